"use strict";
exports.id = 298;
exports.ids = [298];
exports.modules = {

/***/ 77298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/javascript/cloud/redaction.js
var redaction = __webpack_require__(45096);
// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
// EXTERNAL MODULE: ./build/javascript/model/device-selector.js
var device_selector = __webpack_require__(74841);
// EXTERNAL MODULE: ./build/javascript/run/connect.js + 22 modules
var connect = __webpack_require__(34729);
// EXTERNAL MODULE: ./build/javascript/run/judge/judge-run.js + 10 modules
var judge_run = __webpack_require__(25508);
// EXTERNAL MODULE: ./build/javascript/run/plan/devices/resolve-devices.js + 2 modules
var resolve_devices = __webpack_require__(75271);
// EXTERNAL MODULE: ./build/javascript/run/plan/plan.js
var plan_plan = __webpack_require__(59710);
// EXTERNAL MODULE: ./build/javascript/inputs/api-version.js
var api_version = __webpack_require__(5436);
// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var service = __webpack_require__(92782);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/results/describe-prediction.js
var describe_prediction = __webpack_require__(73063);
// EXTERNAL MODULE: ./build/javascript/run/preflight/preflight.js + 19 modules
var preflight = __webpack_require__(66741);
// EXTERNAL MODULE: ./build/javascript/run/start/budget.js
var budget = __webpack_require__(43505);
// EXTERNAL MODULE: ./build/javascript/run/plan/describe-plan.js
var describe_plan = __webpack_require__(47910);
// EXTERNAL MODULE: ./build/javascript/run/plan/past-durations.js
var past_durations = __webpack_require__(70145);
// EXTERNAL MODULE: ./build/javascript/run/plan/plan-builds.js + 2 modules
var plan_builds = __webpack_require__(43619);
// EXTERNAL MODULE: ./build/javascript/run/plan/prediction.js
var plan_prediction = __webpack_require__(90344);
// EXTERNAL MODULE: ./build/javascript/run/plan/shard-notes.js
var shard_notes = __webpack_require__(34293);
;// CONCATENATED MODULE: ./build/javascript/run/plan/print-plan.js












/**
 * Says what a run would do, with the exact build requests. Nothing is sent.
 *
 * @param resolved where lines of `devices` are selectors
 */
const printPlan = async (asked, identity, runner, resolved) => {
    const { context, log } = runner;
    const inputs = { ...asked, devices: resolved?.devices ?? asked.deviceLines };
    const { chosen } = await log.group('Inspect', () => (0,preflight/* checkBinaries */.EG)(inputs, log, resolved, () => (0,preflight/* suiteOfReference */.T0)(inputs, runner)));
    const { suite } = chosen;
    const isSimulation = () => inputs.service.baseUrl === service/* embeddedBaseUrl */.Dg;
    const reading = { log, random: Math.random, isSimulation };
    const store = await (0,past_durations/* openReading */.bM)((0,plan_builds/* historyOwner */.SJ)(inputs, suite?.suiteId, runner), runner, reading);
    const past = await (0,past_durations/* readPastDurations */.eJ)(store, runner.signal);
    const planned = (0,plan_builds/* planFrom */.MI)(inputs, identity, chosen, context, past?.all);
    const predictor = past && (0,plan_prediction/* createPredictor */.r)(inputs, suite, planned.shardPlan.shards, past);
    // How many slots are free is with the service, which a dry run does not ask.
    const prediction = predictor?.run(planned.builds, Number.POSITIVE_INFINITY);
    const plan = (0,describe_plan/* describePlan */.d)(planned, [
        ...(chosen.note === undefined ? [] : [chosen.note]),
        ...(0,api_version/* describeVersionChoice */.tV)(inputs.service),
        (0,describe_prediction/* describePrediction */.p)(prediction),
    ]);
    const nothingToRun = planned.builds.length === 0 ? (0,shard_notes/* describeEmptyShard */.HQ)(inputs.shardIndex, planned.shardPlan) : undefined;
    await log.group('Plan', async () => {
        for (const note of plan.notes)
            log.info(note);
        if (planned.shardPlan.warning !== undefined)
            log.warning(planned.shardPlan.warning);
        if (nothingToRun !== undefined)
            return log.info(nothingToRun);
        log.info(`Would upload: ${plan.binaries.join(', ')}.`);
        log.info(`Would start ${(0,numbers/* counted */.hS)(plan.builds.length, 'build')} on ${plan.devices.join(', ')}.`);
        for (const { shard, request } of plan.builds) {
            log.info(`Request of ${(0,describe/* describeShard */.y0)(shard)}:`);
            log.info(JSON.stringify(request, undefined, 2));
        }
    });
    const over = (0,budget/* exceeds */.Or)(prediction, (0,budget/* budgetOfJob */.GW)(inputs, planned.shardPlan.total));
    if (over !== undefined)
        log.warning(`A run would upload nothing: ${over.clause}.`);
    return { plan, prediction, obstacle: over?.clause, nothingToRun };
};

// EXTERNAL MODULE: ./build/javascript/run/preflight/device-offers.js
var device_offers = __webpack_require__(81455);
// EXTERNAL MODULE: ./build/javascript/run/preflight/select-by-changes.js + 1 modules
var select_by_changes = __webpack_require__(36231);
// EXTERNAL MODULE: ./build/javascript/run/report/report.js + 34 modules
var report = __webpack_require__(7866);
// EXTERNAL MODULE: ./build/javascript/run/report/shown-facts.js
var shown_facts = __webpack_require__(13907);
// EXTERNAL MODULE: ./build/javascript/run/run-state.js
var run_state = __webpack_require__(25992);
// EXTERNAL MODULE: ./build/javascript/commands/start-embedded.js
var start_embedded = __webpack_require__(11129);
;// CONCATENATED MODULE: ./build/javascript/commands/dry-run.js
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














/** Says what a run would do. Nothing is sent to the service, but for the request of the device list where a selector needs it. */
const dryRun = async (asked, runner) => {
    const state = (0,run_state/* openRunState */.V)(runner.clock);
    const selection = await (0,select_by_changes/* selectByChanges */.Bk)(asked, runner);
    const { inputs, nothing } = selection;
    const identity = (0,plan_plan/* jobIdentity */.Kv)(inputs, runner.context);
    const resolved = nothing === undefined ? await resolveSelectors(inputs, runner) : undefined;
    if (resolved !== undefined)
        state.onDevices(resolved.choices);
    const without = nothing ?? attaching(inputs);
    const { plan: planned, prediction, obstacle, nothingToRun, } = without === undefined
        ? await printPlan(inputs, identity, runner, resolved)
        : { plan: { devices: inputs.deviceLines, binaries: [], notes: [], builds: [] }, nothingToRun: without };
    const plan = (0,select_by_changes/* withSelection */.VM)(planned, selection);
    if (prediction !== undefined)
        state.onPredicted(prediction);
    const { service } = inputs;
    // The built-in cloud has no credentials to hide.
    const redact = service.accessKey === '' ? String : (0,redaction/* createRedact */.ay)(service.username, service.accessKey);
    const reason = nothingToRun === undefined ? reasonOf(plan, resolved, obstacle) : `A dry run: no build would be started. ${nothingToRun}`;
    const { facts, outcome } = (0,shown_facts/* shownFacts */.v)({ facts: state.facts(), outcome: { plan, dryRun: reason } }, redact, inputs.deviceLines);
    const job = (0,plan_plan/* describeJob */.hx)(inputs, identity, runner.context, facts.devices, undefined);
    await (0,report/* reportPlan */._)((0,judge_run/* judgeRun */.Z)(inputs, facts, outcome, { baseUrl: service.baseUrl, simulated: false, job }), inputs, runner);
};
/** A run that only waits for builds of others has no plan of its own. */
const attaching = ({ buildIds }) => buildIds.length === 0 ? undefined : `The step would wait for ${(0,numbers/* counted */.hS)(buildIds.length, 'build')}: ${buildIds.join(', ')}.`;
const reasonOf = ({ builds }, resolved, obstacle) => {
    const sent = resolved === undefined ? 'nothing was sent' : 'only the device list was read';
    if (obstacle !== undefined)
        return `A dry run: nothing would be uploaded, since ${obstacle}; ${sent}.`;
    const sessions = builds.reduce((sum, build) => sum + build.sessions, 0);
    return `A dry run: ${(0,numbers/* counted */.hS)(builds.length, 'build')} with ${(0,numbers/* counted */.hS)(sessions, 'session')} would be started; ${sent}.`;
};
const resolveSelectors = async (inputs, runner) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!inputs.deviceLines.some(device_selector/* isSelector */.cB))
            return undefined;
        const services = __addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs.service, inputs.framework, runner, start_embedded/* startEmbedded */.H), true);
        return await (0,resolve_devices/* resolveDevices */.a)(inputs, (0,device_offers/* askForDevices */.E)(inputs, services), services);
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

