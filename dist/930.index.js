"use strict";
exports.id = 930;
exports.ids = [930];
exports.modules = {

/***/ 69656:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ mapTexts)
/* harmony export */ });
/**
 * The same value with every text replaced, at any depth. Keys stay, since they are words of the code. What holds nothing to replace is not
 * copied.
 *
 * Knows arrays, maps, dates and plain objects.
 */
const mapTexts = (value, map) => mapAny(value, map);
const mapAny = (value, map) => {
    if (typeof value === 'string')
        return map(value);
    if (typeof value !== 'object' || value === null || value instanceof Date)
        return value;
    if (Array.isArray(value)) {
        const mapped = value.map((entry) => mapAny(entry, map));
        return mapped.every((entry, index) => entry === value[index]) ? value : mapped;
    }
    if (value instanceof Map)
        return new Map([...value].map(([key, entry]) => [key, mapAny(entry, map)]));
    const entries = Object.entries(value);
    const mapped = entries.map(([key, entry]) => [key, mapAny(entry, map)]);
    const isSame = mapped.every(([, entry], index) => entry === entries[index]?.[1]);
    return isSame ? value : Object.fromEntries(mapped);
};


/***/ }),

/***/ 15330:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J3: () => (/* binding */ describeLabels),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   u0: () => (/* binding */ describePast)
/* harmony export */ });
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `Nov 12`, in UTC; with the year where it is another one than the reader's. */
const dayOf = (timeMs, now) => {
    const date = new Date(timeMs);
    const day = `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
    return date.getUTCFullYear() === now.getUTCFullYear() ? day : `${day}, ${date.getUTCFullYear()}`;
};
/**
 * `4 failed: 1 new, 2 known since Nov 12, 1 flaky`; `4 failed, 1 of them in quarantine: …`.
 *
 * @returns undefined where nothing failed, or nothing is known of earlier runs
 */
const describeLabels = ({ history, totals, finishedAt, }) => {
    if (history === undefined || history.earlierRuns === 0)
        return undefined;
    const { knownSinceMs, ...counts } = history.labels;
    const since = knownSinceMs === undefined ? '' : ` since ${dayOf(knownSinceMs, finishedAt)}`;
    const parts = [
        ...(counts.new > 0 ? [`${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .digits */ .vm)(counts.new)} new`] : []),
        ...(counts.known > 0 ? [`${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .digits */ .vm)(counts.known)} known${since}`] : []),
        ...(counts.flaky > 0 ? [`${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .digits */ .vm)(counts.flaky)} flaky`] : []),
    ];
    const all = counts.new + counts.known + counts.flaky;
    return all === 0 ? undefined : `${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .digits */ .vm)(all)} failed${inQuarantine(totals.quarantined, all)}: ${parts.join(', ')}`;
};
/** Other counts next to it are without these. */
const inQuarantine = (quarantined, all) => {
    if (quarantined === 0)
        return '';
    if (quarantined < all)
        return `, ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .digits */ .vm)(quarantined)} of them in quarantine`;
    return all === 1 ? ' in quarantine' : ', all in quarantine';
};
const order = ['new', 'known', 'flaky'];
/**
 * How the failures of one test compare with earlier runs, over all devices: `new`, `known since Nov 12`, `flaky 12%`, `new, flaky 12%`.
 *
 * @returns empty where nothing is known
 */
const describePast = (history = [], now) => order
    .flatMap((label) => {
    const own = history.filter((each) => each.label === label);
    return own.length === 0 ? [] : [describeLabel(label, own, now)];
})
    .join(', ');
const describeLabel = (label, own, now) => {
    if (label === 'known') {
        const since = Math.min(...own.flatMap((each) => (each.since === undefined ? [] : [each.since.startedAtMs])));
        return Number.isFinite(since) ? `known since ${dayOf(since, now)}` : label;
    }
    const rate = Math.max(0, ...own.map(({ flakyRate }) => flakyRate?.rate ?? 0));
    return label === 'flaky' && rate > 0 ? `flaky ${Math.max(1, Math.round(rate * 100))}%` : label;
};


/***/ }),

/***/ 55271:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createSignatures),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   Ys: () => (/* binding */ failuresBehind),
/* harmony export */   fH: () => (/* binding */ parseFrame),
/* harmony export */   fZ: () => (/* binding */ isFrameworkClass),
/* harmony export */   kC: () => (/* binding */ sourceHints)
/* harmony export */ });
/* unused harmony export failureHeadline */
const marker = '\nCaused by: ';
const maxCauses = 50;
const maxLine = 300;
/** Of a chain of exceptions, the last one says what went wrong; those around it say what it broke. */
const explainFailure = (failure) => {
    const outer = failureHeadline(failure);
    const cause = deepestCause(failure?.trace);
    if (cause === '')
        return { headline: outer };
    return outer === '' || outer.includes(cause) ? { headline: cause } : { headline: cause, outer };
};
/** The first line that says what went wrong: `java.lang.AssertionError: expected:<3> but was:<4>`. Empty where there is no text. */
const failureHeadline = (failure) => {
    if (failure === undefined)
        return '';
    const message = firstLine(failure.message);
    const text = message === '' ? firstLine(failure.trace) : message;
    const type = failure.type?.trim() ?? '';
    return type === '' || text.includes(type) ? text : `${type}${text === '' ? '' : `: ${text}`}`;
};
/** The deepest cause in a trace that has a message, or else the deepest; empty where there is none. */
const deepestCause = (trace = '') => {
    const causes = causesIn(trace);
    return causes.findLast((line) => /: \S/.test(line)) ?? causes.at(-1) ?? '';
};
/** From the outermost to the deepest, each as `com.shop.TimeoutException: took too long`. Causes of suppressed exceptions are indented. */
const causesIn = (trace) => {
    const causes = [];
    for (let at = trace.indexOf(marker); at !== -1 && causes.length < maxCauses; at = trace.indexOf(marker, at + 1)) {
        const [line = ''] = trace.slice(at + marker.length, at + marker.length + maxLine).split(/[\r\n]/, 1);
        causes.push(line.trim());
    }
    return causes;
};
const firstLine = (text) => {
    const line = (text ?? '').slice(0, 4 * maxLine).trimStart();
    const end = line.search(/[\r\n]/);
    return (end === -1 ? line : line.slice(0, end)).trimEnd().slice(0, maxLine);
};
const maxTraces = 1_000;
/** What explains an outcome: the failures of the test or, where it is flaky, of its last attempt that failed. */
const failuresBehind = (test, outcome) => outcome === 'flaky' ? (test.earlierAttempts.findLast(({ failures }) => failures.length > 0)?.failures ?? []) : test.failures;
/**
 * Equal for results that went wrong in the same way: the same failure by the same deepest cause at the same place, but for what changes
 * from device to device (numbers, addresses, view ids).
 *
 * @returns a function with a memory, since thousands of devices and tests often fail with one trace
 */
const createSignatures = () => {
    const factsByTrace = new Map();
    const factsOf = (trace = '') => {
        const before = factsByTrace.get(trace);
        if (before !== undefined)
            return before;
        const facts = { cause: deepestCause(trace), place: firstPlace({ kind: 'failure', trace }) };
        if (factsByTrace.size < maxTraces)
            factsByTrace.set(trace, facts);
        return facts;
    };
    return (test, outcome) => {
        const prefix = outcome === 'flaky' ? 'flaky ' : '';
        const [failure] = failuresBehind(test, outcome);
        if (failure === undefined)
            return `${prefix}${test.status}`;
        const { trace, ...withoutTrace } = failure;
        const { cause, place } = factsOf(trace);
        return `${prefix}${withoutNumbers(`${failureHeadline(failure)} by ${cause}`)} at ${firstPlace(withoutTrace) || place}`;
    };
};
const firstPlace = (failure) => {
    const [hint] = sourceHints({}, failure);
    return hint === undefined ? '' : `${hint.file}:${hint.line}`;
};
const withoutNumbers = (text) => text.replace(/0x[\da-f]+|@[\da-f]{4,}|\d+/gi, '#').replace(/\s+/g, ' ');
/** Longer lines are never frames; the bound keeps hostile text cheap. */
const maxLineLength = 1_000;
const framePlace = /\(([^()]{0,300})\)\s*$/;
const fileAndLine = /^([\p{L}\p{N}_$-]+\.(?:kt|kts|java|groovy|scala)):(\d{1,7})$/u;
const qualifiedName = /^[\p{L}\p{N}_$<>/.-]+$/u;
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
    const found = framePlace.exec(line);
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
/** What is read of a text; an Espresso failure with its view hierarchy can be megabytes. */
const maxRead = 200_000;
const maxHints = 40;
/** The extension and line of a place; what comes before is read backwards from here, once it is known to be one. */
const filePlace = /\.(?:swift|mm?|cpp|cc|c|h|kts?|java|groovy|scala|dart)(?::(\d{1,7})\b|#[^\s)]{0,300}?StartingLineNumber=(\d{1,7}))/g;
const absolutePath = /^\/[^:"'<>|,;=#]*$/;
/** Of a page, or of a library in Dart: no file of the repository. */
const otherAddress = /^(?:https?|package|dart):/i;
const pathCharacter = /[^\s()#"'<>|,;=]/;
/**
 * Every place outside of test frameworks that a failure names, in its own order, then the one that the report gives for the test.
 * Found one at a time, since most readers want the first.
 *
 * Reads Java and Kotlin frames with and without `at`, and what Xcode tools write: `File.swift:12: message`, `message (File.swift:12)`,
 * `path/File.swift:12`, and `path/File.swift#…StartingLineNumber=11` (which counts from 0). Of Dart, it reads the files of the tests:
 * `integration_test/app_test.dart:27:5`, and not `package:matcher/expect.dart:149:31`.
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
    for (const found of text.matchAll(filePlace)) {
        const frame = parseFrame(lineAround(text, found.index));
        if (frame === undefined) {
            const file = pathEndingAt(text, found.index);
            // Xcode counts lines from 0 in the addresses that it writes.
            const line = found[1] === undefined ? Number(found[2]) + 1 : Number(found[1]);
            if (!file.startsWith('.') && !otherAddress.test(file))
                yield { file, line };
        }
        else if (frame.file !== undefined && frame.line !== undefined && !isFrameworkClass(frame.className)) {
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
    const extension = /^\.\w+/.exec(text.slice(dot, dot + 8))?.[0] ?? '';
    const before = text.slice(Math.max(0, dot - maxLineLength), dot);
    // A path may hold spaces, but only at the start of a line or of brackets it is clear where it begins.
    const opened = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'), before.lastIndexOf('(')) + 1);
    if (absolutePath.test(opened))
        return opened + extension;
    let start = before.length;
    while (start > 0 && pathCharacter.test(before.charAt(start - 1)))
        start -= 1;
    return before.slice(start) + extension;
};


/***/ }),

/***/ 592:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uN: () => (/* binding */ analyzeShards),
  MR: () => (/* binding */ expectedSessions),
  s9: () => (/* binding */ judgeSession),
  kZ: () => (/* binding */ markSharedSessions),
  PB: () => (/* binding */ mayBundleArrive),
  j2: () => (/* binding */ mayStillSettle),
  R6: () => (/* binding */ withShownDevices)
});

// EXTERNAL MODULE: ./build/javascript/model/device-name.js
var device_name = __webpack_require__(39707);
// EXTERNAL MODULE: ./build/javascript/model/device-shard.js
var device_shard = __webpack_require__(8882);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
// EXTERNAL MODULE: ./build/javascript/results/accounting.js
var accounting = __webpack_require__(62181);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var results_attempts = __webpack_require__(7330);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/results/evidence-reading.js
var evidence_reading = __webpack_require__(39188);
// EXTERNAL MODULE: ./build/javascript/results/result-bundle/bundle-cases.js
var bundle_cases = __webpack_require__(67765);
;// CONCATENATED MODULE: ./build/javascript/results/evidence.js






/** Reads the counters of a source, where it has any. */
const counted = (of, read) => (compared) => {
    const counters = of(compared.session);
    return counters === undefined ? evidence_reading/* absent */.Ge : read(counters, compared);
};
/** Tests by result, as a source counts them. */
const countRows = (source, name, of) => {
    const rulings = { worse: (0,evidence_reading/* unsettled */.NZ)('counts-contradict') };
    return [
        (0,evidence_reading/* row */.nM)(source, 'failed tests', rulings, counted(of, (counters, compared) => (0,evidence_reading/* compareFailed */.jl)(counters, compared, name))),
        (0,evidence_reading/* row */.nM)(source, 'executed tests', rulings, counted(of, (counters, compared) => (0,evidence_reading/* compareExecuted */.TR)(counters, compared, name))),
        (0,evidence_reading/* row */.nM)(source, 'tests in error', { worse: (0,evidence_reading/* unsettled */.NZ)('test-error') }, counted(of, ({ error: own }, { session, results: { error: held }, attempts }) => {
            const clause = `${name} counts ${(0,evidence_reading/* amount */.vj)(own)} in state ERROR, but the ${(0,evidence_reading/* resultsName */.GR)(session)} ${held}`;
            return own < held ? evidence_reading/* better */.JF : (0,evidence_reading/* compareCounts */.G8)(own, held + attempts.error, clause);
        })),
        (0,evidence_reading/* row */.nM)(source, 'timed-out tests', { worse: (0,evidence_reading/* timedOut */.iU)('test-timed-out') }, counted(of, ({ timedOut: own }) => own === 0 ? evidence_reading/* absent */.Ge : (0,evidence_reading/* worse */.JJ)(`${name} counts ${(0,evidence_reading/* amount */.vj)(own)} that the service timed out`))),
        (0,evidence_reading/* row */.nM)(source, 'tests that never ran', { worse: (0,evidence_reading/* unsettled */.NZ)('tests-never-ran') }, counted(of, ({ pending }, { session }) => pending === 0 || (0,evidence_reading/* isTimedOut */.Pb)(session) ? evidence_reading/* absent */.Ge : (0,evidence_reading/* worse */.JJ)(`${name} counts ${(0,evidence_reading/* amount */.vj)(pending)} that never ran`))),
    ];
};
const buildWords = {
    name: 'the build',
    hasStatus: 'the build reports the session as …',
    stillHasStatus: 'the build still reports the session as …',
    hasUnrecognizedStatus: 'the build gives the session the unrecognized status …',
    isInError: 'the build reports the session in error',
    isTimedOut: 'the build reports that the service timed out the session',
};
const sessionWords = {
    name: 'the session',
    hasStatus: 'the session has the status …',
    stillHasStatus: 'the session still has the status …',
    hasUnrecognizedStatus: 'the session has the unrecognized status …',
    isInError: 'the session ended in error',
    isTimedOut: 'the service timed out the session',
};
const withWord = (text, word) => text.replace('…', () => `"${word ?? ''}"`);
const statusReading = (of) => (isWorse, clause) => (compared) => {
    const { status: own, word = own } = of(compared.session) ?? {};
    if (own === undefined)
        return evidence_reading/* absent */.Ge;
    return isWorse(own, compared) ? (0,evidence_reading/* worse */.JJ)(withWord(clause, word)) : evidence_reading/* agrees */.ie;
};
/** How the session ended, as the build's entry and the session itself state it: why results may be missing. */
const endRows = (source, words, of) => {
    const status = statusReading(of);
    return [
        (0,evidence_reading/* row */.nM)(source, 'status error', { worse: (0,evidence_reading/* error */.z3)('session-error'), unreadable: (0,evidence_reading/* error */.z3)('word-unknown') }, (compared) => {
            const { status: own, word } = of(compared.session) ?? {};
            if (own === 'unknown')
                return { cell: 'unreadable', clause: withWord(words.hasUnrecognizedStatus, word) };
            const isPlain = word === undefined || word.toLowerCase() === 'error';
            return status((each) => each === 'error', `${words.isInError}${isPlain ? '' : ' (…)'}`)(compared);
        }),
        (0,evidence_reading/* row */.nM)(source, 'status timed out', { worse: (0,evidence_reading/* timedOut */.iU)('session-timed-out') }, status((own) => own === 'timed-out', words.isTimedOut)),
        (0,evidence_reading/* row */.nM)(source, 'status unfinished', { worse: (0,evidence_reading/* error */.z3)('session-unfinished') }, (compared) => {
            const isOpen = (own) => own === 'running' || own === 'queued';
            const { details, report } = compared.session.evidence;
            if (details.state === 'uncollected')
                return evidence_reading/* absent */.Ge;
            if (report.state === 'missing')
                return status(isOpen, words.stillHasStatus)(compared);
            const isUncounted = (0,evidence_reading/* countersOf */.J4)(compared.session).length === 0;
            return status((own) => isOpen(own) && isUncounted, `${words.stillHasStatus}, and no counters say how many tests ended`)(compared);
        }),
    ];
};
/** What the build's entry and the session itself state of the results, in the same words. */
const statedRows = (source, words, of) => {
    const { name } = words;
    const status = statusReading(of);
    const ofCounters = (session) => of(session)?.counters;
    return [
        (0,evidence_reading/* row */.nM)(source, 'status skipped', { worse: (0,evidence_reading/* error */.z3)('counts-contradict') }, status((own, { results }) => own === 'skipped' && (0,accounting/* executedIn */.x$)(results) > 0, `${words.hasStatus}, but it executed tests`)),
        (0,evidence_reading/* row */.nM)(source, 'status failed', { worse: (0,evidence_reading/* error */.z3)('failed-without-test') }, status((own, compared) => own === 'failed' && !(0,evidence_reading/* explainsFailure */.vr)(compared), `${words.hasStatus}, but no test failed`)),
        (0,evidence_reading/* row */.nM)(source, 'counters', { unreadable: (0,evidence_reading/* error */.z3)('counts-unreadable') }, ({ session }) => {
            const { counters, countersProblem } = of(session) ?? {};
            if (countersProblem !== undefined)
                return { cell: 'unreadable', clause: `${name}: ${countersProblem}` };
            return counters === undefined ? evidence_reading/* absent */.Ge : evidence_reading/* agrees */.ie;
        }),
        ...countRows(source, name, ofCounters),
        (0,evidence_reading/* row */.nM)(source, 'announced tests', { worse: (0,evidence_reading/* unsettled */.NZ)('tests-never-ran') }, (compared) => (0,evidence_reading/* compareAnnounced */.No)(of(compared.session)?.announcedTests, compared, name)),
    ];
};
const statedByBuild = ({ evidence }) => evidence.summary;
const statedBySession = ({ evidence: { details } }) => (details.state === 'read' ? details : undefined);
/** A session that executed tests has been run, and ended too early. */
const serviceError = ({ session, tests }, message) => [tests, ...(0,evidence_reading/* claimedCounts */.AM)(session)].some((counters) => (0,accounting/* executedIn */.x$)(counters) > 0)
    ? `the service reports an error after tests ran: ${message}`
    : `the service could not run it: ${message}`;
/** The rows in the order in which they speak: of several findings of one kind the first is the reason. */
const evidenceRows = [
    (0,evidence_reading/* row */.nM)('device status', 'error entry', { worse: (0,evidence_reading/* error */.z3)('session-not-run') }, (compared) => {
        const { deviceStatus } = compared.session.evidence;
        if (deviceStatus === undefined)
            return evidence_reading/* absent */.Ge;
        return deviceStatus.status === 'error' ? (0,evidence_reading/* worse */.JJ)(serviceError(compared, deviceStatus.message)) : evidence_reading/* agrees */.ie;
    }),
    (0,evidence_reading/* row */.nM)('device status', 'timeout', { worse: (0,evidence_reading/* timedOut */.iU)('session-timed-out') }, ({ session: { evidence } }) => evidence.deviceStatus?.status === 'timed-out' ? (0,evidence_reading/* worse */.JJ)('the service timed out the session') : evidence_reading/* absent */.Ge),
    (0,evidence_reading/* row */.nM)('device status', 'status failed', { worse: (0,evidence_reading/* error */.z3)('failed-without-test') }, (compared) => {
        if (compared.session.evidence.deviceStatus?.status !== 'failed')
            return evidence_reading/* absent */.Ge;
        return (0,evidence_reading/* explainsFailure */.vr)(compared) ? evidence_reading/* agrees */.ie : (0,evidence_reading/* worse */.JJ)('`device_statuses` reports the device as "Failed", but no test failed');
    }),
    (0,evidence_reading/* row */.nM)('build entry', 'number of sessions', { worse: (0,evidence_reading/* error */.z3)('session-hidden') }, ({ session: { evidence } }) => evidence.hidden === undefined ? evidence_reading/* agrees */.ie : (0,evidence_reading/* worse */.JJ)(evidence.hidden)),
    (0,evidence_reading/* row */.nM)('build entry', 'session', { absent: (0,evidence_reading/* error */.z3)('session-missing'), worse: (0,evidence_reading/* error */.z3)('session-not-run'), foreign: (0,evidence_reading/* error */.z3)('response-foreign') }, (compared) => {
        const { evidence, sessionId } = compared.session;
        const { summary, foreign } = evidence;
        if (foreign !== undefined)
            return { cell: 'foreign', clause: foreign };
        if (summary?.error !== undefined)
            return (0,evidence_reading/* worse */.JJ)(serviceError(compared, summary.error));
        const { details } = evidence;
        const where = details.state === 'document' ? `${details.job} reported no session` : 'the build lists no session';
        return sessionId === undefined ? { cell: 'absent', clause: `${where} for it` } : evidence_reading/* agrees */.ie;
    }),
    (0,evidence_reading/* row */.nM)('session', 'identity', { foreign: (0,evidence_reading/* error */.z3)('response-foreign') }, ({ session: { evidence } }) => {
        const { details } = evidence;
        if (details.state === 'foreign')
            return { cell: 'foreign', clause: details.message };
        return details.state === 'read' ? evidence_reading/* agrees */.ie : evidence_reading/* absent */.Ge;
    }),
    ...endRows('build entry', buildWords, statedByBuild),
    ...endRows('session', sessionWords, statedBySession),
    (0,evidence_reading/* row */.nM)('session', 'results', { worse: (0,evidence_reading/* error */.z3)('session-uncollected') }, ({ session: { evidence } }) => {
        const { details } = evidence;
        return details.state === 'uncollected' ? (0,evidence_reading/* worse */.JJ)(`its results were not collected: ${details.message}`) : evidence_reading/* agrees */.ie;
    }),
    // Before all that compares with the results: without them, every count would seem to contradict.
    (0,evidence_reading/* row */.nM)('report', 'file', { worse: (0,evidence_reading/* unsettled */.NZ)('report-missing'), unreadable: (0,evidence_reading/* unsettled */.NZ)('report-unreadable'), foreign: (0,evidence_reading/* unsettled */.NZ)('response-foreign') }, ({ session }) => {
        const { report } = session.evidence;
        if (report.state === 'none')
            return evidence_reading/* absent */.Ge;
        if (report.state === 'read')
            return evidence_reading/* agrees */.ie;
        if (report.state === 'missing')
            return (0,evidence_reading/* isSkipped */.JR)(session) ? evidence_reading/* absent */.Ge : (0,evidence_reading/* worse */.JJ)(`its JUnit report did not arrive (${report.message})`);
        if (report.state === 'foreign')
            return { cell: 'foreign', clause: report.message };
        return { cell: 'unreadable', clause: `its JUnit report cannot be read (${report.message})` };
    }),
    (0,evidence_reading/* row */.nM)('session tests', 'list', { worse: (0,evidence_reading/* unsettled */.NZ)('details-missing') }, ({ session }) => {
        const { details, report } = session.evidence;
        if (details.state === 'read' || details.state === 'document')
            return evidence_reading/* agrees */.ie;
        return details.state === 'missing' && report.state === 'none' && !(0,evidence_reading/* isSkipped */.JR)(session)
            ? (0,evidence_reading/* worse */.JJ)(`its details are still missing (${details.message}), and this framework has no report`)
            : evidence_reading/* absent */.Ge;
    }),
    bundle_cases/* bundleFileRow */.fr,
    ...statedRows('build entry', buildWords, statedByBuild),
    ...statedRows('session', sessionWords, statedBySession),
    (0,evidence_reading/* row */.nM)('report', 'crash message', { worse: (0,evidence_reading/* error */.z3)('report-crash') }, ({ session: { evidence } }) => {
        const crash = evidence.report.state === 'read' ? evidence.report.crash : undefined;
        return crash === undefined ? evidence_reading/* absent */.Ge : (0,evidence_reading/* worse */.JJ)(`its JUnit report says that the instrumentation crashed: ${crash}`);
    }),
    (0,evidence_reading/* row */.nM)('session tests', 'each test', { worse: (0,evidence_reading/* unsettled */.NZ)('counts-contradict') }, ({ session: { tests, evidence } }) => {
        if (evidence.details.state !== 'read' || evidence.report.state !== 'read')
            return evidence_reading/* absent */.Ge;
        const found = tests.find(({ worseInDetails, earlierAttempts }) => worseInDetails !== undefined &&
            !(evidence.serviceRetries === true && earlierAttempts.some(({ status }) => (0,results_attempts/* isBad */.e2)(status))));
        if (found === undefined)
            return evidence_reading/* agrees */.ie;
        return (0,evidence_reading/* worse */.JJ)(`the list of tests calls ${(0,results/* testName */.U)(found)} "${found.worseInDetails}", but the JUnit report calls it ${found.status}`);
    }),
    ...countRows('session tests', 'the list of tests', evidence_reading/* listedTests */.Ni),
    ...bundle_cases/* bundleContentRows */.x9,
    (0,evidence_reading/* row */.nM)('report totals', 'counters', { unreadable: (0,evidence_reading/* error */.z3)('counts-unreadable') }, ({ session }) => {
        const { report } = session.evidence;
        const unreadable = report.state === 'read' ? report.declaredProblem : undefined;
        if (unreadable !== undefined)
            return { cell: 'unreadable', clause: `its JUnit report has an unreadable total: ${unreadable}` };
        return (0,evidence_reading/* declaredTotals */.WW)(session) === undefined ? evidence_reading/* absent */.Ge : evidence_reading/* agrees */.ie;
    }),
    (0,evidence_reading/* row */.nM)('report totals', 'failed tests', { worse: (0,evidence_reading/* unsettled */.NZ)('report-incomplete') }, counted(evidence_reading/* declaredTotals */.WW, (declared, { results, attempts }) => {
        const [claimed, held] = [declared.failed + declared.error, (0,accounting/* failedIn */.r4)(results) + (0,accounting/* failedIn */.r4)(attempts)];
        return (0,evidence_reading/* compareCounts */.G8)(claimed, held, `its JUnit report declares ${claimed} failed ${(0,evidence_reading/* noun */.jB)(claimed)} but contains ${held}`);
    })),
    (0,evidence_reading/* row */.nM)('report totals', 'all tests', { worse: (0,evidence_reading/* unsettled */.NZ)('report-incomplete') }, counted(evidence_reading/* declaredTotals */.WW, (declared, { results, attempts }) => {
        const [claimed, held] = [(0,model_status/* countedTests */.IU)(declared), (0,model_status/* countedTests */.IU)(results) + (0,model_status/* countedTests */.IU)(attempts)];
        return (0,evidence_reading/* compareCounts */.G8)(claimed, held, `its JUnit report declares ${(0,evidence_reading/* amount */.vj)(claimed)} but contains ${held}`);
    })),
    (0,evidence_reading/* row */.nM)('report totals', 'timed-out tests', { worse: (0,evidence_reading/* timedOut */.iU)('test-timed-out') }, counted(evidence_reading/* declaredTotals */.WW, ({ timedOut: claimed }, { results }) => (0,evidence_reading/* compareCounts */.G8)(claimed, results.timedOut, `its JUnit report declares ${(0,evidence_reading/* amount */.vj)(claimed)} that timed out`))),
    (0,evidence_reading/* row */.nM)('results', 'test in error', { worse: (0,evidence_reading/* error */.z3)('test-error'), unreadable: (0,evidence_reading/* error */.z3)('word-unknown') }, ({ session, tests }) => {
        const unknown = session.tests.find((test) => test.status === 'unknown');
        if (unknown !== undefined)
            return { cell: 'unreadable', clause: `${(0,results/* testName */.U)(unknown)} has the unrecognized status "${unknown.statusWord ?? '?'}"` };
        return tests.error > 0 ? (0,evidence_reading/* worse */.JJ)(`${(0,evidence_reading/* amount */.vj)(tests.error)} ended in state ERROR`) : evidence_reading/* absent */.Ge;
    }),
    (0,evidence_reading/* row */.nM)('results', 'timed-out test', { worse: (0,evidence_reading/* timedOut */.iU)('test-timed-out') }, ({ tests }) => tests.timedOut > 0 ? (0,evidence_reading/* worse */.JJ)(`the service timed ${(0,evidence_reading/* amount */.vj)(tests.timedOut)} out`) : evidence_reading/* absent */.Ge),
    (0,evidence_reading/* row */.nM)('results', 'test that never ran', { worse: (0,evidence_reading/* unsettled */.NZ)('tests-never-ran') }, ({ session, tests }) => tests.pending > 0 && !(0,evidence_reading/* isTimedOut */.Pb)(session) ? (0,evidence_reading/* worse */.JJ)(`${(0,evidence_reading/* amount */.vj)(tests.pending)} never ran`) : evidence_reading/* absent */.Ge),
    bundle_cases/* bundleFailedRow */.sv,
    (0,evidence_reading/* row */.nM)('results', 'failed test', { worse: (0,evidence_reading/* failed */.gz)('tests-failed') }, ({ session, tests }) => tests.failed > 0 ? (0,evidence_reading/* worse */.JJ)(`${tests.failed} of ${session.tests.length} tests failed`) : evidence_reading/* absent */.Ge),
    (0,evidence_reading/* row */.nM)('selection', 'known tests', { worse: (0,evidence_reading/* error */.z3)('no-tests-ran') }, ({ session, tests }) => {
        const { knownTests } = session.evidence;
        if (knownTests === undefined)
            return evidence_reading/* absent */.Ge;
        if (knownTests === 0 || (0,accounting/* executedIn */.x$)(tests) > 0 || (0,evidence_reading/* isTimedOut */.Pb)(session))
            return evidence_reading/* agrees */.ie;
        return (0,evidence_reading/* worse */.JJ)(`no test was executed, but the suite has ${(0,evidence_reading/* amount */.vj)(knownTests)} for it`);
    }),
    (0,evidence_reading/* row */.nM)('results', 'executed test', { absent: (0,evidence_reading/* empty */.Ie)('no-tests-ran') }, ({ tests }) => (0,accounting/* executedIn */.x$)(tests) === 0 ? { cell: 'absent', clause: 'executed no test' } : evidence_reading/* agrees */.ie),
];
/** Everything that is wrong with a session, in the order of the rows. */
const findingsOf = (session) => {
    const compared = (0,evidence_reading/* compare */.UD)(session);
    return evidenceRows.flatMap((each) => {
        const { cell, clause = '' } = each.read(compared);
        const ruling = each.rulings[cell];
        return ruling === undefined ? [] : [{ ...ruling, clause }];
    });
};

