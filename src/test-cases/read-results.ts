import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { BinaryError } from '../binaries/binary-error.ts';
import { InputError } from '../inputs/problems.ts';
import { formatBytes } from '../lib/durations.ts';
import type { Log } from '../lib/log.ts';
import { counted } from '../lib/numbers.ts';
import { FileTooLargeError, readFileBlocks, statFile } from '../lib/regular-file.ts';
import { readBundleRun } from './bundle-run.ts';
import { readJUnitRun } from './junit-run.ts';
import { createCtrfReader, NotCtrfError } from './read-ctrf.ts';
import type { ReportedRun } from './reported-test.ts';
import { createTestIndex, type TestIndex } from './test-index.ts';

const resultsName = 'results.json';
/** More than a document with a million tests. */
const maxDocumentBytes = 1_000_000_000;

/**
 * Reads all results below a path: a `results.json`, a JUnit file, a folder of them, or an Xcode result bundle. Where a folder holds a `results.json`, the JUnit
 * files beside and below it tell the same and are left out.
 *
 * @throws InputError where there is no report, or one that is not what its name says
 */
export const readTestResults = async (place: string, log: Log): Promise<TestIndex> => {
  const index = createTestIndex();
  const files = await findReports(place);
  if (files.length === 0) throw refusal(place, 'expected a results.json or JUnit files in this folder; there are none');
  let read = 0;
  for (const file of files) {
    const run = await readReport(file, path.relative(place, file) || path.basename(file));
    if (run === undefined) {
      log.info(`Skipped ${file}: it is not a JUnit report.`);
      continue;
    }
    read += 1;
    index.add(run);
  }
  if (read === 0) throw refusal(place, 'expected JUnit files in this folder; its XML files are something else');
  const found = index.finish();
  log.info(`Read the results of ${counted(found.tests.length, 'test')} from ${counted(read, 'file')}.`);
  return found;
};

/** @returns undefined for XML of another kind */
const readReport = async (file: string, name: string): Promise<ReportedRun | undefined> => {
  if (file.endsWith('.xml')) return readJUnitRun(file, name);
  if (!isBundle(file)) return readDocument(file);
  try {
    return await readBundleRun(file);
  } catch (error) {
    if (!(error instanceof BinaryError)) throw error;
    throw refusal(file, `expected ${error.expected}; found ${error.found}`);
  }
};

const isBundle = (file: string): boolean => /\.(?:xcresult|zip)$/i.test(file);

const refusal = (value: string, accepted: string): InputError =>
  new InputError([{ input: 'results', value, accepted, code: 'input-file-unusable' }]);

/** @throws InputError for what is not a CTRF document */
const readDocument = async (file: string): Promise<ReportedRun> => {
  try {
    if ((await statFile(file)).size > maxDocumentBytes) throw new FileTooLargeError(maxDocumentBytes);
    const reader = createCtrfReader();
    for await (const block of readFileBlocks(file)) reader.write(block);
    return reader.end();
  } catch (error) {
    if (error instanceof FileTooLargeError)
      throw refusal(file, `expected at most ${formatBytes(maxDocumentBytes)}; use the JUnit files instead`);
    if (error instanceof NotCtrfError || error instanceof SyntaxError) throw refusal(file, new NotCtrfError().message);
    throw error;
  }
};

const findReports = async (place: string): Promise<string[]> => {
  if (isBundle(place) || !(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const documents = files.filter((file) => path.basename(file) === resultsName);
  const told = documents.map((file) => `${path.dirname(file)}${path.sep}`);
  const reports = files.filter((file) => file.endsWith('.xml') && !told.some((folder) => file.startsWith(folder)));
  return [...documents, ...reports].sort();
};
