"use strict";
exports.id = 773;
exports.ids = [773];
exports.modules = {
	79152: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			II: () => openGitHubApi,
			go: () => notPermitted,
			pN: () => listPages,
			s_: () => httpStatusOf,
			vY: () => graphQlRoute,
			wo: () => isNotPermitted
		});
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5182);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71698);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61640);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75977);
		var _stall_guard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9654);
		const maxTries = 3;
		const maxPauseMs = 6e4;
		const graphQlRoute = "POST /graphql";
		const openGitHubApi = async (token, { environment, github, log, clock, signal }, guard = (0, _stall_guard_js__WEBPACK_IMPORTED_MODULE_0__.GD)(clock), untilMs) => {
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
			const send = (route, parameters) => guard.run(async (stalled) => {
				const request = { signal: AbortSignal.any([signal, stalled]) };
				if (route !== graphQlRoute) return octokit.request(route, {
					owner,
					repo,
					...parameters,
					request
				});
				return { data: await octokit.graphql(String(parameters.query), { request }) };
			});
			const pause = async (error, tries, mayBeCreated) => {
				if (tries >= maxTries && !mayBeCreated) throw error;
				signal.throwIfAborted();
				const nowMs = clock.nowMs();
				const pauseMs = pauseAfter(error, tries, nowMs, untilMs === undefined ? maxPauseMs : untilMs - nowMs);
				if (pauseMs === undefined) throw error;
				const duration = (0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__.a3)(pauseMs);
				if (requestedPauseMs(error, 0) !== undefined) log.info(`GitHub asked to wait for ${duration}.`);
				else log.info(`GitHub ${whatHappened(error)}; trying again in ${duration}.`);
				await clock.sleep(pauseMs, signal);
			};
			return async (route, parameters, findCreated) => {
				for (let tries = 1;; tries++) {
					try {
						return await send(route, parameters);
					} catch (error) {
						const find = isUncertain(error) ? findCreated : undefined;
						await pause(error, tries, find !== undefined);
						const created = await find?.();
						if (created !== undefined) return created;
						if (tries >= maxTries) throw error;
					}
				}
			};
		};
		const pageSize = 100;
		async function* listPages(call, route, parameters, key) {
			for (let page = 1;; page++) {
				const { data } = await call(route, {
					...parameters,
					per_page: pageSize,
					page
				});
				const list = key === undefined ? data : (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.C5)(data, key);
				yield list;
				if ((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.Of)(list).length < pageSize) return;
			}
		}
		const httpStatusOf = (error) => error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : undefined;
		const whatHappened = (error) => error instanceof Error && "response" in error && error.response !== undefined ? `responded with status ${httpStatusOf(error)}` : `did not respond (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__.Q)(error)})`;
		const isUncertain = (error) => (httpStatusOf(error) ?? 0) >= 500;
		const isNotPermitted = (error) => {
			const status = httpStatusOf(error);
			return status === 401 || status === 404 || status === 403 && requestedPauseMs(error, 0) === undefined;
		};
		const pauseAfter = (error, tries, nowMs, mostMs) => {
			const pauseMs = requestedPauseMs(error, nowMs);
			if (pauseMs !== undefined) return pauseMs <= mostMs ? pauseMs : undefined;
			if (httpStatusOf(error) === 429) return maxPauseMs;
			return isUncertain(error) ? 1e3 * tries : undefined;
		};
		const requestedPauseMs = (error, nowMs) => {
			const status = httpStatusOf(error);
			if (status !== 403 && status !== 429) return undefined;
			const header = (name) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.$6)(error, "response", "headers", name);
			const afterMs = Number(header("retry-after")) * 1e3;
			if (Number.isFinite(afterMs)) return afterMs;
			if (header("x-ratelimit-remaining") === "0") return Math.max(0, Number(header("x-ratelimit-reset")) * 1e3 - nowMs);
			return error instanceof Error && /secondary rate limit/i.test(error.message) ? maxPauseMs : undefined;
		};
		const notPermitted = (what, permission, cause) => new _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_4__.AK("github-not-permitted", `${what} was left out: the token lacks "${permission}: write". Tokens of pull requests from forks and of Dependabot never have it; elsewhere grant it in the job's permissions`, { cause });
	}),
	17360: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$A: () => changedSince,
			E8: () => commitBranchFile,
			H7: () => branchAdvice,
			IM: () => readChangedFiles,
			O: () => trackedFiles,
			TQ: () => readBranchFile,
			Xg: () => checkedOutCommit,
			Zv: () => readCommitTitles,
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
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5182);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61640);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75977);
		var _api_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79152);
		var _github_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9527);
		const readBranchFile = async (call, { branch, path }, last) => {
			const commit = await newestCommit(call, branch);
			if (commit === undefined) return {};
			if (commit === last?.head?.commit) return last;
			const { tree, files } = await readTree(call, commit);
			const head = {
				commit,
				tree
			};
			const folder = path.slice(0, path.indexOf("/") + 1);
			const foreign = files.find((file) => !file.path.startsWith(folder));
			if (foreign !== undefined) throw new _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_4__.AK("history-branch-in-use", `the branch "${branch}" has other files, for instance ${foreign.path}`);
			const file = files.find((each) => each.path === path);
			if (file === undefined) return { head };
			const { blobSchema } = await schemas();
			const blob = await call("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", { file_sha: file.sha });
			return {
				head,
				content: Buffer.from(blobSchema.parse(blob.data).content, "base64")
			};
		};
		const listBranchFiles = async (call, branch) => {
			const commit = await newestCommit(call, branch);
			return commit === undefined ? [] : (await readTree(call, commit)).files.map(({ path }) => path);
		};
		const schemas = () => Promise.all([
			__webpack_require__.e(921),
			__webpack_require__.e(668),
			__webpack_require__.e(44),
			__webpack_require__.e(144),
			__webpack_require__.e(962),
			__webpack_require__.e(773),
			__webpack_require__.e(375),
			__webpack_require__.e(679),
			__webpack_require__.e(919)
		]).then(__webpack_require__.bind(__webpack_require__, 29408));
		const readTree = async (call, commit) => {
			const { commitSchema, treeSchema } = await schemas();
			const response = await call("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { commit_sha: commit });
			const tree = commitSchema.parse(response.data).tree.sha;
			const { data } = await call("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
				tree_sha: tree,
				recursive: "1"
			});
			return {
				tree,
				files: treeSchema.parse(data).tree.filter(({ type }) => type === "blob")
			};
		};
		const newestCommit = async (call, branch) => {
			try {
				const { data } = await call("GET /repos/{owner}/{repo}/git/ref/{ref}", { ref: `heads/${branch}` });
				return (await schemas()).refSchema.parse(data).object.sha;
			} catch (error) {
				if ((0, _api_js__WEBPACK_IMPORTED_MODULE_5__.s_)(error) === 404) return undefined;
				throw error;
			}
		};
		const commitBranchFile = async (call, { branch, path }, { head }, content, message) => {
			const { shaSchema } = await schemas();
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
		const readCommitTitles = async (commits, folder, environment) => {
			const known = commits.filter((commit) => commitId.test(commit));
			if (known.length === 0) return new Map();
			const list = await git([
				"log",
				"--ignore-missing",
				"--no-walk=unsorted",
				"--format=%H%x00%an%x00%s",
				...known,
				"--"
			], folder, environment);
			const rows = (list ?? "").split("\n").map((line) => line.split("\0"));
			return new Map(rows.flatMap(([sha, author, subject]) => sha && author && subject ? [[sha, {
				subject,
				author
			}]] : []));
		};
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
		const startsNothing = [
			"-c",
			"core.fsmonitor=false",
			"-c",
			"core.hooksPath=/dev/null"
		];
		const git = async (args, folder, environment) => {
			if (environment.GIT_DIR === undefined && !isInRepository(folder)) return undefined;
			try {
				const { stdout } = await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("git", [...startsNothing, ...args], {
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
		const mostOfPullRequest = 3e3;
		const mostOfComparison = 300;
		const answers = new WeakMap();
		const readChangedFiles = (call, event, signal) => {
			const answer = answers.get(signal) ?? askForChangedFiles(call, event, signal);
			answers.set(signal, answer);
			return answer;
		};
		const askForChangedFiles = async (call, { pullRequest, mergeGroup }, signal) => {
			if (pullRequest === undefined && mergeGroup === undefined) return { kind: "other-event" };
			if (call === undefined) return {
				kind: "unreadable",
				why: "the input github-token is empty"
			};
			try {
				if (pullRequest !== undefined) return {
					kind: "read",
					files: await ofPullRequest(call, pullRequest),
					source: `pull request ${pullRequest.number}`
				};
				if (mergeGroup !== undefined) return {
					kind: "read",
					files: await ofMergeGroup(call, mergeGroup),
					source: "the merge group"
				};
			} catch (error) {
				signal.throwIfAborted();
				return {
					kind: "unreadable",
					why: whyNot(error, pullRequest === undefined ? "contents" : "pull-requests")
				};
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
			const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
			for await (const files of (0, _api_js__WEBPACK_IMPORTED_MODULE_5__.pN)(call, route, { pull_number: number })) {
				if (!Array.isArray(files)) throw new Error(noList);
				listed.push(...files);
				if (listed.length >= mostOfPullRequest) throw new Error(`GitHub lists only ${mostOfPullRequest} files`);
			}
			const { data: pull } = await call("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number });
			if ((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_8__.$6)(pull, "head", "sha") !== headSha) throw new Error("the pull request has newer commits than this workflow run");
			const changed = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_8__.C5)(pull, "changed_files");
			if (typeof changed === "number" && changed !== listed.length) throw new Error(`GitHub lists ${listed.length} of ${changed} changed files`);
			return pathsOf(listed);
		};
		const ofMergeGroup = async (call, { baseSha, headSha }) => {
			const { data } = await call("GET /repos/{owner}/{repo}/compare/{basehead}", {
				basehead: `${baseSha}...${headSha}`,
				per_page: 1
			});
			const files = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_8__.C5)(data, "files");
			if (!Array.isArray(files)) throw new Error(noList);
			if (files.length >= mostOfComparison) throw new Error(`GitHub lists only ${mostOfComparison} files`);
			return pathsOf(files);
		};
		const noList = "GitHub returned no list of files";
		const pathsOf = (listed) => listed.flatMap((file) => {
			const [path, renamedFrom] = [(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_8__.$6)(file, "filename"), (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_8__.$6)(file, "previous_filename")];
			if (path === undefined) throw new Error(noList);
			return renamedFrom === undefined ? [path] : [path, renamedFrom];
		});
	}),
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
				__webpack_require__.e(962),
				__webpack_require__.e(773),
				__webpack_require__.e(375),
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
	9654: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { GD: () => createStallGuard });
		var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53053);
		var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__);
		var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
		var node_net__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_1__);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5182);
		var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81220);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75977);
		const used = [];
		const known = new WeakMap();
		const note = (socket) => {
			if (socket instanceof node_net__WEBPACK_IMPORTED_MODULE_1__.Socket) used.push(known.get(socket) ?? countBytes(socket));
		};
		const countBytes = (socket) => {
			let open = socket;
			let atClose = 0;
			const count = () => open === undefined ? atClose : open.bytesRead + open.bytesWritten;
			known.set(socket, count);
			socket.once("close", () => {
				atClose = count();
				open = undefined;
			});
			return count;
		};
		const countTraffic = () => {
			const first = used.length;
			return () => new Set(used.slice(first)).values().reduce((sum, count) => sum + count(), 0);
		};
		(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)("net.client.socket", (message) => note((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.C5)(message, "socket")));
		(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)("http.client.request.start", (message) => note((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.C5)((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.C5)(message, "request"), "socket")));
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
				const error = stalled(limitMs);
				limitMs = laterPatienceMs;
				throw error;
			};
			return { run: (work) => (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_3__.zl)(work, untilStalled) };
		};
		const stalled = (limitMs) => new _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_4__.AK("github-stalled", `GitHub made no progress for ${limitMs / 1e3} s`);
	}),
	20676: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Xr: () => analyzeHistory,
			uP: () => outcomesOfRun
		});
		var _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91154);
		var _core_model_results_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80483);
		var _core_model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99503);
		var _core_results_attempts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52130);
		var _core_results_totals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77095);
		var _durations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9244);
		var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79557);
		var _history_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77979);
		var _judge_outcomes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86630);
		var _quarantine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67673);
		const analyzeHistory = (analysis, stored, run, context) => {
			const earlier = (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.yH)(stored, (each) => (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.r7)(each) !== (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.r7)(run));
			const deviceOf = new Map(analysis.shards.map(({ last }) => [(0, _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.hV)(last), last.device]));
			const devices = analysis.devices.map((label) => deviceOf.get(label) ?? label);
			const all = (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.dk)(stored, outcomesOfRun(analysis, run));
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
					earlierRuns: (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.oo)(earlier.runs.filter(({ id }) => id !== run.id)),
					labels: countLabels({
						...analysis,
						tests
					}),
					suggestions: (0, _quarantine_js__WEBPACK_IMPORTED_MODULE_2__.bK)((0, _history_js__WEBPACK_IMPORTED_MODULE_0__.CK)(all.tests, outages.without), context),
					trends: trendsOf(all, outages)
				}
			};
		};
		const historyOfTest = (test, { devices, deviceMatrix, failOnFlaky, outages }, { tests }, run) => {
			const byDevice = tests.get(test.className)?.get(test.name);
			return devices.flatMap((name, device) => {
				const recent = byDevice?.get(name) ?? [];
				const outcome = deviceMatrix.outcome(test, device);
				const failed = (0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_3__.QV)(outcome) || outcome === "quarantined";
				const countsAsFailed = outcome === "flaky" && failOnFlaky;
				const isTroubled = failed || outcome === "flaky" || recent.some(({ status }) => status !== "passed");
				if (outcome === "no result" || !isTroubled) return [];
				const steady = outages.without(recent, name);
				const flakyRate = (0, _judge_outcomes_js__WEBPACK_IMPORTED_MODULE_4__.B6)(steady, run);
				if (!failed) return [{
					device,
					label: countsAsFailed ? "flaky" : undefined,
					flakyRate,
					recent
				}];
				return [{
					device,
					...(0, _judge_outcomes_js__WEBPACK_IMPORTED_MODULE_4__.c0)(recent, run, {
						steady,
						isOutage: outages.has(run, name)
					}),
					flakyRate,
					recent
				}];
			});
		};
		const countLabels = (analysis) => {
			const labeled = (0, _core_results_totals_js__WEBPACK_IMPORTED_MODULE_5__.OJ)(analysis);
			const counts = {
				new: 0,
				known: 0,
				flaky: 0
			};
			let knownSinceMs = Number.POSITIVE_INFINITY;
			for (const { test, label: device } of (0, _core_results_totals_js__WEBPACK_IMPORTED_MODULE_5__.Nc)(analysis.shards, analysis.failOnFlaky)) {
				const { label = "new", since } = labeled(test, device) ?? {};
				counts[label] += 1;
				if (since !== undefined) knownSinceMs = Math.min(knownSinceMs, since.startedAtMs);
			}
			return Number.isFinite(knownSinceMs) ? {
				...counts,
				knownSinceMs
			} : counts;
		};
		const outcomesOfRun = ({ shards, sessions }, { baseBranches: _none, ...given }) => {
			const run = {
				...given,
				overheadMs: (0, _durations_js__WEBPACK_IMPORTED_MODULE_6__.JZ)(sessions.flatMap(overheadOfSession))
			};
			const tests = new Map();
			for (const shard of shards) {
				const { device } = shard.last;
				const isMeasured = shard.judgment.kind === "passed" || shard.judgment.kind === "failed";
				for (const [className, ofClass] of Map.groupBy(shard.tests, (test) => test.className)) for (const [name, same] of Map.groupBy(ofClass, (test) => test.name)) {
					const outcome = pastOutcome(same, isMeasured, run);
					const isLong = [
						device,
						className,
						name
					].some(({ length }) => length > _history_document_js__WEBPACK_IMPORTED_MODULE_7__.YG);
					if (outcome === undefined || name === "" || isLong) continue;
					const byDevice = (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.Xl)(tests, {
						className,
						name
					});
					const [known = outcome] = byDevice.get(device) ?? [];
					byDevice.set(device, [(0, _history_js__WEBPACK_IMPORTED_MODULE_0__.Ni)(known, outcome)]);
				}
			}
			return tests.size === 0 ? _history_js__WEBPACK_IMPORTED_MODULE_0__.s4 : {
				..._history_js__WEBPACK_IMPORTED_MODULE_0__.s4,
				runs: [run],
				tests
			};
		};
		const pastOutcome = (tests, isMeasured, run) => {
			const ran = tests.filter(({ status }) => status !== "skipped" && status !== "pending");
			if (ran.length === 0) return undefined;
			const status = ran.some((test) => (0, _core_results_attempts_js__WEBPACK_IMPORTED_MODULE_8__.e2)(test.status)) ? "failed" : ran.some(_core_results_attempts_js__WEBPACK_IMPORTED_MODULE_8__.s8) ? "flaky" : "passed";
			const durationMs = isMeasured ? ran.reduce((sum, test) => sum + (test.durationMs ?? 0), 0) : 0;
			if (durationMs <= 0) return {
				status,
				run
			};
			const roundedMs = Math.round(Number(durationMs.toPrecision(2)));
			return {
				status,
				run,
				durationMs: Math.max(1, Math.min(_history_document_js__WEBPACK_IMPORTED_MODULE_7__.TD, roundedMs))
			};
		};
		const overheadOfSession = ({ attempt, durationMs, tests }) => {
			if (attempt > 0 || durationMs === undefined) return [];
			const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
			return testsMs > 0 && durationMs >= testsMs ? [Math.round(durationMs - testsMs)] : [];
		};
		const leastFailures = 5;
		const leastShare = .8;
		const noCounts = () => ({
			outcomes: 0,
			failed: 0,
			flaky: 0
		});
		const addOutcome = (counts, outcome) => {
			counts.outcomes += 1;
			if ((0, _history_js__WEBPACK_IMPORTED_MODULE_0__.N6)(outcome)) counts.failed += 1;
		};
		const isOutage = ({ outcomes, failed }) => failed >= leastFailures && failed > leastShare * outcomes;
		const findOutages = (tests) => {
			const byRun = new Map();
			for (const { device, outcomes } of (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(tests)) for (const outcome of outcomes) {
				const devices = (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.FX)(byRun, outcome.run);
				const counts = devices.get(device) ?? noCounts();
				devices.set(device, counts);
				addOutcome(counts, outcome);
			}
			const onDevice = (run, device) => `${(0, _history_js__WEBPACK_IMPORTED_MODULE_0__.r7)(run)} ${device}`;
			const hit = new Set();
			for (const [run, devices] of byRun) {
				const total = noCounts();
				for (const [device, counts] of devices) {
					total.outcomes += counts.outcomes;
					total.failed += counts.failed;
					if (isOutage(counts)) hit.add(onDevice(run, device));
				}
				if (isOutage(total)) hit.add((0, _history_js__WEBPACK_IMPORTED_MODULE_0__.r7)(run));
			}
			const has = (run, device) => hit.size > 0 && (hit.has((0, _history_js__WEBPACK_IMPORTED_MODULE_0__.r7)(run)) || hit.has(onDevice(run, device)));
			return {
				has,
				without: (outcomes, device) => outcomes.some(({ run }) => has(run, device)) ? outcomes.filter(({ run }) => !has(run, device)) : outcomes
			};
		};
		const shownRuns = 50;
		const shownTests = 10;
		const shownDevices = 50;
		const trendsOf = ({ runs, tests }, outages = findOutages(tests)) => {
			const shown = [...new Map(runs.map((run) => [run.id, run])).values()].slice(-shownRuns);
			const byRun = new Map(shown.map((run) => [run.id, {
				run,
				...noCounts()
			}]));
			const byDevice = new Map();
			const byTest = (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.pu)(tests).map((test) => {
				const ofTest = noCounts();
				const durationsMs = [...test.byDevice].flatMap(([device, outcomes]) => {
					const ofDevice = byDevice.get(device) ?? noCounts();
					byDevice.set(device, ofDevice);
					return countOutcomes(outcomes, byRun, [ofDevice, ofTest], (run) => outages.has(run, device));
				});
				return {
					name: (0, _core_model_results_js__WEBPACK_IMPORTED_MODULE_9__.U)(test),
					...ofTest,
					durationMs: (0, _durations_js__WEBPACK_IMPORTED_MODULE_6__.JZ)(durationsMs)
				};
			}).toArray();
			return {
				runs: [...byRun.values()].map(({ run, outcomes, failed, flaky }) => ({
					run,
					passed: outcomes - failed,
					failed,
					flaky,
					durationMs: run.finishedAtMs - run.startedAtMs
				})),
				flakiest: byTest.filter(({ flaky }) => flaky > 0).toSorted((a, b) => b.flaky - a.flaky || b.failed - a.failed).slice(0, shownTests),
				slowest: byTest.filter(({ durationMs }) => durationMs !== undefined).toSorted((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0)).slice(0, shownTests),
				devices: [...byDevice].map(([device, counts]) => ({
					device,
					...counts
				})).filter(({ outcomes }) => outcomes > 0).toSorted((a, b) => b.failed / b.outcomes - a.failed / a.outcomes).slice(0, shownDevices)
			};
		};
		const countOutcomes = (outcomes, byRun, others, wasOutage) => {
			const isTroubled = outcomes.some(({ status }) => status !== "passed");
			const flakyIds = isTroubled ? (0, _judge_outcomes_js__WEBPACK_IMPORTED_MODULE_4__.xO)(outcomes.filter(({ run }) => !wasOutage(run))) : new Set();
			const durationsMs = [];
			for (const [nth, outcome] of outcomes.entries()) {
				const { id } = outcome.run;
				const ofRun = byRun.get(id);
				if (ofRun === undefined || outcomes[nth + 1]?.run.id === id) continue;
				const isFlakyRun = outcome.status === "flaky" || flakyIds.has(id);
				for (const counts of wasOutage(outcome.run) ? [ofRun] : [ofRun, ...others]) {
					addOutcome(counts, outcome);
					if (isFlakyRun) counts.flaky += 1;
				}
				if ((0, _history_js__WEBPACK_IMPORTED_MODULE_0__.YX)(outcome) && outcome.durationMs !== undefined) durationsMs.push(outcome.durationMs);
			}
			return durationsMs;
		};
	}),
	9244: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DM: () => durationsOf,
			Dk: () => durationsOn,
			JZ: () => median,
			_2: () => overheadOf,
			nb: () => filledFrom,
			qF: () => loadDurations,
			vK: () => noDurations
		});
		var _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11301);
		var _github_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16370);
		var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79557);
		var _history_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77979);
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
			for (const [className, reported] of Map.groupBy(tests, ([name]) => (0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_0__.Kl)(name))) {
				if (className === "") continue;
				const rows = reported.flatMap(([, byName]) => [...byName]);
				const methods = new Map();
				for (const [method, same] of Map.groupBy(rows, ([name]) => (0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_0__.NY)(name))) {
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
			tests: (0, _history_js__WEBPACK_IMPORTED_MODULE_1__.CK)(history.tests, (outcomes, each) => each === device ? outcomes : [])
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
		const measuredMs = (outcome) => (0, _history_js__WEBPACK_IMPORTED_MODULE_1__.YX)(outcome) ? outcome.durationMs ?? Number.NaN : Number.NaN;
		const keepLongest = (longest, id, durationMs) => {
			if (durationMs > (longest.get(id) ?? 0)) longest.set(id, durationMs);
		};
		const loadDurations = async (store, suite, earlier, shared, context) => {
			const { github, isSimulated, signal } = context;
			const kind = isSimulated() ? "simulated-durations" : "durations";
			const key = `mobile-test-cloud-${kind}-1-${(0, _history_document_js__WEBPACK_IMPORTED_MODULE_2__.aJ)(suite)}-run-${github.runId}-basis`;
			if (!store.available()) return shared ? undefined : durationsOf(earlier);
			const { readHistory } = await Promise.all([
				__webpack_require__.e(921),
				__webpack_require__.e(668),
				__webpack_require__.e(44),
				__webpack_require__.e(144),
				__webpack_require__.e(962),
				__webpack_require__.e(773),
				__webpack_require__.e(375),
				__webpack_require__.e(679),
				__webpack_require__.e(919)
			]).then(__webpack_require__.bind(__webpack_require__, 90268));
			const read = (content) => durationsOf(readHistory(content, suite));
			const basis = await store.restore(key, [], signal);
			if (basis !== undefined) return read(basis.content);
			const content = (0, _history_document_js__WEBPACK_IMPORTED_MODULE_2__.wn)(earlier, suite);
			if (shared) return (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_3__.cy)(store, {
				key,
				content,
				read
			}, context);
			await store.save(key, content);
			return read(content);
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
	86630: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B6: () => flakyRateOf,
			c0: () => judgeFailure,
			qU: () => testsKnownOn,
			vb: () => chanceResults,
			xO: () => flakyRunsOf
		});
		var _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11301);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79557);
		const flakyChanges = 3;
		const lineOf = (branch, pullRequest) => pullRequest === undefined ? `branch ${branch}` : `pull request ${pullRequest}`;
		const lineOfOutcome = ({ run }) => lineOf(run.branch, run.pullRequest);
		const judgeFailure = (past, run, { steady, isOutage } = {
			steady: past,
			isOutage: false
		}) => {
			if (flakyRateOf(steady, run) !== undefined || !isOutage && hasPassedOn(steady, run.commit)) return { label: "flaky" };
			const earlier = past.filter((outcome) => outcome.run.id !== run.id);
			const byLine = Map.groupBy(earlier, lineOfOutcome);
			const onBase = run.baseBranches.map((branch) => byLine.get(lineOf(branch))).find((outcomes) => outcomes !== undefined);
			const own = run.pullRequest === undefined ? [] : byLine.get(lineOf(run.branch, run.pullRequest)) ?? [];
			const since = startOfFailures(onBase ?? []) ?? startOfFailures(own.slice(0, own.findLastIndex(_history_js__WEBPACK_IMPORTED_MODULE_0__.N6) + 1));
			return since === undefined ? { label: "new" } : {
				label: "known",
				since
			};
		};
		const startOfFailures = (outcomes) => outcomes[outcomes.findLastIndex(_history_js__WEBPACK_IMPORTED_MODULE_0__.YX) + 1]?.run;
		const hasPassedOn = (past, commit) => past.some((outcome) => outcome.run.commit === commit && (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.YX)(outcome));
		const flakyRateOf = (past, run) => {
			const mixed = mixedCommits(past);
			const lines = new Set([lineOf(run.branch, run.pullRequest), ...run.baseBranches.map((branch) => lineOf(branch))]);
			const byLine = Map.groupBy(past, lineOfOutcome);
			const changes = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)([...lines].map((line) => changesIn(byLine.get(line) ?? [])));
			if (mixed.size === 0 && changes < flakyChanges) return undefined;
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
			const failed = new Set(past.filter(({ status }) => status !== "passed").map(({ run }) => run.commit));
			return passed.intersection(failed);
		};
		const changesIn = (outcomes) => outcomes.filter((outcome, at) => (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.N6)(outcome) !== (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.N6)(outcomes[at - 1] ?? outcome)).length;
		const longestFlake = 2;
		const flakyRunsOf = (past) => {
			const mixed = mixedCommits(past);
			const flaky = past.filter(({ run, status }) => status === "flaky" || status === "failed" && mixed.has(run.commit));
			for (const outcomes of Map.groupBy(past, lineOfOutcome).values()) if (mixed.size > 0 || changesIn(outcomes) >= flakyChanges) flaky.push(...shortFailures(outcomes));
			return new Set(flaky.map(({ run }) => run.id));
		};
		const shortFailures = (outcomes) => {
			const passes = outcomes.flatMap((outcome, at) => (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.YX)(outcome) ? [at] : []);
			return passes.flatMap((pass, nth) => {
				const between = outcomes.slice(pass + 1, passes[nth + 1] ?? pass);
				return between.length <= longestFlake ? between : [];
			});
		};
		const chanceResults = (outcomes) => {
			const passed = outcomes.filter(_history_js__WEBPACK_IMPORTED_MODULE_0__.YX).length;
			const flaky = outcomes.filter(({ status }) => status === "flaky").length;
			return {
				passed,
				failed: flaky + shortFailures(outcomes).length
			};
		};
		const testsKnownOn = ({ runs, tests }, branches) => {
			const isOnBase = ({ branch, pullRequest }) => pullRequest === undefined && branches.includes(branch);
			if (!runs.some(isOnBase)) return undefined;
			const known = new Set();
			const withoutPackage = new Set();
			for (const { outcomes, ...test } of (0, _history_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(tests)) {
				if (!outcomes.some(({ run }) => isOnBase(run))) continue;
				known.add(testKey(test));
				if (hasPackage(test.className)) withoutPackage.add((0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__.IT)(test));
			}
			return (test) => {
				if (known.has(testKey(test))) return true;
				return (hasPackage(test.className) ? known : withoutPackage).has((0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__.IT)(test));
			};
		};
		const testKey = ({ className, name }) => `${(0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__.Kl)(className)}#${(0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__.NY)(name)}`;
		const hasPackage = (className) => (0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__.TH)((0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__.Kl)(className)) !== (0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__.Kl)(className);
	}),
	67673: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GB: () => findQuarantined,
			Oe: () => quarantineWarnings,
			Su: () => quarantineShards,
			bK: () => suggestEntries,
			ei: () => quarantinedFailures,
			uB: () => entriesForFramework,
			ud: () => currentEntries
		});
		var _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91154);
		var _core_model_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80483);
		var _core_model_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99503);
		var _core_results_attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52130);
		var _core_results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7860);
		var _core_results_junit_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16473);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71698);
		var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54317);
		var _history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79557);
		var _judge_outcomes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86630);
		const quarantineShards = (shards, inputs, at) => {
			if (inputs.quarantine === undefined) return shards;
			const find = findQuarantined(inputs, at);
			return shards.map((shard) => {
				const failedOrFlaky = shard.tests.filter((test) => (0, _core_results_attempts_js__WEBPACK_IMPORTED_MODULE_0__.s8)(test) || test.status === "failed" && !(0, _core_results_junit_suite_js__WEBPACK_IMPORTED_MODULE_1__.CG)(test) && !countsErrors(shard.sessionOf(test)));
				const found = failedOrFlaky.flatMap((test) => {
					const entry = find((0, _core_model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test), shard.last.device);
					return entry === undefined ? [] : [[test, entry]];
				});
				return {
					...shard,
					quarantined: new Map(found)
				};
			});
		};
		const findQuarantined = (inputs, at) => createFinder(currentEntries(inputs, at));
		const currentEntries = (inputs, at) => entriesForFramework(inputs).filter((entry) => !isExpired(entry, at));
		const countsErrors = (session) => [...(0, _core_results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_3__.AM)(session), (0, _core_results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_3__.WW)(session)].some((each) => each !== undefined && each.error > 0);
		const entriesForFramework = ({ quarantine, framework }) => quarantine?.entries.filter(({ frameworks }) => frameworks.length === 0 || frameworks.includes(framework)) ?? [];
		const isExpired = ({ until }, at) => until < dayOf(at);
		const dayOf = (date) => date.toISOString().slice(0, "YYYY-MM-DD".length);
		const quarantinedFailures = (shards) => {
			const all = shards.flatMap(({ quarantined, tests, last }) => quarantined.size === 0 ? [] : tests.flatMap((test) => {
				const entry = test.status === "failed" ? quarantined.get(test) : undefined;
				return entry === undefined ? [] : [{
					test,
					entry,
					device: (0, _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__.hV)(last)
				}];
			}));
			return [...Map.groupBy(all, ({ test, entry }) => `${entry.line} ${(0, _core_model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test)}`).values()].flatMap((own) => {
				const [first] = own;
				if (first === undefined) return [];
				const { test, entry } = first;
				return [{
					name: (0, _core_model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test),
					entry,
					failures: test.failures,
					devices: [...new Set(own.map(({ device }) => device))]
				}];
			});
		};
		const createFinder = (entries) => {
			const patterns = entries.map((entry) => ({
				entry,
				matches: (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__.Wo)(entry.test),
				devices: entry.devices.map(_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__.Wo)
			}));
			const known = new Map();
			return (name, device) => {
				const own = known.get(name) ?? patterns.filter(({ matches }) => matches(name));
				known.set(name, own);
				return own.find(({ devices }) => devices.length === 0 || devices.some((matches) => matches(device)))?.entry;
			};
		};
		const quarantineWarnings = (inputs, at, known) => {
			const entries = entriesForFramework(inputs);
			const isUnmatched = createUnmatched(known);
			const nameOf = ({ line, test }) => `${inputs.quarantine?.file}:${line}: the quarantine of ${test}`;
			const advice = "Fix the test and remove the entry, or extend \"until\"";
			return [...entries.filter((entry) => isExpired(entry, at)).map((entry) => `${nameOf(entry)} expired on ${entry.until} and no longer applies. ${advice}.`), ...entries.filter((entry) => !isExpired(entry, at) && isUnmatched(entry)).map((entry) => `${nameOf(entry)} matches no known test. Correct "test", or remove the entry.`)];
		};
		const createUnmatched = ({ suite, shards, isPart }) => {
			const tests = suite?.tests ?? [];
			const reported = shards.flatMap((shard) => [...shard.tests, ...shard.neverRan]);
			const isComplete = suite !== undefined && suite.unknown.length === 0 && suite.unseen === undefined;
			if (!isComplete && (isPart || reported.length === 0)) return () => false;
			const names = new Set([...reported, ...tests].map(_core_model_results_js__WEBPACK_IMPORTED_MODULE_2__.U));
			const openClasses = new Set(tests.filter(isNamedFreely).map(({ className }) => className));
			return ({ test }) => {
				const [className = ""] = test.split("#", 1);
				return !some(names, test) && !some(openClasses, className);
			};
		};
		const isNamedFreely = ({ parameterized, naming }) => parameterized || naming !== undefined;
		const some = (names, pattern) => names.has(pattern) || pattern.includes("*") && names.values().some((0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__.Wo)(pattern));
		const lookedAtRuns = 20;
		const leastFlakyRuns = 3;
		const suggestedDays = 30;
		const mostSuggestions = 20;
		const suggestEntries = (tests, context) => {
			const rows = (0, _history_js__WEBPACK_IMPORTED_MODULE_6__.pu)(tests).filter(({ className }) => className !== "").map((test) => [(0, _core_model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test), test.byDevice]).toArray();
			const find = findQuarantined(context, context.at);
			const add = rows.flatMap((row) => suggestEntry(row, find, context) ?? []).toSorted((a, b) => b.flakyRuns - a.flakyRuns).slice(0, mostSuggestions);
			const remove = entriesForFramework(context).flatMap((entry) => {
				const passes = passesOf(entry, rows);
				return passes === undefined ? [] : [{
					test: entry.test,
					line: entry.line,
					passes
				}];
			});
			return {
				add,
				remove
			};
		};
		const suggestEntry = ([test, byDevice], find, context) => {
			const flaky = [...byDevice].flatMap(([device, outcomes]) => {
				if (!outcomes.some(({ status }) => (0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_7__.wz)(status)) || find(test, device) !== undefined) return [];
				const ids = (0, _judge_outcomes_js__WEBPACK_IMPORTED_MODULE_8__.xO)(outcomes);
				return ids.size === 0 ? [] : [{
					device,
					ids
				}];
			});
			if (flaky.length === 0) return undefined;
			const lastIds = lastRunIds([...byDevice.values()]);
			const flakyRuns = lastIds.filter((id) => flaky.some(({ ids }) => ids.has(id))).length;
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
		const entryYaml = ({ test, devices, flakyRuns, runs }, { quarantine, framework, at, newIssueUrl }) => {
			const namesFrameworks = quarantine?.entries.some(({ frameworks }) => frameworks.length > 0) === true;
			return [
				`- test: ${JSON.stringify(test)}`,
				`  reason: Flaky in ${flakyRuns} of the last ${runs} runs`,
				`  issue: ${newIssueUrl} # replace it with the address of the issue`,
				`  until: ${dayOf(new Date(at.getTime() + suggestedDays * _lib_durations_js__WEBPACK_IMPORTED_MODULE_9__.LP))}`,
				...devices.length === 0 ? [] : ["  devices:", ...devices.map((device) => `    - ${JSON.stringify(device)}`)],
				...namesFrameworks ? [`  frameworks: [${framework}]`] : []
			].join("\n");
		};
		const passesOf = (entry, rows) => {
			const find = createFinder([entry]);
			let passes = 0;
			let mostRuns = 0;
			for (const [test, byDevice] of rows) for (const [device, outcomes] of byDevice) {
				if (find(test, device) === undefined) continue;
				const lastIds = new Set(lastRunIds([outcomes]));
				if (outcomes.some(({ run, status }) => lastIds.has(run.id) && (0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_7__.wz)(status))) return undefined;
				passes += lastIds.size;
				mostRuns = Math.max(mostRuns, lastIds.size);
			}
			return mostRuns < lookedAtRuns ? undefined : passes;
		};
	}),
	53173: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BR: () => runsOfProject,
			Kf: () => readStoredHistory,
			Pc: () => storeRun,
			Pe: () => whyNotDefaultBranch,
			"if": () => withThisRun,
			os: () => thisRun,
			xh: () => currentRun
		});
		var _core_model_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81204);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5182);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99594);
		var _github_branch_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17360);
		var _github_github_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9527);
		var _analyze_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20676);
		var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79557);
		const readStoredHistory = async (history, context) => history && context.log.group("History", async () => {
			const { log, environment } = context;
			const { serverUrl, repository } = context.github;
			const event = await (0, _github_github_context_js__WEBPACK_IMPORTED_MODULE_0__.j_)(environment);
			const stored = await history.read();
			const store = history.store();
			if (store !== undefined) log.info(`Read the outcomes of ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)((0, _history_js__WEBPACK_IMPORTED_MODULE_2__.oo)(stored.runs), "earlier run")}.`);
			else log.info(history.problem() === undefined ? noCache : notCompared);
			const why = await whyNotStored(event, context);
			if (why !== undefined) log.info(`The outcomes of this run are not stored, since ${why}.`);
			const run = thisRun(event, context);
			return {
				stored,
				run,
				newIssueUrl: `${serverUrl}/${repository}/issues/new`,
				keepsUploads: isOnDefaultBranch(run, event, context),
				store: why === undefined ? store : undefined
			};
		});
		const notCompared = "All failures count as new, and the outcomes of this run are not stored.";
		const noCache = "This runner has no cache service: all failures count as new, and the outcomes of this run are not stored. `history: branch:<name>` keeps them on a branch.";
		const isOnDefaultBranch = ({ branch, pullRequest }, { defaultBranch }, { environment }) => {
			if (pullRequest !== undefined || environment.GITHUB_REF_TYPE === "tag") return false;
			return defaultBranch === undefined ? environment.GITHUB_EVENT_NAME === "schedule" : branch === defaultBranch;
		};
		const whyNotDefaultBranch = async (context, askDefaultBranch) => {
			const given = await (0, _github_github_context_js__WEBPACK_IMPORTED_MODULE_0__.j_)(context.environment);
			const isUnnamed = given.defaultBranch === undefined && !given.isUnknown && context.environment.GITHUB_EVENT_NAME !== "schedule";
			const event = isUnnamed ? {
				...given,
				defaultBranch: await askDefaultBranch()
			} : given;
			const why = await whyNotStored(event, context);
			if (why !== undefined) return why;
			const run = thisRun(event, context);
			if (isOnDefaultBranch(run, event, context)) return undefined;
			return run.pullRequest === undefined ? "it does not test the default branch" : `it tests the pull request ${run.pullRequest}`;
		};
		const ownCode = [
			"push",
			"schedule",
			"merge_group"
		];
		const whyNotStored = async (event, context) => {
			if (event.isUnknown) return "the event file is missing or cannot be read, and its code may come from a fork";
			if ((0, _github_github_context_js__WEBPACK_IMPORTED_MODULE_0__.OU)(event, context.github)) return "its code comes from a fork";
			const { github, environment } = context;
			const { GITHUB_EVENT_NAME: name, GITHUB_REF_NAME: ref } = environment;
			if (ownCode.includes(name) || event.pullRequest !== undefined) return undefined;
			const commit = await (0, _github_branch_files_js__WEBPACK_IMPORTED_MODULE_3__.Xg)(github.workspace, environment);
			if (event.earlierRun !== undefined) {
				if (commit === undefined || commit === event.earlierRun.headSha) return undefined;
				return "the commit in the workspace is not the one of the earlier run";
			}
			const tested = commit ?? (name === "workflow_dispatch" ? github.sha : undefined);
			if (ref === event.defaultBranch && tested === github.sha) return undefined;
			return "its commit is not known to be the newest of the default branch";
		};
		const thisRun = (event, context) => {
			const { pullRequest, earlierRun, mergeGroup, defaultBranch } = event;
			const { github, environment } = context;
			const pull = pullRequest ?? earlierRun?.pullRequest;
			const branch = pullRequest?.branch ?? earlierRun?.branch ?? (environment.GITHUB_HEAD_REF || environment.GITHUB_REF_NAME || "");
			const ownBase = mergeGroup?.baseBranch ?? ((0, _github_github_context_js__WEBPACK_IMPORTED_MODULE_0__.OU)(event, github) ? undefined : branch);
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
		const projectKey = (project, runId) => (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_4__.q)((0, _core_model_project_js__WEBPACK_IMPORTED_MODULE_5__.c)(project, runId));
		const withThisRun = ({ stored, run }, analysis) => (0, _history_js__WEBPACK_IMPORTED_MODULE_2__.dk)(stored, outcomesOfThisRun(run, analysis));
		const outcomesOfThisRun = (run, analysis) => (0, _analyze_history_js__WEBPACK_IMPORTED_MODULE_6__.uP)(analysis, {
			...currentRun(run, analysis),
			projects: [projectKey(analysis.project, run.id)]
		});
		const runsOfProject = ({ branch, id }, project) => {
			const key = projectKey(project, id);
			return (each) => each.pullRequest === undefined && each.branch === branch && each.projects?.includes(key) === true;
		};
		const storeRun = async (history, analysis, uploads, { log, signal }) => {
			if (history?.store === undefined) return;
			const { store, stored, run, keepsUploads } = history;
			const outcomes = analysis === undefined ? _history_js__WEBPACK_IMPORTED_MODULE_2__.s4 : outcomesOfThisRun(run, analysis);
			const kept = uploads === undefined || !keepsUploads ? [] : [{
				...uploads,
				commit: run.commit
			}];
			if (outcomes.runs.length + kept.length === 0) return;
			try {
				await store.write((0, _history_js__WEBPACK_IMPORTED_MODULE_2__.dk)(stored, {
					...outcomes,
					uploads: kept,
					splitUnknown: analysis?.splitUnknown
				}));
				if (outcomes.runs.length > 0) log.info("Stored the outcomes of this run for later runs.");
				if (kept.length > 0) log.debug(`Stored the uploads of commit ${run.commit}.`);
			} catch (error) {
				if (signal.aborted) return;
				log.warning(`Could not store the outcomes of this run for later runs: ${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_7__.Uc)(error)}.`);
			}
		};
	}),
	64111: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G8: () => kindLabels,
			OD: () => nameList,
			Pg: () => codeName,
			SK: () => utcTime,
			U1: () => codeLink,
			fh: () => nameText,
			p0: () => duration,
			tp: () => table,
			uM: () => linkTo,
			uS: () => kindText,
			wg: () => foldable,
			xE: () => alert
		});
		var _core_wording_describe_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53839);
		var _core_wording_run_times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77070);
		var _lib_addresses_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64707);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71698);
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78091);
		var _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64598);
		const maxNameLength = 160;
		const maxCodeLength = 300;
		const duration = (durationMs) => {
			const known = (0, _core_wording_run_times_js__WEBPACK_IMPORTED_MODULE_0__.Q)(durationMs);
			return known === undefined ? "\u2013" : (0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__.a3)(known);
		};
		const utcTime = (time) => time === undefined || Number.isNaN(time.getTime()) ? "\u2013" : `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`;
		const nameText = (name) => (0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ln)((0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(name, maxNameLength));
		const codeName = (name) => (0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__.SS)((0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(name, maxCodeLength));
		const codeLink = (name, url) => {
			const address = (0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__.$i)(url);
			return address === undefined ? codeName(name) : `[${codeName(name)}](${address})`;
		};
		const nameList = (names, limit) => (0, _core_wording_describe_tests_js__WEBPACK_IMPORTED_MODULE_4__.Zv)(names, limit, nameText);
		const linkTo = (label, url) => {
			const address = (0, _lib_addresses_js__WEBPACK_IMPORTED_MODULE_5__.Dy)(url);
			return address === undefined ? [] : [(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__.nf)(label, address)];
		};
		const table = (header, rows) => [
			row(header),
			row(header.map(() => "---")),
			...rows.map(row)
		].join("\n");
		const row = (cells) => `| ${cells.join(" | ")} |`;
		const foldable = (summary, blocks, open = false) => [
			`<details${open ? " open" : ""}><summary>${summary}</summary>`,
			...blocks,
			"</details>"
		].join("\n\n");
		const alert = (kind, blocks) => [`[!${kind}]`, ...blocks.join("\n\n").split("\n")].map((line) => line === "" ? ">" : `> ${line}`).join("\n");
		const kindLabels = {
			passed: ["\u2705", "passed"],
			failed: ["\u274C", "failed"],
			"timed-out": ["\u274C", "timed out"],
			error: ["\u274C", "error"],
			empty: ["\u26A0\uFE0F", "no tests"],
			waiting: ["\u23F3", "waiting"]
		};
		const kindText = (kind) => kindLabels[kind].join(" ");
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
	70204: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
			const remainder = (hash === -0x80000000 ? hash : Math.abs(hash)) % shards;
			return remainder < 0 ? undefined : Math.abs(remainder);
		};
	}),
	62708: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KM: () => buildTagKey,
			MX: () => parseBuildTag,
			O9: () => formatBuildTag,
			Yd: () => newNonce,
			ke: () => isTagOf
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const buildTagKey = "buildTag";
		const tagged = (runId) => runId.replaceAll(/[^\w-]/g, "_");
		const name = {
			write: tagged,
			read: (text) => /^[\w-]+$/.test(text) ? text : undefined
		};
		const hash = {
			write: (value) => value,
			read: (text) => /^[0-9a-f]+$/.test(text) ? text : undefined
		};
		const device = {
			write: String,
			read: (text) => hash.read(text)
		};
		const count = {
			write: String,
			read: (text) => /^\d{1,15}$/.test(text) ? Number(text) : undefined
		};
		const place = {
			write: ({ index, total }) => `${index}/${total}`,
			read: (text) => {
				const [, index, total] = /^(\d{1,15})\/(\d{1,15})$/.exec(text) ?? [];
				return index === undefined ? undefined : {
					index: Number(index),
					total: Number(total)
				};
			}
		};
		const shards = {
			write: (value) => value.reduce((mask, shard) => mask | 1n << BigInt(shard), 0n).toString(16),
			read: (text) => /^[0-9a-f]{1,1000}$/.test(text) ? Array.from(BigInt(`0x${text}`).toString(2)).reverse().flatMap((bit, shard) => bit === "1" ? [shard] : []) : undefined
		};
		const fields = {
			runId: ["run", name],
			runAttempt: ["attempt", count],
			job: ["job", hash],
			shard: ["shard", place],
			attempt: ["try", count],
			plan: ["plan", hash],
			emptyShards: ["empty", shards],
			selection: ["select", hash],
			content: ["content", hash],
			lines: ["lines", hash],
			matrix: ["matrix", hash],
			insteadOf: ["for", device],
			repeat: ["repeat", count],
			base: ["base", hash],
			nonce: ["id", hash]
		};
		const required = [
			"runId",
			"runAttempt",
			"job",
			"shard",
			"attempt",
			"nonce"
		];
		const tagText = /\bmtc1((?: [a-z]+=[\w/-]+)+)/;
		const formatBuildTag = (tag) => {
			const written = Object.entries(fields).map(([field, [key, { write }]]) => {
				const value = tag[field];
				return value === undefined ? "" : ` ${key}=${write(value)}`;
			});
			return `mtc1${written.join("")}`;
		};
		const isTagOf = (tag, runId) => tag.runId === tagged(runId);
		const parseBuildTag = (value) => {
			const [, text] = (typeof value === "string" ? tagText.exec(value) : null) ?? [];
			if (text === undefined) return undefined;
			const parts = text.trimStart().split(" ");
			const end = parts.findIndex((part) => part.startsWith("id=")) + 1;
			const given = new Map(parts.slice(0, end).map((part) => part.split("=", 2)));
			const entries = Object.entries(fields).flatMap(([field, [key, form]]) => {
				const written = given.get(key);
				return written === undefined ? [] : [[field, form.read(written)]];
			});
			const isWhole = required.every((field) => given.has(fields[field][0]));
			return isWhole && entries.every(([, read]) => read !== undefined) ? Object.fromEntries(entries) : undefined;
		};
		const newNonce = () => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString("hex");
	}),
	81204: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { c: () => lastingProject });
		const lastingProject = (project, runId) => {
			const at = project.indexOf(runId);
			if (runId === "" || at === -1) return project;
			const [before, after] = [project.slice(0, at), project.slice(at + runId.length)];
			const isPart = /[A-Za-z0-9]$/.test(before) || /^[A-Za-z0-9]/.test(after);
			return isPart ? `${before}${runId}${lastingProject(after, runId)}` : `${before}${after}`;
		};
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
	89925: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71113);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91154);
		var _model_discovered_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40258);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80483);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99503);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11301);
		var _left_out_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49700);
		var _selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63343);
		const findMissingTests = (suite, sessions, isExpected = () => true, { devices = [], onAnyDevice = false } = {}) => {
			const { tests: expected, unclaimed } = claimedTests(suite, isExpected);
			const classes = new Set(suite.tests.map(({ className }) => className));
			const names = new Set(suite.tests.map(_model_results_js__WEBPACK_IMPORTED_MODULE_0__.U));
			const lacking = expected.map((test) => ({
				test,
				devices: []
			}));
			const [any] = [...sessions.map(_model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.hV), ...devices];
			const compared = (device) => onAnyDevice ? any ?? device : device;
			const byDevice = Map.groupBy(sessions, (session) => compared((0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.hV)(session)));
			for (const device of devices.map(compared)) byDevice.set(device, byDevice.get(device) ?? []);
			for (const [device, own] of byDevice) {
				const isReported = readReport(own, classes, names);
				for (const { test, devices } of lacking) if (!isReported(test)) devices.push(device);
			}
			const mayLeaveOut = suite.customRunner === true && sessions.length > 0 && sessions.every(countsAgree);
			const isLeftOut = ({ devices }) => mayLeaveOut && devices.length === byDevice.size;
			const missing = lacking.flatMap((one) => one.devices.length === 0 || isLeftOut(one) ? [] : [{
				name: (0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(one.test),
				devices: one.devices
			}]);
			const leftOut = lacking.filter(isLeftOut).map(({ test }) => (0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test));
			return {
				missing,
				unclaimed,
				leftOut: leftOut.length === 0 ? undefined : leftOut
			};
		};
		const claimedTests = (suite, isExpected = () => true) => {
			const unknown = new Set(suite.unknown.map(({ part }) => part));
			const tests = suite.tests.filter((test) => isClaimed(test) && !unknown.has(test.className) && isExpected(test));
			const unread = unknown.size === 0 ? undefined : `the tests of ${[...unknown].slice(0, 3).join(", ")} are not all known`;
			return {
				tests,
				unclaimed: [suite.unseen, unread].filter((reason) => reason !== undefined).join("; ") || undefined
			};
		};
		const isClaimed = ({ ignored, conditional, naming }) => !ignored && !conditional && naming !== "free";
		const countsAgree = ({ evidence: { summary, details, report } }) => {
			const counted = (details.state === "read" ? details.counters : undefined) ?? summary?.counters;
			return counted !== undefined && report.state === "read" && (0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(counted) === (0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(report.tests);
		};
		const addNeverRan = (known, shards) => {
			const missing = new Map(known.map((test) => [test.name, {
				...test,
				devices: new Set(test.devices)
			}]));
			const counted = new Set(known.flatMap(({ name, devices }) => devices.map((device) => simpleKey(name, device))));
			for (const { neverRan, last } of shards) {
				const device = (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.hV)(last);
				for (const name of neverRan.map(_model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)) {
					if (counted.has(simpleKey(name, device))) continue;
					const test = missing.get(name) ?? {
						name,
						devices: new Set(),
						notStarted: (0, _left_out_js__WEBPACK_IMPORTED_MODULE_3__.id)(last) ? "fail-fast" : undefined
					};
					missing.set(name, test);
					test.devices.add(device);
				}
			}
			return [...missing.values()].map((test) => ({
				...test,
				devices: [...test.devices]
			}));
		};
		const simpleKey = (name, device) => `${(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.RI)(name)} @ ${device}`;
		const readReport = (sessions, classes, suiteNames) => {
			const reported = new Map();
			const add = ({ className: reportedClass, name }) => {
				const className = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.Kl)(reportedClass);
				const simple = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.TH)(className);
				const key = !classes.has(className) && classes.has(simple) ? simple : className;
				const own = reported.get(key) ?? {
					names: new Set(),
					hasUnknownName: false
				};
				reported.set(key, own);
				own.names.add(name).add((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.NY)(name));
				own.hasUnknownName ||= !suiteNames.has((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)({
					className,
					name: (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.NY)(name)
				}));
			};
			for (const { tests } of sessions) for (const test of tests) if (test.status !== "pending") add(test);
			return ({ className, name, parameterized }) => {
				const simple = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.TH)(className);
				const found = [className, ...classes.has(simple) ? [] : [simple]].flatMap((each) => reported.get(each) ?? []);
				return found.some(({ names, hasUnknownName }) => names.has(name) || parameterized && hasUnknownName);
			};
		};
		const accountTests = ({ suite, unclear, split }, shards, sessions, devices = []) => {
			if (suite === undefined) return {
				missing: [],
				unclaimed: "the tests of the suite are unknown"
			};
			if (unclear !== undefined) return {
				missing: [],
				unclaimed: unclear
			};
			return findMissingTests(suite, sessions, (0, _selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_5__.UN)(shards), {
				devices,
				onAnyDevice: split?.onEachDevice === false
			});
		};
		const accountStarted = (selection, planned, sessions, unstarted) => {
			const [held, refused] = [unstarted.filter(({ reason }) => reason === "canary"), unstarted.filter(({ reason }) => reason !== "canary")];
			const started = accountRefused(selection, planned, sessions, refused);
			return held.length === 0 ? started : withHeldBack(started, selection, planned, held);
		};
		const withHeldBack = (started, selection, planned, held) => {
			const devices = [...new Set(held.flatMap(({ builds }) => builds.flatMap((build) => build.devices)))];
			const suite = selection.suite && {
				...selection.suite,
				customRunner: false
			};
			const { missing } = accountTests({
				...selection,
				suite
			}, planned, [], devices);
			const own = new Map(started.missing.map((test) => [test.name, test]));
			const names = new Set(missing.map(({ name }) => name));
			return {
				...started,
				missing: [...missing.map((test) => {
					const known = own.get(test.name);
					return known === undefined ? {
						...test,
						notStarted: "canary"
					} : {
						...known,
						devices: [...known.devices, ...test.devices]
					};
				}), ...started.missing.filter(({ name }) => !names.has(name))]
			};
		};
		const accountRefused = (selection, planned, sessions, unstarted) => {
			const first = unstarted.flatMap(({ reason, builds }) => builds.filter(({ attempt }) => attempt === 0).map((build) => ({
				reason,
				build
			})));
			const [{ reason: notStarted } = {}] = first;
			if (notStarted === undefined) return accountTests(selection, planned, sessions);
			const indexes = new Set(first.flatMap(({ build }) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.$b)(build).map(({ index }) => index)));
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
			const { tests, unclaimed } = claimedTests(suite, (0, _selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_5__.UN)([shard]));
			if (tests.length > 0) return tests.length;
			const isOther = unclaimed === undefined && claimedTests(suite).tests.length > 0;
			return isOther && (0, _selection_narrow_selection_js__WEBPACK_IMPORTED_MODULE_5__.jp)(suite, shard) ? 0 : undefined;
		};
		const selectedSuite = ({ suite, whole, unclear }) => {
			if (suite === undefined || unclear !== undefined || suite.tests.length === 0 && !(0, _model_discovered_suite_js__WEBPACK_IMPORTED_MODULE_6__.A)(suite)) return "unknown";
			const tests = suite.tests.map(storedPart);
			const classes = new Set(tests.map(({ className }) => className));
			const unknown = suite.unknown.filter(({ part }) => classes.has(part)).map(({ part }) => ({ part }));
			const isPart = unknown.length < suite.unknown.length || whole !== undefined && tests.length < whole.tests.length;
			return {
				tests,
				unknown,
				unseen: suite.unseen,
				isPart: isPart || undefined,
				customRunner: suite.customRunner
			};
		};
		const storedPart = ({ className, name, ignored, parameterized, conditional, naming }) => ({
			className,
			name,
			ignored,
			parameterized,
			conditional,
			naming
		});
		const maxNamed = 20;
		const logMissing = ({ missing, unclaimed, leftOut = [] }, log) => {
			if (unclaimed !== undefined) log.info(`Not all missing tests can be found: ${unclaimed}.`);
			const names = missing.map(({ name }) => name);
			if (names.length > 0) log.warning(`Tests of the suite without a result on at least one device: ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.rL)(names, maxNamed)}.`);
			if (leftOut.length > 0) log.warning(`Tests of the suite that no device ran, perhaps because its own test runner leaves them out: ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.rL)(leftOut, maxNamed)}.`);
		};
		const countByStatus = (tests) => {
			const counts = { ..._model_status_js__WEBPACK_IMPORTED_MODULE_2__.pZ };
			for (const { status } of tests) {
				if (status === "timed-out") counts.timedOut += 1;
				else if (status === "unknown") counts.error += 1;
				else counts[status] += 1;
			}
			return counts;
		};
		const failedIn = ({ failed, error, timedOut }) => failed + error + timedOut;
		const executedIn = (counters) => counters.passed + failedIn(counters);
		const subtractCounters = (one, other) => addCounters(one, other, -1);
		const addCounters = (one, other, sign = 1) => ({
			passed: one.passed + sign * other.passed,
			failed: one.failed + sign * other.failed,
			skipped: one.skipped + sign * other.skipped,
			timedOut: one.timedOut + sign * other.timedOut,
			error: one.error + sign * other.error,
			pending: one.pending + sign * other.pending
		});
	}),
	79687: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MC: () => causesIn,
			Ni: () => failureHeadline,
			SP: () => explainFailure,
			TM: () => firstLine,
			UH: () => deepestCause,
			Ys: () => failuresBehind,
			dE: () => causeStarts,
			fH: () => parseFrame,
			fZ: () => isFrameworkClass,
			kC: () => sourceHints,
			v1: () => causeMark,
			zf: () => packagePathOf
		});
		const causeMark = "\nCaused by: ";
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
		const causesIn = (trace) => causeStarts(trace, maxCauses).map((at) => {
			const start = at + causeMark.length;
			const [line = ""] = trace.slice(start, start + maxLine).split(/[\r\n]/, 1);
			return line.trim();
		});
		const causeStarts = (trace, most) => {
			const starts = [];
			for (let at = trace.indexOf(causeMark); at !== -1 && starts.length < most; at = trace.indexOf(causeMark, at + 1)) starts.push(at);
			return starts;
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
		const libraryPackages = [
			"android.",
			"androidx.",
			"com.android.",
			"dalvik.",
			"groovy.",
			"java.",
			"javax.",
			"jdk.",
			"kotlin.",
			"kotlinx.",
			"libcore.",
			"scala.",
			"sun.",
			"Microsoft.",
			"System.",
			"app.cash.turbine.",
			"com.agoda.kakao.",
			"com.google.android.apps.common.testing.",
			"com.google.common.truth.",
			"com.kaspersky.",
			"dadb.",
			"io.appium.",
			"io.github.kakaocup.",
			"io.kotest.",
			"io.mockk.",
			"io.qameta.",
			"junit.",
			"leakcanary.",
			"maestro.",
			"org.assertj.",
			"org.awaitility.",
			"org.gradle.",
			"org.hamcrest.",
			"org.junit.",
			"org.mockito.",
			"org.openqa.",
			"org.opentest4j.",
			"org.robolectric.",
			"org.spockframework.",
			"org.testng.",
			"Castle.",
			"Moq.",
			"NUnit.",
			"OpenQA.",
			"Xunit.",
			"coil.",
			"com.apollographql.",
			"com.bumptech.",
			"com.facebook.",
			"com.fasterxml.",
			"com.google.android.gms.",
			"com.google.android.material.",
			"com.google.api.",
			"com.google.common.",
			"com.google.firebase.",
			"com.google.gson.",
			"com.google.protobuf.",
			"com.squareup.",
			"dagger.",
			"io.grpc.",
			"io.ktor.",
			"io.netty.",
			"io.reactivex.",
			"io.realm.",
			"okhttp3.",
			"okio.",
			"org.apache.",
			"org.json.",
			"org.koin.",
			"retrofit2.",
			"rx."
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
			return {
				className,
				method,
				file,
				line: file === undefined ? undefined : Number(number)
			};
		};
		const isFrameworkClass = (className, testClass = "") => libraryPackages.some((prefix) => className.startsWith(prefix) && !testClass.startsWith(prefix));
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
		function* allHints({ className, file, line }, failure) {
			for (const text of [failure?.message, failure?.trace]) if (text !== undefined) yield* hintsIn(text.slice(0, maxRead), className);
			if (file !== undefined && line !== undefined) yield {
				file,
				line
			};
		}
		function* hintsIn(text, testClass) {
			for (const found of text.matchAll(filePlace)) {
				const frame = parseFrame(lineAround(text, found.index));
				if (frame === undefined) {
					const file = pathEndingAt(text, found.index);
					const line = found[1] === undefined ? Number(found[2]) + 1 : Number(found[1]);
					if (!file.startsWith(".") && !otherAddress.test(file)) yield {
						file,
						line
					};
				} else if (frame.file !== undefined && frame.line !== undefined && !isFrameworkClass(frame.className, testClass)) {
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
	35303: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Do: () => runsOnBase,
			VV: () => failingOnBase,
			Zy: () => namePlaceOnBase,
			bw: () => mostCompared,
			oA: () => summarizeOnBase,
			q_: () => describeOnBase,
			qx: () => findOnBase,
			ux: () => failuresToCompare,
			wx: () => judgeOnBase
		});
		var _model_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80483);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52130);
		var _triage_identify_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19109);
		const mostCompared = 20;
		const shownCommit = 7;
		const failuresToCompare = (shards) => {
			const identify = (0, _triage_identify_cause_js__WEBPACK_IMPORTED_MODULE_0__.P)();
			const failed = shards.flatMap(({ tests, quarantined, sessionOf }) => tests.filter((test) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_1__.e2)(test.status) && !quarantined.has(test)).map((test) => ({
				test,
				session: sessionOf(test),
				cause: identify(test, (0, _attempts_js__WEBPACK_IMPORTED_MODULE_1__.sG)(test)).id
			})));
			const ofCause = [...Map.groupBy(failed, ({ cause }) => cause).values()];
			const places = new Map(ofCause.flatMap((own) => own.map((each, place) => [each, place])));
			const ordered = failed.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
			const chosen = ordered.slice(0, mostCompared).map(({ test, session }) => ({
				test,
				session
			}));
			return {
				chosen,
				more: failed.length - chosen.length
			};
		};
		const runsOnBase = ({ earlierAttempts }, retries) => 1 + Math.min(earlierAttempts.length, retries);
		const countOnBase = (sessions) => {
			const failed = sessions.filter(({ status }) => status === "failed").length;
			return {
				passed: sessions.length - failed,
				failed
			};
		};
		const judgeOnBase = (sessions) => {
			const { passed, failed } = countOnBase(sessions);
			if (failed > 0) return passed > 0 ? "unstable-on-base" : "fails-on-base";
			return passed > 0 ? "passes-on-base" : "unknown";
		};
		const failingOnBase = (report, limit) => (report?.tests ?? []).filter(({ result }) => result === "fails-on-base").slice(0, limit).map((test) => `${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test)} @ ${test.device}`);
		const findOnBase = (report) => {
			const known = new Map(report?.tests.map((test) => [`${test.device}\n${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test)}`, test]));
			return (test, device) => known.size === 0 ? undefined : known.get(`${device}\n${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test)}`);
		};
		const namePlaceOnBase = ({ branch, commit }) => commit === undefined ? branch : `${branch} at ${commit.slice(0, shownCommit)}`;
		const describeOnBase = (test, rate) => {
			const { branch, commit = "", result, sessions, why = "no run has a result" } = test;
			const { passed, failed } = countOnBase(sessions);
			const past = rate === undefined ? "" : `; in the history, ${rate.failures} of ${rate.outcomes} outcomes failed`;
			const runs = (count) => `${count} of ${sessions.length} ${sessions.length === 1 ? "run" : "runs"} at ${commit.slice(0, shownCommit)}`;
			switch (result) {
				case "fails-on-base": return `fails on ${branch}, too (${runs(failed)})${past}`;
				case "unstable-on-base": return `passes and fails on ${branch} (${runs(failed)} failed)${past}`;
				case "passes-on-base": return `passes on ${branch} (${runs(passed)}): this change or flakiness${past}`;
				case "unknown": return `unknown on ${branch}: ${why}`;
			}
		};
		const summarizeOnBase = ({ tests }, failed) => {
			const failing = tests.filter(({ result }) => result === "fails-on-base");
			const passing = tests.filter(({ result }) => result === "passes-on-base");
			const places = (own) => [...new Set(own.map(namePlaceOnBase))].join(" and ");
			const all = failed === 1 ? "it" : failed === 2 ? "both" : `all ${failed}`;
			if (failing.length > 0 && failing.length === failed) return `${all} also ${failed === 1 ? "fails" : "fail"} on ${places(failing)}`;
			if (failing.length > 0) return `${failing.length} of ${failed} also ${failing.length === 1 ? "fails" : "fail"} on ${places(failing)}`;
			if (passing.length > 0 && passing.length === failed) return `${all} ${failed === 1 ? "passes" : "pass"} on ${places(passing)}`;
			return undefined;
		};
	}),
	913: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hh: () => cutLine,
			ZU: () => createCrashNotes,
			rk: () => noteLine
		});
		const maxCrashes = 50;
		const maxPids = 1e4;
		const maxEnds = 20;
		const maxLogLines = 200;
		const maxLineChars = 1e3;
		const createCrashNotes = () => {
			const crashes = [];
			const lives = [];
			const current = new Map();
			const instrumentations = [];
			let running;
			let order = 0;
			const lifeOf = (pid) => {
				if (pid === undefined) return undefined;
				const known = current.get(pid);
				if (known !== undefined || lives.length >= maxPids) return known;
				const life = {
					pid,
					name: undefined,
					isInstrumented: false,
					ends: []
				};
				lives.push(life);
				current.set(pid, life);
				return life;
			};
			const name = (pid, process) => {
				const life = process === undefined ? undefined : lifeOf(pid);
				if (life !== undefined) life.name = process;
			};
			return {
				crashes,
				lives,
				instrumentations,
				instrumentedNames: new Set(),
				next: () => {
					order += 1;
				},
				name,
				nameOf: (pid) => current.get(pid)?.name,
				start: (pid, process) => {
					const before = current.get(pid);
					const isUsed = before?.name !== undefined && (before.ends.length > 0 || crashes.some(({ life }) => life === before));
					if (isUsed && lives.length < maxPids) current.delete(pid);
					name(pid, process);
				},
				runTest: (pid, test) => {
					const life = lifeOf(pid);
					if (life !== undefined) life.isInstrumented = true;
					running = test;
				},
				instrument: (kind, packageName) => {
					const last = instrumentations.at(-1);
					if (last?.kind === kind && last.packageName === packageName || instrumentations.length >= maxPids) return;
					instrumentations.push({
						kind,
						packageName,
						order
					});
				},
				end: (pid, { raw }, said) => {
					const life = lifeOf(pid);
					if (life !== undefined && life.ends.length < maxEnds) life.ends.push({
						...said,
						order,
						raw,
						running
					});
				},
				latest: (kinds, { pid }) => crashes.findLast((each) => kinds.includes(each.kind) && each.logger === pid && each.isEvent !== true),
				latestOf: (kind, pid) => crashes.findLast((each) => each.kind === kind && each.life?.pid === pid && each.isEvent !== true),
				open: (kind, line, pid = line.pid, isEvent = false) => {
					const { process, pid: logger } = line;
					const life = lifeOf(pid);
					const crash = {
						kind,
						order,
						life,
						logger,
						log: [],
						trace: [],
						running,
						process,
						isEvent
					};
					noteLine(crash, line.raw);
					if (crashes.length < maxCrashes) crashes.push(crash);
					return crash;
				}
			};
		};
		const noteLine = (crash, raw) => {
			if (crash.log.length < maxLogLines) crash.log.push(cutLine(raw));
		};
		const cutLine = (raw) => raw.slice(0, maxLineChars).trimEnd();
	}),
	22139: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bd: () => failureOfCrash,
			R: () => crashOfInstrumentation,
			_T: () => failureOfInstrumentation,
			fC: () => traceOf,
			iv: () => restoredCrash,
			r$: () => crashOf
		});
		var _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79687);
		var _killed_processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57493);
		const maxCauseChars = 1e3;
		const crashOf = ({ kind, process, thread, headline, trace, place, log }) => ({
			kind,
			process,
			thread,
			cause: (kind === "java" ? javaCause(trace) : headline) ?? wording[kind].unknownCause,
			at: (kind === "java" ? crashPlace(trace) : nativeFrame(trace, process)) ?? place,
			log
		});
		const wording = {
			java: {
				sentence: "The app crashed",
				unknownCause: "an exception that the log does not name"
			},
			native: {
				sentence: "The app crashed",
				unknownCause: "a signal that the log does not name"
			},
			"not-responding": {
				sentence: "The app did not respond",
				unknownCause: "the log gives no reason"
			},
			killed: {
				sentence: "The app was ended by the system",
				unknownCause: _killed_processes_js__WEBPACK_IMPORTED_MODULE_0__.DO
			}
		};
		const withoutCulprit = /^(?:the process |signal \d)/;
		const sentenceOf = ({ kind, cause }) => kind === "killed" && withoutCulprit.test(cause) ? "The app ended" : wording[kind].sentence;
		const failureOfCrash = (crash, trace) => ({
			kind: "error",
			type: crash.kind === "java" ? /^[\w.$]{1,300}(?=:|$)/.exec(crash.cause)?.[0] : undefined,
			message: `${sentenceOf(crash)}: ${crash.cause}`,
			trace
		});
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
			const cause = (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_1__.UH)(trace.join("\n"));
			const text = cause === "" ? first?.trim() : cause;
			return text === undefined || text === "" ? undefined : text.slice(0, maxCauseChars);
		};
		const crashPlace = (trace) => {
			const cause = trace.findLastIndex((line) => line.startsWith("Caused by: "));
			const [place] = [...trace.slice(Math.max(0, cause)), ...trace].flatMap((line) => {
				const frame = (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_1__.fH)(line);
				if (frame === undefined || (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_1__.fZ)(frame.className)) return [];
				return [frame.file === undefined ? line.trim().replace(/^at /, "") : `${frame.file}:${frame.line}`];
			});
			return place;
		};
		const nativeFrame = (trace, process) => {
			const [app = ""] = process?.split(":") ?? [];
			const own = trace.find((line) => app !== "" && line.includes(`/${app}`)) ?? trace[0];
			const found = own === undefined ? null : /^\s*#\d{2,4} {1,4}pc (?:0x)?[\da-f]{1,16} {1,3}(\S{1,500})(.*)$/.exec(own);
			if (found === null) return undefined;
			const [, path = "", rest = ""] = found;
			return `${path.slice(path.lastIndexOf("/") + 1)}${rest.replace(/ \(BuildId: .*/, "").slice(0, maxCauseChars)}`;
		};
		const crashOfInstrumentation = (ended) => {
			const { shortMessage, longMessage, log } = ended;
			if (ended.isRefused) return undefined;
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
			const isNamed = /^[\w$.]{1,300}$/.test(shortMessage) && (longMessage === shortMessage || longMessage?.startsWith(`${shortMessage}:`));
			const text = isNamed ? longMessage : [longMessage, shortMessage].find((each) => each !== undefined && exceptionText.test(each));
			return text === undefined ? undefined : {
				kind: "java",
				cause: text.slice(0, maxCauseChars),
				log
			};
		};
		const exceptionText = /^(?:[\w$]{1,200}\.){1,30}[\w$]{1,200}(?::|$)/;
		const refusedStart = "The instrumentation could not start: ";
		const failureOfInstrumentation = ({ shortMessage, longMessage = "", isRefused }) => {
			const text = longMessage.includes(shortMessage) ? longMessage : `${shortMessage} ${longMessage}`.trim();
			return {
				kind: "error",
				message: `${isRefused ? refusedStart : "The instrumentation ended: "}${text}`.slice(0, maxCauseChars)
			};
		};
	}),
	57493: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$T: () => killedProcesses,
			DO: () => died,
			kG: () => ownership
		});
		var _crash_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(913);
		const cutNameChars = 15;
		const ownership = ({ packages, testClasses }, instrumented) => {
			const known = packages.length > 0 ? packages : [...instrumented];
			return (process) => {
				const [name = ""] = process.split(":");
				if (known.some((each) => each === name || name.length === cutNameChars && each.endsWith(name))) return true;
				if (packages.length > 0 || !name.includes(".")) return false;
				const app = name.endsWith(".test") ? name.slice(0, -".test".length) : name;
				return testClasses.some((each) => each.startsWith(`${app}.`));
			};
		};
		const died = "the process died";
		const killedProcesses = (notes, isOwn) => {
			const stateAt = instrumentationStates(notes, isOwn);
			return notes.lives.flatMap((life) => {
				const [first] = life.ends;
				const isOfTests = life.isInstrumented || life.name !== undefined && isOwn(life.name);
				if (first === undefined || !isOfTests || isExplained(notes, life)) return [];
				const found = endOf(life, stateAt(first.order));
				if (found === undefined) return [];
				const { ends, name: process } = life;
				const log = ends.map(({ raw }) => (0, _crash_notes_js__WEBPACK_IMPORTED_MODULE_0__.Hh)(raw));
				return [{
					order: first.order,
					crash: {
						...found,
						process,
						trace: [],
						log,
						running: first.running
					}
				}];
			});
		};
		const isExplained = ({ crashes }, life) => crashes.some((each) => each.life === life || each.kind === "not-responding" && each.process === life.name);
		const instrumentationStates = ({ instrumentations }, isOwn) => {
			const own = instrumentations.filter(({ packageName }) => packageName === undefined || isOwn(packageName));
			return (order) => {
				const before = own.findLast((note) => note.order <= order);
				if (before !== undefined) return before.kind === "finished" ? "over" : "running";
				const after = own.find((note) => note.order > order);
				return after === undefined || after.kind === "started" ? "unknown" : "running";
			};
		};
		const faults = /^signal (?:[4-8]|11|31)\b/;
		const endOf = ({ ends, name = "" }, state) => {
			const of = (kind) => ends.find((each) => each.kind === kind);
			const reason = of("reason");
			const exit = of("exit")?.text;
			if (exit !== undefined && faults.test(exit)) return {
				kind: "native",
				headline: exit
			};
			if (reason !== undefined && !isKill(reason, name, state)) return undefined;
			if (reason === undefined && state === "over") return undefined;
			const why = reason?.text ?? "";
			const told = [
				exit?.startsWith(why) === true && why !== "" ? exit : why,
				of("own-signal")?.text,
				exit
			];
			return {
				kind: "killed",
				headline: told.find((text) => text !== undefined && text !== "") ?? died
			};
		};
		const cachedAdj = 900;
		const usual = /^stop\b|\b(?:cached|empty|remove task|clear data|from pid)\b|^$/i;
		const lack = /memory|excessive|signal/i;
		const isKill = ({ text, adj = 0 }, process, state) => {
			if (/\b(?:start|finished) inst/.test(text)) return false;
			const isCached = adj >= cachedAdj;
			if (isCached && process.includes(":")) return false;
			if (state !== "unknown") return state === "running";
			return lack.test(text) || !isCached && !usual.test(text);
		};
	}),
	7860: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AM: () => claimedCounts,
			AP: () => compareSession,
			Ge: () => absent,
			Ie: () => empty,
			J4: () => countersOf,
			JJ: () => worse,
			JR: () => isSkipped,
			NZ: () => unsettled,
			Ni: () => listedTests,
			O$: () => unreadable,
			Pb: () => isTimedOut,
			RZ: () => findingsOfStopped,
			V$: () => foreign,
			WW: () => declaredTotals,
			gz: () => failed,
			iU: () => timedOut,
			ie: () => agrees,
			jB: () => noun,
			nM: () => row,
			uI: () => mostCounted,
			z3: () => error
		});
		var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99503);
		var _accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89925);
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
		const worse = (clause) => ({
			cell: "worse",
			clause
		});
		const foreign = (clause) => ({
			cell: "foreign",
			clause
		});
		const unreadable = (clause) => ({
			cell: "unreadable",
			clause
		});
		const compareSession = (session) => {
			const { report, serviceRetries } = session.evidence;
			const tests = (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.x7)(session.tests);
			const results = report.state === "read" ? report.tests : {
				...tests,
				passed: tests.passed + skippedInBundle(session)
			};
			const inReport = report.state === "read" ? report.attempts : undefined;
			const attempts = serviceRetries === true ? inReport ?? (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.x7)(session.tests.flatMap((test) => test.earlierAttempts)) : _model_status_js__WEBPACK_IMPORTED_MODULE_1__.pZ;
			return {
				session,
				tests,
				results,
				attempts
			};
		};
		const skippedInBundle = ({ evidence: { bundle } }) => bundle?.state === "read" ? bundle.skipped : 0;
		const countersOf = ({ evidence: { summary, details } }) => [summary?.counters, details.state === "read" ? details.counters : undefined].filter((each) => each !== undefined);
		const listedTests = ({ evidence: { details } }) => details.state === "read" && (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.IU)(details.tests) > 0 ? details.tests : undefined;
		const claimedCounts = (session) => [...countersOf(session), listedTests(session)].filter((each) => each !== undefined);
		const declaredTotals = ({ evidence: { report } }) => report.state === "read" ? report.declared : undefined;
		const mostCounted = (session, count) => {
			const { report, bundle } = session.evidence;
			const inReport = report.state === "read" ? [report.tests, report.declared ?? _model_status_js__WEBPACK_IMPORTED_MODULE_1__.pZ] : [];
			const inBundle = bundle?.state === "read" ? [{
				..._model_status_js__WEBPACK_IMPORTED_MODULE_1__.pZ,
				failed: bundle.hiddenFailures
			}] : [];
			return Math.max(...[
				(0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.x7)(session.tests),
				...claimedCounts(session),
				...inReport,
				...inBundle
			].map(count));
		};
		const isTimedOut = ({ evidence }) => [...statusesOf(evidence), evidence.deviceStatus?.status].includes("timed-out");
		const isSkipped = ({ evidence }) => {
			const statuses = statusesOf(evidence);
			return statuses.length > 0 && statuses.every((status) => status === "skipped");
		};
		const statusesOf = ({ summary, details }) => [summary?.status, details.state === "read" ? details.status : undefined].filter((status) => status !== undefined);
		const noun = (count) => count === 1 ? "test" : "tests";
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
	67681: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			WX: () => findingsOf,
			oT: () => whatRan
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71113);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80483);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99503);
		var _accounting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89925);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52130);
		var _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7860);
		var _left_out_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49700);
		var _result_bundle_join_bundle_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84654);
		const better = { cell: "better" };
		const amount = (count) => `${count} ${(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.jB)(count)}`;
		const compareCounts = (claimed, held, clause) => {
			if (claimed > held) return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(clause);
			return claimed < held ? better : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
		};
		const compareWithResults = (claimed, count, claim, { session, results, attempts }) => {
			const held = count(results);
			return claimed < held ? better : compareCounts(claimed, held + count(attempts), `${claim}, but ${resultsHave(held, session)}`);
		};
		const resultsHave = (count, { evidence }) => `${evidence.report.state === "read" ? "the JUnit report has" : "the test details have"} ${count === 0 ? "none" : count}`;
		const countRows = (source, name, countersIn, rules) => rules.map(([field, ruling, compare]) => (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, field, { worse: ruling }, (compared) => {
			const counters = countersIn(compared.session);
			return counters === undefined ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge : compare(counters, compared, name);
		}));
		const serviceCounts = [
			[
				"failed tests",
				(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("counts-contradict"),
				(claimed, compared, name) => {
					const own = claimed.failed + claimed.error;
					return compareWithResults(own, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4, `${name} reports ${own} failed ${(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.jB)(own)}`, compared);
				}
			],
			[
				"executed tests",
				(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("counts-contradict"),
				(claimed, compared, name) => {
					const [own, held] = [claimed.passed + claimed.failed + claimed.error, (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.x$)(compared.results)];
					if (own + claimed.timedOut === 0 && held > 0) return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${name} reports no executed tests, but ${resultsHave(held, compared.session)}`);
					return compareWithResults(own, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.x$, `${name} reports ${own} executed ${(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.jB)(own)}`, compared);
				}
			],
			[
				"tests in error",
				(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("test-error"),
				({ error: own }, compared, name) => compareWithResults(own, (counters) => counters.error, `${name} reports ${amount(own)} in state ERROR`, compared)
			],
			[
				"timed-out tests",
				(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.iU)("test-timed-out"),
				({ timedOut: own }, _compared, name) => own === 0 ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge : (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${name} reports ${amount(own)} that timed out`)
			],
			[
				"tests that never ran",
				(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("tests-never-ran"),
				({ pending }, { session }, name) => {
					const unasked = pending - (session.evidence.passedBefore ?? 0);
					return unasked <= 0 || (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Pb)(session) ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge : (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${name} reports ${amount(unasked)} that never ran`);
				}
			]
		];
		const declaredCounts = [
			[
				"failed tests",
				(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("report-incomplete"),
				(declared, { results, attempts }) => {
					const [claimed, held] = [declared.failed + declared.error, (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4)(results) + (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4)(attempts)];
					return compareCounts(claimed, held, `the JUnit report declares ${claimed} failed ${(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.jB)(claimed)} but contains ${held}`);
				}
			],
			[
				"all tests",
				(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("report-incomplete"),
				(declared, { results, attempts }) => {
					const [claimed, held] = [(0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(declared), (0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(results) + (0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(attempts)];
					return compareCounts(claimed, held, `the JUnit report declares ${amount(claimed)} but contains ${held}`);
				}
			],
			[
				"timed-out tests",
				(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.iU)("test-timed-out"),
				({ timedOut: claimed }, { results }) => compareCounts(claimed, results.timedOut, `the JUnit report declares ${amount(claimed)} that timed out`)
			]
		];
		const buildEntry = {
			source: "build entry",
			name: "the build",
			statedIn: ({ evidence }) => evidence.summary,
			has: "the build reports the session as",
			stillHas: "the build still reports the session as",
			hasUnrecognized: "the build gives the session the unrecognized status",
			isInError: "the build reports that the session ended with an error",
			isTimedOut: "the build reports that the service timed out the session"
		};
		const sessionDetails = {
			source: "session",
			name: "the session",
			statedIn: ({ evidence: { details } }) => details.state === "read" ? details : undefined,
			has: "the session has the status",
			stillHas: "the session still has the status",
			hasUnrecognized: "the session has the unrecognized status",
			isInError: "the session ended with an error",
			isTimedOut: "the service timed out the session"
		};
		const isUnaskedAbort = (status, { evidence }) => status === "aborted" && evidence.abortRequested !== true;
		const endRows = ({ source, statedIn, ...phrases }) => [
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "status error", {
				worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("session-error"),
				unreadable: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("word-unknown")
			}, ({ session }) => {
				const { status, rawStatus } = statedIn(session) ?? {};
				if (status === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
				if (status === "unknown") return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.O$)(`${phrases.hasUnrecognized} "${rawStatus ?? ""}"`);
				if (status !== "error" && !isUnaskedAbort(status, session)) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
				const isPlain = rawStatus === undefined || rawStatus.toLowerCase() === "error";
				return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${phrases.isInError}${isPlain ? "" : `: "${rawStatus}"`}`);
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "status timed out", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.iU)("session-timed-out") }, ({ session }) => {
				const { status } = statedIn(session) ?? {};
				if (status === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
				return status === "timed-out" ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(phrases.isTimedOut) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "status unfinished", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("session-unfinished") }, ({ session }) => {
				const { details, report } = session.evidence;
				const { status, rawStatus = status } = statedIn(session) ?? {};
				if (status === undefined || details.state === "uncollected") return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
				const isOpen = status === "running" || status === "queued";
				const hasReport = report.state !== "missing";
				if (!isOpen || hasReport && (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.J4)(session).length > 0) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
				return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${phrases.stillHas} "${rawStatus}"${hasReport ? ", and no counters say how many tests ended" : ""}`);
			})
		];
		const explainsFailure = ({ session, tests }) => (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4)(tests) > 0 || session.evidence.serviceRetries === true;
		const statedRows = ({ source, name, statedIn, has }) => [
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "status skipped", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("counts-contradict") }, ({ session, results }) => {
				const { status, rawStatus = status } = statedIn(session) ?? {};
				if (status === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
				return status === "skipped" && (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.x$)(results) > 0 ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${has} "${rawStatus}", but it executed tests`) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "status failed", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("failed-without-test") }, (compared) => {
				const { status, rawStatus = status } = statedIn(compared.session) ?? {};
				if (status === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
				return status === "failed" && !explainsFailure(compared) ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${has} "${rawStatus}", but no test failed`) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "counters", { unreadable: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("counts-unreadable") }, ({ session }) => {
				const { counters, countersProblem } = statedIn(session) ?? {};
				if (countersProblem !== undefined) return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.O$)(`${name} has unusable test counts, because ${countersProblem}`);
				return counters === undefined ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
			}),
			...countRows(source, name, (session) => statedIn(session)?.counters, serviceCounts),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)(source, "announced tests", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("tests-never-ran") }, ({ session, tests, results }) => {
				const announced = statedIn(session)?.announcedTests;
				if (announced === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
				if ((0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Pb)(session)) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
				const lists = [
					tests,
					results,
					...(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.AM)(session)
				].map((each) => (0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(each) - each.pending);
				const held = Math.max(...lists);
				return compareCounts(announced, held, `${name} announced ${amount(announced)}, but only ${held} ended`);
			})
		];
		const whatRan = (session, ofBuild) => {
			const { buildCounters = _model_status_js__WEBPACK_IMPORTED_MODULE_2__.pZ } = session.evidence;
			const others = ofBuild.filter((other) => other !== session);
			const most = (count) => (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.uI)(session, count);
			const unexplained = (count) => count(buildCounters) - (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(others.map((other) => (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.uI)(other, count)));
			const { tests, attempts } = (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.AP)(session);
			const isUnreadable = [buildEntry, sessionDetails].some(({ statedIn }) => statedIn(session)?.countersProblem !== undefined);
			return {
				mayHaveRun: isUnreadable || Math.max(most(_accounting_js__WEBPACK_IMPORTED_MODULE_1__.x$), unexplained(_accounting_js__WEBPACK_IMPORTED_MODULE_1__.x$)) > 0,
				hidesFailures: Math.max(most(_accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4), unexplained(_accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4)) > (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4)(tests) + (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4)(attempts),
				buildHidesFailures: unexplained(_accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4) > most(_accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4) + (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4)(attempts)
			};
		};
		const serviceError = ({ session }, message) => (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.uI)(session, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.x$) > 0 ? `tests ran, and then the service reported an error: "${message}"` : `the service could not run the session: "${message}"`;
		const evidenceRows = [
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("device status", "error entry", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("session-not-run") }, (compared) => {
				const { deviceStatus } = compared.session.evidence;
				if (deviceStatus === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
				const isError = deviceStatus.status === "error" || isUnaskedAbort(deviceStatus.status, compared.session);
				return isError ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(serviceError(compared, deviceStatus.message)) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("device status", "timeout", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.iU)("session-timed-out") }, ({ session: { evidence } }) => evidence.deviceStatus?.status === "timed-out" ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)("the service timed out the session") : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("device status", "status failed", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("failed-without-test") }, (compared) => {
				if (compared.session.evidence.deviceStatus?.status !== "failed") return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
				return explainsFailure(compared) ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie : (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)("the service reports the device as \"Failed\" (in `device_statuses`), but no test failed");
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("build entry", "number of sessions", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("session-hidden") }, ({ session: { evidence } }) => evidence.hidden === undefined ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie : (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(evidence.hidden)),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("build entry", "session", {
				absent: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("session-missing"),
				worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("session-not-run"),
				foreign: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("response-foreign")
			}, (compared) => {
				const { evidence, sessionId } = compared.session;
				const { summary, details } = evidence;
				if (evidence.foreign !== undefined) return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.V$)(evidence.foreign);
				if (summary?.error !== undefined) return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(serviceError(compared, summary.error));
				const where = details.state === "document" ? `${details.job} reported no session` : "the build has no session";
				return sessionId === undefined ? {
					cell: "absent",
					clause: `${where} for this device`
				} : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("session", "identity", { foreign: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("response-foreign") }, ({ session }) => {
				const { details } = session.evidence;
				if (details.state === "foreign") return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.V$)(details.message);
				return details.state === "read" ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
			}),
			...endRows(buildEntry),
			...endRows(sessionDetails),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("session", "results", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("session-uncollected") }, ({ session }) => {
				const { details } = session.evidence;
				return details.state === "uncollected" ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`the results of this session were not collected: ${details.message}`) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("report", "file", {
				worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("report-missing"),
				unreadable: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("report-unreadable"),
				foreign: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("response-foreign")
			}, ({ session }) => {
				const { report } = session.evidence;
				if (report.state === "none") return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
				if (report.state === "read") return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
				if (report.state === "missing") return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JR)(session) ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge : (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`the JUnit report did not arrive: ${report.message}`);
				if (report.state === "foreign") return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.V$)(report.message);
				return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.O$)(`the JUnit report cannot be read: ${report.message}`);
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("session tests", "list", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("details-missing") }, ({ session }) => {
				const { details, report } = session.evidence;
				if (details.state === "read" || details.state === "document") return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
				return details.state === "missing" && report.state === "none" && !(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JR)(session) ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`no results, because the session's details could not be read: ${details.message}. This framework has no JUnit report to use instead`) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
			}),
			_result_bundle_join_bundle_js__WEBPACK_IMPORTED_MODULE_4__.fr,
			...statedRows(buildEntry),
			...statedRows(sessionDetails),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("report", "crash message", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("report-crash") }, ({ session: { evidence } }) => {
				const crash = evidence.report.state === "read" ? evidence.report.crash : undefined;
				return crash === undefined ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge : (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`the JUnit report shows a crash of the instrumentation: "${crash}"`);
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("session tests", "each test", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("counts-contradict") }, ({ session: { tests, evidence } }) => {
				if (evidence.details.state !== "read" || evidence.report.state !== "read") return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
				const found = tests.find(({ worseInDetails, earlierAttempts }) => worseInDetails !== undefined && !(evidence.serviceRetries === true && earlierAttempts.some(({ status }) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_5__.e2)(status))));
				if (found === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
				return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_6__.U)(found)} is "${found.worseInDetails}" in the service's list of tests, but "${found.status}" in the JUnit report`);
			}),
			...countRows("session tests", "the service's list of tests", _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ni, serviceCounts),
			..._result_bundle_join_bundle_js__WEBPACK_IMPORTED_MODULE_4__.x9,
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("report totals", "counters", { unreadable: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("counts-unreadable") }, ({ session: { evidence } }) => {
				const { declared, declaredProblem } = evidence.report.state === "read" ? evidence.report : {};
				if (declaredProblem !== undefined) return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.O$)(`the JUnit report has an unreadable total: ${declaredProblem}`);
				return declared === undefined ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
			}),
			...countRows("report totals", "the JUnit report", _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.WW, declaredCounts),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("results", "test in error", {
				worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("test-error"),
				unreadable: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("word-unknown")
			}, ({ session, tests }) => {
				const unknown = session.tests.find((test) => test.status === "unknown");
				if (unknown !== undefined) return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.O$)(`${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_6__.U)(unknown)} has the unrecognized status "${unknown.rawStatus ?? "?"}"`);
				return tests.error > 0 ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${amount(tests.error)} ended in state ERROR`) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("results", "timed-out test", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.iU)("test-timed-out") }, ({ tests }) => tests.timedOut > 0 ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`the service timed ${amount(tests.timedOut)} out`) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("results", "test that never ran", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.NZ)("tests-never-ran") }, ({ session, tests }) => tests.pending > 0 && !(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Pb)(session) ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${amount(tests.pending)} never ran`) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge),
			_result_bundle_join_bundle_js__WEBPACK_IMPORTED_MODULE_4__.sv,
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("results", "failed test", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.gz)("tests-failed") }, ({ session, tests }) => tests.failed > 0 ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`${tests.failed} of ${session.tests.length} tests failed`) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("selection", "known tests", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.z3)("no-tests-ran") }, ({ session, tests }) => {
				const { knownTests } = session.evidence;
				if (knownTests === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ge;
				if (knownTests === 0 || (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.x$)(tests) > 0 || (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Pb)(session)) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie;
				return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.JJ)(`no test was executed, but the suite has ${amount(knownTests)} for this device`);
			}),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.nM)("results", "executed test", { absent: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.Ie)("no-tests-ran") }, ({ tests }) => (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.x$)(tests) === 0 ? {
				cell: "absent",
				clause: "executed no test"
			} : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.ie)
		];
		const findingsOf = (session) => {
			const compared = (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.AP)(session);
			const findings = evidenceRows.flatMap((each) => {
				const { cell, clause = "" } = each.read(compared);
				const ruling = each.rulings[cell];
				return ruling === undefined ? [] : [{
					...ruling,
					clause
				}];
			});
			return (0, _left_out_js__WEBPACK_IMPORTED_MODULE_7__.id)(session) ? (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__.RZ)(findings) : findings;
		};
	}),
	68852: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fm: () => isInconclusive,
			MR: () => expectedSessions,
			PB: () => mayBundleArrive,
			R6: () => withShownDevices,
			Uj: () => hasLastingProblem,
			j2: () => mayStillSettle,
			kZ: () => markSharedSessions,
			s9: () => judgeSession,
			uN: () => analyzeShards
		});
		var _model_device_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99899);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91154);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99503);
		var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89925);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52130);
		var _describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57353);
		var _evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67681);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11301);
		var _left_out_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49700);
		const expectedSessions = (started, record) => {
			const build = withShownDevices(started, record);
			const replaced = new Set(build.replacedDevices?.map(_model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cY));
			const counts = ({ device }) => !replaced.has((0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cY)(device));
			const entries = (record?.devices ?? []).filter(counts).map((entry) => ({
				entry,
				match: (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.wl)(build.devices, entry.device)
			}));
			const errors = (record?.deviceErrors ?? []).filter(counts).map((error) => ({
				error,
				match: (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.WU)(build.devices, error.device)
			}));
			const ofBuild = {
				build,
				buildStartedAt: record?.startedAt,
				buildCounters: replaced.size > 0 ? undefined : record?.counters,
				isBuildOpen: record && !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.pl)(record.status)
			};
			const requested = build.devices.flatMap((device) => {
				const own = entries.flatMap(({ entry, match }) => isMatch(match, device) ? [entry] : []);
				const summaries = own.flatMap(({ sessions }) => sessions);
				const deviceError = worstError(errors.flatMap(({ error, match }) => isMatch(match, device) ? [error] : []));
				const common = {
					...ofBuild,
					buildAborted: record?.status === "aborted" || undefined,
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
				if (build.requestedSplit === undefined || lacking === 0 || record === undefined || !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.pl)(record.status)) return shown;
				return [...shown, {
					...ofShard(summaries.length),
					hidden: hiddenClause(lacking, build.requestedSplit)
				}];
			});
			const others = entries.flatMap(({ entry: { device, sessions }, match }, nth) => {
				if (typeof match === "object") return [];
				const foreign = match === "several" ? "the build lists this device, which fits more than one requested device" : "the build lists this device, which was not requested";
				const key = sessionKey(build, `other ${device}`, nth);
				return [{
					...ofBuild,
					key,
					device,
					shard: build.shard,
					foreign,
					summary: sessions[0]
				}];
			});
			const failed = errors.filter(({ match }) => typeof match !== "object").map(({ error: deviceError }, nth) => {
				const { device } = deviceError;
				return {
					...ofBuild,
					key: sessionKey(build, `error ${device}`, nth),
					device,
					shard: build.shard,
					deviceError
				};
			});
			const { insteadOf } = build;
			const asRequested = (session) => insteadOf === undefined ? session : {
				...session,
				device: insteadOf,
				ranOn: session.device
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
		const isFailedSummary = ({ status, counters }) => status === "failed" || counters !== undefined && (0, _accounting_js__WEBPACK_IMPORTED_MODULE_2__.r4)(counters) > 0;
		const shardSessions = (common, shards, summaries, record) => {
			const { build, device } = common;
			const total = shards.length;
			const named = new Map();
			const renamed = inOrderOfOwnNames(shards, summaries, record);
			const unnamed = [...renamed];
			const others = [];
			for (const summary of renamed.length === 0 ? summaries : []) {
				const index = findShard(shards, summary);
				const addOther = (what) => void others.push({
					summary,
					foreign: `the build lists ${what}`
				});
				if (namesNoShard(summary)) unnamed.push(summary);
				else if (index === -1) addOther(`a session of the shard "${summary.shardName ?? ""}", which was not requested`);
				else if (named.has(index)) addOther(`a second session of ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.y0)({
					index,
					total
				})} on "${device}"`);
				else named.set(index, summary);
			}
			const expected = shards.map(({ knownTests }, index) => ({
				...common,
				key: sessionKey(build, device, index),
				shard: {
					index,
					total
				},
				knownTests,
				summary: named.get(index) ?? unnamed.shift()
			}));
			for (const summary of unnamed) others.push({
				summary,
				foreign: `the build lists more sessions on "${device}" than shards were requested`
			});
			const unexpected = others.map((other, nth) => {
				const key = sessionKey(build, device, total + nth);
				return {
					...common,
					...other,
					deviceError: undefined,
					key,
					shard: build.shard
				};
			});
			return [...expected, ...unexpected];
		};
		const namesNoShard = ({ shardName, shardTests }) => shardName === undefined && shardTests === undefined;
		const inOrderOfOwnNames = (shards, summaries, record) => {
			const names = new Set(summaries.flatMap(({ shardName, shardTests }) => shardTests === undefined ? shardName ?? [] : []));
			const mayShowMore = record !== undefined && !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.pl)(record.status) && summaries.length < shards.length;
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
		const describePlaces = (sessions) => [
			sessions.map(({ device }) => `"${device}"`),
			sessions.map(({ build }) => `build ${build.id}`),
			sessions.map(({ shard }) => (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.y0)(shard))
		].map((names) => [...new Set(names)]).find((places) => places.length > 1)?.join(" and ") ?? "several entries";
		const isMatch = (match, device) => typeof match === "object" && match.device === device;
		const sessionShard = ({ shard }, nth, sessions) => ({
			index: shard.index * sessions + nth,
			total: shard.total * sessions
		});
		const lackingSessions = ({ requestedSplit, partial, devices }, record, device) => {
			if (requestedSplit === undefined || partial) return 0;
			const { sessions, onEachDevice } = requestedSplit;
			const shown = (record?.devices ?? []).filter((entry) => !onEachDevice || isMatch((0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.wl)(devices, entry.device), device));
			return onEachDevice || device === devices[0] ? Math.max(0, sessions - shown.flatMap((entry) => entry.sessions).length) : 0;
		};
		const ranElsewhere = ({ requestedSplit, partial }, record) => requestedSplit?.onEachDevice === false && !partial && (record?.devices ?? []).flatMap(({ sessions }) => sessions).length >= requestedSplit.sessions;
		const hiddenClause = (lacking, { sessions, onEachDevice }) => `this session is missing, because the build lists only ${sessions - lacking} of ${sessions} requested sessions${onEachDevice ? " on this device" : ""}`;
		const sessionKey = (build, device, nth) => `${build.id}/${nth}/${String((0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.cY)(device))}`;
		const analyzeShards = (sessions) => {
			const byBuild = Map.groupBy(sessions, ({ buildId }) => buildId);
			return [...Map.groupBy(sessions, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__.Gc).values()].flatMap((own) => {
				const attempts = own.toSorted((a, b) => a.attempt - b.attempt);
				const last = attempts.at(-1);
				if (last === undefined) return [];
				const { tests, sessionOf } = (0, _attempts_js__WEBPACK_IMPORTED_MODULE_5__.RM)(attempts);
				const neverRan = tests.filter((test) => !(0, _attempts_js__WEBPACK_IMPORTED_MODULE_5__.gb)(test));
				const judged = attempts.map((session) => ({
					session,
					judgment: judgeSession(session),
					...(0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.oT)(session, byBuild.get(session.buildId) ?? [])
				}));
				const deciding = decidingSessions(judged);
				return [{
					attempts,
					last,
					tests: neverRan.length === 0 ? tests : tests.filter(_attempts_js__WEBPACK_IMPORTED_MODULE_5__.gb),
					failed: tests.reduce((sum, { status }) => sum + ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_5__.e2)(status) ? 1 : 0), 0),
					quarantined: none,
					neverRan,
					sessionOf,
					judgment: judgmentOf(deciding),
					judged,
					deciding
				}];
			});
		};
		const none = new Map();
		const decidingSessions = (judged) => {
			const lastWhole = judged.findLastIndex(({ session }) => !session.partial);
			const deciding = judged.slice(Math.max(0, lastWhole));
			return deciding.filter((each, nth) => !(each.session.partial && isInconclusive(each) && isRepeated(each, deciding.slice(nth + 1))));
		};
		const isInconclusive = ({ judgment: { kind, isProvisional }, session }) => kind === "error" || kind === "timed-out" || kind === "waiting" || isProvisional === true || (0, _left_out_js__WEBPACK_IMPORTED_MODULE_7__.id)(session);
		const isRepeated = ({ session, hidesFailures }, later) => {
			const again = new Set(later.flatMap((each) => each.session.tests.map(_known_tests_js__WEBPACK_IMPORTED_MODULE_8__.IT)));
			return later.length > 0 && !hidesFailures && session.tests.every((test) => again.has((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_8__.IT)(test)));
		};
		const judgmentOf = (deciding) => {
			const judgments = deciding.map(({ judgment }) => judgment);
			const worst = judgments.find(({ kind }) => kind === "error") ?? judgments.find(({ kind }) => kind === "timed-out") ?? judgments.find(({ kind, isProvisional }) => kind === "waiting" || isProvisional === true);
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
			const findings = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.WX)(session);
			const name = (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__._0)(session);
			const open = judgeOpen(session, findings, name);
			if (open !== undefined) return open;
			for (const kind of kinds) {
				const finding = findings.find((each) => each.kind === kind);
				if (finding !== undefined) return {
					kind,
					code: finding.code,
					reason: `${name}${kind === "empty" ? "" : ":"} ${finding.clause}`
				};
			}
			return {
				kind: "passed",
				reason: `${name} passed`
			};
		};
		const judgeOpen = ({ evidence: { isBuildOpen, summary, details, report }, tests }, findings, name) => {
			if (isBuildOpen !== true) return undefined;
			const areAll = (...codes) => findings.length > 0 && findings.every(({ code }) => codes.includes(code));
			if (summary?.status === "queued" && tests.length === 0 && areAll("session-unfinished", "report-missing", "no-tests-ran")) return {
				kind: "waiting",
				code: "session-unfinished",
				reason: `${name}: waits for a device`
			};
			const isToCome = details.state === "read" && report.state === "missing" && areAll("report-missing");
			if (!isToCome || !tests.some(({ status }) => status === "passed")) return undefined;
			return {
				kind: "passed",
				isProvisional: true,
				reason: `${name} passed; its report comes when the build ends`
			};
		};
		const mayStillSettle = (session) => !["read", "document"].includes(session.evidence.details.state) || (0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.WX)(session).some(({ maySettle }) => maySettle);
		const badEnds = [
			"session-error",
			"session-not-run",
			"session-timed-out"
		];
		const hasLastingProblem = (session) => {
			const problems = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_6__.WX)(session).filter(({ kind }) => kind === "error" || kind === "timed-out");
			return problems.some(({ code }) => badEnds.includes(code)) || problems.length > 0 && !mayStillSettle(session);
		};
		const mayBundleArrive = ({ tests, evidence: { bundle } }) => bundle?.state === "missing" && bundle.mayArrive && tests.length > 0;
		const withShownDevices = (build, record) => {
			if (build.devicesAsShown !== true || record === undefined) return build;
			const devices = [...build.devices];
			for (const { device } of record.devices) if ((0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_0__.wl)(devices, device) === "none") devices.push(device);
			return devices.length === build.devices.length ? build : {
				...build,
				devices
			};
		};
	}),
	81215: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$J: () => parseNumber,
			BG: () => isFatal,
			L2: () => readTimestamp,
			Mv: () => createSharedNames,
			UW: () => readSeconds,
			Xw: () => readLine,
			Y7: () => createProblemList,
			_9: () => defaultJUnitLimits,
			aG: () => ReadingStopped,
			ml: () => shorten,
			rA: () => createTextBudget,
			ss: () => leanTests
		});
		var _attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52130);
		const fatalCodes = [
			"empty",
			"not-xml",
			"html",
			"doctype",
			"malformed",
			"truncated",
			"trailing-content",
			"not-junit",
			"too-deep",
			"too-large"
		];
		const isFatal = (problem) => fatalCodes.includes(problem.code);
		class ReadingStopped extends Error {
			problem;
			constructor(code, message, position) {
				super(message);
				this.name = "ReadingStopped";
				this.problem = {
					code,
					message,
					...position
				};
			}
		}
		const shownOfEachKind = 10;
		const createProblemList = () => {
			const problems = [];
			const counts = new Map();
			return {
				add: (problem) => {
					const count = (counts.get(problem.code) ?? 0) + 1;
					counts.set(problem.code, count);
					if (count <= shownOfEachKind) problems.push(problem);
				},
				all: () => {
					const cut = counts.entries().filter(([, count]) => count > shownOfEachKind);
					return [...problems, ...cut.map(([code, count]) => ({
						code,
						message: `${count - shownOfEachKind} more of the same kind`
					}))];
				}
			};
		};
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
						head += piece.slice(0, room);
						tail += piece.slice(room);
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
		const none = [];
		const leanTests = (tests, nameOf) => tests.map((test) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_0__.Dz)(test) && test.worseInDetails === undefined ? leanTest(test, nameOf) : test);
		const leanTest = ({ className, name, durationMs, startedAt, file, line }, nameOf) => ({
			className: nameOf(className),
			name: nameOf(name),
			status: "passed",
			durationMs,
			startedAt,
			failures: none,
			earlierAttempts: none,
			file,
			line
		});
		const parseNumber = (text = "") => {
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
			const seconds = parseNumber(text);
			return seconds === undefined ? undefined : Math.round(seconds * millisecondsPerSecond * 1e3) / 1e3;
		};
		const readLine = (text) => {
			const line = parseNumber(text);
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
	16473: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CG: () => isSuiteItself,
			Hu: () => openSuite,
			r9: () => testsOfSuite,
			tk: () => closeSuite
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71113);
		var _lib_present_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28008);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99503);
		var _accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89925);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52130);
		var _reading_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81215);
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
		const testsOfSuite = ({ name, failures: read }) => {
			if (read.length === 0) return [];
			const failures = read.map(({ failure }) => failure);
			const status = failures.some(({ kind }) => kind === "error") ? "error" : "failed";
			return [{
				className: name,
				name: suiteItself,
				status,
				failures,
				earlierAttempts: []
			}];
		};
		const closeSuite = (suite, isWhole, { problems, repeatedCases }) => {
			const { name, declared, cases, inner } = suite;
			const ofCases = (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.x7)(cases);
			const found = (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(ofCases, (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.x7)(testsOfSuite(suite)));
			const attempts = (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(found, (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.x7)(cases.flatMap(({ earlierAttempts }) => earlierAttempts)));
			const totals = {
				found: inner.reduce((sum, each) => (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(sum, each.found), found),
				attempts: inner.reduce((sum, each) => (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(sum, each.attempts), attempts)
			};
			const eachOnce = repeatedCases === "attempts" ? [(0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.x7)((0, _attempts_js__WEBPACK_IMPORTED_MODULE_1__.TX)(cases))] : [];
			const ways = [
				totals.found,
				totals.attempts,
				found,
				ofCases,
				attempts,
				...eachOnce
			];
			const difference = describeDifference(name, declared, ways);
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
			const isOwnAlone = declared.tests === (0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(own) && (0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(all) !== (0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(own);
			const covered = (0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(isOwnAlone ? own : all);
			const claim = toCounters(declared, covered);
			const claims = inner.flatMap((each) => each.declared ?? []);
			if (claim === undefined && claims.length === 0) return undefined;
			const ofInner = inner.reduce((sum, each) => (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(sum, each.declared ?? each.found), _model_status_js__WEBPACK_IMPORTED_MODULE_2__.pZ);
			const held = (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(own, ofInner);
			if (claim === undefined) return held;
			return isOwnAlone ? (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(worseOf(own, claim, covered), ofInner) : worseOf(held, claim, covered);
		};
		const worseOf = (held, claim, covered) => {
			const { failed, error } = claim.failed + claim.error >= held.failed + held.error ? claim : held;
			const timedOut = Math.max(held.timedOut, claim.timedOut);
			const others = Math.max(0, Math.max(covered, (0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(claim)) - failed - error - timedOut);
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
					const value = (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_3__.$J)(text);
					if (value === undefined && text !== "") problems.add({
						code: "bad-count",
						message: `${name}="${text.slice(0, 40)}" is not a count.`
					});
					return value === undefined ? [] : [Math.trunc(value)];
				});
				return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value);
			};
			return (0, _lib_present_js__WEBPACK_IMPORTED_MODULE_4__.E)({
				tests: count("tests", "total"),
				failed: count("failures", "failed"),
				error: count("errors"),
				skipped: count("skipped", "skips", "skip", "ignored", "disabled", "notrun"),
				timedOut: count("timedout")
			});
		};
		const toCounters = (declared, held) => {
			if (Object.keys(declared).length === 0) return undefined;
			const { tests = held, failed = 0, error = 0, skipped = 0, timedOut = 0 } = declared;
			return {
				passed: Math.max(0, tests - failed - error - skipped - timedOut),
				failed,
				error,
				skipped,
				timedOut,
				pending: 0
			};
		};
		const describeDifference = (name, { tests, failed: failures, error, skipped, timedOut = 0 }, found) => {
			const failed = failures === undefined && error === undefined ? undefined : (failures ?? 0) + (error ?? 0) + timedOut;
			const fits = (claim, ...ways) => claim === undefined || found.some((counters) => ways.some((count) => count(counters) === claim));
			const agrees = fits(tests, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU, (counters) => (0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(counters) - counters.skipped) && (fits(failed, notPassed) || failures !== undefined && fits(failures, notPassed)) && fits(skipped, (counters) => counters.skipped);
			if (agrees) return undefined;
			const claims = [
				tests === undefined ? "" : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__.hS)(tests, "test"),
				failed === undefined ? "" : `${failed} failed`,
				skipped === undefined ? "" : `${skipped} skipped`
			].filter((text) => text !== "");
			const [first] = found;
			const suite = name === "" ? "A suite without a name" : `The suite "${(0, _reading_context_js__WEBPACK_IMPORTED_MODULE_3__.ml)(name, 100)}"`;
			return `${suite} declares ${claims.join(", ")}; it contains ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__.hS)((0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(first), "test")}, ${notPassed(first)} failed, ${first.skipped} skipped.`;
		};
		const notPassed = (counters) => (0, _accounting_js__WEBPACK_IMPORTED_MODULE_0__.r4)(counters) + counters.pending;
	}),
	72862: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aw: () => unstableTests,
			Gj: () => needsRepeats,
			VC: () => describeShown,
			a6: () => firstRepeatFailure,
			bE: () => newTestsOn,
			ds: () => countRan,
			fl: () => isUnstable,
			is: () => describeUnstable,
			pD: () => firstFailedRepeat,
			rL: () => countsAsUnstable,
			sC: () => isTooMany,
			y: () => judgeRepeats
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71113);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80483);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52130);
		var _evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67681);
		var _evidence_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7860);
		var _expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68852);
		const mostWithoutRule = 10;
		const mostShare = .3;
		const isTooMany = (count, all) => count > mostWithoutRule && count > mostShare * all;
		const newTestsOn = (device, shards, reasonOf) => {
			const own = shards.filter(({ last }) => last.device === device);
			const passed = own.flatMap(({ tests }) => tests.filter(({ status }) => status === "passed"));
			const once = new Map(passed.map((test) => [(0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test), test]));
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
			const usable = sessions.map((session) => ({
				session,
				kind: (0, _expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__.s9)(session).kind,
				statusOf: statusesIn(session)
			})).toSorted((a, b) => (a.session.repeat ?? 0) - (b.session.repeat ?? 0));
			return tests.map(({ test, why, device }) => {
				const results = usable.flatMap(({ session, kind, statusOf }) => {
					const { status, failures = [], durationMs } = statusOf((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test));
					const isProven = kind === "passed" || kind === "failed";
					if (status === undefined || status === "passed" && !isProven) return [];
					const { repeat = 0, buildId, sessionId, folder } = session;
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
				const failures = results.filter(isFailure);
				const broken = failures.filter(({ status }) => status !== "failed").length || undefined;
				const before = test.earlierAttempts.filter(({ status }) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_2__.e2)(status)).length;
				const { className, name } = test;
				const passed = 1 + results.length - failures.length;
				return {
					className,
					name,
					device,
					why,
					passed,
					failed: failures.length + before,
					broken,
					results
				};
			});
		};
		const isFailure = ({ status }) => status !== "passed";
		const statusesIn = (session) => {
			const byName = new Map();
			for (const test of session.tests) {
				const name = (0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test);
				const known = byName.get(name);
				if (known === undefined || !(0, _attempts_js__WEBPACK_IMPORTED_MODULE_2__.e2)(known.status)) byName.set(name, test);
			}
			const unnamed = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_3__.oT)(session, [session]).hidesFailures ? { status: countedStatus(session) } : {};
			return (name) => {
				const result = byName.get(name);
				return result === undefined ? unnamed : {
					...result,
					status: repeatStatus(result.status)
				};
			};
		};
		const repeatStatus = (status) => {
			if (status === "skipped" || status === "pending") return undefined;
			return status === "unknown" ? "error" : status;
		};
		const countedStatus = (session) => {
			if ((0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_4__.uI)(session, ({ timedOut }) => timedOut) > 0) return "timed-out";
			return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_4__.uI)(session, ({ error }) => error) > 0 ? "error" : "failed";
		};
		const countRan = (sessions) => new Set(sessions.flatMap((each) => (0, _evidence_js__WEBPACK_IMPORTED_MODULE_3__.oT)(each, [each]).mayHaveRun ? each.repeat ?? 0 : [])).size;
		const isUnstable = ({ passed, failed }) => passed > 0 && failed > 0;
		const countsAsUnstable = (test) => isUnstable(test) && test.quarantined === undefined;
		const firstFailedRepeat = ({ results }) => results.find(isFailure);
		const firstRepeatFailure = (test) => firstFailedRepeat(test)?.failures[0];
		const needsRepeats = ({ test }) => !(0, _attempts_js__WEBPACK_IMPORTED_MODULE_2__.s8)(test);
		const unstableTests = (report, limit) => (report?.tests ?? []).filter(isUnstable).slice(0, limit).map((test) => `${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test)} @ ${test.device}`);
		const shownRate = .2;
		const describeShown = (runs) => `${runs} of ${runs} runs passed: a test that fails in ${percent(shownRate)} of its runs would have failed in one of them with a probability of ${percent(1 - (1 - shownRate) ** runs)}.`;
		const percent = (share) => `${Math.round(share * 100)} %`;
		const describeUnstable = (unstable) => {
			const [first] = unstable;
			if (first === undefined) return "";
			const { device, passed, failed } = first;
			const more = unstable.length > 1 ? `, and ${unstable.length - 1} more` : "";
			return `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_5__.hS)(unstable.length, "new or changed test is", "new or changed tests are")} unstable: ${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(first)} @ ${device} passed in ${passed} of ${passed + failed} runs${more}`;
		};
	}),
	84654: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DU: () => nameCases,
			J4: () => joinBundle,
			fr: () => bundleFileRow,
			ko: () => expectedFailuresNotice,
			mb: () => bundleCases,
			sv: () => bundleFailedRow,
			x9: () => bundleContentRows
		});
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78091);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _lib_present_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28008);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80483);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52130);
		var _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7860);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11301);
		const joinBundle = (listed, runs, retried) => {
			const cases = bundleCases(runs, retried);
			const casesByKey = Map.groupBy(cases, ({ key }) => key);
			const listedByKey = Map.groupBy(listed, caseKey);
			const joined = new Map();
			for (const [key, own] of listedByKey) for (const [test, results] of pair(own, casesByKey.get(key) ?? [])) joined.set(test, results);
			const unlisted = cases.filter(({ key, test }) => !listedByKey.has(key) && test.status !== "unknown");
			const names = nameCases(cases);
			const named = ({ test, from }) => from === undefined ? test : {
				...test,
				name: names(from, test.name)
			};
			const results = [...listed.flatMap((test) => joined.get(test) ?? []), ...unlisted.map((from) => ({
				test: from.test,
				from
			}))];
			const tests = new Map(results.map((each) => [named(each), each.from?.failedAttempt]));
			const turned = (to) => [...joined].filter(([test]) => test.status === "passed").flatMap(([, own]) => own.filter(({ test, isPaired }) => isPaired === true && test.status === to)).map((each) => (0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(named(each)));
			return {
				tests: [...tests.keys()],
				evidence: {
					state: "read",
					unlisted: unlisted.filter(({ key, bundled, test }) => isMethodName(key) && bundled.arguments.length === 0 && test.status !== "skipped").map(({ key }) => key),
					lacking: [...listedByKey].filter(([key, own]) => !casesByKey.has(key) && isMethodName(key) && own.some(({ status }) => status === "passed")).map(([key]) => key),
					failed: turned("failed"),
					skipped: turned("skipped").length,
					hiddenFailures: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(runs.map(hiddenFailures)),
					failures: runs.flatMap(({ targetFailures, errors }) => [...targetFailures.map(({ message }) => message), ...errors])
				},
				failedAttempts: new Map([...tests].flatMap(([test, attempt]) => attempt === undefined ? [] : [[test, attempt]]))
			};
		};
		const hiddenFailures = ({ announced, tests }) => {
			const held = tests.filter(({ attempts }) => attempts.some(({ status }) => status === "failed")).length;
			return Math.max(0, (announced.failed ?? 0) - held);
		};
		const pair = (listed, all) => {
			const known = all.filter(({ test }) => test.status !== "unknown");
			const good = listed.filter(({ status }) => !(0, _attempts_js__WEBPACK_IMPORTED_MODULE_2__.e2)(status)).toReversed();
			const bad = listed.filter(({ status }) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_2__.e2)(status)).toReversed();
			const paired = new Map();
			const take = (cases, nextOf) => cases.filter((from) => {
				const test = nextOf(from);
				if (test === undefined) return true;
				paired.set(test, from);
				return false;
			});
			const unequal = take(known, ({ test }) => ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_2__.e2)(test.status) ? bad : good).pop());
			const left = take(unequal, () => bad.pop() ?? good.pop());
			const [first] = listed;
			return new Map(listed.map((test) => {
				const from = paired.get(test);
				const own = from === undefined ? { test } : {
					test: worseOf(test, from),
					from,
					isPaired: true
				};
				const others = test === first ? left : [];
				return [test, [own, ...others.map((other) => ({
					test: {
						...test,
						...other.test,
						...namedLike(test)
					},
					from: other
				}))]];
			}));
		};
		const namedLike = ({ className, name }) => ({
			className,
			name
		});
		const worseOf = (test, { test: bundled }) => {
			const isFailure = (0, _attempts_js__WEBPACK_IMPORTED_MODULE_2__.e2)(bundled.status) && !(0, _attempts_js__WEBPACK_IMPORTED_MODULE_2__.e2)(test.status);
			const status = isFailure || test.status === "passed" ? bundled.status : test.status;
			const kind = test.failures[0]?.kind ?? "failure";
			const failures = bundled.failures.length > 0 ? bundled.failures.map((failure) => ({
				...failure,
				kind
			})) : test.failures;
			return {
				...test,
				...bundled,
				...namedLike(test),
				status,
				...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_3__.E)({ durationMs: test.durationMs }),
				failures: (0, _attempts_js__WEBPACK_IMPORTED_MODULE_2__.e2)(status) ? failures : []
			};
		};
		const bundleCases = (runs, retried) => {
			const tests = runs.toSorted((one, other) => startMs(one) - startMs(other)).flatMap((run) => run.tests);
			return (retried ? joinRuns(tests) : tests).map((test) => caseOf(test, retried));
		};
		const caseKey = ({ className, name }) => `${(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.TH)(className)}/${(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.NY)(name)}`;
		const isMethodName = (key) => /^[^/]+\/test[\p{L}\p{N}_]*$/u.test(key);
		const startMs = ({ startedAt }) => startedAt?.getTime() ?? 0;
		const joinRuns = (tests) => {
			const joined = new Map();
			for (const test of tests) {
				const { attempts, ...identity } = test;
				const key = JSON.stringify(identity);
				const first = joined.get(key);
				joined.set(key, first === undefined ? test : {
					...first,
					attempts: [...first.attempts, ...attempts]
				});
			}
			return [...joined.values()];
		};
		const caseOf = (bundled, retried) => {
			const { attempts } = bundled;
			const failedAttempt = attempts.findLast(({ status }) => status === "failed");
			const deciding = (retried ? undefined : failedAttempt) ?? attempts.findLast(isExecuted) ?? lastOf(attempts);
			const others = attempts.filter((attempt) => attempt !== deciding && isExecuted(attempt));
			const failures = deciding.status === "failed" ? deciding.failures : [];
			const test = {
				className: bundled.className,
				name: bundled.name,
				status: statusOf(deciding),
				failures: failures.map(bundleFailure),
				earlierAttempts: others.map(testAttempt),
				...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_3__.E)({
					durationMs: deciding.durationMs,
					skipMessage: deciding.skipReason
				}),
				...failurePlace(failures),
				...deciding.expectedFailures.length === 0 ? {} : { expectedFailures: deciding.expectedFailures.map(bundleFailure) }
			};
			return {
				key: caseKey(bundled),
				bundled,
				test,
				failedAttempt
			};
		};
		const lastOf = ([first, ...more]) => more.at(-1) ?? first;
		const isExecuted = ({ status }) => status !== "skipped" && status !== "unknown";
		const statusOf = ({ status }) => status === "expected-failure" ? "passed" : status;
		const testAttempt = (attempt) => ({
			status: statusOf(attempt),
			failures: attempt.failures.map(bundleFailure),
			durationMs: attempt.durationMs
		});
		const failurePlace = (failures) => {
			const { file, line } = failures.find((failure) => failure.file !== undefined) ?? {};
			return file === undefined ? {} : {
				file: file.slice(file.lastIndexOf("/") + 1),
				...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_3__.E)({ line })
			};
		};
		const source = "result bundle";
		const reading = (read) => ({ session: { evidence } }) => evidence.bundle?.state === "read" ? read(evidence.bundle) : _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.Ge;
		const bundleFileRow = (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.nM)(source, "file", {}, ({ session: { evidence } }) => {
			const { bundle } = evidence;
			if (bundle === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.Ge;
			if (bundle.state === "read") return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.ie;
			const cell = bundle.state === "missing" ? "worse" : "unreadable";
			return {
				cell,
				clause: `its result bundle is ${bundle.state} (${bundle.message})`
			};
		});
		const bundleContentRows = [
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.nM)(source, "failure outside of tests", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.z3)("bundle-failure") }, reading(({ failures: [first, ...more] }) => {
				if (first === undefined) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.ie;
				const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
				return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.JJ)(`its result bundle has a failure outside of any test: ${first}${others}`);
			})),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.nM)(source, "Xcode's count of failures", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.z3)("bundle-contradicts") }, reading(({ hiddenFailures }) => hiddenFailures === 0 ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.ie : (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.JJ)(`Xcode counted ${hiddenFailures} more failed ${(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.jB)(hiddenFailures)} than its result bundle contains`))),
			(0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.nM)(source, "list of tests", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.NZ)("bundle-contradicts") }, (compared) => reading(({ unlisted, lacking }) => {
				if (unlisted.length === 0 && lacking.length === 0 || (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.Pb)(compared.session)) return _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.ie;
				if (unlisted.length > 0) return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.JJ)(`its result bundle has ${some(unlisted)}, but the test details do not`);
				return (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.JJ)(`according to the test details, ${some(lacking)} passed, but the result bundle does not contain it`);
			})(compared))
		];
		const bundleFailedRow = (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.nM)(source, "failed tests", { worse: (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.gz)("tests-failed") }, reading(({ failed: names }) => names.length === 0 ? _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.ie : (0, _evidence_reading_js__WEBPACK_IMPORTED_MODULE_5__.JJ)(`${some(names)} failed in its result bundle, but passed according to the test details`)));
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
				return parts.length === 0 ? name : `${name} [${(0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_6__.IN)(parts.join(", "), maxLabel)}]`;
			};
		};
		const maxNames = 5;
		const expectedFailuresNotice = (shards) => {
			const names = new Set();
			for (const { tests } of shards) for (const test of tests) if (test.expectedFailures !== undefined) names.add((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test));
			if (names.size === 0) return undefined;
			const [count, verb] = names.size === 1 ? ["1 test", "counts"] : [`${names.size} tests`, "count"];
			return `${count} with expected failures ${verb} as passed: ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.rL)([...names], maxNames)}.`;
		};
		const maxCalls = 10;
		const plainType = "Assertion Failure";
		const bundleFailure = ({ message, type, file, line, calls, expectedReason }) => {
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
	63343: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IY: () => nameableGroups,
			UN: () => runsIn,
			YZ: () => selectedEntries,
			jp: () => isLeftEmpty,
			pj: () => nameTests
		});
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65953);
		var _frameworks_shard_split_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70204);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80483);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11301);
		var _capability_filters_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77223);
		var _filter_styles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24996);
		var _flow_requests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57050);
		const runsIn = (shards) => {
			const total = shards[0]?.shard.total ?? Number.POSITIVE_INFINITY;
			if (new Set(shards.map(({ shard }) => shard.index)).size === total) return () => true;
			const names = new Set(shards.flatMap(({ tests }) => [...tests ?? []]));
			if (names.size > 0) return (test) => names.has((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test));
			const filters = new Set(shards.flatMap(({ classFilter }) => classFilter ?? []));
			if (filters.size > 0) return (test) => filters.has((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test)) || (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_1__.fD)(test.className).some((className) => filters.has(className));
			const indexes = new Set(shards.map(({ shard }) => shard.index));
			return (test) => !test.parameterized && _frameworks_shard_split_js__WEBPACK_IMPORTED_MODULE_2__.iN.every((form) => indexes.has((0, _frameworks_shard_split_js__WEBPACK_IMPORTED_MODULE_2__.IS)(test, total, form)));
		};
		const isLeftEmpty = ({ tests }, { shard, classFilter }) => classFilter === undefined && tests.every(({ parameterized, naming }) => !parameterized && naming === undefined) && tests.every((test) => _frameworks_shard_split_js__WEBPACK_IMPORTED_MODULE_2__.iN.every((form) => (0, _frameworks_shard_split_js__WEBPACK_IMPORTED_MODULE_2__.IS)(test, shard.total, form) !== shard.index));
		const selectedEntries = ({ suite, whole }) => {
			if (suite === undefined || whole === undefined || suite === whole) return (entry) => [entry];
			const unknown = suite.unknown.map(({ part }) => part);
			const byClass = new Map();
			for (const entry of (0, _filter_styles_js__WEBPACK_IMPORTED_MODULE_3__.vx)(suite.tests, whole, unknown)) {
				for (const className of (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_1__.fD)(entry.split("#", 1)[0] ?? "")) byClass.set(className, [...byClass.get(className) ?? [], entry]);
			}
			return (entry) => unknown.includes(entry) ? [entry] : byClass.get(entry) ?? [entry];
		};
		const nameTests = (tests, { framework, capabilities, target, suite }, filters) => {
			const { testFilter } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_4__.Fg)(framework);
			const known = new Map([...suite?.onRequest ?? [], ...suite?.tests ?? []].map((test) => [(0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test), test]));
			const entries = tests.flatMap((test) => testFilter?.entryOf(test.className, test.name, {
				target,
				known: known.get((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test))
			}) ?? []);
			if (entries.length < tests.length) return undefined;
			const named = [...new Set(entries)];
			if (testFilter !== undefined && !(0, _flow_requests_js__WEBPACK_IMPORTED_MODULE_5__.oW)(named, testFilter)) return undefined;
			const key = testFilter?.leavesOut;
			const matches = suite && testFilter && _filter_styles_js__WEBPACK_IMPORTED_MODULE_3__.NA[testFilter.style].prefixMatches?.(named, suite);
			if (matches === undefined || key === undefined) return {
				tests: named,
				filters,
				extra: []
			};
			const before = [capabilities[key], filters?.[key]].flatMap((given) => (0, _capability_filters_js__WEBPACK_IMPORTED_MODULE_6__.$2)(given) ?? []);
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
		const nameableGroups = (tests, name) => {
			const groups = [];
			for (const test of tests) {
				const group = groups.at(-1);
				if (group !== undefined && name([...group, test]) !== undefined) group.push(test);
				else groups.push([test]);
			}
			return groups;
		};
	}),
	77095: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
			hw: () => widestFailure,
			le: () => ownClass,
			xL: () => countFailures
		});
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91154);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13732);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80483);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52130);
		var _crash_describe_crash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22139);
		var _describe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57353);
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
				if ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_0__.s8)(test)) totals.flaky += 1;
				if ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_0__.e2)(test.status) && isQuarantined) totals.quarantined += 1;
				if (isFailed(pair, failOnFlaky)) totals.failed += 1;
				else if (test.status === "skipped") totals.skipped += 1;
				else totals.passed += 1;
			}
			return totals;
		};
		const failedTests = (shards, failOnFlaky, limit) => failedPairs(shards, failOnFlaky).take(limit).map(nameOf).toArray();
		const nameOf = ({ test, device }) => `${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_1__.U)(test)} @ ${device}`;
		function* failedPairs(shards, failOnFlaky) {
			for (const pair of pairsOf(shards)) if (isFailed(pair, failOnFlaky)) yield pair;
		}
		const widestFailure = (shards, failOnFlaky) => {
			const tests = new Map();
			for (const pair of failedPairs(shards, failOnFlaky)) {
				if (pair.isQuarantined) continue;
				const name = (0, _model_results_js__WEBPACK_IMPORTED_MODULE_1__.U)(pair.test);
				const known = tests.get(name) ?? {
					first: pair,
					failed: 0,
					flaky: 0
				};
				tests.set(name, known);
				if ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_0__.s8)(pair.test)) known.flaky += 1;
				else known.failed += 1;
			}
			const [widest] = [...tests.values()].toSorted((a, b) => b.failed - a.failed || b.flaky - a.flaky);
			return widest?.first;
		};
		const countFailedFlaky = (shards, failOnFlaky) => failedPairs(shards, failOnFlaky).reduce((count, { test }) => count + ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_0__.s8)(test) ? 1 : 0), 0);
		const isFailed = ({ test, isQuarantined }, failOnFlaky) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_0__.e2)(test.status) || failOnFlaky && (0, _attempts_js__WEBPACK_IMPORTED_MODULE_0__.s8)(test) && !isQuarantined;
		function* pairsOf(shards) {
			for (const [label, own] of Map.groupBy(shards, ({ last }) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__.hV)(last))) for (const { tests, quarantined, last } of own) for (const test of tests) yield {
				device: last.device,
				label,
				test,
				isQuarantined: quarantined.has(test)
			};
		}
		const ownClass = "Mobile Test Cloud";
		const problemCaseOf = ({ judgment, tests, last }) => {
			if (judgment.kind === "waiting") return {
				...problemCase("waiting", `session [${shardLabel(last)}]`, judgment.reason),
				status: "pending"
			};
			if (judgment.kind !== "error" && judgment.kind !== "timed-out" || isShown(judgment, tests)) return undefined;
			const { kind, code, reason } = judgment;
			const { crash } = last;
			const problem = problemCase(kind, `session [${shardLabel(last)}]`, code === undefined ? reason : `${reason} ${(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__.rr)(code)}`);
			return crash === undefined ? problem : {
				...problem,
				crash,
				failures: [...problem.failures, (0, _crash_describe_crash_js__WEBPACK_IMPORTED_MODULE_4__.Bd)(crash, undefined)]
			};
		};
		const isShown = ({ kind }, tests) => tests.some(({ status }) => kind === "timed-out" ? status === "timed-out" : status === "error" || status === "unknown");
		const shardLabel = (session) => (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__._0)({
			...session,
			attempt: 0
		});
		const verdictCaseOf = ({ verdict: { kind, reason } }) => kind === "failed" || kind === "error" || kind === "timed-out" || kind === "cancelled" ? problemCase(kind, "verdict", reason) : undefined;
		const problemCase = (rawStatus, name, message) => ({
			className: ownClass,
			name,
			status: "error",
			rawStatus,
			failures: [{
				kind: "error",
				message
			}],
			earlierAttempts: []
		});
		const failureLabels = ({ tests, devices }) => {
			const known = new Map(tests.flatMap((test) => test.history === undefined ? [] : [[(0, _model_results_js__WEBPACK_IMPORTED_MODULE_1__.U)(test), test.history]]));
			return (test, label) => {
				const ofTest = known.size === 0 ? undefined : known.get((0, _model_results_js__WEBPACK_IMPORTED_MODULE_1__.U)(test));
				return ofTest?.find((past) => devices[past.device] === label);
			};
		};
		const newFailures = (analysis, limit) => {
			const labeled = failureLabels(analysis);
			return failedPairs(analysis.shards, analysis.failOnFlaky).filter(({ test, label }) => (labeled(test, label)?.label ?? "new") === "new").take(limit).map(nameOf).toArray();
		};
		const countFailures = ({ failed: all, quarantined: tests }) => {
			const quarantined = tests.keys().reduce((sum, { status }) => sum + Number(status === "failed"), 0);
			return {
				failed: all - quarantined,
				quarantined
			};
		};
	}),
	76201: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IU: () => dependsOnName,
			Oj: () => ruleOfSession,
			Y: () => ruleOf
		});
		var _read_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82497);
		const matches = ({ exception, text, holds, unless }, failure) => (failure.exceptions.some((name) => exception?.test(name)) || text?.test(failure.ruleText) === true || holds?.(failure) === true) && unless?.(failure) !== true;
		const isOfTest = ({ testClass }, call) => testClass !== "" && call.split(".").at(-2) === testClass;
		const setupFunction = /^(?:(?:(?:oneTime|class)?[sS]etUp|before)(?:[A-Z]\w{0,40})?|setup|set_up|<clinit>)$/;
		const isInSetup = (failure) => {
			const own = failure.frames.flatMap(({ call = "" }) => isOfTest(failure, call) ? [functionOf(call)] : []);
			if (own.some((name) => name !== failure.testName && setupFunction.test(name))) return true;
			return own.length > 0 && own.every((name) => name === "<init>");
		};
		const functionOf = (call) => call.slice(call.lastIndexOf(".") + 1);
		const dependsOnName = ({ frames }) => frames.every(({ call }) => call === undefined) || frames.some(({ call = "" }) => setupFunction.test(functionOf(call)));
		const assertions = /^(?:Assertion(?:Error|FailedError|FailedWithCauseError|Exception)|PhptAssertionFailedError|ComparisonFailure|MultipleFailuresError|TestFailure|ExpectationFailedException|(?:True|Equal)Exception|WantedButNotInvoked|ArgumentsAreDifferent|NoInteractionsWanted|NeverWantedButInvoked|(?:TooMany|TooFew|TooLittle|MoreThanAllowed)ActualInvocations|VerificationInOrderFailure|VerificationError)$/;
		const assertionText = /\bXCTAssert\w*|\bXCTUnwrap\b|\bXCTFail\b|Expectation failed|\bexpected\b[^\n]{0,200}\b(?:but|was|to be|found|got|equal|actual)\b|^\s*expected:? |\bis (?:not )?equal to\b|\bAssert(?:ion)?(?: is false|\.\w{1,40}\(\)| failed|:)|^\s*E? *assert |Failed asserting|\bexpect\([^\n)]{0,100}\)|\bREQUIRE\(|\bcheck(?:_\w{1,20})?\(|condition was false|\) failed\s*$|Wanted but not invoked|Never wanted here|No interactions wanted here|Snapshot (?:does not match|comparison failed)|\bdoes(?:n[\u2019']t| not) match\b|\bdiffers? from\b|\bshould (?:match|be|equal)\b|^failed - /im;
		const categoryRules = [
			{
				name: "not-responding",
				category: "app-not-responding",
				certainty: "proven",
				identity: "message",
				holds: ({ crash }) => crash === "not-responding"
			},
			{
				name: "process-crashed",
				category: "app-crash",
				certainty: "proven",
				identity: "call",
				holds: ({ crash }) => crash !== undefined
			},
			{
				name: "instrumentation-refused",
				category: "configuration",
				certainty: "stated",
				identity: "message",
				text: /(?:^|\n)The instrumentation could not start: |\bINSTRUMENTATION_FAILED\b|Unable to find instrumentation (?:info|target package)|Unable to instantiate instrumentation|does not have a signature matching the target|Permission Denial: starting instrumentation/i
			},
			{
				name: "install-refused",
				category: "configuration",
				certainty: "stated",
				identity: "message",
				text: /\bINSTALL_(?:FAILED_(?:INVALID_APK|INVALID_URI|BAD_SIGNATURE|UPDATE_INCOMPATIBLE|SHARED_USER_INCOMPATIBLE|MISSING_SHARED_LIBRARY|MISSING_SPLIT|OLDER_SDK|NEWER_SDK|DEPRECATED_SDK_VERSION|CONFLICTING_PROVIDER|DUPLICATE_PERMISSION|TEST_ONLY|CPU_ABI_INCOMPATIBLE|NO_MATCHING_ABIS|MISSING_FEATURE|VERSION_DOWNGRADE|UID_CHANGED|PERMISSION_MODEL_DOWNGRADE|BAD_PERMISSION_GROUP)|PARSE_FAILED_\w{1,40})\b|\bApplicationVerificationFailed\b|\bvalid provisioning profile\b|\bprovisioning profile cannot be installed\b|No code signature found|\bMismatchedApplicationIdentifierEntitlement\b|\bDeviceOSVersionTooLow\b|\bMissingBundle(?:Identifier|Executable)\b/
			},
			{
				name: "account-refused",
				category: "configuration",
				certainty: "stated",
				identity: "message",
				text: /\bBROWSERSTACK_[A-Z_]{3,60}\b|\b(?:invalid|wrong) access key\b|\bparallel tests are currently in use\b/i
			},
			{
				name: "not-responding-said",
				category: "app-not-responding",
				certainty: "stated",
				identity: "message",
				text: /\bANR in\b|\bANR (?:dialog|detected)|\bApplication ?Not ?Responding\b|\b(?:isn[\u2019']t|is not|not|stopped) responding\b|\binput ?dispatching ?timed ?out|\bkey ?dispatching ?timed ?out|\bmain (?:thread|run loop)\b[^\n]{0,40}\b(?:busy|blocked|unresponsive)\b|\bevent loop idle notification not received\b|\bfailed to complete startup\b|\bTimeout executing service\b/i,
				holds: ({ text }) => /\bInstrumentation run failed due to ['\u2018]?key ?Dispatching ?Timed ?Out/i.test(text)
			},
			{
				name: "system-ended",
				category: "device-or-service",
				certainty: "stated",
				identity: "message",
				exception: /^Dead(?:Object|System|SystemRuntime)Exception$/,
				text: /\bINSTRUMENTATION_ABORTED\b|\bSystem has crashed\b|\bsystem (?:server )?(?:has )?died\b|\bUiAutomation(?:Service)?\b[^\n]{0,80}\b(?:not connected|already registered)\b|\bCannot call disconnected UiAutomation\b/i
			},
			{
				name: "process-ended",
				category: "app-crash",
				certainty: "proven",
				identity: "call",
				text: /\bProcess crashed\b|\bINSTRUMENTATION_RESULT: shortMsg=|\bAndroidRuntime\b[^\n]{0,20}: Process: \S{1,200}, PID: |\binstrumentation process crashed\b|\bInstrumentation run failed due to\b|\bFatal signal \d|\bFATAL EXCEPTION\b|\bSIG(?:SEGV|ABRT|BUS|ILL|TRAP)\b|\bEXC_[A-Z_]{3,30}|^[\w.-]{1,200} crashed in (?:[-+]\[|\S{0,200}[.(:_$])|\bTest crashed with signal\b|\bApp crashed or stopped\b|^The (?:app|process) crashed\b|\bNative crash\b|^Crash: |Terminating app due to uncaught exception|Restarting after unexpected exit(?:,| or) crash/im,
				unless: ({ exceptions, ruleText }) => exceptions.some((name) => assertions.test(name)) || /\bXCT(?:Assert\w{0,40}|Fail|Unwrap)\b/.test(ruleText)
			},
			{
				name: "app-not-running",
				category: "unknown",
				certainty: "stated",
				identity: "call",
				text: /\bis not running\b.{0,80}\bapplication\b|Application [^\n]{0,200} is not running|Lost connection to the application/i
			},
			{
				name: "install-failed",
				category: "device-or-service",
				certainty: "stated",
				identity: "message",
				text: /\bINSTALL_FAILED_\w{1,60}|Failed to install\b[^\n]{0,200}(?:apk|ipa|app|application|agent|runner|package|bundle)\b|\binstallation failed\b|\b(?:could not|cannot|can[\u2019']t) be installed\b|\bInstallException\b|Unable to install\b|No space left on device|INSUFFICIENT_STORAGE/i
			},
			{
				name: "launch-failed",
				category: "device-or-service",
				certainty: "stated",
				identity: "message",
				text: /\b(?:Failed|Unable|Could not|Cannot) (?:to )?(?:launch|background|terminate|activate) (?:the )?(?:app|test runner|application|simulator|device|(?:[\w-]{1,60}\.){1,8}[\w-]{1,60})(?!\w)|\brequest to open\b[^\n]{0,120}\bfailed\b|\bApplication [^\n]{0,120} (?:failed to|did not) (?:launch|terminate)\b|\bfailed to (?:launch|terminate):? (?:app|process)|\bto (?:launch|terminate) application\b|\bApp state is still not terminated\b|\bwaiting to launch\b|\battempting to launch\b|\bbad simulator state\b|\bUnable to lookup in current state\b|never finished bootstrapping|\bfailed to bootstrap\b|hung before establishing connection|establish(?:ing)? (?:a )?connection (?:with|to) the test runner|initialize for UI testing|before (?:starting|finishing) (?:test execution|running tests)|\benabling automation mode\b|\bSimulator device failed to\b/i
			},
			{
				name: "driver-failed",
				category: "device-or-service",
				certainty: "stated",
				identity: "message",
				exception: /^(?:AndroidDriverTimeout|IOSDriverTimeout|AndroidInstrumentationSetupFailure|MaestroDriverStartup|UnreachableBrowser|SessionNotCreated|NoSuchSession|NoSuchDriver|XCUITestServerError|DeviceNotAvailable|DeviceDisconnected|ShellCommandUnresponsive|AdbCommandRejected|DeviceUnresponsive)(?:Exception)?$/,
				text: /\bdriver (?:did not (?:start|respond)|not ready|failed to (?:start|launch|connect)|is not reachable|crashed)|\bdriver (?:did|could) not be started|\b(?:Failed|Unable) to (?:launch|start|reach|connect to|open) (?:the )?(?:\w{1,20} )?(?:driver|XCUITest server|WebDriverAgent|UiAutomator2? server|Maestro)\b|\bXCUITest ?Server\b|\bWebDriverAgent\b|\binstrumentation process (?:is not running|cannot be initialized)|session (?:is )?(?:terminated|deleted|not created|could not be created|either terminated)|invalid session id|Could not (?:start|create) a new session/i
			},
			{
				name: "driver-lost",
				category: "device-or-service",
				certainty: "inferred",
				identity: "message",
				holds: ({ exceptions, thrownIn }) => thrownIn !== undefined && /^(?:maestro\.drivers|dadb|xcuitest)\./.test(thrownIn) && exceptions.some((name) => /^(?:Status|StatusRuntime|IO|EOF|Timeout|Socket|Connect|SocketTimeout|Protocol)Exception$/.test(name))
			},
			{
				name: "device-lost",
				category: "device-or-service",
				certainty: "stated",
				identity: "message",
				text: /\bdevice:? (?:\u201C\u201D |\S{1,60} )?(?:went |is |was |has been )?(?:offline|disconnected|not found|unavailable|unauthorized|not responding|not connected|locked)\b|\b(?:offline|disconnected|no connected|no) devices?(?:\/emulators)?(?: found)?\s*$|\bSession\b[^\n]{0,80}\bnot available\b|\blost connection to (?:the )?device\b|\bconnection to (?:the )?device (?:was )?lost\b|\bdevice (?:has been )?(?:disconnected|rebooted)\b|\bNo compatible devices\b|\binfrastructure failure\b/im
			},
			{
				name: "accessibility-check",
				category: "accessibility",
				certainty: "stated",
				identity: "quoted",
				exception: /^(?:AccessibilityViewCheck|Accessibility)Exception$/,
				text: /accessibility (?:audit|check|result|issue|error)s?\b|\bGTXError|\bGTXChecks?\b|\bContrast (?:failed|nearly passed)\b|\bHit area is too small|\bDynamic Type font sizes are|\bText clipped\b|\bElement has no description|\bPotentially inaccessible text/i
			},
			{
				name: "no-connection",
				category: "network",
				certainty: "stated",
				identity: "host",
				exception: /^(?:(?:UnknownHost|Connect|NoRouteToHost|PortUnreachable|Protocol|Socket|SocketTimeout|ConnectTimeout|ConnectionPoolTimeout|HttpHostConnect|NoHttpResponse|HttpRequestTimeout|InterruptedIO|ConnectionShutdown|StreamReset|UnresolvedAddress|UnknownService|SSL|SSLHandshake|SSLProtocol|SSLPeerUnverified|CertPathValidator|Certificate|CertificateExpired|CertificateNotYetValid|Handshake|ApolloNetwork|FirebaseNetwork|Client)Exception|NoConnectionError|NetworkError|URLError)$/,
				text: /NSURLErrorDomain|\bjavax?\.net\.[\w.]{1,60}Exception\b|\bNetwork request failed\b|\bFailed to fetch\b|kCFErrorDomainCFNetwork|Internet connection appears to be offline|Could not connect to the server|network connection was lost|Unable to resolve host|Failed host lookup|\bConnection (?:refused|reset|closed|timed out)\b|net::ERR_(?!ABORTED)|\bE(?:CONNREFUSED|NOTFOUND|CONNRESET|HOSTUNREACH|TIMEDOUT)\b|unexpected end of stream|\bcleartext\b[^\n]{0,120}\bnot permitted\b|App Transport Security|\bTrust anchor for certification path\b|CERTIFICATE_VERIFY_FAILED|\bcertificate (?:has expired|pinning failure|for this server is invalid|verify failed)|\bHostname [^\n]{0,100} not verified|\bA network error \(such as|\bclient is offline\b|\bstream was reset: |\bDioException \[(?:connection|send|receive|bad certificate)/i
			},
			{
				name: "http-status",
				category: "network",
				certainty: "stated",
				identity: "host-and-call",
				exception: /^(?:Http|ClientRequest|ServerResponse|HttpRequest|HttpResponse|GoogleJsonResponse|TokenResponse|ApolloHttp|Apollo|Status|StatusRuntime|Firebase(?:Firestore|Functions|TooManyRequests|RemoteConfigServer|Server)|Api|ResolvableApi|Unavailable|DeadlineExceeded|InvalidResponseCode|BadStatusCode|Dio|AuthorizationService|AmazonService)(?:Exception|Error)$/,
				text: /\bHTTP (?:status (?:code )?)?[45]\d\d\b|\b(?:status|response)[ -]?code:? ?(?:was |unacceptable: |of )?[45]\d\d\b|\bResponse status code was unacceptable\b|\bHttp request failed with status code\b|\binvalid status code: [45]\d\d|\bServer returned HTTP response code\b|\bcode = (?:Unavailable|DeadlineExceeded|Unauthenticated|PermissionDenied|Internal)\b|\b(?:UNAVAILABLE|DEADLINE_EXCEEDED|UNAUTHENTICATED|RESOURCE_EXHAUSTED|PERMISSION_DENIED): |\[(?:cloud|firebase)_\w{1,40}\/[\w-]{1,60}\]/i
			},
			{
				name: "query-timeout",
				category: "timeout",
				certainty: "stated",
				identity: "call",
				text: /\bTimed out while evaluating UI query\b|\bnever becomes requested state\b|\bto have window focus\b|\bCould not launch intent\b/i,
				exception: /^RootViewWithoutFocusException$/
			},
			{
				name: "element-missing",
				category: "element-not-found",
				certainty: "stated",
				identity: "quoted",
				exception: /^(?:NoMatchingView|NoMatchingRoot|NoMatchingElement|NoMatchingWebView|UiObjectNotFound|StaleObject|StaleElementReference|ElementNotFound)Exception$/,
				text: /No views in hierarchy found matching|No (?:visible )?(?:matches|element|elements|view|views|node|nodes) found\b|no such element|Unable to (?:locate|find) (?:an? |the )?(?:element|view|node|widget|object)|could not find any (?:node|element|view|matching widget)|\bElement not found\b|Found (?:0|no|zero) widgets|\bmeans none were found but\b|\bdesired element was not found\b|Bad state: No element|Failed to (?:get matching snapshots?|find (?:element|view|object))|NoMatchingElement|\bis visible\s*$/im
			},
			{
				name: "element-null",
				category: "element-not-found",
				certainty: "inferred",
				identity: "call",
				holds: ({ text }) => /\bAttempt to invoke [^\n]{0,200}\.UiObject2\.[^\n]{0,200} on a null object reference/.test(text)
			},
			{
				name: "element-ambiguous",
				category: "element-not-found",
				certainty: "stated",
				identity: "quoted",
				exception: /^(?:AmbiguousViewMatcher|AmbiguousElementMatcher|MultipleMatchingElements)Exception$/,
				text: /Multiple matching elements found|matches multiple views in the hierarchy|but found [\u2019'\u201C\u201D\d#]+ nodes? that satisf|Bad state: Too many elements|ambiguously found multiple matching widgets/i
			},
			{
				name: "element-unusable",
				category: "element-not-found",
				certainty: "stated",
				identity: "quoted",
				exception: /^(?:Perform|InjectEventSecurity|ElementNotInteractable|ElementClickIntercepted)Exception$/,
				text: /target view does not match one or more of the following constraints|\bnot (?:clickable|hittable|interactable|foreground)\b|Failed to (?:tap|scroll|swipe|press|type|synthesize event|double tap|long press)|does not allow background interaction|neither element nor any descendant has keyboard focus/i
			},
			{
				name: "condition-timeout",
				category: "timeout",
				certainty: "stated",
				identity: "call",
				exception: /^(?:(?:TestTimedOut|Timeout|TimeoutCancellation|AppNotIdle|IdlingResourceTimeout|IdlingPolicyTimeout|ComposeTimeout|ConditionTimeout|WebDriverTimeout|ComposeNotIdle|AndroidComposeUiTestTimeout|WaitUntilVisibleTimeout|WaitUntilExistsTimeout|JSTimeout)Exception|UncompletedCoroutinesError|TurbineAssertionError)$/,
				text: /\btimed[- ]?out\b(?!\s*(?:=|:? ?(?:true|false)\b))|\b(?:test )?timeout of\b|\btimeout - |Exceeded timeout|Asynchronous wait failed|execution time allowance|\bexceeded (?:the )?(?:time ?out|time limit)|still not (?:fulfilled|satisfied|idle) after|\bTimeout (?:exceeded|expired|reached)\b|\bdid not (?:become|get) idle\b|\bdid not complete within\b|\btest coroutine is not completing\b|\bNo value produced in\b|\bFuture not completed\b|\bTest got stuck\b|\bCondition unmet after\b|\bnot invoked within timeout\b|\bApp is not idle\b|\bFailed to execute \w{1,20} within \d{1,5} seconds\b|\b(?:condition|timeout) was not (?:met|fulfilled|satisfied) (?:within|after|in)\b/i
			},
			{
				name: "status-timed-out",
				category: "timeout",
				certainty: "proven",
				identity: "call",
				holds: ({ status }) => status === "timed-out"
			},
			{
				name: "setup-failed",
				category: "test-setup",
				certainty: "stated",
				identity: "call",
				text: /\b(?:one ?time ?set ?up|set ?up|before ?(?:all|each|class)) ?(?::|hook|failed|error)|Test suite failed to run|Failed to instantiate test|initializationError|No runnable methods|^No tests? (?:were )?found\b|\b[Dd]id you forget to launch the activity\b|^No compose hierarchies found\b|\bUnable to resolve activity for\b|\bhave you declared this activity in your AndroidManifest|\bresolved to different process\b|\bTest not setup properly\b|\bFailed to grant permissions\b/im,
				exception: /^NoActivityResumedException$/
			},
			{
				name: "setup-called",
				category: "test-setup",
				certainty: "inferred",
				identity: "call",
				holds: (failure) => failure.thrownIn?.endsWith(".throwInitializationError") === true || !failure.exceptions.some((name) => assertions.test(name)) && isInSetup(failure)
			},
			{
				name: "class-missing",
				category: "test-setup",
				certainty: "inferred",
				identity: "message",
				exception: /^(?:(?:ClassNotFound|MissingMethod)Exception|(?:NoClassDefFound|ExceptionInInitializer|NoSuchMethod|NoSuchField|UnsatisfiedLink|AbstractMethod|Initialization|InvalidTestClass)Error)$/
			},
			{
				name: "file-or-permission",
				category: "test-setup",
				certainty: "inferred",
				identity: "call",
				exception: /^(?:FileNotFound|NoSuchFile|DirectoryNotFound|AccessDenied|Security)Exception$/,
				text: /\bPermission Denial\b|\bENOENT\b|\bEACCES\b|No such file or directory/i
			},
			{
				name: "assertion-thrown",
				category: "assertion",
				certainty: "stated",
				identity: "test",
				exception: assertions
			},
			{
				name: "assertion-text",
				category: "assertion",
				certainty: "stated",
				identity: "test",
				holds: ({ exceptions, ruleText }) => exceptions.every((name) => /^(?:Error|Exception)$/.test(name)) && assertionText.test(ruleText)
			},
			{
				name: "thrown-in-code",
				category: "exception",
				certainty: "stated",
				identity: "call",
				holds: (failure) => {
					const [{ call } = {}] = failure.frames;
					return failure.exception !== undefined && call !== undefined && failure.testClass !== "" && !isOfTest(failure, call);
				}
			},
			{
				name: "thrown-in-test",
				category: "exception",
				certainty: "stated",
				identity: "test",
				holds: (failure) => failure.exception !== undefined && isOfTest(failure, failure.thrownIn ?? "")
			},
			{
				name: "thrown-elsewhere",
				category: "exception",
				certainty: "stated",
				identity: "test",
				holds: ({ exception }) => exception !== undefined
			},
			{
				name: "error-caught",
				category: "exception",
				certainty: "stated",
				identity: "test",
				text: /\bcaught (?:unexpected )?(?:error|exception)\b|\bfailed: caught |\bthrew (?:an )?(?:error|exception)\b|\buncaught [^\n]{0,80}exception\b|\bUnhandled exception\b|\bThe following [\w$ ]{1,80} was thrown\b/i
			},
			{
				name: "no-message",
				category: "unknown",
				certainty: "inferred",
				identity: "message",
				holds: ({ isSilent }) => isSilent
			}
		];
		const outward = [
			"app-not-responding",
			"device-or-service",
			"accessibility",
			"network",
			"element-not-found",
			"timeout"
		];
		const ruleOf = (failure) => {
			const { exception, message, isInner } = failure;
			const inner = {
				...failure,
				exceptions: exception === undefined ? [] : [(0, _read_failure_js__WEBPACK_IMPORTED_MODULE_0__.Lk)(exception)],
				ruleText: (0, _read_failure_js__WEBPACK_IMPORTED_MODULE_0__.Yg)(message)
			};
			const ofInner = isInner && failure.crash === undefined ? categoryRules.find((rule) => outward.includes(rule.category) && matches(rule, inner)) : undefined;
			return ofInner ?? categoryRules.find((rule) => matches(rule, failure)) ?? noRule;
		};
		const endingSessions = [
			"instrumentation-refused",
			"install-refused",
			"account-refused",
			"install-failed",
			"launch-failed"
		];
		const ruleOfSession = (words) => categoryRules.find(({ name, text }) => endingSessions.includes(name) && words.some((each) => text?.test(each)));
		const noRule = {
			name: "no-rule",
			category: "unknown",
			certainty: "inferred",
			identity: "test"
		};
	}),
	19109: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => createCauses,
			T: () => idOf
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79687);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11301);
		var _category_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76201);
		var _read_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82497);
		const maxRemembered = 2e4;
		const idLength = 12;
		const createCauses = () => {
			const numbers = new Map();
			const readings = remembered();
			const causes = remembered();
			const numberOf = (text) => {
				const known = numbers.get(text);
				if (known !== undefined) return known;
				if (numbers.size >= maxRemembered) return Number.NaN;
				numbers.set(text, numbers.size);
				return numbers.size - 1;
			};
			return (test, outcome) => {
				const [failure] = (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_1__.Ys)(test, outcome);
				const { type = "", message = "", trace = "" } = failure ?? {};
				const texts = [
					type,
					message,
					trace,
					`${test.className} ${test.file}:${test.line} ${test.crash?.kind} ${test.crash?.at}`
				].map(numberOf);
				const key = texts.some(Number.isNaN) ? undefined : texts.join(" ");
				const reading = readings(key, () => (0, _read_failure_js__WEBPACK_IMPORTED_MODULE_2__.f1)(test, failure));
				return causes(key && `${key} ${test.status} ${(0, _category_rules_js__WEBPACK_IMPORTED_MODULE_3__.IU)(reading) ? test.name : ""}`, () => causeOf(test, reading));
			};
		};
		const remembered = () => {
			const known = new Map();
			return (key, compute) => {
				const value = (key === undefined ? undefined : known.get(key)) ?? compute();
				if (key !== undefined && known.size < maxRemembered) known.set(key, value);
				return value;
			};
		};
		const causeOf = (test, reading) => {
			const { exception, message, text, frames } = reading;
			const ruled = {
				...reading,
				status: test.status,
				testClass: testClassOf(test),
				testName: test.name,
				crash: test.crash?.kind
			};
			const rule = (0, _category_rules_js__WEBPACK_IMPORTED_MODULE_3__.Y)(ruled);
			return {
				id: idOf([
					exception === undefined ? "" : (0, _read_failure_js__WEBPACK_IMPORTED_MODULE_2__.Lk)(exception),
					rule.identity === "quoted" ? (0, _read_failure_js__WEBPACK_IMPORTED_MODULE_2__.iB)(message) : (0, _read_failure_js__WEBPACK_IMPORTED_MODULE_2__.lO)(message),
					...distinguishingParts(rule, reading, test)
				]),
				category: rule.category,
				rule: rule.name,
				certainty: rule.certainty,
				host: rule.category === "network" ? reading.host : undefined,
				exception,
				message,
				text,
				frame: frames.find(({ file }) => file !== undefined) ?? frames[0]
			};
		};
		const idOf = (parts) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, idLength);
		const distinguishingParts = ({ identity, name }, { frames, message, host }, test) => {
			if (name === "no-message") return [name, test.status];
			const calls = frames.flatMap(({ call }) => call === undefined ? [] : [call]);
			const [deepest] = calls;
			if (identity === "message" || identity === "quoted") return /\p{L}/u.test(message) ? [] : [deepest ?? testNameOf(test)];
			const server = host === undefined || /^[\d.:a-f]+$/.test(host) ? [] : [host];
			if (identity === "host") return /\p{L}/u.test(message) || host !== undefined ? server : [deepest ?? testNameOf(test)];
			const called = [deepest ?? frameFile(frames[0])];
			if (identity === "call") return called;
			if (identity === "host-and-call") return [...called, ...server];
			if (deepest === undefined) return [frameFile(frames[0]), testNameOf(test)];
			const testClass = testClassOf(test);
			const ofTest = calls.find((call) => call.split(".").at(-2) === testClass);
			return ofTest === undefined || ofTest === deepest ? [deepest] : [deepest, ofTest];
		};
		const testClassOf = ({ className }) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.TH)(className).split("$", 1)[0] ?? "";
		const testNameOf = ({ className, name }) => `${(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.TH)(className)}#${(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.NY)(name)}`;
		const frameFile = (frame) => frame?.file?.split(/[\\/]/).at(-1) ?? "";
	}),
	82497: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f1: () => readFailure,
			Lk: () => simpleExceptionName,
			iB: () => withQuotedText,
			Yg: () => withoutQuotes,
			lO: () => withoutValues
		});
		var root_cause = __webpack_require__(79687);
		;
		const places = [
			/\bhost (?:lookup: )?["'\u201C\u2018]([^"'\u201D\u2019\s]{1,253})["'\u201D\u2019]/i,
			/\bconnect to \/?([\w.-]{1,253})(?:\/[\d.:a-f]{1,45})?(?=[:\s,]|$)/i,
			/\bcleartext (?:HTTP )?(?:communication|traffic) to ([\w.-]{1,253}) not permitted/i,
			/\bhostname ([\w.-]{1,253}) not verified/i,
			/\bpinning failure![\s\S]{0,2000}Pinned certificates for ([\w.-]{1,253}):/,
			/\bUnknownHostException: ([\w-]{1,63}(?:\.[\w-]{1,63}){1,20})(?=[\s:]|$)/,
			/\baddress = ([\w.-]{1,253}), port = /,
			/\b(?:https?|wss?|grpc):\/\/(?:[^\s/@"'<>]{1,200}@)?([\w.-]{1,253})/i
		];
		const leadingHost = /^([\w-]{1,63}(?:\.[\w-]{1,63}){1,20})(?=: |$)/;
		const maxRead = 4e3;
		const hostIn = (messages, texts) => {
			const found = [...places.flatMap((place) => [...messages, ...texts].map((text) => place.exec(text.slice(0, maxRead))?.[1])), ...messages.map((message) => leadingHost.exec(message)?.[1])].find((host) => host !== undefined);
			return found?.toLowerCase().replace(/\.$/, "");
		};
		;
		const maxLine = 300;
		const maxRuleChars = 4e3;
		const maxRuleLines = 20;
		const maxFrames = 20;
		const maxFrameLines = 200;
		const maxFrameChars = 4e4;
		const readFailure = (test, failure) => {
			const headline = crashIn(test, failure)?.cause ?? (0, root_cause.Ni)(failure);
			const { message = "", trace = "", type = "" } = failure ?? {};
			const causes = (0, root_cause.MC)(trace);
			const [outer, ...inner] = [headline, ...causes].map(splitException);
			const first = outer?.exception === undefined ? {
				...outer,
				...exceptionOf(trace, outer?.message ?? "")
			} : outer;
			const chain = [first, ...inner];
			const deepest = chain.slice(1).findLast((each) => each.message !== "") ?? chain.at(-1) ?? { message: "" };
			const own = deepest.message === "" ? secondLine(message, trace) : deepest.message;
			const frames = framesOf(test, failure);
			const ruleText = [
				type,
				...causes,
				...headLines(message),
				...headLines(trace)
			].join("\n");
			return {
				exceptions: [
					type,
					...chain.flatMap(namesIn),
					...thrownBefore(message)
				].filter(isExceptionName).map(simpleExceptionName),
				exception: deepest.exception ?? chain[0]?.exception,
				message: withoutPlace(own),
				text: textFrom(withoutPlace(own), [message, trace]),
				isInner: deepest !== first,
				ruleText: withoutQuotes(withErrorTexts(ruleText.slice(0, maxRuleChars))),
				frames,
				thrownIn: thrownIn(trace === "" ? message : trace),
				host: hostIn([own, ...chain.map((each) => each.message)], [message, trace]),
				isSilent: headline === "" && trace.trim() === ""
			};
		};
		const crashIn = ({ crash }, failure) => crash !== undefined && failure?.message?.endsWith(crash.cause) === true ? crash : undefined;
		const exceptionOf = (trace, message) => {
			const split = splitException((0, root_cause.TM)(trace));
			const isOfMessage = split.exception !== undefined && split.message.startsWith(message.slice(0, maxLine / 2));
			return isOfMessage ? {
				...split,
				message
			} : { message };
		};
		const exceptionEnd = /(?:Error|Exception|Throwable|\w(?:Failure|Failed|Crash))$/;
		const splitException = (line) => {
			const text = line.replace(/^Exception in thread "[^"]{0,100}" /, "").replace(/ at [\w$-]{1,200}\.(?:kt|java):\d{1,7}$/, "");
			const colon = text.search(/\s?:(?:\s|$)/);
			const name = (colon === -1 ? text : text.slice(0, colon)).trim();
			if (!isExceptionName(name)) return { message: text.trim() };
			return {
				exception: name,
				message: colon === -1 ? "" : text.slice(text.indexOf(":", colon) + 1).trim()
			};
		};
		const namesIn = ({ exception, message }) => {
			const names = exception === undefined ? [] : [exception];
			for (let rest = splitException(message); rest.exception !== undefined && names.length < maxFrames; rest = splitException(rest.message)) names.push(rest.exception);
			return names;
		};
		const thrownBefore = (message) => /^The following ([\w$]{3,100}) was thrown\b/.exec(message)?.slice(1) ?? [];
		const isExceptionName = (name) => /^[\p{L}_][\p{L}\p{N}_.$\\]{2,200}$/u.test(name) && (exceptionEnd.test(name) || /^(?:[a-z]\w{0,50}\.){1,10}[A-Z][\w$]{0,100}$/.test(name));
		const simpleExceptionName = (exception) => exception.slice(Math.max(...[
			".",
			"$",
			"\\"
		].map((at) => exception.lastIndexOf(at))) + 1);
		const secondLine = (message, trace) => {
			for (const text of [message, trace]) for (const line of headLines(text)) {
				const split = splitException(line.trim().replace(/^Caused by: /, ""));
				if (split.exception === undefined && split.message !== "") return split.message.slice(0, maxLine);
			}
			return "";
		};
		const maxTextLines = 5;
		const maxText = 1e3;
		const onOneLine = (text) => text.trim().replace(/\s+/g, (space) => /[^ ]/.test(space) ? " " : space);
		const textFrom = (line, texts) => {
			if (line === "") return line;
			for (const text of texts) for (const start of [0, ...(0, root_cause.dE)(text, maxFrames - 1)].toReversed()) {
				const at = text.slice(start, start + 2 * maxText).indexOf(line);
				if (at === -1) continue;
				const lines = headLines(text.slice(start + at, start + at + maxRuleChars)).slice(0, maxTextLines);
				return onOneLine(lines.join("\n")).slice(0, maxText);
			}
			return line;
		};
		const headLines = (text) => {
			const lines = text.slice(0, maxRuleChars).split(/\r\n?|\n/, maxRuleLines);
			const end = lines.findIndex((line) => (0, root_cause.fH)(withoutSource(line)) !== undefined || /^\s*View Hierarchy:/i.test(line));
			return end === -1 ? lines : lines.slice(0, end);
		};
		const withoutSource = (line) => !line.includes(":line ") ? line : line.replace(/\) in .{1,300}:line \d{1,7}\.?\s*$/, ")");
		const withoutPlace = (line) => line.replace(/^[^\s:]{1,300}\.(?:swift|mm?|cpp|cc|c|h|dart):\d{1,7}(?::\d{1,7})?: (?:error: )?/, "");
		const framesOf = (test, failure) => {
			const calls = callsIn(failure?.trace ?? "", test.className);
			const found = calls.length > 0 ? calls : callsIn(failure?.message ?? "", test.className);
			if (found.length > 0) return found;
			const at = crashIn(test, failure)?.at;
			if (at !== undefined) return [{ call: at.replace(/\+\d+/g, "") }];
			return (0, root_cause.kC)(test, failure).take(maxFrames).toArray();
		};
		const callsIn = (trace, className) => {
			const found = [];
			let end = trace.length;
			while (end > 0 && found.length < maxFrames) {
				const start = Math.max(0, trace.lastIndexOf(root_cause.v1, end - 1));
				found.push(...callsOfSection(trace.slice(start, end), className));
				end = start;
			}
			return found.slice(0, maxFrames);
		};
		const thrownIn = (trace) => {
			const section = trace.slice(Math.max(0, trace.lastIndexOf(root_cause.v1)), Math.max(0, trace.lastIndexOf(root_cause.v1)) + maxFrameChars);
			for (const line of section.split(/\r\n?|\n/, maxFrameLines)) {
				const frame = /^\s*at /.test(line) ? (0, root_cause.fH)(withoutSource(line)) : undefined;
				if (frame !== undefined) return callName(frame.className, frame.method);
			}
			return undefined;
		};
		const callsOfSection = (section, testClass) => {
			const first = /(?:^|\n)[ \t]*at \S/.exec(section)?.index ?? 0;
			const calls = [];
			for (const line of section.slice(first, first + maxFrameChars).split(/\r\n?|\n/, maxFrameLines)) {
				const frame = (0, root_cause.fH)(withoutSource(line));
				if (frame === undefined || frame.file === undefined && !/^\s*at /.test(line) || frame.method.startsWith("<anonymous")) continue;
				const { className, method, file, line: number } = frame;
				if ((0, root_cause.fZ)(className, testClass)) continue;
				calls.push({
					call: callName(className, method),
					file,
					line: number,
					packagePath: (0, root_cause.zf)(className)
				});
				if (calls.length === maxFrames) break;
			}
			return calls;
		};
		const madeByCompiler = /^(?:invoke|invokeSuspend|call|run|apply|accept|onClick|access\$\d+)$/;
		const callName = (className, method) => {
			const [outer = "", ...inner] = className.split("$");
			const named = method.split("$").filter((part) => part !== "" && part !== "lambda" && !/^(?:\d+|default)$/.test(part));
			const function_ = inner.find((part) => /^[a-z]/.test(part) && part !== "lambda");
			const ownName = madeByCompiler.test(method) && function_ !== undefined ? function_ : named[0] ?? method;
			return `${outer}.${ownName}`;
		};
		const withErrorTexts = (text) => text.replace(/\bCode=(-?\d{1,12}) "/g, "Code=$1 ").replace(/"(?:errorMessage|message|NSLocalizedDescription)"\s{0,5}:\s{0,5}"([^"\n]{0,400})"/g, ": $1");
		const withoutQuotes = (text) => text.replace(/"[^"\n]{0,400}"/g, "\u201C\u201D").replace(/\u201C[^\u201D\n]{0,400}\u201D/g, "\u201C\u201D").replace(/`[^`\n]{0,400}`/g, "\u201C\u201D").replace(/(?<![\p{L}\p{N}])'[^'\n]{0,400}'(?![\p{L}\p{N}])/gu, "\u201C\u201D");
		const withoutNumbers = (text) => onOneLine(text).replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, "#").replace(/0x[\da-f]+|@[\da-f]{4,}/gi, "#").replace(/(?:[A-Za-z]:)?(?:[\\/][\w.%@+~-]+){1,50}[\\/]/g, "").replace(/\b(?=\D{0,40}\d)[\da-f]{7,40}\b/gi, "#").replace(/\d+(?:[.,]\d+)*/g, "#");
		const withoutValues = (message) => withoutNumbers(withoutQuotes(message).replace(/<[^<>\n]{0,400}>/g, "<>").replace(/\[[^[\]\n]{0,400}\]/g, "[]")).replace(/ {2,}/g, " ");
		const withQuotedText = (message) => withoutNumbers(message);
	}),
	66619: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AP: () => describeElement,
			S: () => screenOf,
			px: () => elementsIn,
			tg: () => elementsOfTree
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75977);
		const describeElement = ({ type = "Element", id, text, description, hidden }) => [
			type,
			...id === undefined ? [] : [`id ${id}`],
			...text === undefined ? [] : [`"${text}"`],
			...description === undefined ? [] : [`(${description})`],
			...hidden === true ? ["hidden"] : []
		].join(" ");
		const maxShown = 30;
		const maxRead = 2e6;
		const maxElements = 2e3;
		const maxValue = 200;
		const comparedChars = 60;
		const screenOf = ({ screen, message = "", trace = "" }, headline) => {
			const all = screen ?? [trace, message].map(elementsIn).find((found) => found.length > 0) ?? [];
			if (all.length === 0) return undefined;
			const missing = missingIn(headline);
			const elements = (missing === undefined ? all : nearestFirst(missing, all)).slice(0, maxShown);
			return {
				missing,
				elements,
				more: all.length - elements.length
			};
		};
		const elementsIn = (text) => {
			const read = text.slice(0, maxRead);
			const start = read.indexOf("View Hierarchy:");
			return (start === -1 ? treeElements(read) : viewElements(read.slice(start))).filter(isNamed);
		};
		const viewStart = /^[|\s]*\+-*>([\w.$]{1,100})\{/gm;
		const viewElements = (text) => {
			const starts = [...text.matchAll(viewStart).take(maxElements)];
			return starts.map((start, nth) => {
				const view = text.slice(start.index, starts[nth + 1]?.index ?? start.index + 4 * maxValue);
				const visibility = attributeOf(view, "visibility");
				return {
					type: start[1]?.split(".").at(-1),
					id: attributeOf(view, "res-name"),
					text: attributeOf(view, "text"),
					description: attributeOf(view, "desc"),
					hidden: visibility === undefined || visibility === "VISIBLE" ? undefined : true
				};
			});
		};
		const attributeOf = (view, name) => {
			const at = view.indexOf(`, ${name}=`);
			if (at === -1) return undefined;
			const value = view.slice(at + name.length + 3, at + name.length + 3 + 2 * maxValue);
			const end = value.search(/, [a-z][a-z-]{0,30}=|\} {0,3}(?:\*{4}MATCHES\*{4})?[ \t\r]{0,3}$/m);
			return shownValue(end === -1 ? value : value.slice(0, end));
		};
		const treeLine = /(?:^|[\s(\u2192])([A-Z][A-Za-z]{2,30})(?: \([\w ]{1,30}\))?, (?=0x|\{\{|identifier: |label: |title: |pid: )([^\n]{1,800})/g;
		const treeElements = (text) => {
			const start = text.indexOf("Element subtree:");
			const end = text.indexOf("Path to element:", Math.max(0, start));
			const tree = text.slice(Math.max(0, start), end === -1 ? undefined : end);
			return tree.matchAll(treeLine).take(maxElements).map(([, type, rest = ""]) => {
				const label = quotedOf(rest, "label") ?? quotedOf(rest, "title");
				const value = quotedOf(rest, "value") ?? /, value: ([^,]{1,200})/.exec(rest)?.[1];
				const id = quotedOf(rest, "identifier");
				return {
					type,
					id,
					text: value ?? label,
					description: value === undefined ? undefined : label
				};
			}).toArray();
		};
		const quotedOf = (line, name) => {
			const at = line.indexOf(`${name}: '`);
			if (at === -1) return undefined;
			const value = line.slice(at + name.length + 3);
			const end = value.search(/'(?:, |\)|\s*$)/);
			return end === -1 ? undefined : shownValue(value.slice(0, end));
		};
		const shownValue = (value) => value.replace(/\s+/g, " ").trim().slice(0, maxValue) || undefined;
		const elementsOfTree = (root) => {
			const found = [];
			const open = [root];
			for (let read = 0; open.length > 0 && read < 10 * maxElements && found.length < maxElements; read++) {
				const node = open.pop();
				if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(node)) continue;
				const { attributes, children } = node;
				if ((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(attributes)) found.push(elementOf(attributes));
				if (Array.isArray(children)) for (const child of children.slice(0, maxElements).toReversed()) open.push(child);
			}
			return found.filter(isNamed);
		};
		const isNamed = ({ id, text, description }) => (id ?? text ?? description) !== undefined;
		const elementOf = (attributes) => {
			const read = (...names) => {
				const value = names.map((name) => attributes[name]).find((each) => typeof each === "string" && each.trim() !== "");
				return typeof value === "string" ? shownValue(value) : undefined;
			};
			return {
				type: read("class", "className", "elementType")?.split(".").at(-1),
				id: read("resource-id", "identifier"),
				text: read("text", "value", "title"),
				description: read("accessibilityText", "content-desc", "label")
			};
		};
		const missingIn = (headline) => {
			const quoted = /"([^"\n]{1,200})"|\u201C([^\u201D\n]{1,200})\u201D/.exec(headline);
			if (quoted !== null) return quoted[1] ?? quoted[2];
			const resource = /\bid\/(\w{1,100})/.exec(headline);
			if (resource !== null) return resource[1];
			const last = headline.slice(headline.lastIndexOf(": ") + 1).trim();
			return last === "" || !headline.includes(": ") ? undefined : last.slice(0, maxValue);
		};
		const nearestFirst = (missing, all) => {
			const wanted = pairsOf(missing);
			const likeness = (element) => Math.max(0, ...elementNames(element).map((name) => likenessOf(wanted, pairsOf(name))));
			return all.map((element) => ({
				element,
				likeness: likeness(element)
			})).toSorted((one, other) => other.likeness - one.likeness).map(({ element }) => element);
		};
		const pairsOf = (name) => {
			const letters = name.slice(0, comparedChars).toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
			return new Set(Array.from({ length: Math.max(1, letters.length - 1) }, (_none, at) => letters.slice(at, at + 2)));
		};
		const likenessOf = (one, other) => {
			let common = 0;
			for (const pair of one) if (other.has(pair)) common++;
			const [shorter, longer] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
			return common / shorter + common / longer / 10;
		};
		const elementNames = ({ id, text, description }) => [
			id?.slice(id.lastIndexOf("/") + 1),
			text,
			description
		].filter((name) => name !== undefined);
	}),
	53839: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BO: () => amongThem,
			DG: () => shortNames,
			J3: () => describeLabels,
			Lo: () => describeReach,
			SV: () => countAllDevices,
			UV: () => describeMissing,
			Zv: () => listNames,
			fD: () => withoutPackage,
			kb: () => dayOf,
			me: () => describeBalance,
			p7: () => describeCrash,
			r6: () => missingTitle,
			rM: () => allDevices,
			u0: () => describePast,
			ws: () => describeResults
		});
		var _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82285);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71698);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91154);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80483);
		var _results_describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57353);
		const describeResults = (run) => {
			const { totals, tests, missingTests } = run;
			const names = new Set([...tests.map(_model_results_js__WEBPACK_IMPORTED_MODULE_0__.U), ...missingTests.map(({ name }) => name)]);
			const labels = new Set([...run.devices, ...missingTests.flatMap(({ devices }) => devices)]).size;
			const where = `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(names.size, "test")} on ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(countAllDevices(run), "device")}`;
			const expected = totals.tests + totals.missing;
			if (totals.missing === 0 && expected === names.size && labels === 1) return where;
			const results = `${totals.missing > 0 ? `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.vm)(totals.tests)} of ` : ""}${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(expected, "result")}: ${where}`;
			return expected === names.size * labels ? results : `${results}, not every test on every device`;
		};
		const amongThem = (parts) => {
			const named = Object.entries(parts).flatMap(([what, count]) => count > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.vm)(count)} ${what}`] : []);
			return named.length === 0 ? "" : ` (${named.join(", ")})`;
		};
		const countAllDevices = ({ shards, devices, missingTests }) => (0, _results_describe_js__WEBPACK_IMPORTED_MODULE_2__.Rh)(shards) + new Set(missingTests.flatMap((test) => test.devices).filter((device) => !devices.includes(device))).size;
		const describeReach = ({ ranOn, failedOn, flakyOn }, devices, tests = 1) => {
			const [fails, isFlaky] = tests === 1 ? ["fails", "is flaky"] : ["fail", "are flaky"];
			if (devices === 1) return failedOn > 0 ? fails : isFlaky;
			const flaky = `${isFlaky} on ${share(flakyOn, ranOn, devices)}`;
			if (failedOn === 0) return flaky;
			return `${fails} on ${share(failedOn, ranOn, devices)}${flakyOn > 0 ? `, ${isFlaky} on ${flakyOn}` : ""}`;
		};
		const share = (count, ranOn, devices) => {
			if (ranOn === 1) return "the only device that ran it";
			const which = ranOn === devices ? "" : " that ran it";
			if (count === ranOn) return `${allDevices(ranOn)}${which}`;
			return `${count} of ${which === "" ? "" : "the "}${ranOn} devices${which}`;
		};
		const allDevices = (count) => `${count === 2 ? "both" : `all ${count}`} devices`;
		const describeMissing = ({ devices: missingOn }, devices, list) => {
			if (devices === 1 && missingOn.length === 1) return "";
			return missingOn.length === devices ? ` on ${allDevices(devices)}` : ` on ${list(missingOn)}`;
		};
		const listNames = (names, limit, show = String) => {
			const shown = names.slice(0, names.length === limit + 1 ? names.length : limit).map(show);
			const more = names.length - shown.length;
			return more > 0 ? `${shown.join(", ")} and ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.vm)(more)} more` : shown.join(", ");
		};
		const missingTitle = (tests) => {
			const results = tests.reduce((sum, { devices }) => sum + devices.length, 0);
			const title = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(tests.length, "missing test");
			return results === tests.length ? title : `${title}, ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(results, "result")} in total`;
		};
		const balancedFactor = 1.1;
		const describeBalance = (balance) => {
			if (balance.kind === "devices") {
				const { devices, slowest, slowestMs, fastest, fastestMs } = balance;
				const [most, least] = [(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__.a3)(slowestMs), (0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__.a3)(fastestMs)];
				if (most === least) return `${(0, _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__.l)(allDevices(devices))} took ${most}.`;
				return `The slowest device, ${(0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_5__.hV)(slowest)}, took ${most}; the fastest, ${(0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_5__.hV)(fastest)}, ${least}.`;
			}
			const { longest, longestMs, evenMs } = balance;
			const name = `${(0, _results_describe_js__WEBPACK_IMPORTED_MODULE_2__.y0)(longest.shard)} on ${(0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_5__.hV)(longest)}`;
			const took = (0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__.a3)(longestMs);
			const even = `an even split would take ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__.a3)(evenMs)}`;
			const factor = longestMs / evenMs;
			if (factor < balancedFactor) return `Shards are balanced: the longest (${name}) took ${took}; ${even}.`;
			return `Shards are unbalanced: ${name} took ${took}; ${even}, ${Math.round((1 - 1 / factor) * 100)}% less.`;
		};
		const shortNames = (tests) => {
			const classesByShort = Map.groupBy(new Set(tests.map(({ className }) => className)), withoutPackage);
			return ({ className, name }) => {
				const short = withoutPackage(className);
				return (0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)({
					className: classesByShort.get(short)?.length === 1 ? short : className,
					name
				});
			};
		};
		const withoutPackage = (className) => className.slice(className.lastIndexOf(".") + 1) || className;
		const months = [
			"Jan",
			"Feb",
			"Mar",
			"Apr",
			"May",
			"Jun",
			"Jul",
			"Aug",
			"Sep",
			"Oct",
			"Nov",
			"Dec"
		];
		const dayOf = (timeMs, now) => {
			const date = new Date(timeMs);
			const day = `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
			return date.getUTCFullYear() === now.getUTCFullYear() ? day : `${day}, ${date.getUTCFullYear()}`;
		};
		const describeLabels = ({ history, totals, finishedAt }) => {
			if (history === undefined || history.earlierRuns === 0) return undefined;
			const { knownSinceMs, ...counts } = history.labels;
			const since = knownSinceMs === undefined ? "" : ` since ${dayOf(knownSinceMs, finishedAt)}`;
			const parts = [
				...counts.new > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.vm)(counts.new)} new`] : [],
				...counts.known > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.vm)(counts.known)} known${since}`] : [],
				...counts.flaky > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.vm)(counts.flaky)} flaky`] : []
			];
			const all = counts.new + counts.known + counts.flaky;
			return all === 0 ? undefined : `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.vm)(all)} failed${inQuarantine(totals.quarantined, all)}: ${parts.join(", ")}`;
		};
		const inQuarantine = (quarantined, all) => {
			if (quarantined === 0) return "";
			if (quarantined < all) return `, ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.vm)(quarantined)} of them in quarantine`;
			return all === 1 ? " in quarantine" : ", all in quarantine";
		};
		const describePast = ({ history, finishedAt }, past = []) => {
			if (history?.earlierRuns === 0) return "";
			const labels = [
				"new",
				"known",
				"flaky"
			].flatMap((label) => {
				const own = past.filter((each) => each.label === label);
				return own.length === 0 ? [] : [describeLabel(label, own, finishedAt)];
			});
			return labels.join(", ");
		};
		const describeLabel = (label, own, now) => {
			if (label === "known") {
				const since = Math.min(...own.flatMap((each) => each.since === undefined ? [] : [each.since.startedAtMs]));
				return Number.isFinite(since) ? `known since ${dayOf(since, now)}` : label;
			}
			const rate = Math.max(0, ...own.map(({ flakyRate }) => flakyRate?.rate ?? 0));
			return label === "flaky" && rate > 0 ? `flaky ${Math.max(1, Math.round(rate * 100))}%` : label;
		};
		const kindLabels = {
			java: "Crash",
			native: "Native crash",
			"not-responding": "Not responding",
			killed: "Ended by the system"
		};
		const describeCrash = ({ kind, process, thread, at }) => [
			kindLabels[kind],
			...process === undefined ? [] : [`in ${process}`],
			...thread === undefined ? [] : [`(thread ${thread})`],
			...at === undefined ? [] : [`at ${at}`]
		].join(" ");
	}),
	77070: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => knownMs,
			x: () => timesOf
		});
		const timesOf = ({ simulated, sessions, startedAt, finishedAt, queueMs }) => {
			const ends = sessions.map((session) => (session.startedAt?.getTime() ?? Number.NaN) + (session.durationMs ?? 0));
			const lastMs = simulated ? Math.max(finishedAt.getTime(), ...ends.filter(Number.isFinite)) : finishedAt.getTime();
			return {
				finishedAt: new Date(lastMs),
				totalMs: Math.max(0, lastMs - startedAt.getTime()),
				queueMs: simulated ? Math.max(queueMs, ...sessions.map((session) => session.queuedMs ?? 0)) : queueMs
			};
		};
		const knownMs = (durationMs) => durationMs !== undefined && Number.isFinite(durationMs) && durationMs >= 0 ? durationMs : undefined;
	}),
	5705: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ag: () => verdictLooks,
			G8: () => verdictHeading,
			O9: () => pageReason,
			Ou: () => reasonBelowHeading,
			Sw: () => verdictTitle,
			Tq: () => checkTitle,
			Ve: () => stepNames,
			Vt: () => nextStepOf,
			_B: () => pageAdvice,
			nk: () => simulatedWarning
		});
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78091);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71113);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65953);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13732);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80483);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99503);
		var _results_base_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35303);
		var _results_describe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57353);
		var _describe_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53839);
		const verdictLooks = {
			passed: {
				sign: "\u2713",
				emoji: "\u2705",
				label: "Passed",
				conclusion: "success"
			},
			failed: {
				sign: "\u2717",
				emoji: "\u274C",
				label: "Failed",
				conclusion: "failure",
				box: "CAUTION"
			},
			error: {
				sign: "!",
				emoji: "\u274C",
				label: "Error",
				conclusion: "failure",
				box: "CAUTION"
			},
			"timed-out": {
				sign: "\u25F7",
				emoji: "\u274C",
				label: "Timed out",
				conclusion: "timed_out",
				box: "CAUTION"
			},
			cancelled: {
				sign: "\u25A0",
				emoji: "\u26A0\uFE0F",
				label: "Cancelled",
				conclusion: "cancelled",
				box: "WARNING"
			},
			started: {
				sign: "\u2192",
				emoji: "\u23F3",
				label: "Started",
				conclusion: "neutral"
			},
			planned: {
				sign: "\u25CB",
				emoji: "\u2139\uFE0F",
				label: "Planned",
				conclusion: "neutral"
			}
		};
		const verdictTitle = ({ verdict, framework, simulated }) => {
			const { sign, label } = verdictLooks[verdict.kind];
			return `${sign} ${label}: ${(0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework).title}${simulated ? " (SIMULATED)" : ""}`;
		};
		const simulatedWarning = "The built-in cloud produced these results without a real device. They do not show how the app behaves on a phone.";
		const maxTitle = 255;
		const checkTitle = (run) => {
			const { kind } = run.verdict;
			const { tests, failed, quarantined } = run.totals;
			const { unit, flaky, quarantined: inQuarantine, missing, newFailures } = countClauses(run);
			const suffix = run.simulated ? " (SIMULATED)" : "";
			const onBase = run.onBase && (0, _results_base_comparison_js__WEBPACK_IMPORTED_MODULE_1__.oA)(run.onBase, failed - quarantined);
			const compared = onBase === undefined ? "" : `; ${onBase}`;
			const title = (lead, ...others) => {
				const figures = others.map((each) => `, ${each}`).join("") + compared + suffix;
				const start = `${verdictLooks[kind].label}: ${lead}`;
				return (0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_2__.IN)(start, maxTitle - figures.length) + figures;
			};
			const all = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(tests, unit);
			const among = (0, _describe_tests_js__WEBPACK_IMPORTED_MODULE_4__.BO)({ quarantined });
			if (kind === "passed" && tests > 0) return title(all, ...flaky, ...inQuarantine, ...missing, ...newFailures);
			if (kind === "failed" && tests > 0 && onBase !== undefined) return title(`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(failed)} of ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(tests)}${among}`, ...flaky, ...missing);
			if (kind === "failed" && tests > 0) return title(`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(failed)} of ${all}${among}`, ...flaky, ...missing, ...newFailures);
			const failures = failed > quarantined ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(failed)} failed${among}`] : [];
			return title(verdictLead(run), ...missing, ...failures);
		};
		const maxLead = 200;
		const verdictHeading = (run) => {
			const { kind } = run.verdict;
			const { tests, passed, failed, quarantined } = run.totals;
			const counts = countClauses(run);
			const failures = `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(failed)} of ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(tests)} failed${(0, _describe_tests_js__WEBPACK_IMPORTED_MODULE_4__.BO)({ quarantined })}`;
			if (kind === "passed" && tests > 0) return [
				`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(passed)} passed`,
				...counts.flaky,
				...counts.quarantined,
				...counts.missing
			].join(", ");
			if (kind === "failed" && tests > 0) return [failures, ...counts.missing].join(", ");
			const leads = isStopped(kind) ? [(0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_2__.IN)(verdictLead(run), maxLead)] : [];
			const clauses = [
				...leads,
				...counts.missing,
				...failed > quarantined ? [failures] : []
			].join(", ");
			return `${verdictLooks[kind].label}${clauses === "" ? "" : `: ${clauses}`}`;
		};
		const isStopped = (kind) => kind === "error" || kind === "timed-out" || kind === "cancelled";
		const verdictLead = (run) => withoutResult(run) ?? reasonWithoutCode(run.verdict).replace(/\.$/, "");
		const reasonBelowHeading = (run) => {
			const { verdict, totals, unstarted, repeats } = run;
			const reason = reasonWithoutCode(verdict);
			if (verdict.kind === "passed" && totals.tests > 0) return "Every session reported.";
			if (verdict.code === "tests-failed" && unstarted.length === 0 && repeats === undefined) return "";
			const own = withoutResult(run) === undefined ? reason : reason.replace(/ \(and \d+ more problems?\)/, "");
			return verdictHeading(run).includes(own.replace(/\.$/, "")) ? "" : reason;
		};
		const pageReason = (run) => {
			const { kind, code, reason } = run.verdict;
			if (kind === "passed") return reasonBelowHeading(run);
			const lead = withoutResult(run);
			return lead === undefined || code === undefined ? reason : `${lead} ${(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_5__.rr)(code)}.`;
		};
		const stepNames = ({ framework, job }) => [
			(0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework).title,
			job?.name ?? "all jobs",
			...job?.shardIndex === undefined ? [] : [(0, _results_describe_js__WEBPACK_IMPORTED_MODULE_6__.y0)({
				index: job.shardIndex,
				total: job.shards
			})]
		];
		const countClauses = (run) => {
			const { totals, devices, history } = run;
			const { tests, failed, flaky, quarantined, missing } = totals;
			const unit = Math.max(devices.length, (0, _describe_tests_js__WEBPACK_IMPORTED_MODULE_4__.SV)(run)) > 1 ? "result" : "test";
			return {
				unit,
				flaky: flaky > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(flaky)} flaky`] : [],
				quarantined: quarantined > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(quarantined)} quarantined`] : [],
				missing: missing > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(missing)} of ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(tests + missing, unit)} missing`] : [],
				newFailures: history !== undefined && history.earlierRuns > 0 && failed > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(history.labels.new)} new`] : []
			};
		};
		const withoutResult = ({ verdict, shards, devices }) => {
			const dead = shards.filter(({ judgment }) => judgment.kind === "error");
			const isReason = verdict.kind === "error" && dead.some(({ judgment: { code } }) => code === verdict.code);
			if (!isReason || dead.length < 2) return undefined;
			const noun = shards.length === devices.length ? "device" : "session";
			const first = dead.find(({ judgment: { code } }) => code === verdict.code);
			return `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(dead.length)} of ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(shards.length, noun)} gave no usable result: ${first?.judgment.reason ?? ""}`;
		};
		const reasonWithoutCode = ({ reason, code }) => code === undefined ? reason : reason.replace(` ${(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_5__.rr)(code)}`, "");
		const nextStepOf = (run) => {
			const { kind, code } = run.verdict;
			return {
				text: adviceFor[kind](run),
				code: code === "tests-failed" ? undefined : code
			};
		};
		const pageAdvice = (run, entries) => {
			const { text } = nextStepOf(run);
			if (run.verdict.kind !== "failed") return text;
			const failed = entries.filter(({ outcome, tests }) => tests.length > 0 && outcome !== "flaky" && outcome !== "quarantined");
			const [widest] = run.failedOrFlaky;
			const named = failed.find(({ tests }) => widest !== undefined && tests.some(({ name }) => name === (0, _model_results_js__WEBPACK_IMPORTED_MODULE_7__.U)(widest)));
			if (text.length > 0) return named === undefined ? text : [...text, ` ${named.nextStep}`];
			const [entry] = failed;
			const [first] = entry?.tests ?? [];
			if (entry === undefined || first === undefined) return [];
			const test = run.failedOrFlaky.find((each) => (0, _model_results_js__WEBPACK_IMPORTED_MODULE_7__.U)(each) === first.name);
			const name = test === undefined ? first.name : (0, _describe_tests_js__WEBPACK_IMPORTED_MODULE_4__.DG)(run.failedOrFlaky)(test);
			return [{
				name,
				isCode: true
			}, `: ${entry.nextStep}`];
		};
		const hintOf = ({ verdict }) => verdict.hint ?? "Read the reason above.";
		const adviceFor = {
			passed: () => [],
			failed: (run) => firstFailure(run, "Start with "),
			error: (run) => {
				const first = firstFailure(run, " For the failed tests, start with ");
				return [hintOf(run), ...run.failedOrFlaky.some(({ failedOn }) => failedOn > 0) ? first : []];
			},
			"timed-out": (run) => [hintOf(run)],
			cancelled: (run) => [hintOf(run)],
			started: ({ verdict }) => [verdict.hint ?? "The builds are still running; this step does not wait for their results."],
			planned: () => ["Set `dry-run` to `false` to run the tests."]
		};
		const firstFailure = ({ failedOrFlaky, devices, deviceMatrix }, lead) => {
			const [widest] = failedOrFlaky;
			if (widest === undefined || widest.ranOn < 2) return [];
			const start = [lead, {
				name: (0, _describe_tests_js__WEBPACK_IMPORTED_MODULE_4__.DG)(failedOrFlaky)(widest),
				isCode: true
			}];
			if (widest.failedOn === widest.ranOn) return [...start, `: it ${(0, _describe_tests_js__WEBPACK_IMPORTED_MODULE_4__.Lo)(widest, devices.length)}, so suspect the app or the test before a device.`];
			if (widest.failedOn !== 1) return [];
			const only = devices.find((_name, device) => (0, _model_status_js__WEBPACK_IMPORTED_MODULE_8__.QV)(deviceMatrix.outcome(widest, device))) ?? "";
			return [
				...start,
				": it fails on ",
				{
					name: only,
					isCode: false
				},
				" only, so compare that device with the others."
			];
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
			const plain = safeName(name);
			if (!taken.has(plain.toLowerCase())) return plain;
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest("hex").slice(0, 8);
			let candidate = withSuffix(plain, hash);
			for (let count = 2; taken.has(candidate.toLowerCase()); count++) candidate = withSuffix(plain, `${hash}-${count}`);
			return candidate;
		};
		const withSuffix = (plain, suffix) => `${plain.slice(0, maxLength - suffix.length - 1)}-${suffix}`;
		const safeName = (name) => {
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
	64598: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$i: () => linkAddress,
			Gg: () => codeElement,
			Lo: () => messageText,
			Qw: () => titleText,
			SS: () => codeSpan,
			ln: () => inlineText,
			nf: () => link,
			zW: () => fencedBlock
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83780);
		const breaker = "&#8203;";
		const maxUrlLength = 4096;
		const fullWidth = 65248;
		const maxAscii = 127;
		const entity = (character) => `&#${character.charCodeAt(0)};`;
		const active = /(@(?=[\w-])|#(?=\d)|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|\bGH-(?=\d))|[\\`*_{}[\]<>|~$&^@#]/gi;
		const lineStart = /^(?:[-+=]|\d(?=\d*[.)](?:\s|$)))/;
		const inlineText = (text) => trimmed(prose(text));
		const messageText = (text) => {
			const pieces = text.split(/`([^`]+)`/);
			return trimmed(pieces.map((piece, nth) => nth % 2 === 1 ? codeSpan(piece) : prose(piece)).join(""));
		};
		const prose = (text) => (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(text).replace(/\s+/g, " ").replace(active, neutral);
		const trimmed = (line) => line.trim().replace(lineStart, entity);
		const neutral = (found, linkStart) => linkStart === undefined ? entity(found) : `${linkStart.length > 1 ? linkStart : entity(linkStart)}${breaker}`;
		const titleText = (text) => (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(text).replace(/\s+/g, " ").replace(/@|#(?=\d)|(?<=\bGH)-(?=\d)|:(?=\/\/)/gi, (character) => String.fromCharCode(character.charCodeAt(0) + fullWidth)).trim();
		const codeSpan = (text) => {
			const shown = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(text).replaceAll("	", " ");
			const plain = shown.trim() !== "" && shown === shown.trim() && !/[`|<&\\]/.test(shown);
			return plain ? `\`${shown}\`` : codeElement(text);
		};
		const codeElement = (text) => {
			const shown = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(text).replaceAll("	", " ");
			const neutralised = shown.replace(/[^\p{L}\p{N}\p{M}\s.,()/+-]|(?<=\bwww)\./giu, (character) => {
				if (character.charCodeAt(0) > maxAscii) return character;
				return character === "@" ? `${entity(character)}${breaker}` : entity(character);
			});
			return `<code>${neutralised}</code>`;
		};
		const fencedBlock = (text, language = "text") => {
			const body = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.zY)(text).replaceAll("<!--", "<\u200B!--");
			let longest = 2;
			for (const [run] of body.matchAll(/`+/g)) longest = Math.max(longest, run.length);
			const fence = "`".repeat(longest + 1);
			return `${fence}${language}\n${body}\n${fence}`;
		};
		const link = (label, url) => {
			const address = linkAddress(url);
			return address === undefined ? inlineText(label) : `[${inlineText(label)}](${address})`;
		};
		const linkAddress = (url) => {
			if (url === undefined || url.length > maxUrlLength) return undefined;
			const parsed = URL.parse(url);
			if (parsed === null || parsed.protocol !== "https:" && parsed.protocol !== "http:") return undefined;
			parsed.username = "";
			parsed.password = "";
			return parsed.href.replace(/[()<>`|\\"'$*\s]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`).replaceAll("&", "&amp;");
		};
	}),
	28008: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => present });
		const present = (record) => {
			const kept = {};
			for (const key in record) if (record[key] !== undefined) kept[key] = record[key];
			return kept;
		};
	})
};
;
