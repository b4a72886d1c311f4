"use strict";
exports.id = 763;
exports.ids = [763];
exports.modules = {

/***/ 86487:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ writeTextFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_2__);



const blockChars = 65_536;
/**
 * Writes a text that is made piece by piece; no more than a block of it is in memory.
 *
 * @throws the file system's error where the file cannot be written
 */
const writeTextFile = (path, pieces) => (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(inBlocks(pieces), { objectMode: true }), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
function* inBlocks(pieces) {
    let block = [];
    let chars = 0;
    for (const piece of pieces) {
        block.push(piece);
        chars += piece.length;
        if (chars < blockChars)
            continue;
        yield block.join('');
        block = [];
        chars = 0;
    }
    if (chars > 0)
        yield block.join('');
}


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

/** The parameter that carries the tag; the service keeps it with the build (observed shapes 9). */
const buildTagKey = 'buildTag';
const pattern = /\bmtc1 run=([\w-]+) attempt=(\d{1,15}) job=([0-9a-f]+) shard=(\d{1,15})\/(\d{1,15}) try=(\d{1,15})(?: plan=([0-9a-f]+))?(?: filled=(\d{1,15}))?(?: content=([0-9a-f]+))? id=([0-9a-f]+)\b/;
const formatBuildTag = (tag) => {
    const { runAttempt, job, shard, attempt, nonce } = tag;
    const optional = { plan: tag.plan, filled: tag.filledShards, content: tag.content };
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
    const [, runId = '', runAttempt, job = '', index, total, attempt, plan, filled, content, nonce = ''] = found;
    const shard = { index: Number(index), total: Number(total) };
    return {
        runId,
        runAttempt: Number(runAttempt),
        job,
        shard,
        attempt: Number(attempt),
        ...(plan === undefined ? {} : { plan }),
        ...(filled === undefined ? {} : { filledShards: Number(filled) }),
        ...(content === undefined ? {} : { content }),
        nonce,
    };
};
const newNonce = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex');
const hashOf = (...parts) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);


/***/ }),

/***/ 39938:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isFrameworkClass),
/* harmony export */   y: () => (/* binding */ parseFrame)
/* harmony export */ });
/** Longer lines are never frames; the bound keeps hostile text cheap. */
const maxLineLength = 1_000;
const place = /\(([^()]{0,300})\)\s*$/;
const fileAndLine = /^([\w$-]+\.(?:kt|kts|java|groovy|scala)):(\d{1,7})$/;
const qualifiedName = /^[\w$<>/.-]+$/;
/** Packages whose frames say how a failure was reported, not where it is. */
const frameworkPackages = [
    'android.',
    'androidx.',
    'com.android.',
    'com.google.android.apps.common.testing.',
    'com.google.common.truth.',
    'com.kaspersky.',
    'dalvik.',
    'io.github.kakaocup.',
    'io.mockk.',
    'io.qameta.',
    'java.',
    'javax.',
    'jdk.',
    'junit.',
    'kotlin.',
    'kotlinx.',
    'leakcanary.',
    'libcore.',
    'org.assertj.',
    'org.hamcrest.',
    'org.junit.',
    'org.mockito.',
    'org.robolectric.',
    'sun.',
];
/** Reads `at com.shop.CartTest.addsItem(CartTest.kt:31)`, with or without `at`; anything else is no frame. */
const parseFrame = (line) => {
    if (line.length > maxLineLength)
        return undefined;
    const found = place.exec(line);
    if (found === null)
        return undefined;
    const head = line.slice(0, found.index).trim();
    // A method may hold spaces (Kotlin), but then only the `at` tells a frame from prose.
    const call = head.startsWith('at ') ? head.slice('at '.length) : head;
    if (call === head && !qualifiedName.test(call))
        return undefined;
    const withoutModule = call.slice(call.lastIndexOf('/') + 1);
    const lastDot = withoutModule.lastIndexOf('.');
    if (lastDot <= 0)
        return undefined;
    const [, file, number] = fileAndLine.exec(found[1] ?? '') ?? [];
    const className = withoutModule.slice(0, lastDot);
    return file === undefined ? { className } : { className, file, line: Number(number) };
};
const isFrameworkClass = (className) => frameworkPackages.some((prefix) => className.startsWith(prefix));


/***/ }),

/***/ 47766:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ sourceHints)
/* harmony export */ });
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39938);

/** What is read of a text; an Espresso failure with its view hierarchy can be megabytes. */
const maxRead = 200_000;
const maxLineLength = 1_000;
const maxHints = 40;
/** The extension and line of a place; what comes before is read backwards from here, once it is known to be one. */
const place = /\.(?:swift|mm?|cpp|cc|c|h|kts?|java|groovy|scala)(?::(\d{1,7})\b|#[^\s)]{0,300}?StartingLineNumber=(\d{1,7}))/g;
const pathCharacter = /[^\s()#"'<>|,;=]/;
/**
 * Every place outside of test frameworks that a failure names, in its own order, then the one that the report gives for the test.
 * Found one at a time, since most readers want the first.
 *
 * Reads Java and Kotlin frames with and without `at`, and what Xcode tools write: `File.swift:12: message`, `message (File.swift:12)`,
 * `path/File.swift:12`, and `path/File.swift#…StartingLineNumber=11` (which counts from 0).
 */
function* sourceHints(test, failure) {
    const told = new Set();
    for (const hint of allHints(test, failure)) {
        const key = `${hint.packagePath ?? ''} ${hint.file}:${hint.line}`;
        if (hint.line < 1 || told.has(key))
            continue;
        told.add(key);
        yield hint;
        if (told.size === maxHints)
            return;
    }
}
function* allHints({ file, line }, failure) {
    for (const text of [failure?.message, failure?.trace])
        if (text !== undefined)
            yield* hintsIn(text.slice(0, maxRead));
    if (file !== undefined && line !== undefined)
        yield { file, line };
}
function* hintsIn(text) {
    for (const found of text.matchAll(place)) {
        const frame = (0,_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFrame */ .y)(lineAround(text, found.index));
        if (frame === undefined) {
            const file = pathEndingAt(text, found.index);
            // Xcode counts lines from 0 in the addresses that it writes.
            const line = found[1] === undefined ? Number(found[2]) + 1 : Number(found[1]);
            if (!file.startsWith('.'))
                yield { file, line };
        }
        else if (frame.file !== undefined && frame.line !== undefined && !(0,_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .isFrameworkClass */ .f)(frame.className)) {
            yield { file: frame.file, line: frame.line, packagePath: packagePathOf(frame.className) };
        }
    }
}
const lineAround = (text, at) => {
    const before = text.slice(Math.max(0, at - maxLineLength), at);
    const after = text.slice(at, at + maxLineLength);
    const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
    const end = after.search(/[\r\n]/);
    return before.slice(start) + (end === -1 ? after : after.slice(0, end));
};
const packagePathOf = (className) => className.split('.').slice(0, -1).join('/');
/** The path whose extension starts at `dot`. Walked by hand: a pattern would try every start of a long line. */
const pathEndingAt = (text, dot) => {
    let start = dot;
    while (start > Math.max(0, dot - maxLineLength) && pathCharacter.test(text.charAt(start - 1)))
        start -= 1;
    const extension = /^\.\w+/.exec(text.slice(dot, dot + 8))?.[0] ?? '';
    return text.slice(start, dot) + extension;
};


/***/ }),

/***/ 85444:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createSignatures),
/* harmony export */   N: () => (/* binding */ failureHeadline)
/* harmony export */ });
/* harmony import */ var _locations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47766);

const maxHeadline = 300;
const maxTraces = 1_000;
/** The first line that says what went wrong: `java.lang.AssertionError: expected:<3> but was:<4>`. Empty where nothing was said. */
const failureHeadline = (failure) => {
    if (failure === undefined)
        return '';
    const message = firstLine(failure.message);
    const text = message === '' ? firstLine(failure.trace) : message;
    const type = failure.type?.trim() ?? '';
    return type === '' || text.includes(type) ? text : `${type}${text === '' ? '' : `: ${text}`}`;
};
/**
 * Equal for failures that are the same but for what changes from device to device: numbers, addresses, view ids.
 *
 * @returns a function with a memory, since thousands of devices and tests often fail with one trace
 */
const createSignatures = () => {
    const placesByTrace = new Map();
    const placeIn = (trace) => {
        const before = placesByTrace.get(trace);
        if (before !== undefined)
            return before;
        const place = firstPlace({ kind: 'failure', trace });
        if (placesByTrace.size < maxTraces)
            placesByTrace.set(trace, place);
        return place;
    };
    return (test, failure) => {
        if (failure === undefined)
            return test.status;
        const { trace, ...withoutTrace } = failure;
        const place = firstPlace(withoutTrace) || (trace === undefined ? '' : placeIn(trace));
        return `${withoutNumbers(failureHeadline(failure))} at ${place}`;
    };
};
const firstPlace = (failure) => {
    const [hint] = (0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceHints */ .k)({}, failure);
    return hint === undefined ? '' : `${hint.file}:${hint.line}`;
};
const firstLine = (text) => {
    const line = (text ?? '').slice(0, 4 * maxHeadline).trimStart();
    const end = line.search(/[\r\n]/);
    return (end === -1 ? line : line.slice(0, end)).trimEnd().slice(0, maxHeadline);
};
const withoutNumbers = (text) => text.replace(/0x[\da-f]+|@[\da-f]{4,}|\d+/gi, '#').replace(/\s+/g, ' ');


/***/ }),

/***/ 71595:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: () => (/* binding */ outcomes),
/* harmony export */   QV: () => (/* binding */ isBadOutcome),
/* harmony export */   b8: () => (/* binding */ badness),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _results_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7330);

/** What became of a test on one device, after all attempts and over all shards. From best to worst; the worst counts. */
const outcomes = [
    'no result',
    'skipped',
    'passed',
    'flaky',
    'unknown',
    'pending',
    'timed-out',
    'failed',
    'error',
];
const badness = (outcome) => outcomes.indexOf(outcome);
const outcomeOf = (test) => ((0,_results_attempts_js__WEBPACK_IMPORTED_MODULE_0__/* .isFlaky */ .s8)(test) ? 'flaky' : test.status);
/** Neither passed nor skipped. A flaky test passed in the end, and is told apart. */
const isBadOutcome = (outcome) => badness(outcome) > badness('flaky');


/***/ }),

/***/ 98468:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ shortNames),
/* harmony export */   N9: () => (/* binding */ describeSpread),
/* harmony export */   UV: () => (/* binding */ describeMissing),
/* harmony export */   fD: () => (/* binding */ withoutPackage),
/* harmony export */   g7: () => (/* binding */ deviceName),
/* harmony export */   r6: () => (/* binding */ missingTitle)
/* harmony export */ });
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);

/** `fails on 2 of 3 devices`, `fails on all 8 devices`, `is flaky on 1 of the 6 devices that ran it`. */
const describeSpread = ({ ranOn, badOn, flakyOn }, devices) => {
    if (devices === 1)
        return badOn > 0 ? 'fails' : 'is flaky';
    const flaky = `is flaky on ${share(flakyOn, ranOn, devices)}`;
    if (badOn === 0)
        return flaky;
    return `fails on ${share(badOn, ranOn, devices)}${flakyOn > 0 ? `, is flaky on ${flakyOn}` : ''}`;
};
const share = (count, ranOn, devices) => {
    if (ranOn === 1)
        return 'the only device that ran it';
    const ran = ranOn === devices ? `${ranOn} devices` : `${ranOn} devices that ran it`;
    if (count === ranOn)
        return `all ${ran}`;
    return ranOn === devices ? `${count} of ${ran}` : `${count} of the ${ran}`;
};
/** ` on all 3 devices`, ` on Google Pixel 3-10.0`; nothing where the run has one device. */
const describeMissing = ({ devices: missingOn }, devices, list) => {
    if (devices === 1 && missingOn.length === 1)
        return '';
    return missingOn.length === devices ? ` on all ${devices} devices` : ` on ${list(missingOn)}`;
};
/** `2 missing tests`; where a test is missing on several devices, also how many results that makes. */
const missingTitle = (tests) => {
    const results = tests.reduce((sum, { devices }) => sum + devices.length, 0);
    const title = (0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(tests.length, 'missing test');
    return results === tests.length ? title : `${title}, ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(results, 'result')} in total`;
};
/**
 * Short names for tests that are shown together: `CartTest#addsItem` without its package, unless two of them would look the same.
 */
const shortNames = (tests) => {
    const classesByShort = new Map();
    for (const { className } of tests) {
        const short = withoutPackage(className);
        const classes = classesByShort.get(short);
        if (classes === undefined)
            classesByShort.set(short, new Set([className]));
        else
            classes.add(className);
    }
    return ({ className, name }) => {
        const short = withoutPackage(className);
        const shown = classesByShort.get(short)?.size === 1 ? short : className;
        return shown === '' ? name : `${shown}#${name}`;
    };
};
const withoutPackage = (className) => className.slice(className.lastIndexOf('.') + 1) || className;
/** `Google Pixel 3-10.0` of the device at a position. */
const deviceName = (survey, device) => survey.devices[device] ?? '';


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
/* harmony import */ var _model_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91171);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50191);
/* harmony import */ var _known_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141);



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
    return {
        missing,
        ...(unclaimed === undefined ? {} : { unclaimed }),
        ...(leftOut.length === 0 ? {} : { leftOut }),
    };
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
    return { tests, ...(reasons.length === 0 ? {} : { unclaimed: reasons.join('; ') }) };
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
    const counted = new Set(known.flatMap(({ name, devices }) => devices.map((device) => simpleKey(name, device))));
    for (const { neverRan, last } of shards) {
        for (const name of neverRan.map(_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)) {
            if (counted.has(simpleKey(name, last.device)))
                continue;
            const devices = devicesOf.get(name) ?? new Set();
            devicesOf.set(name, devices.add(last.device));
        }
    }
    return [...devicesOf].map(([name, devices]) => ({ name, devices: [...devices] }));
};
/** Of a test on a device, without what its spellings differ in: package, module and the values of a parameterised test. */
const simpleKey = (name, device) => {
    const hash = name.indexOf('#');
    return `${(0,_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .simpleClass */ .TH)((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .classOf */ .Kl)(name.slice(0, Math.max(0, hash))))}#${(0,_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .methodOf */ .NY)(name.slice(hash + 1))} @ ${device}`;
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
        const className = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .classOf */ .Kl)(test.className);
        const simpleName = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .simpleClass */ .TH)(className);
        const isStranger = !suiteNames.has((0,_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)({ className, name: (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .methodOf */ .NY)(test.name) }));
        addName(named, className, test.name, isStranger);
        if (simpleName === className || classes.has(simpleName))
            addName(simple, simpleName, test.name, isStranger);
    };
    for (const { tests } of sessions)
        for (const test of tests)
            if (test.status !== 'pending')
                add(test);
    return ({ className, name, parameterised }) => {
        const found = [named.get(className), simple.get((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .simpleClass */ .TH)(className))].filter((each) => each !== undefined);
        return found.some(({ names, hasStranger }) => names.has(name) || (parameterised && hasStranger));
    };
};
/** Runs of a parameterised test may have names that do not tell the method: any stranger may be one. */
const addName = (classes, className, name, isStranger) => {
    const reported = classes.get(className) ?? { names: new Set(), hasStranger: false };
    reported.names.add(name);
    reported.names.add((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .methodOf */ .NY)(name));
    reported.hasStranger ||= isStranger;
    classes.set(className, reported);
};


/***/ }),

/***/ 18665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ describeSession),
/* harmony export */   y: () => (/* binding */ describeShard)
/* harmony export */ });
/** `Google Pixel 3-10.0`, with `, shard 2 of 3` where there are several. Numbered from 1, as people count. */
const describeSession = ({ device, shard, attempt, buildNumber }) => {
    const part = shard.total > 1 ? `, ${describeShard(shard)}` : '';
    const build = buildNumber === undefined ? '' : `, build ${buildNumber}`;
    return `${device}${part}${build}${attempt > 0 ? `, attempt ${attempt + 1}` : ''}`;
};
const describeShard = (shard) => `shard ${shard.index + 1} of ${shard.total}`;


/***/ }),

/***/ 52229:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uN: () => (/* binding */ analyzeShards),
  Gc: () => (/* binding */ deviceShardKey),
  s9: () => (/* binding */ judgeSession),
  j2: () => (/* binding */ mayStillSettle)
});

// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var results_attempts = __webpack_require__(7330);
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
const timedOut = (code) => ({ kind: 'timed-out', code });
const failed = (code) => ({ kind: 'failed', code });
const empty = (code) => ({ kind: 'empty', code });
const row = (source, field, rulings, read, maySettle = false) => ({ source, field, rulings, maySettle, read });
const absent = { cell: 'absent' };
const agrees = { cell: 'agrees' };
const better = { cell: 'better' };
const worse = (clause) => ({ cell: 'worse', clause });
const compare = (session) => {
    const { report, serviceRetries } = session.evidence;
    const tests = (0,counting/* countByStatus */.x7)(session.tests);
    const results = report.state === 'read' ? report.tests : tests;
    const inReport = report.state === 'read' ? report.attempts : undefined;
    const attempts = serviceRetries === true ? (inReport ?? (0,counting/* countByStatus */.x7)(session.tests.flatMap((test) => test.earlierTries))) : model_status/* noCounters */.pZ;
    return { session, tests, results, attempts };
};
const compareFailed = (claimed, { session, results, attempts }, name) => {
    const [own, held] = [claimed.failed + claimed.error, (0,counting/* failedIn */.r4)(results)];
    const clause = `${name} counts ${own} failed ${noun(own)}, the ${resultsName(session)} ${held}`;
    return own < held ? better : compareCounts(own, held + (0,counting/* failedIn */.r4)(attempts), clause);
};
const compareExecuted = (claimed, { session, results, attempts }, name) => {
    const [own, held] = [claimed.passed + claimed.failed + claimed.error, (0,counting/* executedIn */.x$)(results)];
    if (own + claimed.timedOut === 0 && held > 0)
        return worse(`${name} counts no executed test, the ${resultsName(session)} ${held}`);
    const clause = `${name} counts ${own} executed ${noun(own)}, the ${resultsName(session)} only ${held}`;
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

;// CONCATENATED MODULE: ./build/javascript/results/witness-rows.js


/** The build's entry and the session itself say the same things, in the same words. */
const witnessRows = (source, name, of) => {
    const status = (isWorse, says) => {
        return (compared) => {
            const { status: own, word = own ?? '' } = of(compared) ?? {};
            if (own === undefined)
                return absent;
            return isWorse(own, compared) ? worse(`${name} ${says.replace('…', `"${word}"`)}`) : agrees;
        };
    };
    const counters = (read) => {
        return (compared) => {
            const own = of(compared)?.counters;
            return own === undefined ? absent : read(own, compared);
        };
    };
    return [
        row(source, 'status error', { worse: error('session-error'), unreadable: error('word-unknown') }, (compared) => {
            const { status: own, word } = of(compared) ?? {};
            if (own === 'unknown')
                return { cell: 'unreadable', clause: `${name} has the unrecognized status "${word}"` };
            return status((each) => each === 'error', 'reports the session in error')(compared);
        }),
        row(source, 'status timed out', { worse: timedOut('session-timed-out') }, status((own) => own === 'timed-out', 'says that the service timed the session out')),
        row(source, 'status skipped', { worse: error('counts-contradict') }, status((own, { results }) => own === 'skipped' && (0,counting/* executedIn */.x$)(results) > 0, 'calls the session …, but it executed tests')),
        row(source, 'status unfinished', { worse: error('session-unfinished') }, status((own, compared) => (own === 'running' || own === 'queued') && countersOf(compared.session).length === 0, 'still calls the session …, and no counters say how many tests ended')),
        row(source, 'status failed', { worse: error('failed-without-test') }, status((own, compared) => own === 'failed' && !explainsFailure(compared), 'calls the session …, but no test failed')),
        row(source, 'counters', { unreadable: error('counts-unreadable') }, (compared) => {
            const { counters: own, countersProblem } = of(compared) ?? {};
            if (countersProblem !== undefined)
                return { cell: 'unreadable', clause: `${name}: ${countersProblem}` };
            return own === undefined ? absent : agrees;
        }),
        row(source, 'failed tests', { worse: error('counts-contradict') }, counters((own, compared) => compareFailed(own, compared, name)), true),
        row(source, 'executed tests', { worse: error('counts-contradict') }, counters((own, compared) => compareExecuted(own, compared, name)), true),
        row(source, 'timed-out tests', { worse: timedOut('test-timed-out') }, counters((own) => own.timedOut === 0 ? absent : worse(`${name} counts ${amount(own.timedOut)} that the service timed out`))),
        row(source, 'tests that never ran', { worse: error('tests-never-ran') }, counters((own, compared) => own.pending === 0 || isTimedOut(compared.session)
            ? absent
            : worse(`${name} counts ${amount(own.pending)} that never ran`)), true),
        row(source, 'announced tests', { worse: error('tests-never-ran') }, (compared) => compareAnnounced(of(compared)?.announcedTests, compared, name), true),
    ];
};

;// CONCATENATED MODULE: ./build/javascript/results/evidence.js





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
    ...witnessRows('build entry', 'the build', ({ session }) => session.evidence.summary),
    ...witnessRows('session', 'the session', ({ session: { evidence } }) => evidence.details.state === 'read' ? evidence.details : undefined),
    row('report', 'file', { worse: error('report-missing'), unreadable: error('report-unreadable'), foreign: error('answer-foreign') }, ({ session: { evidence } }) => {
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
    }, true),
    row('report', 'crash message', { worse: error('report-crash') }, ({ session: { evidence } }) => {
        const crash = evidence.report.state === 'read' ? evidence.report.crash : undefined;
        return crash === undefined ? absent : worse(`its JUnit report says that the instrumentation crashed: ${crash}`);
    }),
    row('session tests', 'list', { worse: error('details-missing') }, ({ session: { evidence } }) => {
        const { details, report } = evidence;
        if (details.state === 'read')
            return agrees;
        return details.state === 'missing' && report.state === 'none'
            ? worse(`its details stayed missing (${details.message}), and this framework has no report`)
            : absent;
    }, true),
    row('session tests', 'failed tests', { worse: error('counts-contradict') }, (compared) => {
        const listed = listedTests(compared.session);
        return listed === undefined ? absent : compareFailed(listed, compared, 'the list of tests');
    }, true),
    row('session tests', 'executed tests', { worse: error('counts-contradict') }, (compared) => {
        const listed = listedTests(compared.session);
        return listed === undefined ? absent : compareExecuted(listed, compared, 'the list of tests');
    }, true),
    row('report totals', 'failed tests', { worse: error('report-incomplete') }, (compared) => {
        const declared = declaredTotals(compared.session);
        if (declared === undefined)
            return absent;
        const [claimed, held] = [declared.failed + declared.error, (0,counting/* failedIn */.r4)(compared.results) + (0,counting/* failedIn */.r4)(compared.attempts)];
        return compareCounts(claimed, held, `its JUnit report declares ${claimed} failed ${noun(claimed)} and holds ${held}`);
    }, true),
    row('report totals', 'all tests', { worse: error('report-incomplete') }, (compared) => {
        const declared = declaredTotals(compared.session);
        if (declared === undefined)
            return absent;
        const [claimed, held] = [(0,model_status/* countedTests */.IU)(declared), (0,model_status/* countedTests */.IU)(compared.results) + (0,model_status/* countedTests */.IU)(compared.attempts)];
        return compareCounts(claimed, held, `its JUnit report declares ${amount(claimed)} and holds ${held}`);
    }, true),
    row('report totals', 'timed-out tests', { worse: timedOut('test-timed-out') }, ({ session, results }) => {
        const declared = declaredTotals(session);
        if (declared === undefined)
            return absent;
        const claimed = declared.timedOut;
        return compareCounts(claimed, results.timedOut, `its JUnit report declares ${amount(claimed)} that timed out`);
    }),
    row('results', 'test in error', { worse: error('test-error'), unreadable: error('word-unknown') }, ({ session, tests }) => {
        const unknown = session.tests.find((test) => test.status === 'unknown');
        if (unknown !== undefined)
            return { cell: 'unreadable', clause: `${(0,results/* testName */.U)(unknown)} has the unrecognized status "${unknown.statusWord ?? '?'}"` };
        return tests.error > 0 ? worse(`${amount(tests.error)} ended in state ERROR`) : absent;
    }),
    row('results', 'timed-out test', { worse: timedOut('test-timed-out') }, ({ tests }) => tests.timedOut > 0 ? worse(`the service timed ${amount(tests.timedOut)} out`) : absent),
    row('results', 'test that never ran', { worse: error('tests-never-ran') }, ({ session, tests }) => (tests.pending > 0 && !isTimedOut(session) ? worse(`${amount(tests.pending)} never ran`) : absent), true),
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
        return ruling === undefined ? [] : [{ ...ruling, row: each, cell, clause }];
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
    const speaking = speakingSessions(judged);
    return {
        attempts,
        last,
        tests: neverRan.length === 0 ? tests : tests.filter(({ status }) => status !== 'pending'),
        neverRan,
        sessionOf,
        judgement: judgementOf(speaking),
        judged,
        speaking,
    };
};
/** What ran a device and shard whole replaces all before it; what ran some tests again only adds to it. */
const speakingSessions = (judged) => {
    const lastWhole = judged.findLastIndex(({ session }) => session.partial !== true);
    return judged.slice(Math.max(0, lastWhole));
};
/** Failed tests are counted after all attempts; here it matters whether something went wrong that no test tells. */
const judgementOf = (speaking) => {
    const judgements = speaking.map(({ judgement }) => judgement);
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
    const name = (0,describe/* describeSession */._)(session);
    for (const kind of kinds) {
        const finding = findings.find((each) => each.kind === kind);
        if (finding !== undefined)
            return { kind, code: finding.code, reason: sentence(name, finding) };
    }
    return { kind: 'passed', reason: `${name} passed` };
};
const sentence = (name, { kind, clause }) => kind === 'empty' ? `${name} ${clause}` : `${name}: ${clause}`;
/** A later request may still settle what is wrong: what is missing may arrive, and what disagrees may be outdated. */
const mayStillSettle = (session) => session.evidence.details.state !== 'read' || findingsOf(session).some(({ row }) => row.maySettle);


/***/ }),

/***/ 24865:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ decideVerdict),
/* harmony export */   z: () => (/* binding */ withLateProblems)
/* harmony export */ });
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96804);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18665);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58983);



/**
 * The one place that decides. Green needs proof: every session that was asked for ended, reported, and agrees with what the service counts.
 *
 * The order is fixed: cancelled, out of time, errors, time-outs at the service, failed tests, passed.
 */
const decideVerdict = (facts) => {
    const { shards } = facts;
    const builds = speakingBuilds(facts);
    const { errors: emptyErrors, notices } = judgeEmptyShards(shards);
    const verdict = (kind, ...problems) => ({
        verdict: verdictOf(kind, ...problems),
        notices,
    });
    const [lost] = facts.problems.filter(({ code }) => code === 'build-may-be-running');
    const andLost = lost === undefined ? '' : `; ${lost.clause}`;
    if (facts.cancelled === true)
        return verdict('cancelled', (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('cancelled', `the workflow was cancelled before every session ended${andLost}`));
    const outOfTime = facts.problems.find(({ code }) => (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .isTimeoutCode */ .Dh)(code));
    if (outOfTime !== undefined)
        return verdict('timed-out', { ...outOfTime, clause: `${outOfTime.clause}${andLost}` });
    // The empty ones last, since what went wrong before explains why nothing was executed.
    const errors = [
        ...facts.problems,
        ...problemsOf(shards, 'error'),
        ...buildErrors(builds, shards),
        ...missingProblems(facts.missingTests ?? [], shards),
    ];
    const [error, ...otherErrors] = errors.length > 0 ? errors : emptyErrors;
    if (error !== undefined)
        return verdict('error', error, ...otherErrors);
    const [timeout, ...otherTimeouts] = [...problemsOf(shards, 'timed-out'), ...buildTimeouts(builds)];
    if (timeout !== undefined)
        return verdict('timed-out', timeout, ...otherTimeouts);
    if (facts.totals.failed > 0)
        return verdict('failed', (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('tests-failed', failedClause(facts)));
    return { verdict: { kind: 'passed', reason: passedSentence(facts) }, notices };
};
/** What went wrong after the run was judged: a verdict that is worse already stays, and a notice tells the rest. */
const withLateProblems = (run, ...problems) => {
    const { kind } = run.verdict;
    if (kind !== 'cancelled' && kind !== 'timed-out' && kind !== 'error')
        return { ...run, verdict: verdictOf('error', ...problems) };
    const notices = problems.map(({ code, clause }) => `${oneLine(clause)} ${(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMark */ .rr)(code)}.`);
    return { ...run, notices: [...run.notices, ...notices] };
};
const problemsOf = (shards, kind) => shards.flatMap(({ judgement: { kind: own, code, reason } }) => own === kind && code !== undefined ? [(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(code, reason)] : []);
const buildErrors = (builds, shards) => builds.flatMap((build) => {
    const name = `build ${build.id}${build.shard.total > 1 ? ` (${(0,_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .describeShard */ .y)(build.shard)})` : ''}`;
    if (build.status === 'error')
        return [(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('build-error', `${name} ended in error`)];
    if (build.status === 'unknown')
        return [(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('word-unknown', `the service gives ${name} the unrecognized status "${build.statusWord}"`)];
    if (build.status === 'failed' && !build.serviceRetries && !explainsFailure(build, shards))
        return [(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('failed-without-test', `the service calls ${name} "${build.statusWord}", but no test of it failed`)];
    return [];
});
/** Builds with a session that still speaks, and those without any: where every session was run again whole, the build is history. */
const speakingBuilds = ({ builds, shards }) => {
    const heard = new Set(shards.flatMap(({ speaking }) => speaking.map(({ session }) => session.buildId)));
    const replaced = shards.flatMap(({ attempts }) => attempts.map(({ buildId }) => buildId)).filter((id) => !heard.has(id));
    const history = new Set(replaced);
    return builds.filter((build) => !history.has(build.id));
};
const explainsFailure = ({ id }, shards) => shards
    .flatMap(({ speaking }) => speaking)
    .some(({ session, judgement }) => session.buildId === id && judgement.kind !== 'passed' && judgement.kind !== 'empty');
const buildTimeouts = (builds) => builds
    .filter((build) => build.status === 'timed-out')
    .map((build) => (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('session-timed-out', `the service timed build ${build.id} out`));
/** A session that died or was timed out explains its missing tests itself. */
const missingProblems = (missing, shards) => {
    const explained = new Set(shards.filter(({ judgement: { kind } }) => kind === 'error' || kind === 'timed-out').map(({ last }) => last.device));
    const names = missing.filter(({ devices }) => devices.some((device) => !explained.has(device))).map(({ name }) => name);
    const [first] = names;
    if (first === undefined)
        return [];
    const [more, them] = names.length === 1 ? ['', 'it'] : [` and ${names.length - 1} more`, 'them'];
    return [(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('tests-missing', `no session reported ${first}${more}, but the suite has ${them}`)];
};
/** An empty shard is a notice where others of its device (and of its attached build or project) ran tests, or where the split is known to leave it empty. */
const judgeEmptyShards = (shards) => {
    const isKnown = ({ last }) => last.evidence.knownTests === 0;
    const isEmpty = ({ judgement }) => judgement.kind === 'empty';
    if (shards.every((shard) => isEmpty(shard) && !isKnown(shard)))
        return { errors: [nothingRan('no test was executed')], notices: [] };
    const errors = [];
    const notices = [];
    for (const [, own] of Map.groupBy(shards, ({ last }) => `${last.buildNumber ?? 0} ${last.device}`)) {
        const othersRan = own.some((shard) => !isEmpty(shard));
        for (const shard of own.filter(isEmpty)) {
            if (othersRan || isKnown(shard))
                notices.push(`${shard.judgement.reason}: the split gives it no tests.`);
            else
                errors.push(nothingRan(shard.judgement.reason));
        }
    }
    return { errors, notices };
};
const nothingRan = (clause) => (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('no-tests-ran', clause);
const failedClause = ({ totals, shards, failOnFlaky }) => {
    const [first] = (0,_totals_js__WEBPACK_IMPORTED_MODULE_1__/* .failedTests */ .T)(shards, failOnFlaky, 1);
    const others = totals.failed > 1 ? ` and ${totals.failed - 1} more` : '';
    const flaky = failOnFlaky && totals.flaky > 0 ? ` (${totals.flaky} flaky, counted as failed)` : '';
    return `${totals.failed} of ${totals.tests} tests failed${flaky}: ${first}${others}`;
};
const passedSentence = ({ totals, shards }) => {
    const devices = new Set(shards.map(({ last }) => last.device)).size;
    const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
    const flaky = totals.flaky > 0 ? `, ${totals.flaky} of them flaky` : '';
    return `${totals.passed} ${totals.passed === 1 ? 'test' : 'tests'} passed${flaky}${skipped} on ${devices} ${devices === 1 ? 'device' : 'devices'}; every session reported.`;
};
/** The first problem is the reason, and the others are counted. On one line, whatever the service's words hold. */
const verdictOf = (kind, { code, clause, hint }, ...others) => {
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    const reason = `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${more} ${(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMark */ .rr)(code)}.`;
    return { kind, reason: oneLine(reason), code, hint };
};
const oneLine = (text) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();


/***/ }),

/***/ 4139:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ secondsText),
/* harmony export */   k_: () => (/* binding */ caseXml),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _lib_xml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36794);

/** A test that passed after a failed try is a failure only where the run counts it so. Whatever is not known to be good is an error. */
const outcomeOf = (test, failOnFlaky) => {
    if (test.status === 'passed')
        return failOnFlaky && failedTries(test).length > 0 ? 'failure' : 'passed';
    if (test.status === 'skipped')
        return 'skipped';
    return test.status === 'failed' ? 'failure' : 'error';
};
/**
 * One `<testcase>`. It holds at most one `<failure>`, `<error>` or `<skipped>`, with the texts of all failures, because reporters differ
 * in whether they count failures or tests. Earlier tries are `flakyFailure` where the test passed in the end, else `rerunFailure`.
 */
const caseXml = ({ test, name, className, outcome, attributes = {} }) => {
    const open = (0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('testcase', {
        name,
        classname: className,
        time: secondsText(test.durationMs ?? 0),
        ...(isPlainPath(test.file) ? { file: test.file, line: test.line } : {}),
        ...attributes,
    });
    const inside = [resultXml(test, outcome), ...triesXml(test, outcome), ...outputXml(test, outcome)].join('');
    return inside === '' ? `    ${open}/>\n` : `    ${open}>\n${inside}    </testcase>\n`;
};
/** Three decimals and a point, whatever the locale. */
const secondsText = (durationMs) => (durationMs / 1_000).toFixed(3);
const resultXml = (test, outcome) => {
    switch (outcome) {
        case 'passed':
            return '';
        case 'skipped':
            return `${indent}${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('skipped', { message: test.skipMessage })}/>\n`;
        case 'failure':
            return test.status === 'passed' ? flakyAsFailure(test) : failureXml('failure', test.failures, 'failed');
        default:
            return failureXml('error', test.failures, test.statusWord ?? test.status);
    }
};
const indent = '      ';
const flakyAsFailure = (test) => {
    const tries = failedTries(test).length + 1;
    const message = `Passed only on try ${tries}; flaky tests count as failed in this run.`;
    return `${indent}${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('failure', { type: 'flaky', message })}/>\n`;
};
const failureXml = (element, failures, type) => {
    const [first] = failures;
    const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : '';
    const open = (0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)(element, {
        type: element === 'error' ? type : (first?.type ?? type),
        message: first === undefined ? `The result of this test is "${type}"; no failure text is known.` : `${headlineOf(first)}${more}`,
    });
    const text = failures.map((failure, place) => numbered(textOf(failure), place, failures.length)).join('\n\n');
    return text === '' ? `${indent}${open}/>\n` : `${indent}${open}>${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXmlText */ .IR)(text)}</${element}>\n`;
};
const headlineOf = ({ message, trace, type }) => message ?? trace?.trimStart().split('\n', 1)[0] ?? type ?? 'failed';
/** A trace usually begins with its message. */
const textOf = ({ message = '', trace = '' }) => trace.includes(message) ? trace : [message, trace].filter((text) => text !== '').join('\n');
const numbered = (text, place, total) => total > 1 ? `[${place + 1} of ${total}] ${text}` : text;
const failedTries = ({ earlierTries }) => earlierTries.filter(({ status }) => status !== 'passed' && status !== 'skipped');
const triesXml = (test, outcome) => {
    if (outcome === 'skipped')
        return [];
    const element = outcome === 'passed' ? 'flakyFailure' : 'rerunFailure';
    return failedTries(test).map(({ status, failures }) => {
        const [first] = failures;
        const open = (0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)(element, { type: first?.type ?? status, message: first === undefined ? status : headlineOf(first) });
        const text = failures.map(textOf).join('\n\n');
        return text === ''
            ? `${indent}${open}/>\n`
            : `${indent}${open}><stackTrace>${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXmlText */ .IR)(text)}</stackTrace></${element}>\n`;
    });
};
const outputXml = (test, outcome) => {
    if (outcome === 'passed' || outcome === 'skipped')
        return [];
    const out = test.systemOut === undefined ? [] : [`${indent}<system-out>${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXmlText */ .IR)(test.systemOut)}</system-out>\n`];
    const err = test.systemErr === undefined ? [] : [`${indent}<system-err>${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXmlText */ .IR)(test.systemErr)}</system-err>\n`];
    return [...out, ...err];
};
/**
 * Some reporters print the path as it is to a log that the runner reads for commands, and open it: only what cannot be a command and
 * stays inside the workspace is written.
 */
const isPlainPath = (file) => file !== undefined &&
    /^[\p{L}\p{N}_.@+ -]+(?:[/\\][\p{L}\p{N}_.@+ -]+)*$/u.test((0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanXml */ .$2)(file)) &&
    !file.split(/[/\\]/).includes('..');


/***/ }),

/***/ 54187:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ documentXml)
/* harmony export */ });
/* unused harmony export countWritten */
/* harmony import */ var _lib_xml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36794);
/* harmony import */ var _write_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4139);


