import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BinaryError, withResultBundle } from '../../../binaries/index.ts';
import type { BundleEvidence } from '../../../core/model/evidence.ts';
import type { SessionTest } from '../../../core/model/records.ts';
import type { BundleAttachment, BundleAttempt, ResultBundle } from '../../../core/model/result-bundle.ts';
import { type TestLinks, type TestResult, type TestStep, testName } from '../../../core/model/results.ts';
import { clauseOf, describeError, isSystemError } from '../../../core/model/run-problem.ts';
import type { ScreenElement } from '../../../core/model/triage.ts';
import { isBad } from '../../../core/results/attempts.ts';
import { type JoinedBundle, type JoinedTests, joinBundle } from '../../../core/results/result-bundle/join-bundle.ts';
import { elementsIn } from '../../../core/results/triage/screen.ts';
import { safeNames } from '../../../lib/escape/file-name.ts';
import { present } from '../../../lib/present.ts';
import { isCloudError } from '../../../service/index.ts';
import type { Context } from '../../context.ts';
import { readAttachmentText, withCrashReports } from './read-crashes.ts';
import { messageEnd } from './scan-logs.ts';
import type { SessionPlace } from './session-files.ts';

interface JoinedResults {
  readonly tests: readonly TestResult[];
  readonly bundle: BundleEvidence;
  /** Paths of the bundle and its pictures inside the session's folder. */
  readonly files: readonly string[];
}

const zipName = 'result-bundle.zip';

/** Adds the data of the session's result bundle to the tests. A missing or unreadable bundle changes no test. */
export const joinResultBundle = async (
  tests: readonly TestResult[],
  { session: { build, device }, sessionId, target, settings }: SessionPlace,
  { cloud, log, masker, signal }: Context,
): Promise<JoinedResults> => {
  const file = path.join(target, zipName);
  try {
    await cloud.sessions(settings.framework).downloadResultBundle(build.id, sessionId, file);
  } catch (error) {
    signal.throwIfAborted();
    const mayArrive = isCloudError(error, 'cloud-not-found');
    return { tests, bundle: { state: 'missing', message: clauseOf(error), mayArrive }, files: [] };
  }
  try {
    return await withResultBundle(file, async (bundle) => {
      if (bundle.runs.length === 0)
        return { tests, bundle: { state: 'unreadable', message: 'it has no test run' }, files: [zipName] };
      const joined = await withScreens(joinBundle(tests, bundle.runs, build.serviceRetries), bundle);
      const onSkip = (why: string): void => log.debug(`${device}: ${why}`);
      const { tests: shown, pictures } = await storePictures(joined, bundle, target, {
        redact: (text) => masker.name(text),
        onSkip,
      });
      const attempts = joined.tests.map((test) => joined.failedAttempts.get(test));
      const explained = await withCrashReports(shown, attempts, bundle, onSkip);
      return { tests: explained, bundle: joined.evidence, files: [zipName, ...pictures] };
    });
  } catch (error) {
    if (!(error instanceof BinaryError)) throw error;
    return { tests, bundle: { state: 'unreadable', message: error.found }, files: [zipName] };
  }
};

/** Limits for the pictures of one session. */
const pictureLimits = { pictures: 500, bytes: 500_000_000 };

const extensions: Readonly<Partial<Record<MediaType, string>>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/heic': 'heic',
};
const pictureType = /\b(?:png|jpe?g|hei[cf]|image)$/i;

interface Picture {
  readonly attachment: BundleAttachment;
  /** File name without extension. */
  readonly title: string;
}

/** Stores each picture of failed tests once. Each failed test gets the steps of its failed attempt. */
export const storePictures = async (
  { tests, failedAttempts }: JoinedTests,
  bundle: Pick<ResultBundle, 'readAttachment'>,
  target: string,
  { redact, onSkip }: { readonly redact: (text: string) => string; readonly onSkip: (why: string) => void },
): Promise<{ readonly tests: readonly TestResult[]; readonly pictures: readonly string[] }> => {
  const wanted = picturesOf(failedAttempts);
  const names = safeNames([...wanted.values()].map(({ title }) => redact(title)));
  const stored = new Map<string, string>();
  let leftBytes = pictureLimits.bytes;
  for (const [payloadId, { attachment, title }] of wanted) {
    leftBytes -= attachment.sizeBytes;
    if (leftBytes < 0 || stored.size >= pictureLimits.pictures) break;
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
    if (attempt === undefined || attempt.steps.length === 0) return test;
    return { ...test, steps: stepsOf(attempt, stored), omittedSteps: attempt.omittedSteps || undefined };
  });
  return { tests: withSteps, pictures: [...stored.values()] };
};

/** Pictures by the id of their content. A picture is named after the first test and step that contains it. */
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

/** Stores a picture and returns its path; undefined if the first bytes are not of a picture. */
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

/** Steps of an attempt with their pictures. A picture that belongs to no step is added to the last step. */
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

type MediaType = 'image/png' | 'image/jpeg' | 'image/heic' | 'video/mp4' | 'video/quicktime';

/** Detects the media type from the first 12 bytes, because names may be wrong. Xcode names HEIC images `.png`. */
export const sniffMediaType = (bytes: Uint8Array): MediaType | undefined => {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^.{4}ftyp(?:hei[cx]|mif1)/s.test(start)) return 'image/heic';
  if (/^.{4}ftypqt {2}/s.test(start)) return 'video/quicktime';
  return /^.{4}ftyp(?:isom|mp4[12])/s.test(start) ? 'video/mp4' : undefined;
};

