"use strict";
exports.id = 316;
exports.ids = [316];
exports.modules = {

/***/ 87935:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/javascript/history/run-history.js + 4 modules
var run_history = __webpack_require__(66508);
// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var inputs_service = __webpack_require__(92782);
// EXTERNAL MODULE: ./build/javascript/results/accounting.js
var results_accounting = __webpack_require__(62181);
// EXTERNAL MODULE: ./build/javascript/run/judge/judge-job.js
var judge_job = __webpack_require__(23080);
// EXTERNAL MODULE: ./build/javascript/run/judge/judge-run.js + 5 modules
var judge_run = __webpack_require__(64193);
// EXTERNAL MODULE: ./build/javascript/run/prepare/describe-plan.js
var describe_plan = __webpack_require__(18534);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/javascript/builds/list-builds.js
var list_builds = __webpack_require__(77699);
// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 6 modules
var lookup = __webpack_require__(25890);
// EXTERNAL MODULE: ./build/javascript/github/cache.js
var cache = __webpack_require__(82213);
// EXTERNAL MODULE: ./build/javascript/model/build-tag.js
var build_tag = __webpack_require__(99988);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
;// CONCATENATED MODULE: ./build/javascript/run/prepare/devices/agree-on-devices.js







/** How long another job's entry may take until it can be read. */
const pausesMs = [1_000, 2_000, 4_000];
const agree_on_devices_document = schemas/* array */.YOg(schemas/* object */.Ikc({ line: schemas/* string */.YjP().max(1_000), device: schemas/* string */.YjP().min(1).max(300) })).max(1_000);
/**
 * Jobs of one workflow run that have the same lines share one resolution through the Actions cache: the first one to save it wins, and an
 * attempt that runs later reads it, too. Where the cache has none, the builds that were started with these lines tell their devices.
 *
 * @param identity of the job
 */
const openAgreement = (inputs, identity, context) => {
    const { environment, github, log, clock, signal, service } = context;
    const { runId, runAttempt } = github;
    // What a missing cache means here is logged below.
    const store = (0,cache/* openCacheStore */.qb)('devices', { environment, log: { ...log, notice: (line) => log.info(line) }, clock, signal });
    // The built-in cloud's devices are none of the service's.
    const hash = (0,build_tag/* hashOf */.qQ)(inputs.system, (0,inputs_service/* isEmbedded */.nq)(service) ? 'embedded' : 'service', ...inputs.deviceLines);
    const key = `mobile-test-cloud-devices-1-${runId}-${hash}`;
    const read = async () => parseEntry(await store.restore(key, []), inputs.deviceLines);
    return {
        find: async () => {
            const agreed = await read();
            if (agreed !== undefined || (runAttempt === 1 && store.available()))
                return agreed;
            return devicesOfBuilds(inputs, identity, runId, context);
        },
        settle: async (own) => {
            if (await store.save(key, JSON.stringify(own)))
                return own;
            for (const pauseMs of pausesMs) {
                if (!store.available())
                    break;
                const agreed = await read();
                if (agreed !== undefined)
                    return agreed;
                await clock.sleep(pauseMs, signal);
            }
            log.notice('The devices were resolved for this job alone, since the cache could not be used: another job of this workflow run may resolve the same lines to other devices.');
            return own;
        },
    };
};
const parseEntry = (text, lines) => {
    if (text === undefined)
        return undefined;
    try {
        const choices = agree_on_devices_document.parse(JSON.parse(text));
        return String(choices.map(({ line }) => line)) === String(lines) ? choices : undefined;
    }
    catch {
        return undefined;
    }
};
/**
 * The requests of builds name the devices in the order of the lines, and their tags tell the lines. Those of this job come first, the newest
 * before the others.
 */
const devicesOfBuilds = async ({ framework, project, deviceLines: lines }, identity, runId, context) => {
    if (!(0,lookup/* definitionOf */.Fg)(framework).listsBuilds)
        return undefined;
    const hash = (0,build_tag/* hashOf */.qQ)(...lines);
    const rank = ({ tag }) => (tag?.job === identity ? tag.runAttempt : 0);
    try {
        const [build] = (await (0,list_builds/* listBuilds */.YF)(framework, project, context))
            .filter(({ tag, devices }) => tag?.attempt === 0 && tag.lines === hash && (0,build_tag/* isTagOf */.ke)(tag, runId) && devices.length === lines.length)
            .toSorted((a, b) => rank(b) - rank(a));
        return build?.devices.map((device, nth) => ({ line: lines[nth] ?? device, device }));
    }
    catch (error) {
        context.signal.throwIfAborted();
        context.log.info(`The devices of earlier builds of this workflow run cannot be listed (${(0,run_problem/* describeError */.Uc)(error)}).`);
        return undefined;
    }
};

// EXTERNAL MODULE: ./build/javascript/run/prepare/devices/resolve-devices.js
var resolve_devices = __webpack_require__(35855);
// EXTERNAL MODULE: ./build/javascript/run/prepare/plan.js
var plan = __webpack_require__(69054);
// EXTERNAL MODULE: ./build/javascript/run/prepare/prepare.js + 2 modules
var prepare = __webpack_require__(72769);
// EXTERNAL MODULE: ./build/javascript/run/prepare/select-by-changes.js
var select_by_changes = __webpack_require__(97047);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/agree-on-split.js
var agree_on_split = __webpack_require__(80996);
// EXTERNAL MODULE: ./build/javascript/run/report/report.js + 17 modules
var report = __webpack_require__(8859);
// EXTERNAL MODULE: ./build/javascript/builds/lineage.js
var lineage = __webpack_require__(14248);
// EXTERNAL MODULE: ./build/javascript/history/quarantine.js
var history_quarantine = __webpack_require__(90362);
// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
// EXTERNAL MODULE: ./build/javascript/model/device-name.js
var device_name = __webpack_require__(39707);
// EXTERNAL MODULE: ./build/javascript/model/device-shard.js
var device_shard = __webpack_require__(8882);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var attempts = __webpack_require__(7330);
// EXTERNAL MODULE: ./build/javascript/results/expected-sessions.js + 1 modules
var expected_sessions = __webpack_require__(592);
// EXTERNAL MODULE: ./build/javascript/results/selection/filter-styles.js
var filter_styles = __webpack_require__(27204);
// EXTERNAL MODULE: ./build/javascript/results/selection/narrow-selection.js
var narrow_selection = __webpack_require__(399);
// EXTERNAL MODULE: ./build/javascript/run/run-deadline.js
var run_deadline = __webpack_require__(13849);
// EXTERNAL MODULE: ./build/javascript/run/start/gates.js
var gates = __webpack_require__(13414);
// EXTERNAL MODULE: ./build/javascript/run/start/start.js
var start = __webpack_require__(45906);
;// CONCATENATED MODULE: ./build/javascript/run/retry/rerun.js












/**
 * Runs what failed again, and only that, on the device where it failed: as often as `retries` allows, and once where the failed jobs are
 * run again on request. Sessions that the service could not run start again as often as `session-retries` allows.
 *
 * @returns the sessions of all attempts
 */
const rerunFailures = async (sessions, { refs, watch, state, budget, ...facts }, context) => {
    const { inputs } = facts.plan;
    const { log } = context;
    const rounds = inputs.retries + inputs.sessionRetries + (facts.isRequested ? 1 : 0);
    const spent = new Map();
    let all = sessions;
    for (let round = 0; round < rounds; round++) {
        // After a problem outside of sessions nothing is run again.
        if (state.facts().problems.length > 0 || watch.deadline.leftMs() <= 0)
            return all;
        const { startedAt } = state.facts();
        const rerun = planRerun({ sessions: all, spent, ...facts, startedAt, isRequested: facts.isRequested && round === 0 });
        if (rerun.notice !== undefined)
            log.notice(rerun.notice);
        if (rerun.builds.length === 0)
            return all;
        for (const [key, now] of rerun.spent)
            spent.set(key, now);
        const isLastAttempt = (shard) => rerun.builds.some((build) => isOf(shard.last, build)) && !mayRunAgain(shard, inputs, spent);
        const gate = (0,gates/* joinGates */.fq)((0,gates/* failFastGate */.qO)(inputs, isLastAttempt, state, watch.caughtUp), budget);
        const collected = await log.group(`Run again (round ${round + 1})`, async () => {
            for (const line of rerun.lines)
                log.info(line);
            if (rerun.warning !== undefined)
                log.warning(rerun.warning);
            const limited = (0,run_deadline/* within */.ux)(context, watch.deadline.signal);
            const builds = await (0,start/* startBuilds */.Wr)({ inputs, adopted: [], remaining: rerun.builds, refs, gate }, limited, state);
            return watch.results(builds, (_title, work) => work());
        });
        all = [...all, ...collected];
    }
    return all;
};
/** Whether the build ran this session. */
const isOf = ({ device, shard, attempt }, build) => build.attempt === attempt && build.shard.index === shard.index && (build.insteadOf ?? build.devices[0]) === device;
const nothingSpent = { retries: 0, sessionRetries: 0 };
/** Whether a further attempt of this device and shard may heal it, as far as the inputs allow. */
const mayRunAgain = ({ last }, { retries, sessionRetries }, spent = new Map()) => {
    const used = spent.get((0,device_shard/* deviceShardKey */.Gc)(last)) ?? nothingSpent;
    return isLost(last) ? used.sessionRetries < sessionRetries : used.retries < retries;
};
/**
 * One build for each device and shard that has something to run again: the failed tests alone, or all of it where the session is
 * inconclusive, or a failed test cannot be named.
 */
const planRerun = (facts) => {
    const { devices, framework, quarantine, retries, sessionRetries } = facts.plan.inputs;
    // What a build shows of other devices cannot be requested.
    const all = (0,expected_sessions/* analyzeShards */.uN)(facts.sessions).filter(({ judgment, last }) => judgment.kind !== 'empty' && devices.includes(last.device));
    const shards = quarantine === undefined ? all : (0,history_quarantine/* quarantineShards */.Su)(all, quarantine, framework, facts.startedAt);
    const held = facts.isRequested ? undefined : reasonToHold(shards);
    const healing = new Set(lostSessions(shards));
    const spent = new Map();
    /** What running it again is paid from; undefined: it is not run again. */
    const payFor = (shard) => {
        const used = facts.spent?.get((0,device_shard/* deviceShardKey */.Gc)(shard.last)) ?? nothingSpent;
        if (facts.isRequested)
            return used;
        if (isLost(shard.last))
            return healing.has(shard) && used.sessionRetries < sessionRetries
                ? { ...used, sessionRetries: used.sessionRetries + 1 }
                : undefined;
        return held === undefined && used.retries < retries ? { ...used, retries: used.retries + 1 } : undefined;
    };
    const heldBack = held === undefined ? [] : shards.filter((shard) => isToRun(shard) && !isLost(shard.last) && retries > 0);
    const reruns = shards.filter(isToRun).flatMap((shard) => {
        const now = payFor(shard);
        if (now === undefined)
            return [];
        spent.set((0,device_shard/* deviceShardKey */.Gc)(shard.last), now);
        const { tests } = shard;
        return [plannedRerun(facts, shard, isInconclusive(shard) ? undefined : tests.filter((test) => (0,attempts/* isBad */.e2)(test.status)))];
    });
    const extra = [...new Set(reruns.flatMap((rerun) => rerun.extra))];
    return {
        builds: reruns.map(({ build }) => build),
        lines: reruns.map(({ line }) => line),
        warning: extra.length === 0 ? undefined : (0,filter_styles/* describeExtras */.l$)('did not fail', extra),
        spent,
        notice: heldBack.length === 0 ? undefined : `Nothing ${reruns.length === 0 ? '' : 'else '}is run again: ${held}.`,
    };
};
/** A session that died or was timed out has tests without a result: naming the failed ones would lose them. */
const isInconclusive = ({ judgment: { kind } }) => kind === 'error' || kind === 'timed-out';
const isToRun = (shard) => isInconclusive(shard) || shard.tests.some(({ status }) => (0,attempts/* isBad */.e2)(status));
/**
 * Sessions that the service could not run: they say nothing about the app. At most half of all, and at least one, since an outage is not
 * healed by repeating everything.
 */
const lostSessions = (shards) => shards.filter(({ last }) => isLost(last)).slice(0, Math.max(1, Math.floor(shards.length / 2)));
/**
 * The service calls the session an error, or dropped it from its queue, before it reported a test, and nothing tells of a crash of the app or
 * the instrumentation.
 */
const isLost = ({ tests, evidence: { summary, deviceStatus, report } }) => {
    const messages = [summary?.error, deviceStatus?.message].filter((message) => message !== undefined);
    const isError = summary?.status === 'error' || deviceStatus?.status === 'error';
    const wasDropped = (summary?.status === 'timed-out' || deviceStatus?.status === 'timed-out') &&
        messages.some((message) => /queue/i.test(message));
    const crashed = (report.state === 'read' && report.crash !== undefined) || messages.some((message) => /crash/i.test(message));
    return (isError || wasDropped) && tests.length === 0 && !crashed;
};
/**
 * Why running again would only cost device minutes, as a clause: nothing ran, or more than half of the tests (and more than one) failed.
 * Quarantined failures show nothing of the kind.
 */
const reasonToHold = (shards) => {
    const executed = shards.flatMap(({ tests }) => tests.filter(({ status }) => status !== 'skipped'));
    const failed = shards.reduce((sum, { tests, quarantined }) => sum + tests.filter((test) => (0,attempts/* isBad */.e2)(test.status) && !quarantined.has(test)).length, 0);
    if (executed.length === 0)
        return 'no test was executed at all';
    if (failed > 1 && failed > executed.length / 2)
        return `${failed} of ${executed.length} tests failed, more than half, so the app is probably broken rather than flaky`;
    return undefined;
};
/** What ran the shard first, with its own tests where the service had split a build. */
const originalOf = ({ builds }, { shard }) => {
    const isOwn = (build) => (0,device_shard/* shardsOf */.$b)(build).some(({ index }) => index === shard.index);
    const build = builds.find(isOwn) ?? builds[0];
    if (build === undefined)
        throw new Error('unreachable: a plan has at least one build');
    const part = build.serviceShards?.[shard.index];
    return part === undefined ? build : { ...build, tests: part.tests, knownTests: part.knownTests };
};
const plannedRerun = (facts, { attempts, last }, failed) => {
    const original = originalOf(facts.plan, last);
    const attempt = Math.max(...attempts.map((session) => session.attempt)) + 1;
    const alone = failed && (0,narrow_selection/* nameTests */.pj)(failed, { ...facts.plan.inputs, target: facts.target, suite: facts.suite }, original.filters);
    const { tests, filters, knownTests } = alone === undefined ? original : { ...alone, knownTests: undefined };
    const other = isLost(last) ? nextAlternative(facts, attempts, last) : last.ranOn;
    const insteadOf = other === undefined ? undefined : last.device;
    const whole = `the whole session, ${failed === undefined ? 'which was inconclusive' : 'since the service cannot be asked for its failed tests'}`;
    const build = {
        shard: last.shard,
        tag: (0,lineage/* retryTag */.fK)(original.tag, last.shard, attempt, insteadOf),
        devices: [other ?? last.device],
        insteadOf,
        attempt,
        partial: alone !== undefined,
        tests,
        filters,
        knownTests,
    };
    const what = alone === undefined ? whole : (0,numbers/* counted */.hS)(alone.tests.length, 'failed test');
    const place = other === undefined ? last.device : `${other}, instead of ${last.device}`;
    return { build, line: `${place}: ${what}.`, extra: alone?.extra ?? [] };
};
/** The next alternative that was not tried and that no other line uses; without one, the device stays the same. */
const nextAlternative = ({ alternatives, sessions, plan }, attempts, { device, ranOn }) => {
    const ofOthers = sessions.flatMap((session) => (session.device === device ? [] : [session.ranOn ?? session.device]));
    const used = new Set([...plan.inputs.devices, ...ofOthers, ...attempts.map((session) => session.ranOn ?? session.device)].map(device_name/* deviceKey */.cY));
    return alternatives?.get(device)?.find((other) => !used.has((0,device_name/* deviceKey */.cY)(other))) ?? ranOn;
};

// EXTERNAL MODULE: ./build/javascript/run/run-state.js
var run_state = __webpack_require__(25992);
// EXTERNAL MODULE: ./build/javascript/builds/build-request.js
var build_request = __webpack_require__(83541);
// EXTERNAL MODULE: ./build/javascript/cloud/errors.js
var errors = __webpack_require__(97430);
// EXTERNAL MODULE: ./build/javascript/lib/concurrency.js
var concurrency = __webpack_require__(81220);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
;// CONCATENATED MODULE: ./build/javascript/run/start/adopt-builds.js









const maxRequestsAtOnce = 8;
/**
 * Attaches to builds by their ids: they are watched as if this step had started them.
 *
 * One that the service does not know is an error of the run; the others are watched all the same.
 */
const attachBuilds = async (inputs, { cloud, clock, log, signal }, { onStarted, onPolled, onUploaded, onProblem }) => {
    const attached = await (0,concurrency/* mapConcurrently */.X)([...new Set(inputs.buildIds)], maxRequestsAtOnce, async (id) => {
        try {
            const { record } = await cloud.builds(inputs.framework).get(id);
            if (record.id !== id)
                throw new list_builds/* ForeignBuildError */.B6(id, record.id);
            log.info(`Attached to build ${id}, which is ${record.statusWord}.`);
            // Each is judged on its own, whatever its tag says of retries.
            const listed = (0,list_builds/* readListedBuild */.OW)(record, inputs.framework);
            const devicesAsShown = listed.namesDevices || (0,model_status/* isEnded */.pl)(record.status) ? undefined : true;
            const part = { ...asked(listed), devicesAsShown, attempt: 0, partial: false };
            const build = (0,list_builds/* watchedBuild */.Fj)(listed, part, clock.monotonicMs());
            return [{ build, record }];
        }
        catch (error) {
            signal.throwIfAborted();
            onProblem((0,run_problem/* problemOf */.Zw)(error, `could not attach to build ${id}: `));
            return [];
        }
    });
    const found = attached.flat();
    const builds = (0,lineage/* numberBuilds */.xw)(found.map(({ build }) => build));
    const requests = found.map(({ record }) => record.capabilities);
    onUploaded((0,build_request/* usedRefs */.eN)(inputs.framework, requests));
    for (const build of builds)
        onStarted(build);
    for (const { record } of found)
        onPolled(record);
    return builds;
};
/**
 * Finds what this job started before it was run again ("Re-run failed jobs", or a runner that died): by the tag in the requests, and
 * only where the content of app, suite and media is the same. Nothing is paid for twice.
 *
 * Where the service refuses to list the project, all builds start again, and the log says so.
 *
 * @throws CloudError where the project cannot be listed for the moment
 */
const findEarlierAttempt = async (plan, { content }, context, { onStarted, onPolled, standing = async (earlier) => earlier }) => {
    const { inputs, builds } = plan;
    const afresh = { adopted: [], remaining: builds };
    if (context.github.runAttempt <= 1 || !(0,lookup/* definitionOf */.Fg)(inputs.framework).listsBuilds)
        return afresh;
    const listed = await listEarlier(inputs, context);
    const ours = listed.filter(({ tag }) => tag !== undefined && builds.some((planned) => isSameWork(tag, planned)));
    if (content === undefined && ours.length > 0)
        context.log.notice('Could not check whether the custom ids still point to what an earlier attempt of this job tested: everything runs again.');
    const same = content === undefined ? [] : ours.filter(({ tag }) => tag?.content === content);
    // Retries count with the build in which their tests failed, not with one that was started later.
    const { builds: counted } = (0,lineage/* traceLineage */.H2)(same, []);
    const first = counted.filter(({ attempt }) => attempt === 0).map(({ build }) => build);
    if (first.length === 0)
        return afresh;
    if (!fits(first, builds)) {
        context.log.notice('An earlier attempt of this job split the suite differently and did not start all of its shards, so some tests would run in none: all shards start again.');
        return afresh;
    }
    const nowMs = context.clock.monotonicMs();
    const planned = builds.flatMap(({ serviceShards }) => serviceShards ?? []);
    const earlier = counted.map(({ build, attempt, partial, insteadOf }) => {
        const part = { ...asked(build), attempt: build.tag?.attempt ?? attempt, partial, insteadOf };
        return withKnownTests((0,list_builds/* watchedBuild */.Fj)(build, part, nowMs), planned);
    });
    const records = counted.map(({ build }) => build.record);
    const adopted = await standing(earlier, records);
    if (adopted.length === 0)
        return afresh;
    const ids = new Set(adopted.map(({ id }) => id));
    for (const build of adopted)
        onStarted(build);
    for (const record of records)
        if (ids.has(record.id))
            onPolled(record);
    context.log.notice(`An earlier attempt of this job started ${adopted.length === 1 ? 'a build' : `${adopted.length} builds`} with the same binaries: passed results are kept, and the rest runs again. Builds: ${adopted.map(({ id }) => id).join(', ')}.`);
    const kept = new Set(adopted.flatMap(({ shard, attempt }) => (attempt === 0 ? [shard.index] : [])));
    return { adopted, remaining: builds.filter(({ shard }) => !kept.has(shard.index)) };
};
/** A listing that fails for the moment may hide builds that run: then nothing is started, or they would be paid for twice. */
const listEarlier = async ({ framework, project }, context) => {
    const { log, signal } = context;
    try {
        return await (0,list_builds/* listBuilds */.YF)(framework, project, context);
    }
    catch (error) {
        signal.throwIfAborted();
        const unknown = `Could not list the builds of an earlier attempt of this job (${(0,run_problem/* describeError */.Uc)(error)})`;
        if (error instanceof errors/* CloudError */.K2 && error.transient) {
            log.notice(`${unknown}: nothing is started, since a build may still be running.`);
            throw error;
        }
        log.notice(`${unknown}: all builds start again.`);
        return [];
    }
};
/**
 * Whether a build of this run did what is planned: other inputs give another identity, and so start afresh. So does a shard of a split that
 * the other jobs of the matrix do not use.
 */
const isSameWork = (tag, planned) => (0,build_tag/* isTagOf */.ke)(tag, planned.tag.runId) &&
    planned.tag.job === tag.job &&
    planned.tag.selection === tag.selection &&
    (planned.tag.matrix === undefined || planned.tag.plan === tag.plan) &&
    holdsShard(planned, tag);
/** A request does not tell how many tests its shards have; the plan does for those that it splits alike. */
const withKnownTests = (build, planned) => {
    if (build.serviceShards === undefined)
        return build;
    const known = new Map(planned.map(({ tests, knownTests }) => [String(tests), knownTests]));
    return { ...build, serviceShards: build.serviceShards.map((one) => ({ ...one, knownTests: known.get(String(one.tests)) })) };
};
/** Builds that the service splits have retries for each of its shards, of which an earlier attempt may have had more. */
const holdsShard = ({ shard, serviceShards }, tag) => serviceShards !== undefined || (shard.index === tag.shard.index && shard.total === tag.shard.total);
/** Durations may have changed the split since: then only all of the earlier shards together have every test. */
const fits = (first, builds) => builds.every(({ shard }) => first.some((build) => build.shard.index === shard.index)) ||
    builds.every(({ tag }) => first.every((build) => build.tag?.plan === tag.plan));
const asked = ({ devices, filters }) => ({
    devices,
    tests: filters.length === 0 ? undefined : filters,
});
/** The plan with the shards of builds that were adopted: durations may have changed since, and retries name the tests of a shard. */
const withAdoptedShards = (plan, { adopted }) => ({
    ...plan,
    builds: plan.builds.map((planned) => {
        const first = adopted.find(({ shard, attempt }) => attempt === 0 && shard.index === planned.shard.index);
        if (first === undefined)
            return planned;
        if (first.serviceShards !== undefined)
            return { ...planned, serviceShards: first.serviceShards };
        return first.tag.plan === planned.tag.plan ? planned : { ...planned, tests: first.tests, knownTests: undefined };
    }),
});

// EXTERNAL MODULE: ./build/javascript/run/start/start-build.js
var start_build = __webpack_require__(13379);
// EXTERNAL MODULE: ./build/javascript/run/stop-builds.js
var stop_builds = __webpack_require__(29211);
// EXTERNAL MODULE: ./build/javascript/run/upload/reused-uploads.js
var reused_uploads = __webpack_require__(30608);
// EXTERNAL MODULE: ./build/javascript/run/upload/upload.js + 1 modules
var upload = __webpack_require__(35294);
// EXTERNAL MODULE: ./build/javascript/results/foregone.js
var foregone = __webpack_require__(50917);
// EXTERNAL MODULE: ./build/javascript/run/watch/watch.js + 1 modules
var watch_watch = __webpack_require__(38542);
;// CONCATENATED MODULE: ./build/javascript/run/watch/standing-builds.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








/**
 * For a step that does not wait for results: the builds of an earlier attempt but for those of shards that ended red, which start again as
 * a whole. It cannot run their failed tests alone, since it does not wait for more of them, and a step that attaches to its builds judges
 * each on its own.
 */
const standingBuilds = (inputs, context) => async (builds, records) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const ended = new Set(records.filter(({ status }) => (0,model_status/* isEnded */.pl)(status)).map(({ id }) => id));
        // What these builds did is no result of this step.
        const state = (0,run_state/* openRunState */.VR)(context.clock);
        for (const record of records)
            state.onPolled(record);
        const watch = __addDisposableResource(env_1, (0,watch_watch/* openWatch */.CW)(inputs, context, state, builds), false);
        const sessions = await watch.results((0,start/* noMoreThan */.ac)(builds.filter(({ id }) => ended.has(id))));
        const { framework, quarantine } = inputs;
        const shards = (0,expected_sessions/* analyzeShards */.uN)(sessions);
        const judged = quarantine === undefined ? shards : (0,history_quarantine/* quarantineShards */.Su)(shards, quarantine, framework, state.facts().startedAt);
        const red = judged.filter((shard) => isRed(shard, inputs)).map(({ last }) => last.shard);
        const runsOneOf = (some) => (build) => (0,device_shard/* shardsOf */.$b)(build).some(({ index }) => some.some((shard) => shard.index === index));
        // With a build that the service splits, all its shards start again.
        const replaced = builds.filter(({ attempt }) => attempt === 0).filter(runsOneOf(red));
        if (replaced.length > 0)
            context.log.notice(`This step does not wait to run failed tests again, so what ended red in an earlier attempt starts again as a whole. Builds: ${replaced.map(({ id }) => id).join(', ')}.`);
        const isReplaced = runsOneOf(replaced.flatMap((build) => (0,device_shard/* shardsOf */.$b)(build)));
        return builds.filter((build) => !isReplaced(build));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
};
const isRed = (shard, { failOnFlaky }) => shard.judgment.kind === 'error' ||
    shard.judgment.kind === 'timed-out' ||
    (0,foregone/* isRedForGood */.y)([shard], { failOnFlaky, isLastAttempt: () => true });

