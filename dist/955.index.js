"use strict";
exports.id = 955;
exports.ids = [955];
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

/***/ 83541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ mediaParameter),
/* harmony export */   lI: () => (/* binding */ asksForServiceRetries),
/* harmony export */   mK: () => (/* binding */ buildRequest)
/* harmony export */ });
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25890);
/* harmony import */ var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99988);


/** The parameter that names media files. */
const mediaParameter = 'uploadMedia';
/** Parameters without which the service keeps nothing to download. */
const switches = {
    'instrumentation-logs': 'instrumentationLogs',
    'network-logs': 'networkLogs',
    'app-profiling': 'appProfiling',
    video: 'video',
    screenshots: 'screenshots',
    coverage: 'coverage',
    'result-bundle': 'enableResultBundle',
};
/** The body of one build request. */
const buildRequest = (inputs, refs, planned) => ({
    ...downloadSwitches(inputs),
    ...ownCapabilities(inputs, planned),
    devices: planned.devices,
    ...binaryParameters(inputs, refs),
    deviceLogs: inputs.deviceLogs || inputs.download.has('device-logs'),
    project: inputs.project,
    projectNotifyURL: inputs.projectNotifyUrl,
    ...(refs.media.length === 0 ? {} : { [mediaParameter]: refs.media }),
    ...splitOf(inputs, planned),
    [_model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .buildTagKey */ .KM]: tagText(inputs, refs, planned),
});
/**
 * Where the request names the tests of each shard, these are what the user's filters select. Failed tests are not split again: they belong
 * to the shard in which they failed.
 */
const ownCapabilities = ({ framework, capabilities }, { serviceShards, partial }) => {
    const { shards } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    const { shards: _ownSplit, ...others } = capabilities;
    if (partial)
        return others;
    if (serviceShards === undefined || shards?.splitBy !== 'service')
        return capabilities;
    return Object.fromEntries(Object.entries(capabilities).filter(([key]) => !shards.replaces.includes(key)));
};
/** Tests by name stand in for the runner's split: both together would split the named ones again. */
const splitOf = ({ framework }, { shard, tests, serviceShards, filters = {} }) => {
    const { testFilter, shards } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    if (shards?.splitBy === 'service' && serviceShards !== undefined)
        return shards.write(serviceShards);
    if (tests !== undefined && testFilter !== undefined)
        return { ...leavingOut(testFilter, filters), [testFilter.parameter]: tests };
    return { ...filters, ...(shard.total === 1 || shards?.splitBy !== 'runner' ? {} : shards.write(shard)) };
};
const leavingOut = ({ leavesOut }, filters) => leavesOut === undefined || filters[leavesOut] === undefined ? {} : { [leavesOut]: filters[leavesOut] };
const binaryParameters = ({ framework }, refs) => {
    const { app, testSuite } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    return { ...(app && { [app.parameter]: refs.app }), ...(testSuite && { [testSuite.parameter]: refs.testSuite }) };
};
const downloadSwitches = ({ framework, download }) => {
    const { screenshotParameter = switches.screenshots } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    const on = {};
    for (const kind of download) {
        const key = kind === 'screenshots' ? screenshotParameter : switches[kind];
        if (key !== undefined)
            on[key] = true;
    }
    return on;
};
/** A tag of the user's own stays in front, where the service's dashboard shows it. */
const tagText = (inputs, { content }, planned) => {
    const own = inputs.capabilities[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .buildTagKey */ .KM];
    const tag = (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBuildTag */ .O9)({ ...planned.tag, content: content ?? planned.tag.content });
    return typeof own === 'string' ? `${own} ${tag}` : tag;
};
/** The request asks the service to run failed tests again itself. */
const asksForServiceRetries = (request) => ['true', true].includes(request.retryTestsOnFailure);


/***/ }),

/***/ 77699:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ watchedBuild),
/* harmony export */   OW: () => (/* binding */ readListedBuild),
/* harmony export */   YF: () => (/* binding */ listBuilds)
/* harmony export */ });
/* harmony import */ var _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97430);
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25890);
/* harmony import */ var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99988);
/* harmony import */ var _results_requested_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1511);
/* harmony import */ var _build_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83541);





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
    serviceShards,
    ...(isSplit === true ? { isSplit } : {}),
    tag: tag ?? { runId: '', runAttempt: 0, job: '', shard, attempt: part.attempt, nonce: '' },
    serviceRetries: (0,_build_request_js__WEBPACK_IMPORTED_MODULE_3__/* .asksForServiceRetries */ .lI)(record.capabilities),
    requestedSplit: (0,_results_requested_split_js__WEBPACK_IMPORTED_MODULE_4__/* .requestedSplit */ .t)(record.capabilities),
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
        serviceShards: split.length === 0 ? undefined : split,
        ...(isSplit ? { isSplit } : {}),
        devices: requested.length > 0 ? requested : devices.map(({ device }) => device),
        namesDevices: requested.length > 0,
        filters: testFilter === undefined ? [] : textsOf(capabilities[testFilter.parameter]),
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

/***/ 82213:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ hasCacheService),
/* harmony export */   q: () => (/* binding */ openCacheStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71698);
/* harmony import */ var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61640);




/** The client repeats failed calls for minutes; a history of durations is not worth so much waiting. */
const limitMs = 30_000;
/** Enough for the tests of the largest suite. */
const mostBytes = 64_000_000;
/**
 * Opens the cache of the repository.
 *
 * The client counts the text of the path to the identity of an entry. A folder in the workspace has the same text on every runner and
 * system, which no path to a temporary folder has. The folder ignores itself for git, and is there only while an entry is read or written.
 *
 * Never fails the step: without a cache service (or with one that does not respond) it says so once, nothing is found and nothing saved.
 * Only a cancellation is thrown.
 */
const openCacheStore = (kind, { environment, log, clock, signal }) => {
    let available = hasCacheService(environment);
    const name = `.mobile-test-cloud-${kind}`;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(environment.GITHUB_WORKSPACE || process.cwd(), name);
    const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'entry');
    const clear = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    if (!available)
        log.notice('This runner has no cache service: nothing from earlier runs is used, and nothing is stored for later runs.');
    const attempt = async (what, work) => {
        signal.throwIfAborted();
        if (!available)
            return undefined;
        try {
            // Loaded late, since most runs need no cache.
            const load = async () => {
                const cache = await Promise.all(/* import() */[__webpack_require__.e(92), __webpack_require__.e(91)]).then(__webpack_require__.bind(__webpack_require__, 18091));
                if (!cache.isFeatureAvailable())
                    throw new Error('this server has no cache service');
                // The repository may hold a link in its place.
                await clear();
                return work(cache);
            };
            return await withinLimit(load(), clock, signal);
        }
        catch (error) {
            signal.throwIfAborted();
            available = false;
            log.notice(`The cache could not ${what} (${(0,_lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLineOf */ .Q)(error)}); the run continues without it.`);
            return undefined;
        }
        finally {
            await clear().catch(() => { });
        }
    };
    return {
        available: () => available,
        restore: (key, restoreKeys) => attempt('be read', async ({ restoreCache }) => {
            const limits = { timeoutInMs: limitMs, segmentTimeoutInMs: limitMs };
            const found = await restoreCache([name], key, [...restoreKeys], limits, true);
            return found === undefined ? undefined : readEntry(file);
        }),
        save: async (key, text) => (await attempt('be written', async ({ saveCache }) => {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, '.gitignore'), '*\n');
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text);
            return (await saveCache([name], key, undefined, true)) !== -1;
        })) === true,
    };
};
/** Version 2 of the service, or version 1 on servers of one's own. */
const hasCacheService = (environment) => Boolean(environment.ACTIONS_RUNTIME_TOKEN && (environment.ACTIONS_RESULTS_URL || environment.ACTIONS_CACHE_URL));
const withinLimit = async (work, clock, signal) => {
    const ended = new AbortController();
    const limit = clock.sleep(limitMs, AbortSignal.any([signal, ended.signal])).then(() => {
        throw new Error(`no response within ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(limitMs)}`);
    });
    try {
        return await Promise.race([work, limit]);
    }
    finally {
        ended.abort();
    }
};
/** @returns undefined for an archive without the file, or with more than any entry holds */
const readEntry = async (file) => {
    const size = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).then((found) => (found.isFile() ? found.size : undefined), () => undefined);
    return size === undefined || size > mostBytes ? undefined : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8');
};


/***/ }),

/***/ 6059:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ trackedFiles),
/* harmony export */   X: () => (/* binding */ checkedOutCommit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);


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
    const list = await git(['ls-files', '-z'], folder, environment);
    return (list ?? '').split('\0').filter((path) => path !== '');
};
/** The commit whose files are in a folder; undefined where there is no repository, or no git. */
const checkedOutCommit = async (folder, environment) => (await git(['rev-parse', '--verify', 'HEAD'], folder, environment))?.trim();
const git = async (args, folder, environment) => {
    try {
        const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', args, {
            cwd: folder,
            env: Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name))),
            maxBuffer: maxListBytes,
            timeout: timeoutMs,
        });
        return stdout;
    }
    catch {
        return undefined;
    }
};


/***/ }),

/***/ 20661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ durationsOf),
/* harmony export */   Dk: () => (/* binding */ durationsOn),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   YG: () => (/* binding */ longestName),
/* harmony export */   _2: () => (/* binding */ overheadOf),
/* harmony export */   nb: () => (/* binding */ filledFrom),
/* harmony export */   p5: () => (/* binding */ longestSampleMs),
/* harmony export */   vK: () => (/* binding */ noDurations),
/* harmony export */   wV: () => (/* binding */ keptSamples)
/* harmony export */ });
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67351);



