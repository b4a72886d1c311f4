"use strict";
exports.id = 107;
exports.ids = [107];
exports.modules = {
	15659: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Wn: () => countPlanned,
			df: () => describePlan,
			uH: () => logPlan
		});
		var _core_builds_build_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16053);
		var _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91154);
		var _core_results_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57353);
		var _lib_addresses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64707);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71698);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71113);
		const describePlan = ({ inputs, notes, plan, repeats, comparison }, refs) => ({
			devices: inputs.devices,
			binaries: describeBinaries(inputs),
			notes,
			repeats: repeats?.plan,
			comparison: comparison?.plan,
			builds: plan.builds.map((planned) => ({
				shard: planned.shard,
				stage: stageOf(planned.devices, inputs),
				sessions: (0, _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__.jJ)([planned]),
				tests: planned.knownTests ?? planned.expected?.plannedTests,
				predictedMs: planned.expected?.predictedMs,
				request: shownRequest((0, _core_builds_build_request_js__WEBPACK_IMPORTED_MODULE_1__.mK)(inputs, refs ?? placeholders(inputs), planned))
			}))
		});
		const stageOf = ([first = ""], { canaryDevices, devices }) => {
			if (canaryDevices === 0) return undefined;
			return devices.indexOf(first) < canaryDevices ? "canary" : "others";
		};
		const countPlanned = ({ builds }) => `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)(builds.length, "build")} with ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)((0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(builds.map(({ sessions }) => sessions)), "session")}`;
		const logPlan = (plan, log) => {
			const { binaries, builds, devices } = plan;
			if (builds.length === 0) return;
			log.info(`Would upload: ${binaries.join(", ")}.`);
			log.info(`Would start ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)(builds.length, "build")} on ${devices.join(", ")}.`);
			for (const build of builds) {
				log.info(`Request of ${(0, _core_results_describe_js__WEBPACK_IMPORTED_MODULE_3__.yZ)(build, plan)}:`);
				log.info(JSON.stringify(build.request, undefined, 2));
			}
		};
		const shownRequest = (request) => {
			const { projectNotifyURL: url } = request;
			return typeof url === "string" ? {
				...request,
				projectNotifyURL: (0, _lib_addresses_js__WEBPACK_IMPORTED_MODULE_4__.et)(url)
			} : request;
		};
		const describeBinaries = ({ app, testSuite, media }) => [
			...app === undefined ? [] : [`app ${describeBinary(app)}`],
			...testSuite === undefined ? [] : [`test suite ${describeBinary(testSuite)}`],
			...media.map((ref) => `media file ${describeBinary(ref)}`)
		];
		const describeBinary = (ref) => {
			switch (ref.kind) {
				case "file": return `${ref.path} (${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__.z3)(ref.sizeBytes)})`;
				case "directory": return `${ref.path} (a folder, packed)`;
				case "url": return `${(0, _lib_addresses_js__WEBPACK_IMPORTED_MODULE_4__.et)(ref.url)} (fetched by the service)`;
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
	94698: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => alternativesOfAll,
			Zp: () => devicesAsWritten,
			a3: () => resolveDevices,
			ht: () => deviceListError
		});
		var _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99899);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5182);
		var _lib_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64572);
		const devicesAsWritten = (devices) => ({
			devices,
			choices: [],
			problems: []
		});
		const resolveDevices = async (inputs, offers, context, identity) => {
			const { deviceLines: lines, system: os } = inputs;
			if (!lines.some(_core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cB)) return {
				...devicesAsWritten(lines),
				offers
			};
			return context.log.group("Devices", async () => {
				const { openAgreement } = await Promise.all([
					__webpack_require__.e(921),
					__webpack_require__.e(668),
					__webpack_require__.e(44),
					__webpack_require__.e(144),
					__webpack_require__.e(962),
					__webpack_require__.e(773),
					__webpack_require__.e(375),
					__webpack_require__.e(679),
					__webpack_require__.e(919)
				]).then(__webpack_require__.bind(__webpack_require__, 18122));
				const agreement = identity === undefined ? undefined : openAgreement(inputs, identity, context);
				const agreed = await agreement?.find();
				if (agreed !== undefined) return resolved(agreed, withKept(agreed, offers, os), context, ", as resolved before");
				const list = ofSystem(await listDevices(lines, offers, context), os);
				const uses = lines.some((line) => line.includes("|")) ? await readUses(context) : [];
				const choices = chooseDevices(lines, list, uses);
				const chosen = choices.filter((choice) => "device" in choice);
				const taken = chosen.map(({ device }) => device);
				const free = list.filter((offer) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.wl)(taken, deviceEntry(offer)) === "none");
				const problems = choices.flatMap((choice) => "problem" in choice ? [explainChoice(choice, free)] : []);
				if (problems.length > 0 || agreement === undefined) return {
					...resolved(chosen, offers, context),
					problems
				};
				const settled = await agreement.settle(chosen);
				return resolved(settled, withKept(settled, offers, os), context);
			});
		};
		const resolved = (choices, offers, { log }, origin = "") => {
			for (const { line, device } of choices) if ((0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cB)(line)) log.info(`${line} \u2192 ${device}${origin}`);
			return {
				devices: choices.map(({ device }) => device),
				choices,
				problems: [],
				offers
			};
		};
		const ofSystem = (offers, os) => offers.filter((offer) => offer.os === os || offer.os === "unknown");
		const withKept = async (choices, offers, os) => {
			const list = await offers;
			const kept = choices.filter(({ line }) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cB)(line)).map(({ device }) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.n1)(device));
			return list && [...list, ...kept.map(({ name, version }) => ({
				device: name,
				osVersion: version,
				os
			}))];
		};
		const listDevices = async (lines, offers, { cloud, signal }) => {
			const selectors = lines.filter(_core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cB);
			try {
				const list = await offers ?? await cloud.devices.list();
				if (list.length > 0) return list;
			} catch (error) {
				signal.throwIfAborted();
				throw deviceListError(selectors, (0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(error), error);
			}
			throw deviceListError(selectors, "it is empty");
		};
		const readUses = async ({ cloud, log, signal }) => {
			try {
				return await cloud.devices.uses();
			} catch (error) {
				signal.throwIfAborted();
				log.info(`Could not read which devices are in use (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(error)}): using the first alternative that the service offers.`);
				return [];
			}
		};
		const chooseDevices = (lines, offers, uses = []) => {
			const taken = lines.filter((line) => !(0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cB)(line));
			const busy = busyDevices(uses);
			return lines.map((line) => {
				if (!(0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cB)(line)) return {
					line,
					device: line
				};
				const selectors = (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.c3)(line).flatMap((text) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.Pl)(text) ?? []);
				const candidates = selectors.flatMap((selector) => newestMatch(selector, offers, taken) ?? []);
				const chosen = candidates.find((offer) => !busy.has((0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cY)(deviceEntry(offer)))) ?? candidates[0];
				if (chosen === undefined) {
					const matches = selectors.some((selector) => newestMatch(selector, offers, []) !== undefined);
					return {
						line,
						problem: matches ? "taken" : "no-match"
					};
				}
				const device = deviceEntry(chosen);
				taken.push(device);
				return {
					line,
					device
				};
			});
		};
		const alternativesOfAll = (choices, offers, os) => {
			const offered = offers && ofSystem(offers, os);
			const alternatives = choices.map(({ line, device }) => {
				const devices = (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.c3)(line).flatMap((text) => {
					if (offered === undefined) return (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cB)(text) ? [] : [text];
					const selector = (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.Pl)(text);
					const found = selector && newestMatch(selector, offered, []);
					return found === undefined ? [] : [deviceEntry(found)];
				});
				const own = devices.findIndex((each) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.yS)(each, device));
				return [device, [...devices.slice(own + 1), ...devices.slice(0, Math.max(0, own))]];
			});
			return new Map(alternatives);
		};
		const deviceEntry = ({ device, osVersion }) => `${device}-${osVersion}`;
		const busyDevices = (uses) => new Set(uses.filter(({ used, limit }) => used >= limit).map((use) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cY)(deviceEntry(use))));
		const newestMatch = (selector, offers, taken) => {
			const { version } = selector;
			const named = offers.filter((offer) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.Hj)(selector, offer));
			const matches = typeof version === "string" ? named.filter((offer) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.y1)(version, offer)) : upTo(version.latest, named);
			return matches.toSorted((a, b) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(b.osVersion, a.osVersion)).find((offer) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.wl)(taken, deviceEntry(offer)) === "none");
		};
		const upTo = (n, offers) => {
			const newest = offers.map(({ osVersion }) => osVersion).toSorted((a, b) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(b, a)).filter((version, nth, sorted) => nth === 0 || (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(sorted[nth - 1] ?? "", version) !== 0)[n];
			return newest === undefined ? [] : offers.filter(({ osVersion }) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(osVersion, newest) <= 0);
		};
		const suggestions = 3;
		const explainChoice = ({ line, problem }, offers) => {
			const near = nearestDevices(line, offers);
			const nearest = near.length === 0 ? "" : `; the nearest ${near.length === 1 ? "device is" : "devices are"} ${near.join(", ")}`;
			const [why, next] = problem === "taken" ? ["matches only devices that other lines already use", "Remove a line, or select other devices"] : ["matches no device of the service", "Correct the line"];
			return {
				severity: "error",
				always: true,
				code: "unknown-device",
				input: "devices",
				found: `${JSON.stringify(line)} ${why}`,
				remedy: `${next}${nearest}.`
			};
		};
		const nearestDevices = (line, offers) => {
			const newestFirst = offers.toSorted((a, b) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(b.osVersion, a.osVersion));
			const selectors = (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.c3)(line).flatMap((text) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.Pl)(text) ?? []);
			const named = selectors.flatMap((selector) => newestFirst.filter((offer) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.Hj)(selector, offer)));
			const names = offers.map(({ device }) => device);
			const similar = selectors.flatMap(({ name }) => (0, _lib_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__.L)(name.replaceAll("*", "").trim(), names, suggestions).flatMap((near) => newestFirst.find(({ device }) => device === near) ?? []));
			const entries = [...named, ...similar].map(deviceEntry);
			const shown = entries.length > 0 ? entries : newestFirst.map(deviceEntry);
			return [...new Set(shown)].slice(0, suggestions);
		};
		const deviceListError = (lines, reason, cause) => new _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__.AK("device-list-unavailable", `\`devices\` has ${lines.map((line) => JSON.stringify(line)).join(", ")}, which needs the service's list of devices. The list cannot be read: ${reason}`, { cause });
	}),
	75072: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			sb: () => examine,
			Nn: () => inspect,
			eX: () => logLengths,
			Jb: () => logged,
			cH: () => openJobHistory,
			Fj: () => planExamined,
			iA: () => prepare,
			mG: () => watchedInputs
		});
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var builds_slots = __webpack_require__(16276);
		var lookup = __webpack_require__(65953);
		var error_codes = __webpack_require__(13732);
		var results = __webpack_require__(80483);
		var run_plan = __webpack_require__(3782);
		var describe = __webpack_require__(57353);
		var cache = __webpack_require__(16370);
		var history_durations = __webpack_require__(9244);
		var history_history = __webpack_require__(79557);
		var step_history = __webpack_require__(22190);
		var api_version = __webpack_require__(42923);
		var binary_ref = __webpack_require__(12349);
		var masks = __webpack_require__(89911);
		var connect = __webpack_require__(46694);
		var run_deadline = __webpack_require__(9150);
		var base_comparison = __webpack_require__(35303);
		var numbers = __webpack_require__(71113);
		var github_context = __webpack_require__(9527);
		;
		const leastPassed = .5;
		const newestRunnable = ({ runs, tests, uploads }, branch, variant) => {
			const isOn = (run) => run.branch === branch && run.pullRequest === undefined;
			const commits = new Set(runs.filter(isOn).map(({ commit }) => commit));
			if (commits.size === 0) return `the history has no run of ${branch}`;
			const byCommit = Map.groupBy(uploads, ({ commit }) => commit);
			const stored = [...commits].filter((commit) => byCommit.has(commit)).toReversed();
			if (stored.length === 0) return `no upload of ${branch} is stored`;
			const counts = countPasses(tests, isOn, new Set(stored));
			const newest = stored.find((commit) => {
				const { passed, all } = counts.get(commit) ?? {
					passed: 0,
					all: 0
				};
				return all > 0 && passed >= leastPassed * all;
			});
			if (newest === undefined) return `at least half of the tests passed on no commit of ${branch} whose upload is stored`;
			const own = byCommit.get(newest) ?? [];
			const same = own.find((each) => each.variant === variant) ?? (own.length === 1 ? own[0] : undefined);
			return same ?? `the uploads that are stored of ${newest.slice(0, 7)} are of other variants of the app`;
		};
		const countPasses = (tests, isOn, commits) => {
			const counts = new Map();
			for (const { outcomes } of (0, history_history.Nn)(tests)) {
				const latest = new Map(outcomes.filter(({ run }) => isOn(run)).map((outcome) => [outcome.run.commit, outcome]));
				for (const [commit, outcome] of latest) {
					if (!commits.has(commit)) continue;
					const count = counts.get(commit) ?? {
						passed: 0,
						all: 0
					};
					counts.set(commit, {
						passed: count.passed + ((0, history_history.YX)(outcome) ? 1 : 0),
						all: count.all + 1
					});
				}
			}
			return counts;
		};
		var run_history = __webpack_require__(53173);
		var prepare_plan = __webpack_require__(15177);
		;
		const planComparison = async (inputs, earlier, history, predictMs, context) => {
			if (!inputs.compareBase) return undefined;
			const event = await (0, github_context.j_)(context.environment);
			const { baseBranches, commit: head } = (0, run_history.os)(event, context);
			const [branch] = baseBranches;
			if (event.pullRequest === undefined && event.mergeGroup === undefined || branch === undefined) return {
				head,
				notes: ["`compare-base` applies only to pull requests and merge groups."]
			};
			if (!inputs.wait) return {
				head,
				notes: ["Nothing is compared with the base branch: this step does not wait for the results."]
			};
			const found = whyUnread(inputs, history) ?? newestRunnable(earlier, branch, (0, prepare_plan.Bp)(inputs, context.github));
			if (typeof found === "string") return {
				head,
				plan: {
					branch,
					why: found
				},
				notes: [`Failed tests will not be compared with ${branch}: ${found}.`]
			};
			const { commit } = found;
			const [device = ""] = inputs.devices;
			const predictedMs = predictMs(device, ["one test"]);
			const price = predictedMs === undefined ? "of unknown duration" : `with one test predicted ${(0, numbers.dp)(predictedMs)} device minutes`;
			const times = inputs.retries === 0 ? "once" : `as often as here, at most ${(0, numbers.hS)(inputs.retries + 1, "time")}`;
			const note = `Failed tests, at most ${base_comparison.bw}, also run on ${(0, base_comparison.Zy)({
				branch,
				commit
			})}, on the device where they failed, ${times} (a session ${price}).`;
			return {
				head,
				plan: {
					branch,
					commit,
					predictedMs
				},
				uploads: found,
				notes: [note]
			};
		};
		const whyUnread = ({ history: place }, history) => {
			if (place.kind === "off") return "there is no history (`history: off`)";
			const problem = history?.problem();
			if (problem !== undefined) return `the history could not be read (${problem})`;
			return history?.store() === undefined ? "this runner has no cache service for the history" : undefined;
		};
		var resolve_devices = __webpack_require__(94698);
		var prepare_prediction = __webpack_require__(4767);
		var preflight = __webpack_require__(1673);
		var repeat_plan = __webpack_require__(73449);
		var agree_on_split = __webpack_require__(2881);
		var shard_notes = __webpack_require__(51528);
		var shard_plan = __webpack_require__(46502);
		var build_tag = __webpack_require__(62708);
		var durations = __webpack_require__(71698);
		;
		const stagesOf = ({ inputs, plan }) => {
			const { canaryDevices, devices } = inputs;
			if (canaryDevices === 0) return [plan];
			const stage = (own) => ({
				...plan,
				builds: onDevices(plan.builds, own),
				leftOut: onDevices(plan.leftOut, own)
			});
			return [stage(devices.slice(0, canaryDevices)), stage(devices.slice(canaryDevices))];
		};
		const onDevices = (builds, own) => builds.flatMap((build) => {
			const devices = build.devices.filter((device) => own.includes(device));
			if (devices.length === 0) return [];
			return devices.length === build.devices.length ? [build] : [{
				...build,
				devices,
				tag: {
					...build.tag,
					nonce: (0, build_tag.Yd)()
				}
			}];
		});
		const joinStages = (predictions) => predictions.reduce((one, other) => {
			if (one === undefined || other === undefined) return undefined;
			const atOnce = Math.max(one.atOnce ?? 0, other.atOnce ?? 0);
			return {
				deviceMs: one.deviceMs + other.deviceMs,
				durationMs: one.durationMs + other.durationMs,
				...atOnce > 0 ? { atOnce } : {},
				runs: Math.min(one.runs, other.runs)
			};
		});
		const describeStages = ({ canaryDevices, devices }, prediction, allAtOnce) => {
			if (canaryDevices === 0) return undefined;
			const canaries = devices.slice(0, canaryDevices);
			const held = devices.length - canaryDevices;
			const others = held === 1 ? "other device starts" : `${held} other devices start`;
			const longer = prediction === undefined || allAtOnce === undefined ? "how much longer the run takes is not known" : `the run is predicted to take ${(0, durations.a3)(Math.max(0, prediction.durationMs - allAtOnce.durationMs))} longer than with all at once`;
			return `${canaries.length === 1 ? "The canary" : "The canaries"} ${(0, numbers.KE)(canaries, "and")} ${canaries.length === 1 ? "runs" : "run"} first; the ${others} only if no failure is left there, so ${longer}.`;
		};
		var test_plan = __webpack_require__(92980);
		;
		const examine = async (selected, devices, context) => {
			const inputs = {
				...selected.inputs,
				devices: devices.devices
			};
			const stored = await (0, test_plan.OP)(inputs[(0, lookup.$0)(inputs.framework)], context);
			return {
				...selected,
				...await (0, preflight.zx)(inputs, context.github.workspace, devices, stored, context.signal),
				inputs
			};
		};
		const inspect = async (selected, devices, context) => {
			const examined = await examine(selected, devices, context);
			await context.log.group("Inspect", async () => (0, preflight.Aj)(examined, examined.inputs.preflight, context.log));
			const { inputs, selection } = examined;
			const files = [inputs.app, inputs.testSuite].map((ref) => external_node_path_default().basename((0, binary_ref.$S)(ref) ?? ""));
			const tests = (selection.whole?.tests ?? []).map(results.U);
			for (const warning of (0, masks.xc)(inputs.secrets, [...files, ...tests])) context.log.warning(warning);
			return examined;
		};
		const prepare = async (selected, offers, limit, context, { onDevices, onPredicted }) => {
			const limited = (0, run_deadline.ux)(context, limit.signal);
			const devices = await (0, resolve_devices.a3)(selected.inputs, offers, limited, (0, prepare_plan.Kv)(selected.inputs, context.github));
			onDevices(devices.choices);
			const examined = await inspect(selected, devices, limited);
			const history = await openJobHistory(examined.inputs, examined.selection.suite?.suiteId, context, limit.untimed);
			const quota = await (0, connect.$s)(limited);
			const prepared = await context.log.group("Plan", () => logged(planExamined(examined, history, limited, quota), context.log));
			onPredicted(prepared.prediction);
			return prepared;
		};
		const logged = async (planned, log) => {
			const prepared = await planned;
			for (const { level, text } of prepared.lines) log[level](text);
			return prepared;
		};
		const planExamined = async (examined, history, context, quota) => {
			const { inputs, selection } = examined;
			const { suite } = selection;
			if (inputs.repeatNew > 0 || inputs.compareBase) await learnIfSimulated(context);
			const earlier = await history?.read() ?? history_history.s4;
			const past = earlier.runs.length === 0 ? undefined : (0, prepare_prediction.vM)(earlier);
			const shardPlan = await splitSuite(examined, history, earlier, past?.all, context);
			const limits = (0, builds_slots.hg)(quota, inputs.maxSessions);
			const whole = (0, prepare_plan.nY)(inputs, context.github, shardPlan, selection, limits);
			const stages = stagesOf({
				inputs,
				plan: whole
			});
			const plan = {
				...whole,
				builds: stages.flatMap((stage) => stage?.builds ?? [])
			};
			const predictor = past && (0, prepare_prediction.rY)(inputs.devices, suite, shardPlan.shards, past);
			const slots = Math.max(1, limits.freeSlots);
			const prediction = joinStages(stages.map((stage) => stage && predictor?.run(stage.builds, slots)));
			const stageNote = describeStages(inputs, prediction, predictor?.run(plan.builds, slots));
			const predicted = (0, describe.pC)(prediction);
			const testPlan = (0, test_plan.xz)(inputs, suite?.testPlan, plan.builds);
			const [first] = plan.builds;
			const predictMs = (device, tests) => first && predictor?.buildMs({
				...first,
				serviceShards: undefined,
				devices: [device],
				partial: true,
				tests
			});
			const repeats = await (0, repeat_plan.mR)(examined, earlier, history, predictMs, context);
			const comparison = await planComparison(inputs, earlier, history, predictMs, context);
			const queuedNote = (0, builds_slots.nT)(stages[0].builds, limits, predictor?.shortestMs(stages[0].builds));
			const laterNotes = [...repeats?.notes ?? [], ...comparison?.notes ?? []];
			const ofSlots = known(stageNote, plan.splitNote, queuedNote);
			const lines = [
				...linesOf("info", selection.note, testPlan.note, ...shardPlan.notes, ...ofSlots, ...laterNotes),
				...linesOf("warning", testPlan.warning),
				...linesOf("notice", ...shardPlan.notices),
				...linesOf("warning", shardPlan.warning),
				...linesOf("info", predicted)
			];
			const versions = (0, api_version.tV)(inputs.service);
			const ofShards = [...shardPlan.notes, ...shardPlan.notices];
			const budget = (0, prepare_prediction.GW)(inputs, (0, run_plan.uq)(shardPlan));
			const emptyShard = first === undefined ? (0, shard_notes.HQ)(inputs.shardIndex, (0, run_plan.uq)(shardPlan)) : undefined;
			return {
				...examined,
				plan,
				stages,
				queuedNote,
				history,
				predictor,
				prediction,
				budget,
				unaffordable: noSlot(quota) ?? (0, prepare_prediction.Or)(prediction, budget),
				repeats,
				comparison,
				nothingToRun: examined.nothing ?? emptyShard,
				notes: known(...examined.notes, selection.note, ...versions, testPlan.note, predicted, ...ofShards, ...ofSlots, ...laterNotes),
				lines
			};
		};
		const noSlot = (quota) => {
			const why = (0, builds_slots.YH)(quota);
			return why === undefined ? undefined : (0, error_codes.CC)("no-parallel-slots", why);
		};
		const linesOf = (level, ...texts) => known(...texts).map((text) => ({
			level,
			text
		}));
		const known = (...texts) => texts.filter((text) => text !== undefined);
		const splitSuite = async ({ inputs, selection }, history, earlier, durations, context) => {
			const { cloud, log } = context;
			const request = {
				...inputs,
				splitUnknown: earlier.splitUnknown
			};
			if (cloud === undefined || !(0, agree_on_split.yP)(inputs)) return (0, shard_plan.tF)(request, selection, durations);
			const isShared = (0, agree_on_split.qF)(inputs);
			const store = (0, cache.qb)("history", {
				...context,
				log: {
					...log,
					notice: isShared ? log.info : log.notice
				}
			});
			const suite = {
				framework: inputs.framework,
				suiteId: selection.suite?.suiteId
			};
			const load = (signal) => (0, history_durations.qF)(store, suite, earlier, isShared, {
				...context,
				signal
			});
			const agreed = history === undefined ? history_durations.vK : await history.readWith("the durations that the jobs of this run share", load);
			return isShared ? (0, agree_on_split.Cb)(request, selection, agreed, {
				...context,
				cloud
			}) : (0, shard_plan.tF)(request, selection, agreed);
		};
		const learnIfSimulated = async ({ cloud, isSimulated, signal }) => {
			if (isSimulated()) return;
			await cloud?.quota.get().catch(() => signal.throwIfAborted());
		};
		const openJobHistory = (inputs, suiteId, context, untimed) => (0, step_history.j)(historyOwner(inputs, suiteId, context), context, untimed);
		const historyOwner = (inputs, suiteId, { github }) => {
			const { framework, shardIndex, shards } = inputs;
			const others = shardIndex === undefined || shards === "auto" ? [] : Array.from({ length: shards }, (_, index) => index);
			return {
				place: inputs.history,
				token: inputs.service.githubToken,
				suite: {
					framework,
					suiteId
				},
				identity: (0, prepare_plan.Nj)(inputs, github),
				siblings: others.filter((index) => index !== shardIndex).map((index) => (0, prepare_plan.Nj)({
					...inputs,
					shardIndex: index
				}, github)),
				project: inputs.project
			};
		};
		const logLengths = ({ inputs, plan }, sessions, log) => {
			const imbalance = (0, agree_on_split.yP)(inputs) ? (0, shard_notes.yJ)(plan.shards, sessions) : "";
			if (imbalance !== "") log.info(imbalance);
		};
		const manifestIn = (facts) => {
			if ("manifest" in facts) return facts.manifest;
			return "appManifest" in facts ? facts.appManifest : undefined;
		};
		const watchedInputs = (prepared) => {
			const { inputs, selection } = prepared;
			return {
				...inputs,
				suite: selection.suite,
				packages: packagesOf(prepared)
			};
		};
		const packagesOf = ({ binaries, selection: { suite } }) => {
			const named = [binaries.app, binaries.testSuite].map((facts) => facts && manifestIn(facts)?.packageName);
			const target = suite?.targetPackage === undefined ? [] : [suite.targetPackage, suite.suiteId];
			return [...new Set([...named, ...target])].filter((each) => each !== undefined);
		};
	}),
	73449: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RA: () => describeTooMany,
			mR: () => planRepeats
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65953);
		var _core_model_results_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80483);
		var _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(11301);
		var _core_results_repeats_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72862);
		var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(81220);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71113);
		var _lib_present_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28008);
		var _lib_regular_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(48734);
		var _github_api_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79152);
		var _github_branch_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17360);
		var _github_github_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9527);
		var _history_judge_outcomes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86630);
		var _history_run_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53173);
		const nothing = (notice) => ({
			reasonOf: () => undefined,
			notes: [`Nothing is repeated: ${notice}.`],
			notice: `Nothing is repeated: ${notice}.`
		});
		const planRepeats = async ({ inputs, selection, changedFiles: known }, earlier, history, predictMs, context) => {
			const { framework, repeatNew: times, wait, service, history: place } = inputs;
			const { environment, github, signal } = context;
			const [device] = inputs.devices;
			if (times === 0 || device === undefined) return undefined;
			const event = await (0, _github_github_context_js__WEBPACK_IMPORTED_MODULE_1__.j_)(environment);
			if (event.pullRequest === undefined && event.mergeGroup === undefined) return {
				reasonOf: () => undefined,
				notes: ["`repeat-new` applies only to pull requests and merge groups."]
			};
			const { title, repeatsTests, testFilter } = (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Fg)(framework);
			if (repeatsTests !== true) return nothing(`single tests of ${title} cannot be run again in sessions of their own`);
			if (!wait) return nothing("this step does not wait for the results");
			if (place.kind === "off") return nothing("without a history (`history: off`), it is unknown which tests are new");
			const { baseBranches } = (0, _history_run_history_js__WEBPACK_IMPORTED_MODULE_3__.os)(event, context);
			const isKnown = (0, _history_judge_outcomes_js__WEBPACK_IMPORTED_MODULE_4__.qU)(earlier, baseBranches);
			if (isKnown === undefined) return nothing(`it is unknown which tests are new, since ${whyUnknown(history, baseBranches)}`);
			const call = service.githubToken === undefined ? undefined : await (0, _github_api_js__WEBPACK_IMPORTED_MODULE_5__.II)(service.githubToken, context);
			const changed = known === undefined ? await (0, _github_branch_files_js__WEBPACK_IMPORTED_MODULE_6__.IM)(call, event, signal) : {
				kind: "read",
				...known
			};
			const changedFiles = changed.kind === "read" ? {
				files: changed.files,
				source: changed.source
			} : undefined;
			const isChanged = await readChangedSources(changedFiles?.files ?? [], testFilter?.style ?? "class", github.workspace);
			const reasonOf = (test) => !isKnown(test) ? "new" : isChanged(test) ? "changed" : undefined;
			const unread = changed.kind === "unreadable" ? [`Only tests that are new run again: the list of changed files could not be read (${changed.why}).`] : [];
			const planned = planKnown(selection, {
				times,
				device
			}, predictMs, reasonOf);
			return {
				...planned,
				notes: [...unread, ...planned.notes],
				...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_7__.E)({ changedFiles })
			};
		};
		const whyUnknown = (history, baseBranches) => {
			const problem = history?.problem();
			if (problem !== undefined) return `the history could not be read (${problem})`;
			return history?.store() === undefined ? "this runner has no cache service for the history" : `the history has no run of ${baseBranches.join(" or ")}`;
		};
		const planKnown = ({ suite, unclear }, { times, device }, predictMs, reasonOf) => {
			const again = `${times === 1 ? "once more" : `${times} more times each`} on ${device} after they pass`;
			if (suite === undefined || unclear !== undefined) return {
				plan: {
					times,
					device
				},
				reasonOf,
				notes: [`New and changed tests run ${again}.`]
			};
			const known = suite.tests.filter(({ ignored, naming }) => !ignored && naming === undefined);
			const tests = known.filter((test) => reasonOf(test) !== undefined).map(_core_model_results_js__WEBPACK_IMPORTED_MODULE_8__.U);
			if ((0, _core_results_repeats_js__WEBPACK_IMPORTED_MODULE_9__.sC)(tests.length, known.length)) return nothing(describeTooMany(tests.length, known.length));
			if (tests.length === 0) return {
				plan: {
					times,
					device,
					tests
				},
				reasonOf,
				notes: ["No test is new or changed."]
			};
			const onceMs = predictMs(device, tests);
			const predictedMs = onceMs === undefined ? undefined : onceMs * times;
			const price = predictedMs === undefined ? "" : `, predicted ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__.dp)(predictedMs)} device minutes`;
			const which = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__.hS)(tests.length, "new or changed test runs", "new or changed tests run");
			return {
				plan: {
					times,
					device,
					tests,
					predictedMs
				},
				reasonOf,
				notes: [`${which} ${again} (${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__.hS)(times, "session")}${price}): ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_10__.rL)(tests, mostNamed)}.`]
			};
		};
		const mostNamed = 10;
		const describeTooMany = (count, all) => `${count} of ${all} tests seem to be new or changed, more than 30 %, which looks like a renamed suite or a lost history`;
		const sourceFile = /\.(?:kt|java|swift|mm?)$/;
		const flowFile = /\.ya?ml$/;
		const mostBytes = 1e6;
		const mostAtOnce = 8;
		const readChangedSources = async (files, style, workspace) => {
			if (style === "flow") return changedFlows(files);
			const sources = files.filter((file) => sourceFile.test(file));
			const declared = await (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_11__.X2)(sources, mostAtOnce, (file) => declaredIn(file, workspace));
			const byName = Map.groupBy(declared.flat(), ({ name }) => name);
			return ({ className }) => {
				const outer = (0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_12__.Kl)(className).split("$", 1)[0] ?? "";
				const name = (0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_12__.TH)(outer);
				const own = outer.slice(0, Math.max(0, outer.length - name.length - 1));
				return (byName.get(name) ?? []).some((each) => own === "" || each.mayBeIn(own));
			};
		};
		const changedFlows = (files) => {
			const flows = files.filter((file) => flowFile.test(file)).map((file) => `/${file.replace(flowFile, "")}`);
			return ({ className }) => flows.some((flow) => flow.endsWith(`/${className}`));
		};
		const declaredIn = async (file, workspace) => {
			const isInside = !file.split("/").includes("..");
			const text = isInside ? await (0, _lib_regular_file_js__WEBPACK_IMPORTED_MODULE_13__.eu)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(workspace, file), mostBytes).catch(() => undefined) : undefined;
			const hasPackages = /\.(?:kt|java)$/.test(file);
			if (text === undefined) return [{
				name: node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.basename(file).replace(sourceFile, ""),
				mayBeIn: hasPackages ? packagesOf(file) : () => true
			}];
			const own = hasPackages ? /^[ \t]*package[ \t]+([\w.]+)/m.exec(text)?.[1] ?? "" : "";
			const mayBeIn = (ownPackage) => own === "" || own === ownPackage;
			const declarations = text.matchAll(/(?:^|[^\w.])(?:class|object|struct|@implementation)\s+(\w+)/g);
			return [...declarations].map(([, name = ""]) => ({
				name,
				mayBeIn
			}));
		};
		const sourceRoots = [
			"kotlin",
			"java",
			"src",
			"."
		];
		const packagesOf = (file) => {
			const folders = node_path__WEBPACK_IMPORTED_MODULE_0___default().posix.dirname(file).split("/");
			const root = folders.findLastIndex((folder) => sourceRoots.includes(folder));
			const inRoot = root === -1 ? undefined : folders.slice(root + 1);
			const endsWith = (parts, end) => `/${parts.join("/")}`.endsWith(end.map((part) => `/${part}`).join(""));
			return (ownPackage) => {
				const parts = ownPackage.split(".");
				return endsWith(folders, parts) || inRoot !== undefined && endsWith(parts, inRoot);
			};
		};
	}),
	13518: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => selectByChanges });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
		var _core_results_selection_match_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46535);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71113);
		var _github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79152);
		var _github_branch_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17360);
		var _github_github_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9527);
		const selectByChanges = async (inputs, context) => {
			const { select, service, buildIds } = inputs;
			const { log } = context;
			if (select === undefined || buildIds.length > 0) return {
				inputs,
				notes: []
			};
			return log.group("Select", async () => {
				const event = await (0, _github_github_context_js__WEBPACK_IMPORTED_MODULE_1__.j_)(context.environment);
				const { githubToken } = service;
				const call = githubToken === undefined ? undefined : await (0, _github_api_js__WEBPACK_IMPORTED_MODULE_2__.II)(githubToken, context);
				const changed = await (0, _github_branch_files_js__WEBPACK_IMPORTED_MODULE_3__.IM)(call, event, context.signal);
				if (changed.kind !== "read") {
					const isOther = changed.kind === "other-event";
					const why = isOther ? "`select` applies only to pull requests and merge groups." : `the list of changed files could not be read (${changed.why}).`;
					(isOther ? log.info : log.notice)(`All tests run: ${why}`);
					return {
						inputs,
						notes: [`All tests run: ${why}`]
					};
				}
				const { files, source } = changed;
				const { entries, notes: reasons } = await selectionOf(select, files, context.signal);
				const notes = [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.hS)(files.length, "changed file")} in ${source}.`, ...reasons];
				for (const note of notes) log.info(note);
				if (entries === "all") return {
					inputs,
					notes,
					changedFiles: {
						files,
						source
					}
				};
				if (entries.length === 0) {
					const nothing = `No test is selected: all changed files of ${source} match rules of \`select\` that name no tests.`;
					return {
						inputs,
						notes,
						nothing
					};
				}
				const notice = `\`select\` selected tests by the changed files of ${source}; the others do not run.`;
				return {
					inputs: {
						...inputs,
						tests: entries
					},
					notes,
					changedFiles: {
						files,
						source
					},
					notice
				};
			});
		};
		const selectionOf = async (rules, files, signal) => {
			const { counts, unmatched } = await countMatches(rules, files, signal);
			if (files.length === 0) return {
				entries: "all",
				notes: ["All tests run: no file is changed."]
			};
			if (unmatched.length > 0) return {
				entries: "all",
				notes: [`All tests run: no rule matches ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.rL)(unmatched, 1)}.`]
			};
			const notes = [...counts].map(([rule, count]) => describeRule(rule, count));
			const selecting = [...counts.keys()].map(({ entries }) => entries).filter((entries) => entries.length > 0);
			if (selecting.length === 0) return {
				entries: [],
				notes
			};
			const entries = joinEntries(selecting);
			return entries.length === 0 ? {
				entries: "all",
				notes: [...notes, "All tests run: the matching rules together select every test."]
			} : {
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
			const named = entries.map(_core_results_selection_match_entry_js__WEBPACK_IMPORTED_MODULE_5__.kN);
			return `${pattern} matches ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.hS)(files, "file")} and selects ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.rL)(named, mostNamed) || "nothing"}.`;
		};
		const joinEntries = (lists) => {
			const has = (list, { text }) => list.some((entry) => entry.excludes && entry.text === text);
			const all = [...new Map(lists.flat().map((entry) => [(0, _core_results_selection_match_entry_js__WEBPACK_IMPORTED_MODULE_5__.kN)(entry), entry])).values()];
			const excluded = all.filter((entry) => entry.excludes && lists.every((list) => has(list, entry)));
			const selectsRest = lists.some((list) => list.every(({ excludes }) => excludes));
			return selectsRest ? excluded : [...all.filter(({ excludes }) => !excludes), ...excluded];
		};
	}),
	2881: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cb: () => agreeOnSplit,
			he: () => checkSplit,
			qF: () => needsAgreement,
			yP: () => usesDurations
		});
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65953);
		var _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62708);
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13732);
		var _core_model_run_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3782);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5182);
		var _list_builds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63790);
		var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15177);
		var _shard_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46502);
		const otherSplit = "other jobs of this matrix split the suite differently, so some tests would run in none of the jobs";
		const usesDurations = ({ framework, shards, shardBy }) => shardBy === "duration" || shards === "auto" || shards !== 1 && (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework).shards?.splitBy === "service";
		const needsAgreement = (inputs) => inputs.shardIndex !== undefined && usesDurations(inputs);
		const agreeOnSplit = async (inputs, selection, durations, context) => {
			const alone = (0, _shard_plan_js__WEBPACK_IMPORTED_MODULE_1__.tF)({
				...inputs,
				shardBy: "hash"
			}, selection, undefined);
			const balanced = durations && (0, _shard_plan_js__WEBPACK_IMPORTED_MODULE_1__.tF)(inputs, selection, durations);
			const started = await startedShards(inputs, context);
			const splits = new Set(started.map(splitOfBuild));
			const [split] = splits;
			const fits = (plan) => split === undefined || plan !== undefined && split === splitOfPlan(plan);
			if (splits.size <= 1) {
				if (balanced !== undefined && fits(balanced)) return balanced;
				if (fits(alone)) return explained(alone, inputs, durations === undefined ? "they share no cache entry with durations" : "one has started without them");
				const rest = continueSplit(inputs, selection, started);
				if (rest !== undefined) return rest;
			}
			if (context.github.runAttempt > 1) return explained(alone, inputs, "earlier attempts split the suite in other ways");
			throw new _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__.AK("matrix-plans-differ", otherSplit);
		};
		const checkSplit = async ({ inputs, plan: { shardPlan } }, context, { onProblem }) => {
			if (!needsAgreement(inputs)) return;
			const started = await startedShards(inputs, context);
			const others = started.filter(({ tag }) => tag.shard.index !== inputs.shardIndex);
			if (others.some((build) => splitOfBuild(build) !== splitOfPlan(shardPlan))) onProblem((0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__.CC)("matrix-plans-differ", otherSplit));
		};
		const splitOfPlan = ({ shards, fingerprint, total }) => `${shards.some(({ classFilter }) => classFilter !== undefined) ? fingerprint : "hash"}/${total}`;
		const splitOfBuild = ({ tag }) => `${tag.plan ?? "hash"}/${tag.shard.total}`;
		const explained = (plan, { framework, shardBy }, why) => {
			const split = (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework).shards?.splitBy === "service" ? "by the number of tests" : "by hash";
			const whole = shardBy === "duration" || split !== "by hash" ? `split ${split}, not by duration` : "split without durations";
			return {
				...plan,
				notices: [`The suite is ${whole}: the jobs of this matrix cannot agree on durations, since ${why}.`, ...plan.notices]
			};
		};
		const startedShards = async (inputs, context) => {
			const { framework, project } = inputs;
			if (!(0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework).listsBuilds) return [];
			const matrix = (0, _plan_js__WEBPACK_IMPORTED_MODULE_4__.mb)(inputs, context.github);
			try {
				const builds = (await (0, _list_builds_js__WEBPACK_IMPORTED_MODULE_5__.Y)(framework, project, context.cloud)).filter((build) => build.tag !== undefined).filter(({ tag }) => tag.matrix === matrix && tag.attempt === 0 && (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_6__.ke)(tag, context.github.runId)).toSorted((one, other) => one.tag.runAttempt - other.tag.runAttempt);
				return [...new Map(builds.map((build) => [build.tag.shard.index, build])).values()];
			} catch (error) {
				context.signal.throwIfAborted();
				context.log.notice(`Could not check how other jobs of this matrix split the suite (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)}).`);
				return [];
			}
		};
		const continueSplit = (inputs, selection, started) => {
			const [first] = started;
			if (first?.tag.plan === undefined) return undefined;
			const { plan: fingerprint, shard, emptyShards = [] } = first.tag;
			const filled = shard.total - emptyShards.length;
			const { shardIndex = 0 } = inputs;
			const filters = new Map(started.map((build) => [build.tag.shard.index, build.filters]));
			const shards = Array.from({ length: filled }, (_, index) => ({
				shard: {
					index,
					total: shard.total
				},
				classFilter: filters.get(index)
			}));
			const notes = ["The suite is split as in the builds that other jobs of this matrix have started."];
			const plan = {
				shardBy: "duration",
				total: shard.total,
				shards,
				fingerprint,
				notes,
				notices: []
			};
			if (shardIndex >= filled || filters.has(shardIndex)) return plan;
			const taken = [...filters.values()].flat();
			const rest = (0, _shard_plan_js__WEBPACK_IMPORTED_MODULE_1__.vB)(inputs, selection, taken);
			const complete = shards.map((each) => each.shard.index === shardIndex ? {
				...each,
				...rest
			} : each);
			return (0, _core_model_run_plan_js__WEBPACK_IMPORTED_MODULE_7__.ax)(complete) === fingerprint ? {
				...plan,
				shards: complete
			} : undefined;
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
	95642: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => contentOf,
			A: () => openStoredRunner
		});
		var _core_builds_listed_build_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44177);
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65953);
		var _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62708);
		var _core_results_attempts_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(52130);
		var _core_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68852);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(71698);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71113);
		var _lib_present_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28008);
		var _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99594);
		var _list_builds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63790);
		var _run_deadline_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9150);
		var _start_start_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1299);
		var _watch_watch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1711);
		const contentOf = ({ app, testSuite, media, appContent, testSuiteContent }) => (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_0__.q)(appContent ?? app ?? "", testSuiteContent ?? testSuite ?? "", ...media);
		const openStoredRunner = (inputs, context, state) => {
			const { run, template, uploads } = inputs;
			const isOnBase = template.onBase !== undefined;
			const { clock, github, log } = context;
			const watch = (0, _watch_watch_js__WEBPACK_IMPORTED_MODULE_1__.CW)(run, context, state);
			let builds = 0;
			const refsOf = (content) => {
				const { app, testSuite, media = [] } = uploads.get(content) ?? {};
				return {
					app,
					testSuite,
					media,
					content
				};
			};
			const nextNumber = () => {
				builds += 1;
				return isOnBase ? { onBase: builds } : { buildNumber: builds };
			};
			const planned = ({ content, tests: wanted, device, entries, filters }) => {
				const tests = entries ?? filterEntries(run.framework, wanted, uploads.get(content));
				const tag = {
					...template.tag,
					content,
					nonce: (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__.Yd)()
				};
				const devices = device === undefined ? template.devices : [device];
				return {
					shard: template.shard,
					devices,
					attempt: 0,
					partial: false,
					tag,
					tests,
					...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_3__.E)({ filters }),
					...nextNumber()
				};
			};
			const judge = (sessions) => {
				const { started, beside } = state.facts();
				const known = new Map([...started, ...beside].map((build) => [build.id, build]));
				return [...Map.groupBy(sessions, ({ buildId }) => buildId)].map(([buildId, own]) => {
					const shards = (0, _core_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_4__.uN)(own);
					const { tag, tests, devices = [] } = known.get(buildId) ?? {};
					return {
						content: tag?.content ?? "",
						device: devices[0] ?? "",
						entries: tests,
						buildId,
						sessionId: own.flatMap(({ sessionId }) => sessionId ?? [])[0],
						dashboard: own.flatMap(({ links }) => links.dashboard ?? [])[0],
						durationMs: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__.cz)(own.map(durationOf)),
						resultOf: (test) => resultIn(shards, test)
					};
				});
			};
			return {
				adoptEarlier: async () => {
					const { framework, project } = run;
					if (github.runAttempt <= 1 || !(0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_6__.Fg)(framework).listsBuilds) return undefined;
					const listed = await (0, _list_builds_js__WEBPACK_IMPORTED_MODULE_7__.Z)(framework, project, context.cloud);
					const { job, base } = template.tag;
					const own = listed.filter(({ tag }) => tag?.job === job && tag.base === base && (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__.ke)(tag, github.runId));
					const adopted = own.toReversed().map((build) => {
						const devices = build.devices.length > 0 ? build.devices : template.devices;
						const tests = build.filters.length > 0 ? build.filters : undefined;
						const part = {
							devices,
							tests,
							attempt: 0,
							partial: false,
							...nextNumber()
						};
						return (0, _core_builds_listed_build_js__WEBPACK_IMPORTED_MODULE_8__.Fj)(build, part, clock.monotonicMs());
					});
					if (adopted.length === 0) return undefined;
					for (const build of adopted) state.onStarted(build);
					for (const { record } of own) state.onPolled(record);
					const title = `An earlier attempt of this job started ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__.hS)(adopted.length, "run")}`;
					log.notice(`${title}: their results count, and none is repeated.`);
					const sessions = await log.group(title, () => watch.results((0, _start_start_js__WEBPACK_IMPORTED_MODULE_9__.ac)(adopted), (_title, work) => work()));
					return {
						runs: judge(sessions),
						refused: new Map()
					};
				},
				run: async (title, requests) => {
					const byContent = Map.groupBy(requests, ({ content }) => content);
					const refused = new Map();
					const limited = (0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_10__.ux)(context, watch.deadline.signal);
					const sessions = await log.group(title, async () => {
						const starting = [...byContent].map(async ([content, own]) => {
							const onProblem = (problem) => {
								if (isRefusal(problem)) refused.set(content, whyRefused(problem, uploads.get(content), clock.nowMs()));
								else state.onProblem(problem);
							};
							const remaining = own.map(planned);
							const gate = inputs.gate?.(watch.caughtUp);
							const start = {
								inputs: run,
								adopted: [],
								remaining,
								refs: refsOf(content),
								...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_3__.E)({ gate })
							};
							return (0, _start_start_js__WEBPACK_IMPORTED_MODULE_9__.Wr)(start, limited, {
								...state,
								onProblem
							});
						});
						return watch.results(together(await Promise.all(starting)), (_title, work) => work());
					});
					return {
						runs: judge(sessions),
						refused
					};
				},
				[Symbol.dispose]: watch[Symbol.dispose]
			};
		};
		const isRefusal = ({ code }) => code === "cloud-build-rejected" || code === "cloud-not-found";
		const goneUpload = /_(?:APP_DELETED|APP_NOT_FOUND|TEST_NOT_FOUND|INVALID_APP_URL|INVALID_TESTSUITE)$/;
		const keptDays = 30;
		const whyRefused = ({ clause, serviceCode = "" }, uploads, nowMs) => {
			if (!goneUpload.test(serviceCode)) return clause.replace(/^the build could not be started: /, "");
			const ageDays = uploads === undefined ? 0 : Math.floor((nowMs - uploads.uploadedAtMs) / _lib_durations_js__WEBPACK_IMPORTED_MODULE_11__.LP);
			return ageDays < keptDays ? "its upload has expired or was deleted" : `its upload has expired: it is ${ageDays} days old, and the service keeps uploads for ${keptDays} days`;
		};
		const filterEntries = (framework, tests, uploads) => {
			const { testFilter } = (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_6__.Fg)(framework);
			const entries = tests.map(({ className, name }) => {
				const known = {
					className,
					name,
					ignored: false,
					parameterized: false,
					conditional: false,
					file: `${className}.yaml`
				};
				return testFilter?.entryOf(className, name, {
					target: uploads?.target,
					known
				});
			});
			return entries.every((entry) => entry !== undefined) ? entries : undefined;
		};
		const together = (all) => ({
			builds: all.flatMap(({ builds }) => builds),
			waiting: () => all.flatMap(({ waiting }) => waiting()),
			moreInMs: () => Math.min(Number.POSITIVE_INFINITY, ...all.map(({ moreInMs }) => moreInMs())),
			startMore: async (slotFreed, until) => {
				const started = [];
				for (const { moreInMs, startMore } of all) if (moreInMs() < Number.POSITIVE_INFINITY) started.push(...await startMore(slotFreed, until));
				return started;
			}
		});
		const durationOf = ({ durationMs, tests }) => durationMs ?? (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__.cz)(tests.map((test) => test.durationMs ?? 0));
		const resultIn = (shards, { className, name }) => {
			const found = shards.flatMap(({ tests }) => tests).filter((test) => test.name === name && (test.className === className || className.endsWith(`/${test.className}`)));
			if (found.some(({ status }) => (0, _core_results_attempts_js__WEBPACK_IMPORTED_MODULE_12__.e2)(status))) return { result: "failed" };
			const broken = shards.find(({ judgment: { kind } }) => kind === "error" || kind === "timed-out");
			if (broken !== undefined) return {
				result: "not-run",
				why: broken.judgment.reason
			};
			if (shards.length === 0) return {
				result: "not-run",
				why: "the build shows no session"
			};
			if (found.some(({ status }) => status === "passed")) return { result: "passed" };
			return {
				result: "lacks-test",
				why: found.length === 0 ? "its suite lacks the test" : "its suite ignores the test"
			};
		};
	})
};
;
