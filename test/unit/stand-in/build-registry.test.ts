import { expect, test } from 'vitest';
import { type Build, createBuildRegistry } from '../../../src/stand-in/builds/build-registry.ts';
import type { UploadRecord } from '../../../src/stand-in/uploads/upload-registry.ts';

const upload: UploadRecord = { kind: 'app', id: 'a', name: 'a.apk', uploadedAtMs: 0, owner: 'user' };

const build = (index: number, capabilities: Readonly<Record<string, unknown>> = {}): Build => ({
  id: `b${index}`,
  request: {
    framework: 'espresso',
    platform: 'android',
    capabilities,
    devices: [],
    app: upload,
    suite: upload,
    project: index % 2 === 0 ? 'even' : 'odd',
    shard: undefined,
    parts: [],
    filter: () => true,
    tries: 1,
    byPlan: false,
    idleTimeoutMs: 900_000,
  },
  createdAtMs: index,
  sessions: [],
  orders: {},
});

test('the oldest builds are forgotten when there are very many', () => {
  const builds = createBuildRegistry();
  for (let index = 0; index < 5_002; index++) builds.add(build(index));
  expect(builds.find('espresso', 'b1')).toBeUndefined();
  expect(builds.find('espresso', 'b2')).toBeDefined();
  expect(builds.list('espresso', undefined)).toHaveLength(5_000);
});

test('the oldest builds are forgotten when they are very large', () => {
  const builds = createBuildRegistry();
  const capabilities = { note: 'x'.repeat(50_000_000) };
  for (const index of [1, 2, 3]) builds.add(build(index, capabilities));
  expect(builds.list('espresso', undefined).map(({ id }) => id)).toEqual(['b3', 'b2']);
});
