/** The service returned another build than the one that it was asked for. */
export class ForeignBuildError extends Error {
  readonly code = 'response-foreign';

  constructor(wanted: string, returned: string) {
    super(`the service returned build ${returned} when asked for build ${wanted}`);
    this.name = 'ForeignBuildError';
  }
}
