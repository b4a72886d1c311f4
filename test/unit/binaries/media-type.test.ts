import { expect, test } from 'vitest';
import { sniffMediaType } from '../../../src/action/run/watch/join-result-bundle.ts';

test.each([
  ['89504e470d0a1a0a0000000d', 'image/png'],
  ['ffd8ffe000104a4649460001', 'image/jpeg'],
  ['000000246674797068656963', 'image/heic'],
  ['000000146674797071742020', 'video/quicktime'],
  ['0000001c6674797069736f6d', 'video/mp4'],
  ['00000018667479707a7a7a7a', undefined],
  ['89504e47', undefined],
])('an attachment is known by its first bytes: %s', (hex, type) => {
  expect(sniffMediaType(Buffer.from(hex, 'hex'))).toBe(type);
});
