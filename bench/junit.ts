import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, median, medianRatio } from './lib/alternate.ts';
import { duration, megabytes } from './lib/figures.ts';
import { writeJUnitReport } from './lib/junit-report.ts';
import { bundleProgram, type Cost, measureProcess } from './lib/measured-process.ts';
import { installPackages } from './lib/programs.ts';
import type { Row } from './row.ts';

const cases = 60_000;
const rounds = 3;
const mostPeakBytes = 150e6;

/** The parsers inside two reporters that are widely used, with the options of those. */
const peers = [
  {
    reporter: 'dorny/test-reporter',
    package: 'xml2js@0.6.2',
    program: `import { readFileSync } from 'node:fs';
import { parseStringPromise } from 'xml2js';
await parseStringPromise(readFileSync(process.argv[2], 'utf8'));`,
  },
  {
    reporter: 'mikepenz/action-junit-report',
    package: 'xml-js@1.6.11',
    program: `import { readFileSync } from 'node:fs';
import parser from 'xml-js';
JSON.parse(parser.xml2json(readFileSync(process.argv[2], 'utf8'), { compact: true }));`,
  },
] as const;

export const measure = async (): Promise<readonly Row[]> => {
  await using folder = await temporaryDirectory();
  const report = path.join(folder.path, 'junit.xml');
  await writeJUnitReport(report, cases);
  const { size } = await stat(report);
  const ours = await bundleProgram('read-junit', folder.path);
  await installPackages(
    folder.path,
    peers.map((peer) => peer.package),
  );
  const rows: Row[] = [];
  for (const peer of peers) {
    const theirs = path.join(folder.path, `${peer.package}.mjs`);
    await writeFile(theirs, peer.program);
    const seen = await alternate({
      rounds,
      ours: () => measureProcess(ours, [report, String(cases)]),
      theirs: () => measureProcess(theirs, [report]),
    });
    const ratio = medianRatio(seen.ours.map(timeOf), seen.theirs.map(timeOf));
    const peakBytes = Math.max(...seen.ours.map((cost) => cost.peakBytes));
    rows.push({
      what: `parsing JUnit, ${megabytes(size)}, compared with ${peer.reporter}`,
      ours: shown(seen.ours),
      against: `${peer.package}: ${shown(seen.theirs)}`,
      ratio,
      target: `< 1 ×, ≤ ${megabytes(mostPeakBytes)}`,
      met: ratio < 1 && peakBytes <= mostPeakBytes,
      how: `A process that reads a report of ${cases.toLocaleString('en')} cases with output into results, from its start to its end, compared with one that only parses it with \`${peer.package}\`, the parser of that reporter. The memory is the peak of the process.`,
    });
  }
  return rows;
};

const timeOf = ({ durationMs }: Cost): number => durationMs;

const shown = (costs: readonly Cost[]): string =>
  `${duration(median(costs.map(timeOf)))}, ${megabytes(Math.max(...costs.map((cost) => cost.peakBytes)))}`;
