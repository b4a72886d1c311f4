import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digits } from '../src/lib/numbers.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { javaLines, logged } from '../test/unit/results/crash/logs.ts';
import { mappingOf } from './large-inputs.ts';
import { bundleProgram, costOf, duration, isQuick, measureProcess, megabytes, report, takeTurns } from './measure.ts';

const [classes, logLines] = isQuick ? [3_100, 34_000] : [31_000, 340_000];
const [stacks, frames] = [1_000, 40];
await using folder = await temporaryDirectory();

/** Both readers work on one thread, and on a machine that does much else their time would say more of that: so processor time counts. */
const measureReader = async (name: string, text: string, ...given: readonly string[]) => {
  const file = path.join(folder.path, `${name}.txt`);
  await writeFile(file, text);
  const program = await bundleProgram(name, folder.path);
  const [costs = []] = await takeTurns(5, [() => measureProcess(program, file, ...given)], 0);
  const { cpuMs, peakBytes } = costOf(costs);
  const ours = `processor time ${duration(cpuMs)}, peak ${megabytes(peakBytes)}`;
  return { cpuMs, peakBytes, ours, size: megabytes((await stat(file)).size) };
};

/** 38 MB with a crash of the app in the middle. */
const deviceLog = (): string => {
  const lines = Array.from({ length: logLines }, (_none, nth) => {
    const text = `state of surface ${Math.floor(nth / 1_000)}-${nth % 1_000} changed from 2 to 3, 1080 x 2400, flags 0x1f`;
    const [tag, level] = nth % 20 === 0 ? ['ActivityManager', 'I'] : [`Surface${(nth % 1_000) % 7}`, 'D'];
    return `${logged(tag, [text], 4_711, level)}\n`;
  });
  return lines.toSpliced(lines.length / 2, 0, `${logged('AndroidRuntime', javaLines('com.shop'))}\n`).join('');
};

const restored = await measureReader('restore-stacks', mappingOf(classes), String(stacks), String(frames));
report({
  what: `restoring ${digits(stacks)} stacks with a mapping of ${restored.size}`,
  ours: restored.ours,
  targets: { '≤ 3 s': restored.cpuMs <= 3_000, '≤ 300 MB': restored.peakBytes <= 300e6 },
  how: `A process that reads a mapping of ${digits(classes)} classes and restores stacks of ${frames} frames from 2,000 classes, each frame two calls, from its start to its end. The memory is the peak of the process.`,
});
const read = await measureReader('read-device-log', deviceLog(), '1');
report({
  what: `finding a crash in a device log of ${read.size}`,
  ours: read.ours,
  how: 'A process that reads a log with one crash in its middle, from its start to its end: of one session, no more than 32 MB are read. The memory is the peak of the process.',
});
