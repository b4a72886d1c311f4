"use strict";
exports.id = 431;
exports.ids = [431];
exports.modules = {

/***/ 63431:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cleanup: () => (/* binding */ cleanup)
});

// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 6 modules
var lookup = __webpack_require__(25890);
// EXTERNAL MODULE: ./build/javascript/model/framework.js
var model_framework = __webpack_require__(88917);
// EXTERNAL MODULE: ./build/javascript/inputs/reader.js
var inputs_reader = __webpack_require__(77642);
// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var inputs_service = __webpack_require__(92782);
;// CONCATENATED MODULE: ./build/javascript/inputs/cleanup-inputs.js




/** @throws InputError with every mistake in every input, before anything was sent */
const readCleanupInputs = async (environment, context) => {
    const reader = new inputs_reader/* InputReader */.i_(environment);
    const service = await (0,inputs_service/* readServiceInputs */.Dz)(reader, context);
    const kinds = readKinds(reader);
    const customId = reader.optional('custom-id');
    const olderThanDays = readAge(reader);
    const ids = readIds(reader);
    const dryRun = reader.boolean('dry-run', true);
    const scope = reader.choice('scope', ['user', 'group'], 'user');
    // Deleting everything must be asked for explicitly.
    if (!dryRun && customId === undefined && olderThanDays === undefined && ids.length === 0)
        reader.problem({
            input: 'dry-run',
            value: 'false',
            accepted: "expected together with custom-id, older-than-days or ids; custom-id: '*' selects every upload",
        });
    reader.finish();
    return {
        service,
        kinds,
        customId,
        olderThanDays,
        ids: ids.length === 0 ? undefined : ids,
        scope,
        dryRun,
    };
};
const readKinds = (reader) => {
    const input = 'kinds';
    const accepted = `expected one or more of ${(0,inputs_reader/* listed */.KE)(lookup/* uploadKinds */.jQ)}`;
    const words = reader.list(input);
    if (words.length === 0)
        reader.problem({ input, accepted });
    const kinds = new Set();
    for (const word of words) {
        const kind = lookup/* uploadKinds */.jQ.find((known) => known === word);
        if (kind === undefined)
            reader.problem({ input, value: word, accepted: accepted + whyNone(word) });
        else
            kinds.add(kind);
    }
    return [...kinds];
};
/** Uploads of some frameworks are known only by the steps that made them. */
const whyNone = (word) => {
    const framework = model_framework/* frameworks */.I.find((each) => word.startsWith(each) && !(0,lookup/* canDeleteUploads */.ov)(each));
    return framework === undefined ? '' : `; the service has no known call that lists uploads of ${(0,lookup/* definitionOf */.Fg)(framework).title}`;
};
const readIds = (reader) => {
    const ids = reader.list('ids');
    for (const id of ids)
        if (!/^(?:(?:bs|media):\/\/)?[\w-]{1,200}$/.test(id))
            reader.problem({ input: 'ids', value: id, accepted: 'expected ids, or references such as bs://… or media://…' });
    return [...new Set(ids)];
};
const readAge = (reader) => {
    const input = 'older-than-days';
    if (reader.text(input) === '')
        return undefined;
    return reader.number(input, {
        fallback: 0,
        min: 0,
        max: 36_500,
        whole: false,
        accepted: 'expected a number of days, 0 or more',
    });
};

// EXTERNAL MODULE: ./build/javascript/lib/map-texts.js
var map_texts = __webpack_require__(69656);
// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./build/javascript/run/connect.js + 8 modules
var connect = __webpack_require__(27282);
// EXTERNAL MODULE: ./build/javascript/cloud/errors.js
var errors = __webpack_require__(97430);
// EXTERNAL MODULE: ./build/javascript/cloud/resources/uploads.js + 1 modules
var uploads = __webpack_require__(92279);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/lib/wildcard.js
var wildcard = __webpack_require__(54317);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/run/upload/reused-uploads.js
var reused_uploads = __webpack_require__(30608);
;// CONCATENATED MODULE: ./build/javascript/run/upload/delete-uploads.js






