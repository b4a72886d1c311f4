"use strict";
exports.id = 878;
exports.ids = [878];
exports.modules = {

/***/ 58138:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ quarantineWarnings)
/* harmony export */ });
/* unused harmony export expiryWarnings */
/* harmony import */ var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54317);
/* harmony import */ var _model_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91171);
/* harmony import */ var _quarantine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90362);



/** Entries that no longer apply, and entries that match no known test; each as a sentence that names its line. */
const quarantineWarnings = (quarantine, framework, at, known) => {
    const isUnmatched = createUnmatched(known);
    const unmatched = (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(quarantine, framework)
        .filter((entry) => !(0,_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpired */ ._d)(entry, at) && isUnmatched(entry))
        .map((entry) => `${nameOf(quarantine, entry)} matches no known test. Correct "test", or remove the entry.`);
    return [...expiryWarnings(quarantine, framework, at), ...unmatched];
};
/** Entries that no longer apply. */
const expiryWarnings = (quarantine, framework, at) => (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(quarantine, framework)
    .filter((entry) => (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpired */ ._d)(entry, at))
    .map((entry) => {
    const advice = 'Fix the test and remove the entry, or extend "until"';
    return `${nameOf(quarantine, entry)} expired on ${entry.until} and no longer applies. ${advice}.`;
});
const nameOf = ({ file }, { line, test }) => `${file}:${line}: the quarantine of ${test}`;
const createUnmatched = ({ suite, shards, isPart }) => {
    const tests = suite?.tests ?? [];
    const reported = shards.flatMap((shard) => [...shard.tests, ...shard.neverRan]);
    const isComplete = suite !== undefined && suite.unknown.length === 0 && suite.unseen === undefined;
    if (!isComplete && (isPart || reported.length === 0))
        return () => false;
    const names = new Set([...reported, ...tests].map(_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U));
    const openClasses = new Set(tests.filter(isNamedFreely).map(({ className }) => className));
    return ({ test }) => {
        if (names.has(test))
            return false;
        const [className = ''] = test.split('#', 1);
        return !some(openClasses, className) && (!test.includes('*') || !some(names, test));
    };
};
/** Results may name such a test in ways that only a run shows. */
const isNamedFreely = ({ parameterised, naming }) => parameterised || naming !== undefined;
const some = (names, pattern) => names.has(pattern) || (pattern.includes('*') && names.values().some((name) => (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesWildcard */ ._)(pattern, name)));


/***/ }),

/***/ 90362:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Su: () => (/* binding */ quarantineShards),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   ei: () => (/* binding */ quarantinedFailures)
/* harmony export */ });
/* harmony import */ var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54317);
/* harmony import */ var _model_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91171);
/* harmony import */ var _results_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3117);



/**
 * Marks the failures that do not count: those of tests that ran and failed under an entry that still applies. Whatever else went wrong (a
 * timeout, a test in ERROR, a session without a usable result) counts as without the file.
 *
 * @param at the start of the run, whose day decides which entries apply
 */