const noSamples = { seen: 0, durationsMs: [] };
const noDurations = { lastRun: '', sequence: 0, overheads: noSamples, classes: new Map() };
const keptSamples = 5;
const longestSampleMs = _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP;
const longestName = 500;
/** What a session takes besides its tests (installing, starting up) where no run has told yet. */
const usualOverheadMs = 30_000;
const overheadOf = ({ overheads }) => median(overheads.durationsMs) ?? usualOverheadMs;
/** Rounded to whole milliseconds; undefined for no values. */
const median = (values) => {
    const sorted = values.toSorted((one, other) => one - other);
    const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
    return lower === undefined || upper === undefined ? undefined : Math.round((lower + upper) / 2);
};
/**
 * What the passed tests of earlier runs took.
 *
 * Devices run side by side, and a shard is as long as its slowest device: of several devices, the longest time of a test counts. So it does
 * with the attempts of a run. A method of which one set of values did not pass, or was not measured, has no time: the rest of it would be
 * too short.
 */
const durationsOf = ({ runs, tests }) => {
    const numbers = numberRuns(runs);
    const classes = new Map();
    for (const [className, reported] of Map.groupBy(tests, ([name]) => (0,_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .classOf */ .Kl)(name))) {
        if (className === '')
            continue;
        const rows = reported.flatMap(([, byName]) => [...byName]);
        const methods = new Map();
        for (const [method, same] of Map.groupBy(rows, ([name]) => (0,_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .methodOf */ .NY)(name))) {
            const samples = lastSamples(longestByRun(same.map(([, byDevice]) => byDevice), numbers));
            if (samples !== undefined)
                methods.set(method, samples);
        }
        if (methods.size > 0)
            classes.set(className, methods);
    }
    const overheads = new Map();
    for (const [at, { overheadMs }] of runs.entries())
        noteLongest(overheads, numbers[at] ?? 0, overheadMs ?? 0);
    const sequence = Math.max(0, ...numbers);
    return { lastRun: runs.at(-1)?.id ?? '', sequence, overheads: lastSamples(overheads) ?? noSamples, classes };
};
/** The same for one device alone. */
const durationsOn = (history, device) => {
    const tests = new Map([...history.tests].map(([className, byName]) => [
        className,
        new Map([...byName].map(([name, byDevice]) => {
            const codes = byDevice.get(device);
            return [name, new Map(codes === undefined ? [] : [[device, codes]])];
        })),
    ]));
    return durationsOf({ ...history, tests });
};
/** With what others tell of the methods of which this one tells nothing. */
const filledFrom = (own, others) => {
    const classes = new Map(own.classes);
    for (const [name, methods] of others.classes)
        classes.set(name, new Map([...methods, ...(own.classes.get(name) ?? [])]));
    return { ...own, classes };
};
/** For each column the number of its run, from 1; attempts of a run share it. */
const numberRuns = (runs) => {
    const numbers = new Map();
    return runs.map(({ id }) => {
        const number = numbers.get(id) ?? numbers.size + 1;
        numbers.set(id, number);
        return number;
    });
};
const longestByRun = (rows, numbers) => {
    const longest = new Map();
    for (const device of new Set(rows.flatMap((byDevice) => [...byDevice.keys()]))) {
        const own = rows.flatMap((byDevice) => byDevice.get(device) ?? []);
        for (const [at, number] of numbers.entries())
            noteLongest(longest, number, sumOf(own.map((codes) => codes[at] ?? 0)));
    }
    return longest;
};
/** In milliseconds; 0 where one of the outcomes is no measured pass. */
const sumOf = (codes) => {
    let sumMs = 0;
    for (const code of codes) {
        if (code === 0)
            continue;
        const durationMs = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .isPass */ .YX)(code) ? (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .durationOf */ .cf)(code) : undefined;
        if (durationMs === undefined)
            return 0;
        sumMs += durationMs;
    }
    return sumMs;
};
const noteLongest = (longest, number, durationMs) => {
    if (durationMs > (longest.get(number) ?? 0))
        longest.set(number, durationMs);
};
const lastSamples = (byRun) => {
    const last = [...byRun].toSorted(([one], [other]) => one - other).slice(-keptSamples);
    const seen = last.at(-1)?.[0];
    return seen === undefined ? undefined : { seen, durationsMs: last.map(([, durationMs]) => durationMs) };
};


/***/ }),

/***/ 29516:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _0: () => (/* binding */ limitHistory),
/* harmony export */   dk: () => (/* binding */ mergeHistories),
/* harmony export */   r7: () => (/* binding */ runKey),
/* harmony export */   s4: () => (/* binding */ emptyHistory),
/* harmony export */   uC: () => (/* binding */ keptOutcomes),
/* harmony export */   yH: () => (/* binding */ keepRuns)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67351);

const emptyHistory = { runs: [], tests: new Map(), sources: new Set() };
/** Of each test and device so many outcomes are kept. */
const keptOutcomes = 50;
/** A test that has not run for so long counts as removed from the suite. */
const keptDays = 90;
const keptSources = 300;
const dayMs = 86_400_000;
/** The same in every document that knows the run. */
const runKey = ({ id, attempt }) => `${id}/${attempt}`;
/**
 * Everything that either of two histories knows. The order does not matter, nor how often a history is added; what two of them say of one
 * test in one attempt of a run counts once, and the worse one wins.
 */
const mergeHistories = (one, other) => {
    const sources = new Set([...one.sources, ...other.sources]);
    if (other.runs.length === 0)
        return { ...one, sources };
    if (one.runs.length === 0)
        return { ...other, sources };
    const runs = mergeRuns([...one.runs, ...other.runs]);
    const tests = new Map();
    const makeRow = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .createRowMaker */ .ZC)(runs.length);
    addTests(tests, one, runs, makeRow);
    addTests(tests, other, runs, makeRow);
    return { runs, tests, sources };
};
const mergeRuns = (runs) => [...Map.groupBy(runs, runKey).values()]
    .map((same) => same.reduce(joinRuns))
    .toSorted((a, b) => a.startedAtMs - b.startedAtMs || compare(runKey(a), runKey(b)));
/** Each job of a run writes what it saw of it. */
const joinRuns = (one, other) => {
    const overheadMs = Math.max(one.overheadMs ?? 0, other.overheadMs ?? 0);
    // Names differ only in damaged documents; then as well the order must not matter.
    const base = compare(JSON.stringify(namesOf(one)), JSON.stringify(namesOf(other))) <= 0 ? one : other;
    return {
        ...base,
        startedAtMs: Math.min(one.startedAtMs, other.startedAtMs),
        finishedAtMs: Math.max(one.finishedAtMs, other.finishedAtMs),
        ...(overheadMs > 0 ? { overheadMs } : {}),
    };
};
const namesOf = ({ commit, branch, pullRequest = 0, url = '' }) => [commit, branch, pullRequest, url];
const addTests = (tests, history, runs, makeRow) => {
    const positions = new Map(runs.map((run, at) => [runKey(run), at]));
    const places = history.runs.map((run) => positions.get(runKey(run)) ?? 0);
    const isStart = places.every((place, at) => place === at);
    for (const [className, byName] of history.tests) {
        const names = entryOf(tests, className);
        for (const [name, byDevice] of byName) {
            const devices = entryOf(names, name);
            for (const [device, codes] of byDevice) {
                const known = devices.get(device);
                const target = known ?? makeRow();
                if (known === undefined)
                    devices.set(device, target);
                if (known === undefined && isStart)
                    target.set(codes);
                else
                    joinOutcomes(target, codes, places);
            }
        }
    }
};
const joinOutcomes = (target, codes, places) => {
    for (let at = 0; at < codes.length; at++) {
        const place = places[at] ?? 0;
        const code = codes[at] ?? 0;
        if (code > (target[place] ?? 0))
            target[place] = code;
    }
};
const entryOf = (map, key) => {
    const known = map.get(key);
    if (known !== undefined)
        return known;
    const made = new Map();
    map.set(key, made);
    return made;
};
/** The part that is worth keeping: the last outcomes of each test that still runs, and the runs that they name. */
const limitHistory = (history, kept = keptOutcomes) => {
    const { runs } = history;
    const oldestMs = Math.max(0, ...runs.map(({ startedAtMs }) => startedAtMs)) - keptDays * dayMs;
    const used = new Uint8Array(runs.length);
    const tests = mapOutcomes(history.tests, (codes) => {
        const limited = lastOutcomes(codes, kept);
        const last = limited.findLastIndex((code) => code > 0);
        if (last < 0 || (runs[last]?.startedAtMs ?? 0) < oldestMs)
            return undefined;
        for (let at = 0; at <= last; at++)
            if ((limited[at] ?? 0) > 0)
                used[at] = 1;
        return limited;
    });
    const sources = new Set([...history.sources].slice(-keptSources));
    return keepRuns({ runs, tests, sources }, (_run, at) => used[at] === 1);
};
/** The history as it would be without the other runs. */
const keepRuns = (history, keeps) => {
    const kept = history.runs.flatMap((run, at) => (keeps(run, at) ? [at] : []));
    if (kept.length === history.runs.length)
        return history;
    const makeRow = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .createRowMaker */ .ZC)(kept.length);
    const tests = mapOutcomes(history.tests, (codes) => {
        const row = makeRow();
        let hasOutcome = false;
        for (let at = 0; at < kept.length; at++) {
            const code = codes[kept[at] ?? 0] ?? 0;
            row[at] = code;
            hasOutcome ||= code > 0;
        }
        return hasOutcome ? row : undefined;
    });
    return { ...history, runs: history.runs.filter((run, at) => keeps(run, at)), tests };
};
/** @returns `codes` itself where nothing is dropped */
const lastOutcomes = (codes, kept) => {
    let left = kept;
    let at = codes.length - 1;
    for (; at >= 0 && left > 0; at--)
        if ((codes[at] ?? 0) > 0)
            left -= 1;
    while (at >= 0 && codes[at] === 0)
        at -= 1;
    if (at < 0)
        return codes;
    const limited = codes.slice();
    limited.fill(0, 0, at + 1);
    return limited;
};
const mapOutcomes = (tests, map) => {
    const mapped = new Map();
    for (const [className, byName] of tests) {
        const names = new Map();
        for (const [name, byDevice] of byName) {
            const devices = new Map();
            for (const [device, codes] of byDevice) {
                const kept = map(codes);
                if (kept !== undefined)
                    devices.set(device, kept);
            }
            if (devices.size > 0)
                names.set(name, devices);
        }
        if (names.size > 0)
            mapped.set(className, names);
    }
    return mapped;
};
/** By code unit, so that the order is the same on every machine. */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ }),

