import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionOf, frameworkOfUploads, uploadKinds } from '../../../src/frameworks/lookup.ts';
import { frameworks } from '../../../src/model/framework.ts';

describe('the frameworks', () => {
  it.each([
    ['espresso', ['apps', 'app', 'zip'], ['espresso-suites', 'testSuite', 'zip']],
    ['xcuitest', ['apps', 'app', 'ipa'], ['xcuitest-suites', 'testSuite', 'zip']],
    ['earlgrey', ['earlgrey-app-dirs', 'appDir', 'zip'], []],
  ] as const)('%s has its uploads where the service keeps them', (framework, app, testSuite) => {
    const definition = definitionOf(framework);
    expect(Object.values(definition.app)).toEqual(app);
    expect(Object.values(definition.testSuite ?? {})).toEqual(testSuite);
  });

  it.each([
    ['espresso', 'a.CartTest', 'adds[1]', undefined, 'a.CartTest#adds'],
    ['espresso', 'a.CartTest', 'adds', 'Ignored', 'a.CartTest#adds'],
    ['xcuitest', 'CartTests', 'testAdds()', 'ShopUITests', 'ShopUITests/CartTests/testAdds'],
    ['xcuitest', 'CartTests', 'adds(count:) [count: 2]', 'ShopUITests', 'ShopUITests/CartTests/adds(count:)'],
    ['earlgrey', 'CartTests', 'testAdds', undefined, 'CartTests/testAdds'],
    ['earlgrey', 'ShopUITests.CartTests', 'testAdds', 'Other', 'ShopUITests/CartTests/testAdds'],
  ] as const)('%s names a test of %s in a filter', (framework, className, name, target, entry) => {
    expect(definitionOf(framework).testFilter.entryOf(className, name, target)).toBe(entry);
  });

  it('share apps and media, and have all other uploads to themselves', () => {
    expect(uploadKinds).toEqual(['apps', 'espresso-suites', 'xcuitest-suites', 'earlgrey-app-dirs', 'media']);
    expect(uploadKinds.map(frameworkOfUploads)).toEqual([undefined, 'espresso', 'xcuitest', 'earlgrey', undefined]);
  });
});

const src = path.resolve(import.meta.dirname, '../../../src');

it.each(['run', 'collector', 'commands'])('no file of src/%s names a framework', (folder) => {
  const names = new RegExp(frameworks.join('|'), 'i');
  const files = globSync(`${folder}/**/*.ts`, { cwd: src });
  expect(files).not.toEqual([]);
  expect(files.filter((file) => names.test(readFileSync(path.join(src, file), 'utf8')))).toEqual([]);
});
