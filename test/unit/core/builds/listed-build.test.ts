import { describe, expect, it } from 'vitest';
import { readListedBuild } from '../../../../src/core/builds/listed-build.ts';
import { type BuildTag, formatBuildTag } from '../../../../src/core/model/build-tag.ts';
import type { Framework } from '../../../../src/core/model/framework.ts';
import type { BuildRecord } from '../../../../src/core/model/records.ts';
import { buildRecord } from '../../../helpers/one-session.ts';
import { galaxy, pixel } from '../../action/collector/listed-build.ts';

const tag: BuildTag = { runId: '4711', runAttempt: 1, job: 'aa', shard: { index: 1, total: 3 }, attempt: 0, nonce: 'f0' };

const read = (capabilities: BuildRecord['capabilities'], parts: Partial<BuildRecord> = {}, framework: Framework = 'espresso') =>
  readListedBuild(buildRecord({ ...parts, capabilities }), framework);

describe('the tag of a build', () => {
  it('is absent where the service kept none', () => {
    expect(read({ buildTag: `nightly ${formatBuildTag(tag)}` })).toMatchObject({ tag, shard: tag.shard });
    expect(read({ buildTag: 'nightly' }).tag).toBeUndefined();
  });
});

describe('the shard of a build', () => {
  it.each<[string, unknown, unknown, object]>([
    ['numbers', 3, 1, { index: 1, total: 3 }],
    ['text', '3', '2', { index: 2, total: 3 }],
    ['the most that there can be', 10_000, 9_999, { index: 9_999, total: 10_000 }],
    ['more than there can be', 10_001, 1, { index: 0, total: 1 }],
    ['one beyond the last', 3, 3, { index: 0, total: 1 }],
    ['no total', undefined, 1, { index: 0, total: 1 }],
    ['no index', 3, undefined, { index: 0, total: 1 }],
    ['words behind a number', '3', '1st', { index: 0, total: 1 }],
    ['a fraction', 3, 1.5, { index: 0, total: 1 }],
    ['a negative', 3, -1, { index: 0, total: 1 }],
  ])('is read from %s', (_what, numShards, shardIndex, shard) => {
    expect(read({ numShards, shardIndex }).shard).toEqual(shard);
  });

  it('is what was sent, whatever the tag says, and that of the tag where nothing was sent', () => {
    const buildTag = formatBuildTag(tag);
    expect(read({ buildTag, numShards: 5, shardIndex: 4 }).shard).toEqual({ index: 4, total: 5 });
    expect(read({ buildTag, numShards: 5 }).shard).toEqual({ index: 1, total: 3 });
    expect(read({ buildTag }).shard).toEqual({ index: 1, total: 3 });
  });

  it('is the whole where the tag names one that cannot be', () => {
    const impossible = (index: number, total: number) =>
      read({ buildTag: formatBuildTag({ ...tag, shard: { index, total } }) }).shard;
    expect(impossible(3, 3)).toEqual({ index: 0, total: 1 });
    expect(impossible(1, 10_001)).toEqual({ index: 0, total: 1 });
  });
});

describe('the devices of a build', () => {
  const devices = [{ device: pixel, sessions: [] }];

  it('are those that the request asked for', () => {
    expect(read({ devices: [galaxy, pixel] }, { devices }).devices).toEqual([galaxy, pixel]);
    expect(read({ devices: galaxy }, { devices }).devices).toEqual([galaxy]);
    expect(read({ devices: [galaxy, 7, null] }, { devices }).devices).toEqual([galaxy]);
  });

  it('are those that it has where the service does not show the request', () => {
    expect(read({}, { devices }).devices).toEqual([pixel]);
    expect(read({ devices: [] }, { devices }).devices).toEqual([pixel]);
    expect(read({ devices: { 0: galaxy } }, { devices }).devices).toEqual([pixel]);
  });
});

describe('the tests that a build names', () => {
  it.each<[Framework, object, readonly string[]]>([
    ['espresso', { class: ['a.B#c', 'a.D'] }, ['a.B#c', 'a.D']],
    ['espresso', { class: 'a.B#c' }, ['a.B#c']],
    ['xcuitest', { 'only-testing': ['Shop/CartTests/testAdds'] }, ['Shop/CartTests/testAdds']],
    ['espresso', { class: ['a.B', 1] }, ['a.B']],
    ['espresso', { package: ['a'] }, []],
    ['espresso', {}, []],
  ])('the tests that a build names in %s of %j are %j', (framework, capabilities, filters) => {
    expect(read({ ...capabilities }, {}, framework).filters).toEqual(filters);
  });
});
