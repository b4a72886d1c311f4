import { readFile, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTree } from '../../../src/binaries/archive.ts';
import { discoverSuite } from '../../../src/binaries/discover-suite.ts';
import { inspectBinary } from '../../../src/binaries/inspect-binary.ts';
import { readFlow } from '../../../src/binaries/maestro/flow.ts';
import { readFlows } from '../../../src/binaries/maestro/suite.ts';
import { packFolderAs, repackUnderOneFolder } from '../../../src/binaries/pack-binary.ts';
import { checkMaestro } from '../../../src/binaries/preflight/maestro-rules.ts';
import { unzip } from '../../helpers/zip.ts';
import { apk, ipa, testApk } from './sample-facts.ts';
import { folderWith, temporaryFolder, zipFile } from './writers/archive.ts';

type Files = Readonly<Record<string, string>>;

const flow = (settings = 'appId: com.shop', commands = '- launchApp'): string => `${settings}\n---\n${commands}\n`;

/** Lists that each contain the list before nine times. */
const growingAliases = `${['a: &a [x]', ...Array.from({ length: 12 }, (_, nth) => `k${nth}: &k${nth} [${`*${nth === 0 ? 'a' : `k${nth - 1}`},`.repeat(9)}]`)].join('\n')}\n---\n- launchApp`;

describe('a flow', () => {
  const broken = { problems: [expect.objectContaining({ kind: 'broken' })] };

  it.each<[string, string, object]>([
    ['has the name of its file', flow(), { name: 'pay', tags: [], appId: 'com.shop', problems: [] }],
    ['has a name and tags', flow('appId: a\nname: Pay\ntags: [smoke, 7]'), { name: 'Pay', tags: ['smoke', '7'] }],
    ['has one tag', flow('appId: a\ntags: smoke'), { tags: ['smoke'] }],
    ['of the web has an address', flow('url: https://shop.example'), { problems: [] }],
    ['needs an app id', flow('name: Pay'), { problems: [{ kind: 'no-app-id', found: 'no appId' }] }],
    ['may be a list alone', '- launchApp\n', { problems: [{ kind: 'no-app-id', found: 'no appId' }] }],
    [
      'runs others, also within conditions, loops and hooks',
      flow(
        'appId: a\nonFlowStart:\n  - runFlow: up.yaml',
        `- runFlow: ../x.yaml\n- repeat:\n    commands:\n      - runFlow: { file: y.yaml, when: { visible: Z } }\n- retry: { file: z.yaml }\n- runFlow: \${FLOW}.yaml`,
      ),
      { runs: ['checkout/up.yaml', 'x.yaml', 'checkout/y.yaml', 'checkout/z.yaml'], problems: [] },
    ],
    [
      'has commands that Maestro has not',
      flow(undefined, '- tapOnn: Pay\n- tapOn:\n    id: pay'),
      {
        commands: [
          { name: 'tapOnn', argument: 'Pay' },
          { name: 'tapOn', argument: 'pay' },
        ],
        problems: [{ kind: 'unknown-command', found: 'the command "tapOnn"' }],
      },
    ],
    [
      'is broken',
      'appId: [\n---\n- launchApp',
      { name: 'pay', problems: [{ kind: 'broken', found: expect.stringContaining('line 2') }] },
    ],
    ['has commands that are none', flow(undefined, '- 7'), broken],
    ['is nested too deeply', `appId: a\n---\n${'- '.repeat(20_000)}`, broken],
    ['has aliases that grow', growingAliases, { problems: [{ kind: 'unread', found: expect.any(String) }] }],
    [
      'has a list as a key',
      'appId: a\n? [b]\n: c\n---\n- launchApp',
      { problems: [expect.objectContaining({ kind: 'unread' })] },
    ],
    ['has equal keys', 'appId: a\nappId: b\n---\n- launchApp', { problems: [expect.objectContaining({ kind: 'equal-keys' })] }],
    [
      'goes on at the indentation of its mappings, as libyaml reads it',
      'appId: a\n---\n- extendedWaitUntil:\n    visible: "Your basket is empty.\\\n    \\ Add an item."\n    timeout: 15000\n- tapOn: {\n    id: "add"\n  }\n',
      {
        commands: [
          { name: 'extendedWaitUntil', argument: 'Your basket is empty. Add an item.' },
          { name: 'tapOn', argument: 'add' },
        ],
        problems: [],
      },
    ],
  ])('%s', (_what, text, expected) => {
    expect(readFlow('checkout/pay.yaml', text)).toMatchObject(expected);
  });

  it.each(['key: value\n', '', 'just text\n'])('is not what %j says', (text) => {
    expect(readFlow('pubspec.yaml', text)).toBeUndefined();
  });
});

