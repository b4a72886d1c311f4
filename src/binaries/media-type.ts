const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1');

const brands: Readonly<Record<string, MediaType>> = {
  heic: 'image/heic',
  heix: 'image/heic',
  mif1: 'image/heic',
  'qt  ': 'video/quicktime',
  isom: 'video/mp4',
  mp41: 'video/mp4',
  mp42: 'video/mp4',
};

export type MediaType = 'image/png' | 'image/jpeg' | 'image/heic' | 'video/mp4' | 'video/quicktime';

/**
 * What an attachment is by its first 12 bytes: its name and announced type may be wrong, Xcode calls HEIC images `.png`.
 *
 * @returns undefined for everything that is not shown as a picture or video
 */
export const sniffMediaType = (start: Uint8Array): MediaType | undefined => {
  if (ascii(start, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(start, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  const brand = ascii(start, 8, 12);
  return ascii(start, 4, 8) === 'ftyp' && Object.hasOwn(brands, brand) ? brands[brand] : undefined;
};