;// CONCATENATED MODULE: ./build/javascript/results/expected-sessions.js







/**
 * The sessions of one build: every requested device with what the build shows for it, and whatever else it shows.
 *
 * A device has several sessions where the service splits the suite itself, and where it lists the device twice: all must report.
 */
const expectedSessions = (started, record) => {
    const build = withShownDevices(started, record);
    const buildStartedAt = record?.startedAt;
    const replaced = new Set(build.replacedDevices?.map(device_name/* deviceKey */.cY));
    const counts = ({ device }) => !replaced.has((0,device_name/* deviceKey */.cY)(device));
    const entries = (record?.devices ?? [])
        .filter(counts)
        .map((entry) => ({ entry, match: (0,device_name/* findRequestedDevice */.wl)(build.devices, entry.device) }));
    const errors = (record?.deviceErrors ?? [])
        .filter(counts)
        .map((error) => ({ error, match: (0,device_name/* findRequestedByName */.WU)(build.devices, error.device) }));
    const requested = build.devices.flatMap((device) => {
        const own = entries.flatMap(({ entry, match }) => (isMatch(match, device) ? [entry] : []));
        const summaries = own.flatMap(({ sessions }) => sessions);
        const deviceError = worstError(errors.flatMap(({ error, match }) => (isMatch(match, device) ? [error] : [])));
        const common = { ...nothingSaid, build, buildStartedAt, device, deviceError };
        if (build.serviceShards !== undefined)
            return tellingFailed(shardSessions(common, build.serviceShards, summaries, record));
        if (summaries.length === 0 && deviceError === undefined && ranElsewhere(build, record))
            return [];
        if (summaries.length === 0)
            return [{ ...common, key: keyOf(build, device, 0), shard: build.shard }];
        const lacking = lackingSessions(build, record, device);
        const total = summaries.length + lacking;
        const ofShard = (nth) => ({ ...common, key: keyOf(build, device, nth), shard: shardOf(build, nth, total) });
        // The request that the service repeats may lack the split.
        const saysSplit = own.some(({ isSharded }) => isSharded === true) || !summaries.every(namesNoShard);
        const isUnsplit = build.requestedSplit?.sessions === 1 && summaries.length > 1 && !saysSplit;
        const shown = tellingFailed(summaries.map((summary, nth) => ({ ...ofShard(nth), summary, isUnsplit })));
        // A build that runs may show more of them later.
        if (build.requestedSplit === undefined || lacking === 0 || record === undefined || !(0,model_status/* isEnded */.pl)(record.status))
            return shown;
        return [...shown, { ...ofShard(summaries.length), hidden: hiddenClause(lacking, build.requestedSplit) }];
    });
    const others = entries.flatMap(({ entry: { device, sessions }, match }, nth) => {
        if (typeof match === 'object')
            return [];
        const foreign = match === 'several'
            ? `the build lists "${device}", which fits more than one requested device`
            : `the build lists "${device}", which was not requested`;
        const [summary] = sessions;
        const key = keyOf(build, `other ${device}`, nth);
        return [{ ...nothingSaid, key, build, buildStartedAt, device, shard: build.shard, foreign, summary }];
    });
    // An error that fits no device, or several, is one all the same.
    const unmatched = errors.filter(({ match }) => typeof match !== 'object');
    const failed = unmatched.map(({ error: deviceError }, nth) => {
        const { device } = deviceError;
        const key = keyOf(build, `error ${device}`, nth);
        return { ...nothingSaid, key, build, buildStartedAt, device, shard: build.shard, deviceError };
    });
    const { insteadOf } = build;
    const asRequested = ({ device, ...session }) => insteadOf === undefined ? { ...session, device } : { ...session, device: insteadOf, ranOn: device };
    return [...requested.map(asRequested), ...others, ...failed];
};
/** A device may have an entry in each of several spellings. */
const worstError = (errors) => errors.find(({ status }) => status === 'error') ?? errors.find(({ status }) => status === 'timed-out') ?? errors[0];
/** A device that `Failed` may have several sessions: those of which the build says the same, if it does, and not the others. */
const tellingFailed = (sessions) => {
    const failed = sessions.filter(({ summary }) => summary !== undefined && saysFailed(summary));
    if (failed.length === 0)
        return sessions;
    return sessions.map((session) => session.deviceError?.status === 'failed' && !failed.includes(session) ? { ...session, deviceError: undefined } : session);
};
const saysFailed = ({ status, counters }) => status === 'failed' || (counters !== undefined && (0,accounting/* failedIn */.r4)(counters) > 0);
/** Of a session of which the build shows nothing. */
const nothingSaid = { summary: undefined, deviceError: undefined, knownTests: undefined, foreign: undefined };
/**
 * The sessions of one device in a build that the service splits: one for each shard, and whatever else is listed.
 *
 * A session belongs to the shard that it names. Sessions that name none are taken in the order of the shards that no session names; so are
 * all of them, in the order of their names, where the service has names of its own.
 */
const shardSessions = (common, shards, summaries, record) => {
    const { build, device } = common;
    const total = shards.length;
    const named = new Map();
    const renamed = inOrderOfOwnNames(shards, summaries, record);
    const unnamed = [...renamed];
    const others = [];
    for (const summary of renamed.length === 0 ? summaries : []) {
        const { shardName } = summary;
        const index = findShard(shards, summary);
        if (namesNoShard(summary))
            unnamed.push(summary);
        else if (index === -1)
            others.push({ summary, foreign: `the build lists a session of the shard "${shardName ?? ''}", which was not requested` });
        else if (named.has(index))
            others.push({ summary, foreign: `the build lists a second session of ${(0,describe/* describeShard */.y0)({ index, total })} on "${device}"` });
        else
            named.set(index, summary);
    }
    const expected = shards.map((shard, index) => {
        const summary = named.get(index) ?? unnamed.shift();
        return {
            ...common,
            key: keyOf(build, device, index),
            shard: { index, total },
            knownTests: shard.knownTests,
            summary,
        };
    });
    const beyond = unnamed.map((summary) => ({
        summary,
        foreign: `the build lists more sessions on "${device}" than shards were requested`,
    }));
    return [
        ...expected,
        ...[...others, ...beyond].map(({ summary, foreign }, nth) => ({
            ...common,
            deviceError: undefined,
            key: keyOf(build, device, total + nth),
            shard: build.shard,
            summary,
            foreign,
        })),
    ];
};
const namesNoShard = ({ shardName, shardTests }) => shardName === undefined && shardTests === undefined;
/**
 * All sessions where each has a name of the service's own instead of a requested one, and there is one for each shard; a build that runs may
 * show the others later. Sessions that show tests of no shard contradict the request, whatever they are called.
 */
const inOrderOfOwnNames = (shards, summaries, record) => {
    const names = new Set(summaries.flatMap(({ shardName, shardTests }) => (shardTests === undefined ? (shardName ?? []) : [])));
    const mayShowMore = record !== undefined && !(0,model_status/* isEnded */.pl)(record.status) && summaries.length < shards.length;
    if (names.size < summaries.length || !(mayShowMore || summaries.length === shards.length))
        return [];
    if (shards.some(({ name }) => names.has(name)))
        return [];
    // "shard 9" comes before "shard 10".
    return summaries.toSorted((a, b) => (a.shardName ?? '').localeCompare(b.shardName ?? '', 'en', { numeric: true }));
};
/** By its name, or by its tests where the service names shards in its own way; -1 for none. */
const findShard = (shards, { shardName, shardTests }) => {
    const byName = shards.findIndex(({ name }) => name === shardName);
    if (byName !== -1 || shardTests === undefined)
        return byName;
    const tests = String(shardTests.toSorted());
    return shards.findIndex((shard) => String(shard.tests.toSorted()) === tests);
};
/** A session runs one shard of one build on one device: where an id is listed in two places, neither response can be trusted. */
const markSharedSessions = (sessions) => {
    const byId = Map.groupBy(sessions, ({ summary }) => summary?.id);
    return sessions.map((session) => {
        const { summary, foreign } = session;
        const sharing = byId.get(summary?.id) ?? [];
        if (summary?.id === undefined || foreign !== undefined || new Set(sharing.map(({ key }) => key)).size < 2)
            return session;
        return { ...session, foreign: `session ${summary.id} is listed under ${placesOf(sharing)}` };
    });
};
/** By device, build or shard, whichever tells them apart. */
const placesOf = (sessions) => {
    const names = [
        ({ device }) => `"${device}"`,
        ({ build }) => `build ${build.id}`,
        ({ shard }) => (0,describe/* describeShard */.y0)(shard),
    ].map((name) => [...new Set(sessions.map(name))]);
    return names.find((places) => places.length > 1)?.join(' and ') ?? 'several entries';
};
const isMatch = (match, device) => typeof match === 'object' && match.device === device;
const shardOf = ({ shard }, nth, sessions) => ({
    index: shard.index * sessions + nth,
    total: shard.total * sessions,
});
/**
 * How many sessions the request asks for beyond those that the build shows of a device. A run of failed tests needs no more than it shows:
 * what it does not show stays failed.
 */
const lackingSessions = ({ requestedSplit, partial, devices }, record, device) => {
    if (requestedSplit === undefined || partial)
        return 0;
    const { sessions, onEachDevice } = requestedSplit;
    const shown = (record?.devices ?? []).filter((entry) => !onEachDevice || isMatch((0,device_name/* findRequestedDevice */.wl)(devices, entry.device), device));
    return onEachDevice || device === devices[0] ? Math.max(0, sessions - shown.flatMap((entry) => entry.sessions).length) : 0;
};
/** A request may leave the choice of devices to the service, which may run all sessions on some of them. */
const ranElsewhere = ({ requestedSplit, partial }, record) => requestedSplit?.onEachDevice === false &&
    !partial &&
    (record?.devices ?? []).flatMap(({ sessions }) => sessions).length >= requestedSplit.sessions;
const hiddenClause = (lacking, { sessions, onEachDevice }) => `the request asks for ${sessions} sessions${onEachDevice ? ' on each device' : ''}, but the build shows only ${sessions - lacking}`;
const keyOf = (build, device, nth) => `${build.id}/${nth}/${(0,device_name/* deviceKey */.cY)(device)}`;
/** Sessions by device and shard, each with its attempts, oldest first. Devices are never retries of each other. */
const analyzeShards = (sessions) => [...Map.groupBy(sessions, device_shard/* deviceShardKey */.Gc).values()].flatMap((own) => {
    const attempts = own.toSorted((a, b) => a.attempt - b.attempt);
    const last = attempts.at(-1);
    return last === undefined ? [] : [analyzeShard(attempts, last)];
});
const analyzeShard = (attempts, last) => {
    const { tests, sessionOf } = (0,results_attempts/* mergeAttempts */.RM)(attempts);
    const neverRan = tests.filter((test) => !(0,results_attempts/* hasRun */.gb)(test));
    const judged = attempts.map((session) => ({ session, judgment: judgeSession(session) }));
    const deciding = decidingSessions(judged);
    return {
        attempts,
        last,
        tests: neverRan.length === 0 ? tests : tests.filter(results_attempts/* hasRun */.gb),
        failed: tests.reduce((sum, { status }) => sum + ((0,results_attempts/* isBad */.e2)(status) ? 1 : 0), 0),
        quarantined: none,
        neverRan,
        sessionOf,
        judgment: judgmentOf(deciding),
        judged,
        deciding,
    };
};
/** Shared: most runs quarantine nothing. */
const none = new Map();
/** What ran a device and shard whole replaces all before it; what ran some tests again only adds to it. */
const decidingSessions = (judged) => {
    const lastWhole = judged.findLastIndex(({ session }) => !session.partial);
    return judged.slice(Math.max(0, lastWhole));
};
/** Failed tests are counted after all attempts; here it matters whether something went wrong that no test shows. */
const judgmentOf = (deciding) => {
    const judgments = deciding.map(({ judgment }) => judgment);
    const worst = judgments.find(({ kind }) => kind === 'error') ?? judgments.find(({ kind }) => kind === 'timed-out');
    const [whole] = judgments;
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
const mayStillSettle = (session) => !['read', 'document'].includes(session.evidence.details.state) || findingsOf(session).some(({ maySettle }) => maySettle);
/** Worth another request, though nothing is wrong without it. A session without tests has no result bundle. */
const mayBundleArrive = ({ tests, evidence: { bundle } }) => bundle?.state === 'missing' && bundle.mayArrive && tests.length > 0;
/** A build whose request names no devices, with those that it shows by now: each that it has ever shown must report. */
const withShownDevices = (build, record) => {
    if (build.devicesAsShown !== true || record === undefined)
        return build;
    const devices = [...build.devices];
    for (const { device } of record.devices)
        if ((0,device_name/* findRequestedDevice */.wl)(devices, device) === 'none')
            devices.push(device);
    return devices.length === build.devices.length ? build : { ...build, devices };
};


/***/ }),

/***/ 23080:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ accountRun),
/* harmony export */   JB: () => (/* binding */ judgeJob),
/* harmony export */   bz: () => (/* binding */ knownOf),
/* harmony export */   vZ: () => (/* binding */ shownFacts)
/* harmony export */ });
/* harmony import */ var _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69656);
/* harmony import */ var _lib_present_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28008);
/* harmony import */ var _results_accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62181);
/* harmony import */ var _prepare_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69054);
/* harmony import */ var _judge_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64193);





/** What is known of the suite of a run. */
const knownOf = ({ selection, notice, nothingToRun }) => ({
    nothingToRun,
    knownSuite: (0,_results_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .selectedSuite */ .EF)(selection),
    suite: selection.whole,
    notices: notice === undefined ? [] : [notice],
});
/** The tests that the shards of a run had to report, and did not. */
const accountRun = ({ plan, selection }, sessions, state) => (0,_results_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .accountStarted */ .PF)(selection, plan.shards, sessions, state.facts().unstarted);
/** Names recur for every device. */
const longestName = 300;
/**
 * What is known of a run, as it may be shown: whatever leaves this step from here on holds no credentials. Until here values were compared,
 * and are as the service gave them.
 *
 * @param own words of this job's inputs, such as its devices: they stay, since other jobs know them, too
 */
const shownFacts = ({ facts, outcome }, redact, own = []) => {
    const known = new Map(own.map((word) => [word, word]));
    const show = (text) => {
        const before = known.get(text);
        if (before !== undefined)
            return before;
        const shown = redact(text);
        if (text.length <= longestName)
            known.set(text, shown);
        return shown;
    };
    const { knownSuite, suite, history, ...rest } = outcome;
    return {
        facts: (0,_lib_map_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .mapTexts */ .z)(facts, show),
        // The suite's own names, and those of earlier runs, by which missing tests and quarantined ones are found.
        outcome: { ...(0,_lib_map_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .mapTexts */ .z)(rest, show), ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_4__/* .present */ .E)({ knownSuite, suite, history }) },
    };
};
/** The analysis of what one job ran, or of its plan. */
const judgeJob = (inputs, facts, outcome, context) => {
    const own = [...inputs.deviceLines, ...facts.devices.map(({ device }) => device)];
    const shown = shownFacts({ facts, outcome }, context.redact, own);
    const job = (0,_prepare_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .describeJob */ .hx)(inputs, context.github, facts.devices, outcome.suiteId);
    return (0,_judge_run_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeRun */ .Z)(inputs, shown.facts, shown.outcome, { baseUrl: context.baseUrl, simulated: context.isSimulated(), job });
};


/***/ }),

/***/ 64193:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ judgeRun),
  P: () => (/* binding */ nothingSelected)
});

// EXTERNAL MODULE: ./build/javascript/model/device-shard.js
var device_shard = __webpack_require__(8882);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
// EXTERNAL MODULE: ./build/javascript/results/totals.js
var results_totals = __webpack_require__(58983);
// EXTERNAL MODULE: ./build/javascript/history/history.js
var history_history = __webpack_require__(29516);
// EXTERNAL MODULE: ./build/javascript/history/outcomes.js
var history_outcomes = __webpack_require__(67351);
;// CONCATENATED MODULE: ./build/javascript/history/judge-outcomes.js

/** So many changes of outcome on a branch make a test flaky. A regression and its fix are two. */
const flakyChanges = 3;
const outcomesIn = ({ runs, codes }) => runs.flatMap((run, at) => ((codes[at] ?? 0) === 0 ? [] : [{ run, code: codes[at] ?? 0 }]));
/** Runs whose outcomes follow from each other: those of a branch, or those of a pull request. */
const lineOf = ({ branch, pullRequest }) => pullRequest === undefined ? `branch ${branch}` : `pull request ${pullRequest}`;
/**
 * Flaky, else known, else new.
 *
 * @param row without this attempt of the run. Earlier attempts of the run show that a test is flaky; what was new in the first attempt
 *   stays new in the next one
 */
const judgeFailure = (row, run) => {
    if (isFlakyIn(row, run))
        return { label: 'flaky' };
    const earlier = outcomesIn(row).filter((past) => past.run.id !== run.id);
    const byLine = Map.groupBy(earlier, (past) => lineOf(past.run));
    for (const branch of run.baseBranches) {
        const outcomes = byLine.get(lineOf({ branch }));
        if (outcomes === undefined)
            continue;
        const since = startOfFailures(outcomes);
        if (since !== undefined)
            return { label: 'known', since };
        break;
    }
    const own = run.pullRequest === undefined ? [] : (byLine.get(lineOf(run)) ?? []);
    const lastFailure = own.findLastIndex(({ code }) => (0,history_outcomes/* isFailure */.N6)(code));
    const since = startOfFailures(own.slice(0, lastFailure + 1));
    return since === undefined ? { label: 'new' } : { label: 'known', since };
};
/** The first of the failures at the end; undefined where the last outcome is none. */
const startOfFailures = (outcomes) => {
    const lastOther = outcomes.findLastIndex(({ code }) => !(0,history_outcomes/* isFailure */.N6)(code));
    return outcomes[lastOther + 1]?.run;
};
/** By its stored outcomes, and by a failure in this run on a commit on which it passed before. */
const isFlakyIn = (row, run) => {
    const past = outcomesIn(row);
    if (past.some(({ run: { commit }, code }) => commit === run.commit && (0,history_outcomes/* isPass */.YX)(code)))
        return true;
    return flakyRateOf(row, run) !== undefined;
};
/**
 * How often a flaky test fails; undefined where its stored outcomes do not show it to be flaky: passed and failed on one commit, or at
 * least three changes of outcome on the base branches and on the run's own branch or pull request.
 */
