"use strict";
exports.id = 813;
exports.ids = [813];
exports.modules = {
	16370: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G9: () => hasCacheService,
			HB: () => mayWriteCache,
			cy: () => saveFirst,
			qb: () => openCacheStore,
			wb: () => unwritableCache,
			xf: () => listCacheEntries
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
		var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81220);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71698);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61640);
		const limitMs = 3e4;
		const mostBytes = 64e6;
		const openCacheStore = (kind, { environment, log, clock, signal }) => {
			const mayWrite = mayWriteCache(environment);
			let available = hasCacheService(environment);
			const name = `.mobile-test-cloud-${kind}`;
			const folder = node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(environment.GITHUB_WORKSPACE || process.cwd(), name);
			const fileOf = (key) => node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0, 16));
			const clear = () => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, {
				recursive: true,
				force: true
			});
			if (!available) log.notice("This runner has no cache service: nothing from earlier runs is used, and nothing is stored for later runs.");
			let users = 0;
			let opened;
			let closed = Promise.resolve();
			const attempt = async (what, work, limit = signal) => {
				const ended = AbortSignal.any([signal, limit]);
				ended.throwIfAborted();
				if (!available) return undefined;
				users += 1;
				try {
					const load = async () => {
						const cache = await Promise.all([__webpack_require__.e(671), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
						if (!cache.isFeatureAvailable()) throw new Error("this server has no cache service");
						opened ??= closed.then(clear);
						await opened;
						return work(cache);
					};
					const late = () => new Error(`no response within ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__.a3)(limitMs)}`);
					return await (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_4__.dn)(load, limitMs, late, {
						clock,
						signal: ended
					});
				} catch (error) {
					ended.throwIfAborted();
					if (!available) return undefined;
					available = false;
					log.notice(`The cache could not ${what} (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_5__.Q)(error)}); the run continues without it.`);
					return undefined;
				} finally {
					users -= 1;
					if (users === 0) {
						opened = undefined;
						closed = clear().catch(() => {});
						await closed;
					}
				}
			};
			return {
				available: () => available,
				mayWrite,
				restore: (key, restoreKeys, limit) => attempt("be read", async ({ restoreCache }) => {
					const limits = {
						timeoutInMs: limitMs,
						segmentTimeoutInMs: limitMs
					};
					const found = await restoreCache([name], key, [...restoreKeys], limits, true);
					const content = found === undefined ? undefined : await readEntry(fileOf(found));
					return found === undefined || content === undefined ? undefined : {
						key: found,
						content
					};
				}, limit),
				save: async (key, content) => mayWrite && await attempt("be written", async ({ saveCache }) => {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, ".gitignore"), "*\n");
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(fileOf(key), content);
					return await saveCache([name], key, undefined, true) !== -1;
				}) === true
			};
		};
		const pausesMs = [
			500,
			1e3,
			2e3,
			4e3,
			8e3
		];
		const saveFirst = async (store, { key, content, read }, { clock, signal }) => {
			if (await store.save(key, content)) return read(Buffer.from(content));
			if (!store.mayWrite) return undefined;
			for (const pauseMs of pausesMs) {
				if (!store.available()) return undefined;
				await clock.sleep(pauseMs, signal);
				const entry = await store.restore(key, [], signal);
				const first = entry && read(entry.content);
				if (first !== undefined) return first;
			}
			return undefined;
		};
		const mayWriteCache = ({ ACTIONS_CACHE_MODE: mode }) => mode !== "read" && mode !== "none";
		const unwritableCache = ({ ACTIONS_CACHE_MODE: mode }) => ({
			found: `GitHub does not let this job write the cache (ACTIONS_CACHE_MODE is "${mode}"), so the history does not get the results of this run`,
			remedy: "To store them, use `history: branch:<name>`."
		});
		const hasCacheService = (environment) => environment.ACTIONS_CACHE_MODE !== "none" && Boolean(environment.ACTIONS_RUNTIME_TOKEN && (environment.ACTIONS_RESULTS_URL || environment.ACTIONS_CACHE_URL));
		const readEntry = async (file) => {
			const size = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).then((found) => found.isFile() ? found.size : undefined, () => undefined);
			return size === undefined || size > mostBytes ? undefined : (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file);
		};
		const pageSize = 100;
		const listCacheEntries = async (call, prefix, refs) => {
			const { listingSchema } = await Promise.all([
				__webpack_require__.e(921),
				__webpack_require__.e(668),
				__webpack_require__.e(44),
				__webpack_require__.e(144),
				__webpack_require__.e(223),
				__webpack_require__.e(813),
				__webpack_require__.e(679),
				__webpack_require__.e(919)
			]).then(__webpack_require__.bind(__webpack_require__, 29408));
			const pages = await Promise.all([...new Set(refs)].map(async (ref) => {
				const order = {
					sort: "created_at",
					direction: "desc",
					per_page: pageSize
				};
				const { data } = await call("GET /repos/{owner}/{repo}/actions/caches", {
					key: prefix,
					ref,
					...order
				});
				return listingSchema.parse(data).actions_caches.filter((entry) => entry.key.startsWith(prefix) && entry.ref === ref);
			}));
			return pages.flat().toSorted((a, b) => a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0);
		};
	}),
	77979: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$1: () => historyVersion,
			Cf: () => unreadableHistory,
			GP: () => format,
			RJ: () => mostJsonBytes,
			TD: () => longestDurationMs,
			YG: () => longestName,
			aJ: () => suiteKey,
			bh: () => suiteOfKey,
			wn: () => writeHistory
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5182);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71698);
		var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79557);
		const format = "mobile-test-cloud history";
		const historyVersion = 1;
		const mostJsonBytes = 48e6;
		const mostOutcomes = 2e6;
		const longestName = 500;
		const longestDurationMs = _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.LP;
		const suiteKey = ({ framework, suiteId = "" }) => {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(suiteId).digest("hex").slice(0, 8);
			const name = (suiteId || "suite").replaceAll(/[^\w.-]/g, "_").slice(0, 100);
			return `${framework}-${name}-${hash}`;
		};
		const suiteOfKey = (key, framework) => {
			const suiteId = key.slice(framework.length + 1, -9);
			return [{
				framework,
				suiteId
			}, { framework }].find((suite) => suiteKey(suite) === key);
		};
		const unreadableHistory = (why) => new _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.AK("history-unreadable", `the stored history ${why}; this run starts a new one`);
		const writeHistory = (history, { framework, suiteId = "" }) => {
			for (let kept = _history_js__WEBPACK_IMPORTED_MODULE_4__.uC;; kept = Math.floor(kept / 2)) {
				const limited = (0, _history_js__WEBPACK_IMPORTED_MODULE_4__._0)(history, kept);
				if ((0, _history_js__WEBPACK_IMPORTED_MODULE_4__.Nn)(limited.tests).reduce((sum, { outcomes }) => sum + outcomes.length, 0) <= mostOutcomes) {
					const { runs, uploads, sources, splitUnknown } = limited;
					const head = {
						format,
						version: historyVersion,
						framework,
						suite: suiteId,
						runs
					};
					const json = Buffer.from(JSON.stringify({
						...head,
						tests: storedTests(limited),
						uploads,
						sources: [...sources],
						splitUnknown
					}));
					if (json.length <= mostJsonBytes) return (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.gzipSync)(json);
				}
				if (kept <= 1) throw unreadableHistory(`would be larger than ${mostJsonBytes / 1e6} MB`);
			}
		};
		const storedTests = ({ runs, tests }) => {
			const positions = new Map(runs.map((each, at) => [each, at]));
			const stored = (outcomes) => ({
				runs: outcomes.map((outcome) => positions.get(outcome.run) ?? 0),
				statuses: outcomes.map(({ status }) => status),
				durationsMs: outcomes.map(({ durationMs = null }) => durationMs)
			});
			return mapEntries(tests, (byName) => mapEntries(byName, (byDevice) => mapEntries(byDevice, stored)));
		};
		const mapEntries = (map, write) => Object.fromEntries([...map].map(([key, value]) => [key, write(value)]));
	}),
	79557: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CK: () => mapOutcomes,
			FX: () => innerMap,
			N6: () => isFailure,
			Ni: () => worseOutcome,
			Nn: () => rowsIn,
			Xl: () => devicesOf,
			YX: () => isPass,
			_0: () => limitHistory,
			dk: () => mergeHistories,
			oo: () => countRuns,
			pu: () => testsIn,
			r7: () => runKey,
			s4: () => emptyHistory,
			uC: () => keptOutcomes,
			yH: () => keepRuns
		});
		var _core_model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99503);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71698);
		const emptyHistory = {
			runs: [],
			tests: new Map(),
			uploads: [],
			sources: new Set()
		};
		const keptOutcomes = 50;
		const keptDays = 90;
		const keptSources = 300;
		const keptCommits = 200;
		const keptUploads = 1e3;
		const runKey = ({ id, attempt }) => `${id}/${attempt}`;
		const isPass = ({ status }) => status !== "failed";
		const isFailure = ({ status }) => status === "failed";
		function* testsIn(tests) {
			for (const [className, byName] of tests) for (const [name, byDevice] of byName) yield {
				className,
				name,
				byDevice
			};
		}
		function* rowsIn(tests) {
			for (const { className, name, byDevice } of testsIn(tests)) for (const [device, outcomes] of byDevice) yield {
				className,
				name,
				device,
				outcomes
			};
		}
		const countRuns = (runs) => new Set(runs.map(({ id }) => id)).size;
		const mergeHistories = (one, other) => {
			const sources = new Set([...one.sources, ...other.sources]);
			const uploads = mergeUploads(one.uploads, other.uploads);
			const splitUnknown = one.splitUnknown === true || other.splitUnknown === true || undefined;
			if (other.runs.length === 0) return {
				...one,
				uploads,
				sources,
				splitUnknown
			};
			if (one.runs.length === 0) return {
				...other,
				uploads,
				sources,
				splitUnknown
			};
			const merged = mergeRuns([...one.runs, ...other.runs]);
			const runs = [...merged.values()];
			const places = new Map(runs.map((run, at) => [run, at]));
			const place = (run) => places.get(run) ?? 0;
			const tests = new Map();
			for (const history of [one, other]) {
				const adopt = adoptInto(history.runs, merged, place);
				for (const { device, outcomes, ...test } of rowsIn(history.tests)) {
					const devices = devicesOf(tests, test);
					const known = devices.get(device);
					const own = adopt(outcomes);
					devices.set(device, known === undefined ? own : mergeOutcomes(known, own, place));
				}
			}
			return {
				runs,
				tests,
				uploads,
				sources,
				splitUnknown
			};
		};
		const mergeUploads = (one, other) => {
			if (other.length === 0) return one;
			const newest = new Map();
			for (const uploads of [...one, ...other].toSorted(byUse)) newest.set(`${uploads.commit} ${uploads.variant}`, uploads);
			return [...newest.values()].toSorted(byUse);
		};
		const byUse = (a, b) => a.usedAtMs - b.usedAtMs || compareTexts(uploadText(a), uploadText(b));
		const uploadText = (uploads) => JSON.stringify(uploads, Object.keys(uploads).toSorted());
		const mergeRuns = (runs) => new Map([...Map.groupBy(runs, runKey)].map(([key, same]) => [key, same.reduce(joinRuns)]).toSorted(([a, one], [b, other]) => one.startedAtMs - other.startedAtMs || compareTexts(a, b)));
		const joinRuns = (one, other) => {
			const overheadMs = Math.max(one.overheadMs ?? 0, other.overheadMs ?? 0) || undefined;
			const projects = [...new Set([...one.projects ?? [], ...other.projects ?? []])].toSorted();
			const startedAtMs = Math.min(one.startedAtMs, other.startedAtMs);
			const finishedAtMs = Math.max(one.finishedAtMs, other.finishedAtMs);
			const base = compareTexts(describedBy(one), describedBy(other)) <= 0 ? one : other;
			const isSame = base.startedAtMs === startedAtMs && base.finishedAtMs === finishedAtMs && base.overheadMs === overheadMs && (base.projects ?? []).join() === projects.join();
			return isSame ? base : {
				...base,
				startedAtMs,
				finishedAtMs,
				overheadMs,
				...projects.length > 0 && { projects }
			};
		};
		const describedBy = (run) => JSON.stringify(run, [
			"commit",
			"branch",
			"pullRequest",
			"url"
		]);
		const adoptInto = (runs, merged, place) => {
			const joined = new Map(runs.map((run) => [run, merged.get(runKey(run)) ?? run]));
			const places = [...joined.values()].map(place);
			const isUnchanged = runs.every((run) => joined.get(run) === run) && places.every((at, nth) => at > (places[nth - 1] ?? -1));
			const adopt = (outcome) => {
				const run = joined.get(outcome.run) ?? outcome.run;
				return run === outcome.run ? outcome : {
					...outcome,
					run
				};
			};
			return (outcomes) => isUnchanged ? outcomes : outcomes.map(adopt).sort((a, b) => place(a.run) - place(b.run));
		};
		const mergeOutcomes = (one, other, place) => {
			const merged = [];
			let nth = 0;
			for (const outcome of one) {
				for (; nth < other.length && place((other[nth] ?? outcome).run) < place(outcome.run); nth++) merged.push(other[nth] ?? outcome);
				const same = other[nth]?.run === outcome.run ? other[nth++] : undefined;
				merged.push(same === undefined ? outcome : worseOutcome(outcome, same));
			}
			return [...merged, ...other.slice(nth)];
		};
		const worseOutcome = (one, other) => ((0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_0__.b8)(other.status) - (0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_0__.b8)(one.status) || (other.durationMs ?? 0) - (one.durationMs ?? 0)) > 0 ? other : one;
		const devicesOf = (tests, { className, name }) => innerMap(innerMap(tests, className), name);
		const innerMap = (map, key) => {
			const inner = map.get(key) ?? new Map();
			map.set(key, inner);
			return inner;
		};
		const limitHistory = (history, kept = keptOutcomes) => {
			const oldestMs = Math.max(0, ...history.runs.map(({ startedAtMs }) => startedAtMs)) - keptDays * _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__.LP;
			const used = new Set();
			const tests = mapOutcomes(history.tests, (outcomes) => {
				if ((outcomes.at(-1)?.run.startedAtMs ?? 0) < oldestMs) return [];
				const last = outcomes.length > kept ? outcomes.slice(-kept) : outcomes;
				for (const { run } of last) used.add(run);
				return last;
			});
			const sources = new Set([...history.sources].slice(-keptSources));
			const commits = new Set([...new Set(history.uploads.toReversed().map(({ commit }) => commit))].slice(0, keptCommits));
			const uploads = history.uploads.filter(({ commit }) => commits.has(commit)).slice(-keptUploads);
			return {
				...history,
				runs: history.runs.filter((run) => used.has(run)),
				tests,
				uploads,
				sources
			};
		};
		const keepRuns = (history, keeps) => {
			const runs = history.runs.filter(keeps);
			if (runs.length === history.runs.length) return history;
			const kept = new Set(runs);
			return {
				...history,
				runs,
				tests: mapOutcomes(history.tests, (outcomes) => outcomes.filter(({ run }) => kept.has(run)))
			};
		};
		const mapOutcomes = (tests, map) => {
			const mapped = new Map();
			for (const { device, outcomes, ...test } of rowsIn(tests)) {
				const left = map(outcomes, device);
				if (left.length > 0) devicesOf(mapped, test).set(device, left);
			}
			return mapped;
		};
		const compareTexts = (a, b) => a < b ? -1 : a > b ? 1 : 0;
	}),
	63790: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => listBuilds,
			Z: () => listAllBuilds
		});
		var _core_builds_listed_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44177);
		var _service_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13016);
		const listBuilds = async (framework, project, cloud) => (await listAllBuilds(framework, project, cloud)).filter(({ tag }) => tag?.repeat === undefined && tag?.base === undefined);
		const listAllBuilds = async (framework, project, cloud, mayBeUnknown = true) => {
			try {
				const listed = await cloud.projects(framework).builds(project);
				const once = new Map(listed.toReversed().map((build) => [build.id, build])).values();
				return [...once].toReversed().map((record) => (0, _core_builds_listed_build_js__WEBPACK_IMPORTED_MODULE_0__.OW)(record, framework));
			} catch (error) {
				if (mayBeUnknown && (0, _service_index_js__WEBPACK_IMPORTED_MODULE_1__.E)(error, "cloud-not-found")) return [];
				throw error;
			}
		};
	}),
	16053: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a3: () => commonRefs,
			eN: () => usedRefs,
			mK: () => buildRequest,
			sb: () => requestsServiceRetries
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75977);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65953);
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62708);
		const mediaParameter = "uploadMedia";
		const switches = {
			"instrumentation-logs": "instrumentationLogs",
			"network-logs": "networkLogs",
			"app-profiling": "appProfiling",
			video: "video",
			screenshots: "screenshots",
			coverage: "coverage",
			"result-bundle": "enableResultBundle"
		};
		const buildRequest = (inputs, refs, planned) => ({
			...downloadSwitches(inputs),
			...ownCapabilities(inputs, planned),
			devices: planned.devices,
			...binaryParameters(inputs, refs),
			deviceLogs: inputs.deviceLogs || inputs.download.has("device-logs"),
			project: inputs.project,
			projectNotifyURL: inputs.projectNotifyUrl,
			...refs.media.length === 0 ? {} : { [mediaParameter]: refs.media },
			...splitOf(inputs, planned),
			...stopOf(inputs, planned),
			[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__.KM]: tagText(inputs, refs, planned)
		});
		const ownCapabilities = ({ framework, capabilities: written }, { serviceShards, partial }) => {
			const { shards } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework);
			const capabilities = withRerunInside(written);
			const { shards: _ownSplit, ...others } = capabilities;
			if (partial) return others;
			if (serviceShards === undefined || shards?.splitBy !== "service") return capabilities;
			return Object.fromEntries(Object.entries(capabilities).filter(([key]) => !shards.replaces.includes(key)));
		};
		const withRerunInside = ({ rerunPreviouslyFailed, ...others }) => {
			if (rerunPreviouslyFailed === undefined) return others;
			const { testOrchestrationOptions: own } = others;
			return {
				...others,
				testOrchestrationOptions: {
					rerunPreviouslyFailed,
					...(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.u4)(own) ? own : {}
				}
			};
		};
		const splitOf = ({ framework }, { shard, tests, serviceShards, filters = {} }) => {
			const { testFilter, shards } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework);
			if (shards?.splitBy === "service" && serviceShards !== undefined) return shards.write(serviceShards);
			if (tests !== undefined && testFilter !== undefined) {
				const { leavesOut = "", parameter } = testFilter;
				return {
					...filters[leavesOut] === undefined ? {} : { [leavesOut]: filters[leavesOut] },
					[parameter]: tests
				};
			}
			return {
				...filters,
				...shard.total === 1 || shards?.splitBy !== "runner" ? {} : shards.write(shard)
			};
		};
		const stopOf = ({ capabilities }, { stopsAtFailure }) => {
			if (stopsAtFailure !== true) return {};
			const { testOrchestrationOptions: own } = withRerunInside(capabilities);
			return { testOrchestrationOptions: {
				abortBuildOnFailure: {
					enabled: true,
					maxFailures: 1
				},
				...(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.u4)(own) ? own : {}
			} };
		};
		const binaryParameters = ({ framework }, refs) => {
			const { app, testSuite } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework);
			return {
				...app && { [app.parameter]: refs.app },
				...testSuite && { [testSuite.parameter]: refs.testSuite }
			};
		};
		const downloadSwitches = ({ framework, download }) => {
			const { screenshotParameter = switches.screenshots } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework);
			const keys = [...download].flatMap((kind) => (kind === "screenshots" ? screenshotParameter : switches[kind]) ?? []);
			return Object.fromEntries(keys.map((key) => [key, true]));
		};
		const tagText = (inputs, { content }, planned) => {
			const own = inputs.capabilities[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__.KM];
			const tag = (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__.O9)({
				...planned.tag,
				content: content ?? planned.tag.content
			});
			return typeof own === "string" ? `${own} ${tag}` : tag;
		};
		const requestsServiceRetries = (request) => {
			const { retryTestsOnFailure, testOrchestrationOptions: options } = request;
			const isOn = (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(value) || (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.u4)(value) && (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(value.enabled);
			const named = Object.entries((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.u4)(options) ? options : {}).filter(([key]) => /^re-?(?:try|run)/i.test(key) && key !== "rerunPreviouslyFailed");
			return [retryTestsOnFailure, ...named.map(([, value]) => value)].some(isOn);
		};
		const usedRefs = (framework, requests) => {
			const { app, testSuite } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework);
			const ifString = (value) => typeof value === "string" ? value : undefined;
			return commonRefs(requests.map((request) => ({
				app: app && ifString(request[app.parameter]),
				testSuite: testSuite && ifString(request[testSuite.parameter]),
				media: (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.Ej)(request[mediaParameter])
			})));
		};
		const commonRefs = (all) => {
			const common = (key) => {
				const texts = new Set(all.map((refs) => JSON.stringify(refs[key])));
				return texts.size === 1 ? all[0]?.[key] : undefined;
			};
			return {
				app: common("app"),
				testSuite: common("testSuite"),
				media: common("media") ?? []
			};
		};
	}),
	44177: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fj: () => watchedBuild,
			OW: () => readListedBuild,
			lG: () => foreignBuild
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75977);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65953);
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62708);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5182);
		var _results_left_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49700);
		var _results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77223);
		var _build_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16053);
		const watchedBuild = ({ record, tag, shard, serviceShards, isSplit }, part, nowMs) => ({
			id: record.id,
			shard,
			serviceShards,
			...isSplit === true ? { isSplit } : {},
			tag: tag ?? {
				runId: "",
				runAttempt: 0,
				job: "",
				shard,
				attempt: part.attempt,
				nonce: ""
			},
			serviceRetries: (0, _build_request_js__WEBPACK_IMPORTED_MODULE_0__.sb)(record.capabilities),
			leftOut: (0, _results_left_out_js__WEBPACK_IMPORTED_MODULE_1__.xc)(record.capabilities),
			requestedSplit: (0, _results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_2__.t0)(record.capabilities),
			queuedSinceMs: nowMs,
			queueLimitSinceMs: nowMs,
			...part
		});
		const readListedBuild = (record, framework) => {
			const { testFilter, shards } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(framework);
			const { capabilities, devices } = record;
			const tag = (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.MX)(capabilities[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.KM]);
			const split = shards?.splitBy === "service" ? shards.read(capabilities) : [];
			const isSplit = shards?.splitBy === "service" && capabilities[shards.parameter] !== undefined;
			const requested = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_5__.Ej)(capabilities.devices);
			return {
				record,
				tag,
				shard: firstValidShard(shards?.splitBy === "runner" ? shards.read(capabilities) : undefined, tag?.shard),
				serviceShards: split.length === 0 ? undefined : split,
				...isSplit ? { isSplit } : {},
				devices: requested.length > 0 ? requested : devices.map(({ device }) => device),
				namesDevices: requested.length > 0,
				filters: testFilter === undefined ? [] : (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_5__.Ej)(capabilities[testFilter.parameter])
			};
		};
		const maxShards = 1e4;
		const firstValidShard = (...given) => given.find((one) => one !== undefined && one.index < one.total && one.total <= maxShards) ?? {
			index: 0,
			total: 1
		};
		const foreignBuild = (wanted, returned) => new _model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__.AK("response-foreign", `the service returned build ${returned} when asked for build ${wanted}`);
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
