"use strict";
exports.id = 486;
exports.ids = [486];
exports.modules = {
	91171: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => testName });
		const testName = (test) => test.className === "" ? test.name : `${test.className}#${test.name}`;
	}),
	7330: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RM: () => mergeAttempts,
			RX: () => hasFailedAttempt,
			TX: () => mergeRepeated,
			e2: () => isBad,
			gb: () => hasRun,
			s8: () => isFlaky,
			sG: () => outcomeOf
		});
		var _model_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91171);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141);
		const isBad = (status) => status !== "passed" && status !== "skipped" && status !== "pending";
		const hasRun = ({ status }) => status !== "pending";
		const hasFailedAttempt = ({ status, earlierAttempts }) => isBad(status) || earlierAttempts.some((earlier) => isBad(earlier.status));
		const isFlaky = (test) => test.status === "passed" && hasFailedAttempt(test);
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
			const longNames = new Map();
			for (const className of classesOf.flatMap((classes) => [...classes])) {
				const simple = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_1__.TH)(className);
				if (simple !== className) longNames.set(simple, (longNames.get(simple) ?? new Set()).add(className));
			}
			const fullName = (simple) => {
				const [only, ...others] = longNames.get(simple) ?? [];
				const isAmbiguous = others.length > 0 || classesOf.some((classes) => classes.has(simple) && classes.has(only ?? ""));
				return isAmbiguous ? undefined : only;
			};
			const renamed = new Map(classesOf.flatMap((classes) => [...classes].flatMap((simple) => {
				const className = fullName(simple);
				return className === undefined ? [] : [[simple, className]];
			})));
			return (test) => {
				const className = renamed.get(test.className);
				return className === undefined ? test : {
					...test,
					className
				};
			};
		};
	}),
	7141: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EQ: () => isFilePart,
			Kl: () => classOf,
			NY: () => methodOf,
			TH: () => simpleClass,
			bJ: () => flowNaming,
			fD: () => enclosing,
			xf: () => isInner
		});
		const methodOf = (name) => {
			const [start = ""] = name.split(/[[(]/, 1);
			return start.trim() || /\(([^()]+)\)$/.exec(name)?.[1] || name;
		};
		const classOf = (className) => className.split("[", 1)[0] || className;
		const simpleClass = (className) => className.slice(Math.max(className.lastIndexOf("."), className.lastIndexOf("/")) + 1);
		const isInner = (className) => className.includes("$");
		const enclosing = (className) => {
			const parts = className.split("$");
			return parts.map((_, nth) => parts.slice(0, nth + 1).join("$"));
		};
		const isFilePart = (part) => /^classes\d*\.dex$|\.xctest$/.test(part);
		const asTold = (test) => test;
		const flowNaming = (suite) => {
			const flows = suite?.tests.filter(({ file }) => file !== undefined) ?? [];
			if (flows.length === 0) return asTold;
			const known = new Set(flows.map(flowKey));
			const byName = Map.groupBy(flows, ({ className, name }) => `${stemOf(className)}#${name}`);
			const byStem = Map.groupBy(flows, ({ className }) => stemOf(className));
			return (test) => {
				if (known.has(flowKey(test))) return test;
				const [flow, ...others] = byName.get(flowKey(test)) ?? byStem.get(test.className) ?? [];
				return flow === undefined || others.length > 0 ? test : {
					...test,
					className: flow.className,
					name: flow.name
				};
			};
		};
		const flowKey = ({ className, name }) => `${className}#${name}`;
		const stemOf = (path) => path.slice(path.lastIndexOf("/") + 1);
	}),
	68420: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		var _attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7330);
		const leftOutBy = (request) => {
			const { testOrchestrationOptions: options } = request;
			const inner = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u)(options) ? options : {};
			const abortRequested = isEnabled(inner.abortBuildOnFailure);
			const failuresOnlyRequested = isEnabled(inner.rerunPreviouslyFailed) || isEnabled(request.rerunPreviouslyFailed);
			return abortRequested || failuresOnlyRequested ? {
				abortRequested,
				failuresOnlyRequested
			} : undefined;
		};
		const isEnabled = (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u)(value) && ["true", true].includes(value.enabled);
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
	32231: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => readEntries,
			DW: () => readCapabilities,
			br: () => ownSplit,
			t0: () => requestedSplit
		});
		var _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61376);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75977);
		var _model_run_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47206);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7141);
		var _left_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68420);
		const unclearKeys = [
			"cucumberOptions",
			"failFast",
			"fail-fast",
			"fail_fast"
		];
		const readCapabilities = (style, capabilities, tests) => {
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
			const key = unclearKeys.find((name) => isGiven(capabilities[name])) ?? ((0, _left_out_js__WEBPACK_IMPORTED_MODULE_1__.xc)(capabilities)?.failuresOnlyRequested === true ? "rerunPreviouslyFailed" : undefined) ?? (0, _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_2__.y)(capabilities) ?? keys.find((name) => !isClear(name));
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
				const size = _model_run_plan_js__WEBPACK_IMPORTED_MODULE_0__.tw.find((each) => each === text.toLowerCase());
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
			const { includeTags, excludeTags } = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(tags) ? tags : {};
			const tagsOf = (value, excludes) => (readEntries(value) ?? []).map((name) => ({
				kind: "tag",
				name,
				text: `tag:${name}`,
				excludes
			}));
			const files = (readEntries(execute) ?? []).map((text) => {
				const path = (0, _model_run_plan_js__WEBPACK_IMPORTED_MODULE_0__.P5)(text);
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
		const limit = 1e4;
		const requestedSplit = (request) => {
			if (Object.keys(request).length === 0) return undefined;
			const { shards = { numberOfShards: 1 } } = request;
			if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(shards)) return undefined;
			const { numberOfShards, mapping, deviceSelection } = shards;
			const sessions = Number(numberOfShards ?? (Array.isArray(mapping) ? mapping.length : undefined));
			return Number.isInteger(sessions) && sessions > 0 && sessions <= limit ? {
				sessions,
				onEachDevice: deviceSelection !== "any"
			} : undefined;
		};
		const ownSplit = ({ shards }) => requestedSplit({ shards });
	}),
	27204: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GT: () => listExtras,
			NA: () => filterStyles,
			l$: () => describeExtras,
			lH: () => beginningLike,
			vx: () => classEntries
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61376);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7141);
		var _match_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22503);
		const exactly = (parameters, extra = []) => ({
			kind: "exact",
			parameters,
			extra
		});
		const refused = (reason) => ({
			kind: "refused",
			reason
		});
		const mostNamed = 10;
		const listExtras = (names) => `${names.slice(0, mostNamed).join(", ")}${names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ""}`;
		const describeExtras = (why, names) => `The service matches names of tests by prefix, so tests that ${why} run as well: ${listExtras(names)}.`;
		const flowFilters = (_entries, _suite, tests) => exactly({ execute: filesOf(tests) });
		const allFlows = (suite, capabilities) => {
			const files = filesOf(suite.tests);
			const isChosen = capabilities.execute !== undefined || (0, _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_1__.y)(capabilities) !== undefined;
			return exactly(files.length === 0 || isChosen ? {} : { execute: files });
		};
		const filesOf = (tests) => tests.flatMap(({ file }) => file ?? []);
		const openFlowFilters = (entries) => {
			const unclear = entries.find(({ text, ...entry }) => text.includes("*") || !isOpen(entry));
			if (unclear !== undefined) return refused(`it is unknown which flows "${unclear.excludes ? "!" : ""}${unclear.text}" selects`);
			const files = entries.flatMap((entry) => entry.kind === "flow" ? entry.path : []);
			const tagsOf = (excluded) => entries.flatMap((entry) => entry.kind === "tag" && entry.excludes === excluded ? entry.name : []);
			const [includeTags, excludeTags] = [tagsOf(false), tagsOf(true)];
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
		const classFilters = (entries, suite, tests) => {
			const direct = directFilters(entries);
			if (direct !== undefined) return direct;
			const filters = (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.$l)(entries);
			const obstacle = unknownTests(filters, suite);
			if (obstacle !== undefined) return refused(obstacle);
			const whole = classParts(suite).filter((part) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.mA)(filters, part));
			const named = entries.flatMap((entry) => isPlainMethod(entry) && isUnknownClass(suite, entry.className) ? [entry.text] : []);
			const expanded = [...new Set([
				...classEntries(tests, suite, whole),
				...whole,
				...named
			])].sort();
			if (tests.length === suite.tests.length && isWhollyKnown(suite)) return exactly({});
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
		const isWithin = (entry, entries) => entry.kind === "class" && entry.method !== undefined && entries.some((other) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.Us)(other, entry.className));
		const isPlainMethod = (entry) => entry.kind === "class" && entry.method !== undefined && !entry.excludes && !entry.text.includes("*");
		const unknownTests = (filters, suite) => {
			const isOpen = !filters.some(_match_entry_js__WEBPACK_IMPORTED_MODULE_2__.d_);
			if (isOpen && suite.unseen !== undefined) return suite.unseen;
			const file = suite.unknown.find(({ part }) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_3__.EQ)(part));
			if (isOpen && file !== undefined) return `the contents of ${file.part} are unknown`;
			const unclear = classParts(suite).find((part) => isPartly(filters, part));
			return unclear === undefined ? undefined : `the tests of ${unclear} are not all known`;
		};
		const isPartly = (filters, part) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.BV)(filters, part) && !(0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.mA)(filters, part) && filters.flat().some((entry) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.Gc)(entry, part) && !isPlainMethod(entry));
		const classParts = ({ unknown }) => unknown.map(({ part }) => part).filter((part) => !(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_3__.EQ)(part));
		const isUnknownClass = (suite, className) => classParts(suite).includes(className);
		const isWhollyKnown = ({ unknown, unseen }) => unknown.length === 0 && unseen === undefined;
		const classEntries = (tests, suite, whole = []) => {
			const isIn = new Set(tests);
			const lacking = new Set(suite.tests.flatMap((test) => isIn.has(test) ? [] : (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_3__.fD)(test.className)));
			for (const part of classParts(suite)) if (!whole.includes(part)) for (const name of (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_3__.fD)(part)) lacking.add(name);
			const entries = [];
			const whollyNamed = new Set();
			const byClass = [...Map.groupBy(tests, ({ className }) => className)];
			for (const [className, own] of byClass.toSorted(([one], [other]) => one.length - other.length)) {
				if ((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_3__.fD)(className).some((name) => whollyNamed.has(name))) continue;
				if ((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_3__.xf)(className) && own.every(({ ignored }) => ignored)) continue;
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
			if (suite.unknown.length > 0 || suite.unseen !== undefined) return openFilters(entries, suite);
			if (tests.length === suite.tests.length) return exactly({});
			const isIn = new Set(tests);
			const classes = [...Map.groupBy(suite.tests, classPath)].map(([path, all]) => {
				const wanted = all.filter((test) => isIn.has(test)).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_2__.Lo);
				return {
					path,
					wanted,
					others: all.filter((test) => !isIn.has(test)).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_2__.Lo)
				};
			});
			if (!entries.some(({ excludes }) => !excludes)) {
				const skipped = skipOnly(classes);
				if (skipped !== undefined) return exactly({ "skip-testing": skipped });
			}
			const parts = classes.filter(({ wanted }) => wanted.length > 0).map(selectIn);
			const skip = parts.flatMap((part) => part.skip);
			return exactly({
				"only-testing": parts.flatMap(({ only }) => only),
				...skip.length === 0 ? {} : { "skip-testing": skip }
			}, parts.flatMap(({ extra }) => extra));
		};
		const classPath = (test) => {
			const [target] = (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.QR)(test);
			const name = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_3__.TH)(test.className);
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
		const selectIn = (own) => own.others.length === 0 ? {
			only: [own.path],
			skip: [],
			extra: []
		} : {
			only: own.wanted.map((name) => `${own.path}/${name}`),
			...prefixMatchesIn(own)
		};
		const beginningLike = (wanted, others) => others.filter((name) => wanted.some((each) => name.startsWith(each)));
		const prefixMatchesIn = ({ path, wanted, others }) => {
			const alikes = beginningLike(wanted, others);
			const [extra = [], skip = []] = [true, false].map((is) => alikes.filter((name) => wanted.some((each) => each.startsWith(name)) === is).map((name) => `${path}/${name}`));
			return {
				skip,
				extra
			};
		};
		const prefixMatchesOf = (names, { tests }) => {
			const parts = [...Map.groupBy(names, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname)].map(([path, named]) => {
				const [className, target] = path.split("/").reverse();
				const wanted = named.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(name));
				const own = tests.filter((test) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_3__.TH)(test.className) === className && (target === undefined || (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.QR)(test).some((each) => each === undefined || each === target)));
				return prefixMatchesIn({
					path,
					wanted,
					others: own.map(_match_entry_js__WEBPACK_IMPORTED_MODULE_2__.Lo).filter((name) => !wanted.includes(name))
				});
			});
			return {
				skip: parts.flatMap(({ skip }) => skip),
				extra: parts.flatMap(({ extra }) => extra)
			};
		};
		const openFilters = (entries, suite) => {
			const pattern = entries.find(({ text }) => text.includes("*"));
			if (pattern !== undefined) return refused(`the tests that match "${pattern.text}" are not all known`);
			const lost = entries.filter(({ excludes }) => excludes).flatMap((entry) => alike(entry, suite, entries))[0];
			if (lost !== undefined) return refused(`leaving a test out by its name would leave out ${lost} as well, and not all tests are known`);
			const only = entries.filter(({ excludes }) => !excludes).map(({ text }) => text);
			const skip = entries.filter(({ excludes }) => excludes).map(({ text }) => text);
			return exactly({
				...only.length === 0 ? {} : { "only-testing": only },
				...skip.length === 0 ? {} : { "skip-testing": skip }
			}, entries.flatMap((entry) => alsoMeant(entry, suite)));
		};
		const alsoMeant = (entry, suite) => entry.excludes || entry.kind !== "identifier" || entry.method === undefined ? [] : [...alike(entry, suite, []), `any other test that begins with ${entry.text}`];
		const alike = (entry, suite, entries) => {
			if (entry.kind !== "identifier" || entry.method === undefined) return [];
			const { method } = entry;
			return (suite?.tests ?? []).filter((test) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.mj)((0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.i0)(entry), test) && (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.Lo)(test) !== method && !entries.some((other) => other.excludes && (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.mj)(other, test))).map((test) => `${classPath(test)}/${(0, _match_entry_js__WEBPACK_IMPORTED_MODULE_2__.Lo)(test)}`);
		};
		const nothing = () => exactly({});
		const filterStyles = {
			class: {
				select: classFilters,
				selectBlindly: (entries) => directFilters(entries) ?? refused("exclusions, * and entries of different kinds work only if the tests of the suite are known"),
				selectAll: nothing
			},
			identifier: {
				select: identifierFilters,
				selectBlindly: openFilters,
				selectAll: nothing,
				prefixMatches: prefixMatchesOf
			},
			flow: {
				select: flowFilters,
				selectBlindly: openFlowFilters,
				selectAll: allFlows
			}
		};
	}),
	22503: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
			lA: () => fits,
			mA: () => holdsAll,
			mj: () => matchesTest,
			nU: () => meansSomething
		});
		var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54317);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7141);
		const filtersOf = (entries) => [entries.filter(({ excludes }) => !excludes), ...entries.filter(({ excludes }) => excludes).map((entry) => [entry])].filter((filter) => filter.length > 0);
		const fits = (filters, test) => filters.every((filter) => filter.some((entry) => matchesTest(entry, test) !== entry.excludes));
		const mayHold = (filters, part) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_0__.EQ)(part) ? !filters.some(namesClasses) : filters.every((filter) => filter.some((entry) => entry.excludes ? !matchesClass(entry, part) : entry.kind === "identifier" || matchesClass(entry, part) || mayMatchIn(entry, part)));
		const holdsAll = (filters, part) => filters.every((filter) => filter.some((entry) => entry.excludes ? !matchesClass(entry, part) && !mayMatchIn(entry, part) : matchesClass(entry, part)));
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
