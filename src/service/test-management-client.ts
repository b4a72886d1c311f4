import { minPageSize, type TestCaseQuery } from '../core/model/test-case.ts';
import { path, withQuery } from './addresses.ts';
import { type AreaOptions, createCalls, openConnection } from './calls.ts';
import { type ReadPage, readPages } from './pages.ts';
import { basicAuthorization, createRedact, redactAll } from './redaction.ts';
import type { RequestPace } from './request-pace.ts';
import { readTestCasePage, type TestCase } from './wire/test-case.ts';

interface TestManagementOptions extends AreaOptions {
  readonly username: string;
  readonly accessKey: string;
}

/** Documented rate limit, which all users of a group share. */
const pace: RequestPace = { requests: 300, windowMs: 60_000, pauseMs: 60_000 };

export const createTestManagementClient = (options: TestManagementOptions) => {
  const { username, accessKey } = options;
  // Redacts the user name everywhere, because the action compares no value that may contain it.
  const redact = redactAll([createRedact(username, accessKey)]);
  const connection = openConnection(options, { authorization: basicAuthorization(username, accessKey), redact, pace });
  const calls = createCalls(connection);
  return {
    /** Lists test cases. Each page is requested only when it is read, so that only one page is in memory. */
    testCases: async function* (projectId: string, query: TestCaseQuery = {}): AsyncGenerator<ReadPage<TestCase>> {
      const parameters = testCaseParameters(query);
      const listing = path`/api/v2/projects/${{ projectId }}/test-cases`;
      yield* readPages({
        fetchPage: (p) => calls.get(withQuery(listing, { ...parameters, p }), readTestCasePage),
        keyOf: ({ record }) => record.identifier,
        // The service documents only the page sizes 30 and 300, so it may return 30 entries although more were requested.
        fullPage: minPageSize,
      });
    },
    close: connection.close,
  };
};

const testCaseParameters = (query: TestCaseQuery): Readonly<Record<string, string | number | undefined>> => {
  const { testCaseId, updatedAfter, updatedBefore, issueIds = [], issueType, archived, pageSize } = query;
  return {
    page_size: pageSize,
    // The service's documentation spells this name in two ways, so both are sent.
    'test-case-identifier': testCaseId,
    test_case_id: testCaseId,
    updated_after: updatedAfter,
    updated_before: updatedBefore,
    issue_ids: issueIds.length === 0 ? undefined : issueIds.join(','),
    issue_type: issueType,
    archived: archived === undefined ? undefined : String(archived),
  };
};
