"use strict";
exports.id = 382;
exports.ids = [382];
exports.modules = {

/***/ 99382:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report_report)
});

// EXTERNAL MODULE: ./build/javascript/builds/used-refs.js
var used_refs = __webpack_require__(34559);
// EXTERNAL MODULE: ./build/javascript/github/download-artifacts.js
var download_artifacts = __webpack_require__(56473);
// EXTERNAL MODULE: ./build/javascript/results/device-shards.js + 3 modules
var device_shards = __webpack_require__(62547);
// EXTERNAL MODULE: ./build/javascript/run/judge/judge-run.js + 10 modules
var judge_run = __webpack_require__(25508);
// EXTERNAL MODULE: ./build/javascript/run/run-deadline.js
var run_deadline = __webpack_require__(13849);
// EXTERNAL MODULE: ./build/javascript/run/start/builds-version.js
var builds_version = __webpack_require__(24312);
// EXTERNAL MODULE: ./build/javascript/run/start/start.js + 1 modules
var start = __webpack_require__(4448);
// EXTERNAL MODULE: ./build/javascript/run/watch/watch.js + 6 modules
var watch_watch = __webpack_require__(94913);
// EXTERNAL MODULE: ./build/javascript/model/device-name.js
var device_name = __webpack_require__(39707);
// EXTERNAL MODULE: ./build/javascript/model/device-shard.js
var device_shard = __webpack_require__(8882);
// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
;// CONCATENATED MODULE: ./build/javascript/collector/choose-builds.js




/**
 * For each device and shard the first build of the newest run attempt counts, and after it the retries of its failed tests, oldest first.
 *
 * Two first builds of one run attempt are never attempts of each other, whatever they asked for: to drop either could hide its failures.
 *
 * @param all of one project, as listed: the newest first
 */
const chooseBuilds = (all) => {
    const ordered = all.toReversed().toSorted(byAttempt);
    const retries = new Set(ordered.filter((build) => isTaggedRetry(build) || namesTestsOf(build, ordered)));
    const first = ordered.filter((build) => !retries.has(build));
    const chosen = new Map();
    const bases = new Map();
    for (const [key, builds] of byDeviceShard(withoutOldSplits(first))) {
        const newest = builds.at(-1);
        if (newest === undefined)
            continue;
        bases.set(key, { base: newest.build, attempts: 0 });
        const known = chosen.get(newest.build);
        if (known === undefined)
            chosen.set(newest.build, { devices: [newest.device], attempt: 0, partial: false });
        else if (!known.devices.includes(newest.device))
            known.devices.push(newest.device);
    }
    for (const build of retries) {
        const reached = build.devices.flatMap((device) => {
            const shard = bases.get(keyOf(build, device));
            return shard !== undefined && continues(build, shard.base) ? [{ device, shard }] : [];
        });
        if (reached.length === 0)
            continue;
        const attempt = 1 + Math.max(...reached.map(({ shard }) => shard.attempts));
        for (const { shard } of reached)
            shard.attempts = attempt;
        const partial = reached.some(({ shard: { base } }) => build.filters.length > 0 && !sameTests(build, testsOf(base, build.shard)));
        chosen.set(build, { devices: reached.map(({ device }) => device), attempt, partial });
    }
    const builds = [...chosen].map(([build, rest]) => ({ build, ...rest }));
    return {
        builds: builds.toSorted((a, b) => a.attempt - b.attempt || a.build.shard.index - b.build.shard.index),
        errors: conflictsOf(first),
    };
};
const keyOf = ({ shard }, device) => (0,device_shard/* deviceShardKey */.Gc)({ shard, device: (0,device_name/* deviceKey */.cY)(device) });
const byDeviceShard = (builds) => Map.groupBy(builds.flatMap((build) => (0,device_shard/* shardsOf */.$b)(build).flatMap((shard) => build.devices.map((device) => ({ build, device, shard })))), ({ shard, device }) => keyOf({ shard }, device));
/** Without a tag the run attempt is unknown, so that such builds conflict with each other. */
const runAttemptOf = ({ tag }) => tag?.runAttempt ?? 0;
const byAttempt = (a, b) => runAttemptOf(a) - runAttemptOf(b) || (a.tag?.attempt ?? 0) - (b.tag?.attempt ?? 0);
const isTaggedRetry = ({ tag }) => (tag?.attempt ?? 0) > 0;
/** Without a tag, tests by name are a retry where an older build ran the shard without naming any. */
const namesTestsOf = (build, ordered) => build.tag === undefined &&
    build.filters.length > 0 &&
    ordered
        .slice(0, ordered.indexOf(build))
        .some((older) => older.tag === undefined &&
        older.filters.length === 0 &&
        build.devices.some((device) => older.devices.some((other) => keyOf(build, device) === keyOf(older, other))));
const continues = (retry, base) => runAttemptOf(retry) >= runAttemptOf(base) && retry.tag?.job === base.tag?.job;
const sameTests = ({ filters }, tests) => JSON.stringify(filters) === JSON.stringify(tests);
/** What a first build names for a shard. */
const testsOf = ({ serviceShards, filters }, { index }) => serviceShards === undefined ? filters : (serviceShards[index]?.tests ?? []);
/** A job that split the suite in other ways when it ran again has replaced all that it started before. */
const withoutOldSplits = (first) => {
    const newest = new Map(first.map((build) => [build.tag?.job, build]));
    return first.filter((build) => {
        const last = newest.get(build.tag?.job);
        if (build.tag === undefined || last === undefined)
            return true;
        return (0,device_shard/* totalShards */.uc)(build) === (0,device_shard/* totalShards */.uc)(last) || runAttemptOf(build) === runAttemptOf(last);
    });
};
/** One for each pair of builds, of any run attempt: what a job started later does not tell which of the two it replaces. */
const conflictsOf = (first) => {
    const conflicts = new Map();
    for (const builds of byDeviceShard(first).values()) {
        for (const [one, other] of Map.groupBy(builds, ({ build }) => runAttemptOf(build)).values()) {
            if (one === undefined || other === undefined)
                continue;
            const ids = [one, other].map(({ build }) => build.record.id).toSorted();
            const { shard } = one;
            const where = `${one.device}${shard.total > 1 ? `, ${(0,describe/* describeShard */.y0)(shard)}` : ''}`;
            if (!conflicts.has(ids.join()))
                conflicts.set(ids.join(), conflictingBuilds(`the builds ${ids.join(' and ')}`, where));
        }
    }
    return [...conflicts.values()];
};
/** @param two of them, as a plural */
const conflictingBuilds = (two, where) => (0,error_codes/* problem */.CC)('matrix-conflicting-builds', `${two} both ran on ${where} in the same run attempt, so it is unclear which one counts: give each variant a \`project\` of its own, shared by its shards`);

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/binaries/archive.js + 1 modules
var binaries_archive = __webpack_require__(79669);
// EXTERNAL MODULE: ./build/javascript/binaries/binary-error.js
var binary_error = __webpack_require__(55667);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js + 1 modules
var attempts = __webpack_require__(3117);
// EXTERNAL MODULE: ./build/javascript/results/ctrf/ctrf-document.js
var ctrf_document = __webpack_require__(13247);
;// CONCATENATED MODULE: ./build/javascript/collector/job-document.js

/**
 * Reads the `results.json` of a job.
 *
 * @throws Error for anything else, and for a document that lacks some of its tests
 */
const readJobDocument = (json) => {
    const parsed = ctrf_document/* ctrfDocument */.lJ.safeParse(JSON.parse(json));
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new Error(`it is not a results.json of the run action (${issue?.path.join('.')}: ${issue?.message})`);
    }
    const { summary, tests } = parsed.data.results;
    if (summary.tests !== tests.length)
        throw new Error(`its results.json declares ${summary.tests} tests but contains ${tests.length}`);
    return parsed.data;
};
const statuses = ['passed', 'failed', 'skipped', 'timed-out', 'error', 'pending', 'unknown'];
const statusOfWord = (word) => statuses.find((status) => status === word) ?? 'unknown';
/** A pass needs both words to say so; a flaky test may count as failed and has passed all the same. */
const statusOf = ({ status, rawStatus, flaky }) => {
    const raw = statusOfWord(rawStatus);
    if (status === 'skipped' && raw === 'skipped')
        return raw;
    if (raw === 'passed')
        return status === 'passed' || flaky ? raw : 'failed';
    return raw === 'skipped' ? 'failed' : raw;
};
/** A test of the document, as it was when the document was written; what went wrong in several ways is one failure here. */
const testOf = (test) => {
    const status = statusOf(test);
    const isBad = status !== 'passed' && status !== 'skipped';
    return {
        className: test.suite?.join('.') ?? '',
        name: test.name,
        status,
        statusWord: status === 'unknown' ? test.rawStatus : undefined,
        durationMs: test.duration,
        startedAt: test.start === undefined ? undefined : new Date(test.start),
        failures: isBad ? [failureOf(status, test)] : nothing,
        skipMessage: status === 'skipped' ? test.message : undefined,
        earlierAttempts: test.retryAttempts?.map(testAttempt) ?? nothing,
        testId: test.extra.testId,
        links: test.extra.links,
    };
};
/** Shared by the tests that passed, of which there are many. */
const nothing = [];
const testAttempt = ({ duration, extra, ...texts }) => {
    const status = statusOfWord(extra.rawStatus);
    return {
        status,
        failures: status === 'passed' || status === 'skipped' ? [] : [failureOf(status, texts)],
        durationMs: duration,
    };
};
const failureOf = (status, { message, trace }) => ({
    kind: status === 'failed' ? 'failure' : 'error',
    message,
    trace,
});

