"use strict";
exports.id = 217;
exports.ids = [217];
exports.modules = {

/***/ 24932:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readFileBlocks)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);

/** Most files fit into the first block, and are read at once; of large ones little is in memory at a time. */
const firstBlockBytes = 262_144;
const blockBytes = 65_536;
/**
 * Reads a file in blocks of one memory: a block is overwritten when the next is asked for.
 *
 * @throws the file system's error where the file cannot be opened or read
 */
async function* readFileBlocks(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        const block = Buffer.allocUnsafeSlow(firstBlockBytes);
        for (let wanted = firstBlockBytes;; wanted = blockBytes) {
            const { bytesRead } = await file.read(block, 0, wanted);
            if (bytesRead === 0)
                return;
            yield block.subarray(0, bytesRead);
        }
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 5257:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ defaultJUnitLimits)
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


/***/ }),

/***/ 92466:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ isFatal),
/* harmony export */   Y7: () => (/* binding */ createProblemList),
/* harmony export */   aG: () => (/* binding */ ReadingStopped)
/* harmony export */ });
const fatalCodes = [
    'empty',
    'not-xml',
    'html',
    'doctype',
    'malformed',
    'truncated',
    'trailing-content',
    'not-junit',
    'too-deep',
    'too-large',
];
/** Problems with these codes mean that results may be missing. */
const isFatal = (problem) => fatalCodes.includes(problem.code);
/** Ends a reading from inside; `readJUnit` turns it into a problem and never lets it out. */
class ReadingStopped extends Error {
    problem;
    constructor(code, message, position) {
        super(message);
        this.name = 'ReadingStopped';
        this.problem = { code, message, ...position };
    }
}
const shownOfEachKind = 10;
const createProblemList = () => {
    const problems = [];
    const counts = new Map();
    const add = (problem) => {
        const count = (counts.get(problem.code) ?? 0) + 1;
        counts.set(problem.code, count);
        if (count <= shownOfEachKind)
            problems.push(problem);
    };
    const more = ([code, count]) => count > shownOfEachKind ? [{ code, message: `${count - shownOfEachKind} more of the same kind` }] : [];
    return {
        add,
        all: () => [...problems, ...[...counts].flatMap(more)],
    };
};


/***/ }),

/***/ 33142:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ readJUnit)
});

// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/lib/present.js
var present = __webpack_require__(28008);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var results_attempts = __webpack_require__(7330);
// EXTERNAL MODULE: ./build/javascript/results/counting.js
var counting = __webpack_require__(14289);
;// CONCATENATED MODULE: ./build/javascript/results/junit/numbers.js
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

// EXTERNAL MODULE: ./build/javascript/results/junit/text-budget.js
var text_budget = __webpack_require__(45910);
;// CONCATENATED MODULE: ./build/javascript/results/junit/failure.js



const failure_elements = {
    failure: { kind: 'failure', attempt: 'last' },
    error: { kind: 'error', attempt: 'last' },
    flakyFailure: { kind: 'failure', attempt: 'before-pass' },
    flakyError: { kind: 'error', attempt: 'before-pass' },
    rerunFailure: { kind: 'failure', attempt: 'rerun' },
    rerunError: { kind: 'error', attempt: 'rerun' },
};
const isFailureElement = (name) => Object.hasOwn(failure_elements, name);
/** @param trace the text inside the element */
const readFailure = (element, { type, message, time, file, line, lineno }, trace, { limits, nameOf }) => ({
    element,
    failure: {
        kind: failure_elements[element].kind,
        ...(0,present/* present */.E)({
            type: type ? nameOf(type) : undefined,
            message: message ? (0,text_budget/* shorten */.m)(message, limits.messageChars) : undefined,
            trace,
        }),
    },
    ...(0,present/* present */.E)({ durationMs: readSeconds(time), file: file ? nameOf(file) : undefined, line: readLine(line ?? lineno) }),
});
const isLastAttempt = ({ element }) => failure_elements[element].attempt === 'last';
const isRerun = ({ element }) => failure_elements[element].attempt === 'rerun';
const statusOfFailure = ({ kind }) => (kind === 'error' ? 'error' : 'failed');
const toEarlierTry = ({ failure, durationMs }) => ({
    status: statusOfFailure(failure),
    failures: [failure],
    ...(0,present/* present */.E)({ durationMs }),
});

