"use strict";
exports.id = 241;
exports.ids = [241];
exports.modules = {

/***/ 48905:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ safeNames)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const maxLength = 100;
/** Windows opens a device for these, whatever comes after a dot. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)(?:\.|$)/i;
/**
 * One folder name for each name: letters, digits and `.-_` only, at most 100 long, never `.`, `..`, hidden or reserved on Windows.
 *
 * No two names share a folder, also where the file system ignores case: the second gets a hash of its own name. The same set of names
 * gives the same folders in whatever order it comes.
 */
const safeNames = (names) => {
    const taken = new Set();
    const folders = new Map();
    // Sorted, so that the order in which names come decides nothing.
    for (const name of [...new Set(names)].toSorted()) {
        const folder = freeName(name, taken);
        taken.add(folder.toLowerCase());
        folders.set(name, folder);
    }
    return folders;
};
const freeName = (name, taken) => {
    const plain = plainName(name);
    if (!taken.has(plain.toLowerCase()))
        return plain;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(name).digest('hex').slice(0, 8);
    let candidate = withSuffix(plain, hash);
    for (let count = 2; taken.has(candidate.toLowerCase()); count++)
        candidate = withSuffix(plain, `${hash}-${count}`);
    return candidate;
};
const withSuffix = (plain, suffix) => `${plain.slice(0, maxLength - suffix.length - 1)}-${suffix}`;
const plainName = (name) => {
    const plain = name
        .normalize('NFC')
        .replace(/\s+/g, '-')
        .replace(/[^A-Za-z0-9._-]/g, '_')
        .replace(/^[.-]+/, '_')
        .slice(0, maxLength)
        .replace(/(?<![.])[.]+$/, '_');
    if (plain === '')
        return '_';
    return reserved.test(plain) ? `_${plain}`.slice(0, maxLength) : plain;
};


/***/ }),

/***/ 69656:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ mapTexts)
/* harmony export */ });
/**
 * The same value with every text replaced, at any depth: also keys of objects, but not those of maps. What holds nothing to replace is
 * not copied.
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
    const mapped = entries.map(([key, entry]) => [map(key), mapAny(entry, map)]);
    const isSame = mapped.every(([key, entry], index) => key === entries[index]?.[0] && entry === entries[index][1]);
    return isSame ? value : Object.fromEntries(mapped);
};


/***/ }),

/***/ 21612:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createSignatures),
/* harmony export */   N: () => (/* binding */ failureHeadline)
/* harmony export */ });
/* harmony import */ var _source_hints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28267);
/* harmony import */ var _test_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63244);


const maxHeadline = 300;
const maxTraces = 1_000;
/** The first line that says what went wrong: `java.lang.AssertionError: expected:<3> but was:<4>`. Empty where there is no text. */
const failureHeadline = (failure) => {
    if (failure === undefined)
        return '';
    const message = firstLine(failure.message);
    const text = message === '' ? firstLine(failure.trace) : message;
    const type = failure.type?.trim() ?? '';
    return type === '' || text.includes(type) ? text : `${type}${text === '' ? '' : `: ${text}`}`;
};
/**
 * Equal for results that went wrong in the same way, but for what changes from device to device: numbers, addresses, view ids.
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
    return (test, outcome) => {
        const prefix = outcome === 'flaky' ? 'flaky ' : '';
        const [failure] = (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresBehind */ .Y)(test, outcome);
        if (failure === undefined)
            return `${prefix}${test.status}`;
        const { trace, ...withoutTrace } = failure;
        const place = firstPlace(withoutTrace) || (trace === undefined ? '' : placeIn(trace));
        return `${prefix}${withoutNumbers(failureHeadline(failure))} at ${place}`;
    };
};
const firstPlace = (failure) => {
    const [hint] = (0,_source_hints_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceHints */ .k)({}, failure);
    return hint === undefined ? '' : `${hint.file}:${hint.line}`;
};
const firstLine = (text) => {
    const line = (text ?? '').slice(0, 4 * maxHeadline).trimStart();
    const end = line.search(/[\r\n]/);
    return (end === -1 ? line : line.slice(0, end)).trimEnd().slice(0, maxHeadline);
};
const withoutNumbers = (text) => text.replace(/0x[\da-f]+|@[\da-f]{4,}|\d+/gi, '#').replace(/\s+/g, ' ');


/***/ }),

/***/ 75225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hu: () => (/* binding */ collectSession),
  hX: () => (/* binding */ uncollectedSession),
  kk: () => (/* binding */ withLatestEntry)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/cloud/errors.js
var errors = __webpack_require__(97430);
// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 3 modules
var lookup = __webpack_require__(64070);
// EXTERNAL MODULE: ./build/javascript/lib/file-blocks.js
var file_blocks = __webpack_require__(24932);
// EXTERNAL MODULE: ./build/javascript/lib/map-texts.js
var map_texts = __webpack_require__(69656);
// EXTERNAL MODULE: ./build/javascript/lib/text-file.js
var text_file = __webpack_require__(86487);
// EXTERNAL MODULE: ./build/javascript/model/device-name.js
var device_name = __webpack_require__(39707);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/results/counting.js
var counting = __webpack_require__(14289);
// EXTERNAL MODULE: ./build/javascript/results/device-shards.js + 4 modules
var device_shards = __webpack_require__(71414);
// EXTERNAL MODULE: ./build/javascript/results/junit/problem.js
var problem = __webpack_require__(92466);
// EXTERNAL MODULE: ./build/javascript/results/junit/read-junit.js + 10 modules
var read_junit = __webpack_require__(33142);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/results/junit/write-case.js
var write_case = __webpack_require__(4139);
// EXTERNAL MODULE: ./build/javascript/results/junit/write-suite.js
var write_suite = __webpack_require__(54187);
;// CONCATENATED MODULE: ./build/javascript/results/junit/write-session.js



/** The session's results in the shape of the service's own reports: a suite for each class. */
const sessionJUnit = (session) => (0,write_suite/* documentXml */.z)(session.device, () => suitesOfSession(session));
function* suitesOfSession({ device, shard, sessionId, tests, simulated }) {
    const properties = {
        session_id: sessionId,
        device,
        shard: (0,describe/* describeShard */.y0)(shard),
        ...(simulated === undefined ? {} : { simulated: String(simulated) }),
    };
    for (const [className, ofClass] of Map.groupBy(tests, (test) => test.className))
        yield { name: className, properties, cases: ofClass.map(caseOf) };
}
/** `result` keeps apart what JUnit's elements cannot: a test that timed out, or never ran. */
const caseOf = (test) => ({
    test,
    name: test.name,
    className: test.className,
    outcome: (0,write_case/* outcomeOf */.sG)(test, false),
    attributes: {
        result: test.statusWord ?? test.status,
        test_id: test.testId,
        video_url: test.links?.video,
    },
});

// EXTERNAL MODULE: ./build/javascript/run/dashboard.js
var run_dashboard = __webpack_require__(15073);
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

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/javascript/results/failure-log/log-line.js
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

;// CONCATENATED MODULE: ./build/javascript/results/failure-log/read-failure-log.js


const colorStart = '\u001b';
const maxFailures = 10;
const maxMoreLines = 30;
const maxMessageChars = 2_000;
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
            const text = message.trim().slice(0, maxMessageChars);
            // XCTest writes a failure twice: for the log of the steps with the name of the file, and for Xcode with its path.
            const twin = failures.find((each) => each.message === text && each.line === line);
            if (twin !== undefined) {
                if (file !== undefined && file.length > (twin.file?.length ?? 0))
                    twin.file = file;
                return twin.more.length === 0 ? twin : undefined;
            }
            if (failures.length === maxFailures)
                return undefined;
            const failure = { message: text, more: [], ...(file === undefined ? {} : { file }) };
            if (line !== undefined)
                failure.line = line;
            failures.push(failure);
            return failure;
        },
        last: () => (failures.length > 0 ? failures : before).map((each) => ({ ...each, more: withoutBlankEnd(each.more) })),
    };
};
const addTo = (failure, text) => {
    if (failure === undefined || failure.more.length === maxMoreLines)
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

;// CONCATENATED MODULE: ./build/javascript/run/collect/join-details.js
/** The tests of a session as its details list them: all there is for frameworks without a report. */
const testsOfDetails = (tests) => tests.map(testOf);
/**
 * Adds to the tests of a report what only the details know: links, start, and tests that did not pass and that the report lacks.
 *
 * The status stays the report's; where the two disagree, the counts of both tell.
 *
 * @param complete whether the report could be read to its end; what it lacks otherwise is known from the details alone
 */
const joinDetails = (reported, details, complete) => {
    const keyed = details.flatMap((test) => [...new Set(keysOf(test.id, test.className, test.name))].map((key) => ({ key, test })));
    const byKey = Map.groupBy(keyed, ({ key }) => key);
    const joined = new Set();
    const take = (test) => {
        for (const key of keysOf(test.testId, test.className, test.name)) {
            const found = byKey.get(key)?.find((candidate) => !joined.has(candidate.test));
            if (found === undefined)
                continue;
            joined.add(found.test);
            return found.test;
        }
        return undefined;
    };
    const result = reported.map((test) => {
        const found = take(test);
        return found === undefined ? test : { ...testOf(found), ...test, links: { ...linksOf(found), ...test.links } };
    });
    for (const test of details)
        if (!joined.has(test) && !(complete && isHarmless(test)))
            result.push(testOf(test));
    return result;
};
const isHarmless = ({ status }) => status === 'passed' || status === 'skipped';
/** From sure to loose: details may name a class without its package. */
const keysOf = (id, className, name) => {
    const simple = className.split(/[./]/).at(-1) ?? className;
    return [...(id === undefined ? [] : [`id ${id}`]), `${className}#${name}`, `simple ${simple}#${name}`];
};
const messageEnd = '; its logs tell more.';
/** A test that went wrong, of which only the details are known. */
const hasNoMessage = ({ failures }) => failures.length === 1 && failures[0]?.trace === undefined && failures[0]?.message?.endsWith(messageEnd) === true;
const testOf = (test) => ({
    className: test.className,
    name: test.name,
    status: test.status,
    ...(test.status === 'unknown' ? { statusWord: test.statusWord } : {}),
    ...(test.durationMs === undefined ? {} : { durationMs: test.durationMs }),
    ...(test.startedAt === undefined ? {} : { startedAt: test.startedAt }),
    // The details never say why a test failed, only that it did.
    failures: test.status === 'passed' || test.status === 'skipped' || test.status === 'pending'
        ? nothing
        : [
            {
                kind: test.status === 'failed' ? 'failure' : 'error',
                message: `The service reports ${test.statusWord}${messageEnd}`,
            },
        ],
    earlierTries: nothing,
    ...(test.id === undefined ? {} : { testId: test.id }),
    links: linksOf(test),
});
/** Shared by the tests that passed, of which there are many. */
const nothing = [];
const linksOf = (test) => ({
    ...(test.videoUrl === undefined ? {} : { video: test.videoUrl }),
    ...(test.deviceLogUrl === undefined ? {} : { deviceLog: test.deviceLogUrl }),
    ...(test.instrumentationLogUrl === undefined ? {} : { instrumentationLog: test.instrumentationLogUrl }),
    ...(test.networkLogUrl === undefined ? {} : { networkLog: test.networkLogUrl }),
    ...(test.screenshotUrls.length === 0 ? {} : { screenshots: test.screenshotUrls }),
});

;// CONCATENATED MODULE: ./build/javascript/run/collect/explain-failures.js






const defaultLimits = {
    tests: 50,
    logBytes: 32_000_000,
    allBytes: 256_000_000,
    lineChars: 16_000,
    ms: 60_000,
    absentLogs: 3,
};
/**
 * Says why tests failed where the details do not: from the instrumentation log of each such test, else from its device log, as far as the
 * service recorded them. What cannot be had or found leaves the test as it is.
 */
const explainFailures = async (tests, session, services, limits = defaultLimits) => {
    const silent = tests.filter(hasNoMessage).slice(0, limits.tests);
    if (silent.length === 0)
        return tests;
    // A real timer, not the Clock: it guards sockets, whose time is never accelerated.
    const over = AbortSignal.timeout(limits.ms);
    const reader = createLogReader(session, { ...services, cloud: services.cloud.within(over) }, limits);
    const explained = new Map();
    for (const test of silent) {
        if (over.aborted)
            break;
        const failures = await reader.failuresOf(test);
        if (failures.length > 0)
            explained.set(test, withFailures(test, failures));
    }
    services.log.debug(`${session.device}: logs explain ${explained.size} of ${silent.length} failures without a message.`);
    return explained.size === 0 ? tests : tests.map((test) => explained.get(test) ?? test);
};
const logKinds = [
    { kind: 'instrumentationlogs', isRecorded: ({ instrumentationLogUrl }) => instrumentationLogUrl !== undefined },
    { kind: 'devicelogs', isRecorded: ({ deviceLogUrl }) => deviceLogUrl !== undefined },
];
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
            return await sessions.scanTestLog(buildId, id, kind, limitBytes, (chunks) => readFailureLog(textLines(counted(chunks), limits.lineChars), test));
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
            for (const { kind, isRecorded } of logKinds) {
                const failures = isRecorded(detail) ? await read(test, testId, kind) : [];
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
        failures: failures.map((failure) => failureOf(failure, kind)),
        ...(placed?.file === undefined ? {} : { file: external_node_path_default().posix.basename(placed.file) }),
        ...(placed?.line === undefined ? {} : { line: placed.line }),
    };
};
const failureOf = ({ message, more, file, line }, kind) => {
    const place = file === undefined ? [] : [`at ${file}:${line}`];
    const trace = [message, ...more, ...place];
    return { kind, message, ...(trace.length === 1 ? {} : { trace: trace.join('\n') }) };
};

// EXTERNAL MODULE: ./build/javascript/lib/clock.js
var lib_clock = __webpack_require__(92969);
// EXTERNAL MODULE: ./build/javascript/binaries/archive.js + 1 modules
var archive = __webpack_require__(79669);
// EXTERNAL MODULE: ./build/javascript/binaries/folder.js
var folder = __webpack_require__(66613);
// EXTERNAL MODULE: ./build/javascript/binaries/binary-error.js
var binary_error = __webpack_require__(55667);
;// CONCATENATED MODULE: ./build/javascript/binaries/apple/xcresult/bundle-limits.js