;// CONCATENATED MODULE: ./build/javascript/collector/read-jobs.js








/** For the `results.json` of a job: as large as one with 100 000 tests. */
const maxResultsBytes = 256_000_000;
/** An artifact that is named like a job's report and is none. */
class UnusableArtifactError extends Error {
    code = 'matrix-artifact-unusable';
    constructor(name, cause) {
        // Neither path nor remedy: the archive is a temporary file of this step.
        const why = cause instanceof binary_error/* BinaryError */.kM ? `found ${cause.found}, expected ${cause.expected}` : (0,run_problem/* clauseOf */.pQ)(cause);
        super(`the artifact ${name} cannot be read: ${why}`, { cause });
        this.name = 'UnusableArtifactError';
    }
}
/** A device and shard of a document, which counts shards from 1. */
const storedShardKey = ({ device, shard, shards }) => `${shard}/${shards}/${device}`;
/**
 * Reads what the jobs of this workflow run stored of the projects, one document after the other: with all its tests, each is large.
 *
 * @param tempDir for the archives, which are removed unless they are kept
 * @param keep `all`: the tests too, and the archives in `tempDir`, which the caller removes
 * @throws ArtifactsUnavailableError, and UnusableArtifactError for one that is no job's report
 */
const readJobs = async ({ artifactPattern, projects }, tempDir, { environment, context, log, clock }, { keep }) => {
    const folder = external_node_path_default().join(tempDir, 'artifacts');
    const jobOf = createJobs(keep === 'all');
    const jobs = [];
    try {
        for (const artifact of await (0,download_artifacts/* downloadArtifacts */.UL)(artifactPattern, folder, { environment, clock })) {
            const document = await readArtifact(artifact);
            const { extra } = document.results;
            const whose = foreignTo(extra, projects, context.runId);
            if (whose !== undefined)
                log.info(`Skipped ${artifact.name}: it belongs to ${whose}.`);
            else {
                log.info(`Read ${artifact.name}: ${extra.verdict}. ${extra.reason}`);
                jobs.push(jobOf(artifact, document));
            }
        }
        return jobs;
    }
    finally {
        if (keep === 'facts')
            await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
};
const foreignTo = ({ job, project }, projects, runId) => {
    if (job === undefined)
        return 'a collector job';
    if (job.run !== runId)
        return `the workflow run ${job.run}`;
    return projects.includes(project) ? undefined : `the project ${project}`;
};
const readArtifact = async ({ name, archive }) => {
    try {
        const json = await (0,binaries_archive/* withArchive */.x)(archive, async (tree) => String(await tree.read('results.json', maxResultsBytes)));
        return readJobDocument(json);
    }
    catch (cause) {
        throw new UnusableArtifactError(name, cause);
    }
};
/** For the documents of all jobs, since devices run the same tests: each name is held once. */
const createJobs = (keepsTests) => {
    const names = new Map();
    const nameOf = (text) => {
        const known = names.get(text);
        if (known === undefined)
            names.set(text, text);
        return known ?? text;
    };
    return ({ name, archive }, { results: { extra, tests } }) => {
        const { job } = extra;
        if (job === undefined)
            throw new Error('unreachable: documents without a job are left out');
        const own = tests.filter(({ extra: { kind } }) => kind === 'test');
        const byShard = new Map();
        for (const test of keepsTests ? own : []) {
            const result = testOf(test);
            const key = storedShardKey(test.extra);
            const shard = byShard.get(key) ?? [];
            if (shard.length === 0)
                byShard.set(key, shard);
            shard.push({ ...result, className: nameOf(result.className), name: nameOf(result.name) });
        }
        const hasFailedTest = own.some(({ status }) => status === 'failed');
        const failures = own.flatMap((test) => {
            const result = test.status === 'failed' || test.flaky ? testOf(test) : undefined;
            if (result === undefined || !(0,attempts/* hasFailedAttempt */.RX)(result))
                return [];
            const { device, build, session } = test.extra;
            return [{ test: result, device, build, session }];
        });
        const sessionProblems = tests
            .filter(({ extra: { kind } }) => kind === 'session')
            .map(({ rawStatus, message = '' }) => ({ isTimeout: rawStatus === 'timed-out', reason: message }));
        return { name, archive, facts: { ...extra, job }, tests: byShard, hasFailedTest, failures, sessionProblems };
    };
};

;// CONCATENATED MODULE: ./build/javascript/collector/choose-jobs.js



/**
 * For each device and shard the job of the newest run attempt counts. Two jobs of one run attempt that report the same device and shard
 * are never attempts of each other.
 *
 * @param jobs of one project
 */
const chooseJobs = (jobs) => {
    const current = currentJobs(jobs);
    const shards = new Map();
    for (const shard of current.toSorted((a, b) => choose_jobs_runAttemptOf(a) - choose_jobs_runAttemptOf(b)).flatMap(shardsOf))
        shards.set(shard.key, shard);
    return { shards: [...shards.values()], current, errors: choose_jobs_conflictsOf(jobs) };
};
/**
 * A job that ran again has replaced what it stored in earlier run attempts, and so have other jobs whose device and shards cover all of
 * its own. Every other job counts, also one that ended before its build started.
 */
const currentJobs = (jobs) => {
    const newest = new Map();
    const note = (key, runAttempt) => void newest.set(key, Math.max(runAttempt, newest.get(key) ?? 0));
    for (const each of jobs)
        for (const key of [`job ${each.facts.job.hash}`, ...shardKeysOf(each)])
            note(key, choose_jobs_runAttemptOf(each));
    const isNewest = (key, job) => newest.get(key) === choose_jobs_runAttemptOf(job);
    return jobs.filter((job) => {
        const keys = shardKeysOf(job);
        return isNewest(`job ${job.facts.job.hash}`, job) && (keys.length === 0 || keys.some((key) => isNewest(key, job)));
    });
};
const choose_jobs_runAttemptOf = ({ facts }) => facts.job.runAttempt;
/** The device and shards that the job had to run, and those that it reported. An undecided number of shards has a key of its own. */
const shardKeysOf = ({ facts }) => {
    const { devices, shards, shard } = facts.job;
    const numbers = shard === undefined ? Array.from({ length: Number(shards) || 0 }, (_, nth) => nth + 1) : [shard];
    const planned = devices.flatMap((device) => shards === 'auto' ? [`auto/${(0,device_name/* deviceKey */.cY)(device)}`] : numbers.map((number) => choose_jobs_keyOf({ device, shard: number, shards })));
    return [...new Set([...planned, ...facts.sessions.map(choose_jobs_keyOf)])];
};
const choose_jobs_keyOf = (shard) => storedShardKey({ ...shard, device: (0,device_name/* deviceKey */.cY)(shard.device) });
const shardsOf = (job) => [...Map.groupBy(job.facts.sessions, choose_jobs_keyOf)].flatMap(([key, sessions]) => {
    const attempts = sessions.toSorted((a, b) => a.attempt - b.attempt);
    const last = attempts.at(-1);
    if (last === undefined)
        return [];
    return [{ key, device: last.device, shard: { index: last.shard - 1, total: last.shards }, job, attempts, last }];
});
/** Of any run attempt: what a job stored later does not tell which of the two it replaces. */
const choose_jobs_conflictsOf = (jobs) => {
    const conflicts = new Map();
    for (const own of Map.groupBy(jobs, choose_jobs_runAttemptOf).values()) {
        for (const [first, ...others] of Map.groupBy(own.flatMap(shardsOf), ({ key }) => key).values()) {
            const other = others.find(({ attempts }) => attempts[0]?.build !== first?.attempts[0]?.build);
            if (first === undefined || other === undefined)
                continue;
            const names = [first, other].map(({ job }) => job.name).toSorted();
            if (!conflicts.has(names.join()))
                conflicts.set(names.join(), conflictingBuilds(`the builds of the artifacts ${names.join(' and ')}`, first.device));
        }
    }
    return [...conflicts.values()];
};

// EXTERNAL MODULE: ./build/javascript/builds/list-builds.js
var list_builds = __webpack_require__(77699);
// EXTERNAL MODULE: ./build/javascript/lib/capitalized.js
var capitalized = __webpack_require__(82285);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/model/build-tag.js
var build_tag = __webpack_require__(99988);
// EXTERNAL MODULE: ./build/javascript/run/watch/poll-schedule.js + 1 modules
var poll_schedule = __webpack_require__(51367);
;// CONCATENATED MODULE: ./build/javascript/collector/absent-builds.js




const why = 'its job died, was skipped or never started';
const differ = (clause) => ({ problem: (0,error_codes/* problem */.CC)('matrix-shards-differ', clause) });
const missing = (clause, shard, devices) => ({
    problem: (0,error_codes/* problem */.CC)('matrix-shard-missing', clause),
    place: { shard, devices },
});
/** What should have a build and has none. */
const absentBuilds = (chosen, expectedShards) => absentParts(chosen
    .filter(({ attempt }) => attempt === 0)
    .map(({ build, devices }) => ({
    total: (0,device_shard/* totalShards */.uc)(build),
    shards: (0,device_shard/* shardsOf */.$b)(build).map(({ index }) => index),
    devices,
    plan: build.tag?.plan,
    filledShards: build.tag?.filledShards,
})), expectedShards);
/**
 * What should be there and is not.
 *
 * All parts must agree on the number of shards (and on the plan behind it, where tests were named), and have the expected one where it is
 * given. Every shard that holds tests must be there on every device that any part of the run has: a matrix may be over shards, over
 * devices, or over both.
 */
const absentParts = (parts, expectedShards) => {
    const totals = [...new Set(parts.flatMap(({ total }) => total ?? []))].toSorted((a, b) => a - b);
    const [total] = totals;
    if (total === undefined)
        return [];
    if (totals.length > 1)
        return [
            differ(`the builds were started with different numShards (${totals.join(', ')}), so some tests would not have run at all`),
        ];
    if (expectedShards !== undefined && total !== expectedShards)
        return [differ(`the builds were started with numShards ${total}, and expected-shards is ${expectedShards}`)];
    const plans = new Set(parts.map(({ plan }) => plan));
    if (plans.size > 1)
        return [
            {
                problem: (0,error_codes/* problem */.CC)('matrix-plans-differ', 'the jobs split the suite differently because they used different durations, so some tests may not have run at all'),
            },
        ];
    const devices = new Map(parts.flatMap(({ devices: own }) => own.map((device) => [(0,device_name/* deviceKey */.cY)(device), device])));
    const [filled = total] = parts.flatMap(({ filledShards }) => filledShards ?? []);
    return Array.from({ length: filled }, (_, index) => {
        const covered = parts
            .filter(({ shards }) => shards === undefined || shards.includes(index))
            .flatMap(({ devices: own }) => own.map(device_name/* deviceKey */.cY));
        const shard = total === 1 ? 'the run' : (0,describe/* describeShard */.y0)({ index, total });
        if (covered.length === 0)
            return [missing(`${shard} has no build: ${why}`, index, [...devices.keys()])];
        return [...devices].flatMap(([key, device]) => covered.includes(key) ? [] : [missing(`${shard} has no build on ${device}: ${why}`, index, [key])]);
    }).flat();
};

;// CONCATENATED MODULE: ./build/javascript/collector/project-variant.js
/** Undefined where the collector has only one project. */
const variantOf = (projects, project) => projects.length > 1 ? { buildNumber: projects.indexOf(project) + 1, project } : undefined;
/** A problem of one project, which is named where several are collected. */
const inProject = (problem, variant) => variant === undefined ? problem : { ...problem, clause: `in the project ${variant.project}, ${problem.clause}` };

;// CONCATENATED MODULE: ./build/javascript/collector/find-builds.js










/** A build shows up in a listing with some delay: so many listings without it prove that it is absent. */
const repeatedListings = 3;
/**
 * Finds the builds of this workflow run in a project's listing, and says what is not there.
 *
 * @throws CloudError where the project cannot be listed
 */
const findBuilds = async (framework, search, { runId }, services) => {
    const { clock, log, signal, simulated } = services;
    const { project, variant, isOwnProject, expectedShards, startedIds = [] } = search;
    const pauses = (0,poll_schedule/* reportPauses */.U)(search.pollIntervalMs, simulated).slice(0, repeatedListings);
    for (let listings = 0;; listings++) {
        const listed = await (0,list_builds/* listBuilds */.YF)(framework, project, services);
        const own = listed.filter((build) => isOwnBuild(build, runId, isOwnProject));
        const { builds, errors } = chooseBuilds(own);
        const others = listed.length - own.length;
        const named = (each) => ({ ...each, problem: inProject(each.problem, variant) });
        const absent = builds.length === 0 ? [{ problem: noBuild(project, others) }] : absentBuilds(builds, expectedShards).map(named);
        const pauseMs = pauses[listings];
        const ids = own.map(({ record }) => record.id);
        const late = startedIds.find((id) => !ids.includes(id));
        if ((absent.length === 0 && late === undefined) || pauseMs === undefined) {
            if (others > 0)
                log.info(`Ignored builds of other workflow runs in the project ${project}: ${others}.`);
            return {
                project,
                builds: builds.map(({ build, ...part }) => {
                    const replacedDevices = devicesOfOthers(part, builds);
                    return (0,list_builds/* watchedBuild */.Fj)(build, { ...part, ...variant, replacedDevices }, clock.monotonicMs());
                }),
                ids,
                records: builds.map(({ build }) => build.record),
                absent,
                conflicts: errors.map((error) => inProject(error, variant)),
            };
        }
        const what = absent[0]?.problem.clause ?? `the project ${project} does not list build ${late}`;
        log.info(`${(0,capitalized/* capitalized */.l)(what)}; listing the builds again in ${(0,durations/* formatDuration */.a3)(pauseMs)}.`);
        await clock.sleep(pauseMs, signal);
    }
};
/**
 * A project that the user named holds builds of other runs too: there, only the tag of this run counts. In a project with the derived
 * name a build without a tag is one of this run's, whose tag the service dropped.
 */
const isOwnBuild = ({ tag }, runId, isOwnProject) => tag === undefined ? isOwnProject : (0,build_tag/* isTagOf */.ke)(tag, runId);
const noBuild = (project, others) => (0,error_codes/* problem */.CC)('matrix-no-build', `the project ${project} has no build of this workflow run${others === 0 ? '' : ` (${others} of others, or without its tag)`}: every job died, was skipped or never started`);
/** Devices for which only other builds of the project count; a retry and its base count for the same device. */
const devicesOfOthers = ({ devices }, chosen) => {
    const own = new Set(devices.map(device_name/* deviceKey */.cY));
    return chosen.flatMap((other) => other.devices).filter((device) => !own.has((0,device_name/* deviceKey */.cY)(device)));
};

// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 7 modules
var lookup = __webpack_require__(78114);
;// CONCATENATED MODULE: ./build/javascript/collector/name-job.js

/**
 * `the job "test" (Google Pixel 3-10.0, shard 2 of 3)`. The jobs of a matrix share their name in the workflow file.
 *
 * The document counts shards from 1.
 */
const nameJob = ({ name, devices: [device, ...others], shard, shards }) => {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    const part = [
        ...(device === undefined ? [] : [`${device}${more}`]),
        ...(shard === undefined ? [] : [(0,describe/* describeShard */.y0)({ index: shard - 1, total: shards })]),
    ].join(', ');
    return `the job "${name}"${part === '' ? '' : ` (${part})`}`;
};

;// CONCATENATED MODULE: ./build/javascript/collector/job-problems.js




/**
 * What the jobs' own documents and results say against them: a verdict that neither failed tests nor the collected sessions explain stays
 * what it is.
 *
 * @param jobs that count
 * @param isAbsent a device and shard has no build
 * @param shards as the verdict of the collector judges them
 */
const jobProblems = (jobs, inputs, isAbsent, shards = []) => [
    ...jobs.filter((job) => !isReportedBySession(job, shards)).flatMap((job) => problemsOfJob(job, inputs)),
    ...problemsOfNeeds(inputs.needs, jobs, isAbsent),
];
/** A collected session of the job has the same problem, and names its device: reporting both would count it twice. */
const isReportedBySession = ({ facts: { code, builds } }, shards) => {
    const ids = new Set(builds.map(({ id }) => id));
    return shards.some(({ judgment, deciding }) => (judgment.kind === 'error' || judgment.kind === 'timed-out') &&
        judgment.code === code &&
        deciding.some(({ session }) => ids.has(session.buildId)));
};
const problemsOfJob = ({ name, facts, hasFailedTest, sessionProblems }, { framework, missingTests }) => {
    const { verdict, reason, code } = facts;
    if (facts.framework !== framework)
        return [(0,error_codes/* problem */.CC)('matrix-artifact-unusable', `the artifact ${name} is for ${facts.framework}, not for ${framework}`)];
    if (facts.sessions.some((session) => session.shard > session.shards))
        return [(0,error_codes/* problem */.CC)('matrix-artifact-unusable', `the artifact ${name} has a shard number above its number of shards`)];
    const ending = (ended) => (0,error_codes/* problem */.CC)(ended, `${nameJob(facts.job)} ended ${verdict}: ${withoutCode(reason)}`);
    switch (verdict) {
        case 'passed':
            return [];
        case 'timed-out':
            // The job ran out of time, or the service timed out a session or a test of it.
            return [ending((0,error_codes/* isErrorCode */.We)(code) && (0,error_codes/* isServiceTimeoutCode */.yB)(code) ? code : 'matrix-job-timed-out')];
        case 'started':
        case 'planned':
            return (0,lookup/* definitionOf */.Fg)(framework).listsBuilds ? [] : [notWaited(facts.job, framework)];
        case 'failed':
            return hasFailedTest ? [] : [ending('matrix-job-red')];
        default:
            // The collector compares the tests itself, by a rule of its own. That excuses no session.
            return code === 'tests-missing' && missingTests !== 'fail'
                ? sessionProblems.map((session) => problemOfSession(facts.job, session))
                : [ending('matrix-job-red')];
    }
};
const problemOfSession = (job, { isTimeout, reason }) => (0,error_codes/* problem */.CC)(isTimeout ? 'session-timed-out' : 'matrix-job-red', `${nameJob(job)} reports: ${withoutCode(reason)}`);
/** Without the job's count of problems and its code: the collector's reason has its own. */
const withoutCode = (reason) => (0,run_problem/* clauseOf */.pQ)(reason)
    .replace(/ \[[a-z-]+\]$/, '')
    .replace(/ \(and \d+ more problems?\)$/, '');
const notWaited = (job, framework) => (0,error_codes/* problem */.CC)('matrix-job-not-waited', `${nameJob(job)} did not wait for its results, and ${(0,lookup/* definitionOf */.Fg)(framework).title} builds cannot be found later`);
/** These results also cover jobs that stored nothing. */
const problemsOfNeeds = (needs, jobs, isAbsent) => needs.flatMap(({ name, result }) => {
    if (result === 'success')
        return [];
    if (result === 'skipped')
        return isAbsent ? [(0,error_codes/* problem */.CC)('matrix-needed-job', `the needed job ${name} was skipped, and builds are missing`)] : [];
    const isExplained = jobs.some((job) => job.facts.job.name === name && explainsRed(job));
    const ended = result === 'failure' ? 'failed' : 'was cancelled';
    return isExplained ? [] : [(0,error_codes/* problem */.CC)('matrix-needed-job', `the needed job ${name} ${ended}, and its results do not say why`)];
});
const explainsRed = ({ facts: { verdict }, hasFailedTest }) => verdict === 'failed' ? hasFailedTest : verdict === 'error' || verdict === 'timed-out' || verdict === 'cancelled';

;// CONCATENATED MODULE: ./build/javascript/collector/join-jobs.js

/** What the jobs of the matrix stored besides their results, as one run. */
const joinJobs = (jobs) => {
    const suiteIds = new Set(jobs.map(({ facts }) => facts.job?.suiteId));
    const [suiteId] = suiteIds;
    return {
        suite: joinSuites(jobs),
        // Several suites together have no history.
        suiteId: suiteIds.size === 1 ? suiteId : undefined,
        prediction: joinPredictions(jobs),
        unstarted: jobs.flatMap(unstartedShards),
    };
};
/** What the jobs together selected of their suites; nothing where one of them did not know its suite. */
const joinSuites = (jobs) => {
    const suites = jobs.flatMap(({ facts }) => facts.knownSuite ?? []);
    if (suites.length < jobs.length || suites.length === 0)
        return undefined;
    return {
        tests: suites.flatMap(({ tests }) => tests),
        unknown: suites.flatMap(({ unknown }) => unknown),
        unseen: suites.find(({ unseen }) => unseen !== undefined)?.unseen,
    };
};
/** The jobs run side by side. Nothing where one of them has no prediction. */
const joinPredictions = (jobs) => {
    const costly = jobs.filter(({ facts }) => facts.emptySelection !== true);
    const predictions = costly.flatMap(({ facts }) => facts.predicted ?? []);
    if (predictions.length === 0 || predictions.length < costly.length)
        return undefined;
    return {
        deviceMs: predictions.reduce((sum, { deviceMs }) => sum + deviceMs, 0),
        durationMs: Math.max(...predictions.map(({ durationMs }) => durationMs)),
        runs: Math.min(...predictions.map(({ runs }) => runs)),
    };
};
/** The document counts shards from 1. */
const unstartedShards = ({ facts: { unstarted = [] } }) => unstarted.map((each) => ({ ...each, shards: each.shards.map((number) => number - 1) }));
/** Whether jobs of the project say, for every device of an absent build, that they did not start its shard. */
const isUnstarted = ({ place }, { project }, jobs) => {
    if (place === undefined)
        return false;
    const own = jobs.filter(({ facts }) => facts.project === project);
    const isExplainedBy = (job, device) => job.facts.job?.devices.some((each) => (0,device_name/* deviceKey */.cY)(each) === device) === true &&
        unstartedShards(job).some(({ shards }) => shards.includes(place.shard));
    return place.devices.every((device) => own.some((job) => isExplainedBy(job, device)));
};
/**
 * Projects without a build whose jobs all say that the changed files select no test, each with the reason of its first job.
 *
 * @param jobs that count
 */
const emptySelections = (projects, jobs) => new Map(projects.flatMap(({ project, builds }) => {
    const [first, ...others] = jobs.filter(({ facts }) => facts.project === project).map(({ facts }) => facts);
    const isEmpty = builds.length === 0 && first?.emptySelection === true && others.every((each) => each.emptySelection === true);
    return isEmpty ? [[project, first.reason]] : [];
}));

// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/results/accounting.js
var accounting = __webpack_require__(62181);
;// CONCATENATED MODULE: ./build/javascript/collector/missing-tests.js



/** The tests that the jobs of each project discovered, and that no session of it reported. */
const missingTests = (jobs, projects, sessions) => {
    const missing = [];
    let isKnown = true;
    for (const { project, builds } of projects) {
        const ids = new Set(builds.map(({ id }) => id));
        const ownJobs = jobs.filter(({ facts }) => facts.project === project);
        const own = missingOf(ownJobs, builds, sessions.filter(({ buildId }) => ids.has(buildId)));
        isKnown &&= own.isKnown;
        missing.push(...own.missing);
    }
    return { missing: joinMissing(missing), ...(isKnown ? {} : { knownSuite: 'unknown' }) };
};
/** A job that did not start the shard of a test says so, for its own devices. */
const withReason = (test, device, jobs) => {
    const isOn = (devices) => devices.some((each) => (0,device_name/* deviceKey */.cY)(each) === device);
    const told = jobs.flatMap(({ facts: { missingTests: own = [] } }) => own.filter(({ name }) => name === test.name));
    const notStarted = told.find(({ devices }) => isOn(devices))?.notStarted ??
        jobs.find(({ facts }) => ignoresMissing(facts) && isOn(facts.job?.devices ?? []))?.facts.unstarted?.[0]?.reason;
    return notStarted === undefined ? test : { ...test, notStarted };
};
/** It did not start some of its shards, and does not list their tests. */
const ignoresMissing = ({ missingTests = [], unstarted = [] }) => missingTests.length === 0 && unstarted.some(({ shards }) => shards.length > 0);
/** Each test once, with all devices on which it is missing. */
const joinMissing = (missing) => [...Map.groupBy(missing, ({ name }) => name)].map(([name, all]) => ({
    name,
    devices: [...new Set(all.flatMap(({ devices }) => devices))],
    // A test that another job had to report is missing in any case.
    notStarted: all.every(({ notStarted }) => notStarted !== undefined) ? all[0]?.notStarted : undefined,
}));
/** The name under which a device is compared: the same for all among which the service chooses for the tests of a build. */
const comparedNames = (builds) => {
    const names = new Map();
    for (const { devices, requestedSplit } of builds) {
        if (requestedSplit?.onEachDevice !== false)
            continue;
        const keys = devices.map(device_name/* deviceKey */.cY);
        const known = keys.find((key) => names.has(key)) ?? keys[0] ?? '';
        for (const key of keys)
            names.set(key, names.get(known) ?? known);
    }
    return names;
};
/** Only jobs whose builds count are heard. Shards of one device are compared as a whole, whatever the split. */
const missingOf = (jobs, builds, sessions) => {
    const anyOf = comparedNames(builds);
    const keyOf = (device) => anyOf.get((0,device_name/* deviceKey */.cY)(device)) ?? (0,device_name/* deviceKey */.cY)(device);
    const devicesOf = new Map(builds.map(({ id, devices }) => [id, devices.map(keyOf)]));
    const suites = new Map();
    const unknown = new Map();
    const customRunner = jobs.some(({ facts }) => facts.knownSuite?.customRunner === true);
    for (const { builds: own, knownSuite } of jobs.map(({ facts }) => facts)) {
        if (knownSuite === undefined || !own.every(({ id }) => devicesOf.has(id)))
            continue;
        for (const { part } of knownSuite.unknown)
            unknown.set(part, { part });
        for (const device of new Set(own.flatMap(({ id }) => devicesOf.get(id) ?? []))) {
            const tests = suites.get(device) ?? new Map();
            suites.set(device, tests);
            for (const test of knownSuite.tests)
                tests.set((0,results/* testName */.U)(test), test);
        }
    }
    const ofDevice = Map.groupBy(sessions, ({ device }) => keyOf(device));
    const missing = [...suites].flatMap(([device, tests]) => {
        const parts = unknown.values().filter(({ part }) => [...tests.values()].some(({ className }) => className === part));
        const suite = { tests: [...tests.values()], unknown: [...parts], customRunner };
        const { missing: own } = (0,accounting/* findMissingTests */.fS)(suite, ofDevice.get(device) ?? [], () => true, { onAnyDevice: anyOf.has(device) });
        return own.map((test) => withReason(test, device, jobs));
    });
    // A job that started nothing on a device alone knows what is missing there.
    const unstarted = jobs.flatMap(({ facts: { missingTests: own = [] } }) => own.flatMap((test) => {
        const devices = test.devices.filter((device) => !suites.has(keyOf(device)));
        return test.notStarted === undefined || devices.length === 0 ? [] : [{ ...test, devices }];
    }));
    return { missing: [...missing, ...unstarted], isKnown: [...devicesOf.values()].flat().every((device) => suites.has(device)) };
};

// EXTERNAL MODULE: ./build/javascript/lib/present.js
var present = __webpack_require__(28008);
// EXTERNAL MODULE: ./build/javascript/results/known-tests.js
var known_tests = __webpack_require__(7141);
;// CONCATENATED MODULE: ./build/javascript/collector/stored-failures.js





/**
 * Adds failures that the jobs stored and that the service does not tell the collector, for instance of a result bundle that it does not
 * download, or of a session in whose place the build lists another one: what is worse counts.
 *
 * @param jobs that count
 * @returns what there is to say of them
 */
const addStoredFailures = (jobs, { facts, onCollected }) => {
    const sessions = [...facts().sessions];
    const told = new Set(sessions.map(([, { buildId, sessionId }]) => sessionKey(buildId, sessionId)));
    const stored = Map.groupBy(jobs.flatMap(({ failures }) => failures), ({ build, session, device }) => (told.has(sessionKey(build, session)) ? sessionKey(build, session) : placeKey(build, device)));
    // Another session on the device may tell the failed attempt of a flaky test.
    const failedOn = Map.groupBy(sessions.flatMap(([, { device, tests }]) => tests.filter(attempts/* hasFailedAttempt */.RX).map((test) => ({ device, name: simpleName(test) }))), ({ device }) => (0,device_name/* deviceKey */.cY)(device));
    const added = [];
    for (const [key, session] of sessions) {
        const place = placeKey(session.buildId, session.device);
        const own = [...(stored.get(sessionKey(session.buildId, session.sessionId)) ?? []), ...(stored.get(place) ?? [])];
        stored.delete(place);
        const failed = new Set(session.tests.filter(({ status }) => (0,attempts/* isBad */.e2)(status)).map(simpleName));
        const everFailed = new Set(failedOn.get((0,device_name/* deviceKey */.cY)(session.device))?.map(({ name }) => name));
        const unseen = own
            .map(({ test }) => test)
            .filter((test) => !((0,attempts/* isBad */.e2)(test.status) ? failed : everFailed).has(simpleName(test)));
        if (unseen.length === 0)
            continue;
        added.push(...unseen.map((test) => `${(0,results/* testName */.U)(test)} @ ${session.device}`));
        onCollected(key, { ...session, tests: withFailures(session, unseen) });
    }
    const [first, ...others] = added;
    if (first === undefined)
        return [];
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return [`Failed according to the report of its job alone: ${first}${more}.`];
};
const sessionKey = (build, session) => `${build}/${session ?? ''}`;
const placeKey = (build, device) => `${build} ${(0,device_name/* deviceKey */.cY)(device)}`;
/** The service may name a class without its package or target, and a test without its arguments. */
const simpleName = ({ className, name }) => `${(0,known_tests/* simpleClass */.TH)((0,known_tests/* classOf */.Kl)(className))}#${(0,known_tests/* methodOf */.NY)(name)}`;
const withFailures = ({ tests }, failures) => {
    const open = new Map(failures.map((test) => [simpleName(test), test]));
    const replaced = tests.map((test) => {
        const failure = open.get(simpleName(test));
        if (failure === undefined)
            return test;
        open.delete(simpleName(test));
        if (!(0,attempts/* isBad */.e2)(failure.status))
            return { ...test, earlierAttempts: failure.earlierAttempts };
        return { ...test, status: failure.status, failures: failure.failures, ...(0,present/* present */.E)({ statusWord: failure.statusWord }) };
    });
    const unnamed = failures.filter((test) => open.get(simpleName(test)) === test);
    return [...replaced, ...unnamed];
};

;// CONCATENATED MODULE: ./build/javascript/collector/unlisted-builds.js


/**
 * Builds that the jobs started and that the service does not list as builds of this workflow run. Their results would be left out in
 * silence, and with them a whole job of a matrix over devices.
 *
 * @param jobs that count; one without devices only waited for builds of others
 * @param ids of the builds of this workflow run
 */
const unlistedBuilds = (jobs, ids) => jobs.flatMap((job) => {
    const [first, ...others] = startedBuilds([job]).filter((id) => !ids.has(id));
    if (first === undefined)
        return [];
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    const clause = `the project ${job.facts.project} does not list build ${first}${more}, which ${nameJob(job.facts.job)} started`;
    return [(0,error_codes/* problem */.CC)('matrix-no-build', clause)];
});
/** Ids of the builds that the jobs started, and that must be listed sooner or later. */
const startedBuilds = (jobs) => jobs.flatMap(({ facts: { builds, job } }) => (job.devices.length === 0 ? [] : builds.map(({ id }) => id)));

;// CONCATENATED MODULE: ./build/javascript/collector/collect-builds.js
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
 * Finds the builds that the jobs of this workflow run started, waits for those that still run, and collects all results. Each project
 * stands on its own. The documents that the jobs stored add what no build tells: jobs that ended before their build started, and the
 * tests of the suite.
 */
const collectBuilds = async (inputs, runner, listing, state) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { log, clock } = listing;
        const reading = readStoredJobs(inputs, runner, listing);
        // What cannot be read is an error once the builds were collected: their results are worth having.
        const jobs = await reading.catch(() => []);
        const current = inputs.projects.flatMap((project) => currentJobs(jobs.filter(({ facts }) => facts.project === project)));
        const found = await log.group('Find', async () => {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const limit = __addDisposableResource(env_2, (0,run_deadline/* createStartLimit */.IU)(inputs.queueTimeoutMs, clock), false);
                return await findAll(inputs, current, runner, (0,run_deadline/* within */.ux)(listing, limit.signal));
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                __disposeResources(env_2);
            }
        });
        const builds = found.flatMap((project) => project.builds);
        const services = (0,builds_version/* inVersionOf */.f)(builds, inputs, listing);
        for (const conflict of found.flatMap(({ conflicts }) => conflicts))
            state.onProblem(conflict);
        for (const build of builds)
            state.onStarted(build);
        const records = found.flatMap((project) => project.records);
        for (const record of records)
            state.onPolled(record);
        const requests = records.map(({ capabilities }) => capabilities);
        state.onUploaded((0,used_refs/* usedRefs */.e)(inputs.framework, requests));
        const watch = __addDisposableResource(env_1, (0,watch_watch/* openWatch */.C)({ ...inputs, devices: [] }, services, state, builds), false);
        const sessions = await watch.results((0,start/* noMoreThan */.ac)(builds));
        await reading;
        const notices = addStoredFailures(current, state);
        const empty = emptySelections(found, current);
        const absent = found.flatMap((project) => empty.has(project.project) ? [] : project.absent.filter((each) => !isUnstarted(each, project, current)));
        const unlisted = unlistedBuilds(current, new Set(found.flatMap(({ ids }) => ids)));
        const told = jobProblems(current, inputs, absent.length > 0, (0,device_shards/* analyzeShards */.uN)([...state.facts().sessions.values()]));
        // What a job says of itself explains why its build is absent.
        for (const each of [...told, ...absent.map(({ problem }) => problem), ...unlisted])
            state.onProblem(each);
        if (empty.size === found.length)
            return (0,judge_run/* nothingSelected */.P)([...empty.values()].join(' '));
        return {
            ...missingTests(current, found, sessions),
            ...joinJobs(current),
            notices: [...notices, ...empty.values()],
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
};
const findAll = (inputs, jobs, { context }, services) => Promise.all(inputs.projects.map((project) => {
    const isOwnProject = project === inputs.ownProject;
    const variant = variantOf(inputs.projects, project);
    const startedIds = startedBuilds(jobs.filter(({ facts }) => facts.project === project));
    return findBuilds(inputs.framework, { ...inputs, project, isOwnProject, variant, startedIds }, context, services);
}));
/** The results do not depend on the artifact service: where it has nothing to read, the builds speak alone. */
const readStoredJobs = async (inputs, runner, { tempDir, log, signal }) => {
    try {
        return await readJobs(inputs, tempDir, { ...runner, log }, { keep: 'facts' });
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof download_artifacts/* ArtifactsUnavailableError */.yI))
            throw error;
        const say = inputs.missingTests === 'fail' ? log.warning : log.info;
        say(`Missing tests, and jobs that ended before their build started, cannot be detected: ${error.message}.`);
        return [];
    }
};

