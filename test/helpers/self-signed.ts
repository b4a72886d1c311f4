import { generateKeyPairSync, sign } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** One DER value: tag, length, content (X.690, 8.1). */
const der = (tag: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);

/** 1.3.101.112, RFC 8410. */
const ed25519 = sequence(der(0x06, [0x2b, 0x65, 0x70]));

/** 2.5.4.3, the common name. */
const nameOf = (text: string): Buffer =>
  sequence(der(0x31, sequence(der(0x06, [0x55, 0x04, 0x03]), der(0x0c, Buffer.from(text)))));

const utcTime = (date: Date): Buffer => der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));

const pem = (label: string, content: Buffer): string =>
  `-----BEGIN ${label}-----\n${content.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END ${label}-----\n`;

/** 2.5.29.17, the alternative name that clients compare: an IPv4 address or a host name (RFC 5280, 4.2.1.6). */
const alternativeName = (address: string): Buffer => {
  const name = isIPv4(address) ? der(0x87, address.split('.').map(Number)) : der(0x82, Buffer.from(address));
  return sequence(der(0x06, [0x55, 0x1d, 0x11]), der(0x04, sequence(name)));
};

/** A key and an untrusted certificate for an IPv4 address or a host name, valid for an hour around now (RFC 5280, 4.1). */
export const selfSigned = (address: string): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const around = (minutes: number): Buffer => utcTime(new Date(Date.now() + minutes * 60_000));
  const content = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    ed25519,
    nameOf(address),
    sequence(around(-30), around(30)),
    nameOf(address),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeName(address))),
  );
  const signature = der(0x03, [0], sign(null, content, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', sequence(content, ed25519, signature)),
  };
};
