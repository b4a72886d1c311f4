import { counted } from '../lib/numbers.ts';
import { codeMark, type ErrorCode, nextStepFor } from '../model/error-codes.ts';

/** One mistake in one input. */
export interface InputProblem {
  readonly input: string;
  /** As given; never a secret. Absent for an input that is missing. */
  readonly value?: string | undefined;
  /** Continues `<input> is "<value>", but`: what the input must be, or what is wrong. Where it is missing, what it must be. */
  readonly accepted: string;
  /** The whole message, where the general form would say less. Ends without a full stop, or with a question mark. */
  readonly sentence?: string;
  /** If neither `input-missing` nor `input-invalid` is specific enough. */
  readonly code?: ErrorCode;
}

/** All mistakes in all inputs, together. Nothing has been sent when it is thrown. */
export class InputError extends Error {
  /** Of the first mistake. */
  readonly code: ErrorCode;
  readonly hint: string;
  readonly problems: readonly InputProblem[];

  constructor(problems: readonly InputProblem[]) {
    super(describeProblems(problems));
    this.name = 'InputError';
    this.problems = problems;
    this.code = codeOfProblem(problems[0]);
    this.hint = nextStepFor(this.code);
  }

  /** How many mistakes there are, above a list of them. */
  get headline(): string {
    return headlineOf(this.problems);
  }

  /** All of it in one sentence, for the output `reason`. */
  get summary(): string {
    const [first, ...others] = this.problems;
    if (first === undefined) return 'The inputs are invalid.';
    const inputs = [...new Set(others.map(({ input }) => input))].join(', ');
    const more = others.length === 0 ? '' : ` (and ${counted(others.length, 'more mistake')}, in ${inputs})`;
    return `${describeProblem(first)}${more}.`;
  }
}

const maxShownValue = 200;
/** A list of thousands of wrong entries must not fill the log. */
const maxShownProblems = 200;

export const describeProblem = (problem: InputProblem): string => {
  const { input, value, accepted, sentence } = problem;
  if (sentence !== undefined) return `${sentence} ${codeMark(codeOfProblem(problem))}`;
  const what = value === undefined ? `is missing; it ${accepted}` : `is ${shown(value)}, but ${accepted}`;
  return `${input} ${what} ${codeMark(codeOfProblem(problem))}`;
};

/** The stable code of a mistake; of none, of an input that is missing. */
export const codeOfProblem = (problem: InputProblem | undefined): ErrorCode =>
  problem?.code ?? (problem?.value === undefined ? 'input-missing' : 'input-invalid');

const headlineOf = (problems: readonly InputProblem[]): string =>
  `${problems.length === 1 ? '1 input is invalid' : `${problems.length} inputs are invalid`}; nothing was sent.`;

const describeProblems = (problems: readonly InputProblem[]): string => {
  const lines = problems.slice(0, maxShownProblems).map((problem) => `  - ${describeProblem(problem)}`);
  const more = problems.length - lines.length;
  return [headlineOf(problems), ...lines, ...(more > 0 ? [`  - and ${more} more`] : [])].join('\n');
};

const shown = (value: string): string => {
  const [line = ''] = value.slice(0, maxShownValue).split('\n', 1);
  return JSON.stringify(line.length < value.length ? `${line}…` : value);
};