/***/ 67351:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   YX: () => (/* binding */ isPass),
/* harmony export */   ZC: () => (/* binding */ createRowMaker),
/* harmony export */   aD: () => (/* binding */ encodeOutcomes),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   cf: () => (/* binding */ durationOf),
/* harmony export */   iT: () => (/* binding */ decodeOutcomes),
/* harmony export */   z: () => (/* binding */ isFlakyCode)
/* harmony export */ });
const statuses = ['passed', 'flaky', 'failed'];
const letters = 'pkf';
const gap = '.';
const statusFactor = 128;
/** Durations are kept in steps of 15 %, from 10 ms to 55 minutes, so that one character holds each. Step 0: unknown. */
const shortestMs = 10;
const stepFactor = 1.15;
/** The printable ASCII characters that JSON need not escape. */
const stepCharacters = Array.from({ length: 95 }, (_, nth) => String.fromCharCode(32 + nth))
    .filter((character) => character !== '"' && character !== '\\')
    .join('');
const lastStep = stepCharacters.length - 1;
const msOfSteps = Array.from({ length: lastStep + 1 }, (_, step) => Math.round(shortestMs * stepFactor ** (step - 1)));
const stepsByCharCode = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, stepCharacters.indexOf(String.fromCharCode(code))));
/** @param durationMs unknown where it is absent or not positive */
const codeOf = (status, durationMs) => (statuses.indexOf(status) + 1) * statusFactor + stepOf(durationMs);
const stepOf = (durationMs) => {
    if (durationMs === undefined || !(durationMs > 0))
        return 0;
    const step = 1 + Math.round(Math.log(durationMs / shortestMs) / Math.log(stepFactor));
    return Math.min(lastStep, Math.max(1, step));
};
/** @param code not 0 */
const statusOf = (code) => statuses[Math.floor(code / statusFactor) - 1] ?? 'failed';
const durationOf = (code) => {
    const step = code % statusFactor;
    return step === 0 ? undefined : msOfSteps[step];
};
/** Failed and did not pass in the same run. */
const isFailure = (code) => code >= 3 * statusFactor;
/** Passed in the end. */
const isPass = (code) => code > 0 && code < 3 * statusFactor;
const isFlakyCode = (code) => code >= 2 * statusFactor && code < 3 * statusFactor;
/**
 * The outcomes of a test on a device as text: runs of equal status as `<count><letter>` (`p`, `k` flaky, `f`; `.` where it did not run),
 * and one character for the duration of each outcome.
 */
const encodeOutcomes = (codes) => {
    let text = '';
    let durations = '';
    for (let at = 0; at < codes.length;) {
        const letter = letterOf(codes[at] ?? 0);
        const start = at;
        for (; at < codes.length && letterOf(codes[at] ?? 0) === letter; at++) {
            if (letter !== gap)
                durations += stepCharacters[(codes[at] ?? 0) % statusFactor];
        }
        // Gaps at the end are left out: what follows the last outcome is no outcome.
        if (letter === gap && at === codes.length)
            break;
        text += at - start === 1 ? letter : `${at - start}${letter}`;
    }
    return [text, durations];
};
const letterOf = (code) => (code === 0 ? gap : (letters[Math.floor(code / statusFactor) - 1] ?? gap));
const rowsPerBlock = 1_000;
/** Makes rows of outcomes, all 0. Many share a block of memory, since thousands of small ones take longer to get than to fill. */
const createRowMaker = (length) => {
    let block = new Uint16Array();
    let at = 0;
    return () => {
        if (at + length > block.length) {
            block = new Uint16Array(length * rowsPerBlock);
            at = 0;
        }
        const start = at;
        at += length;
        return block.subarray(start, at);
    };
};
/**
 * Reads what `encodeOutcomes` wrote.
 *
 * @param codes one for each run, all 0
 * @returns whether the texts were of this form
 */
const decodeOutcomes = (text, durations, codes) => {
    const { length } = codes;
    let at = 0;
    let measured = 0;
    let count = 0;
    for (let index = 0; index < text.length; index++) {
        const character = text.charCodeAt(index);
        if (character >= 48 && character <= 57) {
            count = count * 10 + character - 48;
            if (count > length)
                return false;
            continue;
        }
        const end = at + (count === 0 ? 1 : count);
        count = 0;
        if (end > length)
            return false;
        if (character === 46) {
            at = end;
            continue;
        }
        const status = letters.indexOf(text[index] ?? '') + 1;
        if (status === 0)
            return false;
        for (; at < end; at++)
            codes[at] = status * statusFactor + (stepsByCharCode[durations.charCodeAt(measured++)] ?? 0);
    }
    return count === 0 && measured === durations.length;
};


/***/ }),

/***/ 58138:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ quarantineWarnings)
/* harmony export */ });
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
const isNamedFreely = ({ parameterized, naming }) => parameterized || naming !== undefined;
const some = (names, pattern) => names.has(pattern) || (pattern.includes('*') && names.values().some((0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_2__/* .compileWildcard */ .Wo)(pattern)));


/***/ }),

/***/ 90362:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Su: () => (/* binding */ quarantineShards),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   ei: () => (/* binding */ quarantinedFailures)
/* harmony export */ });
/* harmony import */ var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54317);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8882);
/* harmony import */ var _model_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91171);
/* harmony import */ var _results_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3117);
/* harmony import */ var _results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39188);
/* harmony import */ var _results_junit_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43254);






/**
 * Marks the failures that do not count: those of tests that ran and failed under an entry that still applies. Whatever else went wrong (a
 * timeout, a test in ERROR, a suite that failed outside of its tests, a session without a usable result) counts as without the file.
 *
 * @param at the start of the run, whose day decides which entries apply
 */
const quarantineShards = (shards, quarantine, framework, at) => {
    const find = createFinder(entriesOf(quarantine, framework).filter((entry) => !isExpired(entry, at)));
    return shards.map((shard) => {
        const failedOrFlaky = shard.tests.filter((test) => (0,_results_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .isFlaky */ .s8)(test) || (test.status === 'failed' && !(0,_results_junit_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuiteItself */ .CG)(test) && !countsErrors(shard.sessionOf(test))));
        const found = failedOrFlaky.flatMap((test) => {
            const entry = find((0,_model_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U)(test), shard.last.device);
            return entry === undefined ? [] : [[test, entry]];
        });
        return { ...shard, quarantined: new Map(found) };
    });
};
/** A source counts a test in ERROR, whatever the report calls it: then no failure of the session is known to be only that. */
const countsErrors = (session) => [...(0,_results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .claimedCounts */ .AM)(session), (0,_results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredTotals */ .WW)(session)].some((each) => each !== undefined && each.error > 0);
/** The entries that speak of a framework. */
const entriesOf = ({ entries }, framework) => entries.filter(({ frameworks }) => frameworks.length === 0 || frameworks.includes(framework));
/** An entry applies through the day that it names, UTC. */
const isExpired = ({ until }, at) => until < at.toISOString().slice(0, 'YYYY-MM-DD'.length);
/** What was quarantined, by test and entry, in the order of the shards. */
const quarantinedFailures = (shards) => {
    const all = shards.flatMap(({ quarantined, last }) => [...quarantined].flatMap(([test, entry]) => (test.status === 'failed' ? [{ test, entry, device: (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .deviceLabel */ .hV)(last) }] : [])));
    return [...Map.groupBy(all, ({ test, entry }) => `${entry.line} ${(0,_model_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U)(test)}`).values()].flatMap((own) => {
        const [first] = own;
        if (first === undefined)
            return [];
        const { test, entry } = first;
        return [{ name: (0,_model_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U)(test), entry, failures: test.failures, devices: [...new Set(own.map(({ device }) => device))] }];
    });
};
/** Names repeat on every device, so each is compared with the patterns once. */
const createFinder = (entries) => {
    const exact = Map.groupBy(entries, ({ test }) => test);
    const patterns = entries
        .filter(({ test }) => test.includes('*'))
        .map((entry) => ({ entry, matches: (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__/* .compileWildcard */ .Wo)(entry.test) }));
    const known = new Map();
    const entriesFor = (name) => {
        const before = known.get(name);
        if (before !== undefined)
            return before;
        const named = exact.get(name) ?? [];
        const matching = patterns.filter(({ entry, matches }) => entry.test !== name && matches(name)).map(({ entry }) => entry);
        const found = [...named, ...matching].toSorted((one, other) => one.line - other.line);
        known.set(name, found);
        return found;
    };
    const devicesOf = new Map(entries.map((entry) => [entry, entry.devices.map(_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__/* .compileWildcard */ .Wo)]));
    const appliesTo = (entry, device) => entry.devices.length === 0 || devicesOf.get(entry)?.some((matches) => matches(device)) === true;
    return (name, device) => entriesFor(name).find((entry) => appliesTo(entry, device));
};


