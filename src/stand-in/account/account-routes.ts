import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworksOf, traitsOf } from '../framework.ts';
import { jsonResponse, Refusal } from '../http/response.ts';
import { type Route, route } from '../http/route.ts';
import type { DeviceUse } from '../schema/scenario.ts';
import type { Device } from './device-catalog.ts';

export const accountRoutes = (cloud: CloudState): readonly Route[] => {
  const devices = (framework?: Framework): readonly unknown[] =>
    cloud.devices.devices
      .filter(({ os }) => framework === undefined || traitsOf(framework).platforms.includes(os))
      .map(({ name, osVersion, os }) => ({
        os,
        os_version: osVersion,
        device: name,
        [cloud.spelling.shapes['real-mobile-key']]: true,
      }));
  const devicesRoute = (path: string, framework?: Framework): Route =>
    route.get('listDevices', path, () => jsonResponse(devices(framework)));
  const { plan } = cloud;
  const { use } = cloud.scenario.devices;
  return [
    devicesRoute('/app-automate/devices.json'),
    devicesRoute('/app-automate/devices'),
    ...frameworksOf('v1').map(({ framework, root }) => devicesRoute(`${root}/devices.json`, framework)),
    ...frameworksOf('v1')
      .filter(({ framework }) => traitsOf(framework).v2 !== undefined)
      .map(({ framework, root }) => devicesRoute(`${root}/v2/devices`, framework)),
    route.get('listDeviceLimits', '/app-automate/device_tier_limits.json', () => {
      if (use === 'unavailable') throw new Refusal(404, 'There is no such page');
      return jsonResponse(cloud.devices.devices.map((device) => limitRow(device, use, plan.parallelMax)));
    }),
    route.get('getPlan', '/app-automate/plan.json', () =>
      jsonResponse({
        automate_plan: cloud.scenario.plan.name,
        parallel_sessions_running: plan.running(),
        team_parallel_sessions_max_allowed: plan.parallelMax,
        parallel_sessions_max_allowed: plan.parallelMax,
        queued_sessions: plan.queued(),
        queued_sessions_max_allowed: plan.queueMax,
      }),
    ),
    route.get('getQueueUsage', '/app-automate/current_parallel_queue_usage', () => {
      const summary = {
        totalParallelsUsed: plan.running(),
        maximumParallelsAllowed: plan.parallelMax,
        totalQueuedSessions: plan.queued(),
        maximumQueueAllowed: plan.queueMax,
      };
      return jsonResponse({ meta: { generatedAt: new Date(cloud.time.nowMs()).toISOString(), persona: 'user', summary } });
    }),
  ];
};

const limitRow = ({ name, osVersion, os }: Device, use: readonly DeviceUse[], parallelMax: number): unknown => {
  const row = use.find((each) => each.device === name && each['os-version'] === osVersion);
  return { os, os_version: osVersion, device: name, group_usage: row?.used ?? 0, device_limit: row?.limit ?? parallelMax };
};