;// CONCATENATED MODULE: ./build/javascript/commands/run.js
var run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});

























/** Uploads, starts, polls, collects, judges, reports. Whatever stops it on the way, there is a verdict, a report and all outputs. */
const run = async (asked, context, begun) => {
    const state = (0,run_state/* openRunState */.VR)(context.clock, (facts) => (0,run_state/* saveRun */.BQ)(asked, facts, context.saveState));
    const follow = asked.buildIds.length > 0 ? attach : runBuilds;
    const outcome = (await state.record(context.log, () => follow(asked, context, state, begun))) ?? {};
    await (0,stop_builds/* stopUnwatched */.s)(asked, context, state);
    const facts = state.facts();
    const { inputs = asked } = facts;
    const analysis = (0,judge_job/* judgeJob */.JB)(inputs, facts, outcome, { ...context, redact: context.cloud.redact });
    await (0,report/* reportRun */.Go)(analysis, inputs, context, (0,plan/* reviewIdentity */.Nj)(asked, context.github));
    if (outcome.history !== undefined)
        await (0,run_history/* storeOutcomes */.PS)(outcome.history, analysis, context);
};
const runBuilds = async (asked, context, state, begun) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { offers, limit } = begun;
        const { log } = context;
        const limited = (0,run_deadline/* within */.ux)(context, limit.signal);
        const selected = await (0,select_by_changes/* selectByChanges */.B)(asked, context);
        state.onSelected(selected.inputs);
        if (selected.nothing !== undefined)
            return (0,judge_run/* nothingSelected */.P)(selected.nothing);
        const prepared = await (0,prepare/* prepare */.iA)(selected, limited, state, (inputs, identity) => (0,resolve_devices/* resolveDevices */.a3)(inputs, offers, limited, () => openAgreement(inputs, identity, limited)));
        const { inputs, plan, selection, overBudget } = prepared;
        const { suite } = selection;
        if (prepared.nothingToRun !== undefined)
            return (0,judge_job/* knownOf */.bz)(prepared);
        if (overBudget !== undefined) {
            state.onProblem(overBudget);
            state.onUnstarted({ reason: 'budget', builds: plan.builds });
            return { ...(0,judge_job/* knownOf */.bz)(prepared), missing: (0,judge_job/* accountRun */.FY)(prepared, [], state).missing };
        }
        const matrixPosition = (0,reused_uploads/* matrixPositionOf */.MW)(inputs, plan.shardPlan.total, context);
        const events = { ...state, onProgress: limit.moved };
        const refs = await log.group('Upload', () => (0,upload/* uploadBinaries */.T)({ ...inputs, matrixPosition }, limited, events));
        const standing = inputs.wait ? undefined : standingBuilds({ ...inputs, suite }, context);
        const earlier = await findEarlierAttempt(plan, refs, limited, { ...state, standing });
        const watch = run_addDisposableResource(env_1, (0,watch_watch/* openWatch */.CW)({ ...inputs, suite }, context, state), false);
        const isRequested = earlier.adopted.length > 0;
        // Without results there is nothing to run again.
        const budget = (0,gates/* budgetGate */.DG)(prepared, state, watch.caughtUp, context);
        const failFast = (0,gates/* failFastGate */.qO)(inputs, (shard) => !(inputs.wait && (isRequested || mayRunAgain(shard, inputs))), state, watch.caughtUp);
        if (prepared.budget !== undefined)
            await watch.lookBack(earlier.adopted, limited);
        const gate = (0,gates/* joinGates */.fq)(failFast, budget);
        const started = await log.group('Start', () => (0,start/* startBuilds */.Wr)({ inputs, ...earlier, refs, gate }, limited, state));
        limit[Symbol.dispose]();
        if (!inputs.wait) {
            if ((0,inputs_service/* isEmbedded */.nq)(inputs.service))
                log.warning(`These builds end now: ${inputs_service/* embeddedEndsWithStep */.fs}.`);
            const isGated = prepared.budget !== undefined || inputs.failFast;
            await (0,start/* startAll */.Sd)(started, context, isGated ? (running) => watch.lookBack(running, context) : undefined);
            await watch.caughtUp();
            await (0,agree_on_split/* checkSplit */.he)(plan, context, state);
            const { missing } = (0,judge_job/* accountRun */.FY)(prepared, [...state.facts().sessions.values()], state);
            // What builds that run have not reported yet is not missing.
            const unstarted = missing.filter(({ notStarted }) => notStarted !== undefined);
            return { ...(0,judge_job/* knownOf */.bz)(prepared), missing: unstarted, plan: (0,describe_plan/* describePlan */.d)(prepared, refs) };
        }
        const collected = await watch.results(started);
        const alternatives = (0,resolve_devices/* alternativesOfAll */.D)(state.facts().devices, await offers, inputs.system);
        const again = { plan: withAdoptedShards(plan, earlier), ...prepared.bundle, suite: selection.whole, isRequested, alternatives };
        const sessions = await rerunFailures(collected, { ...again, refs, watch, state, budget }, context);
        await (0,agree_on_split/* checkSplit */.he)(plan, context, state);
        const accounting = (0,judge_job/* accountRun */.FY)(prepared, sessions, state);
        if (inputs.missingTests !== 'ignore')
            (0,results_accounting/* sayMissing */.Om)(accounting, log);
        (0,prepare/* logLengths */.eX)(prepared, sessions, log);
        const history = await (0,prepare/* readHistory */.Lu)(inputs, suite?.suiteId, context);
        return { ...(0,judge_job/* knownOf */.bz)(prepared), missing: accounting.missing, suiteId: suite?.suiteId, history };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        run_disposeResources(env_1);
    }
};
const attach = async (inputs, connected, state) => {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        if (!inputs.wait)
            connected.log.warning('`wait: false` does not apply to `build-ids`: this step waits for these builds. Remove one of the two.');
        const builds = await connected.log.group('Attach', () => attachBuilds(inputs, connected, state));
        const context = (0,start_build/* inVersionOf */.f2)(builds, inputs, connected);
        const watch = run_addDisposableResource(env_2, (0,watch_watch/* openWatch */.CW)({ ...inputs, devices: [] }, context, state, builds), false);
        await watch.results((0,start/* noMoreThan */.ac)(builds));
        return { knownSuite: 'unknown', history: await (0,prepare/* readHistory */.Lu)(inputs, undefined, context) };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        run_disposeResources(env_2);
    }
};


