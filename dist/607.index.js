"use strict";
exports.id = 607;
exports.ids = [607];
exports.modules = {
	82213: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G9: () => hasCacheService,
			cy: () => saveFirst,
			qb: () => openCacheStore,
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
				save: async (key, content) => await attempt("be written", async ({ saveCache }) => {
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
			for (const pauseMs of pausesMs) {
				if (!store.available()) return undefined;
				await clock.sleep(pauseMs, signal);
				const entry = await store.restore(key, [], signal);
				const first = entry && read(entry.content);
				if (first !== undefined) return first;
			}
			return undefined;
		};
		const hasCacheService = (environment) => Boolean(environment.ACTIONS_RUNTIME_TOKEN && (environment.ACTIONS_RESULTS_URL || environment.ACTIONS_CACHE_URL));
		const readEntry = async (file) => {
			const size = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).then((found) => found.isFile() ? found.size : undefined, () => undefined);
			return size === undefined || size > mostBytes ? undefined : (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file);
		};
		const pageSize = 100;
		const listCacheEntries = async (call, prefix, refs) => {
			const { listingSchema } = await Promise.all([__webpack_require__.e(921), __webpack_require__.e(159)]).then(__webpack_require__.bind(__webpack_require__, 2555));
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
	13247: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MZ: () => knownTest,
			WX: () => ctrfTest,
			lJ: () => ctrfDocument,
			qG: () => knownSuite
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(0);
		const fromOne = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1).max(1e4);
		const maxInstant = 864e13;
		const ms = zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(maxInstant).meta({ description: "Milliseconds." });
		const instant = zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(maxInstant).meta({ description: "Milliseconds since 1970 in UTC." });
		const status = zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
			"passed",
			"failed",
			"skipped"
		]);
		const texts = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).readonly();
		const attempt = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			attempt: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1).meta({ description: "1 is the first attempt; the last one is the test itself." }),
			status,
			duration: ms.exactOptional(),
			message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			trace: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			extra: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ rawStatus: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }).readonly()
		});
		const context = {
			device: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "`<device name>-<os version>`; empty for an entry that belongs to no device." }),
			shard: fromOne,
			shards: fromOne,
			attempt: fromOne.meta({ description: "1, or more where `retries` or `session-retries` ran a session again." }),
			ranOn: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "The device that ran it, where another alternative of the line took the place of `device`." }),
			build: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "Id of the build at the service." }),
			session: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "Id of the session at the service." })
		};
		const pastRun = {
			commit: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			date: zod__WEBPACK_IMPORTED_MODULE_1__.w$().meta({ description: "Start of the run, RFC 3339." }),
			url: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "The page of the run." })
		};
		const testHistory = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			label: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"new",
				"known",
				"flaky"
			]).exactOptional().meta({ description: "How the failure compares with earlier runs." }),
			since: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc(pastRun).readonly().exactOptional().meta({ description: "With `known`: the first of the failures up to now." }),
			flakyRate: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				rate: zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(1),
				failures: count,
				outcomes: count
			}).readonly().exactOptional().meta({ description: "Failures among the stored outcomes; those on a commit with passes and failures count double." }),
			recent: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"passed",
					"flaky",
					"failed"
				]),
				...pastRun,
				duration: ms.exactOptional()
			}).readonly()).readonly().meta({ description: "Outcomes in earlier runs, newest last, at most 50." })
		});
		const repeat = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			repeat: fromOne.meta({ description: "From 1, in the order of their starts." }),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["passed", "failed"]),
			duration: ms.exactOptional(),
			message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			trace: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			build: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			session: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			folder: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "Inside the report folder." })
		});
		const crash = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"java",
				"native",
				"not-responding",
				"killed"
			]),
			process: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			thread: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			cause: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "The exception or the signal, with its message." }),
			at: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "The deepest frame of the app: file and line, or the frame." }),
			log: texts.meta({ description: "Lines of the log of the device or of the instrumentation." })
		});
		const testExtra = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			...context,
			build: context.build.exactOptional().meta({ description: "Id of the build at the service. Absent for a test that just passed: its session has it." }),
			simulated: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().meta({ description: "Whether the built-in cloud answered." }),
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"test",
				"session",
				"verdict"
			]).exactOptional().meta({ description: "`session` and `verdict` stand for a problem that no test reports. Absent for a test that just passed." }),
			quarantined: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().meta({ description: "The failure does not count." }),
			quarantine: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				reason: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				issue: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				until: zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}).readonly().exactOptional().meta({ description: "The entry of the quarantine file because of which the failure does not count." }),
			history: testHistory.readonly().exactOptional().meta({ description: "Results of earlier runs; absent for a test that always passed." }),
			repeats: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(repeat.readonly()).readonly().exactOptional().meta({ description: "Further runs of a new or changed test (`repeat-new`). They change neither its status nor any count." }),
			crash: crash.readonly().exactOptional().meta({ description: "Why the app or its tests ended while the test was running, as the logs tell." }),
			rawTrace: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "The trace as the device wrote it, where `mapping` restored it." }),
			ambiguousFrames: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				frame: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				alternatives: texts
			}).readonly()).readonly().exactOptional().meta({ description: "Frames that stay as they are, since `mapping` has several calls for them." }),
			expectedFailures: texts.exactOptional().meta({ description: "Failures that the test expected; they do not count." }),
			testId: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			properties: zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).readonly().exactOptional(),
			attachments: texts.exactOptional(),
			links: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				video: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				deviceLog: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				instrumentationLog: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				networkLog: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				screenshots: texts.exactOptional()
			}).readonly().exactOptional()
		});
		const ctrfTest = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "The method; `suite` holds the class." }),
			status,
			duration: ms,
			start: instant.exactOptional(),
			stop: zod__WEBPACK_IMPORTED_MODULE_0__.aig().exactOptional(),
			suite: texts.exactOptional(),
			message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			trace: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			line: count.exactOptional(),
			rawStatus: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "The status as the service reported it." }),
			filePath: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			retries: count,
			retryAttempts: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(attempt.readonly()).readonly().exactOptional(),
			flaky: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().meta({ description: "Whether it passed only in a retry." }),
			stdout: texts.exactOptional(),
			stderr: texts.exactOptional(),
			device: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			extra: testExtra.readonly()
		});
		const session = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			...context,
			tests: count,
			start: instant.exactOptional(),
			duration: ms.exactOptional(),
			queued: ms.exactOptional(),
			folder: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "Inside the report folder." }),
			dashboard: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			video: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional()
		});
		const job = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			hash: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "Differs between the jobs of a matrix; the same in all run attempts." }),
			run: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "Id of the workflow run." }),
			runAttempt: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1),
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "Id of the job in the workflow file." }),
			devices: texts,
			resolvedDevices: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				line: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				device: zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}).readonly()).readonly().exactOptional().meta({ description: "Every line of the input `devices` with the device that it resolved to; absent where all lines are exact." }),
			shards: zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([fromOne, zod__WEBPACK_IMPORTED_MODULE_0__.euz("auto")]).meta({ description: "Of the whole run." }),
			shard: fromOne.exactOptional().meta({ description: "The only shard of this job." }),
			suiteId: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "Package or bundle id of the test suite." })
		});
		const knownTest = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			className: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			ignored: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			parameterized: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			conditional: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			naming: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["derived", "free"]).exactOptional()
		});
		const knownSuite = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			tests: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(knownTest.readonly()).readonly(),
			unknown: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ part: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }).readonly()).readonly(),
			unseen: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			customRunner: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().exactOptional()
		});
		const unstartedReason = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["fail-fast", "budget"]);
		const runExtra = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			simulated: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			verdict: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"passed",
				"failed",
				"error",
				"timed-out",
				"cancelled",
				"started",
				"planned"
			]).meta({ description: "The output `verdict` of the step." }),
			reason: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			code: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "Stable name of the reason, as in docs/troubleshooting.md." }),
			framework: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			project: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			job: job.readonly().exactOptional().meta({ description: "The job that wrote the document; absent where a collector job did." }),
			failOnFlaky: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			deviceMs: ms,
			predicted: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				deviceMs: ms,
				durationMs: ms,
				runs: fromOne
			}).readonly().exactOptional().meta({ description: "Predicted cost, and the number of earlier runs that it is based on; absent if there were none." }),
			queueMs: ms,
			totals: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				tests: count,
				passed: count,
				failed: count,
				skipped: count,
				flaky: count,
				missing: count,
				quarantined: count.exactOptional()
			}).readonly().meta({ description: "Counts over (test, device) pairs, as in the outputs of the step." }),
			builds: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				shard: fromOne,
				shards: fromOne,
				attempt: fromOne
			}).readonly()).readonly(),
			refs: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				app: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				testSuite: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				media: texts.exactOptional()
			}).readonly().exactOptional().meta({ description: "What all builds used, as build requests name it; each absent where there is none, or where they differ." }),
			sessions: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(session.readonly()).readonly(),
			quarantine: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				file: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				warnings: texts
			}).readonly().exactOptional().meta({ description: "The quarantine file, and its entries that expired or match no known test, as sentences." }),
			history: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				earlierRuns: count,
				new: count,
				known: count,
				flaky: count,
				knownSince: zod__WEBPACK_IMPORTED_MODULE_1__.w$().exactOptional()
			}).readonly().exactOptional().meta({ description: "Failures by how they compare with earlier runs; absent if there were none." }),
			missingTests: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				devices: texts,
				notStarted: unstartedReason.exactOptional().meta({ description: "Why its shard was not started." })
			}).readonly()).readonly(),
			unstarted: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				reason: unstartedReason,
				shards: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(fromOne).readonly(),
				clause: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				stopped: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().meta({ description: "They were started, and stopped at the first failed test." })
			}).readonly()).readonly().exactOptional().meta({ description: "Shards and retries that were not started, by `fail-fast` or `max-device-minutes`." }),
			repeats: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				times: count.meta({ description: "How often each new or changed test was to run again." }),
				planned: count.meta({ description: "Sessions that were to repeat tests." }),
				ran: count.meta({ description: "Those of them with a result." }),
				deviceMs: ms,
				tests: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
					className: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
					name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
					device: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
					why: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["new", "changed"]),
					passed: count.meta({ description: "Runs that passed, the one of the results among them." }),
					failed: count
				}).readonly()).readonly()
			}).readonly().exactOptional().meta({ description: "What `repeat-new` showed. A test with passed and failed runs is unstable." }),
			emptySelection: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().meta({ description: "The changed files selected no test (input `select`), so that the job started no build." }),
			knownSuite: knownSuite.readonly().exactOptional().meta({ description: "The discovered tests that the run had to report; absent where they are unknown." }),
			notices: texts
		});
		const summary = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			tests: count,
			passed: count,
			failed: count,
			skipped: count,
			pending: count,
			other: count,
			flaky: count,
			start: instant,
			stop: instant,
			duration: ms
		});
		const ctrfDocument = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			reportFormat: zod__WEBPACK_IMPORTED_MODULE_0__.euz("CTRF"),
			specVersion: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			timestamp: zod__WEBPACK_IMPORTED_MODULE_1__.w$().meta({ description: "RFC 3339." }),
			generatedBy: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			results: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				tool: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }).readonly(),
				summary: summary.readonly(),
				tests: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(ctrfTest.readonly()).readonly(),
				environment: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
					reportName: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
					testEnvironment: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
					healthy: zod__WEBPACK_IMPORTED_MODULE_0__.zMY()
				}).readonly(),
				extra: runExtra.readonly()
			}).readonly()
		});
	}),
	91283: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			keepSuite: () => keepSuite,
			readSuite: () => readSuite
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26921);
		var _github_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82213);
		var _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47206);
		var _results_ctrf_ctrf_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13247);
		const text = zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(1e4);
		const suiteTest = _results_ctrf_ctrf_document_js__WEBPACK_IMPORTED_MODULE_3__.MZ.extend({
			target: text.exactOptional(),
			file: text.exactOptional(),
			tags: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(text).exactOptional(),
			annotations: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(text).exactOptional(),
			sizes: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.k5n(_model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__.tw)).exactOptional()
		});
		const suiteSchema = _results_ctrf_ctrf_document_js__WEBPACK_IMPORTED_MODULE_3__.qG.extend({
			tests: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(suiteTest),
			onRequest: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(suiteTest).exactOptional(),
			sequence: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(text).exactOptional(),
			unknown: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				part: text,
				reason: text
			})),
			suiteId: text.optional(),
			target: text.optional(),
			runner: text.optional(),
			targetPackage: text.optional(),
			classesRead: zod__WEBPACK_IMPORTED_MODULE_4__.Whr().min(0),
			testPlan: text.exactOptional()
		});
		const keepSuite = async (reference, suite, context) => {
			const { store, key } = openEntry(reference, context);
			if (await store.save(key, JSON.stringify(suite))) context.log.info(`Stored the ${suite.tests.length} discovered tests for jobs that use ${reference}.`);
		};
		const readSuite = async (reference, context) => {
			const { store, key } = openEntry(reference, context);
			const stored = await store.restore(key, []);
			if (stored === undefined) return undefined;
			const suite = parseSuite(stored.content.toString());
			if (suite === undefined) context.log.info(`Could not read the tests stored for ${reference}, so missing tests cannot be detected.`);
			else context.log.info(`Found ${suite.tests.length} tests in the suite, discovered when ${reference} was uploaded.`);
			return suite;
		};
		const openEntry = (reference, { environment, log, clock, signal }) => {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(reference).digest("hex").slice(0, 40);
			const quietLog = {
				...log,
				notice: (line) => log.info(line)
			};
			const store = (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_1__.qb)("suite", {
				environment,
				log: quietLog,
				clock,
				signal
			});
			return {
				store,
				key: `mobile-test-cloud-suite-2-${hash}`
			};
		};
		const parseSuite = (stored) => {
			try {
				const { suiteId, target, runner, targetPackage, ...suite } = suiteSchema.parse(JSON.parse(stored));
				return {
					...suite,
					suiteId,
					target,
					runner,
					targetPackage
				};
			} catch {
				return undefined;
			}
		};
	}),
	64377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p6: () => date,
			w$: () => datetime
		});
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
		function datetime(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
		}
		function date(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Brp, params);
		}
		function time(params) {
			return core._isoTime(ZodISOTime, params);
		}
		function duration(params) {
			return core._isoDuration(ZodISODuration, params);
		}
	})
};
;
