"use strict";
exports.id = 284;
exports.ids = [284];
exports.modules = {

/***/ 52903:
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
// EXTERNAL MODULE: ./build/javascript/run/prepare/device-offers.js
var device_offers = __webpack_require__(49735);
// EXTERNAL MODULE: ./build/javascript/run/prepare/devices/resolve-devices.js + 2 modules
var resolve_devices = __webpack_require__(75284);
// EXTERNAL MODULE: ./build/javascript/run/prepare/plan.js
var prepare_plan = __webpack_require__(69054);
// EXTERNAL MODULE: ./build/javascript/inputs/api-version.js
var api_version = __webpack_require__(5436);
// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var service = __webpack_require__(92782);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/results/describe-prediction.js
var describe_prediction = __webpack_require__(73063);
// EXTERNAL MODULE: ./build/javascript/run/prepare/budget.js
var budget = __webpack_require__(20852);
// EXTERNAL MODULE: ./build/javascript/run/prepare/describe-plan.js
var describe_plan = __webpack_require__(18534);
// EXTERNAL MODULE: ./build/javascript/run/prepare/past-durations.js
var past_durations = __webpack_require__(30337);
// EXTERNAL MODULE: ./build/javascript/run/prepare/plan-builds.js + 2 modules
var plan_builds = __webpack_require__(43011);
// EXTERNAL MODULE: ./build/javascript/run/prepare/prediction.js
var prepare_prediction = __webpack_require__(2952);
// EXTERNAL MODULE: ./build/javascript/run/prepare/preflight.js + 19 modules
var preflight = __webpack_require__(59629);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/shard-notes.js
var shard_notes = __webpack_require__(43687);
;// CONCATENATED MODULE: ./build/javascript/run/prepare/print-plan.js












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
    const predictor = past && (0,prepare_prediction/* createPredictor */.r)(inputs, suite, planned.shardPlan.shards, past);
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

// EXTERNAL MODULE: ./build/javascript/run/prepare/select-by-changes.js + 1 modules
var select_by_changes = __webpack_require__(10383);
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
    const identity = (0,prepare_plan/* jobIdentity */.Kv)(inputs, runner.context);
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
    const job = (0,prepare_plan/* describeJob */.hx)(inputs, identity, runner.context, facts.devices, undefined);
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

/***/ 18534:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ describePlan)
/* harmony export */ });
/* harmony import */ var _builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83541);
/* harmony import */ var _lib_address_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93019);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71698);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8882);




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
        request: shownRequest((0,_builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRequest */ .mK)(inputs, refs ?? placeholders(inputs), planned)),
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
            return `${ref.path} (${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(ref.sizeBytes)})`;
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


/***/ })

};
;