// EXTERNAL MODULE: ./build/javascript/lib/escape/file-name.js
var file_name = __webpack_require__(48905);
// EXTERNAL MODULE: ./build/javascript/results/counting.js
var counting = __webpack_require__(14289);
;// CONCATENATED MODULE: ./build/javascript/collector/absent-jobs.js

/**
 * The shards and devices of which no job stored a document, where no builds can be listed. A job that ran none of its part says so itself.
 *
 * @param jobs that count, of one project
 */
const absentJobs = (jobs, expectedShards) => absentParts(jobs.map(partOf), expectedShards).map(({ problem }) => problem);
/** The number of shards is what a job with one of them was told; otherwise the plan decided it, as the sessions show. */
const partOf = ({ facts: { job, sessions } }) => {
    const { devices, shard, shards } = job;
    const planned = sessions.length === 0 ? undefined : Math.max(...sessions.map((each) => each.shards));
    const isTold = shards !== 'auto' && (shards === 1 || shard !== undefined);
    return {
        devices,
        total: isTold ? shards : planned,
        shards: shard === undefined ? undefined : [shard - 1],
    };
};

;// CONCATENATED MODULE: ./build/javascript/collector/collect-documents.js
















const maxFileBytes = 64_000_000;
const sessionFiles = [
    ['junit', 'junit.xml'],
    ['session', 'session.json'],
];
/**
 * Collects what jobs stored as artifacts of this workflow run, where the service cannot list builds. Each project stands on
 * its own.
 *
 * Only what a job's own document proves counts: one that did not wait, or that ended in another way than with results, is an error.
 *
 * @returns what the jobs found missing, and whether any of it is simulated
 * @throws Error where an artifact cannot be downloaded or read, by its name
 */
