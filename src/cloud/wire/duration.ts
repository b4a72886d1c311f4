const unitMs: ReadonlyMap<string, number> = new Map([
  ['ms', 1],
  ['', 1_000],
  ['s', 1_000],
  ['sec', 1_000],
  ['secs', 1_000],
  ['second', 1_000],
  ['seconds', 1_000],
  ['m', 60_000],
  ['min', 60_000],
  ['mins', 60_000],
  ['minute', 60_000],
  ['minutes', 60_000],
  ['h', 3_600_000],
  ['hr', 3_600_000],
  ['hrs', 3_600_000],
  ['hour', 3_600_000],
  ['hours', 3_600_000],
]);

const maxDurationMs = 366 * 24 * 3_600_000;

/**
 * Reads a duration in whole milliseconds: `"127 seconds"`, `"20"`, `83`, `"50 sec"`, `"2 mins"`, `"1.784"`, `"1 min 20 sec"`
 *. Seconds where no unit is given. Anything else, and more than a year, gives undefined.
 */
export const readDurationMs = (value: unknown): number | undefined => {
  const durationMs = typeof value === 'number' ? value * 1_000 : typeof value === 'string' ? sumOfParts(value) : undefined;
  return durationMs !== undefined && durationMs >= 0 && durationMs <= maxDurationMs ? Math.round(durationMs) : undefined;
};

const maxTextLength = 60;

const sumOfParts = (value: string): number | undefined => {
  if (value.length > maxTextLength) return undefined;
  const text = value.toLowerCase().replace(/\s+/g, ' ').trim();
  let sumMs = 0;
  let read = '';
  for (const [part, number = '', unit = ''] of text.matchAll(/(\d+(?:\.\d+)?) ?([a-z]*) ?/g)) {
    const factor = unitMs.get(unit);
    // "20" alone is seconds; "1 20 sec" is ambiguous.
    if (factor === undefined || (unit === '' && part !== text)) return undefined;
    sumMs += Number(number) * factor;
    read += part;
  }
  return read === text && text !== '' ? sumMs : undefined;
};
