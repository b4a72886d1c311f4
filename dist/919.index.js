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
		var _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62708);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5182);
		var _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99594);
		var _github_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16370);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88005);
		var _list_builds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63790);
		const document = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			line: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(1e3),
			device: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(300)
		})).max(1e3);
		const openAgreement = (inputs, identity, context) => {
			const { github, log, service } = context;
			const { runId, runAttempt } = github;
			const store = (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_1__.qb)("devices", {
				...context,
				log: {
					...log,
					notice: log.info
				}
			});
			const hash = (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__.q)(inputs.system, (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__.nq)(service) ? "embedded" : "service", ...inputs.deviceLines);
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
			const hash = (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__.q)(...lines);
			const rank = ({ tag }) => tag?.job === identity ? tag.runAttempt : 0;
			try {
				const [build] = (await (0, _list_builds_js__WEBPACK_IMPORTED_MODULE_5__.Y)(framework, project, context.cloud)).filter(({ tag, devices }) => tag?.attempt === 0 && tag.lines === hash && (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_6__.ke)(tag, runId) && devices.length === lines.length).toSorted((a, b) => rank(b) - rank(a));
				return build?.devices.map((device, nth) => ({
					line: lines[nth] ?? device,
					device
				}));
			} catch (error) {
				context.signal.throwIfAborted();
				context.log.info(`The devices of earlier builds of this workflow run cannot be listed (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_7__.Uc)(error)}).`);
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
		const openEntry = (reference, context) => {
			const key = `mobile-test-cloud-suite-2-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", reference).slice(0, 40)}`;
			const { log } = context;
			const store = (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_4__.qb)("suite", {
				...context,
				log: {
					...log,
					notice: log.info
				}
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
		var _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62708);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5182);
		var _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99594);
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
		const openClaims = (inputs, job, context) => {
			const { github, log } = context;
			const store = (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_1__.qb)("repeats", {
				...context,
				log: {
					...log,
					notice: log.info
				}
			});
			const hash = (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__.q)(inputs.framework, inputs.project, (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__.nq)(inputs.service) ? "embedded" : "service");
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
				}, context);
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
				return new Set(builds.flatMap(({ tag, filters }) => tag?.repeat !== undefined && tag.job !== identity && (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_6__.ke)(tag, github.runId) ? filters : []));
			} catch (error) {
				signal.throwIfAborted();
				log.info(`Could not check which tests other jobs repeat (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_7__.Uc)(error)}).`);
				return new Set();
			}
		};
	}),
	7100: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			keepIssues: () => keepIssues,
			logIssuePlan: () => logIssuePlan
		});
		var discovered_suite = __webpack_require__(40258);
		var project = __webpack_require__(81204);
		var run_problem = __webpack_require__(5182);
		var external_node_crypto_ = __webpack_require__(77598);
		var schemas = __webpack_require__(26921);
		var iso = __webpack_require__(64377);
		var framework = __webpack_require__(57525);
		;
		const restId = "rest";
		const mostTests = 50;
		const mostDevices = 20;
		const mostTestCharacters = 12e3;
		const mostDeviceCharacters = 6e3;
		const longestText = 1100;
		const issue_mark_text = schemas.YjP().max(longestText);
		const timeMs = schemas.Whr().min(0).max(864e13);
		const seenRun = schemas.Ikc({
			id: issue_mark_text,
			commit: issue_mark_text,
			atMs: timeMs,
			url: issue_mark_text.exactOptional()
		}).readonly();
		const state = schemas.Ikc({
			scope: schemas.Ikc({
				framework: schemas.k5n(framework.I),
				project: issue_mark_text,
				suite: issue_mark_text
			}).readonly(),
			first: seenRun,
			last: seenRun,
			runs: schemas.Whr().min(1),
			tests: schemas.YOg(schemas.Ikc({
				className: issue_mark_text,
				name: issue_mark_text,
				inSuite: schemas.zMY()
			}).readonly()).max(mostTests).readonly(),
			devices: schemas.YOg(issue_mark_text).max(mostDevices).readonly(),
			commentedOn: iso.p6().exactOptional()
		});
		const digestOf = (repository, id, encoded) => (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([
			repository,
			id,
			encoded
		])).digest("hex").slice(0, 16);
		const encoded = (value) => encodeURIComponent(JSON.stringify(value).toWellFormed()).replaceAll("-", "%2D");
		const writeMark = ({ id, state: known }, repository) => {
			const kept = encoded(known);
			return `<!-- mobile-test-cloud issue ${id} ${digestOf(repository, id, kept)} ${kept} -->`;
		};
		const markLine = /^<!-- mobile-test-cloud issue ([\da-f]{12}|rest) ([\da-f]{16}) ([\w.!~*'()%]{1,60000}) -->$/;
		const readMark = (body, repository) => {
			const [first = ""] = body.split(/\r?\n/, 1);
			const [, id = "", digest, kept = ""] = markLine.exec(first) ?? [];
			if (digest === undefined || digest !== digestOf(repository, id, kept)) return undefined;
			try {
				const { data } = state.safeParse(JSON.parse(decodeURIComponent(kept)));
				return data && {
					id,
					state: data
				};
			} catch {
				return undefined;
			}
		};
		const limitTests = (tests) => firstThatFit(tests.filter(({ className, name }) => className.length <= longestText && name.length <= longestText), mostTests, mostTestCharacters);
		const limitDevices = (devices) => firstThatFit(devices.filter(({ length }) => length <= longestText), mostDevices, mostDeviceCharacters);
		const firstThatFit = (items, most, mostCharacters) => {
			let characters = 0;
			return items.slice(0, most).filter((item) => {
				characters += encoded(item).length;
				return characters <= mostCharacters;
			});
		};
		;
		const mostIssues = 10;
		const greenRunsToClose = 3;
		const planIssues = (facts) => {
			const own = facts.issues.filter(({ state }) => isSameScope(state.scope, facts.scope));
			const causes = joinEqualIds(facts.causes);
			const reported = facts.isRed ? causes.filter(({ entry }) => hasIssue(entry)) : [];
			const { single, rest } = chooseSingle(reported, own);
			const groups = [...single.map((cause) => ({
				id: cause.entry.id,
				causes: [cause]
			})), ...rest.length === 0 ? [] : [{
				id: restId,
				causes: rest
			}]];
			const kept = groups.map(({ id, causes: group }) => keepIssue(id, group, own, facts));
			const commented = new Set(kept.flatMap((action) => action.kind === "comment" ? [action.number] : []));
			const seen = new Set([...causes.map(({ entry }) => entry.id), ...groups.map(({ id }) => id)]);
			return [
				...kept,
				...[...new Set(facts.quarantined)].filter((number) => !commented.has(number)).map((number) => ({
					kind: "comment",
					number,
					causes: []
				})),
				...own.flatMap((issue) => seen.has(issue.id) ? [] : closeIssue(issue, facts))
			];
		};
		const isSameScope = (one, other) => one.framework === other.framework && one.project === other.project && one.suite === other.suite;
		const hasIssue = ({ category, outcome }) => category !== "configuration" && outcome !== "quarantined";
		const joinEqualIds = (causes) => [...Map.groupBy(causes, ({ entry }) => entry.id).values()].flatMap((same) => {
			const [first] = same;
			if (first === undefined) return [];
			const tests = same.flatMap((cause) => cause.tests);
			return [{
				entry: first.entry,
				tests: uniqueTests(tests),
				devices: [...new Set(same.flatMap(({ devices }) => devices))]
			}];
		});
		const testKey = ({ className, name }) => `${className}\n${name}`;
		const uniqueTests = (tests) => {
			const seen = new Set();
			return tests.filter((test) => {
				const isNew = !seen.has(testKey(test));
				seen.add(testKey(test));
				return isNew;
			});
		};
		const chooseSingle = (reported, own) => {
			const open = new Set(own.flatMap(({ id, isOpen }) => isOpen ? [id] : []));
			const known = reported.filter(({ entry }) => open.has(entry.id));
			const others = reported.filter(({ entry }) => !open.has(entry.id));
			const room = Math.max(0, mostIssues - known.length);
			const rest = others.slice(room);
			return {
				single: reported.filter((cause) => !rest.includes(cause)),
				rest
			};
		};
		const keepIssue = (id, causes, own, facts) => {
			const same = own.filter((issue) => issue.id === id).toSorted((one, other) => one.number - other.number);
			const named = same.find(({ number }) => facts.named.has(number));
			if (named !== undefined) return {
				kind: "comment",
				number: named.number,
				causes
			};
			const issue = same.find(({ isOpen }) => isOpen) ?? same.at(-1);
			if (issue === undefined) return {
				kind: "create",
				mark: {
					id,
					state: nextState(undefined, causes, facts)
				},
				causes
			};
			const news = newsOf(issue, causes, facts);
			const state = {
				...nextState(issue.state, causes, facts),
				...news && { commentedOn: facts.day }
			};
			return {
				kind: "update",
				number: issue.number,
				mark: {
					id,
					state
				},
				causes,
				reopens: !issue.isOpen,
				news
			};
		};
		const newsOf = ({ id, isOpen, state }, causes, { day }) => {
			if (state.commentedOn === day) return undefined;
			const knownTests = new Set(state.tests.map(testKey));
			const knownDevices = new Set(state.devices);
			const isOpenList = id === restId;
			const tests = isOpenList ? [] : testsOf(causes).filter((test) => !knownTests.has(testKey(test)));
			const devices = isOpenList ? [] : devicesOf(causes).filter((device) => !knownDevices.has(device));
			const knowsAll = state.tests.length < mostTests && state.devices.length < mostDevices;
			const isNews = !isOpen || knowsAll && tests.length + devices.length > 0;
			return isNews ? {
				reopened: !isOpen,
				tests,
				devices
			} : undefined;
		};
		const testsOf = (causes) => uniqueTests(causes.flatMap(({ tests }) => tests));
		const devicesOf = (causes) => [...new Set(causes.flatMap(({ devices }) => devices))];
		const nextState = (known, causes, { scope, run, isInSuite }) => {
			const seen = testsOf(causes).map((test) => ({
				...test,
				inSuite: isInSuite?.(test) === true
			}));
			return {
				scope,
				first: known?.first ?? firstSeen(causes, run),
				last: run,
				runs: (known?.runs ?? 0) + (known?.last.id === run.id ? 0 : 1),
				tests: limitTests(uniqueTests([...seen, ...known?.tests ?? []])),
				devices: limitDevices([...new Set([...devicesOf(causes), ...known?.devices ?? []])]),
				...known?.commentedOn !== undefined && { commentedOn: known.commentedOn }
			};
		};
		const firstSeen = (causes, run) => causes.flatMap(({ entry: { firstSeen: first } }) => first === undefined ? [] : [{
			id: first.run,
			commit: first.commit,
			atMs: Date.parse(first.date),
			...first.url !== undefined && { url: first.url }
		}]).reduce((oldest, first) => first.atMs < oldest.atMs ? first : oldest, run);
		const closeIssue = (issue, { past, isInSuite, named }) => {
			if (!issue.isOpen || past === undefined || named.has(issue.number)) return [];
			const reason = closingReason(issue.state, past, isInSuite);
			return reason === undefined ? [] : [{
				kind: "close",
				number: issue.number,
				mark: issue,
				reason
			}];
		};
		const closingReason = ({ tests, devices, last }, past, isInSuite) => {
			if (tests.length === 0) return past.runsOn(devices, last) >= greenRunsToClose ? "green" : undefined;
			const stayed = tests.filter((test) => !test.inSuite || isInSuite?.(test) !== false);
			if (stayed.length === 0) return "left-suite";
			return stayed.every((test) => past.greenRuns(test, last) >= greenRunsToClose) ? "green" : undefined;
		};
		var known_tests = __webpack_require__(11301);
		var causes_of_run = __webpack_require__(23525);
		var is_record = __webpack_require__(75977);
		var numbers = __webpack_require__(71113);
		var api = __webpack_require__(79152);
		;
		const issueLabel = "mobile-tests";
		const mostPages = 50;
		const writePauseMs = 1e3;
		const openIssueStore = async (call, repository, clock, signal) => {
			const author = await readAuthor(call);
			let hasWritten = false;
			const write = async (...[route, parameters, find]) => {
				if (hasWritten) await clock.sleep(writePauseMs, signal);
				hasWritten = true;
				return (await call(route, parameters, find)).data;
			};
			const findOwn = async (accepts) => {
				for await (const page of (0, api.pN)(call, listRoute, listingOf(author))) for (const item of (0, is_record.Of)(page)) if (author.isAuthorOf(item) && accepts((0, is_record.$6)(item, "body") ?? "")) return item;
				return undefined;
			};
			const hasComment = async (number, line, since) => {
				for await (const page of (0, api.pN)(call, commentsRoute, {
					issue_number: number,
					since
				})) for (const item of (0, is_record.Of)(page)) if (author.isAuthorOf(item) && firstLine((0, is_record.$6)(item, "body") ?? "") === line) return true;
				return false;
			};
			return {
				list: async () => {
					const issues = [];
					let pages = 0;
					for await (const page of (0, api.pN)(call, listRoute, listingOf(author))) {
						issues.push(...(0, is_record.Of)(page).flatMap((item) => ownIssue(item, author, repository)));
						pages += 1;
						if (pages === mostPages) return {
							issues,
							isCut: true
						};
					}
					return {
						issues,
						isCut: false
					};
				},
				create: async ({ title, body }) => {
					const find = async () => {
						const found = await findOwn((text) => firstLine(text) === firstLine(body));
						return found === undefined ? undefined : { data: found };
					};
					return storedIssue(await write("POST /repos/{owner}/{repo}/issues", {
						title,
						body,
						labels: [issueLabel]
					}, find));
				},
				update: async (number, changes) => {
					await write(issueRoute, {
						issue_number: number,
						...changes
					});
				},
				close: async (number, reason) => {
					await write(issueRoute, {
						issue_number: number,
						state: "closed",
						state_reason: reason
					});
				},
				comment: async (number, body, sinceMs) => {
					const line = firstLine(body);
					const since = sinceMs === undefined ? undefined : new Date(sinceMs).toISOString();
					if (await hasComment(number, line, since)) return false;
					const find = async () => await hasComment(number, line, since) ? { data: undefined } : undefined;
					await write(`POST ${commentsPath}`, {
						issue_number: number,
						body
					}, find);
					return true;
				}
			};
		};
		const listRoute = "GET /repos/{owner}/{repo}/issues";
		const issueRoute = "PATCH /repos/{owner}/{repo}/issues/{issue_number}";
		const commentsPath = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
		const commentsRoute = `GET ${commentsPath}`;
		const listingOf = ({ login }) => ({
			creator: login,
			state: "all",
			sort: "created",
			direction: "desc"
		});
		const firstLine = (body) => body.split(/\r?\n/, 1)[0] ?? "";
		const readAuthor = async (call) => {
			const { data } = await call(api.vY, { query: "query { viewer { login databaseId id } }" });
			const viewer = (0, is_record.C5)(data, "viewer");
			const [login, databaseId, nodeId] = [
				(0, is_record.$6)(viewer, "login"),
				(0, is_record.C5)(viewer, "databaseId"),
				(0, is_record.C5)(viewer, "id")
			];
			if (login === undefined || typeof databaseId !== "number" && typeof nodeId !== "string") throw new Error("GitHub did not say whose token this is");
			return {
				login,
				isAuthorOf: (item) => {
					const user = (0, is_record.C5)(item, "user");
					return typeof databaseId === "number" ? (0, is_record.C5)(user, "id") === databaseId : (0, is_record.C5)(user, "node_id") === nodeId;
				}
			};
		};
		const ownIssue = (item, author, repository) => {
			const mark = author.isAuthorOf(item) ? readMark((0, is_record.$6)(item, "body") ?? "", repository) : undefined;
			if (mark === undefined || (0, is_record.C5)(item, "pull_request") !== undefined) return [];
			return [{
				...mark,
				...storedIssue(item),
				isOpen: (0, is_record.$6)(item, "state") === "open"
			}];
		};
		const storedIssue = (item) => {
			const number = (0, is_record.C5)(item, "number");
			if (typeof number !== "number") throw new Error("GitHub gave the issue no number");
			return {
				number,
				url: (0, is_record.$6)(item, "html_url") ?? ""
			};
		};
		var history_history = __webpack_require__(79557);
		;
		const pastOfTests = (history, counts) => {
			const { tests } = (0, history_history.yH)(history, counts);
			return {
				greenRuns: ({ className, name }, last) => {
					const outcomes = [...tests.get(className)?.get(name)?.values() ?? []].flat();
					const runs = runsAfter(outcomes, last);
					const red = runs.findIndex((own) => own.some(({ status }) => status !== "passed"));
					return red === -1 ? runs.length : red;
				},
				runsOn: (devices, last) => {
					const wanted = new Set(devices);
					const rows = (0, history_history.Nn)(tests).filter(({ device }) => wanted.size === 0 || wanted.has(device));
					return runsAfter(rows.flatMap(({ outcomes }) => outcomes).toArray(), last).length;
				}
			};
		};
		const runsAfter = (outcomes, last) => [...Map.groupBy(outcomes.filter(({ run }) => run.id !== last.id && run.startedAtMs > last.atMs), ({ run }) => run.id).values()].toSorted((one, other) => startOf(other) - startOf(one));
		const startOf = (outcomes) => Math.max(...outcomes.map(({ run }) => run.startedAtMs));
		var quarantine = __webpack_require__(67673);
		var run_history = __webpack_require__(53173);
		var lookup = __webpack_require__(65953);
		var results = __webpack_require__(80483);
		var verdict = __webpack_require__(5705);
		var cut = __webpack_require__(78091);
		var markdown = __webpack_require__(64598);
		var first_items = __webpack_require__(27856);
		var without_ending = __webpack_require__(59247);
		var format = __webpack_require__(64111);
		var reports = __webpack_require__(96375);
		var triage = __webpack_require__(96624);
		;
		const issueBudgetBytes = 65536;
		const maxTitle = 120;
		const maxName = 80;
		const maxListed = 20;
		const shownCommit = 7;
		const outcomeVerbs = {
			error: ["ends with an error", "end with an error"],
			failed: ["fails", "fail"],
			"timed-out": ["times out", "time out"],
			missing: ["is missing", "are missing"],
			flaky: ["is flaky", "are flaky"],
			quarantined: ["fails in quarantine", "fail in quarantine"]
		};
		const issueTitle = ({ id }, causes) => {
			const [first] = causes;
			if (id === restId || first === undefined) return `More causes of failures than ${mostIssues}`;
			const { tests, moreTests = 0, devices, outcome, cause } = first.entry;
			const [one, several] = outcomeVerbs[outcome];
			const [test] = tests;
			const others = tests.length + moreTests - 1;
			const what = simpleException(cause.exception) ?? cause.code ?? first.entry.category;
			if (test !== undefined) {
				const name = (0, cut.IN)((0, known_tests.RI)(test.name), maxName);
				const subject = others > 0 ? `${name} and ${(0, numbers.hS)(others, "more test")} ${several}` : `${name} ${one}`;
				return (0, cut.IN)((0, markdown.Qw)(`${subject}: ${what}`), maxTitle);
			}
			const subject = devices.length === 0 ? "The run" : devices.length === 1 ? `The session on ${devices[0]}` : "Sessions";
			return (0, cut.IN)((0, markdown.Qw)(`${subject} ${devices.length > 1 ? several : one}: ${what}`), maxTitle);
		};
		const simpleException = (exception) => exception?.split(".").at(-1);
		const issueBody = (mark, causes, view) => {
			const head = [writeMark(mark, view.repository), historyOf(mark, view)];
			const foot = [
				reports.tN,
				...view.simulated ? [`SIMULATED: ${verdict.nk}`] : [],
				`${(0, markdown.nf)("Mobile Test Cloud", view.docsUrl)} keeps this text up to date, so notes belong in comments. ${closingRule(mark)}`
			];
			const render = (traceLines) => [
				...head,
				...causesOf(mark, causes, traceLines),
				...foot
			].join("\n\n");
			const texts = [
				reports.x2,
				20,
				8
			].map(render);
			return texts.find((text) => (0, cut.dy)(text) <= issueBudgetBytes) ?? render(2);
		};
		const closingRule = ({ state: { tests } }) => {
			const when = tests.length > 0 ? "in which its tests ran and passed" : "without it";
			return `It closes the issue after ${greenRunsToClose} runs in a row ${when}, and opens it again if the cause comes back.`;
		};
		const causesOf = ({ id }, causes, traceLines) => {
			if (id !== restId) return causes.map(({ entry }) => (0, triage.Wg)(entry, traceLines, true));
			const line = ({ entry }) => `- ${(0, markdown.SS)(entry.id)} ${entry.category}: ${nameOf(entry)}. **Next:** ${entry.nextStep}`;
			return [`The run has more than ${mostIssues} causes. These have no issue of their own:`, causes.map(line).join("\n")];
		};
		const nameOf = ({ tests: [first], moreTests = 0, tests, cause: { exception, code } }) => {
			const others = tests.length + moreTests - 1;
			if (first === undefined) return code === undefined ? "the whole run" : (0, markdown.SS)(code);
			const what = exception === undefined ? "" : `, ${(0, format.Pg)(exception)}`;
			return `${(0, format.Pg)(first.name)}${others > 0 ? ` and ${(0, numbers.hS)(others, "more test")}` : ""}${what}`;
		};
		const historyOf = ({ state }, { artifactUrl }) => {
			const { first, last, runs, devices, scope } = state;
			const more = devices.length === mostDevices ? ["\u2026"] : [];
			const about = [
				(0, lookup.Fg)(scope.framework).title,
				...scope.project === "" ? [] : [`project ${(0, format.Pg)((0, without_ending.s)(scope.project, "-_. "))}`],
				...scope.suite === "" ? [] : [`suite ${(0, format.Pg)(scope.suite)}`]
			];
			return [
				`- **First seen:** ${runText(first)}`,
				`- **Last seen:** ${[runText(last), ...(0, format.uM)("report", artifactUrl)].join(", ")}`,
				`- **Runs:** ${runs} since this issue was opened`,
				...devices.length === 0 ? [] : [`- **Devices:** ${[...devices.map(format.Pg), ...more].join(", ")}`],
				`- **Where:** ${about.join(", ")}`
			].join("\n");
		};
		const runText = ({ atMs, commit, url }) => [
			new Date(atMs).toISOString().slice(0, 10),
			...commit === "" ? [] : [`commit ${(0, format.Pg)(commit.slice(0, shownCommit))}`],
			...(0, format.uM)("run", url)
		].join(", ");
		const dailyMark = (day) => `<!-- mobile-test-cloud issue-comment ${day} -->`;
		const thisRun = (run) => (0, format.uM)("this run", run.url)[0] ?? "this run";
		const newsComment = ({ reopened, tests, devices }, run, day) => {
			const names = tests.map(results.U);
			const what = [...names.length === 0 ? [] : [`tests ${listOf(names)}`], ...devices.length === 0 ? [] : [`devices ${listOf(devices)}`]].join(", and ");
			const back = reopened ? `The cause is back in ${thisRun(run)}, so this issue is open again.` : "";
			const reach = what === "" ? "" : `${reopened ? "New" : `New in ${thisRun(run)}`}: ${what}.`;
			return [dailyMark(day), [back, reach].filter((text) => text !== "").join(" ")].join("\n");
		};
		const listOf = (names) => (0, first_items.J)(names, maxListed, format.Pg, (more) => `${more} more`).join(", ");
		const closingComment = (reason, { state: { tests } }, run) => {
			const one = tests.length === 1;
			const texts = {
				green: tests.length === 0 ? `The last ${greenRunsToClose} runs did not have this cause, up to ${thisRun(run)}.` : `${one ? "Its test" : "Its tests"} passed in the last ${greenRunsToClose} runs in which ${one ? "it" : "they"} ran, up to ${thisRun(run)}.`,
				"left-suite": `${one ? "Its test is" : "Its tests are"} no longer in the test suite of ${thisRun(run)}.`
			};
			return [`<!-- mobile-test-cloud issue-closed ${encodeURIComponent(run.id)} -->`, `Closed: ${texts[reason]}`].join("\n");
		};
		const namedIssueComment = (failures, causes, run, day) => {
			const quarantined = failures.map(({ name, devices, entry }) => `- ${(0, format.Pg)(name)} failed on ${listOf(devices)}, in quarantine until ${(0, markdown.ln)(entry.until)}`);
			const counting = causes.map(({ entry }) => `- ${nameOf(entry)}: seen again, and not in quarantine (cause ${(0, markdown.SS)(entry.id)})`);
			const all = (0, first_items.J)([...counting, ...quarantined], maxListed, String, (more) => `- ${more} more`);
			return [
				dailyMark(day),
				`In ${thisRun(run)}:`,
				"",
				...all
			].join("\n");
		};
		const issuesSection = (kept, notes) => {
			const line = ({ done, number, url, title }) => `- ${(0, markdown.nf)(number === undefined ? "Issue" : `Issue ${number}`, url)} ${done}${title === undefined ? "" : `: ${(0, markdown.Gg)(title)}`}`;
			return [
				"### Issues",
				...kept.length === 0 ? [] : [kept.map(line).join("\n")],
				...notes.map(markdown.ln)
			].join("\n\n").concat("\n");
		};
		var durations = __webpack_require__(71698);
		;
		const mostFailures = 3;
		const applyIssueActions = async (actions, work, { log, clock, signal }) => {
			const kept = [];
			let failed = 0;
			for (const [nth, action] of actions.entries()) {
				try {
					const done = await apply(action, work, clock.nowMs());
					log.info(`Issue ${done.number}: ${done.done}.`);
					kept.push(done);
				} catch (error) {
					if (signal.aborted) break;
					const what = describeAction(action);
					if (hasRefusedToken(error, action)) {
						log.warning(`${(0, api.go)(what, "issues", error).message}.`);
						break;
					}
					failed += 1;
					log.warning(`${what} could not be written: ${(0, run_problem.Uc)(error)}.`);
					const left = actions.length - nth - 1;
					if (failed < mostFailures || left === 0) continue;
					log.warning(`${(0, numbers.hS)(left, "more issue")} left as before, since ${failed} requests failed.`);
					break;
				}
			}
			return kept;
		};
		const apply = async (action, work, nowMs) => {
			const { store, run, day, view, failuresOf, urlOf } = work;
			const sinceMs = nowMs - 2 * durations.LP;
			switch (action.kind) {
				case "create": {
					const title = issueTitle(action.mark, action.causes);
					const { number, url } = await store.create({
						title,
						body: issueBody(action.mark, action.causes, view)
					});
					return {
						done: "opened",
						number,
						url,
						title
					};
				}
				case "update": {
					const { number, mark, causes, reopens, news } = action;
					await store.update(number, {
						body: issueBody(mark, causes, view),
						...reopens && { state: "open" }
					});
					if (news !== undefined) await store.comment(number, newsComment(news, run, day), sinceMs);
					return {
						done: reopens ? "opened again" : "updated",
						number,
						url: urlOf(number),
						title: issueTitle(mark, causes)
					};
				}
				case "comment": {
					const { number, causes } = action;
					const isNew = await store.comment(number, namedIssueComment(failuresOf(number), causes, run, day), sinceMs);
					const done = isNew ? "commented, as the quarantine file names it" : "has a comment of this day";
					return {
						done,
						number,
						url: urlOf(number)
					};
				}
				case "close": {
					const { number, mark, reason } = action;
					await store.close(number, reason === "green" ? "completed" : "not_planned");
					await store.comment(number, closingComment(reason, mark, run), sinceMs);
					const why = reason === "green" ? "it is green again" : "its tests left the suite";
					return {
						done: `closed, since ${why}`,
						number,
						url: urlOf(number)
					};
				}
			}
		};
		const hasRefusedToken = (error, { kind }) => (0, api.wo)(error) && !/\blocked\b/i.test((0, is_record.$6)(error, "message") ?? "") && ((0, api.s_)(error) !== 404 || kind === "create");
		const describeAction = (action) => {
			switch (action.kind) {
				case "create": return `An issue for the cause ${action.mark.id}`;
				case "comment": return `A comment on issue ${action.number}`;
				default: return `Issue ${action.number}`;
			}
		};
		;
		const longestSuite = 500;
		const leastWaitMs = 6e4;
		const keepIssues = async (source, context, guard) => {
			const { run, inputs } = source;
			const { log, github, clock, signal } = context;
			const { kind } = run.verdict;
			if (kind === "cancelled" || kind === "started" || kind === "planned") return undefined;
			const token = inputs.service.githubToken;
			if (token === undefined) {
				log.notice("No issues were written: the input github-token is empty.");
				return undefined;
			}
			const endMs = run.startedAt.getTime() + run.queueMs + inputs.timeoutMs;
			try {
				const call = await (0, api.II)(token, context, guard, Math.max(endMs, clock.nowMs() + leastWaitMs));
				const why = await (0, run_history.Pe)(context, () => readDefaultBranch(call));
				if (why !== undefined) {
					log.info(`Issues were left alone, since ${why}.`);
					return undefined;
				}
				const store = await openIssueStore(call, github.repository, clock, signal);
				return await keepAll(source, store, context);
			} catch (error) {
				if (signal.aborted) return undefined;
				const { message } = (0, api.wo)(error) ? (0, api.go)("The update of issues", "issues", error) : { message: (0, run_problem.Uc)(error) };
				log.warning((0, api.wo)(error) ? `${message}.` : `Issues could not be read: ${message}.`);
				return undefined;
			}
		};
		const readDefaultBranch = async (call) => (0, is_record.$6)((await call("GET /repos/{owner}/{repo}", {})).data, "default_branch");
		const keepAll = async (source, store, context) => {
			const { run } = source;
			const { log, github, clock } = context;
			const seenRun = keep_issues_thisRun(run, context);
			const day = new Date(clock.nowMs()).toISOString().slice(0, "YYYY-MM-DD".length);
			const { issues, isCut } = await store.list();
			const { entries, others } = namedIssues(source, context);
			const failures = run.quarantine?.failures ?? [];
			const actions = planIssues({
				scope: {
					framework: run.framework,
					project: (0, project.c)(run.project, github.runId),
					suite: (source.suiteId ?? "").slice(0, longestSuite)
				},
				run: seenRun,
				day,
				isRed: run.verdict.kind !== "passed",
				causes: seenCauses(source),
				issues,
				named: new Set(entries.values()),
				quarantined: failures.flatMap(({ entry }) => entries.get(entry.issue) ?? []),
				isInSuite: knownSuiteOf(run),
				past: pastOf(source)
			});
			const urls = new Map(issues.map(({ number, url }) => [number, url]));
			const kept = await applyIssueActions(actions, {
				store,
				run: seenRun,
				day,
				view: {
					repository: github.repository,
					simulated: run.simulated,
					docsUrl: github.docsUrl,
					artifactUrl: source.artifactUrl
				},
				failuresOf: (number) => failures.filter(({ entry }) => entries.get(entry.issue) === number),
				urlOf: (number) => urls.get(number) ?? `${github.serverUrl}/${github.repository}/issues/${number}`
			}, context);
			const notes = isCut ? ["Only the newest issues of this token were read; a cause may get a second issue."] : [];
			for (const note of notes) log.notice(note);
			const linked = others.map((url) => ({
				done: "is in another repository, and only linked",
				url
			}));
			return kept.length + linked.length + notes.length === 0 ? undefined : issuesSection([...kept, ...linked], notes);
		};
		const keep_issues_thisRun = (run, { github }) => ({
			id: github.runId,
			commit: github.sha,
			atMs: run.startedAt.getTime(),
			...github.runUrl !== undefined && { url: github.runUrl }
		});
		const pastOf = ({ run, history }) => history && pastOfTests((0, run_history["if"])(history, run), (0, run_history.BR)(history.run, run.project));
		const knownSuiteOf = ({ suite }) => suite !== undefined && (0, discovered_suite.A)(suite) && suite.isPart !== true ? (0, known_tests.Fv)(suite) : undefined;
		const seenCauses = ({ run, triage }) => {
			const causes = new Map((0, causes_of_run.N)(run).map((cause) => [cause.id, cause]));
			return triage.entries.map((entry) => ({
				entry,
				...namesOf(causes.get(entry.id), run)
			}));
		};
		const namesOf = (cause, run) => {
			switch (cause?.kind) {
				case "failures": return {
					tests: cause.tests.map(({ test: { className, name } }) => ({
						className,
						name
					})),
					devices: cause.devices.map((device) => run.devices[device] ?? "")
				};
				case "sessions": return {
					tests: [],
					devices: [...new Set(cause.shards.map(({ last }) => last.device))]
				};
				case "missing": return {
					tests: cause.tests.map(({ name }) => testOf(name)),
					devices: [...new Set(cause.tests.flatMap(({ devices }) => devices))]
				};
				default: return {
					tests: [],
					devices: []
				};
			}
		};
		const testOf = (name) => {
			const hash = name.indexOf("#");
			return {
				className: name.slice(0, Math.max(0, hash)),
				name: name.slice(hash + 1)
			};
		};
		const namedIssues = ({ run, inputs }, { github }) => {
			const all = (0, quarantine.ud)(inputs, run.startedAt).map(({ issue }) => issue);
			const prefix = `${github.serverUrl}/${github.repository}/issues/`.toLowerCase();
			const entries = new Map(all.flatMap((issue) => {
				const number = issue.toLowerCase().startsWith(prefix) ? /^[1-9]\d{0,15}(?=$|[/?#])/.exec(issue.slice(prefix.length))?.[0] : undefined;
				return number === undefined ? [] : [[issue, Number(number)]];
			}));
			const failing = (run.quarantine?.failures ?? []).map(({ entry }) => entry.issue);
			return {
				entries,
				others: [...new Set(failing.filter((issue) => !entries.has(issue)))]
			};
		};
		const logIssuePlan = async ({ history, quarantine }, context) => {
			const { log, github } = context;
			const why = await (0, run_history.Pe)(context, async () => undefined);
			if (why !== undefined) {
				log.info(`Issues: a run would leave the issues of ${github.repository} alone, since ${why}.`);
				return;
			}
			const closing = history.kind === "off" ? "close none, because `history` is off" : "close those whose tests passed in 3 runs in a row";
			const does = [
				"open or update one issue per cause",
				`label new ones \`${issueLabel}\``,
				closing
			];
			const named = quarantine === undefined ? "" : " On issues that the quarantine file names it would only comment, at most once a day.";
			log.info(`Issues: a run would ${(0, numbers.KE)(does, "and")}, in ${github.repository}. If a red run has more than ${mostIssues} causes, one issue has the rest.${named}`);
		};
	}),
	13599: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MZ: () => knownTest,
			RY: () => maxCtrfBytes,
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
			ranOn: text.exactOptional().describe("The device that ran it, if that was not `device` but another alternative of its line in the input `devices`."),
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
		const maxCtrfBytes = 2e8;
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
	46536: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { findInJson: () => findInJson });
		var _finder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94454);
		var _line_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76392);
		var _secret_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96059);
		var _views_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27522);
		const mostLayers = 4;
		const mostDepth = 1e3;
		const [quote, backslash, comma, minus] = [
			34,
			92,
			44,
			45
		];
		const [openBrace, closeBrace, openBracket, closeBracket] = [
			123,
			125,
			91,
			93
		];
		const describing = new Set([
			"name",
			"key",
			"header",
			"value",
			"text",
			"encoding",
			"mimeType"
		]);
		const bodyKeys = new Set([
			"content",
			"postData",
			"params"
		]);
		const findInJson = (finder, bytes, rules, layer = 0) => new JsonSecrets(finder, bytes, rules, layer).find();
		class JsonSecrets {
			#found = [];
			#stack = [];
			#hasValue = false;
			#finder;
			#bytes;
			#rules;
			#layer;
			constructor(finder, bytes, rules, layer) {
				this.#finder = finder;
				this.#bytes = bytes;
				this.#rules = rules;
				this.#layer = layer;
			}
			find() {
				for (let at = 0; at < this.#bytes.length;) {
					const next = this.#readAt(at);
					if (next === undefined) return undefined;
					at = next;
				}
				return this.#stack.length > 0 || !this.#hasValue ? undefined : (0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.RR)(this.#found);
			}
			#readAt(at) {
				const byte = this.#bytes[at] ?? 0;
				if (byte === quote) return this.#readString(at);
				if (byte === openBrace || byte === openBracket) return this.#open(byte === openBrace) ? at + 1 : undefined;
				if (byte === closeBrace || byte === closeBracket) return this.#close(byte === closeBrace) ? at + 1 : undefined;
				if (byte >= 48 && byte <= 57 || byte === minus) return this.#readNumber(at);
				const frame = this.#stack.at(-1);
				if (byte === comma && frame?.isObject) frame.key = undefined;
				return isExpected(byte) ? at + 1 : undefined;
			}
			#readString(at) {
				const token = tokenAt(this.#bytes, at);
				if (token === undefined) return undefined;
				const frame = this.#stack.at(-1);
				if (frame?.isObject && frame.key === undefined) {
					frame.key = contentOf(this.#bytes, token);
					this.#found.push(...keySecrets(this.#finder, this.#bytes, token));
					return token.end + 1;
				}
				this.#hasValue = true;
				this.#found.push(...stringSecrets(this.#finder, this.#bytes, token, frame, this.#rules, this.#layer));
				if (frame?.key !== undefined && describing.has(frame.key)) frame.members.set(frame.key, token);
				return token.end + 1;
			}
			#readNumber(at) {
				const end = endOfNumber(this.#bytes, at);
				this.#hasValue = true;
				this.#found.push(...numberSecrets(this.#finder, this.#bytes, at, end));
				return end;
			}
			#open(isObject) {
				const frame = this.#stack.at(-1);
				const parentKey = frame === undefined ? "" : frame.key ?? frame.parentKey;
				this.#stack.push({
					isObject,
					parentKey,
					key: undefined,
					members: new Map()
				});
				return this.#stack.length <= mostDepth;
			}
			#close(isObject) {
				const frame = this.#stack.pop();
				if (frame?.isObject !== isObject) return false;
				this.#found.push(...memberSecrets(this.#finder, this.#bytes, frame));
				this.#hasValue = true;
				return true;
			}
		}
		const isExpected = (byte) => byte <= 32 || byte === 44 || byte === 58 || byte >= 97 && byte <= 122;
		const tokenAt = (bytes, at) => {
			for (let end = bytes.indexOf(quote, at + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
				let backslashes = 0;
				while (bytes[end - 1 - backslashes] === backslash) backslashes += 1;
				if (backslashes % 2 === 0) return {
					start: at + 1,
					end
				};
			}
			return undefined;
		};
		const endOfNumber = (bytes, at) => {
			let end = at + 1;
			while (/[\d.eE+-]/.test(String.fromCharCode(bytes[end] ?? 0))) end += 1;
			return end;
		};
		const contentOf = (bytes, { start, end }) => (0, _views_js__WEBPACK_IMPORTED_MODULE_1__.c)(bytes.subarray(start, end)).bytes.toString();
		const shifted = (found, by) => found.map((each) => ({
			...each,
			start: each.start + by,
			end: each.end + by,
			from: each.from + by
		}));
		const keySecrets = (finder, bytes, token) => {
			const content = bytes.subarray(token.start, token.end);
			if (finder.nextHint(content, 0) >= content.length) return [];
			const named = finder.find(content).map((each) => ({
				...each,
				mask: `[redacted: ${each.kind} #${each.hash()}]`
			}));
			return shifted(named.filter(({ start, end }) => end - start < content.length), token.start);
		};
		const numberSecrets = (finder, bytes, start, end) => {
			const number = bytes.subarray(start, end);
			if (number.length < 6 || finder.nextHint(number, 0) >= number.length) return [];
			const [known] = finder.find(number).filter((each) => each.isKnown);
			return known === undefined ? [] : [{
				...known,
				start,
				end,
				from: start,
				mask: `"${known.mask}"`
			}];
		};
		const stringSecrets = (finder, bytes, token, frame, rules, layer) => {
			const { start, end } = token;
			const content = bytes.subarray(start, end);
			if (content.length === 0) return [];
			const key = frame?.key;
			if (key !== undefined && rules.masksBodies && isBody(key, frame)) return [wholeOf(token, "body", content)];
			if (key !== undefined && (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.eh)(key) && isSecret(content)) return [wholeOf(token, (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.f$)(key), content)];
			const nested = layer < mostLayers ? nestedSecrets(finder, content, rules, layer) : [];
			const found = finder.nextHint(content, 0) < content.length ? finder.find(content) : [];
			return shifted((0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.RR)([...nested, ...found]), start);
		};
		const isBody = (key, frame) => (key === "text" || key === "value") && bodyKeys.has(frame?.parentKey ?? "");
		const isSecret = (content) => {
			const text = (0, _views_js__WEBPACK_IMPORTED_MODULE_1__.c)(content).bytes.toString();
			return !(0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.$b)(text) && (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.w2)(text);
		};
		const wholeOf = ({ start, end }, kind, content) => {
			return {
				start,
				end,
				from: start,
				kind,
				mask: `[redacted: ${kind}]`,
				hash: () => (0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.qQ)(content),
				isKnown: false
			};
		};
		const nestedSecrets = (finder, content, rules, layer) => {
			if (content.length < 8 || !/^\s{0,100}(?:\\[nrt]){0,100}\s{0,100}(?:[{[]|\\u00[57]b)/i.test(content.toString("latin1", 0, 400))) return [];
			const { bytes, starts } = (0, _views_js__WEBPACK_IMPORTED_MODULE_1__.c)(content);
			const found = findInJson(finder, bytes, rules, layer + 1) ?? [];
			const placeOf = (at) => starts === undefined ? at : starts[at] ?? 0;
			return found.map((each) => ({
				...each,
				start: placeOf(each.start),
				end: placeOf(each.end),
				from: placeOf(each.from),
				mask: each.mask.replaceAll("\"", "\\\"")
			}));
		};
		const memberSecrets = (finder, bytes, { members, parentKey }) => {
			const [name, value] = [members.get("name") ?? members.get("key") ?? members.get("header"), members.get("value")];
			const [text, encoding] = [members.get("text"), members.get("encoding")];
			if (name !== undefined && value !== undefined) {
				const of = contentOf(bytes, name);
				const content = bytes.subarray(value.start, value.end);
				const isCookie = parentKey === "cookies" && content.length > 0;
				if (isCookie || (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.eh)(of) && isSecret(content)) return [wholeOf(value, isCookie ? "cookie" : (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.f$)(of), content)];
			}
			if (text === undefined || encoding === undefined || contentOf(bytes, encoding) !== "base64") return [];
			const body = Buffer.from(contentOf(bytes, text), "base64");
			if (body.includes(0)) return [];
			const found = (0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.RR)(findInJson(finder, body, { masksBodies: false }) ?? finder.find(body));
			const [first] = found;
			if (first === undefined) return [];
			return [{
				...first,
				...text,
				from: text.start,
				mask: (0, _line_state_js__WEBPACK_IMPORTED_MODULE_3__.$3)(body, found).toString("base64")
			}];
		};
	}),
	35397: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			maskXml: () => maskXml,
			utf8Xml: () => utf8Xml
		});
		var _finder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94454);
		var _line_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76392);
		var _secret_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96059);
		var _views_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27522);
		const mostHeldBytes = 262144;
		const overlapBytes = 16384;
		const namingElements = /^<(?:testcase|testsuite|testsuites)\b/;
		const naming = new Set([
			"name",
			"classname",
			"class",
			"file"
		]);
		const [lessThan, greaterThan, doubleQuote, singleQuote] = [
			60,
			62,
			34,
			39
		];
		const [cdataStart, cdataEnd] = ["<![CDATA[", "]]>"];
		const sections = [{
			start: "<!--",
			end: "-->"
		}, {
			start: "<?",
			end: "?>"
		}];
		const maskXml = async function* (finder, chunks, onFound) {
			const reader = new XmlSecrets(finder);
			let held = Buffer.alloc(0);
			const emit = (isWhole) => {
				const { found, safe } = reader.read(held, isWhole);
				onFound(found);
				const masked = (0, _line_state_js__WEBPACK_IMPORTED_MODULE_0__.$3)(held.subarray(0, safe), found);
				held = Buffer.from(held.subarray(safe));
				return masked;
			};
			for await (const chunk of chunks) {
				held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
				const out = emit(false);
				if (out.length > 0) yield out;
			}
			const out = emit(true);
			if (out.length > 0) yield out;
		};
		class XmlSecrets {
			#finder;
			#state;
			#inCdata = false;
			constructor(finder) {
				this.#finder = finder;
				this.#state = new _line_state_js__WEBPACK_IMPORTED_MODULE_0__.EV(finder);
			}
			read(bytes, isWhole) {
				const scan = {
					bytes,
					isWhole,
					at: 0,
					safe: 0,
					run: [],
					found: [],
					cdataFrom: this.#inCdata ? 0 : undefined
				};
				while (scan.at < bytes.length && this.#step(scan)) {}
				if (scan.cdataFrom !== undefined) scan.run.push({
					start: Math.max(scan.cdataFrom, scan.at),
					end: bytes.length
				});
				if (isWhole) {
					this.#flush(scan);
					return {
						found: sorted(scan.found),
						safe: bytes.length
					};
				}
				if (bytes.length - scan.safe >= mostHeldBytes) return this.#readPart(scan);
				if (scan.safe > 0) this.#inCdata = false;
				return {
					found: sorted(scan.found.filter(({ end }) => end <= scan.safe)),
					safe: scan.safe
				};
			}
			#step(scan) {
				const { bytes, run } = scan;
				if (scan.cdataFrom !== undefined) {
					const end = bytes.indexOf(cdataEnd, scan.at);
					if (end === -1) return false;
					run.push({
						start: scan.at,
						end
					});
					scan.at = end + cdataEnd.length;
					scan.cdataFrom = undefined;
					return true;
				}
				const next = bytes.indexOf(lessThan, scan.at);
				const textEnd = next === -1 ? bytes.length : next;
				if (textEnd > scan.at) run.push({
					start: scan.at,
					end: textEnd
				});
				scan.at = textEnd;
				return next !== -1 && this.#markup(scan);
			}
			#markup(scan) {
				const { bytes, isWhole, at } = scan;
				if (!isWhole && bytes.length - at < cdataStart.length) return false;
				if (startsWith(bytes, at, cdataStart)) {
					scan.at = at + cdataStart.length;
					scan.cdataFrom = scan.at;
					return true;
				}
				const section = sections.find(({ start }) => startsWith(bytes, at, start));
				const end = section === undefined ? endOfTag(bytes, at) : endOfSection(bytes, at, section.end);
				if (end === undefined) return this.#unended(scan);
				if (section === undefined) {
					this.#flush(scan);
					scan.found.push(...this.#tagSecrets(bytes, at, end));
					scan.safe = end;
				} else scan.found.push(...this.#blockSecrets(bytes, at, end));
				scan.at = end;
				return true;
			}
			#unended(scan) {
				const { bytes, isWhole, at, run } = scan;
				if (!isWhole && bytes.length - at < mostHeldBytes) return false;
				run.push({
					start: at,
					end: bytes.length
				});
				scan.at = bytes.length;
				return false;
			}
			#flush(scan) {
				scan.found.push(...this.#textSecrets(scan.bytes, scan.run));
				scan.run = [];
				this.#state = new _line_state_js__WEBPACK_IMPORTED_MODULE_0__.EV(this.#finder);
			}
			#readPart({ bytes, run, found, at, cdataFrom }) {
				const last = run.at(-1) ?? {
					start: at,
					end: at
				};
				const limit = Math.max(last.start, last.end - overlapBytes);
				const feed = bytes.lastIndexOf(10, limit) + 1;
				let cut = feed > last.start ? feed : limit;
				for (const each of this.#peek(bytes, run)) if (each.from < cut && each.end > cut) cut = Math.max(last.start, each.from);
				if (cut <= last.start) cut = limit > last.start ? limit : last.end;
				const cutRun = run.map((piece) => piece === last ? {
					start: piece.start,
					end: cut
				} : piece);
				const inText = this.#textSecrets(bytes, cutRun);
				this.#inCdata = cdataFrom !== undefined;
				return {
					found: sorted([...found, ...inText]),
					safe: cut
				};
			}
			#peek(bytes, run) {
				return inPieces(run, (0, _line_state_js__WEBPACK_IMPORTED_MODULE_0__.eG)(this.#finder, new _line_state_js__WEBPACK_IMPORTED_MODULE_0__.EV(this.#finder), joined(bytes, run)));
			}
			#textSecrets(bytes, run) {
				if (run.length === 0) return [];
				return inPieces(run, (0, _line_state_js__WEBPACK_IMPORTED_MODULE_0__.eG)(this.#finder, this.#state, joined(bytes, run)));
			}
			#blockSecrets(bytes, start, end) {
				return inPieces([{
					start,
					end
				}], (0, _line_state_js__WEBPACK_IMPORTED_MODULE_0__.eG)(this.#finder, new _line_state_js__WEBPACK_IMPORTED_MODULE_0__.EV(this.#finder), bytes.subarray(start, end)));
			}
			#tagSecrets(bytes, start, end) {
				const raw = bytes.subarray(start, end);
				if (raw[1] === 47 || this.#finder.nextHint(raw, 0) >= raw.length) return [];
				const tag = raw.toString("latin1");
				if (tag.startsWith("<!")) return this.#blockSecrets(bytes, start, end);
				const isNaming = namingElements.test(tag);
				const attributes = [...tag.matchAll(/([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/dg)].map((match) => {
					const [from = 0, to = 0] = match.indices?.[2] ?? match.indices?.[3] ?? [];
					return {
						name: match[1] ?? "",
						start: start + from,
						end: start + to
					};
				});
				const nameAttribute = attributes.find(({ name }) => name === "name");
				const ofName = nameAttribute === undefined ? "" : bytes.toString("latin1", nameAttribute.start, nameAttribute.end);
				return attributes.flatMap(({ name, start: from, end: to }) => {
					const isValue = (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_1__.eh)(name) || name === "value" && (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_1__.eh)(ofName);
					const content = bytes.subarray(from, to);
					if (isValue && isSecret(content)) return [wholeOf(content, from, (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_1__.f$)(name === "value" ? ofName : name))];
					const found = (0, _finder_js__WEBPACK_IMPORTED_MODULE_2__.RR)((0, _line_state_js__WEBPACK_IMPORTED_MODULE_0__.eG)(this.#finder, new _line_state_js__WEBPACK_IMPORTED_MODULE_0__.EV(this.#finder), content));
					const shown = isNaming && naming.has(name) ? found.map(_finder_js__WEBPACK_IMPORTED_MODULE_2__.uP) : found;
					return inPieces([{
						start: from,
						end: to
					}], shown);
				});
			}
		}
		const isSecret = (content) => {
			const text = ((0, _views_js__WEBPACK_IMPORTED_MODULE_3__.W)(content).at(-1)?.bytes ?? content).toString();
			return !(0, _finder_js__WEBPACK_IMPORTED_MODULE_2__.$b)(text) && (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_1__.w2)(text);
		};
		const wholeOf = (content, start, kind) => ({
			start,
			end: start + content.length,
			from: start,
			kind,
			mask: `[redacted: ${kind}]`,
			hash: () => (0, _finder_js__WEBPACK_IMPORTED_MODULE_2__.qQ)(content),
			isKnown: false
		});
		const sorted = (found) => found.toSorted((one, other) => one.start - other.start);
		const joined = (bytes, run) => {
			const [only, ...others] = run;
			if (only !== undefined && others.length === 0) return bytes.subarray(only.start, only.end);
			return Buffer.concat(run.map(({ start, end }) => bytes.subarray(start, end)));
		};
		const inPieces = (run, found) => found.flatMap((each) => {
			const parts = [];
			let offset = 0;
			for (const { start, end } of run) {
				const [from, to] = [Math.max(each.start, offset), Math.min(each.end, offset + end - start)];
				if (from < to) parts.push({
					...each,
					start: start + from - offset,
					end: start + to - offset,
					from: start + Math.max(0, Math.min(each.from - offset, from - offset)),
					mask: parts.length === 0 ? each.mask : ""
				});
				offset += end - start;
			}
			return parts;
		});
		const startsWith = (bytes, at, text) => bytes.toString("latin1", at, at + text.length) === text;
		const endOfTag = (bytes, from) => {
			let quote = 0;
			for (let at = from + 1; at < bytes.length; at++) {
				const byte = bytes[at] ?? 0;
				if (quote !== 0) {
					if (byte === quote) quote = 0;
				} else if (byte === greaterThan) return at + 1;
				else if (byte === doubleQuote || byte === singleQuote) quote = byte;
			}
			return undefined;
		};
		const endOfSection = (bytes, from, end) => {
			const found = bytes.indexOf(end, from + 2);
			return found === -1 ? undefined : found + end.length;
		};
		const headBytes = 1024;
		const utf8Xml = async function* (chunks) {
			let head = Buffer.alloc(0);
			let decoder;
			const begin = function* () {
				const encoding = utf16Of(head);
				decoder = encoding === undefined ? "none" : new TextDecoder(encoding);
				yield decoder === "none" ? head : Buffer.from(declaredUtf8(decoder.decode(head, { stream: true })));
			};
			for await (const chunk of chunks) {
				if (decoder === "none") yield chunk;
				else if (decoder !== undefined) yield Buffer.from(decoder.decode(chunk, { stream: true }));
				else {
					head = Buffer.concat([head, chunk]);
					if (head.length >= headBytes) yield* begin();
				}
			}
			if (decoder === undefined) yield* begin();
		};
		const utf16Of = ([first, second]) => {
			if (first === 255 && second === 254 || first !== 0 && second === 0) return "utf-16le";
			return first === 254 && second === 255 || first === 0 && second !== 0 ? "utf-16be" : undefined;
		};
		const declaredUtf8 = (head) => {
			const end = head.startsWith("<?xml") ? head.indexOf("?>") : 0;
			return head.slice(0, Math.max(0, end)).replace(/utf-16(?:le|be)?/i, "utf-8") + head.slice(Math.max(0, end));
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
