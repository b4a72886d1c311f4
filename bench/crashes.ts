import { stat } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDirectory } from '../test/helpers/temp.ts';
import { median, repeat } from './lib/alternate.ts';
import { writeDeviceLog } from './lib/device-log.ts';
import { duration, megabytes } from './lib/figures.ts';
import { writeMapping } from './lib/mapping-file.ts';
import { bundleProgram, type Cost, measureProcess } from './lib/measured-process.ts';
import type { Row } from './row.ts';

const rounds = 5;
const classes = 31_000;
const stacks = 1_000;
const frames = 40;
const logBlocks = 340;
const mostMappingMs = 3_000;
const mostMappingBytes = 300e6;

export const measure = async (): Promise<readonly Row[]> => {
  await using folder = await temporaryDirectory();
  return [await measureMapping(folder.path), await measureLog(folder.path)];
};

const measureMapping = async (folder: string): Promise<Row> => {
  const file = path.join(folder, 'mapping.txt');
  await writeMapping(file, classes);
  const { size } = await stat(file);
  const restore = await bundleProgram('restore-stacks', folder);
  const costs = await repeat(rounds, () => measureProcess(restore, [file, String(stacks), String(frames)]));
  return {
    what: `restoring ${stacks.toLocaleString('en')} stacks with a mapping of ${megabytes(size)}`,
    ...shown(costs),
    target: `≤ ${mostMappingMs / 1_000} s, ≤ ${megabytes(mostMappingBytes)}`,
    met: median(costs.map(timeOf)) <= mostMappingMs && peakOf(costs) <= mostMappingBytes,
    how: `A process that reads a mapping of ${classes.toLocaleString('en')} classes and restores stacks of ${frames} frames from 2,000 classes, each frame two calls, from its start to its end. The memory is the peak of the process.`,
  };
};

const measureLog = async (folder: string): Promise<Row> => {
  const file = path.join(folder, 'device.log');
  await writeDeviceLog(file, logBlocks);
  const { size } = await stat(file);
  const read = await bundleProgram('read-device-log', folder);
  const costs = await repeat(rounds, () => measureProcess(read, [file, '1']));
  return {
    what: `finding a crash in a device log of ${megabytes(size)}`,
    ...shown(costs),
    how: 'A process that reads a log with one crash in its middle, from its start to its end: of one session, no more than 32 MB are read. The memory is the peak of the process.',
  };
};

/** Both work on one thread, and on a machine that does much else their time would say more of that. */
const timeOf = ({ cpuMs }: Cost): number => cpuMs;

const peakOf = (costs: readonly Cost[]): number => Math.max(...costs.map(({ peakBytes }) => peakBytes));

const shown = (costs: readonly Cost[]): Pick<Row, 'ours'> => ({
  ours: `processor time ${duration(median(costs.map(timeOf)))}, peak ${megabytes(peakOf(costs))}`,
});
