import { FormatError } from '../../binary-error.ts';

/** Where a pointer leads: to a place in the image, or to a name that another library defines. */
export type Pointer =
  | { readonly kind: 'address'; readonly address: number }
  | { readonly kind: 'import'; readonly name: string }
  | { readonly kind: 'none' };

/** Part of the file that is loaded at an address. */
export interface Segment {
  readonly address: number;
  readonly offset: number;
  readonly bytes: number;
}

const longestText = 2_000;

export const addressPointer = (address: number): Pointer => (address === 0 ? { kind: 'none' } : { kind: 'address', address });

export const readUint64 = (view: DataView, at: number): number => {
  const value = view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
  if (!Number.isSafeInteger(value)) throw new FormatError('an implausibly large number');
  return value;
};

/** Names of classes and methods: mostly ASCII, Swift ones may be UTF-8. */
export const readText = (view: DataView, start: number): string => {
  let end = start;
  while (view.getUint8(end) !== 0) {
    end += 1;
    if (end - start > longestText) throw new FormatError('a name that has no end');
  }
  return Buffer.from(view.buffer, view.byteOffset + start, end - start).toString('utf8');
};
