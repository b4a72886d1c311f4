export type PlistSpec = string | number | boolean | readonly PlistSpec[] | { readonly [key: string]: PlistSpec };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const element = (value: PlistSpec): string => {
  if (typeof value === 'string') return `<string>${escaped(value)}</string>`;
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (Array.isArray(value)) return `<array>${value.map(element).join('\n')}</array>`;
  return `<dict>${Object.entries(value)
    .map(([key, item]) => `<key>${escaped(key)}</key>\n${element(item)}`)
    .join('\n')}</dict>`;
};

export const writeXmlPlist = (value: PlistSpec): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${element(value)}
</plist>
`);

const counted = (type: number, count: number): Buffer => {
  if (count < 15) return Buffer.from([(type << 4) | count]);
  return Buffer.from([(type << 4) | 0xf, 0x11, count >> 8, count & 0xff]);
};

/** Appends a table and a trailer to encoded objects. The first object is at the top. */
export const binaryPlistOf = (objects: readonly Buffer[]): Buffer => {
  let offset = 8;
  const offsets = objects.map((object) => {
    offset += object.length;
    return offset - object.length;
  });
  const table = Buffer.alloc(offsets.length * 2);
  for (const [index, at] of offsets.entries()) table.writeUInt16BE(at, index * 2);
  const trailer = Buffer.alloc(32);
  trailer[6] = 2;
  trailer[7] = 1;
  trailer.writeBigUInt64BE(BigInt(objects.length), 8);
  trailer.writeBigUInt64BE(BigInt(offset), 24);
  return Buffer.concat([Buffer.from('bplist00'), ...objects, table, trailer]);
};

export const writeBinaryPlist = (top: PlistSpec): Buffer => {
  const objects: Buffer[] = [];
  const add = (value: PlistSpec): number => {
    const index = objects.length;
    objects.push(Buffer.alloc(0));
    objects[index] = encode(value);
    return index;
  };
  const encode = (value: PlistSpec): Buffer => {
    if (typeof value === 'boolean') return Buffer.from([value ? 9 : 8]);
    if (typeof value === 'number') {
      const bytes = Buffer.alloc(9);
      bytes[0] = 0x13;
      bytes.writeBigInt64BE(BigInt(value), 1);
      return bytes;
    }
    if (typeof value === 'string') {
      const isAscii = Buffer.byteLength(value) === value.length;
      const text = isAscii ? Buffer.from(value, 'latin1') : Buffer.from(value, 'utf16le').swap16();
      return Buffer.concat([counted(isAscii ? 5 : 6, value.length), text]);
    }
    if (Array.isArray(value)) return Buffer.concat([counted(0xa, value.length), Buffer.from(value.map(add))]);
    const entries = Object.entries(value);
    const keys = entries.map(([key]) => add(key));
    const values = entries.map(([, item]) => add(item));
    return Buffer.concat([counted(0xd, entries.length), Buffer.from([...keys, ...values])]);
  };
  add(top);
  return binaryPlistOf(objects);
};
