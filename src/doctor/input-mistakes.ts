import type { InputProblem } from '../inputs/problems.ts';
import { codeOfProblem, describeProblem } from '../inputs/problems.ts';
import { nextStepFor } from '../model/error-codes.ts';
import { type Check, type CheckName, checkNames, failed, skipped } from './check.ts';

const rows: Readonly<Record<string, CheckName>> = {
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

/** Assigns each mistake in an input to its row. All other rows are skipped, since no request was sent. */
export const checksOfMistakes = (mistakes: readonly InputProblem[]): readonly Check[] => {
  const wrong = mistakes.map((mistake) => {
    const name = rows[mistake.input] ?? 'inputs';
    return failed(name, describeProblem(mistake), nextStepFor(codeOfProblem(mistake)));
  });
  const named = new Set(wrong.map(({ name }) => name));
  const others = checkNames.filter((name) => !named.has(name));
  return [...wrong, ...others.map((name) => skipped(name, 'not checked, since inputs are invalid'))];
};
