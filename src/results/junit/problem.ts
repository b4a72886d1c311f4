/** Problems that end the reading. Other problems are only noted. */
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

/** In the decoded text, from 1. */
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

/** Ends the reading of a report. The reader catches this error and keeps `problem`. */
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
    /** In order. A summary line replaces further problems of a kind. */
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
