export class CancelledError extends Error {
  readonly code = 'cancelled';

  constructor() {
    super('The workflow was cancelled.');
    this.name = 'CancelledError';
  }
}

/** Whether an error is a cancellation, or was caused by a cancellation. */
export const isCancellation = (error: unknown): boolean =>
  error instanceof CancelledError || (error instanceof Error && error.cause !== undefined && isCancellation(error.cause));
