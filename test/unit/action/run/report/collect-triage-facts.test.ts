import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStallGuard } from '../../../../../src/action/github/stall-guard.ts';
import { collectTriageFacts } from '../../../../../src/action/run/report/collect-triage-facts.ts';
import { triageRun } from '../../../../../src/core/results/triage/triage.ts';
import { createSourceIndex } from '../../../../../src/core/wording/failure-places.ts';
import { createMemoryRunner } from '../../../../helpers/memory-runner.ts';
import { failedTest, missingSession, runResult, sessionResult, testResult } from '../../../../helpers/run-results.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

const name = 'com.shop.CartTest#adds';
const log = `===== ${name} =====\n11-23 10:00:02.000  4711  4732 E TestRunner: java.lang.IllegalStateException: closed`;
const kinds = { 'device-logs': ['device.log'], 'network-logs': ['network.json'] };

/** Kinds of the evidence for each test. `written`: files of the session. */
const evidence = async (
  written: Readonly<Record<string, string>>,
  files: Readonly<Record<string, readonly string[]>> = kinds,
) => {
  await using folder = await temporaryDirectory();
  const tests = [failedTest(name, { type: 'java.lang.IllegalStateException' }), testResult('com.shop.CartTest#pays')];
  const session = sessionResult({ device: 'd', tests, files });
  await mkdir(join(folder.path, session.folder), { recursive: true });
  for (const [file, text] of Object.entries(written)) await writeFile(join(folder.path, session.folder, file), text);
  const context = createMemoryRunner(folder.path, {});
  const facts = await collectTriageFacts(
    runResult([session]),
    { reportDir: folder.path, service: {} },
    createSourceIndex([]),
    context,
    createStallGuard(context.clock),
  );
  return tests.map((each) =>
    facts
      .evidenceOf({ test: each, session })
      .map((found) => ('file' in found ? `${found.kind} ${found.file?.split('/').at(-1)}` : found.kind)),
  );
};

test.each<[what: string, written: Readonly<Record<string, string>>, found: readonly string[]]>([
  ['a log, though the requests are missing', { 'device.log': log }, ['log device.log']],
  ['a log, though the requests are damaged', { 'device.log': log, 'network.json': '{' }, ['log device.log']],
  ['nothing in files without lines of the test', { 'device.log': 'x', 'network.json': '{}' }, []],
  ['nothing without its files', {}, []],
])('the triage has as evidence of a failed test %s', async (_, written, found) => {
  expect(await evidence(written)).toEqual([found, []]);
});

test('the triage reads all logs of a session, of which the requests may be the only one', async () => {
  const both = { 'device-logs': ['device.log'], 'instrumentation-logs': ['run.log'] };
  expect(await evidence({ 'device.log': log, 'run.log': log }, both)).toEqual([['log device.log', 'log run.log'], []]);
  expect(await evidence({ 'network.json': '{}' }, { 'network-logs': ['network.json'] })).toEqual([[], []]);
});

test('the triage of a run without failures reads nothing', async () => {
  const run = runResult([sessionResult({ device: 'd', tests: [testResult(name)] })]);
  const runner = createMemoryRunner('/nowhere', {});
  const facts = await collectTriageFacts(
    run,
    { reportDir: '/nowhere', service: {} },
    createSourceIndex([]),
    runner,
    createStallGuard(runner.clock),
  );
  expect(facts.run).toBeUndefined();
});

test('the triage has the line of the log that says why a session ended', async () => {
  await using folder = await temporaryDirectory();
  const session = { ...missingSession({ device: 'd' }, 'gone'), files: { 'device-logs': ['device.log'] } };
  await mkdir(join(folder.path, session.folder), { recursive: true });
  const lines = [...Array.from({ length: 8 }, (_none, nth) => `I step ${nth}`), 'E adb: Device went offline', 'I end'];
  await writeFile(join(folder.path, session.folder, 'device.log'), lines.join('\n'));
  const runner = createMemoryRunner(folder.path, {});
  const run = runResult([session]);
  const inputs = { reportDir: folder.path, service: {} };
  const facts = await collectTriageFacts(run, inputs, createSourceIndex([]), runner, createStallGuard(runner.clock));
  const [entry] = triageRun(run, facts).entries;
  expect(entry).toMatchObject({ rule: 'session-not-run', certainty: 'proven', category: 'device-or-service' });
  expect(entry?.cause.message).toMatch(/Device went offline$/);
  expect(entry?.evidence[0]).toEqual({
    kind: 'log',
    file: `${session.folder}/device.log`,
    line: 9,
    lines: ['E adb: Device went offline'],
  });
});

test('the triage of a cancelled step asks for no changed files, and still has its other facts', async () => {
  await using folder = await temporaryDirectory();
  const event = join(folder.path, 'event.json');
  await writeFile(event, JSON.stringify({ pull_request: { number: 7, head: { sha: 'c'.repeat(40), ref: 'cart' } } }));
  const runner = createMemoryRunner(folder.path, {}, { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event });
  runner.cancel(new Error('cancelled'));
  const run = runResult([sessionResult({ device: 'd', tests: [failedTest(name, { message: 'no' })] })]);
  const inputs = { reportDir: folder.path, service: { githubToken: 'token' } };
  const facts = await collectTriageFacts(run, inputs, createSourceIndex([]), runner, createStallGuard(runner.clock));
  expect([facts.changed, facts.run?.run]).toEqual([undefined, '4711']);
});
