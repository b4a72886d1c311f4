import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworks, platformOf } from '../framework.ts';
import { jsonAnswer } from '../http/answer.ts';
import type { Route } from '../http/route.ts';

/** Devices, plan and queue of the account. */
export const accountRoutes = (cloud: CloudState): readonly Route[] => {
  const devices = (framework?: Framework): readonly unknown[] =>
    cloud.devices.devices
      .filter(({ os }) => framework === undefined || os === platformOf(framework))
      .map(({ name, osVersion, os }) => ({
        os,
        os_version: osVersion,
        device: name,
        [cloud.spelling.shapes['real-mobile-key']]: true,
      }));
  const devicesRoute = (place: string, framework?: Framework): Route => ({
    method: 'GET',
    path: `/app-automate/${place}`,
    handle: () => jsonAnswer(devices(framework)),
  });
  const { plan } = cloud;
  return [
    devicesRoute('devices.json'),
    ...frameworks.map((framework) => devicesRoute(`${framework}/devices.json`, framework)),
    ...(['espresso', 'xcuitest'] as const).map((framework) => devicesRoute(`${framework}/v2/devices`, framework)),
    {
      method: 'GET',
      path: '/app-automate/plan.json',
      handle: () =>
        jsonAnswer({
          automate_plan: cloud.scenario.plan.name,
          parallel_sessions_running: plan.running(),
          team_parallel_sessions_max_allowed: plan.parallelMax,
          parallel_sessions_max_allowed: plan.parallelMax,
          queued_sessions: plan.queued(),
          queued_sessions_max_allowed: plan.queueMax,
        }),
    },
    {
      method: 'GET',
      path: '/app-automate/current_parallel_queue_usage',
      handle: () =>
        jsonAnswer({
          meta: {
            generatedAt: new Date(cloud.time.nowMs()).toISOString(),
            persona: 'user',
            summary: {
              totalParallelsUsed: plan.running(),
              maximumParallelsAllowed: plan.parallelMax,
              totalQueuedSessions: plan.queued(),
              maximumQueueAllowed: plan.queueMax,
            },
          },
        }),
    },
  ];
};
