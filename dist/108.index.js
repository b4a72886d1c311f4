"use strict";
exports.id = 108;
exports.ids = [108];
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
const blockBytes = 32_768;
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
    passedOutputChars: 0,
    keptChars: 64 * mebi,
    failuresPerTest: 50,
    propertiesPerElement: 200,
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
    return {
        add,
        note: (code, message, position) => add({ code, message, ...position }),
        all: () => [
            ...problems,
            ...[...counts]
                .filter(([, count]) => count > shownOfEachKind)
                .map(([code, count]) => ({ code, message: `${count - shownOfEachKind} more of the same kind` })),
        ],
    };
};


/***/ }),

/***/ 95415:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ readJUnit)
});

// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var attempts = __webpack_require__(7330);
// EXTERNAL MODULE: ./build/javascript/results/counting.js
var counting = __webpack_require__(14289);
;// CONCATENATED MODULE: ./build/javascript/results/junit/numbers.js
/**
 * A number as JUnit writers spell it: `12`, `4.5e-05`, `1,234.5`, `1.234,5`, `0,005`, `a99,999`, `1.5 s`.
 *
 * @returns nothing where no digit is to be found, or the number is negative or not finite
 */
const readNumber = (text) => {
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
/** Seconds to milliseconds, rounded to a microsecond. */
const secondsToMs = (seconds) => Math.round(seconds * millisecondsPerSecond * 1_000) / 1_000;
/** A time without a zone is taken as UTC, which is what the service and most writers mean. */
const readTimestamp = (text) => {
    const trimmed = text.trim().slice(0, 60);
    const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(trimmed);
    const date = new Date(hasZone ? trimmed : `${trimmed.replace(' ', 'T')}Z`);
    return Number.isNaN(date.getTime()) ? undefined : date;
};

// EXTERNAL MODULE: ./build/javascript/results/junit/text-budget.js
var text_budget = __webpack_require__(45910);
;// CONCATENATED MODULE: ./build/javascript/results/junit/failure-builder.js


const failure_builder_elements = {
    failure: { kind: 'failure', try: 'last' },
    error: { kind: 'error', try: 'last' },
    flakyFailure: { kind: 'failure', try: 'before-pass' },
    flakyError: { kind: 'error', try: 'before-pass' },
    rerunFailure: { kind: 'failure', try: 'rerun' },
    rerunError: { kind: 'error', try: 'rerun' },
};
const isFailureElement = (name) => Object.hasOwn(failure_builder_elements, name);
const createFailureBuilder = (element, attributes, { limits, budget, nameOf }) => {
    const trace = (0,text_budget/* createTextCollector */.DB)(limits.traceChars);
    const type = attributes.type;
    const message = attributes.message;
    const file = attributes.file;
    const seconds = readNumber(attributes.time ?? '');
    return {
        text: trace.push,
        finish: () => {
            const kept = budget.keep(trace, limits.traceChars);
            return {
                element,
                failure: {
                    kind: failure_builder_elements[element].kind,
                    ...(type ? { type: nameOf(type) } : {}),
                    ...(message ? { message: (0,text_budget/* shorten */.ml)(message, limits.messageChars) } : {}),
                    ...(kept === undefined ? {} : { trace: kept }),
                },
                ...(seconds === undefined ? {} : { durationMs: secondsToMs(seconds) }),
                ...(file ? { file: nameOf(file) } : {}),
                ...lineOf(attributes),
            };
        },
    };
};
const lineOf = (attributes) => {
    const line = readNumber(attributes.line ?? attributes.lineno ?? '');
    return line !== undefined && Number.isInteger(line) && line > 0 ? { line } : {};
};
const isLastTry = ({ element }) => failure_builder_elements[element].try === 'last';
const isRerun = ({ element }) => failure_builder_elements[element].try === 'rerun';
const statusOfFailure = ({ kind }) => (kind === 'error' ? 'error' : 'failed');
const toEarlierTry = ({ failure, durationMs }) => ({
    status: statusOfFailure(failure),
    failures: [failure],
    ...(durationMs === undefined ? {} : { durationMs }),
});

;// CONCATENATED MODULE: ./build/javascript/results/junit/result-words.js
const words = [
    ['passed', ['passed', 'pass', 'success', 'successful', 'succeeded', 'ok', 'run', 'completed', 'finished', 'done', 'executed']],
    ['failed', ['failed', 'fail', 'failure']],
    ['error', ['error', 'errored', 'broken', 'crashed', 'aborted']],
    [
        'skipped',
        [
            'skipped',
            'skip',
            'ignored',
            'disabled',
            'notrun',
            'notexecuted',
            'suppressed',
            'inconclusive',
            'omitted',
            'todo',
            'excluded',
        ],
    ],
    ['timed-out', ['timedout', 'timeout']],
    ['pending', ['pending', 'queued', 'running', 'started', 'scheduled']],
];
const statusByWord = new Map(words.flatMap(([status, spellings]) => spellings.map((word) => [word, status])));
/** The result that a `status` or `result` attribute names, however it is spelled: `TIMED_OUT`, `Timed out`, `timedout`. */
const statusOfWord = (word) => statusByWord.get(word
    .slice(0, 40)
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/^timeout$/, 'timedout')) ?? 'unknown';
/** `true`, `1` and counts above zero; `false`, `0` and everything else are no. */
const isYes = (value) => value !== undefined && /^(?:true|yes|0*[1-9]\d*)$/i.test(value.trim());
const isNo = (value) => value !== undefined && /^(?:false|no|0+)$/i.test(value.trim());
const badness = {
    passed: 0,
    skipped: 1,
    pending: 2,
    unknown: 3,
    failed: 4,
    'timed-out': 5,
    error: 6,
};
const worst = (statuses) => statuses.reduce((one, other) => (badness[other] > badness[one] ? other : one), 'passed');

