"use strict";
exports.id = 382;
exports.ids = [382];
exports.modules = {
	13012: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { dryRun: () => dryRun });
		var _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99899);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(71113);
		var _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42923);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88005);
		var _run_connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46694);
		var _run_judge_judge_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29153);
		var _run_prepare_describe_plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15659);
		var _run_prepare_devices_resolve_devices_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(94698);
		var _run_prepare_prepare_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75072);
		var _run_prepare_select_by_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13518);
		var _run_report_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38263);
		var _run_run_deadline_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9150);
		var _run_run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82889);
		var _start_embedded_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22824);
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
		const dryRun = async (requested, context) => {
			const state = (0, _run_run_state_js__WEBPACK_IMPORTED_MODULE_0__.VR)(context.clock);
			const outcome = await planOutcome(requested, context, state);
			const { service } = requested;
			const analysis = (0, _run_judge_judge_job_js__WEBPACK_IMPORTED_MODULE_1__.JB)(requested, state.facts(), outcome, {
				...context,
				baseUrl: service.baseUrl
			});
			await (0, _run_report_report_js__WEBPACK_IMPORTED_MODULE_2__._S)(analysis, requested, context);
		};
		const planOutcome = async (requested, context, state) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const selected = await (0, _run_prepare_select_by_changes_js__WEBPACK_IMPORTED_MODULE_3__.B)(requested, context);
				const without = selected.nothing ?? attaching(requested);
				if (without !== undefined) {
					const plan = {
						devices: requested.deviceLines,
						binaries: [],
						notes: selected.notes,
						builds: []
					};
					return {
						plan,
						dryRun: `A dry run: the step would start no build. ${without}`
					};
				}
				for (const line of (0, _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_4__.tV)(requested.service)) context.log.info(line);
				const reading = {
					...context,
					isSimulated: () => (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_5__.nq)(requested.service)
				};
				const connected = __addDisposableResource(env_1, await (0, _run_connect_js__WEBPACK_IMPORTED_MODULE_6__.Ng)(requested.service, requested.framework, context, _start_embedded_js__WEBPACK_IMPORTED_MODULE_7__.H), true);
				const devices = await resolveLines(selected.inputs, connected);
				state.onDevices(devices.choices);
				const examined = await (0, _run_prepare_prepare_js__WEBPACK_IMPORTED_MODULE_8__.Nn)(selected, devices, reading);
				const history = await (0, _run_prepare_prepare_js__WEBPACK_IMPORTED_MODULE_8__.cH)(examined.inputs, examined.selection.suite?.suiteId, reading);
				const quota = await quotaSoon(connected);
				const prepared = await context.log.group("Plan", () => (0, _run_prepare_prepare_js__WEBPACK_IMPORTED_MODULE_8__.Jb)((0, _run_prepare_prepare_js__WEBPACK_IMPORTED_MODULE_8__.Fj)(examined, history, reading, quota), context.log));
				state.onPredicted(prepared.prediction);
				const plan = (0, _run_prepare_describe_plan_js__WEBPACK_IMPORTED_MODULE_9__.df)(prepared);
				const { nothingToRun, unaffordable } = prepared;
				(0, _run_prepare_describe_plan_js__WEBPACK_IMPORTED_MODULE_9__.uH)(plan, context.log);
				if (nothingToRun !== undefined) {
					context.log.info(nothingToRun);
					return {
						plan,
						dryRun: `A dry run: the step would start no build. ${nothingToRun}`
					};
				}
				const read = [...requested.deviceLines.some(_core_model_device_name_js__WEBPACK_IMPORTED_MODULE_10__.cB) ? ["the device list"] : [], ...quota === undefined ? [] : ["what the account can run"]];
				const sent = read.length === 0 ? "nothing could be read" : `only ${read.join(" and ")} ${read.length === 1 ? "was" : "were"} read`;
				if (unaffordable === undefined) return {
					plan,
					dryRun: `A dry run: ${(0, _run_prepare_describe_plan_js__WEBPACK_IMPORTED_MODULE_9__.Wn)(plan)} would be started; ${sent}.`
				};
				context.log.warning(`A run would upload nothing: ${unaffordable.clause}.`);
				return {
					plan,
					dryRun: `A dry run: ${sent}. A run would upload nothing, since ${unaffordable.clause}.`
				};
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		const attaching = ({ buildIds }) => buildIds.length === 0 ? undefined : `It would wait for ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_11__.hS)(buildIds.length, "existing build")}: ${buildIds.join(", ")}.`;
		const resolveLines = (inputs, context) => inputs.deviceLines.some(_core_model_device_name_js__WEBPACK_IMPORTED_MODULE_10__.cB) ? (0, _run_prepare_devices_resolve_devices_js__WEBPACK_IMPORTED_MODULE_12__.a3)(inputs, (0, _run_connect_js__WEBPACK_IMPORTED_MODULE_6__.Rg)(inputs, context), context) : Promise.resolve((0, _run_prepare_devices_resolve_devices_js__WEBPACK_IMPORTED_MODULE_12__.Zp)(inputs.deviceLines));
		const quotaLimitMs = 1e4;
		const quotaSoon = async (context) => {
			const env_2 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const limit = __addDisposableResource(env_2, (0, _run_run_deadline_js__WEBPACK_IMPORTED_MODULE_13__.zc)(quotaLimitMs, context.clock), false);
				return await (0, _run_connect_js__WEBPACK_IMPORTED_MODULE_6__.$s)((0, _run_run_deadline_js__WEBPACK_IMPORTED_MODULE_13__.ux)(context, limit.signal)).catch(() => {
					context.signal.throwIfAborted();
					return undefined;
				});
			} catch (e_2) {
				env_2.error = e_2;
				env_2.hasError = true;
			} finally {
				__disposeResources(env_2);
			}
		};
	}),
	48088: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var run_plan = __webpack_require__(3782);
		var results_accounting = __webpack_require__(89925);
		var run_history = __webpack_require__(53173);
		var inputs_service = __webpack_require__(88005);
		var error_codes = __webpack_require__(13732);
		var model_results = __webpack_require__(80483);
		var run_problem = __webpack_require__(5182);
		var count_once = __webpack_require__(71442);
		var base_comparison = __webpack_require__(35303);
		var expected_sessions = __webpack_require__(68852);
		var narrow_selection = __webpack_require__(63343);
		var cancellation = __webpack_require__(8976);
		var numbers = __webpack_require__(71113);
		var short_hash = __webpack_require__(99594);
		var quarantine = __webpack_require__(67673);
		var prediction = __webpack_require__(4767);
		var run_deadline = __webpack_require__(9150);
		var gates = __webpack_require__(1339);
		var stop_builds = __webpack_require__(3730);
		var stored_runs = __webpack_require__(95642);
		var schemas = __webpack_require__(26921);
		var lookup = __webpack_require__(65953);
		var cache = __webpack_require__(16370);
		;
		const keptRun = schemas.Ikc({
			content: schemas.YjP(),
			device: schemas.YjP(),
			entries: schemas.YOg(schemas.YjP()),
			buildId: schemas.YjP(),
			sessionId: schemas.YjP().optional(),
			dashboard: schemas.YjP().optional(),
			durationMs: schemas.aig(),
			results: schemas.g1P(schemas.YjP(), schemas.k5n([
				"passed",
				"failed",
				"lacks-test"
			]))
		});
		const kept_runs_document = schemas.Ikc({ runs: schemas.YOg(keptRun).max(1e3) });
		const openKeptRuns = ({ framework, project, service }, { tag }, context) => {
			if ((0, lookup.Fg)(framework).listsBuilds) return undefined;
			const { github, log } = context;
			const place = (0, inputs_service.nq)(service) ? "embedded" : "service";
			const hash = (0, short_hash.q)(framework, project, place, tag.job, tag.base ?? "");
			const prefix = `mobile-test-cloud-base-1-${github.runId}-${hash}-`;
			const store = (0, cache.qb)("base", {
				...context,
				log: {
					...log,
					notice: log.debug
				}
			});
			return {
				read: async () => {
					if (github.runAttempt <= 1) return [];
					const entry = await store.restore(`${prefix}${github.runAttempt}`, [prefix]);
					return entry === undefined ? [] : parse(entry.content);
				},
				save: async (runs, tests) => {
					const kept = runs.map(({ resultOf, entries = [], ...run }) => ({
						...run,
						entries,
						results: Object.fromEntries(tests.flatMap((test) => {
							const { result } = resultOf(test);
							return result === "not-run" ? [] : [[(0, model_results.U)(test), result]];
						}))
					}));
					if (kept.length > 0) await store.save(`${prefix}${github.runAttempt}`, JSON.stringify({ runs: kept }));
				}
			};
		};
		const parse = (content) => {
			try {
				return kept_runs_document.parse(JSON.parse(content.toString())).runs.map(({ results, ...run }) => ({
					...run,
					resultOf: (test) => ({
						result: results[(0, model_results.U)(test)] ?? "not-run",
						why: "an earlier attempt has no result of it"
					})
				}));
			} catch {
				return [];
			}
		};
		;
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
		const compareBase = async (prepared, sessions, { watch, state }, context) => {
			const { inputs } = prepared;
			const { plan, uploads } = prepared.comparison ?? {};
			if (plan === undefined) return undefined;
			const { chosen, more } = (0, base_comparison.ux)((0, count_once.n)((0, quarantine.Su)((0, expected_sessions.uN)(sessions), inputs, state.facts().startedAt)));
			if (chosen.length === 0) return undefined;
			const comparing = {
				prepared,
				sessions,
				watch,
				state,
				context
			};
			const failures = chosen.map((each) => failureOf(each, comparing));
			const found = uploads === undefined ? nothing(plan.why) : await runOnBase(failures, uploads, plan, comparing);
			const tests = failures.map((failure) => compared(failure, found, plan));
			for (const test of tests) context.log.info(`${(0, model_results.U)(test)} @ ${test.device} ${(0, base_comparison.q_)(test)}.`);
			if (more > 0) context.log.info(`Not compared: ${(0, numbers.hS)(more, "more failed test")}, since at most ${base_comparison.bw} are.`);
			const onBase = [...state.facts().besideSessions.values()].filter((session) => session.onBase !== undefined);
			return {
				tests,
				more,
				deviceMs: (0, numbers.cz)(onBase.map(({ durationMs = 0 }) => durationMs))
			};
		};
		const nothing = (whyNot = "no build of the base branch can be run") => ({
			runs: [],
			whyNot
		});
		const failureOf = ({ test, session }, { prepared }) => {
			const { device, ranOn = device } = session;
			const named = nameTogether([test], prepared);
			const entry = named?.extra.length === 0 ? named.tests[0] : undefined;
			return {
				test,
				device,
				ranOn,
				times: (0, base_comparison.Do)(test, prepared.inputs.retries),
				entry
			};
		};
		const nameTogether = (tests, { inputs, target, selection, plan }) => (0, narrow_selection.pj)(tests, {
			...inputs,
			target,
			suite: selection.whole
		}, plan.builds[0]?.filters);
		const runOnBase = async (failures, uploads, plan, comparing) => {
			const { prepared, watch, state, context } = comparing;
			const { inputs, selection } = prepared;
			if (watch.deadline.leftMs() <= 0) return nothing(outOfTime);
			const problems = [];
			const unstarted = [];
			const events = {
				...state,
				onProblem: (each) => void problems.push(each),
				onUnstarted: (builds) => void unstarted.push(builds),
				onQueued: () => {}
			};
			const content = (0, stored_runs.$)(uploads);
			const limited = (0, run_deadline.ux)(context, watch.deadline.signal);
			const runs = [];
			let refused;
			try {
				const env_1 = {
					stack: [],
					error: void 0,
					hasError: false
				};
				try {
					const run = {
						...inputs,
						timeoutMs: Math.min(inputs.timeoutMs, watch.deadline.leftMs()),
						suite: selection.suite
					};
					const prices = new Map();
					const template = templateOf(uploads, comparing);
					const kept = openKeptRuns(inputs, template, limited);
					const runner = __addDisposableResource(env_1, (0, stored_runs.A)({
						run,
						template,
						uploads: new Map([[content, uploads]]),
						gate: (caughtUp) => budgetGate(prices, caughtUp, comparing)
					}, limited, events), false);
					runs.push(...await kept?.read() ?? (await runner.adoptEarlier())?.runs ?? []);
					const requests = requestsFor(failures, runs, content, comparing);
					for (const { request, priceMs } of requests) prices.set(keyOf(request.device, request.entries), priceMs);
					if (requests.length > 0) {
						const title = `Compare with ${(0, base_comparison.Zy)(plan)} (${(0, numbers.hS)(failures.length, "failed test")})`;
						const round = await runner.run(title, requests.map(({ request }) => request));
						runs.push(...round.runs);
						refused = round.refused.get(content);
						await kept?.save(runs, failures.map(({ test }) => test));
					}
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = true;
				} finally {
					__disposeResources(env_1);
				}
			} catch (error) {
				if ((0, cancellation.i)(error) || context.signal.aborted) throw error;
				problems.push((0, error_codes.CC)("unexpected", (0, run_problem.pQ)(error)));
			}
			const open = (0, stop_builds.xy)({
				...state.facts(),
				started: []
			});
			if (open.length > 0) context.log.info(`These builds of the base branch are no longer waited for: ${open.join(", ")}.`);
			for (const id of await (0, stop_builds.iu)(inputs.framework, open, context)) state.onBuildStopped(id);
			return {
				runs,
				whyNot: refused ?? whyNotRun(problems, unstarted, watch)
			};
		};
		const outOfTime = "the time of the run was over (`timeout-minutes`)";
		const whyNotRun = (problems, unstarted, { deadline }) => {
			if (unstarted.length > 0) return "the budget has no room for it (`max-device-minutes`)";
			if (deadline.leftMs() <= 0) return outOfTime;
			return problems[0]?.clause ?? "it was not started";
		};
		const templateOf = (uploads, { prepared }) => {
			const [first] = prepared.plan.builds;
			if (first === undefined) throw new Error("unreachable: a run with results has a build");
			const { runId, runAttempt, job, nonce } = first.tag;
			const shard = {
				index: 0,
				total: 1
			};
			const base = (0, short_hash.q)(prepared.comparison?.head ?? "", uploads.commit);
			const tag = {
				runId,
				runAttempt,
				job,
				shard,
				attempt: 0,
				base,
				nonce
			};
			return {
				shard,
				devices: first.devices,
				attempt: 0,
				partial: false,
				tag,
				onBase: 0
			};
		};
		const keyOf = (device, entries) => [device, ...entries].join("\n");
		const requestsFor = (failures, adopted, content, { prepared, sessions }) => {
			const missing = failures.flatMap((failure) => {
				const shown = shownBy(failure, adopted);
				const isKnown = shown.some(({ result }) => result === "lacks-test");
				const lacking = failure.entry === undefined || isKnown ? 0 : failure.times - countShown(shown);
				return lacking > 0 ? [{
					...failure,
					lacking
				}] : [];
			});
			const rounds = Math.max(0, ...missing.map(({ lacking }) => lacking));
			return Array.from({ length: rounds }, (_, round) => missing.filter(({ lacking }) => lacking > round)).flatMap((inRound) => [...Map.groupBy(inRound, ({ ranOn }) => ranOn)].flatMap(([ranOn, own]) => (0, narrow_selection.IY)(own, (group) => nameTogether(group.map(({ test }) => test), prepared)).map((group) => {
				const tests = group.map(({ test }) => test);
				const { tests: entries = [], filters } = nameTogether(tests, prepared) ?? {};
				const device = group[0]?.device ?? ranOn;
				const request = {
					content,
					tests,
					device: ranOn,
					entries,
					filters
				};
				return {
					request,
					priceMs: (0, prediction.d6)(tests, device, sessions) ?? predictedMs(request, prepared)
				};
			})));
		};
		const predictedMs = ({ device, entries }, { plan, predictor }) => {
			const [first] = plan.builds;
			if (first === undefined) return 0;
			return predictor?.buildMs({
				...first,
				serviceShards: undefined,
				devices: [device],
				partial: true,
				tests: entries
			}) ?? 0;
		};
		const budgetGate = (prices, caughtUp, { prepared: { budget, predictor }, state, context }) => {
			if (budget === undefined) return gates.GN;
			const priceOf = ({ devices: [device = ""], tests: entries = [] }) => prices.get(keyOf(device, entries)) ?? 0;
			const buildMs = (build) => build.onBase === undefined ? predictor?.buildMs(build) ?? 0 : priceOf(build);
			return async (planned) => {
				await caughtUp();
				const { usedMs } = (0, gates.Bj)(state.facts(), context.clock.nowMs(), { buildMs });
				return usedMs >= budget.ms || usedMs + priceOf(planned) > budget.ms ? "budget" : undefined;
			};
		};
		const shownBy = ({ test, ranOn, entry }, runs) => runs.filter(({ device, entries }) => device === ranOn && entry !== undefined && entries?.includes(entry) === true).map((run) => ({
			...run.resultOf(test),
			run
		}));
		const countShown = (shown) => shown.filter(({ result }) => result === "passed" || result === "failed").length;
		const compared = (failure, { runs, whyNot }, { branch, commit }) => {
			const { test, device, entry } = failure;
			const { className, name } = test;
			const shown = shownBy(failure, runs);
			const sessions = shown.flatMap(({ result, run: { buildId, sessionId, dashboard } }) => result === "passed" || result === "failed" ? [{
				status: result,
				buildId,
				sessionId,
				dashboard
			}] : []);
			const result = (0, base_comparison.wx)(sessions);
			const unnamed = entry === undefined && commit !== undefined ? "a request cannot name the test alone" : undefined;
			const why = result === "unknown" ? unnamed ?? shown.find((each) => each.why !== undefined)?.why ?? whyNot : undefined;
			return {
				className,
				name,
				device,
				result,
				why,
				branch,
				commit,
				sessions
			};
		};
		var judge = __webpack_require__(70542);
		var judge_job = __webpack_require__(29153);
		var judge_run = __webpack_require__(72702);
		;
		const findRedCanaries = (prepared, sessions, state, { baseUrl, isSimulated }) => {
			const { inputs } = prepared;
			const canaries = inputs.devices.slice(0, inputs.canaryDevices);
			const { missing } = (0, judge_job.FY)(prepared, sessions, state);
			const origin = {
				baseUrl,
				simulated: isSimulated(),
				job: undefined
			};
			const { verdict, shards, missingTests } = (0, judge_run.Z)(inputs, state.facts(), {
				...(0, judge_job.bz)(prepared),
				missing
			}, origin);
			if (verdict.kind === "passed") return undefined;
			const red = new Set([...shards.filter((shard) => (0, judge.yf)([shard], inputs.failOnFlaky)).map(({ last }) => last.device), ...missingTests.flatMap((test) => test.devices)]);
			const named = canaries.filter((device) => red.has(device));
			return named.length === 0 ? canaries : named;
		};
		var read_mapping = __webpack_require__(70596);
		var describe_crash = __webpack_require__(22139);
		;
		const maxLineChars = 4e3;
		const readTraceLine = (line) => {
			if (line.length > maxLineChars) return undefined;
			return readFrame(line) ?? readThrown(line);
		};
		const forbidden = /[\s[\];:()<>]/;
		const constructors = /\.<(?:cl)?init>$/;
		const readFrame = (line) => {
			for (let at = line.indexOf("at "); at !== -1; at = line.indexOf("at ", at + 1)) {
				if (at > 0 && /[\p{L}\p{N}_$]/u.test(line.charAt(at - 1))) continue;
				const frame = frameAt(line, at + 3);
				if (frame !== undefined) return frame;
			}
			return undefined;
		};
		const frameAt = (line, from) => {
			const open = line.indexOf("(", from);
			const close = open === -1 ? -1 : closingOf(line, open);
			if (close === -1) return undefined;
			const call = line.slice(from, open);
			const qualified = call.trim();
			const dot = qualified.lastIndexOf(".");
			const plain = qualified.replace(constructors, "");
			if (dot <= 0 || dot === qualified.length - 1 || plain === "" || forbidden.test(plain)) return undefined;
			const owner = qualified.slice(0, dot);
			const className = owner.slice(owner.lastIndexOf("/") + 1);
			if (className === "") return undefined;
			const start = from + call.length - call.trimStart().length + owner.length - className.length;
			const source = /^(.*):(\d{1,9})$/s.exec(line.slice(open + 1, close));
			return {
				kind: "frame",
				before: line.slice(0, start),
				className,
				method: qualified.slice(dot + 1),
				file: source?.[1] ?? line.slice(open + 1, close),
				line: source === null ? undefined : Number(source[2]),
				after: line.slice(close + 1)
			};
		};
		const closingOf = (line, open) => {
			const end = line.trimEnd();
			if (end.endsWith(")")) return end.length - 1;
			const added = end.endsWith("]") ? end.indexOf("~[", open) : -1;
			const before = added === -1 ? "" : end.slice(0, added).trimEnd();
			return before.endsWith(")") ? before.length - 1 : -1;
		};
		const nameEnd = /[\s:\]]/;
		const className = /^[\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}_$][\p{L}\p{N}_$-]*)*$/u;
		const maxNames = 5;
		const leads = /^(?:Caused by: |Suppressed: |Wrapped by: |\[CIRCULAR REFERENCE: ?|Exception in thread "[^"]{0,200}" |(?:short|long)Msg=)/;
		const withoutLeads = (line, from) => {
			let start = from;
			for (let lead = leads.exec(line.slice(start)); lead !== null; lead = leads.exec(line.slice(start))) start += lead[0].length;
			return start;
		};
		const readThrown = (line) => {
			const names = [];
			let isNamed = false;
			let at = line.length - line.trimStart().length;
			while (at < line.length && names.length < maxNames) {
				const start = withoutLeads(line, at);
				if (start > at && names.every(([from, to]) => !line.slice(from, to).includes("."))) {
					names.length = 0;
					isNamed = true;
				}
				const length = line.slice(start).search(nameEnd);
				const end = length === -1 ? line.length : start + length;
				const rest = line.slice(end).trim();
				const isFollowed = rest === "" || rest === "]" || line.charAt(end) === ":";
				if (isFollowed && className.test(line.slice(start, end))) names.push([start, end]);
				const colon = line.indexOf(": ", start);
				if (colon === -1) break;
				at = colon + 2;
			}
			return names.length === 0 ? undefined : {
				kind: "thrown",
				names,
				isNamed: isNamed || undefined
			};
		};
		;
		const maxRetracedChars = 1e6;
		const maxAmbiguous = 50;
		const collectClassNames = (text, into) => {
			for (const line of splitLines(text)) {
				const read = readTraceLine(line);
				if (read?.kind === "frame") into.add(read.className);
				else for (const [start, end] of read?.names ?? []) into.add(line.slice(start, end));
			}
		};
		const retraceText = (text, mappings) => {
			const lines = splitLines(text);
			const restored = [];
			const ambiguous = [];
			let context = {};
			for (const [index, line] of lines.entries()) {
				const read = readTraceLine(line);
				if (read?.kind === "frame") {
					const { stacks, next } = restoreFrame(read, mappings, context);
					const [only, ...others] = stacks;
					context = next;
					if (only === undefined || others.length > 0) restored.push(line);
					else if (only !== "") restored.push(...only.split("\n").map((call) => `${read.before}${call}${read.after}`));
					if (others.length > 0 && ambiguous.length < maxAmbiguous) ambiguous.push({
						frame: line.trim(),
						alternatives: stacks
					});
				} else if (read === undefined) {
					restored.push(line);
				} else {
					const { thrown, text } = restoreThrown(line, read, lines[index + 1], mappings);
					context = thrown === undefined ? {} : { thrown };
					restored.push(text);
				}
			}
			return {
				text: restored.join("\n") + text.slice(maxRetracedChars),
				ambiguous
			};
		};
		const retraceHeadline = (text, mappings) => {
			const read = readTraceLine(text);
			return read?.kind === "thrown" ? restoreThrown(text, {
				...read,
				isNamed: true
			}, undefined, mappings).text : text;
		};
		const retraceClassName = (name, mappings) => mappedClass(name, mappings)?.original ?? name;
		const splitLines = (text) => text.slice(0, maxRetracedChars).split("\n");
		const restoreFrame = (frame, mappings, context) => {
			const results = mappingsOf(frame, mappings).flatMap((mapping) => retraceFrame(frame, mapping, context) ?? []);
			const stacks = new Set(results.flatMap((result) => result.stacks));
			if (stacks.size > 1) stacks.delete("");
			return {
				stacks: [...stacks],
				next: (stacks.size === 1 ? results[0]?.next : undefined) ?? {}
			};
		};
		const idMark = "r8-map-id-";
		const mappingsOf = ({ file }, mappings) => {
			if (!file.startsWith(idMark)) return mappings;
			const id = file.slice(idMark.length).toLowerCase();
			return mappings.filter(({ header }) => (0, read_mapping.bt)(id, header) !== false);
		};
		const mappedClass = (name, mappings) => {
			const [first, ...others] = mappings.flatMap(({ classes }) => classes.get(name) ?? []);
			return others.every(({ original }) => original === first?.original) ? first : undefined;
		};
		const restoreThrown = (line, { names, isNamed }, nextLine, mappings) => {
			let text = "";
			let done = 0;
			for (const [index, [start, end]] of names.entries()) {
				const name = line.slice(start, end);
				const isClass = name.includes(".") || index === 0 && (isNamed === true || readTraceLine(nextLine ?? "")?.kind === "frame");
				const original = isClass ? mappedClass(name, mappings)?.original : undefined;
				if (original === undefined) continue;
				text += line.slice(done, start) + original;
				done = end;
			}
			const [first] = names;
			return {
				text: text + line.slice(done),
				thrown: first && line.slice(...first)
			};
		};
		const maxStacks = 200;
		const retraceFrame = (frame, mapping, context) => {
			const known = mapping.classes.get(frame.className);
			if (known === undefined) return undefined;
			const call = (className, method, line) => {
				const place = line === undefined || line <= 0 ? "" : `:${line}`;
				return `${className}.${method}(${sourceFile(className, frame.file, mapping)}${place})`;
			};
			const found = narrow(known.methods.get(frame.method) ?? [], frame.line, context);
			if (found === undefined) return {
				stacks: [call(known.original, frame.method, frame.line)],
				next: {}
			};
			const isAmbiguous = found.matches.length > 1 || found.matches.some(({ lines }) => lines.some(isManyToOne));
			const isOutline = found.matches.every(({ method }) => method.some((each) => each.isOutline));
			const hasLine = found.isPlaced && (frame.line !== undefined || !isAmbiguous);
			const callOf = (lines) => call(lines.holder ?? known.original, lines.method, hasLine ? originalLine(lines, found.line) ?? frame.line : undefined);
			const stacks = found.matches.values().flatMap(({ lines, method }) => {
				const possible = isAmbiguous ? (0, read_mapping.JA)(lines).values().flatMap(withEachLine) : (0, read_mapping.JA)(lines).values();
				return possible.map((stack) => withoutHidden(stack, method, context).map(callOf).join("\n"));
			});
			return {
				stacks: [...stacks.take(maxStacks)],
				next: isOutline && frame.line !== undefined ? { outlineLine: frame.line } : {}
			};
		};
		const narrow = (methods, line, { outlineLine }) => {
			const isPlaced = line !== undefined && line > 0;
			const matches = matching(methods, (lines) => isPlaced ? linesAt(lines, line) : linesWithoutPlace(lines));
			const callsite = matches[0]?.lines.at(-1)?.callsite;
			if (callsite !== undefined && outlineLine !== undefined) {
				const here = callsite.get(outlineLine) ?? outlineLine;
				const called = matching(methods, (lines) => linesAt(lines, here));
				if (called.length > 0) return {
					matches: called,
					line: here,
					isPlaced: true
				};
			}
			if (matches.length > 0) return {
				matches,
				line,
				isPlaced: true
			};
			const whole = isPlaced ? matching(methods, (lines) => lines.filter(({ short }) => short === undefined)) : [];
			if (whole.length > 0) return {
				matches: whole,
				line,
				isPlaced: true
			};
			return methods.length === 0 ? undefined : {
				matches: methods.map(beforeFirstLine),
				line,
				isPlaced: !isPlaced
			};
		};
		const matching = (methods, select) => methods.map((method) => ({
			method,
			lines: select(method)
		})).filter(({ lines }) => lines.length > 0);
		const linesAt = (lines, line) => {
			const start = lines.findIndex(({ short }) => short !== undefined && short.from <= line && line <= short.to);
			if (start === -1) return [];
			const end = lines.findIndex(({ isCaller }, index) => index > start && !isCaller);
			return lines.slice(start, end === -1 ? undefined : end);
		};
		const linesWithoutPlace = (lines) => {
			const atZero = linesAt(lines, 0);
			if (atZero.length > 0) return atZero;
			return lines.filter(({ short }) => short === undefined).slice(0, 1);
		};
		const beforeFirstLine = (method) => ({
			method,
			lines: method.slice(-1).map((outermost) => ({
				...outermost,
				short: undefined,
				original: undefined,
				rewrites: []
			}))
		});
		const span = ({ from, to }) => to - from + 1;
		const isManyToOne = ({ short, original }) => original !== undefined && span(original) !== 1 && (short === undefined || span(short) !== span(original));
		const withEachLine = (stack) => {
			const [innermost, ...callers] = stack;
			if (innermost?.original === undefined || !isManyToOne(innermost)) return [stack];
			const { from } = innermost.original;
			return Array.from({ length: Math.min(span(innermost.original), maxStacks) }, (_, index) => [{
				...innermost,
				original: {
					from: from + index,
					to: from + index
				}
			}, ...callers]);
		};
		const withoutHidden = (stack, method, { thrown }) => {
			const removed = stack.flatMap(({ rewrites }) => rewrites).filter((rewrite) => rewrite.thrown.every((each) => each === thrown)).reduce((sum, { removeInner }) => sum + removeInner, 0);
			const hasNoSource = method.some(({ isSynthesized, isOutline }) => isSynthesized || isOutline);
			return stack.slice(removed > stack.length ? 0 : removed, hasNoSource ? -1 : undefined);
		};
		const originalLine = ({ short, original }, line) => {
			if (original === undefined) return line;
			const offset = span(original) === 1 || short === undefined || line === undefined ? 0 : line - short.from;
			return original.from + offset;
		};
		const sourceFile = (className, file, { sourceFiles }) => {
			const named = sourceFiles.get(className);
			if (named !== undefined) return named;
			if (file === "Native Method") return file;
			const isKotlin = file.endsWith(".kt");
			const simple = className.slice(className.lastIndexOf(".") + 1);
			const inner = simple.indexOf("$");
			const outer = inner === -1 ? simple : simple.slice(0, inner);
			if (outer.endsWith("Kt") && (isKotlin || !file.includes("."))) return `${outer.slice(0, -2)}.kt`;
			return `${outer}.${isKotlin ? "kt" : "java"}`;
		};
		;
		const classNamesIn = (sessions) => {
			const names = new Set();
			for (const { tests, crash } of sessions) for (const text of [...crash?.log ?? [], ...tests.flatMap(textsToRestore)]) collectClassNames(text, names);
			return names;
		};
		const textsToRestore = ({ failures, earlierAttempts, crash, systemOut = "", systemErr = "" }) => {
			const all = [...failures, ...earlierAttempts.flatMap((attempt) => attempt.failures)];
			if (all.length === 0) return [];
			return [
				...all.flatMap(({ type = "", message = "", trace = "" }) => [
					type,
					message,
					trace
				]),
				...crash?.log ?? [],
				systemOut,
				systemErr
			];
		};
		const restoreSession = (session, mappings) => {
			const restore = createRestorer(mappings);
			const tests = session.tests.map((test) => test.failures.length === 0 && test.earlierAttempts.length === 0 ? test : restore.test(test));
			const crash = session.crash && restore.loose(session.crash);
			return {
				...session,
				tests,
				...crash && { crash }
			};
		};
		const traceIn = (log) => log.flatMap((line) => {
			const at = line.search(/Caused by: |\tat |^ {1,40}at /);
			return at === -1 ? [] : line.slice(at);
		});
		const describedBy = (crash, before, restored, message) => {
			if (message === (0, describe_crash.Bd)(before, undefined).message) {
				const { type = restored.type, message: described } = (0, describe_crash.Bd)(crash, undefined);
				return {
					...restored,
					type,
					message: described
				};
			}
			return message?.endsWith(before.cause) === true ? {
				...restored,
				message: `${message.slice(0, -before.cause.length)}${crash.cause}`
			} : restored;
		};
		const createRestorer = (mappings) => {
			const text = (value) => value === undefined ? undefined : retraceText(value, mappings).text;
			const lines = (log) => retraceText(log.join("\n"), mappings).text.split("\n");
			const failure = (one) => {
				const traced = one.trace === undefined ? undefined : retraceText(one.trace, mappings);
				const restoredMessage = one.message === undefined ? undefined : retraceText(one.message, mappings);
				const ambiguous = traced?.ambiguous ?? restoredMessage?.ambiguous ?? [];
				return {
					...one,
					type: one.type === undefined ? undefined : retraceClassName(one.type, mappings),
					message: restoredMessage?.text,
					trace: traced?.text,
					rawTrace: traced === undefined || traced.text === one.trace ? undefined : one.trace,
					ambiguousFrames: ambiguous.length === 0 ? undefined : ambiguous
				};
			};
			const attempt = (one) => ({
				...one,
				failures: one.failures.map(failure)
			});
			const crashed = (test) => {
				const failures = test.failures.map(failure);
				const [first, ...others] = failures;
				const before = test.crash;
				if (before === undefined || first === undefined) return {
					crash: before,
					failures
				};
				const crash = first.trace === undefined ? {
					...before,
					cause: retraceHeadline(before.cause, mappings),
					log: lines(before.log)
				} : (0, describe_crash.iv)(before, first.trace, lines(before.log));
				return {
					crash,
					failures: [describedBy(crash, before, first, test.failures[0]?.message), ...others]
				};
			};
			return {
				loose: (before) => {
					const log = lines(before.log);
					const cause = retraceHeadline(before.cause, mappings);
					return (0, describe_crash.iv)({
						...before,
						cause
					}, [cause, ...traceIn(log)].join("\n"), log);
				},
				test: (test) => ({
					...test,
					...crashed(test),
					earlierAttempts: test.earlierAttempts.map(attempt),
					systemOut: text(test.systemOut),
					systemErr: text(test.systemErr)
				})
			};
		};
		var regular_file = __webpack_require__(48734);
		;
		const knownVersion = 2.2;
		const maxReadingMs = 6e4;
		async function* until(untilMs, clock, blocks) {
			for await (const block of blocks) {
				if (clock.monotonicMs() > untilMs) throw new regular_file.o2("the time for reading mappings is over");
				yield block;
			}
		}
		const restoreStacks = async (facts, { mapping: files, timeoutMs }, { log, signal, clock }) => {
			if (files.length === 0) return facts;
			const names = classNamesIn(facts.sessions.values());
			if (names.size === 0) return facts;
			const mappings = [];
			const untilMs = clock.monotonicMs() + Math.min(maxReadingMs, timeoutMs);
			for (const { path, name } of files) {
				try {
					const mapping = await (0, read_mapping.vh)(until(untilMs, clock, (0, regular_file.Zw)(path)), names, signal);
					if (Number(mapping.header.version) > knownVersion) log.notice(`${name} has the format ${mapping.header.version}, which is newer than ${knownVersion}: some frames may stay as they are.`);
					if (mapping.isCut) log.warning(`${name} holds more than is kept of a mapping: some frames may stay as they are.`);
					mappings.push(mapping);
				} catch (error) {
					if (!(0, run_problem.Or)(error) && !(error instanceof regular_file.o2)) throw error;
					log.warning(`Stacks are not restored with ${name}: ${(0, run_problem.pQ)(error)}.`);
				}
			}
			const sessions = new Map([...facts.sessions].map(([key, session]) => [key, restoreSession(session, mappings)]));
			const known = mappings.reduce((sum, { classes }) => sum + classes.size, 0);
			log.info(`Restored stacks with ${files.map(({ name }) => name).join(", ")}: it has ${(0, numbers.hS)(known, "class", "classes")} that they name.`);
			return {
				...facts,
				sessions
			};
		};
		var describe_plan = __webpack_require__(15659);
		var resolve_devices = __webpack_require__(94698);
		var plan = __webpack_require__(15177);
		var prepare = __webpack_require__(75072);
		var select_by_changes = __webpack_require__(13518);
		var agree_on_split = __webpack_require__(2881);
		var listed_build = __webpack_require__(44177);
		var build_tag = __webpack_require__(62708);
		var repeats = __webpack_require__(72862);
		var list_builds = __webpack_require__(63790);
		var repeat_plan = __webpack_require__(73449);
		var start_start = __webpack_require__(1299);
		var watch_watch = __webpack_require__(1711);
		;
		var repeat_new_addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
		var repeat_new_disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
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
		const silent = { notices: [] };
		const held = (why) => ({ notices: [`Nothing is repeated: ${why}.`] });
		const repeatNew = async (prepared, sessions, { refs: uploaded, watch, state }, context) => {
			const { plan, reasonOf = () => undefined } = prepared.repeats ?? {};
			if (plan === undefined) return silent;
			const { device } = plan;
			const shards = (0, expected_sessions.uN)(sessions);
			const found = (0, repeats.bE)(device, shards, reasonOf);
			if (found.length === 0) return silent;
			const { failFast } = prepared.inputs;
			const own = shards.filter(({ last }) => last.device === device);
			const ran = new Set(own.flatMap(({ tests }) => tests.filter(({ status }) => status !== "skipped").map(model_results.U))).size;
			const all = Math.max(ran, prepared.selection.suite?.tests.filter(({ ignored }) => !ignored).length ?? 0);
			if ((0, repeats.sC)(found.length, all)) return held((0, repeat_plan.RA)(found.length, all));
			if (state.facts().problems.length > 0) return held("the run has a problem");
			if (failFast && isRed(prepared, sessions, state)) return held("the verdict can no longer be green (`fail-fast`)");
			if (watch.deadline.leftMs() <= 0) return held("the run timed out");
			return context.log.group(`Repeat (${(0, numbers.hS)(found.length, "new or changed test")})`, async () => {
				try {
					const { ranOn } = own.findLast(({ last }) => last.ranOn !== undefined)?.last ?? {};
					return await repeatFound(found, {
						prepared,
						uploaded,
						sessions,
						context,
						watch,
						state,
						...plan,
						ranOn
					});
				} catch (error) {
					if ((0, cancellation.i)(error) || context.signal.aborted) throw error;
					return held((0, run_problem.pQ)(error));
				}
			});
		};
		const isRed = ({ inputs }, sessions, state) => {
			const shards = (0, quarantine.Su)((0, expected_sessions.uN)(sessions), inputs, state.facts().startedAt);
			return (0, judge.yf)(shards, inputs.failOnFlaky);
		};
		const repeatFound = async (found, repeating) => {
			const { prepared, context, state } = repeating;
			const { log } = context;
			const seen = found.filter((each) => !(0, repeats.Gj)(each));
			const wanted = found.filter(repeats.Gj).map((each) => ({
				...each,
				entry: repeat_new_nameTogether([each], repeating)?.tests[0]
			}));
			const named = wanted.flatMap(({ entry, ...each }) => entry === undefined ? [] : [{
				...each,
				entry
			}]);
			const [unnamed, ...others] = wanted.filter(({ entry }) => entry === undefined);
			const { claimTests } = await Promise.all([
				__webpack_require__.e(921),
				__webpack_require__.e(668),
				__webpack_require__.e(44),
				__webpack_require__.e(144),
				__webpack_require__.e(962),
				__webpack_require__.e(773),
				__webpack_require__.e(375),
				__webpack_require__.e(679),
				__webpack_require__.e(919)
			]).then(__webpack_require__.bind(__webpack_require__, 41897));
			const entries = [...new Set(named.map(({ entry }) => entry))];
			const claimed = await claimTests(entries, prepared.inputs, prepared.plan.identity, context);
			const tests = named.filter(({ entry }) => claimed.has(entry));
			const notices = unnamed === undefined ? [] : [describeUnnameable(unnamed, others.length)];
			if (tests.length < named.length) log.info(`Other jobs of this matrix repeat ${(0, numbers.hS)(named.length - tests.length, "of these tests", "of these tests")}.`);
			const planned = await planRepeats(tests, repeating);
			const total = planned.adopted.length + planned.remaining.length;
			if (total === 0) return repeatOutcome(seen, [], repeating, {
				planned: 0,
				notices
			});
			const priceMs = predictRepeatMs(tests, repeating);
			const tooDear = beyondBudget(planned, priceMs, repeating);
			if (tooDear !== undefined) return repeatOutcome(seen, [], repeating, {
				planned: 0,
				notices: [...notices, tooDear]
			});
			for (const { test, why } of tests) log.info(`${(0, model_results.U)(test)} is ${why}.`);
			const ran = await runRepeats(planned, tests, priceMs, repeating);
			return repeatOutcome([...tests, ...seen], repeatSessions(state), repeating, {
				planned: total,
				notices: [...notices, ...ran]
			});
		};
		const firstBuildOf = ({ plan }) => {
			const [first] = plan.builds;
			if (first === undefined) throw new Error("unreachable: a run with results has a build");
			return first;
		};
		const repeat_new_nameTogether = (tests, { prepared }) => {
			const { inputs, target, selection } = prepared;
			const naming = {
				...inputs,
				target,
				suite: selection.whole
			};
			return (0, narrow_selection.pj)(tests.map(({ test }) => test), naming, firstBuildOf(prepared).filters);
		};
		const repeatBuild = (tests, repeat, repeating) => {
			const { prepared, device, ranOn } = repeating;
			const named = repeat_new_nameTogether(tests, repeating);
			const shard = {
				index: 0,
				total: 1
			};
			const { tag } = firstBuildOf(prepared);
			return {
				shard,
				tag: {
					...tag,
					shard,
					attempt: 0,
					plan: undefined,
					emptyShards: undefined,
					repeat,
					nonce: (0, build_tag.Yd)()
				},
				devices: [ranOn ?? device],
				insteadOf: ranOn === undefined ? undefined : device,
				attempt: 0,
				partial: true,
				tests: named?.tests,
				filters: named?.filters,
				knownTests: named?.tests.length,
				repeat
			};
		};
		const planRepeats = async (tests, repeating) => {
			if (tests.length === 0) return {
				adopted: [],
				remaining: []
			};
			const adopted = await earlierRepeats(repeating);
			const counting = await withResults(adopted, repeating);
			const covering = (entry) => counting.filter((build) => build.tests?.includes(entry)).length;
			const missing = tests.map((each) => ({
				each,
				rounds: repeating.times - covering(each.entry)
			}));
			const rounds = Math.max(0, ...missing.map((each) => each.rounds));
			const last = Math.max(0, ...adopted.map(({ repeat = 0 }) => repeat));
			const lists = Array.from({ length: rounds }, (_, round) => missing.filter((each) => each.rounds > round));
			const remaining = lists.flatMap((lacking) => (0, narrow_selection.IY)(lacking.map(({ each }) => each), (group) => repeat_new_nameTogether(group, repeating))).map((group, nth) => repeatBuild(group, last + nth + 1, repeating));
			return {
				adopted,
				remaining
			};
		};
		const withResults = async (adopted, { state, watch, context }) => {
			for (const build of adopted) state.onStarted(build);
			const { records } = state.facts();
			const isBroken = ({ id }) => records.get(id)?.status === "error";
			await watch.lookBack(adopted.filter(isBroken), (0, run_deadline.ux)(context, watch.deadline.signal));
			await watch.caughtUp();
			const ofBuild = Map.groupBy(repeatSessions(state), ({ buildId }) => buildId);
			return adopted.filter((build) => !isBroken(build) || (0, repeats.ds)(ofBuild.get(build.id) ?? []) > 0);
		};
		const earlierRepeats = async (repeating) => {
			const { prepared, uploaded, device, ranOn, context, state } = repeating;
			const { cloud, github, clock, log } = context;
			const { framework, project } = prepared.inputs;
			const { content } = uploaded;
			if (github.runAttempt <= 1 || content === undefined || !(0, lookup.Fg)(framework).listsBuilds) return [];
			const isOwn = ({ tag, devices }) => tag?.repeat !== undefined && tag.job === prepared.plan.identity && tag.content === content && (0, build_tag.ke)(tag, github.runId) && devices.length === 1 && devices[0] === (ranOn ?? device);
			const listed = (await (0, list_builds.Z)(framework, project, cloud)).filter(isOwn);
			if (listed.length > 0) log.info(`An earlier attempt of this job started ${listed.length} repeats with the same binaries: they are not started again.`);
			const nowMs = clock.monotonicMs();
			const insteadOf = ranOn === undefined ? undefined : device;
			return listed.map((build) => {
				const { devices, filters: tests, tag, record } = build;
				state.onPolled(record);
				return (0, listed_build.Fj)(build, {
					devices,
					insteadOf,
					tests,
					repeat: tag?.repeat,
					attempt: 0,
					partial: true
				}, nowMs);
			});
		};
		const predictRepeatMs = (tests, repeating) => {
			const { prepared, sessions, device } = repeating;
			const results = tests.map(({ test }) => test);
			return (0, prediction.d6)(results, device, sessions) ?? prepared.predictor?.buildMs(repeatBuild(tests, 1, repeating)) ?? 0;
		};
		const repeatSessions = (state) => [...state.facts().besideSessions.values()];
		const runRepeats = async ({ adopted, remaining }, tests, priceMs, repeating) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const { prepared, uploaded, context, watch, state } = repeating;
				const { inputs } = prepared;
				const whyNot = new Set();
				const unstarted = [];
				const events = {
					...state,
					onProblem: ({ clause }) => void whyNot.add(clause),
					onUnstarted: (builds) => void unstarted.push(builds),
					onQueued: () => {}
				};
				const limited = (0, run_deadline.ux)(context, watch.deadline.signal);
				const timeoutMs = Math.min(inputs.timeoutMs, watch.deadline.leftMs());
				const own = repeat_new_addDisposableResource(env_1, (0, watch_watch.CW)({
					...inputs,
					timeoutMs,
					suite: prepared.selection.suite
				}, limited, events), false);
				try {
					const gate = repeatGate(tests, priceMs, repeating, own.caughtUp);
					const started = await (0, start_start.Wr)({
						inputs,
						adopted,
						remaining,
						refs: uploaded,
						gate
					}, limited, events);
					await own.results(started, (_title, work) => work());
				} catch (error) {
					if ((0, cancellation.i)(error)) throw error;
					whyNot.add((0, run_problem.pQ)(error));
				}
				const open = (0, stop_builds.xy)({
					...state.facts(),
					started: []
				});
				if (open.length > 0) context.log.info(`These builds repeat tests, and are no longer waited for: ${open.join(", ")}.`);
				for (const id of await (0, stop_builds.iu)(inputs.framework, open, context)) state.onBuildStopped(id);
				const refused = unstarted.map(({ reason, builds }) => `${(0, numbers.hS)(builds.length, "repeat was", "repeats were")} not started, ${reasons[reason]}.`);
				return [...refused, ...[...whyNot].map((clause) => `A repeat could not run: ${clause}.`)];
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				repeat_new_disposeResources(env_1);
			}
		};
		const reasons = {
			canary: "since a canary device is red",
			budget: "to stay within `max-device-minutes`",
			"fail-fast": "since a new test is known to be unstable (`fail-fast`)"
		};
		const repeatGate = (tests, priceMs, repeating, caughtUp) => async () => {
			const { budget, inputs } = repeating.prepared;
			if (budget === undefined && !inputs.failFast) return undefined;
			await caughtUp();
			if (budget !== undefined && usedMs(priceMs, repeating) + priceMs > budget.ms) return "budget";
			const isKnownUnstable = inputs.failFast && (0, repeats.y)(tests, repeatSessions(repeating.state)).some(repeats.fl);
			return isKnownUnstable ? "fail-fast" : undefined;
		};
		const usedMs = (priceMs, { prepared: { predictor }, state, context }) => {
			const buildMs = (build) => build.repeat === undefined ? predictor?.buildMs(build) ?? 0 : priceMs;
			return (0, gates.Bj)(state.facts(), context.clock.nowMs(), { buildMs }).usedMs;
		};
		const beyondBudget = ({ remaining }, priceMs, repeating) => {
			const { budget } = repeating.prepared;
			if (budget === undefined || remaining.length === 0) return undefined;
			const spentMs = usedMs(priceMs, repeating);
			const nextMs = priceMs * remaining.length;
			if (spentMs + nextMs <= budget.ms && spentMs < budget.ms) return undefined;
			const minutes = (0, prediction.oD)(budget, spentMs + nextMs);
			return `Nothing is repeated: ${minutes(spentMs)} device minutes are used, the budget is ${(0, prediction.XW)(budget, minutes)}, and ${(0, numbers.hS)(remaining.length, "repeat is", "repeats are")} predicted to take ${minutes(nextMs)}.`;
		};
		const repeatOutcome = (tests, sessions, { context, times }, { planned, notices }) => {
			if (tests.length === 0) return { notices };
			const judged = (0, repeats.y)(tests, sessions);
			const ran = (0, repeats.ds)(sessions);
			for (const test of judged) {
				const { passed, failed, device } = test;
				const name = `${(0, model_results.U)(test)} @ ${device}`;
				if ((0, repeats.fl)(test)) context.log.warning(`${name} is unstable: it passed in ${passed} of ${passed + failed} runs.`);
				else context.log.info(`${name}: ${(0, repeats.VC)(passed)}`);
			}
			return {
				repeats: {
					times,
					tests: judged,
					planned,
					ran,
					deviceMs: (0, numbers.cz)(sessions.map(({ durationMs = 0 }) => durationMs))
				},
				notices: [...notices, ...ran < planned ? [`${ran} of ${planned} repeats of new and changed tests ran.`] : []]
			};
		};
		const describeUnnameable = ({ test }, others) => others === 0 ? `Not repeated, since a request cannot name it alone: ${(0, model_results.U)(test)}.` : `Not repeated, since a request cannot name them alone: ${(0, model_results.U)(test)} and ${others} more.`;
		var report = __webpack_require__(38263);
		var build_request = __webpack_require__(16053);
		var lineage = __webpack_require__(93672);
		var slots = __webpack_require__(16276);
		var device_name = __webpack_require__(99899);
		var device_shard = __webpack_require__(91154);
		var model_status = __webpack_require__(99503);
		var concurrency = __webpack_require__(81220);
		var errors = __webpack_require__(13016);
		;
		const maxRequestsAtOnce = 8;
		const attachBuilds = async (inputs, { cloud, clock, log, signal }, { onStarted, onPolled, onUploaded, onProblem }) => {
			if (!inputs.wait) log.warning("`wait: false` does not apply to `build-ids`: this step waits for these builds. Remove one of the two.");
			if (inputs.repeatNew > 0) log.notice("Nothing is repeated: `repeat-new` does not apply to `build-ids`, with which this step starts no build.");
			if (inputs.compareBase) log.notice("Nothing is compared with the base branch: `compare-base` does not apply to `build-ids`, with which this step starts no build.");
			const attached = await (0, concurrency.X2)([...new Set(inputs.buildIds)], maxRequestsAtOnce, async (id) => {
				try {
					const { record } = await cloud.builds(inputs.framework).get(id);
					if (record.id !== id) throw (0, listed_build.lG)(id, record.id);
					log.info(`Attached to build ${id}, which is ${record.rawStatus}.`);
					const listed = (0, listed_build.OW)(record, inputs.framework);
					const devicesAsShown = listed.namesDevices || (0, model_status.pl)(record.status) ? undefined : true;
					const part = {
						...requestedPart(listed),
						devicesAsShown,
						attempt: 0,
						partial: false
					};
					const build = (0, listed_build.Fj)(listed, part, clock.monotonicMs());
					return [{
						build,
						record
					}];
				} catch (error) {
					signal.throwIfAborted();
					onProblem((0, run_problem.Zw)(error, `could not attach to build ${id}: `));
					return [];
				}
			});
			const found = attached.flat();
			const builds = (0, lineage.xw)(found.map(({ build }) => build));
			const requests = found.map(({ record }) => record.capabilities);
			onUploaded((0, build_request.eN)(inputs.framework, requests));
			for (const build of builds) onStarted(build);
			for (const { record } of found) onPolled(record);
			return builds;
		};
		const findEarlierAttempt = async ({ inputs, plan }, { content }, context, { onStarted, onPolled }, standing = async (earlier) => earlier) => {
			const { builds, leftOut, shardPlan } = plan;
			const afresh = {
				adopted: [],
				remaining: builds
			};
			if (context.github.runAttempt <= 1 || !(0, lookup.Fg)(inputs.framework).listsBuilds) return afresh;
			const listed = await listEarlier(inputs, context);
			const isSplitByService = shardPlan.splitBy === "service";
			const all = [...builds, ...leftOut];
			const ours = listed.filter((build) => {
				const { tag } = build;
				return tag !== undefined && isOfStage(build, all, inputs) && all.some((each) => isSameWork(tag, each, isSplitByService));
			});
			if (content === undefined && ours.length > 0) context.log.notice("Could not check whether the custom ids still point to what an earlier attempt of this job tested: everything runs again.");
			const same = content === undefined ? [] : ours.filter(({ tag }) => tag?.content === content);
			const { builds: counted } = (0, lineage.H2)(same, []);
			const first = counted.filter(({ attempt }) => attempt === 0).map(({ build }) => build);
			if (first.length === 0) return afresh;
			if (!isSamePlan(first, builds) && !coversAll(first, plan)) {
				context.log.notice("An earlier attempt of this job split the suite differently and did not start all of its shards, so some tests would run in none: all shards start again.");
				return afresh;
			}
			const nowMs = context.clock.monotonicMs();
			const planned = builds.flatMap(({ serviceShards, tests = [], knownTests }) => serviceShards ?? [{
				name: "",
				tests,
				knownTests
			}]);
			const earlier = counted.map(({ build, attempt, partial, insteadOf }) => {
				const part = {
					...requestedPart(build),
					attempt: build.tag?.attempt ?? attempt,
					partial,
					insteadOf
				};
				return withKnownTests((0, listed_build.Fj)(build, part, nowMs), planned);
			});
			const records = counted.map(({ build }) => build.record);
			const adopted = await standing(earlier, records);
			if (adopted.length === 0) return afresh;
			const ids = new Set(adopted.map(({ id }) => id));
			for (const build of adopted) onStarted(build);
			for (const record of records) if (ids.has(record.id)) onPolled(record);
			context.log.notice(`An earlier attempt of this job started ${adopted.length === 1 ? "a build" : `${adopted.length} builds`} with the same binaries: passed results are kept, and the rest runs again. Builds: ${adopted.map(({ id }) => id).join(", ")}.`);
			const kept = adopted.filter(({ attempt }) => attempt === 0);
			const isKept = (0, slots.AI)(kept);
			const remaining = isSamePlan(kept, builds) ? builds.flatMap((build) => (0, slots.B5)(build, isKept)) : builds.filter((build) => !coversAll(kept, {
				...plan,
				builds: [build]
			}));
			return {
				adopted,
				remaining: remaining.map((planned) => ({
					...planned,
					stopsAtFailure: undefined
				}))
			};
		};
		const listEarlier = async ({ framework, project }, context) => {
			const { log, signal } = context;
			try {
				return await (0, list_builds.Y)(framework, project, context.cloud);
			} catch (error) {
				signal.throwIfAborted();
				const unknown = `Could not list the builds of an earlier attempt of this job (${(0, run_problem.Uc)(error)})`;
				if (error instanceof errors.K && error.transient) {
					log.notice(`${unknown}: nothing is started, since a build may still be running.`);
					throw error;
				}
				log.notice(`${unknown}: all builds start again.`);
				return [];
			}
		};
		const isOfStage = ({ tag, devices }, builds, { canaryDevices }) => {
			if (canaryDevices === 0) return true;
			const own = builds.flatMap((build) => build.devices);
			const keys = new Set(own.map(device_name.cY));
			return devices.some((device) => keys.has((0, device_name.cY)(device))) || own.some((device) => (0, device_name.BD)(device) === tag?.insteadOf);
		};
		const isSameWork = (tag, planned, isSplitByService) => (0, build_tag.ke)(tag, planned.tag.runId) && planned.tag.job === tag.job && planned.tag.selection === tag.selection && (planned.tag.matrix === undefined || planned.tag.plan === tag.plan) && (isSplitByService || planned.shard.index === tag.shard.index && planned.shard.total === tag.shard.total);
		const withKnownTests = (build, planned) => {
			if (build.serviceShards === undefined) return build;
			const known = new Map(planned.map(({ tests, knownTests }) => [String(tests), knownTests]));
			return {
				...build,
				serviceShards: build.serviceShards.map((one) => ({
					...one,
					knownTests: known.get(String(one.tests))
				}))
			};
		};
		const isSamePlan = (first, builds) => builds.every(({ tag }) => first.every((build) => build.tag?.plan === tag.plan));
		const coversAll = (first, { builds, shardPlan }) => {
			const isDone = (0, slots.AI)(first);
			return builds.every(({ devices, ...build }) => devices.every((device) => {
				const own = first.find((each) => (0, slots.AI)([each])(each.shard, device));
				if (own === undefined) return false;
				const total = (0, device_shard.uc)(own);
				const shards = shardPlan.splitBy === "service" ? Array.from({ length: total }, (_, index) => ({
					index,
					total
				})) : [build.shard];
				return shards.every((shard) => isDone(shard, device));
			}));
		};
		const requestedPart = ({ devices, filters }) => ({
			devices,
			tests: filters.length === 0 ? undefined : filters
		});
		const withAdoptedShards = (plan, { adopted }) => {
			const kept = adopted.filter(({ attempt }) => attempt === 0);
			return {
				...plan,
				builds: plan.shardPlan.splitBy === "service" ? splitAsKept(plan, kept) : testsAsKept(plan, kept)
			};
		};
		const splitAsKept = ({ builds }, kept) => isSamePlan(kept, builds) ? builds : kept.map((build) => ({
			...build,
			filters: builds[0]?.filters
		}));
		const testsAsKept = ({ builds }, kept) => builds.map((planned) => {
			const first = kept.find(({ shard }) => shard.index === planned.shard.index);
			if (first === undefined) return planned;
			return first.tag.plan === planned.tag.plan ? planned : {
				...planned,
				tests: first.tests,
				knownTests: undefined
			};
		});
		var run_state = __webpack_require__(82889);
		;
		var standing_builds_addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
		var standing_builds_disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
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
		const standingBuilds = (inputs, context) => async (builds, records) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const ended = new Set(records.filter(({ status }) => (0, model_status.pl)(status)).map(({ id }) => id));
				const state = (0, run_state.VR)(context.clock);
				for (const record of records) state.onPolled(record);
				const watch = standing_builds_addDisposableResource(env_1, (0, watch_watch.CW)(inputs, context, state, builds), false);
				const sessions = await watch.results((0, start_start.ac)(builds.filter(({ id }) => ended.has(id))));
				const shards = (0, quarantine.Su)((0, expected_sessions.uN)(sessions), inputs, state.facts().startedAt);
				const red = shards.filter((shard) => isRedShard(shard, inputs)).map(({ last }) => last);
				const replaced = builds.filter(({ attempt }) => attempt === 0).filter((build) => red.some(({ shard, device }) => (0, slots.AI)([build])(shard, device)));
				if (replaced.length > 0) context.log.notice(`This step does not wait to run failed tests again, so what ended red in an earlier attempt starts again as a whole. Builds: ${replaced.map(({ id }) => id).join(", ")}.`);
				const isReplaced = (0, slots.AI)(replaced);
				const runsReplaced = ({ insteadOf, devices, ...build }) => (0, device_shard.$b)(build).some((shard) => (insteadOf === undefined ? devices : [insteadOf]).some((device) => isReplaced(shard, device)));
				return builds.filter((build) => !runsReplaced(build));
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				standing_builds_disposeResources(env_1);
			}
		};
		const isRedShard = (shard, { failOnFlaky }) => shard.judgment.kind === "error" || shard.judgment.kind === "timed-out" || (0, judge.yf)([shard], failOnFlaky);
		var known_tests = __webpack_require__(11301);
		var capitalized = __webpack_require__(82285);
		;
		const lackingBuilds = (planned, { started }) => planned.flatMap((build) => (0, slots.B5)(build, (0, slots.AI)(started)));
		const openLeftOutShards = ({ inputs, plan: { leftOut }, selection, budget, predictor }, refs, failFast, watch, context, state) => {
			const ownLeftOut = inputs.shardIndex === undefined ? leftOut : [];
			const problems = [];
			let more;
			const unknownTest = () => selection.whole && (0, known_tests.Qh)(selection.whole, [...state.facts().sessions.values()]);
			const startDue = async () => {
				if (more !== undefined || ownLeftOut.length === 0) return [];
				await watch.caughtUp();
				const found = unknownTest();
				const remaining = lackingBuilds(ownLeftOut, state.facts());
				if (found === undefined || remaining.length === 0) return [];
				context.log.notice(`${(0, capitalized.l)((0, known_tests.wq)(found, remaining))}: they start now.`);
				const onProblem = (each) => void problems.push(each);
				const gate = (0, gates.fq)(failFast, (0, gates.DG)({
					budget,
					predictor
				}, {
					...state,
					onProblem
				}, watch.caughtUp, context));
				const limited = (0, run_deadline.ux)(context, watch.deadline.signal);
				more = await (0, start_start.Wr)({
					inputs,
					adopted: [],
					remaining,
					refs,
					gate
				}, limited, state);
				return more.builds;
			};
			return {
				results: async (started) => {
					if (ownLeftOut.length === 0) return watch.results(started);
					const sessions = await watch.results({
						builds: started.builds,
						waiting: () => [...started.waiting(), ...more?.waiting() ?? []],
						moreInMs: () => Math.min(started.moreInMs(), more?.moreInMs() ?? Number.POSITIVE_INFINITY),
						startMore: async (...call) => [
							...await started.startMore(...call),
							...await more?.startMore(...call) ?? [],
							...await startDue()
						]
					});
					const late = await startDue();
					return late.length === 0 || more === undefined ? sessions : [...sessions, ...await watch.results(more)];
				},
				check: () => {
					const found = unknownTest();
					if (found === undefined) return undefined;
					const facts = state.facts();
					const refused = new Set(facts.unstarted.flatMap(({ reason, builds }) => reason !== "budget" ? builds.map(({ shard }) => shard.index) : []));
					const lacking = lackingBuilds(leftOut, facts).filter(({ shard }) => !refused.has(shard.index));
					if (lacking.length === 0) return true;
					const why = inputs.shardIndex === undefined ? problems[0]?.clause ?? "they could not start" : "other jobs would run them";
					state.onProblem((0, error_codes.CC)("split-unknown", `${(0, known_tests.wq)(found, lacking)}: ${why}. Re-run all jobs`));
					return true;
				}
			};
		};
		var results_attempts = __webpack_require__(52130);
		var describe = __webpack_require__(57353);
		var filter_styles = __webpack_require__(24996);
		;
		const rerunFailures = async (prepared, sessions, { earlier, alternatives, refs, watch, state, budget }, context) => {
			const { inputs, target } = prepared;
			const { builds, leftOut } = prepared.plan;
			const plan = withAdoptedShards({
				...prepared.plan,
				builds: [...builds, ...leftOut]
			}, earlier);
			const facts = {
				inputs,
				plan,
				target,
				suite: prepared.selection.whole,
				alternatives
			};
			const isRequested = earlier.adopted.length > 0;
			const { log } = context;
			const rounds = inputs.retries + inputs.sessionRetries + (isRequested ? 1 : 0);
			const spent = new Map();
			let all = sessions;
			for (let round = 0; round < rounds; round++) {
				if (state.facts().problems.length > 0 || watch.deadline.leftMs() <= 0) return all;
				const { startedAt } = state.facts();
				const rerun = planRerun({
					sessions: all,
					spent,
					...facts,
					startedAt,
					isRequested: isRequested && round === 0
				});
				if (rerun.notice !== undefined) log.notice(rerun.notice);
				if (rerun.builds.length === 0) return all;
				for (const [key, now] of rerun.spent) spent.set(key, now);
				const isLastRound = round === rounds - 1;
				const isLastAttempt = (shard) => !rerun.builds.some((build) => isBefore(shard.last, build)) && (isLastRound || !mayRunAgain(shard, inputs, spent));
				const gate = (0, gates.fq)((0, gates.qO)(inputs, isLastAttempt, state, watch.caughtUp), budget);
				const collected = await log.group(`Run again (round ${round + 1})`, async () => {
					for (const line of rerun.lines) log.info(line);
					if (rerun.warning !== undefined) log.warning(rerun.warning);
					const limited = (0, run_deadline.ux)(context, watch.deadline.signal);
					const started = await (0, start_start.Wr)({
						inputs,
						adopted: [],
						remaining: rerun.builds,
						refs,
						gate
					}, limited, state);
					return watch.results(started, (_title, work) => work());
				});
				all = [...all, ...collected];
			}
			return all;
		};
		const isBefore = ({ device, shard, attempt }, build) => build.attempt > attempt && build.shard.index === shard.index && (build.insteadOf ?? build.devices[0]) === device;
		const nothingSpent = {
			retries: 0,
			sessionRetries: 0
		};
		const lastAttempts = (inputs, { adopted }) => (shard) => !inputs.wait || !(adopted.length > 0 || mayRunAgain(shard, inputs));
		const mayRunAgain = (shard, { retries, sessionRetries }, spent = new Map()) => {
			const used = spent.get((0, device_shard.Gc)(shard.last)) ?? nothingSpent;
			if (isLost(shard)) return used.sessionRetries < sessionRetries;
			return used.retries < retries && !hidesFailures(shard);
		};
		const hidesFailures = ({ judged }) => judged.at(-1)?.hidesFailures === true;
		const mostNamed = 10;
		const planRerun = (facts) => {
			const { inputs } = facts;
			const { retries, sessionRetries } = inputs;
			const shards = (0, quarantine.Su)((0, expected_sessions.uN)(facts.sessions), inputs, facts.startedAt).filter(({ judgment, last }) => judgment.kind !== "empty" && inputs.devices.includes(last.device));
			const held = facts.isRequested ? undefined : reasonToHold(shards);
			const healing = new Set(lostSessions(shards));
			const spent = new Map();
			const payFor = (shard) => {
				const used = facts.spent?.get((0, device_shard.Gc)(shard.last)) ?? nothingSpent;
				if (facts.isRequested) return used;
				if (isLost(shard)) return healing.has(shard) && used.sessionRetries < sessionRetries ? {
					...used,
					sessionRetries: used.sessionRetries + 1
				} : undefined;
				return held === undefined && mayRunAgain(shard, inputs, facts.spent) ? {
					...used,
					retries: used.retries + 1
				} : undefined;
			};
			const isRetried = (shard) => isToRun(shard) && !isLost(shard) && !hidesFailures(shard);
			const heldBack = held === undefined || retries === 0 ? [] : shards.filter(isRetried);
			const reruns = shards.filter(isToRun).flatMap((shard) => {
				const now = payFor(shard);
				if (now === undefined) return [];
				spent.set((0, device_shard.Gc)(shard.last), now);
				return [plannedRerun(facts, shard, testsToRepeat(shard))];
			});
			const isLeft = (shard) => isLost(shard) && !healing.has(shard) && (facts.spent?.get((0, device_shard.Gc)(shard.last)) ?? nothingSpent).sessionRetries < sessionRetries;
			const left = facts.isRequested ? [] : shards.filter(isLeft).map(({ last }) => (0, describe._0)(last));
			const extra = [...new Set(reruns.flatMap((rerun) => rerun.extra))];
			return {
				builds: reruns.map(({ build }) => build),
				lines: [...reruns.map(({ line }) => line), ...left.length === 0 ? [] : [`Not started again in this round, since at most half of the sessions are: ${(0, numbers.rL)(left, mostNamed)}.`]],
				warning: extra.length === 0 ? undefined : (0, filter_styles.l$)("did not fail", extra),
				spent,
				notice: heldBack.length === 0 ? undefined : `Nothing ${reruns.length === 0 ? "" : "else "}is run again: ${held}.`
			};
		};
		const isToRun = ({ deciding, tests }) => deciding.some(expected_sessions.Fm) || tests.some(({ status }) => (0, results_attempts.e2)(status));
		const testsToRepeat = ({ attempts, deciding }) => {
			const inconclusive = deciding.filter(expected_sessions.Fm);
			if (inconclusive.some(({ session }) => !session.partial)) return undefined;
			const unproven = new Set(inconclusive.map(({ session }) => session));
			const failed = (0, results_attempts.RM)(attempts.filter((each) => !unproven.has(each))).tests.filter(({ status }) => (0, results_attempts.e2)(status));
			return failed.length === 0 ? undefined : failed;
		};
		const lostSessions = (shards) => shards.filter(isLost).slice(0, Math.max(1, Math.floor(shards.length / 2)));
		const isLost = ({ last: { crash, evidence }, judged }) => {
			const { summary, deviceStatus, report } = evidence;
			const messages = [summary?.error, deviceStatus?.message].filter((message) => message !== undefined);
			const isError = summary?.status === "error" || deviceStatus?.status === "error";
			const wasDropped = (summary?.status === "timed-out" || deviceStatus?.status === "timed-out") && messages.some((message) => /queue/i.test(message));
			const crashed = crash !== undefined || report.state === "read" && report.crash !== undefined || messages.some((message) => /crash/i.test(message));
			return (isError || wasDropped) && judged.at(-1)?.mayHaveRun === false && !crashed;
		};
		const reasonToHold = (shards) => {
			const executed = shards.flatMap(({ tests }) => tests.filter(({ status }) => status !== "skipped"));
			const failed = shards.flatMap(({ tests, quarantined }) => tests.filter((test) => (0, results_attempts.e2)(test.status) && !quarantined.has(test))).length;
			if (executed.length === 0) return "no test was executed at all";
			if (failed > 1 && failed > executed.length / 2) return `${failed} of ${executed.length} tests failed, more than half, so the app is probably broken rather than flaky`;
			return undefined;
		};
		const originalOf = ({ builds }, { shard }) => {
			const isOwn = (build) => (0, device_shard.$b)(build).some(({ index }) => index === shard.index);
			const build = builds.find(isOwn) ?? builds[0];
			if (build === undefined) throw new Error("unreachable: a plan has at least one build");
			const part = build.serviceShards?.[shard.index];
			return part === undefined ? build : {
				...build,
				tests: part.tests,
				knownTests: part.knownTests
			};
		};
		const plannedRerun = (facts, shard, failed) => {
			const { attempts, last } = shard;
			const original = originalOf(facts.plan, last);
			const attempt = Math.max(...attempts.map((session) => session.attempt)) + 1;
			const alone = failed && (0, narrow_selection.pj)(failed, {
				...facts.inputs,
				target: facts.target,
				suite: facts.suite
			}, original.filters);
			const { tests, filters, knownTests } = alone === undefined ? original : {
				...alone,
				knownTests: undefined
			};
			const other = isLost(shard) ? nextAlternative(facts, attempts, last) : last.ranOn;
			const insteadOf = other === undefined ? undefined : last.device;
			const whole = `the whole session, ${failed === undefined ? "which was inconclusive" : "since the service cannot be asked for its failed tests"}`;
			const build = {
				shard: last.shard,
				tag: (0, lineage.fK)(original.tag, last.shard, attempt, insteadOf),
				devices: [other ?? last.device],
				insteadOf,
				attempt,
				partial: alone !== undefined,
				tests,
				filters,
				knownTests
			};
			const what = alone === undefined ? whole : (0, numbers.hS)(alone.tests.length, "failed test");
			const place = other === undefined ? last.device : `${other}, instead of ${last.device}`;
			return {
				build,
				line: `${place}: ${what}.`,
				extra: alone?.extra ?? []
			};
		};
		const nextAlternative = ({ alternatives, sessions, inputs }, attempts, { device, ranOn }) => {
			const ofOthers = sessions.flatMap((session) => session.device === device ? [] : [session.ranOn ?? session.device]);
			const used = new Set([
				...inputs.devices,
				...ofOthers,
				...attempts.map((session) => session.ranOn ?? session.device)
			].map(device_name.cY));
			return alternatives?.get(device)?.find((other) => !used.has((0, device_name.cY)(other))) ?? ranOn;
		};
		;
		const startStage = async (title, stage, run, limited) => {
			const { refs, watch, budget, state, context } = run;
			const staged = {
				...run.prepared,
				plan: stage
			};
			const { inputs } = staged;
			const standing = inputs.wait ? undefined : standingBuilds((0, prepare.mG)(staged), context);
			const earlier = await findEarlierAttempt(staged, refs, limited, state, standing);
			if (staged.budget !== undefined) await watch.lookBack(earlier.adopted, {
				...limited,
				signal: context.signal
			});
			const failFast = (0, gates.qO)(inputs, lastAttempts(inputs, earlier), state, watch.caughtUp);
			const start = {
				inputs,
				...earlier,
				refs,
				gate: (0, gates.fq)(failFast, budget)
			};
			const started = await context.log.group(title, () => (0, start_start.Wr)(start, limited, state));
			return {
				staged,
				earlier,
				failFast,
				started
			};
		};
		const startRest = async ({ staged, started }, { watch, state, context }) => {
			const isGated = staged.budget !== undefined || staged.inputs.failFast;
			const learn = (running) => watch.lookBack(running, context, isGated);
			await (0, start_start.Sd)(started, context, learn, {
				...state,
				deadline: watch.deadline
			});
			await watch.caughtUp();
		};
		const watchAndRetry = async ({ staged, earlier, failFast, started }, { refs, watch, budget, state, context }, alternatives) => {
			const leftOut = openLeftOutShards(staged, refs, failFast, watch, context, state);
			const collected = await leftOut.results(started);
			const sessions = await rerunFailures(staged, collected, {
				earlier,
				alternatives,
				refs,
				watch,
				state,
				budget
			}, context);
			return {
				sessions,
				checkLeftOut: leftOut.check
			};
		};
		var start_build = __webpack_require__(34002);
		var reused_uploads = __webpack_require__(15573);
		var upload = __webpack_require__(64884);
		;
		var run_addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
		var run_disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
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
		const run = async (requested, context, begun) => {
			const state = (0, run_state.VR)(context.clock, (facts) => (0, run_state.BQ)(requested, facts, context.saveState));
			const follow = requested.buildIds.length > 0 ? attach : runBuilds;
			const outcome = await state.record(context.log, () => follow(requested, context, state, begun)) ?? {};
			await (0, stop_builds.sj)(requested, context, state);
			const facts = await restoreStacks(state.facts(), requested, context);
			const analysis = (0, judge_job.JB)(requested, facts, outcome, context);
			await (0, report.Go)(analysis, requested, context, outcome, (0, plan.Nj)(requested, context.github));
			await (0, run_history.Pc)(outcome.history, analysis, (0, plan.y8)(requested, facts.uploaded, outcome.target, context), context);
		};
		const runBuilds = async (requested, context, state, begun) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const { offers, limit } = begun;
				const selected = await (0, select_by_changes.B)(requested, context);
				if (selected.nothing !== undefined) return (0, judge_run.P)(selected.nothing);
				const prepared = await (0, prepare.iA)(selected, offers, limit, context, state);
				const withoutBuilds = (0, judge_job.eU)(prepared, state);
				if (withoutBuilds !== undefined) return withoutBuilds;
				const { inputs, plan, stages } = prepared;
				const limited = (0, run_deadline.ux)(context, limit.signal);
				const events = {
					...state,
					onProgress: limit.moved
				};
				const place = (0, reused_uploads.MW)(inputs, (0, run_plan.uq)(plan.shardPlan), context);
				const refs = await context.log.group("Upload", () => (0, upload.T)(inputs, limited, events, place));
				const watch = run_addDisposableResource(env_1, (0, watch_watch.CW)((0, prepare.mG)(prepared), context, state), false);
				const budget = (0, gates.DG)(prepared, state, watch.caughtUp, context);
				const uploaded = {
					prepared,
					refs,
					watch,
					budget,
					state,
					context
				};
				const first = await startStage("Start", stages[0], uploaded, limited);
				limit[Symbol.dispose]();
				return await (inputs.wait ? collectResults(first, await offers, uploaded) : leaveRunning(first, uploaded));
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				run_disposeResources(env_1);
			}
		};
		const collectResults = async (first, offers, run) => {
			const { prepared, refs, watch, state, context } = run;
			const { inputs, history } = prepared;
			const [, others] = prepared.stages;
			const alternatives = (0, resolve_devices.D)(state.facts().devices, offers, inputs.system);
			const canary = await watchAndRetry(first, run, alternatives);
			const redCanaries = others && findRedCanaries(prepared, canary.sessions, state, context);
			if (others && redCanaries) state.onUnstarted({
				reason: "canary",
				builds: others.builds,
				redCanaries
			});
			const watching = (0, run_deadline.ux)(context, watch.deadline.signal);
			const next = others && !redCanaries ? await startStage("Start the other devices", others, run, watching) : undefined;
			const stages = next === undefined ? [canary] : [canary, await watchAndRetry(next, run, alternatives)];
			const sessions = stages.flatMap((stage) => stage.sessions);
			const repeated = await repeatNew(prepared, sessions, {
				refs,
				watch,
				state
			}, context);
			const onBase = await compareBase(prepared, sessions, {
				watch,
				state
			}, context);
			await (0, agree_on_split.he)(prepared, context, state);
			const splitUnknown = stages.map(({ checkLeftOut }) => checkLeftOut()).find((isUnknown) => isUnknown === true);
			const accounting = (0, judge_job.FY)(prepared, sessions, state);
			if (inputs.missingTests !== "ignore") (0, results_accounting.vE)(accounting, context.log);
			(0, prepare.eX)(prepared, sessions, context.log);
			const outcome = {
				...(0, judge_job.bz)(prepared, repeated),
				missing: accounting.missing,
				splitUnknown,
				onBase
			};
			return {
				...outcome,
				history: await (0, run_history.Kf)(history, context)
			};
		};
		const leaveRunning = async (stage, run) => {
			const { prepared, refs, state, context } = run;
			const { inputs, history, target } = prepared;
			if ((0, inputs_service.nq)(inputs.service)) context.log.warning(`These builds end now: ${inputs_service.fs}.`);
			await startRest(stage, run);
			await (0, agree_on_split.he)(prepared, context, state);
			await (0, run_history.Pc)(await (0, run_history.Kf)(history, context), undefined, (0, plan.y8)(inputs, refs, target, context), context);
			const { missing } = (0, judge_job.FY)(prepared, [...state.facts().sessions.values()], state);
			const lacking = missing.filter(({ notStarted }) => notStarted !== undefined);
			return {
				...(0, judge_job.bz)(prepared),
				missing: lacking,
				plan: (0, describe_plan.df)(prepared, refs)
			};
		};
		const attach = async (inputs, connected, state) => {
			const env_2 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const builds = await connected.log.group("Attach", () => attachBuilds(inputs, connected, state));
				const context = (0, start_build.f2)(builds, inputs, connected);
				const watch = run_addDisposableResource(env_2, (0, watch_watch.CW)({
					...inputs,
					devices: []
				}, context, state, builds), false);
				await watch.results((0, start_start.ac)(builds));
				const history = await (0, prepare.cH)(inputs, undefined, context);
				return {
					knownSuite: "unknown",
					history: await (0, run_history.Kf)(history, context)
				};
			} catch (e_2) {
				env_2.error = e_2;
				env_2.hasError = true;
			} finally {
				run_disposeResources(env_2);
			}
		};
	}),
	64884: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => uploadBinaries });
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var lookup = __webpack_require__(65953);
		var run_problem = __webpack_require__(5182);
		var durations = __webpack_require__(71698);
		var short_hash = __webpack_require__(99594);
		var errors = __webpack_require__(13016);
		var reused_uploads = __webpack_require__(15573);
		var external_node_crypto_ = __webpack_require__(77598);
		var promises_ = __webpack_require__(51455);
		;
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
		const titles = {
			app: "app",
			"test-suite": "test suite",
			media: "media file"
		};
		const uploadFile = async (file, destination, inputs, context, events) => {
			const { what, area } = destination;
			const { log } = context;
			const name = `${titles[what]} ${external_node_path_default().basename(file.path)}`;
			let uploadedAtMs;
			const { onProgress } = events;
			const reuseOrSend = async (content) => {
				const { record, isReused } = await obtain({
					file,
					name,
					destination,
					content,
					onProgress
				}, inputs, context);
				if (isReused) {
					events.onReused?.(what);
					log.info(`The service already has the ${name}: ${record.url} (${(0, durations.z3)(file.sizeBytes)} saved).`);
				} else if (area.kind !== undefined) events.onSent({
					kind: area.kind,
					id: record.id
				});
				uploadedAtMs = isReused ? record.uploadedAt?.getTime() : context.clock.nowMs();
				return record.url;
			};
			if (inputs.reuseUploads && destination.customId === undefined) {
				const content = await contentId(file.path, context.signal);
				const sent = destination.sending?.get(content);
				if (sent !== undefined) log.info(`The ${name} has the same content as another one, which is uploaded once.`);
				const reference = sent ?? reuseOrSend(content);
				destination.sending?.set(content, reference);
				return {
					reference: await reference,
					content,
					uploadedAtMs
				};
			}
			const reference = await reuseOrSend();
			const content = inputs.fingerprint === false ? undefined : await contentId(file.path, context.signal);
			return {
				reference,
				content,
				uploadedAtMs
			};
		};
		const firstPauseMs = 4e3;
		const longestPauseMs = 6e4;
		const longestRetryAfterMs = 12e4;
		const patienceMs = 30 * 6e4;
		const obtain = async (request, { cleanup }, context) => {
			const { file, name, destination, content } = request;
			const { clock, log, random, signal } = context;
			const { area, matrixPosition } = destination;
			if (content !== undefined) {
				const shared = await (0, reused_uploads.QA)(area, {
					name,
					customId: content,
					sizeBytes: file.sizeBytes
				}, matrixPosition, context);
				if (shared !== undefined) return {
					record: shared,
					isReused: true
				};
			}
			const customId = destination.customId ?? (cleanup ? undefined : content);
			const beganMs = clock.monotonicMs();
			for (let sends = 0;; sends++) {
				try {
					return {
						record: await send(request, customId, context),
						isReused: false
					};
				} catch (error) {
					if (!(0, errors.E)(error, "cloud-rate-limited") || clock.monotonicMs() - beganMs > patienceMs) throw error;
					const drawnMs = Math.min(longestPauseMs, firstPauseMs * 2 ** sends) * (.5 + random() / 2);
					const pauseMs = Math.max(drawnMs, Math.min(longestRetryAfterMs, error.retryAfterMs ?? 0));
					log.info(`Upload rate limit reached; uploading the ${name} again in ${(0, durations.a3)(pauseMs)}.`);
					await clock.sleep(pauseMs, signal);
				}
				const found = content === undefined ? "none" : await (0, reused_uploads.LU)(area, content, context);
				if (typeof found === "object") return {
					record: found,
					isReused: true
				};
			}
		};
		const progressEveryMs = 1e4;
		const send = async ({ file: { path: file, sizeBytes }, name, destination, onProgress }, customId, { clock, log, signal }) => {
			const startedMs = clock.monotonicMs();
			let saidMs = startedMs;
			log.info(`Uploading the ${name} (${(0, durations.z3)(sizeBytes)}).`);
			const record = await destination.area.uploadFile({
				path: file,
				signal,
				reportsThrottling: true,
				customId,
				onProgress: (sent, total) => {
					onProgress?.();
					const nowMs = clock.monotonicMs();
					if (nowMs - saidMs < progressEveryMs || sent >= total) return;
					saidMs = nowMs;
					const part = `${Math.floor(sent / total * 100)} %, ${(0, durations.z3)(sent)} of ${(0, durations.z3)(total)}`;
					log.info(`Uploading the ${name}: ${part} (${speed(sent, nowMs - startedMs)})`);
				}
			});
			const tookMs = Math.max(1, clock.monotonicMs() - startedMs);
			log.info(`Uploaded the ${name} in ${(0, durations.a3)(tookMs)} (${speed(sizeBytes, tookMs)}): ${record.url}`);
			return record;
		};
		const speed = (bytes, durationMs) => `${(0, durations.z3)(Math.round(bytes / durationMs * 1e3))}/s`;
		const readBytesAtOnce = 1024 * 1024;
		const contentId = async (file, signal) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const hash = (0, external_node_crypto_.createHash)("sha256");
				const handle = __addDisposableResource(env_1, await (0, promises_.open)(file), true);
				const buffer = Buffer.allocUnsafeSlow(readBytesAtOnce);
				for (;;) {
					signal.throwIfAborted();
					const { bytesRead } = await handle.read(buffer, 0, buffer.length, null);
					if (bytesRead === 0) return `mtc-${hash.digest("hex")}`;
					hash.update(buffer.subarray(0, bytesRead));
				}
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		;
		const uploadBinaries = async (inputs, context, events, matrixPosition) => {
			const abort = new AbortController();
			const limited = {
				...context,
				signal: AbortSignal.any([context.signal, abort.signal])
			};
			const { framework } = inputs;
			const send = (ref, destination) => uploadBinary(ref, {
				...destination,
				matrixPosition
			}, inputs, limited, events).catch((error) => {
				throw error instanceof errors.K ? uploadFailed(ref, destination, error) : error;
			});
			const sendBinary = (ref, name, what, customId) => {
				const { packedAs } = (0, lookup.Fg)(framework)[name] ?? {};
				if (ref === undefined || packedAs === undefined) return undefined;
				return send(ref, {
					what,
					area: (0, reused_uploads.vy)(context.cloud, framework, name),
					customId,
					packedAs
				});
			};
			const app = sendBinary(inputs.app, "app", "app", inputs.appCustomId);
			const testSuite = sendBinary(inputs.testSuite, "testSuite", "test-suite", inputs.testSuiteCustomId);
			const ofMedia = {
				what: "media",
				area: (0, reused_uploads.x4)(context.cloud, "media"),
				customId: inputs.mediaCustomId,
				packedAs: "zip",
				sending: new Map()
			};
			const media = inputs.media.map((ref) => send(ref, ofMedia));
			void app?.then(({ reference }) => events.onUploaded({ app: reference }), ignore);
			void testSuite?.then(({ reference }) => events.onUploaded({ testSuite: reference }), ignore);
			try {
				const [sentApp, sentSuite, sentMedia] = await Promise.all([
					app,
					testSuite,
					Promise.all(media)
				]);
				const sent = [
					sentApp,
					sentSuite,
					...sentMedia
				].filter((each) => each !== undefined);
				const contents = sent.flatMap(({ content }) => content ?? []);
				const uploaded = {
					app: sentApp?.reference,
					testSuite: sentSuite?.reference,
					media: [...new Set(sentMedia.map(({ reference }) => reference))],
					held: {
						app: held(sentApp),
						testSuite: held(sentSuite)
					},
					content: contents.length < sent.length ? undefined : (0, short_hash.q)(...contents)
				};
				events.onUploaded(uploaded);
				return uploaded;
			} catch (error) {
				abort.abort(error);
				await Promise.allSettled([
					app,
					testSuite,
					...media
				]);
				throw error;
			}
		};
		const held = (uploaded) => {
			if (uploaded === undefined) return undefined;
			const { reference, content, uploadedAtMs } = uploaded;
			const own = [reference, content].find((text = "") => /^bs:\/\/[\w.-]+$/.test(text));
			return own === undefined ? undefined : {
				reference: own,
				content,
				uploadedAtMs
			};
		};
		const ignore = () => {};
		const uploadBinary = async (ref, destination, inputs, context, events) => {
			const { log, tempDir } = context;
			const { what, area, customId } = destination;
			switch (ref.kind) {
				case "reference":
					log.info(`Using the ${titles[what]} ${ref.reference}.`);
					return {
						reference: ref.reference,
						content: ref.reference
					};
				case "custom-id": {
					log.info(`Using the newest ${titles[what]} with the custom id ${ref.customId}.`);
					const newest = await (0, reused_uploads.LU)(area, ref.customId, context);
					return {
						reference: ref.customId,
						content: typeof newest === "object" ? newest.url : undefined
					};
				}
				case "url": {
					if (area.uploadUrl === undefined) throw new run_problem.AK("upload-from-url", `the service cannot fetch the ${titles[what]} from a URL`);
					const record = await area.uploadUrl({
						url: ref.url,
						customId
					});
					log.info(`The service fetched the ${titles[what]} from its address: ${record.url}.`);
					if (area.kind !== undefined) events.onSent({
						kind: area.kind,
						id: record.id
					});
					return {
						reference: record.url,
						content: record.url
					};
				}
				case "directory": {
					const packed = await packFolder(ref.path, destination, tempDir);
					const name = external_node_path_default().basename(packed.path);
					log.info(`Packed the folder ${external_node_path_default().basename(ref.path)} into ${name} (${(0, durations.z3)(packed.sizeBytes)}).`);
					return uploadFile(packed, destination, inputs, context, events);
				}
				case "file": {
					const file = destination.packedAs === "one-folder-zip" ? await underOneFolder(ref, context) : ref;
					return uploadFile(file, destination, inputs, context, events);
				}
			}
		};
		const packFolder = async (folder, { what, packedAs }, tempDir) => {
			const { packFolderAs } = await Promise.all([
				__webpack_require__.e(668),
				__webpack_require__.e(44),
				__webpack_require__.e(454),
				__webpack_require__.e(144),
				__webpack_require__.e(679),
				__webpack_require__.e(551)
			]).then(__webpack_require__.bind(__webpack_require__, 4679));
			const name = external_node_path_default().basename(folder, ".app").replace(/^\.+/, "");
			return {
				kind: "file",
				...await packFolderAs(folder, external_node_path_default().join(tempDir, `${name}-${what}`), packedAs)
			};
		};
		const underOneFolder = async (ref, { log, tempDir }) => {
			const { repackUnderOneFolder } = await Promise.all([
				__webpack_require__.e(668),
				__webpack_require__.e(44),
				__webpack_require__.e(454),
				__webpack_require__.e(144),
				__webpack_require__.e(679),
				__webpack_require__.e(551)
			]).then(__webpack_require__.bind(__webpack_require__, 4679));
			const packed = await repackUnderOneFolder(ref.path, external_node_path_default().join(tempDir, `packed-${external_node_path_default().basename(ref.path)}`));
			if (packed === undefined) return ref;
			log.info(`Packed ${external_node_path_default().basename(ref.path)} again, with one folder at its top and without hidden names (${(0, durations.z3)(packed.sizeBytes)}).`);
			return {
				kind: "file",
				...packed
			};
		};
		const uploadFailed = (ref, { what }, cause) => {
			const name = "path" in ref ? ` ${external_node_path_default().basename(ref.path)}` : "";
			return new run_problem.AK(cause.code, `the ${titles[what]}${name} could not be uploaded: ${(0, run_problem.pQ)(cause)}`, {
				cause,
				hint: cause.hint
			});
		};
	})
};
;