const openCleanup = () => ({ deleted: [], kept: [], failures: [] });
/** Looks at all uploads of each kind and deletes the chosen ones; in a dry run it only says which they are. */
const deleteUploads = async (inputs, context, outcome) => {
    for (const kind of inputs.kinds) {
        try {
            await cleanArea((0,reused_uploads/* uploadArea */.x4)(context.cloud, kind), inputs, context, outcome);
        }
        catch (error) {
            context.signal.throwIfAborted();
            outcome.failures.push((0,run_problem/* problemOf */.Zw)(error, `Could not list ${kind}: `));
        }
    }
    warnOfUnknownIds(inputs, context, outcome);
};
/** What is deleted makes room in the next listing, so everything is reached that is not behind too many kept uploads. */
const cleanArea = async (area, inputs, context, outcome) => {
    const { kind } = area;
    const { log } = context;
    const seen = new Set();
    for (;;) {
        const { records, mayHoldMore } = await findUploads(area, inputs);
        const fresh = records.filter(({ id }) => !seen.has(id));
        log.info(`${kind}: the service lists ${records.length}${seen.size === 0 ? '' : `, ${fresh.length} of them not seen before`}.`);
        const deletedBefore = outcome.deleted.length;
        for (const record of fresh) {
            seen.add(record.id);
            await settle(record, area, inputs, context, outcome);
        }
        const allFound = inputs.ids?.every((id) => seen.has(bareId(id))) ?? false;
        if (!mayHoldMore || allFound)
            return;
        if (inputs.dryRun || outcome.deleted.length === deletedBefore)
            break;
    }
    log.warning(`${kind}: an unknown number of older uploads may remain: the service lists at most ${uploads/* maxListedUploads */.QU} at once, and ${seen.size} were checked. To delete older apps and media, set an exact custom-id; to delete older suites and app directories, set ids.`);
};
/**
 * Everything that the service tells about the uploads of a kind. A listing holds only the newest, so uploads that the inputs name are
 * also asked for by name: ids by their detail where the kind has one, a custom id by its own listing.
 */
