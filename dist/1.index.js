"use strict";
exports.id = 1;
exports.ids = [1];
exports.modules = {

/***/ 59066:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var _build_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99988);

/** Fingerprint of a split into lists of tests. */
const fingerprintOf = (shards) => (0,_build_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .hashOf */ .qQ)(...shards.map(({ classFilter = [] }) => classFilter.toSorted().join()));


/***/ }),

/***/ 45097:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fw: () => (/* binding */ DeviceListError),
  Zp: () => (/* binding */ devicesAsWritten),
  a3: () => (/* binding */ resolveDevices)
});

// EXTERNAL MODULE: ./build/javascript/model/device-name.js
var device_name = __webpack_require__(39707);
// EXTERNAL MODULE: ./build/javascript/model/device-selector.js
var device_selector = __webpack_require__(74841);
// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/lib/nearest-names.js
var nearest_names = __webpack_require__(64572);
// EXTERNAL MODULE: ./build/javascript/model/os-version.js
var os_version = __webpack_require__(58218);
;// CONCATENATED MODULE: ./build/javascript/run/prepare/devices/choose-devices.js




/**
 * Resolves each line to one device. Exact lines stay as they are and come first; no two lines resolve to the same device.
 *
 * @param offers of the system that the framework tests, in the service's order
 * @param uses how many of a device are in use, where the service tells it
 */
const chooseDevices = (lines, offers, uses = []) => {
    const taken = lines.filter((line) => !(0,device_selector/* isSelector */.cB)(line));
    const busy = busyDevices(uses);
    return lines.map((line) => {
        if (!(0,device_selector/* isSelector */.cB)(line))
            return { line, device: line };
        const selectors = (0,device_selector/* alternativesOf */.c3)(line).flatMap((text) => (0,device_selector/* parseSelector */.Pl)(text) ?? []);
        const candidates = selectors.flatMap((selector) => newestMatch(selector, offers, taken) ?? []);
        const chosen = candidates.find((offer) => !busy.has(keyOf(offer))) ?? candidates[0];
        if (chosen === undefined) {
            const matches = selectors.some((selector) => newestMatch(selector, offers, []) !== undefined);
            return { line, problem: matches ? 'taken' : 'no-match' };
        }
        const device = entryOf(chosen);
        taken.push(device);
        return { line, device };
    });
};
/** As a build request names it. */
const entryOf = ({ device, osVersion }) => `${device}-${osVersion}`;
const keyOf = (offer) => (0,device_name/* deviceKey */.cY)(entryOf(offer));
/** What the service says nothing about is free. */
const busyDevices = (uses) => new Set(uses.filter(({ used, limit }) => used >= limit).map(({ device, osVersion }) => (0,device_name/* deviceKey */.cY)(`${device}-${osVersion}`)));
/**
 * The newest version that matches and is not taken, the first in the list among equals.
 *
 * The versions for `latest-<n>` are counted among all matches: what another line has is still offered.
 */
const newestMatch = (selector, offers, taken) => {
    const { version } = selector;
    const named = offers.filter((offer) => (0,device_selector/* matchesName */.Hj)(selector, offer));
    const matches = typeof version === 'string' ? named.filter((offer) => (0,device_selector/* matchesVersion */.y1)(version, offer)) : upTo(version.latest, named);
    // The sort keeps the order of equals.
    return matches
        .toSorted((a, b) => (0,os_version/* compareVersions */.Z)(b.osVersion, a.osVersion))
        .find((offer) => (0,device_name/* findRequestedDevice */.wl)(taken, entryOf(offer)) === 'none');
};
/** Those whose version has at least `n` distinct newer ones. */
const upTo = (n, offers) => {
    const versions = [];
    for (const version of offers.map(({ osVersion }) => osVersion).toSorted((a, b) => (0,os_version/* compareVersions */.Z)(b, a)))
        if (versions.length === 0 || (0,os_version/* compareVersions */.Z)(versions.at(-1) ?? '', version) !== 0)
            versions.push(version);
    const newest = versions[n];
    return newest === undefined ? [] : offers.filter(({ osVersion }) => (0,os_version/* compareVersions */.Z)(osVersion, newest) <= 0);
};
const suggestions = 3;
/**
 * Why a line stands for no device, with the nearest devices: those with a name that matches, newest first, else those with a similar name.
 *
 * @param offers of the system that the framework tests
 */
const explainChoice = ({ line, problem }, offers) => {
    const near = nearestDevices(line, offers);
    return {
        severity: 'error',
        always: true,
        code: 'unknown-device',
        input: 'devices',
        found: `${JSON.stringify(line)}, ${problem === 'taken'
            ? 'and other lines already use all devices that it matches'
            : "which matches no device in the service's list with this operating system"}`,
        expected: problem === 'taken' ? 'a device for each line' : 'a selector that matches a device',
        remedy: `${problem === 'taken' ? 'Remove a line, or select other devices' : 'Correct the line'}${near.length === 0 ? '.' : `; the nearest devices are ${near.join(', ')}.`}`,
    };
};
const nearestDevices = (line, offers) => {
    const newestFirst = offers.toSorted((a, b) => (0,os_version/* compareVersions */.Z)(b.osVersion, a.osVersion));
    const selectors = (0,device_selector/* alternativesOf */.c3)(line).flatMap((text) => (0,device_selector/* parseSelector */.Pl)(text) ?? []);
    const named = selectors.flatMap((selector) => newestFirst.filter((offer) => (0,device_selector/* matchesName */.Hj)(selector, offer)));
    const names = offers.map(({ device }) => device);
    const similar = selectors.flatMap(({ name }) => (0,nearest_names/* nearestNames */.L)(name.replaceAll('*', '').trim(), names, suggestions).flatMap((near) => newestFirst.find(({ device }) => device === near) ?? []));
    const entries = [...named, ...similar].map(entryOf);
    const shown = entries.length > 0 ? entries : newestFirst.map(entryOf);
    return [...new Set(shown)].slice(0, suggestions);
};

;// CONCATENATED MODULE: ./build/javascript/run/prepare/devices/resolve-devices.js





/** Lines of `devices` cannot be resolved without the service's device list. */
class DeviceListError extends Error {
    code = 'device-list-unavailable';
    hint = (0,error_codes/* nextStepFor */.Lz)('device-list-unavailable');
    constructor(lines, reason, cause) {
        const named = lines.map((line) => JSON.stringify(line)).join(', ');
        super(`the device list of the service, needed for ${named} in \`devices\`, cannot be read: ${reason}`, { cause });
        this.name = 'DeviceListError';
    }
}
/** The lines as they are written, compared with nothing. */
const devicesAsWritten = (devices) => ({ devices, choices: [], problems: [] });
/**
 * Turns the lines of `devices` into devices. Exact lines need no device list.
 *
 * @param openAgreement called for selectors only; without it the lines are resolved for this job alone, as in a dry run
 * @throws DeviceListError where a line needs the list and it cannot be read
 */
const resolveDevices = async ({ deviceLines: lines, system: os }, offers, context, openAgreement) => {
    if (!lines.some(device_selector/* isSelector */.cB))
        return { ...devicesAsWritten(lines), offers };
    return context.log.group('Devices', async () => {
        const agreement = openAgreement?.();
        const agreed = await agreement?.find();
        if (agreed !== undefined)
            return resolved(agreed, withKept(agreed, offers, os), context, ', as resolved before');
        const list = (await readList(lines, offers, context)).filter((offer) => offer.os === os || offer.os === 'unknown');
        const uses = lines.some((line) => line.includes('|')) ? await readUses(context) : [];
        const choices = chooseDevices(lines, list, uses);
        const chosen = choices.filter(isChosen);
        const taken = chosen.map(({ device }) => device);
        const free = list.filter((offer) => (0,device_name/* findRequestedDevice */.wl)(taken, entryOf(offer)) === 'none');
        const problems = choices.flatMap((choice) => ('problem' in choice ? [explainChoice(choice, free)] : []));
        if (problems.length > 0 || agreement === undefined)
            return { ...resolved(chosen, offers, context), problems };
        const settled = await agreement.settle(chosen);
        return resolved(settled, withKept(settled, offers, os), context);
    });
};
const isChosen = (choice) => 'device' in choice;
const resolved = (choices, offers, { log }, origin = '') => {
    for (const { line, device } of choices)
        if ((0,device_selector/* isSelector */.cB)(line))
            log.info(`${line} → ${device}${origin}`);
    return { devices: choices.map(({ device }) => device), choices, problems: [], offers };
};
/** What was resolved before is kept, although the list may have changed since. */
const withKept = async (choices, offers, os) => {
    const list = await offers;
    const kept = choices.filter(({ line }) => (0,device_selector/* isSelector */.cB)(line)).map(({ device }) => (0,device_name/* splitDevice */.n1)(device));
    return list && [...list, ...kept.map(({ name, version }) => ({ device: name, osVersion: version, os }))];
};
const readList = async (lines, offers, { cloud, signal }) => {
    const selectors = lines.filter(device_selector/* isSelector */.cB);
    try {
        // Where the first request failed, the second one tells why.
        const list = (await offers) ?? (await cloud.devices.list());
        if (list.length > 0)
            return list;
    }
    catch (error) {
        signal.throwIfAborted();
        throw new DeviceListError(selectors, (0,run_problem/* describeError */.Uc)(error), error);
    }
    throw new DeviceListError(selectors, 'it is empty');
};
/** Not every account has this list: without it, alternatives count in their order. */
const readUses = async ({ cloud, log, signal }) => {
    try {
        return await cloud.devices.uses();
    }
    catch (error) {
        signal.throwIfAborted();
        log.info(`Could not read which devices are in use (${(0,run_problem/* describeError */.Uc)(error)}): using the first alternative that the service offers.`);
        return [];
    }
};


/***/ }),

/***/ 61655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sb: () => (/* binding */ examine),
  SJ: () => (/* binding */ historyOwner),
  eX: () => (/* binding */ logLengths),
  Fj: () => (/* binding */ planExamined),
  iA: () => (/* binding */ prepare),
  Lu: () => (/* binding */ readHistory)
});

// EXTERNAL MODULE: ./build/javascript/github/cache.js
var github_cache = __webpack_require__(82213);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/history/durations.js
var history_durations = __webpack_require__(20661);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./build/javascript/history/durations-document.js


