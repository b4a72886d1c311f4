/** The workflow was cancelled. */
export class CancelledError extends Error {
  readonly code = 'cancelled';

  constructor() {
    super('The workflow was cancelled.');
    this.name = 'CancelledError';
  }
}

/** Also where the cancellation is the cause of another error, as in a request that was aborted. */
export const isCancellation = (error: unknown): boolean =>
  error instanceof CancelledError || (error instanceof Error && error.cause !== undefined && isCancellation(error.cause));
