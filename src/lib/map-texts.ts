/**
 * Replaces every text at any depth, except keys. Supports arrays, maps, dates and plain objects.
 *
 * @param map gets the text, and the name of the field that holds it or its array; empty outside of an object
 */
export const mapTexts = <Value>(value: Value, map: (text: string, field: string) => string): Value =>
  mapAny(value, map, '') as Value;

const mapAny = (value: unknown, map: (text: string, field: string) => string, field: string): unknown => {
  if (typeof value === 'string') return map(value, field);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return mapArray(value, map, field);
  if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, mapAny(entry, map, field)]));
  return mapRecord(value as Readonly<Record<string, unknown>>, map);
};

/** Copies an array only if an entry changes, because few of a run's many results contain anything to replace. */
const mapArray = (
  values: readonly unknown[],
  map: (text: string, field: string) => string,
  field: string,
): readonly unknown[] => {
  let copy: unknown[] | undefined;
  for (let index = 0; index < values.length; index++) {
    const mapped = mapAny(values[index], map, field);
    if (mapped === values[index]) continue;
    copy ??= [...values];
    copy[index] = mapped;
  }
  return copy ?? values;
};

const mapRecord = (
  record: Readonly<Record<string, unknown>>,
  map: (text: string, field: string) => string,
): Readonly<Record<string, unknown>> => {
  let copy: Record<string, unknown> | undefined;
  for (const key in record) {
    const mapped = mapAny(record[key], map, key);
    if (mapped === record[key]) continue;
    copy ??= { ...record };
    copy[key] = mapped;
  }
  return copy ?? record;
};