const flakyRateOf = (row, run) => {
    const past = outcomesIn(row);
    const mixed = mixedCommits(past);
    if (mixed.size === 0 && changesOn(past, [lineOf(run), ...run.baseBranches.map((branch) => lineOf({ branch }))]) < flakyChanges)
        return undefined;
    let failures = 0;
    let outcomes = 0;
    for (const { run: { commit }, code, } of past) {
        const weight = mixed.has(commit) ? 2 : 1;
        outcomes += weight;
        if (!(0,history_outcomes/* isPass */.YX)(code) || (0,history_outcomes/* isFlakyCode */.z)(code))
            failures += weight;
    }
    return { rate: failures / outcomes, failures, outcomes };
};
/** Commits on which a test passed and failed. */
const mixedCommits = (past) => {
    const passed = new Set(past.filter(({ code }) => (0,history_outcomes/* isPass */.YX)(code)).map(({ run }) => run.commit));
    const failed = past.filter(({ code }) => (0,history_outcomes/* isFailure */.N6)(code) || (0,history_outcomes/* isFlakyCode */.z)(code)).map(({ run }) => run.commit);
    return new Set(failed.filter((commit) => passed.has(commit)));
};
const changesOn = (past, lines) => {
    const byLine = Map.groupBy(past, ({ run }) => lineOf(run));
    const changesIn = (line) => {
        const outcomes = byLine.get(line) ?? [];
        return outcomes.filter(({ code }, at) => at > 0 && (0,history_outcomes/* isFailure */.N6)(code) !== (0,history_outcomes/* isFailure */.N6)(outcomes[at - 1]?.code ?? code)).length;
    };
    return [...new Set(lines)].reduce((sum, line) => sum + changesIn(line), 0);
};
/** Longer failures have a reason in the code. */
const longestFlake = 2;
/**
 * The runs in which a test was flaky, by their ids: it failed and passed in the run or on its commit, or it failed once or twice between
 * passes, on a branch where it did so before or after.
 */
const flakyRunsOf = (row) => {
    const past = outcomesIn(row);
    const mixed = mixedCommits(past);
    const flaky = past.filter(({ run, code }) => (0,history_outcomes/* isFlakyCode */.z)(code) || ((0,history_outcomes/* isFailure */.N6)(code) && mixed.has(run.commit)));
    for (const [line, outcomes] of Map.groupBy(past, ({ run }) => lineOf(run)))
        if (mixed.size > 0 || changesOn(past, [line]) >= flakyChanges)
            flaky.push(...shortFailures(outcomes));
    return new Set(flaky.map(({ run }) => run.id));
};
/** Failures of one line with a pass before and after. */
const shortFailures = (outcomes) => {
    const passes = outcomes.flatMap(({ code }, at) => ((0,history_outcomes/* isPass */.YX)(code) ? [at] : []));
    return passes.flatMap((pass, nth) => {
        const between = outcomes.slice(pass + 1, passes[nth + 1] ?? pass);
        return between.length <= longestFlake ? between : [];
    });
};

// EXTERNAL MODULE: ./build/javascript/history/run-outcomes.js
var run_outcomes = __webpack_require__(27583);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/lib/wildcard.js
var wildcard = __webpack_require__(54317);
// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/history/quarantine.js
var history_quarantine = __webpack_require__(90362);
;// CONCATENATED MODULE: ./build/javascript/history/suggestions.js






const lookedAtRuns = 20;
const leastFlakyRuns = 3;
/** For how long a suggested entry applies. */
const suggestedDays = 30;
const mostSuggestions = 20;
/** @param history with the outcomes of this run */
const suggestEntries = (history, context) => {
    const entries = context.quarantine === undefined ? [] : (0,history_quarantine/* entriesOf */.Mc)(context.quarantine, context.framework);
    const active = entries.filter((entry) => !(0,history_quarantine/* isExpired */._d)(entry, context.at));
    const isListed = (test, device) => active.some((entry) => matches(entry, test, device));
    const add = [...rowsByTest(history)]
        .flatMap(([test, byDevice]) => suggestEntry(test, byDevice, history.runs, isListed, context) ?? [])
        .toSorted((a, b) => b.flakyRuns - a.flakyRuns)
        .slice(0, mostSuggestions);
    return { add, remove: removableEntries(history, entries) };
};
/** Only tests that an entry can name. */
function* rowsByTest({ tests }) {
    for (const [className, byName] of tests)
        if (className !== '')
            for (const [name, byDevice] of byName)
                yield [(0,results/* testName */.U)({ className, name }), byDevice];
}
const suggestEntry = (test, byDevice, runs, isListed, context) => {
    const flaky = [...byDevice].flatMap(([device, codes]) => {
        if (!codes.some((code) => !(0,history_outcomes/* isPass */.YX)(code) || (0,history_outcomes/* isFlakyCode */.z)(code)) || isListed(test, device))
            return [];
        const ids = flakyRunsOf({ runs, codes });
        return ids.size === 0 ? [] : [{ device, ids }];
    });
    if (flaky.length === 0)
        return undefined;
    const lastIds = lastRunIds([...byDevice.values()], runs);
    const isFlakyId = (id) => flaky.some(({ ids }) => ids.has(id));
    const flakyRuns = lastIds.filter(isFlakyId).length;
    if (flakyRuns < leastFlakyRuns)
        return undefined;
    const where = flaky.filter(({ ids }) => lastIds.some((id) => ids.has(id))).map(({ device }) => device);
    const devices = where.length === byDevice.size ? [] : where;
    const counted = { test, devices, flakyRuns, runs: lastIds.length };
    return { ...counted, yaml: entryYaml(counted, context) };
};
/** The last 20 runs in which a test ran on any device; attempts of one run count once. */
const lastRunIds = (rows, runs) => {
    const ids = runs.filter((_run, at) => rows.some((codes) => (codes[at] ?? 0) > 0)).map(({ id }) => id);
    return [...new Set(ids)].slice(-lookedAtRuns);
};
/** Quoted as in JSON, which YAML reads in the same way. */
const entryYaml = ({ test, devices, flakyRuns, runs }, context) => {
    const until = new Date(context.at.getTime() + suggestedDays * durations/* dayMs */.LP).toISOString().slice(0, 'YYYY-MM-DD'.length);
    return [
        `- test: ${JSON.stringify(test)}`,
        `  reason: Flaky in ${flakyRuns} of the last ${runs} runs`,
        `  issue: ${context.newIssueUrl} # replace it with the address of the issue`,
        `  until: ${until}`,
        ...(devices.length === 0 ? [] : ['  devices:', ...devices.map((device) => `    - ${JSON.stringify(device)}`)]),
        ...(context.quarantine === undefined ? [] : frameworksYaml(context)),
    ].join('\n');
};
/** A file that speaks of several frameworks needs the name. */
const frameworksYaml = ({ quarantine, framework }) => quarantine?.entries.some(({ frameworks }) => frameworks.length > 0) ? [`  frameworks: [${framework}]`] : [];
const removableEntries = (history, entries) => entries.flatMap((entry) => {
    let passes = 0;
    let mostRuns = 0;
    for (const [test, byDevice] of rowsByTest(history)) {
        for (const [device, codes] of byDevice) {
            if (!matches(entry, test, device))
                continue;
            const lastIds = new Set(lastRunIds([codes], history.runs));
            const isTroubled = (code) => (0,history_outcomes/* isFailure */.N6)(code) || (0,history_outcomes/* isFlakyCode */.z)(code);
            if (history.runs.some(({ id }, nth) => lastIds.has(id) && isTroubled(codes[nth] ?? 0)))
                return [];
            passes += lastIds.size;
            mostRuns = Math.max(mostRuns, lastIds.size);
        }
    }
    return mostRuns < lookedAtRuns ? [] : [{ test: entry.test, line: entry.line, passes }];
});
const matches = ({ test: pattern, devices }, test, device) => (0,wildcard/* matchesWildcard */._W)(pattern, test) && (devices.length === 0 || devices.some((each) => (0,wildcard/* matchesWildcard */._W)(each, device)));

// EXTERNAL MODULE: ./build/javascript/history/durations.js
var history_durations = __webpack_require__(20661);
;// CONCATENATED MODULE: ./build/javascript/history/trends.js




const shownRuns = 50;
const shownTests = 10;
const shownDevices = 50;
/**
 * Pass rate, duration, flakiest and slowest tests, and devices by failure rate, over the last 50 runs. Of a run with several attempts, the
 * newest outcome of each test counts.
 *
 * @param history with the outcomes of this run
 */
const trendsOf = ({ runs, tests }) => {
    const columns = columnsOf(runs);
    const byRun = columns.map(noCounts);
    const byDevice = new Map();
    const byTest = [];
    for (const [className, byName] of tests) {
        for (const [name, devices] of byName) {
            const ofTest = noCounts();
            const durationsMs = [];
            for (const [device, codes] of devices) {
                const ofDevice = byDevice.get(device) ?? noCounts();
                byDevice.set(device, ofDevice);
                durationsMs.push(...countRow({ runs, codes }, columns, byRun, [ofDevice, ofTest]));
            }
            const durationMs = (0,history_durations/* median */.JZ)(durationsMs);
            byTest.push({ name: (0,results/* testName */.U)({ className, name }), ...ofTest, durationMs });
        }
    }
    return {
        runs: columns.map((attempts, nth) => runTrend(attempts, byRun[nth])),
        flakiest: byTest
            .filter(({ flaky }) => flaky > 0)
            .toSorted((a, b) => b.flaky - a.flaky || b.failed - a.failed)
            .slice(0, shownTests),
        slowest: byTest
            .filter(({ durationMs }) => durationMs !== undefined)
            .toSorted((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0))
            .slice(0, shownTests),
        devices: [...byDevice]
            .map(([device, counts]) => ({ device, ...counts }))
            .filter(({ outcomes }) => outcomes > 0)
            .toSorted((a, b) => b.failed / b.outcomes - a.failed / a.outcomes)
            .slice(0, shownDevices),
    };
};
const noCounts = () => ({ outcomes: 0, failed: 0, flaky: 0 });
const columnsOf = (runs) => [...Map.groupBy([...runs.entries()], ([, { id }]) => id).values()].slice(-shownRuns);
/** Adds the outcomes of a test on a device to the counts. @returns what its passes took, in milliseconds */
const countRow = ({ runs, codes }, columns, byRun, others) => {
    const flakyIds = codes.some(isTroubled) ? flakyRunsOf({ runs, codes }) : none;
    const durationsMs = [];
    for (const [nth, attempts] of columns.entries()) {
        const code = newestOutcome(attempts, codes);
        if (code === 0)
            continue;
        const isFlaky = flakyIds.size > 0 && flakyIds.has(attempts[0]?.[1].id ?? '');
        const ofRun = byRun[nth];
        if (ofRun !== undefined)
            count(ofRun, code, isFlaky);
        for (const counts of others)
            count(counts, code, isFlaky);
        const durationMs = (0,history_outcomes/* isPass */.YX)(code) ? (0,history_outcomes/* durationOf */.cf)(code) : undefined;
        if (durationMs !== undefined)
            durationsMs.push(durationMs);
    }
    return durationsMs;
};
const none = new Set();
const isTroubled = (code) => (0,history_outcomes/* isFailure */.N6)(code) || (0,history_outcomes/* isFlakyCode */.z)(code);
const newestOutcome = (attempts, codes) => {
    for (let nth = attempts.length - 1; nth >= 0; nth--) {
        const code = codes[attempts[nth]?.[0] ?? 0] ?? 0;
        if (code > 0)
            return code;
    }
    return 0;
};
const count = (counts, code, isFlaky) => {
    counts.outcomes += 1;
    if ((0,history_outcomes/* isFailure */.N6)(code))
        counts.failed += 1;
    if (isFlaky || (0,history_outcomes/* isFlakyCode */.z)(code))
        counts.flaky += 1;
};
const runTrend = (attempts, counts) => {
    const { outcomes = 0, failed = 0, flaky = 0 } = counts ?? {};
    const newest = attempts.at(-1)?.[1];
    if (newest === undefined)
        throw new Error('unreachable: a run has at least one attempt');
    return { run: newest, passed: outcomes - failed, failed, flaky, durationMs: newest.finishedAtMs - newest.startedAtMs };
};

;// CONCATENATED MODULE: ./build/javascript/history/analyze-history.js









/**
 * What earlier runs tell of a run: a label for each failure, the last outcomes of tests with failures, suggestions and trends.
 *
 * @param stored what other jobs of the run have stored already is left out where it is judged
 */
const analyzeHistory = (analysis, stored, run, context) => {
    const earlier = (0,history_history/* keepRuns */.yH)(stored, (each) => (0,history_history/* runKey */.r7)(each) !== (0,history_history/* runKey */.r7)(run));
    const deviceOf = new Map(analysis.shards.map(({ last }) => [(0,device_shard/* deviceLabel */.hV)(last), last.device]));
    const devices = analysis.devices.map((label) => deviceOf.get(label) ?? label);
    const tests = analysis.tests.map((test) => {
        const history = historyOfTest(test, { ...analysis, devices }, earlier, run);
        return history.length === 0 ? test : { ...test, history };
    });
    const { baseBranches: _none, ...own } = run;
    const all = (0,history_history/* mergeHistories */.dk)(stored, (0,run_outcomes/* outcomesOfRun */.u)(analysis, own));
    return {
        tests,
        failedOrFlaky: analysis.failedOrFlaky.map((test) => tests[test.index] ?? test),
        history: {
            earlierRuns: new Set(earlier.runs.filter(({ id }) => id !== run.id).map(({ id }) => id)).size,
            labels: countLabels({ ...analysis, tests }),
            suggestions: suggestEntries(all, context),
            trends: trendsOf(all),
        },
    };
};
const historyOfTest = (test, { devices, deviceMatrix, failOnFlaky }, { runs, tests }, run) => {
    const byDevice = tests.get(test.className)?.get(test.name);
    return devices.flatMap((name, device) => {
        const codes = byDevice?.get(name) ?? nothing;
        const outcome = deviceMatrix.outcome(test, device);
        const failed = isFailed(outcome);
        const countsAsFailed = outcome === 'flaky' && failOnFlaky;
        if (outcome === 'no result' || !(failed || outcome === 'flaky' || codes.some(analyze_history_isTroubled)))
            return [];
        const row = { runs, codes };
        const judgment = failed ? judgeFailure(row, run) : countsAsFailed ? { label: 'flaky' } : {};
        const flakyRate = flakyRateOf(row, run);
        const recent = runs.flatMap((each, at) => {
            const code = codes[at] ?? 0;
            if (code === 0)
                return [];
            const durationMs = (0,history_outcomes/* durationOf */.cf)(code);
            return [{ status: (0,history_outcomes/* statusOf */.c2)(code), run: each, durationMs }];
        });
        return [{ device, ...judgment, flakyRate, recent }];
    });
};
const nothing = new Uint16Array();
const isFailed = (outcome) => (0,model_status/* isBadOutcome */.QV)(outcome) || outcome === 'quarantined';
const analyze_history_isTroubled = (code) => (0,history_outcomes/* isFailure */.N6)(code) || (0,history_outcomes/* isFlakyCode */.z)(code);
const countLabels = (analysis) => {
    const labeled = (0,results_totals/* failureLabels */.OJ)(analysis);
    const counts = { new: 0, known: 0, flaky: 0 };
    let knownSinceMs = Number.POSITIVE_INFINITY;
    for (const { test, label: device } of (0,results_totals/* failedPairs */.Nc)(analysis.shards, analysis.failOnFlaky)) {
        const { label = 'new', since } = labeled(test, device) ?? {};
        counts[label] += 1;
        if (since !== undefined)
            knownSinceMs = Math.min(knownSinceMs, since.startedAtMs);
    }
    return Number.isFinite(knownSinceMs) ? { ...counts, knownSinceMs } : counts;
};

// EXTERNAL MODULE: ./build/javascript/history/quarantine-warnings.js
var quarantine_warnings = __webpack_require__(58138);
// EXTERNAL MODULE: ./build/javascript/history/run-history.js + 4 modules
var run_history = __webpack_require__(66508);
// EXTERNAL MODULE: ./build/javascript/lib/capitalized.js
var capitalized = __webpack_require__(82285);
// EXTERNAL MODULE: ./build/javascript/results/accounting.js
var accounting = __webpack_require__(62181);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var attempts = __webpack_require__(7330);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/results/analysis/root-cause.js
var root_cause = __webpack_require__(55271);
;// CONCATENATED MODULE: ./build/javascript/results/analysis/analyze-tests.js





/**
 * Looks at the results by test, by device, and by what went wrong, in one pass over all of them. What it keeps grows with the number of
 * different tests and of failures, not with the number of results.
 */
const analyzeTests = (unordered) => {
    const byDevice = Map.groupBy(unordered, ({ last }) => (0,device_shard/* deviceLabel */.hV)(last));
    const devices = [...byDevice.keys()];
    const shards = [...byDevice.values()].flat();
    const outcomes = createOutcomeGrid(devices.length);
    const groups = createFailureGroups();
    const counted = createTestCounters();
    const add = (test, device, shard) => {
        const counters = counted.of(test.className, test.name);
        const outcome = (0,attempts/* outcomeOf */.sG)(test, shard);
        outcomes.worsen(counters.index, device, outcome);
        addDuration(counters, test.durationMs, device);
        if (!(0,model_status/* isTroubled */.wz)(outcome))
            return;
        groups.add(counters.index, device, { test, session: shard.sessionOf(test) }, outcome, shard.quarantined.has(test));
    };
    for (const [device, ofDevice] of [...byDevice.values()].entries())
        for (const shard of ofDevice)
            for (const test of shard.tests)
                add(test, device, shard);
    const tests = counted.all().map(({ sumMs, timed, ...test }) => ({
        ...test,
        ...countDevices(devices.length, (device) => outcomes.read(test.index, device)),
        averageMs: timed === 0 ? 0 : sumMs / timed,
        failureGroups: groups.of(test.index),
    }));
    return {
        devices,
        shards,
        tests,
        failedOrFlaky: tests.filter((test) => test.failedOn + test.flakyOn > 0).toSorted(byReach),
        deviceMatrix: { outcome: (test, device) => outcomes.read(test.index, device) },
        balance: balanceOf(shards),
    };
};
const createTestCounters = () => {
    const all = [];
    return {
        all: () => all,
        of: (0,describe/* createNameTable */.MG)((className, name) => {
            const counters = { className, name, index: all.length, slowestMs: 0, slowestOn: 0, sumMs: 0, timed: 0 };
            all.push(counters);
            return counters;
        }),
    };
};
const addDuration = (test, durationMs, device) => {
    if (durationMs === undefined || !(durationMs >= 0))
        return;
    test.sumMs += durationMs;
    test.timed += 1;
    if (durationMs <= test.slowestMs)
        return;
    test.slowestMs = durationMs;
    test.slowestOn = device;
};
const countDevices = (devices, outcomeOn) => {
    const counts = { ranOn: 0, failedOn: 0, flakyOn: 0 };
    for (let device = 0; device < devices; device++) {
        const outcome = outcomeOn(device);
        if (outcome !== 'no result')
            counts.ranOn += 1;
        if (outcome === 'flaky')
            counts.flakyOn += 1;
        if ((0,model_status/* isBadOutcome */.QV)(outcome))
            counts.failedOn += 1;
    }
    return counts;
};
const byReach = (a, b) => b.failedOn - a.failedOn || b.flakyOn - a.flakyOn || compare(a.className, b.className) || compare(a.name, b.name);
/** By code unit, so that the order is the same on every machine. */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** Bounds the memory of a test that fails differently every time. */
const maxGroupsOfTest = 10;
const maxSamples = 6;
/** Collects failures by test and by what they say; numbers and addresses in the text make no difference. */
const createFailureGroups = () => {
    const groupsOfTests = new Map();
    const signatureOf = (0,root_cause/* createSignatures */.M)();
    return {
        add: (test, device, located, outcome, isQuarantined) => {
            const failures = (0,root_cause/* failuresBehind */.Ys)(located.test, outcome);
            const groups = groupsOfTests.get(test) ?? new Map();
            groupsOfTests.set(test, groups);
            const key = `${isQuarantined} ${signatureOf(located.test, outcome)}`;
            const group = groups.get(key);
            if (group === undefined) {
                if (groups.size < maxGroupsOfTest)
                    groups.set(key, { outcome, isQuarantined, failures, devices: [device], samples: [located] });
                return;
            }
            // Only the last device can repeat, from another of its shards.
            if (group.devices.at(-1) === device)
                return;
            group.devices.push(device);
            if (group.samples.length < maxSamples)
                group.samples.push(located);
        },
        of: (test) => {
            const groups = groupsOfTests.get(test);
            return groups === undefined ? analyze_tests_none : [...groups.values()].toSorted((a, b) => b.devices.length - a.devices.length);
        },
    };
};
/** Shared by the tests that passed, of which there are many. */
const analyze_tests_none = [];
const createOutcomeGrid = (devices) => {
    let cells = new Uint8Array(1_024 * Math.max(1, devices));
    return {
        read: (test, device) => model_status/* outcomes */.KI[cells[test * devices + device] ?? 0] ?? 'no result',
        worsen: (test, device, outcome) => {
            const at = test * devices + device;
            if (at >= cells.length) {
                const larger = new Uint8Array(Math.max(at + devices, cells.length * 2));
                larger.set(cells);
                cells = larger;
            }
            cells[at] = Math.max(cells[at] ?? 0, (0,model_status/* badness */.b8)(outcome));
        },
    };
};
/**
 * Compares how long first attempts took; retries say nothing of the split. Nothing for a single session.
 *
 * Shards are compared on the device where an uneven split costs most, since devices do not wait for each other's shards.
 */
const balanceOf = (shards) => {
    const timed = shards.flatMap(({ attempts: [session] }) => session?.durationMs !== undefined && session.durationMs > 0 ? [{ session, durationMs: session.durationMs }] : []);
    const splits = [...Map.groupBy(timed, ({ session }) => (0,device_shard/* deviceLabel */.hV)(session)).values()]
        .filter((ofDevice) => ofDevice.length > 1)
        .map(balanceOfShards);
    const worst = splits.toSorted((a, b) => b.longestMs - b.evenMs - (a.longestMs - a.evenMs))[0];
    return worst ?? balanceOfDevices(timed);
};
const balanceOfShards = (shards) => {
    const longest = longestOf(shards);
    const evenMs = shards.reduce((sum, { durationMs }) => sum + durationMs, 0) / shards.length;
    return { kind: 'shards', longest: longest.session, longestMs: longest.durationMs, evenMs };
};
const balanceOfDevices = (devices) => {
    const fastest = devices.toSorted((a, b) => a.durationMs - b.durationMs)[0];
    if (fastest === undefined || devices.length === 1)
        return undefined;
    const slowest = longestOf(devices);
    return {
        kind: 'devices',
        devices: devices.length,
        slowest: slowest.session,
        slowestMs: slowest.durationMs,
        fastest: fastest.session,
        fastestMs: fastest.durationMs,
    };
};
const longestOf = (sessions) => sessions.reduce((a, b) => (b.durationMs > a.durationMs ? b : a));

// EXTERNAL MODULE: ./build/javascript/results/expected-sessions.js + 1 modules
var expected_sessions = __webpack_require__(592);
// EXTERNAL MODULE: ./build/javascript/results/judge.js
var judge = __webpack_require__(24865);
// EXTERNAL MODULE: ./build/javascript/results/result-bundle/bundle-cases.js
var bundle_cases = __webpack_require__(67765);
// EXTERNAL MODULE: ./build/javascript/run/connect.js + 8 modules
var connect = __webpack_require__(27282);
// EXTERNAL MODULE: ./build/javascript/run/watch/collect-session.js + 1 modules
var collect_session = __webpack_require__(56556);
;// CONCATENATED MODULE: ./build/javascript/run/judge/judge-run.js














