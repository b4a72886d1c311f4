"use strict";
exports.id = 382;
exports.ids = [382];
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
		var _run_prepare_prepare_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91515);
		var _run_prepare_select_by_changes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(97047);
		var _run_report_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97777);
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
	37719: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { run: () => run });
		var run_history = __webpack_require__(3166);
		var inputs_service = __webpack_require__(92782);
		var results_accounting = __webpack_require__(62181);
		var judge_job = __webpack_require__(23080);
		var judge_run = __webpack_require__(10644);
		var describe_plan = __webpack_require__(18534);
		var schemas = __webpack_require__(26921);
		var list_builds = __webpack_require__(77699);
		var lookup = __webpack_require__(25890);
		var cache = __webpack_require__(82213);
		var build_tag = __webpack_require__(99988);
		var run_problem = __webpack_require__(25918);
		;
		const pausesMs = [
			1e3,
			2e3,
			4e3
		];
		const agree_on_devices_document = schemas.YOg(schemas.Ikc({
			line: schemas.YjP().max(1e3),
			device: schemas.YjP().min(1).max(300)
		})).max(1e3);
		const openAgreement = (inputs, identity, context) => {
			const { environment, github, log, clock, signal, service } = context;
			const { runId, runAttempt } = github;
			const store = (0, cache.qb)("devices", {
				environment,
				log: {
					...log,
					notice: (line) => log.info(line)
				},
				clock,
				signal
			});
			const hash = (0, build_tag.qQ)(inputs.system, (0, inputs_service.nq)(service) ? "embedded" : "service", ...inputs.deviceLines);
			const key = `mobile-test-cloud-devices-1-${runId}-${hash}`;
			const read = async () => parseEntry(await store.restore(key, []), inputs.deviceLines);
			return {
				find: async () => {
					const agreed = await read();
					if (agreed !== undefined || runAttempt === 1 && store.available()) return agreed;
					return devicesOfBuilds(inputs, identity, runId, context);
				},
				settle: async (own) => {
					if (await store.save(key, JSON.stringify(own))) return own;
					for (const pauseMs of pausesMs) {
						if (!store.available()) break;
						const agreed = await read();
						if (agreed !== undefined) return agreed;
						await clock.sleep(pauseMs, signal);
					}
					log.notice("The devices were resolved for this job alone, since the cache could not be used: another job of this workflow run may resolve the same lines to other devices.");
					return own;
				}
			};
		};
		const parseEntry = (entry, lines) => {
			if (entry === undefined) return undefined;
			try {
				const choices = agree_on_devices_document.parse(JSON.parse(entry.content.toString()));
				return String(choices.map(({ line }) => line)) === String(lines) ? choices : undefined;
			} catch {
				return undefined;
			}
		};
		const devicesOfBuilds = async ({ framework, project, deviceLines: lines }, identity, runId, context) => {
			if (!(0, lookup.Fg)(framework).listsBuilds) return undefined;
			const hash = (0, build_tag.qQ)(...lines);
			const rank = ({ tag }) => tag?.job === identity ? tag.runAttempt : 0;
			try {
				const [build] = (await (0, list_builds.YF)(framework, project, context)).filter(({ tag, devices }) => tag?.attempt === 0 && tag.lines === hash && (0, build_tag.ke)(tag, runId) && devices.length === lines.length).toSorted((a, b) => rank(b) - rank(a));
				return build?.devices.map((device, nth) => ({
					line: lines[nth] ?? device,
					device
				}));
			} catch (error) {
				context.signal.throwIfAborted();
				context.log.info(`The devices of earlier builds of this workflow run cannot be listed (${(0, run_problem.Uc)(error)}).`);
				return undefined;
			}
		};
		var resolve_devices = __webpack_require__(35855);
		var plan = __webpack_require__(69054);
		var prepare = __webpack_require__(91515);
		var select_by_changes = __webpack_require__(97047);
		var agree_on_split = __webpack_require__(80996);
		var history_quarantine = __webpack_require__(90362);
		var cancellation = __webpack_require__(8976);
		var numbers = __webpack_require__(71113);
		var results = __webpack_require__(91171);
		var model_status = __webpack_require__(50191);
		var expected_sessions = __webpack_require__(592);
		var foregone = __webpack_require__(50917);
		var results_repeats = __webpack_require__(30910);
		var prediction = __webpack_require__(2952);
		var repeat_plan = __webpack_require__(19693);
		var run_deadline = __webpack_require__(13849);
		var gates = __webpack_require__(13414);
		var start = __webpack_require__(45906);
		var stop_builds = __webpack_require__(29211);
		var watch_watch = __webpack_require__(38542);
		;
		const claims_pausesMs = [
			500,
			1e3,
			2e3,
			4e3
		];
		const mostEntries = 300;
		const claims_document = schemas.Ikc({
			job: schemas.YjP(),
			tests: schemas.YOg(schemas.YjP())
		});
		const claimTests = async (entries, inputs, identity, context) => {
			if (context.github.matrix === undefined && inputs.shardIndex === undefined) return new Set(entries);
			const claims = openClaims(inputs, identity, context);
			const own = new Set();
			let left = entries;
			for (let nth = 1; nth <= mostEntries && left.length > 0; nth++) {
				const claim = await claims.take(nth, left);
				if (claim === undefined) break;
				const claimed = new Set(claim.tests);
				if (claim.job === identity) {
					for (const entry of left) if (claimed.has(entry)) own.add(entry);
				}
				left = left.filter((entry) => !claimed.has(entry));
			}
			if (left.length === 0) return own;
			const repeated = await repeatedByOthers(inputs, identity, context);
			return own.union(new Set(left.filter((entry) => !repeated.has(entry))));
		};
		const openClaims = (inputs, job, { environment, github, log, clock, signal }) => {
			const store = (0, cache.qb)("repeats", {
				environment,
				log: {
					...log,
					notice: log.info
				},
				clock,
				signal
			});
			const hash = (0, build_tag.qQ)(inputs.framework, inputs.project, (0, inputs_service.nq)(inputs.service) ? "embedded" : "service");
			return { take: async (nth, tests) => {
				const key = `mobile-test-cloud-repeats-1-${github.runId}-${hash}-${nth}`;
				const read = async () => parse((await store.restore(key, []))?.content.toString());
				if (!store.available()) return undefined;
				const found = await read();
				if (found !== undefined) return found;
				const claim = {
					job,
					tests: [...tests]
				};
				if (await store.save(key, JSON.stringify(claim))) return claim;
				for (const pauseMs of claims_pausesMs) {
					if (!store.available()) return undefined;
					await clock.sleep(pauseMs, signal);
					const other = await read();
					if (other !== undefined) return other;
				}
				return undefined;
			} };
		};
		const parse = (text) => {
			try {
				return text === undefined ? undefined : claims_document.parse(JSON.parse(text));
			} catch {
				return undefined;
			}
		};
		const repeatedByOthers = async ({ framework, project }, identity, context) => {
			const { github, log, signal } = context;
			if (!(0, lookup.Fg)(framework).listsBuilds) return new Set();
			try {
				const builds = await (0, list_builds.ZO)(framework, project, context);
				return new Set(builds.flatMap(({ tag, filters }) => tag?.repeat !== undefined && tag.job !== identity && (0, build_tag.ke)(tag, github.runId) ? filters : []));
			} catch (error) {
				signal.throwIfAborted();
				log.info(`Could not check which tests other jobs repeat (${(0, run_problem.Uc)(error)}).`);
				return new Set();
			}
		};
		var narrow_selection = __webpack_require__(399);
		;
		const createRepeatPlanner = ({ plan, inputs, selection, bundle, identity }, { content }, { times, device }) => {
			const [base] = plan.builds;
			if (base === undefined) throw new Error("unreachable: a run with results has a build");
			const naming = {
				...inputs,
				target: bundle.target,
				suite: selection.whole
			};
			const name = (tests) => (0, narrow_selection.pj)(tests, naming, base.filters);
			const entries = new Map();
			const entryOf = (test) => {
				if (!entries.has(test)) entries.set(test, name([test])?.tests[0]);
				return entries.get(test);
			};
			const buildOf = (tests, repeat) => {
				const named = name(tests);
				const shard = {
					index: 0,
					total: 1
				};
				return {
					shard,
					tag: {
						...base.tag,
						shard,
						attempt: 0,
						plan: undefined,
						emptyShards: undefined,
						repeat,
						nonce: (0, build_tag.Yd)()
					},
					devices: [device],
					attempt: 0,
					partial: true,
					tests: named?.tests,
					filters: named?.filters,
					knownTests: named?.tests.length,
					repeat
				};
			};
			return {
				entryOf,
				plan: async (tests, context) => {
					const adopted = await earlierRepeats({
						...inputs,
						identity,
						content,
						device
					}, context);
					const covering = (entry) => adopted.filter((build) => build.tests?.includes(entry)).length;
					const missing = tests.map(({ test }) => ({
						test,
						rounds: times - covering(entryOf(test) ?? "")
					}));
					const rounds = Math.max(0, ...missing.map((each) => each.rounds));
					const last = Math.max(0, ...adopted.map(({ repeat = 0 }) => repeat));
					const remaining = Array.from({ length: rounds }, (_, round) => buildOf(missing.filter((each) => each.rounds > round).map(({ test }) => test), last + round + 1));
					return {
						adopted: tests.length === 0 ? [] : adopted,
						remaining
					};
				},
				sessionMs: (tests, sessions, predictor) => {
					const overheads = sessions.filter((session) => session.device === device && !session.partial).flatMap(overheadOf);
					const durations = tests.flatMap(({ test }) => test.durationMs ?? []);
					if (overheads.length > 0 && durations.length === tests.length) return Math.max(...overheads) + sum(durations);
					return predictor?.buildMs(buildOf(tests.map(({ test }) => test), 1));
				}
			};
		};
		const overheadOf = ({ durationMs, tests }) => durationMs === undefined ? [] : [Math.max(0, durationMs - sum(tests.map((test) => test.durationMs ?? 0)))];
		const sum = (values) => values.reduce((all, value) => all + value, 0);
		const earlierRepeats = async ({ framework, project, identity, content, device }, context) => {
			const { github, clock, log } = context;
			if (github.runAttempt <= 1 || content === undefined || !(0, lookup.Fg)(framework).listsBuilds) return [];
			const isOwn = ({ tag, record, devices }) => tag?.repeat !== undefined && tag.job === identity && tag.content === content && (0, build_tag.ke)(tag, github.runId) && devices.length === 1 && devices[0] === device && record.status !== "error";
			const listed = (await (0, list_builds.ZO)(framework, project, context)).filter(isOwn);
			if (listed.length > 0) log.info(`An earlier attempt of this job started ${listed.length} repeats with the same binaries: they are not started again.`);
			const nowMs = clock.monotonicMs();
			return listed.map((build) => (0, list_builds.Fj)(build, {
				devices: build.devices,
				tests: build.filters,
				repeat: build.tag?.repeat,
				attempt: 0,
				partial: true
			}, nowMs));
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
		const silent = { notices: [] };
		const held = (why) => ({ notices: [`Nothing is repeated: ${why}.`] });
		const repeatNew = async (prepared, uploaded, sessions, context, { watch, state }) => {
			const { plan, reasonOf = () => undefined } = prepared.repeats ?? {};
			if (plan === undefined) return silent;
			const { device } = plan;
			const shards = (0, expected_sessions.uN)(sessions);
			const found = (0, results_repeats.bE)(device, shards, reasonOf);
			if (found.length === 0) return silent;
			const { failFast } = prepared.inputs;
			const own = shards.filter(({ last }) => last.device === device);
			const all = new Set(own.flatMap(({ tests }) => tests.filter(({ status }) => status !== "skipped").map(results.U))).size;
			if ((0, results_repeats.sC)(found.length, all)) return held((0, repeat_plan.R)(found.length, all));
			if (state.facts().problems.length > 0) return held("the run has a problem");
			if (failFast && isRed(prepared, sessions, state)) return held("the verdict can no longer be green (`fail-fast`)");
			if (watch.deadline.leftMs() <= 0) return held("the run timed out");
			return context.log.group(`Repeat (${(0, numbers.hS)(found.length, "new or changed test")})`, async () => {
				try {
					return await repeatFound(found, {
						prepared,
						uploaded,
						sessions,
						context,
						watch,
						state,
						times: plan.times,
						device
					});
				} catch (error) {
					if ((0, cancellation.i)(error) || context.signal.aborted) throw error;
					return held((0, run_problem.pQ)(error));
				}
			});
		};
		const repeatFound = async (found, repeating) => {
			const { prepared, uploaded, context, times, device, state } = repeating;
			const { log } = context;
			const planner = createRepeatPlanner(prepared, uploaded, {
				times,
				device
			});
			const nameable = found.filter((each) => (0, results_repeats.Gj)(each) && planner.entryOf(each.test) !== undefined);
			const unnameable = found.filter((each) => (0, results_repeats.Gj)(each) && planner.entryOf(each.test) === undefined);
			const entries = nameable.map(({ test }) => planner.entryOf(test) ?? "");
			const claimed = await claimTests([...new Set(entries)], prepared.inputs, prepared.identity, context);
			const tests = nameable.filter((_, nth) => claimed.has(entries[nth] ?? ""));
			const notices = unnameable.length === 0 ? [] : [describeUnnameable(unnameable)];
			if (tests.length < nameable.length) log.info(`Other jobs of this matrix repeat ${(0, numbers.hS)(nameable.length - tests.length, "of these tests", "of these tests")}.`);
			const planned = await planner.plan(tests, context);
			const seen = found.filter((each) => !(0, results_repeats.Gj)(each));
			if (planned.adopted.length + planned.remaining.length === 0) return outcomeOf([...seen], [], repeating, {
				planned: 0,
				notices
			});
			const priceMs = planner.sessionMs(tests, repeating.sessions, prepared.predictor);
			const tooDear = beyondBudget(planned, priceMs, repeating);
			if (tooDear !== undefined) return outcomeOf(seen, [], repeating, {
				planned: 0,
				notices: [...notices, tooDear]
			});
			for (const { test, why } of tests) log.info(`${(0, results.U)(test)} is ${why}.`);
			const ran = await runRepeats(planned, tests, priceMs, repeating);
			const total = planned.adopted.length + planned.remaining.length;
			const repeats = [...state.facts().repeatSessions.values()].flatMap((session) => session.repeat === undefined ? [] : [{
				repeat: session.repeat,
				session
			}]);
			return outcomeOf([...tests, ...seen], repeats, repeating, {
				planned: total,
				notices: [...notices, ...ran]
			});
		};
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
				const own = __addDisposableResource(env_1, (0, watch_watch.CW)({
					...inputs,
					timeoutMs,
					suite: prepared.selection.suite
				}, limited, events), false);
				try {
					for (const build of adopted) state.onStarted(build);
					const gate = repeatGate(tests, priceMs, repeating, own.caughtUp);
					const started = await (0, start.Wr)({
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
				await stopLeftBehind(repeating);
				const refused = unstarted.flatMap(({ reason, builds }) => builds.length === 0 ? [] : [`${(0, numbers.hS)(builds.length, "repeat was", "repeats were")} not started, ${reasons[reason]}.`]);
				return [...refused, ...[...whyNot].map((clause) => `A repeat could not run: ${clause}.`)];
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				__disposeResources(env_1);
			}
		};
		const reasons = {
			budget: "to stay within `max-device-minutes`",
			"fail-fast": "since a new test is known to be unstable (`fail-fast`)"
		};
		const repeatGate = (tests, priceMs, { prepared, state, context }, caughtUp) => ({ refuses: async () => {
			const { budget, inputs } = prepared;
			if (budget === undefined && !inputs.failFast) return undefined;
			await caughtUp();
			const facts = state.facts();
			const { usedMs } = (0, gates.Bj)(facts, context.clock.nowMs(), priceOf(priceMs, prepared));
			if (budget !== undefined && usedMs + (priceMs ?? 0) > budget.ms) return "budget";
			const sessions = [...facts.repeatSessions.values()].map((session) => ({
				repeat: session.repeat ?? 0,
				session
			}));
			return inputs.failFast && (0, results_repeats.y)(tests, sessions).some(results_repeats.fl) ? "fail-fast" : undefined;
		} });
		const priceOf = (priceMs, { predictor }) => ({ buildMs: (build) => build.repeat === undefined ? predictor?.buildMs(build) ?? 0 : priceMs ?? 0 });
		const beyondBudget = ({ remaining }, priceMs, { prepared, state, context }) => {
			const { budget } = prepared;
			if (budget === undefined || remaining.length === 0) return undefined;
			const { usedMs } = (0, gates.Bj)(state.facts(), context.clock.nowMs(), priceOf(priceMs, prepared));
			const nextMs = (priceMs ?? 0) * remaining.length;
			if (usedMs + nextMs <= budget.ms && usedMs < budget.ms) return undefined;
			const minutes = (0, prediction.oD)(budget, usedMs + nextMs);
			return `Nothing is repeated: ${minutes(usedMs)} of ${(0, prediction.XW)(budget, minutes)} device minutes are used, and ${(0, numbers.hS)(remaining.length, "repeat is", "repeats are")} predicted to take ${minutes(nextMs)}.`;
		};
		const isRed = ({ inputs }, sessions, state) => {
			const { framework, quarantine, failOnFlaky } = inputs;
			const shards = (0, expected_sessions.uN)(sessions);
			const judged = quarantine === undefined ? shards : (0, history_quarantine.Su)(shards, quarantine, framework, state.facts().startedAt);
			return (0, foregone.y)(judged, {
				failOnFlaky,
				isLastAttempt: () => true
			});
		};
		const stopLeftBehind = async ({ prepared, state, context }) => {
			const { repeats, records } = state.facts();
			const open = repeats.map(({ id }) => id).filter((id) => !(0, model_status.pl)(records.get(id)?.status ?? "running"));
			if (open.length === 0) return;
			context.log.info(`These builds repeat tests, and are no longer waited for: ${open.join(", ")}.`);
			for (const id of await (0, stop_builds.i)(prepared.inputs.framework, open, context)) state.onBuildStopped(id);
		};
		const outcomeOf = (tests, sessions, { context, times }, { planned, notices }) => {
			if (tests.length === 0) return { notices };
			const judged = (0, results_repeats.y)(tests, sessions);
			const withResult = new Set(judged.flatMap(({ results }) => results.map(({ repeat }) => repeat)));
			const lost = planned - withResult.size;
			for (const test of judged) {
				const { passed, failed, device } = test;
				const name = `${(0, results.U)(test)} @ ${device}`;
				if ((0, results_repeats.fl)(test)) context.log.warning(`${name} is unstable: it passed in ${passed} of ${passed + failed} runs.`);
				else context.log.info(`${name}: ${(0, results_repeats.VC)(passed)}`);
			}
			return {
				repeats: {
					times,
					tests: judged,
					planned,
					ran: withResult.size,
					deviceMs: sessions.reduce((sum, { session: { durationMs = 0 } }) => sum + durationMs, 0)
				},
				notices: [...notices, ...lost > 0 ? [`${withResult.size} of ${planned} repeats of new and changed tests ran.`] : []]
			};
		};
		const describeUnnameable = (tests) => {
			const [first] = tests;
			const more = tests.length > 1 ? ` and ${tests.length - 1} more` : "";
			return `Not repeated, since a request cannot name ${tests.length === 1 ? "it" : "them"} alone: ${first === undefined ? "" : (0, results.U)(first.test)}${more}.`;
		};
		var report = __webpack_require__(97777);
		var lineage = __webpack_require__(14248);
		var device_name = __webpack_require__(39707);
		var device_shard = __webpack_require__(8882);
		var attempts = __webpack_require__(7330);
		var left_out = __webpack_require__(68420);
		var filter_styles = __webpack_require__(27204);
		;
		const rerunFailures = async (sessions, { refs, watch, state, budget, ...facts }, context) => {
			const { inputs } = facts.plan;
			const { log } = context;
			const rounds = inputs.retries + inputs.sessionRetries + (facts.isRequested ? 1 : 0);
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
					isRequested: facts.isRequested && round === 0
				});
				if (rerun.notice !== undefined) log.notice(rerun.notice);
				if (rerun.builds.length === 0) return all;
				for (const [key, now] of rerun.spent) spent.set(key, now);
				const isLastAttempt = (shard) => rerun.builds.some((build) => isOf(shard.last, build)) && !mayRunAgain(shard, inputs, spent);
				const gate = (0, gates.fq)((0, gates.qO)(inputs, isLastAttempt, state, watch.caughtUp), budget);
				const collected = await log.group(`Run again (round ${round + 1})`, async () => {
					for (const line of rerun.lines) log.info(line);
					if (rerun.warning !== undefined) log.warning(rerun.warning);
					const limited = (0, run_deadline.ux)(context, watch.deadline.signal);
					const builds = await (0, start.Wr)({
						inputs,
						adopted: [],
						remaining: rerun.builds,
						refs,
						gate
					}, limited, state);
					return watch.results(builds, (_title, work) => work());
				});
				all = [...all, ...collected];
			}
			return all;
		};
		const isOf = ({ device, shard, attempt }, build) => build.attempt === attempt && build.shard.index === shard.index && (build.insteadOf ?? build.devices[0]) === device;
		const nothingSpent = {
			retries: 0,
			sessionRetries: 0
		};
		const lastAttempts = (inputs, isRequested) => (shard) => !inputs.wait || !(isRequested || mayRunAgain(shard, inputs));
		const mayRunAgain = ({ last }, { retries, sessionRetries }, spent = new Map()) => {
			const used = spent.get((0, device_shard.Gc)(last)) ?? nothingSpent;
			return isLost(last) ? used.sessionRetries < sessionRetries : used.retries < retries;
		};
		const planRerun = (facts) => {
			const { devices, framework, quarantine, retries, sessionRetries } = facts.plan.inputs;
			const all = (0, expected_sessions.uN)(facts.sessions).filter(({ judgment, last }) => judgment.kind !== "empty" && devices.includes(last.device));
			const shards = quarantine === undefined ? all : (0, history_quarantine.Su)(all, quarantine, framework, facts.startedAt);
			const held = facts.isRequested ? undefined : reasonToHold(shards);
			const healing = new Set(lostSessions(shards));
			const spent = new Map();
			const payFor = (shard) => {
				const used = facts.spent?.get((0, device_shard.Gc)(shard.last)) ?? nothingSpent;
				if (facts.isRequested) return used;
				if (isLost(shard.last)) return healing.has(shard) && used.sessionRetries < sessionRetries ? {
					...used,
					sessionRetries: used.sessionRetries + 1
				} : undefined;
				return held === undefined && used.retries < retries ? {
					...used,
					retries: used.retries + 1
				} : undefined;
			};
			const heldBack = held === undefined ? [] : shards.filter((shard) => isToRun(shard) && !isLost(shard.last) && retries > 0);
			const reruns = shards.filter(isToRun).flatMap((shard) => {
				const now = payFor(shard);
				if (now === undefined) return [];
				spent.set((0, device_shard.Gc)(shard.last), now);
				const { tests } = shard;
				return [plannedRerun(facts, shard, isInconclusive(shard) ? undefined : tests.filter((test) => (0, attempts.e2)(test.status)))];
			});
			const extra = [...new Set(reruns.flatMap((rerun) => rerun.extra))];
			return {
				builds: reruns.map(({ build }) => build),
				lines: reruns.map(({ line }) => line),
				warning: extra.length === 0 ? undefined : (0, filter_styles.l$)("did not fail", extra),
				spent,
				notice: heldBack.length === 0 ? undefined : `Nothing ${reruns.length === 0 ? "" : "else "}is run again: ${held}.`
			};
		};
		const isInconclusive = ({ judgment: { kind }, last }) => kind === "error" || kind === "timed-out" || (0, left_out.id)(last);
		const isToRun = (shard) => isInconclusive(shard) || shard.tests.some(({ status }) => (0, attempts.e2)(status));
		const lostSessions = (shards) => shards.filter(({ last }) => isLost(last)).slice(0, Math.max(1, Math.floor(shards.length / 2)));
		const isLost = ({ tests, evidence: { summary, deviceStatus, report } }) => {
			const messages = [summary?.error, deviceStatus?.message].filter((message) => message !== undefined);
			const isError = summary?.status === "error" || deviceStatus?.status === "error";
			const wasDropped = (summary?.status === "timed-out" || deviceStatus?.status === "timed-out") && messages.some((message) => /queue/i.test(message));
			const crashed = report.state === "read" && report.crash !== undefined || messages.some((message) => /crash/i.test(message));
			return (isError || wasDropped) && tests.length === 0 && !crashed;
		};
		const reasonToHold = (shards) => {
			const executed = shards.flatMap(({ tests }) => tests.filter(({ status }) => status !== "skipped"));
			const failed = shards.reduce((sum, { tests, quarantined }) => sum + tests.filter((test) => (0, attempts.e2)(test.status) && !quarantined.has(test)).length, 0);
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
		const plannedRerun = (facts, { attempts, last }, failed) => {
			const original = originalOf(facts.plan, last);
			const attempt = Math.max(...attempts.map((session) => session.attempt)) + 1;
			const alone = failed && (0, narrow_selection.pj)(failed, {
				...facts.plan.inputs,
				target: facts.target,
				suite: facts.suite
			}, original.filters);
			const { tests, filters, knownTests } = alone === undefined ? original : {
				...alone,
				knownTests: undefined
			};
			const other = isLost(last) ? nextAlternative(facts, attempts, last) : last.ranOn;
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
		const nextAlternative = ({ alternatives, sessions, plan }, attempts, { device, ranOn }) => {
			const ofOthers = sessions.flatMap((session) => session.device === device ? [] : [session.ranOn ?? session.device]);
			const used = new Set([
				...plan.inputs.devices,
				...ofOthers,
				...attempts.map((session) => session.ranOn ?? session.device)
			].map(device_name.cY));
			return alternatives?.get(device)?.find((other) => !used.has((0, device_name.cY)(other))) ?? ranOn;
		};
		var run_state = __webpack_require__(25992);
		var build_request = __webpack_require__(83541);
		var errors = __webpack_require__(97430);
		var concurrency = __webpack_require__(81220);
		;
		const maxRequestsAtOnce = 8;
		const attachBuilds = async (inputs, { cloud, clock, log, signal }, { onStarted, onPolled, onUploaded, onProblem }) => {
			const attached = await (0, concurrency.X)([...new Set(inputs.buildIds)], maxRequestsAtOnce, async (id) => {
				try {
					const { record } = await cloud.builds(inputs.framework).get(id);
					if (record.id !== id) throw (0, list_builds.lG)(id, record.id);
					log.info(`Attached to build ${id}, which is ${record.statusWord}.`);
					const listed = (0, list_builds.OW)(record, inputs.framework);
					const devicesAsShown = listed.namesDevices || (0, model_status.pl)(record.status) ? undefined : true;
					const part = {
						...asked(listed),
						devicesAsShown,
						attempt: 0,
						partial: false
					};
					const build = (0, list_builds.Fj)(listed, part, clock.monotonicMs());
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
		const findEarlierAttempt = async (plan, { content }, context, { onStarted, onPolled, standing = async (earlier) => earlier }) => {
			const { inputs, builds } = plan;
			const afresh = {
				adopted: [],
				remaining: builds
			};
			if (context.github.runAttempt <= 1 || !(0, lookup.Fg)(inputs.framework).listsBuilds) return afresh;
			const listed = await listEarlier(inputs, context);
			const ours = listed.filter(({ tag }) => tag !== undefined && builds.some((planned) => isSameWork(tag, planned)));
			if (content === undefined && ours.length > 0) context.log.notice("Could not check whether the custom ids still point to what an earlier attempt of this job tested: everything runs again.");
			const same = content === undefined ? [] : ours.filter(({ tag }) => tag?.content === content);
			const { builds: counted } = (0, lineage.H2)(same, []);
			const first = counted.filter(({ attempt }) => attempt === 0).map(({ build }) => build);
			if (first.length === 0) return afresh;
			if (!fits(first, builds)) {
				context.log.notice("An earlier attempt of this job split the suite differently and did not start all of its shards, so some tests would run in none: all shards start again.");
				return afresh;
			}
			const nowMs = context.clock.monotonicMs();
			const planned = builds.flatMap(({ serviceShards }) => serviceShards ?? []);
			const earlier = counted.map(({ build, attempt, partial, insteadOf }) => {
				const part = {
					...asked(build),
					attempt: build.tag?.attempt ?? attempt,
					partial,
					insteadOf
				};
				return withKnownTests((0, list_builds.Fj)(build, part, nowMs), planned);
			});
			const records = counted.map(({ build }) => build.record);
			const adopted = await standing(earlier, records);
			if (adopted.length === 0) return afresh;
			const ids = new Set(adopted.map(({ id }) => id));
			for (const build of adopted) onStarted(build);
			for (const record of records) if (ids.has(record.id)) onPolled(record);
			context.log.notice(`An earlier attempt of this job started ${adopted.length === 1 ? "a build" : `${adopted.length} builds`} with the same binaries: passed results are kept, and the rest runs again. Builds: ${adopted.map(({ id }) => id).join(", ")}.`);
			const kept = new Set(adopted.flatMap(({ shard, attempt }) => attempt === 0 ? [shard.index] : []));
			const remaining = builds.filter(({ shard }) => !kept.has(shard.index));
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
				return await (0, list_builds.YF)(framework, project, context);
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
		const isSameWork = (tag, planned) => (0, build_tag.ke)(tag, planned.tag.runId) && planned.tag.job === tag.job && planned.tag.selection === tag.selection && (planned.tag.matrix === undefined || planned.tag.plan === tag.plan) && holdsShard(planned, tag);
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
		const holdsShard = ({ shard, serviceShards }, tag) => serviceShards !== undefined || shard.index === tag.shard.index && shard.total === tag.shard.total;
		const fits = (first, builds) => builds.every(({ shard }) => first.some((build) => build.shard.index === shard.index)) || builds.every(({ tag }) => first.every((build) => build.tag?.plan === tag.plan));
		const asked = ({ devices, filters }) => ({
			devices,
			tests: filters.length === 0 ? undefined : filters
		});
		const withAdoptedShards = (plan, { adopted }) => ({
			...plan,
			builds: plan.builds.map((planned) => {
				const first = adopted.find(({ shard, attempt }) => attempt === 0 && shard.index === planned.shard.index);
				if (first === undefined) return planned;
				if (first.serviceShards !== undefined) return {
					...planned,
					serviceShards: first.serviceShards
				};
				return first.tag.plan === planned.tag.plan ? planned : {
					...planned,
					tests: first.tests,
					knownTests: undefined
				};
			})
		});
		var start_build = __webpack_require__(13379);
		var reused_uploads = __webpack_require__(30608);
		var upload = __webpack_require__(35294);
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
				const sessions = await watch.results((0, start.ac)(builds.filter(({ id }) => ended.has(id))));
				const { framework, quarantine } = inputs;
				const shards = (0, expected_sessions.uN)(sessions);
				const judged = quarantine === undefined ? shards : (0, history_quarantine.Su)(shards, quarantine, framework, state.facts().startedAt);
				const red = judged.filter((shard) => standing_builds_isRed(shard, inputs)).map(({ last }) => last.shard);
				const runsOneOf = (some) => (build) => (0, device_shard.$b)(build).some(({ index }) => some.some((shard) => shard.index === index));
				const replaced = builds.filter(({ attempt }) => attempt === 0).filter(runsOneOf(red));
				if (replaced.length > 0) context.log.notice(`This step does not wait to run failed tests again, so what ended red in an earlier attempt starts again as a whole. Builds: ${replaced.map(({ id }) => id).join(", ")}.`);
				const isReplaced = runsOneOf(replaced.flatMap((build) => (0, device_shard.$b)(build)));
				return builds.filter((build) => !isReplaced(build));
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				standing_builds_disposeResources(env_1);
			}
		};
		const standing_builds_isRed = (shard, { failOnFlaky }) => shard.judgment.kind === "error" || shard.judgment.kind === "timed-out" || (0, foregone.y)([shard], {
			failOnFlaky,
			isLastAttempt: () => true
		});
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
		const run = async (asked, context, begun) => {
			const state = (0, run_state.VR)(context.clock, (facts) => (0, run_state.BQ)(asked, facts, context.saveState));
			const follow = asked.buildIds.length > 0 ? attach : runBuilds;
			const outcome = await state.record(context.log, () => follow(asked, context, state, begun)) ?? {};
			await (0, stop_builds.s)(asked, context, state);
			const facts = state.facts();
			const { inputs = asked } = facts;
			const analysis = (0, judge_job.JB)(inputs, facts, outcome, {
				...context,
				redact: context.cloud.redact
			});
			await (0, report.Go)(analysis, inputs, context, (0, plan.Nj)(asked, context.github));
			if (outcome.history !== undefined) await (0, run_history.PS)(outcome.history, analysis, context);
		};
		const runBuilds = async (asked, context, state, begun) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const { offers, limit } = begun;
				const { log } = context;
				const limited = (0, run_deadline.ux)(context, limit.signal);
				const selected = await (0, select_by_changes.B)(asked, context);
				state.onSelected(selected.inputs);
				if (selected.nothing !== undefined) return (0, judge_run.P)(selected.nothing);
				const prepared = await (0, prepare.iA)(selected, limited, state, (inputs, identity) => (0, resolve_devices.a3)(inputs, offers, limited, () => openAgreement(inputs, identity, limited)));
				const { inputs, plan, selection, overBudget } = prepared;
				const { suite } = selection;
				if (prepared.nothingToRun !== undefined) return (0, judge_job.bz)(prepared);
				if (overBudget !== undefined) {
					state.onProblem(overBudget);
					state.onUnstarted({
						reason: "budget",
						builds: plan.builds
					});
					return {
						...(0, judge_job.bz)(prepared),
						missing: (0, judge_job.FY)(prepared, [], state).missing
					};
				}
				const matrixPosition = (0, reused_uploads.MW)(inputs, plan.shardPlan.total, context);
				const events = {
					...state,
					onProgress: limit.moved
				};
				const refs = await log.group("Upload", () => (0, upload.T)({
					...inputs,
					matrixPosition
				}, limited, events));
				const standing = inputs.wait ? undefined : standingBuilds({
					...inputs,
					suite
				}, context);
				const earlier = await findEarlierAttempt(plan, refs, limited, {
					...state,
					standing
				});
				const watch = run_addDisposableResource(env_1, (0, watch_watch.CW)({
					...inputs,
					suite
				}, context, state), false);
				const isRequested = earlier.adopted.length > 0;
				const budget = (0, gates.DG)(prepared, state, watch.caughtUp, context);
				const failFast = (0, gates.qO)(inputs, lastAttempts(inputs, isRequested), state, watch.caughtUp);
				if (prepared.budget !== undefined) await watch.lookBack(earlier.adopted, limited);
				const gate = (0, gates.fq)(failFast, budget);
				const started = await log.group("Start", () => (0, start.Wr)({
					inputs,
					...earlier,
					refs,
					gate
				}, limited, state));
				limit[Symbol.dispose]();
				if (!inputs.wait) {
					if ((0, inputs_service.nq)(inputs.service)) log.warning(`These builds end now: ${inputs_service.fs}.`);
					const isGated = prepared.budget !== undefined || inputs.failFast;
					await (0, start.Sd)(started, context, isGated ? (running) => watch.lookBack(running, context) : undefined);
					await watch.caughtUp();
					await (0, agree_on_split.he)(plan, context, state);
					const { missing } = (0, judge_job.FY)(prepared, [...state.facts().sessions.values()], state);
					const unstarted = missing.filter(({ notStarted }) => notStarted !== undefined);
					return {
						...(0, judge_job.bz)(prepared),
						missing: unstarted,
						plan: (0, describe_plan.d)(prepared, refs)
					};
				}
				const collected = await watch.results(started);
				const alternatives = (0, resolve_devices.D)(state.facts().devices, await offers, inputs.system);
				const again = {
					plan: withAdoptedShards(plan, earlier),
					...prepared.bundle,
					suite: selection.whole,
					isRequested,
					alternatives
				};
				const sessions = await rerunFailures(collected, {
					...again,
					refs,
					watch,
					state,
					budget
				}, context);
				const repeated = await repeatNew(prepared, refs, sessions, context, {
					watch,
					state
				});
				await (0, agree_on_split.he)(plan, context, state);
				const accounting = (0, judge_job.FY)(prepared, sessions, state);
				if (inputs.missingTests !== "ignore") (0, results_accounting.Om)(accounting, log);
				(0, prepare.eX)(prepared, sessions, log);
				const history = await (0, prepare.Lu)(inputs, suite?.suiteId, context);
				return {
					...(0, judge_job.bz)(prepared, repeated),
					missing: accounting.missing,
					suiteId: suite?.suiteId,
					history
				};
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				run_disposeResources(env_1);
			}
		};
		const attach = async (inputs, connected, state) => {
			const env_2 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				if (!inputs.wait) connected.log.warning("`wait: false` does not apply to `build-ids`: this step waits for these builds. Remove one of the two.");
				const builds = await connected.log.group("Attach", () => attachBuilds(inputs, connected, state));
				const context = (0, start_build.f2)(builds, inputs, connected);
				const watch = run_addDisposableResource(env_2, (0, watch_watch.CW)({
					...inputs,
					devices: []
				}, context, state, builds), false);
				await watch.results((0, start.ac)(builds));
				return {
					knownSuite: "unknown",
					history: await (0, prepare.Lu)(inputs, undefined, context)
				};
			} catch (e_2) {
				env_2.error = e_2;
				env_2.hasError = true;
			} finally {
				run_disposeResources(env_2);
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
	}),
	29211: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => stopBuilds,
			s: () => stopUnwatched
		});
		var _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97430);
		var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81220);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96804);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25918);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50191);
		var _run_deadline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13849);
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
				const limit = __addDisposableResource(env_1, (0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_4__.rP)(AbortSignal.abort(new _model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__.AK("cloud-deadline", "the service did not respond in time")), limitMs, clock), false);
				const { stop } = cloud.boundTo(limit.signal).builds(framework);
				if (stop === undefined || ids.length === 0) return [];
				const stopped = await (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_5__.X)(ids, maxRequestsAtOnce, async (id) => {
					try {
						await stop(id);
						log.info(`Stopped build ${id}.`);
						return [id];
					} catch (error) {
						if ((0, _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__.E)(error, "cloud-not-found")) log.info(`Build ${id} was not stopped: the service found no running build with this id, so it has probably ended.`);
						else log.warning(`Build ${id} could not be stopped, and may still be running: ${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)}.`);
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
		const stopUnwatched = async ({ framework, buildIds }, context, state) => {
			const { cancelled, problems, started, repeats, records } = state.facts();
			const isCutShort = cancelled || problems.some(({ code }) => (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__.Dh)(code));
			if (!isCutShort || buildIds.length > 0) return;
			const open = [...started, ...repeats].map(({ id }) => id).filter((id) => !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_3__.pl)(records.get(id)?.status ?? "running"));
			for (const id of await stopBuilds(framework, open, context)) state.onBuildStopped(id);
		};
	}),
	30608: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LU: () => findReusedUpload,
			MW: () => matrixPositionOf,
			QA: () => findSharedUpload,
			fm: () => contentId,
			vy: () => uploadPlace,
			x4: () => uploadArea
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_2__);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25890);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71698);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25918);
		const readBytesAtOnce = 1024 * 1024;
		const contentId = async (file, signal) => {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
			try {
				await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file, { highWaterMark: readBytesAtOnce }), hash, { signal });
			} catch (error) {
				signal.throwIfAborted();
				throw error;
			}
			return `mtc-${hash.digest("hex")}`;
		};
		const findReusedUpload = async (area, customId, { log, signal }) => {
			if (area.list === undefined) return "unknown";
			try {
				const records = await area.list({ customId });
				return records.find((record) => record.customId === customId) ?? "none";
			} catch (error) {
				signal.throwIfAborted();
				log.info(`Could not look up the uploads under the custom id ${customId} (${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__.Uc)(error)}).`);
				return "unknown";
			}
		};
		const matrixPositionOf = ({ shardIndex, reuseUploads, cleanup }, total, { github, service }) => shardIndex === undefined || !reuseUploads || cleanup || github.runAttempt > 1 || (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__.nq)(service) ? undefined : {
			index: shardIndex,
			total
		};
		const findSharedUpload = async (area, content, matrixPosition, context) => {
			const held = await findReusedUpload(area, content.customId, context);
			if (typeof held === "object") return held;
			return held === "unknown" || matrixPosition === undefined ? undefined : awaitUpload(area, content, matrixPosition, context);
		};
		const awaitUpload = async (area, { name, customId, sizeBytes }, matrixPosition, context) => {
			const { clock, log, signal, random } = context;
			const longestMs = patienceMs(matrixPosition, sizeBytes);
			if (longestMs === 0) return undefined;
			log.info(`The job of another shard is uploading the ${name}; waiting at most ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__.a3)(longestMs)}.`);
			const endMs = clock.monotonicMs() + longestMs;
			for (;;) {
				const pauseMs = pauseBeforeAskMs(matrixPosition, longestMs, random);
				if (clock.monotonicMs() + pauseMs > endMs) break;
				await clock.sleep(pauseMs, signal);
				const held = await findReusedUpload(area, customId, context);
				if (typeof held === "object") return held;
				if (held === "unknown") return undefined;
			}
			log.info(`No other job uploaded the ${name} in time; this job uploads it.`);
			return undefined;
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
		const pauseBeforeAskMs = ({ total }, longestMs, random) => Math.max(leastPauseMs, longestMs * pausePerPatience, total * pausePerJobMs) * (.5 + random());
		const uploadArea = (cloud, kind) => {
			const framework = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.kj)(kind);
			if (framework === undefined) return {
				kind,
				...kind === "media" ? cloud.media : cloud.apps
			};
			const uploads = suitesOf(cloud, framework);
			return {
				kind,
				...uploads,
				list: narrowed(() => uploads.list())
			};
		};
		const uploadPlace = (cloud, framework, binary) => {
			const kind = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(framework)[binary]?.uploads;
			if (kind !== undefined) return uploadArea(cloud, kind);
			const { uploadFile, uploadUrl } = binary === "app" ? cloud.apps : suitesOf(cloud, framework);
			return {
				uploadFile,
				uploadUrl
			};
		};
		const suitesOf = (cloud, framework) => (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.$0)(framework) === "app" ? cloud.appDirectories : cloud.testSuites(framework);
		const narrowed = (list) => async ({ customId }) => {
			const records = await list();
			return customId === undefined ? records : records.filter((record) => record.customId === customId);
		};
	}),
	35294: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => uploadBinaries });
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var errors = __webpack_require__(97430);
		var lookup = __webpack_require__(25890);
		var durations = __webpack_require__(71698);
		var build_tag = __webpack_require__(99988);
		var run_problem = __webpack_require__(25918);
		var reused_uploads = __webpack_require__(30608);
		;
		const titles = {
			app: "app",
			"test-suite": "test suite",
			media: "media file"
		};
		const uploadFile = async (file, destination, inputs, context, events) => {
			const { what, area } = destination;
			const { log } = context;
			const name = `${titles[what]} ${external_node_path_default().basename(file.path)}`;
			const reuseOrSend = async (content) => {
				const request = {
					file,
					name,
					destination,
					content
				};
				const { record, isReused } = await obtain(request, inputs, context, events);
				if (isReused) {
					events.onReused?.(what);
					log.info(`The service already has the ${name}: ${record.url} (${(0, durations.z3)(file.sizeBytes)} saved).`);
				} else if (area.kind !== undefined) events.onSent?.({
					kind: area.kind,
					id: record.id
				});
				return record.url;
			};
			const once = async (content) => {
				const sent = destination.sending?.get(content);
				if (sent !== undefined) {
					log.info(`The ${name} has the same content as another one, which is uploaded once.`);
					return sent;
				}
				const reference = reuseOrSend(content);
				destination.sending?.set(content, reference);
				return reference;
			};
			const isReusable = inputs.reuseUploads && destination.customId === undefined;
			if (!isReusable && inputs.fingerprint === false) return { reference: await reuseOrSend() };
			const hashing = (0, reused_uploads.fm)(file.path, context.signal);
			const [reference, content] = await Promise.all([isReusable ? hashing.then(once) : reuseOrSend(), hashing]);
			return {
				reference,
				content
			};
		};
		const firstPauseMs = 4e3;
		const longestPauseMs = 6e4;
		const longestAskedMs = 12e4;
		const patienceMs = 30 * 6e4;
		const obtain = async ({ file, name, destination, content }, { cleanup, matrixPosition }, context, { onProgress }) => {
			const { clock, log, random, signal } = context;
			const { area } = destination;
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
						record: await send(file, name, area, customId, context, onProgress),
						isReused: false
					};
				} catch (error) {
					if (!(0, errors.E)(error, "cloud-rate-limited") || clock.monotonicMs() - beganMs > patienceMs) throw error;
					const drawnMs = Math.min(longestPauseMs, firstPauseMs * 2 ** sends) * (.5 + random() / 2);
					const pauseMs = Math.max(drawnMs, Math.min(longestAskedMs, error.retryAfterMs ?? 0));
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
		const send = async ({ path: file, sizeBytes }, name, area, customId, { clock, log, signal }, onProgress) => {
			const startedMs = clock.monotonicMs();
			let saidMs = startedMs;
			log.info(`Uploading the ${name} (${(0, durations.z3)(sizeBytes)}).`);
			const record = await area.uploadFile({
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
		;
		const uploadBinaries = async (inputs, context, events) => {
			const abort = new AbortController();
			const limited = {
				...context,
				signal: AbortSignal.any([context.signal, abort.signal])
			};
			const { framework } = inputs;
			const send = (ref, destination) => upload(ref, destination, inputs, limited, events).catch((error) => {
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
				const uploaded = {
					app: sentApp?.reference,
					testSuite: sentSuite?.reference,
					media: [...new Set(sentMedia.map(({ reference }) => reference))],
					...fingerprint([
						sentApp,
						sentSuite,
						...sentMedia
					].filter((each) => each !== undefined))
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
		const ignore = () => {};
		const fingerprint = (uploads) => {
			const contents = uploads.flatMap(({ content }) => content ?? []);
			return contents.length < uploads.length ? {} : { content: (0, build_tag.qQ)(...contents) };
		};
		const upload = async (ref, destination, inputs, context, events) => {
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
					if (area.kind !== undefined) events.onSent?.({
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
				__webpack_require__.e(921),
				__webpack_require__.e(815),
				__webpack_require__.e(663),
				__webpack_require__.e(670),
				__webpack_require__.e(454),
				__webpack_require__.e(333),
				__webpack_require__.e(551)
			]).then(__webpack_require__.bind(__webpack_require__, 23189));
			const name = external_node_path_default().basename(folder, ".app").replace(/^\.+/, "");
			return {
				kind: "file",
				...await packFolderAs(folder, external_node_path_default().join(tempDir, `${name}-${what}`), packedAs)
			};
		};
		const underOneFolder = async (ref, { log, tempDir }) => {
			const { repackUnderOneFolder } = await Promise.all([
				__webpack_require__.e(921),
				__webpack_require__.e(815),
				__webpack_require__.e(663),
				__webpack_require__.e(670),
				__webpack_require__.e(454),
				__webpack_require__.e(333),
				__webpack_require__.e(551)
			]).then(__webpack_require__.bind(__webpack_require__, 23189));
			const packed = await repackUnderOneFolder(ref.path, external_node_path_default().join(tempDir, `packed-${external_node_path_default().basename(ref.path)}`));
			if (packed === undefined) return ref;
			log.info(`Packed ${external_node_path_default().basename(ref.path)} again, with one folder at its top (${(0, durations.z3)(packed.sizeBytes)}).`);
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
