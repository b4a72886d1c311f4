import { z } from 'zod';
import { bytes, idSchema, json, type Operation, response } from './operation.ts';

const har = response(
  'Har',
  z
    .object({
      log: z.object({
        version: z.string(),
        creator: z.object({ name: z.string(), version: z.string(), comment: z.string() }),
        entries: z.array(z.record(z.string(), z.unknown())),
      }),
    })
    .describe('An HTTP archive'),
);

const profile = response(
  'AppProfile',
  z
    .array(
      z
        .object({
          ts: z.int().describe('Seconds since 1970'),
          cpu: z.number(),
          mem: z.number(),
          mema: z.number(),
          batt: z.number(),
          temp: z.number(),
          simulated: z.literal(true),
        })
        .catchall(z.number().nullable()),
    )
    .describe('One sample per second. The bundle id without dots begins the keys of the app: `comexampleshop_cpu`'),
);

const commands = response(
  'MaestroCommands',
  z
    .array(
      z.object({
        command: z.object({ description: z.string() }),
        metadata: z.object({
          status: z.string(),
          timestamp: z.number(),
          error: z.object({ message: z.string(), hierarchyRoot: z.unknown().optional() }).optional(),
        }),
      }),
    )
    .describe('Where a scenario asks for JSON'),
);

const automationSession = response(
  'AutomationSession',
  z.object({
    automation_session: z.object({
      name: z.string(),
      duration: z.int(),
      os: z.string(),
      os_version: z.string(),
      browser_version: z.string(),
      browser: z.null(),
      device: z.string(),
      status: z.string(),
      hashed_id: idSchema,
      reason: z.string().nullable(),
      build_name: z.string(),
      project_name: z.string(),
      logs: z.string(),
      browser_url: z.string(),
      public_url: z.string(),
      video_url: z.string(),
      app_details: z.object({
        app_url: z.string(),
        app_name: z.string(),
        app_version: z.string(),
        app_custom_id: z.string().nullable(),
        uploaded_at: z.union([z.string(), z.number()]),
      }),
    }),
  }),
);

const text = z.string();

const data = (summary: string, responses: Operation['responses']): Operation => ({ summary, tag: 'Session data', responses });

export const dataOperations = {
  getDeviceLog: data('Get the device log of a test', { 'text/plain': text }),
  getInstrumentationLog: data('Get the log of the test runner for a test', { 'text/plain': text }),
  getMaestroLog: data('Get the log of a flow', { 'text/plain': text }),
  getCommandLog: data('Get the commands of a flow', { 'text/plain': text, ...json(commands) }),
  getNetworkLog: data('Get the network log of a test', json(har)),
  getAppProfile: data('Get the app profile of a test', json(profile)),
  getTestVideo: data('Get the video of a test', { 'video/mp4': bytes }),
  getScreenshot: data('Get a screenshot of a test', { 'image/png': bytes }),
  getReport: data('Get the JUnit report of a session, once its build has ended', {
    'application/xml': text,
    'text/html': text.describe('Where a scenario asks for it'),
  }),
  getCoverage: data('Get the coverage data of a session', { 'application/octet-stream': bytes }),
  getResultBundle: data('Get the result bundle of a session', { 'application/zip': bytes }),
  getSessionLog: data('Get the device log of a session', { 'text/plain': text }),
  getAutomationSession: data('Get a session of any framework; its id may end in `.json`', json(automationSession)),
  getSessionVideo: data('Get the video of a session', { 'video/mp4': bytes }),
} satisfies Record<string, Operation>;
