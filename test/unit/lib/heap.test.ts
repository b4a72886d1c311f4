import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Keeps much and drops much a hundred times, and prints the most that was in use between two of them. */
const program = `
import { limitHeap } from '${new URL('../../../src/lib/heap.ts', import.meta.url).href}';
const made = (megabytes) => Array.from({ length: megabytes * 10_000 }, (_none, index) => ({ index, next: index + 1 }));
const kept = made(40);
let most = 0;
for (let round = 0; round < 100; round++) {
  const dropped = made(10);
  limitHeap();
  most = Math.max(most, process.memoryUsage().heapUsed);
  kept[0] = dropped[0];
}
console.log(most);
`;

it('a heap with much in use has little garbage beside it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const mostBytes = Number(stdout);
  expect(mostBytes).toBeGreaterThan(20e6);
  expect(mostBytes).toBeLessThan(110e6);
});
