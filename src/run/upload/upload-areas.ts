import type { CloudClient } from '../../cloud/client.ts';
import type { UploadFile, UploadUrl } from '../../cloud/multipart.ts';
import type { TestSuites } from '../../cloud/resources/uploads.ts';
import type { UploadKind } from '../../frameworks/definition.ts';
import { definitionOf, frameworkOfUploads, testHolder } from '../../frameworks/lookup.ts';
import type { Framework } from '../../model/framework.ts';
import type { UploadRecord } from '../../model/records.ts';

/** Where uploads of one kind go. */
export interface UploadPlace {
  /** Absent where the service is not known to list or delete them. */
  readonly kind?: UploadKind;
  readonly uploadFile: (file: UploadFile) => Promise<UploadRecord>;
  /** Absent where the service fetches nothing itself. */
  readonly uploadUrl?: (link: UploadUrl) => Promise<UploadRecord>;
  /** Newest first; absent where the service is not known to list them. Only apps and media can be listed for the whole group. */
  readonly list?: (query: { readonly customId?: string; readonly scope?: 'user' | 'group' }) => Promise<readonly UploadRecord[]>;
}

/** The same where the service lists what it holds. */
export interface UploadArea extends UploadPlace {
  readonly kind: UploadKind;
  readonly list: NonNullable<UploadPlace['list']>;
  /** The detail of one upload; absent where the service has no such call. */
  readonly get?: (id: string) => Promise<UploadRecord>;
  readonly delete: (id: string) => Promise<void>;
}

export const uploadArea = (cloud: CloudClient, kind: UploadKind): UploadArea => {
  const framework = frameworkOfUploads(kind);
  if (framework === undefined) return { kind, ...(kind === 'media' ? cloud.media : cloud.apps) };
  const uploads = suitesOf(cloud, framework);
  return { kind, ...uploads, list: narrowed(() => uploads.list()) };
};

/** Where the app or the test suite of a framework goes. */
export const uploadPlace = (cloud: CloudClient, framework: Framework, binary: 'app' | 'testSuite'): UploadPlace => {
  const kind = definitionOf(framework)[binary]?.uploads;
  if (kind !== undefined) return uploadArea(cloud, kind);
  const { uploadFile, uploadUrl } = binary === 'app' ? cloud.apps : suitesOf(cloud, framework);
  return { uploadFile, uploadUrl };
};

const suitesOf = (cloud: CloudClient, framework: Framework): TestSuites =>
  testHolder(framework) === 'app' ? cloud.appDirectories : cloud.testSuites(framework);

/** These listings know no custom id to ask for. */
const narrowed =
  (list: () => Promise<readonly UploadRecord[]>): UploadArea['list'] =>
  async ({ customId }) => {
    const records = await list();
    return customId === undefined ? records : records.filter((record) => record.customId === customId);
  };
