/** Whether a value is an object with keys, as in JSON or YAML, and not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a key of an object, but not of its prototype. Returns undefined if the value is not an object. */
export const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** Reads the text at a path of keys. Returns undefined if there is no text. */
export const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>(memberOf, value);
  return typeof found === 'string' ? found : undefined;
};

export const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** Returns an empty list if the value is not a list. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the texts of a list, or a single text as a list. Leaves out all other values. */
export const textsIn = (value: unknown): readonly string[] =>
  (typeof value === 'string' ? [value] : listIn(value)).filter((entry) => typeof entry === 'string');