const format = 'mobile-test-cloud durations';
const version = 1;
/** Bounds of the document. What is beyond them is not written, the oldest first. */
const mostClasses = 10_000;
const mostDocumentBytes = 1_000_000;
/**
 * The history as JSON text of at most 1 MB.
 *
 * Shape: `{format, version, lastRun, sequence, overheads: <samples>, classes: [[<class>, [[<method>, <samples>], …]], …]}` with samples as
 * `[<number of the last run>, <ms>, …]`. Lists instead of objects, so that no name of a class can mean anything to JSON.
 */
const writeDurations = ({ lastRun, sequence, overheads, classes }) => {
    const head = JSON.stringify({ format, version, lastRun, sequence, overheads: samplesList(overheads) }).slice(0, -1);
    const written = [];
    let bytes = Buffer.byteLength(head) + ',"classes":[]}'.length;
    for (const [className, methods] of newestFirst(classes)) {
        const entry = JSON.stringify([className, [...methods].map(([method, samples]) => [method, samplesList(samples)])]);
        const entryBytes = Buffer.byteLength(entry) + 1;
        if (written.length === mostClasses)
            break;
        if (bytes + entryBytes > mostDocumentBytes)
            continue;
        bytes += entryBytes;
        written.push(entry);
    }
    return `${head},"classes":[${written.join(',')}]}`;
};
const samplesList = ({ seen, durationsMs }) => [seen, ...durationsMs];
/** Of two classes of one age the longer one first: a guess costs most there. */
const newestFirst = (classes) => [...classes]
    .map((entry) => ({ entry, seen: lastSeen(entry), sumMs: sumOf(entry) }))
    .sort((one, other) => other.seen - one.seen || other.sumMs - one.sumMs)
    .map(({ entry }) => entry);
const lastSeen = ([, methods]) => [...methods.values()].reduce((newest, { seen }) => Math.max(newest, seen), 0);
const sumOf = ([, methods]) => [...methods.values()].reduce((sum, { durationsMs }) => sum + (durationsMs.at(-1) ?? 0), 0);
const count = schemas/* int */.Whr().min(0);
const durationMs = schemas/* int */.Whr().min(1).max(history_durations/* longestSampleMs */.p5);
const durations_document_name = schemas/* string */.YjP().min(1).max(history_durations/* longestName */.YG);
/** A list without the entries that make no sense. */
const listOf = (entry) => schemas/* array */.YOg(schemas/* unknown */.L5J().transform((value) => entry.safeParse(value).data))
    .transform((read) => read.filter((value) => value !== undefined));
const samples = schemas/* tuple */.PVZ([count], schemas/* unknown */.L5J())
    .transform(([seen, ...read]) => ({ seen, durationsMs: listOf(durationMs).parse(read).slice(-history_durations/* keptSamples */.wV) }))
    .refine(({ durationsMs }) => durationsMs.length > 0);
const durations_document_document = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(format),
    version: schemas/* literal */.euz(version),
    lastRun: schemas/* string */.YjP().max(100),
    sequence: count,
    overheads: samples.catch({ seen: 0, durationsMs: [] }),
    classes: listOf(schemas/* tuple */.PVZ([durations_document_name, listOf(schemas/* tuple */.PVZ([durations_document_name, samples]))])).catch([]),
});
/**
 * Reads what `writeDurations` wrote. Entries that make no sense are left out; undefined for a text that is damaged, too long, or of
 * another format or version.
 */
const readDurations = (text) => {
    // Characters are never fewer than a quarter of the bytes; a document of ours is far below this.
    if (text.length > mostDocumentBytes)
        return undefined;
    const read = durations_document_document.safeParse(parse(text)).data;
    if (read === undefined)
        return undefined;
    const { lastRun, sequence, overheads } = read;
    // From a run that is yet to come it would never age.
    const isPast = ({ seen }) => seen <= sequence;
    const classes = read.classes
        .map(([className, methods]) => [className, new Map(methods.filter(([, each]) => isPast(each)))])
        .filter(([, methods]) => methods.size > 0);
    return {
        lastRun,
        sequence,
        overheads: isPast(overheads) ? overheads : history_durations/* noDurations */.vK.overheads,
        classes: new Map(classes.slice(0, mostClasses)),
    };
};
const parse = (text) => {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
};

// EXTERNAL MODULE: ./build/javascript/history/suite-key.js
var suite_key = __webpack_require__(42982);
;// CONCATENATED MODULE: ./build/javascript/history/duration-history.js




const durationPlace = (suite, { runId }, store, history) => {
    const kind = suite.simulated ? 'simulated-durations' : 'durations';
    return { store, basisKey: `mobile-test-cloud-${kind}-1-${(0,suite_key/* suiteKey */.a)(suite)}-run-${runId}-basis`, history };
};
/** How long the job that saved the basis may take until others see it. */
const basisPausesMs = [1_000, 2_000, 4_000, 8_000];
/**
 * The durations that the shards of this run are balanced by.
 *
 * Jobs of a matrix plan on their own, at different times, and must come to the same shards, or tests would run twice or nowhere. So they
 * agree on a basis: the first job of the run saves the history that it found (even an empty one) under a key of the run, and every other
 * job takes that, also when it runs again later.
 *
 * @param shared other jobs run the other shards: without an entry of the run nothing is known to them all
 * @returns undefined where nothing is known, or not the same to all
 */
const loadDurations = async (place, shared, context) => orNothing('Could not read the durations of earlier runs', context, () => findBasis(place, shared, context));
const findBasis = async (place, shared, context) => {
    const { store, basisKey } = place;
    if (!store.available())
        return shared || place.history === undefined ? undefined : earlierDurations(place, context);
    const basis = await restore(place);
    if (basis !== undefined)
        return basis;
    const history = await earlierDurations(place, context);
    const text = writeDurations(history);
    // As other jobs read it: a document may hold less than the history.
    if (await store.save(basisKey, text))
        return readDurations(text);
    return shared ? agreedBasis(place, context) : history;
};
/** Another job was first, and its entry will show up; or no job may save (as in runs for a fork), and then none has a basis. */
const agreedBasis = async (place, { clock, signal }) => {
    for (const pauseMs of basisPausesMs) {
        if (!place.store.available())
            break;
        await clock.sleep(pauseMs, signal);
        const basis = await restore(place);
        if (basis !== undefined)
            return basis;
    }
    return undefined;
};
/** A history is a help, no more: whatever goes wrong with it, the run goes on. */
const orNothing = async (what, { log, signal }, work) => {
    try {
        return await work();
    }
    catch (error) {
        signal.throwIfAborted();
        log.notice(`${what} (${(0,run_problem/* describeError */.Uc)(error)}).`);
        return undefined;
    }
};
const earlierDurations = async ({ history }, context) => {
    const stored = history && (await orNothing('Could not read the durations of earlier runs', context, history.read));
    return stored === undefined ? history_durations/* noDurations */.vK : (0,history_durations/* durationsOf */.DM)(stored);
};
const restore = async ({ store, basisKey }) => {
    const text = await store.restore(basisKey, []);
    return text === undefined ? undefined : readDurations(text);
};

// EXTERNAL MODULE: ./build/javascript/history/run-history.js + 6 modules
var run_history = __webpack_require__(55126);
// EXTERNAL MODULE: ./build/javascript/inputs/api-version.js
var api_version = __webpack_require__(5436);
// EXTERNAL MODULE: ./build/javascript/model/device-shard.js
var device_shard = __webpack_require__(8882);
// EXTERNAL MODULE: ./build/javascript/results/describe-prediction.js
var describe_prediction = __webpack_require__(73063);
// EXTERNAL MODULE: ./build/javascript/run/prepare/budget.js
var prepare_budget = __webpack_require__(20852);
// EXTERNAL MODULE: ./build/javascript/run/prepare/devices/resolve-devices.js + 1 modules
var resolve_devices = __webpack_require__(45097);
// EXTERNAL MODULE: ./build/javascript/run/prepare/plan.js
var prepare_plan = __webpack_require__(69054);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/shard-plan.js + 6 modules
var shard_plan = __webpack_require__(48989);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/timed-classes.js
var timed_classes = __webpack_require__(94525);
;// CONCATENATED MODULE: ./build/javascript/run/prepare/prediction.js




const pastDurationsOf = (history) => {
    const all = (0,history_durations/* durationsOf */.DM)(history);
    const known = new Map();
    return {
        runs: new Set(history.runs.map(({ id }) => id)).size,
        all,
        on: (device) => {
            const own = known.get(device) ?? (0,history_durations/* durationsOn */.Dk)(history, device);
            known.set(device, own);
            return own.classes.size > 0 ? own : all;
        },
    };
};
/**
 * @param suite with the tests that are selected
 * @param shards of the whole plan, those of other jobs among them: their predicted lengths say how the tests are spread
 * @returns undefined where no test was ever measured
 */
const createPredictor = (inputs, suite, shards, past) => {
    const times = new Map();
    for (const device of inputs.devices) {
        const durations = past.on(device);
        // A device may have run only other tests so far. Where the suite is unknown, what it ran is all that is known of what it will run.
        const classes = suite === undefined ? (0,shard_plan/* classesOfHistory */.Gf)(durations) : (0,timed_classes/* timeClasses */.q0)(suite, (0,history_durations/* filledFrom */.nb)(durations, past.all));
        if (!classes.some(({ measured }) => measured))
            return undefined;
        times.set(device, {
            overheadMs: (0,history_durations/* overheadOf */._2)(durations),
            testsMs: sum(classes.map(({ weightMs }) => weightMs)),
            tests: suite === undefined ? countMethods(durations) : sum(classes.map(({ methods }) => methods.length)),
        });
    }
    const shareOf = createShares(shards);
    const sessionsMs = (build) => build.devices.flatMap((device) => {
        const { overheadMs = 0, testsMs = 0, tests = 0 } = times.get(device) ?? {};
        return (0,device_shard/* shardsOf */.$b)(build).map(({ index }) => {
            const shardMs = testsMs * shareOf(index);
            const some = build.partial && build.tests !== undefined ? (build.tests.length * testsMs) / Math.max(1, tests) : shardMs;
            // Sums of whole numbers are the same in every order.
            return Math.round(overheadMs + Math.min(shardMs, some));
        });
    });
    return {
        buildMs: (build) => sum(sessionsMs(build)),
        run: (builds, slots) => {
            const sessions = builds.flatMap(sessionsMs);
            const atOnce = slots === Number.POSITIVE_INFINITY && sessions.length > 1 ? sessions.length : undefined;
            return { deviceMs: sum(sessions), durationMs: makespan(sessions, slots), atOnce, runs: past.runs };
        },
    };
};
const countMethods = ({ classes }) => sum([...classes.values()].map(({ size }) => size));
const sum = (values) => values.reduce((all, value) => all + value, 0);
/** The part of all tests that a shard runs. */
const createShares = (shards) => {
    const loads = new Map(shards.map(({ shard, loadMs = 0 }) => [shard.index, loadMs]));
    const all = sum([...loads.values()]);
    return (index) => (all > 0 ? (loads.get(index) ?? 0) / all : 1 / Math.max(1, shards.length));
};
/** Sessions start in their order, each on the slot that is free first. */
const makespan = (sessionsMs, slots) => {
    if (slots >= sessionsMs.length)
        return Math.max(0, ...sessionsMs);
    const busyUntil = Array.from({ length: Math.max(1, Math.floor(slots)) }, () => 0);
    for (const sessionMs of sessionsMs) {
        const first = busyUntil.indexOf(Math.min(...busyUntil));
        busyUntil[first] = (busyUntil[first] ?? 0) + sessionMs;
    }
    return Math.max(...busyUntil);
};