const collectDocuments = async (inputs, runner, { tempDir, log }, state) => {
    try {
        const jobs = await readJobs(inputs, tempDir, { ...runner, log }, { keep: 'all' });
        const chosen = inputs.projects.map((project) => {
            const own = jobs.filter(({ facts }) => facts.project === project);
            return { project, variant: variantOf(inputs.projects, project), ...chooseJobs(own) };
        });
        const current = chosen.flatMap((project) => project.current);
        for (const { errors, variant } of chosen)
            for (const error of errors)
                state.onProblem(inProject(error, variant));
        const absent = chosen.flatMap(({ project, variant, current: own }) => {
            if (own.length === 0)
                return [noReport(inputs, project)];
            return absentJobs(own, inputs.expectedShards).map((each) => inProject(each, variant));
        });
        for (const each of [...absent, ...jobProblems(current, inputs, absent.length > 0)])
            state.onProblem(each);
        for (const { current: own, variant } of chosen)
            for (const { facts } of own)
                addBuilds(facts, variant, state);
        const ran = current.filter(({ facts }) => facts.builds.length > 0);
        state.onUploaded((0,used_refs/* commonRefs */.a)(ran.map(({ facts }) => facts.refs ?? {})));
        const folders = (0,file_name/* safeNames */.K)([...new Set(chosen.flatMap(({ shards }) => shards.map(({ device }) => device)))]);
        for (const { shards, variant } of chosen)
            for (const shard of shards)
                await addSession(shard, variant, folders, inputs.reportDir, state);
        const empty = emptySelections(chosen.map(({ project, current: own }) => ({ project, builds: own.flatMap(({ facts }) => facts.builds) })), current);
        const simulated = jobs.some(({ facts }) => facts.simulated);
        if (empty.size === inputs.projects.length)
            return { simulated, ...(0,judge_run/* nothingSelected */.P)([...empty.values()].join(' ')) };
        const isUnknown = current.some(({ facts }) => facts.knownSuite === undefined);
        return {
            simulated,
            missing: missingIn(chosen, state),
            ...(isUnknown ? { knownSuite: 'unknown' } : {}),
            ...joinJobs(current),
            notices: [...empty.values()],
        };
    }
    finally {
        await (0,promises_.rm)(external_node_path_default().join(tempDir, 'artifacts'), { recursive: true, force: true });
    }
};
const noReport = ({ artifactPattern }, project) => (0,error_codes/* problem */.CC)('matrix-no-build', `no artifact of this workflow run is named ${artifactPattern} and contains a report of the project ${project}: every job died, was skipped or never started`);
/**
 * What the jobs found missing, and what their suites have and no session reported: a job may ignore missing tests, and jobs that split the
 * suite differently miss those that fall between their shards.
 */
