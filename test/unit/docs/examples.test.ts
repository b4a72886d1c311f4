import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { completeWorkflow } from '../../../scripts/workflows/complete-workflow.ts';
import { eventFor } from '../../../scripts/workflows/event.ts';
import { allExamples, expectations, root } from '../../../scripts/workflows/examples.ts';
import { variantsOf } from '../../../scripts/workflows/variants.ts';
import { actionsUsed, type UsedAction } from '../../../scripts/workflows/workflow.ts';

const { 'left-out': leftOut, red } = expectations();
const examples = allExamples();
const listed = (id: string): boolean => leftOut.some(({ example }) => example === id);

const isKnown = ({ repository }: UsedAction): boolean =>
  repository === 'mobile-test-cloud/mobile-test-cloud' ||
  repository === 'actions/checkout' ||
  existsSync(path.join(root, 'scripts/workflows/stand-ins', repository, 'action.yml'));

test.each(examples.filter(({ id }) => !listed(id)))(
  '$id can be run, or scripts/workflows/expectations.json says why not',
  (example) => {
    const workflow = completeWorkflow(example);
    expect(variantsOf(workflow).length).toBeGreaterThan(0);
    expect(eventFor(workflow), 'an event that can be made up').toBeDefined();
    expect(actionsUsed(workflow).filter((action) => !isKnown(action))).toEqual([]);
  },
);

test('what is not expected of examples is said of examples that exist', () => {
  const ids = examples.map(({ id }) => id);
  expect([...leftOut, ...red].map(({ example }) => example).filter((id) => !ids.includes(id))).toEqual([]);
});
