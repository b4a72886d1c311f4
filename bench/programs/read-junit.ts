import { readFileBlocks } from '../../src/lib/regular-file.ts';
import { readJUnit } from '../../src/results/junit/read-junit.ts';

// A process of its own, bundled to JavaScript: node read-junit.mjs <file> <expected cases>
const [file = '', expected = ''] = process.argv.slice(2);
const { tests, complete } = await readJUnit(readFileBlocks(file));
if (!complete || tests.length !== Number(expected)) throw new Error(`read ${tests.length} cases`);
