import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { capabilityKeys } from '../../../src/core/builds/capability-keys.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { fladleRules } from '../../../src/migrate/fladle.ts';
import { saucectlRules } from '../../../src/migrate/saucectl.ts';
import type { RuleTable } from '../../../src/migrate/settings.ts';
import { flankRules, gcloudRules } from '../../../src/migrate/test-lab.ts';
import { bitriseRules, buildRequestRules, vendorActionRules } from '../../../src/migrate/vendor-steps.ts';
import { readText } from '../docs/action-metadata.ts';
import { convertTexts } from './convert-text.ts';
import {
  bitriseInputs,
  fladleProperties,
  flankGcloud,
  flankOwn,
  gcloudGlobals,
  gcloudOptions,
  saucectlKeys,
  vendorActionInputs,
} from './source-keys.ts';

/** Names of older versions, of files of arguments, and parts of `device`. */
const extra = {
  gcloud: ['include', 'roboscript', 'fail-fast', 'device.locale', 'device.orientation'],
  flank: [
    'testShards',
    'testRuns',
    'repeat-tests',
    'fail-fast',
    'test-targets-for-shard',
    'dump-shards',
    'ansi-output',
    'results-history-name',
  ],
  saucectl: [
    '$schema',
    'rootDir',
    'version',
    'notifications',
    'defaults.mode',
    'reporters.spotlight',
    'sauce.experiments',
    'sauce.metadata.name',
    'suites.testOptions.shardIndex',
    'artifacts.download.retryCount',
    'artifacts.download.retryInterval',
    'artifacts.download.retryMaxInterval',
    'artifacts.download.retryExp',
  ],
};

const tables: readonly (readonly [name: string, table: RuleTable, keys: readonly string[], extra: readonly string[]])[] = [
  ['gcloud', gcloudRules, [...gcloudOptions, ...gcloudGlobals, ...flankGcloud], extra.gcloud],
  ['flank', flankRules, flankOwn, extra.flank],
  ['fladle', fladleRules, fladleProperties, []],
  ['saucectl', saucectlRules, saucectlKeys, extra.saucectl],
  ['github-actions', vendorActionRules, vendorActionInputs, []],
  ['bitrise', bitriseRules, bitriseInputs, []],
  ['the build request', buildRequestRules, [...capabilityKeys.keys()], ['appDir', 'testPackage']],
];

/** A rule may be for a whole mapping. */
const rulesFor = (table: RuleTable, key: string): readonly string[] => {
  const parts = key.split('.');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('.')).filter((name) => Object.hasOwn(table, name));
};

describe.each(tables)('the table of %s', (_name, table, keys, more) => {
  it('has every setting of the source in exactly one of the three lists', () => {
    expect(keys.filter((key) => rulesFor(table, key).length === 0)).toEqual([]);
    for (const rule of Object.values(table)) expect(['taken', 'changed', 'unsupported']).toContain(rule.outcome);
  });

  it('has no setting that the source lacks', () => {
    const used = new Set([...keys.flatMap((key) => rulesFor(table, key)), ...more]);
    expect(Object.keys(table).filter((key) => !used.has(key))).toEqual([]);
  });

  it('says where each setting is now, or why nowhere', () => {
    for (const [key, { outcome, to, note }] of Object.entries(table)) {
      expect([key, outcome === 'unsupported' ? note : to]).toEqual([key, expect.stringMatching(/\S/)]);
      expect([key, outcome === 'changed' ? note : '-']).toEqual([key, expect.stringMatching(/\S/)]);
      expect(`${to ?? ''} ${note ?? ''}`).not.toMatch(/\||\n|^[A-Z]|\.$/);
    }
  });
});

it.each(tables.filter(([name]) => name !== 'the build request'))(
  'the table of %s is in docs/migration.md, each setting once',
  (name, table) => {
    const [, rows = ''] = readText('docs/migration.md').split(new RegExp(`<!-- ${name}:(?:start|end) -->`));
    const named = [...rows.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key]) => key);
    expect(named).toEqual(Object.keys(table));
  },
);

/** A document with a value under each key. */
const documentOf = (keys: readonly string[], start: Record<string, unknown> = {}): Record<string, unknown> => {
  const document: Record<string, unknown> = structuredClone(start);
  for (const key of keys) {
    const parts = key.split('.');
    let place = document;
    for (const part of parts.slice(0, -1)) {
      const inner = isRecord(place[part]) ? place[part] : {};
      place[part] = inner;
      place = inner;
    }
    place[parts.at(-1) ?? ''] ??= 'true';
  }
  return document;
};

describe('lists of settings', () => {
  const sources: readonly (readonly [string, string, string, readonly string[]])[] = [
    [
      'flank.yml',
      'flank.yml',
      stringify({ gcloud: documentOf(flankGcloud), flank: documentOf(flankOwn), other: 1 }),
      [...flankGcloud.map((key) => `gcloud.${key}`), ...flankOwn.map((key) => `flank.${key}`), 'other'],
    ],
    [
      'a command',
      'run.sh',
      `gcloud firebase test android run ${gcloudOptions.map((key) => `--${key} true`).join(' ')}`,
      gcloudOptions.map((key) => `gcloud.${key}`),
    ],
    [
      'Fladle',
      'app/build.gradle',
      `fladle {\n${fladleProperties.map((key) => `  ${key} = "true"\n`).join('')}}`,
      fladleProperties.map((key) => `fladle.${key}`),
    ],
    [
      'the vendor’s action',
      '.github/workflows/test.yml',
      stringify({
        jobs: {
          test: {
            'runs-on': 'x',
            steps: [{ uses: 'browserstack/github-actions/run-tests@beta', with: documentOf(vendorActionInputs) }],
          },
        },
      }),
      ['jobs.test.runs-on', ...vendorActionInputs.map((key) => `with.${key}`)],
    ],
    [
      'Bitrise',
      'bitrise.yml',
      stringify({
        workflows: {
          test: {
            steps: [{ 'browserstack-bitrise-espresso-step@1': { inputs: bitriseInputs.map((key) => ({ [key]: 'true' })) } }],
          },
        },
      }),
      bitriseInputs.map((key) => `inputs.${key}`),
    ],
  ];

  it.each(sources)('every setting of %s is in exactly one list', async (_title, name, text, keys) => {
    const { findings } = await convertTexts({ [name]: text });
    expect(findings.map(({ key }) => key).sort()).toEqual([...keys].sort());
  });

  it.each(['espresso', 'xcuitest'])('every setting of saucectl for %s is in exactly one list', async (kind) => {
    const isSuite = (key: string): boolean => key.startsWith('suites.');
    const lists = /^suites\.(?:devices|emulators|simulators)\./;
    const suite = documentOf(
      saucectlKeys.filter((key) => isSuite(key) && !lists.test(key)).map((key) => key.slice('suites.'.length)),
    );
    const document = documentOf(saucectlKeys.filter((key) => !isSuite(key)));
    const device = {
      id: 'a',
      name: 'b',
      platformVersion: '13',
      options: { carrierConnectivity: true, deviceType: 'PHONE', private: false },
    };
    const virtual = { name: 'c', orientation: 'portrait', platformVersions: ['12'], armRequired: true };
    const suites = [{ ...suite, devices: [device], emulators: [virtual], simulators: [virtual] }];
    const { findings } = await convertTexts({ '.sauce/config.yml': stringify({ ...document, kind, suites }) });
    const keys = findings.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const missing = saucectlKeys.filter((key) => !keys.some((each) => each === key || key.startsWith(`${each}.`)));
    expect(missing).toEqual([]);
  });
});
