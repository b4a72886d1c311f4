import { expect, test } from 'vitest';
import { definitionOf } from '../../src/core/frameworks/lookup.ts';
import type { BuildRequest } from '../../src/core/model/builds.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { deviceFor, openService, startBuild, untilEndMs } from './open-service.ts';

const scenario: ScenarioInput = {
  tests: {
    xcuitest: ['Cart#testAdd', 'Cart#testAddAll', 'Cart#testPay', 'Login#testIn'].map((test) => {
      const [className = '', name = ''] = test.split('#');
      return { class: className, name, target: 'UI' };
    }),
  },
};

const shards = [
  { name: 'One', tests: ['UI/Cart/testAdd'] },
  { name: 'Two', tests: ['UI/Login', 'UI/Cart/testPay'] },
];

const written = (own = shards): BuildRequest => {
  const { shards: split } = definitionOf('xcuitest');
  return split?.splitBy === 'service' ? split.write(own) : {};
};

/** Runs a build. Returns its sessions by device. */
const run = async (request: BuildRequest, changes: ScenarioInput = {}) => {
  await using service = await openService({ ...scenario, ...changes });
  const cloud = service.client({ apiVersion: 'v2', appFramework: 'xcuitest' });
  const id = await startBuild(service, 'xcuitest', request, cloud);
  service.clock.advance(untilEndMs);
  const { record } = await cloud.builds('xcuitest').get(id);
  return { record, devices: record.devices.map(({ sessions }) => sessions) };
};

test('one build has a session for each shard and device, which says its shard', async () => {
  const { record, devices } = await run({ ...written(), devices: [deviceFor.xcuitest, 'iPhone 15-17'] });
  expect(devices).toMatchObject(
    [1, 2].map(() => [
      { shardName: 'One', shardTests: ['UI/Cart/testAdd'], announcedTests: 2, status: 'passed' },
      { shardName: 'Two', shardTests: ['UI/Login', 'UI/Cart/testPay'], announcedTests: 2, status: 'passed' },
    ]),
  );
  const { shards: split } = definitionOf('xcuitest');
  expect(split?.splitBy === 'service' && split.read(record.capabilities)).toEqual(shards);
});

test('a shard without tests is called skipped', async () => {
  const { devices } = await run(written([...shards, { name: 'Three', tests: ['UI/Nothing'] }]));
  expect(devices[0]?.[2]).toMatchObject({ shardName: 'Three', status: 'skipped', announcedTests: 0 });
});

test('sessions may not say their shard', async () => {
  const { devices } = await run(written(), { shapes: { 'session-shard': 'absent' } });
  expect(devices[0]?.map(({ shardName, shardTests }) => [shardName, shardTests])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('with skip-testing a shard runs all others, and with any device each shard runs once', async () => {
  const mapping = [
    { name: 'One', strategy: 'skip-testing', values: ['UI/Cart'] },
    { name: 'Two', strategy: 'only-testing', values: ['UI/Cart'] },
  ];
  const { devices } = await run({
    devices: [deviceFor.xcuitest, 'iPhone 15-17'],
    shards: { numberOfShards: 2, deviceSelection: 'any', mapping },
  });
  expect(devices).toMatchObject([[{ shardName: 'One', announcedTests: 1 }], [{ shardName: 'Two', announcedTests: 3 }]]);
});

test.each<[string, object]>([
  ['another strategy', { mapping: [{ name: 'One', strategy: 'class', values: ['UI/Cart'] }] }],
  [
    'another number than entries',
    { numberOfShards: 3, mapping: [{ name: 'One', strategy: 'only-testing', values: ['UI/Cart'] }] },
  ],
  ['an unknown selection of devices', { numberOfShards: 1, deviceSelection: 'some' }],
])('a build with %s is refused', async (_what, request) => {
  await using service = await openService(scenario);
  const cloud = service.client({ apiVersion: 'v2', appFramework: 'xcuitest' });
  await expect(startBuild(service, 'xcuitest', { shards: request }, cloud)).rejects.toThrow(/INVALID_VALUES_IN_INPUT/);
});