/***/ }),

/***/ 55126:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xh: () => (/* binding */ currentRun),
  Ch: () => (/* binding */ openStore),
  Kf: () => (/* binding */ readStoredHistory),
  PS: () => (/* binding */ storeOutcomes)
});

// UNUSED EXPORTS: thisRun, whyNotStored

// EXTERNAL MODULE: ./build/javascript/github/event.js
var github_event = __webpack_require__(62463);
// EXTERNAL MODULE: ./build/javascript/github/tracked-files.js
var tracked_files = __webpack_require__(6059);
// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
// EXTERNAL MODULE: ./build/javascript/model/build-tag.js
var build_tag = __webpack_require__(99988);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/history/history.js
var history_history = __webpack_require__(29516);
// EXTERNAL MODULE: ./build/javascript/github/api.js
var api = __webpack_require__(52575);
// EXTERNAL MODULE: ./build/javascript/github/cache.js
var cache = __webpack_require__(82213);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./build/javascript/github/cache-entries.js

const pageSize = 100;
const listingSchema = schemas/* object */.Ikc({ actions_caches: schemas/* array */.YOg(schemas/* object */.Ikc({ key: schemas/* string */.YjP(), ref: schemas/* string */.YjP() })) });
/**
 * The keys of the newest entries of the repository's cache, newest first, at most 100. The token needs `actions: read`.
 *
 * @param prefix of the keys
 * @param refs the branches whose entries this run may restore; others are left out
 */
const listCacheKeys = async (call, prefix, refs) => {
    const { data } = await call('GET /repos/{owner}/{repo}/actions/caches', {
        key: prefix,
        sort: 'created_at',
        direction: 'desc',
        per_page: pageSize,
    });
    return listingSchema
        .parse(data)
        .actions_caches.flatMap(({ key, ref }) => (key.startsWith(prefix) && refs.includes(ref) ? [key] : []));
};

;// CONCATENATED MODULE: ./build/javascript/github/branch-files.js


/** The branch holds something else, so nothing is written to it. */
class ForeignBranchError extends Error {
    code = 'history-branch-in-use';
    constructor(branch, path) {
        super(`the branch "${branch}" has other files, for instance ${path}`);
        this.name = 'ForeignBranchError';
    }
}
const refSchema = schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) });
const shaSchema = schemas/* object */.Ikc({ sha: schemas/* string */.YjP() });
const commitSchema = schemas/* object */.Ikc({ tree: shaSchema });
const treeSchema = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), type: schemas/* string */.YjP(), sha: schemas/* string */.YjP() })),
});
const blobSchema = schemas/* object */.Ikc({ content: schemas/* string */.YjP(), encoding: schemas/* literal */.euz('base64') });
/**
 * Reads a file of a branch by the Git data API, without a checkout.
 *
 * @throws ForeignBranchError
 */
