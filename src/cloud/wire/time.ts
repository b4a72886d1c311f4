const timePattern = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(\.\d{1,9})?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i;

/** Unix seconds stay below this until the year 5138; above they must be milliseconds. */
const firstMilliseconds = 1e11;
const maxTimeMs = 8.64e15;

/**
 * Reads the five time formats of the service: `… UTC`, `… +0000`, ISO with `Z`, unix seconds as a number and as text
 *. A time without a zone is UTC. Anything else gives undefined.
 */
export const readTime = (value: unknown): Date | undefined => {
  if (typeof value === 'number') return readUnixTime(value);
  if (typeof value !== 'string' || value.length > 60) return undefined;
  const text = value.trim();
  return /^\d{9,13}$/.test(text) ? readUnixTime(Number(text)) : readCalendarTime(text);
};

const readUnixTime = (value: number): Date | undefined => {
  const timeMs = value < firstMilliseconds ? value * 1_000 : value;
  return timeMs > 0 && timeMs <= maxTimeMs ? new Date(timeMs) : undefined;
};

const readCalendarTime = (text: string): Date | undefined => {
  const match = timePattern.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', zone = 'Z'] = match;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?(..)$/, '$1:$2') : 'Z';
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const time = new Date(`${local}${fraction.slice(0, 4)}${offset}`);
  // Date turns 31 February into 3 March; such a day is a mistake, not a time.
  const isReal = !Number.isNaN(time.getTime()) && new Date(`${local}Z`).toISOString().startsWith(local);
  return isReal ? time : undefined;
};
