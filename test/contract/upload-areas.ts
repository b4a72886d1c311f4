import type { CloudClient, CloudOptions } from '../../src/cloud/client.ts';
import type { UploadFile, UploadUrl } from '../../src/cloud/multipart.ts';
import type { UploadRecord } from '../../src/model/records.ts';

/** What the client can do with one kind of upload. */
export interface UploadCalls {
  uploadFile(file: UploadFile): Promise<UploadRecord>;
  /** Media have none (specification 4.5). */
  uploadUrl?(link: UploadUrl): Promise<UploadRecord>;
  list(): Promise<UploadRecord[]>;
  /** Apps and media have none in v1 (specification 4.1, 4.5). */
  get?(id: string): Promise<UploadRecord>;
  delete(id: string): Promise<void>;
}

export interface UploadArea {
  readonly name: string;
  readonly options: Partial<CloudOptions>;
  readonly scheme: 'bs' | 'media';
  /** Of a file that the service takes here. */
  readonly ending: 'apk' | 'zip' | 'png';
  readonly calls: (cloud: CloudClient) => UploadCalls;
  /** The routes that an upload, a listing and a deletion must use. */
  readonly upload: string;
  readonly listing: string;
  readonly deletion: string;
}

const v1: Partial<CloudOptions> = { apiVersion: 'v1' };

const suiteArea = (framework: 'espresso' | 'xcuitest', apiVersion: 'v1' | 'v2'): UploadArea => {
  const root = `/app-automate/${framework}${apiVersion === 'v2' ? '/v2' : ''}`;
  return {
    name: `a test suite of ${framework}, ${apiVersion}`,
    options: { apiVersion },
    scheme: 'bs',
    ending: framework === 'espresso' ? 'apk' : 'zip',
    calls: (cloud) => cloud.testSuites(framework),
    upload: `${root}/test-suite`,
    listing: `${root}/test-suites`,
    deletion: `${root}/test-suites/<id>`,
  };
};

const frameworkAppArea = (framework: 'espresso' | 'xcuitest'): UploadArea => ({
  name: `an app of ${framework}, v2`,
  options: { apiVersion: 'v2', appFramework: framework },
  scheme: 'bs',
  ending: 'apk',
  calls: (cloud) => cloud.apps,
  upload: `/app-automate/${framework}/v2/app`,
  listing: `/app-automate/${framework}/v2/apps`,
  deletion: `/app-automate/${framework}/v2/apps/<id>`,
});

/** Everything that can be uploaded (specification 4.1, 4.2, 4.5; observed shapes 1 and 2 for v2). */
export const uploadAreas: readonly UploadArea[] = [
  {
    name: 'an app, v1',
    options: v1,
    scheme: 'bs',
    ending: 'apk',
    calls: (cloud) => cloud.apps,
    upload: '/app-automate/upload',
    listing: '/app-automate/recent_apps',
    deletion: '/app-automate/app/delete/<id>',
  },
  suiteArea('espresso', 'v1'),
  suiteArea('xcuitest', 'v1'),
  {
    name: 'an app directory of earlgrey',
    options: v1,
    scheme: 'bs',
    ending: 'zip',
    calls: (cloud) => cloud.testSuites('earlgrey'),
    upload: '/app-automate/earlgrey/app-dir',
    listing: '/app-automate/earlgrey/app-dirs',
    deletion: '/app-automate/earlgrey/app-dirs/<id>',
  },
  {
    name: 'a media file',
    options: v1,
    scheme: 'media',
    ending: 'png',
    calls: (cloud) => cloud.media,
    upload: '/app-automate/upload-media',
    listing: '/app-automate/recent_media_files',
    deletion: '/app-automate/custom_media/delete/<id>',
  },
  frameworkAppArea('espresso'),
  frameworkAppArea('xcuitest'),
  suiteArea('espresso', 'v2'),
  suiteArea('xcuitest', 'v2'),
];