const quarantineShards = (shards, quarantine, framework, at) => {
    const find = createFinder(entriesOf(quarantine, framework).filter((entry) => !isExpired(entry, at)));
    return shards.map((shard) => {
        const failedOrFlaky = shard.tests.filter((test) => (0,_results_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .isFlaky */ .s8)(test) || (test.status === 'failed' && !countsErrors(shard.sessionOf(test))));
        const found = failedOrFlaky.flatMap((test) => {
            const entry = find((0,_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)(test), shard.last.device);
            return entry === undefined ? [] : [[test, entry]];
        });
        return { ...shard, quarantined: new Map(found) };
    });
};
/** A source counts a test in ERROR, whatever the report calls it: then no failure of the session is known to be only that. */
const countsErrors = ({ evidence: { summary, details } }) => {
    const counters = [summary?.counters, ...(details.state === 'read' ? [details.counters, details.tests] : [])];
    return counters.some((each) => each !== undefined && each.error > 0);
};
/** The entries that speak of a framework. */
const entriesOf = ({ entries }, framework) => entries.filter(({ frameworks }) => frameworks.length === 0 || frameworks.includes(framework));
/** An entry applies through the day that it names, UTC. */
const isExpired = ({ until }, at) => until < at.toISOString().slice(0, 'YYYY-MM-DD'.length);
/** What was quarantined, by test and entry, in the order of the shards. */
const quarantinedFailures = (shards) => {
    const all = shards.flatMap(({ quarantined, last }) => [...quarantined].flatMap(([test, entry]) => (test.status === 'failed' ? [{ test, entry, device: last.device }] : [])));
    return [...Map.groupBy(all, ({ test, entry }) => `${entry.line} ${(0,_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)(test)}`).values()].flatMap((own) => {
        const [first] = own;
        if (first === undefined)
            return [];
        const { test, entry } = first;
        return [{ name: (0,_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)(test), entry, failures: test.failures, devices: [...new Set(own.map(({ device }) => device))] }];
    });
};
/** Names repeat on every device, so each is compared with the patterns once. */
const createFinder = (entries) => {
    const exact = Map.groupBy(entries, ({ test }) => test);
    const patterns = entries.filter(({ test }) => test.includes('*'));
    const known = new Map();
    const entriesFor = (name) => {
        const before = known.get(name);
        if (before !== undefined)
            return before;
        const named = exact.get(name) ?? [];
        const matching = patterns.filter((entry) => !named.includes(entry) && (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesWildcard */ ._)(entry.test, name));
        const found = [...named, ...matching].toSorted((one, other) => one.line - other.line);
        known.set(name, found);
        return found;
    };
    return (name, device) => entriesFor(name).find((entry) => appliesTo(entry, device));
};
const appliesTo = ({ devices }, device) => devices.length === 0 || devices.some((pattern) => (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesWildcard */ ._)(pattern, device));


/***/ }),

/***/ 8882:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ shardsOf),
/* harmony export */   jJ: () => (/* binding */ countSessions),
/* harmony export */   uc: () => (/* binding */ totalShards)
/* harmony export */ });
/** The shards that a build runs. */
const shardsOf = ({ shard, serviceShards, }) => serviceShards?.map((_, index) => ({ index, total: serviceShards.length })) ?? [shard];
/** Into how many shards the suite of a build is split. */
const totalShards = ({ shard, serviceShards }) => serviceShards?.length ?? shard.total;
/** One session for each shard on each device. */
const countSessions = (builds) => builds.reduce((sum, build) => sum + build.devices.length * shardsOf(build).length, 0);


/***/ }),

/***/ 55761:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Sw: () => (/* binding */ verdictTitle),
/* harmony export */   nk: () => (/* binding */ simulatedWarning)
/* harmony export */ });
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78114);

/** A sign and a word for each verdict, since not everyone sees colors. */
const verdictWords = {
    passed: { sign: '✓', emoji: '✅', word: 'Passed' },
    failed: { sign: '✗', emoji: '❌', word: 'Failed' },
    error: { sign: '!', emoji: '❌', word: 'Error' },
    'timed-out': { sign: '◷', emoji: '❌', word: 'Timed out' },
    cancelled: { sign: '■', emoji: '⚠️', word: 'Cancelled' },
    started: { sign: '→', emoji: '⏳', word: 'Started' },
    planned: { sign: '○', emoji: 'ℹ️', word: 'Planned' },
};
/** The verdict in one line of plain text: `✗ Failed: Espresso (SIMULATED)`. */
const verdictTitle = ({ verdict, framework, simulated }) => {
    const { sign, word } = verdictWords[verdict.kind];
    return `${sign} ${word}: ${(0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework).title}${simulated ? ' (SIMULATED)' : ''}`;
};
/** Follows the word "SIMULATED". */
const simulatedWarning = 'The built-in cloud produced these results without a real device. They do not show how the app behaves on a phone.';


/***/ }),

/***/ 62181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ unreadPart),
/* harmony export */   Tw: () => (/* binding */ addNeverRan),
/* harmony export */   bQ: () => (/* binding */ claimedTests),
/* harmony export */   fS: () => (/* binding */ findMissingTests),
/* harmony export */   n0: () => (/* binding */ nothingClaimed)
/* harmony export */ });
/* unused harmony export isClaimed */
/* harmony import */ var _lib_present_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28008);
/* harmony import */ var _model_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91171);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50191);
/* harmony import */ var _known_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7141);




