export const issueTrackers = ['jira', 'asana', 'clickup', 'azure'] as const;

export type IssueTracker = (typeof issueTrackers)[number];

/** Test case of test management. Fields that the response lacks are absent. */
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
  /** Keys such as `SHOP-9`. */
  readonly issues: readonly string[];
  readonly createdAt?: Date;
  readonly updatedAt?: Date;
  readonly url?: string;
}

export interface TestCaseQuery {
  readonly testCaseId?: string;
  /** As `YYYY-MM-DDTHH:MM:SS.SSSZ`. */
  readonly updatedAfter?: string;
  readonly updatedBefore?: string;
  readonly issueIds?: readonly string[];
  readonly issueType?: IssueTracker;
  readonly archived?: boolean;
  /** From 30 to 300. */
  readonly pageSize?: number;
}

export const minPageSize = 30;
export const maxPageSize = 300;

/** Whether a text is a time in the only format that the listing accepts. `Date` would convert February 31 to March 3. */
export const isListingTime = (text: string): boolean => {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text && text.length === 24;
};

/** Whether an id fits into a comma-separated list. */
export const isIssueId = (text: string): boolean => text.length <= 200 && /^[^\s,\p{Cc}]+$/u.test(text);