/***/ }),

/***/ 18534:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ describePlan),
/* harmony export */   u: () => (/* binding */ logPlan)
/* harmony export */ });
/* harmony import */ var _builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83541);
/* harmony import */ var _lib_addresses_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64707);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71698);
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71113);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8882);
/* harmony import */ var _results_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18665);






/**
 * The plan as a reader needs it.
 *
 * @param refs absent where nothing was uploaded: the requests then name what they would refer to
 */
const describePlan = ({ inputs, notes, plan }, refs) => ({
    devices: inputs.devices,
    binaries: describeBinaries(inputs),
    notes,
    builds: plan.builds.map((planned) => ({
        shard: planned.shard,
        sessions: (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .countSessions */ .jJ)([planned]),
        tests: planned.knownTests ?? planned.expected?.plannedTests,
        predictedMs: planned.expected?.predictedMs,
        request: shownRequest((0,_builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRequest */ .mK)(inputs, refs ?? placeholders(inputs), planned)),
    })),
});
/** Logs what a run would upload and start, with the exact requests. */
const logPlan = ({ binaries, builds, devices }, log) => {
    if (builds.length === 0)
        return;
    log.info(`Would upload: ${binaries.join(', ')}.`);
    log.info(`Would start ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(builds.length, 'build')} on ${devices.join(', ')}.`);
    for (const { shard, request } of builds) {
        log.info(`Request of ${(0,_results_describe_js__WEBPACK_IMPORTED_MODULE_3__/* .describeShard */ .y0)(shard)}:`);
        log.info(JSON.stringify(request, undefined, 2));
    }
};
/** As it is sent, but for secrets in the address to notify. */
const shownRequest = (request) => {
    const { projectNotifyURL } = request;
    return typeof projectNotifyURL === 'string'
        ? { ...request, projectNotifyURL: (0,_lib_addresses_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutAddressSecrets */ .et)(projectNotifyURL) }
        : request;
};
const describeBinaries = ({ app, testSuite, media }) => [
    ...(app === undefined ? [] : [`app ${describeBinary(app)}`]),
    ...(testSuite === undefined ? [] : [`test suite ${describeBinary(testSuite)}`]),
    ...media.map((ref) => `media file ${describeBinary(ref)}`),
];
const describeBinary = (ref) => {
    switch (ref.kind) {
        case 'file':
            return `${ref.path} (${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(ref.sizeBytes)})`;
        case 'directory':
            return `${ref.path} (a folder, packed)`;
        case 'url':
            return `${(0,_lib_addresses_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutAddressSecrets */ .et)(ref.url)} (fetched by the service)`;
        case 'reference':
            return `${ref.reference} (already at the service)`;
        case 'custom-id':
            return `${ref.customId} (a custom id, already at the service)`;
    }
};
/** References that only an upload can give are named by what they will be. */
const placeholders = ({ app, testSuite, media }) => ({
    app: app && referenceOf(app, 'app'),
    testSuite: testSuite && referenceOf(testSuite, 'test suite'),
    media: media.map((ref) => referenceOf(ref, 'media file')),
});
const referenceOf = (ref, what) => {
    if (ref.kind === 'reference')
        return ref.reference;
    if (ref.kind === 'custom-id')
        return ref.customId;
    return `<reference of the uploaded ${what}>`;
};


