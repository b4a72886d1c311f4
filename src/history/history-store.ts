import type { History } from './history.ts';

/** Where the history of one suite is kept. */
export interface HistoryStore {
  /** Everything that can be read. @throws Error where nothing can */
  readonly read: () => Promise<History>;
  /** Keeps `history` together with what is stored. @throws Error where it cannot be written */
  readonly write: (history: History) => Promise<void>;
}