/** @param why no test is to run, as a sentence */
const nothingSelected = (why) => ({
    nothingToRun: why,
    emptySelection: true,
    knownSuite: { tests: [], unknown: [] },
});
/** Turns what is known into the analysis that every writer reads: tests, shards, counts, times and the verdict. */
const judgeRun = (inputs, facts, outcome, origin) => {
    const leavesResults = outcome.plan !== undefined && !isCut(facts);
    const known = leavesResults ? [] : [...facts.sessions.values(), ...uncollected(facts)];
    const sessions = known.toSorted(byPlan(facts.started));
    const shards = applyQuarantine((0,expected_sessions/* analyzeShards */.uN)(sessions), inputs, facts.startedAt);
    const missingTests = (0,accounting/* addNeverRan */.Tw)(inputs.missingTests === 'ignore' ? [] : (outcome.missing ?? []), shards);
    const { failOnFlaky } = inputs;
    const totals = (0,results_totals/* countTotals */.Hk)(shards, failOnFlaky, missingTests);
    const expected = (0,bundle_cases/* expectedFailuresNotice */.ko)(shards);
    const builds = [
        ...facts.started.map((started) => buildResult(started, facts.records.get(started.id), origin.baseUrl)),
        ...(outcome.documentedBuilds ?? []).map((build) => documentedBuild(build, origin.baseUrl)),
    ];
    const unstarted = [...facts.unstarted.map(describe/* describeUnstarted */.YD), ...(outcome.unstarted ?? [])];
    const isUnknown = outcome.knownSuite === 'unknown' && outcome.plan === undefined && inputs.missingTests !== 'ignore';
    const judged = withUnknownTests(isUnknown, judge_run_judge(outcome, {
        builds,
        shards,
        totals,
        failOnFlaky,
        cancelled: facts.cancelled,
        problems: facts.problems,
        missingTests: inputs.missingTests === 'fail' ? (outcome.missing ?? []) : [],
        unstarted,
    }));
    return {
        framework: inputs.framework,
        simulated: origin.simulated,
        project: inputs.project,
        job: origin.job,
        builds,
        refs: usedOf(facts),
        ...withHistory({ ...analyzeTests(shards), sessions, failOnFlaky }, inputs, facts, outcome),
        verdict: judged.verdict,
        notices: [
            ...judged.notices,
            ...unstarted.map(({ clause }) => `${(0,capitalized/* capitalized */.l)(clause)}.`),
            ...(expected === undefined ? [] : [expected]),
            ...(outcome.notices ?? []),
        ],
        totals,
        startedAt: facts.startedAt,
        finishedAt: facts.finishedAt,
        queueMs: facts.queueMs,
        deviceMs: sessions.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0),
        quarantine: quarantineReport(inputs, facts, outcome, shards),
        plan: outcome.plan,
        prediction: outcome.prediction ?? facts.prediction,
        missingTests,
        unstarted,
        emptySelection: outcome.emptySelection === true,
        knownSuite: outcome.knownSuite === 'unknown' ? undefined : outcome.knownSuite,
    };
};
const withHistory = (analyzed, { framework, quarantine }, facts, { history }) => {
    if (history === undefined)
        return { ...analyzed, history };
    const { stored, run, newIssueUrl } = history;
    const context = { framework, quarantine, at: facts.startedAt, newIssueUrl };
    return { ...analyzed, ...analyzeHistory(analyzed, stored, (0,run_history/* currentRun */.xh)(run, facts), context) };
};
const applyQuarantine = (shards, { quarantine, framework }, at) => (quarantine === undefined ? shards : (0,history_quarantine/* quarantineShards */.Su)(shards, quarantine, framework, at));
const quarantineReport = ({ quarantine, framework, shardIndex }, { startedAt, cancelled, problems }, { suite }, shards) => {
    if (quarantine === undefined)
        return undefined;
    const known = { suite, shards, isPart: shardIndex !== undefined || cancelled || problems.length > 0 };
    const warnings = (0,quarantine_warnings/* quarantineWarnings */.O)(quarantine, framework, startedAt, known);
    return { file: quarantine.file, failures: (0,history_quarantine/* quarantinedFailures */.ei)(shards), warnings };
};
const unknownTests = "the suite's tests are unknown, so missing tests cannot be detected";
/** A lack of knowledge changes no verdict, and is never silent. */
const withUnknownTests = (isUnknown, judged) => {
    if (!isUnknown)
        return judged;
    const { verdict, notices } = judged;
    const reason = verdict.kind === 'passed' ? verdict.reason.replace(/\.$/, `; ${unknownTests}.`) : verdict.reason;
    return { verdict: { ...verdict, reason }, notices: [...notices, `${unknownTests.replace('the', 'The')}.`] };
};
/**
 * In the order of builds, their devices and shards, whatever the order in which results arrived. What was not requested comes first: it
 * explains what is missing.
 */
const byPlan = (started) => {
    const order = new Map(started.map(({ id, devices }, nth) => [id, { nth, places: new Map(devices.map((name, at) => [name, at])) }]));
    const startOrder = ({ buildId }) => order.get(buildId)?.nth ?? order.size;
    const place = ({ buildId, device }) => order.get(buildId)?.places.get(device) ?? -1;
    return (a, b) => startOrder(a) - startOrder(b) || place(a) - place(b) || a.shard.index - b.shard.index;
};
const judge_run_judge = ({ nothingToRun, dryRun, plan }, facts) => {
    if (dryRun !== undefined)
        return { verdict: { kind: 'planned', reason: dryRun }, notices: [] };
    if (nothingToRun !== undefined && !isCut(facts))
        return { verdict: { kind: 'passed', reason: nothingToRun }, notices: [nothingToRun] };
    if (plan === undefined || isCut(facts))
        return (0,judge/* decideVerdict */.A)(facts);
    return { verdict: startedVerdict(facts.builds), notices: [] };
};
/** Whether not all was started that was to be: a step that does not wait for results says then what it knows of them. */
const isCut = ({ cancelled = false, problems, unstarted = [] }) => cancelled || problems.length > 0 || unstarted.length > 0;
const startedVerdict = (builds) => ({
    kind: 'started',
    reason: `${builds.length === 1 ? 'One build was' : `${builds.length} builds were`} started; this step does not wait for results.`,
});
/** Sessions of a run that was cut short: what their builds said of them is all that is known. */
const uncollected = ({ started, records, sessions, cancelled, problems }) => {
    if (!cancelled && !problems.some(isCutShort))
        return [];
    const expected = started.flatMap((build) => {
        const record = records.get(build.id);
        // That it lists no device yet does not mean that one is missing.
        return record === undefined || record.devices.length === 0 ? [] : (0,expected_sessions/* expectedSessions */.MR)(build, record);
    });
    const why = cancelled ? 'the run was cancelled' : 'an error ended the run';
    return expected.filter(({ key }) => !sessions.has(key)).map((session) => (0,collect_session/* uncollectedSession */.hX)(session, why));
};
/** Errors of the steps themselves, after which no later step ran. */
const isCutShort = ({ code }) => code === 'unexpected' || code === 'runner-file';
const usedOf = ({ uploaded: { app, testSuite, media } }) => ({ app, testSuite, media });
/** The collector knows no status of the build: the sessions of the document decide. */
const documentedBuild = (build, baseUrl) => ({
    ...build,
    status: 'documented',
    statusWord: 'reported by its job',
    serviceRetries: false,
    dashboardUrl: (0,connect/* dashboardUrl */.aU)(baseUrl, build.id),
});
const buildResult = (started, record, baseUrl) => ({
    id: started.id,
    shard: started.shard,
    attempt: started.attempt,
    // A build that was started and whose polls all failed is running, as far as is known.
    status: record?.status ?? 'running',
    statusWord: record?.statusWord ?? 'not polled yet',
    serviceRetries: started.serviceRetries,
    dashboardUrl: (0,connect/* dashboardUrl */.aU)(baseUrl, started.id),
});


/***/ }),

/***/ 8859:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _S: () => (/* binding */ reportPlan),
  Go: () => (/* binding */ reportRun)
});

// UNUSED EXPORTS: pageLinks, publishReviews

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 6 modules
var lookup = __webpack_require__(25890);
// EXTERNAL MODULE: ./build/javascript/github/api.js
var api = __webpack_require__(52575);
// EXTERNAL MODULE: ./build/javascript/github/branch-files.js
var branch_files = __webpack_require__(61721);
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

// EXTERNAL MODULE: ./build/javascript/github/github-context.js
var github_context = __webpack_require__(11754);
// EXTERNAL MODULE: ./build/javascript/github/pull-request.js
var pull_request = __webpack_require__(24312);
// EXTERNAL MODULE: ./build/javascript/github/stall-guard.js
var stall_guard = __webpack_require__(84073);
// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var service = __webpack_require__(92782);
// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
// EXTERNAL MODULE: ./build/javascript/lib/escape/cut.js
var cut = __webpack_require__(78091);
// EXTERNAL MODULE: ./build/javascript/lib/escape/invisible.js
var invisible = __webpack_require__(83780);
// EXTERNAL MODULE: ./build/javascript/results/analysis/root-cause.js
var root_cause = __webpack_require__(55271);
// EXTERNAL MODULE: ./build/javascript/results/totals.js
var results_totals = __webpack_require__(58983);
// EXTERNAL MODULE: ./build/javascript/rendering/describe-tests.js
var describe_tests = __webpack_require__(92407);
;// CONCATENATED MODULE: ./build/javascript/rendering/shorten-failure.js


/** Shown for a failure without text. */
const noMessage = 'The service reported no message for this failure.';
/** What is read of a text; traces with view hierarchies can be megabytes. */
const maxRead = 200_000;
const maxLineLength = 400;
const frameIndent = '    ';
/**
 * What a failure says, message first, in at most `maxLines` lines.
 *
 * Runs of framework frames and Espresso's dump of the view hierarchy become one line each with their length: readers look for
 * the frames of the app and of the test.
 */