const nothingClaimed = (unclaimed) => ({ missing: [], unclaimed });
/**
 * Holds the tests that are known to be in the suite against the results: what no session of a device reported, whatever the result, is
 * missing there. A crashed process leaves such tests, and a filter with a typo.
 *
 * A parameterised test is there when one of its sets of values is. What is unknown of one class says nothing against the others.
 *
 * If the suite has a runner of its own, what no device reported while the service counts exactly the reported tests was left out by that
 * runner as far as can be known.
 *
 * @param sessions of all shards and attempts that should have run the tests
 * @param isExpected whether these sessions had to run a test, by filters and shards
 */
const findMissingTests = (suite, sessions, isExpected = () => true) => {
    const { tests: expected, unclaimed } = claimedTests(suite, isExpected);
    const classes = Map.groupBy(suite.tests, ({ className }) => className);
    const names = new Set(suite.tests.map(_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U));
    const lacking = expected.map((test) => ({ test, devices: [] }));
    // One device after the other, since what each reported is a table as large as its results.
    const byDevice = Map.groupBy(sessions, (session) => session.device);
    for (const [device, own] of byDevice) {
        const isReported = readReport(own, classes, names);
        for (const { test, devices } of lacking)
            if (!isReported(test))
                devices.push(device);
    }
    const mayLeaveOut = suite.customRunner === true && sessions.length > 0 && sessions.every(countsAgree);
    const isLeftOut = ({ devices }) => mayLeaveOut && devices.length === byDevice.size;
    const missing = lacking.flatMap((one) => one.devices.length === 0 || isLeftOut(one) ? [] : [{ name: (0,_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)(one.test), devices: one.devices }]);
    const leftOut = lacking.filter(isLeftOut).map(({ test }) => (0,_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)(test));
    return { missing, ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .E)({ unclaimed, leftOut: leftOut.length === 0 ? undefined : leftOut }) };
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
    return { tests, ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .E)({ unclaimed: reasons.length === 0 ? undefined : reasons.join('; ') }) };
};
/** Whether a result under its name has to come for a test that runs. */
const isClaimed = ({ ignored, conditional, naming }) => !ignored && !conditional && naming !== 'free';
/** Whether the service counts exactly the tests of the report. Without a count, or without a report, it does not. */
const countsAgree = ({ evidence: { summary, details, report } }) => {
    const counted = (details.state === 'read' ? details.counters : undefined) ?? summary?.counters;
    return counted !== undefined && report.state === 'read' && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTests */ .IU)(counted) === (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .countedTests */ .IU)(report.tests);
};
/** A file or class of the suite of which no test is known at all. */
const unreadPart = ({ tests, unknown }) => {
    if (unknown.length === 0)
        return undefined;
    const classes = new Set(tests.map(({ className }) => className));
    return unknown.find(({ part }) => !classes.has(part))?.part;
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
        for (const name of neverRan.map(_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)) {
            if (counted.has(simpleKey(name, last.device)))
                continue;
            const devices = devicesOf.get(name) ?? new Set();
            devicesOf.set(name, devices.add(last.device));
        }
    }
    return [...devicesOf].map(([name, devices]) => ({
        name,
        devices: [...devices],
        ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .E)({ notStarted: notStarted.get(name) }),
    }));
};
/** Of a test on a device, without what its spellings differ in: package, module and the values of a parameterised test. */
const simpleKey = (name, device) => {
    const hash = name.indexOf('#');
    return `${(0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .simpleClass */ .TH)((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .classOf */ .Kl)(name.slice(0, Math.max(0, hash))))}#${(0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .methodOf */ .NY)(name.slice(hash + 1))} @ ${device}`;
};
/**
 * Answers which tests a device reported.
 *
 * Some answers of the service name a class without its package, and a suite may know its classes without their module; there, the simple
 * names are compared.
 */