// EXTERNAL MODULE: ./build/javascript/results/junit/problem.js
var junit_problem = __webpack_require__(92466);
;// CONCATENATED MODULE: ./build/javascript/results/junit/declared-counts.js




const readDeclaredCounts = (attributes, problems) => {
    /** Several spellings of one count are added: writers tell `skipped` from `disabled`. */
    const count = (...names) => {
        const values = names.flatMap((name) => {
            const text = attributes[name]?.trim() ?? '';
            const value = readNumber(text);
            if (value === undefined && text !== '')
                problems.add({ code: 'bad-number', message: `${name}="${text.slice(0, 40)}" is not a count.` });
            return value === undefined ? [] : [Math.trunc(value)];
        });
        return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value);
    };
    return (0,present/* present */.E)({
        tests: count('tests', 'total'),
        failures: count('failures', 'failed'),
        errors: count('errors'),
        skipped: count('skipped', 'skips', 'skip', 'ignored', 'disabled', 'notrun'),
        timedOut: count('timedout'),
    });
};
/** @returns nothing where the suite does not say how many tests it has */
const toCounters = (declared) => {
    const { tests, failures = 0, errors = 0, skipped = 0, timedOut = 0 } = declared;
    if (tests === undefined)
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
    const agrees = fits(tests, model_status/* countedTests */.IU, (counters) => (0,model_status/* countedTests */.IU)(counters) - counters.skipped) &&
        (fits(failed, notPassed) || (failures !== undefined && fits(failures, notPassed))) &&
        fits(skipped, (counters) => counters.skipped);
    if (agrees)
        return undefined;
    const claims = [claim(tests, 'tests'), claim(failed, 'failed'), claim(skipped, 'skipped')].filter((text) => text !== '');
    const [first] = found;
    return `${name} declares ${claims.join(', ')}; found are ${(0,model_status/* countedTests */.IU)(first)} tests, ${notPassed(first)} failed, ${first.skipped} skipped.`;
};
const notPassed = (counters) => (0,counting/* failedIn */.r4)(counters) + counters.pending;
const claim = (count, word) => (count === undefined ? '' : `${count} ${word}`);

;// CONCATENATED MODULE: ./build/javascript/results/junit/suite.js






