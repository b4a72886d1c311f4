import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { parseRules } from '../../../../src/action/alerts/rules-file.ts';
import { alertInputOf, ruleOf, rulesFile } from '../../../helpers/alert-rules.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const shipped = path.join(root, 'schemas/alerts.schema.json');
const isValid = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(shipped, 'utf8')));

const told = (text: string): string[] =>
  parseRules(text).mistakes.map(({ line, column, key, message }) => `${line}:${column} ${key}: ${message}`);

describe('a rule', () => {
  test('has every documented default', () => {
    const { rules, mistakes } = parseRules(rulesFile({}));
    expect(mistakes).toEqual([]);
    expect(rules).toEqual([
      {
        input: alertInputOf(),
        status: 'active',
        line: 2,
        fieldLines: { name: 2, metric: 3, aggregation: 4, operator: 5, threshold: 6, windowMinutes: 7, notifications: 8 },
      },
    ]);
  });

  test('keeps everything that is given, what the specification does not enumerate as it is', () => {
    const given = {
      description: null,
      scope: 'SESSION',
      metric: 'score:helpfulness',
      aggregation: 'something new',
      operator: 'crosses',
      windowMinutes: '1h',
      cooldownMinutes: 0,
      environments: ['production'],
      filter: { mode: 'sql', query: 'a > 1' },
      notifications: [{ channel: 'slack', enabled: false, config: { anything: [1, { a: true }] } }],
    };
    const [rule] = parseRules(rulesFile({ ...given, status: 'paused' })).rules;
    expect(rule).toMatchObject({ input: given, status: 'paused' });
  });

  test('two files are read alike: a list, and a mapping with the key rules', () => {
    const list = parseRules(stringify([ruleOf()]));
    expect(list.rules.map(({ input }) => input)).toEqual(parseRules(rulesFile({})).rules.map(({ input }) => input));
  });
});

const notify = (target: Readonly<Record<string, unknown>>) => ({ notifications: [{ config: {}, ...target }] });

const mistakes: readonly (readonly [of: string, change: Record<string, unknown>, key: string, message: string])[] = [
  ['an empty name', { name: '' }, 'name', 'must be a string of 1 to 255 characters'],
  ['a long name', { name: 'x'.repeat(256) }, 'name', 'must be a string of 1 to 255 characters'],
  ['a long description', { description: 'x'.repeat(501) }, 'description', 'must be a string of up to 500 characters'],
  ['another scope', { scope: 'trace' }, 'scope', 'must be TRACE or SESSION'],
  ['an empty metric', { metric: '' }, 'metric', 'must be a metric, for instance latency or score:<name>'],
  ['a threshold as text', { threshold: '5' }, 'threshold', 'must be a number'],
  ['half a minute', { cooldownMinutes: 0.5 }, 'cooldownMinutes', 'must be a whole number of minutes'],
  ['less than no time', { cooldownMinutes: -1 }, 'cooldownMinutes', 'must be 0 or more minutes'],
  ['one environment', { environments: 'production' }, 'environments', 'must be a list'],
  ['no target', { notifications: [] }, 'notifications', 'must have at least one target'],
  ['another channel', notify({ channel: 'pager' }), 'notifications[0].channel', 'must be webhook, email or slack'],
  ['a webhook without url', notify({ channel: 'webhook' }), 'notifications[0].config.url', 'must be the address of the webhook'],
  [
    'a webhook elsewhere',
    notify({ channel: 'webhook', config: { url: 'ftp://x' } }),
    'notifications[0].config.url',
    'must be an http(s):// address',
  ],
  ['enabled as text', notify({ channel: 'email', enabled: 'yes' }), 'notifications[0].enabled', 'must be true or false'],
  ['another mode', { filter: { mode: 'regex' } }, 'filter.mode', 'must be conditions or sql'],
  ['another status', { status: 'off' }, 'status', 'must be active or paused'],
  ['a key that does not exist', { treshold: 5 }, 'treshold', 'unknown key'],
];

