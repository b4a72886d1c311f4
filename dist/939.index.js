"use strict";
exports.id = 939;
exports.ids = [939];
exports.modules = {
	39939: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { dryRun: () => dryRun });
		var _cloud_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45096);
		var _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5436);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92782);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71113);
		var _model_device_name_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(39707);
		var _run_connect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27282);
		var _run_judge_judge_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23080);
		var _run_prepare_describe_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18534);
		var _run_prepare_device_offers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49735);
		var _run_prepare_devices_resolve_devices_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35855);
		var _run_prepare_prepare_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72769);
		var _run_prepare_select_by_changes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(97047);
		var _run_report_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8859);
		var _run_run_state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(25992);
		var _start_embedded_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(11129);
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
		const dryRun = async (asked, context) => {
			const state = (0, _run_run_state_js__WEBPACK_IMPORTED_MODULE_12__.VR)(context.clock);
			const outcome = await planOutcome(asked, context, state);
			const { service } = asked;
			const facts = state.facts();
			const redact = (0, _cloud_redaction_js__WEBPACK_IMPORTED_MODULE_0__.$G)(service.username, service.accessKey);
			const analysis = (0, _run_judge_judge_job_js__WEBPACK_IMPORTED_MODULE_5__.JB)(facts.inputs ?? asked, facts, outcome, {
				...context,
				baseUrl: service.baseUrl,
				redact
			});
			await (0, _run_report_report_js__WEBPACK_IMPORTED_MODULE_11__._S)(analysis, asked, context);
		};
		const planOutcome = async (asked, context, state) => {
			const selected = await (0, _run_prepare_select_by_changes_js__WEBPACK_IMPORTED_MODULE_10__.B)(asked, context);
			state.onSelected(selected.inputs);
			const without = selected.nothing ?? attaching(asked);
			if (without !== undefined) {
				const plan = {
					devices: asked.deviceLines,
					binaries: [],
					notes: selected.notes,
					builds: []
				};
				return {
					plan,
					dryRun: `A dry run: no build would be started. ${without}`
				};
			}
			for (const line of (0, _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_1__.tV)(asked.service)) context.log.info(line);
			const reading = {
				...context,
				isSimulated: () => (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_2__.nq)(asked.service)
			};
			const prepared = await (0, _run_prepare_prepare_js__WEBPACK_IMPORTED_MODULE_9__.iA)(selected, reading, state, (inputs) => resolveLines(inputs, context));
			const plan = (0, _run_prepare_describe_plan_js__WEBPACK_IMPORTED_MODULE_6__.d)(prepared);
			const { nothingToRun, overBudget } = prepared;
			(0, _run_prepare_describe_plan_js__WEBPACK_IMPORTED_MODULE_6__.u)(plan, context.log);
			if (nothingToRun !== undefined) {
				context.log.info(nothingToRun);
				return {
					plan,
					dryRun: `A dry run: no build would be started. ${nothingToRun}`
				};
			}
			const sent = asked.deviceLines.some(_model_device_name_js__WEBPACK_IMPORTED_MODULE_14__.cB) ? "only the device list was read" : "nothing was sent";
			if (overBudget === undefined) return {
				plan,
				dryRun: `A dry run: ${countBuilds(plan)} would be started; ${sent}.`
			};
			context.log.warning(`A run would upload nothing: ${overBudget.clause}.`);
			return {
				plan,
				dryRun: `A dry run: nothing would be uploaded, since ${overBudget.clause}; ${sent}.`
			};
		};
		const attaching = ({ buildIds }) => buildIds.length === 0 ? undefined : `The step would wait for ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(buildIds.length, "build")}: ${buildIds.join(", ")}.`;
		const countBuilds = ({ builds }) => `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(builds.length, "build")} with ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(builds.reduce((sum, build) => sum + build.sessions, 0), "session")}`;
		const resolveLines = async (inputs, step) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				if (!inputs.deviceLines.some(_model_device_name_js__WEBPACK_IMPORTED_MODULE_14__.cB)) return (0, _run_prepare_devices_resolve_devices_js__WEBPACK_IMPORTED_MODULE_8__.Zp)(inputs.deviceLines);
				const context = __addDisposableResource(env_1, await (0, _run_connect_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(inputs.service, inputs.framework, step, _start_embedded_js__WEBPACK_IMPORTED_MODULE_13__.H), true);
				return await (0, _run_prepare_devices_resolve_devices_js__WEBPACK_IMPORTED_MODULE_8__.a3)(inputs, (0, _run_prepare_device_offers_js__WEBPACK_IMPORTED_MODULE_7__.E)(inputs, context), context);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
	}),
	18534: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => describePlan,
			u: () => logPlan
		});
		var _builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83541);
		var _lib_addresses_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64707);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71698);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71113);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8882);
		var _results_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18665);
		const describePlan = ({ inputs, notes, plan }, refs) => ({
			devices: inputs.devices,
			binaries: describeBinaries(inputs),
			notes,
			builds: plan.builds.map((planned) => ({
				shard: planned.shard,
				sessions: (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__.jJ)([planned]),
				tests: planned.knownTests ?? planned.expected?.plannedTests,
				predictedMs: planned.expected?.predictedMs,
				request: shownRequest((0, _builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__.mK)(inputs, refs ?? placeholders(inputs), planned))
			}))
		});
		const logPlan = ({ binaries, builds, devices }, log) => {
			if (builds.length === 0) return;
			log.info(`Would upload: ${binaries.join(", ")}.`);
			log.info(`Would start ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)(builds.length, "build")} on ${devices.join(", ")}.`);
			for (const { shard, request } of builds) {
				log.info(`Request of ${(0, _results_describe_js__WEBPACK_IMPORTED_MODULE_3__.y0)(shard)}:`);
				log.info(JSON.stringify(request, undefined, 2));
			}
		};
		const shownRequest = (request) => {
			const { projectNotifyURL } = request;
			return typeof projectNotifyURL === "string" ? {
				...request,
				projectNotifyURL: (0, _lib_addresses_js__WEBPACK_IMPORTED_MODULE_5__.et)(projectNotifyURL)
			} : request;
		};
		const describeBinaries = ({ app, testSuite, media }) => [
			...app === undefined ? [] : [`app ${describeBinary(app)}`],
			...testSuite === undefined ? [] : [`test suite ${describeBinary(testSuite)}`],
			...media.map((ref) => `media file ${describeBinary(ref)}`)
		];
		const describeBinary = (ref) => {
			switch (ref.kind) {
				case "file": return `${ref.path} (${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__.z3)(ref.sizeBytes)})`;
				case "directory": return `${ref.path} (a folder, packed)`;
				case "url": return `${(0, _lib_addresses_js__WEBPACK_IMPORTED_MODULE_5__.et)(ref.url)} (fetched by the service)`;
				case "reference": return `${ref.reference} (already at the service)`;
				case "custom-id": return `${ref.customId} (a custom id, already at the service)`;
			}
		};
		const placeholders = ({ app, testSuite, media }) => ({
			app: app && referenceOf(app, "app"),
			testSuite: testSuite && referenceOf(testSuite, "test suite"),
			media: media.map((ref) => referenceOf(ref, "media file"))
		});
		const referenceOf = (ref, what) => {
			if (ref.kind === "reference") return ref.reference;
			if (ref.kind === "custom-id") return ref.customId;
			return `<reference of the uploaded ${what}>`;
		};
	})
};
;