const shortenFailure = (failure, maxLines) => {
    const message = failure.message?.trim() ?? '';
    const trace = failure.trace?.trim() ?? '';
    const type = failure.type?.trim() ?? '';
    const ownMessage = trace.includes(message) ? '' : message;
    const head = type !== '' && !trace.includes(type) && !message.includes(type) ? `${type}${ownMessage === '' ? '' : ': '}` : '';
    const text = [`${head}${ownMessage}`, trace].filter((part) => part !== '').join('\n');
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
    const length = lines.slice(start).findIndex((line) => (0,root_cause/* parseFrame */.fH)(line) !== undefined || /^\s*Caused by:/.test(line));
    const end = length === -1 ? lines.length : start + length;
    return [...lines.slice(0, start), `… view hierarchy (${end - start} lines): see the full report`, ...lines.slice(end)];
};
const foldFrames = (lines) => {
    const folded = [];
    let run = [];
    const endRun = () => {
        const [only] = run;
        if (only !== undefined && run.length === 1)
            folded.push({ text: frameIndent + only.trim(), folded: 0 });
        if (run.length > 1)
            folded.push({ text: `${frameIndent}… ${run.length} framework frames`, folded: run.length - 1 });
        run = [];
    };
    for (const line of lines) {
        const frame = (0,root_cause/* parseFrame */.fH)(line);
        if (frame !== undefined && (0,root_cause/* isFrameworkClass */.fZ)(frame.className)) {
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

;// CONCATENATED MODULE: ./build/javascript/rendering/annotations.js







/** The runner shows at most this many annotations of one step. */
const maxRunnerAnnotations = 10;
const maxTitle = 255;
const maxMessageBytes = 4_096;
const maxTraceLines = 25;
const maxDevices = 10;
const maxDeviceName = 100;
/**
 * One for each distinct failure (the same test failing in the same way, on however many devices), most devices first; then one for each
 * session without a usable result, which also stands for its tests in error. Tests that never ran and quarantined failures have none.
 */
const annotationsFor = (run, sources, limit = maxRunnerAnnotations) => {
    const all = [
        ...distinctFailures(run).map((failure) => () => failureAnnotation(run, sources, failure)),
        ...run.shards.filter(isDead).map((shard) => () => sessionAnnotation(run, sources, shard)),
    ];
    return { annotations: all.slice(0, limit).map((make) => make()), more: Math.max(0, all.length - limit) };
};
/** What tests do that failed by themselves; of a test in error its session tells more. */
const verbs = { failed: 'failed', 'timed-out': 'timed out', flaky: 'is flaky' };
const distinctFailures = ({ failOnFlaky, failedOrFlaky }) => failedOrFlaky
    .flatMap((test) => test.failureGroups.map((group) => ({ test, group })))
    .filter(({ group: { outcome, isQuarantined } }) => !isQuarantined && verbs[outcome] !== undefined && (outcome !== 'flaky' || failOnFlaky))
    .toSorted((a, b) => b.group.devices.length - a.group.devices.length);
const failureAnnotation = (run, sources, { test, group }) => {
    const { devices, outcome, failures, samples } = group;
    const names = devices.map((device) => run.devices[device] ?? '');
    const text = textOf(failures);
    return {
        ...titled(shortName(test), `${verbs[outcome]} ${describeDevices(names, run.devices.length)}`, run),
        message: shown(`${text === '' ? noMessage : text}\n\nOn ${(0,describe_tests/* listNames */.Zv)(names, maxDevices)}`),
        ...placeOf(samples[0]?.test, failures, sources),
    };
};
const describeDevices = (names, all) => {
    if (names.length === 1)
        return `on ${plainName(names[0] ?? '', maxDeviceName)}`;
    return `on ${names.length === all ? (0,describe_tests/* allDevices */.rM)(all) : `${names.length} of ${all} devices`}`;
};
/** In error, or timed out as a whole. What a run did not collect before its end is no fault of the session. */
const isDead = ({ judgment: { kind, code }, tests }) => (kind === 'error' && code !== 'session-uncollected') ||
    (kind === 'timed-out' && !tests.some(({ status }) => status === 'timed-out'));
const sessionAnnotation = (run, sources, shard) => {
    const { judgment, tests, last } = shard;
    const running = tests.find(({ status }) => status === 'error' || status === 'unknown');
    const text = running === undefined ? '' : textOf(running.failures);
    const reason = judgment.code === undefined ? judgment.reason : `${judgment.reason} ${(0,error_codes/* codeMark */.rr)(judgment.code)}`;
    return {
        ...titled((0,results_totals/* shardLabel */.$_)(last), judgment.kind === 'timed-out' ? 'session timed out' : 'session has no complete result', run, ': '),
        message: shown([reason, ...(running === undefined ? [] : [`In ${shortName(running)}`]), ...(text === '' ? [] : [text])].join('\n\n')),
        ...placeOf(running, running?.failures ?? [], sources),
    };
};
const shortName = ({ className, name }) => className === '' ? name : `${(0,describe_tests/* withoutPackage */.fD)(className)}#${name}`;
/** Cuts the name, which can be long, and never what is said of it. */
const titled = (name, what, { simulated }, joint = ' ') => {
    const suffix = `${joint}${what}${simulated ? ' (SIMULATED)' : ''}`;
    return { level: 'error', title: `${plainName(name, maxTitle - suffix.length)}${suffix}` };
};
const plainName = (name, maxLength) => (0,cut/* cutText */.IN)((0,invisible/* basicPlane */.LB)((0,invisible/* showInvisible */.jQ)(name)), maxLength);
const shown = (message) => (0,cut/* cutBytes */.Uw)((0,invisible/* basicPlane */.LB)((0,invisible/* showInvisibleInLines */.zY)(message)), maxMessageBytes);
const textOf = ([failure]) => failure === undefined ? '' : shortenFailure(failure, maxTraceLines).trim();
/** The first place that the failure names and the repository has. */
const placeOf = (test, [failure], sources) => {
    if (test === undefined)
        return {};
    for (const { file: wanted, line, packagePath } of (0,root_cause/* sourceHints */.kC)(test, failure)) {
        const file = sources.find(wanted, packagePath);
        if (file !== undefined)
            return { file, line };
    }
    return {};
};

// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/detail.js

const fullDetail = {
    matrixRows: 100,
    matrixColumns: 12,
    failures: 100,
    failureGroups: 4,
    occurrences: 5,
    traceLines: 20,
    problems: 100,
    timelineRows: 60,
    sessionRows: 200,
    slowest: 10,
    missing: 200,
    quarantined: 100,
    builds: 100,
    notices: 20,
};
/** What is left out first when there is no room; steps add up. Which tests fail on which devices is kept longest. */
const dropOrder = [
    { drops: 'long traces', limits: { traceLines: 8, failureGroups: 3 } },
    { drops: 'the timeline', limits: { timelineRows: 0 } },
    { drops: 'most sessions that passed', limits: { sessionRows: 40 } },
    { drops: 'the slowest tests', limits: { slowest: 0 } },
    { drops: 'failures after the first 40', limits: { failures: 40, occurrences: 3, missing: 50, quarantined: 40, builds: 20 } },
    { drops: 'traces', limits: { traceLines: 2, failureGroups: 2 } },
    { drops: 'matrix rows after the first 40', limits: { matrixRows: 40, problems: 40, notices: 5 } },
    { drops: 'the table of sessions', limits: { sessionRows: 0 } },
    { drops: 'failures after the first 10', limits: { failures: 10, occurrences: 2, missing: 10, quarantined: 10, builds: 5 } },
    { drops: 'matrix rows after the first 10', limits: { matrixRows: 10, matrixColumns: 6, problems: 10 } },
    { drops: 'all failures', limits: { failures: 0, missing: 0, quarantined: 0, builds: 1, notices: 0 } },
    { drops: 'the matrix', limits: { matrixRows: 0, problems: 3 } },
    { drops: 'sessions with problems', limits: { problems: 0 } },
];
/**
 * The most detailed text that fits, going down `dropOrder` one step after the other.
 *
 * @param render gives shorter text for less detail; `dropped` names the steps that left something out
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
        // A step that found nothing to leave out is not named.
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
        timelineRows: lower('timelineRows'),
        sessionRows: lower('sessionRows'),
        slowest: lower('slowest'),
        missing: lower('missing'),
        quarantined: lower('quarantined'),
        builds: lower('builds'),
        notices: lower('notices'),
    };
};

// EXTERNAL MODULE: ./build/javascript/lib/escape/markdown.js
var markdown = __webpack_require__(64598);
// EXTERNAL MODULE: ./build/javascript/model/device-shard.js
var device_shard = __webpack_require__(8882);
// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/rendering/describe-history.js
var describe_history = __webpack_require__(15330);
// EXTERNAL MODULE: ./build/javascript/rendering/web-address.js
var web_address = __webpack_require__(68859);
// EXTERNAL MODULE: ./build/javascript/rendering/markdown/format.js
var format = __webpack_require__(84945);
;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/failures.js











/** The first ones are open: most failed runs have one or two causes. */
const openFailures = 3;
const maxFailuresOfAttempt = 3;
const maxTestName = 300;
/** The failures of each test and on which devices, with links to session, video and logs. */
const failures = (view) => {
    const { run, detail } = view;
    const { failedOrFlaky } = run;
    if (failedOrFlaky.length === 0)
        return [];
    if (detail.failures === 0)
        return [`${(0,numbers/* counted */.hS)(failedOrFlaky.length, 'test')} failed or flaky: see the full report.`];
    const shown = failedOrFlaky.slice(0, detail.failures);
    const more = failedOrFlaky.length - shown.length;
    return [
        '### Failures',
        ...shown.map((test, index) => testBlock(view, test, index < openFailures)),
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more failed or flaky test')}: see the full report.`] : []),
    ];
};
const testBlock = (view, test, open) => {
    const groups = test.failureGroups.filter(({ outcome }) => outcome !== 'quarantined');
    const shown = groups.slice(0, view.detail.failureGroups);
    const more = groups.length - shown.length;
    const past = (0,describe_history/* describePast */.u0)(test.history, view.run.finishedAt);
    const reach = `${(0,describe_tests/* describeReach */.Lo)(test, view.run.devices.length)}${past === '' ? '' : ` (${past})`}`;
    const summary = `${(0,markdown/* codeElement */.Gg)((0,cut/* cutText */.IN)((0,results/* testName */.U)(test), maxTestName))} ${reach}`;
    return (0,format/* foldable */.wg)(summary, [
        ...shown.flatMap((group) => groupBlocks(view, group)),
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'other failure')} of this test: see the full report.`] : []),
    ], open);
};
const groupBlocks = ({ detail }, group) => {
    const [sample] = group.samples;
    const [hint] = (0,root_cause/* sourceHints */.kC)(sample?.test ?? {}, group.failures[0]);
    const shown = group.samples.slice(0, detail.occurrences);
    const more = group.devices.length - shown.length;
    const places = [...shown.map(occurrence), ...(more > 0 ? [`And ${(0,numbers/* counted */.hS)(more, 'more device')}`] : [])];
    return [
        failureText(group, detail.traceLines),
        `${wordFor[group.outcome] ?? 'Failed'}${hint === undefined ? '' : ` at ${(0,format/* codeName */.Pg)(`${lastSegment(hint.file)}:${hint.line}`)}`} on:`,
        places.map((text) => `- ${text}`).join('\n'),
    ];
};
const wordFor = {
    flaky: 'Failed, then passed in a retry,',
    'timed-out': 'Timed out',
    error: 'Ended with status ERROR',
    pending: 'Did not run',
    unknown: 'Ended with an unrecognized status',
};
const failureText = ({ failures: all, samples }, traceLines) => {
    const texts = all.slice(0, maxFailuresOfAttempt).map((failure) => shortenFailure(failure, traceLines));
    const text = texts.filter((one) => one.trim() !== '').join('\n\n');
    if (text === '') {
        const log = (0,web_address/* webAddress */.D)(samples[0]?.test.links?.instrumentationLog);
        return log === undefined ? noMessage : `${noMessage} See ${(0,markdown/* link */.nf)('the instrumentation log', log)}.`;
    }
    const more = all.length - texts.length;
    return (0,markdown/* fencedBlock */.zW)(more > 0 ? `${text}\n\n… ${(0,numbers/* digits */.vm)(more)} more failures of the same attempt` : text);
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
    const links = places.flatMap(([label, url]) => (0,format/* linkTo */.uM)(label, url));
    return `**${(0,format/* nameText */.fh)((0,device_shard/* deviceLabel */.hV)(session))}**${shard}: ${[...links, `files in ${(0,markdown/* codeSpan */.SS)(session.folder)}`].join(' · ')}`;
};
const lastSegment = (path) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/footer.js




/** More are folded. */
const openBuilds = 3;
/** As GitHub shows commits. */
const shortCommit = 7;
/** When and where the run was, and its builds. */
const footer = ({ run, links, reportDir, detail }) => {
    const items = [
        `${(0,format/* utcTime */.SK)(run.startedAt)} to ${(0,format/* utcTime */.SK)(run.finishedAt)}`,
        ...(links.runUrl === undefined ? [] : [(0,markdown/* link */.nf)('Workflow run', links.runUrl)]),
        ...(links.runAttempt === undefined ? [] : [`Run attempt ${links.runAttempt}`]),
        ...(links.commit === undefined ? [] : [`Commit ${(0,markdown/* codeSpan */.SS)(links.commit.slice(0, shortCommit))}`]),
        // The links to the artifacts are above.
        ...(links.artifactUrl === undefined ? [`Files: folder ${(0,markdown/* codeSpan */.SS)(reportDir)} in the workspace`] : []),
    ];
    return [items.join(' · '), ...buildLines(run.builds, detail.builds)];
};
const buildLines = (builds, limit) => {
    if (builds.length === 0)
        return [];
    const shown = builds.slice(0, limit).map((build) => `- ${buildText(build)}`);
    const more = builds.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`- And ${(0,numbers/* digits */.vm)(more)} more`] : [])].join('\n');
    const title = (0,numbers/* counted */.hS)(builds.length, 'build');
    return builds.length > openBuilds ? [(0,format/* foldable */.wg)(title, [list])] : [`${title}:`, list];
};
const buildText = (build) => {
    const part = [
        ...(build.shard.total > 1 ? [(0,describe/* describeShard */.y0)(build.shard)] : []),
        ...(build.shard.total > 1 && build.attempt > 0 ? [`attempt ${build.attempt + 1}`] : []),
    ].join(', ');
    return [
        `${(0,format/* codeName */.Pg)(build.id)}${part === '' ? '' : ` (${part})`}: ${(0,markdown/* inlineText */.ln)(build.statusWord)}`,
        ...(0,format/* linkTo */.uM)('dashboard', build.dashboardUrl),
    ].join(' · ');
};

// EXTERNAL MODULE: ./build/javascript/rendering/verdict-words.js
var verdict_words = __webpack_require__(55761);
;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/headline.js












const maxReason = 1_000;
const maxName = 160;
/** The verdict as a heading that tells this step from others, why, and what to do. */
const headline = ({ run, links }) => {
    const { kind } = run.verdict;
    const labels = (0,describe_history/* describeLabels */.J3)(run);
    const blocks = [
        ...(labels === undefined ? [] : [`**${labels}**`]),
        reasonOf(run.verdict),
        ...otherProblems(run.verdict),
        ...nextStep(run, links),
    ];
    return [
        `## ${title(run)}`,
        ...(run.simulated ? [(0,format/* alert */.xE)('NOTE', [`**SIMULATED** ${verdict_words/* simulatedWarning */.nk}`])] : []),
        ...(isRed[kind] ? [(0,format/* alert */.xE)('CAUTION', blocks)] : kind === 'cancelled' ? [(0,format/* alert */.xE)('WARNING', blocks)] : blocks),
    ];
};
const isRed = { failed: true, error: true, 'timed-out': true };
/** `❌ Failed: Espresso, project shop-4711, job tests, shard 1 of 2 (SIMULATED)`. */
const title = ({ verdict, framework, project, job, simulated }) => {
    const { emoji, word } = verdict_words/* verdictWords */.L2[verdict.kind];
    const parts = [
        (0,lookup/* definitionOf */.Fg)(framework).title,
        `project ${(0,markdown/* codeSpan */.SS)((0,cut/* cutText */.IN)(project, maxName))}`,
        job === undefined ? 'all jobs' : `job ${(0,markdown/* codeSpan */.SS)((0,cut/* cutText */.IN)(job.name, maxName))}`,
        ...(job?.shardIndex === undefined ? [] : [(0,describe/* describeShard */.y0)({ index: job.shardIndex, total: job.shards })]),
    ];
    return `${emoji} ${word}: ${parts.join(', ')}${simulated ? ' (SIMULATED)' : ''}`;
};
/** Without the code, which is a link below. */
const reasonOf = ({ reason, code }) => (0,markdown/* messageText */.Lo)((0,cut/* cutText */.IN)(code === undefined ? reason : reason.replace(` ${(0,error_codes/* codeMark */.rr)(code)}`, ''), maxReason));
const maxOthers = 20;
/** Problems that the reason only counts; those of sessions have a section of their own. */
const otherProblems = ({ others = [] }) => {
    if (others.length === 0)
        return [];
    const lines = others.slice(0, maxOthers).map((each) => `- ${(0,markdown/* messageText */.Lo)((0,cut/* cutText */.IN)(each, maxReason))}`);
    const more = others.length - lines.length;
    return [[...lines, ...(more > 0 ? [`- And ${(0,numbers/* digits */.vm)(more)} more`] : [])].join('\n')];
};
/** Counts, then sessions and times, for a run that has results. */
const figures = ({ run }) => {
    if (run.verdict.kind === 'planned' || run.verdict.kind === 'started')
        return [];
    const sessions = run.sessions.filter((session) => session.sessionId !== undefined).length;
    return [
        `**${(0,describe_tests/* describeResults */.ws)(run)}**: ${countsOf(run).join(' · ')}`,
        [
            `${(0,numbers/* counted */.hS)(sessions, 'session')} on ${(0,describe/* describeDevices */.Jj)(run.shards)}`,
            `${(0,numbers/* formatMinutes */.dp)(run.deviceMs)} device minutes${predictionOf(run)}`,
            ...(run.queueMs > 0 ? [`${(0,format/* duration */.p0)(run.queueMs)} queued`] : []),
            `${(0,format/* duration */.p0)(run.finishedAt.getTime() - run.startedAt.getTime())} in total`,
        ].join(' · '),
        ...(run.prediction === undefined ? [] : [(0,describe/* describePrediction */.pC)(run.prediction)]),
    ];
};
/** How far the prediction was off, in relation to what was used. What did not run as planned tells nothing about that. */
const predictionOf = ({ prediction, deviceMs, unstarted, verdict: { kind } }) => {
    if (prediction === undefined)
        return '';
    const isComplete = unstarted.length === 0 && (kind === 'passed' || kind === 'failed');
    return ` (${(0,describe/* describePredictionError */.NU)(prediction, isComplete ? deviceMs : 0)})`;
};
/** What the results add up to; missing ones stand apart. */
const countsOf = ({ totals, shards, failOnFlaky }) => {
    const { passed, failed, flaky, skipped, missing, quarantined } = totals;
    const failedFlaky = flaky > 0 ? (0,results_totals/* countFailedFlaky */.AE)(shards, failOnFlaky) : 0;
    const ofThem = (count) => (count > 0 ? ` (${(0,numbers/* digits */.vm)(count)} flaky)` : '');
    return [
        `${passed > 0 ? '✅ ' : ''}${(0,numbers/* digits */.vm)(passed)} passed${ofThem(flaky - failedFlaky)}`,
        ...(failed > quarantined ? [`❌ **${(0,numbers/* digits */.vm)(failed - quarantined)} failed**${ofThem(failedFlaky)}`] : []),
        ...(quarantined > 0 ? [`⚠️ ${(0,numbers/* digits */.vm)(quarantined)} failed in quarantine`] : []),
        ...(skipped > 0 ? [`${(0,numbers/* digits */.vm)(skipped)} skipped`] : []),
        ...(missing > 0 ? [`⚠️ **${(0,numbers/* digits */.vm)(missing)} missing**`] : []),
    ];
};
/** One line with everything that opens in the browser. */
const reportLinks = ({ links }) => {
    const items = [
        ...(links.htmlUrl === undefined ? [] : [(0,markdown/* link */.nf)('Full report', links.htmlUrl)]),
        ...(links.artifactUrl === undefined ? [] : [(0,markdown/* link */.nf)('All files', links.artifactUrl)]),
    ];
    return items.length === 0 ? [] : [items.join(' · ')];
};
const nextStep = (run, links) => {
    const advice = adviceFor[run.verdict.kind](run);
    const { code } = run.verdict;
    const items = [
        ...(advice === undefined ? [] : [`**Next:** ${advice}`]),
        // A failed test needs no explanation.
        ...(code === undefined || code === 'tests-failed' ? [] : [`What is ${(0,markdown/* link */.nf)(code, (0,error_codes/* explanationUrl */.$f)(code, links.docsUrl))}?`]),
    ];
    return items.length === 0 ? [] : [items.join(' ')];
};
const adviceFor = {
    passed: ({ failedOrFlaky, missingTests }) => {
        if (failedOrFlaky.length > 0)
            return `Look at ${(0,numbers/* counted */.hS)(failedOrFlaky.length, 'flaky test')} below.`;
        return missingTests.length > 0 ? 'See the missing tests below.' : undefined;
    },
    failed: (run) => firstFailure(run),
    error: (run) => run.failedOrFlaky.some(({ failedOn }) => failedOn > 0)
        ? `${hintOf(run)} ${firstFailure(run, 'For the failed tests, start')}`
        : hintOf(run),
    'timed-out': (run) => hintOf(run),
    cancelled: (run) => hintOf(run),
    started: ({ verdict }) => verdict.hint ?? 'The builds are still running; this step does not wait for their results.',
    planned: () => 'Set `dry-run` to `false` to run the tests.',
};
const hintOf = ({ verdict }) => verdict.hint ?? 'Read the reason above.';
/** The test that fails on most devices says most about the cause. */
const firstFailure = ({ failedOrFlaky, devices, deviceMatrix }, lead = 'Start') => {
    const [widest] = failedOrFlaky;
    if (widest === undefined)
        return 'See the failures below.';
    const start = `${lead} with ${(0,format/* codeName */.Pg)((0,describe_tests/* shortNames */.DG)(failedOrFlaky)(widest))}`;
    if (devices.length === 1)
        return `${start}.`;
    if (widest.failedOn === widest.ranOn && widest.ranOn > 1)
        return `${start}: it ${(0,describe_tests/* describeReach */.Lo)(widest, devices.length)}, so suspect the app or the test before a device.`;
    if (widest.failedOn === 1) {
        const only = devices.findIndex((_name, device) => (0,model_status/* isBadOutcome */.QV)(deviceMatrix.outcome(widest, device)));
        return `${start}: it fails on ${(0,format/* nameText */.fh)(devices[only] ?? '')} only, so compare that device with the others.`;
    }
    return `${start}, which ${(0,describe_tests/* describeReach */.Lo)(widest, devices.length)}.`;
};

// EXTERNAL MODULE: ./build/javascript/lib/capitalized.js
var capitalized = __webpack_require__(82285);
;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/matrix.js




const cellText = {
    'no result': 'no result',
    skipped: 'skipped',
    passed: '✅',
    flaky: '⚠️ flaky',
    quarantined: '⚠️ quarantined',
    unknown: '❌ unknown status',
    pending: '❌ not run',
    'timed-out': '❌ timed out',
    failed: '❌ failed',
    error: '❌ error',
};
/** Test × device for failed and flaky tests; suite × device where there are none. */
const matrix = (view) => {
    const { run, detail } = view;
    const { failedOrFlaky, devices } = run;
    if (detail.matrixRows === 0 || run.tests.length === 0)
        return [];
    if (failedOrFlaky.length === 0)
        return suites(view);
    const shown = failedOrFlaky.slice(0, detail.matrixRows);
    const nameOf = (0,describe_tests/* shortNames */.DG)(shown);
    const { columns, notes } = foldColumns(devices.map((name, device) => ({
        heading: (0,format/* nameText */.fh)(name),
        cells: shown.map((test) => cellText[run.deviceMatrix.outcome(test, device)]),
    })), (cell) => cell !== cellText.passed && cell !== cellText.skipped, detail.matrixColumns);
    const several = devices.length > 1;
    const more = failedOrFlaky.length - shown.length;
    return [
        `### ${titleOf(failedOrFlaky)}`,
        (0,format/* table */.tp)(['Test', ...(several ? ['Result'] : []), ...columns.map((column) => column.heading)], shown.map((test, row) => [
            (0,format/* codeName */.Pg)(nameOf(test)),
            ...(several ? [(0,capitalized/* capitalized */.l)((0,describe_tests/* describeReach */.Lo)(test, devices.length))] : []),
            ...columns.map((column) => column.cells[row] ?? ''),
        ])),
        ...notes,
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more test is', 'more tests are')} not in this table.`] : []),
    ];
};
const titleOf = (tests) => {
    if (!tests.some(({ failedOn }) => failedOn > 0))
        return 'Flaky tests';
    return tests.some(({ flakyOn }) => flakyOn > 0) ? 'Failed and flaky tests' : 'Failed tests';
};
/** How many tests of each class passed on each device. */
const suites = ({ run, detail }) => {
    const all = [...Map.groupBy(run.tests, (test) => test.className)];
    const shown = all.slice(0, detail.matrixRows);
    const { columns, notes } = foldColumns(run.devices.map((name, device) => ({
        heading: (0,format/* nameText */.fh)(name),
        cells: shown.map(([, tests]) => suiteCell(run, tests, device)),
    })), (cell) => !cell.startsWith('✅'), detail.matrixColumns);
    const more = all.length - shown.length;
    return [
        '### Suites',
        (0,format/* table */.tp)(['Suite', 'Tests', ...columns.map((column) => column.heading)], shown.map(([className, tests], row) => [
            className === '' ? '(no class)' : (0,format/* codeName */.Pg)(className),
            String(tests.length),
            ...columns.map((column) => column.cells[row] ?? ''),
        ])),
        ...notes,
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more suite is', 'more suites are')} not in this table.`] : []),
    ];
};
const suiteCell = ({ deviceMatrix }, tests, device) => {
    let passed = 0;
    let skipped = 0;
    let quarantined = 0;
    for (const test of tests) {
        const outcome = deviceMatrix.outcome(test, device);
        if (outcome === 'passed')
            passed += 1;
        if (outcome === 'skipped')
            skipped += 1;
        if (outcome === 'quarantined')
            quarantined += 1;
    }
    const results = passed + skipped + quarantined;
    if (results === 0)
        return 'no result';
    const without = tests.length - results;
    return [
        ...(passed > 0 ? [`✅ ${passed}`] : []),
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
        ...(quarantined > 0 ? [`⚠️ ${quarantined} quarantined`] : []),
        ...(without > 0 ? [`${without} without result`] : []),
    ].join(', ');
};
const maxNamesOfGroup = 12;
/**
 * The columns as they are or, where there are more than `limit`, those with equal cells as one; those with most problems come first.
 *
 * @param isProblem whether a cell shows a failed or flaky result
 */
const foldColumns = (all, isProblem, limit) => {
    if (all.length <= limit)
        return { columns: all, notes: [] };
    const problemsIn = ([first]) => first?.cells.filter(isProblem).length ?? 0;
    const groups = [...Map.groupBy(all, ({ cells }) => cells.join('|')).values()].toSorted((a, b) => problemsIn(b) - problemsIn(a));
    const notes = [];
    const columns = groups.slice(0, limit).flatMap(([first, ...others]) => {
        if (first === undefined)
            return [];
        if (others.length === 0)
            return [first];
        const headings = [first, ...others].map(({ heading }) => heading);
        const letter = letterOf(notes.length);
        notes.push(`${letter}: ${(0,describe_tests/* listNames */.Zv)(headings, maxNamesOfGroup)}`);
        return [{ heading: `${letter} (${(0,numbers/* digits */.vm)(headings.length)} devices)`, cells: first.cells }];
    });
    const hidden = groups.slice(limit).reduce((sum, { length }) => sum + length, 0);
    if (hidden > 0)
        notes.push(`${(0,numbers/* digits */.vm)(hidden)} more devices with other results are not shown`);
    return { columns, notes };
};
/** A … Z, then AA, AB and so on. */
const letterOf = (index) => (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode('A'.charCodeAt(0) + (index % 26));

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/problems.js








const problems_maxReason = 500;
/** Sessions without a usable result: missing, in error, timed out, without a test. */
const problems = ({ run, detail, links }) => {
    const all = run.shards.filter(({ judgment }) => judgment.kind !== 'passed' && judgment.kind !== 'failed');
    if (all.length === 0)
        return [];
    const title = `### Sessions with problems (${all.length} of ${run.shards.length})`;
    if (detail.problems === 0)
        return [title];
    const shown = all.slice(0, detail.problems);
    const more = all.length - shown.length;
    return [
        title,
        (0,format/* table */.tp)(['Session', 'Result', 'What happened', 'Links'], shown.map((shard) => [
            (0,format/* nameText */.fh)((0,describe/* describeSession */._0)(shard.last)),
            (0,format/* kindText */.uS)(shard.judgment.kind),
            whatHappened(shard, links.docsUrl),
            placesOf(shard),
        ])),
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more session')} with problems: see the full report.`] : []),
    ];
};
/** The reason without the session's name, which has a column of its own. */
const whatHappened = ({ last, judgment }, docsUrl) => {
    const name = (0,describe/* describeSession */._0)(last);
    const reason = judgment.reason.startsWith(name) ? judgment.reason.slice(name.length).replace(/^[:\s]+/, '') : judgment.reason;
    const { code } = judgment;
    const mark = code === undefined ? '' : ` (${(0,markdown/* link */.nf)(code, (0,error_codes/* explanationUrl */.$f)(code, docsUrl))})`;
    return `${(0,markdown/* messageText */.Lo)((0,cut/* cutText */.IN)((0,capitalized/* capitalized */.l)(reason), problems_maxReason))}${mark}`;
};
const placesOf = ({ last }) => {
    const links = [
        ...(0,format/* linkTo */.uM)(last.sessionId === undefined ? 'build' : 'session', last.links.dashboard),
        ...(0,format/* linkTo */.uM)('video', last.links.video),
    ];
    const files = Object.keys(last.files).length > 0 ? [`files in ${(0,markdown/* codeSpan */.SS)(last.folder)}`] : [];
    return [...links, ...files].join(' · ') || '–';
};
const maxNotice = 500;
const problems_maxDevices = 5;
/** More are folded. */
const openTests = 10;
/** Tests that did not run or did not report, with the devices that did not report them. */
const missing = ({ run, detail }) => {
    const all = run.missingTests;
    if (all.length === 0)
        return [];
    const title = `### Missing tests (${(0,numbers/* digits */.vm)(all.length)})`;
    const about = `${(0,capitalized/* capitalized */.l)((0,describe_tests/* missingTitle */.r6)(all))}: expected, but not run or not reported.`;
    if (detail.missing === 0)
        return [title, about];
    const shown = all.slice(0, detail.missing);
    const more = all.length - shown.length;
    const list = shown
        .map((test) => {
        const on = (0,describe_tests/* describeMissing */.UV)(test, run.devices.length, (names) => (0,format/* listed */.KE)(names, problems_maxDevices));
        const why = test.notStarted === undefined ? '' : ` (not started: ${test.notStarted})`;
        return `- ${(0,format/* codeName */.Pg)(test.name)}${on}${why}`;
    })
        .join('\n');
    const names = [list, ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more test')}: see the full report.`] : [])];
    return [title, about, ...(shown.length > openTests ? [(0,format/* foldable */.wg)((0,numbers/* counted */.hS)(shown.length, 'test'), names)] : names)];
};
/** Facts that change nothing in the verdict. */
const notices = ({ run, detail }) => {
    if (run.notices.length === 0)
        return [];
    const shown = run.notices.slice(0, detail.notices);
    const more = run.notices.length - shown.length;
    return [
        (0,format/* alert */.xE)('NOTE', [
            [
                ...shown.map((notice) => `- ${(0,markdown/* messageText */.Lo)((0,cut/* cutText */.IN)(notice, maxNotice))}`),
                ...(more > 0 ? [`- ${(0,numbers/* counted */.hS)(more, 'more note')}: see the full report.`] : []),
            ].join('\n'),
        ]),
    ];
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/quarantine.js





const maxText = 300;
const maxWarning = 600;
const quarantine_maxDevices = 5;
/** Failures that do not count, each with its entry, and entries that someone should look at. */
const quarantine = ({ run, detail }) => {
    const { failures = [], warnings = [] } = run.quarantine ?? {};
    const { quarantined } = run.totals;
    const shownWarnings = warnings.slice(0, detail.quarantined);
    return [
        ...(quarantined > 0 ? [`### Quarantined failures (${quarantined})`, ...failureTable(failures, detail.quarantined)] : []),
        ...(shownWarnings.length === 0
            ? []
            : [(0,format/* alert */.xE)('WARNING', [shownWarnings.map((warning) => `- ${(0,markdown/* messageText */.Lo)((0,cut/* cutText */.IN)(warning, maxWarning))}`).join('\n')])]),
        ...(warnings.length > shownWarnings.length
            ? [`${(0,numbers/* counted */.hS)(warnings.length - shownWarnings.length, 'more warning')} about the quarantine file: see the log.`]
            : []),
    ];
};
const failureTable = (failures, limit) => {
    const shown = failures.slice(0, limit);
    const more = failures.length - shown.length;
    const note = more > 0 ? [`${(0,numbers/* counted */.hS)(more, shown.length === 0 ? 'test' : 'more test')}: see the full report.`] : [];
    if (shown.length === 0)
        return note;
    const header = ['Test', 'Failure', 'Devices', 'Why it does not count'];
    return ['These tests failed, and their failures do not count.', (0,format/* table */.tp)(header, shown.map(rowOf)), ...note];
};
const rowOf = ({ name, devices, failures: [failure], entry }) => {
    const message = failure === undefined ? undefined : (0,describe/* describeFailure */.Ic)(failure);
    const reason = (0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)(entry.reason, maxText));
    return [
        (0,format/* codeName */.Pg)(quarantine_shortName(name)),
        message === undefined ? '–' : (0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)(message, maxText)),
        (0,format/* listed */.KE)(devices, quarantine_maxDevices),
        `${reason} (${(0,markdown/* link */.nf)('issue', entry.issue)}, until ${entry.until})`,
    ];
};
/** `CartTest#addsItem`; the package would make the table wider than the page. */
const quarantine_shortName = (name) => {
    const method = name.indexOf('#');
    return name.slice(name.lastIndexOf('.', method < 0 ? name.length : method) + 1);
};
/** What the quarantine file should gain and lose, by the last runs. */
const suggestions = ({ run, detail }) => {
    const { add = [], remove = [] } = run.history?.suggestions ?? {};
    if (detail.quarantined === 0 || (add.length === 0 && remove.length === 0))
        return [];
    const toAdd = add.slice(0, detail.quarantined);
    const toRemove = remove.slice(0, detail.quarantined);
    return [
        (0,format/* foldable */.wg)('Suggestions for the quarantine file', [
            ...(toAdd.length === 0
                ? []
                : [
                    `${(0,numbers/* counted */.hS)(add.length, 'test was', 'tests were')} flaky in at least 3 of the last 20 runs. To stop ${add.length === 1 ? 'it' : 'them'} from failing the job, open an issue for each and add:`,
                    (0,markdown/* fencedBlock */.zW)(toAdd.map(({ yaml }) => yaml).join('\n\n')),
                ]),
            ...(toRemove.length === 0
                ? []
                : [
                    'These entries can be removed: their tests passed in each of the last 20 runs.',
                    toRemove.map(({ test, line }) => `- Line ${line}: ${(0,format/* codeName */.Pg)(test)}`).join('\n'),
                ]),
        ]),
    ];
};

// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/render-parts.js





/**
 * The parts one after the other, with as much detail as fits. The end says what was left out; where not even the least fits, only the
 * verdict and the figures are left.
 */
const renderParts = (parts, run, full, options) => {
    const { budgetBytes, links, reportDir, finish = unchanged } = options;
    const render = (chosen, detail, dropped) => {
        const blocks = chosen.flatMap((part) => part({ run, links, reportDir, detail }));
        return finish(`${[...blocks, ...shortened(dropped, budgetBytes)].join('\n\n')}\n`);
    };
    return (fitBudget((detail, dropped) => render(parts, detail, dropped), full, budgetBytes) ??
        fitBudget(() => render([headline, figures], full, []), full, budgetBytes) ??
        (0,cut/* cutBytes */.Uw)((0,verdict_words/* verdictTitle */.Sw)(run), budgetBytes));
};
const unchanged = (text) => text;
const shortened = (dropped, budgetBytes) => {
    if (dropped.length === 0)
        return [];
    const limit = (0,durations/* formatBytes */.z3)(budgetBytes);
    return [`Shortened to stay under ${limit}. Left out: ${dropped.join('; ')}. The report files are complete.`];
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/timing.js










/** Sessions over time: how balanced the work was, a timeline, and a table. */
const sessions = (view) => {
    const { run, detail } = view;
    if (run.shards.length === 0)
        return [];
    const { shown, more } = mostUrgent(run.shards, detail.timelineRows);
    const bars = timeline(shown, run.startedAt);
    const blocks = [
        ...(run.balance === undefined ? [] : [(0,markdown/* inlineText */.ln)((0,describe_tests/* describeBalance */.me)(run.balance))]),
        ...(bars === undefined ? [] : [bars]),
        ...(bars !== undefined && more.length > 0
            ? [`The timeline leaves out ${(0,numbers/* counted */.hS)(attemptsOf(more), 'session')}. ${urgencyNote}`]
            : []),
        ...sessionTable(view),
    ];
    return blocks.length === 0 ? [] : ['### Sessions', ...blocks];
};
/** All in their own order or, where there are more than `limit`, those that say most. */
const mostUrgent = (shards, limit) => {
    if (shards.length <= limit)
        return { shown: shards, more: [] };
    const ordered = shards.toSorted(byUrgency);
    return { shown: ordered.slice(0, limit), more: ordered.slice(limit) };
};
/** Sessions, each attempt of a device and shard for itself, as the headline counts them. */
const attemptsOf = (shards) => shards.reduce((sum, { attempts }) => sum + attempts.length, 0);
const urgencyNote = 'Sessions with problems come first, then the slowest.';
const sessionTable = ({ run: { shards }, detail }) => {
    if (detail.sessionRows === 0)
        return [];
    const { shown, more } = mostUrgent(shards, detail.sessionRows);
    const columns = [
        [
            'Device',
            ({ last }) => (0,format/* nameText */.fh)(last.ranOn === undefined ? (0,device_shard/* deviceLabel */.hV)(last) : `${last.ranOn} (instead of ${(0,device_shard/* deviceLabel */.hV)(last)})`),
        ],
        ...(shards.some(({ last }) => last.shard.total > 1)
            ? [['Shard', ({ last: { shard } }) => `${shard.index + 1} of ${shard.total}`]]
            : []),
        ['Result', (shard) => (0,format/* sessionText */.aG)(shard) + (shard.attempts.length > 1 ? ` (attempt ${shard.attempts.length})` : '')],
        ['Tests', ({ tests }) => (0,numbers/* digits */.vm)(tests.length)],
        ['Started', ({ attempts }) => (0,format/* utcTime */.SK)(attempts[0]?.startedAt)],
        ...(shards.some(({ attempts }) => attempts[0]?.queuedMs !== undefined)
            ? [['Queued', ({ attempts }) => (0,format/* duration */.p0)(attempts[0]?.queuedMs)]]
            : []),
        ['Duration', (shard) => (0,format/* duration */.p0)(isTimed(shard) ? totalMs(shard) : undefined)],
        ['Links', placesOf],
    ];
    return [
        (0,format/* foldable */.wg)((0,numbers/* counted */.hS)(attemptsOf(shown), 'session'), [
            (0,format/* table */.tp)(columns.map(([title]) => title), shown.map((shard) => columns.map(([, cellOf]) => cellOf(shard)))),
            ...(more.length > 0
                ? [`The table leaves out ${(0,numbers/* counted */.hS)(attemptsOf(more), 'session')}. ${urgencyNote} See the full report.`]
                : []),
        ]),
    ];
};
const totalMs = ({ attempts }) => attempts.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);
const isTimed = ({ attempts }) => attempts.some(({ durationMs }) => durationMs !== undefined);
const byUrgency = (a, b) => Number(b.judgment.kind !== 'passed') - Number(a.judgment.kind !== 'passed') || totalMs(b) - totalMs(a);
const slowest = ({ run, detail }) => {
    const tests = slowestOf(run.tests, detail.slowest);
    if (tests.length === 0)
        return [];
    const nameOf = (0,describe_tests/* shortNames */.DG)(tests);
    const several = run.devices.length > 1;
    const rows = tests.map((test) => [
        (0,format/* codeName */.Pg)(nameOf(test)),
        (0,format/* duration */.p0)(test.slowestMs),
        ...(several ? [(0,format/* nameText */.fh)(run.devices[test.slowestOn] ?? ''), (0,format/* duration */.p0)(test.averageMs)] : []),
    ]);
    const header = several ? ['Test', 'Slowest', 'Device', 'Average'] : ['Test', 'Duration'];
    return [(0,format/* foldable */.wg)('Slowest tests', [(0,format/* table */.tp)(header, rows)])];
};
/** Kept short on the way, since sorting every test for ten of them would take longer than all the rest. */
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
const barWidth = 40;
const timing_maxName = 50;
/** Times beyond this are errors of the service. */
const maxOffsetMs = 30 * 24 * 3_600_000;
/** Sessions over time, a bar for each, colored by result. Undefined where fewer than two have times. */
const timeline = (shards, startedAt) => {
    const rows = shards.flatMap((shard) => shard.judged.flatMap((judged) => timing_rowOf(shard, judged, startedAt)));
    if (rows.length < 2)
        return undefined;
    const endMs = Math.max(...rows.map((row) => row.startMs + row.durationMs));
    const nameWidth = Math.max(...rows.map(({ name }) => name.length));
    const scale = `${'0 s'.padEnd(barWidth)}${(0,durations/* formatDuration */.a3)(endMs)}`;
    const lines = rows.map((row) => `${row.sign} ${row.name.padEnd(nameWidth)}  ${bar(row, endMs).padEnd(barWidth)}${[(0,durations/* formatDuration */.a3)(row.durationMs), row.problem].filter((word) => word !== '').join(', ')}`.trimEnd());
    return (0,markdown/* fencedBlock */.zW)([`  ${' '.repeat(nameWidth)}  ${scale}`, ...lines].join('\n'), 'diff');
};
const timing_rowOf = (shard, { session, judgment }, startedAt) => {
    const offsetMs = (session.startedAt?.getTime() ?? Number.NaN) - startedAt.getTime();
    if (!(offsetMs <= maxOffsetMs))
        return [];
    return [
        {
            ...(0,format/* sessionLine */.vN)(shard, judgment.kind),
            name: (0,cut/* cutText */.IN)((0,invisible/* showInvisible */.jQ)((0,describe/* describeSession */._0)(session)).replace(/\s+/g, ' '), timing_maxName),
            // Never before the start: the clocks of the service and of the runner differ.
            startMs: Math.max(0, offsetMs),
            durationMs: Math.min(session.durationMs ?? 0, maxOffsetMs),
        },
    ];
};
const bar = ({ startMs, durationMs }, endMs) => {
    const cell = Math.max(endMs, 1) / (barWidth - 1);
    const start = Math.min(barWidth - 2, Math.round(startMs / cell));
    const length = Math.max(1, Math.min(barWidth - 1 - start, Math.round(durationMs / cell)));
    return `${' '.repeat(start)}${'█'.repeat(length)}`;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/check.js














const budgetBytes = 65_535;
const check_maxTitle = 255;
const batchSize = 50;
/** Four requests. */
const maxAnnotations = 200;
const summaryParts = [headline, figures, reportLinks, matrix, problems];
const textParts = [failures, quarantine, suggestions, missing, notices, sessions, slowest, footer];
/** A check run has little space. */
const checkDetail = { ...fullDetail, timelineRows: 20 };
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
    const options = { budgetBytes, links, reportDir, finish: invisible/* basicPlane */.LB };
    const { annotations } = annotationsFor(run, sources, maxAnnotations);
    return {
        conclusion: conclusions[run.verdict.kind],
        title: (0,invisible/* basicPlane */.LB)((0,cut/* cutText */.IN)(checkTitle(run), check_maxTitle)),
        summary: renderParts(summaryParts, run, checkDetail, options),
        text: renderParts(textParts, run, checkDetail, options),
        annotationBatches: inBatches(annotations.filter(hasPlace)),
    };
};
const checkTitle = (run) => {
    const { tests, failed, quarantined } = run.totals;
    const all = (0,numbers/* counted */.hS)(tests, run.devices.length > 1 ? 'test result' : 'test');
    const ofThem = failed > quarantined ? `${failed - quarantined} of ${all} failed` : all;
    const figures = [
        ofThem,
        ...(quarantined > 0 ? [`${quarantined} quarantined`] : []),
        ...(failed > 0 && isCompared(run) ? [`${run.history.labels.new} new`] : []),
    ].join(', ');
    return tests === 0 ? (0,verdict_words/* verdictTitle */.Sw)(run) : `${(0,verdict_words/* verdictTitle */.Sw)(run)}, ${figures}`;
};
const isCompared = (run) => run.history !== undefined && run.history.earlierRuns > 0;
const hasPlace = (annotation) => annotation.file !== undefined && annotation.line !== undefined;
const inBatches = (items) => Array.from({ length: Math.ceil(items.length / batchSize) }, (_none, batch) => items.slice(batch * batchSize, (batch + 1) * batchSize));

;// CONCATENATED MODULE: ./build/javascript/rendering/comment.js









/** GitHub's limit counts characters; text of this many bytes never exceeds it. */
const commentBudgetBytes = 65_536;
const parts = [
    headline,
    figures,
    reportLinks,
    matrix,
    problems,
    failures,
    quarantine,
    suggestions,
    missing,
    notices,
    footer,
];
/** Shorter than a summary, since people read comments in a conversation. */
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
    quarantined: 20,
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
    return `${marker}\n${renderParts(parts, run, commentDetail, { budgetBytes, links, reportDir })}`;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/source-index.js
/** @param paths as `git ls-files` lists them: relative, with forward slashes */
const createSourceIndex = (paths) => {
    const byName = new Map();
    for (const path of paths) {
        const name = source_index_lastSegment(path);
        const same = byName.get(name);
        if (same === undefined)
            byName.set(name, [path]);
        else
            same.push(path);
    }
    return {
        find: (fileNameOrPath, packageHint) => {
            const wanted = fileNameOrPath.replaceAll('\\', '/');
            const candidates = byName.get(source_index_lastSegment(wanted)) ?? [];
            if (packageHint === undefined || packageHint === '')
                return onlyBest(candidates, wanted);
            const ofPackage = candidates.filter((path) => canHold(path, packageHint));
            return onlyBest(ofPackage, `${packageHint}/${source_index_lastSegment(wanted)}`);
        },
    };
};
/** For tests and for runs outside of a repository: knows no file. */
const noSources = { find: () => undefined };
const sourceFolder = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|groovy|scala)\/((?:[^/]+\/)*)/;
/**
 * Whether a file may be of a package, by its place in a source folder; a library can have a file of the same name. Kotlin leaves out the
 * folders of the package that all files share. Elsewhere folders tell nothing.
 */
const canHold = (path, packageHint) => {
    const [, folder] = sourceFolder.exec(path) ?? [];
    return folder === undefined || `/${packageHint}/`.endsWith(`/${folder}`);
};
const source_index_lastSegment = (path) => path.slice(path.lastIndexOf('/') + 1);
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

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/run-plan.js






const run_plan_maxDevices = 20;
const maxLine = 500;
/** A file of `select` may have hundreds of rules. */
const maxNotes = 30;
const maxRequests = 3;
const maxRequestLength = 4_000;
/** What a run that does not wait has started, or what a dry run would start; `plan.json` has all of it. */
const runPlan = ({ run: { plan, verdict }, detail }) => {
    if (plan === undefined || plan.builds.length === 0)
        return [];
    const shown = plan.builds.slice(0, detail.builds);
    const more = plan.builds.length - shown.length;
    const lines = [
        `Devices: ${(0,format/* listed */.KE)(plan.devices, run_plan_maxDevices)}`,
        ...plan.binaries.map((text) => (0,markdown/* messageText */.Lo)((0,capitalized/* capitalized */.l)((0,cut/* cutText */.IN)(text, maxLine)))),
        ...plan.notes.slice(0, maxNotes).map((text) => (0,markdown/* messageText */.Lo)((0,cut/* cutText */.IN)(text, maxLine))),
        ...(plan.notes.length > maxNotes ? [`${(0,numbers/* counted */.hS)(plan.notes.length - maxNotes, 'more note')}: see \`plan.json\``] : []),
    ];
    return [
        '### Plan',
        lines.map((line) => `- ${line}`).join('\n'),
        (0,format/* table */.tp)(['Build', 'Sessions', 'Tests per session', 'Predicted time per session'], shown.map((build) => [(0,capitalized/* capitalized */.l)(nameOf(build)), (0,numbers/* digits */.vm)(build.sessions), countOf(build), (0,format/* duration */.p0)(build.predictedMs)])),
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more build')}: see \`plan.json\` in the report folder.`] : []),
        ...shown
            .slice(0, maxRequests)
            .map((build) => (0,format/* foldable */.wg)(`${verdict.kind === 'planned' ? 'Request' : 'Sent request'} of ${nameOf(build)}`, [
            (0,markdown/* fencedBlock */.zW)((0,cut/* cutText */.IN)(JSON.stringify(build.request, undefined, 2), maxRequestLength)),
        ])),
    ];
};
const nameOf = ({ shard }) => (0,describe/* describeShard */.y0)(shard);
const countOf = ({ tests }) => (tests === undefined ? 'unknown' : (0,numbers/* digits */.vm)(tests));

;// CONCATENATED MODULE: ./build/javascript/rendering/summary.js










/** The runner drops the whole summary of a step that is larger than 1 MiB; the rest is left for other output of this step. */
const summaryBudgetBytes = 1_000_000;
/** In the order of importance. */
const summary_parts = [
    headline,
    figures,
    reportLinks,
    runPlan,
    matrix,
    problems,
    failures,
    quarantine,
    suggestions,
    missing,
    notices,
    sessions,
    slowest,
    footer,
];
/**
 * The job summary: the verdict and why, figures, failed tests by device, failures, sessions over time, and links to the rest.
 *
 * Never longer than the budget: it leaves out detail level by level, keeps tags and fences balanced, and says what it left out.
 */
const renderSummary = (run, options) => renderParts(summary_parts, run, fullDetail, options);

// EXTERNAL MODULE: ./build/javascript/results/judge.js
var judge = __webpack_require__(24865);
// EXTERNAL MODULE: ./build/javascript/run/report/outputs.js
var outputs = __webpack_require__(46834);
// EXTERNAL MODULE: ./build/javascript/run/report/report-folder.js + 2 modules
var report_folder = __webpack_require__(40760);
;// CONCATENATED MODULE: ./build/javascript/run/report/report.js





















const setOutputs = async ({ run, files, inputs, context, outputsUnset }) => {
    const problem = context.setOutputs((0,outputs/* outputsOf */.Yz)(run, files, inputs.history.kind !== 'off'));
    if (problem === undefined || outputsUnset)
        return {};
    context.fail();
    return { outputsUnset: true, run: (0,judge/* withLateProblems */.z)(run, problem) };
};
/** Writes the files, or writes them once more where the verdict has changed since. */
const writeFolder = async ({ run, written, inputs, context }) => {
    if (written === run)
        return {};
    const folder = await (0,report_folder/* writeReportFolder */.aF)(run, inputs.reportDir, await pageLinks(context));
    return { ...folder, written: folder.run };
};
const annotate = async ({ run, inputs, context }) => {
    const { github, environment } = context;
    // Only failures are found in sources, and git takes longer to start than a step that has none should wait.
    const sources = createSourceIndex(run.failedOrFlaky.length === 0 ? [] : await (0,branch_files/* trackedFiles */.O)(github.workspace, environment));
    if (!inputs.annotations)
        return { sources };
    const { annotations, more } = annotationsFor(run, sources);
    for (const annotation of annotations)
        context.annotate(annotation);
    if (more > 0)
        context.log.info(`${more} more distinct failures and sessions are in the summary and in the report.`);
    return { sources, annotated: annotations.length > 0 };
};
const storeArtifacts = async ({ run, files, inputs, context, guard }) => ({
    files: { ...files, ...(await (0,report_folder/* storeReport */.kx)(files, { ...inputs, identity: run.job?.hash ?? '' }, context, guard)) },
});
const writeSummary = async (report) => {
    const { run, inputs, context } = report;
    const options = { ...shownWith(report), budgetBytes: summaryBudgetBytes };
    if (inputs.summary)
        await context.writeSummary(renderSummary(run, options));
    return {};
};
const review = async (report) => {
    const { run, inputs, context, sources, reviewKey, guard } = report;
    await publishReviews(run, report_isRed(report), inputs, { ...shownWith(report), sources, reviewKey }, context, guard);
    return {};
};
const shownWith = ({ files, inputs, context: { github } }) => ({
    links: {
        artifactUrl: files.artifact?.url,
        htmlUrl: files.htmlArtifact?.url,
        runUrl: github.runUrl,
        docsUrl: github.docsUrl,
    },
    reportDir: external_node_path_default().relative(github.workspace, inputs.reportDir),
});
const withEmbeddedHint = (run) => {
    const { kind, code } = run.verdict;
    const hint = kind === 'started' ? `The builds ended: ${service/* embeddedEndsWithStep */.fs}.` : code && (0,error_codes/* embeddedNextStepFor */.ph)(code);
    return hint === undefined ? run : { ...run, verdict: { ...run.verdict, hint } };
};
/** `any`: only proof is green; a run that was not to be waited for has done what it should. */
const report_isRed = ({ run, inputs: { failOn }, outputsUnset }) => {
    const { kind } = run.verdict;
    if (outputsUnset)
        return true;
    if (failOn === 'never' || kind === 'passed' || kind === 'started' || kind === 'planned')
        return false;
    return failOn === 'any' || kind !== 'failed';
};
/** A run that ends early leaves builds behind, where it could not stop them. */
const nameRunningBuilds = async ({ run: { verdict, builds, framework }, inputs, context }) => {
    const open = builds.filter(({ status }) => !(0,model_status/* isEnded */.pl)(status));
    if ((0,service/* isEmbedded */.nq)(inputs.service) || open.length === 0 || verdict.kind === 'started')
        return {};
    const named = open.map(({ id, dashboardUrl }) => (dashboardUrl === undefined ? id : `${id} (${dashboardUrl})`)).join(', ');
    const ids = JSON.stringify(open.map(({ id }) => id));
    context.log.warning(`These builds are still running: ${named}. To wait for them, set \`build-ids: '${ids}'\` in a later step. ${howToStop(framework)}`);
    return {};
};
const howToStop = (framework) => {
    const { title, paths } = (0,lookup/* definitionOf */.Fg)(framework);
    const why = paths.stop === undefined ? `; the service has no known call that stops ${title} builds` : '';
    return `To stop them, use the dashboard of the service${why}.`;
};
const historyLines = (run) => {
    const { add = [], remove = [] } = run.history?.suggestions ?? {};
    const labels = (0,describe_history/* describeLabels */.J3)(run);
    return [
        ...(labels === undefined ? [] : [labels]),
        ...(add.length === 0 ? [] : ['Suggested for the quarantine file:', ...add.map(({ yaml }) => yaml)]),
        ...remove.map(({ test, line }) => `Line ${line} of the quarantine file can be removed: ${test} passed in the last 20 runs.`),
    ];
};
/** The report has all of them. */
const maxLoggedFailures = 20;
const logVerdict = async (report) => {
    const { run, annotated, context } = report;
    const { log, github } = context;
    const red = report_isRed(report);
    const { verdict, simulated, notices, quarantine } = run;
    for (const notice of notices)
        log.notice(notice);
    for (const warning of quarantine?.warnings ?? [])
        log.warning(warning);
    for (const { name, devices, entry } of quarantine?.failures.slice(0, maxLoggedFailures) ?? [])
        log.info(`Quarantined until ${entry.until}: ${name} failed on ${devices.join(', ')}. ${entry.reason} (${entry.issue})`);
    for (const line of historyLines(run))
        log.info(line);
    const line = `${simulated ? 'SIMULATED ' : ''}Verdict: ${verdict.kind}. ${verdict.reason}`;
    // The failures have annotations of their own, and the runner shows ten at most.
    if (red && !annotated)
        log.error(line);
    else
        log.info(line);
    const { code, hint } = verdict;
    if (red && code !== undefined && hint !== undefined)
        log.info((0,error_codes/* nextLine */.sE)({ code, hint }, github.docsUrl));
    if (red)
        context.fail();
    return {};
};
/** What needs no other machine. */
const local = [setOutputs, writeFolder, setOutputs, writeFolder, annotate, nameRunningBuilds, logVerdict];
/**
 * Writes everything that a user sees. Outputs come first, since they need least of the disk, then files, annotations and the verdict: all of
 * that needs no other machine. Artifacts, summary (which links to them) and reviews follow, and a service of GitHub that falls silent costs
 * the step a minute and no verdict. What cannot be written costs itself alone.
 *
 * @param reviewKey tells the comments of jobs apart; the same in every run of the workflow
 */
const reportRun = (run, inputs, context, reviewKey = '') => report([...local, storeArtifacts, setOutputs, writeSummary, review], run, inputs, context, reviewKey);
/** A dry run has a plan and no results, and sends nothing, not even an artifact. */
const reportPlan = (run, inputs, context) => report([setOutputs, writeFolder, setOutputs, writeFolder, logVerdict, writeSummary], run, inputs, context, '');
const report = async (reporters, given, inputs, context, reviewKey) => {
    const run = (0,service/* isEmbedded */.nq)(inputs.service) ? withEmbeddedHint(given) : given;
    const files = { reportDir: inputs.reportDir };
    const guard = (0,stall_guard/* createStallGuard */.GD)(context.clock);
    const sources = createSourceIndex([]);
    let known = { run, inputs, context, reviewKey, files, sources, annotated: false, outputsUnset: false, guard };
    for (const reporter of reporters)
        known = { ...known, ...(await reporter(known)) };
};
const shownCommitLength = 7;
/** What the report page links in its head: the workflow run, the commit under test, and the pull request; none of them outside of a runner. */
const pageLinks = async ({ github, environment, }) => {
    const { runUrl, serverUrl, repository } = github;
    if (runUrl === undefined)
        return [];
    const { pullRequest } = await (0,github_context/* readEvent */.j_)(environment);
    // The commit of the event is a merge that is not kept.
    const commit = pullRequest?.headSha ?? github.sha;
    const base = `${serverUrl}/${repository}`;
    return [
        { title: 'Workflow run', url: runUrl },
        ...(commit === '' ? [] : [{ title: `Commit ${commit.slice(0, shownCommitLength)}`, url: `${base}/commit/${commit}` }]),
        ...(pullRequest === undefined
            ? []
            : [{ title: `Pull request #${pullRequest.number}`, url: `${base}/pull/${pullRequest.number}` }]),
    ];
};
/** What the reviewers of a pull request see; both need a token that may write, and neither decides the step. */
const publishReviews = async (run, red, inputs, options, context, guard) => {
    const { checkName, comment, service } = inputs;
    if (checkName === undefined && !comment)
        return;
    if (service.githubToken === undefined) {
        context.log.notice('No check run and no comment: the input github-token is empty.');
        return;
    }
    const call = await (0,api/* openGitHubApi */.II)(service.githubToken, context, guard);
    const denied = [];
    const attempt = async (what, work) => {
        try {
            await work();
        }
        catch (error) {
            if (context.signal.aborted)
                return;
            if (error instanceof api/* NotPermittedError */.gB)
                denied.push(`${error.message} ${(0,error_codes/* codeMark */.rr)(error.code)}`);
            else
                context.log.warning(`${what} could not be written: ${(0,run_problem/* describeError */.Uc)(error)}.`);
        }
    };
    if (checkName !== undefined)
        await attempt(`The check run "${checkName}"`, () => writeCheck(call, checkName, run, red, options, context));
    if (comment)
        await attempt('The comment', () => writeComment(call, run, options, context));
    if (denied.length > 0)
        context.log.notice(`${denied.join('. ')}.`);
};
const writeCheck = async (call, name, run, red, options, context) => {
    const content = renderCheck(run, options);
    const { pullRequest } = await (0,github_context/* readEvent */.j_)(context.environment);
    // A pull request's own commit, not the merge that the workflow runs on: its page shows checks of the former.
    const headSha = pullRequest?.headSha ?? context.github.sha;
    const conclusion = red || run.verdict.kind === 'passed' ? content.conclusion : 'neutral';
    const url = await createCheckRun(call, name, headSha, content, conclusion);
    context.log.info(`Wrote the check run "${name}"${url === undefined ? '' : `: ${url}`}`);
};
const writeComment = async (call, run, { links, reportDir, reviewKey = '' }, context) => {
    const { pullRequest } = await (0,github_context/* readEvent */.j_)(context.environment);
    if (pullRequest === undefined) {
        context.log.notice('No comment: this workflow was not started by a pull request.');
        return;
    }
    const { environment, github } = context;
    const key = [environment.GITHUB_WORKFLOW ?? '', github.job, github.step, run.project.replace(github.runId, '')];
    const marker = commentMarker([...key, ...(reviewKey === '' ? [] : [reviewKey])].join('/'));
    // A later run or attempt may end before it writes a comment: this one says what it is about.
    const about = { ...links, commit: pullRequest.headSha, runAttempt: github.runAttempt };
    const done = await (0,pull_request/* keepComment */.X)(call, pullRequest.number, renderComment(run, { marker, links: about, reportDir }));
    context.log.info(`The comment on pull request ${pullRequest.number} was ${done === 'unchanged' ? 'left as it is' : done}.`);
};


/***/ }),

