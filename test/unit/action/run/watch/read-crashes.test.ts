import { describe, expect, it } from 'vitest';
import { testsOfDetails } from '../../../../../src/action/run/watch/join-result-bundle.ts';
import { withCrashes } from '../../../../../src/action/run/watch/read-crashes.ts';
import type { LogLimits } from '../../../../../src/action/run/watch/scan-logs.ts';
import type { SessionTest } from '../../../../../src/core/model/records.ts';
import type { SessionResult, TestResult } from '../../../../../src/core/model/results.ts';
import { CancelledError } from '../../../../../src/lib/cancellation.ts';
import { hang, type RawResponder, routed, text } from '../../../../helpers/loopback-server.ts';
import { detailOf, serveStage } from '../../../../helpers/one-session.ts';
import { sessionResult } from '../../../../helpers/run-results.ts';
import type { Stage } from '../../../../helpers/stage.ts';
import { javaLines, logged, started, tombstone } from '../../../core/results/crash/logs.ts';

const recorded = { instrumentationLogUrl: 'https://instrumentation', deviceLogUrl: 'https://device' };

const detail = (name: string, status: SessionTest['status'] = 'passed'): SessionTest =>
  detailOf(`com.shop.cart.CartTest#${name}`, { status, rawStatus: status, ...recorded });

const root = '/app-automate/espresso/builds/b1/sessions/tests';
const java = (process = 'com.shop', pid = 4_711): string => logged('AndroidRuntime', javaLines(process, pid), pid);
const device = (name: string, log: string): Readonly<Record<string, RawResponder>> => ({
  [`GET ${root}/id-${name}/devicelogs`]: text(log),
});
const ended = (name: string, running = name): Readonly<Record<string, RawResponder>> => ({
  [`GET ${root}/id-${name}/instrumentationlogs`]: text(
    `INSTRUMENTATION_STATUS: class=com.shop.cart.CartTest\nINSTRUMENTATION_STATUS: test=${running}\nINSTRUMENTATION_STATUS_CODE: 1\nINSTRUMENTATION_RESULT: shortMsg=Process crashed.\nINSTRUMENTATION_CODE: 0\n`,
  ),
});

const limits: LogLimits = { tests: 10, logBytes: 1_000_000, allBytes: 10_000_000, lineChars: 1_000, ms: 30_000, absentLogs: 2 };

const read = async (
  details: readonly SessionTest[],
  routes: Readonly<Record<string, RawResponder>>,
  changes: Partial<LogLimits> = {},
  session: Partial<SessionResult> = {},
  onAsk: (stage: Stage) => void = () => {},
) => {
  await using stage = await serveStage(routed(routes), onAsk);
  const before = { ...sessionResult({ device: 'Pixel 7-13', buildId: 'b1', tests: testsOfDetails(details) }), ...session };
  const place = { framework: 'espresso', packages: ['com.shop'], details } as const;
  const after = await withCrashes(before, place, stage.context, { ...limits, ...changes });
  const crashes = after.tests.map(({ crash }: TestResult) => crash?.kind ?? '-');
  return { after, crashes, asked: stage.requests.map(({ url }) => url.slice(root.length)), lines: stage.lines };
};

const broken = [detail('adds'), detail('pays', 'error'), detail('refunds', 'pending')];