/** How far they are from real bundles: docs/internals/result-bundles.md#limits. */
const bundleLimits = {
    /** Of one object, unpacked. */
    objectBytes: 16_000_000,
    /** Values of the list of tests, of which each has six. */
    planValues: 150_000,
    /** Values of any other object. Few enough to be freed before the garbage collector takes them for lasting ones. */
    objectValues: 20_000,
    /** Of one text; a longer one is cut. */
    textBytes: 16_000,
    attachmentBytes: 64_000_000,
    /** Of one attempt: the last ones are kept. */
    attemptSteps: 300,
    /** Of the bundle: attempts past it have no steps. */
    steps: 40_000,
    timeMs: 15_000,
    /** In the whole bundle; one that has more is refused. */
    total: { objects: 50_000, 'bytes of objects': 400_000_000, 'tests, failures and attachments': 100_000, characters: 16_000_000 },
};
/** What reading one bundle may still cost. */
class BundleBudget {
    limits;
    #file;
    #left;
    #leftMs;
    #steps;
    constructor(file, limits, monotonicMs) {
        this.limits = limits;
        this.#file = file;
        this.#left = { ...limits.total };
        this.#steps = limits.steps;
        const deadlineMs = monotonicMs() + limits.timeMs;
        this.#leftMs = () => deadlineMs - monotonicMs();
    }
    /** Throws `BinaryError` where the limit, or the time, is exceeded. */
    spend(total, amount) {
        this.#left[total] -= amount;
        if (this.#left[total] < 0)
            throw this.#excess(`more than ${this.limits.total[total]} ${total}`);
        if (total === 'objects' && this.#leftMs() < 0)
            throw this.#excess(`more than can be read in ${this.limits.timeMs / 1_000} s`);
    }
    /** @returns the text, for the result to keep */
    keep(text) {
        this.spend('characters', text.length);
        return text;
    }
    /** @returns how many of an attempt's steps may be kept */
    takeSteps(wanted) {
        const taken = Math.min(wanted, this.limits.attemptSteps, this.#steps);
        this.#steps -= taken;
        return taken;
    }
    #excess(found) {
        return new binary_error/* BinaryError */.kM('too-large', this.#file, {
            found,
            expected: 'the result bundle of one test session',
            remedy: 'Split the suite into shards: each has a result bundle of its own.',
        });
    }
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/javascript/binaries/release.js
var release = __webpack_require__(42624);
// EXTERNAL MODULE: ./build/javascript/binaries/apple/plist.js + 2 modules
var plist = __webpack_require__(48111);
// EXTERNAL MODULE: ./build/javascript/binaries/apple/plist-value.js
var plist_value = __webpack_require__(84962);
;// CONCATENATED MODULE: ./build/javascript/binaries/apple/xcresult/parse-object.js

/** The value of an object's field. */
const fieldOf = (object, name) => {
    for (let field = object?.fields; field !== undefined; field = field.before)
        if (field.name === name)
            return field.value;
    return undefined;
};
/** @param lists names with spaces between them */
const fieldNames = (...lists) => new Map(`_v ${lists.join(' ')}`.split(' ').map((name) => [name, name]));
/** Deeper than activities nest in any bundle. */
const maxDepth = 200;
const noItems = [];
const [parse_object_open, parse_object_close, key, parse_object_text, firstUse, laterUse] = Array.from('[]KVTS', (sign) => sign.charCodeAt(0));
/**
 * Reads an object of a result bundle, see docs/internals/result-bundles.md#objects. Types are skipped: an object is known by its
 * fields, which have kept their names while types were renamed.
 *
 * Throws `FormatError` where the bytes are no such object, or have more values or nest deeper than the limits.
 */
const parseObject = (bytes, options) => {
    const cursor = { ...options, bytes, at: 0, values: 0 };
    const value = readValue(cursor, 0);
    if (typeof value === 'string' || cursor.at !== bytes.length)
        throw unexpected(cursor, 'the end of an object');
    return value;
};
const readValue = (cursor, depth) => {
    const sign = cursor.bytes[cursor.at++];
    if (sign === parse_object_text)
        return readText(cursor);
    cursor.values += 1;
    if (cursor.values > cursor.maxValues)
        throw new binary_error/* FormatError */.IF(`an object of more than ${cursor.maxValues} values`);
    if (depth > maxDepth)
        throw new binary_error/* FormatError */.IF('an object that nests too deeply');
    if (sign !== parse_object_open)
        throw unexpected(cursor, 'a value');
    skipType(cursor);
    const object = readMembers(cursor, depth + 1);
    return fieldOf(object, '_v') ?? object;
};
const readMembers = (cursor, depth) => {
    let fields;
    let items;
    for (;;) {
        const sign = cursor.bytes[cursor.at];
        if (sign === parse_object_open) {
            items ??= [];
            items.push(readValue(cursor, depth));
            continue;
        }
        cursor.at += 1;
        if (sign === parse_object_close)
            return { fields, items: items ?? noItems };
        if (sign !== key)
            throw unexpected(cursor, 'a field or the end of an object');
        const name = cursor.fields.get(readText(cursor));
        if (name === undefined)
            skipValue(cursor);
        else
            fields = { name, value: readValue(cursor, depth), before: fields };
    }
};
const skipType = (cursor) => {
    const sign = cursor.bytes[cursor.at];
    if (sign !== firstUse && sign !== laterUse)
        return;
    cursor.at += 1;
    if (sign === laterUse)
        skipText(cursor);
    else
        skipValue(cursor);
};
const skipValue = (cursor) => {
    let depth = 0;
    do {
        const sign = cursor.bytes[cursor.at++];
        if (sign === parse_object_open)
            depth += 1;
        else if (sign === parse_object_close)
            depth -= 1;
        else if (sign === key || sign === parse_object_text || sign === laterUse)
            skipText(cursor);
        else if (sign !== firstUse)
            throw unexpected(cursor, 'a value');
        if (depth < 0)
            throw unexpected(cursor, 'a value');
        // A field's name is followed by its value.
        if (depth === 0 && sign === key)
            throw unexpected(cursor, 'a value');
    } while (depth > 0);
};
/** Moves behind `<length>:` and the text; @returns where it began. */
const skipText = (cursor) => {
    const { bytes } = cursor;
    let length = 0;
    let digits = 0;
    for (;;) {
        const digit = (bytes[cursor.at++] ?? 0) - 0x30;
        if (digit === 0x0a && digits > 0)
            break;
        digits += 1;
        if (!(digit >= 0 && digit <= 9) || digits > 9)
            throw unexpected(cursor, 'a length');
        length = length * 10 + digit;
    }
    const start = cursor.at;
    cursor.at += length;
    if (cursor.at > bytes.length)
        throw new binary_error/* FormatError */.IF('a text that is longer than its object');
    return start;
};
const readText = (cursor) => {
    const start = skipText(cursor);
    if (cursor.at - start <= cursor.maxTextBytes)
        return cursor.bytes.toString('utf8', start, cursor.at);
    return `${cursor.bytes.toString('utf8', start, start + cursor.maxTextBytes)}…`;
};
const unexpected = ({ at }, wanted) => new binary_error/* FormatError */.IF(`no ${wanted} at byte ${at - 1}`);

;// CONCATENATED MODULE: ./build/javascript/binaries/apple/xcresult/bundle-store.js






const infoBytes = 1_000_000;
const spareBytes = 64;
const frameStart = 0xfd2fb528;
/** Bundles use windows of 512 KiB; a frame may ask for up to 2 GiB. */
const unpackOptions = { params: { [external_node_zlib_.constants.ZSTD_d_windowLogMax]: 23 } };
/** Throws `BinaryError` where the tree has no bundle, several, or one of a kind that is not read. */
const openBundleStore = async (tree, budget) => {
    const { file } = tree;
    const folder = findBundle(tree);
    const infoPath = `${folder}Info.plist`;
    const infoData = await tree.read(infoPath, infoBytes);
    const info = (0,binary_error/* readingPart */.mz)(file, infoPath, () => (0,plist/* parsePlist */.W)(infoData));
    const rootId = (0,plist_value/* plistText */.a)(section(info, 'rootId'), 'hash');
    const backend = (0,plist_value/* plistText */.a)(section(info, 'storage'), 'backend');
    const version = section(info, 'version');
    const formatVersion = `${Number(version.get('major'))}.${Number(version.get('minor'))}`;
    if (version.get('major') !== 3 || backend !== 'fileBacked2' || rootId === undefined)
        throw refusal(tree, 'unsupported', `a bundle of version ${formatVersion}, stored as ${backend}`);
    const read = async (id, maxBytes) => {
        const path = `${folder}Data/data.${id}`;
        if (tree.entries.get(path)?.kind === 'file')
            return tree.read(path, maxBytes);
        if (tree.entries.has(`${folder}database.sqlite3`))
            throw refusal(tree, 'unsupported', 'a bundle whose objects are only in the database that Xcode makes when it opens one');
        throw refusal(tree, 'damaged', `no ${path.slice(0, 300)}`);
    };
    return {
        formatVersion,
        rootId,
        readObject: async (id, fields, maxValues = budget.limits.objectValues) => {
            budget.spend('objects', 1);
            const { objectBytes: maxBytes, textBytes: maxTextBytes } = budget.limits;
            const packed = await read(id, maxBytes);
            return (0,binary_error/* readingPart */.mz)(file, `object ${id}`, () => {
                const bytes = isPacked(packed) ? unpack(packed, maxBytes) : packed;
                budget.spend('bytes of objects', bytes.length);
                const object = parseObject(bytes, { fields, maxValues, maxTextBytes });
                (0,release/* release */._)(bytes);
                return object;
            });
        },
        readPayload: async function* (id, sizeBytes) {
            const { attachmentBytes } = budget.limits;
            if (sizeBytes > attachmentBytes)
                throw refusal(tree, 'too-large', `an attachment of ${sizeBytes} bytes`);
            const packed = await read(id, attachmentBytes);
            let left = sizeBytes;
            try {
                for await (const chunk of isPacked(packed) ? (0,external_node_zlib_.createZstdDecompress)(unpackOptions).end(packed) : [packed]) {
                    left -= chunk.length;
                    if (left < 0)
                        break;
                    yield chunk;
                }
            }
            catch (cause) {
                throw refusal(tree, 'damaged', `attachment ${id}, which does not unpack`, cause);
            }
            if (left !== 0)
                throw refusal(tree, 'damaged', `attachment ${id}, which is not of ${sizeBytes} bytes`);
        },
    };
};
/** @returns the path of the only bundle, with a slash at its end; empty where the tree is the bundle itself. */
const findBundle = (tree) => {
    const folders = [...tree.entries.keys()]
        .filter((path) => /(?:^|\.xcresult\/)Info\.plist$/.test(path) && !path.startsWith('__MACOSX/'))
        .map((path) => path.slice(0, -'Info.plist'.length));
    const [folder, ...others] = folders;
    if (folder === undefined)
        throw refusal(tree, 'unsupported', 'no result bundle');
    if (others.length > 0)
        throw refusal(tree, 'unsupported', `${folders.length} result bundles`);
    return folder;
};
const isPacked = (bytes) => bytes.length >= 4 && bytes.readUInt32LE(0) === frameStart;
const unpack = (packed, maxBytes) => {
    try {
        // One output block, of which only what is written takes memory: many small ones would wait for the garbage collector.
        const chunkSize = maxBytes + spareBytes;
        return (0,external_node_zlib_.zstdDecompressSync)(packed, { ...unpackOptions, chunkSize, maxOutputLength: maxBytes });
    }
    catch (cause) {
        throw new binary_error/* FormatError */.IF('bytes that do not unpack', { cause });
    }
    finally {
        (0,release/* release */._)(packed);
    }
};
const section = (info, name) => {
    const value = info.get(name);
    return value instanceof Map ? value : new Map();
};
const refusal = (tree, code, found, cause) => new binary_error/* BinaryError */.kM(code, tree.file, {
    found,
    expected: 'one complete .xcresult folder of Xcode 11 or later',
    remedy: 'Download it again, or create it again with `xcodebuild -resultBundlePath`.',
}, { cause });

;// CONCATENATED MODULE: ./build/javascript/binaries/apple/xcresult/object-values.js

/** The text of a scalar field. */
const textOf = (object, name) => {
    const value = fieldOf(object, name);
    return typeof value === 'string' && value !== '' ? value : undefined;
};
const childOf = (object, name) => {
    const value = fieldOf(object, name);
    return typeof value === 'string' ? undefined : value;
};
/** The objects in an array field; none where there is no such field. */
const itemsOf = (object, name) => (childOf(object, name)?.items ?? []).filter((item) => typeof item !== 'string');
/** The id in a reference field. */
const referenceOf = (object, name) => textOf(childOf(object, name), 'id');
const countOf = (object, name) => {
    const text = textOf(object, name);
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};
/** Seconds as the bundle has them, in milliseconds. */
const durationMsOf = (object, name) => {
    const seconds = Number(textOf(object, name) ?? Number.NaN);
    return seconds >= 0 && seconds < 1e9 ? Math.round(seconds * 1_000) : undefined;
};
/** From `2025-02-26T00:07:38.784+0700`. */
const dateOf = (object, name) => {
    const date = new Date((textOf(object, name) ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
    return Number.isNaN(date.getTime()) ? undefined : date;
};
/** The fields that have a value. */
const present = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

;// CONCATENATED MODULE: ./build/javascript/binaries/apple/xcresult/read-failure.js

const failureFields = 'message issueType fileName lineNumber timestamp failureReason failureSummary ' +
    'sourceCodeContext location filePath callStack symbolInfo symbolName';
const mostCalls = 30;
/** An `ActionTestFailureSummary`, or an `ActionTestExpectedFailure` with one inside. */
const readFailure = (object, budget) => {
    const summary = childOf(object, 'failureSummary') ?? object;
    const context = childOf(summary, 'sourceCodeContext');
    const symbols = itemsOf(context, 'callStack').map((frame) => childOf(frame, 'symbolInfo'));
    const calls = symbols.slice(0, mostCalls).flatMap((symbol) => {
        const name = textOf(symbol, 'symbolName');
        return name === undefined ? [] : [{ symbol: name, ...locationOf(childOf(symbol, 'location'), 'filePath') }];
    });
    const own = [locationOf(childOf(context, 'location'), 'filePath'), locationOf(summary, 'fileName')];
    const { file, line } = [...own, ...calls].find((location) => location.file !== undefined) ?? {};
    const failure = {
        message: textOf(summary, 'message') ?? '',
        ...present({
            type: textOf(summary, 'issueType'),
            file,
            line,
            at: dateOf(summary, 'timestamp'),
            expectedReason: textOf(object, 'failureReason'),
        }),
        calls,
    };
    budget.spend('tests, failures and attachments', 1 + calls.length);
    budget.keep(failure.message + (failure.type ?? '') + (file ?? '') + (failure.expectedReason ?? ''));
    for (const call of calls)
        budget.keep(call.symbol + (call.file ?? ''));
    return failure;
};
/** Line 0 and files in angle brackets stand for "unknown". */
const locationOf = (object, pathField) => {
    const file = textOf(object, pathField);
    if (file === undefined || file.startsWith('<'))
        return {};
    return present({ file, line: countOf(object, 'lineNumber') || undefined });
};

;// CONCATENATED MODULE: ./build/javascript/binaries/apple/xcresult/read-attempt.js



const summaryNames = [
    'failureSummaries expectedFailures skipNoticeSummary repetitionPolicySummary iteration',
    'arguments parameter label name value description configuration values storage key',
    failureFields,
];
const summaryFields = fieldNames(...summaryNames);
const failedSummaryFields = fieldNames(...summaryNames, 'activitySummaries subactivities title start finish failureSummaryIDs', 'attachments uniformTypeIdentifier payloadRef id payloadSize');
/** Fields of an `ActionTestSummary` that are read: steps and attachments of failed attempts only. */
const summaryFieldsOf = (row) => statusOf(textOf(row, 'testStatus')) === 'failed' ? failedSummaryFields : summaryFields;
const statuses = new Map([
    ['Success', 'passed'],
    ['Failure', 'failed'],
    ['Skipped', 'skipped'],
    ['Expected Failure', 'expected-failure'],
]);
const statusOf = (word) => statuses.get(word) ?? 'unknown';
/**
 * @param row the test's `ActionTestMetadata`
 * @param summary its `ActionTestSummary`; a test that passed may have none
 */
const readAttempt = (row, summary, budget) => {
    const statusWord = budget.keep(textOf(row, 'testStatus') ?? '');
    const skipReason = textOf(childOf(summary, 'skipNoticeSummary'), 'message');
    const failures = itemsOf(summary, 'failureSummaries');
    const activities = readActivities(itemsOf(summary, 'activitySummaries'), budget);
    const ofFailures = failures.flatMap((failure) => readAttachments(failure, undefined, budget));
    budget.spend('tests, failures and attachments', 1);
    return {
        status: statusOf(statusWord),
        statusWord,
        ...present({
            iteration: countOf(childOf(summary, 'repetitionPolicySummary'), 'iteration'),
            durationMs: durationMsOf(row, 'duration'),
            skipReason: skipReason && budget.keep(skipReason),
        }),
        failures: failures.map((failure) => readFailure(failure, budget)),
        expectedFailures: itemsOf(summary, 'expectedFailures').map((failure) => readFailure(failure, budget)),
        ...activities,
        attachments: [...activities.attachments, ...ofFailures],
    };
};
/** What tells the cases of one test apart: its arguments or, before Xcode wrote them, the settings of the user interface. */
const argumentsOf = (summary, budget) => {
    const given = itemsOf(summary, 'arguments').map((argument) => {
        const parameter = childOf(argument, 'parameter');
        const value = textOf(childOf(argument, 'value'), 'description') ?? '';
        return `${textOf(parameter, 'label') ?? textOf(parameter, 'name') ?? ''}: ${value}`;
    });
    const settings = itemsOf(childOf(childOf(summary, 'configuration'), 'values'), 'storage')
        .map((pair) => `${textOf(pair, 'key') ?? ''}: ${textOf(pair, 'value') ?? ''}`)
        .sort();
    const all = given.length > 0 ? given : settings;
    budget.spend('tests, failures and attachments', all.length);
    return all.map((text) => budget.keep(text));
};
const readActivities = (activities, budget) => {
    const found = [];
    const walk = (activity, depth) => {
        found.push({ activity, depth });
        for (const inner of itemsOf(activity, 'subactivities'))
            walk(inner, depth + 1);
    };
    for (const activity of activities)
        walk(activity, 0);
    const omittedSteps = found.length - budget.takeSteps(found.length);
    const steps = found.slice(omittedSteps).map(({ activity, depth }) => ({
        title: budget.keep(textOf(activity, 'title') ?? ''),
        depth,
        ...present({ startedAt: dateOf(activity, 'start'), finishedAt: dateOf(activity, 'finish') }),
        failed: (childOf(activity, 'failureSummaryIDs')?.items.length ?? 0) > 0,
    }));
    const attachments = found.flatMap(({ activity }, index) => readAttachments(activity, index < omittedSteps ? undefined : index - omittedSteps, budget));
    return { steps, omittedSteps, attachments };
};
const readAttachments = (owner, step, budget) => itemsOf(owner, 'attachments').flatMap((attachment) => {
    const payloadId = referenceOf(attachment, 'payloadRef');
    if (payloadId === undefined)
        return [];
    const name = textOf(attachment, 'name') ?? '';
    const uniformType = textOf(attachment, 'uniformTypeIdentifier');
    budget.spend('tests, failures and attachments', 1);
    budget.keep(payloadId + name + (uniformType ?? ''));
    const sizeBytes = countOf(attachment, 'payloadSize') ?? 0;
    return [{ payloadId, name, sizeBytes, ...present({ uniformType, at: dateOf(attachment, 'timestamp'), step }) }];
});

;// CONCATENATED MODULE: ./build/javascript/binaries/apple/xcresult/read-tests.js




const planFields = fieldNames('summaries testableSummaries tests subtests name targetName failureSummaries', 'identifier testStatus duration summaryRef id', failureFields);
/** Reads the tests of a run from its `ActionTestPlanRunSummaries` and the summary of each test. */
const readTests = async (store, planId, budget) => {
    const plan = await store.readObject(planId, planFields, budget.limits.planValues);
    const targetFailures = [];
    const cases = new TestCases();
    for (const planRun of itemsOf(plan, 'summaries')) {
        const configuration = budget.keep(textOf(planRun, 'name') ?? '');
        for (const testable of itemsOf(planRun, 'testableSummaries')) {
            const target = budget.keep(textOf(testable, 'targetName') ?? textOf(testable, 'name') ?? '');
            for (const failure of itemsOf(testable, 'failureSummaries'))
                targetFailures.push({ target, ...readFailure(failure, budget) });
            for (const row of rowsOf(testable)) {
                const id = referenceOf(row, 'summaryRef');
                const summary = id === undefined ? undefined : await store.readObject(id, summaryFieldsOf(row));
                const identity = { configuration, target, ...nameOf(row, budget), arguments: argumentsOf(summary, budget) };
                cases.add(identity, readAttempt(row, summary, budget));
            }
        }
    }
    return { tests: cases.read(), targetFailures };
};
/** The `ActionTestMetadata` of a target, in any depth of its groups. */
const rowsOf = (testable) => {
    const rows = [];
    const walk = (nodes) => {
        for (const node of nodes) {
            if (textOf(node, 'testStatus') !== undefined)
                rows.push(node);
            walk(itemsOf(node, 'subtests'));
        }
    };
    walk(itemsOf(testable, 'tests'));
    return rows;
};
/** `CartTests/testAdds()` and `CartTests/testAdds` are one test. */
const nameOf = (row, budget) => {
    const identifier = budget.keep(textOf(row, 'identifier') ?? textOf(row, 'name') ?? '').replace(/\(\)$/, '');
    const slash = identifier.lastIndexOf('/');
    return { className: identifier.slice(0, Math.max(slash, 0)), name: identifier.slice(slash + 1) };
};
/** Joins the repetitions of one case. Rows that are no repetitions of each other stay apart, so that no failure hides behind a pass. */
class TestCases {
    #tests = [];
    /** By case and iteration: how often that iteration came. */
    #counts = new Map();
    #byKey = new Map();
    add(test, attempt) {
        const { iteration } = attempt;
        const name = JSON.stringify(test);
        const count = this.#counts.get(`${iteration}${name}`) ?? 0;
        this.#counts.set(`${iteration}${name}`, count + 1);
        const key = `${count}${name}`;
        const known = iteration === undefined ? undefined : this.#byKey.get(key);
        if (known !== undefined) {
            known.push(attempt);
            return;
        }
        const attempts = [attempt];
        if (iteration !== undefined)
            this.#byKey.set(key, attempts);
        this.#tests.push({ test, attempts });
    }
    read() {
        for (const { attempts } of this.#tests)
            attempts.sort((one, other) => (one.iteration ?? 0) - (other.iteration ?? 0));
        return this.#tests.map(({ test, attempts }) => ({ ...test, attempts }));
    }
}

;// CONCATENATED MODULE: ./build/javascript/binaries/apple/xcresult/read-result-bundle.js








const recordFields = fieldNames('actions actionResult testsRef id status startedTime endedTime issues errorSummaries message', 'metrics testsCount testsFailedCount testsSkippedCount runDestination targetDeviceRecord', 'name modelName modelCode operatingSystemVersion identifier');
/**
 * Hands the result bundle in a zip, or in a folder, to `use`, during which attachments can be read.
 *
 * Throws `BinaryError` like `readResultBundle`, and where the zip or the folder cannot be read.
 */
const withResultBundle = async (path, use, options) => {
    if (await (0,folder/* isFolder */.lQ)(path))
        return use(await readResultBundle(await (0,folder/* readFolder */.j1)(path), options));
    return (0,archive/* withArchive */.x)(path, async (tree) => use(await readResultBundle(tree, options)));
};
/**
 * Reads what a result bundle says about tests, within limits of memory, work and time.
 *
 * Throws `BinaryError` where the tree has not exactly one bundle, and where the bundle is damaged, of an unknown kind, or exceeds a limit.
 */
const readResultBundle = async (tree, { limits = bundleLimits, clock = lib_clock/* systemClock */.m } = {}) => {
    const budget = new BundleBudget(tree.file, limits, () => clock.monotonicMs());
    const store = await openBundleStore(tree, budget);
    const record = await store.readObject(store.rootId, recordFields);
    const runs = [];
    for (const action of itemsOf(record, 'actions')) {
        const result = childOf(action, 'actionResult');
        const planId = referenceOf(result, 'testsRef');
        // What only builds or cleans says nothing about tests.
        if (planId === undefined && textOf(result, 'status') === 'notRequested')
            continue;
        const found = planId === undefined ? { tests: [], targetFailures: [] } : await readTests(store, planId, budget);
        runs.push({ ...readRun(action, result, budget), ...found });
    }
    return {
        formatVersion: store.formatVersion,
        runs,
        readAttachment: ({ payloadId, sizeBytes }) => store.readPayload(payloadId, sizeBytes),
    };
};
const readRun = (action, result, budget) => {
    const device = childOf(childOf(action, 'runDestination'), 'targetDeviceRecord');
    const metrics = childOf(result, 'metrics');
    const errors = itemsOf(childOf(result, 'issues'), 'errorSummaries');
    budget.spend('tests, failures and attachments', 1 + errors.length);
    return {
        ...present({
            statusWord: textOf(result, 'status'),
            startedAt: dateOf(action, 'startedTime'),
            finishedAt: dateOf(action, 'endedTime'),
        }),
        device: present({
            name: textOf(device, 'name'),
            model: textOf(device, 'modelName'),
            modelCode: textOf(device, 'modelCode'),
            osVersion: textOf(device, 'operatingSystemVersion'),
            identifier: textOf(device, 'identifier'),
        }),
        announced: present({
            tests: countOf(metrics, 'testsCount'),
            failed: countOf(metrics, 'testsFailedCount'),
            skipped: countOf(metrics, 'testsSkippedCount'),
        }),
        errors: errors.map((error) => budget.keep(textOf(error, 'message') ?? '')),
    };
};

// EXTERNAL MODULE: ./build/javascript/model/results.js
var model_results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var attempts = __webpack_require__(7330);
// EXTERNAL MODULE: ./build/javascript/lib/present.js
var lib_present = __webpack_require__(28008);
// EXTERNAL MODULE: ./build/javascript/results/known-tests.js
var known_tests = __webpack_require__(7141);
;// CONCATENATED MODULE: ./build/javascript/results/result-bundle/failure-text.js

const maxCalls = 10;
/** Xcode's word for most failures, which says nothing. */
const plainType = 'Assertion Failure';
/** A failure with its place and the calls that led to it, in lines that `sourceHints` reads. */
const failure_text_failureOf = ({ message, type, file, line, calls, expectedReason }) => {
    const place = placeText(file, line);
    const callers = calls.flatMap((call) => {
        const where = placeText(call.file, call.line);
        return where === undefined || where === place ? [] : [`${where}: ${call.symbol}`];
    });
    const text = message === '' ? (type ?? 'failed') : message;
    const trace = [text, ...(place === undefined ? [] : [`at ${place}`]), ...callers.slice(0, maxCalls)];
    return {
        kind: 'failure',
        message: expectedReason === undefined ? text : `${text} (expected: ${expectedReason})`,
        ...(0,lib_present/* present */.E)({ type: type === plainType ? undefined : type, trace: trace.length === 1 ? undefined : trace.join('\n') }),
    };
};
const placeText = (file, line) => file === undefined ? undefined : `${file}${line === undefined ? '' : `:${line}`}`;

;// CONCATENATED MODULE: ./build/javascript/results/result-bundle/bundle-cases.js



/**
 * @param retried the request asked the service to run failed tests again: then the last attempt decides, otherwise one failed attempt
 * fails the test
 */
const bundleCases = (runs, retried) => {
    const tests = runs.toSorted((one, other) => startMs(one) - startMs(other)).flatMap((run) => run.tests);
    return (retried ? joinRuns(tests) : tests).map((test) => bundle_cases_caseOf(test, retried));
};
/** `Class/test` of a test, in whatever spelling a source has it. */
const caseKey = ({ className, name }) => `${(0,known_tests/* simpleClass */.TH)(className)}/${(0,known_tests/* methodOf */.NY)(name)}`;
const isMethodName = (key) => /^[^/]+\/test[\p{L}\p{N}_]*$/u.test(key);
const startMs = ({ startedAt }) => startedAt?.getTime() ?? 0;
/** The same case in several runs: the service ran it again. */
const joinRuns = (tests) => {
    const byIdentity = Map.groupBy(tests, ({ attempts: _other, ...identity }) => JSON.stringify(identity));
    return [...byIdentity.values()].flatMap(([first, ...more]) => {
        if (first === undefined)
            return [];
        const [attempt, ...attempts] = first.attempts;
        return [{ ...first, attempts: [attempt, ...attempts, ...more.flatMap((test) => test.attempts)] }];
    });
};
const bundle_cases_caseOf = (bundled, retried) => {
    const key = caseKey(bundled);
    const { attempts } = bundled;
    const failedAttempt = attempts.findLast(({ status }) => status === 'failed');
    const deciding = (retried ? undefined : failedAttempt) ?? attempts.findLast(isExecuted) ?? lastOf(attempts);
    const status = bundle_cases_statuses[deciding.status];
    const others = attempts.filter((attempt) => attempt !== deciding && isExecuted(attempt));
    const failures = deciding.status === 'failed' ? deciding.failures : [];
    const test = {
        className: bundled.className,
        name: bundled.name,
        status,
        failures: failures.map(failure_text_failureOf),
        earlierTries: others.map(earlierTry),
        ...(0,lib_present/* present */.E)({ durationMs: deciding.durationMs, skipMessage: deciding.skipReason }),
        ...placeOf(failures),
        ...(deciding.expectedFailures.length === 0 ? {} : { expectedFailures: deciding.expectedFailures.map(failure_text_failureOf) }),
    };
    const isMethod = isMethodName(key) && bundled.arguments.length === 0;
    return { key, isMethod, bundled, status, test, ...(0,lib_present/* present */.E)({ failedAttempt }) };
};
const lastOf = ([first, ...more]) => more.at(-1) ?? first;
const isExecuted = ({ status }) => status !== 'skipped' && status !== 'unknown';
const bundle_cases_statuses = {
    passed: 'passed',
    failed: 'failed',
    skipped: 'skipped',
    'expected-failure': 'passed',
    unknown: 'unknown',
};
const earlierTry = ({ status, failures, durationMs }) => ({
    status: bundle_cases_statuses[status],
    failures: failures.map(failure_text_failureOf),
    ...(0,lib_present/* present */.E)({ durationMs }),
});
/** The folders of the machine that built the tests stay in the trace. */
const placeOf = (failures) => {
    const { file, line } = failures.find((failure) => failure.file !== undefined) ?? {};
    return file === undefined ? {} : { file: file.slice(file.lastIndexOf('/') + 1), ...(0,lib_present/* present */.E)({ line }) };
};

// EXTERNAL MODULE: ./build/javascript/lib/escape/cut.js
var escape_cut = __webpack_require__(78091);
;// CONCATENATED MODULE: ./build/javascript/results/result-bundle/case-names.js

const maxLabel = 200;
const fields = ['configuration', 'target'];
/**
 * Names for cases: with their arguments, and with configuration and target where cases of one test differ in them, in the form in which
 * JUnit names parametrized tests: `adds [count: 2]`.
 */
const nameCases = (cases) => {
    const firsts = new Map();
    const differing = { configuration: new Set(), target: new Set() };
    for (const { key, bundled } of cases) {
        const first = firsts.get(key) ?? bundled;
        firsts.set(key, first);
        for (const field of fields)
            if (bundled[field] !== first[field])
                differing[field].add(key);
    }
    return ({ key, bundled }, name) => {
        const parts = [...bundled.arguments, ...fields.filter((field) => differing[field].has(key)).map((field) => bundled[field])];
        return parts.length === 0 ? name : `${name} [${(0,escape_cut/* cutText */.IN)(parts.join(', '), maxLabel)}]`;
    };
};

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
    const cases = bundleCases(runs, retried);
    const casesByKey = Map.groupBy(cases, ({ key }) => key);
    const listedByKey = Map.groupBy(listed, caseKey);
    const joined = new Map();
    for (const [key, own] of listedByKey)
        for (const [test, results] of pair(own, casesByKey.get(key) ?? []))
            joined.set(test, results);
    const unlisted = cases.filter(({ key, status }) => !listedByKey.has(key) && status !== 'unknown');
    const names = nameCases(cases);
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
                .filter(([key, own]) => !casesByKey.has(key) && isMethodName(key) && own.some(({ status }) => status === 'passed'))
                .map(([key]) => key),
            failed: turned('failed'),
            skipped: turned('skipped').length,
            failures: runs.flatMap(({ targetFailures, errors }) => [...targetFailures.map(({ message }) => message), ...errors]),
        },
        failedAttempts: new Map([...tests].flatMap(([test, attempt]) => (attempt === undefined ? [] : [[test, attempt]]))),
    };
};
/** Tests of one key: each listed one with what becomes of it. */
const pair = (listed, all) => {
    const results = new Map(listed.map((test) => [test, []]));
    const free = new Set(listed);
    let left = all.filter(({ status }) => status !== 'unknown');
    const take = (fits) => {
        left = left.filter((from) => {
            const test = [...free].find((each) => fits(each, from));
            if (test === undefined)
                return true;
            free.delete(test);
            results.get(test)?.push({ test: worse(test, from), from, isPaired: true });
            return false;
        });
    };
    take((test, { status }) => (0,attempts/* isBad */.e2)(test.status) === (0,attempts/* isBad */.e2)(status));
    take(() => true);
    const [first] = listed;
    if (first !== undefined)
        for (const from of left)
            results.get(first)?.push({ test: { ...first, ...from.test, ...namesOf(first) }, from });
    for (const test of free)
        results.get(test)?.push({ test });
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

;// CONCATENATED MODULE: ./build/javascript/binaries/apple/xcresult/media-type.js
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

// EXTERNAL MODULE: ./build/javascript/lib/escape/file-name.js
var file_name = __webpack_require__(48905);
;// CONCATENATED MODULE: ./build/javascript/run/collect/store-pictures.js








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
 * @param onSkip told why a picture is left out
 */
const storePictures = async ({ tests, failedAttempts }, bundle, target, onSkip) => {
    const wanted = picturesOf(failedAttempts);
    const names = (0,file_name/* safeNames */.K)([...wanted.values()].map(({ title }) => title));
    const stored = new Map();
    let leftBytes = limits.bytes;
    for (const [payloadId, { attachment, title }] of wanted) {
        leftBytes -= attachment.sizeBytes;
        if (leftBytes < 0 || stored.size >= limits.pictures)
            break;
        try {
            const file = await storePicture(bundle.readAttachment(attachment), target, `screenshots/${names.get(title)}`);
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
        return attempt === undefined || attempt.steps.length === 0 ? test : { ...test, steps: stepsOf(attempt, stored) };
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
/** What was recorded outside of any step belongs to the last one. */
const stepsOf = ({ steps, attachments }, stored) => {
    const startMs = steps.find(({ startedAt }) => startedAt !== undefined)?.startedAt?.getTime() ?? 0;
    const byStep = Map.groupBy(attachments, ({ step = steps.length - 1 }) => step);
    return steps.map(({ title, depth, startedAt, finishedAt, failed }, index) => ({
        title,
        depth,
        failed,
        ...(0,lib_present/* present */.E)({
            startMs: startedAt && startedAt.getTime() - startMs,
            durationMs: startedAt && finishedAt && Math.max(0, finishedAt.getTime() - startedAt.getTime()),
        }),
        pictures: [...new Set(byStep.get(index)?.flatMap(({ payloadId }) => stored.get(payloadId) ?? []))],
    }));
};

;// CONCATENATED MODULE: ./build/javascript/run/collect/join-result-bundle.js







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
        return await withResultBundle(file, async (bundle) => {
            if (bundle.runs.length === 0)
                return { tests, bundle: { state: 'unreadable', message: 'found no test run' }, files: [zipName] };
            const joined = joinBundle(tests, bundle.runs, build.serviceRetries);
            const { tests: shown, pictures } = await storePictures(joined, bundle, target, (why) => log.debug(`${device}: ${why}`));
            return { tests: shown, bundle: joined.evidence, files: [zipName, ...pictures] };
        });
    }
    catch (error) {
        if (!(error instanceof binary_error/* BinaryError */.kM))
            throw error;
        return { tests, bundle: { state: 'unreadable', message: `found ${error.found}` }, files: [zipName] };
    }
};

// EXTERNAL MODULE: ./build/javascript/run/collect/missing-files.js
var missing_files = __webpack_require__(81498);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./build/javascript/run/collect/session-files.js








/**
 * Fetches logs, profiles, videos, screenshots and coverage.
 *
 * They decide nothing: what cannot be had is said in the log, and the session's result stays.
 *
 * @returns the files inside the session's folder, by kind
 */
const downloadSessionFiles = async (kinds, download, services) => {
    const fetched = {};
    for (const kind of kinds) {
        const fetch = fetches[kind];
        if (fetch === undefined)
            continue;
        try {
            const files = await fetch(download, services);
            if (files.length > 0)
                fetched[kind] = files;
            else
                services.log.info(`${download.session.device}: no ${kind} available.`);
        }
        catch (error) {
            services.signal.throwIfAborted();
            services.log.info(`${download.session.device}: no ${kind}: ${(0,run_problem/* describeError */.Uc)(error)}`);
        }
    }
    return fetched;
};
/** The service keeps a log for each test; the session's file holds them one after the other under a heading. */
const textLog = (log, file) => async (download, services) => {
    const whole = external_node_path_default().join(download.target, file);
    const part = `${whole}.of-test`;
    let found = 0;
    for await (const { test } of ofTests(download, services, (cloud, build, id) => cloud.downloadTestLog(build, id, log, part))) {
        const heading = `${found === 0 ? '' : '\n'}===== ${services.cloud.redact(session_files_nameOf(test))} =====\n`;
        await (0,promises_.writeFile)(whole, heading, { flag: found === 0 ? 'w' : 'a' });
        await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(part), (0,external_node_fs_.createWriteStream)(whole, { flags: 'a' }));
        await (0,promises_.rm)(part);
        found += 1;
    }
    return found === 0 ? [] : [file];
};
/** One HAR with the entries of all tests; `_test` names each entry's test. */
const networkLog = async (download, services) => {
    const entries = [];
    let head;
    for await (const { test, result } of ofTests(download, services, (cloud, build, id) => cloud.networkLogs(build, id))) {
        head ??= { version: result.log.version, creator: result.log.creator };
        for (const entry of result.log.entries)
            entries.push(Object.assign({}, entry, { _test: session_files_nameOf(test) }));
    }
    return head === undefined ? [] : writeJson({ log: { ...head, entries } }, 'network.har', download, services);
};
const profiling = async (download, services) => {
    const rows = [];
    for await (const { result } of ofTests(download, services, (cloud, build, id) => cloud.appProfiling(build, id)))
        for (const row of result)
            rows.push(row);
    return rows.length === 0 ? [] : writeJson(rows, 'profiling.json', download, services);
};
const writeJson = async (value, file, { target }, { cloud }) => {
    await (0,promises_.writeFile)(external_node_path_default().join(target, file), JSON.stringify((0,map_texts/* mapTexts */.z)(value, cloud.redact)));
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
const screenshots = async (download, services) => {
    const shots = download.details.tests.flatMap((test) => test.screenshotUrls.map((url, nth) => ({ test, url, title: services.cloud.redact(`${session_files_nameOf(test)}-${nth + 1}`) })));
    const names = (0,file_name/* safeNames */.K)(shots.map(({ title }) => title));
    const files = [];
    for (const { test, url, title } of shots) {
        const file = `screenshots/${names.get(title)}.png`;
        const came = await ofTest(test, download, services, (cloud) => cloud.downloadUrl(url, external_node_path_default().join(download.target, file), 'screenshot'));
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
async function* ofTests(download, services, ask) {
    for (const test of download.details.tests) {
        const { id, status } = test;
        if (id === undefined || status === 'skipped' || status === 'pending')
            continue;
        const result = await ofTest(test, download, services, (cloud) => ask(cloud, download.session.build.id, id));
        if (result !== undefined)
            yield { test, result };
    }
}
const session_files_nameOf = ({ className, name }) => `${className}#${name}`;
/** One test without its log does not cost the others theirs. */
const ofTest = async (test, { settings, session }, { cloud, log, signal }, ask) => {
    try {
        return await ask(cloud.sessions(settings.framework));
    }
    catch (error) {
        signal.throwIfAborted();
        const say = error instanceof errors/* NotFoundError */.m_ ? log.debug : log.info;
        say(`${session.device}, ${session_files_nameOf(test)}: ${(0,run_problem/* describeError */.Uc)(error)}`);
        return undefined;
    }
};

;// CONCATENATED MODULE: ./build/javascript/run/collect/collect-session.js




















/**
 * Fetches what the service has of one session, into its folder. What cannot be had is part of the result, never an error.
 *
 * @param isLast nothing will be requested again: what is missing now stays missing
 */
const collectSession = async (session, settings, services, isLast = false) => {
    const folder = folderOf(session, settings);
    const sessionId = session.summary?.id;
    if (sessionId === undefined)
        return resultOf(session, settings.baseUrl, folder, nothingFetched('the session never started'));
    // What is about something else is evidence of that alone.
    if (session.foreign !== undefined)
        return resultOf(session, settings.baseUrl, '', nothingFetched('they were not fetched'));
    const target = external_node_path_default().join(settings.reportDir, folder);
    await (0,promises_.mkdir)(target, { recursive: true });
    const fetch = { session, sessionId, target, settings };
    const fetched = await fetchSession(fetch, services, isLast);
    const result = resultOf(session, settings.baseUrl, folder, fetched);
    const { details } = fetched;
    // Before a late report has arrived, every session looks as if something were wrong, and all will be requested again.
    const isSettled = isLast || !((0,device_shards/* mayStillSettle */.j2)(result) || (0,device_shards/* mayBundleArrive */.PB)(result));
    if (details.state !== 'read' || !isSettled)
        return result;
    const kinds = [...settings.download].filter((kind) => !settings.downloadIfFailed.has(kind) || (0,missing_files/* hasFailed */.WN)(result));
    const files = await downloadSessionFiles(kinds, { ...fetch, details: details.record }, services);
    return { ...result, files: { ...result.files, ...files } };
};
/** What is known of a session whose results were not fetched. */
const uncollectedSession = (session) => resultOf(session, '', '', nothingFetched('they were not fetched'));
const nothingFetched = (message) => ({
    details: { state: 'missing', message },
    report: { state: 'none' },
    tests: [],
    files: {},
});
const fetchSession = async (fetch, services, isLast) => {
    const [details, { report, isStored, ...reported }] = await Promise.all([
        fetchDetails(fetch, services),
        fetchReport(fetch, services),
    ]);
    const junit = isStored ? { junit: ['junit.xml'] } : {};
    if (details.state !== 'read')
        return { details, report, tests: reported.tests, files: junit };
    const { record } = details;
    const files = { session: ['session.json'], ...junit };
    if (report.state !== 'none')
        return { details, report, tests: joinDetails(reported.tests, record.tests, report.state === 'read'), files };
    const listed = { details, report, tests: testsOfDetails(record.tests), files };
    const joined = wantsBundle(listed, fetch) ? await withBundle(listed, fetch, services) : listed;
    // What logs tell is not needed where the bundle may still arrive.
    const isWaiting = !isLast && joined.bundle?.state === 'missing' && joined.bundle.mayArrive;
    const tests = isWaiting ? joined.tests : await explained(joined.tests, record, fetch, services);
    await writeReport(tests, fetch, services);
    return { ...joined, tests };
};
/** With `result-bundle@failed`, the other evidence decides whether the bundle is fetched. */
const wantsBundle = (fetched, { session, settings: { download, downloadIfFailed } }) => download.has('result-bundle') && (!downloadIfFailed.has('result-bundle') || (0,missing_files/* hasFailed */.WN)(resultOf(session, '', '', fetched)));
/** The bundle's own text comes before what is guessed from logs. */
const withBundle = async (fetched, fetch, services) => {
    const { build, device } = fetch.session;
    const place = { ...fetch, build, device, framework: fetch.settings.framework };
    const { tests, bundle, files } = await joinResultBundle(fetched.tests, place, services);
    return { ...fetched, tests, bundle, files: files.length === 0 ? fetched.files : { ...fetched.files, 'result-bundle': files } };
};
const folderOf = ({ device, shard, build }, { deviceFolders }) => {
    const attempt = build.attempt === 0 ? '' : `/attempt-${build.attempt + 1}`;
    const number = build.buildNumber === undefined ? '' : `/build-${build.buildNumber}`;
    return `sessions/${deviceFolders.get(device) ?? 'unknown-device'}/shard-${shard.index + 1}-of-${shard.total}${number}${attempt}`;
};
/** Details must be about the session and device of the build's entry; what they do not say is no contradiction. */
const foreignIn = (record, { summary, device, build }) => {
    if (record.buildId !== undefined && record.buildId !== build.id)
        return `the details of session ${record.id} belong to build ${record.buildId}, not to build ${build.id}`;
    if (record.id !== summary?.id)
        return `the service answered about session ${record.id} when asked for session ${summary?.id}`;
    if (record.device === undefined)
        return undefined;
    const match = (0,device_name/* findRequestedByName */.WU)([device], record.device);
    if (typeof match === 'object')
        return undefined;
    return `the details of session ${record.id} of build ${build.id} are for "${record.device}"`;
};
const fetchDetails = async ({ session, sessionId, target, settings }, { cloud, signal }) => {
    try {
        const { record, body } = await cloud.sessions(settings.framework).get(session.build.id, sessionId);
        await (0,promises_.writeFile)(external_node_path_default().join(target, 'session.json'), body);
        const foreign = foreignIn(record, session);
        return foreign === undefined ? { state: 'read', record } : { state: 'foreign', message: foreign };
    }
    catch (error) {
        signal.throwIfAborted();
        return { state: 'missing', message: (0,run_problem/* clauseOf */.pQ)(error) };
    }
};
/** A session that the service has no report of gets one that is written from its details. */
const fetchReport = async ({ session, sessionId, target, settings: { framework, names } }, { cloud, signal }) => {
    if (!(0,lookup/* definitionOf */.Fg)(framework).hasReports)
        return { report: { state: 'none' }, isStored: true, tests: [] };
    const { device, build } = session;
    const file = external_node_path_default().join(target, 'junit.xml');
    try {
        await cloud.sessions(framework).downloadReport(build.id, sessionId, file);
    }
    catch (error) {
        signal.throwIfAborted();
        const state = error instanceof errors/* MalformedAnswerError */.Sz ? 'unreadable' : 'missing';
        return { report: { state, message: (0,run_problem/* clauseOf */.pQ)(error) }, isStored: false, tests: [] };
    }
    const reading = await (0,read_junit/* readJUnit */.d)((0,file_blocks/* readFileBlocks */.Z)(file), { repeatedCases: build.serviceRetries ? 'attempts' : 'separate', names });
    await cloud.redactReport(file);
    const foreign = foreignSuiteIn(reading, sessionId, device);
    if (foreign !== undefined)
        return { report: { state: 'foreign', message: foreign }, isStored: true, tests: [] };
    return { report: reportEvidence(reading), isStored: true, tests: reading.tests };
};
/** The service's reports name session and device among the properties of each suite. */
const foreignSuiteIn = ({ suites }, sessionId, device) => {
    for (const { properties } of suites) {
        const { session_id: id, devicename: name, version } = properties;
        if (id && id !== sessionId)
            return `the JUnit report of session ${sessionId} is of session ${id}`;
        const answered = version ? `${name}-${version}` : name;
        if (name && answered && typeof (0,device_name/* findRequestedByName */.WU)([device], answered) !== 'object')
            return `the JUnit report of session ${sessionId} is about "${answered}"`;
    }
    return undefined;
};
const reportEvidence = ({ complete, found, attempts, declared, crash, problems }) => {
    if (!complete)
        return { state: 'unreadable', message: problems.find(problem/* isFatal */.BG)?.message ?? 'it is not complete' };
    return { state: 'read', tests: found, attempts, declared, crash, problems: problems.map(({ message }) => message) };
};
const explained = (tests, { tests: details }, { session: { device, build }, settings: { framework } }, services) => explainFailures(tests, { framework, device, buildId: build.id, details }, services);
/** Where the service has no report, one is written from what else is known. */
const writeReport = async (tests, { session: { device, shard }, sessionId, target }, { simulated, cloud }) => {
    const shown = (0,map_texts/* mapTexts */.z)(tests, cloud.redact);
    await (0,text_file/* writeTextFile */.T)(external_node_path_default().join(target, 'junit.xml'), sessionJUnit({ device, shard, sessionId, tests: shown, simulated }));
};
const resultOf = (session, baseUrl, folder, { details, report, tests, bundle, files }) => {
    const { summary, build } = session;
    const record = details.state === 'read' ? details.record : undefined;
    const startedAt = record?.startedAt ?? summary?.startedAt;
    const durationMs = record?.durationMs ?? summary?.durationMs;
    const dashboard = (0,run_dashboard/* dashboardUrl */.a)(baseUrl, build.id, summary?.id);
    const video = record && videoOf(record);
    return {
        device: session.device,
        shard: session.shard,
        attempt: build.attempt,
        ...(build.partial ? { partial: true } : {}),
        ...(build.buildNumber === undefined ? {} : { buildNumber: build.buildNumber }),
        buildId: build.id,
        ...(summary?.id === undefined ? {} : { sessionId: summary.id }),
        ...(startedAt === undefined ? {} : { startedAt }),
        ...(durationMs === undefined ? {} : { durationMs }),
        tests,
        evidence: {
            ...entryEvidence(session),
            details: detailsEvidence(details),
            report,
            ...(bundle === undefined ? {} : { bundle }),
        },
        folder,
        links: { ...(dashboard === undefined ? {} : { dashboard }), ...(video === undefined ? {} : { video }) },
        files,
    };
};
/** The build's entry as evidence. */
const entryEvidence = ({ summary, deviceError, foreign, knownTests, build }) => ({
    summary: summary && { ...statedOutcome(summary), error: summary.error },
    deviceStatus: deviceError && { status: deviceError.status, message: deviceError.message },
    foreign,
    ...(build.serviceRetries ? { serviceRetries: true } : {}),
    knownTests: knownTests ?? build.knownTests,
});
/** The build may have said more about the session since its results were fetched. */
const withLatestEntry = (result, session) => {
    const said = Object.entries(entryEvidence(session)).filter(([, value]) => value !== undefined);
    return { ...result, evidence: { ...result.evidence, ...Object.fromEntries(said) } };
};
const statedOutcome = ({ status, statusWord, counters, countersProblem, announcedTests }) => ({
    status,
    word: statusWord ?? status,
    counters,
    countersProblem,
    announcedTests,
});
const detailsEvidence = (details) => details.state === 'read'
    ? { state: 'read', tests: (0,counting/* countByStatus */.x7)(details.record.tests), ...statedOutcome(details.record) }
    : details;


/***/ }),

/***/ 33274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ expectedSessions),
/* harmony export */   k: () => (/* binding */ markSharedSessions)
/* harmony export */ });
/* harmony import */ var _model_device_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39707);
/* harmony import */ var _results_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18665);


