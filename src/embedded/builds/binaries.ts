import { type Framework, type Platform, traitsOf } from '../framework.ts';
import { invalid } from '../http/response.ts';
import { platformIn, type UploadRecord } from '../uploads/upload-record.ts';
import type { UploadQuery, UploadRegistry } from '../uploads/upload-registry.ts';
import { type Capabilities, readNames } from './capabilities.ts';

interface Codes {
  /** The build request names no upload. */
  readonly absent: string;
  readonly unknown: string;
  readonly deleted: string;
}

const appCodes: Codes = { absent: 'INVALID_APP_CAP', unknown: 'INVALID_APP_URL', deleted: 'APP_DELETED' };
const suiteCodes: Codes = { absent: 'INVALID_TESTSUITE', unknown: 'INVALID_TESTSUITE', deleted: 'TEST_NOT_FOUND' };

const maxMedia = 5;

const resolve = (
  uploads: UploadRegistry,
  query: UploadQuery,
  capabilities: Capabilities,
  key: string,
  codes: Codes,
): UploadRecord => {
  const reference = capabilities[key];
  if (typeof reference !== 'string' || reference === '') throw invalid(codes.absent, `The build request names no ${key}`);
  const record = uploads.resolve(query, reference);
  const shown = reference.slice(0, 200);
  if (record === undefined) throw invalid(codes.unknown, `There is no upload "${shown}" for ${key}`);
  if (record === 'deleted') throw invalid(codes.deleted, `The upload "${shown}" for ${key} was deleted`);
  return record;
};

const checkMedia = (uploads: UploadRegistry, capabilities: Capabilities): void => {
  const references = readNames(capabilities, 'uploadMedia');
  if (references.length > maxMedia) throw invalid('INVALID_VALUES_IN_INPUT', `uploadMedia has more than ${maxMedia} files`);
  const missing = references.find((reference) => typeof uploads.resolve({ kind: 'media' }, reference) !== 'object');
  if (missing !== undefined) throw invalid('INVALID_VALUES_IN_INPUT', `There is no media file "${missing.slice(0, 200)}"`);
};

export interface Binaries {
  readonly app: UploadRecord;
  /** The same upload where one holds app and tests. */
  readonly suite: UploadRecord;
}

/** Finds what a build request names: `app` and `testSuite`, `appDir`, or `testPackage`. Throws Refusal. */
export const readBinaries = (
  uploads: UploadRegistry,
  capabilities: Capabilities,
  framework: Framework,
  wantedPlatform: Platform,
): Binaries => {
  checkMedia(uploads, capabilities);
  const { uploads: kinds } = traitsOf(framework);
  if (kinds === 'app-dir') {
    const appDir = resolve(uploads, { kind: 'app-dir', framework }, capabilities, 'appDir', appCodes);
    return { app: appDir, suite: appDir };
  }
  if (kinds === 'test-package') {
    if (capabilities.app !== undefined) throw invalid('INVALID_APP_CAP', 'A build of a test package does not use an app');
    const testPackage = resolve(uploads, { kind: 'suite', framework }, capabilities, 'testPackage', suiteCodes);
    return { app: testPackage, suite: testPackage };
  }
  const app = resolve(uploads, { kind: 'app' }, capabilities, 'app', appCodes);
  const platform = platformIn(app.name);
  if (platform !== undefined && platform !== wantedPlatform) {
    throw invalid(
      'INVALID_APP_CAP',
      `"${app.name.slice(0, 200)}" is not an app for ${wantedPlatform === 'android' ? 'Android' : 'iOS'}`,
    );
  }
  return { app, suite: resolve(uploads, { kind: 'suite', framework }, capabilities, 'testSuite', suiteCodes) };
};
