import { readFileBlocks } from '../lib/regular-file.ts';
import type { TestResult } from '../model/results.ts';
import { type JUnitReading, readJUnit } from '../results/junit/read-junit.ts';
import { annotationTexts } from './case-identifier.ts';
import type { ReportedRun, ReportedStatus, ReportedTest } from './reported-test.ts';

/** Names, properties and annotations are wanted here; traces are not. */
const options = { limits: { traceChars: 200, keptChars: 33_554_432 }, keepsPassedOutput: true };

/** The class of entries in our own files for an inconclusive session. */
const ownClass = 'Mobile Test Cloud';

/**
 * Reads one JUnit file.
 *
 * @param name the file as messages name it
 * @returns undefined for XML of another kind
 */
export const readJUnitRun = async (file: string, name: string): Promise<ReportedRun | undefined> => {
  const reading = await readJUnit(readFileBlocks(file), options);
  if (reading.problems.some(({ code }) => code === 'not-junit')) return undefined;
  const devices = devicesOf(reading);
  const ownProblems = reading.tests.filter(({ className }) => className === ownClass);
  return {
    tests: reading.tests.filter(({ className }) => className !== ownClass).map((test) => toReported(test, devices)),
    devices,
    problems: [
      ...(reading.complete ? [] : reading.problems.map(({ message }) => `${name}: ${message}`)),
      ...ownProblems.flatMap(({ failures }) => failures.flatMap(({ message }) => message ?? [])),
    ],
    complete: reading.complete,
    simulated: reading.suites.some(({ properties }) => properties.simulated === 'true'),
  };
};

const devicesOf = ({ suites }: JUnitReading): readonly string[] => [
  ...new Set(suites.flatMap(({ properties }) => deviceIn(new Map(Object.entries(properties))))),
];

/** Our own files have `device` and `os version`, the service's have `devicename` and `version`. */
const deviceIn = (properties: ReadonlyMap<string, string>): readonly string[] => {
  const name = properties.get('device') ?? properties.get('devicename');
  const version = properties.get('os version') ?? properties.get('version');
  if (name === undefined || name === '') return [];
  return [version === undefined || version === '' ? name : `${name}-${version}`];
};

/** A file of one device need not say so at every test; one of several has the device at the end of each name. */
const toReported = (test: TestResult, devices: readonly string[]): ReportedTest => {
  const named = devices.find((device) => test.name.endsWith(` [${device}]`));
  const device = named ?? (devices.length === 1 ? devices[0] : undefined);
  return {
    className: test.className,
    name: named === undefined ? test.name : test.name.slice(0, -` [${named}]`.length),
    status: statusOf(test),
    device,
    texts: [
      ...Object.entries(test.properties ?? {}).flat(),
      ...annotationTexts(test.systemOut ?? ''),
      ...annotationTexts(test.systemErr ?? ''),
    ],
  };
};

const statusOf = ({ status }: TestResult): ReportedStatus => {
  if (status === 'passed') return 'passed';
  return status === 'skipped' || status === 'pending' ? 'not-run' : 'failed';
};
