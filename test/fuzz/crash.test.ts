import assert from 'node:assert/strict';
import { describe } from 'vitest';
import { readAppleCrashReport } from '../../src/core/results/crash/apple-crash-report.ts';
import {
  crashOf,
  crashOfInstrumentation,
  failureOfInstrumentation,
  traceOf,
} from '../../src/core/results/crash/describe-crash.ts';
import { readDeviceLog } from '../../src/core/results/crash/device-log.ts';
import { readInstrumentationLog } from '../../src/core/results/crash/instrumentation-log.ts';
import { crashReport } from '../../src/stand-in/debug-data/result-bundle.ts';
import {
  begun,
  died,
  event,
  hung,
  javaLines,
  killer,
  linesOf,
  logged,
  shop,
  started,
  system,
  tombstone,
  zygote,
} from '../unit/core/results/crash/logs.ts';
import { fuzz } from './fuzz.ts';
import { mutatedText } from './mutations.ts';

const own = [
  started('pays'),
  logged('AndroidRuntime', javaLines('com.shop')),
  tombstone('com.shop', 4_800),
  hung('com.shop'),
].join('\n');
const studio = `2026-01-02 03:04:05.678 4711-4712/com.shop E/AndroidRuntime: ${javaLines('com.shop').join('\n    ')}`;
const deaths = [
  system(begun, died),
  killer("Kill 'com.shop' (4712), uid 10123, oom_score_adj 0 to free 5kB; reason: low watermark"),
  zygote('Process 4711 exited due to signal 9 (Killed)'),
  event('am_kill', '[0,4713,com.shop,0,excessive cpu]'),
].join('\n');

const readDevice = async (text: string): Promise<unknown> => {
  const crashes = await readDeviceLog(linesOf(text), shop);
  assert(crashes.length <= 50, 'crashes are bounded');
  for (const crash of crashes) {
    assert(crash.log.length <= 200 && crash.trace.length <= 200, 'the log and the trace of a crash are bounded');
    assert(
      [...crash.log, ...crash.trace].every((line) => line.length <= 1_000),
      'lines are bounded',
    );
    const { cause } = crashOf(crash);
    assert(cause !== '' && cause.length <= 4_000, 'a crash has a cause');
    assert(traceOf(crash) !== '', 'a trace is absent or says something');
  }
  return crashes;
};

const status =
  'INSTRUMENTATION_STATUS: class=com.shop.cart.CartTest\nINSTRUMENTATION_STATUS: test=pays\nINSTRUMENTATION_STATUS_CODE: 1\n';
const instrumentation = `${status}INSTRUMENTATION_RESULT: shortMsg=Process crashed.\nINSTRUMENTATION_RESULT: longMsg=a.b: no items\n  more\nINSTRUMENTATION_CODE: 0\n`;

const readInstrumentation = async (text: string): Promise<unknown> => {
  const end = await readInstrumentationLog(linesOf(text));
  if (end === undefined) return undefined;
  assert(end.log.length <= 50, 'the log is bounded');
  assert((failureOfInstrumentation(end).message ?? '').length <= 1_000, 'the message is bounded');
  return crashOfInstrumentation(end);
};

const reports = (['native', 'not-responding', 'killed'] as const).map((kind) => crashReport({ kind, log: 'own' }));
const crashText =
  'Incident Identifier: 1\nProcess:             Shop [1]\nException Type:  EXC_CRASH (SIGABRT)\nTriggered by Thread:  0\n\nThread 0 Crashed:\n0   Shop 0x01 Cart.total() + 1 (Cart.swift:4)\n\n';

const readReport = (text: string): unknown => {
  const found = readAppleCrashReport(text);
  if (found !== undefined)
    assert(found.trace.length < 300_000 && found.crash.cause !== '', 'a report is bounded and has a cause');
  return found;
};

describe('logs of crashes', () => {
  fuzz('of iOS are read without harm', mutatedText([...reports, crashText], 100_000), readReport);
  fuzz('of devices are read without harm', mutatedText([own, studio, deaths], 100_000), readDevice);
  fuzz(
    'of instrumentations are read without harm',
    mutatedText([instrumentation, `${status}${instrumentation}`], 100_000),
    readInstrumentation,
  );
});