/**
 * The sessions of one build: every requested device with what the build shows for it, and whatever else it shows.
 *
 * A device has several sessions where the service splits the suite itself, and where it lists the device twice: all must report.
 */
const expectedSessions = (build, record) => {
    const entries = (record?.devices ?? []).map((entry) => ({ entry, match: (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__/* .findRequestedDevice */ .wl)(build.devices, entry.device) }));
    const errors = (record?.deviceErrors ?? []).map((error) => ({
        error,
        match: (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__/* .findRequestedByName */ .WU)(build.devices, error.device),
    }));
    const requested = build.devices.flatMap((device) => {
        const summaries = entries.flatMap(({ entry, match }) => (isMatch(match, device) ? entry.sessions : []));
        const deviceError = errors.find(({ match }) => isMatch(match, device))?.error;
        const common = { build, device, ...(deviceError === undefined ? {} : { deviceError }) };
        if (build.serviceShards !== undefined)
            return shardSessions(common, build.serviceShards, summaries);
        if (summaries.length === 0)
            return [{ ...common, key: keyOf(build, device, 0), shard: build.shard }];
        return summaries.map((summary, nth) => ({
            ...common,
            key: keyOf(build, device, nth),
            shard: shardOf(build, nth, summaries.length),
            summary,
        }));
    });
    const others = entries.flatMap(({ entry: { device, sessions }, match }, nth) => {
        if (typeof match === 'object')
            return [];
        const foreign = match === 'several'
            ? `the build lists "${device}", which fits more than one requested device`
            : `the build lists "${device}", which was not requested`;
        const [summary] = sessions;
        const key = keyOf(build, `other ${device}`, nth);
        return [{ key, build, device, shard: build.shard, foreign, ...(summary === undefined ? {} : { summary }) }];
    });
    // An error that fits no device, or several, is one all the same.
    const unmatched = errors.filter(({ match }) => typeof match !== 'object');
    const failed = unmatched.map(({ error: deviceError }, nth) => {
        const { device } = deviceError;
        return { key: keyOf(build, `error ${device}`, nth), build, device, shard: build.shard, deviceError };
    });
    return [...requested, ...others, ...failed];
};
/**
 * The sessions of one device in a build that the service splits: one for each shard, and whatever else is listed.
 *
 * A session belongs to the shard that it names. Sessions that name none are taken in the order of the shards that no session names.
 */