;// CONCATENATED MODULE: ./build/javascript/results/junit/case-status.js


/**
 * The result of one `<testcase>` from its elements and its attributes; the worse wins.
 *
 * Three words stand above a failure element, because they are about it: `disabled` (the runner was told not to count the test), `flaky`
 * (a later try passed) and `timed out` (which no element of JUnit can say).
 */
const statusOfCase = (attributes, { failures, isSkipped, isTimedOut }) => {
    const words = wordsOf(attributes);
    const stated = words.map(statusOfWord);
    const last = failures.filter(isLastTry);
    if (words.some((word) => word.toLowerCase() === 'disabled') || isYes(attributes.disabled))
        return { status: 'skipped', failuresAreEarlier: false };
    if (isTimedOut || isYes(attributes.timedout) || stated.includes('timed-out'))
        return { status: 'timed-out', failuresAreEarlier: false };
    if (isYes(attributes.flaky) && !stated.some(isBadWord))
        return { status: 'passed', failuresAreEarlier: true };
    const told = last.map(({ failure }) => statusOfFailure(failure));
    if (last.length === 0 && failures.some(isRerun) && !stated.includes('passed'))
        told.push('failed');
    if (isSkipped || isYes(attributes.skipped) || isNo(attributes.executed))
        told.push('skipped');
    if (isNo(attributes.success) && told.length === 0)
        told.push('failed');
    // Words of state ("queued", "accurate") count only where no element says how the test ended.
    const counted = told.length > 0 ? stated.filter(isBadWord) : stated;
    const status = worst([...told, ...counted]);
    const statusWord = words[stated.indexOf('unknown')];
    return { status, ...(status === 'unknown' && statusWord !== undefined ? { statusWord } : {}), failuresAreEarlier: false };
};
const wordsOf = (attributes) => ['result', 'status'].flatMap((name) => {
    const word = attributes[name]?.trim().slice(0, 100);
    return word === undefined || word === '' ? [] : [word];
});
const isBadWord = (status) => status === 'failed' || status === 'error';

;// CONCATENATED MODULE: ./build/javascript/results/junit/property-list.js

/**
 * Properties in all their forms: `name` with `value` or with text, and the service's `<property session_id="…">`, where every attribute
 * is a property (observed shapes 5.1).
 */
