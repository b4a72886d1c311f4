"use strict";
exports.id = 285;
exports.ids = [285];
exports.modules = {

/***/ 94338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ frameworks),
/* harmony export */   JC: () => (/* binding */ traitsOf),
/* harmony export */   x_: () => (/* binding */ frameworksOf)
/* harmony export */ });
/** The test frameworks that the service runs. */
const frameworks = ['espresso', 'xcuitest', 'earlgrey', 'maestro', 'flutter-android', 'flutter-ios'];
const flutter = {
    word: 'flutter integration tests',
    untitledProject: 'Untitled Flutter Project',
};
const traits = {
    espresso: {
        platforms: ['android'],
        word: 'espresso',
        untitledProject: 'Untitled Espresso Project',
        uploads: 'app-and-suite',
        suiteEndings: ['apk', 'zip'],
        listsUploads: true,
        v1: 'espresso',
        v2: 'espresso/v2',
        logs: 'espresso',
        runner: 'instrumentation',
        hasReport: true,
        buildList: 'as-set',
    },
    xcuitest: {
        platforms: ['ios'],
        word: 'xcuitest',
        untitledProject: 'Untitled XCUI Project',
        uploads: 'app-and-suite',
        suiteEndings: ['zip'],
        listsUploads: true,
        v1: 'xcuitest',
        v2: 'xcuitest/v2',
        logs: 'xcuitest',
        runner: 'xcode',
        hasReport: false,
        buildList: 'as-set',
    },
    earlgrey: {
        platforms: ['ios'],
        word: 'earlgrey',
        untitledProject: 'Untitled EarlGrey Project',
        uploads: 'app-dir',
        suiteEndings: ['zip'],
        listsUploads: false,
        v1: 'earlgrey',
        logs: 'earlgrey',
        runner: 'xcode',
        hasReport: false,
    },
    maestro: {
        platforms: ['android', 'ios'],
        word: 'maestro',
        untitledProject: 'Untitled Maestro Project',
        uploads: 'app-and-suite',
        suiteEndings: ['zip'],
        listsUploads: false,
        v2: 'maestro/v2',
        logs: 'maestro',
        runner: 'maestro',
        hasReport: false,
    },
    'flutter-android': {
        ...flutter,
        platforms: ['android'],
        uploads: 'app-and-suite',
        suiteEndings: ['apk'],
        listsUploads: false,
        v2: 'flutter-integration-tests/v2/android',
        logs: 'flutter-integration-tests/v2/android',
        runner: 'instrumentation',
        hasReport: true,
    },
    'flutter-ios': {
        ...flutter,
        platforms: ['ios'],
        uploads: 'test-package',
        suiteEndings: ['zip'],
        listsUploads: false,
        v2: 'flutter-integration-tests/v2/ios',
        logs: 'flutter-integration-tests/v2/ios',
        runner: 'xcode',
        hasReport: false,
        buildList: 'bare',
    },
};
const traitsOf = (framework) => traits[framework];
/** The frameworks of one interface, each with the start of its paths. */
const frameworksOf = (version) => frameworks.flatMap((framework) => {
    const path = traits[framework][version];
    return path === undefined ? [] : [{ framework, root: `/app-automate/${path}` }];
});


/***/ }),

/***/ 16285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ScenarioError: () => (/* binding */ ScenarioError),
  O: () => (/* binding */ completeScenario),
  readScenarioFile: () => (/* binding */ readScenarioFile)
});

// UNUSED EXPORTS: parseScenario

// EXTERNAL MODULE: ./build/javascript/lib/regular-file.js
var regular_file = __webpack_require__(48734);
// EXTERNAL MODULE: ./build/javascript/lib/yaml-document.js
var yaml_document = __webpack_require__(1288);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/javascript/embedded/framework.js
var framework = __webpack_require__(94338);
;// CONCATENATED MODULE: ./build/javascript/embedded/schema/sessions.js


