import type { CallGitHub } from '../github/api.ts';
import { type BranchState, branchAdvice, commitBranchFile, readBranchFile } from '../github/branch-files.ts';
import type { Clock } from '../lib/clock.ts';
import { describeError, hasCode } from '../model/run-problem.ts';
import { emptyHistory, type History, mergeHistories } from './history.ts';
import { type HistorySuite, historyVersion, suiteKey, writeHistory } from './history-document.ts';

interface BranchServices {
  /** Creates a function for calls to GitHub. The calls also end when the given signal aborts. */
  readonly callsWithin: (signal: AbortSignal) => CallGitHub;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly random: () => number;
  /** Logs a line about a stored document that cannot be used. */
  readonly notice: (line: string) => void;
}

/**
 * Limit on attempts to write. If ten jobs write at once, one of them succeeds in each attempt, so the last job needs ten
 * attempts.
 */
const mostTries = 25;
const shortestPauseMs = 250;
const longestPauseMs = 8_000;

/** Folder on the branch that contains one file per suite. */
export const historyFolder = (simulated: boolean): string =>
  `mobile-test-cloud-history/v${historyVersion}/${simulated ? 'simulated' : 'results'}/`;

/** Opens a history that is stored on a separate branch. The branch has one file per suite, and each update is one commit. */
export const openBranchHistory = (
  branch: string,
  suite: HistorySuite,
  simulated: boolean,
  services: BranchServices,
): HistoryStore => {
  const { callsWithin, clock, signal, random, notice } = services;
  const file = { branch, path: `${historyFolder(simulated)}${suiteKey(suite)}.json.gz` };
  let isSaid = false;
  const historyOf = async (content: Buffer | undefined): Promise<History> => {
    if (content === undefined) return emptyHistory;
    const { readHistory } = await import(/* webpackChunkName: "documents" */ './read-history.ts');
    try {
      return readHistory(content, suite);
    } catch (error) {
      if (!hasCode(error, 'history-unreadable')) throw error;
      if (!isSaid) notice(`${file.path} on the branch "${branch}": ${describeError(error)}.`);
      isSaid = true;
      return emptyHistory;
    }
  };
  /** Content of the branch at the last read. If the branch has not changed, it is not read again. */
  let last: BranchState | undefined;
  const readState = async (call: CallGitHub): Promise<BranchState> => {
    last = await readBranchFile(call, file, last);
    return last;
  };
  const advised = async <Result>(permission: 'read' | 'write', work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      throw new Error(branchAdvice(error, permission) ?? describeError(error), { cause: error });
    }
  };
  const tryWrite = async (history: History, call: CallGitHub): Promise<boolean> => {
    const state = await readState(call);
    const content = writeHistory(mergeHistories(await historyOf(state.content), history), suite);
    if (state.content?.equals(content)) return true;
    return commitBranchFile(call, file, state, content, 'Update the test history\n\n[skip ci]');
  };
  return {
    read: (add, within) =>
      advised('read', async () => {
        const before = last;
        const state = await readState(callsWithin(within));
        if (state !== before) add(await historyOf(state.content));
      }),
    write: (history) =>
      advised('write', async () => {
        const call = callsWithin(signal);
        for (let tries = 0; tries < mostTries; tries++) {
          if (await tryWrite(history, call)) return;
          const limitMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** tries);
          await clock.sleep(limitMs * random(), signal);
        }
        throw new Error(`other jobs wrote to the branch "${branch}" at the same time, ${mostTries} times in a row`);
      }),
  };
};

/** Storage of the history of one suite. */
export interface HistoryStore {
  /**
   * Passes all stored parts to `add`, except the parts that earlier calls have passed.
   *
   * @throws Error if nothing can be read
   */
  readonly read: (add: (part: History) => void, signal: AbortSignal) => Promise<void>;
  /** Stores `history` merged with the stored history. @throws Error if it cannot be written */
  readonly write: (history: History) => Promise<void>;
}
