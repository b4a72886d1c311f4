"use strict";
exports.id = 831;
exports.ids = [831];
exports.modules = {
	73831: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { post: () => post });
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65953);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5182);
		var _core_model_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99503);
		var _alerts_resume_alerts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92809);
		var _inputs_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56007);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88005);
		var _run_connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46694);
		var _run_run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82889);
		var _run_stop_builds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3730);
		var _run_upload_reused_uploads_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15573);
		var _start_embedded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22824);
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
		const post = async (context) => {
			const run = (0, _run_run_state_js__WEBPACK_IMPORTED_MODULE_0__.F2)(context.getState);
			if (run !== undefined && context.getState(_run_run_state_js__WEBPACK_IMPORTED_MODULE_0__.Ef) !== "true") {
				nameRunningBuilds(run, context);
				await stopRunningBuilds(run, context);
			}
			if (context.getState(_alerts_resume_alerts_js__WEBPACK_IMPORTED_MODULE_1__.xM) !== "") {
				const { resumeAfterJob } = await Promise.all([
					__webpack_require__.e(921),
					__webpack_require__.e(668),
					__webpack_require__.e(815),
					__webpack_require__.e(144),
					__webpack_require__.e(962),
					__webpack_require__.e(372),
					__webpack_require__.e(773),
					__webpack_require__.e(513),
					__webpack_require__.e(18),
					__webpack_require__.e(85),
					__webpack_require__.e(107),
					__webpack_require__.e(809),
					__webpack_require__.e(425)
				]).then(__webpack_require__.bind(__webpack_require__, 92809));
				await resumeAfterJob(context, _start_embedded_js__WEBPACK_IMPORTED_MODULE_2__.H);
			}
			if (run !== undefined && run.uploads.length > 0) await deleteOwnUploads(run, context);
		};
		const nameRunningBuilds = ({ started, unsettledStarts, project }, { environment, log }) => {
			if (started.length > 0) {
				const builds = `of the project ${project}`;
				const named = started.join(", ");
				const baseUrl = new _inputs_reader_js__WEBPACK_IMPORTED_MODULE_3__.i_(environment).text("base-url");
				log.warning((0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__.nq)({ baseUrl }) ? `The step was stopped before it could report. These builds ${builds} were still running, and ended with the built-in cloud: ${named}` : `The step was stopped before it could report. These builds ${builds} are still running: ${named}. To wait for them, set \`build-ids: '${JSON.stringify(started)}'\` in a later step.`);
			}
			if (unsettledStarts > 0) log.warning(`The step was stopped while it started builds: look for builds of the project ${project} on the dashboard.`);
		};
		const stopRunningBuilds = async ({ framework, started, attached = false }, step) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				if (attached || started.length === 0 || (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_5__.Fg)(framework).paths.stop === undefined) return;
				const service = await (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__.Dz)(new _inputs_reader_js__WEBPACK_IMPORTED_MODULE_3__.i_(step.environment), step.github);
				if ((0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__.nq)(service)) return;
				const context = __addDisposableResource(env_1, await (0, _run_connect_js__WEBPACK_IMPORTED_MODULE_6__.Ng)(service, framework, step, _start_embedded_js__WEBPACK_IMPORTED_MODULE_2__.H), true);
				await (0, _run_stop_builds_js__WEBPACK_IMPORTED_MODULE_7__.iu)(framework, started, context);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		const deleteOwnUploads = async (run, step) => {
			const env_2 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const { log } = step;
				const service = await (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__.Dz)(new _inputs_reader_js__WEBPACK_IMPORTED_MODULE_3__.i_(step.environment), step.github);
				if ((0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__.nq)(service)) return;
				const context = __addDisposableResource(env_2, await (0, _run_connect_js__WEBPACK_IMPORTED_MODULE_6__.Ng)(service, run.framework, step, _start_embedded_js__WEBPACK_IMPORTED_MODULE_2__.H), true);
				const why = await whatUsesThem(run, context);
				if (why !== undefined) {
					const kept = run.uploads.map(({ kind, id }) => `${id} (${kind})`).join(", ");
					log.warning(`The uploads of this step are not deleted, since ${why}: ${kept}. To delete them later, use the action \`cleanup\`.`);
					return;
				}
				for (const { kind, id } of run.uploads) {
					try {
						await (0, _run_upload_reused_uploads_js__WEBPACK_IMPORTED_MODULE_8__.x4)(context.cloud, kind).delete(id);
						log.info(`Deleted the upload ${id} (${kind}).`);
					} catch (error) {
						log.warning(`The upload ${id} (${kind}) could not be deleted: ${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_9__.Uc)(error)}.`);
					}
				}
			} catch (e_2) {
				env_2.error = e_2;
				env_2.hasError = true;
			} finally {
				const result_2 = __disposeResources(env_2);
				if (result_2) await result_2;
			}
		};
		const whatUsesThem = async ({ started, unsettledStarts, framework }, { cloud }) => {
			if (unsettledStarts > 0) return "a build may be running: the response to its start request was lost";
			for (const id of started) {
				try {
					const { record } = await cloud.builds(framework).get(id);
					if (record.id !== id || !(0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_10__.pl)(record.status)) return `build ${id} is ${record.rawStatus}`;
				} catch (error) {
					return `the service did not say whether build ${id} has ended (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_9__.Uc)(error)})`;
				}
			}
			return undefined;
		};
	}),
	3730: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			iu: () => stopBuilds,
			sj: () => stopUnwatched,
			xy: () => runningBuilds
		});
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13732);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5182);
		var _core_model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99503);
		var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81220);
		var _service_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13016);
		var _run_deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9150);
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
		const maxRequestsAtOnce = 8;
		const limitMs = 3e3;
		const stopBuilds = async (framework, ids, { cloud, clock, log }) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const limit = __addDisposableResource(env_1, (0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_0__.zc)(limitMs, clock, new _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__.AK("cloud-deadline", "the service did not respond in time")), false);
				const { stop } = cloud.boundTo(limit.signal).builds(framework);
				if (stop === undefined || ids.length === 0) return [];
				const stopped = await (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_2__.X2)(ids, maxRequestsAtOnce, async (id) => {
					try {
						await stop(id);
						log.info(`Stopped build ${id}.`);
						return [id];
					} catch (error) {
						if ((0, _service_index_js__WEBPACK_IMPORTED_MODULE_3__.E)(error, "cloud-not-found")) log.info(`Build ${id} was not stopped: the service found no running build with this id, so it has probably ended.`);
						else log.warning(`Build ${id} could not be stopped, and may still be running: ${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(error)}.`);
						return [];
					}
				});
				return stopped.flat();
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				__disposeResources(env_1);
			}
		};
		const runningBuilds = ({ started, beside, records }) => [...started, ...beside].map(({ id }) => id).filter((id) => !(0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_4__.pl)(records.get(id)?.status ?? "running"));
		const stopUnwatched = async ({ framework, buildIds }, context, state) => {
			const facts = state.facts();
			const isCutShort = facts.cancelled || facts.problems.some(({ code }) => (0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_5__.Dh)(code));
			if (!isCutShort || buildIds.length > 0) return;
			for (const id of await stopBuilds(framework, runningBuilds(facts), context)) state.onBuildStopped(id);
		};
	}),
	15573: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LU: () => findReusedUpload,
			MW: () => matrixPositionOf,
			QA: () => findSharedUpload,
			vy: () => uploadPlace,
			x4: () => uploadArea
		});
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65953);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5182);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71698);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88005);
		const findReusedUpload = async (area, customId, { log, signal }) => {
			if (area.list === undefined) return "unknown";
			try {
				const records = await area.list({ customId });
				return records.find((record) => record.customId === customId) ?? "none";
			} catch (error) {
				signal.throwIfAborted();
				log.info(`Could not look up the uploads under the custom id ${customId} (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)}).`);
				return "unknown";
			}
		};
		const matrixPositionOf = ({ shardIndex, reuseUploads, cleanup }, total, { github, service }) => shardIndex === undefined || !reuseUploads || cleanup || github.runAttempt > 1 || (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_1__.nq)(service) ? undefined : {
			index: shardIndex,
			total
		};
		const findSharedUpload = async (area, { name, customId, sizeBytes }, matrixPosition, context) => {
			const { clock, log, signal, random } = context;
			let held = await findReusedUpload(area, customId, context);
			const longestMs = matrixPosition === undefined ? 0 : patienceMs(matrixPosition, sizeBytes);
			if (matrixPosition !== undefined && held === "none" && longestMs > 0) {
				log.info(`The job of another shard is uploading the ${name}; waiting at most ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.a3)(longestMs)}.`);
				const endMs = clock.monotonicMs() + longestMs;
				while (held === "none") {
					const pauseMs = pauseBeforeRequestMs(matrixPosition, longestMs, random);
					if (clock.monotonicMs() + pauseMs > endMs) {
						log.info(`No other job uploaded the ${name} in time; this job uploads it.`);
						break;
					}
					await clock.sleep(pauseMs, signal);
					held = await findReusedUpload(area, customId, context);
				}
			}
			return typeof held === "object" ? held : undefined;
		};
		const bytesPerMs = 4e3;
		const longestLateMs = 1e4;
		const shortestLateMs = 1e3;
		const lateBytesPerMs = 1e3;
		const longestTurnMs = 18e4;
		const mostTurns = 3;
		const patienceMs = ({ index }, sizeBytes) => {
			const lateMs = Math.min(longestLateMs, shortestLateMs + sizeBytes / lateBytesPerMs);
			return Math.min(index, mostTurns) * Math.min(longestTurnMs, lateMs + sizeBytes / bytesPerMs);
		};
		const leastPauseMs = 500;
		const pausePerPatience = .05;
		const pausePerJobMs = 100;
		const pauseBeforeRequestMs = ({ total }, longestMs, random) => Math.max(leastPauseMs, longestMs * pausePerPatience, total * pausePerJobMs) * (.5 + random());
		const uploadArea = (cloud, kind) => {
			const framework = (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.kj)(kind);
			if (framework === undefined) return {
				kind,
				...kind === "media" ? cloud.media : cloud.apps
			};
			const uploads = cloud.testSuites(framework);
			const list = async ({ customId }) => (await uploads.list()).filter((record) => customId === undefined || record.customId === customId);
			return {
				kind,
				...uploads,
				list
			};
		};
		const uploadPlace = (cloud, framework, binary) => {
			const kind = (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(framework)[binary]?.uploads;
			if (kind !== undefined) return uploadArea(cloud, kind);
			const { uploadFile, uploadUrl } = binary === "app" ? cloud.apps : cloud.testSuites(framework);
			return {
				uploadFile,
				uploadUrl
			};
		};
	}),
	99503: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IU: () => countedTests,
			KI: () => outcomes,
			QV: () => isBadOutcome,
			b8: () => badness,
			pZ: () => noCounters,
			pl: () => isEnded,
			wz: () => isTroubled
		});
		const noCounters = {
			passed: 0,
			failed: 0,
			skipped: 0,
			timedOut: 0,
			error: 0,
			pending: 0
		};
		const isEnded = (status) => status !== "queued" && status !== "running" && status !== "unknown";
		const countedTests = ({ passed, failed, skipped, timedOut, error, pending }) => passed + failed + skipped + timedOut + error + pending;
		const outcomes = [
			"no result",
			"skipped",
			"passed",
			"flaky",
			"quarantined",
			"unknown",
			"pending",
			"timed-out",
			"failed",
			"error"
		];
		const badness = (outcome) => outcomes.indexOf(outcome);
		const isBadOutcome = (outcome) => badness(outcome) > badness("quarantined");
		const isTroubled = (outcome) => badness(outcome) > badness("passed");
	})
};
;
