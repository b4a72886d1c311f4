import { type Framework, frameworks } from '../../core/model/framework.ts';
import type { Environment, InputReader } from './reader.ts';

/** Type of an input in `action-types.yml`. A list contains the texts that the input accepts. */
type InputType = 'string' | 'boolean' | 'integer' | 'float' | readonly string[];

/** Texts of the other inputs, which decide whether there is a conflict. */
interface Given {
  /** Text of an input; empty if it is not set. */
  readonly text: (input: string) => string;
  readonly framework: Framework;
}

interface Limits<Value> {
  readonly required?: true;
  readonly isList?: true;
  readonly default?: string;
  /** Returns what the input must be, if its value conflicts with other inputs. See `InputProblem.accepted`. */
  conflict?(value: Value, given: Given): string | undefined;
}

/** An input whose value is read by a separate function. */
interface Declaration extends Limits<string> {
  readonly type: InputType;
}

/** An input whose value depends only on its text. */
interface Rule<Value> extends Limits<Value> {
  readonly type: InputType;
  /** Field of the value, if its name differs from the name of the input. */
  readonly field?: string;
  read(reader: InputReader, input: string): Value;
}

/** The comment before an input is its description. `npm run docs` writes the table to the action files and docs/reference.md. */
export type InputTable = Readonly<Record<string, Declaration | Rule<unknown>>>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;
type FieldOf<Name extends string, Entry> = Entry extends { readonly field: infer Field extends string } ? Field : CamelCase<Name>;
type ValueOf<Entry> = Entry extends { read(...given: never): infer Value } ? Value : never;
type IfKnown<Entry, Key> = [ValueOf<Entry>] extends [never] ? never : undefined extends ValueOf<Entry> ? never : Key;
type IfOptional<Entry, Key> = undefined extends ValueOf<Entry> ? Key : never;

/** Values of the inputs of a table, without inputs that are read by separate functions. */
export type Values<Table> = {
  readonly [Name in keyof Table & string as IfKnown<Table[Name], FieldOf<Name, Table[Name]>>]: ValueOf<Table[Name]>;
} & {
  readonly [Name in keyof Table & string as IfOptional<Table[Name], FieldOf<Name, Table[Name]>>]?: ValueOf<Table[Name]>;
};

export const declared = (type: InputType = 'string', more: Limits<string> = {}): Declaration => ({ type, ...more });

/** Declares an input that has one entry per line. */
export const declaredLines = (type: InputType = 'string', more: Limits<string> = {}): Declaration => ({
  ...declared(type, more),
  isList: true,
});

export const custom = <Value>(
  type: InputType,
  read: (reader: InputReader, input: string) => Value,
  more: Limits<Value> = {},
): Rule<Value> => ({ type, read, ...more });

export const text = (): Rule<string | undefined> => custom('string', (reader, input) => reader.optional(input));

export const flag = (fallback: boolean, limits: Limits<boolean> = {}): Rule<boolean> =>
  custom('boolean', (reader, input) => reader.boolean(input, fallback), { default: String(fallback), ...limits });

/** Declares an input with one of several values. Without a default, the input is required. */
export const choice = <const Value extends string>(
  values: readonly Value[],
  fallback?: Value,
  limits: Limits<Value> = {},
): Rule<Value> =>
  custom(values, (reader, input) => reader.choice(input, values, fallback), {
    required: fallback === undefined ? true : undefined,
    default: fallback,
    ...limits,
  });

interface Range {
  readonly min: number;
  readonly max: number;
  /** Message for a wrong number. It may be absent only for whole numbers. */
  readonly accepted?: string;
}

/** Declares an input with a number. Without a default, the value of an empty input is undefined. */
export const number = <Fallback extends number | undefined = undefined>(
  type: 'integer' | 'float',
  { min, max, accepted = `must be a whole number from ${min} to ${max}` }: Range,
  fallback?: Fallback,
  limits: Limits<number | Fallback> = {},
): Rule<number | Fallback> =>
  custom(
    type,
    (reader, input) =>
      reader.text(input) === ''
        ? (fallback as Fallback)
        : reader.number(input, { fallback: fallback ?? min, min, max, whole: type === 'integer', accepted }),
    { default: fallback === undefined ? undefined : String(fallback), ...limits },
  );

/** Declares an input in minutes, whose value is in milliseconds. */
export const minutes = <Field extends string, Fallback extends number | undefined = undefined>(
  field: Field,
  range: Range,
  fallback?: Fallback,
): Rule<number | Fallback> & { readonly field: Field } => {
  const rule = number('float', range, fallback);
  const toMs = (value: number | Fallback) => (value === undefined ? value : Math.round(value * 60_000)) as number | Fallback;
  return { ...rule, field, read: (reader, input) => toMs(rule.read(reader, input)) };
};

const camelCase = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Reads all values of a table and notes every mistake and conflict. `finish` reports them in the order of the table. */
export const readValues = <Table extends InputTable>(reader: InputReader, table: Table): Values<Table> => {
  const entries = Object.entries<Declaration | Rule<unknown>>(table);
  reader.orderBy(entries.map(([input]) => input));
  const framework = frameworks.find((each) => each === reader.text('framework')) ?? frameworks[0];
  const given: Given = { text: (input) => reader.text(input), framework };
  const values: Record<string, unknown> = {};
  for (const [input, entry] of entries) {
    const value = 'read' in entry ? entry.read(reader, input) : reader.text(input);
    if ('read' in entry) values[entry.field ?? camelCase(input)] = value;
    const accepted = reader.text(input) === '' ? undefined : entry.conflict?.(value as never, given);
    if (accepted !== undefined) reader.problem({ input, value: reader.text(input), accepted, code: 'input-conflict' });
  }
  return values as Values<Table>;
};

/**
 * Finds inputs in the runner's variables (`INPUT_…`) that an action does not have. A variable has lost the case of the name, and has
 * `_` in the place of each space.
 */
export const unknownInputs = (environment: Environment, names: readonly string[]): readonly string[] =>
  Object.keys(environment)
    .flatMap((variable) => /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase() ?? [])
    .filter((input) => !names.includes(input) && input !== 'command' && input !== 'job-context');
