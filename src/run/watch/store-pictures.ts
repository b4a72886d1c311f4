import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BinaryError } from '../../binaries/binary-error.ts';
import { safeNames } from '../../lib/escape/file-name.ts';
import type { BundleAttachment, BundleAttempt, ResultBundle } from '../../model/result-bundle.ts';
import { type TestResult, type TestStep, testName } from '../../model/results.ts';
import { describeError, isSystemError } from '../../model/run-problem.ts';
import type { JoinedBundle } from '../../results/result-bundle/join-bundle.ts';

/** Of one session. */
const limits = { pictures: 500, bytes: 500_000_000 };

const extensions: Readonly<Partial<Record<MediaType, string>>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/heic': 'heic',
};
const pictureType = /\b(?:png|jpe?g|hei[cf]|image)$/i;

interface Picture {
  readonly attachment: BundleAttachment;
  /** Of the file, without extension. */
  readonly title: string;
}

/**
 * Stores the pictures of failed tests in the session's folder, each content once, and gives these tests their steps with the pictures
 * that belong to them.
 *
 * @param target the session's folder
 * @param redact for names of files
 * @param onSkip told why a picture is left out
 */
export const storePictures = async (
  { tests, failedAttempts }: Pick<JoinedBundle, 'tests' | 'failedAttempts'>,
  bundle: Pick<ResultBundle, 'readAttachment'>,
  target: string,
  { redact, onSkip }: { readonly redact: (text: string) => string; readonly onSkip: (why: string) => void },
): Promise<{ readonly tests: readonly TestResult[]; readonly pictures: readonly string[] }> => {
  const wanted = picturesOf(failedAttempts);
  const names = safeNames([...wanted.values()].map(({ title }) => redact(title)));
  const stored = new Map<string, string>();
  let leftBytes = limits.bytes;
  for (const [payloadId, { attachment, title }] of wanted) {
    leftBytes -= attachment.sizeBytes;
    if (leftBytes < 0 || stored.size >= limits.pictures) break;
    try {
      const file = await storePicture(bundle.readAttachment(attachment), target, `screenshots/${names.get(redact(title))}`);
      if (file !== undefined) stored.set(payloadId, file);
    } catch (error) {
      if (!(error instanceof BinaryError) && !isSystemError(error)) throw error;
      onSkip(describeError(error));
    }
  }
  const withSteps = tests.map((test) => {
    const attempt = failedAttempts.get(test);
    return attempt === undefined || attempt.steps.length === 0
      ? test
      : { ...test, steps: stepsOf(attempt, stored), ...omittedIn(attempt) };
  });
  return { tests: withSteps, pictures: [...stored.values()] };
};

/** By content. A picture is named after the first test and step that have it. */
const picturesOf = (failedAttempts: JoinedBundle['failedAttempts']): ReadonlyMap<string, Picture> => {
  const wanted = new Map<string, Picture>();
  for (const [test, { attachments, steps }] of failedAttempts) {
    for (const [nth, attachment] of attachments.entries()) {
      const { payloadId, uniformType, step = steps.length } = attachment;
      if (wanted.has(payloadId) || (uniformType !== undefined && !pictureType.test(uniformType))) continue;
      wanted.set(payloadId, { attachment, title: `${testName(test)}-step-${step + 1}-${nth + 1}` });
    }
  }
  return wanted;
};

/** @returns the file inside the folder; undefined for what is no picture by its first bytes */
const storePicture = async (bytes: AsyncIterable<Uint8Array>, target: string, name: string): Promise<string | undefined> => {
  const part = path.join(target, `${name}.part`);
  await mkdir(path.dirname(part), { recursive: true });
  let extension: string | undefined;
  const picture = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      extension ??= extensions[sniffMediaType(chunk) ?? 'video/mp4'];
      if (extension === undefined) return;
      yield chunk;
    }
  };
  try {
    await writeFile(part, picture());
    if (extension === undefined) return undefined;
    const file = `${name}.${extension}`;
    await rename(part, path.join(target, file));
    return file;
  } finally {
    await rm(part, { force: true });
  }
};

const omittedIn = ({ omittedSteps }: BundleAttempt): Pick<TestResult, 'omittedSteps'> =>
  omittedSteps === 0 ? {} : { omittedSteps };

/** What was recorded outside of any step belongs to the last one. */
const stepsOf = ({ steps, attachments }: BundleAttempt, stored: ReadonlyMap<string, string>): TestStep[] => {
  const startMs = steps.find(({ startedAt }) => startedAt !== undefined)?.startedAt?.getTime() ?? 0;
  const byStep = Map.groupBy(attachments, ({ step = steps.length - 1 }) => step);
  return steps.map(({ title, depth, startedAt, finishedAt, failed }, index) => ({
    title,
    depth,
    failed,
    startMs: startedAt && startedAt.getTime() - startMs,
    durationMs: startedAt && finishedAt && Math.max(0, finishedAt.getTime() - startedAt.getTime()),
    pictures: [...new Set(byStep.get(index)?.flatMap(({ payloadId }) => stored.get(payloadId) ?? []))],
  }));
};

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1');

const brands: Readonly<Record<string, MediaType>> = {
  heic: 'image/heic',
  heix: 'image/heic',
  mif1: 'image/heic',
  'qt  ': 'video/quicktime',
  isom: 'video/mp4',
  mp41: 'video/mp4',
  mp42: 'video/mp4',
};

type MediaType = 'image/png' | 'image/jpeg' | 'image/heic' | 'video/mp4' | 'video/quicktime';

/**
 * What an attachment is by its first 12 bytes: its name and announced type may be wrong, Xcode calls HEIC images `.png`.
 *
 * @returns undefined for everything that is not shown as a picture or video
 */
export const sniffMediaType = (start: Uint8Array): MediaType | undefined => {
  if (ascii(start, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(start, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  const brand = ascii(start, 8, 12);
  return ascii(start, 4, 8) === 'ftyp' && Object.hasOwn(brands, brand) ? brands[brand] : undefined;
};
