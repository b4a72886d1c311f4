"use strict";
exports.id = 903;
exports.ids = [903];
exports.modules = {
	35855: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => alternativesOfAll,
			Zp: () => devicesAsWritten,
			a3: () => resolveDevices,
			fw: () => DeviceListError
		});
		var _lib_nearest_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64572);
		var _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39707);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96804);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25918);
		class DeviceListError extends Error {
			code = "device-list-unavailable";
			hint = (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.Lz)("device-list-unavailable");
			constructor(lines, reason, cause) {
				const named = lines.map((line) => JSON.stringify(line)).join(", ");
				super(`the device list of the service, needed for ${named} in \`devices\`, cannot be read: ${reason}`, { cause });
				this.name = "DeviceListError";
			}
		}
		const devicesAsWritten = (devices) => ({
			devices,
			choices: [],
			problems: []
		});
		const resolveDevices = async ({ deviceLines: lines, system: os }, offers, context, openAgreement) => {
			if (!lines.some(_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.cB)) return {
				...devicesAsWritten(lines),
				offers
			};
			return context.log.group("Devices", async () => {
				const agreement = openAgreement?.();
				const agreed = await agreement?.find();
				if (agreed !== undefined) return resolved(agreed, withKept(agreed, offers, os), context, ", as resolved before");
				const list = (await readList(lines, offers, context)).filter((offer) => offer.os === os || offer.os === "unknown");
				const uses = lines.some((line) => line.includes("|")) ? await readUses(context) : [];
				const choices = chooseDevices(lines, list, uses);
				const chosen = choices.filter(isChosen);
				const taken = chosen.map(({ device }) => device);
				const free = list.filter((offer) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.wl)(taken, entryOf(offer)) === "none");
				const problems = choices.flatMap((choice) => "problem" in choice ? [explainChoice(choice, free)] : []);
				if (problems.length > 0 || agreement === undefined) return {
					...resolved(chosen, offers, context),
					problems
				};
				const settled = await agreement.settle(chosen);
				return resolved(settled, withKept(settled, offers, os), context);
			});
		};
		const isChosen = (choice) => "device" in choice;
		const resolved = (choices, offers, { log }, origin = "") => {
			for (const { line, device } of choices) if ((0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.cB)(line)) log.info(`${line} → ${device}${origin}`);
			return {
				devices: choices.map(({ device }) => device),
				choices,
				problems: [],
				offers
			};
		};
		const withKept = async (choices, offers, os) => {
			const list = await offers;
			const kept = choices.filter(({ line }) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.cB)(line)).map(({ device }) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.n1)(device));
			return list && [...list, ...kept.map(({ name, version }) => ({
				device: name,
				osVersion: version,
				os
			}))];
		};
		const readList = async (lines, offers, { cloud, signal }) => {
			const selectors = lines.filter(_model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.cB);
			try {
				const list = await offers ?? await cloud.devices.list();
				if (list.length > 0) return list;
			} catch (error) {
				signal.throwIfAborted();
				throw new DeviceListError(selectors, (0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(error), error);
			}
			throw new DeviceListError(selectors, "it is empty");
		};
		const readUses = async ({ cloud, log, signal }) => {
			try {
				return await cloud.devices.uses();
			} catch (error) {
				signal.throwIfAborted();
				log.info(`Could not read which devices are in use (${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(error)}): using the first alternative that the service offers.`);
				return [];
			}
		};
		const chooseDevices = (lines, offers, uses = []) => {
			const taken = lines.filter((line) => !(0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.cB)(line));
			const busy = busyDevices(uses);
			return lines.map((line) => {
				if (!(0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.cB)(line)) return {
					line,
					device: line
				};
				const selectors = (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.c3)(line).flatMap((text) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.Pl)(text) ?? []);
				const candidates = selectors.flatMap((selector) => newestMatch(selector, offers, taken) ?? []);
				const chosen = candidates.find((offer) => !busy.has(keyOf(offer))) ?? candidates[0];
				if (chosen === undefined) {
					const matches = selectors.some((selector) => newestMatch(selector, offers, []) !== undefined);
					return {
						line,
						problem: matches ? "taken" : "no-match"
					};
				}
				const device = entryOf(chosen);
				taken.push(device);
				return {
					line,
					device
				};
			});
		};
		const alternativesOfAll = (choices, offers, os) => new Map(choices.map((choice) => [choice.device, otherAlternatives(choice, offers, os)]));
		const otherAlternatives = ({ line, device }, offers, os) => {
			const offered = offers?.filter((offer) => offer.os === os || offer.os === "unknown");
			const devices = (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.c3)(line).flatMap((text) => {
				if (offered === undefined) return (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.cB)(text) ? [] : [text];
				const selector = (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.Pl)(text);
				const found = selector && newestMatch(selector, offered, []);
				return found === undefined ? [] : [entryOf(found)];
			});
			const own = devices.findIndex((each) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.cY)(each) === (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.cY)(device));
			return [...devices.slice(own + 1), ...devices.slice(0, Math.max(0, own))];
		};
		const entryOf = ({ device, osVersion }) => `${device}-${osVersion}`;
		const keyOf = (offer) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.cY)(entryOf(offer));
		const busyDevices = (uses) => new Set(uses.filter(({ used, limit }) => used >= limit).map(({ device, osVersion }) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.cY)(`${device}-${osVersion}`)));
		const newestMatch = (selector, offers, taken) => {
			const { version } = selector;
			const named = offers.filter((offer) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.Hj)(selector, offer));
			const matches = typeof version === "string" ? named.filter((offer) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.y1)(version, offer)) : upTo(version.latest, named);
			return matches.toSorted((a, b) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(b.osVersion, a.osVersion)).find((offer) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.wl)(taken, entryOf(offer)) === "none");
		};
		const upTo = (n, offers) => {
			const versions = [];
			for (const version of offers.map(({ osVersion }) => osVersion).toSorted((a, b) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(b, a))) if (versions.length === 0 || (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(versions.at(-1) ?? "", version) !== 0) versions.push(version);
			const newest = versions[n];
			return newest === undefined ? [] : offers.filter(({ osVersion }) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(osVersion, newest) <= 0);
		};
		const suggestions = 3;
		const explainChoice = ({ line, problem }, offers) => {
			const near = nearestDevices(line, offers);
			return {
				severity: "error",
				always: true,
				code: "unknown-device",
				input: "devices",
				found: `${JSON.stringify(line)}, ${problem === "taken" ? "and other lines already use all devices that it matches" : "which matches no device in the service's list with this operating system"}`,
				expected: problem === "taken" ? "a device for each line" : "a selector that matches a device",
				remedy: `${problem === "taken" ? "Remove a line, or select other devices" : "Correct the line"}${near.length === 0 ? "." : `; the nearest devices are ${near.join(", ")}.`}`
			};
		};
		const nearestDevices = (line, offers) => {
			const newestFirst = offers.toSorted((a, b) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(b.osVersion, a.osVersion));
			const selectors = (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.c3)(line).flatMap((text) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.Pl)(text) ?? []);
			const named = selectors.flatMap((selector) => newestFirst.filter((offer) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.Hj)(selector, offer)));
			const names = offers.map(({ device }) => device);
			const similar = selectors.flatMap(({ name }) => (0, _lib_nearest_names_js__WEBPACK_IMPORTED_MODULE_3__.L)(name.replaceAll("*", "").trim(), names, suggestions).flatMap((near) => newestFirst.find(({ device }) => device === near) ?? []));
			const entries = [...named, ...similar].map(entryOf);
			const shown = entries.length > 0 ? entries : newestFirst.map(entryOf);
			return [...new Set(shown)].slice(0, suggestions);
		};
	}),
	72769: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			sb: () => examine,
			SJ: () => historyOwner,
			eX: () => logLengths,
			Fj: () => planExamined,
			iA: () => prepare,
			Lu: () => readHistory
		});
		var github_cache = __webpack_require__(82213);
		var run_problem = __webpack_require__(25918);
		var durations = __webpack_require__(20661);
		var schemas = __webpack_require__(92857);
		;
		const format = "mobile-test-cloud durations";
		const version = 1;
		const mostClasses = 1e4;
		const mostDocumentBytes = 1e6;
		const writeDurations = ({ lastRun, sequence, overheads, classes }) => {
			const head = JSON.stringify({
				format,
				version,
				lastRun,
				sequence,
				overheads: samplesList(overheads)
			}).slice(0, -1);
			const written = [];
			let bytes = Buffer.byteLength(head) + ",\"classes\":[]}".length;
			for (const [className, methods] of newestFirst(classes)) {
				const entry = JSON.stringify([className, [...methods].map(([method, samples]) => [method, samplesList(samples)])]);
				const entryBytes = Buffer.byteLength(entry) + 1;
				if (written.length === mostClasses) break;
				if (bytes + entryBytes > mostDocumentBytes) continue;
				bytes += entryBytes;
				written.push(entry);
			}
			return `${head},"classes":[${written.join(",")}]}`;
		};
		const samplesList = ({ seen, durationsMs }) => [seen, ...durationsMs];
		const newestFirst = (classes) => [...classes].map((entry) => ({
			entry,
			seen: lastSeen(entry),
			sumMs: sumOf(entry)
		})).sort((one, other) => other.seen - one.seen || other.sumMs - one.sumMs).map(({ entry }) => entry);
		const lastSeen = ([, methods]) => [...methods.values()].reduce((newest, { seen }) => Math.max(newest, seen), 0);
		const sumOf = ([, methods]) => [...methods.values()].reduce((sum, { durationsMs }) => sum + (durationsMs.at(-1) ?? 0), 0);
		const count = schemas.Whr().min(0);
		const durationMs = schemas.Whr().min(1).max(durations.p5);
		const durations_document_name = schemas.YjP().min(1).max(durations.YG);
		const listOf = (entry) => schemas.YOg(schemas.L5J().transform((value) => entry.safeParse(value).data)).transform((read) => read.filter((value) => value !== undefined));
		const samples = schemas.PVZ([count], schemas.L5J()).transform(([seen, ...read]) => ({
			seen,
			durationsMs: listOf(durationMs).parse(read).slice(-durations.wV)
		})).refine(({ durationsMs }) => durationsMs.length > 0);
		const durations_document_document = schemas.Ikc({
			format: schemas.euz(format),
			version: schemas.euz(version),
			lastRun: schemas.YjP().max(100),
			sequence: count,
			overheads: samples.catch({
				seen: 0,
				durationsMs: []
			}),
			classes: listOf(schemas.PVZ([durations_document_name, listOf(schemas.PVZ([durations_document_name, samples]))])).catch([])
		});
		const readDurations = (text) => {
			if (text.length > mostDocumentBytes) return undefined;
			const read = durations_document_document.safeParse(parse(text)).data;
			if (read === undefined) return undefined;
			const { lastRun, sequence, overheads } = read;
			const isPast = ({ seen }) => seen <= sequence;
			const classes = read.classes.map(([className, methods]) => [className, new Map(methods.filter(([, each]) => isPast(each)))]).filter(([, methods]) => methods.size > 0);
			return {
				lastRun,
				sequence,
				overheads: isPast(overheads) ? overheads : durations.vK.overheads,
				classes: new Map(classes.slice(0, mostClasses))
			};
		};
		const parse = (text) => {
			try {
				return JSON.parse(text);
			} catch {
				return undefined;
			}
		};
		var suite_key = __webpack_require__(42982);
		;
		const durationPlace = (suite, { runId }, store, history) => {
			const kind = suite.simulated ? "simulated-durations" : "durations";
			return {
				store,
				basisKey: `mobile-test-cloud-${kind}-1-${(0, suite_key.a)(suite)}-run-${runId}-basis`,
				history
			};
		};
		const basisPausesMs = [
			1e3,
			2e3,
			4e3,
			8e3
		];
		const loadDurations = async (place, shared, context) => orNothing("Could not read the durations of earlier runs", context, () => findBasis(place, shared, context));
		const findBasis = async (place, shared, context) => {
			const { store, basisKey } = place;
			if (!store.available()) return shared || place.history === undefined ? undefined : earlierDurations(place, context);
			const basis = await restore(place);
			if (basis !== undefined) return basis;
			const history = await earlierDurations(place, context);
			const text = writeDurations(history);
			if (await store.save(basisKey, text)) return readDurations(text);
			return shared ? agreedBasis(place, context) : history;
		};
		const agreedBasis = async (place, { clock, signal }) => {
			for (const pauseMs of basisPausesMs) {
				if (!place.store.available()) break;
				await clock.sleep(pauseMs, signal);
				const basis = await restore(place);
				if (basis !== undefined) return basis;
			}
			return undefined;
		};
		const orNothing = async (what, { log, signal }, work) => {
			try {
				return await work();
			} catch (error) {
				signal.throwIfAborted();
				log.notice(`${what} (${(0, run_problem.Uc)(error)}).`);
				return undefined;
			}
		};
		const earlierDurations = async ({ history }, context) => {
			const stored = history && await orNothing("Could not read the durations of earlier runs", context, history.read);
			return stored === undefined ? durations.vK : (0, durations.DM)(stored);
		};
		const restore = async ({ store, basisKey }) => {
			const text = await store.restore(basisKey, []);
			return text === undefined ? undefined : readDurations(text);
		};
		var run_history = __webpack_require__(66508);
		var api_version = __webpack_require__(5436);
		var device_shard = __webpack_require__(8882);
		var describe = __webpack_require__(18665);
		var resolve_devices = __webpack_require__(35855);
		var prepare_plan = __webpack_require__(69054);
		var prepare_prediction = __webpack_require__(2952);
		var preflight = __webpack_require__(76415);
		var agree_on_split = __webpack_require__(80996);
		var shard_notes = __webpack_require__(43687);
		var shard_plan = __webpack_require__(95043);
		;
		const prepare = async (selected, context, state, resolve) => {
			const { log } = context;
			const examined = await examine(selected, context, async (inputs, identity) => {
				const devices = await resolve(inputs, identity);
				state.onDevices(devices.choices);
				return devices;
			});
			if (examined.devicesError !== undefined) throw examined.devicesError;
			await log.group("Inspect", async () => (0, preflight.Aj)(examined, examined.inputs.preflight, log));
			const prepared = await log.group("Plan", () => planExamined(examined, context));
			if (prepared.prediction !== undefined) state.onPredicted(prepared.prediction);
			return prepared;
		};
		const examine = async (selected, context, resolve) => {
			const identity = (0, prepare_plan.Kv)(selected.inputs, context.github);
			const resolved = await resolve(selected.inputs, identity).catch((error) => {
				if (error instanceof resolve_devices.fw) return error;
				throw error;
			});
			const [devices, devicesError] = resolved instanceof resolve_devices.fw ? [(0, resolve_devices.Zp)(selected.inputs.deviceLines), resolved] : [resolved];
			const inputs = {
				...selected.inputs,
				devices: devices.devices
			};
			const examined = await (0, preflight.zx)(inputs, devices, () => (0, preflight.T0)(inputs, context));
			return {
				...selected,
				...examined,
				inputs,
				identity,
				devicesError
			};
		};
		const planExamined = async (examined, context) => {
			const { log, cloud, github } = context;
			const { inputs, identity, selection } = examined;
			const { suite } = selection;
			const store = await openReading(historyOwner(inputs, suite?.suiteId, context), context);
			const past = await readPastDurations(store, context.signal);
			const isAgreed = cloud !== undefined && (0, agree_on_split.yP)(inputs);
			const durations = isAgreed ? await agreedDurations(store, inputs, suite?.suiteId, context) : past?.all;
			const shardPlan = cloud !== undefined && (0, agree_on_split.qF)(inputs) ? await (0, agree_on_split.Cb)(inputs, selection, durations, {
				...context,
				cloud
			}) : (0, shard_plan.tF)(inputs, selection, durations);
			const plan = (0, prepare_plan.nY)(inputs, identity, github, shardPlan, selection);
			const predictor = past && (0, prepare_prediction.rY)(inputs, suite, shardPlan.shards, past);
			const prediction = predictor?.run(plan.builds, await freeSlots(plan.builds, context));
			const selectionNotes = selection.note === undefined ? [] : [selection.note];
			const predicted = (0, describe.pC)(prediction);
			for (const note of [...selectionNotes, ...shardPlan.notes]) log.info(note);
			for (const notice of shardPlan.notices) log.notice(notice);
			if (shardPlan.warning !== undefined) log.warning(shardPlan.warning);
			log.info(predicted);
			const budget = (0, prepare_prediction.GW)(inputs, shardPlan.total);
			const emptyShard = plan.builds.length === 0 ? (0, shard_notes.HQ)(inputs.shardIndex, shardPlan) : undefined;
			return {
				...examined,
				plan,
				predictor,
				prediction,
				budget,
				overBudget: (0, prepare_prediction.Or)(prediction, budget),
				nothingToRun: examined.nothing ?? emptyShard,
				notes: [
					...examined.notes,
					...selectionNotes,
					...(0, api_version.tV)(inputs.service),
					predicted,
					...shardPlan.notes,
					...shardPlan.notices
				]
			};
		};
		const openReading = async (owner, context) => {
			const { log } = context;
			const store = await (0, run_history.Ch)(owner, {
				...context,
				log: {
					...log,
					notice: log.debug
				}
			});
			if (store === undefined) return undefined;
			let reading;
			return {
				...store,
				read: () => {
					reading ??= store.read();
					return reading;
				}
			};
		};
		const readPastDurations = async (store, signal) => {
			try {
				const history = await store?.read();
				return history === undefined || history.runs.length === 0 ? undefined : (0, prepare_prediction.vM)(history);
			} catch {
				signal.throwIfAborted();
				return undefined;
			}
		};
		const freeSlots = async (builds, { cloud, signal }) => {
			if (cloud === undefined) return Number.POSITIVE_INFINITY;
			if ((0, device_shard.jJ)(builds) < 2) return 1;
			try {
				const { parallelMax, parallelRunning } = await cloud.plan.get();
				return Math.max(1, parallelMax - parallelRunning);
			} catch {
				signal.throwIfAborted();
				return Number.POSITIVE_INFINITY;
			}
		};
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
				}, github))
			};
		};
		const readHistory = (inputs, suiteId, context) => context.log.group("History", () => (0, run_history.Kf)(historyOwner(inputs, suiteId, context), context));
		const agreedDurations = async (store, inputs, suiteId, context) => {
			if (inputs.history.kind === "off") return durations.vK;
			const { github, log, isSimulated } = context;
			const isShared = (0, agree_on_split.qF)(inputs);
			const notice = isShared ? log.info : log.notice;
			const cache = (0, github_cache.qb)("durations", {
				...context,
				log: {
					...log,
					notice
				}
			});
			const place = durationPlace({
				framework: inputs.framework,
				suiteId,
				simulated: isSimulated()
			}, github, cache, store);
			return loadDurations(place, isShared, context);
		};
		const logLengths = ({ inputs, plan }, sessions, log) => {
			const imbalance = (0, agree_on_split.yP)(inputs) ? (0, shard_notes.yJ)(plan.shards, sessions) : "";
			if (imbalance !== "") log.info(imbalance);
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
						notes
					};
					case "some": return {
						inputs: {
							...inputs,
							tests: selection.entries
						},
						notes,
						notice: `\`select\` selected tests by the changed files of ${source}; the others do not run.`
					};
					case "none": return {
						inputs,
						notes,
						nothing: `No test is selected: every changed file of ${source} matches a rule of \`select\` with an empty list.`
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
	}),
	80996: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cb: () => agreeOnSplit,
			he: () => checkSplit,
			qF: () => needsAgreement,
			yP: () => usesDurations
		});
		var _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77699);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25890);
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99988);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96804);
		var _model_run_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47206);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25918);
		var _plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69054);
		var _shard_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95043);
		class SplitError extends Error {
			code = "matrix-plans-differ";
			name = "SplitError";
		}
		const otherSplit = "builds of other jobs of this matrix split the suite differently, so some tests would run in no shard";
		const usesDurations = ({ framework, shards, shardBy }) => shardBy === "duration" || shards === "auto" || shards !== 1 && (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework).shards?.splitBy === "service";
		const needsAgreement = (inputs) => inputs.shardIndex !== undefined && usesDurations(inputs);
		const agreeOnSplit = async (inputs, selection, durations, context) => {
			const alone = (0, _shard_plan_js__WEBPACK_IMPORTED_MODULE_7__.tF)({
				...inputs,
				shardBy: "hash"
			}, selection, undefined);
			const balanced = durations && (0, _shard_plan_js__WEBPACK_IMPORTED_MODULE_7__.tF)(inputs, selection, durations);
			const started = await startedShards(inputs, context);
			const splits = new Set(started.map(({ tag }) => splitOf(tag)));
			const [split] = splits;
			const fits = (plan) => split === undefined || plan !== undefined && split === splitOf(tagged(plan));
			if (splits.size <= 1) {
				if (balanced !== undefined && fits(balanced)) return balanced;
				if (fits(alone)) return explained(alone, inputs, durations === undefined ? "they share no cache entry with durations" : "one has started without them");
				const rest = continueSplit(inputs, selection, started);
				if (rest !== undefined) return rest;
			}
			if (context.github.runAttempt > 1) return explained(alone, inputs, "earlier attempts split the suite in other ways");
			throw new SplitError(otherSplit);
		};
		const checkSplit = async ({ inputs, shardPlan }, context, { onProblem }) => {
			if (!needsAgreement(inputs)) return;
			const started = await startedShards(inputs, context);
			const others = started.filter(({ tag }) => tag.shard.index !== inputs.shardIndex);
			if (others.some(({ tag }) => splitOf(tag) !== splitOf(tagged(shardPlan)))) onProblem((0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__.CC)("matrix-plans-differ", otherSplit));
		};
		const isNamed = ({ shards }) => shards.some(({ classFilter }) => classFilter !== undefined);
		const splitOf = ({ plan = "hash", shard }) => `${plan}/${shard.total}`;
		const tagged = (plan) => ({
			plan: isNamed(plan) ? plan.fingerprint : undefined,
			shard: {
				index: 0,
				total: plan.total
			}
		});
		const explained = (plan, { framework, shardBy }, why) => {
			const split = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework).shards?.splitBy === "service" ? "by the number of tests" : "by hash";
			const whole = shardBy === "duration" || split !== "by hash" ? `split ${split}, not by duration` : "split without durations";
			return {
				...plan,
				notices: [`The suite is ${whole}: the jobs of this matrix cannot agree on durations, since ${why}.`, ...plan.notices]
			};
		};
		const startedShards = async (inputs, context) => {
			const { framework, project } = inputs;
			if (!(0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework).listsBuilds) return [];
			const matrix = (0, _plan_js__WEBPACK_IMPORTED_MODULE_6__.mb)(inputs, context.github);
			try {
				const builds = (await (0, _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__.YF)(framework, project, context)).filter((build) => build.tag !== undefined).filter(({ tag }) => tag.matrix === matrix && tag.attempt === 0 && (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__.ke)(tag, context.github.runId)).toSorted((one, other) => one.tag.runAttempt - other.tag.runAttempt);
				return [...new Map(builds.map((build) => [build.tag.shard.index, build])).values()];
			} catch (error) {
				context.signal.throwIfAborted();
				context.log.notice(`Could not check how other jobs of this matrix split the suite (${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error)}).`);
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
			const rest = (0, _shard_plan_js__WEBPACK_IMPORTED_MODULE_7__.vB)(inputs, selection, taken);
			const complete = shards.map((each) => each.shard.index === shardIndex ? {
				...each,
				...rest
			} : each);
			return (0, _model_run_plan_js__WEBPACK_IMPORTED_MODULE_4__.ax)(complete) === fingerprint ? {
				...plan,
				shards: complete
			} : undefined;
		};
	})
};
;
