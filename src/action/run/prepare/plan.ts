import path from 'node:path';
import { buildRequest, type UploadedRefs } from '../../../core/builds/build-request.ts';
import { describeSplit, type SlotLimits, slotLimits, splitBySlots } from '../../../core/builds/slots.ts';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import { buildTagKey, newNonce } from '../../../core/model/build-tag.ts';
import type { PlannedBuild } from '../../../core/model/builds.ts';
import { type ChosenDevice, isSelector } from '../../../core/model/device-name.ts';
import type { CommitUploads } from '../../../core/model/history.ts';
import type { JobIdentity } from '../../../core/model/results.ts';
import type { PlannedShard, ShardPlan } from '../../../core/model/run-plan.ts';
import { countKnownTests } from '../../../core/results/accounting.ts';
import { withMark } from '../../../core/results/selection/match-entry.ts';
import type { Selection } from '../../../core/results/selection/selection.ts';
import { isTrue } from '../../../lib/is-record.ts';
import { hashOf } from '../../../lib/short-hash.ts';
import type { GitHubContext, StepContext } from '../../context.ts';
import { entriesForFramework } from '../../history/quarantine.ts';
import type { BinaryRef } from '../../inputs/binary-ref.ts';
import type { ResolvedInputs, RunInputs } from '../../inputs/run-inputs.ts';

/** A plan and the inputs for which it is made. */
export interface PlannedRun {
  readonly inputs: ResolvedInputs;
  readonly plan: Plan;
}

export interface Plan {
  /** Result of `jobIdentity`. */
  readonly identity: string;
  readonly shardPlan: ShardPlan;
  /** Shards that this job runs. `shardPlan` also has the shards of other jobs. */
  readonly shards: readonly PlannedShard[];
  readonly builds: readonly PlannedBuild[];
  /** Builds of the shards that the test runner is expected to leave empty, also of those that other jobs of the matrix would start. */
  readonly leftOut: readonly PlannedBuild[];
  /** Sentence that says how builds were split, because not all sessions have a place at once. */
  readonly splitNote?: string;
}

/**
 * Plans one build per shard, or one build for all shards if the service splits the suite. Builds that cannot have all their sessions
 * at once are split.
 */
export const planRun = (
  inputs: ResolvedInputs,
  github: GitHubContext,
  shardPlan: ShardPlan,
  selection: Selection,
  limits: SlotLimits = slotLimits(undefined, inputs.maxSessions),
): Plan => {
  const whole = planWhole(inputs, github, shardPlan, selection);
  const builds = splitBySlots(whole.builds, limits);
  const leftOut = splitBySlots(whole.leftOut, { ...limits, freePlaces: 0 });
  return { ...whole, builds, leftOut, splitNote: describeSplit(whole.builds, builds, limits) };
};

const planWhole = (inputs: ResolvedInputs, github: GitHubContext, shardPlan: ShardPlan, selection: Selection): Plan => {
  const { shardIndex, devices } = inputs;
  const { filters } = selection;
  const identity = jobIdentity(inputs, github);
  const { shardsPerJob = 1 } = shardPlan;
  const isOwn = ({ shard }: PlannedShard): boolean => Math.floor(shard.index / shardsPerJob) === shardIndex;
  const shards = shardIndex === undefined ? shardPlan.shards : shardPlan.shards.filter(isOwn);
  const tagOf = ({ shard, classFilter }: PlannedShard): PlannedBuild['tag'] => ({
    runId: github.runId,
    runAttempt: github.runAttempt,
    job: identity,
    shard,
    attempt: 0,
    ...(classFilter === undefined ? {} : { plan: shardPlan.fingerprint }),
    emptyShards: emptyShards(shardPlan),
    selection: inputs.select && hashOf(...inputs.tests.map(withMark).sort()),
    lines: inputs.deviceLines.some(isSelector) ? hashOf(...inputs.deviceLines) : undefined,
    matrix: matrixIdentity(inputs, github),
    nonce: newNonce(),
  });
  const common = {
    devices,
    attempt: 0,
    partial: false,
    stopsAtFailure: requestsStop(inputs) || undefined,
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
  };
  const buildOf = (planned: PlannedShard): PlannedBuild => {
    const { shard, classFilter: tests, predictedMs, plannedTests } = planned;
    const knownTests = countKnownTests(selection, planned);
    return { ...common, shard, tag: tagOf(planned), tests, expected: { predictedMs, plannedTests }, knownTests };
  };
  const isByRunner = shardPlan.shards.every(({ classFilter }) => classFilter === undefined);
  const leftOut = (isByRunner ? (emptyShards(shardPlan) ?? []) : []).map((index): PlannedBuild => {
    const build = buildOf({ shard: { index, total: shardPlan.total } });
    // Once such a shard starts, it is unknown which shards are empty.
    return { ...build, tag: { ...build.tag, emptyShards: undefined }, knownTests: undefined };
  });
  if (shardPlan.splitBy !== 'service') return { identity, shardPlan, shards, builds: shards.map(buildOf), leftOut };
  const shard = { index: 0, total: 1 };
  const build = {
    ...common,
    shard,
    tag: { ...tagOf({ shard }), plan: shardPlan.fingerprint },
    serviceShards: shards.map((planned) => ({
      name: `Shard ${planned.shard.index + 1} of ${planned.shard.total}`,
      tests: planned.classFilter ?? [],
      knownTests: countKnownTests(selection, planned),
    })),
    expected: longest(shards),
  };
  return { identity, shardPlan, shards, builds: [build], leftOut: [] };
};

