import { describe, expect, it } from 'vitest';
import { type BuildTag, formatBuildTag, hashOf, isTagOf, newNonce, parseBuildTag } from '../../../src/model/build-tag.ts';

const tag: BuildTag = { runId: '4711', runAttempt: 2, job: 'c0ffee', shard: { index: 1, total: 3 }, attempt: 1, nonce: 'f00d' };

describe('the tag of a build', () => {
  it('is written in one way, which later releases must still read', () => {
    expect(formatBuildTag(tag)).toBe('mtc1 run=4711 attempt=2 job=c0ffee shard=1/3 try=1 id=f00d');
    expect(formatBuildTag({ ...tag, plan: 'abcd', filledShards: 2, content: 'c0de' })).toBe(
      'mtc1 run=4711 attempt=2 job=c0ffee shard=1/3 try=1 plan=abcd filled=2 content=c0de id=f00d',
    );
  });

  it.each<[string, Partial<BuildTag>]>([
    ['nothing of a plan', {}],
    ['a plan that fills all shards', { plan: 'abcd' }],
    ['a plan that leaves shards empty', { plan: 'abcd', filledShards: 2 }],
    ['filled shards alone', { filledShards: 2 }],
    ['a fingerprint of the content', { content: 'c0de' }],
    ['a hash of the lines of devices', { lines: '11e5' }],
    ['all of them', { plan: 'abcd', filledShards: 2, content: 'c0de', lines: '11e5' }],
  ])('comes back as it was with %s', (_what, parts) => {
    expect(parseBuildTag(formatBuildTag({ ...tag, ...parts }))).toEqual({ ...tag, ...parts });
  });

  it('holds the id of a run without what would end it', () => {
    const written = formatBuildTag({ ...tag, runId: 'local/7 b' });
    expect(written).toContain(' run=local_7_b attempt=');
    const read = parseBuildTag(written);
    expect(['local/7 b', 'local7b'].map((runId) => read && isTagOf(read, runId))).toEqual([true, false]);
  });

  it('is not read from a list, though it holds one', () => {
    expect(parseBuildTag([formatBuildTag(tag)])).toBeUndefined();
  });
});

describe('hashOf', () => {
  it('tells parts apart by where one ends, in twelve digits', () => {
    const hashes = [hashOf('ab', 'c'), hashOf('a', 'bc'), hashOf('abc'), hashOf('ab', 'c', '')];
    expect(new Set(hashes).size).toBe(4);
    expect(hashes.every((hash) => /^[0-9a-f]{12}$/.test(hash))).toBe(true);
    expect(hashOf('ab', 'c')).toBe(hashes[0]);
  });
});

it('a nonce is new each time', () => {
  const nonces = Array.from({ length: 50 }, newNonce);
  expect(new Set(nonces).size).toBe(50);
  expect(nonces.every((nonce) => /^[0-9a-f]{16}$/.test(nonce))).toBe(true);
});