const countWritten = (suites) => {
    const counts = { tests: 0, failures: 0, errors: 0, skipped: 0, durationMs: 0 };
    for (const { cases } of suites) {
        counts.tests += cases.length;
        for (const { outcome, test } of cases) {
            counts.durationMs += test.durationMs ?? 0;
            if (outcome === 'failure')
                counts.failures += 1;
            else if (outcome === 'error')
                counts.errors += 1;
            else if (outcome === 'skipped')
                counts.skipped += 1;
        }
    }
    return counts;
};
/** A flat document, in pieces. The suites are walked twice: counts come first. */
function* documentXml(name, suites) {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('testsuites', { name, ...countAttributes(countWritten(suites())) })}>\n`;
    for (const suite of suites())
        yield* suiteXml(suite);
    yield '</testsuites>\n';
}
function* suiteXml(suite) {
    const timestamp = suite.startedAt?.toISOString().slice(0, secondsPrecision);
    const attributes = { name: suite.name, ...countAttributes(countWritten([suite])), timestamp };
    yield `  ${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('testsuite', attributes)}>\n    <properties>\n`;
    for (const [key, value] of Object.entries(suite.properties))
        yield `      ${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('property', { name: key, value })}/>\n`;
    yield '    </properties>\n';
    for (const item of suite.cases)
        yield (0,_write_case_js__WEBPACK_IMPORTED_MODULE_1__/* .caseXml */ .k_)(item);
    yield '  </testsuite>\n';
}
/** `2026-01-02T10:20:50`: the schema of JUnit knows neither fractions nor zones. */
const secondsPrecision = 19;
const countAttributes = ({ durationMs, ...counts }) => ({
    ...counts,
    time: (0,_write_case_js__WEBPACK_IMPORTED_MODULE_1__/* .secondsText */ .Hd)(durationMs),
});


/***/ }),

/***/ 7141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ classOf),
/* harmony export */   NY: () => (/* binding */ methodOf),
/* harmony export */   TH: () => (/* binding */ simpleClass),
/* harmony export */   xf: () => (/* binding */ isInner)
/* harmony export */ });
/**
 * The method behind a name in a report: `formats` for `formats[€ 1]`, `adds` for `adds()`, `adds(1, 2) [0]` and `[0] 1, 2 (adds)`.
 * Neither DEX files nor Swift allow brackets in the name of a method, so nothing is cut off by mistake.
 */
const methodOf = (name) => {
    const [start = ''] = name.split(/[[(]/, 1);
    return start.trim() || /\(([^()]+)\)$/.exec(name)?.[1] || name;
};
/** The class behind the name in a report; some runners add the values of a parameterised class to it. */
const classOf = (className) => className.split('[', 1)[0] || className;
/** Without package, module or target, as some answers of the service name a class (observed shapes 4.1, 4.2). */
const simpleClass = (className) => className.slice(Math.max(className.lastIndexOf('.'), className.lastIndexOf('/')) + 1);
/** Inner classes stand behind a `$`. */
const isInner = (className) => className.includes('$');


/***/ }),

/***/ 88289:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ asksForServiceRetries),
/* harmony export */   m: () => (/* binding */ buildRequest)
/* harmony export */ });
/* harmony import */ var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99988);

/** Parameters without which the service keeps nothing to download (observed shapes 9). */
const switches = {
    'instrumentation-logs': 'instrumentationLogs',
    'network-logs': 'networkLogs',
    'app-profiling': 'appProfiling',
    video: 'video',
    screenshots: 'screenshots',
};
/** The body of one build request (specification 2.6, sharding rules of 4.3). */
const buildRequest = (inputs, refs, planned) => ({
    ...downloadSwitches(inputs.download),
    ...inputs.capabilities,
    devices: planned.devices,
    ...(inputs.framework === 'earlgrey' ? { appDir: refs.app } : { app: refs.app, testSuite: refs.testSuite }),
    deviceLogs: inputs.deviceLogs || inputs.download.has('device-logs'),
    project: inputs.project,
    ...(inputs.projectNotifyUrl === undefined ? {} : { projectNotifyURL: inputs.projectNotifyUrl }),
    ...(refs.media.length === 0 ? {} : { uploadMedia: refs.media }),
    ...splitOf(inputs, planned),
    [_model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .buildTagKey */ .KM]: tagText(inputs, refs, planned),
});
/** Tests by name stand in for the runner's split: both together would split the named ones again. */
const splitOf = ({ framework }, { shard, tests }) => {
    if (tests !== undefined)
        return { [framework === 'espresso' ? 'class' : 'only-testing']: tests };
    return shard.total === 1 ? {} : { numShards: shard.total, shardIndex: shard.index };
};
const downloadSwitches = (download) => {
    const on = {};
    for (const kind of download) {
        const key = switches[kind];
        if (key !== undefined)
            on[key] = true;
    }
    return on;
};
/** A tag of the user's own stays in front, where the service's dashboard shows it. */
const tagText = (inputs, { content }, planned) => {
    const own = inputs.capabilities[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .buildTagKey */ .KM];
    const tag = (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBuildTag */ .O9)({ ...planned.tag, ...(content === undefined ? {} : { content }) });
    return typeof own === 'string' ? `${own} ${tag}` : tag;
};
/** The request asks the service to run failed tests again itself (observed shapes 3.5). */
const asksForServiceRetries = (request) => ['true', true].includes(request.retryTestsOnFailure);


/***/ }),

/***/ 4739:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ reportPlan),
  G: () => (/* binding */ reportRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/github/stall-guard.js + 1 modules
var stall_guard = __webpack_require__(25837);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/javascript/github/tracked-files.js


const maxListBytes = 64 * 1024 * 1024;
const timeoutMs = 10_000;
/** What git needs to start and to find its settings. Tokens and inputs are not among it. */
const passedOn = /^(?:PATH|PATHEXT|SYSTEMROOT|COMSPEC|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|XDG_CONFIG_HOME|TMPDIR|TEMP|TMP|GIT_\w+)$/i;
/**
 * Paths of the files that git knows in a folder, from its root, with `/`. Empty where there is no repository, or no git.
 *
 * @param environment the step's own, of which git is given little
 */
const trackedFiles = async (folder, environment) => {
    try {
        const { stdout } = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('git', ['ls-files', '-z'], {
            cwd: folder,
            env: Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name))),
            maxBuffer: maxListBytes,
            timeout: timeoutMs,
        });
        return stdout.split('\0').filter((path) => path !== '');
    }
    catch {
        return [];
    }
};

// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
;// CONCATENATED MODULE: ./build/javascript/lib/escape/basic-plane.js
/** `\u{1F600}` for characters that the checks service refuses (all beyond U+FFFF), and U+FFFD for half ones. */
const basicPlane = (text) => text
    .toWellFormed()
    .replace(/[\u{10000}-\u{10ffff}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`);

// EXTERNAL MODULE: ./build/javascript/lib/escape/cut.js
var cut = __webpack_require__(78091);
// EXTERNAL MODULE: ./build/javascript/lib/escape/invisible.js
var invisible = __webpack_require__(83780);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
;// CONCATENATED MODULE: ./build/javascript/results/problem-cases.js


/** The class under which a result appears that no test stands for. */
const ownClass = 'Mobile Test Cloud';
/**
 * What is wrong with a device and shard as a whole (no session, a missing report, counters that contradict it), as a test in error, so
 * that no file is greener than the verdict.
 *
 * @returns nothing where all is in order, or a test tells the same
 */
const problemCaseOf = ({ judgement, tests, last }) => {
    if ((judgement.kind !== 'error' && judgement.kind !== 'timed-out') || isTold(judgement, tests))
        return undefined;
    const { kind, code, reason } = judgement;
    return problemCase(kind, `session [${shardLabel(last)}]`, code === undefined ? reason : `${reason} ${(0,error_codes/* codeMark */.rr)(code)}`);
};
const isTold = ({ kind }, tests) => tests.some(({ status }) => (kind === 'timed-out' ? status === 'timed-out' : status === 'error' || status === 'unknown'));
/** `Google Pixel 3-10.0, shard 1 of 2`: a device and shard, whatever the attempt. */
const shardLabel = (session) => (0,describe/* describeSession */._)({ ...session, attempt: 0 });
/** The verdict itself, for a run that is red though no test and no session of it is. */
const verdictCaseOf = ({ verdict: { kind, reason } }) => kind === 'failed' || kind === 'error' || kind === 'timed-out' || kind === 'cancelled'
    ? problemCase(kind, 'verdict', reason)
    : undefined;
const problemCase = (word, name, message) => ({
    className: ownClass,
    name,
    status: 'error',
    statusWord: word,
    failures: [{ kind: 'error', message }],
    earlierTries: [],
});

// EXTERNAL MODULE: ./build/javascript/rendering/failures/locations.js
var locations = __webpack_require__(47766);
// EXTERNAL MODULE: ./build/javascript/rendering/failures/frames.js
var failures_frames = __webpack_require__(39938);
;// CONCATENATED MODULE: ./build/javascript/rendering/failures/trace.js


/** What is read of a text; traces with view hierarchies can be megabytes. */
const maxRead = 200_000;
const maxLineLength = 400;
const frameIndent = '    ';
/**
 * What a failure says, message first, in at most `maxLines` lines.
 *
 * Runs of framework frames and Espresso's dump of the view hierarchy become one line each that says how long they were: the frames of the
 * app and of the test are what people look for.
 */
const shortenFailure = (failure, maxLines) => {
    const message = failure.message?.trim() ?? '';
    const trace = failure.trace?.trim() ?? '';
    const type = failure.type?.trim() ?? '';
    const told = trace.includes(message) ? '' : message;
    const head = type !== '' && !trace.includes(type) && !message.includes(type) ? `${type}${told === '' ? '' : ': '}` : '';
    const text = [`${head}${told}`, trace].filter((part) => part !== '').join('\n');
    return shortenLines(text.slice(0, maxRead).split(/\r\n?|\n/), maxLines);
};
const shortenLines = (lines, maxLines) => {
    const folded = foldFrames(dropHierarchy(lines));
    const kept = folded.slice(0, folded.length > maxLines ? Math.max(1, maxLines - 1) : maxLines);
    const left = folded.slice(kept.length).reduce((sum, line) => sum + 1 + line.folded, 0);
    const texts = kept.map(({ text }) => (0,cut/* cutText */.IN)(text, maxLineLength));
    return (left > 0 ? [...texts, `… ${left} more ${left === 1 ? 'line' : 'lines'}`] : texts).join('\n');
};
/** From `View Hierarchy:` to the first frame or cause after it. */
const dropHierarchy = (lines) => {
    const start = lines.findIndex((line) => /^\s*View Hierarchy:/i.test(line));
    if (start === -1)
        return [...lines];
    const length = lines.slice(start).findIndex((line) => (0,failures_frames/* parseFrame */.y)(line) !== undefined || /^\s*Caused by:/.test(line));
    const end = length === -1 ? lines.length : start + length;
    return [...lines.slice(0, start), `… view hierarchy of ${end - start} lines, see the full report`, ...lines.slice(end)];
};
const foldFrames = (lines) => {
    const folded = [];
    let run = [];
    const endRun = () => {
        const [only] = run;
        if (only !== undefined && run.length === 1)
            folded.push({ text: frameIndent + only.trim(), folded: 0 });
        if (run.length > 1)
            folded.push({ text: `${frameIndent}… ${run.length} frames of frameworks`, folded: run.length - 1 });
        run = [];
    };
    for (const line of lines) {
        const frame = (0,failures_frames/* parseFrame */.y)(line);
        if (frame !== undefined && (0,failures_frames/* isFrameworkClass */.f)(frame.className)) {
            run.push(line);
            continue;
        }
        endRun();
        if (line.trim() !== '')
            folded.push({ text: frame === undefined ? line : frameIndent + line.trim(), folded: 0 });
    }
    endRun();
    return folded;
};

