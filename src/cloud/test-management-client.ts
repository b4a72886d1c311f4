import { minPageSize, type TestCaseQuery } from '../model/test-case.ts';
import { type Calls, createCalls } from './calls.ts';
import { type AreaOptions, openConnection } from './connection.ts';
import { type ReadPage, readPages } from './pages.ts';
import { path, withQuery } from './path.ts';
import { basicAuthorization, createRedact, redactAll } from './redaction.ts';
import type { RequestPace } from './request-pace.ts';
import { testCaseParameters } from './resources/test-case-query.ts';
import { readTestCasePage, type TestCase } from './wire/test-case.ts';

/** Test cases of test management. */
interface TestCases {
  /**
   * The pages of the listing, requested one after the other as they are read; memory holds only one.
   *
   * @throws {InvalidQueryError} at the first page, before anything is sent.
   */
  pages(projectId: string, query?: TestCaseQuery): AsyncGenerator<ReadPage<TestCase>>;
}

const createTestCases = (calls: Calls): TestCases => ({
  pages: async function* (projectId, query = {}) {
    const parameters = testCaseParameters(query);
    const listing = path`/api/v2/projects/${{ projectId }}/test-cases`;
    yield* readPages({
      fetchPage: (p) => calls.get(withQuery(listing, { ...parameters, p }), readTestCasePage),
      keyOf: ({ record }) => record.identifier,
      // The page may have another size than requested: the service documents pages of 30 and of 300 only.
      fullPage: minPageSize,
    });
  },
});

interface TestManagementOptions extends AreaOptions {
  readonly username: string;
  readonly accessKey: string;
}

/** Test management, typed. Every call rejects with a CloudError, or with the reason of an aborted signal. */
export interface TestManagementClient {
  readonly testCases: TestCases;
  /** Ends all connections; calls still in flight fail. */
  close(): Promise<void>;
}

/** The API limits of a group of users. */
const pace: RequestPace = { requests: 300, windowMs: 60_000, pauseMs: 60_000 };

/**
 * Opens a client. Sends nothing yet.
 *
 * @throws {AddressRefusedError} for a base URL that is not https, nor http on loopback.
 */
export const createTestManagementClient = (options: TestManagementOptions): TestManagementClient => {
  const { username, accessKey } = options;
  // Its values are never compared with values that may contain the account's name.
  const redact = redactAll([createRedact(username, accessKey)]);
  const authorization = basicAuthorization(username, accessKey);
  const connection = openConnection(options, { authorization, redact, pace });
  return { testCases: createTestCases(createCalls(connection)), close: () => connection.close() };
};
