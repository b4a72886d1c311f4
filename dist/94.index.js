"use strict";
exports.id = 94;
exports.ids = [94];
exports.modules = {

/***/ 10094:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _alerts_resume_alerts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21554);
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25890);
/* harmony import */ var _inputs_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77642);
/* harmony import */ var _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92782);
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25918);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50191);
/* harmony import */ var _run_connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27282);
/* harmony import */ var _run_run_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25992);
/* harmony import */ var _run_stop_builds_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29211);
/* harmony import */ var _run_upload_reused_uploads_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30608);
/* harmony import */ var _start_embedded_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11129);
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











/** Runs after the job, also after failure and cancellation. */
const post = async (context) => {
    const run = (0,_run_run_state_js__WEBPACK_IMPORTED_MODULE_7__/* .readSavedRun */ .F2)(context.getState);
    if (run !== undefined && context.getState(_run_run_state_js__WEBPACK_IMPORTED_MODULE_7__/* .finishedState */ .Ef) !== 'true') {
        nameRunningBuilds(run, context);
        await stopRunningBuilds(run, context);
    }
    if (context.getState(_alerts_resume_alerts_js__WEBPACK_IMPORTED_MODULE_0__/* .pausedAlertsState */ .xM) !== '')
        await resumeAlerts(context);
    if (run !== undefined && run.uploads.length > 0)
        await deleteOwnUploads(run, context);
};
/** For `mode: pause` of the alerts action. */
const resumeAlerts = async (context) => {
    const { resumeAfterJob } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 21554));
    await resumeAfterJob(context, _start_embedded_js__WEBPACK_IMPORTED_MODULE_10__/* .startEmbedded */ .H);
};
const nameRunningBuilds = ({ started, unsettledStarts, project }, { environment, log }) => {
    if (started.length > 0) {
        const builds = `of the project ${project}`;
        const named = started.join(', ');
        const baseUrl = new _inputs_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .InputReader */ .i_(environment).text('base-url');
        log.warning((0,_inputs_service_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmbedded */ .nq)({ baseUrl })
            ? `The step was stopped before it could report. These builds ${builds} were still running, and ended with the built-in cloud: ${named}`
            : `The step was stopped before it could report. These builds ${builds} are still running: ${named}. To wait for them, set \`build-ids: '${JSON.stringify(started)}'\` in a later step.`);
    }
    if (unsettledStarts > 0)
        log.warning(`The step was stopped while it started builds: look for builds of the project ${project} on the dashboard.`);
};
/** The step was ended before it could do so itself. */
const stopRunningBuilds = async ({ framework, started, attached = false }, step) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (attached || started.length === 0 || (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionOf */ .Fg)(framework).paths.stop === undefined)
            return;
        const service = await (0,_inputs_service_js__WEBPACK_IMPORTED_MODULE_3__/* .readServiceInputs */ .Dz)(new _inputs_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .InputReader */ .i_(step.environment), step.github);
        if ((0,_inputs_service_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmbedded */ .nq)(service))
            return;
        const context = __addDisposableResource(env_1, await (0,_run_connect_js__WEBPACK_IMPORTED_MODULE_6__/* .connect */ .Ng)(service, framework, step, _start_embedded_js__WEBPACK_IMPORTED_MODULE_10__/* .startEmbedded */ .H), true);
        await (0,_run_stop_builds_js__WEBPACK_IMPORTED_MODULE_8__/* .stopBuilds */ .i)(framework, started, context);
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
/** For `cleanup: true`, once no build uses them. The built-in cloud ended with the step, and its uploads with it. */
const deleteOwnUploads = async (run, step) => {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { log } = step;
        const service = await (0,_inputs_service_js__WEBPACK_IMPORTED_MODULE_3__/* .readServiceInputs */ .Dz)(new _inputs_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .InputReader */ .i_(step.environment), step.github);
        if ((0,_inputs_service_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmbedded */ .nq)(service))
            return;
        const context = __addDisposableResource(env_2, await (0,_run_connect_js__WEBPACK_IMPORTED_MODULE_6__/* .connect */ .Ng)(service, run.framework, step, _start_embedded_js__WEBPACK_IMPORTED_MODULE_10__/* .startEmbedded */ .H), true);
        const why = await whatUsesThem(run, context);
        if (why !== undefined) {
            const kept = run.uploads.map(({ kind, id }) => `${id} (${kind})`).join(', ');
            log.warning(`The uploads of this step are not deleted, since ${why}: ${kept}. To delete them later, use the action \`cleanup\`.`);
            return;
        }
        for (const { kind, id } of run.uploads) {
            try {
                await (0,_run_upload_reused_uploads_js__WEBPACK_IMPORTED_MODULE_9__/* .uploadArea */ .x4)(context.cloud, kind).delete(id);
                log.info(`Deleted the upload ${id} (${kind}).`);
            }
            catch (error) {
                log.warning(`The upload ${id} (${kind}) could not be deleted: ${(0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(error)}.`);
            }
        }
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
};
/** A device may still install them: only a build that the service calls ended is done with what it uses. */
const whatUsesThem = async ({ started, unsettledStarts, framework }, { cloud }) => {
    if (unsettledStarts > 0)
        return 'the response to the start of a build was lost, and it may be running';
    for (const id of started) {
        try {
            const { record } = await cloud.builds(framework).get(id);
            if (record.id !== id || !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_5__/* .isEnded */ .pl)(record.status))
                return `build ${id} is ${record.statusWord}`;
        }
        catch (error) {
            return `the service did not say whether build ${id} has ended (${(0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(error)})`;
        }
    }
    return undefined;
};


