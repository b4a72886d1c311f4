/** Client of the device cloud and of its test management and alerts. */
export { type AlertsClient, createAlertsClient } from './alerts-client.ts';
export { type AreaOptions, isParseError } from './calls.ts';
export { type CloudClient, createCloudClient } from './client.ts';
export { CloudError, type FailureKind, isCloudError } from './errors.ts';
export type { UploadFile, UploadUrl } from './multipart.ts';
export type { ReadPage } from './pages.ts';
export { createRedact, redactData } from './redaction.ts';
export type { RequestPace } from './request-pace.ts';
export type { Alerts } from './resources/alerts.ts';
export type { FailureLogKind, Sessions } from './resources/builds.ts';
export { maxListedUploads, mayHoldMoreUploads } from './resources/uploads.ts';
export { createTestManagementClient } from './test-management-client.ts';
export type { RequestEvent } from './transport.ts';
export type { TestCase } from './wire/test-case.ts';
