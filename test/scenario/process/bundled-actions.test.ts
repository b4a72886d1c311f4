import { expect } from 'vitest';
import { it } from '../../helpers/fixtures.ts';
import { runAction } from '../../helpers/runner.ts';
import { uploading } from '../../helpers/scenario.ts';

it('the bundled `upload` and `cleanup` actions store a file and delete it again', async ({ cloud }) => {
  const { service } = cloud;
  await using uploaded = await runAction(uploading(service));
  expect(uploaded).toMatchObject({ exitCode: 0, outputs: { reused: '[]' } });
  const references = [uploaded.outputs['app-ref'], uploaded.outputs['test-suite-ref']];
  expect(references).toEqual([expect.stringMatching(/^bs:\/\/[0-9a-f]{40}$/), expect.stringMatching(/^bs:\/\/[0-9a-f]{40}$/)]);

  await using cleaned = await runAction({
    actionFile: 'cleanup/action.yml',
    inputs: { ...service, kinds: 'apps\nespresso-suites', ids: references.join('\n'), 'dry-run': 'false' },
  });
  expect(cleaned.exitCode).toBe(0);
  const deleted: { id: string }[] = JSON.parse(cleaned.outputs.deleted ?? '');
  expect(deleted.map(({ id }) => `bs://${id}`)).toEqual(references);
  expect(cloud.cloud.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});
