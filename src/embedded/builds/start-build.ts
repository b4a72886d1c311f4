import { buildShapeV1 } from '../build-shapes/v1-build.ts';
import { buildShapeV2 } from '../build-shapes/v2-shapes.ts';
import type { CloudState } from '../cloud-state.ts';
import { type Framework, type Platform, traitsOf } from '../framework.ts';
import { invalid, Refusal } from '../http/response.ts';
import { hexId } from '../random.ts';
import type { Build } from './build-registry.ts';
import { type BuildRequest, readBuildRequest } from './build-request.ts';
import { type Part, partsOfDevice } from './parts.ts';
import { createSessionPlanner } from './plan-session.ts';
import { createRuleBook } from './rule-book.ts';
import { shardOf } from './shards.ts';
import { createSuiteReader } from './suite-source.ts';
import type { SuiteTest } from './suite-test.ts';

const busySentence = 'All parallel tests are currently in use, including the queued tests. Wait for one to end.';

const checkRoom = ({ plan, spelling }: CloudState, sessions: number): void => {
  if (plan.hasRoomFor(sessions)) return;
  if (spelling.shapes['busy-response'] === 'sentence') throw new Refusal(422, busySentence);
  throw invalid('ALL_PARALLELS_IN_USE', busySentence);
};

const selectTests = (
  { scenario }: CloudState,
  { filter, shard }: BuildRequest,
  suite: readonly SuiteTest[],
): readonly SuiteTest[] => {
  const filtered = suite.filter(filter);
  if (shard === undefined) return filtered;
  return filtered.filter((test) => shardOf(test, shard.total, scenario['shard-split']) === shard.index);
};

/**
 * Starts a build from the body of a request: every call starts another one. Rejects with Refusal.
 *
 * @param platform default: the framework's only one
 */
export type BuildStarter = (framework: Framework, body: unknown, platform?: Platform) => Promise<Build>;

export const createBuildStarter = (cloud: CloudState): BuildStarter => {
  const rules = createRuleBook(cloud.scenario);
  const readSuite = createSuiteReader(cloud);
  return async (framework, body, platform = traitsOf(framework).platforms[0] ?? 'android') => {
    const request = readBuildRequest(cloud, body, framework, platform);
    const tests = selectTests(cloud, request, await readSuite(framework, request.suite, request.app));
    const { parts, devices } = request;
    const partsOn = (nth: number): readonly Part[] => partsOfDevice(request, nth, devices.length);
    const sessions = devices.reduce((sum, _, nth) => sum + (parts.length === 0 ? 1 : partsOn(nth).length), 0);
    checkRoom(cloud, sessions);
    const createdAtMs = cloud.time.nowMs();
    const planSession = createSessionPlanner(cloud, rules, request, createdAtMs);
    const build: Build = {
      id: hexId(cloud.random),
      request,
      createdAtMs,
      sessions: devices.flatMap((device, nth) =>
        parts.length === 0
          ? [planSession(device, tests, undefined)]
          : partsOn(nth).map((part) => planSession(device, tests.filter(part.includes), part)),
      ),
      orders: rules.ordersForBuild(framework, request.project, request.shard?.index),
    };
    cloud.builds.add(build);
    const shape = traitsOf(framework).v1 === undefined ? buildShapeV2 : buildShapeV1;
    cloud.callbacks.started(build, () => shape(cloud, build, cloud.time.nowMs()));
    return build;
  };
};
