import { z } from 'zod';
import type { CloudState } from '../cloud-state.ts';
import { shape, strings } from '../http/message-schemas.ts';
import { choiceParameter, numberParameter } from '../http/query.ts';
import { Refusal } from '../http/response.ts';
import { type Exchange, param, type Route, routesOf } from '../http/route.ts';
import type { Spelling } from '../spelling.ts';
import type { TestCase } from './case-store.ts';

const caseFields = {
  ...strings('identifier', 'case_type', 'priority', 'status'),
  tags: z.array(z.string()),
  automation_status: z.string(),
  owner: z.string(),
};

const documentedCaseSchema = shape('TestCase', {
  ...caseFields,
  title: z.string(),
  folder_id: z.int(),
  issues: z.array(z.string()),
  ...strings('template', 'description', 'preconditions'),
  attachments: z.array(z.unknown()),
  steps: z.array(z.object({ step: z.string(), result: z.string() })),
  custom_fields: z.array(z.unknown()),
});

const recentCaseSchema = shape(
  'RecentTestCase',
  {
    ...caseFields,
    name: z.string(),
    folder_path: z.array(z.int()),
    issues: z.array(z.object({ jira_id: z.string(), issue_type: z.string() })),
    is_shared: z.boolean(),
    ...strings('created_at', 'created_by', 'last_updated_at', 'updated_by'),
    urls: z.object({ self: z.string() }),
  },
  'The newer form, where a scenario asks for it',
);

const casesSchema = shape('TestCases', {
  success: z.literal(true).optional(),
  test_cases: z.array(z.union([documentedCaseSchema, recentCaseSchema])),
  info: z
    .object({
      page: z.int(),
      page_size: z.int(),
      count: z.int(),
      prev: z.int().min(1).describe('1 on the first page, since the specification allows no null here'),
      next: z.int().nullable().describe('Null on the last page'),
    })
    .optional(),
});

const defaultPageSize = 30;

const timestampSchema = z.iso.datetime({ precision: 3 });

const casesQuery = {
  p: z.int().min(1).max(999_999_999).describe('The page, from 1'),
  page_size: z.int().min(30).max(300).describe(`Default ${defaultPageSize}`),
  'test-case-identifier': z.string(),
  test_case_id: z.string(),
  updated_after: timestampSchema,
  updated_before: timestampSchema,
  issue_ids: z
    .string()
    .regex(/^[^,]+(,[^,]+)*$/)
    .describe('Separated by commas'),
  issue_type: z.enum(['jira', 'asana', 'clickup', 'azure']),
  archived: z.boolean(),
};

const commonFields = (testCase: TestCase) => ({
  identifier: testCase.identifier,
  case_type: testCase['case-type'],
  priority: testCase.priority,
  status: testCase.status,
  tags: testCase.tags,
  automation_status: testCase['automation-status'],
  owner: testCase.owner,
});

const documentedCase = (testCase: TestCase) => ({
  ...commonFields(testCase),
  title: testCase.title,
  folder_id: 7,
  issues: testCase.issues,
  template: 'test_case_steps',
  description: '<p></p>',
  preconditions: '<p></p>',
  attachments: [],
  steps: [{ step: testCase.title, result: 'It works' }],
  custom_fields: [],
});

/** Test case in the newer of the two formats of the service. */
const recentCase = (testCase: TestCase, spelling: Spelling, projectId: string) => {
  const time = new Date(testCase.updatedAtMs).toISOString();
  return {
    ...commonFields(testCase),
    name: testCase.title,
    folder_path: [1, 7],
    issues: testCase.issues.map((issue) => ({ jira_id: issue, issue_type: testCase['issue-type'] })),
    is_shared: false,
    created_at: time,
    created_by: testCase.owner,
    last_updated_at: time,
    updated_by: testCase.owner,
    urls: { self: spelling.address(`/api/v2/projects/${projectId}/test-cases/${testCase.identifier}`) },
  };
};

const casesResponse = ({ scenario, spelling, testCases }: CloudState, exchange: Exchange) => {
  const projectId = param(exchange, 'project');
  const select = testCases.find(projectId);
  if (select === undefined) throw new Refusal(404, 'Project not found');
  const query = readListingQuery(exchange.query);
  const { pages, records } = scenario['test-management'];
  const { count, slice } = select(query.filter);
  const shownPage = pages === 'repeated' && query.page > 1 ? query.page - 1 : query.page;
  const shown = slice((shownPage - 1) * query.pageSize, query.pageSize).map((testCase) =>
    records === 'documented' ? documentedCase(testCase) : recentCase(testCase, spelling, projectId),
  );
  const isLast = query.page * query.pageSize >= count;
  if (pages === 'without-info') return { test_cases: shown };
  return {
    success: true as const,
    test_cases: shown,
    info: {
      page: query.page,
      page_size: query.pageSize,
      count: pages === 'moving-count' && query.page > 1 ? count - 1 : count,
      // The specification allows null only for `next`. Page 1 is its own previous page, so that every number can be requested.
      prev: Math.max(1, query.page - 1),
      next: isLast ? null : query.page + (pages === 'stuck-next' ? 0 : 1),
    },
  };
};

export const testCaseRoute = (cloud: CloudState): Route =>
  routesOf({ name: 'Test management', text: 'Test cases' }).get('/api/v2/projects/:project/test-cases', {
    name: 'listTestCases',
    summary: 'List the test cases of a project',
    query: casesQuery,
    response: casesSchema,
    refusals: [422],
    handle: (exchange) => casesResponse(cloud, exchange),
  });

const refuseParameter = (parameter: string, expected: string): Refusal =>
  new Refusal(422, `${parameter} is not valid: expected ${expected}`);

const timeParameter = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name);
  if (text === null) return undefined;
  const atMs = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? Date.parse(text) : Number.NaN;
  // A day such as February 30 would otherwise count as a day of March.
  if (Number.isNaN(atMs) || new Date(atMs).toISOString() !== text)
    throw refuseParameter(name, 'a time as YYYY-MM-DDTHH:MM:SS.SSSZ');
  return atMs;
};

/** The filter is undefined if the query has no filters. Throws Refusal. */
const readListingQuery = (query: URLSearchParams) => {
  const identifier = query.get('test-case-identifier') ?? query.get('test_case_id') ?? undefined;
  const after = timeParameter(query, 'updated_after');
  const before = timeParameter(query, 'updated_before');
  const issues = query.get('issue_ids')?.split(',');
  const tracker = choiceParameter(query, 'issue_type', casesQuery.issue_type.options, refuseParameter);
  const archived = choiceParameter(query, 'archived', ['true', 'false'], refuseParameter) === 'true';
  if (issues?.some((issue) => issue === '')) throw refuseParameter('issue_ids', 'identifiers separated by commas');
  const isFiltered = [identifier, after, before, issues].some((value) => value !== undefined) || archived;
  const filter = (testCase: TestCase): boolean =>
    testCase.archived === archived &&
    (identifier === undefined || testCase.identifier === identifier) &&
    (after === undefined || testCase.updatedAtMs > after) &&
    (before === undefined || testCase.updatedAtMs < before) &&
    (issues === undefined || testCase.issues.some((issue) => issues.includes(issue))) &&
    (issues === undefined || tracker === undefined || testCase['issue-type'] === tracker);
  return {
    page: numberParameter(query, 'p', casesQuery.p, 1, refuseParameter),
    pageSize: numberParameter(query, 'page_size', casesQuery.page_size, defaultPageSize, refuseParameter),
    filter: isFiltered ? filter : undefined,
  };
};
