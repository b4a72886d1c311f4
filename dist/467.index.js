"use strict";
exports.id = 467;
exports.ids = [467];
exports.modules = {

/***/ 5467:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report_report)
});

// EXTERNAL MODULE: ./build/javascript/builds/build-request.js
var build_request = __webpack_require__(83541);
// EXTERNAL MODULE: ./build/javascript/builds/lineage.js
var builds_lineage = __webpack_require__(14248);
// EXTERNAL MODULE: ./build/javascript/builds/list-builds.js
var list_builds = __webpack_require__(77699);
// EXTERNAL MODULE: ./build/javascript/github/artifacts.js
var artifacts = __webpack_require__(69344);
// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var inputs_service = __webpack_require__(92782);
// EXTERNAL MODULE: ./build/javascript/lib/capitalized.js
var capitalized = __webpack_require__(82285);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/lib/present.js
var present = __webpack_require__(28008);
// EXTERNAL MODULE: ./build/javascript/model/build-tag.js
var build_tag = __webpack_require__(99988);
// EXTERNAL MODULE: ./build/javascript/model/device-name.js
var device_name = __webpack_require__(39707);
// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./build/javascript/model/results.js
var model_results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var results_attempts = __webpack_require__(7330);
// EXTERNAL MODULE: ./build/javascript/results/expected-sessions.js + 1 modules
var expected_sessions = __webpack_require__(592);
// EXTERNAL MODULE: ./build/javascript/run/run-deadline.js
var run_deadline = __webpack_require__(13849);
// EXTERNAL MODULE: ./build/javascript/run/start/start.js
var start = __webpack_require__(45906);
// EXTERNAL MODULE: ./build/javascript/run/start/start-build.js
var start_build = __webpack_require__(13379);
// EXTERNAL MODULE: ./build/javascript/run/watch/poll-schedule.js
var poll_schedule = __webpack_require__(3712);
// EXTERNAL MODULE: ./build/javascript/run/watch/watch.js + 1 modules
var watch_watch = __webpack_require__(38542);
// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 6 modules
var lookup = __webpack_require__(25890);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/results/known-tests.js
var known_tests = __webpack_require__(7141);
;// CONCATENATED MODULE: ./build/javascript/collector/job-problems.js








/**
 * Everything that is wrong with a matrix beside what its sessions show. What a job reports of itself comes first, since it explains why its
 * build is absent; what only the workflow reports comes last.
 *
 * @param shards as the verdict of the collector judges them
 */
const matrixProblems = (inputs, { current, others, problems, absent, ids }, shards) => [
    ...problems,
    ...jobProblems(current, inputs, shards),
    ...absent,
    ...(ids === undefined ? [] : unlistedBuilds(current, new Set(ids))),
    ...lostFailures(current, shards),
    ...problemsOfNeeds(inputs.needs, { jobs: current, others }, absent.length > 0),
];
/** `the job "test" (Google Pixel 3-10.0, shard 2 of 3)`: the jobs of a matrix share their name in the workflow file. */
const nameJob = ({ name, devices: [device, ...others], shard, shards }) => {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    const part = [
        ...(device === undefined ? [] : [`${device}${more}`]),
        // The document counts shards from 1.
        ...(shard === undefined ? [] : [(0,describe/* describeShard */.y0)({ index: shard - 1, total: shards })]),
    ].join(', ');
    return `the job "${name}"${part === '' ? '' : ` (${part})`}`;
};
/**
 * Problems that the jobs' own documents report: a verdict that neither failed tests nor the collected sessions explain stays as it is.
 *
 * @param jobs that count
 * @param shards as the verdict of the collector judges them
 */
