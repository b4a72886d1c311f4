"use strict";
exports.id = 144;
exports.ids = [144];
exports.modules = {

/***/ 30828:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   iN: () => (/* binding */ splitForms),
/* harmony export */   ks: () => (/* binding */ shardOfHash),
/* harmony export */   vD: () => (/* binding */ javaHash)
/* harmony export */ });
const splitForms = ['floor-mod', 'absolute'];
/** Java's `String.hashCode`: over UTF-16 units, in 32 bits. */
const javaHash = (text) => {
    let hash = 0;
    for (let index = 0; index < text.length; index++)
        hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
    return hash;
};
/** The shard, from 0, in which the runner's own split runs a test; undefined where it runs in none, or is hashed by a name that is not known. */
const shardOf = (test, shards, form) => test.naming === undefined ? shardOfHash(javaHash(`${test.name}(${test.className})`), shards, form) : undefined;
/** The absolute value of the lowest 32-bit number is negative in Java: its test may run in no shard at all. */
const shardOfHash = (hash, shards, form) => {
    if (form === 'floor-mod')
        return ((hash % shards) + shards) % shards;
    const remainder = (hash === -0x8000_0000 ? hash : Math.abs(hash)) % shards;
    // A remainder of minus zero is shard 0 too.
    return remainder < 0 ? undefined : Math.abs(remainder);
};


/***/ }),

/***/ 52575:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ openGitHubApi),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   gB: () => (/* binding */ NotPermittedError),
/* harmony export */   wo: () => (/* binding */ isNotPermitted)
/* harmony export */ });
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61640);
/* harmony import */ var _stall_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84073);



/** The token may not do what was asked: a fork's or Dependabot's is read-only, or the workflow grants no permission. */
class NotPermittedError extends Error {
    code = 'github-not-permitted';
    constructor(what, permission, cause) {
        super(`${what} was left out: the token lacks "${permission}: write". Tokens of pull requests from forks and of Dependabot never have it; elsewhere grant it in the job's permissions`, { cause });
        this.name = 'NotPermittedError';
    }
}
const maxTries = 3;
/** Longer pauses are not worth a job's minutes: the report is in the summary already. */
const maxPauseMs = 60_000;
/**
 * Opens the API of the server that runs the workflow, GitHub Enterprise Server among them. Its limits are obeyed; calls that it never
 * responds to end with a `StalledError`.
 */
const openGitHubApi = async (token, { environment, github, log, clock, signal }, guard = (0,_stall_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .createStallGuard */ .GD)(clock)) => {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
    const baseUrl = environment.GITHUB_API_URL;
    const octokit = getOctokit(token, {
        ...(baseUrl ? { baseUrl } : {}),
        log: { debug: log.debug, info: log.debug, warn: log.debug, error: log.debug },
    });
    const [owner = '', repo = ''] = github.repository.split('/');
    const send = async (route, parameters) => {
        const { data, headers } = await guard.run((stalled) => octokit.request(route, { owner, repo, ...parameters, request: { signal: AbortSignal.any([signal, stalled]) } }));
        return { data, headers: { ...headers } };
    };
    const pause = async (error, tries) => {
        // The client gives a request that was aborted the status 500.
        signal.throwIfAborted();
        const pauseMs = pauseAfter(error, tries, clock.nowMs());
        if (pauseMs === undefined)
            throw error;
        const duration = (0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(pauseMs);
        if (asksForPause(error))
            log.info(`GitHub asked to wait for ${duration}.`);
        else
            log.info(`GitHub ${whatHappened(error)}; trying again in ${duration}.`);
        await clock.sleep(pauseMs, signal);
    };
    return (route, parameters, findCreated) => repeat(() => send(route, parameters), pause, findCreated);
};
/** @param pause throws the error itself where no other attempt is worth it */
const repeat = async (send, pause, findCreated) => {
    for (let tries = 1;; tries++) {
        try {
            return await send();
        }
        catch (error) {
            const find = isUncertain(error) ? findCreated : undefined;
            if (tries >= maxTries && find === undefined)
                throw error;
            await pause(error, tries);
            const created = await find?.();
            if (created !== undefined)
                return created;
            if (tries >= maxTries)
                throw error;
        }
    }
};
const statusOf = (error) => error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
/** The client gives a lost connection the status 500, without a response. */
const whatHappened = (error) => error instanceof Error && 'response' in error && error.response !== undefined
    ? `responded with status ${statusOf(error)}`
    : `did not respond (${(0,_lib_first_line_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLineOf */ .Q)(error)})`;
/** It is unknown whether the request took effect; a lost connection has the status 500, too. */
const isUncertain = (error) => (statusOf(error) ?? 0) >= 500;
/** 403 and 429 may mean a limit, which says when to come back, or a lack of permission, which does not. */
const isNotPermitted = (error) => {
    const status = statusOf(error);
    return status === 401 || status === 404 || (status === 403 && limitPauseMs(error, 0) === undefined);
};
const pauseAfter = (error, tries, nowMs) => {
    const limitMs = limitPauseMs(error, nowMs);
    if (limitMs !== undefined)
        return limitMs <= maxPauseMs ? limitMs : undefined;
    return isUncertain(error) ? 1_000 * tries : undefined;
};
const limitPauseMs = (error, nowMs) => {
    const status = statusOf(error);
    if (status !== 403 && status !== 429)
        return undefined;
    const headers = headersOf(error);
    const seconds = Number(headers['retry-after']);
    if (Number.isFinite(seconds) && headers['retry-after'] !== undefined)
        return seconds * 1_000;
    if (headers['x-ratelimit-remaining'] === '0')
        return Math.max(0, Number(headers['x-ratelimit-reset']) * 1_000 - nowMs);
    return status === 429 ? maxPauseMs : undefined;
};
/** A limit that says when to come back; after other failures the pause is our own. */
const asksForPause = (error) => {
    const headers = headersOf(error);
    return (statusOf(error) ?? 0) < 500 && (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0');
};
const headersOf = (error) => {
    if (!(error instanceof Error) || !('response' in error))
        return {};
    const { response } = error;
    if (typeof response !== 'object' || response === null || !('headers' in response))
        return {};
    const { headers } = response;
    return typeof headers === 'object' && headers !== null
        ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
        : {};
};


/***/ }),

/***/ 28008:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ present)
/* harmony export */ });
/** Drops the keys whose value is undefined, so that a record that is spread over another one replaces only with what is known. */
const present = (record) => {
    const kept = {};
    for (const key in record)
        if (record[key] !== undefined)
            kept[key] = record[key];
    return kept;
};


/***/ }),