/** Whether the service is asked to stop a build at the first failed test. */
const requestsStop = ({ failFast, retries, wait, framework, quarantine, capabilities }: ResolvedInputs): boolean =>
  failFast &&
  (retries === 0 || !wait) &&
  definitionOf(framework).stopsAtFailures === true &&
  entriesForFramework({ quarantine, framework }).length === 0 &&
  // The service rejects this capability together with a stop at the first failure.
  !isTrue(capabilities.singleRunnerInvocation);

const longest = (shards: readonly PlannedShard[]): PlannedBuild['expected'] => {
  const predicted = shards.flatMap(({ predictedMs }) => predictedMs ?? []);
  const planned = shards.flatMap(({ plannedTests }) => plannedTests ?? []);
  return {
    predictedMs: predicted.length < shards.length ? undefined : Math.max(...predicted),
    plannedTests: planned.length < shards.length ? undefined : Math.max(...planned),
  };
};

/** Lists the shards without tests for the tags of builds, so that the action `report` expects no builds for them. */
const emptyShards = ({ shards, total }: ShardPlan): readonly number[] | undefined => {
  const filled = new Set(shards.map(({ shard }) => shard.index));
  const empty = Array.from({ length: total }, (_, index) => index).filter((index) => !filled.has(index));
  return empty.length === 0 ? undefined : empty;
};

/** Identity that a job has in all attempts of a workflow run. Each job of a matrix has a different identity. */
export const jobIdentity = (inputs: RunInputs, github: GitHubContext): string =>
  hashOf(github.job, github.step, github.matrix ?? '', requestText(inputs, github));

/** Identity that all jobs of a matrix with `shard-index` share; undefined without `shard-index`. */
export const matrixIdentity = ({ shardIndex, ...inputs }: RunInputs, github: GitHubContext): string | undefined => {
  if (shardIndex === undefined) return undefined;
  // All jobs of a matrix use the same uploads, so the references are part of the identity.
  const references = [inputs.app, inputs.testSuite].map((ref) => (ref?.kind === 'reference' ? ref.reference : ''));
  return hashOf(github.job, github.step, requestText(inputs, github), ...references);
};

/**
 * Identity of this job, the same in every run of the workflow. With `shard-index`, it leaves out matrix values, so that the
 * jobs of other shards can compute it.
 */
export const reviewIdentity = (inputs: RunInputs, github: GitHubContext): string => {
  const matrix = inputs.shardIndex === undefined ? github.matrix : undefined;
  return hashOf(github.job, github.step, matrix ?? '', requestText({ ...inputs, project: '' }, github));
};

