/** One thing that the doctor looked at. */
export interface Check {
  readonly name: string;
  readonly outcome: 'ok' | 'warning' | 'problem';
  readonly found: string;
  /** What to do; empty where there is nothing to do. */
  readonly remedy: string;
}

export const ok = (name: string, found: string): Check => ({ name, outcome: 'ok', found, remedy: '' });

export const warning = (name: string, found: string, remedy: string): Check => ({ name, outcome: 'warning', found, remedy });

export const problem = (name: string, found: string, remedy: string): Check => ({ name, outcome: 'problem', found, remedy });