describe('the flows of a suite', () => {
  const files = {
    'login.yaml': flow('appId: a\nname: Log in\ntags: smoke'),
    'draft.yml': flow('appId: a\ntags: draft'),
    'checkout/pay.yaml': flow('appId: a\ntags: smoke'),
    'subflows/deep/fill.yaml': flow(),
    '.hidden/secret.yaml': flow(),
    'Shop.app/strings.yaml': flow(),
    'data.yaml': 'a: 1\n',
  };
  const config = 'flows: ["*", "checkout/*"]\nexcludeTags: draft\nexecutionOrder:\n  flowsOrder: [pay, Log in]\n';

  it.each<[what: string, config: Files, tests: string[], sequence?: string[]]>([
    ['those at the top without config.yaml', {}, ['draft', 'login']],
    ['those of config.yaml, in its order', { 'config.yaml': config }, ['checkout/pay', 'login'], ['checkout/pay', 'login']],
    ['all of them', { 'config.yml': 'flows:\n  - "**"\n' }, ['checkout/pay', 'draft', 'login', 'subflows/deep/fill']],
    ['those at any depth', { 'config.yaml': 'flows: ["**.yaml"]\n' }, ['checkout/pay', 'login', 'subflows/deep/fill']],
    ['none of an empty list', { 'config.yaml': 'flows: []\n' }, []],
    ['those below a folder', { 'config.yaml': 'flows: ["sub**/f*"]\n' }, ['subflows/deep/fill']],
    [
      'those with a folder in between',
      { 'config.yaml': 'flows: ["**/*.yaml", "subflows/**/*.yaml", "checkout/**/*.yaml"]\n' },
      ['checkout/pay', 'subflows/deep/fill'],
    ],
    [
      'none where a pattern begins with the folder itself',
      { 'config.yaml': 'flows: [login.yaml, "./checkout/*", "[^d]raft.yml"]\n' },
      ['draft', 'login'],
    ],
    [
      'those of alternatives and single characters',
      { 'config.yaml': 'flows: ["{checkout,draft}/*", "dr?ft.*", "[k-m]ogin.yaml"]\n' },
      ['checkout/pay', 'draft', 'login'],
    ],
    [
      'those that no pattern excludes, in any order',
      { 'config.yaml': 'flows: ["!draft.yml", "**", "!sub*/**", "!*/none.yaml"]\n' },
      ['checkout/pay', 'login'],
    ],
    ['those with a tag', { 'config.yaml': 'flows: ["**"]\nincludeTags: [smoke]' }, ['checkout/pay', 'login']],
  ])('are %s', async (_what, ownConfig, tests, sequence) => {
    const given = { ...files, ...ownConfig };
    const folder = await folderWith(given);
    const suite = await discoverSuite(folder);
    expect(suite?.tests.map(({ className }) => className)).toEqual(tests);
    expect(suite?.sequence).toEqual(sequence);
    expect(suite?.tests.length).toBe(4 - (suite?.onRequest?.length ?? 0));
    const below = Object.fromEntries(Object.entries(given).map(([name, text]) => [`e2e/${name}`, text]));
    const packed = await discoverSuite(await zipFile({ ...below, '.meta': '' }));
    expect(packed).toEqual({ ...suite, suiteId: 'e2e' });
  });

  it.each<[string, string[]]>([
    ['rows of stars', ['s', 't', 'u', 'v', 'w'].map((start) => `${start}${'*'.repeat(80)}`)],
    ['many stars', ['sub**', '*a'.repeat(10)]],
    ['many double stars', ['sub**', '**a'.repeat(17)]],
  ])(
    'are found at once with patterns of %s',
    async (_what, patterns) => {
      const long = `${'a'.repeat(100)}.yml`;
      const folder = await folderWith({ ...files, [long]: flow(), 'config.yaml': `flows: ${JSON.stringify(patterns)}\n` });
      const suite = await discoverSuite(folder);
      expect(suite?.tests.map(({ className }) => className)).toEqual(['subflows/deep/fill']);
    },
    1_000,
  );

  it.each([
    ['- a list', 'config.yaml is not a YAML mapping. Correct the file; the documentation of Maestro lists its keys.'],
    ['flows: "{a,{b,c}}.yaml"', 'config.yaml: the pattern "{a,{b,c}}.yaml" of flows has a { within {…}. Correct the file; the'],
    ['flows: ["!wip.yaml"]', 'config.yaml: flows has only exclusions; a pattern that selects flows is missing, such as "*".'],
    ['flows: ["*", "![a"]', 'config.yaml: the pattern "![a" of flows has a [ without a ].'],
    [`flows: ["*", ${'a'.repeat(10_000)}]`, 'config.yaml: the patterns of flows have more than 10000 characters together.'],
  ])('are refused with the settings %j', async (text, message) => {
    const folder = await folderWith({ 'a.yaml': flow(), 'config.yaml': text });
    await expect(withTree(folder, readFlows)).rejects.toThrow(message);
  });

  it('are no suite where a file is larger than any flow', async () => {
    const folder = await folderWith({ 'a.yaml': flow('appId: a', `- inputText: ${'x'.repeat(1_000_001)}`) });
    await expect(withTree(folder, readFlows)).rejects.toThrow(
      'a.yaml is not a file of at most 1 MB. Check that this is the folder that the build created.',
    );
  });
});