/***/ 62181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ selectedSuite),
/* harmony export */   Om: () => (/* binding */ sayMissing),
/* harmony export */   PF: () => (/* binding */ accountStarted),
/* harmony export */   Se: () => (/* binding */ countKnownTests),
/* harmony export */   Tw: () => (/* binding */ addNeverRan),
/* harmony export */   Zy: () => (/* binding */ addCounters),
/* harmony export */   fS: () => (/* binding */ findMissingTests),
/* harmony export */   mG: () => (/* binding */ subtractCounters),
/* harmony export */   r4: () => (/* binding */ failedIn),
/* harmony export */   x$: () => (/* binding */ executedIn),
/* harmony export */   x7: () => (/* binding */ countByStatus)
/* harmony export */ });
/* unused harmony export accountTests */
/* harmony import */ var _binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46678);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8882);
/* harmony import */ var _model_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91171);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50191);
/* harmony import */ var _known_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7141);
/* harmony import */ var _selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(399);






const nothingClaimed = (unclaimed) => ({ missing: [], unclaimed });
/**
 * Holds the tests that are known to be in the suite against the results: what no session of a device reported, whatever the result, is
 * missing there. A crashed process leaves such tests, and a filter with a typo.
 *
 * A parameterized test is there when one of its sets of values is. What is unknown of one class says nothing against the others.
 *
 * If the suite has a runner of its own, what no device reported while the service counts exactly the reported tests was left out by that
 * runner as far as can be known.
 *
 * @param sessions of all shards and attempts that should have run the tests
 * @param isExpected whether these sessions had to run a test, by filters and shards
 * @param owing on which devices they had to run
 */
const findMissingTests = (suite, sessions, isExpected = () => true, { devices = [], onAnyDevice = false } = {}) => {
    const { tests: expected, unclaimed } = claimedTests(suite, isExpected);
    const classes = new Set(suite.tests.map(({ className }) => className));
    const names = new Set(suite.tests.map(_model_results_js__WEBPACK_IMPORTED_MODULE_2__/* .testName */ .U));
    const lacking = expected.map((test) => ({ test, devices: [] }));
    // One device after the other, since what each reported is a table as large as its results.
    const [any] = [...sessions.map(_model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .deviceLabel */ .hV), ...devices];
    const compared = (device) => (onAnyDevice ? (any ?? device) : device);
    const byDevice = Map.groupBy(sessions, (session) => compared((0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .deviceLabel */ .hV)(session)));
    for (const device of devices.map(compared))
        byDevice.set(device, byDevice.get(device) ?? []);
    for (const [device, own] of byDevice) {
        const isReported = readReport(own, classes, names);
        for (const { test, devices } of lacking)
            if (!isReported(test))
                devices.push(device);
    }
    const mayLeaveOut = suite.customRunner === true && sessions.length > 0 && sessions.every(countsAgree);
    const isLeftOut = ({ devices }) => mayLeaveOut && devices.length === byDevice.size;
    const missing = lacking.flatMap((one) => one.devices.length === 0 || isLeftOut(one) ? [] : [{ name: (0,_model_results_js__WEBPACK_IMPORTED_MODULE_2__/* .testName */ .U)(one.test), devices: one.devices }]);
    const leftOut = lacking.filter(isLeftOut).map(({ test }) => (0,_model_results_js__WEBPACK_IMPORTED_MODULE_2__/* .testName */ .U)(test));
    return { missing, unclaimed, leftOut: leftOut.length === 0 ? undefined : leftOut };
};
/**
 * Tests that must run wherever the suite runs, and why there may be more of them, as a clause. No claim is made of ignored tests, of those
 * that run under a condition or that results may name in any way, and of classes whose tests are not all known.
 */
const claimedTests = (suite, isExpected = () => true) => {
    const unknown = new Set(suite.unknown.map(({ part }) => part));
    const tests = suite.tests.filter((test) => isClaimed(test) && !unknown.has(test.className) && isExpected(test));
    const reasons = [
        ...(suite.unseen === undefined ? [] : [suite.unseen]),
        ...(unknown.size === 0 ? [] : [`the tests of ${[...unknown].slice(0, 3).join(', ')} are not all known`]),
    ];
    return { tests, unclaimed: reasons.length === 0 ? undefined : reasons.join('; ') };
};
/** Whether a result under its name has to come for a test that runs. */
const isClaimed = ({ ignored, conditional, naming }) => !ignored && !conditional && naming !== 'free';
/** Whether the service counts exactly the tests of the report. Without a count, or without a report, it does not. */
const countsAgree = ({ evidence: { summary, details, report } }) => {
    const counted = (details.state === 'read' ? details.counters : undefined) ?? summary?.counters;
    return counted !== undefined && report.state === 'read' && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTests */ .IU)(counted) === (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTests */ .IU)(report.tests);
};
/**
 * Adds the tests that the service named and never ran: they are missing as well, each once for a device, also where the service spells a
 * test otherwise than the suite.
 */
const addNeverRan = (known, shards) => {
    const devicesOf = new Map(known.map(({ name, devices }) => [name, new Set(devices)]));
    const notStarted = new Map(known.map((each) => [each.name, each.notStarted]));
    const counted = new Set(known.flatMap(({ name, devices }) => devices.map((device) => simpleKey(name, device))));
    for (const { neverRan, last } of shards) {
        for (const name of neverRan.map(_model_results_js__WEBPACK_IMPORTED_MODULE_2__/* .testName */ .U)) {
            const device = (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .deviceLabel */ .hV)(last);
            if (counted.has(simpleKey(name, device)))
                continue;
            const devices = devicesOf.get(name) ?? new Set();
            devicesOf.set(name, devices.add(device));
        }
    }
    return [...devicesOf].map(([name, devices]) => ({
        name,
        devices: [...devices],
        notStarted: notStarted.get(name),
    }));
};
/** Of a test on a device, without what its spellings differ in: package, module and the values of a parameterized test. */
const simpleKey = (name, device) => {
    const hash = name.indexOf('#');
    return `${(0,_known_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .simpleClass */ .TH)((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .classOf */ .Kl)(name.slice(0, Math.max(0, hash))))}#${(0,_known_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .methodOf */ .NY)(name.slice(hash + 1))} @ ${device}`;
};
/**
 * Returns which tests a device reported.
 *
 * Some responses of the service name a class without its package, and a suite may know its classes without their module; there, the simple
 * names are compared. A name that is exactly that of a class of the suite stands for no other class.
 */