// EXTERNAL MODULE: ./build/javascript/rendering/survey/spread.js
var survey_spread = __webpack_require__(98468);
// EXTERNAL MODULE: ./build/javascript/results/name-table.js
var name_table = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/javascript/rendering/failures/signature.js
var signature = __webpack_require__(85444);
;// CONCATENATED MODULE: ./build/javascript/rendering/survey/failure-groups.js

/** A test that fails in ever new ways would otherwise keep every one of its results. */
const maxGroupsOfTest = 10;
const maxSamples = 6;
/** Collects failures by test and by what they say; numbers and addresses in the text make no difference. */
const createFailureGroups = () => {
    const rows = new Map();
    const signatureOf = (0,signature/* createSignatures */.M)();
    return {
        add: (row, device, located, outcome) => {
            const failures = failuresOf(located.test, outcome);
            const groups = rows.get(row) ?? new Map();
            rows.set(row, groups);
            const key = `${outcome === 'flaky' ? 'flaky ' : ''}${signatureOf(located.test, failures[0])}`;
            const group = groups.get(key);
            if (group === undefined) {
                if (groups.size < maxGroupsOfTest)
                    groups.set(key, { outcome, failures, devices: [device], samples: [located] });
                return;
            }
            // Devices come one after the other, so the last is the only one that may come again (from another shard).
            if (group.devices.at(-1) === device)
                return;
            group.devices.push(device);
            if (group.samples.length < maxSamples)
                group.samples.push(located);
        },
        ofRow: (row) => [...(rows.get(row)?.values() ?? [])].toSorted((a, b) => b.devices.length - a.devices.length),
    };
};
/** Of a flaky test what its last failed try said. */
const failuresOf = (test, outcome) => outcome === 'flaky' ? (test.earlierTries.findLast((earlier) => earlier.failures.length > 0)?.failures ?? []) : test.failures;

// EXTERNAL MODULE: ./build/javascript/rendering/survey/outcome.js
var survey_outcome = __webpack_require__(71595);
;// CONCATENATED MODULE: ./build/javascript/rendering/survey/outcome-grid.js

const codes = new Map(survey_outcome/* outcomes */.KI.map((outcome, code) => [outcome, code]));
const createOutcomeGrid = (columns) => {
    let cells = new Uint8Array(1_024 * Math.max(1, columns));
    return {
        read: (row, column) => survey_outcome/* outcomes */.KI[cells[row * columns + column] ?? 0] ?? 'no result',
        worsen: (row, column, outcome) => {
            const at = row * columns + column;
            if (at >= cells.length) {
                const larger = new Uint8Array(Math.max(at + columns, cells.length * 2));
                larger.set(cells);
                cells = larger;
            }
            cells[at] = Math.max(cells[at] ?? 0, codes.get(outcome) ?? 0);
        },
    };
};

;// CONCATENATED MODULE: ./build/javascript/rendering/survey/survey.js




/**
 * Goes once through all results, session by session. What it keeps grows with the number of different tests and of failures, not with
 * the number of results.
 */
const surveyRun = (run) => {
    const known = surveys.get(run) ?? survey(run);
    surveys.set(run, known);
    return known;
};
/** Summary, annotations, check and comment are made of the same survey. */
const surveys = new WeakMap();
const survey = ({ shards }) => {
    const slotsByDevice = Map.groupBy(shards, ({ last }) => last.device);
    const devices = [...slotsByDevice.keys()];
    const grid = createOutcomeGrid(devices.length);
    const groups = createFailureGroups();
    const slots = [];
    const rows = createRows();
    const note = (test, device, { sessionOf }) => {
        const row = rows.of(test.className, test.name);
        const outcome = (0,survey_outcome/* outcomeOf */.sG)(test);
        grid.worsen(row.row, device, outcome);
        noteDuration(row, test.durationMs, device);
        const bad = (0,survey_outcome/* isBadOutcome */.QV)(outcome);
        if (bad || outcome === 'flaky')
            groups.add(row.row, device, { test, session: sessionOf(test) }, outcome);
        return bad;
    };
    for (const [device, ofDevice] of [...slotsByDevice.values()].entries()) {
        for (const shard of ofDevice) {
            const bad = shard.tests.reduce((sum, test) => sum + (note(test, device, shard) ? 1 : 0), 0);
            slots.push({ ...shard, bad });
        }
    }
    const outcome = (test, device) => grid.read(test.row, device);
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
    const all = [];
    return {
        all: () => all,
        of: (0,name_table/* createNameTable */.M)((className, name) => {
            const row = all.length;
            const numbers = { ranOn: 0, badOn: 0, flakyOn: 0, slowestMs: 0, slowestOn: 0, averageMs: 0, sumMs: 0, timed: 0 };
            const test = { className, name, row, ...numbers };
            all.push(test);
            return test;
        }),
    };
};
const noteDuration = (test, durationMs, device) => {
    if (durationMs === undefined || !(durationMs >= 0))
        return;
    test.sumMs += durationMs;
    test.timed += 1;
    if (durationMs <= test.slowestMs)
        return;
    test.slowestMs = durationMs;
    test.slowestOn = device;
};
const counted = (test, devices, outcome) => {
    for (let device = 0; device < devices; device++) {
        const here = (0,survey_outcome/* badness */.b8)(outcome(test, device));
        if (here > (0,survey_outcome/* badness */.b8)('no result'))
            test.ranOn += 1;
        if (here > (0,survey_outcome/* badness */.b8)('flaky'))
            test.badOn += 1;
        if (here === (0,survey_outcome/* badness */.b8)('flaky'))
            test.flakyOn += 1;
    }
    test.averageMs = test.timed === 0 ? 0 : test.sumMs / test.timed;
    return test;
};
const byReach = (a, b) => b.badOn - a.badOn || b.flakyOn - a.flakyOn || compare(a.className, b.className) || compare(a.name, b.name);
/** By code unit, so that the order is the same on every machine. */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

;// CONCATENATED MODULE: ./build/javascript/rendering/annotations.js








/** What the runner shows of one step; the rest would only be in the log. */
const runnerLimit = 10;
const maxTitle = 255;
const maxMessageBytes = 4_096;
const maxTraceLines = 25;
const maxDevices = 10;
/**
 * One for each distinct failure (the same test failing in the same way, on however many devices), most devices first; then one for each
 * session that proves nothing. Tests that never ran have none of their own.
 */
const annotationsFor = (run, sources, limit = runnerLimit) => {
    const survey = surveyRun(run);
    const failures = distinctFailures(run, survey);
    const sessions = run.shards.flatMap((shard) => {
        const problem = problemCaseOf(shard);
        return problem === undefined ? [] : [{ problem, name: shardLabel(shard.last) }];
    });
    const all = [
        ...failures.map(({ test, group }) => () => annotationOf(run, survey, sources, test, group)),
        ...sessions.map(({ problem, name }) => () => sessionAnnotation(run, problem, name)),
    ];
    return { annotations: all.slice(0, limit).map((make) => make()), more: Math.max(0, all.length - limit) };
};
const sessionAnnotation = ({ simulated }, { statusWord, failures }, name) => {
    const suffix = ` ${statusWord === 'timed-out' ? 'timed out' : 'has no complete result'}${simulated ? ' (SIMULATED)' : ''}`;
    return {
        level: 'error',
        title: `${(0,cut/* cutText */.IN)(basicPlane((0,invisible/* showInvisible */.j)(`Session on ${name}`)), maxTitle - suffix.length)}${suffix}`,
        message: (0,cut/* cutBytes */.Uw)(basicPlane((0,invisible/* showInvisibleInLines */.z)(failures[0]?.message ?? '')), maxMessageBytes),
    };
};
const distinctFailures = ({ failOnFlaky }, survey) => survey.troubled
    .flatMap((test) => survey.failures(test).map((group) => ({ test, group })))
    .filter(({ group }) => group.outcome !== 'flaky' || failOnFlaky)
    .toSorted((a, b) => b.group.devices.length - a.group.devices.length);
const annotationOf = (run, survey, sources, test, group) => {
    const spread = (0,survey_spread/* describeSpread */.N9)(test, survey.devices.length);
    const name = `${(0,survey_spread/* withoutPackage */.fD)(test.className)}${test.className === '' ? '' : '#'}${test.name}`;
    const suffix = ` ${spread}${run.simulated ? ' (SIMULATED)' : ''}`;
    const title = `${(0,cut/* cutText */.IN)(basicPlane((0,invisible/* showInvisible */.j)(name)), maxTitle - suffix.length)}${suffix}`;
    const message = (0,cut/* cutBytes */.Uw)(basicPlane((0,invisible/* showInvisibleInLines */.z)(messageOf(survey, group))), maxMessageBytes);
    return { level: 'error', title, message, ...placeOf(group, sources) };
};
const messageOf = (survey, group) => {
    const [failure] = group.failures;
    const told = failure === undefined ? '' : shortenFailure(failure, maxTraceLines);
    const names = group.devices.slice(0, maxDevices).map((device) => (0,survey_spread/* deviceName */.g7)(survey, device));
    const more = group.devices.length - names.length;
    const where = `On ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    return `${told.trim() === '' ? 'The service gave no message for this failure.' : told}\n\n${where}`;
};
/** The first place that the failure names and the repository has. */
const placeOf = ({ samples, failures }, sources) => {
    const [sample] = samples;
    if (sample === undefined)
        return {};
    for (const { file: wanted, line, packagePath } of (0,locations/* sourceHints */.k)(sample.test, failures[0])) {
        const file = sources.find(wanted, packagePath);
        if (file !== undefined)
            return { file, line };
    }
    return {};
};

;// CONCATENATED MODULE: ./build/javascript/rendering/failures/source-index.js
/** @param paths as `git ls-files` lists them: relative, with forward slashes */
const createSourceIndex = (paths) => {
    const byName = new Map();
    for (const path of paths) {
        const name = lastSegment(path);
        const same = byName.get(name);
        if (same === undefined)
            byName.set(name, [path]);
        else
            same.push(path);
    }
    return {
        find: (fileNameOrPath, packageHint) => {
            const wanted = fileNameOrPath.replaceAll('\\', '/');
            const candidates = byName.get(lastSegment(wanted)) ?? [];
            const hinted = packageHint === undefined || packageHint === '' ? wanted : `${packageHint}/${lastSegment(wanted)}`;
            return onlyBest(candidates, hinted);
        },
    };
};
/** For tests and for runs outside of a repository: knows no file. */
const noSources = { find: () => undefined };
const lastSegment = (path) => path.slice(path.lastIndexOf('/') + 1);
/** The candidate that shares most trailing folders with the wanted path. A tie would be a guess. */
const onlyBest = (candidates, wanted) => {
    const scored = candidates.map((path) => ({ path, shared: sharedEnd(path, wanted) })).toSorted((a, b) => b.shared - a.shared);
    const [best, second] = scored;
    return best !== undefined && best.shared !== second?.shared ? best.path : undefined;
};
const sharedEnd = (one, other) => {
    const ones = one.split('/').toReversed();
    const others = other.split('/').toReversed();
    const differs = ones.findIndex((segment, index) => segment !== others[index]);
    return differs === -1 ? ones.length : differs;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/detail.js
const fullDetail = {
    matrixRows: 100,
    matrixColumns: 12,
    failures: 100,
    failureGroups: 4,
    occurrences: 5,
    traceLines: 20,
    problems: 100,
    chartSessions: 60,
    sessionRows: 200,
    slowest: 10,
    missing: 200,
    builds: 100,
    notices: 20,
};
/** What goes first when there is no room. Steps add up. Which tests fail on which devices goes last. */
const dropOrder = [
    { drops: 'long traces', limits: { traceLines: 8, failureGroups: 3 } },
    { drops: 'the timeline chart', limits: { chartSessions: 0 } },
    { drops: 'most sessions that went well', limits: { sessionRows: 40 } },
    { drops: 'the slowest tests', limits: { slowest: 0 } },
    { drops: 'failures after the first 40', limits: { failures: 40, occurrences: 3, missing: 50, builds: 20 } },
    { drops: 'traces', limits: { traceLines: 2, failureGroups: 2 } },
    { drops: 'matrix rows after the first 40', limits: { matrixRows: 40, problems: 40, notices: 5 } },
    { drops: 'the table of sessions', limits: { sessionRows: 0 } },
    { drops: 'failures after the first 10', limits: { failures: 10, occurrences: 2, missing: 10, builds: 5 } },
    { drops: 'matrix rows after the first 10', limits: { matrixRows: 10, matrixColumns: 6, problems: 10 } },
    { drops: 'all failures', limits: { failures: 0, missing: 0, builds: 1, notices: 0 } },
    { drops: 'the matrix', limits: { matrixRows: 0, problems: 3 } },
    { drops: 'sessions with problems', limits: { problems: 0 } },
];

// EXTERNAL MODULE: ./build/javascript/lib/escape/markdown.js
var markdown = __webpack_require__(64598);
// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/rendering/markdown/table.js
var table = __webpack_require__(69560);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/words.js




/** Longer names are cut; nothing that a person called a device or a test is this long. */
const maxNameLength = 160;
/** `3 m 12 s`; a dash where nobody said. */
const duration = (durationMs) => durationMs === undefined || !Number.isFinite(durationMs) || durationMs < 0 ? '–' : (0,durations/* formatDuration */.a)(durationMs);
/** `2026-01-02 10:20:30 UTC`; a dash where nobody said. */
const utcTime = (time) => time === undefined || Number.isNaN(time.getTime()) ? '–' : `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
/** A name from outside as Markdown prose, cut to what a table can hold. */
const nameText = (name) => (0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)(name, maxNameLength));
/** `A, B and 3 more`, as Markdown. */
const listed = (names, limit) => {
    const shown = names.slice(0, names.length === limit + 1 ? names.length : limit).map(nameText);
    const more = names.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${(0,numbers/* digits */.vm)(more)} more` : shown.join(', ');
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/failures.js









/** The first ones are open: most red runs have one or two causes. */
const openFailures = 3;
const maxFailuresOfTry = 3;
const maxTestName = 300;
/** What went wrong in each test, and on which devices, with the way to session, video and logs. */
const failures = (view) => {
    const { survey, detail } = view;
    const { troubled } = survey;
    if (detail.failures === 0 && troubled.length > 0)
        return [`${(0,numbers/* counted */.hS)(troubled.length, 'test is', 'tests are')} not green; the full report tells why.`];
    if (troubled.length === 0)
        return [];
    const shown = troubled.slice(0, detail.failures);
    const more = troubled.length - shown.length;
    return [
        '### What went wrong',
        ...shown.map((test, index) => testBlock(view, test, index < openFailures)),
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more test')} that ${more === 1 ? 'is' : 'are'} not green: see the full report.`] : []),
    ];
};
const testBlock = (view, test, open) => {
    const groups = view.survey.failures(test);
    const shown = groups.slice(0, view.detail.failureGroups);
    const more = groups.length - shown.length;
    const summary = `${(0,markdown/* codeElement */.Gg)((0,cut/* cutText */.IN)((0,results/* testName */.U)(test), maxTestName))} ${(0,survey_spread/* describeSpread */.N9)(test, view.survey.devices.length)}`;
    return (0,table/* foldable */.w)(summary, [
        ...shown.flatMap((group) => groupBlocks(view, group)),
        ...(more > 0 ? [`It also went wrong in ${(0,numbers/* counted */.hS)(more, 'other way')}.`] : []),
    ], open);
};
const groupBlocks = ({ detail }, group) => {
    const [sample] = group.samples;
    const [hint] = (0,locations/* sourceHints */.k)(sample?.test ?? {}, group.failures[0]);
    const shown = group.samples.slice(0, detail.occurrences);
    const more = group.devices.length - shown.length;
    const places = [...shown.map(occurrence), ...(more > 0 ? [`and ${(0,numbers/* counted */.hS)(more, 'more device')}`] : [])];
    return [
        told(group, detail.traceLines),
        `${wordFor[group.outcome] ?? 'Failed'}${hint === undefined ? '' : ` at ${(0,markdown/* codeSpan */.SS)(`${failures_lastSegment(hint.file)}:${hint.line}`)}`} on`,
        places.map((text) => `- ${text}`).join('\n'),
    ];
};
const wordFor = {
    flaky: 'Failed at first, then passed,',
    'timed-out': 'Timed out',
    error: 'Ended in state ERROR',
    pending: 'Never ran',
    unknown: 'Ended with an unknown status',
};
const told = ({ failures: all, samples }, traceLines) => {
    const texts = all.slice(0, maxFailuresOfTry).map((failure) => shortenFailure(failure, traceLines));
    const text = texts.filter((one) => one.trim() !== '').join('\n\n');
    if (text === '') {
        const log = samples[0]?.test.links?.instrumentationLog;
        return log === undefined
            ? 'The service gave no message for it.'
            : `The service gave no message; ${(0,markdown/* link */.nf)('its instrumentation log', log)} may.`;
    }
    const more = all.length - texts.length;
    return (0,markdown/* fencedBlock */.zW)(more > 0 ? `${text}\n\n… ${(0,numbers/* digits */.vm)(more)} more failures of the same try` : text);
};
/** A device with everything that shows what happened on it. */
const occurrence = ({ test, session }) => {
    const shard = session.shard.total > 1 ? ` (shard ${session.shard.index + 1})` : '';
    const places = [
        ['session', session.links.dashboard],
        ['video', test.links?.video ?? session.links.video],
        ['device log', test.links?.deviceLog],
        ['instrumentation log', test.links?.instrumentationLog],
        ['network log', test.links?.networkLog],
    ];
    const links = places.filter(([, url]) => url !== undefined && url !== '').map(([label, url]) => (0,markdown/* link */.nf)(label, url));
    return `**${nameText(session.device)}**${shard}: ${[...links, `files in ${(0,markdown/* codeSpan */.SS)(session.folder)}`].join(' · ')}`;
};
const failures_lastSegment = (path) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/figures.js


