const ellipsis = '…';

export const utf8Bytes = (text: string): number => Buffer.byteLength(text, 'utf8');

/** Cuts a text to `maxLength` UTF-16 units, including a final `…` if anything was cut. Never splits a character. */
export const cutText = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text;
  return `${wholeCharacters(text.slice(0, Math.max(0, maxLength - ellipsis.length)))}${ellipsis}`.slice(0, maxLength);
};

/** Cuts a text to `maxBytes` of UTF-8, including a final `…` if anything was cut. Never splits a character. */
export const cutBytes = (text: string, maxBytes: number): string => {
  if (utf8Bytes(text) <= maxBytes) return text;
  const room = maxBytes - utf8Bytes(ellipsis);
  if (room < 0) return '';
  // Cuts to `room` UTF-16 units first to save time. More units never fit, because each takes at least one byte.
  let kept = text.slice(0, room);
  while (utf8Bytes(kept) > room) kept = kept.slice(0, kept.length - Math.ceil((utf8Bytes(kept) - room) / 3));
  return `${wholeCharacters(kept)}${ellipsis}`;
};

const wholeCharacters = (text: string): string => (/[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text);
