import type { TestFilter } from '../../../../core/frameworks/definition.ts';
import { definitionOf } from '../../../../core/frameworks/lookup.ts';
import type { DiscoveredSuite } from '../../../../core/model/discovered-suite.ts';
import { testName } from '../../../../core/model/results.ts';
import type { PlannedShard, ShardPlan } from '../../../../core/model/run-plan.ts';
import { fitsRequest, packFlows } from '../../../../core/results/selection/flow-requests.ts';
import type { Selection } from '../../../../core/results/selection/selection.ts';
import { counted, sum } from '../../../../lib/numbers.ts';
import type { BalancedShard, ShardUnit } from './balance.ts';
import type { TimedClass } from './class-shards.ts';
import { type DurationSplit, planOfSplit } from './shard-notes.ts';

/** Flow, or flows that run in a fixed order. `filters` are the files. */
type FlowUnit = ShardUnit;

/** @param sequence names of flows that run in this order, and therefore form one unit */
export const unitsOfFlows = (
  classes: readonly { readonly timed: TimedClass; readonly files: readonly string[] }[],
  sequence: readonly string[] = [],
): readonly FlowUnit[] => {
  const units = classes.map(
    ({ timed: { className, weightMs }, files }): FlowUnit => ({ name: className, filters: files, weightMs }),
  );
  const ordered = sequence.flatMap((className) => units.find(({ name }) => name === className) ?? []);
  const [first] = ordered;
  if (first === undefined) return units;
  const joined = {
    name: first.name,
    filters: ordered.flatMap(({ filters }) => filters),
    weightMs: sum(ordered.map(({ weightMs }) => weightMs)),
  };
  return [joined, ...units.filter((unit) => !ordered.includes(unit))];
};

/** Whether the flows of the request must be divided over several builds. */
export const isTooLong = ({ filters: { execute } }: Selection, filter: TestFilter | undefined): boolean =>
  filter !== undefined && Array.isArray(execute) && !fitsRequest(execute, filter);

/** Sentence about a request that names folders or a tag instead of flows. */
export const describeGroups = ({ filters: { execute, tags }, suite }: Selection): readonly string[] => {
  const flows = suite?.tests.filter(({ file }) => file !== undefined).length ?? 0;
  if (flows === 0) return [];
  const why = `their files would be too long for one request`;
  if (tags !== undefined && execute === undefined)
    return [`The build selects ${counted(flows, 'flow')} by their tag, since ${why}.`];
  if (!Array.isArray(execute) || execute.length >= flows) return [];
  return [`The build selects ${counted(flows, 'flow')} by whole folders, since ${why}.`];
};

/**
 * Plans shards of flows. A shard whose flows are too long for one request takes several builds, so the plan then has a
 * build for each part of a shard, and each part counts as a shard.
 *
 * @param split units of each requested shard
 */
export const planOfFlows = (
  asked: DurationSplit,
  split: readonly BalancedShard<FlowUnit>[],
  { whole }: Selection,
  suite: DiscoveredSuite,
): ShardPlan => {
  const { request } = asked;
  const { testFilter = {} } = definitionOf(request.framework);
  const partOf = partMaker(asked, suite);
  const shards = split.map(({ items }) => packFlows(inOrder(items, suite), whole ?? suite, testFilter).map(partOf));
  const most = Math.max(1, ...shards.map((parts) => parts.length));
  if (most === 1) {
    const plan = planOfSplit(asked, shards.flat(), 'tests');
    if (request.shardIndex !== undefined || plan.total === 1) return plan;
    if (!mayBeLeftOut(suite, whole)) return { ...plan, splitBy: 'service' };
    const why = 'config.yaml leaves out selected flows by their tags, perhaps in shards of one build, too';
    return { ...plan, notices: [...plan.notices, `Each shard runs in a build of its own, since ${why}.`] };
  }
  const plan = planOfSplit({ ...asked, request: { ...request, shardIndex: undefined } }, shards.flat(), 'tests');
  const flows = counted(sum(shards.flat().map(({ plannedTests }) => plannedTests)), 'flow');
  const notices = [
    ...plan.notices,
    `${flows} are divided over ${counted(plan.total, 'build')}${split.length > 1 ? ` instead of ${split.length} shards` : ''}: the service takes less than 1,000 characters of flows in one request. Each build counts as a shard.`,
    ...(isCut(shards, suite) ? ['The flows of `flowsOrder` do not fit into one request, so their order is not kept.'] : []),
  ];
  if (request.shardIndex === undefined) return { ...plan, notices };
  // All jobs of a matrix have equally many numbers, so that each job can tell the shards of the others.
  const total = asked.wanted * most;
  const indexes = shards.flatMap((parts, nth) => parts.map((_, part) => nth * most + part));
  const numbered = plan.shards.map((planned, nth) => ({ ...planned, shard: { index: indexes[nth] ?? nth, total } }));
  return { ...plan, notices, total, shards: numbered, shardsPerJob: most };
};

/** Whether the tags in `config.yaml` may apply to selected flows that only a request with `execute` certainly runs. */
const mayBeLeftOut = ({ tests }: DiscoveredSuite, whole: DiscoveredSuite | undefined): boolean => {
  const byDefault = new Set(whole?.tests);
  return whole?.groups?.byTag === false && tests.some((test) => !byDefault.has(test));
};

/** Files in the order in which the suite lists its flows. */
const inOrder = (units: readonly FlowUnit[], { tests }: DiscoveredSuite): readonly string[] => {
  const own = new Set(units.flatMap(({ filters }) => filters));
  return tests.flatMap(({ file }) => (file !== undefined && own.has(file) ? [file] : []));
};

type FlowPart = Omit<PlannedShard, 'shard'> & { readonly loadMs: number; readonly plannedTests: number };

const partMaker = ({ classes }: DurationSplit, { tests }: DiscoveredSuite) => {
  const byFile = new Map(tests.flatMap((test) => (test.file === undefined ? [] : [[test.file, test] as const])));
  const weights = new Map(classes.map(({ className, weightMs }) => [className, weightMs]));
  return ({ entries, files }: ReturnType<typeof packFlows>[number]): FlowPart => {
    const own = files.map((file) => byFile.get(file)).filter((test) => test !== undefined);
    return {
      classFilter: entries,
      tests: new Set(own.map(testName)),
      plannedTests: own.length,
      loadMs: sum(own.map(({ className }) => weights.get(className) ?? 0)),
    };
  };
};

/** Whether flows with a fixed order are in several builds. */
const isCut = (shards: readonly (readonly FlowPart[])[], { sequence = [], tests }: DiscoveredSuite): boolean => {
  const ordered = tests.filter(({ className }) => sequence.includes(className)).map(testName);
  return shards.flat().filter((part) => ordered.some((name) => part.tests?.has(name))).length > 1;
};