const secondsSchema = schemas/* number */.aig().min(0).max(86_400);
/** A name in which `*` stands for any characters. */
const globSchema = schemas/* string */.YjP().min(1).max(500);
const frameworkSchema = schemas/* enum */.k5n(framework/* frameworks */.Ij);
const messageSchema = schemas/* string */.YjP().max(4_000);
const countersSchema = schemas/* record */.g1P(schemas/* string */.YjP().max(100), schemas/* int */.Whr().min(0));
/** Contradictory responses: what the service shows of a session regardless of what happened. */
const showsSchema = schemas/* strictObject */.rej({
    /** The status under `devices` of the build once the session has ended. */
    'device-status': schemas/* string */.YjP().max(100).optional(),
    /** The group of `device_statuses` that lists the ended session. */
    'device-statuses': schemas/* enum */.k5n(['success', 'error', 'none']).optional(),
    /** `test_status` in the build, as it is. */
    'build-counters': countersSchema.optional(),
    /** `test_status` in the session, as it is. */
    'session-counters': countersSchema.optional(),
    'test-count': schemas/* int */.Whr().min(0).optional(),
    /** Attributes of the report's first suite. */
    'report-counts': countersSchema.optional(),
    /** For how long the device is `running` after its build has ended. */
    'lag-seconds': secondsSchema.optional(),
});
const reportSchema = schemas/* strictObject */.rej({
    /** Simulated seconds between the build's end and the report. */
    'delay-seconds': secondsSchema.optional(),
    form: schemas/* enum */.k5n(['complete', 'missing', 'truncated', 'html', 'empty']).optional(),
    /** Adds this much output to the report's first suite. */
    'output-kilobytes': schemas/* int */.Whr().min(0).max(65_536).optional(),
});
const resultBundleSchema = schemas/* strictObject */.rej({
    /** Simulated seconds between the session's end and the bundle. */
    'delay-seconds': secondsSchema.optional(),
    form: schemas/* enum */.k5n(['complete', 'missing', 'truncated']).optional(),
    /** Tests (`class#name`) that fail in the bundle, whatever every other response says of them. */
    'failed-tests': schemas/* array */.YOg(globSchema).max(1_000).optional(),
    /** Tests that the bundle lacks. */
    'lost-tests': schemas/* array */.YOg(globSchema).max(1_000).optional(),
});
/** What happens to matching sessions. All entries that match are merged; later ones win. */
const sessionRuleSchema = schemas/* strictObject */.rej({
    device: globSchema.default('*'),
    framework: frameworkSchema.optional(),
    /** `shardIndex` of the build, or the number of a server-side shard from 0. */
    shard: schemas/* int */.Whr().min(0).optional(),
    /** Only this many of the sessions that match, the first ones. */
    times: schemas/* int */.Whr().min(1).optional(),
    fate: schemas/* enum */.k5n(['runs', 'errors', 'never-starts', 'crashes', 'hangs', 'times-out', 'vanishes']).optional(),
    /** Tests that end before a crash, a hang, a timeout or the vanishing. */
    'after-tests': schemas/* int */.Whr().min(0).optional(),
    message: messageSchema.optional(),
    'queue-seconds': secondsSchema.optional(),
    'startup-seconds': secondsSchema.optional(),
    /** Tests (`class#name`) that no response and no report mentions. */
    'lost-tests': schemas/* array */.YOg(globSchema).max(1_000).optional(),
    report: reportSchema.optional(),
    'result-bundle': resultBundleSchema.optional(),
    shows: showsSchema.optional(),
});
/** What happens to matching builds. All entries that match are merged; later ones win. */
const buildRuleSchema = schemas/* strictObject */.rej({
    framework: frameworkSchema.optional(),
    project: globSchema.optional(),
    shard: schemas/* int */.Whr().min(0).optional(),
    times: schemas/* int */.Whr().min(1).optional(),
    /** The status of the ended build, regardless of its results. */
    'status-word': schemas/* string */.YjP().max(100).optional(),
    /** For how long listings omit the build. */
    'listed-after-seconds': secondsSchema.optional(),
});
const result = {
    outcome: schemas/* enum */.k5n(['pass', 'fail', 'error', 'skip', 'timeout']).optional(),
    'duration-seconds': secondsSchema.optional(),
    message: messageSchema.optional(),
    trace: schemas/* string */.YjP().max(64_000).optional(),
    /** The command that fails in a Maestro flow, in words: `Tap on "Pay"`. Default: the last assertion of the flow. */
    command: schemas/* string */.YjP().min(1).max(1_000).optional(),
    /** Fails this many times on each device before it does what `outcome` says. */
    flaky: schemas/* int */.Whr().min(0).max(100).optional(),
};
const sizeSchema = schemas/* enum */.k5n(['small', 'medium', 'large']);
const testSchema = schemas/* strictObject */.rej({
    class: schemas/* string */.YjP().min(1).max(1_000),
    name: schemas/* string */.YjP().min(1).max(1_000),
    /** The bundle of an XCUITest or EarlGrey test. */
    target: schemas/* string */.YjP().min(1).max(500).optional(),
    /** Class names of the annotations that the filter `annotation` sees on an Espresso test. */
    annotations: schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(1_000)).max(100).optional(),
    /** What the filter `size` sees on an Espresso test. */
    size: sizeSchema.optional(),
    /** What `tags` sees on a Maestro flow. */
    tags: schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(200)).max(100).optional(),
    ...result,
});
const suiteSchema = schemas/* array */.YOg(testSchema).max(20_000);
/** Tests by framework. A framework without a list gets the discovered tests, or else the default suite. */
const testsSchema = schemas/* strictObject */.rej({
    espresso: suiteSchema.optional(),
    xcuitest: suiteSchema.optional(),
    earlgrey: suiteSchema.optional(),
    /** `class` is the path of a flow's file without its extension. */
    maestro: suiteSchema.optional(),
    'flutter-android': suiteSchema.optional(),
    'flutter-ios': suiteSchema.optional(),
});
/** Changes what chosen tests do on chosen devices; later entries win. */
const overrideSchema = schemas/* strictObject */.rej({
    /** Matched against `class#name`. */
    test: globSchema.default('*'),
    device: globSchema.default('*'),
    framework: frameworkSchema.optional(),
    ...result,
});

