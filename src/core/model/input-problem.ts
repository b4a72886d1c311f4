import { counted, listed } from '../../lib/numbers.ts';
import { codeMark, type ErrorCode, nextStepFor } from './error-codes.ts';

export interface InputProblem {
  readonly input: string;
  /** Value of the input, without secrets; absent for a missing input. */
  readonly value?: string;
  /** Clause that continues `<input> is "<value>", but`, or for a missing input `<input> is missing; it`. */
  readonly accepted: string;
  /** Complete message without a period at its end, if the general form is not precise enough. */
  readonly sentence?: string;
  /** Error code, if neither `input-missing` nor `input-invalid` is specific enough. */
  readonly code?: ErrorCode;
}

export class InputError extends Error {
  readonly code: ErrorCode;
  readonly hint: string;
  readonly problems: readonly InputProblem[];

  /** @param hint what to do next, if the general advice for the first problem does not fit */
  constructor(problems: readonly InputProblem[], hint?: string) {
    super(describeProblems(problems));
    this.name = 'InputError';
    this.problems = problems;
    this.code = codeOfProblem(problems[0]);
    const wrong = [...new Set(problems.filter((each) => codeOfProblem(each) === this.code).map(({ input }) => `\`${input}\``))];
    const general =
      this.code === 'input-invalid' ? `Correct ${listed(wrong, 'and')} in the workflow file.` : nextStepFor(this.code);
    this.hint = hint ?? general;
  }

  /** Heading of the list of mistakes, with their number. */
  get headline(): string {
    return headlineOf(this.problems);
  }

  /** Text of the output `reason`: the first mistake, and the number of other mistakes. */
  get summary(): string {
    const [first, ...others] = this.problems;
    if (first === undefined) return 'The inputs are invalid.';
    const inputs = [...new Set(others.map(({ input }) => `\`${input}\``))].join(', ');
    const more = others.length === 0 ? '' : ` (and ${counted(others.length, 'more mistake')}, in ${inputs})`;
    return `${describeProblem(first)}${more}.`;
  }
}

const maxShownValue = 200;
/** Maximum number of mistakes in a message, so that a long list of wrong entries does not fill the log. */
const maxShownProblems = 200;

export const describeProblem = (problem: InputProblem): string => {
  const { input, value, accepted, sentence } = problem;
  if (sentence !== undefined) return `${sentence} ${codeMark(codeOfProblem(problem))}`;
  const what = value === undefined ? `is missing; it ${accepted}` : `is ${quoteValue(value)}, but ${accepted}`;
  return `${input} ${what} ${codeMark(codeOfProblem(problem))}`;
};

/** Returns the error code of a mistake, or `input-missing` if there is no mistake. */
export const codeOfProblem = (problem: InputProblem | undefined): ErrorCode =>
  problem?.code ?? (problem?.value === undefined ? 'input-missing' : 'input-invalid');

const headlineOf = (problems: readonly InputProblem[]): string =>
  `${problems.length === 1 ? '1 input is invalid' : `${problems.length} inputs are invalid`}; nothing was sent.`;

const describeProblems = (problems: readonly InputProblem[]): string => {
  const lines = problems.slice(0, maxShownProblems).map((problem) => `  - ${describeProblem(problem)}`);
  const more = problems.length - lines.length;
  return [headlineOf(problems), ...lines, ...(more > 0 ? [`  - and ${more} more`] : [])].join('\n');
};

const quoteValue = (value: string): string => {
  const [line = ''] = value.slice(0, maxShownValue).split('\n', 1);
  return JSON.stringify(line.length < value.length ? `${line}…` : value);
};