// EXTERNAL MODULE: ./build/javascript/run/prepare/preflight.js + 12 modules
var preflight = __webpack_require__(96125);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/agree-on-split.js
var agree_on_split = __webpack_require__(80996);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/shard-notes.js
var shard_notes = __webpack_require__(43687);
;// CONCATENATED MODULE: ./build/javascript/run/prepare/prepare.js















/**
 * Finds out what a run uploads, starts and expects. Uploads and starts nothing.
 *
 * @throws PreflightError where it cannot work
 */
const prepare = async (selected, context, state, resolve) => {
    const { log } = context;
    const examined = await examine(selected, context, async (inputs, identity) => {
        const devices = await resolve(inputs, identity);
        state.onDevices(devices.choices);
        return devices;
    });
    if (examined.devicesError !== undefined)
        throw examined.devicesError;
    await log.group('Inspect', async () => (0,preflight/* enforcePreflight */.Aj)(examined, examined.inputs.preflight, log));
    const prepared = await log.group('Plan', () => planExamined(examined, context));
    if (prepared.prediction !== undefined)
        state.onPredicted(prepared.prediction);
    return prepared;
};
/** Finds out everything that cannot work. Stops nothing, so that the doctor lists it all. */
const examine = async (selected, context, resolve) => {
    const identity = (0,prepare_plan/* jobIdentity */.Kv)(selected.inputs, context.github);
    const resolved = await resolve(selected.inputs, identity).catch((error) => {
        if (error instanceof resolve_devices/* DeviceListError */.fw)
            return error;
        throw error;
    });
    const [devices, devicesError] = resolved instanceof resolve_devices/* DeviceListError */.fw ? [(0,resolve_devices/* devicesAsWritten */.Zp)(selected.inputs.deviceLines), resolved] : [resolved];
    const inputs = { ...selected.inputs, devices: devices.devices };
    const examined = await (0,preflight/* examineBinaries */.zx)(inputs, devices, () => (0,preflight/* suiteOfReference */.T0)(inputs, context));
    return { ...selected, ...examined, inputs, identity, devicesError };
};
/**
 * Decides the shards, by the durations of earlier runs where they are needed, and with them the builds.
 *
 * @throws where the tests cannot be split as requested
 */
const planExamined = async (examined, context) => {
    const { log, cloud, github } = context;
    const { inputs, identity, selection } = examined;
    const { suite } = selection;
    const store = await openReading(historyOwner(inputs, suite?.suiteId, context), context);
    const past = await readPastDurations(store, context.signal);
    // Where the split depends on durations, the jobs of a matrix agree on them.
    const isAgreed = cloud !== undefined && (0,agree_on_split/* usesDurations */.yP)(inputs);
    const durations = isAgreed ? await agreedDurations(store, inputs, suite?.suiteId, context) : past?.all;
    const shardPlan = cloud !== undefined && (0,agree_on_split/* needsAgreement */.qF)(inputs)
        ? await (0,agree_on_split/* agreeOnSplit */.Cb)(inputs, selection, durations, { ...context, cloud })
        : (0,shard_plan/* planShards */.tF)(inputs, selection, durations);
    const plan = (0,prepare_plan/* planRun */.nY)(inputs, identity, github, shardPlan, selection);
    const predictor = past && createPredictor(inputs, suite, shardPlan.shards, past);
    const prediction = predictor?.run(plan.builds, await freeSlots(plan.builds, context));
    const selectionNotes = selection.note === undefined ? [] : [selection.note];
    const predicted = (0,describe_prediction/* describePrediction */.p)(prediction);
    for (const note of [...selectionNotes, ...shardPlan.notes])
        log.info(note);
    for (const notice of shardPlan.notices)
        log.notice(notice);
    if (shardPlan.warning !== undefined)
        log.warning(shardPlan.warning);
    log.info(predicted);
    const budget = (0,prepare_budget/* budgetOfJob */.GW)(inputs, shardPlan.total);
    const emptyShard = plan.builds.length === 0 ? (0,shard_notes/* describeEmptyShard */.HQ)(inputs.shardIndex, shardPlan) : undefined;
    return {
        ...examined,
        plan,
        predictor,
        prediction,
        budget,
        overBudget: (0,prepare_budget/* exceeds */.Or)(prediction, budget),
        nothingToRun: examined.nothing ?? emptyShard,
        notes: [
            ...examined.notes,
            ...selectionNotes,
            ...(0,api_version/* describeVersionChoice */.tV)(inputs.service),
            predicted,
            ...shardPlan.notes,
            ...shardPlan.notices,
        ],
    };
};
/** The history is read once, however often it is asked for. What is wrong with it is logged when the run has ended, and its outcomes are compared. */
const openReading = async (owner, context) => {
    const { log } = context;
    const store = await (0,run_history/* openStore */.Ch)(owner, { ...context, log: { ...log, notice: log.debug } });
    if (store === undefined)
        return undefined;
    let reading;
    return {
        ...store,
        read: () => {
            reading ??= store.read();
            return reading;
        },
    };
};
/** What earlier runs tell of durations; undefined where nothing is known. Never fails: a prediction is a help, no more. */
const readPastDurations = async (store, signal) => {
    try {
        const history = await store?.read();
        return history === undefined || history.runs.length === 0 ? undefined : pastDurationsOf(history);
    }
    catch {
        signal.throwIfAborted();
        return undefined;
    }
};
/** Sessions that the account can run at the same time, besides those that run now. */
const freeSlots = async (builds, { cloud, signal }) => {
    if (cloud === undefined)
        return Number.POSITIVE_INFINITY;
    if ((0,device_shard/* countSessions */.jJ)(builds) < 2)
        return 1;
    try {
        const { parallelMax, parallelRunning } = await cloud.plan.get();
        return Math.max(1, parallelMax - parallelRunning);
    }
    catch {
        signal.throwIfAborted();
        return Number.POSITIVE_INFINITY;
    }
};
/** Whose history a job of `run` reads and writes. */
const historyOwner = (inputs, suiteId, { github }) => {
    const { framework, shardIndex, shards } = inputs;
    const others = shardIndex === undefined || shards === 'auto' ? [] : Array.from({ length: shards }, (_, index) => index);
    return {
        place: inputs.history,
        token: inputs.service.githubToken,
        suite: { framework, suiteId },
        identity: (0,prepare_plan/* reviewIdentity */.Nj)(inputs, github),
        siblings: others
            .filter((index) => index !== shardIndex)
            .map((index) => (0,prepare_plan/* reviewIdentity */.Nj)({ ...inputs, shardIndex: index }, github)),
    };
};
/** The outcomes of earlier runs, which this one adds to. */
const readHistory = (inputs, suiteId, context) => context.log.group('History', () => (0,run_history/* readStoredHistory */.Kf)(historyOwner(inputs, suiteId, context), context));
const agreedDurations = async (store, inputs, suiteId, context) => {
    // Without a history, every job has the same durations: none.
    if (inputs.history.kind === 'off')
        return history_durations/* noDurations */.vK;
    const { github, log, isSimulated } = context;
    const isShared = (0,agree_on_split/* needsAgreement */.qF)(inputs);
    // What a missing cache means for the jobs of a matrix is logged with the split.
    const notice = isShared ? log.info : log.notice;
    const cache = (0,github_cache/* openCacheStore */.q)('durations', { ...context, log: { ...log, notice } });
    const place = durationPlace({ framework: inputs.framework, suiteId, simulated: isSimulated() }, github, cache, store);
    return loadDurations(place, isShared, context);
};
/** Compares the lengths of the shards with what was predicted. */
const logLengths = ({ inputs, plan }, sessions, log) => {
    const imbalance = (0,agree_on_split/* usesDurations */.yP)(inputs) ? (0,shard_notes/* describeImbalance */.yJ)(plan.shards, sessions) : '';
    if (imbalance !== '')
        log.info(imbalance);
};


/***/ }),

/***/ 10383:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ selectByChanges)
});

// UNUSED EXPORTS: selectionOf

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/javascript/github/api.js
var api = __webpack_require__(52575);
// EXTERNAL MODULE: ./build/javascript/lib/first-line.js
var first_line = __webpack_require__(61640);
// EXTERNAL MODULE: ./build/javascript/github/event.js
var github_event = __webpack_require__(62463);
;// CONCATENATED MODULE: ./build/javascript/github/changed-files.js



const pageSize = 100;
/** GitHub lists no more files of a pull request, and of a comparison. */
const mostOfPullRequest = 3_000;
const mostOfComparison = 300;
const unreadable = (why) => ({ kind: 'unreadable', why });
const noList = unreadable('GitHub returned no list of files');
/**
 * Reads the list for the event that started the workflow.
 *
 * @param call undefined where there is no token
 */