/** One line of figures. Where nobody waited there are none. */
const figures = ({ run, survey }) => {
    if (run.verdict.kind === 'planned' || run.verdict.kind === 'started')
        return [];
    const { tests, passed, failed, flaky, skipped, missing } = run.totals;
    const flakyWord = run.failOnFlaky && flaky > 0 ? 'flaky, counted as failed' : 'flaky';
    const sessions = run.sessions.filter((session) => session.sessionId !== undefined).length;
    return [
        [
            `**${(0,numbers/* counted */.hS)(tests, 'test')}**: ${(0,numbers/* digits */.vm)(passed)} passed, ${failed > 0 ? `**${(0,numbers/* digits */.vm)(failed)} failed**` : '0 failed'}, ${(0,numbers/* digits */.vm)(flaky)} ${flakyWord}, ${(0,numbers/* digits */.vm)(skipped)} skipped, ${(0,numbers/* digits */.vm)(missing)} missing`,
            `${(0,numbers/* counted */.hS)(sessions, 'session')} on ${(0,numbers/* counted */.hS)(survey.devices.length, 'device')}`,
            `${(0,numbers/* formatMinutes */.dp)(run.deviceMs)} device minutes`,
            `${duration(run.queueMs)} in the queue`,
            `${duration(run.finishedAt.getTime() - run.startedAt.getTime())} in all`,
        ].join(' · '),
    ];
};

// EXTERNAL MODULE: ./build/javascript/model/framework.js
var model_framework = __webpack_require__(88917);
;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/headline.js



const maxReason = 1_000;
/** A word and a sign, since colours are not for everybody. */
const verdictMark = {
    passed: '✓ PASSED',
    failed: '✗ FAILED',
    error: '! ERROR',
    'timed-out': '✗ TIMED OUT',
    cancelled: '✗ CANCELLED',
    started: '→ STARTED',
    planned: '○ PLANNED',
};
const simulatedWarning = '**SIMULATED: the built-in cloud ran this, no real device.**';
/** The verdict in one line of plain text. */
const verdictTitle = ({ verdict, framework, simulated }) => `${verdictMark[verdict.kind]}: ${model_framework/* frameworkTitle */.T_[framework]}${simulated ? ', SIMULATED' : ''}`;
const headline = ({ run }) => [
    `## ${verdictTitle(run)}`,
    ...(run.simulated ? [`> ${simulatedWarning} Nothing here tells how the app behaves on a phone.`] : []),
    (0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)(run.verdict.reason, maxReason)),
];

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/columns.js


const maxNamesOfGroup = 12;
/**
 * Devices side by side, or, where there are more than `limit`, those with equal cells as one column; the most troubled come first.
 *
 * @param isTrouble whether a cell is what readers look for
 */
