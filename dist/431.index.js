"use strict";
exports.id = 431;
exports.ids = [431];
exports.modules = {
	63431: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { cleanup: () => cleanup });
		var lookup = __webpack_require__(25890);
		var model_framework = __webpack_require__(88917);
		var inputs_reader = __webpack_require__(77642);
		var inputs_service = __webpack_require__(92782);
		;
		const readCleanupInputs = async (environment, context) => {
			const reader = new inputs_reader.i_(environment);
			const service = await (0, inputs_service.Dz)(reader, context);
			const kinds = readKinds(reader);
			const customId = reader.optional("custom-id");
			const olderThanDays = readAge(reader);
			const ids = readIds(reader);
			const dryRun = reader.boolean("dry-run", true);
			const scope = reader.choice("scope", ["user", "group"], "user");
			if (!dryRun && customId === undefined && olderThanDays === undefined && ids.length === 0) reader.problem({
				input: "dry-run",
				value: "false",
				accepted: "expected together with custom-id, older-than-days or ids; custom-id: '*' selects every upload"
			});
			reader.finish();
			return {
				service,
				kinds,
				customId,
				olderThanDays,
				ids: ids.length === 0 ? undefined : ids,
				scope,
				dryRun
			};
		};
		const readKinds = (reader) => {
			const input = "kinds";
			const accepted = `expected one or more of ${(0, inputs_reader.KE)(lookup.jQ)}`;
			const words = reader.list(input);
			if (words.length === 0) reader.problem({
				input,
				accepted
			});
			const kinds = new Set();
			for (const word of words) {
				const kind = lookup.jQ.find((known) => known === word);
				if (kind === undefined) reader.problem({
					input,
					value: word,
					accepted: accepted + whyNone(word)
				});
				else kinds.add(kind);
			}
			return [...kinds];
		};
		const whyNone = (word) => {
			const framework = model_framework.I.find((each) => word.startsWith(each) && !(0, lookup.ov)(each));
			return framework === undefined ? "" : `; the service has no known call that lists uploads of ${(0, lookup.Fg)(framework).title}`;
		};
		const readIds = (reader) => {
			const ids = reader.list("ids");
			for (const id of ids) if (!/^(?:(?:bs|media):\/\/)?[\w-]{1,200}$/.test(id)) reader.problem({
				input: "ids",
				value: id,
				accepted: "expected ids, or references such as bs://… or media://…"
			});
			return [...new Set(ids)];
		};
		const readAge = (reader) => {
			const input = "older-than-days";
			if (reader.text(input) === "") return undefined;
			return reader.number(input, {
				fallback: 0,
				min: 0,
				max: 36500,
				whole: false,
				accepted: "expected a number of days, 0 or more"
			});
		};
		var map_texts = __webpack_require__(69656);
		var numbers = __webpack_require__(71113);
		var error_codes = __webpack_require__(96804);
		var connect = __webpack_require__(27282);
		var errors = __webpack_require__(97430);
		var uploads = __webpack_require__(92279);
		var durations = __webpack_require__(71698);
		var wildcard = __webpack_require__(54317);
		var run_problem = __webpack_require__(25918);
		var reused_uploads = __webpack_require__(30608);
		;
		const openCleanup = () => ({
			deleted: [],
			kept: [],
			failures: []
		});
		const deleteUploads = async (inputs, context, outcome) => {
			for (const kind of inputs.kinds) {
				try {
					await cleanArea((0, reused_uploads.x4)(context.cloud, kind), inputs, context, outcome);
				} catch (error) {
					context.signal.throwIfAborted();
					outcome.failures.push((0, run_problem.Zw)(error, `Could not list ${kind}: `));
				}
			}
			warnOfUnknownIds(inputs, context, outcome);
		};
		const cleanArea = async (area, inputs, context, outcome) => {
			const { kind } = area;
			const { log } = context;
			const seen = new Set();
			for (;;) {
				const { records, mayHoldMore } = await findUploads(area, inputs);
				const fresh = records.filter(({ id }) => !seen.has(id));
				log.info(`${kind}: the service lists ${records.length}${seen.size === 0 ? "" : `, ${fresh.length} of them not seen before`}.`);
				const deletedBefore = outcome.deleted.length;
				for (const record of fresh) {
					seen.add(record.id);
					await settle(record, area, inputs, context, outcome);
				}
				const allFound = inputs.ids?.every((id) => seen.has(bareId(id))) ?? false;
				if (!mayHoldMore || allFound) return;
				if (inputs.dryRun || outcome.deleted.length === deletedBefore) break;
			}
			log.warning(`${kind}: an unknown number of older uploads may remain: the service lists at most ${uploads.QU} at once, and ${seen.size} were checked. To delete older apps and media, set an exact custom-id; to delete older suites and app directories, set ids.`);
		};
		const findUploads = async (area, { customId, ids = [], scope }) => {
			const named = await readDetails(area, ids);
			const listed = await area.list({ scope });
			const mayHoldMore = (0, uploads.ey)(listed.length);
			const ofCustomId = mayHoldMore && customId !== undefined && !customId.includes("*") ? await area.list({
				scope,
				customId
			}) : [];
			const known = new Map([...ofCustomId, ...listed].map((record) => [record.id, record]));
			for (const [id, record] of named) {
				if (record === undefined) known.delete(id);
				else known.set(record.id, record);
			}
			return {
				records: [...known.values()],
				mayHoldMore
			};
		};
		const readDetails = async ({ get }, ids) => {
			const details = new Map();
			if (get === undefined) return details;
			for (const id of ids.map(bareId)) {
				const record = get(id).catch((error) => {
					if (!(error instanceof errors.m_)) throw error;
				});
				details.set(id, await record ?? undefined);
			}
			return details;
		};
		const bareId = (idOrReference) => idOrReference.replace(/^[a-z]+:\/\//, "");
		const settle = async (record, area, inputs, { clock, log, signal }, { deleted, kept, failures }) => {
			const { kind } = area;
			const upload = {
				kind,
				id: record.id,
				name: record.name ?? record.customId ?? record.id
			};
			if (!isChosen(record, inputs, clock.nowMs())) {
				kept.push(upload);
				return;
			}
			try {
				if (!inputs.dryRun) await area.delete(record.id);
				log.info(`${inputs.dryRun ? "Would delete" : "Deleted"} ${kind} ${upload.name} (${record.id}).`);
				deleted.push(upload);
			} catch (error) {
				signal.throwIfAborted();
				failures.push((0, run_problem.Zw)(error, `Could not delete ${kind} ${upload.name} (${record.id}): `));
				kept.push(upload);
			}
		};
		const warnOfUnknownIds = ({ ids = [], kinds }, { log }, outcome) => {
			const known = new Set([...outcome.deleted, ...outcome.kept].map(({ id }) => id));
			const unknown = ids.filter((id) => !known.has(bareId(id)));
			if (unknown.length > 0) log.warning(`No upload of the kinds ${kinds.join(", ")} was found under ${unknown.join(", ")}.`);
		};
		const isChosen = (record, { customId, olderThanDays, ids }, nowMs) => {
			if (ids !== undefined && !ids.some((id) => id === record.id || id === record.url)) return false;
			if (customId !== undefined && !matches(customId, record.customId)) return false;
			if (olderThanDays === undefined) return true;
			return record.uploadedAt !== undefined && nowMs - record.uploadedAt.getTime() > olderThanDays * durations.LP;
		};
		const matches = (pattern, customId) => customId === undefined ? /^\*+$/.test(pattern) : (0, wildcard._W)(pattern, customId);
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
		const cleanup = async (step) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const inputs = await readCleanupInputs(step.environment, step.github);
				const context = __addDisposableResource(env_1, await (0, connect.Ng)(inputs.service, lookup.v2, step, start_embedded.H), true);
				const outcome = openCleanup();
				try {
					await deleteUploads(inputs, context, outcome);
				} finally {
					const shown = (0, map_texts.z)(outcome, context.cloud.redact);
					context.setOutputs({
						deleted: JSON.stringify(shown.deleted),
						kept: JSON.stringify(shown.kept)
					});
				}
				const { deleted, kept, failures } = (0, map_texts.z)(outcome, context.cloud.redact);
				const uploads = (0, numbers.hS)(deleted.length, "upload");
				context.log.info(inputs.dryRun ? `A dry run: would delete ${uploads} and keep ${kept.length}.` : `Deleted ${uploads} and kept ${kept.length}.`);
				if (failures.length === 0) return;
				for (const failure of failures) context.log.error((0, error_codes.D1)(failure));
				for (const failure of failures.slice(0, 1)) context.log.info((0, error_codes.sE)(failure, context.github.docsUrl));
				context.fail();
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
	}),
	69656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => mapTexts });
		const mapTexts = (value, map) => mapAny(value, map);
		const mapAny = (value, map) => {
			if (typeof value === "string") return map(value);
			if (typeof value !== "object" || value === null || value instanceof Date) return value;
			if (Array.isArray(value)) {
				const mapped = value.map((entry) => mapAny(entry, map));
				return mapped.every((entry, index) => entry === value[index]) ? value : mapped;
			}
			if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, mapAny(entry, map)]));
			const entries = Object.entries(value);
			const mapped = entries.map(([key, entry]) => [key, mapAny(entry, map)]);
			const isSame = mapped.every(([, entry], index) => entry === entries[index]?.[1]);
			return isSame ? value : Object.fromEntries(mapped);
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
	})
};
;