const createPropertyList = (limits) => {
    let properties;
    const set = (name, value) => {
        properties ??= new Map();
        if (properties.size >= limits.propertiesPerElement && !properties.has(name))
            return;
        properties.set((0,text_budget/* shorten */.ml)(name, limits.nameChars), (0,text_budget/* shorten */.ml)(value, limits.messageChars));
    };
    return {
        add: (attributes, text) => {
            const name = attributes.name;
            if (name !== undefined)
                set(name, attributes.value ?? text.trim());
            else
                for (const [key, value] of Object.entries(attributes))
                    set(key, value);
        },
        all: () => properties && Object.fromEntries(properties),
    };
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/case-builder.js





const nameless = '(no name)';
const attachment = /\[\[ATTACHMENT\|([^\]\r\n]{1,1000})\]\]/g;
const mostAttachments = 100;
/** Collects one `<testcase>`. Without a class of its own it takes the suite's name, as Jenkins does. */
const createCaseBuilder = (attributes, suiteName, context) => {
    const { limits } = context;
    const failures = [];
    const properties = createPropertyList(limits);
    /** As written: hostile until checked. */
    const attachments = [];
    const outputs = {};
    const mostOutputChars = Math.max(limits.outputChars, limits.passedOutputChars);
    let skipMessage;
    let isSkipped = false;
    let isTimedOut = false;
    const outputsOf = (limitChars) => {
        const systemOut = outputs.out && context.budget.keep(outputs.out, limitChars);
        const systemErr = outputs.err && context.budget.keep(outputs.err, limitChars);
        return { ...(systemOut === undefined ? {} : { systemOut }), ...(systemErr === undefined ? {} : { systemErr }) };
    };
    return {
        failure: (failure) => {
            if (failures.length < limits.failuresPerTest)
                failures.push(failure);
        },
        skipped: (message) => {
            isSkipped = true;
            skipMessage ??= message;
        },
        timedOut: () => {
            isTimedOut = true;
        },
        output: (stream, piece) => {
            const collector = outputs[stream] ?? (0,text_budget/* createTextCollector */.DB)(mostOutputChars);
            outputs[stream] = collector;
            collector.push(piece);
            for (const [, path = ''] of piece.matchAll(attachment))
                if (attachments.length < mostAttachments)
                    attachments.push((0,text_budget/* shorten */.ml)(path, limits.nameChars));
        },
        property: properties.add,
        finish: (end) => {
            const told = atEnd(statusOfCase(attributes, { failures, isSkipped, isTimedOut }), end);
            if (told.status === 'unknown' && end === 'whole')
                noteUnknown(told, context);
            const [ofLastTry, earlierTries] = splitTries(failures, told.failuresAreEarlier);
            const isClean = (told.status === 'passed' || told.status === 'skipped') && earlierTries.length === 0;
            const kept = properties.all();
            return {
                ...namesOf(attributes, suiteName, context),
                status: told.status,
                ...(told.statusWord === undefined ? {} : { statusWord: (0,text_budget/* shorten */.ml)(told.statusWord, limits.nameChars) }),
                failures: ofLastTry,
                earlierTries,
                ...(skipMessage === undefined ? {} : { skipMessage }),
                ...durationOf(attributes, context),
                ...startOf(attributes),
                ...placeOf(attributes, failures, context),
                ...idOf(attributes, limits.nameChars),
                ...outputsOf(isClean ? limits.passedOutputChars : limits.outputChars),
                ...(attachments.length === 0 ? {} : { attachments }),
                ...(kept === undefined ? {} : { properties: kept }),
                ...linksOf(attributes, limits.messageChars),
            };
        },
    };
};
/** A case that was cut off proves nothing good. */
const atEnd = (told, end) => end === 'cut-off' && (told.status === 'passed' || told.status === 'skipped')
    ? { ...told, status: 'unknown', statusWord: 'cut off' }
    : told;