const missingIn = (chosen, state) => {
    const current = chosen.flatMap((project) => project.current);
    // What a runner of the suite's own left out cannot be told from the documents: the job alone knows the counts of the service.
    const comparable = current.filter(({ facts }) => facts.knownSuite?.customRunner !== true);
    const found = chosen.map(({ project, shards }) => {
        const runs = shards.flatMap(({ device, attempts }) => attempts.map(({ build }) => ({ id: build, device })));
        const builds = [...Map.groupBy(runs, ({ id }) => id)].map(([id, own]) => ({ id, devices: own.map(({ device }) => device) }));
        return { project, builds };
    });
    const { missing = [] } = missingTests(comparable, found, [...state.facts().sessions.values()]);
    const told = chosen.flatMap(({ current: jobs, variant }) => jobs.flatMap(({ facts: { missingTests: own } }) => own.map((test) => ({ ...test, devices: test.devices.map((device) => (0,device_shard/* deviceLabel */.hV)({ device, ...variant })) }))));
    return joinMissing([...missing, ...told]);
};
/** All have ended, and what was wrong with them is in the job's verdict. */
const addBuilds = ({ queueMs, builds, job }, variant, state) => {
    state.onQueued(queueMs);
    for (const build of builds) {
        const { id } = build;
        const shard = { index: build.shard - 1, total: build.shards };
        const attempt = build.attempt - 1;
        const tag = { runId: job.run, runAttempt: job.runAttempt, job: job.hash, shard, attempt, nonce: '' };
        const waited = { queuedSinceMs: 0, queueLimitSinceMs: 0 };
        state.onStarted({ ...variant, id, shard, tag, devices: [], attempt, partial: false, serviceRetries: false, ...waited });
        state.onPolled({ id, status: 'done', statusWord: 'done', capabilities: {}, devices: [], deviceErrors: [] });
    }
};
const addSession = async (reported, variant, folders, reportDir, state) => {
    const { device, shard, job, key } = reported;
    const place = `sessions/${folders.get(device) ?? 'unknown-device'}/shard-${shard.index + 1}-of-${shard.total}`;
    const folder = variant === undefined ? place : `${place}/build-${variant.buildNumber}`;
    const files = await (0,binaries_archive/* withArchive */.x)(job.archive, (tree) => copyFiles(tree, reported, external_node_path_default().join(reportDir, folder)));
    const session = { ...sessionOf(reported), ...variant, folder, files };
    state.onCollected(`${variant?.buildNumber ?? 0}/${key}`, session);
};
/** The session that a job reported, its attempts merged into one, as its document holds them. */
const sessionOf = ({ device, shard, job, attempts, last }) => {
    const tests = job.tests.get(storedShardKey(last)) ?? [];
    const [first] = attempts;
    return {
        device,
        shard,
        attempt: 0,
        partial: false,
        buildId: last.build,
        sessionId: last.session,
        startedAt: first?.start === undefined ? undefined : new Date(first.start),
        queuedMs: first?.queued,
        durationMs: attempts.reduce((sum, { duration = 0 }) => sum + duration, 0),
        tests,
        evidence: {
            ...(last.session === undefined ? {} : { summary: {} }),
            details: { state: 'read', tests: (0,counting/* countByStatus */.x7)(tests) },
            report: { state: 'none' },
        },
        links: { dashboard: last.dashboard, video: last.video },
    };
};
/** Names come from this side only: an archive says what is in its files, not where they go. */
const copyFiles = async (tree, { last }, target) => {
    const copied = {};
    for (const [kind, name] of sessionFiles) {
        const source = `${last.folder}/${name}`;
        if (tree.entries.get(source)?.kind !== 'file')
            continue;
        await (0,promises_.mkdir)(target, { recursive: true });
        await (0,promises_.writeFile)(external_node_path_default().join(target, name), await tree.read(source, maxFileBytes));
        copied[kind] = [name];
    }
    return copied;
};

