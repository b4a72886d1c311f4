import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedCloud } from '../../../src/embedded/server.ts';
import type { Clock } from '../../../src/lib/clock.ts';
import type { Json } from './json.ts';

/** Answers of the built-in cloud, by the kind of reader that takes them, in the spellings of both interfaces. */
export type ServiceBodies = Readonly<Record<Kind, readonly Json[]>> & { readonly reports: readonly string[] };

type Kind =
  | 'build'
  | 'builds'
  | 'session'
  | 'har'
  | 'profiling'
  | 'automation'
  | 'devices'
  | 'plan'
  | 'upload'
  | 'uploads'
  | 'cases'
  | 'alert'
  | 'alerts';

const suite = [
  { class: 'com.shop.CartTest', name: 'adds', 'duration-seconds': 2 },
  { class: 'com.shop.CartTest', name: 'removes', outcome: 'fail' as const, message: 'expected:<3> but was:<4>' },
  { class: 'com.shop.CartTest', name: 'pays', flaky: 1 },
  { class: 'com.shop.LoginTest', name: 'signsIn', outcome: 'timeout' as const, 'duration-seconds': 9 },
  { class: 'com.shop.LoginTest', name: 'signsOut', outcome: 'skip' as const },
];

/** Runs a build of each interface on a clock of its own, asks for everything, and keeps the bodies. */
export const collectServiceBodies = async (): Promise<ServiceBodies> => {
  const storageDir = await mkdtemp(join(tmpdir(), 'fuzz-cloud-'));
  let nowMs = Date.UTC(2026, 0, 2, 10);
  const clock: Clock = {
    nowMs: () => nowMs,
    monotonicMs: () => nowMs,
    sleep: async (delayMs) => {
      nowMs += delayMs;
    },
  };
  const cloud = await startEmbeddedCloud({
    storageDir,
    clock,
    timeScale: 1,
    scenario: {
      seed: 1,
      tests: { espresso: suite, xcuitest: suite },
      sessions: [{ device: 'Samsung*', fate: 'errors', message: 'no device' }],
      'test-management': { projects: [{ id: 'PR-1', 'generated-cases': 5 }] },
    },
  });
  const authorization = `Basic ${Buffer.from(`${cloud.username}:${cloud.accessKey}`).toString('base64')}`;
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    const answer = await fetch(cloud.origin + path, {
      ...init,
      headers: { authorization, ...Object.fromEntries(new Headers(init.headers)) },
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
    return body;
  };
  const found = { reports: [] as string[] } as Record<Kind, Json[]> & { reports: string[] };
  const keep = async (kind: Kind, path: string, init?: RequestInit): Promise<Record<string, string>> => {
    const body = JSON.parse(await ask(path, init));
    found[kind] = [...(found[kind] ?? []), body];
    return body;
  };
  const post = (body: unknown): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const form = (name: string): RequestInit => {
    const body = new FormData();
    body.append('file', new Blob(['content']), name);
    body.append('data', JSON.stringify({ custom_id: 'Shop' }));
    return { method: 'POST', body };
  };

  try {
    for (const [app, base] of [
      ['/app-automate/upload', '/app-automate/espresso'],
      ['/app-automate/espresso/v2/app', '/app-automate/espresso/v2'],
    ] as const) {
      const sessions = `${base}/builds`;
      const { app_url } = await keep('upload', app, form('shop.apk'));
      const uploaded = await keep('upload', `${base}/test-suite`, form('shop-test.apk'));
      const request = {
        app: app_url,
        testSuite: uploaded.test_url ?? uploaded.test_suite_url,
        devices: ['Google Pixel 7-13.0', 'Samsung Galaxy S23-13.0'],
        project: 'shop',
        deviceLogs: true,
        networkLogs: true,
        appProfiling: true,
      };
      const { build_id } = JSON.parse(await ask(`${base}/build`, post(request)));
      await keep('build', `${sessions}/${build_id}`);
      nowMs += 40_000;
      await keep('build', `${sessions}/${build_id}`);
      nowMs += 3_600_000;
      const text = JSON.stringify(await keep('build', `${sessions}/${build_id}`));
      const session = /"(?:session_id|id)":"([0-9a-f]{40})"/g;
      const ids = [...text.matchAll(session)].map(([, id = '']) => id).filter((id) => id !== build_id);
      const path = `${sessions}/${build_id}/sessions/${ids[0]}`;
      const details = await keep('session', path);
      if (sessions.includes('/v2/')) continue;
      found.reports.push(await ask(`${path}/report`));
      const test = /"test_id":"([0-9a-f]+)"/.exec(JSON.stringify(details))?.[1];
      await keep('har', `${sessions}/${build_id}/sessions/tests/${test}/networklogs`);
      await keep('profiling', `${sessions}/${build_id}/sessions/tests/${test}/appprofiling`);
      await keep('automation', `/app-automate/sessions/${ids[0]}.json`);
    }
    for (const [kind, path] of [
      ['uploads', '/app-automate/recent_apps'],
      ['uploads', '/app-automate/espresso/test-suites'],
      ['uploads', '/app-automate/espresso/v2/apps'],
      ['builds', '/app-automate/espresso/v2/builds'],
      ['builds', '/app-automate/espresso/projects/shop'],
      ['devices', '/app-automate/devices.json'],
      ['plan', '/app-automate/plan.json'],
      ['cases', '/api/v2/projects/PR-1/test-cases?p=1&page_size=30'],
    ] as const)
      await keep(kind, path);
    const rule = {
      name: 'High latency',
      metric: 'latency',
      aggregation: 'p95',
      operator: '>',
      threshold: 2_000,
      windowMinutes: 5,
      notifications: [{ channel: 'email', config: { to: 'ann@example.com' } }],
    };
    await keep('alert', '/alerts', post(rule));
    await keep('alerts', '/alerts');
  } finally {
    await cloud.close();
    await rm(storageDir, { recursive: true, force: true });
  }
  return found;
};
