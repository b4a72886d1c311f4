"use strict";
exports.id = 930;
exports.ids = [930];
exports.modules = {
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
	15330: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J3: () => describeLabels,
			kb: () => dayOf,
			u0: () => describePast
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);
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
				...counts.new > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.vm)(counts.new)} new`] : [],
				...counts.known > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.vm)(counts.known)} known${since}`] : [],
				...counts.flaky > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.vm)(counts.flaky)} flaky`] : []
			];
			const all = counts.new + counts.known + counts.flaky;
			return all === 0 ? undefined : `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.vm)(all)} failed${inQuarantine(totals.quarantined, all)}: ${parts.join(", ")}`;
		};
		const inQuarantine = (quarantined, all) => {
			if (quarantined === 0) return "";
			if (quarantined < all) return `, ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.vm)(quarantined)} of them in quarantine`;
			return all === 1 ? " in quarantine" : ", all in quarantine";
		};
		const order = [
			"new",
			"known",
			"flaky"
		];
		const describePast = (history = [], now) => order.flatMap((label) => {
			const own = history.filter((each) => each.label === label);
			return own.length === 0 ? [] : [describeLabel(label, own, now)];
		}).join(", ");
		const describeLabel = (label, own, now) => {
			if (label === "known") {
				const since = Math.min(...own.flatMap((each) => each.since === undefined ? [] : [each.since.startedAtMs]));
				return Number.isFinite(since) ? `known since ${dayOf(since, now)}` : label;
			}
			const rate = Math.max(0, ...own.map(({ flakyRate }) => flakyRate?.rate ?? 0));
			return label === "flaky" && rate > 0 ? `flaky ${Math.max(1, Math.round(rate * 100))}%` : label;
		};
	}),
	55271: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => createSignatures,
			SP: () => explainFailure,
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
		const maxTraces = 1e3;
		const failuresBehind = (test, outcome) => outcome === "flaky" ? test.earlierAttempts.findLast(({ failures }) => failures.length > 0)?.failures ?? [] : test.failures;
		const createSignatures = () => {
			const factsByTrace = new Map();
			const factsOf = (trace = "") => {
				const before = factsByTrace.get(trace);
				if (before !== undefined) return before;
				const facts = {
					cause: deepestCause(trace),
					place: firstPlace({
						kind: "failure",
						trace
					})
				};
				if (factsByTrace.size < maxTraces) factsByTrace.set(trace, facts);
				return facts;
			};
			return (test, outcome) => {
				const prefix = outcome === "flaky" ? "flaky " : "";
				const [failure] = failuresBehind(test, outcome);
				if (failure === undefined) return `${prefix}${test.status}`;
				const { trace, ...withoutTrace } = failure;
				const { cause, place } = factsOf(trace);
				return `${prefix}${withoutNumbers(`${failureHeadline(failure)} by ${cause}`)} at ${firstPlace(withoutTrace) || place}`;
			};
		};
		const firstPlace = (failure) => {
			const [hint] = sourceHints({}, failure);
			return hint === undefined ? "" : `${hint.file}:${hint.line}`;
		};
		const withoutNumbers = (text) => text.replace(/0x[\da-f]+|@[\da-f]{4,}|\d+/gi, "#").replace(/\s+/g, " ");
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
			const className = withoutModule.slice(0, lastDot);
			return file === undefined ? { className } : {
				className,
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
			const told = new Set();
			for (const hint of allHints(test, failure)) {
				const key = `${hint.packagePath ?? ""} ${hint.file}:${hint.line}`;
				if (hint.line < 1 || told.has(key)) continue;
				told.add(key);
				yield hint;
				if (told.size === maxHints) return;
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
					const clause = `${name} counts ${(0, evidence_reading.vj)(own)} in state ERROR, but the ${(0, evidence_reading.GR)(session)} ${held}`;
					return own < held ? evidence_reading.JF : (0, evidence_reading.G8)(own, held + attempts.error, clause);
				})),
				(0, evidence_reading.nM)(source, "timed-out tests", { worse: (0, evidence_reading.iU)("test-timed-out") }, counted(of, ({ timedOut: own }) => own === 0 ? evidence_reading.Ge : (0, evidence_reading.JJ)(`${name} counts ${(0, evidence_reading.vj)(own)} that the service timed out`))),
				(0, evidence_reading.nM)(source, "tests that never ran", { worse: (0, evidence_reading.NZ)("tests-never-ran") }, counted(of, ({ pending }, { session }) => pending === 0 || (0, evidence_reading.Pb)(session) ? evidence_reading.Ge : (0, evidence_reading.JJ)(`${name} counts ${(0, evidence_reading.vj)(pending)} that never ran`)))
			];
		};
		const buildWords = {
			name: "the build",
			hasStatus: "the build reports the session as …",
			stillHasStatus: "the build still reports the session as …",
			hasUnrecognizedStatus: "the build gives the session the unrecognized status …",
			isInError: "the build reports the session in error",
			isTimedOut: "the build reports that the service timed out the session"
		};
		const sessionWords = {
			name: "the session",
			hasStatus: "the session has the status …",
			stillHasStatus: "the session still has the status …",
			hasUnrecognizedStatus: "the session has the unrecognized status …",
			isInError: "the session ended in error",
			isTimedOut: "the service timed out the session"
		};
		const withWord = (text, word) => text.replace("…", () => `"${word ?? ""}"`);
		const statusReading = (of) => (isWorse, clause) => (compared) => {
			const { status: own, word = own } = of(compared.session) ?? {};
			if (own === undefined) return evidence_reading.Ge;
			return isWorse(own, compared) ? (0, evidence_reading.JJ)(withWord(clause, word)) : evidence_reading.ie;
		};
		const endRows = (source, words, of) => {
			const status = statusReading(of);
			return [
				(0, evidence_reading.nM)(source, "status error", {
					worse: (0, evidence_reading.z3)("session-error"),
					unreadable: (0, evidence_reading.z3)("word-unknown")
				}, (compared) => {
					const { status: own, word } = of(compared.session) ?? {};
					if (own === "unknown") return {
						cell: "unreadable",
						clause: withWord(words.hasUnrecognizedStatus, word)
					};
					const isPlain = word === undefined || word.toLowerCase() === "error";
					return status((each) => each === "error", `${words.isInError}${isPlain ? "" : " (…)"}`)(compared);
				}),
				(0, evidence_reading.nM)(source, "status timed out", { worse: (0, evidence_reading.iU)("session-timed-out") }, status((own) => own === "timed-out", words.isTimedOut)),
				(0, evidence_reading.nM)(source, "status unfinished", { worse: (0, evidence_reading.z3)("session-unfinished") }, (compared) => {
					const isOpen = (own) => own === "running" || own === "queued";
					const { details, report } = compared.session.evidence;
					if (details.state === "uncollected") return evidence_reading.Ge;
					if (report.state === "missing") return status(isOpen, words.stillHasStatus)(compared);
					const isUncounted = (0, evidence_reading.J4)(compared.session).length === 0;
					return status((own) => isOpen(own) && isUncounted, `${words.stillHasStatus}, and no counters say how many tests ended`)(compared);
				})
			];
		};
		const statedRows = (source, words, of) => {
			const { name } = words;
			const status = statusReading(of);
			const ofCounters = (session) => of(session)?.counters;
			return [
				(0, evidence_reading.nM)(source, "status skipped", { worse: (0, evidence_reading.z3)("counts-contradict") }, status((own, { results }) => own === "skipped" && (0, accounting.x$)(results) > 0, `${words.hasStatus}, but it executed tests`)),
				(0, evidence_reading.nM)(source, "status failed", { worse: (0, evidence_reading.z3)("failed-without-test") }, status((own, compared) => own === "failed" && !(0, evidence_reading.vr)(compared), `${words.hasStatus}, but no test failed`)),
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
		const serviceError = ({ session, tests }, message) => [tests, ...(0, evidence_reading.AM)(session)].some((counters) => (0, accounting.x$)(counters) > 0) ? `the service reports an error after tests ran: ${message}` : `the service could not run it: ${message}`;
		const evidenceRows = [
			(0, evidence_reading.nM)("device status", "error entry", { worse: (0, evidence_reading.z3)("session-not-run") }, (compared) => {
				const { deviceStatus } = compared.session.evidence;
				if (deviceStatus === undefined) return evidence_reading.Ge;
				return deviceStatus.status === "error" ? (0, evidence_reading.JJ)(serviceError(compared, deviceStatus.message)) : evidence_reading.ie;
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
				const where = details.state === "document" ? `${details.job} reported no session` : "the build lists no session";
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
			...endRows("build entry", buildWords, statedByBuild),
			...endRows("session", sessionWords, statedBySession),
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
				return details.state === "missing" && report.state === "none" && !(0, evidence_reading.JR)(session) ? (0, evidence_reading.JJ)(`its details are still missing (${details.message}), and this framework has no report`) : evidence_reading.Ge;
			}),
			bundle_cases.fr,
			...statedRows("build entry", buildWords, statedByBuild),
			...statedRows("session", sessionWords, statedBySession),
			(0, evidence_reading.nM)("report", "crash message", { worse: (0, evidence_reading.z3)("report-crash") }, ({ session: { evidence } }) => {
				const crash = evidence.report.state === "read" ? evidence.report.crash : undefined;
				return crash === undefined ? evidence_reading.Ge : (0, evidence_reading.JJ)(`its JUnit report says that the instrumentation crashed: ${crash}`);
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
					clause: `${(0, results.U)(unknown)} has the unrecognized status "${unknown.statusWord ?? "?"}"`
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
			return evidenceRows.flatMap((each) => {
				const { cell, clause = "" } = each.read(compared);
				const ruling = each.rulings[cell];
				return ruling === undefined ? [] : [{
					...ruling,
					clause
				}];
			});
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
				const common = {
					...nothingSaid,
					build,
					buildStartedAt,
					device,
					deviceError
				};
				if (build.serviceShards !== undefined) return tellingFailed(shardSessions(common, build.serviceShards, summaries, record));
				if (summaries.length === 0 && deviceError === undefined && ranElsewhere(build, record)) return [];
				if (summaries.length === 0) return [{
					...common,
					key: keyOf(build, device, 0),
					shard: build.shard
				}];
				const lacking = lackingSessions(build, record, device);
				const total = summaries.length + lacking;
				const ofShard = (nth) => ({
					...common,
					key: keyOf(build, device, nth),
					shard: shardOf(build, nth, total)
				});
				const saysSplit = own.some(({ isSharded }) => isSharded === true) || !summaries.every(namesNoShard);
				const isUnsplit = build.requestedSplit?.sessions === 1 && summaries.length > 1 && !saysSplit;
				const shown = tellingFailed(summaries.map((summary, nth) => ({
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
				const key = keyOf(build, `other ${device}`, nth);
				return [{
					...nothingSaid,
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
				const key = keyOf(build, `error ${device}`, nth);
				return {
					...nothingSaid,
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
		const tellingFailed = (sessions) => {
			const failed = sessions.filter(({ summary }) => summary !== undefined && saysFailed(summary));
			if (failed.length === 0) return sessions;
			return sessions.map((session) => session.deviceError?.status === "failed" && !failed.includes(session) ? {
				...session,
				deviceError: undefined
			} : session);
		};
		const saysFailed = ({ status, counters }) => status === "failed" || counters !== undefined && (0, accounting.r4)(counters) > 0;
		const nothingSaid = {
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
					key: keyOf(build, device, index),
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
				key: keyOf(build, device, total + nth),
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
					foreign: `session ${summary.id} is listed under ${placesOf(sharing)}`
				};
			});
		};
		const placesOf = (sessions) => {
			const names = [
				({ device }) => `"${device}"`,
				({ build }) => `build ${build.id}`,
				({ shard }) => (0, describe.y0)(shard)
			].map((name) => [...new Set(sessions.map(name))]);
			return names.find((places) => places.length > 1)?.join(" and ") ?? "several entries";
		};
		const isMatch = (match, device) => typeof match === "object" && match.device === device;
		const shardOf = ({ shard }, nth, sessions) => ({
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
		const keyOf = (build, device, nth) => `${build.id}/${nth}/${(0, device_name.cY)(device)}`;
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
	23080: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => accountRun,
			JB: () => judgeJob,
			bz: () => knownOf,
			vZ: () => shownFacts
		});
		var _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69656);
		var _lib_present_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28008);
		var _results_accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62181);
		var _prepare_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69054);
		var _judge_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64193);
		const knownOf = ({ selection, notice, nothingToRun }) => ({
			nothingToRun,
			knownSuite: (0, _results_accounting_js__WEBPACK_IMPORTED_MODULE_0__.EF)(selection),
			suite: selection.whole,
			notices: notice === undefined ? [] : [notice]
		});
		const accountRun = ({ plan, selection }, sessions, state) => (0, _results_accounting_js__WEBPACK_IMPORTED_MODULE_0__.PF)(selection, plan.shards, sessions, state.facts().unstarted);
		const longestName = 300;
		const shownFacts = ({ facts, outcome }, redact, own = []) => {
			const known = new Map(own.map((word) => [word, word]));
			const show = (text) => {
				const before = known.get(text);
				if (before !== undefined) return before;
				const shown = redact(text);
				if (text.length <= longestName) known.set(text, shown);
				return shown;
			};
			const { knownSuite, suite, history, ...rest } = outcome;
			return {
				facts: (0, _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_3__.z)(facts, show),
				outcome: {
					...(0, _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_3__.z)(rest, show),
					...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_4__.E)({
						knownSuite,
						suite,
						history
					})
				}
			};
		};
		const judgeJob = (inputs, facts, outcome, context) => {
			const own = [...inputs.deviceLines, ...facts.devices.map(({ device }) => device)];
			const shown = shownFacts({
				facts,
				outcome
			}, context.redact, own);
			const job = (0, _prepare_plan_js__WEBPACK_IMPORTED_MODULE_1__.hx)(inputs, context.github, facts.devices, outcome.suiteId);
			return (0, _judge_run_js__WEBPACK_IMPORTED_MODULE_2__.Z)(inputs, shown.facts, shown.outcome, {
				baseUrl: context.baseUrl,
				simulated: context.isSimulated(),
				job
			});
		};
	}),
	64193: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => judgeRun,
			P: () => nothingSelected
		});
		var device_shard = __webpack_require__(8882);
		var model_status = __webpack_require__(50191);
		var results_totals = __webpack_require__(58983);
		var history_history = __webpack_require__(29516);
		var history_outcomes = __webpack_require__(67351);
		;
		const flakyChanges = 3;
		const outcomesIn = ({ runs, codes }) => runs.flatMap((run, at) => (codes[at] ?? 0) === 0 ? [] : [{
			run,
			code: codes[at] ?? 0
		}]);
		const lineOf = ({ branch, pullRequest }) => pullRequest === undefined ? `branch ${branch}` : `pull request ${pullRequest}`;
		const judgeFailure = (row, run) => {
			if (isFlakyIn(row, run)) return { label: "flaky" };
			const earlier = outcomesIn(row).filter((past) => past.run.id !== run.id);
			const byLine = Map.groupBy(earlier, (past) => lineOf(past.run));
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
			const lastFailure = own.findLastIndex(({ code }) => (0, history_outcomes.N6)(code));
			const since = startOfFailures(own.slice(0, lastFailure + 1));
			return since === undefined ? { label: "new" } : {
				label: "known",
				since
			};
		};
		const startOfFailures = (outcomes) => {
			const lastOther = outcomes.findLastIndex(({ code }) => !(0, history_outcomes.N6)(code));
			return outcomes[lastOther + 1]?.run;
		};
		const isFlakyIn = (row, run) => {
			const past = outcomesIn(row);
			if (past.some(({ run: { commit }, code }) => commit === run.commit && (0, history_outcomes.YX)(code))) return true;
			return flakyRateOf(row, run) !== undefined;
		};
		const flakyRateOf = (row, run) => {
			const past = outcomesIn(row);
			const mixed = mixedCommits(past);
			if (mixed.size === 0 && changesOn(past, [lineOf(run), ...run.baseBranches.map((branch) => lineOf({ branch }))]) < flakyChanges) return undefined;
			let failures = 0;
			let outcomes = 0;
			for (const { run: { commit }, code } of past) {
				const weight = mixed.has(commit) ? 2 : 1;
				outcomes += weight;
				if (!(0, history_outcomes.YX)(code) || (0, history_outcomes.z)(code)) failures += weight;
			}
			return {
				rate: failures / outcomes,
				failures,
				outcomes
			};
		};
		const mixedCommits = (past) => {
			const passed = new Set(past.filter(({ code }) => (0, history_outcomes.YX)(code)).map(({ run }) => run.commit));
			const failed = past.filter(({ code }) => (0, history_outcomes.N6)(code) || (0, history_outcomes.z)(code)).map(({ run }) => run.commit);
			return new Set(failed.filter((commit) => passed.has(commit)));
		};
		const changesOn = (past, lines) => {
			const byLine = Map.groupBy(past, ({ run }) => lineOf(run));
			const changesIn = (line) => {
				const outcomes = byLine.get(line) ?? [];
				return outcomes.filter(({ code }, at) => at > 0 && (0, history_outcomes.N6)(code) !== (0, history_outcomes.N6)(outcomes[at - 1]?.code ?? code)).length;
			};
			return [...new Set(lines)].reduce((sum, line) => sum + changesIn(line), 0);
		};
		const longestFlake = 2;
		const flakyRunsOf = (row) => {
			const past = outcomesIn(row);
			const mixed = mixedCommits(past);
			const flaky = past.filter(({ run, code }) => (0, history_outcomes.z)(code) || (0, history_outcomes.N6)(code) && mixed.has(run.commit));
			for (const [line, outcomes] of Map.groupBy(past, ({ run }) => lineOf(run))) if (mixed.size > 0 || changesOn(past, [line]) >= flakyChanges) flaky.push(...shortFailures(outcomes));
			return new Set(flaky.map(({ run }) => run.id));
		};
		const shortFailures = (outcomes) => {
			const passes = outcomes.flatMap(({ code }, at) => (0, history_outcomes.YX)(code) ? [at] : []);
			return passes.flatMap((pass, nth) => {
				const between = outcomes.slice(pass + 1, passes[nth + 1] ?? pass);
				return between.length <= longestFlake ? between : [];
			});
		};
		var run_outcomes = __webpack_require__(27583);
		var durations = __webpack_require__(71698);
		var wildcard = __webpack_require__(54317);
		var results = __webpack_require__(91171);
		var history_quarantine = __webpack_require__(90362);
		;
		const lookedAtRuns = 20;
		const leastFlakyRuns = 3;
		const suggestedDays = 30;
		const mostSuggestions = 20;
		const suggestEntries = (history, context) => {
			const entries = context.quarantine === undefined ? [] : (0, history_quarantine.Mc)(context.quarantine, context.framework);
			const active = entries.filter((entry) => !(0, history_quarantine._d)(entry, context.at));
			const isListed = (test, device) => active.some((entry) => matches(entry, test, device));
			const add = [...rowsByTest(history)].flatMap(([test, byDevice]) => suggestEntry(test, byDevice, history.runs, isListed, context) ?? []).toSorted((a, b) => b.flakyRuns - a.flakyRuns).slice(0, mostSuggestions);
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
		const suggestEntry = (test, byDevice, runs, isListed, context) => {
			const flaky = [...byDevice].flatMap(([device, codes]) => {
				if (!codes.some((code) => !(0, history_outcomes.YX)(code) || (0, history_outcomes.z)(code)) || isListed(test, device)) return [];
				const ids = flakyRunsOf({
					runs,
					codes
				});
				return ids.size === 0 ? [] : [{
					device,
					ids
				}];
			});
			if (flaky.length === 0) return undefined;
			const lastIds = lastRunIds([...byDevice.values()], runs);
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
		const lastRunIds = (rows, runs) => {
			const ids = runs.filter((_run, at) => rows.some((codes) => (codes[at] ?? 0) > 0)).map(({ id }) => id);
			return [...new Set(ids)].slice(-lookedAtRuns);
		};
		const entryYaml = ({ test, devices, flakyRuns, runs }, context) => {
			const until = new Date(context.at.getTime() + suggestedDays * durations.LP).toISOString().slice(0, "YYYY-MM-DD".length);
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
				for (const [device, codes] of byDevice) {
					if (!matches(entry, test, device)) continue;
					const lastIds = new Set(lastRunIds([codes], history.runs));
					const isTroubled = (code) => (0, history_outcomes.N6)(code) || (0, history_outcomes.z)(code);
					if (history.runs.some(({ id }, nth) => lastIds.has(id) && isTroubled(codes[nth] ?? 0))) return [];
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
		var history_durations = __webpack_require__(20661);
		;
		const shownRuns = 50;
		const shownTests = 10;
		const shownDevices = 50;
		const trendsOf = ({ runs, tests }) => {
			const columns = columnsOf(runs);
			const byRun = columns.map(noCounts);
			const byDevice = new Map();
			const byTest = [];
			for (const [className, byName] of tests) {
				for (const [name, devices] of byName) {
					const ofTest = noCounts();
					const durationsMs = [];
					for (const [device, codes] of devices) {
						const ofDevice = byDevice.get(device) ?? noCounts();
						byDevice.set(device, ofDevice);
						durationsMs.push(...countRow({
							runs,
							codes
						}, columns, byRun, [ofDevice, ofTest]));
					}
					const durationMs = (0, history_durations.JZ)(durationsMs);
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
				runs: columns.map((attempts, nth) => runTrend(attempts, byRun[nth])),
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
		const columnsOf = (runs) => [...Map.groupBy([...runs.entries()], ([, { id }]) => id).values()].slice(-shownRuns);
		const countRow = ({ runs, codes }, columns, byRun, others) => {
			const flakyIds = codes.some(isTroubled) ? flakyRunsOf({
				runs,
				codes
			}) : none;
			const durationsMs = [];
			for (const [nth, attempts] of columns.entries()) {
				const code = newestOutcome(attempts, codes);
				if (code === 0) continue;
				const isFlaky = flakyIds.size > 0 && flakyIds.has(attempts[0]?.[1].id ?? "");
				const ofRun = byRun[nth];
				if (ofRun !== undefined) count(ofRun, code, isFlaky);
				for (const counts of others) count(counts, code, isFlaky);
				const durationMs = (0, history_outcomes.YX)(code) ? (0, history_outcomes.cf)(code) : undefined;
				if (durationMs !== undefined) durationsMs.push(durationMs);
			}
			return durationsMs;
		};
		const none = new Set();
		const isTroubled = (code) => (0, history_outcomes.N6)(code) || (0, history_outcomes.z)(code);
		const newestOutcome = (attempts, codes) => {
			for (let nth = attempts.length - 1; nth >= 0; nth--) {
				const code = codes[attempts[nth]?.[0] ?? 0] ?? 0;
				if (code > 0) return code;
			}
			return 0;
		};
		const count = (counts, code, isFlaky) => {
			counts.outcomes += 1;
			if ((0, history_outcomes.N6)(code)) counts.failed += 1;
			if (isFlaky || (0, history_outcomes.z)(code)) counts.flaky += 1;
		};
		const runTrend = (attempts, counts) => {
			const { outcomes = 0, failed = 0, flaky = 0 } = counts ?? {};
			const newest = attempts.at(-1)?.[1];
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
			const tests = analysis.tests.map((test) => {
				const history = historyOfTest(test, {
					...analysis,
					devices
				}, earlier, run);
				return history.length === 0 ? test : {
					...test,
					history
				};
			});
			const { baseBranches: _none, ...own } = run;
			const all = (0, history_history.dk)(stored, (0, run_outcomes.u)(analysis, own));
			return {
				tests,
				failedOrFlaky: analysis.failedOrFlaky.map((test) => tests[test.index] ?? test),
				history: {
					earlierRuns: new Set(earlier.runs.filter(({ id }) => id !== run.id).map(({ id }) => id)).size,
					labels: countLabels({
						...analysis,
						tests
					}),
					suggestions: suggestEntries(all, context),
					trends: trendsOf(all)
				}
			};
		};
		const historyOfTest = (test, { devices, deviceMatrix, failOnFlaky }, { runs, tests }, run) => {
			const byDevice = tests.get(test.className)?.get(test.name);
			return devices.flatMap((name, device) => {
				const codes = byDevice?.get(name) ?? nothing;
				const outcome = deviceMatrix.outcome(test, device);
				const failed = isFailed(outcome);
				const countsAsFailed = outcome === "flaky" && failOnFlaky;
				if (outcome === "no result" || !(failed || outcome === "flaky" || codes.some(analyze_history_isTroubled))) return [];
				const row = {
					runs,
					codes
				};
				const judgment = failed ? judgeFailure(row, run) : countsAsFailed ? { label: "flaky" } : {};
				const flakyRate = flakyRateOf(row, run);
				const recent = runs.flatMap((each, at) => {
					const code = codes[at] ?? 0;
					if (code === 0) return [];
					const durationMs = (0, history_outcomes.cf)(code);
					return [{
						status: (0, history_outcomes.c2)(code),
						run: each,
						durationMs
					}];
				});
				return [{
					device,
					...judgment,
					flakyRate,
					recent
				}];
			});
		};
		const nothing = new Uint16Array();
		const isFailed = (outcome) => (0, model_status.QV)(outcome) || outcome === "quarantined";
		const analyze_history_isTroubled = (code) => (0, history_outcomes.N6)(code) || (0, history_outcomes.z)(code);
		const countLabels = (analysis) => {
			const labeled = (0, results_totals.OJ)(analysis);
			const counts = {
				new: 0,
				known: 0,
				flaky: 0
			};
			let knownSinceMs = Number.POSITIVE_INFINITY;
			for (const { test, label: device } of (0, results_totals.Nc)(analysis.shards, analysis.failOnFlaky)) {
				const { label = "new", since } = labeled(test, device) ?? {};
				counts[label] += 1;
				if (since !== undefined) knownSinceMs = Math.min(knownSinceMs, since.startedAtMs);
			}
			return Number.isFinite(knownSinceMs) ? {
				...counts,
				knownSinceMs
			} : counts;
		};
		var quarantine_warnings = __webpack_require__(58138);
		var run_history = __webpack_require__(66508);
		var capitalized = __webpack_require__(82285);
		var accounting = __webpack_require__(62181);
		var attempts = __webpack_require__(7330);
		var describe = __webpack_require__(18665);
		var root_cause = __webpack_require__(55271);
		;
		const analyzeTests = (unordered) => {
			const byDevice = Map.groupBy(unordered, ({ last }) => (0, device_shard.hV)(last));
			const devices = [...byDevice.keys()];
			const shards = [...byDevice.values()].flat();
			const outcomes = createOutcomeGrid(devices.length);
			const groups = createFailureGroups();
			const counted = createTestCounters();
			const add = (test, device, shard) => {
				const counters = counted.of(test.className, test.name);
				const outcome = (0, attempts.sG)(test, shard);
				outcomes.worsen(counters.index, device, outcome);
				addDuration(counters, test.durationMs, device);
				if (!(0, model_status.wz)(outcome)) return;
				groups.add(counters.index, device, {
					test,
					session: shard.sessionOf(test)
				}, outcome, shard.quarantined.has(test));
			};
			for (const [device, ofDevice] of [...byDevice.values()].entries()) for (const shard of ofDevice) for (const test of shard.tests) add(test, device, shard);
			const tests = counted.all().map(({ sumMs, timed, ...test }) => ({
				...test,
				...countDevices(devices.length, (device) => outcomes.read(test.index, device)),
				averageMs: timed === 0 ? 0 : sumMs / timed,
				failureGroups: groups.of(test.index)
			}));
			return {
				devices,
				shards,
				tests,
				failedOrFlaky: tests.filter((test) => test.failedOn + test.flakyOn > 0).toSorted(byReach),
				deviceMatrix: { outcome: (test, device) => outcomes.read(test.index, device) },
				balance: balanceOf(shards)
			};
		};
		const createTestCounters = () => {
			const all = [];
			return {
				all: () => all,
				of: (0, describe.MG)((className, name) => {
					const counters = {
						className,
						name,
						index: all.length,
						slowestMs: 0,
						slowestOn: 0,
						sumMs: 0,
						timed: 0
					};
					all.push(counters);
					return counters;
				})
			};
		};
		const addDuration = (test, durationMs, device) => {
			if (durationMs === undefined || !(durationMs >= 0)) return;
			test.sumMs += durationMs;
			test.timed += 1;
			if (durationMs <= test.slowestMs) return;
			test.slowestMs = durationMs;
			test.slowestOn = device;
		};
		const countDevices = (devices, outcomeOn) => {
			const counts = {
				ranOn: 0,
				failedOn: 0,
				flakyOn: 0
			};
			for (let device = 0; device < devices; device++) {
				const outcome = outcomeOn(device);
				if (outcome !== "no result") counts.ranOn += 1;
				if (outcome === "flaky") counts.flakyOn += 1;
				if ((0, model_status.QV)(outcome)) counts.failedOn += 1;
			}
			return counts;
		};
		const byReach = (a, b) => b.failedOn - a.failedOn || b.flakyOn - a.flakyOn || compare(a.className, b.className) || compare(a.name, b.name);
		const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
		const maxGroupsOfTest = 10;
		const maxSamples = 6;
		const createFailureGroups = () => {
			const groupsOfTests = new Map();
			const signatureOf = (0, root_cause.M)();
			return {
				add: (test, device, located, outcome, isQuarantined) => {
					const failures = (0, root_cause.Ys)(located.test, outcome);
					const groups = groupsOfTests.get(test) ?? new Map();
					groupsOfTests.set(test, groups);
					const key = `${isQuarantined} ${signatureOf(located.test, outcome)}`;
					const group = groups.get(key);
					if (group === undefined) {
						if (groups.size < maxGroupsOfTest) groups.set(key, {
							outcome,
							isQuarantined,
							failures,
							devices: [device],
							samples: [located]
						});
						return;
					}
					if (group.devices.at(-1) === device) return;
					group.devices.push(device);
					if (group.samples.length < maxSamples) group.samples.push(located);
				},
				of: (test) => {
					const groups = groupsOfTests.get(test);
					return groups === undefined ? analyze_tests_none : [...groups.values()].toSorted((a, b) => b.devices.length - a.devices.length);
				}
			};
		};
		const analyze_tests_none = [];
		const createOutcomeGrid = (devices) => {
			let cells = new Uint8Array(1024 * Math.max(1, devices));
			return {
				read: (test, device) => model_status.KI[cells[test * devices + device] ?? 0] ?? "no result",
				worsen: (test, device, outcome) => {
					const at = test * devices + device;
					if (at >= cells.length) {
						const larger = new Uint8Array(Math.max(at + devices, cells.length * 2));
						larger.set(cells);
						cells = larger;
					}
					cells[at] = Math.max(cells[at] ?? 0, (0, model_status.b8)(outcome));
				}
			};
		};
		const balanceOf = (shards) => {
			const timed = shards.flatMap(({ attempts: [session] }) => session?.durationMs !== undefined && session.durationMs > 0 ? [{
				session,
				durationMs: session.durationMs
			}] : []);
			const splits = [...Map.groupBy(timed, ({ session }) => (0, device_shard.hV)(session)).values()].filter((ofDevice) => ofDevice.length > 1).map(balanceOfShards);
			const worst = splits.toSorted((a, b) => b.longestMs - b.evenMs - (a.longestMs - a.evenMs))[0];
			return worst ?? balanceOfDevices(timed);
		};
		const balanceOfShards = (shards) => {
			const longest = longestOf(shards);
			const evenMs = shards.reduce((sum, { durationMs }) => sum + durationMs, 0) / shards.length;
			return {
				kind: "shards",
				longest: longest.session,
				longestMs: longest.durationMs,
				evenMs
			};
		};
		const balanceOfDevices = (devices) => {
			const fastest = devices.toSorted((a, b) => a.durationMs - b.durationMs)[0];
			if (fastest === undefined || devices.length === 1) return undefined;
			const slowest = longestOf(devices);
			return {
				kind: "devices",
				devices: devices.length,
				slowest: slowest.session,
				slowestMs: slowest.durationMs,
				fastest: fastest.session,
				fastestMs: fastest.durationMs
			};
		};
		const longestOf = (sessions) => sessions.reduce((a, b) => b.durationMs > a.durationMs ? b : a);
		var expected_sessions = __webpack_require__(592);
		var judge = __webpack_require__(24865);
		var bundle_cases = __webpack_require__(67765);
		var connect = __webpack_require__(27282);
		var collect_session = __webpack_require__(56556);
		;
		const nothingSelected = (why) => ({
			nothingToRun: why,
			emptySelection: true,
			knownSuite: {
				tests: [],
				unknown: []
			}
		});
		const judgeRun = (inputs, facts, outcome, origin) => {
			const leavesResults = outcome.plan !== undefined && !isCut(facts);
			const known = leavesResults ? [] : [...facts.sessions.values(), ...uncollected(facts)];
			const sessions = known.toSorted(byPlan(facts.started));
			const shards = applyQuarantine((0, expected_sessions.uN)(sessions), inputs, facts.startedAt);
			const missingTests = (0, accounting.Tw)(inputs.missingTests === "ignore" ? [] : outcome.missing ?? [], shards);
			const { failOnFlaky } = inputs;
			const totals = (0, results_totals.Hk)(shards, failOnFlaky, missingTests);
			const expected = (0, bundle_cases.ko)(shards);
			const builds = [...facts.started.map((started) => buildResult(started, facts.records.get(started.id), origin.baseUrl)), ...(outcome.documentedBuilds ?? []).map((build) => documentedBuild(build, origin.baseUrl))];
			const unstarted = [...facts.unstarted.map(describe.YD), ...outcome.unstarted ?? []];
			const isUnknown = outcome.knownSuite === "unknown" && outcome.plan === undefined && inputs.missingTests !== "ignore";
			const judged = withUnknownTests(isUnknown, judge_run_judge(outcome, {
				builds,
				shards,
				totals,
				failOnFlaky,
				cancelled: facts.cancelled,
				problems: facts.problems,
				missingTests: inputs.missingTests === "fail" ? outcome.missing ?? [] : [],
				unstarted
			}));
			return {
				framework: inputs.framework,
				simulated: origin.simulated,
				project: inputs.project,
				job: origin.job,
				builds,
				refs: usedOf(facts),
				...withHistory({
					...analyzeTests(shards),
					sessions,
					failOnFlaky
				}, inputs, facts, outcome),
				verdict: judged.verdict,
				notices: [
					...judged.notices,
					...unstarted.map(({ clause }) => `${(0, capitalized.l)(clause)}.`),
					...expected === undefined ? [] : [expected],
					...outcome.notices ?? []
				],
				totals,
				startedAt: facts.startedAt,
				finishedAt: facts.finishedAt,
				queueMs: facts.queueMs,
				deviceMs: sessions.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0),
				quarantine: quarantineReport(inputs, facts, outcome, shards),
				plan: outcome.plan,
				prediction: outcome.prediction ?? facts.prediction,
				missingTests,
				unstarted,
				emptySelection: outcome.emptySelection === true,
				knownSuite: outcome.knownSuite === "unknown" ? undefined : outcome.knownSuite
			};
		};
		const withHistory = (analyzed, { framework, quarantine }, facts, { history }) => {
			if (history === undefined) return {
				...analyzed,
				history
			};
			const { stored, run, newIssueUrl } = history;
			const context = {
				framework,
				quarantine,
				at: facts.startedAt,
				newIssueUrl
			};
			return {
				...analyzed,
				...analyzeHistory(analyzed, stored, (0, run_history.xh)(run, facts), context)
			};
		};
		const applyQuarantine = (shards, { quarantine, framework }, at) => quarantine === undefined ? shards : (0, history_quarantine.Su)(shards, quarantine, framework, at);
		const quarantineReport = ({ quarantine, framework, shardIndex }, { startedAt, cancelled, problems }, { suite }, shards) => {
			if (quarantine === undefined) return undefined;
			const known = {
				suite,
				shards,
				isPart: shardIndex !== undefined || cancelled || problems.length > 0
			};
			const warnings = (0, quarantine_warnings.O)(quarantine, framework, startedAt, known);
			return {
				file: quarantine.file,
				failures: (0, history_quarantine.ei)(shards),
				warnings
			};
		};
		const unknownTests = "the suite's tests are unknown, so missing tests cannot be detected";
		const withUnknownTests = (isUnknown, judged) => {
			if (!isUnknown) return judged;
			const { verdict, notices } = judged;
			const reason = verdict.kind === "passed" ? verdict.reason.replace(/\.$/, `; ${unknownTests}.`) : verdict.reason;
			return {
				verdict: {
					...verdict,
					reason
				},
				notices: [...notices, `${unknownTests.replace("the", "The")}.`]
			};
		};
		const byPlan = (started) => {
			const order = new Map(started.map(({ id, devices }, nth) => [id, {
				nth,
				places: new Map(devices.map((name, at) => [name, at]))
			}]));
			const startOrder = ({ buildId }) => order.get(buildId)?.nth ?? order.size;
			const place = ({ buildId, device }) => order.get(buildId)?.places.get(device) ?? -1;
			return (a, b) => startOrder(a) - startOrder(b) || place(a) - place(b) || a.shard.index - b.shard.index;
		};
		const judge_run_judge = ({ nothingToRun, dryRun, plan }, facts) => {
			if (dryRun !== undefined) return {
				verdict: {
					kind: "planned",
					reason: dryRun
				},
				notices: []
			};
			if (nothingToRun !== undefined && !isCut(facts)) return {
				verdict: {
					kind: "passed",
					reason: nothingToRun
				},
				notices: [nothingToRun]
			};
			if (plan === undefined || isCut(facts)) return (0, judge.A)(facts);
			return {
				verdict: startedVerdict(facts.builds),
				notices: []
			};
		};
		const isCut = ({ cancelled = false, problems, unstarted = [] }) => cancelled || problems.length > 0 || unstarted.length > 0;
		const startedVerdict = (builds) => ({
			kind: "started",
			reason: `${builds.length === 1 ? "One build was" : `${builds.length} builds were`} started; this step does not wait for results.`
		});
		const uncollected = ({ started, records, sessions, cancelled, problems }) => {
			if (!cancelled && !problems.some(isCutShort)) return [];
			const expected = started.flatMap((build) => {
				const record = records.get(build.id);
				return record === undefined || record.devices.length === 0 ? [] : (0, expected_sessions.MR)(build, record);
			});
			const why = cancelled ? "the run was cancelled" : "an error ended the run";
			return expected.filter(({ key }) => !sessions.has(key)).map((session) => (0, collect_session.hX)(session, why));
		};
		const isCutShort = ({ code }) => code === "unexpected" || code === "runner-file";
		const usedOf = ({ uploaded: { app, testSuite, media } }) => ({
			app,
			testSuite,
			media
		});
		const documentedBuild = (build, baseUrl) => ({
			...build,
			status: "documented",
			statusWord: "reported by its job",
			serviceRetries: false,
			dashboardUrl: (0, connect.aU)(baseUrl, build.id)
		});
		const buildResult = (started, record, baseUrl) => ({
			id: started.id,
			shard: started.shard,
			attempt: started.attempt,
			status: record?.status ?? "running",
			statusWord: record?.statusWord ?? "not polled yet",
			serviceRetries: started.serviceRetries,
			dashboardUrl: (0, connect.aU)(baseUrl, started.id)
		});
	}),
	8859: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_S: () => reportPlan,
			Go: () => reportRun
		});
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var lookup = __webpack_require__(25890);
		var api = __webpack_require__(52575);
		var branch_files = __webpack_require__(61721);
		var external_node_crypto_ = __webpack_require__(77598);
		;
		const createCheckRun = async (call, name, headSha, content, conclusion) => {
			const { title, summary, text, annotationBatches } = content;
			const [first = [], ...others] = annotationBatches;
			const output = {
				title,
				summary,
				text
			};
			try {
				const ownId = (0, external_node_crypto_.randomUUID)();
				const { data } = await call("POST /repos/{owner}/{repo}/check-runs", {
					name,
					head_sha: headSha,
					external_id: ownId,
					status: "completed",
					conclusion,
					output: {
						...output,
						annotations: first.map(annotationBody)
					}
				}, () => findCheck(call, name, headSha, ownId));
				const { id, url } = readCheck(data);
				for (const batch of others) {
					await call("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
						check_run_id: id,
						output: {
							...output,
							annotations: batch.map(annotationBody)
						}
					});
				}
				return url;
			} catch (error) {
				if ((0, api.wo)(error)) throw new api.gB(`The check run "${name}"`, "checks", error);
				throw error;
			}
		};
		const pageSize = 100;
		const findCheck = async (call, name, headSha, ownId) => {
			for (let page = 1;; page++) {
				const { data, headers } = await call("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", {
					ref: headSha,
					check_name: name,
					filter: "all",
					per_page: pageSize,
					page
				});
				const checks = typeof data === "object" && data !== null && "check_runs" in data ? data.check_runs : [];
				if (!Array.isArray(checks)) return undefined;
				const found = checks.find((check) => check?.external_id === ownId);
				if (found !== undefined) return {
					data: found,
					headers
				};
				if (checks.length < pageSize) return undefined;
			}
		};
		const annotationBody = ({ file, line, title, message }) => ({
			path: file,
			start_line: line,
			end_line: line,
			annotation_level: "failure",
			title,
			message
		});
		const readCheck = (data) => {
			if (typeof data !== "object" || data === null || !("id" in data) || typeof data.id !== "number") throw new Error("GitHub gave the check run no id");
			return {
				id: data.id,
				url: "html_url" in data && typeof data.html_url === "string" ? data.html_url : undefined
			};
		};
		var github_context = __webpack_require__(11754);
		var pull_request = __webpack_require__(24312);
		var stall_guard = __webpack_require__(84073);
		var service = __webpack_require__(92782);
		var error_codes = __webpack_require__(96804);
		var run_problem = __webpack_require__(25918);
		var model_status = __webpack_require__(50191);
		var cut = __webpack_require__(78091);
		var invisible = __webpack_require__(83780);
		var root_cause = __webpack_require__(55271);
		var results_totals = __webpack_require__(58983);
		var describe_tests = __webpack_require__(92407);
		;
		const noMessage = "The service reported no message for this failure.";
		const maxRead = 2e5;
		const maxLineLength = 400;
		const frameIndent = "    ";
		const shortenFailure = (failure, maxLines) => {
			const message = failure.message?.trim() ?? "";
			const trace = failure.trace?.trim() ?? "";
			const type = failure.type?.trim() ?? "";
			const ownMessage = trace.includes(message) ? "" : message;
			const head = type !== "" && !trace.includes(type) && !message.includes(type) ? `${type}${ownMessage === "" ? "" : ": "}` : "";
			const text = [`${head}${ownMessage}`, trace].filter((part) => part !== "").join("\n");
			return shortenLines(text.slice(0, maxRead).split(/\r\n?|\n/), maxLines);
		};
		const shortenLines = (lines, maxLines) => {
			const folded = foldFrames(dropHierarchy(lines));
			const kept = folded.slice(0, folded.length > maxLines ? Math.max(1, maxLines - 1) : maxLines);
			const left = folded.slice(kept.length).reduce((sum, line) => sum + 1 + line.folded, 0);
			const texts = kept.map(({ text }) => (0, cut.IN)(text, maxLineLength));
			return (left > 0 ? [...texts, `… ${left} more ${left === 1 ? "line" : "lines"}`] : texts).join("\n");
		};
		const dropHierarchy = (lines) => {
			const start = lines.findIndex((line) => /^\s*View Hierarchy:/i.test(line));
			if (start === -1) return [...lines];
			const length = lines.slice(start).findIndex((line) => (0, root_cause.fH)(line) !== undefined || /^\s*Caused by:/.test(line));
			const end = length === -1 ? lines.length : start + length;
			return [
				...lines.slice(0, start),
				`… view hierarchy (${end - start} lines): see the full report`,
				...lines.slice(end)
			];
		};
		const foldFrames = (lines) => {
			const folded = [];
			let run = [];
			const endRun = () => {
				const [only] = run;
				if (only !== undefined && run.length === 1) folded.push({
					text: frameIndent + only.trim(),
					folded: 0
				});
				if (run.length > 1) folded.push({
					text: `${frameIndent}… ${run.length} framework frames`,
					folded: run.length - 1
				});
				run = [];
			};
			for (const line of lines) {
				const frame = (0, root_cause.fH)(line);
				if (frame !== undefined && (0, root_cause.fZ)(frame.className)) {
					run.push(line);
					continue;
				}
				endRun();
				if (line.trim() !== "") folded.push({
					text: frame === undefined ? line : frameIndent + line.trim(),
					folded: 0
				});
			}
			endRun();
			return folded;
		};
		;
		const maxRunnerAnnotations = 10;
		const maxTitle = 255;
		const maxMessageBytes = 4096;
		const maxTraceLines = 25;
		const maxDevices = 10;
		const maxDeviceName = 100;
		const annotationsFor = (run, sources, limit = maxRunnerAnnotations) => {
			const all = [...distinctFailures(run).map((failure) => () => failureAnnotation(run, sources, failure)), ...run.shards.filter(isDead).map((shard) => () => sessionAnnotation(run, sources, shard))];
			return {
				annotations: all.slice(0, limit).map((make) => make()),
				more: Math.max(0, all.length - limit)
			};
		};
		const verbs = {
			failed: "failed",
			"timed-out": "timed out",
			flaky: "is flaky"
		};
		const distinctFailures = ({ failOnFlaky, failedOrFlaky }) => failedOrFlaky.flatMap((test) => test.failureGroups.map((group) => ({
			test,
			group
		}))).filter(({ group: { outcome, isQuarantined } }) => !isQuarantined && verbs[outcome] !== undefined && (outcome !== "flaky" || failOnFlaky)).toSorted((a, b) => b.group.devices.length - a.group.devices.length);
		const failureAnnotation = (run, sources, { test, group }) => {
			const { devices, outcome, failures, samples } = group;
			const names = devices.map((device) => run.devices[device] ?? "");
			const text = textOf(failures);
			return {
				...titled(shortName(test), `${verbs[outcome]} ${describeDevices(names, run.devices.length)}`, run),
				message: shown(`${text === "" ? noMessage : text}\n\nOn ${(0, describe_tests.Zv)(names, maxDevices)}`),
				...placeOf(samples[0]?.test, failures, sources)
			};
		};
		const describeDevices = (names, all) => {
			if (names.length === 1) return `on ${plainName(names[0] ?? "", maxDeviceName)}`;
			return `on ${names.length === all ? (0, describe_tests.rM)(all) : `${names.length} of ${all} devices`}`;
		};
		const isDead = ({ judgment: { kind, code }, tests }) => kind === "error" && code !== "session-uncollected" || kind === "timed-out" && !tests.some(({ status }) => status === "timed-out");
		const sessionAnnotation = (run, sources, shard) => {
			const { judgment, tests, last } = shard;
			const running = tests.find(({ status }) => status === "error" || status === "unknown");
			const text = running === undefined ? "" : textOf(running.failures);
			const reason = judgment.code === undefined ? judgment.reason : `${judgment.reason} ${(0, error_codes.rr)(judgment.code)}`;
			return {
				...titled((0, results_totals.$_)(last), judgment.kind === "timed-out" ? "session timed out" : "session has no complete result", run, ": "),
				message: shown([
					reason,
					...running === undefined ? [] : [`In ${shortName(running)}`],
					...text === "" ? [] : [text]
				].join("\n\n")),
				...placeOf(running, running?.failures ?? [], sources)
			};
		};
		const shortName = ({ className, name }) => className === "" ? name : `${(0, describe_tests.fD)(className)}#${name}`;
		const titled = (name, what, { simulated }, joint = " ") => {
			const suffix = `${joint}${what}${simulated ? " (SIMULATED)" : ""}`;
			return {
				level: "error",
				title: `${plainName(name, maxTitle - suffix.length)}${suffix}`
			};
		};
		const plainName = (name, maxLength) => (0, cut.IN)((0, invisible.LB)((0, invisible.jQ)(name)), maxLength);
		const shown = (message) => (0, cut.Uw)((0, invisible.LB)((0, invisible.zY)(message)), maxMessageBytes);
		const textOf = ([failure]) => failure === undefined ? "" : shortenFailure(failure, maxTraceLines).trim();
		const placeOf = (test, [failure], sources) => {
			if (test === undefined) return {};
			for (const { file: wanted, line, packagePath } of (0, root_cause.kC)(test, failure)) {
				const file = sources.find(wanted, packagePath);
				if (file !== undefined) return {
					file,
					line
				};
			}
			return {};
		};
		var numbers = __webpack_require__(71113);
		;
		const fullDetail = {
			matrixRows: 100,
			matrixColumns: 12,
			failures: 100,
			failureGroups: 4,
			occurrences: 5,
			traceLines: 20,
			problems: 100,
			timelineRows: 60,
			sessionRows: 200,
			slowest: 10,
			missing: 200,
			quarantined: 100,
			builds: 100,
			notices: 20
		};
		const dropOrder = [
			{
				drops: "long traces",
				limits: {
					traceLines: 8,
					failureGroups: 3
				}
			},
			{
				drops: "the timeline",
				limits: { timelineRows: 0 }
			},
			{
				drops: "most sessions that passed",
				limits: { sessionRows: 40 }
			},
			{
				drops: "the slowest tests",
				limits: { slowest: 0 }
			},
			{
				drops: "failures after the first 40",
				limits: {
					failures: 40,
					occurrences: 3,
					missing: 50,
					quarantined: 40,
					builds: 20
				}
			},
			{
				drops: "traces",
				limits: {
					traceLines: 2,
					failureGroups: 2
				}
			},
			{
				drops: "matrix rows after the first 40",
				limits: {
					matrixRows: 40,
					problems: 40,
					notices: 5
				}
			},
			{
				drops: "the table of sessions",
				limits: { sessionRows: 0 }
			},
			{
				drops: "failures after the first 10",
				limits: {
					failures: 10,
					occurrences: 2,
					missing: 10,
					quarantined: 10,
					builds: 5
				}
			},
			{
				drops: "matrix rows after the first 10",
				limits: {
					matrixRows: 10,
					matrixColumns: 6,
					problems: 10
				}
			},
			{
				drops: "all failures",
				limits: {
					failures: 0,
					missing: 0,
					quarantined: 0,
					builds: 1,
					notices: 0
				}
			},
			{
				drops: "the matrix",
				limits: {
					matrixRows: 0,
					problems: 3
				}
			},
			{
				drops: "sessions with problems",
				limits: { problems: 0 }
			}
		];
		const fitBudget = (render, full, budgetBytes) => {
			let detail = full;
			let dropped = [];
			let text = render(detail, dropped);
			for (const step of dropOrder) {
				if ((0, cut.dy)(text) <= budgetBytes) return text;
				detail = lessDetail(detail, step.limits);
				const shorter = render(detail, dropped);
				if (shorter === text) continue;
				dropped = [...dropped, step.drops];
				text = render(detail, dropped);
			}
			return (0, cut.dy)(text) <= budgetBytes ? text : undefined;
		};
		const lessDetail = (detail, limits) => {
			const lower = (key) => Math.min(detail[key], limits[key] ?? detail[key]);
			return {
				matrixRows: lower("matrixRows"),
				matrixColumns: lower("matrixColumns"),
				failures: lower("failures"),
				failureGroups: lower("failureGroups"),
				occurrences: lower("occurrences"),
				traceLines: lower("traceLines"),
				problems: lower("problems"),
				timelineRows: lower("timelineRows"),
				sessionRows: lower("sessionRows"),
				slowest: lower("slowest"),
				missing: lower("missing"),
				quarantined: lower("quarantined"),
				builds: lower("builds"),
				notices: lower("notices")
			};
		};
		var markdown = __webpack_require__(64598);
		var device_shard = __webpack_require__(8882);
		var results = __webpack_require__(91171);
		var describe_history = __webpack_require__(15330);
		var web_address = __webpack_require__(68859);
		var format = __webpack_require__(84945);
		;
		const openFailures = 3;
		const maxFailuresOfAttempt = 3;
		const maxTestName = 300;
		const failures = (view) => {
			const { run, detail } = view;
			const { failedOrFlaky } = run;
			if (failedOrFlaky.length === 0) return [];
			if (detail.failures === 0) return [`${(0, numbers.hS)(failedOrFlaky.length, "test")} failed or flaky: see the full report.`];
			const shown = failedOrFlaky.slice(0, detail.failures);
			const more = failedOrFlaky.length - shown.length;
			return [
				"### Failures",
				...shown.map((test, index) => testBlock(view, test, index < openFailures)),
				...more > 0 ? [`${(0, numbers.hS)(more, "more failed or flaky test")}: see the full report.`] : []
			];
		};
		const testBlock = (view, test, open) => {
			const groups = test.failureGroups.filter(({ outcome }) => outcome !== "quarantined");
			const shown = groups.slice(0, view.detail.failureGroups);
			const more = groups.length - shown.length;
			const past = (0, describe_history.u0)(test.history, view.run.finishedAt);
			const reach = `${(0, describe_tests.Lo)(test, view.run.devices.length)}${past === "" ? "" : ` (${past})`}`;
			const summary = `${(0, markdown.Gg)((0, cut.IN)((0, results.U)(test), maxTestName))} ${reach}`;
			return (0, format.wg)(summary, [...shown.flatMap((group) => groupBlocks(view, group)), ...more > 0 ? [`${(0, numbers.hS)(more, "other failure")} of this test: see the full report.`] : []], open);
		};
		const groupBlocks = ({ detail }, group) => {
			const [sample] = group.samples;
			const [hint] = (0, root_cause.kC)(sample?.test ?? {}, group.failures[0]);
			const shown = group.samples.slice(0, detail.occurrences);
			const more = group.devices.length - shown.length;
			const places = [...shown.map(occurrence), ...more > 0 ? [`And ${(0, numbers.hS)(more, "more device")}`] : []];
			return [
				failureText(group, detail.traceLines),
				`${wordFor[group.outcome] ?? "Failed"}${hint === undefined ? "" : ` at ${(0, format.Pg)(`${lastSegment(hint.file)}:${hint.line}`)}`} on:`,
				places.map((text) => `- ${text}`).join("\n")
			];
		};
		const wordFor = {
			flaky: "Failed, then passed in a retry,",
			"timed-out": "Timed out",
			error: "Ended with status ERROR",
			pending: "Did not run",
			unknown: "Ended with an unrecognized status"
		};
		const failureText = ({ failures: all, samples }, traceLines) => {
			const texts = all.slice(0, maxFailuresOfAttempt).map((failure) => shortenFailure(failure, traceLines));
			const text = texts.filter((one) => one.trim() !== "").join("\n\n");
			if (text === "") {
				const log = (0, web_address.D)(samples[0]?.test.links?.instrumentationLog);
				return log === undefined ? noMessage : `${noMessage} See ${(0, markdown.nf)("the instrumentation log", log)}.`;
			}
			const more = all.length - texts.length;
			return (0, markdown.zW)(more > 0 ? `${text}\n\n… ${(0, numbers.vm)(more)} more failures of the same attempt` : text);
		};
		const occurrence = ({ test, session }) => {
			const shard = session.shard.total > 1 ? ` (shard ${session.shard.index + 1})` : "";
			const places = [
				["session", session.links.dashboard],
				["video", test.links?.video ?? session.links.video],
				["device log", test.links?.deviceLog],
				["instrumentation log", test.links?.instrumentationLog],
				["network log", test.links?.networkLog]
			];
			const links = places.flatMap(([label, url]) => (0, format.uM)(label, url));
			return `**${(0, format.fh)((0, device_shard.hV)(session))}**${shard}: ${[...links, `files in ${(0, markdown.SS)(session.folder)}`].join(" · ")}`;
		};
		const lastSegment = (path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
		var describe = __webpack_require__(18665);
		;
		const openBuilds = 3;
		const shortCommit = 7;
		const footer = ({ run, links, reportDir, detail }) => {
			const items = [
				`${(0, format.SK)(run.startedAt)} to ${(0, format.SK)(run.finishedAt)}`,
				...links.runUrl === undefined ? [] : [(0, markdown.nf)("Workflow run", links.runUrl)],
				...links.runAttempt === undefined ? [] : [`Run attempt ${links.runAttempt}`],
				...links.commit === undefined ? [] : [`Commit ${(0, markdown.SS)(links.commit.slice(0, shortCommit))}`],
				...links.artifactUrl === undefined ? [`Files: folder ${(0, markdown.SS)(reportDir)} in the workspace`] : []
			];
			return [items.join(" · "), ...buildLines(run.builds, detail.builds)];
		};
		const buildLines = (builds, limit) => {
			if (builds.length === 0) return [];
			const shown = builds.slice(0, limit).map((build) => `- ${buildText(build)}`);
			const more = builds.length - shown.length;
			const list = [...shown, ...more > 0 ? [`- And ${(0, numbers.vm)(more)} more`] : []].join("\n");
			const title = (0, numbers.hS)(builds.length, "build");
			return builds.length > openBuilds ? [(0, format.wg)(title, [list])] : [`${title}:`, list];
		};
		const buildText = (build) => {
			const part = [...build.shard.total > 1 ? [(0, describe.y0)(build.shard)] : [], ...build.shard.total > 1 && build.attempt > 0 ? [`attempt ${build.attempt + 1}`] : []].join(", ");
			return [`${(0, format.Pg)(build.id)}${part === "" ? "" : ` (${part})`}: ${(0, markdown.ln)(build.statusWord)}`, ...(0, format.uM)("dashboard", build.dashboardUrl)].join(" · ");
		};
		var verdict_words = __webpack_require__(55761);
		;
		const maxReason = 1e3;
		const maxName = 160;
		const headline = ({ run, links }) => {
			const { kind } = run.verdict;
			const labels = (0, describe_history.J3)(run);
			const blocks = [
				...labels === undefined ? [] : [`**${labels}**`],
				reasonOf(run.verdict),
				...otherProblems(run.verdict),
				...nextStep(run, links)
			];
			return [
				`## ${title(run)}`,
				...run.simulated ? [(0, format.xE)("NOTE", [`**SIMULATED** ${verdict_words.nk}`])] : [],
				...isRed[kind] ? [(0, format.xE)("CAUTION", blocks)] : kind === "cancelled" ? [(0, format.xE)("WARNING", blocks)] : blocks
			];
		};
		const isRed = {
			failed: true,
			error: true,
			"timed-out": true
		};
		const title = ({ verdict, framework, project, job, simulated }) => {
			const { emoji, word } = verdict_words.L2[verdict.kind];
			const parts = [
				(0, lookup.Fg)(framework).title,
				`project ${(0, markdown.SS)((0, cut.IN)(project, maxName))}`,
				job === undefined ? "all jobs" : `job ${(0, markdown.SS)((0, cut.IN)(job.name, maxName))}`,
				...job?.shardIndex === undefined ? [] : [(0, describe.y0)({
					index: job.shardIndex,
					total: job.shards
				})]
			];
			return `${emoji} ${word}: ${parts.join(", ")}${simulated ? " (SIMULATED)" : ""}`;
		};
		const reasonOf = ({ reason, code }) => (0, markdown.Lo)((0, cut.IN)(code === undefined ? reason : reason.replace(` ${(0, error_codes.rr)(code)}`, ""), maxReason));
		const maxOthers = 20;
		const otherProblems = ({ others = [] }) => {
			if (others.length === 0) return [];
			const lines = others.slice(0, maxOthers).map((each) => `- ${(0, markdown.Lo)((0, cut.IN)(each, maxReason))}`);
			const more = others.length - lines.length;
			return [[...lines, ...more > 0 ? [`- And ${(0, numbers.vm)(more)} more`] : []].join("\n")];
		};
		const figures = ({ run }) => {
			if (run.verdict.kind === "planned" || run.verdict.kind === "started") return [];
			const sessions = run.sessions.filter((session) => session.sessionId !== undefined).length;
			return [
				`**${(0, describe_tests.ws)(run)}**: ${countsOf(run).join(" · ")}`,
				[
					`${(0, numbers.hS)(sessions, "session")} on ${(0, describe.Jj)(run.shards)}`,
					`${(0, numbers.dp)(run.deviceMs)} device minutes${predictionOf(run)}`,
					...run.queueMs > 0 ? [`${(0, format.p0)(run.queueMs)} queued`] : [],
					`${(0, format.p0)(run.finishedAt.getTime() - run.startedAt.getTime())} in total`
				].join(" · "),
				...run.prediction === undefined ? [] : [(0, describe.pC)(run.prediction)]
			];
		};
		const predictionOf = ({ prediction, deviceMs, unstarted, verdict: { kind } }) => {
			if (prediction === undefined) return "";
			const isComplete = unstarted.length === 0 && (kind === "passed" || kind === "failed");
			return ` (${(0, describe.NU)(prediction, isComplete ? deviceMs : 0)})`;
		};
		const countsOf = ({ totals, shards, failOnFlaky }) => {
			const { passed, failed, flaky, skipped, missing, quarantined } = totals;
			const failedFlaky = flaky > 0 ? (0, results_totals.AE)(shards, failOnFlaky) : 0;
			const ofThem = (count) => count > 0 ? ` (${(0, numbers.vm)(count)} flaky)` : "";
			return [
				`${passed > 0 ? "✅ " : ""}${(0, numbers.vm)(passed)} passed${ofThem(flaky - failedFlaky)}`,
				...failed > quarantined ? [`❌ **${(0, numbers.vm)(failed - quarantined)} failed**${ofThem(failedFlaky)}`] : [],
				...quarantined > 0 ? [`⚠️ ${(0, numbers.vm)(quarantined)} failed in quarantine`] : [],
				...skipped > 0 ? [`${(0, numbers.vm)(skipped)} skipped`] : [],
				...missing > 0 ? [`⚠️ **${(0, numbers.vm)(missing)} missing**`] : []
			];
		};
		const reportLinks = ({ links }) => {
			const items = [...links.htmlUrl === undefined ? [] : [(0, markdown.nf)("Full report", links.htmlUrl)], ...links.artifactUrl === undefined ? [] : [(0, markdown.nf)("All files", links.artifactUrl)]];
			return items.length === 0 ? [] : [items.join(" · ")];
		};
		const nextStep = (run, links) => {
			const advice = adviceFor[run.verdict.kind](run);
			const { code } = run.verdict;
			const items = [...advice === undefined ? [] : [`**Next:** ${advice}`], ...code === undefined || code === "tests-failed" ? [] : [`What is ${(0, markdown.nf)(code, (0, error_codes.$f)(code, links.docsUrl))}?`]];
			return items.length === 0 ? [] : [items.join(" ")];
		};
		const adviceFor = {
			passed: ({ failedOrFlaky, missingTests }) => {
				if (failedOrFlaky.length > 0) return `Look at ${(0, numbers.hS)(failedOrFlaky.length, "flaky test")} below.`;
				return missingTests.length > 0 ? "See the missing tests below." : undefined;
			},
			failed: (run) => firstFailure(run),
			error: (run) => run.failedOrFlaky.some(({ failedOn }) => failedOn > 0) ? `${hintOf(run)} ${firstFailure(run, "For the failed tests, start")}` : hintOf(run),
			"timed-out": (run) => hintOf(run),
			cancelled: (run) => hintOf(run),
			started: ({ verdict }) => verdict.hint ?? "The builds are still running; this step does not wait for their results.",
			planned: () => "Set `dry-run` to `false` to run the tests."
		};
		const hintOf = ({ verdict }) => verdict.hint ?? "Read the reason above.";
		const firstFailure = ({ failedOrFlaky, devices, deviceMatrix }, lead = "Start") => {
			const [widest] = failedOrFlaky;
			if (widest === undefined) return "See the failures below.";
			const start = `${lead} with ${(0, format.Pg)((0, describe_tests.DG)(failedOrFlaky)(widest))}`;
			if (devices.length === 1) return `${start}.`;
			if (widest.failedOn === widest.ranOn && widest.ranOn > 1) return `${start}: it ${(0, describe_tests.Lo)(widest, devices.length)}, so suspect the app or the test before a device.`;
			if (widest.failedOn === 1) {
				const only = devices.findIndex((_name, device) => (0, model_status.QV)(deviceMatrix.outcome(widest, device)));
				return `${start}: it fails on ${(0, format.fh)(devices[only] ?? "")} only, so compare that device with the others.`;
			}
			return `${start}, which ${(0, describe_tests.Lo)(widest, devices.length)}.`;
		};
		var capitalized = __webpack_require__(82285);
		;
		const cellText = {
			"no result": "no result",
			skipped: "skipped",
			passed: "✅",
			flaky: "⚠️ flaky",
			quarantined: "⚠️ quarantined",
			unknown: "❌ unknown status",
			pending: "❌ not run",
			"timed-out": "❌ timed out",
			failed: "❌ failed",
			error: "❌ error"
		};
		const matrix = (view) => {
			const { run, detail } = view;
			const { failedOrFlaky, devices } = run;
			if (detail.matrixRows === 0 || run.tests.length === 0) return [];
			if (failedOrFlaky.length === 0) return suites(view);
			const shown = failedOrFlaky.slice(0, detail.matrixRows);
			const nameOf = (0, describe_tests.DG)(shown);
			const { columns, notes } = foldColumns(devices.map((name, device) => ({
				heading: (0, format.fh)(name),
				cells: shown.map((test) => cellText[run.deviceMatrix.outcome(test, device)])
			})), (cell) => cell !== cellText.passed && cell !== cellText.skipped, detail.matrixColumns);
			const several = devices.length > 1;
			const more = failedOrFlaky.length - shown.length;
			return [
				`### ${titleOf(failedOrFlaky)}`,
				(0, format.tp)([
					"Test",
					...several ? ["Result"] : [],
					...columns.map((column) => column.heading)
				], shown.map((test, row) => [
					(0, format.Pg)(nameOf(test)),
					...several ? [(0, capitalized.l)((0, describe_tests.Lo)(test, devices.length))] : [],
					...columns.map((column) => column.cells[row] ?? "")
				])),
				...notes,
				...more > 0 ? [`${(0, numbers.hS)(more, "more test is", "more tests are")} not in this table.`] : []
			];
		};
		const titleOf = (tests) => {
			if (!tests.some(({ failedOn }) => failedOn > 0)) return "Flaky tests";
			return tests.some(({ flakyOn }) => flakyOn > 0) ? "Failed and flaky tests" : "Failed tests";
		};
		const suites = ({ run, detail }) => {
			const all = [...Map.groupBy(run.tests, (test) => test.className)];
			const shown = all.slice(0, detail.matrixRows);
			const { columns, notes } = foldColumns(run.devices.map((name, device) => ({
				heading: (0, format.fh)(name),
				cells: shown.map(([, tests]) => suiteCell(run, tests, device))
			})), (cell) => !cell.startsWith("✅"), detail.matrixColumns);
			const more = all.length - shown.length;
			return [
				"### Suites",
				(0, format.tp)([
					"Suite",
					"Tests",
					...columns.map((column) => column.heading)
				], shown.map(([className, tests], row) => [
					className === "" ? "(no class)" : (0, format.Pg)(className),
					String(tests.length),
					...columns.map((column) => column.cells[row] ?? "")
				])),
				...notes,
				...more > 0 ? [`${(0, numbers.hS)(more, "more suite is", "more suites are")} not in this table.`] : []
			];
		};
		const suiteCell = ({ deviceMatrix }, tests, device) => {
			let passed = 0;
			let skipped = 0;
			let quarantined = 0;
			for (const test of tests) {
				const outcome = deviceMatrix.outcome(test, device);
				if (outcome === "passed") passed += 1;
				if (outcome === "skipped") skipped += 1;
				if (outcome === "quarantined") quarantined += 1;
			}
			const results = passed + skipped + quarantined;
			if (results === 0) return "no result";
			const without = tests.length - results;
			return [
				...passed > 0 ? [`✅ ${passed}`] : [],
				...skipped > 0 ? [`${skipped} skipped`] : [],
				...quarantined > 0 ? [`⚠️ ${quarantined} quarantined`] : [],
				...without > 0 ? [`${without} without result`] : []
			].join(", ");
		};
		const maxNamesOfGroup = 12;
		const foldColumns = (all, isProblem, limit) => {
			if (all.length <= limit) return {
				columns: all,
				notes: []
			};
			const problemsIn = ([first]) => first?.cells.filter(isProblem).length ?? 0;
			const groups = [...Map.groupBy(all, ({ cells }) => cells.join("|")).values()].toSorted((a, b) => problemsIn(b) - problemsIn(a));
			const notes = [];
			const columns = groups.slice(0, limit).flatMap(([first, ...others]) => {
				if (first === undefined) return [];
				if (others.length === 0) return [first];
				const headings = [first, ...others].map(({ heading }) => heading);
				const letter = letterOf(notes.length);
				notes.push(`${letter}: ${(0, describe_tests.Zv)(headings, maxNamesOfGroup)}`);
				return [{
					heading: `${letter} (${(0, numbers.vm)(headings.length)} devices)`,
					cells: first.cells
				}];
			});
			const hidden = groups.slice(limit).reduce((sum, { length }) => sum + length, 0);
			if (hidden > 0) notes.push(`${(0, numbers.vm)(hidden)} more devices with other results are not shown`);
			return {
				columns,
				notes
			};
		};
		const letterOf = (index) => (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : "") + String.fromCharCode("A".charCodeAt(0) + index % 26);
		;
		const problems_maxReason = 500;
		const problems = ({ run, detail, links }) => {
			const all = run.shards.filter(({ judgment }) => judgment.kind !== "passed" && judgment.kind !== "failed");
			if (all.length === 0) return [];
			const title = `### Sessions with problems (${all.length} of ${run.shards.length})`;
			if (detail.problems === 0) return [title];
			const shown = all.slice(0, detail.problems);
			const more = all.length - shown.length;
			return [
				title,
				(0, format.tp)([
					"Session",
					"Result",
					"What happened",
					"Links"
				], shown.map((shard) => [
					(0, format.fh)((0, describe._0)(shard.last)),
					(0, format.uS)(shard.judgment.kind),
					whatHappened(shard, links.docsUrl),
					placesOf(shard)
				])),
				...more > 0 ? [`${(0, numbers.hS)(more, "more session")} with problems: see the full report.`] : []
			];
		};
		const whatHappened = ({ last, judgment }, docsUrl) => {
			const name = (0, describe._0)(last);
			const reason = judgment.reason.startsWith(name) ? judgment.reason.slice(name.length).replace(/^[:\s]+/, "") : judgment.reason;
			const { code } = judgment;
			const mark = code === undefined ? "" : ` (${(0, markdown.nf)(code, (0, error_codes.$f)(code, docsUrl))})`;
			return `${(0, markdown.Lo)((0, cut.IN)((0, capitalized.l)(reason), problems_maxReason))}${mark}`;
		};
		const placesOf = ({ last }) => {
			const links = [...(0, format.uM)(last.sessionId === undefined ? "build" : "session", last.links.dashboard), ...(0, format.uM)("video", last.links.video)];
			const files = Object.keys(last.files).length > 0 ? [`files in ${(0, markdown.SS)(last.folder)}`] : [];
			return [...links, ...files].join(" · ") || "–";
		};
		const maxNotice = 500;
		const problems_maxDevices = 5;
		const openTests = 10;
		const missing = ({ run, detail }) => {
			const all = run.missingTests;
			if (all.length === 0) return [];
			const title = `### Missing tests (${(0, numbers.vm)(all.length)})`;
			const about = `${(0, capitalized.l)((0, describe_tests.r6)(all))}: expected, but not run or not reported.`;
			if (detail.missing === 0) return [title, about];
			const shown = all.slice(0, detail.missing);
			const more = all.length - shown.length;
			const list = shown.map((test) => {
				const on = (0, describe_tests.UV)(test, run.devices.length, (names) => (0, format.KE)(names, problems_maxDevices));
				const why = test.notStarted === undefined ? "" : ` (not started: ${test.notStarted})`;
				return `- ${(0, format.Pg)(test.name)}${on}${why}`;
			}).join("\n");
			const names = [list, ...more > 0 ? [`${(0, numbers.hS)(more, "more test")}: see the full report.`] : []];
			return [
				title,
				about,
				...shown.length > openTests ? [(0, format.wg)((0, numbers.hS)(shown.length, "test"), names)] : names
			];
		};
		const notices = ({ run, detail }) => {
			if (run.notices.length === 0) return [];
			const shown = run.notices.slice(0, detail.notices);
			const more = run.notices.length - shown.length;
			return [(0, format.xE)("NOTE", [[...shown.map((notice) => `- ${(0, markdown.Lo)((0, cut.IN)(notice, maxNotice))}`), ...more > 0 ? [`- ${(0, numbers.hS)(more, "more note")}: see the full report.`] : []].join("\n")])];
		};
		;
		const maxText = 300;
		const maxWarning = 600;
		const quarantine_maxDevices = 5;
		const quarantine = ({ run, detail }) => {
			const { failures = [], warnings = [] } = run.quarantine ?? {};
			const { quarantined } = run.totals;
			const shownWarnings = warnings.slice(0, detail.quarantined);
			return [
				...quarantined > 0 ? [`### Quarantined failures (${quarantined})`, ...failureTable(failures, detail.quarantined)] : [],
				...shownWarnings.length === 0 ? [] : [(0, format.xE)("WARNING", [shownWarnings.map((warning) => `- ${(0, markdown.Lo)((0, cut.IN)(warning, maxWarning))}`).join("\n")])],
				...warnings.length > shownWarnings.length ? [`${(0, numbers.hS)(warnings.length - shownWarnings.length, "more warning")} about the quarantine file: see the log.`] : []
			];
		};
		const failureTable = (failures, limit) => {
			const shown = failures.slice(0, limit);
			const more = failures.length - shown.length;
			const note = more > 0 ? [`${(0, numbers.hS)(more, shown.length === 0 ? "test" : "more test")}: see the full report.`] : [];
			if (shown.length === 0) return note;
			const header = [
				"Test",
				"Failure",
				"Devices",
				"Why it does not count"
			];
			return [
				"These tests failed, and their failures do not count.",
				(0, format.tp)(header, shown.map(rowOf)),
				...note
			];
		};
		const rowOf = ({ name, devices, failures: [failure], entry }) => {
			const message = failure === undefined ? undefined : (0, describe.Ic)(failure);
			const reason = (0, markdown.ln)((0, cut.IN)(entry.reason, maxText));
			return [
				(0, format.Pg)(quarantine_shortName(name)),
				message === undefined ? "–" : (0, markdown.ln)((0, cut.IN)(message, maxText)),
				(0, format.KE)(devices, quarantine_maxDevices),
				`${reason} (${(0, markdown.nf)("issue", entry.issue)}, until ${entry.until})`
			];
		};
		const quarantine_shortName = (name) => {
			const method = name.indexOf("#");
			return name.slice(name.lastIndexOf(".", method < 0 ? name.length : method) + 1);
		};
		const suggestions = ({ run, detail }) => {
			const { add = [], remove = [] } = run.history?.suggestions ?? {};
			if (detail.quarantined === 0 || add.length === 0 && remove.length === 0) return [];
			const toAdd = add.slice(0, detail.quarantined);
			const toRemove = remove.slice(0, detail.quarantined);
			return [(0, format.wg)("Suggestions for the quarantine file", [...toAdd.length === 0 ? [] : [`${(0, numbers.hS)(add.length, "test was", "tests were")} flaky in at least 3 of the last 20 runs. To stop ${add.length === 1 ? "it" : "them"} from failing the job, open an issue for each and add:`, (0, markdown.zW)(toAdd.map(({ yaml }) => yaml).join("\n\n"))], ...toRemove.length === 0 ? [] : ["These entries can be removed: their tests passed in each of the last 20 runs.", toRemove.map(({ test, line }) => `- Line ${line}: ${(0, format.Pg)(test)}`).join("\n")]])];
		};
		var durations = __webpack_require__(71698);
		;
		const renderParts = (parts, run, full, options) => {
			const { budgetBytes, links, reportDir, finish = unchanged } = options;
			const render = (chosen, detail, dropped) => {
				const blocks = chosen.flatMap((part) => part({
					run,
					links,
					reportDir,
					detail
				}));
				return finish(`${[...blocks, ...shortened(dropped, budgetBytes)].join("\n\n")}\n`);
			};
			return fitBudget((detail, dropped) => render(parts, detail, dropped), full, budgetBytes) ?? fitBudget(() => render([headline, figures], full, []), full, budgetBytes) ?? (0, cut.Uw)((0, verdict_words.Sw)(run), budgetBytes);
		};
		const unchanged = (text) => text;
		const shortened = (dropped, budgetBytes) => {
			if (dropped.length === 0) return [];
			const limit = (0, durations.z3)(budgetBytes);
			return [`Shortened to stay under ${limit}. Left out: ${dropped.join("; ")}. The report files are complete.`];
		};
		;
		const sessions = (view) => {
			const { run, detail } = view;
			if (run.shards.length === 0) return [];
			const { shown, more } = mostUrgent(run.shards, detail.timelineRows);
			const bars = timeline(shown, run.startedAt);
			const blocks = [
				...run.balance === undefined ? [] : [(0, markdown.ln)((0, describe_tests.me)(run.balance))],
				...bars === undefined ? [] : [bars],
				...bars !== undefined && more.length > 0 ? [`The timeline leaves out ${(0, numbers.hS)(attemptsOf(more), "session")}. ${urgencyNote}`] : [],
				...sessionTable(view)
			];
			return blocks.length === 0 ? [] : ["### Sessions", ...blocks];
		};
		const mostUrgent = (shards, limit) => {
			if (shards.length <= limit) return {
				shown: shards,
				more: []
			};
			const ordered = shards.toSorted(byUrgency);
			return {
				shown: ordered.slice(0, limit),
				more: ordered.slice(limit)
			};
		};
		const attemptsOf = (shards) => shards.reduce((sum, { attempts }) => sum + attempts.length, 0);
		const urgencyNote = "Sessions with problems come first, then the slowest.";
		const sessionTable = ({ run: { shards }, detail }) => {
			if (detail.sessionRows === 0) return [];
			const { shown, more } = mostUrgent(shards, detail.sessionRows);
			const columns = [
				["Device", ({ last }) => (0, format.fh)(last.ranOn === undefined ? (0, device_shard.hV)(last) : `${last.ranOn} (instead of ${(0, device_shard.hV)(last)})`)],
				...shards.some(({ last }) => last.shard.total > 1) ? [["Shard", ({ last: { shard } }) => `${shard.index + 1} of ${shard.total}`]] : [],
				["Result", (shard) => (0, format.aG)(shard) + (shard.attempts.length > 1 ? ` (attempt ${shard.attempts.length})` : "")],
				["Tests", ({ tests }) => (0, numbers.vm)(tests.length)],
				["Started", ({ attempts }) => (0, format.SK)(attempts[0]?.startedAt)],
				...shards.some(({ attempts }) => attempts[0]?.queuedMs !== undefined) ? [["Queued", ({ attempts }) => (0, format.p0)(attempts[0]?.queuedMs)]] : [],
				["Duration", (shard) => (0, format.p0)(isTimed(shard) ? totalMs(shard) : undefined)],
				["Links", placesOf]
			];
			return [(0, format.wg)((0, numbers.hS)(attemptsOf(shown), "session"), [(0, format.tp)(columns.map(([title]) => title), shown.map((shard) => columns.map(([, cellOf]) => cellOf(shard)))), ...more.length > 0 ? [`The table leaves out ${(0, numbers.hS)(attemptsOf(more), "session")}. ${urgencyNote} See the full report.`] : []])];
		};
		const totalMs = ({ attempts }) => attempts.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);
		const isTimed = ({ attempts }) => attempts.some(({ durationMs }) => durationMs !== undefined);
		const byUrgency = (a, b) => Number(b.judgment.kind !== "passed") - Number(a.judgment.kind !== "passed") || totalMs(b) - totalMs(a);
		const slowest = ({ run, detail }) => {
			const tests = slowestOf(run.tests, detail.slowest);
			if (tests.length === 0) return [];
			const nameOf = (0, describe_tests.DG)(tests);
			const several = run.devices.length > 1;
			const rows = tests.map((test) => [
				(0, format.Pg)(nameOf(test)),
				(0, format.p0)(test.slowestMs),
				...several ? [(0, format.fh)(run.devices[test.slowestOn] ?? ""), (0, format.p0)(test.averageMs)] : []
			]);
			const header = several ? [
				"Test",
				"Slowest",
				"Device",
				"Average"
			] : ["Test", "Duration"];
			return [(0, format.wg)("Slowest tests", [(0, format.tp)(header, rows)])];
		};
		const slowestOf = (tests, limit) => {
			if (limit === 0) return [];
			let kept = [];
			let threshold = 0;
			for (const test of tests) {
				if (test.slowestMs <= threshold) continue;
				kept.push(test);
				if (kept.length < 20 * limit) continue;
				kept = longestFirst(kept).slice(0, limit);
				threshold = kept.at(-1)?.slowestMs ?? 0;
			}
			return longestFirst(kept).slice(0, limit);
		};
		const longestFirst = (tests) => tests.toSorted((a, b) => b.slowestMs - a.slowestMs);
		const barWidth = 40;
		const timing_maxName = 50;
		const maxOffsetMs = 30 * 24 * 36e5;
		const timeline = (shards, startedAt) => {
			const rows = shards.flatMap((shard) => shard.judged.flatMap((judged) => timing_rowOf(shard, judged, startedAt)));
			if (rows.length < 2) return undefined;
			const endMs = Math.max(...rows.map((row) => row.startMs + row.durationMs));
			const nameWidth = Math.max(...rows.map(({ name }) => name.length));
			const scale = `${"0 s".padEnd(barWidth)}${(0, durations.a3)(endMs)}`;
			const lines = rows.map((row) => `${row.sign} ${row.name.padEnd(nameWidth)}  ${bar(row, endMs).padEnd(barWidth)}${[(0, durations.a3)(row.durationMs), row.problem].filter((word) => word !== "").join(", ")}`.trimEnd());
			return (0, markdown.zW)([`  ${" ".repeat(nameWidth)}  ${scale}`, ...lines].join("\n"), "diff");
		};
		const timing_rowOf = (shard, { session, judgment }, startedAt) => {
			const offsetMs = (session.startedAt?.getTime() ?? Number.NaN) - startedAt.getTime();
			if (!(offsetMs <= maxOffsetMs)) return [];
			return [{
				...(0, format.vN)(shard, judgment.kind),
				name: (0, cut.IN)((0, invisible.jQ)((0, describe._0)(session)).replace(/\s+/g, " "), timing_maxName),
				startMs: Math.max(0, offsetMs),
				durationMs: Math.min(session.durationMs ?? 0, maxOffsetMs)
			}];
		};
		const bar = ({ startMs, durationMs }, endMs) => {
			const cell = Math.max(endMs, 1) / (barWidth - 1);
			const start = Math.min(barWidth - 2, Math.round(startMs / cell));
			const length = Math.max(1, Math.min(barWidth - 1 - start, Math.round(durationMs / cell)));
			return `${" ".repeat(start)}${"█".repeat(length)}`;
		};
		;
		const budgetBytes = 65535;
		const check_maxTitle = 255;
		const batchSize = 50;
		const maxAnnotations = 200;
		const summaryParts = [
			headline,
			figures,
			reportLinks,
			matrix,
			problems
		];
		const textParts = [
			failures,
			quarantine,
			suggestions,
			missing,
			notices,
			sessions,
			slowest,
			footer
		];
		const checkDetail = {
			...fullDetail,
			timelineRows: 20
		};
		const conclusions = {
			passed: "success",
			failed: "failure",
			error: "failure",
			"timed-out": "timed_out",
			cancelled: "cancelled",
			started: "neutral",
			planned: "neutral"
		};
		const renderCheck = (run, { sources, links, reportDir }) => {
			const options = {
				budgetBytes,
				links,
				reportDir,
				finish: invisible.LB
			};
			const { annotations } = annotationsFor(run, sources, maxAnnotations);
			return {
				conclusion: conclusions[run.verdict.kind],
				title: (0, invisible.LB)((0, cut.IN)(checkTitle(run), check_maxTitle)),
				summary: renderParts(summaryParts, run, checkDetail, options),
				text: renderParts(textParts, run, checkDetail, options),
				annotationBatches: inBatches(annotations.filter(hasPlace))
			};
		};
		const checkTitle = (run) => {
			const { tests, failed, quarantined } = run.totals;
			const all = (0, numbers.hS)(tests, run.devices.length > 1 ? "test result" : "test");
			const ofThem = failed > quarantined ? `${failed - quarantined} of ${all} failed` : all;
			const figures = [
				ofThem,
				...quarantined > 0 ? [`${quarantined} quarantined`] : [],
				...failed > 0 && isCompared(run) ? [`${run.history.labels.new} new`] : []
			].join(", ");
			return tests === 0 ? (0, verdict_words.Sw)(run) : `${(0, verdict_words.Sw)(run)}, ${figures}`;
		};
		const isCompared = (run) => run.history !== undefined && run.history.earlierRuns > 0;
		const hasPlace = (annotation) => annotation.file !== undefined && annotation.line !== undefined;
		const inBatches = (items) => Array.from({ length: Math.ceil(items.length / batchSize) }, (_none, batch) => items.slice(batch * batchSize, (batch + 1) * batchSize));
		;
		const commentBudgetBytes = 65536;
		const parts = [
			headline,
			figures,
			reportLinks,
			matrix,
			problems,
			failures,
			quarantine,
			suggestions,
			missing,
			notices,
			footer
		];
		const commentDetail = {
			...fullDetail,
			matrixRows: 30,
			matrixColumns: 8,
			failures: 15,
			failureGroups: 2,
			occurrences: 3,
			traceLines: 12,
			problems: 20,
			missing: 50,
			quarantined: 20,
			builds: 10,
			notices: 5
		};
		const commentMarker = (key) => `<!-- mobile-test-cloud: ${encodeURIComponent(key.toWellFormed()).replaceAll("-", "%2D")} -->`;
		const renderComment = (run, options) => {
			const { marker, links, reportDir } = options;
			const budgetBytes = (options.budgetBytes ?? commentBudgetBytes) - (0, cut.dy)(marker) - 1;
			return `${marker}\n${renderParts(parts, run, commentDetail, {
				budgetBytes,
				links,
				reportDir
			})}`;
		};
		;
		const createSourceIndex = (paths) => {
			const byName = new Map();
			for (const path of paths) {
				const name = source_index_lastSegment(path);
				const same = byName.get(name);
				if (same === undefined) byName.set(name, [path]);
				else same.push(path);
			}
			return { find: (fileNameOrPath, packageHint) => {
				const wanted = fileNameOrPath.replaceAll("\\", "/");
				const candidates = byName.get(source_index_lastSegment(wanted)) ?? [];
				if (packageHint === undefined || packageHint === "") return onlyBest(candidates, wanted);
				const ofPackage = candidates.filter((path) => canHold(path, packageHint));
				return onlyBest(ofPackage, `${packageHint}/${source_index_lastSegment(wanted)}`);
			} };
		};
		const noSources = { find: () => undefined };
		const sourceFolder = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|groovy|scala)\/((?:[^/]+\/)*)/;
		const canHold = (path, packageHint) => {
			const [, folder] = sourceFolder.exec(path) ?? [];
			return folder === undefined || `/${packageHint}/`.endsWith(`/${folder}`);
		};
		const source_index_lastSegment = (path) => path.slice(path.lastIndexOf("/") + 1);
		const onlyBest = (candidates, wanted) => {
			const scored = candidates.map((path) => ({
				path,
				shared: sharedEnd(path, wanted)
			})).toSorted((a, b) => b.shared - a.shared);
			const [best, second] = scored;
			return best !== undefined && best.shared !== second?.shared ? best.path : undefined;
		};
		const sharedEnd = (one, other) => {
			const ones = one.split("/").toReversed();
			const others = other.split("/").toReversed();
			const differs = ones.findIndex((segment, index) => segment !== others[index]);
			return differs === -1 ? ones.length : differs;
		};
		;
		const run_plan_maxDevices = 20;
		const maxLine = 500;
		const maxNotes = 30;
		const maxRequests = 3;
		const maxRequestLength = 4e3;
		const runPlan = ({ run: { plan, verdict }, detail }) => {
			if (plan === undefined || plan.builds.length === 0) return [];
			const shown = plan.builds.slice(0, detail.builds);
			const more = plan.builds.length - shown.length;
			const lines = [
				`Devices: ${(0, format.KE)(plan.devices, run_plan_maxDevices)}`,
				...plan.binaries.map((text) => (0, markdown.Lo)((0, capitalized.l)((0, cut.IN)(text, maxLine)))),
				...plan.notes.slice(0, maxNotes).map((text) => (0, markdown.Lo)((0, cut.IN)(text, maxLine))),
				...plan.notes.length > maxNotes ? [`${(0, numbers.hS)(plan.notes.length - maxNotes, "more note")}: see \`plan.json\``] : []
			];
			return [
				"### Plan",
				lines.map((line) => `- ${line}`).join("\n"),
				(0, format.tp)([
					"Build",
					"Sessions",
					"Tests per session",
					"Predicted time per session"
				], shown.map((build) => [
					(0, capitalized.l)(nameOf(build)),
					(0, numbers.vm)(build.sessions),
					countOf(build),
					(0, format.p0)(build.predictedMs)
				])),
				...more > 0 ? [`${(0, numbers.hS)(more, "more build")}: see \`plan.json\` in the report folder.`] : [],
				...shown.slice(0, maxRequests).map((build) => (0, format.wg)(`${verdict.kind === "planned" ? "Request" : "Sent request"} of ${nameOf(build)}`, [(0, markdown.zW)((0, cut.IN)(JSON.stringify(build.request, undefined, 2), maxRequestLength))]))
			];
		};
		const nameOf = ({ shard }) => (0, describe.y0)(shard);
		const countOf = ({ tests }) => tests === undefined ? "unknown" : (0, numbers.vm)(tests);
		;
		const summaryBudgetBytes = 1e6;
		const summary_parts = [
			headline,
			figures,
			reportLinks,
			runPlan,
			matrix,
			problems,
			failures,
			quarantine,
			suggestions,
			missing,
			notices,
			sessions,
			slowest,
			footer
		];
		const renderSummary = (run, options) => renderParts(summary_parts, run, fullDetail, options);
		var judge = __webpack_require__(24865);
		var outputs = __webpack_require__(46834);
		var report_folder = __webpack_require__(40760);
		;
		const setOutputs = async ({ run, files, inputs, context, outputsUnset }) => {
			const problem = context.setOutputs((0, outputs.Yz)(run, files, inputs.history.kind !== "off"));
			if (problem === undefined || outputsUnset) return {};
			context.fail();
			return {
				outputsUnset: true,
				run: (0, judge.z)(run, problem)
			};
		};
		const writeFolder = async ({ run, written, inputs, context }) => {
			if (written === run) return {};
			const folder = await (0, report_folder.aF)(run, inputs.reportDir, await pageLinks(context));
			return {
				...folder,
				written: folder.run
			};
		};
		const annotate = async ({ run, inputs, context }) => {
			const { github, environment } = context;
			const sources = createSourceIndex(run.failedOrFlaky.length === 0 ? [] : await (0, branch_files.O)(github.workspace, environment));
			if (!inputs.annotations) return { sources };
			const { annotations, more } = annotationsFor(run, sources);
			for (const annotation of annotations) context.annotate(annotation);
			if (more > 0) context.log.info(`${more} more distinct failures and sessions are in the summary and in the report.`);
			return {
				sources,
				annotated: annotations.length > 0
			};
		};
		const storeArtifacts = async ({ run, files, inputs, context, guard }) => ({ files: {
			...files,
			...await (0, report_folder.kx)(files, {
				...inputs,
				identity: run.job?.hash ?? ""
			}, context, guard)
		} });
		const writeSummary = async (report) => {
			const { run, inputs, context } = report;
			const options = {
				...shownWith(report),
				budgetBytes: summaryBudgetBytes
			};
			if (inputs.summary) await context.writeSummary(renderSummary(run, options));
			return {};
		};
		const review = async (report) => {
			const { run, inputs, context, sources, reviewKey, guard } = report;
			await publishReviews(run, report_isRed(report), inputs, {
				...shownWith(report),
				sources,
				reviewKey
			}, context, guard);
			return {};
		};
		const shownWith = ({ files, inputs, context: { github } }) => ({
			links: {
				artifactUrl: files.artifact?.url,
				htmlUrl: files.htmlArtifact?.url,
				runUrl: github.runUrl,
				docsUrl: github.docsUrl
			},
			reportDir: external_node_path_default().relative(github.workspace, inputs.reportDir)
		});
		const withEmbeddedHint = (run) => {
			const { kind, code } = run.verdict;
			const hint = kind === "started" ? `The builds ended: ${service.fs}.` : code && (0, error_codes.ph)(code);
			return hint === undefined ? run : {
				...run,
				verdict: {
					...run.verdict,
					hint
				}
			};
		};
		const report_isRed = ({ run, inputs: { failOn }, outputsUnset }) => {
			const { kind } = run.verdict;
			if (outputsUnset) return true;
			if (failOn === "never" || kind === "passed" || kind === "started" || kind === "planned") return false;
			return failOn === "any" || kind !== "failed";
		};
		const nameRunningBuilds = async ({ run: { verdict, builds, framework }, inputs, context }) => {
			const open = builds.filter(({ status }) => !(0, model_status.pl)(status));
			if ((0, service.nq)(inputs.service) || open.length === 0 || verdict.kind === "started") return {};
			const named = open.map(({ id, dashboardUrl }) => dashboardUrl === undefined ? id : `${id} (${dashboardUrl})`).join(", ");
			const ids = JSON.stringify(open.map(({ id }) => id));
			context.log.warning(`These builds are still running: ${named}. To wait for them, set \`build-ids: '${ids}'\` in a later step. ${howToStop(framework)}`);
			return {};
		};
		const howToStop = (framework) => {
			const { title, paths } = (0, lookup.Fg)(framework);
			const why = paths.stop === undefined ? `; the service has no known call that stops ${title} builds` : "";
			return `To stop them, use the dashboard of the service${why}.`;
		};
		const historyLines = (run) => {
			const { add = [], remove = [] } = run.history?.suggestions ?? {};
			const labels = (0, describe_history.J3)(run);
			return [
				...labels === undefined ? [] : [labels],
				...add.length === 0 ? [] : ["Suggested for the quarantine file:", ...add.map(({ yaml }) => yaml)],
				...remove.map(({ test, line }) => `Line ${line} of the quarantine file can be removed: ${test} passed in the last 20 runs.`)
			];
		};
		const maxLoggedFailures = 20;
		const logVerdict = async (report) => {
			const { run, annotated, context } = report;
			const { log, github } = context;
			const red = report_isRed(report);
			const { verdict, simulated, notices, quarantine } = run;
			for (const notice of notices) log.notice(notice);
			for (const warning of quarantine?.warnings ?? []) log.warning(warning);
			for (const { name, devices, entry } of quarantine?.failures.slice(0, maxLoggedFailures) ?? []) log.info(`Quarantined until ${entry.until}: ${name} failed on ${devices.join(", ")}. ${entry.reason} (${entry.issue})`);
			for (const line of historyLines(run)) log.info(line);
			const line = `${simulated ? "SIMULATED " : ""}Verdict: ${verdict.kind}. ${verdict.reason}`;
			if (red && !annotated) log.error(line);
			else log.info(line);
			const { code, hint } = verdict;
			if (red && code !== undefined && hint !== undefined) log.info((0, error_codes.sE)({
				code,
				hint
			}, github.docsUrl));
			if (red) context.fail();
			return {};
		};
		const local = [
			setOutputs,
			writeFolder,
			setOutputs,
			writeFolder,
			annotate,
			nameRunningBuilds,
			logVerdict
		];
		const reportRun = (run, inputs, context, reviewKey = "") => report([
			...local,
			storeArtifacts,
			setOutputs,
			writeSummary,
			review
		], run, inputs, context, reviewKey);
		const reportPlan = (run, inputs, context) => report([
			setOutputs,
			writeFolder,
			setOutputs,
			writeFolder,
			logVerdict,
			writeSummary
		], run, inputs, context, "");
		const report = async (reporters, given, inputs, context, reviewKey) => {
			const run = (0, service.nq)(inputs.service) ? withEmbeddedHint(given) : given;
			const files = { reportDir: inputs.reportDir };
			const guard = (0, stall_guard.GD)(context.clock);
			const sources = createSourceIndex([]);
			let known = {
				run,
				inputs,
				context,
				reviewKey,
				files,
				sources,
				annotated: false,
				outputsUnset: false,
				guard
			};
			for (const reporter of reporters) known = {
				...known,
				...await reporter(known)
			};
		};
		const shownCommitLength = 7;
		const pageLinks = async ({ github, environment }) => {
			const { runUrl, serverUrl, repository } = github;
			if (runUrl === undefined) return [];
			const { pullRequest } = await (0, github_context.j_)(environment);
			const commit = pullRequest?.headSha ?? github.sha;
			const base = `${serverUrl}/${repository}`;
			return [
				{
					title: "Workflow run",
					url: runUrl
				},
				...commit === "" ? [] : [{
					title: `Commit ${commit.slice(0, shownCommitLength)}`,
					url: `${base}/commit/${commit}`
				}],
				...pullRequest === undefined ? [] : [{
					title: `Pull request #${pullRequest.number}`,
					url: `${base}/pull/${pullRequest.number}`
				}]
			];
		};
		const publishReviews = async (run, red, inputs, options, context, guard) => {
			const { checkName, comment, service } = inputs;
			if (checkName === undefined && !comment) return;
			if (service.githubToken === undefined) {
				context.log.notice("No check run and no comment: the input github-token is empty.");
				return;
			}
			const call = await (0, api.II)(service.githubToken, context, guard);
			const denied = [];
			const attempt = async (what, work) => {
				try {
					await work();
				} catch (error) {
					if (context.signal.aborted) return;
					if (error instanceof api.gB) denied.push(`${error.message} ${(0, error_codes.rr)(error.code)}`);
					else context.log.warning(`${what} could not be written: ${(0, run_problem.Uc)(error)}.`);
				}
			};
			if (checkName !== undefined) await attempt(`The check run "${checkName}"`, () => writeCheck(call, checkName, run, red, options, context));
			if (comment) await attempt("The comment", () => writeComment(call, run, options, context));
			if (denied.length > 0) context.log.notice(`${denied.join(". ")}.`);
		};
		const writeCheck = async (call, name, run, red, options, context) => {
			const content = renderCheck(run, options);
			const { pullRequest } = await (0, github_context.j_)(context.environment);
			const headSha = pullRequest?.headSha ?? context.github.sha;
			const conclusion = red || run.verdict.kind === "passed" ? content.conclusion : "neutral";
			const url = await createCheckRun(call, name, headSha, content, conclusion);
			context.log.info(`Wrote the check run "${name}"${url === undefined ? "" : `: ${url}`}`);
		};
		const writeComment = async (call, run, { links, reportDir, reviewKey = "" }, context) => {
			const { pullRequest } = await (0, github_context.j_)(context.environment);
			if (pullRequest === undefined) {
				context.log.notice("No comment: this workflow was not started by a pull request.");
				return;
			}
			const { environment, github } = context;
			const key = [
				environment.GITHUB_WORKFLOW ?? "",
				github.job,
				github.step,
				run.project.replace(github.runId, "")
			];
			const marker = commentMarker([...key, ...reviewKey === "" ? [] : [reviewKey]].join("/"));
			const about = {
				...links,
				commit: pullRequest.headSha,
				runAttempt: github.runAttempt
			};
			const done = await (0, pull_request.X)(call, pullRequest.number, renderComment(run, {
				marker,
				links: about,
				reportDir
			}));
			context.log.info(`The comment on pull request ${pullRequest.number} was ${done === "unchanged" ? "left as it is" : done}.`);
		};
	}),
	56556: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hu: () => collectSession,
			WN: () => hasFailed,
			gg: () => missingFilesNotice,
			hX: () => uncollectedSession,
			tl: () => unreadableBundlesNotice
		});
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var errors = __webpack_require__(97430);
		var failures = __webpack_require__(5986);
		var lookup = __webpack_require__(25890);
		var map_texts = __webpack_require__(69656);
		var regular_file = __webpack_require__(48734);
		var device_name = __webpack_require__(39707);
		var run_problem = __webpack_require__(25918);
		var accounting = __webpack_require__(62181);
		var attempts = __webpack_require__(7330);
		var expected_sessions = __webpack_require__(592);
		var problem = __webpack_require__(92466);
		var read_junit = __webpack_require__(41070);
		var write_merged = __webpack_require__(72959);
		var connect = __webpack_require__(27282);
		var explain_failures = __webpack_require__(32813);
		var join_result_bundle = __webpack_require__(61690);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_stream_promises_ = __webpack_require__(46466);
		var file_name = __webpack_require__(48905);
		;
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
				const heading = `${found === 0 ? "" : "\n"}===== ${context.cloud.redact(nameOf(test))} =====\n`;
				await (0, promises_.writeFile)(whole, heading, { flag: found === 0 ? "w" : "a" });
				await (0, external_node_stream_promises_.pipeline)((0, external_node_fs_.createReadStream)(part), (0, external_node_fs_.createWriteStream)(whole, { flags: "a" }));
				await (0, promises_.rm)(part);
				found += 1;
			}
			return found === 0 ? [] : [file];
		};
		const networkLog = async (download, context) => {
			const entries = [];
			let head;
			for await (const { test, result } of ofTests(download, context, (cloud, build, id) => cloud.networkLogs(build, id))) {
				head ??= {
					version: result.log.version,
					creator: result.log.creator
				};
				for (const entry of result.log.entries) entries.push(Object.assign({}, entry, { _test: nameOf(test) }));
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
		const writeJson = async (value, file, { target }, { cloud }) => {
			await (0, promises_.writeFile)(external_node_path_default().join(target, file), cloud.redact(JSON.stringify(value)));
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
				title: context.cloud.redact(`${nameOf(test)}-${nth + 1}`)
			})));
			const names = (0, file_name.KU)(shots.map(({ title }) => title));
			const files = [];
			for (const { test, url, title } of shots) {
				const file = `screenshots/${names.get(title)}.png`;
				const came = await ofTest(test, download, context, (cloud) => cloud.downloadUrl(url, external_node_path_default().join(download.target, file), "screenshot"));
				if (came !== undefined) files.push(file);
			}
			return files;
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
		const nameOf = ({ className, name }) => `${className}#${name}`;
		const ofTest = async (test, { settings, session }, { cloud, log, signal }, ask) => {
			try {
				return await ask(cloud.sessions(settings.framework));
			} catch (error) {
				signal.throwIfAborted();
				const say = error instanceof errors.m_ ? log.debug : log.info;
				say(`${session.device}, ${nameOf(test)}: ${(0, run_problem.Uc)(error)}`);
				return undefined;
			}
		};
		;
		const collectSession = async (session, settings, context, onUnstored, isLast = false) => {
			const folder = folderOf(session, settings);
			const sessionId = session.summary?.id;
			if (sessionId === undefined) return resultOf(session, settings.baseUrl, folder, nothingFetched("the session never started"));
			if (session.foreign !== undefined) return resultOf(session, settings.baseUrl, "", nothingFetched("they were not fetched"));
			const target = external_node_path_default().join(settings.reportDir, folder);
			let isUnstored = false;
			const onFailure = (error) => {
				const cause = error instanceof failures.QD ? error.cause : error;
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
			const result = resultOf(session, settings.baseUrl, folder, fetched);
			const { details } = fetched;
			const isSettled = isLast || !((0, expected_sessions.j2)(result) || (0, expected_sessions.PB)(result));
			if (details.state !== "read" || !isSettled || isUnstored) return result;
			const kinds = [...settings.download].filter((kind) => !settings.downloadIfFailed.has(kind) || hasFailed(result));
			const files = await downloadSessionFiles(kinds, {
				...fetch,
				details: details.record
			}, context);
			return {
				...result,
				files: {
					...result.files,
					...files
				}
			};
		};
		const uncollectedSession = (session, why) => resultOf(session, "", "", nothingFetched(why, "uncollected"));
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
				tests: (0, join_result_bundle.Bm)(reported.tests, record.tests, report.state === "read"),
				files
			};
			const listed = {
				details,
				report,
				tests: (0, join_result_bundle.vM)(record.tests),
				files
			};
			const joined = wantsBundle(listed, fetch) ? await withBundle(listed, fetch, context) : listed;
			const isWaiting = !isLast && joined.bundle?.state === "missing" && joined.bundle.mayArrive;
			const tests = isWaiting ? joined.tests : await explained(joined.tests, record, fetch, context);
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
		const wantsBundle = (fetched, { session, settings: { download, downloadIfFailed } }) => download.has("result-bundle") && (!downloadIfFailed.has("result-bundle") || hasFailed(resultOf(session, "", "", fetched)));
		const withBundle = async (fetched, fetch, context) => {
			const { build, device } = fetch.session;
			const place = {
				...fetch,
				build,
				device,
				framework: fetch.settings.framework
			};
			const { tests, bundle, files } = await (0, join_result_bundle.Mh)(fetched.tests, place, context);
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
		const folderOf = ({ device, shard, build }, { deviceFolder }) => {
			const attempt = build.attempt === 0 ? "" : `/attempt-${build.attempt + 1}`;
			const number = build.buildNumber === undefined ? "" : `/build-${build.buildNumber}`;
			return `sessions/${deviceFolder(device)}/shard-${shard.index + 1}-of-${shard.total}${number}${attempt}`;
		};
		const fetchDetails = async ({ session, sessionId, settings, store }, { cloud, signal }) => {
			try {
				const { record: told, body } = await cloud.sessions(settings.framework).get(session.build.id, sessionId);
				const isStored = await store("session.json", (file) => (0, promises_.writeFile)(file, body));
				const foreign = foreignIn(told, session);
				const record = {
					...told,
					tests: told.tests.map(settings.naming)
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
					reader = (0, read_junit.c)({
						repeatedCases: build.serviceRetries ? "attempts" : "separate",
						names
					});
					return reader.write;
				}));
			} catch (error) {
				signal.throwIfAborted();
				const state = error instanceof errors.f7 ? "unreadable" : "missing";
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
				message: (0, run_problem.pQ)(problems.find(problem.BG)?.message ?? "it is not complete")
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
		const explained = (tests, { tests: details }, { session: { device, build }, settings: { framework } }, context) => (0, explain_failures.vS)(tests, {
			framework,
			device,
			buildId: build.id,
			details
		}, context);
		const writeReport = async (file, tests, { session: { device, shard }, sessionId }, { cloud, isSimulated }) => {
			const shown = (0, map_texts.z)(tests, cloud.redact);
			await (0, regular_file.Tl)(file, (0, write_merged.T)({
				device,
				shard,
				sessionId,
				tests: shown,
				simulated: isSimulated()
			}));
		};
		const resultOf = (session, baseUrl, folder, { details, report, tests, bundle, files }) => {
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
				buildNumber: build.buildNumber,
				buildId: build.id,
				sessionId: summary?.id,
				startedAt,
				durationMs,
				queuedMs: queuedMs >= 0 ? queuedMs : undefined,
				tests,
				evidence: {
					...(0, explain_failures.y7)(session),
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
		const detailsEvidence = (details) => details.state === "read" ? {
			state: "read",
			tests: (0, accounting.x7)(details.record.tests),
			...(0, explain_failures.Uu)(details.record)
		} : details;
		const foreignIn = (record, { summary, device, ranOn, build }) => {
			if (record.buildId !== undefined && record.buildId !== build.id) return `the details of session ${record.id} belong to build ${record.buildId}, not to build ${build.id}`;
			if (record.id !== summary?.id) return `the service returned session ${record.id} when asked for session ${summary?.id}`;
			if (record.device === undefined) return undefined;
			const match = (0, device_name.WU)([ranOn ?? device], record.device);
			if (typeof match === "object") return undefined;
			return `the details of session ${record.id} of build ${build.id} are for "${record.device}"`;
		};
		const foreignSuiteIn = ({ suites }, sessionId, device) => {
			for (const { properties } of suites) {
				const { session_id: id, devicename: name, version } = properties;
				if (id && id !== sessionId) return `the JUnit report of session ${sessionId} is of session ${id}`;
				const reported = version ? `${name}-${version}` : name;
				if (name && reported && typeof (0, device_name.WU)([device], reported) !== "object") return `the JUnit report of session ${sessionId} is about "${reported}"`;
			}
			return undefined;
		};
		const hasFailed = (session) => [
			"failed",
			"timed-out",
			"error"
		].includes((0, expected_sessions.s9)(session).kind) || session.tests.some(({ status, earlierAttempts }) => (0, attempts.e2)(status) || earlierAttempts.some((each) => (0, attempts.e2)(each.status)));
		const missingFilesNotice = (sessions, { download, downloadIfFailed }) => {
			const ran = sessions.filter(({ tests }) => (0, accounting.x$)((0, accounting.x7)(tests)) > 0);
			const missing = [...download].flatMap((kind) => {
				const wanted = downloadIfFailed.has(kind) ? ran.filter(hasFailed) : ran;
				const [first, ...more] = wanted.filter(({ files }) => kind !== "junit" && (files[kind] ?? []).length === 0);
				if (first === undefined) return [];
				return [`${kind} (${first.device}${more.length === 0 ? "" : ` and ${more.length} more`})`];
			});
			if (missing.length === 0) return undefined;
			return `Some files of \`download\` are not available: ${missing.join(", ")}. The verdict does not depend on them.`;
		};
		const unreadableBundlesNotice = (sessions) => {
			const unreadable = sessions.flatMap(({ device, evidence: { bundle } }) => bundle?.state === "unreadable" ? [`${device}: ${bundle.message}`] : []);
			const [first] = unreadable;
			if (first === undefined) return undefined;
			const more = unreadable.length === 1 ? "" : ` (and ${unreadable.length - 1} more)`;
			return `A result bundle cannot be read: ${first}${more}. The verdict uses the other evidence.`;
		};
	}),
	32813: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			y7: () => entryEvidence,
			vS: () => explainFailures,
			Uu: () => statedOutcome,
			kk: () => withLatestEntry
		});
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var errors = __webpack_require__(97430);
		var lookup = __webpack_require__(25890);
		;
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
		var run_problem = __webpack_require__(25918);
		var external_node_util_ = __webpack_require__(57975);
		var is_record = __webpack_require__(75977);
		;
		const maxMessageChars = 2e3;
		const maxMoreLines = 30;
		const maxJsonChars = 32e6;
		const readCommandLog = async (lines) => {
			const kept = [];
			let chars = 0;
			for await (const some of lines) for (const line of some) {
				chars += line.length + 1;
				if (chars <= maxJsonChars) kept.push((0, external_node_util_.stripVTControlCharacters)(line));
			}
			const failed = /^\s*[[{]\s*(?:[[{"]|$)/.test(kept[0] ?? "") ? readJson(kept) ?? readText(kept) : readText(kept);
			return failed === undefined ? [] : [failureOf(failed)];
		};
		const head = /^(?:[\d:.,TZ+-]+ ){0,3}\[ {0,5}[A-Z]{3,8} {0,5}\] {0,5}(?:[\w.$]{1,200}: )?/;
		const state = / (FAILED|COMPLETED|SKIPPED|WARNED|RUNNING|PENDING)\s{0,5}$/;
		const readText = (lines) => {
			const chain = createChain();
			let open;
			for (const line of lines) {
				const text = line.replace(head, "");
				const end = state.exec(text.slice(-100))?.[1];
				if (end !== undefined) open = chain.add(text.slice(0, text.lastIndexOf(end)).trim(), end === "FAILED");
				else if (text.length === line.length && open !== undefined && open.said.length < maxMoreLines && line.trim() !== "") open.said.push(line.trimEnd());
				else if (text.length < line.length) open = undefined;
			}
			return chain.last();
		};
		const readJson = (lines) => {
			const chain = createChain();
			try {
				const entries = JSON.parse(lines.join("\n"));
				for (const entry of Array.isArray(entries) ? entries : []) {
					const { command, metadata } = (0, is_record.u)(entry) ? entry : {};
					const { status, error } = (0, is_record.u)(metadata) ? metadata : {};
					const added = chain.add(nameOf(command), status === "FAILED");
					const { message } = (0, is_record.u)(error) ? error : {};
					if (typeof message === "string") added?.said.push(...message.split("\n").slice(0, maxMoreLines));
				}
			} catch {
				return undefined;
			}
			return chain.last();
		};
		const nameOf = (command) => {
			const [name, value] = ((0, is_record.u)(command) ? Object.entries(command)[0] : undefined) ?? ["A command"];
			const { description, label } = (0, is_record.u)(value) ? value : {};
			const said = [label, description].find((each) => typeof each === "string");
			return typeof said === "string" ? said : name;
		};
		const createChain = () => {
			let first;
			let isOpen = false;
			return {
				add: (command, isFailed) => {
					if (!isFailed) {
						isOpen = false;
						return undefined;
					}
					if (isOpen) return undefined;
					isOpen = true;
					first = {
						command,
						said: []
					};
					return first;
				},
				last: () => first
			};
		};
		const failureOf = ({ command, said }) => {
			const [reason, ...more] = said;
			const message = reason === undefined ? `${command} failed` : `${command}: ${reason.trim()}`;
			return {
				message: message.slice(0, maxMessageChars),
				more
			};
		};
		;
		const colorStart = "\x1B";
		const maxFailures = 10;
		const read_failure_log_maxMoreLines = 30;
		const read_failure_log_maxMessageChars = 2e3;
		const maxLineChars = 500;
		const readFailureLog = async (lines, wanted) => {
			const named = createTries();
			const nameless = createTries();
			const unknownNames = new Set();
			let current;
			let hasOthers = false;
			let open;
			const triesFor = (test) => {
				if (test === undefined) return nameless;
				if (isSame(test, wanted)) return named;
				if (test.isDisplayName !== true) hasOthers = true;
				else unknownNames.add(test.name);
				return test.isDisplayName === true ? nameless : undefined;
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
					triesFor(line.test)?.begin();
				} else if (line.kind === "failure") open = triesFor(line.test ?? current)?.add(line);
			};
			for await (const some of lines) for (const text of some) read(text);
			const own = named.last();
			if (own.length > 0) return own;
			return hasOthers || unknownNames.size > 1 ? [] : nameless.last();
		};
		const createTries = () => {
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
						if (file !== undefined && file.length > (twin.file?.length ?? 0)) twin.file = file;
						return twin.more.length === 0 ? twin : undefined;
					}
					if (failures.length === maxFailures) return undefined;
					const failure = {
						message: text,
						more: [],
						file
					};
					if (line !== undefined) failure.line = line;
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
			if (failure === undefined || failure.more.length === read_failure_log_maxMoreLines) return;
			failure.more.push(text.trimEnd().slice(0, maxLineChars));
		};
		const withoutBlankEnd = (lines) => lines.slice(0, lines.findLastIndex((line) => line !== "") + 1);
		const isSame = ({ className, name }, wanted) => plainName(name) === plainName(wanted.name) && (className === undefined || wanted.className === "" || lastPart(className) === lastPart(wanted.className));
		const plainName = (name) => (name.endsWith(")") ? name.slice(0, name.indexOf("(")) : name).replace(/(?:AndReturnError|WithCompletionHandler)?:$/, "").replaceAll("`", "");
		const lastPart = (className) => className.split(/[./]/).at(-1) ?? className;
		const readLogLine = (line) => {
			for (const read of [
				readError,
				readAssertion,
				readIssue,
				readStart
			]) {
				const found = read(line);
				if (found !== undefined) return found;
			}
			return beginsSomethingNew.test(line) ? { kind: "other" } : { kind: "text" };
		};
		const beginsSomethingNew = /^(?:\s*t =\s|\s*Test (?:Case|Suite) |\s*Executed \d|Restarting after|\*\* |Testing |\s*[◇✔✘✗×◆➜⚠]|\d{4}-\d\d-\d\d |\d\d-\d\d \d\d:|[A-Z][a-z]{2} +\d+ \d\d:)/u;
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
			const place = /^([^:]{1,1000}:\d{1,7}): /.exec(tail);
			if (place === null) return {
				kind: "failure",
				message: tail
			};
			return {
				kind: "failure",
				...placeAtEnd(place[1] ?? ""),
				message: tail.slice(place[0].length)
			};
		};
		const issueMark = " recorded an issue";
		const readIssue = (text) => {
			const at = text.indexOf(issueMark);
			const test = at === -1 ? undefined : subjectOf(text.slice(0, at));
			if (test === undefined) return undefined;
			const tail = text.slice(at + issueMark.length);
			const place = /(?:^| )at ([^\s:]{1,1000}:\d{1,7}):\d{1,7}: /.exec(tail);
			if (place === null) return {
				kind: "failure",
				test,
				message: tail.replace(/^.*?: /, "").trim()
			};
			const values = tail.slice(0, place.index).trim();
			const message = tail.slice(place.index + place[0].length);
			return {
				kind: "failure",
				test,
				...placeAtEnd(place[1] ?? ""),
				message: values === "" ? message : `${message} (${values})`
			};
		};
		const readStart = (text) => {
			if (!text.includes(" started")) return undefined;
			const named = /Test Case '-\[(\S{1,500}) ([^\]]{1,500})\]' started/.exec(text) ?? /Test Case '([\w.]{1,500})\.(\w{1,500})' started/.exec(text);
			if (named !== null) return {
				kind: "started",
				test: {
					className: named[1] ?? "",
					name: named[2] ?? ""
				}
			};
			const at = text.indexOf(" started.");
			const test = at === -1 || !/^\s*[^\w\s'"]\s+Test /u.test(text) ? undefined : subjectOf(text.slice(0, at));
			return test === undefined || test.name.startsWith("run") ? undefined : {
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
			const behindColon = path.slice(Math.max(0, path.lastIndexOf(": ") + 1)).trimStart();
			if (behindColon.startsWith("/")) return behindColon;
			const slash = behindColon.indexOf(" /");
			return slash === -1 ? behindColon.slice(behindColon.lastIndexOf(" ") + 1) : behindColon.slice(slash + 1);
		};
		var join_result_bundle = __webpack_require__(61690);
		;
		const defaultLimits = {
			tests: 50,
			logBytes: 32e6,
			allBytes: 256e6,
			lineChars: 16e3,
			ms: 6e4,
			absentLogs: 3
		};
		const explainFailures = async (tests, session, context, limits = defaultLimits) => {
			const silent = tests.filter(join_result_bundle.hX).slice(0, limits.tests);
			if (silent.length === 0) return tests;
			const over = AbortSignal.timeout(limits.ms);
			const reader = createLogReader(session, {
				...context,
				cloud: context.cloud.within(over)
			}, limits);
			const explained = new Map();
			for (const test of silent) {
				if (over.aborted) break;
				const failures = await reader.failuresOf(test);
				if (failures.length > 0) explained.set(test, withFailures(test, failures));
			}
			context.log.debug(`${session.device}: found messages in the logs for ${explained.size} of ${silent.length} failures.`);
			return explained.size === 0 ? tests : tests.map((test) => explained.get(test) ?? test);
		};
		const linkTo = {
			commandlogs: ({ commandLogUrl }) => commandLogUrl,
			instrumentationlogs: ({ instrumentationLogUrl }) => instrumentationLogUrl,
			devicelogs: ({ deviceLogUrl }) => deviceLogUrl
		};
		const createLogReader = ({ framework, device, buildId, details }, { cloud, log, signal }, limits) => {
			const sessions = cloud.sessions(framework);
			const detailsById = new Map(details.map((each) => [each.id, each]));
			const absent = new Map();
			let leftBytes = limits.allBytes;
			const read = async (test, id, kind) => {
				const limitBytes = Math.min(limits.logBytes, leftBytes);
				if (limitBytes <= 0 || (absent.get(kind) ?? 0) >= limits.absentLogs) return [];
				try {
					return await sessions.scanTestLog(buildId, id, kind, limitBytes, (chunks) => {
						const lines = textLines(counted(chunks), kind === "commandlogs" ? limits.logBytes : limits.lineChars);
						return kind === "commandlogs" ? readCommandLog(lines) : readFailureLog(lines, test);
					});
				} catch (error) {
					signal.throwIfAborted();
					if (error instanceof errors.m_) absent.set(kind, (absent.get(kind) ?? 0) + 1);
					log.debug(`${device}, ${test.className}#${test.name}: ${(0, run_problem.Uc)(error)}`);
					return [];
				}
			};
			const counted = async function* (chunks) {
				for await (const chunk of chunks) {
					leftBytes -= chunk.length;
					yield chunk;
				}
			};
			return { failuresOf: async (test) => {
				const { testId } = test;
				const detail = detailsById.get(testId);
				if (testId === undefined || detail === undefined) return [];
				for (const kind of (0, lookup.Fg)(framework).failureLogs) {
					const failures = linkTo[kind](detail) === undefined ? [] : await read(test, testId, kind);
					if (failures.length > 0) return failures;
				}
				return [];
			} };
		};
		const withFailures = (test, failures) => {
			const placed = failures.find(({ file }) => file !== undefined);
			const kind = test.failures[0]?.kind ?? "failure";
			return {
				...test,
				failures: failures.map((failure) => explain_failures_failureOf(failure, kind)),
				...placed?.file === undefined ? {} : { file: external_node_path_default().posix.basename(placed.file) },
				...placed?.line === undefined ? {} : { line: placed.line }
			};
		};
		const explain_failures_failureOf = ({ message, more, file, line }, kind) => {
			const place = file === undefined ? [] : [`at ${file}:${line}`];
			const trace = [
				message,
				...more,
				...place
			];
			return {
				kind,
				message,
				trace: trace.length === 1 ? undefined : trace.join("\n")
			};
		};
		const entryEvidence = ({ summary, deviceError, foreign, hidden, isUnsplit, knownTests, build }) => ({
			summary: summary && {
				...statedOutcome(summary),
				error: summary.error
			},
			deviceStatus: deviceError && {
				status: deviceError.status,
				message: deviceError.message
			},
			foreign,
			hidden,
			isUnsplit,
			...build.serviceRetries ? { serviceRetries: true } : {},
			knownTests: knownTests ?? build.knownTests
		});
		const withLatestEntry = (result, session) => {
			const said = Object.entries(entryEvidence(session)).filter(([, value]) => value !== undefined);
			return {
				...result,
				evidence: {
					...result.evidence,
					...Object.fromEntries(said)
				}
			};
		};
		const statedOutcome = ({ status, statusWord, counters, countersProblem, announcedTests }) => ({
			status,
			word: statusWord ?? status,
			counters,
			countersProblem,
			announcedTests
		});
	}),
	61690: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hX: () => hasNoMessage,
			Bm: () => joinDetails,
			Mh: () => joinResultBundle,
			vM: () => testsOfDetails
		});
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var read_result_bundle = __webpack_require__(28714);
		var binary_error = __webpack_require__(55667);
		var errors = __webpack_require__(97430);
		var file_name = __webpack_require__(48905);
		var present = __webpack_require__(28008);
		var model_results = __webpack_require__(91171);
		var run_problem = __webpack_require__(25918);
		var attempts = __webpack_require__(7330);
		var bundle_cases = __webpack_require__(67765);
		;
		const joinBundle = (listed, runs, retried) => {
			const cases = (0, bundle_cases.mb)(runs, retried);
			const casesByKey = Map.groupBy(cases, ({ key }) => key);
			const listedByKey = Map.groupBy(listed, bundle_cases.u2);
			const joined = new Map();
			for (const [key, own] of listedByKey) for (const [test, results] of pair(own, casesByKey.get(key) ?? [])) joined.set(test, results);
			const unlisted = cases.filter(({ key, status }) => !listedByKey.has(key) && status !== "unknown");
			const names = (0, bundle_cases.DU)(cases);
			const named = ({ test, from }) => from === undefined ? test : {
				...test,
				name: names(from, test.name)
			};
			const results = [...listed.flatMap((test) => joined.get(test) ?? []), ...unlisted.map((from) => ({
				test: from.test,
				from
			}))];
			const tests = new Map(results.map((each) => [named(each), each.from?.failedAttempt]));
			const paired = [...joined].flatMap(([test, own]) => own.filter(({ isPaired }) => isPaired === true).map((each) => ({
				test,
				each
			})));
			const turned = (to) => paired.filter(({ test, each }) => test.status === "passed" && each.test.status === to).map(({ each }) => (0, model_results.U)(named(each)));
			return {
				tests: [...tests.keys()],
				evidence: {
					state: "read",
					unlisted: unlisted.filter(({ isMethod, status }) => isMethod && status !== "skipped").map(({ key }) => key),
					lacking: [...listedByKey].filter(([key, own]) => !casesByKey.has(key) && (0, bundle_cases.rK)(key) && own.some(({ status }) => status === "passed")).map(([key]) => key),
					failed: turned("failed"),
					skipped: turned("skipped").length,
					hiddenFailures: runs.reduce((sum, one) => sum + hiddenFailures(one), 0),
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
			const results = new Map(listed.map((test) => [test, []]));
			const known = all.filter(({ status }) => status !== "unknown");
			const [good, bad] = [false, true].map((isFailed) => listed.filter(({ status }) => (0, attempts.e2)(status) === isFailed).toReversed());
			const paired = new Map();
			const take = (cases, nextOf) => cases.filter((from) => {
				const test = nextOf(from);
				if (test === undefined) return true;
				paired.set(test, from);
				return false;
			});
			const unequal = take(known, ({ status }) => ((0, attempts.e2)(status) ? bad : good)?.pop());
			const left = take(unequal, () => bad?.pop() ?? good?.pop());
			for (const test of listed) {
				const from = paired.get(test);
				results.get(test)?.push(from === undefined ? { test } : {
					test: worse(test, from),
					from,
					isPaired: true
				});
			}
			const [first] = listed;
			if (first !== undefined) for (const from of left) results.get(first)?.push({
				test: {
					...first,
					...from.test,
					...namesOf(first)
				},
				from
			});
			return results;
		};
		const namesOf = ({ className, name }) => ({
			className,
			name
		});
		const worse = (test, { test: bundled }) => {
			const isFailure = (0, attempts.e2)(bundled.status) && !(0, attempts.e2)(test.status);
			const status = isFailure || bundled.status === "skipped" && test.status === "passed" ? bundled.status : test.status;
			const kind = test.failures[0]?.kind ?? "failure";
			const failures = bundled.failures.length > 0 ? bundled.failures.map((failure) => ({
				...failure,
				kind
			})) : test.failures;
			const { durationMs = bundled.durationMs } = test;
			return {
				...test,
				...bundled,
				...namesOf(test),
				status,
				...durationMs === undefined ? {} : { durationMs },
				failures: (0, attempts.e2)(status) ? failures : []
			};
		};
		;
		const zipName = "result-bundle.zip";
		const joinResultBundle = async (tests, { framework, build, sessionId, device, target }, { cloud, log, signal }) => {
			const file = external_node_path_default().join(target, zipName);
			try {
				await cloud.sessions(framework).downloadResultBundle(build.id, sessionId, file);
			} catch (error) {
				signal.throwIfAborted();
				return {
					tests,
					bundle: {
						state: "missing",
						message: (0, run_problem.pQ)(error),
						mayArrive: error instanceof errors.m_
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
							message: "found no test run"
						},
						files: [zipName]
					};
					const joined = joinBundle(tests, bundle.runs, build.serviceRetries);
					const { tests: shown, pictures } = await storePictures(joined, bundle, target, {
						redact: cloud.redact,
						onSkip: (why) => log.debug(`${device}: ${why}`)
					});
					return {
						tests: shown,
						bundle: joined.evidence,
						files: [zipName, ...pictures]
					};
				});
			} catch (error) {
				if (!(error instanceof binary_error.kM)) throw error;
				return {
					tests,
					bundle: {
						state: "unreadable",
						message: `found ${error.found}`
					},
					files: [zipName]
				};
			}
		};
		const limits = {
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
			let leftBytes = limits.bytes;
			for (const [payloadId, { attachment, title }] of wanted) {
				leftBytes -= attachment.sizeBytes;
				if (leftBytes < 0 || stored.size >= limits.pictures) break;
				try {
					const file = await storePicture(bundle.readAttachment(attachment), target, `screenshots/${names.get(redact(title))}`);
					if (file !== undefined) stored.set(payloadId, file);
				} catch (error) {
					if (!(error instanceof binary_error.kM) && !(0, run_problem.Or)(error)) throw error;
					onSkip((0, run_problem.Uc)(error));
				}
			}
			const withSteps = tests.map((test) => {
				const attempt = failedAttempts.get(test);
				return attempt === undefined || attempt.steps.length === 0 ? test : {
					...test,
					steps: stepsOf(attempt, stored),
					...omittedIn(attempt)
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
						title: `${(0, model_results.U)(test)}-step-${step + 1}-${nth + 1}`
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
		const omittedIn = ({ omittedSteps }) => omittedSteps === 0 ? {} : { omittedSteps };
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
		const ascii = (bytes, start, end) => Buffer.from(bytes.subarray(start, end)).toString("latin1");
		const brands = {
			heic: "image/heic",
			heix: "image/heic",
			mif1: "image/heic",
			"qt  ": "video/quicktime",
			isom: "video/mp4",
			mp41: "video/mp4",
			mp42: "video/mp4"
		};
		const sniffMediaType = (start) => {
			if (ascii(start, 0, 8) === "PNG\r\n\n") return "image/png";
			if (ascii(start, 0, 3) === "ÿØÿ") return "image/jpeg";
			const brand = ascii(start, 8, 12);
			return ascii(start, 4, 8) === "ftyp" && Object.hasOwn(brands, brand) ? brands[brand] : undefined;
		};
		const testsOfDetails = (tests) => tests.map(testOf);
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
					worseInDetails: isWorse(found, test) ? found.statusWord : undefined,
					links: {
						...linksOf(found),
						...test.links
					}
				};
			});
			for (const test of details) if (!joined.has(test) && !(complete && isHarmless(test))) result.push(testOf(test));
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
		const messageEnd = "; see its logs.";
		const hasNoMessage = ({ failures }) => failures.length === 1 && failures[0]?.trace === undefined && failures[0]?.message?.endsWith(messageEnd) === true;
		const testOf = (test) => ({
			className: test.className,
			name: test.name,
			status: test.status,
			...test.status === "unknown" ? { statusWord: test.statusWord } : {},
			...knownFromDetails(test),
			failures: test.status === "passed" || test.status === "skipped" || test.status === "pending" ? nothing : [{
				kind: test.status === "failed" ? "failure" : "error",
				message: `The service reports ${test.statusWord}${messageEnd}`
			}],
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
	})
};
;