// EXTERNAL MODULE: ./build/javascript/github/artifacts.js
var artifacts = __webpack_require__(69344);
// EXTERNAL MODULE: ./build/javascript/history/run-history.js + 6 modules
var run_history = __webpack_require__(55126);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/javascript/lib/clock.js
var lib_clock = __webpack_require__(92969);
// EXTERNAL MODULE: ./build/javascript/model/framework.js
var model_framework = __webpack_require__(88917);
// EXTERNAL MODULE: ./build/javascript/inputs/api-version.js
var api_version = __webpack_require__(5436);
// EXTERNAL MODULE: ./build/javascript/inputs/project.js
var inputs_project = __webpack_require__(63844);
// EXTERNAL MODULE: ./build/javascript/inputs/reader.js
var inputs_reader = __webpack_require__(77642);
// EXTERNAL MODULE: ./build/javascript/inputs/result-inputs.js + 1 modules
var result_inputs = __webpack_require__(11161);
// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var inputs_service = __webpack_require__(92782);
// EXTERNAL MODULE: ./build/javascript/inputs/shard-inputs.js
var shard_inputs = __webpack_require__(44271);
;// CONCATENATED MODULE: ./build/javascript/inputs/report-inputs.js










const neededResults = ['success', 'failure', 'cancelled', 'skipped'];
/**
 * Reads the inputs of `report`.
 *
 * @throws InputError with every mistake in every input, before anything was sent
 */
