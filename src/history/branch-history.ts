import type { CallGitHub } from '../github/api.ts';
import { type BranchState, branchAdvice, commitBranchFile, readBranchFile } from '../github/branch-files.ts';
import type { Clock } from '../lib/clock.ts';
import { describeError } from '../model/run-problem.ts';
import { emptyHistory, type History, mergeHistories } from './history.ts';
import {
  HistoryDocumentError,
  type HistorySuite,
  historyVersion,
  readHistory,
  suiteKey,
  writeHistory,
} from './history-document.ts';

interface BranchServices {
  /** Calls that end when a signal aborts. */
  readonly callsWithin: (signal: AbortSignal) => CallGitHub;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly random: () => number;
  /** Hears of a stored document that cannot be used. */
  readonly notice: (line: string) => void;
}

/** With ten jobs that write at once, the last one succeeds in the tenth try at the latest, as one of them succeeds in each. */
const mostTries = 25;
const shortestPauseMs = 250;
const longestPauseMs = 8_000;

/** Where a branch has the files of suites. */
export const historyFolder = (simulated: boolean): string =>
  `mobile-test-cloud-history/v${historyVersion}/${simulated ? 'simulated' : 'results'}/`;

/** Keeps the history in a branch of its own: one file for each suite, one commit for each update. */
export const openBranchHistory = (
  branch: string,
  suite: HistorySuite,
  simulated: boolean,
  services: BranchServices,
): HistoryStore => {
  const { callsWithin, clock, signal, random, notice } = services;
  const file = { branch, path: `${historyFolder(simulated)}${suiteKey(suite)}.json.gz` };
  let isSaid = false;
  const historyOf = (content: Buffer | undefined): History => {
    if (content === undefined) return emptyHistory;
    try {
      return readHistory(content, suite);
    } catch (error) {
      if (!(error instanceof HistoryDocumentError)) throw error;
      if (!isSaid) notice(`${file.path} on the branch "${branch}": ${describeError(error)}.`);
      isSaid = true;
      return emptyHistory;
    }
  };
  /** As it was read last: a branch that has not moved is not read again. */
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
    const content = writeHistory(mergeHistories(historyOf(state.content), history), suite);
    if (state.content?.equals(content)) return true;
    return commitBranchFile(call, file, state, content, 'Update the test history\n\n[skip ci]');
  };
  return {
    read: (add, within) =>
      advised('read', async () => {
        const before = last;
        const state = await readState(callsWithin(within));
        if (state !== before) add(historyOf(state.content));
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

/** Where the history of one suite is kept. */
export interface HistoryStore {
  /**
   * Hands over what is stored and was not handed over before, part by part.
   *
   * @throws Error where nothing can be read
   */
  readonly read: (add: (part: History) => void, signal: AbortSignal) => Promise<void>;
  /** Keeps `history` together with what is stored. @throws Error where it cannot be written */
  readonly write: (history: History) => Promise<void>;
}
