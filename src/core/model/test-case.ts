export const issueTrackers = ['jira', 'asana', 'clickup', 'azure'] as const;

export type IssueTracker = (typeof issueTrackers)[number];

/** Test case as the service stores it. Fields that the response lacks are absent. */
export interface TestCaseRecord {
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
  /** Time as `YYYY-MM-DDTHH:MM:SS.SSSZ`. */
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

/** Whether a text is a valid time as `YYYY-MM-DDTHH:MM:SS.SSSZ`, the only format that the listing accepts. */
export const isListingTime = (text: string): boolean => {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text && text.length === 24;
};

/** Whether an id can be part of a comma-separated list. */
export const isIssueId = (text: string): boolean => text.length <= 200 && /^[^\s,\p{Cc}]+$/u.test(text);
