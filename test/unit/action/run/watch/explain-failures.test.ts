import { describe, expect, it } from 'vitest';
import { testsOfDetails } from '../../../../../src/action/run/watch/join-result-bundle.ts';
import { explainFailures, type LogLimits } from '../../../../../src/action/run/watch/scan-logs.ts';
import type { SessionTest } from '../../../../../src/core/model/records.ts';
import { CancelledError } from '../../../../../src/lib/cancellation.ts';
import { hang, type RawResponder, routed, text } from '../../../../helpers/loopback-server.ts';
import { detailOf, serveStage } from '../../../../helpers/one-session.ts';
import type { Stage } from '../../../../helpers/stage.ts';

const recorded = { instrumentationLogUrl: 'https://instrumentation', deviceLogUrl: 'https://device' };

const detail = (name: string, parts: Partial<SessionTest> = {}): SessionTest =>
  detailOf(`CartTests#${name}`, { status: 'failed', rawStatus: 'FAILED', ...recorded, ...parts });

const root = '/app-automate/xcuitest/builds/b1/sessions/tests';
const failed = (name: string, message = 'no'): string =>
  `Test Case '-[Shop.CartTests ${name}]' started.\n/b/Shop/CartTests.swift:7: error: -[Shop.CartTests ${name}] : ${message}\n`;

const limits: LogLimits = { tests: 10, logBytes: 1_000_000, allBytes: 10_000_000, lineChars: 1_000, ms: 30_000, absentLogs: 2 };

const explain = async (
  details: readonly SessionTest[],
  routes: Readonly<Record<string, RawResponder>>,
  changes: Partial<LogLimits> = {},
  onAsk: (stage: Stage) => void = () => {},
) => {
  await using stage = await serveStage(routed(routes), onAsk);
  const session = { framework: 'xcuitest', device: 'iPhone 14-16', buildId: 'b1', details } as const;
  const tests = await explainFailures(testsOfDetails(details), session, stage.context, { ...limits, ...changes });
  return { tests, asked: stage.requests.map(({ url }) => url.slice(root.length)), lines: stage.lines };
};

describe('explainFailures', () => {
  it('takes message and place from the instrumentation log of a failed test', async () => {
    const { tests, asked, lines } = await explain([detail('testAdds'), detail('testPays', { status: 'passed' })], {
      [`GET ${root}/id-testAdds/instrumentationlogs`]: text(`${failed('testAdds', 'first')}more\n${failed('testAdds', 'last')}`),
    });
    expect(tests).toMatchObject([
      {
        name: 'testAdds',
        status: 'failed',
        failures: [{ kind: 'failure', message: 'last', trace: 'last\nat /b/Shop/CartTests.swift:7' }],
        file: 'CartTests.swift',
        line: 7,
      },
      { name: 'testPays', failures: [] },
    ]);
    expect(asked).toEqual(['/id-testAdds/instrumentationlogs']);
    expect(lines).toEqual([]);
  });

  it('reads the device log where the other says nothing', async () => {
    const { tests, asked } = await explain([detail('testAdds')], {
      [`GET ${root}/id-testAdds/instrumentationlogs`]: text('nothing\n'),
      [`GET ${root}/id-testAdds/devicelogs`]: text(failed('testAdds')),
    });
    expect(tests).toMatchObject([{ failures: [{ message: 'no' }] }]);
    expect(asked).toEqual(['/id-testAdds/instrumentationlogs', '/id-testAdds/devicelogs']);
  });

  it.each<[string, readonly SessionTest[]]>([
    ['no test failed', [detail('testAdds', { status: 'passed' }), detail('testPays', { status: 'skipped' })]],
    ['the test has no id', [detail('testAdds', { id: undefined })]],
    ['the service recorded no log', [detail('testAdds', { instrumentationLogUrl: undefined, deviceLogUrl: undefined })]],
  ])('requests nothing where %s', async (_what, details) => {
    const { tests, asked } = await explain(details, {});
    expect(asked).toEqual([]);
    expect(tests).toEqual(testsOfDetails(details));
  });

  it('gives up a kind of log that the service does not have, and reads of some tests only', async () => {
    const details = Array.from({ length: 20 }, (_, nth) => detail(`test${nth}`));
    expect((await explain(details, {})).asked).toHaveLength(4);
    const routes = Object.fromEntries(
      details.map(({ id, name }) => [`GET ${root}/${id}/instrumentationlogs`, text(failed(name))] as const),
    );
    const { tests, asked } = await explain(details, routes);
    expect(asked).toHaveLength(10);
    expect(tests.filter(({ file }) => file !== undefined)).toHaveLength(10);
  });

  it('reads a part of a huge log, and no further log once the whole amount is read', async () => {
    let sentBytes = 0;
    const endless: RawResponder = (response) => {
      response.writeHead(200);
      const send = (): void => {
        while (!response.destroyed && sentBytes < 500_000_000) {
          const piece = `${'x'.repeat(65_536)}\n`;
          sentBytes += piece.length;
          if (!response.write(piece)) return void response.once('drain', send);
        }
        response.end();
      };
      response.write(failed('testAdds'));
      send();
    };
    const { tests, asked } = await explain(
      [detail('testAdds'), detail('testPays')],
      { [`GET ${root}/id-testAdds/instrumentationlogs`]: endless },
      { allBytes: 1_000_000 },
    );
    expect(tests).toMatchObject([
      { failures: [{ message: 'no' }] },
      { failures: [{ message: expect.stringContaining('FAILED') }] },
    ]);
    expect(asked).toEqual(['/id-testAdds/instrumentationlogs']);
    expect(sentBytes).toBeLessThan(50_000_000);
  });

  it('ends in time', async () => {
    const { tests, asked } = await explain(
      [detail('testAdds'), detail('testPays')],
      { [`GET ${root}/id-testAdds/instrumentationlogs`]: hang },
      { ms: 200 },
    );
    expect(tests.map(({ file }) => file)).toEqual([undefined, undefined]);
    expect(asked).toEqual(['/id-testAdds/instrumentationlogs']);
  });

  it('ends with a cancellation', async () => {
    const work = explain([detail('testAdds')], {}, {}, (stage) => stage.cancel(new CancelledError()));
    await expect(work).rejects.toThrow(CancelledError);
  });
});
