import { u32, u64 } from './words.ts';

/** Inserts a signing block with parts of these ids before the directory of an archive without a comment. */
export const withSigningBlock = (archive: Buffer, ids: readonly number[], content = Buffer.alloc(40)): Buffer => {
  const directoryAt = archive.readUInt32LE(archive.length - 6);
  const parts = Buffer.concat(ids.map((id) => Buffer.concat([u64(4 + content.length), u32(id), content])));
  const size = u64(parts.length + 24);
  const block = Buffer.concat([size, parts, size, Buffer.from('APK Sig Block 42')]);
  const end = Buffer.from(archive.subarray(directoryAt));
  end.writeUInt32LE(directoryAt + block.length, end.length - 6);
  return Buffer.concat([archive.subarray(0, directoryAt), block, end]);
};

/** Entries of a v1 signature. Its header names the schemes `promised`. */
export const jarSignature = (promised = ''): Record<string, string> => ({
  'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\r\n\r\n',
  'META-INF/CERT.SF': `Signature-Version: 1.0\r\n${promised === '' ? '' : `X-Android-APK-Signed: ${promised}\r\n`}\r\n`,
  'META-INF/CERT.RSA': 'signature',
});
