/** A value of a property list. Dates, bytes and references between objects are not needed here and stay undefined. */
export type PlistValue = string | number | boolean | undefined | readonly PlistValue[] | PlistDictionary;

/** A map, so that no key can be taken for a property of every object. */
export type PlistDictionary = ReadonlyMap<string, PlistValue>;

/** Deeper than any property list; also ends one that contains itself. */
export const deepestPlist = 64;

export const plistText = (plist: PlistDictionary, key: string): string | undefined => {
  const value = plist.get(key);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const plistTexts = (plist: PlistDictionary, key: string): string[] => {
  const value = plist.get(key);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

/** With objects in place of maps: only for readers that look at own properties alone. */
export const plainValue = (value: PlistValue): unknown => {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, inner]) => [key, plainValue(inner)]));
  return Array.isArray(value) ? value.map(plainValue) : value;
};
