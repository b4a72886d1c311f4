"use strict";
exports.id = 948;
exports.ids = [948];
exports.modules = {

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
    tagChars: 4 * mebi,
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

/***/ 52948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ readJUnitFile)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
;// CONCATENATED MODULE: ./build/javascript/results/junit/attachments.js
const mark = /\[\[ATTACHMENT\|([^\]\r\n]{1,1000})\]\]/g;
const longestMark = 1_020;
const mostAttachments = 100;
/** Finds `[[ATTACHMENT|path]]` in an output that comes in pieces. The paths are as written: hostile until checked. */
const createAttachmentFinder = (decode) => {
    const found = [];
    let rest = '';
    return {
        push: (piece) => {
            if (rest === '' && !piece.includes('['))
                return;
            const text = rest + piece;
            for (const [, path = ''] of text.matchAll(mark))
                if (found.length < mostAttachments)
                    found.push(decode(Buffer.from(path).toString()));
            rest = unfinished(text);
        },
        found: () => found,
    };
};
const unfinished = (text) => {
    if (text.endsWith('[') && !text.endsWith('[['))
        return '[';
    const start = text.lastIndexOf('[[');
    return start === -1 || text.includes(']]', start) || text.length - start > longestMark ? '' : text.slice(start);
};

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
// EXTERNAL MODULE: ./build/javascript/results/junit/text-collector.js
var text_collector = __webpack_require__(62424);
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
const createFailureBuilder = (element, attributes, { limits, budget, nameOf, decode }) => {
    const trace = (0,text_collector/* createTextCollector */.DB)(limits.traceChars, decode);
    const type = attributes.get('type');
    const message = attributes.get('message');
    const file = attributes.get('file');
    const seconds = readNumber(attributes.get('time') ?? '');
    return {
        text: trace.push,
        finish: () => {
            const kept = budget.keep(trace, limits.traceChars);
            return {
                element,
                failure: {
                    kind: failure_builder_elements[element].kind,
                    ...(type ? { type: nameOf(type) } : {}),
                    ...(message ? { message: (0,text_budget/* shorten */.m)(message, limits.messageChars) } : {}),
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
    const line = readNumber(attributes.get('line') ?? attributes.get('lineno') ?? '');
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
    if (words.some((word) => word.toLowerCase() === 'disabled') || isYes(attributes.get('disabled')))
        return { status: 'skipped', failuresAreEarlier: false };
    if (isTimedOut || isYes(attributes.get('timedout')) || stated.includes('timed-out'))
        return { status: 'timed-out', failuresAreEarlier: false };
    if (isYes(attributes.get('flaky')) && !stated.some(isBadWord))
        return { status: 'passed', failuresAreEarlier: true };
    const told = last.map(({ failure }) => statusOfFailure(failure));
    if (last.length === 0 && failures.some(isRerun) && !stated.includes('passed'))
        told.push('failed');
    if (isSkipped || isYes(attributes.get('skipped')) || isNo(attributes.get('executed')))
        told.push('skipped');
    if (isNo(attributes.get('success')) && told.length === 0)
        told.push('failed');
    // Words of state ("queued", "accurate") count only where no element says how the test ended.
    const counted = told.length > 0 ? stated.filter(isBadWord) : stated;
    const status = worst([...told, ...counted]);
    const statusWord = words[stated.indexOf('unknown')];
    return { status, ...(status === 'unknown' && statusWord !== undefined ? { statusWord } : {}), failuresAreEarlier: false };
};
const wordsOf = (attributes) => ['result', 'status'].flatMap((name) => {
    const word = attributes.get(name)?.trim().slice(0, 100);
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
        properties.set((0,text_budget/* shorten */.m)(name, limits.nameChars), (0,text_budget/* shorten */.m)(value, limits.messageChars));
    };
    return {
        add: (attributes, text) => {
            const name = attributes.get('name');
            if (name !== undefined)
                set(name, attributes.get('value') ?? text.trim());
            else
                for (const [key, value] of attributes)
                    set(key, value);
        },
        all: () => properties && Object.fromEntries(properties),
    };
};
const repetitionNames = ['repetition', 'attempt', 'retry', 'rerun'];
/** `Retry 2`, `First Run`, `attempt="1"`: which run of its test a case is. Later runs have larger numbers. */
const repetitionOf = (attributes, properties) => {
    for (const name of repetitionNames) {
        const text = attributes.get(name) ?? (properties && Object.hasOwn(properties, name) ? properties[name] : undefined);
        if (text === undefined)
            continue;
        const number = /\d{1,6}/.exec(text)?.[0];
        if (number !== undefined)
            return Number(number);
        if (/first|initial/i.test(text))
            return 0;
    }
    return undefined;
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/case-builder.js







const nameless = '(no name)';
/** Collects one `<testcase>`. Without a class of its own it takes the suite's name, as Jenkins does. */
const createCaseBuilder = (attributes, suiteName, context) => {
    const { limits } = context;
    const failures = [];
    const properties = createPropertyList(limits);
    const attachments = createAttachmentFinder(context.decode);
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
        output: (stream, piece, isLiteral) => {
            const collector = outputs[stream] ?? (0,text_collector/* createTextCollector */.DB)(mostOutputChars, context.decode);
            outputs[stream] = collector;
            collector.push(piece, isLiteral);
            attachments.push(piece);
        },
        property: properties.add,
        finish: (end) => {
            const told = atEnd(statusOfCase(attributes, { failures, isSkipped, isTimedOut }), end);
            if (told.status === 'unknown' && end === 'whole')
                noteUnknown(told, context);
            const [ofLastTry, earlierTries] = splitTries(failures, told.failuresAreEarlier);
            const isClean = (told.status === 'passed' || told.status === 'skipped') && earlierTries.length === 0;
            const kept = properties.all();
            const repetition = repetitionOf(attributes, kept);
            return {
                ...(repetition === undefined ? {} : { repetition }),
                test: {
                    ...namesOf(attributes, suiteName, context),
                    status: told.status,
                    ...(told.statusWord === undefined ? {} : { statusWord: (0,text_budget/* shorten */.m)(told.statusWord, limits.nameChars) }),
                    failures: ofLastTry,
                    earlierTries,
                    ...(skipMessage === undefined ? {} : { skipMessage }),
                    ...durationOf(attributes, context),
                    ...startOf(attributes),
                    ...placeOf(attributes, failures, context),
                    ...idOf(attributes, limits.nameChars),
                    ...outputsOf(isClean ? limits.passedOutputChars : limits.outputChars),
                    ...(attachments.found().length === 0 ? {} : { attachments: attachments.found() }),
                    ...(kept === undefined ? {} : { properties: kept }),
                    ...linksOf(attributes, limits.messageChars),
                },
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
    className: nameOf(attributes.get('classname') || attributes.get('class') || suiteName),
    name: nameOf(attributes.get('name') || attributes.get('id') || nameless),
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
    const text = attributes.get('time') ?? attributes.get('duration');
    if (text === undefined || text === '')
        return {};
    const seconds = readNumber(text);
    if (seconds === undefined)
        problems.note('bad-number', `time="${text.slice(0, 40)}" is no duration.`);
    return seconds === undefined ? {} : { durationMs: secondsToMs(seconds) };
};
const startOf = (attributes) => {
    const startedAt = readTimestamp(attributes.get('timestamp') ?? attributes.get('started-at') ?? '');
    return startedAt === undefined ? {} : { startedAt };
};
/** Some writers put file and line on the failure. */
const placeOf = (attributes, failures, { nameOf }) => {
    const file = attributes.get('file');
    if (file)
        return { file: nameOf(file), ...lineOf(attributes) };
    const placed = failures.find((failure) => failure.file !== undefined);
    if (placed?.file === undefined)
        return {};
    return { file: placed.file, ...(placed.line === undefined ? {} : { line: placed.line }) };
};
const idOf = (attributes, limitChars) => {
    const testId = attributes.get('test_id');
    return testId ? { testId: (0,text_budget/* shorten */.m)(testId, limitChars) } : {};
};
const linksOf = (attributes, limitChars) => {
    const video = attributes.get('video_url') ?? attributes.get('video');
    return video ? { links: { video: (0,text_budget/* shorten */.m)(video, limitChars) } } : {};
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/problem.js
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

// EXTERNAL MODULE: ./build/javascript/results/counting.js
var counting = __webpack_require__(14289);
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
    const text = attributes.get(name);
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
/**
 * Compares claim and finding. Writers differ in what they count (with or without nested suites, each try or each test, failures with
 * or without errors), so a claim stands if any of these ways agrees.
 *
 * @returns what differs, as a sentence, or nothing
 */
const describeDifference = (name, declared, ways) => {
    const { tests, failures, errors, skipped, timedOut } = declared;
    const bad = failures === undefined && errors === undefined ? undefined : (failures ?? 0) + (errors ?? 0) + (timedOut ?? 0);
    const fits = (claim, ofWay) => claim === undefined || ways.some((way) => ofWay(way).includes(claim));
    const agrees = fits(tests, (way) => [way.tests, way.tests - way.skipped]) &&
        (fits(bad, (way) => [way.bad]) || (failures !== undefined && fits(failures, (way) => [way.bad]))) &&
        fits(skipped, (way) => [way.skipped]);
    const [found] = ways;
    if (agrees || found === undefined)
        return undefined;
    const claims = [claim(tests, 'tests'), claim(bad, 'failed'), claim(skipped, 'skipped')].filter((text) => text !== '');
    return `${name} declares ${claims.join(', ')}; found are ${found.tests} tests, ${found.bad} failed, ${found.skipped} skipped.`;
};
const claim = (count, word) => (count === undefined ? '' : `${count} ${word}`);

;// CONCATENATED MODULE: ./build/javascript/results/junit/found-counts.js
const addCounters = (one, other) => ({
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    timedOut: one.timedOut + other.timedOut,
    error: one.error + other.error,
    pending: one.pending + other.pending,
});
const toFoundCounts = ({ passed, failed, skipped, timedOut, error, pending }) => ({
    tests: passed + failed + skipped + timedOut + error + pending,
    bad: failed + timedOut + error + pending,
    skipped,
});

// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
;// CONCATENATED MODULE: ./build/javascript/results/junit/repeated-cases.js

/**
 * Puts the tries of one test together: the last decides, the ones before become `earlierTries`.
 *
 * Parameterised tests may share a name as well, and taking them for tries could hide a failure. So there must be proof: numbered
 * repetitions, a declared count that counts each name once, or one source line that did not pass each time.
 *
 * @param declaredTests the suite's own count
 */
const foldRepeatedCases = (cases, declaredTests, mode) => {
    const groups = Map.groupBy(cases, ({ test }) => `${(0,results/* testName */.U)(test)}\n${test.file ?? ''}`);
    if (groups.size === cases.length)
        return cases.map(({ test }) => test);
    const eachNameCountsOnce = declaredTests === groups.size;
    const places = new Map(cases.map((item, place) => [item, place]));
    const folded = [];
    for (const group of groups.values()) {
        for (const tries of splitIntoTests(group, eachNameCountsOnce || mode === 'attempts')) {
            const [first] = tries;
            if (first !== undefined)
                folded.push({ place: places.get(first) ?? 0, test: mergeTries(tries.map(({ test }) => test)) });
        }
    }
    return folded.sort((one, other) => one.place - other.place).map(({ test }) => test);
};
const splitIntoTests = (group, areTries) => {
    if (group.length === 1)
        return [group];
    if (group.every(({ repetition }) => repetition !== undefined))
        return splitByRepetition(group);
    return areTries || isUnsteadyLine(group) ? [group] : group.map((item) => [item]);
};
/** The nth case with one number belongs to the nth test of the name. */
const splitByRepetition = (group) => {
    const tests = [];
    const seen = new Map();
    for (const item of group.toSorted((one, other) => numberOf(one) - numberOf(other))) {
        const nth = seen.get(numberOf(item)) ?? 0;
        seen.set(numberOf(item), nth + 1);
        const tries = tests[nth];
        if (tries === undefined)
            tests.push([item]);
        else
            tries.push(item);
    }
    return tests;
};
const numberOf = ({ repetition = 0 }) => repetition;
const isUnsteadyLine = (group) => {
    const [first] = group;
    const { file, line } = first?.test ?? {};
    const isOneLine = file !== undefined && line !== undefined && group.every(({ test }) => test.line === line);
    return isOneLine && group.some(({ test }) => test.status !== 'passed' && test.status !== 'skipped');
};
const mergeTries = (tries) => {
    const last = tries.at(-1);
    if (last === undefined)
        throw new RangeError('A test has at least one try.');
    if (tries.length === 1)
        return last;
    return { ...last, earlierTries: [...tries.slice(0, -1).flatMap(triesOf), ...last.earlierTries] };
};
const triesOf = ({ status, failures, durationMs, earlierTries }) => [
    ...earlierTries,
    { status, failures, ...(durationMs === undefined ? {} : { durationMs }) },
];

;// CONCATENATED MODULE: ./build/javascript/results/junit/suite-builder.js









const createSuiteBuilder = (attributes, inside, context, repeatedCases) => {
    const { limits, problems, nameOf } = context;
    const name = nameOf(attributes.get('name') ?? attributes.get('id') ?? '');
    const declared = readDeclaredCounts(attributes, problems);
    const properties = createPropertyList(limits);
    const items = [];
    const failures = [];
    const inner = [];
    return {
        name,
        addCase: (item) => {
            items.push(item);
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
            const tests = foldRepeatedCases(items, declared.tests, repeatedCases);
            const ofSuite = failures.length === 0 ? [] : [testOfSuite(name, failures)];
            const found = (0,counting/* countByStatus */.x7)([...tests, ...ofSuite]);
            const cases = (0,counting/* countByStatus */.x7)(items.map(({ test }) => test));
            const tries = addCounters(cases, (0,counting/* countByStatus */.x7)(items.flatMap(({ test }) => test.earlierTries)));
            const totals = totalsOf(found, tries, declared, inner);
            const ways = [totals.found, totals.tries, found, cases, tries, (0,counting/* countByStatus */.x7)(tests)].map(toFoundCounts);
            const difference = describeDifference(name === '' ? 'A suite without a name' : `The suite "${(0,text_budget/* shorten */.m)(name, 100)}"`, declared, ways);
            if (difference !== undefined && end === 'whole')
                problems.note('counts-differ', difference);
            const own = toCounters(declared);
            const hostname = attributes.get('hostname');
            return {
                tests: [...tests, ...ofSuite],
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
    const startedAt = readTimestamp(attributes.get('timestamp') ?? '');
    const seconds = readNumber(attributes.get('time') ?? '');
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
const createJUnitDocument = (context, repeatedCases) => {
    const { limits } = context;
    const suites = [];
    const tests = [];
    const frames = [];
    let total = { found: model_status/* noCounters */.pZ };
    let caseCount = 0;
    let suiteCount = 0;
    const openSuite = (name, attributes, around) => {
        const inside = around?.path ?? [];
        const suite = createSuiteBuilder(attributes, inside, context, repeatedCases);
        const place = suites.length;
        suiteCount += 1;
        if (suiteCount > limits.suites)
            throw new ReadingStopped('too-large', `More than ${limits.suites} test suites.`);
        const close = (end) => {
            const finished = suite.finish(end);
            // The frame of all suites is none itself, unless it holds results.
            if (name !== 'testsuites' || finished.tests.length > 0)
                suites.splice(place, 0, finished.suite);
            for (const test of finished.tests)
                tests.push(test);
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
            throw new ReadingStopped('too-large', `More than ${limits.cases} test cases.`);
        const builder = createCaseBuilder(attributes, suite.name, context);
        return { kind: 'case', suite, path, case: builder, close: (end) => suite.addCase(builder.finish(end)) };
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
        const text = (0,text_collector/* createTextCollector */.DB)(limits.messageChars, context.decode);
        const close = () => (around.case ?? around.suite).property(attributes, text.collected().head);
        return { ...inherit(around), text: text.push, close };
    };
    const openSkipped = (attributes, around, owner) => {
        const message = attributes.get('message');
        const text = (0,text_collector/* createTextCollector */.DB)(limits.messageChars, context.decode);
        const close = () => owner.skipped(message ? (0,text_budget/* shorten */.m)(message, limits.messageChars) : context.budget.keep(text, limits.messageChars));
        return { ...inherit(around), text: text.push, close };
    };
    const openInCase = (name, attributes, around, owner) => {
        if (around.kind !== 'case')
            return inherit(around);
        if (name === 'system-out')
            return { ...inherit(around), text: (piece, isLiteral) => owner.output('out', piece, isLiteral) };
        if (name === 'system-err')
            return { ...inherit(around), text: (piece, isLiteral) => owner.output('err', piece, isLiteral) };
        if (skippedElements.has(name))
            return openSkipped(attributes, around, owner);
        if (timedOutElements.has(name))
            owner.timedOut();
        return inherit(around);
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
        return around.case === undefined ? inherit(around) : openInCase(name, attributes, around, around.case);
    };
    const openElement = (name, attributes) => {
        const around = frames.at(-1);
        if (name === 'testsuites' || name === 'testsuite')
            return openSuite(name, attributes, around);
        if (around === undefined)
            throw new ReadingStopped('not-junit', `The root element is <${name.slice(0, shownChars)}>, not one of JUnit's.`);
        return openInside(name, attributes, around);
    };
    return {
        handler: {
            open: (name, attributes) => {
                frames.push(openElement(name, attributes));
            },
            close: () => frames.pop()?.close?.('whole'),
            text: (piece, isLiteral) => frames.at(-1)?.text?.(piece, isLiteral),
            wantsText: () => frames.at(-1)?.text !== undefined,
        },
        finish: () => {
            for (let frame = frames.pop(); frame !== undefined; frame = frames.pop())
                frame.close?.('cut-off');
            return { suites, tests, ...total };
        },
    };
};
const inherit = (around) => ({
    kind: 'other',
    suite: around.suite,
    path: around.path,
    ...(around.case === undefined ? {} : { case: around.case }),
});
/** A `<stackTrace>` belongs to the failure's text; outputs of an earlier try do not. */
const openInFailure = (name, around) => name === 'system-out' || name === 'system-err' || around.text === undefined
    ? inherit(around)
    : { ...inherit(around), kind: 'failure', text: around.text };

// EXTERNAL MODULE: ./build/javascript/results/junit/limits.js
var junit_limits = __webpack_require__(5257);
// EXTERNAL MODULE: ./build/javascript/results/junit/shared-names.js
var shared_names = __webpack_require__(13901);
// EXTERNAL MODULE: ./build/javascript/results/junit/xml-attributes.js
var xml_attributes = __webpack_require__(22296);
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

// EXTERNAL MODULE: ./build/javascript/lib/xml.js
var xml = __webpack_require__(36794);
;// CONCATENATED MODULE: ./build/javascript/results/junit/text-position.js
/** Line and column, from 1, in a text that comes in pieces. */
const createTextPosition = () => {
    let start = { line: 1, column: 1 };
    let text = '';
    let at = 0;
    return {
        moveTo: (buffer, offset) => {
            text = buffer;
            at = offset;
        },
        leave: (buffer, offset) => {
            start = advance(start, buffer, offset);
            text = '';
            at = 0;
        },
        current: () => advance(start, text, at),
        after: (chars) => advance(start, text, at + chars),
    };
};
const advance = (start, text, to) => {
    let { line, column } = start;
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1 && end < to; end = text.indexOf('\n', from)) {
        line += 1;
        column = 1;
        from = end + 1;
    }
    return { line, column: column + to - from };
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/xml-markup.js
const openers = [
    ['comment', '<!--'],
    ['cdata', '<![CDATA['],
    ['instruction', '<?'],
];
const doctype = '<!DOCTYPE';
/** Enough of a document type to see whether it is that of HTML. */
const doctypeChars = doctype.length + 16;
/**
 * Looks at the markup that begins at `at`, where there is a `<`.
 *
 * @param isLast no more text will come
 * @returns nothing where more text is needed to tell
 */
const findMarkup = (buffer, at, isLast) => {
    const sign = buffer[at + 1];
    if (sign === '!' || sign === '?') {
        for (const [kind, opener] of openers)
            if (buffer.startsWith(opener, at))
                return { kind, contentAt: at + opener.length };
        return findDeclaration(buffer, at, isLast);
    }
    const isEnd = sign === '/';
    const end = isEnd ? buffer.indexOf('>', at) : endOfTag(buffer, at + 1);
    if (end === -1)
        return undefined;
    return { kind: isEnd ? 'end' : 'start', source: buffer.slice(at + (isEnd ? 2 : 1), end), endsAt: end + 1 };
};
const findDeclaration = (buffer, at, isLast) => {
    const source = buffer.slice(at, at + doctypeChars);
    if (source.length < (isLast ? doctype.length : doctypeChars))
        return undefined;
    if (!source.toUpperCase().startsWith(doctype))
        return { kind: 'unknown', source };
    return { kind: 'document-type', isHtml: /^\s*html\b/i.test(source.slice(doctype.length)) };
};
/** A `>` inside quotes does not end a tag. */
const endOfTag = (buffer, from) => {
    let at = from;
    while (at < buffer.length) {
        const sign = buffer[at];
        if (sign === '>')
            return at;
        if (sign === '"' || sign === "'") {
            at = buffer.indexOf(sign, at + 1);
            if (at === -1)
                return -1;
        }
        at += 1;
    }
    return -1;
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/xml-tokenizer.js






/** What is read over up to its end mark, or taken as it is. */
const spans = {
    comment: { end: '-->', isText: false },
    instruction: { end: '?>', isText: false },
    cdata: { end: ']]>', isText: true },
};
const xml_tokenizer_shownChars = 80;
/**
 * A streaming tokenizer for what JUnit writers produce: it holds one tag at a time, however long texts are.
 *
 * It is strict where structure could be lost (tags that do not match, a document type, anything after the root) and reads over slips
 * that lose nothing, noting each. DTDs are refused whole, so no entity can grow.
 */
const createXmlTokenizer = (handler, limits, problems) => {
    const open = [];
    const position = createTextPosition();
    let rest = '';
    /** A terminal's colour that the end of a chunk cut in two. */
    let cut = '';
    let span;
    let rootSeen = false;
    let illegalSeen = false;
    /** Text outside of the document. */
    let stray;
    /** The rest of the buffer makes sense only with the text to come. */
    let needsMore = false;
    const stop = (code, message) => new ReadingStopped(code, message, position.current());
    const takeText = (raw) => {
        if (open.length === 0)
            takeStray(raw);
        else if (handler.wantsText())
            handler.text(raw, span === 'cdata');
    };
    /** Waits until there is as much of it as is shown, or something else comes: what is said must not depend on the pieces that come. */
    const takeStray = (raw) => {
        const text = stray === undefined ? raw.trimStart() : raw;
        if (text === '')
            return;
        stray ??= { text: '', place: position.after(raw.length - text.length) };
        stray.text += text;
        if (stray.text.length >= xml_tokenizer_shownChars)
            refuseStray();
    };
    const refuseStray = () => {
        if (stray === undefined)
            return;
        const shown = stray.text.slice(0, xml_tokenizer_shownChars).trimEnd();
        throw rootSeen
            ? new ReadingStopped('trailing-content', `Something follows the end of the document: "${shown}"`, stray.place)
            : new ReadingStopped('not-xml', `The report is not XML; it begins with "${shown}"`, stray.place);
    };
    const openTag = (source) => {
        const isEmpty = source.endsWith('/');
        const inside = isEmpty ? source.slice(0, -1) : source;
        const [name = ''] = /^[^\s]*/.exec(inside) ?? [];
        const attributes = (0,xml_attributes/* parseAttributes */.vB)(inside.slice(name.length), problems);
        if (!elementName.test(name) || attributes === undefined)
            throw stop('malformed', `This is no tag of XML: "<${source.slice(0, xml_tokenizer_shownChars)}>"`);
        if (!rootSeen && name.toLowerCase() === 'html')
            throw stop('html', htmlMessage);
        if (open.length === 0 && rootSeen)
            throw stop('trailing-content', `A second document follows the first: <${name}>`);
        if (open.length >= limits.depth)
            throw stop('too-deep', `More than ${limits.depth} elements inside each other.`);
        rootSeen = true;
        handler.open(localName(name), attributes);
        if (isEmpty)
            handler.close(localName(name));
        else
            open.push(name);
    };
    const closeTag = (source) => {
        const name = source.trim();
        const expected = open.pop();
        if (name !== expected) {
            const closed = expected === undefined ? 'nothing' : `<${expected.slice(0, xml_tokenizer_shownChars)}>`;
            throw stop('malformed', `</${name.slice(0, xml_tokenizer_shownChars)}> closes ${closed}.`);
        }
        handler.close(localName(name));
    };
    const refuse = (markup) => {
        if (markup.kind === 'unknown')
            return stop('malformed', `This is no markup of XML: "${markup.source}"`);
        if (markup.isHtml)
            return stop('html', htmlMessage);
        return stop('doctype', 'The report has a document type, which is refused: entities in it could grow without bound.');
    };
    const readMarkup = (buffer, at, isLast) => {
        refuseStray();
        const markup = findMarkup(buffer, at, isLast);
        if (markup === undefined) {
            if (buffer.length - at > limits.tagChars)
                throw stop('too-large', `One tag is longer than ${limits.tagChars} characters.`);
            needsMore = true;
            return at;
        }
        switch (markup.kind) {
            case 'start':
                openTag(markup.source);
                return markup.endsAt;
            case 'end':
                closeTag(markup.source);
                return markup.endsAt;
            case 'document-type':
            case 'unknown':
                throw refuse(markup);
            default:
                span = markup.kind;
                return markup.contentAt;
        }
    };
    /** Up to the end mark, or as far as no part of one can be cut off. */
    const readSpan = (buffer, at, kind) => {
        const { end, isText } = spans[kind];
        const found = buffer.indexOf(end, at);
        needsMore = found === -1;
        const to = needsMore ? Math.max(at, buffer.length - end.length + 1) : found;
        if (isText && to > at)
            takeText(buffer.slice(at, to));
        if (needsMore)
            return to;
        span = undefined;
        return found + end.length;
    };
    const readText = (buffer, at, isLast) => {
        const next = buffer.indexOf('<', at);
        needsMore = next === -1;
        const raw = needsMore ? buffer.slice(at) : buffer.slice(at, next);
        // A reference that the end of a chunk cuts in two waits for its other half.
        const whole = needsMore && !isLast ? (0,text_collector/* withoutCutReference */.S9)(raw) : raw;
        if (whole !== '')
            takeText(whole);
        return at + whole.length;
    };
    const feed = (buffer, isLast) => {
        let at = 0;
        needsMore = false;
        while (at < buffer.length && !needsMore) {
            position.moveTo(buffer, at);
            if (span !== undefined)
                at = readSpan(buffer, at, span);
            else if (buffer[at] === '<')
                at = readMarkup(buffer, at, isLast);
            else
                at = readText(buffer, at, isLast);
        }
        position.leave(buffer, at);
        rest = buffer.slice(at);
    };
    const noteIllegal = (buffer, at) => {
        if (illegalSeen)
            return;
        illegalSeen = true;
        position.moveTo(buffer, at);
        problems.note('illegal-characters', 'Control characters, which XML does not allow, are shown as \uFFFD.', position.current());
    };
    const take = (text, isLast) => {
        const illegal = (0,xml/* findIllegalXml */.j1)(text);
        if (illegal !== -1)
            noteIllegal(rest + text, rest.length + illegal);
        feed(rest + (illegal === -1 ? text : (0,xml/* cleanXml */.$2)(text)), isLast);
    };
    return {
        write: (chunk) => {
            const text = cut + chunk;
            const end = (0,xml/* cutTerminalSequence */.GJ)(text);
            cut = text.slice(end);
            take(text.slice(0, end), false);
        },
        end: () => {
            take(cut, true);
            refuseStray();
            const inside = open.at(-1);
            if (inside !== undefined)
                throw stop('truncated', `The report is cut off inside <${inside.slice(0, xml_tokenizer_shownChars)}>.`);
            if (rest !== '' || span !== undefined)
                throw stop('truncated', 'The report is cut off inside a tag or a comment.');
            if (!rootSeen)
                throw stop('empty', 'The report is empty.');
        },
    };
};
const htmlMessage = 'The report is a page of HTML, not JUnit.';
const elementName = /^[\p{L}_:][^"'&=<>/]*$/u;
const localName = (name) => name.slice(name.indexOf(':') + 1);

;// CONCATENATED MODULE: ./build/javascript/results/junit/read-junit.js









/**
 * Reads a JUnit report of any dialect as it streams in; memory holds its results, never its text.
 *
 * Whatever the content is, this returns: what was readable before a break is kept, and every oddity is a problem with a stable code.
 *
 * @throws only what `source` throws
 */
const readJUnit = async (source, options = {}) => {
    const limits = { ...junit_limits/* defaultJUnitLimits */._, ...options.limits };
    const problems = createProblemList();
    const budget = (0,text_budget/* createTextBudget */.r)(limits.keptChars);
    const decode = (text) => (0,xml_attributes/* decodeReferences */.PL)(text, problems);
    const context = { limits, problems, budget, decode, nameOf: options.names ?? (0,shared_names/* createSharedNames */.M)(limits.nameChars) };
    const document = createJUnitDocument(context, options.repeatedCases ?? 'infer');
    const decoder = createXmlDecoder(problems);
    const tokenizer = createXmlTokenizer(document.handler, limits, problems);
    try {
        let bytes = 0;
        for await (const chunk of source) {
            bytes += chunk.length;
            if (bytes > limits.bytes)
                throw new ReadingStopped('too-large', `The report is larger than ${(0,durations/* formatBytes */.z)(limits.bytes)}.`);
            tokenizer.write(decoder.write(chunk));
        }
        tokenizer.write(decoder.end());
        tokenizer.end();
    }
    catch (error) {
        if (!(error instanceof ReadingStopped))
            throw error;
        problems.add(error.problem);
    }
    const read = document.finish();
    const all = problems.all();
    return { ...read, problems: all, complete: !all.some(isFatal), cutChars: budget.cutChars() };
};

;// CONCATENATED MODULE: ./build/javascript/results/junit/read-file.js


/** @throws the file system's error where the file cannot be opened or read; never for what it contains */
const readJUnitFile = (path, options) => readJUnit(readBlocks(path), options);
/** Most reports fit into the first block, and are read at once; of large ones little is in memory at a time. */
const firstBlockBytes = 262_144;
const blockBytes = 32_768;
/** One block of memory for the whole file: each is decoded before the next is read. */
async function* readBlocks(path) {
    const file = await (0,promises_.open)(path);
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
        const name = (0,_text_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .m)(text, nameChars);
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
/* harmony import */ var _text_collector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62424);

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
    const start = head.slice(0, Math.ceil(limitChars * _text_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .headShare */ .m7));
    const end = (0,_text_collector_js__WEBPACK_IMPORTED_MODULE_0__/* .lastChars */ .iV)(tail === '' ? head.slice(start.length) : tail, limitChars - start.length);
    const missing = cutChars + head.length + tail.length - start.length - end.length;
    return missing === 0 ? start + end : `${start}\n[${missing} characters cut]\n${end}`;
};
/** Line ends as XML means them, no blank lines around, no halves of a character where the text was cut. */
const trim = (text) => text
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .toWellFormed();
/** A short text, cut at its end. */
const shorten = (text, limitChars) => detach(text.length <= limitChars ? text : `${text.slice(0, limitChars)}[${text.length - limitChars} characters cut]`.toWellFormed());
/** Slices of a string keep the whole of it alive; a chunk of the file must not live as long as a name in it. */
const longestInline = 12;
const detach = (text) => (text.length <= longestInline ? text : Buffer.from(text, 'utf8').toString('utf8'));


/***/ }),

/***/ 62424:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ createTextCollector),
/* harmony export */   S9: () => (/* binding */ withoutCutReference),
/* harmony export */   iV: () => (/* binding */ lastChars),
/* harmony export */   m7: () => (/* binding */ headShare)
/* harmony export */ });
/* harmony import */ var _xml_attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22296);

/**
 * Keeps the first three quarters and the last quarter of `limitChars`, whatever comes.
 *
 * Pieces stay as they are written until somebody wants them: most output belongs to tests that passed, and nobody does.
 */
const createTextCollector = (limitChars, decode) => {
    const headChars = Math.ceil(limitChars * headShare);
    const tailChars = limitChars - headChars;
    let head = '';
    let tail = '';
    let totalChars = 0;
    return {
        push: (piece, isLiteral) => {
            const written = isLiteral && piece.includes('&') ? piece.replaceAll('&', '&amp;') : piece;
            totalChars += written.length;
            const room = headChars - head.length;
            if (room > 0)
                head += room >= written.length ? written : written.slice(0, room);
            if (room >= written.length)
                return;
            tail += room > 0 ? written.slice(room) : written;
            // Twice the room, so that not every piece costs a copy.
            if (tail.length > 2 * tailChars + 1_000)
                tail = lastChars(tail, tailChars);
        },
        collected: () => {
            const end = lastChars(tail, tailChars);
            const cutChars = totalChars - head.length - end.length;
            if (cutChars === 0)
                return { head: decode(head + end), tail: '', cutChars };
            return { head: decode(withoutCutReference(head)), tail: decode(end), cutChars };
        },
        totalChars: () => totalChars,
    };
};
const headShare = 0.75;
const lastChars = (text, count) => (count === 0 ? '' : text.slice(-count));
/** The text up to a reference that its end cuts in two. */
const withoutCutReference = (text) => {
    const start = text.lastIndexOf('&');
    return start !== -1 && text.length - start < _xml_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .longestReference */ .o && !text.includes(';', start) ? text.slice(0, start) : text;
};


/***/ }),

/***/ 22296:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ decodeReferences),
/* harmony export */   o: () => (/* binding */ longestReference),
/* harmony export */   vB: () => (/* binding */ parseAttributes)
/* harmony export */ });
const none = new Map();
const attribute = /\s*([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
/**
 * The attributes of a start tag.
 *
 * Two slips of real writers are read over and noted: a raw `<` inside a value, and an attribute that comes twice (the first counts).
 *
 * @param source the text between the element's name and its end
 * @returns nothing where the text is no list of attributes
 */
const parseAttributes = (source, problems) => {
    if (source === '')
        return none;
    const attributes = new Map();
    attribute.lastIndex = 0;
    let end = 0;
    for (let match = attribute.exec(source); match !== null; match = attribute.exec(source)) {
        end = attribute.lastIndex;
        const [, name = '', quoted, apostrophed] = match;
        const raw = quoted ?? apostrophed ?? '';
        if (raw.includes('<'))
            problems.note('bad-attribute', `A raw "<" in the attribute ${name}.`);
        if (attributes.has(name))
            problems.note('bad-attribute', `The attribute ${name} comes twice in one tag.`);
        else
            attributes.set(name, decodeReferences(raw, problems));
    }
    return source.slice(end).trim() === '' ? attributes : undefined;
};
/** `&`, what it names, `;`: longer is no reference. */
const longestReference = 12;
const named = new Map([
    ['lt', '<'],
    ['gt', '>'],
    ['amp', '&'],
    ['quot', '"'],
    ['apos', "'"],
]);
/** Resolves the five entities of XML and character references. Everything else stays as it is written, and is noted. */
const decodeReferences = (text, problems) => {
    let decoded = '';
    let done = 0;
    for (let start = text.indexOf('&'); start !== -1; start = text.indexOf('&', start + 1)) {
        const candidate = text.slice(start + 1, start + longestReference);
        const name = candidate.slice(0, Math.max(0, candidate.indexOf(';')));
        const character = named.get(name) ?? numbered(name, problems);
        if (character === undefined) {
            problems.note('bad-reference', 'An "&" that begins no entity of XML; it is kept as it is.');
            continue;
        }
        decoded += text.slice(done, start) + character;
        done = start + name.length + 2;
    }
    return done === 0 ? text : decoded + text.slice(done);
};
const numbered = (name, problems) => {
    const digits = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name);
    if (digits === null)
        return undefined;
    const [, hex, decimal = ''] = digits;
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16), problems);
};
const characterOf = (codePoint, problems) => {
    if (isXmlCharacter(codePoint))
        return String.fromCodePoint(codePoint);
    problems.note('illegal-characters', `A reference to character ${codePoint}, which XML does not allow; it is shown as \uFFFD.`);
    return '\uFFFD';
};
const isXmlCharacter = (codePoint) => codePoint === 0x9 ||
    codePoint === 0xa ||
    codePoint === 0xd ||
    (codePoint >= 0x20 && codePoint <= 0xd7ff) ||
    (codePoint >= 0xe000 && codePoint <= 0xfffd) ||
    (codePoint >= 0x10000 && codePoint <= 0x10ffff);


/***/ })

};
;