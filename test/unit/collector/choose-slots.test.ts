import { describe, expect, it } from 'vitest';
import { chooseSlots } from '../../../src/collector/choose-slots.ts';
import type { JobReport } from '../../../src/collector/job-report.ts';
import { iphone14, iphone15, jobDocument, jobReport, jobSession } from './job-report.ts';

/** Stored at that hour, of these devices. */
const stored = (name: string, hour: number, devices: readonly string[] = [iphone14]): JobReport => {
  const sessions = devices.map((device) => jobSession({ device }));
  return jobReport(name, jobDocument({ sessions }, [], `2026-01-02T${String(hour).padStart(2, '0')}:00:00.000Z`));
};

/** As `run` derives it. */
const derived = (hash: string, runAttempt: number, count = '') =>
  `mobile-test-results-earlgrey-test-attempt-${runAttempt}-${hash.padEnd(8, '0')}${count}`;

const choose = (reports: readonly JobReport[]) => {
  const { slots, current, errors } = chooseSlots(reports);
  return {
    slots: slots.map(({ device, report }) => [device, report.name]),
    current: current.map(({ name }) => name),
    errors: errors.map(({ code, clause }) => `${clause} [${code}]`),
  };
};

const rivals = (older: string, newer: string, device = iphone14) => [
  `the artifacts ${older} and ${newer} both report ${device} [matrix-builds-rival]`,
];

describe('chooseSlots', () => {
  it('takes each device of each job', () => {
    const [one, other] = [derived('aa', 1), derived('bb', 1)];
    expect(choose([stored(other, 9, [iphone15]), stored(one, 8)])).toEqual({
      slots: [
        [iphone14, one],
        [iphone15, other],
      ],
      current: [one, other],
      errors: [],
    });
  });

  it('takes of a job that ran again the newest report alone, whatever the order of the listing', () => {
    const [first, again] = [stored(derived('aa', 1), 8, [iphone14, iphone15]), stored(derived('aa', 2), 9)];
    const expected = { slots: [[iphone14, again.name]], current: [again.name], errors: [] };
    expect(choose([first, again])).toEqual(expected);
    expect(choose([again, first])).toEqual(expected);
  });

  it('takes the newest by its time, not by its run attempt', () => {
    expect(choose([stored(derived('aa', 10), 9), stored(derived('aa', 9), 10)]).current).toEqual([derived('aa', 9)]);
  });

  it('takes a counted name for the same job, as the name of a job is what it asks for', () => {
    const [one, two] = [derived('aa', 1), derived('aa', 1, '-2')];
    expect(choose([stored(one, 8), stored(two, 9)])).toEqual({ slots: [[iphone14, two]], current: [two], errors: [] });
    expect(choose([stored(two, 8), stored(one, 9)]).current).toEqual([one]);
    expect(choose([stored(two, 8), stored(derived('aa', 2), 9, [iphone15])]).current).toEqual([derived('aa', 2)]);
  });

  it('keeps what a report without sessions says, until its job runs again', () => {
    const dead = stored(derived('aa', 1), 8, []);
    expect(choose([dead, stored(derived('bb', 1), 9)]).current).toEqual([dead.name, derived('bb', 1)]);
    expect(choose([dead, stored(derived('aa', 2), 9)]).current).toEqual([derived('aa', 2)]);
  });

  it('leaves out a job that a later one replaces on all devices, and keeps one of which a device is left', () => {
    const changed = stored(derived('bb', 2), 9, [iphone14]);
    expect(choose([stored(derived('aa', 1), 8), changed])).toEqual({
      slots: [[iphone14, changed.name]],
      current: [changed.name],
      errors: [],
    });
    const wide = stored(derived('aa', 1), 8, [iphone15, iphone14]);
    expect(choose([wide, changed]).current).toEqual([wide.name, changed.name]);
  });

  it('cannot choose between two jobs of one run attempt that report the same device', () => {
    const [one, other] = [derived('aa', 1), derived('bb', 1)];
    expect(choose([stored(one, 8), stored(other, 9)])).toEqual({
      slots: [[iphone14, other]],
      current: [other],
      errors: rivals(one, other),
    });
    expect(choose([stored(other, 9), stored(one, 8), stored(derived('bb', 2), 10)]).errors).toEqual(
      rivals(one, derived('bb', 2)),
    );
  });

  it('folds the attempts of a device, oldest first', () => {
    const sessions = [2, 1, 3].map((attempt) => jobSession({ attempt }));
    const { slots } = chooseSlots([jobReport(derived('aa', 1), jobDocument({ sessions }))]);
    expect(slots.map(({ attempts, last }) => [attempts.map(({ attempt }) => attempt), last.attempt])).toEqual([[[1, 2, 3], 3]]);
  });

  it('tells shards apart, which the document counts from 1', () => {
    const sessions = [jobSession({ shard: 1, shards: 3 }), jobSession({ shard: 3, shards: 3 })];
    const { slots } = chooseSlots([jobReport(derived('aa', 1), jobDocument({ sessions }))]);
    expect(slots.map(({ shard, device }) => ({ shard, device }))).toEqual([
      { shard: { index: 0, total: 3 }, device: iphone14 },
      { shard: { index: 2, total: 3 }, device: iphone14 },
    ]);
    expect(new Set(slots.map(({ key }) => key)).size).toBe(2);
  });
});

describe('artifacts with names of the user', () => {
  it('are jobs of their own, though they end in numbers', () => {
    const names = ['earlgrey-iPhone-14-16', 'earlgrey-iPhone-14-17'];
    const devices = ['iPhone 14-16', 'iPhone 14-17'];
    expect(choose(names.map((name, nth) => stored(name, 8 + nth, devices.slice(nth, nth + 1))))).toEqual({
      slots: devices.map((device, nth) => [device, names[nth]]),
      current: names,
      errors: [],
    });
    expect(choose([stored('suite-1', 8), stored('suite-2', 9)]).errors).toEqual(rivals('suite-1', 'suite-2'));
  });

  it('all count where the jobs gave the same name, which the action then counted', () => {
    const reports = [stored('results', 8), stored('results-2', 9, [iphone15])];
    expect(choose(reports).slots).toEqual([
      [iphone14, 'results'],
      [iphone15, 'results-2'],
    ]);
    const dead = stored('results', 8, []);
    expect(choose([dead, stored('results-2', 9)]).current).toEqual(['results', 'results-2']);
  });

  it('are replaced device by device when a job runs again', () => {
    expect(choose([stored('results', 8), stored('results-2', 9)])).toEqual({
      slots: [[iphone14, 'results-2']],
      current: ['results-2'],
      errors: [],
    });
    expect(choose([stored('ios-attempt-1', 8), stored('ios-attempt-2', 9)])).toEqual({
      slots: [[iphone14, 'ios-attempt-2']],
      current: ['ios-attempt-2'],
      errors: [],
    });
  });
});
