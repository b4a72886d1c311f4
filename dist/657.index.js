"use strict";
exports.id = 657;
exports.ids = [657];
exports.modules = {

/***/ 47657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeAfterJob: () => (/* binding */ resumeAfterJob)
/* harmony export */ });
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25918);
/* harmony import */ var _alerts_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65218);
/* harmony import */ var _alerts_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98823);
/* harmony import */ var _paused_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94833);
/* harmony import */ var _resume_alerts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21554);
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





/**
 * The post step of `mode: pause`: resumes exactly what the step paused, also after it failed, was cancelled, or was killed. What cannot
 * be resumed is an error for everybody to see, and the job is red.
 */
const resumeAfterJob = async (context, startEmbedded) => {
    const paused = (0,_paused_state_js__WEBPACK_IMPORTED_MODULE_4__/* .readPausedState */ .sZ)(context.getState(_paused_state_js__WEBPACK_IMPORTED_MODULE_4__/* .pausedAlertsState */ .xM));
    if (paused.length === 0)
        return;
    const left = await resume(paused, context, startEmbedded);
    if (left.length === 0)
        return;
    (0,_resume_alerts_js__WEBPACK_IMPORTED_MODULE_3__/* .shoutAbout */ .J)(left, context.log, context.github.docsUrl);
    context.fail();
};
const resume = async (paused, context, startEmbedded) => {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const access = await (0,_alerts_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readAlertsAccess */ .Wm)(context.environment, context.github);
            const service = __addDisposableResource(env_1, await (0,_alerts_service_js__WEBPACK_IMPORTED_MODULE_2__/* .openAlerts */ .o)(access, [], context, startEmbedded), true);
            const { uncancellable: source, clock, log } = service;
            return await (0,_resume_alerts_js__WEBPACK_IMPORTED_MODULE_3__/* .resumeAll */ .t)(paused, { source, clock, log });
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
    }
    catch (error) {
        return paused.map((alert) => ({ ...alert, reason: (0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .clauseOf */ .pQ)(error) }));
    }
};


/***/ })

};
;