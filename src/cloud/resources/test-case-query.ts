import { isIssueId, isListingTime, issueTrackers, maxPageSize, minPageSize, type TestCaseQuery } from '../../model/test-case.ts';
import { CloudError } from '../errors.ts';

/** A parameter that the service would refuse; thrown before anything is sent. */
export class InvalidQueryError extends CloudError {
  readonly parameter: string;

  constructor(parameter: string, expected: string) {
    super(
      {
        code: 'cloud-invalid-query',
        failure: 'final',
        what: `${parameter}: expected ${expected}`,
      },
      { route: 'GET /api/v2/projects/<projectId>/test-cases' },
    );
    this.parameter = parameter;
  }
}

/**
 * The parameters as they are sent.
 *
 * @throws {InvalidQueryError} for a value that the service does not accept.
 */
export const testCaseParameters = (query: TestCaseQuery): Readonly<Record<string, string | number | undefined>> => {
  for (const { parameter, holds, expected } of rules) if (!holds(query)) throw new InvalidQueryError(parameter, expected);
  const { testCaseId, updatedAfter, updatedBefore, issueIds = [], issueType, archived, pageSize } = query;
  return {
    page_size: pageSize,
    // The service's documentation writes this name in both ways.
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
