"use strict";
exports.id = 617;
exports.ids = [617];
exports.modules = { 38617: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { upload: () => upload });
	var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25890);
	var _inputs_binary_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7888);
	var _inputs_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92782);
	var _run_connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27282);
	var _run_prepare_preflight_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70013);
	var _run_prepare_test_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25001);
	var _run_report_outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46834);
	var _run_upload_upload_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35294);
	var _start_embedded_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11129);
	var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
			if (inner) dispose = function() {
				try {
					inner.call(this);
				} catch (e) {
					return Promise.reject(e);
				}
			};
			env.stack.push({
				value,
				dispose,
				async
			});
		} else if (async) {
			env.stack.push({ async: true });
		}
		return value;
	};
	var __disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
		return function(env) {
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
							if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
								fail(e);
								return next();
							});
						} else s |= 1;
					} catch (e) {
						fail(e);
					}
				}
				if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
				if (env.hasError) throw env.error;
			}
			return next();
		};
	})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
		var e = new Error(message);
		return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
	});
	const upload = async (step) => {
		const env_1 = {
			stack: [],
			error: void 0,
			hasError: false
		};
		try {
			const inputs = await (0, _inputs_binary_inputs_js__WEBPACK_IMPORTED_MODULE_1__.J8)(step.environment, step.github, (0, _run_prepare_test_plan_js__WEBPACK_IMPORTED_MODULE_5__.M)(step));
			const context = __addDisposableResource(env_1, await (0, _run_connect_js__WEBPACK_IMPORTED_MODULE_3__.Ng)(inputs.service, inputs.framework, step, _start_embedded_js__WEBPACK_IMPORTED_MODULE_7__.H), true);
			const { log } = context;
			let uploaded = {};
			const reused = [];
			const events = {
				onUploaded: (refs) => {
					uploaded = {
						...uploaded,
						...refs
					};
				},
				onReused: (what) => void reused.push(what)
			};
			try {
				const { suite } = await log.group("Inspect", async () => {
					const whole = {
						...inputs,
						devices: [],
						capabilities: {},
						tests: []
					};
					const examined = await (0, _run_prepare_preflight_js__WEBPACK_IMPORTED_MODULE_4__.zx)(whole, context.github.workspace);
					(0, _run_prepare_preflight_js__WEBPACK_IMPORTED_MODULE_4__.Aj)(examined, inputs.preflight, log);
					return examined.selection;
				});
				const own = {
					...inputs,
					cleanup: false,
					fingerprint: false
				};
				const refs = await log.group("Upload", () => (0, _run_upload_upload_js__WEBPACK_IMPORTED_MODULE_6__.T)(own, context, events));
				const reference = refs[(0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.$0)(inputs.framework)];
				if (suite === undefined || reference === undefined || (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_2__.nq)(inputs.service)) return;
				const { keepSuite } = await Promise.all([__webpack_require__.e(921), __webpack_require__.e(607)]).then(__webpack_require__.bind(__webpack_require__, 91283));
				await keepSuite(reference, suite, context);
			} finally {
				context.setOutputs((0, _run_report_outputs_js__WEBPACK_IMPORTED_MODULE_8__.xL)(uploaded, reused));
			}
		} catch (e_1) {
			env_1.error = e_1;
			env_1.hasError = true;
		} finally {
			const result_1 = __disposeResources(env_1);
			if (result_1) await result_1;
		}
	};
}) };
;
