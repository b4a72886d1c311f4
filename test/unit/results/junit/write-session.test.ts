import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFileBlocks } from '../../../../src/lib/regular-file.ts';
import { writeTextFile } from '../../../../src/lib/write-text-file.ts';
import { readJUnit } from '../../../../src/results/junit/read-junit.ts';
import { sessionJUnit } from '../../../../src/results/junit/write-merged.ts';
import { flakyTest, testResult } from '../../../helpers/run-results.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';
import { parseXml } from './reporters.ts';

const session = {
  device: 'iPhone 15-17',
  shard: { index: 0, total: 1 },
  sessionId: '5555',
  simulated: false,
  tests: [
    testResult('ShopUITests#testPays', { testId: '5555aaaa', links: { video: 'https://video.example/5555#t=0,4' } }),
    testResult('ShopUITests#testFails', { status: 'failed' }),
    testResult('ShopUITests#testIdles', { status: 'timed-out' }),
    testResult('OtherTests#testWaits', { status: 'pending' }),
    testResult('OtherTests#testLater', { status: 'skipped' }),
    testResult('OtherTests#testStrange', { status: 'unknown', rawStatus: 'quarantined' }),
    testResult('OtherTests#testCrashes', { status: 'error' }),
  ],
};

describe('a report made from session details', () => {
  it('has a suite for each class, marked with its session', () => {
    const root = parseXml([...sessionJUnit({ ...session, simulated: true })].join(''));
    expect(root.children.map(({ attributes }) => attributes.name)).toEqual(['ShopUITests', 'OtherTests']);
    expect(root.attributes).toMatchObject({ name: 'iPhone 15-17', tests: '7', failures: '1', errors: '4', skipped: '1' });
    expect(root.children[0]?.children[0]?.children.map(({ attributes }) => `${attributes.name}=${attributes.value}`)).toEqual([
      'session_id=5555',
      'device=iPhone 15-17',
      'shard=shard 1 of 1',
      'simulated=true',
    ]);
  });

  it('calls a flaky test passed', () => {
    const root = parseXml([...sessionJUnit({ ...session, tests: [flakyTest('ShopUITests#testShakes')] })].join(''));
    expect(root.attributes).toMatchObject({ tests: '1', failures: '0' });
    expect(root.children[0]?.children[1]?.children.map(({ name }) => name)).toEqual(['flakyFailure']);
  });

  it('reads back with every status, identifier and video', async () => {
    await using folder = await temporaryDirectory();
    const file = path.join(folder.path, 'junit.xml');
    await writeTextFile(file, sessionJUnit(session));
    const { tests, complete } = await readJUnit(readFileBlocks(file));
    expect(complete).toBe(true);
    expect(tests[0]).toEqual(session.tests[0]);
    expect(tests.map(({ className, name }) => `${className}#${name}`)).toEqual(
      session.tests.map(({ className, name }) => `${className}#${name}`),
    );
    expect(tests.map(({ status }) => status)).toEqual([
      'passed',
      'failed',
      'timed-out',
      // An error element and a word of waiting: the worse wins.
      'error',
      'skipped',
      'error',
      'error',
    ]);
  });
});