const readReport = (sessions, classes, suiteNames) => {
    const reported = new Map();
    const add = (test) => {
        const className = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .classOf */ .Kl)(test.className);
        const simple = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .simpleClass */ .TH)(className);
        const isUnknownName = !suiteNames.has((0,_model_results_js__WEBPACK_IMPORTED_MODULE_2__/* .testName */ .U)({ className, name: (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .methodOf */ .NY)(test.name) }));
        addName(reported, !classes.has(className) && classes.has(simple) ? simple : className, test.name, isUnknownName);
    };
    for (const { tests } of sessions)
        for (const test of tests)
            if (test.status !== 'pending')
                add(test);
    return ({ className, name, parameterized }) => {
        const simple = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .simpleClass */ .TH)(className);
        const found = [className, ...(classes.has(simple) ? [] : [simple])].flatMap((each) => reported.get(each) ?? []);
        return found.some(({ names, hasUnknownName }) => names.has(name) || (parameterized && hasUnknownName));
    };
};
/** Runs of a parameterized test may have names that do not contain the method: any unknown name may be one of them. */
const addName = (classes, className, name, isUnknownName) => {
    const reported = classes.get(className) ?? { names: new Set(), hasUnknownName: false };
    reported.names.add(name);
    reported.names.add((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .methodOf */ .NY)(name));
    reported.hasUnknownName ||= isUnknownName;
    classes.set(className, reported);
};
/**
 * Holds the tests that are selected, and that these shards had to run, against what the sessions reported.
 *
 * Of a single shard that the test runner made, only those tests are claimed that both forms of its split put there.
 *
 * @param shards all of the run, or those of this job
 */
const accountTests = ({ suite, unclear, split }, shards, sessions, devices = []) => {
    if (suite === undefined)
        return nothingClaimed('the tests of the suite are unknown');
    if (unclear !== undefined)
        return nothingClaimed(unclear);
    return findMissingTests(suite, sessions, (0,_selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .runsIn */ .UN)(shards), { devices, onAnyDevice: split?.onEachDevice === false });
};
/**
 * The same for a run that may not have started all its shards: what only these have is missing, and had no chance to report.
 *
 * @param planned all shards of the run, or those of this job
 */
const accountStarted = (selection, planned, sessions, unstarted) => {
    const first = unstarted.flatMap(({ reason, builds }) => builds.filter(({ attempt }) => attempt === 0).map((build) => ({ reason, build })));
    const [{ reason: notStarted } = {}] = first;
    if (notStarted === undefined)
        return accountTests(selection, planned, sessions);
    const indexes = new Set(first.flatMap(({ build }) => (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .shardsOf */ .$b)(build).map(({ index }) => index)));
    const devices = first.flatMap(({ build }) => build.devices);
    const started = planned.filter(({ shard }) => !indexes.has(shard.index));
    const owed = accountTests(selection, started, sessions, devices);
    const owedNames = new Set(owed.missing.map(({ name }) => name));
    const leftOut = new Set(owed.leftOut);
    // What did not start was left out by no test runner.
    const suite = selection.suite && { ...selection.suite, customRunner: false };
    const { missing, unclaimed } = accountTests({ ...selection, suite }, planned, sessions, devices);
    return {
        missing: missing
            .filter(({ name }) => !leftOut.has(name))
            .map((test) => (owedNames.has(test.name) ? test : { ...test, notStarted })),
        unclaimed,
        leftOut: owed.leftOut,
    };
};
/**
 * How many tests must run in each session of one shard. 0: the split leaves it empty, while other shards have tests.
 *
 * @returns nothing where that is not known
 */
const countKnownTests = ({ suite, unclear, split }, shard) => {
    // Where the request has a split of the user's own, several sessions share the tests in a way that is not known.
    if (suite === undefined || unclear !== undefined || split?.sessions !== 1)
        return undefined;
    const { tests, unclaimed } = claimedTests(suite, (0,_selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .runsIn */ .UN)([shard]));
    if (tests.length > 0)
        return tests.length;
    // What is unknown may be in this shard, too.
    const isOther = unclaimed === undefined && claimedTests(suite).tests.length > 0;
    return isOther && (0,_selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeftEmpty */ .jp)(suite, shard) ? 0 : undefined;
};
/** The tests of all shards together that are selected; `unknown` where that cannot be told. */
const selectedSuite = ({ suite, unclear }) => {
    if (suite === undefined || unclear !== undefined || (suite.tests.length === 0 && !(0,_binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .isFullyKnown */ .A)(suite)))
        return 'unknown';
    const tests = suite.tests.map(storedPart);
    const classes = new Set(tests.map(({ className }) => className));
    return {
        tests,
        unknown: suite.unknown.filter(({ part }) => classes.has(part)).map(({ part }) => ({ part })),
        unseen: suite.unseen,
        customRunner: suite.customRunner,
    };
};
/** What filters see on a test is of no use once it is selected. */
const storedPart = ({ target: _target, annotations: _annotations, sizes: _sizes, file: _file, tags: _tags, ...test }) => test;
const maxNamed = 20;
/** Says what is missing, and what cannot be claimed. */
const sayMissing = ({ missing, unclaimed, leftOut = [] }, log) => {
    if (unclaimed !== undefined)
        log.info(`Not all missing tests can be found: ${unclaimed}.`);
    if (missing.length > 0)
        log.warning(`Tests of the suite without a result on at least one device: ${listed(missing.map(({ name }) => name))}.`);
    if (leftOut.length > 0)
        log.warning(`Tests of the suite that no device ran, perhaps because its own test runner leaves them out: ${listed(leftOut)}.`);
};
const listed = (names) => {
    const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
    return `${names.slice(0, maxNamed).join(', ')}${more}`;
};
/** Tests by status; an unrecognized status counts as an error, since it does not show that the test passed. */
const countByStatus = (tests) => {
    const counts = { ..._model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .noCounters */ .pZ };
    for (const { status } of tests) {
        if (status === 'timed-out')
            counts.timedOut += 1;
        else if (status === 'unknown')
            counts.error += 1;
        else
            counts[status] += 1;
    }
    return counts;
};
/** Tests that ran and did not pass. */
const failedIn = ({ failed, error, timedOut }) => failed + error + timedOut;
/** Tests that ran, whatever their result. */
const executedIn = (counters) => counters.passed + failedIn(counters);
const addCounters = (one, other) => combine(one, other, 1);
const subtractCounters = (one, other) => combine(one, other, -1);
const combine = (one, other, sign) => ({
    passed: one.passed + sign * other.passed,
    failed: one.failed + sign * other.failed,
    skipped: one.skipped + sign * other.skipped,
    timedOut: one.timedOut + sign * other.timedOut,
    error: one.error + sign * other.error,
    pending: one.pending + sign * other.pending,
});


