"use strict";
exports.id = 984;
exports.ids = [984];
exports.modules = {
	59984: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { upload: () => upload });
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65953);
		var _inputs_binary_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18047);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88005);
		var _run_connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46694);
		var _run_prepare_preflight_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1673);
		var _run_prepare_test_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92980);
		var _run_report_outputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8681);
		var _run_run_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82889);
		var _run_upload_upload_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64884);
		var _start_embedded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22824);
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
		const upload = async (step) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const inputs = await (0, _inputs_binary_inputs_js__WEBPACK_IMPORTED_MODULE_0__.readUploadInputs)(step.environment, step.github, (0, _run_prepare_test_plan_js__WEBPACK_IMPORTED_MODULE_1__.M5)(step));
				const context = __addDisposableResource(env_1, await (0, _run_connect_js__WEBPACK_IMPORTED_MODULE_2__.Ng)(inputs.service, inputs.framework, step, _start_embedded_js__WEBPACK_IMPORTED_MODULE_3__.H), true);
				const { log } = context;
				const state = (0, _run_run_state_js__WEBPACK_IMPORTED_MODULE_4__.VR)(context.clock);
				const reused = [];
				const events = {
					...state,
					onReused: (what) => void reused.push(what)
				};
				try {
					const { suite } = await log.group("Inspect", async () => {
						const whole = {
							...inputs,
							devices: [],
							capabilities: {},
							tests: []
						};
						const examined = await (0, _run_prepare_preflight_js__WEBPACK_IMPORTED_MODULE_5__.zx)(whole, context.github.workspace, {}, undefined, context.signal);
						(0, _run_prepare_preflight_js__WEBPACK_IMPORTED_MODULE_5__.Aj)(examined, inputs.preflight, log);
						return examined.selection;
					});
					const own = {
						...inputs,
						cleanup: false,
						fingerprint: false
					};
					const refs = await log.group("Upload", () => (0, _run_upload_upload_js__WEBPACK_IMPORTED_MODULE_6__.T)(own, context, events));
					const reference = refs[(0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_7__.$0)(inputs.framework)];
					if (suite === undefined || reference === undefined || (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_8__.nq)(inputs.service)) return;
					const { keepSuite } = await Promise.all([
						__webpack_require__.e(921),
						__webpack_require__.e(668),
						__webpack_require__.e(44),
						__webpack_require__.e(144),
						__webpack_require__.e(962),
						__webpack_require__.e(773),
						__webpack_require__.e(375),
						__webpack_require__.e(679),
						__webpack_require__.e(919)
					]).then(__webpack_require__.bind(__webpack_require__, 96186));
					await keepSuite(reference, suite, context);
				} finally {
					context.setOutputs((0, _run_report_outputs_js__WEBPACK_IMPORTED_MODULE_9__.xL)(state.facts().uploaded, reused));
				}
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
	}),
	64884: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => uploadBinaries });
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var lookup = __webpack_require__(65953);
		var run_problem = __webpack_require__(5182);
		var durations = __webpack_require__(71698);
		var short_hash = __webpack_require__(99594);
		var errors = __webpack_require__(13016);
		var reused_uploads = __webpack_require__(15573);
		var external_node_crypto_ = __webpack_require__(77598);
		var promises_ = __webpack_require__(51455);
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
		const titles = {
			app: "app",
			"test-suite": "test suite",
			media: "media file"
		};
		const uploadFile = async (file, destination, inputs, context, events) => {
			const { what, area } = destination;
			const { log } = context;
			const name = `${titles[what]} ${external_node_path_default().basename(file.path)}`;
			let uploadedAtMs;
			const { onProgress } = events;
			const reuseOrSend = async (content) => {
				const { record, isReused } = await obtain({
					file,
					name,
					destination,
					content,
					onProgress
				}, inputs, context);
				if (isReused) {
					events.onReused?.(what);
					log.info(`The service already has the ${name}: ${record.url} (${(0, durations.z3)(file.sizeBytes)} saved).`);
				} else if (area.kind !== undefined) events.onSent({
					kind: area.kind,
					id: record.id
				});
				uploadedAtMs = isReused ? record.uploadedAt?.getTime() : context.clock.nowMs();
				return record.url;
			};
			if (inputs.reuseUploads && destination.customId === undefined) {
				const content = await contentId(file.path, context.signal);
				const sent = destination.sending?.get(content);
				if (sent !== undefined) log.info(`The ${name} has the same content as another one, which is uploaded once.`);
				const reference = sent ?? reuseOrSend(content);
				destination.sending?.set(content, reference);
				return {
					reference: await reference,
					content,
					uploadedAtMs
				};
			}
			const reference = await reuseOrSend();
			const content = inputs.fingerprint === false ? undefined : await contentId(file.path, context.signal);
			return {
				reference,
				content,
				uploadedAtMs
			};
		};
		const firstPauseMs = 4e3;
		const longestPauseMs = 6e4;
		const longestRetryAfterMs = 12e4;
		const patienceMs = 30 * 6e4;
		const obtain = async (request, { cleanup }, context) => {
			const { file, name, destination, content } = request;
			const { clock, log, random, signal } = context;
			const { area, matrixPosition } = destination;
			if (content !== undefined) {
				const shared = await (0, reused_uploads.QA)(area, {
					name,
					customId: content,
					sizeBytes: file.sizeBytes
				}, matrixPosition, context);
				if (shared !== undefined) return {
					record: shared,
					isReused: true
				};
			}
			const customId = destination.customId ?? (cleanup ? undefined : content);
			const beganMs = clock.monotonicMs();
			for (let sends = 0;; sends++) {
				try {
					return {
						record: await send(request, customId, context),
						isReused: false
					};
				} catch (error) {
					if (!(0, errors.E)(error, "cloud-rate-limited") || clock.monotonicMs() - beganMs > patienceMs) throw error;
					const drawnMs = Math.min(longestPauseMs, firstPauseMs * 2 ** sends) * (.5 + random() / 2);
					const pauseMs = Math.max(drawnMs, Math.min(longestRetryAfterMs, error.retryAfterMs ?? 0));
					log.info(`Upload rate limit reached; uploading the ${name} again in ${(0, durations.a3)(pauseMs)}.`);
					await clock.sleep(pauseMs, signal);
				}
				const found = content === undefined ? "none" : await (0, reused_uploads.LU)(area, content, context);
				if (typeof found === "object") return {
					record: found,
					isReused: true
				};
			}
		};
		const progressEveryMs = 1e4;
		const send = async ({ file: { path: file, sizeBytes }, name, destination, onProgress }, customId, { clock, log, signal }) => {
			const startedMs = clock.monotonicMs();
			let saidMs = startedMs;
			log.info(`Uploading the ${name} (${(0, durations.z3)(sizeBytes)}).`);
			const record = await destination.area.uploadFile({
				path: file,
				signal,
				reportsThrottling: true,
				customId,
				onProgress: (sent, total) => {
					onProgress?.();
					const nowMs = clock.monotonicMs();
					if (nowMs - saidMs < progressEveryMs || sent >= total) return;
					saidMs = nowMs;
					const part = `${Math.floor(sent / total * 100)} %, ${(0, durations.z3)(sent)} of ${(0, durations.z3)(total)}`;
					log.info(`Uploading the ${name}: ${part} (${speed(sent, nowMs - startedMs)})`);
				}
			});
			const tookMs = Math.max(1, clock.monotonicMs() - startedMs);
			log.info(`Uploaded the ${name} in ${(0, durations.a3)(tookMs)} (${speed(sizeBytes, tookMs)}): ${record.url}`);
			return record;
		};
		const speed = (bytes, durationMs) => `${(0, durations.z3)(Math.round(bytes / durationMs * 1e3))}/s`;
		const readBytesAtOnce = 1024 * 1024;
		const contentId = async (file, signal) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const hash = (0, external_node_crypto_.createHash)("sha256");
				const handle = __addDisposableResource(env_1, await (0, promises_.open)(file), true);
				const buffer = Buffer.allocUnsafeSlow(readBytesAtOnce);
				for (;;) {
					signal.throwIfAborted();
					const { bytesRead } = await handle.read(buffer, 0, buffer.length, null);
					if (bytesRead === 0) return `mtc-${hash.digest("hex")}`;
					hash.update(buffer.subarray(0, bytesRead));
				}
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		;
		const uploadBinaries = async (inputs, context, events, matrixPosition) => {
			const abort = new AbortController();
			const limited = {
				...context,
				signal: AbortSignal.any([context.signal, abort.signal])
			};
			const { framework } = inputs;
			const send = (ref, destination) => uploadBinary(ref, {
				...destination,
				matrixPosition
			}, inputs, limited, events).catch((error) => {
				throw error instanceof errors.K ? uploadFailed(ref, destination, error) : error;
			});
			const sendBinary = (ref, name, what, customId) => {
				const { packedAs } = (0, lookup.Fg)(framework)[name] ?? {};
				if (ref === undefined || packedAs === undefined) return undefined;
				return send(ref, {
					what,
					area: (0, reused_uploads.vy)(context.cloud, framework, name),
					customId,
					packedAs
				});
			};
			const app = sendBinary(inputs.app, "app", "app", inputs.appCustomId);
			const testSuite = sendBinary(inputs.testSuite, "testSuite", "test-suite", inputs.testSuiteCustomId);
			const ofMedia = {
				what: "media",
				area: (0, reused_uploads.x4)(context.cloud, "media"),
				customId: inputs.mediaCustomId,
				packedAs: "zip",
				sending: new Map()
			};
			const media = inputs.media.map((ref) => send(ref, ofMedia));
			void app?.then(({ reference }) => events.onUploaded({ app: reference }), ignore);
			void testSuite?.then(({ reference }) => events.onUploaded({ testSuite: reference }), ignore);
			try {
				const [sentApp, sentSuite, sentMedia] = await Promise.all([
					app,
					testSuite,
					Promise.all(media)
				]);
				const sent = [
					sentApp,
					sentSuite,
					...sentMedia
				].filter((each) => each !== undefined);
				const contents = sent.flatMap(({ content }) => content ?? []);
				const uploaded = {
					app: sentApp?.reference,
					testSuite: sentSuite?.reference,
					media: [...new Set(sentMedia.map(({ reference }) => reference))],
					held: {
						app: held(sentApp),
						testSuite: held(sentSuite)
					},
					content: contents.length < sent.length ? undefined : (0, short_hash.q)(...contents)
				};
				events.onUploaded(uploaded);
				return uploaded;
			} catch (error) {
				abort.abort(error);
				await Promise.allSettled([
					app,
					testSuite,
					...media
				]);
				throw error;
			}
		};
		const held = (uploaded) => {
			if (uploaded === undefined) return undefined;
			const { reference, content, uploadedAtMs } = uploaded;
			const own = [reference, content].find((text = "") => /^bs:\/\/[\w.-]+$/.test(text));
			return own === undefined ? undefined : {
				reference: own,
				content,
				uploadedAtMs
			};
		};
		const ignore = () => {};
		const uploadBinary = async (ref, destination, inputs, context, events) => {
			const { log, tempDir } = context;
			const { what, area, customId } = destination;
			switch (ref.kind) {
				case "reference":
					log.info(`Using the ${titles[what]} ${ref.reference}.`);
					return {
						reference: ref.reference,
						content: ref.reference
					};
				case "custom-id": {
					log.info(`Using the newest ${titles[what]} with the custom id ${ref.customId}.`);
					const newest = await (0, reused_uploads.LU)(area, ref.customId, context);
					return {
						reference: ref.customId,
						content: typeof newest === "object" ? newest.url : undefined
					};
				}
				case "url": {
					if (area.uploadUrl === undefined) throw new run_problem.AK("upload-from-url", `the service cannot fetch the ${titles[what]} from a URL`);
					const record = await area.uploadUrl({
						url: ref.url,
						customId
					});
					log.info(`The service fetched the ${titles[what]} from its address: ${record.url}.`);
					if (area.kind !== undefined) events.onSent({
						kind: area.kind,
						id: record.id
					});
					return {
						reference: record.url,
						content: record.url
					};
				}
				case "directory": {
					const packed = await packFolder(ref.path, destination, tempDir);
					const name = external_node_path_default().basename(packed.path);
					log.info(`Packed the folder ${external_node_path_default().basename(ref.path)} into ${name} (${(0, durations.z3)(packed.sizeBytes)}).`);
					return uploadFile(packed, destination, inputs, context, events);
				}
				case "file": {
					const file = destination.packedAs === "one-folder-zip" ? await underOneFolder(ref, context) : ref;
					return uploadFile(file, destination, inputs, context, events);
				}
			}
		};
		const packFolder = async (folder, { what, packedAs }, tempDir) => {
			const { packFolderAs } = await Promise.all([
				__webpack_require__.e(668),
				__webpack_require__.e(44),
				__webpack_require__.e(454),
				__webpack_require__.e(144),
				__webpack_require__.e(679),
				__webpack_require__.e(551)
			]).then(__webpack_require__.bind(__webpack_require__, 4679));
			const name = external_node_path_default().basename(folder, ".app").replace(/^\.+/, "");
			return {
				kind: "file",
				...await packFolderAs(folder, external_node_path_default().join(tempDir, `${name}-${what}`), packedAs)
			};
		};
		const underOneFolder = async (ref, { log, tempDir }) => {
			const { repackUnderOneFolder } = await Promise.all([
				__webpack_require__.e(668),
				__webpack_require__.e(44),
				__webpack_require__.e(454),
				__webpack_require__.e(144),
				__webpack_require__.e(679),
				__webpack_require__.e(551)
			]).then(__webpack_require__.bind(__webpack_require__, 4679));
			const packed = await repackUnderOneFolder(ref.path, external_node_path_default().join(tempDir, `packed-${external_node_path_default().basename(ref.path)}`));
			if (packed === undefined) return ref;
			log.info(`Packed ${external_node_path_default().basename(ref.path)} again, with one folder at its top and without hidden names (${(0, durations.z3)(packed.sizeBytes)}).`);
			return {
				kind: "file",
				...packed
			};
		};
		const uploadFailed = (ref, { what }, cause) => {
			const name = "path" in ref ? ` ${external_node_path_default().basename(ref.path)}` : "";
			return new run_problem.AK(cause.code, `the ${titles[what]}${name} could not be uploaded: ${(0, run_problem.pQ)(cause)}`, {
				cause,
				hint: cause.hint
			});
		};
	})
};
;
