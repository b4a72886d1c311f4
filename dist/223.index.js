"use strict";
exports.id = 223;
exports.ids = [223];
exports.modules = {
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
			zC: () => nameShards
		});
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71698);
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
			return `Predicted: ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.Ds)(deviceMs)} device minutes in ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.a3)(durationMs)}${slots}, from ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(runs, "earlier run")}.`;
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
	})
};
;
