import { fileURLToPath } from 'node:url';
import {
  bundleLimits,
  createBundleBudget,
  itemsAt,
  openBundleStore,
  textAt,
} from '../../../src/binaries/apple/xcresult/bundle-store.ts';
import { withArchive } from '../../../src/binaries/archive.ts';

export interface ListedFailure {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

/** The failures that Xcode lists in a bundle's root for its own sidebar; the reader takes them from the tests. Lines count from 0 there. */
export const listedFailures = (zip: string): Promise<ListedFailure[]> =>
  withArchive(zip, async (tree) => {
    const store = await openBundleStore(tree, createBundleBudget(zip, bundleLimits));
    const record = await store.readObject(store.rootId);
    return itemsAt(record, 'actions')
      .flatMap((action) => itemsAt(action, 'actionResult', 'issues', 'testFailureSummaries'))
      .map((issue) => {
        const message = textAt(issue, 'message') ?? '';
        const url = URL.parse(textAt(issue, 'documentLocationInCreatingWorkspace', 'url') ?? '');
        const line = /StartingLineNumber=(\d+)/.exec(url?.hash ?? '')?.[1];
        if (url === null || line === undefined) return { message };
        url.hash = '';
        return { message, file: fileURLToPath(url), line: Number(line) + 1 };
      });
  });
