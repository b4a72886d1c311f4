/** Trackers whose issues test cases can be linked to. */
export const issueTrackers = ['jira', 'asana', 'clickup', 'azure'] as const;

export type IssueTracker = (typeof issueTrackers)[number];

/** A test case of test management. What the service does not say is absent. */
export interface TestCaseRecord {
  /** For instance `TC-12`. */
  readonly identifier: string;
  readonly title: string;
  readonly status?: string;
  readonly priority?: string;
  readonly caseType?: string;
  readonly automationStatus?: string;
  readonly owner?: string;
  readonly folderId?: string;
  readonly tags: readonly string[];
  /** Keys of linked issues, for instance `SHOP-9`. */
  readonly issues: readonly string[];
  readonly createdAt?: Date;
  readonly updatedAt?: Date;
  readonly url?: string;
}

/** Which test cases are listed. */
export interface TestCaseQuery {
  readonly testCaseId?: string;
  /** `YYYY-MM-DDTHH:MM:SS.SSSZ` */
  readonly updatedAfter?: string;
  readonly updatedBefore?: string;
  readonly issueIds?: readonly string[];
  readonly issueType?: IssueTracker;
  readonly archived?: boolean;
  /** 30 to 300. */
  readonly pageSize?: number;
}

export const minPageSize = 30;
export const maxPageSize = 300;

const listingTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a text is a real moment in the one form that the listing takes. */
export const isListingTime = (text: string): boolean => {
  if (!listingTime.test(text)) return false;
  const time = new Date(text);
  // Date turns 31 February into 3 March.
  return !Number.isNaN(time.getTime()) && time.toISOString() === text;
};

/** Whether an issue id can be one of several that are joined by commas. */
export const isIssueId = (text: string): boolean => text.length <= 200 && /^[^\s,\p{Cc}]+$/u.test(text);
