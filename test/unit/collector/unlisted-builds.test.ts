import { expect, it } from 'vitest';
import { unlistedBuilds } from '../../../src/collector/unlisted-builds.ts';
import { jobDocument, jobIdentity, storedJob } from './stored-job.ts';

const job = (ids: readonly string[], devices?: readonly string[]) =>
  storedJob(
    'phones',
    jobDocument({
      builds: ids.map((id) => ({ id, shard: 1, shards: 1, attempt: 1 })),
      job: jobIdentity(devices === undefined ? {} : { devices: [...devices] }),
    }),
  );

it.each<[what: string, job: ReturnType<typeof job>, problem: string | undefined]>([
  ['whose builds are all listed', job(['b1', 'b2']), undefined],
  ['that started no build', job([]), undefined],
  ['that only waited for builds of others', job(['other'], []), undefined],
  ['of which a build is not listed', job(['b1', 'b3']), 'does not list build b3, which the job "test" (iPhone 14-16) started'],
  ['of which several builds are not listed', job(['b3', 'b4', 'b5']), 'does not list build b3 and 2 more, which'],
])('a job %s', (_what, stored, problem) => {
  const found = unlistedBuilds([stored], new Set(['b1', 'b2'])).map(({ code, clause }) => `${code}: ${clause}`);
  expect(found).toEqual(
    problem === undefined ? [] : [expect.stringContaining(`matrix-no-build: the project shop-4711 ${problem}`)],
  );
});
