import { z } from 'zod';
import type { CloudState } from '../cloud-state.ts';
import { type Framework, frameworksOf, traitsOf } from '../framework.ts';
import { response, shape } from '../http/message-schemas.ts';
import { Refusal } from '../http/response.ts';
import { type Route, routesOf } from '../http/route.ts';
import type { DeviceUse } from '../schema/scenario.ts';
import type { Device } from './device-catalog.ts';

const deviceSchema = shape('Device', {
  os: z.enum(['android', 'ios']),
  os_version: z.string(),
  device: z.string(),
  realMobile: z.boolean().optional(),
  real_mobile: z.boolean().optional().describe('In place of `realMobile`, where a scenario says so'),
});
const devicesSchema = response('Devices', z.array(deviceSchema));

const deviceLimitSchema = shape('DeviceLimit', {
  os: z.enum(['android', 'ios']),
  os_version: z.string(),
  device: z.string(),
  group_usage: z.int(),
  device_limit: z.int(),
});
const deviceLimitsSchema = response('DeviceLimits', z.array(deviceLimitSchema));

const planSchema = shape('Plan', {
  automate_plan: z.string(),
  parallel_sessions_running: z.int(),
  team_parallel_sessions_max_allowed: z.int(),
  parallel_sessions_max_allowed: z.int(),
  queued_sessions: z.int(),
  queued_sessions_max_allowed: z.int(),
});

const queueUsageSchema = shape('QueueUsage', {
  meta: z.object({
    generatedAt: z.string(),
    persona: z.string(),
    summary: z.object({
      totalParallelsUsed: z.int(),
      maximumParallelsAllowed: z.int(),
      totalQueuedSessions: z.int(),
      maximumQueueAllowed: z.int(),
    }),
  }),
});

const route = routesOf({ name: 'Account', text: 'Devices, plan and queue' });

export const accountRoutes = (cloud: CloudState): readonly Route[] => {
  const devices = (framework?: Framework) =>
    cloud.devices.devices
      .filter(({ os }) => framework === undefined || traitsOf(framework).platforms.includes(os))
      .map(({ name, osVersion, os }) => ({
        os,
        os_version: osVersion,
        device: name,
        [cloud.spelling.shapes['real-mobile-key']]: true,
      }));
  const devicesRoute = (path: string, framework?: Framework): Route =>
    route.get(path, {
      name: 'listDevices',
      summary: 'List the devices',
      response: devicesSchema,
      handle: () => devices(framework),
    });
  const { plan } = cloud;
  const { use } = cloud.scenario.devices;
  return [
    devicesRoute('/app-automate/devices.json'),
    devicesRoute('/app-automate/devices'),
    ...frameworksOf('v1').map(({ framework, root }) => devicesRoute(`${root}/devices.json`, framework)),
    ...frameworksOf('v1')
      .filter(({ framework }) => traitsOf(framework).v2 !== undefined)
      .map(({ framework, root }) => devicesRoute(`${root}/v2/devices`, framework)),
    route.get('/app-automate/device_tier_limits.json', {
      name: 'listDeviceLimits',
      summary: 'List how many of each device are in use',
      response: deviceLimitsSchema,
      refusals: [404],
      handle: () => {
        if (use === 'unavailable') throw new Refusal(404, 'There is no such page');
        return cloud.devices.devices.map((device) => limitRow(device, use, plan.parallelMax));
      },
    }),
    route.get('/app-automate/plan.json', {
      name: 'getPlan',
      summary: 'Get the plan and its use',
      response: planSchema,
      handle: () => ({
        automate_plan: cloud.scenario.plan.name,
        parallel_sessions_running: plan.running(),
        team_parallel_sessions_max_allowed: plan.parallelMax,
        parallel_sessions_max_allowed: plan.parallelMax,
        queued_sessions: plan.queued(),
        queued_sessions_max_allowed: plan.queueMax,
      }),
    }),
    route.get('/app-automate/current_parallel_queue_usage', {
      name: 'getQueueUsage',
      summary: 'Get the use of parallel slots and queue',
      response: queueUsageSchema,
      handle: () => {
        const summary = {
          totalParallelsUsed: plan.running(),
          maximumParallelsAllowed: plan.parallelMax,
          totalQueuedSessions: plan.queued(),
          maximumQueueAllowed: plan.queueMax,
        };
        return { meta: { generatedAt: new Date(cloud.time.nowMs()).toISOString(), persona: 'user', summary } };
      },
    }),
  ];
};

const limitRow = ({ name, osVersion, os }: Device, use: readonly DeviceUse[], parallelMax: number) => {
  const row = use.find((each) => each.device === name && each['os-version'] === osVersion);
  return { os, os_version: osVersion, device: name, group_usage: row?.used ?? 0, device_limit: row?.limit ?? parallelMax };
};