describe('crashes of a session', () => {
  it('replace what the service says of the test that was running', async () => {
    const { after, crashes } = await read(broken, { ...ended('pays'), ...device('pays', `${started('pays')}\n${java()}`) });
    expect(crashes).toEqual(['-', 'java', '-']);
    const message = 'The app crashed: java.lang.IllegalStateException: no items';
    const failure = { kind: 'error', type: 'java.lang.IllegalStateException', message };
    expect(after.tests[1]).toMatchObject({ status: 'error', failures: [failure] });
    expect(after.tests[1]?.failures).toHaveLength(1);
  });

  it('belong to the test that the log shows running, whose log it ever is', async () => {
    const { crashes } = await read(broken, device('adds', `${started('pays')}\n${java()}`));
    expect(crashes).toEqual(['-', 'java', '-']);
  });

  it('are of the app first, then of its other processes', async () => {
    const log = `${started('pays')}\n${java('com.shop:sync', 4_900)}\n${tombstone('com.shop', 4_711)}`;
    const { crashes, after } = await read(broken, device('pays', log));
    expect(crashes).toEqual(['-', 'native', '-']);
    expect(after.tests[1]?.crash?.process).toBe('com.shop');
  });

  it('are told of the session where no test was running that ran', async () => {
    const { after, crashes } = await read(
      [detail('adds'), detail('pays', 'pending')],
      device('pays', `${started('pays')}\n${java()}`),
    );
    expect(crashes).toEqual(['-', '-']);
    expect(after.crash).toMatchObject({ kind: 'java', at: 'Cart.kt:42' });
  });

  it('are read of a failed test only where it says that the run broke off', async () => {
    const failed = detail('pays', 'failed');
    expect((await read([failed], device('pays', java()))).asked).toEqual([]);
    const session = sessionResult({ device: 'Pixel 7-13', tests: testsOfDetails([failed]) });
    const tests = session.tests.map((test) => ({
      ...test,
      failures: [{ kind: 'failure' as const, message: 'Instrumentation run failed due to Process crashed.' }],
    }));
    const { after } = await read([failed], device('pays', java()), {}, { tests });
    expect(after.tests[0]).toMatchObject({
      status: 'failed',
      crash: { kind: 'java' },
      failures: [{ message: expect.stringMatching(/^The app crashed/) }],
    });
    expect(after.tests[0]?.failures).toHaveLength(1);
  });

  it('leave the session as it is where the logs tell of none, or the service has none', async () => {
    for (const routes of [device('pays', 'nothing\n'), {}]) {
      const { after, lines } = await read(broken, routes);
      expect(after.tests.map(({ failures }) => failures)).toEqual(testsOfDetails(broken).map(({ failures }) => failures));
      expect(lines).toEqual([]);
    }
  });

  it('crashes of a session without device logs are what the instrumentation says, with the next step', async () => {
    const { after, lines } = await read(broken, ended('pays'));
    expect(after.tests[1]?.failures).toMatchObject([
      {
        message: 'The instrumentation ended: Process crashed.',
        trace: expect.stringContaining('Set the input `device-logs` to `true`'),
      },
    ]);
    expect(lines).toEqual([expect.stringMatching(/^Pixel 7-13: the instrumentation ended, and the device log was not recorded/)]);
  });

  it.each([
    ['in error', [detail('adds', 'error'), detail('pays', 'pending')]],
    ['that failed', [detail('adds', 'failed')]],
    ['that never ran', [detail('adds', 'pending')]],
  ])(
    'of an instrumentation that did not start are the failure of a test %s, without advice about device logs',
    async (_title, details) => {
      const reason = 'Unable to find instrumentation info for: ComponentInfo{com.shop.test/a.Runner}';
      const log = `INSTRUMENTATION_STATUS: Error=${reason}\nINSTRUMENTATION_STATUS_CODE: -1\nandroid.util.AndroidException: INSTRUMENTATION_FAILED: x\n`;
      const tests = testsOfDetails(details).map((test) => ({
        ...test,
        failures:
          test.status === 'failed'
            ? [{ kind: 'failure' as const, message: 'INSTRUMENTATION_FAILED: com.shop.test/a.Runner' }]
            : test.failures,
      }));
      const { after, lines } = await read(details, { [`GET ${root}/id-adds/instrumentationlogs`]: text(log) }, {}, { tests });
      expect(after.tests[0]).toMatchObject({
        status: tests[0]?.status,
        crash: undefined,
        failures: [{ message: `The instrumentation could not start: ${reason}`, trace: undefined }],
      });
      expect(lines).toEqual([]);
    },
  );

  it('are read within limits: so many tests, bytes and absent logs', async () => {
    const many = Array.from({ length: 20 }, (_, index) => detail(`t${index}`, 'error'));
    expect((await read(many, {}, { absentLogs: 2 })).asked).toHaveLength(4);
    const logs = Object.assign({}, ...many.map(({ name }) => ({ ...device(name, java()), ...ended(name) })));
    const { asked, crashes } = await read(many, logs, { tests: 3 });
    expect(asked).toHaveLength(6);
    expect(crashes.filter((kind) => kind === 'java')).toHaveLength(3);
    expect((await read(many, logs, { allBytes: 500 })).asked.length).toBeLessThan(6);
    const long = device('pays', `${'x'.repeat(2_000)}\n${java()}`);
    expect((await read(broken, long, { logBytes: 1_000 })).crashes).toEqual(['-', '-', '-']);
  });

  it('are read until the time for them is over', async () => {
    const { crashes } = await read(
      broken,
      { [`GET ${root}/id-pays/instrumentationlogs`]: hang, ...device('pays', java()) },
      { ms: 50 },
    );
    expect(crashes).toEqual(['-', '-', '-']);
  });

  it('are not read to the end of a cancelled step', async () => {
    const cancel = (stage: Stage): void => stage.cancel(new CancelledError());
    await expect(read(broken, { ...ended('pays'), ...device('pays', java()) }, {}, {}, cancel)).rejects.toThrow(CancelledError);
  });
});
