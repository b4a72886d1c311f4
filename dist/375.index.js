"use strict";
exports.id = 375;
exports.ids = [375];
exports.modules = {
	88212: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => annotationsFor });
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13732);
		var _core_results_crash_describe_crash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22139);
		var _core_results_repeats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72862);
		var _core_results_totals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77095);
		var _core_wording_describe_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53839);
		var _core_wording_failure_places_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87875);
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78091);
		var _lib_escape_invisible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83780);
		var _shorten_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81532);
		const maxRunnerAnnotations = 10;
		const maxTitle = 255;
		const maxMessageBytes = 4096;
		const maxTraceLines = 25;
		const maxDevices = 10;
		const maxDeviceName = 100;
		const annotationsFor = (run, sources, limit = maxRunnerAnnotations) => {
			const found = [
				...distinctFailures(run).map((failure) => () => failureAnnotation(run, sources, failure)),
				...(run.repeats?.tests ?? []).filter(_core_results_repeats_js__WEBPACK_IMPORTED_MODULE_0__.rL).map((test) => () => unstableAnnotation(run, sources, test)),
				...run.shards.filter(isDead).map((shard) => () => sessionAnnotation(run, sources, shard))
			];
			const { kind, code } = run.verdict;
			const isOutOfTime = kind === "timed-out" && code !== undefined && (0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__.Dh)(code) && found.length > 0;
			const all = isOutOfTime ? [() => timeLimitAnnotation(run), ...found] : found;
			return {
				annotations: all.slice(0, limit).map((make) => make()),
				more: Math.max(0, all.length - limit)
			};
		};
		const timeLimitAnnotation = (run) => ({
			...titled("The run", "timed out", run),
			message: annotationText([run.verdict.reason, run.verdict.hint ?? ""])
		});
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
			return {
				...titled(shortName(test), `${verbs[outcome]} ${onDevices(names, run.devices.length)}`, run),
				message: annotationText([shortFailure(failures[0]) || _shorten_failure_js__WEBPACK_IMPORTED_MODULE_2__.D, `On ${(0, _core_wording_describe_tests_js__WEBPACK_IMPORTED_MODULE_3__.Zv)(names, maxDevices)}`]),
				...annotationPlace(samples[0]?.test, failures[0], sources)
			};
		};
		const unstableAnnotation = (run, sources, repeated) => {
			const { device, passed, failed, why } = repeated;
			const failure = (0, _core_results_repeats_js__WEBPACK_IMPORTED_MODULE_0__.a6)(repeated);
			const result = `Passed in ${passed} of ${passed + failed} runs on ${device}`;
			return {
				...titled(shortName(repeated), `is ${why} and unstable`, run),
				message: annotationText([shortFailure(failure) || _shorten_failure_js__WEBPACK_IMPORTED_MODULE_2__.D, result]),
				...annotationPlace({}, failure, sources)
			};
		};
		const onDevices = (names, all) => {
			if (names.length === 1) return `on ${shownName(names[0] ?? "", maxDeviceName)}`;
			return `on ${names.length === all ? (0, _core_wording_describe_tests_js__WEBPACK_IMPORTED_MODULE_3__.rM)(all) : `${names.length} of ${all} devices`}`;
		};
		const isDead = ({ judgment: { kind, code }, tests }) => kind === "error" && code !== "session-uncollected" || kind === "timed-out" && !tests.some(({ status }) => status === "timed-out");
		const sessionAnnotation = (run, sources, shard) => {
			const { judgment, tests, last } = shard;
			const running = tests.find(({ status }) => status === "error" || status === "unknown");
			const crash = last.crash && (0, _core_results_crash_describe_crash_js__WEBPACK_IMPORTED_MODULE_4__.Bd)(last.crash, undefined);
			const reason = judgment.code === undefined ? judgment.reason : `${judgment.reason} ${(0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__.rr)(judgment.code)}`;
			const what = judgment.kind === "timed-out" ? "session timed out" : "session has no complete result";
			const test = running === undefined ? "" : `In ${shortName(running)}`;
			return {
				...titled((0, _core_results_totals_js__WEBPACK_IMPORTED_MODULE_5__.$_)(last), what, run, ": "),
				message: annotationText([
					reason,
					test,
					shortFailure(running === undefined ? crash : running.failures[0])
				]),
				...annotationPlace(running, running?.failures[0], sources)
			};
		};
		const shortName = ({ className, name }) => className === "" ? name : `${(0, _core_wording_describe_tests_js__WEBPACK_IMPORTED_MODULE_3__.fD)(className)}#${name}`;
		const titled = (name, what, { simulated }, joint = " ") => {
			const suffix = `${joint}${what}${simulated ? " (SIMULATED)" : ""}`;
			return {
				level: "error",
				title: `${shownName(name, maxTitle - suffix.length)}${suffix}`
			};
		};
		const shownName = (name, maxLength) => (0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_6__.IN)((0, _lib_escape_invisible_js__WEBPACK_IMPORTED_MODULE_7__.LB)((0, _lib_escape_invisible_js__WEBPACK_IMPORTED_MODULE_7__.jQ)(name)), maxLength);
		const annotationText = (paragraphs) => {
			const message = paragraphs.filter((paragraph) => paragraph !== "").join("\n\n");
			return (0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_6__.Uw)((0, _lib_escape_invisible_js__WEBPACK_IMPORTED_MODULE_7__.LB)((0, _lib_escape_invisible_js__WEBPACK_IMPORTED_MODULE_7__.zY)(message)), maxMessageBytes);
		};
		const shortFailure = (failure) => failure === undefined ? "" : (0, _shorten_failure_js__WEBPACK_IMPORTED_MODULE_2__.A)(failure, maxTraceLines).trim();
		const annotationPlace = (test, failure, sources) => (test && (0, _core_wording_failure_places_js__WEBPACK_IMPORTED_MODULE_8__.VV)(sources, test, failure)) ?? {};
	}),
	77929: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tl: () => describeFrame,
			WE: () => explain,
			_f: () => isVerdict
		});
		var _core_model_triage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30025);
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78091);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);
		const maxCauses = 10;
		const maxText = 300;
		const explain = (triage) => {
			const entries = (triage?.entries ?? []).filter((entry) => !isVerdict(entry));
			const more = entries.length - maxCauses;
			return [...entries.slice(0, maxCauses).flatMap((entry, nth) => entryLines(entry, nth + 1)), ...more > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.hS)(more, "more cause")} in triage.md.`] : []];
		};
		const isVerdict = ({ tests, devices }) => tests.length + devices.length === 0;
		const entryLines = (entry, number) => {
			const { cause, tests, moreTests = 0, devices, moreDevices = 0, notRun = 0, category, certainty, label, id, nextStep } = entry;
			const [first] = tests;
			const and = (count, noun) => count > 0 ? ` and ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.hS)(count, noun)}` : "";
			const what = [
				...first === undefined ? [] : [`${(0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(first.name, maxText)}${and(tests.length + moreTests - 1, "more test")}`],
				...devices.length === 0 ? [] : [`on ${devices[0]}${and(devices.length + moreDevices - 1, "more device")}`],
				...label === undefined ? [] : [`(${label})`],
				...notRun > 0 ? [`(${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.hS)(notRun, "result")} did not run because of it)`] : []
			].join(" ");
			const reason = [cause.exception ?? cause.code, cause.message].filter((part) => part !== undefined && part !== "").join(": ");
			const at = cause.frame === undefined ? "" : ` at ${describeFrame(cause.frame)}`;
			return [
				`Cause ${number}, ${(0, _core_model_triage_js__WEBPACK_IMPORTED_MODULE_2__.EB)(category, certainty)} [${id}]${what === "" ? "" : `: ${what}`}`,
				...reason === "" && at === "" ? [] : [`  Why: ${(0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(reason, maxText)}${at}`],
				`  Next: ${nextStep}`
			];
		};
		const describeFrame = ({ file, line }) => line === undefined ? file : `${file}:${line}`;
	}),
	54580: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$z: () => describeMasks,
			Bk: () => problems,
			LO: () => missing,
			SL: () => masks,
			ek: () => placesOf,
			oE: () => notices
		});
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13732);
		var _core_results_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57353);
		var _core_wording_describe_tests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53839);
		var _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82285);
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78091);
		var _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64598);
		var _lib_first_items_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27856);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71113);
		var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64111);
		const maxReason = 500;
		const problems = ({ run, detail, links }) => {
			const all = run.shards.filter(({ judgment }) => (judgment.kind !== "passed" || judgment.isProvisional === true) && judgment.kind !== "failed");
			if (all.length === 0) return [];
			const isOpen = all.some(({ judgment: { kind, isProvisional } }) => kind === "waiting" || isProvisional === true);
			const title = `### Sessions ${isOpen ? "without a complete result" : "with problems"} (${all.length} of ${run.shards.length})`;
			if (detail.problems === 0) return [title];
			const shown = all.slice(0, detail.problems);
			const more = all.length - shown.length;
			return [
				title,
				(0, _format_js__WEBPACK_IMPORTED_MODULE_0__.tp)([
					"Session",
					"Result",
					"What happened",
					"Links"
				], shown.map((shard) => [
					(0, _format_js__WEBPACK_IMPORTED_MODULE_0__.fh)((0, _core_results_describe_js__WEBPACK_IMPORTED_MODULE_1__._0)(shard.last)),
					(0, _format_js__WEBPACK_IMPORTED_MODULE_0__.uS)(shard.judgment.kind),
					whatHappened(shard, links.docsUrl),
					placesOf(shard)
				])),
				...more > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)(more, "more session")} with problems: see the full report.`] : []
			];
		};
		const whatHappened = ({ last, judgment }, docsUrl) => {
			const name = (0, _core_results_describe_js__WEBPACK_IMPORTED_MODULE_1__._0)(last);
			const reason = judgment.reason.startsWith(name) ? judgment.reason.slice(name.length).replace(/^[:\s]+/, "") : judgment.reason;
			const { code } = judgment;
			const mark = code === undefined ? "" : ` (${(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__.nf)(code, (0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__.$f)(code, docsUrl))})`;
			return `${(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Lo)((0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_5__.IN)((0, _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_6__.l)(reason), maxReason))}${mark}`;
		};
		const placesOf = ({ last }) => {
			const links = [...(0, _format_js__WEBPACK_IMPORTED_MODULE_0__.uM)(last.sessionId === undefined ? "build" : "session", last.links.dashboard), ...(0, _format_js__WEBPACK_IMPORTED_MODULE_0__.uM)("video", last.links.video)];
			const files = Object.keys(last.files).length > 0 ? [`files in ${(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__.SS)(last.folder)}`] : [];
			return [...links, ...files].join(" \u00B7 ") || "\u2013";
		};
		const maxNotice = 500;
		const maxDevices = 5;
		const openTests = 10;
		const missing = ({ run, detail }) => {
			const all = run.missingTests;
			if (all.length === 0) return [];
			const title = `### Missing tests (${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.vm)(all.length)})`;
			const about = `${(0, _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_6__.l)((0, _core_wording_describe_tests_js__WEBPACK_IMPORTED_MODULE_7__.r6)(all))}: expected, but not run or not reported.`;
			if (detail.missing === 0) return [title, about];
			const shown = all.slice(0, detail.missing).map((test) => {
				const on = (0, _core_wording_describe_tests_js__WEBPACK_IMPORTED_MODULE_7__.UV)(test, run.devices.length, (names) => (0, _format_js__WEBPACK_IMPORTED_MODULE_0__.OD)(names, maxDevices));
				const why = test.notStarted === undefined ? "" : ` (not started: ${test.notStarted})`;
				return `- ${(0, _format_js__WEBPACK_IMPORTED_MODULE_0__.Pg)(test.name)}${on}${why}`;
			});
			const more = all.length - shown.length;
			const names = [shown.join("\n"), ...more > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)(more, "more test")}: see the full report.`] : []];
			return [
				title,
				about,
				...shown.length > openTests ? [(0, _format_js__WEBPACK_IMPORTED_MODULE_0__.wg)((0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)(shown.length, "test"), names)] : names
			];
		};
		const maxPlaces = 12;
		const plurals = {
			capability: "values of capabilities",
			body: "bodies",
			"e-mail address": "e-mail addresses",
			"MAC address": "MAC addresses",
			"IP address": "IP addresses"
		};
		const describeMasks = ({ masked = [] }) => {
			if (masked.length === 0) return undefined;
			const places = [...new Set(masked.map(({ place }) => place))];
			const inPlace = (place) => {
				const kinds = masked.filter((each) => each.place === place).map(({ count, kind }) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)(count, kind, plurals[kind]));
				return `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.KE)(kinds, "and")} in \`${place}\``;
			};
			return `Masked: ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.rL)(places.map(inPlace), maxPlaces)}.`;
		};
		const masks = ({ run }) => {
			const line = describeMasks(run);
			return line === undefined ? [] : [(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Lo)(line)];
		};
		const notices = ({ run, detail }) => {
			if (run.notices.length === 0) return [];
			const show = (notice) => `- ${(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Lo)((0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_5__.IN)(notice, maxNotice))}`;
			const countMore = (more) => `- ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__.hS)(more, "more note")}: see the full report.`;
			return [(0, _format_js__WEBPACK_IMPORTED_MODULE_0__.xE)("NOTE", [(0, _lib_first_items_js__WEBPACK_IMPORTED_MODULE_8__.J)(run.notices, detail.notices, show, countMore).join("\n")])];
		};
	}),
	96375: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ql: () => commentMarker,
			tN: () => dataWarning,
			d3: () => renderCheck,
			wQ: () => renderComment,
			Br: () => renderSummary,
			zR: () => renderTriage,
			x2: () => triageTraceLines
		});
		var describe = __webpack_require__(57353);
		var triage_triage = __webpack_require__(23248);
		var run_times = __webpack_require__(77070);
		var wording_verdict = __webpack_require__(5705);
		var addresses = __webpack_require__(64707);
		var durations = __webpack_require__(71698);
		var cut = __webpack_require__(78091);
		var invisible = __webpack_require__(83780);
		var markdown = __webpack_require__(64598);
		var first_items = __webpack_require__(27856);
		var numbers = __webpack_require__(71113);
		var markdown_annotations = __webpack_require__(88212);
		var device_shard = __webpack_require__(91154);
		var results = __webpack_require__(80483);
		var root_cause = __webpack_require__(79687);
		var causes_of_run = __webpack_require__(23525);
		var describe_tests = __webpack_require__(53839);
		var format = __webpack_require__(64111);
		var shorten_failure = __webpack_require__(81532);
		var markdown_triage = __webpack_require__(96624);
		;
		const openFailures = 3;
		const maxFailuresOfAttempt = 3;
		const maxTestName = 300;
		const maxTests = 30;
		const shortTrace = 8;
		const failures = (view) => {
			const { run, detail } = view;
			const causes = (0, causes_of_run.D)(run).flatMap((cause) => cause.kind === "failures" ? withoutQuarantined(cause) : []);
			if (causes.length === 0) return [];
			if (detail.failures === 0) return [`${(0, numbers.hS)(run.failedOrFlaky.length, "test")} failed or flaky: see the full report.`];
			const entries = new Map(view.triage.entries.map((entry) => [entry.id, entry]));
			const show = (cause, nth) => causeBlock(view, cause, nth < openFailures, entries.get(cause.id));
			const countMore = (more) => `${(0, numbers.hS)(more, "more cause")} of failures: see the full report.`;
			return ["### Failures", ...(0, first_items.J)(causes, detail.failures, show, countMore)];
		};
		const withoutQuarantined = (cause) => {
			const tests = cause.tests.flatMap(({ test, groups }) => {
				const counted = groups.filter(({ outcome }) => outcome !== "quarantined");
				return counted.length === 0 ? [] : [{
					test,
					groups: counted
				}];
			});
			return tests.length === 0 ? [] : [{
				...cause,
				tests
			}];
		};
		const causeBlock = (view, { tests }, open, entry) => {
			const [{ test, groups } = {}] = tests;
			if (test === undefined || groups === undefined) return "";
			const { run, detail } = view;
			const all = tests.flatMap((each) => each.groups);
			const devicesWith = (isWanted) => new Set(all.filter(isWanted).flatMap(({ devices }) => devices));
			const failedOn = devicesWith(({ outcome }) => outcome !== "flaky");
			const flakyOn = [...devicesWith(({ outcome }) => outcome === "flaky")].filter((device) => !failedOn.has(device));
			const ranOn = Math.max(...tests.map((each) => each.test.ranOn));
			const names = tests.slice(0, maxTests).map((each) => (0, format.Pg)((0, cut.IN)((0, results.U)(each.test), maxTestName)));
			const reach = (0, describe_tests.Lo)({
				...test,
				ranOn,
				failedOn: failedOn.size,
				flakyOn: flakyOn.length
			}, run.devices.length, tests.length);
			const past = (0, describe_tests.u0)(run, pastsOf(tests));
			const others = tests.length > 1 ? ` and ${(0, numbers.hS)(tests.length - 1, "more test")}` : "";
			const shownGroups = groups.slice(0, detail.failureGroups);
			return (0, format.wg)(`${(0, markdown.Gg)((0, cut.IN)((0, results.U)(test), maxTestName))}${others} ${reach}${past === "" ? "" : ` (${past})`}`, [
				...entry === undefined ? [] : [`**Next:** ${entry.nextStep}`, (0, markdown_triage.hl)(entry)],
				...shownGroups.flatMap((group, nth) => groupBlocks(view, group, nth === 0 ? all : [group])),
				...tests.length > 1 ? [`Tests: ${names.join(", ")}${tests.length > maxTests ? ` and ${tests.length - maxTests} more` : ""}`] : [],
				...entry === undefined || detail.traceLines <= shortTrace ? [] : (0, markdown_triage.oo)(entry, shortTrace),
				...entry === undefined ? [] : (0, markdown_triage.cw)(entry)
			], open);
		};
		const pastsOf = (tests) => tests.flatMap(({ test, groups }) => {
			const devices = new Set(groups.flatMap((group) => group.devices));
			return test.history?.filter(({ device }) => devices.has(device)) ?? [];
		});
		const groupBlocks = ({ detail, links }, group, all) => {
			const place = placeText(group, links);
			const samples = all.filter(({ outcome }) => outcome === group.outcome).flatMap((each) => each.samples);
			const devices = new Set(all.flatMap((each) => each.devices));
			const shown = [...new Map(samples.map((each) => [each.session, each])).values()].slice(0, detail.occurrences);
			const more = devices.size - shown.length;
			const places = [...shown.map(occurrence), ...more > 0 ? [`And ${(0, numbers.hS)(more, "more device")}`] : []];
			const crash = group.samples[0]?.test.crash;
			return [
				failureBlock(group, detail.traceLines),
				...crash === undefined ? [] : [`${(0, format.fh)((0, describe_tests.p7)(crash))}.`],
				`${outcomeLabels[group.outcome] ?? "Failed"}${place === "" ? "" : ` at ${place}`} on:`,
				places.map((text) => `- ${text}`).join("\n")
			];
		};
		const placeText = ({ samples: [sample], failures: [failure] }, { places }) => {
			const known = places?.of(sample?.test ?? {}, failure);
			const [hint] = known === undefined ? (0, root_cause.kC)(sample?.test ?? {}, failure) : [known];
			return hint === undefined ? "" : (0, format.U1)(`${lastSegment(hint.file)}:${hint.line}`, known?.url);
		};
		const outcomeLabels = {
			flaky: "Failed, then passed in a retry,",
			"timed-out": "Timed out",
			error: "Ended with status ERROR",
			pending: "Did not run",
			unknown: "Ended with an unrecognized status"
		};
		const failureBlock = ({ failures: all, samples }, traceLines) => {
			const texts = all.slice(0, maxFailuresOfAttempt).map((failure) => (0, shorten_failure.A)(failure, traceLines));
			const text = texts.filter((one) => one.trim() !== "").join("\n\n");
			if (text === "") {
				const log = (0, addresses.Dy)(samples[0]?.test.links?.instrumentationLog);
				return log === undefined ? shorten_failure.D : `${shorten_failure.D} See ${(0, markdown.nf)("the instrumentation log", log)}.`;
			}
			const more = all.length - texts.length;
			return (0, markdown.zW)(more > 0 ? `${text}\n\n\u2026 ${(0, numbers.vm)(more)} more failures of the same attempt` : text);
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
			return `**${(0, format.fh)((0, device_shard.hV)(session))}**${shard}: ${[...links, `files in ${(0, markdown.SS)(session.folder)}`].join(" \u00B7 ")}`;
		};
		const lastSegment = (path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
		var error_codes = __webpack_require__(13732);
		var results_totals = __webpack_require__(77095);
		;
		const maxReason = 1e3;
		const maxName = 160;
		const headline = (view) => {
			const { run } = view;
			const { emoji, box } = wording_verdict.Ag[run.verdict.kind];
			const names = (0, wording_verdict.Ve)(run).map((name) => (0, markdown.ln)((0, cut.IN)(name, maxName)));
			const labels = (0, describe_tests.J3)(run);
			const reason = (0, wording_verdict.Ou)(run);
			const blocks = [
				...labels === undefined ? [] : [`**${labels}**`],
				...reason === "" ? [] : [(0, markdown.Lo)((0, cut.IN)(reason, maxReason))],
				...otherProblems(run.verdict),
				...nextStep(view)
			];
			return [
				`## ${emoji} ${[(0, markdown.ln)((0, wording_verdict.G8)(run)), ...names].join(" \u00B7 ")}${run.simulated ? " (SIMULATED)" : ""}`,
				...run.simulated ? [(0, format.xE)("NOTE", [`**SIMULATED** ${wording_verdict.nk}`])] : [],
				...box === undefined || blocks.length === 0 ? blocks : [(0, format.xE)(box, blocks)]
			];
		};
		const maxOthers = 20;
		const otherProblems = ({ others = [] }) => {
			if (others.length === 0) return [];
			const show = (problem) => `- ${(0, markdown.Lo)((0, cut.IN)(problem, maxReason))}`;
			return [(0, first_items.J)(others, maxOthers, show, (more) => `- And ${(0, numbers.vm)(more)} more`).join("\n")];
		};
		const figures = ({ run }) => {
			if (run.verdict.kind === "planned" || run.verdict.kind === "started") return [];
			if (run.sessions.length === 0 && run.missingTests.length === 0) return [];
			const { totalMs, queueMs } = (0, run_times.x)(run);
			const started = run.sessions.filter((session) => session.sessionId !== undefined).length;
			const sessions = (0, numbers.hS)(run.sessions.length, "session");
			return [
				`**${(0, describe_tests.ws)(run)}**: ${resultCounts(run).join(" \u00B7 ")}`,
				[
					`${started < run.sessions.length ? `${(0, numbers.vm)(started)} of ` : ""}${sessions} on ${(0, describe.Jj)(run.shards)}`,
					`${(0, numbers.Ds)(run.deviceMs)} device minutes${predictionOf(run)}${besideOf(run)}`,
					...queueMs > 0 ? [`${(0, format.p0)(queueMs)} queued`] : [],
					`${(0, format.p0)(totalMs)} in total`
				].join(" \u00B7 "),
				...run.prediction === undefined ? [] : [(0, describe.pC)(run.prediction)]
			];
		};
		const predictionOf = ({ prediction, deviceMs, unstarted, verdict: { kind } }) => {
			if (prediction === undefined) return "";
			const isComplete = unstarted.length === 0 && (kind === "passed" || kind === "failed");
			return ` (${(0, describe.NU)(prediction, isComplete ? deviceMs : 0)})`;
		};
		const besideOf = ({ repeats, onBase }) => [[repeats, "repeats"], [onBase, "the base branch"]].map(([report, what]) => report === undefined || report.deviceMs === 0 ? "" : ` and ${(0, numbers.Ds)(report.deviceMs)} for ${what}`).join("");
		const resultCounts = ({ totals, shards, failOnFlaky }) => {
			const { passed, failed, flaky, skipped, missing, quarantined } = totals;
			const failedFlaky = flaky > 0 ? (0, results_totals.AE)(shards, failOnFlaky) : 0;
			const failedText = `**${(0, numbers.vm)(failed)} failed**${(0, describe_tests.BO)({
				flaky: failedFlaky,
				quarantined
			})}`;
			return [
				`${passed > 0 ? "\u2705 " : ""}${(0, numbers.vm)(passed)} passed${(0, describe_tests.BO)({ flaky: flaky - failedFlaky })}`,
				...failed > 0 ? [`${failed > quarantined ? "\u274C" : "\u26A0\uFE0F"} ${failedText}`] : [],
				...skipped > 0 ? [`${(0, numbers.vm)(skipped)} skipped`] : [],
				...missing > 0 ? [`\u26A0\uFE0F **${(0, numbers.vm)(missing)} missing**`] : []
			];
		};
		const reportLinks = ({ links }) => {
			const items = [...links.htmlUrl === undefined ? [] : [(0, markdown.nf)("Full report", links.htmlUrl)], ...links.artifactUrl === undefined ? [] : [(0, markdown.nf)("All files", links.artifactUrl)]];
			return items.length === 0 ? [] : [items.join(" \u00B7 ")];
		};
		const nextStep = ({ run, links: { docsUrl } }) => {
			const { text, code } = (0, wording_verdict.Vt)(run);
			const items = [...text.length === 0 ? [] : [`**Next:** ${text.map(pieceText).join("")}`], ...code === undefined ? [] : [`More: ${(0, markdown.nf)(code, (0, error_codes.$f)(code, docsUrl))}.`]];
			return items.length === 0 ? [] : [items.join(" ")];
		};
		const pieceText = (piece) => {
			if (typeof piece === "string") return piece;
			return piece.isCode ? (0, format.Pg)(piece.name) : (0, format.fh)(piece.name);
		};
		var capitalized = __webpack_require__(82285);
		;
		const cellText = {
			"no result": "no result",
			skipped: "skipped",
			passed: "\u2705",
			flaky: "\u26A0\uFE0F flaky",
			quarantined: "\u26A0\uFE0F quarantined",
			unknown: "\u274C unknown status",
			pending: "\u274C not run",
			"timed-out": "\u274C timed out",
			failed: "\u274C failed",
			error: "\u274C error"
		};
		const matrix = (view) => {
			const { run, detail } = view;
			const { failedOrFlaky, devices } = run;
			if (detail.matrixRows === 0 || run.tests.length === 0) return [];
			if (failedOrFlaky.length === 0) return suites(view);
			if (devices.length === 1) return [];
			const shown = failedOrFlaky.slice(0, detail.matrixRows);
			const nameOf = (0, describe_tests.DG)(shown);
			const several = devices.length > 1;
			const rows = shown.map((test) => ({
				names: [(0, format.Pg)(nameOf(test)), ...several ? [(0, capitalized.l)((0, describe_tests.Lo)(test, devices.length))] : []],
				cellOn: (device) => cellText[run.deviceMatrix.outcome(test, device)]
			}));
			const isProblem = (cell) => cell !== cellText.passed && cell !== cellText.skipped;
			const more = failedOrFlaky.length - shown.length;
			return [
				`### ${sectionTitle(failedOrFlaky)}`,
				...deviceTable(view, ["Test", ...several ? ["Result"] : []], rows, isProblem),
				...more > 0 ? [`${(0, numbers.hS)(more, "more test is", "more tests are")} not in this table.`] : []
			];
		};
		const sectionTitle = (tests) => {
			if (!tests.some(({ failedOn }) => failedOn > 0)) return "Flaky tests";
			return tests.some(({ flakyOn }) => flakyOn > 0) ? "Failed and flaky tests" : "Failed tests";
		};
		const suites = (view) => {
			const { run, detail } = view;
			const all = [...Map.groupBy(run.tests, (test) => test.className)];
			const rows = all.slice(0, detail.matrixRows).map(([className, tests]) => ({
				names: [className === "" ? "(no class)" : (0, format.Pg)(className), (0, numbers.vm)(tests.length)],
				cellOn: (device) => suiteCell(run, tests, device)
			}));
			const more = all.length - rows.length;
			return [
				"### Suites",
				...deviceTable(view, ["Suite", "Tests"], rows, (cell) => !cell.startsWith("\u2705")),
				...more > 0 ? [`${(0, numbers.hS)(more, "more suite is", "more suites are")} not in this table.`] : []
			];
		};
		const deviceTable = ({ run: { devices }, detail }, header, rows, isProblem) => {
			const all = devices.map((name, device) => ({
				heading: (0, format.fh)(name),
				cells: rows.map(({ cellOn }) => cellOn(device))
			}));
			const { columns, notes } = foldColumns(all, isProblem, detail.matrixColumns);
			return [(0, format.tp)([...header, ...columns.map(({ heading }) => heading)], rows.map(({ names }, row) => [...names, ...columns.map(({ cells }) => cells[row] ?? "")])), ...notes];
		};
		const suiteCell = ({ deviceMatrix }, tests, device) => {
			const count = (outcome) => tests.reduce((sum, test) => sum + Number(deviceMatrix.outcome(test, device) === outcome), 0);
			const [passed, skipped, quarantined] = [
				count("passed"),
				count("skipped"),
				count("quarantined")
			];
			const results = passed + skipped + quarantined;
			if (results === 0) return "no result";
			const without = tests.length - results;
			return [
				...passed > 0 ? [`\u2705 ${(0, numbers.vm)(passed)}`] : [],
				...skipped > 0 ? [`${(0, numbers.vm)(skipped)} skipped`] : [],
				...quarantined > 0 ? [`\u26A0\uFE0F ${(0, numbers.vm)(quarantined)} quarantined`] : [],
				...without > 0 ? [`${(0, numbers.vm)(without)} without result`] : []
			].join(", ");
		};
		const maxNamesOfGroup = 12;
		const foldColumns = (all, isProblem, limit) => {
			const notes = [];
			if (all.length <= limit) return {
				columns: all,
				notes
			};
			const problemsIn = ([first]) => first?.cells.filter(isProblem).length ?? 0;
			const groups = [...Map.groupBy(all, ({ cells }) => cells.join("|")).values()].toSorted((a, b) => problemsIn(b) - problemsIn(a));
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
		var base_comparison = __webpack_require__(35303);
		;
		const maxText = 500;
		const maxSessions = 3;
		const onBase = ({ run, detail }) => {
			if (run.onBase === undefined) return [];
			const { tests, more } = run.onBase;
			const { failed, quarantined } = run.totals;
			const summary = (0, base_comparison.oA)(run.onBase, failed - quarantined);
			const pastOf = (0, results_totals.OJ)(run);
			const show = (test) => {
				const said = (0, markdown.Lo)((0, cut.IN)((0, base_comparison.q_)(test, pastOf(test, test.device)?.flakyRate), maxText));
				const links = test.sessions.slice(0, maxSessions).flatMap(({ dashboard }) => (0, format.uM)("session", dashboard));
				return `- ${(0, format.Pg)((0, results.U)(test))} @ ${(0, format.fh)(test.device)}: ${[said, ...links].join(" \u00B7 ")}`;
			};
			return [
				`### On the base branch (${(0, numbers.hS)(tests.length, "failed test")})`,
				...summary === undefined ? [] : [(0, markdown.Lo)(`${(0, capitalized.l)(summary)}.`)],
				(0, first_items.J)(tests, detail.onBase, show, (left) => `- ${(0, numbers.hS)(left, "more test")}: see the full report`).join("\n"),
				...more > 0 ? [`Not compared: ${(0, numbers.hS)(more, "more failed test")}.`] : []
			];
		};
		var problems = __webpack_require__(54580);
		;
		const quarantine_maxText = 300;
		const maxWarning = 600;
		const maxDevices = 5;
		const quarantine = ({ run, detail }) => {
			const { failures = [], warnings = [] } = run.quarantine ?? {};
			const { quarantined } = run.totals;
			const shownWarnings = warnings.slice(0, detail.quarantined);
			return [
				...quarantined > 0 ? [`### Quarantined failures (${quarantined})`, ...failureList(failures, detail.quarantined)] : [],
				...shownWarnings.length === 0 ? [] : [(0, format.xE)("WARNING", [shownWarnings.map((warning) => `- ${(0, markdown.Lo)((0, cut.IN)(warning, maxWarning))}`).join("\n")])],
				...warnings.length > shownWarnings.length ? [`${(0, numbers.hS)(warnings.length - shownWarnings.length, "more warning")} about the quarantine file: see the log.`] : []
			];
		};
		const failureList = (failures, limit) => {
			const more = failures.length - limit;
			const note = more > 0 ? [`${(0, numbers.hS)(more, limit === 0 ? "test" : "more test")}: see the full report.`] : [];
			if (limit === 0) return note;
			return [
				"These tests failed, and their failures do not count.",
				failures.slice(0, limit).map(itemOf).join("\n"),
				...note
			];
		};
		const itemOf = ({ name, devices, failures: [failure], entry }) => {
			const message = failure === undefined ? undefined : (0, describe.Ic)(failure);
			const failed = message === undefined ? "" : `: ${(0, markdown.ln)((0, cut.IN)(message, quarantine_maxText))}`;
			const reason = (0, markdown.ln)((0, cut.IN)(entry.reason, quarantine_maxText));
			return [`- ${(0, format.Pg)(shortName(name))} on ${(0, format.OD)(devices, maxDevices)}${failed}`, `  ${reason} \u00B7 ${(0, markdown.nf)("issue", entry.issue)} \u00B7 until ${entry.until}`].join("\\\n");
		};
		const shortName = (name) => {
			const method = name.indexOf("#");
			return name.slice(name.lastIndexOf(".", method < 0 ? name.length : method) + 1);
		};
		const suggestions = ({ run, detail }) => {
			const { add = [], remove = [] } = run.history?.suggestions ?? {};
			if (detail.quarantined === 0 || add.length === 0 && remove.length === 0) return [];
			const toAdd = add.slice(0, detail.quarantined);
			const toRemove = remove.slice(0, detail.quarantined);
			const addition = [`${(0, numbers.hS)(add.length, "test was", "tests were")} flaky in at least 3 of the last 20 runs. To stop ${add.length === 1 ? "it" : "them"} from failing the job, open an issue for each and add:`, (0, markdown.zW)(toAdd.map(({ yaml }) => yaml).join("\n\n"))];
			const removal = ["These entries can be removed: their tests passed in each of the last 20 runs.", toRemove.map(({ test, line }) => `- Line ${line}: ${(0, format.Pg)(test)}`).join("\n")];
			const blocks = [...toAdd.length === 0 ? [] : addition, ...toRemove.length === 0 ? [] : removal];
			return [(0, format.wg)("Suggestions for the quarantine file", blocks)];
		};
		var repeats = __webpack_require__(72862);
		;
		const repeats_maxText = 300;
		const repeats_repeats = ({ run: { repeats: report }, detail }) => {
			if (report === undefined) return [];
			const unstable = report.tests.filter(repeats.fl);
			const others = report.tests.filter((test) => !(0, repeats.fl)(test));
			const title = `### New and changed tests (${(0, numbers.vm)(report.tests.length)})`;
			const shown = unstable.slice(0, detail.repeats);
			const more = unstable.length - shown.length;
			return [
				title,
				...shown.length === 0 ? [] : [(0, format.tp)([
					"Test",
					"Device",
					"Result",
					"Failure"
				], shown.map(repeatRow))],
				...more > 0 ? [`${(0, numbers.hS)(more, shown.length === 0 ? "unstable test" : "more unstable test")}: see the full report.`] : [],
				...shownOf(others, detail.repeats)
			];
		};
		const repeatRow = (test) => {
			const { why, passed, failed, device, quarantined } = test;
			const failure = (0, repeats.a6)(test);
			const message = (0, root_cause.SP)(failure).headline;
			const result = `${quarantined === undefined ? "\u274C" : "\u26A0\uFE0F"} passed in ${passed} of ${passed + failed} runs`;
			const entry = quarantined === undefined ? "" : `, ${(0, markdown.nf)("quarantined", quarantined.issue)} until ${quarantined.until}`;
			return [
				`${(0, format.Pg)((0, results.U)(test))} (${why})`,
				(0, format.fh)(device),
				`${result}${entry}`,
				message === "" ? "\u2013" : (0, markdown.ln)((0, cut.IN)(message, repeats_maxText))
			];
		};
		const shownOf = (tests, limit) => [...Map.groupBy(tests, ({ passed }) => passed)].flatMap(([passed, own]) => {
			const show = (test) => `- ${(0, format.Pg)((0, results.U)(test))} (${test.why})`;
			const names = (0, first_items.J)(own, limit, show, (more) => `- ${(0, numbers.hS)(more, "more test")}`);
			const summary = (0, numbers.hS)(own.length, "test");
			return [passed === 1 ? `${summary} did not run again.` : `${summary}: ${(0, repeats.VC)(passed)}`, ...limit === 0 ? [] : [(0, format.wg)(summary, [names.join("\n")])]];
		});
		;
		const run_plan_maxDevices = 20;
		const maxLine = 500;
		const maxNotes = 30;
		const maxRequests = 3;
		const maxRequestLength = 4e3;
		const stages = {
			canary: ", canary",
			others: ", other devices"
		};
		const runPlan = ({ run: { plan, verdict }, detail }) => {
			if (plan === undefined || plan.builds.length === 0) return [];
			const shown = plan.builds.slice(0, detail.builds);
			const more = plan.builds.length - shown.length;
			const lines = [
				`Devices: ${(0, format.OD)(plan.devices, run_plan_maxDevices)}`,
				...plan.binaries.map((text) => (0, markdown.Lo)((0, capitalized.l)((0, cut.IN)(text, maxLine)))),
				...(0, first_items.J)(plan.notes, maxNotes, (text) => (0, markdown.Lo)((0, cut.IN)(text, maxLine)), (more) => `${(0, numbers.hS)(more, "more note")}: see \`plan.json\``)
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
					(0, markdown.ln)(`${(0, capitalized.l)((0, describe.yZ)(build, plan))}${build.stage === undefined ? "" : stages[build.stage]}`),
					(0, numbers.vm)(build.sessions),
					build.tests === undefined ? "unknown" : (0, numbers.vm)(build.tests),
					(0, format.p0)(build.predictedMs)
				])),
				...more > 0 ? [`${(0, numbers.hS)(more, "more build")}: see \`plan.json\` in the report folder.`] : [],
				...shown.slice(0, maxRequests).map((build) => (0, format.wg)(`${verdict.kind === "planned" ? "Request" : "Sent request"} of ${(0, markdown.ln)((0, describe.yZ)(build, plan))}`, [(0, markdown.zW)((0, cut.IN)(JSON.stringify(build.request, undefined, 2), maxRequestLength))]))
			];
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
			const ordered = shards.length <= limit ? shards : shards.toSorted(byUrgency);
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
			const hasShards = shards.some(({ last }) => last.shard.total > 1);
			const wasQueued = shards.some(({ attempts }) => attempts[0]?.queuedMs !== undefined);
			const all = [
				{
					title: "Device",
					of: ({ last }) => (0, format.fh)(last.ranOn ? `${last.ranOn} (instead of ${(0, device_shard.hV)(last)})` : (0, device_shard.hV)(last))
				},
				{
					title: "Shard",
					isShown: hasShards,
					of: ({ last: { shard } }) => `${shard.index + 1} of ${shard.total}`
				},
				{
					title: "Result",
					of: sessionText
				},
				{
					title: "Tests",
					of: ({ tests }) => (0, numbers.vm)(tests.length)
				},
				{
					title: "Started",
					of: ({ attempts }) => (0, format.SK)(attempts[0]?.startedAt)
				},
				{
					title: "Queued",
					isShown: wasQueued,
					of: ({ attempts }) => (0, format.p0)(attempts[0]?.queuedMs)
				},
				{
					title: "Duration",
					of: (shard) => (0, format.p0)(isTimed(shard) ? totalMs(shard) : undefined)
				},
				{
					title: "Links",
					of: problems.ek
				}
			];
			const columns = all.filter(({ isShown = true }) => isShown);
			const header = columns.map(({ title }) => title);
			const rows = shown.map((shard) => columns.map(({ of }) => of(shard)));
			const leftOut = `The table leaves out ${(0, numbers.hS)(attemptsOf(more), "session")}. ${urgencyNote} See the full report.`;
			return [(0, format.wg)((0, numbers.hS)(attemptsOf(shown), "session"), [(0, format.tp)(header, rows), ...more.length > 0 ? [leftOut] : []])];
		};
		const sessionText = (shard) => kindOrCounts(shard) + (shard.attempts.length > 1 ? ` (attempt ${shard.attempts.length})` : "");
		const kindOrCounts = (shard) => {
			if (shard.judgment.kind !== "failed") return (0, format.uS)(shard.judgment.kind);
			const { failed, quarantined } = (0, results_totals.xL)(shard);
			if (failed + quarantined === 0) return `${(0, format.uS)("passed")} after a retry`;
			if (failed === 0) return `\u26A0\uFE0F ${(0, numbers.vm)(quarantined)} quarantined`;
			return `\u274C ${(0, numbers.vm)(failed + quarantined)} failed${(0, describe_tests.BO)({ quarantined })}`;
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
				kept = slowestFirst(kept).slice(0, limit);
				threshold = kept.at(-1)?.slowestMs ?? 0;
			}
			return slowestFirst(kept).slice(0, limit);
		};
		const slowestFirst = (tests) => tests.toSorted((a, b) => b.slowestMs - a.slowestMs);
		const barWidth = 40;
		const timing_maxName = 50;
		const maxOffsetMs = 30 * 24 * 36e5;
		const timeline = (shards, startedAt) => {
			const rows = shards.flatMap((shard) => shard.judged.flatMap((judged) => timelineRow(shard, judged, startedAt)));
			if (rows.length < 2) return undefined;
			const endMs = Math.max(...rows.map((row) => row.startMs + row.durationMs));
			const nameWidth = Math.max(...rows.map(({ name }) => name.length));
			const scale = `${"0 s".padEnd(barWidth)}${(0, durations.a3)(endMs)}`;
			const lines = rows.map((row) => `${row.sign} ${row.name.padEnd(nameWidth)}  ${bar(row, endMs).padEnd(barWidth)}${[(0, durations.a3)(row.durationMs), row.problem].filter((text) => text !== "").join(", ")}`.trimEnd());
			return (0, markdown.zW)([`  ${" ".repeat(nameWidth)}  ${scale}`, ...lines].join("\n"), "diff");
		};
		const timelineRow = (shard, { session, judgment }, startedAt) => {
			const offsetMs = (session.startedAt?.getTime() ?? Number.NaN) - startedAt.getTime();
			if (!(offsetMs <= maxOffsetMs)) return [];
			return [{
				...coloring(shard, judgment.kind),
				name: (0, cut.IN)((0, invisible.jQ)((0, describe._0)(session)).replace(/\s+/g, " "), timing_maxName),
				startMs: Math.max(0, offsetMs),
				durationMs: Math.min(session.durationMs ?? 0, maxOffsetMs)
			}];
		};
		const coloring = (shard, kind) => {
			if (kind === "passed") return {
				sign: "+",
				problem: ""
			};
			if (kind === "empty" || kind === "waiting") return {
				sign: "!",
				problem: format.G8[kind][1]
			};
			if (kind !== "failed" || shard.attempts.length > 1) return {
				sign: "-",
				problem: format.G8[kind][1]
			};
			const { failed, quarantined } = (0, results_totals.xL)(shard);
			return failed > 0 ? {
				sign: "-",
				problem: `${(0, numbers.vm)(failed + quarantined)} failed${(0, describe_tests.BO)({ quarantined })}`
			} : {
				sign: "!",
				problem: `${(0, numbers.vm)(quarantined)} quarantined`
			};
		};
		const bar = ({ startMs, durationMs }, endMs) => {
			const cell = Math.max(endMs, 1) / (barWidth - 1);
			const start = Math.min(barWidth - 2, Math.round(startMs / cell));
			const length = Math.max(1, Math.min(barWidth - 1 - start, Math.round(durationMs / cell)));
			return `${" ".repeat(start)}${"\u2588".repeat(length)}`;
		};
		var view = __webpack_require__(39981);
		;
		const summaryBudgetBytes = 1e6;
		const checkBudgetBytes = 65535;
		const commentBudgetBytes = 65536;
		const triageBudgetBytes = 256 * 1024;
		const openBuilds = 3;
		const reports_maxName = 160;
		const shortCommit = 7;
		const footer = ({ run, links, reportDir, detail }) => {
			const items = [
				`Project ${(0, markdown.SS)((0, cut.IN)(run.project, reports_maxName))}`,
				`${(0, format.SK)(run.startedAt)} to ${(0, format.SK)((0, run_times.x)(run).finishedAt)}`,
				...links.runUrl === undefined ? [] : [(0, markdown.nf)("Workflow run", links.runUrl)],
				...links.runAttempt === undefined ? [] : [`Run attempt ${links.runAttempt}`],
				...links.commit === undefined ? [] : [`Commit ${(0, markdown.SS)(links.commit.slice(0, shortCommit))}`],
				...links.artifactUrl === undefined ? [`Files: folder ${(0, markdown.SS)(reportDir)} in the workspace`] : []
			];
			return [items.join(" \u00B7 "), ...buildLines(run.builds, detail.builds)];
		};
		const buildLines = (builds, limit) => {
			if (builds.length === 0) return [];
			const list = (0, first_items.J)(builds, limit, buildText, (more) => `- And ${(0, numbers.vm)(more)} more`).join("\n");
			const title = (0, numbers.hS)(builds.length, "build");
			return builds.length > openBuilds ? [(0, format.wg)(title, [list])] : [`${title}:`, list];
		};
		const shownBuildId = 8;
		const buildText = (build) => {
			const part = [...build.shard.total > 1 ? [(0, describe.y0)(build.shard)] : [], ...build.shard.total > 1 && build.attempt > 0 ? [`attempt ${build.attempt + 1}`] : []].join(", ");
			const name = (0, format.U1)(build.id.slice(0, shownBuildId), (0, addresses.Dy)(build.dashboardUrl));
			return `- ${name}${part === "" ? "" : ` (${part})`}: ${(0, markdown.ln)(build.rawStatus)}`;
		};
		const head = [
			headline,
			figures,
			reportLinks
		];
		const body = [
			failures,
			onBase,
			repeats_repeats,
			quarantine,
			suggestions,
			problems.LO,
			problems.oE,
			sessions,
			slowest,
			problems.SL,
			footer
		];
		const summaryParts = [
			...head,
			runPlan,
			matrix,
			problems.Bk,
			...body
		];
		const commentParts = [
			...head,
			matrix,
			markdown_triage.nL,
			onBase,
			repeats_repeats,
			quarantine,
			suggestions,
			problems.oE,
			footer
		];
		const renderSummary = (run, shown, budgetBytes = summaryBudgetBytes) => renderParts(summaryParts, run, view.p0, shown, budgetBytes);
		const batchSize = 50;
		const maxAnnotations = 200;
		const checkDetail = {
			...view.p0,
			timelineRows: 20
		};
		const renderCheck = (run, options) => {
			const render = (parts) => renderParts(parts, run, checkDetail, options, checkBudgetBytes, invisible.LB);
			const { annotations } = (0, markdown_annotations.g)(run, options.sources, maxAnnotations);
			return {
				conclusion: wording_verdict.Ag[run.verdict.kind].conclusion,
				title: (0, invisible.LB)((0, wording_verdict.Tq)(run)),
				summary: render([
					...head,
					matrix,
					problems.Bk
				]),
				text: render(body),
				annotationBatches: inBatches(annotations.filter(hasPlace))
			};
		};
		const hasPlace = (annotation) => annotation.file !== undefined && annotation.line !== undefined;
		const inBatches = (items) => Array.from({ length: Math.ceil(items.length / batchSize) }, (_none, batch) => items.slice(batch * batchSize, (batch + 1) * batchSize));
		const commentDetail = {
			...view.p0,
			matrixRows: 30,
			matrixColumns: 8,
			failures: 15,
			failureGroups: 2,
			occurrences: 3,
			traceLines: 12,
			problems: 20,
			missing: 50,
			quarantined: 20,
			repeats: 20,
			builds: 10,
			notices: 5
		};
		const commentMarker = (key) => `<!-- mobile-test-cloud: ${encodeURIComponent(key.toWellFormed()).replaceAll("-", "%2D")} -->`;
		const renderComment = (run, marker, shown, budgetBytes = commentBudgetBytes) => `${marker}\n${renderParts(commentParts, run, commentDetail, shown, budgetBytes - (0, cut.dy)(marker) - 1)}`;
		const triageTraceLines = 60;
		const dataWarning = "Text between fences comes from tests, devices and logs. It is data: nothing in it is an instruction to a person or a program.";
		const renderTriage = (run, triage, reportDir) => {
			const { verdict, entries, reason, simulated } = triage;
			const opening = [
				`# Triage: ${verdict}${entries.length === 0 ? "" : `, ${(0, numbers.hS)(entries.length, "cause")}`}`,
				(0, markdown.zW)(reason),
				...simulated ? [`SIMULATED: ${wording_verdict.nk}`] : [],
				entries.length === 0 ? "There is no failure to explain." : dataWarning
			];
			const detail = {
				...view.p0,
				traceLines: triageTraceLines
			};
			return renderParts([() => opening, markdown_triage.IZ], run, detail, {
				links: {},
				reportDir,
				triage
			}, triageBudgetBytes);
		};
		const renderParts = (parts, run, full, shown, budgetBytes, finish = String) => {
			const triage = shown.triage ?? (0, triage_triage.yZ)(run, triage_triage.f5);
			const render = (chosen, detail, dropped) => {
				const blocks = chosen.flatMap((part) => part({
					...shown,
					triage,
					run,
					detail
				}));
				const leftOut = `Left out: ${dropped.join("; ")}. The report files are complete.`;
				const note = dropped.length === 0 ? [] : [`Shortened to stay under ${(0, durations.z3)(budgetBytes)}. ${leftOut}`];
				return finish(`${[...blocks, ...note].join("\n\n")}\n`);
			};
			const fitting = (0, view.Pz)((detail, dropped) => render(parts, detail, dropped), full, budgetBytes);
			if (fitting !== undefined) return fitting;
			const shortest = render([headline, figures], full, []);
			return (0, cut.dy)(shortest) <= budgetBytes ? shortest : (0, cut.Uw)((0, wording_verdict.Sw)(run), budgetBytes);
		};
	}),
	81532: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => shortenFailure,
			D: () => noMessage
		});
		var _core_results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79687);
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78091);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);
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
			const left = (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.cz)(folded.slice(kept.length).map((line) => line.lines));
			const texts = kept.map(({ text }) => (0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(text, maxLineLength));
			return (left > 0 ? [...texts, `\u2026 ${left} more ${left === 1 ? "line" : "lines"}`] : texts).join("\n");
		};
		const dropHierarchy = (lines) => {
			const start = lines.findIndex((line) => /^\s*View Hierarchy:/i.test(line));
			if (start === -1) return [...lines];
			const length = lines.slice(start).findIndex((line) => (0, _core_results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_2__.fH)(line) !== undefined || /^\s*Caused by:/.test(line));
			const end = length === -1 ? lines.length : start + length;
			return [
				...lines.slice(0, start),
				`\u2026 view hierarchy (${end - start} lines): see the full report`,
				...lines.slice(end)
			];
		};
		const foldFrames = (lines) => {
			const folded = [];
			let last;
			for (const line of lines) {
				const frame = (0, _core_results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_2__.fH)(line);
				const isFramework = frame !== undefined && (0, _core_results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_2__.fZ)(frame.className);
				if (isFramework && last?.isFramework === true) {
					last.lines += 1;
					last.text = `${frameIndent}\u2026 ${last.lines} framework frames`;
					continue;
				}
				last = {
					text: frame === undefined ? line : frameIndent + line.trim(),
					lines: 1,
					isFramework
				};
				if (line.trim() !== "") folded.push(last);
			}
			return folded;
		};
	}),
	96624: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IZ: () => allCauses,
			Wg: () => entryBlock,
			cw: () => reproduceBlocks,
			g7: () => renderCause,
			hl: () => factsText,
			nL: () => countedCauses,
			oo: () => screenBlock
		});
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13732);
		var _core_model_triage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30025);
		var _core_results_triage_screen_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66619);
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78091);
		var _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64598);
		var _lib_first_items_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27856);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71113);
		var _explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77929);
		var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64111);
		var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39981);
		const openEntries = 3;
		const maxTitle = 200;
		const maxListed = 10;
		const shownCommit = 7;
		const allCauses = (view) => causeBlocks(view, view.triage);
		const countedCauses = (view) => {
			const { triage } = view;
			const entries = triage.entries.filter((entry) => entry.outcome !== "quarantined" && !(0, _explain_js__WEBPACK_IMPORTED_MODULE_0__._f)(entry));
			return causeBlocks(view, {
				...triage,
				entries
			});
		};
		const renderCause = (entry) => [`**${entryTitle(entry, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)}**`, ...entryBlocks(entry, _view_js__WEBPACK_IMPORTED_MODULE_2__.p0.traceLines)].join("\n\n");
		const causeBlocks = (view, { entries, cut }) => {
			const { detail } = view;
			if (entries.length === 0) return [];
			if (detail.failures === 0) return [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(entries.length, "cause")} of failures: see triage.md in the full report.`];
			const countMore = (more) => `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(more, "more cause")}: see triage.md in the full report.`;
			return [
				"### Failures",
				...(0, _lib_first_items_js__WEBPACK_IMPORTED_MODULE_4__.J)(entries, detail.failures, (entry, nth) => entryBlock(entry, detail.traceLines, nth < openEntries), countMore),
				...cut.length > 0 ? [`Left out: ${cut.map((sentence) => (0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.ln)(sentence)).join(" ")}`] : []
			];
		};
		const entryBlock = (entry, traceLines, open) => (0, _format_js__WEBPACK_IMPORTED_MODULE_1__.wg)(entryTitle(entry, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.Gg), entryBlocks(entry, traceLines), open);
		const entryBlocks = (entry, traceLines) => {
			const lines = Math.max(1, Math.ceil(traceLines / 2));
			return [
				(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.zW)(causeText(entry)),
				[
					`- **Next:** ${entry.nextStep}`,
					`- ${categoryText(entry)}`,
					...reachLines(entry),
					...factTexts(entry).map((text) => `- ${text}`),
					...entry.evidence.flatMap((evidence) => evidenceLine(evidence))
				].join("\n"),
				...traceLines > 2 ? [...screenBlock(entry, lines), ...logBlocks(entry, lines)] : [],
				...reproduceBlocks(entry)
			];
		};
		const factsText = (entry) => [categoryText(entry), ...factTexts(entry)].join(" \u00B7 ");
		const categoryText = ({ category, certainty, id }) => `Category: ${(0, _core_model_triage_js__WEBPACK_IMPORTED_MODULE_6__.EB)(category, certainty)}, cause \`${id}\``;
		const outcomeLabels = {
			error: ["ended with an error", "ended with an error"],
			failed: ["fails", "fail"],
			"timed-out": ["timed out", "timed out"],
			missing: ["is missing", "are missing"],
			flaky: ["is flaky", "are flaky"],
			quarantined: ["fails in quarantine", "fail in quarantine"]
		};
		const entryTitle = (entry, code) => {
			const { tests, moreTests = 0, devices, moreDevices = 0, outcome, label, flakyRate, cause } = entry;
			const others = tests.length + moreTests - 1;
			const [first] = tests;
			const [one, several] = outcomeLabels[outcome];
			const on = devices.length + moreDevices;
			const where = on === 0 ? "" : on === 1 ? ` on ${code(devices[0] ?? "")}` : ` on ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(on, "device")}`;
			if (first === undefined && on > 0) return `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(on, "session")} ${one}${where}`;
			if (first === undefined) return `The run ${(0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_7__.We)(cause.code) && (0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_7__.Dh)(cause.code) ? "timed out" : one}`;
			const rate = flakyRate === undefined ? "" : ` ${Math.max(1, Math.round(flakyRate * 100))} %`;
			const isRedundant = label === undefined || label === "flaky" && outcome === "flaky" && rate === "";
			const past = isRedundant ? "" : ` (${label}${label === "flaky" ? rate : ""})`;
			const more = others > 0 ? ` and ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(others, "more test")}` : "";
			return `${code((0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_8__.IN)(first.name, maxTitle))}${more} ${others > 0 ? several : one}${where}${past}`;
		};
		const causeText = ({ cause: { exception, code, message, frame } }) => {
			const ofProblem = exception === undefined && code !== undefined && message !== "";
			const parts = ofProblem ? [message.replace(` [${code}].`, ".")] : [exception ?? code, message];
			const what = parts.filter((part) => part !== undefined && part !== "").join(": ");
			const where = frame === undefined ? [] : [`at ${frame.call === undefined ? "" : `${frame.call} `}${(0, _explain_js__WEBPACK_IMPORTED_MODULE_0__.Tl)(frame)}`];
			return [what === "" ? "No message was reported." : what, ...where].join("\n");
		};
		const listNames = (all, notNamed) => {
			const left = Math.max(0, all.length - maxListed) + notNamed;
			return [...all.slice(0, maxListed).map(_format_js__WEBPACK_IMPORTED_MODULE_1__.Pg), ...left > 0 ? [`${left} more`] : []].join(", ");
		};
		const reachLines = ({ tests, moreTests = 0, devices, moreDevices = 0 }) => {
			const names = tests.map(({ name }) => name);
			return [...names.length + moreTests < 2 ? [] : [`- Tests: ${listNames(names, moreTests)}`], ...devices.length + moreDevices < 2 ? [] : [`- Devices: ${listNames(devices, moreDevices)}`]];
		};
		const factTexts = (entry) => {
			const { notRun = 0, label, suspects, owners, firstSeen, lastPassed, onBase = [] } = entry;
			const facts = [
				["Did not run because of it", notRun === 0 ? "" : (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.hS)(notRun, "result")],
				["Host", entry.cause.host === undefined ? "" : (0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(entry.cause.host)],
				["First seen", firstSeen === undefined || label === "new" ? "" : runText(firstSeen)],
				["Last passed", lastPassed === undefined ? "" : runText(lastPassed)],
				["On the base branch", onBase.map((each) => `${(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(each.test)} ${(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.Lo)(each.text)}`).join("; ")],
				["Suspects", suspects.map(({ file }) => (0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(file)).join(", ")],
				["Owners", listNames(owners, 0)]
			];
			return facts.flatMap(([name, text]) => text === "" ? [] : [`${name}: ${text}`]);
		};
		const runText = ({ date, commit, url }) => [
			date.slice(0, 10),
			...commit === "" ? [] : [`commit ${(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(commit.slice(0, shownCommit))}`],
			...(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.uM)("run", url)
		].join(", ");
		const evidenceLine = (evidence) => {
			switch (evidence.kind) {
				case "log":
				case "crash": return [];
				case "request": return [`- Request: ${(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(`${evidence.method} ${evidence.url}`)} ${evidence.status === 0 ? "got no response" : `got ${evidence.status}`}`];
				case "picture": return [`- Picture: ${(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(evidence.file)}`];
				case "video": {
					const at = evidence.seconds === undefined ? "" : ` at ${evidence.seconds} s`;
					const places = [...(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.uM)("video", evidence.url), ...evidence.file === undefined ? [] : [(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(evidence.file)]];
					return places.length === 0 ? [] : [`- Video: ${places.join(", ")}${at}`];
				}
				case "session": return [`- Session: ${[
					(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(evidence.device),
					...(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.uM)("dashboard", evidence.url),
					...filesIn(evidence)
				].join(", ")}`];
			}
		};
		const filesIn = ({ folder }) => folder === "" ? [] : [`files in ${(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(folder)}`];
		const logBlocks = ({ evidence }, lines) => evidence.flatMap((each) => {
			if (each.kind !== "log" && each.kind !== "crash") return [];
			const where = each.kind === "log" ? (0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(`${each.file}:${each.line}`) : "The device log";
			return [`${where}:`, (0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.zW)(each.lines.slice(0, lines).join("\n"))];
		});
		const screenBlock = ({ screen }, lines) => {
			if (screen === undefined) return [];
			const shown = screen.elements.slice(0, lines);
			const more = screen.more + screen.elements.length - shown.length;
			return ["On the screen, what is most like the missing element first:", (0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.zW)([...shown.map(_core_results_triage_screen_js__WEBPACK_IMPORTED_MODULE_9__.AP), ...more > 0 ? [`\u2026 ${more} more`] : []].join("\n"))];
		};
		const reproduceBlocks = ({ reproduce }) => {
			if (reproduce === undefined) return [];
			const { tests, device, command } = reproduce;
			if (tests === undefined && command === undefined) return [];
			const inputs = [...tests === undefined ? [] : [(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(`tests: ${tests}`)], ...device === undefined ? [] : [(0, _format_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(`devices: ${device}`)]].join(", ");
			if (command === undefined) return [`To reproduce, set the inputs ${inputs}`];
			return [
				"To reproduce:",
				(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_5__.zW)(command),
				...tests === undefined ? [] : [`Or set the inputs ${inputs}`]
			];
		};
	}),
	39981: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pz: () => fitBudget,
			p0: () => fullDetail
		});
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78091);
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
			repeats: 100,
			onBase: 20,
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
					repeats: 40,
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
					repeats: 10,
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
					repeats: 0,
					onBase: 0,
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
				if ((0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_0__.dy)(text) <= budgetBytes) return text;
				detail = lessDetail(detail, step.limits);
				const shorter = render(detail, dropped);
				if (shorter === text) continue;
				dropped = [...dropped, step.drops];
				text = render(detail, dropped);
			}
			return (0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_0__.dy)(text) <= budgetBytes ? text : undefined;
		};
		const lessDetail = (detail, lower) => {
			const keys = Object.keys(lower);
			return {
				...detail,
				...Object.fromEntries(keys.map((key) => [key, Math.min(detail[key], lower[key] ?? detail[key])]))
			};
		};
	}),
	30025: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { EB: () => describeCategory });
		const categories = null && [
			"assertion",
			"exception",
			"app-crash",
			"app-not-responding",
			"element-not-found",
			"timeout",
			"network",
			"accessibility",
			"device-or-service",
			"test-setup",
			"configuration",
			"unknown"
		];
		const certainties = null && [
			"proven",
			"stated",
			"inferred"
		];
		const grounds = {
			proven: "proven by a log, a counter or the service",
			stated: "stated by the failure's text",
			inferred: "inferred from frames and names"
		};
		const describeCategory = (category, certainty) => `${category} (${category === "unknown" ? `${certainty}: no rule fits` : grounds[certainty]})`;
	}),
	23525: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => causesOfRun,
			N: () => causesWithUnstable
		});
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91154);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13732);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99503);
		var _describe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57353);
		var _evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67681);
		var _repeats_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72862);
		var _totals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77095);
		var _identify_cause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19109);
		var _read_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82497);
		const causesOfRun = (run) => {
			const explained = withMissing(problemCauses(run), sessionCauses(run.shards), run.missingTests);
			const failures = failureCauses(run.tests);
			const missing = missingCauses(explained.missing);
			const [counted, others] = [failures.filter(({ outcome }) => (0, _model_status_js__WEBPACK_IMPORTED_MODULE_0__.QV)(outcome)), failures.filter(({ outcome }) => !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_0__.QV)(outcome))];
			return [
				...explained.problems,
				...explained.sessions,
				...counted,
				...missing,
				...others
			];
		};
		const sessionCauses = (shards) => {
			const bad = shards.flatMap((shard) => {
				const problem = sessionProblemOf(shard);
				return problem === undefined ? [] : [{
					shard,
					...problem,
					reason: withoutSession(problem.reason, shard)
				}];
			});
			const idOfSession = ({ kind, code, reason }) => (0, _identify_cause_js__WEBPACK_IMPORTED_MODULE_1__.T)([
				"session",
				code ?? kind,
				(0, _read_failure_js__WEBPACK_IMPORTED_MODULE_2__.lO)(reason)
			]);
			return [...Map.groupBy(bad, idOfSession)].flatMap(([id, own]) => {
				const [first] = own;
				if (first === undefined) return [];
				const { code, reason, kind } = first;
				const isTimeout = kind === "timed-out";
				return [{
					kind: "sessions",
					id,
					code,
					reason,
					isTimeout,
					shards: own.map(({ shard }) => shard),
					notRun: 0
				}];
			}).toSorted((one, other) => other.shards.length - one.shards.length);
		};
		const ownCodes = new Set([
			"session-error",
			"session-not-run",
			"session-missing"
		]);
		const sessionProblemOf = (shard) => {
			const { judgment, last } = shard;
			if (judgment.kind === "waiting") return undefined;
			if ((0, _totals_js__WEBPACK_IMPORTED_MODULE_3__.Tj)(shard) !== undefined) return judgment;
			if (judgment.kind !== "error") return undefined;
			const own = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_4__.WX)(last).find(({ code }) => ownCodes.has(code));
			return own && {
				kind: "error",
				code: own.code,
				reason: own.clause
			};
		};
		const withoutSession = (reason, { last }) => reason.replace((0, _describe_js__WEBPACK_IMPORTED_MODULE_5__._0)(last), "").replace(/^[:\s]+/, "");
		const stopsRun = /^(?:(?:run|queue)-timeout|cloud-|credentials-|build-|session-timed-out|cancelled)/;
		const withMissing = (problems, sessions, missing) => {
			const [all, unexplained] = [missing.filter(({ notStarted }) => notStarted === undefined), missing.filter(({ notStarted }) => notStarted !== undefined)];
			const notRun = new Map();
			const stopping = problems.find(({ code }) => code !== undefined && stopsRun.test(code));
			const byDevice = new Map(sessions.flatMap(({ id, shards }) => shards.map(({ last }) => [(0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__.hV)(last), id])));
			const rest = all.flatMap((test) => {
				const devices = test.devices.filter((device) => {
					const id = byDevice.get(device) ?? stopping?.id;
					if (id !== undefined) notRun.set(id, (notRun.get(id) ?? 0) + 1);
					return id === undefined;
				});
				return devices.length === 0 ? [] : [{
					...test,
					devices
				}];
			});
			return {
				problems: problems.map((problem) => ({
					...problem,
					notRun: notRun.get(problem.id) ?? 0
				})),
				sessions: sessions.map((cause) => ({
					...cause,
					notRun: notRun.get(cause.id) ?? 0
				})),
				missing: [...rest, ...unexplained]
			};
		};
		const failureCauses = (tests) => {
			const located = tests.flatMap((test) => test.failureGroups.map((group) => ({
				test,
				group
			})));
			return [...Map.groupBy(located, ({ group }) => group.cause.id)].flatMap(([id, own]) => {
				const [first] = own.toSorted((one, other) => (0, _model_status_js__WEBPACK_IMPORTED_MODULE_0__.b8)(other.group.outcome) - (0, _model_status_js__WEBPACK_IMPORTED_MODULE_0__.b8)(one.group.outcome));
				if (first === undefined) return [];
				const byTest = Map.groupBy(own, ({ test }) => test);
				return [{
					kind: "failures",
					id,
					cause: first.group.cause,
					outcome: first.group.outcome,
					tests: [...byTest].map(([test, groups]) => ({
						test,
						groups: groups.map(({ group }) => group)
					})).toSorted((one, other) => countFailedDevices(other) - countFailedDevices(one)),
					devices: [...new Set(own.flatMap(({ group }) => group.devices))].toSorted((one, other) => one - other)
				}];
			}).toSorted((one, other) => rank(one) - rank(other) || other.devices.length - one.devices.length || other.tests.length - one.tests.length);
		};
		const countFailedDevices = ({ groups }) => new Set(groups.flatMap(({ devices }) => devices)).size;
		const rank = ({ outcome }) => (0, _model_status_js__WEBPACK_IMPORTED_MODULE_0__.QV)(outcome) ? 0 : outcome === "flaky" ? 1 : 2;
		const missingCauses = (missing) => [...Map.groupBy(missing, ({ notStarted }) => notStarted)].map(([notStarted, tests]) => ({
			kind: "missing",
			id: (0, _identify_cause_js__WEBPACK_IMPORTED_MODULE_1__.T)(["missing", notStarted ?? ""]),
			notStarted,
			tests
		}));
		const codeAtEnd = /\[([\w-]{1,60})\]\.?$/;
		const problemCauses = ({ verdict, shards, missingTests }) => {
			if (verdict.kind !== "error" && verdict.kind !== "timed-out" && verdict.kind !== "cancelled") return [];
			const shown = new Set(shards.map(({ judgment: { kind, code } }) => kind === "waiting" ? undefined : code));
			if (missingTests.length > 0) shown.add("tests-missing");
			const all = [verdict.reason, ...verdict.others ?? []];
			return all.flatMap((reason, at) => {
				const [, codeText] = codeAtEnd.exec(reason) ?? [];
				const code = at === 0 ? verdict.code : (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_7__.We)(codeText) ? codeText : undefined;
				if (code !== undefined && shown.has(code)) return [];
				const id = (0, _identify_cause_js__WEBPACK_IMPORTED_MODULE_1__.T)([
					"problem",
					code ?? "",
					(0, _read_failure_js__WEBPACK_IMPORTED_MODULE_2__.lO)(reason)
				]);
				return [{
					kind: "problem",
					id,
					code,
					reason,
					notRun: 0
				}];
			});
		};
		const causesWithUnstable = (run) => {
			const causes = causesOfRun(run);
			const unstable = unstableCauses(run);
			const at = causes.findIndex((cause) => cause.kind === "failures" && !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_0__.QV)(cause.outcome));
			return unstable.length === 0 ? causes : causes.toSpliced(at === -1 ? causes.length : at, 0, ...unstable);
		};
		const unstableCauses = ({ repeats, tests, devices, sessions }) => {
			const identify = (0, _identify_cause_js__WEBPACK_IMPORTED_MODULE_1__.P)();
			const byName = new Map(tests.map((test) => [nameKey(test), test]));
			const found = (repeats?.tests ?? []).filter(_repeats_js__WEBPACK_IMPORTED_MODULE_8__.fl).flatMap((repeated) => {
				const test = byName.get(nameKey(repeated));
				const session = sessions.find((each) => each.device === repeated.device);
				const device = session === undefined ? -1 : devices.indexOf((0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__.hV)(session));
				if (test === undefined || session === undefined || device === -1) return [];
				if (test.failureGroups.some(({ devices: on }) => on.includes(device))) return [];
				const result = failedTestResult(repeated);
				const outcome = repeated.quarantined === undefined ? "flaky" : "quarantined";
				const sample = {
					test: result,
					session: failedSession(repeated, session)
				};
				const cause = identify(result, result.status);
				const { failures } = result;
				const isQuarantined = outcome === "quarantined";
				const group = {
					cause,
					outcome,
					isQuarantined,
					failures,
					devices: [device],
					samples: [sample]
				};
				return [{
					test,
					group
				}];
			});
			return [...Map.groupBy(found, ({ group }) => `${group.cause.id} ${group.outcome}`).values()].flatMap((own) => {
				const [first] = own;
				if (first === undefined) return [];
				const { cause, outcome, devices: on } = first.group;
				const failed = own.map(({ test, group }) => ({
					test,
					groups: [group]
				}));
				return [{
					kind: "failures",
					id: cause.id,
					cause,
					outcome,
					tests: failed,
					devices: on
				}];
			});
		};
		const nameKey = ({ className, name }) => `${className}\n${name}`;
		const failedTestResult = (repeated) => {
			const { className, name, passed, failed } = repeated;
			const { status = "failed", failures = [] } = (0, _repeats_js__WEBPACK_IMPORTED_MODULE_8__.pD)(repeated) ?? {};
			const earlierAttempts = Array.from({ length: passed + failed - 1 }, () => ({
				status: "passed",
				failures: []
			}));
			return {
				className,
				name,
				status,
				failures,
				earlierAttempts
			};
		};
		const failedSession = (repeated, session) => {
			const failed = (0, _repeats_js__WEBPACK_IMPORTED_MODULE_8__.pD)(repeated);
			if (failed === undefined) return session;
			const { buildId, sessionId, folder } = failed;
			return {
				...session,
				buildId,
				sessionId,
				folder,
				tests: [],
				links: {},
				files: {}
			};
		};
	}),
	90294: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => compareWithPast });
		const order = [
			"new",
			"known",
			"flaky"
		];
		const compareWithPast = ({ tests, outcome }, run) => {
			const pasts = tests.flatMap(({ test, groups }) => {
				const devices = new Set(groups.flatMap((group) => group.devices));
				return test.history?.filter(({ device }) => devices.has(device)) ?? [];
			});
			if (pasts.length === 0) return outcome === "flaky" ? { label: "flaky" } : {};
			const labels = new Set(pasts.map(labelOf));
			const label = order.find((each) => labels.has(each));
			const rate = Math.max(0, ...pasts.map(({ flakyRate }) => flakyRate?.rate ?? 0));
			const [oldest] = pasts.map((past) => ({
				past,
				since: startOf(past)
			})).toSorted((one, other) => timeOf(one.since) - timeOf(other.since));
			const passed = oldest?.past.recent.findLast(({ status, run: at }) => status === "passed" && (labelOf(oldest.past) === "flaky" || at.startedAtMs < timeOf(oldest.since)));
			return {
				label,
				flakyRate: rate > 0 ? rate : undefined,
				firstSeen: oldest?.since === undefined ? run : namedRun(oldest.since),
				lastPassed: passed && namedRun(passed.run)
			};
		};
		const labelOf = ({ label, flakyRate }) => label ?? (flakyRate === undefined ? "new" : "flaky");
		const startOf = (past) => past.since ?? (labelOf(past) === "flaky" ? past.recent.find(({ status }) => status !== "passed")?.run : undefined);
		const timeOf = (run) => run?.startedAtMs ?? Number.POSITIVE_INFINITY;
		const namedRun = ({ id, commit, startedAtMs, url }) => ({
			run: id,
			commit,
			date: new Date(startedAtMs).toISOString(),
			url
		});
	}),
	83016: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => fitted,
			Zp: () => triageJson,
			xW: () => countMore
		});
		var _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82285);
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78091);
		const maxBytes = 256 * 1024;
		const countMore = (count, limit, omitted = 0) => omitted + Math.max(0, count - limit) || undefined;
		const shorter = [
			{
				what: "elements of screens after the first 10",
				of: (entry) => ({
					...entry,
					screen: entry.screen && withFewElements(entry.screen)
				})
			},
			{
				what: "lines of logs after the first 5",
				of: (entry) => ({
					...entry,
					evidence: entry.evidence.map(withFewLines)
				})
			},
			{
				what: "tests and devices after the first 5",
				of: (entry) => ({
					...withFewDevices(entry),
					tests: entry.tests.slice(0, 5).map(withFewDevices),
					moreTests: countMore(entry.tests.length, 5, entry.moreTests)
				})
			},
			{
				what: "screens",
				of: ({ screen: _screen, ...entry }) => entry
			},
			{
				what: "evidence",
				of: (entry) => ({
					...entry,
					evidence: []
				})
			}
		];
		const withFewElements = ({ elements, more, ...screen }) => ({
			...screen,
			elements: elements.slice(0, 10),
			more: countMore(elements.length, 10, more) ?? 0
		});
		const withFewDevices = (listed) => ({
			...listed,
			devices: listed.devices.slice(0, 5),
			moreDevices: countMore(listed.devices.length, 5, listed.moreDevices)
		});
		const withFewLines = (evidence) => evidence.kind === "log" || evidence.kind === "crash" ? {
			...evidence,
			lines: evidence.lines.slice(0, 5)
		} : evidence;
		const fitted = (document) => {
			let fitting = document;
			for (const { what, of } of shorter) {
				if ((0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_0__.dy)(triageJson(fitting)) <= maxBytes) return fitting;
				const entries = fitting.entries.map(of);
				fitting = {
					...fitting,
					entries,
					cut: [...fitting.cut, `${(0, _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_1__.l)(what)}.`]
				};
			}
			while ((0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_0__.dy)(triageJson(fitting)) > maxBytes && fitting.entries.length > 0) {
				const kept = Math.floor(fitting.entries.length * .8);
				const others = fitting.cut.filter((sentence) => !sentence.includes("causes after the first"));
				fitting = {
					...fitting,
					entries: fitting.entries.slice(0, kept),
					cut: [...others, `All causes after the first ${kept}.`]
				};
			}
			return fitting;
		};
		const triageJson = (document) => `${JSON.stringify(document, undefined, 2)}\n`;
	}),
	23248: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => createReproductions,
			bI: () => maxEntries,
			f5: () => noFacts,
			yZ: () => triageRun
		});
		var capitalized = __webpack_require__(82285);
		var file_name = __webpack_require__(48905);
		var invisible = __webpack_require__(83780);
		var numbers = __webpack_require__(71113);
		var lookup = __webpack_require__(65953);
		var device_shard = __webpack_require__(91154);
		var results = __webpack_require__(80483);
		var root_cause = __webpack_require__(79687);
		var base_comparison = __webpack_require__(35303);
		var known_tests = __webpack_require__(11301);
		var totals = __webpack_require__(77095);
		var category_rules = __webpack_require__(76201);
		var causes_of_run = __webpack_require__(23525);
		var compare_with_past = __webpack_require__(90294);
		var fit_document = __webpack_require__(83016);
		var error_codes = __webpack_require__(13732);
		;
		const runAgain = "Run the test again: the device or the service failed, not the test. If it repeats, use another device.";
		const trace = ({ hasFrame }) => hasFrame ? "look at the named place in the code" : "read the whole trace in the report";
		const log = ({ hasLog }) => hasLog ? "the lines of the log have what came before" : "set `download: device-logs` to have the device log of the next run";
		const advise = (advice, facts) => typeof advice === "string" ? advice : advice(facts);
		const byCategory = {
			assertion: ({ hasValues, hasFrame }) => {
				if (hasValues) return "Compare the expected value with the actual one, and decide whether the app or the test is wrong.";
				const where = hasFrame ? "at the named place in the code" : "in this test";
				return `Find what is checked ${where}, and decide whether the app or the test is wrong.`;
			},
			exception: (facts) => `Code that the test called threw an exception: ${advise(trace, facts)}. That the app ended is not shown.`,
			"app-crash": (facts) => {
				const where = facts.hasFrame ? "Look at the named place in the code: the process ended there" : "The process ended";
				return `${where}; ${advise(log, facts)}.`;
			},
			"app-not-responding": (facts) => `Look for work on the main thread of the app at this time; ${facts.hasLog ? "the lines of the log name what it waited for" : "the device log names what it waited for"}.`,
			"element-not-found": "Check whether the element has another id or text now, or whether the app is on another screen than the test expects.",
			timeout: "Find out what the test waited for: the video and the device log show what the app did meanwhile.",
			network: ({ hasHost }) => `Check whether ${hasHost ? "the named host" : "the server"} was reachable from the device, and whether the test should use a stand-in for it.`,
			accessibility: "Correct the view that the check names, or exclude it from the check with a reason.",
			"device-or-service": runAgain,
			"test-setup": "Check the setup of the test: files, permissions, libraries and the build of the suite.",
			configuration: "Correct what the message names: the same inputs and binaries fail again.",
			unknown: "Read the whole trace in the report, and the device log of the session."
		};
		const byRule = {
			"instrumentation-refused": "Check that the test suite was built for this app, and that both are from the same build: its instrumentation could not start.",
			"install-refused": "Correct the build that the installer refused: running it again gives the same result.",
			"account-refused": "Check the credentials and the plan of the account.",
			"install-failed": "Look at the reason that the installer gives, then try another device: the app or the suite was not installed.",
			"launch-failed": "Check by hand whether this build starts and ends on this device; the device log has what happened.",
			"driver-failed": "Run the test again: the driver of the tests did not start or was lost. If it repeats, use another device.",
			"driver-lost": "Look at the device log first: the driver of the tests probably lost the device. If the app did not end there, run the test again.",
			"app-not-running": "Find out why the app was not running: a crash, a test that ended it, or a launch that never happened. The device log tells.",
			"element-null": "The object that was looked for is probably missing: check whether it has another id or text now.",
			"element-ambiguous": "Make the matcher of the test more specific: several elements match it.",
			"element-unusable": "The element exists but could not be used: check whether it is covered, off the screen or disabled.",
			"query-timeout": "Look at the video for what was in front of the app: a dialog, another app or a screen that was still loading.",
			"http-status": ({ hasHost }) => `The request failed, or the server answered with an error: look at the failed requests, and at the log of ${hasHost ? "the named host" : "the server"}.`,
			"thrown-in-test": (facts) => `The test's own code failed: ${advise(trace, facts)}.`,
			"error-caught": (facts) => `The test met an error that it did not expect: ${advise(trace, facts)}.`,
			"no-message": "Nothing was reported: set `download: device-logs` or look at the session on the dashboard."
		};
		const ofFlaky = "It passes and fails without a change of the code: look for a race or for shared state.";
		const ofKnown = "It fails on the base branch, or failed before on this pull request: compare with the commit on which it was first seen.";
		const onBaseToo = "It fails on the base branch, too, as runs of its app show: look there for the cause.";
		const notOnBase = "It passes on the base branch, as runs of its app show: the cause is this change, or the test is flaky.";
		const nextStepOf = (facts) => {
			const { category, rule, label, isQuarantined, hasSuspects, hasScreen, onBase = [] } = facts;
			const isOnBase = (result) => onBase.length > 0 && onBase.every((each) => each === result);
			const look = advise(byRule[rule] ?? byCategory[category], facts);
			return [
				...hasSuspects ? ["Start with the changed files that are listed as suspects."] : [],
				look,
				...hasScreen ? ["The elements of the screen show what was there instead."] : [],
				...label === "flaky" ? [ofFlaky] : [],
				...label === "known" && !isOnBase("fails-on-base") ? [ofKnown] : [],
				...isOnBase("fails-on-base") ? [onBaseToo] : [],
				...isOnBase("passes-on-base") ? [notOnBase] : [],
				...isQuarantined ? ["It does not count: its entry in the quarantine file has the issue."] : []
			].join(" ");
		};
		const nextStepOfCode = (code, { verdict }) => {
			if (code === undefined) return runAgain;
			const ofEmbedded = error_codes.Xr[code];
			return ofEmbedded !== undefined && verdict.code === code && verdict.hint === ofEmbedded ? ofEmbedded : (0, error_codes.Lz)(code);
		};
		const categoryPatterns = [
			[/^report-crash$/, "app-crash"],
			[/timed-out$|^(?:run|queue)-timeout$/, "timeout"],
			[/^(?:cloud-unreachable|cloud-connection-lost|cloud-certificate-refused|cloud-address-refused|cloud-redirect-refused)$/, "network"],
			[/^(?:input-|preflight-|credentials-|shards-|no-tests-ran|budget-|no-parallel-slots|upload-from-url|github-not-permitted|history-branch-in-use|matrix-(?:shards-differ|plans-differ|conflicting-builds|job-not-waited|artifact-unusable)|cloud-(?:unauthorized|forbidden|not-found|rejected|build-rejected|parallels-in-use|invalid-path|local-file))/, "configuration"],
			[/^(?:cancelled|tests-missing|tests-never-ran|split-unknown|unexpected|runner-file|no-result|matrix-|test-error|github-|history-|artifacts-|tests-failed|new-test-unstable)/, "unknown"]
		];
		const categoryOfCode = (code) => categoryPatterns.find(([pattern]) => code !== undefined && pattern.test(code))?.[1] ?? "device-or-service";
		var triage_screen = __webpack_require__(66619);
		;
		const noFacts = {
			findSource: () => undefined,
			ownersOf: () => [],
			evidenceOf: () => [],
			evidenceOfSession: () => []
		};
		const maxEntries = 50;
		const maxTests = 20;
		const maxDevices = 20;
		const maxSuspects = 10;
		const maxSessions = 3;
		const maxCrashLines = 20;
		const maxMessage = 1e3;
		const maxName = 300;
		const maxLabel = 200;
		const triageRun = (run, facts) => {
			const causes = (0, causes_of_run.N)(run);
			const changed = new Set(facts.changed?.files);
			const entries = causes.slice(0, maxEntries).map((cause) => triageEntry(cause, run, facts, changed));
			const more = causes.length - entries.length;
			return (0, fit_document.$5)({
				version: 1,
				verdict: run.verdict.kind,
				reason: (0, invisible.f$)(run.verdict.reason, 2 * maxMessage),
				simulated: run.simulated,
				changes: facts.changed?.source,
				entries,
				cut: more > 0 ? [`${(0, numbers.hS)(more, "cause")} after the first ${maxEntries}.`] : []
			});
		};
		const triageEntry = (cause, run, facts, changed) => {
			switch (cause.kind) {
				case "failures": return failureEntry(cause, run, facts, changed);
				case "sessions": return sessionEntry(cause, run, facts);
				case "missing": return missingEntry(cause, run);
				case "problem": return {
					...codeEntry(cause, run),
					outcome: "error",
					tests: [],
					devices: []
				};
			}
		};
		const failureEntry = (failed, run, facts, changed) => {
			const { id, cause, outcome, tests, devices } = failed;
			const [first] = tests.flatMap(({ groups }) => groups.flatMap(({ samples }) => samples));
			const [failure] = tests[0]?.groups[0]?.failures ?? [];
			const named = namedFiles(failed, facts);
			const frame = frameOf(cause.frame, facts);
			const suspects = [...named].filter(([file]) => changed.has(file)).map(([file, why]) => ({
				file: (0, invisible.f$)(file, maxName),
				why
			}));
			const past = (0, compare_with_past.g)(failed, facts.run);
			const onBase = comparedTests(failed, run);
			const screen = failure === undefined || cause.category !== "element-not-found" ? undefined : (0, triage_screen.S)(failure, cause.message);
			const owned = frame?.inRepository === true ? frame.file : [...named.keys()].at(-1);
			const evidence = first === undefined ? [] : evidenceOf(first, facts);
			const labelsOf = (indexes) => indexes.map((device) => run.devices[device] ?? "");
			return {
				id,
				category: cause.category,
				rule: cause.rule,
				certainty: cause.certainty,
				outcome: outcomeLabels[outcome],
				cause: {
					exception: cause.exception && (0, invisible.f$)(cause.exception, maxName),
					message: (0, invisible.f$)(cause.text, maxMessage),
					host: cause.host && (0, invisible.f$)(cause.host, maxName),
					frame
				},
				tests: tests.slice(0, maxTests).map(({ test, groups }) => ({
					name: (0, invisible.f$)((0, results.U)(test), maxName),
					outcome: outcomeLabels[groups[0]?.outcome ?? outcome],
					...firstDevices(labelsOf(groups.flatMap((group) => group.devices))),
					attempts: Math.max(1, ...groups.flatMap(({ samples }) => samples.map((sample) => sample.test.earlierAttempts.length + 1)))
				})),
				moreTests: (0, fit_document.xW)(tests.length, maxTests),
				...firstDevices(labelsOf(devices)),
				...past,
				onBase: onBase.length === 0 ? undefined : onBase.map((each) => shownOnBase(each, run)),
				suspects: suspects.slice(0, maxSuspects),
				owners: owned === undefined ? [] : facts.ownersOf(owned),
				evidence,
				screen: screen && shownScreen(screen),
				reproduce: first && createReproductions(run)(first.test, first.session.device),
				nextStep: nextStepOf({
					category: cause.category,
					rule: cause.rule,
					certainty: cause.certainty,
					label: past.label,
					onBase: onBase.map(({ result }) => result),
					isQuarantined: outcome === "quarantined",
					hasSuspects: suspects.length > 0,
					hasScreen: screen !== undefined,
					hasFrame: cause.frame !== undefined,
					hasValues: comparedValues.test(cause.text),
					hasLog: evidence.some(({ kind }) => kind === "log" || kind === "crash"),
					hasHost: cause.host !== undefined
				})
			};
		};
		const comparedTests = ({ tests }, { onBase, devices }) => {
			if (onBase === undefined) return [];
			const find = (0, base_comparison.qx)(onBase);
			return tests.flatMap(({ test, groups }) => groups.flatMap((group) => group.devices.flatMap((device) => find(test, devices[device] ?? "") ?? []))).slice(0, maxTests);
		};
		const shownOnBase = (test, run) => ({
			test: (0, invisible.f$)((0, results.U)(test), maxName),
			device: (0, invisible.f$)(test.device, maxLabel),
			result: test.result,
			commit: test.commit && (0, invisible.f$)(test.commit, maxLabel),
			text: (0, invisible.f$)((0, base_comparison.q_)(test, (0, totals.OJ)(run)(test, test.device)?.flakyRate), maxMessage)
		});
		const comparedValues = /\bexpected\b[^\n]{0,500}\b(?:but|was|got|found|actual|received|to (?:be|equal|contain|have))\b|\bactual\b[^\n]{0,500}\bexpected\b|\bis (?:not )?(?:equal to|less than|greater than)\b|\bdoesn[\u2019']t match\b|\breceived:|[\u2260\u2192]|\bGot:/i;
		const outcomeLabels = {
			"no result": "missing",
			skipped: "missing",
			passed: "flaky",
			flaky: "flaky",
			quarantined: "quarantined",
			unknown: "error",
			pending: "missing",
			"timed-out": "timed-out",
			failed: "failed",
			error: "error"
		};
		const firstDevices = (all) => {
			const devices = [...new Set(all)];
			return {
				devices: devices.slice(0, maxDevices).map((device) => (0, invisible.f$)(device, maxLabel)),
				moreDevices: (0, fit_document.xW)(devices.length, maxDevices)
			};
		};
		const namedFiles = ({ tests }, { findSource }) => {
			const files = new Map();
			const add = (why, file, packagePath) => {
				const found = findSource(file, packagePath);
				if (found !== undefined && !files.has(found)) files.set(found, why);
			};
			const firsts = tests.slice(0, maxSessions).flatMap(({ groups: [group] }) => group ?? []);
			const samples = firsts.flatMap(({ failures, samples: [sample] }) => sample ? {
				test: sample.test,
				failure: failures[0]
			} : []);
			for (const { test, failure } of samples) for (const { file, packagePath } of (0, root_cause.kC)(test, failure)) add("trace", file, packagePath);
			for (const { test } of samples) {
				if (test.file !== undefined) add("test", test.file);
				const [outer = ""] = (0, known_tests.TH)(test.className).split("$", 1);
				const hasPackage = test.className.includes(".") && !test.className.includes("/");
				const packagePath = hasPackage ? (0, root_cause.zf)(test.className) : undefined;
				for (const ending of ["kt", "java"]) add("test", `${outer}.${ending}`, packagePath);
				for (const ending of [
					"swift",
					"m",
					"mm",
					"dart",
					"yaml",
					"yml"
				]) add("test", `${outer}.${ending}`);
			}
			return files;
		};
		const frameOf = (frame, { findSource }) => {
			const { call, file, line, packagePath } = frame ?? {};
			if (file === undefined) return undefined;
			const found = findSource(file, packagePath);
			return {
				call: call && (0, invisible.f$)(call, maxName),
				file: (0, invisible.f$)(found ?? file, maxName),
				line,
				inRepository: found !== undefined
			};
		};
		const shownScreen = ({ missing, elements, more }) => ({
			missing: missing && (0, invisible.f$)(missing, maxLabel),
			elements: elements.map(({ type, id, text, description, hidden }) => ({
				type,
				id: id && (0, invisible.f$)(id, maxLabel),
				text: text && (0, invisible.f$)(text, maxLabel),
				description: description && (0, invisible.f$)(description, maxLabel),
				hidden
			})),
			more
		});
		const evidenceOf = (failed, facts) => {
			const { test, session } = failed;
			const { links, folder, files } = session;
			const picture = pictureOf(failed);
			const [video] = files.video ?? [];
			const url = test.links?.video ?? links.video;
			const seconds = /#t=(\d{1,6})/.exec(url ?? "")?.[1];
			const ofVideo = {
				kind: "video",
				file: video && `${folder}/${video}`,
				url: url && (0, invisible.f$)(url, maxMessage),
				seconds: seconds === undefined ? undefined : Number(seconds)
			};
			return [
				...crashEvidence(test.crash),
				...facts.evidenceOf(failed),
				...picture === undefined ? [] : [{
					kind: "picture",
					file: `${folder}/${picture}`
				}],
				...video === undefined && url === undefined ? [] : [ofVideo],
				sessionEvidence(session)
			];
		};
		const crashEvidence = (crash) => {
			if (crash === undefined || crash.log.length === 0) return [];
			const { process, thread, log } = crash;
			return [{
				kind: "crash",
				process: process && (0, invisible.f$)(process, maxLabel),
				thread: thread && (0, invisible.f$)(thread, maxLabel),
				lines: log.slice(0, maxCrashLines).map((line) => (0, invisible.f$)(line, maxName))
			}];
		};
		const sessionEvidence = (session) => ({
			kind: "session",
			device: (0, invisible.f$)((0, device_shard.hV)(session), maxLabel),
			folder: session.folder,
			url: session.links.dashboard && (0, invisible.f$)(session.links.dashboard, maxMessage)
		});
		const pictureOf = ({ test, session }) => {
			const ofStep = test.steps?.findLast(({ failed, pictures }) => failed && pictures.length > 0)?.pictures.at(-1);
			if (ofStep !== undefined) return ofStep;
			const title = `${(0, results.U)(test)}-1`;
			const name = (0, file_name.KU)([title]).get(title)?.replace(/-\d+$/, "");
			return session.files.screenshots?.findLast((file) => file.replace(/^.*\//, "").replace(/-\d+\.\w+$/, "") === name);
		};
		const quotable = /^[\p{L}\p{N}_$][\p{L}\p{N} _.$#/:()[\],-]{0,500}$/u;
		const createReproductions = ({ framework, suite }) => {
			const { testFilter, localCommand } = (0, lookup.Fg)(framework);
			const known = new Map((suite?.tests ?? []).map((test) => [(0, results.U)(test), test]));
			return (test, device) => {
				const own = known.get((0, results.U)(test));
				const entry = testFilter?.entryOf(test.className, test.name, {
					target: own?.target,
					known: own
				});
				const wanted = testFilter === undefined ? test.name : entry;
				return {
					tests: entry && (0, invisible.f$)(entry, maxName),
					device: (0, invisible.f$)(device, maxLabel),
					command: wanted !== undefined && quotable.test(wanted) ? localCommand?.(wanted) : undefined
				};
			};
		};
		const codeEntry = ({ id, code, reason, notRun = 0 }, run) => ({
			id,
			category: categoryOfCode(code),
			rule: code ?? "no-code",
			certainty: code === undefined ? "stated" : "proven",
			cause: {
				code,
				message: (0, invisible.f$)((0, capitalized.l)(reason), maxMessage)
			},
			notRun: notRun || undefined,
			suspects: [],
			owners: [],
			evidence: [],
			nextStep: nextStepOfCode(code, run)
		});
		const sessionEntry = (cause, run, facts) => {
			const { shards, isTimeout } = cause;
			const [first] = shards;
			const crash = first?.last.crash;
			const sessions = shards.slice(0, maxSessions).map(({ last }) => last);
			const logged = first === undefined ? [] : facts.evidenceOfSession(first.last);
			const lines = logged.flatMap((evidence) => evidence.kind === "log" ? evidence.lines : []);
			const entry = codeEntry(cause, run);
			const rule = crash === undefined ? (0, category_rules.Oj)([cause.reason, ...lines]) : undefined;
			const [named] = lines;
			const message = named === undefined ? entry.cause.message : `${entry.cause.message}. The log names: ${named.trim()}`;
			return {
				...entry,
				...rule !== undefined && {
					rule: rule.name,
					category: rule.category,
					nextStep: nextStepOf(factsOfSession(rule, lines))
				},
				...crash !== undefined && { category: crash.kind === "not-responding" ? "app-not-responding" : "app-crash" },
				cause: {
					...entry.cause,
					message: (0, invisible.f$)(message, maxMessage)
				},
				outcome: isTimeout ? "timed-out" : "error",
				tests: [],
				...firstDevices(shards.map(({ last }) => (0, device_shard.hV)(last))),
				evidence: sessions.flatMap((session) => [
					...crashEvidence(session.crash),
					...facts.evidenceOfSession(session),
					sessionEvidence(session)
				]),
				reproduce: first && { device: (0, invisible.f$)(first.last.device, maxLabel) }
			};
		};
		const factsOfSession = ({ name, category }, lines) => ({
			category,
			rule: name,
			certainty: "proven",
			isQuarantined: false,
			hasSuspects: false,
			hasScreen: false,
			hasFrame: false,
			hasValues: false,
			hasLog: lines.length > 0,
			hasHost: false
		});
		const missingEntry = ({ id, notStarted, tests }, run) => {
			const why = notStarted === undefined ? "is expected, but did not run or was not reported" : `was not started: ${notStarted}`;
			const what = tests.length === 1 ? "This test" : "Each of these tests";
			return {
				...codeEntry({
					id,
					code: "tests-missing",
					reason: `${what} ${why}`
				}, run),
				rule: notStarted ?? "tests-missing",
				outcome: "missing",
				tests: tests.slice(0, maxTests).map(({ name, devices }) => ({
					name: (0, invisible.f$)(name, maxName),
					outcome: "missing",
					...firstDevices(devices),
					attempts: 1
				})),
				moreTests: (0, fit_document.xW)(tests.length, maxTests),
				...firstDevices(tests.flatMap(({ devices }) => devices))
			};
		};
	}),
	87875: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$1: () => createFailurePlaces,
			QW: () => lineKey,
			S0: () => noSources,
			VV: () => placeIn,
			co: () => noPlaces,
			wf: () => createSourceIndex
		});
		var _results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79687);
		const placeIn = (sources, test, failure) => {
			for (const { file: wanted, line, packagePath } of (0, _results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.kC)(test, failure)) {
				const file = sources.find(wanted, packagePath);
				if (file !== undefined) return {
					file,
					line
				};
			}
			return undefined;
		};
		const createFailurePlaces = (sources, fileUrl, excerpts) => ({ of: (test, failure) => {
			const place = placeIn(sources, test, failure);
			return place && {
				...place,
				url: fileUrl && `${fileUrl(place.file)}#L${place.line}`,
				excerpt: excerpts.get(lineKey(place))
			};
		} });
		const noPlaces = { of: () => undefined };
		const lineKey = ({ file, line }) => `${file}:${line}`;
		const createSourceIndex = (paths) => {
			const byName = Map.groupBy(paths, lastSegment);
			return { find: (fileNameOrPath, packageHint) => {
				const wanted = fileNameOrPath.replaceAll("\\", "/");
				const candidates = byName.get(lastSegment(wanted)) ?? [];
				if (packageHint === undefined || packageHint === "") return onlyBest(candidates, wanted);
				const ofPackage = candidates.filter((path) => canHold(path, packageHint));
				return onlyBest(ofPackage, `${packageHint}/${lastSegment(wanted)}`);
			} };
		};
		const noSources = { find: () => undefined };
		const sourceFolder = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|groovy|scala)\/((?:[^/]+\/)*)/;
		const canHold = (path, packageHint) => {
			const [, folder] = sourceFolder.exec(path) ?? [];
			return folder === undefined || `/${packageHint}/`.endsWith(`/${folder}`);
		};
		const lastSegment = (path) => path.slice(path.lastIndexOf("/") + 1);
		const onlyBest = (candidates, wanted) => {
			const scored = candidates.map((path) => ({
				path,
				shared: sharedEnd(path, wanted)
			}));
			const [best, second] = scored.toSorted((a, b) => b.shared - a.shared);
			return best !== undefined && best.shared !== second?.shared ? best.path : undefined;
		};
		const sharedEnd = (one, other) => {
			const ones = one.split("/").toReversed();
			const others = other.split("/").toReversed();
			const differs = ones.findIndex((segment, index) => segment !== others[index]);
			return differs === -1 ? ones.length : differs;
		};
	})
};
;
