/** Replaces every text at any depth, except keys. Supports arrays, maps, dates and plain objects. */
export const mapTexts = <Value>(value: Value, map: (text: string) => string): Value => mapAny(value, map) as Value;

const mapAny = (value: unknown, map: (text: string) => string): unknown => {
  if (typeof value === 'string') return map(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return mapArray(value, map);
  if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, mapAny(entry, map)]));
  return mapRecord(value as Readonly<Record<string, unknown>>, map);
};

/** Copies an array only if an entry changes, because few of a run's many results contain anything to replace. */
const mapArray = (values: readonly unknown[], map: (text: string) => string): readonly unknown[] => {
  let copy: unknown[] | undefined;
  for (let index = 0; index < values.length; index++) {
    const mapped = mapAny(values[index], map);
    if (mapped === values[index]) continue;
    copy ??= [...values];
    copy[index] = mapped;
  }
  return copy ?? values;
};

const mapRecord = (
  record: Readonly<Record<string, unknown>>,
  map: (text: string) => string,
): Readonly<Record<string, unknown>> => {
  let copy: Record<string, unknown> | undefined;
  for (const key in record) {
    const mapped = mapAny(record[key], map);
    if (mapped === record[key]) continue;
    copy ??= { ...record };
    copy[key] = mapped;
  }
  return copy ?? record;
};