;// CONCATENATED MODULE: ./build/javascript/embedded/schema/scenario.js


const appSchema = schemas/* strictObject */.rej({
    'bundle-id': schemas/* string */.YjP().min(1).max(200).default('com.example.shop'),
    version: schemas/* string */.YjP().max(50).default('1.0'),
});
/** The project completion callback. */
const callbacksSchema = schemas/* strictObject */.rej({
    /** Without a new build of the project, simulated. */
    'quiet-minutes': schemas/* number */.aig().min(0).max(1_440).default(5),
});
/** The account's quota. */
const planSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().max(100).default('Simulated plan'),
    parallel: schemas/* int */.Whr().min(1).max(10_000).default(25),
    /** Default: the number of parallel slots, at least 5. */
    queue: schemas/* int */.Whr().min(0).max(10_000).optional(),
    /** Parallel slots that other users' sessions hold at the start. */
    'used-elsewhere': schemas/* int */.Whr().min(0).max(20_000).default(0),
    'used-elsewhere-seconds': secondsSchema.default(600),
    /** A session that waits longer than this is cancelled. */
    'queue-limit-seconds': secondsSchema.default(900),
});
/** Limits of the API. A limit without a value is off. */
const limitsSchema = schemas/* strictObject */.rej({
    'requests-per-second': schemas/* int */.Whr().min(1).optional(),
    'uploads-per-minute': schemas/* int */.Whr().min(1).optional(),
    'upload-bytes': schemas/* int */.Whr()
        .min(1)
        .default(4 * 1024 ** 3),
    /** Whether connections stay open for further requests, or close after each response. */
    'keep-alive': schemas/* boolean */.zMY().default(true),
    'retention-days': schemas/* number */.aig().min(0).max(36_500).default(30),
});
const deviceSchema = schemas/* strictObject */.rej({
    device: schemas/* string */.YjP().min(1).max(200),
    'os-version': schemas/* string */.YjP().min(1).max(50),
    os: schemas/* enum */.k5n(['android', 'ios']),
});
const deviceUseSchema = schemas/* strictObject */.rej({
    device: schemas/* string */.YjP().min(1).max(200),
    'os-version': schemas/* string */.YjP().min(1).max(50),
    used: schemas/* int */.Whr().min(0),
    limit: schemas/* int */.Whr().min(0),
});
const devicesSchema = schemas/* strictObject */.rej({
    /** Replaces the built-in device list. */
    known: schemas/* array */.YOg(deviceSchema).max(10_000).optional(),
    /** Runs any `<device>-<os version>`, listed or not. */
    'accept-unknown': schemas/* boolean */.zMY().default(false),
    /** How many of a device are in use, and may be. Without it no device is in use; `unavailable`: the service has no such list. */
    use: schemas/* union */.KCZ([schemas/* literal */.euz('unavailable'), schemas/* array */.YOg(deviceUseSchema).max(10_000)]).default([]),
});
/** A file that was uploaded before the simulation began. */
const earlierUploadSchema = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n([
        'app',
        'espresso-suite',
        'xcuitest-suite',
        'earlgrey-app-dir',
        'maestro-suite',
        'flutter-android-suite',
        'flutter-ios-package',
        'media',
    ]),
    name: schemas/* string */.YjP().min(1).max(500),
    id: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{40}$/)
        .optional(),
    'custom-id': schemas/* string */.YjP().min(1).max(100).optional(),
    'age-days': schemas/* number */.aig().min(0).max(36_500).default(0),
    owner: schemas/* enum */.k5n(['user', 'group']).default('user'),
});
const wordsSchema = schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(100)).max(1_000);
/**
 * Alert rules. The service does not document its metrics, aggregations, operators, windows and columns: these
 * are this simulation's own, and a scenario can replace them.
 */
