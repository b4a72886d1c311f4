/**
 * `npm run study -- result-bundles <folder>`: reads every result bundle in a folder with one sub-folder for each repository, named
 * `<owner>+<name>`, and compares what the reader finds with what Xcode counted in the bundle, and with what the repository's own tests
 * expect (`expected.json`). Exit code 1 where a difference has no reason below.
 */
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { sniffMediaType } from '../../../src/action/run/watch/join-result-bundle.ts';
import { withResultBundle } from '../../../src/binaries/apple/xcresult/read-result-bundle.ts';
import { BinaryError } from '../../../src/binaries/binary-error.ts';
import { packDirectory } from '../../../src/binaries/pack-binary.ts';
import type { BundleFailure, BundleRun, ResultBundle } from '../../../src/core/model/result-bundle.ts';
import type { TestResult } from '../../../src/core/model/results.ts';
import { joinBundle } from '../../../src/core/results/result-bundle/join-bundle.ts';
import expectations from './expected.json' with { type: 'json' };
import { type ListedFailure, listedFailures } from './listed-failures.ts';

const columns = ['tests', 'failed', 'skipped', 'expected-failure'] as const;

/** Why the owner's number is not ours. */
const reasons: readonly { readonly bundle: RegExp; readonly reason: string }[] = [
  { bundle: /\/twoRepetitions\.xcresult$/, reason: 'The owner counts attempts.' },
  { bundle: /\/test_(?:merged|repeated)\.xcresult$/, reason: 'The owner joins the runs of a merged bundle.' },
];

const statedFor = (path: string): readonly (number | null)[] | undefined => {
  const [repository = ''] = path.split('/');
  const known: Readonly<Record<string, { readonly bundles: Readonly<Record<string, readonly (number | null)[]>> }>> =
    expectations;
  return known[repository]?.bundles[path.slice(repository.length + 1)];
};

const count = (runs: readonly BundleRun[]): number[] => {
  const last = runs.flatMap(({ tests }) => tests).map(({ attempts }) => attempts.at(-1)?.status);
  return columns.map((column) => (column === 'tests' ? last.length : last.filter((status) => status === column).length));
};

const totals = new Map<string, number>();
const add = (name: string, amount = 1): void => void totals.set(name, (totals.get(name) ?? 0) + amount);

const differences: string[] = [];

const compare = (what: string, path: string, agrees: boolean, difference: string): void => {
  const reason = agrees ? undefined : reasons.find(({ bundle }) => bundle.test(path))?.reason;
  add(`${what}: ${agrees ? 'agree' : 'differ'}`);
  if (!agrees)
    differences.push(`${reason === undefined ? 'UNEXPLAINED' : 'explained'}  ${path}: ${what} ${difference} ${reason ?? ''}`);
};

const readAttachments = async ({ runs, readAttachment }: ResultBundle, path: string): Promise<void> => {
  const attempts = runs.flatMap(({ tests }) => tests).flatMap((test) => test.attempts);
  for (const attachment of attempts.flatMap(({ attachments }) => attachments)) {
    let bytes = 0;
    let type: string | undefined;
    for await (const chunk of readAttachment(attachment)) {
      if (bytes === 0) type = sniffMediaType(chunk);
      bytes += chunk.length;
    }
    add(`attachments announced as ${attachment.uniformType}, by their bytes ${type}`);
    compare('attachment sizes', path, bytes === attachment.sizeBytes, `${bytes}, announced ${attachment.sizeBytes}`);
  }
};

const compareWithXcode = (run: BundleRun, path: string): void => {
  const { announced } = run;
  const stated = [announced.tests ?? 0, announced.failed ?? 0, announced.skipped ?? 0];
  const found = count([run]).slice(0, stated.length);
  const isCovered = stated.every((number, index) => number <= (found[index] ?? 0));
  compare('at least what Xcode counted', path, isCovered, `${found.join()}, Xcode ${stated.join()}`);
  add(`exactly what Xcode counted: ${found.join() === stated.join() ? 'yes' : 'no'}`);
};

const compareListed = (listed: ListedFailure, failures: readonly BundleFailure[], path: string): void => {
  const same = failures.filter(({ message }) => listed.message === message);
  compare('failures that Xcode lists', path, same.length > 0, listed.message);
  if (listed.file === undefined || same.length === 0) return;
  const isThere = same.some(({ file, line }) => file === listed.file && line === listed.line);
  compare('locations that Xcode lists', path, isThere, `${listed.file}:${listed.line}`);
};

