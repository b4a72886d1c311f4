import { readFileBlocks } from '../../src/lib/regular-file.ts';
import { textLines } from '../../src/lib/text-lines.ts';
import { readDeviceLog } from '../../src/results/crash/device-log.ts';

// A process of its own, bundled to JavaScript: node read-device-log.mjs <file> <expected crashes>
const [file = '', expected = ''] = process.argv.slice(2);
const own = { packages: ['com.shop'], testClasses: [] };
const crashes = await readDeviceLog(textLines(readFileBlocks(file), 16_000), own);
if (crashes.length !== Number(expected)) throw new Error(`read ${crashes.length} crashes`);
