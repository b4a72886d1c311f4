import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simulateFanOut } from './fan-out/simulate-fan-out.ts';
import type { Row } from './row.ts';

const jobs = 256;
const devices = 2;
const seeds = [1, 2, 3];
const mostPerSecond = 45;
const allowedPerSecond = 90;

export const measure = async (): Promise<Row> => {
  const workspace = await mkdtemp(path.join(tmpdir(), 'mtc-bench-'));
  try {
    for (const name of ['app', 'suite']) await writeFile(path.join(workspace, `${name}.apk`), name);
    const runs = [];
    for (const seed of seeds) runs.push(await simulateFanOut({ jobs, devices, workspace, pollIntervalSeconds: 'auto', seed }));
    // The worst of the runs.
    const p99 = Math.max(...runs.map(({ perSecond }) => quantile(perSecond, 0.99)));
    const peak = Math.max(...runs.flatMap(({ perSecond }) => perSecond));
    const finished = Math.min(...runs.map((run) => run.finished));
    const refused = runs.reduce((sum, run) => sum + run.refused, 0);
    const uploads = Math.max(...runs.map((run) => run.uploads));
    return {
      what: `requests a second at the service with ${jobs} matrix jobs`,
      ours: `p99 ${p99}, most ${peak}; ${finished} of ${jobs} jobs finish, ${uploads} uploads, ${refused} requests refused`,
      against: `limit ${allowedPerSecond}`,
      ratio: p99 / allowedPerSecond,
      target: `p99 ≤ ${mostPerSecond}, and all finish`,
      met: p99 <= mostPerSecond && finished === jobs,
      how: `The stages and the client of ${jobs} jobs on one simulated clock, ${devices} devices each, all started in the same moment, against a model of the service with its limits of requests and uploads; the worst of ${seeds.length} drawn runs, counted in each second.`,
    };
  } finally {
    await rm(workspace, { recursive: true });
  }
};

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.max(0, Math.ceil(part * values.length) - 1)] ?? Number.NaN;
