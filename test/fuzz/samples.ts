import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { openService, startBuild, untilEndMs } from '../contract/open-service.ts';

export const root = join(import.meta.dirname, '../..');

/** Reads the files of a folder whose names end with `ending`. */
export const files = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

/** Responses of the built-in cloud in both versions of the interface, and the report of a session. */
export const serviceResponses = async (): Promise<{ readonly bodies: unknown[]; readonly report: string }> => {
  const suite = parse(files('docs/scenarios', 'own-tests.yml').join(''));
  const cloud = parse(files('docs/examples', 'cloud.yml').join(''));
  const sessions = [{ device: 'Samsung*', fate: 'errors', message: 'no device' }] as const;
  await using service = await openService({ ...suite, ...cloud, sessions, overrides: [{ test: '*#savesDraft', flaky: 1 }] });
  const { origin, username, accessKey } = service.embedded;
  const headers = { authorization: `Basic ${btoa(`${username}:${accessKey}`)}` };
  const ask = async (path: string): Promise<string> => {
    const response = await fetch(origin + path, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.text();
  };
  const bodies: unknown[] = [{ app_url: 'bs://c0ffee', custom_id: 'Shop' }];
  const keep = async (...paths: readonly string[]): Promise<void> => {
    for (const path of paths) bodies.push(JSON.parse(await ask(path)));
  };
  const devices = ['Google Pixel 7-13.0', 'Samsung Galaxy S23-13.0'];
  const request = { devices, project: 'shop', deviceLogs: true, networkLogs: true, appProfiling: true };
  const id = await startBuild(service, 'espresso', request);
  const espresso = '/app-automate/espresso';
  for (const afterMs of [0, 40_000, untilEndMs]) {
    service.clock.advance(afterMs);
    await keep(`${espresso}/builds/${id}`, `${espresso}/v2/builds/${id}`);
  }
  const session = (await service.cloud.builds('espresso').get(id)).record.devices[0]?.sessions[0]?.id ?? '';
  const v1 = `${espresso}/builds/${id}/sessions`;
  await keep(`${espresso}/v2/builds/${id}/sessions/${session}`, `${v1}/${session}`);
  const test = `${v1}/tests/${/"test_id":"([0-9a-f]+)"/.exec(JSON.stringify(bodies.at(-1)))?.[1]}`;
  await keep(`${test}/networklogs`, `${test}/appprofiling`, `/app-automate/sessions/${session}.json`, '/alerts');
  await keep(`${espresso}/v2/builds`, `${espresso}/projects/shop`, '/app-automate/devices.json', '/app-automate/plan.json');
  await keep('/app-automate/recent_apps', `${espresso}/test-suites`, `${espresso}/v2/apps`);
  await keep('/api/v2/projects/PR-1/test-cases?p=1&page_size=30');
  return { bodies, report: await ask(`${v1}/${session}/report`) };
};