/***/ 56556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hu: () => (/* binding */ collectSession),
  WN: () => (/* binding */ hasFailed),
  gg: () => (/* binding */ missingFilesNotice),
  hX: () => (/* binding */ uncollectedSession),
  tl: () => (/* binding */ unreadableBundlesNotice)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/cloud/errors.js
var errors = __webpack_require__(97430);
// EXTERNAL MODULE: ./build/javascript/cloud/failures.js
var failures = __webpack_require__(5986);
// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 6 modules
var lookup = __webpack_require__(25890);
// EXTERNAL MODULE: ./build/javascript/lib/map-texts.js
var map_texts = __webpack_require__(69656);
// EXTERNAL MODULE: ./build/javascript/lib/regular-file.js
var regular_file = __webpack_require__(48734);
// EXTERNAL MODULE: ./build/javascript/model/device-name.js
var device_name = __webpack_require__(39707);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/results/accounting.js
var accounting = __webpack_require__(62181);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var attempts = __webpack_require__(7330);
// EXTERNAL MODULE: ./build/javascript/results/expected-sessions.js + 1 modules
var expected_sessions = __webpack_require__(592);
// EXTERNAL MODULE: ./build/javascript/results/junit/problem.js
var problem = __webpack_require__(92466);
// EXTERNAL MODULE: ./build/javascript/results/junit/read-junit.js + 2 modules
var read_junit = __webpack_require__(41070);
// EXTERNAL MODULE: ./build/javascript/results/junit/write-merged.js
var write_merged = __webpack_require__(72959);
// EXTERNAL MODULE: ./build/javascript/run/connect.js + 8 modules
var connect = __webpack_require__(27282);
// EXTERNAL MODULE: ./build/javascript/run/watch/explain-failures.js + 3 modules
var explain_failures = __webpack_require__(32813);
// EXTERNAL MODULE: ./build/javascript/run/watch/join-result-bundle.js + 1 modules
var join_result_bundle = __webpack_require__(61690);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/javascript/lib/escape/file-name.js
var file_name = __webpack_require__(48905);
;// CONCATENATED MODULE: ./build/javascript/run/watch/session-files.js







/**
 * Fetches logs, profiles, videos, screenshots and coverage.
 *
 * They decide nothing: what cannot be had is said in the log, and the session's result stays.
 *
 * @returns the files inside the session's folder, by kind
 */
const downloadSessionFiles = async (kinds, download, context) => {
    const fetched = {};
    for (const kind of kinds) {
        const fetch = fetches[kind];
        if (fetch === undefined)
            continue;
        try {
            const files = await fetch(download, context);
            if (files.length > 0)
                fetched[kind] = files;
            else
                context.log.info(`${download.session.device}: no ${kind} available.`);
        }
        catch (error) {
            context.signal.throwIfAborted();
            context.log.info(`${download.session.device}: no ${kind}: ${(0,run_problem/* describeError */.Uc)(error)}`);
        }
    }
    return fetched;
};
/** The service keeps a log for each test; the session's file holds them one after the other under a heading. */
const textLog = (log, file) => async (download, context) => {
    const whole = external_node_path_default().join(download.target, file);
    const part = `${whole}.of-test`;
    let found = 0;
    for await (const { test } of ofTests(download, context, (cloud, build, id) => cloud.downloadTestLog(build, id, log, part))) {
        const heading = `${found === 0 ? '' : '\n'}===== ${context.cloud.redact(nameOf(test))} =====\n`;
        await (0,promises_.writeFile)(whole, heading, { flag: found === 0 ? 'w' : 'a' });
        await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(part), (0,external_node_fs_.createWriteStream)(whole, { flags: 'a' }));
        await (0,promises_.rm)(part);
        found += 1;
    }
    return found === 0 ? [] : [file];
};
/** One HAR with the entries of all tests; `_test` names each entry's test. */
const networkLog = async (download, context) => {
    const entries = [];
    let head;
    for await (const { test, result } of ofTests(download, context, (cloud, build, id) => cloud.networkLogs(build, id))) {
        head ??= { version: result.log.version, creator: result.log.creator };
        for (const entry of result.log.entries)
            entries.push(Object.assign({}, entry, { _test: nameOf(test) }));
    }
    return head === undefined ? [] : writeJson({ log: { ...head, entries } }, 'network.har', download, context);
};
const profiling = async (download, context) => {
    const rows = [];
    for await (const { result } of ofTests(download, context, (cloud, build, id) => cloud.appProfiling(build, id)))
        for (const row of result)
            rows.push(row);
    return rows.length === 0 ? [] : writeJson(rows, 'profiling.json', download, context);
};
const writeJson = async (value, file, { target }, { cloud }) => {
    await (0,promises_.writeFile)(external_node_path_default().join(target, file), cloud.redact(JSON.stringify(value)));
    return [file];
};
/** A session has one recording: the addresses of its tests differ only in the part of it that they name after `#`. */
const videoOf = ({ tests }) => tests.find(({ videoUrl }) => videoUrl !== undefined)?.videoUrl?.split('#')[0];
const video = async ({ details, target, settings }, { cloud }) => {
    const url = videoOf(details);
    if (url === undefined)
        return [];
    await cloud.sessions(settings.framework).downloadUrl(url, external_node_path_default().join(target, 'video.mp4'), 'video');
    return ['video.mp4'];
};
const screenshots = async (download, context) => {
    const shots = download.details.tests.flatMap((test) => test.screenshotUrls.map((url, nth) => ({ test, url, title: context.cloud.redact(`${nameOf(test)}-${nth + 1}`) })));
    const names = (0,file_name/* safeNames */.KU)(shots.map(({ title }) => title));
    const files = [];
    for (const { test, url, title } of shots) {
        const file = `screenshots/${names.get(title)}.png`;
        const came = await ofTest(test, download, context, (cloud) => cloud.downloadUrl(url, external_node_path_default().join(download.target, file), 'screenshot'));
        if (came !== undefined)
            files.push(file);
    }
    return files;
};
const coverage = async ({ session, details, target, settings }, { cloud }) => {
    await cloud.sessions(settings.framework).downloadCoverage(session.build.id, details.id, external_node_path_default().join(target, 'coverage.ec'));
    return ['coverage.ec'];
};
const fetches = {
    'device-logs': textLog('devicelogs', 'device.log'),
    'instrumentation-logs': textLog('instrumentationlogs', 'instrumentation.log'),
    'network-logs': networkLog,
    'app-profiling': profiling,
    video,
    screenshots,
    coverage,
};
/** What the service has of each test that ran. */
async function* ofTests(download, context, ask) {
    for (const test of download.details.tests) {
        const { id, status } = test;
        if (id === undefined || status === 'skipped' || status === 'pending')
            continue;
        const result = await ofTest(test, download, context, (cloud) => ask(cloud, download.session.build.id, id));
        if (result !== undefined)
            yield { test, result };
    }
}
const nameOf = ({ className, name }) => `${className}#${name}`;
/** One test without its log does not cost the others theirs. */
const ofTest = async (test, { settings, session }, { cloud, log, signal }, ask) => {
    try {
        return await ask(cloud.sessions(settings.framework));
    }
    catch (error) {
        signal.throwIfAborted();
        const say = error instanceof errors/* NotFoundError */.m_ ? log.debug : log.info;
        say(`${session.device}, ${nameOf(test)}: ${(0,run_problem/* describeError */.Uc)(error)}`);
        return undefined;
    }
};