const readReport = (sessions, classes, suiteNames) => {
    const named = new Map();
    const simple = new Map();
    const add = (test) => {
        const className = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .classOf */ .Kl)(test.className);
        const simpleName = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .simpleClass */ .TH)(className);
        const isStranger = !suiteNames.has((0,_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)({ className, name: (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .methodOf */ .NY)(test.name) }));
        addName(named, className, test.name, isStranger);
        if (simpleName === className || classes.has(simpleName))
            addName(simple, simpleName, test.name, isStranger);
    };
    for (const { tests } of sessions)
        for (const test of tests)
            if (test.status !== 'pending')
                add(test);
    return ({ className, name, parameterised }) => {
        const found = [named.get(className), simple.get((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .simpleClass */ .TH)(className))].filter((each) => each !== undefined);
        return found.some(({ names, hasStranger }) => names.has(name) || (parameterised && hasStranger));
    };
};
/** Runs of a parameterised test may have names that do not tell the method: any stranger may be one. */
const addName = (classes, className, name, isStranger) => {
    const reported = classes.get(className) ?? { names: new Set(), hasStranger: false };
    reported.names.add(name);
    reported.names.add((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .methodOf */ .NY)(name));
    reported.hasStranger ||= isStranger;
    classes.set(className, reported);
};


/***/ }),

/***/ 71414:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uN: () => (/* binding */ analyzeShards),
  Gc: () => (/* binding */ deviceShardKey),
  s9: () => (/* binding */ judgeSession),
  PB: () => (/* binding */ mayBundleArrive),
  j2: () => (/* binding */ mayStillSettle)
});

// EXTERNAL MODULE: ./build/javascript/results/attempts.js + 1 modules
var results_attempts = __webpack_require__(3117);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
// EXTERNAL MODULE: ./build/javascript/results/counting.js
var counting = __webpack_require__(14289);
;// CONCATENATED MODULE: ./build/javascript/results/evidence-reading.js


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
    const tests = (0,counting/* countByStatus */.x7)(session.tests);
    const results = report.state === 'read' ? report.tests : { ...tests, passed: tests.passed + skippedInBundle(session) };
    const inReport = report.state === 'read' ? report.attempts : undefined;
    const attempts = serviceRetries === true ? (inReport ?? (0,counting/* countByStatus */.x7)(session.tests.flatMap((test) => test.earlierTries))) : model_status/* noCounters */.pZ;
    return { session, tests, results, attempts };
};
/** Tests that only the result bundle calls skipped: the service may count them as passed. */
const skippedInBundle = ({ evidence: { bundle } }) => (bundle?.state === 'read' ? bundle.skipped : 0);
const compareFailed = (claimed, { session, results, attempts }, name) => {
    const [own, held] = [claimed.failed + claimed.error, (0,counting/* failedIn */.r4)(results)];
    const clause = `${name} counts ${own} failed ${noun(own)}, but the ${resultsName(session)} ${held}`;
    return own < held ? better : compareCounts(own, held + (0,counting/* failedIn */.r4)(attempts), clause);
};
const compareExecuted = (claimed, { session, results, attempts }, name) => {
    const [own, held] = [claimed.passed + claimed.failed + claimed.error, (0,counting/* executedIn */.x$)(results)];
    if (own + claimed.timedOut === 0 && held > 0)
        return worse(`${name} counts no executed tests, but the ${resultsName(session)} ${held}`);
    const clause = `${name} counts ${own} executed ${noun(own)}, but the ${resultsName(session)} only ${held}`;
    return own < held ? better : compareCounts(own, held + (0,counting/* executedIn */.x$)(attempts), clause);
};
/** Ignored tests may be missing from one source and counted by another, so the longest of them is what counts. */
const compareAnnounced = (announced, { session, tests, results }, name) => {
    if (announced === undefined)
        return absent;
    const listed = listedTests(session);
    const lists = [tests, results, ...(listed === undefined ? [] : [listed]), ...countersOf(session)].map((each) => (0,model_status/* countedTests */.IU)(each) - each.pending);
    const held = Math.max(...lists);
    if (isTimedOut(session))
        return agrees;
    return compareCounts(announced, held, `${name} announced ${amount(announced)}, and only ${held} ended`);
};
const compareCounts = (claimed, held, clause) => {
    if (claimed > held)
        return worse(clause);
    return claimed < held ? better : agrees;
};
const countersOf = ({ evidence: { summary, details } }) => [summary?.counters, details.state === 'read' ? details.counters : undefined].filter((each) => each !== undefined);
const listedTests = ({ evidence: { details } }) => details.state === 'read' && (0,model_status/* countedTests */.IU)(details.tests) > 0 ? details.tests : undefined;
const declaredTotals = ({ evidence: { report } }) => report.state === 'read' ? report.declared : undefined;
/** The service's own retries may leave the word `failed` behind, though the last attempt passed. */
const explainsFailure = ({ session, tests }) => (0,counting/* failedIn */.r4)(tests) > 0 || session.evidence.serviceRetries === true;
const isTimedOut = ({ evidence: { summary, details, deviceStatus } }) => [summary?.status, details.state === 'read' ? details.status : undefined, deviceStatus?.status].includes('timed-out');
const resultsName = ({ evidence }) => (evidence.report.state === 'read' ? 'JUnit report' : 'test details');
const noun = (count) => (count === 1 ? 'test' : 'tests');
const amount = (count) => `${count} ${noun(count)}`;

