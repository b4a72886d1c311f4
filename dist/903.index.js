"use strict";
exports.id = 903;
exports.ids = [903];
exports.modules = {

/***/ 35855:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ alternativesOfAll),
/* harmony export */   Zp: () => (/* binding */ devicesAsWritten),
/* harmony export */   a3: () => (/* binding */ resolveDevices),
/* harmony export */   fw: () => (/* binding */ DeviceListError)
/* harmony export */ });
/* unused harmony exports chooseDevices, explainChoice */
/* harmony import */ var _lib_nearest_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64572);
/* harmony import */ var _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39707);
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96804);
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25918);




/** Lines of `devices` cannot be resolved without the service's device list. */
class DeviceListError extends Error {
    code = 'device-list-unavailable';
    hint = (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .nextStepFor */ .Lz)('device-list-unavailable');
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
    if (!lines.some(_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isSelector */ .cB))
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
        const free = list.filter((offer) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .findRequestedDevice */ .wl)(taken, entryOf(offer)) === 'none');
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
        if ((0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isSelector */ .cB)(line))
            log.info(`${line} → ${device}${origin}`);
    return { devices: choices.map(({ device }) => device), choices, problems: [], offers };
};
/** What was resolved before is kept, although the list may have changed since. */
const withKept = async (choices, offers, os) => {
    const list = await offers;
    const kept = choices.filter(({ line }) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isSelector */ .cB)(line)).map(({ device }) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .splitDevice */ .n1)(device));
    return list && [...list, ...kept.map(({ name, version }) => ({ device: name, osVersion: version, os }))];
};
const readList = async (lines, offers, { cloud, signal }) => {
    const selectors = lines.filter(_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isSelector */ .cB);
    try {
        // Where the first request failed, the second one tells why.
        const list = (await offers) ?? (await cloud.devices.list());
        if (list.length > 0)
            return list;
    }
    catch (error) {
        signal.throwIfAborted();
        throw new DeviceListError(selectors, (0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error), error);
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
        log.info(`Could not read which devices are in use (${(0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}): using the first alternative that the service offers.`);
        return [];
    }
};
/**
 * Resolves each line to one device. Exact lines stay as they are and come first; no two lines resolve to the same device.
 *
 * @param offers of the system that the framework tests, in the service's order
 * @param uses how many of a device are in use, where the service tells it
 */
const chooseDevices = (lines, offers, uses = []) => {
    const taken = lines.filter((line) => !(0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isSelector */ .cB)(line));
    const busy = busyDevices(uses);
    return lines.map((line) => {
        if (!(0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isSelector */ .cB)(line))
            return { line, device: line };
        const selectors = (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .alternativesOf */ .c3)(line).flatMap((text) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSelector */ .Pl)(text) ?? []);
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
/**
 * By device: those that may take over from it, the other alternatives of its line, those behind it first.
 *
 * @param offers of the service; where its list is not known, alternatives that name one device count
 */
const alternativesOfAll = (choices, offers, os) => new Map(choices.map((choice) => [choice.device, otherAlternatives(choice, offers, os)]));
const otherAlternatives = ({ line, device }, offers, os) => {
    const offered = offers?.filter((offer) => offer.os === os || offer.os === 'unknown');
    const devices = (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .alternativesOf */ .c3)(line).flatMap((text) => {
        if (offered === undefined)
            return (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isSelector */ .cB)(text) ? [] : [text];
        const selector = (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSelector */ .Pl)(text);
        const found = selector && newestMatch(selector, offered, []);
        return found === undefined ? [] : [entryOf(found)];
    });
    const own = devices.findIndex((each) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .deviceKey */ .cY)(each) === (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .deviceKey */ .cY)(device));
    return [...devices.slice(own + 1), ...devices.slice(0, Math.max(0, own))];
};
/** As a build request names it. */
const entryOf = ({ device, osVersion }) => `${device}-${osVersion}`;
const keyOf = (offer) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .deviceKey */ .cY)(entryOf(offer));
/** What the service says nothing about is free. */
const busyDevices = (uses) => new Set(uses.filter(({ used, limit }) => used >= limit).map(({ device, osVersion }) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .deviceKey */ .cY)(`${device}-${osVersion}`)));
/**
 * The newest version that matches and is not taken, the first in the list among equals.
 *
 * The versions for `latest-<n>` are counted among all matches: what another line has is still offered.
 */
const newestMatch = (selector, offers, taken) => {
    const { version } = selector;
    const named = offers.filter((offer) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesName */ .Hj)(selector, offer));
    const matches = typeof version === 'string' ? named.filter((offer) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesVersion */ .y1)(version, offer)) : upTo(version.latest, named);
    // The sort keeps the order of equals.
    return matches
        .toSorted((a, b) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(b.osVersion, a.osVersion))
        .find((offer) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .findRequestedDevice */ .wl)(taken, entryOf(offer)) === 'none');
};
/** Those whose version has at least `n` distinct newer ones. */
const upTo = (n, offers) => {
    const versions = [];
    for (const version of offers.map(({ osVersion }) => osVersion).toSorted((a, b) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(b, a)))
        if (versions.length === 0 || (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(versions.at(-1) ?? '', version) !== 0)
            versions.push(version);
    const newest = versions[n];
    return newest === undefined ? [] : offers.filter(({ osVersion }) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(osVersion, newest) <= 0);
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
    const newestFirst = offers.toSorted((a, b) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(b.osVersion, a.osVersion));
    const selectors = (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .alternativesOf */ .c3)(line).flatMap((text) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSelector */ .Pl)(text) ?? []);
    const named = selectors.flatMap((selector) => newestFirst.filter((offer) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesName */ .Hj)(selector, offer)));
    const names = offers.map(({ device }) => device);
    const similar = selectors.flatMap(({ name }) => (0,_lib_nearest_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .L)(name.replaceAll('*', '').trim(), names, suggestions).flatMap((near) => newestFirst.find(({ device }) => device === near) ?? []));
    const entries = [...named, ...similar].map(entryOf);
    const shown = entries.length > 0 ? entries : newestFirst.map(entryOf);
    return [...new Set(shown)].slice(0, suggestions);
};