describe('an archive of flows', () => {
  it.each<[string, Files, string[] | undefined]>([
    ['is sent as it is with one folder', { 'e2e/a.yaml': flow(), 'e2e/b.c/d.js': '1' }, undefined],
    ['loses hidden names beside its folder', { 'e2e/a.yaml': flow(), '.meta': '' }, ['e2e/a.yaml']],
    [
      'loses hidden names within its folder',
      { 'e2e/a.yaml': flow(), 'e2e/.env': 'KEY=1', 'e2e/.git/config': '', 'e2e/b/.c/d.js': '1' },
      ['e2e/a.yaml'],
    ],
    ['gets a folder', { 'a.yaml': flow(), 'x/b.js': '1' }, ['suite/a.yaml', 'suite/x/b.js']],
    ['loses what macOS adds', { 'e2e/a.yaml': flow(), '__MACOSX/e2e/._a.yaml': 'x', 'e2e/.DS_Store': 'x' }, ['e2e/a.yaml']],
    ['gets a folder that is seen', { '.maestro/a.yaml': flow() }, ['maestro/a.yaml']],
  ])('%s', async (_what, files, expected) => {
    const packed = await repackUnderOneFolder(
      await zipFile(files, 'suite.zip'),
      path.join(await temporaryFolder(), 'packed.zip'),
    );
    expect(packed && [...(await unzip(await readFile(packed.path))).keys()]).toEqual(expected);
  });

  it('is the same for the same folder, whatever its times are', async () => {
    const folder = await folderWith({ '.maestro/b.yaml': flow(), '.maestro/a/c.yaml': flow() });
    const from = path.join(folder, '.maestro');
    const first = await packFolderAs(from, path.join(folder, 'one'), 'one-folder-zip');
    await utimes(path.join(from, 'b.yaml'), 1, 1);
    const second = await packFolderAs(from, path.join(folder, 'two'), 'one-folder-zip');
    expect([...(await unzip(await readFile(first.path))).keys()]).toEqual(['maestro/a/c.yaml', 'maestro/b.yaml']);
    expect(await readFile(first.path)).toEqual(await readFile(second.path));
  });
});

