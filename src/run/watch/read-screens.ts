import { BinaryError } from '../../binaries/binary-error.ts';
import type { BundleAttachment, ResultBundle } from '../../model/result-bundle.ts';
import type { TestResult } from '../../model/results.ts';
import type { ScreenElement } from '../../model/triage.ts';
import type { JoinedBundle } from '../../results/result-bundle/join-bundle.ts';
import { elementsIn } from '../../results/triage/screen.ts';

/** Limits on the element trees of one session. */
const limits = { tests: 50, bytes: 2_000_000 };

/**
 * Names of attachments that contain the tree of screen elements. XCTest attaches the tree when an element is not found. A debug
 * description contains a part of it.
 */
const treeNames = [/^App UI hierarchy for /i, /^Debug description/i];

/** Adds the elements on the screen to the first failure of each test. Reads them from the element tree that XCTest attached. */
export const withScreens = async <Joined extends Pick<JoinedBundle, 'tests' | 'failedAttempts'>>(
  joined: Joined,
  bundle: Pick<ResultBundle, 'readAttachment'>,
): Promise<Joined> => {
  const seen = new Map<TestResult, TestResult>();
  for (const [test, { attachments }] of joined.failedAttempts) {
    const [failure, ...others] = test.failures;
    if (failure === undefined || seen.size === limits.tests) continue;
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

const readTree = async (
  attachments: readonly BundleAttachment[],
  bundle: Pick<ResultBundle, 'readAttachment'>,
): Promise<readonly ScreenElement[]> => {
  const trees = treeNames.flatMap((pattern) => attachments.filter(({ name }) => pattern.test(name)).toReversed());
  for (const tree of trees.filter(({ sizeBytes }) => sizeBytes <= limits.bytes)) {
    const elements = elementsIn(await readText(tree, bundle));
    if (elements.length > 0) return elements;
  }
  return [];
};

/** Reads an attachment as text. Returns an empty text if the attachment is unreadable. */
const readText = async (attachment: BundleAttachment, bundle: Pick<ResultBundle, 'readAttachment'>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of bundle.readAttachment(attachment)) text += decoder.decode(chunk, { stream: true });
  } catch (error) {
    if (!(error instanceof BinaryError)) throw error;
    return '';
  }
  return text + decoder.decode();
};