/***/ }),

/***/ 29211:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ stopBuilds),
/* harmony export */   s: () => (/* binding */ stopUnwatched)
/* harmony export */ });
/* harmony import */ var _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97430);
/* harmony import */ var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81220);
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96804);
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25918);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50191);
/* harmony import */ var _run_deadline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13849);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});






const maxRequestsAtOnce = 8;
/** After a cancellation, the runner ends the step some seconds later, and its report is still to be written. */
const limitMs = 3_000;
/** The service has not responded in the time that is left. */
class StopTimeoutError extends Error {
    code = 'cloud-deadline';
    constructor() {
        super('the service did not respond in time');
        this.name = 'StopTimeoutError';
    }
}
/**
 * Stops builds that this step started and no longer waits for, where the service is known to stop builds of this framework. One that
 * cannot be stopped is a warning.
 *
 * @returns the ids of those that were stopped
 */
const stopBuilds = async (framework, ids, { cloud, clock, log }) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const limit = __addDisposableResource(env_1, (0,_run_deadline_js__WEBPACK_IMPORTED_MODULE_4__/* .signalAfter */ .rP)(AbortSignal.abort(new StopTimeoutError()), limitMs, clock), false);
        const { stop } = cloud.boundTo(limit.signal).builds(framework);
        if (stop === undefined || ids.length === 0)
            return [];
        const stopped = await (0,_lib_concurrency_js__WEBPACK_IMPORTED_MODULE_5__/* .mapConcurrently */ .X)(ids, maxRequestsAtOnce, async (id) => {
            try {
                await stop(id);
                log.info(`Stopped build ${id}.`);
                return [id];
            }
            catch (error) {
                if (error instanceof _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_)
                    log.info(`Build ${id} was not stopped: the service found no running build with this id, so it has probably ended.`);
                else
                    log.warning(`Build ${id} could not be stopped, and may still be running: ${(0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}.`);
                return [];
            }
        });
        return stopped.flat();
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
};
/** A run that was cancelled, or is out of time, leaves no builds behind that it can stop. Those that it only attached to are not its own. */
const stopUnwatched = async ({ framework, buildIds }, context, state) => {
    const { cancelled, problems, started, records } = state.facts();
    const isCutShort = cancelled || problems.some(({ code }) => (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isTimeoutCode */ .Dh)(code));
    if (!isCutShort || buildIds.length > 0)
        return;
    const open = started.map(({ id }) => id).filter((id) => !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnded */ .pl)(records.get(id)?.status ?? 'running'));
    for (const id of await stopBuilds(framework, open, context))
        state.onBuildStopped(id);
};


