import { describe, expect, it, test } from 'vitest';
import { type GradleBlock, readFladleBlock } from '../../../src/migrate/gradle.ts';
import { convertTexts, inputsOf, keysOf, remarksOf, unreadOf } from './convert-text.ts';

const read = (inside: string, around = ''): GradleBlock => {
  const block = readFladleBlock(`${around}\nfladle {\n${inside}\n}\n`, new Map([['buildDir', 'app/build']]));
  if (block === undefined) throw new Error('no block');
  return block;
};

/** Values by name; unknown ones in braces. */
const valuesOf = ({ assignments }: GradleBlock): Record<string, unknown> =>
  Object.fromEntries(assignments.map(({ name, value, unknown }) => [name, unknown === undefined ? value : `{${unknown}}`]));

describe('assignments', () => {
  test.each<readonly [title: string, text: string, values: readonly unknown[]]>([
    ['of Groovy', 'a = 1\nb = "x"\nc = true\nd = -1\ne = 1.5', [1, 'x', true, -1, 1.5]],
    ['of numbers in other notations', 'a = 1e3\nb = 1_000\nc = 0x1F\nd = 30L\ne = 1.5f', [1000, 1000, 31, 30, 1.5]],
    [
      'of texts in single quotes, which have no variables',
      "a = 'class a.B$C'\nb = ['$x': '${y}']\nc = '''$z'''",
      ['class a.B$C', { $x: '${y}' }, '$z'],
    ],
    ['of texts with line breaks', 'a = "x\\ny\\u0041"\nb = "\\$x"', ['x\nyA', '$x']],
    ['of several entries', 'a.putAll(mapOf("k" to "v"))\nb.addAll("x", "y")\nc.add(["x"])', [{ k: 'v' }, ['x', 'y'], [['x']]]],
    ['by putting several entries', 'c = [k: "v"]\nd = 1\nc.put("l", "w")\nc.putAll(mapOf("k" to "x"))', [{ k: 'x', l: 'w' }, 1]],
    ['without a sign', 'a "x"\nb 2', ['x', 2]],
    ['as a call', 'a("x")\nb(2)', ['x', 2]],
    ['of Kotlin', 'a.set(1)\nb.set("x")\nc.value(false)', [1, 'x', false]],
    [
      'of lists of Groovy',
      'a = ["x", "y"]\nb = [["m": "x", v: "1"],\n  [m: "y"],]',
      [
        ['x', 'y'],
        [{ m: 'x', v: '1' }, { m: 'y' }],
      ],
    ],
    [
      'of lists of Kotlin',
      'a.set(listOf("x", "y"))\nb.set(listOf(mapOf("m" to "x", "v" to 1)))\nc.addAll(mapOf("m" to "x"), mapOf("m" to "y"))',
      [['x', 'y'], [{ m: 'x', v: 1 }], [{ m: 'x' }, { m: 'y' }]],
    ],
    ['by adding', 'a.add("x")\nb.addAll(listOf("x", "y"))\nc.put("k", "v")', [['x'], ['x', 'y'], { k: 'v' }]],
    ['of providers', 'a.set(project.provider { listOf("x") })\nb.set(provider { "y" })', [['x'], 'y']],
    ['with comments in between', 'a = // x\n  1\n/* b = 2 */\nc = 3 // d = 4', [1, 3]],
    ['of texts with escapes', 'a = \'it\\\'s\'\nb = "a\\"b"\nc = \'\'\'x\'\'\'\nd = """y"""', ["it's", 'a"b', 'x', 'y']],
    ['with folders that are known', 'a = "$buildDir/x.apk"\nb = "${buildDir}/y"', ['app/build/x.apk', 'app/build/y']],
    ['of several in a line', 'a = 1; b = 2', [1, 2]],
    ['with annotations', '@Suppress("x")\na.set(1)', [1]],
  ])('an assignment is read: %s', (_title, text, values) => {
    expect(Object.values(valuesOf(read(text)))).toEqual(values);
  });

  it('take constants of the script', () => {
    const around = 'val api = 30\nval typed: Int = 31\ndef f() {}\ndef model = "Pixel2"\nconst val name = "x-$api"';
    expect(valuesOf(read('a.set(listOf(mapOf("m" to model, "v" to api)))\nb = "$name"', around))).toEqual({
      a: [{ m: 'Pixel2', v: 30 }],
      b: 'x-30',
    });
  });

  it('have their lines', () => {
    expect(read('a = 1\n\nb = [\n  1,\n]\nc = 2').assignments.map(({ name, line }) => `${line} ${name}`)).toEqual([
      '3 a',
      '5 b',
      '8 c',
    ]);
  });
});

