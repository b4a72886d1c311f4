import { z } from 'zod';

const testCaseSchema = z.strictObject({
  identifier: z.string().min(1).max(200),
  title: z.string().max(2_000),
  status: z.string().max(100).default('Active'),
  priority: z.string().max(100).default('Medium'),
  'case-type': z.string().max(100).default('Functional'),
  'automation-status': z.string().max(100).default('not_automated'),
  owner: z.string().max(200).default('ann@example.com'),
  tags: z.array(z.string().max(200)).max(100).default([]),
  issues: z.array(z.string().min(1).max(200)).max(100).default([]),
  'issue-type': z.enum(['jira', 'asana', 'clickup', 'azure']).default('jira'),
  /** Default: the start of the simulation. */
  'updated-at': z.iso.datetime({ precision: 3 }).optional(),
  archived: z.boolean().default(false),
});

export type TestCaseEntry = z.output<typeof testCaseSchema>;

const projectSchema = z.strictObject({
  id: z.string().min(1).max(200),
  cases: z.array(testCaseSchema).max(20_000).default([]),
  /** Adds this many cases without issues, generated when they are listed. */
  'generated-cases': z.int().min(0).max(10_000_000).default(0),
});

/** Test cases of test management. */
export const testManagementSchema = z.strictObject({
  /** Default: the project `PR-1` with cases of the small shop app. */
  projects: z.array(projectSchema).max(1_000).optional(),
  /** Which of the two known forms records have. */
  records: z.enum(['documented', 'recent']).default('documented'),
  /** Irregular paging. */
  pages: z.enum(['good', 'repeated', 'stuck-next', 'moving-count', 'without-info']).default('good'),
});

export type TestManagementOrders = z.output<typeof testManagementSchema>;
