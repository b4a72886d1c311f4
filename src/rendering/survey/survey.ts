import type { AnalyzedShard, RunAnalysis, TestResult } from '../../model/results.ts';
import { createNameTable } from '../../results/name-table.ts';
import { createFailureGroups, type FailureGroup } from './failure-groups.ts';
import { badness, isBadOutcome, type Outcome, outcomeOf } from './outcome.ts';
import { createOutcomeGrid } from './outcome-grid.ts';

/** A test by its name, over all devices. */
export interface SurveyedTest {
  readonly className: string;
  readonly name: string;
  readonly row: number;
  /** Devices with a result for it. */
  readonly ranOn: number;
  readonly badOn: number;
  readonly flakyOn: number;
  readonly slowestMs: number;
  /** Position in the survey's devices. */
  readonly slowestOn: number;
  readonly averageMs: number;
}

/** A device and shard with the number of its tests that failed. */
export interface SurveyedSlot extends AnalyzedShard {
  readonly bad: number;
}

/** A run as people look at it: by test, by device, by what went wrong. */
export interface Survey {
  /** In the order in which the run shows them. */
  readonly devices: readonly string[];
  /** In the order in which they were met. */
  readonly tests: readonly SurveyedTest[];
  /** Tests that failed or were flaky on some device; most devices first. */
  readonly troubled: readonly SurveyedTest[];
  readonly slots: readonly SurveyedSlot[];
  outcome(test: SurveyedTest, device: number): Outcome;
  failures(test: SurveyedTest): readonly FailureGroup[];
}

type GrowingTest = { -readonly [Key in keyof SurveyedTest]: SurveyedTest[Key] } & { sumMs: number; timed: number };

/**
 * Goes once through all results, session by session. What it keeps grows with the number of different tests and of failures, not with
 * the number of results.
 */
export const surveyRun = (run: RunAnalysis): Survey => {
  const known = surveys.get(run) ?? survey(run);
  surveys.set(run, known);
  return known;
};

/** Summary, annotations, check and comment are made of the same survey. */
const surveys = new WeakMap<RunAnalysis, Survey>();

const survey = ({ shards }: RunAnalysis): Survey => {
  const slotsByDevice = Map.groupBy(shards, ({ last }) => last.device);
  const devices = [...slotsByDevice.keys()];
  const grid = createOutcomeGrid(devices.length);
  const groups = createFailureGroups();
  const slots: SurveyedSlot[] = [];
  const rows = createRows();

  const note = (test: TestResult, device: number, { sessionOf }: AnalyzedShard): boolean => {
    const row = rows.of(test.className, test.name);
    const outcome = outcomeOf(test);
    grid.worsen(row.row, device, outcome);
    noteDuration(row, test.durationMs, device);
    const bad = isBadOutcome(outcome);
    if (bad || outcome === 'flaky') groups.add(row.row, device, { test, session: sessionOf(test) }, outcome);
    return bad;
  };

  for (const [device, ofDevice] of [...slotsByDevice.values()].entries()) {
    for (const shard of ofDevice) {
      const bad = shard.tests.reduce((sum, test) => sum + (note(test, device, shard) ? 1 : 0), 0);
      slots.push({ ...shard, bad });
    }
  }

  const outcome = (test: SurveyedTest, device: number): Outcome => grid.read(test.row, device);
  const tests = rows.all().map((test) => counted(test, devices.length, outcome));
  return {
    devices,
    tests,
    troubled: tests.filter((test) => test.badOn + test.flakyOn > 0).toSorted(byReach),
    slots,
    outcome,
    failures: (test) => groups.ofRow(test.row),
  };
};

const createRows = () => {
  const all: GrowingTest[] = [];
  return {
    all: (): readonly GrowingTest[] => all,
    of: createNameTable((className, name): GrowingTest => {
      const row = all.length;
      const numbers = { ranOn: 0, badOn: 0, flakyOn: 0, slowestMs: 0, slowestOn: 0, averageMs: 0, sumMs: 0, timed: 0 };
      const test = { className, name, row, ...numbers };
      all.push(test);
      return test;
    }),
  };
};

const noteDuration = (test: GrowingTest, durationMs: number | undefined, device: number): void => {
  if (durationMs === undefined || !(durationMs >= 0)) return;
  test.sumMs += durationMs;
  test.timed += 1;
  if (durationMs <= test.slowestMs) return;
  test.slowestMs = durationMs;
  test.slowestOn = device;
};

const counted = (test: GrowingTest, devices: number, outcome: Survey['outcome']): SurveyedTest => {
  for (let device = 0; device < devices; device++) {
    const here = badness(outcome(test, device));
    if (here > badness('no result')) test.ranOn += 1;
    if (here > badness('flaky')) test.badOn += 1;
    if (here === badness('flaky')) test.flakyOn += 1;
  }
  test.averageMs = test.timed === 0 ? 0 : test.sumMs / test.timed;
  return test;
};

const byReach = (a: SurveyedTest, b: SurveyedTest): number =>
  b.badOn - a.badOn || b.flakyOn - a.flakyOn || compare(a.className, b.className) || compare(a.name, b.name);

/** By code unit, so that the order is the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
