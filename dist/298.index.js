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

// EXTERNAL MODULE: ./build/javascript/history/quarantine-warnings.js
var quarantine_warnings = __webpack_require__(58138);
// EXTERNAL MODULE: ./build/javascript/model/device-selector.js
var device_selector = __webpack_require__(74841);
// EXTERNAL MODULE: ./build/javascript/run/connect.js + 21 modules
var connect = __webpack_require__(90388);
// EXTERNAL MODULE: ./build/javascript/run/plan/devices/resolve-devices.js + 2 modules
var resolve_devices = __webpack_require__(75271);
// EXTERNAL MODULE: ./build/javascript/run/plan/plan.js
var plan = __webpack_require__(59710);
// EXTERNAL MODULE: ./build/javascript/inputs/api-version.js
var api_version = __webpack_require__(5436);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/model/device-shard.js
var device_shard = __webpack_require__(8882);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/run/preflight/preflight.js + 21 modules
var preflight = __webpack_require__(94668);
// EXTERNAL MODULE: ./build/javascript/run/plan/build-request.js
var build_request = __webpack_require__(88289);
// EXTERNAL MODULE: ./build/javascript/run/plan/plan-builds.js + 10 modules
var plan_builds = __webpack_require__(19774);
;// CONCATENATED MODULE: ./build/javascript/run/plan/print-plan.js








/**
 * Says what a run would do, with the exact build requests. Nothing is sent.
 *
 * @param resolved where lines of `devices` are selectors
 */
const printPlan = async (asked, identity, { context, log }, resolved) => {
    const inputs = resolved === undefined ? asked : (0,resolve_devices/* withDevices */.Y7)(asked, resolved);
    const { chosen } = await log.group('Inspect', () => (0,preflight/* checkBinaries */.EG)(inputs, log, resolved));
    // Durations of earlier runs are with the cache service, and a dry run sends nothing.
    const { shardPlan, builds } = (0,plan_builds/* planFrom */.MI)(inputs, identity, chosen, context, undefined);
    await log.group('Plan', async () => {
        if (chosen.note !== undefined)
            log.info(chosen.note);
        for (const note of [...(0,api_version/* describeVersionChoice */.tV)(inputs.service), ...shardPlan.notes, ...shardPlan.notices])
            log.info(note);
        log.info(`Would upload: ${[`app ${describeBinary(inputs.app)}`, ...others(inputs)].join(', ')}.`);
        log.info(`Would start ${builds.length === 1 ? 'one build' : `${builds.length} builds`} on ${inputs.devices.join(', ')}.`);
        for (const planned of builds) {
            log.info(`Request of ${(0,describe/* describeShard */.y0)(planned.shard)}:`);
            log.info(JSON.stringify((0,build_request/* buildRequest */.m)(inputs, placeholders(inputs), planned), undefined, 2));
        }
    });
    const sessions = (0,device_shard/* countSessions */.jJ)(builds);
    const reason = `A dry run: ${builds.length === 1 ? '1 build' : `${builds.length} builds`} with ${sessions === 1 ? '1 session' : `${sessions} sessions`} would be started; ${resolved === undefined ? 'nothing was sent' : 'only the device list was read'}.`;
    return { kind: 'planned', reason };
};
const others = ({ testSuite, media }) => [
    ...(testSuite === undefined ? [] : [`test suite ${describeBinary(testSuite)}`]),
    ...media.map((ref) => `media file ${describeBinary(ref)}`),
];
const describeBinary = (ref) => {
    switch (ref.kind) {
        case 'file':
            return `${ref.path} (${(0,durations/* formatBytes */.z3)(ref.sizeBytes)})`;
        case 'directory':
            return `${ref.path} (a folder, packed)`;
        case 'url':
            return `${ref.url} (fetched by the service)`;
        case 'reference':
            return `${ref.reference} (already at the service)`;
        case 'custom-id':
            return `${ref.customId} (a custom id, already at the service)`;
    }
};
/** References that only an upload can give are named by what they will be. */
const placeholders = ({ app, testSuite, media }) => ({
    app: referenceOf(app, 'app'),
    ...(testSuite === undefined ? {} : { testSuite: referenceOf(testSuite, 'test suite') }),
    media: media.map((ref) => referenceOf(ref, 'media file')),
});
const referenceOf = (ref, what) => {
    if (ref.kind === 'reference')
        return ref.reference;
    if (ref.kind === 'custom-id')
        return ref.customId;
    return `<reference of the uploaded ${what}>`;
};

// EXTERNAL MODULE: ./build/javascript/run/preflight/device-offers.js
var device_offers = __webpack_require__(81455);
// EXTERNAL MODULE: ./build/javascript/run/preflight/select-by-changes.js + 1 modules
var select_by_changes = __webpack_require__(36231);
// EXTERNAL MODULE: ./build/javascript/run/report/report.js + 29 modules
var report = __webpack_require__(96479);
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










/** Says what a run would do. Nothing is sent, but for the request of the device list where a selector needs it. */
const dryRun = async (asked, runner) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { quarantine, framework } = asked;
        const expired = quarantine === undefined ? [] : (0,quarantine_warnings/* expiryWarnings */.F)(quarantine, framework, new Date(runner.clock.nowMs()));
        for (const warning of expired)
            runner.log.warning(warning);
        const { inputs, nothing } = await (0,select_by_changes/* selectByChanges */.B)(asked, runner);
        if (nothing !== undefined)
            return (0,report/* reportPlan */._)({ kind: 'planned', reason: `A dry run: no build would be started. ${nothing}` }, runner);
        const identity = (0,plan/* jobIdentity */.Kv)(inputs, runner.context);
        if (inputs.buildIds.length > 0 || !inputs.devices.some(device_selector/* isSelector */.cB))
            return (0,report/* reportPlan */._)(await printPlan(inputs, identity, runner), runner);
        const services = __addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs.service, inputs.framework, runner, start_embedded/* startEmbedded */.H), true);
        const resolved = await (0,resolve_devices/* resolveDevices */.a3)(inputs, (0,device_offers/* askForDevices */.E)(inputs, services), services);
        (0,report/* reportPlan */._)(await printPlan(inputs, identity, runner, resolved), runner);
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


/***/ })

};
;