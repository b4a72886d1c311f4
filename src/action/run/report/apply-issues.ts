import type { QuarantinedFailure } from '../../../core/model/run-analysis.ts';
import { describeError } from '../../../core/model/run-problem.ts';
import type { SeenRun } from '../../../core/results/issues/issue-mark.ts';
import type { IssueAction } from '../../../core/results/issues/plan-issues.ts';
import { dayMs } from '../../../lib/durations.ts';
import { textAt } from '../../../lib/is-record.ts';
import { counted } from '../../../lib/numbers.ts';
import type { StepContext } from '../../context.ts';
import { httpStatusOf, isNotPermitted, notPermitted } from '../../github/api.ts';
import type { IssueStore } from '../../github/issues.ts';
import {
  closingComment,
  type IssueView,
  issueBody,
  issueTitle,
  type KeptIssue,
  namedIssueComment,
  newsComment,
} from '../../markdown/issues.ts';

interface IssueWork {
  readonly store: IssueStore;
  readonly run: SeenRun;
  /** Today in UTC, as `YYYY-MM-DD`. */
  readonly day: string;
  readonly view: IssueView;
  /** Failures of this run that are covered by quarantine entries which name the issue. */
  readonly failuresOf: (number: number) => readonly QuarantinedFailure[];
  readonly urlOf: (number: number) => string;
}

/** Failed requests after which the other issues are left as they are, because GitHub then accepts none of them. */
const mostFailures = 3;

/** Sends the planned changes to GitHub, one after the other. Logs a warning for each change that fails. */
export const applyIssueActions = async (
  actions: readonly IssueAction[],
  work: IssueWork,
  { log, clock, signal }: StepContext,
): Promise<readonly KeptIssue[]> => {
  const kept: KeptIssue[] = [];
  let failed = 0;
  for (const [nth, action] of actions.entries()) {
    try {
      const done = await apply(action, work, clock.nowMs());
      log.info(`Issue ${done.number}: ${done.done}.`);
      kept.push(done);
    } catch (error) {
      if (signal.aborted) break;
      const what = describeAction(action);
      if (hasRefusedToken(error, action)) {
        log.warning(`${notPermitted(what, 'issues', error).message}.`);
        break;
      }
      failed += 1;
      log.warning(`${what} could not be written: ${describeError(error)}.`);
      const left = actions.length - nth - 1;
      if (failed < mostFailures || left === 0) continue;
      log.warning(`${counted(left, 'more issue')} left as before, since ${failed} requests failed.`);
      break;
    }
  }
  return kept;
};

const apply = async (action: IssueAction, work: IssueWork, nowMs: number): Promise<KeptIssue> => {
  const { store, run, day, view, failuresOf, urlOf } = work;
  // A day before midnight in UTC is enough, whatever the clocks of runner and server show.
  const sinceMs = nowMs - 2 * dayMs;
  switch (action.kind) {
    case 'create': {
      const title = issueTitle(action.mark, action.causes);
      const { number, url } = await store.create({ title, body: issueBody(action.mark, action.causes, view) });
      return { done: 'opened', number, url, title };
    }
    case 'update': {
      const { number, mark, causes, reopens, news } = action;
      await store.update(number, { body: issueBody(mark, causes, view), ...(reopens && { state: 'open' }) });
      if (news !== undefined) await store.comment(number, newsComment(news, run, day), sinceMs);
      return { done: reopens ? 'opened again' : 'updated', number, url: urlOf(number), title: issueTitle(mark, causes) };
    }
    case 'comment': {
      const { number, causes } = action;
      const isNew = await store.comment(number, namedIssueComment(failuresOf(number), causes, run, day), sinceMs);
      const done = isNew ? 'commented, as the quarantine file names it' : 'has a comment of this day';
      return { done, number, url: urlOf(number) };
    }
    case 'close': {
      const { number, mark, reason } = action;
      await store.close(number, reason === 'green' ? 'completed' : 'not_planned');
      await store.comment(number, closingComment(reason, mark, run), sinceMs);
      const why = reason === 'green' ? 'it is green again' : 'its tests left the suite';
      return { done: `closed, since ${why}`, number, url: urlOf(number) };
    }
  }
};

/** Whether the token may write no issue at all. An issue can also be locked, or deleted meanwhile. */
const hasRefusedToken = (error: unknown, { kind }: IssueAction): boolean =>
  isNotPermitted(error) &&
  !/\blocked\b/i.test(textAt(error, 'message') ?? '') &&
  (httpStatusOf(error) !== 404 || kind === 'create');

const describeAction = (action: IssueAction): string => {
  switch (action.kind) {
    case 'create':
      return `An issue for the cause ${action.mark.id}`;
    case 'comment':
      return `A comment on issue ${action.number}`;
    default:
      return `Issue ${action.number}`;
  }
};
