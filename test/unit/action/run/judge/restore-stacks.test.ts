import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { restoreStacks } from '../../../../../src/action/run/judge/restore-stacks.ts';
import { createMemoryRunner } from '../../../../helpers/memory-runner.ts';
import { failedTest, sessionResult } from '../../../../helpers/run-results.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

/** Restores one stack while each look at the clock shows that so many milliseconds have passed. */
const restoreWith = async (msPerLook: number, timeoutMs: number) => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'mapping.txt');
  // Several blocks, so that the clock is looked at several times.
  await writeFile(file, `com.shop.Cart -> a.b:\n    1:1:void add():7:7 -> a\n${'# a comment of a mapping\n'.repeat(80_000)}`);
  const runner = createMemoryRunner(folder.path);
  let atMs = 0;
  const clock = {
    ...runner.clock,
    monotonicMs: () => {
      atMs += msPerLook;
      return atMs;
    },
  };
  const test = failedTest('A#f', { trace: 'x\n\tat a.b.a(SourceFile:1)' });
  const facts = { sessions: new Map([['s', sessionResult({ device: 'Pixel 7-13', tests: [test] })]]) };
  const mapping = [{ path: file, name: 'mapping.txt' }];
  const restored = await restoreStacks(facts, { mapping, timeoutMs }, { ...runner, clock });
  return { trace: restored.sessions.get('s')?.tests[0]?.failures[0]?.trace, lines: runner.lines };
};

it.each([
  ['after the time of the run', 10_000, 30_000],
  ['after a minute', 10_000, 3_600_000],
])('a mapping is not read on %s, and the stacks stay as they are', async (_when, msPerLook, timeoutMs) => {
  const { trace, lines } = await restoreWith(msPerLook, timeoutMs);
  expect(trace).toContain('a.b.a(SourceFile:1)');
  expect(lines.join('\n')).toContain('Stacks are not restored with mapping.txt: the time for reading mappings is over');
});

it('a mapping is read while there is time (control)', async () => {
  const { trace, lines } = await restoreWith(1, 30_000);
  expect(trace).toContain('com.shop.Cart.add(Cart.java:7)');
  expect(lines.join('\n')).not.toContain('not restored');
});