describe('preflight of flows', () => {
  const check = async (files: Files, onlyFile?: string) => {
    const folder = await folderWith(files);
    const [testSuite, tests] = [await inspectBinary(folder), await discoverSuite(folder)];
    const all = [...(tests?.tests ?? []), ...(tests?.onRequest ?? [])];
    const chosen = tests && {
      ...tests,
      tests: onlyFile === undefined ? tests.tests : all.filter(({ file }) => file === onlyFile),
    };
    return checkMaestro({ app: apk, testSuite }, chosen, 'android').map(
      ({ severity, code, found }) => `${severity} ${code}: ${found}`,
    );
  };

  it.each<[string, Files, (string | RegExp)[]]>([
    ['nothing', { 'a.yaml': flow(undefined, '- runFlow: b/c.yaml'), 'b/c.yaml': flow() }, []],
    [
      'a flow that is missing',
      { 'a.yaml': flow(undefined, '- runFlow: b.yaml') },
      ['error flow-missing: a.yaml runs b.yaml, which is not in the suite'],
    ],
    [
      'a hidden flow that another runs',
      {
        'a.yaml': flow(undefined, '- runFlow: .b/c.yaml'),
        '.b/c.yaml': flow(undefined, '- runFlow: d.yaml'),
        '.b/d.yaml': flow(),
      },
      ['error flow-missing: a.yaml runs .b/c.yaml, and the service takes no file or folder whose name begins with a period'],
    ],
    [
      'scripts and media that are missing, but not those whose names only the run knows',
      {
        'a.yaml': flow(
          undefined,
          `- launchApp\n- runScript: x.js\n- runScript: { file: y.js }\n- addMedia: [a.png, 'b.png', '\${C}.png']\n- addMedia: { files: [../d.png] }\n- addMedia: .e/f.png`,
        ),
        'y.js': '',
        'b.png': '',
      },
      [
        'error flow-missing: a.yaml uses x.js, which is not in the suite',
        'error flow-missing: a.yaml uses a.png, which is not in the suite',
        'error flow-missing: a.yaml uses ../d.png, which is outside of the suite',
        'error flow-missing: a.yaml uses .e/f.png, and the service takes no file or folder whose name begins with a period',
      ],
    ],
    [
      'two equal keys',
      { 'a.yaml': flow('appId: a\nname: A\nname: B'), 'b.yaml': flow(undefined, '- launchApp\n- tapOn:\n    id: a\n    id: b') },
      [
        'error flow-broken: a.yaml has the key "name" twice in one mapping, line 3, and the service refuses a suite with such a flow',
        'error flow-broken: b.yaml has the key "id" twice in one mapping, line 6, and the service refuses a suite with such a flow',
      ],
    ],
    [
      'names and kinds that the service may refuse, as warnings',
      { 'a.yaml': flow(), 'größe.yaml': flow(), 'data/users.json': '{}', 'run.sh': '' },
      [
        'warning flow-file: the service may refuse 1 file because of the name: größe.yaml',
        'warning flow-file: the service may refuse 2 files because of the kind: data/users.json, run.sh',
      ],
    ],
    [
      'a flow outside',
      { 'a.yaml': flow(undefined, '- runFlow: ../b.yaml') },
      [/^error flow-missing: a\.yaml runs \.\.\/b\.yaml, which is outside of the suite$/],
    ],
    [
      'what is wrong in a flow that another runs',
      { 'a.yaml': flow(undefined, '- runFlow: b/c.yaml'), 'b/c.yaml': flow('name: C') },
      ['error flow-app-id: b/c.yaml has no appId'],
    ],
    ['nothing in flows that do not run', { 'a.yaml': flow(), 'b/c.yaml': 'a: [' }, []],
    [
      'an unknown command, as a warning',
      { 'a.yaml': flow(undefined, '- tapp') },
      [
        'warning flow-command: a.yaml has the command "tapp", which is not known',
        'warning flow-launch: no launchApp in a.yaml, and the service does not open the app by itself',
      ],
    ],
    [
      'flows that never open the app, as one warning',
      Object.fromEntries('abcdefg'.split('').map((name) => [`${name}.yaml`, flow(undefined, '- tapOn: Pay')])),
      [
        'warning flow-launch: no launchApp in a.yaml, b.yaml, c.yaml, d.yaml, e.yaml and 2 more, and the service does not open the app by itself',
      ],
    ],
    [
      'a flow that never opens the app, however it is called',
      { 'a.yaml': flow(undefined, '- runFlow: b/c.yaml\n- openLink: shop://cart'), 'b/c.yaml': flow(undefined, '- stopApp') },
      ['warning flow-launch: no launchApp in a.yaml, and the service does not open the app by itself'],
    ],
    [
      'nothing where the app is opened by a hook, a condition, a subflow or a flow that only the run knows',
      {
        'a.yaml': flow('appId: a\nonFlowStart: [launchApp]', '- tapOn: Pay'),
        'b.yaml': flow(undefined, '- runFlow: { when: { visible: X }, commands: [{ launchApp: { clearState: true } }] }'),
        'c.yaml': flow(undefined, '- runFlow: sub/d.yaml'),
        'sub/d.yaml': flow(undefined, '- repeat: { times: 2, commands: [launchApp] }'),
        'e.yaml': flow(undefined, `- runFlow: ${'$'}{FLOW}`),
      },
      [],
    ],
    [
      'YAML that is broken',
      { 'a.yaml': 'a: [' },
      [/^error flow-broken: a\.yaml is no Maestro flow: YAML that cannot be read, line 1: A bracket is not closed/],
    ],
    [
      'YAML that only this reader refuses, which is uploaded',
      { 'a.yaml': 'appId: a\n? [b]\n: c\n---\n- launchApp' },
      [/^warning flow-broken: a\.yaml could not be read, so its tags and commands are unknown: YAML .* line 2/],
    ],
    [
      'no flow that runs',
      { 'b/c.yaml': flow() },
      [
        'error no-tests: no flow of the suite would run (it has 1 flow): only flows at its top run, or those that config.yaml selects',
      ],
    ],
    [
      'flows that results do not tell apart',
      { 'config.yaml': 'flows: ["**"]', 'a/pay.yaml': flow(), 'b/pay.yml': flow(), 'c/pay.yaml': flow('appId: a\nname: Other') },
      [
        'error flow-names: a/pay.yaml and b/pay.yml have the same file name and the same name, so their results cannot be told apart',
      ],
    ],
  ])('finds %s', async (_what, files, expected) => {
    expect(await check(files)).toEqual(expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))));
  });

  it('refuses links, which are not packed', async () => {
    const folder = await folderWith({ 'a.yaml': flow(), 'node_modules/b/index.js': '1', '.bin/c': '1' });
    for (const link of ['b.yaml', 'node_modules/c', '.bin/a']) await symlink('a.yaml', path.join(folder, link));
    const testSuite = await inspectBinary(folder);
    expect(checkMaestro({ app: apk, testSuite }, undefined, 'android')).toMatchObject([
      { code: 'flow-link', found: 'the suite has 1 link, and what a link leads to is not uploaded: b.yaml' },
    ]);
  });

  it('looks at the flows that were chosen', async () => {
    expect(await check({ 'a.yaml': flow(undefined, '- tapp'), 'b/c.yaml': flow() }, 'b/c.yaml')).toEqual([]);
  });

  it.each([
    ['an app of the other system', { app: ipa, testSuite: undefined }, 'android', 'wrong-kind'],
    ['an Android app on iOS', { app: apk, testSuite: undefined }, 'ios', 'wrong-kind'],
    ['a test APK as suite', { app: apk, testSuite: testApk }, undefined, 'wrong-kind'],
    [
      'no app at all',
      { app: { kind: 'other', file: 'a.txt', container: 'archive', sizeBytes: 1, looksLike: 'text' }, testSuite: undefined },
      undefined,
      'wrong-kind',
    ],
  ] as const)('refuses %s', (_what, pair, system, code) => {
    expect(checkMaestro(pair, undefined, system).map((finding) => finding.code)).toEqual([code]);
  });
});
