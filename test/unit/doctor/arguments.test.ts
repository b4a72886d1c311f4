import { expect, test } from 'vitest';
import { ArgumentError, environmentOf } from '../../../scripts/doctor/arguments.ts';

const inputs = ['framework', 'devices', 'test-suite', 'username', 'access-key', 'github-token'];

test('turns arguments into inputs, several of one name into lines', () => {
  const args = ['--framework', 'espresso', '--devices=Google Pixel 7-13.0', '--devices', 'iPhone 14-16', '--test-suite', 'x.apk'];
  expect(environmentOf(args, {}, inputs)).toMatchObject({
    INPUT_FRAMEWORK: 'espresso',
    INPUT_DEVICES: 'Google Pixel 7-13.0\niPhone 14-16',
    'INPUT_TEST-SUITE': 'x.apk',
  });
});

test('keeps inputs that are set already, unless an argument gives them', () => {
  const variables = { INPUT_FRAMEWORK: 'espresso', INPUT_DEVICES: 'a-1' };
  expect(environmentOf(['--devices', 'b-2'], variables, inputs)).toMatchObject({
    INPUT_FRAMEWORK: 'espresso',
    INPUT_DEVICES: 'b-2',
  });
});

test('takes credentials from variables', () => {
  const variables = { DEVICE_CLOUD_USERNAME: 'ann', DEVICE_CLOUD_ACCESS_KEY: 'k', GITHUB_TOKEN: 't', INPUT_USERNAME: 'bob' };
  expect(environmentOf([], variables, inputs)).toMatchObject({
    INPUT_USERNAME: 'bob',
    'INPUT_ACCESS-KEY': 'k',
    'INPUT_GITHUB-TOKEN': 't',
  });
});

test.each([['--access-key', 'topsecret'], ['--username=topsecret'], ['--github-token', 'topsecret']])(
  'refuses credentials in arguments, and does not repeat them: %s',
  (...args) => {
    expect(() => environmentOf(args, {}, inputs)).toThrow(ArgumentError);
    expect(() => environmentOf(args, {}, inputs)).not.toThrow(/topsecret/);
  },
);

test('refuses what is no input', () => {
  expect(() => environmentOf(['--device', 'x-1'], {}, inputs)).toThrow(/--device/);
});

test('finds files from where npm was called, and on a runner in its workspace', () => {
  expect(environmentOf([], { INIT_CWD: '/home/ann/shop' }, inputs).GITHUB_WORKSPACE).toBe('/home/ann/shop');
  expect(environmentOf([], { INIT_CWD: '/x', GITHUB_WORKSPACE: '/work' }, inputs).GITHUB_WORKSPACE).toBe('/work');
});