const shardSessions = (common, shards, summaries) => {
    const { build, device } = common;
    const total = shards.length;
    const named = new Map();
    const unnamed = [];
    const others = [];
    for (const summary of summaries) {
        const { shardName } = summary;
        const index = findShard(shards, summary);
        if (shardName === undefined && summary.shardTests === undefined)
            unnamed.push(summary);
        else if (index === -1)
            others.push({ summary, foreign: `the build lists a session of the shard "${shardName ?? ''}", which was not requested` });
        else if (named.has(index))
            others.push({ summary, foreign: `the build lists a second session of ${(0,_results_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describeShard */ .y0)({ index, total })} on "${device}"` });
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
            ...(summary === undefined ? {} : { summary }),
        };
    });
    const beyond = unnamed.map((summary) => ({
        summary,
        foreign: `the build lists more sessions on "${device}" than shards were requested`,
    }));
    return [
        ...expected,
        ...[...others, ...beyond].map(({ summary, foreign }, nth) => ({
            key: keyOf(build, device, total + nth),
            build,
            device,
            shard: build.shard,
            summary,
            foreign,
        })),
    ];
};
/** By its name, or by its tests where the service names shards in its own way; -1 for none. */
const findShard = (shards, { shardName, shardTests }) => {
    const byName = shards.findIndex(({ name }) => name === shardName);
    if (byName !== -1 || shardTests === undefined)
        return byName;
    const tests = String(shardTests.toSorted());
    return shards.findIndex((shard) => String(shard.tests.toSorted()) === tests);
};
/** A session runs on one device: where an id is listed under two, neither answer can be trusted. */
const markSharedSessions = (sessions) => {
    const devicesOf = Map.groupBy(sessions, ({ summary }) => summary?.id);
    return sessions.map((session) => {
        const { summary, foreign } = session;
        if (summary?.id === undefined || foreign !== undefined)
            return session;
        const devices = [...new Set((devicesOf.get(summary.id) ?? []).map(({ device }) => device))];
        if (devices.length < 2)
            return session;
        return {
            ...session,
            foreign: `session ${summary.id} is listed under ${devices.map((device) => `"${device}"`).join(' and ')}`,
        };
    });
};
const isMatch = (match, device) => typeof match === 'object' && match.device === device;
const shardOf = ({ shard }, nth, sessions) => ({
    index: shard.index * sessions + nth,
    total: shard.total * sessions,
});
const keyOf = (build, device, nth) => `${build.id}/${nth}/${(0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__/* .deviceKey */ .cY)(device)}`;


