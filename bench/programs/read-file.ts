import { readDeviceLog } from '../../src/core/results/crash/device-log.ts';
import { readJUnit } from '../../src/core/results/junit/read-junit.ts';
import { readMapping } from '../../src/core/results/retrace/read-mapping.ts';
import { collectClassNames, retraceText } from '../../src/core/results/retrace/retrace-text.ts';
import { readFileBlocks } from '../../src/lib/regular-file.ts';
import { textLines } from '../../src/lib/text-lines.ts';
import { shrunkStack } from '../large-inputs.ts';

// Arguments: <kind> <file> <results> <frames of each stack>
const [kind = '', file = '', results = '', frames = ''] = process.argv.slice(2);
const blocks = readFileBlocks(file);
const readers: Readonly<Record<string, () => Promise<number>>> = {
  junit: async () => (await readJUnit(blocks)).tests.length,
  'device log': async () => (await readDeviceLog(textLines(blocks, 16_000), { packages: ['com.shop'], testClasses: [] })).length,
  mapping: async () => {
    const traces = Array.from({ length: Number(results) }, (_none, number) => shrunkStack(2 * number, Number(frames)));
    const names = new Set<string>();
    for (const trace of traces) collectClassNames(trace, names);
    const mapping = await readMapping(blocks, names);
    // Each frame is one of a method that was inlined into another.
    return traces.filter((trace) => retraceText(trace, [mapping]).text.split('\n').length === 1 + 2 * Number(frames)).length;
  },
};
const read = await readers[kind]?.();
if (read !== Number(results)) throw new Error(`read ${read} results`);
