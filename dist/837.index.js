"use strict";
exports.id = 837;
exports.ids = [837];
exports.modules = {
	59984: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { upload: () => upload });
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65953);
		var _inputs_binary_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18047);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88005);
		var _run_connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57417);
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
						const examined = await (0, _run_prepare_preflight_js__WEBPACK_IMPORTED_MODULE_5__.zx)(whole, context.github.workspace);
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
						__webpack_require__.e(813),
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
		var build_tag = __webpack_require__(62708);
		var run_problem = __webpack_require__(5182);
		var durations = __webpack_require__(71698);
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
					content: contents.length < sent.length ? undefined : (0, build_tag.qQ)(...contents)
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
			log.info(`Packed ${external_node_path_default().basename(ref.path)} again, with one folder at its top (${(0, durations.z3)(packed.sizeBytes)}).`);
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
	}),
	80483: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => testName });
		const testName = (test) => test.className === "" ? test.name : `${test.className}#${test.name}`;
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
	}),
	24996: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GT: () => listExtras,
			NA: () => filterStyles,
			l$: () => describeExtras,
			lH: () => beginningLike,
			vx: () => classEntries
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2944);
		var _model_discovered_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40258);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11301);
		var _match_entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46535);
		const exactly = (parameters, extra = []) => ({
			kind: "exact",
			parameters,
			extra
		});
		const refused = (reason) => ({
			kind: "refused",
			reason
		});
		const listExtras = (names) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.rL)(names, 10);
		const describeExtras = (why, names) => `The service matches names of tests by prefix, so tests that ${why} run as well: ${listExtras(names)}.`;
		const allFlows = (suite, capabilities) => {
			const files = flowFiles(suite.tests);
			const isChosen = capabilities.execute !== undefined || (0, _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_2__.y)(capabilities) !== undefined;
			return exactly(files.length === 0 || isChosen ? {} : { execute: files });
		};
		const flowFiles = (tests) => tests.flatMap(({ file }) => file ?? []);
		const openFlowFilters = (entries) => {
			const unclear = entries.find((entry) => entry.text.includes("*") || !isOpen(entry));
			if (unclear !== undefined) return refused(`it is unknown which flows "${(0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.kN)(unclear)}" selects`);
			const files = entries.flatMap((entry) => entry.kind === "flow" ? entry.path : []);
			const tagsOf = (excluded) => entries.flatMap((entry) => entry.kind === "tag" && entry.excludes === excluded ? entry.name : []);
			const [includeTags, excludeTags] = [tagsOf(false), tagsOf(true)];
			if (files.length > 0 && includeTags.length > 0) return refused("files and tags add up only where the flows are known");
			const both = includeTags.find((tag) => excludeTags.includes(tag));
			if (both !== undefined) return refused(`the tag "${both}" is both selected and excluded`);
			const tags = withoutEmpty({
				includeTags,
				excludeTags
			});
			return exactly({
				...withoutEmpty({ execute: files }),
				...Object.keys(tags).length === 0 ? {} : { tags }
			});
		};
		const isOpen = (entry) => entry.kind === "tag" || entry.kind === "flow" && !entry.excludes && entry.name === undefined;
		const withoutEmpty = (lists) => Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
		const classFilters = (entries, found, tests) => {
			const direct = directFilters(entries);
			if (direct !== undefined) return direct;
			const suite = withNamedClasses(found, entries);
			const filters = (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.$l)(entries);
			const obstacle = unknownTests(filters, suite);
			if (obstacle !== undefined) return refused(obstacle);
			const parts = classParts(suite);
			const whole = parts.filter((part) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.mA)(filters, part));
			const named = entries.flatMap((entry) => isPlainMethod(entry) && parts.includes(entry.className) ? [entry.text] : []);
			const expanded = [...new Set([
				...classEntries(tests, suite, whole),
				...whole,
				...named
			])].sort();
			if (tests.length === suite.tests.length && (0, _model_discovered_suite_js__WEBPACK_IMPORTED_MODULE_4__.A)(suite)) return exactly({});
			if (expanded.length === 0) return refused("the tests that they select belong to ignored classes");
			const unnameable = expanded.find((entry) => !canBeSent(entry));
			return unnameable === undefined ? exactly({ class: expanded }) : refused(`no filter can name "${unnameable}"`);
		};
		const directFilters = (entries) => {
			const [first] = entries;
			if (first === undefined) return undefined;
			const { kind } = first;
			if (entries.some((entry) => entry.excludes || entry.kind !== kind || entry.text.includes("*"))) return undefined;
			const values = entries.flatMap((entry) => {
				if (entry.kind === "class") return isWithin(entry, entries) ? [] : [entry.text];
				if (entry.kind === "size") return [entry.size];
				return entry.kind === "package" || entry.kind === "annotation" ? [entry.name] : [];
			});
			return kind === "class" || kind === "package" || values.length === 1 ? exactly({ [kind]: [...new Set(values)] }) : undefined;
		};
		const isWithin = (entry, entries) => entry.kind === "class" && entry.method !== undefined && entries.some((other) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.Us)(other, entry.className));
		const isPlainMethod = (entry) => entry.kind === "class" && entry.method !== undefined && !entry.excludes && !entry.text.includes("*");
		const withNamedClasses = (suite, entries) => {
			const known = new Set([...suite.tests.map(({ className }) => className), ...classParts(suite)].flatMap(_known_tests_js__WEBPACK_IMPORTED_MODULE_5__.fD));
			const named = entries.flatMap((entry) => entry.kind === "class" && (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.d_)([entry]) ? entry.className : []);
			const parts = named.filter((className) => !known.has(className)).map((part) => ({ part }));
			return {
				...suite,
				unknown: [...suite.unknown, ...parts]
			};
		};
		const unknownTests = (filters, suite) => {
			const isOpen = !filters.some(_match_entry_js__WEBPACK_IMPORTED_MODULE_3__.d_);
			if (isOpen && suite.unseen !== undefined) return suite.unseen;
			const file = suite.unknown.find(({ part }) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.EQ)(part));
			if (isOpen && file !== undefined) return `the contents of ${file.part} are unknown`;
			const unclear = classParts(suite).find((part) => isPartly(filters, part));
			return unclear === undefined ? undefined : `the tests of ${unclear} are not all known`;
		};
		const isPartly = (filters, part) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.BV)(filters, part) && !(0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.mA)(filters, part) && filters.flat().some((entry) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.Gc)(entry, part) && !isPlainMethod(entry));
		const classParts = ({ unknown }) => unknown.map(({ part }) => part).filter((part) => !(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.EQ)(part));
		const classEntries = (tests, suite, whole = []) => {
			const isIn = new Set(tests);
			const lacking = new Set(suite.tests.flatMap((test) => isIn.has(test) ? [] : (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.fD)(test.className)));
			for (const part of classParts(suite)) if (!whole.includes(part)) for (const name of (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.fD)(part)) lacking.add(name);
			const entries = [];
			const whollyNamed = new Set();
			const byClass = [...Map.groupBy(tests, ({ className }) => className)];
			for (const [className, own] of byClass.toSorted(([one], [other]) => one.length - other.length)) {
				if ((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.fD)(className).some((name) => whollyNamed.has(name))) continue;
				if ((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.xf)(className) && own.every(({ ignored }) => ignored)) continue;
				if (lacking.has(className)) {
					entries.push(...own.map(({ name }) => `${className}#${name}`));
				} else {
					entries.push(className);
					whollyNamed.add(className);
				}
			}
			return entries;
		};
		const canBeSent = (entry) => !/[,"'\\\n]/.test(entry);
		const identifierFilters = (entries, suite, tests) => {
			if (!(0, _model_discovered_suite_js__WEBPACK_IMPORTED_MODULE_4__.A)(suite)) return openFilters(entries, suite);
			if (tests.length === suite.tests.length) return exactly({});
			const isIn = new Set(tests);
			const classes = [...Map.groupBy(suite.tests, classPath)].map(([path, all]) => ({
				path,
				wanted: all.filter((test) => isIn.has(test)).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_3__.Lo),
				others: all.filter((test) => !isIn.has(test)).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_3__.Lo)
			}));
			const skipped = entries.every(({ excludes }) => excludes) ? skipOnly(classes) : undefined;
			if (skipped !== undefined) return exactly({ "skip-testing": skipped });
			const parts = classes.flatMap((own) => {
				if (own.wanted.length === 0) return [];
				return own.others.length === 0 ? [{
					only: [own.path],
					skip: [],
					extra: []
				}] : [namedIn(own)];
			});
			return requestOf(joinNames(parts));
		};
		const requestOf = ({ only, skip, extra }) => exactly(withoutEmpty({
			"only-testing": only,
			"skip-testing": skip
		}), extra);
		const classPath = (test) => {
			const [target] = (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.QR)(test);
			const name = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.TH)(test.className);
			return target === undefined ? name : `${target}/${name}`;
		};
		const skipOnly = (classes) => {
			const skipped = [];
			for (const { path, wanted, others } of classes) {
				if (wanted.length === 0) skipped.push(path);
				else if (others.some((name) => wanted.some((each) => each.startsWith(name)))) return undefined;
				else skipped.push(...others.map((name) => `${path}/${name}`));
			}
			return skipped;
		};
		const joinNames = (parts) => ({
			only: parts.flatMap(({ only }) => only),
			skip: parts.flatMap(({ skip }) => skip),
			extra: parts.flatMap(({ extra }) => extra)
		});
		const beginningLike = (wanted, others) => others.filter((name) => wanted.some((each) => name.startsWith(each)));
		const namedIn = ({ path, wanted, others }) => {
			const inClass = (names) => names.map((name) => `${path}/${name}`);
			const alikes = beginningLike(wanted, others);
			const isExtra = (name) => wanted.some((each) => each.startsWith(name));
			return {
				only: inClass(wanted),
				skip: inClass(alikes.filter((name) => !isExtra(name))),
				extra: inClass(alikes.filter(isExtra))
			};
		};
		const prefixMatchesOf = (names, { tests }) => joinNames([...Map.groupBy(names, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname)].map(([path, named]) => {
			const [className, target] = path.split("/").reverse();
			const wanted = named.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(name));
			const isIn = (test) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.TH)(test.className) === className && (target === undefined || (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.QR)(test).some((each) => each === undefined || each === target));
			const others = tests.filter((test) => isIn(test) && !wanted.includes((0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.Lo)(test))).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_3__.Lo);
			return namedIn({
				path,
				wanted,
				others
			});
		}));
		const openFilters = (entries, suite) => {
			const pattern = entries.find(({ text }) => text.includes("*"));
			if (pattern !== undefined) return refused(`the tests that match "${pattern.text}" are not all known`);
			const [included, excluded] = [entries.filter(({ excludes }) => !excludes), entries.filter(({ excludes }) => excludes)];
			const [lost] = excluded.flatMap((entry) => alike(entry, suite, excluded));
			if (lost !== undefined) return refused(`leaving a test out by its name would leave out ${lost} as well, and not all tests are known`);
			return requestOf({
				only: included.map(({ text }) => text),
				skip: excluded.map(({ text }) => text),
				extra: included.filter(isIosTest).flatMap((entry) => [...alike(entry, suite), `any other test that begins with ${entry.text}`])
			});
		};
		const isIosTest = (entry) => entry.kind === "identifier" && entry.method !== undefined;
		const alike = (entry, suite, exclusions = []) => {
			if (suite === undefined || !isIosTest(entry)) return [];
			const isAlike = (test) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.mj)((0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.i0)(entry), test) && (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.Lo)(test) !== entry.method;
			return suite.tests.filter((test) => isAlike(test) && !exclusions.some((other) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.mj)(other, test))).map((test) => `${classPath(test)}/${(0, _match_entry_js__WEBPACK_IMPORTED_MODULE_3__.Lo)(test)}`);
		};
		const nothing = () => exactly({});
		const needsList = "the tests of the suite are unknown. They are needed for exclusions with `!`, for wildcards, and for a mix of classes, packages and annotations";
		const filterStyles = {
			class: {
				select: classFilters,
				selectBlindly: (entries) => directFilters(entries) ?? refused(needsList),
				selectAll: nothing
			},
			identifier: {
				select: identifierFilters,
				selectBlindly: openFilters,
				selectAll: nothing,
				prefixMatches: prefixMatchesOf
			},
			flow: {
				select: (_entries, _suite, tests) => exactly({ execute: flowFiles(tests) }),
				selectBlindly: openFlowFilters,
				selectAll: allFlows
			}
		};
	}),
	46535: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$l: () => filtersOf,
			BV: () => mayHold,
			DT: () => packagesOf,
			Gc: () => mayMatchIn,
			Lo: () => methodName,
			QR: () => targetsOf,
			Us: () => matchesClass,
			d_: () => namesClasses,
			i0: () => byPrefix,
			kN: () => withMark,
			lA: () => fits,
			mA: () => holdsAll,
			mj: () => matchesTest,
			nU: () => meansSomething
		});
		var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54317);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11301);
		const filtersOf = (entries) => [entries.filter(({ excludes }) => !excludes), ...entries.filter(({ excludes }) => excludes).map((entry) => [entry])].filter((filter) => filter.length > 0);
		const fits = (filters, test) => filters.every((filter) => filter.some((entry) => matchesTest(entry, test) !== entry.excludes));
		const mayHold = (filters, part) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_0__.EQ)(part) ? !filters.some(namesClasses) : filters.every((filter) => filter.some((entry) => entry.excludes ? !matchesClass(entry, part) : entry.kind === "identifier" || matchesClass(entry, part) || mayMatchIn(entry, part)));
		const holdsAll = (filters, part) => filters.every((filter) => filter.some((entry) => entry.excludes ? !matchesClass(entry, part) && !mayMatchIn(entry, part) : matchesClass(entry, part)));
		const withMark = ({ excludes, text }) => `${excludes ? "!" : ""}${text}`;
		const namesClasses = (entries) => entries.every(({ kind, excludes, text }) => kind === "class" && !excludes && !text.includes("*"));
		const meansSomething = (entry, { tests, unknown, onRequest = [] }) => tests.some((test) => matchesTest(entry, test)) || entry.kind === "flow" && onRequest.some((test) => matchesTest(entry, test)) || unknown.some(({ part }) => matchesClass(entry, part) || entry.kind !== "annotation" && entry.kind !== "size" && mayMatchIn(entry, part));
		const matchesTest = (pattern, test) => {
			switch (pattern.kind) {
				case "class": return pattern.method === undefined ? matchesClass(pattern, test.className) : (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, test.className) && (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.method, test.name);
				case "package": return matchesClass(pattern, test.className);
				case "annotation": return (test.annotations ?? []).some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, name));
				case "size": return (test.sizes ?? []).includes(pattern.size);
				case "flow": return matchesFile(pattern.path, test) && (pattern.name === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, test.name));
				case "tag": return (test.tags ?? []).some((tag) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, tag));
				case "identifier": return targetsOf(test).some((target) => target === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.target, target)) && (pattern.className === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_0__.TH)(test.className))) && (pattern.method === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.method, methodName(test)));
			}
		};
		const matchesFile = (path, { className, file = className }) => path === "." || [file, className].some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(path, name)) || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(`${path}/*`, file);
		const matchesClass = (pattern, className) => {
			switch (pattern.kind) {
				case "class": return pattern.method === undefined && (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_0__.fD)(className).some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, name));
				case "package": return packagesOf(className).some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, name));
				default: return false;
			}
		};
		const mayMatchIn = (pattern, className) => pattern.kind === "annotation" || pattern.kind === "size" || pattern.kind === "class" && pattern.method !== undefined && (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, className);
		const byPrefix = (entry) => entry.kind === "identifier" && entry.method !== undefined ? {
			...entry,
			method: `${entry.method}*`
		} : entry;
		const methodName = ({ name }) => name.replace(/\(\)$/, "");
		const targetsOf = ({ target, className }) => {
			const module = className.includes(".") ? className.slice(0, className.indexOf(".")) : undefined;
			return target !== undefined && module !== undefined ? [target, module] : [target ?? module];
		};
		const packagesOf = (className) => {
			const parts = className.split(".").slice(0, -1);
			return parts.map((_, nth) => parts.slice(0, nth + 1).join("."));
		};
	})
};
;