;// CONCATENATED MODULE: ./build/javascript/results/result-bundle/bundle-rows.js

const source = 'result bundle';
const reading = (read) => ({ session: { evidence } }) => evidence.bundle?.state === 'read' ? read(evidence.bundle) : absent;
/** Nothing follows from a bundle that is missing or unreadable: the other evidence decides. */
const bundleFileRow = row(source, 'file', {}, ({ session: { evidence } }) => {
    const { bundle } = evidence;
    if (bundle === undefined)
        return absent;
    if (bundle.state === 'read')
        return agrees;
    const cell = bundle.state === 'missing' ? 'worse' : 'unreadable';
    return { cell, clause: `its result bundle is ${bundle.state} (${bundle.message})` };
});
const bundleContentRows = [
    row(source, 'failure outside of tests', { worse: error('bundle-failure') }, reading(({ failures: [first, ...more] }) => {
        if (first === undefined)
            return agrees;
        const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
        return worse(`its result bundle has a failure outside of any test: ${first}${others}`);
    })),
    row(source, 'list of tests', { worse: unsettled('bundle-contradicts') }, (compared) => reading(({ unlisted, lacking }) => {
        // What the time cut short is listed in one place, and may be missing in the other.
        if ((unlisted.length === 0 && lacking.length === 0) || isTimedOut(compared.session))
            return agrees;
        if (unlisted.length > 0)
            return worse(`its result bundle has ${some(unlisted)}, but the test details do not`);
        return worse(`the test details call ${some(lacking)} passed, but the result bundle does not contain it`);
    })(compared)),
];
/** These tests failed in the results, too: this row names the source. */
const bundleFailedRow = row(source, 'failed tests', { worse: failed('tests-failed') }, reading(({ failed: names }) => names.length === 0 ? agrees : worse(`its result bundle says that ${some(names)} failed, but the test details call it passed`)));
const some = (names) => `${names[0]}${names.length === 1 ? '' : ` (and ${names.length - 1} more)`}`;

;// CONCATENATED MODULE: ./build/javascript/results/stated-rows.js


