import type { Spelling } from '../spelling.ts';
import type { TestCase } from './case-store.ts';

/** A record in the documented form. */
export const documentedCase = (testCase: TestCase): Record<string, unknown> => ({
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
export const recentCase = (testCase: TestCase, spelling: Spelling, projectId: string): Record<string, unknown> => {
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
