import { describe, expect, it } from 'vitest';
import { readAppleCrashReport } from '../../../../../src/core/results/crash/apple-crash-report.ts';
import { crashOf, failureOfInstrumentation } from '../../../../../src/core/results/crash/describe-crash.ts';
import { crashesIn, endIn } from './logs.ts';
import { appleReports, deviceLogs, instrumentationLogs } from './public-shapes.ts';

describe('crashes in public bug reports', () => {
  it.each(deviceLogs)('the device log of $source ($packageName)', async ({ packageName, lines, crashes }) => {
    const found = await crashesIn(lines.join('\n'), { packages: [packageName], testClasses: [] });
    expect(found.map((crash) => crashOf(crash))).toMatchObject(crashes);
    expect(found).toHaveLength(crashes.length);
  });

  it.each(instrumentationLogs)('the instrumentation log of $source', async ({ lines, message, running }) => {
    const ended = await endIn(lines.join('\n'));
    expect(ended && failureOfInstrumentation(ended).message).toBe(message);
    expect(ended?.running?.name).toBe(running);
  });

  it.each(appleReports)('the crash report of $source', ({ lines, crash }) => {
    expect(readAppleCrashReport(lines.join('\n'))?.crash).toMatchObject(crash);
  });
});