const readReportInputs = async (environment, context, clock = lib_clock/* systemClock */.m) => {
    const reader = new inputs_reader/* InputReader */.i_(environment);
    const service = await (0,inputs_service/* readServiceInputs */.Dz)(reader, context);
    const framework = reader.choice('framework', model_framework/* frameworks */.I);
    // EarlGrey results come from the artifacts of the jobs, so its collector needs no builds.
    if (service.baseUrl === inputs_service/* embeddedBaseUrl */.Dg && (0,lookup/* definitionOf */.Fg)(framework).listsBuilds)
        reader.problem({
            input: 'base-url',
            value: inputs_service/* embeddedBaseUrl */.Dg,
            accepted: `expected the address that the jobs of the matrix used: ${inputs_service/* embeddedEndsWithStep */.fs}`,
            code: 'input-conflict',
        });
    const ownProject = `${context.repositoryName}-${context.runId}`;
    const projects = [...new Set(reader.list('project'))].map((project) => (0,inputs_project/* checkedProject */.x)(reader, project));
    const results = await (0,result_inputs/* readResultInputs */.V)(reader, context, { framework, service }, clock.nowMs());
    const inputs = {
        // `auto` lists the builds in v1, whose listings are longer; what the builds need is settled once they are found.
        service: (0,api_version/* chooseApiVersion */.Cm)(reader, service, framework, service.versionReason === undefined ? results : {}),
        framework,
        projects: projects.length === 0 ? [ownProject] : projects,
        ownProject,
        needs: readNeeds(reader),
        ...readExpectedShards(reader, framework),
        artifactPattern: reader.optional('artifact-pattern') ?? `mobile-test-results-${framework}-*`,
        ...results,
    };
    reader.finish();
    return inputs;
};
const needsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ result: schemas/* enum */.k5n(neededResults) }));
const readNeeds = (reader) => {
    const given = reader.optional('needs');
    if (given === undefined)
        return [];
    const parsed = needsSchema.safeParse((0,inputs_reader/* parseJson */.qF)(given));
    if (parsed.success)
        return Object.entries(parsed.data).map(([name, { result }]) => ({ name, result }));
    // The value can contain outputs of other jobs, so it is not shown.
    reader.problem({ input: 'needs', value: '***', accepted: 'expected the JSON of the expression toJSON(needs)' });
    return [];
};
const readExpectedShards = (reader, framework) => {
    const input = 'expected-shards';
    const given = reader.optional(input);
    if (given === undefined)
        return {};
    const expectedShards = reader.number(input, {
        fallback: 1,
        min: 1,
        max: 1_000,
        whole: true,
        accepted: 'expected a whole number from 1 to 1000',
    });
    if ((0,lookup/* definitionOf */.Fg)(framework).shards === undefined && expectedShards > 1)
        reader.problem({
            input,
            value: given,
            accepted: `expected 1: ${(0,shard_inputs/* withoutShards */.a)(framework)}`,
            code: 'input-conflict',
        });
    return { expectedShards };
};

// EXTERNAL MODULE: ./build/javascript/run/connect.js + 22 modules
var connect = __webpack_require__(34729);
// EXTERNAL MODULE: ./build/javascript/run/report/prepare-report-folder.js
var prepare_report_folder = __webpack_require__(27383);
// EXTERNAL MODULE: ./build/javascript/run/report/report.js + 34 modules
var report = __webpack_require__(7866);
// EXTERNAL MODULE: ./build/javascript/run/report/shown-facts.js
var shown_facts = __webpack_require__(13907);
// EXTERNAL MODULE: ./build/javascript/run/run-state.js
var run_state = __webpack_require__(25992);
// EXTERNAL MODULE: ./build/javascript/commands/start-embedded.js
var start_embedded = __webpack_require__(11129);
;// CONCATENATED MODULE: ./build/javascript/commands/report.js
var report_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var report_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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















/** Collects what the jobs of this workflow run started, knows what must report, and gives one verdict for all. */
const report_report = async (runner) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = await readReportInputs(runner.environment, runner.context, runner.clock);
        const { framework } = inputs;
        const services = report_addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs.service, framework, runner, start_embedded/* startEmbedded */.H), true);
        const { log, clock, baseUrl } = services;
        const state = (0,run_state/* openRunState */.V)(clock);
        let outcome = {};
        await state.record(log, async () => {
            await (0,prepare_report_folder/* prepareReportFolder */.O)(inputs.reportDir);
            // Where the service lists no builds, what the jobs stored is all that a later job can see of them.
            if ((0,lookup/* definitionOf */.Fg)(framework).listsBuilds)
                outcome = await collectBuilds(inputs, runner, services, state);
            else
                outcome = await log.group('Collect', () => collectDocuments(inputs, runner, services, state));
            const owner = historyOwner(inputs, outcome.suiteId);
            const history = await log.group('History', () => (0,run_history/* readStoredHistory */.Kf)(owner, runner, services));
            outcome = { ...outcome, ...(0,present/* present */.E)({ history }) };
        });
        const simulated = services.isSimulation() || outcome.simulated === true;
        const project = inputs.projects.join(', ');
        const shown = (0,shown_facts/* shownFacts */.v)({ facts: state.facts(), outcome }, services.cloud.redact);
        const analysis = (0,judge_run/* judgeRun */.Z)({ ...inputs, project }, shown.facts, shown.outcome, {
            baseUrl,
            simulated,
            job: undefined,
        });
        const artifactName = inputs.artifactName ?? ownArtifactName(inputs, runner.context);
        await (0,report/* reportRun */.G)(analysis, { ...inputs, artifactName, artifactRetentionDays: 0 }, '', runner);
        if (outcome.history !== undefined)
            await (0,run_history/* storeOutcomes */.PS)(outcome.history, analysis, runner);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = report_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
};
/** Jobs of the matrix find what this one stores as they find each other's. */
const historyOwner = ({ history: place, service, framework, projects, ownProject }, suiteId) => ({
    place,
    token: service.githubToken,
    suite: { framework, suiteId },
    // The derived name has the id of the run.
    identity: (0,build_tag/* hashOf */.qQ)('report', ...projects.map((project) => (project === ownProject ? '' : project))),
    siblings: [],
});
/** Never among the names that `artifact-pattern` finds by default, where it would be taken for a job's report when jobs run again. */
const ownArtifactName = ({ framework, projects }, context) => (0,artifacts/* deriveArtifactName */.f)({ framework, shard: '', identity: (0,build_tag/* hashOf */.qQ)(...projects) }, context).replace('mobile-test-results', 'mobile-test-report');


/***/ }),

/***/ 56473:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UL: () => (/* binding */ downloadArtifacts),
/* harmony export */   wn: () => (/* binding */ listArtifacts),
/* harmony export */   yI: () => (/* binding */ ArtifactsUnavailableError)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61640);
/* harmony import */ var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54317);
/* harmony import */ var _stall_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84073);





class ArtifactsUnavailableError extends Error {
    code = 'artifacts-unavailable';
    constructor(why, cause) {
        super(`the artifacts of this workflow run cannot be read: ${why}`, { cause });
        this.name = 'ArtifactsUnavailableError';
    }
}
/** Names of the pages that a browser opens: the same report once more, without its data. */
const isPage = (name) => name.endsWith('.html');
/** Opens the artifact service, and lists what this workflow run has stored. */
const openArtifacts = async ({ environment, clock }) => {
    if (!environment.ACTIONS_RUNTIME_TOKEN || !environment.ACTIONS_RESULTS_URL)
        throw new ArtifactsUnavailableError('this runner has no artifact service');
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(92), __webpack_require__.e(351), __webpack_require__.e(935)]).then(__webpack_require__.bind(__webpack_require__, 77935));
    const client = new DefaultArtifactClient();
    const guard = (0,_stall_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .createStallGuard */ .GD)(clock);
    const { artifacts } = await guard
        .run(() => client.listArtifacts())
        .catch((cause) => Promise.reject(new ArtifactsUnavailableError((0,_lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLineOf */ .Q)(cause), cause)));
    return { client, guard, artifacts };
};
/**
 * The names of the artifacts of this workflow run.
 *
 * @throws ArtifactsUnavailableError
 */
const listArtifacts = async (services) => (await openArtifacts(services)).artifacts.map(({ name }) => name);
/**
 * Downloads the artifacts of this workflow run whose names match, each as the archive that it is; those of earlier run attempts too, since
 * jobs of different devices may use one name.
 *
 * @param pattern in which `*` matches any characters
 * @param folder for the archives, made where it is missing
 * @throws ArtifactsUnavailableError without an artifact service, and where one of them cannot be downloaded, by its name
 */
const downloadArtifacts = async (pattern, folder, services) => {
    const { client, guard, artifacts } = await openArtifacts(services);
    const downloaded = [];
    for (const { id, name } of artifacts.filter((artifact) => (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesWildcard */ ._)(pattern, artifact.name) && !isPage(artifact.name))) {
        const target = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, String(id));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(target, { recursive: true });
        try {
            await guard.run(() => client.downloadArtifact(id, { path: target, skipDecompress: true }));
        }
        catch (cause) {
            throw new ArtifactsUnavailableError(`${name} could not be downloaded (${(0,_lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLineOf */ .Q)(cause)})`, cause);
        }
        const [file] = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(target);
        if (file === undefined)
            throw new ArtifactsUnavailableError(`${name} came without content`);
        downloaded.push({ name, archive: node_path__WEBPACK_IMPORTED_MODULE_1___default().join(target, file) });
    }
    return downloaded;
};


/***/ }),

/***/ 99988:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ buildTagKey),
/* harmony export */   MX: () => (/* binding */ parseBuildTag),
/* harmony export */   O9: () => (/* binding */ formatBuildTag),
/* harmony export */   Yd: () => (/* binding */ newNonce),
/* harmony export */   ke: () => (/* binding */ isTagOf),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The parameter that carries the tag; the service keeps it with the build. */
const buildTagKey = 'buildTag';
const pattern = /\bmtc1 run=([\w-]+) attempt=(\d{1,15}) job=([0-9a-f]+) shard=(\d{1,15})\/(\d{1,15}) try=(\d{1,15})(?: plan=([0-9a-f]+))?(?: filled=(\d{1,15}))?(?: content=([0-9a-f]+))?(?: lines=([0-9a-f]+))? id=([0-9a-f]+)\b/;
const formatBuildTag = (tag) => {
    const { runAttempt, job, shard, attempt, nonce } = tag;
    const optional = { plan: tag.plan, filled: tag.filledShards, content: tag.content, lines: tag.lines };
    const given = Object.entries(optional).map(([name, value]) => (value === undefined ? '' : ` ${name}=${value}`));
    return `mtc1 run=${tagged(tag.runId)} attempt=${runAttempt} job=${job} shard=${shard.index}/${shard.total} try=${attempt}${given.join('')} id=${nonce}`;
};
const tagged = (runId) => runId.replaceAll(/[^\w-]/g, '_');
/** A tag holds only some of the characters that a run id may have. */
const isTagOf = (tag, runId) => tag.runId === tagged(runId);
/** Reads a tag out of whatever the service kept under `buildTagKey`. */
const parseBuildTag = (value) => {
    const found = typeof value === 'string' ? pattern.exec(value) : null;
    if (found === null)
        return undefined;
    const [, runId = '', runAttempt, job = '', index, total, attempt, plan, filled, content, lines, nonce = ''] = found;
    const shard = { index: Number(index), total: Number(total) };
    return {
        runId,
        runAttempt: Number(runAttempt),
        job,
        shard,
        attempt: Number(attempt),
        plan,
        filledShards: filled === undefined ? undefined : Number(filled),
        content,
        lines,
        nonce,
    };
};
const newNonce = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex');
const hashOf = (...parts) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);