const readBranchFile = async (call, { branch, path }) => {
    const head = await headOf(call, branch);
    if (head === undefined)
        return {};
    const { data } = await call('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { tree_sha: head.tree, recursive: '1' });
    const files = treeSchema.parse(data).tree.filter(({ type }) => type === 'blob');
    const folder = path.slice(0, path.indexOf('/') + 1);
    const foreign = files.find((file) => !file.path.startsWith(folder));
    if (foreign !== undefined)
        throw new ForeignBranchError(branch, foreign.path);
    const file = files.find((each) => each.path === path);
    if (file === undefined)
        return { head };
    const blob = await call('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: file.sha });
    return { head, text: Buffer.from(blobSchema.parse(blob.data).content, 'base64').toString('utf8') };
};
const headOf = async (call, branch) => {
    try {
        const { data } = await call('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${branch}` });
        const commit = refSchema.parse(data).object.sha;
        const response = await call('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { commit_sha: commit });
        return { commit, tree: commitSchema.parse(response.data).tree.sha };
    }
    catch (error) {
        if ((0,api/* statusOf */.c2)(error) === 404)
            return undefined;
        throw error;
    }
};
/**
 * Adds one commit with the file's new text. A branch that does not exist is made, without a parent.
 *
 * @param state as `readBranchFile` returned it
 * @returns false where the branch has moved since it was read: read it and try again
 */
const commitBranchFile = async (call, { branch, path }, { head }, text, message) => {
    const post = async (what, parameters) => shaSchema.parse((await call(`POST /repos/{owner}/{repo}/git/${what}`, parameters)).data).sha;
    const blob = await post('blobs', { content: text, encoding: 'utf-8' });
    const tree = await post('trees', {
        base_tree: head?.tree,
        tree: [{ path, mode: '100644', type: 'blob', sha: blob }],
    });
    const sha = await post('commits', { message, tree, parents: head === undefined ? [] : [head.commit] });
    try {
        if (head === undefined)
            await call('POST /repos/{owner}/{repo}/git/refs', { ref: `refs/heads/${branch}`, sha });
        else
            await call('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ref: `heads/${branch}`, sha, force: false });
        return true;
    }
    catch (error) {
        // 422: not a fast-forward, or the branch exists by now.
        if ((0,api/* statusOf */.c2)(error) === 409 || (0,api/* statusOf */.c2)(error) === 422)
            return false;
        throw error;
    }
};
/** Why a branch could not be read or written, with what to do about it. */
const branchAdvice = (error, permission) => (0,api/* isNotPermitted */.wo)(error) ? `the token lacks "contents: ${permission}"; grant it in the job's permissions` : undefined;

// EXTERNAL MODULE: ./build/javascript/lib/present.js
var present = __webpack_require__(28008);
// EXTERNAL MODULE: ./build/javascript/history/durations.js
var durations = __webpack_require__(20661);
// EXTERNAL MODULE: ./build/javascript/history/outcomes.js
var outcomes = __webpack_require__(67351);
;// CONCATENATED MODULE: ./build/javascript/history/history-document.js





const format = 'mobile-test-cloud history';
/** Part of the place where documents are stored, so that an action of another version leaves them alone. */
const historyVersion = 1;
/** Larger documents are not read; fewer outcomes are kept to stay below it. */
const mostHistoryBytes = 4_000_000;
/** A text can stand for far more outcomes than it has characters: of each test on each device one for every run, two bytes each. */
const mostOutcomes = 100_000_000;
/** A stored document is damaged, or of something else. */
class HistoryDocumentError extends Error {
    code = 'history-unreadable';
    constructor(why) {
        super(`the stored history ${why}; this run starts a new one`);
        this.name = 'HistoryDocumentError';
    }
}
const count = schemas/* int */.Whr().min(0).max(8_640_000_000_000_000);
const history_document_name = schemas/* string */.YjP().min(1).max(durations/* longestName */.YG);
const history_document_text = schemas/* string */.YjP().max(durations/* longestName */.YG);
const run = schemas/* object */.Ikc({
    id: history_document_name,
    attempt: schemas/* int */.Whr().min(1).max(10_000),
    commit: history_document_text,
    branch: history_document_text,
    pullRequest: count.exactOptional(),
    startedAtMs: count,
    finishedAtMs: count,
    url: schemas/* url */.OZ5({ protocol: /^https?$/ })
        .max(durations/* longestName */.YG)
        .exactOptional(),
    overheadMs: count.exactOptional(),
});
const row = schemas/* tuple */.PVZ([schemas/* int */.Whr().min(0), schemas/* string */.YjP(), schemas/* string */.YjP()]);
const history_document_document = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(format),
    version: schemas/* literal */.euz(historyVersion),
    framework: schemas/* string */.YjP(),
    suite: schemas/* string */.YjP(),
    runs: schemas/* array */.YOg(run).max(10_000),
    devices: schemas/* array */.YOg(history_document_name).max(10_000),
    /** Class, name, then position of the device, statuses and durations as `encodeOutcomes` writes them. */
    tests: schemas/* array */.YOg(schemas/* tuple */.PVZ([history_document_text, schemas/* array */.YOg(schemas/* tuple */.PVZ([history_document_name, schemas/* array */.YOg(row)]))])),
    sources: schemas/* array */.YOg(history_document_text).max(1_000),
});
/**
 * A history as JSON text of at most 4 MB: the last 50 outcomes of each test and device, or fewer where they do not fit.
 *
 * Lists instead of objects, so that no name of a test can mean anything to JSON.
 */
const writeHistory = (history, { framework, suiteId = '' }) => {
    for (let kept = history_history/* keptOutcomes */.uC;; kept = Math.floor(kept / 2)) {
        const { runs, tests, sources } = (0,history_history/* limitHistory */._0)(history, kept);
        const devices = [
            ...new Set([...tests.values()].flatMap((byName) => [...byName.values()].flatMap((each) => [...each.keys()]))),
        ];
        const places = new Map(devices.map((device, at) => [device, at]));
        const rows = [...tests].map(([className, byName]) => [
            className,
            [...byName].map(([test, byDevice]) => [
                test,
                [...byDevice].map(([device, codes]) => [places.get(device) ?? 0, ...(0,outcomes/* encodeOutcomes */.aD)(codes)]),
            ]),
        ]);
        const head = { format, version: historyVersion, framework, suite: suiteId, runs: runs.map(present/* present */.E), devices };
        const json = JSON.stringify({ ...head, tests: rows, sources: [...sources] });
        if (Buffer.byteLength(json) <= mostHistoryBytes && rowsOf(rows) * runs.length <= mostOutcomes)
            return json;
        if (kept <= 1)
            throw new HistoryDocumentError(`would be larger than ${mostHistoryBytes / 1_000_000} MB`);
    }
};
/**
 * Reads what `writeHistory` wrote.
 *
 * @param source by what name the document is stored
 * @throws HistoryDocumentError for a text that is damaged, too long, or of another suite
 */
const readHistory = (json, suite, source) => {
    // Characters are never fewer than a quarter of the bytes.
    if (json.length > mostHistoryBytes)
        throw new HistoryDocumentError('is too large');
    const read = history_document_document.safeParse(parse(json));
    if (!read.success) {
        const [issue] = read.error.issues;
        throw new HistoryDocumentError(`is damaged (${issue?.path.join('.') || 'JSON'}: ${issue?.message})`);
    }
    const { framework, suite: suiteId, runs, devices, tests, sources } = read.data;
    if (framework !== suite.framework || suiteId !== (suite.suiteId ?? ''))
        throw new HistoryDocumentError(`is of the suite "${suiteId}" of ${framework}`);
    if (rowsOf(tests) * runs.length > mostOutcomes)
        throw new HistoryDocumentError('would take too much memory');
    return {
        runs,
        tests: testsOf(tests, runs, devices),
        sources: new Set(source === undefined ? sources : [...sources, source]),
    };
};
/** How many tests there are, on each device. */
const rowsOf = (tests) => tests.reduce((sum, [, names]) => sum + names.reduce((ofClass, [, byDevice]) => ofClass + byDevice.length, 0), 0);
const testsOf = (rows, runs, devices) => {
    const damaged = (className, test) => new HistoryDocumentError(`is damaged (outcomes of ${className}#${test})`);
    const makeRow = (0,outcomes/* createRowMaker */.ZC)(runs.length);
    return new Map(rows.map(([className, names]) => [
        className,
        new Map(names.map(([test, byDevice]) => [
            test,
            new Map(byDevice.map(([at, statuses, durations]) => {
                const device = devices[at];
                const codes = makeRow();
                if (device === undefined || !(0,outcomes/* decodeOutcomes */.iT)(statuses, durations, codes))
                    throw damaged(className, test);
                return [device, codes];
            })),
        ])),
    ]));
};
const parse = (json) => {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
};

// EXTERNAL MODULE: ./build/javascript/history/suite-key.js
var suite_key = __webpack_require__(42982);
;// CONCATENATED MODULE: ./build/javascript/history/branch-history.js





/** With ten jobs that write at once, the last one succeeds in the tenth try at the latest, as one of them succeeds in each. */
const mostTries = 25;
const shortestPauseMs = 250;
const longestPauseMs = 8_000;
/** Keeps the history in a branch of its own: one file for each suite, one commit for each update. */
const openBranchHistory = (branch, suite, simulated, services) => {
    const { call, clock, signal, random, notice } = services;
    const kind = simulated ? 'simulated' : 'results';
    const file = { branch, path: `mobile-test-cloud-history/v${historyVersion}/${kind}/${(0,suite_key/* suiteKey */.a)(suite)}.json` };
    let isSaid = false;
    const historyOf = (text) => {
        if (text === undefined)
            return history_history/* emptyHistory */.s4;
        try {
            return readHistory(text, suite);
        }
        catch (error) {
            if (!(error instanceof HistoryDocumentError))
                throw error;
            if (!isSaid)
                notice(`${file.path} on the branch "${branch}": ${(0,run_problem/* describeError */.Uc)(error)}.`);
            isSaid = true;
            return history_history/* emptyHistory */.s4;
        }
    };
    const advised = async (permission, work) => {
        try {
            return await work();
        }
        catch (error) {
            signal.throwIfAborted();
            throw new Error(branchAdvice(error, permission) ?? (0,run_problem/* describeError */.Uc)(error), { cause: error });
        }
    };
    const tryWrite = async (history) => {
        const state = await readBranchFile(call, file);
        const text = writeHistory((0,history_history/* mergeHistories */.dk)(historyOf(state.text), history), suite);
        return text === state.text || (await commitBranchFile(call, file, state, text, 'Update the test history\n\n[skip ci]'));
    };
    return {
        read: () => advised('read', async () => historyOf((await readBranchFile(call, file)).text)),
        write: (history) => advised('write', async () => {
            for (let tries = 0; tries < mostTries; tries++) {
                if (await tryWrite(history))
                    return;
                const limitMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** tries);
                await clock.sleep(limitMs * random(), signal);
            }
            throw new Error(`other jobs wrote to the branch "${branch}" at the same time, ${mostTries} times in a row`);
        }),
    };
};

;// CONCATENATED MODULE: ./build/javascript/history/cache-history.js




/** Jobs that earlier documents name; more are not looked for where entries cannot be listed. */
const mostKnownJobs = 50;
/**
 * Keeps the history in the repository's cache.
 *
 * Entries are never replaced, so each job saves one of its own under `…-<job>-<run>-<attempt>`: all that it has read, with its own
 * outcomes. Readers merge. Where the token may list entries, they read all that they see; else the newest one of their own job, of any
 * job, of their siblings, and of each job that the documents name. A document names the entries that it holds, so each is read once.
 */
const openCacheHistory = (identity, services) => {
    const { suite, simulated, job, siblings, runId, runAttempt } = identity;
    const { store, list, notice } = services;
    const kind = simulated ? 'simulated-history' : 'history';
    const prefix = `mobile-test-cloud-${kind}-${historyVersion}-${(0,suite_key/* suiteKey */.a)(suite)}-`;
    const ownKey = `${prefix}${job}-${runId}-${runAttempt}`;
    const restore = async (key, starts) => {
        const text = await store.restore(key, starts);
        if (text === undefined)
            return history_history/* emptyHistory */.s4;
        try {
            return readHistory(text, suite);
        }
        catch (error) {
            if (!(error instanceof HistoryDocumentError))
                throw error;
            notice(`An entry of the cache (${key}): ${(0,run_problem/* describeError */.Uc)(error)}.`);
            return history_history/* emptyHistory */.s4;
        }
    };
    const readListed = async (keys) => {
        let history = history_history/* emptyHistory */.s4;
        for (const key of keys)
            if (!history.sources.has(key))
                history = (0,history_history/* mergeHistories */.dk)(history, await restore(key, []));
        return history;
    };
    const readNewest = async () => {
        let history = (0,history_history/* mergeHistories */.dk)(await restore(ownKey, [`${prefix}${job}-`]), await restore(prefix, [prefix]));
        const read = new Set([job]);
        const readJob = async (other) => {
            if (read.has(other) || read.size > mostKnownJobs)
                return;
            read.add(other);
            history = (0,history_history/* mergeHistories */.dk)(history, await restore(`${prefix}${other}-`, [`${prefix}${other}-`]));
        };
        for (const sibling of siblings)
            await readJob(sibling);
        // What is read may name more jobs.
        for (let known = 0; known !== history.sources.size;) {
            known = history.sources.size;
            for (const other of jobsOf(history.sources, prefix))
                await readJob(other);
        }
        return history;
    };
    return {
        read: async () => {
            if (!store.available())
                throw new Error('the cache service does not respond');
            const keys = await list(prefix);
            return keys === undefined ? readNewest() : readListed(keys);
        },
        write: async (history) => {
            const text = writeHistory({ ...history, sources: new Set([...history.sources, ownKey]) }, suite);
            if (!(await store.save(ownKey, text)))
                throw new Error(`the cache did not accept the entry ${ownKey}`);
        },
    };
};
const jobsOf = (sources, prefix) => [
    ...new Set([...sources].flatMap((source) => (source.startsWith(prefix) ? (source.slice(prefix.length).split('-', 1)[0] ?? []) : []))),
];

;// CONCATENATED MODULE: ./build/javascript/history/open-history.js






/** @returns undefined where nothing is to be kept, or there is no cache service */
const openHistory = (request, context, random) => {
    const { place, token, suite, simulated, job, siblings, event } = request;
    const { environment, github, log, clock, signal } = context;
    const notice = log.notice;
    if (place.kind === 'off')
        return undefined;
    if (place.kind === 'branch') {
        const call = async (...request) => {
            if (token === undefined)
                throw new Error('the input github-token is empty');
            return (await (0,api/* openGitHubApi */.II)(token, context))(...request);
        };
        return openBranchHistory(place.branch, suite, simulated, { call, clock, signal, random, notice });
    }
    if (!(0,cache/* hasCacheService */.G)(environment))
        return undefined;
    const store = (0,cache/* openCacheStore */.q)('history', context);
    const { runId, runAttempt } = github;
    return openCacheHistory({ suite, simulated, job, siblings, runId, runAttempt }, {
        store,
        list: (prefix) => (token === undefined ? Promise.resolve(undefined) : listKeys(prefix, token, event, context)),
        notice,
    });
};
/** Needs a permission that many workflows do not grant, so its lack is no news. */
const listKeys = async (prefix, token, { pullRequest, defaultBranch }, context) => {
    const { environment, log, signal } = context;
    const branches = [pullRequest?.baseBranch, defaultBranch].flatMap((branch) => branch === undefined ? [] : [`refs/heads/${branch}`]);
    try {
        const call = await (0,api/* openGitHubApi */.II)(token, context);
        return await listCacheKeys(call, prefix, [environment.GITHUB_REF ?? '', ...branches]);
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`The entries of the cache cannot be listed (${(0,run_problem/* describeError */.Uc)(error)}).`);
        return undefined;
    }
};

// EXTERNAL MODULE: ./build/javascript/history/run-outcomes.js
var run_outcomes = __webpack_require__(27583);
;// CONCATENATED MODULE: ./build/javascript/history/run-history.js








/** The store of a suite's history; undefined where there is none */
const openStore = async ({ place, token, suite, identity, siblings }, context) => {
    const { random, isSimulated } = context;
    const { job, step } = context.github;
    const keyOf = (each) => (0,build_tag/* hashOf */.qQ)(job, step, each);
    const event = await (0,github_event/* readEvent */.j)(context.environment);
    const request = { place, token, suite, simulated: isSimulated(), job: keyOf(identity), siblings: siblings.map(keyOf), event };
    return openHistory(request, context, random);
};
/**
 * Reads what is known of earlier runs. A history that cannot be read is empty, and the log says so.
 *
 * @returns undefined with `history: off`
 */
const readStoredHistory = async (owner, context) => {
    if (owner.place.kind === 'off')
        return undefined;
    const { log } = context;
    const event = await (0,github_event/* readEvent */.j)(context.environment);
    const { serverUrl, repository } = context.github;
    const known = { run: thisRun(event, context), newIssueUrl: `${serverUrl}/${repository}/issues/new` };
    try {
        const store = await openStore(owner, context);
        const stored = (await store?.read()) ?? history_history/* emptyHistory */.s4;
        if (store === undefined)
            log.info(noCache);
        else
            log.info(`Read the outcomes of ${(0,numbers/* counted */.hS)(new Set(stored.runs.map(({ id }) => id)).size, 'earlier run')}.`);
        const why = await whyNotStored(event, context);
        if (why !== undefined)
            log.info(`The outcomes of this run are not stored, since ${why}.`);
        return { ...known, stored, ...(store === undefined || why !== undefined ? {} : { store }) };
    }
    catch (error) {
        context.signal.throwIfAborted();
        log.notice(`Could not read the history of earlier runs: ${(0,run_problem/* describeError */.Uc)(error)}. All failures count as new.`);
        return { ...known, stored: history_history/* emptyHistory */.s4 };
    }
};
const noCache = 'This runner has no cache service: all failures count as new, and the outcomes of this run are not stored. `history: branch:<name>` keeps them on a branch.';
/** Events that run on the default branch and may test any other commit, which an input or the comment names. */
const startedByHand = ['issue_comment', 'workflow_dispatch'];
/** Why later runs must not trust the outcomes of this one, as a clause. Nothing where its code is of this repository. */
const whyNotStored = async (event, context) => {
    if (event.isUnknown)
        return 'the event file is missing or cannot be read, and its code may come from a fork';
    if (isOfFork(event, context))
        return 'its code comes from a fork';
    const { github, environment } = context;
    const { GITHUB_EVENT_NAME: name, GITHUB_REF_NAME: ref } = environment;
    if (!startedByHand.includes(name))
        return undefined;
    // A run by hand without a checkout tests what it was started on; a comment says nothing about that.
    const commit = (await (0,tracked_files/* checkedOutCommit */.X)(github.workspace, environment)) ?? (name === 'workflow_dispatch' ? github.sha : undefined);
    if (ref === event.defaultBranch && commit === github.sha)
        return undefined;
    return 'its commit is not known to be the newest of the default branch';
};
/** Its code may be anyone's, whatever token the job has. */
const isOfFork = ({ headRepository }, { github }) => headRepository !== undefined && headRepository !== github.repository;
/** Whose code the run tests. Branches of forks have names of their own, which mean nothing here. */
const thisRun = (event, context) => {
    const { pullRequest, earlierRun, mergeGroup, defaultBranch } = event;
    const { github, environment } = context;
    const pull = pullRequest ?? earlierRun?.pullRequest;
    const branch = pullRequest?.branch ?? earlierRun?.branch ?? (environment.GITHUB_HEAD_REF || environment.GITHUB_REF_NAME || '');
    const ownBase = mergeGroup?.baseBranch ?? (isOfFork(event, context) ? undefined : branch);
    const base = pull === undefined ? ownBase : (pull.baseBranch ?? environment.GITHUB_BASE_REF);
    return {
        id: github.runId,
        attempt: github.runAttempt,
        commit: pullRequest?.headSha ?? earlierRun?.headSha ?? github.sha,
        branch,
        pullRequest: pull?.number,
        url: github.runUrl,
        baseBranches: [...new Set([base, defaultBranch].flatMap((each) => each || []))],
    };
};
const currentRun = (run, { startedAt, finishedAt }) => ({
    ...run,
    startedAtMs: startedAt.getTime(),
    finishedAtMs: finishedAt.getTime(),
});
/** Adds the outcomes of this run to what is stored. What goes wrong is a warning. */
const storeOutcomes = async ({ store, stored, run }, analysis, { log, signal }) => {
    if (store === undefined)
        return;
    const { baseBranches: _none, ...own } = currentRun(run, analysis);
    const outcomes = (0,run_outcomes/* outcomesOfRun */.u)(analysis, own);
    if (outcomes.runs.length === 0)
        return;
    try {
        await store.write((0,history_history/* mergeHistories */.dk)(stored, outcomes));
        log.info('Stored the outcomes of this run for later runs.');
    }
    catch (error) {
        if (signal.aborted)
            return;
        log.warning(`Could not store the outcomes of this run for later runs: ${(0,run_problem/* describeError */.Uc)(error)}.`);
    }
};


/***/ }),

