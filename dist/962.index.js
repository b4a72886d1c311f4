"use strict";
exports.id = 962;
exports.ids = [962];
exports.modules = {
	40258: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => isFullyKnown,
			TS: () => ordinaryTest,
			b0: () => mostTests,
			u5: () => sortTests
		});
		const ordinaryTest = {
			ignored: false,
			parameterized: false,
			conditional: false
		};
		const isFullyKnown = ({ unknown, unseen }) => unknown.length === 0 && unseen === undefined;
		const mostTests = 1e5;
		const sortTests = (tests) => tests.toSorted((a, b) => compareText(a.className, b.className) || compareText(a.name, b.name));
		const compareText = (a, b) => a < b ? -1 : a > b ? 1 : 0;
	}),
	80483: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => testName });
		const testName = (test) => test.className === "" ? test.name : `${test.className}#${test.name}`;
	}),
	52130: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dz: () => hasJustPassed,
			RM: () => mergeAttempts,
			RX: () => hasFailedAttempt,
			TX: () => mergeRepeated,
			e2: () => isBad,
			gb: () => hasRun,
			s8: () => isFlaky,
			sG: () => outcomeOf
		});
		var _model_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80483);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11301);
		const isBad = (status) => status !== "passed" && status !== "skipped" && status !== "pending";
		const hasRun = ({ status }) => status !== "pending";
		const hasFailedAttempt = ({ status, earlierAttempts }) => isBad(status) || earlierAttempts.some((earlier) => isBad(earlier.status));
		const isFlaky = (test) => test.status === "passed" && hasFailedAttempt(test);
		const unusual = [
			"rawStatus",
			"expectedFailures",
			"crash",
			"systemOut",
			"systemErr",
			"attachments",
			"properties"
		];
		const hasJustPassed = (test) => test.status === "passed" && test.failures.length + test.earlierAttempts.length === 0 && unusual.every((fact) => test[fact] === undefined);
		const outcomeOf = (test, shard) => {
			if (isFlaky(test)) return "flaky";
			return test.status === "failed" && shard?.quarantined.has(test) === true ? "quarantined" : test.status;
		};
		const mergeAttempts = (attempts) => {
			const [only] = attempts;
			if (only !== undefined && attempts.length === 1) return {
				tests: only.tests,
				sessionOf: () => only
			};
			const aligned = alignClassNames(attempts);
			const merged = new Map();
			for (const session of attempts) {
				const seen = new Map();
				for (const test of session.tests.map(aligned)) {
					const name = (0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test);
					const nth = seen.get(name) ?? 0;
					seen.set(name, nth + 1);
					const key = `${nth}#${name}`;
					const before = merged.get(key);
					if (before === undefined) merged.set(key, {
						session,
						test
					});
					else if (decides(test, before.test)) merged.set(key, {
						session,
						test: withEarlier(before.test, test)
					});
				}
			}
			const all = [...merged.values()];
			const sessions = new Map(all.map(({ test, session }) => [test, session]));
			const sessionOf = (test) => {
				const session = sessions.get(test);
				if (session === undefined) throw new Error("unreachable: only tests of these attempts are looked up");
				return session;
			};
			return {
				tests: all.map(({ test }) => test),
				sessionOf
			};
		};
		const mergeRepeated = (tests) => {
			const merged = new Map();
			for (const test of tests) {
				const name = (0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test);
				const before = merged.get(name);
				if (before === undefined) merged.set(name, test);
				else if (decides(test, before)) merged.set(name, withEarlier(before, test));
			}
			return merged.size === tests.length ? tests : [...merged.values()];
		};
		const decides = (last, before) => isExecuted(last) || !isExecuted(before);
		const isExecuted = ({ status }) => status !== "skipped" && status !== "pending";
		const withEarlier = (before, last) => {
			if (!isExecuted(before)) return last;
			const { status, failures, durationMs } = before;
			const replaced = {
				status,
				failures,
				durationMs
			};
			return {
				...last,
				earlierAttempts: [
					...before.earlierAttempts,
					replaced,
					...last.earlierAttempts
				]
			};
		};
		const alignClassNames = (attempts) => {
			const classesOf = attempts.map(({ tests }) => new Set(tests.map(({ className }) => className)));
			const all = new Set(classesOf.flatMap((classes) => [...classes]));
			const longNames = Map.groupBy(all.values().filter((className) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_1__.TH)(className) !== className), _known_tests_js__WEBPACK_IMPORTED_MODULE_1__.TH);
			return (test) => {
				const [className, ...others] = longNames.get(test.className) ?? [];
				if (className === undefined || others.length > 0) return test;
				const areBothInOne = classesOf.some((classes) => classes.has(test.className) && classes.has(className));
				return areBothInOne ? test : {
					...test,
					className
				};
			};
		};
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
	11301: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EQ: () => isFilePart,
			Fv: () => knowsTest,
			IT: () => simpleTestName,
			Kl: () => classOf,
			NY: () => methodOf,
			Qh: () => findUnknownTest,
			RI: () => simpleNameOf,
			TH: () => simpleClass,
			bJ: () => flowNaming,
			fD: () => enclosing,
			wq: () => describeUnknownTest,
			xf: () => isInner
		});
		var _model_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80483);
		var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57353);
		const methodOf = (name) => {
			const [start = ""] = name.split(/[[(]/, 1);
			return start.trim() || /\(([^()]+)\)$/.exec(name)?.[1] || name;
		};
		const classOf = (className) => className.split("[", 1)[0] || className;
		const simpleClass = (className) => className.slice(Math.max(className.lastIndexOf("."), className.lastIndexOf("/")) + 1);
		const simpleTestName = ({ className, name }) => `${simpleClass(classOf(className))}#${methodOf(name)}`;
		const simpleNameOf = (text) => {
			const hash = text.indexOf("#");
			return simpleTestName({
				className: text.slice(0, Math.max(0, hash)),
				name: text.slice(hash + 1)
			});
		};
		const isInner = (className) => className.includes("$");
		const enclosing = (className) => {
			const parts = className.split("$");
			return parts.map((_, nth) => parts.slice(0, nth + 1).join("$"));
		};
		const isFilePart = (part) => /^classes\d*\.dex$|\.xctest$/.test(part);
		const dotted = (className) => classOf(className).replaceAll(/[$/]/g, ".");
		const isSameClass = (one, other) => one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
		const knowsTest = ({ tests, onRequest = [], unknown }) => {
			const known = [...tests, ...onRequest].map((test) => ({
				...test,
				className: dotted(test.className)
			}));
			const byClass = Map.groupBy(known, ({ className }) => simpleClass(className));
			const parts = unknown.map(({ part }) => dotted(part));
			return ({ className, name }) => {
				const reported = dotted(className);
				const own = (byClass.get(simpleClass(reported)) ?? []).filter((test) => isSameClass(test.className, reported));
				const hasOtherNames = own.some(({ parameterized, naming }) => parameterized || naming !== undefined) || parts.some((part) => isSameClass(part, reported));
				return hasOtherNames || own.some((test) => test.name === name || `${test.name}()` === name);
			};
		};
		const asTold = (test) => test;
		const flowNaming = (suite) => {
			const flows = suite?.tests.filter(({ file }) => file !== undefined) ?? [];
			if (flows.length === 0) return asTold;
			const known = new Set(flows.map(_model_results_js__WEBPACK_IMPORTED_MODULE_0__.U));
			const byName = Map.groupBy(flows, ({ className, name }) => `${stemOf(className)}#${name}`);
			const byStem = Map.groupBy(flows, ({ className }) => stemOf(className));
			const byPath = Map.groupBy(flows, ({ className }) => className);
			return (test) => {
				if (known.has((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test))) return test;
				const paths = [test.name.replace(/\.ya?ml$/, ""), test.className].flatMap(pathsWithin);
				const [flow, ...others] = byName.get((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test)) ?? paths.map((path) => byPath.get(path)).find((found) => found !== undefined) ?? byStem.get(test.className) ?? [];
				return flow === undefined || others.length > 0 ? test : {
					...test,
					className: flow.className,
					name: flow.name
				};
			};
		};
		const pathsWithin = (path) => {
			const parts = path.split("/");
			return parts.length === 1 ? [] : parts.map((_, from) => parts.slice(from).join("/"));
		};
		const stemOf = (path) => path.slice(path.lastIndexOf("/") + 1);
		const findUnknownTest = (suite, sessions) => {
			const isKnown = knowsTest(suite);
			for (const session of sessions) {
				const test = session.tests.find((each) => !isKnown(each));
				if (test !== undefined) return {
					test,
					session
				};
			}
			return undefined;
		};
		const describeUnknownTest = ({ test, session }, leftOut) => {
			const indexes = [...new Set(leftOut.map(({ shard }) => shard.index))];
			const shards = (0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.zC)(indexes, leftOut[0]?.shard.total ?? 1);
			const verb = indexes.length === 1 ? "was" : "were";
			return `${shards} ${verb} left out as empty, but ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_1__._0)(session)}, reported the test ${(0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test)}, which the suite was not known to have`;
		};
	}),
	49700: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => countPassedBefore,
			NF: () => asUnstarted,
			fK: () => stoppedBuilds,
			id: () => isStopped,
			s4: () => inBuild,
			xc: () => leftOutBy,
			yU: () => stoppedWithoutFailure
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75977);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52130);
		const leftOutBy = (request) => {
			const { testOrchestrationOptions: options } = request;
			const inner = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(options) ? options : {};
			const abortRequested = isEnabled(inner.abortBuildOnFailure);
			const failuresOnlyRequested = isEnabled(inner.rerunPreviouslyFailed) || isEnabled(request.rerunPreviouslyFailed);
			return abortRequested || failuresOnlyRequested ? {
				abortRequested,
				failuresOnlyRequested
			} : undefined;
		};
		const isEnabled = (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) && (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.Hn)(value.enabled);
		const isStopped = (session) => {
			const { abortRequested, buildAborted, summary, details, deviceStatus } = session.evidence;
			if (abortRequested !== true) return false;
			const stated = [summary, details.state === "read" ? details : undefined];
			const statuses = [...stated.map((each) => each?.status), deviceStatus?.status];
			if (buildAborted === true || statuses.includes("aborted")) return true;
			if (statuses.some((status) => status === "error" || status === "timed-out" || status === "running")) return false;
			const neverRan = stated.some((each) => (each?.counters?.pending ?? 0) > 0) || session.tests.some(({ status }) => status === "pending");
			return neverRan && session.tests.some(({ status }) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_1__.e2)(status));
		};
		const stoppedBuilds = (started, shards) => {
			const ids = stoppedIds(shards);
			return started.filter(({ id }) => ids.has(id));
		};
		const stoppedIds = (shards) => new Set(shards.flatMap(({ deciding }) => deciding.flatMap(({ session }) => isStopped(session) ? session.buildId : [])));
		const stoppedWithoutFailure = (shards) => {
			const failed = new Set(shards.flatMap(({ attempts }) => attempts.flatMap(({ buildId, tests }) => tests.some(({ status }) => (0, _attempts_js__WEBPACK_IMPORTED_MODULE_1__.e2)(status)) ? buildId : [])));
			return stoppedIds(shards).difference(failed);
		};
		const asUnstarted = (stopped) => stopped.length === 0 ? [] : [{
			reason: "fail-fast",
			builds: stopped
		}];
		const isPassedBefore = (rawStatus) => /^not[ _-]?run ?\(re-?(?:try|run)/i.test(rawStatus);
		const inBuild = (leftOut) => (test) => leftOut?.failuresOnlyRequested === true && test.status === "pending" && isPassedBefore(test.rawStatus) ? {
			...test,
			status: "skipped"
		} : test;
		const countPassedBefore = (tests) => tests.filter(({ status, rawStatus }) => status === "skipped" && isPassedBefore(rawStatus)).length || undefined;
	}),
	77223: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => readEntries,
			kC: () => readCapabilityFilters,
			t0: () => requestedSplit
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75977);
		var _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2944);
		var _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3782);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11301);
		var _left_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49700);
		const unclearKeys = [
			"cucumberOptions",
			"failFast",
			"fail-fast",
			"fail_fast"
		];
		const readCapabilityFilters = (style, capabilities, tests) => {
			const { keys, read } = style === undefined ? {
				keys: [],
				read: () => []
			} : styles[style];
			const filters = read(capabilities, tests).filter((filter) => filter.length > 0);
			const targets = filters.flat().filter((entry) => entry.kind === "identifier" && entry.className === undefined);
			const isClear = (key) => {
				const entries = readEntries(capabilities[key]);
				if (entries === undefined || targets.some(({ text }) => entries.includes(text))) return false;
				return key !== "size" || entries.length < 2;
			};
			const key = unclearKeys.find((name) => isGiven(capabilities[name])) ?? ((0, _left_out_js__WEBPACK_IMPORTED_MODULE_0__.xc)(capabilities)?.failuresOnlyRequested === true ? "rerunPreviouslyFailed" : undefined) ?? (0, _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_1__.y)(capabilities) ?? keys.find((name) => !isClear(name));
			const unclear = key && `the tests that the capability ${key} selects are known only during the run`;
			return {
				filters,
				unclear
			};
		};
		const byClass = (capabilities) => [capabilities, Object(capabilities.instrumentationOptions)].flatMap(byArguments);
		const byArguments = (values) => {
			const entriesOf = (key) => readEntries(values[key]) ?? [];
			const classes = entriesOf("class").map((text) => {
				const [className = "", method] = text.split("#");
				return {
					kind: "class",
					className,
					method,
					text,
					excludes: false
				};
			});
			const [packages = [], annotations = []] = ["package", "annotation"].map((kind) => entriesOf(kind).map((name) => ({
				kind,
				name,
				text: `${kind}: ${name}`,
				excludes: false
			})));
			const sizes = entriesOf("size").flatMap((text) => {
				const size = _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__.tw.find((each) => each === text.toLowerCase());
				return size === undefined ? [] : [{
					kind: "size",
					size,
					text: `size: ${text}`,
					excludes: false
				}];
			});
			return [
				classes,
				packages,
				...annotations.map((entry) => [entry]),
				sizes
			];
		};
		const byIdentifier = (capabilities, tests) => {
			const classes = new Set(tests.map(({ className }) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_3__.TH)(className)));
			const read = (key, excludes) => (readEntries(capabilities[key]) ?? []).map((text) => {
				const [first = "", second, third] = text.split("/").map((part) => part.replace(/\(\)$/, ""));
				const isWhole = third !== undefined || second !== undefined && classes.has(second) || !classes.has(first);
				const [target, className, name] = isWhole ? [
					first,
					second,
					third
				] : [
					"*",
					first,
					second
				];
				const method = name !== undefined && excludes ? `${name}*` : name;
				return {
					kind: "identifier",
					target,
					className,
					method,
					text,
					excludes
				};
			});
			return [read("only-testing", false), ...read("skip-testing", true).map((entry) => [entry])];
		};
		const byFlow = ({ execute, tags }) => {
			const { includeTags, excludeTags } = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u4)(tags) ? tags : {};
			const tagsOf = (value, excludes) => (readEntries(value) ?? []).map((name) => ({
				kind: "tag",
				name,
				text: `tag:${name}`,
				excludes
			}));
			const files = (readEntries(execute) ?? []).map((text) => {
				const path = (0, _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__.P5)(text);
				return {
					kind: "flow",
					path: path === "." || /\.ya?ml$/.test(path) ? path : `${path}/*`,
					text,
					excludes: false
				};
			});
			return [
				files,
				tagsOf(includeTags, false),
				...tagsOf(excludeTags, true).map((entry) => [entry])
			];
		};
		const styles = {
			class: {
				keys: [
					"class",
					"package",
					"annotation",
					"size"
				],
				read: byClass
			},
			identifier: {
				keys: ["only-testing", "skip-testing"],
				read: byIdentifier
			},
			flow: {
				keys: [],
				read: byFlow
			}
		};
		const isGiven = (value) => {
			if (value === undefined || value === null || value === false || value === "") return false;
			return typeof value !== "object" || Object.keys(value).length > 0;
		};
		const readEntries = (value) => {
			if (!isGiven(value)) return [];
			const entries = Array.isArray(value) ? value : [value];
			if (!entries.every((entry) => typeof entry === "string")) return undefined;
			return entries.flatMap((entry) => entry.split(",").map((name) => name.trim())).filter((name) => name !== "");
		};
		const mostSessions = 1e4;
		const requestedSplit = (request) => {
			if (Object.keys(request).length === 0) return undefined;
			const { shards = { numberOfShards: 1 } } = request;
			if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u4)(shards)) return undefined;
			const { numberOfShards, mapping, deviceSelection } = shards;
			const sessions = Number(numberOfShards ?? (Array.isArray(mapping) ? mapping.length : undefined));
			return Number.isInteger(sessions) && sessions > 0 && sessions <= mostSessions ? {
				sessions,
				onEachDevice: deviceSelection !== "any"
			} : undefined;
		};
	}),
	24996: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GT: () => listExtras,
			NA: () => filterStyles,
			l$: () => describeExtras,
			lH: () => beginningLike,
			vx: () => classEntries
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2944);
		var _model_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40258);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11301);
		var _flow_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57050);
		var _match_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46535);
		const exactly = (parameters, extra = []) => ({
			kind: "exact",
			parameters,
			extra
		});
		const refused = (reason) => ({
			kind: "refused",
			reason
		});
		const listExtras = (names) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.rL)(names, 10);
		const describeExtras = (why, names) => `The service matches names of tests by prefix, so tests that ${why} run as well: ${listExtras(names)}.`;
		const allFlows = (suite, limit, capabilities) => {
			const isChosen = capabilities.execute !== undefined || (0, _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_2__.y)(capabilities) !== undefined;
			return exactly(suite.tests.length === 0 || isChosen ? {} : flowParameters(suite.tests, suite, limit, capabilities));
		};
		const flowParameters = (flows, suite, limit, { tags } = {}) => {
			const files = flowFiles(flows);
			const entries = (0, _flow_requests_js__WEBPACK_IMPORTED_MODULE_3__.T5)(files, suite, limit);
			if (entries !== undefined) return { execute: entries };
			const tag = tags === undefined ? (0, _flow_requests_js__WEBPACK_IMPORTED_MODULE_3__.$U)(flows, suite) : undefined;
			return tag === undefined ? { execute: files } : { tags: { includeTags: [tag] } };
		};
		const flowFiles = (tests) => tests.flatMap(({ file }) => file ?? []);
		const openFlowFilters = (entries, _suite, limit) => {
			const unclear = entries.find((entry) => entry.text.includes("*") || !isOpen(entry));
			if (unclear !== undefined) return refused(`it is unknown which flows "${(0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.kN)(unclear)}" selects`);
			const files = entries.flatMap((entry) => entry.kind === "flow" ? entry.path : []);
			const tagsOf = (excluded) => entries.flatMap((entry) => entry.kind === "tag" && entry.excludes === excluded ? entry.name : []);
			const [includeTags, excludeTags] = [tagsOf(false), tagsOf(true)];
			if (!(0, _flow_requests_js__WEBPACK_IMPORTED_MODULE_3__.oW)(files, limit)) return refused(`they are longer than a request may be (${limit.mostBytes} bytes), and only a known suite can be divided`);
			if (files.length > 0 && includeTags.length > 0) return refused("files and tags add up only where the flows are known");
			const both = includeTags.find((tag) => excludeTags.includes(tag));
			if (both !== undefined) return refused(`the tag "${both}" is both selected and excluded`);
			const tags = withoutEmpty({
				includeTags,
				excludeTags
			});
			return exactly({
				...withoutEmpty({ execute: files }),
				...Object.keys(tags).length === 0 ? {} : { tags }
			});
		};
		const isOpen = (entry) => entry.kind === "tag" || entry.kind === "flow" && !entry.excludes && entry.name === undefined;
		const withoutEmpty = (lists) => Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
		const classFilters = (entries, found, tests) => {
			const direct = directFilters(entries);
			if (direct !== undefined) return direct;
			const suite = withNamedClasses(found, entries);
			const filters = (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.$l)(entries);
			const obstacle = unknownTests(filters, suite);
			if (obstacle !== undefined) return refused(obstacle);
			const parts = classParts(suite);
			const whole = parts.filter((part) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.mA)(filters, part));
			const named = entries.flatMap((entry) => isPlainMethod(entry) && parts.includes(entry.className) ? [entry.text] : []);
			const expanded = [...new Set([
				...classEntries(tests, suite, whole),
				...whole,
				...named
			])].sort();
			if (tests.length === suite.tests.length && (0, _model_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__.A)(suite)) return exactly({});
			if (expanded.length === 0) return refused("the tests that they select belong to ignored classes");
			const unnameable = expanded.find((entry) => !canBeSent(entry));
			return unnameable === undefined ? exactly({ class: expanded }) : refused(`no filter can name "${unnameable}"`);
		};
		const directFilters = (entries) => {
			const [first] = entries;
			if (first === undefined) return undefined;
			const { kind } = first;
			if (entries.some((entry) => entry.excludes || entry.kind !== kind || entry.text.includes("*"))) return undefined;
			const values = entries.flatMap((entry) => {
				if (entry.kind === "class") return isWithin(entry, entries) ? [] : [entry.text];
				if (entry.kind === "size") return [entry.size];
				return entry.kind === "package" || entry.kind === "annotation" ? [entry.name] : [];
			});
			return kind === "class" || kind === "package" || values.length === 1 ? exactly({ [kind]: [...new Set(values)] }) : undefined;
		};
		const isWithin = (entry, entries) => entry.kind === "class" && entry.method !== undefined && entries.some((other) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Us)(other, entry.className));
		const isPlainMethod = (entry) => entry.kind === "class" && entry.method !== undefined && !entry.excludes && !entry.text.includes("*");
		const withNamedClasses = (suite, entries) => {
			const known = new Set([...suite.tests.map(({ className }) => className), ...classParts(suite)].flatMap(_known_tests_js__WEBPACK_IMPORTED_MODULE_6__.fD));
			const named = entries.flatMap((entry) => entry.kind === "class" && (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.d_)([entry]) ? entry.className : []);
			const parts = named.filter((className) => !known.has(className)).map((part) => ({ part }));
			return {
				...suite,
				unknown: [...suite.unknown, ...parts]
			};
		};
		const unknownTests = (filters, suite) => {
			const isOpen = !filters.some(_match_entry_js__WEBPACK_IMPORTED_MODULE_4__.d_);
			if (isOpen && suite.unseen !== undefined) return suite.unseen;
			const file = suite.unknown.find(({ part }) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.EQ)(part));
			if (isOpen && file !== undefined) return `the contents of ${file.part} are unknown`;
			const unclear = classParts(suite).find((part) => isPartly(filters, part));
			return unclear === undefined ? undefined : `the tests of ${unclear} are not all known`;
		};
		const isPartly = (filters, part) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.BV)(filters, part) && !(0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.mA)(filters, part) && filters.flat().some((entry) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Gc)(entry, part) && !isPlainMethod(entry));
		const classParts = ({ unknown }) => unknown.map(({ part }) => part).filter((part) => !(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.EQ)(part));
		const classEntries = (tests, suite, whole = []) => {
			const isIn = new Set(tests);
			const lacking = new Set(suite.tests.flatMap((test) => isIn.has(test) ? [] : (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.fD)(test.className)));
			for (const part of classParts(suite)) if (!whole.includes(part)) for (const name of (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.fD)(part)) lacking.add(name);
			const entries = [];
			const whollyNamed = new Set();
			const byClass = [...Map.groupBy(tests, ({ className }) => className)];
			for (const [className, own] of byClass.toSorted(([one], [other]) => one.length - other.length)) {
				if ((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.fD)(className).some((name) => whollyNamed.has(name))) continue;
				if ((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.xf)(className) && own.every(({ ignored }) => ignored)) continue;
				if (lacking.has(className)) {
					entries.push(...own.map(({ name }) => `${className}#${name}`));
				} else {
					entries.push(className);
					whollyNamed.add(className);
				}
			}
			return entries;
		};
		const canBeSent = (entry) => !/[,"'\\\n]/.test(entry);
		const identifierFilters = (entries, suite, tests) => {
			if (!(0, _model_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__.A)(suite)) return openFilters(entries, suite);
			if (tests.length === suite.tests.length) return exactly({});
			const isIn = new Set(tests);
			const classes = [...Map.groupBy(suite.tests, classPath)].map(([path, all]) => ({
				path,
				wanted: all.filter((test) => isIn.has(test)).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo),
				others: all.filter((test) => !isIn.has(test)).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo)
			}));
			const skipped = entries.every(({ excludes }) => excludes) ? skipOnly(classes) : undefined;
			if (skipped !== undefined) return exactly({ "skip-testing": skipped });
			const parts = classes.flatMap((own) => {
				if (own.wanted.length === 0) return [];
				return own.others.length === 0 ? [{
					only: [own.path],
					skip: [],
					extra: []
				}] : [namedIn(own)];
			});
			return requestOf(joinNames(parts));
		};
		const requestOf = ({ only, skip, extra }) => exactly(withoutEmpty({
			"only-testing": only,
			"skip-testing": skip
		}), extra);
		const classPath = (test) => {
			const [target] = (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.QR)(test);
			const name = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.TH)(test.className);
			return target === undefined ? name : `${target}/${name}`;
		};
		const skipOnly = (classes) => {
			const skipped = [];
			for (const { path, wanted, others } of classes) {
				if (wanted.length === 0) skipped.push(path);
				else if (others.some((name) => wanted.some((each) => each.startsWith(name)))) return undefined;
				else skipped.push(...others.map((name) => `${path}/${name}`));
			}
			return skipped;
		};
		const joinNames = (parts) => ({
			only: parts.flatMap(({ only }) => only),
			skip: parts.flatMap(({ skip }) => skip),
			extra: parts.flatMap(({ extra }) => extra)
		});
		const beginningLike = (wanted, others) => others.filter((name) => wanted.some((each) => name.startsWith(each)));
		const namedIn = ({ path, wanted, others }) => {
			const inClass = (names) => names.map((name) => `${path}/${name}`);
			const alikes = beginningLike(wanted, others);
			const isExtra = (name) => wanted.some((each) => each.startsWith(name));
			return {
				only: inClass(wanted),
				skip: inClass(alikes.filter((name) => !isExtra(name))),
				extra: inClass(alikes.filter(isExtra))
			};
		};
		const prefixMatchesOf = (names, { tests }) => joinNames([...Map.groupBy(names, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname)].map(([path, named]) => {
			const [className, target] = path.split("/").reverse();
			const wanted = named.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(name));
			const isIn = (test) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.TH)(test.className) === className && (target === undefined || (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.QR)(test).some((each) => each === undefined || each === target));
			const others = tests.filter((test) => isIn(test) && !wanted.includes((0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo)(test))).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo);
			return namedIn({
				path,
				wanted,
				others
			});
		}));
		const openFilters = (entries, suite) => {
			const pattern = entries.find(({ text }) => text.includes("*"));
			if (pattern !== undefined) return refused(`the tests that match "${pattern.text}" are not all known`);
			const [included, excluded] = [entries.filter(({ excludes }) => !excludes), entries.filter(({ excludes }) => excludes)];
			const [lost] = excluded.flatMap((entry) => alike(entry, suite, excluded));
			if (lost !== undefined) return refused(`leaving a test out by its name would leave out ${lost} as well, and not all tests are known`);
			return requestOf({
				only: included.map(({ text }) => text),
				skip: excluded.map(({ text }) => text),
				extra: included.filter(isIosTest).flatMap((entry) => [...alike(entry, suite), `any other test that begins with ${entry.text}`])
			});
		};
		const isIosTest = (entry) => entry.kind === "identifier" && entry.method !== undefined;
		const alike = (entry, suite, exclusions = []) => {
			if (suite === undefined || !isIosTest(entry)) return [];
			const isAlike = (test) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.mj)((0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.i0)(entry), test) && (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo)(test) !== entry.method;
			return suite.tests.filter((test) => isAlike(test) && !exclusions.some((other) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.mj)(other, test))).map((test) => `${classPath(test)}/${(0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo)(test)}`);
		};
		const nothing = () => exactly({});
		const needsList = "the tests of the suite are unknown. They are needed for exclusions with `!`, for wildcards, and for a mix of classes, packages and annotations";
		const filterStyles = {
			class: {
				select: classFilters,
				selectBlindly: (entries) => directFilters(entries) ?? refused(needsList),
				selectAll: nothing
			},
			identifier: {
				select: identifierFilters,
				selectBlindly: openFilters,
				selectAll: nothing,
				prefixMatches: prefixMatchesOf
			},
			flow: {
				select: (_entries, suite, tests, limit) => exactly(flowParameters(tests, suite, limit)),
				selectBlindly: openFlowFilters,
				selectAll: allFlows
			}
		};
	}),
	57050: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$U: () => tagOfFlows,
			P3: () => packFlows,
			T5: () => nameFlowsTogether,
			oW: () => fitsRequest
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		const fitsRequest = (entries, { mostBytes = Number.POSITIVE_INFINITY }) => Buffer.byteLength(JSON.stringify(entries)) <= mostBytes;
		const nameFlows = (files, suite, limit) => fitsRequest(files, limit) ? files.map((file) => ({
			entry: file,
			files: [file]
		})) : foldFolders(files, suite);
		const foldFolders = (files, { tests, onRequest = [], sequence = [], groups }) => {
			const known = [...tests, ...onRequest];
			const ordered = new Set(known.flatMap(({ className, file }) => sequence.includes(className) ? file ?? [] : []));
			const inFolder = Map.groupBy(new Set(known.flatMap(({ file }) => file ?? [])), (file) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file));
			const chosen = new Set(files);
			const folders = new Map((groups?.folders ?? []).flatMap((folder) => {
				const own = inFolder.get(folder) ?? [];
				const isWhole = own.length > 1 && own.every((file) => chosen.has(file) && !ordered.has(file));
				return isWhole ? [[folder, own]] : [];
			}));
			const named = new Map();
			for (const file of files) {
				const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file);
				const own = folders.get(folder);
				const entry = own === undefined ? file : folder;
				named.set(entry, {
					entry,
					files: own ?? [file]
				});
			}
			return [...named.values()];
		};
		const nameFlowsTogether = (files, suite, limit) => {
			const entries = nameFlows(files, suite, limit).map(({ entry }) => entry);
			return fitsRequest(entries, limit) ? entries : undefined;
		};
		const tagOfFlows = (flows, { tests, onRequest = [], groups }) => {
			if (groups?.byTag !== true) return undefined;
			const chosen = new Set(flows.map(({ file }) => file));
			const byDefault = new Set(tests.map(({ file }) => file));
			const [first] = flows;
			return first?.tags?.find((tag) => {
				const tagged = [...tests, ...onRequest].filter(({ tags = [] }) => tags.includes(tag));
				return tagged.length === chosen.size && tagged.every(({ file }) => chosen.has(file) && byDefault.has(file));
			});
		};
		const packFlows = (files, suite, limit) => {
			const groups = [];
			for (const { entry, files: own } of nameFlows(files, suite, limit)) {
				const last = groups.at(-1);
				if (last !== undefined && fitsRequest([...last.entries, entry], limit)) {
					last.entries.push(entry);
					last.files.push(...own);
				} else groups.push({
					entries: [entry],
					files: [...own]
				});
			}
			return groups;
		};
	}),
	46535: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$l: () => filtersOf,
			BV: () => mayHold,
			DT: () => packagesOf,
			Gc: () => mayMatchIn,
			Lo: () => methodName,
			QR: () => targetsOf,
			Us: () => matchesClass,
			d_: () => namesClasses,
			i0: () => byPrefix,
			kN: () => withMark,
			lA: () => fits,
			mA: () => holdsAll,
			mj: () => matchesTest,
			nU: () => meansSomething
		});
		var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54317);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11301);
		const filtersOf = (entries) => [entries.filter(({ excludes }) => !excludes), ...entries.filter(({ excludes }) => excludes).map((entry) => [entry])].filter((filter) => filter.length > 0);
		const fits = (filters, test) => filters.every((filter) => filter.some((entry) => matchesTest(entry, test) !== entry.excludes));
		const mayHold = (filters, part) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_0__.EQ)(part) ? !filters.some(namesClasses) : filters.every((filter) => filter.some((entry) => entry.excludes ? !matchesClass(entry, part) : entry.kind === "identifier" || matchesClass(entry, part) || mayMatchIn(entry, part)));
		const holdsAll = (filters, part) => filters.every((filter) => filter.some((entry) => entry.excludes ? !matchesClass(entry, part) && !mayMatchIn(entry, part) : matchesClass(entry, part)));
		const withMark = ({ excludes, text }) => `${excludes ? "!" : ""}${text}`;
		const namesClasses = (entries) => entries.every(({ kind, excludes, text }) => kind === "class" && !excludes && !text.includes("*"));
		const meansSomething = (entry, { tests, unknown, onRequest = [] }) => tests.some((test) => matchesTest(entry, test)) || entry.kind === "flow" && onRequest.some((test) => matchesTest(entry, test)) || unknown.some(({ part }) => matchesClass(entry, part) || entry.kind !== "annotation" && entry.kind !== "size" && mayMatchIn(entry, part));
		const matchesTest = (pattern, test) => {
			switch (pattern.kind) {
				case "class": return pattern.method === undefined ? matchesClass(pattern, test.className) : (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, test.className) && (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.method, test.name);
				case "package": return matchesClass(pattern, test.className);
				case "annotation": return (test.annotations ?? []).some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, name));
				case "size": return (test.sizes ?? []).includes(pattern.size);
				case "flow": return matchesFile(pattern.path, test) && (pattern.name === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, test.name));
				case "tag": return (test.tags ?? []).some((tag) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, tag));
				case "identifier": return targetsOf(test).some((target) => target === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.target, target)) && (pattern.className === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_0__.TH)(test.className))) && (pattern.method === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.method, methodName(test)));
			}
		};
		const matchesFile = (path, { className, file = className }) => path === "." || [file, className].some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(path, name)) || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(`${path}/*`, file);
		const matchesClass = (pattern, className) => {
			switch (pattern.kind) {
				case "class": return pattern.method === undefined && (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_0__.fD)(className).some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, name));
				case "package": return packagesOf(className).some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, name));
				default: return false;
			}
		};
		const mayMatchIn = (pattern, className) => pattern.kind === "annotation" || pattern.kind === "size" || pattern.kind === "class" && pattern.method !== undefined && (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, className);
		const byPrefix = (entry) => entry.kind === "identifier" && entry.method !== undefined ? {
			...entry,
			method: `${entry.method}*`
		} : entry;
		const methodName = ({ name }) => name.replace(/\(\)$/, "");
		const targetsOf = ({ target, className }) => {
			const module = className.includes(".") ? className.slice(0, className.indexOf(".")) : undefined;
			return target !== undefined && module !== undefined ? [target, module] : [target ?? module];
		};
		const packagesOf = (className) => {
			const parts = className.split(".").slice(0, -1);
			return parts.map((_, nth) => parts.slice(0, nth + 1).join("."));
		};
	})
};
;
