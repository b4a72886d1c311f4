"use strict";
exports.id = 41;
exports.ids = [41];
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
		const describePlan = ({ inputs, notes, plan, repeats }, refs) => ({
			devices: inputs.devices,
			binaries: describeBinaries(inputs),
			notes,
			repeats: repeats?.plan,
			builds: plan.builds.map((planned) => ({
				shard: planned.shard,
				sessions: (0, _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__.jJ)([planned]),
				tests: planned.knownTests ?? planned.expected?.plannedTests,
				predictedMs: planned.expected?.predictedMs,
				request: shownRequest((0, _core_builds_build_request_js__WEBPACK_IMPORTED_MODULE_1__.mK)(inputs, refs ?? placeholders(inputs), planned))
			}))
		});
		const countPlanned = ({ builds }) => `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)(builds.length, "build")} with ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)((0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(builds.map(({ sessions }) => sessions)), "session")}`;
		const logPlan = ({ binaries, builds, devices }, log) => {
			if (builds.length === 0) return;
			log.info(`Would upload: ${binaries.join(", ")}.`);
			log.info(`Would start ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)(builds.length, "build")} on ${devices.join(", ")}.`);
			for (const { shard, request } of builds) {
				log.info(`Request of ${(0, _core_results_describe_js__WEBPACK_IMPORTED_MODULE_3__.y0)(shard)}:`);
				log.info(JSON.stringify(request, undefined, 2));
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
					__webpack_require__.e(223),
					__webpack_require__.e(813),
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
				const own = devices.findIndex((each) => (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cY)(each) === (0, _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cY)(device));
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
			const nearest = near.length === 0 ? "" : `; the nearest devices are ${near.join(", ")}`;
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
	96263: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DT: () => packagesOf,
			Fj: () => planExamined,
			Nn: () => inspect,
			cH: () => openJobHistory,
			eX: () => logLengths,
			sb: () => examine
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65953);
		var _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(91154);
		var _core_model_results_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80483);
		var _core_model_run_plan_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3782);
		var _core_results_describe_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57353);
		var _github_cache_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(16370);
		var _history_durations_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(9244);
		var _history_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79557);
		var _history_step_history_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(22190);
		var _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42923);
		var _inputs_binary_ref_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12349);
		var _inputs_masks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89911);
		var _plan_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15177);
		var _prediction_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4767);
		var _preflight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1673);
		var _repeat_plan_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73449);
		var _shards_agree_on_split_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2881);
		var _shards_shard_notes_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(51528);
		var _shards_shard_plan_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(46502);
		var _test_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92980);
		const examine = async (selected, devices, context) => {
			const inputs = {
				...selected.inputs,
				devices: devices.devices
			};
			const stored = await (0, _test_plan_js__WEBPACK_IMPORTED_MODULE_1__.OP)(inputs[(0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__.$0)(inputs.framework)], context);
			return {
				...selected,
				...await (0, _preflight_js__WEBPACK_IMPORTED_MODULE_3__.zx)(inputs, context.github.workspace, devices, stored, context.signal),
				inputs
			};
		};
		const inspect = async (selected, devices, context) => {
			const examined = await examine(selected, devices, context);
			await context.log.group("Inspect", async () => (0, _preflight_js__WEBPACK_IMPORTED_MODULE_3__.Aj)(examined, examined.inputs.preflight, context.log));
			const { inputs, selection } = examined;
			const files = [inputs.app, inputs.testSuite].map((ref) => node_path__WEBPACK_IMPORTED_MODULE_0___default().basename((0, _inputs_binary_ref_js__WEBPACK_IMPORTED_MODULE_4__.$S)(ref) ?? ""));
			const tests = (selection.whole?.tests ?? []).map(_core_model_results_js__WEBPACK_IMPORTED_MODULE_5__.U);
			for (const warning of (0, _inputs_masks_js__WEBPACK_IMPORTED_MODULE_6__.xc)(inputs.secrets, [...files, ...tests])) context.log.warning(warning);
			return examined;
		};
		const planExamined = async (examined, history, context) => {
			const { log } = context;
			const { inputs, selection } = examined;
			const { suite } = selection;
			if (inputs.repeatNew > 0) await learnIfSimulated(context);
			const earlier = await history?.read() ?? _history_history_js__WEBPACK_IMPORTED_MODULE_7__.s4;
			const past = earlier.runs.length === 0 ? undefined : (0, _prediction_js__WEBPACK_IMPORTED_MODULE_8__.vM)(earlier);
			const shardPlan = await splitSuite(examined, history, earlier, past?.all, context);
			const plan = (0, _plan_js__WEBPACK_IMPORTED_MODULE_9__.nY)(inputs, context.github, shardPlan, selection);
			const predictor = past && (0, _prediction_js__WEBPACK_IMPORTED_MODULE_8__.rY)(inputs.devices, suite, shardPlan.shards, past);
			const prediction = predictor?.run(plan.builds, await freeSlots(plan.builds, context));
			const predicted = (0, _core_results_describe_js__WEBPACK_IMPORTED_MODULE_10__.pC)(prediction);
			const testPlan = (0, _test_plan_js__WEBPACK_IMPORTED_MODULE_1__.xz)(inputs, suite?.testPlan, plan.builds);
			const [first] = plan.builds;
			const predictMs = (device, tests) => first && predictor?.buildMs({
				...first,
				serviceShards: undefined,
				devices: [device],
				partial: true,
				tests
			});
			const repeats = await (0, _repeat_plan_js__WEBPACK_IMPORTED_MODULE_11__.mR)(examined, earlier, history, predictMs, context);
			const repeatNotes = repeats?.notes ?? [];
			for (const note of known(selection.note, testPlan.note, ...shardPlan.notes, ...repeatNotes)) log.info(note);
			for (const warning of known(testPlan.warning)) log.warning(warning);
			for (const notice of shardPlan.notices) log.notice(notice);
			for (const warning of known(shardPlan.warning)) log.warning(warning);
			log.info(predicted);
			const versions = (0, _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_12__.tV)(inputs.service);
			const ofShards = [...shardPlan.notes, ...shardPlan.notices];
			const budget = (0, _prediction_js__WEBPACK_IMPORTED_MODULE_8__.GW)(inputs, (0, _core_model_run_plan_js__WEBPACK_IMPORTED_MODULE_13__.uq)(shardPlan));
			const emptyShard = first === undefined ? (0, _shards_shard_notes_js__WEBPACK_IMPORTED_MODULE_14__.HQ)(inputs.shardIndex, (0, _core_model_run_plan_js__WEBPACK_IMPORTED_MODULE_13__.uq)(shardPlan)) : undefined;
			return {
				...examined,
				plan,
				history,
				predictor,
				prediction,
				budget,
				overBudget: (0, _prediction_js__WEBPACK_IMPORTED_MODULE_8__.Or)(prediction, budget),
				repeats,
				nothingToRun: examined.nothing ?? emptyShard,
				notes: known(...examined.notes, selection.note, ...versions, testPlan.note, predicted, ...ofShards, ...repeatNotes)
			};
		};
		const known = (...texts) => texts.filter((text) => text !== undefined);
		const splitSuite = async ({ inputs, selection }, history, earlier, durations, context) => {
			const { cloud, log } = context;
			const request = {
				...inputs,
				splitUnknown: earlier.splitUnknown
			};
			if (cloud === undefined || !(0, _shards_agree_on_split_js__WEBPACK_IMPORTED_MODULE_15__.yP)(inputs)) return (0, _shards_shard_plan_js__WEBPACK_IMPORTED_MODULE_16__.tF)(request, selection, durations);
			const isShared = (0, _shards_agree_on_split_js__WEBPACK_IMPORTED_MODULE_15__.qF)(inputs);
			const store = (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_17__.qb)("history", {
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
			const load = (signal) => (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_18__.qF)(store, suite, earlier, isShared, {
				...context,
				signal
			});
			const agreed = history === undefined ? _history_durations_js__WEBPACK_IMPORTED_MODULE_18__.vK : await history.readWith("the durations that the jobs of this run share", load);
			return isShared ? (0, _shards_agree_on_split_js__WEBPACK_IMPORTED_MODULE_15__.Cb)(request, selection, agreed, {
				...context,
				cloud
			}) : (0, _shards_shard_plan_js__WEBPACK_IMPORTED_MODULE_16__.tF)(request, selection, agreed);
		};
		const learnIfSimulated = async ({ cloud, isSimulated, signal }) => {
			if (isSimulated()) return;
			await cloud?.quota.get().catch(() => signal.throwIfAborted());
		};
		const freeSlots = async (builds, { cloud, signal }) => {
			if (cloud === undefined) return Number.POSITIVE_INFINITY;
			if ((0, _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_19__.jJ)(builds) < 2) return 1;
			try {
				const { parallelMax, parallelRunning } = await cloud.quota.get();
				return Math.max(1, parallelMax - parallelRunning);
			} catch {
				signal.throwIfAborted();
				return Number.POSITIVE_INFINITY;
			}
		};
		const openJobHistory = (inputs, suiteId, context, untimed) => (0, _history_step_history_js__WEBPACK_IMPORTED_MODULE_20__.j)(historyOwner(inputs, suiteId, context), context, untimed);
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
				identity: (0, _plan_js__WEBPACK_IMPORTED_MODULE_9__.Nj)(inputs, github),
				siblings: others.filter((index) => index !== shardIndex).map((index) => (0, _plan_js__WEBPACK_IMPORTED_MODULE_9__.Nj)({
					...inputs,
					shardIndex: index
				}, github)),
				project: inputs.project
			};
		};
		const logLengths = ({ inputs, plan }, sessions, log) => {
			const imbalance = (0, _shards_agree_on_split_js__WEBPACK_IMPORTED_MODULE_15__.yP)(inputs) ? (0, _shards_shard_notes_js__WEBPACK_IMPORTED_MODULE_14__.yJ)(plan.shards, sessions) : "";
			if (imbalance !== "") log.info(imbalance);
		};
		const manifestIn = (facts) => {
			if ("manifest" in facts) return facts.manifest;
			return "appManifest" in facts ? facts.appManifest : undefined;
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
			const event = await (0, _github_github_context_js__WEBPACK_IMPORTED_MODULE_1__.j)(environment);
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
				const event = await (0, _github_github_context_js__WEBPACK_IMPORTED_MODULE_1__.j)(context.environment);
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
		const checkSplit = async ({ inputs, shardPlan }, context, { onProblem }) => {
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
	})
};
;
