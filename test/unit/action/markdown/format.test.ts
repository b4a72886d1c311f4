import { describe, expect, it } from 'vitest';
import { duration, utcTime } from '../../../../src/action/markdown/format.ts';
import { renderSummary } from '../../../../src/action/markdown/reports.ts';
import { webAddress } from '../../../../src/lib/addresses.ts';
import { failedTest, runResult, sessionResult } from '../../../helpers/run-results.ts';

describe('duration and utcTime', () => {
  it('are never ambiguous', () => {
    expect(duration(192_000)).toBe('3 m 12 s');
    expect(utcTime(new Date('2026-01-02T10:20:30.400Z'))).toBe('2026-01-02 10:20:30 UTC');
  });

  it.each([undefined, Number.NaN, -1, Number.POSITIVE_INFINITY])('show a dash for %j', (value) => {
    expect(duration(value)).toBe('–');
    expect(utcTime(value === undefined ? undefined : new Date(Number.NaN))).toBe('–');
  });
});

describe('webAddress', () => {
  it.each([
    ['https://app-automate.browserstack.com/a?b=c#t=1', 'https://app-automate.browserstack.com/a?b=c#t=1'],
    ['https://user:key@app-automate.browserstack.com/a', 'https://app-automate.browserstack.com/a'],
    ['http://127.0.0.1:4711/a', undefined],
    ['javascript:alert(1)', undefined],
    ['not an address', undefined],
    [`https://a.example/${'x'.repeat(2_000)}`, undefined],
    [undefined, undefined],
  ])('the web address of %s is %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  it('keeps links to a built-in cloud that has ended out of the summary', () => {
    const ended = 'http://127.0.0.1:4711/video';
    const session = sessionResult({
      device: 'A-1',
      links: { dashboard: ended, video: ended },
      tests: [failedTest('T#a', { message: 'no user' }, { links: { video: ended, deviceLog: 'https://logs.example/a' } })],
    });
    const run = runResult([session], { simulated: true });
    const builds = run.builds.map((build) => ({ ...build, dashboardUrl: ended }));
    const text = renderSummary({ ...run, builds }, { links: {}, reportDir: 'mobile-test-results' });
    expect(text).not.toContain('127.0.0.1');
    expect(text).toContain('[device log](https://logs.example/a)');
  });
});
