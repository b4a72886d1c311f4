import type { CloudClient } from '../../cloud/client.ts';
import type { UploadFile, UploadUrl } from '../../cloud/resources/upload-file.ts';
import type { CleanupKind } from '../../inputs/cleanup-inputs.ts';
import type { Framework } from '../../model/framework.ts';
import type { UploadRecord } from '../../model/records.ts';

/** By the words of the action `cleanup`. */
export type UploadKind = CleanupKind;

export interface UploadArea {
  readonly kind: UploadKind;
  readonly uploadFile: (file: UploadFile) => Promise<UploadRecord>;
  /** Absent where the service fetches nothing itself. */
  readonly uploadUrl?: (link: UploadUrl) => Promise<UploadRecord>;
  /** Newest first. Only apps and media can be listed for the whole group. */
  readonly list: (query: { readonly customId?: string; readonly scope?: 'user' | 'group' }) => Promise<readonly UploadRecord[]>;
  /** The detail of one upload; absent where the service has no such call. */
  readonly get?: (id: string) => Promise<UploadRecord>;
  readonly delete: (id: string) => Promise<void>;
}

export const uploadArea = (cloud: CloudClient, kind: UploadKind): UploadArea => {
  switch (kind) {
    case 'apps':
      return { kind, ...cloud.apps };
    case 'media':
      return { kind, ...cloud.media };
    case 'earlgrey-app-dirs':
      return { kind, ...cloud.appDirectories, list: narrowed(() => cloud.appDirectories.list()) };
    case 'espresso-suites':
    case 'xcuitest-suites': {
      const suites = cloud.testSuites(kind === 'espresso-suites' ? 'espresso' : 'xcuitest');
      return { kind, ...suites, list: narrowed(() => suites.list()) };
    }
  }
};

/** Which areas hold a framework's app and suite. */
export const areasOf: Readonly<Record<Framework, { readonly app: UploadKind; readonly testSuite?: UploadKind }>> = {
  espresso: { app: 'apps', testSuite: 'espresso-suites' },
  xcuitest: { app: 'apps', testSuite: 'xcuitest-suites' },
  earlgrey: { app: 'earlgrey-app-dirs' },
};

/** These listings know no custom id to ask for (specification 4.2). */
const narrowed =
  (list: () => Promise<readonly UploadRecord[]>): UploadArea['list'] =>
  async ({ customId }) => {
    const records = await list();
    return customId === undefined ? records : records.filter((record) => record.customId === customId);
  };
