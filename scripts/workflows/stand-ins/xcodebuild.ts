import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unzip } from '../../../test/helpers/zip.ts';

/** `build-for-testing` for devices puts the sample app and its runner where Xcode puts what it builds; anything else is refused. */
const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  // Xcode spells its options with one hyphen, and settings as NAME=value.
  args: process.argv.slice(2).map((arg) => (/^-\w/.test(arg) ? `-${arg}` : arg)),
  options: {
    scheme: text,
    sdk: text,
    derivedDataPath: text,
    project: text,
    workspace: text,
    destination: text,
    configuration: text,
  },
  allowPositionals: true,
});
const [action, ...settings] = positionals;
const isForDevices = values.sdk === 'iphoneos' || values.destination?.includes('platform=iOS') === true;
if (
  action !== 'build-for-testing' ||
  !isForDevices ||
  values.derivedDataPath === undefined ||
  !settings.every((each) => /^\w+=/.test(each))
)
  throw new Error(
    `This stand-in knows xcodebuild build-for-testing for devices, with -derivedDataPath; not ${process.argv.slice(2).join(' ')}`,
  );

const products = path.join(values.derivedDataPath, 'Build/Products', `${values.configuration ?? 'Debug'}-iphoneos`);
const samples = process.env.SAMPLES ?? '';
for (const archive of ['Shop.ipa', 'ShopUITests.zip'])
  for (const [name, content] of await unzip(readFileSync(path.join(samples, archive)))) {
    const target = path.join(products, name.replace(/^Payload\//, ''));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
