/**
 * Predicts 200 simulated runs, each by the runs before it, and writes the errors to `docs/internals/prediction.md`.
 *
 * The suite changes and the devices differ and vary as they do in practice; the model is described there. `--print` writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outcomesOfRun } from '../../src/action/history/analyze-history.ts';
import { emptyHistory, type History, limitHistory, mergeHistories } from '../../src/action/history/history.ts';
import { createPredictor, pastDurationsOf } from '../../src/action/run/prepare/prediction.ts';
import { planShards } from '../../src/action/run/prepare/shards/shard-plan.ts';
import type { PlannedBuild } from '../../src/core/model/builds.ts';
import type { SessionResult } from '../../src/core/model/results.ts';
import { selectTests } from '../../src/core/results/selection/selection.ts';
import { seededRandom } from '../../src/stand-in/random.ts';
import { countedShards, sessionResult, testResult } from '../../test/helpers/run-results.ts';
import { knownSuite } from '../../test/unit/core/results/known-suites.ts';

const runs = 200;
const devices = [
  { name: 'Google Pixel 8-14.0', factor: 0.85 },
  { name: 'Google Pixel 7-13.0', factor: 1 },
  { name: 'Samsung Galaxy A14-13.0', factor: 1.4 },
];
const random = seededRandom(20_260_102);

/** Log-normal around the median, as durations are. */
const around = (medianMs: number, sigma: number): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return medianMs * Math.exp(sigma * normal);
};
const pick = (count: number): number => Math.floor(random() * count);

/** What a test takes on each device, without noise. */
type Suite = Map<string, readonly number[]>;

const newTest = (): readonly number[] => {
  const medianMs = around(4_000, 0.9);
  return devices.map(({ factor }) => around(medianMs * factor, 0.15));
};

const openSuite = (): Suite => {
  const suite: Suite = new Map();
  for (let nth = 0; nth < 40; nth++)
    for (let test = 0; test <= pick(12); test++) suite.set(`com.shop.Class${nth}#test${test}`, newTest());
  return suite;
};

/** Before a run: one test in a hundred takes another time from now on; every fifth run brings a test, every tenth loses one. */
const changeSuite = (suite: Suite, run: number): void => {
  for (const [name, times] of suite)
    if (random() < 0.01)
      suite.set(
        name,
        times.map((ms) => around(ms, 0.4)),
      );
  if (run % 5 === 0) suite.set(`com.shop.Class${pick(40)}#added${run}`, newTest());
  if (run % 10 === 0) suite.delete([...suite.keys()][pick(suite.size)] ?? '');
};

const inShard = (name: string, filter: readonly string[] | undefined): boolean =>
  filter === undefined || filter.includes(name) || filter.includes(name.split('#')[0] ?? '');

interface Outcome {
  readonly predicted: { readonly deviceMs: number; readonly durationMs: number } | undefined;
  readonly deviceMs: number;
  readonly durationMs: number;
  readonly history: History;
}

const simulate = (suite: Suite, run: number, history: History): Outcome => {
  const known = knownSuite([...suite.keys()]);
  const names = devices.map(({ name }) => name);
  const past = history.runs.length === 0 ? undefined : pastDurationsOf(history);
  const request = { framework: 'espresso', shardBy: 'duration', targetMs: 0, maxShards: 10 } as const;
  const { selection } = selectTests({ ...request, tests: [], capabilities: {} }, known);
  const { shards } = planShards({ ...request, shards: 1 + pick(4) }, selection, past?.all);
  const builds = shards.map(({ shard }): PlannedBuild => {
    const tag = { runId: String(run), runAttempt: 1, job: 'job', shard, attempt: 0, nonce: '' };
    return { shard, tag, devices: names, attempt: 0, partial: false };
  });
  const predictor = past && createPredictor(names, known, shards, past);
  const predicted = predictor?.run(builds, Number.POSITIVE_INFINITY);

  // The service is slower on some days, a device on some sessions, and now and then a test hangs for a while.
  const dayFactor = around(1, 0.06);
  const sessions = shards.flatMap(({ shard, classFilter }) =>
    names.map((device, at): SessionResult => {
      const sessionFactor = dayFactor * around(1, 0.05);
      const tests = [...suite]
        .filter(([name]) => inShard(name, classFilter))
        .map(([name, times]) => {
          const durationMs = around((times[at] ?? 0) * sessionFactor, 0.25) * (random() < 0.02 ? 3 : 1);
          return testResult(name, { durationMs, ...(random() < 0.01 ? { status: 'failed' as const } : {}) });
        });
      const testsMs = tests.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);
      return sessionResult({ device, shard, tests, durationMs: testsMs + around(35_000, 0.3) });
    }),
  );
  const lengths = sessions.map(({ durationMs = 0 }) => durationMs);
  const at = { startedAtMs: run * 3_600_000, finishedAtMs: run * 3_600_000 + Math.max(...lengths) };
  const own = { id: String(run), attempt: 1, commit: `c${run}`, branch: 'main', ...at };
  const outcomes = outcomesOfRun({ shards: countedShards(sessions), sessions }, own);
  return {
    predicted,
    deviceMs: lengths.reduce((sum, ms) => sum + ms, 0),
    durationMs: Math.max(...lengths),
    history: limitHistory(mergeHistories(history, outcomes)),
  };
};

const percent = (value: number): string => `${value < 0 ? '−' : ''}${(Math.abs(value) * 100).toFixed(1)} %`;

const row = (title: string, errors: readonly number[]): string => {
  const sizes = errors.map(Math.abs).toSorted((a, b) => a - b);
  const at = (part: number): number => sizes[Math.min(sizes.length - 1, Math.floor(part * sizes.length))] ?? 0;
  const within = sizes.filter((size) => size <= 0.15).length / sizes.length;
  const bias = errors.toSorted((a, b) => a - b)[errors.length >> 1] ?? 0;
  return `| ${title} | ${percent(at(0.5))} | ${percent(at(0.9))} | ${percent(at(1))} | ${percent(bias)} | ${percent(within)} |`;
};

const suite = openSuite();
let history = emptyHistory;
const errors: { readonly device: number; readonly duration: number }[] = [];
for (let run = 0; run <= runs; run++) {
  changeSuite(suite, run);
  const { predicted, deviceMs, durationMs, history: after } = simulate(suite, run, history);
  history = after;
  if (predicted !== undefined)
    errors.push({ device: predicted.deviceMs / deviceMs - 1, duration: predicted.durationMs / durationMs - 1 });
}

const table = [
  `${errors.length} runs of about ${Math.round(suite.size / 10) * 10} tests on ${devices.length} devices:`,
  '',
  '| prediction of | error at the median | in 9 of 10 runs at most | at most | middle of the errors | within ±15 % |',
  '| --- | --- | --- | --- | --- | --- |',
  row(
    'device minutes',
    errors.map(({ device }) => device),
  ),
  row(
    'duration',
    errors.map(({ duration }) => duration),
  ),
].join('\n');

if (process.argv.includes('--print')) console.log(table);
else {
  const file = path.resolve(import.meta.dirname, '../../docs/internals/prediction.md');
  const marked = /(<!-- errors:start -->\n)[\s\S]*(\n<!-- errors:end -->)/;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marked, (_, start, end) => `${start}\n${table}\n${end}`),
  );
}
