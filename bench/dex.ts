import { stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { alternate, elapsedMs, median, medianRatio } from './lib/alternate.ts';
import { duration, megabytes } from './lib/figures.ts';
import { writeLargeTestApk } from './lib/large-apk.ts';
import { bundleProgram, measureProcess } from './lib/measured-process.ts';
import { needProgram, runProgram } from './lib/programs.ts';
import type { Row } from './row.ts';

const apkBytes = 50e6;
const mostRatio = 0.5;

export const measure = async (): Promise<Row> => {
  await needProgram('dexdump', 'apt-get install dexdump');
  await using folder = await temporaryDirectory();
  const apk = path.join(folder.path, 'suite-androidTest.apk');
  await writeLargeTestApk(apk, apkBytes);
  const { size } = await stat(apk);
  const program = await bundleProgram('discover-tests', folder.path);
  const { ours, theirs } = await alternate({
    rounds: 5,
    ours: () => measureProcess(program, [apk]),
    theirs: () => elapsedMs(() => runProgram('sh', ['-c', 'exec dexdump "$1" > /dev/null', 'sh', apk])),
  });
  const times = ours.map(({ durationMs }) => durationMs);
  const ratio = medianRatio(times, theirs);
  return {
    what: `discovering the tests of an APK of ${megabytes(size)}`,
    ours: `${duration(median(times))}, ${megabytes(Math.max(...ours.map(({ peakBytes }) => peakBytes)))}`,
    against: `dexdump ${duration(median(theirs))}`,
    ratio,
    target: `≤ ${mostRatio} ×`,
    met: ratio <= mostRatio,
    how: 'A process that lists the tests, from its start to its end, against `dexdump` without options, which writes to nowhere. The APK is made of the DEX files of real ones, many times over.',
  };
};