/***/ }),

/***/ 39188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ claimedCounts),
/* harmony export */   G8: () => (/* binding */ compareCounts),
/* harmony export */   GR: () => (/* binding */ resultsName),
/* harmony export */   Ge: () => (/* binding */ absent),
/* harmony export */   Ie: () => (/* binding */ empty),
/* harmony export */   J4: () => (/* binding */ countersOf),
/* harmony export */   JF: () => (/* binding */ better),
/* harmony export */   JJ: () => (/* binding */ worse),
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   NZ: () => (/* binding */ unsettled),
/* harmony export */   Ni: () => (/* binding */ listedTests),
/* harmony export */   No: () => (/* binding */ compareAnnounced),
/* harmony export */   Pb: () => (/* binding */ isTimedOut),
/* harmony export */   TR: () => (/* binding */ compareExecuted),
/* harmony export */   UD: () => (/* binding */ compare),
/* harmony export */   WW: () => (/* binding */ declaredTotals),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   iU: () => (/* binding */ timedOut),
/* harmony export */   ie: () => (/* binding */ agrees),
/* harmony export */   jB: () => (/* binding */ noun),
/* harmony export */   jl: () => (/* binding */ compareFailed),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   vj: () => (/* binding */ amount),
/* harmony export */   vr: () => (/* binding */ explainsFailure),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50191);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62181);


const error = (code) => ({ kind: 'error', code });
const unsettled = (code) => ({ kind: 'error', code, maySettle: true });
const timedOut = (code) => ({ kind: 'timed-out', code });
const failed = (code) => ({ kind: 'failed', code });
const empty = (code) => ({ kind: 'empty', code });
const row = (source, field, rulings, read) => ({
    source,
    field,
    rulings,
    read,
});
const absent = { cell: 'absent' };
const agrees = { cell: 'agrees' };
const better = { cell: 'better' };
const worse = (clause) => ({ cell: 'worse', clause });
const compare = (session) => {
    const { report, serviceRetries } = session.evidence;
    const tests = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_1__/* .countByStatus */ .x7)(session.tests);
    const results = report.state === 'read' ? report.tests : { ...tests, passed: tests.passed + skippedInBundle(session) };
    const inReport = report.state === 'read' ? report.attempts : undefined;
    const attempts = serviceRetries === true ? (inReport ?? (0,_accounting_js__WEBPACK_IMPORTED_MODULE_1__/* .countByStatus */ .x7)(session.tests.flatMap((test) => test.earlierAttempts))) : _model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .noCounters */ .pZ;
    return { session, tests, results, attempts };
};
/** Tests that only the result bundle calls skipped: the service may count them as passed. */
const skippedInBundle = ({ evidence: { bundle } }) => (bundle?.state === 'read' ? bundle.skipped : 0);
const compareFailed = (claimed, { session, results, attempts }, name) => {
    const [own, held] = [claimed.failed + claimed.error, (0,_accounting_js__WEBPACK_IMPORTED_MODULE_1__/* .failedIn */ .r4)(results)];
    const clause = `${name} counts ${own} failed ${noun(own)}, but the ${resultsName(session)} ${held}`;
    return own < held ? better : compareCounts(own, held + (0,_accounting_js__WEBPACK_IMPORTED_MODULE_1__/* .failedIn */ .r4)(attempts), clause);
};
const compareExecuted = (claimed, { session, results, attempts }, name) => {
    const [own, held] = [claimed.passed + claimed.failed + claimed.error, (0,_accounting_js__WEBPACK_IMPORTED_MODULE_1__/* .executedIn */ .x$)(results)];
    if (own + claimed.timedOut === 0 && held > 0)
        return worse(`${name} counts no executed tests, but the ${resultsName(session)} ${held}`);
    const clause = `${name} counts ${own} executed ${noun(own)}, but the ${resultsName(session)} only ${held}`;
    return own < held ? better : compareCounts(own, held + (0,_accounting_js__WEBPACK_IMPORTED_MODULE_1__/* .executedIn */ .x$)(attempts), clause);
};
/** Ignored tests may be missing from one source and counted by another, so the longest of them is what counts. */
const compareAnnounced = (announced, { session, tests, results }, name) => {
    if (announced === undefined)
        return absent;
    const lists = [tests, results, ...claimedCounts(session)].map((each) => (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTests */ .IU)(each) - each.pending);
    const held = Math.max(...lists);
    if (isTimedOut(session))
        return agrees;
    return compareCounts(announced, held, `${name} announced ${amount(announced)}, but only ${held} ended`);
};
const compareCounts = (claimed, held, clause) => {
    if (claimed > held)
        return worse(clause);
    return claimed < held ? better : agrees;
};
const countersOf = ({ evidence: { summary, details } }) => [summary?.counters, details.state === 'read' ? details.counters : undefined].filter((each) => each !== undefined);
const listedTests = ({ evidence: { details } }) => details.state === 'read' && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTests */ .IU)(details.tests) > 0 ? details.tests : undefined;
/** What the service counts in each place, beside the report. */
const claimedCounts = (session) => [...countersOf(session), listedTests(session)].filter((each) => each !== undefined);
const declaredTotals = ({ evidence: { report } }) => report.state === 'read' ? report.declared : undefined;
/** The service's own retries may leave the word `failed` behind, though the last attempt passed. */
const explainsFailure = ({ session, tests }) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_1__/* .failedIn */ .r4)(tests) > 0 || session.evidence.serviceRetries === true;
const isTimedOut = ({ evidence }) => [...statusesOf(evidence), evidence.deviceStatus?.status].includes('timed-out');
/** Without tests, a session has nothing to report: an empty shard, for instance. */
const isSkipped = ({ evidence }) => {
    const statuses = statusesOf(evidence);
    return statuses.length > 0 && statuses.every((status) => status === 'skipped');
};
const statusesOf = ({ summary, details }) => [summary?.status, details.state === 'read' ? details.status : undefined].filter((status) => status !== undefined);
const resultsName = ({ evidence }) => evidence.report.state === 'read' ? 'JUnit report' : 'test details';
const noun = (count) => (count === 1 ? 'test' : 'tests');
const amount = (count) => `${count} ${noun(count)}`;


/***/ }),