const jobProblems = (jobs, inputs, shards) => jobs.filter((job) => !isReportedBySession(job, shards)).flatMap((job) => problemsOfJob(job, inputs));
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
/**
 * Builds that the jobs started and that the service does not list as builds of this workflow run. Their results would be left out in
 * silence, and with them a whole job of a matrix over devices.
 *
 * @param jobs that count
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
/** Ids of the builds that the jobs started, and that must be listed sooner or later. A job without devices only waited for builds of others. */
const startedBuilds = (jobs) => jobs.flatMap(({ facts: { builds, job } }) => (job.devices.length === 0 ? [] : builds.map(({ id }) => id)));
/** The service may name a class without its package or target, and a test without its arguments. */
const simpleName = ({ className, name }) => `${(0,known_tests/* simpleClass */.TH)((0,known_tests/* classOf */.Kl)(className))}#${(0,known_tests/* methodOf */.NY)(name)}`;
/**
 * Failures that a job reported and that the counted results lack: nothing that a current job has reported is dropped.
 *
 * @param jobs that count
 * @param shards as the verdict of the collector judges them
 */
const lostFailures = (jobs, shards) => {
    const failed = failuresIn(shards);
    return jobs.flatMap(({ facts, failures }) => {
        const lost = failures.filter(({ test, device }) => !failed(test, device));
        const [first] = lost;
        if (first === undefined)
            return [];
        const more = lost.length === 1 ? '' : ` and ${lost.length - 1} more`;
        return [
            (0,error_codes/* problem */.CC)('matrix-result-lost', `${nameJob(facts.job)} reported that ${(0,model_results/* testName */.U)(first.test)} failed on ${first.device}${more}, but the builds that count do not show it`),
        ];
    });
};
/** Whether a test failed on a device; where a job saw it pass after failed attempts, one of its attempts is enough. */
const failuresIn = (shards) => {
    const keyOf = (test, device) => `${simpleName(test)} @ ${(0,device_name/* deviceKey */.cY)(device)}`;
    const failed = new Set();
    const everFailed = new Set();
    for (const { tests, attempts, last } of shards) {
        for (const test of tests)
            if ((0,results_attempts/* isBad */.e2)(test.status))
                failed.add(keyOf(test, last.device));
        for (const test of attempts.flatMap((session) => session.tests))
            if ((0,results_attempts/* hasFailedAttempt */.RX)(test))
                everFailed.add(keyOf(test, last.device));
    }
    return (test, device) => ((0,results_attempts/* isBad */.e2)(test.status) ? failed : everFailed).has(keyOf(test, device));
};
/**
 * Needed jobs that ended red without an explanation; these results also cover jobs that stored nothing.
 *
 * @param stored jobs that count, and those of other projects
 * @param isAbsent a device and shard has no build
 */
const problemsOfNeeds = (needs, { jobs, others }, isAbsent) => needs.flatMap(({ name, result }) => {
    if (result === 'success')
        return [];
    if (result === 'skipped')
        return isAbsent ? [(0,error_codes/* problem */.CC)('matrix-needed-job', `the needed job ${name} was skipped, and builds are missing`)] : [];
    if (jobs.some((job) => job.facts.job.name === name && explainsRed(job)))
        return [];
    const elsewhere = others.find((job) => job.name === name && job.isRed);
    const ended = result === 'failure' ? 'failed' : 'was cancelled';
    const clause = elsewhere === undefined
        ? `the needed job ${name} ${ended}, and its results do not say why`
        : `the job ${name} ${ended} in project ${elsewhere.project}: see its report`;
    return [(0,error_codes/* problem */.CC)('matrix-needed-job', clause)];
});
/** Failed tests of the job are in the counted results, or `lostFailures` names them; any other verdict is a problem of its own. */
const explainsRed = ({ facts: { verdict }, hasFailedTest }) => verdict === 'failed' ? hasFailedTest : verdict === 'error' || verdict === 'timed-out' || verdict === 'cancelled';

// EXTERNAL MODULE: ./build/javascript/run/judge/judge-run.js + 5 modules
var judge_run = __webpack_require__(64193);
;// CONCATENATED MODULE: ./build/javascript/collector/join-jobs.js