const readChangedFiles = async (call, { pullRequest, mergeGroup }, signal) => {
    if (pullRequest === undefined && mergeGroup === undefined)
        return { kind: 'other-event' };
    if (call === undefined)
        return unreadable('the input github-token is empty');
    try {
        if (pullRequest !== undefined)
            return await ofPullRequest(call, pullRequest);
        if (mergeGroup !== undefined)
            return await ofMergeGroup(call, mergeGroup);
    }
    catch (error) {
        signal.throwIfAborted();
        return unreadable(whyNot(error, pullRequest === undefined ? 'contents' : 'pull-requests'));
    }
    return { kind: 'other-event' };
};
/** GitHub hides what a token may not read as if it did not exist. */
const whyNot = (error, permission) => {
    if (!(0,api/* isNotPermitted */.wo)(error))
        return (0,first_line/* firstLineOf */.Q)(error);
    const lacks = `the token lacks "${permission}: read"`;
    return (0,api/* statusOf */.c2)(error) === 404 ? `GitHub does not find it, or ${lacks}` : lacks;
};
const ofPullRequest = async (call, { number, headSha }) => {
    const listed = [];
    for (let page = 1;; page++) {
        const { data } = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
            pull_number: number,
            per_page: pageSize,
            page,
        });
        if (!Array.isArray(data))
            return noList;
        listed.push(...data);
        if (data.length < pageSize)
            break;
        if (listed.length >= mostOfPullRequest)
            return unreadable(`GitHub lists only ${mostOfPullRequest} files`);
    }
    // Afterwards, since a push may come between two pages.
    const { data: pull } = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number });
    if ((0,github_event/* memberOf */.C)((0,github_event/* memberOf */.C)(pull, 'head'), 'sha') !== headSha)
        return unreadable('the pull request has newer commits than this workflow run');
    const changed = (0,github_event/* memberOf */.C)(pull, 'changed_files');
    if (typeof changed === 'number' && changed !== listed.length)
        return unreadable(`GitHub lists ${listed.length} of ${changed} changed files`);
    return readFrom(listed, `pull request ${number}`);
};
const ofMergeGroup = async (call, { baseSha, headSha }) => {
    const { data } = await call('GET /repos/{owner}/{repo}/compare/{basehead}', {
        basehead: `${baseSha}...${headSha}`,
        per_page: 1,
    });
    const files = (0,github_event/* memberOf */.C)(data, 'files');
    if (!Array.isArray(files))
        return noList;
    if (files.length >= mostOfComparison)
        return unreadable(`GitHub lists only ${mostOfComparison} files`);
    return readFrom(files, 'the merge group');
};
const readFrom = (listed, source) => {
    const paths = listed.map((file) => [(0,github_event/* memberOf */.C)(file, 'filename'), (0,github_event/* memberOf */.C)(file, 'previous_filename')]);
    if (paths.some(([path]) => typeof path !== 'string'))
        return noList;
    return { kind: 'read', files: paths.flat().filter((path) => typeof path === 'string'), source };
};

// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
;// CONCATENATED MODULE: ./build/javascript/run/prepare/select-by-changes.js





/**
 * Turns the rules of `select` into entries of `tests`, by the files that the pull request or merge group changes, and says which rule
 * selected what. What is not certain selects everything.
 */
const selectByChanges = async (inputs, context) => {
    const { select, service, buildIds } = inputs;
    const { log } = context;
    if (select === undefined || buildIds.length > 0)
        return { inputs, notes: [] };
    return log.group('Select', async () => {
        const event = await (0,github_event/* readEvent */.j)(context.environment);
        const { githubToken } = service;
        const call = githubToken === undefined ? undefined : await (0,api/* openGitHubApi */.II)(githubToken, context);
        const changed = await readChangedFiles(call, event, context.signal);
        if (changed.kind === 'other-event') {
            const why = 'All tests run: `select` applies only to pull requests and merge groups.';
            log.info(why);
            return { inputs, notes: [why] };
        }
        if (changed.kind === 'unreadable') {
            const why = `All tests run: the list of changed files could not be read (${changed.why}).`;
            log.notice(why);
            return { inputs, notes: [why] };
        }
        const { files, source } = changed;
        const selection = await selectionOf(select, files, context.signal);
        const notes = [`${(0,numbers/* counted */.hS)(files.length, 'changed file')} in ${source}.`, ...selection.notes];
        for (const note of notes)
            log.info(note);
        switch (selection.kind) {
            case 'all':
                return { inputs, notes };
            case 'some':
                return {
                    inputs: { ...inputs, tests: selection.entries },
                    notes,
                    notice: `\`select\` selected tests by the changed files of ${source}; the others do not run.`,
                };
            case 'none':
                return {
                    inputs,
                    notes,
                    nothing: `No test is selected: every changed file of ${source} matches a rule of \`select\` with an empty list.`,
                };
        }
    });
};
/** A file may match several rules: what one of them selects runs. A file without a rule, and a change without files, select everything. */
const selectionOf = async (rules, files, signal) => {
    const { counts, unmatched } = await countMatches(rules, files, signal);
    const [first] = unmatched;
    if (files.length === 0)
        return { kind: 'all', notes: ['All tests run: no file is changed.'] };
    if (first !== undefined) {
        const others = unmatched.length === 1 ? '' : ` and ${unmatched.length - 1} more`;
        return { kind: 'all', notes: [`All tests run: no rule matches ${first}${others}.`] };
    }
    const notes = [...counts].map(([rule, count]) => describeRule(rule, count));
    const selecting = [...counts.keys()].map(({ entries }) => entries).filter((entries) => entries.length > 0);
    if (selecting.length === 0)
        return { kind: 'none', notes };
    const entries = joinEntries(selecting);
    return entries.length === 0
        ? { kind: 'all', notes: [...notes, 'All tests run: the matching rules together select every test.'] }
        : { kind: 'some', entries, notes };
};
/** Characters of a pattern times those of a path, summed up between two looks at the signal: a few milliseconds. */
const workPerTurn = 100_000;
/** How many files each rule matches that matches any, in the order of the rules, and the files without a rule. */
const countMatches = async (rules, files, signal) => {
    const counts = new Map();
    const matched = new Set();
    let work = 0;
    for (const rule of rules)
        for (const file of files) {
            work += rule.pattern.length * file.length;
            if (work > workPerTurn) {
                await (0,promises_.setImmediate)();
                signal.throwIfAborted();
                work = 0;
            }
            if (!rule.matches(file))
                continue;
            matched.add(file);
            counts.set(rule, (counts.get(rule) ?? 0) + 1);
        }
    return { counts, unmatched: files.filter((file) => !matched.has(file)) };
};
const mostNamed = 10;
const describeRule = ({ pattern, entries }, files) => {
    const named = entries.slice(0, mostNamed).map(({ text, excludes }) => `${excludes ? '!' : ''}${text}`);
    const more = entries.length > mostNamed ? ` and ${entries.length - mostNamed} more` : '';
    return `${pattern} matches ${(0,numbers/* counted */.hS)(files, 'file')} and selects ${named.length === 0 ? 'nothing' : named.join(', ')}${more}.`;
};
/**
 * Entries that select at least what each list selects on its own. A list of exclusions alone selects everything else; an exclusion holds
 * only where every list has it.
 */
const joinEntries = (lists) => {
    const has = (list, { text }) => list.some((entry) => entry.excludes && entry.text === text);
    const all = [...new Map(lists.flat().map((entry) => [`${entry.excludes ? '!' : ''}${entry.text}`, entry])).values()];
    const excluded = all.filter((entry) => entry.excludes && lists.every((list) => has(list, entry)));
    const selectsRest = lists.some((list) => list.every(({ excludes }) => excludes));
    return selectsRest ? excluded : [...all.filter(({ excludes }) => !excludes), ...excluded];
};


/***/ }),

/***/ 80996:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ agreeOnSplit),
/* harmony export */   he: () => (/* binding */ checkSplit),
/* harmony export */   qF: () => (/* binding */ needsAgreement),
/* harmony export */   yP: () => (/* binding */ usesDurations)
/* harmony export */ });
/* harmony import */ var _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77699);
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25890);
/* harmony import */ var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99988);
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96804);
/* harmony import */ var _model_planned_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59066);
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25918);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69054);
/* harmony import */ var _shard_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48989);








/** The jobs of a matrix split the suite in different ways: whatever else started, some tests would run nowhere. */
class SplitError extends Error {
    code = 'matrix-plans-differ';
    name = 'SplitError';
}
const otherSplit = 'builds of other jobs of this matrix split the suite differently, so some tests would run in no shard';
/** Shards that the service makes are balanced by duration, whatever is asked for. */
const usesDurations = ({ framework, shards, shardBy }) => shardBy === 'duration' || shards === 'auto' || (shards !== 1 && (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionOf */ .Fg)(framework).shards?.splitBy === 'service');
/** Whether other jobs have to come to the same split by durations that each of them reads. */
const needsAgreement = (inputs) => inputs.shardIndex !== undefined && usesDurations(inputs);
/**
 * The split that all jobs of a matrix use.
 *
 * Durations decide it only where the jobs are known to have the same ones, by a cache entry of this run. Otherwise the split is one that
 * every job comes to on its own: by hash, or by the number of tests. Builds of other jobs, or of an earlier attempt, have the last word:
 * what they run is not to be changed any more, so this job takes their split, or what it leaves.
 *
 * @param durations those of the cache entry that the jobs share; undefined where this job does not reach it
 * @throws SplitError where this job cannot come to the split of builds that were started
 */
