import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { renderReport } from '../../../src/migrate/convert.ts';
import { type Finding, type Migration, openStep, remark } from '../../../src/migrate/settings.ts';
import { anyCharacters } from '../lib/escape/hostile-texts.ts';

const finding = (changes: Partial<Finding>): Finding => ({
  key: 'gcloud.app',
  name: 'app',
  value: 'a.apk',
  file: 'flank.yml',
  line: 2,
  outcome: 'taken',
  to: '`app`',
  ...changes,
});

const stepWith = (...remarks: readonly ReturnType<typeof remark>[]): Migration['steps'][number] => ({
  ...openStep('tests', 'android'),
  inputs: new Map([
    ['app', 'app/build/outputs/apk/free/debug/app-free-debug.apk'],
    ['test-suite', 'app/build/outputs/apk/androidTest/free/debug/app-free-debug-androidTest.apk'],
  ]),
  devices: ['Google Pixel 7-13.0'],
  remarks: [...remarks],
});

test('the report lists what was taken, changed and left out', () => {
  const report = renderReport(
    {
      steps: [
        stepWith(remark('Set `app` yourself: {} has {}.', 'flank.yml:2', '$APK')),
        stepWith(remark('Choose.'), remark('Choose.')),
      ],
      findings: [
        finding({}),
        finding({
          key: 'gcloud.timeout',
          value: 900,
          line: 3,
          outcome: 'changed',
          to: '`timeout-minutes`',
          note: 'the whole run',
        }),
        finding({ key: 'gcloud.async', value: true, line: 4, outcome: 'unsupported', to: undefined, note: 'not needed here' }),
        finding({ key: 'with.access-key', value: 'hunter2', line: 5, secret: true, to: '`access-key`' }),
        finding({ key: 'gcloud.test', value: '', unknown: '$TEST', line: 6, outcome: 'unsupported', to: undefined }),
      ],
      unread: [
        { file: 'test.sh', line: 7, text: '"${OPTIONS[@]}"', reason: 'it may hold options' },
        { file: 'x.yml', line: 1, text: '', reason: 'nothing in this file is known' },
      ],
    },
    [{ job: 'tests', lines: ['1 build with 1 session would be started.'] }],
  );
  expect(report).toBe(`# Migration

2 jobs in \`workflow.yml\`. Each setting of the source is in exactly one of the three lists below.

## To do

- Check the commands that build the app and the test suite.
- Set \`app\` yourself: \`flank.yml:2\` has \`$APK\`.
- Choose.

## Not read

- \`test.sh:7\`: \`"\${OPTIONS[@]}"\`: it may hold options
- \`x.yml:1\`: nothing in this file is known

## Dry run

- \`tests\`: 1 build with 1 session would be started.

## Taken over

| setting | value | at | here | note |
| --- | --- | --- | --- | --- |
| \`gcloud.app\` | \`a.apk\` | \`flank.yml:2\` | \`app\` |  |
| \`with.access-key\` | *** | \`flank.yml:5\` | \`access-key\` |  |

## Taken over, with a changed meaning

| setting | value | at | here | note |
| --- | --- | --- | --- | --- |
| \`gcloud.timeout\` | \`900\` | \`flank.yml:3\` | \`timeout-minutes\` | the whole run |

## Without an equivalent

| setting | value | at | note |
| --- | --- | --- | --- |
| \`gcloud.async\` | \`true\` | \`flank.yml:4\` | not needed here |
| \`gcloud.test\` | \`$TEST\` | \`flank.yml:6\` |  |
`);
});

test('a report without a job says nothing of a build', () => {
  expect(renderReport({ steps: [], findings: [], unread: [] }, [])).toBe(
    '# Migration\n\n0 jobs in `workflow.yml`. Each setting of the source is in exactly one of the three lists below.\n\n## Taken over\n\nNothing.\n\n## Taken over, with a changed meaning\n\nNothing.\n\n## Without an equivalent\n\nNothing.\n',
  );
});

describe('text of the source', () => {
  const hostile = fc.oneof(
    fc.string({ maxLength: 60 }),
    anyCharacters({ maxLength: 30 }),
    fc.constantFrom(
      'a | b',
      '`',
      '``x``',
      '\n# heading\n',
      '<img src=x onerror=alert(1)>',
      '[a](https://example.com)',
      '\r\n| a |',
      '@octocat',
      '\u2028',
      '-->',
    ),
  );

  it('stays in its cell or its line, and opens nothing', () => {
    fc.assert(
      fc.property(hostile, hostile, (text, other) => {
        const report = renderReport(
          {
            steps: [stepWith(remark('{} has {}.', text, other))],
            findings: (['taken', 'changed', 'unsupported'] as const).map((outcome) =>
              finding({ key: `a.${text}`, value: other, file: text, outcome, note: other }),
            ),
            unread: [{ file: text, line: 1, text: other, reason: text }],
          },
          [{ job: text, lines: [other] }],
        );
        const lines = report.split(/\r\n|[\n\r\u2028\u2029]/);
        const kinds = lines.map((line) => /^(?:#+ |- |\| )/.exec(line)?.[0] ?? line);
        expect(kinds.filter((kind) => kind === '# ')).toHaveLength(1);
        expect(kinds.filter((kind) => kind === '## ')).toHaveLength(6);
        expect(kinds.filter((kind) => kind === '- ')).toHaveLength(4);
        const rows = lines.filter((line) => line.startsWith('| '));
        expect(rows).toHaveLength(9);
        for (const row of rows) expect([4, 5]).toContain(row.replaceAll(/\\\\|\\\|/g, '').split('|').length - 2);
        expect(report).not.toContain('<img');
      }),
    );
  });

  it('is cut', () => {
    const report = renderReport({ steps: [], findings: [finding({ value: 'x'.repeat(10_000) })], unread: [] }, []);
    expect(report).toContain(`${'x'.repeat(120)}…`);
    expect(report.length).toBeLessThan(1_000);
  });
});
