import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { elapsedMs, median, medianRatio, takeTurns } from './lib/alternate.ts';
import { duration, megabytes } from './lib/figures.ts';
import { writeJUnitReport } from './lib/junit-report.ts';
import { bundleProgram, type Cost, measureProcess } from './lib/measured-process.ts';
import { installPackages, runProgram } from './lib/programs.ts';
import type { Row } from './row.ts';

const cases = 60_000;
const rounds = 3;
const mostPeakBytes = 150e6;

type Measured = Pick<Cost, 'durationMs' | 'peakBytes'>;

interface Peer {
  /** Of its registry, with the version. */
  readonly package: string;
  /** Reporters that read JUnit with it. */
  readonly reporters: string;
  readonly program: string;
}

/** The parsers inside reporters that are widely used, with the options of those. */
const npmPeers: readonly Peer[] = [
  {
    package: 'xml2js@0.6.2',
    reporters: 'dorny/test-reporter and test-summary/action',
    program: `import { readFileSync } from 'node:fs';
import { parseStringPromise } from 'xml2js';
await parseStringPromise(readFileSync(process.argv[2], 'utf8'));`,
  },
  {
    package: 'xml-js@1.6.11',
    reporters: 'mikepenz/action-junit-report',
    program: `import { readFileSync } from 'node:fs';
import parser from 'xml-js';
JSON.parse(parser.xml2json(readFileSync(process.argv[2], 'utf8'), { compact: true }));`,
  },
  {
    package: 'test-results-parser@0.4.6',
    reporters: 'testbeats',
    program: `import parser from 'test-results-parser';
parser.parse({ type: 'junit', files: [process.argv[2]] });`,
  },
];

const pythonPeer = {
  package: 'junitparser==5.0.3',
  reporters: 'EnricoMi/publish-unit-test-result-action',
  needs: ['junitparser==5.0.3', 'lxml==6.0.2'],
  /** Prints its peak of memory, in bytes. */
  program: `import sys
from junitparser import JUnitXml
for suite in JUnitXml.fromfile(sys.argv[1]):
    for case in suite:
        case.name, case.classname, case.time, case.result
with open('/proc/self/status') as status:
    print([int(line.split()[1]) * 1024 for line in status if line.startswith('VmHWM')][0])`,
} as const;

/** All readers in turn, in one run. */
export const measure = async (): Promise<Row> => {
  await using folder = await temporaryDirectory();
  const report = path.join(folder.path, 'junit.xml');
  await writeJUnitReport(report, cases);
  const { size } = await stat(report);
  const program = await bundleProgram('read-junit', folder.path);
  await installPackages(
    'npm',
    folder.path,
    npmPeers.map((peer) => peer.package),
  );
  const python = path.join(folder.path, 'python');
  await mkdir(python);
  await installPackages('pip', python, pythonPeer.needs);
  await writeFile(path.join(folder.path, 'read.py'), pythonPeer.program);
  for (const peer of npmPeers) await writeFile(path.join(folder.path, `${peer.package}.mjs`), peer.program);

  const byPython = async (): Promise<Measured> => {
    let peakBytes = 0;
    const durationMs = await elapsedMs(async () => {
      const env = { ...process.env, PYTHONPATH: python };
      peakBytes = Number(await runProgram('python3', [path.join(folder.path, 'read.py'), report], env));
    });
    return { durationMs, peakBytes };
  };
  const [ours = [], ...theirs] = await takeTurns<Measured>(rounds, [
    () => measureProcess(program, [report, String(cases)]),
    ...npmPeers.map((peer) => () => measureProcess(path.join(folder.path, `${peer.package}.mjs`), [report])),
    byPython,
  ]);
  const peers = [...npmPeers, pythonPeer].map((peer, nth) => ({ ...peer, seen: theirs[nth] ?? [] }));
  const scripts = theirs.slice(0, npmPeers.length);
  const ratio = Math.max(...scripts.map((seen) => medianRatio(ours.map(timeOf), seen.map(timeOf))));
  const peakBytes = Math.max(...ours.map((cost) => cost.peakBytes));
  return {
    what: `parsing JUnit, ${megabytes(size)}`,
    ours: shown(ours),
    against: peers.map((peer) => `${peer.package}: ${shown(peer.seen)}`).join('; '),
    ratio,
    target: `< 1 ×, ≤ ${megabytes(mostPeakBytes)}`,
    met: ratio < 1 && peakBytes <= mostPeakBytes,
    how: `A process that reads a report of ${cases.toLocaleString('en')} cases with output into results, from its start to its end, and processes that only parse it, with the parsers that other reporters use: ${peers.map((peer) => `\`${peer.package}\` (${peer.reporters})`).join(', ')}. All take turns in one run. The ratio is that to the fastest one in JavaScript: the Python one uses lxml, which is C. The memory is the peak of the process.`,
  };
};

const timeOf = ({ durationMs }: Measured): number => durationMs;

const shown = (costs: readonly Measured[]): string =>
  `${duration(median(costs.map(timeOf)))}, ${megabytes(Math.max(...costs.map((cost) => cost.peakBytes)))}`;