/***/ }),

/***/ 81498:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   gg: () => (/* binding */ missingFilesNotice),
/* harmony export */   tl: () => (/* binding */ unreadableBundlesNotice)
/* harmony export */ });
/* harmony import */ var _results_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7330);
/* harmony import */ var _results_counting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14289);
/* harmony import */ var _results_device_shards_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71414);



/** Something went wrong in the session: `…@failed` fetches its files. Also where the service's own retry passed. */
const hasFailed = (session) => ['failed', 'timed-out', 'error'].includes((0,_results_device_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSession */ .s9)(session).kind) ||
    session.tests.some(({ status, earlierTries }) => (0,_results_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .isBad */ .e2)(status) || earlierTries.some((each) => (0,_results_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .isBad */ .e2)(each.status)));
/** One sentence about all requested files that the service did not have, if any. Sessions that ran no test have none. */
const missingFilesNotice = (sessions, { download, downloadIfFailed }) => {
    const ran = sessions.filter(({ tests }) => (0,_results_counting_js__WEBPACK_IMPORTED_MODULE_0__/* .executedIn */ .x$)((0,_results_counting_js__WEBPACK_IMPORTED_MODULE_0__/* .countByStatus */ .x7)(tests)) > 0);
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
    return `A result bundle cannot be read: ${first}${more}. The verdict rests on the other evidence.`;
};


/***/ }),

/***/ 15073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ dashboardUrl)
/* harmony export */ });
/** Page of a build or session for people. Only the hosted service's is known. */
const dashboardUrl = (baseUrl, buildId, sessionId) => {
    if (!URL.canParse(baseUrl) || new URL(baseUrl).hostname !== 'api-cloud.browserstack.com')
        return undefined;
    const build = `https://app-automate.browserstack.com/dashboard/v2/builds/${encodeURIComponent(buildId)}`;
    return sessionId === undefined ? build : `${build}/sessions/${encodeURIComponent(sessionId)}`;
};


/***/ }),

/***/ 32317:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ judgeRun),
  P: () => (/* binding */ nothingSelected)
});

// EXTERNAL MODULE: ./build/javascript/history/quarantine.js
var history_quarantine = __webpack_require__(90362);
// EXTERNAL MODULE: ./build/javascript/history/quarantine-warnings.js
var quarantine_warnings = __webpack_require__(58138);
// EXTERNAL MODULE: ./build/javascript/results/accounting.js
var accounting = __webpack_require__(62181);
// EXTERNAL MODULE: ./build/javascript/model/outcome.js
var model_outcome = __webpack_require__(26621);
// EXTERNAL MODULE: ./build/javascript/results/name-table.js
var name_table = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/javascript/results/analysis/failure-signature.js
var failure_signature = __webpack_require__(21612);
// EXTERNAL MODULE: ./build/javascript/results/analysis/test-outcome.js
var test_outcome = __webpack_require__(63244);
;// CONCATENATED MODULE: ./build/javascript/results/analysis/failure-groups.js


/** Bounds the memory of a test that fails differently every time. */
const maxGroupsOfTest = 10;
const maxSamples = 6;
/** Collects failures by test and by what they say; numbers and addresses in the text make no difference. */
const createFailureGroups = () => {
    const groupsOfTests = new Map();
    const signatureOf = (0,failure_signature/* createSignatures */.M)();
    return {
        add: (test, device, located, outcome, isQuarantined) => {
            const failures = (0,test_outcome/* failuresBehind */.Y)(located.test, outcome);
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
            return groups === undefined ? none : [...groups.values()].toSorted((a, b) => b.devices.length - a.devices.length);
        },
    };
};
/** Shared by the tests that passed, of which there are many. */
const none = [];

;// CONCATENATED MODULE: ./build/javascript/results/analysis/outcome-grid.js

const createOutcomeGrid = (devices) => {
    let cells = new Uint8Array(1_024 * Math.max(1, devices));
    return {
        read: (test, device) => model_outcome/* outcomes */.KI[cells[test * devices + device] ?? 0] ?? 'no result',
        worsen: (test, device, outcome) => {
            const at = test * devices + device;
            if (at >= cells.length) {
                const larger = new Uint8Array(Math.max(at + devices, cells.length * 2));
                larger.set(cells);
                cells = larger;
            }
            cells[at] = Math.max(cells[at] ?? 0, (0,model_outcome/* badness */.b8)(outcome));
        },
    };
};

;// CONCATENATED MODULE: ./build/javascript/results/analysis/work-balance.js
/**
 * Compares how long first attempts took; retries say nothing of the split. Nothing for a single session.
 *
 * Shards are compared on the device where an uneven split costs most, since devices do not wait for each other's shards.
 */
const balanceOf = (shards) => {
    const timed = shards.flatMap(({ attempts: [session] }) => session?.durationMs !== undefined && session.durationMs > 0 ? [{ session, durationMs: session.durationMs }] : []);
    const splits = [...Map.groupBy(timed, ({ session }) => session.device).values()]
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

;// CONCATENATED MODULE: ./build/javascript/results/analysis/analyze-tests.js






/**
 * Looks at the results by test, by device, and by what went wrong, in one pass over all of them. What it keeps grows with the number of
 * different tests and of failures, not with the number of results.
 */
const analyzeTests = (unordered) => {
    const byDevice = Map.groupBy(unordered, ({ last }) => last.device);
    const devices = [...byDevice.keys()];
    const shards = [...byDevice.values()].flat();
    const outcomes = createOutcomeGrid(devices.length);
    const groups = createFailureGroups();
    const counted = createTestCounters();
    const add = (test, device, shard) => {
        const counters = counted.of(test.className, test.name);
        const outcome = (0,test_outcome/* outcomeOf */.s)(test, shard);
        outcomes.worsen(counters.index, device, outcome);
        addDuration(counters, test.durationMs, device);
        if (!(0,model_outcome/* isTroubled */.wz)(outcome))
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
    const balance = balanceOf(shards);
    return {
        devices,
        shards,
        tests,
        failedOrFlaky: tests.filter((test) => test.failedOn + test.flakyOn > 0).toSorted(byReach),
        deviceMatrix: { outcome: (test, device) => outcomes.read(test.index, device) },
        ...(balance === undefined ? {} : { balance }),
    };
};
const createTestCounters = () => {
    const all = [];
    return {
        all: () => all,
        of: (0,name_table/* createNameTable */.M)((className, name) => {
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
        if ((0,model_outcome/* isBadOutcome */.QV)(outcome))
            counts.failedOn += 1;
    }
    return counts;
};
const byReach = (a, b) => b.failedOn - a.failedOn || b.flakyOn - a.flakyOn || compare(a.className, b.className) || compare(a.name, b.name);
/** By code unit, so that the order is the same on every machine. */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

// EXTERNAL MODULE: ./build/javascript/results/device-shards.js + 4 modules
var device_shards = __webpack_require__(71414);
// EXTERNAL MODULE: ./build/javascript/results/judge.js
var judge = __webpack_require__(24865);
// EXTERNAL MODULE: ./build/javascript/results/totals.js
var results_totals = __webpack_require__(58983);
// EXTERNAL MODULE: ./build/javascript/run/collect/collect-session.js + 22 modules
var collect_session = __webpack_require__(75225);
// EXTERNAL MODULE: ./build/javascript/run/collect/expected-sessions.js
var expected_sessions = __webpack_require__(33274);
// EXTERNAL MODULE: ./build/javascript/run/dashboard.js
var dashboard = __webpack_require__(15073);
;// CONCATENATED MODULE: ./build/javascript/run/judge/judge-run.js










/** @param why no test is to run, as a sentence */
const nothingSelected = (why) => ({
    nothingToRun: why,
    emptySelection: true,
    knownSuite: { tests: [], unknown: [] },
});
/** Turns what is known into the analysis that every writer reads: tests, shards, counts, times and the verdict. */
const judgeRun = (inputs, facts, outcome, origin) => {
    const sessions = [...facts.sessions.values(), ...uncollected(facts)].toSorted(byPlan(facts.started));
    const shards = applyQuarantine((0,device_shards/* analyzeShards */.uN)(sessions), inputs, facts.startedAt);
    const missingTests = (0,accounting/* addNeverRan */.Tw)(inputs.missingTests === 'ignore' ? [] : (outcome.missing ?? []), shards);
    const totals = (0,results_totals/* countTotals */.Hk)(shards, inputs.failOnFlaky, missingTests);
    const builds = facts.started.map((started) => buildResult(started, facts.records.get(started.id), origin.baseUrl));
    const isUnknown = outcome.knownSuite === 'unknown' && inputs.wait && inputs.missingTests !== 'ignore';
    const judged = withUnknownTests(isUnknown, judge_run_judge(inputs, outcome, {
        builds,
        shards,
        totals,
        failOnFlaky: inputs.failOnFlaky,
        cancelled: facts.cancelled,
        problems: facts.problems,
        missingTests: inputs.missingTests === 'fail' ? (outcome.missing ?? []) : [],
    }));
    return {
        framework: inputs.framework,
        simulated: origin.simulated,
        project: inputs.project,
        ...(origin.job === undefined ? {} : { job: origin.job }),
        builds,
        sessions,
        ...analyzeTests(shards),
        verdict: judged.verdict,
        notices: [...judged.notices, ...(outcome.notices ?? [])],
        totals,
        failOnFlaky: inputs.failOnFlaky,
        startedAt: facts.startedAt,
        finishedAt: facts.finishedAt,
        queueMs: facts.queueMs,
        deviceMs: sessions.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0),
        ...quarantineReport(inputs, facts, outcome, shards),
        missingTests,
        ...(outcome.emptySelection === true ? { emptySelection: true } : {}),
        ...(typeof outcome.knownSuite === 'object' ? { knownSuite: outcome.knownSuite } : {}),
    };
};
const applyQuarantine = (shards, { quarantine, framework }, at) => (quarantine === undefined ? shards : (0,history_quarantine/* quarantineShards */.Su)(shards, quarantine, framework, at));
const quarantineReport = ({ quarantine, framework, shardIndex }, { startedAt, cancelled, problems }, { suite }, shards) => {
    if (quarantine === undefined)
        return {};
    const known = { suite, shards, isPart: shardIndex !== undefined || cancelled || problems.length > 0 };
    const warnings = (0,quarantine_warnings/* quarantineWarnings */.O)(quarantine, framework, startedAt, known);
    return { quarantine: { file: quarantine.file, failures: (0,history_quarantine/* quarantinedFailures */.ei)(shards), warnings } };
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
/** In the order of builds and devices, whatever the order in which results arrived. */
const byPlan = (started) => {
    const order = new Map(started.map(({ id }, nth) => [id, nth]));
    const startOrder = ({ buildId }) => order.get(buildId) ?? order.size;
    return (a, b) => startOrder(a) - startOrder(b);
};
const judge_run_judge = ({ wait }, { nothingToRun }, facts) => {
    const stopped = facts.cancelled === true || facts.problems.length > 0;
    if (nothingToRun !== undefined && !stopped)
        return { verdict: { kind: 'passed', reason: nothingToRun }, notices: [nothingToRun] };
    if (wait || stopped)
        return (0,judge/* decideVerdict */.A)(facts);
    return { verdict: startedVerdict(facts.builds), notices: [] };
};
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
        return record === undefined ? [] : (0,expected_sessions/* expectedSessions */.M)(build, record);
    });
    return expected.filter(({ key }) => !sessions.has(key)).map(collect_session/* uncollectedSession */.hX);
};
/** Errors of the steps themselves, after which no later step ran. */
const isCutShort = ({ code }) => code === 'unexpected' || code === 'runner-file';
const buildResult = (started, record, baseUrl) => {
    const url = (0,dashboard/* dashboardUrl */.a)(baseUrl, started.id);
    return {
        id: started.id,
        shard: started.shard,
        attempt: started.attempt,
        // A build that was started and never answered for itself is running, as far as is known.
        status: record?.status ?? 'running',
        statusWord: record?.statusWord ?? 'not polled yet',
        serviceRetries: started.serviceRetries,
        ...(url === undefined ? {} : { dashboardUrl: url }),
    };
};


/***/ }),

