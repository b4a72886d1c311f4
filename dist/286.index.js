"use strict";
exports.id = 286;
exports.ids = [286];
exports.modules = {
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
	8286: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { renderWithoutResult: () => renderWithoutResult });
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13732);
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78091);
		var _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64598);
		var _lib_first_items_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27856);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71113);
		var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64111);
		const maxTextLength = 800;
		const maxMistakes = 50;
		const renderWithoutResult = (reason, mistakes, { code, hint }, { job, docsUrl }) => {
			const text = (line) => (0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.Lo)((0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(line, maxTextLength));
			const show = (line) => `- ${text(line)}`;
			const list = (0, _lib_first_items_js__WEBPACK_IMPORTED_MODULE_2__.J)(mistakes, maxMistakes, show, (more) => `- and ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(more)} more`);
			const blocks = [text(reason), ...list.length === 0 ? [] : [list.join("\n")]];
			const next = `**Next:** ${(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.Lo)(hint)} More: ${(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)(code, (0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__.$f)(code, docsUrl))}.`;
			return `## \u274C Error: job ${(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(job)}\n\n${(0, _format_js__WEBPACK_IMPORTED_MODULE_5__.xE)("CAUTION", [...blocks, next])}\n`;
		};
	}),
	80483: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => testName });
		const testName = (test) => test.className === "" ? test.name : `${test.className}#${test.name}`;
	}),
	57353: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ic: () => describeFailure,
			Jj: () => describeDevices,
			MG: () => createNameTable,
			Mr: () => describeQuarantined,
			NU: () => describePredictionError,
			Rh: () => countDevices,
			XZ: () => createTestNumbers,
			YD: () => describeUnstarted,
			_0: () => describeSession,
			b5: () => describeFlaky,
			p7: () => nameSessions,
			pC: () => describePrediction,
			p_: () => describeStopped,
			y0: () => describeShard,
			yZ: () => describePlanned,
			zC: () => nameShards
		});
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71698);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75977);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91154);
		const describeSession = (session) => {
			const { shard, attempt, repeat, onBase, ranOn } = session;
			if (repeat !== undefined) return `${(0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__.hV)(session)}, repeat ${repeat}`;
			if (onBase !== undefined) return `${(0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__.hV)(session)}, base branch's app, run ${onBase}`;
			const part = shard.total > 1 ? `, ${describeShard(shard)}` : "";
			const other = ranOn === undefined ? "" : ` on ${ranOn}`;
			return `${(0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__.hV)(session)}${part}${attempt > 0 ? `, attempt ${attempt + 1}` : ""}${other}`;
		};
		const nameSessions = (sessions) => {
			const names = sessions.map(describeSession);
			if (names.some((name) => name.includes(","))) return names.join("; ");
			const last = names.pop() ?? "";
			return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
		};
		const countDevices = (shards) => new Set(shards.map(({ last }) => last.device)).size;
		const describeDevices = (shards) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(countDevices(shards), "device");
		const describeShard = ({ index, total }) => `shard ${index + 1}${total === "auto" ? "" : ` of ${total}`}`;
		const mostDevices = 3;
		const describePlanned = ({ shard, request }, { devices }) => {
			const own = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.Ej)(request.devices);
			if (own.length === 0 || own.length === devices.length) return describeShard(shard);
			return `${shard.total === 1 ? "the build" : describeShard(shard)} on ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.rL)(own, mostDevices)}`;
		};
		const describeFailure = ({ message, trace }) => message ?? trace?.trimStart().split("\n", 1)[0];
		const describeFlaky = ({ earlierAttempts }) => `Passed only on attempt ${earlierAttempts.length + 1}; flaky tests count as failed in this run.`;
		const describeQuarantined = ({ failures }, { reason, issue, until }) => {
			const [failure] = failures;
			const message = failure === undefined ? undefined : describeFailure(failure);
			return `Quarantined until ${until}: ${reason} (${issue})${message === undefined ? "" : `. ${message}`}`;
		};
		const describePrediction = (prediction) => {
			if (prediction === undefined) return "Predicted device minutes: unknown, since no durations of earlier runs are known.";
			const { deviceMs, durationMs, atOnce, runs } = prediction;
			const slots = atOnce === undefined ? "" : ` if ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(atOnce, "session")} run at the same time`;
			return `Predicted: ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.Ds)(deviceMs)} device minutes in ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__.a3)(durationMs)}${slots}, from ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(runs, "earlier run")}.`;
		};
		const describePredictionError = ({ deviceMs: predictedMs }, usedMs) => {
			const predicted = `predicted ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.Ds)(predictedMs)}`;
			if (usedMs <= 0) return predicted;
			const error = Math.round((predictedMs / usedMs - 1) * 100);
			if (error === 0) return predicted;
			return `${predicted}, ${Math.abs(error)} % too ${error > 0 ? "many" : "few"}`;
		};
		const why = {
			"fail-fast": "since the verdict can no longer be green (`fail-fast`)",
			budget: "to stay within `max-device-minutes`"
		};
		const mostNamed = 10;
		const describeUnstarted = ({ reason, builds, redCanaries }) => {
			const first = builds.filter(({ attempt }) => attempt === 0);
			const shards = [...new Set(indexesOf(first))];
			if (reason === "canary") return {
				reason,
				shards,
				clause: describeHeldBack(builds, redCanaries)
			};
			const [total = 1] = first.map(_model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__.uc);
			const retries = builds.length - first.length;
			const parts = [...shards.length === 0 ? [] : [total === 1 ? "the build" : nameShards(shards, total)], ...retries === 0 ? [] : [(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(retries, "retry", "retries")]];
			const clause = `${parts.join(" and ")} ${shards.length + retries === 1 ? "was" : "were"} not started, ${why[reason]}`;
			return {
				reason,
				shards,
				clause
			};
		};
		const describeHeldBack = (builds, redCanaries = []) => {
			const held = new Set(builds.flatMap(({ devices }) => devices)).size;
			const red = redCanaries.length === 1 ? `canary ${redCanaries[0]} is` : `canaries ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.KE)(redCanaries, "and")} are`;
			return `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(held, "device was", "devices were")} not started: the ${red} red`;
		};
		const describeStopped = (builds) => {
			if (builds.length === 0) return undefined;
			const shards = [...new Set(indexesOf(builds))].toSorted((a, b) => a - b);
			const [total = 1] = builds.map(_model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__.uc);
			const isOne = total === 1 || builds.some(({ serviceShards }) => serviceShards !== undefined);
			const what = isOne ? "the build" : nameShards(shards, total);
			const its = isOne || shards.length === 1 ? "its" : "their";
			const clause = `the service stopped ${what} at ${its} first failed test, as asked (\`fail-fast\`)`;
			return {
				reason: "fail-fast",
				shards,
				clause,
				stopped: true
			};
		};
		const indexesOf = (builds) => builds.flatMap((build) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_0__.$b)(build).map(({ index }) => index));
		const nameShards = (indexes, total) => {
			const more = indexes.length - mostNamed;
			const shown = indexes.slice(0, mostNamed).map((index) => String(index + 1));
			const last = more > 0 ? `${more} more` : shown.pop();
			return `${indexes.length === 1 ? "shard" : "shards"} ${shown.length === 0 ? last : `${shown.join(", ")} and ${last}`} of ${total}`;
		};
		const createTestNumbers = () => {
			const nths = [];
			const ofName = createNameTable(() => ({
				numbers: [nths.push(0) - 1],
				list: -1,
				used: 0
			}));
			return {
				next: (className, name, list) => {
					const known = ofName(className, name);
					if (known.list !== list) {
						known.list = list;
						known.used = 0;
					}
					const nth = known.used++;
					known.numbers[nth] ??= nths.push(nth) - 1;
					return known.numbers[nth];
				},
				nth: (number) => nths[number] ?? 0
			};
		};
		const createNameTable = (make) => {
			const byClass = new Map();
			return (className, name) => {
				let byName = byClass.get(className);
				if (byName === undefined) {
					byName = new Map();
					byClass.set(className, byName);
				}
				const known = byName.get(name);
				if (known !== undefined) return known;
				const value = make(className, name);
				byName.set(name, value);
				return value;
			};
		};
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
	})
};
;
