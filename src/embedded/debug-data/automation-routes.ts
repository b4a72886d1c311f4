import { statusV2 } from '../build-shapes/field-values.ts';
import type { FoundSession } from '../builds/find-build.ts';
import { sessionDurationMs, sessionState, sessionVerdict } from '../builds/progress.ts';
import type { CloudState } from '../cloud-state.ts';
import { jsonResponse, Refusal, textResponse } from '../http/response.ts';
import { type Exchange, param, type Route, route } from '../http/route.ts';
import { appShape } from '../uploads/upload-shapes.ts';
import { sessionDeviceLog } from './logs.ts';
import { sampleVideo } from './pictures.ts';

/** Finds a session of any framework. Throws Refusal for a session that is unknown or that the scenario has removed. */
const findAnySession = (cloud: CloudState, id: string): FoundSession => {
  const found = cloud.builds.findSession(id);
  if (found === undefined || cloud.time.nowMs() >= found.session.vanishesAtMs) throw new Refusal(404, 'Session not found');
  return found;
};

const reasonFor = ({ session }: FoundSession, nowMs: number): string | null => {
  if (sessionState(session, nowMs) !== 'ended') return null;
  if (session.end === 'complete') return 'CLIENT_STOPPED_SESSION';
  return session.end === 'timeout' ? 'SESSION_LIMIT_REACHED' : session.message;
};

const appDetails = (cloud: CloudState, { build }: FoundSession): Record<string, unknown> => {
  const { app_url, app_name, app_version, uploaded_at } = appShape(cloud, build.request.app);
  return { app_url, app_name, app_version, app_custom_id: build.request.app.customId ?? null, uploaded_at };
};

const sessionShape = (cloud: CloudState, found: FoundSession): Record<string, unknown> => {
  const { build, session } = found;
  const nowMs = cloud.time.nowMs();
  const state = sessionState(session, nowMs);
  const { address } = cloud.spelling;
  const inBuild = `/builds/${build.id}/sessions/${session.id}`;
  return {
    name: build.request.suite.name,
    duration: Math.round(sessionDurationMs(session, nowMs) / 1_000),
    os: session.device.os,
    os_version: session.device.osVersion,
    browser_version: 'app',
    browser: null,
    device: session.device.name,
    status: statusV2(cloud.spelling.shapes, state === 'ended' ? sessionVerdict(session) : state),
    hashed_id: session.id,
    reason: reasonFor(found, nowMs),
    build_name: build.request.app.name,
    project_name: build.request.project,
    logs: address(`/app-automate${inBuild}/logs`),
    browser_url: address(`/dashboard/v2${inBuild}`),
    public_url: address(`/dashboard/v2${inBuild}`),
    video_url: address(`/app-automate/sessions/${session.id}/video`),
    app_details: appDetails(cloud, found),
  };
};

export const automationRoutes = (cloud: CloudState): readonly Route[] => {
  const find = (exchange: Exchange): FoundSession => findAnySession(cloud, param(exchange, 'session').replace(/\.json$/, ''));
  return [
    route.get('getAutomationSession', '/app-automate/sessions/:session', (exchange) =>
      jsonResponse({ automation_session: sessionShape(cloud, find(exchange)) }),
    ),
    route.get('getSessionVideo', '/app-automate/sessions/:session/video', (exchange) => {
      find(exchange);
      return { status: 200, type: 'video/mp4', body: sampleVideo };
    }),
    route.get('getSessionLog', '/app-automate/builds/:build/sessions/:session/logs', (exchange) => {
      const { build, session } = find(exchange);
      return textResponse(sessionDeviceLog(build, session, cloud.time.nowMs(), cloud.scenario.app['bundle-id']));
    }),
  ];
};