/***/ 27583:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ outcomesOfRun)
/* harmony export */ });
/* harmony import */ var _results_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3117);
/* harmony import */ var _durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20661);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67351);



/** What a run adds to the history: each test that ran, with its worst result on each device. */
const outcomesOfRun = ({ shards, sessions }, run) => {
    const tests = new Map();
    for (const shard of shards) {
        const { device } = shard.last;
        for (const [className, names] of Map.groupBy(shard.tests, (test) => test.className)) {
            const byName = tests.get(className) ?? new Map();
            for (const [name, same] of Map.groupBy(names, (test) => test.name)) {
                const code = codeOfTests(same, hasEnded(shard));
                if (code === 0 || name === '' || name.length > _durations_js__WEBPACK_IMPORTED_MODULE_0__/* .longestName */ .YG || className.length > _durations_js__WEBPACK_IMPORTED_MODULE_0__/* .longestName */ .YG)
                    continue;
                const byDevice = byName.get(name) ?? new Map();
                byDevice.set(device, Uint16Array.of(Math.max(code, byDevice.get(device)?.[0] ?? 0)));
                byName.set(name, byDevice);
            }
            if (byName.size > 0)
                tests.set(className, byName);
        }
    }
    if (tests.size === 0)
        return { runs: [], tests, sources: new Set() };
    const overheadMs = (0,_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(sessions.flatMap(overheadOfSession));
    return { runs: [{ ...run, overheadMs }], tests, sources: new Set() };
};
/** A session that died says nothing about how long its tests take. */
const hasEnded = ({ judgment: { kind } }) => kind === 'passed' || kind === 'failed';
/** Of tests of one name, which differ in their values, the worst counts, and all their durations. */
const codeOfTests = (tests, isMeasured) => {
    const ran = tests.filter(({ status }) => status !== 'skipped' && status !== 'pending');
    if (ran.length === 0)
        return 0;
    const durationMs = isMeasured ? ran.reduce((sum, test) => sum + (test.durationMs ?? 0), 0) : undefined;
    if (ran.some(({ status }) => (0,_results_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .isBad */ .e2)(status)))
        return (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)('failed', durationMs);
    return (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(ran.some(_results_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .isFlaky */ .s8) ? 'flaky' : 'passed', durationMs);
};
/** Of a first attempt only: one that runs a few tests again may find the app installed already. */
const overheadOfSession = ({ attempt, durationMs, tests }) => {
    if (attempt > 0 || durationMs === undefined)
        return [];
    const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
    return testsMs > 0 && durationMs >= testsMs ? [Math.round(durationMs - testsMs)] : [];
};


/***/ }),

/***/ 42982:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ suiteKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** A name for files and keys: of equal suites the same in every release, of different ones different. */
const suiteKey = ({ framework, suiteId }) => {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(suiteId ?? '')
        .digest('hex')
        .slice(0, 8);
    const name = (suiteId ?? 'suite').replaceAll(/[^\w.-]/g, '_').slice(0, 100);
    return `${framework}-${name}-${hash}`;
};


/***/ }),

/***/ 55761:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Sw: () => (/* binding */ verdictTitle),
/* harmony export */   nk: () => (/* binding */ simulatedWarning)
/* harmony export */ });
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25890);

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