/***/ 47910:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ describePlan)
/* harmony export */ });
/* harmony import */ var _lib_address_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93019);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8882);
/* harmony import */ var _build_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88289);




/**
 * The plan as a reader needs it.
 *
 * @param refs absent where nothing was uploaded: the requests then name what they would refer to
 */
const describePlan = ({ inputs, shardPlan, builds }, notes, refs) => ({
    devices: inputs.devices,
    binaries: describeBinaries(inputs),
    notes: [...notes, ...shardPlan.notes, ...shardPlan.notices],
    builds: builds.map((planned) => ({
        shard: planned.shard,
        sessions: (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .countSessions */ .jJ)([planned]),
        tests: planned.knownTests ?? planned.expected?.plannedTests,
        predictedMs: planned.expected?.predictedMs,
        request: shownRequest((0,_build_request_js__WEBPACK_IMPORTED_MODULE_1__/* .buildRequest */ .mK)(inputs, refs ?? placeholders(inputs), planned)),
    })),
});
/** As it is sent, but for secrets in the address to notify. */
const shownRequest = (request) => {
    const { projectNotifyURL } = request;
    return typeof projectNotifyURL === 'string'
        ? { ...request, projectNotifyURL: (0,_lib_address_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutAddressSecrets */ .e)(projectNotifyURL) }
        : request;
};
const describeBinaries = ({ app, testSuite, media }) => [
    ...(app === undefined ? [] : [`app ${describeBinary(app)}`]),
    ...(testSuite === undefined ? [] : [`test suite ${describeBinary(testSuite)}`]),
    ...media.map((ref) => `media file ${describeBinary(ref)}`),
];
const describeBinary = (ref) => {
    switch (ref.kind) {
        case 'file':
            return `${ref.path} (${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatBytes */ .z3)(ref.sizeBytes)})`;
        case 'directory':
            return `${ref.path} (a folder, packed)`;
        case 'url':
            return `${(0,_lib_address_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutAddressSecrets */ .e)(ref.url)} (fetched by the service)`;
        case 'reference':
            return `${ref.reference} (already at the service)`;
        case 'custom-id':
            return `${ref.customId} (a custom id, already at the service)`;
    }
};
/** References that only an upload can give are named by what they will be. */
const placeholders = ({ app, testSuite, media }) => ({
    app: app && referenceOf(app, 'app'),
    testSuite: testSuite && referenceOf(testSuite, 'test suite'),
    media: media.map((ref) => referenceOf(ref, 'media file')),
});
const referenceOf = (ref, what) => {
    if (ref.kind === 'reference')
        return ref.reference;
    if (ref.kind === 'custom-id')
        return ref.customId;
    return `<reference of the uploaded ${what}>`;
};