;// CONCATENATED MODULE: ./build/javascript/run/watch/collect-session.js



















/**
 * Fetches what the service has of one session, into its folder. What cannot be had is part of the result, never an error.
 *
 * @param onUnstored called with why a file could not be written. What was read counts all the same
 * @param isLast nothing will be requested again: what is missing now stays missing
 */
const collectSession = async (session, settings, context, onUnstored, isLast = false) => {
    const folder = folderOf(session, settings);
    const sessionId = session.summary?.id;
    if (sessionId === undefined)
        return resultOf(session, settings.baseUrl, folder, nothingFetched('the session never started'));
    // What is about something else is evidence of that alone.
    if (session.foreign !== undefined)
        return resultOf(session, settings.baseUrl, '', nothingFetched('they were not fetched'));
    const target = external_node_path_default().join(settings.reportDir, folder);
    let isUnstored = false;
    const onFailure = (error) => {
        const cause = error instanceof failures/* LocalFileError */.QD ? error.cause : error;
        if (!(0,run_problem/* isSystemError */.Or)(cause))
            throw error;
        isUnstored = true;
        onUnstored(cause);
    };
    const store = async (name, write) => {
        const file = external_node_path_default().join(target, name);
        try {
            await write(file);
            return true;
        }
        catch (error) {
            onFailure(error);
            // Half of a file would be taken for the whole.
            await (0,promises_.rm)(file, { force: true }).catch(() => { });
            return false;
        }
    };
    await (0,promises_.mkdir)(target, { recursive: true }).catch(onFailure);
    const fetch = { session, sessionId, target, settings, store };
    const fetched = await fetchSession(fetch, context, isLast);
    const result = resultOf(session, settings.baseUrl, folder, fetched);
    const { details } = fetched;
    // Before a late report has arrived, every session looks as if something were wrong, and all will be requested again.
    const isSettled = isLast || !((0,expected_sessions/* mayStillSettle */.j2)(result) || (0,expected_sessions/* mayBundleArrive */.PB)(result));
    if (details.state !== 'read' || !isSettled || isUnstored)
        return result;
    const kinds = [...settings.download].filter((kind) => !settings.downloadIfFailed.has(kind) || hasFailed(result));
    const files = await downloadSessionFiles(kinds, { ...fetch, details: details.record }, context);
    return { ...result, files: { ...result.files, ...files } };
};
/**
 * What is known of a session whose results were not fetched.
 *
 * @param why a clause
 */
const uncollectedSession = (session, why) => resultOf(session, '', '', nothingFetched(why, 'uncollected'));
const nothingFetched = (message, state = 'missing') => ({
    details: { state, message },
    report: { state: 'none' },
    tests: [],
    files: {},
});
const fetchSession = async (fetch, context, isLast) => {
    const [details, { report, isStored, ...reported }] = await Promise.all([
        fetchDetails(fetch, context),
        fetchReport(fetch, context),
    ]);
    const junit = isStored ? { junit: ['junit.xml'] } : {};
    if (details.state !== 'read')
        return { details, report, tests: reported.tests, files: junit };
    const { record } = details;
    const files = { ...(details.isStored ? { session: ['session.json'] } : {}), ...junit };
    if (report.state !== 'none')
        return { details, report, tests: (0,join_result_bundle/* joinDetails */.Bm)(reported.tests, record.tests, report.state === 'read'), files };
    const listed = { details, report, tests: (0,join_result_bundle/* testsOfDetails */.vM)(record.tests), files };
    const joined = wantsBundle(listed, fetch) ? await withBundle(listed, fetch, context) : listed;
    // What logs tell is not needed where the bundle may still arrive.
    const isWaiting = !isLast && joined.bundle?.state === 'missing' && joined.bundle.mayArrive;
    const tests = isWaiting ? joined.tests : await explained(joined.tests, record, fetch, context);
    const isWritten = await fetch.store('junit.xml', (file) => writeReport(file, tests, fetch, context));
    return { ...joined, tests, files: { ...joined.files, ...(isWritten ? { junit: ['junit.xml'] } : {}) } };
};
/** With `result-bundle@failed`, the other evidence decides whether the bundle is fetched. */
const wantsBundle = (fetched, { session, settings: { download, downloadIfFailed } }) => download.has('result-bundle') && (!downloadIfFailed.has('result-bundle') || hasFailed(resultOf(session, '', '', fetched)));
/** The bundle's own text comes before what is guessed from logs. */
const withBundle = async (fetched, fetch, context) => {
    const { build, device } = fetch.session;
    const place = { ...fetch, build, device, framework: fetch.settings.framework };
    const { tests, bundle, files } = await (0,join_result_bundle/* joinResultBundle */.Mh)(fetched.tests, place, context);
    return { ...fetched, tests, bundle, files: files.length === 0 ? fetched.files : { ...fetched.files, 'result-bundle': files } };
};
const folderOf = ({ device, shard, build }, { deviceFolder }) => {
    const attempt = build.attempt === 0 ? '' : `/attempt-${build.attempt + 1}`;
    const number = build.buildNumber === undefined ? '' : `/build-${build.buildNumber}`;
    return `sessions/${deviceFolder(device)}/shard-${shard.index + 1}-of-${shard.total}${number}${attempt}`;
};
const fetchDetails = async ({ session, sessionId, settings, store }, { cloud, signal }) => {
    try {
        const { record: told, body } = await cloud.sessions(settings.framework).get(session.build.id, sessionId);
        const isStored = await store('session.json', (file) => (0,promises_.writeFile)(file, body));
        const foreign = foreignIn(told, session);
        const record = { ...told, tests: told.tests.map(settings.naming) };
        return foreign === undefined ? { state: 'read', record, isStored } : { state: 'foreign', message: foreign };
    }
    catch (error) {
        signal.throwIfAborted();
        return { state: 'missing', message: (0,run_problem/* clauseOf */.pQ)(error) };
    }
};
/** A session that the service has no report of gets one that is written from its details. */
const fetchReport = async ({ session, sessionId, settings: { framework, names }, store }, { cloud, signal }) => {
    if (!(0,lookup/* definitionOf */.Fg)(framework).hasReports)
        return { report: { state: 'none' }, isStored: false, tests: [] };
    const { device, build } = session;
    let reader = (0,read_junit/* createJUnitReader */.c)();
    let isStored;
    try {
        isStored = await store('junit.xml', (file) => cloud.sessions(framework).downloadReport(build.id, sessionId, file, () => {
            reader = (0,read_junit/* createJUnitReader */.c)({ repeatedCases: build.serviceRetries ? 'attempts' : 'separate', names });
            return reader.write;
        }));
    }
    catch (error) {
        signal.throwIfAborted();
        const state = error instanceof errors/* MalformedResponseError */.f7 ? 'unreadable' : 'missing';
        return { report: { state, message: (0,run_problem/* clauseOf */.pQ)(error) }, isStored: false, tests: [] };
    }
    const reading = reader.end();
    const foreign = foreignSuiteIn(reading, sessionId, session.ranOn ?? device);
    if (foreign !== undefined)
        return { report: { state: 'foreign', message: foreign }, isStored, tests: [] };
    return { report: reportEvidence(reading), isStored, tests: reading.tests };
};
const reportEvidence = ({ complete, found, attempts, declared, crash, problems }) => {
    if (!complete)
        return { state: 'unreadable', message: (0,run_problem/* clauseOf */.pQ)(problems.find(problem/* isFatal */.BG)?.message ?? 'it is not complete') };
    const badCount = problems.find(({ code }) => code === 'bad-count')?.message;
    const messages = problems.map(({ message }) => message);
    return {
        state: 'read',
        tests: found,
        attempts,
        declared,
        declaredProblem: badCount && (0,run_problem/* clauseOf */.pQ)(badCount),
        crash,
        problems: messages,
    };
};
const explained = (tests, { tests: details }, { session: { device, build }, settings: { framework } }, context) => (0,explain_failures/* explainFailures */.vS)(tests, { framework, device, buildId: build.id, details }, context);
/** Where the service has no report, one is written from what else is known. */
const writeReport = async (file, tests, { session: { device, shard }, sessionId }, { cloud, isSimulated }) => {
    const shown = (0,map_texts/* mapTexts */.z)(tests, cloud.redact);
    await (0,regular_file/* writeTextFile */.Tl)(file, (0,write_merged/* sessionJUnit */.T)({ device, shard, sessionId, tests: shown, simulated: isSimulated() }));
};
const resultOf = (session, baseUrl, folder, { details, report, tests, bundle, files }) => {
    const { summary, build, buildStartedAt } = session;
    const record = details.state === 'read' ? details.record : undefined;
    const startedAt = record?.startedAt ?? summary?.startedAt;
    const durationMs = record?.durationMs ?? summary?.durationMs;
    const queuedMs = (startedAt?.getTime() ?? Number.NaN) - (buildStartedAt?.getTime() ?? Number.NaN);
    const dashboard = (0,connect/* dashboardUrl */.aU)(baseUrl, build.id, summary?.id);
    const video = record && videoOf(record);
    return {
        device: session.device,
        ranOn: session.ranOn,
        shard: session.shard,
        attempt: build.attempt,
        partial: build.partial,
        buildNumber: build.buildNumber,
        buildId: build.id,
        sessionId: summary?.id,
        startedAt,
        durationMs,
        queuedMs: queuedMs >= 0 ? queuedMs : undefined,
        tests,
        evidence: { ...(0,explain_failures/* entryEvidence */.y7)(session), details: detailsEvidence(details), report, bundle },
        folder,
        links: { dashboard, video },
        files,
    };
};
const detailsEvidence = (details) => details.state === 'read'
    ? { state: 'read', tests: (0,accounting/* countByStatus */.x7)(details.record.tests), ...(0,explain_failures/* statedOutcome */.Uu)(details.record) }
    : details;
/** Details must be about the session and device of the build's entry; what they do not say is no contradiction. */
const foreignIn = (record, { summary, device, ranOn, build }) => {
    if (record.buildId !== undefined && record.buildId !== build.id)
        return `the details of session ${record.id} belong to build ${record.buildId}, not to build ${build.id}`;
    if (record.id !== summary?.id)
        return `the service returned session ${record.id} when asked for session ${summary?.id}`;
    if (record.device === undefined)
        return undefined;
    const match = (0,device_name/* findRequestedByName */.WU)([ranOn ?? device], record.device);
    if (typeof match === 'object')
        return undefined;
    return `the details of session ${record.id} of build ${build.id} are for "${record.device}"`;
};
/** The service's reports name session and device among the properties of each suite. */
const foreignSuiteIn = ({ suites }, sessionId, device) => {
    for (const { properties } of suites) {
        const { session_id: id, devicename: name, version } = properties;
        if (id && id !== sessionId)
            return `the JUnit report of session ${sessionId} is of session ${id}`;
        const reported = version ? `${name}-${version}` : name;
        if (name && reported && typeof (0,device_name/* findRequestedByName */.WU)([device], reported) !== 'object')
            return `the JUnit report of session ${sessionId} is about "${reported}"`;
    }
    return undefined;
};
/** Something went wrong in the session: `…@failed` fetches its files. Also where the service's own retry passed. */
const hasFailed = (session) => ['failed', 'timed-out', 'error'].includes((0,expected_sessions/* judgeSession */.s9)(session).kind) ||
    session.tests.some(({ status, earlierAttempts }) => (0,attempts/* isBad */.e2)(status) || earlierAttempts.some((each) => (0,attempts/* isBad */.e2)(each.status)));
/** One sentence about all requested files that the service did not have, if any. Sessions that ran no test have none. */
const missingFilesNotice = (sessions, { download, downloadIfFailed }) => {
    const ran = sessions.filter(({ tests }) => (0,accounting/* executedIn */.x$)((0,accounting/* countByStatus */.x7)(tests)) > 0);
    const missing = [...download].flatMap((kind) => {
        const wanted = downloadIfFailed.has(kind) ? ran.filter(hasFailed) : ran;
        const [first, ...more] = wanted.filter(({ files }) => kind !== 'junit' && (files[kind] ?? []).length === 0);
        if (first === undefined)
            return [];
        return [`${kind} (${first.device}${more.length === 0 ? '' : ` and ${more.length} more`})`];
    });
    if (missing.length === 0)
        return undefined;
    return `Some files of \`download\` are not available: ${missing.join(', ')}. The verdict does not depend on them.`;
};
/** One sentence about all result bundles that cannot be read, if any. */
const unreadableBundlesNotice = (sessions) => {
    const unreadable = sessions.flatMap(({ device, evidence: { bundle } }) => bundle?.state === 'unreadable' ? [`${device}: ${bundle.message}`] : []);
    const [first] = unreadable;
    if (first === undefined)
        return undefined;
    const more = unreadable.length === 1 ? '' : ` (and ${unreadable.length - 1} more)`;
    return `A result bundle cannot be read: ${first}${more}. The verdict uses the other evidence.`;
};


/***/ }),

/***/ 32813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y7: () => (/* binding */ entryEvidence),
  vS: () => (/* binding */ explainFailures),
  Uu: () => (/* binding */ statedOutcome),
  kk: () => (/* binding */ withLatestEntry)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/cloud/errors.js
var errors = __webpack_require__(97430);
// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 6 modules
var lookup = __webpack_require__(25890);
;// CONCATENATED MODULE: ./build/javascript/lib/text-lines.js
/**
 * The lines of a text that comes in pieces, without their ends; for each piece those that end in it.
 *
 * @param maxChars what is longer is cut: of a line without end, no more is in memory
 */
async function* textLines(chunks, maxChars) {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of chunks) {
        const lines = decoder.decode(chunk, { stream: true }).split('\n');
        lines[0] = rest + (lines[0] ?? '').slice(0, maxChars);
        rest = (lines.pop() ?? '').slice(0, maxChars);
        yield lines.map((line) => cut(line, maxChars));
    }
    rest += decoder.decode();
    if (rest !== '')
        yield [cut(rest, maxChars)];
}
const cut = (line, maxChars) => {
    const kept = line.length > maxChars ? line.slice(0, maxChars) : line;
    return kept.endsWith('\r') ? kept.slice(0, -1) : kept;
};

// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/javascript/lib/is-record.js
var is_record = __webpack_require__(75977);
;// CONCATENATED MODULE: ./build/javascript/results/failure-log/read-command-log.js


const maxMessageChars = 2_000;
const maxMoreLines = 30;
const maxJsonChars = 32_000_000;
/**
 * The command at which a Maestro flow failed, in the log of its commands: one line for each, which ends in its state, or the same as JSON.
 *
 * A command that holds others fails after the one that failed inside of it, which says more. Of several failures, such as attempts of
 * `retry`, the last one counts.
 */