/***/ 87679:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ readTimestamp),
/* harmony export */   Mv: () => (/* binding */ createSharedNames),
/* harmony export */   UW: () => (/* binding */ readSeconds),
/* harmony export */   Xw: () => (/* binding */ readLine),
/* harmony export */   _9: () => (/* binding */ defaultJUnitLimits),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   rA: () => (/* binding */ createTextBudget)
/* harmony export */ });
const mebi = 1_048_576;
const defaultJUnitLimits = {
    bytes: 512 * mebi,
    depth: 100,
    cases: 2_000_000,
    suites: 200_000,
    pieceChars: 16 * mebi,
    attributesPerElement: 100_000,
    nameChars: 2_000,
    messageChars: 8_000,
    traceChars: 32_000,
    outputChars: 16_000,
    keptChars: 64 * mebi,
    failuresPerTest: 50,
    propertiesPerElement: 200,
    attachmentsPerTest: 100,
};
const spentChars = 300;
const headShare = 0.75;
const createTextBudget = (keptChars) => {
    let left = keptChars;
    return {
        collect: (mostChars) => {
            const limitChars = left > 0 ? mostChars : Math.min(mostChars, spentChars);
            const headChars = Math.ceil(limitChars * headShare);
            const tailChars = limitChars - headChars;
            let head = '';
            let tail = '';
            let totalChars = 0;
            return {
                push: (piece) => {
                    totalChars += piece.length;
                    const room = headChars - head.length;
                    if (room > 0)
                        head += room >= piece.length ? piece : piece.slice(0, room);
                    if (room >= piece.length)
                        return;
                    tail += room > 0 ? piece.slice(room) : piece;
                    // Twice the room, so that not every piece costs a copy.
                    if (tail.length > 2 * tailChars + 1_000)
                        tail = lastChars(tail, tailChars);
                },
                take: () => {
                    const end = lastChars(tail, tailChars);
                    const cutChars = totalChars - head.length - end.length;
                    const kept = trim(cutChars === 0 ? head + end : `${head}\n[${cutChars} characters cut]\n${end}`);
                    left -= kept.length;
                    return kept === '' ? undefined : detach(kept);
                },
            };
        },
    };
};
const lastChars = (text, count) => (count === 0 ? '' : text.slice(-count));
/** No blank lines around, no halves of a character where the text was cut. */
const trim = (text) => text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .toWellFormed();
/** A short text, cut at its end. */
const shorten = (text, limitChars) => detach(text.length <= limitChars ? text : `${text.slice(0, limitChars)}[${text.length - limitChars} characters cut]`.toWellFormed());
/** Slices of a string keep the whole of it alive; a chunk of the file must not live as long as a name in it. */
const longestInline = 12;
const detach = (text) => (text.length <= longestInline ? text : Buffer.from(text, 'utf8').toString('utf8'));
/** A table that hostile reports fill is emptied. */
const mostChars = 8_000_000;
/** What an entry takes beside its characters. */
const entryChars = 50;
/** Names come again and again, in one report and in those of other devices. Each is cut to `nameChars`. */
const createSharedNames = (nameChars = defaultJUnitLimits.nameChars) => {
    const names = new Map();
    let chars = 0;
    return (text) => {
        const known = names.get(text);
        if (known !== undefined)
            return known;
        const name = shorten(text, nameChars);
        chars += name.length + entryChars;
        if (chars > mostChars) {
            names.clear();
            chars = name.length + entryChars;
        }
        names.set(name, name);
        return name;
    };
};
/**
 * A number as JUnit writers spell it: `12`, `4.5e-05`, `1,234.5`, `1.234,5`, `0,005`, `a99,999`, `1.5 s`.
 *
 * @returns nothing where no digit is to be found, or the number is negative or not finite
 */
const readNumber = (text = '') => {
    const plain = Number(text.trim() === '' ? Number.NaN : text);
    const value = Number.isNaN(plain) ? Number(withPoint(text.slice(0, 60).replace(/[^\d.,eE+-]|[eE](?![+-]?\d)/g, ''))) : plain;
    return Number.isFinite(value) && value >= 0 && /\d/.test(text) ? value : undefined;
};
/** Makes the last of two kinds of signs the decimal point; a lone comma before three digits groups thousands, unless a zero leads. */
const withPoint = (digits) => {
    const comma = digits.lastIndexOf(',');
    const point = digits.lastIndexOf('.');
    if (comma === -1)
        return digits.indexOf('.') === point ? digits : digits.replaceAll('.', '');
    if (point > comma)
        return digits.replaceAll(',', '');
    if (point !== -1)
        return digits.replaceAll('.', '').replace(',', '.');
    return /^[1-9]\d{0,2}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
};
const millisecondsPerSecond = 1_000;
/** Seconds in milliseconds, rounded to a microsecond. */
const readSeconds = (text) => {
    const seconds = readNumber(text);
    return seconds === undefined ? undefined : Math.round(seconds * millisecondsPerSecond * 1_000) / 1_000;
};
/** The number of a line in a file, from 1. */
const readLine = (text) => {
    const line = readNumber(text);
    return line !== undefined && Number.isInteger(line) && line > 0 ? line : undefined;
};
/** A time without a zone is taken as UTC, which is what the service and most writers mean. */
const readTimestamp = (text = '') => {
    const trimmed = text.trim().slice(0, 60);
    if (trimmed === '')
        return undefined;
    const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(trimmed);
    const date = new Date(hasZone ? trimmed : `${trimmed.replace(' ', 'T')}Z`);
    return Number.isNaN(date.getTime()) ? undefined : date;
};


/***/ }),

/***/ 81561:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ isSuiteItself),
/* harmony export */   Hu: () => (/* binding */ openSuite),
/* harmony export */   r9: () => (/* binding */ testsOfSuite),
/* harmony export */   tk: () => (/* binding */ closeSuite)
/* harmony export */ });
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);
/* harmony import */ var _lib_present_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28008);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50191);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62181);
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7330);
/* harmony import */ var _reading_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87679);
/* harmony import */ var _test_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58914);







