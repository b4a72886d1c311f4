import { CST, Lexer } from 'yaml';

/** Maximum number of tokens, whose nodes need some 600 bytes each. */
const maxTokens = 1_000_000;
/** Maximum depth of brackets, and maximum number of indicators in one line outside of them, because each of these nests, too. */
const maxDepth = 500;
/** Maximum number of mistakes, because the parser makes an error with a call stack of each. */
const maxMistakes = 100;

interface Costly {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** Whether the text is valid YAML that is only too long. */
  readonly isLimit: boolean;
}

/**
 * Finds out by the tokens of a text whether parsing would take much time and memory: too many tokens, values that are nested too
 * deeply, or too many mistakes. Ends at the first of them, because splitting into tokens takes a tenth of the time of parsing.
 */
export const findCostly = (text: string): Costly | undefined => {
  const structure = new Structure();
  let [offset, tokens] = [0, 0];
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    tokens++;
    // The text of a plain or block scalar follows its sign.
    if (!isText) structure.add(CST.tokenType(token), offset);
    isText = token === CST.SCALAR;
    if (structure.isTooDeep) return costlyAt(text, offset, 'The document is nested too deeply');
    if (structure.mistakes > maxMistakes)
      return costlyAt(
        text,
        structure.firstMistakeAt,
        `The document has more than ${maxMistakes} mistakes, of which this is the first`,
      );
    if (tokens > maxTokens) return costlyAt(text, offset, `The document has more than ${maxTokens} words and signs`, true);
    if (!isSign(token)) offset += token.length;
  }
  return undefined;
};

/** Whether a token is a sign that the lexer adds, which is not in the text. */
const isSign = (token: string): boolean => token === CST.DOCUMENT || token === CST.SCALAR || token === CST.FLOW_END;

const costlyAt = (text: string, offset: number, message: string, isLimit = false): Costly => {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, message, isLimit };
};

/** Counts what nests and what cannot follow each other. Valid YAML has no such mistake; not every mistake is counted. */
class Structure {
  mistakes = 0;
  firstMistakeAt = 0;
  /** Number of indicators of the current line, outside of brackets. */
  #indicators = 0;
  /** Number of values since the last indicator. A mapping has two: a value, and the next key. */
  #values = 0;
  /** Number of anchors and tags of the next value, which may have one of each. */
  #properties = 0;
  /** Last indicator or comma, or the bracket that was opened. Undefined after a value. */
  #sign: CST.TokenType | undefined;
  /** Number of values before each open bracket, with the one in the brackets. */
  readonly #brackets: number[] = [];

  get isTooDeep(): boolean {
    return this.#brackets.length > maxDepth || this.#indicators > maxDepth;
  }

  add(type: CST.TokenType | null, offset: number): void {
    switch (type) {
      case 'scalar':
      case 'single-quoted-scalar':
      case 'double-quoted-scalar':
      case 'alias':
        this.#count(++this.#values > 2, offset);
        this.#follow(undefined, this.#values);
        return;
      case 'anchor':
      case 'tag':
        this.#count(++this.#properties > 2, offset);
        return;
      case 'flow-map-start':
      case 'flow-seq-start':
        this.#count(++this.#values > 2, offset);
        this.#brackets.push(this.#values);
        this.#follow(type, 0);
        return;
      case 'flow-map-end':
      case 'flow-seq-end':
        this.#count(this.#brackets.length === 0, offset);
        this.#follow(undefined, this.#brackets.pop() ?? 1);
        return;
      case 'comma':
        this.#count(this.#sign === 'comma', offset);
        this.#follow(type, 0);
        return;
      case 'seq-item-ind':
      case 'explicit-key-ind':
      case 'map-value-ind':
        if (this.#brackets.length === 0) this.#indicators++;
        else this.#count(this.#sign === type, offset);
        this.#follow(type, 0);
        return;
      case 'doc-start':
      case 'doc-end':
        this.#follow(type, 0);
        return;
      case 'newline':
        this.#indicators = 0;
        return;
      default:
    }
  }

  #follow(sign: CST.TokenType | undefined, values: number): void {
    [this.#sign, this.#values, this.#properties] = [sign, values, 0];
  }

  #count(isMistake: boolean, offset: number): void {
    if (!isMistake) return;
    if (this.mistakes === 0) this.firstMistakeAt = offset;
    this.mistakes++;
  }
}