const alertsSchema = schemas/* strictObject */.rej({
    /** Plain metrics; `score:<name>` is always taken. */
    metrics: wordsSchema.default(['latency', 'cost', 'tokens', 'error_count']),
    aggregations: wordsSchema.default(['avg', 'sum', 'min', 'max', 'count', 'p50', 'p90', 'p95', 'p99']),
    operators: wordsSchema.default(['>', '>=', '<', '<=', '==', '!=']),
    'window-minutes': schemas/* array */.YOg(schemas/* number */.aig().min(0.001)).max(1_000).default([1, 5, 10, 15, 30, 60, 120, 360, 720, 1_440]),
    /** Default: any name. */
    environments: wordsSchema.optional(),
    'filter-columns': wordsSchema.default(['name', 'user', 'model', 'status', 'tag']),
    /** Case of the keys of `meta` in the listing. */
    meta: schemas/* enum */.k5n(['camel', 'snake']).default('camel'),
    /** Alerts that exist at the start: the fields that create one, and `status`. */
    existing: schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* json */.Pq9())).max(10_000).default([]),
});
/** Spellings that the service is known to use or may use. The first value of each is the usual one. */
const shapesSchema = schemas/* strictObject */.rej({
    timestamps: schemas/* enum */.k5n(['observed', 'utc', 'offset', 'unix', 'iso']).default('observed'),
    durations: schemas/* enum */.k5n(['observed', 'words', 'short', 'text', 'number']).default('observed'),
    lists: schemas/* enum */.k5n(['bare', 'wrapped']).default('bare'),
    'empty-lists': schemas/* enum */.k5n(['message', 'array', 'refused']).default('message'),
    'unknown-project': schemas/* enum */.k5n(['empty', 'message', 'not-found']).default('empty'),
    'v2-builds': schemas/* enum */.k5n(['wrapped', 'bare']).default('wrapped'),
    /** Whether v2 sessions say which shard of the build they are. */
    'session-shard': schemas/* enum */.k5n(['present', 'absent']).default('present'),
    'suite-url-key': schemas/* enum */.k5n(['test_url', 'test_suite_url', 'module_url']).default('test_url'),
    'device-status-separator': schemas/* enum */.k5n(['comma', 'hyphen']).default('comma'),
    counters: schemas/* enum */.k5n(['upper', 'lower', 'v2']).default('upper'),
    'test-words': schemas/* enum */.k5n(['v1', 'v2']).default('v1'),
    'timeout-word': schemas/* string */.YjP().min(1).max(50).optional(),
    'queued-build-word': schemas/* string */.YjP().min(1).max(50).default('running'),
    'v2-queued-build-word': schemas/* string */.YjP().min(1).max(50).default('running'),
    errors: schemas/* enum */.k5n(['observed', 'message', 'error', 'nested', 'text']).default('observed'),
    'busy-response': schemas/* enum */.k5n(['coded', 'sentence']).default('coded'),
    'real-mobile-key': schemas/* enum */.k5n(['realMobile', 'real_mobile']).default('realMobile'),
    'xcuitest-class-keys': schemas/* enum */.k5n(['plain', 'slashed']).default('plain'),
    /** The form of a Maestro flow's command log. */
    'maestro-commands': schemas/* enum */.k5n(['text', 'json']).default('text'),
    'disabled-log-keys': schemas/* enum */.k5n(['present', 'absent', 'null']).default('present'),
});
const testCaseSchema = schemas/* strictObject */.rej({
    identifier: schemas/* string */.YjP().min(1).max(200),
    title: schemas/* string */.YjP().max(2_000),
    status: schemas/* string */.YjP().max(100).default('Active'),
    priority: schemas/* string */.YjP().max(100).default('Medium'),
    'case-type': schemas/* string */.YjP().max(100).default('Functional'),
    'automation-status': schemas/* string */.YjP().max(100).default('not_automated'),
    owner: schemas/* string */.YjP().max(200).default('ann@example.com'),
    tags: schemas/* array */.YOg(schemas/* string */.YjP().max(200)).max(100).default([]),
    issues: schemas/* array */.YOg(schemas/* string */.YjP().min(1).max(200)).max(100).default([]),
    'issue-type': schemas/* enum */.k5n(['jira', 'asana', 'clickup', 'azure']).default('jira'),
    /** Default: the start of the simulation. */
    'updated-at': iso/* datetime */.w$({ precision: 3 }).optional(),
    archived: schemas/* boolean */.zMY().default(false),
});
const projectSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP().min(1).max(200),
    cases: schemas/* array */.YOg(testCaseSchema).max(20_000).default([]),
    /** Adds this many cases without issues, generated when they are listed. */
    'generated-cases': schemas/* int */.Whr().min(0).max(10_000_000).default(0),
});
/** Test cases of test management. */
const testManagementSchema = schemas/* strictObject */.rej({
    /** Default: the project `PR-1` with cases of the small shop app. */
    projects: schemas/* array */.YOg(projectSchema).max(1_000).optional(),
    /** Which of the two known forms records have. */
    records: schemas/* enum */.k5n(['documented', 'recent']).default('documented'),
    /** Irregular paging. */
    pages: schemas/* enum */.k5n(['good', 'repeated', 'stuck-next', 'moving-count', 'without-info']).default('good'),
});
/** Which requests a fault applies to. Every fault counts the requests that match it from 1. */
const strikes = {
    method: schemas/* enum */.k5n(['GET', 'POST', 'DELETE']).optional(),
    /** `*` within one segment, `**` for any number of segments. */
    path: schemas/* string */.YjP().min(1).max(1_000).default('**'),
    /** The first matching request that the fault applies to. */
    nth: schemas/* int */.Whr().min(1).default(1),
    /** How many requests the fault applies to from there on. */
    times: schemas/* union */.KCZ([schemas/* int */.Whr().min(1), schemas/* literal */.euz('always')]).default(1),
    /** The probability that the fault applies to such a request. */
    probability: schemas/* number */.aig().min(0).max(1).default(1),
};
const acting = { 'after-acting': schemas/* boolean */.zMY().default(false) };
const headersSchema = schemas/* record */.g1P(schemas/* string */.YjP().regex(/^[A-Za-z0-9-]{1,100}$/), schemas/* string */.YjP().regex(/^[\t\x20-\x7e]{0,2000}$/));
/** Instead of `Retry-After` in `headers`: a date is computed when the response is sent, with a `Date` header of the same clock. */
const retryAfterSchema = schemas/* strictObject */.rej({
    seconds: schemas/* int */.Whr().min(0).max(86_400),
    as: schemas/* enum */.k5n(['seconds', 'date']).default('seconds'),
});
const statusSchema = schemas/* strictObject */.rej({
    ...strikes,
    ...acting,
    action: schemas/* literal */.euz('status'),
    status: schemas/* int */.Whr().min(200).max(599),
    headers: headersSchema.default({}),
    'retry-after': retryAfterSchema.optional(),
    body: schemas/* string */.YjP().max(1_000_000).optional(),
    json: schemas/* json */.Pq9().optional(),
});
/** What happens to the request, as real behavior of the socket. */
const faultSchema = schemas/* discriminatedUnion */.gMt('action', [
    statusSchema,
    schemas/* strictObject */.rej({ ...strikes, ...acting, action: schemas/* literal */.euz('html'), status: schemas/* int */.Whr().min(200).max(599).default(502) }),
    schemas/* strictObject */.rej({ ...strikes, action: schemas/* literal */.euz('reset-before') }),
    schemas/* strictObject */.rej({ ...strikes, action: schemas/* literal */.euz('reset-after-acting') }),
    schemas/* strictObject */.rej({ ...strikes, action: schemas/* literal */.euz('reset-while-receiving'), 'after-bytes': schemas/* int */.Whr().min(0).default(0) }),
    schemas/* strictObject */.rej({ ...strikes, action: schemas/* literal */.euz('truncate'), 'after-bytes': schemas/* int */.Whr().min(0).optional() }),
    schemas/* strictObject */.rej({ ...strikes, action: schemas/* literal */.euz('invalid-json') }),
    schemas/* strictObject */.rej({ ...strikes, action: schemas/* literal */.euz('slow-bytes'), 'bytes-per-second': schemas/* number */.aig().min(0.1).max(1e6).default(1) }),
    schemas/* strictObject */.rej({ ...strikes, ...acting, action: schemas/* literal */.euz('hang'), 'after-headers': schemas/* boolean */.zMY().default(false) }),
    schemas/* strictObject */.rej({ ...strikes, action: schemas/* literal */.euz('delay'), 'delay-ms': schemas/* int */.Whr().min(0).max(3_600_000) }),
    schemas/* strictObject */.rej({
        ...strikes,
        ...acting,
        action: schemas/* literal */.euz('redirect'),
        status: schemas/* literal */.euz([301, 302, 303, 307, 308]).default(302),
        /** An origin, to which the request's own path is added, or a whole URL. */
        to: schemas/* url */.OZ5({ protocol: /^https?$/ }),
    }),
]);
/** The behavior of the simulated service. Every key has a default: the empty scenario is a service without failures. */
const scenarioSchema = schemas/* strictObject */.rej({
    /** Simulated seconds in one real second. */
    'time-scale': schemas/* number */.aig().min(0.001).max(1_000_000).default(60),
    /** Makes ids and durations repeatable. */
    seed: schemas/* int */.Whr().optional(),
    /** The origin in log, video and session addresses; default: the server's own. */
    'url-host': schemas/* url */.OZ5({ protocol: /^https?$/ }).optional(),
    app: appSchema.prefault({}),
    tests: testsSchema.default({}),
    overrides: schemas/* array */.YOg(overrideSchema).max(2_000).default([]),
    /** How `numShards` and `shardIndex` split a suite: newer or older releases of the test runner. */
    'shard-split': schemas/* enum */.k5n(['floor-mod', 'absolute']).default('floor-mod'),
    /** What a session without tests does. */
    'empty-session': schemas/* enum */.k5n(['ends', 'errors']).default('ends'),
    sessions: schemas/* array */.YOg(sessionRuleSchema).max(2_000).default([]),
    builds: schemas/* array */.YOg(buildRuleSchema).max(2_000).default([]),
    devices: devicesSchema.prefault({}),
    plan: planSchema.prefault({}),
    limits: limitsSchema.prefault({}),
    uploads: schemas/* array */.YOg(earlierUploadSchema).max(10_000).default([]),
    shapes: shapesSchema.prefault({}),
    'test-management': testManagementSchema.prefault({}),
    alerts: alertsSchema.prefault({}),
    callbacks: callbacksSchema.prefault({}),
    faults: schemas/* array */.YOg(faultSchema).max(2_000).default([]),
});

