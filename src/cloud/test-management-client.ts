import { isIssueId, isListingTime, issueTrackers, maxPageSize, minPageSize, type TestCaseQuery } from '../model/test-case.ts';
import { path, withQuery } from './addresses.ts';
import { type AreaOptions, createCalls, openConnection } from './calls.ts';
import { CloudError } from './errors.ts';
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

/** Opens a client of the Test Management API. Sends nothing yet. */
export const createTestManagementClient = (options: TestManagementOptions) => {
  const { username, accessKey } = options;
  // The user name may be redacted everywhere, because no value of this API is compared with a text that contains it.
  const redact = redactAll([createRedact(username, accessKey)]);
  const connection = openConnection(options, { authorization: basicAuthorization(username, accessKey), redact, pace });
  const calls = createCalls(connection);
  return {
    /**
     * Lists test cases page by page. Each page is requested only when it is read, so only one page is in memory.
     *
     * @throws CloudError `cloud-invalid-query` when the first page is read, before a request is sent.
     */
    testCases: async function* (projectId: string, query: TestCaseQuery = {}): AsyncGenerator<ReadPage<TestCase>> {
      const parameters = testCaseParameters(query);
      const listing = path`/api/v2/projects/${{ projectId }}/test-cases`;
      yield* readPages({
        fetchPage: (p) => calls.get(withQuery(listing, { ...parameters, p }), readTestCasePage),
        keyOf: ({ record }) => record.identifier,
        // The service documents only pages of 30 and of 300, so a page may have another size than requested.
        fullPage: minPageSize,
      });
    },
    close: connection.close,
  };
};

/** Builds the query parameters. Throws `cloud-invalid-query` for a value that the service does not accept. */
const testCaseParameters = (query: TestCaseQuery): Readonly<Record<string, string | number | undefined>> => {
  for (const { parameter, holds, expected } of rules)
    if (!holds(query))
      throw new CloudError('cloud-invalid-query', {
        route: 'GET /api/v2/projects/<projectId>/test-cases',
        detail: `${parameter} must be ${expected}`,
      });
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

interface Rule {
  readonly parameter: string;
  readonly expected: string;
  readonly holds: (query: TestCaseQuery) => boolean;
}

const time = 'a time as YYYY-MM-DDTHH:MM:SS.SSSZ';

const rules: readonly Rule[] = [
  {
    parameter: 'page_size',
    expected: `a whole number from ${minPageSize} to ${maxPageSize}`,
    holds: ({ pageSize = minPageSize }) => Number.isInteger(pageSize) && pageSize >= minPageSize && pageSize <= maxPageSize,
  },
  {
    parameter: 'test-case-identifier',
    expected: 'an identifier',
    holds: ({ testCaseId }) => testCaseId === undefined || isIssueId(testCaseId),
  },
  { parameter: 'updated_after', expected: time, holds: ({ updatedAfter }) => isTimeOrAbsent(updatedAfter) },
  { parameter: 'updated_before', expected: time, holds: ({ updatedBefore }) => isTimeOrAbsent(updatedBefore) },
  {
    parameter: 'issue_ids',
    expected: 'identifiers without spaces or commas',
    holds: ({ issueIds = [] }) => issueIds.every(isIssueId),
  },
  {
    parameter: 'issue_type',
    expected: `one of ${issueTrackers.join(', ')}`,
    holds: ({ issueType }) => issueType === undefined || issueTrackers.includes(issueType),
  },
];

const isTimeOrAbsent = (text: string | undefined): boolean => text === undefined || isListingTime(text);
