"use strict";
exports.id = 394;
exports.ids = [394];
exports.modules = {
	21013: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { doctor: () => doctor });
		var binary_error = __webpack_require__(55667);
		var discovered_suite = __webpack_require__(46678);
		var binaries_facts = __webpack_require__(1138);
		var preflight_finding = __webpack_require__(75864);
		var lookup = __webpack_require__(25890);
		var api = __webpack_require__(52575);
		var github_context = __webpack_require__(11754);
		var history_quarantine = __webpack_require__(90362);
		var step_history = __webpack_require__(72532);
		var addresses = __webpack_require__(64707);
		var durations = __webpack_require__(71698);
		var log = __webpack_require__(44469);
		var numbers = __webpack_require__(71113);
		var device_name = __webpack_require__(39707);
		var device_shard = __webpack_require__(8882);
		var error_codes = __webpack_require__(96804);
		var run_problem = __webpack_require__(25918);
		var resolve_devices = __webpack_require__(35855);
		var prepare_preflight = __webpack_require__(70013);
		var prepare = __webpack_require__(91515);
		var select_by_changes = __webpack_require__(97047);
		var check = __webpack_require__(64979);
		var cloud_errors = __webpack_require__(97430);
		var artifacts = __webpack_require__(69344);
		var cache = __webpack_require__(82213);
		var history_history = __webpack_require__(29516);
		var cancellation = __webpack_require__(8976);
		var first_line = __webpack_require__(61640);
		;
		const planRow = "plan and free slots";
		const readService = async ({ cloud, signal }) => {
			const orError = async (call) => {
				try {
					return await call;
				} catch (error) {
					return error instanceof Error ? error : new Error(String(error));
				}
			};
			const [plan, devices] = await Promise.all([orError(cloud.quota.get()), orError(cloud.devices.list())]);
			if ((0, cancellation.i)(signal.reason)) throw signal.reason;
			return {
				plan,
				devices
			};
		};
		const checkService = (address, { plan, devices }, demand) => {
			const errors = [plan, devices].filter((result) => result instanceof Error);
			const reached = (0, check.bF)("address", `${address} responds`);
			if (errors.length < 2) return [
				reached,
				(0, check.bF)("credentials", "accepted by the service"),
				checkPlan(plan, demand)
			];
			const refused = errors.find((error) => (0, cloud_errors.E)(error, "cloud-unauthorized")) ?? errors.find((error) => (0, cloud_errors.E)(error, "cloud-forbidden"));
			const noPlan = (why) => (0, check.hT)(planRow, `not checked, since ${why}`);
			if (refused !== undefined) return [
				reached,
				(0, check.gz)("credentials", (0, run_problem.Uc)(refused), remedyOf(refused)),
				noPlan("the credentials are refused")
			];
			const [error = new Error("no response")] = errors;
			return [
				(0, check.gz)("address", `${address}: ${(0, run_problem.Uc)(error)}`, remedyOf(error)),
				(0, check.hT)("credentials", "not checked, since this address gave no usable response"),
				noPlan("this address gave no usable response")
			];
		};
		const remedyOf = (error) => error instanceof cloud_errors.K ? error.hint : (0, run_problem.Zw)(error).hint;
		const checkPlan = (plan, demand) => {
			if (plan instanceof Error) return (0, check.$e)(planRow, (0, run_problem.Uc)(plan), "No action is needed: a run also starts builds if it cannot read the free slots.");
			const { parallelRunning, parallelMax, queued, queuedMax } = plan;
			const free = Math.max(0, parallelMax - parallelRunning);
			const state = `${free} of ${(0, numbers.hS)(parallelMax, "parallel slot")} free, ${queued} of ${queuedMax} queued`;
			if (demand === undefined) return (0, check.bF)(planRow, state);
			const { ofOneBuild, sessions, builds } = demand;
			const starts = builds === 0 ? "nothing" : `${(0, numbers.hS)(sessions, "session")} in ${(0, numbers.hS)(builds, "build")}`;
			const wanted = `${state}; this run starts ${starts}`;
			if (ofOneBuild > parallelMax + queuedMax) return (0, check.gz)(planRow, `${wanted}, and one build needs more than can ever run and wait`, "Request fewer devices and shards in one step.");
			if (sessions > free + queuedMax - queued) return (0, check.$e)(planRow, wanted, "Some sessions wait until others end, for up to `queue-timeout-minutes`.");
			return (0, check.bF)(planRow, wanted);
		};
		const checkHistory = async ({ history: place }, history, { environment }) => {
			const name = "history";
			if (place.kind === "off" || history === undefined) return (0, check.hT)(name, "`history` is `off`");
			const runs = (0, history_history.oo)((await history.read()).runs);
			const problem = place.kind === "cache" && !(0, cache.G9)(environment) ? "this runner has no cache service" : history.problem();
			if (problem !== undefined) return (0, check.$e)(name, problem, "A run works without it, but has no results of earlier runs and no prediction.");
			const where = place.kind === "branch" ? `the branch "${place.branch}"` : "the cache";
			return (0, check.bF)(name, runs === 0 ? `nothing is stored in ${where} yet` : `${where} has ${(0, numbers.hS)(runs, "earlier run")}`);
		};
		const checkArtifactService = async ({ artifactName }, context) => {
			const name = "artifact service";
			if (artifactName === "") return (0, check.hT)(name, "`artifact-name` is empty, so nothing is stored");
			try {
				await (0, artifacts.wn)(context);
				return (0, check.bF)(name, "responds");
			} catch (error) {
				context.signal.throwIfAborted();
				const remedy = "To keep the report, upload `report-dir` in a later step; the verdict does not depend on it.";
				return (0, check.$e)(name, (0, run_problem.Uc)(error), remedy);
			}
		};
		const service_checks_name = "token permissions";
		const contents = {
			permission: "contents",
			route: "GET /repos/{owner}/{repo}/branches",
			parameters: { per_page: 1 }
		};
		const pulls = {
			permission: "pull-requests",
			route: "GET /repos/{owner}/{repo}/pulls",
			parameters: { per_page: 1 }
		};
		const featuresOf = ({ checkName, comment, select, history }, { ref, isMergeGroup }) => [
			...checkName === undefined ? [] : [{
				input: "check-name",
				permission: "checks",
				level: "write",
				route: "GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
				parameters: {
					ref,
					per_page: 1
				}
			}],
			...comment !== false ? [{
				input: "comment",
				level: "write",
				...pulls
			}] : [],
			...select === undefined ? [] : [{
				input: "select",
				level: "read",
				...isMergeGroup ? contents : pulls
			}],
			...history.kind === "branch" ? [{
				input: "history",
				level: "write",
				...contents
			}] : []
		];
		const checkToken = async (call, repository, inputs, tested) => {
			const features = featuresOf(inputs, tested);
			if (features.length === 0) return [(0, check.hT)(service_checks_name, "no input needs a permission of the token")];
			if (call === undefined) return [(0, check.$e)(service_checks_name, `no token for ${features.map(({ input }) => `\`${input}\``).join(" and ")}`, "Set `github-token`.")];
			try {
				await call("GET /repos/{owner}/{repo}", {});
			} catch (error) {
				if ((0, api.s_)(error) === 401) return [(0, check.gz)(service_checks_name, "GitHub does not accept the token", "Set `github-token` to a valid token, or remove the input.")];
				if (!(0, api.wo)(error)) return [notReached(error)];
				return [(0, check.gz)(service_checks_name, `the token cannot see ${repository}`, "Set `github-token` to a token of this repository.")];
			}
			return Promise.all(features.map((feature) => checkFeature(feature, call)));
		};
		const checkFeature = async (feature, call) => {
			const { input, permission, level, route, parameters } = feature;
			try {
				await call(route, parameters);
				const unknown = level === "write" ? `; only a run shows whether it has write access, which \`${input}\` needs` : "";
				return (0, check.bF)(service_checks_name, `the token may read ${permission}${unknown}`);
			} catch (error) {
				if (!(0, api.wo)(error)) return notReached(error);
				return (0, check.$e)(service_checks_name, `the token may not read ${permission}, so \`${input}\` has no effect`, `Grant "${permission}: ${level}" in the job's permissions; tokens of pull requests from forks and of Dependabot are limited.`);
			}
		};
		const notReached = (error) => (0, check.$e)(service_checks_name, `GitHub did not respond (${(0, first_line.Q)(error)})`, "Check that this runner can reach the GitHub API.");
		;
		const examineRun = async (inputs, context) => {
			const [responses, token, artifacts] = await Promise.all([
				readService(context),
				examineToken(inputs, context),
				checkArtifactService(inputs, context)
			]);
			const isReached = [responses.plan, responses.devices].some((response) => !(response instanceof Error));
			const offers = {
				list: responses.devices,
				isReached
			};
			const suite = inputs.buildIds.length > 0 ? attached(inputs, context) : await examineSuite(inputs, offers, context);
			const opened = suite.history ?? await (0, step_history.j)((0, prepare.SJ)(inputs, suite.suiteId, context), {
				...context,
				log: log.a
			});
			const history = await checkHistory(inputs, opened, context);
			return [
				...checkService(context.baseUrl, responses, suite.demand),
				...suite.checks,
				history,
				...token,
				artifacts
			];
		};
		const examineToken = async (inputs, context) => {
			const { githubToken } = inputs.service;
			const call = githubToken === undefined ? undefined : await (0, api.II)(githubToken, context);
			const { mergeGroup } = await (0, github_context.j_)(context.environment);
			const tested = {
				ref: context.github.sha || "HEAD",
				isMergeGroup: mergeGroup !== undefined
			};
			return checkToken(call, context.github.repository, inputs, tested);
		};
		const attached = (inputs, { clock }) => {
			const why = `not used: the step waits for the builds ${inputs.buildIds.join(", ")}`;
			const names = [
				"devices",
				"app",
				"test suite",
				"tests"
			];
			return { checks: [...names.map((name) => (0, check.hT)(name, why)), checkQuarantine(inputs, undefined, new Date(clock.nowMs()))] };
		};
		const examineSuite = async (given, offered, context) => {
			const { list } = offered;
			const offers = Promise.resolve(list instanceof Error ? undefined : list);
			const examined = await (0, prepare.sb)(await (0, select_by_changes.B)(given, context), context, async (requested) => list instanceof Error ? (0, resolve_devices.Zp)(requested.deviceLines) : (0, resolve_devices.a3)(requested, offers, context));
			const { inputs, devicesError, notice, notes } = examined;
			const selected = examined.nothing ?? notice ?? notes.at(-1);
			const planned = await planOrError(examined, context);
			const suite = examined.selection.whole;
			return {
				suiteId: suite?.suiteId,
				history: planned instanceof Error ? undefined : planned.history,
				demand: planned instanceof Error ? undefined : demandOf(planned),
				checks: [
					...devicesError === undefined ? [] : [failedBy("devices", devicesError)],
					...checkBinariesAndDevices(inputs, examined, offered),
					...examined.warnings.map((text) => (0, check.$e)("tests", text, "Correct `capabilities`.")),
					...planned instanceof Error ? [failedBy("tests", planned)] : planned.plan.shardPlan.notices.map((notice) => (0, check.$e)("tests", notice, "Correct `shards`.")),
					...planned instanceof Error ? [] : (planned.repeats?.notes ?? []).map((note) => (0, check.bF)("tests", note.replace(/\.$/, ""))),
					...selected === undefined ? [] : [(0, check.bF)("tests", selected.replace(/\.$/, ""))],
					checkQuarantine(inputs, suite, new Date(context.clock.nowMs()))
				]
			};
		};
		const planOrError = async (examined, context) => {
			try {
				const quiet = {
					...context,
					cloud: undefined,
					log: log.a
				};
				return await (0, prepare.Fj)(examined, quiet, (owner) => (0, step_history.j)(owner, quiet));
			} catch (error) {
				context.signal.throwIfAborted();
				if (error instanceof Error) return error;
				throw error;
			}
		};
		const demandOf = ({ plan, nothingToRun }) => {
			const builds = nothingToRun === undefined ? plan.builds : [];
			const ofOneBuild = Math.max(0, ...builds.map((build) => (0, device_shard.jJ)([build])));
			return {
				ofOneBuild,
				sessions: (0, device_shard.jJ)(builds),
				builds: builds.length
			};
		};
		const failedBy = (name, error) => (0, check.gz)(name, (0, run_problem.Uc)(error), (0, run_problem.Zw)(error).hint);
		const checkQuarantine = ({ quarantine, framework }, suite, at) => {
			if (quarantine === undefined) return (0, check.hT)("quarantine", "no file is set");
			const found = `${quarantine.file}: ${(0, numbers.hS)((0, history_quarantine.Mc)(quarantine, framework).length, "entry", "entries")} for ${framework}`;
			const warnings = (0, history_quarantine.Oe)(quarantine, framework, at, {
				suite,
				shards: [],
				isPart: true
			});
			if (warnings.length === 0) return (0, check.bF)("quarantine", found);
			return (0, check.$e)("quarantine", `${found}, ${warnings.length} of them ${warnings.length === 1 ? "has" : "have"} no effect`, warnings.join(" "));
		};
		const rows = {
			app: "app",
			"test-suite": "test suite",
			media: "app",
			mapping: "app",
			tests: "tests",
			select: "tests",
			capabilities: "tests",
			devices: "devices"
		};
		const checkBinariesAndDevices = (inputs, examined, offers) => [
			describeDevices(inputs.devices, offers),
			(0, lookup.Fg)(inputs.framework).app === undefined ? (0, check.hT)("app", `${inputs.framework} needs none: the test package contains the app`) : describeBinary("app", inputs.app, examined.binaries.app),
			(0, lookup.Fg)(inputs.framework).testSuite === undefined ? (0, check.hT)("test suite", `${inputs.framework} has no test suite: the app contains the tests`) : describeBinary("test suite", inputs.testSuite, examined.binaries.testSuite),
			describeTests(inputs, examined),
			...examined.findings.map((finding) => checkOfFinding(finding, inputs.preflight))
		];
		const checkOfFinding = (finding, preflight) => {
			const { input, found, remedy, code } = finding;
			const name = rows[input];
			const subject = name === input || input === "test-suite" ? "" : `${input}: `;
			const what = `${subject}${found} ${(0, error_codes.rr)((0, preflight_finding.Hy)(code))}`;
			return (0, prepare_preflight.PW)(finding, preflight) ? (0, check.gz)(name, what, remedy) : (0, check.$e)(name, what, remedy);
		};
		const describeDevices = (devices, { list, isReached }) => {
			if (!(list instanceof Error)) return (0, check.bF)("devices", `${devices.join(", ")}: offered by the service`);
			const found = `${(0, numbers.hS)(devices.length, "device")} not compared with the service's list`;
			if (!isReached) return (0, check.$e)("devices", found, "Correct the address and the credentials first.");
			const why = (0, run_problem.Uc)(list);
			const selectors = devices.filter(device_name.cB);
			if (selectors.length === 0) return (0, check.$e)("devices", `${found}: ${why}`, "No action is needed: a run also starts builds if it cannot read the list.");
			const error = (0, resolve_devices.ht)(selectors, why);
			return (0, check.gz)("devices", (0, run_problem.Uc)(error), error.hint);
		};
		const describeBinary = (name, ref, facts) => {
			if (ref === undefined || facts instanceof binary_error.kM) return (0, check.hT)(name, "");
			return (0, check.bF)(name, facts === undefined ? describeRef(ref) : describeFacts(facts));
		};
		const describeFacts = (facts) => [
			binaries_facts.t5[facts.kind],
			identityOf(facts),
			(0, durations.z3)(facts.sizeBytes)
		].filter((part) => part !== "").join(", ");
		const identityOf = (facts) => {
			if ("manifest" in facts) return [facts.manifest.packageName, facts.manifest.versionName].filter(Boolean).join(" ");
			if ("app" in facts) return [facts.app.bundleId, facts.app.version].filter(Boolean).join(" ");
			if ("runner" in facts) return [facts.runner.bundleId, ...facts.plans.map(({ path }) => `test plan ${path}`)].filter(Boolean).join(", ");
			if ("flows" in facts) return (0, numbers.hS)(facts.flows.length, "flow");
			if ("runFiles" in facts) return facts.apps[0]?.bundleId ?? "";
			return "looksLike" in facts ? facts.looksLike ?? "" : "";
		};
		const describeRef = (ref) => {
			switch (ref.kind) {
				case "file":
				case "directory": return ref.path;
				case "url": return `${(0, addresses.et)(ref.url)}, which the service fetches; not inspected`;
				case "reference": return `${ref.reference}, uploaded before; not inspected`;
				case "custom-id": return `the newest upload with the custom id ${ref.customId}; not inspected`;
			}
		};
		const describeTests = (inputs, { selection, binaries }) => {
			if (binaries.tests instanceof binary_error.kM) return (0, check.hT)("tests", "");
			const suite = selection.whole;
			if (suite === undefined || suite.tests.length === 0 && !(0, discovered_suite.A)(suite)) {
				const holder = inputs[(0, lookup.$0)(inputs.framework)];
				const why = holder?.kind === "file" || holder?.kind === "directory" ? "they cannot be discovered" : "the suite is not a local file";
				return (0, check.$e)("tests", `the tests of the suite are unknown, since ${why}`, "No action is needed, but missing tests cannot be detected.");
			}
			return (0, check.bF)("tests", `${(0, numbers.hS)(suite.tests.length, "test")} in the suite. ${selection.note ?? (inputs.select === undefined ? "All run." : "")}`.replace(/\.? ?$/, ""));
		};
		var problems = __webpack_require__(20525);
		;
		const input_mistakes_rows = {
			"base-url": "address",
			username: "credentials",
			"access-key": "credentials",
			devices: "devices",
			app: "app",
			media: "app",
			"test-suite": "test suite",
			tests: "tests",
			select: "tests",
			quarantine: "quarantine",
			history: "history",
			"github-token": "token permissions",
			"check-name": "token permissions",
			"artifact-name": "artifact service"
		};
		const checksOfMistakes = (mistakes) => {
			const wrong = mistakes.map((mistake) => {
				const name = input_mistakes_rows[mistake.input] ?? "inputs";
				return (0, check.gz)(name, (0, problems.BJ)(mistake), (0, error_codes.Lz)((0, problems.A$)(mistake)));
			});
			const named = new Set(wrong.map(({ name }) => name));
			const others = check.LN.filter((name) => !named.has(name));
			return [...wrong, ...others.map((name) => (0, check.hT)(name, "not checked, since inputs are invalid"))];
		};
		var cut = __webpack_require__(78091);
		var markdown = __webpack_require__(64598);
		var format = __webpack_require__(84945);
		var verdict_looks = __webpack_require__(25520);
		;
		const publishChecks = async (checks, { simulated, summary, isRed }, context) => {
			const { log } = context;
			const rows = (0, check.RO)(checks);
			const verdict = verdictOf(rows);
			context.setOutputs((0, check.Ab)(verdict, simulated));
			for (const line of tableLines(rows)) log.info(line);
			const line = `${simulated ? "SIMULATED " : ""}Verdict: ${verdict.verdict}. ${verdict.reason}`;
			const red = verdict.verdict === "error" && isRed;
			if (red) log.error(line);
			else log.info(line);
			if (summary) await context.writeSummary(renderChecks(rows, verdict, simulated));
			if (red) context.fail();
		};
		const nothingStarted = "nothing was uploaded or started";
		const verdictOf = (rows) => {
			const [first, ...others] = rows.filter(({ outcome }) => outcome === "failed");
			const warnings = rows.filter(({ outcome }) => outcome === "warning").length;
			if (first === undefined) return {
				verdict: "passed",
				reason: `No check failed${warnings === 0 ? "" : `, ${(0, numbers.hS)(warnings, "warning")}`}; ${nothingStarted}.`
			};
			const names = [first, ...others].map(({ name }) => name).join(", ");
			const reason = `${(0, numbers.hS)(1 + others.length, "check")} failed (${names}): ${first.found}; ${nothingStarted}.`;
			return {
				verdict: "error",
				reason: reason.replaceAll(/\s+/g, " ")
			};
		};
		const tableLines = (rows) => {
			const widthOf = (column) => Math.max(...rows.map((row) => row[column].length));
			const [names, outcomes] = [widthOf("name"), widthOf("outcome")];
			return rows.flatMap(({ name, outcome, found, remedy }) => [`${name.padEnd(names)}  ${outcome.padEnd(outcomes)}  ${found}`, ...remedy === "" ? [] : [`${" ".repeat(names + outcomes + 4)}Next: ${remedy}`]]);
		};
		const signs = {
			passed: "\u2713",
			warning: "!",
			failed: "\u2717",
			skipped: "\u2013"
		};
		const longestCell = 2e3;
		const renderChecks = (rows, { verdict, reason }, simulated) => {
			const cell = (text) => (0, markdown.Lo)((0, cut.IN)(text, longestCell));
			return `${[
				`## ${signs[verdict === "passed" ? "passed" : "failed"]} Doctor: ${verdict}`,
				...simulated ? [`> **SIMULATED** ${verdict_looks.nk}`] : [],
				cell(reason),
				(0, format.tp)([
					"Check",
					"Result",
					"Found",
					"Next"
				], rows.map(({ name, outcome, found, remedy }) => [
					name,
					`${signs[outcome]} ${outcome}`,
					cell(found),
					cell(remedy)
				]))
			].join("\n\n")}\n`;
		};
		var reader = __webpack_require__(77642);
		var run_inputs = __webpack_require__(76194);
		var connect = __webpack_require__(27282);
		var test_plan = __webpack_require__(25001);
		var run_deadline = __webpack_require__(13849);
		var start_embedded = __webpack_require__(11129);
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
		const limitMs = 6e4;
		const doctor = async (step) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const opened = await orMistakes(() => doctor_open(step));
				if (opened instanceof problems.dz) {
					step.log.info(opened.message);
					const summary = new reader.i_(step.environment).boolean("summary", true);
					return publishChecks(checksOfMistakes(opened.problems), {
						simulated: false,
						summary,
						isRed: true
					}, step);
				}
				const { inputs } = opened;
				const { summary, failOn } = inputs;
				const context = __addDisposableResource(env_1, opened.context, true);
				const limit = __addDisposableResource(env_1, (0, run_deadline.rP)(AbortSignal.abort(new run_problem.AK("cloud-deadline", `the service did not respond within ${(0, durations.a3)(limitMs)}`)), limitMs, context.clock), false);
				const checks = await examineRun(inputs, (0, run_deadline.ux)(context, limit.signal));
				const { redact } = context.cloud;
				const shown = checks.map((check) => ({
					...check,
					found: redact(check.found),
					remedy: redact(check.remedy)
				}));
				await publishChecks(shown, {
					simulated: context.isSimulated(),
					summary,
					isRed: failOn !== "never"
				}, context);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		const doctor_open = async (step) => {
			const inputs = await (0, run_inputs.h)(step.environment, step.github, step.clock, (0, test_plan.M)(step));
			return {
				inputs,
				context: await (0, connect.Ng)(inputs.service, inputs.framework, step, start_embedded.H)
			};
		};
		const orMistakes = async (work) => {
			try {
				return await work();
			} catch (error) {
				if (error instanceof problems.dz) return error;
				throw error;
			}
		};
	}),
	97047: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => selectByChanges });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
		var _github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52575);
		var _github_branch_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61721);
		var _github_github_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11754);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71113);
		const selectByChanges = async (inputs, context) => {
			const { select, service, buildIds } = inputs;
			const { log } = context;
			if (select === undefined || buildIds.length > 0) return {
				inputs,
				notes: []
			};
			return log.group("Select", async () => {
				const event = await (0, _github_github_context_js__WEBPACK_IMPORTED_MODULE_3__.j_)(context.environment);
				const { githubToken } = service;
				const call = githubToken === undefined ? undefined : await (0, _github_api_js__WEBPACK_IMPORTED_MODULE_1__.II)(githubToken, context);
				const changed = await (0, _github_branch_files_js__WEBPACK_IMPORTED_MODULE_2__.IM)(call, event, context.signal);
				if (changed.kind === "other-event") {
					const why = "All tests run: `select` applies only to pull requests and merge groups.";
					log.info(why);
					return {
						inputs,
						notes: [why]
					};
				}
				if (changed.kind === "unreadable") {
					const why = `All tests run: the list of changed files could not be read (${changed.why}).`;
					log.notice(why);
					return {
						inputs,
						notes: [why]
					};
				}
				const { files, source } = changed;
				const selection = await selectionOf(select, files, context.signal);
				const notes = [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.hS)(files.length, "changed file")} in ${source}.`, ...selection.notes];
				for (const note of notes) log.info(note);
				switch (selection.kind) {
					case "all": return {
						inputs,
						notes,
						changedFiles: {
							files,
							source
						}
					};
					case "some": return {
						inputs: {
							...inputs,
							tests: selection.entries
						},
						notes,
						changedFiles: {
							files,
							source
						},
						notice: `\`select\` selected tests by the changed files of ${source}; the others do not run.`
					};
					case "none": return {
						inputs,
						notes,
						nothing: `No test is selected: every changed file of ${source} matches a rule of \`select\` whose list of tests is empty.`
					};
				}
			});
		};
		const selectionOf = async (rules, files, signal) => {
			const { counts, unmatched } = await countMatches(rules, files, signal);
			const [first] = unmatched;
			if (files.length === 0) return {
				kind: "all",
				notes: ["All tests run: no file is changed."]
			};
			if (first !== undefined) {
				const others = unmatched.length === 1 ? "" : ` and ${unmatched.length - 1} more`;
				return {
					kind: "all",
					notes: [`All tests run: no rule matches ${first}${others}.`]
				};
			}
			const notes = [...counts].map(([rule, count]) => describeRule(rule, count));
			const selecting = [...counts.keys()].map(({ entries }) => entries).filter((entries) => entries.length > 0);
			if (selecting.length === 0) return {
				kind: "none",
				notes
			};
			const entries = joinEntries(selecting);
			return entries.length === 0 ? {
				kind: "all",
				notes: [...notes, "All tests run: the matching rules together select every test."]
			} : {
				kind: "some",
				entries,
				notes
			};
		};
		const workPerTurn = 1e5;
		const countMatches = async (rules, files, signal) => {
			const counts = new Map();
			const matched = new Set();
			let work = 0;
			for (const rule of rules) for (const file of files) {
				work += rule.pattern.length * file.length;
				if (work > workPerTurn) {
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
					signal.throwIfAborted();
					work = 0;
				}
				if (!rule.matches(file)) continue;
				matched.add(file);
				counts.set(rule, (counts.get(rule) ?? 0) + 1);
			}
			return {
				counts,
				unmatched: files.filter((file) => !matched.has(file))
			};
		};
		const mostNamed = 10;
		const describeRule = ({ pattern, entries }, files) => {
			const named = entries.slice(0, mostNamed).map(({ text, excludes }) => `${excludes ? "!" : ""}${text}`);
			const more = entries.length > mostNamed ? ` and ${entries.length - mostNamed} more` : "";
			return `${pattern} matches ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.hS)(files, "file")} and selects ${named.length === 0 ? "nothing" : named.join(", ")}${more}.`;
		};
		const joinEntries = (lists) => {
			const has = (list, { text }) => list.some((entry) => entry.excludes && entry.text === text);
			const all = [...new Map(lists.flat().map((entry) => [`${entry.excludes ? "!" : ""}${entry.text}`, entry])).values()];
			const excluded = all.filter((entry) => entry.excludes && lists.every((list) => has(list, entry)));
			const selectsRest = lists.some((list) => list.every(({ excludes }) => excludes));
			return selectsRest ? excluded : [...all.filter(({ excludes }) => !excludes), ...excluded];
		};
	})
};
;