/** What the jobs of the matrix stored besides their results, as one run. */
const joinJobs = (jobs) => {
    const suiteIds = new Set(jobs.map(({ facts }) => facts.job.suiteId));
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
/** Whether jobs report, for every device of an absent part, that they did not start its shard. */
const isUnstarted = ({ place }, jobs) => {
    if (place === undefined)
        return false;
    const isExplainedBy = (job, device) => job.facts.job.devices.some((each) => (0,device_name/* deviceKey */.cY)(each) === device) &&
        unstartedShards(job).some(({ shards }) => shards.includes(place.shard));
    return place.devices.every((device) => jobs.some((job) => isExplainedBy(job, device)));
};
/** The outcome where no job started a build since, as all of them report, the changed files select no test; the first one's reason. */
const nothingSelectedBy = (jobs, builds) => {
    const [first] = jobs;
    const isEmpty = builds.length === 0 && first !== undefined && jobs.every(({ facts }) => facts.emptySelection === true);
    return isEmpty ? (0,judge_run/* nothingSelected */.P)(first.facts.reason) : undefined;
};

// EXTERNAL MODULE: ./build/javascript/model/device-shard.js
var device_shard = __webpack_require__(8882);
// EXTERNAL MODULE: ./build/javascript/results/accounting.js
var accounting = __webpack_require__(62181);
;// CONCATENATED MODULE: ./build/javascript/collector/missing-tests.js







/**
 * Tests that the jobs discovered and that no session reported. Shards of one device are compared as a whole, whatever the split.
 *
 * @param jobs that count; the suite of one counts only where all its builds do
 */
const missingTests = (jobs, builds, sessions) => {
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
                tests.set((0,model_results/* testName */.U)(test), test);
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
    const unstarted = jobs.flatMap(({ facts: { missingTests: own } }) => own.flatMap((test) => {
        const devices = test.devices.filter((device) => !suites.has(keyOf(device)));
        return test.notStarted === undefined || devices.length === 0 ? [] : [{ ...test, devices }];
    }));
    // What a job found missing stays missing until a session reports it, whatever the collector knows of the suite.
    const results = new Set(sessions.flatMap(({ device, tests }) => tests.map((test) => `${simpleName(test)} @ ${keyOf(device)}`)));
    const reported = jobs.flatMap(({ facts }) => facts.missingTests.flatMap((test) => {
        const hash = test.name.indexOf('#');
        const named = { className: test.name.slice(0, Math.max(0, hash)), name: test.name.slice(hash + 1) };
        const lacks = (device) => !results.has(`${simpleName(named)} @ ${keyOf(device)}`);
        const devices = test.devices.filter(lacks);
        return test.notStarted !== undefined || devices.length === 0 ? [] : [{ ...test, devices }];
    }));
    const isKnown = [...devicesOf.values()].flat().every((device) => suites.has(device));
    return { missing: joinMissing([...missing, ...unstarted, ...reported]), ...(isKnown ? {} : { knownSuite: 'unknown' }) };
};
/** A job that did not start the shard of a test reports so, for its own devices. */
const withReason = (test, device, jobs) => {
    const isOn = (devices) => devices.some((each) => (0,device_name/* deviceKey */.cY)(each) === device);
    const reported = jobs.flatMap(({ facts }) => facts.missingTests.filter(({ name }) => name === test.name));
    const notStarted = reported.find(({ devices }) => isOn(devices))?.notStarted ??
        jobs.find(({ facts }) => ignoresMissing(facts) && isOn(facts.job.devices))?.facts.unstarted?.[0]?.reason;
    return notStarted === undefined ? test : { ...test, notStarted };
};
/** Whether the job did not start some of its shards, and does not list their tests. */
const ignoresMissing = ({ missingTests: listed, unstarted = [] }) => listed.length === 0 && unstarted.some(({ shards }) => shards.length > 0);
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
const why = 'its job died, was skipped or never started';
const differ = (clause) => ({ problem: (0,error_codes/* problem */.CC)('matrix-shards-differ', clause) });
const partsOfBuilds = (counted) => counted
    .filter(({ attempt }) => attempt === 0)
    .map(({ build, devices }) => ({
    total: (0,device_shard/* totalShards */.uc)(build),
    shards: (0,device_shard/* shardsOf */.$b)(build).map(({ index }) => index),
    devices,
    plan: build.tag?.plan,
    emptyShards: build.tag?.emptyShards,
}));
/** A job with one shard knows the number of shards from its inputs; otherwise the plan decided it, as the sessions show. */
const partOfJob = ({ facts: { job, sessions } }) => {
    const { devices, shard, shards } = job;
    const planned = sessions.length === 0 ? undefined : Math.max(...sessions.map((each) => each.shards));
    const isInput = shards !== 'auto' && (shards === 1 || shard !== undefined);
    return { devices, total: isInput ? shards : planned, shards: shard === undefined ? undefined : [shard - 1] };
};
/**
 * Finds what should be there and is not.
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
    const [known = new Set(), ...others] = parts.map(({ emptyShards }) => new Set(emptyShards));
    const empty = others.reduce((both, each) => both.intersection(each), known);
    return Array.from({ length: total }, (_, index) => {
        if (empty.has(index))
            return [];
        const covered = parts
            .filter(({ shards }) => shards === undefined || shards.includes(index))
            .flatMap(({ devices: own }) => own.map(device_name/* deviceKey */.cY));
        const shard = total === 1 ? 'the run' : (0,describe/* describeShard */.y0)({ index, total });
        const missing = (clause, keys) => ({
            problem: (0,error_codes/* problem */.CC)('matrix-shard-missing', `${clause}: ${why}`),
            place: { shard: index, devices: keys },
        });
        if (covered.length === 0)
            return [missing(`${shard} has no build`, [...devices.keys()])];
        return [...devices].flatMap(([key, device]) => covered.includes(key) ? [] : [missing(`${shard} has no build on ${device}`, [key])]);
    }).flat();
};

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/binaries/archive.js
var binaries_archive = __webpack_require__(72735);
// EXTERNAL MODULE: ./build/javascript/binaries/binary-error.js
var binary_error = __webpack_require__(55667);
// EXTERNAL MODULE: ./build/javascript/results/ctrf/ctrf-document.js
var ctrf_document = __webpack_require__(13247);
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
 * Reads what the jobs of this workflow run stored, one document after the other: with all its tests, each is large.
 *
 * @param keep `all`: the tests too, and the archives in `artifacts` of the context's `tempDir`, which the caller removes
 * @throws ArtifactsUnavailableError, and UnusableArtifactError for one that is no job's report
 */
