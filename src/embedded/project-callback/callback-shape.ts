import type { Build } from '../builds/build-registry.ts';
import { buildDurationMs, buildEndsAtMs, buildVerdict, type Verdict } from '../builds/progress.ts';
import type { Spelling } from '../spelling.ts';

const words: Readonly<Record<Verdict, string>> = {
  pass: 'Done',
  skip: 'Done',
  fail: 'Failed',
  error: 'Error',
  timeout: 'Timeout',
};

/** The body of the callback. */
export const callbackShape = (spelling: Spelling, project: string, builds: readonly Build[]): Record<string, unknown> => ({
  custom_build_name: project,
  project,
  Status: 'Completed',
  builds: builds.map((build) => ({
    build_id: build.id,
    build_name: build.request.app.name,
    status: words[buildVerdict(build)],
    duration: durationText(buildDurationMs(build, buildEndsAtMs(build))),
    dashboard_url: spelling.address(`/dashboard/v2/builds/${build.id}`),
    api_endpoint: spelling.address(`/app-automate/${build.request.framework}/builds/${build.id}`),
  })),
});

const durationText = (durationMs: number): string =>
  durationMs < 120_000 ? `${Math.round(durationMs / 1_000)} sec` : `${Math.round(durationMs / 60_000)} mins`;