/***/ 64489:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ selectedSuite),
/* harmony export */   Om: () => (/* binding */ sayMissing),
/* harmony export */   PF: () => (/* binding */ accountStarted),
/* harmony export */   Se: () => (/* binding */ countKnownTests)
/* harmony export */ });
/* unused harmony export accountTests */
/* harmony import */ var _binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46678);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8882);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62181);
/* harmony import */ var _selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(399);




/**
 * Holds the tests that are selected, and that these shards had to run, against what the sessions reported.
 *
 * Of a single shard that the test runner made, only those tests are claimed that both forms of its split put there.
 *
 * @param shards all of the run, or those of this job
 */
const accountTests = ({ suite, unclear, split }, shards, sessions, devices = []) => {
    if (suite === undefined)
        return (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingClaimed */ .n0)('the tests of the suite are unknown');
    if (unclear !== undefined)
        return (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingClaimed */ .n0)(unclear);
    return (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .findMissingTests */ .fS)(suite, sessions, (0,_selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .runsIn */ .UN)(shards), { devices, onAnyDevice: split?.onEachDevice === false });
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
    const indexes = new Set(first.flatMap(({ build }) => (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .shardsOf */ .$b)(build).map(({ index }) => index)));
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
    const { tests, unclaimed } = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .claimedTests */ .bQ)(suite, (0,_selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .runsIn */ .UN)([shard]));
    if (tests.length > 0)
        return tests.length;
    // What is unknown may be in this shard, too.
    const isOther = unclaimed === undefined && (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .claimedTests */ .bQ)(suite).tests.length > 0;
    return isOther && (0,_selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeftEmpty */ .jp)(suite, shard) ? 0 : undefined;
};
/** The tests of all shards together that are selected; `unknown` where that cannot be told. */
const selectedSuite = ({ suite, unclear }) => {
    if (suite === undefined || unclear !== undefined || (suite.tests.length === 0 && !(0,_binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullyKnown */ .A)(suite)))
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


/***/ }),

/***/ 62181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tw: () => (/* binding */ addNeverRan),
/* harmony export */   bQ: () => (/* binding */ claimedTests),
/* harmony export */   fS: () => (/* binding */ findMissingTests),
/* harmony export */   n0: () => (/* binding */ nothingClaimed)
/* harmony export */ });
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8882);
/* harmony import */ var _model_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91171);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50191);
/* harmony import */ var _known_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7141);




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
    const names = new Set(suite.tests.map(_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U));
    const lacking = expected.map((test) => ({ test, devices: [] }));
    // One device after the other, since what each reported is a table as large as its results.
    const [any] = [...sessions.map(_model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .deviceLabel */ .hV), ...devices];
    const compared = (device) => (onAnyDevice ? (any ?? device) : device);
    const byDevice = Map.groupBy(sessions, (session) => compared((0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .deviceLabel */ .hV)(session)));
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
    const missing = lacking.flatMap((one) => one.devices.length === 0 || isLeftOut(one) ? [] : [{ name: (0,_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)(one.test), devices: one.devices }]);
    const leftOut = lacking.filter(isLeftOut).map(({ test }) => (0,_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)(test));
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
        for (const name of neverRan.map(_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)) {
            const device = (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .deviceLabel */ .hV)(last);
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
    return `${(0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .simpleClass */ .TH)((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .classOf */ .Kl)(name.slice(0, Math.max(0, hash))))}#${(0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .methodOf */ .NY)(name.slice(hash + 1))} @ ${device}`;
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
        const className = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .classOf */ .Kl)(test.className);
        const simple = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .simpleClass */ .TH)(className);
        const isUnknownName = !suiteNames.has((0,_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U)({ className, name: (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .methodOf */ .NY)(test.name) }));
        addName(reported, !classes.has(className) && classes.has(simple) ? simple : className, test.name, isUnknownName);
    };
    for (const { tests } of sessions)
        for (const test of tests)
            if (test.status !== 'pending')
                add(test);
    return ({ className, name, parameterized }) => {
        const simple = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .simpleClass */ .TH)(className);
        const found = [className, ...(classes.has(simple) ? [] : [simple])].flatMap((each) => reported.get(each) ?? []);
        return found.some(({ names, hasUnknownName }) => names.has(name) || (parameterized && hasUnknownName));
    };
};
/** Runs of a parameterized test may have names that do not contain the method: any unknown name may be one of them. */
const addName = (classes, className, name, isUnknownName) => {
    const reported = classes.get(className) ?? { names: new Set(), hasUnknownName: false };
    reported.names.add(name);
    reported.names.add((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .methodOf */ .NY)(name));
    reported.hasUnknownName ||= isUnknownName;
    classes.set(className, reported);
};


/***/ }),

/***/ 73063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ describePredictionError),
/* harmony export */   p: () => (/* binding */ describePrediction)
/* harmony export */ });
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);


/** `Predicted: 21.0 device minutes in 8 m 2 s if 4 sessions run at the same time, from 12 earlier runs.` */
const describePrediction = (prediction) => {
    if (prediction === undefined)
        return 'Predicted device minutes: unknown, since no durations of earlier runs are known.';
    const { deviceMs, durationMs, atOnce, runs } = prediction;
    const slots = atOnce === undefined ? '' : ` if ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(atOnce, 'session')} run at the same time`;
    return `Predicted: ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(deviceMs)} device minutes in ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs)}${slots}, from ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(runs, 'earlier run')}.`;
};
/** `predicted 21.0, 8 % too few`: how the prediction compares with what was used. */
const describePredictionError = ({ deviceMs: predictedMs }, usedMs) => {
    const predicted = `predicted ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(predictedMs)}`;
    if (usedMs <= 0)
        return predicted;
    const error = Math.round((predictedMs / usedMs - 1) * 100);
    if (error === 0)
        return predicted;
    return `${predicted}, ${Math.abs(error)} % too ${error > 0 ? 'many' : 'few'}`;
};


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
/* harmony import */ var _counting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14289);


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
    const tests = (0,_counting_js__WEBPACK_IMPORTED_MODULE_1__/* .countByStatus */ .x7)(session.tests);
    const results = report.state === 'read' ? report.tests : { ...tests, passed: tests.passed + skippedInBundle(session) };
    const inReport = report.state === 'read' ? report.attempts : undefined;
    const attempts = serviceRetries === true ? (inReport ?? (0,_counting_js__WEBPACK_IMPORTED_MODULE_1__/* .countByStatus */ .x7)(session.tests.flatMap((test) => test.earlierAttempts))) : _model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .noCounters */ .pZ;
    return { session, tests, results, attempts };
};
/** Tests that only the result bundle calls skipped: the service may count them as passed. */
const skippedInBundle = ({ evidence: { bundle } }) => (bundle?.state === 'read' ? bundle.skipped : 0);
const compareFailed = (claimed, { session, results, attempts }, name) => {
    const [own, held] = [claimed.failed + claimed.error, (0,_counting_js__WEBPACK_IMPORTED_MODULE_1__/* .failedIn */ .r4)(results)];
    const clause = `${name} counts ${own} failed ${noun(own)}, but the ${resultsName(session)} ${held}`;
    return own < held ? better : compareCounts(own, held + (0,_counting_js__WEBPACK_IMPORTED_MODULE_1__/* .failedIn */ .r4)(attempts), clause);
};
const compareExecuted = (claimed, { session, results, attempts }, name) => {
    const [own, held] = [claimed.passed + claimed.failed + claimed.error, (0,_counting_js__WEBPACK_IMPORTED_MODULE_1__/* .executedIn */ .x$)(results)];
    if (own + claimed.timedOut === 0 && held > 0)
        return worse(`${name} counts no executed tests, but the ${resultsName(session)} ${held}`);
    const clause = `${name} counts ${own} executed ${noun(own)}, but the ${resultsName(session)} only ${held}`;
    return own < held ? better : compareCounts(own, held + (0,_counting_js__WEBPACK_IMPORTED_MODULE_1__/* .executedIn */ .x$)(attempts), clause);
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
const explainsFailure = ({ session, tests }) => (0,_counting_js__WEBPACK_IMPORTED_MODULE_1__/* .failedIn */ .r4)(tests) > 0 || session.evidence.serviceRetries === true;
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
/* harmony import */ var _class_filters_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48009);
/* harmony import */ var _filter_styles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78971);







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
    for (const entry of (0,_class_filters_js__WEBPACK_IMPORTED_MODULE_6__/* .classEntries */ .vx)(suite.tests, whole, unknown)) {
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
    const matches = suite && testFilter && _filter_styles_js__WEBPACK_IMPORTED_MODULE_2__/* .filterStyles */ .N[testFilter.style].prefixMatches?.(named, suite);
    if (matches === undefined || key === undefined)
        return { tests: named, filters, extra: [] };
    const before = [capabilities[key], filters?.[key]].flatMap((given) => (0,_capability_filters_js__WEBPACK_IMPORTED_MODULE_1__/* .readEntries */ .$)(given) ?? []);
    const skip = [...new Set([...before, ...matches.skip])];
    return { tests: named, filters: skip.length === 0 ? filters : { ...filters, [key]: skip }, extra: matches.extra };
};


/***/ }),

/***/ 20852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ budgetOfJob),
/* harmony export */   Or: () => (/* binding */ exceeds),
/* harmony export */   XW: () => (/* binding */ describeLimit),
/* harmony export */   oD: () => (/* binding */ formatBeside)
/* harmony export */ });
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96804);