/***/ }),

/***/ 13247:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ knownTest),
/* harmony export */   lJ: () => (/* binding */ ctrfDocument),
/* harmony export */   qG: () => (/* binding */ knownSuite)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
/** Shards and attempts count from 1, as in the names of folders. */
const fromOne = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(10_000);
/** No clock has a later time. */
const maxInstant = 8_640_000_000_000_000;
const ms = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(maxInstant).meta({ description: 'Milliseconds.' });
const instant = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(maxInstant).meta({ description: 'Milliseconds since 1970 in UTC.' });
const status = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'skipped']);
const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly();
const attempt = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).meta({ description: '1 is the first attempt; the last one is the test itself.' }),
    status,
    duration: ms.exactOptional(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
    trace: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
    extra: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ rawStatus: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).readonly(),
});
const context = {
    device: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: '`<device name>-<os version>`; empty for an entry that belongs to no device.' }),
    project: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional().meta({ description: 'Where a collector job compared several, each on its own.' }),
    shard: fromOne,
    shards: fromOne,
    attempt: fromOne.meta({ description: '1, or more where `retries` ran the tests of a session again.' }),
    build: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'Id of the build at the service.' }),
    session: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional().meta({ description: 'Id of the session at the service.' }),
};
const pastRun = {
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    date: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().meta({ description: 'Start of the run, RFC 3339.' }),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional().meta({ description: 'The page of the run.' }),
};
const testHistory = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['new', 'known', 'flaky']).exactOptional().meta({ description: 'How the failure compares with earlier runs.' }),
    since: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(pastRun).readonly().exactOptional().meta({ description: 'With `known`: the first of the failures up to now.' }),
    flakyRate: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ rate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1), failures: count, outcomes: count })
        .readonly()
        .exactOptional()
        .meta({ description: 'Failures among the stored outcomes; those on a commit with passes and failures count double.' }),
    recent: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'flaky', 'failed']), ...pastRun, duration: ms.exactOptional() }).readonly())
        .readonly()
        .meta({ description: 'Outcomes in earlier runs, newest last, at most 50.' }),
});
const testExtra = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...context,
    simulated: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().meta({ description: 'Whether the built-in cloud answered.' }),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['test', 'session', 'verdict']).meta({
        description: '`session` and `verdict` stand for a problem that no test reports.',
    }),
    quarantined: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).exactOptional().meta({ description: 'The failure does not count.' }),
    quarantine: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), issue: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), until: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
        .readonly()
        .exactOptional()
        .meta({ description: 'The entry of the quarantine file because of which the failure does not count.' }),
    history: testHistory
        .readonly()
        .exactOptional()
        .meta({ description: 'Results of earlier runs; absent for a test that always passed.' }),
    expectedFailures: texts.exactOptional().meta({ description: 'Failures that the test expected; they do not count.' }),
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
    properties: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).readonly().exactOptional(),
    attachments: texts.exactOptional(),
    links: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        video: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
        deviceLog: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
        instrumentationLog: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
        networkLog: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
        screenshots: texts.exactOptional(),
    })
        .readonly()
        .exactOptional(),
});
const test = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'The method; `suite` holds the class.' }),
    status,
    duration: ms,
    start: instant.exactOptional(),
    stop: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().exactOptional(),
    suite: texts.exactOptional(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
    trace: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
    line: count.exactOptional(),
    rawStatus: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'The status as the service reported it.' }),
    filePath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
    retries: count,
    retryAttempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(attempt.readonly()).readonly().exactOptional(),
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().meta({ description: 'Whether it passed only in a retry.' }),
    stdout: texts.exactOptional(),
    stderr: texts.exactOptional(),
    device: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    extra: testExtra.readonly(),
});
const session = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...context,
    tests: count,
    start: instant.exactOptional(),
    duration: ms.exactOptional(),
    queued: ms.exactOptional(),
    folder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'Inside the report folder.' }),
    dashboard: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
    video: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
});
const job = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'Differs between the jobs of a matrix; the same in all run attempts.' }),
    run: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'Id of the workflow run.' }),
    runAttempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'Id of the job in the workflow file.' }),
    devices: texts,
    resolvedDevices: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ line: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), device: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).readonly())
        .readonly()
        .exactOptional()
        .meta({
        description: 'Every line of the input `devices` with the device that it resolved to; absent where all lines are exact.',
    }),
    shards: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([fromOne, zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('auto')]).meta({ description: 'Of the whole run.' }),
    shard: fromOne.exactOptional().meta({ description: 'The only shard of this job.' }),
    suiteId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional().meta({ description: 'Package or bundle id of the test suite.' }),
});
const knownTest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    className: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    ignored: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    parameterized: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    conditional: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    naming: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['derived', 'free']).exactOptional(),
});
/** What a job stores of a suite, for its collector and for jobs that reuse the upload. */
const knownSuite = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(knownTest.readonly()).readonly(),
    unknown: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ part: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).readonly()).readonly(),
    unseen: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(),
    customRunner: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().exactOptional(),
});
const unstartedReason = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fail-fast', 'budget']);
const runExtra = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    simulated: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'error', 'timed-out', 'cancelled', 'started', 'planned'])
        .meta({ description: 'The output `verdict` of the step.' }),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional().meta({ description: 'Stable name of the reason, as in docs/troubleshooting.md.' }),
    framework: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    project: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    job: job.readonly().exactOptional().meta({ description: 'The job that wrote the document; absent where a collector job did.' }),
    failOnFlaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    deviceMs: ms,
    predicted: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ deviceMs: ms, durationMs: ms, runs: fromOne })
        .readonly()
        .exactOptional()
        .meta({ description: 'Predicted cost, and the number of earlier runs that it is based on; absent if there were none.' }),
    queueMs: ms,
    totals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        tests: count,
        passed: count,
        failed: count,
        skipped: count,
        flaky: count,
        missing: count,
        quarantined: count.exactOptional(),
    })
        .readonly()
        .meta({ description: 'Counts over (test, device) pairs, as in the outputs of the step.' }),
    builds: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), shard: fromOne, shards: fromOne, attempt: fromOne }).readonly()).readonly(),
    refs: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ app: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(), testSuite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().exactOptional(), media: texts.exactOptional() })
        .readonly()
        .exactOptional()
        .meta({
        description: 'What all builds used, as build requests name it; each absent where there is none, or where they differ.',
    }),
    sessions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(session.readonly()).readonly(),
    quarantine: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), warnings: texts })
        .readonly()
        .exactOptional()
        .meta({ description: 'The quarantine file, and its entries that expired or match no known test, as sentences.' }),
    history: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ earlierRuns: count, new: count, known: count, flaky: count, knownSince: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().exactOptional() })
        .readonly()
        .exactOptional()
        .meta({ description: 'Failures by how they compare with earlier runs; absent if there were none.' }),
    missingTests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        devices: texts,
        notStarted: unstartedReason.exactOptional().meta({ description: 'Why its shard was not started.' }),
    })
        .readonly())
        .readonly(),
    unstarted: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reason: unstartedReason, shards: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(fromOne).readonly(), clause: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).readonly())
        .readonly()
        .exactOptional()
        .meta({ description: 'Shards and retries that were not started, by `fail-fast` or `max-device-minutes`.' }),
    emptySelection: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)
        .exactOptional()
        .meta({ description: 'The changed files selected no test (input `select`), so that the job started no build.' }),
    knownSuite: knownSuite
        .readonly()
        .exactOptional()
        .meta({ description: 'The discovered tests that the run had to report; absent where they are unknown.' }),
    notices: texts,
});
const summary = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tests: count,
    passed: count,
    failed: count,
    skipped: count,
    pending: count,
    other: count,
    flaky: count,
    start: instant,
    stop: instant,
    duration: ms,
});
/**
 * `results.json`: the part of CTRF 0.0.x (https://ctrf.io) that the action writes, with what it adds under `extra`. Writer, collector and
 * the published JSON Schema share it.
 */
const ctrfDocument = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    reportFormat: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('CTRF'),
    specVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$().meta({ description: 'RFC 3339.' }),
    generatedBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).readonly(),
        summary: summary.readonly(),
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(test.readonly()).readonly(),
        environment: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reportName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), testEnvironment: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), healthy: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }).readonly(),
        extra: runExtra.readonly(),
    })
        .readonly(),
});


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
;