/***/ 59513:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ createPollSchedule),
  U: () => (/* binding */ reportPauses)
});

// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
// EXTERNAL MODULE: ./build/javascript/run/collect/expected-sessions.js
var expected_sessions = __webpack_require__(33274);
;// CONCATENATED MODULE: ./build/javascript/run/poll/remaining-time.js

const trackSession = (before, { summary, deviceError }, polledMs) => {
    if (before.endedMs !== undefined)
        return before;
    if (summary === undefined || summary.status === 'queued')
        return deviceError === undefined ? before : { ...before, endedMs: polledMs };
    const { startedMs = polledMs } = before;
    const track = { ...before, startedMs, ...countTests(before, summary, polledMs) };
    if (!(0,model_status/* isEnded */.pl)(summary.status))
        return track;
    const ranAll = summary.status === 'passed' || summary.status === 'failed' || summary.status === 'done';
    const tookMs = summary.durationMs ?? polledMs - startedMs;
    return { ...track, endedMs: polledMs, ...(ranAll && tookMs > 0 ? { tookMs } : {}) };
};
const countTests = ({ done, total }, { counters }, polledMs) => {
    if (counters === undefined)
        return {};
    const sum = (0,model_status/* countedTests */.IU)(counters);
    const tests = sum - counters.pending;
    return {
        ...(tests === 0 || tests === done?.tests ? {} : { done: { tests, atMs: polledMs } }),
        ...(total === undefined && counters.pending > 0 ? { total: sum } : {}),
        ...(total !== undefined && sum > total ? { total: 0 } : {}),
    };
};
/** From the last test to the end of the session, and from the last session's end to the end of the build. */
const closingMs = 4_000;
/** Parameterized and ignored tests are counted differently: the suite may have fewer tests than were found, or more. */
const [fewerTests, moreTests] = [0.97, 1.1];
const maxOverdueMs = 70_000;
/** Something overdue is expected to take as long again as it is overdue, but it may end at any moment. */
const leftMs = (expectedMs, elapsedMs) => elapsedMs < expectedMs ? expectedMs - elapsedMs : Math.min(maxOverdueMs, elapsedMs - expectedMs);
/** What is left of a build whose sessions have all ended. */
const closingLeftMs = (elapsedMs) => leftMs(closingMs, elapsedMs);
/**
 * What is left of one session: by its counters, else by its predicted duration. With neither, it is expected to wait or run as long again
 * as it already has.
 *
 * @param queuedMs since when the session waits for a device
 */
const sessionLeftMs = ({ startedMs, done, total }, { predictedMs = 0, plannedTests = 0 }, queuedMs, nowMs) => {
    if (startedMs === undefined)
        return leftMs(0, nowMs - queuedMs);
    const tests = total || plannedTests * fewerTests;
    if (done === undefined || done.tests > (total || plannedTests * moreTests))
        return leftMs(predictedMs, nowMs - startedMs);
    const meanMs = (done.atMs - startedMs) / done.tests;
    const testsLeft = Math.max(0, tests - done.tests);
    // Only the test that runs now can be overdue; those behind it take their time in any case.
    const running = Math.min(1, testsLeft);
    return (testsLeft - running) * meanMs + leftMs(running * meanMs + closingMs, nowMs - done.atMs);
};

;// CONCATENATED MODULE: ./build/javascript/run/poll/poll-schedule.js



/** In the built-in cloud minutes pass in seconds. */
const simulatedMs = 250;
const fastestMs = 2_000;
const slowestMs = 30_000;
/** A build is polled again after this part of the time that is expected to be left of it. */
const pausePart = 0.2;
/** Pauses are shortened by up to this part, so that the jobs of a matrix drift apart. */
const jitter = 0.2;
/** For all jobs together; the service allows 90 requests per second, and other requests need their share. */
const maxPollsPerSecond = 30;
/** @param interval a number fixes it; `auto` follows the time that is expected to be left of each build */
const createPollSchedule = (interval, options) => {
    if (interval !== 'auto')
        return () => interval;
    return options.simulated ? () => simulatedMs : autoSchedule(options);
};
const autoSchedule = ({ random, jobs = 1 }) => {
    const builds = new Map();
    return ({ started, record, polledMs, openBuilds }) => {
        const { tracks: before, idlePolls } = builds.get(started.id) ?? { tracks: new Map(), idlePolls: 0 };
        const sessions = record === undefined ? [] : (0,expected_sessions/* expectedSessions */.M)(started, record);
        const seen = sessions.map((session) => [session.key, trackSession(before.get(session.key) ?? {}, session, polledMs)]);
        const isIdle = record === undefined || (0,model_status/* isEnded */.pl)(record.status);
        const tracks = record === undefined ? before : new Map(seen);
        const build = { started, tracks, idlePolls: isIdle ? idlePolls + 1 : 0 };
        builds.set(started.id, build);
        const pauseMs = isIdle ? fastestMs * 2 ** idlePolls : pausePart * leftOf(build, [...builds.values()], polledMs);
        const shareMs = (jobs * openBuilds * 1_000) / maxPollsPerSecond;
        const jitteredMs = Math.round(pauseMs * (1 - jitter * random()));
        return Math.min(Math.max(slowestMs, 2 * shareMs), Math.max(fastestMs, shareMs, jitteredMs));
    };
};
/** What is left of the session that is expected to end last. */
const leftOf = ({ started, tracks }, builds, nowMs) => {
    const all = [...tracks.values()];
    const open = all.filter(({ endedMs }) => endedMs === undefined);
    if (open.length === 0)
        return closingLeftMs(nowMs - Math.max(...all.map(({ endedMs = nowMs }) => endedMs)));
    const length = lengthOf(started, builds);
    return Math.max(...open.map((track) => sessionLeftMs(track, length, started.queuedSinceMs, nowMs)));
};
/** The duration comes from earlier runs, else from the sessions of this run that have ended. Runs of a few failed tests are no measure. */
const lengthOf = ({ partial, tests, expected }, builds) => {
    if (partial)
        return { plannedTests: tests?.length };
    const whole = builds.filter(({ started }) => !started.partial).flatMap(({ tracks }) => [...tracks.values()]);
    const tookMs = whole.flatMap((track) => track.tookMs ?? []).toSorted((one, other) => one - other);
    return { predictedMs: expected?.predictedMs ?? tookMs[tookMs.length >> 1], plannedTests: expected?.plannedTests };
};
const autoReportPauseMs = 5_000;
const longestReportPauseMs = 30_000;
const reportRequests = 6;
/** The pauses between requests for a late report: from the poll interval (5 s for `auto`), doubling, at most 30 s. */
const reportPauses = (interval, simulated) => {
    const firstMs = interval === 'auto' ? (simulated ? simulatedMs : autoReportPauseMs) : interval;
    return Array.from({ length: reportRequests - 1 }, (_, nth) => Math.min(longestReportPauseMs, firstMs * 2 ** nth));
};


/***/ }),

/***/ 13907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ shownFacts)
/* harmony export */ });
/* harmony import */ var _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69656);
/* harmony import */ var _lib_present_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28008);


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
    const { knownSuite, suite, ...rest } = outcome;
    return {
        facts: (0,_lib_map_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTexts */ .z)(facts, show),
        // The suite's own names, by which missing tests and quarantined ones are found.
        outcome: { ...(0,_lib_map_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTexts */ .z)(rest, show), ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .E)({ knownSuite, suite }) },
    };
};


/***/ }),

/***/ 25992:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ openRunState)
/* harmony export */ });
/* harmony import */ var _lib_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8976);
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25918);


/** @param onChange hears of uploads and starts, for what must outlive this process */
const openRunState = (clock, onChange = () => { }) => {
    const startedAt = new Date(clock.nowMs());
    const startedMs = clock.monotonicMs();
    const started = [];
    const records = new Map();
    const sessions = new Map();
    const problems = [];
    let devices = [];
    let uploaded = {};
    let queueMs = 0;
    let cancelled = false;
    const sent = [];
    const starting = new Set();
    const facts = () => ({
        startedAt,
        finishedAt: new Date(startedAt.getTime() + clock.monotonicMs() - startedMs),
        devices,
        uploaded,
        sent,
        unsettledStarts: starting.size,
        started: started.toSorted((a, b) => a.attempt - b.attempt || a.shard.index - b.shard.index),
        records,
        sessions,
        problems,
        queueMs,
        cancelled,
    });
    return {
        onDevices: (choices) => {
            devices = choices;
        },
        onUploaded: (refs) => {
            uploaded = { ...uploaded, ...refs };
        },
        onSent: (upload) => {
            sent.push(upload);
            onChange(facts());
        },
        onStarting: ({ tag }) => {
            starting.add(tag.nonce);
            onChange(facts());
        },
        onNotStarted: ({ tag }) => {
            starting.delete(tag.nonce);
            onChange(facts());
        },
        onStarted: (build) => {
            started.push(build);
            starting.delete(build.tag.nonce);
            onChange(facts());
        },
        onPolled: (record) => void records.set(record.id, record),
        onCollected: (key, session) => void sessions.set(key, session),
        onQueued: (waitedMs) => {
            queueMs = Math.max(queueMs, waitedMs);
        },
        onProblem: (problem) => void problems.push(problem),
        facts,
        record: async (log, steps) => {
            try {
                await steps();
            }
            catch (error) {
                cancelled = (0,_lib_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .isCancellation */ .i)(error);
                if (cancelled)
                    return;
                problems.push((0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(error));
                log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
            }
        },
    };
};


/***/ }),

/***/ 24312:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ inVersionOf)
/* harmony export */ });
/* harmony import */ var _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5436);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8882);


/** Services that read builds which others started: v1 shows only one session per device, so that split suites are read in v2. */
const inVersionOf = (builds, { service, framework, download, }, services) => {
    const chosen = (0,_inputs_api_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionForBuilds */ .T_)(service, framework, { shards: Math.max(1, ...builds.map(shardsIn)), download });
    if (chosen.apiVersion === service.apiVersion)
        return services;
    for (const line of (0,_inputs_api_version_js__WEBPACK_IMPORTED_MODULE_0__/* .describeVersionChoice */ .tV)(chosen))
        services.log.info(line);
    return { ...services, cloud: services.cloud.inVersion(chosen.apiVersion) };
};
/** How many shards a build that the service splits in a way of its own has is not known: more than one. */
const shardsIn = (build) => Math.max(build.isSplit === true ? 2 : 1, (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .totalShards */ .uc)(build));


/***/ }),

/***/ 98632:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ watchedBuild),
/* harmony export */   OW: () => (/* binding */ readListedBuild),
/* harmony export */   YF: () => (/* binding */ listBuilds)
/* harmony export */ });
/* harmony import */ var _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97430);
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64070);
/* harmony import */ var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99988);
/* harmony import */ var _plan_build_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88289);




/**
 * All builds of a project, each once: listings that repeat builds were seen after a job ran again. A project without
 * builds does not exist for the service.
 */
const listBuilds = async (framework, project, { cloud }) => {
    try {
        const listed = await cloud.projects(framework).builds(project);
        const once = new Map(listed.toReversed().map((build) => [build.id, build])).values();
        return [...once].toReversed().map((record) => readListedBuild(record, framework));
    }
    catch (error) {
        if (error instanceof _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_)
            return [];
        throw error;
    }
};
/**
 * A listed build as this step watches it. Times of waiting count from now: how long it has waited before is not known.
 *
 * @param part what of it counts
 */
const watchedBuild = ({ record, tag, shard, serviceShards, isSplit }, part, nowMs) => ({
    id: record.id,
    shard,
    ...(serviceShards === undefined ? {} : { serviceShards }),
    ...(isSplit === true ? { isSplit } : {}),
    tag: tag ?? { runId: '', runAttempt: 0, job: '', shard, attempt: part.attempt, nonce: '' },
    serviceRetries: (0,_plan_build_request_js__WEBPACK_IMPORTED_MODULE_3__/* .asksForServiceRetries */ .l)(record.capabilities),
    queuedSinceMs: nowMs,
    queueLimitSinceMs: nowMs,
    ...part,
});
const readListedBuild = (record, framework) => {
    const { testFilter, shards } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionOf */ .Fg)(framework);
    const { capabilities, devices } = record;
    const tag = (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBuildTag */ .MX)(capabilities[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .buildTagKey */ .KM]);
    const split = shards?.splitBy === 'service' ? shards.read(capabilities) : [];
    const isSplit = shards?.splitBy === 'service' && capabilities[shards.parameter] !== undefined;
    const requested = textsOf(capabilities.devices);
    return {
        record,
        tag,
        shard: shardOf(shards?.splitBy === 'runner' ? shards.read(capabilities) : undefined, tag?.shard),
        ...(split.length === 0 ? {} : { serviceShards: split }),
        ...(isSplit ? { isSplit } : {}),
        devices: requested.length > 0 ? requested : devices.map(({ device }) => device),
        filters: textsOf(capabilities[testFilter.parameter]),
    };
};
const maxShards = 10_000;
/** What was sent decides; builds of named tests carry no shard but in the tag. */
const shardOf = (...given) => given.find((one) => one !== undefined && one.index < one.total && one.total <= maxShards) ?? { index: 0, total: 1 };
const textsOf = (value) => {
    if (typeof value === 'string')
        return [value];
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
};


/***/ }),

/***/ 11219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ac: () => (/* binding */ noMoreThan),
  Sd: () => (/* binding */ startAll),
  Wr: () => (/* binding */ startBuilds)
});

// EXTERNAL MODULE: ./build/javascript/cloud/start-errors.js
var start_errors = __webpack_require__(34505);
// EXTERNAL MODULE: ./build/javascript/lib/cancellation.js
var cancellation = __webpack_require__(8976);
// EXTERNAL MODULE: ./build/javascript/lib/concurrency.js
var concurrency = __webpack_require__(81220);
// EXTERNAL MODULE: ./build/javascript/model/device-shard.js
var device_shard = __webpack_require__(8882);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/run/plan/build-request.js
var build_request = __webpack_require__(88289);
// EXTERNAL MODULE: ./build/javascript/run/run-deadline.js
var run_deadline = __webpack_require__(13849);
// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 3 modules
var lookup = __webpack_require__(64070);
// EXTERNAL MODULE: ./build/javascript/run/start/list-builds.js
var list_builds = __webpack_require__(98632);
;// CONCATENATED MODULE: ./build/javascript/run/start/find-started-build.js



/** The answer to a start was lost, and nothing proves that the service has no such build. */
class BuildMayBeRunningError extends Error {
    code = 'build-may-be-running';
    constructor(why, cause) {
        super(`the response to the start was lost, so a build may be running: ${why}. No second build was started`, { cause });
        this.name = 'BuildMayBeRunningError';
    }
}
/** A build shows up in a listing with some delay: so many listings without it, over a minute, prove that it is absent. */
const lookPausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** Once the run is to end, it is looked for at these intervals for as long as the services last. */
const lastPauseMs = 1_000;
/** The service's clock and ours may differ by this much. */
const clockSkewMs = 5 * 60_000;
/**
 * Looks for the build in its project's listing, by the tag in its request.
 *
 * @param services outlive `stop` by some seconds, which are used to the last
 * @returns its id, or undefined where its absence is proven
 * @throws BuildMayBeRunningError where neither can be told
 */