const readJobs = async ({ artifactPattern, project }, { environment, github, log, clock, tempDir }, keep) => {
    const folder = external_node_path_default().join(tempDir, 'artifacts');
    const jobOf = createJobs(keep === 'all');
    const jobs = [];
    const others = [];
    try {
        for (const artifact of await (0,artifacts/* downloadArtifacts */.UL)(artifactPattern, folder, { environment, clock })) {
            const document = await readArtifact(artifact);
            const { job, project: own, verdict, reason } = document.results.extra;
            const skipped = (whose) => log.info(`Skipped ${artifact.name}: it belongs to ${whose}.`);
            if (job === undefined)
                skipped('a collector job');
            else if (job.run !== github.runId)
                skipped(`the workflow run ${job.run}`);
            else if (own !== project) {
                skipped(`the project ${own}`);
                others.push({ name: job.name, project: own, isRed: !['passed', 'started', 'planned'].includes(verdict) });
            }
            else {
                log.info(`Read ${artifact.name}: ${verdict}. ${reason}`);
                jobs.push(jobOf(artifact, document));
            }
        }
        return { jobs, others };
    }
    finally {
        if (keep === 'facts')
            await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
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
            if (result === undefined || !(0,results_attempts/* hasFailedAttempt */.RX)(result))
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
 * Finds the builds that the jobs of this workflow run started, waits for those that still run, and collects all results. The documents
 * that the jobs stored add what no build shows: jobs that ended before their build started, and the tests of the suite.
 */
const collectBuilds = async (inputs, listing, state) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { log, clock } = listing;
        const reading = readStoredJobs(inputs, listing);
        // An artifact that cannot be read is an error once the builds were collected: their results are worth having.
        const stored = await reading.catch(() => ({ jobs: [], others: [] }));
        const found = await log.group('Find', async () => {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const limit = __addDisposableResource(env_2, (0,run_deadline/* createStartLimit */.IU)(inputs.queueTimeoutMs, clock), false);
                return await findBuilds(inputs, stored.jobs, (0,run_deadline/* within */.ux)(listing, limit.signal));
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                __disposeResources(env_2);
            }
        });
        const { current, builds, records } = found;
        const context = (0,start_build/* inVersionOf */.f2)(builds, inputs, listing);
        for (const build of builds)
            state.onStarted(build);
        for (const record of records)
            state.onPolled(record);
        const requests = records.map(({ capabilities }) => capabilities);
        state.onUploaded((0,build_request/* usedRefs */.eN)(inputs.framework, requests));
        const watch = __addDisposableResource(env_1, (0,watch_watch/* openWatch */.CW)({ ...inputs, devices: [] }, context, state, builds), false);
        const sessions = await watch.results((0,start/* noMoreThan */.ac)(builds));
        await reading;
        const nothing = nothingSelectedBy(current, builds);
        const notices = addStoredFailures(current, state);
        const shards = (0,expected_sessions/* analyzeShards */.uN)([...state.facts().sessions.values()]);
        const unexplained = nothing === undefined ? found.absent.filter((each) => !isUnstarted(each, current)) : [];
        const absent = unexplained.map((each) => each.problem);
        for (const each of matrixProblems(inputs, { ...found, others: stored.others, absent }, shards))
            state.onProblem(each);
        return nothing ?? { ...missingTests(current, builds, sessions), ...joinJobs(current), notices };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
};
/** The results do not depend on the artifact service: where it has nothing to read, the builds alone decide. */
const readStoredJobs = async (inputs, context) => {
    const { log, signal } = context;
    try {
        return await readJobs(inputs, context, 'facts');
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof artifacts/* ArtifactsUnavailableError */.yI))
            throw error;
        const describe = inputs.missingTests === 'fail' ? log.warning : log.info;
        describe(`Missing tests, and jobs that ended before their build started, cannot be detected: ${error.message}.`);
        return { jobs: [], others: [] };
    }
};
/** A build shows up in a listing with some delay: so many listings without it prove that it is absent. */
const repeatedListings = 3;
/**
 * Finds the builds of this workflow run in the project's listing.
 *
 * @throws CloudError where the project cannot be listed
 */