const compareWithOwner = (found: readonly number[], path: string): void => {
  const stated = statedFor(path) ?? [];
  for (const [index, column] of columns.entries()) {
    const own = stated[index] ?? undefined;
    if (own !== undefined)
      compare('counts that the owner states', path, own === found[index], `${column} ${found[index]}, owner ${own}`);
  }
};

/** What a service would list that counts like Xcode: each test once, by class and method, as its last attempt ended. */
const listOf = (runs: readonly BundleRun[]): TestResult[] => {
  const tests = runs.flatMap((run) => run.tests).filter(({ className }) => className !== '');
  const byName = Map.groupBy(tests, ({ className, name }) => `${className.split('/').at(-1)}#${name.split('(')[0]}`);
  return [...byName].map(([name, cases]): TestResult => {
    const [className = '', method = ''] = name.split('#');
    const ended = cases.map(({ attempts }) => attempts.at(-1)?.status);
    const status = ended.includes('failed') ? 'failed' : ended.every((each) => each === 'skipped') ? 'skipped' : 'passed';
    return { className, name: method, status, failures: [], earlierAttempts: [] };
  });
};

/** An honest bundle contradicts no honest list of its tests; a failure outside of tests is one of the run. */
const compareWithList = (runs: readonly BundleRun[], path: string): void => {
  const { evidence } = joinBundle(listOf(runs), runs, true);
  const { failures, skipped: _skipped, state: _state, ...said } = evidence;
  const contradicts = Object.values(said).some((each) => (typeof each === 'number' ? each > 0 : each.length > 0));
  compare('evidence against a list of the same tests', path, !contradicts, JSON.stringify(said));
  if (failures.length > 0) add('bundles with a failure outside of tests');
};

const check = async (path: string, zip: string): Promise<void> => {
  const startedMs = performance.now();
  await withResultBundle(zip, async (bundle) => {
    const { runs } = bundle;
    add('milliseconds', performance.now() - startedMs);
    add('bundles read');
    const found = count(runs);
    const attempts = runs.flatMap(({ tests }) => tests).flatMap((test) => test.attempts);
    const failures = attempts.flatMap((attempt) => attempt.failures);
    for (const [index, column] of columns.entries()) add(column, found[index]);
    add('attempts', attempts.length);
    add('failures', failures.length);
    add('failures with file and line', failures.filter(({ file, line }) => file !== undefined && line !== undefined).length);
    add('failures outside of tests', runs.flatMap((run) => run.targetFailures).length);
    add('expected failures', attempts.flatMap((attempt) => attempt.expectedFailures).length);
    add('steps of failed attempts', attempts.flatMap(({ steps }) => steps).length);
    for (const run of runs) compareWithXcode(run, path);
    for (const listed of await listedFailures(zip))
      compareListed(listed, [...failures, ...runs.flatMap((run) => run.targetFailures)], path);
    compareWithOwner(found, path);
    compareWithList(runs, path);
    await readAttachments(bundle, path);
  });
};

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run study -- result-bundles <folder with one sub-folder for each repository>');
  process.exit(2);
}
const temporary = await mkdtemp(join(tmpdir(), 'result-bundles-'));
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const bundles = entries.filter((entry) => entry.isDirectory() && entry.name.endsWith('.xcresult'));
const repositories = new Set<string>();
for (const [index, entry] of bundles.entries()) {
  const bundle = join(entry.parentPath, entry.name);
  const path = relative(folder, bundle).split(sep).join('/');
  const zip = join(temporary, `${index}.zip`);
  repositories.add(path.split('/')[0] ?? '');
  try {
    await packDirectory(bundle, zip, 'zip');
    await check(path, zip);
  } catch (error) {
    if (!(error instanceof BinaryError)) throw error;
    add(`refused as ${error.code}`);
    console.log(`refused  ${basename(bundle)}: ${error.found}`);
  }
}
console.log(`${differences.join('\n')}\n\n| repositories | ${repositories.size} |\n| bundles | ${bundles.length} |`);
for (const [name, amount] of totals) console.log(`| ${name} | ${Math.round(amount)} |`);
process.exitCode = differences.some((line) => line.startsWith('UNEXPLAINED')) ? 1 : 0;