/** Reads the counters of a source, where it has any. */
const counted = (of, read) => (compared) => {
    const counters = of(compared.session);
    return counters === undefined ? absent : read(counters, compared);
};
/** Failed and executed tests, as a source counts them. */
const countRows = (source, name, of) => {
    const rulings = { worse: unsettled('counts-contradict') };
    return [
        row(source, 'failed tests', rulings, counted(of, (counters, compared) => compareFailed(counters, compared, name))),
        row(source, 'executed tests', rulings, counted(of, (counters, compared) => compareExecuted(counters, compared, name))),
    ];
};
const statusReading = (name, of) => (isWorse, says) => (compared) => {
    const { status: own, word = own ?? '' } = of(compared.session) ?? {};
    if (own === undefined)
        return absent;
    return isWorse(own, compared) ? worse(`${name} ${says.replace('…', `"${word}"`)}`) : agrees;
};
/** How the session ended, as the build's entry and the session itself state it: why results may be missing. */
const endRows = (source, name, of) => {
    const status = statusReading(name, of);
    return [
        row(source, 'status error', { worse: error('session-error'), unreadable: error('word-unknown') }, (compared) => {
            const { status: own, word } = of(compared.session) ?? {};
            if (own === 'unknown')
                return { cell: 'unreadable', clause: `${name} has the unrecognized status "${word}"` };
            const isPlain = word === undefined || word.toLowerCase() === 'error';
            return status((each) => each === 'error', `reports the session in error${isPlain ? '' : ' (…)'}`)(compared);
        }),
        row(source, 'status timed out', { worse: timedOut('session-timed-out') }, status((own) => own === 'timed-out', 'says that the service timed the session out')),
    ];
};
/** What the build's entry and the session itself state of the results, in the same words. */
const statedRows = (source, name, of) => {
    const status = statusReading(name, of);
    const ofCounters = (session) => of(session)?.counters;
    return [
        row(source, 'status skipped', { worse: error('counts-contradict') }, status((own, { results }) => own === 'skipped' && (0,counting/* executedIn */.x$)(results) > 0, 'calls the session …, but it executed tests')),
        row(source, 'status unfinished', { worse: error('session-unfinished') }, status((own, { session }) => (own === 'running' || own === 'queued') && countersOf(session).length === 0, 'still calls the session …, and no counters say how many tests ended')),
        row(source, 'status failed', { worse: error('failed-without-test') }, status((own, compared) => own === 'failed' && !explainsFailure(compared), 'calls the session …, but no test failed')),
        row(source, 'counters', { unreadable: error('counts-unreadable') }, ({ session }) => {
            const { counters, countersProblem } = of(session) ?? {};
            if (countersProblem !== undefined)
                return { cell: 'unreadable', clause: `${name}: ${countersProblem}` };
            return counters === undefined ? absent : agrees;
        }),
        ...countRows(source, name, ofCounters),
        row(source, 'timed-out tests', { worse: timedOut('test-timed-out') }, counted(ofCounters, ({ timedOut: own }) => own === 0 ? absent : worse(`${name} counts ${amount(own)} that the service timed out`))),
        row(source, 'tests that never ran', { worse: unsettled('tests-never-ran') }, counted(ofCounters, ({ pending }, { session }) => pending === 0 || isTimedOut(session) ? absent : worse(`${name} counts ${amount(pending)} that never ran`))),
        row(source, 'announced tests', { worse: unsettled('tests-never-ran') }, (compared) => compareAnnounced(of(compared.session)?.announcedTests, compared, name)),
    ];
};

;// CONCATENATED MODULE: ./build/javascript/results/evidence.js