const noteUnknown = ({ statusWord }, { problems }) => problems.note('unknown-result', `"${statusWord}" is no result that is known; the test does not count as passed.`);
const namesOf = (attributes, suiteName, { nameOf }) => ({
    className: nameOf(attributes.classname || attributes.class || suiteName),
    name: nameOf(attributes.name || attributes.id || nameless),
});
const splitTries = (failures, allAreEarlier) => {
    if (failures.length === 0 && !allAreEarlier)
        return [nothing, nothing];
    const last = allAreEarlier ? [] : failures.filter(isLastTry);
    const earlier = failures.filter((failure) => !last.includes(failure)).map(toEarlierTry);
    // The flag alone says that an earlier try failed, though not how.
    const unknownTry = { status: 'failed', failures: [] };
    return [last.map(({ failure }) => failure), allAreEarlier && earlier.length === 0 ? [unknownTry] : earlier];
};
/** Shared by the tests that passed, of which there are many. */
const nothing = [];
const durationOf = (attributes, { problems }) => {
    const text = attributes.time ?? attributes.duration;
    if (text === undefined || text === '')
        return {};
    const seconds = readNumber(text);
    if (seconds === undefined)
        problems.note('bad-number', `time="${text.slice(0, 40)}" is no duration.`);
    return seconds === undefined ? {} : { durationMs: secondsToMs(seconds) };
};
const startOf = (attributes) => {
    const startedAt = readTimestamp(attributes.timestamp ?? attributes['started-at'] ?? '');
    return startedAt === undefined ? {} : { startedAt };
};
/** Some writers put file and line on the failure. */
const placeOf = (attributes, failures, { nameOf }) => {
    const file = attributes.file;
    if (file)
        return { file: nameOf(file), ...lineOf(attributes) };
    const placed = failures.find((failure) => failure.file !== undefined);
    if (placed?.file === undefined)
        return {};
    return { file: placed.file, ...(placed.line === undefined ? {} : { line: placed.line }) };
};
const idOf = (attributes, limitChars) => {
    const testId = attributes.test_id;
    return testId ? { testId: (0,text_budget/* shorten */.ml)(testId, limitChars) } : {};
};
const linksOf = (attributes, limitChars) => {
    const video = attributes.video_url ?? attributes.video;
    return video ? { links: { video: (0,text_budget/* shorten */.ml)(video, limitChars) } } : {};
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/crash-line.js

/**
 * What `am instrument` and its readers print of a run that broke off: `INSTRUMENTATION_RESULT: shortMsg=Process crashed.` and
 * `Test run failed to complete. Instrumentation run failed due to 'Process crashed.'`
 */
const crash = /^[ \t]*((?:INSTRUMENTATION_RESULT: shortMsg=|Test run failed to complete\b|Instrumentation run failed due to\b).{0,500})/m;
const mostChars = 200;
/** @returns the line of an output that says that the instrumentation crashed */
const crashLineIn = (output) => {
    const line = crash.exec(output)?.[1]?.trim();
    return line === undefined ? undefined : (0,text_budget/* shorten */.ml)(line, mostChars);
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/declared-counts.js



const spellings = {
    tests: ['tests', 'total'],
    failures: ['failures', 'failed'],
    errors: ['errors'],
    skipped: ['skipped', 'skips', 'skip', 'ignored', 'disabled', 'notrun'],
    timedOut: ['timedout'],
};
/** Several spellings of one count are added: writers tell `skipped` from `disabled`. */
const readDeclaredCounts = (attributes, problems) => {
    const counts = Object.entries(spellings).flatMap(([key, names]) => {
        const values = names.flatMap((name) => readCount(attributes, name, problems));
        return values.length === 0 ? [] : [[key, values.reduce((sum, value) => sum + value)]];
    });
    return Object.fromEntries(counts);
};
const readCount = (attributes, name, problems) => {
    const text = attributes[name];
    if (text === undefined || text.trim() === '')
        return [];
    const value = readNumber(text);
    if (value === undefined)
        problems.note('bad-number', `${name}="${text.slice(0, 40)}" is no count.`);
    return value === undefined ? [] : [Math.trunc(value)];
};
/** @returns nothing where the suite does not say how many tests it has */
const toCounters = (declared) => {
    const { tests, failures = 0, errors = 0, skipped = 0, timedOut = 0 } = declared;
    if (tests === undefined)
        return undefined;
    const passed = Math.max(0, tests - failures - errors - skipped - timedOut);
    return { passed, failed: failures, error: errors, skipped, timedOut, pending: 0 };
};
/** Results as they were found, in one of the ways in which writers count. */
const foundCounts = (counters) => ({
    tests: (0,model_status/* countedTests */.IU)(counters),
    bad: (0,counting/* failedIn */.r4)(counters) + counters.pending,
    skipped: counters.skipped,
});
const addCounters = (one, other) => combine(one, other, (a, b) => a + b);
const subtractCounters = (one, other) => combine(one, other, (a, b) => a - b);
const combine = (one, other, operation) => ({
    passed: operation(one.passed, other.passed),
    failed: operation(one.failed, other.failed),
    skipped: operation(one.skipped, other.skipped),
    timedOut: operation(one.timedOut, other.timedOut),
    error: operation(one.error, other.error),
    pending: operation(one.pending, other.pending),
});
/**
 * Compares claim and finding. Writers differ in what they count (with or without nested suites, each try or each test, failures with
 * or without errors), so a claim stands if any of these ways agrees.
 *
 * @returns what differs, as a sentence, or nothing
 */
const describeDifference = (name, declared, found) => {
    const ways = found.map(foundCounts);
    const { tests, failures, errors, skipped, timedOut } = declared;
    const bad = failures === undefined && errors === undefined ? undefined : (failures ?? 0) + (errors ?? 0) + (timedOut ?? 0);
    const fits = (claim, ofWay) => claim === undefined || ways.some((way) => ofWay(way).includes(claim));
    const agrees = fits(tests, (way) => [way.tests, way.tests - way.skipped]) &&
        (fits(bad, (way) => [way.bad]) || (failures !== undefined && fits(failures, (way) => [way.bad]))) &&
        fits(skipped, (way) => [way.skipped]);
    const [first] = ways;
    if (agrees || first === undefined)
        return undefined;
    const claims = [claim(tests, 'tests'), claim(bad, 'failed'), claim(skipped, 'skipped')].filter((text) => text !== '');
    return `${name} declares ${claims.join(', ')}; found are ${first.tests} tests, ${first.bad} failed, ${first.skipped} skipped.`;
};
const claim = (count, word) => (count === undefined ? '' : `${count} ${word}`);

// EXTERNAL MODULE: ./build/javascript/results/junit/problem.js
var problem = __webpack_require__(92466);
;// CONCATENATED MODULE: ./build/javascript/results/junit/suite-builder.js








const createSuiteBuilder = (attributes, inside, context) => {
    const { limits, problems, nameOf, repeatedCases } = context;
    const name = nameOf(attributes.name ?? attributes.id ?? '');
    const declared = readDeclaredCounts(attributes, problems);
    const properties = createPropertyList(limits);
    const cases = [];
    const failures = [];
    const inner = [];
    return {
        name,
        addCase: (test) => {
            cases.push(test);
        },
        addFailure: (failure) => {
            if (failures.length < limits.failuresPerTest)
                failures.push(failure);
        },
        addInner: (totals) => {
            inner.push(totals);
        },
        property: properties.add,
        finish: (end) => {
            const ofSuite = failures.length === 0 ? [] : [testOfSuite(name, failures)];
            const found = (0,counting/* countByStatus */.x7)([...cases, ...ofSuite]);
            const tries = (0,counting/* countByStatus */.x7)([...cases, ...cases.flatMap(({ earlierTries }) => earlierTries), ...ofSuite]);
            const totals = totalsOf(found, tries, declared, inner);
            const eachOnce = repeatedCases === 'attempts' ? [(0,counting/* countByStatus */.x7)((0,attempts/* mergeRepeated */.TX)(cases))] : [];
            const ways = [totals.found, totals.tries, found, (0,counting/* countByStatus */.x7)(cases), tries, ...eachOnce];
            const difference = describeDifference(name === '' ? 'A suite without a name' : `The suite "${(0,text_budget/* shorten */.ml)(name, 100)}"`, declared, ways);
            if (difference !== undefined && end === 'whole')
                problems.note('counts-differ', difference);
            const own = toCounters(declared);
            const hostname = attributes.hostname;
            return {
                ofSuite,
                totals,
                suite: {
                    name,
                    inside,
                    properties: properties.all() ?? {},
                    ...(own === undefined ? {} : { declared: own }),
                    found,
                    ...timesOf(attributes),
                    ...(hostname ? { hostname: nameOf(hostname) } : {}),
                },
            };
        },
    };
};
const totalsOf = (found, tries, declared, inner) => {
    const foundTotal = inner.reduce((sum, totals) => addCounters(sum, totals.found), found);
    const ownTests = (0,model_status/* countedTests */.IU)(found);
    const isOwnOnly = declared.tests === ownTests && (0,model_status/* countedTests */.IU)(foundTotal) !== ownTests;
    return {
        found: foundTotal,
        tries: inner.reduce((sum, totals) => addCounters(sum, totals.tries), tries),
        ...declaredTotal(toCounters(declared), inner, isOwnOnly),
    };
};
/** A suite's claim usually includes the suites inside it; a suite without one is the sum of what is inside. */
const declaredTotal = (own, inner, isOwnOnly) => {
    const claims = inner.flatMap(({ declared }) => declared ?? []);
    const hasAllClaims = claims.length === inner.length && inner.length > 0;
    const sum = claims.reduce(addCounters, model_status/* noCounters */.pZ);
    if (own === undefined)
        return hasAllClaims ? { declared: sum } : {};
    return { declared: isOwnOnly && hasAllClaims ? addCounters(own, sum) : own };
};
const testOfSuite = (suiteName, failures) => {
    const isError = failures.some(({ failure }) => statusOfFailure(failure) === 'error');
    return {
        className: suiteName,
        name: '(suite)',
        status: isError ? 'error' : 'failed',
        failures: failures.map(({ failure }) => failure),
        earlierTries: [],
    };
};
const timesOf = (attributes) => {
    const startedAt = readTimestamp(attributes.timestamp ?? '');
    const seconds = readNumber(attributes.time ?? '');
    return {
        ...(startedAt === undefined ? {} : { startedAt }),
        ...(seconds === undefined ? {} : { durationMs: secondsToMs(seconds) }),
    };
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/junit-document.js










const skippedElements = new Set(['skipped', 'ignored', 'disabled', 'notrun', 'pending']);
const shownChars = 80;
const timedOutElements = new Set(['timeout', 'timedout', 'timedOut']);
/** Turns elements into suites and tests. Elements that no writer is known to use are passed over. */
const createJUnitDocument = (context) => {
    const { limits } = context;
    const suites = [];
    const tests = [];
    const frames = [];
    let total = { found: model_status/* noCounters */.pZ, tries: model_status/* noCounters */.pZ };
    let crash;
    let caseCount = 0;
    let suiteCount = 0;
    const openSuite = (name, attributes, around) => {
        const inside = around?.path ?? [];
        const suite = createSuiteBuilder(attributes, inside, context);
        const place = suites.length;
        suiteCount += 1;
        if (suiteCount > limits.suites)
            throw new problem/* ReadingStopped */.aG('too-large', `More than ${limits.suites} test suites.`);
        const close = (end) => {
            const finished = suite.finish(end);
            // The frame of all suites is none itself, unless it holds results.
            if (name !== 'testsuites' || (0,model_status/* countedTests */.IU)(finished.suite.found) > 0)
                suites.splice(place, 0, finished.suite);
            tests.push(...finished.ofSuite);
            if (around === undefined)
                total = finished.totals;
            else
                around.suite.addInner(finished.totals);
        };
        return { kind: 'suite', suite, path: name === 'testsuites' ? inside : [...inside, suite.name], close };
    };
    const openCase = (attributes, { suite, path }) => {
        caseCount += 1;
        if (caseCount > limits.cases)
            throw new problem/* ReadingStopped */.aG('too-large', `More than ${limits.cases} test cases.`);
        const builder = createCaseBuilder(attributes, suite.name, context);
        const close = (end) => {
            const test = builder.finish(end);
            suite.addCase(test);
            tests.push(test);
        };
        return { kind: 'case', suite, path, case: builder, close };
    };
    const openFailure = (element, attributes, around) => {
        const builder = createFailureBuilder(element, attributes, context);
        const close = () => {
            if (around.case === undefined)
                around.suite.addFailure(builder.finish());
            else
                around.case.failure(builder.finish());
        };
        return { ...inherit(around), kind: 'failure', text: builder.text, close };
    };
    const openProperty = (attributes, around) => {
        const text = (0,text_budget/* createTextCollector */.DB)(limits.messageChars);
        const close = () => (around.case ?? around.suite).property(attributes, text.collected().head);
        return { ...inherit(around), text: text.push, close };
    };
    const openSkipped = (attributes, around, owner) => {
        const message = attributes.message;
        const text = (0,text_budget/* createTextCollector */.DB)(limits.messageChars);
        const close = () => owner.skipped(message ? (0,text_budget/* shorten */.ml)(message, limits.messageChars) : context.budget.keep(text, limits.messageChars));
        return { ...inherit(around), text: text.push, close };
    };
    const openInCase = (name, attributes, around, owner) => {
        if (around.kind !== 'case')
            return inherit(around);
        if (name === 'system-out')
            return { ...inherit(around), text: (text) => owner.output('out', text) };
        if (name === 'system-err')
            return { ...inherit(around), text: (text) => owner.output('err', text) };
        if (skippedElements.has(name))
            return openSkipped(attributes, around, owner);
        if (timedOutElements.has(name))
            owner.timedOut();
        return inherit(around);
    };
    const takeSuiteOutput = (text) => {
        crash ??= crashLineIn(text);
    };
    const openInside = (name, attributes, around) => {
        if (name === 'testcase')
            return openCase(attributes, around);
        if (around.kind === 'failure')
            return openInFailure(name, around);
        // At any depth: a failure inside of something unknown is one all the same.
        if (isFailureElement(name))
            return openFailure(name, attributes, around);
        if (name === 'property')
            return openProperty(attributes, around);
        if (around.case !== undefined)
            return openInCase(name, attributes, around, around.case);
        return around.kind === 'suite' && isOutput(name) ? { ...inherit(around), text: takeSuiteOutput } : inherit(around);
    };
    const openElement = (name, attributes) => {
        const around = frames.at(-1);
        if (name === 'testsuites' || name === 'testsuite')
            return openSuite(name, attributes, around);
        if (around === undefined)
            throw new problem/* ReadingStopped */.aG('not-junit', `The root element is <${name.slice(0, shownChars)}>, not one of JUnit's.`);
        return openInside(name, attributes, around);
    };
    return {
        handler: {
            open: (name, attributes) => {
                frames.push(openElement(name, attributes));
            },
            close: () => frames.pop()?.close?.('whole'),
            text: (text) => frames.at(-1)?.text?.(text),
        },
        finish: () => {
            for (let frame = frames.pop(); frame !== undefined; frame = frames.pop())
                frame.close?.('cut-off');
            const merged = context.repeatedCases === 'attempts' ? (0,attempts/* mergeRepeated */.TX)(tests) : tests;
            const { tries, declared } = total;
            const found = (0,counting/* countByStatus */.x7)(merged);
            return {
                suites,
                tests: merged,
                found,
                attempts: subtractCounters(tries, found),
                ...(declared === undefined ? {} : { declared }),
                ...(crash === undefined ? {} : { crash }),
            };
        },
    };
};
const isOutput = (name) => name === 'system-out' || name === 'system-err';
const inherit = (around) => ({
    kind: 'other',
    suite: around.suite,
    path: around.path,
    ...(around.case === undefined ? {} : { case: around.case }),
});
/** A `<stackTrace>` belongs to the failure's text; outputs of an earlier try do not. */
const openInFailure = (name, around) => isOutput(name) || around.text === undefined ? inherit(around) : { ...inherit(around), kind: 'failure', text: around.text };

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
    let head = new Uint8Array(0);
    let decoder;
    const written = createReplacementCounter();
    let shown = 0;
    const begin = () => {
        const encoding = encodingOf(head);
        try {
            return new TextDecoder(encoding);
        }
        catch {
            problems.note('bad-encoding', `The encoding "${encoding}" is not known; read as UTF-8.`);
            return new TextDecoder();
        }
    };
    const decode = (bytes, stream) => {
        decoder ??= begin();
        written.push(bytes);
        const text = decoder.decode(bytes, { stream });
        if (text.includes('\uFFFD'))
            shown += text.split('\uFFFD').length - 1;
        return text;
    };
    return {
        write: (bytes) => {
            if (decoder !== undefined)
                return decode(bytes, true);
            head = head.length === 0 ? bytes.slice() : joined(head, bytes);
            return head.length < declarationBytes ? '' : decode(head, true);
        },
        end: () => {
            const text = decode(decoder === undefined ? head : new Uint8Array(0), false);
            if (shown > written.count())
                problems.note('bad-encoding', `Some bytes are not ${decoder?.encoding}; they are shown as \uFFFD.`);
            return text;
        },
    };
};
const replacementBytes = Buffer.from('\uFFFD');
/** U+FFFD may be in the report itself, where an earlier tool put it; only what is new is a fault of this reading. */
const createReplacementCounter = () => {
    let count = 0;
    let before = Buffer.alloc(0);
    return {
        push: (bytes) => {
            const border = Buffer.concat([before, bytes.subarray(0, replacementBytes.length - 1)]);
            const inside = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
            count += occurrences(border) + occurrences(inside);
            before = Buffer.from(joined(before, bytes.subarray(-2)).subarray(-2));
        },
        count: () => count,
    };
};
const occurrences = (bytes) => {
    let count = 0;
    for (let at = bytes.indexOf(replacementBytes); at !== -1; at = bytes.indexOf(replacementBytes, at + 1))
        count += 1;
    return count;
};
const joined = (one, other) => {
    const both = new Uint8Array(one.length + other.length);
    both.set(one);
    both.set(other, one.length);
    return both;
};
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
const harmless = { kind: 'harmless', code: 'malformed', message: '' };
const noted = (code, message) => ({ kind: 'noted', code, message });
const ends = (code, message) => ({ kind: 'ends', code, message });
const kept = 'An "&" that begins no reference of XML; it is kept as it is.';
/** By the words of saxes. */
const faults = [
    // Seen to with the text itself, which tells more.
    [/^text data outside/, harmless],
    [/^malformed comment/, harmless],
    [/XML declaration|^expected |^encoding value|^version number|^standalone value/, harmless],
    [/^disallowed character\.$/, noted('bad-attribute', 'A raw "<" in an attribute, which XML does not allow, is left out.')],
    [/^duplicate attribute: (.{1,80})/, noted('bad-attribute', 'The attribute $1 comes twice in one tag; the last counts.')],
    [/^the string "]]>"/, noted('bad-reference', 'A "]]>" outside of a CDATA section; it is kept as it is.')],
    [/^undefined entity/, noted('bad-reference', kept)],
    [/entity name\.$/, { ...noted('bad-reference', kept), maySwallow: true }],
    [
        /^malformed character entity/,
        {
            ...noted('illegal-characters', 'A reference to a character that XML does not allow; it is kept as it is.'),
            maySwallow: true,
        },
    ],
    [/^documents may contain only one root/, ends('trailing-content', 'A second document follows the first.')],
    [/^document must contain a root/, ends('empty', 'The report is empty.')],
    [/^unclosed tag: (.{1,80})/, ends('truncated', 'The report is cut off inside <$1>.')],
    [/^unexpected end/, ends('truncated', 'The report is cut off inside a tag or a comment.')],
    [/^unmatched closing tag: (.{1,80})\.$/, ends('malformed', '</$1> closes nothing.')],
];
const xmlFaultOf = (words) => {
    for (const [pattern, fault] of faults) {
        const match = pattern.exec(words);
        if (match !== null)
            return { ...fault, message: fault.message.replace('$1', () => (match[1] ?? '').replace(/\.$/, '')) };
    }
    return ends('malformed', `The report is no well-formed XML: ${words.slice(0, 100)}`);
};
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
        ? new problem/* ReadingStopped */.aG('trailing-content', `Something follows the end of the document: "${shown}"`, place)
        : new problem/* ReadingStopped */.aG('not-xml', `The report is not XML; it begins with "${shown}"`, place);
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
    /** What is wrong with the end of the document. */
    let atEnd;
    let isCutInMarkup = false;
    const here = () => ({ line: parser.line, column: parser.column + 1 });
    const stop = (code, message, position = here()) => new problem/* ReadingStopped */.aG(code, message, position);
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
        const fault = xmlFaultOf(words);
        maySwallow ||= fault.maySwallow === true;
        if (fault.kind === 'noted')
            problems.note(fault.code, fault.message, here());
        if (fault.kind !== 'ends')
            return;
        const fatal = stop(fault.code, fault.message);
        if (atEnd === undefined)
            throw fatal;
        isCutInMarkup = words === 'unexpected end.';
        if (atEnd.fault === undefined || atEnd.fault.problem.code === 'empty')
            atEnd.fault = fatal;
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
    const cleaner = (0,xml/* createXmlCleaner */.K_)(take, () => problems.note('illegal-characters', 'Control characters, which XML does not allow, are shown as \uFFFD.', here()));
    const close = () => {
        const found = {};
        atEnd = found;
        parser.close();
        settle();
        return found;
    };
    return {
        write: cleaner.write,
        end: () => {
            cleaner.end();
            if (!hasBegun)
                throw stop('empty', 'The report is empty.');
            const { fault } = close();
            if (fault !== undefined)
                throw fault;
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
    const problems = (0,problem/* createProblemList */.Y7)();
    const budget = (0,text_budget/* createTextBudget */.rA)(limits.keptChars);
    const nameOf = options.names ?? (0,shared_names/* createSharedNames */.M)(limits.nameChars);
    const document = createJUnitDocument({ limits, problems, budget, nameOf, repeatedCases: options.repeatedCases ?? 'separate' });
    const decoder = createXmlDecoder(problems);
    const reader = createXmlReader(document.handler, limits, problems);
    try {
        let bytes = 0;
        for await (const chunk of source) {
            bytes += chunk.length;
            if (bytes > limits.bytes)
                throw new problem/* ReadingStopped */.aG('too-large', `The report is larger than ${(0,durations/* formatBytes */.z)(limits.bytes)}.`);
            reader.write(decoder.write(chunk));
        }
        reader.write(decoder.end());
        reader.end();
    }
    catch (error) {
        if (!(error instanceof problem/* ReadingStopped */.aG))
            throw error;
        problems.add(error.problem);
    }
    const read = document.finish();
    const all = problems.all();
    return { ...read, problems: all, complete: !all.some(problem/* isFatal */.BG), cutChars: budget.cutChars() };
};


/***/ }),

/***/ 13901:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createSharedNames)
/* harmony export */ });
/* harmony import */ var _text_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45910);

