"use strict";
exports.id = 144;
exports.ids = [144];
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
	52575: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			II: () => openGitHubApi,
			c2: () => statusOf,
			gB: () => NotPermittedError,
			wo: () => isNotPermitted
		});
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61640);
		var _stall_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84073);
		class NotPermittedError extends Error {
			code = "github-not-permitted";
			constructor(what, permission, cause) {
				super(`${what} was left out: the token lacks "${permission}: write". Tokens of pull requests from forks and of Dependabot never have it; elsewhere grant it in the job's permissions`, { cause });
				this.name = "NotPermittedError";
			}
		}
		const maxTries = 3;
		const maxPauseMs = 6e4;
		const openGitHubApi = async (token, { environment, github, log, clock, signal }, guard = (0, _stall_guard_js__WEBPACK_IMPORTED_MODULE_1__.GD)(clock)) => {
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
		const whatHappened = (error) => error instanceof Error && "response" in error && error.response !== undefined ? `responded with status ${statusOf(error)}` : `did not respond (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_2__.Q)(error)})`;
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
	}),
	28008: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => present });
		const present = (record) => {
			const kept = {};
			for (const key in record) if (record[key] !== undefined) kept[key] = record[key];
			return kept;
		};
	}),
	62181: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EF: () => selectedSuite,
			Om: () => sayMissing,
			PF: () => accountStarted,
			Se: () => countKnownTests,
			Tw: () => addNeverRan,
			Zy: () => addCounters,
			fS: () => findMissingTests,
			mG: () => subtractCounters,
			r4: () => failedIn,
			x$: () => executedIn,
			x7: () => countByStatus
		});
		var _binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46678);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8882);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91171);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50191);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7141);
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
			return `${(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.TH)((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.Kl)(name.slice(0, Math.max(0, hash))))}#${(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.NY)(name.slice(hash + 1))} @ ${device}`;
		};
		const readReport = (sessions, classes, suiteNames) => {
			const reported = new Map();
			const add = (test) => {
				const className = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.Kl)(test.className);
				const simple = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.TH)(className);
				const isUnknownName = !suiteNames.has((0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)({
					className,
					name: (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.NY)(test.name)
				}));
				addName(reported, !classes.has(className) && classes.has(simple) ? simple : className, test.name, isUnknownName);
			};
			for (const { tests } of sessions) for (const test of tests) if (test.status !== "pending") add(test);
			return ({ className, name, parameterized }) => {
				const simple = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.TH)(className);
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
			reported.names.add((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_4__.NY)(name));
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
			if (suite === undefined || unclear !== undefined || suite.tests.length === 0 && !(0, _binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__.A)(suite)) return "unknown";
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
		const sayMissing = ({ missing, unclaimed, leftOut = [] }, log) => {
			if (unclaimed !== undefined) log.info(`Not all missing tests can be found: ${unclaimed}.`);
			if (missing.length > 0) log.warning(`Tests of the suite without a result on at least one device: ${listed(missing.map(({ name }) => name))}.`);
			if (leftOut.length > 0) log.warning(`Tests of the suite that no device ran, perhaps because its own test runner leaves them out: ${listed(leftOut)}.`);
		};
		const listed = (names) => {
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
	39188: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AM: () => claimedCounts,
			G8: () => compareCounts,
			GR: () => resultsName,
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
			const clause = `${name} counts ${own} failed ${noun(own)}, but the ${resultsName(session)} ${held}`;
			return own < held ? better : compareCounts(own, held + (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.r4)(attempts), clause);
		};
		const compareExecuted = (claimed, { session, results, attempts }, name) => {
			const [own, held] = [claimed.passed + claimed.failed + claimed.error, (0, _accounting_js__WEBPACK_IMPORTED_MODULE_1__.x$)(results)];
			if (own + claimed.timedOut === 0 && held > 0) return worse(`${name} counts no executed tests, but the ${resultsName(session)} ${held}`);
			const clause = `${name} counts ${own} executed ${noun(own)}, but the ${resultsName(session)} only ${held}`;
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
		const noun = (count) => count === 1 ? "test" : "tests";
		const amount = (count) => `${count} ${noun(count)}`;
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
			const { limits, nameOf, problems, keepsPassedOutput, repeatedCases } = context;
			const { status, statusWord, failuresAreEarlier } = atEnd(statusOfCase(attributes, open, repeatedCases), isWhole);
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
	})
};
;