/***/ }),

/***/ 30608:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ findReusedUpload),
/* harmony export */   MW: () => (/* binding */ matrixPositionOf),
/* harmony export */   QA: () => (/* binding */ findSharedUpload),
/* harmony export */   fm: () => (/* binding */ contentId),
/* harmony export */   vy: () => (/* binding */ uploadPlace),
/* harmony export */   x4: () => (/* binding */ uploadArea)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25890);
/* harmony import */ var _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71698);
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25918);







const readBytesAtOnce = 1024 * 1024;
/**
 * The custom id under which equal content is found again: the same bytes give the same id, whatever the file's name.
 *
 * @throws the signal's reason once it aborts
 */
const contentId = async (file, signal) => {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    try {
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file, { highWaterMark: readBytesAtOnce }), hash, { signal });
    }
    catch (error) {
        // The stream fails with an error of its own, which does not say why it was aborted.
        signal.throwIfAborted();
        throw error;
    }
    return `mtc-${hash.digest('hex')}`;
};
/** The newest upload that the service still holds under a custom id; `unknown` where it cannot be asked, or lists none. */
const findReusedUpload = async (area, customId, { log, signal }) => {
    if (area.list === undefined)
        return 'unknown';
    try {
        const records = await area.list({ customId });
        return records.find((record) => record.customId === customId) ?? 'none';
    }
    catch (error) {
        signal.throwIfAborted();
        log.info(`Could not look up the uploads under the custom id ${customId} (${(0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .describeError */ .Uc)(error)}).`);
        return 'unknown';
    }
};
/**
 * The jobs of a matrix start together, and none of them finds what the others are about to send. So the job of the first shard sends it,
 * and the others wait for that for a while.
 *
 * @returns nothing where this job must not count on others: it runs alone, no other job reuses what it sends, or it runs again, perhaps
 * without the others
 */
