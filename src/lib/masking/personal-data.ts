import { isIPv6 } from 'node:net';
import { rfc, type SecretPattern } from './patterns.ts';

const luhn = (digits: string): boolean => {
  let sum = 0;
  for (let nth = 0; nth < digits.length; nth++) {
    const digit = Number(digits.charAt(digits.length - 1 - nth)) * (nth % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
};

/** Forms of personal data and device ids, which only `redact: strict` masks. They have no rare anchor, so every line is read. */
export const strictPatterns: readonly SecretPattern[] = [
  {
    name: 'e-mail address',
    kind: 'e-mail address',
    source: rfc(5322),
    anchors: [],
    pattern: /(?<![\w.+-])(?<secret>[\w.+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24})(?![\w-])/g,
    sample: 'mail to ann.lee@example.com',
    counterSample: 'android.os.Binder@1a2b3c, user@host',
  },
  {
    name: 'device serial',
    kind: 'device serial',
    source: 'https://source.android.com/docs/core/architecture/configuration/add-system-properties',
    anchors: [],
    pattern:
      /(?:\bserial(?:[ _-]?(?:no|number))?|\budid|ANDROID_SERIAL|ro\.(?:boot\.)?serialno)["'\]]{0,3}\s{0,2}[:=]\s{0,2}["'[]{0,3}(?<secret>[A-Za-z0-9-]{6,64})\b/gi,
    accepts: (value) => /\d/.test(value),
    sample: '[ro.serialno]: [R58M123ABC]',
    counterSample: 'serial: executor',
  },
  {
    name: 'IMEI',
    kind: 'IMEI',
    source: 'https://www.etsi.org/deliver/etsi_ts/123000_123099/123003/',
    anchors: [],
    pattern: /(?<![\w.])(?<secret>\d{15})(?![\w.])/g,
    accepts: luhn,
    sample: 'IMEI 490154203237518',
    counterSample: '123456789012345',
  },
  {
    name: 'MAC address',
    kind: 'MAC address',
    source: 'https://standards.ieee.org/products-programs/regauth/',
    anchors: [],
    pattern:
      /(?<![0-9A-Fa-f:-])(?<secret>[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){5}|[0-9A-Fa-f]{2}(?:-[0-9A-Fa-f]{2}){5})(?![0-9A-Fa-f:-])/g,
    sample: 'wlan0 02:00:5e:10:00:0f',
    counterSample: '12:34:56',
  },
  {
    name: 'IPv4 address',
    kind: 'IP address',
    source: rfc(791),
    anchors: [],
    pattern: /(?<![\w.])(?<secret>\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(?![\w.])/g,
    accepts: (value) => value.split('.').every((part) => Number(part) <= 255),
    sample: 'connected to 10.0.2.15:8080',
    counterSample: 'version 1.2.3, 1.2.3.4.5',
  },
  {
    name: 'IPv6 address',
    kind: 'IP address',
    source: rfc(4291),
    anchors: [],
    pattern: /(?<![\w:.])(?<secret>[0-9A-Fa-f:]{3,39}(?:\d{1,3}(?:\.\d{1,3}){3})?)(?![\w:.])/g,
    accepts: (value) => isIPv6(value) && /[0-9a-f]{3}|^::1$/i.test(value),
    sample: 'fe80::1ff:fe23:4567:890a',
    counterSample: '12:34:56, std::map',
  },
];
