"use strict";
exports.id = 207;
exports.ids = [207];
exports.modules = {
	52575: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			II: () => openGitHubApi,
			c2: () => statusOf,
			go: () => notPermitted,
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
				if (asksForPause(error)) log.info(`GitHub asked to wait for ${duration}.`);
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
		const statusOf = (error) => error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : undefined;
		const whatHappened = (error) => error instanceof Error && "response" in error && error.response !== undefined ? `responded with status ${statusOf(error)}` : `did not respond (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__.Q)(error)})`;
		const isUncertain = (error) => (statusOf(error) ?? 0) >= 500;
		const isNotPermitted = (error) => {
			const status = statusOf(error);
			return status === 401 || status === 404 || status === 403 && limitPauseMs(error, 0) === undefined;
		};
		const pauseAfter = (error, tries, nowMs) => {
			const limitMs = limitPauseMs(error, nowMs);
			if (limitMs !== undefined) return limitMs <= maxPauseMs ? limitMs : undefined;
			return isUncertain(error) ? 1e3 * tries : undefined;
		};
		const limitPauseMs = (error, nowMs) => {
			const status = statusOf(error);
			if (status !== 403 && status !== 429) return undefined;
			const headers = headersOf(error);
			const seconds = Number(headers["retry-after"]);
			if (Number.isFinite(seconds) && headers["retry-after"] !== undefined) return seconds * 1e3;
			if (headers["x-ratelimit-remaining"] === "0") return Math.max(0, Number(headers["x-ratelimit-reset"]) * 1e3 - nowMs);
			return status === 429 ? maxPauseMs : undefined;
		};
		const asksForPause = (error) => {
			const headers = headersOf(error);
			return (statusOf(error) ?? 0) < 500 && (headers["retry-after"] !== undefined || headers["x-ratelimit-remaining"] === "0");
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
		const claim = (count, word) => count === undefined ? "" : `${count} ${word}`;
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
			const told = mayLeaveOut && isLeftOut(open) ? leftOut : statusOfCase(attributes, open, repeatedCases);
			const { status, statusWord, failuresAreEarlier } = atEnd(told, isWhole);
			if (status === "unknown" && isWhole) problems.add({
				code: "unknown-result",
				message: `"${statusWord}" is an unrecognized result; the test does not count as passed.`
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
					statusWord: statusWord === undefined ? undefined : (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.ml)(statusWord, limits.nameChars),
					skipMessage: open.skipMessage,
					startedAt: (0, _reading_context_js__WEBPACK_IMPORTED_MODULE_0__.L2)(attributes.timestamp ?? attributes["started-at"]),
					...placeOf(open, context),
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
		const isLeftOut = ({ attributes: { result, status }, failures }) => failures.length === 0 && [result, status].some((word) => word !== undefined && isLeftOutWord(word));
		const atEnd = (told, isWhole) => isWhole || told.status !== "passed" && told.status !== "skipped" ? told : {
			...told,
			status: "unknown",
			statusWord: "cut off"
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
		const placeOf = ({ attributes, failures }, { nameOf }) => {
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
			const words = [attributes.result, attributes.status].flatMap((word) => word?.trim().slice(0, mostWordChars) || []);
			const fromWords = words.map(statusOfWord);
			if (words.some((word) => word.toLowerCase() === "disabled") || isYes(attributes.disabled)) return { status: "skipped" };
			if (isTimedOut || isYes(attributes.timedout) || fromWords.includes("timed-out")) return { status: "timed-out" };
			const mayBeFlaky = repeatedCases === "attempts" || !failures.some(isLastAttempt);
			if (isYes(attributes.flaky) && mayBeFlaky && !fromWords.some(isBadWord)) return {
				status: "passed",
				failuresAreEarlier: true
			};
			const fromElements = failures.filter(isLastAttempt).map(({ failure }) => statusOfFailure(failure));
			if (fromElements.length === 0 && failures.some(isRerun) && !fromWords.includes("passed")) fromElements.push("failed");
			if (isSkipped || isYes(attributes.skipped) || isNo(attributes.executed)) fromElements.push("skipped");
			if (isNo(attributes.success) && fromElements.length === 0) fromElements.push("failed");
			const status = worst([...fromElements, ...fromElements.length > 0 ? fromWords.filter(isBadWord) : fromWords]);
			return status === "unknown" ? {
				status,
				statusWord: words[fromWords.indexOf("unknown")]
			} : { status };
		};
		const mostWordChars = 100;
		const isBadWord = (status) => status === "failed" || status === "error";
		const wordsOfStatus = {
			passed: "passed pass success successful succeeded ok run completed finished done executed",
			failed: "failed fail failure",
			error: "error errored broken crashed aborted",
			skipped: "skipped skip ignored disabled notrun notexecuted suppressed inconclusive omitted todo excluded",
			"timed-out": "timedout timeout",
			pending: "pending queued running started scheduled"
		};
		const statusByWord = new Map(Object.entries(wordsOfStatus).flatMap(([status, spellings]) => spellings.split(" ").map((word) => [word, status])));
		const statusOfWord = (word) => statusByWord.get(word.slice(0, 40).toLowerCase().replace(/[\s_-]+/g, "")) ?? "unknown";
		const isLeftOutWord = (word) => /^not[ _-]?run|abort/i.test(word.trim().slice(0, mostWordChars));
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
	})
};
;
