import { expect, it } from 'vitest';
import { runAction } from '../../helpers/runner.ts';
import { espresso } from '../../helpers/scenario.ts';

it('a step says that certificates stay verified where the job turned that off', async () => {
  await using step = await runAction({ ...espresso({ 'dry-run': 'true' }), env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } });
  expect(step.outputs.verdict).toBe('planned');
  expect(step.stdout).toContain('::warning::NODE_TLS_REJECT_UNAUTHORIZED=0 is ignored:');
});