const matrixPositionOf = ({ shardIndex, reuseUploads, cleanup }, total, { github, service }) => shardIndex === undefined || !reuseUploads || cleanup || github.runAttempt > 1 || (0,_inputs_service_js__WEBPACK_IMPORTED_MODULE_4__/* .isEmbedded */ .nq)(service)
    ? undefined
    : { index: shardIndex, total };
/** What the service holds, or gets from another job while this one may wait for it. */
const findSharedUpload = async (area, content, matrixPosition, context) => {
    const held = await findReusedUpload(area, content.customId, context);
    if (typeof held === 'object')
        return held;
    return held === 'unknown' || matrixPosition === undefined ? undefined : awaitUpload(area, content, matrixPosition, context);
};
const awaitUpload = async (area, { name, customId, sizeBytes }, matrixPosition, context) => {
    const { clock, log, signal, random } = context;
    const longestMs = patienceMs(matrixPosition, sizeBytes);
    if (longestMs === 0)
        return undefined;
    log.info(`The job of another shard is uploading the ${name}; waiting at most ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(longestMs)}.`);
    const endMs = clock.monotonicMs() + longestMs;
    for (;;) {
        const pauseMs = pauseBeforeAskMs(matrixPosition, longestMs, random);
        if (clock.monotonicMs() + pauseMs > endMs)
            break;
        await clock.sleep(pauseMs, signal);
        const held = await findReusedUpload(area, customId, context);
        if (typeof held === 'object')
            return held;
        if (held === 'unknown')
            return undefined;
    }
    log.info(`No other job uploaded the ${name} in time; this job uploads it.`);
    return undefined;
};
/** A slow line of a hosted runner. */
const bytesPerMs = 4_000;
/** How much later than this job another one may start. What is sent in a moment is not worth such a wait. */
const longestLateMs = 10_000;
const shortestLateMs = 1_000;
const lateBytesPerMs = 1_000;
const longestTurnMs = 180_000;
/** Later shards wait no longer, so that no job waits for a whole matrix that does not come. */
const mostTurns = 3;
/** The first shard does not wait; the next ones take over in turn where those before them do not come. */
const patienceMs = ({ index }, sizeBytes) => {
    const lateMs = Math.min(longestLateMs, shortestLateMs + sizeBytes / lateBytesPerMs);
    return Math.min(index, mostTurns) * Math.min(longestTurnMs, lateMs + sizeBytes / bytesPerMs);
};
const leastPauseMs = 500;
const pausePerPatience = 0.05;
/** All jobs together ask for one thing ten times a second at most, which is far below what the service allows. */
const pausePerJobMs = 100;
const pauseBeforeAskMs = ({ total }, longestMs, random) => Math.max(leastPauseMs, longestMs * pausePerPatience, total * pausePerJobMs) * (0.5 + random());
const uploadArea = (cloud, kind) => {
    const framework = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .frameworkOfUploads */ .kj)(kind);
    if (framework === undefined)
        return { kind, ...(kind === 'media' ? cloud.media : cloud.apps) };
    const uploads = suitesOf(cloud, framework);
    return { kind, ...uploads, list: narrowed(() => uploads.list()) };
};
/** Where the app or the test suite of a framework goes. */
const uploadPlace = (cloud, framework, binary) => {
    const kind = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .definitionOf */ .Fg)(framework)[binary]?.uploads;
    if (kind !== undefined)
        return uploadArea(cloud, kind);
    const { uploadFile, uploadUrl } = binary === 'app' ? cloud.apps : suitesOf(cloud, framework);
    return { uploadFile, uploadUrl };
};
const suitesOf = (cloud, framework) => (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .testHolder */ .$0)(framework) === 'app' ? cloud.appDirectories : cloud.testSuites(framework);
/** These listings know no custom id to ask for. */
const narrowed = (list) => async ({ customId }) => {
    const records = await list();
    return customId === undefined ? records : records.filter((record) => record.customId === customId);
};