/** The part of this job: with `shard-index`, each of n jobs has 1/n. In whole milliseconds, as predictions are. */
const budgetOfJob = ({ maxDeviceMs, shardIndex }, shards) => {
    const jobs = shardIndex === undefined ? 1 : shards;
    return maxDeviceMs === undefined ? undefined : { ms: Math.round(maxDeviceMs / jobs), jobs };
};
/** Why nothing is uploaded; undefined where the prediction is within the budget, or one of the two is unknown. */
const exceeds = (prediction, budget) => {
    if (prediction === undefined || budget === undefined || prediction.deviceMs <= budget.ms)
        return undefined;
    const minutes = formatBeside(budget, prediction.deviceMs);
    const predicted = minutes(prediction.deviceMs);
    return (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('budget-exceeded', `the predicted ${predicted} device minutes exceed the budget of ${describeLimit(budget, minutes)}`);
};
const describeLimit = ({ ms, jobs }, minutes) => `${minutes(ms)}${jobs === 1 ? '' : ` (1/${jobs} of max-device-minutes)`}`;
const mostDecimals = 5;
/** With as many decimals as show the budget as it was set, and as more than it. */
const formatBeside = ({ ms }, exceedingMs) => {
    const format = (decimals) => (durationMs) => (0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinutes */ .dp)(durationMs, decimals);
    const isClear = (decimals) => {
        const minutes = format(decimals);
        const isExact = Math.round(Number(minutes(ms)) * _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .minuteMs */ .J2) === ms || decimals >= 3;
        return isExact && minutes(exceedingMs) !== minutes(ms);
    };
    const fewest = Array.from({ length: mostDecimals }, (_, nth) => nth + 1).find(isClear);
    return format(fewest ?? mostDecimals);
};


/***/ }),

/***/ 69054:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ jobIdentity),
/* harmony export */   Nj: () => (/* binding */ reviewIdentity),
/* harmony export */   hx: () => (/* binding */ describeJob),
/* harmony export */   mb: () => (/* binding */ matrixIdentity),
/* harmony export */   nY: () => (/* binding */ planRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _builds_build_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83541);
/* harmony import */ var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99988);
/* harmony import */ var _model_device_selector_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74841);
/* harmony import */ var _results_account_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64489);





/**
 * One build for each shard, or one for all where the service splits it. With `shard-index` that shard alone, or none where no test is left
 * for it.
 */
const planRun = (inputs, identity, github, shardPlan, selection) => {
    const { shardIndex, devices } = inputs;
    const { filters } = selection;
    const shards = shardPlan.shards.filter(({ shard }) => shardIndex === undefined || shard.index === shardIndex);
    const tagOf = ({ shard, classFilter }) => ({
        runId: github.runId,
        runAttempt: github.runAttempt,
        job: identity,
        shard,
        attempt: 0,
        ...(classFilter === undefined ? {} : { plan: shardPlan.fingerprint }),
        emptyShards: emptyShards(shardPlan),
        selection: inputs.select && (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(...inputs.tests.map(written).sort()),
        lines: inputs.deviceLines.some(_model_device_selector_js__WEBPACK_IMPORTED_MODULE_4__/* .isSelector */ .cB) ? (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(...inputs.deviceLines) : undefined,
        matrix: matrixIdentity(inputs, github),
        nonce: (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .newNonce */ .Yd)(),
    });
    const common = { devices, attempt: 0, partial: false, ...(Object.keys(filters).length === 0 ? {} : { filters }) };
    const buildOf = (planned) => {
        const { shard, classFilter: tests, predictedMs, plannedTests } = planned;
        const knownTests = (0,_results_account_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .countKnownTests */ .Se)(selection, planned);
        return { ...common, shard, tag: tagOf(planned), tests, expected: { predictedMs, plannedTests }, knownTests };
    };
    const splitBuild = () => {
        const whole = { shard: { index: 0, total: 1 } };
        return {
            ...common,
            ...whole,
            tag: { ...tagOf(whole), plan: shardPlan.fingerprint },
            serviceShards: shards.map((planned) => ({
                name: serviceShardName(planned.shard),
                tests: planned.classFilter ?? [],
                knownTests: (0,_results_account_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .countKnownTests */ .Se)(selection, planned),
            })),
            expected: longest(shards),
        };
    };
    return { inputs, identity, shardPlan, shards, builds: shardPlan.splitBy === 'service' ? [splitBuild()] : shards.map(buildOf) };
};
const serviceShardName = ({ index, total }) => `Shard ${index + 1} of ${total}`;
/** The sessions of a build run side by side. */
const longest = (shards) => {
    const predicted = shards.flatMap(({ predictedMs }) => predictedMs ?? []);
    const planned = shards.flatMap(({ plannedTests }) => plannedTests ?? []);
    return {
        predictedMs: predicted.length < shards.length ? undefined : Math.max(...predicted),
        plannedTests: planned.length < shards.length ? undefined : Math.max(...planned),
    };
};
/** The collector must not miss the builds of shards that hold no test. */
const emptyShards = ({ shards, total }) => {
    const filled = new Set(shards.map(({ shard }) => shard.index));
    return filled.size === total
        ? undefined
        : Array.from({ length: total }, (_, index) => index).filter((index) => !filled.has(index));
};
/** Tells the jobs of a workflow run apart, those of a matrix too, which the runner names alike. The same in every attempt of the run. */
const jobIdentity = (inputs, github) => (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(github.job, github.step, github.matrix ?? '', askedFor(inputs, github));
/** What the jobs of a matrix have in common that run the shards of one suite; undefined for a job that runs them all. */
const matrixIdentity = ({ shardIndex, ...inputs }, github) => {
    if (shardIndex === undefined)
        return undefined;
    // One upload is shared by all of them.
    const references = [inputs.app, inputs.testSuite].map((ref) => (ref?.kind === 'reference' ? ref.reference : ''));
    return (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(github.job, github.step, askedFor(inputs, github), ...references);
};
/**
 * Like `jobIdentity`, and the same in every run of the workflow. Jobs that run one shard each are told apart by it, not by the values of
 * the matrix: each of them can derive the identities of the others.
 */
const reviewIdentity = (inputs, github) => {
    const matrix = inputs.shardIndex === undefined ? github.matrix : undefined;
    return (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(github.job, github.step, matrix ?? '', askedFor({ ...inputs, project: '' }, github));
};
/** What the collector must know of the job, even if its builds are lost. */
const describeJob = (inputs, github, resolved, suiteId) => ({
    hash: jobIdentity(inputs, github),
    runId: github.runId,
    runAttempt: github.runAttempt,
    name: github.job,
    devices: resolved.length > 0 ? resolved.map(({ device }) => device) : inputs.deviceLines,
    resolvedDevices: resolved.length > 0 ? resolved : undefined,
    shards: inputs.shards,
    shardIndex: inputs.shardIndex,
    suiteId,
});
/**
 * The build request as the workflow writes it: selectors instead of devices, names of binaries instead of references, and neither tag nor
 * ids of runs and commits.
 */
const askedFor = (inputs, { workspace, runId, sha }) => {
    const { framework, service, app, testSuite, media, deviceLines, shards, shardBy, shardIndex = null, tests, select } = inputs;
    const named = (ref) => namedAs(ref, workspace);
    const refs = { app: app && named(app), testSuite: testSuite && named(testSuite), media: [...new Set(media.map(named))] };
    const shard = { index: 0, total: 1 };
    const tag = { runId, runAttempt: 0, job: '', shard, attempt: 0, nonce: '' };
    const { [_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .buildTagKey */ .KM]: _tag, ...request } = (0,_builds_build_request_js__WEBPACK_IMPORTED_MODULE_1__/* .buildRequest */ .mK)(inputs, refs, { shard, tag, devices: [], attempt: 0, partial: false });
    return JSON.stringify([
        framework,
        service.versionReason === undefined ? service.apiVersion : 'auto',
        deviceLines,
        [shards, shardBy, shardIndex, ...(shards === 'auto' ? [inputs.targetMs, inputs.maxShards] : [])],
        // Entries mean the same in any order. The tests that rules select may change from one run attempt to the next.
        select === undefined ? tests.map(written).sort() : [],
        (select ?? []).map(({ pattern, entries }) => [pattern, ...entries.map(written)].join('\n')).sort(),
        withoutIds(JSON.stringify(request), [runId, sha]),
    ]);
};
const written = ({ text, excludes }) => `${excludes ? '!' : ''}${text}`;
/** As the workflow names it, whatever its content and the reference of its upload are today. */
const namedAs = (ref, workspace) => {
    switch (ref.kind) {
        case 'file':
        case 'directory':
            return ref.glob ?? node_path__WEBPACK_IMPORTED_MODULE_0___default().relative(workspace, ref.path).replaceAll((node_path__WEBPACK_IMPORTED_MODULE_0___default().sep), '/');
        case 'url':
            return ref.url;
        case 'custom-id':
            return `custom-id:${ref.customId}`;
        case 'reference':
            return /^(?:bs|media):/.test(ref.reference) ? '' : ref.reference;
    }
};
const withoutIds = (text, ids) => ids
    .filter((id) => /^[\w-]+$/.test(id))
    .reduce((rest, id) => rest.replaceAll(new RegExp(`(?<![0-9a-z])${id}(?![0-9a-z])`, 'gi'), ''), text);


/***/ })

};
;