const openSuite = (attributes, { nameOf, problems }) => ({
    name: nameOf(attributes.name ?? attributes.id ?? ''),
    declared: readDeclaredCounts(attributes, problems),
    properties: new Map(),
    cases: [],
    failures: [],
    inner: [],
});
const suiteItself = '(suite)';
/** Whether it is no test, but stands for a suite that failed outside of its tests. */
const isSuiteItself = ({ name }) => name === suiteItself;
/** A failure of the suite itself becomes a test of its own. */
const testsOfSuite = ({ name, failures }) => {
    if (failures.length === 0)
        return [];
    const isError = failures.some(({ failure }) => (0,_test_case_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOfFailure */ .iK)(failure) === 'error');
    return [
        {
            className: name,
            name: suiteItself,
            status: isError ? 'error' : 'failed',
            failures: failures.map(({ failure }) => failure),
            earlierAttempts: [],
        },
    ];
};
/** Sums a suite up, and notes where its attributes claim something else. */
const closeSuite = (suite, isWhole, { problems, repeatedCases }) => {
    const { name, declared, cases, inner } = suite;
    const ofCases = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .countByStatus */ .x7)(cases);
    const found = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .addCounters */ .Zy)(ofCases, (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .countByStatus */ .x7)(testsOfSuite(suite)));
    const attempts = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .addCounters */ .Zy)(found, (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .countByStatus */ .x7)(cases.flatMap(({ earlierAttempts }) => earlierAttempts)));
    const totals = {
        found: inner.reduce((sum, each) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .addCounters */ .Zy)(sum, each.found), found),
        attempts: inner.reduce((sum, each) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .addCounters */ .Zy)(sum, each.attempts), attempts),
    };
    const eachOnce = repeatedCases === 'attempts' ? [(0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .countByStatus */ .x7)((0,_attempts_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeRepeated */ .TX)(cases))] : [];
    const difference = describeDifference(name === '' ? 'A suite without a name' : `The suite "${(0,_reading_context_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(name, 100)}"`, declared, [
        totals.found,
        totals.attempts,
        found,
        ofCases,
        attempts,
        ...eachOnce,
    ]);
    if (difference !== undefined && isWhole)
        problems.add({ code: 'counts-differ', message: difference });
    return { ...totals, declared: declaredTotal(declared, found, totals.found, inner) };
};
/**
 * What a suite and the suites inside it claim, or hold where that is worse: two wrong claims must not balance each other. A claim usually
 * includes the suites inside. Of their claims only failures count then, since some writers count tests in several ways.
 */
const declaredTotal = (declared, own, all, inner) => {
    const isOwnAlone = declared.tests === (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .countedTests */ .IU)(own) && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .countedTests */ .IU)(all) !== (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .countedTests */ .IU)(own);
    const covered = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .countedTests */ .IU)(isOwnAlone ? own : all);
    const claim = toCounters(declared, covered);
    const claims = inner.flatMap((each) => each.declared ?? []);
    if (claim === undefined && claims.length === 0)
        return undefined;
    const ofInner = inner.reduce((sum, each) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .addCounters */ .Zy)(sum, each.declared ?? each.found), _model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .noCounters */ .pZ);
    const held = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .addCounters */ .Zy)(own, ofInner);
    if (claim === undefined)
        return held;
    return isOwnAlone ? (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .addCounters */ .Zy)(worseOf(own, claim, covered), ofInner) : worseOf(held, claim, covered);
};
/** @param covered tests that the claim is about, of which it may name fewer */
const worseOf = (held, claim, covered) => {
    const { failed, error } = claim.failed + claim.error >= held.failed + held.error ? claim : held;
    const timedOut = Math.max(held.timedOut, claim.timedOut);
    const others = Math.max(0, Math.max(covered, (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .countedTests */ .IU)(claim)) - failed - error - timedOut);
    const skipped = Math.min(others, Math.max(held.skipped, claim.skipped));
    return { passed: others - skipped, failed, error, skipped, timedOut, pending: 0 };
};
const readDeclaredCounts = (attributes, problems) => {
    /** Several spellings of one count are added: writers tell `skipped` from `disabled`. */
    const count = (...names) => {
        const values = names.flatMap((name) => {
            const text = attributes[name]?.trim() ?? '';
            const value = (0,_reading_context_js__WEBPACK_IMPORTED_MODULE_3__/* .readNumber */ .kz)(text);
            if (value === undefined && text !== '')
                problems.add({ code: 'bad-count', message: `${name}="${text.slice(0, 40)}" is not a count.` });
            return value === undefined ? [] : [Math.trunc(value)];
        });
        return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value);
    };
    return (0,_lib_present_js__WEBPACK_IMPORTED_MODULE_6__/* .present */ .E)({
        tests: count('tests', 'total'),
        failures: count('failures', 'failed'),
        errors: count('errors'),
        skipped: count('skipped', 'skips', 'skip', 'ignored', 'disabled', 'notrun'),
        timedOut: count('timedout'),
    });
};
/**
 * @param held tests of a suite that does not say how many it has
 * @returns nothing where the suite claims nothing
 */
const toCounters = (declared, held) => {
    const { tests = held, failures = 0, errors = 0, skipped = 0, timedOut = 0 } = declared;
    if (Object.keys(declared).length === 0)
        return undefined;
    const passed = Math.max(0, tests - failures - errors - skipped - timedOut);
    return { passed, failed: failures, error: errors, skipped, timedOut, pending: 0 };
};
/**
 * Compares claim and finding. Writers differ in what they count (with or without nested suites, each attempt or each test, failures with
 * or without errors), so a claim stands if any of these ways agrees.
 *
 * @returns what differs, as a sentence, or nothing
 */
const describeDifference = (name, { tests, failures, errors, skipped, timedOut = 0 }, found) => {
    const failed = failures === undefined && errors === undefined ? undefined : (failures ?? 0) + (errors ?? 0) + timedOut;
    const fits = (claim, ...ways) => claim === undefined || found.some((counters) => ways.some((count) => count(counters) === claim));
    const agrees = fits(tests, _model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .countedTests */ .IU, (counters) => (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .countedTests */ .IU)(counters) - counters.skipped) &&
        (fits(failed, notPassed) || (failures !== undefined && fits(failures, notPassed))) &&
        fits(skipped, (counters) => counters.skipped);
    if (agrees)
        return undefined;
    const claims = [claim(tests, 'tests'), claim(failed, 'failed'), claim(skipped, 'skipped')].filter((text) => text !== '');
    const [first] = found;
    return `${name} declares ${claims.join(', ')}; it contains ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)((0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .countedTests */ .IU)(first), 'test')}, ${notPassed(first)} failed, ${first.skipped} skipped.`;
};
const notPassed = (counters) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .failedIn */ .r4)(counters) + counters.pending;
const claim = (count, word) => (count === undefined ? '' : `${count} ${word}`);


/***/ }),

/***/ 58914:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ closeCase),
/* harmony export */   RA: () => (/* binding */ openCase),
/* harmony export */   f1: () => (/* binding */ readFailure),
/* harmony export */   f2: () => (/* binding */ isFailureElement),
/* harmony export */   iK: () => (/* binding */ statusOfFailure),
/* harmony export */   n9: () => (/* binding */ addOutput)
/* harmony export */ });
/* unused harmony export statusOfWord */
/* harmony import */ var _lib_present_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28008);
/* harmony import */ var _reading_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87679);