/***/ }),

/***/ 35294:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ uploadBinaries)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/cloud/errors.js
var errors = __webpack_require__(97430);
// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 6 modules
var lookup = __webpack_require__(25890);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/model/build-tag.js
var build_tag = __webpack_require__(99988);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/run/upload/reused-uploads.js
var reused_uploads = __webpack_require__(30608);
;// CONCATENATED MODULE: ./build/javascript/run/upload/upload-file.js




const titles = { app: 'app', 'test-suite': 'test suite', media: 'media file' };
/** Uploads a file, or reuses an identical upload. */
const uploadFile = async (file, destination, inputs, context, events) => {
    const { what, area } = destination;
    const { log } = context;
    const name = `${titles[what]} ${external_node_path_default().basename(file.path)}`;
    const reuseOrSend = async (content) => {
        const request = { file, name, destination, content };
        const { record, isReused } = await obtain(request, inputs, context, events);
        if (isReused) {
            events.onReused?.(what);
            log.info(`The service already has the ${name}: ${record.url} (${(0,durations/* formatBytes */.z3)(file.sizeBytes)} saved).`);
        }
        else if (area.kind !== undefined)
            events.onSent?.({ kind: area.kind, id: record.id });
        return record.url;
    };
    const once = async (content) => {
        const sent = destination.sending?.get(content);
        if (sent !== undefined) {
            log.info(`The ${name} has the same content as another one, which is uploaded once.`);
            return sent;
        }
        const reference = reuseOrSend(content);
        destination.sending?.set(content, reference);
        return reference;
    };
    // A custom id stands for the newest upload under it, so a file with one is always sent.
    const isReusable = inputs.reuseUploads && destination.customId === undefined;
    if (!isReusable && inputs.fingerprint === false)
        return { reference: await reuseOrSend() };
    const hashing = (0,reused_uploads/* contentId */.fm)(file.path, context.signal);
    const [reference, content] = await Promise.all([isReusable ? hashing.then(once) : reuseOrSend(), hashing]);
    return { reference, content };
};
/** The service takes five uploads per minute of one user. */
const firstPauseMs = 4_000;
const longestPauseMs = 60_000;
/** A longer `Retry-After` is cut to this. */
const longestAskedMs = 120_000;
/** For as long as jobs queue for uploads, one of them waits. */
const patienceMs = 30 * 60_000;
/** "Too many uploads" is a queue: it is waited out, and after each pause the service may hold what another job has sent. */
const obtain = async ({ file, name, destination, content }, { cleanup, matrixPosition }, context, { onProgress }) => {
    const { clock, log, random, signal } = context;
    const { area } = destination;
    if (content !== undefined) {
        const shared = await (0,reused_uploads/* findSharedUpload */.QA)(area, { name, customId: content, sizeBytes: file.sizeBytes }, matrixPosition, context);
        if (shared !== undefined)
            return { record: shared, isReused: true };
    }
    // Without a custom id no other job finds what the post step will delete.
    const customId = destination.customId ?? (cleanup ? undefined : content);
    const beganMs = clock.monotonicMs();
    for (let sends = 0;; sends++) {
        try {
            return { record: await send(file, name, area, customId, context, onProgress), isReused: false };
        }
        catch (error) {
            if (!(error instanceof errors/* RateLimitedError */.TM) || clock.monotonicMs() - beganMs > patienceMs)
                throw error;
            const drawnMs = Math.min(longestPauseMs, firstPauseMs * 2 ** sends) * (0.5 + random() / 2);
            const pauseMs = Math.max(drawnMs, Math.min(longestAskedMs, error.retryAfterMs ?? 0));
            log.info(`Upload rate limit reached; uploading the ${name} again in ${(0,durations/* formatDuration */.a3)(pauseMs)}.`);
            await clock.sleep(pauseMs, signal);
        }
        const found = content === undefined ? 'none' : await (0,reused_uploads/* findReusedUpload */.LU)(area, content, context);
        if (typeof found === 'object')
            return { record: found, isReused: true };
    }
};
const progressEveryMs = 10_000;
/** A line every ten seconds: enough to see that a large upload moves, and nothing for a small one. */
const send = async ({ path: file, sizeBytes }, name, area, customId, { clock, log, signal }, onProgress) => {
    const startedMs = clock.monotonicMs();
    let saidMs = startedMs;
    log.info(`Uploading the ${name} (${(0,durations/* formatBytes */.z3)(sizeBytes)}).`);
    const record = await area.uploadFile({
        path: file,
        signal,
        reportsThrottling: true,
        customId,
        onProgress: (sent, total) => {
            onProgress?.();
            const nowMs = clock.monotonicMs();
            if (nowMs - saidMs < progressEveryMs || sent >= total)
                return;
            saidMs = nowMs;
            const part = `${Math.floor((sent / total) * 100)} %, ${(0,durations/* formatBytes */.z3)(sent)} of ${(0,durations/* formatBytes */.z3)(total)}`;
            log.info(`Uploading the ${name}: ${part} (${speed(sent, nowMs - startedMs)})`);
        },
    });
    const tookMs = Math.max(1, clock.monotonicMs() - startedMs);
    log.info(`Uploaded the ${name} in ${(0,durations/* formatDuration */.a3)(tookMs)} (${speed(sizeBytes, tookMs)}): ${record.url}`);
    return record;
};
const speed = (bytes, durationMs) => `${(0,durations/* formatBytes */.z3)(Math.round((bytes / durationMs) * 1_000))}/s`;