const findStartedBuild = async (lost, services, stop) => {
    const { title, listsBuilds } = (0,lookup/* definitionOf */.Fg)(lost.inputs.framework);
    if (!listsBuilds)
        throw new BuildMayBeRunningError(`the service cannot list ${title} builds`, lost.cause);
    const { clock, simulated, signal } = services;
    const pauses = simulated ? lookPausesMs.map((pauseMs) => pauseMs / 10) : lookPausesMs;
    for (const pauseMs of pauses) {
        await clock.sleep(pauseMs, stop).catch(() => { });
        const found = await look(lost, services);
        if (found !== undefined)
            return found;
        if (stop.aborted)
            break;
    }
    while (stop.aborted) {
        await clock.sleep(lastPauseMs, signal).catch(() => {
            throw new BuildMayBeRunningError('the project does not list it yet', lost.cause);
        });
        const found = await look(lost, services);
        if (found !== undefined)
            return found;
    }
    // That version lists the newest builds only, so one that is not among them may still exist.
    if (lost.inputs.service.apiVersion === 'v2')
        throw new BuildMayBeRunningError('the listing is not complete', lost.cause);
    return undefined;
};
const look = async (lost, services) => {
    const { framework, project } = lost.inputs;
    const builds = await (0,list_builds/* listBuilds */.YF)(framework, project, services).catch((error) => {
        throw new BuildMayBeRunningError(`the project cannot be listed (${(0,run_problem/* describeError */.Uc)(error)})`, lost.cause);
    });
    const found = builds.find(({ tag }) => tag?.nonce === lost.planned.tag.nonce);
    if (found !== undefined)
        return found.record.id;
    const suspect = builds.find((build) => !lost.known.has(build.record.id) && mayBeOurs(build, lost));
    if (suspect !== undefined)
        throw new BuildMayBeRunningError(`build ${suspect.record.id} of the project may be it`, lost.cause);
    return undefined;
};
/** A service that does not keep the tag could hide the build: one without any tag that fits in place and time is not ruled out. */
const mayBeOurs = ({ tag, record: { capabilities, startedAt } }, { request, sentAt }) => {
    if (tag !== undefined)
        return false;
    if (startedAt !== undefined && startedAt.getTime() < sentAt.getTime() - clockSkewMs)
        return false;
    const keys = ['app', 'testSuite', 'devices'];
    return keys.every((key) => capabilities[key] === undefined || JSON.stringify(capabilities[key]) === JSON.stringify(request[key]));
};

// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
;// CONCATENATED MODULE: ./build/javascript/run/start/start-build.js





/** How a planned build is called before it has an id. */
const namePlanned = ({ shard, attempt, devices }) => {
    const of = shard.total === 1 ? '' : ` of ${(0,describe/* describeShard */.y0)(shard)}`;
    return attempt === 0 ? `the build${of}` : `attempt ${attempt + 1}${of} on ${devices.join(', ')}`;
};
/** A start that the service refused without a word this often is not sent again. */
const maxSends = 5;
/** Once the run is to end, an answer that is on its way may take so long; then the build is looked for. */
const lastAnswerMs = 1_500;
/**
 * Sends the request. Where its answer is lost, the build is looked for, every time; only one whose absence is proven is sent again.
 *
 * @param services outlive `stop` by some seconds
 * @param stop aborts when the run is to end: then nothing is sent any more, and what was sent is looked for
 * @returns the id of the build
 * @throws ParallelsInUseError where no parallel slot is free; BuildMayBeRunningError where it may be running
 */
const startOrFind = async (planned, request, inputs, services, stop, 
/** Ids of builds that this run knows already. */
known) => {
    const { cloud, clock, log } = services;
    const name = namePlanned(planned);
    for (let sends = 1;; sends++) {
        stop.throwIfAborted();
        const sentAt = new Date(clock.nowMs());
        const answer = (0,run_deadline/* signalAfter */.rP)(stop, lastAnswerMs, clock);
        try {
            return await cloud.boundTo(answer.signal).builds(inputs.framework).start(request);
        }
        catch (error) {
            if (!(error instanceof start_errors/* StartUncertainError */.w1))
                throw error;
            log.info(`The answer to the start of ${name} was lost (${(0,run_problem/* describeError */.Uc)(error)}); looking for the build.`);
            const found = await findStartedBuild({ planned, request, inputs, sentAt, cause: error, known }, services, stop);
            if (found !== undefined) {
                log.info(`Found ${name}; nothing is started twice.`);
                return found;
            }
            // Its absence is proven, so what is left to tell is why the service did not answer.
            if (sends === maxSends)
                throw error.cause instanceof Error ? error.cause : error;
            log.info(`The service does not have ${name}; sending it once more.`);
        }
        finally {
            answer[Symbol.dispose]();
        }
    }
};

;// CONCATENATED MODULE: ./build/javascript/run/start/slot-queue.js



const firstPauseMs = 15_000;
const longestPauseMs = 60_000;
/** @param queueTimeoutMs how long the queue may stand still; what still waits then is given up, and the run is out of time */
const createSlotQueue = (builds, queueTimeoutMs, { clock, log, random }, { onProblem, onQueued }) => {
    const waiting = [...builds];
    const sinceMs = clock.monotonicMs();
    let movedMs = sinceMs;
    let dueMs = sinceMs;
    let refusals = 0;
    const leftMs = () => movedMs + queueTimeoutMs - clock.monotonicMs();
    const wait = () => {
        const pauseMs = Math.min(leftMs(), longestPauseMs, firstPauseMs * 2 ** refusals * (0.8 + 0.4 * random()));
        refusals += 1;
        dueMs = clock.monotonicMs() + pauseMs;
        log.info(`All parallel slots are in use; trying to start ${describeNames(waiting)} again in at most ${(0,durations/* formatDuration */.a3)(pauseMs)}.`);
    };
    const giveUp = () => {
        const limit = (0,durations/* formatDuration */.a3)(queueTimeoutMs);
        onProblem((0,error_codes/* problem */.CC)('queue-timeout', `no parallel slot became free for ${describeNames(waiting)} within ${limit}`));
        onQueued(clock.monotonicMs() - sinceMs);
        waiting.length = 0;
    };
    if (waiting.length > 0)
        wait();
    return {
        leftMs,
        dueInMs: () => (waiting.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, dueMs - clock.monotonicMs())),
        slotFreed: () => {
            movedMs = clock.monotonicMs();
            dueMs = movedMs;
            refusals = 0;
        },
        advance: async (start) => {
            for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
                const wasFree = await start(first, { sinceMs, limitSinceMs: movedMs });
                if (!wasFree) {
                    if (leftMs() <= 0)
                        giveUp();
                    else
                        wait();
                    return;
                }
                waiting.shift();
                movedMs = clock.monotonicMs();
                refusals = 0;
            }
        },
    };
};
const describeNames = ([first, ...others]) => {
    const name = first === undefined ? 'a build' : namePlanned(first);
    return others.length === 0 ? name : `${name} and ${others.length} more`;
};

;// CONCATENATED MODULE: ./build/javascript/run/start/start.js
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










/** Builds that were started elsewhere: no more follow. */
const noMoreThan = (builds) => ({
    builds,
    moreInMs: () => Number.POSITIVE_INFINITY,
    startMore: async () => { },
    slotFreed: () => { },
});
/** Waits until the last build has started, or the limit of the queue is over. */
const startAll = async (started, { clock, signal }) => {
    for (let pauseMs = started.moreInMs(); pauseMs < Number.POSITIVE_INFINITY; pauseMs = started.moreInMs()) {
        await clock.sleep(pauseMs, signal);
        await started.startMore();
    }
};
/** How long a start that is under way is looked for once the run is to end: a build without an id cannot be stopped. */
const graceMs = 5_000;
const maxStartsAtOnce = 8;
/**
 * Starts the planned builds: as many at once as parallel slots are free, the others one by one. No build is ever started
 * twice: after a lost answer it is looked for, never sent again blindly.
 *
 * A build that cannot be started becomes an error of the run; those that run are watched all the same.
 */
const startBuilds = async (inputs, { adopted, remaining }, uploaded, services, events) => {
    const builds = [...adopted];
    const startWithin = (lasting, stop) => async (planned, wait) => {
        const request = (0,build_request/* buildRequest */.m)(inputs, uploaded, planned);
        events.onStarting(planned);
        try {
            const id = await startOrFind(planned, request, inputs, lasting, stop, new Set(builds.map((build) => build.id)));
            const nowMs = services.clock.monotonicMs();
            const { sinceMs = nowMs, limitSinceMs = nowMs } = wait ?? {};
            const times = { queuedSinceMs: sinceMs, queueLimitSinceMs: limitSinceMs };
            const started = { ...planned, id, serviceRetries: (0,build_request/* asksForServiceRetries */.l)(request), ...times };
            builds.push(started);
            builds.sort(byShard);
            events.onStarted(started);
            services.log.info(`Started ${namePlanned(planned)}: ${id}`);
        }
        catch (error) {
            const mayRun = error instanceof BuildMayBeRunningError;
            if (!mayRun)
                events.onNotStarted(planned);
            // What was not sent when the run was to end has nothing to say: it still waits.
            if (error instanceof start_errors/* ParallelsInUseError */.bG || (stop.aborted && !mayRun))
                return false;
            events.onProblem((0,run_problem/* problemOf */.Zw)(error, `${namePlanned(planned)} could not be started: `));
        }
        return true;
    };
    const room = await roomFor(remaining, services);
    const refused = new Set(remaining.slice(room));
    await withGrace(services, (lasting, stop) => (0,concurrency/* mapConcurrently */.X)(remaining.slice(0, room), maxStartsAtOnce, async (planned) => {
        // Once one is refused no slot is free for those behind it either.
        const wasFree = refused.size === remaining.length - room && (await startWithin(lasting, stop)(planned));
        if (!wasFree)
            refused.add(planned);
    }));
    // The limit of what was to be waited for is over: what has started is paid for, and is watched.
    if (services.signal.aborted)
        events.onProblem((0,run_problem/* problemOf */.Zw)(services.signal.reason));
    const inOrder = services.signal.aborted ? [] : remaining.filter((planned) => refused.has(planned));
    const queue = createSlotQueue(inOrder, inputs.queueTimeoutMs, services, events);
    return {
        builds,
        moreInMs: queue.dueInMs,
        startMore: async (until) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (queue.dueInMs() > 0)
                    return;
                const limit = __addDisposableResource(env_1, answerLimit(queue.leftMs()), false);
                const limited = (0,run_deadline/* within */.ux)(services, AbortSignal.any(until === undefined ? [limit.signal] : [limit.signal, until]));
                await withGrace(limited, (lasting, stop) => queue.advance(startWithin(lasting, stop)));
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        },
        slotFreed: queue.slotFreed,
    };
};
/** So late an answer still counts, since the last request comes at the limit itself. */
const lateAnswerMs = 5_000;
/** Of real time, as the deadlines of requests are: it ends one that is never answered. */
const answerLimit = (leftMs) => {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(new run_deadline/* OutOfTimeError */.JT('queue-timeout')), Math.max(0, leftMs) + lateAnswerMs);
    return { signal: over.signal, [Symbol.dispose]: () => clearTimeout(timer) };
};
const byShard = (a, b) => a.shard.index - b.shard.index;
/** Where the run is to end meanwhile, what was sent may still be answered or found for a while; a cancellation is passed on then. */
const withGrace = async (services, work) => {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { signal, cloud, clock } = services;
        const late = __addDisposableResource(env_2, (0,run_deadline/* signalAfter */.rP)(signal, graceMs, clock), false);
        await work({ ...services, cloud: cloud.boundTo(late.signal), signal: late.signal }, signal);
        if ((0,cancellation/* isCancellation */.i)(signal.reason))
            throw signal.reason;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
};
/** How many of the builds the account has parallel slots and places in its queue for; all of them where it does not say. */
const roomFor = async (builds, { cloud, log, signal }) => {
    if (builds.length < 2)
        return builds.length;
    try {
        const { parallelMax, parallelRunning, queuedMax, queued } = await cloud.plan.get();
        const left = parallelMax - parallelRunning + queuedMax - queued;
        const room = builds.findIndex((_, nth) => (0,device_shard/* countSessions */.jJ)(builds.slice(0, nth + 1)) > left);
        if (room === -1)
            return builds.length;
        log.info(`Slots are free for ${room} of ${builds.length} builds now; the others start as slots become free.`);
        return room;
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`Could not read the plan's parallel limit: ${(0,run_problem/* describeError */.Uc)(error)}`);
        return builds.length;
    }
};


/***/ }),

/***/ 92841:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openWatch)
});

// EXTERNAL MODULE: ./build/javascript/lib/concurrency.js
var concurrency = __webpack_require__(81220);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/lib/escape/file-name.js
var file_name = __webpack_require__(48905);
// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./build/javascript/results/device-shards.js + 4 modules
var device_shards = __webpack_require__(71414);
// EXTERNAL MODULE: ./build/javascript/results/junit/shared-names.js
var shared_names = __webpack_require__(13901);
// EXTERNAL MODULE: ./build/javascript/run/poll/poll-schedule.js + 1 modules
var poll_schedule = __webpack_require__(59513);
// EXTERNAL MODULE: ./build/javascript/run/run-deadline.js
var run_deadline = __webpack_require__(13849);
// EXTERNAL MODULE: ./build/javascript/run/collect/collect-session.js + 22 modules
var collect_session = __webpack_require__(75225);
// EXTERNAL MODULE: ./build/javascript/run/collect/expected-sessions.js
var expected_sessions = __webpack_require__(33274);
// EXTERNAL MODULE: ./build/javascript/run/collect/missing-files.js
var missing_files = __webpack_require__(81498);
;// CONCATENATED MODULE: ./build/javascript/run/collect/collect-sessions.js
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











/** Folder names are made once for all devices, so that two never share one. */
const collectionSettings = (inputs, { baseUrl }, builds = []) => ({
    framework: inputs.framework,
    download: inputs.download,
    downloadIfFailed: inputs.downloadIfFailed,
    reportDir: inputs.reportDir,
    pollIntervalMs: inputs.pollIntervalMs,
    baseUrl,
    deviceFolders: (0,file_name/* safeNames */.K)([...new Set([...inputs.devices, ...builds.flatMap(({ devices }) => devices)])]),
    names: (0,shared_names/* createSharedNames */.M)(),
});
const maxSessionsAtOnce = 8;
/** What ended before the deadline may still be fetched for so long after it. */
const collectionGraceMs = 10_000;
const createCollector = (settings, services, deadline, { onCollected, onProblem }) => {
    const { clock, log, signal } = services;
    const limit = (0,concurrency/* createLimiter */.z)(maxSessionsAtOnce);
    const early = new Map();
    const over = new AbortController();
    const limited = { ...services, cloud: services.cloud.within(over.signal) };
    // Reported one by one, so that a cancellation keeps what was fetched.
    const once = async (session, isLast = false) => {
        const result = await limit(() => (0,collect_session/* collectSession */.Hu)(session, settings, limited, isLast));
        onCollected(session.key, result);
        return result;
    };
    /** What settled before its build ended; the build may say only now that the session failed. */
    const completed = async (early, session) => {
        const result = (0,collect_session/* withLatestEntry */.kk)(early, session);
        if (settings.downloadIfFailed.size > 0 && (0,missing_files/* hasFailed */.WN)(result) && !(0,missing_files/* hasFailed */.WN)(early))
            return once(session, true);
        onCollected(session.key, result);
        return result;
    };
    /** Sessions that name no shard are told apart by their order alone, which later answers may change. */
    const earlyResult = async ({ key, summary }) => {
        const fetched = await early.get(key);
        return summary?.id !== undefined && fetched?.sessionId !== summary.id ? undefined : fetched;
    };
    /** @returns whether the time of the run was over before the results were complete */
    const patiently = async (session) => {
        const first = await earlyResult(session);
        if (first !== undefined && !isIncomplete(first))
            return { result: await completed(first, session), outOfTime: false };
        if (first !== undefined)
            sayWhyAgain(first, session, 'now', services);
        const pauses = pausesFor(session, settings, services);
        let result = await once(session, pauses.length === 0);
        for (const [nth, pauseMs] of pauses.entries()) {
            if (!isIncomplete(result))
                break;
            if (pauseMs > deadline.leftMs()) {
                const outOfTime = (0,device_shards/* mayStillSettle */.j2)(result);
                if (settings.download.size > 1)
                    result = await once(session, true);
                return { result, outOfTime };
            }
            sayWhyAgain(result, session, `in ${(0,durations/* formatDuration */.a3)(pauseMs)}`, services);
            await clock.sleep(pauseMs, signal);
            result = await once(session, nth === pauses.length - 1);
        }
        return { result, outOfTime: over.signal.aborted && (0,device_shards/* mayStillSettle */.j2)(result) };
    };
    return {
        sessionEnded: (session) => {
            // A report that is not there yet is no problem: everything is requested again when the builds have ended.
            early.set(session.key, once(session).catch(() => undefined));
        },
        finish: async (polled) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const sessions = (0,expected_sessions/* markSharedSessions */.k)(polled.flatMap(({ started, record }) => (0,expected_sessions/* expectedSessions */.M)(started, record)));
                const late = __addDisposableResource(env_1, (0,run_deadline/* signalAfter */.rP)(deadline.signal, collectionGraceMs, clock), false);
                late.signal.addEventListener('abort', () => over.abort(late.signal.reason));
                const collected = await Promise.all(sessions.map(async (session) => {
                    const each = await patiently(session);
                    log.info(`${(0,device_shards/* judgeSession */.s9)(each.result).reason}.`);
                    return each;
                }));
                if (collected.some(({ outOfTime }) => outOfTime))
                    onProblem((0,error_codes/* problem */.CC)('run-timeout', 'the run timed out before every report arrived'));
                const results = collected.map(({ result }) => result);
                for (const notice of [(0,missing_files/* missingFilesNotice */.gg)(results, settings), (0,missing_files/* unreadableBundlesNotice */.tl)(results)])
                    if (notice !== undefined)
                        log.notice(notice);
                return results;
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        },
    };
};
/** Without a result bundle, the run is not out of time: nothing depends on it. */
const isIncomplete = (result) => (0,device_shards/* mayStillSettle */.j2)(result) || (0,device_shards/* mayBundleArrive */.PB)(result);
/** That a report is not there yet is usual; one that arrived and is no good is not. */
const sayWhyAgain = ({ evidence }, { device, build }, when, { log }) => {
    if (evidence.report.state === 'unreadable')
        log.info(`${device}, build ${build.id}: its JUnit report cannot be read (${evidence.report.message}); requesting it again ${when}.`);
    else
        log.debug(`${device}, build ${build.id}: its results are not complete; requesting them again ${when}.`);
};
/** Late reports are requested a few times; for a session that died, or that never got a device, once is all. */
const pausesFor = (session, settings, { simulated }) => {
    const { id, status } = session.summary ?? {};
    const hopeless = id === undefined || status === 'error' || status === 'queued';
    return hopeless ? [] : (0,poll_schedule/* reportPauses */.U)(settings.pollIntervalMs, simulated);
};

