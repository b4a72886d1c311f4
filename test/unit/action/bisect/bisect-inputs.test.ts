import { describe, expect, it } from 'vitest';
import { readBisectInputs } from '../../../../src/action/bisect/bisect-inputs.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { asVariables, mistakesIn } from '../../../helpers/input-problems.ts';

const context = { workspace: '/workspace', repositoryName: 'shop', runId: '4711' };
const least = {
  username: 'ann',
  'access-key': 'key',
  framework: 'espresso',
  test: 'com.shop.CartTest#adds',
  device: 'Google Pixel 7-13.0',
};

const read = (inputs: Readonly<Record<string, string>>) => readBisectInputs(asVariables(inputs), context, createFakeClock());

/** Every mistake, as `input: what is accepted`. */
const problemsOf = async (inputs: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await mistakesIn(() => read(inputs))).map(({ input, accepted }) => `${input}: ${accepted}`);

describe('the inputs of a bisect', () => {
  it('have the defaults of the contract', async () => {
    const { run, ...own } = await read(least);
    expect(own).toEqual({ className: 'com.shop.CartTest', name: 'adds', repeats: 'auto', comment: false });
    expect(run).toMatchObject({
      deviceLines: ['Google Pixel 7-13.0'],
      history: { kind: 'cache' },
      timeoutMs: 120 * 60_000,
      queueTimeoutMs: 30 * 60_000,
      dryRun: false,
      summary: true,
      retries: 0,
      project: 'shop-bisect-4711',
      service: { baseUrl: 'https://api-cloud.browserstack.com' },
    });
    expect(run.maxDeviceMs).toBeUndefined();
  });

  it('are read', async () => {
    const inputs = await read({
      ...least,
      test: 'checkout/pay#Pay with a card #2',
      good: 'ABCDEF0',
      bad: '1'.repeat(40),
      repeats: '3',
      'max-device-minutes': '12.5',
      history: 'branch:test-history',
      'dry-run': 'true',
      comment: 'true',
    });
    const test = { className: 'checkout/pay', name: 'Pay with a card #2' };
    expect(inputs).toMatchObject({ ...test, good: 'abcdef0', bad: '1'.repeat(40), repeats: 3, comment: true });
    expect(inputs.run).toMatchObject({ maxDeviceMs: 750_000, history: { kind: 'branch', branch: 'test-history' }, dryRun: true });
  });

  it.each(['earlgrey', 'maestro', 'flutter-android', 'flutter-ios', 'xcuitest'])('the inputs accept %s', async (framework) => {
    const device = framework === 'flutter-android' ? least.device : 'iPhone 14-16';
    expect((await read({ ...least, framework, device })).run.framework).toBe(framework);
  });

  it('report all mistakes at once, each once, and by the names that they have here', async () => {
    const wrong = { test: 'adds', good: 'main', bad: 'zzzzzzz', repeats: '11', history: 'off', 'timeout-minutes': '-1' };
    const mistakes = await problemsOf({ framework: 'espresso', ...wrong });
    const [test, ...others] = Object.keys(wrong);
    expect(mistakes.map((mistake) => mistake.split(':')[0])).toEqual(['username', 'access-key', test, 'device', ...others]);
  });

  it.each<[Readonly<Record<string, string>>, RegExp]>([
    [{ framework: 'junit' }, /^framework: must be espresso, /],
    [{ device: 'Pixel' }, /^device: must be <device name>-<os version>/],
    [{ device: 'Google Pixel 7-13.0\nGoogle Pixel 8-14.0' }, /^device: must be one device$/],
    [{ good: 'abcdef0', bad: 'abcdef01' }, /^bad: must be another commit than `good`$/],
    [{ 'max-device-minutes': 'much' }, /^max-device-minutes: must be a number of device minutes from 0\.1 to 1000000$/],
    [{ 'api-version': 'v1', framework: 'maestro' }, /^api-version: /],
  ])('refuse %j', async (inputs, mistake) => {
    expect((await problemsOf({ ...least, ...inputs }))[0]).toMatch(mistake);
  });
});
