import type { RunAnalysis } from '../../model/run-analysis.ts';

/** `plan.json` of the report folder. Shards count from 1, as everywhere for readers; durations are in milliseconds. */
export const planJson = ({ plan, verdict, framework, project, simulated, builds }: RunAnalysis): string => {
  const { devices = [], binaries = [], notes = [] } = plan ?? {};
  const written = plan?.builds.map(({ shard, ...build }) => {
    const started = builds.find((each) => each.shard.index === shard.index && each.attempt === 0);
    return {
      shard: shard.index + 1,
      shards: shard.total,
      ...(started === undefined ? {} : { id: started.id, dashboardUrl: started.dashboardUrl }),
      ...build,
    };
  });
  const document = {
    verdict: verdict.kind,
    reason: verdict.reason,
    framework,
    project,
    simulated,
    devices,
    binaries,
    notes,
    builds: written ?? [],
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
};
