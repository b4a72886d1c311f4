import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BuildTag, formatBuildTag, isTagOf, newNonce, parseBuildTag } from '../../../../src/core/model/build-tag.ts';
import { deviceHash } from '../../../../src/core/model/device-name.ts';

const tag: BuildTag = { runId: '4711', runAttempt: 2, job: 'c0ffee', shard: { index: 1, total: 3 }, attempt: 1, nonce: 'f00d' };

describe('the tag of a build', () => {
  it('is written in one way, which later releases must still read', () => {
    expect(formatBuildTag(tag)).toBe('mtc1 run=4711 attempt=2 job=c0ffee shard=1/3 try=1 id=f00d');
    expect(formatBuildTag({ ...tag, plan: 'abcd', emptyShards: [1, 5], content: 'c0de' })).toBe(
      'mtc1 run=4711 attempt=2 job=c0ffee shard=1/3 try=1 plan=abcd empty=22 content=c0de id=f00d',
    );
  });

  it('holds the id of a run without what would end it', () => {
    const written = formatBuildTag({ ...tag, runId: 'local/7 b' });
    expect(written).toContain(' run=local_7_b attempt=');
    const read = parseBuildTag(written);
    expect(['local/7 b', 'local7b'].map((runId) => read && isTagOf(read, runId))).toEqual([true, false]);
  });

  const hex = fc.stringMatching(/^[0-9a-f]{1,16}$/);
  const shard = fc.record({ index: fc.nat(999), total: fc.nat(999) });
  const emptyShards = fc.uniqueArray(fc.nat(299)).map((shards) => shards.toSorted((a, b) => a - b));
  const hashes = { plan: hex, selection: hex, content: hex, lines: hex, matrix: hex, insteadOf: fc.string().map(deviceHash) };
  const required = {
    runId: fc.stringMatching(/^[\w-]{1,20}$/),
    runAttempt: fc.nat(),
    job: hex,
    shard,
    attempt: fc.nat(2),
    nonce: hex,
  };
  const anyTag = fc.record(
    { ...required, ...hashes, emptyShards, repeat: fc.integer({ min: 1, max: 20 }), base: hex },
    { requiredKeys: ['runId', 'runAttempt', 'job', 'shard', 'attempt', 'nonce'] },
  );
  it('is read back, with any of its parts, from whatever surrounds it', () => {
    fc.assert(
      fc.property(anyTag, fc.string(), (tag, around) => {
        expect(parseBuildTag(formatBuildTag(tag))).toEqual(tag);
        const surrounded = `${around.replaceAll('mtc1', '')} ${formatBuildTag(tag)} ${around.replaceAll(/\w/g, '')}`;
        expect(parseBuildTag(surrounded)).toEqual(tag);
      }),
    );
  });

  it.each([
    [
      'all fields of v1, behind a tag of the user',
      'nightly mtc1 run=4711 attempt=2 job=c0ffee shard=1/3 try=1 plan=abcd empty=22 select=5e1 content=c0de lines=11 matrix=aa for=f0 repeat=4 id=f00d',
      {
        ...tag,
        plan: 'abcd',
        emptyShards: [1, 5],
        selection: '5e1',
        content: 'c0de',
        lines: '11',
        matrix: 'aa',
        insteadOf: 'f0',
        repeat: 4,
      },
    ],
    ['a field of a later release', 'mtc1 run=4711 attempt=2 job=c0ffee shard=1/3 try=1 newer=a/b id=f00d (kept)', tag],
  ])('is read from text: %s', (_what, text, expected) => {
    expect(parseBuildTag(text)).toEqual(expected);
  });

  it('is not seen where the value of a field cannot be read', () => {
    for (const wrong of ['plan=xyz', 'empty=', 'repeat=-1', 'shard=1'])
      expect(parseBuildTag(`mtc1 run=4711 attempt=2 job=c0ffee shard=1/3 try=1 ${wrong} id=f00d`)).toBeUndefined();
  });

  it('is not seen in anything else', () => {
    for (const value of [undefined, null, 7, '', 'mtc1', 'mtc1 run= attempt=1', {}, [formatBuildTag(tag)]])
      expect(parseBuildTag(value)).toBeUndefined();
  });

  it('is not seen in numbers beyond all counting', () => {
    expect(parseBuildTag(`mtc1 run=1 attempt=${'9'.repeat(400)} job=a shard=0/1 try=0 id=a`)).toBeUndefined();
  });
});

it('a nonce is new each time', () => {
  const nonces = Array.from({ length: 50 }, newNonce);
  expect(new Set(nonces).size).toBe(50);
  expect(nonces.every((nonce) => /^[0-9a-f]{16}$/.test(nonce))).toBe(true);
});
