/**
 * The same value with every text replaced, at any depth. Keys stay, since they are words of the code. What holds nothing to replace is not
 * copied.
 *
 * Knows arrays, maps, dates and plain objects.
 */
export const mapTexts = <Value>(value: Value, map: (text: string) => string): Value => mapAny(value, map) as Value;

const mapAny = (value: unknown, map: (text: string) => string): unknown => {
  if (typeof value === 'string') return map(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) {
    const mapped = value.map((entry) => mapAny(entry, map));
    return mapped.every((entry, index) => entry === value[index]) ? value : mapped;
  }
  if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, mapAny(entry, map)]));
  const entries = Object.entries(value);
  const mapped = entries.map(([key, entry]) => [key, mapAny(entry, map)] as const);
  const isSame = mapped.every(([, entry], index) => entry === entries[index]?.[1]);
  return isSame ? value : Object.fromEntries(mapped);
};
