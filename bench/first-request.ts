import { startRawServer } from '../test/helpers/loopback-server.ts';
import { runAction } from '../test/helpers/runner.ts';
import { stepClock } from '../test/helpers/virtual-clock.ts';

/**
 * Starts the action with two APKs, against a service on loopback that never responds, and kills it when its first request has come.
 *
 * @returns milliseconds from the start of the process to the request
 * @throws Error when the action ends without a request
 */
export const msToFirstRequest = async (env: Readonly<Record<string, string>> = {}): Promise<number> => {
  const arrived = Promise.withResolvers<number>();
  await using server = await startRawServer([() => arrived.resolve(stepClock.monotonicMs())]);
  await using step = await runAction({
    inputs: {
      'base-url': server.origin,
      username: 'ann',
      'access-key': 'key-of-nobody',
      framework: 'espresso',
      app: 'app.apk',
      'test-suite': 'test.apk',
      devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0\nOnePlus 11R-13.0',
    },
    files: { 'app.apk': { copyOf: 'samples/shop-debug.apk' }, 'test.apk': { copyOf: 'samples/shop-debug-androidTest.apk' } },
    env,
    onStart: (send) => void arrived.promise.then(() => send('SIGKILL')),
  });
  if (step.signal !== 'SIGKILL') throw new Error(`the action ended with ${step.exitCode} before it sent anything`);
  return (await arrived.promise) - step.startedMs;
};
