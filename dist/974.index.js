"use strict";
exports.id = 974;
exports.ids = [974];
exports.modules = {
	30828: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IS: () => shardOf,
			iN: () => splitForms,
			ks: () => shardOfHash,
			vD: () => javaHash
		});
		const splitForms = ["floor-mod", "absolute"];
		const javaHash = (text) => {
			let hash = 0;
			for (let index = 0; index < text.length; index++) hash = Math.imul(hash, 31) + text.charCodeAt(index) | 0;
			return hash;
		};
		const shardOf = (test, shards, form) => test.naming === undefined ? shardOfHash(javaHash(`${test.name}(${test.className})`), shards, form) : undefined;
		const shardOfHash = (hash, shards, form) => {
			if (form === "floor-mod") return (hash % shards + shards) % shards;
			const remainder = (hash === -2147483648 ? hash : Math.abs(hash)) % shards;
			return remainder < 0 ? undefined : Math.abs(remainder);
		};
	}),
	83541: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a3: () => commonRefs,
			eN: () => usedRefs,
			mK: () => buildRequest,
			sb: () => requestsServiceRetries
		});
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25890);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75977);
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99988);
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
			[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__.KM]: tagText(inputs, refs, planned)
		});
		const ownCapabilities = ({ framework, capabilities }, { serviceShards, partial }) => {
			const { shards } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework);
			const { shards: _ownSplit, ...others } = capabilities;
			if (partial) return others;
			if (serviceShards === undefined || shards?.splitBy !== "service") return capabilities;
			return Object.fromEntries(Object.entries(capabilities).filter(([key]) => !shards.replaces.includes(key)));
		};
		const splitOf = ({ framework }, { shard, tests, serviceShards, filters = {} }) => {
			const { testFilter, shards } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework);
			if (shards?.splitBy === "service" && serviceShards !== undefined) return shards.write(serviceShards);
			if (tests !== undefined && testFilter !== undefined) return {
				...leavingOut(testFilter, filters),
				[testFilter.parameter]: tests
			};
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
				...(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.u)(own) ? own : {}
			} };
		};
		const leavingOut = ({ leavesOut }, filters) => leavesOut === undefined || filters[leavesOut] === undefined ? {} : { [leavesOut]: filters[leavesOut] };
		const binaryParameters = ({ framework }, refs) => {
			const { app, testSuite } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework);
			return {
				...app && { [app.parameter]: refs.app },
				...testSuite && { [testSuite.parameter]: refs.testSuite }
			};
		};
		const downloadSwitches = ({ framework, download }) => {
			const { screenshotParameter = switches.screenshots } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework);
			const on = {};
			for (const kind of download) {
				const key = kind === "screenshots" ? screenshotParameter : switches[kind];
				if (key !== undefined) on[key] = true;
			}
			return on;
		};
		const tagText = (inputs, { content }, planned) => {
			const own = inputs.capabilities[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__.KM];
			const tag = (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__.O9)({
				...planned.tag,
				content: content ?? planned.tag.content
			});
			return typeof own === "string" ? `${own} ${tag}` : tag;
		};
		const requestsServiceRetries = (request) => ["true", true].includes(request.retryTestsOnFailure);
		const usedRefs = (framework, requests) => {
			const { app, testSuite } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework);
			const ifString = (value) => typeof value === "string" ? value : undefined;
			const refs = requests.map((request) => ({
				app: app === undefined ? undefined : ifString(request[app.parameter]),
				testSuite: testSuite === undefined ? undefined : ifString(request[testSuite.parameter]),
				media: [request[mediaParameter]].flat().filter((each) => typeof each === "string")
			}));
			return commonRefs(refs);
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
	77699: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fj: () => watchedBuild,
			OW: () => readListedBuild,
			YF: () => listBuilds,
			ZO: () => listAllBuilds,
			lG: () => foreignBuild
		});
		var _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97430);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25890);
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99988);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25918);
		var _results_left_out_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68420);
		var _results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32231);
		var _build_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83541);
		const listBuilds = async (framework, project, cloud) => (await listAllBuilds(framework, project, cloud)).filter(({ tag }) => tag?.repeat === undefined);
		const listAllBuilds = async (framework, project, cloud) => {
			try {
				const listed = await cloud.projects(framework).builds(project);
				const once = new Map(listed.toReversed().map((build) => [build.id, build])).values();
				return [...once].toReversed().map((record) => readListedBuild(record, framework));
			} catch (error) {
				if ((0, _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__.E)(error, "cloud-not-found")) return [];
				throw error;
			}
		};
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
			serviceRetries: (0, _build_request_js__WEBPACK_IMPORTED_MODULE_5__.sb)(record.capabilities),
			leftOut: (0, _results_left_out_js__WEBPACK_IMPORTED_MODULE_6__.xc)(record.capabilities),
			requestedSplit: (0, _results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_4__.t0)(record.capabilities),
			queuedSinceMs: nowMs,
			queueLimitSinceMs: nowMs,
			...part
		});
		const readListedBuild = (record, framework) => {
			const { testFilter, shards } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__.Fg)(framework);
			const { capabilities, devices } = record;
			const tag = (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__.MX)(capabilities[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__.KM]);
			const split = shards?.splitBy === "service" ? shards.read(capabilities) : [];
			const isSplit = shards?.splitBy === "service" && capabilities[shards.parameter] !== undefined;
			const requested = textsOf(capabilities.devices);
			return {
				record,
				tag,
				shard: firstValidShard(shards?.splitBy === "runner" ? shards.read(capabilities) : undefined, tag?.shard),
				serviceShards: split.length === 0 ? undefined : split,
				...isSplit ? { isSplit } : {},
				devices: requested.length > 0 ? requested : devices.map(({ device }) => device),
				namesDevices: requested.length > 0,
				filters: testFilter === undefined ? [] : textsOf(capabilities[testFilter.parameter])
			};
		};
		const maxShards = 1e4;
		const firstValidShard = (...given) => given.find((one) => one !== undefined && one.index < one.total && one.total <= maxShards) ?? {
			index: 0,
			total: 1
		};
		const textsOf = (value) => {
			if (typeof value === "string") return [value];
			return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
		};
		const foreignBuild = (wanted, returned) => new _model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.AK("response-foreign", `the service returned build ${returned} when asked for build ${wanted}`);
	}),
	52575: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			II: () => openGitHubApi,
			go: () => notPermitted,
			s_: () => httpStatusOf,
			wo: () => isNotPermitted
		});
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61640);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25918);
		var _stall_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84073);
		const maxTries = 3;
		const maxPauseMs = 6e4;
		const openGitHubApi = async (token, { environment, github, log, clock, signal }, guard = (0, _stall_guard_js__WEBPACK_IMPORTED_MODULE_2__.GD)(clock)) => {
			const { getOctokit } = await __webpack_require__.e(351).then(__webpack_require__.bind(__webpack_require__, 61351));
			const baseUrl = environment.GITHUB_API_URL;
			const octokit = getOctokit(token, {
				...baseUrl ? { baseUrl } : {},
				log: {
					debug: log.debug,
					info: log.debug,
					warn: log.debug,
					error: log.debug
				}
			});
			const [owner = "", repo = ""] = github.repository.split("/");
			const send = async (route, parameters) => {
				const { data, headers } = await guard.run((stalled) => octokit.request(route, {
					owner,
					repo,
					...parameters,
					request: { signal: AbortSignal.any([signal, stalled]) }
				}));
				return {
					data,
					headers: { ...headers }
				};
			};
			const pause = async (error, tries) => {
				signal.throwIfAborted();
				const pauseMs = pauseAfter(error, tries, clock.nowMs());
				if (pauseMs === undefined) throw error;
				const duration = (0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__.a3)(pauseMs);
				if (hasRequestedPause(error)) log.info(`GitHub asked to wait for ${duration}.`);
				else log.info(`GitHub ${whatHappened(error)}; trying again in ${duration}.`);
				await clock.sleep(pauseMs, signal);
			};
			return (route, parameters, findCreated) => repeat(() => send(route, parameters), pause, findCreated);
		};
		const repeat = async (send, pause, findCreated) => {
			for (let tries = 1;; tries++) {
				try {
					return await send();
				} catch (error) {
					const find = isUncertain(error) ? findCreated : undefined;
					if (tries >= maxTries && find === undefined) throw error;
					await pause(error, tries);
					const created = await find?.();
					if (created !== undefined) return created;
					if (tries >= maxTries) throw error;
				}
			}
		};
		const httpStatusOf = (error) => error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : undefined;
		const whatHappened = (error) => error instanceof Error && "response" in error && error.response !== undefined ? `responded with status ${httpStatusOf(error)}` : `did not respond (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__.Q)(error)})`;
		const isUncertain = (error) => (httpStatusOf(error) ?? 0) >= 500;
		const isNotPermitted = (error) => {
			const status = httpStatusOf(error);
			return status === 401 || status === 404 || status === 403 && limitPauseMs(error, 0) === undefined;
		};
		const pauseAfter = (error, tries, nowMs) => {
			const limitMs = limitPauseMs(error, nowMs);
			if (limitMs !== undefined) return limitMs <= maxPauseMs ? limitMs : undefined;
			return isUncertain(error) ? 1e3 * tries : undefined;
		};
		const limitPauseMs = (error, nowMs) => {
			const status = httpStatusOf(error);
			if (status !== 403 && status !== 429) return undefined;
			const headers = headersOf(error);
			const seconds = Number(headers["retry-after"]);
			if (Number.isFinite(seconds) && headers["retry-after"] !== undefined) return seconds * 1e3;
			if (headers["x-ratelimit-remaining"] === "0") return Math.max(0, Number(headers["x-ratelimit-reset"]) * 1e3 - nowMs);
			return status === 429 ? maxPauseMs : undefined;
		};
		const hasRequestedPause = (error) => {
			const headers = headersOf(error);
			return (httpStatusOf(error) ?? 0) < 500 && (headers["retry-after"] !== undefined || headers["x-ratelimit-remaining"] === "0");
		};
		const headersOf = (error) => {
			if (!(error instanceof Error) || !("response" in error)) return {};
			const { response } = error;
			if (typeof response !== "object" || response === null || !("headers" in response)) return {};
			const { headers } = response;
			return typeof headers === "object" && headers !== null ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])) : {};
		};
		const notPermitted = (what, permission, cause) => new _model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__.AK("github-not-permitted", `${what} was left out: the token lacks "${permission}: write". Tokens of pull requests from forks and of Dependabot never have it; elsewhere grant it in the job's permissions`, { cause });
	}),
	69344: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UL: () => downloadArtifacts,
			f0: () => deriveArtifactName,
			mz: () => uploadArtifact,
			wn: () => listArtifacts
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71698);
		var _lib_escape_file_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48905);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61640);
		var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54317);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25918);
		var _stall_guard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84073);
		const maxNames = 20;
		const uploadArtifact = async (request, services, guard = (0, _stall_guard_js__WEBPACK_IMPORTED_MODULE_6__.GD)(services.clock)) => {
			const { environment, log } = services;
			if (!environment.ACTIONS_RUNTIME_TOKEN || !environment.ACTIONS_RESULTS_URL) {
				log.notice(`This runner has no artifact service: the files stay in ${request.rootDir} and are not stored as an artifact.`);
				return undefined;
			}
			const { DefaultArtifactClient, GHESNotSupportedError } = await Promise.all([
				__webpack_require__.e(671),
				__webpack_require__.e(351),
				__webpack_require__.e(799)
			]).then(__webpack_require__.bind(__webpack_require__, 76799));
			try {
				return await guard.run(() => uploadUnderFreeName(new DefaultArtifactClient(), request, services));
			} catch (error) {
				const why = (0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_7__.Q)(error);
				if (error instanceof GHESNotSupportedError) log.notice(`The action does not support the artifact service of this GitHub server: the files stay in ${request.rootDir}.`);
				else log.warning(`The artifact ${request.name} could not be stored (${why}): the files stay in ${request.rootDir}.`);
				return undefined;
			}
		};
		const uploadUnderFreeName = async (client, request, { github, log }) => {
			const base = request.name;
			const options = {
				...request.retentionDays === 0 ? {} : { retentionDays: request.retentionDays },
				...request.unarchived === true ? { skipArchive: true } : {}
			};
			for (let nth = 1;; nth++) {
				const name = nth === 1 ? base : `${base}-${nth}`;
				try {
					const { id, size } = await client.uploadArtifact(name, [...request.files], request.rootDir, options);
					if (id === undefined) throw new Error("the artifact service returned no id");
					const url = `${github.serverUrl}/${github.repository}/actions/runs/${github.runId}/artifacts/${id}`;
					log.info(`Stored the artifact ${name} (${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__.z3)(size ?? 0)}): ${url}`);
					return {
						id: String(id),
						url,
						name
					};
				} catch (error) {
					if (!isNameTaken(error) || nth === maxNames || request.unarchived === true) throw error;
					log.info(`An artifact ${name} exists already in this run; trying ${base}-${nth + 1}.`);
				}
			}
		};
		const isNameTaken = (error) => error instanceof Error && /\b409\b|already exists/i.test(error.message);
		const deriveArtifactName = (parts, github) => {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(github.step).update("\0").update(parts.identity).digest("hex").slice(0, 8);
			const shard = parts.shard === "" ? "" : `-${parts.shard}`;
			return (0, _lib_escape_file_name_js__WEBPACK_IMPORTED_MODULE_4__.$v)(`mobile-test-results-${parts.framework}-${github.job}${shard}-attempt-${github.runAttempt}-${hash}`);
		};
		const isPage = (name) => name.endsWith(".html");
		const openArtifacts = async ({ environment, clock }) => {
			if (!environment.ACTIONS_RUNTIME_TOKEN || !environment.ACTIONS_RESULTS_URL) throw artifactsUnavailable("this runner has no artifact service");
			const { DefaultArtifactClient } = await Promise.all([
				__webpack_require__.e(671),
				__webpack_require__.e(351),
				__webpack_require__.e(799)
			]).then(__webpack_require__.bind(__webpack_require__, 76799));
			const client = new DefaultArtifactClient();
			const guard = (0, _stall_guard_js__WEBPACK_IMPORTED_MODULE_6__.GD)(clock);
			const { artifacts } = await guard.run(() => client.listArtifacts()).catch((cause) => Promise.reject(artifactsUnavailable((0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_7__.Q)(cause), cause)));
			return {
				client,
				guard,
				artifacts
			};
		};
		const listArtifacts = async (services) => (await openArtifacts(services)).artifacts.map(({ name }) => name);
		const downloadArtifacts = async (pattern, folder, services) => {
			const { client, guard, artifacts } = await openArtifacts(services);
			const downloaded = [];
			for (const { id, name } of artifacts.filter((artifact) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_8__._W)(pattern, artifact.name) && !isPage(artifact.name))) {
				const target = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, String(id));
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(target, { recursive: true });
				try {
					await guard.run(() => client.downloadArtifact(id, {
						path: target,
						skipDecompress: true
					}));
				} catch (cause) {
					throw artifactsUnavailable(`${name} could not be downloaded (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_7__.Q)(cause)})`, cause);
				}
				const [file] = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(target);
				if (file === undefined) throw artifactsUnavailable(`${name} arrived without content`);
				downloaded.push({
					name,
					archive: node_path__WEBPACK_IMPORTED_MODULE_2___default().join(target, file)
				});
			}
			return downloaded;
		};
		const artifactsUnavailable = (why, cause) => new _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.AK("artifacts-unavailable", `the artifacts of this workflow run cannot be read: ${why}`, { cause });
	}),
	61721: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$A: () => changedSince,
			E8: () => commitBranchFile,
			H7: () => branchAdvice,
			IM: () => readChangedFiles,
			O: () => trackedFiles,
			TQ: () => readBranchFile,
			Xg: () => checkedOutCommit,
			gz: () => listBranchFiles
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
		var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
		var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
		var node_util__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_3__);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61640);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25918);
		var _api_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52575);
		var _github_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11754);
		const readBranchFile = async (call, { branch, path }, last) => {
			const commit = await newestCommit(call, branch);
			if (commit === undefined) return {};
			if (commit === last?.head?.commit) return last;
			const response = await call("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { commit_sha: commit });
			const { blobSchema, commitSchema, treeSchema } = await Promise.all([__webpack_require__.e(921), __webpack_require__.e(159)]).then(__webpack_require__.bind(__webpack_require__, 2555));
			const head = {
				commit,
				tree: commitSchema.parse(response.data).tree.sha
			};
			const { data } = await call("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
				tree_sha: head.tree,
				recursive: "1"
			});
			const files = treeSchema.parse(data).tree.filter(({ type }) => type === "blob");
			const folder = path.slice(0, path.indexOf("/") + 1);
			const foreign = files.find((file) => !file.path.startsWith(folder));
			if (foreign !== undefined) throw new _model_run_problem_js__WEBPACK_IMPORTED_MODULE_4__.AK("history-branch-in-use", `the branch "${branch}" has other files, for instance ${foreign.path}`);
			const file = files.find((each) => each.path === path);
			if (file === undefined) return { head };
			const blob = await call("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", { file_sha: file.sha });
			return {
				head,
				content: Buffer.from(blobSchema.parse(blob.data).content, "base64")
			};
		};
		const listBranchFiles = async (call, branch) => {
			const commit = await newestCommit(call, branch);
			if (commit === undefined) return [];
			const response = await call("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { commit_sha: commit });
			const { commitSchema, treeSchema } = await Promise.all([__webpack_require__.e(921), __webpack_require__.e(159)]).then(__webpack_require__.bind(__webpack_require__, 2555));
			const { sha } = commitSchema.parse(response.data).tree;
			const { data } = await call("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
				tree_sha: sha,
				recursive: "1"
			});
			return treeSchema.parse(data).tree.flatMap(({ path, type }) => type === "blob" ? [path] : []);
		};
		const newestCommit = async (call, branch) => {
			try {
				const { data } = await call("GET /repos/{owner}/{repo}/git/ref/{ref}", { ref: `heads/${branch}` });
				const { refSchema } = await Promise.all([__webpack_require__.e(921), __webpack_require__.e(159)]).then(__webpack_require__.bind(__webpack_require__, 2555));
				return refSchema.parse(data).object.sha;
			} catch (error) {
				if ((0, _api_js__WEBPACK_IMPORTED_MODULE_5__.s_)(error) === 404) return undefined;
				throw error;
			}
		};
		const commitBranchFile = async (call, { branch, path }, { head }, content, message) => {
			const { shaSchema } = await Promise.all([__webpack_require__.e(921), __webpack_require__.e(159)]).then(__webpack_require__.bind(__webpack_require__, 2555));
			const post = async (what, parameters) => shaSchema.parse((await call(`POST /repos/{owner}/{repo}/git/${what}`, parameters)).data).sha;
			const blob = await post("blobs", {
				content: content.toString("base64"),
				encoding: "base64"
			});
			const tree = await post("trees", {
				base_tree: head?.tree,
				tree: [{
					path,
					mode: "100644",
					type: "blob",
					sha: blob
				}]
			});
			const sha = await post("commits", {
				message,
				tree,
				parents: head === undefined ? [] : [head.commit]
			});
			try {
				if (head === undefined) await call("POST /repos/{owner}/{repo}/git/refs", {
					ref: `refs/heads/${branch}`,
					sha
				});
				else await call("PATCH /repos/{owner}/{repo}/git/refs/{ref}", {
					ref: `heads/${branch}`,
					sha,
					force: false
				});
				return true;
			} catch (error) {
				if ((0, _api_js__WEBPACK_IMPORTED_MODULE_5__.s_)(error) === 409 || (0, _api_js__WEBPACK_IMPORTED_MODULE_5__.s_)(error) === 422) return false;
				throw error;
			}
		};
		const branchAdvice = (error, permission) => (0, _api_js__WEBPACK_IMPORTED_MODULE_5__.wo)(error) ? `the token lacks "contents: ${permission}"; grant it in the job's permissions` : undefined;
		const maxListBytes = 64 * 1024 * 1024;
		const timeoutMs = 1e4;
		const passedOn = /^(?:PATH|PATHEXT|SYSTEMROOT|COMSPEC|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|XDG_CONFIG_HOME|TMPDIR|TEMP|TMP|GIT_\w+)$/i;
		const trackedFiles = async (folder, environment) => {
			const list = await git(["ls-files", "-z"], folder, environment);
			return (list ?? "").split("\0").filter((path) => path !== "");
		};
		const checkedOutCommit = async (folder, environment) => (await git([
			"rev-parse",
			"--verify",
			"HEAD"
		], folder, environment))?.trim();
		const commitId = /^[\da-f]{40}$/;
		const changedSince = async (folder, environment, since) => {
			const { pullRequest, mergeGroup } = await (0, _github_context_js__WEBPACK_IMPORTED_MODULE_6__.j_)(environment);
			const base = mergeGroup?.baseSha ?? pullRequest?.baseSha;
			const source = pullRequest === undefined ? "the merge group" : `pull request ${pullRequest.number}`;
			const compare = async (...commits) => (await git([
				"diff",
				"--name-only",
				"--no-renames",
				"--no-ext-diff",
				"-z",
				...commits,
				"--"
			], folder, environment))?.split("\0").filter((path) => path !== "");
			if (pullRequest === undefined && mergeGroup === undefined) {
				const files = since !== undefined && commitId.test(since) ? await compare(`${since}..HEAD`) : undefined;
				return files && {
					files,
					source: `the commits since ${since?.slice(0, 7)}`
				};
			}
			const ofBase = base !== undefined && commitId.test(base) ? await compare(`${base}...HEAD`) : undefined;
			if (ofBase !== undefined) return {
				files: ofBase,
				source
			};
			const isMerge = pullRequest !== undefined && await git([
				"rev-parse",
				"--verify",
				"--quiet",
				"HEAD^2"
			], folder, environment) !== undefined;
			const ofMerge = isMerge ? await compare("HEAD^1", "HEAD") : undefined;
			return ofMerge && {
				files: ofMerge,
				source
			};
		};
		const git = async (args, folder, environment) => {
			if (environment.GIT_DIR === undefined && !isInRepository(folder)) return undefined;
			try {
				const { stdout } = await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("git", args, {
					cwd: folder,
					env: Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name))),
					maxBuffer: maxListBytes,
					timeout: timeoutMs
				});
				return stdout;
			} catch {
				return undefined;
			}
		};
		const isInRepository = (folder) => {
			if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, ".git"))) return true;
			const parent = node_path__WEBPACK_IMPORTED_MODULE_2___default().dirname(folder);
			return parent !== folder && isInRepository(parent);
		};
		const pageSize = 100;
		const mostOfPullRequest = 3e3;
		const mostOfComparison = 300;
		const unreadable = (why) => ({
			kind: "unreadable",
			why
		});
		const noList = unreadable("GitHub returned no list of files");
		const readChangedFiles = async (call, { pullRequest, mergeGroup }, signal) => {
			if (pullRequest === undefined && mergeGroup === undefined) return { kind: "other-event" };
			if (call === undefined) return unreadable("the input github-token is empty");
			try {
				if (pullRequest !== undefined) return await ofPullRequest(call, pullRequest);
				if (mergeGroup !== undefined) return await ofMergeGroup(call, mergeGroup);
			} catch (error) {
				signal.throwIfAborted();
				return unreadable(whyNot(error, pullRequest === undefined ? "contents" : "pull-requests"));
			}
			return { kind: "other-event" };
		};
		const whyNot = (error, permission) => {
			if (!(0, _api_js__WEBPACK_IMPORTED_MODULE_5__.wo)(error)) return (0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_7__.Q)(error);
			const lacks = `the token lacks "${permission}: read"`;
			return (0, _api_js__WEBPACK_IMPORTED_MODULE_5__.s_)(error) === 404 ? `GitHub does not find it, or ${lacks}` : lacks;
		};
		const ofPullRequest = async (call, { number, headSha }) => {
			const listed = [];
			for (let page = 1;; page++) {
				const { data } = await call("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
					pull_number: number,
					per_page: pageSize,
					page
				});
				if (!Array.isArray(data)) return noList;
				listed.push(...data);
				if (data.length < pageSize) break;
				if (listed.length >= mostOfPullRequest) return unreadable(`GitHub lists only ${mostOfPullRequest} files`);
			}
			const { data: pull } = await call("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number });
			if ((0, _github_context_js__WEBPACK_IMPORTED_MODULE_6__.C5)((0, _github_context_js__WEBPACK_IMPORTED_MODULE_6__.C5)(pull, "head"), "sha") !== headSha) return unreadable("the pull request has newer commits than this workflow run");
			const changed = (0, _github_context_js__WEBPACK_IMPORTED_MODULE_6__.C5)(pull, "changed_files");
			if (typeof changed === "number" && changed !== listed.length) return unreadable(`GitHub lists ${listed.length} of ${changed} changed files`);
			return readFrom(listed, `pull request ${number}`);
		};
		const ofMergeGroup = async (call, { baseSha, headSha }) => {
			const { data } = await call("GET /repos/{owner}/{repo}/compare/{basehead}", {
				basehead: `${baseSha}...${headSha}`,
				per_page: 1
			});
			const files = (0, _github_context_js__WEBPACK_IMPORTED_MODULE_6__.C5)(data, "files");
			if (!Array.isArray(files)) return noList;
			if (files.length >= mostOfComparison) return unreadable(`GitHub lists only ${mostOfComparison} files`);
			return readFrom(files, "the merge group");
		};
		const readFrom = (listed, source) => {
			const paths = listed.map((file) => [(0, _github_context_js__WEBPACK_IMPORTED_MODULE_6__.C5)(file, "filename"), (0, _github_context_js__WEBPACK_IMPORTED_MODULE_6__.C5)(file, "previous_filename")]);
			if (paths.some(([path]) => typeof path !== "string")) return noList;
			return {
				kind: "read",
				files: paths.flat().filter((path) => typeof path === "string"),
				source
			};
		};
	}),
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
	84073: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { GD: () => createStallGuard });
		var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53053);
		var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__);
		var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
		var node_net__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_1__);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25918);
		const used = [];
		const known = new WeakMap();
		const note = (socket) => {
			if (socket instanceof node_net__WEBPACK_IMPORTED_MODULE_1__.Socket) used.push(known.get(socket) ?? meet(socket));
		};
		const meet = (socket) => {
			const connection = {
				socket,
				movedBytes: 0
			};
			known.set(socket, connection);
			socket.once("close", () => {
				connection.movedBytes = movedBytes(connection);
				delete connection.socket;
			});
			return connection;
		};
		const movedBytes = ({ socket, movedBytes: atClose }) => socket === undefined ? atClose : socket.bytesRead + socket.bytesWritten;
		const countTraffic = () => {
			const first = used.length;
			return () => new Set(used.slice(first)).values().reduce((sum, connection) => sum + movedBytes(connection), 0);
		};
		const memberOf = (value, key) => typeof value === "object" && value !== null && key in value ? Reflect.get(value, key) : undefined;
		(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)("net.client.socket", (message) => note(memberOf(message, "socket")));
		(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)("http.client.request.start", (message) => note(memberOf(memberOf(message, "request"), "socket")));
		const patienceMs = 6e4;
		const laterPatienceMs = 1e4;
		const lookEveryMs = 1e3;
		const createStallGuard = (clock, traffic = countTraffic()) => {
			let limitMs = patienceMs;
			const untilStalled = async (ended) => {
				let seen = traffic();
				for (let silentMs = 0; silentMs < limitMs;) {
					await clock.sleep(lookEveryMs, ended);
					const moved = traffic();
					silentMs = moved === seen ? silentMs + lookEveryMs : 0;
					seen = moved;
				}
				throw stalled(limitMs);
			};
			return { run: async (work) => {
				const ended = new AbortController();
				const stalled = new AbortController();
				const limit = untilStalled(ended.signal).catch((error) => {
					if ((0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__.up)(error, "github-stalled")) limitMs = laterPatienceMs;
					stalled.abort(error);
					throw error;
				});
				try {
					return await Promise.race([work(stalled.signal), limit]);
				} finally {
					ended.abort();
				}
			} };
		};
		const stalled = (limitMs) => new _model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__.AK("github-stalled", `GitHub made no progress for ${limitMs / 1e3} s`);
	}),
	71905: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => analyzeHistory,
			u: () => outcomesOfRun
		});
		var device_shard = __webpack_require__(8882);
		var model_status = __webpack_require__(50191);
		var attempts = __webpack_require__(7330);
		var totals = __webpack_require__(58983);
		var durations = __webpack_require__(20661);
		var history_history = __webpack_require__(29516);
		var history_document = __webpack_require__(81432);
		var judge_outcomes = __webpack_require__(99049);
		;
		const leastFailures = 5;
		const leastShare = .8;
		const isOutage = ({ outcomes, failed }) => failed >= leastFailures && failed > leastShare * outcomes;
		const findOutages = (tests) => {
			const byRun = new Map();
			for (const byName of tests.values()) for (const byDevice of byName.values()) for (const [device, outcomes] of byDevice) for (const outcome of outcomes) count(byRun, device, outcome);
			const all = new Set();
			const onDevice = new Map();
			for (const [run, devices] of byRun) {
				const key = (0, history_history.r7)(run);
				const counts = [...devices.values()];
				const total = counts.reduce((sum, { outcomes, failed }) => ({
					outcomes: sum.outcomes + outcomes,
					failed: sum.failed + failed
				}));
				if (isOutage(total)) all.add(key);
				const hit = [...devices].flatMap(([device, each]) => isOutage(each) ? [device] : []);
				if (hit.length > 0) onDevice.set(key, new Set(hit));
			}
			const has = (run, device) => {
				if (all.size === 0 && onDevice.size === 0) return false;
				const key = (0, history_history.r7)(run);
				return all.has(key) || onDevice.get(key)?.has(device) === true;
			};
			return {
				has,
				without: (outcomes, device) => outcomes.some(({ run }) => has(run, device)) ? outcomes.filter(({ run }) => !has(run, device)) : outcomes
			};
		};
		const count = (byRun, device, outcome) => {
			const devices = byRun.get(outcome.run) ?? new Map();
			byRun.set(outcome.run, devices);
			const counts = devices.get(device) ?? {
				outcomes: 0,
				failed: 0
			};
			devices.set(device, counts);
			counts.outcomes += 1;
			if ((0, history_history.N6)(outcome)) counts.failed += 1;
		};
		const withoutOutages = (history, outages) => ({
			...history,
			tests: (0, history_history.CK)(history.tests, outages.without)
		});
		var lib_durations = __webpack_require__(71698);
		var wildcard = __webpack_require__(54317);
		var results = __webpack_require__(91171);
		var quarantine = __webpack_require__(90362);
		;
		const lookedAtRuns = 20;
		const leastFlakyRuns = 3;
		const suggestedDays = 30;
		const mostSuggestions = 20;
		const suggestEntries = (history, context) => {
			const entries = context.quarantine === undefined ? [] : (0, quarantine.Mc)(context.quarantine, context.framework);
			const active = entries.filter((entry) => !(0, quarantine._d)(entry, context.at));
			const isListed = (test, device) => active.some((entry) => matches(entry, test, device));
			const add = [...rowsByTest(history)].flatMap(([test, byDevice]) => suggestEntry(test, byDevice, isListed, context) ?? []).toSorted((a, b) => b.flakyRuns - a.flakyRuns).slice(0, mostSuggestions);
			return {
				add,
				remove: removableEntries(history, entries)
			};
		};
		function* rowsByTest({ tests }) {
			for (const [className, byName] of tests) if (className !== "") for (const [name, byDevice] of byName) yield [(0, results.U)({
				className,
				name
			}), byDevice];
		}
		const suggestEntry = (test, byDevice, isListed, context) => {
			const flaky = [...byDevice].flatMap(([device, outcomes]) => {
				if (!outcomes.some(isTroubled) || isListed(test, device)) return [];
				const ids = (0, judge_outcomes.xO)(outcomes);
				return ids.size === 0 ? [] : [{
					device,
					ids
				}];
			});
			if (flaky.length === 0) return undefined;
			const lastIds = lastRunIds([...byDevice.values()]);
			const isFlakyId = (id) => flaky.some(({ ids }) => ids.has(id));
			const flakyRuns = lastIds.filter(isFlakyId).length;
			if (flakyRuns < leastFlakyRuns) return undefined;
			const where = flaky.filter(({ ids }) => lastIds.some((id) => ids.has(id))).map(({ device }) => device);
			const devices = where.length === byDevice.size ? [] : where;
			const counted = {
				test,
				devices,
				flakyRuns,
				runs: lastIds.length
			};
			return {
				...counted,
				yaml: entryYaml(counted, context)
			};
		};
		const lastRunIds = (rows) => {
			const runs = [...new Set(rows.flatMap((outcomes) => outcomes.map(({ run }) => run)))];
			const inOrder = runs.toSorted((a, b) => a.startedAtMs - b.startedAtMs);
			return [...new Set(inOrder.map(({ id }) => id))].slice(-lookedAtRuns);
		};
		const isTroubled = ({ status }) => status !== "passed";
		const entryYaml = ({ test, devices, flakyRuns, runs }, context) => {
			const until = new Date(context.at.getTime() + suggestedDays * lib_durations.LP).toISOString().slice(0, "YYYY-MM-DD".length);
			return [
				`- test: ${JSON.stringify(test)}`,
				`  reason: Flaky in ${flakyRuns} of the last ${runs} runs`,
				`  issue: ${context.newIssueUrl} # replace it with the address of the issue`,
				`  until: ${until}`,
				...devices.length === 0 ? [] : ["  devices:", ...devices.map((device) => `    - ${JSON.stringify(device)}`)],
				...context.quarantine === undefined ? [] : frameworksYaml(context)
			].join("\n");
		};
		const frameworksYaml = ({ quarantine, framework }) => quarantine?.entries.some(({ frameworks }) => frameworks.length > 0) ? [`  frameworks: [${framework}]`] : [];
		const removableEntries = (history, entries) => entries.flatMap((entry) => {
			let passes = 0;
			let mostRuns = 0;
			for (const [test, byDevice] of rowsByTest(history)) {
				for (const [device, outcomes] of byDevice) {
					if (!matches(entry, test, device)) continue;
					const lastIds = new Set(lastRunIds([outcomes]));
					if (outcomes.some((outcome) => lastIds.has(outcome.run.id) && isTroubled(outcome))) return [];
					passes += lastIds.size;
					mostRuns = Math.max(mostRuns, lastIds.size);
				}
			}
			return mostRuns < lookedAtRuns ? [] : [{
				test: entry.test,
				line: entry.line,
				passes
			}];
		});
		const matches = ({ test: pattern, devices }, test, device) => (0, wildcard._W)(pattern, test) && (devices.length === 0 || devices.some((each) => (0, wildcard._W)(each, device)));
		;
		const shownRuns = 50;
		const shownTests = 10;
		const shownDevices = 50;
		const trendsOf = ({ runs, tests }, outages = findOutages(tests)) => {
			const shown = [...Map.groupBy(runs, ({ id }) => id)].slice(-shownRuns);
			const byRun = new Map(shown.map(([id]) => [id, noCounts()]));
			const byDevice = new Map();
			const byTest = [];
			for (const [className, byName] of tests) {
				for (const [name, devices] of byName) {
					const ofTest = noCounts();
					const durationsMs = [];
					for (const [device, outcomes] of devices) {
						const ofDevice = byDevice.get(device) ?? noCounts();
						byDevice.set(device, ofDevice);
						durationsMs.push(...countOutcomes(outcomes, byRun, [ofDevice, ofTest], (run) => outages.has(run, device)));
					}
					const durationMs = (0, durations.JZ)(durationsMs);
					byTest.push({
						name: (0, results.U)({
							className,
							name
						}),
						...ofTest,
						durationMs
					});
				}
			}
			return {
				runs: shown.map(([id, attempts]) => runTrend(attempts, byRun.get(id))),
				flakiest: byTest.filter(({ flaky }) => flaky > 0).toSorted((a, b) => b.flaky - a.flaky || b.failed - a.failed).slice(0, shownTests),
				slowest: byTest.filter(({ durationMs }) => durationMs !== undefined).toSorted((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0)).slice(0, shownTests),
				devices: [...byDevice].map(([device, counts]) => ({
					device,
					...counts
				})).filter(({ outcomes }) => outcomes > 0).toSorted((a, b) => b.failed / b.outcomes - a.failed / a.outcomes).slice(0, shownDevices)
			};
		};
		const noCounts = () => ({
			outcomes: 0,
			failed: 0,
			flaky: 0
		});
		const countOutcomes = (outcomes, byRun, others, isOutage) => {
			const isTroubled = outcomes.some(({ status }) => status !== "passed");
			const flakyIds = isTroubled ? (0, judge_outcomes.xO)(outcomes.filter(({ run }) => !isOutage(run))) : none;
			const durationsMs = [];
			for (const [nth, outcome] of outcomes.entries()) {
				const { id } = outcome.run;
				const ofRun = byRun.get(id);
				if (ofRun === undefined || outcomes[nth + 1]?.run.id === id) continue;
				for (const counts of isOutage(outcome.run) ? [ofRun] : [ofRun, ...others]) trends_count(counts, outcome, flakyIds.has(id));
				if ((0, history_history.YX)(outcome) && outcome.durationMs !== undefined) durationsMs.push(outcome.durationMs);
			}
			return durationsMs;
		};
		const none = new Set();
		const trends_count = (counts, outcome, isFlaky) => {
			counts.outcomes += 1;
			if ((0, history_history.N6)(outcome)) counts.failed += 1;
			if (isFlaky || outcome.status === "flaky") counts.flaky += 1;
		};
		const runTrend = (attempts, counts) => {
			const { outcomes = 0, failed = 0, flaky = 0 } = counts ?? {};
			const newest = attempts.at(-1);
			if (newest === undefined) throw new Error("unreachable: a run has at least one attempt");
			return {
				run: newest,
				passed: outcomes - failed,
				failed,
				flaky,
				durationMs: newest.finishedAtMs - newest.startedAtMs
			};
		};
		;
		const analyzeHistory = (analysis, stored, run, context) => {
			const earlier = (0, history_history.yH)(stored, (each) => (0, history_history.r7)(each) !== (0, history_history.r7)(run));
			const deviceOf = new Map(analysis.shards.map(({ last }) => [(0, device_shard.hV)(last), last.device]));
			const devices = analysis.devices.map((label) => deviceOf.get(label) ?? label);
			const { baseBranches: _none, ...own } = run;
			const all = (0, history_history.dk)(stored, outcomesOfRun(analysis, own));
			const outages = findOutages(all.tests);
			const tests = analysis.tests.map((test) => {
				const history = historyOfTest(test, {
					...analysis,
					devices,
					outages
				}, earlier, run);
				return history.length === 0 ? test : {
					...test,
					history
				};
			});
			return {
				tests,
				failedOrFlaky: analysis.failedOrFlaky.map((test) => tests[test.index] ?? test),
				history: {
					earlierRuns: (0, history_history.oo)(earlier.runs.filter(({ id }) => id !== run.id)),
					labels: countLabels({
						...analysis,
						tests
					}),
					suggestions: suggestEntries(withoutOutages(all, outages), context),
					trends: trendsOf(all, outages)
				}
			};
		};
		const historyOfTest = (test, { devices, deviceMatrix, failOnFlaky, outages }, { tests }, run) => {
			const byDevice = tests.get(test.className)?.get(test.name);
			return devices.flatMap((name, device) => {
				const recent = byDevice?.get(name) ?? [];
				const outcome = deviceMatrix.outcome(test, device);
				const failed = isFailed(outcome);
				const countsAsFailed = outcome === "flaky" && failOnFlaky;
				const isTroubled = failed || outcome === "flaky" || recent.some(({ status }) => status !== "passed");
				if (outcome === "no result" || !isTroubled) return [];
				const steady = outages.without(recent, name);
				const facts = {
					steady,
					isOutage: outages.has(run, name)
				};
				const judgment = failed ? (0, judge_outcomes.c0)(recent, run, facts) : countsAsFailed ? { label: "flaky" } : {};
				return [{
					device,
					...judgment,
					flakyRate: (0, judge_outcomes.B6)(steady, run),
					recent
				}];
			});
		};
		const isFailed = (outcome) => (0, model_status.QV)(outcome) || outcome === "quarantined";
		const countLabels = (analysis) => {
			const labeled = (0, totals.OJ)(analysis);
			const counts = {
				new: 0,
				known: 0,
				flaky: 0
			};
			let knownSinceMs = Number.POSITIVE_INFINITY;
			for (const { test, label: device } of (0, totals.Nc)(analysis.shards, analysis.failOnFlaky)) {
				const { label = "new", since } = labeled(test, device) ?? {};
				counts[label] += 1;
				if (since !== undefined) knownSinceMs = Math.min(knownSinceMs, since.startedAtMs);
			}
			return Number.isFinite(knownSinceMs) ? {
				...counts,
				knownSinceMs
			} : counts;
		};
		const outcomesOfRun = ({ shards, sessions }, given) => {
			const run = {
				...given,
				overheadMs: (0, durations.JZ)(sessions.flatMap(overheadOfSession))
			};
			const tests = new Map();
			for (const shard of shards) {
				const { device } = shard.last;
				for (const [className, names] of Map.groupBy(shard.tests, (test) => test.className)) {
					const byName = tests.get(className) ?? new Map();
					for (const [name, same] of Map.groupBy(names, (test) => test.name)) {
						const outcome = outcomeOf(same, hasEnded(shard), run);
						const isLong = [
							device,
							className,
							name
						].some(({ length }) => length > history_document.YG);
						if (outcome === undefined || name === "" || isLong) continue;
						const byDevice = byName.get(name) ?? new Map();
						const [known = outcome] = byDevice.get(device) ?? [];
						byName.set(name, byDevice.set(device, [(0, history_history.Ni)(known, outcome)]));
					}
					if (byName.size > 0) tests.set(className, byName);
				}
			}
			return tests.size === 0 ? history_history.s4 : {
				...history_history.s4,
				runs: [run],
				tests
			};
		};
		const hasEnded = ({ judgment: { kind } }) => kind === "passed" || kind === "failed";
		const outcomeOf = (tests, isMeasured, run) => {
			const ran = tests.filter(({ status }) => status !== "skipped" && status !== "pending");
			if (ran.length === 0) return undefined;
			const status = ran.some((test) => (0, attempts.e2)(test.status)) ? "failed" : ran.some(attempts.s8) ? "flaky" : "passed";
			const durationMs = isMeasured ? ran.reduce((sum, test) => sum + (test.durationMs ?? 0), 0) : 0;
			return durationMs > 0 ? {
				status,
				run,
				durationMs: roundedMs(durationMs)
			} : {
				status,
				run
			};
		};
		const roundedMs = (durationMs) => Math.max(1, Math.min(history_document.TD, Math.round(Number(durationMs.toPrecision(2)))));
		const overheadOfSession = ({ attempt, durationMs, tests }) => {
			if (attempt > 0 || durationMs === undefined) return [];
			const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
			return testsMs > 0 && durationMs >= testsMs ? [Math.round(durationMs - testsMs)] : [];
		};
	}),
	20661: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DM: () => durationsOf,
			Dk: () => durationsOn,
			JZ: () => median,
			_2: () => overheadOf,
			nb: () => filledFrom,
			vK: () => noDurations
		});
		var _results_known_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141);
		var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29516);
		const noDurations = {
			overheadsMs: [],
			classes: new Map()
		};
		const keptSamples = 5;
		const usualOverheadMs = 3e4;
		const overheadOf = ({ overheadsMs }) => median(overheadsMs) ?? usualOverheadMs;
		const median = (values) => {
			const sorted = values.toSorted((one, other) => one - other);
			const [lower, upper] = [sorted[sorted.length - 1 >> 1], sorted[sorted.length >> 1]];
			return lower === undefined || upper === undefined ? undefined : Math.round((lower + upper) / 2);
		};
		const durationsOf = ({ runs, tests }) => {
			const order = [...new Set(runs.map(({ id }) => id))];
			const lastSamples = (byRun) => order.flatMap((id) => byRun.get(id) ?? []).slice(-keptSamples);
			const classes = new Map();
			for (const [className, reported] of Map.groupBy(tests, ([name]) => (0, _results_known_tests_js__WEBPACK_IMPORTED_MODULE_1__.Kl)(name))) {
				if (className === "") continue;
				const rows = reported.flatMap(([, byName]) => [...byName]);
				const methods = new Map();
				for (const [method, same] of Map.groupBy(rows, ([name]) => (0, _results_known_tests_js__WEBPACK_IMPORTED_MODULE_1__.NY)(name))) {
					const samples = lastSamples(longestByRun(same.map(([, byDevice]) => byDevice)));
					if (samples.length > 0) methods.set(method, samples);
				}
				if (methods.size > 0) classes.set(className, methods);
			}
			const overheads = new Map();
			for (const { id, overheadMs = 0 } of runs) keepLongest(overheads, id, overheadMs);
			return {
				overheadsMs: lastSamples(overheads),
				classes
			};
		};
		const durationsOn = (history, device) => durationsOf({
			...history,
			tests: (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.CK)(history.tests, (outcomes, each) => each === device ? outcomes : [])
		});
		const filledFrom = (own, others) => {
			const classes = new Map(own.classes);
			for (const [name, methods] of others.classes) classes.set(name, new Map([...methods, ...own.classes.get(name) ?? []]));
			return {
				...own,
				classes
			};
		};
		const longestByRun = (rows) => {
			const longest = new Map();
			for (const device of new Set(rows.flatMap((byDevice) => [...byDevice.keys()]))) {
				const sums = new Map();
				for (const byDevice of rows) for (const outcome of byDevice.get(device) ?? []) sums.set(outcome.run, (sums.get(outcome.run) ?? 0) + measuredMs(outcome));
				for (const [{ id }, sumMs] of sums) keepLongest(longest, id, sumMs);
			}
			return longest;
		};
		const measuredMs = (outcome) => (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.YX)(outcome) ? outcome.durationMs ?? Number.NaN : Number.NaN;
		const keepLongest = (longest, id, durationMs) => {
			if (durationMs > (longest.get(id) ?? 0)) longest.set(id, durationMs);
		};
	}),
	81432: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$1: () => historyVersion,
			GP: () => format,
			O$: () => unreadable,
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
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71698);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25918);
		var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29516);
		const format = "mobile-test-cloud history";
		const historyVersion = 1;
		const mostJsonBytes = 48e6;
		const mostOutcomes = 2e6;
		const longestName = 500;
		const longestDurationMs = _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.LP;
		const suiteKey = ({ framework, suiteId }) => {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(suiteId ?? "").digest("hex").slice(0, 8);
			const name = (suiteId ?? "suite").replaceAll(/[^\w.-]/g, "_").slice(0, 100);
			return `${framework}-${name}-${hash}`;
		};
		const suiteOfKey = (key, framework) => {
			const suiteId = key.slice(framework.length + 1, -9);
			return [{
				framework,
				suiteId
			}, { framework }].find((suite) => suiteKey(suite) === key);
		};
		const unreadable = (why) => new _model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.AK("history-unreadable", `the stored history ${why}; this run starts a new one`);
		const writeHistory = (history, { framework, suiteId = "" }) => {
			for (let kept = _history_js__WEBPACK_IMPORTED_MODULE_4__.uC;; kept = Math.floor(kept / 2)) {
				const limited = (0, _history_js__WEBPACK_IMPORTED_MODULE_4__._0)(history, kept);
				if (countOutcomes(limited) <= mostOutcomes) {
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
				if (kept <= 1) throw unreadable(`would be larger than ${mostJsonBytes / 1e6} MB`);
			}
		};
		const countOutcomes = ({ tests }) => {
			let all = 0;
			for (const byName of tests.values()) for (const byDevice of byName.values()) for (const { length } of byDevice.values()) all += length;
			return all;
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
	29516: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CK: () => mapOutcomes,
			N6: () => isFailure,
			Ni: () => worseOutcome,
			YX: () => isPass,
			_0: () => limitHistory,
			dk: () => mergeHistories,
			oo: () => countRuns,
			r7: () => runKey,
			s4: () => emptyHistory,
			uC: () => keptOutcomes,
			yH: () => keepRuns
		});
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50191);
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
				for (const [className, byName] of history.tests) {
					const names = entryOf(tests, className);
					for (const [name, byDevice] of byName) {
						const devices = entryOf(names, name);
						for (const [device, outcomes] of byDevice) {
							const known = devices.get(device);
							const own = adopt(outcomes);
							devices.set(device, known === undefined ? own : mergeOutcomes(known, own, place));
						}
					}
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
		const byUse = (a, b) => a.usedAtMs - b.usedAtMs || compare(uploadText(a), uploadText(b));
		const uploadText = (uploads) => {
			const { commit, variant, app, testSuite, media, target, appContent, testSuiteContent, uploadedAtMs } = uploads;
			return JSON.stringify([
				commit,
				variant,
				app,
				testSuite,
				media,
				target,
				appContent,
				testSuiteContent,
				uploadedAtMs
			]);
		};
		const mergeRuns = (runs) => new Map([...Map.groupBy(runs, runKey)].map(([key, same]) => [key, same.reduce(joinRuns)]).toSorted(([a, one], [b, other]) => one.startedAtMs - other.startedAtMs || compare(a, b)));
		const joinRuns = (one, other) => {
			const overheadMs = Math.max(one.overheadMs ?? 0, other.overheadMs ?? 0) || undefined;
			const startedAtMs = Math.min(one.startedAtMs, other.startedAtMs);
			const finishedAtMs = Math.max(one.finishedAtMs, other.finishedAtMs);
			const base = compare(JSON.stringify(namesOf(one)), JSON.stringify(namesOf(other))) <= 0 ? one : other;
			const isSame = base.startedAtMs === startedAtMs && base.finishedAtMs === finishedAtMs && base.overheadMs === overheadMs;
			return isSame ? base : {
				...base,
				startedAtMs,
				finishedAtMs,
				overheadMs
			};
		};
		const namesOf = ({ commit, branch, pullRequest = 0, url = "" }) => [
			commit,
			branch,
			pullRequest,
			url
		];
		const adoptInto = (runs, merged, place) => {
			const joined = runs.map((run) => merged.get(runKey(run)) ?? run);
			const changed = new Map(runs.flatMap((run, at) => joined[at] === run ? [] : [[run, joined[at] ?? run]]));
			const inOrder = joined.every((run, at) => at === 0 || place(joined[at - 1] ?? run) < place(run));
			return (outcomes) => {
				if (changed.size === 0 && inOrder) return outcomes;
				const adopted = outcomes.map((outcome) => {
					const run = changed.get(outcome.run);
					return run === undefined ? outcome : {
						...outcome,
						run
					};
				});
				return inOrder ? adopted : adopted.sort((a, b) => place(a.run) - place(b.run));
			};
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
		const worseOutcome = (one, other) => ((0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.b8)(other.status) - (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.b8)(one.status) || (other.durationMs ?? 0) - (one.durationMs ?? 0)) > 0 ? other : one;
		const entryOf = (map, key) => {
			const known = map.get(key);
			if (known !== undefined) return known;
			const made = new Map();
			map.set(key, made);
			return made;
		};
		const limitHistory = (history, kept = keptOutcomes) => {
			const oldestMs = Math.max(0, ...history.runs.map(({ startedAtMs }) => startedAtMs)) - keptDays * _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__.LP;
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
			const kept = new Set(history.runs.filter(keeps));
			if (kept.size === history.runs.length) return history;
			const tests = mapOutcomes(history.tests, (outcomes) => outcomes.filter(({ run }) => kept.has(run)));
			return {
				...history,
				runs: history.runs.filter(keeps),
				tests
			};
		};
		const mapOutcomes = (tests, map) => {
			const mapped = new Map();
			for (const [className, byName] of tests) {
				const names = new Map();
				for (const [name, byDevice] of byName) {
					const devices = new Map();
					for (const [device, outcomes] of byDevice) {
						const left = map(outcomes, device);
						if (left.length > 0) devices.set(device, left);
					}
					if (devices.size > 0) names.set(name, devices);
				}
				if (names.size > 0) mapped.set(className, names);
			}
			return mapped;
		};
		const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
	}),
	99049: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B6: () => flakyRateOf,
			c0: () => judgeFailure,
			xO: () => flakyRunsOf
		});
		var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29516);
		const flakyChanges = 3;
		const lineOf = ({ branch, pullRequest }) => pullRequest === undefined ? `branch ${branch}` : `pull request ${pullRequest}`;
		const judgeFailure = (past, run, { steady, isOutage } = {
			steady: past,
			isOutage: false
		}) => {
			if (flakyRateOf(steady, run) !== undefined || !isOutage && hasPassedOn(steady, run.commit)) return { label: "flaky" };
			const earlier = past.filter((outcome) => outcome.run.id !== run.id);
			const byLine = Map.groupBy(earlier, (outcome) => lineOf(outcome.run));
			for (const branch of run.baseBranches) {
				const outcomes = byLine.get(lineOf({ branch }));
				if (outcomes === undefined) continue;
				const since = startOfFailures(outcomes);
				if (since !== undefined) return {
					label: "known",
					since
				};
				break;
			}
			const own = run.pullRequest === undefined ? [] : byLine.get(lineOf(run)) ?? [];
			const lastFailure = own.findLastIndex(_history_js__WEBPACK_IMPORTED_MODULE_0__.N6);
			const since = startOfFailures(own.slice(0, lastFailure + 1));
			return since === undefined ? { label: "new" } : {
				label: "known",
				since
			};
		};
		const startOfFailures = (outcomes) => {
			const lastOther = outcomes.findLastIndex(_history_js__WEBPACK_IMPORTED_MODULE_0__.YX);
			return outcomes[lastOther + 1]?.run;
		};
		const hasPassedOn = (past, commit) => past.some((outcome) => outcome.run.commit === commit && (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.YX)(outcome));
		const flakyRateOf = (past, run) => {
			const mixed = mixedCommits(past);
			if (mixed.size === 0 && changesOn(past, [lineOf(run), ...run.baseBranches.map((branch) => lineOf({ branch }))]) < flakyChanges) return undefined;
			let failures = 0;
			let outcomes = 0;
			for (const { run: own, status } of past) {
				const weight = mixed.has(own.commit) ? 2 : 1;
				outcomes += weight;
				if (status !== "passed") failures += weight;
			}
			return {
				rate: failures / outcomes,
				failures,
				outcomes
			};
		};
		const mixedCommits = (past) => {
			const passed = new Set(past.filter(_history_js__WEBPACK_IMPORTED_MODULE_0__.YX).map(({ run }) => run.commit));
			const failed = past.filter(({ status }) => status !== "passed").map(({ run }) => run.commit);
			return new Set(failed.filter((commit) => passed.has(commit)));
		};
		const changesOn = (past, lines) => {
			const byLine = Map.groupBy(past, ({ run }) => lineOf(run));
			const changesIn = (line) => {
				const outcomes = byLine.get(line) ?? [];
				return outcomes.filter((outcome, at) => at > 0 && (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.N6)(outcome) !== (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.N6)(outcomes[at - 1] ?? outcome)).length;
			};
			return [...new Set(lines)].reduce((sum, line) => sum + changesIn(line), 0);
		};
		const longestFlake = 2;
		const flakyRunsOf = (past) => {
			const mixed = mixedCommits(past);
			const flaky = past.filter(({ run, status }) => status === "flaky" || status === "failed" && mixed.has(run.commit));
			for (const [line, outcomes] of Map.groupBy(past, ({ run }) => lineOf(run))) if (mixed.size > 0 || changesOn(past, [line]) >= flakyChanges) flaky.push(...shortFailures(outcomes));
			return new Set(flaky.map(({ run }) => run.id));
		};
		const shortFailures = (outcomes) => {
			const passes = outcomes.flatMap((outcome, at) => (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.YX)(outcome) ? [at] : []);
			return passes.flatMap((pass, nth) => {
				const between = outcomes.slice(pass + 1, passes[nth + 1] ?? pass);
				return between.length <= longestFlake ? between : [];
			});
		};
	}),
	90362: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GB: () => findQuarantined,
			Mc: () => entriesOf,
			Oe: () => quarantineWarnings,
			Su: () => quarantineShards,
			_d: () => isExpired,
			ei: () => quarantinedFailures
		});
		var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54317);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8882);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91171);
		var _results_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7330);
		var _results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39188);
		var _results_junit_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81561);
		const quarantineShards = (shards, quarantine, framework, at) => {
			const find = findQuarantined(quarantine, framework, at);
			return shards.map((shard) => {
				const failedOrFlaky = shard.tests.filter((test) => (0, _results_attempts_js__WEBPACK_IMPORTED_MODULE_2__.s8)(test) || test.status === "failed" && !(0, _results_junit_suite_js__WEBPACK_IMPORTED_MODULE_1__.CG)(test) && !countsErrors(shard.sessionOf(test)));
				const found = failedOrFlaky.flatMap((test) => {
					const entry = find((0, _model_results_js__WEBPACK_IMPORTED_MODULE_3__.U)(test), shard.last.device);
					return entry === undefined ? [] : [[test, entry]];
				});
				return {
					...shard,
					quarantined: new Map(found)
				};
			});
		};
		const findQuarantined = (quarantine, framework, at) => createFinder(entriesOf(quarantine, framework).filter((entry) => !isExpired(entry, at)));
		const countsErrors = (session) => [...(0, _results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.AM)(session), (0, _results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.WW)(session)].some((each) => each !== undefined && each.error > 0);
		const entriesOf = ({ entries }, framework) => entries.filter(({ frameworks }) => frameworks.length === 0 || frameworks.includes(framework));
		const isExpired = ({ until }, at) => until < at.toISOString().slice(0, "YYYY-MM-DD".length);
		const quarantinedFailures = (shards) => {
			const all = shards.flatMap(({ quarantined, last }) => [...quarantined].flatMap(([test, entry]) => test.status === "failed" ? [{
				test,
				entry,
				device: (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__.hV)(last)
			}] : []));
			return [...Map.groupBy(all, ({ test, entry }) => `${entry.line} ${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_3__.U)(test)}`).values()].flatMap((own) => {
				const [first] = own;
				if (first === undefined) return [];
				const { test, entry } = first;
				return [{
					name: (0, _model_results_js__WEBPACK_IMPORTED_MODULE_3__.U)(test),
					entry,
					failures: test.failures,
					devices: [...new Set(own.map(({ device }) => device))]
				}];
			});
		};
		const createFinder = (entries) => {
			const exact = Map.groupBy(entries, ({ test }) => test);
			const patterns = entries.filter(({ test }) => test.includes("*")).map((entry) => ({
				entry,
				matches: (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__.Wo)(entry.test)
			}));
			const known = new Map();
			const entriesFor = (name) => {
				const before = known.get(name);
				if (before !== undefined) return before;
				const named = exact.get(name) ?? [];
				const matching = patterns.filter(({ entry, matches }) => entry.test !== name && matches(name)).map(({ entry }) => entry);
				const found = [...named, ...matching].toSorted((one, other) => one.line - other.line);
				known.set(name, found);
				return found;
			};
			const devicesOf = new Map(entries.map((entry) => [entry, entry.devices.map(_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__.Wo)]));
			const appliesTo = (entry, device) => entry.devices.length === 0 || devicesOf.get(entry)?.some((matches) => matches(device)) === true;
			return (name, device) => entriesFor(name).find((entry) => appliesTo(entry, device));
		};
		const quarantineWarnings = (quarantine, framework, at, known) => {
			const isUnmatched = createUnmatched(known);
			const unmatched = entriesOf(quarantine, framework).filter((entry) => !isExpired(entry, at) && isUnmatched(entry)).map((entry) => `${entryName(quarantine, entry)} matches no known test. Correct "test", or remove the entry.`);
			return [...expiryWarnings(quarantine, framework, at), ...unmatched];
		};
		const expiryWarnings = (quarantine, framework, at) => entriesOf(quarantine, framework).filter((entry) => isExpired(entry, at)).map((entry) => {
			const advice = "Fix the test and remove the entry, or extend \"until\"";
			return `${entryName(quarantine, entry)} expired on ${entry.until} and no longer applies. ${advice}.`;
		});
		const entryName = ({ file }, { line, test }) => `${file}:${line}: the quarantine of ${test}`;
		const createUnmatched = ({ suite, shards, isPart }) => {
			const tests = suite?.tests ?? [];
			const reported = shards.flatMap((shard) => [...shard.tests, ...shard.neverRan]);
			const isComplete = suite !== undefined && suite.unknown.length === 0 && suite.unseen === undefined;
			if (!isComplete && (isPart || reported.length === 0)) return () => false;
			const names = new Set([...reported, ...tests].map(_model_results_js__WEBPACK_IMPORTED_MODULE_3__.U));
			const openClasses = new Set(tests.filter(isNamedFreely).map(({ className }) => className));
			return ({ test }) => {
				if (names.has(test)) return false;
				const [className = ""] = test.split("#", 1);
				return !some(openClasses, className) && (!test.includes("*") || !some(names, test));
			};
		};
		const isNamedFreely = ({ parameterized, naming }) => parameterized || naming !== undefined;
		const some = (names, pattern) => names.has(pattern) || pattern.includes("*") && names.values().some((0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__.Wo)(pattern));
	}),
	65268: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kf: () => readStoredHistory,
			Pc: () => storeRun,
			os: () => thisRun,
			xh: () => currentRun
		});
		var _github_branch_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61721);
		var _github_github_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11754);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71113);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25918);
		var _analyze_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71905);
		var _history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29516);
		const readStoredHistory = async (history, context) => history === undefined ? undefined : context.log.group("History", () => readStored(history, context));
		const readStored = async (history, context) => {
			const { log, environment } = context;
			const event = await (0, _github_github_context_js__WEBPACK_IMPORTED_MODULE_1__.j_)(environment);
			const { serverUrl, repository } = context.github;
			const stored = await history.read();
			const store = history.store();
			if (store !== undefined) log.info(`Read the outcomes of ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)((0, _history_js__WEBPACK_IMPORTED_MODULE_5__.oo)(stored.runs), "earlier run")}.`);
			else log.info(history.problem() === undefined ? noCache : "All failures count as new, and the outcomes of this run are not stored.");
			const why = await whyNotStored(event, context);
			if (why !== undefined) log.info(`The outcomes of this run are not stored, since ${why}.`);
			const run = thisRun(event, context);
			const keepsUploads = run.pullRequest === undefined && isDefaultBranch(run.branch, event, environment);
			const own = {
				stored,
				run,
				newIssueUrl: `${serverUrl}/${repository}/issues/new`,
				keepsUploads
			};
			return {
				...own,
				...store === undefined || why !== undefined ? {} : { store }
			};
		};
		const isDefaultBranch = (branch, { defaultBranch }, environment) => defaultBranch === undefined ? environment.GITHUB_EVENT_NAME === "schedule" : branch === defaultBranch;
		const noCache = "This runner has no cache service: all failures count as new, and the outcomes of this run are not stored. `history: branch:<name>` keeps them on a branch.";
		const startedByHand = ["issue_comment", "workflow_dispatch"];
		const whyNotStored = async (event, context) => {
			if (event.isUnknown) return "the event file is missing or cannot be read, and its code may come from a fork";
			if (isOfFork(event, context)) return "its code comes from a fork";
			const { github, environment } = context;
			const { GITHUB_EVENT_NAME: name, GITHUB_REF_NAME: ref } = environment;
			if (!startedByHand.includes(name)) return undefined;
			const commit = await (0, _github_branch_files_js__WEBPACK_IMPORTED_MODULE_0__.Xg)(github.workspace, environment) ?? (name === "workflow_dispatch" ? github.sha : undefined);
			if (ref === event.defaultBranch && commit === github.sha) return undefined;
			return "its commit is not known to be the newest of the default branch";
		};
		const isOfFork = ({ headRepository }, { github }) => headRepository !== undefined && headRepository !== github.repository;
		const thisRun = (event, context) => {
			const { pullRequest, earlierRun, mergeGroup, defaultBranch } = event;
			const { github, environment } = context;
			const pull = pullRequest ?? earlierRun?.pullRequest;
			const branch = pullRequest?.branch ?? earlierRun?.branch ?? (environment.GITHUB_HEAD_REF || environment.GITHUB_REF_NAME || "");
			const ownBase = mergeGroup?.baseBranch ?? (isOfFork(event, context) ? undefined : branch);
			const base = pull === undefined ? ownBase : pull.baseBranch ?? environment.GITHUB_BASE_REF;
			return {
				id: github.runId,
				attempt: github.runAttempt,
				commit: pullRequest?.headSha ?? earlierRun?.headSha ?? github.sha,
				branch,
				pullRequest: pull?.number,
				url: github.runUrl,
				baseBranches: [...new Set([base, defaultBranch].flatMap((each) => each || []))]
			};
		};
		const currentRun = (run, { startedAt, finishedAt }) => ({
			...run,
			startedAtMs: startedAt.getTime(),
			finishedAtMs: finishedAt.getTime()
		});
		const storeRun = async (history, analysis, uploads, { log, signal }) => {
			if (history?.store === undefined) return;
			const { store, stored, run, keepsUploads } = history;
			const outcomes = analysis === undefined ? _history_js__WEBPACK_IMPORTED_MODULE_5__.s4 : (0, _analyze_history_js__WEBPACK_IMPORTED_MODULE_4__.u)(analysis, withoutBase(currentRun(run, analysis)));
			const kept = uploads === undefined || !keepsUploads ? [] : [{
				...uploads,
				commit: run.commit
			}];
			if (outcomes.runs.length + kept.length === 0) return;
			try {
				await store.write((0, _history_js__WEBPACK_IMPORTED_MODULE_5__.dk)(stored, {
					...outcomes,
					uploads: kept
				}));
				if (outcomes.runs.length > 0) log.info("Stored the outcomes of this run for later runs.");
				if (kept.length > 0) log.debug(`Stored the uploads of commit ${run.commit}.`);
			} catch (error) {
				if (signal.aborted) return;
				log.warning(`Could not store the outcomes of this run for later runs: ${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}.`);
			}
		};
		const withoutBase = ({ baseBranches: _none, ...run }) => run;
	}),
	72532: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => findSuites,
			j: () => openHistory
		});
		var api = __webpack_require__(52575);
		var branch_files = __webpack_require__(61721);
		var cache = __webpack_require__(82213);
		var github_context = __webpack_require__(11754);
		var concurrency = __webpack_require__(81220);
		var durations = __webpack_require__(71698);
		var build_tag = __webpack_require__(99988);
		var run_problem = __webpack_require__(25918);
		var history_history = __webpack_require__(29516);
		var history_document = __webpack_require__(81432);
		;
		const mostTries = 25;
		const shortestPauseMs = 250;
		const longestPauseMs = 8e3;
		const historyFolder = (simulated) => `mobile-test-cloud-history/v${history_document.$1}/${simulated ? "simulated" : "results"}/`;
		const openBranchHistory = (branch, suite, simulated, services) => {
			const { callsWithin, clock, signal, random, notice } = services;
			const file = {
				branch,
				path: `${historyFolder(simulated)}${(0, history_document.aJ)(suite)}.json.gz`
			};
			let isSaid = false;
			const historyOf = async (content) => {
				if (content === undefined) return history_history.s4;
				const { readHistory } = await Promise.all([__webpack_require__.e(921), __webpack_require__.e(8)]).then(__webpack_require__.bind(__webpack_require__, 18463));
				try {
					return readHistory(content, suite);
				} catch (error) {
					if (!(0, run_problem.up)(error, "history-unreadable")) throw error;
					if (!isSaid) notice(`${file.path} on the branch "${branch}": ${(0, run_problem.Uc)(error)}.`);
					isSaid = true;
					return history_history.s4;
				}
			};
			let last;
			const readState = async (call) => {
				last = await (0, branch_files.TQ)(call, file, last);
				return last;
			};
			const advised = async (permission, work) => {
				try {
					return await work();
				} catch (error) {
					signal.throwIfAborted();
					throw new Error((0, branch_files.H7)(error, permission) ?? (0, run_problem.Uc)(error), { cause: error });
				}
			};
			const tryWrite = async (history, call) => {
				const state = await readState(call);
				const content = (0, history_document.wn)((0, history_history.dk)(await historyOf(state.content), history), suite);
				if (state.content?.equals(content)) return true;
				return (0, branch_files.E8)(call, file, state, content, "Update the test history\n\n[skip ci]");
			};
			return {
				read: (add, within) => advised("read", async () => {
					const before = last;
					const state = await readState(callsWithin(within));
					if (state !== before) add(await historyOf(state.content));
				}),
				write: (history) => advised("write", async () => {
					const call = callsWithin(signal);
					for (let tries = 0; tries < mostTries; tries++) {
						if (await tryWrite(history, call)) return;
						const limitMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** tries);
						await clock.sleep(limitMs * random(), signal);
					}
					throw new Error(`other jobs wrote to the branch "${branch}" at the same time, ${mostTries} times in a row`);
				})
			};
		};
		;
		const mostLookUps = 11;
		const atOnce = 6;
		const cachePrefix = (simulated) => `mobile-test-cloud-${simulated ? "simulated-history" : "history"}-${history_document.$1}-`;
		const openCacheHistory = (identity, { store, list, notice }) => {
			const { suite, simulated, job, collector, runId, runAttempt } = identity;
			const prefix = `${cachePrefix(simulated)}${(0, history_document.aJ)(suite)}-`;
			const ownKey = `${prefix}${job}-${runId}-${runAttempt}`;
			const held = new Set();
			let version;
			let isFirst = true;
			let mayHide = false;
			const open = (add, signal) => {
				const restore = async (key, starts) => {
					const entry = await store.restore(key, starts, signal);
					if (entry === undefined) return undefined;
					try {
						const { readHistory } = await Promise.all([__webpack_require__.e(921), __webpack_require__.e(8)]).then(__webpack_require__.bind(__webpack_require__, 18463));
						const { sources, ...history } = readHistory(entry.content, suite);
						const all = new Set([...sources, entry.key]);
						if (!held.has(entry.key)) add({
							...history,
							sources: all
						});
						for (const source of all) held.add(source);
						return {
							key: entry.key,
							runs: history.runs
						};
					} catch (error) {
						if (!(0, run_problem.up)(error, "history-unreadable")) throw error;
						notice(`An entry of the cache (${entry.key}): ${(0, run_problem.Uc)(error)}.`);
						held.add(entry.key);
						return {
							key: entry.key,
							runs: []
						};
					}
				};
				return {
					newest: (start) => restore(`${start}${runId}-${runAttempt}`, [start]),
					exact: async (key) => {
						if (!held.has(key)) await restore(key, []);
					}
				};
			};
			const readListed = async (entries, { newest, exact }) => {
				if (isFirst) {
					const found = await newest(prefix);
					if (found === undefined) {
						mayHide = false;
						return true;
					}
					version = entries.find(({ key }) => key === found.key)?.version;
				}
				if (version === undefined) return false;
				mayHide = false;
				const keys = entries.flatMap((entry) => entry.version === version && entry.key !== ownKey ? [entry.key] : []);
				for (const first of [collector, job]) {
					const key = keys.find((each) => each.startsWith(`${prefix}${first}-`));
					if (key !== undefined) await exact(key);
				}
				await (0, concurrency.X2)(keys, atOnce, exact);
				return true;
			};
			const readNewest = async ({ newest }) => {
				const [own, collected, any] = await Promise.all([
					newest(`${prefix}${job}-`),
					collector === job ? undefined : newest(`${prefix}${collector}-`),
					newest(prefix)
				]);
				mayHide = false;
				if (collected !== undefined && hasRunOf(collected, own)) return;
				const requested = new Set([
					job,
					collector,
					jobOf(any?.key ?? "", prefix) ?? ""
				]);
				let left = mostLookUps - 3;
				const readJobs = async (jobs) => {
					const next = jobs.filter((each) => !requested.has(each)).slice(0, left);
					left -= next.length;
					for (const each of next) requested.add(each);
					await (0, concurrency.X2)(next, atOnce, (each) => newest(`${prefix}${each}-`));
				};
				await readJobs(identity.siblings.toSorted((a, b) => (0, build_tag.qQ)(runId, job, a) < (0, build_tag.qQ)(runId, job, b) ? -1 : 1));
				for (let before = -1; before !== left;) {
					before = left;
					await readJobs([...new Set([...held].flatMap((key) => jobOf(key, prefix) ?? []))]);
				}
			};
			return {
				read: async (add, signal) => {
					if (!store.available()) throw unavailable();
					mayHide ||= isFirst;
					const reading = open(add, signal);
					const entries = await list(prefix, signal);
					const isRead = entries !== undefined && await readListed(entries, reading);
					if (!isRead && isFirst) await readNewest(reading);
					isFirst = false;
					if (!store.available()) throw unavailable();
				},
				write: async (history) => {
					if (mayHide) throw new Error("what this job stored before could not be read in time");
					const content = (0, history_document.wn)({
						...history,
						sources: new Set([...history.sources, ownKey])
					}, suite);
					if (!await store.save(ownKey, content)) throw new Error(`the cache did not accept the entry ${ownKey}`);
				}
			};
		};
		const unavailable = () => new Error("the cache service does not respond");
		const hasRunOf = ({ runs }, own) => {
			const [, id = "", attempt] = /-([^-]*)-(\d+)$/.exec(own?.key ?? "") ?? [];
			return own === undefined || runs.some((run) => (0, history_history.r7)(run) === (0, history_history.r7)({
				id,
				attempt: Number(attempt)
			}));
		};
		const jobOf = (key, prefix) => key.startsWith(prefix) ? key.slice(prefix.length).split("-", 1)[0] : undefined;
		;
		const readingLimitMs = 3e4;
		const openHistory = async (owner, context, untimed = (work) => work()) => {
			if (owner.place.kind === "off") return undefined;
			const { clock, log, signal } = context;
			const event = await (0, github_context.j_)(context.environment);
			let simulated = context.isSimulated();
			let store = openStore(owner, event, simulated, context);
			const late = new Error(`it took longer than ${(0, durations.a3)(readingLimitMs)}; the run continues with what has arrived`);
			let leftMs = readingLimitMs;
			let known = history_history.s4;
			let problem;
			let isReadable = store !== undefined;
			const reopen = () => {
				if (simulated === context.isSimulated()) return;
				simulated = context.isSimulated();
				store = openStore(owner, event, simulated, context);
				known = history_history.s4;
			};
			const inTime = (work) => untimed(async () => {
				const beganMs = clock.monotonicMs();
				if (leftMs <= 0) throw late;
				try {
					return await (0, concurrency.dn)(work, leftMs, () => late, context);
				} finally {
					leftMs -= clock.monotonicMs() - beganMs;
				}
			});
			const logProblem = (what, error) => {
				signal.throwIfAborted();
				const why = (0, run_problem.Uc)(error);
				if (problem !== why) log.notice(`Could not read ${what}: ${why}.`);
				problem = why;
			};
			return {
				read: async () => {
					const add = (part) => {
						known = (0, history_history.dk)(known, part);
					};
					reopen();
					const opened = store;
					if (opened === undefined || !isReadable || leftMs <= 0) return known;
					try {
						await inTime((limit) => opened.read(add, limit));
					} catch (error) {
						logProblem("the history of earlier runs", error);
						isReadable = error === late;
					}
					return known;
				},
				readWith: async (what, work) => {
					try {
						return await inTime(work);
					} catch (error) {
						logProblem(what, error);
						return undefined;
					}
				},
				problem: () => problem,
				store: () => isReadable ? store : undefined
			};
		};
		const findSuites = async (framework, { place, token }, context) => {
			const simulated = context.isSimulated();
			if (place.kind === "off") return [];
			if (place.kind === "branch") {
				if (token === undefined) throw new Error("the input github-token is empty");
				const names = await (0, branch_files.gz)(await (0, api.II)(token, context), place.branch);
				const folder = historyFolder(simulated);
				const keys = names.flatMap((name) => name.startsWith(folder) ? [name.slice(folder.length).replace(".json.gz", "")] : []);
				return suitesOf(keys, framework);
			}
			if (!(0, cache.G9)(context.environment)) throw new Error("this runner has no cache service");
			const start = `${cachePrefix(simulated)}${framework}-`;
			const event = await (0, github_context.j_)(context.environment);
			const listed = token === undefined ? undefined : await listEntries(start, token, event, context);
			const newest = await (0, cache.qb)("history", context).restore(start, [start]);
			const keys = [...newest === undefined ? [] : [newest.key], ...(listed ?? []).map(({ key }) => key)];
			return suitesOf(keys.map((key) => key.slice(cachePrefix(simulated).length).split("-").slice(0, -3).join("-")), framework);
		};
		const suitesOf = (keys, framework) => [...new Set(keys)].flatMap((key) => key.startsWith(`${framework}-`) ? (0, history_document.bh)(key, framework) ?? [] : []);
		const openStore = (owner, event, simulated, context) => {
			const { place, token, suite, identity, project } = owner;
			const { environment, github, clock, signal, random } = context;
			const { notice } = context.log;
			if (place.kind === "branch") {
				const callsWithin = (limit) => {
					if (token === undefined) throw new Error("the input github-token is empty");
					const opened = (0, api.II)(token, {
						...context,
						signal: AbortSignal.any([signal, limit])
					});
					return async (...request) => (await opened)(...request);
				};
				return openBranchHistory(place.branch, suite, simulated, {
					callsWithin,
					clock,
					signal,
					random,
					notice
				});
			}
			if (!(0, cache.G9)(environment)) return undefined;
			const { runId, runAttempt } = github;
			const jobKey = (each) => (0, build_tag.qQ)(github.job, github.step, each);
			const collector = `all${(0, build_tag.qQ)(project.replaceAll(runId, ""))}`;
			const jobs = {
				job: identity === undefined ? collector : jobKey(identity),
				siblings: owner.siblings.map(jobKey),
				collector
			};
			const store = (0, cache.qb)("history", {
				...context,
				log: {
					...context.log,
					notice: context.log.debug
				}
			});
			return openCacheHistory({
				suite,
				simulated,
				...jobs,
				runId,
				runAttempt
			}, {
				store,
				notice,
				list: (prefix, limit) => token === undefined ? Promise.resolve(undefined) : listEntries(prefix, token, event, {
					...context,
					signal: limit
				})
			});
		};
		const listEntries = async (prefix, token, { pullRequest, defaultBranch }, context) => {
			const { environment, log, signal } = context;
			const branches = [pullRequest?.baseBranch, defaultBranch].flatMap((branch) => branch === undefined ? [] : [`refs/heads/${branch}`]);
			try {
				const call = await (0, api.II)(token, context);
				return await (0, cache.xf)(call, prefix, [environment.GITHUB_REF ?? "", ...branches]);
			} catch (error) {
				signal.throwIfAborted();
				log.debug(`The entries of the cache cannot be listed (${(0, run_problem.Uc)(error)}).`);
				return undefined;
			}
		};
	}),
	48905: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$v: () => safeArtifactName,
			KU: () => safeNames,
			kj: () => createSafeNames
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var _invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83780);
		const maxLength = 100;
		const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)(?:\.|$)/i;
		const safeNames = (names) => {
			const taken = new Set();
			const folders = new Map();
			for (const name of [...new Set(names)].toSorted()) {
				const folder = freeName(name, taken);
				taken.add(folder.toLowerCase());
				folders.set(name, folder);
			}
			return folders;
		};
		const createSafeNames = (names) => {
			const folders = safeNames(names);
			return (name) => {
				const known = folders.get(name);
				if (known !== undefined) return known;
				const folder = freeName(name, new Set([...folders.values()].map((each) => each.toLowerCase())));
				folders.set(name, folder);
				return folder;
			};
		};
		const freeName = (name, taken) => {
			const plain = plainName(name);
			if (!taken.has(plain.toLowerCase())) return plain;
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest("hex").slice(0, 8);
			let candidate = withSuffix(plain, hash);
			for (let count = 2; taken.has(candidate.toLowerCase()); count++) candidate = withSuffix(plain, `${hash}-${count}`);
			return candidate;
		};
		const withSuffix = (plain, suffix) => `${plain.slice(0, maxLength - suffix.length - 1)}-${suffix}`;
		const plainName = (name) => {
			const plain = name.normalize("NFC").replace(/\s+/g, "-").replace(/[^A-Za-z0-9._-]/g, "_").replace(/^[.-]+/, "_").slice(0, maxLength).replace(/(?<![.])[.]+$/, "_");
			if (plain === "") return "_";
			return reserved.test(plain) ? `_${plain}`.slice(0, maxLength) : plain;
		};
		const maxArtifactLength = 150;
		const hashLength = 8;
		const safeArtifactName = (text) => {
			const plain = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_1__.jQ)(text).replace(/[":<>|*?\\/\s]+/g, "-").replace(/^[.-]+|(?<![.-])[.-]+$/g, "");
			if (plain === "") return "artifact";
			if (plain.length <= maxArtifactLength) return plain;
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, hashLength);
			return `${plain.slice(0, maxArtifactLength - hashLength - 1).toWellFormed()}-${hash}`;
		};
	}),
	28008: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => present });
		const present = (record) => {
			const kept = {};
			for (const key in record) if (record[key] !== undefined) kept[key] = record[key];
			return kept;
		};
	}),
	50191: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		const countedTests = (counters) => counters.passed + counters.failed + counters.skipped + counters.timedOut + counters.error + counters.pending;
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
	25520: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ag: () => verdictLooks,
			Sw: () => verdictTitle,
			nk: () => simulatedWarning
		});
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25890);
		const verdictLooks = {
			passed: {
				sign: "\u2713",
				emoji: "\u2705",
				label: "Passed"
			},
			failed: {
				sign: "\u2717",
				emoji: "\u274C",
				label: "Failed"
			},
			error: {
				sign: "!",
				emoji: "\u274C",
				label: "Error"
			},
			"timed-out": {
				sign: "\u25F7",
				emoji: "\u274C",
				label: "Timed out"
			},
			cancelled: {
				sign: "\u25A0",
				emoji: "\u26A0\uFE0F",
				label: "Cancelled"
			},
			started: {
				sign: "\u2192",
				emoji: "\u23F3",
				label: "Started"
			},
			planned: {
				sign: "\u25CB",
				emoji: "\u2139\uFE0F",
				label: "Planned"
			}
		};
		const verdictTitle = ({ verdict, framework, simulated }) => {
			const { sign, label } = verdictLooks[verdict.kind];
			return `${sign} ${label}: ${(0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework).title}${simulated ? " (SIMULATED)" : ""}`;
		};
		const simulatedWarning = "The built-in cloud produced these results without a real device. They do not show how the app behaves on a phone.";
	}),
	62181: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EF: () => selectedSuite,
			PF: () => accountStarted,
			Se: () => countKnownTests,
			Tw: () => addNeverRan,
			Zy: () => addCounters,
			fS: () => findMissingTests,
			mG: () => subtractCounters,
			r4: () => failedIn,
			vE: () => logMissing,
			x$: () => executedIn,
			x7: () => countByStatus
		});
		var _binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46678);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8882);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91171);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50191);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7141);
		var _left_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68420);
		var _selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(399);
		const nothingClaimed = (unclaimed) => ({
			missing: [],
			unclaimed
		});
		const findMissingTests = (suite, sessions, isExpected = () => true, { devices = [], onAnyDevice = false } = {}) => {
			const { tests: expected, unclaimed } = claimedTests(suite, isExpected);
			const classes = new Set(suite.tests.map(({ className }) => className));
			const names = new Set(suite.tests.map(_model_results_js__WEBPACK_IMPORTED_MODULE_2__.U));
			const lacking = expected.map((test) => ({
				test,
				devices: []
			}));
			const [any] = [...sessions.map(_model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__.hV), ...devices];
			const compared = (device) => onAnyDevice ? any ?? device : device;
			const byDevice = Map.groupBy(sessions, (session) => compared((0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__.hV)(session)));
			for (const device of devices.map(compared)) byDevice.set(device, byDevice.get(device) ?? []);
			for (const [device, own] of byDevice) {
				const isReported = readReport(own, classes, names);
				for (const { test, devices } of lacking) if (!isReported(test)) devices.push(device);
			}
			const mayLeaveOut = suite.customRunner === true && sessions.length > 0 && sessions.every(countsAgree);
			const isLeftOut = ({ devices }) => mayLeaveOut && devices.length === byDevice.size;
			const missing = lacking.flatMap((one) => one.devices.length === 0 || isLeftOut(one) ? [] : [{
				name: (0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(one.test),
				devices: one.devices
			}]);
			const leftOut = lacking.filter(isLeftOut).map(({ test }) => (0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test));
			return {
				missing,
				unclaimed,
				leftOut: leftOut.length === 0 ? undefined : leftOut
			};
		};
		const claimedTests = (suite, isExpected = () => true) => {
			const unknown = new Set(suite.unknown.map(({ part }) => part));
			const tests = suite.tests.filter((test) => isClaimed(test) && !unknown.has(test.className) && isExpected(test));
			const reasons = [...suite.unseen === undefined ? [] : [suite.unseen], ...unknown.size === 0 ? [] : [`the tests of ${[...unknown].slice(0, 3).join(", ")} are not all known`]];
			return {
				tests,
				unclaimed: reasons.length === 0 ? undefined : reasons.join("; ")
			};
		};
		const isClaimed = ({ ignored, conditional, naming }) => !ignored && !conditional && naming !== "free";
		const countsAgree = ({ evidence: { summary, details, report } }) => {
			const counted = (details.state === "read" ? details.counters : undefined) ?? summary?.counters;
			return counted !== undefined && report.state === "read" && (0, _model_status_js__WEBPACK_IMPORTED_MODULE_0__.IU)(counted) === (0, _model_status_js__WEBPACK_IMPORTED_MODULE_0__.IU)(report.tests);
		};
		const addNeverRan = (known, shards) => {
			const devicesOf = new Map(known.map(({ name, devices }) => [name, new Set(devices)]));
			const notStarted = new Map(known.map((each) => [each.name, each.notStarted]));
			const counted = new Set(known.flatMap(({ name, devices }) => devices.map((device) => simpleKey(name, device))));
			for (const { neverRan, last } of shards) {
				for (const name of neverRan.map(_model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)) {
					const device = (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__.hV)(last);
					if (counted.has(simpleKey(name, device))) continue;
					if ((0, _left_out_js__WEBPACK_IMPORTED_MODULE_4__.id)(last) && !devicesOf.has(name)) notStarted.set(name, "fail-fast");
					const devices = devicesOf.get(name) ?? new Set();
					devicesOf.set(name, devices.add(device));
				}
			}
			return [...devicesOf].map(([name, devices]) => ({
				name,
				devices: [...devices],
				notStarted: notStarted.get(name)
			}));
		};
		const simpleKey = (name, device) => {
			const hash = name.indexOf("#");
			return `${(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.TH)((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.Kl)(name.slice(0, Math.max(0, hash))))}#${(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.NY)(name.slice(hash + 1))} @ ${device}`;
		};
		const readReport = (sessions, classes, suiteNames) => {
			const reported = new Map();
			const add = (test) => {
				const className = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.Kl)(test.className);
				const simple = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.TH)(className);
				const isUnknownName = !suiteNames.has((0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)({
					className,
					name: (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.NY)(test.name)
				}));
				addName(reported, !classes.has(className) && classes.has(simple) ? simple : className, test.name, isUnknownName);
			};
			for (const { tests } of sessions) for (const test of tests) if (test.status !== "pending") add(test);
			return ({ className, name, parameterized }) => {
				const simple = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.TH)(className);
				const found = [className, ...classes.has(simple) ? [] : [simple]].flatMap((each) => reported.get(each) ?? []);
				return found.some(({ names, hasUnknownName }) => names.has(name) || parameterized && hasUnknownName);
			};
		};
		const addName = (classes, className, name, isUnknownName) => {
			const reported = classes.get(className) ?? {
				names: new Set(),
				hasUnknownName: false
			};
			reported.names.add(name);
			reported.names.add((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_5__.NY)(name));
			reported.hasUnknownName ||= isUnknownName;
			classes.set(className, reported);
		};
		const accountTests = ({ suite, unclear, split }, shards, sessions, devices = []) => {
			if (suite === undefined) return nothingClaimed("the tests of the suite are unknown");
			if (unclear !== undefined) return nothingClaimed(unclear);
			return findMissingTests(suite, sessions, (0, _selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__.UN)(shards), {
				devices,
				onAnyDevice: split?.onEachDevice === false
			});
		};
		const accountStarted = (selection, planned, sessions, unstarted) => {
			const first = unstarted.flatMap(({ reason, builds }) => builds.filter(({ attempt }) => attempt === 0).map((build) => ({
				reason,
				build
			})));
			const [{ reason: notStarted } = {}] = first;
			if (notStarted === undefined) return accountTests(selection, planned, sessions);
			const indexes = new Set(first.flatMap(({ build }) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__.$b)(build).map(({ index }) => index)));
			const devices = first.flatMap(({ build }) => build.devices);
			const started = planned.filter(({ shard }) => !indexes.has(shard.index));
			const owed = accountTests(selection, started, sessions, devices);
			const owedNames = new Set(owed.missing.map(({ name }) => name));
			const leftOut = new Set(owed.leftOut);
			const suite = selection.suite && {
				...selection.suite,
				customRunner: false
			};
			const { missing, unclaimed } = accountTests({
				...selection,
				suite
			}, planned, sessions, devices);
			return {
				missing: missing.filter(({ name }) => !leftOut.has(name)).map((test) => owedNames.has(test.name) ? test : {
					...test,
					notStarted
				}),
				unclaimed,
				leftOut: owed.leftOut
			};
		};
		const countKnownTests = ({ suite, unclear, split }, shard) => {
			if (suite === undefined || unclear !== undefined || split?.sessions !== 1) return undefined;
			const { tests, unclaimed } = claimedTests(suite, (0, _selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__.UN)([shard]));
			if (tests.length > 0) return tests.length;
			const isOther = unclaimed === undefined && claimedTests(suite).tests.length > 0;
			return isOther && (0, _selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_1__.jp)(suite, shard) ? 0 : undefined;
		};
		const selectedSuite = ({ suite, unclear }) => {
			if (suite === undefined || unclear !== undefined || suite.tests.length === 0 && !(0, _binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_6__.A)(suite)) return "unknown";
			const tests = suite.tests.map(storedPart);
			const classes = new Set(tests.map(({ className }) => className));
			return {
				tests,
				unknown: suite.unknown.filter(({ part }) => classes.has(part)).map(({ part }) => ({ part })),
				unseen: suite.unseen,
				customRunner: suite.customRunner
			};
		};
		const storedPart = ({ target: _target, annotations: _annotations, sizes: _sizes, file: _file, tags: _tags, ...test }) => test;
		const maxNamed = 20;
		const logMissing = ({ missing, unclaimed, leftOut = [] }, log) => {
			if (unclaimed !== undefined) log.info(`Not all missing tests can be found: ${unclaimed}.`);
			if (missing.length > 0) log.warning(`Tests of the suite without a result on at least one device: ${joinNames(missing.map(({ name }) => name))}.`);
			if (leftOut.length > 0) log.warning(`Tests of the suite that no device ran, perhaps because its own test runner leaves them out: ${joinNames(leftOut)}.`);
		};
		const joinNames = (names) => {
			const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : "";
			return `${names.slice(0, maxNamed).join(", ")}${more}`;
		};
		const countByStatus = (tests) => {
			const counts = { ..._model_status_js__WEBPACK_IMPORTED_MODULE_0__.pZ };
			for (const { status } of tests) {
				if (status === "timed-out") counts.timedOut += 1;
				else if (status === "unknown") counts.error += 1;
				else counts[status] += 1;
			}
			return counts;
		};
		const failedIn = ({ failed, error, timedOut }) => failed + error + timedOut;
		const executedIn = (counters) => counters.passed + failedIn(counters);
		const addCounters = (one, other) => combine(one, other, 1);
		const subtractCounters = (one, other) => combine(one, other, -1);
		const combine = (one, other, sign) => ({
			passed: one.passed + sign * other.passed,
			failed: one.failed + sign * other.failed,
			skipped: one.skipped + sign * other.skipped,
			timedOut: one.timedOut + sign * other.timedOut,
			error: one.error + sign * other.error,
			pending: one.pending + sign * other.pending
		});
	}),
	55271: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MC: () => causesIn,
			Ni: () => failureHeadline,
			SP: () => explainFailure,
			UH: () => deepestCause,
			Ys: () => failuresBehind,
			fH: () => parseFrame,
			fZ: () => isFrameworkClass,
			kC: () => sourceHints
		});
		const marker = "\nCaused by: ";
		const maxCauses = 50;
		const maxLine = 300;
		const explainFailure = (failure) => {
			const outer = failureHeadline(failure);
			const cause = deepestCause(failure?.trace);
			if (cause === "") return { headline: outer };
			return outer === "" || outer.includes(cause) ? { headline: cause } : {
				headline: cause,
				outer
			};
		};
		const failureHeadline = (failure) => {
			if (failure === undefined) return "";
			const message = firstLine(failure.message);
			const text = message === "" ? firstLine(failure.trace) : message;
			const type = failure.type?.trim() ?? "";
			return type === "" || text.includes(type) ? text : `${type}${text === "" ? "" : `: ${text}`}`;
		};
		const deepestCause = (trace = "") => {
			const causes = causesIn(trace);
			return causes.findLast((line) => /: \S/.test(line)) ?? causes.at(-1) ?? "";
		};
		const causesIn = (trace) => {
			const causes = [];
			for (let at = trace.indexOf(marker); at !== -1 && causes.length < maxCauses; at = trace.indexOf(marker, at + 1)) {
				const [line = ""] = trace.slice(at + marker.length, at + marker.length + maxLine).split(/[\r\n]/, 1);
				causes.push(line.trim());
			}
			return causes;
		};
		const firstLine = (text) => {
			const line = (text ?? "").slice(0, 4 * maxLine).trimStart();
			const end = line.search(/[\r\n]/);
			return (end === -1 ? line : line.slice(0, end)).trimEnd().slice(0, maxLine);
		};
		const failuresBehind = (test, outcome) => outcome === "flaky" ? test.earlierAttempts.findLast(({ failures }) => failures.length > 0)?.failures ?? [] : test.failures;
		const maxLineLength = 1e3;
		const framePlace = /\(([^()]{0,300})\)\s*$/;
		const fileAndLine = /^([\p{L}\p{N}_$-]+\.(?:kt|kts|java|groovy|scala)):(\d{1,7})$/u;
		const qualifiedName = /^[\p{L}\p{N}_$<>/.-]+$/u;
		const frameworkPackages = [
			"android.",
			"androidx.",
			"com.android.",
			"com.google.android.apps.common.testing.",
			"com.google.common.truth.",
			"com.kaspersky.",
			"dalvik.",
			"io.github.kakaocup.",
			"io.mockk.",
			"io.qameta.",
			"java.",
			"javax.",
			"jdk.",
			"junit.",
			"kotlin.",
			"kotlinx.",
			"leakcanary.",
			"libcore.",
			"org.assertj.",
			"org.hamcrest.",
			"org.junit.",
			"org.mockito.",
			"org.robolectric.",
			"sun."
		];
		const parseFrame = (line) => {
			if (line.length > maxLineLength) return undefined;
			const found = framePlace.exec(line);
			if (found === null) return undefined;
			const head = line.slice(0, found.index).trim();
			const call = head.startsWith("at ") ? head.slice("at ".length) : head;
			if (call === head && !qualifiedName.test(call)) return undefined;
			const withoutModule = call.slice(call.lastIndexOf("/") + 1);
			const lastDot = withoutModule.lastIndexOf(".");
			if (lastDot <= 0) return undefined;
			const [, file, number] = fileAndLine.exec(found[1] ?? "") ?? [];
			const [className, method] = [withoutModule.slice(0, lastDot), withoutModule.slice(lastDot + 1)];
			return file === undefined ? {
				className,
				method
			} : {
				className,
				method,
				file,
				line: Number(number)
			};
		};
		const isFrameworkClass = (className) => frameworkPackages.some((prefix) => className.startsWith(prefix));
		const maxRead = 2e5;
		const maxHints = 40;
		const filePlace = /\.(?:swift|mm?|cpp|cc|c|h|kts?|java|groovy|scala|dart)(?::(\d{1,7})\b|#[^\s)]{0,300}?StartingLineNumber=(\d{1,7}))/g;
		const absolutePath = /^\/[^:"'<>|,;=#]*$/;
		const otherAddress = /^(?:https?|package|dart):/i;
		const pathCharacter = /[^\s()#"'<>|,;=]/;
		function* sourceHints(test, failure) {
			const yielded = new Set();
			for (const hint of allHints(test, failure)) {
				const key = `${hint.packagePath ?? ""} ${hint.file}:${hint.line}`;
				if (hint.line < 1 || yielded.has(key)) continue;
				yielded.add(key);
				yield hint;
				if (yielded.size === maxHints) return;
			}
		}
		function* allHints({ file, line }, failure) {
			for (const text of [failure?.message, failure?.trace]) if (text !== undefined) yield* hintsIn(text.slice(0, maxRead));
			if (file !== undefined && line !== undefined) yield {
				file,
				line
			};
		}
		function* hintsIn(text) {
			for (const found of text.matchAll(filePlace)) {
				const frame = parseFrame(lineAround(text, found.index));
				if (frame === undefined) {
					const file = pathEndingAt(text, found.index);
					const line = found[1] === undefined ? Number(found[2]) + 1 : Number(found[1]);
					if (!file.startsWith(".") && !otherAddress.test(file)) yield {
						file,
						line
					};
				} else if (frame.file !== undefined && frame.line !== undefined && !isFrameworkClass(frame.className)) {
					yield {
						file: frame.file,
						line: frame.line,
						packagePath: packagePathOf(frame.className)
					};
				}
			}
		}
		const lineAround = (text, at) => {
			const before = text.slice(Math.max(0, at - maxLineLength), at);
			const after = text.slice(at, at + maxLineLength);
			const start = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
			const end = after.search(/[\r\n]/);
			return before.slice(start) + (end === -1 ? after : after.slice(0, end));
		};
		const packagePathOf = (className) => className.split(".").slice(0, -1).join("/");
		const pathEndingAt = (text, dot) => {
			const extension = /^\.\w+/.exec(text.slice(dot, dot + 8))?.[0] ?? "";
			const before = text.slice(Math.max(0, dot - maxLineLength), dot);
			const opened = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r"), before.lastIndexOf("(")) + 1);
			if (absolutePath.test(opened)) return opened + extension;
			let start = before.length;
			while (start > 0 && pathCharacter.test(before.charAt(start - 1))) start -= 1;
			return before.slice(start) + extension;
		};
	}),
	36731: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bd: () => failureOfCrash,
			R: () => crashOfInstrumentation,
			_T: () => failureOfInstrumentation,
			fC: () => traceOf,
			iv: () => restoredCrash,
			r$: () => crashOf
		});
		var _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
		const maxCauseChars = 1e3;
		const crashOf = ({ kind, process, thread, headline, trace, log }) => ({
			kind,
			process,
			thread,
			cause: (kind === "java" ? javaCause(trace) : headline) ?? fallbacks[kind],
			at: kind === "java" ? crashPlace(trace) : nativeFrame(trace, process),
			log
		});
		const fallbacks = {
			java: "an exception that the log does not name",
			native: "a signal that the log does not name",
			"not-responding": "the log gives no reason",
			killed: "the process died"
		};
		const failureOfCrash = ({ kind, cause }, trace) => ({
			kind: "error",
			type: kind === "java" ? /^[\w.$]{1,300}(?=:|$)/.exec(cause)?.[0] : undefined,
			message: `${sentences[kind]}: ${cause}`,
			trace
		});
		const sentences = {
			java: "The app crashed",
			native: "The app crashed",
			"not-responding": "The app did not respond",
			killed: "The app was ended by the system"
		};
		const traceOf = ({ kind, headline, trace }) => {
			const lines = kind === "java" || headline === undefined ? trace : [headline, ...trace];
			return lines.length === 0 || trace.length === 0 ? undefined : lines.join("\n");
		};
		const restoredCrash = (crash, trace, log) => {
			if (crash.kind !== "java") return {
				...crash,
				log
			};
			const lines = trace.split("\n");
			return {
				...crash,
				cause: javaCause(lines) ?? crash.cause,
				at: crashPlace(lines) ?? crash.at,
				log
			};
		};
		const javaCause = (trace) => {
			const [first] = trace;
			const cause = (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.UH)(trace.join("\n"));
			const text = cause === "" ? first?.trim() : cause;
			return text === undefined || text === "" ? undefined : text.slice(0, maxCauseChars);
		};
		const crashPlace = (trace) => {
			const cause = trace.findLastIndex((line) => line.startsWith("Caused by: "));
			const [frame] = [...trace.slice(Math.max(0, cause)), ...trace].filter(isOfApp);
			const parsed = frame === undefined ? undefined : (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.fH)(frame);
			if (frame === undefined || parsed === undefined) return undefined;
			return parsed.file === undefined ? frame.trim().replace(/^at /, "") : `${parsed.file}:${parsed.line}`;
		};
		const isOfApp = (line) => {
			const frame = (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.fH)(line);
			return frame !== undefined && !(0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.fZ)(frame.className);
		};
		const nativeFrame = (trace, process) => {
			const [app = ""] = process?.split(":") ?? [];
			const own = trace.find((line) => app !== "" && line.includes(`/${app}`)) ?? trace[0];
			const found = own === undefined ? null : /^\s*#\d\d {1,4}pc [\da-f]{1,16} {1,3}(\S{1,500})(.*)$/.exec(own);
			if (found === null) return undefined;
			const [, path = "", rest = ""] = found;
			return `${path.slice(path.lastIndexOf("/") + 1)}${(rest.split(" (BuildId: ")[0] ?? "").slice(0, maxCauseChars)}`;
		};
		const crashOfInstrumentation = ({ shortMessage, longMessage, log }) => {
			if (/^Native crash/i.test(shortMessage)) return {
				kind: "native",
				cause: longMessage ?? shortMessage,
				log
			};
			if (/^key ?Dispatching ?Timed ?Out/i.test(shortMessage)) return {
				kind: "not-responding",
				cause: longMessage ?? shortMessage,
				log
			};
			const text = [longMessage, shortMessage].find((each) => each !== undefined && exceptionText.test(each));
			return text === undefined ? undefined : {
				kind: "java",
				cause: text.slice(0, maxCauseChars),
				log
			};
		};
		const exceptionText = /^(?:[\w$]{1,200}\.){1,30}[\w$]{1,200}(?::|$)/;
		const failureOfInstrumentation = ({ shortMessage, longMessage = "" }) => {
			const text = longMessage.includes(shortMessage) ? longMessage : `${shortMessage} ${longMessage}`.trim();
			return {
				kind: "error",
				message: `The instrumentation ended: ${text}`.slice(0, maxCauseChars)
			};
		};
	}),
	39188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AM: () => claimedCounts,
			G8: () => compareCounts,
			Ge: () => absent,
			Ie: () => empty,
			J4: () => countersOf,
			JF: () => better,
			JJ: () => worse,
			JR: () => isSkipped,
			NZ: () => unsettled,
			Ni: () => listedTests,
			No: () => compareAnnounced,
			Pb: () => isTimedOut,
			RZ: () => findingsOfStopped,
			S1: () => isIn,
			TR: () => compareExecuted,
			UD: () => compare,
			WW: () => declaredTotals,
			gz: () => failed,
			iU: () => timedOut,
			ie: () => agrees,
			jB: () => noun,
			jl: () => compareFailed,
			nM: () => row,
			vj: () => amount,
			vr: () => explainsFailure,
			z3: () => error
		});
		var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50191);
		var _accounting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62181);
		const error = (code) => ({
			kind: "error",
			code
		});
		const unsettled = (code) => ({
			kind: "error",
			code,
			maySettle: true
		});
		const timedOut = (code) => ({
			kind: "timed-out",
			code
		});
		const failed = (code) => ({
			kind: "failed",
			code
		});
		const empty = (code) => ({
			kind: "empty",
			code
		});
		const row = (source, field, rulings, read) => ({
			source,
			field,
			rulings,
			read
		});
		const absent = { cell: "absent" };
		const agrees = { cell: "agrees" };
		const better = { cell: "better" };
		const worse = (clause) => ({
			cell: "worse",
			clause
		});
		const compare = (session) => {
			const { report, serviceRetries } = session.evidence;
			const tests = (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.x7)(session.tests);
			const results = report.state === "read" ? report.tests : {
				...tests,
				passed: tests.passed + skippedInBundle(session)
			};
			const inReport = report.state === "read" ? report.attempts : undefined;
			const attempts = serviceRetries === true ? inReport ?? (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.x7)(session.tests.flatMap((test) => test.earlierAttempts)) : _model_status_js__WEBPACK_IMPORTED_MODULE_0__.pZ;
			return {
				session,
				tests,
				results,
				attempts
			};
		};
		const skippedInBundle = ({ evidence: { bundle } }) => bundle?.state === "read" ? bundle.skipped : 0;
		const compareFailed = (claimed, { session, results, attempts }, name) => {
			const [own, held] = [claimed.failed + claimed.error, (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4)(results)];
			const clause = `${name} reports ${own} failed ${noun(own)}, but ${isIn(held, session)}`;
			return own < held ? better : compareCounts(own, held + (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4)(attempts), clause);
		};
		const compareExecuted = (claimed, { session, results, attempts }, name) => {
			const [own, held] = [claimed.passed + claimed.failed + claimed.error, (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.x$)(results)];
			if (own + claimed.timedOut === 0 && held > 0) return worse(`${name} reports no executed tests, but ${isIn(held, session)}`);
			const clause = `${name} reports ${own} executed ${noun(own)}, but only ${isIn(held, session)}`;
			return own < held ? better : compareCounts(own, held + (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.x$)(attempts), clause);
		};
		const compareAnnounced = (announced, { session, tests, results }, name) => {
			if (announced === undefined) return absent;
			const lists = [
				tests,
				results,
				...claimedCounts(session)
			].map((each) => (0, _model_status_js__WEBPACK_IMPORTED_MODULE_0__.IU)(each) - each.pending);
			const held = Math.max(...lists);
			if (isTimedOut(session)) return agrees;
			return compareCounts(announced, held, `${name} announced ${amount(announced)}, but only ${held} ended`);
		};
		const compareCounts = (claimed, held, clause) => {
			if (claimed > held) return worse(clause);
			return claimed < held ? better : agrees;
		};
		const countersOf = ({ evidence: { summary, details } }) => [summary?.counters, details.state === "read" ? details.counters : undefined].filter((each) => each !== undefined);
		const listedTests = ({ evidence: { details } }) => details.state === "read" && (0, _model_status_js__WEBPACK_IMPORTED_MODULE_0__.IU)(details.tests) > 0 ? details.tests : undefined;
		const claimedCounts = (session) => [...countersOf(session), listedTests(session)].filter((each) => each !== undefined);
		const declaredTotals = ({ evidence: { report } }) => report.state === "read" ? report.declared : undefined;
		const explainsFailure = ({ session, tests }) => (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4)(tests) > 0 || session.evidence.serviceRetries === true;
		const isTimedOut = ({ evidence }) => [...statusesOf(evidence), evidence.deviceStatus?.status].includes("timed-out");
		const isSkipped = ({ evidence }) => {
			const statuses = statusesOf(evidence);
			return statuses.length > 0 && statuses.every((status) => status === "skipped");
		};
		const statusesOf = ({ summary, details }) => [summary?.status, details.state === "read" ? details.status : undefined].filter((status) => status !== undefined);
		const resultsName = ({ evidence }) => evidence.report.state === "read" ? "JUnit report" : "test details";
		const isIn = (count, session) => `${count === 0 ? "none is" : `${count} ${count === 1 ? "is" : "are"}`} in the ${resultsName(session)}`;
		const noun = (count) => count === 1 ? "test" : "tests";
		const amount = (count) => `${count} ${noun(count)}`;
		const incomplete = {
			"session-missing": false,
			"session-not-run": false,
			"session-unfinished": false,
			"session-hidden": false,
			"details-missing": true,
			"report-missing": true,
			"report-incomplete": true,
			"tests-never-ran": false,
			"no-tests-ran": false
		};
		const findingsOfStopped = (findings) => {
			const others = findings.filter(({ code }) => incomplete[code] === undefined);
			const excused = findings.filter(({ code }) => incomplete[code] !== undefined);
			if (excused.length === 0) return findings;
			const maySettle = excused.some(({ code }) => incomplete[code] === true);
			const clause = "the service stopped it after a test of its build had failed, so not all tests ran";
			return [...others, {
				kind: "failed",
				code: "tests-failed",
				clause,
				maySettle
			}];
		};
	}),
	592: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			uN: () => analyzeShards,
			MR: () => expectedSessions,
			s9: () => judgeSession,
			kZ: () => markSharedSessions,
			PB: () => mayBundleArrive,
			j2: () => mayStillSettle,
			R6: () => withShownDevices
		});
		var device_name = __webpack_require__(39707);
		var device_shard = __webpack_require__(8882);
		var model_status = __webpack_require__(50191);
		var accounting = __webpack_require__(62181);
		var results_attempts = __webpack_require__(7330);
		var describe = __webpack_require__(18665);
		var results = __webpack_require__(91171);
		var evidence_reading = __webpack_require__(39188);
		var left_out = __webpack_require__(68420);
		var bundle_cases = __webpack_require__(67765);
		;
		const counted = (of, read) => (compared) => {
			const counters = of(compared.session);
			return counters === undefined ? evidence_reading.Ge : read(counters, compared);
		};
		const countRows = (source, name, of) => {
			const rulings = { worse: (0, evidence_reading.NZ)("counts-contradict") };
			return [
				(0, evidence_reading.nM)(source, "failed tests", rulings, counted(of, (counters, compared) => (0, evidence_reading.jl)(counters, compared, name))),
				(0, evidence_reading.nM)(source, "executed tests", rulings, counted(of, (counters, compared) => (0, evidence_reading.TR)(counters, compared, name))),
				(0, evidence_reading.nM)(source, "tests in error", { worse: (0, evidence_reading.NZ)("test-error") }, counted(of, ({ error: own }, { session, results: { error: held }, attempts }) => {
					const clause = `${name} reports ${(0, evidence_reading.vj)(own)} in state ERROR, but ${(0, evidence_reading.S1)(held, session)}`;
					return own < held ? evidence_reading.JF : (0, evidence_reading.G8)(own, held + attempts.error, clause);
				})),
				(0, evidence_reading.nM)(source, "timed-out tests", { worse: (0, evidence_reading.iU)("test-timed-out") }, counted(of, ({ timedOut: own }) => own === 0 ? evidence_reading.Ge : (0, evidence_reading.JJ)(`${name} reports ${(0, evidence_reading.vj)(own)} that timed out`))),
				(0, evidence_reading.nM)(source, "tests that never ran", { worse: (0, evidence_reading.NZ)("tests-never-ran") }, counted(of, ({ pending }, { session }) => {
					const unasked = pending - (session.evidence.passedBefore ?? 0);
					return unasked <= 0 || (0, evidence_reading.Pb)(session) ? evidence_reading.Ge : (0, evidence_reading.JJ)(`${name} reports ${(0, evidence_reading.vj)(unasked)} that never ran`);
				}))
			];
		};
		const buildPhrases = {
			name: "the build",
			hasStatus: "the build reports the session as \u2026",
			stillHasStatus: "the build still reports the session as \u2026",
			hasUnrecognizedStatus: "the build gives the session the unrecognized status \u2026",
			isInError: "the build reports that the session ended with an error",
			isTimedOut: "the build reports that the service timed out the session"
		};
		const sessionPhrases = {
			name: "the session",
			hasStatus: "the session has the status \u2026",
			stillHasStatus: "the session still has the status \u2026",
			hasUnrecognizedStatus: "the session has the unrecognized status \u2026",
			isInError: "the session ended with an error",
			isTimedOut: "the service timed out the session"
		};
		const withRawStatus = (text, rawStatus) => text.replace("\u2026", () => `"${rawStatus ?? ""}"`);
		const statusReading = (of) => (isWorse, clause) => (compared) => {
			const { status: own, rawStatus = own } = of(compared.session) ?? {};
			if (own === undefined) return evidence_reading.Ge;
			return isWorse(own, compared) ? (0, evidence_reading.JJ)(withRawStatus(clause, rawStatus)) : evidence_reading.ie;
		};
		const isUnaskedAbort = (status, { session }) => status === "aborted" && session.evidence.abortRequested !== true;
		const endRows = (source, phrases, of) => {
			const status = statusReading(of);
			return [
				(0, evidence_reading.nM)(source, "status error", {
					worse: (0, evidence_reading.z3)("session-error"),
					unreadable: (0, evidence_reading.z3)("word-unknown")
				}, (compared) => {
					const { status: own, rawStatus } = of(compared.session) ?? {};
					if (own === "unknown") return {
						cell: "unreadable",
						clause: withRawStatus(phrases.hasUnrecognizedStatus, rawStatus)
					};
					const isPlain = rawStatus === undefined || rawStatus.toLowerCase() === "error";
					const isError = (each) => each === "error" || isUnaskedAbort(each, compared);
					return status(isError, `${phrases.isInError}${isPlain ? "" : " (\u2026)"}`)(compared);
				}),
				(0, evidence_reading.nM)(source, "status timed out", { worse: (0, evidence_reading.iU)("session-timed-out") }, status((own) => own === "timed-out", phrases.isTimedOut)),
				(0, evidence_reading.nM)(source, "status unfinished", { worse: (0, evidence_reading.z3)("session-unfinished") }, (compared) => {
					const isOpen = (own) => own === "running" || own === "queued";
					const { details, report } = compared.session.evidence;
					if (details.state === "uncollected") return evidence_reading.Ge;
					if (report.state === "missing") return status(isOpen, phrases.stillHasStatus)(compared);
					const isUncounted = (0, evidence_reading.J4)(compared.session).length === 0;
					return status((own) => isOpen(own) && isUncounted, `${phrases.stillHasStatus}, and no counters say how many tests ended`)(compared);
				})
			];
		};
		const statedRows = (source, phrases, of) => {
			const { name } = phrases;
			const status = statusReading(of);
			const ofCounters = (session) => of(session)?.counters;
			return [
				(0, evidence_reading.nM)(source, "status skipped", { worse: (0, evidence_reading.z3)("counts-contradict") }, status((own, { results }) => own === "skipped" && (0, accounting.x$)(results) > 0, `${phrases.hasStatus}, but it executed tests`)),
				(0, evidence_reading.nM)(source, "status failed", { worse: (0, evidence_reading.z3)("failed-without-test") }, status((own, compared) => own === "failed" && !(0, evidence_reading.vr)(compared), `${phrases.hasStatus}, but no test failed`)),
				(0, evidence_reading.nM)(source, "counters", { unreadable: (0, evidence_reading.z3)("counts-unreadable") }, ({ session }) => {
					const { counters, countersProblem } = of(session) ?? {};
					if (countersProblem !== undefined) return {
						cell: "unreadable",
						clause: `${name}: ${countersProblem}`
					};
					return counters === undefined ? evidence_reading.Ge : evidence_reading.ie;
				}),
				...countRows(source, name, ofCounters),
				(0, evidence_reading.nM)(source, "announced tests", { worse: (0, evidence_reading.NZ)("tests-never-ran") }, (compared) => (0, evidence_reading.No)(of(compared.session)?.announcedTests, compared, name))
			];
		};
		const statedByBuild = ({ evidence }) => evidence.summary;
		const statedBySession = ({ evidence: { details } }) => details.state === "read" ? details : undefined;
		const serviceError = ({ session, tests }, message) => [tests, ...(0, evidence_reading.AM)(session)].some((counters) => (0, accounting.x$)(counters) > 0) ? `the service reports an error after tests ran: "${message}"` : `the service could not run the session: "${message}"`;
		const evidenceRows = [
			(0, evidence_reading.nM)("device status", "error entry", { worse: (0, evidence_reading.z3)("session-not-run") }, (compared) => {
				const { deviceStatus } = compared.session.evidence;
				if (deviceStatus === undefined) return evidence_reading.Ge;
				const isError = deviceStatus.status === "error" || isUnaskedAbort(deviceStatus.status, compared);
				return isError ? (0, evidence_reading.JJ)(serviceError(compared, deviceStatus.message)) : evidence_reading.ie;
			}),
			(0, evidence_reading.nM)("device status", "timeout", { worse: (0, evidence_reading.iU)("session-timed-out") }, ({ session: { evidence } }) => evidence.deviceStatus?.status === "timed-out" ? (0, evidence_reading.JJ)("the service timed out the session") : evidence_reading.Ge),
			(0, evidence_reading.nM)("device status", "status failed", { worse: (0, evidence_reading.z3)("failed-without-test") }, (compared) => {
				if (compared.session.evidence.deviceStatus?.status !== "failed") return evidence_reading.Ge;
				return (0, evidence_reading.vr)(compared) ? evidence_reading.ie : (0, evidence_reading.JJ)("`device_statuses` reports the device as \"Failed\", but no test failed");
			}),
			(0, evidence_reading.nM)("build entry", "number of sessions", { worse: (0, evidence_reading.z3)("session-hidden") }, ({ session: { evidence } }) => evidence.hidden === undefined ? evidence_reading.ie : (0, evidence_reading.JJ)(evidence.hidden)),
			(0, evidence_reading.nM)("build entry", "session", {
				absent: (0, evidence_reading.z3)("session-missing"),
				worse: (0, evidence_reading.z3)("session-not-run"),
				foreign: (0, evidence_reading.z3)("response-foreign")
			}, (compared) => {
				const { evidence, sessionId } = compared.session;
				const { summary, foreign } = evidence;
				if (foreign !== undefined) return {
					cell: "foreign",
					clause: foreign
				};
				if (summary?.error !== undefined) return (0, evidence_reading.JJ)(serviceError(compared, summary.error));
				const { details } = evidence;
				const where = details.state === "document" ? `${details.job} reported no session` : "the build has no session";
				return sessionId === undefined ? {
					cell: "absent",
					clause: `${where} for it`
				} : evidence_reading.ie;
			}),
			(0, evidence_reading.nM)("session", "identity", { foreign: (0, evidence_reading.z3)("response-foreign") }, ({ session: { evidence } }) => {
				const { details } = evidence;
				if (details.state === "foreign") return {
					cell: "foreign",
					clause: details.message
				};
				return details.state === "read" ? evidence_reading.ie : evidence_reading.Ge;
			}),
			...endRows("build entry", buildPhrases, statedByBuild),
			...endRows("session", sessionPhrases, statedBySession),
			(0, evidence_reading.nM)("session", "results", { worse: (0, evidence_reading.z3)("session-uncollected") }, ({ session: { evidence } }) => {
				const { details } = evidence;
				return details.state === "uncollected" ? (0, evidence_reading.JJ)(`its results were not collected: ${details.message}`) : evidence_reading.ie;
			}),
			(0, evidence_reading.nM)("report", "file", {
				worse: (0, evidence_reading.NZ)("report-missing"),
				unreadable: (0, evidence_reading.NZ)("report-unreadable"),
				foreign: (0, evidence_reading.NZ)("response-foreign")
			}, ({ session }) => {
				const { report } = session.evidence;
				if (report.state === "none") return evidence_reading.Ge;
				if (report.state === "read") return evidence_reading.ie;
				if (report.state === "missing") return (0, evidence_reading.JR)(session) ? evidence_reading.Ge : (0, evidence_reading.JJ)(`its JUnit report did not arrive (${report.message})`);
				if (report.state === "foreign") return {
					cell: "foreign",
					clause: report.message
				};
				return {
					cell: "unreadable",
					clause: `its JUnit report cannot be read (${report.message})`
				};
			}),
			(0, evidence_reading.nM)("session tests", "list", { worse: (0, evidence_reading.NZ)("details-missing") }, ({ session }) => {
				const { details, report } = session.evidence;
				if (details.state === "read" || details.state === "document") return evidence_reading.ie;
				return details.state === "missing" && report.state === "none" && !(0, evidence_reading.JR)(session) ? (0, evidence_reading.JJ)(`the service did not return the session's details, and this framework has no JUnit report to read instead: ${details.message}`) : evidence_reading.Ge;
			}),
			bundle_cases.fr,
			...statedRows("build entry", buildPhrases, statedByBuild),
			...statedRows("session", sessionPhrases, statedBySession),
			(0, evidence_reading.nM)("report", "crash message", { worse: (0, evidence_reading.z3)("report-crash") }, ({ session: { evidence } }) => {
				const crash = evidence.report.state === "read" ? evidence.report.crash : undefined;
				return crash === undefined ? evidence_reading.Ge : (0, evidence_reading.JJ)(`its JUnit report has a crash of the instrumentation: ${crash}`);
			}),
			(0, evidence_reading.nM)("session tests", "each test", { worse: (0, evidence_reading.NZ)("counts-contradict") }, ({ session: { tests, evidence } }) => {
				if (evidence.details.state !== "read" || evidence.report.state !== "read") return evidence_reading.Ge;
				const found = tests.find(({ worseInDetails, earlierAttempts }) => worseInDetails !== undefined && !(evidence.serviceRetries === true && earlierAttempts.some(({ status }) => (0, results_attempts.e2)(status))));
				if (found === undefined) return evidence_reading.ie;
				return (0, evidence_reading.JJ)(`the list of tests calls ${(0, results.U)(found)} "${found.worseInDetails}", but the JUnit report calls it ${found.status}`);
			}),
			...countRows("session tests", "the list of tests", evidence_reading.Ni),
			...bundle_cases.x9,
			(0, evidence_reading.nM)("report totals", "counters", { unreadable: (0, evidence_reading.z3)("counts-unreadable") }, ({ session }) => {
				const { report } = session.evidence;
				const unreadable = report.state === "read" ? report.declaredProblem : undefined;
				if (unreadable !== undefined) return {
					cell: "unreadable",
					clause: `its JUnit report has an unreadable total: ${unreadable}`
				};
				return (0, evidence_reading.WW)(session) === undefined ? evidence_reading.Ge : evidence_reading.ie;
			}),
			(0, evidence_reading.nM)("report totals", "failed tests", { worse: (0, evidence_reading.NZ)("report-incomplete") }, counted(evidence_reading.WW, (declared, { results, attempts }) => {
				const [claimed, held] = [declared.failed + declared.error, (0, accounting.r4)(results) + (0, accounting.r4)(attempts)];
				return (0, evidence_reading.G8)(claimed, held, `its JUnit report declares ${claimed} failed ${(0, evidence_reading.jB)(claimed)} but contains ${held}`);
			})),
			(0, evidence_reading.nM)("report totals", "all tests", { worse: (0, evidence_reading.NZ)("report-incomplete") }, counted(evidence_reading.WW, (declared, { results, attempts }) => {
				const [claimed, held] = [(0, model_status.IU)(declared), (0, model_status.IU)(results) + (0, model_status.IU)(attempts)];
				return (0, evidence_reading.G8)(claimed, held, `its JUnit report declares ${(0, evidence_reading.vj)(claimed)} but contains ${held}`);
			})),
			(0, evidence_reading.nM)("report totals", "timed-out tests", { worse: (0, evidence_reading.iU)("test-timed-out") }, counted(evidence_reading.WW, ({ timedOut: claimed }, { results }) => (0, evidence_reading.G8)(claimed, results.timedOut, `its JUnit report declares ${(0, evidence_reading.vj)(claimed)} that timed out`))),
			(0, evidence_reading.nM)("results", "test in error", {
				worse: (0, evidence_reading.z3)("test-error"),
				unreadable: (0, evidence_reading.z3)("word-unknown")
			}, ({ session, tests }) => {
				const unknown = session.tests.find((test) => test.status === "unknown");
				if (unknown !== undefined) return {
					cell: "unreadable",
					clause: `${(0, results.U)(unknown)} has the unrecognized status "${unknown.rawStatus ?? "?"}"`
				};
				return tests.error > 0 ? (0, evidence_reading.JJ)(`${(0, evidence_reading.vj)(tests.error)} ended in state ERROR`) : evidence_reading.Ge;
			}),
			(0, evidence_reading.nM)("results", "timed-out test", { worse: (0, evidence_reading.iU)("test-timed-out") }, ({ tests }) => tests.timedOut > 0 ? (0, evidence_reading.JJ)(`the service timed ${(0, evidence_reading.vj)(tests.timedOut)} out`) : evidence_reading.Ge),
			(0, evidence_reading.nM)("results", "test that never ran", { worse: (0, evidence_reading.NZ)("tests-never-ran") }, ({ session, tests }) => tests.pending > 0 && !(0, evidence_reading.Pb)(session) ? (0, evidence_reading.JJ)(`${(0, evidence_reading.vj)(tests.pending)} never ran`) : evidence_reading.Ge),
			bundle_cases.sv,
			(0, evidence_reading.nM)("results", "failed test", { worse: (0, evidence_reading.gz)("tests-failed") }, ({ session, tests }) => tests.failed > 0 ? (0, evidence_reading.JJ)(`${tests.failed} of ${session.tests.length} tests failed`) : evidence_reading.Ge),
			(0, evidence_reading.nM)("selection", "known tests", { worse: (0, evidence_reading.z3)("no-tests-ran") }, ({ session, tests }) => {
				const { knownTests } = session.evidence;
				if (knownTests === undefined) return evidence_reading.Ge;
				if (knownTests === 0 || (0, accounting.x$)(tests) > 0 || (0, evidence_reading.Pb)(session)) return evidence_reading.ie;
				return (0, evidence_reading.JJ)(`no test was executed, but the suite has ${(0, evidence_reading.vj)(knownTests)} for it`);
			}),
			(0, evidence_reading.nM)("results", "executed test", { absent: (0, evidence_reading.Ie)("no-tests-ran") }, ({ tests }) => (0, accounting.x$)(tests) === 0 ? {
				cell: "absent",
				clause: "executed no test"
			} : evidence_reading.ie)
		];
		const findingsOf = (session) => {
			const compared = (0, evidence_reading.UD)(session);
			const findings = evidenceRows.flatMap((each) => {
				const { cell, clause = "" } = each.read(compared);
				const ruling = each.rulings[cell];
				return ruling === undefined ? [] : [{
					...ruling,
					clause
				}];
			});
			return (0, left_out.id)(session) ? (0, evidence_reading.RZ)(findings) : findings;
		};
		;
		const expectedSessions = (started, record) => {
			const build = withShownDevices(started, record);
			const buildStartedAt = record?.startedAt;
			const replaced = new Set(build.replacedDevices?.map(device_name.cY));
			const counts = ({ device }) => !replaced.has((0, device_name.cY)(device));
			const entries = (record?.devices ?? []).filter(counts).map((entry) => ({
				entry,
				match: (0, device_name.wl)(build.devices, entry.device)
			}));
			const errors = (record?.deviceErrors ?? []).filter(counts).map((error) => ({
				error,
				match: (0, device_name.WU)(build.devices, error.device)
			}));
			const requested = build.devices.flatMap((device) => {
				const own = entries.flatMap(({ entry, match }) => isMatch(match, device) ? [entry] : []);
				const summaries = own.flatMap(({ sessions }) => sessions);
				const deviceError = worstError(errors.flatMap(({ error, match }) => isMatch(match, device) ? [error] : []));
				const buildAborted = record?.status === "aborted" || undefined;
				const common = {
					...unseenSession,
					build,
					buildStartedAt,
					buildAborted,
					device,
					deviceError
				};
				if (build.serviceShards !== undefined) return keepErrorOfFailed(shardSessions(common, build.serviceShards, summaries, record));
				if (summaries.length === 0 && deviceError === undefined && ranElsewhere(build, record)) return [];
				if (summaries.length === 0) return [{
					...common,
					key: sessionKey(build, device, 0),
					shard: build.shard
				}];
				const lacking = lackingSessions(build, record, device);
				const total = summaries.length + lacking;
				const ofShard = (nth) => ({
					...common,
					key: sessionKey(build, device, nth),
					shard: sessionShard(build, nth, total)
				});
				const showsSplit = own.some(({ isSharded }) => isSharded === true) || !summaries.every(namesNoShard);
				const isUnsplit = build.requestedSplit?.sessions === 1 && summaries.length > 1 && !showsSplit;
				const shown = keepErrorOfFailed(summaries.map((summary, nth) => ({
					...ofShard(nth),
					summary,
					isUnsplit
				})));
				if (build.requestedSplit === undefined || lacking === 0 || record === undefined || !(0, model_status.pl)(record.status)) return shown;
				return [...shown, {
					...ofShard(summaries.length),
					hidden: hiddenClause(lacking, build.requestedSplit)
				}];
			});
			const others = entries.flatMap(({ entry: { device, sessions }, match }, nth) => {
				if (typeof match === "object") return [];
				const foreign = match === "several" ? `the build lists "${device}", which fits more than one requested device` : `the build lists "${device}", which was not requested`;
				const [summary] = sessions;
				const key = sessionKey(build, `other ${device}`, nth);
				return [{
					...unseenSession,
					key,
					build,
					buildStartedAt,
					device,
					shard: build.shard,
					foreign,
					summary
				}];
			});
			const unmatched = errors.filter(({ match }) => typeof match !== "object");
			const failed = unmatched.map(({ error: deviceError }, nth) => {
				const { device } = deviceError;
				const key = sessionKey(build, `error ${device}`, nth);
				return {
					...unseenSession,
					key,
					build,
					buildStartedAt,
					device,
					shard: build.shard,
					deviceError
				};
			});
			const { insteadOf } = build;
			const asRequested = ({ device, ...session }) => insteadOf === undefined ? {
				...session,
				device
			} : {
				...session,
				device: insteadOf,
				ranOn: device
			};
			return [
				...requested.map(asRequested),
				...others,
				...failed
			];
		};
		const worstError = (errors) => errors.find(({ status }) => status === "error") ?? errors.find(({ status }) => status === "timed-out") ?? errors[0];
		const keepErrorOfFailed = (sessions) => {
			const failed = sessions.filter(({ summary }) => summary !== undefined && isFailedSummary(summary));
			if (failed.length === 0) return sessions;
			return sessions.map((session) => session.deviceError?.status === "failed" && !failed.includes(session) ? {
				...session,
				deviceError: undefined
			} : session);
		};
		const isFailedSummary = ({ status, counters }) => status === "failed" || counters !== undefined && (0, accounting.r4)(counters) > 0;
		const unseenSession = {
			summary: undefined,
			deviceError: undefined,
			knownTests: undefined,
			foreign: undefined
		};
		const shardSessions = (common, shards, summaries, record) => {
			const { build, device } = common;
			const total = shards.length;
			const named = new Map();
			const renamed = inOrderOfOwnNames(shards, summaries, record);
			const unnamed = [...renamed];
			const others = [];
			for (const summary of renamed.length === 0 ? summaries : []) {
				const { shardName } = summary;
				const index = findShard(shards, summary);
				if (namesNoShard(summary)) unnamed.push(summary);
				else if (index === -1) others.push({
					summary,
					foreign: `the build lists a session of the shard "${shardName ?? ""}", which was not requested`
				});
				else if (named.has(index)) others.push({
					summary,
					foreign: `the build lists a second session of ${(0, describe.y0)({
						index,
						total
					})} on "${device}"`
				});
				else named.set(index, summary);
			}
			const expected = shards.map((shard, index) => {
				const summary = named.get(index) ?? unnamed.shift();
				return {
					...common,
					key: sessionKey(build, device, index),
					shard: {
						index,
						total
					},
					knownTests: shard.knownTests,
					summary
				};
			});
			const beyond = unnamed.map((summary) => ({
				summary,
				foreign: `the build lists more sessions on "${device}" than shards were requested`
			}));
			return [...expected, ...[...others, ...beyond].map(({ summary, foreign }, nth) => ({
				...common,
				deviceError: undefined,
				key: sessionKey(build, device, total + nth),
				shard: build.shard,
				summary,
				foreign
			}))];
		};
		const namesNoShard = ({ shardName, shardTests }) => shardName === undefined && shardTests === undefined;
		const inOrderOfOwnNames = (shards, summaries, record) => {
			const names = new Set(summaries.flatMap(({ shardName, shardTests }) => shardTests === undefined ? shardName ?? [] : []));
			const mayShowMore = record !== undefined && !(0, model_status.pl)(record.status) && summaries.length < shards.length;
			if (names.size < summaries.length || !(mayShowMore || summaries.length === shards.length)) return [];
			if (shards.some(({ name }) => names.has(name))) return [];
			return summaries.toSorted((a, b) => (a.shardName ?? "").localeCompare(b.shardName ?? "", "en", { numeric: true }));
		};
		const findShard = (shards, { shardName, shardTests }) => {
			const byName = shards.findIndex(({ name }) => name === shardName);
			if (byName !== -1 || shardTests === undefined) return byName;
			const tests = String(shardTests.toSorted());
			return shards.findIndex((shard) => String(shard.tests.toSorted()) === tests);
		};
		const markSharedSessions = (sessions) => {
			const byId = Map.groupBy(sessions, ({ summary }) => summary?.id);
			return sessions.map((session) => {
				const { summary, foreign } = session;
				const sharing = byId.get(summary?.id) ?? [];
				if (summary?.id === undefined || foreign !== undefined || new Set(sharing.map(({ key }) => key)).size < 2) return session;
				return {
					...session,
					foreign: `session ${summary.id} is listed under ${describePlaces(sharing)}`
				};
			});
		};
		const describePlaces = (sessions) => {
			const names = [
				({ device }) => `"${device}"`,
				({ build }) => `build ${build.id}`,
				({ shard }) => (0, describe.y0)(shard)
			].map((name) => [...new Set(sessions.map(name))]);
			return names.find((places) => places.length > 1)?.join(" and ") ?? "several entries";
		};
		const isMatch = (match, device) => typeof match === "object" && match.device === device;
		const sessionShard = ({ shard }, nth, sessions) => ({
			index: shard.index * sessions + nth,
			total: shard.total * sessions
		});
		const lackingSessions = ({ requestedSplit, partial, devices }, record, device) => {
			if (requestedSplit === undefined || partial) return 0;
			const { sessions, onEachDevice } = requestedSplit;
			const shown = (record?.devices ?? []).filter((entry) => !onEachDevice || isMatch((0, device_name.wl)(devices, entry.device), device));
			return onEachDevice || device === devices[0] ? Math.max(0, sessions - shown.flatMap((entry) => entry.sessions).length) : 0;
		};
		const ranElsewhere = ({ requestedSplit, partial }, record) => requestedSplit?.onEachDevice === false && !partial && (record?.devices ?? []).flatMap(({ sessions }) => sessions).length >= requestedSplit.sessions;
		const hiddenClause = (lacking, { sessions, onEachDevice }) => `the request asks for ${sessions} sessions${onEachDevice ? " on each device" : ""}, but the build shows only ${sessions - lacking}`;
		const sessionKey = (build, device, nth) => `${build.id}/${nth}/${(0, device_name.cY)(device)}`;
		const analyzeShards = (sessions) => [...Map.groupBy(sessions, device_shard.Gc).values()].flatMap((own) => {
			const attempts = own.toSorted((a, b) => a.attempt - b.attempt);
			const last = attempts.at(-1);
			return last === undefined ? [] : [analyzeShard(attempts, last)];
		});
		const analyzeShard = (attempts, last) => {
			const { tests, sessionOf } = (0, results_attempts.RM)(attempts);
			const neverRan = tests.filter((test) => !(0, results_attempts.gb)(test));
			const judged = attempts.map((session) => ({
				session,
				judgment: judgeSession(session)
			}));
			const deciding = decidingSessions(judged);
			return {
				attempts,
				last,
				tests: neverRan.length === 0 ? tests : tests.filter(results_attempts.gb),
				failed: tests.reduce((sum, { status }) => sum + ((0, results_attempts.e2)(status) ? 1 : 0), 0),
				quarantined: none,
				neverRan,
				sessionOf,
				judgment: judgmentOf(deciding),
				judged,
				deciding
			};
		};
		const none = new Map();
		const decidingSessions = (judged) => {
			const lastWhole = judged.findLastIndex(({ session }) => !session.partial);
			return judged.slice(Math.max(0, lastWhole));
		};
		const judgmentOf = (deciding) => {
			const judgments = deciding.map(({ judgment }) => judgment);
			const worst = judgments.find(({ kind }) => kind === "error") ?? judgments.find(({ kind }) => kind === "timed-out");
			const [whole] = judgments;
			if (whole === undefined) throw new Error("unreachable: a device and shard has at least one session");
			return worst ?? whole;
		};
		const kinds = [
			"error",
			"timed-out",
			"failed",
			"empty"
		];
		const judgeSession = (session) => {
			const findings = findingsOf(session);
			const name = (0, describe._0)(session);
			for (const kind of kinds) {
				const finding = findings.find((each) => each.kind === kind);
				if (finding !== undefined) return {
					kind,
					code: finding.code,
					reason: sentence(name, finding)
				};
			}
			return {
				kind: "passed",
				reason: `${name} passed`
			};
		};
		const sentence = (name, { kind, clause }) => kind === "empty" ? `${name} ${clause}` : `${name}: ${clause}`;
		const mayStillSettle = (session) => !["read", "document"].includes(session.evidence.details.state) || findingsOf(session).some(({ maySettle }) => maySettle);
		const mayBundleArrive = ({ tests, evidence: { bundle } }) => bundle?.state === "missing" && bundle.mayArrive && tests.length > 0;
		const withShownDevices = (build, record) => {
			if (build.devicesAsShown !== true || record === undefined) return build;
			const devices = [...build.devices];
			for (const { device } of record.devices) if ((0, device_name.wl)(devices, device) === "none") devices.push(device);
			return devices.length === build.devices.length ? build : {
				...build,
				devices
			};
		};
	}),
	87679: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L2: () => readTimestamp,
			Mv: () => createSharedNames,
			UW: () => readSeconds,
			Xw: () => readLine,
			_9: () => defaultJUnitLimits,
			kz: () => readNumber,
			ml: () => shorten,
			rA: () => createTextBudget
		});
		const mebi = 1048576;
		const defaultJUnitLimits = {
			bytes: 512 * mebi,
			depth: 100,
			cases: 2e6,
			suites: 2e5,
			pieceChars: 16 * mebi,
			attributesPerElement: 1e5,
			nameChars: 2e3,
			messageChars: 8e3,
			traceChars: 32e3,
			outputChars: 16e3,
			keptChars: 64 * mebi,
			failuresPerTest: 50,
			propertiesPerElement: 200,
			attachmentsPerTest: 100
		};
		const spentChars = 300;
		const headShare = .75;
		const createTextBudget = (keptChars) => {
			let left = keptChars;
			return { collect: (mostChars) => {
				const limitChars = left > 0 ? mostChars : Math.min(mostChars, spentChars);
				const headChars = Math.ceil(limitChars * headShare);
				const tailChars = limitChars - headChars;
				let head = "";
				let tail = "";
				let totalChars = 0;
				return {
					push: (piece) => {
						totalChars += piece.length;
						const room = headChars - head.length;
						if (room > 0) head += room >= piece.length ? piece : piece.slice(0, room);
						if (room >= piece.length) return;
						tail += room > 0 ? piece.slice(room) : piece;
						if (tail.length > 2 * tailChars + 1e3) tail = lastChars(tail, tailChars);
					},
					take: () => {
						const end = lastChars(tail, tailChars);
						const cutChars = totalChars - head.length - end.length;
						const kept = trim(cutChars === 0 ? head + end : `${head}\n[${cutChars} characters cut]\n${end}`);
						left -= kept.length;
						return kept === "" ? undefined : detach(kept);
					}
				};
			} };
		};
		const lastChars = (text, count) => count === 0 ? "" : text.slice(-count);
		const trim = (text) => text.replace(/^(?:[ \t]*\n)+/, "").trimEnd().toWellFormed();
		const shorten = (text, limitChars) => detach(text.length <= limitChars ? text : `${text.slice(0, limitChars)}[${text.length - limitChars} characters cut]`.toWellFormed());
		const longestInline = 12;
		const detach = (text) => text.length <= longestInline ? text : Buffer.from(text, "utf8").toString("utf8");
		const mostChars = 8e6;
		const entryChars = 50;
		const createSharedNames = (nameChars = defaultJUnitLimits.nameChars) => {
			const names = new Map();
			let chars = 0;
			return (text) => {
				const known = names.get(text);
				if (known !== undefined) return known;
				const name = shorten(text, nameChars);
				chars += name.length + entryChars;
				if (chars > mostChars) {
					names.clear();
					chars = name.length + entryChars;
				}
				names.set(name, name);
				return name;
			};
		};
		const readNumber = (text = "") => {
			const plain = Number(text.trim() === "" ? Number.NaN : text);
			const value = Number.isNaN(plain) ? Number(withPoint(text.slice(0, 60).replace(/[^\d.,eE+-]|[eE](?![+-]?\d)/g, ""))) : plain;
			return Number.isFinite(value) && value >= 0 && /\d/.test(text) ? value : undefined;
		};
		const withPoint = (digits) => {
			const comma = digits.lastIndexOf(",");
			const point = digits.lastIndexOf(".");
			if (comma === -1) return digits.indexOf(".") === point ? digits : digits.replaceAll(".", "");
			if (point > comma) return digits.replaceAll(",", "");
			if (point !== -1) return digits.replaceAll(".", "").replace(",", ".");
			return /^[1-9]\d{0,2}(,\d{3})+$/.test(digits) ? digits.replaceAll(",", "") : digits.replace(",", ".");
		};
		const millisecondsPerSecond = 1e3;
		const readSeconds = (text) => {
			const seconds = readNumber(text);
			return seconds === undefined ? undefined : Math.round(seconds * millisecondsPerSecond * 1e3) / 1e3;
		};
		const readLine = (text) => {
			const line = readNumber(text);
			return line !== undefined && Number.isInteger(line) && line > 0 ? line : undefined;
		};
		const readTimestamp = (text = "") => {
			const trimmed = text.trim().slice(0, 60);
			if (trimmed === "") return undefined;
			const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(trimmed);
			const date = new Date(hasZone ? trimmed : `${trimmed.replace(" ", "T")}Z`);
			return Number.isNaN(date.getTime()) ? undefined : date;
		};
	}),
	81561: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CG: () => isSuiteItself,
			Hu: () => openSuite,
			r9: () => testsOfSuite,
			tk: () => closeSuite
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);
		var _lib_present_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28008);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50191);
		var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62181);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7330);
		var _reading_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87679);
		var _test_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58914);
		const openSuite = (attributes, { nameOf, problems }) => ({
			name: nameOf(attributes.name ?? attributes.id ?? ""),
			declared: readDeclaredCounts(attributes, problems),
			properties: new Map(),
			cases: [],
			failures: [],
			inner: []
		});
		const suiteItself = "(suite)";
		const isSuiteItself = ({ name }) => name === suiteItself;
		const testsOfSuite = ({ name, failures }) => {
			if (failures.length === 0) return [];
			const isError = failures.some(({ failure }) => (0, _test_case_js__WEBPACK_IMPORTED_MODULE_4__.iK)(failure) === "error");
			return [{
				className: name,
				name: suiteItself,
				status: isError ? "error" : "failed",
				failures: failures.map(({ failure }) => failure),
				earlierAttempts: []
			}];
		};
		const closeSuite = (suite, isWhole, { problems, repeatedCases }) => {
			const { name, declared, cases, inner } = suite;
			const ofCases = (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.x7)(cases);
			const found = (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(ofCases, (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.x7)(testsOfSuite(suite)));
			const attempts = (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(found, (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.x7)(cases.flatMap(({ earlierAttempts }) => earlierAttempts)));
			const totals = {
				found: inner.reduce((sum, each) => (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(sum, each.found), found),
				attempts: inner.reduce((sum, each) => (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(sum, each.attempts), attempts)
			};
			const eachOnce = repeatedCases === "attempts" ? [(0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.x7)((0, _attempts_js__WEBPACK_IMPORTED_MODULE_5__.TX)(cases))] : [];
			const difference = describeDifference(name === "" ? "A suite without a name" : `The suite "${(0, _reading_context_js__WEBPACK_IMPORTED_MODULE_3__.ml)(name, 100)}"`, declared, [
				totals.found,
				totals.attempts,
				found,
				ofCases,
				attempts,
				...eachOnce
			]);
			if (difference !== undefined && isWhole) problems.add({
				code: "counts-differ",
				message: difference
			});
			return {
				...totals,
				declared: declaredTotal(declared, found, totals.found, inner)
			};
		};
		const declaredTotal = (declared, own, all, inner) => {
			const isOwnAlone = declared.tests === (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.IU)(own) && (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.IU)(all) !== (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.IU)(own);
			const covered = (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.IU)(isOwnAlone ? own : all);
			const claim = toCounters(declared, covered);
			const claims = inner.flatMap((each) => each.declared ?? []);
			if (claim === undefined && claims.length === 0) return undefined;
			const ofInner = inner.reduce((sum, each) => (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(sum, each.declared ?? each.found), _model_status_js__WEBPACK_IMPORTED_MODULE_1__.pZ);
			const held = (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(own, ofInner);
			if (claim === undefined) return held;
			return isOwnAlone ? (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(worseOf(own, claim, covered), ofInner) : worseOf(held, claim, covered);
		};
		const worseOf = (held, claim, covered) => {
			const { failed, error } = claim.failed + claim.error >= held.failed + held.error ? claim : held;
			const timedOut = Math.max(held.timedOut, claim.timedOut);
			const others = Math.max(0, Math.max(covered, (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.IU)(claim)) - failed - error - timedOut);
			const skipped = Math.min(others, Math.max(held.skipped, claim.skipped));
			return {
				passed: others - skipped,
				failed,
				error,
				skipped,
				timedOut,
				pending: 0
			};
		};
		const readDeclaredCounts = (attributes, problems) => {
			const count = (...names) => {
				const values = names.flatMap((name) => {
					const text = attributes[name]?.trim() ?? "";
					const value = (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_3__.kz)(text);
					if (value === undefined && text !== "") problems.add({
						code: "bad-count",
						message: `${name}="${text.slice(0, 40)}" is not a count.`
					});
					return value === undefined ? [] : [Math.trunc(value)];
				});
				return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value);
			};
			return (0, _lib_present_js__WEBPACK_IMPORTED_MODULE_6__.E)({
				tests: count("tests", "total"),
				failures: count("failures", "failed"),
				errors: count("errors"),
				skipped: count("skipped", "skips", "skip", "ignored", "disabled", "notrun"),
				timedOut: count("timedout")
			});
		};
		const toCounters = (declared, held) => {
			const { tests = held, failures = 0, errors = 0, skipped = 0, timedOut = 0 } = declared;
			if (Object.keys(declared).length === 0) return undefined;
			const passed = Math.max(0, tests - failures - errors - skipped - timedOut);
			return {
				passed,
				failed: failures,
				error: errors,
				skipped,
				timedOut,
				pending: 0
			};
		};
		const describeDifference = (name, { tests, failures, errors, skipped, timedOut = 0 }, found) => {
			const failed = failures === undefined && errors === undefined ? undefined : (failures ?? 0) + (errors ?? 0) + timedOut;
			const fits = (claim, ...ways) => claim === undefined || found.some((counters) => ways.some((count) => count(counters) === claim));
			const agrees = fits(tests, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.IU, (counters) => (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.IU)(counters) - counters.skipped) && (fits(failed, notPassed) || failures !== undefined && fits(failures, notPassed)) && fits(skipped, (counters) => counters.skipped);
			if (agrees) return undefined;
			const claims = [
				claim(tests, "tests"),
				claim(failed, "failed"),
				claim(skipped, "skipped")
			].filter((text) => text !== "");
			const [first] = found;
			return `${name} declares ${claims.join(", ")}; it contains ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.hS)((0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.IU)(first), "test")}, ${notPassed(first)} failed, ${first.skipped} skipped.`;
		};
		const notPassed = (counters) => (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.r4)(counters) + counters.pending;
		const claim = (count, label) => count === undefined ? "" : `${count} ${label}`;
	}),
	58914: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FD: () => closeCase,
			RA: () => openCase,
			f1: () => readFailure,
			f2: () => isFailureElement,
			iK: () => statusOfFailure,
			n9: () => addOutput
		});
		var _lib_present_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28008);
		var _reading_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87679);
		const openCase = (attributes, suiteName) => ({
			attributes,
			suiteName,
			failures: [],
			properties: new Map(),
			attachments: [],
			isSkipped: false,
			isTimedOut: false
		});
		const attachmentStart = "[[ATTACHMENT|";
		const attachment = /\[\[ATTACHMENT\|([^\]\r\n]{1,1000})\]\]/g;
		const addOutput = (open, stream, piece, { limits, budget }) => {
			open[stream] ??= budget.collect(limits.outputChars);
			open[stream].push(piece);
			if (!piece.includes(attachmentStart)) return;
			for (const [, path = ""] of piece.matchAll(attachment)) if (open.attachments.length < limits.attachmentsPerTest) open.attachments.push((0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, limits.nameChars));
		};
		const closeCase = (open, isWhole, context) => {
			const { attributes, suiteName, properties, attachments } = open;
			const { limits, nameOf, problems, keepsPassedOutput, repeatedCases, mayLeaveOut } = context;
			const caseStatus = mayLeaveOut && isLeftOut(open) ? leftOut : statusOfCase(attributes, open, repeatedCases);
			const { status, rawStatus, failuresAreEarlier } = atEnd(caseStatus, isWhole);
			if (status === "unknown" && isWhole) problems.add({
				code: "unknown-result",
				message: `"${rawStatus}" is an unrecognized result; the test does not count as passed.`
			});
			const [failures, earlierAttempts] = splitAttempts(open.failures, failuresAreEarlier === true);
			const keepsOutput = keepsPassedOutput || status !== "passed" && status !== "skipped" || earlierAttempts.length > 0;
			const video = attributes.video_url ?? attributes.video;
			return {
				className: nameOf(attributes.classname || attributes.class || suiteName),
				name: nameOf(attributes.name || attributes.id || "(no name)"),
				status,
				failures,
				earlierAttempts,
				...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_1__.E)({
					durationMs: durationOf(attributes, context),
					rawStatus: rawStatus === undefined ? undefined : (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.ml)(rawStatus, limits.nameChars),
					skipMessage: open.skipMessage,
					startedAt: (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.L2)(attributes.timestamp ?? attributes["started-at"]),
					...casePlace(open, context),
					testId: attributes.test_id ? (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.ml)(attributes.test_id, limits.nameChars) : undefined,
					systemOut: keepsOutput ? open.systemOut?.take() : undefined,
					systemErr: keepsOutput ? open.systemErr?.take() : undefined,
					attachments: attachments.length === 0 ? undefined : attachments,
					properties: properties.size === 0 ? undefined : Object.fromEntries(properties),
					links: video ? { video: (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.ml)(video, limits.messageChars) } : undefined
				})
			};
		};
		const leftOut = { status: "pending" };
		const isLeftOut = ({ attributes: { result, status }, failures }) => failures.length === 0 && [result, status].some((rawStatus) => rawStatus !== undefined && isLeftOutStatus(rawStatus));
		const atEnd = (caseStatus, isWhole) => isWhole || caseStatus.status !== "passed" && caseStatus.status !== "skipped" ? caseStatus : {
			...caseStatus,
			status: "unknown",
			rawStatus: "cut off"
		};
		const splitAttempts = (failures, areEarlier) => {
			if (failures.length === 0) return [none, areEarlier ? [{
				status: "failed",
				failures: none
			}] : none];
			const last = areEarlier ? [] : failures.filter(isLastAttempt);
			const earlier = failures.filter((failure) => !last.includes(failure));
			return [last.map(({ failure }) => failure), earlier.map(toTestAttempt)];
		};
		const none = [];
		const durationOf = (attributes, { problems }) => {
			const text = attributes.time ?? attributes.duration ?? "";
			const durationMs = (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.UW)(text);
			if (durationMs === undefined && text !== "") problems.add({
				code: "bad-number",
				message: `time="${text.slice(0, 40)}" is not a duration.`
			});
			return durationMs;
		};
		const casePlace = ({ attributes, failures }, { nameOf }) => {
			const { file, line, lineno } = attributes;
			if (file) return (0, _lib_present_js__WEBPACK_IMPORTED_MODULE_1__.E)({
				file: nameOf(file),
				line: (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.Xw)(line ?? lineno)
			});
			const placed = failures.find((failure) => failure.file !== undefined);
			return (0, _lib_present_js__WEBPACK_IMPORTED_MODULE_1__.E)({
				file: placed?.file,
				line: placed?.line
			});
		};
		const statusOfCase = (attributes, { failures, isSkipped, isTimedOut }, repeatedCases) => {
			const rawStatuses = [attributes.result, attributes.status].flatMap((rawStatus) => rawStatus?.trim().slice(0, mostStatusChars) || []);
			const fromAttributes = rawStatuses.map(parseStatus);
			if (rawStatuses.some((rawStatus) => rawStatus.toLowerCase() === "disabled") || isYes(attributes.disabled)) return { status: "skipped" };
			if (isTimedOut || isYes(attributes.timedout) || fromAttributes.includes("timed-out")) return { status: "timed-out" };
			const mayBeFlaky = repeatedCases === "attempts" || !failures.some(isLastAttempt);
			if (isYes(attributes.flaky) && mayBeFlaky && !fromAttributes.some(isBadStatus)) return {
				status: "passed",
				failuresAreEarlier: true
			};
			const fromElements = failures.filter(isLastAttempt).map(({ failure }) => statusOfFailure(failure));
			if (fromElements.length === 0 && failures.some(isRerun) && !fromAttributes.includes("passed")) fromElements.push("failed");
			if (isSkipped || isYes(attributes.skipped) || isNo(attributes.executed)) fromElements.push("skipped");
			if (isNo(attributes.success) && fromElements.length === 0) fromElements.push("failed");
			const status = worst([...fromElements, ...fromElements.length > 0 ? fromAttributes.filter(isBadStatus) : fromAttributes]);
			return status === "unknown" ? {
				status,
				rawStatus: rawStatuses[fromAttributes.indexOf("unknown")]
			} : { status };
		};
		const mostStatusChars = 100;
		const isBadStatus = (status) => status === "failed" || status === "error";
		const spellingsOfStatus = {
			passed: "passed pass success successful succeeded ok run completed finished done executed",
			failed: "failed fail failure",
			error: "error errored broken crashed aborted",
			skipped: "skipped skip ignored disabled notrun notexecuted suppressed inconclusive omitted todo excluded",
			"timed-out": "timedout timeout",
			pending: "pending queued running started scheduled"
		};
		const statusByName = new Map(Object.entries(spellingsOfStatus).flatMap(([status, spellings]) => spellings.split(" ").map((spelling) => [spelling, status])));
		const parseStatus = (rawStatus) => statusByName.get(rawStatus.slice(0, 40).toLowerCase().replace(/[\s_-]+/g, "")) ?? "unknown";
		const isLeftOutStatus = (rawStatus) => /^not[ _-]?run|abort/i.test(rawStatus.trim().slice(0, mostStatusChars));
		const isYes = (value) => value !== undefined && /^(?:true|yes|0*[1-9]\d*)$/i.test(value.trim());
		const isNo = (value) => value !== undefined && /^(?:false|no|0+)$/i.test(value.trim());
		const statuses = [
			"passed",
			"skipped",
			"pending",
			"unknown",
			"failed",
			"timed-out",
			"error"
		];
		const worst = (found) => statuses.findLast((status) => found.includes(status)) ?? "passed";
		const elements = {
			failure: {
				kind: "failure",
				attempt: "last"
			},
			error: {
				kind: "error",
				attempt: "last"
			},
			flakyFailure: {
				kind: "failure",
				attempt: "before-pass"
			},
			flakyError: {
				kind: "error",
				attempt: "before-pass"
			},
			rerunFailure: {
				kind: "failure",
				attempt: "rerun"
			},
			rerunError: {
				kind: "error",
				attempt: "rerun"
			}
		};
		const isFailureElement = (name) => Object.hasOwn(elements, name);
		const readFailure = (element, { type, message, time, file, line, lineno }, trace, { limits, nameOf }) => ({
			element,
			failure: {
				kind: elements[element].kind,
				...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_1__.E)({
					type: type ? nameOf(type) : undefined,
					message: message ? (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.ml)(message, limits.messageChars) : undefined,
					trace
				})
			},
			...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_1__.E)({
				durationMs: (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.UW)(time),
				file: file ? nameOf(file) : undefined,
				line: (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.Xw)(line ?? lineno)
			})
		});
		const isLastAttempt = ({ element }) => elements[element].attempt === "last";
		const isRerun = ({ element }) => elements[element].attempt === "rerun";
		const statusOfFailure = ({ kind }) => kind === "error" ? "error" : "failed";
		const toTestAttempt = ({ failure, durationMs }) => ({
			status: statusOfFailure(failure),
			failures: [failure],
			...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_1__.E)({ durationMs })
		});
	}),
	30910: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aw: () => unstableTests,
			Gj: () => needsRepeats,
			VC: () => describeShown,
			a6: () => firstRepeatFailure,
			bE: () => newTestsOn,
			fl: () => isUnstable,
			is: () => describeUnstable,
			rL: () => countsAsUnstable,
			sC: () => isTooMany,
			y: () => judgeRepeats
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91171);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7330);
		var _expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(592);
		const mostWithoutRule = 10;
		const mostShare = .3;
		const isTooMany = (count, all) => count > mostWithoutRule && count > mostShare * all;
		const newTestsOn = (device, shards, reasonOf) => {
			const own = shards.filter(({ last }) => last.device === device);
			const passed = own.flatMap(({ tests }) => tests.filter(({ status }) => status === "passed"));
			const once = new Map(passed.map((test) => [(0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test), test]));
			return [...once.values()].flatMap((test) => {
				const why = reasonOf(test);
				return why === undefined ? [] : [{
					test,
					why,
					device
				}];
			});
		};
		const judgeRepeats = (tests, sessions) => {
			const usable = sessions.map((each) => ({
				...each,
				kind: (0, _expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__.s9)(each.session).kind,
				byName: resultsByName(each.session)
			})).toSorted((a, b) => a.repeat - b.repeat);
			return tests.map(({ test, why, device }) => {
				const results = usable.flatMap(({ repeat, session, kind, byName }) => {
					const result = byName.get((0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test));
					const isProven = kind === "passed" || kind === "failed";
					if (result === undefined || result.status !== "failed" && !(result.status === "passed" && isProven)) return [];
					const { status, failures, durationMs } = result;
					const { buildId, sessionId, folder } = session;
					return [{
						repeat,
						status,
						failures,
						durationMs,
						buildId,
						sessionId,
						folder
					}];
				});
				const failures = results.filter(({ status }) => status === "failed").length;
				const before = test.earlierAttempts.filter(({ status }) => status === "failed").length;
				const { className, name } = test;
				const passed = 1 + results.length - failures;
				return {
					className,
					name,
					device,
					why,
					passed,
					failed: failures + before,
					results
				};
			});
		};
		const resultsByName = ({ tests }) => {
			const byName = new Map();
			for (const test of tests) {
				const name = (0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test);
				if (byName.get(name)?.status !== "failed") byName.set(name, test);
			}
			return byName;
		};
		const isUnstable = ({ passed, failed }) => passed > 0 && failed > 0;
		const countsAsUnstable = (test) => isUnstable(test) && test.quarantined === undefined;
		const firstRepeatFailure = ({ results }) => results.find(({ status }) => status === "failed")?.failures[0];
		const needsRepeats = ({ test }) => !(0, _attempts_js__WEBPACK_IMPORTED_MODULE_3__.s8)(test);
		const unstableTests = (report, limit) => (report?.tests ?? []).filter(isUnstable).slice(0, limit).map((test) => `${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test)} @ ${test.device}`);
		const chanceOfFailure = (rate, runs) => 1 - (1 - rate) ** runs;
		const shownRate = .2;
		const describeShown = (runs) => `${runs} of ${runs} runs passed: a test that fails in ${percent(shownRate)} of its runs would have failed in one of them with a probability of ${percent(chanceOfFailure(shownRate, runs))}.`;
		const percent = (share) => `${Math.round(share * 100)} %`;
		const describeUnstable = (unstable) => {
			const [first] = unstable;
			if (first === undefined) return "";
			const { device, passed, failed } = first;
			const more = unstable.length > 1 ? `, and ${unstable.length - 1} more` : "";
			return `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.hS)(unstable.length, "new or changed test is", "new or changed tests are")} unstable: ${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(first)} @ ${device} passed in ${passed} of ${passed + failed} runs${more}`;
		};
	}),
	67765: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DU: () => nameCases,
			fr: () => bundleFileRow,
			ko: () => expectedFailuresNotice,
			mb: () => bundleCases,
			rK: () => isMethodName,
			sv: () => bundleFailedRow,
			u2: () => caseKey,
			x9: () => bundleContentRows
		});
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78091);
		var _lib_present_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28008);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91171);
		var _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39188);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141);
		const bundleCases = (runs, retried) => {
			const tests = runs.toSorted((one, other) => startMs(one) - startMs(other)).flatMap((run) => run.tests);
			return (retried ? joinRuns(tests) : tests).map((test) => caseOf(test, retried));
		};
		const caseKey = ({ className, name }) => `${(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_1__.TH)(className)}/${(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_1__.NY)(name)}`;
		const isMethodName = (key) => /^[^/]+\/test[\p{L}\p{N}_]*$/u.test(key);
		const startMs = ({ startedAt }) => startedAt?.getTime() ?? 0;
		const joinRuns = (tests) => {
			const byIdentity = Map.groupBy(tests, ({ attempts: _other, ...identity }) => JSON.stringify(identity));
			return [...byIdentity.values()].flatMap(([first, ...more]) => {
				if (first === undefined) return [];
				const [attempt, ...attempts] = first.attempts;
				return [{
					...first,
					attempts: [
						attempt,
						...attempts,
						...more.flatMap((test) => test.attempts)
					]
				}];
			});
		};
		const caseOf = (bundled, retried) => {
			const key = caseKey(bundled);
			const { attempts } = bundled;
			const failedAttempt = attempts.findLast(({ status }) => status === "failed");
			const deciding = (retried ? undefined : failedAttempt) ?? attempts.findLast(isExecuted) ?? lastOf(attempts);
			const status = statuses[deciding.status];
			const others = attempts.filter((attempt) => attempt !== deciding && isExecuted(attempt));
			const failures = deciding.status === "failed" ? deciding.failures : [];
			const test = {
				className: bundled.className,
				name: bundled.name,
				status,
				failures: failures.map(failureOf),
				earlierAttempts: others.map(testAttempt),
				...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_2__.E)({
					durationMs: deciding.durationMs,
					skipMessage: deciding.skipReason
				}),
				...failurePlace(failures),
				...deciding.expectedFailures.length === 0 ? {} : { expectedFailures: deciding.expectedFailures.map(failureOf) }
			};
			const isMethod = isMethodName(key) && bundled.arguments.length === 0;
			return {
				key,
				isMethod,
				bundled,
				status,
				test,
				...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_2__.E)({ failedAttempt })
			};
		};
		const lastOf = ([first, ...more]) => more.at(-1) ?? first;
		const isExecuted = ({ status }) => status !== "skipped" && status !== "unknown";
		const statuses = {
			passed: "passed",
			failed: "failed",
			skipped: "skipped",
			"expected-failure": "passed",
			unknown: "unknown"
		};
		const testAttempt = ({ status, failures, durationMs }) => ({
			status: statuses[status],
			failures: failures.map(failureOf),
			...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_2__.E)({ durationMs })
		});
		const failurePlace = (failures) => {
			const { file, line } = failures.find((failure) => failure.file !== undefined) ?? {};
			return file === undefined ? {} : {
				file: file.slice(file.lastIndexOf("/") + 1),
				...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_2__.E)({ line })
			};
		};
		const source = "result bundle";
		const reading = (read) => ({ session: { evidence } }) => evidence.bundle?.state === "read" ? read(evidence.bundle) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
		const bundleFileRow = (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "file", {}, ({ session: { evidence } }) => {
			const { bundle } = evidence;
			if (bundle === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
			if (bundle.state === "read") return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
			const cell = bundle.state === "missing" ? "worse" : "unreadable";
			return {
				cell,
				clause: `its result bundle is ${bundle.state} (${bundle.message})`
			};
		});
		const bundleContentRows = [
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "failure outside of tests", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("bundle-failure") }, reading(({ failures: [first, ...more] }) => {
				if (first === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
				const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
				return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`its result bundle has a failure outside of any test: ${first}${others}`);
			})),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "Xcode's count of failures", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("bundle-contradicts") }, reading(({ hiddenFailures }) => hiddenFailures === 0 ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie : (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`Xcode counted ${hiddenFailures} more failed ${(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.jB)(hiddenFailures)} than its result bundle contains`))),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "list of tests", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("bundle-contradicts") }, (compared) => reading(({ unlisted, lacking }) => {
				if (unlisted.length === 0 && lacking.length === 0 || (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Pb)(compared.session)) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
				if (unlisted.length > 0) return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`its result bundle has ${some(unlisted)}, but the test details do not`);
				return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`according to the test details, ${some(lacking)} passed, but the result bundle does not contain it`);
			})(compared))
		];
		const bundleFailedRow = (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "failed tests", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.gz)("tests-failed") }, reading(({ failed: names }) => names.length === 0 ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie : (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${some(names)} failed in its result bundle, but passed according to the test details`)));
		const some = (names) => `${names[0]}${names.length === 1 ? "" : ` (and ${names.length - 1} more)`}`;
		const maxLabel = 200;
		const fields = ["configuration", "target"];
		const nameCases = (cases) => {
			const firsts = new Map();
			const differing = {
				configuration: new Set(),
				target: new Set()
			};
			for (const { key, bundled } of cases) {
				const first = firsts.get(key) ?? bundled;
				firsts.set(key, first);
				for (const field of fields) if (bundled[field] !== first[field]) differing[field].add(key);
			}
			return ({ key, bundled }, name) => {
				const parts = [...bundled.arguments, ...fields.filter((field) => differing[field].has(key)).map((field) => bundled[field])];
				return parts.length === 0 ? name : `${name} [${(0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(parts.join(", "), maxLabel)}]`;
			};
		};
		const maxNames = 5;
		const expectedFailuresNotice = (shards) => {
			const names = new Set();
			for (const { tests } of shards) for (const test of tests) if (test.expectedFailures !== undefined) names.add((0, _model_results_js__WEBPACK_IMPORTED_MODULE_4__.U)(test));
			if (names.size === 0) return undefined;
			const more = names.size > maxNames ? ` and ${names.size - maxNames} more` : "";
			const [count, verb] = names.size === 1 ? ["1 test", "counts"] : [`${names.size} tests`, "count"];
			return `${count} with expected failures ${verb} as passed: ${[...names].slice(0, maxNames).join(", ")}${more}.`;
		};
		const maxCalls = 10;
		const plainType = "Assertion Failure";
		const failureOf = ({ message, type, file, line, calls, expectedReason }) => {
			const place = placeText(file, line);
			const callers = calls.flatMap((call) => {
				const where = placeText(call.file, call.line);
				return where === undefined || where === place ? [] : [`${where}: ${call.symbol}`];
			});
			const text = message === "" ? type ?? "failed" : message;
			const trace = [
				text,
				...place === undefined ? [] : [`at ${place}`],
				...callers.slice(0, maxCalls)
			];
			return {
				kind: "failure",
				message: expectedReason === undefined ? text : `${text} (expected: ${expectedReason})`,
				type: type === plainType ? undefined : type,
				trace: trace.length === 1 ? undefined : trace.join("\n")
			};
		};
		const placeText = (file, line) => file === undefined ? undefined : `${file}${line === undefined ? "" : `:${line}`}`;
	}),
	399: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UN: () => runsIn,
			YZ: () => selectedEntries,
			jp: () => isLeftEmpty,
			pj: () => nameTests
		});
		var _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30828);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25890);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91171);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7141);
		var _capability_filters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32231);
		var _filter_styles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27204);
		const runsIn = (shards) => {
			const total = shards[0]?.shard.total ?? Number.POSITIVE_INFINITY;
			if (new Set(shards.map(({ shard }) => shard.index)).size === total) return () => true;
			const names = new Set(shards.flatMap(({ tests }) => [...tests ?? []]));
			if (names.size > 0) return (test) => names.has((0, _model_results_js__WEBPACK_IMPORTED_MODULE_3__.U)(test));
			const filters = new Set(shards.flatMap(({ classFilter }) => classFilter ?? []));
			if (filters.size > 0) return (test) => filters.has((0, _model_results_js__WEBPACK_IMPORTED_MODULE_3__.U)(test)) || (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.fD)(test.className).some((className) => filters.has(className));
			const indexes = new Set(shards.map(({ shard }) => shard.index));
			return (test) => !test.parameterized && _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_5__.iN.every((form) => indexes.has((0, _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_5__.IS)(test, total, form)));
		};
		const isLeftEmpty = ({ tests }, { shard, classFilter }) => classFilter === undefined && tests.every(({ parameterized, naming }) => !parameterized && naming === undefined) && tests.every((test) => _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_5__.iN.every((form) => (0, _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_5__.IS)(test, shard.total, form) !== shard.index));
		const selectedEntries = ({ suite, whole }) => {
			if (suite === undefined || whole === undefined || suite === whole) return (entry) => [entry];
			const unknown = suite.unknown.map(({ part }) => part);
			const byClass = new Map();
			for (const entry of (0, _filter_styles_js__WEBPACK_IMPORTED_MODULE_2__.vx)(suite.tests, whole, unknown)) {
				for (const className of (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.fD)(entry.split("#", 1)[0] ?? "")) byClass.set(className, [...byClass.get(className) ?? [], entry]);
			}
			return (entry) => unknown.includes(entry) ? [entry] : byClass.get(entry) ?? [entry];
		};
		const nameTests = (tests, { framework, capabilities, target, suite }, filters) => {
			const { testFilter } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework);
			const known = new Map(suite?.tests.map((test) => [(0, _model_results_js__WEBPACK_IMPORTED_MODULE_3__.U)(test), test]));
			const entries = tests.flatMap((test) => testFilter?.entryOf(test.className, test.name, {
				target,
				known: known.get((0, _model_results_js__WEBPACK_IMPORTED_MODULE_3__.U)(test))
			}) ?? []);
			if (entries.length < tests.length) return undefined;
			const named = [...new Set(entries)];
			const key = testFilter?.leavesOut;
			const matches = suite && testFilter && _filter_styles_js__WEBPACK_IMPORTED_MODULE_2__.NA[testFilter.style].prefixMatches?.(named, suite);
			if (matches === undefined || key === undefined) return {
				tests: named,
				filters,
				extra: []
			};
			const before = [capabilities[key], filters?.[key]].flatMap((given) => (0, _capability_filters_js__WEBPACK_IMPORTED_MODULE_1__.$2)(given) ?? []);
			const skip = [...new Set([...before, ...matches.skip])];
			return {
				tests: named,
				filters: skip.length === 0 ? filters : {
					...filters,
					[key]: skip
				},
				extra: matches.extra
			};
		};
	}),
	58983: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$_: () => shardLabel,
			AE: () => countFailedFlaky,
			Hk: () => countTotals,
			Nc: () => failedPairs,
			OJ: () => failureLabels,
			RH: () => verdictCaseOf,
			T9: () => failedTests,
			Tj: () => problemCaseOf,
			gy: () => newFailures,
			hw: () => widestFailure
		});
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8882);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96804);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91171);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50191);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7330);
		var _crash_describe_crash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36731);
		var _describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18665);
		const countTotals = (shards, failOnFlaky, missingTests = []) => {
			const missing = missingTests.reduce((sum, { devices }) => sum + devices.length, 0);
			const totals = {
				tests: 0,
				passed: 0,
				failed: 0,
				skipped: 0,
				flaky: 0,
				missing,
				quarantined: 0
			};
			for (const pair of pairsOf(shards)) {
				const { test, isQuarantined } = pair;
				totals.tests += 1;
				if ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_4__.s8)(test)) totals.flaky += 1;
				if ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_4__.e2)(test.status) && isQuarantined) totals.quarantined += 1;
				if (isFailed(pair, failOnFlaky)) totals.failed += 1;
				else if (test.status === "skipped") totals.skipped += 1;
				else totals.passed += 1;
			}
			return totals;
		};
		const failedTests = (shards, failOnFlaky, limit) => failedPairs(shards, failOnFlaky).take(limit).map(({ test, device }) => `${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_5__.U)(test)} @ ${device}`).toArray();
		function* failedPairs(shards, failOnFlaky) {
			for (const pair of pairsOf(shards)) if (isFailed(pair, failOnFlaky)) yield pair;
		}
		const widestFailure = (shards, failOnFlaky) => {
			const tests = new Map();
			for (const pair of failedPairs(shards, failOnFlaky)) {
				if (pair.isQuarantined) continue;
				const name = (0, _model_results_js__WEBPACK_IMPORTED_MODULE_5__.U)(pair.test);
				const known = tests.get(name) ?? {
					first: pair,
					failed: 0,
					flaky: 0
				};
				tests.set(name, known);
				if ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_4__.s8)(pair.test)) known.flaky += 1;
				else known.failed += 1;
			}
			const [widest] = [...tests.values()].toSorted((a, b) => b.failed - a.failed || b.flaky - a.flaky);
			return widest?.first;
		};
		const countFailedFlaky = (shards, failOnFlaky) => {
			if (!failOnFlaky) return 0;
			let count = 0;
			for (const pair of pairsOf(shards)) if ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_4__.s8)(pair.test) && isFailed(pair, failOnFlaky)) count += 1;
			return count;
		};
		const isFailed = ({ test, isQuarantined }, failOnFlaky) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_4__.e2)(test.status) || failOnFlaky && (0, _attempts_js__WEBPACK_IMPORTED_MODULE_4__.s8)(test) && !isQuarantined;
		function* pairsOf(shards) {
			const worstOf = createWorstOfShards();
			for (const [label, own] of Map.groupBy(shards, ({ last }) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__.hV)(last))) {
				const [only] = own;
				const device = only?.last.device ?? "";
				const tests = only !== undefined && own.length === 1 ? only.tests : worstOf(own);
				for (const test of tests) yield {
					device,
					label,
					test,
					isQuarantined: own.some(({ quarantined }) => quarantined.has(test))
				};
			}
		}
		const createWorstOfShards = () => {
			const numbers = (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.XZ)();
			const worst = [];
			let count = 0;
			return function* worstOfShards(shards) {
				const met = [];
				for (const { tests } of shards) {
					count += 1;
					for (const test of tests) {
						const number = numbers.next(test.className, test.name, count);
						const before = worst[number];
						if (before === undefined) met.push(number);
						if (before === undefined || (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.b8)((0, _attempts_js__WEBPACK_IMPORTED_MODULE_4__.sG)(test)) > (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.b8)((0, _attempts_js__WEBPACK_IMPORTED_MODULE_4__.sG)(before))) worst[number] = test;
					}
				}
				for (const number of met) {
					const test = worst[number];
					worst[number] = undefined;
					if (test !== undefined) yield test;
				}
			};
		};
		const ownClass = "Mobile Test Cloud";
		const problemCaseOf = ({ judgment, tests, last }) => {
			if (judgment.kind !== "error" && judgment.kind !== "timed-out" || isShown(judgment, tests)) return undefined;
			const { kind, code, reason } = judgment;
			const { crash } = last;
			const problem = problemCase(kind, `session [${shardLabel(last)}]`, code === undefined ? reason : `${reason} ${(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.rr)(code)}`);
			return crash === undefined ? problem : {
				...problem,
				crash,
				failures: [...problem.failures, (0, _crash_describe_crash_js__WEBPACK_IMPORTED_MODULE_2__.Bd)(crash, undefined)]
			};
		};
		const isShown = ({ kind }, tests) => tests.some(({ status }) => kind === "timed-out" ? status === "timed-out" : status === "error" || status === "unknown");
		const shardLabel = (session) => (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__._0)({
			...session,
			attempt: 0
		});
		const verdictCaseOf = ({ verdict: { kind, reason } }) => kind === "failed" || kind === "error" || kind === "timed-out" || kind === "cancelled" ? problemCase(kind, "verdict", reason) : undefined;
		const problemCase = (word, name, message) => ({
			className: ownClass,
			name,
			status: "error",
			rawStatus: word,
			failures: [{
				kind: "error",
				message
			}],
			earlierAttempts: []
		});
		const failureLabels = ({ tests, devices }) => {
			const known = new Map(tests.flatMap((test) => test.history === undefined ? [] : [[(0, _model_results_js__WEBPACK_IMPORTED_MODULE_5__.U)(test), test.history]]));
			return (test, label) => {
				const ofTest = known.size === 0 ? undefined : known.get((0, _model_results_js__WEBPACK_IMPORTED_MODULE_5__.U)(test));
				return ofTest?.find((past) => devices[past.device] === label);
			};
		};
		const newFailures = (analysis, limit) => {
			const labeled = failureLabels(analysis);
			return failedPairs(analysis.shards, analysis.failOnFlaky).filter(({ test, label }) => (labeled(test, label)?.label ?? "new") === "new").take(limit).map(({ test, device }) => `${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_5__.U)(test)} @ ${device}`).toArray();
		};
	}),
	69054: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kv: () => jobIdentity,
			Nj: () => reviewIdentity,
			hx: () => describeJob,
			mb: () => matrixIdentity,
			nY: () => planRun,
			y8: () => uploadsOf
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _builds_build_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83541);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25890);
		var _history_quarantine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90362);
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99988);
		var _model_device_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39707);
		var _results_accounting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62181);
		const planRun = (inputs, identity, github, shardPlan, selection) => {
			const { shardIndex, devices } = inputs;
			const { filters } = selection;
			const shards = shardPlan.shards.filter(({ shard }) => shardIndex === undefined || shard.index === shardIndex);
			const tagOf = ({ shard, classFilter }) => ({
				runId: github.runId,
				runAttempt: github.runAttempt,
				job: identity,
				shard,
				attempt: 0,
				...classFilter === undefined ? {} : { plan: shardPlan.fingerprint },
				emptyShards: emptyShards(shardPlan),
				selection: inputs.select && (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.qQ)(...inputs.tests.map(written).sort()),
				lines: inputs.deviceLines.some(_model_device_name_js__WEBPACK_IMPORTED_MODULE_6__.cB) ? (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.qQ)(...inputs.deviceLines) : undefined,
				matrix: matrixIdentity(inputs, github),
				nonce: (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.Yd)()
			});
			const stopsAtFailure = requestsStop(inputs) || undefined;
			const common = {
				devices,
				attempt: 0,
				partial: false,
				stopsAtFailure,
				...Object.keys(filters).length === 0 ? {} : { filters }
			};
			const buildOf = (planned) => {
				const { shard, classFilter: tests, predictedMs, plannedTests } = planned;
				const knownTests = (0, _results_accounting_js__WEBPACK_IMPORTED_MODULE_5__.Se)(selection, planned);
				return {
					...common,
					shard,
					tag: tagOf(planned),
					tests,
					expected: {
						predictedMs,
						plannedTests
					},
					knownTests
				};
			};
			const splitBuild = () => {
				const whole = { shard: {
					index: 0,
					total: 1
				} };
				return {
					...common,
					...whole,
					tag: {
						...tagOf(whole),
						plan: shardPlan.fingerprint
					},
					serviceShards: shards.map((planned) => ({
						name: serviceShardName(planned.shard),
						tests: planned.classFilter ?? [],
						knownTests: (0, _results_accounting_js__WEBPACK_IMPORTED_MODULE_5__.Se)(selection, planned)
					})),
					expected: longest(shards)
				};
			};
			return {
				inputs,
				identity,
				shardPlan,
				shards,
				builds: shardPlan.splitBy === "service" ? [splitBuild()] : shards.map(buildOf)
			};
		};
		const requestsStop = ({ failFast, retries, wait, framework, quarantine, capabilities }) => failFast && (retries === 0 || !wait) && (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Fg)(framework).stopsAtFailures === true && (quarantine === undefined || (0, _history_quarantine_js__WEBPACK_IMPORTED_MODULE_3__.Mc)(quarantine, framework).length === 0) && ![true, "true"].includes(capabilities.singleRunnerInvocation);
		const serviceShardName = ({ index, total }) => `Shard ${index + 1} of ${total}`;
		const longest = (shards) => {
			const predicted = shards.flatMap(({ predictedMs }) => predictedMs ?? []);
			const planned = shards.flatMap(({ plannedTests }) => plannedTests ?? []);
			return {
				predictedMs: predicted.length < shards.length ? undefined : Math.max(...predicted),
				plannedTests: planned.length < shards.length ? undefined : Math.max(...planned)
			};
		};
		const emptyShards = ({ shards, total }) => {
			const filled = new Set(shards.map(({ shard }) => shard.index));
			return filled.size === total ? undefined : Array.from({ length: total }, (_, index) => index).filter((index) => !filled.has(index));
		};
		const jobIdentity = (inputs, github) => (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.qQ)(github.job, github.step, github.matrix ?? "", requestText(inputs, github));
		const matrixIdentity = ({ shardIndex, ...inputs }, github) => {
			if (shardIndex === undefined) return undefined;
			const references = [inputs.app, inputs.testSuite].map((ref) => ref?.kind === "reference" ? ref.reference : "");
			return (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.qQ)(github.job, github.step, requestText(inputs, github), ...references);
		};
		const reviewIdentity = (inputs, github) => {
			const matrix = inputs.shardIndex === undefined ? github.matrix : undefined;
			return (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.qQ)(github.job, github.step, matrix ?? "", requestText({
				...inputs,
				project: ""
			}, github));
		};
		const describeJob = (inputs, github, resolved, suiteId) => ({
			hash: jobIdentity(inputs, github),
			runId: github.runId,
			runAttempt: github.runAttempt,
			name: github.job,
			devices: resolved.length > 0 ? resolved.map(({ device }) => device) : inputs.deviceLines,
			resolvedDevices: resolved.length > 0 ? resolved : undefined,
			shards: inputs.shards,
			shardIndex: inputs.shardIndex,
			suiteId
		});
		const requestText = (inputs, { workspace, runId, sha }) => {
			const { framework, service, app, testSuite, media, deviceLines, shards, shardBy, shardIndex = null, tests, select } = inputs;
			const named = (ref) => namedAs(ref, workspace);
			const refs = {
				app: app && named(app),
				testSuite: testSuite && named(testSuite),
				media: [...new Set(media.map(named))]
			};
			const shard = {
				index: 0,
				total: 1
			};
			const tag = {
				runId,
				runAttempt: 0,
				job: "",
				shard,
				attempt: 0,
				nonce: ""
			};
			const { [_model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.KM]: _tag, ...request } = (0, _builds_build_request_js__WEBPACK_IMPORTED_MODULE_1__.mK)(inputs, refs, {
				shard,
				tag,
				devices: [],
				attempt: 0,
				partial: false
			});
			return JSON.stringify([
				framework,
				service.versionReason === undefined ? service.apiVersion : "auto",
				deviceLines,
				[
					shards,
					shardBy,
					shardIndex,
					...shards === "auto" ? [inputs.targetMs, inputs.maxShards] : []
				],
				select === undefined ? tests.map(written).sort() : [],
				(select ?? []).map(({ pattern, entries }) => [pattern, ...entries.map(written)].join("\n")).sort(),
				withoutIds(JSON.stringify(request), [runId, sha])
			]);
		};
		const uploadsOf = ({ app, testSuite, cleanup }, { held = {}, media = [] }, target, { github, clock }) => {
			const isHeld = (app === undefined || held.app !== undefined) && (testSuite === undefined || held.testSuite !== undefined);
			if (cleanup || !isHeld || (held.app ?? held.testSuite) === undefined) return undefined;
			const named = (ref) => ref && namedAs(ref, github.workspace) || github.job;
			const nowMs = clock.nowMs();
			return {
				variant: (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.qQ)(named(app), named(testSuite)),
				app: held.app?.reference,
				testSuite: held.testSuite?.reference,
				media,
				target,
				appContent: contentHash(held.app),
				testSuiteContent: contentHash(held.testSuite),
				uploadedAtMs: Math.min(held.app?.uploadedAtMs ?? nowMs, held.testSuite?.uploadedAtMs ?? nowMs),
				usedAtMs: nowMs
			};
		};
		const contentHash = (upload) => upload?.content && (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_4__.qQ)(upload.content);
		const written = ({ text, excludes }) => `${excludes ? "!" : ""}${text}`;
		const namedAs = (ref, workspace) => {
			switch (ref.kind) {
				case "file":
				case "directory": return ref.glob ?? node_path__WEBPACK_IMPORTED_MODULE_0___default().relative(workspace, ref.path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0___default().sep, "/");
				case "url": return ref.url;
				case "custom-id": return `custom-id:${ref.customId}`;
				case "reference": return /^(?:bs|media):/.test(ref.reference) ? "" : ref.reference;
			}
		};
		const withoutIds = (text, ids) => ids.filter((id) => /^[\w-]+$/.test(id)).reduce((rest, id) => rest.replaceAll(new RegExp(`(?<![0-9a-z])${id}(?![0-9a-z])`, "gi"), ""), text);
	}),
	2952: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GW: () => budgetOfJob,
			Or: () => exceeds,
			XW: () => describeLimit,
			oD: () => formatBeside,
			rY: () => createPredictor,
			vM: () => pastDurationsOf
		});
		var _history_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20661);
		var _history_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29516);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71698);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71113);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8882);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96804);
		var _shards_class_shards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6117);
		var _shards_shard_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95043);
		const pastDurationsOf = (history) => {
			const all = (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_0__.DM)(history);
			const known = new Map();
			return {
				runs: (0, _history_history_js__WEBPACK_IMPORTED_MODULE_1__.oo)(history.runs),
				all,
				on: (device) => {
					const own = known.get(device) ?? (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_0__.Dk)(history, device);
					known.set(device, own);
					return own.classes.size > 0 ? own : all;
				}
			};
		};
		const createPredictor = (devices, suite, shards, past) => {
			const times = new Map();
			for (const device of devices) {
				const durations = past.on(device);
				const classes = suite === undefined ? (0, _shards_shard_plan_js__WEBPACK_IMPORTED_MODULE_6__.Gf)(durations) : (0, _shards_class_shards_js__WEBPACK_IMPORTED_MODULE_5__.q0)(suite, (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_0__.nb)(durations, past.all));
				if (!classes.some(({ measured }) => measured)) return undefined;
				times.set(device, {
					overheadMs: (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_0__._2)(durations),
					testsMs: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(classes.map(({ weightMs }) => weightMs)),
					tests: suite === undefined ? countMethods(durations) : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(classes.map(({ methods }) => methods.length))
				});
			}
			const shareOf = createShares(shards);
			const sessionsMs = (build) => build.devices.flatMap((device) => {
				const { overheadMs = 0, testsMs = 0, tests = 0 } = times.get(device) ?? {};
				return (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_7__.$b)(build).map(({ index }) => {
					const shardMs = testsMs * shareOf(index);
					const some = build.partial && build.tests !== undefined ? build.tests.length * testsMs / Math.max(1, tests) : shardMs;
					return Math.round(overheadMs + Math.min(shardMs, some));
				});
			});
			return {
				buildMs: (build) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(sessionsMs(build)),
				run: (builds, slots) => {
					const sessions = builds.flatMap(sessionsMs);
					const atOnce = slots === Number.POSITIVE_INFINITY && sessions.length > 1 ? sessions.length : undefined;
					return {
						deviceMs: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(sessions),
						durationMs: makespan(sessions, slots),
						atOnce,
						runs: past.runs
					};
				}
			};
		};
		const countMethods = ({ classes }) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)([...classes.values()].map(({ size }) => size));
		const createShares = (shards) => {
			const loads = new Map(shards.map(({ shard, loadMs = 0 }) => [shard.index, loadMs]));
			const all = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)([...loads.values()]);
			return (index) => all > 0 ? (loads.get(index) ?? 0) / all : 1 / Math.max(1, shards.length);
		};
		const makespan = (sessionsMs, slots) => {
			if (slots >= sessionsMs.length) return Math.max(0, ...sessionsMs);
			const busyUntil = Array.from({ length: Math.max(1, Math.floor(slots)) }, () => 0);
			for (const sessionMs of sessionsMs) {
				const first = busyUntil.indexOf(Math.min(...busyUntil));
				busyUntil[first] = (busyUntil[first] ?? 0) + sessionMs;
			}
			return Math.max(...busyUntil);
		};
		const budgetOfJob = ({ maxDeviceMs, shardIndex }, shards) => {
			const jobs = shardIndex === undefined ? 1 : shards;
			return maxDeviceMs === undefined ? undefined : {
				ms: Math.round(maxDeviceMs / jobs),
				jobs
			};
		};
		const exceeds = (prediction, budget) => {
			if (prediction === undefined || budget === undefined || prediction.deviceMs <= budget.ms) return undefined;
			const minutes = formatBeside(budget, prediction.deviceMs);
			const predicted = minutes(prediction.deviceMs);
			return (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__.CC)("budget-exceeded", `the predicted ${predicted} device minutes exceed the budget of ${describeLimit(budget, minutes)}`);
		};
		const describeLimit = ({ ms, jobs }, minutes) => `${minutes(ms)}${jobs === 1 ? "" : ` (max-device-minutes divided by ${jobs} jobs)`}`;
		const mostDecimals = 5;
		const formatBeside = ({ ms }, exceedingMs) => {
			const format = (decimals) => (durationMs) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.dp)(durationMs, decimals);
			const isClear = (decimals) => {
				const minutes = format(decimals);
				const isExact = Math.round(Number(minutes(ms)) * _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.J2) === ms || decimals >= 3;
				return isExact && minutes(exceedingMs) !== minutes(ms);
			};
			const fewest = Array.from({ length: mostDecimals }, (_, nth) => nth + 1).find(isClear);
			return format(fewest ?? mostDecimals);
		};
	}),
	51047: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jA: () => chooseShardCount,
			mJ: () => findSplit
		});
		const balanceShards = (items, shards) => assign(longestFirst(items), Math.min(shards, items.length)).toSorted((one, other) => one.index - other.index).map(({ index, sumMs, items: own }) => ({
			index,
			names: own.map(({ name }) => name),
			predictedMs: sumMs
		}));
		const chooseShardCount = (items, { targetMs, maxShards, fixedMs }) => {
			const sorted = longestFirst(items);
			const most = Math.max(1, Math.min(maxShards, items.length));
			const roomMs = Math.max(targetMs - fixedMs, weightOf(sorted[0]));
			if (roomMs === 0) return 1;
			const sumMs = sorted.reduce((sum, item) => sum + weightOf(item), 0);
			const fewest = Math.max(1, Math.ceil(sumMs / roomMs - 1e-9));
			for (let count = fewest; count < most; count++) if (assign(sorted, count).every(({ sumMs: ms }) => ms <= roomMs)) return count;
			return most;
		};
		const weightOf = (item) => item !== undefined && Number.isFinite(item.weightMs) && item.weightMs > 0 ? item.weightMs : 0;
		const longestFirst = (items) => items.toSorted((one, other) => weightOf(other) - weightOf(one) || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
		const assign = (sorted, shards) => {
			const heap = Array.from({ length: shards }, (_, index) => ({
				index,
				sumMs: 0,
				items: []
			}));
			for (const item of sorted) {
				const [least] = heap;
				if (least === undefined) break;
				least.sumMs += weightOf(item);
				least.items.push(item);
				sink(heap);
			}
			return heap;
		};
		const sink = (heap) => {
			let at = 0;
			for (;;) {
				const next = lesser(heap, 2 * at + 1, 2 * at + 2);
				const [parent, child] = [heap[at], heap[next]];
				if (parent === undefined || child === undefined || isLess(parent, child)) return;
				heap[at] = child;
				heap[next] = parent;
				at = next;
			}
		};
		const lesser = (heap, left, right) => {
			const [one, other] = [heap[left], heap[right]];
			return one !== undefined && other !== undefined && isLess(other, one) ? right : left;
		};
		const isLess = (one, other) => (one.sumMs - other.sumMs || one.items.length - other.items.length || one.index - other.index) < 0;
		const worthwhile = 1.1;
		const mostSteps = 20;
		const findSplit = ({ weightsMs, unitsWithin }, shards, roomMs) => {
			const splits = limitsFor(weightsMs, shards, roomMs).map((limitMs) => split(unitsWithin(limitMs), shards));
			const most = Math.max(...splits.map((each) => each.length));
			const full = splits.filter((each) => each.length === most);
			const bestMs = Math.min(...full.map(slowest));
			const acceptedMs = roomMs !== undefined && bestMs <= roomMs ? roomMs : bestMs * worthwhile;
			return full.find((each) => slowest(each) <= acceptedMs) ?? [];
		};
		const limitsFor = (weightsMs, shards, roomMs) => {
			const idealMs = weightsMs.reduce((sum, weightMs) => sum + weightMs, 0) / shards;
			const longest = weightsMs.toSorted((one, other) => other - one);
			const steps = longest.slice(0, mostSteps).filter((weightMs) => weightMs > idealMs);
			return [
				...steps,
				...roomMs === undefined ? [] : [roomMs],
				idealMs
			].sort((one, other) => other - one);
		};
		const split = (all, shards) => {
			const units = new Map(all.map((unit) => [unit.name, unit]));
			return balanceShards([...units.values()], shards).map(({ names, predictedMs }) => ({
				units: names.flatMap((name) => units.get(name) ?? []),
				predictedMs
			}));
		};
		const slowest = (shards) => Math.max(0, ...shards.map(({ predictedMs }) => predictedMs));
	}),
	6117: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DL: () => remainingClasses,
			Nu: () => usualTestMs,
			PO: () => predictHashShards,
			PZ: () => countHashTests,
			US: () => isClassPart,
			bn: () => countClassShards,
			bt: () => shardClasses,
			j: () => canBeFiltered,
			q0: () => timeClasses,
			vJ: () => countHashShards
		});
		var _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30828);
		var _history_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20661);
		var _results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141);
		var _balance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51047);
		const shardClasses = (classes, shards, roomMs) => {
			const families = familiesOf(classes);
			const running = families.filter(isRunning);
			const splitting = {
				weightsMs: running.map(({ weightMs }) => weightMs),
				unitsWithin: (limitMs) => unitsOf(running, ({ weightMs }) => weightMs > limitMs)
			};
			const chosen = (0, _balance_js__WEBPACK_IMPORTED_MODULE_1__.mJ)(splitting, shards, roomMs).map(({ units, predictedMs }) => ({
				filters: units.flatMap(({ filters }) => filters).sort(),
				predictedMs
			}));
			return withResting(chosen, restingOf(families));
		};
		const remainingClasses = (classes, taken, isTaken) => {
			const families = familiesOf(classes);
			const apart = new Set(taken.flatMap((entry) => entry.includes("#") ? entry.split("#", 1)[0] ?? "" : []));
			const units = unitsOf(families.filter(isRunning), ({ className }) => apart.has(className));
			const filters = [...units.map((unit) => unit.filters), ...restingOf(families).map((className) => [className])];
			return filters.filter((own) => !own.every(isTaken)).flat().sort();
		};
		const countClassShards = (classes, target) => {
			const running = familiesOf(classes).filter(isRunning);
			return (0, _balance_js__WEBPACK_IMPORTED_MODULE_1__.jA)(unitsOf(running, ({ weightMs }) => weightMs > target.targetMs - target.fixedMs), target);
		};
		const familiesOf = (classes) => {
			const names = new Set(classes.map(({ className }) => className));
			const families = Map.groupBy(classes, ({ className }) => (0, _results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__.fD)(className).find((name) => names.has(name)) ?? className);
			return [...families].map(([className, members]) => ({
				className,
				members,
				weightMs: members.reduce((sum, { weightMs }) => sum + weightMs, 0)
			}));
		};
		const isRunning = ({ members }) => members.some(({ methods, complete }) => methods.length > 0 || !complete);
		const restingOf = (families) => families.filter((family) => !isRunning(family) && !(0, _results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__.xf)(family.className)).map(({ className }) => className);
		const unitsOf = (families, isApart) => families.flatMap((family) => {
			const { className, weightMs } = family;
			if (isApart(family) && canBeTakenApart(family)) return family.members.flatMap(methodUnits);
			return [{
				name: className,
				filters: [className],
				weightMs
			}];
		});
		const canBeTakenApart = ({ members: [only, ...others] }) => only?.complete === true && others.length === 0 && only.methods.length > 1 && only.methods.every(({ name, parameterized }) => !parameterized && isPlain(name));
		const isPlain = (method) => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(method);
		const methodUnits = ({ className, methods, ignored }) => methods.map(({ name, weightMs }, nth) => ({
			name: `${className}#${name}`,
			filters: [name, ...nth === 0 ? ignored.filter(isPlain) : []].map((method) => `${className}#${method}`),
			weightMs
		}));
		const withResting = (shards, resting) => {
			const leastMs = Math.min(...shards.map(({ predictedMs }) => predictedMs));
			const least = shards.findIndex(({ predictedMs }) => predictedMs === leastMs);
			return shards.map((shard, nth) => nth === least ? {
				...shard,
				filters: [...shard.filters, ...resting].sort()
			} : shard);
		};
		const predictHashShards = (classes, shards) => loadsOf(hashTests(classes), shards, "floor-mod");
		const countHashTests = (classes, shards) => {
			if (classes.length === 0 || classes.some(({ complete, methods }) => !complete || methods.some((one) => one.parameterized))) return undefined;
			const counted = classes.map((one) => ({
				...one,
				weightMs: one.methods.length,
				methods: one.methods.map((method) => ({
					...method,
					weightMs: 1
				}))
			}));
			return predictHashShards(counted, shards);
		};
		const worthwhile = 1.1;
		const countHashShards = (classes, { targetMs, maxShards, fixedMs }) => {
			const tests = hashTests(classes);
			let best = {
				count: 1,
				slowestMs: Number.POSITIVE_INFINITY
			};
			for (let count = 1; count <= maxShards; count++) {
				const slowestMs = Math.max(..._binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_3__.iN.flatMap((form) => loadsOf(tests, count, form)));
				if (slowestMs <= targetMs - fixedMs) return count;
				if (slowestMs * worthwhile < best.slowestMs) best = {
					count,
					slowestMs
				};
			}
			return best.count;
		};
		const hashTests = (classes) => classes.flatMap(({ className, methods, weightMs }) => {
			const namedMs = methods.reduce((sum, method) => sum + method.weightMs, 0);
			return [...methods.map(({ name, parameterized, weightMs: ms }) => ({
				hash: parameterized ? undefined : (0, _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_3__.vD)(`${name}(${className})`),
				weightMs: ms
			})), {
				hash: undefined,
				weightMs: Math.max(0, weightMs - namedMs)
			}];
		});
		const loadsOf = (tests, shards, form) => {
			const loads = Array.from({ length: shards }, () => 0);
			let anywhereMs = 0;
			for (const { hash, weightMs } of tests) {
				const shard = hash === undefined ? undefined : (0, _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_3__.ks)(hash, shards, form);
				if (shard !== undefined) loads[shard] = (loads[shard] ?? 0) + weightMs;
				else if (hash === undefined) anywhereMs += weightMs;
			}
			return loads.map((sumMs) => Math.round(sumMs + anywhereMs / shards));
		};
		const usualTestMs = 1e4;
		const timeClasses = (suite, history) => {
			const unknown = new Set(suite.unknown.map(({ part }) => part).filter(isClassPart));
			const tests = Map.groupBy(suite.tests, ({ className }) => className);
			const names = [...new Set([...tests.keys(), ...unknown])].sort();
			const measured = names.map((className) => measureClass(className, tests.get(className) ?? [], !unknown.has(className), history?.classes.get(className)));
			const usualMs = (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_0__.JZ)(measured.flatMap((one) => one.measured && one.weightMs !== undefined ? [one.weightMs] : []));
			return measured.map((one) => one.weightMs === undefined ? guessClass(one, usualMs) : {
				...one,
				weightMs: one.weightMs
			});
		};
		const isClassPart = (part) => !(0, _results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__.EQ)(part) && canBeFiltered(part);
		const canBeFiltered = (className) => /^[\p{L}\p{N}_$.-]+$/u.test(className);
		const measureClass = (className, tests, complete, samples) => {
			const running = tests.filter(({ ignored }) => !ignored);
			const ignored = tests.filter((test) => test.ignored).map(({ name }) => name);
			const known = running.map((test) => (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_0__.JZ)(samples?.get(test.name) ?? []));
			const usualMs = (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_0__.JZ)(known.filter((ms) => ms !== undefined));
			const extraMs = complete ? 0 : sumOfOthers(running, samples);
			const methods = running.map(({ name, parameterized, naming }, nth) => ({
				name,
				parameterized: parameterized || naming !== undefined,
				weightMs: known[nth] ?? usualMs ?? 0
			}));
			const sumMs = methods.reduce((sum, { weightMs }) => sum + weightMs, extraMs);
			const one = {
				className,
				methods,
				ignored,
				complete,
				measured: sumMs > 0
			};
			const rests = complete && running.length === 0;
			return rests || sumMs > 0 ? {
				...one,
				weightMs: sumMs
			} : one;
		};
		const sumOfOthers = (running, samples) => {
			const names = new Set(running.map(({ name }) => name));
			const others = [...samples ?? []].filter(([name]) => !names.has(name));
			return others.reduce((sum, [, durationsMs]) => sum + ((0, _history_durations_js__WEBPACK_IMPORTED_MODULE_0__.JZ)(durationsMs) ?? 0), 0);
		};
		const guessClass = (one, usualMs) => {
			const weightMs = usualMs ?? Math.max(1, one.methods.length) * usualTestMs;
			const methods = one.methods.map((method) => ({
				...method,
				weightMs: Math.round(weightMs / one.methods.length)
			}));
			return {
				...one,
				methods,
				weightMs
			};
		};
	}),
	43687: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B6: () => describeSource,
			HQ: () => describeEmptyShard,
			Lr: () => describeShards,
			QB: () => describeEmptyShards,
			be: () => describeChoice,
			yJ: () => describeImbalance
		});
		var _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82285);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _results_describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18665);
		var _class_shards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6117);
		const mostListed = 20;
		const describeSource = (classes) => {
			const running = classes.filter(({ methods, complete }) => methods.length > 0 || !complete);
			const measured = running.filter((one) => one.measured).length;
			if (measured === 0) return `No durations of earlier runs are available: every test is assumed to take ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__.a3)(_class_shards_js__WEBPACK_IMPORTED_MODULE_3__.Nu)}.`;
			return measured === running.length ? `The durations of all ${measured} classes are known from earlier runs.` : `The durations of ${measured} of ${running.length} classes are known from earlier runs; other classes are assumed to take the median of these.`;
		};
		const describeChoice = (total, target, slowestMs, isMeasured) => {
			const predictedMs = target.fixedMs + slowestMs;
			const begin = `shards: auto uses ${total} of at most ${target.maxShards}: the slowest is ${isMeasured ? "predicted" : "guessed"} to take ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__.a3)(predictedMs)}`;
			const limit = (0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__.a3)(target.targetMs);
			return predictedMs <= target.targetMs ? `${begin}, within the target of ${limit}.` : `${begin}. That is over the target of ${limit}, but more shards are not allowed or would not help.`;
		};
		const describeShards = (shards) => {
			if (shards.length === 1) return [];
			const lines = shards.slice(0, mostListed).map(({ shard, predictedMs, classFilter, tests }) => {
				const predicted = predictedMs === undefined ? [] : [`predicted ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__.a3)(predictedMs)}`];
				const filters = classFilter === undefined ? [] : [`${classFilter.length} ${classFilter.length === 1 ? "entry" : "entries"} in its ${tests === undefined ? "class filter" : "filter"}`];
				return `${(0, _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__.l)((0, _results_describe_js__WEBPACK_IMPORTED_MODULE_2__.y0)(shard))}: ${[...predicted, ...filters].join(", ")}`;
			});
			return shards.length > mostListed ? [...lines, `\u2026 and ${shards.length - mostListed} more shards`] : lines;
		};
		const describeImbalance = (planned, sessions) => {
			const timed = planned.flatMap(({ shard, predictedMs }) => {
				const tookMs = lengthOf(shard.index, sessions);
				return tookMs === 0 ? [] : [{
					shard,
					predictedMs,
					tookMs
				}];
			});
			if (timed.length === 0) return "";
			const parts = timed.slice(0, mostListed).map(({ shard, predictedMs, tookMs }) => {
				const predicted = predictedMs === undefined ? "" : ` (predicted ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__.a3)(predictedMs)})`;
				return `${(0, _results_describe_js__WEBPACK_IMPORTED_MODULE_2__.y0)(shard)} took ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__.a3)(tookMs)}${predicted}`;
			});
			const more = timed.length > mostListed ? [`${timed.length - mostListed} more`] : [];
			return `${(0, _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__.l)([...parts, ...more].join("; "))}.${describeSpread(timed.map(({ tookMs }) => tookMs))}`;
		};
		const lengthOf = (index, sessions) => sessions.filter(({ shard, attempt }) => shard.index === index && attempt === 0).reduce((longest, { durationMs = 0 }) => Math.max(longest, durationMs), 0);
		const describeSpread = (lengthsMs) => {
			if (lengthsMs.length < 2) return "";
			const evenMs = lengthsMs.reduce((sum, ms) => sum + ms, 0) / lengthsMs.length;
			const longer = Math.round((Math.max(...lengthsMs) / evenMs - 1) * 100);
			return longer === 0 ? " They are even." : ` The slowest took ${longer} % longer than an even split.`;
		};
		const describeEmptyShards = (total, filled) => `${total - filled} of ${total} shards have no test: use \`shards: ${filled}\` or \`auto\`. They are not started.`;
		const describeEmptyShard = (index = 0, total) => index < total ? `Shard ${index + 1} of ${total} has no tests.` : `Shard ${index + 1} has no tests: \`shards: auto\` needs only ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(total, "shard")}.`;
	}),
	95043: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gf: () => classesOfHistory,
			tF: () => planShards,
			vB: () => remainingShard
		});
		var lookup = __webpack_require__(25890);
		var durations = __webpack_require__(20661);
		var build_tag = __webpack_require__(99988);
		var run_plan = __webpack_require__(47206);
		var accounting = __webpack_require__(62181);
		var narrow_selection = __webpack_require__(399);
		var class_shards = __webpack_require__(6117);
		var results = __webpack_require__(91171);
		var run_problem = __webpack_require__(25918);
		var filter_styles = __webpack_require__(27204);
		var balance = __webpack_require__(51047);
		var shard_notes = __webpack_require__(43687);
		;
		const planIdentifierShards = (request, selection, history) => {
			if (request.shards === 1) return wholeSuite(request);
			const { suite } = selection;
			const classes = selectedClasses(request, selection, history);
			const timed = classes.map((each) => each.timed);
			const isOfFiles = suite?.tests.some(({ file }) => file !== undefined) === true;
			const unitsWithin = (limitMs) => isOfFiles ? unitsOfFlows(classes, suite.sequence) : classes.flatMap((each) => unitsOfClass(each, limitMs));
			const limits = {
				targetMs: request.targetMs,
				maxShards: request.maxShards,
				fixedMs: (0, durations._2)(history ?? durations.vK)
			};
			const roomMs = request.shards === "auto" ? Math.max(0, limits.targetMs - limits.fixedMs) : undefined;
			const wanted = request.shards === "auto" ? (0, balance.jA)(unitsWithin(roomMs ?? 0), limits) : request.shards;
			const split = (0, balance.mJ)({
				weightsMs: timed.map(({ weightMs }) => weightMs),
				unitsWithin
			}, wanted, roomMs);
			const total = request.shardIndex === undefined ? split.length : wanted;
			const isMeasured = timed.some(({ measured }) => measured);
			const shards = split.map(({ units, predictedMs }, index) => {
				const tests = units.flatMap((unit) => unit.tests);
				return {
					shard: {
						index,
						total
					},
					...total === 1 ? {} : {
						classFilter: isOfFiles ? inOrder(units, suite) : units.flatMap(({ filters }) => filters).sort(),
						tests: new Set(tests)
					},
					plannedTests: tests.length,
					loadMs: predictedMs,
					predictedMs: isMeasured ? limits.fixedMs + predictedMs : undefined
				};
			});
			const slowestMs = Math.max(0, ...split.map(({ predictedMs }) => predictedMs));
			const extras = isOfFiles ? [] : classes.flatMap(extraTests);
			const isLeftOut = request.shardIndex !== undefined && Object.keys(selection.filters).length > 0;
			return {
				shardBy: "duration",
				total,
				shards,
				splitBy: request.shardIndex === undefined && total > 1 ? "service" : undefined,
				fingerprint: (0, run_plan.ax)(shards),
				notes: [
					(0, shard_notes.B6)(timed),
					...request.shards === "auto" ? [(0, shard_notes.be)(total, limits, slowestMs, isMeasured)] : [],
					...(0, shard_notes.Lr)(shards)
				],
				notices: split.length < wanted ? [`Only ${split.length} of ${wanted} shards have tests: the suite has no more tests.`] : [],
				warning: extras.length === 0 || total === 1 || isLeftOut ? undefined : (0, filter_styles.l$)("were not selected", extras)
			};
		};
		const remainingIdentifiers = (request, selection, taken, isTaken) => {
			const apart = new Set(taken.map((entry) => entry.slice(0, entry.lastIndexOf("/"))));
			const units = selectedClasses(request, selection, undefined).flatMap((each) => {
				const isApart = apart.has(classIdentifier(each.timed.className, each.target));
				return unitsOfClass(each, isApart ? -1 : Number.POSITIVE_INFINITY);
			}).filter(({ filters }) => !filters.every(isTaken));
			return {
				classFilter: units.flatMap(({ filters }) => filters).sort(),
				tests: new Set(units.flatMap(({ tests }) => tests))
			};
		};
		const wholeSuite = ({ shardBy }) => ({
			shardBy,
			total: 1,
			shards: [{ shard: {
				index: 0,
				total: 1
			} }],
			fingerprint: (0, run_plan.ax)([]),
			notes: [],
			notices: []
		});
		const selectedClasses = ({ framework }, { suite, whole, unclear }, history) => {
			const refuse = (why) => {
				throw new run_problem.AK("shards-tests-unknown", `${(0, lookup.Fg)(framework).title} shards need a test suite whose tests can be discovered, but ${why}`);
			};
			if (suite === undefined) return refuse("its tests are unknown");
			const [unknown] = suite.unknown;
			if (unknown !== undefined) return refuse(`the tests of ${unknown.part} are not all known (${unknown.reason})`);
			if (suite.unseen !== undefined) return refuse(suite.unseen);
			if (unclear !== undefined) return refuse(unclear);
			const selected = (0, class_shards.q0)(suite, history);
			if (selected.length === 0) return refuse(whole?.tests.length === 0 ? "this one has none" : "the filters select none of them");
			const [ownTests, allTests] = [suite, whole ?? suite].map(({ tests }) => Map.groupBy(tests, ({ className }) => className));
			return selected.map((timed) => {
				const own = ownTests?.get(timed.className) ?? [];
				const [target = suite.target, ...others] = new Set(own.flatMap((test) => test.target ?? []));
				return {
					timed,
					all: allTests?.get(timed.className)?.map(({ name }) => name) ?? [],
					target: others.length > 0 ? undefined : target,
					files: own.flatMap(({ file }) => file ?? [])
				};
			});
		};
		const inOrder = (units, { tests }) => {
			const own = new Set(units.flatMap(({ filters }) => filters));
			return tests.flatMap(({ file }) => file !== undefined && own.has(file) ? [file] : []);
		};
		const classIdentifier = (className, target) => target === undefined ? className : `${target}/${className}`;
		const unitsOfClass = (selected, limitMs) => {
			const { target } = selected;
			const { className, weightMs, methods } = selected.timed;
			const groups = groupByPrefix(methods);
			const isWhole = methods.length === selected.all.length;
			const unit = (name, own, filters, ownMs) => ({
				name,
				filters,
				weightMs: ownMs,
				tests: own.map((method) => (0, results.U)({
					className,
					name: method.name
				}))
			});
			const entries = (own) => own.map(({ name }) => `${classIdentifier(className, target)}/${name}`);
			if (weightMs > limitMs && groups.length > 1) return groups.map((own) => unit(`${className}/${own[0]?.name}`, own, entries(own), own.reduce((sum, method) => sum + method.weightMs, 0)));
			return [unit(className, methods, isWhole ? [classIdentifier(className, target)] : entries(methods), weightMs)];
		};
		const groupByPrefix = (methods) => {
			const groups = [];
			let prefix;
			for (const method of methods.toSorted((one, other) => one.name < other.name ? -1 : one.name > other.name ? 1 : 0)) {
				const last = groups.at(-1);
				if (last !== undefined && prefix !== undefined && method.name.startsWith(prefix)) last.push(method);
				else {
					groups.push([method]);
					prefix = method.name;
				}
			}
			return groups;
		};
		const extraTests = ({ timed: { className, methods }, all }) => {
			const wanted = methods.map(({ name }) => name);
			const others = all.filter((name) => !wanted.includes(name));
			return (0, filter_styles.lH)(wanted, others).map((name) => (0, results.U)({
				className,
				name
			}));
		};
		const unitsOfFlows = (selected, sequence = []) => {
			const units = selected.map(({ timed: { className, weightMs, methods }, files = [] }) => ({
				name: className,
				filters: files,
				weightMs,
				tests: methods.map(({ name }) => (0, results.U)({
					className,
					name
				}))
			}));
			const ordered = sequence.flatMap((className) => units.find(({ name }) => name === className) ?? []);
			const [first, ...rest] = ordered;
			if (first === undefined) return units;
			const joined = rest.reduce((sum, unit) => ({
				name: sum.name,
				filters: [...sum.filters, ...unit.filters],
				weightMs: sum.weightMs + unit.weightMs,
				tests: [...sum.tests, ...unit.tests]
			}), first);
			return [joined, ...units.filter((unit) => !ordered.includes(unit))];
		};
		;
		const planShards = (request, selection, history) => {
			if ((0, lookup.Fg)(request.framework).shards?.splitBy === "service") return planIdentifierShards(request, selection, history);
			const { suite } = selection;
			const classes = suite && (0, class_shards.q0)(suite, history);
			const target = {
				targetMs: request.targetMs,
				maxShards: request.maxShards,
				fixedMs: (0, durations._2)(history ?? durations.vK)
			};
			if (request.shardBy === "hash" || request.shards === 1) return planByHash(request, target, classes, history, selection);
			const obstacle = obstacleIn(selection, classes);
			if (classes !== undefined && obstacle === undefined) return planByDuration(request, target, classes, selection);
			const plan = planByHash(request, target, classes, history, selection);
			return {
				...plan,
				notices: [`The suite is split by hash, not by duration: ${obstacle}.`, ...plan.notices]
			};
		};
		const remainingShard = (request, selection, taken) => {
			const known = new Set(taken);
			const entriesOf = (0, narrow_selection.YZ)(selection);
			const isTaken = (filter) => entriesOf(filter).every((entry) => known.has(entry));
			if ((0, lookup.Fg)(request.framework).shards?.splitBy === "service") return remainingIdentifiers(request, selection, taken, (entry) => known.has(entry));
			const classes = selection.suite && (0, class_shards.q0)(selection.suite, undefined);
			if (classes === undefined || obstacleIn(selection, classes) !== undefined) return undefined;
			return { classFilter: (0, class_shards.DL)(classes, taken, isTaken).flatMap(entriesOf) };
		};
		const planByDuration = (request, target, classes, selection) => {
			const isAuto = request.shards === "auto";
			const wanted = request.shards === "auto" ? (0, class_shards.bn)(classes, target) : request.shards;
			const split = (0, class_shards.bt)(classes, wanted, isAuto ? target.targetMs - target.fixedMs : undefined);
			const total = request.shardIndex === undefined ? split.length : wanted;
			const isMeasured = classes.some(({ measured }) => measured);
			const entriesOf = (0, narrow_selection.YZ)(selection);
			const shards = split.map(({ filters, predictedMs }, index) => ({
				shard: {
					index,
					total
				},
				classFilter: total === 1 ? undefined : filters.flatMap(entriesOf),
				loadMs: predictedMs,
				predictedMs: isMeasured ? target.fixedMs + predictedMs : undefined
			}));
			return {
				shardBy: "duration",
				total,
				shards,
				fingerprint: (0, run_plan.ax)(shards),
				notes: [
					(0, shard_notes.B6)(classes),
					...isAuto ? [(0, shard_notes.be)(total, target, slowestOf(split.map((shard) => shard.predictedMs)), isMeasured)] : [],
					...(0, shard_notes.Lr)(shards)
				],
				notices: split.length < wanted ? [`Only ${split.length} of ${wanted} shards have tests: the suite has no more test classes.`] : []
			};
		};
		const planByHash = (request, target, classes, history, selection) => {
			const known = classes ?? classesOfHistory(history);
			const isAuto = request.shards === "auto";
			const total = request.shards === "auto" ? (0, class_shards.vJ)(known, target) : request.shards;
			const loads = (0, class_shards.PO)(known, total);
			const isMeasured = known.some(({ measured }) => measured);
			const tests = classes && selection.suite?.unseen === undefined ? (0, class_shards.PZ)(classes, total) : undefined;
			const all = loads.map((loadMs, index) => ({
				shard: {
					index,
					total
				},
				plannedTests: tests?.[index],
				loadMs,
				predictedMs: isMeasured ? target.fixedMs + loadMs : undefined
			}));
			const shards = total === 1 ? all : all.filter((planned) => (0, accounting.Se)(selection, planned) !== 0);
			const isBlind = isAuto && known.length === 0;
			return {
				shardBy: "hash",
				total,
				shards,
				fingerprint: (0, build_tag.qQ)("hash", String(total)),
				notes: [...isAuto && !isBlind ? [(0, shard_notes.B6)(known), (0, shard_notes.be)(total, target, slowestOf(loads), isMeasured)] : [], ...isMeasured ? (0, shard_notes.Lr)(shards) : []],
				notices: [...isBlind ? ["Neither the tests nor their durations are known: shards: auto uses one shard."] : [], ...shards.length < total && !isAuto ? [(0, shard_notes.QB)(total, shards.length)] : []]
			};
		};
		const classesOfHistory = (history) => history === undefined ? [] : (0, class_shards.q0)({
			tests: [],
			unknown: [...history.classes.keys()].map((part) => ({ part }))
		}, history);
		const slowestOf = (timesMs) => Math.max(0, ...timesMs);
		const obstacleIn = ({ suite, unclear, byClass }, classes) => {
			if (suite === undefined || classes === undefined) return "its tests are unknown";
			if (unclear !== undefined) return unclear;
			if (!byClass) return "the filters in capabilities select by something other than whole classes that were found in the suite";
			const file = suite.unknown.find(({ part }) => !(0, class_shards.US)(part));
			if (file !== undefined) return `the tests in ${file.part} are unknown`;
			if (suite.unseen !== undefined) return suite.unseen;
			const unnameable = classes.find(({ className }) => !(0, class_shards.j)(className));
			if (unnameable !== undefined) return `no filter can name the class "${unnameable.className}"`;
			return classes.some(({ methods, complete }) => methods.length > 0 || !complete) ? undefined : "it has no test that runs";
		};
	})
};
;
