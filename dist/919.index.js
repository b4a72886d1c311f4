"use strict";
exports.id = 919;
exports.ids = [919];
exports.modules = {
	29408: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			blobSchema: () => blobSchema,
			commitSchema: () => commitSchema,
			listingSchema: () => listingSchema,
			refSchema: () => refSchema,
			shaSchema: () => shaSchema,
			treeSchema: () => treeSchema
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
		const refSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }) });
		const shaSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() });
		const commitSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ tree: shaSchema });
		const treeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			tree: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				path: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}))
		});
		const blobSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			content: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			encoding: zod__WEBPACK_IMPORTED_MODULE_0__.euz("base64")
		});
		const listingSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ actions_caches: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			key: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			ref: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			version: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().default(""),
			created_at: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().default("")
		})) });
	}),
	90268: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readHistory: () => readHistory });
		var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75977);
		var _history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79557);
		var _history_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77979);
		const count = zod__WEBPACK_IMPORTED_MODULE_1__.Whr().min(0).max(864e13);
		const name = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).max(_history_document_js__WEBPACK_IMPORTED_MODULE_2__.YG);
		const text = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().max(_history_document_js__WEBPACK_IMPORTED_MODULE_2__.YG);
		const run = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: name,
			attempt: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().min(1).max(1e4),
			commit: text,
			branch: text,
			pullRequest: count.exactOptional(),
			startedAtMs: count,
			finishedAtMs: count,
			url: zod__WEBPACK_IMPORTED_MODULE_1__.OZ5({ protocol: /^https?$/ }).max(_history_document_js__WEBPACK_IMPORTED_MODULE_2__.YG).exactOptional(),
			overheadMs: count.exactOptional(),
			projects: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(/^[0-9a-f]{1,64}$/)).max(1e3).exactOptional()
		});
		const reference = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(/^bs:\/\/[\w.-]{1,200}$/);
		const hash = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(/^[0-9a-f]{1,64}$/);
		const commitUploads = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			commit: name,
			variant: hash,
			app: reference.exactOptional(),
			testSuite: reference.exactOptional(),
			media: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(text).max(100),
			target: name.exactOptional(),
			appContent: hash.exactOptional(),
			testSuiteContent: hash.exactOptional(),
			uploadedAtMs: count,
			usedAtMs: count
		});
		const document = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			format: zod__WEBPACK_IMPORTED_MODULE_1__.euz(_history_document_js__WEBPACK_IMPORTED_MODULE_2__.GP),
			version: zod__WEBPACK_IMPORTED_MODULE_1__.euz(_history_document_js__WEBPACK_IMPORTED_MODULE_2__.$1),
			framework: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			suite: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			runs: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(run).max(1e4),
			tests: zod__WEBPACK_IMPORTED_MODULE_1__.L5J(),
			uploads: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(commitUploads).max(1e4),
			sources: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(text).max(1e3),
			splitUnknown: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().exactOptional()
		});
		const readHistory = (bytes, suite) => {
			const read = document.safeParse(unpackDocument(bytes));
			if (!read.success) {
				const [issue] = read.error.issues;
				throw (0, _history_document_js__WEBPACK_IMPORTED_MODULE_2__.Cf)(`is damaged (${issue?.path.join(".") || "JSON"}: ${issue?.message})`);
			}
			const { framework, suite: suiteId, runs, tests, uploads, sources, splitUnknown } = read.data;
			if (framework !== suite.framework || suiteId !== (suite.suiteId ?? "")) throw (0, _history_document_js__WEBPACK_IMPORTED_MODULE_2__.Cf)(`is of the suite "${suiteId}" of ${framework}`);
			if (new Set(runs.map(_history_js__WEBPACK_IMPORTED_MODULE_3__.r7)).size < runs.length) throw damaged("a run twice");
			return {
				runs,
				tests: readTests(tests, runs),
				uploads,
				sources: new Set(sources),
				splitUnknown
			};
		};
		const unpackDocument = (bytes) => {
			try {
				return JSON.parse((0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, { maxOutputLength: _history_document_js__WEBPACK_IMPORTED_MODULE_2__.RJ }).toString());
			} catch (error) {
				const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
				throw (0, _history_document_js__WEBPACK_IMPORTED_MODULE_2__.Cf)(isTooLarge ? "is too large" : "is damaged (neither gzip nor JSON)");
			}
		};
		const readTests = (tests, runs) => readEntries(tests, (byName) => readEntries(byName, (byDevice, test) => readEntries(byDevice, (stored, device) => {
			if (test === "" || device === "") throw damaged(`tests without a name`);
			const outcomes = readOutcomes(stored, runs);
			if (outcomes === undefined) throw damaged(`outcomes of ${test} on ${device}`);
			return outcomes;
		})));
		const damaged = (what) => (0, _history_document_js__WEBPACK_IMPORTED_MODULE_2__.Cf)(`is damaged (${what})`);
		const readEntries = (value, read) => {
			if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u4)(value)) throw damaged("tests");
			return new Map(Object.entries(value).map(([key, entry]) => {
				if (key.length > _history_document_js__WEBPACK_IMPORTED_MODULE_2__.YG) throw damaged("a name is too long");
				return [key, read(entry, key)];
			}));
		};
		const statuses = [
			"passed",
			"flaky",
			"failed"
		];
		const readOutcomes = (value, all) => {
			if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u4)(value)) return undefined;
			const { runs: positions, statuses: given, durationsMs } = value;
			if (!Array.isArray(positions) || !Array.isArray(given) || !Array.isArray(durationsMs)) return undefined;
			if (positions.length !== given.length || positions.length !== durationsMs.length) return undefined;
			const outcomes = [];
			for (const [nth, position] of positions.entries()) {
				const status = statuses.find((each) => each === given[nth]);
				const durationMs = durationsMs[nth];
				const past = typeof position === "number" && position > (positions[nth - 1] ?? -1) ? all[position] : undefined;
				if (status === undefined || past === undefined) return undefined;
				if (durationMs === null) outcomes.push({
					status,
					run: past
				});
				else if (typeof durationMs === "number" && durationMs >= 1 && durationMs <= _history_document_js__WEBPACK_IMPORTED_MODULE_2__.TD) outcomes.push({
					status,
					run: past,
					durationMs
				});
				else return undefined;
			}
			return outcomes;
		};
	}),
	15496: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { describeUnknownInput: () => describeUnknownInput });
		var _lib_nearest_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64572);
		const beginningOf = (wanted, name) => [wanted, name.slice(0, wanted.length)];
		const describeUnknownInput = (input, names) => {
			const name = input.replaceAll("_", "-");
			const whole = (0, _lib_nearest_names_js__WEBPACK_IMPORTED_MODULE_0__.L)(name, names, 1, (wanted, known) => [wanted, known]);
			const [nearest] = whole.length > 0 ? whole : (0, _lib_nearest_names_js__WEBPACK_IMPORTED_MODULE_0__.L)(name, names, 1, beginningOf);
			const hint = nearest === undefined ? "" : ` Did you mean \`${nearest}\`?`;
			return `This action has no input "${input}", so its value is ignored.${hint}`;
		};
	}),
	18122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openAgreement: () => openAgreement });
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65953);
		var _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62708);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5182);
		var _github_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16370);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88005);
		var _list_builds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63790);
		const document = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			line: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(1e3),
			device: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(300)
		})).max(1e3);
		const openAgreement = (inputs, identity, context) => {
			const { environment, github, log, clock, signal, service } = context;
			const { runId, runAttempt } = github;
			const store = (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_1__.qb)("devices", {
				environment,
				log: {
					...log,
					notice: (line) => log.info(line)
				},
				clock,
				signal
			});
			const hash = (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__.qQ)(inputs.system, (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__.nq)(service) ? "embedded" : "service", ...inputs.deviceLines);
			const key = `mobile-test-cloud-devices-1-${runId}-${hash}`;
			const read = (content) => parseChoices(content.toString(), inputs.deviceLines);
			return {
				find: async () => {
					const entry = await store.restore(key, []);
					const agreed = entry && read(entry.content);
					if (agreed !== undefined || runAttempt === 1 && store.available()) return agreed;
					return devicesOfBuilds(inputs, identity, runId, context);
				},
				settle: async (own) => {
					const agreed = await (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_1__.cy)(store, {
						key,
						content: JSON.stringify(own),
						read
					}, context);
					if (agreed !== undefined) return agreed;
					log.notice("The devices were resolved for this job alone, since the cache could not be used: another job of this workflow run may resolve the same lines to other devices.");
					return own;
				}
			};
		};
		const parseChoices = (text, lines) => {
			try {
				const choices = document.parse(JSON.parse(text));
				return String(choices.map(({ line }) => line)) === String(lines) ? choices : undefined;
			} catch {
				return undefined;
			}
		};
		const devicesOfBuilds = async ({ framework, project, deviceLines: lines }, identity, runId, context) => {
			if (!(0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_4__.Fg)(framework).listsBuilds) return undefined;
			const hash = (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__.qQ)(...lines);
			const rank = ({ tag }) => tag?.job === identity ? tag.runAttempt : 0;
			try {
				const [build] = (await (0, _list_builds_js__WEBPACK_IMPORTED_MODULE_5__.Y)(framework, project, context.cloud)).filter(({ tag, devices }) => tag?.attempt === 0 && tag.lines === hash && (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__.ke)(tag, runId) && devices.length === lines.length).toSorted((a, b) => rank(b) - rank(a));
				return build?.devices.map((device, nth) => ({
					line: lines[nth] ?? device,
					device
				}));
			} catch (error) {
				context.signal.throwIfAborted();
				context.log.info(`The devices of earlier builds of this workflow run cannot be listed (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__.Uc)(error)}).`);
				return undefined;
			}
		};
	}),
	96186: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			keepSuite: () => keepSuite,
			readSuite: () => readSuite
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
		var _core_model_run_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3782);
		var _core_results_ctrf_ctrf_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13599);
		var _github_cache_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16370);
		const text = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().max(1e4);
		const suiteTest = _core_results_ctrf_ctrf_document_js__WEBPACK_IMPORTED_MODULE_2__.MZ.extend({
			target: text.exactOptional(),
			file: text.exactOptional(),
			tags: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(text).exactOptional(),
			annotations: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(text).exactOptional(),
			sizes: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.k5n(_core_model_run_plan_js__WEBPACK_IMPORTED_MODULE_3__.tw)).exactOptional()
		});
		const suiteSchema = _core_results_ctrf_ctrf_document_js__WEBPACK_IMPORTED_MODULE_2__.qG.extend({
			tests: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(suiteTest),
			onRequest: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(suiteTest).exactOptional(),
			sequence: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(text).exactOptional(),
			groups: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				folders: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(text),
				byTag: zod__WEBPACK_IMPORTED_MODULE_1__.zMY()
			}).exactOptional(),
			unknown: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				part: text,
				reason: text
			})),
			suiteId: text.optional(),
			target: text.optional(),
			runner: text.optional(),
			targetPackage: text.optional(),
			classesRead: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().min(0),
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
			const key = `mobile-test-cloud-suite-2-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", reference).slice(0, 40)}`;
			const quietLog = {
				...log,
				notice: (line) => log.info(line)
			};
			const store = (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_4__.qb)("suite", {
				environment,
				log: quietLog,
				clock,
				signal
			});
			return {
				store,
				key
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
	41897: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { claimTests: () => claimTests });
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65953);
		var _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62708);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5182);
		var _github_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16370);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88005);
		var _list_builds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63790);
		const mostEntries = 300;
		const document = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			job: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			tests: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
		const claimTests = async (entries, inputs, identity, context) => {
			if (context.github.matrix === undefined && inputs.shardIndex === undefined) return new Set(entries);
			const take = openClaims(inputs, identity, context);
			const own = new Set();
			let left = entries;
			for (let nth = 1; nth <= mostEntries && left.length > 0; nth++) {
				const claim = await take(nth, left);
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
			const store = (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_1__.qb)("repeats", {
				environment,
				log: {
					...log,
					notice: log.info
				},
				clock,
				signal
			});
			const hash = (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__.qQ)(inputs.framework, inputs.project, (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__.nq)(inputs.service) ? "embedded" : "service");
			return async (nth, tests) => {
				const key = `mobile-test-cloud-repeats-1-${github.runId}-${hash}-${nth}`;
				if (!store.available()) return undefined;
				const entry = await store.restore(key, []);
				const content = JSON.stringify({
					job,
					tests
				});
				return (entry && read(entry.content)) ?? (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_1__.cy)(store, {
					key,
					content,
					read
				}, {
					clock,
					signal
				});
			};
		};
		const read = (content) => {
			try {
				return document.parse(JSON.parse(content.toString()));
			} catch {
				return undefined;
			}
		};
		const repeatedByOthers = async ({ framework, project }, identity, context) => {
			const { github, log, signal } = context;
			if (!(0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_4__.Fg)(framework).listsBuilds) return new Set();
			try {
				const builds = await (0, _list_builds_js__WEBPACK_IMPORTED_MODULE_5__.Z)(framework, project, context.cloud);
				return new Set(builds.flatMap(({ tag, filters }) => tag?.repeat !== undefined && tag.job !== identity && (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__.ke)(tag, github.runId) ? filters : []));
			} catch (error) {
				signal.throwIfAborted();
				log.info(`Could not check which tests other jobs repeat (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__.Uc)(error)}).`);
				return new Set();
			}
		};
	}),
	13599: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MZ: () => knownTest,
			WX: () => ctrfTest,
			lJ: () => ctrfDocument,
			qG: () => knownSuite
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const record = (shape) => zod__WEBPACK_IMPORTED_MODULE_0__.Ikc(shape).readonly();
		const list = (item) => zod__WEBPACK_IMPORTED_MODULE_0__.YOg(item).readonly();
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(0);
		const fromOne = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1).max(1e4);
		const maxInstant = 864e13;
		const ms = zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(maxInstant).describe("Milliseconds.");
		const instant = zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(maxInstant).describe("Milliseconds since 1970 in UTC.");
		const status = zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
			"passed",
			"failed",
			"skipped"
		]);
		const otherStatus = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["pending", "other"]);
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP();
		const texts = list(text);
		const attempt = record({
			attempt: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1).describe("1 is the first attempt; the last one is the test itself."),
			status,
			duration: ms.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional(),
			extra: record({ rawStatus: text })
		});
		const context = {
			device: text.describe("`<device name>-<os version>`; empty for an entry that belongs to no device."),
			shard: fromOne,
			shards: fromOne,
			attempt: fromOne.describe("1, or more where `retries` or `session-retries` ran a session again."),
			ranOn: text.exactOptional().describe("The device that ran it, where another alternative of the line took the place of `device`."),
			build: text.describe("Id of the build at the service."),
			session: text.exactOptional().describe("Id of the session at the service.")
		};
		const pastRun = {
			commit: text,
			date: zod__WEBPACK_IMPORTED_MODULE_1__.w$().describe("Start of the run, RFC 3339."),
			url: text.exactOptional().describe("The page of the run.")
		};
		const testHistory = record({
			label: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"new",
				"known",
				"flaky"
			]).exactOptional().describe("How the failure compares with earlier runs."),
			since: record(pastRun).exactOptional().describe("With `known`: the first of the failures up to now."),
			flakyRate: record({
				rate: zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(1),
				failures: count,
				outcomes: count
			}).exactOptional().describe("Failures among the stored outcomes; those on a commit with passes and failures count double."),
			recent: list(record({
				status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"passed",
					"flaky",
					"failed"
				]),
				...pastRun,
				duration: ms.exactOptional()
			})).describe("Outcomes in earlier runs, newest last, at most 50.")
		});
		const repeat = record({
			repeat: fromOne.describe("From 1, in the order of their starts."),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"passed",
				"failed",
				"timed-out",
				"error"
			]),
			duration: ms.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional(),
			build: text,
			session: text.exactOptional(),
			folder: text.describe("Inside the report folder; empty in the report of a collector, which has no files of repeats.")
		});
		const onBase = record({
			result: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"fails-on-base",
				"unstable-on-base",
				"passes-on-base",
				"unknown"
			]).describe("`fails-on-base`: all its runs on the app of the base branch failed, too."),
			why: text.exactOptional().describe("With `unknown`: the reason."),
			branch: text,
			commit: text.exactOptional().describe("Commit of the app and the suite; absent where none could be run."),
			sessions: list(record({
				status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["passed", "failed"]),
				build: text,
				session: text.exactOptional(),
				dashboard: text.exactOptional()
			})).describe("Runs with a result.")
		});
		const crash = record({
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"java",
				"native",
				"not-responding",
				"killed"
			]),
			process: text.exactOptional(),
			thread: text.exactOptional(),
			cause: text.describe("The exception or the signal, with its message."),
			at: text.exactOptional().describe("The deepest frame of the app: file and line, or the frame."),
			log: texts.describe("Lines of the log of the device or of the instrumentation.")
		});
		const links = record({
			video: text.exactOptional(),
			deviceLog: text.exactOptional(),
			instrumentationLog: text.exactOptional(),
			networkLog: text.exactOptional(),
			screenshots: texts.exactOptional()
		});
		const otherResult = record({
			...context,
			status,
			rawStatus: text,
			duration: ms.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional()
		});
		const testExtra = record({
			...context,
			build: context.build.exactOptional().describe("Id of the build at the service. Absent for a test that just passed: its session has it."),
			simulated: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().describe("Whether the built-in cloud answered."),
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"test",
				"session",
				"verdict"
			]).exactOptional().describe("`session` and `verdict` stand for a problem that no test reports. They are no tests: their status is `other`, or `pending` while the session waits for a device. Absent for a test that just passed."),
			otherResults: list(otherResult).exactOptional().describe("Results of the same test in other sessions of the device. The entry itself has the result that counts."),
			quarantined: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("The failure does not count."),
			quarantine: record({
				reason: text,
				issue: text,
				until: text
			}).exactOptional().describe("The entry of the quarantine file because of which the failure does not count."),
			history: testHistory.exactOptional().describe("Results of earlier runs; absent for a test that always passed."),
			repeats: list(repeat).exactOptional().describe("Further runs of a new or changed test (`repeat-new`). They change neither its status nor any count."),
			onBase: onBase.exactOptional().describe("What the failed test does on the app of the base branch (`compare-base`). It changes neither its status nor any count."),
			crash: crash.exactOptional().describe("Why the app or its tests ended while the test was running, as the logs tell."),
			rawTrace: text.exactOptional().describe("The trace as the device wrote it, where `mapping` restored it."),
			ambiguousFrames: list(record({
				frame: text,
				alternatives: texts
			})).exactOptional().describe("Frames that stay as they are, since `mapping` has several calls for them."),
			expectedFailures: texts.exactOptional().describe("Failures that the test expected; they do not count."),
			testId: text.exactOptional(),
			properties: zod__WEBPACK_IMPORTED_MODULE_0__.g1P(text, text).readonly().exactOptional(),
			attachments: texts.exactOptional(),
			links: links.exactOptional()
		});
		const ctrfEntry = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			name: text.describe("The method; `suite` holds the class."),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([status, otherStatus]),
			duration: ms,
			start: instant.exactOptional(),
			stop: zod__WEBPACK_IMPORTED_MODULE_0__.aig().exactOptional(),
			suite: texts.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional(),
			line: count.exactOptional(),
			rawStatus: text.describe("The status as the service reported it."),
			filePath: text.exactOptional(),
			retries: count,
			retryAttempts: list(attempt).exactOptional(),
			flaky: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().describe("Whether it passed only in a retry."),
			stdout: texts.exactOptional(),
			stderr: texts.exactOptional(),
			device: text,
			extra: testExtra
		});
		const isOther = ({ status: own }) => own === "pending" || own === "other";
		const ctrfTest = ctrfEntry.refine((entry) => isOther(entry) === ((entry.extra.kind ?? "test") !== "test"), {
			path: ["status"],
			message: "the status does not fit the kind of the entry"
		});
		const session = record({
			...context,
			tests: count,
			start: instant.exactOptional(),
			duration: ms.exactOptional(),
			queued: ms.exactOptional(),
			folder: text.describe("Inside the report folder."),
			dashboard: text.exactOptional(),
			video: text.exactOptional()
		});
		const job = record({
			hash: text.describe("Differs between the jobs of a matrix; the same in all run attempts."),
			run: text.describe("Id of the workflow run."),
			runAttempt: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1),
			name: text.describe("Id of the job in the workflow file."),
			devices: texts,
			resolvedDevices: list(record({
				line: text,
				device: text
			})).exactOptional().describe("Every line of the input `devices` with the device that it resolved to; absent where all lines are exact."),
			shards: zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([fromOne, zod__WEBPACK_IMPORTED_MODULE_0__.euz("auto")]).describe("Of the whole run."),
			shard: fromOne.exactOptional().describe("The only shard of this job."),
			suiteId: text.exactOptional().describe("Package or bundle id of the test suite.")
		});
		const knownTest = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			className: text,
			name: text,
			ignored: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			parameterized: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			conditional: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			naming: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["derived", "free"]).exactOptional()
		});
		const knownSuite = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			tests: list(knownTest.readonly()),
			unknown: list(record({ part: text })),
			unseen: text.exactOptional(),
			isPart: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("Set where the suite has more than these tests: those that were not selected."),
			customRunner: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().exactOptional()
		});
		const totals = record({
			tests: count,
			passed: count,
			failed: count,
			skipped: count,
			flaky: count,
			missing: count,
			quarantined: count.exactOptional()
		});
		const unstartedReason = zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
			"fail-fast",
			"budget",
			"canary"
		]);
		const missingTest = record({
			name: text,
			devices: texts,
			notStarted: unstartedReason.exactOptional().describe("Why its shard was not started.")
		});
		const unstartedShards = record({
			reason: unstartedReason,
			shards: list(fromOne),
			clause: text,
			stopped: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("They were started, and stopped at the first failed test.")
		});
		const repeatedTest = record({
			className: text,
			name: text,
			device: text,
			why: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["new", "changed"]),
			passed: count.describe("Runs that passed, the one of the results among them."),
			failed: count.describe("Runs that did not pass."),
			broken: count.exactOptional().describe("Repeats among them that timed out or ended in error. No quarantine covers them.")
		});
		const repeatReport = record({
			times: count.describe("How often each new or changed test was to run again."),
			planned: count.describe("Sessions that were to repeat tests."),
			ran: count.describe("Those of them in which a test ran."),
			deviceMs: ms,
			tests: list(repeatedTest)
		});
		const baseReport = record({
			tests: list(record({
				className: text,
				name: text,
				device: text,
				...onBase.unwrap().shape
			})),
			more: count.describe("Failed tests that were not compared."),
			deviceMs: ms
		});
		const runExtra = record({
			simulated: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			verdict: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"passed",
				"failed",
				"error",
				"timed-out",
				"cancelled",
				"started",
				"planned"
			]).describe("The output `verdict` of the step."),
			reason: text,
			code: text.exactOptional().describe("Stable name of the reason, as in docs/troubleshooting.md."),
			framework: text,
			project: text,
			job: job.exactOptional().describe("The job that wrote the document; absent where a collector job did."),
			failOnFlaky: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			deviceMs: ms,
			predicted: record({
				deviceMs: ms,
				durationMs: ms,
				runs: fromOne
			}).exactOptional().describe("Predicted cost, and the number of earlier runs that it is based on; absent if there were none."),
			queueMs: ms,
			totals: totals.describe("Counts over (test, device) pairs, as in the outputs of the step."),
			builds: list(record({
				id: text,
				shard: fromOne,
				shards: fromOne,
				attempt: fromOne
			})),
			refs: record({
				app: text.exactOptional(),
				testSuite: text.exactOptional(),
				media: texts.exactOptional()
			}).exactOptional().describe("What all builds used, as build requests name it; each absent where there is none, or where they differ."),
			sessions: list(session),
			quarantine: record({
				file: text,
				warnings: texts
			}).exactOptional().describe("The quarantine file, and its entries that expired or match no known test, as sentences."),
			history: record({
				earlierRuns: count,
				new: count,
				known: count,
				flaky: count,
				knownSince: zod__WEBPACK_IMPORTED_MODULE_1__.w$().exactOptional()
			}).exactOptional().describe("Failures by how they compare with earlier runs; absent if there were none."),
			missingTests: list(missingTest),
			unstarted: list(unstartedShards).exactOptional().describe("Shards and retries that were not started, by `fail-fast`, `max-device-minutes` or `canary-devices`."),
			repeats: repeatReport.exactOptional().describe("What `repeat-new` showed. A test with passed and failed runs is unstable."),
			onBase: baseReport.exactOptional().describe("What `compare-base` showed; absent where it compared nothing."),
			emptySelection: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("The changed files selected no test (input `select`), so that the job started no build."),
			knownSuite: knownSuite.readonly().exactOptional().describe("The discovered tests that the run had to report; absent where they are unknown."),
			notices: texts
		});
		const summary = record({
			tests: count.describe("Results of tests, as in the outputs of the step: the sum of `passed`, `failed` and `skipped`."),
			passed: count,
			failed: count,
			skipped: count,
			pending: count.describe("Entries that are no test: sessions that wait for a device."),
			other: count.describe("Entries that are no test: sessions with a problem, and a red verdict that no other entry shows."),
			flaky: count,
			start: instant,
			stop: instant,
			duration: ms
		});
		const ctrfDocument = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			reportFormat: zod__WEBPACK_IMPORTED_MODULE_0__.euz("CTRF"),
			specVersion: text,
			timestamp: zod__WEBPACK_IMPORTED_MODULE_1__.w$().describe("RFC 3339."),
			generatedBy: text,
			results: record({
				tool: record({ name: text }),
				summary,
				tests: list(ctrfTest.readonly()),
				environment: record({
					reportName: text,
					testEnvironment: text,
					healthy: zod__WEBPACK_IMPORTED_MODULE_0__.zMY()
				}),
				extra: runExtra
			})
		});
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
