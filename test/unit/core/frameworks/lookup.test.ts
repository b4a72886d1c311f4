import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BinaryDefinition } from '../../../../src/core/frameworks/definition.ts';
import { canDeleteUploads, definitionOf, frameworkOfUploads, uploadKinds } from '../../../../src/core/frameworks/lookup.ts';
import { frameworks } from '../../../../src/core/model/framework.ts';

const flow = {
  className: 'checkout/pay',
  name: 'Pay',
  file: 'checkout/pay.yml',
  ignored: false,
  parameterized: false,
  conditional: false,
};

describe('the frameworks', () => {
  it.each([
    ['espresso', ['apps', 'app', 'app', 'zip'], ['espresso-suites', 'test-suite', 'testSuite', 'zip']],
    ['xcuitest', ['apps', 'app', 'app', 'ipa'], ['xcuitest-suites', 'test-suite', 'testSuite', 'zip']],
    ['earlgrey', ['earlgrey-app-dirs', 'app-dir', 'appDir', 'zip'], undefined],
    ['maestro', [undefined, 'app', 'app', 'ipa'], [undefined, 'test-suite', 'testSuite', 'one-folder-zip']],
    ['flutter-android', [undefined, 'app', 'app', 'zip'], [undefined, 'test-suite', 'testSuite', 'zip']],
    ['flutter-ios', undefined, [undefined, 'test-package', 'testPackage', 'zip']],
  ] as const)('%s has its uploads where the service keeps them', (framework, app, testSuite) => {
    const definition = definitionOf(framework);
    const partsOf = (binary: BinaryDefinition | undefined) =>
      binary && [binary.uploads, binary.path, binary.parameter, binary.packedAs];
    expect(partsOf(definition.app)).toEqual(app);
    expect(partsOf(definition.testSuite)).toEqual(testSuite);
    expect(canDeleteUploads(framework)).toBe(![app, testSuite].some((parts) => parts !== undefined && parts[0] === undefined));
  });

  it.each([
    ['espresso', 'a.CartTest', 'adds[1]', {}, 'a.CartTest#adds'],
    ['espresso', 'a.CartTest', 'adds', { target: 'Ignored' }, 'a.CartTest#adds'],
    ['xcuitest', 'CartTests', 'testAdds()', { target: 'ShopUITests' }, 'ShopUITests/CartTests/testAdds'],
    ['xcuitest', 'CartTests', 'adds(count:) [count: 2]', { target: 'ShopUITests' }, 'ShopUITests/CartTests/adds(count:)'],
    ['earlgrey', 'CartTests', 'testAdds', {}, 'CartTests/testAdds'],
    ['earlgrey', 'ShopUITests.CartTests', 'testAdds', { target: 'Other' }, 'ShopUITests/CartTests/testAdds'],
    ['maestro', 'checkout/pay', 'Pay', { known: flow }, 'checkout/pay.yml'],
    // Its file may be in any folder.
    ['maestro', 'pay', 'Pay', {}, undefined],
    ['flutter-android', 'MainActivityTest', 'adds', {}, undefined],
  ] as const)('%s requests name a test of %s in a filter', (framework, className, name, context, entry) => {
    expect(definitionOf(framework).testFilter?.entryOf(className, name, context)).toBe(entry);
  });

  it('share apps and media, and have all other uploads to themselves', () => {
    expect(uploadKinds).toEqual(['apps', 'espresso-suites', 'xcuitest-suites', 'earlgrey-app-dirs', 'media']);
    expect(uploadKinds.map(frameworkOfUploads)).toEqual([undefined, 'espresso', 'xcuitest', 'earlgrey', undefined]);
  });
});

const src = path.resolve(import.meta.dirname, '../../../../src');

it.each(['action/run', 'action/collector', 'action/commands'])('no file of src/%s has the name of a framework', (folder) => {
  const names = new RegExp(frameworks.join('|'), 'i');
  const files = globSync(`${folder}/**/*.ts`, { cwd: src });
  expect(files).not.toEqual([]);
  expect(files.filter((file) => names.test(readFileSync(path.join(src, file), 'utf8')))).toEqual([]);
});
