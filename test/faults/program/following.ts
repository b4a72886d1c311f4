import type { LocalFault } from '../local-faults.ts';

/** What a process that follows is told at its start. */
export interface Following {
  readonly port: number;
  readonly seed: string;
  /** The path as the source of an expression. */
  readonly fault?: Omit<LocalFault, 'path'> & { readonly path: string };
}

/** The variable that says it, as JSON. */
export const followingVariable = 'FAULT_CELL';
