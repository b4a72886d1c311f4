import { isRecord } from '../lib/is-record.ts';

/** Replaces each `${{ … }}` of a text in linear time. An expression ends at the first `}}`. */
export const replaceExpressions = (text: string, replace: (expression: string, whole: string) => string): string => {
  let result = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('${{', at);
    const end = start === -1 ? -1 : text.indexOf('}}', start);
    if (end === -1) return result + text.slice(at);
    result += text.slice(at, start) + replace(text.slice(start + '${{'.length, end).trim(), text.slice(start, end + '}}'.length));
    at = end + '}}'.length;
  }
};

/** Finds the first `${{ … }}` whose expression meets a condition. The result includes the braces. */
export const expressionIn = (text: string, fits: (expression: string) => boolean = () => true): string | undefined => {
  let found: string | undefined;
  replaceExpressions(text, (expression, whole) => {
    if (found === undefined && fits(expression)) found = whole;
    return whole;
  });
  return found;
};

/** Expressions that have a value in every workflow. */
const kept =
  /^(?:secrets\.\w[\w-]*|vars\.\w[\w-]*|github\.(?:workspace|sha|ref|ref_name|run_id|run_number|run_attempt|repository|repository_owner|actor|workflow|head_ref|base_ref|event_name))$/;

export const isKeptExpression = (expression: string): boolean => kept.test(expression.trim());

/** Names in a condition that have the same value in every workflow with the same triggers. */
const portableName =
  /^(?:github\.(?:event(?:\.[\w-]+)*|event_name|ref|ref_name|ref_type|head_ref|base_ref|repository|repository_owner|actor|workflow|sha)|vars\.\w+|true|false|null|contains|startsWith|endsWith|format|join|toJSON|fromJSON|always|success|cancelled)$/;

/** Returns the condition of a job or a step without its braces, or undefined if another job does not have its values. */
export const portableCondition = (condition: string): string | undefined => {
  const plain = condition.trim();
  const expression = plain.startsWith('${{') && plain.endsWith('}}') ? plain.slice('${{'.length, -'}}'.length).trim() : plain;
  if (/[{}]/.test(expression)) return undefined;
  const names = expression.replaceAll(/'[^']*'/g, ' ').match(/[A-Za-z_][\w.-]*/g) ?? [];
  return expression !== '' && names.every((name) => portableName.test(name)) ? expression : undefined;
};

/** Finds the first expression that has no value in another workflow, or no closing braces. */
export const foreignExpression = (text: string): string | undefined =>
  expressionIn(text, (expression) => !isKeptExpression(expression)) ?? /\$\{\{.*/s.exec(replaceExpressions(text, () => ''))?.[0];

/** Values that the workflow file defines, by paths such as `env.APK` and `matrix.api`. */
export type KnownContexts = ReadonlyMap<string, string>;

/** Replaces expressions by the values that the workflow file defines, as the runner does. */
export const resolveExpressions = (text: string, contexts: KnownContexts): string =>
  replaceExpressions(text, (expression, whole) => contexts.get(expression) ?? whole);

const plainText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

/** Merges the `env` of a workflow, a job and a step. Each level may use the values of the levels before it. */
export const environmentOf = (
  levels: readonly Record<string, unknown>[],
  contexts: KnownContexts,
): ReadonlyMap<string, string> => {
  const values = new Map<string, string>();
  for (const { env } of levels) {
    const known = new Map([...contexts, ...[...values].map(([name, value]) => [`env.${name}`, value] as const)]);
    for (const [name, value] of Object.entries(isRecord(env) ? env : {})) {
      const text = plainText(value);
      if (text !== undefined) values.set(name, resolveExpressions(text, known));
    }
  }
  return values;
};

const maxCombinations = 20;

/**
 * Lists the combinations of a matrix.
 *
 * @returns undefined if an expression creates the matrix, or if there are too many combinations
 */
export const combinationsOf = (strategy: unknown): Combinations | undefined => {
  const matrix = isRecord(strategy) ? strategy.matrix : undefined;
  if (!isRecord(matrix)) return undefined;
  const { include = [], exclude = [], ...lists } = matrix;
  if (!Array.isArray(include) || !Array.isArray(exclude) || !Object.values(lists).every(Array.isArray)) return undefined;
  const all = Object.entries(lists).reduce<Combinations>(
    (combinations, [name, values]) => combine(combinations, name, values as readonly unknown[]),
    Object.keys(lists).length === 0 ? [] : [{}],
  );
  const kept = all.filter((each) => !exclude.filter(isRecord).some((other) => includesPart(each, other)));
  const combinations = include.filter(isRecord).reduce<Combinations>((each, extra) => withExtra(each, extra, lists), kept);
  return combinations.length > maxCombinations ? undefined : combinations;
};

export type Combinations = readonly Readonly<Record<string, unknown>>[];

/** Keeps at most one combination above the limit, because the caller only has to detect the excess. */
const combine = (combinations: Combinations, name: string, values: readonly unknown[]): Combinations =>
  combinations
    .flatMap((each) => values.slice(0, maxCombinations + 1).map((value) => ({ ...each, [name]: value })))
    .slice(0, maxCombinations + 1);

/** Adds an entry of `include` to all combinations that match it, or else as a new combination. */
const withExtra = (
  combinations: Combinations,
  extra: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, unknown>>,
): Combinations => {
  const shared = Object.fromEntries(Object.entries(extra).filter(([name]) => Object.hasOwn(lists, name)));
  if (!combinations.some((each) => includesPart(each, shared)) || Object.keys(lists).length === 0)
    return [...combinations, extra];
  return combinations.map((each) => (includesPart(each, shared) ? { ...each, ...extra } : each));
};

const includesPart = (combination: Readonly<Record<string, unknown>>, part: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(part).every(([name, value]) => JSON.stringify(combination[name]) === JSON.stringify(value));

/** Returns the values of a combination by paths such as `matrix.device.model`, without lists. */
export const matrixContexts = (combination: Readonly<Record<string, unknown>>): KnownContexts => {
  const values = Object.entries(combination).flatMap(([name, value]) =>
    isRecord(value)
      ? Object.entries(value).map(([field, each]) => [`${name}.${field}`, each] as const)
      : [[name, value] as const],
  );
  return new Map(
    values.flatMap(([name, value]) => {
      const text = plainText(value);
      return text === undefined ? [] : [[`matrix.${name}`, text] as const];
    }),
  );
};