const statedByBuild = ({ evidence }) => evidence.summary;
const statedBySession = ({ evidence: { details } }) => (details.state === 'read' ? details : undefined);
/** The rows in the order in which they speak: of several findings of one kind the first is the reason. */
const evidenceRows = [
    row('device status', 'error entry', { worse: error('session-not-run') }, ({ session: { evidence } }) => {
        const { deviceStatus } = evidence;
        if (deviceStatus === undefined)
            return absent;
        return deviceStatus.status === 'error' ? worse(`the service could not run it: ${deviceStatus.message}`) : agrees;
    }),
    row('device status', 'timeout', { worse: timedOut('session-timed-out') }, ({ session: { evidence } }) => evidence.deviceStatus?.status === 'timed-out' ? worse('the service timed the session out') : absent),
    row('device status', 'status failed', { worse: error('failed-without-test') }, (compared) => {
        if (compared.session.evidence.deviceStatus?.status !== 'failed')
            return absent;
        return explainsFailure(compared) ? agrees : worse('`device_statuses` calls the device "Failed", but no test failed');
    }),
    row('build entry', 'session', { absent: error('session-missing'), worse: error('session-not-run'), foreign: error('answer-foreign') }, ({ session: { evidence, sessionId } }) => {
        const { summary, foreign } = evidence;
        if (foreign !== undefined)
            return { cell: 'foreign', clause: foreign };
        if (summary?.error !== undefined)
            return worse(`the service could not run it: ${summary.error}`);
        return sessionId === undefined ? { cell: 'absent', clause: 'the service started no session for it' } : agrees;
    }),
    row('session', 'identity', { foreign: error('answer-foreign') }, ({ session: { evidence } }) => {
        const { details } = evidence;
        if (details.state === 'foreign')
            return { cell: 'foreign', clause: details.message };
        return details.state === 'missing' ? absent : agrees;
    }),
    ...endRows('build entry', 'the build', statedByBuild),
    ...endRows('session', 'the session', statedBySession),
    // Before all that compares with the results: without them, every count would seem to contradict.
    row('report', 'file', { worse: unsettled('report-missing'), unreadable: unsettled('report-unreadable'), foreign: unsettled('answer-foreign') }, ({ session: { evidence } }) => {
        const { report } = evidence;
        if (report.state === 'none')
            return absent;
        if (report.state === 'read')
            return agrees;
        if (report.state === 'missing')
            return worse(`its JUnit report stayed missing (${report.message})`);
        if (report.state === 'foreign')
            return { cell: 'foreign', clause: report.message };
        return { cell: 'unreadable', clause: `its JUnit report cannot be read (${report.message})` };
    }),
    row('session tests', 'list', { worse: unsettled('details-missing') }, ({ session: { evidence } }) => {
        const { details, report } = evidence;
        if (details.state === 'read')
            return agrees;
        return details.state === 'missing' && report.state === 'none'
            ? worse(`its details stayed missing (${details.message}), and this framework has no report`)
            : absent;
    }),
    bundleFileRow,
    ...statedRows('build entry', 'the build', statedByBuild),
    ...statedRows('session', 'the session', statedBySession),
    row('report', 'crash message', { worse: error('report-crash') }, ({ session: { evidence } }) => {
        const crash = evidence.report.state === 'read' ? evidence.report.crash : undefined;
        return crash === undefined ? absent : worse(`its JUnit report says that the instrumentation crashed: ${crash}`);
    }),
    ...countRows('session tests', 'the list of tests', listedTests),
    ...bundleContentRows,
    row('report totals', 'failed tests', { worse: unsettled('report-incomplete') }, counted(declaredTotals, (declared, { results, attempts }) => {
        const [claimed, held] = [declared.failed + declared.error, (0,counting/* failedIn */.r4)(results) + (0,counting/* failedIn */.r4)(attempts)];
        return compareCounts(claimed, held, `its JUnit report declares ${claimed} failed ${noun(claimed)} and holds ${held}`);
    })),
    row('report totals', 'all tests', { worse: unsettled('report-incomplete') }, counted(declaredTotals, (declared, { results, attempts }) => {
        const [claimed, held] = [(0,model_status/* countedTests */.IU)(declared), (0,model_status/* countedTests */.IU)(results) + (0,model_status/* countedTests */.IU)(attempts)];
        return compareCounts(claimed, held, `its JUnit report declares ${amount(claimed)} and holds ${held}`);
    })),
    row('report totals', 'timed-out tests', { worse: timedOut('test-timed-out') }, counted(declaredTotals, ({ timedOut: claimed }, { results }) => compareCounts(claimed, results.timedOut, `its JUnit report declares ${amount(claimed)} that timed out`))),
    row('results', 'test in error', { worse: error('test-error'), unreadable: error('word-unknown') }, ({ session, tests }) => {
        const unknown = session.tests.find((test) => test.status === 'unknown');
        if (unknown !== undefined)
            return { cell: 'unreadable', clause: `${(0,results/* testName */.U)(unknown)} has the unrecognized status "${unknown.statusWord ?? '?'}"` };
        return tests.error > 0 ? worse(`${amount(tests.error)} ended in state ERROR`) : absent;
    }),
    row('results', 'timed-out test', { worse: timedOut('test-timed-out') }, ({ tests }) => tests.timedOut > 0 ? worse(`the service timed ${amount(tests.timedOut)} out`) : absent),
    row('results', 'test that never ran', { worse: unsettled('tests-never-ran') }, ({ session, tests }) => tests.pending > 0 && !isTimedOut(session) ? worse(`${amount(tests.pending)} never ran`) : absent),
    bundleFailedRow,
    row('results', 'failed test', { worse: failed('tests-failed') }, ({ session, tests }) => tests.failed > 0 ? worse(`${tests.failed} of ${session.tests.length} tests failed`) : absent),
    row('selection', 'known tests', { worse: error('no-tests-ran') }, ({ session, tests }) => {
        const { knownTests } = session.evidence;
        if (knownTests === undefined)
            return absent;
        if (knownTests === 0 || (0,counting/* executedIn */.x$)(tests) > 0 || isTimedOut(session))
            return agrees;
        return worse(`no test was executed, but the suite has ${amount(knownTests)} for it`);
    }),
    row('results', 'executed test', { absent: empty('no-tests-ran') }, ({ tests }) => (0,counting/* executedIn */.x$)(tests) === 0 ? { cell: 'absent', clause: 'executed no test' } : agrees),
];
/** Everything that is wrong with a session, in the order of the rows. */
const findingsOf = (session) => {
    const compared = compare(session);
    return evidenceRows.flatMap((each) => {
        const { cell, clause = '' } = each.read(compared);
        const ruling = each.rulings[cell];
        return ruling === undefined ? [] : [{ ...ruling, clause }];
    });
};

