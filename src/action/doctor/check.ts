import { nextStepFor } from '../../core/model/error-codes.ts';
import { codeOfProblem, describeProblem, type InputProblem } from '../../core/model/input-problem.ts';

/** Names of the checks, in the order of their rows. */
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

/** Names of all rows. `inputs` stands for mistakes that no other row covers. */
export type CheckName = (typeof checkNames)[number] | 'inputs';

export type CheckOutcome =
  | 'passed'
  /** A run would leave something out, or may have to wait. */
  | 'warning'
  /** A run would not pass. */
  | 'failed'
  /** There is nothing to check, or no way to check it. */
  | 'skipped';

export interface Check {
  readonly name: CheckName;
  readonly outcome: CheckOutcome;
  readonly found: string;
  /** Next step for the user; empty if no step is needed. */
  readonly remedy: string;
}

export const passed = (name: CheckName, found: string): Check => ({ name, outcome: 'passed', found, remedy: '' });

export const skipped = (name: CheckName, found: string): Check => ({ name, outcome: 'skipped', found, remedy: '' });

export const warning = (name: CheckName, found: string, remedy: string): Check => ({ name, outcome: 'warning', found, remedy });

export const failed = (name: CheckName, found: string, remedy: string): Check => ({ name, outcome: 'failed', found, remedy });

const worstFirst: readonly CheckOutcome[] = ['failed', 'warning', 'passed', 'skipped'];

/** Joins the findings of each check into one row. Passed and skipped findings are shown only if no finding is worse. */
export const rowsOf = (checks: readonly Check[]): readonly Check[] =>
  (['inputs', ...checkNames] as const).flatMap((name) => {
    const own = checks.filter((check) => check.name === name);
    const sorted = own.toSorted((a, b) => worstFirst.indexOf(a.outcome) - worstFirst.indexOf(b.outcome));
    const bad = sorted.filter(({ outcome }) => outcome === 'failed' || outcome === 'warning');
    const shown = bad.length > 0 ? bad : sorted;
    const join = (column: 'found' | 'remedy', separator: string): string =>
      [...new Set(shown.map((check) => check[column]).filter((text) => text !== ''))].join(separator);
    return shown.slice(0, 1).map(({ outcome }) => ({ name, outcome, found: join('found', '; '), remedy: join('remedy', ' ') }));
  });

export interface DoctorVerdict {
  readonly verdict: 'passed' | 'error';
  /** A single sentence without line breaks. */
  readonly reason: string;
}

export const doctorOutputs = ({ verdict, reason }: DoctorVerdict, simulated = false) => ({
  verdict: String(verdict),
  reason,
  simulated: String(simulated),
});

const rowsOfInputs: Readonly<Record<string, CheckName>> = {
  'base-url': 'address',
  username: 'credentials',
  'access-key': 'credentials',
  devices: 'devices',
  app: 'app',
  media: 'app',
  'test-suite': 'test suite',
  tests: 'tests',
  select: 'tests',
  quarantine: 'quarantine',
  history: 'history',
  'github-token': 'token permissions',
  'check-name': 'token permissions',
  'artifact-name': 'artifact service',
};

/** Rows for mistakes in inputs. All other checks are skipped, because no request was sent. */
export const checksOfMistakes = (mistakes: readonly InputProblem[]): readonly Check[] => {
  const wrong = mistakes.map((mistake) => {
    const name = rowsOfInputs[mistake.input] ?? 'inputs';
    return failed(name, describeProblem(mistake), nextStepFor(codeOfProblem(mistake)));
  });
  const named = new Set(wrong.map(({ name }) => name));
  const others = checkNames.filter((name) => !named.has(name));
  return [...wrong, ...others.map((name) => skipped(name, 'not checked, since inputs are invalid'))];
};
