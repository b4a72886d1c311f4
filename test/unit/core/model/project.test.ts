import { expect, it } from 'vitest';
import { lastingProject } from '../../../../src/core/model/project.ts';

it.each([
  ['shop-4711', '4711', 'shop-'],
  ['shop-4711-free', '4711', 'shop--free'],
  ['shop', '4711', 'shop'],
  ['shop-14711', '4711', 'shop-14711'],
  ['v1', '1', 'v1'],
  ['v1-1', '1', 'v1-'],
  ['shop', '', 'shop'],
])('the project "%s" of the run %s lasts as "%s"', (project, runId, lasting) => {
  expect(lastingProject(project, runId)).toBe(lasting);
});
