import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digits } from '../src/lib/numbers.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { junitReport } from './large-inputs.ts';
import {
  type Cost,
  costOf,
  duration,
  measureProgram,
  measureScript,
  medianRatio,
  megabytes,
  report,
  runProgram,
  takeTurns,
} from './measure.ts';

const cases = 60_000;

/** Parsers of widely used reporters: name and version, reporters, and how they read `file`. */
const npmPeers = [
  ['xml2js@0.6.2', 'dorny/test-reporter and test-summary/action', "await parser.parseStringPromise(readFileSync(file, 'utf8'))"],
  ['xml-js@1.6.11', 'mikepenz/action-junit-report', "JSON.parse(parser.xml2json(readFileSync(file, 'utf8'), { compact: true }))"],
  ['test-results-parser@0.4.6', 'testbeats', "parser.parse({ type: 'junit', files: [file] })"],
] as const;
const pythonPeer = ['junitparser==5.0.3', 'EnricoMi/publish-unit-test-result-action'] as const;
const pythonProgram = `import sys
from junitparser import JUnitXml
for suite in JUnitXml.fromfile(sys.argv[1]):
    for case in suite:
        case.name, case.classname, case.time, case.result
with open('/proc/self/status') as status:
    print([int(line.split()[1]) * 1024 for line in status if line.startswith('VmHWM')][0])`;

await using folder = await temporaryDirectory();
const place = (name: string): string => path.join(folder.path, name);
const names = npmPeers.map(([name]) => name);
await runProgram('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder.path, ...names]);
await runProgram('python3', ['-m', 'pip', 'install', '--quiet', '--target', place('python'), pythonPeer[0], 'lxml==6.0.2']);
const file = place('junit.xml');
await writeFile(file, junitReport(cases));

const byPython = async (): Promise<Cost> => {
  const startMs = performance.now();
  const printed = await runProgram('python3', ['-c', pythonProgram, file], { PYTHONPATH: place('python') });
  return { durationMs: performance.now() - startMs, peakBytes: Number(printed), cpuMs: Number.NaN };
};
for (const [name, , parse] of npmPeers) {
  const imports = `import { readFileSync } from 'node:fs';\nimport parser from '${name.split('@')[0]}';`;
  await writeFile(place(`${name}.mjs`), `${imports}\nconst file = process.argv[2];\n${parse};\n`);
}
const byNpmPeers = names.map((name) => () => measureScript(place(`${name}.mjs`), file));
const ours = () => measureProgram('read-file', 'junit', file, cases);
const [own = [], ...others] = await takeTurns<Cost>(3, [ours, ...byNpmPeers, byPython]);
const shown = (costs: readonly Cost[]): string => `${duration(costOf(costs).durationMs)}, ${megabytes(costOf(costs).peakBytes)}`;
const timesOf = (costs: readonly Cost[]): number[] => costs.map(({ durationMs }) => durationMs);
const peers = [...npmPeers, pythonPeer];
const ratio = Math.max(...others.slice(0, npmPeers.length).map((costs) => medianRatio(timesOf(own), timesOf(costs))));
report({
  what: `parsing JUnit, ${megabytes((await stat(file)).size)}`,
  ours: shown(own),
  against: others.map((costs, nth) => `${peers[nth]?.[0]}: ${shown(costs)}`).join('; '),
  ratio,
  targets: { '< 1 ×': ratio < 1, '≤ 150 MB': costOf(own).peakBytes <= 150e6 },
  how: `A process that reads a report of ${digits(cases)} cases with output into results, and processes that only parse it, with the parsers that other reporters use: ${peers.map(([name, reporters]) => `\`${name}\` (${reporters})`).join(', ')}. The ratio is that to the fastest one in JavaScript: the Python one uses lxml, which is C.`,
});