describe('computed values', () => {
  test.each<readonly [title: string, text: string, values: readonly unknown[]]>([
    ['a call', 'a = file("x")\nb.set(project.file("x"))', ['{file("x")}', '{project.file("x")}']],
    ['a sum', 'a = "x" + y', ['{"x" + y}']],
    ['a number that is none', 'a = 1e-3\nb = 1x', ['{1e-3}', '{1x}']],
    ['a name that objects reserve', 'a = [__proto__: "x"]', ['{[__proto__: "x"]}']],
    ['a negative text', 'a = -"x"', ['{-"x"}']],
    ['an entry that is put under a condition', 'a = [k: 1]\nif (x) a.put("l", 2)', ['{a condition}']],
    ['a comparison', 'a = 1 > 2\nb = 1 == 1', ['{1 > 2}', '{1 == 1}']],
    ['a condition of literals', 'a = true && x\nb = false || x', ['{true && x}', '{false || x}']],
    ['an operator with a name', 'a = "x" as File', ['{"x" as File}']],
    ['an odd provider', 'a.set(provider("x"))\nb.set(provider { "x"; "y" })', ['{provider("x")}', '{provider { "x"; "y" }}']],
    ['a list that is never closed', 'a = ["x" "y"]', ['{["x" "y"]}']],
    ['a method of a text', 'a = "x".toUpperCase()', ['{"x".toUpperCase()}']],
    ['an unknown name', 'a = other', ['{other}']],
    ['a text with an unknown name', 'a = "$other/x"', ['{"$other/x"}']],
    ['a list with an unknown name', 'a.set(listOf("x", other))\nb = 1', ['{listOf("x", other)}', 1]],
    [
      'a value over lines',
      'a.set(\n  project.provider {\n    "x" +\n      "y"\n  }\n)\nb = 1',
      ['{project.provider {\n    "x" +\n      "y"\n  }}', 1],
    ],
    [
      'values over lines, of which one is unknown',
      'a.addAll(\n  mapOf("k" to x),\n  mapOf("k" to "v")\n)',
      ['{mapOf("k" to x),\n  mapOf("k" to "v")}'],
    ],
    ['a value under a condition', 'if (x) {\n  a = 1\n} else {\n  a = 2\n}\nb = 3', ['{a condition}', 3]],
    ['a value under a condition without braces', 'if (x) a = 1\nelse if (y)\n  a = 2\nelse a = 3\nb = 4', ['{a condition}', 4]],
  ])('a value is unknown that Gradle computes: %s', (_title, text, values) => {
    expect(Object.values(valuesOf(read(text)))).toEqual(values);
  });

  it('a constant that is set twice is unknown', () => {
    expect(valuesOf(read('a = api', 'def api = 1\ndef api = 2'))).toEqual({ a: '{api}' });
  });
});

describe('other statements', () => {
  it('are listed, unless they only name a value', () => {
    const { calls, assignments } = read('clearAll()\nval x = run {\n  1\n}\ndefaults(it)\na = 1\nother {\n  b = 2\n}');
    expect(calls).toEqual([
      { line: 3, text: 'clearAll()' },
      { line: 7, text: 'defaults(it)' },
      { line: 9, text: 'other {' },
    ]);
    expect(assignments.map(({ name }) => name)).toEqual(['a']);
  });

  it.each([
    'devices("x", "y")',
    'devices "x", "y"',
    'devices',
    'devices.clear()',
    'devices.set',
    'devices += "x"',
    'devices.put([1], 2)',
    'a { { } }',
  ])('are no assignment with one value: %s', (text) => {
    expect(read(`${text}\nb = 1`)).toMatchObject({ calls: [{ line: 3, text }], assignments: [{ name: 'b', value: 1 }] });
  });
});

test('configurations have their own assignments, by name', () => {
  const { assignments, configs } = read(
    'a = 1\nconfigs {\n  one {\n    a.set(2)\n  }\n  create("two") { b.set("x") }\n  register(\'three\') {\n  };"four";c.set(1)\n}\nd = 4',
  );
  // Gradle takes what stands beside them for the block around.
  expect(assignments.map(({ name }) => name)).toEqual(['a', 'c', 'd']);
  expect([...configs].map(([name, own]) => [name, own.map((each) => `${each.line} ${each.name}`)])).toEqual([
    ['one', ['6 a']],
    ['two', ['8 b']],
    ['three', []],
  ]);
});