const openCase = (attributes, suiteName) => ({
    attributes,
    suiteName,
    failures: [],
    properties: new Map(),
    attachments: [],
    isSkipped: false,
    isTimedOut: false,
});
const attachmentStart = '[[ATTACHMENT|';
const attachment = /\[\[ATTACHMENT\|([^\]\r\n]{1,1000})\]\]/g;
const addOutput = (open, stream, piece, { limits, budget }) => {
    open[stream] ??= budget.collect(limits.outputChars);
    open[stream].push(piece);
    if (!piece.includes(attachmentStart))
        return;
    for (const [, path = ''] of piece.matchAll(attachment))
        if (open.attachments.length < limits.attachmentsPerTest)
            open.attachments.push((0,_reading_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(path, limits.nameChars));
};
/** Without a class of its own a case takes the suite's name, as Jenkins does. A case that was cut off cannot count as passed. */
const closeCase = (open, isWhole, context) => {
    const { attributes, suiteName, properties, attachments } = open;
    const { limits, nameOf, problems, keepsPassedOutput, repeatedCases } = context;
    const { status, statusWord, failuresAreEarlier } = atEnd(statusOfCase(attributes, open, repeatedCases), isWhole);
    if (status === 'unknown' && isWhole)
        problems.add({
            code: 'unknown-result',
            message: `"${statusWord}" is an unrecognized result; the test does not count as passed.`,
        });
    const [failures, earlierAttempts] = splitAttempts(open.failures, failuresAreEarlier === true);
    const keepsOutput = keepsPassedOutput || (status !== 'passed' && status !== 'skipped') || earlierAttempts.length > 0;
    const video = attributes.video_url ?? attributes.video;
    return {
        className: nameOf(attributes.classname || attributes.class || suiteName),
        name: nameOf(attributes.name || attributes.id || '(no name)'),
        status,
        failures,
        earlierAttempts,
        ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .E)({
            durationMs: durationOf(attributes, context),
            statusWord: statusWord === undefined ? undefined : (0,_reading_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(statusWord, limits.nameChars),
            skipMessage: open.skipMessage,
            startedAt: (0,_reading_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readTimestamp */ .L2)(attributes.timestamp ?? attributes['started-at']),
            ...placeOf(open, context),
            testId: attributes.test_id ? (0,_reading_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(attributes.test_id, limits.nameChars) : undefined,
            systemOut: keepsOutput ? open.systemOut?.take() : undefined,
            systemErr: keepsOutput ? open.systemErr?.take() : undefined,
            attachments: attachments.length === 0 ? undefined : attachments,
            properties: properties.size === 0 ? undefined : Object.fromEntries(properties),
            links: video ? { video: (0,_reading_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(video, limits.messageChars) } : undefined,
        }),
    };
};
const atEnd = (told, isWhole) => isWhole || (told.status !== 'passed' && told.status !== 'skipped')
    ? told
    : { ...told, status: 'unknown', statusWord: 'cut off' };
const splitAttempts = (failures, areEarlier) => {
    // The flag alone says that an earlier attempt failed, though not how.
    if (failures.length === 0)
        return [none, areEarlier ? [{ status: 'failed', failures: none }] : none];
    const last = areEarlier ? [] : failures.filter(isLastAttempt);
    const earlier = failures.filter((failure) => !last.includes(failure));
    return [last.map(({ failure }) => failure), earlier.map(toTestAttempt)];
};
/** Shared by the tests that passed, of which there are many. */
const none = [];
const durationOf = (attributes, { problems }) => {
    const text = attributes.time ?? attributes.duration ?? '';
    const durationMs = (0,_reading_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readSeconds */ .UW)(text);
    if (durationMs === undefined && text !== '')
        problems.add({ code: 'bad-number', message: `time="${text.slice(0, 40)}" is not a duration.` });
    return durationMs;
};
/** Some writers put file and line on the failure. */
const placeOf = ({ attributes, failures }, { nameOf }) => {
    const { file, line, lineno } = attributes;
    if (file)
        return (0,_lib_present_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .E)({ file: nameOf(file), line: (0,_reading_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readLine */ .Xw)(line ?? lineno) });
    const placed = failures.find((failure) => failure.file !== undefined);
    return (0,_lib_present_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .E)({ file: placed?.file, line: placed?.line });
};
/**
 * The result of one `<testcase>` from its elements and its attributes; the worse wins.
 *
 * Three words stand above a failure element, because they are about it: `disabled` (the runner was told not to count the test), `flaky`
 * (a later attempt passed, which is only true where retries were requested) and `timed out` (which no element of JUnit can say).
 */
const statusOfCase = (attributes, { failures, isSkipped, isTimedOut }, repeatedCases) => {
    const words = [attributes.result, attributes.status].flatMap((word) => word?.trim().slice(0, mostWordChars) || []);
    const fromWords = words.map(statusOfWord);
    if (words.some((word) => word.toLowerCase() === 'disabled') || isYes(attributes.disabled))
        return { status: 'skipped' };
    if (isTimedOut || isYes(attributes.timedout) || fromWords.includes('timed-out'))
        return { status: 'timed-out' };
    const mayBeFlaky = repeatedCases === 'attempts' || !failures.some(isLastAttempt);
    if (isYes(attributes.flaky) && mayBeFlaky && !fromWords.some(isBadWord))
        return { status: 'passed', failuresAreEarlier: true };
    const fromElements = failures.filter(isLastAttempt).map(({ failure }) => statusOfFailure(failure));
    if (fromElements.length === 0 && failures.some(isRerun) && !fromWords.includes('passed'))
        fromElements.push('failed');
    if (isSkipped || isYes(attributes.skipped) || isNo(attributes.executed))
        fromElements.push('skipped');
    if (isNo(attributes.success) && fromElements.length === 0)
        fromElements.push('failed');
    // Words of state ("queued", "accurate") count only where no element says how the test ended.
    const status = worst([...fromElements, ...(fromElements.length > 0 ? fromWords.filter(isBadWord) : fromWords)]);
    return status === 'unknown' ? { status, statusWord: words[fromWords.indexOf('unknown')] } : { status };
};
const mostWordChars = 100;
const isBadWord = (status) => status === 'failed' || status === 'error';
const wordsOfStatus = {
    passed: 'passed pass success successful succeeded ok run completed finished done executed',
    failed: 'failed fail failure',
    error: 'error errored broken crashed aborted',
    skipped: 'skipped skip ignored disabled notrun notexecuted suppressed inconclusive omitted todo excluded',
    'timed-out': 'timedout timeout',
    pending: 'pending queued running started scheduled',
};
const statusByWord = new Map(Object.entries(wordsOfStatus).flatMap(([status, spellings]) => spellings.split(' ').map((word) => [word, status])));
/** The result that a `status` or `result` attribute names, however it is spelled: `TIMED_OUT`, `Timed out`, `timedout`. */
const statusOfWord = (word) => statusByWord.get(word
    .slice(0, 40)
    .toLowerCase()
    .replace(/[\s_-]+/g, '')) ?? 'unknown';
/** `true`, `1` and counts above zero; `false`, `0` and everything else are no. */
const isYes = (value) => value !== undefined && /^(?:true|yes|0*[1-9]\d*)$/i.test(value.trim());
const isNo = (value) => value !== undefined && /^(?:false|no|0+)$/i.test(value.trim());
/** From best to worst. */
const statuses = ['passed', 'skipped', 'pending', 'unknown', 'failed', 'timed-out', 'error'];
const worst = (found) => statuses.findLast((status) => found.includes(status)) ?? 'passed';
const elements = {
    failure: { kind: 'failure', attempt: 'last' },
    error: { kind: 'error', attempt: 'last' },
    flakyFailure: { kind: 'failure', attempt: 'before-pass' },
    flakyError: { kind: 'error', attempt: 'before-pass' },
    rerunFailure: { kind: 'failure', attempt: 'rerun' },
    rerunError: { kind: 'error', attempt: 'rerun' },
};
const isFailureElement = (name) => Object.hasOwn(elements, name);
/** @param trace the text inside the element */
const readFailure = (element, { type, message, time, file, line, lineno }, trace, { limits, nameOf }) => ({
    element,
    failure: {
        kind: elements[element].kind,
        ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .E)({
            type: type ? nameOf(type) : undefined,
            message: message ? (0,_reading_context_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(message, limits.messageChars) : undefined,
            trace,
        }),
    },
    ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .E)({ durationMs: (0,_reading_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readSeconds */ .UW)(time), file: file ? nameOf(file) : undefined, line: (0,_reading_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readLine */ .Xw)(line ?? lineno) }),
});
const isLastAttempt = ({ element }) => elements[element].attempt === 'last';
const isRerun = ({ element }) => elements[element].attempt === 'rerun';
const statusOfFailure = ({ kind }) => (kind === 'error' ? 'error' : 'failed');
const toTestAttempt = ({ failure, durationMs }) => ({
    status: statusOfFailure(failure),
    failures: [failure],
    ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .E)({ durationMs }),
});


/***/ }),

