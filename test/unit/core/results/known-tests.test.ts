import { describe, expect, it } from 'vitest';
import type { KnownTest } from '../../../../src/core/model/run-plan.ts';
import { findUnknownTest, flowNaming, methodOf } from '../../../../src/core/results/known-tests.ts';
import { sessionResult, testResult } from '../../../helpers/run-results.ts';
import { knownSuite, knownTest } from './known-suites.ts';

describe('methodOf', () => {
  it.each([
    ['adds', 'adds'],
    ['adds()', 'adds'],
    ['formats[0]', 'formats'],
    ['formats[€ 1 [net]]', 'formats'],
    ['adds(1, 2) [0]', 'adds'],
    ['[0] 1, 2 (adds)', 'adds'],
    ['repeats(int)[2]', 'repeats'],
    ['finds products by name', 'finds products by name'],
    ['finds products [1]', 'finds products'],
    ['[0]', '[0]'],
    ['', ''],
  ])('%j is a run of %j', (name, method) => {
    expect(methodOf(name)).toBe(method);
  });
});

describe('findUnknownTest', () => {
  const suite = {
    ...knownSuite(
      [
        'com.shop.CartTest#adds',
        'com.shop.CartTest$Empty#hints',
        'com.shop.PriceTest#formats*',
        'com.shop.NameTest#reads^',
        'LoginTests#signsIn',
      ],
      ['com.shop.OpenTest'],
    ),
    onRequest: [knownTest('drafts/pay#Pay')],
  };
  const found = (name: string) => findUnknownTest(suite, [sessionResult({ device: 'Pixel-13', tests: [testResult(name)] })]);

  it.each([
    'com.shop.CartTest#adds',
    'CartTest#adds',
    'com.shop.CartTest#adds()',
    'com.shop.CartTest$Empty#hints',
    'com.shop.CartTest.Empty#hints',
    'UITests/LoginTests#signsIn',
    'com.shop.PriceTest#formats[0]',
    'com.shop.PriceTest#formats[1: x]',
    'com.shop.NameTest#reads the name of a customer',
    'com.shop.OpenTest#any',
    'drafts/pay#Pay',
  ])('knows %s', (name) => {
    expect(found(name)).toBeUndefined();
  });

  it.each(['com.shop.CartTest#removes', 'com.shop.CartTest#adds[0]', 'com.shop.PayTest#adds', 'com.other.CartTest#adds'])(
    'does not know %s',
    (name) => {
      expect(found(name)?.test).toMatchObject(testResult(name));
    },
  );
});

const flow = (file: string, name: string): KnownTest => ({
  className: file.replace('.yaml', ''),
  name,
  file,
  ignored: false,
  parameterized: false,
  conditional: false,
});

const tests = [flow('login.yaml', 'Log in'), flow('a/pay.yaml', 'Pay by card'), flow('b/pay.yaml', 'Pay by gift card')];

it.each([
  ['a flow by its file name', 'login#Log in', 'login#Log in'],
  ['a flow of a folder', 'pay#Pay by gift card', 'b/pay#Pay by gift card'],
  ['a flow that results name otherwise', 'login#login', 'login#Log in'],
  ['not what may be either of two', 'pay#pay', 'pay#pay'],
  ['a flow by its path', 'a/pay#Pay by card', 'a/pay#Pay by card'],
  ['a flow by its file', '#a/pay.yaml', 'a/pay#Pay by card'],
  ['a flow by its file below the folder of the suite', 'pay#flows/b/pay.yaml', 'b/pay#Pay by gift card'],
  ['a flow by its path below the folder of the suite', 'flows/a/pay#pay', 'a/pay#Pay by card'],
  ['a flow at the top, by its path below the folder of the suite', 'flows/login#login', 'login#Log in'],
  ['not a path that the suite has not', 'flows/c/pay#pay', 'flows/c/pay#pay'],
  ['not what the suite has not', 'other#Other', 'other#Other'],
])('a result names %s', (_what, told, expected) => {
  const [className = '', name = ''] = told.split('#');
  const named = flowNaming({ tests, unknown: [] })({ className, name });
  expect(`${named.className}#${named.name}`).toBe(expected);
});

it('names of suites without files, and of unknown suites, are kept', () => {
  const test = { className: 'pay', name: 'Pay by card' };
  expect(flowNaming(undefined)(test)).toBe(test);
  expect(flowNaming({ tests: tests.map(({ file: _file, ...rest }) => rest), unknown: [] })(test)).toBe(test);
});
