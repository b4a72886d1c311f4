import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storePictures } from '../../../../../src/action/run/watch/join-result-bundle.ts';
import { BinaryError } from '../../../../../src/binaries/binary-error.ts';
import type { BundleAttachment, BundleAttempt } from '../../../../../src/core/model/result-bundle.ts';
import { failedTest, testResult } from '../../../../helpers/run-results.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

const contents: Readonly<Record<string, string>> = {
  png: '\x89PNG\r\n\x1a\n and more',
  jpeg: '\xff\xd8\xff and more and more',
  heic: '\0\0\0\x18ftypheic and more',
  text: 'the view hierarchy',
};

const startMs = Date.parse('2026-01-02T10:20:30.000Z');
const at = (ms: number): Date => new Date(startMs + ms);

const attachment = (payloadId: string, step?: number, uniformType = 'public.png'): BundleAttachment => ({
  payloadId,
  name: 'Screenshot',
  uniformType,
  sizeBytes: 20,
  ...(step === undefined ? {} : { step }),
});

const attempt = (attachments: readonly BundleAttachment[], steps = 2): BundleAttempt => ({
  status: 'failed',
  rawStatus: 'Failure',
  failures: [],
  expectedFailures: [],
  steps: [
    { title: 'Start Test', depth: 0, startedAt: at(0), finishedAt: at(100), failed: false },
    { title: 'Tap "Add"', depth: 1, startedAt: at(2_000), finishedAt: at(2_500), failed: true },
  ].slice(0, steps),
  omittedSteps: 0,
  attachments,
});

it('pictures of failed tests are stored once per content, by what they are, and belong to their steps', async () => {
  await using directory = await temporaryDirectory();
  const adds = failedTest('CartTests#testAdds');
  const pays = failedTest('CartTests#secretPays');
  const goes = failedTest('CartTests#testGoes');
  const failedAttempts = new Map([
    [
      adds,
      attempt([attachment('png', 0), attachment('heic', 1), attachment('text', 1), attachment('log', 1, 'public.plain-text')]),
    ],
    [pays, { ...attempt([attachment('jpeg', 1, 'public.jpeg'), attachment('png'), attachment('lost', 0)]), omittedSteps: 7 }],
    [goes, attempt([attachment('png')], 0)],
  ]);
  const asked: string[] = [];
  const skipped: string[] = [];
  const readAttachment = async function* ({ payloadId }: BundleAttachment): AsyncGenerator<Uint8Array> {
    asked.push(payloadId);
    const content = contents[payloadId];
    if (content === undefined)
      throw new BinaryError('damaged', 'b.zip', { found: 'it has no such attachment', remedy: 'Download it again.' });
    yield Buffer.from(content, 'latin1');
  };
  const passed = testResult('CartTests#testEnds');
  const { tests, pictures } = await storePictures(
    { tests: [adds, passed, pays, goes], failedAttempts },
    { readAttachment },
    directory.path,
    { redact: (text) => text.replaceAll('secret', '***'), onSkip: (why) => void skipped.push(why) },
  );
  const [png, heic, jpeg] = [
    'screenshots/CartTests_testAdds-step-1-1.png',
    'screenshots/CartTests_testAdds-step-2-2.heic',
    'screenshots/CartTests____Pays-step-2-1.jpg',
  ];
  expect(pictures).toEqual([png, heic, jpeg]);
  expect(
    globSync('**/*.*', { cwd: directory.path })
      .map((name) => name.replaceAll('\\', '/'))
      .toSorted(),
  ).toEqual([png, heic, jpeg].toSorted());
  expect(readFileSync(join(directory.path, jpeg), 'latin1')).toBe(contents.jpeg);
  expect(asked).toEqual(['png', 'heic', 'text', 'jpeg', 'lost']);
  expect(skipped).toEqual([expect.stringContaining('no such attachment')]);
  const step = { title: 'Tap "Add"', depth: 1, startMs: 2_000, durationMs: 500, failed: true };
  const start = { title: 'Start Test', depth: 0, startMs: 0, durationMs: 100, failed: false };
  const stepsOf = (...pictures: readonly (string | undefined)[][]) =>
    [start, step].map((each, nth) => ({ ...each, pictures: pictures[nth] }));
  expect(tests).toEqual([
    { ...adds, steps: stepsOf([png], [heic]) },
    passed,
    // A picture without a step belongs to the last step.
    { ...pays, omittedSteps: 7, steps: stepsOf([], [jpeg, png]) },
    goes,
  ]);
});