;// CONCATENATED MODULE: ./build/javascript/run/upload/upload.js








/** The service takes this kind from no address. */
class UploadFromUrlError extends Error {
    code = 'upload-from-url';
    constructor(title) {
        super(`the service cannot fetch the ${title} from a URL`);
        this.name = 'UploadFromUrlError';
    }
}
/** Names what the service did not take: several files are sent at the same time. */
class UploadError extends Error {
    name = 'UploadError';
    code;
    hint;
    constructor(ref, { what }, cause) {
        const name = 'path' in ref ? ` ${external_node_path_default().basename(ref.path)}` : '';
        super(`the ${titles[what]}${name} could not be uploaded: ${(0,run_problem/* clauseOf */.pQ)(cause)}`, { cause });
        this.code = cause.code;
        this.hint = cause.hint;
    }
}
/**
 * Uploads app, test suite and media, all at the same time; what is already at the service is only named.
 *
 * @throws UploadError when one cannot be uploaded; the others are aborted
 */
const uploadBinaries = async (inputs, context, events) => {
    const abort = new AbortController();
    const limited = { ...context, signal: AbortSignal.any([context.signal, abort.signal]) };
    const { framework } = inputs;
    const send = (ref, destination) => upload(ref, destination, inputs, limited, events).catch((error) => {
        throw error instanceof errors/* CloudError */.K2 ? new UploadError(ref, destination, error) : error;
    });
    const sendBinary = (ref, name, what, customId) => {
        const { packedAs } = (0,lookup/* definitionOf */.Fg)(framework)[name] ?? {};
        if (ref === undefined || packedAs === undefined)
            return undefined;
        return send(ref, { what, area: (0,reused_uploads/* uploadPlace */.vy)(context.cloud, framework, name), customId, packedAs });
    };
    const app = sendBinary(inputs.app, 'app', 'app', inputs.appCustomId);
    const testSuite = sendBinary(inputs.testSuite, 'testSuite', 'test-suite', inputs.testSuiteCustomId);
    const ofMedia = {
        what: 'media',
        area: (0,reused_uploads/* uploadArea */.x4)(context.cloud, 'media'),
        customId: inputs.mediaCustomId,
        packedAs: 'zip',
        sending: new Map(),
    };
    const media = inputs.media.map((ref) => send(ref, ofMedia));
    void app?.then(({ reference }) => events.onUploaded({ app: reference }), ignore);
    void testSuite?.then(({ reference }) => events.onUploaded({ testSuite: reference }), ignore);
    try {
        const [sentApp, sentSuite, sentMedia] = await Promise.all([app, testSuite, Promise.all(media)]);
        const uploaded = {
            app: sentApp?.reference,
            testSuite: sentSuite?.reference,
            // Files with the same content share their reference.
            media: [...new Set(sentMedia.map(({ reference }) => reference))],
            ...fingerprint([sentApp, sentSuite, ...sentMedia].filter((each) => each !== undefined)),
        };
        events.onUploaded(uploaded);
        return uploaded;
    }
    catch (error) {
        abort.abort(error);
        await Promise.allSettled([app, testSuite, ...media]);
        throw error;
    }
};
/** The rejection is handled where all uploads are awaited. */
const ignore = () => { };
const fingerprint = (uploads) => {
    const contents = uploads.flatMap(({ content }) => content ?? []);
    return contents.length < uploads.length ? {} : { content: (0,build_tag/* hashOf */.qQ)(...contents) };
};
const upload = async (ref, destination, inputs, context, events) => {
    const { log, tempDir } = context;
    const { what, area, customId } = destination;
    switch (ref.kind) {
        case 'reference':
            log.info(`Using the ${titles[what]} ${ref.reference}.`);
            return { reference: ref.reference, content: ref.reference };
        case 'custom-id': {
            log.info(`Using the newest ${titles[what]} with the custom id ${ref.customId}.`);
            // A later upload under the same custom id takes its place.
            const newest = await (0,reused_uploads/* findReusedUpload */.LU)(area, ref.customId, context);
            return { reference: ref.customId, content: typeof newest === 'object' ? newest.url : undefined };
        }
        case 'url': {
            if (area.uploadUrl === undefined)
                throw new UploadFromUrlError(titles[what]);
            const record = await area.uploadUrl({ url: ref.url, customId });
            log.info(`The service fetched the ${titles[what]} from its address: ${record.url}.`);
            if (area.kind !== undefined)
                events.onSent?.({ kind: area.kind, id: record.id });
            return { reference: record.url, content: record.url };
        }
        case 'directory': {
            const packed = await packFolder(ref.path, destination, tempDir);
            const name = external_node_path_default().basename(packed.path);
            log.info(`Packed the folder ${external_node_path_default().basename(ref.path)} into ${name} (${(0,durations/* formatBytes */.z3)(packed.sizeBytes)}).`);
            return uploadFile(packed, destination, inputs, context, events);
        }
        case 'file': {
            const file = destination.packedAs === 'one-folder-zip' ? await underOneFolder(ref, context) : ref;
            return uploadFile(file, destination, inputs, context, events);
        }
    }
};
/** The packers are loaded only by runs that name a folder, or need an archive in another form. */
const packFolder = async (folder, { what, packedAs }, tempDir) => {
    const { packFolderAs } = await Promise.all(/* import() */[__webpack_require__.e(44), __webpack_require__.e(189)]).then(__webpack_require__.bind(__webpack_require__, 23189));
    const name = external_node_path_default().basename(folder, '.app').replace(/^\.+/, '');
    return { kind: 'file', ...(await packFolderAs(folder, external_node_path_default().join(tempDir, `${name}-${what}`), packedAs)) };
};
/** An archive as it is, or packed anew where it has not exactly one folder at its top. */
const underOneFolder = async (ref, { log, tempDir }) => {
    const { repackUnderOneFolder } = await Promise.all(/* import() */[__webpack_require__.e(44), __webpack_require__.e(189)]).then(__webpack_require__.bind(__webpack_require__, 23189));
    const packed = await repackUnderOneFolder(ref.path, external_node_path_default().join(tempDir, `packed-${external_node_path_default().basename(ref.path)}`));
    if (packed === undefined)
        return ref;
    log.info(`Packed ${external_node_path_default().basename(ref.path)} again, with one folder at its top (${(0,durations/* formatBytes */.z3)(packed.sizeBytes)}).`);
    return { kind: 'file', ...packed };
};


/***/ })

};
;