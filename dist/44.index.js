"use strict";
exports.id = 44;
exports.ids = [44];
exports.modules = {
	92289: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { openAgreement: () => openAgreement });
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26921);
		var _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77699);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25890);
		var _github_cache_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82213);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92782);
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99988);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25918);
		const document = zod__WEBPACK_IMPORTED_MODULE_6__.YOg(zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			line: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().max(1e3),
			device: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().min(1).max(300)
		})).max(1e3);
		const openAgreement = (inputs, identity, context) => {
			const { environment, github, log, clock, signal, service } = context;
			const { runId, runAttempt } = github;
			const store = (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_2__.qb)("devices", {
				environment,
				log: {
					...log,
					notice: (line) => log.info(line)
				},
				clock,
				signal
			});
			const hash = (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.qQ)(inputs.system, (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__.nq)(service) ? "embedded" : "service", ...inputs.deviceLines);
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
					const agreed = await (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_2__.cy)(store, {
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
			if (!(0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework).listsBuilds) return undefined;
			const hash = (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.qQ)(...lines);
			const rank = ({ tag }) => tag?.job === identity ? tag.runAttempt : 0;
			try {
				const [build] = (await (0, _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__.YF)(framework, project, context.cloud)).filter(({ tag, devices }) => tag?.attempt === 0 && tag.lines === hash && (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.ke)(tag, runId) && devices.length === lines.length).toSorted((a, b) => rank(b) - rank(a));
				return build?.devices.map((device, nth) => ({
					line: lines[nth] ?? device,
					device
				}));
			} catch (error) {
				context.signal.throwIfAborted();
				context.log.info(`The devices of earlier builds of this workflow run cannot be listed (${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error)}).`);
				return undefined;
			}
		};
	}),
	38188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { claimTests: () => claimTests });
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26921);
		var _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77699);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25890);
		var _github_cache_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82213);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92782);
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99988);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25918);
		const mostEntries = 300;
		const document = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			job: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
			tests: zod__WEBPACK_IMPORTED_MODULE_6__.YOg(zod__WEBPACK_IMPORTED_MODULE_6__.YjP())
		});
		const claimTests = async (entries, inputs, identity, context) => {
			if (context.github.matrix === undefined && inputs.shardIndex === undefined) return new Set(entries);
			const claims = openClaims(inputs, identity, context);
			const own = new Set();
			let left = entries;
			for (let nth = 1; nth <= mostEntries && left.length > 0; nth++) {
				const claim = await claims.take(nth, left);
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
			const store = (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_2__.qb)("repeats", {
				environment,
				log: {
					...log,
					notice: log.info
				},
				clock,
				signal
			});
			const hash = (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.qQ)(inputs.framework, inputs.project, (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_3__.nq)(inputs.service) ? "embedded" : "service");
			return { take: async (nth, tests) => {
				const key = `mobile-test-cloud-repeats-1-${github.runId}-${hash}-${nth}`;
				if (!store.available()) return undefined;
				const entry = await store.restore(key, []);
				const content = JSON.stringify({
					job,
					tests
				});
				return (entry && read(entry.content)) ?? (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_2__.cy)(store, {
					key,
					content,
					read
				}, {
					clock,
					signal
				});
			} };
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
			if (!(0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework).listsBuilds) return new Set();
			try {
				const builds = await (0, _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__.ZO)(framework, project, context.cloud);
				return new Set(builds.flatMap(({ tag, filters }) => tag?.repeat !== undefined && tag.job !== identity && (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.ke)(tag, github.runId) ? filters : []));
			} catch (error) {
				signal.throwIfAborted();
				log.info(`Could not check which tests other jobs repeat (${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error)}).`);
				return new Set();
			}
		};
	})
};
;
