import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure, TestResult } from '../../../../../src/core/model/results.ts';
import { mergedJUnit } from '../../../../../src/core/results/junit/write-merged.ts';
import { failedTest, runResult, sessionResult } from '../../../../helpers/run-results.ts';
import { writableRun } from '../../../action/markdown/hostile-runs.ts';
import { readText } from './reading.ts';
import { asMikepenz, parseXml, type XmlElement } from './reporters.ts';

const holders = new Set(['testsuites', 'testsuite', 'testcase', 'properties']);

/** Text between elements, where there is none. */
const looseText = ({ name, text, children }: XmlElement): string =>
  (holders.has(name) ? text.trim() : '') + children.map(looseText).join('');

describe('the texts of a test', () => {
  const only = (overrides: Partial<TestResult>): XmlElement => {
    const run = runResult([sessionResult({ device: 'Pixel 3-10', tests: [failedTest('A#a', {}, overrides)] })]);
    return parseXml([...mergedJUnit(run)].join('')).children[0]!.children[1]!;
  };

  it('put several failures into one element', () => {
    const item = only({
      failures: [
        { kind: 'failure', type: 'T', message: 'one', trace: 'one\n\tat A.a(A.kt:1)' },
        { kind: 'failure', message: 'two' },
      ],
    });
    expect(item.children.map(({ name }) => name)).toEqual(['failure']);
    expect(item.children[0]?.attributes).toEqual({ type: 'T', message: 'one (and 1 more)' });
    expect(item.children[0]?.text).toBe('[1 of 2] one\n\tat A.a(A.kt:1)\n\n[2 of 2] two');
  });

  it('say which failures were expected', () => {
    const item = only({ status: 'passed', failures: [], expectedFailures: [{ kind: 'failure', message: 'a known bug' }] });
    expect(item.children).toMatchObject([
      { name: 'properties', children: [{ attributes: { name: 'expected-failure', value: 'a known bug' } }] },
    ]);
  });

  it('have the output of a test only where it failed', () => {
    const output = { systemOut: 'a < b', systemErr: 'c & d' };
    const written = (overrides: Partial<TestResult>) =>
      only({ ...output, ...overrides }).children.map(({ name, text }) => `${name} ${text}`);
    expect(written({})).toEqual(['failure ', 'system-out a < b', 'system-err c & d']);
    expect(written({ systemErr: undefined })).toEqual(['failure ', 'system-out a < b']);
    expect(written({ status: 'error', systemOut: undefined })).toEqual(['error ', 'system-err c & d']);
    expect(written({ status: 'passed', failures: [] })).toEqual([]);
    expect(written({ status: 'skipped', failures: [] })).toEqual(['skipped ']);
  });

  it('have all that is known of each failure', () => {
    const written = (...failures: Failure[]) => {
      const [{ attributes, text } = { attributes: {}, text: '' }] = only({ failures }).children;
      return [attributes, text];
    };
    expect(written({ kind: 'failure', type: 'T' })).toEqual([{ type: 'T', message: 'T' }, '']);
    expect(written({ kind: 'failure' })).toEqual([{ type: 'failed', message: 'failed' }, '']);
    expect(written({ kind: 'failure', message: 'no', trace: 'at A' })).toEqual([{ type: 'failed', message: 'no' }, 'no\nat A']);
    expect(only({ status: 'error', failures: [{ kind: 'error', type: 'T' }] }).children[0]?.attributes).toEqual({
      type: 'error',
      message: 'T',
    });
    expect(written({ kind: 'failure', trace: 'at A' })[1]).toBe('at A');
    expect(written({ kind: 'failure', message: 'one' }, { kind: 'failure' }, { kind: 'failure' })).toEqual([
      { type: 'failed', message: 'one (and 2 more)' },
      '[1 of 3] one\n\n[2 of 3] \n\n[3 of 3] ',
    ]);
  });

  it('have all earlier attempts that failed', () => {
    const failure = { kind: 'failure', type: 'T', message: 'slow', trace: 'at A' } as const;
    const item = only({
      earlierAttempts: [
        { status: 'failed', failures: [failure, { kind: 'failure', message: 'again' }] },
        { status: 'passed', failures: [] },
        { status: 'skipped', failures: [] },
        { status: 'pending', failures: [] },
        { status: 'timed-out', failures: [] },
      ],
    });
    expect(item.children.slice(1)).toMatchObject([
      {
        name: 'rerunFailure',
        attributes: { type: 'T', message: 'slow' },
        children: [{ name: 'stackTrace', text: 'slow\nat A\n\nagain' }],
      },
      { name: 'rerunFailure', attributes: { type: 'timed-out', message: 'timed-out' }, children: [] },
    ]);
    expect(only({ status: 'skipped', earlierAttempts: [{ status: 'failed', failures: [] }] }).children).toHaveLength(1);
  });

  it('say so where no failure text is known', () => {
    expect(only({ status: 'timed-out', failures: [] }).children[0]).toMatchObject({
      name: 'error',
      attributes: { type: 'timed-out', message: 'The result of this test is "timed-out"; no failure text is known.' },
    });
  });

  it('write a file only if its name is no command and stays in the workspace', () => {
    expect(only({ file: 'app/src/Größe Test.kt', line: 3 }).attributes).toMatchObject({
      file: 'app/src/Größe Test.kt',
      line: '3',
    });
    for (const file of ['a', 'a\\b.kt', 'a..b/c1+d@e-f.kt']) expect(only({ file }).attributes).toMatchObject({ file });
    for (const file of [
      '::stop-commands::x',
      '/etc/passwd',
      '../../secret',
      'a/../../b',
      'a\nb',
      '##[error]x',
      'a/..',
      'a\\..\\b',
    ])
      expect(only({ file, line: 3 }).attributes).not.toHaveProperty('file');
  });

  it('survive whatever a run holds, and its failures stay failures', async () => {
    await fc.assert(
      fc.asyncProperty(writableRun, async (run) => {
        const text = [...mergedJUnit(run)].join('');
        const root = parseXml(text);
        const { tests, failed } = asMikepenz(root);
        expect(looseText(root)).toBe('');
        expect(root.attributes.tests).toBe(`${tests}`);
        if (run.totals.failed > 0) expect(failed).toBeGreaterThan(0);
        expect(await readText(text)).toMatchObject({ complete: true, problems: [] });
      }),
    );
  });
});