/***/ 399:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ runsIn),
/* harmony export */   YZ: () => (/* binding */ selectedEntries),
/* harmony export */   jp: () => (/* binding */ isLeftEmpty),
/* harmony export */   pj: () => (/* binding */ nameTests)
/* harmony export */ });
/* harmony import */ var _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30828);
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25890);
/* harmony import */ var _model_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91171);
/* harmony import */ var _known_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7141);
/* harmony import */ var _capability_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32231);
/* harmony import */ var _filter_styles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27204);






/** Whether a selected test runs in these shards for sure: by the tests or the filter of a shard, else by both forms of the test runner's split. */
const runsIn = (shards) => {
    const total = shards[0]?.shard.total ?? Number.POSITIVE_INFINITY;
    if (new Set(shards.map(({ shard }) => shard.index)).size === total)
        return () => true;
    const names = new Set(shards.flatMap(({ tests }) => [...(tests ?? [])]));
    if (names.size > 0)
        return (test) => names.has((0,_model_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U)(test));
    const filters = new Set(shards.flatMap(({ classFilter }) => classFilter ?? []));
    if (filters.size > 0)
        return (test) => filters.has((0,_model_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U)(test)) || (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .enclosing */ .fD)(test.className).some((className) => filters.has(className));
    const indexes = new Set(shards.map(({ shard }) => shard.index));
    return (test) => !test.parameterized && _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_5__/* .splitForms */ .iN.every((form) => indexes.has((0,_binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_5__/* .shardOf */ .IS)(test, total, form)));
};
/** Whether the test runner's split leaves a shard without any of the selected tests, in both of its forms. */
const isLeftEmpty = ({ tests }, { shard, classFilter }) => classFilter === undefined &&
    tests.every(({ parameterized, naming }) => !parameterized && naming === undefined) &&
    tests.every((test) => _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_5__/* .splitForms */ .iN.every((form) => (0,_binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_5__/* .shardOf */ .IS)(test, shard.total, form) !== shard.index));
/** Entries of a class filter for the selected tests of what an entry means: a class, or `class#method`. */
const selectedEntries = ({ suite, whole }) => {
    if (suite === undefined || whole === undefined || suite === whole)
        return (entry) => [entry];
    const unknown = suite.unknown.map(({ part }) => part);
    const byClass = new Map();
    for (const entry of (0,_filter_styles_js__WEBPACK_IMPORTED_MODULE_2__/* .classEntries */ .vx)(suite.tests, whole, unknown)) {
        for (const className of (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .enclosing */ .fD)(entry.split('#', 1)[0] ?? ''))
            byClass.set(className, [...(byClass.get(className) ?? []), entry]);
    }
    return (entry) => (unknown.includes(entry) ? [entry] : (byClass.get(entry) ?? [entry]));
};
/**
 * The request for tests that run again.
 *
 * @param filters of the build that ran them first
 * @returns undefined where a request cannot name all of them
 */
const nameTests = (tests, { framework, capabilities, target, suite }, filters) => {
    const { testFilter } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    const known = new Map(suite?.tests.map((test) => [(0,_model_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U)(test), test]));
    const entries = tests.flatMap((test) => testFilter?.entryOf(test.className, test.name, { target, known: known.get((0,_model_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U)(test)) }) ?? []);
    if (entries.length < tests.length)
        return undefined;
    const named = [...new Set(entries)];
    const key = testFilter?.leavesOut;
    const matches = suite && testFilter && _filter_styles_js__WEBPACK_IMPORTED_MODULE_2__/* .filterStyles */ .NA[testFilter.style].prefixMatches?.(named, suite);
    if (matches === undefined || key === undefined)
        return { tests: named, filters, extra: [] };
    const before = [capabilities[key], filters?.[key]].flatMap((given) => (0,_capability_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readEntries */ .$2)(given) ?? []);
    const skip = [...new Set([...before, ...matches.skip])];
    return { tests: named, filters: skip.length === 0 ? filters : { ...filters, [key]: skip }, extra: matches.extra };
};


/***/ })

};
;