import { type Cell, cellName } from './cells.ts';
import type { LocalFault } from './local-faults.ts';

/** One command to run. */
export interface Command {
  readonly workspace: string;
  /** As under `with:`. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly fault?: LocalFault | undefined;
  /** The same pauses for the same text. */
  readonly seed: string;
}

/** What a command left behind, as the runner sees it. */
export interface Executed {
  readonly outputs: Readonly<Record<string, string>>;
  /** Whether the step is red. */
  readonly failed: boolean;
  /** Of the log, without what only a debug log shows. */
  readonly lines: readonly string[];
  /** All that the runner was given, debug lines included, by its place. */
  readonly written: Readonly<Record<string, readonly string[]>>;
  /** Requests that met the local fault. */
  readonly struck: number;
}

/** A way to run commands whose time is virtual. */
export interface Execution extends AsyncDisposable {
  readonly execute: (command: Command) => Promise<Executed>;
}

/** `matrix`: in the process of the cloud. `program`: `dist/index.js` in a process of its own, as the runner starts it. */
export type Way = 'matrix' | 'program';

/** A cell, and how it is tried. */
export interface Trial {
  readonly cell: Cell;
  readonly way: Way;
}

export const trialName = ({ cell, way }: Trial): string => `${way === 'program' ? 'dist, ' : ''}${cellName(cell)}`;