export const testsOfDetails = (tests: readonly SessionTest[]): TestResult[] => tests.map(testFromDetails);

/**
 * Adds the details of a session to the tests of its report. Tests that only the details list are added too.
 *
 * @param complete whether the report is complete; passed and skipped tests of the details are then not added
 */
export const joinDetails = (
  reported: readonly TestResult[],
  details: readonly SessionTest[],
  complete: boolean,
): TestResult[] => {
  const keyed = details.flatMap((test) => [...new Set(keysOf(test.id, test.className, test.name))].map((key) => ({ key, test })));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  const joined = new Set<SessionTest>();
  const take = (test: TestResult): SessionTest | undefined => {
    for (const key of keysOf(test.testId, test.className, test.name)) {
      const left = byKey.get(key)?.filter((candidate) => !joined.has(candidate.test));
      const { test: found } = left?.find((candidate) => isBad(candidate.test.status) === isBad(test.status)) ?? left?.[0] ?? {};
      if (found === undefined) continue;
      joined.add(found);
      return found;
    }
    return undefined;
  };
  // Failed tests come first, so that each failed test gets a failed entry of the details.
  const badFirst = reported.toSorted((one, other) => Number(isBad(other.status)) - Number(isBad(one.status)));
  const pairs = new Map(badFirst.map((test) => [test, take(test)]));
  // The details may list several attempts of a test. Earlier attempts are not further tests.
  for (const [{ earlierAttempts }, last] of pairs) {
    const others = last === undefined ? [] : (byKey.get(`${last.className}#${last.name}`) ?? []).map(({ test }) => test);
    const failed = others.filter((test) => !joined.has(test) && isBad(test.status));
    for (const test of failed.slice(0, earlierAttempts.filter(({ status }) => isBad(status)).length)) joined.add(test);
  }
  const result = reported.map((test) => {
    const found = pairs.get(test);
    if (found === undefined) return test;
    return {
      ...knownFromDetails(found),
      ...test,
      worseInDetails: isWorse(found, test) ? found.rawStatus : undefined,
      links: { ...linksOf(found), ...test.links },
    };
  });
  for (const test of details) if (!joined.has(test) && !(complete && isHarmless(test))) result.push(testFromDetails(test));
  return result;
};

const isWorse = ({ status: inDetails }: SessionTest, { status }: TestResult): boolean =>
  inDetails === 'unknown' ? status !== 'unknown' : inDetails !== 'timed-out' && isBad(inDetails) && !isBad(status);

const isHarmless = ({ status }: SessionTest): boolean => status === 'passed' || status === 'skipped';

/** Keys that identify a test, from exact to loose. Loose keys are needed because details may omit the package of a class. */
const keysOf = (id: string | undefined, className: string, name: string): string[] => {
  const simple = className.split(/[./]/).at(-1) ?? className;
  return [...(id === undefined ? [] : [`id ${id}`]), `${className}#${name}`, `simple ${simple}#${name}`];
};

const testFromDetails = (test: SessionTest): TestResult => ({
  className: test.className,
  name: test.name,
  status: test.status,
  rawStatus: test.status === 'unknown' ? test.rawStatus : undefined,
  ...knownFromDetails(test),
  failures: isBad(test.status)
    ? [{ kind: test.status === 'failed' ? 'failure' : 'error', message: `The service reports ${test.rawStatus}${messageEnd}` }]
    : nothing,
  earlierAttempts: nothing,
  links: linksOf(test),
});

const knownFromDetails = ({ id, durationMs, startedAt }: SessionTest) => present({ durationMs, startedAt, testId: id });

/** Empty list that all passed tests share, to save memory. */
const nothing: readonly [] = [];

const linksOf = (test: SessionTest): TestLinks =>
  present({
    video: test.videoUrl,
    deviceLog: test.deviceLogUrl,
    instrumentationLog: test.instrumentationLogUrl,
    networkLog: test.networkLogUrl,
    screenshots: test.screenshotUrls.length === 0 ? undefined : test.screenshotUrls,
  });

/** Limits on the element trees of one session. */
const treeLimits = { tests: 50, bytes: 2_000_000 };

/** Names of attachments with an element tree. The debug description is last, because it has only a part of the tree. */
const treeNames = [/^App UI hierarchy for /i, /^Debug description/i];

/** Adds the elements on the screen to the first failure of each test. They come from the element tree that XCTest attached. */
const withScreens = async (joined: JoinedBundle, bundle: ResultBundle): Promise<JoinedBundle> => {
  const seen = new Map<TestResult, TestResult>();
  for (const [test, { attachments }] of joined.failedAttempts) {
    const [failure, ...others] = test.failures;
    if (failure === undefined || seen.size === treeLimits.tests) continue;
    const screen = await readTree(attachments, bundle);
    if (screen.length > 0) seen.set(test, { ...test, failures: [{ ...failure, screen }, ...others] });
  }
  const current = (test: TestResult): TestResult => seen.get(test) ?? test;
  return {
    ...joined,
    tests: joined.tests.map(current),
    failedAttempts: new Map([...joined.failedAttempts].map(([test, attempt]) => [current(test), attempt])),
  };
};

const readTree = async (attachments: readonly BundleAttachment[], bundle: ResultBundle): Promise<readonly ScreenElement[]> => {
  const trees = treeNames.flatMap((pattern) => attachments.filter(({ name }) => pattern.test(name)).toReversed());
  for (const tree of trees.filter(({ sizeBytes }) => sizeBytes <= treeLimits.bytes)) {
    const elements = elementsIn(await readAttachmentText(tree, bundle));
    if (elements.length > 0) return elements;
  }
  return [];
};
