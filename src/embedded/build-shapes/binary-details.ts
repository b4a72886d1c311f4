import type { BuildRequest } from '../builds/build-request.ts';
import type { CloudState } from '../cloud-state.ts';
import { referenceTo, type UploadRecord } from '../uploads/upload-record.ts';

type ShapeState = Pick<CloudState, 'scenario'>;

const details = (record: UploadRecord, bundleId: string, version: string) => ({
  url: referenceTo(record),
  bundle_id: bundleId,
  custom_id: record.customId ?? null,
  version,
  name: record.name,
});

/** `app_details` and `test_suite_details` of builds and sessions. */
export const binaryDetails = ({ scenario }: ShapeState, { app, suite }: BuildRequest) => ({
  app_details: details(app, scenario.app['bundle-id'], scenario.app.version),
  test_suite_details: details(suite, `${scenario.app['bundle-id']}.test`, ''),
});