const agreeOnSplit = async (inputs, selection, durations, context) => {
    const alone = (0,_shard_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .planShards */ .tF)({ ...inputs, shardBy: 'hash' }, selection, undefined);
    const balanced = durations && (0,_shard_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .planShards */ .tF)(inputs, selection, durations);
    const started = await startedShards(inputs, context);
    const splits = new Set(started.map(({ tag }) => splitOf(tag)));
    const [split] = splits;
    const fits = (plan) => split === undefined || (plan !== undefined && split === splitOf(tagged(plan)));
    if (splits.size <= 1) {
        if (balanced !== undefined && fits(balanced))
            return balanced;
        if (fits(alone))
            return explained(alone, inputs, durations === undefined ? 'they share no cache entry with durations' : 'one has started without them');
        const rest = continueSplit(inputs, selection, started);
        if (rest !== undefined)
            return rest;
    }
    // All jobs may run again, and then come to the same split.
    if (context.github.runAttempt > 1)
        return explained(alone, inputs, 'earlier attempts split the suite in other ways');
    throw new SplitError(otherSplit);
};
/** Finds what jobs that started their builds at the same moment could not see of each other: builds of another split are an error. */
const checkSplit = async ({ inputs, shardPlan }, context, { onProblem }) => {
    if (!needsAgreement(inputs))
        return;
    const started = await startedShards(inputs, context);
    const others = started.filter(({ tag }) => tag.shard.index !== inputs.shardIndex);
    if (others.some(({ tag }) => splitOf(tag) !== splitOf(tagged(shardPlan))))
        onProblem((0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('matrix-plans-differ', otherSplit));
};
const isNamed = ({ shards }) => shards.some(({ classFilter }) => classFilter !== undefined);
const splitOf = ({ plan = 'hash', shard }) => `${plan}/${shard.total}`;
const tagged = (plan) => ({
    plan: isNamed(plan) ? plan.fingerprint : undefined,
    shard: { index: 0, total: plan.total },
});
const explained = (plan, { framework, shardBy }, why) => {
    const split = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionOf */ .Fg)(framework).shards?.splitBy === 'service' ? 'by the number of tests' : 'by hash';
    const whole = shardBy === 'duration' || split !== 'by hash' ? `split ${split}, not by duration` : 'split without durations';
    return {
        ...plan,
        notices: [`The suite is ${whole}: the jobs of this matrix cannot agree on durations, since ${why}.`, ...plan.notices],
    };
};
/** The newest first build of each shard that any job of this matrix started in this run. */
const startedShards = async (inputs, context) => {
    const { framework, project } = inputs;
    if (!(0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionOf */ .Fg)(framework).listsBuilds)
        return [];
    const matrix = (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .matrixIdentity */ .mb)(inputs, context.github);
    try {
        const builds = (await (0,_builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__/* .listBuilds */ .YF)(framework, project, context))
            .filter((build) => build.tag !== undefined)
            .filter(({ tag }) => tag.matrix === matrix && tag.attempt === 0 && (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .isTagOf */ .ke)(tag, context.github.runId))
            .toSorted((one, other) => one.tag.runAttempt - other.tag.runAttempt);
        return [...new Map(builds.map((build) => [build.tag.shard.index, build])).values()];
    }
    catch (error) {
        context.signal.throwIfAborted();
        context.log.notice(`Could not check how other jobs of this matrix split the suite (${(0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .describeError */ .Uc)(error)}).`);
        return [];
    }
};
/** The split of builds that were started, with this job's shard: as it was started before, or what all other shards leave. */
const continueSplit = (inputs, selection, started) => {
    const [first] = started;
    if (first?.tag.plan === undefined)
        return undefined;
    const { plan: fingerprint, shard, emptyShards = [] } = first.tag;
    // A split by names leaves its last shards empty.
    const filled = shard.total - emptyShards.length;
    const { shardIndex = 0 } = inputs;
    const filters = new Map(started.map((build) => [build.tag.shard.index, build.filters]));
    const shards = Array.from({ length: filled }, (_, index) => ({
        shard: { index, total: shard.total },
        classFilter: filters.get(index),
    }));
    const notes = ['The suite is split as in the builds that other jobs of this matrix have started.'];
    const plan = { shardBy: 'duration', total: shard.total, shards, fingerprint, notes, notices: [] };
    if (shardIndex >= filled || filters.has(shardIndex))
        return plan;
    const taken = [...filters.values()].flat();
    const rest = (0,_shard_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .remainingShard */ .vB)(inputs, selection, taken);
    const complete = shards.map((each) => (each.shard.index === shardIndex ? { ...each, ...rest } : each));
    // Only the very same split has this fingerprint.
    return (0,_model_planned_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprintOf */ .a)(complete) === fingerprint ? { ...plan, shards: complete } : undefined;
};


/***/ }),

/***/ 43687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   HQ: () => (/* binding */ describeEmptyShard),
/* harmony export */   QB: () => (/* binding */ describeEmptyShards),
/* harmony export */   be: () => (/* binding */ describeChoice),
/* harmony export */   df: () => (/* binding */ describePlan),
/* harmony export */   yJ: () => (/* binding */ describeImbalance)
/* harmony export */ });
/* harmony import */ var _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82285);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
/* harmony import */ var _results_describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18665);
/* harmony import */ var _timed_classes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94525);





const mostListed = 20;
/** Where the predictions come from. */
const describeSource = (classes) => {
    const running = classes.filter(({ methods, complete }) => methods.length > 0 || !complete);
    const measured = running.filter((one) => one.measured).length;
    if (measured === 0)
        return `No durations of earlier runs are available: every test is assumed to take ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(_timed_classes_js__WEBPACK_IMPORTED_MODULE_3__/* .usualTestMs */ .Nu)}.`;
    return measured === running.length
        ? `The durations of all ${measured} classes are known from earlier runs.`
        : `The durations of ${measured} of ${running.length} classes are known from earlier runs; other classes are assumed to take the median of these.`;
};
const describeChoice = (total, target, slowestMs, isMeasured) => {
    const predictedMs = target.fixedMs + slowestMs;
    const begin = `shards: auto uses ${total} of at most ${target.maxShards}: the slowest is ${isMeasured ? 'predicted' : 'guessed'} to take ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(predictedMs)}`;
    const limit = (0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(target.targetMs);
    return predictedMs <= target.targetMs
        ? `${begin}, within the target of ${limit}.`
        : `${begin}. That is over the target of ${limit}, but more shards are not allowed or would not help.`;
};
/** One line for each shard. */
const describePlan = (shards) => {
    if (shards.length === 1)
        return [];
    const lines = shards.slice(0, mostListed).map(({ shard, predictedMs, classFilter, tests }) => {
        const predicted = predictedMs === undefined ? [] : [`predicted ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(predictedMs)}`];
        const filters = classFilter === undefined
            ? []
            : [
                `${classFilter.length} ${classFilter.length === 1 ? 'entry' : 'entries'} in its ${tests === undefined ? 'class filter' : 'filter'}`,
            ];
        return `${(0,_lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l)((0,_results_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .describeShard */ .y0)(shard))}: ${[...predicted, ...filters].join(', ')}`;
    });
    return shards.length > mostListed ? [...lines, `… and ${shards.length - mostListed} more shards`] : lines;
};
/**
 * How far the prediction was off: how long each shard took on its slowest device, and what the imbalance cost. One line; empty where no
 * session has a length.
 *
 * @param planned those that this job ran
 */
const describeImbalance = (planned, sessions) => {
    const timed = planned.flatMap(({ shard, predictedMs }) => {
        const tookMs = lengthOf(shard.index, sessions);
        return tookMs === 0 ? [] : [{ shard, predictedMs, tookMs }];
    });
    if (timed.length === 0)
        return '';
    const parts = timed.slice(0, mostListed).map(({ shard, predictedMs, tookMs }) => {
        const predicted = predictedMs === undefined ? '' : ` (predicted ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(predictedMs)})`;
        return `${(0,_results_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .describeShard */ .y0)(shard)} took ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(tookMs)}${predicted}`;
    });
    const more = timed.length > mostListed ? [`${timed.length - mostListed} more`] : [];
    return `${(0,_lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l)([...parts, ...more].join('; '))}.${describeSpread(timed.map(({ tookMs }) => tookMs))}`;
};
/** Runs of failed tests come after the shard and are no part of it. */
const lengthOf = (index, sessions) => sessions
    .filter(({ shard, attempt }) => shard.index === index && attempt === 0)
    .reduce((longest, { durationMs = 0 }) => Math.max(longest, durationMs), 0);
const describeSpread = (lengthsMs) => {
    if (lengthsMs.length < 2)
        return '';
    const evenMs = lengthsMs.reduce((sum, ms) => sum + ms, 0) / lengthsMs.length;
    const longer = Math.round((Math.max(...lengthsMs) / evenMs - 1) * 100);
    return longer === 0 ? ' They are even.' : ` The slowest took ${longer} % longer than an even split.`;
};
/** What to ask for instead of shards that would cost a session on every device and run no test. */
const describeEmptyShards = (total, filled) => `${total - filled} of ${total} shards have no test: use \`shards: ${filled}\` or \`auto\`. They are not started.`;
/** Why this job has nothing to start; with `shards: auto` its shard may not exist. */
const describeEmptyShard = (index = 0, { total }) => index < total
    ? `Shard ${index + 1} of ${total} has no tests.`
    : `Shard ${index + 1} has no tests: \`shards: auto\` needs only ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total, 'shard')}.`;


/***/ }),

/***/ 48989:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gf: () => (/* binding */ classesOfHistory),
  tF: () => (/* binding */ planShards),
  vB: () => (/* binding */ remainingShard)
});

// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 6 modules
var lookup = __webpack_require__(25890);
// EXTERNAL MODULE: ./build/javascript/history/durations.js
var durations = __webpack_require__(20661);
// EXTERNAL MODULE: ./build/javascript/model/build-tag.js
var build_tag = __webpack_require__(99988);
// EXTERNAL MODULE: ./build/javascript/model/planned-shard.js
var planned_shard = __webpack_require__(59066);
// EXTERNAL MODULE: ./build/javascript/results/account-tests.js
var account_tests = __webpack_require__(64489);
// EXTERNAL MODULE: ./build/javascript/results/selection/narrow-selection.js
var narrow_selection = __webpack_require__(399);
// EXTERNAL MODULE: ./build/javascript/results/known-tests.js
var known_tests = __webpack_require__(7141);
;// CONCATENATED MODULE: ./build/javascript/run/prepare/shards/balance.js
/**
 * Spreads items over shards: the longest first, each to the shard that has the least so far. The longest shard is never more than 4/3 of
 * the best that any split could do.
 *
 * Every item is in exactly one shard and no shard is empty: with fewer items than shards there are fewer shards. The same items give the
 * same shards whatever their order, so that jobs that know nothing of each other agree.
 */
const balanceShards = (items, shards) => balance_assign(longestFirst(items), Math.min(shards, items.length))
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, sumMs, items: own }) => ({ index, names: own.map(({ name }) => name), predictedMs: sumMs }));
/**
 * The fewest shards that keep the slowest one within the target, never more than `maxShards`.
 *
 * Where one item alone is beyond the target, it sets the target: what cannot be reached is not paid for with more shards.
 */