/***/ }),

/***/ 29211:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ stopBuilds),
/* harmony export */   s: () => (/* binding */ stopUnwatched)
/* harmony export */ });
/* harmony import */ var _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97430);
/* harmony import */ var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81220);
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96804);
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25918);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50191);
/* harmony import */ var _run_deadline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13849);
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






const maxRequestsAtOnce = 8;
/** After a cancellation, the runner ends the step some seconds later, and its report is still to be written. */
const limitMs = 3_000;
/** The service has not responded in the time that is left. */
class StopTimeoutError extends Error {
    code = 'cloud-deadline';
    constructor() {
        super('the service did not respond in time');
        this.name = 'StopTimeoutError';
    }
}
/**
 * Stops builds that this step started and no longer waits for, where the service is known to stop builds of this framework. One that
 * cannot be stopped is a warning.
 *
 * @returns the ids of those that were stopped
 */
const stopBuilds = async (framework, ids, { cloud, clock, log }) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const limit = __addDisposableResource(env_1, (0,_run_deadline_js__WEBPACK_IMPORTED_MODULE_4__/* .signalAfter */ .rP)(AbortSignal.abort(new StopTimeoutError()), limitMs, clock), false);
        const { stop } = cloud.boundTo(limit.signal).builds(framework);
        if (stop === undefined || ids.length === 0)
            return [];
        const stopped = await (0,_lib_concurrency_js__WEBPACK_IMPORTED_MODULE_5__/* .mapConcurrently */ .X)(ids, maxRequestsAtOnce, async (id) => {
            try {
                await stop(id);
                log.info(`Stopped build ${id}.`);
                return [id];
            }
            catch (error) {
                if (error instanceof _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_)
                    log.info(`Build ${id} was not stopped: the service found no running build with this id, so it has probably ended.`);
                else
                    log.warning(`Build ${id} could not be stopped, and may still be running: ${(0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}.`);
                return [];
            }
        });
        return stopped.flat();
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
};
/** A run that was cancelled, or is out of time, leaves no builds behind that it can stop. Those that it only attached to are not its own. */
const stopUnwatched = async ({ framework, buildIds }, context, state) => {
    const { cancelled, problems, started, records } = state.facts();
    const isCutShort = cancelled || problems.some(({ code }) => (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .isTimeoutCode */ .Dh)(code));
    if (!isCutShort || buildIds.length > 0)
        return;
    const open = started.map(({ id }) => id).filter((id) => !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnded */ .pl)(records.get(id)?.status ?? 'running'));
    for (const id of await stopBuilds(framework, open, context))
        state.onBuildStopped(id);
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