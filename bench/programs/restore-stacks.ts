import { readFileBlocks } from '../../src/lib/regular-file.ts';
import { readMapping } from '../../src/results/retrace/read-mapping.ts';
import { collectClassNames, retraceText } from '../../src/results/retrace/retrace-text.ts';
import { shrunkStack } from '../large-inputs.ts';

// A process of its own, bundled to JavaScript: node restore-stacks.mjs <mapping> <stacks> <frames of each>
const [file = '', stacks = '', frames = ''] = process.argv.slice(2);
const traces = Array.from({ length: Number(stacks) }, (_none, number) => shrunkStack(2 * number, Number(frames)));
const names = new Set<string>();
for (const trace of traces) collectClassNames(trace, names);
const mapping = await readMapping(readFileBlocks(file), names);
// Each frame is one of a method that was inlined into another.
for (const { text } of traces.map((trace) => retraceText(trace, [mapping])))
  if (text.split('\n').length !== 1 + 2 * Number(frames)) throw new Error(text);
