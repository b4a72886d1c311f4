"use strict";
exports.id = 869;
exports.ids = [869];
exports.modules = {
	28714: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => withResultBundle });
		var archive = __webpack_require__(72735);
		var folder = __webpack_require__(66613);
		var external_node_zlib_ = __webpack_require__(38522);
		var lib_clock = __webpack_require__(92969);
		var is_record = __webpack_require__(75977);
		var binary_error = __webpack_require__(55667);
		var release = __webpack_require__(42624);
		var plist = __webpack_require__(61022);
		;
		const infoBytes = 1e6;
		const spareBytes = 64;
		const frameStart = 4247762216;
		const unpackOptions = { params: { [external_node_zlib_.constants.ZSTD_d_windowLogMax]: 23 } };
		const openBundleStore = async (tree, { limits, checkTime }) => {
			const { file, entries } = tree;
			const refusal = (code, found, cause) => {
				const expected = "one complete .xcresult folder of Xcode 11 or later";
				const remedy = "Download it again, or create it again with `xcodebuild -resultBundlePath`.";
				return new binary_error.kM(code, file, {
					found,
					expected,
					remedy
				}, { cause });
			};
			const read = async (id, maxBytes) => {
				const path = `${folder}Data/data.${id}`;
				if (entries.get(path)?.kind === "file") return tree.read(path, maxBytes);
				if (entries.has(`${folder}database.sqlite3`)) throw refusal("unsupported", "a bundle whose objects are only in the database that Xcode makes when it opens one");
				throw refusal("damaged", `no ${path.slice(0, 300)}`);
			};
			const [folder, ...others] = bundlesIn(tree);
			if (folder === undefined) throw refusal("unsupported", "no result bundle");
			if (others.length > 0) throw refusal("unsupported", `${others.length + 1} result bundles`);
			const infoPath = `${folder}Info.plist`;
			const infoData = await tree.read(infoPath, infoBytes);
			const info = (0, binary_error.mz)(file, infoPath, () => (0, plist._y)((0, plist.W_)(infoData)));
			const rootId = textAt(info, "rootId", "hash");
			const backend = textAt(info, "storage", "backend");
			const version = ["major", "minor"].map((part) => valueAt(info, "version", part));
			if (version[0] !== 3 || backend !== "fileBacked2" || rootId === undefined) throw refusal("unsupported", `a bundle of version ${version.join(".")}, stored as ${backend}`);
			const readObject = async (id) => {
				checkTime();
				const packed = await read(id, limits.objectBytes);
				return (0, binary_error.mz)(file, `object ${id}`, () => {
					const bytes = isPacked(packed) ? unpack(packed, limits.objectBytes) : packed;
					const object = parseObject(bytes, limits);
					(0, release._)(bytes);
					return object;
				});
			};
			const readAttachment = async function* ({ payloadId, sizeBytes }) {
				if (sizeBytes > limits.attachmentBytes) throw refusal("too-large", `an attachment of ${sizeBytes} bytes`);
				const packed = await read(payloadId, limits.attachmentBytes);
				let left = sizeBytes;
				try {
					for await (const chunk of isPacked(packed) ? (0, external_node_zlib_.createZstdDecompress)(unpackOptions).end(packed) : [packed]) {
						left -= chunk.length;
						if (left < 0) break;
						yield chunk;
					}
					if (left !== 0) throw new binary_error.IF("another number of bytes");
				} catch (cause) {
					throw refusal("damaged", `attachment ${payloadId}, which does not unpack to ${sizeBytes} bytes`, cause);
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
		const unpack = (packed, maxBytes) => {
			try {
				const chunkSize = maxBytes + spareBytes;
				return (0, external_node_zlib_.zstdDecompressSync)(packed, {
					...unpackOptions,
					chunkSize,
					maxOutputLength: maxBytes
				});
			} catch (cause) {
				throw new binary_error.IF("bytes that do not unpack", { cause });
			} finally {
				(0, release._)(packed);
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
				if (!/^[KSV]\d{1,9}:$/.test(sign)) throw new binary_error.IF(`no value before byte ${at}`);
				at = start + Number.parseInt(sign.slice(1), 10);
				if (at > bytes.length) throw new binary_error.IF("a text that is longer than its object");
				const shown = bytes.toString("utf8", start, Math.min(at, start + textBytes));
				return at > start + textBytes ? `${shown}…` : shown;
			};
			const readValue = (from, depth) => {
				at = from;
				if (bytes[at] !== bundle_store_open) return readText();
				at += 1;
				values += 1;
				if (values > objectValues || depth > maxDepth) throw new binary_error.IF(`an object of more than ${objectValues} values, or that nests more than ${maxDepth} deep`);
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
			if (!(0, is_record.u)(root) || at !== bytes.length) throw new binary_error.IF(`no end of an object at byte ${at}`);
			return root;
		};
		const valueAt = (object, ...path) => path.reduce((value, field) => (0, is_record.u)(value) && Object.hasOwn(value, field) ? value[field] : undefined, object);
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
				throw new binary_error.kM("too-large", file, {
					found: `more than ${limit}`,
					expected: "the result bundle of one test session",
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
		const withResultBundle = async (path, use, limits = bundleLimits) => {
			const read = async (tree) => use(await readBundle(tree, limits));
			return await (0, folder.lQ)(path) ? read(await (0, folder.j1)(path)) : (0, archive.x)(path, read);
		};
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
						...readFailure(failure)
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
			const statusWord = textAt(row, "testStatus") ?? "";
			const status = statuses.get(statusWord) ?? "unknown";
			const detailed = status === "failed" ? summary : undefined;
			const activities = activitiesIn(itemsAt(detailed, "activitySummaries"));
			const omittedSteps = Math.max(0, activities.length - mostSteps);
			const attachments = activities.flatMap(({ activity }, index) => readAttachments(activity, index < omittedSteps ? undefined : index - omittedSteps));
			return {
				status,
				statusWord,
				iteration: countAt(summary, "repetitionPolicySummary", "iteration"),
				durationMs: durationMsAt(row, "duration"),
				skipReason: textAt(summary, "skipNoticeSummary", "message"),
				failures: itemsAt(summary, "failureSummaries").map(readFailure),
				expectedFailures: itemsAt(summary, "expectedFailures").map(readFailure),
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
		const readFailure = (object) => {
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
	24312: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => keepComment,
			b: () => readPullRequestTexts
		});
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61640);
		var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52575);
		var _github_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11754);
		const pageSize = 100;
		const maxCommits = 250;
		const readPullRequestTexts = async (call, job) => {
			const { pullRequest } = await (0, _github_context_js__WEBPACK_IMPORTED_MODULE_1__.j_)(job.environment);
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
					const why = (0, _api_js__WEBPACK_IMPORTED_MODULE_0__.wo)(error) ? "the token lacks \"pull-requests: read\"" : (0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_2__.Q)(error);
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
				const open = Array.isArray(data) ? data.filter((pull) => (0, _github_context_js__WEBPACK_IMPORTED_MODULE_1__.C5)(pull, "state") === "open") : [];
				const number = (0, _github_context_js__WEBPACK_IMPORTED_MODULE_1__.C5)(open[0], "number");
				return typeof number === "number" ? number : undefined;
			} catch {
				signal.throwIfAborted();
				return undefined;
			}
		};
		const readTitle = async (call, number) => {
			const { data } = await call("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: number });
			return [(0, _github_context_js__WEBPACK_IMPORTED_MODULE_1__.C5)(data, "title"), (0, _github_context_js__WEBPACK_IMPORTED_MODULE_1__.C5)((0, _github_context_js__WEBPACK_IMPORTED_MODULE_1__.C5)(data, "head"), "ref")].filter((text) => typeof text === "string");
		};
		const readMessages = async (call, number) => {
			const messages = [];
			for (let page = 1; messages.length < maxCommits; page++) {
				const { data } = await call("GET /repos/{owner}/{repo}/pulls/{pull_number}/commits", {
					pull_number: number,
					per_page: pageSize,
					page
				});
				const commits = Array.isArray(data) ? data : [];
				for (const commit of commits) {
					const message = (0, _github_context_js__WEBPACK_IMPORTED_MODULE_1__.C5)((0, _github_context_js__WEBPACK_IMPORTED_MODULE_1__.C5)(commit, "commit"), "message");
					if (typeof message === "string") messages.push(message);
				}
				if (commits.length < pageSize) break;
			}
			return messages;
		};
		const keepComment = async (call, pullNumber, body, mayCreate = true) => {
			const marker = body.split("\n", 1)[0] ?? "";
			try {
				const own = await findComment(call, pullNumber, marker);
				if (own === undefined) {
					if (!mayCreate) return "not-wanted";
					await call("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
						issue_number: pullNumber,
						body
					}, async () => {
						const created = await findComment(call, pullNumber, marker);
						return created === undefined ? undefined : {
							data: created,
							headers: {}
						};
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
				if ((0, _api_js__WEBPACK_IMPORTED_MODULE_0__.wo)(error)) throw (0, _api_js__WEBPACK_IMPORTED_MODULE_0__.go)("The comment", "pull-requests", error);
				throw error;
			}
		};
		const findComment = async (call, pullNumber, marker) => {
			const author = await authorOf(call);
			for (let page = 1;; page++) {
				const { data } = await call("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
					issue_number: pullNumber,
					per_page: pageSize,
					page
				});
				const comments = Array.isArray(data) ? data.flatMap(readComment) : [];
				const isOwn = (comment) => author === undefined ? comment.isByApp : comment.author === author;
				const found = comments.find((comment) => isOwn(comment) && comment.body.split(/\r?\n/, 1)[0] === marker);
				if (found !== undefined || !Array.isArray(data) || data.length < pageSize) return found;
			}
		};
		const authorOf = async (call) => {
			try {
				const { data } = await call("GET /user", {});
				return typeof data === "object" && data !== null && "login" in data && typeof data.login === "string" ? data.login : undefined;
			} catch (error) {
				if ((0, _api_js__WEBPACK_IMPORTED_MODULE_0__.c2)(error) === undefined) throw error;
				return undefined;
			}
		};
		const readComment = (value) => {
			if (typeof value !== "object" || value === null || !("id" in value) || typeof value.id !== "number") return [];
			const body = "body" in value && typeof value.body === "string" ? value.body : "";
			const user = "user" in value ? value.user : undefined;
			if (typeof user !== "object" || user === null) return [];
			const author = "login" in user && typeof user.login === "string" ? user.login : "";
			return [{
				id: value.id,
				body,
				author,
				isByApp: "type" in user && user.type === "Bot"
			}];
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
	92466: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BG: () => isFatal,
			Y7: () => createProblemList,
			aG: () => ReadingStopped
		});
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
			const add = (problem) => {
				const count = (counts.get(problem.code) ?? 0) + 1;
				counts.set(problem.code, count);
				if (count <= shownOfEachKind) problems.push(problem);
			};
			const more = ([code, count]) => count > shownOfEachKind ? [{
				code,
				message: `${count - shownOfEachKind} more of the same kind`
			}] : [];
			return {
				add,
				all: () => [...problems, ...[...counts].flatMap(more)]
			};
		};
	}),
	41070: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => createJUnitReader,
			d: () => readJUnit
		});
		var durations = __webpack_require__(71698);
		var present = __webpack_require__(28008);
		var model_status = __webpack_require__(50191);
		var accounting = __webpack_require__(62181);
		var results_attempts = __webpack_require__(7330);
		var junit_problem = __webpack_require__(92466);
		var reading_context = __webpack_require__(87679);
		var junit_suite = __webpack_require__(81561);
		var test_case = __webpack_require__(58914);
		;
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
		const shownChars = 80;
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
				if (suiteCount > limits.suites) throw new junit_problem.aG("too-large", `More than ${limits.suites} test suites.`);
				const suite = (0, junit_suite.Hu)(attributes, context);
				const place = suites.length;
				const close = (isWhole) => {
					const ofSuite = (0, junit_suite.r9)(suite);
					const { name, properties, cases } = suite;
					if (element === "testsuite" || cases.length + ofSuite.length > 0) suites.splice(place, 0, {
						name,
						properties: Object.fromEntries(properties)
					});
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
				if (caseCount > limits.cases) throw new junit_problem.aG("too-large", `More than ${limits.cases} test cases.`);
				const open = (0, test_case.RA)(attributes, suite.name);
				const close = (isWhole) => {
					const test = (0, test_case.FD)(open, isWhole, context);
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
				const failure = (0, test_case.f1)(element, attributes, trace, context);
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
			const takeSuiteOutput = (text) => {
				crash ??= crashLineIn(text);
			};
			const frameInCase = (name, attributes, around, owner) => {
				const stream = outputElements.get(name);
				if (stream !== undefined) return {
					...inside(around),
					text: (text) => (0, test_case.n9)(owner, stream, text, context)
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
				if ((0, test_case.f2)(name)) return failureFrame(name, attributes, around);
				if (name === "property") return propertyFrame(attributes, around);
				if (around.kind === "suite" && isOutput) return {
					...inside(around),
					text: takeSuiteOutput
				};
				return around.kind === "case" && around.case ? frameInCase(name, attributes, around, around.case) : inside(around);
			};
			return {
				handler: {
					open: (name, attributes) => {
						const around = frames.at(-1);
						if (name === "testsuites" || name === "testsuite") frames.push(suiteFrame(name, attributes, around));
						else if (around !== undefined) frames.push(frameInside(name, attributes, around));
						else throw new junit_problem.aG("not-junit", `The root element is <${name.slice(0, shownChars)}>, not one of JUnit's.`);
					},
					close: () => frames.pop()?.close?.(true),
					text: (text) => frames.at(-1)?.text?.(text)
				},
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
		const crash = /^[ \t]*((?:INSTRUMENTATION_RESULT: shortMsg=|Test run failed to complete\b|Instrumentation run failed due to\b).{0,500})/m;
		const mostCrashChars = 200;
		const crashLineIn = (output) => {
			const line = crash.exec(output)?.[1]?.trim();
			return line === undefined ? undefined : (0, reading_context.ml)(line, mostCrashChars);
		};
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
			const stop = (code, message) => new junit_problem.aG(code, message, here());
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
			parser.on("error", ({ message: words }) => {
				faults += 1;
				if (faults > mostFaults) throw stop("too-large", `More than ${mostFaults} faults of XML.`);
				if (closing !== undefined && words === "unexpected close tag.") throw stop("malformed", `Another end tag closes <${closing.slice(0, xml_reader_shownChars)}>.`);
				settle();
				const problem = problemOfFault(words);
				maySwallow ||= mayHideMarkup(words);
				if (problem === undefined) return;
				if (!(0, junit_problem.BG)(problem)) {
					problems.add({
						...problem,
						...here()
					});
					return;
				}
				const fatal = stop(problem.code, problem.message);
				if (!isEnding) throw fatal;
				isCutInMarkup = words === "unexpected end.";
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
				const message = "Control characters, which XML does not allow, are shown as �.";
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
		const xml_reader_shownChars = 80;
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
		const problemOfFault = (words) => {
			for (const [pattern, code, message = ""] of faults) {
				const match = pattern.exec(words);
				if (match === null) continue;
				return code && {
					code,
					message: message.replace("$1", () => (match[1] ?? "").replace(/\.$/, ""))
				};
			}
			return {
				code: "malformed",
				message: `The report is not well-formed XML: ${words.slice(0, 100)}`
			};
		};
		const mayHideMarkup = (words) => /entity name\.$|^malformed character entity/.test(words);
		const textOutside = (text, isAfter, since, endLine) => {
			const content = text.trimStart();
			const before = text.slice(0, text.length - content.length);
			const place = {
				line: endLine - (content.split("\n").length - 1),
				column: before.includes("\n") ? before.length - before.lastIndexOf("\n") : since.column + before.length
			};
			const shown = content.slice(0, xml_reader_shownChars).trimEnd();
			return isAfter ? new junit_problem.aG("trailing-content", `Something follows the end of the document: "${shown}"`, place) : new junit_problem.aG("not-xml", `The report is not XML; it begins with "${shown}"`, place);
		};
		;
		const createJUnitReader = (options = {}) => {
			const limits = {
				...reading_context._9,
				...options.limits
			};
			const problems = (0, junit_problem.Y7)();
			const document = createJUnitDocument({
				limits,
				repeatedCases: options.repeatedCases ?? "separate",
				mayLeaveOut: options.mayLeaveOut ?? false,
				keepsPassedOutput: options.keepsPassedOutput ?? false,
				problems,
				budget: (0, reading_context.rA)(limits.keptChars),
				nameOf: options.names ?? (0, reading_context.Mv)(limits.nameChars)
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
					if (!(error instanceof junit_problem.aG)) throw error;
					problems.add(error.problem);
					isStopped = true;
				}
			};
			return {
				write: (bytes) => {
					unlessStopped(() => {
						bytesRead += bytes.length;
						if (bytesRead > limits.bytes) throw new junit_problem.aG("too-large", `The report is larger than ${(0, durations.z3)(limits.bytes)}.`);
						xml.write(decoder.write(bytes));
					});
					return !isStopped;
				},
				end: () => {
					unlessStopped(() => {
						xml.write(decoder.end());
						xml.end();
					});
					const read = document.finish();
					const all = problems.all();
					return {
						...read,
						problems: all,
						complete: !all.some(junit_problem.BG)
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
				if (text.includes(replacement)) undecoded += count(text, replacement) - count(Buffer.concat([last, bytes]).toString("latin1"), replacementBytes);
				before = Buffer.concat([last, bytes.subarray(-2)]).subarray(-2);
				return text;
			};
			return {
				write: (bytes) => {
					if (decoder !== undefined) return decode(bytes, before, false);
					before = Buffer.concat([before, bytes]);
					return before.length < declarationBytes ? "" : decode(before, none, false);
				},
				end: () => {
					const text = decoder === undefined ? decode(before, none, true) : decode(none, before, true);
					if (undecoded > 0) problems.add({
						code: "bad-encoding",
						message: `Some bytes are not ${decoder?.encoding}; they are shown as \uFFFD.`
					});
					return text;
				}
			};
		};
		const none = new Uint8Array(0);
		const replacement = "�";
		const replacementBytes = Buffer.from(replacement).toString("latin1");
		const count = (text, part) => text.split(part).length - 1;
		const encodingOf = (head) => {
			const [first, second, third, fourth] = head;
			if (first === 255 && second === 254) return "utf-16le";
			if (first === 254 && second === 255) return "utf-16be";
			if (first === 239 && second === 187 && third === 191) return "utf-8";
			if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
			if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return "utf-16be";
			const declared = declaredEncoding(head);
			return declared === undefined || /^utf-?16/i.test(declared) ? "utf-8" : declared;
		};
		const declaredEncoding = (head) => {
			const ascii = new TextDecoder("latin1").decode(head.subarray(0, declarationBytes));
			return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(ascii)?.[1];
		};
	})
};
;
