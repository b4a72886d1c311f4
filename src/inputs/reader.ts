import { withoutAddressSecrets } from '../lib/addresses.ts';
import { InputError, type InputProblem } from './problems.ts';

/** `INPUT_*` variables as the runner sets them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where relative paths start, and what names the run; all from the runner's variables. */
export interface InputContext {
  readonly workspace: string;
  /** `<owner>/<name>` without the owner. */
  readonly repositoryName: string;
  readonly runId: string;
}

interface NumberRule {
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
  readonly accepted: string;
}

/** Inputs whose value must never be shown. The user name is masked as well, but may occur in messages about inputs. */
export const secretInputs = ['access-key', 'alerts-token', 'github-token'] as const;
/** Shorter values are not secrets, and replacing them would damage ordinary words. */
const minSecretLength = 4;

/**
 * Reads inputs and collects every mistake, so that all are reported at once.
 *
 * Each method returns a value of the right type even after a mistake; `finish` throws before the value can be used.
 */
export class InputReader {
  readonly #environment: Environment;
  readonly #problems: InputProblem[] = [];
  #order: readonly string[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** The text as given, without surrounding white space; undefined where the runner set nothing at all. */
  raw(input: string): string | undefined {
    return this.#environment[`INPUT_${input.replaceAll(' ', '_').toUpperCase()}`]?.trim();
  }

  /** As `raw`, with the empty text for an input that is absent or empty. */
  text(input: string): string {
    return this.raw(input) ?? '';
  }

  optional(input: string): string | undefined {
    const text = this.text(input);
    return text === '' ? undefined : text;
  }

  required(input: string, accepted: string): string {
    const text = this.text(input);
    if (text === '') this.problem({ input, accepted });
    return text;
  }

  /** `true` and `false` as the YAML 1.2 core schema spells them; everything else is a mistake. */
  boolean(input: string, fallback: boolean, accepted = 'expected true or false'): boolean {
    const text = this.text(input);
    if (text === '') return fallback;
    if (/^(?:true|True|TRUE)$/.test(text)) return true;
    if (/^(?:false|False|FALSE)$/.test(text)) return false;
    this.problem({ input, value: text, accepted });
    return fallback;
  }

  choice<Word extends string>(input: string, words: readonly Word[], fallback?: Word): Word {
    const text = this.text(input);
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    const accepted = `expected ${listed(words)}`;
    if (text !== '') this.problem({ input, value: text, accepted });
    else if (fallback === undefined) this.problem({ input, accepted });
    return fallback ?? (words[0] as Word);
  }

  number(input: string, { fallback, min, max, whole, accepted }: NumberRule): number {
    const text = this.text(input);
    if (text === '') return fallback;
    const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max && (!whole || Number.isSafeInteger(value))) return value;
    this.problem({ input, value: text, accepted });
    return fallback;
  }

  /**
   * One entry per line, or a JSON array of strings; blank entries are skipped.
   *
   * @param ifEmpty what is expected instead of an array without entries, which is accepted where this is absent
   */
  list(input: string, ifEmpty?: string): readonly string[] {
    const text = this.text(input);
    if (!text.startsWith('[')) return entriesOf(text.split(/\r?\n/));
    const array = parseJson(text);
    const isList = Array.isArray(array) && array.every((entry) => typeof entry === 'string');
    const entries = isList ? entriesOf(array) : [];
    if (!isList) this.problem({ input, value: text, accepted: 'expected one entry per line, or a JSON array of strings' });
    else if (entries.length === 0 && ifEmpty !== undefined) this.problem({ input, value: text, accepted: ifEmpty });
    return entries;
  }

  /** Notes a mistake. Secrets that occur in another input are replaced by `***`, and addresses are shown without theirs. */
  problem(problem: InputProblem): void {
    const { value, accepted } = problem;
    const shown = value === undefined ? {} : { value: this.#withoutSecrets(value) };
    this.#problems.push({ ...problem, ...shown, accepted: this.#withoutSecrets(accepted) });
  }

  #withoutSecrets(told: string): string {
    const secrets = secretInputs.map((input) => this.text(input)).filter((secret) => secret.length >= minSecretLength);
    const spellings = secrets.flatMap((secret) => [secret, encodeURIComponent(secret.toWellFormed())]);
    const masked = spellings
      .sort((a, b) => b.length - a.length)
      .reduce((text, spelling) => text.replaceAll(spelling, '***'), told);
    return withoutAddressSecrets(masked);
  }

  /** Sets the order in which `finish` reports mistakes: that of the documentation. */
  orderBy(inputs: readonly string[]): void {
    this.#order = inputs;
  }

  /** @throws InputError with all mistakes found so far */
  finish(): void {
    const placeOf = ({ input }: InputProblem): number => this.#order.indexOf(input);
    if (this.#problems.length > 0) throw new InputError(this.#problems.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}

const entriesOf = (lines: readonly string[]): readonly string[] => lines.map((line) => line.trim()).filter((line) => line !== '');

/** @returns undefined for what is not JSON */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const listed = (words: readonly string[], last = 'or'): string =>
  words.length === 1 ? String(words[0]) : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
