/** Maximum indentation that is added to a line, so that the text grows only in proportion to its length. */
const maxAdded = 200;

const blank = /[ \t]*/y;
const property = /[&!][^\s,[\]{}]*(?=\s)/y;
const entry = /[-?:](?=[ \t\n]|$)/y;
const blockHeader = /[|>][-+\d]{0,2}[ \t]*(?:#[^\n]*)?(?=\n|$)/y;
const plain = /(?:[^:#\n]|:(?=\S)|(?<=\S)#)+/y;
const marker = /(?:---|\.\.\.)(?=\s|$)/y;

/**
 * Indents the lines on which a quoted text or a flow collection goes on, below the line where it starts.
 *
 * YAML 1.2 wants these lines to be indented further than the mapping around them. Parsers that come from libyaml, as those of Java,
 * Go and Python do, read them at any indentation. The added blanks change no value: leading blanks are no part of a quoted text.
 * Takes linear time.
 *
 * @returns the text with the same lines, or undefined if a quote or a bracket is not closed
 */
export const indentContinuations = (source: string): string | undefined => new Indenter(source).read();

class Indenter {
  readonly #text: string;
  #at = 0;
  /** Column after the last `-` of the current line, or of its first text. */
  #indent = 0;
  /** Column of the `-` or of the key to which the current value belongs. */
  #parent = -1;
  /** Places in the text, with the number of blanks to add. */
  readonly #added: { readonly at: number; readonly count: number }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  read(): string | undefined {
    while (this.#at < this.#text.length) {
      if (!this.#readLine()) return undefined;
      this.#at += 1;
    }
    let copied = 0;
    const parts = this.#added.map(({ at, count }) => {
      const part = this.#text.slice(copied, at) + ' '.repeat(count);
      copied = at;
      return part;
    });
    return parts.join('') + this.#text.slice(copied);
  }

  /** Reads to the end of a line, or of the value that starts in it. Returns false if the value has no end. */
  #readLine(): boolean {
    const start = this.#at;
    this.#beginLine();
    for (;;) {
      this.#take(blank);
      const sign = this.#text.charAt(this.#at);
      if (sign === '' || sign === '\n' || sign === '#') return this.#endLine(sign);
      if (this.#takeEntry(start) || this.#take(property)) continue;
      if (/["'[{]/.test(sign)) {
        if (!(/[[{]/.test(sign) ? this.#readFlow() : this.#readQuoted(sign))) return false;
      } else if (this.#takeBlockHeader(start)) return this.#skipBlock();
      else if (!this.#take(plain)) this.#at += 1;
    }
  }

  #takeBlockHeader(start: number): boolean {
    const column = this.#at - start;
    if (!this.#take(blockHeader)) return false;
    // The indicator of a block may be in a line of its own, as far left as its key.
    if (column === this.#indent) this.#added.push({ at: start, count: 1 });
    return true;
  }

  #beginLine(): void {
    const start = this.#at;
    this.#take(blank);
    if (this.#at === start && this.#take(marker)) this.#take(blank);
    this.#indent = this.#at - start;
    this.#parent = -1;
  }

  #takeEntry(start: number): boolean {
    const column = this.#at - start;
    const isValue = this.#text.charAt(this.#at) === ':';
    if (!this.#take(entry)) return false;
    this.#parent = isValue ? this.#indent : column;
    this.#take(blank);
    // The text after a hyphen may begin a mapping; the text after a colon is a value.
    if (!isValue) this.#indent = this.#at - start;
    return true;
  }

  #endLine(sign: string): boolean {
    // A comment may follow a quote or a bracket without a blank.
    if (sign === '#' && /["'\]}]/.test(this.#text.charAt(this.#at - 1))) this.#added.push({ at: this.#at, count: 1 });
    return this.#toLineEnd();
  }

  #toLineEnd(): boolean {
    const end = this.#text.indexOf('\n', this.#at);
    this.#at = end === -1 ? this.#text.length : end;
    return true;
  }

  /** Skips the lines of a block scalar, which are indented further than the entry that has it. */
  #skipBlock(): boolean {
    this.#toLineEnd();
    for (let end = this.#at; end < this.#text.length; ) {
      blank.lastIndex = end + 1;
      blank.test(this.#text);
      const first = blank.lastIndex;
      const isBlank = first >= this.#text.length || /[\r\n]/.test(this.#text.charAt(first));
      if (!isBlank && first - end - 1 <= this.#parent) break;
      const next = this.#text.indexOf('\n', end + 1);
      this.#at = next === -1 ? this.#text.length : next;
      end = this.#at;
    }
    return true;
  }

  #readQuoted(quote: string): boolean {
    this.#at += 1;
    for (; this.#at < this.#text.length; this.#at += 1) {
      const sign = this.#text.charAt(this.#at);
      if (sign === '\n' && !this.#goOn()) return false;
      if (sign === '\\' && quote === '"') {
        this.#at += 1;
        if (this.#text.charAt(this.#at) === '\n' && !this.#goOn()) return false;
      } else if (sign === quote) {
        this.#at += 1;
        if (quote === '"' || this.#text.charAt(this.#at) !== "'") return true;
      }
    }
    return false;
  }

  #readFlow(): boolean {
    let depth = 0;
    while (this.#at < this.#text.length) {
      const before = this.#text.charAt(this.#at - 1);
      const sign = this.#text.charAt(this.#at);
      if ((sign === '"' || sign === "'") && /[\s,:[\]{}]/.test(before)) {
        if (!this.#readQuoted(sign)) return false;
        continue;
      }
      if (sign === '\n' && !this.#goOn()) return false;
      if (sign === '#' && this.#takeFlowComment(before)) continue;
      this.#at += 1;
      if (/[[{]/.test(sign)) depth += 1;
      else if (/[\]}]/.test(sign) && --depth === 0) return true;
    }
    return false;
  }

  #takeFlowComment(before: string): boolean {
    if (!/[\s,[\]{}"']/.test(before)) return false;
    if (!/\s/.test(before)) this.#added.push({ at: this.#at, count: 1 });
    return this.#toLineEnd();
  }

  /** Notes that the value goes on in the next line. Returns false at a line that ends the document. */
  #goOn(): boolean {
    const at = this.#at + 1;
    marker.lastIndex = at;
    if (marker.test(this.#text)) return false;
    this.#added.push({ at, count: Math.min(maxAdded, this.#indent + 1) });
    return true;
  }

  /** @param pattern regular expression with the flag `y` */
  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text) || pattern.lastIndex === this.#at) return false;
    this.#at = pattern.lastIndex;
    return true;
  }
}
