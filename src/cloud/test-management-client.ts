import { createCalls } from './calls.ts';
import { type AreaOptions, openConnection } from './connection.ts';
import { basicAuthorization, createRedact, redactAll } from './redaction.ts';
import type { RequestPace } from './request-pace.ts';
import { createTestCases, type TestCases } from './resources/test-cases.ts';

export interface TestManagementOptions extends AreaOptions {
  readonly username: string;
  readonly accessKey: string;
}

/** Test management, typed. Every call rejects with a CloudError, or with the reason of an aborted signal. */
export interface TestManagementClient {
  readonly testCases: TestCases;
  /** Ends all connections; calls still in flight fail. */
  close(): Promise<void>;
}

/** Of a whole group of users, not of one. */
const pace: RequestPace = { requests: 300, windowMs: 60_000, pauseMs: 60_000 };

/**
 * Opens a client. Sends nothing yet.
 *
 * @throws {AddressRefusedError} for a base URL that is not https, nor http on loopback.
 */
export const createTestManagementClient = (options: TestManagementOptions): TestManagementClient => {
  const { username, accessKey } = options;
  // No value of it is compared with one that may hold the account's name.
  const redact = redactAll([createRedact(username, accessKey)]);
  const authorization = basicAuthorization(username, accessKey);
  const connection = openConnection(options, { authorization, redact, pace });
  return { testCases: createTestCases(createCalls(connection)), close: () => connection.close() };
};