// EXTERNAL MODULE: ./build/javascript/cloud/errors.js
var errors = __webpack_require__(97430);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
;// CONCATENATED MODULE: ./build/javascript/run/poll/progress.js



const silenceMs = 60_000;
const createProgress = ({ clock, log }) => {
    const seen = new Map();
    const buildWords = new Map();
    let saidMs = clock.monotonicMs();
    const say = (line) => {
        saidMs = clock.monotonicMs();
        log.info(line);
    };
    return {
        sessionSeen: (session) => {
            const nowMs = clock.monotonicMs();
            const known = seen.get(session.key) ?? { session, status: 'absent' };
            seen.set(session.key, known);
            const status = session.summary?.status ?? 'absent';
            if (!isWaiting(status))
                known.startedMs ??= nowMs;
            const hasJustEnded = known.endedMs === undefined && status !== 'absent' && (0,model_status/* isEnded */.pl)(status);
            if (hasJustEnded)
                known.endedMs = nowMs;
            if (status !== known.status) {
                known.status = status;
                say(`${progress_describe(session)}: ${describeStatus(session, known)}`);
            }
            return hasJustEnded;
        },
        buildsSeen: (builds) => {
            for (const { started, record } of builds) {
                if (record === undefined)
                    continue;
                const before = buildWords.get(started.id)?.status;
                buildWords.set(started.id, record);
                if (before !== record.status && ((0,model_status/* isEnded */.pl)(record.status) || record.status === 'unknown'))
                    say(`Build ${started.id}: ${wordOf(record.status, record.statusWord)}`);
            }
        },
        roundEnded: () => {
            if (clock.monotonicMs() - saidMs >= silenceMs)
                say(`Still waiting: ${tally([...seen.values()])}.`);
        },
        firstSessionStartMs: () => minimum([...seen.values()].map(({ startedMs }) => startedMs)),
        longestQueueMs: () => Math.max(0, ...[...seen.values()].map(({ startedMs = clock.monotonicMs(), session }) => startedMs - session.build.queuedSinceMs)),
        queuedLongerThan: (limitMs) => {
            const waiting = [...seen.values()].find(({ startedMs, session }) => startedMs === undefined && clock.monotonicMs() - session.build.queueLimitSinceMs > limitMs);
            return waiting === undefined ? undefined : progress_describe(waiting.session);
        },
        isAnyRunning: () => [...seen.values()].some(isRunning),
        unknownWords: () => {
            const words = [...buildWords.values()]
                .filter(({ status }) => status === 'unknown')
                .map(({ statusWord }) => `"${statusWord}"`);
            return words.length === 0 ? '' : `, and the service calls a build ${words.join(', ')} (unrecognized)`;
        },
    };
};
const progress_describe = ({ device, shard, build }) => (0,describe/* describeSession */._0)({ device, shard, attempt: build.attempt });
const isRunning = ({ status }) => status !== 'absent' && status !== 'queued' && !(0,model_status/* isEnded */.pl)(status);
const isWaiting = (status) => status === 'absent' || status === 'queued';
const describeStatus = ({ summary, build }, { startedMs, endedMs }) => {
    if (summary === undefined)
        return 'no session yet';
    if (summary.status === 'queued')
        return 'waiting for a device';
    if (summary.status === 'running')
        return `running${summary.id === undefined ? '' : ` (session ${summary.id})`}, after ${(0,durations/* formatDuration */.a3)((startedMs ?? build.queuedSinceMs) - build.queuedSinceMs)} in the queue`;
    const tookMs = summary.durationMs ?? (startedMs === undefined || endedMs === undefined ? undefined : endedMs - startedMs);
    const took = tookMs === undefined ? '' : ` after ${(0,durations/* formatDuration */.a3)(tookMs)}`;
    const counters = summary.counters === undefined ? '' : `: ${describeCounters(summary.counters)}`;
    return `${wordOf(summary.status, summary.statusWord)}${took}${counters}`;
};
const wordOf = (status, word) => (status === 'unknown' ? `"${word}" (unrecognized)` : status);
const describeCounters = ({ passed, failed, skipped, timedOut, error, pending }) => {
    const parts = [
        [passed, 'passed'],
        [failed, 'failed'],
        [error, 'in error'],
        [timedOut, 'timed out'],
        [skipped, 'skipped'],
        [pending, 'pending'],
    ];
    const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
    return said.length === 0 ? 'no tests' : said.join(', ');
};
const tally = (sessions) => {
    const ended = sessions.filter(({ status }) => status !== 'absent' && (0,model_status/* isEnded */.pl)(status)).length;
    const waiting = sessions.filter(({ status }) => isWaiting(status)).length;
    return `${ended} of ${sessions.length} sessions ended, ${sessions.length - ended - waiting} running, ${waiting} waiting for a device`;
};
const minimum = (values) => values.reduce((least, value) => (value !== undefined && (least === undefined || value < least) ? value : least), undefined);

;// CONCATENATED MODULE: ./build/javascript/run/poll/poll-builds.js
var poll_builds_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var poll_builds_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










/** The service answered about another build than the one that was polled. */
class ForeignBuildError extends Error {
    code = 'answer-foreign';
    constructor(wanted, answered) {
        super(`the service answered about build ${answered} when asked for build ${wanted}`);
        this.name = 'ForeignBuildError';
    }
}
/** A build that has ended may still show sessions that run: it is polled this often until they settle. */
const maxSettlePolls = 5;
/** A build that was just started may not be found for a moment, and credentials that were accepted before may be refused by mistake. */
const maxRefusedPolls = 6;
const maxRequestsAtOnce = 8;
/**
 * Polls all builds in one loop, each when the schedule says so, until each has ended or a limit is over. As sessions end, builds that wait
 * for a parallel slot are started.
 *
 * Failed requests do not end it: the client repeats them, and what still fails is polled again in the next round. Only an answer that
 * will not change (credentials refused, build unknown, another build, again and again) gives a build up.
 */
const pollBuilds = async (started, limits, services, deadline, events) => {
    const { clock, signal } = services;
    const schedule = (0,poll_schedule/* createPollSchedule */.z)(limits.pollIntervalMs, services);
    const builds = new Map();
    const progress = createProgress(services);
    // A limit that is over stays over in later rounds, and is reported once.
    const reported = new Set();
    for (;;) {
        const open = openBuilds(started.builds, builds);
        const polledMs = clock.monotonicMs();
        const due = open.filter(({ dueMs }) => dueMs <= polledMs);
        await pollRound(due, limits, services, deadline, events);
        for (const build of due) {
            const record = build.failuresInARow > 0 ? undefined : build.record;
            build.dueMs = polledMs + schedule({ started: build.started, record, polledMs, openBuilds: open.length });
        }
        for (const session of due.flatMap(sessionsOf).filter(progress.sessionSeen)) {
            events.onSessionEnded(session);
            started.slotFreed();
        }
        progress.buildsSeen(due);
        events.onQueued(progress.longestQueueMs());
        await started.startMore(deadline.signal);
        const isOver = open.every((build) => build.ended) && isLast(started, builds);
        const firstStartMs = progress.firstSessionStartMs() ?? (isOver ? clock.monotonicMs() : undefined);
        if (firstStartMs !== undefined)
            deadline.sessionStarted(firstStartMs);
        if (isOver)
            break;
        const over = limitOver(limits, deadline, progress, clock.monotonicMs(), open);
        if (over !== undefined && endsPolling(over, progress, reported, events))
            break;
        progress.roundEnded();
        const untilPollMs = Math.max(0, nextPollMs(started, builds) - clock.monotonicMs());
        await clock.sleep(Math.min(untilPollMs, started.moreInMs(), Math.max(1, deadline.leftMs() + 1)), signal);
    }
    return started.builds.map((build) => polledBuild(build, builds.get(build.id)));
};
const polledBuild = (started, { record, ended = false } = {}) => ({
    started,
    ended,
    ...(record === undefined ? {} : { record }),
});
/** Adds the builds that have started since the last round. */
const openBuilds = (started, builds) => {
    for (const build of started)
        if (!builds.has(build.id))
            builds.set(build.id, { started: build, ended: false, settlePolls: 0, failuresInARow: 0, dueMs: 0 });
    return [...builds.values()].filter((build) => !build.ended);
};
/** A build that has just been started is polled at once. */
const nextPollMs = (started, builds) => {
    if (started.builds.length > builds.size)
        return 0;
    return Math.min(...[...builds.values()].filter((build) => !build.ended).map(({ dueMs }) => dueMs));
};
const isLast = ({ builds, moreInMs }, polled) => builds.length === polled.size && moreInMs() === Number.POSITIVE_INFINITY;
/** Every wait in a request, such as one that the service asks for, ends with the limit that applies. */
const pollRound = async (due, limits, services, deadline, events) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (due.length === 0)
            return;
        const { clock, cloud } = services;
        const endMs = Math.min(...due.map(({ started }) => started.queueLimitSinceMs)) + limits.queueTimeoutMs;
        const queue = poll_builds_addDisposableResource(env_1, Number.isFinite(deadline.leftMs()) ? undefined : (0,run_deadline/* timeLimit */.zc)(Math.max(0, endMs - clock.monotonicMs()) + 1, clock), false);
        const limited = { ...services, cloud: cloud.within(queue?.signal ?? deadline.signal) };
        await (0,concurrency/* mapConcurrently */.X)(due, maxRequestsAtOnce, (build) => poll(build, limits, limited, events));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        poll_builds_disposeResources(env_1);
    }
};
const poll = async (build, { framework }, { cloud, log, signal }, { onPolled, onProblem }) => {
    const { id } = build.started;
    try {
        const { record } = await cloud.builds(framework).get(id);
        if (record.id !== id)
            throw new ForeignBuildError(id, record.id);
        build.record = record;
        build.failuresInARow = 0;
        onPolled(record);
        if (!(0,model_status/* isEnded */.pl)(record.status))
            return;
        build.settlePolls += 1;
        build.ended = isSettled(build) || build.settlePolls > maxSettlePolls;
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        build.failuresInARow += 1;
        if (isFinal(error, build)) {
            build.ended = true;
            onProblem((0,run_problem/* problemOf */.Zw)(error, `build ${id} can no longer be polled: `));
            return;
        }
        log.info(`Could not poll build ${id}: ${(0,run_problem/* describeError */.Uc)(error)}; polling again.`);
    }
};
const isFinal = (error, build) => build.failuresInARow > maxRefusedPolls &&
    (error instanceof errors/* UnauthorizedError */.D_ ||
        error instanceof errors/* ForbiddenError */.qQ ||
        error instanceof errors/* NotFoundError */.m_ ||
        error instanceof ForeignBuildError);
const sessionsOf = ({ started, record }) => record === undefined ? [] : (0,expected_sessions/* expectedSessions */.M)(started, record);
const isOver = ({ summary }) => summary !== undefined && (0,model_status/* isEnded */.pl)(summary.status);
const isSettled = (build) => sessionsOf(build).every((session) => (isOver(session) && (session.summary?.counters?.pending ?? 0) === 0) || session.deviceError !== undefined);
/** Sessions that run are still waited for when others got no device, since they use device minutes in any case. */
const endsPolling = (over, progress, reported, { onProblem }) => {
    if (!reported.has(over.code))
        onProblem(over);
    reported.add(over.code);
    return over.code === 'run-timeout' || !progress.isAnyRunning();
};
/** Waiting for devices has its own limit, and does not use up the time of the tests. */
const limitOver = ({ timeoutMs, queueTimeoutMs }, deadline, progress, nowMs, open) => {
    if (deadline.leftMs() <= 0) {
        const clause = `the builds did not end within ${(0,durations/* formatDuration */.a3)(timeoutMs)} of the first session's start${progress.unknownWords()}`;
        return (0,error_codes/* problem */.CC)('run-timeout', clause);
    }
    const silent = open.find(({ record, started }) => record === undefined && nowMs - started.queueLimitSinceMs > queueTimeoutMs);
    if (silent !== undefined) {
        const clause = `the service did not answer about build ${silent.started.id} within ${(0,durations/* formatDuration */.a3)(queueTimeoutMs)}`;
        return (0,error_codes/* problem */.CC)('queue-timeout', clause);
    }
    const waiting = progress.queuedLongerThan(queueTimeoutMs);
    if (waiting === undefined)
        return undefined;
    return (0,error_codes/* problem */.CC)('queue-timeout', `${waiting} got no device within ${(0,durations/* formatDuration */.a3)(queueTimeoutMs)}`);
};

;// CONCATENATED MODULE: ./build/javascript/run/watch.js



/**
 * @param builds those that another step started, for the names of their devices
 * @param counts what does not count is left out: another build answers for it
 */
const openWatch = (inputs, services, state, builds = [], counts = () => true) => {
    const deadline = (0,run_deadline/* createRunDeadline */.Ue)(inputs.timeoutMs, services.clock);
    const collector = createCollector(collectionSettings(inputs, services, builds), services, deadline, state);
    const events = {
        ...state,
        onSessionEnded: (session) => {
            if (counts(session.build, session.device))
                collector.sessionEnded(session);
        },
    };
    return {
        deadline,
        results: async (started, group = services.log.group) => {
            const polled = await group('Wait', () => pollBuilds(started, inputs, services, deadline, events));
            return group('Collect', () => collector.finish(polled.map((build) => withoutReplaced(build, counts))));
        },
        [Symbol.dispose]: () => deadline[Symbol.dispose](),
    };
};
const withoutReplaced = (build, counts) => {
    const { record, started } = build;
    if (record === undefined)
        return build;
    const isOwn = ({ device }) => counts(started, device);
    return {
        ...build,
        record: { ...record, devices: record.devices.filter(isOwn), deviceErrors: record.deviceErrors.filter(isOwn) },
    };
};


/***/ })

};
;