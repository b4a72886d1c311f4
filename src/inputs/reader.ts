import { withoutAddressSecrets } from '../lib/addresses.ts';
import { parseJsonOrUndefined } from '../lib/parse-json.ts';
import { InputError, type InputProblem } from './problems.ts';

/** Environment variables of the step. The runner sets an `INPUT_*` variable for each input. */
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

/** Inputs whose value is never shown. The user name is not in this list: the log masks it, but messages may name it. */
export const secretInputs = ['access-key', 'alerts-token', 'github-token'] as const;
/** Minimum length of a value that is masked. A shorter value is not a secret, and masking it would damage ordinary words. */
const minSecretLength = 4;

/**
 * Reads inputs and collects every mistake, so that all mistakes are reported at once.
 *
 * Each method returns a value of the right type even after a mistake. `finish` throws before the value can be used.
 */
export class InputReader {
  readonly #environment: Environment;
  readonly #problems: InputProblem[] = [];
  #order: readonly string[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Returns the text of the input without surrounding white space, or undefined if the runner did not set the variable. */
  raw(input: string): string | undefined {
    return this.#environment[`INPUT_${input.replaceAll(' ', '_').toUpperCase()}`]?.trim();
  }

  /** Returns the text of the input without surrounding white space, or an empty text if the input is absent. */
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
    if (text !== '') this.problem({ input, value: text, accepted });
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

  /** Reads a list: one entry per line, or a JSON array. If there is a message `ifEmpty`, an empty array is a mistake. */
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
    const secrets = secretInputs.map((input) => this.text(input)).filter((secret) => secret.length >= minSecretLength);
    const spellings = secrets.flatMap((secret) => [secret, encodeURIComponent(secret.toWellFormed())]);
    const masked = spellings
      .sort((a, b) => b.length - a.length)
      .reduce((text, spelling) => text.replaceAll(spelling, '***'), told);
    return withoutAddressSecrets(masked);
  }

  /** Sets the order in which `finish` reports mistakes, which is the order of the inputs in the documentation. */
  orderBy(inputs: readonly string[]): void {
    this.#order = inputs;
  }

  /** @throws InputError with all mistakes found so far */
  finish(): void {
    const placeOf = ({ input }: InputProblem): number => this.#order.indexOf(input);
    if (this.#problems.length > 0) throw new InputError(this.#problems.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}

const filledLines = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

export const listed = (values: readonly string[], last = 'or'): string =>
  values.length === 1 ? String(values[0]) : `${values.slice(0, -1).join(', ')} ${last} ${values.at(-1)}`;