test.each([
  ['no script', ''],
  ['another block', 'android {\n  fladle = 1\n}'],
  ['a block in a comment', '/*\nfladle {\n  a = 1\n}\n*/\n// fladle { a = 1 }'],
  ['a block in a text', 'x = "fladle { a = 1 }"'],
])('%s has no block', (_title, text) => {
  expect(readFladleBlock(text)).toBeUndefined();
});

const pieces =
  '{|[|x = [|listOf(|/*|"""|"|a.set(|provider {|if (|@|configs { a { |val x = |else |a.|configs { create(|a = ["x", |a = 1 "';

test.each(pieces.split('|'))('a block with 10,000 times %j is read', (piece) => {
  expect(readFladleBlock(`fladle {${piece.repeat(10_000)}`)).toBeDefined();
});

describe('Fladle', () => {
  it('has a job for each configuration, which replaces what the block has', async () => {
    const text = `
fladle {
    serviceAccountCredentials = project.file("key.json")
    debugApk = "$buildDir/outputs/apk/debug/app-debug.apk"
    instrumentationApk = "$buildDir/outputs/apk/androidTest/debug/app-debug-androidTest.apk"
    useOrchestrator = true
    testTimeout = "5m"
    devices = [["model": "redfin", "version": "30"]]
    configs {
        smoke {
            testTimeout.set("2m")
            testTargets.set(["class com.shop.SmokeTest"])
        }
        all { testShards.set(4) }
    }
}
`;
    const migration = await convertTexts({ 'app/build.gradle': text });
    const shared = {
      framework: 'espresso',
      app: 'app/build/outputs/apk/debug/app-debug.apk',
      'test-suite': 'app/build/outputs/apk/androidTest/debug/app-debug-androidTest.apk',
      devices: 'Google Pixel 5-11.0',
      capabilities: 'useOrchestrator: true',
    };
    expect(inputsOf(migration)).toEqual({
      smoke: { ...shared, tests: 'com.shop.SmokeTest', 'timeout-minutes': '2' },
      all: { ...shared, shards: '4', 'timeout-minutes': '20' },
    });
    expect(remarksOf(migration)).toContain(
      'app/build.gradle has a job for each of its configurations. Add one for the block itself if you use `runFlank`.',
    );
    // The limit of the block still counts for one of the two.
    expect(keysOf(migration, 'unsupported')).toEqual(['fladle.serviceAccountCredentials']);
    expect(migration.findings.filter(({ key }) => key === 'fladle.useOrchestrator')).toHaveLength(1);
  });

  it('finds the binaries of a variant', async () => {
    const text = 'fladle {\n  variant.set("freeStaging")\n}';
    expect(inputsOf(await convertTexts({ 'apps/shop/build.gradle.kts': text }))).toMatchObject({
      'device-tests': {
        app: 'apps/shop/build/outputs/apk/free/staging/shop-free-staging.apk',
        'test-suite': 'apps/shop/build/outputs/apk/androidTest/free/staging/shop-free-staging-androidTest.apk',
      },
    });
  });

  it('lists calls, and values under a condition', async () => {
    const text = 'fladle {\n  defaults(it)\n  if (x) {\n    testShards.set(2)\n  }\n}';
    const migration = await convertTexts({ 'app/build.gradle.kts': text });
    expect(unreadOf(migration)).toEqual(['2: defaults(it): Gradle would have to run this']);
    expect(keysOf(migration, 'unsupported')).toEqual(['fladle.testShards']);
  });

  it('takes the last of several values, and what is added to it', async () => {
    const text = `fladle {
  devices = [[model: "redfin"]]
  testTargets = ["class a.A"]
  devices = [[model: "oriole"]]
  testTargets.add("class a.B")
  if (x) { testTargets = [] }
}`;
    const migration = await convertTexts({ 'app/build.gradle': text });
    expect(inputsOf(migration)).toMatchObject({
      'device-tests': { devices: 'Google Pixel 6-latest', tests: 'a.A\na.B' },
    });
    expect(migration.findings.filter(({ isReplaced }) => isReplaced).map(({ line, note }) => `${line}: ${note}`)).toEqual([
      '2: line 4 replaces it',
    ]);
  });

  it('makes no job of sanity runs', async () => {
    const migration = await convertTexts({ 'app/build.gradle': 'fladle {\n  sanityRobo = true\n  recordVideo = true\n}' });
    expect(migration.steps).toEqual([]);
    expect(keysOf(migration, 'unsupported')).toEqual(['fladle.sanityRobo', 'fladle.recordVideo']);
  });
});