const findBuilds = async ({ framework, project, ownProject, expectedShards, pollIntervalMs }, jobs, context) => {
    const { clock, log, signal, service } = context;
    const pauses = (0,poll_schedule/* reportPauses */.UR)(pollIntervalMs, (0,inputs_service/* isEmbedded */.nq)(service)).slice(0, repeatedListings);
    for (let listings = 0;; listings++) {
        const listed = await (0,list_builds/* listBuilds */.YF)(framework, project, context);
        const own = listed.filter((build) => isOwnBuild(build, context.github.runId, project === ownProject));
        const { builds, current, problems } = (0,builds_lineage/* traceLineage */.H2)(own, jobs);
        const others = listed.length - own.length;
        const absent = builds.length === 0 ? [{ problem: noBuild(project, others) }] : absentParts(partsOfBuilds(builds), expectedShards);
        const pauseMs = pauses[listings];
        const ids = own.map(({ record }) => record.id);
        const late = startedBuilds(current).find((id) => !ids.includes(id));
        if ((absent.length === 0 && late === undefined) || pauseMs === undefined) {
            if (others > 0)
                log.info(`Ignored builds of other workflow runs in the project ${project}: ${others}.`);
            const nowMs = clock.monotonicMs();
            const started = builds.map(({ build, ...part }) => (0,list_builds/* watchedBuild */.Fj)(build, { ...part, replacedDevices: devicesOfOthers(part, builds) }, nowMs));
            return { current, problems, builds: started, records: builds.map(({ build }) => build.record), ids, absent };
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
/** Devices for which only other builds count; a retry and its base count for the same device. */
const devicesOfOthers = ({ devices }, counted) => {
    const own = new Set(devices.map(device_name/* deviceKey */.cY));
    return counted.flatMap((other) => other.devices).filter((device) => !own.has((0,device_name/* deviceKey */.cY)(device)));
};
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
    const failedOn = Map.groupBy(sessions.flatMap(([, { device, tests }]) => tests.filter(results_attempts/* hasFailedAttempt */.RX).map((test) => ({ device, name: simpleName(test) }))), ({ device }) => (0,device_name/* deviceKey */.cY)(device));
    const added = [];
    for (const [key, session] of sessions) {
        const place = placeKey(session.buildId, session.device);
        const own = [...(stored.get(sessionKey(session.buildId, session.sessionId)) ?? []), ...(stored.get(place) ?? [])];
        stored.delete(place);
        const failed = new Set(session.tests.filter(({ status }) => (0,results_attempts/* isBad */.e2)(status)).map(simpleName));
        const everFailed = new Set(failedOn.get((0,device_name/* deviceKey */.cY)(session.device))?.map(({ name }) => name));
        const unseen = own
            .map(({ test }) => test)
            .filter((test) => !((0,results_attempts/* isBad */.e2)(test.status) ? failed : everFailed).has(simpleName(test)));
        if (unseen.length === 0)
            continue;
        added.push(...unseen.map((test) => `${(0,model_results/* testName */.U)(test)} @ ${session.device}`));
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
const withFailures = ({ tests }, failures) => {
    const open = new Map(failures.map((test) => [simpleName(test), test]));
    const replaced = tests.map((test) => {
        const failure = open.get(simpleName(test));
        if (failure === undefined)
            return test;
        open.delete(simpleName(test));
        if (!(0,results_attempts/* isBad */.e2)(failure.status))
            return { ...test, earlierAttempts: failure.earlierAttempts };
        return { ...test, status: failure.status, failures: failure.failures, ...(0,present/* present */.E)({ statusWord: failure.statusWord }) };
    });
    const unnamed = failures.filter((test) => open.get(simpleName(test)) === test);
    return [...replaced, ...unnamed];
};

// EXTERNAL MODULE: ./build/javascript/lib/escape/file-name.js
var file_name = __webpack_require__(48905);
;// CONCATENATED MODULE: ./build/javascript/collector/collect-documents.js












const maxFileBytes = 64_000_000;
const sessionFiles = [
    ['junit', 'junit.xml'],
    ['session', 'session.json'],
];
/**
 * Collects what jobs stored as artifacts of this workflow run, where the service cannot list builds.
 *
 * Only what a job's own document proves counts: one that did not wait, or that ended in another way than with results, is an error.
 *
 * @throws Error where an artifact cannot be downloaded or read, by its name
 */
const collectDocuments = async (inputs, context, state) => {
    try {
        const stored = await readJobs(inputs, context, 'all');
        const lineage = (0,builds_lineage/* traceLineage */.H2)([], stored.jobs);
        const { current, shards } = lineage;
        const folders = (0,file_name/* safeNames */.KU)([...new Set(shards.map(({ device }) => device))]);
        for (const shard of shards)
            await addSession(shard, folders, inputs.reportDir, state);
        const sessions = [...state.facts().sessions.values()];
        const judged = (0,expected_sessions/* analyzeShards */.uN)(sessions);
        const absent = current.length === 0
            ? [noReport(inputs)]
            : absentParts(current.map(partOfJob), inputs.expectedShards).map((each) => each.problem);
        for (const each of matrixProblems(inputs, { ...lineage, others: stored.others, absent }, judged))
            state.onProblem(each);
        for (const { facts } of current)
            state.onQueued(facts.queueMs);
        const builds = current.flatMap(({ facts }) => facts.builds);
        const ran = current.filter(({ facts }) => facts.builds.length > 0);
        state.onUploaded((0,build_request/* commonRefs */.a3)(ran.map(({ facts }) => facts.refs ?? {})));
        const simulated = stored.jobs.some(({ facts }) => facts.simulated);
        const nothing = nothingSelectedBy(current, builds);
        if (nothing !== undefined)
            return { simulated, ...nothing };
        return {
            simulated,
            ...missingIn(current, shards, sessions),
            ...joinJobs(current),
            documentedBuilds: builds.map(({ id, shard, shards: total, attempt }) => ({
                id,
                shard: { index: shard - 1, total },
                attempt: attempt - 1,
            })),
        };
    }
    finally {
        await (0,promises_.rm)(external_node_path_default().join(context.tempDir, 'artifacts'), { recursive: true, force: true });
    }
};
const noReport = ({ artifactPattern, project }) => (0,error_codes/* problem */.CC)('matrix-no-build', `no artifact of this workflow run is named ${artifactPattern} and contains a report of the project ${project}: every job died, was skipped or never started`);
/** The suites of jobs, held against the sessions that count: jobs that split a suite differently miss what falls between their shards. */
const missingIn = (current, shards, sessions) => {
    const runs = shards.flatMap(({ device, attempts }) => attempts.map(({ build }) => ({ id: build, device })));
    const builds = [...Map.groupBy(runs, ({ id }) => id)].map(([id, own]) => ({ id, devices: own.map(({ device }) => device) }));
    // What a runner of the suite's own left out cannot be derived from the documents: the job alone knows the counts of the service.
    const comparable = current.map((job) => job.facts.knownSuite?.customRunner === true ? { ...job, facts: { ...job.facts, knownSuite: undefined } } : job);
    const { missing } = missingTests(comparable, builds, sessions);
    const isUnknown = current.some(({ facts }) => facts.knownSuite === undefined);
    return { missing, ...(isUnknown ? { knownSuite: 'unknown' } : {}) };
};
const addSession = async (reported, folders, reportDir, state) => {
    const { device, shard, job, key } = reported;
    const folder = `sessions/${folders.get(device) ?? 'unknown-device'}/shard-${shard.index + 1}-of-${shard.total}`;
    const files = await (0,binaries_archive/* withArchive */.x)(job.archive, (tree) => copyFiles(tree, reported, external_node_path_default().join(reportDir, folder)));
    state.onCollected(key, { ...sessionOf(reported), folder, files });
};
/** The session that a job reported, its attempts merged into one, as its document holds them. */
const sessionOf = ({ device, shard, job, attempts, last }) => {
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
        tests: job.tests.get(storedShardKey(last)) ?? [],
        evidence: { details: { state: 'document', job: nameJob(job.facts.job) }, report: { state: 'none' } },
        links: { dashboard: last.dashboard, video: last.video },
    };
};
/** Names come from this side only: an archive holds the content of files, and does not decide where they go. */
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

// EXTERNAL MODULE: ./build/javascript/history/run-history.js + 4 modules
var run_history = __webpack_require__(66508);
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
// EXTERNAL MODULE: ./build/javascript/inputs/result-inputs.js
var result_inputs = __webpack_require__(76280);
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
    if ((0,inputs_service/* isEmbedded */.nq)(service) && (0,lookup/* definitionOf */.Fg)(framework).listsBuilds)
        reader.problem({
            input: 'base-url',
            value: inputs_service/* embeddedBaseUrl */.Dg,
            accepted: `expected the address that the jobs of the matrix used: ${inputs_service/* embeddedEndsWithStep */.fs}`,
            code: 'input-conflict',
        });
    const ownProject = `${context.repositoryName}-${context.runId}`;
    const project = reader.optional('project');
    const results = await (0,result_inputs/* readResultInputs */.V)(reader, context, { framework, service }, clock.nowMs());
    const inputs = {
        // `auto` lists the builds in v1, whose listings are longer; what the builds need is settled once they are found.
        service: (0,api_version/* chooseApiVersion */.Cm)(reader, service, framework, service.versionReason === undefined ? results : {}),
        framework,
        project: project === undefined ? ownProject : (0,inputs_project/* checkedProject */.x)(reader, project),
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

// EXTERNAL MODULE: ./build/javascript/run/connect.js + 8 modules
var connect = __webpack_require__(27282);
// EXTERNAL MODULE: ./build/javascript/run/judge/judge-job.js
var judge_job = __webpack_require__(23080);
// EXTERNAL MODULE: ./build/javascript/run/report/report.js + 17 modules
var report = __webpack_require__(8859);
// EXTERNAL MODULE: ./build/javascript/run/report/report-folder.js + 2 modules
var report_folder = __webpack_require__(40760);
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
const report_report = async (step) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = await readReportInputs(step.environment, step.github, step.clock);
        const { framework } = inputs;
        const context = report_addDisposableResource(env_1, await (0,connect/* connect */.Ng)(inputs.service, framework, step, start_embedded/* startEmbedded */.H), true);
        const { log, clock, baseUrl } = context;
        const state = (0,run_state/* openRunState */.VR)(clock);
        let outcome = {};
        await state.record(log, async () => {
            await (0,report_folder/* prepareReportFolder */.OJ)(inputs.reportDir);
            // Where the service lists no builds, what the jobs stored is all that a later job can see of them.
            if ((0,lookup/* definitionOf */.Fg)(framework).listsBuilds)
                outcome = await collectBuilds(inputs, context, state);
            else
                outcome = await log.group('Collect', () => collectDocuments(inputs, context, state));
            const owner = historyOwner(inputs, outcome.suiteId);
            const history = await log.group('History', () => (0,run_history/* readStoredHistory */.Kf)(owner, context));
            outcome = { ...outcome, ...(0,present/* present */.E)({ history }) };
        });
        const simulated = context.isSimulated() || outcome.simulated === true;
        const shown = (0,judge_job/* shownFacts */.vZ)({ facts: state.facts(), outcome }, context.cloud.redact);
        const analysis = (0,judge_run/* judgeRun */.Z)(inputs, shown.facts, shown.outcome, {
            baseUrl,
            simulated,
            job: undefined,
        });
        const artifactName = inputs.artifactName ?? ownArtifactName(inputs, context.github);
        await (0,report/* reportRun */.Go)(analysis, { ...inputs, artifactName, artifactRetentionDays: 0 }, context);
        if (outcome.history !== undefined)
            await (0,run_history/* storeOutcomes */.PS)(outcome.history, analysis, context);
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
const historyOwner = ({ history: place, service, framework, project, ownProject }, suiteId) => ({
    place,
    token: service.githubToken,
    suite: { framework, suiteId },
    // The derived name has the id of the run.
    identity: (0,build_tag/* hashOf */.qQ)('report', project === ownProject ? '' : project),
    siblings: [],
});
/** Never among the names that `artifact-pattern` finds by default, where it would be taken for a job's report when jobs run again. */
const ownArtifactName = ({ framework, project }, github) => (0,artifacts/* deriveArtifactName */.f0)({ framework, shard: '', identity: (0,build_tag/* hashOf */.qQ)(project) }, github).replace('mobile-test-results', 'mobile-test-report');


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
    shard: fromOne,
    shards: fromOne,
    attempt: fromOne.meta({ description: '1, or more where `retries` or `session-retries` ran a session again.' }),
    ranOn: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .exactOptional()
        .meta({ description: 'The device that ran it, where another alternative of the line took the place of `device`.' }),
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