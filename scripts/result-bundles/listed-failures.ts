import { fileURLToPath } from 'node:url';
import { bundleFields } from '../../src/binaries/apple/xcresult/bundle-fields.ts';
import { bundleLimits, createBundleBudget } from '../../src/binaries/apple/xcresult/bundle-limits.ts';
import { openBundleStore } from '../../src/binaries/apple/xcresult/bundle-store.ts';
import { fieldOf, itemsOf, textOf } from '../../src/binaries/apple/xcresult/object-values.ts';
import { withArchive } from '../../src/binaries/archive.ts';

export interface ListedFailure {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

const fields = new Set([...bundleFields, 'testFailureSummaries', 'documentLocationInCreatingWorkspace', 'url']);

/** The failures that Xcode lists in a bundle's root for its own sidebar; the reader takes them from the tests. Lines count from 0 there. */
export const listedFailures = (zip: string): Promise<ListedFailure[]> =>
  withArchive(zip, async (tree) => {
    const store = await openBundleStore(
      tree,
      createBundleBudget(zip, bundleLimits, () => 0),
    );
    const record = await store.readObject(store.rootId, fields);
    const issues = itemsOf(record, 'actions').map((action) => fieldOf(fieldOf(action, 'actionResult'), 'issues'));
    return issues
      .flatMap((issue) => itemsOf(issue, 'testFailureSummaries'))
      .map((issue) => {
        const message = textOf(issue, 'message') ?? '';
        const url = URL.parse(textOf(fieldOf(issue, 'documentLocationInCreatingWorkspace'), 'url') ?? '');
        const line = /StartingLineNumber=(\d+)/.exec(url?.hash ?? '')?.[1];
        if (url === null || line === undefined) return { message };
        url.hash = '';
        return { message, file: fileURLToPath(url), line: Number(line) + 1 };
      });
  });
