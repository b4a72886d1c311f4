import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digits } from '../src/lib/numbers.ts';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { javaLines, logged } from '../test/unit/core/results/crash/logs.ts';
import { mappingOf } from './large-inputs.ts';
import { costOf, duration, isQuick, measureProgram, megabytes, report, takeTurns } from './measure.ts';

const [classes, logLines] = isQuick ? [3_100, 34_000] : [31_000, 340_000];
const [stacks, frames] = [1_000, 40];
await using folder = await temporaryDirectory();

/** Measures processor time, since each reader works on one thread and other load would change its duration. */
const measureReader = async (kind: string, text: string, ...given: readonly number[]) => {
  const file = path.join(folder.path, `${kind}.txt`);
  await writeFile(file, text);
  const [costs = []] = await takeTurns(5, [() => measureProgram('read-file', kind, file, ...given)], 0);
  const { cpuMs, peakBytes } = costOf(costs);
  const ours = `processor time ${duration(cpuMs)}, peak ${megabytes(peakBytes)}`;
  return { cpuMs, peakBytes, ours, size: megabytes(Buffer.byteLength(text)) };
};

const deviceLog = (): string => {
  const lines = Array.from({ length: logLines }, (_none, nth) => {
    const text = `state of surface ${Math.floor(nth / 1_000)}-${nth % 1_000} changed from 2 to 3, 1080 x 2400, flags 0x1f`;
    return `${logged(nth % 20 === 0 ? 'ActivityManager' : `Surface${nth % 7}`, [text], 4_711, 'D')}\n`;
  });
  return lines.toSpliced(lines.length / 2, 0, `${logged('AndroidRuntime', javaLines('com.shop'))}\n`).join('');
};

const restored = await measureReader('mapping', mappingOf(classes), stacks, frames);
report({
  what: `restoring ${digits(stacks)} stacks with a mapping of ${restored.size}`,
  ours: restored.ours,
  targets: { '≤ 3 s': restored.cpuMs <= 3_000, '≤ 300 MB': restored.peakBytes <= 300e6 },
  how: `A process that reads a mapping of ${digits(classes)} classes and restores stacks of ${frames} frames from 2,000 classes, each frame two calls.`,
});
const read = await measureReader('device log', deviceLog(), 1);
report({
  what: `finding a crash in a device log of ${read.size}`,
  ours: read.ours,
  how: 'A process that reads a log with one crash in its middle. Of one session, no more than 32 MB are read.',
});