const chooseShardCount = (items, { targetMs, maxShards, fixedMs }) => {
    const sorted = longestFirst(items);
    const most = Math.max(1, Math.min(maxShards, items.length));
    const roomMs = Math.max(targetMs - fixedMs, weightOf(sorted[0]));
    if (roomMs === 0)
        return 1;
    const sumMs = sorted.reduce((sum, item) => sum + weightOf(item), 0);
    // Rounded, so that errors of floating point do not ask for one shard more.
    const fewest = Math.max(1, Math.ceil(sumMs / roomMs - 1e-9));
    for (let count = fewest; count < most; count++)
        if (balance_assign(sorted, count).every(({ sumMs: ms }) => ms <= roomMs))
            return count;
    return most;
};
/** A weight that is no number counts as none. */
const weightOf = (item) => item !== undefined && Number.isFinite(item.weightMs) && item.weightMs > 0 ? item.weightMs : 0;
const longestFirst = (items) => items.toSorted((one, other) => weightOf(other) - weightOf(one) || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
/** The loads form a heap with the next one to be filled at the top, so that many shards cost little. */
const balance_assign = (sorted, shards) => {
    const heap = Array.from({ length: shards }, (_, index) => ({ index, sumMs: 0, items: [] }));
    for (const item of sorted) {
        const [least] = heap;
        if (least === undefined)
            break;
        least.sumMs += weightOf(item);
        least.items.push(item);
        sink(heap);
    }
    return heap;
};
const sink = (heap) => {
    let at = 0;
    for (;;) {
        const next = lesser(heap, 2 * at + 1, 2 * at + 2);
        const [parent, child] = [heap[at], heap[next]];
        if (parent === undefined || child === undefined || isLess(parent, child))
            return;
        heap[at] = child;
        heap[next] = parent;
        at = next;
    }
};
const lesser = (heap, left, right) => {
    const [one, other] = [heap[left], heap[right]];
    return one !== undefined && other !== undefined && isLess(other, one) ? right : left;
};
/** Of two equal loads the one with fewer items: items that weigh nothing must not leave a shard empty. */
const isLess = (one, other) => (one.sumMs - other.sumMs || one.items.length - other.items.length || one.index - other.index) < 0;

;// CONCATENATED MODULE: ./build/javascript/run/prepare/shards/split-search.js

/** What is gained by less than this is not worth setting up a class twice. */
const worthwhile = 1.1;
/** Classes that are taken apart one by one, the longest first; all others follow at once. */
const mostSteps = 20;
/**
 * Of all splits into as many shards as can be filled, the one that takes the fewest classes apart and is not much longer than the
 * shortest; empty where there is nothing to spread.
 *
 * @param roomMs what the tests of a shard may take; as long as they stay within it, no class is taken apart
 */
const findSplit = ({ weightsMs, unitsWithin }, shards, roomMs) => {
    const splits = limitsFor(weightsMs, shards, roomMs).map((limitMs) => split(unitsWithin(limitMs), shards));
    const most = Math.max(...splits.map((each) => each.length));
    const full = splits.filter((each) => each.length === most);
    const bestMs = Math.min(...full.map(slowest));
    const acceptedMs = roomMs !== undefined && bestMs <= roomMs ? roomMs : bestMs * worthwhile;
    return full.find((each) => slowest(each) <= acceptedMs) ?? [];
};
/** Lengths beyond which classes are taken apart, from none of them to all that are longer than an even share. */
const limitsFor = (weightsMs, shards, roomMs) => {
    const idealMs = weightsMs.reduce((sum, weightMs) => sum + weightMs, 0) / shards;
    const longest = weightsMs.toSorted((one, other) => other - one);
    const steps = longest.slice(0, mostSteps).filter((weightMs) => weightMs > idealMs);
    return [...steps, ...(roomMs === undefined ? [] : [roomMs]), idealMs].sort((one, other) => other - one);
};
const split = (all, shards) => {
    const units = new Map(all.map((unit) => [unit.name, unit]));
    return balanceShards([...units.values()], shards).map(({ names, predictedMs }) => ({
        units: names.flatMap((name) => units.get(name) ?? []),
        predictedMs,
    }));
};
const slowest = (shards) => Math.max(0, ...shards.map(({ predictedMs }) => predictedMs));

;// CONCATENATED MODULE: ./build/javascript/run/prepare/shards/class-shards.js



/**
 * Spreads the classes of a suite over shards so that the longest is as short as can be.
 *
 * Every class, or every method of a class that is taken apart, is in exactly one shard, and no shard is without a test that runs: there
 * are fewer shards where there is less to spread, and none where nothing runs. Ignored tests go along for the report. Left out are inner
 * classes of which all tests are ignored: what ignores them may be the class around them, and a filter would have them run.
 *
 * @param roomMs what the tests of a shard may take; as long as they stay within it, no class is taken apart
 */
const shardClasses = (classes, shards, roomMs) => {
    const families = familiesOf(classes);
    const running = families.filter(isRunning);
    const splitting = {
        weightsMs: running.map(({ weightMs }) => weightMs),
        unitsWithin: (limitMs) => unitsOf(running, ({ weightMs }) => weightMs > limitMs),
    };
    const chosen = findSplit(splitting, shards, roomMs).map(({ units, predictedMs }) => ({
        filters: units.flatMap(({ filters }) => filters).sort(),
        predictedMs,
    }));
    return withResting(chosen, restingOf(families));
};
/**
 * The entries that are left for one shard of a split by `shardClasses`.
 *
 * @param taken entries of all other shards
 * @param isTaken whether the other shards run what an entry names
 */
const remainingClasses = (classes, taken, isTaken) => {
    const families = familiesOf(classes);
    const apart = new Set(taken.flatMap((entry) => (entry.includes('#') ? (entry.split('#', 1)[0] ?? '') : [])));
    const units = unitsOf(families.filter(isRunning), ({ className }) => apart.has(className));
    const filters = [...units.map((unit) => unit.filters), ...restingOf(families).map((className) => [className])];
    return filters
        .filter((own) => !own.every(isTaken))
        .flat()
        .sort();
};
/** The fewest shards for which `shardClasses` stays within the target; see `chooseShardCount`. */
const countClassShards = (classes, target) => {
    const running = familiesOf(classes).filter(isRunning);
    return chooseShardCount(unitsOf(running, ({ weightMs }) => weightMs > target.targetMs - target.fixedMs), target);
};
/**
 * Classes by the outermost one that has tests: where that is filtered for, those inside run with it. An inner class whose outer class
 * has no tests of its own (`Enclosed`) can be filtered for alone.
 */
const familiesOf = (classes) => {
    const names = new Set(classes.map(({ className }) => className));
    const families = Map.groupBy(classes, ({ className }) => (0,known_tests/* enclosing */.fD)(className).find((name) => names.has(name)) ?? className);
    return [...families].map(([className, members]) => ({
        className,
        members,
        weightMs: members.reduce((sum, { weightMs }) => sum + weightMs, 0),
    }));
};
const isRunning = ({ members }) => members.some(({ methods, complete }) => methods.length > 0 || !complete);
/** Classes of ignored tests alone, which go along for the report. */
const restingOf = (families) => families.filter((family) => !isRunning(family) && !(0,known_tests/* isInner */.xf)(family.className)).map(({ className }) => className);
const unitsOf = (families, isApart) => families.flatMap((family) => {
    const { className, weightMs } = family;
    if (isApart(family) && canBeTakenApart(family))
        return family.members.flatMap(methodUnits);
    return [{ name: className, filters: [className], weightMs }];
});
const canBeTakenApart = ({ members: [only, ...others] }) => only?.complete === true &&
    others.length === 0 &&
    only.methods.length > 1 &&
    only.methods.every(({ name, parameterized }) => !parameterized && isPlain(name));
/** Names with spaces or signs of the shell may not come through to the device as they are. */
const isPlain = (method) => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(method);
/** Ignored methods go with the first one that runs, so that no shard is made of them alone. */
const methodUnits = ({ className, methods, ignored }) => methods.map(({ name, weightMs }, nth) => ({
    name: `${className}#${name}`,
    filters: [name, ...(nth === 0 ? ignored.filter(isPlain) : [])].map((method) => `${className}#${method}`),
    weightMs,
}));
const withResting = (shards, resting) => {
    const leastMs = Math.min(...shards.map(({ predictedMs }) => predictedMs));
    const least = shards.findIndex(({ predictedMs }) => predictedMs === leastMs);
    return shards.map((shard, nth) => (nth === least ? { ...shard, filters: [...shard.filters, ...resting].sort() } : shard));
};

// EXTERNAL MODULE: ./build/javascript/binaries/shard-split.js
var shard_split = __webpack_require__(30828);
;// CONCATENATED MODULE: ./build/javascript/run/prepare/shards/hash-shards.js

/**
 * What the tests of each shard take under the test runner's own split, in the form of its newer releases.
 *
 * The sets of values of a parameterized test have hashes of their own: they are taken to be spread evenly.
 */
const predictHashShards = (classes, shards) => loadsOf(hashTests(classes), shards, 'floor-mod');
/**
 * How many tests each shard runs, in the same form; undefined where that is not certain: sets of values of a parameterized test have
 * names of their own, and some classes only the device knows.
 */
const countHashTests = (classes, shards) => {
    if (classes.length === 0 || classes.some(({ complete, methods }) => !complete || methods.some((one) => one.parameterized)))
        return undefined;
    const counted = classes.map((one) => ({
        ...one,
        weightMs: one.methods.length,
        methods: one.methods.map((method) => ({ ...method, weightMs: 1 })),
    }));
    return predictHashShards(counted, shards);
};
/** More shards are taken only where the slowest gets shorter by as much. */
const hash_shards_worthwhile = 1.1;
/**
 * The fewest shards that keep the slowest one within the target under both forms of the split, never more than `maxShards`. Where none
 * does, the number that comes near the shortest there is: by hash, more shards are not always shorter ones.
 */
const countHashShards = (classes, { targetMs, maxShards, fixedMs }) => {
    const tests = hashTests(classes);
    let best = { count: 1, slowestMs: Number.POSITIVE_INFINITY };
    for (let count = 1; count <= maxShards; count++) {
        const slowestMs = Math.max(...shard_split/* splitForms */.iN.flatMap((form) => loadsOf(tests, count, form)));
        if (slowestMs <= targetMs - fixedMs)
            return count;
        if (slowestMs * hash_shards_worthwhile < best.slowestMs)
            best = { count, slowestMs };
    }
    return best.count;
};
const hashTests = (classes) => classes.flatMap(({ className, methods, weightMs }) => {
    const namedMs = methods.reduce((sum, method) => sum + method.weightMs, 0);
    return [
        ...methods.map(({ name, parameterized, weightMs: ms }) => ({
            hash: parameterized ? undefined : (0,shard_split/* javaHash */.vD)(`${name}(${className})`),
            weightMs: ms,
        })),
        // Tests that only the device knows.
        { hash: undefined, weightMs: Math.max(0, weightMs - namedMs) },
    ];
});
const loadsOf = (tests, shards, form) => {
    const loads = Array.from({ length: shards }, () => 0);
    let anywhereMs = 0;
    for (const { hash, weightMs } of tests) {
        const shard = hash === undefined ? undefined : (0,shard_split/* shardOfHash */.ks)(hash, shards, form);
        if (shard !== undefined)
            loads[shard] = (loads[shard] ?? 0) + weightMs;
        else if (hash === undefined)
            anywhereMs += weightMs;
    }
    return loads.map((sumMs) => Math.round(sumMs + anywhereMs / shards));
};

// EXTERNAL MODULE: ./build/javascript/results/selection/filter-request.js
var filter_request = __webpack_require__(95373);
// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/results/selection/identifier-filters.js
var identifier_filters = __webpack_require__(64854);
;// CONCATENATED MODULE: ./build/javascript/run/prepare/shards/identifier-units.js


/** `Target/Class`, as Xcode names it; without the target where that is not known. */
const classIdentifier = (className, target) => target === undefined ? className : `${target}/${className}`;
/**
 * A class as a whole, or in parts where it is longer than the limit.
 *
 * The service matches names of tests by prefix: `testAdd` also selects `testAddAll`. Tests of which one name begins with another are
 * therefore never separated, so that no entry selects a test of another shard. A class of which only some tests are selected is named by
 * its tests.
 */
const unitsOfClass = (selected, limitMs) => {
    const { target } = selected;
    const { className, weightMs, methods } = selected.timed;
    const groups = groupByPrefix(methods);
    const isWhole = methods.length === selected.all.length;
    const unit = (name, own, filters, ownMs) => ({
        name,
        filters,
        weightMs: ownMs,
        tests: own.map((method) => (0,results/* testName */.U)({ className, name: method.name })),
    });
    const entries = (own) => own.map(({ name }) => `${classIdentifier(className, target)}/${name}`);
    if (weightMs > limitMs && groups.length > 1)
        return groups.map((own) => unit(`${className}/${own[0]?.name}`, own, entries(own), own.reduce((sum, method) => sum + method.weightMs, 0)));
    return [unit(className, methods, isWhole ? [classIdentifier(className, target)] : entries(methods), weightMs)];
};
/** Each test with those whose names begin with its own; a test without such is alone. */
const groupByPrefix = (methods) => {
    const groups = [];
    let prefix;
    // Sorted by code units, names that begin with another one follow it without a gap.
    for (const method of methods.toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))) {
        const last = groups.at(-1);
        if (last !== undefined && prefix !== undefined && method.name.startsWith(prefix))
            last.push(method);
        else {
            groups.push([method]);
            prefix = method.name;
        }
    }
    return groups;
};
/** Tests that were not selected, and that run because their names begin with that of a selected one. */
const extraTests = ({ timed: { className, methods }, all }) => {
    const wanted = methods.map(({ name }) => name);
    const others = all.filter((name) => !wanted.includes(name));
    return (0,identifier_filters/* beginningLike */.lH)(wanted, others).map((name) => (0,results/* testName */.U)({ className, name }));
};
/**
 * Flows as a whole, each by its file. Those that run one after the other stay together.
 *
 * @param sequence classes in the order in which they run
 */