const deviceColumns = (devices, cellsOf, isTrouble, limit) => {
    if (devices.length <= limit)
        return { columns: devices.map((name, device) => ({ heading: nameText(name), cells: cellsOf(device) })), notes: [] };
    const groups = groupEqual(devices, cellsOf, isTrouble).toSorted((a, b) => b.trouble - a.trouble);
    const shown = groups.slice(0, limit);
    const notes = [];
    const columns = shown.map(({ cells, names }) => {
        if (names.length === 1)
            return { heading: nameText(names[0] ?? ''), cells };
        const letter = letterOf(notes.length);
        notes.push(`${letter}: ${listed(names, maxNamesOfGroup)}`);
        return { heading: `${letter} (${(0,numbers/* digits */.vm)(names.length)} devices)`, cells };
    });
    const hidden = groups.slice(limit).reduce((sum, { names }) => sum + names.length, 0);
    if (hidden > 0)
        notes.push(`${(0,numbers/* digits */.vm)(hidden)} more devices with other results are not shown`);
    return { columns, notes };
};
const groupEqual = (devices, cellsOf, isTrouble) => {
    const groups = new Map();
    for (const [device, name] of devices.entries()) {
        const cells = cellsOf(device);
        const key = cells.join('|');
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { cells, names: [name], trouble: cells.filter(isTrouble).length });
        else
            group.names.push(name);
    }
    return [...groups.values()];
};
/** A … Z, then AA, AB and so on. */
const letterOf = (index) => (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode('A'.charCodeAt(0) + (index % 26));

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/suites.js




/** Suites × devices: how many tests of each class passed where. */
const suites = (view) => {
    const { survey, detail } = view;
    const all = [...Map.groupBy(survey.tests, (test) => test.className)];
    const shown = all.slice(0, detail.matrixRows);
    const { columns, notes } = deviceColumns(survey.devices, (device) => shown.map(([, tests]) => suiteCell(view, tests, device)), (cell) => !cell.startsWith('✓'), detail.matrixColumns);
    const more = all.length - shown.length;
    return [
        '### Suites',
        (0,table/* table */.t)(['Suite', 'Tests', ...columns.map((column) => column.heading)], shown.map(([className, tests], row) => [
            className === '' ? '(no class)' : (0,markdown/* codeSpan */.SS)(className),
            String(tests.length),
            ...columns.map((column) => column.cells[row] ?? ''),
        ])),
        ...notes,
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more suite is', 'more suites are')} not in this table.`] : []),
    ];
};
const suiteCell = ({ survey }, tests, device) => {
    let passed = 0;
    let skipped = 0;
    for (const test of tests) {
        const outcome = survey.outcome(test, device);
        if (outcome === 'passed')
            passed += 1;
        if (outcome === 'skipped')
            skipped += 1;
    }
    if (passed + skipped === 0)
        return 'no result';
    const without = tests.length - passed - skipped;
    return [
        ...(passed > 0 ? [`✓ ${passed}`] : []),
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
        ...(without > 0 ? [`${without} without result`] : []),
    ].join(', ');
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/matrix.js






const cellText = {
    'no result': 'no result',
    skipped: 'skipped',
    passed: '✓',
    flaky: '↻ flaky',
    unknown: '? unknown',
    pending: '✗ never ran',
    'timed-out': '✗ timed out',
    failed: '✗ failed',
    error: '! error',
};
/** Test × device for what is not green; suites × devices where everything is. */
const matrix = (view) => {
    const { survey, detail } = view;
    if (detail.matrixRows === 0 || survey.tests.length === 0)
        return [];
    if (survey.troubled.length === 0)
        return suites(view);
    const shown = survey.troubled.slice(0, detail.matrixRows);
    const nameOf = (0,survey_spread/* shortNames */.DG)(shown);
    const { columns, notes } = deviceColumns(survey.devices, (device) => shown.map((test) => cellText[survey.outcome(test, device)]), (cell) => cell !== cellText.passed && cell !== cellText.skipped, detail.matrixColumns);
    const several = survey.devices.length > 1;
    const more = survey.troubled.length - shown.length;
    return [
        '### Tests that are not green',
        (0,table/* table */.t)(['Test', ...(several ? ['Where'] : []), ...columns.map((column) => column.heading)], shown.map((test, row) => [
            (0,markdown/* codeSpan */.SS)(nameOf(test)),
            ...(several ? [(0,survey_spread/* describeSpread */.N9)(test, survey.devices.length)] : []),
            ...columns.map((column) => column.cells[row] ?? ''),
        ])),
        ...notes,
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more test is', 'more tests are')} not green and not in this table.`] : []),
    ];
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/next-step.js






/** One line that says what to do, and where everything is. */
const nextStep = (view) => {
    const { links, run } = view;
    const { code } = run.verdict;
    const places = [
        ...(links.htmlUrl === undefined ? [] : [(0,markdown/* link */.nf)('Full report', links.htmlUrl)]),
        ...(links.artifactUrl === undefined ? [] : [(0,markdown/* link */.nf)('All files', links.artifactUrl)]),
        // What a failed test is needs no explanation.
        ...(code === undefined || code === 'tests-failed' ? [] : [`What is ${(0,markdown/* link */.nf)(code, (0,error_codes/* explanationUrl */.$f)(code, links.docsUrl))}?`]),
    ];
    return [[`**Next:** ${advice[run.verdict.kind](view)}`, ...places].join(' · ')];
};
const advice = {
    passed: ({ survey, run }) => {
        if (survey.troubled.length > 0)
            return `look at ${(0,numbers/* counted */.hS)(survey.troubled.length, 'flaky test')} below before they fail for good.`;
        if (run.missingTests.length > 0)
            return 'see below which tests never reported.';
        return 'nothing to do.';
    },
    failed: (view) => firstFailure(view),
    error: (view) => {
        const failing = view.survey.troubled.some((test) => test.badOn > 0) ? ` Then ${firstFailure(view)}` : '';
        return `${hintOf(view)}${failing}`;
    },
    'timed-out': (view) => hintOf(view),
    cancelled: (view) => hintOf(view),
    started: () => 'the builds go on at the service; nothing here waits for their result.',
    planned: () => 'nothing was sent; set `dry-run` to `false` to run it.',
};
/** The verdict knows. */
const hintOf = ({ run: { verdict } }) => verdict.hint ?? 'read the reason above.';
/** The test that fails most widely says most about the cause. */
const firstFailure = ({ survey }) => {
    const widest = survey.troubled[0];
    if (widest === undefined)
        return 'see the failures below.';
    const name = (0,markdown/* codeSpan */.SS)((0,survey_spread/* shortNames */.DG)(survey.troubled)(widest));
    const devices = survey.devices.length;
    if (devices === 1)
        return `start with ${name}.`;
    if (widest.badOn === widest.ranOn && widest.ranOn > 1)
        return `start with ${name}: it fails on every device, so suspect the app or the test before a device.`;
    if (survey.troubled.every((test) => test.badOn <= 1) && widest.badOn === 1) {
        const only = survey.devices.findIndex((_name, device) => (0,survey_outcome/* isBadOutcome */.QV)(survey.outcome(widest, device)));
        return `start with ${name}: it fails on ${nameText((0,survey_spread/* deviceName */.g7)(survey, only))} only, so compare that device with the others.`;
    }
    return `start with ${name}, which fails on most devices.`;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/places.js





/** More are folded. */
const openBuilds = 3;
/** Where everything is: reports, files, builds. */
const places = ({ run, links, reportDir, detail }) => {
    const items = [
        ...(links.htmlUrl === undefined ? [] : [`${(0,markdown/* link */.nf)('report.html', links.htmlUrl)} opens in the browser`]),
        ...(links.artifactUrl === undefined
            ? [`files are in ${(0,markdown/* codeSpan */.SS)(reportDir)} of the job's workspace`]
            : [`${(0,markdown/* link */.nf)('all files', links.artifactUrl)} of the folder ${(0,markdown/* codeSpan */.SS)(reportDir)}`]),
        ...(links.runUrl === undefined ? [] : [(0,markdown/* link */.nf)('this workflow run', links.runUrl)]),
        `project ${(0,markdown/* codeSpan */.SS)(run.project)}`,
        `ran from ${utcTime(run.startedAt)} to ${utcTime(run.finishedAt)}`,
    ];
    return [items.join(' · '), ...buildLines(run.builds, detail.builds)];
};
const buildLines = (builds, limit) => {
    if (builds.length === 0)
        return [];
    const shown = builds.slice(0, limit).map((build) => `- ${buildText(build)}`);
    const more = builds.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`- and ${(0,numbers/* digits */.vm)(more)} more`] : [])].join('\n');
    const title = (0,numbers/* counted */.hS)(builds.length, 'build');
    return builds.length > openBuilds ? [(0,table/* foldable */.w)(title, [list])] : [`${title}:`, list];
};
const buildText = (build) => {
    const shard = build.shard.total > 1 ? ` (${(0,describe/* describeShard */.y)(build.shard)}${build.attempt > 0 ? `, attempt ${build.attempt + 1}` : ''})` : '';
    const id = (0,markdown/* codeSpan */.SS)(build.id);
    const page = build.dashboardUrl === undefined ? '' : ` ${(0,markdown/* link */.nf)('dashboard', build.dashboardUrl)}`;
    return `${id}${shard} ${(0,markdown/* inlineText */.ln)(build.statusWord)}${page}`;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/problems.js







const problems_maxReason = 500;
const kindWord = {
    passed: '✓ passed',
    failed: '✗ failed',
    'timed-out': '✗ timed out',
    error: '! error',
    empty: '○ no test',
};
const sessionWord = ({ judgement, bad }) => bad > 0 && judgement.kind === 'failed' ? `✗ ${bad} failed` : kindWord[judgement.kind];
/** Sessions that ended without proof: missing, in error, timed out, without a test. */
const problems = ({ survey, detail, links }) => {
    const all = survey.slots.filter(({ judgement }) => judgement.kind !== 'passed' && judgement.kind !== 'failed');
    if (all.length === 0)
        return [];
    const title = `### Sessions with problems (${all.length} of ${survey.slots.length})`;
    if (detail.problems === 0)
        return [title];
    const shown = all.slice(0, detail.problems);
    const more = all.length - shown.length;
    return [
        title,
        (0,table/* table */.t)(['Session', 'Result', 'What happened', 'Look at'], shown.map((slot) => [
            nameText((0,describe/* describeSession */._)(slot.last)),
            kindWord[slot.judgement.kind],
            whatHappened(slot, links.docsUrl),
            placesOf(slot),
        ])),
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more session')} with problems: see the full report.`] : []),
    ];
};
/** The reason without the session's name, which has a column of its own. */
const whatHappened = ({ last, judgement }, docsUrl) => {
    const name = (0,describe/* describeSession */._)(last);
    const reason = judgement.reason.startsWith(name)
        ? judgement.reason.slice(name.length).replace(/^[:\s]+/, '')
        : judgement.reason;
    const { code } = judgement;
    const mark = code === undefined ? '' : ` (${(0,markdown/* link */.nf)(code, (0,error_codes/* explanationUrl */.$f)(code, docsUrl))})`;
    return `${(0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)(reason, problems_maxReason))}${mark}`;
};
const placesOf = ({ last }) => {
    const links = [
        ...(last.links.dashboard === undefined
            ? []
            : [(0,markdown/* link */.nf)(last.sessionId === undefined ? 'build' : 'session', last.links.dashboard)]),
        ...(last.links.video === undefined ? [] : [(0,markdown/* link */.nf)('video', last.links.video)]),
    ];
    const files = Object.keys(last.files).length > 0 ? [`files in ${(0,markdown/* codeSpan */.SS)(last.folder)}`] : [];
    return [...links, ...files].join(' · ') || '–';
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/remarks.js






const maxNotice = 500;
const maxName = 300;
const remarks_maxDevices = 5;
/** Tests that did not run or did not report, with the devices that lack them. */
const missing = ({ run, survey, detail }) => {
    const all = run.missingTests;
    if (all.length === 0)
        return [];
    const title = (0,survey_spread/* missingTitle */.r6)(all);
    if (detail.missing === 0)
        return [`${title}: see the full report.`];
    const shown = all.slice(0, detail.missing);
    const more = all.length - shown.length;
    return [
        (0,table/* foldable */.w)(title, [
            shown
                .map((test) => {
                const on = (0,survey_spread/* describeMissing */.UV)(test, survey.devices.length, (names) => listed(names, remarks_maxDevices));
                return `- ${(0,markdown/* codeSpan */.SS)((0,cut/* cutText */.IN)(test.name, maxName))}${on}`;
            })
                .join('\n'),
            ...(more > 0 ? [`and ${(0,numbers/* counted */.hS)(more, 'more test')}`] : []),
        ]),
    ];
};
/** Facts that change nothing in the verdict. */
const notices = ({ run, detail }) => {
    if (run.notices.length === 0)
        return [];
    const shown = run.notices.slice(0, detail.notices);
    const more = run.notices.length - shown.length;
    return [
        [
            ...shown.map((notice) => `- Note: ${(0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)(notice, maxNotice))}`),
            ...(more > 0 ? [`- ${(0,numbers/* counted */.hS)(more, 'more note')}: see the full report.`] : []),
        ].join('\n'),
    ];
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/fit.js


/**
 * The most detailed text that fits, going down `dropOrder` one step after the other.
 *
 * @param render gives shorter text for less detail; `dropped` are the words of the steps that took something away
 * @returns `undefined` where even the last step is too long
 */
const fitBudget = (render, full, budgetBytes) => {
    let detail = full;
    let dropped = [];
    let text = render(detail, dropped);
    for (const step of dropOrder) {
        if ((0,cut/* utf8Bytes */.dy)(text) <= budgetBytes)
            return text;
        detail = lessDetail(detail, step.limits);
        const shorter = render(detail, dropped);
        // A step may find nothing to drop, and nobody should read that it did.
        if (shorter === text)
            continue;
        dropped = [...dropped, step.drops];
        text = render(detail, dropped);
    }
    return (0,cut/* utf8Bytes */.dy)(text) <= budgetBytes ? text : undefined;
};
const lessDetail = (detail, limits) => {
    const lower = (key) => Math.min(detail[key], limits[key] ?? detail[key]);
    return {
        matrixRows: lower('matrixRows'),
        matrixColumns: lower('matrixColumns'),
        failures: lower('failures'),
        failureGroups: lower('failureGroups'),
        occurrences: lower('occurrences'),
        traceLines: lower('traceLines'),
        problems: lower('problems'),
        chartSessions: lower('chartSessions'),
        sessionRows: lower('sessionRows'),
        slowest: lower('slowest'),
        missing: lower('missing'),
        builds: lower('builds'),
        notices: lower('notices'),
    };
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/render-parts.js






/**
 * The parts one after the other, with as much detail as fits. What went is said at the end; where not even the least fits, only the
 * verdict and the figures are left.
 */
const renderParts = (parts, run, full, options) => {
    const { budgetBytes, links, reportDir, finish = asItIs } = options;
    const survey = surveyRun(run);
    const render = (chosen, detail, dropped) => {
        const blocks = chosen.flatMap((part) => part({ run, survey, links, reportDir, detail }));
        return finish(`${[...blocks, ...shortened(dropped, budgetBytes)].join('\n\n')}\n`);
    };
    return (fitBudget((detail, dropped) => render(parts, detail, dropped), full, budgetBytes) ??
        fitBudget(() => render([headline, figures], full, []), full, budgetBytes) ??
        (0,cut/* cutBytes */.Uw)(verdictTitle(run), budgetBytes));
};
const asItIs = (text) => text;
const shortened = (dropped, budgetBytes) => {
    if (dropped.length === 0)
        return [];
    const limit = (0,durations/* formatBytes */.z)(budgetBytes);
    return [`Shortened to stay under ${limit}. Left out: ${dropped.join('; ')}. The report files hold everything.`];
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/slowest.js




const slowest = ({ survey, detail }) => {
    const tests = slowestOf(survey.tests, detail.slowest);
    if (tests.length === 0)
        return [];
    const nameOf = (0,survey_spread/* shortNames */.DG)(tests);
    const rows = tests.map((test) => [
        (0,markdown/* codeSpan */.SS)(nameOf(test)),
        duration(test.slowestMs),
        nameText((0,survey_spread/* deviceName */.g7)(survey, test.slowestOn)),
        duration(test.averageMs),
    ]);
    return [(0,table/* foldable */.w)('Slowest tests', [(0,table/* table */.t)(['Test', 'Longest', 'on', 'On average'], rows)])];
};
/** Kept short while going through, since sorting every test for ten of them takes longer than all the rest. */
const slowestOf = (tests, limit) => {
    if (limit === 0)
        return [];
    let kept = [];
    let threshold = 0;
    for (const test of tests) {
        if (test.slowestMs <= threshold)
            continue;
        kept.push(test);
        if (kept.length < 20 * limit)
            continue;
        kept = longestFirst(kept).slice(0, limit);
        threshold = kept.at(-1)?.slowestMs ?? 0;
    }
    return longestFirst(kept).slice(0, limit);
};
const longestFirst = (tests) => tests.toSorted((a, b) => b.slowestMs - a.slowestMs);

;// CONCATENATED MODULE: ./build/javascript/rendering/survey/balance.js


/** Below this the longest shard is as good as the average one. */
const evenFactor = 1.1;
/**
 * How evenly the work was spread, as a sentence of plain text with the device's name in it; `undefined` for a single session.
 *
 * Shards are compared on the device where they cost most, since devices do not wait for each other's shards.
 */
const describeBalance = ({ slots }) => {
    const timed = slots.flatMap((slot) => {
        const durationMs = slot.attempts[0]?.durationMs;
        return durationMs !== undefined && durationMs > 0 ? [{ slot, durationMs }] : [];
    });
    const byDevice = [...Map.groupBy(timed, ({ slot }) => slot.last.device).values()];
    const worst = byDevice
        .filter((shards) => shards.length > 1)
        .map(shardBalance)
        .toSorted((a, b) => b.lostMs - a.lostMs)[0];
    return worst === undefined ? deviceBalance(timed) : worst.sentence;
};
const shardBalance = (shards) => {
    const longest = longestOf(shards);
    const evenMs = shards.reduce((sum, { durationMs }) => sum + durationMs, 0) / shards.length;
    const { device, shard } = longest.slot.last;
    const name = `${(0,describe/* describeShard */.y)(shard)} on ${device}`;
    const took = (0,durations/* formatDuration */.a)(longest.durationMs);
    const even = `an even split would take ${(0,durations/* formatDuration */.a)(evenMs)}`;
    const factor = longest.durationMs / evenMs;
    const sentence = factor < evenFactor
        ? `Shards are even: the longest (${name}) took ${took}; ${even}.`
        : `Shards are uneven: ${name} took ${took}; ${even}, ${Math.round((1 - 1 / factor) * 100)} % less.`;
    return { lostMs: longest.durationMs - evenMs, sentence };
};
const deviceBalance = (devices) => {
    const shortest = devices.toSorted((a, b) => a.durationMs - b.durationMs)[0];
    if (shortest === undefined || devices.length === 1)
        return undefined;
    const longest = longestOf(devices);
    const [most, least] = [(0,durations/* formatDuration */.a)(longest.durationMs), (0,durations/* formatDuration */.a)(shortest.durationMs)];
    if (most === least)
        return `${devices.length === 2 ? 'Both' : `All ${devices.length}`} devices took ${most}.`;
    return `The slowest device, ${longest.slot.last.device}, took ${most}; the fastest, ${shortest.slot.last.device}, ${least}.`;
};
const longestOf = (slots) => slots.reduce((a, b) => (b.durationMs > a.durationMs ? b : a));

;// CONCATENATED MODULE: ./build/javascript/lib/escape/mermaid.js

const mermaid_maxNameLength = 60;
/** Words and dates that start a statement of a Gantt chart when a line starts with them. */
const statement = /^(?:gantt|title|section|dateFormat|inclusiveEndDates|topAxis|axisFormat|tickInterval|includes|excludes|todayMarker|weekday|weekend|click|href|call|accTitle|accDescr|\d{4}-)/i;
/**
 * The name of a task or section in a Gantt chart.
 *
 * Mermaid has no escape that works everywhere: `:` ends a name, `;` and a line end a statement, `#` starts an entity, `%%` a comment
 * or directive, a backtick may close the fence around the chart. So only letters, digits and harmless signs stay.
 */
const ganttName = (text) => {
    const plain = text
        .replace(/[^\p{L}\p{N}\p{M} ._+()/-]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    if (plain === '')
        return 'unnamed';
    return (0,cut/* cutText */.IN)(statement.test(plain) ? `- ${plain}` : plain, mermaid_maxNameLength);
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/chart.js


/** GitHub refuses diagrams of 50,000 characters and more. */
const maxCharacters = 45_000;
/** Pixels: section names stand left of the bars, and are painted over where there is too little room. */
const minPadding = 75;
const characterWidth = 7;
const indentAndLineEnd = 3;
const secondMs = 1_000;
const shortRunMs = 600_000;
/** Times are told since the start: a chart would else show them in the zone of whoever looks. */
const epochMs = Date.UTC(2000, 0, 1);
/** No session is longer or later; a service that says so is wrong. */
const maxOffsetMs = 30 * 24 * 3_600_000;
/**
 * Sessions over time, by device and shard, as a Gantt chart. Where there are too many, whole devices are left out: those with problems
 * stay first, then the slowest.
 */
const ganttChart = (slots, startedAt, maxSessions) => {
    const devices = [...Map.groupBy(slots.filter(hasTimes), ({ last }) => last.device)];
    const ranked = slots.length > maxSessions ? devices.toSorted(byUrgency) : devices;
    const shown = firstThatFit(ranked, startedAt, maxSessions);
    if (shown.length === 0)
        return undefined;
    const endMs = Math.max(...shown.map((section) => section.endMs));
    const padding = Math.max(minPadding, ...shown.map(({ name }) => name.length * characterWidth));
    const [unit, axis] = endMs < shortRunMs ? ['Minutes and seconds', '%M:%S'] : ['Hours and minutes', '%H:%M'];
    return {
        text: [
            `%%{init: {"gantt": {"leftPadding": ${padding}}}}%%`,
            'gantt',
            `  title ${unit} since the start`,
            '  dateFormat YYYY-MM-DD HH:mm:ss',
            `  axisFormat ${axis}`,
            ...shown.flatMap(({ name, tasks }) => [`  section ${name}`, ...tasks.map((task) => `  ${task}`)]),
        ].join('\n'),
        hidden: ranked.length - shown.length,
    };
};
/** At least one device, however many sessions it has, unless it alone is more than a diagram may hold. */
const firstThatFit = (devices, startedAt, maxSessions) => {
    const sections = [];
    let sessions = 0;
    let characters = 0;
    for (const [device, slots] of devices) {
        const name = ganttName(device);
        const tasks = slots.flatMap((slot) => tasksOf(slot, startedAt));
        sessions += slots.length;
        characters += [`section ${name}`, ...tasks].reduce((sum, line) => sum + line.length + indentAndLineEnd, 0);
        if (characters > maxCharacters || (sections.length > 0 && sessions > maxSessions))
            break;
        sections.push({ name, tasks, endMs: Math.max(...slots.map((slot) => endOf(slot, startedAt))) });
    }
    return sections;
};
const hasTimes = ({ attempts }) => attempts.some(({ startedAt }) => Number.isFinite(startedAt?.getTime()));
const byUrgency = ([, a], [, b]) => troubleOf(b) - troubleOf(a) || totalMs(b) - totalMs(a);
const troubleOf = (slots) => slots.filter(({ judgement }) => judgement.kind !== 'passed').length;
const totalMs = (slots) => slots.flatMap(({ attempts }) => attempts).reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);
const tasksOf = (slot, startedAt) => slot.attempts.flatMap((session) => {
    const startMs = offsetMs(session, startedAt);
    if (startMs === undefined)
        return [];
    const trouble = session === slot.last ? troubleWord(slot) : '';
    const start = new Date(epochMs + startMs).toISOString().slice(0, 19).replace('T', ' ');
    const seconds = Math.max(1, Math.round(durationOf(session) / secondMs));
    return [`${taskName(session, trouble)} :${trouble === '' ? 'done' : 'crit'}, ${start}, ${seconds}s`];
});
const troubleWord = ({ judgement, bad }) => {
    if (judgement.kind === 'passed' || judgement.kind === 'empty')
        return '';
    return judgement.kind === 'failed' ? `${bad} failed` : judgement.kind;
};
/** Says in words what the colour says. */
const taskName = ({ shard, attempt }, trouble) => {
    const part = shard.total > 1 ? (0,describe/* describeShard */.y)(shard) : 'all tests';
    return ganttName([part, ...(attempt > 0 ? [`attempt ${attempt + 1}`] : []), trouble].filter((word) => word !== '').join(' - '));
};
const endOf = ({ attempts }, startedAt) => Math.max(0, ...attempts.map((session) => (offsetMs(session, startedAt) ?? 0) + durationOf(session)));
const durationOf = ({ durationMs = 0 }) => Math.min(durationMs, maxOffsetMs);
/** Never before the start: the clocks of the service and of the runner differ. */
const offsetMs = (session, startedAt) => {
    const offset = (session.startedAt?.getTime() ?? Number.NaN) - startedAt.getTime();
    return offset <= maxOffsetMs ? Math.max(0, offset) : undefined;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/timeline.js







/** Sessions over time: a chart, how even the shards were, and the same as a table. */
const timeline = (view) => {
    const { run, survey, detail } = view;
    if (survey.slots.length === 0)
        return [];
    const balance = describeBalance(survey);
    const chart = detail.chartSessions > 0 && survey.slots.length > 1
        ? ganttChart(survey.slots, run.startedAt, detail.chartSessions)
        : undefined;
    const blocks = [
        ...(balance === undefined ? [] : [(0,markdown/* inlineText */.ln)(balance)]),
        ...(chart === undefined ? [] : [`\`\`\`mermaid\n${chart.text}\n\`\`\``]),
        ...(chart !== undefined && chart.hidden > 0
            ? [`${(0,numbers/* counted */.hS)(chart.hidden, 'more device')} are not in the chart; those with problems and the slowest are.`]
            : []),
        ...sessionTable(view),
    ];
    return blocks.length === 0 ? [] : ['### Sessions', ...blocks];
};
const sessionTable = ({ survey, detail }) => {
    const { slots } = survey;
    if (detail.sessionRows === 0)
        return [];
    const shown = slots.length <= detail.sessionRows ? slots : slots.toSorted(timeline_byUrgency).slice(0, detail.sessionRows);
    const more = slots.length - shown.length;
    const rows = shown.map((slot) => [
        nameText(slot.last.device),
        `${slot.last.shard.index + 1} of ${slot.last.shard.total}`,
        sessionWord(slot) + (slot.attempts.length > 1 ? ` (attempt ${slot.attempts.length})` : ''),
        (0,numbers/* digits */.vm)(slot.tests.length),
        utcTime(slot.attempts[0]?.startedAt),
        duration(slot.attempts[0]?.queuedMs),
        duration(slot.attempts.every((session) => session.durationMs === undefined) ? undefined : totalMs([slot])),
        placesOf(slot),
    ]);
    return [
        (0,table/* foldable */.w)((0,numbers/* counted */.hS)(shown.length, 'session') + (more > 0 ? ' with problems first, then the slowest' : ''), [
            (0,table/* table */.t)(['Device', 'Shard', 'Result', 'Tests', 'Started', 'Queued', 'Took', 'Look at'], rows),
            ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more session')}: see the full report.`] : []),
        ]),
    ];
};
const timeline_byUrgency = (a, b) => Number(b.judgement.kind !== 'passed') - Number(a.judgement.kind !== 'passed') || totalMs([b]) - totalMs([a]);

;// CONCATENATED MODULE: ./build/javascript/rendering/summary.js












/** The runner drops the whole summary of a step that is larger than 1 MiB; the rest is room for what others of this step may add. */
const summaryBudgetBytes = 1_000_000;
/** What a reader wants first comes first. */
const parts = [
    headline,
    figures,
    nextStep,
    matrix,
    problems,
    failures,
    missing,
    notices,
    timeline,
    slowest,
    places,
];
/**
 * The job summary: the verdict and why, figures, what is not green on which device, failures, sessions over time, and where the rest is.
 *
 * Never longer than the budget: detail goes level by level, tags and fences stay balanced, and the text says what went.
 */
const renderSummary = (run, options) => renderParts(parts, run, fullDetail, options);

// EXTERNAL MODULE: ./build/javascript/run/report/outputs.js
var outputs = __webpack_require__(46834);
// EXTERNAL MODULE: ./build/javascript/github/api.js
var api = __webpack_require__(52575);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/javascript/github/check-run.js


/**
 * Creates a finished check run of this name on the commit, with its annotations in batches of 50.
 *
 * @returns its page
 * @throws NotPermittedError where the token may not write checks
 */
const createCheckRun = async (call, name, headSha, content, conclusion) => {
    const { title, summary, text, annotationBatches } = content;
    const [first = [], ...others] = annotationBatches;
    const output = { title, summary, text };
    try {
        // Other jobs and earlier runs may have checks of this name on the commit.
        const ownId = (0,external_node_crypto_.randomUUID)();
        const { data } = await call('POST /repos/{owner}/{repo}/check-runs', {
            name,
            head_sha: headSha,
            external_id: ownId,
            status: 'completed',
            conclusion,
            output: { ...output, annotations: first.map(annotationBody) },
        }, () => findCheck(call, name, headSha, ownId));
        const { id, url } = readCheck(data);
        for (const batch of others) {
            await call('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
                check_run_id: id,
                output: { ...output, annotations: batch.map(annotationBody) },
            });
        }
        return url;
    }
    catch (error) {
        if ((0,api/* isNotPermitted */.wo)(error))
            throw new api/* NotPermittedError */.gB(`The check run "${name}"`, 'checks', error);
        throw error;
    }
};
const pageSize = 100;
const findCheck = async (call, name, headSha, ownId) => {
    for (let page = 1;; page++) {
        const { data, headers } = await call('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
            ref: headSha,
            check_name: name,
            filter: 'all',
            per_page: pageSize,
            page,
        });
        const checks = typeof data === 'object' && data !== null && 'check_runs' in data ? data.check_runs : [];
        if (!Array.isArray(checks))
            return undefined;
        const found = checks.find((check) => check?.external_id === ownId);
        if (found !== undefined)
            return { data: found, headers };
        if (checks.length < pageSize)
            return undefined;
    }
};
const annotationBody = ({ file, line, title, message }) => ({
    path: file,
    start_line: line,
    end_line: line,
    annotation_level: 'failure',
    title,
    message,
});
const readCheck = (data) => {
    if (typeof data !== 'object' || data === null || !('id' in data) || typeof data.id !== 'number')
        throw new Error('GitHub gave the check run no id');
    return { id: data.id, url: 'html_url' in data && typeof data.html_url === 'string' ? data.html_url : undefined };
};

;// CONCATENATED MODULE: ./build/javascript/github/comment.js

const comment_pageSize = 100;
/**
 * Keeps one comment on a pull request up to date: found by its first line and its author through all pages, left alone when unchanged.
 *
 * @param body its first line is the marker
 * @throws NotPermittedError where the token may not write comments
 */
const keepComment = async (call, pullNumber, body) => {
    const marker = body.split('\n', 1)[0] ?? '';
    try {
        const own = await findComment(call, pullNumber, marker);
        if (own === undefined) {
            await call('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: pullNumber, body }, async () => {
                const created = await findComment(call, pullNumber, marker);
                return created === undefined ? undefined : { data: created, headers: {} };
            });
            return 'created';
        }
        // The service may keep line ends of its own.
        if (own.body.replaceAll('\r\n', '\n').trimEnd() === body.trimEnd())
            return 'unchanged';
        await call('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: own.id, body });
        return 'updated';
    }
    catch (error) {
        if ((0,api/* isNotPermitted */.wo)(error))
            throw new api/* NotPermittedError */.gB('The comment', 'pull-requests', error);
        throw error;
    }
};
const findComment = async (call, pullNumber, marker) => {
    const author = await authorOf(call);
    for (let page = 1;; page++) {
        const { data } = await call('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            issue_number: pullNumber,
            per_page: comment_pageSize,
            page,
        });
        const comments = Array.isArray(data) ? data.flatMap(readComment) : [];
        // The marker alone could be copied into a comment of somebody else's.
        const isOwn = (comment) => (author === undefined ? comment.isByApp : comment.author === author);
        const found = comments.find((comment) => isOwn(comment) && comment.body.split(/\r?\n/, 1)[0] === marker);
        if (found !== undefined || !Array.isArray(data) || data.length < comment_pageSize)
            return found;
    }
};
/** A person's token knows its owner. The token of an app, such as the workflow's own, may not ask. */
const authorOf = async (call) => {
    try {
        const { data } = await call('GET /user', {});
        return typeof data === 'object' && data !== null && 'login' in data && typeof data.login === 'string'
            ? data.login
            : undefined;
    }
    catch (error) {
        if ((0,api/* statusOf */.c2)(error) === undefined)
            throw error;
        return undefined;
    }
};
const readComment = (value) => {
    if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'number')
        return [];
    const body = 'body' in value && typeof value.body === 'string' ? value.body : '';
    const user = 'user' in value ? value.user : undefined;
    if (typeof user !== 'object' || user === null)
        return [];
    const author = 'login' in user && typeof user.login === 'string' ? user.login : '';
    return [{ id: value.id, body, author, isByApp: 'type' in user && user.type === 'Bot' }];
};

// EXTERNAL MODULE: ./build/javascript/github/event.js
var github_event = __webpack_require__(62463);
;// CONCATENATED MODULE: ./build/javascript/rendering/check.js
















const budgetBytes = 65_535;
const check_maxTitle = 255;
const batchSize = 50;
/** Four requests; more would only bury the first. */
const maxAnnotations = 200;
const summaryParts = [headline, figures, nextStep, matrix, problems];
const textParts = [failures, missing, notices, timeline, slowest, places];
/** A check has no room for a drawing. */
const checkDetail = { ...fullDetail, chartSessions: 0 };
const conclusions = {
    passed: 'success',
    failed: 'failure',
    error: 'failure',
    'timed-out': 'timed_out',
    cancelled: 'cancelled',
    started: 'neutral',
    planned: 'neutral',
};
/** The same report as the job summary, in the two texts of a check run, with annotations on the lines of the repository. */
const renderCheck = (run, { sources, links, reportDir }) => {
    const options = { budgetBytes, links, reportDir, finish: basicPlane };
    const { annotations } = annotationsFor(run, sources, maxAnnotations);
    return {
        conclusion: conclusions[run.verdict.kind],
        title: basicPlane((0,cut/* cutText */.IN)(checkTitle(run), check_maxTitle)),
        summary: renderParts(summaryParts, run, checkDetail, options),
        text: renderParts(textParts, run, checkDetail, options),
        annotationBatches: inBatches(annotations.filter(hasPlace)),
    };
};
const checkTitle = (run) => {
    const { tests, failed } = run.totals;
    const figures = failed > 0 ? `${failed} of ${(0,numbers/* counted */.hS)(tests, 'test')} failed` : (0,numbers/* counted */.hS)(tests, 'test');
    return tests === 0 ? verdictTitle(run) : `${verdictTitle(run)}, ${figures}`;
};
const hasPlace = (annotation) => annotation.file !== undefined && annotation.line !== undefined;
const inBatches = (items) => Array.from({ length: Math.ceil(items.length / batchSize) }, (_none, batch) => items.slice(batch * batchSize, (batch + 1) * batchSize));

;// CONCATENATED MODULE: ./build/javascript/rendering/comment.js











/** The service's message speaks of characters; bytes are safe under both readings. */
const commentBudgetBytes = 65_536;
const comment_parts = [headline, figures, nextStep, matrix, problems, failures, missing, notices, places];
/** A comment stands between people's words, so it is short from the start. */
const commentDetail = {
    ...fullDetail,
    matrixRows: 30,
    matrixColumns: 8,
    failures: 15,
    failureGroups: 2,
    occurrences: 3,
    traceLines: 12,
    problems: 20,
    missing: 50,
    builds: 10,
    notices: 5,
};
/**
 * The hidden line that marks a comment as the one of `key` (workflow, job, matrix entry).
 *
 * Text from outside cannot contain it: every part of a comment breaks `<!--`.
 */
const commentMarker = (key) => `<!-- mobile-test-cloud: ${encodeURIComponent(key.toWellFormed()).replaceAll('-', '%2D')} -->`;
/** The comment on a pull request. The same run gives the same text, so that an unchanged comment can be left alone. */
const renderComment = (run, options) => {
    const { marker, links, reportDir } = options;
    const budgetBytes = (options.budgetBytes ?? commentBudgetBytes) - (0,cut/* utf8Bytes */.dy)(marker) - 1;
    return `${marker}\n${renderParts(comment_parts, run, commentDetail, { budgetBytes, links, reportDir })}`;
};

;// CONCATENATED MODULE: ./build/javascript/run/report/publish-reviews.js








/** What the reviewers of a pull request see; both need a token that may write, and neither decides the step. */
const publishReviews = async (run, red, inputs, options, runner, guard) => {
    const { checkName, comment, service } = inputs;
    if (checkName === undefined && !comment)
        return;
    if (service.githubToken === undefined) {
        runner.log.notice('No check run and no comment: the input github-token is empty.');
        return;
    }
    const call = await (0,api/* openGitHubApi */.II)(service.githubToken, runner, guard);
    const denied = [];
    const attempt = async (what, work) => {
        try {
            await work();
        }
        catch (error) {
            if (runner.signal.aborted)
                return;
            if (error instanceof api/* NotPermittedError */.gB)
                denied.push(`${error.message} ${(0,error_codes/* codeMark */.rr)(error.code)}`);
            else
                runner.log.warning(`${what} could not be written: ${(0,run_problem/* describeError */.Uc)(error)}.`);
        }
    };
    if (checkName !== undefined)
        await attempt(`The check run "${checkName}"`, () => writeCheck(call, checkName, run, red, options, runner));
    if (comment)
        await attempt('The comment', () => writeComment(call, run, options, runner));
    if (denied.length > 0)
        runner.log.notice(`${denied.join('. ')}.`);
};
const writeCheck = async (call, name, run, red, options, runner) => {
    const content = renderCheck(run, options);
    const { pullRequest } = await (0,github_event/* readEvent */.j)(runner.environment);
    // A pull request's own commit, not the merge that the workflow runs on: its page shows checks of the former.
    const headSha = pullRequest?.headSha ?? runner.context.sha;
    const conclusion = red || run.verdict.kind === 'passed' ? content.conclusion : 'neutral';
    const url = await createCheckRun(call, name, headSha, content, conclusion);
    runner.log.info(`Wrote the check run "${name}"${url === undefined ? '' : `: ${url}`}`);
};
const writeComment = async (call, run, { links, reportDir, reviewKey = '' }, runner) => {
    const { pullRequest } = await (0,github_event/* readEvent */.j)(runner.environment);
    if (pullRequest === undefined) {
        runner.log.notice('No comment: this workflow was not started by a pull request.');
        return;
    }
    const { environment, context } = runner;
    const key = [environment.GITHUB_WORKFLOW ?? '', context.job, context.step, run.project.replace(context.runId, '')];
    const marker = commentMarker([...key, ...(reviewKey === '' ? [] : [reviewKey])].join('/'));
    const done = await keepComment(call, pullRequest.number, renderComment(run, { marker, links, reportDir }));
    runner.log.info(`The comment on pull request ${pullRequest.number} was ${done === 'unchanged' ? 'left as it is' : done}.`);
};

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/javascript/github/artifacts.js
var artifacts = __webpack_require__(69344);
// EXTERNAL MODULE: ./build/javascript/lib/text-file.js
var text_file = __webpack_require__(86487);
;// CONCATENATED MODULE: ./build/javascript/results/ctrf/ctrf-test.js
/**
 * CTRF's `pending` and `other` are never used: tools take them for harmless, and here whatever is neither passed nor skipped is a
 * failure. `rawStatus` is the status that the service reported.
 */
const ctrfStatusOf = ({ test, flaky }, { failOnFlaky }) => flaky && failOnFlaky ? 'failed' : statusOf(test.status);
const statusOf = (status) => (status === 'passed' || status === 'skipped' ? status : 'failed');
const ctrf_test_toCtrfTest = (item, rules) => {
    const { test, flaky, extra } = item;
    const { earlierTries } = test;
    return {
        name: test.name === '' ? '(no name)' : test.name,
        status: ctrfStatusOf(item, rules),
        duration: Math.round(test.durationMs ?? 0),
        ...timesOf(test),
        ...(test.className === '' ? {} : { suite: [test.className] }),
        ...textsOf(test.failures),
        ...ctrf_test_messageOf(item, rules),
        ...(test.line === undefined ? {} : { line: test.line }),
        rawStatus: test.statusWord ?? test.status,
        ...(test.file === undefined ? {} : { filePath: test.file }),
        retries: earlierTries.length,
        ...(earlierTries.length === 0 ? {} : { retryAttempts: earlierTries.map(toAttempt) }),
        flaky,
        ...(test.systemOut === undefined ? {} : { stdout: test.systemOut.split('\n') }),
        ...(test.systemErr === undefined ? {} : { stderr: test.systemErr.split('\n') }),
        device: extra.device,
        extra: { ...extra, ...extraOf(test) },
    };
};
const timesOf = ({ startedAt, durationMs }) => {
    if (startedAt === undefined)
        return {};
    const start = startedAt.getTime();
    return { start, ...(durationMs === undefined ? {} : { stop: start + Math.round(durationMs) }) };
};
const textsOf = (failures) => {
    const messages = failures.flatMap(({ message, trace }) => message ?? trace?.trimStart().split('\n', 1) ?? []);
    const traces = failures.flatMap(({ trace }) => trace ?? []);
    return {
        ...(messages.length === 0 ? {} : { message: messages.join('\n') }),
        ...(traces.length === 0 ? {} : { trace: traces.join('\n\n') }),
    };
};
const ctrf_test_messageOf = ({ test, flaky }, { failOnFlaky }) => {
    if (test.skipMessage !== undefined && test.status === 'skipped')
        return { message: test.skipMessage };
    if (!flaky || !failOnFlaky)
        return {};
    return { message: `Passed only on try ${test.earlierTries.length + 1}; flaky tests count as failed in this run.` };
};
const toAttempt = ({ status, failures, durationMs }, place) => ({
    attempt: place + 1,
    status: statusOf(status),
    ...(durationMs === undefined ? {} : { duration: Math.round(durationMs) }),
    ...textsOf(failures),
    extra: { rawStatus: status },
});
const extraOf = ({ testId, properties, attachments, links }) => ({
    ...(testId === undefined ? {} : { testId }),
    ...(properties === undefined ? {} : { properties }),
    ...(attachments === undefined ? {} : { attachments }),
    ...(links === undefined ? {} : { links: { ...links } }),
});
const ctrf_test_placeOf = ({ device, shard, attempt, buildId, sessionId }, simulated, kind) => ({
    device,
    shard: shard.index + 1,
    shards: shard.total,
    attempt: attempt + 1,
    build: buildId,
    ...(sessionId === undefined ? {} : { session: sessionId }),
    simulated,
    kind,
});

// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var attempts = __webpack_require__(7330);
;// CONCATENATED MODULE: ./build/javascript/results/ctrf/to-ctrf.js




/** The whole document in memory; for files, see `ctrfJson`. */
const toCtrf = (run) => {
    const { results, ...document } = ctrfWithoutTests(run);
    return {
        ...document,
        results: {
            ...results,
            tests: testsOfRun(run)
                .map((item) => toCtrfTest(item, run))
                .toArray(),
        },
    };
};
const ctrfWithoutTests = (run) => ({
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    timestamp: run.finishedAt.toISOString(),
    generatedBy: 'Mobile Test Cloud',
    results: {
        tool: { name: model_framework/* frameworkTitle */.T_[run.framework] },
        summary: summaryOf(run),
        environment: {
            reportName: run.project,
            testEnvironment: run.simulated ? 'simulated' : 'device cloud',
            healthy: run.verdict.kind === 'passed',
        },
        extra: to_ctrf_extraOf(run),
    },
});
/**
 * Every test on every device and shard, attempts merged, and an entry for each session that proves nothing and for a verdict that
 * nothing else explains. One device and shard is in memory at a time.
 */
function* testsOfRun(run) {
    let isRed = false;
    for (const shard of run.shards) {
        for (const test of shard.tests) {
            const extra = ctrf_test_placeOf(shard.sessionOf(test), run.simulated, 'test');
            const item = { test, flaky: (0,attempts/* isFlaky */.s8)(test), extra };
            isRed ||= ctrfStatusOf(item, run) === 'failed';
            yield item;
        }
        const problem = problemCaseOf(shard);
        if (problem === undefined)
            continue;
        isRed = true;
        yield { test: problem, flaky: false, extra: ctrf_test_placeOf(shard.last, run.simulated, 'session') };
    }
    const problem = isRed ? undefined : verdictCaseOf(run);
    if (problem !== undefined)
        yield { test: problem, flaky: false, extra: nowhere(run.simulated) };
}
/** The verdict belongs to no device. */
const nowhere = (simulated) => ({
    device: '',
    shard: 1,
    shards: 1,
    attempt: 1,
    build: '',
    simulated,
    kind: 'verdict',
});
const summaryOf = (run) => {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    let flaky = 0;
    for (const item of testsOfRun(run)) {
        counts[ctrfStatusOf(item, run)] += 1;
        if (item.flaky)
            flaky += 1;
    }
    const start = run.startedAt.getTime();
    const stop = run.finishedAt.getTime();
    return {
        tests: counts.passed + counts.failed + counts.skipped,
        ...counts,
        pending: 0,
        other: 0,
        flaky,
        start,
        stop,
        duration: Math.max(0, stop - start),
    };
};
const to_ctrf_extraOf = (run) => ({
    simulated: run.simulated,
    verdict: run.verdict.kind,
    reason: run.verdict.reason,
    ...(run.verdict.code === undefined ? {} : { code: run.verdict.code }),
    framework: run.framework,
    project: run.project,
    ...(run.job === undefined ? {} : { job: toCtrfJob(run.job) }),
    failOnFlaky: run.failOnFlaky,
    deviceMs: Math.round(run.deviceMs),
    queueMs: Math.round(run.queueMs),
    totals: { ...run.totals },
    builds: run.builds.map(({ id, shard, attempt }) => ({ id, shard: shard.index + 1, shards: shard.total, attempt: attempt + 1 })),
    sessions: run.sessions.map(toCtrfSession),
    missingTests: run.missingTests,
    ...(run.knownSuite === undefined ? {} : { knownSuite: run.knownSuite }),
    notices: run.notices,
});
const toCtrfJob = ({ hash, runId, runAttempt, name, devices, shards, shardIndex }) => ({
    hash,
    run: runId,
    runAttempt,
    name,
    devices,
    shards,
    ...(shardIndex === undefined ? {} : { shard: shardIndex + 1 }),
});
const toCtrfSession = (session) => ({
    device: session.device,
    shard: session.shard.index + 1,
    shards: session.shard.total,
    attempt: session.attempt + 1,
    build: session.buildId,
    ...(session.sessionId === undefined ? {} : { session: session.sessionId }),
    tests: session.tests.length,
    ...(session.startedAt === undefined ? {} : { start: session.startedAt.getTime() }),
    ...(session.durationMs === undefined ? {} : { duration: Math.round(session.durationMs) }),
    ...(session.queuedMs === undefined ? {} : { queued: Math.round(session.queuedMs) }),
    folder: session.folder,
    ...session.links,
});

;// CONCATENATED MODULE: ./build/javascript/results/ctrf/write-ctrf.js


/** `results.json` of the report folder, in pieces, one test a line. Equal to `toCtrf` once parsed. */
function* ctrfJson(run) {
    const { results, ...document } = ctrfWithoutTests(run);
    const { tool, summary, ...after } = results;
    yield `${withoutEnd(JSON.stringify(document))},"results":${withoutEnd(JSON.stringify({ tool, summary }))},"tests":[`;
    let separator = '\n';
    for (const item of testsOfRun(run)) {
        yield `${separator}${JSON.stringify(ctrf_test_toCtrfTest(item, run))}`;
        separator = ',\n';
    }
    yield `\n],${JSON.stringify(after).slice(1)}}\n`;
}
const withoutEnd = (object) => object.slice(0, -1);

// EXTERNAL MODULE: ./build/javascript/results/judge.js
var judge = __webpack_require__(24865);
// EXTERNAL MODULE: ./build/javascript/results/junit/write-case.js
var write_case = __webpack_require__(4139);
;// CONCATENATED MODULE: ./build/javascript/results/junit/suites-of-run.js


/**
 * One suite for each class on each device and shard, attempts merged. Names are unique over the whole document, as reporters merge what
 * is named alike: with several devices the device is part of each test's name.
 *
 * A session that proves nothing gets an error of its own, and so does a verdict that no test explains: a reader of the file never sees
 * more green than there is.
 */
function* suitesOfRun(run) {
    const severalDevices = new Set(run.shards.map(({ last }) => last.device)).size > 1;
    let isRed = false;
    for (const shard of run.shards) {
        const { last } = shard;
        const problem = problemCaseOf(shard);
        const ofSession = problem === undefined ? [] : [{ ...suiteOfProblem(problem, propertiesOf(last, run)), ...startOf(last) }];
        for (const suite of [...suitesOfShard(shard, run, severalDevices), ...ofSession]) {
            isRed ||= suite.cases.some(({ outcome }) => outcome === 'failure' || outcome === 'error');
            yield suite;
        }
    }
    const problem = isRed ? undefined : verdictCaseOf(run);
    if (problem !== undefined)
        yield suiteOfProblem(problem, commonProperties(run));
}
function* suitesOfShard(shard, run, severalDevices) {
    const { last } = shard;
    const label = shardLabel(last);
    if (shard.tests.length === 0 && last.sessionId !== undefined)
        yield { name: `(no tests) [${label}]`, properties: propertiesOf(last, run), ...startOf(last), cases: [] };
    for (const [className, tests] of Map.groupBy(shard.tests, (test) => test.className || noClass)) {
        const lastTest = tests.at(-1);
        const session = lastTest === undefined ? last : shard.sessionOf(lastTest);
        yield {
            name: `${className} [${label}]`,
            properties: propertiesOf(session, run),
            ...startOf(session),
            cases: casesOf(className, tests, severalDevices ? ` [${last.device}]` : '', run.failOnFlaky),
        };
    }
}
const noClass = '(no class)';
/** The second test of a name (a parameterised one) gets a number. */
const casesOf = (className, tests, suffix, failOnFlaky) => {
    const taken = new Set();
    const counts = new Map();
    return tests.map((test) => {
        let nth = (counts.get(test.name) ?? 0) + 1;
        let name = nth === 1 ? test.name : `${test.name} (${nth})`;
        for (; taken.has(name); name = `${test.name} (${nth})`)
            nth += 1;
        counts.set(test.name, nth);
        taken.add(name);
        return { test, name: `${name}${suffix}`, className, outcome: (0,write_case/* outcomeOf */.sG)(test, failOnFlaky) };
    });
};
const suiteOfProblem = (test, properties) => {
    const { className, name } = test;
    return { name: `${className}: ${name}`, properties, cases: [{ test, name, className, outcome: 'error' }] };
};
const startOf = ({ startedAt }) => (startedAt === undefined ? {} : { startedAt });
const commonProperties = (run) => ({
    framework: run.framework,
    project: run.project,
    simulated: String(run.simulated),
});
const propertiesOf = (session, run) => {
    const hyphen = session.device.lastIndexOf('-');
    return {
        ...commonProperties(run),
        device: hyphen === -1 ? session.device : session.device.slice(0, hyphen),
        'os version': hyphen === -1 ? '' : session.device.slice(hyphen + 1),
        shard: `${session.shard.index + 1} of ${session.shard.total}`,
        attempt: String(session.attempt + 1),
        build: session.buildId,
        ...(session.sessionId === undefined ? {} : { session: session.sessionId }),
    };
};

// EXTERNAL MODULE: ./build/javascript/results/junit/write-suite.js
var write_suite = __webpack_require__(54187);
;// CONCATENATED MODULE: ./build/javascript/results/junit/write-merged.js


/** `junit.xml` of the report folder, in pieces: every session, flat, counted alike by every reporter. */
const mergedJUnit = (run) => (0,write_suite/* documentXml */.z)(run.project, () => suitesOfRun(run));

// EXTERNAL MODULE: ./build/javascript/run/report/prepare-report-folder.js
var prepare_report_folder = __webpack_require__(27383);
;// CONCATENATED MODULE: ./build/javascript/run/report/report-folder.js









/** In the footer of the page. */
const generatedBy = 'Mobile Test Cloud 1';
const writers = {
    results: (run, file) => (0,text_file/* writeTextFile */.T)(file, ctrfJson(run)),
    junit: (run, file) => (0,text_file/* writeTextFile */.T)(file, mergedJUnit(run)),
    html: async (run, file, reportDir) => {
        // Late, since script and style of the page are large and the way to the first request should be short.
        const { writeHtmlReport } = await __webpack_require__.e(/* import() */ 843).then(__webpack_require__.bind(__webpack_require__, 99843));
        await writeHtmlReport(run, { reportDir, file, generatedBy });
    },
};
/** Writes each file on its own. One that cannot be written, for instance on a full disk, costs that file alone. */
const writeReportFolder = async (run, reportDir) => {
    const first = await writeFiles(['results', 'junit', 'html'], run, reportDir);
    const [problem, ...others] = first.problems;
    if (problem === undefined)
        return { files: filesOf(first.written, reportDir), run };
    // The others are written once more, since they tell another verdict now.
    const judged = (0,judge/* withLateProblems */.z)(run, problem, ...others);
    const { written } = await writeFiles(first.written, judged, reportDir);
    return { files: filesOf(written, reportDir), run: judged };
};
const pathOf = (kind, reportDir) => external_node_path_default().join(reportDir, prepare_report_folder/* reportNames */.T[kind]);
const filesOf = (written, reportDir) => ({
    reportDir,
    ...Object.fromEntries(written.map((kind) => [`${kind}Path`, pathOf(kind, reportDir)])),
});
const writeFiles = async (kinds, run, reportDir) => {
    const written = [];
    const problems = [];
    for (const kind of kinds) {
        const file = pathOf(kind, reportDir);
        try {
            await (0,promises_.mkdir)(reportDir, { recursive: true });
            await writers[kind](run, file, reportDir);
            written.push(kind);
        }
        catch (error) {
            problems.push((0,run_problem/* problemOf */.Zw)(error, `${prepare_report_folder/* reportNames */.T[kind]} cannot be written: `));
            // Half of a file would be taken for the whole.
            await (0,promises_.rm)(file, { force: true }).catch(() => { });
        }
    }
    return { written, problems };
};
/** Stores the report folder as one artifact, and the page alone as another, which the browser opens from the run. */
const storeReport = async ({ htmlPath }, inputs, identity, runner, guard) => {
    if (inputs.artifactName === '')
        return {};
    const shard = inputs.shardIndex === undefined ? '' : `shard-${inputs.shardIndex + 1}-of-${inputs.shards}`;
    const name = inputs.artifactName ?? (0,artifacts/* deriveArtifactName */.f)({ framework: inputs.framework, shard, identity }, runner.context);
    const { reportDir, artifactRetentionDays: retentionDays } = inputs;
    const request = { name, files: await filesBelow(reportDir), rootDir: reportDir, retentionDays };
    const artifact = await (0,artifacts/* uploadArtifact */.m)(request, runner, guard);
    // Where the folder could not be stored, the reason has been said, and the page alone would meet the same.
    if (artifact === undefined || htmlPath === undefined)
        return { artifact };
    return { artifact, htmlArtifact: await storePage(htmlPath, artifact.name, retentionDays, runner, guard) };
};
/** Such an artifact takes its file's name, which has to be unique in the run like the other's. */
const storePage = async (htmlPath, name, retentionDays, runner, guard) => {
    const folder = await (0,promises_.mkdtemp)(external_node_path_default().join(external_node_path_default().dirname(htmlPath), '.page-'));
    try {
        const page = external_node_path_default().join(folder, `${name}.html`);
        await (0,promises_.copyFile)(htmlPath, page);
        return await (0,artifacts/* uploadArtifact */.m)({ name: `${name}.html`, files: [page], rootDir: folder, retentionDays, unarchived: true }, runner, guard);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
};
const filesBelow = async (folder) => {
    const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => external_node_path_default().join(entry.parentPath, entry.name));
};

;// CONCATENATED MODULE: ./build/javascript/run/report/report.js












/**
 * Writes everything that a user sees. Outputs come first, since they need least of the disk, then files, annotations and the verdict: all of
 * that needs no other machine. Artifacts, summary (which links to them) and reviews follow, and a service of GitHub that falls silent costs
 * the step a minute and no verdict. What cannot be written costs itself alone.
 *
 * @param identity tells the artifacts of jobs apart
 * @param reviewKey tells the comments of jobs apart; the same in every run of the workflow
 */
const reportRun = async (judged, inputs, uploaded, identity, runner, reviewKey = '') => {
    setOutputs((0,outputs/* outputsOf */.Y)(judged, uploaded, { reportDir: inputs.reportDir }), runner);
    const { files, run } = await writeReportFolder(judged, inputs.reportDir);
    const say = (more) => setOutputs((0,outputs/* outputsOf */.Y)(run, uploaded, { ...files, ...more }), runner);
    await unlessDiskIsFull('The outputs', runner, () => say({}));
    const sources = createSourceIndex(await trackedFiles(runner.context.workspace, runner.environment));
    const annotated = inputs.annotations && annotate(run, sources, runner);
    const red = isRed(run.verdict.kind, inputs.failOn);
    sayWhatGoesOn(run, runner);
    sayVerdict(run, red, annotated, runner);
    if (red)
        runner.fail();
    const guard = (0,stall_guard/* createStallGuard */.G)(runner.clock);
    const stored = (await unlessDiskIsFull('The artifact', runner, () => storeReport(files, inputs, identity, runner, guard))) ?? {};
    await unlessDiskIsFull('The outputs', runner, () => say(stored));
    const options = {
        links: {
            artifactUrl: stored.artifact?.url,
            htmlUrl: stored.htmlArtifact?.url,
            runUrl: runner.context.runUrl,
            docsUrl: runner.context.docsUrl,
        },
        reportDir: external_node_path_default().relative(runner.context.workspace, inputs.reportDir),
    };
    if (inputs.summary)
        await unlessDiskIsFull('The summary', runner, () => runner.writeSummary(renderSummary(run, { ...options, budgetBytes: summaryBudgetBytes })));
    await publishReviews(run, red, inputs, { ...options, sources, reviewKey }, runner, guard);
};
/** What the disk refuses is said, and what follows is written all the same. */
const unlessDiskIsFull = async (what, { log }, write) => {
    try {
        return await write();
    }
    catch (error) {
        if (!(0,run_problem/* isSystemError */.Or)(error))
            throw error;
        log.warning(`${what} could not be written: ${(0,run_problem/* describeError */.Uc)(error)}.`);
        return undefined;
    }
};
/** A dry run ends here: outputs and a line, no files. */
const reportPlan = (verdict, runner) => {
    setOutputs((0,outputs/* outputsWithoutResult */.U)(verdict), runner);
    runner.log.info(`Verdict: ${verdict.kind}. ${verdict.reason}`);
};
const setOutputs = (outputs, runner) => {
    for (const [name, value] of Object.entries(outputs))
        runner.setOutput(name, value);
};
const report_maxAnnotations = 10;
/** @returns whether anything was annotated */
const annotate = (run, sources, runner) => {
    const { annotations, more } = annotationsFor(run, sources, report_maxAnnotations);
    for (const annotation of annotations)
        runner.annotate(annotation);
    if (more > 0)
        runner.log.info(`${more} more distinct failures and sessions are in the summary and in the report.`);
    return annotations.length > 0;
};
/** `any`: only proof is green; a run that was not to be waited for has done what it should. */
const isRed = (kind, failOn) => {
    if (failOn === 'never' || kind === 'passed' || kind === 'started' || kind === 'planned')
        return false;
    return failOn === 'any' || kind !== 'failed';
};
/** A run that ends early leaves builds behind; no call that stops one is known (observed shapes 9). */
const sayWhatGoesOn = ({ verdict, builds }, { log }) => {
    const open = builds.filter(({ status }) => !(0,model_status/* isEnded */.pl)(status));
    if (open.length === 0 || verdict.kind === 'started')
        return;
    const named = open.map(({ id, dashboardUrl }) => (dashboardUrl === undefined ? id : `${id} (${dashboardUrl})`)).join(', ');
    const ids = JSON.stringify(open.map(({ id }) => id));
    log.warning(`These builds go on at the service: ${named}. A later step can wait for them with the input build-ids: '${ids}'.`);
};
const sayVerdict = ({ verdict, simulated, notices }, red, annotated, { log, context }) => {
    for (const notice of notices)
        log.notice(notice);
    const line = `${simulated ? 'SIMULATED ' : ''}Verdict: ${verdict.kind}. ${verdict.reason}`;
    // The failures have annotations of their own, and the runner shows ten at most.
    if (red && !annotated)
        log.error(line);
    else
        log.info(line);
    const { code, hint } = verdict;
    if (red && code !== undefined && hint !== undefined)
        log.info((0,error_codes/* nextLine */.sE)({ code, hint }, context.docsUrl));
};


/***/ })

};
;