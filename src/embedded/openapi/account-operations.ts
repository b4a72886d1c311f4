import { z } from 'zod';
import { inputSchema } from '../alerts/alert-registry.ts';
import { json, operation, request, response, shape, strings } from './operation.ts';

const device = shape('Device', {
  os: z.enum(['android', 'ios']),
  os_version: z.string(),
  device: z.string(),
  realMobile: z.boolean().optional(),
  real_mobile: z.boolean().optional().describe('In place of `realMobile`, where a scenario says so'),
});

const deviceLimit = shape('DeviceLimit', {
  os: z.enum(['android', 'ios']),
  os_version: z.string(),
  device: z.string(),
  group_usage: z.int(),
  device_limit: z.int(),
});

const plan = shape('Plan', {
  automate_plan: z.string(),
  parallel_sessions_running: z.int(),
  team_parallel_sessions_max_allowed: z.int(),
  parallel_sessions_max_allowed: z.int(),
  queued_sessions: z.int(),
  queued_sessions_max_allowed: z.int(),
});

const usage = shape('QueueUsage', {
  meta: z.object({
    generatedAt: z.string(),
    persona: z.string(),
    summary: z.object({
      totalParallelsUsed: z.int(),
      maximumParallelsAllowed: z.int(),
      totalQueuedSessions: z.int(),
      maximumQueueAllowed: z.int(),
    }),
  }),
});

const caseFields = {
  ...strings('identifier', 'case_type', 'priority', 'status'),
  tags: z.array(z.string()),
  automation_status: z.string(),
  owner: z.string(),
};

const documentedCase = shape('TestCase', {
  ...caseFields,
  title: z.string(),
  folder_id: z.int(),
  issues: z.array(z.string()),
  ...strings('template', 'description', 'preconditions'),
  attachments: z.array(z.unknown()),
  steps: z.array(z.object({ step: z.string(), result: z.string() })),
  custom_fields: z.array(z.unknown()),
});

const recentCase = shape(
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

const testCases = shape('TestCases', {
  success: z.literal(true).optional(),
  test_cases: z.array(z.union([documentedCase, recentCase])),
  info: z
    .object({
      page: z.int(),
      page_size: z.int(),
      count: z.int(),
      prev: z.int().nullable(),
      next: z.int().nullable().describe('Null on the last page'),
    })
    .optional(),
});

const timestamp = z.iso.datetime({ precision: 3 });

const alert = shape('Alert', {
  id: z.string(),
  ...inputSchema.shape,
  status: z.enum(['active', 'paused']),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const alerts = shape('Alerts', {
  data: z.array(alert),
  meta: z
    .object({
      page: z.int(),
      limit: z.int(),
      totalItems: z.int().optional(),
      totalPages: z.int().optional(),
      total_items: z.int().optional(),
      total_pages: z.int().optional(),
    })
    .describe('In snake case where a scenario says so'),
});

export const accountOperations = {
  listDevices: operation('List the devices', response('Devices', z.array(device))),
  listDeviceLimits: operation('List how many of each device are in use', response('DeviceLimits', z.array(deviceLimit)), {
    refusals: [404],
  }),
  getPlan: operation('Get the plan and its use', plan),
  getQueueUsage: operation('Get the use of parallel slots and queue', usage),
};

export const testCaseOperations = {
  listTestCases: operation('List the test cases of a project', testCases, {
    query: {
      p: z.int().min(1).describe('The page, from 1'),
      page_size: z.int().min(30).max(300).describe('Default 30'),
      'test-case-identifier': z.string(),
      test_case_id: z.string(),
      updated_after: timestamp,
      updated_before: timestamp,
      issue_ids: z.string().describe('Separated by commas'),
      issue_type: z.enum(['jira', 'asana', 'clickup', 'azure']),
      archived: z.boolean(),
    },
    refusals: [422],
  }),
};

export const alertOperations = {
  createAlert: operation('Create an alert rule', alert, { body: json(request('AlertInput', inputSchema)), status: 201 }),
  listAlerts: operation('List alert rules', alerts, {
    query: {
      page: z.int().min(1).describe('From 1'),
      limit: z.int().min(1).max(100).describe('Default 50'),
      search: z.string().describe('A part of the name'),
      status: z.enum(['active', 'paused']),
      scope: z.enum(['TRACE', 'SESSION']),
      metric: z.string(),
    },
    refusals: [422],
  }),
  toggleAlert: operation('Pause or resume an alert rule', alert, {
    body: json(request('AlertToggle', z.object({ active: z.boolean() }))),
  }),
};