const unitsOfFlows = (selected, sequence = []) => {
    const units = selected.map(({ timed: { className, weightMs, methods }, files = [] }) => ({
        name: className,
        filters: files,
        weightMs,
        tests: methods.map(({ name }) => (0,results/* testName */.U)({ className, name })),
    }));
    const ordered = sequence.flatMap((className) => units.find(({ name }) => name === className) ?? []);
    const [first, ...rest] = ordered;
    if (first === undefined)
        return units;
    const joined = rest.reduce((sum, unit) => ({
        name: sum.name,
        filters: [...sum.filters, ...unit.filters],
        weightMs: sum.weightMs + unit.weightMs,
        tests: [...sum.tests, ...unit.tests],
    }), first);
    return [joined, ...units.filter((unit) => !ordered.includes(unit))];
};

// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/shard-notes.js
var shard_notes = __webpack_require__(43687);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/timed-classes.js
var timed_classes = __webpack_require__(94525);
;// CONCATENATED MODULE: ./build/javascript/run/prepare/shards/identifier-shards.js









/** The service is told the tests of each shard, and they are not known. */
class UndiscoveredTestsError extends Error {
    code = 'shards-tests-unknown';
    constructor(framework, why) {
        super(`${(0,lookup/* definitionOf */.Fg)(framework).title} shards need a test suite whose tests can be discovered, but ${why}`);
        this.name = 'UndiscoveredTestsError';
    }
}
/**
 * Splits a suite whose shards are lists of `Target/Class` and `Target/Class/test`, or of files, by the durations of earlier runs, or by count.
 *
 * Every selected test is in exactly one shard. Only a class that is longer than a shard should be is taken apart into its tests. The same
 * arguments give the same plan, which jobs of a matrix rely on.
 *
 * @throws UndiscoveredTestsError where more than one shard is asked for, and the tests are not all known
 */
const planIdentifierShards = (request, selection, history) => {
    if (request.shards === 1)
        return wholeSuite(request);
    const { suite } = selection;
    const classes = selectedClasses(request, selection, history);
    const timed = classes.map((each) => each.timed);
    const isOfFiles = suite?.tests.some(({ file }) => file !== undefined) === true;
    const unitsWithin = (limitMs) => isOfFiles ? unitsOfFlows(classes, suite.sequence) : classes.flatMap((each) => unitsOfClass(each, limitMs));
    const limits = { targetMs: request.targetMs, maxShards: request.maxShards, fixedMs: (0,durations/* overheadOf */._2)(history ?? durations/* noDurations */.vK) };
    const roomMs = request.shards === 'auto' ? Math.max(0, limits.targetMs - limits.fixedMs) : undefined;
    const wanted = request.shards === 'auto' ? chooseShardCount(unitsWithin(roomMs ?? 0), limits) : request.shards;
    const split = findSplit({ weightsMs: timed.map(({ weightMs }) => weightMs), unitsWithin }, wanted, roomMs);
    // The number of shards is fixed where other jobs count on it.
    const total = request.shardIndex === undefined ? split.length : wanted;
    const isMeasured = timed.some(({ measured }) => measured);
    const shards = split.map(({ units, predictedMs }, index) => {
        const tests = units.flatMap((unit) => unit.tests);
        return {
            shard: { index, total },
            ...(total === 1
                ? {}
                : {
                    classFilter: isOfFiles ? inOrder(units, suite) : units.flatMap(({ filters }) => filters).sort(),
                    tests: new Set(tests),
                }),
            plannedTests: tests.length,
            loadMs: predictedMs,
            predictedMs: isMeasured ? limits.fixedMs + predictedMs : undefined,
        };
    });
    const slowestMs = Math.max(0, ...split.map(({ predictedMs }) => predictedMs));
    const extras = isOfFiles ? [] : classes.flatMap(extraTests);
    // In a build of its own, a shard leaves out by name what the input `tests` does not select.
    const isLeftOut = request.shardIndex !== undefined && Object.keys(selection.filters).length > 0;
    return {
        shardBy: 'duration',
        total,
        shards,
        splitBy: request.shardIndex === undefined && total > 1 ? 'service' : undefined,
        fingerprint: (0,planned_shard/* fingerprintOf */.a)(shards),
        notes: [
            (0,shard_notes/* describeSource */.B6)(timed),
            ...(request.shards === 'auto' ? [(0,shard_notes/* describeChoice */.be)(total, limits, slowestMs, isMeasured)] : []),
            ...(0,shard_notes/* describePlan */.df)(shards),
        ],
        notices: split.length < wanted ? [`Only ${split.length} of ${wanted} shards have tests: the suite has no more tests.`] : [],
        warning: extras.length === 0 || total === 1 || isLeftOut ? undefined : (0,filter_request/* describeExtras */.l$)('were not selected', extras),
    };
};
/**
 * The tests that are left for one shard of a split by `planIdentifierShards`.
 *
 * @param taken entries of all other shards
 * @param isTaken whether the other shards run what an entry names
 * @throws UndiscoveredTestsError where the tests are not all known
 */
const remainingIdentifiers = (request, selection, taken, isTaken) => {
    const apart = new Set(taken.map((entry) => entry.slice(0, entry.lastIndexOf('/'))));
    const units = selectedClasses(request, selection, undefined)
        .flatMap((each) => {
        const isApart = apart.has(classIdentifier(each.timed.className, each.target));
        return unitsOfClass(each, isApart ? -1 : Number.POSITIVE_INFINITY);
    })
        .filter(({ filters }) => !filters.every(isTaken));
    return {
        classFilter: units.flatMap(({ filters }) => filters).sort(),
        tests: new Set(units.flatMap(({ tests }) => tests)),
    };
};
const wholeSuite = ({ shardBy }) => ({
    shardBy,
    total: 1,
    shards: [{ shard: { index: 0, total: 1 } }],
    fingerprint: (0,planned_shard/* fingerprintOf */.a)([]),
    notes: [],
    notices: [],
});
const selectedClasses = ({ framework }, { suite, whole, unclear }, history) => {
    const refuse = (why) => {
        throw new UndiscoveredTestsError(framework, why);
    };
    if (suite === undefined)
        return refuse('its tests are unknown');
    const [unknown] = suite.unknown;
    if (unknown !== undefined)
        return refuse(`the tests of ${unknown.part} are not all known (${unknown.reason})`);
    if (suite.unseen !== undefined)
        return refuse(suite.unseen);
    if (unclear !== undefined)
        return refuse(unclear);
    const selected = (0,timed_classes/* timeClasses */.q0)(suite, history);
    if (selected.length === 0)
        return refuse(whole?.tests.length === 0 ? 'this one has none' : 'the filters select none of them');
    const [ownTests, allTests] = [suite, whole ?? suite].map(({ tests }) => Map.groupBy(tests, ({ className }) => className));
    return selected.map((timed) => {
        const own = ownTests?.get(timed.className) ?? [];
        // Test bundles may have classes of one name.
        const [target = suite.target, ...others] = new Set(own.flatMap((test) => test.target ?? []));
        return {
            timed,
            all: allTests?.get(timed.className)?.map(({ name }) => name) ?? [],
            target: others.length > 0 ? undefined : target,
            files: own.flatMap(({ file }) => file ?? []),
        };
    });
};
/** As the suite orders its flows. */
const inOrder = (units, { tests }) => {
    const own = new Set(units.flatMap(({ filters }) => filters));
    return tests.flatMap(({ file }) => (file !== undefined && own.has(file) ? [file] : []));
};

