export const issueTrackers = ['jira', 'asana', 'clickup', 'azure'] as const;

export type IssueTracker = (typeof issueTrackers)[number];

/** A test case from test management. Fields that are missing from the response are absent. */
export interface TestCaseRecord {
  /** Identifier of the test case, such as `TC-12`. */
  readonly identifier: string;
  readonly title: string;
  readonly status?: string;
  readonly priority?: string;
  readonly caseType?: string;
  readonly automationStatus?: string;
  readonly owner?: string;
  readonly folderId?: string;
  readonly tags: readonly string[];
  /** Keys of linked issues, such as `SHOP-9`. */
  readonly issues: readonly string[];
  readonly createdAt?: Date;
  readonly updatedAt?: Date;
  readonly url?: string;
}

export interface TestCaseQuery {
  readonly testCaseId?: string;
  /** Time in the format `YYYY-MM-DDTHH:MM:SS.SSSZ`. */
  readonly updatedAfter?: string;
  readonly updatedBefore?: string;
  readonly issueIds?: readonly string[];
  readonly issueType?: IssueTracker;
  readonly archived?: boolean;
  /** Number of test cases per page, from 30 to 300. */
  readonly pageSize?: number;
}

export const minPageSize = 30;
export const maxPageSize = 300;

const listingTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a text is a valid time in the only format that the listing accepts. */
export const isListingTime = (text: string): boolean => {
  if (!listingTime.test(text)) return false;
  const time = new Date(text);
  // `Date` converts February 31 to March 3, so the text is compared with the result.
  return !Number.isNaN(time.getTime()) && time.toISOString() === text;
};

/** Whether an issue id can be an entry of a comma-separated list. */
export const isIssueId = (text: string): boolean => text.length <= 200 && /^[^\s,\p{Cc}]+$/u.test(text);
