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
					const { runs, uploads, sources } = limited;
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
						sources: [...sources]
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
			if (other.runs.length === 0) return {
				...one,
				uploads,
				sources
			};
			if (one.runs.length === 0) return {
				...other,
				uploads,
				sources
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
				sources
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
			const startedAtMs = Math.min(one.startedAtMs, other.startedAtMs);
			const finishedAtMs = Math.max(one.finishedAtMs, other.finishedAtMs);
			const base = compareTexts(describedBy(one), describedBy(other)) <= 0 ? one : other;
			const isSame = base.startedAtMs === startedAtMs && base.finishedAtMs === finishedAtMs && base.overheadMs === overheadMs;
			return isSame ? base : {
				...base,
				startedAtMs,
				finishedAtMs,
				overheadMs
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
		const listBuilds = async (framework, project, cloud) => (await listAllBuilds(framework, project, cloud)).filter(({ tag }) => tag?.repeat === undefined);
		const listAllBuilds = async (framework, project, cloud) => {
			try {
				const listed = await cloud.projects(framework).builds(project);
				const once = new Map(listed.toReversed().map((build) => [build.id, build])).values();
				return [...once].toReversed().map((record) => (0, _core_builds_listed_build_js__WEBPACK_IMPORTED_MODULE_0__.OW)(record, framework));
			} catch (error) {
				if ((0, _service_index_js__WEBPACK_IMPORTED_MODULE_1__.E)(error, "cloud-not-found")) return [];
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
		const ownCapabilities = ({ framework, capabilities }, { serviceShards, partial }) => {
			const { shards } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework);
			const { shards: _ownSplit, ...others } = capabilities;
			if (partial) return others;
			if (serviceShards === undefined || shards?.splitBy !== "service") return capabilities;
			return Object.fromEntries(Object.entries(capabilities).filter(([key]) => !shards.replaces.includes(key)));
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
			const { testOrchestrationOptions: own } = capabilities;
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
		const requestsServiceRetries = (request) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.Hn)(request.retryTestsOnFailure);
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
	80483: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => testName });
		const testName = (test) => test.className === "" ? test.name : `${test.className}#${test.name}`;
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
	}),
	52130: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dz: () => hasJustPassed,
			RM: () => mergeAttempts,
			RX: () => hasFailedAttempt,
			TX: () => mergeRepeated,
			e2: () => isBad,
			gb: () => hasRun,
			s8: () => isFlaky,
			sG: () => outcomeOf
		});
		var _model_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80483);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11301);
		const isBad = (status) => status !== "passed" && status !== "skipped" && status !== "pending";
		const hasRun = ({ status }) => status !== "pending";
		const hasFailedAttempt = ({ status, earlierAttempts }) => isBad(status) || earlierAttempts.some((earlier) => isBad(earlier.status));
		const isFlaky = (test) => test.status === "passed" && hasFailedAttempt(test);
		const unusual = [
			"rawStatus",
			"expectedFailures",
			"crash",
			"systemOut",
			"systemErr",
			"attachments",
			"properties"
		];
		const hasJustPassed = (test) => test.status === "passed" && test.failures.length + test.earlierAttempts.length === 0 && unusual.every((fact) => test[fact] === undefined);
		const outcomeOf = (test, shard) => {
			if (isFlaky(test)) return "flaky";
			return test.status === "failed" && shard?.quarantined.has(test) === true ? "quarantined" : test.status;
		};
		const mergeAttempts = (attempts) => {
			const [only] = attempts;
			if (only !== undefined && attempts.length === 1) return {
				tests: only.tests,
				sessionOf: () => only
			};
			const aligned = alignClassNames(attempts);
			const merged = new Map();
			for (const session of attempts) {
				const seen = new Map();
				for (const test of session.tests.map(aligned)) {
					const name = (0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test);
					const nth = seen.get(name) ?? 0;
					seen.set(name, nth + 1);
					const key = `${nth}#${name}`;
					const before = merged.get(key);
					if (before === undefined) merged.set(key, {
						session,
						test
					});
					else if (decides(test, before.test)) merged.set(key, {
						session,
						test: withEarlier(before.test, test)
					});
				}
			}
			const all = [...merged.values()];
			const sessions = new Map(all.map(({ test, session }) => [test, session]));
			const sessionOf = (test) => {
				const session = sessions.get(test);
				if (session === undefined) throw new Error("unreachable: only tests of these attempts are looked up");
				return session;
			};
			return {
				tests: all.map(({ test }) => test),
				sessionOf
			};
		};
		const mergeRepeated = (tests) => {
			const merged = new Map();
			for (const test of tests) {
				const name = (0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test);
				const before = merged.get(name);
				if (before === undefined) merged.set(name, test);
				else if (decides(test, before)) merged.set(name, withEarlier(before, test));
			}
			return merged.size === tests.length ? tests : [...merged.values()];
		};
		const decides = (last, before) => isExecuted(last) || !isExecuted(before);
		const isExecuted = ({ status }) => status !== "skipped" && status !== "pending";
		const withEarlier = (before, last) => {
			if (!isExecuted(before)) return last;
			const { status, failures, durationMs } = before;
			const replaced = {
				status,
				failures,
				durationMs
			};
			return {
				...last,
				earlierAttempts: [
					...before.earlierAttempts,
					replaced,
					...last.earlierAttempts
				]
			};
		};
		const alignClassNames = (attempts) => {
			const classesOf = attempts.map(({ tests }) => new Set(tests.map(({ className }) => className)));
			const all = new Set(classesOf.flatMap((classes) => [...classes]));
			const longNames = Map.groupBy(all.values().filter((className) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_1__.TH)(className) !== className), _known_tests_js__WEBPACK_IMPORTED_MODULE_1__.TH);
			return (test) => {
				const [className, ...others] = longNames.get(test.className) ?? [];
				if (className === undefined || others.length > 0) return test;
				const areBothInOne = classesOf.some((classes) => classes.has(test.className) && classes.has(className));
				return areBothInOne ? test : {
					...test,
					className
				};
			};
		};
	}),
	11301: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EQ: () => isFilePart,
			IT: () => simpleTestName,
			Kl: () => classOf,
			NY: () => methodOf,
			RI: () => simpleNameOf,
			TH: () => simpleClass,
			bJ: () => flowNaming,
			fD: () => enclosing,
			xf: () => isInner
		});
		var _model_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80483);
		const methodOf = (name) => {
			const [start = ""] = name.split(/[[(]/, 1);
			return start.trim() || /\(([^()]+)\)$/.exec(name)?.[1] || name;
		};
		const classOf = (className) => className.split("[", 1)[0] || className;
		const simpleClass = (className) => className.slice(Math.max(className.lastIndexOf("."), className.lastIndexOf("/")) + 1);
		const simpleTestName = ({ className, name }) => `${simpleClass(classOf(className))}#${methodOf(name)}`;
		const simpleNameOf = (text) => {
			const hash = text.indexOf("#");
			return simpleTestName({
				className: text.slice(0, Math.max(0, hash)),
				name: text.slice(hash + 1)
			});
		};
		const isInner = (className) => className.includes("$");
		const enclosing = (className) => {
			const parts = className.split("$");
			return parts.map((_, nth) => parts.slice(0, nth + 1).join("$"));
		};
		const isFilePart = (part) => /^classes\d*\.dex$|\.xctest$/.test(part);
		const asTold = (test) => test;
		const flowNaming = (suite) => {
			const flows = suite?.tests.filter(({ file }) => file !== undefined) ?? [];
			if (flows.length === 0) return asTold;
			const known = new Set(flows.map(_model_results_js__WEBPACK_IMPORTED_MODULE_0__.U));
			const byName = Map.groupBy(flows, ({ className, name }) => `${stemOf(className)}#${name}`);
			const byStem = Map.groupBy(flows, ({ className }) => stemOf(className));
			return (test) => {
				if (known.has((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test))) return test;
				const [flow, ...others] = byName.get((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test)) ?? byStem.get(test.className) ?? [];
				return flow === undefined || others.length > 0 ? test : {
					...test,
					className: flow.className,
					name: flow.name
				};
			};
		};
		const stemOf = (path) => path.slice(path.lastIndexOf("/") + 1);
	}),
	49700: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => countPassedBefore,
			NF: () => asUnstarted,
			fK: () => stoppedBuilds,
			id: () => isStopped,
			s4: () => inBuild,
			xc: () => leftOutBy,
			yU: () => stoppedWithoutFailure
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75977);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52130);
		const leftOutBy = (request) => {
			const { testOrchestrationOptions: options } = request;
			const inner = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(options) ? options : {};
			const abortRequested = isEnabled(inner.abortBuildOnFailure);
			const failuresOnlyRequested = isEnabled(inner.rerunPreviouslyFailed) || isEnabled(request.rerunPreviouslyFailed);
			return abortRequested || failuresOnlyRequested ? {
				abortRequested,
				failuresOnlyRequested
			} : undefined;
		};
		const isEnabled = (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) && (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.Hn)(value.enabled);
		const isStopped = (session) => {
			const { abortRequested, buildAborted, summary, details, deviceStatus } = session.evidence;
			if (abortRequested !== true) return false;
			const stated = [summary, details.state === "read" ? details : undefined];
			const statuses = [...stated.map((each) => each?.status), deviceStatus?.status];
			if (buildAborted === true || statuses.includes("aborted")) return true;
			if (statuses.some((status) => status === "error" || status === "timed-out" || status === "running")) return false;
			const neverRan = stated.some((each) => (each?.counters?.pending ?? 0) > 0) || session.tests.some(({ status }) => status === "pending");
			return neverRan && session.tests.some(({ status }) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_1__.e2)(status));
		};
		const stoppedBuilds = (started, shards) => {
			const ids = stoppedIds(shards);
			return started.filter(({ id }) => ids.has(id));
		};
		const stoppedIds = (shards) => new Set(shards.flatMap(({ deciding }) => deciding.flatMap(({ session }) => isStopped(session) ? session.buildId : [])));
		const stoppedWithoutFailure = (shards) => {
			const failed = new Set(shards.flatMap(({ attempts }) => attempts.flatMap(({ buildId, tests }) => tests.some(({ status }) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_1__.e2)(status)) ? buildId : [])));
			return stoppedIds(shards).difference(failed);
		};
		const asUnstarted = (stopped) => stopped.length === 0 ? [] : [{
			reason: "fail-fast",
			builds: stopped
		}];
		const isPassedBefore = (rawStatus) => /^not[ _-]?run ?\(re-?(?:try|run)/i.test(rawStatus);
		const inBuild = (leftOut) => (test) => leftOut?.failuresOnlyRequested === true && test.status === "pending" && isPassedBefore(test.rawStatus) ? {
			...test,
			status: "skipped"
		} : test;
		const countPassedBefore = (tests) => tests.filter(({ status, rawStatus }) => status === "skipped" && isPassedBefore(rawStatus)).length || undefined;
	}),
	77223: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => readEntries,
			kC: () => readCapabilityFilters,
			t0: () => requestedSplit
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75977);
		var _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2944);
		var _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3782);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11301);
		var _left_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49700);
		const unclearKeys = [
			"cucumberOptions",
			"failFast",
			"fail-fast",
			"fail_fast"
		];
		const readCapabilityFilters = (style, capabilities, tests) => {
			const { keys, read } = style === undefined ? {
				keys: [],
				read: () => []
			} : styles[style];
			const filters = read(capabilities, tests).filter((filter) => filter.length > 0);
			const targets = filters.flat().filter((entry) => entry.kind === "identifier" && entry.className === undefined);
			const isClear = (key) => {
				const entries = readEntries(capabilities[key]);
				if (entries === undefined || targets.some(({ text }) => entries.includes(text))) return false;
				return key !== "size" || entries.length < 2;
			};
			const key = unclearKeys.find((name) => isGiven(capabilities[name])) ?? ((0, _left_out_js__WEBPACK_IMPORTED_MODULE_0__.xc)(capabilities)?.failuresOnlyRequested === true ? "rerunPreviouslyFailed" : undefined) ?? (0, _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_1__.y)(capabilities) ?? keys.find((name) => !isClear(name));
			const unclear = key && `the tests that the capability ${key} selects are known only during the run`;
			return {
				filters,
				unclear
			};
		};
		const byClass = (capabilities) => [capabilities, Object(capabilities.instrumentationOptions)].flatMap(byArguments);
		const byArguments = (values) => {
			const entriesOf = (key) => readEntries(values[key]) ?? [];
			const classes = entriesOf("class").map((text) => {
				const [className = "", method] = text.split("#");
				return {
					kind: "class",
					className,
					method,
					text,
					excludes: false
				};
			});
			const [packages = [], annotations = []] = ["package", "annotation"].map((kind) => entriesOf(kind).map((name) => ({
				kind,
				name,
				text: `${kind}: ${name}`,
				excludes: false
			})));
			const sizes = entriesOf("size").flatMap((text) => {
				const size = _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__.tw.find((each) => each === text.toLowerCase());
				return size === undefined ? [] : [{
					kind: "size",
					size,
					text: `size: ${text}`,
					excludes: false
				}];
			});
			return [
				classes,
				packages,
				...annotations.map((entry) => [entry]),
				sizes
			];
		};
		const byIdentifier = (capabilities, tests) => {
			const classes = new Set(tests.map(({ className }) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_3__.TH)(className)));
			const read = (key, excludes) => (readEntries(capabilities[key]) ?? []).map((text) => {
				const [first = "", second, third] = text.split("/").map((part) => part.replace(/\(\)$/, ""));
				const isWhole = third !== undefined || second !== undefined && classes.has(second) || !classes.has(first);
				const [target, className, name] = isWhole ? [
					first,
					second,
					third
				] : [
					"*",
					first,
					second
				];
				const method = name !== undefined && excludes ? `${name}*` : name;
				return {
					kind: "identifier",
					target,
					className,
					method,
					text,
					excludes
				};
			});
			return [read("only-testing", false), ...read("skip-testing", true).map((entry) => [entry])];
		};
		const byFlow = ({ execute, tags }) => {
			const { includeTags, excludeTags } = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u4)(tags) ? tags : {};
			const tagsOf = (value, excludes) => (readEntries(value) ?? []).map((name) => ({
				kind: "tag",
				name,
				text: `tag:${name}`,
				excludes
			}));
			const files = (readEntries(execute) ?? []).map((text) => {
				const path = (0, _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__.P5)(text);
				return {
					kind: "flow",
					path: path === "." || /\.ya?ml$/.test(path) ? path : `${path}/*`,
					text,
					excludes: false
				};
			});
			return [
				files,
				tagsOf(includeTags, false),
				...tagsOf(excludeTags, true).map((entry) => [entry])
			];
		};
		const styles = {
			class: {
				keys: [
					"class",
					"package",
					"annotation",
					"size"
				],
				read: byClass
			},
			identifier: {
				keys: ["only-testing", "skip-testing"],
				read: byIdentifier
			},
			flow: {
				keys: [],
				read: byFlow
			}
		};
		const isGiven = (value) => {
			if (value === undefined || value === null || value === false || value === "") return false;
			return typeof value !== "object" || Object.keys(value).length > 0;
		};
		const readEntries = (value) => {
			if (!isGiven(value)) return [];
			const entries = Array.isArray(value) ? value : [value];
			if (!entries.every((entry) => typeof entry === "string")) return undefined;
			return entries.flatMap((entry) => entry.split(",").map((name) => name.trim())).filter((name) => name !== "");
		};
		const mostSessions = 1e4;
		const requestedSplit = (request) => {
			if (Object.keys(request).length === 0) return undefined;
			const { shards = { numberOfShards: 1 } } = request;
			if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u4)(shards)) return undefined;
			const { numberOfShards, mapping, deviceSelection } = shards;
			const sessions = Number(numberOfShards ?? (Array.isArray(mapping) ? mapping.length : undefined));
			return Number.isInteger(sessions) && sessions > 0 && sessions <= mostSessions ? {
				sessions,
				onEachDevice: deviceSelection !== "any"
			} : undefined;
		};
	})
};
;
