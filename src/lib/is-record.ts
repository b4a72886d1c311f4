/** Whether a value is an object with keys, as in JSON or YAML, and not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Value of a key of an object itself, not of its prototype. Undefined for anything but an object. */
export const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** Text at a path of keys. Undefined for any other value. */
export const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>(memberOf, value);
  return typeof found === 'string' ? found : undefined;
};

/** Whether a value is `true`, also as text. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** Entries of a list; none for any other value. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Texts of a list, or a single text. Leaves out other values. */
export const textsIn = (value: unknown): readonly string[] =>
  (typeof value === 'string' ? [value] : listIn(value)).filter((entry) => typeof entry === 'string');