const readCommandLog = async (lines) => {
    const kept = [];
    let chars = 0;
    for await (const some of lines)
        for (const line of some) {
            chars += line.length + 1;
            if (chars <= maxJsonChars)
                kept.push((0,external_node_util_.stripVTControlCharacters)(line));
        }
    const failed = /^\s*[[{]\s*(?:[[{"]|$)/.test(kept[0] ?? '') ? (readJson(kept) ?? readText(kept)) : readText(kept);
    return failed === undefined ? [] : [failureOf(failed)];
};
/** `12:00:01.000 [INFO] Tap on "Pay" COMPLETED`, with or without the name of a logger. */
const head = /^(?:[\d:.,TZ+-]+ ){0,3}\[ {0,5}[A-Z]{3,8} {0,5}\] {0,5}(?:[\w.$]{1,200}: )?/;
const state = / (FAILED|COMPLETED|SKIPPED|WARNED|RUNNING|PENDING)\s{0,5}$/;
const readText = (lines) => {
    const chain = createChain();
    let open;
    for (const line of lines) {
        const text = line.replace(head, '');
        const end = state.exec(text.slice(-100))?.[1];
        if (end !== undefined)
            open = chain.add(text.slice(0, text.lastIndexOf(end)).trim(), end === 'FAILED');
        else if (text.length === line.length && open !== undefined && open.said.length < maxMoreLines && line.trim() !== '')
            open.said.push(line.trimEnd());
        else if (text.length < line.length)
            open = undefined;
    }
    return chain.last();
};
/** As Maestro writes them: `command` with one key, and `metadata` with the state and an error. */
const readJson = (lines) => {
    const chain = createChain();
    try {
        const entries = JSON.parse(lines.join('\n'));
        for (const entry of Array.isArray(entries) ? entries : []) {
            const { command, metadata } = (0,is_record/* isRecord */.u)(entry) ? entry : {};
            const { status, error } = (0,is_record/* isRecord */.u)(metadata) ? metadata : {};
            const added = chain.add(nameOf(command), status === 'FAILED');
            const { message } = (0,is_record/* isRecord */.u)(error) ? error : {};
            if (typeof message === 'string')
                added?.said.push(...message.split('\n').slice(0, maxMoreLines));
        }
    }
    catch {
        return undefined;
    }
    return chain.last();
};
const nameOf = (command) => {
    const [name, value] = ((0,is_record/* isRecord */.u)(command) ? Object.entries(command)[0] : undefined) ?? ['A command'];
    const { description, label } = (0,is_record/* isRecord */.u)(value) ? value : {};
    const said = [label, description].find((each) => typeof each === 'string');
    return typeof said === 'string' ? said : name;
};
/** Failures without another command between them: the first one is the cause of the others. */
const createChain = () => {
    let first;
    let isOpen = false;
    return {
        /** @returns where to note what the log says of the command, if it is to be told */
        add: (command, isFailed) => {
            if (!isFailed) {
                isOpen = false;
                return undefined;
            }
            if (isOpen)
                return undefined;
            isOpen = true;
            first = { command, said: [] };
            return first;
        },
        last: () => first,
    };
};
const failureOf = ({ command, said }) => {
    const [reason, ...more] = said;
    const message = reason === undefined ? `${command} failed` : `${command}: ${reason.trim()}`;
    return { message: message.slice(0, maxMessageChars), more };
};

;// CONCATENATED MODULE: ./build/javascript/results/failure-log/read-failure-log.js

const colorStart = '\u001b';
const maxFailures = 10;
const read_failure_log_maxMoreLines = 30;
const read_failure_log_maxMessageChars = 2_000;
const maxLineChars = 500;
/**
 * The failures of one test in a log, in their order. Of several tries of the test, those of the last one that failed.
 *
 * The log may be of the test alone or of others too. What names no test counts for the test that started before it, and in a log of one
 * test for that.
 */
const readFailureLog = async (lines, wanted) => {
    const named = createTries();
    const nameless = createTries();
    const unknownNames = new Set();
    let current;
    let hasOthers = false;
    let open;
    const triesFor = (test) => {
        if (test === undefined)
            return nameless;
        if (isSame(test, wanted))
            return named;
        // A display name says nothing about the function: one such name in the log can be the test's.
        if (test.isDisplayName !== true)
            hasOthers = true;
        else
            unknownNames.add(test.name);
        return test.isDisplayName === true ? nameless : undefined;
    };
    const read = (text) => {
        const line = readLogLine(text.includes(colorStart) ? (0,external_node_util_.stripVTControlCharacters)(text) : text);
        if (line.kind === 'text') {
            addTo(open, text);
            return;
        }
        open = undefined;
        if (line.kind === 'started') {
            current = line.test;
            triesFor(line.test)?.begin();
        }
        else if (line.kind === 'failure')
            open = triesFor(line.test ?? current)?.add(line);
    };
    for await (const some of lines)
        for (const text of some)
            read(text);
    const own = named.last();
    if (own.length > 0)
        return own;
    return hasOthers || unknownNames.size > 1 ? [] : nameless.last();
};
const createTries = () => {
    let before = [];
    let failures = [];
    return {
        begin: () => {
            if (failures.length > 0)
                before = failures;
            failures = [];
        },
        add: ({ message, file, line }) => {
            const text = message.trim().slice(0, read_failure_log_maxMessageChars);
            // XCTest writes a failure twice: for the log of the steps with the name of the file, and for Xcode with its path.
            const twin = failures.find((each) => each.message === text && each.line === line);
            if (twin !== undefined) {
                if (file !== undefined && file.length > (twin.file?.length ?? 0))
                    twin.file = file;
                return twin.more.length === 0 ? twin : undefined;
            }
            if (failures.length === maxFailures)
                return undefined;
            const failure = { message: text, more: [], file };
            if (line !== undefined)
                failure.line = line;
            failures.push(failure);
            return failure;
        },
        last: () => (failures.length > 0 ? failures : before).map((each) => ({ ...each, more: withoutBlankEnd(each.more) })),
    };
};
const addTo = (failure, text) => {
    if (failure === undefined || failure.more.length === read_failure_log_maxMoreLines)
        return;
    failure.more.push(text.trimEnd().slice(0, maxLineChars));
};
const withoutBlankEnd = (lines) => lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
/** `Target.Class` and `Class` are one class, `test`, `test()` and `test(count:)` one test. */
const isSame = ({ className, name }, wanted) => plainName(name) === plainName(wanted.name) &&
    (className === undefined || wanted.className === '' || lastPart(className) === lastPart(wanted.className));
const plainName = (name) => (name.endsWith(')') ? name.slice(0, name.indexOf('(')) : name)
    .replace(/(?:AndReturnError|WithCompletionHandler)?:$/, '')
    .replaceAll('`', '');
const lastPart = (className) => className.split(/[./]/).at(-1) ?? className;
/**
 * Recognizes what XCTest and Swift Testing write, also behind the time and process of a device log:
 *
 * `/path/File.swift:42: error: -[Target.Class test] : message`, `<unknown>:0: error: …`, `File.swift:42: error: Class.test : message`,
 * `t = 1.20s Assertion Failure: File.swift:42: message`, `Test Case '-[Target.Class test]' started.`,
 * `✘ Test "name" recorded an issue at File.swift:42:5: message`.
 */
const readLogLine = (line) => {
    for (const read of [readError, readAssertion, readIssue, readStart]) {
        const found = read(line);
        if (found !== undefined)
            return found;
    }
    return beginsSomethingNew.test(line) ? { kind: 'other' } : { kind: 'text' };
};
const beginsSomethingNew = /^(?:\s*t =\s|\s*Test (?:Case|Suite) |\s*Executed \d|Restarting after|\*\* |Testing |\s*[◇✔✘✗×◆➜⚠]|\d{4}-\d\d-\d\d |\d\d-\d\d \d\d:|[A-Z][a-z]{2} +\d+ \d\d:)/u;
const errorMark = ': error: ';
const objectiveTest = /^-\[(\S{1,500}) ([^\]]{1,500})\] : ?/;
const swiftTest = /^([\w.]{1,500})\.(\w{1,500})(?:\(\))? : /;
const readError = (text) => {
    const at = text.indexOf(errorMark);
    if (at === -1)
        return undefined;
    const tail = text.slice(at + errorMark.length);
    const named = objectiveTest.exec(tail) ?? swiftTest.exec(tail);
    if (named === null)
        return undefined;
    const [whole, className = '', name = ''] = named;
    return { kind: 'failure', test: { className, name }, ...placeAtEnd(text.slice(0, at)), message: tail.slice(whole.length) };
};
const assertionMark = 'Assertion Failure: ';
const readAssertion = (text) => {
    const at = text.indexOf(assertionMark);
    if (at === -1)
        return undefined;
    const tail = text.slice(at + assertionMark.length);
    const place = /^([^:]{1,1000}:\d{1,7}): /.exec(tail);
    if (place === null)
        return { kind: 'failure', message: tail };
    return { kind: 'failure', ...placeAtEnd(place[1] ?? ''), message: tail.slice(place[0].length) };
};
const issueMark = ' recorded an issue';
const readIssue = (text) => {
    const at = text.indexOf(issueMark);
    const test = at === -1 ? undefined : subjectOf(text.slice(0, at));
    if (test === undefined)
        return undefined;
    const tail = text.slice(at + issueMark.length);
    const place = /(?:^| )at ([^\s:]{1,1000}:\d{1,7}):\d{1,7}: /.exec(tail);
    if (place === null)
        return { kind: 'failure', test, message: tail.replace(/^.*?: /, '').trim() };
    const values = tail.slice(0, place.index).trim();
    const message = tail.slice(place.index + place[0].length);
    return { kind: 'failure', test, ...placeAtEnd(place[1] ?? ''), message: values === '' ? message : `${message} (${values})` };
};
const readStart = (text) => {
    if (!text.includes(' started'))
        return undefined;
    const named = /Test Case '-\[(\S{1,500}) ([^\]]{1,500})\]' started/.exec(text) ??
        /Test Case '([\w.]{1,500})\.(\w{1,500})' started/.exec(text);
    if (named !== null)
        return { kind: 'started', test: { className: named[1] ?? '', name: named[2] ?? '' } };
    const at = text.indexOf(' started.');
    const test = at === -1 || !/^\s*[^\w\s'"]\s+Test /u.test(text) ? undefined : subjectOf(text.slice(0, at));
    return test === undefined || test.name.startsWith('run') ? undefined : { kind: 'started', test };
};
/** `✘ Test "Adds an item"` and `✘ Test addsItem(count:)`. */
const subjectOf = (head) => {
    const named = /(?:^|\s)Test (?:case passing .{0,500} to )?("(.{1,1000})"|\S.{0,999})$/u.exec(head);
    if (named === null)
        return undefined;
    const [, name = '', displayName] = named;
    return displayName === undefined ? { name } : { name: displayName, isDisplayName: true };
};
/** The file and line at the end of a text, which may begin with the time and process of a device log. Line 0 stands for "unknown". */
const placeAtEnd = (head) => {
    const number = /:(\d{1,7})(?::\d{1,7})?$/.exec(head);
    if (number === null)
        return {};
    const line = Number(number[1]);
    const file = withoutPrefix(head.slice(0, number.index));
    return line === 0 || file === '' || file.startsWith('<') ? {} : { file, line };
};
const withoutPrefix = (path) => {
    const behindColon = path.slice(Math.max(0, path.lastIndexOf(': ') + 1)).trimStart();
    if (behindColon.startsWith('/'))
        return behindColon;
    const slash = behindColon.indexOf(' /');
    return slash === -1 ? behindColon.slice(behindColon.lastIndexOf(' ') + 1) : behindColon.slice(slash + 1);
};

// EXTERNAL MODULE: ./build/javascript/run/watch/join-result-bundle.js + 1 modules
var join_result_bundle = __webpack_require__(61690);
;// CONCATENATED MODULE: ./build/javascript/run/watch/explain-failures.js








const defaultLimits = {
    tests: 50,
    logBytes: 32_000_000,
    allBytes: 256_000_000,
    lineChars: 16_000,
    ms: 60_000,
    absentLogs: 3,
};
/**
 * Says why tests failed where the details do not: from the logs of each such test that tell most, as far as the service recorded them. What cannot be had or found leaves the test as it is.
 */
const explainFailures = async (tests, session, context, limits = defaultLimits) => {
    const silent = tests.filter(join_result_bundle/* hasNoMessage */.hX).slice(0, limits.tests);
    if (silent.length === 0)
        return tests;
    // A real timer, not the Clock: it guards sockets, whose time is never accelerated.
    const over = AbortSignal.timeout(limits.ms);
    const reader = createLogReader(session, { ...context, cloud: context.cloud.within(over) }, limits);
    const explained = new Map();
    for (const test of silent) {
        if (over.aborted)
            break;
        const failures = await reader.failuresOf(test);
        if (failures.length > 0)
            explained.set(test, withFailures(test, failures));
    }
    context.log.debug(`${session.device}: found messages in the logs for ${explained.size} of ${silent.length} failures.`);
    return explained.size === 0 ? tests : tests.map((test) => explained.get(test) ?? test);
};
/** Where the details of a test link to its log, the service has recorded it. */
const linkTo = {
    commandlogs: ({ commandLogUrl }) => commandLogUrl,
    instrumentationlogs: ({ instrumentationLogUrl }) => instrumentationLogUrl,
    devicelogs: ({ deviceLogUrl }) => deviceLogUrl,
};
const createLogReader = ({ framework, device, buildId, details }, { cloud, log, signal }, limits) => {
    const sessions = cloud.sessions(framework);
    const detailsById = new Map(details.map((each) => [each.id, each]));
    const absent = new Map();
    let leftBytes = limits.allBytes;
    const read = async (test, id, kind) => {
        const limitBytes = Math.min(limits.logBytes, leftBytes);
        if (limitBytes <= 0 || (absent.get(kind) ?? 0) >= limits.absentLogs)
            return [];
        try {
            return await sessions.scanTestLog(buildId, id, kind, limitBytes, (chunks) => {
                const lines = textLines(counted(chunks), kind === 'commandlogs' ? limits.logBytes : limits.lineChars);
                return kind === 'commandlogs' ? readCommandLog(lines) : readFailureLog(lines, test);
            });
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof errors/* NotFoundError */.m_)
                absent.set(kind, (absent.get(kind) ?? 0) + 1);
            log.debug(`${device}, ${test.className}#${test.name}: ${(0,run_problem/* describeError */.Uc)(error)}`);
            return [];
        }
    };
    const counted = async function* (chunks) {
        for await (const chunk of chunks) {
            leftBytes -= chunk.length;
            yield chunk;
        }
    };
    return {
        failuresOf: async (test) => {
            const { testId } = test;
            const detail = detailsById.get(testId);
            if (testId === undefined || detail === undefined)
                return [];
            for (const kind of (0,lookup/* definitionOf */.Fg)(framework).failureLogs) {
                const failures = linkTo[kind](detail) === undefined ? [] : await read(test, testId, kind);
                if (failures.length > 0)
                    return failures;
            }
            return [];
        },
    };
};
/** The place of the first failure that has one becomes the test's. The folders of the machine that built the tests stay in the trace. */
const withFailures = (test, failures) => {
    const placed = failures.find(({ file }) => file !== undefined);
    const kind = test.failures[0]?.kind ?? 'failure';
    return {
        ...test,
        failures: failures.map((failure) => explain_failures_failureOf(failure, kind)),
        ...(placed?.file === undefined ? {} : { file: external_node_path_default().posix.basename(placed.file) }),
        ...(placed?.line === undefined ? {} : { line: placed.line }),
    };
};
const explain_failures_failureOf = ({ message, more, file, line }, kind) => {
    const place = file === undefined ? [] : [`at ${file}:${line}`];
    const trace = [message, ...more, ...place];
    return { kind, message, trace: trace.length === 1 ? undefined : trace.join('\n') };
};
/** The build's entry as evidence. */
const entryEvidence = ({ summary, deviceError, foreign, hidden, isUnsplit, knownTests, build, }) => ({
    summary: summary && { ...statedOutcome(summary), error: summary.error },
    deviceStatus: deviceError && { status: deviceError.status, message: deviceError.message },
    foreign,
    hidden,
    isUnsplit,
    ...(build.serviceRetries ? { serviceRetries: true } : {}),
    knownTests: knownTests ?? build.knownTests,
});
/** The build may have said more about the session since its results were fetched. */
const withLatestEntry = (result, session) => {
    const said = Object.entries(entryEvidence(session)).filter(([, value]) => value !== undefined);
    return { ...result, evidence: { ...result.evidence, ...Object.fromEntries(said) } };
};
/** What a build or session says of itself. */
const statedOutcome = ({ status, statusWord, counters, countersProblem, announcedTests, }) => ({
    status,
    word: statusWord ?? status,
    counters,
    countersProblem,
    announcedTests,
});


/***/ }),

/***/ 61690:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hX: () => (/* binding */ hasNoMessage),
  Bm: () => (/* binding */ joinDetails),
  Mh: () => (/* binding */ joinResultBundle),
  vM: () => (/* binding */ testsOfDetails)
});

// UNUSED EXPORTS: sniffMediaType, storePictures

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/binaries/apple/xcresult/read-result-bundle.js + 1 modules
var read_result_bundle = __webpack_require__(28714);
// EXTERNAL MODULE: ./build/javascript/binaries/binary-error.js
var binary_error = __webpack_require__(55667);
// EXTERNAL MODULE: ./build/javascript/cloud/errors.js
var errors = __webpack_require__(97430);
// EXTERNAL MODULE: ./build/javascript/lib/escape/file-name.js
var file_name = __webpack_require__(48905);
// EXTERNAL MODULE: ./build/javascript/lib/present.js
var present = __webpack_require__(28008);
// EXTERNAL MODULE: ./build/javascript/model/results.js
var model_results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var attempts = __webpack_require__(7330);
// EXTERNAL MODULE: ./build/javascript/results/result-bundle/bundle-cases.js
var bundle_cases = __webpack_require__(67765);
;// CONCATENATED MODULE: ./build/javascript/results/result-bundle/join-bundle.js



/**
 * Joins the tests of a session's details with those of its result bundle: what is worse counts, and the bundle adds why tests failed or
 * were skipped, their attempts, and the cases of parametrized tests.
 *
 * Tests are matched by `Class/test`. Those of equal name are matched so that failures meet failures, as far as there are any.
 *
 * @param listed of the details
 * @param retried the request asked the service to run failed tests again
 */
const joinBundle = (listed, runs, retried) => {
    const cases = (0,bundle_cases/* bundleCases */.mb)(runs, retried);
    const casesByKey = Map.groupBy(cases, ({ key }) => key);
    const listedByKey = Map.groupBy(listed, bundle_cases/* caseKey */.u2);
    const joined = new Map();
    for (const [key, own] of listedByKey)
        for (const [test, results] of pair(own, casesByKey.get(key) ?? []))
            joined.set(test, results);
    const unlisted = cases.filter(({ key, status }) => !listedByKey.has(key) && status !== 'unknown');
    const names = (0,bundle_cases/* nameCases */.DU)(cases);
    const named = ({ test, from }) => (from === undefined ? test : { ...test, name: names(from, test.name) });
    const results = [
        ...listed.flatMap((test) => joined.get(test) ?? []),
        ...unlisted.map((from) => ({ test: from.test, from })),
    ];
    const tests = new Map(results.map((each) => [named(each), each.from?.failedAttempt]));
    const paired = [...joined].flatMap(([test, own]) => own.filter(({ isPaired }) => isPaired === true).map((each) => ({ test, each })));
    const turned = (to) => paired
        .filter(({ test, each }) => test.status === 'passed' && each.test.status === to)
        .map(({ each }) => (0,model_results/* testName */.U)(named(each)));
    return {
        tests: [...tests.keys()],
        evidence: {
            state: 'read',
            unlisted: unlisted.filter(({ isMethod, status }) => isMethod && status !== 'skipped').map(({ key }) => key),
            lacking: [...listedByKey]
                .filter(([key, own]) => !casesByKey.has(key) && (0,bundle_cases/* isMethodName */.rK)(key) && own.some(({ status }) => status === 'passed'))
                .map(([key]) => key),
            failed: turned('failed'),
            skipped: turned('skipped').length,
            hiddenFailures: runs.reduce((sum, one) => sum + hiddenFailures(one), 0),
            failures: runs.flatMap(({ targetFailures, errors }) => [...targetFailures.map(({ message }) => message), ...errors]),
        },
        failedAttempts: new Map([...tests].flatMap(([test, attempt]) => (attempt === undefined ? [] : [[test, attempt]]))),
    };
};
const hiddenFailures = ({ announced, tests }) => {
    const held = tests.filter(({ attempts }) => attempts.some(({ status }) => status === 'failed')).length;
    return Math.max(0, (announced.failed ?? 0) - held);
};
/** Tests of one key: each listed one with the results that it gets from the bundle. */
const pair = (listed, all) => {
    const results = new Map(listed.map((test) => [test, []]));
    const known = all.filter(({ status }) => status !== 'unknown');
    const [good, bad] = [false, true].map((isFailed) => listed.filter(({ status }) => (0,attempts/* isBad */.e2)(status) === isFailed).toReversed());
    const paired = new Map();
    const take = (cases, nextOf) => cases.filter((from) => {
        const test = nextOf(from);
        if (test === undefined)
            return true;
        paired.set(test, from);
        return false;
    });
    const unequal = take(known, ({ status }) => ((0,attempts/* isBad */.e2)(status) ? bad : good)?.pop());
    const left = take(unequal, () => bad?.pop() ?? good?.pop());
    for (const test of listed) {
        const from = paired.get(test);
        results.get(test)?.push(from === undefined ? { test } : { test: worse(test, from), from, isPaired: true });
    }
    const [first] = listed;
    if (first !== undefined)
        for (const from of left)
            results.get(first)?.push({ test: { ...first, ...from.test, ...namesOf(first) }, from });
    return results;
};
const namesOf = ({ className, name }) => ({ className, name });
/** What is worse counts; a failure that only the details know keeps their words. */
const worse = (test, { test: bundled }) => {
    const isFailure = (0,attempts/* isBad */.e2)(bundled.status) && !(0,attempts/* isBad */.e2)(test.status);
    const status = isFailure || (bundled.status === 'skipped' && test.status === 'passed') ? bundled.status : test.status;
    const kind = test.failures[0]?.kind ?? 'failure';
    const failures = bundled.failures.length > 0 ? bundled.failures.map((failure) => ({ ...failure, kind })) : test.failures;
    const { durationMs = bundled.durationMs } = test;
    return {
        ...test,
        ...bundled,
        ...namesOf(test),
        status,
        ...(durationMs === undefined ? {} : { durationMs }),
        failures: (0,attempts/* isBad */.e2)(status) ? failures : [],
    };
};

;// CONCATENATED MODULE: ./build/javascript/run/watch/join-result-bundle.js











const zipName = 'result-bundle.zip';
/**
 * Fetches the session's result bundle, and adds to the tests what it says of them: results, failures, attempts, steps and pictures. A
 * bundle that is missing or unreadable changes no test.
 */
const joinResultBundle = async (tests, { framework, build, sessionId, device, target }, { cloud, log, signal }) => {
    const file = external_node_path_default().join(target, zipName);
    try {
        await cloud.sessions(framework).downloadResultBundle(build.id, sessionId, file);
    }
    catch (error) {
        signal.throwIfAborted();
        return {
            tests,
            bundle: { state: 'missing', message: (0,run_problem/* clauseOf */.pQ)(error), mayArrive: error instanceof errors/* NotFoundError */.m_ },
            files: [],
        };
    }
    try {
        return await (0,read_result_bundle/* withResultBundle */.w)(file, async (bundle) => {
            if (bundle.runs.length === 0)
                return { tests, bundle: { state: 'unreadable', message: 'found no test run' }, files: [zipName] };
            const joined = joinBundle(tests, bundle.runs, build.serviceRetries);
            const { tests: shown, pictures } = await storePictures(joined, bundle, target, {
                redact: cloud.redact,
                onSkip: (why) => log.debug(`${device}: ${why}`),
            });
            return { tests: shown, bundle: joined.evidence, files: [zipName, ...pictures] };
        });
    }
    catch (error) {
        if (!(error instanceof binary_error/* BinaryError */.kM))
            throw error;
        return { tests, bundle: { state: 'unreadable', message: `found ${error.found}` }, files: [zipName] };
    }
};
/** Of one session. */
const limits = { pictures: 500, bytes: 500_000_000 };
const extensions = {
    'image/png': 'png',
    'image/jpeg': 'jpg',
    'image/heic': 'heic',
};
const pictureType = /\b(?:png|jpe?g|hei[cf]|image)$/i;
/**
 * Stores the pictures of failed tests in the session's folder, each content once, and gives these tests their steps with the pictures
 * that belong to them.
 *
 * @param target the session's folder
 * @param redact for names of files
 * @param onSkip told why a picture is left out
 */
const storePictures = async ({ tests, failedAttempts }, bundle, target, { redact, onSkip }) => {
    const wanted = picturesOf(failedAttempts);
    const names = (0,file_name/* safeNames */.KU)([...wanted.values()].map(({ title }) => redact(title)));
    const stored = new Map();
    let leftBytes = limits.bytes;
    for (const [payloadId, { attachment, title }] of wanted) {
        leftBytes -= attachment.sizeBytes;
        if (leftBytes < 0 || stored.size >= limits.pictures)
            break;
        try {
            const file = await storePicture(bundle.readAttachment(attachment), target, `screenshots/${names.get(redact(title))}`);
            if (file !== undefined)
                stored.set(payloadId, file);
        }
        catch (error) {
            if (!(error instanceof binary_error/* BinaryError */.kM) && !(0,run_problem/* isSystemError */.Or)(error))
                throw error;
            onSkip((0,run_problem/* describeError */.Uc)(error));
        }
    }
    const withSteps = tests.map((test) => {
        const attempt = failedAttempts.get(test);
        return attempt === undefined || attempt.steps.length === 0
            ? test
            : { ...test, steps: stepsOf(attempt, stored), ...omittedIn(attempt) };
    });
    return { tests: withSteps, pictures: [...stored.values()] };
};
/** By content. A picture is named after the first test and step that have it. */
const picturesOf = (failedAttempts) => {
    const wanted = new Map();
    for (const [test, { attachments, steps }] of failedAttempts) {
        for (const [nth, attachment] of attachments.entries()) {
            const { payloadId, uniformType, step = steps.length } = attachment;
            if (wanted.has(payloadId) || (uniformType !== undefined && !pictureType.test(uniformType)))
                continue;
            wanted.set(payloadId, { attachment, title: `${(0,model_results/* testName */.U)(test)}-step-${step + 1}-${nth + 1}` });
        }
    }
    return wanted;
};
/** @returns the file inside the folder; undefined for what is no picture by its first bytes */
const storePicture = async (bytes, target, name) => {
    const part = external_node_path_default().join(target, `${name}.part`);
    await (0,promises_.mkdir)(external_node_path_default().dirname(part), { recursive: true });
    let extension;
    const picture = async function* () {
        for await (const chunk of bytes) {
            extension ??= extensions[sniffMediaType(chunk) ?? 'video/mp4'];
            if (extension === undefined)
                return;
            yield chunk;
        }
    };
    try {
        await (0,promises_.writeFile)(part, picture());
        if (extension === undefined)
            return undefined;
        const file = `${name}.${extension}`;
        await (0,promises_.rename)(part, external_node_path_default().join(target, file));
        return file;
    }
    finally {
        await (0,promises_.rm)(part, { force: true });
    }
};
const omittedIn = ({ omittedSteps }) => omittedSteps === 0 ? {} : { omittedSteps };
/** What was recorded outside of any step belongs to the last one. */
const stepsOf = ({ steps, attachments }, stored) => {
    const startMs = steps.find(({ startedAt }) => startedAt !== undefined)?.startedAt?.getTime() ?? 0;
    const byStep = Map.groupBy(attachments, ({ step = steps.length - 1 }) => step);
    return steps.map(({ title, depth, startedAt, finishedAt, failed }, index) => ({
        title,
        depth,
        failed,
        startMs: startedAt && startedAt.getTime() - startMs,
        durationMs: startedAt && finishedAt && Math.max(0, finishedAt.getTime() - startedAt.getTime()),
        pictures: [...new Set(byStep.get(index)?.flatMap(({ payloadId }) => stored.get(payloadId) ?? []))],
    }));
};
const ascii = (bytes, start, end) => Buffer.from(bytes.subarray(start, end)).toString('latin1');
const brands = {
    heic: 'image/heic',
    heix: 'image/heic',
    mif1: 'image/heic',
    'qt  ': 'video/quicktime',
    isom: 'video/mp4',
    mp41: 'video/mp4',
    mp42: 'video/mp4',
};
/**
 * What an attachment is by its first 12 bytes: its name and announced type may be wrong, Xcode calls HEIC images `.png`.
 *
 * @returns undefined for everything that is not shown as a picture or video
 */
const sniffMediaType = (start) => {
    if (ascii(start, 0, 8) === '\x89PNG\r\n\x1a\n')
        return 'image/png';
    if (ascii(start, 0, 3) === '\xff\xd8\xff')
        return 'image/jpeg';
    const brand = ascii(start, 8, 12);
    return ascii(start, 4, 8) === 'ftyp' && Object.hasOwn(brands, brand) ? brands[brand] : undefined;
};
/** The tests of a session as its details list them: all there is for frameworks without a report. */
const testsOfDetails = (tests) => tests.map(testOf);
/**
 * Adds to the tests of a report what only the details know: links, start, and tests that did not pass and that the report lacks.
 *
 * The status stays the report's; where the details call a test worse, they contradict it.
 *
 * @param complete whether the report could be read to its end; what it lacks otherwise is known from the details alone
 */
const joinDetails = (reported, details, complete) => {
    const keyed = details.flatMap((test) => [...new Set(keysOf(test.id, test.className, test.name))].map((key) => ({ key, test })));
    const byKey = Map.groupBy(keyed, ({ key }) => key);
    const joined = new Set();
    const take = (test) => {
        for (const key of keysOf(test.testId, test.className, test.name)) {
            const left = byKey.get(key)?.filter((candidate) => !joined.has(candidate.test));
            const { test: found } = left?.find((candidate) => (0,attempts/* isBad */.e2)(candidate.test.status) === (0,attempts/* isBad */.e2)(test.status)) ?? left?.[0] ?? {};
            if (found === undefined)
                continue;
            joined.add(found);
            return found;
        }
        return undefined;
    };
    // Of tests of one name, failures are joined first: the two need not have the same order.
    const badFirst = reported.toSorted((one, other) => Number((0,attempts/* isBad */.e2)(other.status)) - Number((0,attempts/* isBad */.e2)(one.status)));
    const pairs = new Map(badFirst.map((test) => [test, take(test)]));
    // The details may list the attempts that the report has before the last one, in the same spelling as that.
    for (const [{ earlierAttempts }, last] of pairs) {
        const others = last === undefined ? [] : (byKey.get(`${last.className}#${last.name}`) ?? []).map(({ test }) => test);
        const failed = others.filter((test) => !joined.has(test) && (0,attempts/* isBad */.e2)(test.status));
        for (const test of failed.slice(0, earlierAttempts.filter(({ status }) => (0,attempts/* isBad */.e2)(status)).length))
            joined.add(test);
    }
    const result = reported.map((test) => {
        const found = pairs.get(test);
        if (found === undefined)
            return test;
        return {
            ...knownFromDetails(found),
            ...test,
            worseInDetails: isWorse(found, test) ? found.statusWord : undefined,
            links: { ...linksOf(found), ...test.links },
        };
    });
    for (const test of details)
        if (!joined.has(test) && !(complete && isHarmless(test)))
            result.push(testOf(test));
    return result;
};
/** A test that timed out is a finding of its own, whatever the report says. */
const isWorse = ({ status: inDetails }, { status }) => inDetails === 'unknown' ? status !== 'unknown' : inDetails !== 'timed-out' && (0,attempts/* isBad */.e2)(inDetails) && !(0,attempts/* isBad */.e2)(status);
const isHarmless = ({ status }) => status === 'passed' || status === 'skipped';
/** From sure to loose: details may name a class without its package. */
const keysOf = (id, className, name) => {
    const simple = className.split(/[./]/).at(-1) ?? className;
    return [...(id === undefined ? [] : [`id ${id}`]), `${className}#${name}`, `simple ${simple}#${name}`];
};
const messageEnd = '; see its logs.';
/** A test that went wrong, of which only the details are known. */
const hasNoMessage = ({ failures }) => failures.length === 1 && failures[0]?.trace === undefined && failures[0]?.message?.endsWith(messageEnd) === true;
const testOf = (test) => ({
    className: test.className,
    name: test.name,
    status: test.status,
    ...(test.status === 'unknown' ? { statusWord: test.statusWord } : {}),
    ...knownFromDetails(test),
    // The details never say why a test failed, only that it did.
    failures: test.status === 'passed' || test.status === 'skipped' || test.status === 'pending'
        ? nothing
        : [
            {
                kind: test.status === 'failed' ? 'failure' : 'error',
                message: `The service reports ${test.statusWord}${messageEnd}`,
            },
        ],
    earlierAttempts: nothing,
    links: linksOf(test),
});
const knownFromDetails = ({ id, durationMs, startedAt }) => (0,present/* present */.E)({ durationMs, startedAt, testId: id });
/** Shared by the tests that passed, of which there are many. */
const nothing = [];
const linksOf = (test) => (0,present/* present */.E)({
    video: test.videoUrl,
    deviceLog: test.deviceLogUrl,
    instrumentationLog: test.instrumentationLogUrl,
    networkLog: test.networkLogUrl,
    screenshots: test.screenshotUrls.length === 0 ? undefined : test.screenshotUrls,
});


/***/ })

};
;