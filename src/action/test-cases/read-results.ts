import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { BinaryError, withResultBundle } from '../../binaries/index.ts';
import { InputError } from '../../core/model/input-problem.ts';
import type { BundleRun } from '../../core/model/result-bundle.ts';
import type { TestResult } from '../../core/model/results.ts';
import { maxCtrfBytes } from '../../core/results/ctrf/ctrf-document.ts';
import { type JUnitReading, readJUnit } from '../../core/results/junit/read-junit.ts';
import { bundleCases, nameCases } from '../../core/results/result-bundle/join-bundle.ts';
import { ownClass } from '../../core/results/totals.ts';
import { formatBytes } from '../../lib/durations.ts';
import { isRecord, listIn, memberOf, textsIn } from '../../lib/is-record.ts';
import type { Log } from '../../lib/log.ts';
import { counted } from '../../lib/numbers.ts';
import { parseLargeJson } from '../../lib/parse-json.ts';
import { readFileBlocks, readFileText, UnreadableFileError } from '../../lib/regular-file.ts';
import { annotationTexts } from './case-identifier.ts';
import { createTestIndex, type ReportedRun, type ReportedStatus, type ReportedTest, type TestIndex } from './match-tests.ts';

const resultsName = 'results.json';

/**
 * Reads all results below a path. Skips JUnit files beside or below a `results.json`, because they contain the same results.
 *
 * @throws InputError if there is no report, or if the format of a report does not fit its name
 */
export const readTestResults = async (place: string, log: Log): Promise<TestIndex> => {
  const index = createTestIndex();
  const files = await findReports(place);
  if (files.length === 0) throw unusableResults(place, 'the folder has no results.json and no JUnit files');
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
  if (read === 0) throw unusableResults(place, 'none of the XML files in the folder is a JUnit report');
  const found = index.finish();
  log.info(`Read the results of ${counted(found.tests.length, 'test')} from ${counted(read, 'file')}.`);
  return found;
};

/** Reads one report. Returns undefined if an XML file is not a JUnit report. */
const readReport = async (file: string, name: string): Promise<ReportedRun | undefined> => {
  if (file.endsWith('.xml')) return readJUnitRun(file, name);
  if (!isBundle(file)) return readCtrfRun(file);
  try {
    return await readBundleRun(file);
  } catch (error) {
    if (!(error instanceof BinaryError)) throw error;
    throw unusableResults(file, error.found);
  }
};

const isBundle = (file: string): boolean => /\.(?:xcresult|zip)$/i.test(file);

const unusableResults = (value: string, accepted: string): InputError =>
  new InputError([{ input: 'results', value, accepted, code: 'input-file-unusable' }]);

const notCtrf = 'the file is no CTRF document, such as the results.json of a run';

const readCtrfRun = async (file: string): Promise<ReportedRun> => {
  try {
    const run = parseCtrf(await readFileText(file, maxCtrfBytes));
    if (run === undefined) throw unusableResults(file, notCtrf);
    return run;
  } catch (error) {
    if (error instanceof UnreadableFileError && error.isTooLarge)
      throw unusableResults(file, `the file has more than ${formatBytes(maxCtrfBytes)}. Use the JUnit files instead`);
    if (error instanceof UnreadableFileError) throw unusableResults(file, error.message);
    if (error instanceof SyntaxError) throw unusableResults(file, notCtrf);
    throw error;
  }
};

