import type { CloudState } from '../cloud-state.ts';
import { jsonResponse, Refusal, type RouteResponse } from '../http/response.ts';
import { type Exchange, param, type Route } from '../http/route.ts';
import type { Spelling } from '../spelling.ts';
import type { TestCase } from './case-store.ts';
import { readListingQuery } from './listing-query.ts';

/** A record in the documented form. */
const documentedCase = (testCase: TestCase): Record<string, unknown> => ({
  identifier: testCase.identifier,
  title: testCase.title,
  case_type: testCase['case-type'],
  priority: testCase.priority,
  status: testCase.status,
  folder_id: 7,
  issues: testCase.issues,
  tags: testCase.tags,
  template: 'test_case_steps',
  description: '<p></p>',
  preconditions: '<p></p>',
  automation_status: testCase['automation-status'],
  owner: testCase.owner,
  attachments: [],
  steps: [{ step: testCase.title, result: 'It works' }],
  custom_fields: [],
});

/** The newer form: `name`, dates, and issues as objects. */
const recentCase = (testCase: TestCase, spelling: Spelling, projectId: string): Record<string, unknown> => {
  const time = new Date(testCase.updatedAtMs).toISOString();
  return {
    identifier: testCase.identifier,
    name: testCase.title,
    case_type: testCase['case-type'],
    priority: testCase.priority,
    status: testCase.status,
    folder_path: [1, 7],
    issues: testCase.issues.map((issue) => ({ jira_id: issue, issue_type: testCase['issue-type'] })),
    tags: testCase.tags,
    is_shared: false,
    automation_status: testCase['automation-status'],
    owner: testCase.owner,
    created_at: time,
    created_by: testCase.owner,
    last_updated_at: time,
    updated_by: testCase.owner,
    urls: { self: spelling.address(`/api/v2/projects/${projectId}/test-cases/${testCase.identifier}`) },
  };
};

const casesResponse = ({ scenario, spelling, testCases }: CloudState, exchange: Exchange): RouteResponse => {
  const projectId = param(exchange, 'project');
  const list = testCases.find(projectId);
  if (list === undefined) throw new Refusal(404, 'Project not found');
  const query = readListingQuery(exchange.query);
  const { pages, records } = scenario['test-management'];
  const { count, slice } = list.select(query.filter);
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
      prev: query.page > 1 ? query.page - 1 : null,
      next: isLast ? null : query.page + (pages === 'stuck-next' ? 0 : 1),
    },
  });
};

/** Test cases of test management. */
export const testCaseRoutes = (cloud: CloudState): readonly Route[] => [
  { method: 'GET', path: '/api/v2/projects/:project/test-cases', handle: (exchange) => casesResponse(cloud, exchange) },
];
