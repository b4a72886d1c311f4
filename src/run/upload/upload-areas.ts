import type { CloudClient } from '../../cloud/client.ts';
import type { UploadFile, UploadUrl } from '../../cloud/resources/upload-file.ts';
import type { UploadKind } from '../../frameworks/definition.ts';
import { frameworkOfUploads, testHolder } from '../../frameworks/lookup.ts';
import type { UploadRecord } from '../../model/records.ts';

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
  const framework = frameworkOfUploads(kind);
  if (framework === undefined) return { kind, ...(kind === 'media' ? cloud.media : cloud.apps) };
  const uploads = testHolder(framework) === 'app' ? cloud.appDirectories : cloud.testSuites(framework);
  return { kind, ...uploads, list: narrowed(() => uploads.list()) };
};

/** These listings know no custom id to ask for. */
const narrowed =
  (list: () => Promise<readonly UploadRecord[]>): UploadArea['list'] =>
  async ({ customId }) => {
    const records = await list();
    return customId === undefined ? records : records.filter((record) => record.customId === customId);
  };
