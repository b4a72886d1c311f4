/** What the doctor checks, in the order of the table. */
export const checkNames = [
  'address',
  'credentials',
  'plan and free slots',
  'devices',
  'app',
  'test suite',
  'tests',
  'quarantine',
  'history',
  'token permissions',
  'artifact service',
] as const;

/** `inputs`: mistakes in inputs that have no row of their own. */
export type CheckName = (typeof checkNames)[number] | 'inputs';

/** `failed`: a run would not be green. `warning`: it would leave something out, or may wait. `skipped`: nothing to check, or no way to. */
export type CheckOutcome = 'passed' | 'warning' | 'failed' | 'skipped';

/** One row of the table. */
export interface Check {
  readonly name: CheckName;
  readonly outcome: CheckOutcome;
  readonly found: string;
  /** What to do next; empty where there is nothing to do. */
  readonly remedy: string;
}

export const passed = (name: CheckName, found: string): Check => ({ name, outcome: 'passed', found, remedy: '' });

export const skipped = (name: CheckName, found: string): Check => ({ name, outcome: 'skipped', found, remedy: '' });

export const warning = (name: CheckName, found: string, remedy: string): Check => ({ name, outcome: 'warning', found, remedy });

export const failed = (name: CheckName, found: string, remedy: string): Check => ({ name, outcome: 'failed', found, remedy });

const worstFirst: readonly CheckOutcome[] = ['failed', 'warning', 'passed', 'skipped'];

/** Everything that was found for one row, the worst first. What passed is not told beside what did not. */
const joinChecks = ([first, ...others]: readonly [Check, ...Check[]]): Check => {
  const sorted = [first, ...others].toSorted((a, b) => worstFirst.indexOf(a.outcome) - worstFirst.indexOf(b.outcome));
  const { outcome, name } = sorted[0] ?? first;
  const isBad = ({ outcome: each }: Check): boolean => each === 'failed' || each === 'warning';
  const told = sorted.some(isBad) ? sorted.filter(isBad) : sorted;
  const join = (texts: readonly string[], separator: string): string =>
    [...new Set(texts.filter((text) => text !== ''))].join(separator);
  return {
    name,
    outcome,
    found: join(
      told.map(({ found }) => found),
      '; ',
    ),
    remedy: join(
      told.map(({ remedy }) => remedy),
      ' ',
    ),
  };
};

/** One row for each name that the doctor checks, in order; a mistake in other inputs comes first. */
export const rowsOf = (checks: readonly Check[]): readonly Check[] =>
  (['inputs', ...checkNames] as const).flatMap((name) => {
    const [first, ...others] = checks.filter((check) => check.name === name);
    return first === undefined ? [] : [joinChecks([first, ...others])];
  });