const openSuite = (attributes, { nameOf, problems }) => ({
    name: nameOf(attributes.name ?? attributes.id ?? ''),
    declared: readDeclaredCounts(attributes, problems),
    properties: new Map(),
    cases: [],
    failures: [],
    inner: [],
});
/** A failure of the suite itself becomes a test of its own. */
const testsOfSuite = ({ name, failures }) => {
    if (failures.length === 0)
        return [];
    const isError = failures.some(({ failure }) => statusOfFailure(failure) === 'error');
    return [
        {
            className: name,
            name: '(suite)',
            status: isError ? 'error' : 'failed',
            failures: failures.map(({ failure }) => failure),
            earlierTries: [],
        },
    ];
};
/** Sums a suite up, and notes where its attributes claim something else. */
const closeSuite = (suite, isWhole, { problems, repeatedCases }) => {
    const { name, declared, cases, inner } = suite;
    const ofCases = (0,counting/* countByStatus */.x7)(cases);
    const found = (0,counting/* addCounters */.Zy)(ofCases, (0,counting/* countByStatus */.x7)(testsOfSuite(suite)));
    const attempts = (0,counting/* addCounters */.Zy)(found, (0,counting/* countByStatus */.x7)(cases.flatMap(({ earlierTries }) => earlierTries)));
    const totals = {
        found: inner.reduce((sum, each) => (0,counting/* addCounters */.Zy)(sum, each.found), found),
        attempts: inner.reduce((sum, each) => (0,counting/* addCounters */.Zy)(sum, each.attempts), attempts),
    };
    const eachOnce = repeatedCases === 'attempts' ? [(0,counting/* countByStatus */.x7)((0,results_attempts/* mergeRepeated */.TX)(cases))] : [];
    const difference = describeDifference(name === '' ? 'A suite without a name' : `The suite "${(0,text_budget/* shorten */.m)(name, 100)}"`, declared, [
        totals.found,
        totals.attempts,
        found,
        ofCases,
        attempts,
        ...eachOnce,
    ]);
    if (difference !== undefined && isWhole)
        problems.add({ code: 'counts-differ', message: difference });
    return { ...totals, declared: declaredTotal(declared, (0,model_status/* countedTests */.IU)(found), (0,model_status/* countedTests */.IU)(totals.found), inner) };
};
/** A suite's claim usually includes the suites inside it; a suite without one is the sum of what is inside. */
const declaredTotal = (declared, ownTests, allTests, inner) => {
    const own = toCounters(declared);
    const claims = inner.flatMap((each) => each.declared ?? []);
    if (claims.length < inner.length || inner.length === 0)
        return own;
    const sum = claims.reduce(counting/* addCounters */.Zy, model_status/* noCounters */.pZ);
    if (own === undefined)
        return sum;
    return declared.tests === ownTests && allTests !== ownTests ? (0,counting/* addCounters */.Zy)(own, sum) : own;
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/case-status.js

/**
 * The result of one `<testcase>` from its elements and its attributes; the worse wins.
 *
 * Three words stand above a failure element, because they are about it: `disabled` (the runner was told not to count the test), `flaky`
 * (a later attempt passed) and `timed out` (which no element of JUnit can say).
 */
const statusOfCase = (attributes, { failures, isSkipped, isTimedOut }) => {
    const words = [attributes.result, attributes.status].flatMap((word) => word?.trim().slice(0, mostWordChars) || []);
    const fromWords = words.map(statusOfWord);
    if (words.some((word) => word.toLowerCase() === 'disabled') || isYes(attributes.disabled))
        return { status: 'skipped' };
    if (isTimedOut || isYes(attributes.timedout) || fromWords.includes('timed-out'))
        return { status: 'timed-out' };
    if (isYes(attributes.flaky) && !fromWords.some(isBadWord))
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

;// CONCATENATED MODULE: ./build/javascript/results/junit/test-case.js





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
            open.attachments.push((0,text_budget/* shorten */.m)(path, limits.nameChars));
};
/** Without a class of its own a case takes the suite's name, as Jenkins does. A case that was cut off cannot count as passed. */
const closeCase = (open, isWhole, context) => {
    const { attributes, suiteName, properties, attachments } = open;
    const { limits, nameOf, problems, keepsPassedOutput } = context;
    const { status, statusWord, failuresAreEarlier } = atEnd(statusOfCase(attributes, open), isWhole);
    if (status === 'unknown' && isWhole)
        problems.add({
            code: 'unknown-result',
            message: `"${statusWord}" is an unrecognized result; the test does not count as passed.`,
        });
    const [failures, earlierTries] = splitAttempts(open.failures, failuresAreEarlier === true);
    const keepsOutput = keepsPassedOutput || (status !== 'passed' && status !== 'skipped') || earlierTries.length > 0;
    const video = attributes.video_url ?? attributes.video;
    return {
        className: nameOf(attributes.classname || attributes.class || suiteName),
        name: nameOf(attributes.name || attributes.id || '(no name)'),
        status,
        failures,
        earlierTries,
        ...(0,present/* present */.E)({
            durationMs: durationOf(attributes, context),
            statusWord: statusWord === undefined ? undefined : (0,text_budget/* shorten */.m)(statusWord, limits.nameChars),
            skipMessage: open.skipMessage,
            startedAt: readTimestamp(attributes.timestamp ?? attributes['started-at']),
            ...placeOf(open, context),
            testId: attributes.test_id ? (0,text_budget/* shorten */.m)(attributes.test_id, limits.nameChars) : undefined,
            systemOut: keepsOutput ? open.systemOut?.take() : undefined,
            systemErr: keepsOutput ? open.systemErr?.take() : undefined,
            attachments: attachments.length === 0 ? undefined : attachments,
            properties: properties.size === 0 ? undefined : Object.fromEntries(properties),
            links: video ? { video: (0,text_budget/* shorten */.m)(video, limits.messageChars) } : undefined,
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
    return [last.map(({ failure }) => failure), earlier.map(toEarlierTry)];
};
/** Shared by the tests that passed, of which there are many. */
const none = [];
const durationOf = (attributes, { problems }) => {
    const text = attributes.time ?? attributes.duration ?? '';
    const durationMs = readSeconds(text);
    if (durationMs === undefined && text !== '')
        problems.add({ code: 'bad-number', message: `time="${text.slice(0, 40)}" is not a duration.` });
    return durationMs;
};
/** Some writers put file and line on the failure. */
const placeOf = ({ attributes, failures }, { nameOf }) => {
    const { file, line, lineno } = attributes;
    if (file)
        return (0,present/* present */.E)({ file: nameOf(file), line: readLine(line ?? lineno) });
    const placed = failures.find((failure) => failure.file !== undefined);
    return (0,present/* present */.E)({ file: placed?.file, line: placed?.line });
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/junit-document.js









const skippedElements = new Set(['skipped', 'ignored', 'disabled', 'notrun', 'pending']);
const timedOutElements = new Set(['timeout', 'timedout', 'timedOut']);
const outputElements = new Map([
    ['system-out', 'systemOut'],
    ['system-err', 'systemErr'],
]);
const shownChars = 80;
/** Turns elements into suites and tests. Elements that no writer is known to use are passed over. */
const createJUnitDocument = (context) => {
    const { limits, budget } = context;
    const suites = [];
    const tests = [];
    const frames = [];
    let total = { found: model_status/* noCounters */.pZ, attempts: model_status/* noCounters */.pZ };
    let crash;
    let caseCount = 0;
    let suiteCount = 0;
    const suiteFrame = (element, attributes, around) => {
        suiteCount += 1;
        if (suiteCount > limits.suites)
            throw new junit_problem/* ReadingStopped */.aG('too-large', `More than ${limits.suites} test suites.`);
        const suite = openSuite(attributes, context);
        const place = suites.length;
        const close = (isWhole) => {
            const ofSuite = testsOfSuite(suite);
            const { name, properties, cases } = suite;
            // The frame of all suites is none itself, unless it holds results.
            if (element === 'testsuite' || cases.length + ofSuite.length > 0)
                suites.splice(place, 0, { name, properties: Object.fromEntries(properties) });
            tests.push(...ofSuite);
            const totals = closeSuite(suite, isWhole, context);
            if (around === undefined)
                total = totals;
            else
                around.suite.inner.push(totals);
        };
        return { kind: 'suite', suite, case: undefined, close };
    };
    const caseFrame = (attributes, suite) => {
        caseCount += 1;
        if (caseCount > limits.cases)
            throw new junit_problem/* ReadingStopped */.aG('too-large', `More than ${limits.cases} test cases.`);
        const open = openCase(attributes, suite.name);
        const close = (isWhole) => {
            const test = closeCase(open, isWhole, context);
            suite.cases.push(test);
            tests.push(test);
        };
        return { kind: 'case', suite, case: open, close };
    };
    /** An element whose text is wanted when it ends. */
    const textFrame = (around, kind, limitChars, take) => {
        const text = budget.collect(limitChars);
        return { ...inside(around), kind, text: text.push, close: () => take(text.take()) };
    };
    const failureFrame = (element, attributes, around) => textFrame(around, 'failure', limits.traceChars, (trace) => {
        const failure = readFailure(element, attributes, trace, context);
        const { failures } = around.case ?? around.suite;
        if (failures.length < limits.failuresPerTest)
            failures.push(failure);
    });
    /** In all forms: `name` with `value` or with text, and the service's `<property session_id="…">`, where every attribute is a property. */
    const propertyFrame = (attributes, around) => textFrame(around, 'other', limits.messageChars, (text = '') => {
        const { properties } = around.case ?? around.suite;
        const { name, value = text.trim() } = attributes;
        for (const [key, each] of name === undefined ? Object.entries(attributes) : [[name, value]])
            if (properties.size < limits.propertiesPerElement || properties.has(key))
                properties.set((0,text_budget/* shorten */.m)(key, limits.nameChars), (0,text_budget/* shorten */.m)(each, limits.messageChars));
    });
    const skippedFrame = ({ message }, around, owner) => textFrame(around, 'other', limits.messageChars, (text) => {
        owner.isSkipped = true;
        owner.skipMessage ??= message ? (0,text_budget/* shorten */.m)(message, limits.messageChars) : text;
    });
    const takeSuiteOutput = (text) => {
        crash ??= crashLineIn(text);
    };
    const frameInCase = (name, attributes, around, owner) => {
        const stream = outputElements.get(name);
        if (stream !== undefined)
            return { ...inside(around), text: (text) => addOutput(owner, stream, text, context) };
        if (skippedElements.has(name))
            return skippedFrame(attributes, around, owner);
        if (timedOutElements.has(name))
            owner.isTimedOut = true;
        return inside(around);
    };
    const frameInside = (name, attributes, around) => {
        const isOutput = outputElements.has(name);
        if (name === 'testcase')
            return caseFrame(attributes, around.suite);
        // A `<stackTrace>` belongs to the failure's text; outputs of an earlier attempt do not.
        if (around.kind === 'failure')
            return isOutput ? inside(around) : { ...inside(around), kind: 'failure', text: around.text };
        // At any depth: a failure inside of something unknown is one all the same.
        if (isFailureElement(name))
            return failureFrame(name, attributes, around);
        if (name === 'property')
            return propertyFrame(attributes, around);
        if (around.kind === 'suite' && isOutput)
            return { ...inside(around), text: takeSuiteOutput };
        return around.kind === 'case' && around.case ? frameInCase(name, attributes, around, around.case) : inside(around);
    };
    return {
        handler: {
            open: (name, attributes) => {
                const around = frames.at(-1);
                if (name === 'testsuites' || name === 'testsuite')
                    frames.push(suiteFrame(name, attributes, around));
                else if (around !== undefined)
                    frames.push(frameInside(name, attributes, around));
                else
                    throw new junit_problem/* ReadingStopped */.aG('not-junit', `The root element is <${name.slice(0, shownChars)}>, not one of JUnit's.`);
            },
            close: () => frames.pop()?.close?.(true),
            text: (text) => frames.at(-1)?.text?.(text),
        },
        finish: () => {
            for (let frame = frames.pop(); frame !== undefined; frame = frames.pop())
                frame.close?.(false);
            const merged = context.repeatedCases === 'attempts' ? (0,results_attempts/* mergeRepeated */.TX)(tests) : tests;
            const found = (0,counting/* countByStatus */.x7)(merged);
            const attempts = (0,counting/* subtractCounters */.mG)(total.attempts, found);
            return { suites, tests: merged, found, attempts, ...(0,present/* present */.E)({ declared: total.declared, crash }) };
        },
    };
};
const inside = ({ suite, case: owner }) => ({ kind: 'other', suite, case: owner });
/**
 * What `am instrument` and its readers print of a run that broke off: `INSTRUMENTATION_RESULT: shortMsg=Process crashed.` and
 * `Test run failed to complete. Instrumentation run failed due to 'Process crashed.'`
 */
const crash = /^[ \t]*((?:INSTRUMENTATION_RESULT: shortMsg=|Test run failed to complete\b|Instrumentation run failed due to\b).{0,500})/m;
const mostCrashChars = 200;
/** @returns the line of an output that says that the instrumentation crashed */
const crashLineIn = (output) => {
    const line = crash.exec(output)?.[1]?.trim();
    return line === undefined ? undefined : (0,text_budget/* shorten */.m)(line, mostCrashChars);
};

// EXTERNAL MODULE: ./build/javascript/results/junit/limits.js
var junit_limits = __webpack_require__(5257);
// EXTERNAL MODULE: ./build/javascript/results/junit/shared-names.js
var shared_names = __webpack_require__(13901);
;// CONCATENATED MODULE: ./build/javascript/results/junit/xml-encoding.js
/** Enough to hold any XML declaration. */
const declarationBytes = 1_024;
/**
 * Bytes to text by the byte order mark, else by the look of the first bytes, else by the encoding that the XML declaration names.
 *
 * A declaration of UTF-16 over bytes that are none is a known fault of .NET writers, and read as UTF-8. Bytes that do not decode
 * become U+FFFD and are noted.
 */
const createXmlDecoder = (problems) => {
    /** What came before the encoding is known, then the last two bytes of what is decoded. */
    let before = Buffer.alloc(0);
    let decoder;
    let undecoded = 0;
    const begin = (head) => {
        const encoding = encodingOf(head);
        try {
            return new TextDecoder(encoding);
        }
        catch {
            problems.add({ code: 'bad-encoding', message: `The encoding "${encoding}" is unrecognized; read as UTF-8.` });
            return new TextDecoder();
        }
    };
    const decode = (bytes, last, isEnd) => {
        decoder ??= begin(bytes);
        const text = decoder.decode(bytes, { stream: !isEnd });
        // The report itself may hold U+FFFD, where an earlier tool put it; only what is new is a fault of this reading.
        if (text.includes(replacement))
            undecoded += count(text, replacement) - count(Buffer.concat([last, bytes]).toString('latin1'), replacementBytes);
        before = Buffer.concat([last, bytes.subarray(-2)]).subarray(-2);
        return text;
    };
    return {
        write: (bytes) => {
            if (decoder !== undefined)
                return decode(bytes, before, false);
            before = Buffer.concat([before, bytes]);
            return before.length < declarationBytes ? '' : decode(before, xml_encoding_none, false);
        },
        end: () => {
            const text = decoder === undefined ? decode(before, xml_encoding_none, true) : decode(xml_encoding_none, before, true);
            if (undecoded > 0)
                problems.add({ code: 'bad-encoding', message: `Some bytes are not ${decoder?.encoding}; they are shown as \uFFFD.` });
            return text;
        },
    };
};
const xml_encoding_none = new Uint8Array(0);
const replacement = '\uFFFD';
const replacementBytes = Buffer.from(replacement).toString('latin1');
const count = (text, part) => text.split(part).length - 1;
const encodingOf = (head) => {
    const [first, second, third, fourth] = head;
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    if (first === 0xfe && second === 0xff)
        return 'utf-16be';
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return 'utf-8';
    if (first !== 0 && second === 0 && third !== 0 && fourth === 0)
        return 'utf-16le';
    if (first === 0 && second !== 0 && third === 0 && fourth !== 0)
        return 'utf-16be';
    const declared = declaredEncoding(head);
    return declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared;
};
const declaredEncoding = (head) => {
    const ascii = new TextDecoder('latin1').decode(head.subarray(0, declarationBytes));
    return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(ascii)?.[1];
};

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
// EXTERNAL MODULE: ./build/javascript/lib/xml.js
var xml = __webpack_require__(36794);
;// CONCATENATED MODULE: ./build/javascript/results/junit/xml-faults.js

const xml_faults_shownChars = 80;
const keptReference = 'An "&" that begins no reference of XML; it is kept as it is.';
/** By the words of saxes. Without a code the fault is harmless. */
const faults = [
    // The reader looks at the text itself, which says more.
    [/^text data outside/],
    [/^malformed comment/],
    [/XML declaration|^expected |^encoding value|^version number|^standalone value/],
    [/^disallowed character\.$/, 'bad-attribute', 'A raw "<" in an attribute, which XML does not allow, is left out.'],
    [/^duplicate attribute: (.{1,80})/, 'bad-attribute', 'The attribute $1 comes twice in one tag; the last counts.'],
    [/^the string "]]>"/, 'bad-reference', 'A "]]>" outside of a CDATA section; it is kept as it is.'],
    [/^undefined entity|entity name\.$/, 'bad-reference', keptReference],
    [
        /^malformed character entity/,
        'illegal-characters',
        'A reference to a character that XML does not allow; it is kept as it is.',
    ],
    [/^documents may contain only one root/, 'trailing-content', 'A second document follows the first.'],
    [/^document must contain a root/, 'empty', 'The report is empty.'],
    [/^unclosed tag: (.{1,80})/, 'truncated', 'The report is cut off inside <$1>.'],
    [/^unexpected end/, 'truncated', 'The report is cut off inside a tag or a comment.'],
    [/^unmatched closing tag: (.{1,80})\.$/, 'malformed', '</$1> closes nothing.'],
];
/**
 * What follows from a fault that saxes found; nothing where it is harmless. Without an entry in the table it follows that nothing after
 * it can be trusted.
 */
const problemOfFault = (words) => {
    for (const [pattern, code, message = ''] of faults) {
        const match = pattern.exec(words);
        if (match === null)
            continue;
        return code && { code, message: message.replace('$1', () => (match[1] ?? '').replace(/\.$/, '')) };
    }
    return { code: 'malformed', message: `The report is not well-formed XML: ${words.slice(0, 100)}` };
};
/** Whether saxes may have taken markup for the name of a reference. */
const mayHideMarkup = (words) => /entity name\.$|^malformed character entity/.test(words);
/**
 * Text before or after the document.
 *
 * @param since the place after what came before it
 * @param endLine the line in which it ends
 */
const textOutside = (text, isAfter, since, endLine) => {
    const content = text.trimStart();
    const before = text.slice(0, text.length - content.length);
    const place = {
        line: endLine - (content.split('\n').length - 1),
        column: before.includes('\n') ? before.length - before.lastIndexOf('\n') : since.column + before.length,
    };
    const shown = content.slice(0, xml_faults_shownChars).trimEnd();
    return isAfter
        ? new junit_problem/* ReadingStopped */.aG('trailing-content', `Something follows the end of the document: "${shown}"`, place)
        : new junit_problem/* ReadingStopped */.aG('not-xml', `The report is not XML; it begins with "${shown}"`, place);
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/xml-reader.js




/** Each costs time; a file of nothing else is not read to its end. */
const mostFaults = 100_000;
const htmlPage = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+)?html[\s>]/i;
/**
 * Streams a document through saxes, and adds what that leaves to its user: bounds, and which faults end the reading.
 *
 * Slips that lose no structure are noted and read over. Document types are refused whole, so no entity can grow.
 */
const createXmlReader = (handler, limits, problems) => {
    const parser = new saxes/* SaxesParser */.wT({ xmlns: false, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
    let depth = 0;
    let hasBegun = false;
    let rootSeen = false;
    let attributes = 0;
    let faults = 0;
    let maySwallow = false;
    /** An element that was closed, by the right tag unless a fault follows at once. */
    let closing;
    /** Where the parser's last event ended; it holds in memory all that it has read since. */
    let eventEndChars = 0;
    let fedChars = 0;
    /** Where text outside of the root began. */
    let outsideSince = { line: 1, column: 1 };
    let isEnding = false;
    let isCutInMarkup = false;
    /** What is wrong with the end of the document. */
    const atEnd = [];
    const here = () => ({ line: parser.line, column: parser.column + 1 });
    const stop = (code, message) => new junit_problem/* ReadingStopped */.aG(code, message, here());
    const settle = () => {
        if (closing === undefined)
            return;
        closing = undefined;
        handler.close();
    };
    const eventEnds = () => {
        eventEndChars = parser.position;
        if (depth === 0)
            outsideSince = here();
    };
    const refuseSwallowed = (isMarkup) => {
        if (isMarkup)
            throw stop('malformed', 'An "&" that begins no reference hides what follows it.');
        maySwallow = false;
    };
    const takeText = (text) => {
        settle();
        if (isCutInMarkup)
            return;
        if (depth > 0)
            handler.text(text);
        else if (text.trim() !== '')
            throw textOutside(text, rootSeen, outsideSince, parser.line);
        eventEnds();
    };
    // Each handler adds a property to the parser. With one more than these seven, V8 makes a table of it, and reading takes four times as long.
    parser.on('attribute', () => {
        attributes += 1;
        if (attributes > limits.attributesPerElement)
            throw stop('too-large', `One tag has more than ${limits.attributesPerElement} attributes.`);
    });
    parser.on('opentag', ({ name, attributes: values }) => {
        settle();
        attributes = 0;
        if (maySwallow)
            refuseSwallowed(Object.values(values).some((value) => /[<"]/.test(value)));
        if (depth >= limits.depth)
            throw stop('too-deep', `More than ${limits.depth} elements inside each other.`);
        depth += 1;
        rootSeen = true;
        handler.open(name.slice(name.indexOf(':') + 1), values);
        eventEnds();
    });
    parser.on('closetag', ({ name }) => {
        settle();
        closing = name;
        depth -= 1;
        eventEnds();
    });
    parser.on('text', (text) => {
        if (maySwallow)
            refuseSwallowed(text.includes('<'));
        takeText(text);
    });
    parser.on('cdata', takeText);
    parser.on('doctype', () => {
        throw stop('doctype', 'The report has a document type, which is refused: entities in it could grow without bound.');
    });
    parser.on('error', ({ message: words }) => {
        faults += 1;
        if (faults > mostFaults)
            throw stop('too-large', `More than ${mostFaults} faults of XML.`);
        if (closing !== undefined && words === 'unexpected close tag.')
            throw stop('malformed', `Another end tag closes <${closing.slice(0, xml_faults_shownChars)}>.`);
        settle();
        const problem = problemOfFault(words);
        maySwallow ||= mayHideMarkup(words);
        if (problem === undefined)
            return;
        if (!(0,junit_problem/* isFatal */.BG)(problem)) {
            problems.add({ ...problem, ...here() });
            return;
        }
        const fatal = stop(problem.code, problem.message);
        if (!isEnding)
            throw fatal;
        isCutInMarkup = words === 'unexpected end.';
        atEnd.push(fatal);
    });
    const feed = (text) => {
        parser.write(text);
        settle();
        fedChars += text.length;
        if (fedChars - eventEndChars > limits.pieceChars)
            throw stop('too-large', `A tag, text or comment is longer than ${limits.pieceChars} characters.`);
    };
    const take = (text) => {
        if (hasBegun) {
            feed(text);
            return;
        }
        const content = text.trimStart();
        feed(text.slice(0, text.length - content.length));
        outsideSince = here();
        hasBegun = content !== '';
        if (htmlPage.test(content))
            throw stop('html', 'The report is a page of HTML, not JUnit.');
        feed(content);
    };
    const cleaner = (0,xml/* createXmlCleaner */.K_)(take, () => {
        const message = 'Control characters, which XML does not allow, are shown as \uFFFD.';
        problems.add({ code: 'illegal-characters', message, ...here() });
    });
    return {
        write: cleaner.write,
        end: () => {
            cleaner.end();
            if (!hasBegun)
                throw stop('empty', 'The report is empty.');
            isEnding = true;
            parser.close();
            settle();
            const fatal = atEnd.find(({ problem }) => problem.code !== 'empty') ?? atEnd[0];
            if (fatal !== undefined)
                throw fatal;
        },
    };
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/read-junit.js








/**
 * Reads a JUnit report of any dialect as it streams in; memory holds its results, never its text.
 *
 * Whatever the content is, this returns: what was readable before a break is kept, and every oddity is a problem with a stable code.
 *
 * @param source blocks may share their memory: each is decoded before the next is asked for
 * @throws only what `source` throws
 */
const readJUnit = async (source, options = {}) => {
    const limits = { ...junit_limits/* defaultJUnitLimits */._, ...options.limits };
    const problems = (0,junit_problem/* createProblemList */.Y7)();
    const document = createJUnitDocument({
        limits,
        repeatedCases: options.repeatedCases ?? 'separate',
        keepsPassedOutput: options.keepsPassedOutput ?? false,
        problems,
        budget: (0,text_budget/* createTextBudget */.r)(limits.keptChars),
        nameOf: options.names ?? (0,shared_names/* createSharedNames */.M)(limits.nameChars),
    });
    const decoder = createXmlDecoder(problems);
    const reader = createXmlReader(document.handler, limits, problems);
    try {
        let bytes = 0;
        for await (const chunk of source) {
            bytes += chunk.length;
            if (bytes > limits.bytes)
                throw new junit_problem/* ReadingStopped */.aG('too-large', `The report is larger than ${(0,durations/* formatBytes */.z3)(limits.bytes)}.`);
            reader.write(decoder.write(chunk));
        }
        reader.write(decoder.end());
        reader.end();
    }
    catch (error) {
        if (!(error instanceof junit_problem/* ReadingStopped */.aG))
            throw error;
        problems.add(error.problem);
    }
    const read = document.finish();
    const all = problems.all();
    return { ...read, problems: all, complete: !all.some(junit_problem/* isFatal */.BG) };
};


/***/ }),

/***/ 13901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createSharedNames)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5257);
/* harmony import */ var _text_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45910);


/** A table that hostile reports fill is emptied. */
const mostChars = 8_000_000;
/** What an entry takes beside its characters. */
const entryChars = 50;
/** Names come again and again, in one report and in those of other devices. Each is cut to `nameChars`. */
const createSharedNames = (nameChars = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultJUnitLimits */ ._.nameChars) => {
    const names = new Map();
    let chars = 0;
    return (text) => {
        const known = names.get(text);
        if (known !== undefined)
            return known;
        const name = (0,_text_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .m)(text, nameChars);
        chars += name.length + entryChars;
        if (chars > mostChars) {
            names.clear();
            chars = name.length + entryChars;
        }
        names.set(name, name);
        return name;
    };
};


/***/ }),

/***/ 45910:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shorten),
/* harmony export */   r: () => (/* binding */ createTextBudget)
/* harmony export */ });
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


/***/ })

};
;