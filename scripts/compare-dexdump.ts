/**
 * Compares the tests that are discovered in APKs with what Debian's `dexdump` (package dexdump) says of their classes.
 *
 *     node scripts/compare-dexdump.ts [APK …]
 *
 * Without arguments: the samples, and the APKs of the npm packages `android-apidemos` and `appium-uiautomator2-server`.
 * The rules are written a second time for it, over dexdump's text. The exit code is 1 where anything differs.
 */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { discoverTests } from '../src/binaries/dex/discover-tests.ts';
import { dumpClasses } from './dexdump/dumped-classes.ts';
import { plainTests } from './dexdump/plain-rules.ts';

const packages = ['android-apidemos', 'appium-uiautomator2-server'];

const elapsedMs = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
};

const compare = async (apk: string): Promise<Record<string, string | number>> => {
  const suite = await discoverTests(apk);
  const dumped = await dumpClasses(apk);
  const expected = new Set(plainTests(dumped));
  const found = new Set(suite.tests.map(({ className, name, ignored }) => `${className}#${name}${ignored ? '!' : ''}`));
  const missing = expected.difference(found);
  const extra = found.difference(expected);
  for (const test of missing) console.log(`${apk}: not discovered: ${test}`);
  for (const test of extra) console.log(`${apk}: not in dexdump: ${test}`);
  return {
    APK: basename(apk),
    classes: suite.classesRead,
    'classes, dexdump': dumped.size,
    tests: found.size,
    'tests, dexdump': expected.size,
    differences: missing.size + extra.size,
    ms: await elapsedMs(() => discoverTests(apk)),
    'ms, dexdump': await elapsedMs(() => execFileSync('dexdump', [apk], { stdio: 'ignore' })),
  };
};

const given = process.argv.slice(2);
const apks = given.length > 0 ? given : globSync(['samples/*.apk', ...packages.map((name) => `node_modules/${name}/apks/*.apk`)]);
const rows: Record<string, string | number>[] = [];
for (const apk of apks) rows.push(await compare(apk));
console.table(rows);
process.exitCode = rows.some(({ differences }) => differences !== 0) ? 1 : 0;
