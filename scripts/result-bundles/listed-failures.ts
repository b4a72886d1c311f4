import { fileURLToPath } from 'node:url';
import { BundleBudget, bundleLimits } from '../../src/binaries/apple/xcresult/bundle-limits.ts';
import { openBundleStore } from '../../src/binaries/apple/xcresult/bundle-store.ts';
import { childOf, itemsOf, textOf } from '../../src/binaries/apple/xcresult/object-values.ts';
import { fieldNames } from '../../src/binaries/apple/xcresult/parse-object.ts';
import { withArchive } from '../../src/binaries/archive.ts';

export interface ListedFailure {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

const fields = fieldNames('actions actionResult issues testFailureSummaries message documentLocationInCreatingWorkspace url');

/** The failures that Xcode lists in a bundle's root for its own sidebar; the reader takes them from the tests. Lines count from 0 there. */
export const listedFailures = (zip: string): Promise<ListedFailure[]> =>
  withArchive(zip, async (tree) => {
    const store = await openBundleStore(tree, new BundleBudget(zip, bundleLimits, () => 0));
    const record = await store.readObject(store.rootId, fields);
    const issues = itemsOf(record, 'actions').map((action) => childOf(childOf(action, 'actionResult'), 'issues'));
    return issues
      .flatMap((issue) => itemsOf(issue, 'testFailureSummaries'))
      .map((issue) => {
        const message = textOf(issue, 'message') ?? '';
        const url = URL.parse(textOf(childOf(issue, 'documentLocationInCreatingWorkspace'), 'url') ?? '');
        const line = /StartingLineNumber=(\d+)/.exec(url?.hash ?? '')?.[1];
        if (url === null || line === undefined) return { message };
        url.hash = '';
        return { message, file: fileURLToPath(url), line: Number(line) + 1 };
      });
  });
