import { RedirectRefusedError } from './connection-errors.ts';
import { CloudError, type FailureFacts } from './errors.ts';

/** All parallel slots and all places in the queue are taken; nothing was started. */
export class ParallelsInUseError extends CloudError {
  constructor(facts: FailureFacts) {
    super(
      {
        code: 'cloud-parallels-in-use',
        failure: 'final',
        what: 'all parallel sessions of the plan are in use',
      },
      facts,
    );
  }
}

/** The service rejected the build request; nothing was started. */
export class BuildRejectedError extends CloudError {
  constructor(facts: FailureFacts) {
    super(
      {
        code: 'cloud-build-rejected',
        failure: 'final',
        what: 'the service refused to start the build',
      },
      facts,
    );
  }
}

/** The response to a start is lost: a build may be running. Look for it before sending the request again. */
export class StartUncertainError extends CloudError {
  constructor(facts: FailureFacts) {
    super(
      {
        code: 'cloud-start-uncertain',
        failure: 'final',
        what: `the response to the start of a build was lost; a build may be running${lossOf(facts)}`,
      },
      facts,
    );
  }
}

/** The reason of the loss; a status is in the message already. */
const lossOf = ({ cause, status }: FailureFacts): string => {
  if (!(cause instanceof CloudError) || (status !== undefined && !(cause instanceof RedirectRefusedError))) return '';
  const { message, route } = cause;
  return ` (${message.startsWith(`${route}: `) ? message.slice(route.length + 2) : message})`;
};