const findUploads = async (area, { customId, ids = [], scope }) => {
    const named = await readDetails(area, ids);
    const listed = await area.list({ scope });
    const mayHoldMore = (0,uploads/* mayHoldMoreUploads */.ey)(listed.length);
    const ofCustomId = mayHoldMore && customId !== undefined && !customId.includes('*') ? await area.list({ scope, customId }) : [];
    const known = new Map([...ofCustomId, ...listed].map((record) => [record.id, record]));
    for (const [id, record] of named) {
        // The detail is newer than the listing, which may still hold what was deleted a moment ago.
        if (record === undefined)
            known.delete(id);
        else
            known.set(record.id, record);
    }
    return { records: [...known.values()], mayHoldMore };
};
/** Undefined for an id that the service does not know among the uploads of this kind. */
const readDetails = async ({ get }, ids) => {
    const details = new Map();
    if (get === undefined)
        return details;
    for (const id of ids.map(bareId)) {
        const record = get(id).catch((error) => {
            if (!(error instanceof errors/* NotFoundError */.m_))
                throw error;
        });
        details.set(id, (await record) ?? undefined);
    }
    return details;
};
/** The id of a reference such as `bs://…`. */
const bareId = (idOrReference) => idOrReference.replace(/^[a-z]+:\/\//, '');
const settle = async (record, area, inputs, { clock, log, signal }, { deleted, kept, failures }) => {
    const { kind } = area;
    const upload = { kind, id: record.id, name: record.name ?? record.customId ?? record.id };
    if (!isChosen(record, inputs, clock.nowMs())) {
        kept.push(upload);
        return;
    }
    try {
        if (!inputs.dryRun)
            await area.delete(record.id);
        log.info(`${inputs.dryRun ? 'Would delete' : 'Deleted'} ${kind} ${upload.name} (${record.id}).`);
        deleted.push(upload);
    }
    catch (error) {
        signal.throwIfAborted();
        failures.push((0,run_problem/* problemOf */.Zw)(error, `Could not delete ${kind} ${upload.name} (${record.id}): `));
        kept.push(upload);
    }
};
const warnOfUnknownIds = ({ ids = [], kinds }, { log }, outcome) => {
    const known = new Set([...outcome.deleted, ...outcome.kept].map(({ id }) => id));
    const unknown = ids.filter((id) => !known.has(bareId(id)));
    if (unknown.length > 0)
        log.warning(`No upload of the kinds ${kinds.join(', ')} was found under ${unknown.join(', ')}.`);
};
/** Every condition that was given must hold. An upload of unknown age is kept where an age is asked for. */
const isChosen = (record, { customId, olderThanDays, ids }, nowMs) => {
    if (ids !== undefined && !ids.some((id) => id === record.id || id === record.url))
        return false;
    if (customId !== undefined && !matches(customId, record.customId))
        return false;
    if (olderThanDays === undefined)
        return true;
    return record.uploadedAt !== undefined && nowMs - record.uploadedAt.getTime() > olderThanDays * durations/* dayMs */.LP;
};
/** `*` alone is everything, also an upload without a custom id. */
const matches = (pattern, customId) => customId === undefined ? /^\*+$/.test(pattern) : (0,wildcard/* matchesWildcard */._W)(pattern, customId);

// EXTERNAL MODULE: ./build/javascript/commands/start-embedded.js
var start_embedded = __webpack_require__(11129);
;// CONCATENATED MODULE: ./build/javascript/commands/cleanup.js
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








/** Lists uploads and deletes the chosen ones; a dry run, which is the default, only says which they are. */
const cleanup = async (step) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = await readCleanupInputs(step.environment, step.github);
        const context = __addDisposableResource(env_1, await (0,connect/* connect */.Ng)(inputs.service, lookup/* anyFramework */.v2, step, start_embedded/* startEmbedded */.H), true);
        const outcome = openCleanup();
        try {
            await deleteUploads(inputs, context, outcome);
        }
        finally {
            // What was deleted before a cancellation is gone all the same.
            const shown = (0,map_texts/* mapTexts */.z)(outcome, context.cloud.redact);
            context.setOutputs({ deleted: JSON.stringify(shown.deleted), kept: JSON.stringify(shown.kept) });
        }
        const { deleted, kept, failures } = (0,map_texts/* mapTexts */.z)(outcome, context.cloud.redact);
        const uploads = (0,numbers/* counted */.hS)(deleted.length, 'upload');
        context.log.info(inputs.dryRun ? `A dry run: would delete ${uploads} and keep ${kept.length}.` : `Deleted ${uploads} and kept ${kept.length}.`);
        if (failures.length === 0)
            return;
        for (const failure of failures)
            context.log.error((0,error_codes/* problemSentence */.D1)(failure));
        for (const failure of failures.slice(0, 1))
            context.log.info((0,error_codes/* nextLine */.sE)(failure, context.github.docsUrl));
        context.fail();
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
};


/***/ }),

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

/***/ 30608:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ findReusedUpload),
/* harmony export */   MW: () => (/* binding */ matrixPositionOf),
/* harmony export */   QA: () => (/* binding */ findSharedUpload),
/* harmony export */   fm: () => (/* binding */ contentId),
/* harmony export */   vy: () => (/* binding */ uploadPlace),
/* harmony export */   x4: () => (/* binding */ uploadArea)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25890);
/* harmony import */ var _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71698);
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25918);







const readBytesAtOnce = 1024 * 1024;
/**
 * The custom id under which equal content is found again: the same bytes give the same id, whatever the file's name.
 *
 * @throws the signal's reason once it aborts
 */
const contentId = async (file, signal) => {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    try {
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file, { highWaterMark: readBytesAtOnce }), hash, { signal });
    }
    catch (error) {
        // The stream fails with an error of its own, which does not say why it was aborted.
        signal.throwIfAborted();
        throw error;
    }
    return `mtc-${hash.digest('hex')}`;
};
/** The newest upload that the service still holds under a custom id; `unknown` where it cannot be asked, or lists none. */
const findReusedUpload = async (area, customId, { log, signal }) => {
    if (area.list === undefined)
        return 'unknown';
    try {
        const records = await area.list({ customId });
        return records.find((record) => record.customId === customId) ?? 'none';
    }
    catch (error) {
        signal.throwIfAborted();
        log.info(`Could not look up the uploads under the custom id ${customId} (${(0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .describeError */ .Uc)(error)}).`);
        return 'unknown';
    }
};
/**
 * The jobs of a matrix start together, and none of them finds what the others are about to send. So the job of the first shard sends it,
 * and the others wait for that for a while.
 *
 * @returns nothing where this job must not count on others: it runs alone, no other job reuses what it sends, or it runs again, perhaps
 * without the others
 */