/** Describes what the job had to run. The action `report` needs this, because the job may have started no build. */
export const describeJob = (
  inputs: RunInputs,
  github: GitHubContext,
  resolved: readonly ChosenDevice[],
  suiteId: string | undefined,
): JobIdentity => ({
  hash: jobIdentity(inputs, github),
  runId: github.runId,
  runAttempt: github.runAttempt,
  name: github.job,
  devices: resolved.length > 0 ? resolved.map(({ device }) => device) : inputs.deviceLines,
  resolvedDevices: resolved.length > 0 ? resolved : undefined,
  shards: inputs.shards,
  shardIndex: inputs.shardIndex,
  suiteId,
});

/** Build request as the workflow file determines it, with the lines of `devices` and without ids. */
const requestText = (inputs: RunInputs, { workspace, runId, sha }: GitHubContext): string => {
  const { framework, service, app, testSuite, media, deviceLines, shards, shardBy, shardIndex = null, tests, select } = inputs;
  const named = (ref: BinaryRef): string => namedAs(ref, workspace);
  const refs = { app: app && named(app), testSuite: testSuite && named(testSuite), media: [...new Set(media.map(named))] };
  const shard = { index: 0, total: 1 };
  const tag = { runId, runAttempt: 0, job: '', shard, attempt: 0, nonce: '' };
  const { [buildTagKey]: _tag, ...request } = buildRequest(inputs, refs, { shard, tag, devices: [], attempt: 0, partial: false });
  return JSON.stringify([
    framework,
    service.versionReason === undefined ? service.apiVersion : 'auto',
    deviceLines,
    [shards, shardBy, shardIndex, ...(shards === 'auto' ? [inputs.targetMs, inputs.maxShards] : [])],
    // Entries are sorted, because their order has no effect. With `select`, another attempt may run other tests, so tests are
    // left out.
    select === undefined ? tests.map(withMark).sort() : [],
    (select ?? []).map(({ pattern, entries }) => [pattern, ...entries.map(withMark)].join('\n')).sort(),
    withoutIds(JSON.stringify(request), [runId, sha]),
  ]);
};

/** Uploads that a later bisect can run again; undefined if the uploads are not kept. */
export const uploadsOf = (
  { app, testSuite, cleanup }: RunInputs,
  { held = {}, media = [] }: Partial<UploadedRefs>,
  target: string | undefined,
  { github, clock }: StepContext,
): Omit<CommitUploads, 'commit'> | undefined => {
  const isHeld = (app === undefined || held.app !== undefined) && (testSuite === undefined || held.testSuite !== undefined);
  if (cleanup || !isHeld || (held.app ?? held.testSuite) === undefined) return undefined;
  const nowMs = clock.nowMs();
  return {
    variant: variantOf({ app, testSuite }, github),
    app: held.app?.reference,
    testSuite: held.testSuite?.reference,
    media,
    target,
    appContent: held.app?.content && hashOf(held.app.content),
    testSuiteContent: held.testSuite?.content && hashOf(held.testSuite.content),
    uploadedAtMs: Math.min(held.app?.uploadedAtMs ?? nowMs, held.testSuite?.uploadedAtMs ?? nowMs),
    usedAtMs: nowMs,
  };
};

/** Hash of the names of app and test suite, which tells variants of an app apart. */
export const variantOf = ({ app, testSuite }: Pick<RunInputs, 'app' | 'testSuite'>, github: GitHubContext): string => {
  // A reference (`bs://…`) does not show the variant of the app, so the job's name is used instead.
  const named = (ref: BinaryRef | undefined): string => (ref && namedAs(ref, github.workspace)) || github.job;
  return hashOf(named(app), named(testSuite));
};

/** Name of a binary in the workflow file. It does not depend on the content or the current reference. */
const namedAs = (ref: BinaryRef, workspace: string): string => {
  switch (ref.kind) {
    case 'file':
    case 'directory':
      return ref.glob ?? path.relative(workspace, ref.path).replaceAll(path.sep, '/');
    case 'url':
      return ref.url;
    case 'custom-id':
      return `custom-id:${ref.customId}`;
    case 'reference':
      return /^(?:bs|media):/.test(ref.reference) ? '' : ref.reference;
  }
};

const withoutIds = (text: string, ids: readonly string[]): string =>
  ids
    .filter((id) => /^[\w-]+$/.test(id))
    .reduce((rest, id) => rest.replaceAll(new RegExp(`(?<![0-9a-z])${id}(?![0-9a-z])`, 'gi'), ''), text);
