"use strict";
exports.id = 18;
exports.ids = [18];
exports.modules = {
	85515: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5182);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71698);
		var _lib_escape_file_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48905);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61640);
		var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54317);
		var _stall_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9654);
		const hasArtifactService = ({ environment }) => Boolean(environment.ACTIONS_RUNTIME_TOKEN && environment.ACTIONS_RESULTS_URL);
		const maxNames = 20;
		const uploadArtifact = async (request, services, guard = (0, _stall_guard_js__WEBPACK_IMPORTED_MODULE_3__.GD)(services.clock)) => {
			const { log } = services;
			if (!hasArtifactService(services)) {
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
				const why = (0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_4__.Q)(error);
				if (error instanceof GHESNotSupportedError) log.notice(`The action does not support the artifact service of this GitHub server: the files stay in ${request.rootDir}.`);
				else log.warning(`The artifact ${request.name} could not be stored (${why}): the files stay in ${request.rootDir}.`);
				return undefined;
			}
		};
		const uploadUnderFreeName = async (client, request, { github, log }) => {
			const base = request.name;
			const options = {
				retentionDays: request.retentionDays || undefined,
				skipArchive: request.unarchived
			};
			for (let nth = 1;; nth++) {
				const name = nth === 1 ? base : `${base}-${nth}`;
				try {
					const { id, size } = await client.uploadArtifact(name, [...request.files], request.rootDir, options);
					if (id === undefined) throw new Error("the artifact service returned no id");
					const url = `${github.serverUrl}/${github.repository}/actions/runs/${github.runId}/artifacts/${id}`;
					log.info(`Stored the artifact ${name} (${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__.z3)(size ?? 0)}): ${url}`);
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
			return (0, _lib_escape_file_name_js__WEBPACK_IMPORTED_MODULE_6__.$v)(`mobile-test-results-${parts.framework}-${github.job}${shard}-attempt-${github.runAttempt}-${hash}`);
		};
		const openArtifacts = async (services) => {
			if (!hasArtifactService(services)) throw artifactsUnavailable("this runner has no artifact service");
			const { DefaultArtifactClient } = await Promise.all([
				__webpack_require__.e(671),
				__webpack_require__.e(351),
				__webpack_require__.e(799)
			]).then(__webpack_require__.bind(__webpack_require__, 76799));
			const client = new DefaultArtifactClient();
			const guard = (0, _stall_guard_js__WEBPACK_IMPORTED_MODULE_3__.GD)(services.clock);
			const { artifacts } = await guard.run(() => client.listArtifacts()).catch((cause) => Promise.reject(artifactsUnavailable((0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_4__.Q)(cause), cause)));
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
			for (const { id, name } of artifacts) {
				if (!(0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_7__._W)(pattern, name) || name.endsWith(".html")) continue;
				const target = node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, String(id));
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(target, { recursive: true });
				try {
					await guard.run(() => client.downloadArtifact(id, {
						path: target,
						skipDecompress: true
					}));
				} catch (cause) {
					throw artifactsUnavailable(`${name} could not be downloaded (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_4__.Q)(cause)})`, cause);
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
		const artifactsUnavailable = (why, cause) => new _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_8__.AK("artifacts-unavailable", `the artifacts of this workflow run cannot be read: ${why}`, { cause });
	}),
	72229: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => keepComment,
			b: () => readPullRequestTexts
		});
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61640);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75977);
		var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79152);
		var _github_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9527);
		const maxCommits = 250;
		const readPullRequestTexts = async (call, job) => {
			const { pullRequest } = await (0, _github_context_js__WEBPACK_IMPORTED_MODULE_0__.j_)(job.environment);
			const number = pullRequest?.number ?? (call && await findByCommit(call, job));
			if (number === undefined) return undefined;
			const known = [pullRequest?.title, pullRequest?.branch ?? job.environment.GITHUB_HEAD_REF].filter((text) => text !== undefined);
			if (call === undefined) {
				return {
					number,
					texts: known,
					notes: ["Without a token the commits of the pull request could not be read."]
				};
			}
			const notes = [];
			const orNote = async (what, read) => {
				try {
					return await read();
				} catch (error) {
					job.signal.throwIfAborted();
					const why = (0, _api_js__WEBPACK_IMPORTED_MODULE_1__.wo)(error) ? "the token lacks \"pull-requests: read\"" : (0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_2__.Q)(error);
					notes.push(`The ${what} of pull request ${number} could not be read: ${why}.`);
					return undefined;
				}
			};
			const current = await orNote("title and branch", () => readTitle(call, number)) ?? known;
			const messages = await orNote("commits", () => readMessages(call, number)) ?? [];
			if (messages.length >= maxCommits) notes.push(`Only the first ${maxCommits} commits of pull request ${number} were read; GitHub lists no more.`);
			return {
				number,
				texts: [...current, ...messages],
				notes
			};
		};
		const findByCommit = async (call, { github, signal }) => {
			try {
				const { data } = await call("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", { commit_sha: github.sha });
				const number = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.C5)((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.Of)(data).find((pull) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.C5)(pull, "state") === "open"), "number");
				return typeof number === "number" ? number : undefined;
			} catch {
				signal.throwIfAborted();
				return undefined;
			}
		};
		const readTitle = async (call, number) => {
			const { data } = await call("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number });
			return [(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.$6)(data, "title"), (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.$6)(data, "head", "ref")].filter((text) => text !== undefined);
		};
		const readMessages = async (call, number) => {
			const messages = [];
			const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/commits";
			for await (const commits of (0, _api_js__WEBPACK_IMPORTED_MODULE_1__.pN)(call, route, { pull_number: number })) {
				messages.push(...(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.Of)(commits).flatMap((commit) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.$6)(commit, "commit", "message") ?? []));
				if (messages.length >= maxCommits) break;
			}
			return messages;
		};
		const keepComment = async (call, pullNumber, body, mayCreate = true) => {
			const [marker] = body.split("\n", 1);
			try {
				const own = await findComment(call, pullNumber, marker);
				if (own === undefined) {
					if (!mayCreate) return "not-wanted";
					await call("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
						issue_number: pullNumber,
						body
					}, async () => {
						const created = await findComment(call, pullNumber, marker);
						return created === undefined ? undefined : { data: created };
					});
					return "created";
				}
				if (own.body.replaceAll("\r\n", "\n").trimEnd() === body.trimEnd()) return "unchanged";
				await call("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
					comment_id: own.id,
					body
				});
				return "updated";
			} catch (error) {
				if ((0, _api_js__WEBPACK_IMPORTED_MODULE_1__.wo)(error)) throw (0, _api_js__WEBPACK_IMPORTED_MODULE_1__.go)("The comment", "pull-requests", error);
				throw error;
			}
		};
		const findComment = async (call, pullNumber, marker) => {
			const author = await authorOf(call);
			const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
			for await (const comments of (0, _api_js__WEBPACK_IMPORTED_MODULE_1__.pN)(call, route, { issue_number: pullNumber })) for (const comment of (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.Of)(comments)) {
				const [id, body = "", login] = [
					(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.C5)(comment, "id"),
					(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.$6)(comment, "body"),
					(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.$6)(comment, "user", "login")
				];
				const isOwn = author === undefined ? (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.$6)(comment, "user", "type") === "Bot" : login === author;
				if (typeof id === "number" && isOwn && body.split(/\r?\n/, 1)[0] === marker) return {
					id,
					body
				};
			}
			return undefined;
		};
		const authorOf = async (call) => {
			try {
				return (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__.$6)((await call("GET /user", {})).data, "login");
			} catch (error) {
				if ((0, _api_js__WEBPACK_IMPORTED_MODULE_1__.s_)(error) === undefined) throw error;
				return undefined;
			}
		};
	}),
	22190: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => findSuites,
			j: () => openHistory
		});
		var run_problem = __webpack_require__(5182);
		var concurrency = __webpack_require__(81220);
		var durations = __webpack_require__(71698);
		var short_hash = __webpack_require__(99594);
		var api = __webpack_require__(79152);
		var branch_files = __webpack_require__(17360);
		var cache = __webpack_require__(16370);
		var github_context = __webpack_require__(9527);
		var history_history = __webpack_require__(79557);
		var history_document = __webpack_require__(77979);
		;
		const mostTries = 25;
		const shortestPauseMs = 250;
		const longestPauseMs = 8e3;
		const historyFolder = (simulated) => `mobile-test-cloud-history/v${history_document.$1}/${simulated ? "simulated" : "results"}/`;
		const openBranchHistory = (branch, token, suite, simulated, context) => {
			const { clock, log, signal, random } = context;
			const file = {
				branch,
				path: `${historyFolder(simulated)}${(0, history_document.aJ)(suite)}.json.gz`
			};
			let isLogged = false;
			const historyOf = async (content) => {
				if (content === undefined) return history_history.s4;
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
				try {
					return readHistory(content, suite);
				} catch (error) {
					if (!(0, run_problem.up)(error, "history-unreadable")) throw error;
					if (!isLogged) log.notice(`${file.path} on the branch "${branch}": ${(0, run_problem.Uc)(error)}.`);
					isLogged = true;
					return history_history.s4;
				}
			};
			let last;
			const advised = async (permission, limit, work) => {
				try {
					if (token === undefined) throw new Error("the input github-token is empty");
					await work(await (0, api.II)(token, {
						...context,
						signal: AbortSignal.any([signal, limit])
					}));
				} catch (error) {
					signal.throwIfAborted();
					throw new Error((0, branch_files.H7)(error, permission) ?? (0, run_problem.Uc)(error), { cause: error });
				}
			};
			const tryWrite = async (history, call) => {
				last = await (0, branch_files.TQ)(call, file, last);
				const content = (0, history_document.wn)((0, history_history.dk)(await historyOf(last.content), history), suite);
				if (last.content?.equals(content)) return true;
				return (0, branch_files.E8)(call, file, last, content, "Update the test history\n\n[skip ci]");
			};
			return {
				read: (add, limit) => advised("read", limit, async (call) => {
					const before = last;
					last = await (0, branch_files.TQ)(call, file, before);
					if (last !== before) add(await historyOf(last.content));
				}),
				write: (history) => advised("write", signal, async (call) => {
					for (let tries = 0; tries < mostTries; tries++) {
						if (await tryWrite(history, call)) return;
						const limitMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** tries);
						await clock.sleep(limitMs * random(), signal);
					}
					throw new Error(`other jobs wrote to the branch "${branch}" at the same time, ${mostTries} times in a row`);
				})
			};
		};
		const mostLookUps = 11;
		const atOnce = 6;
		const cachePrefix = (simulated) => `mobile-test-cloud-${simulated ? "simulated-history" : "history"}-${history_document.$1}-`;
		const openCacheHistory = (identity, store, list, { notice }) => {
			const { suite, simulated, job, collector, runId, runAttempt } = identity;
			const prefix = `${cachePrefix(simulated)}${(0, history_document.aJ)(suite)}-`;
			const ownKey = `${prefix}${job}-${runId}-${runAttempt}`;
			const held = new Set();
			let version;
			let isFirst = true;
			let mayHide = false;
			const openReader = (add, signal) => {
				const restore = async (key, starts) => {
					const entry = await store.restore(key, starts, signal);
					if (entry === undefined) return undefined;
					try {
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
				const newest = (start) => restore(`${start}${runId}-${runAttempt}`, [start]);
				const exact = async (key) => held.has(key) ? undefined : restore(key, []);
				return {
					newest,
					exact
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
				for (const first of [collector, job]) for (const key of keys.filter((each) => each.startsWith(`${prefix}${first}-`)).slice(0, 1)) await exact(key);
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
				await readJobs(identity.siblings.toSorted((a, b) => (0, short_hash.q)(runId, job, a) < (0, short_hash.q)(runId, job, b) ? -1 : 1));
				for (let before = -1; before !== left;) {
					before = left;
					await readJobs([...new Set([...held].flatMap((key) => jobOf(key, prefix) ?? []))]);
				}
			};
			return {
				read: async (add, signal) => {
					if (!store.available()) throw unavailable();
					mayHide ||= isFirst;
					const reader = openReader(add, signal);
					const entries = await list(prefix, signal);
					const isRead = entries !== undefined && await readListed(entries, reader);
					if (!isRead && isFirst) await readNewest(reader);
					isFirst = false;
					if (!store.available()) throw unavailable();
				},
				write: async (history) => {
					if (!store.mayWrite) return;
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
			const open = (simulated) => ({
				simulated,
				store: openStore(owner, event, simulated, context)
			});
			let opened = open(context.isSimulated());
			const late = new Error(`it took longer than ${(0, durations.a3)(readingLimitMs)}; the run continues with what has arrived`);
			let leftMs = readingLimitMs;
			let known = history_history.s4;
			let problem;
			let isReadable = opened.store !== undefined;
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
					if (opened.simulated !== context.isSimulated()) {
						opened = open(context.isSimulated());
						known = history_history.s4;
					}
					const { store } = opened;
					if (store === undefined || !isReadable || leftMs <= 0) return known;
					try {
						await inTime((limit) => store.read((part) => {
							known = (0, history_history.dk)(known, part);
						}, limit));
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
				store: () => isReadable ? opened.store : undefined
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
			const listed = await listEntries(start, token, event, context);
			const newest = await (0, cache.qb)("history", context).restore(start, [start]);
			const keys = [...newest === undefined ? [] : [newest.key], ...(listed ?? []).map(({ key }) => key)];
			return suitesOf(keys.map((key) => key.slice(cachePrefix(simulated).length).split("-").slice(0, -3).join("-")), framework);
		};
		const suitesOf = (keys, framework) => [...new Set(keys)].flatMap((key) => key.startsWith(`${framework}-`) ? (0, history_document.bh)(key, framework) ?? [] : []);
		const openStore = (owner, event, simulated, context) => {
			const { place, token, suite, identity, project } = owner;
			const { environment, github, log } = context;
			if (place.kind === "branch") return openBranchHistory(place.branch, token, suite, simulated, context);
			if (!(0, cache.HB)(environment)) {
				const { found, remedy } = (0, cache.wb)(environment);
				log.notice(`${found}. ${remedy}`);
			}
			if (!(0, cache.G9)(environment)) return undefined;
			const { runId, runAttempt } = github;
			const jobKey = (each) => (0, short_hash.q)(github.job, github.step, each);
			const collector = `all${(0, short_hash.q)(project.replaceAll(runId, ""))}`;
			const jobs = {
				job: identity === undefined ? collector : jobKey(identity),
				siblings: owner.siblings.map(jobKey),
				collector
			};
			const store = (0, cache.qb)("history", {
				...context,
				log: {
					...log,
					notice: log.debug
				}
			});
			const list = (prefix, limit) => listEntries(prefix, token, event, {
				...context,
				signal: limit
			});
			return openCacheHistory({
				suite,
				simulated,
				...jobs,
				runId,
				runAttempt
			}, store, list, log);
		};
		const listEntries = async (prefix, token, { pullRequest, defaultBranch }, context) => {
			if (token === undefined) return undefined;
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
	15177: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bp: () => variantOf,
			Kv: () => jobIdentity,
			Nj: () => reviewIdentity,
			hx: () => describeJob,
			mb: () => matrixIdentity,
			nY: () => planRun,
			y8: () => uploadsOf
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _core_builds_build_request_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16053);
		var _core_builds_slots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16276);
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65953);
		var _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62708);
		var _core_model_device_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99899);
		var _core_results_accounting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89925);
		var _core_results_selection_match_entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46535);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75977);
		var _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99594);
		var _history_quarantine_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67673);
		const planRun = (inputs, github, shardPlan, selection, limits = (0, _core_builds_slots_js__WEBPACK_IMPORTED_MODULE_1__.hg)(undefined, inputs.maxSessions)) => {
			const whole = planWhole(inputs, github, shardPlan, selection);
			const builds = (0, _core_builds_slots_js__WEBPACK_IMPORTED_MODULE_1__.V7)(whole.builds, limits);
			const leftOut = (0, _core_builds_slots_js__WEBPACK_IMPORTED_MODULE_1__.V7)(whole.leftOut, {
				...limits,
				freePlaces: 0
			});
			return {
				...whole,
				builds,
				leftOut,
				splitNote: (0, _core_builds_slots_js__WEBPACK_IMPORTED_MODULE_1__.iO)(whole.builds, builds, limits)
			};
		};
		const planWhole = (inputs, github, shardPlan, selection) => {
			const { shardIndex, devices } = inputs;
			const { filters } = selection;
			const identity = jobIdentity(inputs, github);
			const { shardsPerJob = 1 } = shardPlan;
			const isOwn = ({ shard }) => Math.floor(shard.index / shardsPerJob) === shardIndex;
			const shards = shardIndex === undefined ? shardPlan.shards : shardPlan.shards.filter(isOwn);
			const tagOf = ({ shard, classFilter }) => ({
				runId: github.runId,
				runAttempt: github.runAttempt,
				job: identity,
				shard,
				attempt: 0,
				...classFilter === undefined ? {} : { plan: shardPlan.fingerprint },
				emptyShards: emptyShards(shardPlan),
				selection: inputs.select && (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__.q)(...inputs.tests.map(_core_results_selection_match_entry_js__WEBPACK_IMPORTED_MODULE_3__.kN).sort()),
				lines: inputs.deviceLines.some(_core_model_device_name_js__WEBPACK_IMPORTED_MODULE_4__.cB) ? (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__.q)(...inputs.deviceLines) : undefined,
				matrix: matrixIdentity(inputs, github),
				nonce: (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_5__.Yd)()
			});
			const common = {
				devices,
				attempt: 0,
				partial: false,
				stopsAtFailure: requestsStop(inputs) || undefined,
				...Object.keys(filters).length === 0 ? {} : { filters }
			};
			const buildOf = (planned) => {
				const { shard, classFilter: tests, predictedMs, plannedTests } = planned;
				const knownTests = (0, _core_results_accounting_js__WEBPACK_IMPORTED_MODULE_6__.Se)(selection, planned);
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
			const isByRunner = shardPlan.shards.every(({ classFilter }) => classFilter === undefined);
			const leftOut = (isByRunner ? emptyShards(shardPlan) ?? [] : []).map((index) => {
				const build = buildOf({ shard: {
					index,
					total: shardPlan.total
				} });
				return {
					...build,
					tag: {
						...build.tag,
						emptyShards: undefined
					},
					knownTests: undefined
				};
			});
			if (shardPlan.splitBy !== "service") return {
				identity,
				shardPlan,
				shards,
				builds: shards.map(buildOf),
				leftOut
			};
			const shard = {
				index: 0,
				total: 1
			};
			const build = {
				...common,
				shard,
				tag: {
					...tagOf({ shard }),
					plan: shardPlan.fingerprint
				},
				serviceShards: shards.map((planned) => ({
					name: `Shard ${planned.shard.index + 1} of ${planned.shard.total}`,
					tests: planned.classFilter ?? [],
					knownTests: (0, _core_results_accounting_js__WEBPACK_IMPORTED_MODULE_6__.Se)(selection, planned)
				})),
				expected: longest(shards)
			};
			return {
				identity,
				shardPlan,
				shards,
				builds: [build],
				leftOut: []
			};
		};
		const requestsStop = ({ failFast, retries, wait, framework, quarantine, capabilities }) => failFast && (retries === 0 || !wait) && (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_7__.Fg)(framework).stopsAtFailures === true && (0, _history_quarantine_js__WEBPACK_IMPORTED_MODULE_8__.uB)({
			quarantine,
			framework
		}).length === 0 && !(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_9__.Hn)(capabilities.singleRunnerInvocation);
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
			const empty = Array.from({ length: total }, (_, index) => index).filter((index) => !filled.has(index));
			return empty.length === 0 ? undefined : empty;
		};
		const jobIdentity = (inputs, github) => (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__.q)(github.job, github.step, github.matrix ?? "", requestText(inputs, github));
		const matrixIdentity = ({ shardIndex, ...inputs }, github) => {
			if (shardIndex === undefined) return undefined;
			const references = [inputs.app, inputs.testSuite].map((ref) => ref?.kind === "reference" ? ref.reference : "");
			return (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__.q)(github.job, github.step, requestText(inputs, github), ...references);
		};
		const reviewIdentity = (inputs, github) => {
			const matrix = inputs.shardIndex === undefined ? github.matrix : undefined;
			return (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__.q)(github.job, github.step, matrix ?? "", requestText({
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
			const { [_core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_5__.KM]: _tag, ...request } = (0, _core_builds_build_request_js__WEBPACK_IMPORTED_MODULE_10__.mK)(inputs, refs, {
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
				select === undefined ? tests.map(_core_results_selection_match_entry_js__WEBPACK_IMPORTED_MODULE_3__.kN).sort() : [],
				(select ?? []).map(({ pattern, entries }) => [pattern, ...entries.map(_core_results_selection_match_entry_js__WEBPACK_IMPORTED_MODULE_3__.kN)].join("\n")).sort(),
				withoutIds(JSON.stringify(request), [runId, sha])
			]);
		};
		const uploadsOf = ({ app, testSuite, cleanup }, { held = {}, media = [] }, target, { github, clock }) => {
			const isHeld = (app === undefined || held.app !== undefined) && (testSuite === undefined || held.testSuite !== undefined);
			if (cleanup || !isHeld || (held.app ?? held.testSuite) === undefined) return undefined;
			const nowMs = clock.nowMs();
			return {
				variant: variantOf({
					app,
					testSuite
				}, github),
				app: held.app?.reference,
				testSuite: held.testSuite?.reference,
				media,
				target,
				appContent: held.app?.content && (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__.q)(held.app.content),
				testSuiteContent: held.testSuite?.content && (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__.q)(held.testSuite.content),
				uploadedAtMs: Math.min(held.app?.uploadedAtMs ?? nowMs, held.testSuite?.uploadedAtMs ?? nowMs),
				usedAtMs: nowMs
			};
		};
		const variantOf = ({ app, testSuite }, github) => {
			const named = (ref) => ref && namedAs(ref, github.workspace) || github.job;
			return (0, _lib_short_hash_js__WEBPACK_IMPORTED_MODULE_2__.q)(named(app), named(testSuite));
		};
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
	4767: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GW: () => budgetOfJob,
			Or: () => exceeds,
			XW: () => describeLimit,
			d6: () => measuredMs,
			oD: () => formatBeside,
			rY: () => createPredictor,
			vM: () => pastDurationsOf
		});
		var _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91154);
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13732);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71698);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71113);
		var _history_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9244);
		var _history_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79557);
		var _shards_class_shards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24260);
		var _shards_shard_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46502);
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
				const classes = suite === undefined ? (0, _shards_shard_plan_js__WEBPACK_IMPORTED_MODULE_2__.Gf)(durations) : (0, _shards_class_shards_js__WEBPACK_IMPORTED_MODULE_3__.q0)(suite, (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_0__.nb)(durations, past.all));
				if (!classes.some(({ measured }) => measured)) return undefined;
				times.set(device, {
					overheadMs: (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_0__._2)(durations),
					testsMs: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(classes.map(({ weightMs }) => weightMs)),
					tests: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(suite === undefined ? [...durations.classes.values()].map(({ size }) => size) : classes.map(({ methods }) => methods.length))
				});
			}
			const shareOf = createShares(shards);
			const sessionsMs = (build) => build.devices.flatMap((device) => {
				const { overheadMs = 0, testsMs = 0, tests = 0 } = times.get(device) ?? {};
				return (0, _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_5__.$b)(build).map(({ index }) => {
					const shardMs = testsMs * shareOf(index);
					const some = build.partial && build.tests !== undefined ? build.tests.length * testsMs / Math.max(1, tests) : shardMs;
					return Math.round(overheadMs + Math.min(shardMs, some));
				});
			});
			return {
				buildMs: (build) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(sessionsMs(build)),
				shortestMs: (builds) => Math.min(...builds.flatMap(sessionsMs)),
				run: (builds, slots) => {
					const sessions = builds.flatMap(sessionsMs);
					const atOnce = slots === Number.POSITIVE_INFINITY && sessions.length > 1 ? sessions.length : undefined;
					return {
						deviceMs: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(sessions),
						durationMs: makespan(sessions, slots),
						atOnce,
						runs: past.runs
					};
				}
			};
		};
		const createShares = (shards) => {
			const loads = new Map(shards.map(({ shard, loadMs = 0 }) => [shard.index, loadMs]));
			const all = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)([...loads.values()]);
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
		const measuredMs = (tests, device, sessions) => {
			const overheads = sessions.filter((session) => session.device === device && !session.partial).flatMap(sessionOverhead);
			const durations = tests.flatMap(({ durationMs }) => durationMs ?? []);
			return overheads.length > 0 && durations.length === tests.length ? Math.max(...overheads) + (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(durations) : undefined;
		};
		const sessionOverhead = ({ durationMs, tests }) => durationMs === undefined ? [] : [Math.max(0, durationMs - (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(tests.map((test) => test.durationMs ?? 0)))];
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
			const predicted = `the predicted ${minutes(prediction.deviceMs)} device minutes`;
			return (0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_6__.CC)("budget-exceeded", `${predicted} exceed the budget of ${describeLimit(budget, minutes)}`);
		};
		const describeLimit = ({ ms, jobs }, minutes) => `${minutes(ms)}${jobs === 1 ? "" : ` (max-device-minutes divided by ${jobs} jobs)`}`;
		const mostDecimals = 5;
		const formatBeside = ({ ms }, exceedingMs) => {
			const isClear = (decimals) => {
				const shown = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.dp)(ms, decimals);
				const isExact = Math.round(Number(shown) * _lib_durations_js__WEBPACK_IMPORTED_MODULE_7__.J2) === ms || decimals >= 3;
				return isExact && (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.dp)(exceedingMs, decimals) !== shown;
			};
			const decimals = [
				1,
				2,
				3,
				4
			].find(isClear) ?? mostDecimals;
			return (durationMs) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.dp)(durationMs, decimals);
		};
	}),
	4148: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jA: () => chooseShardCount,
			mJ: () => findSplit
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);
		const balanceShards = (items, shards) => assign(heaviestFirst(items), Math.min(shards, items.length));
		const chooseShardCount = (items, { targetMs, maxShards, fixedMs }) => {
			const sorted = heaviestFirst(items);
			const most = Math.max(1, Math.min(maxShards, items.length));
			const roomMs = Math.max(targetMs - fixedMs, weightOf(sorted[0]));
			if (roomMs === 0) return 1;
			const sumMs = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(sorted.map(weightOf));
			const fewest = Math.max(1, Math.ceil(sumMs / roomMs - 1e-9));
			for (let count = fewest; count < most; count++) if (assign(sorted, count).every(({ predictedMs }) => predictedMs <= roomMs)) return count;
			return most;
		};
		const weightOf = (item) => item !== undefined && Number.isFinite(item.weightMs) && item.weightMs > 0 ? item.weightMs : 0;
		const heaviestFirst = (items) => items.toSorted((one, other) => weightOf(other) - weightOf(one) || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
		const isShorter = (one, other) => (one.predictedMs - other.predictedMs || one.items.length - other.items.length) < 0;
		const assign = (sorted, shards) => {
			const loads = Array.from({ length: shards }, () => ({
				predictedMs: 0,
				items: []
			}));
			for (const item of sorted) {
				const least = loads.reduce((best, load) => isShorter(load, best) ? load : best);
				least.predictedMs += weightOf(item);
				least.items.push(item);
			}
			return loads;
		};
		const worthwhile = 1.1;
		const mostSteps = 20;
		const findSplit = ({ weightsMs, unitsWithin }, shards, roomMs) => {
			const splits = limitsFor(weightsMs, shards, roomMs).map((limitMs) => balanceShards(unitsWithin(limitMs), shards));
			const most = Math.max(...splits.map((each) => each.length));
			const full = splits.filter((each) => each.length === most);
			const bestMs = Math.min(...full.map(slowest));
			const acceptedMs = roomMs !== undefined && bestMs <= roomMs ? roomMs : bestMs * worthwhile;
			return full.find((each) => slowest(each) <= acceptedMs) ?? [];
		};
		const limitsFor = (weightsMs, shards, roomMs) => {
			const idealMs = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(weightsMs) / shards;
			const longest = weightsMs.toSorted((one, other) => other - one);
			const steps = longest.slice(0, mostSteps).filter((weightMs) => weightMs > idealMs);
			return [
				...steps,
				...roomMs === undefined ? [] : [roomMs],
				idealMs
			].sort((one, other) => other - one);
		};
		const slowest = (shards) => Math.max(0, ...shards.map(({ predictedMs }) => predictedMs));
	}),
	24260: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		var _core_frameworks_shard_split_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70204);
		var _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11301);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71113);
		var _history_durations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9244);
		var _balance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4148);
		const shardClasses = (classes, shards, roomMs) => {
			const families = familiesOf(classes);
			const running = families.filter(isRunning);
			const splitting = {
				weightsMs: running.map(({ weightMs }) => weightMs),
				unitsWithin: (limitMs) => unitsOf(running, ({ weightMs }) => weightMs > limitMs)
			};
			const chosen = (0, _balance_js__WEBPACK_IMPORTED_MODULE_0__.mJ)(splitting, shards, roomMs).map(({ items, predictedMs }) => ({
				filters: items.flatMap(({ filters }) => filters).sort(),
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
			return (0, _balance_js__WEBPACK_IMPORTED_MODULE_0__.jA)(unitsOf(running, ({ weightMs }) => weightMs > target.targetMs - target.fixedMs), target);
		};
		const familiesOf = (classes) => {
			const names = new Set(classes.map(({ className }) => className));
			const families = Map.groupBy(classes, ({ className }) => (0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_1__.fD)(className).find((name) => names.has(name)) ?? className);
			return [...families].map(([className, members]) => ({
				className,
				members,
				weightMs: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(members.map(({ weightMs }) => weightMs))
			}));
		};
		const isRunning = ({ members }) => members.some(({ methods, complete }) => methods.length > 0 || !complete);
		const restingOf = (families) => families.filter((family) => !isRunning(family) && !(0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_1__.xf)(family.className)).map(({ className }) => className);
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
			const [least] = shards.toSorted((one, other) => one.predictedMs - other.predictedMs);
			return shards.map((shard) => shard === least ? {
				...shard,
				filters: [...shard.filters, ...resting].sort()
			} : shard);
		};
		const predictHashShards = (classes, shards) => loadsOf(hashTests(classes), shards, "floor-mod");
		const countHashTests = (classes, shards) => {
			if (classes.length === 0 || classes.some(({ complete, methods }) => !complete || methods.some((one) => one.parameterized))) return undefined;
			const tests = hashTests(classes).flatMap(({ hash }) => hash === undefined ? [] : [{
				hash,
				weightMs: 1
			}]);
			return loadsOf(tests, shards, "floor-mod");
		};
		const worthwhile = 1.1;
		const countHashShards = (classes, { targetMs, maxShards, fixedMs }) => {
			const tests = hashTests(classes);
			let best = {
				count: 1,
				slowestMs: Number.POSITIVE_INFINITY
			};
			for (let count = 1; count <= maxShards; count++) {
				const slowestMs = Math.max(..._core_frameworks_shard_split_js__WEBPACK_IMPORTED_MODULE_3__.iN.flatMap((form) => loadsOf(tests, count, form)));
				if (slowestMs <= targetMs - fixedMs) return count;
				if (slowestMs * worthwhile < best.slowestMs) best = {
					count,
					slowestMs
				};
			}
			return best.count;
		};
		const hashTests = (classes) => classes.flatMap(({ className, methods, weightMs }) => {
			const namedMs = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(methods.map((method) => method.weightMs));
			return [...methods.map(({ name, parameterized, weightMs: ms }) => ({
				hash: parameterized ? undefined : (0, _core_frameworks_shard_split_js__WEBPACK_IMPORTED_MODULE_3__.vD)(`${name}(${className})`),
				weightMs: ms
			})), {
				hash: undefined,
				weightMs: Math.max(0, weightMs - namedMs)
			}];
		});
		const loadsOf = (tests, shards, form) => {
			const byShard = Map.groupBy(tests, ({ hash }) => hash === undefined ? "any" : (0, _core_frameworks_shard_split_js__WEBPACK_IMPORTED_MODULE_3__.ks)(hash, shards, form));
			const loadOf = (shard) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)((byShard.get(shard) ?? []).map(({ weightMs }) => weightMs));
			return Array.from({ length: shards }, (_, shard) => Math.round(loadOf(shard) + loadOf("any") / shards));
		};
		const usualTestMs = 1e4;
		const timeClasses = (suite, history) => {
			const unknown = new Set(suite.unknown.map(({ part }) => part).filter(isClassPart));
			const tests = Map.groupBy(suite.tests, ({ className }) => className);
			const names = [...new Set([...tests.keys(), ...unknown])].sort();
			const measured = names.map((className) => measureClass(className, tests.get(className) ?? [], !unknown.has(className), history?.classes.get(className)));
			const usualMs = (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_4__.JZ)(measured.flatMap((one) => one.measured && one.weightMs !== undefined ? [one.weightMs] : []));
			return measured.map((one) => one.weightMs === undefined ? guessClass(one, usualMs) : {
				...one,
				weightMs: one.weightMs
			});
		};
		const isClassPart = (part) => !(0, _core_results_known_tests_js__WEBPACK_IMPORTED_MODULE_1__.EQ)(part) && canBeFiltered(part);
		const canBeFiltered = (className) => /^[\p{L}\p{N}_$.-]+$/u.test(className);
		const measureClass = (className, tests, complete, samples) => {
			const running = tests.filter(({ ignored }) => !ignored);
			const ignored = tests.filter((test) => test.ignored).map(({ name }) => name);
			const known = running.map((test) => (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_4__.JZ)(samples?.get(test.name) ?? []));
			const usualMs = (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_4__.JZ)(known.filter((ms) => ms !== undefined));
			const extraMs = complete ? 0 : sumOfOthers(running, samples);
			const methods = running.map(({ name, parameterized, naming }, nth) => ({
				name,
				parameterized: parameterized || naming !== undefined,
				weightMs: known[nth] ?? usualMs ?? 0
			}));
			const sumMs = extraMs + (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(methods.map(({ weightMs }) => weightMs));
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
			return (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.cz)(others.map(([, durationsMs]) => (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_4__.JZ)(durationsMs) ?? 0));
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
	51528: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B6: () => describeSource,
			DT: () => planOfSplit,
			HQ: () => describeEmptyShard,
			Lr: () => describeShards,
			QB: () => describeEmptyShards,
			W$: () => shardTarget,
			be: () => describeChoice,
			yJ: () => describeImbalance
		});
		var _core_model_run_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3782);
		var _core_results_describe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57353);
		var _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82285);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71698);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71113);
		var _history_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9244);
		var _class_shards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24260);
		const planOfSplit = ({ request, target, classes, wanted }, parts, noMore) => {
			const total = request.shardIndex === undefined ? parts.length : wanted;
			const isMeasured = classes.some(({ measured }) => measured);
			const shards = parts.map(({ loadMs, plannedTests, ...filter }, index) => ({
				shard: {
					index,
					total
				},
				...total === 1 ? {} : filter,
				plannedTests,
				loadMs,
				predictedMs: isMeasured ? target.fixedMs + loadMs : undefined
			}));
			const slowestMs = Math.max(0, ...parts.map(({ loadMs }) => loadMs));
			return {
				shardBy: "duration",
				total,
				shards,
				fingerprint: (0, _core_model_run_plan_js__WEBPACK_IMPORTED_MODULE_0__.ax)(shards),
				notes: [
					describeSource(classes),
					...request.shards === "auto" ? [describeChoice(total, target, slowestMs, isMeasured)] : [],
					...describeShards(shards)
				],
				notices: parts.length < wanted ? [`Only ${parts.length} of ${wanted} shards have tests: the suite has no more ${noMore}.`] : []
			};
		};
		const shardTarget = ({ targetMs, maxShards }, history) => ({
			targetMs,
			maxShards,
			fixedMs: (0, _history_durations_js__WEBPACK_IMPORTED_MODULE_1__._2)(history ?? _history_durations_js__WEBPACK_IMPORTED_MODULE_1__.vK)
		});
		const mostListed = 20;
		const describeSource = (classes) => {
			const running = classes.filter(({ methods, complete }) => methods.length > 0 || !complete);
			const measured = running.filter((one) => one.measured).length;
			if (measured === 0) return `No durations of earlier runs are available: every test is assumed to take ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.a3)(_class_shards_js__WEBPACK_IMPORTED_MODULE_3__.Nu)}.`;
			return measured === running.length ? `The durations of all ${measured} classes are known from earlier runs.` : `The durations of ${measured} of ${running.length} classes are known from earlier runs; other classes are assumed to take the median of these.`;
		};
		const describeChoice = (total, target, slowestMs, isMeasured) => {
			const predictedMs = target.fixedMs + slowestMs;
			const begin = `shards: auto uses ${total} of at most ${target.maxShards}: the slowest is ${isMeasured ? "predicted" : "guessed"} to take ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.a3)(predictedMs)}`;
			const limit = (0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.a3)(target.targetMs);
			return predictedMs <= target.targetMs ? `${begin}, within the target of ${limit}.` : `${begin}. That is over the target of ${limit}, but more shards are not allowed or would not help.`;
		};
		const describeShards = (shards) => {
			if (shards.length === 1) return [];
			const lines = shards.slice(0, mostListed).map(({ shard, predictedMs, classFilter, tests }) => {
				const predicted = predictedMs === undefined ? [] : [`predicted ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.a3)(predictedMs)}`];
				const filter = tests === undefined ? "class filter" : "filter";
				const filters = classFilter && [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.hS)(classFilter.length, "entry", "entries")} in its ${filter}`];
				return `${(0, _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_5__.l)((0, _core_results_describe_js__WEBPACK_IMPORTED_MODULE_6__.y0)(shard))}: ${[...predicted, ...filters ?? []].join(", ")}`;
			});
			return shards.length > mostListed ? [...lines, `\u2026 and ${shards.length - mostListed} more shards`] : lines;
		};
		const describeImbalance = (planned, sessions) => {
			const timed = planned.map(({ shard, predictedMs }) => ({
				shard,
				predictedMs,
				tookMs: shardMs(shard.index, sessions)
			})).filter(({ tookMs }) => tookMs > 0);
			if (timed.length === 0) return "";
			const parts = timed.slice(0, mostListed).map(({ shard, predictedMs, tookMs }) => {
				const predicted = predictedMs === undefined ? "" : ` (predicted ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.a3)(predictedMs)})`;
				return `${(0, _core_results_describe_js__WEBPACK_IMPORTED_MODULE_6__.y0)(shard)} took ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.a3)(tookMs)}${predicted}`;
			});
			const more = timed.length > mostListed ? [`${timed.length - mostListed} more`] : [];
			return `${(0, _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_5__.l)([...parts, ...more].join("; "))}.${describeSpread(timed.map(({ tookMs }) => tookMs))}`;
		};
		const shardMs = (index, sessions) => Math.max(0, ...sessions.map(({ shard, attempt, durationMs = 0 }) => shard.index === index && attempt === 0 ? durationMs : 0));
		const describeSpread = (lengthsMs) => {
			if (lengthsMs.length < 2) return "";
			const evenMs = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.cz)(lengthsMs) / lengthsMs.length;
			const longer = Math.round((Math.max(...lengthsMs) / evenMs - 1) * 100);
			return longer === 0 ? " They are even." : ` The slowest took ${longer} % longer than an even split.`;
		};
		const describeEmptyShards = (total, filled) => `${total - filled} of ${total} shards have no test: use \`shards: ${filled}\` or \`auto\`. They are not started.`;
		const describeEmptyShard = (index = 0, total) => index < total ? `Shard ${index + 1} of ${total} has no tests.` : `Shard ${index + 1} has no tests, because \`shards: auto\` divides the suite into only ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.hS)(total, "shard")}.`;
	}),
	46502: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gf: () => classesOfHistory,
			tF: () => planShards,
			vB: () => remainingShard
		});
		var lookup = __webpack_require__(65953);
		var accounting = __webpack_require__(89925);
		var narrow_selection = __webpack_require__(63343);
		var short_hash = __webpack_require__(99594);
		var class_shards = __webpack_require__(24260);
		var results = __webpack_require__(80483);
		var run_plan = __webpack_require__(3782);
		var run_problem = __webpack_require__(5182);
		var filter_styles = __webpack_require__(24996);
		var numbers = __webpack_require__(71113);
		var balance = __webpack_require__(4148);
		var flow_requests = __webpack_require__(57050);
		var shard_notes = __webpack_require__(51528);
		;
		const unitsOfFlows = (classes, sequence = []) => {
			const units = classes.map(({ timed: { className, weightMs }, files }) => ({
				name: className,
				filters: files,
				weightMs
			}));
			const ordered = sequence.flatMap((className) => units.find(({ name }) => name === className) ?? []);
			const [first] = ordered;
			if (first === undefined) return units;
			const joined = {
				name: first.name,
				filters: ordered.flatMap(({ filters }) => filters),
				weightMs: (0, numbers.cz)(ordered.map(({ weightMs }) => weightMs))
			};
			return [joined, ...units.filter((unit) => !ordered.includes(unit))];
		};
		const isTooLong = ({ filters: { execute } }, filter) => filter !== undefined && Array.isArray(execute) && !(0, flow_requests.oW)(execute, filter);
		const describeGroups = ({ filters: { execute, tags }, suite }) => {
			const flows = suite?.tests.filter(({ file }) => file !== undefined).length ?? 0;
			if (flows === 0) return [];
			const why = `their files would be too long for one request`;
			if (tags !== undefined && execute === undefined) return [`The build selects ${(0, numbers.hS)(flows, "flow")} by their tag, since ${why}.`];
			if (!Array.isArray(execute) || execute.length >= flows) return [];
			return [`The build selects ${(0, numbers.hS)(flows, "flow")} by whole folders, since ${why}.`];
		};
		const planOfFlows = (asked, split, { whole }, suite) => {
			const { request } = asked;
			const { testFilter = {} } = (0, lookup.Fg)(request.framework);
			const partOf = partMaker(asked, suite);
			const shards = split.map(({ items }) => (0, flow_requests.P3)(inOrder(items, suite), whole ?? suite, testFilter).map(partOf));
			const most = Math.max(1, ...shards.map((parts) => parts.length));
			if (most === 1) {
				const plan = (0, shard_notes.DT)(asked, shards.flat(), "tests");
				if (request.shardIndex !== undefined || plan.total === 1) return plan;
				if (!mayBeLeftOut(suite, whole)) return {
					...plan,
					splitBy: "service"
				};
				const why = "config.yaml leaves out selected flows by their tags, perhaps in shards of one build, too";
				return {
					...plan,
					notices: [...plan.notices, `Each shard runs in a build of its own, since ${why}.`]
				};
			}
			const plan = (0, shard_notes.DT)({
				...asked,
				request: {
					...request,
					shardIndex: undefined
				}
			}, shards.flat(), "tests");
			const flows = (0, numbers.hS)((0, numbers.cz)(shards.flat().map(({ plannedTests }) => plannedTests)), "flow");
			const notices = [
				...plan.notices,
				`${flows} are divided over ${(0, numbers.hS)(plan.total, "build")}${split.length > 1 ? ` instead of ${split.length} shards` : ""}: the service takes less than 1,000 characters of flows in one request. Each build counts as a shard.`,
				...isCut(shards, suite) ? ["The flows of `flowsOrder` do not fit into one request, so their order is not kept."] : []
			];
			if (request.shardIndex === undefined) return {
				...plan,
				notices
			};
			const total = asked.wanted * most;
			const indexes = shards.flatMap((parts, nth) => parts.map((_, part) => nth * most + part));
			const numbered = plan.shards.map((planned, nth) => ({
				...planned,
				shard: {
					index: indexes[nth] ?? nth,
					total
				}
			}));
			return {
				...plan,
				notices,
				total,
				shards: numbered,
				shardsPerJob: most
			};
		};
		const mayBeLeftOut = ({ tests }, whole) => {
			const byDefault = new Set(whole?.tests);
			return whole?.groups?.byTag === false && tests.some((test) => !byDefault.has(test));
		};
		const inOrder = (units, { tests }) => {
			const own = new Set(units.flatMap(({ filters }) => filters));
			return tests.flatMap(({ file }) => file !== undefined && own.has(file) ? [file] : []);
		};
		const partMaker = ({ classes }, { tests }) => {
			const byFile = new Map(tests.flatMap((test) => test.file === undefined ? [] : [[test.file, test]]));
			const weights = new Map(classes.map(({ className, weightMs }) => [className, weightMs]));
			return ({ entries, files }) => {
				const own = files.map((file) => byFile.get(file)).filter((test) => test !== undefined);
				return {
					classFilter: entries,
					tests: new Set(own.map(results.U)),
					plannedTests: own.length,
					loadMs: (0, numbers.cz)(own.map(({ className }) => weights.get(className) ?? 0))
				};
			};
		};
		const isCut = (shards, { sequence = [], tests }) => {
			const ordered = tests.filter(({ className }) => sequence.includes(className)).map(results.U);
			return shards.flat().filter((part) => ordered.some((name) => part.tests?.has(name))).length > 1;
		};
		;
		const planIdentifierShards = (request, selection, history) => {
			const { testFilter } = (0, lookup.Fg)(request.framework);
			if (request.shards === 1 && !isTooLong(selection, testFilter)) return wholeSuite(request, describeGroups(selection));
			const { suite } = selection;
			const classes = selectedClasses(request, selection, history);
			const timed = classes.map((each) => each.timed);
			const target = (0, shard_notes.W$)(request, history);
			const roomMs = request.shards === "auto" ? Math.max(0, target.targetMs - target.fixedMs) : undefined;
			const splitInto = (unitsWithin) => {
				const wanted = request.shards === "auto" ? (0, balance.jA)(unitsWithin(roomMs ?? 0), target) : request.shards;
				const split = (0, balance.mJ)({
					weightsMs: timed.map(({ weightMs }) => weightMs),
					unitsWithin
				}, wanted, roomMs);
				return {
					split,
					asked: {
						request,
						target,
						classes: timed,
						wanted
					}
				};
			};
			if (suite?.tests.some(({ file }) => file !== undefined) === true) {
				const { split, asked } = splitInto(() => unitsOfFlows(classes, suite.sequence));
				return planOfFlows(asked, split, selection, suite);
			}
			const { split, asked } = splitInto((limitMs) => classes.flatMap((each) => unitsOfClass(each, limitMs)));
			const parts = split.map(({ items, predictedMs }) => {
				const tests = items.flatMap((unit) => unit.tests);
				const classFilter = items.flatMap(({ filters }) => filters).sort();
				return {
					classFilter,
					tests: new Set(tests),
					plannedTests: tests.length,
					loadMs: predictedMs
				};
			});
			const plan = (0, shard_notes.DT)(asked, parts, "tests");
			const extras = classes.flatMap(extraTests);
			const isLeftOut = request.shardIndex !== undefined && Object.keys(selection.filters).length > 0;
			return {
				...plan,
				splitBy: request.shardIndex === undefined && plan.total > 1 ? "service" : undefined,
				warning: extras.length === 0 || plan.total === 1 || isLeftOut ? undefined : (0, filter_styles.l$)("were not selected", extras)
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
		const wholeSuite = ({ shardBy }, notes) => ({
			shardBy,
			total: 1,
			shards: [{ shard: {
				index: 0,
				total: 1
			} }],
			fingerprint: (0, run_plan.ax)([]),
			notes,
			notices: []
		});
		const selectedClasses = ({ framework }, { suite, whole, unclear }, history) => {
			const refuse = (why) => {
				throw new run_problem.AK("shards-tests-unknown", `${(0, lookup.Fg)(framework).title} tests cannot be divided into shards: ${why}`);
			};
			if (suite === undefined) return refuse("the tests of the suite are unknown");
			const [unknown] = suite.unknown;
			if (unknown !== undefined) return refuse(`the tests of ${unknown.part} are not all known (${unknown.reason})`);
			if (suite.unseen !== undefined) return refuse(suite.unseen);
			if (unclear !== undefined) return refuse(unclear);
			const selected = (0, class_shards.q0)(suite, history);
			if (selected.length === 0) return refuse(whole?.tests.length === 0 ? "this one has none" : "the filters select none of them");
			const ofClass = ({ className }) => className;
			const ownTests = Map.groupBy(suite.tests, ofClass);
			const allTests = Map.groupBy((whole ?? suite).tests, ofClass);
			return selected.map((timed) => {
				const own = ownTests.get(timed.className) ?? [];
				const [target = suite.target, ...others] = new Set(own.flatMap((test) => test.target ?? []));
				return {
					timed,
					all: (allTests.get(timed.className) ?? own).map(({ name }) => name),
					target: others.length > 0 ? undefined : target,
					files: own.flatMap(({ file }) => file ?? [])
				};
			});
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
			if (weightMs > limitMs && groups.length > 1) return groups.map((own) => {
				const ownMs = (0, numbers.cz)(own.map((method) => method.weightMs));
				return unit(`${className}/${own[0]?.name}`, own, entries(own), ownMs);
			});
			return [unit(className, methods, isWhole ? [classIdentifier(className, target)] : entries(methods), weightMs)];
		};
		const groupByPrefix = (methods) => {
			const groups = [];
			for (const method of methods.toSorted((one, other) => one.name < other.name ? -1 : one.name > other.name ? 1 : 0)) {
				const last = groups.at(-1);
				if (last !== undefined && method.name.startsWith(last[0].name)) last.push(method);
				else groups.push([method]);
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
		;
		const planShards = (request, selection, history) => {
			if ((0, lookup.Fg)(request.framework).shards?.splitBy === "service") return planIdentifierShards(request, selection, history);
			const { suite } = selection;
			const classes = suite && (0, class_shards.q0)(suite, history);
			const target = (0, shard_notes.W$)(request, history);
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
			const entriesOf = (0, narrow_selection.YZ)(selection);
			const parts = split.map(({ filters, predictedMs }) => ({
				classFilter: filters.flatMap(entriesOf),
				loadMs: predictedMs
			}));
			return (0, shard_notes.DT)({
				request,
				target,
				classes,
				wanted
			}, parts, "test classes");
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
			const leavesOut = total > 1 && request.splitUnknown !== true;
			const shards = leavesOut ? all.filter((planned) => (0, accounting.Se)(selection, planned) !== 0) : all;
			const isBlind = isAuto && known.length === 0;
			return {
				shardBy: "hash",
				total,
				shards,
				fingerprint: (0, short_hash.q)("hash", String(total)),
				notes: [...isAuto && !isBlind ? [(0, shard_notes.B6)(known), (0, shard_notes.be)(total, target, Math.max(0, ...loads), isMeasured)] : [], ...isMeasured ? (0, shard_notes.Lr)(shards) : []],
				notices: [...isBlind ? ["Neither the tests nor their durations are known: shards: auto uses one shard."] : [], ...shards.length < total && !isAuto ? [(0, shard_notes.QB)(total, shards.length)] : []]
			};
		};
		const classesOfHistory = (history) => history === undefined ? [] : (0, class_shards.q0)({
			tests: [],
			unknown: [...history.classes.keys()].map((part) => ({ part }))
		}, history);
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
	}),
	1339: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bj: () => deviceTimeUsed,
			DG: () => budgetGate,
			GN: () => openGate,
			fq: () => joinGates,
			qO: () => failFastGate
		});
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13732);
		var _core_model_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99503);
		var _core_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68852);
		var _core_results_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70542);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71113);
		var _history_quarantine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67673);
		var _prepare_prediction_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4767);
		var _start_build_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34002);
		const openGate = async () => undefined;
		const joinGates = (...gates) => {
			let refused;
			return async (planned) => {
				for (const gate of gates) refused ??= await gate(planned);
				return refused;
			};
		};
		const failFastGate = (inputs, isLastAttempt, { facts }, caughtUp) => {
			if (!inputs.failFast) return openGate;
			return async () => {
				await caughtUp();
				const { sessions, problems, startedAt } = facts();
				const shards = (0, _history_quarantine_js__WEBPACK_IMPORTED_MODULE_0__.Su)((0, _core_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__.uN)([...sessions.values()]), inputs, startedAt);
				const isRed = problems.length > 0 || (0, _core_results_judge_js__WEBPACK_IMPORTED_MODULE_2__.yf)(shards, inputs.failOnFlaky, isLastAttempt);
				return isRed ? "fail-fast" : undefined;
			};
		};
		const budgetGate = ({ budget, predictor }, { facts, onProblem }, caughtUp, { clock, log }) => {
			if (budget === undefined) return openGate;
			let isLogged = false;
			return async (planned) => {
				await caughtUp();
				const { usedMs, untimed } = deviceTimeUsed(facts(), clock.nowMs(), predictor);
				if (untimed > 0 && !isLogged) log.notice(`The service does not say how long ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(untimed, "session")} took; the time of the tests counts against max-device-minutes instead.`);
				isLogged ||= untimed > 0;
				const nextMs = predictor?.buildMs(planned) ?? 0;
				if (usedMs + nextMs <= budget.ms) return undefined;
				onProblem((0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__.CC)("budget-exceeded", overBudget(planned, usedMs, nextMs, budget)));
				return "budget";
			};
		};
		const overBudget = (planned, usedMs, nextMs, budget) => {
			const minutes = (0, _prepare_prediction_js__WEBPACK_IMPORTED_MODULE_5__.oD)(budget, usedMs + nextMs);
			const [used, limit] = [minutes(usedMs), (0, _prepare_prediction_js__WEBPACK_IMPORTED_MODULE_5__.XW)(budget, minutes)];
			if (nextMs === 0) return `${(0, _start_build_js__WEBPACK_IMPORTED_MODULE_6__.Wi)(planned)} was not started, because ${used} device minutes are used and the budget is ${limit}`;
			return `${(0, _start_build_js__WEBPACK_IMPORTED_MODULE_6__.Wi)(planned)} was not started, because ${used} device minutes are used and its predicted ${minutes(nextMs)} would exceed the budget of ${limit}`;
		};
		const deviceTimeUsed = ({ started, beside, starting, records, sessions, besideSessions }, nowMs, predictor) => {
			const predictedMs = (build) => predictor?.buildMs(build) ?? 0;
			const collected = new Map([...sessions, ...besideSessions]);
			const times = [...started, ...beside].map((build) => {
				const record = records.get(build.id);
				const own = (0, _core_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__.MR)(build, record);
				const untimed = own.filter((session) => isUntimed(session, collected)).length;
				const ownMs = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(own.map((each) => usedBy(each, collected, nowMs)));
				if (record === undefined || !(0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_7__.pl)(record.status)) return {
					usedMs: Math.max(ownMs, predictedMs(build)),
					untimed
				};
				return {
					usedMs: untimed === 0 ? ownMs : Math.max(ownMs, predictedMs(build), record.durationMs ?? 0),
					untimed
				};
			});
			return {
				usedMs: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)([...times.map(({ usedMs }) => usedMs), ...starting.map(predictedMs)]),
				untimed: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(times.map(({ untimed }) => untimed))
			};
		};
		const isUntimed = ({ key, summary }, sessions) => summary?.id !== undefined && (0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_7__.pl)(summary.status) && summary.durationMs === undefined && sessions.get(key)?.durationMs === undefined;
		const usedBy = ({ key, summary }, sessions, nowMs) => {
			if (summary === undefined) return 0;
			const { status, startedAt, durationMs = 0 } = summary;
			const { durationMs: collectedMs = 0, tests = [] } = sessions.get(key) ?? {};
			const testsMs = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(tests.map((test) => test.durationMs ?? 0));
			const reportedMs = Math.max(durationMs, collectedMs, testsMs);
			const isRunning = !(0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_7__.pl)(status) && status !== "queued" && startedAt !== undefined;
			return isRunning ? Math.max(reportedMs, nowMs - startedAt.getTime()) : reportedMs;
		};
	}),
	34002: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Wi: () => namePlanned,
			f2: () => inVersionOf,
			pU: () => startOrFind
		});
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65953);
		var _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62708);
		var _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91154);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5182);
		var _core_results_describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57353);
		var _lib_cancellation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8976);
		var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81220);
		var _service_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86247);
		var _service_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13016);
		var _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42923);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88005);
		var _list_builds_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63790);
		var _run_deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9150);
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
		const namePlanned = ({ shard, attempt, devices, repeat, isPart, onBase }) => {
			if (repeat !== undefined) return `repeat ${repeat} on ${devices.join(", ")}`;
			if (onBase !== undefined) return `run ${onBase} on the base branch's app on ${devices.join(", ")}`;
			const of = shard.total === 1 ? "" : ` of ${(0, _core_results_describe_js__WEBPACK_IMPORTED_MODULE_0__.y0)(shard)}`;
			if (attempt === 0) return `the build${of}${isPart === true ? ` on ${devices.join(", ")}` : ""}`;
			return `attempt ${attempt + 1}${of} on ${devices.join(", ")}`;
		};
		const maxSends = 5;
		const lastResponseMs = 1500;
		const startOrFind = async (start, context, stop) => {
			const { request, inputs } = start;
			const { cloud, clock, log } = context;
			const name = namePlanned(start.planned);
			let hasParseError = false;
			for (let sends = 1;; sends++) {
				const env_1 = {
					stack: [],
					error: void 0,
					hasError: false
				};
				try {
					stop.throwIfAborted();
					const sentAt = new Date(clock.nowMs());
					const limit = __addDisposableResource(env_1, (0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_1__.rP)(stop, lastResponseMs, clock), false);
					try {
						return await cloud.boundTo(limit.signal).builds(inputs.framework, inputs.system, inputs.testPlan).start(request);
					} catch (error) {
						if ((0, _service_index_js__WEBPACK_IMPORTED_MODULE_2__.M8)(error) && !hasParseError) {
							hasParseError = true;
							log.notice(`The service could not read the suite for ${name} (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}). It sometimes refuses a suite that it takes a moment later, so the start is sent once more.`);
							continue;
						}
						if (!(0, _service_index_js__WEBPACK_IMPORTED_MODULE_4__.E)(error, "cloud-start-uncertain")) throw error;
						log.info(`The response to the start of ${name} was lost (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}); looking for the build.`);
						const found = await findStartedBuild({
							...start,
							sentAt,
							cause: error
						}, context, stop);
						if (found !== undefined) {
							log.info(`Found ${name}; nothing is started twice.`);
							return found;
						}
						if (sends === maxSends) throw error.cause instanceof Error ? error.cause : error;
						log.info(`The service does not have ${name}; starting it again.`);
					}
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = true;
				} finally {
					__disposeResources(env_1);
				}
			}
		};
		const lookPausesMs = [
			1e3,
			2e3,
			4e3,
			8e3,
			15e3,
			3e4
		];
		const pauseAfterStopMs = 1e3;
		const clockSkewMs = 5 * 6e4;
		const findStartedBuild = async (lost, context, stop) => {
			const { title, listsBuilds, mayListBuilds } = (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_5__.Fg)(lost.inputs.framework);
			if (!listsBuilds) {
				const found = mayListBuilds === true ? await lookAmongNewest(lost, context, stop) : undefined;
				if (found !== undefined) return found;
				throw lostAnd(`the service cannot list builds of ${title}`, lost.cause);
			}
			const { clock, service, signal } = context;
			const pauses = (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_6__.nq)(service) ? lookPausesMs.map((pauseMs) => pauseMs / 10) : lookPausesMs;
			for (const pauseMs of pauses) {
				await clock.sleep(pauseMs, stop).catch(() => {});
				const found = await look(lost, context);
				if (found !== undefined) return found;
				if (stop.aborted) break;
			}
			while (stop.aborted) {
				await clock.sleep(pauseAfterStopMs, signal).catch(() => {
					throw lostAnd("the service does not list this build in its project yet", lost.cause);
				});
				const found = await look(lost, context);
				if (found !== undefined) return found;
			}
			const { status = 0, serviceMessage } = lost.cause;
			if (status >= 200 && status < 300 && serviceMessage !== undefined) throw buildMayBeRunning(`the service responded ${JSON.stringify(serviceMessage)} without a build id, and the project does not list the build`, lost.cause);
			if (lost.inputs.service.apiVersion === "v2") throw lostAnd("the service's list of builds is not complete", lost.cause);
			return undefined;
		};
		const newestBuilds = 20;
		const concurrentDetails = 4;
		const newestPauseMs = 4e3;
		const lookAmongNewest = async (lost, context, stop) => {
			const { cloud, clock, service, log } = context;
			const { framework, system } = lost.inputs;
			const builds = cloud.builds(framework, system);
			await clock.sleep((0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_6__.nq)(service) ? newestPauseMs / 10 : newestPauseMs, stop).catch(() => {});
			try {
				const ids = (await builds.newest(newestBuilds)).filter((id) => !lost.known.has(id));
				const found = await (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_7__.X2)(ids.slice(0, newestBuilds), concurrentDetails, async (id) => (await builds.get(id)).record);
				return found.find(({ capabilities }) => (0, _core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_8__.MX)(capabilities[_core_model_build_tag_js__WEBPACK_IMPORTED_MODULE_8__.KM])?.nonce === lost.planned.tag.nonce)?.id;
			} catch (error) {
				context.signal.throwIfAborted();
				log.info(`Could not look for the build among the newest ones (${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}).`);
				return undefined;
			}
		};
		const look = async (lost, context) => {
			const { framework, project, service } = lost.inputs;
			const builds = await (0, _list_builds_js__WEBPACK_IMPORTED_MODULE_9__.Z)(framework, project, context.cloud, service.apiVersion === "v1").catch((error) => {
				const why = (0, _lib_cancellation_js__WEBPACK_IMPORTED_MODULE_10__.i)(error) ? "" : `: ${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}`;
				throw lostAnd(`the builds of the project could not be listed${why}`, lost.cause);
			});
			const found = builds.find(({ tag }) => tag?.nonce === lost.planned.tag.nonce);
			if (found !== undefined) return found.record.id;
			const suspect = builds.find((build) => !lost.known.has(build.record.id) && mayBeOurs(build, lost));
			if (suspect !== undefined) throw lostAnd(`build ${suspect.record.id} of the project may be this one`, lost.cause);
			return undefined;
		};
		const mayBeOurs = ({ tag, record: { capabilities, startedAt } }, { request, sentAt }) => {
			if (tag !== undefined) return false;
			if (startedAt !== undefined && startedAt.getTime() < sentAt.getTime() - clockSkewMs) return false;
			const keys = [
				"app",
				"testSuite",
				"devices"
			];
			return keys.every((key) => capabilities[key] === undefined || JSON.stringify(capabilities[key]) === JSON.stringify(request[key]));
		};
		const inVersionOf = (builds, { service, framework, download }, context) => {
			const chosen = (0, _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_11__.T_)(service, framework, {
				shards: Math.max(1, ...builds.map(shardsIn)),
				download
			});
			if (chosen.apiVersion === service.apiVersion) return context;
			for (const line of (0, _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_11__.tV)(chosen)) context.log.info(line);
			return {
				...context,
				cloud: context.cloud.inVersion(chosen.apiVersion)
			};
		};
		const shardsIn = (build) => Math.max(build.isSplit === true ? 2 : 1, (0, _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_12__.uc)(build));
		const buildMayBeRunning = (why, cause) => new _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.AK("build-may-be-running", `${why}. The start request was not sent again`, { cause });
		const lostAnd = (why, cause) => buildMayBeRunning(`the response to the start request was lost, and ${why}`, cause);
	}),
	1299: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sd: () => startAll,
			Wr: () => startBuilds,
			ac: () => noMoreThan,
			yb: () => withStarted,
			zv: () => nameWaiting
		});
		var _core_builds_build_request_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16053);
		var _core_builds_slots_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16276);
		var _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91154);
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13732);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5182);
		var _core_results_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57353);
		var _core_results_left_out_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49700);
		var _core_results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77223);
		var _lib_cancellation_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8976);
		var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81220);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(71698);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(71113);
		var _service_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13016);
		var _run_deadline_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9150);
		var _gates_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1339);
		var _start_build_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34002);
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
		const noMoreThan = (builds) => ({
			builds,
			moreInMs: () => Number.POSITIVE_INFINITY,
			waiting: () => [],
			startMore: async () => []
		});
		const withStarted = (builds, more) => more.length === 0 ? builds : [...builds, ...more].toSorted((a, b) => a.shard.index - b.shard.index);
		const startAll = async ({ builds, moreInMs, startMore, waiting }, { clock, signal }, learn = async () => {}, timeout) => {
			let running = builds;
			for (let pauseMs = moreInMs(); pauseMs < Number.POSITIVE_INFINITY; pauseMs = moreInMs()) {
				const leftMs = timeout?.deadline.leftMs() ?? Number.POSITIVE_INFINITY;
				await clock.sleep(Math.max(0, Math.min(pauseMs, leftMs)), signal);
				if (timeout !== undefined && timeout.deadline.leftMs() <= 0) {
					timeout.onProblem((0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("run-timeout", `the run timed out before ${nameWaiting(waiting())} could start`));
					break;
				}
				await learn(running);
				running = withStarted(running, await startMore(false, timeout?.deadline.signal));
			}
			return running;
		};
		const nameWaiting = (builds) => (0, _core_results_describe_js__WEBPACK_IMPORTED_MODULE_1__.p7)(builds.flatMap((build) => build.devices.flatMap((device) => (0, _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__.$b)(build).map((shard) => ({
			...build,
			device,
			shard
		})))));
		const mayHaveStarted = (error) => (0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.up)(error, "build-may-be-running", "response-foreign") || (0, _service_index_js__WEBPACK_IMPORTED_MODULE_4__.E)(error, "cloud-start-uncertain");
		const startProblem = (planned, error) => (0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.Zw)(error, `${(0, _start_build_js__WEBPACK_IMPORTED_MODULE_5__.Wi)(planned)} ${mayHaveStarted(error) ? "may be running" : "could not be started"}: `);
		const graceMs = 5e3;
		const maxStartsAtOnce = 8;
		const startBuilds = async ({ inputs, adopted, remaining, refs, gate = _gates_js__WEBPACK_IMPORTED_MODULE_6__.GN }, context, events) => {
			const fresh = [];
			let refusal;
			const leaveRefused = (builds) => {
				if (refusal !== undefined && builds.length > 0) events.onUnstarted({
					reason: refusal,
					builds
				});
			};
			const oneByOne = (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_7__.zm)(1);
			const admits = (planned, stop) => oneByOne(async () => {
				if (!hasRoom(planned, inputs, events)) return "no-room";
				refusal ??= stop.aborted ? undefined : await gate(planned);
				if (refusal !== undefined) return "refused";
				events.onStarting(planned);
				return "admitted";
			});
			const startWithin = (lasting, stop) => async (planned, wait) => {
				const admission = await admits(planned, stop);
				if (admission !== "admitted") return admission;
				const request = (0, _core_builds_build_request_js__WEBPACK_IMPORTED_MODULE_8__.mK)(inputs, refs, planned);
				try {
					const known = () => new Set([...events.facts().started, ...events.facts().beside].map((build) => build.id));
					const id = await (0, _start_build_js__WEBPACK_IMPORTED_MODULE_5__.pU)({
						planned,
						request,
						inputs,
						known: known()
					}, lasting, stop);
					if (known().has(id)) throw new _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.AK("response-foreign", `the response to the start request has the id ${id}, which belongs to another build of this run`);
					const nowMs = context.clock.monotonicMs();
					const { sinceMs: queuedSinceMs = nowMs, limitSinceMs: queueLimitSinceMs = nowMs } = wait ?? {};
					const started = {
						...planned,
						id,
						serviceRetries: (0, _core_builds_build_request_js__WEBPACK_IMPORTED_MODULE_8__.sb)(request),
						leftOut: (0, _core_results_left_out_js__WEBPACK_IMPORTED_MODULE_9__.xc)(request),
						requestedSplit: (0, _core_results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_10__.t0)(request),
						queuedSinceMs,
						queueLimitSinceMs
					};
					events.onStarted(started);
					fresh.push(started);
					context.log.info(`Started ${(0, _start_build_js__WEBPACK_IMPORTED_MODULE_5__.Wi)(planned)}: ${id}`);
				} catch (error) {
					const mayRun = mayHaveStarted(error);
					if (!mayRun) events.onStartFailed(planned);
					if ((0, _service_index_js__WEBPACK_IMPORTED_MODULE_4__.E)(error, "cloud-parallels-in-use") || stop.aborted && !mayRun) return "no-slot";
					events.onProblem(startProblem(planned, error));
				}
				return "started";
			};
			let why = noSlotFree;
			const room = await roomFor(remaining, context);
			const waiting = new Set(remaining.slice(room));
			await withGrace(context, (lasting, stop) => (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_7__.X2)(remaining.slice(0, room), maxStartsAtOnce, async (planned) => {
				const outcome = waiting.size === remaining.length - room ? await startWithin(lasting, stop)(planned) : "no-slot";
				if (outcome === "no-room") why = allPlacesTaken;
				if (outcome !== "started") waiting.add(planned);
			}));
			if (context.signal.aborted) events.onProblem((0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.Zw)(context.signal.reason));
			const inOrder = context.signal.aborted ? [] : remaining.filter((planned) => waiting.has(planned));
			leaveRefused(inOrder);
			const queue = createSlotQueue(refusal === undefined ? inOrder : [], inputs.queueTimeoutMs, context, events, why);
			return {
				builds: withStarted(adopted, fresh.splice(0)),
				moreInMs: queue.dueInMs,
				waiting: queue.waiting,
				startMore: async (slotFreed = false, until) => {
					const env_1 = {
						stack: [],
						error: void 0,
						hasError: false
					};
					try {
						if (slotFreed) queue.slotFreed();
						if (queue.dueInMs() > 0) return [];
						const late = new AbortController();
						const limitMs = Math.max(0, queue.leftMs()) + lateResponseMs;
						const _ = __addDisposableResource(env_1, context.clock.after(limitMs, () => late.abort((0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_11__.p3)("queue-timeout"))), false);
						const limited = (0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_11__.ux)(context, AbortSignal.any(until === undefined ? [late.signal] : [late.signal, until]));
						await withGrace(limited, async (lasting, stop) => leaveRefused(await queue.advance(startWithin(lasting, stop))));
						return fresh.splice(0);
					} catch (e_1) {
						env_1.error = e_1;
						env_1.hasError = true;
					} finally {
						__disposeResources(env_1);
					}
				}
			};
		};
		const lateResponseMs = 5e3;
		const withGrace = async (context, work) => {
			const env_2 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const { signal, cloud, clock } = context;
				const late = __addDisposableResource(env_2, (0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_11__.rP)(signal, graceMs, clock), false);
				await work({
					...context,
					cloud: cloud.boundTo(late.signal),
					signal: late.signal
				}, signal);
				if ((0, _lib_cancellation_js__WEBPACK_IMPORTED_MODULE_12__.i)(signal.reason)) throw signal.reason;
			} catch (e_2) {
				env_2.error = e_2;
				env_2.hasError = true;
			} finally {
				__disposeResources(env_2);
			}
		};
		const roomFor = async (builds, { cloud, log, signal }) => {
			if (builds.length < 2) return builds.length;
			try {
				const { freePlaces: left } = (0, _core_builds_slots_js__WEBPACK_IMPORTED_MODULE_13__.hg)(await cloud.quota.get());
				const room = builds.findIndex((_, nth) => (0, _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__.jJ)(builds.slice(0, nth + 1)) > left);
				if (room === -1) return builds.length;
				log.info(room === 0 ? `No build fits into the free slots now; ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_14__.hS)(builds.length, "build starts", "builds start")} as slots become free.` : `Slots are free for ${room} of ${builds.length} builds now; the others start as slots become free.`);
				return room;
			} catch (error) {
				signal.throwIfAborted();
				log.debug(`Could not read the plan's parallel limit: ${(0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}`);
				return builds.length;
			}
		};
		const hasRoom = (planned, { maxSessions }, { facts }) => {
			if (maxSessions === undefined) return true;
			const { started, beside, records, starting } = facts();
			return (0, _core_builds_slots_js__WEBPACK_IMPORTED_MODULE_13__.XN)([...started, ...beside], records) + (0, _core_model_device_shard_js__WEBPACK_IMPORTED_MODULE_2__.jJ)([...starting, planned]) <= maxSessions;
		};
		const noSlotFree = "All parallel slots are in use";
		const allPlacesTaken = "As many sessions of this step run or wait as `max-sessions` allows";
		const firstPauseMs = 15e3;
		const longestPauseMs = 6e4;
		const createSlotQueue = (builds, queueTimeoutMs, { clock, log, random }, { onProblem, onQueued, facts }, firstWhy = noSlotFree) => {
			const waiting = [...builds];
			const sinceMs = clock.monotonicMs();
			let movedMs = sinceMs;
			let dueMs = sinceMs;
			let refusals = 0;
			const leftMs = () => {
				const { started, beside, records } = facts();
				if ((0, _core_builds_slots_js__WEBPACK_IMPORTED_MODULE_13__.Fq)([...started, ...beside], records)) movedMs = clock.monotonicMs();
				return movedMs + queueTimeoutMs - clock.monotonicMs();
			};
			const wait = (why) => {
				const pauseMs = Math.min(leftMs(), longestPauseMs, firstPauseMs * 2 ** refusals * (.8 + .4 * random()));
				refusals += 1;
				dueMs = clock.monotonicMs() + pauseMs;
				log.info(`${why}; trying to start ${describeNames(waiting)} again in at most ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_15__.a3)(pauseMs)}.`);
			};
			const giveUp = () => {
				const limit = (0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_15__.a3)(queueTimeoutMs);
				onProblem((0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("queue-timeout", `no parallel slot became free for ${nameWaiting(waiting)} within ${limit}`));
				onQueued(clock.monotonicMs() - sinceMs);
				waiting.length = 0;
			};
			if (waiting.length > 0) wait(firstWhy);
			return {
				leftMs,
				waiting: () => waiting,
				dueInMs: () => waiting.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, dueMs - clock.monotonicMs()),
				slotFreed: () => {
					movedMs = clock.monotonicMs();
					dueMs = movedMs;
					refusals = 0;
				},
				advance: async (start) => {
					for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
						const outcome = await start(first, {
							sinceMs,
							limitSinceMs: movedMs
						});
						if (outcome === "refused") return waiting.splice(0);
						if (outcome !== "started") {
							if (leftMs() <= 0) giveUp();
							else wait(outcome === "no-room" ? allPlacesTaken : noSlotFree);
							return [];
						}
						waiting.shift();
						movedMs = clock.monotonicMs();
						refusals = 0;
					}
					return [];
				}
			};
		};
		const describeNames = ([first, ...others]) => {
			const name = first === undefined ? "a build" : (0, _start_build_js__WEBPACK_IMPORTED_MODULE_5__.Wi)(first);
			return others.length === 0 ? name : `${name} and ${others.length} more`;
		};
	}),
	61547: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hu: () => collectSession,
			OW: () => fileNotices,
			WN: () => hasFailed,
			Ne: () => isIncomplete,
			hX: () => uncollectedSession,
			kk: () => withLatestEntry
		});
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var lookup = __webpack_require__(65953);
		var device_name = __webpack_require__(99899);
		var run_problem = __webpack_require__(5182);
		var accounting = __webpack_require__(89925);
		var attempts = __webpack_require__(52130);
		var expected_sessions = __webpack_require__(68852);
		var read_junit = __webpack_require__(54315);
		var reading_context = __webpack_require__(81215);
		var write_merged = __webpack_require__(15807);
		var left_out = __webpack_require__(49700);
		var map_texts = __webpack_require__(69656);
		var numbers = __webpack_require__(71113);
		var present = __webpack_require__(28008);
		var write_text_file = __webpack_require__(37785);
		var errors = __webpack_require__(13016);
		var connect = __webpack_require__(46694);
		var read_result_bundle = __webpack_require__(28714);
		var binary_error = __webpack_require__(55667);
		var results = __webpack_require__(80483);
		var join_bundle = __webpack_require__(84654);
		var screen = __webpack_require__(66619);
		var file_name = __webpack_require__(48905);
		var consumers_ = __webpack_require__(38321);
		var is_record = __webpack_require__(75977);
		var parse_json = __webpack_require__(72383);
		;
		const maxFrames = 100;
		const maxTextChars = 1e3;
		const readAppleCrashReport = (report) => {
			const text = report.trimStart();
			return text.startsWith("{") ? readIps(text) : readCrashText(text);
		};
		const hung = /0x0*8badf00d|watchdog|scene-update|failed to (?:launch|terminate|resign)/i;
		const killed = /\bjetsam|per-process-limit|EXC_RESOURCE|highwater|vm-pageshortage/i;
		const appleCrash = ({ process, thread, exception, reasons, frames, at }) => {
			const descriptions = [...reasons, exception].map((each = "") => each.replace(/\s+/g, " ").trim().slice(0, maxTextChars)).filter((each) => each !== "");
			const [cause] = descriptions;
			if (cause === undefined) return undefined;
			const all = descriptions.join("\n");
			const kind = hung.test(all) ? "not-responding" : killed.test(all) ? "killed" : "native";
			const lines = [...new Set([
				...descriptions,
				...thread === undefined ? [] : [`Thread: ${thread}`],
				...frames
			])];
			return {
				crash: {
					kind,
					process,
					thread,
					cause,
					at,
					log: lines
				},
				trace: lines.join("\n")
			};
		};
		const textAt = (value, ...keys) => {
			const found = keys.reduce(is_record.C5, value);
			return typeof found === "string" || typeof found === "number" ? String(found) : undefined;
		};
		const listAt = (value, ...keys) => (0, is_record.Of)(keys.reduce(is_record.C5, value));
		const splitIps = (text) => {
			const end = text.indexOf("\n");
			const head = (0, parse_json.r)(end === -1 ? text : text.slice(0, end));
			const isBody = end === -1 || !(0, is_record.u4)(head) && (0, parse_json.r)(text) !== undefined;
			return {
				head,
				rest: isBody ? text : text.slice(end + 1).trimStart()
			};
		};
		const readIps = (text) => {
			const { head, rest } = splitIps(text);
			const parsed = (0, parse_json.r)(rest);
			if (parsed === undefined && !rest.startsWith("{")) return readCrashText(rest, textAt(head, "bundleID"));
			const body = parsed ?? head;
			if (!(0, is_record.u4)(body) || textAt(head, "bug_type") === undefined && !isReportBody(body)) return undefined;
			const threads = listAt(body, "threads");
			const crashed = threads.find((each) => (0, is_record.u4)(each) && each.triggered === true) ?? threads[Number(textAt(body, "faultingThread"))];
			const images = listAt(body, "usedImages").map((image) => textAt(image, "name"));
			const ended = listAt(body, "processes").find((each) => textAt(each, "reason") !== undefined);
			const process = textAt(body, "procName") ?? textAt(head, "app_name") ?? textAt(ended, "name");
			const thrown = listAt(body, "lastExceptionBacktrace");
			const frames = [thrown, listAt(crashed, "frames")].find((each) => each.length > 0) ?? [];
			const type = textAt(body, "exception", "type");
			const signal = textAt(body, "exception", "signal");
			const subtype = textAt(body, "exception", "subtype");
			const exception = type && `${type}${signal === undefined ? "" : ` (${signal})`}`;
			return appleCrash({
				process: textAt(body, "bundleInfo", "CFBundleIdentifier") ?? textAt(head, "bundleID") ?? process,
				thread: textAt(crashed, "name") ?? textAt(crashed, "queue") ?? textAt(body, "faultingThread"),
				exception: exception ?? textAt(body, "termination", "indicator"),
				reasons: [
					thrownException(body.exceptionReason),
					libraryNote(body.asi),
					...[...listAt(body, "termination", "reasons"), ...listAt(body, "termination", "details")].filter((each) => typeof each === "string"),
					subtype && `${exception === undefined ? "" : `${exception}: `}${subtype}`,
					textAt(ended, "reason"),
					watchdogNote(body.termination)
				],
				frames: frames.slice(0, maxFrames).map((frame, index) => frameText(frame, index, images)),
				at: frames.filter((frame) => process !== undefined && imageOf(frame, images) === process).map(callText)[0]
			});
		};
		const isReportBody = (body) => (0, is_record.u4)(body.exception) || (0, is_record.u4)(body.termination) || (0, is_record.u4)(body.exceptionReason);
		const thrownException = (reason) => {
			const parts = [textAt(reason, "name") ?? textAt(reason, "class"), textAt(reason, "composed_message")];
			const told = parts.filter((part) => part !== undefined && part.trim() !== "");
			return told.length === 0 ? undefined : told.join(": ");
		};
		const watchdogCode = 0x8badf00d;
		const watchdogNote = (termination) => Number(textAt(termination, "code")) === watchdogCode ? `${textAt(termination, "namespace") ?? ""} 0x8badf00d` : undefined;
		const libraryNote = (messages) => ((0, is_record.u4)(messages) ? Object.values(messages).flat() : []).filter((each) => typeof each === "string").find(isInformative);
		const isInformative = (message) => !["", "abort() called"].includes(message.trim());
		const imageOf = (frame, images) => images[Number(textAt(frame, "imageIndex"))];
		const frameText = (frame, index, images) => `${String(index).padEnd(3)} ${(imageOf(frame, images) ?? "???").padEnd(30)} ${callText(frame)}`.slice(0, maxTextChars);
		const callText = (frame) => {
			const symbol = textAt(frame, "symbol") ?? `+ ${textAt(frame, "imageOffset") ?? "?"}`;
			const file = textAt(frame, "sourceFile");
			return file === undefined ? symbol : `${symbol} (${file}:${textAt(frame, "sourceLine") ?? "?"})`;
		};
		const readCrashText = (text, bundleId) => {
			if (!/^(?:Incident Identifier|Process|Hardware Model):/m.test(text)) return undefined;
			const lines = text.split(/\r?\n/);
			const field = (name) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1).trim();
			const program = field("Process")?.replace(/ \[\d+\]$/, "");
			const number = field("Triggered by Thread") ?? field("Crashed Thread") ?? field("Highlighted Thread");
			const type = field("Exception Type");
			const thrown = framesAfter(lines, (line) => line.startsWith("Last Exception Backtrace"));
			const crashed = framesAfter(lines, (line) => /^Thread \d{1,5} (?:Crashed|.{0,200} Crashed)/.test(line));
			const highlighted = framesAfter(lines, (line) => number !== undefined && line === `Thread ${number.split(" ")[0]}:`);
			const frames = [
				thrown,
				crashed,
				highlighted
			].find((each) => each.length > 0) ?? [];
			const at = frames.find((frame) => program !== undefined && frame.slice(4).trimStart().startsWith(`${program} `));
			return appleCrash({
				process: field("Identifier") ?? bundleId ?? program,
				thread: field(`Thread ${number?.split(" ")[0]} name`) ?? number,
				exception: /^[\da-f]+$/.test(type ?? "") ? `${type} (${field("Exception Codes") ?? "unknown code"})` : type,
				reasons: [
					field("Exception Reason"),
					saidAfter(lines, "Application Specific Information:"),
					field("Termination Description") ?? terminationReason(lines),
					field("Exception Subtype"),
					field("Exception Note")?.replace(/^EXC_CORPSE_NOTIFY$/, "")
				],
				frames,
				at: at?.replace(/^\d+\s+\S+\s+0x[\da-f]+\s+/i, "")
			});
		};
		const terminationReason = (lines) => {
			const start = lines.findIndex((line) => line.startsWith(reasonTitle));
			if (start === -1) return undefined;
			const below = lines.slice(start + 1, start + 12);
			const end = below.findIndex((line) => line.trim() === "");
			const more = below[0]?.startsWith("<") === true ? below.slice(0, end === -1 ? undefined : end) : [];
			return [lines[start]?.slice(reasonTitle.length), ...more].join(" ").trim();
		};
		const reasonTitle = "Termination Reason:";
		const framesAfter = (lines, isStart) => {
			const start = lines.findIndex(isStart);
			const rest = start === -1 ? [] : lines.slice(start + 1);
			const end = rest.findIndex((line) => !/^\d{1,4}\s/.test(line));
			return rest.slice(0, Math.min(end === -1 ? rest.length : end, maxFrames)).map((line) => line.trimEnd().slice(0, maxTextChars));
		};
		const saidAfter = (lines, title) => {
			const start = lines.indexOf(title);
			if (start === -1) return undefined;
			return lines.slice(start + 1, start + 6).find(isInformative);
		};
		var describe_crash = __webpack_require__(22139);
		var crash_notes = __webpack_require__(913);
		;
		const maxTraceLines = 200;
		const maxTraceChars = 1e3;
		const continueCrash = (crash, text, raw) => {
			if (crash.isComplete === true || crash.isEvent === true) return;
			if (crash.kind === "java") continueJava(crash, text, raw);
			else if (crash.kind === "native") continueNative(crash, text, raw);
			else if (crash.kind === "not-responding") continueHang(crash, text, raw);
		};
		const readJava = (notes, line) => {
			const thread = /^FATAL EXCEPTION: (.{1,200})/.exec(line.message)?.[1];
			if (thread !== undefined) return Object.assign(notes.open("java", line), { thread: thread.trim() });
			const crash = line.level === "E" ? notes.latest(["java", "native"], line) : undefined;
			if (crash !== undefined) continueCrash(crash, line.message, line.raw);
			return crash;
		};
		const thrownDump = /^java\.lang\.Error: (?:\*\*\* ?){4}/;
		const continueJava = (crash, message, raw) => {
			(0, crash_notes.rk)(crash, raw);
			const text = message.trim();
			if (crash.trace.length === 0) {
				const process = /^Process: ([^\s,]{1,300})(?:,|$)/.exec(text)?.[1];
				if (process !== undefined) crash.process = process;
				if (process !== undefined || text === "" || /^PID: \d{1,9}$/.test(text)) return;
			}
			if (crash.trace.length === 0 && thrownDump.test(text)) {
				crash.kind = "native";
				return;
			}
			if (crash.trace.length === maxTraceLines) return;
			const isFrame = /^(?:at |\.\.\. \d|Suppressed: )/.test(text);
			crash.trace.push((isFrame ? `\t${text}` : text).slice(0, maxTraceChars));
		};
		const readSignal = (notes, line) => {
			const fatal = /^Fatal signal \d{1,3} \((SIG\w{1,10})\)(.{0,500})/.exec(line.message);
			if (fatal === null) return undefined;
			const [, signal = "", rest = ""] = fatal;
			const crash = notes.open("native", line);
			crash.headline = `${signal}${codeIn(rest)}`;
			const [, tid, thread] = /(?:in tid|thread) (\d{1,9}) \(([^)]{1,100})\)/.exec(rest) ?? [];
			crash.thread = thread;
			crash.process ??= /pid \d{1,9} \(([^)]{1,100})\)/.exec(rest)?.[1] ?? (Number(tid) === line.pid ? thread : undefined);
			return crash;
		};
		const dumpHead = /^pid: (\d{1,9}), tid: \d{1,9}(?:, name: (.{0,100}?))? {1,3}>>> (.{1,300}?) <<</;
		const isDumpHead = (message) => dumpHead.test(message);
		const readDump = (notes, line) => {
			const crash = notes.latest(["native"], line);
			if (!dumpHead.test(line.message)) {
				if (crash !== undefined) continueCrash(crash, line.message, line.raw);
				return crash;
			}
			const pid = Number(dumpHead.exec(line.message)?.[1]);
			const begun = notes.latestOf("native", pid);
			if (begun === undefined || begun.trace.length > 0) return readHead(notes.open("native", line, pid), line);
			(0, crash_notes.rk)(begun, line.raw);
			return readHead(begun, line);
		};
		const readHead = (crash, { pid: logger, message }) => {
			const [, , thread, process] = dumpHead.exec(message) ?? [];
			return Object.assign(crash, {
				logger,
				thread: thread ?? crash.thread,
				process
			});
		};
		const backtraceFrame = /^#\d{2,4} {1,4}pc (?:0x)?[\da-f]/i;
		const continueNative = (crash, message, raw) => {
			const text = message.trim();
			const head = dumpHead.exec(text);
			if (backtraceFrame.test(text)) {
				if (crash.trace.length < maxTraceLines) crash.trace.push(`  ${text}`.slice(0, maxTraceChars));
			} else if (crash.trace.length > 0 && text !== "") {
				crash.isComplete = true;
				return;
			} else if (head !== null) {
				crash.thread = head[2] ?? crash.thread;
				crash.process = head[3];
			} else {
				crash.isInMessage = crash.isInMessage === true && !isDumpField(text);
				if (crash.isInMessage) continueMessage(crash, text);
				else readNativeFact(crash, text);
			}
			(0, crash_notes.rk)(crash, raw);
		};
		const isDumpField = (text) => /^(?:(?:[rxw]\d{1,2}|[re][abcd]x|rax|eax|ip|lr)\s|backtrace:|\d{1,4} total frames)/.test(text);
		const maxHeadlineChars = 1e3;
		const continueMessage = (crash, text) => {
			crash.isInMessage = !text.endsWith("'");
			crash.headline = `${crash.headline} ${text.replace(/'$/, "")}`.trimEnd().slice(0, maxHeadlineChars);
		};
		const readNativeFact = (crash, text) => {
			const signal = /^signal \d{1,3} \((SIG\w{1,10})\)(.{0,500})/.exec(text);
			if (signal !== null) {
				const [, name = "", rest = ""] = signal;
				crash.headline = `${name}${codeIn(rest)}`;
				return;
			}
			const abortMessage = /^Abort message: (.{1,1000})$/.exec(text)?.[1];
			if (abortMessage !== undefined) {
				const quoted = /^'(.*?)('?)$/.exec(abortMessage);
				crash.headline = `${crash.headline?.split(" ")[0] ?? "SIGABRT"}: ${quoted?.[1] ?? abortMessage}`;
				crash.isInMessage = quoted !== null && quoted[2] === "";
				return;
			}
			const cause = /^Cause: (.{1,500})$/.exec(text)?.[1];
			if (cause !== undefined && crash.headline !== undefined) crash.headline = `${crash.headline}: ${cause}`;
		};
		const codeIn = (text) => {
			const code = /code -?\d{1,5} \((\w{1,50})/.exec(text)?.[1];
			const address = /fault addr ((?:0x[\da-f]{1,16}|[\da-f]{8,16})\b)/i.exec(text)?.[1] ?? /^ at (0x[\da-f]{1,16})/i.exec(text)?.[1];
			return `${code === undefined ? "" : ` (${code})`}${address === undefined ? "" : ` at ${address}`}`;
		};
		const hangLine = /^(?:PID|UID|Flags|Reason|Parent|ErrorId|Frozen|Load|Package|Foreground|Process-Runtime|Subject|Tag|some|full|-{3,}|\/proc\/|CPU usage|\s*\+?\d|\s*$)/;
		const continueHang = (crash, message, raw) => {
			const text = message.trim();
			crash.isComplete = !hangLine.test(text);
			if (crash.isComplete) return;
			(0, crash_notes.rk)(crash, raw);
			crash.headline ??= /^Reason: (.{1,1000})/.exec(text)?.[1]?.trim();
		};
		var killed_processes = __webpack_require__(57493);
		;
		const formats = [
			/^(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?:[+-]\d{4} {1,9})?(?:(?:[a-z]\w{0,20}|\d{1,9}) {1,9})?(?<pid>\d{1,9}) {1,9}\d{1,9} (?<level>[VDIWEFA]) (?<tag>[^:]{0,100}?) {0,99}: (?<text>.*)$/,
			/^ {0,20}\d{1,12}\.\d{1,9} {1,9}(?:(?:[a-z]\w{0,20}|\d{1,9}) {1,9})?(?<pid>\d{1,9}) {1,9}\d{1,9} (?<level>[VDIWEFA]) (?<tag>[^:]{0,100}?) {0,99}: (?<text>.*)$/,
			/^(?:(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9}:? {1,9})?(?<level>[VDIWEFA])\/(?<tag>[^(:]{0,100}?) {0,99}\( {0,9}(?<pid>\d{1,9})\): (?<text>.*)$/,
			/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?<pid>\d{1,9})-\d{1,9} {1,9}(?<tag>\S{1,100}) {1,99}(?<process>\S{1,300}) {1,99}(?<level>[VDIWEFA]) {2}(?<text>.*)$/,
			/^(?:\d{4}-)?(?:\d\d-\d\d )?\d\d:\d\d:\d\d\.\d{1,9} {1,9}(?<pid>\d{1,9})-\d{1,9}\/(?<process>\S{1,300}) (?<level>[VDIWEFA])\/(?<tag>[^:]{0,100}): (?<text>.*)$/,
			/^ {0,9}(?<level>[VDIWEFA])[/ ](?<tag>[^(:]{1,100}): (?<text>.*)$/
		];
		const longHead = /^\[ ?(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?:[+-]\d{4} {1,9})?(?:[a-z]\w{0,20}: {0,9})?(?<pid>\d{1,9}): {0,9}\d{1,9} (?<level>[VDIWEFA])\/(?<tag>[^\]]{0,100}?) {0,99}\]$/;
		const unknownProcess = /^(?:\?|pid-(?:unknown|\d{1,9}))$/;
		const lineOf = (raw, found) => {
			const { pid, process, level = "", tag = "", text: message = "" } = found;
			return {
				raw,
				pid: pid === undefined ? undefined : Number(pid),
				process: process === undefined || unknownProcess.test(process) ? undefined : process,
				level,
				tag: tag.trim(),
				message
			};
		};
		const readPrefixed = (raw) => {
			for (const format of formats) {
				const found = format.exec(raw)?.groups;
				if (found !== undefined) return lineOf(raw, found);
			}
			return undefined;
		};
		const interesting = /AndroidRuntime|DEBUG|libc|ActivityManager|am_|lowmemorykiller|lmkd|TestRunner|Zygote|>>> |Sending signal/;
		const maxHeadChars = 300;
		const maxTags = 10;
		const createLineReader = () => {
			const tags = new Set();
			let head;
			return {
				follow: (tag) => {
					if (tag.length > 1 && tags.size < maxTags) tags.add(tag);
				},
				read: (raw) => {
					const found = raw.startsWith("[") ? longHead.exec(raw.trimEnd())?.groups : undefined;
					if (found !== undefined) head = lineOf(raw, found);
					if (found !== undefined) return "other";
					const start = raw.slice(0, maxHeadChars);
					const isRelevant = interesting.test(start) || tags.size > 0 && [...tags].some((tag) => start.includes(tag));
					const line = isRelevant ? readPrefixed(raw) : undefined;
					if (head !== undefined && line?.pid === undefined && !raw.startsWith("--------- ")) return {
						...head,
						raw,
						message: raw
					};
					head = undefined;
					return line ?? (/^\s/.test(raw) ? "continued" : "other");
				}
			};
		};
		;
		const readRunner = (notes, { pid, message }) => {
			const test = /^(started|finished): (.{1,500})\(([\w.$]{1,500})\)\s*$/.exec(message);
			if (test === null) return undefined;
			const [, event, name = "", className = ""] = test;
			notes.runTest(pid, event === "started" ? {
				className,
				name
			} : undefined);
			notes.instrument("started");
			return undefined;
		};
		const readSystem = (notes, line) => {
			noteProcesses(notes, line.message);
			const process = /^ANR in ([^\s,]{1,300})/.exec(line.message)?.[1];
			if (process !== undefined) return Object.assign(notes.open("not-responding", line), {
				process,
				thread: "main"
			});
			noteEnds(notes, line);
			const crash = notes.latest(["not-responding"], line);
			if (crash !== undefined) continueCrash(crash, line.message, line.raw);
			return crash?.isComplete === true ? undefined : crash;
		};
		const noteProcesses = (notes, message) => {
			const now = /Start proc (\d{1,9}):([^/\s]{1,300})\/\S{1,100}(.{0,300})/.exec(message);
			if (now !== null) {
				notes.start(Number(now[1]), now[2]);
				if (/^ for (?:added application|instrumentation)\b/.test(now[3] ?? "")) notes.instrument("started", now[2]?.split(":")[0]);
			}
			const [, recorded, name] = /ProcessRecord\{[\da-f]{1,16} (\d{1,9}):([^/\s]{1,300})\//.exec(message) ?? [];
			if (recorded !== undefined) notes.name(Number(recorded), name);
			const before = /Start proc ([^\s]{1,300}) for .{0,300}: pid=(\d{1,9})/.exec(message);
			if (before !== null) notes.start(Number(before[2]), before[1]);
			const ended = /Crash of app (\S{1,300}) running instrumentation ComponentInfo\{([^/}]{1,300})\//.exec(message);
			for (const name of ended?.slice(1) ?? []) notes.instrumentedNames.add(name);
			if (ended !== null) notes.instrument("broke-off", ended[1]);
			const [, stopped, when] = /^Force stopping (\S{1,300}) .{0,300}: (start|finished) inst/.exec(message) ?? [];
			if (stopped === undefined) return;
			notes.instrumentedNames.add(stopped);
			notes.instrument(when === "start" ? "started" : "finished", stopped);
		};
		const noteEnds = (notes, line) => {
			const killing = /^Killing (?:proc )?(\d{1,9}):([^/\s]{1,300})\/[^\s:]{1,100}(?: \(adj (-?\d{1,5})[^)]{0,50}\))?: (.{1,300})/.exec(line.message);
			if (killing !== null) {
				const [, pid = "", process, adj, reason = ""] = killing;
				notes.name(Number(pid), process);
				notes.end(Number(pid), line, {
					kind: "reason",
					text: reason.trim(),
					adj: adj === undefined ? undefined : Number(adj)
				});
			}
			const death = /^Process (\S{1,300}) \(pid (\d{1,9})\) has died/.exec(line.message);
			if (death === null) return;
			const [, process, pid = ""] = death;
			notes.name(Number(pid), process);
			notes.end(Number(pid), line, {
				kind: "death",
				text: ""
			});
		};
		const memoryKills = [/(?:Kill(?:ing)?|Reclaim|select) '(?<name>[^']{1,300})' \((?<pid>\d{1,9})\)(?<rest>.{0,500})/, /(?:send sigkill to|Out of memory: Kill(?:ed)? process) (?<pid>\d{1,9}) \((?<name>[^)]{1,300})\)(?<rest>.{0,500})/];
		const readKiller = (notes, line) => {
			const kill = memoryKills.map((form) => form.exec(line.message)?.groups).find((each) => each !== undefined);
			if (kill === undefined) return undefined;
			const { name, pid: id, rest = "" } = kill;
			const pid = Number(id);
			if (notes.nameOf(pid) === undefined) notes.name(pid, name);
			const reason = /reason: (.{1,200})/.exec(rest)?.[1];
			const adj = /\b(?:oom_score_)?adj (-?\d{1,5})/.exec(rest)?.[1];
			notes.end(pid, line, {
				kind: "reason",
				text: `low memory${reason === undefined ? "" : ` (${reason.trim()})`}`,
				adj: adj === undefined ? undefined : Number(adj)
			});
			return undefined;
		};
		const readExit = (notes, line) => {
			const exit = /^Process (\d{1,9}) (?:exited due to|terminated by) signal \(?(\d{1,3})\)?( \(.{1,50}?\))?|^Process (\d{1,9}) exited cleanly \((\d{1,3})\)/.exec(line.message);
			if (exit === null) return undefined;
			const [, signaled, signal, meaning = "", exited, status] = exit;
			const text = signal === undefined ? `the process exited with status ${status}` : `signal ${signal}${meaning}`;
			notes.end(Number(signaled ?? exited), line, {
				kind: "exit",
				text
			});
			return undefined;
		};
		const readOwnSignal = (notes, line) => {
			const [, pid, signal] = /^Sending signal\. PID: (\d{1,9}) SIG: (\d{1,3})/.exec(line.message) ?? [];
			if (pid !== undefined && Number(pid) === line.pid) notes.end(Number(pid), line, {
				kind: "own-signal",
				text: `the process sent itself signal ${signal}`
			});
			return undefined;
		};
		const readEvent = (notes, line) => {
			const text = /^\[(.*)\]\s*$/.exec(line.message)?.[1];
			const read = text === undefined ? undefined : events.get(line.tag);
			if (text !== undefined && read !== undefined) read(notes, line, text);
			return undefined;
		};
		const pidOf = (one, other) => Math.max(Number(one), Number(other));
		const readStart = (notes, _line, text) => {
			const [, pid, , process] = text.split(",", 4);
			if (isId(pid)) notes.start(Number(pid), process);
		};
		const readBound = (notes, _line, text) => {
			const [, pid, process] = text.split(",", 3);
			if (isId(pid)) notes.name(Number(pid), process);
		};
		const readKill = (notes, line, text) => {
			const [, pid, process, adj, reason = ""] = /^\d{1,9},(\d{1,9}),([^,]{1,300})(?:,(-?\d{1,5})(?:,(.{0,300}?)(?:,\d{1,12})?)?)?$/.exec(text) ?? [];
			if (!isId(pid)) return;
			notes.name(Number(pid), process);
			notes.end(Number(pid), line, {
				kind: "reason",
				text: reason.trim(),
				adj: adj === undefined ? undefined : Number(adj)
			});
		};
		const isId = (text) => /^\d{1,9}$/.test(text ?? "");
		const readDeath = (notes, line, text) => {
			const [, pid, process] = text.split(",", 3);
			if (!isId(pid)) return;
			notes.name(Number(pid), process);
			notes.end(Number(pid), line, {
				kind: "death",
				text: ""
			});
		};
		const readCrash = (notes, line, text) => {
			const found = /^(\d{1,9}),(\d{1,9}),([^,]{1,300}),-?\d{1,12},([^,]{1,300}),(.{0,1000}),([^,]{0,300}[^,\d]),(-?\d{1,9})(?:,\d{1,3})?$/.exec(text);
			if (found === null) return;
			const [, one, other, process, exception = "", message = "", file = "", number] = found;
			const isNative = exception === "Native crash";
			const crash = notes.open(isNative ? "native" : "java", line, pidOf(one, other), true);
			notes.name(pidOf(one, other), process);
			crash.process = process;
			if (isNative) crash.headline = message === "" ? exception : message;
			else {
				crash.trace.push((0, crash_notes.Hh)(message === "" || message === "null" ? exception : `${exception}: ${message}`));
				crash.place = Number(number) > 0 ? `${file}:${number}` : undefined;
			}
		};
		const readHang = (notes, line, text) => {
			const [, one, other, process, reason] = /^(\d{1,9}),(\d{1,9}),([^,]{1,300}),-?\d{1,12},(.{1,1000})$/.exec(text) ?? [];
			if (process === undefined) return;
			const crash = notes.open("not-responding", line, pidOf(one, other), true);
			Object.assign(crash, {
				process,
				thread: "main",
				headline: reason
			});
		};
		const events = new Map([
			["am_proc_start", readStart],
			["am_proc_bound", readBound],
			["am_kill", readKill],
			["am_proc_died", readDeath],
			["am_crash", readCrash],
			["am_anr", readHang]
		]);
		;
		const maxCrashes = 50;
		const readDeviceLog = async (lines, own) => {
			const notes = (0, crash_notes.ZU)();
			const reader = createLineReader();
			let last;
			const add = (raw) => {
				notes.next();
				const line = reader.read(raw);
				if (line === "continued") {
					if (last !== undefined) continueCrash(last, raw, raw);
				} else if (line === "other") {
					last = undefined;
					notePhase(notes, raw);
				} else {
					notes.name(line.pid, line.process);
					if (isDumpHead(line.message)) reader.follow(line.tag);
					last = readerOf(line)(notes, line);
				}
			};
			for await (const some of lines) for (const line of some) add(line);
			return ownCrashes(notes, own);
		};
		const notePhase = (notes, raw) => {
			if (!raw.startsWith("-----")) return;
			const [, phase, id, name] = /^-{5,40} PROCESS (STARTED|ENDED) \((\d{1,9})\) for package (\S{1,300}) -{5,40}$/.exec(raw) ?? [];
			const pid = Number(id);
			if (phase === "STARTED") notes.start(pid, name);
			if (phase !== "ENDED") return;
			if (notes.nameOf(pid) === undefined) notes.name(pid, name);
			notes.end(pid, { raw }, {
				kind: "death",
				text: ""
			});
		};
		const ownCrashes = (notes, own) => {
			const isOwn = (0, killed_processes.kG)(own, notes.instrumentedNames);
			const told = notes.crashes.flatMap((crash) => {
				const process = processOf(crash);
				const isOfTests = crash.life?.isInstrumented === true || process !== undefined && isOwn(process);
				if (!isOfTests || isRepeated(notes, crash)) return [];
				const { order, kind, thread, headline, trace, place, log, running } = crash;
				return [{
					order,
					crash: {
						kind,
						process,
						thread,
						headline,
						trace,
						place,
						log,
						running
					}
				}];
			});
			return [...told, ...(0, killed_processes.$T)(notes, isOwn)].sort((one, other) => one.order - other.order).slice(0, maxCrashes).map(({ crash }) => crash);
		};
		const processOf = ({ process, life }) => {
			const named = life?.name;
			return process === undefined || named?.endsWith(process) === true ? named : process;
		};
		const isRepeated = ({ crashes }, crash) => crash.isEvent === true && crashes.some((each) => {
			if (each.isEvent === true) return false;
			const isHang = crash.kind === "not-responding";
			return isHang ? each.kind === crash.kind && each.process === crash.process : each.life === crash.life;
		});
		const readers = new Map([
			["AndroidRuntime", readJava],
			["libc", readSignal],
			["DEBUG", readDump],
			["ActivityManager", readSystem],
			["lowmemorykiller", readKiller],
			["lmkd", readKiller],
			["Zygote", readExit],
			["Process", readOwnSignal],
			["TestRunner", readRunner]
		]);
		const readerOf = ({ tag }) => {
			const known = readers.get(tag);
			if (known !== undefined) return known;
			if (tag.startsWith("am_")) return readEvent;
			return tag.includes("ActivityManager") ? readSystem : readDump;
		};
		;
		const maxMessageChars = 4e3;
		const maxLogLines = 50;
		const entry = /^(?:(?:[\w.$]{1,100}Exception|Error): )?INSTRUMENTATION_(STATUS|RESULT|STATUS_CODE|CODE|FAILED|ABORTED): ?(.*)$/s;
		const readInstrumentationLog = async (lines) => {
			const status = new Map();
			const result = new Map();
			const log = [];
			let running;
			let open;
			let refusal;
			let failed;
			const keep = (key, value, line) => {
				if (log.length < maxLogLines) log.push(line);
				result.set(key, value.slice(0, maxMessageChars));
			};
			const refuse = (code) => {
				const reason = status.get("Error");
				const isRefusal = reason !== undefined && !status.has("test") && (code === undefined || Number(code) < 0);
				if (!isRefusal || refusal !== undefined) return;
				refusal = reason.trim();
				log.unshift(`INSTRUMENTATION_STATUS: Error=${reason}`);
			};
			const endStatus = (code) => {
				refuse(code);
				const className = status.get("class");
				const name = status.get("test");
				running = code.trim() === "1" && className !== undefined && name !== undefined ? {
					className,
					name
				} : undefined;
				status.clear();
			};
			const fail = (component, line) => {
				failed ??= `Instrumentation failed: ${component}`.trim();
				if (log.length < maxLogLines) log.push(line);
			};
			const read = (line) => {
				const [, kind, text = ""] = entry.exec(line) ?? [];
				if (kind === undefined) {
					if (open !== undefined) keep(open, `${result.get(open)}\n${line}`, line);
					return;
				}
				open = undefined;
				const [key = "", ...values] = text.split("=");
				const value = values.join("=");
				if (kind === "STATUS") status.set(key, value.slice(0, maxMessageChars));
				else if (kind === "RESULT" && (key === "shortMsg" || key === "longMsg")) {
					open = key;
					keep(key, value, line);
				} else if (kind === "STATUS_CODE") endStatus(text);
				else if (kind === "FAILED") fail(text, line);
				else if (kind === "ABORTED") keep("shortMsg", text, line);
			};
			for await (const some of lines) for (const line of some) read(line);
			refuse(undefined);
			const refused = refusal ?? failed;
			if (refused !== undefined && running === undefined) return {
				shortMessage: refused,
				isRefused: true,
				log: log.slice(0, maxLogLines)
			};
			const longMessage = result.get("longMsg")?.trim();
			const shortMessage = result.get("shortMsg")?.trim() ?? refused ?? longMessage;
			return shortMessage === undefined ? undefined : {
				shortMessage,
				longMessage,
				running,
				log
			};
		};
		var external_node_util_ = __webpack_require__(57975);
		;
		const colorStart = "\x1B";
		const maxFailures = 10;
		const maxMoreLines = 30;
		const read_failure_log_maxMessageChars = 2e3;
		const maxLineChars = 500;
		const readFailureLog = async (lines, wanted) => {
			const named = createAttempts();
			const nameless = createAttempts();
			const unknownNames = new Set();
			let current;
			let hasOthers = false;
			let open;
			const attemptsOf = (test) => {
				if (test === undefined) return nameless;
				if (isSameTest(test, wanted)) return named;
				if (test.isDisplayName === true) {
					unknownNames.add(test.name);
					return nameless;
				}
				hasOthers = true;
				return undefined;
			};
			const read = (text) => {
				const line = readLogLine(text.includes(colorStart) ? (0, external_node_util_.stripVTControlCharacters)(text) : text);
				if (line.kind === "text") {
					addTo(open, text);
					return;
				}
				open = undefined;
				if (line.kind === "started") {
					current = line.test;
					attemptsOf(line.test)?.begin();
				} else if (line.kind === "failure") open = attemptsOf(line.test ?? current)?.add(line);
			};
			for await (const some of lines) for (const text of some) read(text);
			const own = named.last();
			if (own.length > 0) return own;
			return hasOthers || unknownNames.size > 1 ? [] : nameless.last();
		};
		const createAttempts = () => {
			let before = [];
			let failures = [];
			return {
				begin: () => {
					if (failures.length > 0) before = failures;
					failures = [];
				},
				add: ({ message, file, line }) => {
					const text = message.trim().slice(0, read_failure_log_maxMessageChars);
					const twin = failures.find((each) => each.message === text && each.line === line);
					if (twin !== undefined) {
						if (file !== undefined && twin.file !== undefined && file.length > twin.file.length) twin.file = file;
						return twin.more.length === 0 ? twin : undefined;
					}
					if (failures.length === maxFailures) return undefined;
					const failure = {
						message: text,
						more: [],
						file,
						line
					};
					failures.push(failure);
					return failure;
				},
				last: () => (failures.length > 0 ? failures : before).map((each) => ({
					...each,
					more: withoutBlankEnd(each.more)
				}))
			};
		};
		const addTo = (failure, text) => {
			if (failure === undefined || failure.more.length === maxMoreLines) return;
			failure.more.push(text.trimEnd().slice(0, maxLineChars));
		};
		const withoutBlankEnd = (lines) => lines.slice(0, lines.findLastIndex((line) => line !== "") + 1);
		const isSameTest = ({ className, name }, wanted) => comparedName(name) === comparedName(wanted.name) && (className === undefined || wanted.className === "" || lastPart(className) === lastPart(wanted.className));
		const comparedName = (name) => (name.endsWith(")") ? name.slice(0, name.indexOf("(")) : name).replace(/(?:AndReturnError|WithCompletionHandler)?:$/, "").replaceAll("`", "");
		const lastPart = (className) => className.replace(/^.*[./]/, "");
		const readLogLine = (line) => {
			for (const read of [
				readError,
				readAssertion,
				readIssue,
				readTestStart
			]) {
				const found = read(line);
				if (found !== undefined) return found;
			}
			return beginsSomethingNew.test(line) ? { kind: "other" } : { kind: "text" };
		};
		const beginsSomethingNew = /^(?:\s*t =\s|\s*Test (?:Case|Suite) |\s*Executed \d|Restarting after|\*\* |Testing |\s*[\u25C7\u2714\u2718\u2717\u00D7\u25C6\u279C\u26A0]|\d{4}-\d\d-\d\d |\d\d-\d\d \d\d:|[A-Z][a-z]{2} +\d+ \d\d:)/u;
		const errorMark = ": error: ";
		const objectiveTest = /^-\[(\S{1,500}) ([^\]]{1,500})\] : ?/;
		const swiftTest = /^([\w.]{1,500})\.(\w{1,500})(?:\(\))? : /;
		const readError = (text) => {
			const at = text.indexOf(errorMark);
			if (at === -1) return undefined;
			const tail = text.slice(at + errorMark.length);
			const named = objectiveTest.exec(tail) ?? swiftTest.exec(tail);
			if (named === null) return undefined;
			const [whole, className = "", name = ""] = named;
			return {
				kind: "failure",
				test: {
					className,
					name
				},
				...placeAtEnd(text.slice(0, at)),
				message: tail.slice(whole.length)
			};
		};
		const assertionMark = "Assertion Failure: ";
		const readAssertion = (text) => {
			const at = text.indexOf(assertionMark);
			if (at === -1) return undefined;
			const tail = text.slice(at + assertionMark.length);
			const place = /^[^:]{1,1000}:\d{1,7}(?=: )/.exec(tail)?.[0];
			if (place === undefined) return {
				kind: "failure",
				message: tail
			};
			return {
				kind: "failure",
				...placeAtEnd(place),
				message: tail.slice(place.length + ": ".length)
			};
		};
		const issueMark = " recorded an issue";
		const readIssue = (text) => {
			const at = text.indexOf(issueMark);
			const test = at === -1 ? undefined : subjectOf(text.slice(0, at));
			if (test === undefined) return undefined;
			const tail = text.slice(at + issueMark.length);
			const place = /(?<= at )[^\s:]{1,1000}:\d{1,7}:\d{1,7}(?=: )/.exec(tail);
			if (place === null) return {
				kind: "failure",
				test,
				message: tail.replace(/^.*?: /, "").trim()
			};
			const values = tail.slice(0, place.index - " at ".length).trim();
			const message = tail.slice(place.index + place[0].length + ": ".length);
			return {
				kind: "failure",
				test,
				...placeAtEnd(place[0]),
				message: values === "" ? message : `${message} (${values})`
			};
		};
		const readTestStart = (text) => {
			const named = /Test Case '-\[(\S{1,500}) ([^\]]{1,500})\]' started/.exec(text) ?? /Test Case '([\w.]{1,500})\.(\w{1,500})' started/.exec(text);
			if (named !== null) {
				const [, className = "", name = ""] = named;
				return {
					kind: "started",
					test: {
						className,
						name
					}
				};
			}
			const head = /^(\s*[^\w\s'"]\s+Test (?!run started\.).*?) started\./u.exec(text)?.[1];
			const test = head === undefined ? undefined : subjectOf(head);
			return test === undefined ? undefined : {
				kind: "started",
				test
			};
		};
		const subjectOf = (head) => {
			const named = /(?:^|\s)Test (?:case passing .{0,500} to )?("(.{1,1000})"|\S.{0,999})$/u.exec(head);
			if (named === null) return undefined;
			const [, name = "", displayName] = named;
			return displayName === undefined ? { name } : {
				name: displayName,
				isDisplayName: true
			};
		};
		const placeAtEnd = (head) => {
			const number = /:(\d{1,7})(?::\d{1,7})?$/.exec(head);
			if (number === null) return {};
			const line = Number(number[1]);
			const file = withoutPrefix(head.slice(0, number.index));
			return line === 0 || file === "" || file.startsWith("<") ? {} : {
				file,
				line
			};
		};
		const withoutPrefix = (path) => {
			const behindColon = path.slice(path.lastIndexOf(": ") + 1).trimStart();
			if (behindColon.startsWith("/")) return behindColon;
			const slash = behindColon.indexOf(" /");
			return slash === -1 ? behindColon.slice(behindColon.lastIndexOf(" ") + 1) : behindColon.slice(slash + 1);
		};
		const maxJsonChars = 32e6;
		const readCommandLog = async (lines) => {
			const kept = [];
			let chars = 0;
			for await (const some of lines) for (const line of some) {
				chars += line.length + 1;
				if (chars <= maxJsonChars) kept.push((0, external_node_util_.stripVTControlCharacters)(line));
			}
			const commands = createCommands();
			const entries = (0, parse_json.r)(kept.join("\n"));
			if (entries === undefined) readPlainLog(kept, commands);
			else readJsonLog(entries, commands);
			const failed = commands.failed();
			return failed === undefined ? [] : [commandFailure(failed)];
		};
		const head = /^(?:[\d:.,TZ+-]+ ){0,3}\[ {0,5}[A-Z]{3,8} {0,5}\] {0,5}(?:[\w.$]{1,200}: )?/;
		const state = / (FAILED|COMPLETED|SKIPPED|WARNED|RUNNING|PENDING)\s{0,5}$/;
		const readPlainLog = (lines, commands) => {
			let open;
			for (const line of lines) {
				const text = line.replace(head, "");
				const end = state.exec(text)?.[1];
				if (end !== undefined) open = commands.add(text.slice(0, text.lastIndexOf(end)).trim(), end);
				else if (text.length < line.length) open = undefined;
				else if (open !== undefined && open.lines.length < maxMoreLines && line.trim() !== "") open.lines.push(line.trimEnd());
			}
		};
		const readJsonLog = (entries, commands) => {
			for (const entry of Array.isArray(entries) ? entries : []) {
				const { command, metadata } = (0, is_record.u4)(entry) ? entry : {};
				const { status, error } = (0, is_record.u4)(metadata) ? metadata : {};
				const failed = commands.add(commandLabel(command), status);
				const { message, hierarchyRoot } = (0, is_record.u4)(error) ? error : {};
				if (failed !== undefined) failed.screen = (0, screen.tg)(hierarchyRoot);
				if (typeof message === "string") failed?.lines.push(...message.split("\n").slice(0, maxMoreLines));
			}
		};
		const commandLabel = (command) => {
			const [[name, value] = ["A command"]] = (0, is_record.u4)(command) ? Object.entries(command) : [];
			const { description, label } = (0, is_record.u4)(value) ? value : {};
			const [title = name] = [label, description].filter((each) => typeof each === "string");
			return title;
		};
		const createCommands = () => {
			let first;
			let isOpen = false;
			return {
				add: (command, status) => {
					const isCaused = isOpen;
					isOpen = status === "FAILED";
					if (!isOpen || isCaused) return undefined;
					first = {
						command,
						lines: [],
						screen: []
					};
					return first;
				},
				failed: () => first
			};
		};
		const commandFailure = ({ command, lines, screen }) => {
			const [reason, ...more] = lines;
			const message = reason === undefined ? `${command} failed` : `${command}: ${reason.trim()}`;
			return {
				message: message.slice(0, read_failure_log_maxMessageChars),
				more,
				...screen.length === 0 ? {} : { screen }
			};
		};
		var text_lines = __webpack_require__(59390);
		;
		const logLimits = {
			tests: 50,
			logBytes: 32e6,
			allBytes: 256e6,
			lineChars: 16e3,
			ms: 6e4,
			absentLogs: 3
		};
		const linkTo = {
			commandlogs: ({ commandLogUrl }) => commandLogUrl,
			instrumentationlogs: ({ instrumentationLogUrl }) => instrumentationLogUrl,
			devicelogs: ({ deviceLogUrl }) => deviceLogUrl
		};
		const createLogScanner = ({ framework, device, buildId }, context, limits) => {
			const { log, signal } = context;
			const over = AbortSignal.timeout(limits.ms);
			const sessions = context.cloud.within(over).sessions(framework);
			const absent = new Map();
			let leftBytes = limits.allBytes;
			const counted = async function* (chunks) {
				for await (const chunk of chunks) {
					leftBytes -= chunk.length;
					yield chunk;
				}
			};
			return {
				isOver: () => over.aborted,
				isAbsent: (kind) => absent.has(kind),
				scan: async (test, kind, read, lineChars = limits.lineChars) => {
					const limitBytes = Math.min(limits.logBytes, leftBytes);
					const { id } = test;
					if (id === undefined || linkTo[kind](test) === undefined) return undefined;
					if (limitBytes <= 0 || over.aborted || (absent.get(kind) ?? 0) >= limits.absentLogs) return undefined;
					try {
						return await sessions.scanTestLog(buildId, id, kind, limitBytes, (chunks) => read((0, text_lines.F)(counted(chunks), lineChars)));
					} catch (error) {
						signal.throwIfAborted();
						if ((0, errors.E)(error, "cloud-not-found")) absent.set(kind, (absent.get(kind) ?? 0) + 1);
						log.debug(`${device}, ${test.className}#${test.name}: ${(0, run_problem.Uc)(error)}`);
						return undefined;
					}
				}
			};
		};
		const messageEnd = "; see its logs.";
		const isUnexplained = ({ message = "", trace }) => trace === undefined && message.endsWith(messageEnd);
		const explainFailures = async (tests, session, context, limits = logLimits) => {
			const silent = tests.filter(({ failures }) => failures.length === 1 && failures.every(isUnexplained)).slice(0, limits.tests);
			if (silent.length === 0) return tests;
			const scanner = createLogScanner(session, context, limits);
			const detailsById = new Map(session.details.map((each) => [each.id, each]));
			const failuresIn = async (detail, test) => {
				for (const kind of (0, lookup.Fg)(session.framework).failureLogs) {
					const failures = kind === "commandlogs" ? await scanner.scan(detail, kind, readCommandLog, limits.logBytes) : await scanner.scan(detail, kind, (lines) => readFailureLog(lines, test));
					if (failures !== undefined && failures.length > 0) return failures;
				}
				return [];
			};
			const explained = new Map();
			for (const test of silent) {
				if (scanner.isOver()) break;
				const detail = detailsById.get(test.testId);
				const failures = detail === undefined ? [] : await failuresIn(detail, test);
				if (failures.length > 0) explained.set(test, withFailures(test, failures));
			}
			context.log.debug(`${session.device}: found messages in the logs for ${explained.size} of ${silent.length} failures.`);
			return explained.size === 0 ? tests : tests.map((test) => explained.get(test) ?? test);
		};
		const withFailures = (test, failures) => {
			const placed = failures.find(({ file }) => file !== undefined);
			const kind = test.failures[0]?.kind ?? "failure";
			return {
				...test,
				failures: failures.map((failure) => loggedFailure(failure, kind)),
				...(0, present.E)({
					file: placed?.file && external_node_path_default().posix.basename(placed.file),
					line: placed?.line
				})
			};
		};
		const loggedFailure = ({ message, more, file, line, screen }, kind) => {
			const place = file === undefined ? [] : [`at ${file}:${line}`];
			const trace = [
				message,
				...more,
				...place
			];
			return {
				kind,
				message,
				trace: trace.length === 1 ? undefined : trace.join("\n"),
				screen
			};
		};
		;
		const withCrashes = async (session, { framework, packages, details }, context, limits = logLimits) => {
			const concerned = session.tests.filter(mayHaveCrashed);
			const read = testsToRead(session, concerned).slice(0, limits.tests);
			if (read.length === 0) return session;
			const { device, buildId } = session;
			const scanner = createLogScanner({
				framework,
				device,
				buildId
			}, context, limits);
			const detailsById = new Map(details.map((each) => [each.id, each]));
			const own = {
				packages,
				testClasses: session.tests.map(({ className }) => className)
			};
			const claims = createClaims(session.tests, concerned);
			for (const test of read) {
				const detail = test.testId === undefined ? undefined : detailsById.get(test.testId);
				if (detail === undefined || !concerned.includes(test) && claims.isComplete()) continue;
				const ended = await scanner.scan(detail, "instrumentationlogs", readInstrumentationLog);
				const crashes = await scanner.scan(detail, "devicelogs", (lines) => readDeviceLog(lines, own));
				if (ended !== undefined) claims.end(test, ended);
				for (const crash of crashes?.toSorted((one, other) => weightOf(one) - weightOf(other)) ?? []) claims.crash(test, crash);
			}
			const found = claims.all();
			if (found.crashes.size + found.ends.size === 0 && found.loose === undefined) return session;
			const isUnrecorded = scanner.isAbsent("devicelogs") || details.every(({ deviceLogUrl }) => deviceLogUrl === undefined);
			const isOpen = found.ends.values().some(({ isRefused }) => isRefused !== true);
			const without = found.crashes.size === 0 && found.loose === undefined && isOpen && isUnrecorded;
			if (without) context.log.notice(`${device}: the instrumentation ended, and the device log was not recorded. ${switchOn}`);
			return {
				...session,
				crash: found.loose === undefined ? undefined : (0, describe_crash.r$)(found.loose),
				tests: session.tests.map((test) => {
					const crash = found.crashes.get(test);
					const ended = found.ends.get(test);
					if (crash !== undefined) return withCrash(test, crash);
					return ended === undefined ? test : withEnd(test, ended, isUnrecorded);
				})
			};
		};
		const switchOn = "Set the input `device-logs` to `true` to see why.";
		const endMessage = /process crashed|instrumentation run failed|instrumentation (?:process )?(?:has )?(?:crashed|ended)|INSTRUMENTATION_FAILED|unable to find instrumentation|permission denial: starting instrumentation/i;
		const mayHaveCrashed = ({ status, failures }) => status === "error" || status === "timed-out" || status === "failed" && failures.some(isEnd);
		const isEnd = ({ message = "", trace = "" }) => endMessage.test(message) || endMessage.test(trace.slice(0, 1e3));
		const testsToRead = (session, concerned) => {
			const { tests } = session;
			if (concerned.length > 0) {
				const next = concerned.flatMap((test) => {
					const at = tests.indexOf(test);
					return [tests[at + 1], tests[at - 1]].filter((each) => each !== undefined).filter(attempts.gb);
				});
				return [...new Set([...concerned, ...next])];
			}
			if (!hasBrokenOff(session)) return [];
			const lastRun = tests.findLast(attempts.gb);
			const firstLeft = tests.find((test) => !(0, attempts.gb)(test));
			return [lastRun, firstLeft].filter((test) => test !== undefined);
		};
		const hasBrokenOff = ({ tests, evidence: { summary, details, report } }) => summary?.status === "error" || details.state === "read" && details.status === "error" || report.state === "read" && report.crash !== undefined || tests.some((test) => !(0, attempts.gb)(test)) && !tests.some(({ status }) => status === "failed");
		const weightOf = ({ kind, process = "" }) => (process.includes(":") ? 2 : 0) + (kind === "java" || kind === "native" ? 0 : 1);
		const createClaims = (tests, concerned) => {
			const crashes = new Map();
			const ends = new Map();
			let loose;
			const ownerOf = (running, logOf) => {
				const named = running === undefined ? undefined : tests.find((test) => isRunningTest(test, running));
				if (named !== undefined) return (0, attempts.gb)(named) ? named : undefined;
				return concerned.includes(logOf) ? logOf : concerned.find((test) => !crashes.has(test));
			};
			return {
				crash: (logOf, crash) => {
					const owner = ownerOf(crash.running, logOf);
					if (owner === undefined) loose ??= crash;
					else if (!crashes.has(owner)) crashes.set(owner, crash);
				},
				end: (logOf, ended) => {
					const owner = ownerOf(ended.running, logOf) ?? (ended.isRefused === true ? logOf : undefined);
					if (owner !== undefined && !ends.has(owner)) ends.set(owner, ended);
				},
				isComplete: () => concerned.length > 0 && concerned.every((test) => crashes.has(test)),
				all: () => ({
					crashes,
					ends,
					loose
				})
			};
		};
		const isRunningTest = ({ className, name }, running) => name === running.name && (className === running.className || className === running.className.slice(running.className.lastIndexOf(".") + 1));
		const withCrash = (test, logged) => {
			const crash = (0, describe_crash.r$)(logged);
			return {
				...test,
				crash,
				failures: [(0, describe_crash.Bd)(crash, (0, describe_crash.fC)(logged)), ...ownFailures(test)]
			};
		};
		const withEnd = (test, ended, isUnrecorded) => {
			const failure = (0, describe_crash._T)(ended);
			const isOpen = isUnrecorded && ended.isRefused !== true;
			const trace = isOpen ? `${failure.message}\nThe device log was not recorded. ${switchOn}` : undefined;
			return {
				...test,
				crash: (0, describe_crash.R)(ended),
				failures: [{
					...failure,
					trace
				}, ...ownFailures(test)]
			};
		};
		const ownFailures = ({ failures }) => failures.filter((failure) => !isEnd(failure) && !isUnexplained(failure));
		const maxReports = 50;
		const maxReportBytes = 8e6;
		const reportName = /\.(?:ips|crash)$/i;
		const withCrashReports = async (tests, attempts, bundle, onSkip) => {
			let left = maxReports;
			const read = async (attachment) => left-- <= 0 || attachment.sizeBytes > maxReportBytes ? undefined : readAppleCrashReport(await readAttachmentText(attachment, bundle, onSkip));
			const explained = [];
			for (const [index, test] of tests.entries()) {
				const reports = (attempts[index]?.attachments ?? []).filter(isCrashReport);
				let found;
				for (const report of reports) found ??= await read(report);
				explained.push(found === undefined || test.status === "passed" ? test : withReport(test, found, reports));
			}
			return explained;
		};
		const readAttachmentText = async (attachment, bundle, onSkip = () => {}) => {
			try {
				return await (0, consumers_.text)(bundle.readAttachment(attachment));
			} catch (error) {
				if (!(error instanceof binary_error.k)) throw error;
				onSkip(error.message);
				return "";
			}
		};
		const isCrashReport = ({ name, fileName = "", uniformType = "" }) => reportName.test(name) || reportName.test(fileName) || /crash-?report/i.test(uniformType);
		const withReport = (test, { crash, trace }, reports) => ({
			...test,
			crash,
			failures: [(0, describe_crash.Bd)(crash, trace), ...test.failures],
			attachments: [...test.attachments ?? [], ...reports.map(({ name, fileName }) => fileName ?? name)]
		});
		;
		const zipName = "result-bundle.zip";
		const joinResultBundle = async (tests, { session: { build, device }, sessionId, target, settings }, { cloud, log, masker, signal }) => {
			const file = external_node_path_default().join(target, zipName);
			try {
				await cloud.sessions(settings.framework).downloadResultBundle(build.id, sessionId, file);
			} catch (error) {
				signal.throwIfAborted();
				const mayArrive = (0, errors.E)(error, "cloud-not-found");
				return {
					tests,
					bundle: {
						state: "missing",
						message: (0, run_problem.pQ)(error),
						mayArrive
					},
					files: []
				};
			}
			try {
				return await (0, read_result_bundle.w)(file, async (bundle) => {
					if (bundle.runs.length === 0) return {
						tests,
						bundle: {
							state: "unreadable",
							message: "it has no test run"
						},
						files: [zipName]
					};
					const joined = await withScreens((0, join_bundle.J4)(tests, bundle.runs, build.serviceRetries), bundle);
					const onSkip = (why) => log.debug(`${device}: ${why}`);
					const { tests: shown, pictures } = await storePictures(joined, bundle, target, {
						redact: (text) => masker.name(text),
						onSkip
					});
					const attempts = joined.tests.map((test) => joined.failedAttempts.get(test));
					const explained = await withCrashReports(shown, attempts, bundle, onSkip);
					return {
						tests: explained,
						bundle: joined.evidence,
						files: [zipName, ...pictures]
					};
				});
			} catch (error) {
				if (!(error instanceof binary_error.k)) throw error;
				return {
					tests,
					bundle: {
						state: "unreadable",
						message: error.found
					},
					files: [zipName]
				};
			}
		};
		const pictureLimits = {
			pictures: 500,
			bytes: 5e8
		};
		const extensions = {
			"image/png": "png",
			"image/jpeg": "jpg",
			"image/heic": "heic"
		};
		const pictureType = /\b(?:png|jpe?g|hei[cf]|image)$/i;
		const storePictures = async ({ tests, failedAttempts }, bundle, target, { redact, onSkip }) => {
			const wanted = picturesOf(failedAttempts);
			const names = (0, file_name.KU)([...wanted.values()].map(({ title }) => redact(title)));
			const stored = new Map();
			let leftBytes = pictureLimits.bytes;
			for (const [payloadId, { attachment, title }] of wanted) {
				leftBytes -= attachment.sizeBytes;
				if (leftBytes < 0 || stored.size >= pictureLimits.pictures) break;
				try {
					const file = await storePicture(bundle.readAttachment(attachment), target, `screenshots/${names.get(redact(title))}`);
					if (file !== undefined) stored.set(payloadId, file);
				} catch (error) {
					if (!(error instanceof binary_error.k) && !(0, run_problem.Or)(error)) throw error;
					onSkip((0, run_problem.Uc)(error));
				}
			}
			const withSteps = tests.map((test) => {
				const attempt = failedAttempts.get(test);
				if (attempt === undefined || attempt.steps.length === 0) return test;
				return {
					...test,
					steps: stepsOf(attempt, stored),
					omittedSteps: attempt.omittedSteps || undefined
				};
			});
			return {
				tests: withSteps,
				pictures: [...stored.values()]
			};
		};
		const picturesOf = (failedAttempts) => {
			const wanted = new Map();
			for (const [test, { attachments, steps }] of failedAttempts) {
				for (const [nth, attachment] of attachments.entries()) {
					const { payloadId, uniformType, step = steps.length } = attachment;
					if (wanted.has(payloadId) || uniformType !== undefined && !pictureType.test(uniformType)) continue;
					wanted.set(payloadId, {
						attachment,
						title: `${(0, results.U)(test)}-step-${step + 1}-${nth + 1}`
					});
				}
			}
			return wanted;
		};
		const storePicture = async (bytes, target, name) => {
			const part = external_node_path_default().join(target, `${name}.part`);
			await (0, promises_.mkdir)(external_node_path_default().dirname(part), { recursive: true });
			let extension;
			const picture = async function* () {
				for await (const chunk of bytes) {
					extension ??= extensions[sniffMediaType(chunk) ?? "video/mp4"];
					if (extension === undefined) return;
					yield chunk;
				}
			};
			try {
				await (0, promises_.writeFile)(part, picture());
				if (extension === undefined) return undefined;
				const file = `${name}.${extension}`;
				await (0, promises_.rename)(part, external_node_path_default().join(target, file));
				return file;
			} finally {
				await (0, promises_.rm)(part, { force: true });
			}
		};
		const stepsOf = ({ steps, attachments }, stored) => {
			const startMs = steps.find(({ startedAt }) => startedAt !== undefined)?.startedAt?.getTime() ?? 0;
			const byStep = Map.groupBy(attachments, ({ step = steps.length - 1 }) => step);
			return steps.map(({ title, depth, startedAt, finishedAt, failed }, index) => ({
				title,
				depth,
				failed,
				startMs: startedAt && startedAt.getTime() - startMs,
				durationMs: startedAt && finishedAt && Math.max(0, finishedAt.getTime() - startedAt.getTime()),
				pictures: [...new Set(byStep.get(index)?.flatMap(({ payloadId }) => stored.get(payloadId) ?? []))]
			}));
		};
		const sniffMediaType = (bytes) => {
			const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
			if (start.startsWith("\u0089PNG\r\n\n")) return "image/png";
			if (start.startsWith("\u00FF\u00D8\u00FF")) return "image/jpeg";
			if (/^.{4}ftyp(?:hei[cx]|mif1)/s.test(start)) return "image/heic";
			if (/^.{4}ftypqt {2}/s.test(start)) return "video/quicktime";
			return /^.{4}ftyp(?:isom|mp4[12])/s.test(start) ? "video/mp4" : undefined;
		};
		const testsOfDetails = (tests) => tests.map(testFromDetails);
		const joinDetails = (reported, details, complete) => {
			const keyed = details.flatMap((test) => [...new Set(keysOf(test.id, test.className, test.name))].map((key) => ({
				key,
				test
			})));
			const byKey = Map.groupBy(keyed, ({ key }) => key);
			const joined = new Set();
			const take = (test) => {
				for (const key of keysOf(test.testId, test.className, test.name)) {
					const left = byKey.get(key)?.filter((candidate) => !joined.has(candidate.test));
					const { test: found } = left?.find((candidate) => (0, attempts.e2)(candidate.test.status) === (0, attempts.e2)(test.status)) ?? left?.[0] ?? {};
					if (found === undefined) continue;
					joined.add(found);
					return found;
				}
				return undefined;
			};
			const badFirst = reported.toSorted((one, other) => Number((0, attempts.e2)(other.status)) - Number((0, attempts.e2)(one.status)));
			const pairs = new Map(badFirst.map((test) => [test, take(test)]));
			for (const [{ earlierAttempts }, last] of pairs) {
				const others = last === undefined ? [] : (byKey.get(`${last.className}#${last.name}`) ?? []).map(({ test }) => test);
				const failed = others.filter((test) => !joined.has(test) && (0, attempts.e2)(test.status));
				for (const test of failed.slice(0, earlierAttempts.filter(({ status }) => (0, attempts.e2)(status)).length)) joined.add(test);
			}
			const result = reported.map((test) => {
				const found = pairs.get(test);
				if (found === undefined) return test;
				return {
					...knownFromDetails(found),
					...test,
					worseInDetails: isWorse(found, test) ? found.rawStatus : undefined,
					links: {
						...linksOf(found),
						...test.links
					}
				};
			});
			for (const test of details) if (!joined.has(test) && !(complete && isHarmless(test))) result.push(testFromDetails(test));
			return result;
		};
		const isWorse = ({ status: inDetails }, { status }) => inDetails === "unknown" ? status !== "unknown" : inDetails !== "timed-out" && (0, attempts.e2)(inDetails) && !(0, attempts.e2)(status);
		const isHarmless = ({ status }) => status === "passed" || status === "skipped";
		const keysOf = (id, className, name) => {
			const simple = className.split(/[./]/).at(-1) ?? className;
			return [
				...id === undefined ? [] : [`id ${id}`],
				`${className}#${name}`,
				`simple ${simple}#${name}`
			];
		};
		const testFromDetails = (test) => ({
			className: test.className,
			name: test.name,
			status: test.status,
			rawStatus: test.status === "unknown" ? test.rawStatus : undefined,
			...knownFromDetails(test),
			failures: (0, attempts.e2)(test.status) ? [{
				kind: test.status === "failed" ? "failure" : "error",
				message: `The service reports ${test.rawStatus}${messageEnd}`
			}] : nothing,
			earlierAttempts: nothing,
			links: linksOf(test)
		});
		const knownFromDetails = ({ id, durationMs, startedAt }) => (0, present.E)({
			durationMs,
			startedAt,
			testId: id
		});
		const nothing = [];
		const linksOf = (test) => (0, present.E)({
			video: test.videoUrl,
			deviceLog: test.deviceLogUrl,
			instrumentationLog: test.instrumentationLogUrl,
			networkLog: test.networkLogUrl,
			screenshots: test.screenshotUrls.length === 0 ? undefined : test.screenshotUrls
		});
		const treeLimits = {
			tests: 50,
			bytes: 2e6
		};
		const treeNames = [/^App UI hierarchy for /i, /^Debug description/i];
		const withScreens = async (joined, bundle) => {
			const seen = new Map();
			for (const [test, { attachments }] of joined.failedAttempts) {
				const [failure, ...others] = test.failures;
				if (failure === undefined || seen.size === treeLimits.tests) continue;
				const screen = await readTree(attachments, bundle);
				if (screen.length > 0) seen.set(test, {
					...test,
					failures: [{
						...failure,
						screen
					}, ...others]
				});
			}
			const current = (test) => seen.get(test) ?? test;
			return {
				...joined,
				tests: joined.tests.map(current),
				failedAttempts: new Map([...joined.failedAttempts].map(([test, attempt]) => [current(test), attempt]))
			};
		};
		const readTree = async (attachments, bundle) => {
			const trees = treeNames.flatMap((pattern) => attachments.filter(({ name }) => pattern.test(name)).toReversed());
			for (const tree of trees.filter(({ sizeBytes }) => sizeBytes <= treeLimits.bytes)) {
				const elements = (0, screen.px)(await readAttachmentText(tree, bundle));
				if (elements.length > 0) return elements;
			}
			return [];
		};
		var regular_file = __webpack_require__(48734);
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
		const downloadSessionFiles = async (kinds, download, context) => {
			const fetched = {};
			for (const kind of kinds) {
				const fetch = fetches[kind];
				if (fetch === undefined) continue;
				try {
					const files = await fetch(download, context);
					if (files.length > 0) fetched[kind] = files;
					else context.log.info(`${download.session.device}: no ${kind} available.`);
				} catch (error) {
					context.signal.throwIfAborted();
					context.log.info(`${download.session.device}: no ${kind}: ${(0, run_problem.Uc)(error)}`);
				}
			}
			return fetched;
		};
		const textLog = (log, file) => async (download, context) => {
			const whole = external_node_path_default().join(download.target, file);
			const part = `${whole}.of-test`;
			let found = 0;
			for await (const { test } of ofTests(download, context, (cloud, build, id) => cloud.downloadTestLog(build, id, log, part))) {
				const heading = `${found === 0 ? "" : "\n"}===== ${context.masker.name(sessionTestName(test))} =====\n`;
				await (0, promises_.writeFile)(whole, withHeading(heading, part), { flag: found === 0 ? "w" : "a" });
				await (0, promises_.rm)(part);
				found += 1;
			}
			return found === 0 ? [] : [file];
		};
		async function* withHeading(heading, file) {
			yield heading;
			yield* (0, regular_file.Zw)(file);
		}
		const networkLog = async (download, context) => {
			const entries = [];
			let head;
			for await (const { test, result } of ofTests(download, context, (cloud, build, id) => cloud.networkLogs(build, id))) {
				head ??= {
					version: result.log.version,
					creator: result.log.creator
				};
				for (const entry of result.log.entries) entries.push(Object.assign({}, entry, { _test: sessionTestName(test) }));
			}
			return head === undefined ? [] : writeJson({ log: {
				...head,
				entries
			} }, "network.har", download, context);
		};
		const profiling = async (download, context) => {
			const rows = [];
			for await (const { result } of ofTests(download, context, (cloud, build, id) => cloud.appProfiling(build, id))) for (const row of result) rows.push(row);
			return rows.length === 0 ? [] : writeJson(rows, "profiling.json", download, context);
		};
		const writeJson = async (value, file, { target }, { masker }) => {
			await (0, promises_.writeFile)(external_node_path_default().join(target, file), await masker.json(JSON.stringify(value), file));
			return [file];
		};
		const videoOf = ({ tests }) => tests.find(({ videoUrl }) => videoUrl !== undefined)?.videoUrl?.split("#")[0];
		const video = async ({ details, target, settings }, { cloud }) => {
			const url = videoOf(details);
			if (url === undefined) return [];
			await cloud.sessions(settings.framework).downloadUrl(url, external_node_path_default().join(target, "video.mp4"), "video");
			return ["video.mp4"];
		};
		const screenshots = async (download, context) => {
			const shots = download.details.tests.flatMap((test) => test.screenshotUrls.map((url, nth) => ({
				test,
				url,
				title: context.masker.name(`${sessionTestName(test)}-${nth + 1}`)
			})));
			const names = (0, file_name.KU)(shots.map(({ title }) => title));
			const files = await loggedScreenshots(download, context);
			for (const { test, url, title } of shots) {
				const file = `screenshots/${names.get(title)}.png`;
				const came = await ofTest(test, download, context, (cloud) => cloud.downloadUrl(url, external_node_path_default().join(download.target, file), "screenshot"));
				if (came !== undefined) files.push(file);
			}
			return files;
		};
		const loggedScreenshots = async (download, context) => {
			const { screenshotLog } = (0, lookup.Fg)(download.settings.framework);
			if (screenshotLog === undefined) return [];
			const tests = download.details.tests.filter(({ screenshotUrls }) => screenshotUrls.length === 0);
			const names = (0, file_name.KU)(tests.map((test) => context.masker.name(sessionTestName(test))));
			const part = external_node_path_default().join(download.target, "screenshots/of-test");
			const files = [];
			const some = {
				...download,
				details: {
					...download.details,
					tests
				}
			};
			for await (const { test } of ofTests(some, context, (cloud, build, id) => cloud.downloadTestLog(build, id, screenshotLog, part))) {
				const file = `screenshots/${names.get(context.masker.name(sessionTestName(test)))}.${await pictureEnding(part)}`;
				await (0, promises_.rename)(part, external_node_path_default().join(download.target, file));
				files.push(file);
			}
			return files;
		};
		const endings = {
			"89504e47": "png",
			ffd8ffe0: "jpg",
			ffd8ffe1: "jpg",
			"504b0304": "zip"
		};
		const pictureEnding = async (file) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const handle = __addDisposableResource(env_1, await (0, promises_.open)(file), true);
				const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
				return endings[buffer.toString("hex")] ?? "bin";
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		const coverage = async ({ session, details, target, settings }, { cloud }) => {
			await cloud.sessions(settings.framework).downloadCoverage(session.build.id, details.id, external_node_path_default().join(target, "coverage.ec"));
			return ["coverage.ec"];
		};
		const fetches = {
			"device-logs": textLog("devicelogs", "device.log"),
			"instrumentation-logs": textLog("instrumentationlogs", "instrumentation.log"),
			"network-logs": networkLog,
			"app-profiling": profiling,
			video,
			screenshots,
			coverage
		};
		async function* ofTests(download, context, ask) {
			for (const test of download.details.tests) {
				const { id, status } = test;
				if (id === undefined || status === "skipped" || status === "pending") continue;
				const result = await ofTest(test, download, context, (cloud) => ask(cloud, download.session.build.id, id));
				if (result !== undefined) yield {
					test,
					result
				};
			}
		}
		const sessionTestName = ({ className, name }) => `${className}#${name}`;
		const ofTest = async (test, { settings, session }, { cloud, log, signal }, ask) => {
			try {
				return await ask(cloud.sessions(settings.framework));
			} catch (error) {
				signal.throwIfAborted();
				const logFailure = (0, errors.E)(error, "cloud-not-found") ? log.debug : log.info;
				logFailure(`${session.device}, ${sessionTestName(test)}: ${(0, run_problem.Uc)(error)}`);
				return undefined;
			}
		};
		;
		const collectSession = async (session, settings, context, onUnstored, isLast = false) => {
			const folder = sessionFolder(session, settings);
			const sessionId = session.summary?.id;
			if (sessionId === undefined) return sessionResult(session, settings.baseUrl, folder, nothingFetched("the session never started"));
			if (session.foreign !== undefined) return sessionResult(session, settings.baseUrl, "", nothingFetched("they were not fetched"));
			const target = external_node_path_default().join(settings.reportDir, folder);
			let isUnstored = false;
			const onFailure = (error) => {
				const cause = (0, errors.E)(error, "cloud-local-file") ? error.cause : error;
				if (!(0, run_problem.Or)(cause)) throw error;
				isUnstored = true;
				onUnstored(cause);
			};
			const store = async (name, write) => {
				const file = external_node_path_default().join(target, name);
				try {
					await write(file);
					return true;
				} catch (error) {
					onFailure(error);
					await (0, promises_.rm)(file, { force: true }).catch(() => {});
					return false;
				}
			};
			await (0, promises_.mkdir)(target, { recursive: true }).catch(onFailure);
			const fetch = {
				session,
				sessionId,
				target,
				settings,
				store
			};
			const fetched = await fetchSession(fetch, context, isLast);
			const result = sessionResult(session, settings.baseUrl, folder, fetched);
			const { details } = fetched;
			if (details.state !== "read" || isIncomplete(result) && !isLast) return withLeanTests(result, settings);
			const known = {
				...settings,
				details: details.record.tests
			};
			const explained = settings.system === "android" ? await withCrashes(result, known, context) : result;
			const whole = withLeanTests(explained, settings);
			if (isUnstored) return whole;
			const kinds = [...settings.download].filter((kind) => !settings.downloadIfFailed.has(kind) || hasFailed(whole));
			const files = await downloadSessionFiles(kinds, {
				...fetch,
				details: details.record
			}, context);
			return {
				...whole,
				files: {
					...whole.files,
					...files
				}
			};
		};
		const isIncomplete = (result) => (0, expected_sessions.j2)(result) || (0, expected_sessions.PB)(result);
		const withLeanTests = (result, { names }) => result.attempt === 0 ? {
			...result,
			tests: (0, reading_context.ss)(result.tests, names)
		} : result;
		const uncollectedSession = (session, why) => sessionResult(session, "", "", nothingFetched(why, "uncollected"));
		const nothingFetched = (message, state = "missing") => ({
			details: {
				state,
				message
			},
			report: { state: "none" },
			tests: [],
			files: {}
		});
		const fetchSession = async (fetch, context, isLast) => {
			const [details, { report, isStored, ...reported }] = await Promise.all([fetchDetails(fetch, context), fetchReport(fetch, context)]);
			const junit = isStored ? { junit: ["junit.xml"] } : {};
			if (details.state !== "read") return {
				details,
				report,
				tests: reported.tests,
				files: junit
			};
			const { record } = details;
			const files = {
				...details.isStored ? { session: ["session.json"] } : {},
				...junit
			};
			if (report.state !== "none") return {
				details,
				report,
				tests: joinDetails(reported.tests, record.tests, report.state === "read"),
				files
			};
			const all = testsOfDetails(record.tests);
			const listed = {
				details,
				report,
				tests: fetch.session.build.serviceRetries ? (0, attempts.TX)(all) : all,
				files
			};
			const joined = wantsBundle(listed, fetch) ? await withBundle(listed, fetch, context) : listed;
			const isWaiting = !isLast && joined.bundle?.state === "missing" && joined.bundle.mayArrive;
			const { device, build } = fetch.session;
			const session = {
				framework: fetch.settings.framework,
				device,
				buildId: build.id,
				details: record.tests
			};
			const tests = isWaiting ? joined.tests : await explainFailures(joined.tests, session, context);
			const isWritten = await fetch.store("junit.xml", (file) => writeReport(file, tests, fetch, context));
			return {
				...joined,
				tests,
				files: {
					...joined.files,
					...isWritten ? { junit: ["junit.xml"] } : {}
				}
			};
		};
		const wantsBundle = (fetched, { session, settings: { download, downloadIfFailed } }) => download.has("result-bundle") && (!downloadIfFailed.has("result-bundle") || hasFailed(sessionResult(session, "", "", fetched)));
		const withBundle = async (fetched, fetch, context) => {
			const { tests, bundle, files } = await joinResultBundle(fetched.tests, fetch, context);
			return {
				...fetched,
				tests,
				bundle,
				files: files.length === 0 ? fetched.files : {
					...fetched.files,
					"result-bundle": files
				}
			};
		};
		const sessionFolder = ({ device, shard, build }, { deviceFolder }) => {
			if (build.repeat !== undefined) return `sessions/${deviceFolder(device)}/repeat-${build.repeat}`;
			if (build.onBase !== undefined) return `sessions/${deviceFolder(device)}/base-${build.onBase}`;
			const attempt = build.attempt === 0 ? "" : `/attempt-${build.attempt + 1}`;
			const number = build.buildNumber === undefined ? "" : `/build-${build.buildNumber}`;
			return `sessions/${deviceFolder(device)}/shard-${shard.index + 1}-of-${shard.total}${number}${attempt}`;
		};
		const fetchDetails = async ({ session, sessionId, settings, store }, { cloud, masker, signal }) => {
			try {
				const { record: returned, body } = await cloud.sessions(settings.framework).get(session.build.id, sessionId);
				const isStored = await store("session.json", async (file) => (0, promises_.writeFile)(file, await masker.json(body, "session.json")));
				const foreign = foreignIn(returned, session);
				const record = {
					...returned,
					tests: returned.tests.map(settings.naming).map((0, left_out.s4)(session.build.leftOut))
				};
				return foreign === undefined ? {
					state: "read",
					record,
					isStored
				} : {
					state: "foreign",
					message: foreign
				};
			} catch (error) {
				signal.throwIfAborted();
				return {
					state: "missing",
					message: (0, run_problem.pQ)(error)
				};
			}
		};
		const fetchReport = async ({ session, sessionId, settings: { framework, names }, store }, { cloud, signal }) => {
			if (!(0, lookup.Fg)(framework).hasReports) return {
				report: { state: "none" },
				isStored: false,
				tests: []
			};
			const { device, build } = session;
			let reader = (0, read_junit.c)();
			let isStored;
			try {
				isStored = await store("junit.xml", (file) => cloud.sessions(framework).downloadReport(build.id, sessionId, file, () => {
					const mayLeaveOut = build.leftOut?.abortRequested === true;
					reader = (0, read_junit.c)({
						repeatedCases: build.serviceRetries ? "attempts" : "separate",
						mayLeaveOut,
						nameOf: names
					});
					return reader.write;
				}));
			} catch (error) {
				signal.throwIfAborted();
				const state = (0, errors.E)(error, "cloud-malformed-response") ? "unreadable" : "missing";
				return {
					report: {
						state,
						message: (0, run_problem.pQ)(error)
					},
					isStored: false,
					tests: []
				};
			}
			const reading = reader.end();
			const foreign = foreignSuiteIn(reading, sessionId, session.ranOn ?? device);
			if (foreign !== undefined) return {
				report: {
					state: "foreign",
					message: foreign
				},
				isStored,
				tests: []
			};
			return {
				report: reportEvidence(reading),
				isStored,
				tests: reading.tests
			};
		};
		const reportEvidence = ({ complete, found, attempts, declared, crash, problems }) => {
			if (!complete) return {
				state: "unreadable",
				message: (0, run_problem.pQ)(problems.find(reading_context.BG)?.message ?? "it is not complete")
			};
			const badCount = problems.find(({ code }) => code === "bad-count")?.message;
			const messages = problems.map(({ message }) => message);
			return {
				state: "read",
				tests: found,
				attempts,
				declared,
				declaredProblem: badCount && (0, run_problem.pQ)(badCount),
				crash,
				problems: messages
			};
		};
		const writeReport = async (file, tests, { session: { device, shard }, sessionId }, { masker, isSimulated }) => {
			const naming = new Set(["name", "className"]);
			const shown = (0, map_texts.z)(tests, (text, field) => naming.has(field) ? masker.name(text, "junit.xml") : masker.text(text, "junit.xml"));
			await (0, write_text_file.T)(file, (0, write_merged.T)({
				device,
				shard,
				sessionId,
				tests: shown,
				simulated: isSimulated()
			}));
		};
		const sessionResult = (session, baseUrl, folder, { details, report, tests, bundle, files }) => {
			const { summary, build, buildStartedAt } = session;
			const record = details.state === "read" ? details.record : undefined;
			const startedAt = record?.startedAt ?? summary?.startedAt;
			const durationMs = record?.durationMs ?? summary?.durationMs;
			const queuedMs = (startedAt?.getTime() ?? Number.NaN) - (buildStartedAt?.getTime() ?? Number.NaN);
			const dashboard = (0, connect.aU)(baseUrl, build.id, summary?.id);
			const video = record && videoOf(record);
			return {
				device: session.device,
				ranOn: session.ranOn,
				shard: session.shard,
				attempt: build.attempt,
				partial: build.partial,
				repeat: build.repeat,
				onBase: build.onBase,
				buildNumber: build.buildNumber,
				buildId: build.id,
				sessionId: summary?.id,
				startedAt,
				durationMs,
				queuedMs: queuedMs >= 0 ? queuedMs : undefined,
				tests,
				evidence: {
					...entryEvidence(session, record?.error),
					passedBefore: record && (0, left_out.D4)(record.tests),
					details: detailsEvidence(details),
					report,
					bundle
				},
				folder,
				links: {
					dashboard,
					video
				},
				files
			};
		};
		const entryEvidence = (session, error) => {
			const { summary, deviceError, foreign, hidden, isUnsplit, build, buildAborted, isBuildOpen, buildCounters } = session;
			const { knownTests = build.knownTests } = session;
			return {
				summary: summary && {
					...statedOutcome(summary),
					error: summary.error ?? error
				},
				deviceStatus: deviceError && {
					status: deviceError.status,
					message: deviceError.message
				},
				foreign,
				hidden,
				isUnsplit,
				serviceRetries: build.serviceRetries || undefined,
				abortRequested: build.leftOut?.abortRequested || undefined,
				buildAborted,
				isBuildOpen,
				buildCounters,
				knownTests
			};
		};
		const withLatestEntry = (result, session) => ({
			...result,
			evidence: {
				...result.evidence,
				...(0, present.E)(entryEvidence(session))
			}
		});
		const statedOutcome = (stated) => {
			const { status, rawStatus = status, counters, countersProblem, announcedTests } = stated;
			return {
				status,
				rawStatus,
				counters,
				countersProblem,
				announcedTests
			};
		};
		const detailsEvidence = (details) => details.state === "read" ? {
			state: "read",
			tests: (0, accounting.x7)(details.record.tests),
			...statedOutcome(details.record)
		} : details;
		const foreignIn = (record, { summary, device, ranOn, build }) => {
			if (record.buildId !== undefined && record.buildId !== build.id) return `the details of session ${record.id} belong to build ${record.buildId}, not to build ${build.id}`;
			if (record.id !== summary?.id) return `the service returned session ${record.id} when asked for session ${summary?.id}`;
			if (record.device === undefined) return undefined;
			const match = (0, device_name.WU)([ranOn ?? device], record.device);
			if (typeof match === "object") return undefined;
			return `for session ${record.id}, the service returned the details of another device, "${record.device}"`;
		};
		const foreignSuiteIn = ({ suites }, sessionId, device) => {
			for (const { session_id: id, devicename: name, version } of suites) {
				if (id && id !== sessionId) return `for session ${sessionId}, the service returned the JUnit report of session ${id}`;
				const reported = version ? `${name}-${version}` : name;
				if (name && reported && typeof (0, device_name.WU)([device], reported) !== "object") return `the JUnit report of session ${sessionId} is about "${reported}"`;
			}
			return undefined;
		};
		const hasFailed = (session) => [
			"failed",
			"timed-out",
			"error"
		].includes((0, expected_sessions.s9)(session).kind) || session.tests.some(attempts.RX);
		const fileNotices = (sessions, { download, downloadIfFailed }) => {
			const ran = sessions.filter(({ tests }) => (0, accounting.x$)((0, accounting.x7)(tests)) > 0);
			const missing = [...download].flatMap((kind) => {
				const wanted = downloadIfFailed.has(kind) ? ran.filter(hasFailed) : ran;
				const lacking = wanted.filter(({ files }) => kind !== "junit" && (files[kind] ?? []).length === 0);
				const devices = lacking.map(({ device }) => device);
				return devices.length === 0 ? [] : [`${kind} (${(0, numbers.rL)(devices, 1)})`];
			});
			const [first, ...others] = sessions.flatMap(({ device, evidence: { bundle } }) => bundle?.state === "unreadable" ? [`${device}: ${bundle.message}`] : []);
			const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
			return [...missing.length === 0 ? [] : [`Some files of \`download\` are not available: ${missing.join(", ")}. The verdict does not depend on them.`], ...first === undefined ? [] : [`A result bundle cannot be read: ${first}${more}. The verdict uses the other evidence.`]];
		};
	}),
	6353: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UR: () => reportPauses,
			z1: () => createPollSchedule
		});
		var _core_model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99503);
		var _core_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68852);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88005);
		const simulatedMs = 250;
		const fastestMs = 2e3;
		const slowestMs = 3e4;
		const pausePart = .2;
		const jitter = .2;
		const maxPollsPerSecond = 30;
		const createPollSchedule = (interval, options) => {
			if (interval !== "auto") return () => interval;
			return (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_0__.nq)(options.service) ? () => simulatedMs : autoSchedule(options);
		};
		const autoSchedule = ({ random, jobs }) => {
			const builds = new Map();
			return ({ started, record, polledMs, openBuilds }) => {
				const { tracks: before, idlePolls } = builds.get(started.id) ?? {
					tracks: new Map(),
					idlePolls: 0
				};
				const sessions = record === undefined ? [] : (0, _core_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__.MR)(started, record);
				const seen = sessions.map((session) => [session.key, trackSession(before.get(session.key) ?? {}, session, polledMs)]);
				const isIdle = record === undefined || (0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_2__.pl)(record.status);
				const tracks = record === undefined ? before : new Map(seen);
				const build = {
					started,
					tracks,
					idlePolls: isIdle ? idlePolls + 1 : 0
				};
				builds.set(started.id, build);
				const pauseMs = isIdle ? fastestMs * 2 ** idlePolls : pausePart * leftOf(build, [...builds.values()], polledMs);
				const shareMs = jobs * openBuilds * 1e3 / maxPollsPerSecond;
				const jitteredMs = Math.round(pauseMs * (1 - jitter * random()));
				return Math.min(Math.max(slowestMs, 2 * shareMs), Math.max(fastestMs, shareMs, jitteredMs));
			};
		};
		const leftOf = ({ started, tracks }, builds, nowMs) => {
			const all = [...tracks.values()];
			const open = all.filter(({ endedMs }) => endedMs === undefined);
			if (open.length === 0) return leftMs(closingMs, nowMs - Math.max(...all.map(({ endedMs = nowMs }) => endedMs)));
			const length = plannedLength(started, builds);
			return Math.max(...open.map((track) => sessionLeftMs(track, length, started.queuedSinceMs, nowMs)));
		};
		const plannedLength = ({ partial, tests, expected }, builds) => {
			if (partial) return { plannedTests: tests?.length };
			const whole = builds.filter(({ started }) => !started.partial).flatMap(({ tracks }) => [...tracks.values()]);
			const tookMs = whole.flatMap((track) => track.tookMs ?? []).toSorted((one, other) => one - other);
			return {
				predictedMs: expected?.predictedMs ?? tookMs[tookMs.length >> 1],
				plannedTests: expected?.plannedTests
			};
		};
		const autoReportPauseMs = 5e3;
		const longestReportPauseMs = 3e4;
		const reportRequests = 6;
		const reportPauses = (interval, simulated) => {
			const firstMs = interval === "auto" ? simulated ? simulatedMs : autoReportPauseMs : interval;
			return Array.from({ length: reportRequests - 1 }, (_, nth) => Math.min(longestReportPauseMs, firstMs * 2 ** nth));
		};
		const trackSession = (before, { summary, deviceError }, polledMs) => {
			if (before.endedMs !== undefined) return before;
			if (summary === undefined || summary.status === "queued") return deviceError === undefined ? before : {
				...before,
				endedMs: polledMs
			};
			const { startedMs = polledMs } = before;
			const track = {
				...before,
				startedMs,
				...trackCounts(before, summary, polledMs)
			};
			if (!(0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_2__.pl)(summary.status)) return track;
			const ranAll = summary.status === "passed" || summary.status === "failed" || summary.status === "done";
			const tookMs = summary.durationMs ?? polledMs - startedMs;
			return {
				...track,
				endedMs: polledMs,
				...ranAll && tookMs > 0 ? { tookMs } : {}
			};
		};
		const trackCounts = ({ done, total }, { counters }, polledMs) => {
			if (counters === undefined) return {};
			const sum = (0, _core_model_status_js__WEBPACK_IMPORTED_MODULE_2__.IU)(counters);
			const tests = sum - counters.pending;
			return {
				...tests === 0 || tests === done?.tests ? {} : { done: {
					tests,
					atMs: polledMs
				} },
				...total === undefined && counters.pending > 0 ? { total: sum } : {},
				...total !== undefined && sum > total ? { total: 0 } : {}
			};
		};
		const closingMs = 4e3;
		const [fewerTests, moreTests] = [.97, 1.1];
		const maxOverdueMs = 7e4;
		const leftMs = (expectedMs, elapsedMs) => elapsedMs < expectedMs ? expectedMs - elapsedMs : Math.min(maxOverdueMs, elapsedMs - expectedMs);
		const sessionLeftMs = ({ startedMs, done, total }, { predictedMs = 0, plannedTests = 0 }, queuedMs, nowMs) => {
			if (startedMs === undefined) return leftMs(0, nowMs - queuedMs);
			const tests = total || plannedTests * fewerTests;
			if (done === undefined || done.tests > (total || plannedTests * moreTests)) return leftMs(predictedMs, nowMs - startedMs);
			const meanMs = (done.atMs - startedMs) / done.tests;
			const testsLeft = Math.max(0, tests - done.tests);
			const running = Math.min(1, testsLeft);
			return (testsLeft - running) * meanMs + leftMs(running * meanMs + closingMs, nowMs - done.atMs);
		};
	}),
	1711: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { CW: () => openWatch });
		var slots = __webpack_require__(16276);
		var lookup = __webpack_require__(65953);
		var error_codes = __webpack_require__(13732);
		var run_problem = __webpack_require__(5182);
		var expected_sessions = __webpack_require__(68852);
		var reading_context = __webpack_require__(81215);
		var known_tests = __webpack_require__(11301);
		var concurrency = __webpack_require__(81220);
		var durations = __webpack_require__(71698);
		var file_name = __webpack_require__(48905);
		var heap = __webpack_require__(169);
		var inputs_service = __webpack_require__(88005);
		var run_deadline = __webpack_require__(9150);
		var collect_session = __webpack_require__(61547);
		var listed_build = __webpack_require__(44177);
		var device_name = __webpack_require__(99899);
		var model_status = __webpack_require__(99503);
		var describe = __webpack_require__(57353);
		var errors = __webpack_require__(13016);
		var start = __webpack_require__(1299);
		var poll_schedule = __webpack_require__(6353);
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
		const maxSettlePolls = 5;
		const maxRefusedPolls = 6;
		const maxRequestsAtOnce = 8;
		const pollBuilds = async (started, limits, context, deadline, events) => {
			const { clock, signal } = context;
			const schedule = (0, poll_schedule.z1)(limits.pollIntervalMs, context);
			let running = started.builds;
			const builds = new Map(running.map(toPoll));
			const progress = createProgress(context);
			const reported = new Set();
			for (;;) {
				const open = [...builds.values()].filter((build) => !build.ended);
				const polledMs = clock.monotonicMs();
				const due = open.filter(({ dueMs }) => dueMs <= polledMs);
				await pollRound(due, limits, context, deadline, events);
				for (const build of due) {
					const record = build.failuresInARow > 0 ? undefined : build.record;
					build.dueMs = polledMs + schedule({
						started: build.started,
						record,
						polledMs,
						openBuilds: open.length
					});
				}
				const ended = due.flatMap(sessionsOf).filter(progress.sessionSeen);
				for (const session of ended) events.onSessionEnded(session);
				progress.buildsSeen(due);
				events.onQueued(progress.longestQueueMs());
				const more = await started.startMore(ended.length > 0, deadline.signal);
				running = (0, start.yb)(running, more);
				for (const [id, build] of more.map(toPoll)) builds.set(id, build);
				const left = [...builds.values()].filter((build) => !build.ended);
				const isOver = left.length === 0 && started.moreInMs() === Number.POSITIVE_INFINITY;
				const firstStartMs = progress.firstSessionStartMs() ?? (isOver ? clock.monotonicMs() : undefined);
				if (firstStartMs !== undefined) deadline.sessionStarted(firstStartMs);
				if (isOver) break;
				const over = limitOver(limits, deadline, progress, clock.monotonicMs(), open, started.waiting());
				if (endsPolling(over, progress, reported, events)) break;
				progress.roundEnded();
				const untilPollMs = Math.max(0, Math.min(...left.map(({ dueMs }) => dueMs)) - clock.monotonicMs());
				await clock.sleep(Math.min(untilPollMs, started.moreInMs(), Math.max(1, deadline.leftMs() + 1)), signal);
			}
			return running.flatMap(({ id }) => builds.get(id) ?? []).map(({ started, ended, record }) => ({
				started,
				ended,
				record
			}));
		};
		const toPoll = (started) => [started.id, {
			started,
			ended: false,
			settlePolls: 0,
			failuresInARow: 0,
			dueMs: 0
		}];
		const pollRound = async (due, limits, context, deadline, events) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				if (due.length === 0) return;
				const { clock, cloud } = context;
				const endMs = Math.min(...due.map(({ started }) => started.queueLimitSinceMs)) + limits.queueTimeoutMs;
				const queue = __addDisposableResource(env_1, Number.isFinite(deadline.leftMs()) ? undefined : (0, run_deadline.zc)(Math.max(0, endMs - clock.monotonicMs()) + 1, clock), false);
				const limited = {
					...context,
					cloud: cloud.within(queue?.signal ?? deadline.signal)
				};
				await (0, concurrency.X2)(due, maxRequestsAtOnce, (build) => poll(build, limits, limited, events));
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				__disposeResources(env_1);
			}
		};
		const poll = async (build, { framework }, { cloud, log, signal }, { onPolled, onProblem, facts }) => {
			const { id } = build.started;
			try {
				const { record: latest } = await cloud.builds(framework).get(id);
				if (latest.id !== id) throw (0, listed_build.lG)(id, latest.id);
				const record = withReplacedSessions(build.record ?? facts().records.get(id), latest);
				build.record = record;
				build.started = (0, expected_sessions.R6)(build.started, record);
				build.failuresInARow = 0;
				onPolled(record);
				if (!(0, model_status.pl)(record.status)) return;
				build.settlePolls += 1;
				build.ended = isSettled(build) || build.settlePolls > maxSettlePolls;
			} catch (error) {
				if (signal.aborted) throw error;
				build.failuresInARow += 1;
				if (isFinal(error, build)) {
					build.ended = true;
					onProblem((0, run_problem.Zw)(error, `build ${id} can no longer be polled: `));
					return;
				}
				log.info(`Could not poll build ${id}: ${(0, run_problem.Uc)(error)}; polling again.`);
			}
		};
		const isFinal = (error, build) => build.failuresInARow > maxRefusedPolls && ((0, errors.E)(error, "cloud-unauthorized", "cloud-forbidden", "cloud-not-found") || (0, run_problem.up)(error, "response-foreign"));
		const sessionsOf = ({ started, record }) => record === undefined ? [] : (0, expected_sessions.MR)(started, record);
		const isOver = ({ summary }) => summary !== undefined && (0, model_status.pl)(summary.status);
		const isSettled = (build) => sessionsOf(build).every((session) => isOver(session) && ((session.summary?.counters?.pending ?? 0) === 0 || leavesTestsOut(build)) || session.deviceError !== undefined || build.record?.status === "aborted" && session.summary?.status !== "running");
		const leavesTestsOut = ({ started, record }) => record?.status === "aborted" || started.leftOut?.failuresOnlyRequested === true;
		const endsPolling = (over, progress, reported, { onProblem }) => {
			if (over === undefined) return false;
			if (!reported.has(over.code)) onProblem(over);
			reported.add(over.code);
			return over.code === "run-timeout" || !progress.isAnyRunning();
		};
		const limitOver = ({ timeoutMs, queueTimeoutMs }, deadline, progress, nowMs, open, notStarted) => {
			if (deadline.leftMs() <= 0) {
				const clause = `the builds did not end within ${(0, durations.a3)(timeoutMs)} after the first session started${progress.unknownStatuses()}`;
				const unstarted = notStarted.length === 0 ? "" : `, and ${(0, start.zv)(notStarted)} had not started`;
				return (0, error_codes.CC)("run-timeout", `${clause}${unstarted}`);
			}
			const silent = open.find((build) => nowMs - build.started.queueLimitSinceMs > queueTimeoutMs && sessionsOf(build).length === 0);
			const limit = (0, durations.a3)(queueTimeoutMs);
			if (silent?.record !== undefined) return (0, error_codes.CC)("queue-timeout", `build ${silent.started.id} showed no device within ${limit}`);
			if (silent !== undefined) return (0, error_codes.CC)("queue-timeout", `the service did not return the status of build ${silent.started.id} within ${limit}`);
			const waiting = progress.queuedLongerThan(queueTimeoutMs);
			return waiting.length === 0 ? undefined : (0, error_codes.CC)("queue-timeout", `no device became available for ${(0, describe.p7)(waiting)} within ${limit}`);
		};
		const lookBack = async (builds, { framework }, { cloud, log, signal }, { onPolled, onSessionEnded, facts }) => {
			await (0, concurrency.X2)(builds, maxRequestsAtOnce, async (build) => {
				try {
					const { record: latest } = await cloud.builds(framework).get(build.id);
					if (latest.id !== build.id) return;
					const record = withReplacedSessions(facts().records.get(build.id), latest);
					onPolled(record);
					for (const session of (0, expected_sessions.MR)(build, record).filter(isOver)) onSessionEnded(session);
				} catch (error) {
					signal.throwIfAborted();
					log.info(`Could not read what build ${build.id} used: ${(0, run_problem.Uc)(error)}.`);
				}
			});
		};
		const withReplacedSessions = (before, record) => {
			if (before === undefined) return record;
			const ids = idsOf(record.devices);
			const listed = new Set(record.devices.filter((entry) => idsOf([entry]).size > 0).map(({ device }) => (0, device_name.cY)(device)));
			const isReplaced = ({ id, status }) => id !== undefined && !ids.has(id) && (0, model_status.pl)(status);
			const replaced = before.devices.filter(({ device }) => listed.has((0, device_name.cY)(device))).map(({ device, sessions }) => ({
				device,
				sessions: sessions.filter(isReplaced)
			})).filter(({ sessions }) => sessions.length > 0);
			return replaced.length === 0 ? record : {
				...record,
				devices: [...record.devices, ...replaced]
			};
		};
		const idsOf = (devices) => new Set(devices.flatMap(({ sessions }) => sessions.flatMap(({ id }) => id ?? [])));
		const silenceMs = 6e4;
		const createProgress = ({ clock, log, timeScale = 1 }) => {
			const seen = new Map();
			const records = new Map();
			let loggedMs = clock.monotonicMs();
			const logLine = (line) => {
				loggedMs = clock.monotonicMs();
				log.info(line);
			};
			let heldMs = Number.NEGATIVE_INFINITY;
			const isAnyRunning = () => seen.values().some(({ status }) => !isWaiting(status) && !isEndedStatus(status));
			return {
				sessionSeen: (session) => {
					const nowMs = clock.monotonicMs();
					const known = seen.get(session.key) ?? {
						session,
						status: "absent"
					};
					seen.set(session.key, known);
					const status = session.summary?.status ?? "absent";
					if (!isWaiting(status)) known.startedMs ??= nowMs;
					const hasJustEnded = known.endedMs === undefined && isEndedStatus(status);
					if (hasJustEnded) known.endedMs = nowMs;
					if (status !== known.status) {
						known.status = status;
						logLine(`${poll_builds_describe(session)}: ${describeStatus(session, known, timeScale)}`);
					}
					return hasJustEnded;
				},
				buildsSeen: (builds) => {
					for (const { started, record } of builds) {
						if (record === undefined) continue;
						const before = records.get(started.id)?.status;
						records.set(started.id, record);
						if (before !== record.status && ((0, model_status.pl)(record.status) || record.status === "unknown")) logLine(`Build ${started.id}: ${statusText(record.status, record.rawStatus)}`);
					}
				},
				roundEnded: () => {
					if (clock.monotonicMs() - loggedMs >= silenceMs) logLine(`Still waiting: ${tally([...seen.values()])}.`);
				},
				firstSessionStartMs: () => {
					const startsMs = [...seen.values()].flatMap(({ startedMs }) => startedMs ?? []);
					return startsMs.length === 0 ? undefined : Math.min(...startsMs);
				},
				longestQueueMs: () => {
					const nowMs = clock.monotonicMs();
					return Math.max(0, ...seen.values().map(({ startedMs = nowMs, session }) => startedMs - session.build.queuedSinceMs));
				},
				queuedLongerThan: (limitMs) => {
					const nowMs = clock.monotonicMs();
					if (isAnyRunning()) heldMs = nowMs;
					const waiting = seen.values().filter(({ status }) => isWaiting(status)).map(({ session }) => session).toArray();
					const isLate = ({ build }) => nowMs - Math.max(heldMs, build.queueLimitSinceMs) > limitMs;
					return waiting.some(isLate) ? waiting.map(placeOf) : [];
				},
				isAnyRunning,
				unknownStatuses: () => {
					const statuses = [...records.values()].filter(({ status }) => status === "unknown").map(({ rawStatus }) => `"${rawStatus}"`);
					return statuses.length === 0 ? "" : `, and a build has the unrecognized status ${statuses.join(", ")}`;
				}
			};
		};
		const placeOf = ({ device, shard, build }) => ({
			...build,
			device,
			shard
		});
		const poll_builds_describe = (session) => (0, describe._0)(placeOf(session));
		const isWaiting = (status) => status === "absent" || status === "queued";
		const isEndedStatus = (status) => status !== "absent" && (0, model_status.pl)(status);
		const describeStatus = ({ summary, build }, { startedMs, endedMs }, timeScale) => {
			if (summary === undefined) return "no longer listed";
			if (summary.status === "queued") return "waiting for a device";
			if (summary.status === "running") return `running${summary.id === undefined ? "" : ` (session ${summary.id})`}, after waiting ${(0, durations.a3)(((startedMs ?? build.queuedSinceMs) - build.queuedSinceMs) * timeScale)}`;
			const tookMs = summary.durationMs ?? (startedMs === undefined || endedMs === undefined ? undefined : (endedMs - startedMs) * timeScale);
			const took = tookMs === undefined || tookMs === 0 ? "" : ` after ${(0, durations.a3)(tookMs)}`;
			const counters = summary.counters === undefined ? "" : `: ${describeCounters(summary.counters)}`;
			return `${statusText(summary.status, summary.rawStatus)}${took}${counters}`;
		};
		const statusText = (status, rawStatus) => status === "unknown" ? `"${rawStatus}" (unrecognized)` : status;
		const describeCounters = ({ passed, failed, skipped, timedOut, error, pending }) => {
			const parts = [
				[passed, "passed"],
				[failed, "failed"],
				[error, "in error"],
				[timedOut, "timed out"],
				[skipped, "skipped"],
				[pending, "pending"]
			];
			const counts = parts.filter(([count]) => count > 0).map(([count, state]) => `${count} ${state}`);
			return counts.length === 0 ? "no tests" : counts.join(", ");
		};
		const tally = (sessions) => {
			const ended = sessions.filter(({ status }) => isEndedStatus(status)).length;
			const waiting = sessions.filter(({ status }) => isWaiting(status)).length;
			return `${ended} of ${sessions.length} sessions ended, ${sessions.length - ended - waiting} running, ${waiting} waiting for a device`;
		};
		;
		var watch_addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
		var watch_disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
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
		const openWatch = (inputs, context, state, builds = []) => {
			const deadline = (0, run_deadline.Ue)(inputs.timeoutMs, context.clock);
			const collector = createCollector(collectionSettings(inputs, context, builds), context, deadline, state);
			const events = {
				...state,
				onSessionEnded: collector.sessionEnded
			};
			return {
				deadline,
				caughtUp: collector.caughtUp,
				lookBack: async (earlier, within, collects = true) => {
					await lookBack(earlier, inputs, within, collects ? events : {
						...events,
						onSessionEnded: () => {}
					});
					if ((0, slots.Fq)(earlier, state.facts().records)) deadline.sessionStarted(context.clock.monotonicMs());
				},
				results: async (started, group = context.log.group) => {
					const polled = await group("Wait", () => pollBuilds(started, inputs, context, deadline, events));
					return group("Collect", () => collector.finish(polled));
				},
				[Symbol.dispose]: () => deadline[Symbol.dispose]()
			};
		};
		const collectionSettings = (inputs, { baseUrl }, builds = []) => ({
			...inputs,
			baseUrl,
			deviceFolder: (0, file_name.kj)([...inputs.devices, ...builds.flatMap(({ devices }) => devices)]),
			names: (0, reading_context.Mv)(),
			naming: (0, known_tests.bJ)(inputs.suite),
			system: inputs.system ?? (0, lookup.Fg)(inputs.framework).systems[0],
			packages: inputs.packages ?? []
		});
		const maxSessionsAtOnce = 12;
		const collectionGraceMs = 1e4;
		const createCollector = (settings, context, deadline, { onCollected, onProblem }) => {
			const { clock, log, signal } = context;
			const limit = (0, concurrency.zm)(maxSessionsAtOnce);
			const early = new Map();
			const over = new AbortController();
			const limited = {
				...context,
				cloud: context.cloud.within(over.signal)
			};
			let isUnstored = false;
			const onUnstored = ({ device }, error) => {
				if (!isUnstored) onProblem((0, error_codes.CC)("runner-file", `the results of ${device} could not be stored: ${(0, run_problem.pQ)(error)}`));
				isUnstored = true;
			};
			const once = async (session, isLast = false) => {
				const result = await limit(() => (0, collect_session.Hu)(session, settings, limited, (error) => onUnstored(session, error), isLast));
				onCollected(session.key, result);
				(0, heap.A)();
				return result;
			};
			const completed = async (early, session) => {
				const result = (0, collect_session.kk)(early, session);
				if (settings.downloadIfFailed.size > 0 && (0, collect_session.WN)(result) && !(0, collect_session.WN)(early)) return once(session, true);
				onCollected(session.key, result);
				return result;
			};
			const earlyResult = async ({ key, summary }) => {
				const fetched = await early.get(key);
				return summary?.id !== undefined && fetched?.sessionId !== summary.id ? undefined : fetched;
			};
			const patiently = async (session) => {
				const first = await earlyResult(session);
				if (first !== undefined && !(0, collect_session.Ne)(first)) return {
					result: await completed(first, session),
					outOfTime: false
				};
				if (first !== undefined) logRepeat(first, session, "now", context);
				const pauses = pausesFor(session, settings, context);
				let result = await once(session, pauses.length === 0);
				for (const [nth, pauseMs] of pauses.entries()) {
					if (!(0, collect_session.Ne)(result)) break;
					if (pauseMs > deadline.leftMs()) {
						const outOfTime = (0, expected_sessions.j2)(result);
						if (settings.download.size > 1) result = await once(session, true);
						return {
							result,
							outOfTime
						};
					}
					logRepeat(result, session, `in ${(0, durations.a3)(pauseMs)}`, context);
					await clock.sleep(pauseMs, signal);
					result = await once(session, nth === pauses.length - 1);
				}
				return {
					result,
					outOfTime: over.signal.aborted && (0, expected_sessions.j2)(result)
				};
			};
			return {
				sessionEnded: (session) => {
					if (early.has(session.key)) return;
					const fetched = once(session).catch(() => undefined);
					early.set(session.key, fetched);
				},
				caughtUp: async () => void await Promise.all(early.values()),
				finish: async (polled) => {
					const env_1 = {
						stack: [],
						error: void 0,
						hasError: false
					};
					try {
						const sessions = (0, expected_sessions.kZ)(polled.flatMap(({ started, record }) => (0, expected_sessions.MR)(started, record)));
						const late = watch_addDisposableResource(env_1, (0, run_deadline.rP)(deadline.signal, collectionGraceMs, clock), false);
						late.signal.addEventListener("abort", () => over.abort(late.signal.reason));
						const collected = await Promise.all(sessions.map(async (session) => {
							const each = await patiently(session);
							log.info(`${(0, expected_sessions.s9)(each.result).reason}.`);
							return each;
						}));
						if (collected.some(({ outOfTime }) => outOfTime)) onProblem((0, error_codes.CC)("run-timeout", "the run timed out before all reports arrived"));
						const results = collected.map(({ result }) => result);
						for (const notice of (0, collect_session.OW)(results, settings)) log.notice(notice);
						return results;
					} catch (e_1) {
						env_1.error = e_1;
						env_1.hasError = true;
					} finally {
						watch_disposeResources(env_1);
					}
				}
			};
		};
		const logRepeat = ({ evidence }, { device, build }, when, { log }) => {
			const { report } = evidence;
			const place = `${device}, build ${build.id}`;
			if (report.state === "unreadable") log.info(`${place}: the JUnit report cannot be read (${report.message}); requesting it again ${when}.`);
			else log.debug(`${place}: the results are not complete; requesting them again ${when}.`);
		};
		const pausesFor = (session, settings, { service }) => {
			const { id, status } = session.summary ?? {};
			const hopeless = id === undefined || status === "error" || status === "queued";
			return hopeless ? [] : (0, poll_schedule.UR)(settings.pollIntervalMs, (0, inputs_service.nq)(service));
		};
	}),
	28714: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => withResultBundle });
		var archive = __webpack_require__(72735);
		var external_node_zlib_ = __webpack_require__(38522);
		var lib_clock = __webpack_require__(92969);
		var durations = __webpack_require__(71698);
		var is_record = __webpack_require__(75977);
		var binary_error = __webpack_require__(55667);
		var byte_readers = __webpack_require__(44594);
		var plist = __webpack_require__(61022);
		;
		const infoBytes = 1e6;
		const spareBytes = 64;
		const frameStart = 0xfd2fb528;
		const unpackOptions = { params: { [external_node_zlib_.constants.ZSTD_d_windowLogMax]: 23 } };
		const openBundleStore = async (tree, { limits, checkTime }) => {
			const { file, entries } = tree;
			const refusal = (code, found, cause) => {
				const remedy = "Download it again, or create it again with `xcodebuild -resultBundlePath`.";
				return new binary_error.k(code, file, {
					found,
					remedy
				}, { cause });
			};
			const read = async (id, maxBytes) => {
				const path = `${folder}Data/data.${id}`;
				if (entries.get(path)?.kind === "file") return tree.read(path, maxBytes);
				if (entries.has(`${folder}database.sqlite3`)) throw refusal("unsupported", "the objects of the bundle are only in the database that Xcode creates when it opens a bundle");
				throw refusal("damaged", `the bundle has no ${path.slice(0, 300)}`);
			};
			const [folder, ...others] = bundlesIn(tree);
			if (folder === undefined) throw refusal("unsupported", "there is no .xcresult bundle in it");
			if (others.length > 0) throw refusal("unsupported", `it has ${others.length + 1} .xcresult bundles, not one`);
			const infoPath = `${folder}Info.plist`;
			const infoData = await tree.read(infoPath, infoBytes);
			const info = (0, byte_readers.mz)(file, infoPath, () => (0, plist.W)(infoData));
			const rootId = textAt(info, "rootId", "hash");
			const backend = textAt(info, "storage", "backend");
			const version = ["major", "minor"].map((part) => valueAt(info, "version", part));
			if (version[0] !== 3 || backend !== "fileBacked2" || rootId === undefined) throw refusal("unsupported", `the bundle has version ${version.join(".")}, stored as ${backend}; only bundles of Xcode 11 and newer can be read`);
			const readObject = async (id) => {
				checkTime();
				const packed = await read(id, limits.objectBytes);
				return (0, byte_readers.mz)(file, `object ${id}`, () => {
					const bytes = isPacked(packed) ? unpackZstd(packed, limits.objectBytes) : packed;
					const object = parseObject(bytes, limits);
					(0, byte_readers._r)(bytes);
					return object;
				});
			};
			const readAttachment = async function* ({ payloadId, sizeBytes }) {
				if (sizeBytes > limits.attachmentBytes) throw refusal("too-large", `an attachment has ${(0, durations.z3)(sizeBytes)}, but at most ${(0, durations.z3)(limits.attachmentBytes)} are read`);
				const packed = await read(payloadId, limits.attachmentBytes);
				let left = sizeBytes;
				try {
					for await (const chunk of isPacked(packed) ? (0, external_node_zlib_.createZstdDecompress)(unpackOptions).end(packed) : [packed]) {
						left -= chunk.length;
						if (left < 0) break;
						yield chunk;
					}
					if (left !== 0) throw new byte_readers.IF("another number of bytes");
				} catch (cause) {
					throw refusal("damaged", `the attachment ${payloadId} does not unpack to its ${(0, durations.z3)(sizeBytes)}`, cause);
				}
			};
			return {
				rootId,
				readObject,
				readAttachment
			};
		};
		const bundlesIn = ({ entries }) => [...entries.keys()].filter((path) => /(?:^|\.xcresult\/)Info\.plist$/.test(path) && !path.startsWith("__MACOSX/")).map((path) => path.slice(0, -"Info.plist".length));
		const isPacked = (bytes) => bytes.length >= 4 && bytes.readUInt32LE(0) === frameStart;
		const unpackZstd = (packed, maxBytes) => {
			try {
				const chunkSize = maxBytes + spareBytes;
				return (0, external_node_zlib_.zstdDecompressSync)(packed, {
					...unpackOptions,
					chunkSize,
					maxOutputLength: maxBytes
				});
			} catch (cause) {
				throw new byte_readers.IF("bytes that do not unpack", { cause });
			} finally {
				(0, byte_readers._r)(packed);
			}
		};
		const maxDepth = 200;
		const [bundle_store_open, bundle_store_close, key, firstUse, laterUse] = Buffer.from("[]KTS");
		const colon = 58;
		const parseObject = (bytes, limits) => {
			const { objectValues, textBytes } = limits;
			let at = 0;
			let values = 0;
			const readText = () => {
				const start = bytes.indexOf(colon, at) + 1;
				const sign = bytes.toString("latin1", at, Math.min(start, at + 11));
				if (!/^[KSV]\d{1,9}:$/.test(sign)) throw new byte_readers.IF(`no value before byte ${at}`);
				at = start + Number.parseInt(sign.slice(1), 10);
				if (at > bytes.length) throw new byte_readers.IF("a text that is longer than its object");
				const shown = bytes.toString("utf8", start, Math.min(at, start + textBytes));
				return at > start + textBytes ? `${shown}\u2026` : shown;
			};
			const readValue = (from, depth) => {
				at = from;
				if (bytes[at] !== bundle_store_open) return readText();
				at += 1;
				values += 1;
				if (values > objectValues || depth > maxDepth) throw new byte_readers.IF(`an object of more than ${objectValues} values, or that nests more than ${maxDepth} deep`);
				const fields = {};
				const items = [];
				for (let member = bytes[at]; member !== bundle_store_close; member = bytes[at]) {
					if (member === key) fields[readText()] = readValue(at, depth + 1);
					else if (member === firstUse) readValue(at + 1, depth + 1);
					else if (member === laterUse) readText();
					else items.push(readValue(at, depth + 1));
				}
				at += 1;
				return items.length > 0 ? items : fields._v ?? fields;
			};
			const root = readValue(0, 0);
			if (!(0, is_record.u4)(root) || at !== bytes.length) throw new byte_readers.IF(`no end of an object at byte ${at}`);
			return root;
		};
		const valueAt = (object, ...path) => path.reduce((value, field) => (0, is_record.u4)(value) && Object.hasOwn(value, field) ? value[field] : undefined, object);
		const textAt = (object, ...path) => {
			const value = valueAt(object, ...path);
			return typeof value === "string" && value !== "" ? value : undefined;
		};
		const itemsAt = (object, ...path) => {
			const value = valueAt(object, ...path);
			return Array.isArray(value) ? value : [];
		};
		const countAt = (object, ...path) => {
			const text = textAt(object, ...path) ?? "";
			return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
		};
		const durationMsAt = (object, field) => {
			const seconds = Number(textAt(object, field) ?? Number.NaN);
			return seconds >= 0 && seconds < 1e9 ? Math.round(seconds * 1e3) : undefined;
		};
		const dateAt = (object, field) => {
			const date = new Date((textAt(object, field) ?? "").replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
			return Number.isNaN(date.getTime()) ? undefined : date;
		};
		const bundleLimits = {
			objectBytes: 16e6,
			objectValues: 1e5,
			textBytes: 16e3,
			attachmentBytes: 64e6,
			attemptSteps: 300,
			resultCharacters: 16e6,
			timeMs: 15e3
		};
		const createBundleBudget = (file, limits, clock = lib_clock.m) => {
			const deadlineMs = clock.monotonicMs() + limits.timeMs;
			let charactersLeft = limits.resultCharacters;
			const refuseMoreThan = (limit) => {
				throw new binary_error.k("too-large", file, {
					found: `the bundle has more than ${limit}`,
					remedy: "Split the suite into shards: each has a result bundle of its own."
				});
			};
			return {
				limits,
				checkTime: () => {
					if (clock.monotonicMs() > deadlineMs) refuseMoreThan(`can be read in ${limits.timeMs / 1e3} s`);
				},
				keep: (part) => {
					charactersLeft -= JSON.stringify(part).length;
					return charactersLeft < 0 ? refuseMoreThan(`${limits.resultCharacters} characters of results`) : part;
				},
				mostSteps: () => charactersLeft > limits.resultCharacters / 2 ? limits.attemptSteps : 0
			};
		};
		;
		const withResultBundle = async (path, use, limits = bundleLimits) => (0, archive.H)(path, async (tree) => use(await readBundle(tree, limits)));
		const readBundle = async (tree, limits) => {
			const budget = createBundleBudget(tree.file, limits);
			const store = await openBundleStore(tree, budget);
			const record = await store.readObject(store.rootId);
			const runs = [];
			for (const action of itemsAt(record, "actions")) {
				const planId = textAt(action, "actionResult", "testsRef", "id");
				if (planId === undefined && textAt(action, "actionResult", "status") === "notRequested") continue;
				const found = planId === undefined ? {
					tests: [],
					targetFailures: []
				} : await readTests(store, planId, budget);
				runs.push({
					...budget.keep(readRun(action)),
					...found
				});
			}
			return {
				runs,
				readAttachment: store.readAttachment
			};
		};
		const readRun = (action) => {
			const device = valueAt(action, "runDestination", "targetDeviceRecord");
			const metrics = valueAt(action, "actionResult", "metrics");
			return {
				startedAt: dateAt(action, "startedTime"),
				device: {
					name: textAt(device, "name"),
					model: textAt(device, "modelName"),
					osVersion: textAt(device, "operatingSystemVersion")
				},
				announced: {
					tests: countAt(metrics, "testsCount"),
					failed: countAt(metrics, "testsFailedCount"),
					skipped: countAt(metrics, "testsSkippedCount")
				},
				errors: itemsAt(action, "actionResult", "issues", "errorSummaries").map((error) => textAt(error, "message") ?? "")
			};
		};
		const readTests = async (store, planId, budget) => {
			const plan = await store.readObject(planId);
			const targetFailures = [];
			const attempts = [];
			for (const planRun of itemsAt(plan, "summaries")) {
				const configuration = textAt(planRun, "name") ?? "";
				for (const testable of itemsAt(planRun, "testableSummaries")) {
					const target = textAt(testable, "targetName") ?? textAt(testable, "name") ?? "";
					for (const failure of itemsAt(testable, "failureSummaries")) targetFailures.push(budget.keep({
						target,
						...readFailureSummary(failure)
					}));
					for (const row of rowsIn(itemsAt(testable, "tests"))) {
						const id = textAt(row, "summaryRef", "id");
						const summary = id === undefined ? undefined : await store.readObject(id);
						const test = {
							configuration,
							target,
							...nameOf(row),
							arguments: argumentsOf(summary)
						};
						attempts.push(budget.keep({
							test,
							attempt: readAttempt(row, summary, budget.mostSteps())
						}));
					}
				}
			}
			return {
				tests: joinAttempts(attempts),
				targetFailures
			};
		};
		const rowsIn = (nodes) => nodes.flatMap((node) => {
			const inner = rowsIn(itemsAt(node, "subtests"));
			return textAt(node, "testStatus") === undefined ? inner : [node, ...inner];
		});
		const nameOf = (row) => {
			const identifier = (textAt(row, "identifier") ?? textAt(row, "name") ?? "").replace(/\(\)$/, "");
			const slash = identifier.lastIndexOf("/");
			return {
				className: identifier.slice(0, Math.max(slash, 0)),
				name: identifier.slice(slash + 1)
			};
		};
		const joinAttempts = (found) => {
			const counts = new Map();
			const groups = Map.groupBy(found, ({ test, attempt: { iteration } }, index) => {
				if (iteration === undefined) return index;
				const name = JSON.stringify(test);
				const count = counts.get(`${iteration}${name}`) ?? 0;
				counts.set(`${iteration}${name}`, count + 1);
				return `${count}${name}`;
			});
			return [...groups.values()].flatMap((group) => {
				const [first, ...others] = group.sort((one, other) => (one.attempt.iteration ?? 0) - (other.attempt.iteration ?? 0));
				return first === undefined ? [] : {
					...first.test,
					attempts: [first.attempt, ...others.map(({ attempt }) => attempt)]
				};
			});
		};
		const statuses = new Map([
			["Success", "passed"],
			["Failure", "failed"],
			["Skipped", "skipped"],
			["Expected Failure", "expected-failure"]
		]);
		const readAttempt = (row, summary, mostSteps) => {
			const rawStatus = textAt(row, "testStatus") ?? "";
			const status = statuses.get(rawStatus) ?? "unknown";
			const detailed = status === "failed" ? summary : undefined;
			const activities = activitiesIn(itemsAt(detailed, "activitySummaries"));
			const omittedSteps = Math.max(0, activities.length - mostSteps);
			const attachments = activities.flatMap(({ activity }, index) => readAttachments(activity, index < omittedSteps ? undefined : index - omittedSteps));
			return {
				status,
				rawStatus,
				iteration: countAt(summary, "repetitionPolicySummary", "iteration"),
				durationMs: durationMsAt(row, "duration"),
				skipReason: textAt(summary, "skipNoticeSummary", "message"),
				failures: itemsAt(summary, "failureSummaries").map(readFailureSummary),
				expectedFailures: itemsAt(summary, "expectedFailures").map(readFailureSummary),
				steps: activities.slice(omittedSteps).map(({ activity, depth }) => ({
					title: textAt(activity, "title") ?? "",
					depth,
					startedAt: dateAt(activity, "start"),
					finishedAt: dateAt(activity, "finish"),
					failed: itemsAt(activity, "failureSummaryIDs").length > 0
				})),
				omittedSteps,
				attachments: [...attachments, ...itemsAt(detailed, "failureSummaries").flatMap((failure) => readAttachments(failure))]
			};
		};
		const argumentsOf = (summary) => {
			const given = itemsAt(summary, "arguments").map((argument) => {
				const label = textAt(argument, "parameter", "label") ?? textAt(argument, "parameter", "name") ?? "";
				return `${label}: ${textAt(argument, "value", "description") ?? ""}`;
			});
			if (given.length > 0) return given;
			const settings = itemsAt(summary, "configuration", "values", "storage");
			return settings.map((pair) => `${textAt(pair, "key") ?? ""}: ${textAt(pair, "value") ?? ""}`).sort();
		};
		const activitiesIn = (activities, depth = 0) => activities.flatMap((activity) => [{
			activity,
			depth
		}, ...activitiesIn(itemsAt(activity, "subactivities"), depth + 1)]);
		const readAttachments = (owner, step) => itemsAt(owner, "attachments").flatMap((attachment) => {
			const payloadId = textAt(attachment, "payloadRef", "id");
			if (payloadId === undefined) return [];
			const name = textAt(attachment, "name") ?? "";
			const uniformType = textAt(attachment, "uniformTypeIdentifier");
			const fileName = textAt(attachment, "filename");
			return [{
				payloadId,
				name,
				fileName,
				sizeBytes: countAt(attachment, "payloadSize") ?? 0,
				uniformType,
				step
			}];
		});
		const mostCalls = 30;
		const readFailureSummary = (object) => {
			const summary = valueAt(object, "failureSummary") ?? object;
			const frames = itemsAt(summary, "sourceCodeContext", "callStack").slice(0, mostCalls);
			const calls = frames.flatMap((frame) => {
				const symbol = textAt(frame, "symbolInfo", "symbolName");
				return symbol === undefined ? [] : [{
					symbol,
					...locationIn(valueAt(frame, "symbolInfo", "location"), "filePath")
				}];
			});
			const own = [locationIn(valueAt(summary, "sourceCodeContext", "location"), "filePath"), locationIn(summary, "fileName")];
			const { file, line } = [...own, ...calls].find((location) => location.file !== undefined) ?? {};
			const type = textAt(summary, "issueType");
			const expectedReason = textAt(object, "failureReason");
			return {
				message: textAt(summary, "message") ?? "",
				type,
				file,
				line,
				expectedReason,
				calls
			};
		};
		const locationIn = (object, pathField) => {
			const file = textAt(object, pathField);
			return file === undefined || file.startsWith("<") ? {} : {
				file,
				line: countAt(object, "lineNumber") || undefined
			};
		};
	}),
	16276: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AI: () => havePlace,
			B5: () => withoutPlaces,
			Fq: () => holdsSlot,
			V7: () => splitBySlots,
			XN: () => sessionsInFlight,
			YH: () => neverStarts,
			hg: () => slotLimits,
			iO: () => describeSplit,
			nT: () => describeQueued
		});
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71698);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71113);
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62708);
		var _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99899);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91154);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99503);
		var _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68852);
		const unlimited = Number.POSITIVE_INFINITY;
		const slotLimits = (quota, maxSessions = unlimited) => {
			const atMost = (count) => Math.max(0, Math.min(count, maxSessions));
			if (quota === undefined) return {
				places: maxSessions,
				slots: maxSessions,
				freePlaces: maxSessions,
				freeSlots: maxSessions,
				maxSessions
			};
			const { parallelMax, parallelRunning, queuedMax, queued } = quota;
			return {
				places: atMost(parallelMax + queuedMax),
				slots: atMost(parallelMax),
				freePlaces: atMost(parallelMax - parallelRunning + queuedMax - queued),
				freeSlots: atMost(parallelMax - parallelRunning),
				maxSessions
			};
		};
		const neverStarts = (quota) => quota === undefined || quota.parallelMax > 0 ? undefined : "the account has no parallel slot (`parallel_sessions_max_allowed` is 0), so that no session can ever run";
		const onDevices = (build, devices) => devices.length === build.devices.length ? build : asPart({
			...build,
			devices
		});
		const asPart = (build) => ({
			...build,
			isPart: true,
			tag: {
				...build.tag,
				shard: build.shard,
				nonce: (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__.Yd)()
			}
		});
		const byShard = (build) => build.serviceShards?.map(({ tests, knownTests }, index, { length: total }) => asPart({
			...build,
			serviceShards: undefined,
			shard: {
				index,
				total
			},
			tests,
			knownTests
		})) ?? [build];
		const withoutPlaces = (build, isDone) => {
			const open = (part) => {
				const devices = part.devices.filter((device) => !(0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.$b)(part).every((shard) => isDone(shard, device)));
				return devices.length === 0 ? undefined : onDevices(part, devices);
			};
			const isHalfDone = build.devices.some((device) => new Set((0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.$b)(build).map((shard) => isDone(shard, device))).size > 1);
			return (isHalfDone ? byShard(build) : [build]).flatMap((part) => open(part) ?? []);
		};
		const havePlace = (builds) => (shard, device) => builds.some((build) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.$b)(build).some(({ index }) => index === shard.index) && build.devices.some((each) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_2__.yS)(each, device)));
		const splitBySlots = (builds, { places, slots, freePlaces }) => {
			if (places === unlimited || (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.jJ)(builds) <= places) return builds;
			const alwaysFits = Math.max(1, places - slots + 1);
			let room = freePlaces;
			return builds.flatMap((build) => {
				const sessions = (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.jJ)([build]);
				const isWhole = sessions <= Math.max(room, alwaysFits);
				const parts = isWhole ? [build] : partsOf(build, room);
				room = isWhole ? Math.max(0, room - sessions) : 0;
				return parts;
			});
		};
		const partsOf = (build, room) => {
			const onFirst = Math.floor(room / (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.$b)(build).length);
			const first = onFirst === 0 ? [] : [onDevices(build, build.devices.slice(0, onFirst))];
			const rest = build.devices.slice(onFirst);
			return [...first, ...rest.flatMap((device) => byShard(build).map((part) => onDevices(part, [device])))];
		};
		const describeSplit = (planned, split, { places, slots, maxSessions }) => {
			if (split.length === planned.length) return undefined;
			const limit = maxSessions === places ? `\`max-sessions\` allows ${places} at once` : `at most ${places} can run or wait at once (${slots} can run)`;
			const before = planned.length === 1 ? "The build is" : `The ${planned.length} builds are`;
			return `${before} split into ${split.length}, since this step has ${(0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.jJ)(planned)} sessions, and ${limit}. Parts start as sessions end.`;
		};
		const queueLimitMs = 15 * 6e4;
		const describeQueued = (builds, { freePlaces, freeSlots }, sessionMs) => {
			const [first] = builds;
			if (freePlaces === unlimited || first === undefined) return undefined;
			const needed = (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.jJ)([first]);
			if (needed > freePlaces) {
				const free = freePlaces === 0 ? "none is free" : `only ${freePlaces} ${freePlaces === 1 ? "is" : "are"} free`;
				return `Nothing can start now: the first build needs ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(needed, "place")}, and ${free} among the account's slots and in its queue. It waits for up to \`queue-timeout-minutes\`.`;
			}
			const started = builds.findIndex((_, nth) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.jJ)(builds.slice(0, nth + 1)) > freePlaces);
			const waiting = (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.jJ)(started === -1 ? builds : builds.slice(0, started)) - freeSlots;
			const waitMs = sessionMs === undefined || freeSlots === 0 ? undefined : Math.ceil(waiting / freeSlots) * sessionMs;
			if (waiting <= 0 || waitMs !== undefined && waitMs < queueLimitMs) return undefined;
			const before = waitMs === undefined ? "how long others run is not known" : `the last one is predicted to wait ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_4__.a3)(waitMs)}`;
			const remedy = freeSlots === 0 ? "no slot is free now" : `\`max-sessions: ${freeSlots}\` starts no more than have a slot now`;
			return `At first, ${waiting} of ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)((0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.jJ)(builds), "session")} will wait in the service's queue, which drops a session after ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_4__.a3)(queueLimitMs)} (${before}); ${remedy}.`;
		};
		const sessionsInFlight = (builds, records) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.cz)(builds.map((build) => inFlight(build, records.get(build.id))));
		const inFlight = (build, record) => {
			if (record === undefined) return (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.jJ)([build]);
			if ((0, _model_status_js__WEBPACK_IMPORTED_MODULE_5__.pl)(record.status)) return 0;
			return (0, _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_6__.MR)(build, record).filter(({ summary, deviceError }) => {
				if (deviceError !== undefined) return false;
				return summary === undefined || !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_5__.pl)(summary.status);
			}).length;
		};
		const holdsSlot = (builds, records) => builds.some((build) => {
			const record = records.get(build.id);
			if (record === undefined || (0, _model_status_js__WEBPACK_IMPORTED_MODULE_5__.pl)(record.status)) return false;
			return record.devices.some(({ sessions }) => sessions.some(({ status }) => status !== "queued" && !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_5__.pl)(status)));
		});
	}),
	70542: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AU: () => decideVerdict,
			yf: () => isRedForGood,
			zH: () => withLateProblems
		});
		var _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82285);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71113);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91154);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13732);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80483);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99503);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52130);
		var _describe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57353);
		var _expected_sessions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(68852);
		var _left_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49700);
		var _repeats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72862);
		var _totals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77095);
		const decideVerdict = (facts) => {
			const { shards } = facts;
			const builds = decidingBuilds(facts);
			const { errors: emptyErrors, notices } = judgeEmptyShards(shards);
			const verdict = (kind, ...problems) => {
				const [, ...others] = problems.filter((each, nth) => nth === 0 || facts.problems.includes(each));
				const named = others.map((each) => oneLine((0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.D1)(each)));
				return {
					verdict: {
						...verdictOf(kind, ...problems),
						...named.length === 0 ? {} : { others: named }
					},
					notices
				};
			};
			const [lost] = facts.problems.filter(({ code }) => code === "build-may-be-running");
			const andLost = lost === undefined ? "" : `. ${(0, _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_1__.l)(lost.clause)}`;
			if (facts.cancelled === true) {
				const mayRun = lost !== undefined || facts.builds.some(({ status }) => !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_2__.pl)(status));
				const hint = mayRun ? "Builds may still be running. To wait for them, set `build-ids` in a later step." : undefined;
				const when = lost === undefined ? " before all sessions ended" : andLost;
				return verdict("cancelled", (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("cancelled", `the workflow was cancelled${when}`, hint));
			}
			const outOfTime = facts.problems.find(({ code }) => (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.Dh)(code));
			if (outOfTime !== undefined) return verdict("timed-out", {
				...outOfTime,
				clause: `${outOfTime.clause}${andLost}`
			});
			const errors = [
				...facts.problems.filter(({ code }) => !(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.yB)(code)),
				...problemsOf(shards, "error"),
				...problemsOf(shards, "waiting"),
				...shards.flatMap(({ judgment: { isProvisional, reason } }) => isProvisional === true ? [(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("report-missing", reason)] : []),
				...buildErrors(builds, shards),
				...hiddenFailures(shards),
				...missingProblems(facts.missingTests ?? [], shards)
			];
			const [error, ...otherErrors] = errors.length > 0 ? errors : emptyErrors;
			if (error !== undefined) return verdict("error", error, ...otherErrors);
			const [timeout, ...otherTimeouts] = [
				...facts.problems.filter(({ code }) => (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.yB)(code)),
				...problemsOf(shards, "timed-out"),
				...builds.filter(({ status }) => status === "timed-out").map(({ id }) => (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("session-timed-out", `build ${id} timed out at the service`))
			];
			if (timeout !== undefined) return verdict("timed-out", timeout, ...otherTimeouts);
			const unstarted = (facts.unstarted ?? []).map(({ clause }) => `; ${clause}`).join("");
			const { unstable = [] } = facts;
			const andUnstable = unstable.length === 0 ? "" : `; ${(0, _repeats_js__WEBPACK_IMPORTED_MODULE_3__.is)(unstable)}`;
			if (facts.totals.failed > facts.totals.quarantined) return verdict("failed", (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("tests-failed", `${failedClause(facts)}${andUnstable}${unstarted}`));
			if (unstarted !== "") return verdict("error", (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("tests-missing", unstarted.slice(2)));
			if (unstable.length > 0) return verdict("failed", (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("new-test-unstable", (0, _repeats_js__WEBPACK_IMPORTED_MODULE_3__.is)(unstable)));
			return {
				verdict: {
					kind: "passed",
					reason: passedSentence(facts)
				},
				notices
			};
		};
		const withLateProblems = (run, ...problems) => {
			const { kind } = run.verdict;
			if (kind !== "cancelled" && kind !== "timed-out" && kind !== "error") return {
				...run,
				verdict: verdictOf("error", ...problems)
			};
			const notices = problems.map((each) => oneLine((0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.D1)(each)));
			return {
				...run,
				notices: [...run.notices, ...notices]
			};
		};
		const problemsOf = (shards, kind) => shards.flatMap(({ judgment: { kind: own, code, reason } }) => own === kind && code !== undefined ? [(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)(code, reason)] : []);
		const hiddenFailures = (shards) => {
			const hiding = shards.flatMap(({ deciding }) => deciding).filter(({ buildHidesFailures }) => buildHidesFailures);
			return [...new Set(hiding.map(buildOf))].map((id) => (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("counts-contradict", `build ${id} counts failed tests that none of its sessions shows`));
		};
		const buildErrors = (builds, shards) => {
			const unexplained = (0, _left_out_js__WEBPACK_IMPORTED_MODULE_4__.yU)(shards);
			return builds.flatMap((build) => {
				const name = `build ${build.id}${build.shard.total > 1 ? ` (${(0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.y0)(build.shard)})` : ""}`;
				const statusNote = build.rawStatus.toLowerCase() === "error" ? "" : ` ("${build.rawStatus}")`;
				if (build.status === "error") return [(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("build-error", `${name} ended with an error${statusNote}`)];
				if (build.status === "aborted" && !build.abortRequested) return [(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("build-error", `the service aborted ${name}, although this run did not request it`)];
				if (unexplained.has(build.id)) return [(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("failed-without-test", `the service stopped ${name} early, but no test in it failed`)];
				if (build.status === "unknown") return [(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("word-unknown", `the service gives ${name} the unrecognized status "${build.rawStatus}"`)];
				if (build.status === "failed" && !build.serviceRetries && !explainsFailure(build, shards)) return [(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("failed-without-test", `the service reports ${name} as "${build.rawStatus}", but no test in it failed`)];
				return [];
			});
		};
		const decidingBuilds = ({ builds, shards }) => {
			const deciding = new Set(shards.flatMap((shard) => shard.deciding));
			const judged = shards.flatMap((shard) => shard.judged);
			const history = new Set(judged.map(buildOf)).difference(new Set([...deciding].map(buildOf)));
			const healed = new Set(judged.filter((each) => !deciding.has(each) && isBadSession(each)).map(buildOf));
			return builds.filter(({ id, status }) => !history.has(id) && (status === "unknown" || !healed.has(id)));
		};
		const buildOf = ({ session }) => session.buildId;
		const isBadSession = ({ judgment: { kind } }) => kind !== "passed" && kind !== "empty";
		const explainsFailure = ({ id }, shards) => shards.some(({ deciding }) => deciding.some((each) => buildOf(each) === id && isBadSession(each)));
		const missingProblems = (missing, shards) => {
			const explained = new Set(shards.filter(({ judgment: { kind } }) => kind === "error" || kind === "timed-out" || kind === "waiting").map(({ last }) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__.hV)(last)));
			const all = new Set(shards.map(({ last }) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__.hV)(last)));
			const unexplained = missing.flatMap(({ name, devices, notStarted }) => {
				const device = devices.find((each) => !explained.has(each));
				return device === undefined || notStarted !== undefined ? [] : [{
					name,
					device,
					isEverywhere: devices.length >= all.size
				}];
			});
			const [first, ...others] = unexplained;
			if (first === undefined) return [];
			const where = first.isEverywhere ? "" : ` on ${first.device}`;
			const more = `; ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.hS)(others.length, "more test")} ${others.length === 1 ? "is" : "are"} missing`;
			const clause = `no session${where} reported "${first.name}", but the suite contains this test${others.length === 0 ? "" : more}`;
			return [(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("tests-missing", clause)];
		};
		const judgeEmptyShards = (shards) => {
			const isKnown = ({ last }) => last.evidence.knownTests === 0;
			const isEmpty = ({ judgment }) => judgment.kind === "empty";
			if (shards.every((shard) => isEmpty(shard) && !isKnown(shard))) return {
				errors: [(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("no-tests-ran", "no test was executed")],
				notices: []
			};
			const errors = [];
			const left = [];
			for (const own of Map.groupBy(shards, ({ last }) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__.hV)(last)).values()) {
				const othersRan = own.some((shard) => !isEmpty(shard));
				for (const shard of own.filter(isEmpty)) {
					if (othersRan && shard.last.evidence.isUnsplit !== true || isKnown(shard)) left.push(shard.judgment.reason);
					else errors.push((0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("no-tests-ran", shard.judgment.reason));
				}
			}
			const [first, ...more] = left;
			const others = more.length === 0 ? "" : ` (and ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.hS)(more.length, "more shard")})`;
			const notices = first === undefined ? [] : [`${first}${others}: the split assigns ${more.length === 0 ? "it" : "them"} no tests.`];
			return {
				errors,
				notices
			};
		};
		const failedClause = ({ totals, shards, failOnFlaky }) => {
			const counting = totals.failed - totals.quarantined;
			const first = (0, _totals_js__WEBPACK_IMPORTED_MODULE_8__.hw)(shards, failOnFlaky);
			const name = first === undefined ? "" : `${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_9__.U)(first.test)} @ ${first.label}`;
			const others = counting > 1 ? ` and ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.vm)(counting - 1)} more` : "";
			const failedFlaky = (0, _totals_js__WEBPACK_IMPORTED_MODULE_8__.AE)(shards, failOnFlaky);
			const bundled = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.cz)(shards.map(({ last: { evidence } }) => evidence.bundle?.state === "read" ? evidence.bundle.failed.length : 0));
			const remarks = [
				...failedFlaky > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.vm)(failedFlaky)} flaky, counted as failed`] : [],
				...bundled > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.vm)(bundled)} known only from the result bundle`] : [],
				...totals.quarantined > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.vm)(totals.quarantined)} quarantined`] : []
			];
			const inBrackets = remarks.length === 0 ? "" : ` (${remarks.join("; ")})`;
			return `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.vm)(totals.failed)} of ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.vm)(totals.tests)} ${severalDevices(shards) ? "test results failed" : "tests failed"}${inBrackets}: ${name}${others}`;
		};
		const passedSentence = ({ totals, shards }) => {
			const unit = severalDevices(shards) ? "test result" : "test";
			const flaky = totals.flaky > 0 ? ` (${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.vm)(totals.flaky)} of them flaky)` : "";
			const parts = [
				`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.hS)(totals.passed, unit)} passed${flaky}`,
				...totals.quarantined > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.vm)(totals.quarantined)} failed in quarantine`] : [],
				...totals.skipped > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.hS)(totals.skipped, "was", "were")} skipped`] : []
			];
			return `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_7__.KE)(parts, "and")} on ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.Jj)(shards)}; every session reported.`;
		};
		const severalDevices = (shards) => new Set(shards.map(({ last }) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__.hV)(last))).size > 1;
		const verdictOf = (kind, { hint, ...first }, ...others) => ({
			kind,
			reason: oneLine((0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.A3)(first, others.length)),
			code: first.code,
			hint
		});
		const oneLine = (text) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
		const isRedForGood = (shards, failOnFlaky, isLastAttempt = () => true) => shards.some((shard) => {
			const isLast = isLastAttempt(shard);
			const isRed = (test) => !shard.quarantined.has(test) && ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_10__.e2)(test.status) ? isLast || failOnFlaky : failOnFlaky && (0, _attempts_js__WEBPACK_IMPORTED_MODULE_10__.s8)(test));
			return shard.tests.some(isRed) || isLast && shard.deciding.some(({ session }) => (0, _expected_sessions_js__WEBPACK_IMPORTED_MODULE_11__.Uj)(session));
		});
	}),
	54315: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => createJUnitReader,
			d: () => readJUnit
		});
		var durations = __webpack_require__(71698);
		var present = __webpack_require__(28008);
		var model_status = __webpack_require__(99503);
		var accounting = __webpack_require__(89925);
		var results_attempts = __webpack_require__(52130);
		var reading_context = __webpack_require__(81215);
		var junit_suite = __webpack_require__(16473);
		var root_cause = __webpack_require__(79687);
		;
		const maxCompared = 2e5;
		const maxSameChars = 2e3;
		const withoutRepetition = (failure) => {
			const { message, trace: whole } = failure;
			if (whole === undefined || whole.length > maxCompared) return failure;
			const trace = withoutTitle(once(whole), message);
			if (message === undefined || !hasCalls(message)) return trace === whole ? failure : {
				...failure,
				trace
			};
			const isStack = squeezed(trace).startsWith(squeezed(message).slice(0, maxSameChars));
			return {
				...failure,
				message: isStack ? headOf(trace) : once(message),
				trace
			};
		};
		const once = (text) => {
			const head = (0, root_cause.TM)(text);
			if (head === "") return text;
			const start = text.indexOf(head);
			for (let at = text.indexOf(`\n${head}`, start); at !== -1 && at < text.length / 2 + head.length; at = text.indexOf(`\n${head}`, at + 1)) {
				const first = text.slice(0, at).trim();
				if (first === text.slice(at).trim()) return text.slice(0, at).trimEnd();
			}
			return text;
		};
		const withoutTitle = (trace, message) => {
			const title = message?.trim() ?? "";
			if (title === "" || !trace.trimStart().startsWith(`${title}\n`)) return trace;
			const rest = trace.trimStart().slice(title.length).trimStart();
			return (0, root_cause.TM)(rest).endsWith(`: ${(0, root_cause.TM)(title)}`) ? rest : trace;
		};
		const hasCalls = (text) => /\sat [^\s()]{3,300}\([^()\n]{0,300}\)/.test(text);
		const squeezed = (text) => text.replace(/\s+/g, " ").trim();
		const headOf = (trace) => {
			const lines = trace.trim().split(/\r\n?|\n/);
			const call = lines.findIndex((line) => /^\s*at /.test(line) && (0, root_cause.fH)(line) !== undefined);
			return (call === -1 ? lines : lines.slice(0, call)).join("\n").trim();
		};
		;
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
			for (const [, path = ""] of piece.matchAll(attachment)) if (open.attachments.length < limits.attachmentsPerTest) open.attachments.push((0, reading_context.ml)(path, limits.nameChars));
		};
		const closeCase = (open, isWhole, context) => {
			const { attributes, suiteName, properties, attachments } = open;
			const { limits, nameOf, problems, keepsPassedOutput } = context;
			const { status, rawStatus, failuresAreEarlier = false } = atEnd(statusOfCase(open, context), isWhole);
			if (status === "unknown" && isWhole) {
				const message = `"${rawStatus}" is an unrecognized result; the test does not count as passed.`;
				problems.add({
					code: "unknown-result",
					message
				});
			}
			const [failures, earlierAttempts] = splitAttempts(open.failures, failuresAreEarlier);
			const keepsOutput = keepsPassedOutput || status !== "passed" && status !== "skipped" || earlierAttempts.length > 0;
			const video = attributes.video_url ?? attributes.video;
			return {
				className: nameOf(attributes.classname || attributes.class || suiteName),
				name: nameOf(attributes.name || attributes.id || "(no name)"),
				status,
				failures,
				earlierAttempts,
				...(0, present.E)({
					durationMs: durationOf(attributes, context),
					rawStatus: rawStatus === undefined ? undefined : (0, reading_context.ml)(rawStatus, limits.nameChars),
					skipMessage: open.skipMessage,
					startedAt: (0, reading_context.L2)(attributes.timestamp ?? attributes["started-at"]),
					...casePlace(open, context),
					testId: attributes.test_id ? (0, reading_context.ml)(attributes.test_id, limits.nameChars) : undefined,
					systemOut: keepsOutput ? open.systemOut?.take() : undefined,
					systemErr: keepsOutput ? open.systemErr?.take() : undefined,
					attachments: attachments.length === 0 ? undefined : attachments,
					properties: properties.size === 0 ? undefined : Object.fromEntries(properties),
					links: video ? { video: (0, reading_context.ml)(video, limits.messageChars) } : undefined
				})
			};
		};
		const isLeftOut = ({ attributes: { result, status }, failures }) => failures.length === 0 && [result, status].some((rawStatus = "") => /^not[ _-]?run|abort/i.test(rawStatus.trim().slice(0, mostStatusChars)));
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
			const durationMs = (0, reading_context.UW)(text);
			if (durationMs === undefined && text !== "") problems.add({
				code: "bad-number",
				message: `time="${text.slice(0, 40)}" is not a duration.`
			});
			return durationMs;
		};
		const casePlace = ({ attributes, failures }, { nameOf }) => {
			const { file, line, lineno } = attributes;
			if (file) return {
				file: nameOf(file),
				line: (0, reading_context.Xw)(line ?? lineno)
			};
			const placed = failures.find((failure) => failure.file !== undefined);
			return {
				file: placed?.file,
				line: placed?.line
			};
		};
		const statusOfCase = (open, { mayLeaveOut, repeatedCases }) => {
			if (mayLeaveOut && isLeftOut(open)) return { status: "pending" };
			const { attributes, failures, isSkipped, isTimedOut } = open;
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
			if (failures.some(({ attempt }) => attempt === "rerun") && !fromAttributes.includes("passed")) fromElements.push("failed");
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
		const spellings = {
			passed: "passed pass success successful succeeded ok run completed finished done executed",
			failed: "failed fail failure",
			error: "error errored broken crashed aborted",
			skipped: "skipped skip ignored disabled notrun notexecuted suppressed inconclusive omitted todo excluded",
			"timed-out": "timedout timeout",
			pending: "pending queued running started scheduled"
		};
		const statusByName = new Map(Object.entries(spellings).flatMap(([status, ofStatus]) => ofStatus.split(" ").map((each) => [each, status])));
		const parseStatus = (rawStatus) => {
			const name = rawStatus.slice(0, 40).toLowerCase();
			return statusByName.get(name.replace(/[\s_-]+/g, "")) ?? "unknown";
		};
		const isYes = (value = "") => /^(?:true|yes|0*[1-9]\d*)$/i.test(value.trim());
		const isNo = (value = "") => /^(?:false|no|0+)$/i.test(value.trim());
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
		const test_case_elements = {
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
		const isFailureElement = (name) => Object.hasOwn(test_case_elements, name);
		const readFailureElement = (element, { type, message, time, file, line, lineno }, trace, { limits, nameOf }) => ({
			attempt: test_case_elements[element].attempt,
			failure: {
				kind: test_case_elements[element].kind,
				...(0, present.E)(withoutRepetition({
					type: type ? nameOf(type) : undefined,
					message: message ? (0, reading_context.ml)(message, limits.messageChars) : undefined,
					trace
				}))
			},
			...(0, present.E)({
				durationMs: (0, reading_context.UW)(time),
				file: file ? nameOf(file) : undefined,
				line: (0, reading_context.Xw)(line ?? lineno)
			})
		});
		const isLastAttempt = ({ attempt }) => attempt === "last";
		const statusOfFailure = ({ kind }) => kind === "error" ? "error" : "failed";
		const toTestAttempt = ({ failure, durationMs }) => ({
			status: statusOfFailure(failure),
			failures: [failure],
			...(0, present.E)({ durationMs })
		});
		var saxes = __webpack_require__(59800);
		var xml = __webpack_require__(36794);
		;
		const mostFaults = 1e5;
		const htmlPage = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+)?html[\s>]/i;
		const createXmlReader = (handler, limits, problems) => {
			const parser = new saxes.wT({
				xmlns: false,
				position: false,
				defaultXMLVersion: "1.0",
				forceXMLVersion: true
			});
			let depth = 0;
			let hasBegun = false;
			let rootSeen = false;
			let attributes = 0;
			let faults = 0;
			let maySwallow = false;
			let closing;
			let eventEndChars = 0;
			let fedChars = 0;
			let outsideSince = {
				line: 1,
				column: 1
			};
			let isEnding = false;
			let isCutInMarkup = false;
			const atEnd = [];
			const here = () => ({
				line: parser.line,
				column: parser.column + 1
			});
			const stop = (code, message) => new reading_context.aG(code, message, here());
			const settle = () => {
				if (closing === undefined) return;
				closing = undefined;
				handler.close();
			};
			const eventEnds = () => {
				eventEndChars = parser.position;
				if (depth === 0) outsideSince = here();
			};
			const refuseSwallowed = (isMarkup) => {
				if (isMarkup) throw stop("malformed", "An \"&\" that is not escaped makes the text after it unreadable.");
				maySwallow = false;
			};
			const takeText = (text) => {
				settle();
				if (isCutInMarkup) return;
				if (depth > 0) handler.text(text);
				else if (text.trim() !== "") throw textOutside(text, rootSeen, outsideSince, parser.line);
				eventEnds();
			};
			parser.on("attribute", () => {
				attributes += 1;
				if (attributes > limits.attributesPerElement) throw stop("too-large", `One tag has more than ${limits.attributesPerElement} attributes.`);
			});
			parser.on("opentag", ({ name, attributes: values }) => {
				settle();
				attributes = 0;
				if (maySwallow) refuseSwallowed(Object.values(values).some((value) => /[<"]/.test(value)));
				if (depth >= limits.depth) throw stop("too-deep", `Elements are nested more than ${limits.depth} levels deep.`);
				depth += 1;
				rootSeen = true;
				handler.open(name.slice(name.indexOf(":") + 1), values);
				eventEnds();
			});
			parser.on("closetag", ({ name }) => {
				settle();
				closing = name;
				depth -= 1;
				eventEnds();
			});
			parser.on("text", (text) => {
				if (maySwallow) refuseSwallowed(text.includes("<"));
				takeText(text);
			});
			parser.on("cdata", takeText);
			parser.on("doctype", () => {
				throw stop("doctype", "The report has a document type, which is refused: entities in it could grow without bound.");
			});
			parser.on("error", ({ message: fault }) => {
				faults += 1;
				if (faults > mostFaults) throw stop("too-large", `More than ${mostFaults} faults of XML.`);
				if (closing !== undefined && fault === "unexpected close tag.") throw stop("malformed", `Another end tag closes <${closing.slice(0, shownChars)}>.`);
				settle();
				const problem = problemOfFault(fault);
				maySwallow ||= /entity name\.$|^malformed character entity/.test(fault);
				if (problem === undefined) return;
				if (!(0, reading_context.BG)(problem)) {
					problems.add({
						...problem,
						...here()
					});
					return;
				}
				const fatal = stop(problem.code, problem.message);
				if (!isEnding) throw fatal;
				isCutInMarkup = fault === "unexpected end.";
				atEnd.push(fatal);
			});
			const feed = (text) => {
				parser.write(text);
				settle();
				fedChars += text.length;
				if (fedChars - eventEndChars > limits.pieceChars) throw stop("too-large", `A tag, text or comment is longer than ${limits.pieceChars} characters.`);
			};
			const take = (text) => {
				if (hasBegun) {
					feed(text);
					return;
				}
				const content = text.trimStart();
				feed(text.slice(0, text.length - content.length));
				outsideSince = here();
				hasBegun = content !== "";
				if (htmlPage.test(content)) throw stop("html", "The report is a page of HTML, not JUnit.");
				feed(content);
			};
			const cleaner = (0, xml.K_)(take, () => {
				const message = "Control characters, which XML does not allow, are shown as \uFFFD.";
				problems.add({
					code: "illegal-characters",
					message,
					...here()
				});
			});
			return {
				write: cleaner.write,
				end: () => {
					cleaner.end();
					if (!hasBegun) throw stop("empty", "The report is empty.");
					isEnding = true;
					parser.close();
					settle();
					const fatal = atEnd.find(({ problem }) => problem.code !== "empty") ?? atEnd[0];
					if (fatal !== undefined) throw fatal;
				}
			};
		};
		const shownChars = 80;
		const keptReference = "An \"&\" that is not escaped; it is kept as it is.";
		const faults = [
			[/^text data outside/],
			[/^malformed comment/],
			[/XML declaration|^expected |^encoding value|^version number|^standalone value/],
			[
				/^disallowed character\.$/,
				"bad-attribute",
				"A raw \"<\" in an attribute, which XML does not allow, is left out."
			],
			[
				/^duplicate attribute: (.{1,80})/,
				"bad-attribute",
				"The attribute $1 occurs twice in one tag; the last one counts."
			],
			[
				/^the string "]]>"/,
				"bad-reference",
				"A \"]]>\" outside of a CDATA section; it is kept as it is."
			],
			[
				/^undefined entity|entity name\.$/,
				"bad-reference",
				keptReference
			],
			[
				/^malformed character entity/,
				"illegal-characters",
				"A reference to a character that XML does not allow; it is kept as it is."
			],
			[
				/^documents may contain only one root/,
				"trailing-content",
				"A second document follows the first."
			],
			[
				/^document must contain a root/,
				"empty",
				"The report is empty."
			],
			[
				/^unclosed tag: (.{1,80})/,
				"truncated",
				"The report is cut off inside <$1>."
			],
			[
				/^unexpected end/,
				"truncated",
				"The report is cut off inside a tag or a comment."
			],
			[
				/^unmatched closing tag: (.{1,80})\.$/,
				"malformed",
				"</$1> closes nothing."
			]
		];
		const problemOfFault = (fault) => {
			for (const [pattern, code, message = ""] of faults) {
				const match = pattern.exec(fault);
				if (match === null) continue;
				return code && {
					code,
					message: message.replace("$1", () => (match[1] ?? "").replace(/\.$/, ""))
				};
			}
			return {
				code: "malformed",
				message: `The report is not well-formed XML: ${fault.slice(0, 100)}`
			};
		};
		const textOutside = (text, isAfter, since, endLine) => {
			const content = text.trimStart();
			const before = text.slice(0, text.length - content.length);
			const place = {
				line: endLine - (content.split("\n").length - 1),
				column: before.includes("\n") ? before.length - before.lastIndexOf("\n") : since.column + before.length
			};
			const shown = content.slice(0, shownChars).trimEnd();
			return isAfter ? new reading_context.aG("trailing-content", `Something follows the end of the document: "${shown}"`, place) : new reading_context.aG("not-xml", `The report is not XML; it begins with "${shown}"`, place);
		};
		;
		const createJUnitReader = (options = {}) => {
			const limits = {
				...reading_context._9,
				...options.limits
			};
			const problems = (0, reading_context.Y7)();
			const document = createJUnitDocument({
				repeatedCases: "separate",
				mayLeaveOut: false,
				keepsPassedOutput: false,
				nameOf: (0, reading_context.Mv)(limits.nameChars),
				...options,
				limits,
				problems,
				budget: (0, reading_context.rA)(limits.keptChars)
			});
			const decoder = createXmlDecoder(problems);
			const xml = createXmlReader(document.handler, limits, problems);
			let bytesRead = 0;
			let isStopped = false;
			const unlessStopped = (read) => {
				if (isStopped) return;
				try {
					read();
				} catch (error) {
					if (!(error instanceof reading_context.aG)) throw error;
					problems.add(error.problem);
					isStopped = true;
				}
			};
			return {
				write: (bytes) => {
					unlessStopped(() => {
						bytesRead += bytes.length;
						if (bytesRead > limits.bytes) throw new reading_context.aG("too-large", `The report is larger than ${(0, durations.z3)(limits.bytes)}.`);
						xml.write(decoder.write(bytes));
					});
					return !isStopped;
				},
				end: () => {
					unlessStopped(() => {
						xml.write(decoder.end());
						xml.end();
					});
					return {
						...document.finish(),
						problems: problems.all(),
						complete: !isStopped
					};
				}
			};
		};
		const readJUnit = async (source, options) => {
			const reader = createJUnitReader(options);
			for await (const chunk of source) if (!reader.write(chunk)) break;
			return reader.end();
		};
		const declarationBytes = 1024;
		const createXmlDecoder = (problems) => {
			let before = Buffer.alloc(0);
			let decoder;
			let undecoded = 0;
			const begin = (head) => {
				const encoding = encodingOf(head);
				try {
					return new TextDecoder(encoding);
				} catch {
					problems.add({
						code: "bad-encoding",
						message: `The encoding "${encoding}" is unrecognized; read as UTF-8.`
					});
					return new TextDecoder();
				}
			};
			const decode = (bytes, last, isEnd) => {
				decoder ??= begin(bytes);
				const text = decoder.decode(bytes, { stream: !isEnd });
				if (text.includes(replacement)) undecoded += countParts(text, replacement) - countParts(Buffer.concat([last, bytes]).toString("latin1"), replacementBytes);
				before = Buffer.concat([last, bytes.subarray(-2)]).subarray(-2);
				return text;
			};
			return {
				write: (bytes) => {
					if (decoder !== undefined) return decode(bytes, before, false);
					before = Buffer.concat([before, bytes]);
					return before.length < declarationBytes ? "" : decode(before, read_junit_none, false);
				},
				end: () => {
					const text = decoder === undefined ? decode(before, read_junit_none, true) : decode(read_junit_none, before, true);
					if (undecoded > 0) problems.add({
						code: "bad-encoding",
						message: `Some bytes are not ${decoder?.encoding}; they are shown as \uFFFD.`
					});
					return text;
				}
			};
		};
		const read_junit_none = new Uint8Array(0);
		const replacement = "\uFFFD";
		const replacementBytes = Buffer.from(replacement).toString("latin1");
		const countParts = (text, part) => text.split(part).length - 1;
		const encodingOf = (head) => {
			const [first, second, third, fourth] = head;
			if (first === 255 && second === 254) return "utf-16le";
			if (first === 254 && second === 255) return "utf-16be";
			if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
			if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return "utf-16be";
			const declared = declaredEncoding(head);
			return declared === undefined || /^utf-?16/i.test(declared) ? "utf-8" : declared;
		};
		const declaredEncoding = (head) => {
			const ascii = new TextDecoder("latin1").decode(head.subarray(0, declarationBytes));
			return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(ascii)?.[1];
		};
		const skippedElements = new Set([
			"skipped",
			"ignored",
			"disabled",
			"notrun",
			"pending"
		]);
		const timedOutElements = new Set([
			"timeout",
			"timedout",
			"timedOut"
		]);
		const outputElements = new Map([["system-out", "systemOut"], ["system-err", "systemErr"]]);
		const read_junit_shownChars = 80;
		const createJUnitDocument = (context) => {
			const { limits, budget } = context;
			const suites = [];
			const tests = [];
			const frames = [];
			let total = {
				found: model_status.pZ,
				attempts: model_status.pZ
			};
			let crash;
			let caseCount = 0;
			let suiteCount = 0;
			const suiteFrame = (element, attributes, around) => {
				suiteCount += 1;
				if (suiteCount > limits.suites) throw new reading_context.aG("too-large", `More than ${limits.suites} test suites.`);
				const suite = (0, junit_suite.Hu)(attributes, context);
				const place = suites.length;
				const close = (isWhole) => {
					const ofSuite = (0, junit_suite.r9)(suite);
					if (element === "testsuite" || suite.cases.length + ofSuite.length > 0) suites.splice(place, 0, Object.fromEntries(suite.properties));
					tests.push(...ofSuite);
					const totals = (0, junit_suite.tk)(suite, isWhole, context);
					if (around === undefined) total = totals;
					else around.suite.inner.push(totals);
				};
				return {
					kind: "suite",
					suite,
					case: undefined,
					close
				};
			};
			const caseFrame = (attributes, suite) => {
				caseCount += 1;
				if (caseCount > limits.cases) throw new reading_context.aG("too-large", `More than ${limits.cases} test cases.`);
				const open = openCase(attributes, suite.name);
				const close = (isWhole) => {
					const test = closeCase(open, isWhole, context);
					suite.cases.push(test);
					tests.push(test);
				};
				return {
					kind: "case",
					suite,
					case: open,
					close
				};
			};
			const textFrame = (around, kind, limitChars, take) => {
				const text = budget.collect(limitChars);
				return {
					...inside(around),
					kind,
					text: text.push,
					close: () => take(text.take())
				};
			};
			const failureFrame = (element, attributes, around) => textFrame(around, "failure", limits.traceChars, (trace) => {
				const failure = readFailureElement(element, attributes, trace, context);
				const { failures } = around.case ?? around.suite;
				if (failures.length < limits.failuresPerTest) failures.push(failure);
			});
			const propertyFrame = (attributes, around) => textFrame(around, "other", limits.messageChars, (text = "") => {
				const { properties } = around.case ?? around.suite;
				const { name, value = text.trim() } = attributes;
				for (const [key, each] of name === undefined ? Object.entries(attributes) : [[name, value]]) if (properties.size < limits.propertiesPerElement || properties.has(key)) properties.set((0, reading_context.ml)(key, limits.nameChars), (0, reading_context.ml)(each, limits.messageChars));
			});
			const skippedFrame = ({ message }, around, owner) => textFrame(around, "other", limits.messageChars, (text) => {
				owner.isSkipped = true;
				owner.skipMessage ??= message ? (0, reading_context.ml)(message, limits.messageChars) : text;
			});
			const takeCrash = (output) => {
				const line = crashLine.exec(output)?.[1]?.trim();
				crash ??= line && (0, reading_context.ml)(line, mostCrashChars);
			};
			const frameInCase = (name, attributes, around, owner) => {
				const stream = outputElements.get(name);
				if (stream !== undefined) return {
					...inside(around),
					text: (text) => addOutput(owner, stream, text, context)
				};
				if (skippedElements.has(name)) return skippedFrame(attributes, around, owner);
				if (timedOutElements.has(name)) owner.isTimedOut = true;
				return inside(around);
			};
			const frameInside = (name, attributes, around) => {
				const isOutput = outputElements.has(name);
				if (name === "testcase") return caseFrame(attributes, around.suite);
				if (around.kind === "failure") return isOutput ? inside(around) : {
					...inside(around),
					kind: "failure",
					text: around.text
				};
				if (isFailureElement(name)) return failureFrame(name, attributes, around);
				if (name === "property") return propertyFrame(attributes, around);
				if (around.kind === "suite" && isOutput) return {
					...inside(around),
					text: takeCrash
				};
				return around.kind === "case" && around.case ? frameInCase(name, attributes, around, around.case) : inside(around);
			};
			const handler = {
				open: (name, attributes) => {
					const around = frames.at(-1);
					if (name === "testsuites" || name === "testsuite") frames.push(suiteFrame(name, attributes, around));
					else if (around !== undefined) frames.push(frameInside(name, attributes, around));
					else throw new reading_context.aG("not-junit", `The root element is <${name.slice(0, read_junit_shownChars)}>, not one of JUnit's.`);
				},
				close: () => frames.pop()?.close?.(true),
				text: (text) => frames.at(-1)?.text?.(text)
			};
			return {
				handler,
				finish: () => {
					for (let frame = frames.pop(); frame !== undefined; frame = frames.pop()) frame.close?.(false);
					const merged = context.repeatedCases === "attempts" ? (0, results_attempts.TX)(tests) : tests;
					const found = (0, accounting.x7)(merged);
					const attempts = (0, accounting.mG)(total.attempts, found);
					return {
						suites,
						tests: merged,
						found,
						attempts,
						...(0, present.E)({
							declared: total.declared,
							crash
						})
					};
				}
			};
		};
		const inside = ({ suite, case: owner }) => ({
			kind: "other",
			suite,
			case: owner
		});
		const crashLine = /^[ \t]*((?:INSTRUMENTATION_RESULT: shortMsg=|Test run failed to complete\b|Instrumentation run failed due to\b).{0,500})/m;
		const mostCrashChars = 200;
	}),
	15807: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => sessionJUnit,
			l: () => mergedJUnit
		});
		var _lib_escape_invisible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83780);
		var _lib_xml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36794);
		var _model_device_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99899);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91154);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80483);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52130);
		var _describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57353);
		var _totals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77095);
		const mergedJUnit = (run) => documentXml(run.project, () => suitesOfRun(run));
		function* suitesOfRun(run) {
			const severalDevices = new Set(run.shards.map(({ last }) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__.hV)(last))).size > 1;
			let isRed = false;
			for (const shard of run.shards) {
				const { last } = shard;
				const problem = (0, _totals_js__WEBPACK_IMPORTED_MODULE_1__.Tj)(shard);
				const { startedAt } = last;
				const ofSession = problem === undefined ? [] : [{
					...suiteOfProblem(problem, propertiesOf(last, run)),
					startedAt
				}];
				for (const suite of [...suitesOfShard(shard, run, severalDevices), ...ofSession]) {
					isRed ||= suite.cases.some(({ outcome }) => outcome === "failure" || outcome === "error");
					yield suite;
				}
			}
			const problem = isRed ? undefined : (0, _totals_js__WEBPACK_IMPORTED_MODULE_1__.RH)(run);
			if (problem !== undefined) yield suiteOfProblem(problem, commonProperties(run));
		}
		function* suitesOfShard(shard, run, severalDevices) {
			const { last } = shard;
			const label = (0, _totals_js__WEBPACK_IMPORTED_MODULE_1__.$_)(last);
			if (shard.tests.length === 0 && last.sessionId !== undefined) yield {
				name: `(${hasReported(shard) ? "tests of other shards" : "no tests"}) [${label}]`,
				properties: propertiesOf(last, run),
				startedAt: last.startedAt,
				cases: []
			};
			for (const [className, tests] of Map.groupBy(shard.tests, (test) => test.className || noClass)) {
				const lastTest = tests.at(-1);
				const session = lastTest === undefined ? last : shard.sessionOf(lastTest);
				yield {
					name: `${className} [${label}]`,
					properties: propertiesOf(session, run),
					startedAt: session.startedAt,
					cases: casesOf(shard, className, tests, severalDevices ? ` [${(0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__.hV)(last)}]` : "", run)
				};
			}
		}
		const hasReported = ({ attempts }) => attempts.some(({ tests }) => tests.some(_attempts_js__WEBPACK_IMPORTED_MODULE_2__.gb));
		const noClass = "(no class)";
		const casesOf = ({ quarantined, last }, className, tests, suffix, { failOnFlaky, repeats }) => {
			const repeated = repeatsOn(last.device, repeats);
			const taken = new Set();
			const counts = new Map();
			return tests.map((test) => {
				let nth = (counts.get(test.name) ?? 0) + 1;
				let name = nth === 1 ? test.name : `${test.name} (${nth})`;
				for (; taken.has(name); name = `${test.name} (${nth})`) nth += 1;
				counts.set(test.name, nth);
				taken.add(name);
				const entry = quarantined.get(test);
				return {
					test: entry === undefined ? test : {
						...test,
						skipMessage: (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Mr)(test, entry)
					},
					name: `${name}${suffix}`,
					className,
					outcome: writtenOutcome(test, failOnFlaky, entry !== undefined),
					repeats: repeated.get((0, _model_results_js__WEBPACK_IMPORTED_MODULE_4__.U)(test))
				};
			});
		};
		const repeatsOn = (device, report) => new Map(report?.tests.flatMap((test) => test.device === device ? [[(0, _model_results_js__WEBPACK_IMPORTED_MODULE_4__.U)(test), `passed in ${test.passed} of ${test.passed + test.failed} runs`]] : []));
		const suiteOfProblem = (test, properties) => {
			const { className, name } = test;
			return {
				name: `${className}: ${name}`,
				properties,
				cases: [{
					test,
					name,
					className,
					outcome: "error"
				}]
			};
		};
		const commonProperties = (run) => ({
			framework: run.framework,
			project: run.project,
			simulated: String(run.simulated)
		});
		const propertiesOf = (session, run) => {
			const { name: device, version } = (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_5__.n1)(session.device);
			return {
				...commonProperties(run),
				device,
				"os version": version,
				shard: `${session.shard.index + 1} of ${session.shard.total}`,
				attempt: String(session.attempt + 1),
				build: session.buildId,
				...session.sessionId === undefined ? {} : { session: session.sessionId }
			};
		};
		const countAttributes = (suites) => {
			const counts = {
				passed: 0,
				failure: 0,
				error: 0,
				skipped: 0
			};
			let tests = 0;
			let durationMs = 0;
			for (const { cases } of suites) {
				tests += cases.length;
				for (const { outcome, test } of cases) {
					durationMs += test.durationMs ?? 0;
					counts[outcome] += 1;
				}
			}
			return {
				tests,
				failures: counts.failure,
				errors: counts.error,
				skipped: counts.skipped,
				time: secondsText(durationMs)
			};
		};
		function* documentXml(name, suites) {
			yield `<?xml version="1.0" encoding="UTF-8"?>\n${(0, _lib_xml_js__WEBPACK_IMPORTED_MODULE_6__.MA)("testsuites", {
				name,
				...countAttributes(suites())
			})}>\n`;
			for (const suite of suites()) yield* suiteXml(suite);
			yield "</testsuites>\n";
		}
		function* suiteXml(suite) {
			const timestamp = suite.startedAt?.toISOString().slice(0, secondsPrecision);
			const attributes = {
				name: suite.name,
				...countAttributes([suite]),
				timestamp
			};
			yield `  ${(0, _lib_xml_js__WEBPACK_IMPORTED_MODULE_6__.MA)("testsuite", attributes)}>\n    <properties>\n`;
			for (const [key, value] of Object.entries(suite.properties)) yield `      ${(0, _lib_xml_js__WEBPACK_IMPORTED_MODULE_6__.MA)("property", {
				name: key,
				value
			})}/>\n`;
			yield "    </properties>\n";
			for (const item of suite.cases) yield caseXml(item);
			yield "  </testsuite>\n";
		}
		const secondsPrecision = 19;
		const sessionJUnit = (session) => documentXml(session.device, () => suitesOfSession(session));
		function* suitesOfSession({ device, shard, sessionId, tests, simulated }) {
			const properties = {
				session_id: sessionId,
				device,
				shard: (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.y0)(shard),
				simulated: String(simulated)
			};
			for (const [className, ofClass] of Map.groupBy(tests, (test) => test.className)) yield {
				name: className,
				properties,
				cases: ofClass.map(caseOf)
			};
		}
		const caseOf = (test) => ({
			test,
			name: test.name,
			className: test.className,
			outcome: writtenOutcome(test, false),
			attributes: {
				result: test.rawStatus ?? test.status,
				test_id: test.testId,
				video_url: test.links?.video
			}
		});
		const writtenOutcome = (test, failOnFlaky, isQuarantined = false) => {
			if (isQuarantined) return test.status === "passed" ? "passed" : "skipped";
			if (test.status === "passed") return failOnFlaky && (0, _attempts_js__WEBPACK_IMPORTED_MODULE_2__.s8)(test) ? "failure" : "passed";
			if (test.status === "skipped") return "skipped";
			return test.status === "failed" ? "failure" : "error";
		};
		const caseXml = ({ test, name, className, outcome, repeats, attributes = {} }) => {
			const open = (0, _lib_xml_js__WEBPACK_IMPORTED_MODULE_6__.MA)("testcase", {
				name,
				classname: className,
				time: secondsText(test.durationMs ?? 0),
				...isPlainPath(test.file) ? {
					file: test.file,
					line: test.line
				} : {},
				...attributes
			});
			const inside = [
				...caseProperties(test, repeats),
				resultXml(test, outcome),
				...attemptsXml(test, outcome),
				...outputXml(test, outcome)
			].join("");
			return inside === "" ? `    ${open}/>\n` : `    ${open}>\n${inside}    </testcase>\n`;
		};
		const caseProperties = ({ expectedFailures = [] }, repeats) => {
			const properties = [...expectedFailures.map((failure) => ({
				name: "expected-failure",
				value: headlineOf(failure)
			})), ...repeats === undefined ? [] : [{
				name: "repeats",
				value: repeats
			}]].map((attributes) => `  ${element("property", attributes)}`);
			return properties.length === 0 ? [] : [`${indent}<properties>\n${properties.join("")}${indent}</properties>\n`];
		};
		const secondsText = (durationMs) => (durationMs / 1e3).toFixed(3);
		const resultXml = (test, outcome) => {
			if (outcome === "passed") return "";
			if (outcome === "skipped") return element("skipped", { message: test.skipMessage && (0, _lib_escape_invisible_js__WEBPACK_IMPORTED_MODULE_7__.Ul)(test.skipMessage) });
			if (outcome === "error") return failureXml("error", test.failures, test.rawStatus ?? test.status);
			if (test.status === "passed") return element("failure", {
				type: "flaky",
				message: (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.b5)(test)
			});
			return failureXml("failure", test.failures, test.failures[0]?.type ?? "failed");
		};
		const indent = "      ";
		const element = (name, attributes, content = "") => `${indent}${(0, _lib_xml_js__WEBPACK_IMPORTED_MODULE_6__.MA)(name, attributes)}${content === "" ? "/>" : `>${content}</${name}>`}\n`;
		const failureXml = (name, failures, type) => {
			const [first] = failures;
			const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : "";
			const message = first === undefined ? `The result of this test is "${type}"; no failure text is known.` : `${headlineOf(first)}${more}`;
			const numbered = failures.map((failure, place) => failures.length > 1 ? `[${place + 1} of ${failures.length}] ${failureContent(failure)}` : failureContent(failure));
			return element(name, {
				type,
				message
			}, (0, _lib_xml_js__WEBPACK_IMPORTED_MODULE_6__.IR)(numbered.join("\n\n")));
		};
		const headlineOf = (failure) => (0, _lib_escape_invisible_js__WEBPACK_IMPORTED_MODULE_7__.Ul)((0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Ic)(failure) ?? failure.type ?? "failed");
		const failureContent = ({ message = "", trace = "" }) => (0, _lib_escape_invisible_js__WEBPACK_IMPORTED_MODULE_7__.Ul)(trace.includes(message) ? trace : [message, trace].filter((text) => text !== "").join("\n"));
		const attemptsXml = (test, outcome) => {
			if (outcome === "skipped") return [];
			const failed = test.earlierAttempts.filter(({ status }) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_2__.e2)(status));
			return failed.map(({ status, failures }) => {
				const [first] = failures;
				const text = failures.map(failureContent).join("\n\n");
				return element(outcome === "passed" ? "flakyFailure" : "rerunFailure", {
					type: first?.type ?? status,
					message: first === undefined ? status : headlineOf(first)
				}, text === "" ? "" : `<stackTrace>${(0, _lib_xml_js__WEBPACK_IMPORTED_MODULE_6__.IR)(text)}</stackTrace>`);
			});
		};
		const outputXml = ({ systemOut = "", systemErr = "" }, outcome) => {
			if (outcome === "passed" || outcome === "skipped") return [];
			const outputs = [["system-out", systemOut], ["system-err", systemErr]];
			return outputs.flatMap(([name, text]) => text === "" ? [] : [element(name, {}, (0, _lib_xml_js__WEBPACK_IMPORTED_MODULE_6__.IR)(text))]);
		};
		const isPlainPath = (file) => file !== undefined && /^[\p{L}\p{N}_.@+ -]+(?:[/\\][\p{L}\p{N}_.@+ -]+)*$/u.test((0, _lib_xml_js__WEBPACK_IMPORTED_MODULE_6__.$2)(file)) && !file.split(/[/\\]/).includes("..");
	}),
	169: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => limitHeap });
		var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
		var node_v8__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_0__);
		var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30714);
		var node_vm__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_vm__WEBPACK_IMPORTED_MODULE_1__);
		const ordinaryBytes = 32e6;
		const mostGarbageBytes = 48e6;
		let isLarge = false;
		let liveBytes = 0;
		let collect;
		const limitHeap = () => {
			const { used_heap_size: usedBytes } = (0, node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)();
			if (usedBytes < ordinaryBytes) return;
			if (!isLarge) (0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--semi-space-growth-factor=1");
			isLarge = true;
			if (usedBytes - liveBytes < mostGarbageBytes) return;
			collect ??= exposeCollector();
			collect();
			liveBytes = (0, node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapStatistics)().used_heap_size;
		};
		const exposeCollector = () => {
			(0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--expose-gc");
			return (0, node_vm__WEBPACK_IMPORTED_MODULE_1__.runInNewContext)("gc");
		};
	}),
	69656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => mapTexts });
		const mapTexts = (value, map) => mapAny(value, map, "");
		const mapAny = (value, map, field) => {
			if (typeof value === "string") return map(value, field);
			if (typeof value !== "object" || value === null || value instanceof Date) return value;
			if (Array.isArray(value)) return mapArray(value, map, field);
			if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, mapAny(entry, map, field)]));
			return mapRecord(value, map);
		};
		const mapArray = (values, map, field) => {
			let copy;
			for (let index = 0; index < values.length; index++) {
				const mapped = mapAny(values[index], map, field);
				if (mapped === values[index]) continue;
				copy ??= [...values];
				copy[index] = mapped;
			}
			return copy ?? values;
		};
		const mapRecord = (record, map) => {
			let copy;
			for (const key in record) {
				const mapped = mapAny(record[key], map, key);
				if (mapped === record[key]) continue;
				copy ??= { ...record };
				copy[key] = mapped;
			}
			return copy ?? record;
		};
	}),
	59390: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => textLines });
		async function* textLines(chunks, maxChars) {
			const decoder = new TextDecoder();
			let rest = "";
			for await (const chunk of chunks) {
				const lines = decoder.decode(chunk, { stream: true }).split("\n");
				lines[0] = rest + (lines[0] ?? "").slice(0, maxChars);
				rest = (lines.pop() ?? "").slice(0, maxChars);
				yield lines.map((line) => cut(line, maxChars));
			}
			rest += decoder.decode();
			if (rest !== "") yield [cut(rest, maxChars)];
		}
		const cut = (line, maxChars) => {
			const kept = line.length > maxChars ? line.slice(0, maxChars) : line;
			return kept.endsWith("\r") ? kept.slice(0, -1) : kept;
		};
	}),
	37785: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => writeTextFile });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
		var node_stream__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_1__);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_2__);
		var _heap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(169);
		const blockChars = 65536;
		const writeTextFile = (path, pieces) => (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(inBlocks(pieces), { objectMode: true }), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
		function* inBlocks(pieces) {
			let block = [];
			let chars = 0;
			for (const piece of pieces) {
				block.push(piece);
				chars += piece.length;
				if (chars < blockChars) continue;
				yield block.join("");
				(0, _heap_js__WEBPACK_IMPORTED_MODULE_3__.A)();
				block = [];
				chars = 0;
			}
			if (chars > 0) yield block.join("");
		}
	}),
	36794: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => cleanXml,
			IR: () => escapeXmlText,
			K_: () => createXmlCleaner,
			MA: () => xmlTag
		});
		const illegalSet = "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff";
		const illegal = new RegExp(`[${illegalSet}]`);
		const illegalAnywhere = new RegExp(illegal, "g");
		const terminalSequence = /^\[[0-9;?]*[A-Za-z]/;
		const escapeCode = 27;
		const replacement = "\uFFFD";
		const findIllegalXml = (text) => text.search(illegal);
		const cleanXml = (text) => {
			const whole = text.isWellFormed() ? text : text.toWellFormed();
			return illegal.test(whole) ? withoutTerminalSequences(whole).replace(illegalAnywhere, replacement) : whole;
		};
		const longestSequence = 64;
		const cutTerminalSequence = (text) => {
			const end = text.slice(-longestSequence);
			const start = end.lastIndexOf(String.fromCharCode(escapeCode));
			const isCut = start !== -1 && /^(?:\[[0-9;?]*)?$/.test(end.slice(start + 1));
			return isCut ? text.length - end.length + start : text.length;
		};
		const createXmlCleaner = (take, onIllegal) => {
			let cut = "";
			let isClean = true;
			const takeWhole = (text) => {
				const start = findIllegalXml(text);
				if (start === -1) {
					take(text);
					return;
				}
				if (isClean) {
					isClean = false;
					take(text.slice(0, start));
					onIllegal();
					take(cleanXml(text.slice(start)));
				} else take(cleanXml(text));
			};
			return {
				write: (piece) => {
					const text = cut + piece;
					const end = cutTerminalSequence(text);
					cut = text.slice(end);
					takeWhole(text.slice(0, end));
				},
				end: () => takeWhole(cut)
			};
		};
		const withoutTerminalSequences = (text) => {
			const [first = "", ...pieces] = text.split(String.fromCharCode(escapeCode));
			return first + pieces.map((piece) => afterEscape(piece)).join("");
		};
		const afterEscape = (piece) => terminalSequence.test(piece) ? piece.replace(terminalSequence, "") : replacement + piece;
		const textEscapes = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\r": "&#13;"
		};
		const attributeEscapes = {
			...textEscapes,
			"\"": "&quot;",
			"\n": "&#10;",
			"	": "&#9;"
		};
		const escapeXmlText = (text) => cleanXml(text).replace(/[&<>\r]/g, (sign) => textEscapes[sign] ?? sign);
		const unplain = new RegExp(`[&<>"\\ud800-\\udfff\\r\\n\\t${illegalSet}]`);
		const escapeXmlAttribute = (text) => unplain.test(text) ? cleanXml(text).replace(/[&<>"\r\n\t]/g, (sign) => attributeEscapes[sign] ?? sign) : text;
		const xmlTag = (name, attributes) => {
			let tag = `<${name}`;
			for (const [key, value] of Object.entries(attributes)) if (value !== undefined) tag += ` ${key}="${escapeXmlAttribute(String(value))}"`;
			return tag;
		};
	})
};
;