describe('a mistake', () => {
  test.each(mistakes)('a mistake has its place: %s', (_of, change, key, message) => {
    const text = rulesFile({ name: 'first' }, change);
    const { rules, mistakes: found } = parseRules(text);
    expect(rules).toHaveLength(1);
    expect(found.map(({ key: at, message: words }) => [at, words])).toEqual([[`rules[1].${key}`, message]]);
    const { line, column } = found[0] ?? { line: 0, column: 0 };
    const name = key.split(/[.[\]]+/).findLast((part) => !/^\d*$/.test(part)) ?? '';
    const nearest = text.split('\n')[line - 1]?.slice(column - 1) ?? '';
    expect([name, 'config', 'channel'].some((word) => nearest.startsWith(`${word}:`))).toBe(true);
  });

  test.each(['metric', 'aggregation', 'operator', 'threshold', 'windowMinutes', 'notifications', 'name'])(
    'is a rule without %s',
    (key) => {
      const { [key]: _, ...rule } = ruleOf();
      const text = stringify([rule]);
      expect(told(text)).toEqual([expect.stringMatching(new RegExp(`^1:3 \\[0\\]\\.${key}: is missing; it must be `))]);
      expect(isValid(parse(text))).toBe(false);
    },
  );

  test('is a name that stands twice', () => {
    expect(told(rulesFile({ name: 'a' }, { name: 'b' }, { name: 'a' }))).toEqual([
      expect.stringMatching(/^\d+:5 rules\[2\]\.name: repeats the name of the rule in line 2; names must be unique$/),
    ]);
  });

  test.each([
    ['nothing', '', ': must be a list of rules, or a mapping with the key rules'],
    ['a text', 'rules', ': must be a list of rules, or a mapping with the key rules'],
    ['another mapping', 'alerts: []', 'alerts: is not known. The file must be a list of rules, or a mapping with the key rules'],
    ['rules that are no list', 'rules: {}', 'rules: must be a list of rules, or a mapping with the key rules'],
    ['a rule that is none', '- x', '[0]: must be a mapping with the fields of an alert rule'],
    ['broken YAML', 'rules: [', ': '],
  ])('is a file with %s', (_what, text, words) => {
    expect(told(text)[0]).toContain(words);
  });

  test.each<[what: string, target: unknown, told: readonly string[]]>([
    ['without a channel', { config: {} }, ['.channel: must be webhook, email or slack']],
    [
      'with another channel, and more',
      { channel: 'pager', enabled: 'yes', config: 7, cc: 1 },
      [
        '.channel: must be webhook, email or slack',
        '.enabled: must be true or false',
        '.config: must be a mapping',
        '.cc: unknown key',
      ],
    ],
    ['that is none', 7, [': must be a mapping with channel and config']],
  ])('is each of a target %s', (_what, target, expected) => {
    const notifications = [{ channel: 'email', config: {} }, target];
    const found = told(rulesFile({ notifications })).map((line) => line.slice(line.indexOf(' ') + 1));
    expect(found).toEqual(expected.map((line) => `rules[0].notifications[1]${line}`));
  });

  test('is one of many: all are told, in the order of the file', () => {
    const lines = parseRules(rulesFile({ name: '', threshold: 'x' }, {}, { name: 'b', scope: 'x', status: 1 })).mistakes.map(
      ({ line }) => line,
    );
    expect(lines).toHaveLength(4);
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  });
});

describe('the schema that is shipped for editors', () => {
  test('takes what the code takes, and refuses what it refuses', () => {
    const value = fc.oneof(
      fc.constantFrom('', 'x', 'TRACE', 'active', 'https://x', null, true, 0, -1, 1.5, 15),
      fc.constantFrom(
        [],
        ['production'],
        {},
        { mode: 'sql' },
        [{ channel: 'email', config: {} }],
        [{ channel: 'webhook', config: { url: 'http://x' } }],
      ),
      fc.string({ unit: 'grapheme', minLength: 254, maxLength: 257 }),
    );
    const keys = Object.keys({ ...alertInputOf(), description: '', scope: '', status: '', other: '' });
    const property = fc.property(fc.constantFrom(...keys), value, fc.boolean(), (key, changed, inList) => {
      const rule = { ...ruleOf(), [key]: changed };
      const document = inList ? [rule] : { rules: [rule] };
      const text = JSON.stringify(document);
      expect(isValid(JSON.parse(text))).toBe(parseRules(text).mistakes.length === 0);
    });
    fc.assert(property);
  });
});

test('a file has at most 5,000 rules', () => {
  const many = Array.from({ length: 5_001 }, () => '- {}').join('\n');
  expect(told(many)).toEqual([expect.stringContaining('has more than')]);
});