;// CONCATENATED MODULE: ./build/javascript/run/prepare/shards/shard-plan.js











/**
 * Decides how many shards there are and which tests each one runs, before anything is sent.
 *
 * A suite is split by duration only where it is certain which classes it runs; else the test runner splits it by hash, and a notice says
 * so. One shard is the whole suite in any case. The same arguments give the same plan, which jobs of a matrix rely on.
 *
 * @param history undefined: nothing is known of earlier runs
 */
const planShards = (request, selection, history) => {
    if ((0,lookup/* definitionOf */.Fg)(request.framework).shards?.splitBy === 'service')
        return planIdentifierShards(request, selection, history);
    const { suite } = selection;
    const classes = suite && (0,timed_classes/* timeClasses */.q0)(suite, history);
    const target = { targetMs: request.targetMs, maxShards: request.maxShards, fixedMs: (0,durations/* overheadOf */._2)(history ?? durations/* noDurations */.vK) };
    if (request.shardBy === 'hash' || request.shards === 1)
        return planByHash(request, target, classes, history, selection);
    const obstacle = obstacleIn(selection, classes);
    if (classes !== undefined && obstacle === undefined)
        return planByDuration(request, target, classes, selection);
    const plan = planByHash(request, target, classes, history, selection);
    return { ...plan, notices: [`The suite is split by hash, not by duration: ${obstacle}.`, ...plan.notices] };
};
/** The tests that are left for one shard where the split is known by the entries of all others; undefined where the suite is not known. */
const remainingShard = (request, selection, taken) => {
    const known = new Set(taken);
    const entriesOf = (0,narrow_selection/* selectedEntries */.YZ)(selection);
    const isTaken = (filter) => entriesOf(filter).every((entry) => known.has(entry));
    if ((0,lookup/* definitionOf */.Fg)(request.framework).shards?.splitBy === 'service')
        return remainingIdentifiers(request, selection, taken, (entry) => known.has(entry));
    const classes = selection.suite && (0,timed_classes/* timeClasses */.q0)(selection.suite, undefined);
    if (classes === undefined || obstacleIn(selection, classes) !== undefined)
        return undefined;
    return { classFilter: remainingClasses(classes, taken, isTaken).flatMap(entriesOf) };
};
const planByDuration = (request, target, classes, selection) => {
    const isAuto = request.shards === 'auto';
    const wanted = request.shards === 'auto' ? countClassShards(classes, target) : request.shards;
    const split = shardClasses(classes, wanted, isAuto ? target.targetMs - target.fixedMs : undefined);
    // The number of shards is fixed where other jobs count on it.
    const total = request.shardIndex === undefined ? split.length : wanted;
    const isMeasured = classes.some(({ measured }) => measured);
    const entriesOf = (0,narrow_selection/* selectedEntries */.YZ)(selection);
    const shards = split.map(({ filters, predictedMs }, index) => ({
        shard: { index, total },
        classFilter: total === 1 ? undefined : filters.flatMap(entriesOf),
        loadMs: predictedMs,
        predictedMs: isMeasured ? target.fixedMs + predictedMs : undefined,
    }));
    return {
        shardBy: 'duration',
        total,
        shards,
        fingerprint: (0,planned_shard/* fingerprintOf */.a)(shards),
        notes: [
            (0,shard_notes/* describeSource */.B6)(classes),
            ...(isAuto ? [(0,shard_notes/* describeChoice */.be)(total, target, slowestOf(split.map((shard) => shard.predictedMs)), isMeasured)] : []),
            ...(0,shard_notes/* describePlan */.df)(shards),
        ],
        notices: split.length < wanted ? [`Only ${split.length} of ${wanted} shards have tests: the suite has no more test classes.`] : [],
    };
};
const planByHash = (request, target, classes, history, selection) => {
    const known = classes ?? classesOfHistory(history);
    const isAuto = request.shards === 'auto';
    const total = request.shards === 'auto' ? countHashShards(known, target) : request.shards;
    const loads = predictHashShards(known, total);
    const isMeasured = known.some(({ measured }) => measured);
    const tests = classes && selection.suite?.unseen === undefined ? countHashTests(classes, total) : undefined;
    const all = loads.map((loadMs, index) => ({
        shard: { index, total },
        plannedTests: tests?.[index],
        loadMs,
        predictedMs: isMeasured ? target.fixedMs + loadMs : undefined,
    }));
    // Of none it is known where the suite may have a test that runs anywhere.
    const shards = total === 1 ? all : all.filter((planned) => (0,account_tests/* countKnownTests */.Se)(selection, planned) !== 0);
    const isBlind = isAuto && known.length === 0;
    return {
        shardBy: 'hash',
        total,
        shards,
        fingerprint: (0,build_tag/* hashOf */.qQ)('hash', String(total)),
        notes: [
            ...(isAuto && !isBlind ? [(0,shard_notes/* describeSource */.B6)(known), (0,shard_notes/* describeChoice */.be)(total, target, slowestOf(loads), isMeasured)] : []),
            ...(isMeasured ? (0,shard_notes/* describePlan */.df)(shards) : []),
        ],
        notices: [
            ...(isBlind ? ['Neither the tests nor their durations are known: shards: auto uses one shard.'] : []),
            ...(shards.length < total && !isAuto ? [(0,shard_notes/* describeEmptyShards */.QB)(total, shards.length)] : []),
        ],
    };
};
/** A suite that could not be inspected may have been measured all the same. */
const classesOfHistory = (history) => history === undefined
    ? []
    : (0,timed_classes/* timeClasses */.q0)({ tests: [], unknown: [...history.classes.keys()].map((part) => ({ part })) }, history);
const slowestOf = (timesMs) => Math.max(0, ...timesMs);
/** Why a split by class could lose tests, as a clause. */
const obstacleIn = ({ suite, unclear, byClass }, classes) => {
    if (suite === undefined || classes === undefined)
        return 'its tests are unknown';
    if (unclear !== undefined)
        return unclear;
    if (!byClass)
        return 'the filters in capabilities select by something other than whole classes that were found in the suite';
    const file = suite.unknown.find(({ part }) => !(0,timed_classes/* isClassPart */.US)(part));
    if (file !== undefined)
        return `the tests in ${file.part} are unknown`;
    if (suite.unseen !== undefined)
        return suite.unseen;
    const unnameable = classes.find(({ className }) => !(0,timed_classes/* canBeFiltered */.j)(className));
    if (unnameable !== undefined)
        return `no filter can name the class "${unnameable.className}"`;
    return classes.some(({ methods, complete }) => methods.length > 0 || !complete) ? undefined : 'it has no test that runs';
};


/***/ }),

/***/ 94525:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ usualTestMs),
/* harmony export */   US: () => (/* binding */ isClassPart),
/* harmony export */   j: () => (/* binding */ canBeFiltered),
/* harmony export */   q0: () => (/* binding */ timeClasses)
/* harmony export */ });
/* harmony import */ var _history_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20661);
/* harmony import */ var _results_known_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141);


/** A guess for a test of which nothing is known, where nothing at all is known. */
const usualTestMs = 10_000;
/**
 * What each class of a suite is expected to take: the sum over its methods of the median of their last runs.
 *
 * A method that is new takes the median of its class's other methods; a class that is new takes the median of the classes. Where
 * nothing has been measured yet, every test takes the same, so that classes count by their tests.
 *
 * @param history undefined: nothing is known
 * @returns sorted by name
 */
const timeClasses = (suite, history) => {
    const unknown = new Set(suite.unknown.map(({ part }) => part).filter(isClassPart));
    const tests = Map.groupBy(suite.tests, ({ className }) => className);
    const names = [...new Set([...tests.keys(), ...unknown])].sort();
    const measured = names.map((className) => measureClass(className, tests.get(className) ?? [], !unknown.has(className), history?.classes.get(className)));
    const usualMs = (0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(measured.flatMap((one) => (one.measured && one.weightMs !== undefined ? [one.weightMs] : [])));
    return measured.map((one) => (one.weightMs === undefined ? guessClass(one, usualMs) : { ...one, weightMs: one.weightMs }));
};
/** Unknown parts are classes or files of the suite. */
const isClassPart = (part) => !(0,_results_known_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .isFilePart */ .EQ)(part) && canBeFiltered(part);
/** What a `class` filter can name: no comma, space or quote, which something on the way to the device may take for its own. */
const canBeFiltered = (className) => /^[\p{L}\p{N}_$.-]+$/u.test(className);
const measureClass = (className, tests, complete, samples) => {
    const running = tests.filter(({ ignored }) => !ignored);
    const ignored = tests.filter((test) => test.ignored).map(({ name }) => name);
    const known = running.map((test) => (0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(samples?.get(test.name)?.durationsMs ?? []));
    const usualMs = (0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(known.filter((ms) => ms !== undefined));
    const extraMs = complete ? 0 : sumOfOthers(running, samples);
    const methods = running.map(({ name, parameterized, naming }, nth) => ({
        name,
        parameterized: parameterized || naming !== undefined,
        weightMs: known[nth] ?? usualMs ?? 0,
    }));
    const sumMs = methods.reduce((sum, { weightMs }) => sum + weightMs, extraMs);
    const one = { className, methods, ignored, complete, measured: sumMs > 0 };
    const rests = complete && running.length === 0;
    return rests || sumMs > 0 ? { ...one, weightMs: sumMs } : one;
};
/** Methods that only the reports of earlier runs know. */
const sumOfOthers = (running, samples) => {
    const names = new Set(running.map(({ name }) => name));
    const others = [...(samples ?? [])].filter(([name]) => !names.has(name));
    return others.reduce((sum, [, { durationsMs }]) => sum + ((0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(durationsMs) ?? 0), 0);
};
const guessClass = (one, usualMs) => {
    const weightMs = usualMs ?? Math.max(1, one.methods.length) * usualTestMs;
    const methods = one.methods.map((method) => ({ ...method, weightMs: Math.round(weightMs / one.methods.length) }));
    return { ...one, methods, weightMs };
};


/***/ })

};
;