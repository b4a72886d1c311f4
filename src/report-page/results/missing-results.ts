import { deviceLabel } from '../../core/model/device-shard.ts';
import type { NamedTest } from '../../core/model/results.ts';
import type { AnalyzedShard, RunAnalysis } from '../../core/model/run-analysis.ts';
import { sum } from '../../lib/numbers.ts';
import type { ResultData } from '../report-data.ts';

/** Adds tests without a result to sessions that ended early. Other devices show which tests are missing. */
export const addLostResults = (shards: readonly AnalyzedShard[], results: readonly (readonly ResultData[])[]): typeof results => {
  if (!shards.some(hasEndedEarly)) return results;
  const all = shards.map((shard, nth) => {
    const { index, total } = shard.last.shard;
    return { own: results[nth] ?? [], device: deviceLabel(shard.last), shard: `${index}/${total}`, isCut: hasEndedEarly(shard) };
  });
  const testsBy = (key: 'device' | 'shard'): ReadonlyMap<string, ReadonlySet<number>> =>
    new Map(
      [...Map.groupBy(all, (each) => each[key])].map(([value, group]) => [
        value,
        new Set(group.flatMap(({ own }) => own.map(({ test }) => test))),
      ]),
    );
  const [ofShard, ofDevice] = [testsBy('shard'), testsBy('device')];
  return all.map(({ own, device, shard, isCut }) => {
    if (!isCut) return own;
    const lost = ofShard.get(shard)?.difference(ofDevice.get(device) ?? new Set()) ?? [];
    return [...own, ...Array.from(lost, (test): ResultData => ({ test, outcome: 'no result' }))];
  });
};

const hasEndedEarly = ({ judged }: AnalyzedShard): boolean => {
  const last = judged.at(-1);
  return last !== undefined && (last.session.sessionId === undefined || ['error', 'timed-out'].includes(last.judgment.kind));
};

/**
 * Marks the tests that are missing, so that they count as such, and adds those that no session of their device has.
 *
 * @param numberOf returns the number of a test on the page
 * @param mostResults maximum number of results on the page
 */
export const addMissingResults = (
  { missingTests, totals }: RunAnalysis,
  shards: readonly AnalyzedShard[],
  results: readonly (readonly ResultData[])[],
  numberOf: (test: NamedTest, session: number) => number,
  mostResults: number,
): typeof results => {
  if (missingTests.length === 0) return results;
  const hasSpace = sum(results.map(({ length }) => length)) + totals.missing <= mostResults;
  const places = shards.map((shard, nth) => {
    const own = [...(results[nth] ?? [])];
    const lost = new Map(own.flatMap(({ test, outcome }, at) => (outcome === 'no result' ? [[test, at] as const] : [])));
    return { device: deviceLabel(shard.last), isCut: hasEndedEarly(shard), own, lost };
  });
  const ofDevice = Map.groupBy(places, ({ device }) => device);
  for (const { name, devices } of missingTests) {
    const test = numberOf(namedTest(name), shards.length);
    const missing: ResultData = { test, outcome: 'no result', counts: 'missing' };
    for (const device of devices) {
      const sessions = ofDevice.get(device) ?? [];
      const place = sessions.find(({ lost }) => lost.has(test)) ?? sessions.find(({ isCut }) => isCut) ?? sessions.at(-1);
      const at = place?.lost.get(test);
      if (at !== undefined) place?.own.splice(at, 1, missing);
      else if (hasSpace) place?.own.push(missing);
    }
  }
  return places.map(({ own }) => own);
};

/** Splits `class#method`. A class has no number sign. */
const namedTest = (name: string): NamedTest => {
  const end = name.indexOf('#');
  return end === -1 ? { className: '', name } : { className: name.slice(0, end), name: name.slice(end + 1) };
};