const matrixPositionOf = ({ shardIndex, reuseUploads, cleanup }, total, { github, service }) => shardIndex === undefined || !reuseUploads || cleanup || github.runAttempt > 1 || (0,_inputs_service_js__WEBPACK_IMPORTED_MODULE_4__/* .isEmbedded */ .nq)(service)
    ? undefined
    : { index: shardIndex, total };
/** What the service holds, or gets from another job while this one may wait for it. */
const findSharedUpload = async (area, content, matrixPosition, context) => {
    const held = await findReusedUpload(area, content.customId, context);
    if (typeof held === 'object')
        return held;
    return held === 'unknown' || matrixPosition === undefined ? undefined : awaitUpload(area, content, matrixPosition, context);
};
const awaitUpload = async (area, { name, customId, sizeBytes }, matrixPosition, context) => {
    const { clock, log, signal, random } = context;
    const longestMs = patienceMs(matrixPosition, sizeBytes);
    if (longestMs === 0)
        return undefined;
    log.info(`The job of another shard is uploading the ${name}; waiting at most ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(longestMs)}.`);
    const endMs = clock.monotonicMs() + longestMs;
    for (;;) {
        const pauseMs = pauseBeforeAskMs(matrixPosition, longestMs, random);
        if (clock.monotonicMs() + pauseMs > endMs)
            break;
        await clock.sleep(pauseMs, signal);
        const held = await findReusedUpload(area, customId, context);
        if (typeof held === 'object')
            return held;
        if (held === 'unknown')
            return undefined;
    }
    log.info(`No other job uploaded the ${name} in time; this job uploads it.`);
    return undefined;
};
/** A slow line of a hosted runner. */
const bytesPerMs = 4_000;
/** How much later than this job another one may start. What is sent in a moment is not worth such a wait. */
const longestLateMs = 10_000;
const shortestLateMs = 1_000;
const lateBytesPerMs = 1_000;
const longestTurnMs = 180_000;
/** Later shards wait no longer, so that no job waits for a whole matrix that does not come. */
const mostTurns = 3;
/** The first shard does not wait; the next ones take over in turn where those before them do not come. */
const patienceMs = ({ index }, sizeBytes) => {
    const lateMs = Math.min(longestLateMs, shortestLateMs + sizeBytes / lateBytesPerMs);
    return Math.min(index, mostTurns) * Math.min(longestTurnMs, lateMs + sizeBytes / bytesPerMs);
};
const leastPauseMs = 500;
const pausePerPatience = 0.05;
/** All jobs together ask for one thing ten times a second at most, which is far below what the service allows. */
const pausePerJobMs = 100;
const pauseBeforeAskMs = ({ total }, longestMs, random) => Math.max(leastPauseMs, longestMs * pausePerPatience, total * pausePerJobMs) * (0.5 + random());
const uploadArea = (cloud, kind) => {
    const framework = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .frameworkOfUploads */ .kj)(kind);
    if (framework === undefined)
        return { kind, ...(kind === 'media' ? cloud.media : cloud.apps) };
    const uploads = suitesOf(cloud, framework);
    return { kind, ...uploads, list: narrowed(() => uploads.list()) };
};
/** Where the app or the test suite of a framework goes. */
const uploadPlace = (cloud, framework, binary) => {
    const kind = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .definitionOf */ .Fg)(framework)[binary]?.uploads;
    if (kind !== undefined)
        return uploadArea(cloud, kind);
    const { uploadFile, uploadUrl } = binary === 'app' ? cloud.apps : suitesOf(cloud, framework);
    return { uploadFile, uploadUrl };
};
const suitesOf = (cloud, framework) => (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .testHolder */ .$0)(framework) === 'app' ? cloud.appDirectories : cloud.testSuites(framework);
/** These listings know no custom id to ask for. */
const narrowed = (list) => async ({ customId }) => {
    const records = await list();
    return customId === undefined ? records : records.filter((record) => record.customId === customId);
};


/***/ })

};
;