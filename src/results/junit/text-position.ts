import type { Position } from './problem.ts';

export interface TextPosition {
  /** Costs nothing: lines are counted when somebody asks. */
  readonly moveTo: (buffer: string, offset: number) => void;
  /** The next buffer begins where this one is left. */
  readonly leave: (buffer: string, offset: number) => void;
  readonly current: () => Position;
  /** The place so many characters after the current one, in the same buffer. */
  readonly after: (chars: number) => Position;
}

/** Line and column, from 1, in a text that comes in pieces. */
export const createTextPosition = (): TextPosition => {
  let start: Position = { line: 1, column: 1 };
  let text = '';
  let at = 0;
  return {
    moveTo: (buffer, offset) => {
      text = buffer;
      at = offset;
    },
    leave: (buffer, offset) => {
      start = advance(start, buffer, offset);
      text = '';
      at = 0;
    },
    current: () => advance(start, text, at),
    after: (chars) => advance(start, text, at + chars),
  };
};

const advance = (start: Position, text: string, to: number): Position => {
  let { line, column } = start;
  let from = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < to; end = text.indexOf('\n', from)) {
    line += 1;
    column = 1;
    from = end + 1;
  }
  return { line, column: column + to - from };
};