;// CONCATENATED MODULE: ./build/javascript/embedded/scenario.js



const maxScenarioBytes = 4 * 1024 * 1024;
/** A scenario that cannot be used; lists everything that is wrong with it. */
class ScenarioError extends Error {
    name = 'ScenarioError';
    source;
    problems;
    constructor(source, problems) {
        const lines = problems.map(({ line, column, key, message }) => {
            const place = line === undefined ? source : `${source}:${line}:${column ?? 1}`;
            return `${place}: ${key === '' ? '' : `${key}: `}${message}`;
        });
        super(`The scenario cannot be used. docs/embedded-cloud.md lists its keys.\n${lines.join('\n')}`);
        this.source = source;
        this.problems = problems;
    }
}
const problemsOf = (error) => error.issues.flatMap((issue) => issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'there is no such key' }))
    : [{ path: issue.path, message: issue.message }]);
/**
 * Reads a scenario from YAML text. An empty text is the default scenario.
 *
 * `source` names the text in messages. Throws ScenarioError with every problem and its line.
 */
const parseScenario = (text, source = 'scenario') => {
    const reading = (0,yaml_document.readYaml)(text);
    if (reading.kind === 'broken')
        throw new ScenarioError(source, reading.mistakes.map((mistake) => ({ ...mistake, key: '' })));
    const parsed = scenarioSchema.safeParse(reading.value ?? {});
    if (parsed.success)
        return parsed.data;
    const problems = problemsOf(parsed.error).map(({ path, message }) => ({
        ...reading.placeOf(path),
        key: (0,yaml_document/* yamlKey */.j)(path),
        message,
    }));
    throw new ScenarioError(source, problems.toSorted((left, right) => left.line - right.line || left.column - right.column));
};
/** Checks a scenario that was written in code and fills in its defaults. Throws ScenarioError. */
const completeScenario = (input) => {
    const parsed = scenarioSchema.safeParse(input);
    if (parsed.success)
        return parsed.data;
    throw new ScenarioError('scenario', problemsOf(parsed.error).map(({ path, message }) => ({ key: (0,yaml_document/* yamlKey */.j)(path), message })));
};
/** Reads a scenario file of at most 4 MiB. Throws ScenarioError, or the file system's error where it cannot be read. */
const readScenarioFile = async (path) => {
    try {
        return parseScenario(await (0,regular_file/* readFileText */.eu)(path, maxScenarioBytes), path);
    }
    catch (error) {
        if (!(error instanceof regular_file/* FileTooLargeError */.yq))
            throw error;
        throw new ScenarioError(path, [{ key: '', message: `the file is larger than ${maxScenarioBytes} bytes` }]);
    }
};


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