import { type Framework, frameworks } from '../model/framework.ts';
import type { InputReader } from './reader.ts';

/** Types of `action-types.yml`; words: one of these. */
type InputType = 'string' | 'boolean' | 'integer' | 'float' | readonly string[];

/** What a conflict is decided by. */
interface Given {
  /** Empty for an input that is not set. */
  readonly text: (input: string) => string;
  readonly framework: Framework;
}

interface Limits<Value> {
  readonly required?: true;
  /** What is accepted instead, as in `InputProblem`, where the value does not go with the other inputs. */
  conflict?(value: Value, given: Given): string | undefined;
}

/** An input that a function of its own reads. */
interface Declaration extends Limits<string> {
  readonly type: InputType;
  /** One per line. */
  readonly isList?: true;
  readonly default?: string | undefined;
}

/** An input whose text alone decides its value. */
interface Rule<Value> extends Limits<Value> {
  readonly type: InputType;
  readonly isList?: true;
  readonly default?: string | undefined;
  /** The name of the value, if it is not that of the input. */
  readonly field?: string;
  read(reader: InputReader, input: string): Value;
}

/**
 * The inputs of an action by name, in the order of its documentation. The comment before an input is its description: `npm run docs` writes
 * the table to `action.yml`, `action-types.yml` and docs/reference.md, and none of the text is in `dist/`.
 */
export type InputTable = Readonly<Record<string, Declaration | Rule<unknown>>>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;
type FieldOf<Name extends string, Entry> = Entry extends { readonly field: infer Field extends string } ? Field : CamelCase<Name>;
type ValueOf<Entry> = Entry extends { read(...given: never): infer Value } ? Value : never;
type IfKnown<Entry, Key> = [ValueOf<Entry>] extends [never] ? never : undefined extends ValueOf<Entry> ? never : Key;
type IfOptional<Entry, Key> = undefined extends ValueOf<Entry> ? Key : never;

/** The values of a table, without those that a function of its own reads. */
export type Values<Table> = {
  readonly [Name in keyof Table & string as IfKnown<Table[Name], FieldOf<Name, Table[Name]>>]: ValueOf<Table[Name]>;
} & {
  readonly [Name in keyof Table & string as IfOptional<Table[Name], FieldOf<Name, Table[Name]>>]?: ValueOf<Table[Name]>;
};

/** Declares an input that a function of its own reads. */
export const declared = (type: InputType = 'string', more: Omit<Declaration, 'type' | 'isList'> = {}): Declaration => ({
  type,
  ...more,
});

/** As `declared`, with one entry per line. */
export const declaredLines = (type: InputType = 'string', more: Omit<Declaration, 'type' | 'isList'> = {}): Declaration => ({
  ...declared(type, more),
  isList: true,
});

/** An input with a reader for it alone. */
export const custom = <Value>(
  type: InputType,
  read: (reader: InputReader, input: string) => Value,
  more: Omit<Rule<Value>, 'type' | 'read' | 'field'> = {},
): Rule<Value> => ({ type, read, ...more });

export const text = (): Rule<string | undefined> => custom('string', (reader, input) => reader.optional(input));

export const flag = (fallback: boolean, limits: Limits<boolean> = {}): Rule<boolean> =>
  custom('boolean', (reader, input) => reader.boolean(input, fallback), { default: String(fallback), ...limits });

/** One of some words; without a default it is required. */
export const choice = <const Word extends string>(
  words: readonly Word[],
  fallback?: Word,
  limits: Limits<Word> = {},
): Rule<Word> =>
  custom(words, (reader, input) => reader.choice(input, words, fallback), {
    ...(fallback === undefined ? { required: true } : { default: fallback }),
    ...limits,
  });

interface Range {
  readonly min: number;
  readonly max: number;
  /** For all but whole numbers. */
  readonly accepted?: string;
}

/** A number; without a default, undefined where the input is empty. */
export const number = <Fallback extends number | undefined = undefined>(
  type: 'integer' | 'float',
  { min, max, accepted = `expected a whole number from ${min} to ${max}` }: Range,
  fallback?: Fallback,
  limits: Limits<number | Fallback> = {},
): Rule<number | Fallback> =>
  custom(
    type,
    (reader, input) =>
      reader.text(input) === ''
        ? (fallback as Fallback)
        : reader.number(input, { fallback: fallback ?? min, min, max, whole: type === 'integer', accepted }),
    { ...(fallback === undefined ? {} : { default: String(fallback) }), ...limits },
  );

/** A time that is given in minutes, in milliseconds. */
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

/** Reads all values of a table and notes every mistake and conflict. `finish` then reports all mistakes in the table's order. */
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