/** A table that hostile reports fill is emptied. */
const mostChars = 8_000_000;
/** What an entry takes beside its characters. */
const entryChars = 50;
/** Names come again and again, in one report and in those of other devices. Each is cut to `nameChars`. */
const createSharedNames = (nameChars) => {
    const names = new Map();
    let chars = 0;
    return (text) => {
        const known = names.get(text);
        if (known !== undefined)
            return known;
        const name = (0,_text_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text, nameChars);
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
/* harmony export */   DB: () => (/* binding */ createTextCollector),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   rA: () => (/* binding */ createTextBudget)
/* harmony export */ });
/** Keeps the first three quarters and the last quarter of `limitChars`, whatever comes. */
const createTextCollector = (limitChars) => {
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
        collected: () => {
            const end = lastChars(tail, tailChars);
            const cutChars = totalChars - head.length - end.length;
            return cutChars === 0 ? { head: head + end, tail: '', cutChars } : { head, tail: end, cutChars };
        },
        totalChars: () => totalChars,
    };
};
const headShare = 0.75;
const lastChars = (text, count) => (count === 0 ? '' : text.slice(-count));
/** What a text still keeps when the budget is used up: enough to know it by. */
const spentChars = 300;
const createTextBudget = (keptChars) => {
    let left = keptChars;
    let cutChars = 0;
    return {
        keep: (text, limitChars) => {
            if (limitChars === 0) {
                cutChars += text.totalChars();
                return undefined;
            }
            const kept = trim(shortened(text, left > 0 ? limitChars : Math.min(limitChars, spentChars)));
            left -= kept.length;
            cutChars += Math.max(0, text.totalChars() - kept.length);
            return kept === '' ? undefined : detach(kept);
        },
        cutChars: () => cutChars,
    };
};
const shortened = (text, limitChars) => {
    const { head, tail, cutChars } = text.collected();
    if (cutChars === 0 && head.length <= limitChars)
        return head;
    const start = head.slice(0, Math.ceil(limitChars * headShare));
    const end = lastChars(tail === '' ? head.slice(start.length) : tail, limitChars - start.length);
    const missing = cutChars + head.length + tail.length - start.length - end.length;
    return missing === 0 ? start + end : `${start}\n[${missing} characters cut]\n${end}`;
};
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