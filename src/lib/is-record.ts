/** Whether a value is an object with keys, as in JSON or YAML, and not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Value of an object's own key; keys of the prototype are ignored. Undefined if the value is not an object. */
export const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** Text at a path of keys in nested objects. Undefined if there is no text at this path. */
export const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>(memberOf, value);
  return typeof found === 'string' ? found : undefined;
};

/** Whether a value is `true`, as a boolean or as text. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** Entries of a list. Empty if the value is not a list. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Texts in a list, or a single text as a list. Other values are left out. */
export const textsIn = (value: unknown): readonly string[] =>
  (typeof value === 'string' ? [value] : listIn(value)).filter((entry) => typeof entry === 'string');