const findReports = async (place: string): Promise<string[]> => {
  if (isBundle(place) || !(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const documents = files.filter((file) => path.basename(file) === resultsName);
  const documentFolders = documents.map((file) => `${path.dirname(file)}${path.sep}`);
  const reports = files.filter((file) => file.endsWith('.xml') && !documentFolders.some((folder) => file.startsWith(folder)));
  return [...documents, ...reports].sort();
};

/** Reads Apple's result bundle, or throws `BinaryError`. A test with a failed repetition counts as failed. */
const readBundleRun = (file: string): Promise<ReportedRun> =>
  withResultBundle(file, async ({ runs }) => {
    const found = runs.map((run) => ({ device: deviceOf(run), cases: bundleCases([run], false) }));
    const names = nameCases(found.flatMap(({ cases }) => cases));
    return {
      tests: found.flatMap(({ device, cases }) =>
        cases.map((one) => ({
          className: one.test.className,
          name: names(one, one.test.name),
          status: statusOf(one.test.status),
          device,
          texts: [one.bundled.target],
        })),
      ),
      devices: [...new Set(found.map(({ device }) => device))],
      problems: runs.flatMap(({ targetFailures, errors }) => [...targetFailures.map(({ message }) => message), ...errors]),
      // After a failure outside of tests, some tests may have no result.
      complete: runs.every(({ targetFailures, errors }) => targetFailures.length === 0 && errors.length === 0),
      simulated: false,
    };
  });

const deviceOf = ({ device: { model, name = 'unknown device', osVersion } }: BundleRun): string =>
  [model ?? name, ...(osVersion === undefined ? [] : [osVersion])].join('-');

/** Options of the JUnit parser. They keep names, properties and annotations, but only short traces. */
const options = { limits: { traceChars: 200, keptChars: 33_554_432 }, keepsPassedOutput: true };

/** Reads one JUnit file. Returns undefined if the file is not a JUnit report. */
const readJUnitRun = async (file: string, name: string): Promise<ReportedRun | undefined> => {
  const reading = await readJUnit(readFileBlocks(file), options);
  if (reading.problems.some(({ code }) => code === 'not-junit')) return undefined;
  const devices = junitDevices(reading);
  const ownProblems = reading.tests.filter(({ className }) => className === ownClass);
  return {
    tests: reading.tests.filter(({ className }) => className !== ownClass).map((test) => reportJunitTest(test, devices)),
    devices,
    problems: [
      ...(reading.complete ? [] : reading.problems.map(({ message }) => `${name}: ${message}`)),
      ...ownProblems.flatMap(({ failures }) => failures.flatMap(({ message }) => message ?? [])),
    ],
    complete: reading.complete,
    simulated: reading.suites.some(({ simulated }) => simulated === 'true'),
  };
};

/** Reads the devices from the properties of the suites. The service and this action name these properties differently. */
const junitDevices = ({ suites }: JUnitReading): readonly string[] => {
  const devices = suites.flatMap((properties) => {
    const name = properties.device ?? properties.devicename;
    const version = properties['os version'] ?? properties.version;
    return name ? [version ? `${name}-${version}` : name] : [];
  });
  return [...new Set(devices)];
};

/** Converts a test of a JUnit file. In a file with several devices, each test name ends with its device in brackets. */
const reportJunitTest = (test: TestResult, devices: readonly string[]): ReportedTest => {
  const named = devices.find((device) => test.name.endsWith(` [${device}]`));
  const device = named ?? (devices.length === 1 ? devices[0] : undefined);
  return {
    className: test.className,
    name: named === undefined ? test.name : test.name.slice(0, -` [${named}]`.length),
    status: statusOf(test.status),
    device,
    texts: [
      ...Object.entries(test.properties ?? {}).flat(),
      ...annotationTexts(test.systemOut ?? ''),
      ...annotationTexts(test.systemErr ?? ''),
    ],
  };
};

/** Converts a status of any report. An unrecognized status counts as failed. */
const statusOf = (status: unknown): ReportedStatus => {
  if (status === 'passed') return 'passed';
  return status === 'skipped' || status === 'pending' ? 'not-run' : 'failed';
};

/** Maximum number of problems, because most problems are alike. */
const maxProblems = 50;

/** Reads a CTRF document of any tool; undefined for one without tests. Throws as `parseLargeJson` does. */
export const parseCtrf = (text: string): ReportedRun | undefined => {
  const results = memberOf(parseLargeJson(text), 'results');
  const entries = memberOf(results, 'tests');
  if (!Array.isArray(entries)) return undefined;
  const tests: ReportedTest[] = [];
  const devices = new Set<string>();
  const problems: string[] = [];
  const noteDevice = (entry: unknown): void => {
    for (const device of textsAt(entry, 'device')) devices.add(device);
  };
  for (const entry of entries) {
    if (!isRecord(entry)) continue;
    noteDevice(entry);
    if (isTest(entry)) tests.push(reportCtrfTest(entry));
    else if (problems.length < maxProblems) problems.push(...textsAt(entry, 'message'));
  }
  const extra = memberOf(results, 'extra');
  listIn(memberOf(extra, 'sessions')).forEach(noteDevice);
  return { tests, devices: [...devices], problems, complete: true, simulated: memberOf(extra, 'simulated') === true };
};

/** Whether an entry is a test. This action also writes entries for other problems, such as inconclusive sessions. */
const isTest = (entry: Readonly<Record<string, unknown>>): boolean => {
  const kind = memberOf(memberOf(entry, 'extra'), 'kind');
  return kind === undefined || kind === 'test';
};

const reportCtrfTest = (entry: Readonly<Record<string, unknown>>): ReportedTest => {
  const [device] = textsAt(entry, 'device');
  return {
    className: suiteName(memberOf(entry, 'suite')),
    name: textsAt(entry, 'name')[0] ?? '',
    status: statusOf(memberOf(entry, 'status')),
    device,
    texts: [
      ...textsIn(listIn(memberOf(entry, 'tags'))),
      ...keysAndTexts(memberOf(entry, 'labels')),
      ...keysAndTexts(memberOf(memberOf(entry, 'extra'), 'properties')),
    ],
  };
};

/** Reads the class of a test. `suite` is a text in older documents, and a list in newer documents. */
const suiteName = (suite: unknown): string => {
  if (typeof suite === 'string') return suite;
  const last: unknown = Array.isArray(suite) ? suite.at(-1) : undefined;
  return typeof last === 'string' ? last : '';
};

/** Collects the keys and texts of an object. A key may be the identifier of a test case, as in the tag `TC-12: true`. */
const keysAndTexts = (value: unknown): string[] =>
  isRecord(value) ? Object.entries(value).flatMap(([key, entry]) => [key, ...textsIn(entry)]) : [];

const textsAt = (value: unknown, key: string): string[] => {
  const text = memberOf(value, key);
  return typeof text === 'string' && text !== '' ? [text] : [];
};