/***/ }),

/***/ 72769:
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
var durations = __webpack_require__(20661);
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
const durationMs = schemas/* int */.Whr().min(1).max(durations/* longestSampleMs */.p5);
const durations_document_name = schemas/* string */.YjP().min(1).max(durations/* longestName */.YG);
/** A list without the entries that make no sense. */
const listOf = (entry) => schemas/* array */.YOg(schemas/* unknown */.L5J().transform((value) => entry.safeParse(value).data))
    .transform((read) => read.filter((value) => value !== undefined));
const samples = schemas/* tuple */.PVZ([count], schemas/* unknown */.L5J())
    .transform(([seen, ...read]) => ({ seen, durationsMs: listOf(durationMs).parse(read).slice(-durations/* keptSamples */.wV) }))
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
        overheads: isPast(overheads) ? overheads : durations/* noDurations */.vK.overheads,
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
    return stored === undefined ? durations/* noDurations */.vK : (0,durations/* durationsOf */.DM)(stored);
};
const restore = async ({ store, basisKey }) => {
    const text = await store.restore(basisKey, []);
    return text === undefined ? undefined : readDurations(text);
};

// EXTERNAL MODULE: ./build/javascript/history/run-history.js + 4 modules
var run_history = __webpack_require__(66508);
// EXTERNAL MODULE: ./build/javascript/inputs/api-version.js
var api_version = __webpack_require__(5436);
// EXTERNAL MODULE: ./build/javascript/model/device-shard.js
var device_shard = __webpack_require__(8882);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/run/prepare/devices/resolve-devices.js
var resolve_devices = __webpack_require__(35855);
// EXTERNAL MODULE: ./build/javascript/run/prepare/plan.js
var prepare_plan = __webpack_require__(69054);
// EXTERNAL MODULE: ./build/javascript/run/prepare/prediction.js
var prepare_prediction = __webpack_require__(2952);
// EXTERNAL MODULE: ./build/javascript/run/prepare/preflight.js + 10 modules
var preflight = __webpack_require__(76415);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/agree-on-split.js
var agree_on_split = __webpack_require__(80996);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/shard-notes.js
var shard_notes = __webpack_require__(43687);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/shard-plan.js + 1 modules
var shard_plan = __webpack_require__(95043);
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
    const predictor = past && (0,prepare_prediction/* createPredictor */.rY)(inputs, suite, shardPlan.shards, past);
    const prediction = predictor?.run(plan.builds, await freeSlots(plan.builds, context));
    const selectionNotes = selection.note === undefined ? [] : [selection.note];
    const predicted = (0,describe/* describePrediction */.pC)(prediction);
    for (const note of [...selectionNotes, ...shardPlan.notes])
        log.info(note);
    for (const notice of shardPlan.notices)
        log.notice(notice);
    if (shardPlan.warning !== undefined)
        log.warning(shardPlan.warning);
    log.info(predicted);
    const budget = (0,prepare_prediction/* budgetOfJob */.GW)(inputs, shardPlan.total);
    const emptyShard = plan.builds.length === 0 ? (0,shard_notes/* describeEmptyShard */.HQ)(inputs.shardIndex, shardPlan) : undefined;
    return {
        ...examined,
        plan,
        predictor,
        prediction,
        budget,
        overBudget: (0,prepare_prediction/* exceeds */.Or)(prediction, budget),
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
        return history === undefined || history.runs.length === 0 ? undefined : (0,prepare_prediction/* pastDurationsOf */.vM)(history);
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
        return durations/* noDurations */.vK;
    const { github, log, isSimulated } = context;
    const isShared = (0,agree_on_split/* needsAgreement */.qF)(inputs);
    // What a missing cache means for the jobs of a matrix is logged with the split.
    const notice = isShared ? log.info : log.notice;
    const cache = (0,github_cache/* openCacheStore */.qb)('durations', { ...context, log: { ...log, notice } });
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

/***/ 97047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ selectByChanges)
/* harmony export */ });
/* unused harmony export selectionOf */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52575);
/* harmony import */ var _github_branch_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61721);
/* harmony import */ var _github_github_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11754);
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71113);





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
        const event = await (0,_github_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)(context.environment);
        const { githubToken } = service;
        const call = githubToken === undefined ? undefined : await (0,_github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .openGitHubApi */ .II)(githubToken, context);
        const changed = await (0,_github_branch_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readChangedFiles */ .IM)(call, event, context.signal);
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
        const notes = [`${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(files.length, 'changed file')} in ${source}.`, ...selection.notes];
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
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
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
    return `${pattern} matches ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(files, 'file')} and selects ${named.length === 0 ? 'nothing' : named.join(', ')}${more}.`;
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
/* harmony import */ var _model_run_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47206);
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25918);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69054);
/* harmony import */ var _shard_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95043);








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
    return (0,_model_run_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprintOf */ .ax)(complete) === fingerprint ? { ...plan, shards: complete } : undefined;
};


/***/ })

};
;