/** Codes of problems that end the reading. Other problems are only noted. */
const fatalCodes = [
  'empty',
  'not-xml',
  'html',
  'doctype',
  'malformed',
  'truncated',
  'trailing-content',
  'not-junit',
  'too-deep',
  'too-large',
] as const;

export type FatalCode = (typeof fatalCodes)[number];

type NotedCode =
  | 'bad-encoding'
  | 'illegal-characters'
  | 'bad-reference'
  | 'bad-attribute'
  | 'bad-number'
  | 'bad-count'
  | 'unknown-result'
  | 'counts-differ';

/** Line and column in the decoded text, from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface JUnitProblem extends Partial<Position> {
  readonly code: FatalCode | NotedCode;
  readonly message: string;
}

/** Whether results may be missing because of the problem. */
export const isFatal = (problem: JUnitProblem): problem is JUnitProblem & { readonly code: FatalCode } =>
  (fatalCodes as readonly string[]).includes(problem.code);

/** Thrown to end the reading of a report. The reader catches this error and adds `problem` to its list of problems. */
export class ReadingStopped extends Error {
  readonly problem: JUnitProblem;

  constructor(code: FatalCode, message: string, position?: Position) {
    super(message);
    this.name = 'ReadingStopped';
    this.problem = { code, message, ...position };
  }
}

const shownOfEachKind = 10;

export const createProblemList = () => {
  const problems: JUnitProblem[] = [];
  const counts = new Map<JUnitProblem['code'], number>();
  return {
    add: (problem: JUnitProblem): void => {
      const count = (counts.get(problem.code) ?? 0) + 1;
      counts.set(problem.code, count);
      if (count <= shownOfEachKind) problems.push(problem);
    },
    /** Problems in order. If one kind of problem occurs too often, a summary line replaces further problems of this kind. */
    all: (): JUnitProblem[] => {
      const cut = counts.entries().filter(([, count]) => count > shownOfEachKind);
      return [
        ...problems,
        ...cut.map(([code, count]) => ({ code, message: `${count - shownOfEachKind} more of the same kind` })),
      ];
    },
  };
};

export type ProblemList = ReturnType<typeof createProblemList>;
