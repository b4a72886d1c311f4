import type { CloudState } from '../cloud-state.ts';
import { jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import { choiceParameter, type Exchange, numberParameter, param, type Route, route } from '../http/route.ts';
import type { Spelling } from '../spelling.ts';
import type { TestCase } from './case-store.ts';

const commonFields = (testCase: TestCase) => ({
  identifier: testCase.identifier,
  case_type: testCase['case-type'],
  priority: testCase.priority,
  status: testCase.status,
  tags: testCase.tags,
  automation_status: testCase['automation-status'],
  owner: testCase.owner,
});

const documentedCase = (testCase: TestCase): Record<string, unknown> => ({
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
const recentCase = (testCase: TestCase, spelling: Spelling, projectId: string): Record<string, unknown> => {
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

const casesResponse = ({ scenario, spelling, testCases }: CloudState, exchange: Exchange): RouteResponse => {
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
  if (pages === 'without-info') return jsonResponse({ test_cases: shown });
  return jsonResponse({
    success: true,
    test_cases: shown,
    info: {
      page: query.page,
      page_size: query.pageSize,
      count: pages === 'moving-count' && query.page > 1 ? count - 1 : count,
      // The specification allows null only for `next`. Page 1 is its own previous page, so that every number can be requested.
      prev: Math.max(1, query.page - 1),
      next: isLast ? null : query.page + (pages === 'stuck-next' ? 0 : 1),
    },
  });
};

export const testCaseRoute = (cloud: CloudState): Route =>
  route.get('listTestCases', '/api/v2/projects/:project/test-cases', (exchange) => casesResponse(cloud, exchange));

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
  const tracker = choiceParameter(query, 'issue_type', ['jira', 'asana', 'clickup', 'azure'], refuseParameter);
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
    page: numberParameter(query, 'p', { fallback: 1, max: 999_999_999 }, refuseParameter),
    pageSize: numberParameter(query, 'page_size', { fallback: 30, min: 30, max: 300 }, refuseParameter),
    filter: isFiltered ? filter : undefined,
  };
};