;// CONCATENATED MODULE: ./build/javascript/results/device-shards.js



/** The one key of a device and shard that must report; attempts share it. Attached builds are never attempts of each other. */
const deviceShardKey = ({ device, shard, buildNumber = 0, }) => `${shard.index}/${shard.total}/${buildNumber}/${device}`;
/** Sessions by device and shard, each with its attempts, oldest first. Devices are never retries of each other. */
const analyzeShards = (sessions) => [...Map.groupBy(sessions, deviceShardKey).values()].flatMap((own) => {
    const attempts = own.toSorted((a, b) => a.attempt - b.attempt);
    const last = attempts.at(-1);
    return last === undefined ? [] : [analyzeShard(attempts, last)];
});
const analyzeShard = (attempts, last) => {
    const { tests, sessionOf } = (0,results_attempts/* mergeAttempts */.RM)(attempts);
    const neverRan = tests.filter(({ status }) => status === 'pending');
    const judged = attempts.map((session) => ({ session, judgement: judgeSession(session) }));
    const deciding = decidingSessions(judged);
    return {
        attempts,
        last,
        tests: neverRan.length === 0 ? tests : tests.filter(({ status }) => status !== 'pending'),
        failed: tests.reduce((sum, { status }) => sum + ((0,results_attempts/* isBad */.e2)(status) ? 1 : 0), 0),
        quarantined: none,
        neverRan,
        sessionOf,
        judgement: judgementOf(deciding),
        judged,
        deciding,
    };
};
/** Shared: most runs quarantine nothing. */
const none = new Map();
/** What ran a device and shard whole replaces all before it; what ran some tests again only adds to it. */
const decidingSessions = (judged) => {
    const lastWhole = judged.findLastIndex(({ session }) => session.partial !== true);
    return judged.slice(Math.max(0, lastWhole));
};
/** Failed tests are counted after all attempts; here it matters whether something went wrong that no test shows. */
const judgementOf = (deciding) => {
    const judgements = deciding.map(({ judgement }) => judgement);
    const worst = judgements.find(({ kind }) => kind === 'error') ?? judgements.find(({ kind }) => kind === 'timed-out');
    const [whole] = judgements;
    if (whole === undefined)
        throw new Error('unreachable: a device and shard has at least one session');
    return worst ?? whole;
};
/** From worst to least. */
const kinds = ['error', 'timed-out', 'failed', 'empty'];
/** What one session proves by itself: the worst finding counts, and of several the first. */
const judgeSession = (session) => {
    const findings = findingsOf(session);
    const name = (0,describe/* describeSession */._0)(session);
    for (const kind of kinds) {
        const finding = findings.find((each) => each.kind === kind);
        if (finding !== undefined)
            return { kind, code: finding.code, reason: sentence(name, finding) };
    }
    return { kind: 'passed', reason: `${name} passed` };
};
const sentence = (name, { kind, clause }) => kind === 'empty' ? `${name} ${clause}` : `${name}: ${clause}`;
/** A later request may still settle what is wrong: what is missing may arrive, and what disagrees may be outdated. */
const mayStillSettle = (session) => session.evidence.details.state !== 'read' || findingsOf(session).some(({ maySettle }) => maySettle);
/** Worth another request, though nothing is wrong without it. A session without tests has no result bundle. */
const mayBundleArrive = ({ tests, evidence: { bundle } }) => bundle?.state === 'missing' && bundle.mayArrive && tests.length > 0;


/***/ })

};
;