"use strict";
exports.id = 618;
exports.ids = [618];
exports.modules = {
	61022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => parsePlist });
		var saxes__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59800);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61640);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75977);
		var _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44594);
		const parsePlist = (bytes) => {
			const isBinary = bytes.toString("latin1", 0, 8) === "bplist00";
			const value = isBinary ? readBinaryPlist(bytes) : readXmlPlist(bytes);
			return (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value) ? value : emptyDictionary();
		};
		const emptyDictionary = () => Object.create(null);
		const trailerBytes = 32;
		const readBinaryPlist = (bytes) => {
			const trailer = bytes.length - trailerBytes;
			if (trailer < 8) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("a truncated property list");
			const reader = {
				bytes,
				offsetBytes: bytes.readUInt8(trailer + 6),
				referenceBytes: bytes.readUInt8(trailer + 7),
				objects: readInteger(bytes, trailer + 8, 8),
				table: readInteger(bytes, trailer + 24, 8),
				workBudget: { left: 4 * bytes.length }
			};
			return readObject(reader, readInteger(bytes, trailer + 16, 8), 0);
		};
		const readObject = (reader, object, depth) => {
			(0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.Rf)(reader.workBudget, 1);
			if (object >= reader.objects || depth > deepestPlist) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("a property list with references outside of itself");
			const at = readInteger(reader.bytes, reader.table + object * reader.offsetBytes, reader.offsetBytes);
			const marker = reader.bytes.readUInt8(at);
			switch (marker >>> 4) {
				case 0: return marker === 8 || marker === 9 ? marker === 9 : undefined;
				case 1: return readSignedInteger(reader.bytes, at + 1, 2 ** (marker & 15));
				case 2: return (marker & 15) === 2 ? reader.bytes.readFloatBE(at + 1) : reader.bytes.readDoubleBE(at + 1);
				case 5: return readString(reader, at, 1);
				case 6: return readString(reader, at, 2);
				case 10: return readArray(reader, at, depth);
				case 13: return readDictionary(reader, at, depth);
				default: return undefined;
			}
		};
		const readCount = ({ bytes }, at) => {
			const count = bytes.readUInt8(at) & 15;
			if (count < 15) return {
				count,
				start: at + 1
			};
			const size = 2 ** (bytes.readUInt8(at + 1) & 15);
			return {
				count: readInteger(bytes, at + 2, size),
				start: at + 2 + size
			};
		};
		const readString = (reader, at, unitBytes) => {
			const { count, start } = readCount(reader, at);
			(0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.Rf)(reader.workBudget, count);
			const end = start + count * unitBytes;
			if (end > reader.bytes.length) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("a text that does not fit");
			if (unitBytes === 1) return reader.bytes.toString("latin1", start, end);
			return Buffer.from(reader.bytes.subarray(start, end)).swap16().toString("utf16le");
		};
		const readArray = (reader, at, depth) => {
			const { count, start } = readCount(reader, at);
			(0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.Rf)(reader.workBudget, count);
			return Array.from({ length: count }, (_, index) => readReference(reader, start, index, depth));
		};
		const readDictionary = (reader, at, depth) => {
			const { count, start } = readCount(reader, at);
			(0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.Rf)(reader.workBudget, count);
			const dictionary = emptyDictionary();
			for (let index = 0; index < count; index++) {
				const key = readReference(reader, start, index, depth);
				if (typeof key === "string") dictionary[key] = readReference(reader, start, count + index, depth);
			}
			return dictionary;
		};
		const readReference = (reader, start, index, depth) => {
			const { bytes, referenceBytes } = reader;
			return readObject(reader, readInteger(bytes, start + index * referenceBytes, referenceBytes), depth + 1);
		};
		const readSignedInteger = (bytes, at, size) => {
			if (size < 8) return readInteger(bytes, at, size);
			return Number(bytes.readBigInt64BE(at + size - 8));
		};
		const readInteger = (bytes, at, size) => {
			if (size >= 1 && size <= 6) return bytes.readUIntBE(at, size);
			if (size !== 8) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("an integer of unknown size");
			const value = Number(bytes.readBigUInt64BE(at));
			if (!Number.isSafeInteger(value)) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("an implausibly large integer");
			return value;
		};
		const readXmlPlist = (bytes) => {
			const containers = [];
			let result;
			let text = "";
			let depth = 0;
			const put = (value) => {
				const container = containers.at(-1);
				if (container === undefined) result = value;
				else if (Array.isArray(container.value)) container.value.push(value);
				else if (container.key !== undefined) {
					container.value[container.key] = value;
					container.key = undefined;
				}
			};
			const addText = (piece) => {
				text += piece;
			};
			const parser = new saxes__WEBPACK_IMPORTED_MODULE_0__.wT();
			parser.on("error", (error) => {
				throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF(`a property list that is neither binary nor XML (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__.Q)(error).slice(0, 100)})`, { cause: error });
			});
			parser.on("text", addText);
			parser.on("cdata", addText);
			parser.on("opentag", ({ name }) => {
				text = "";
				depth += 1;
				if (depth > deepestPlist) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("a property list that nests too deeply");
				if (name === "array") containers.push({ value: [] });
				if (name === "dict") containers.push({ value: emptyDictionary() });
			});
			parser.on("closetag", ({ name }) => {
				depth -= 1;
				const container = containers.at(-1);
				if (name === "array" || name === "dict") {
					containers.pop();
					put(container?.value);
				} else if (name === "key") {
					if (container !== undefined) container.key = text;
				} else if (name !== "plist") put(elementValues.get(name)?.(text));
				text = "";
			});
			parser.write(bytes.toString("utf8")).close();
			return result;
		};
		const elementValues = new Map([
			["string", (text) => text],
			["integer", Number],
			["real", Number],
			["true", () => true],
			["false", () => false]
		]);
		const deepestPlist = 64;
	}),
	44594: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IF: () => FormatError,
			OW: () => readIfValid,
			Rf: () => spend,
			Zv: () => UnknownVersionError,
			_r: () => release,
			mz: () => readingPart,
			qc: () => isFormatError
		});
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55667);
		class FormatError extends Error {
			name = "FormatError";
		}
		class UnknownVersionError extends FormatError {}
		const isFormatError = (error) => error instanceof FormatError || error instanceof RangeError;
		const readingPart = (file, part, read) => {
			try {
				return read();
			} catch (cause) {
				if (!isFormatError(cause)) throw cause;
				const detail = cause instanceof FormatError ? cause.message : "a position outside of the file";
				const problem = {
					found: `${part} cannot be read: ${detail}`,
					remedy: "Build the file again, and check that no later step (download, cache, repackaging) changed it."
				};
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_0__.k(cause instanceof UnknownVersionError ? "unsupported" : "damaged", file, problem, { cause });
			}
		};
		const readIfValid = (read) => {
			try {
				return read();
			} catch (error) {
				if (isFormatError(error) || error instanceof SyntaxError) return undefined;
				throw error;
			}
		};
		const spend = (workBudget, steps) => {
			workBudget.left -= steps;
			if (workBudget.left < 0) throw new FormatError("parts that repeat more often than in any real build");
		};
		const smallBytes = 1e6;
		const release = (bytes) => {
			const { buffer } = bytes;
			if (buffer instanceof ArrayBuffer && buffer.byteLength > smallBytes) buffer.transfer(0);
		};
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
	11301: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EQ: () => isFilePart,
			IT: () => simpleTestName,
			Kl: () => classOf,
			NY: () => methodOf,
			RI: () => simpleNameOf,
			TH: () => simpleClass,
			bJ: () => flowNaming,
			fD: () => enclosing,
			xf: () => isInner
		});
		var _model_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80483);
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
		const asTold = (test) => test;
		const flowNaming = (suite) => {
			const flows = suite?.tests.filter(({ file }) => file !== undefined) ?? [];
			if (flows.length === 0) return asTold;
			const known = new Set(flows.map(_model_results_js__WEBPACK_IMPORTED_MODULE_0__.U));
			const byName = Map.groupBy(flows, ({ className, name }) => `${stemOf(className)}#${name}`);
			const byStem = Map.groupBy(flows, ({ className }) => stemOf(className));
			return (test) => {
				if (known.has((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test))) return test;
				const [flow, ...others] = byName.get((0, _model_results_js__WEBPACK_IMPORTED_MODULE_0__.U)(test)) ?? byStem.get(test.className) ?? [];
				return flow === undefined || others.length > 0 ? test : {
					...test,
					className: flow.className,
					name: flow.name
				};
			};
		};
		const stemOf = (path) => path.slice(path.lastIndexOf("/") + 1);
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
	61640: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => firstLineOf });
		const firstLineOf = (error) => (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";
	})
};
;
