import { InputError, type InputProblem } from '../../core/model/input-problem.ts';
import { withoutAddressSecrets } from '../../lib/addresses.ts';
import { didYouMean } from '../../lib/nearest-names.ts';
import { listed } from '../../lib/numbers.ts';
import { parseJsonOrUndefined } from '../../lib/parse-json.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Data from the runner's variables: the folder for relative paths, and the names and ids of the run. */
export interface InputContext {
  readonly workspace: string;
  /** Name of the repository without its owner. */
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

/** Inputs whose values are hidden in messages. Messages may contain the user name, but the log masks it. */
export const secretInputs = ['access-key', 'alerts-token', 'github-token'] as const;
/** Minimum length of a hidden value. Hiding a shorter value would damage ordinary words. */
const minSecretLength = 4;

/**
 * Reads inputs and collects all mistakes. After a mistake, a method returns a valid value, which is not used because `finish`
 * throws.
 */
export class InputReader {
  readonly #environment: Environment;
  readonly #problems: InputProblem[] = [];
  #order: readonly string[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Returns undefined if the runner did not set the variable, and an empty text for an empty input. */
  raw(input: string): string | undefined {
    return this.#environment[`INPUT_${input.replaceAll(' ', '_').toUpperCase()}`]?.trim();
  }

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

  /** Reads `true` or `false`, as the YAML 1.2 core schema spells them. Any other text is a mistake. */
  boolean(input: string, fallback: boolean, accepted = 'must be true or false'): boolean {
    const text = this.text(input);
    if (text === '') return fallback;
    if (/^(?:true|True|TRUE)$/.test(text)) return true;
    if (/^(?:false|False|FALSE)$/.test(text)) return false;
    this.problem({ input, value: text, accepted });
    return fallback;
  }

  choice<Value extends string>(input: string, values: readonly Value[], fallback?: Value): Value {
    const text = this.text(input);
    const found = values.find((value) => value === text);
    if (found !== undefined) return found;
    const accepted = `must be ${listed(values)}`;
    if (text !== '') this.problem({ input, value: text, accepted: withHint(accepted, didYouMean(text, values)) });
    else if (fallback === undefined) this.problem({ input, accepted });
    return fallback ?? (values[0] as Value);
  }

  number(input: string, { fallback, min, max, whole, accepted }: NumberRule): number {
    const text = this.text(input);
    if (text === '') return fallback;
    const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max && (!whole || Number.isSafeInteger(value))) return value;
    this.problem({ input, value: text, accepted });
    return fallback;
  }

  /** Reads a list with one entry per line, or a JSON array. With `ifEmpty`, an empty array is a mistake. */
  list(input: string, ifEmpty?: string): readonly string[] {
    const text = this.text(input);
    if (!text.startsWith('[')) return filledLines(text.split(/\r?\n/));
    const array = parseJsonOrUndefined(text);
    const isList = Array.isArray(array) && array.every((entry) => typeof entry === 'string');
    const entries = isList ? filledLines(array) : [];
    if (!isList) this.problem({ input, value: text, accepted: 'must have one entry per line, or be a JSON array of strings' });
    else if (entries.length === 0 && ifEmpty !== undefined) this.problem({ input, value: text, accepted: ifEmpty });
    return entries;
  }

  /** Adds a mistake, without secrets in its texts. Returns undefined, so that a reading function can return this result. */
  problem(problem: InputProblem): undefined {
    const { value, accepted } = problem;
    const shown = value === undefined ? undefined : this.#withoutSecrets(value);
    this.#problems.push({ ...problem, value: shown, accepted: this.#withoutSecrets(accepted) });
  }

  #withoutSecrets(told: string): string {
    const lines = this.text('secrets')
      .split(/\r?\n|"/)
      .filter((line) => line.trim().length > minSecretLength + 1);
    const secrets = [...secretInputs.map((input) => this.text(input)), ...lines].filter(
      (secret) => secret.length >= minSecretLength,
    );
    const spellings = secrets.flatMap((secret) => [secret, encodeURIComponent(secret.toWellFormed())]);
    const masked = spellings
      .sort((a, b) => b.length - a.length)
      .reduce((text, spelling) => text.replaceAll(spelling, '***'), told);
    return withoutAddressSecrets(masked);
  }

  orderBy(inputs: readonly string[]): void {
    this.#order = inputs;
  }

  /** @throws InputError with all mistakes found so far */
  finish(): void {
    const placeOf = ({ input }: InputProblem): number => this.#order.indexOf(input);
    if (this.#problems.length > 0) throw new InputError(this.#problems.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}

/** Ends a clause with a sentence that begins with a space, or with nothing. */
export const withHint = (clause: string, hint: string): string => (hint === '' ? clause : `${clause}.${hint}`);

const filledLines = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');