/***/ }),

/***/ 43505:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ budgetGate),
/* harmony export */   GW: () => (/* binding */ budgetOfJob),
/* harmony export */   Or: () => (/* binding */ exceeds)
/* harmony export */ });
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96804);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50191);
/* harmony import */ var _collect_expected_sessions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33274);
/* harmony import */ var _start_build_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13379);
/* harmony import */ var _start_gate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53656);







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
    return (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('budget-exceeded', `the predicted ${predicted} device minutes exceed the budget of ${limitOf(budget, minutes)}`);
};
const limitOf = ({ ms, jobs }, minutes) => `${minutes(ms)}${jobs === 1 ? '' : ` (1/${jobs} of max-device-minutes)`}`;
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
/**
 * Refuses builds that could exceed the budget: what was used up to now and the prediction of the build together. Without a prediction, what
 * was used counts alone. What it refuses is an error of the run.
 */
const budgetGate = (budget, predictor, { facts, onProblem }, { caughtUp }, { clock, log }) => {
    if (budget === undefined)
        return _start_gate_js__WEBPACK_IMPORTED_MODULE_6__/* .openGate */ .G;
    let isSaid = false;
    return {
        refuses: async (planned) => {
            await caughtUp();
            const { usedMs, untimed } = deviceTimeUsed(facts(), clock.nowMs(), predictor);
            if (untimed > 0 && !isSaid)
                log.notice(`The service does not say how long ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(untimed, 'session')} took; the time of the tests counts against max-device-minutes instead.`);
            isSaid ||= untimed > 0;
            const nextMs = predictor?.buildMs(planned) ?? 0;
            if (usedMs + nextMs <= budget.ms)
                return undefined;
            onProblem((0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('budget-exceeded', refusal(planned, usedMs, nextMs, budget)));
            return 'budget';
        },
    };
};
const refusal = (planned, usedMs, nextMs, budget) => {
    const minutes = formatBeside(budget, usedMs + nextMs);
    const used = `${minutes(usedMs)} of ${limitOf(budget, minutes)} device minutes are used`;
    const next = nextMs > 0 ? `, and it is predicted to take ${minutes(nextMs)}` : '';
    return `${(0,_start_build_js__WEBPACK_IMPORTED_MODULE_5__/* .namePlanned */ .W)(planned)} was not started: ${used}${next}`;
};
/**
 * Device time of all sessions up to now: of those that have ended as the service tells it, of others since their start. Builds that have
 * not ended count with their prediction at least, also while they are being started; and so do those with `untimed` sessions, which have
 * ended and whose duration the service does not say.
 */
const deviceTimeUsed = ({ started, starting, records, sessions }, nowMs, predictor) => {
    const predictedMs = (build) => predictor?.buildMs(build) ?? 0;
    const times = started.map((build) => {
        const record = records.get(build.id);
        const own = (0,_collect_expected_sessions_js__WEBPACK_IMPORTED_MODULE_4__/* .expectedSessions */ .M)(build, record);
        const untimed = own.filter((session) => isUntimed(session, sessions)).length;
        const ownMs = own.reduce((all, each) => all + usedBy(each, sessions, nowMs), 0);
        if (record === undefined || !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnded */ .pl)(record.status))
            return { usedMs: Math.max(ownMs, predictedMs(build)), untimed };
        return { usedMs: untimed === 0 ? ownMs : Math.max(ownMs, predictedMs(build), record.durationMs ?? 0), untimed };
    });
    const startingMs = starting.reduce((sum, build) => sum + predictedMs(build), 0);
    return {
        usedMs: times.reduce((sum, { usedMs }) => sum + usedMs, startingMs),
        untimed: times.reduce((sum, { untimed }) => sum + untimed, 0),
    };
};
const isUntimed = ({ key, summary }, sessions) => summary?.id !== undefined &&
    (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnded */ .pl)(summary.status) &&
    summary.durationMs === undefined &&
    sessions.get(key)?.durationMs === undefined;
/** A session takes at least as long as its tests. */
const usedBy = ({ key, summary }, sessions, nowMs) => {
    if (summary === undefined)
        return 0;
    const { status, startedAt, durationMs = 0 } = summary;
    const { durationMs: collectedMs = 0, tests = [] } = sessions.get(key) ?? {};
    const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
    const reportedMs = Math.max(durationMs, collectedMs, testsMs);
    const isRunning = !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnded */ .pl)(status) && status !== 'queued' && startedAt !== undefined;
    return isRunning ? Math.max(reportedMs, nowMs - startedAt.getTime()) : reportedMs;
};


/***/ })

};
;