"use strict";
exports.id = 985;
exports.ids = [985];
exports.modules = {
	61022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tn: () => plistTexts,
			W_: () => parsePlist,
			_y: () => plainValue,
			a: () => plistText
		});
		var saxes__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59800);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61640);
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55667);
		var _work_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58972);
		const parsePlist = (bytes) => {
			const isBinary = bytes.toString("latin1", 0, 8) === "bplist00";
			const value = isBinary ? readBinaryPlist(bytes) : readXmlPlist(bytes);
			return value instanceof Map ? value : new Map();
		};
		const trailerBytes = 32;
		const readBinaryPlist = (bytes) => {
			const trailer = bytes.length - trailerBytes;
			if (trailer < 8) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("a truncated property list");
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
			(0, _work_budget_js__WEBPACK_IMPORTED_MODULE_2__.R)(reader.workBudget, 1);
			if (object >= reader.objects || depth > deepestPlist) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("a property list with references outside of itself");
			const at = readInteger(reader.bytes, reader.table + object * reader.offsetBytes, reader.offsetBytes);
			const marker = reader.bytes.readUInt8(at);
			switch (marker >>> 4) {
				case 0: return marker === 8 || marker === 9 ? marker === 9 : undefined;
				case 1: return readNumber(reader.bytes, at + 1, 2 ** (marker & 15));
				case 2: return (marker & 15) === 2 ? reader.bytes.readFloatBE(at + 1) : reader.bytes.readDoubleBE(at + 1);
				case 5: return readText(reader, at, 1);
				case 6: return readText(reader, at, 2);
				case 10: return readList(reader, at, depth);
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
		const readText = (reader, at, unitBytes) => {
			const { count, start } = readCount(reader, at);
			(0, _work_budget_js__WEBPACK_IMPORTED_MODULE_2__.R)(reader.workBudget, count);
			const end = start + count * unitBytes;
			if (end > reader.bytes.length) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("a text that does not fit");
			if (unitBytes === 1) return reader.bytes.toString("latin1", start, end);
			return Buffer.from(reader.bytes.subarray(start, end)).swap16().toString("utf16le");
		};
		const readList = (reader, at, depth) => {
			const { count, start } = readCount(reader, at);
			(0, _work_budget_js__WEBPACK_IMPORTED_MODULE_2__.R)(reader.workBudget, count);
			return Array.from({ length: count }, (_, index) => readReference(reader, start, index, depth));
		};
		const readDictionary = (reader, at, depth) => {
			const { count, start } = readCount(reader, at);
			(0, _work_budget_js__WEBPACK_IMPORTED_MODULE_2__.R)(reader.workBudget, count);
			const dictionary = new Map();
			for (let index = 0; index < count; index++) {
				const key = readReference(reader, start, index, depth);
				if (typeof key === "string") dictionary.set(key, readReference(reader, start, count + index, depth));
			}
			return dictionary;
		};
		const readReference = (reader, start, index, depth) => {
			const { bytes, referenceBytes } = reader;
			return readObject(reader, readInteger(bytes, start + index * referenceBytes, referenceBytes), depth + 1);
		};
		const readNumber = (bytes, at, size) => {
			if (size < 8) return readInteger(bytes, at, size);
			return Number(bytes.readBigInt64BE(at + size - 8));
		};
		const readInteger = (bytes, at, size) => {
			if (size >= 1 && size <= 6) return bytes.readUIntBE(at, size);
			if (size !== 8) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("an integer of unknown size");
			const value = Number(bytes.readBigUInt64BE(at));
			if (!Number.isSafeInteger(value)) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("an implausibly large integer");
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
				else if (container.kind === "array") container.value.push(value);
				else if (container.key !== undefined) {
					container.value.set(container.key, value);
					container.key = undefined;
				}
			};
			const parser = new saxes__WEBPACK_IMPORTED_MODULE_0__.wT();
			parser.on("error", (error) => {
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF(`a property list that is neither binary nor XML (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__.Q)(error).slice(0, 100)})`, { cause: error });
			});
			parser.on("text", (piece) => {
				text += piece;
			});
			parser.on("cdata", (piece) => {
				text += piece;
			});
			parser.on("opentag", ({ name }) => {
				text = "";
				depth += 1;
				if (depth > deepestPlist) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("a property list that nests too deeply");
				if (name === "array") containers.push({
					kind: "array",
					value: []
				});
				if (name === "dict") containers.push({
					kind: "dict",
					value: new Map(),
					key: undefined
				});
			});
			parser.on("closetag", ({ name }) => {
				depth -= 1;
				const container = containers.at(-1);
				if (name === "array" || name === "dict") {
					containers.pop();
					put(container?.value);
				} else if (name === "key") {
					if (container?.kind === "dict") container.key = text;
				} else if (name !== "plist") {
					put(elementValue(name, text));
				}
				text = "";
			});
			parser.write(bytes.toString("utf8")).close();
			return result;
		};
		const elementValue = (element, text) => {
			switch (element) {
				case "string": return text;
				case "integer":
				case "real": return Number(text);
				case "true": return true;
				case "false": return false;
				default: return undefined;
			}
		};
		const deepestPlist = 64;
		const plistText = (plist, key) => {
			const value = plist.get(key);
			return typeof value === "string" && value !== "" ? value : undefined;
		};
		const plistTexts = (plist, key) => {
			const value = plist.get(key);
			return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
		};
		const plainValue = (value) => {
			if (value instanceof Map) return Object.fromEntries([...value].map(([key, inner]) => [key, plainValue(inner)]));
			return Array.isArray(value) ? value.map(plainValue) : value;
		};
	}),
	25790: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y0: () => plannedIn,
			holdsTestPlan: () => holdsTestPlan,
			mT: () => planFilesIn,
			t5: () => readTestPlans
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75977);
		var _archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72735);
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55667);
		var _folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66613);
		var _plist_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61022);
		const limitBytes = 4e6;
		const mostPlans = 20;
		const planFilesIn = ({ entries }) => [...entries.keys()].filter((path) => /^(?!__MACOSX)(?:[^/]+\/)?[^/]+\.xctestrun$/.test(path)).sort();
		const holdsTestPlan = async (fileOrFolder) => {
			const holds = async (tree) => planFilesIn(tree).length > 0;
			try {
				return await (0, _folder_js__WEBPACK_IMPORTED_MODULE_2__.lQ)(fileOrFolder) ? await holds(await (0, _folder_js__WEBPACK_IMPORTED_MODULE_2__.j1)(fileOrFolder)) : await (0, _archive_js__WEBPACK_IMPORTED_MODULE_0__.x)(fileOrFolder, holds);
			} catch (error) {
				if (error instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.kM) return false;
				throw error;
			}
		};
		const readTestPlans = async (tree) => {
			const plans = [];
			for (const path of planFilesIn(tree).slice(0, mostPlans)) plans.push(parseTestPlan(path, await tree.read(path, limitBytes)));
			return plans;
		};
		const refusedKey = "DiagnosticCollectionPolicy";
		const parseTestPlan = (path, bytes) => {
			const run = readRun(bytes);
			const targets = targetsOf(run);
			return {
				path,
				targets: targets.map(([name, target]) => ({
					names: namesOf(name, target),
					only: identifiersIn(target.OnlyTestIdentifiers)
				})),
				refusedKeys: targets.some(([, target]) => refusedKey in target) ? [refusedKey] : []
			};
		};
		const readRun = (bytes) => {
			try {
				return (0, _plist_js__WEBPACK_IMPORTED_MODULE_3__._y)((0, _plist_js__WEBPACK_IMPORTED_MODULE_3__.W_)(bytes));
			} catch (error) {
				if (error instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF || error instanceof RangeError) return undefined;
				throw error;
			}
		};
		const targetsOf = (run) => {
			if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(run)) return [];
			const { TestConfigurations: configurations, ...others } = run;
			if (Array.isArray(configurations)) return configurations.flatMap((configuration) => {
				const targets = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(configuration) ? configuration.TestTargets : undefined;
				return Array.isArray(targets) ? targets.filter(_lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u).map((target) => ["", target]) : [];
			});
			return Object.entries(others).flatMap(([name, target]) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(target) && typeof target.TestBundlePath === "string" ? [[name, target]] : []);
		};
		const namesOf = (name, { BlueprintName: blueprint, TestBundlePath: bundle }) => {
			const file = typeof bundle === "string" ? bundle.split("/").at(-1)?.replace(/\.xctest$/, "") : undefined;
			return [
				name,
				blueprint,
				file
			].filter((each) => typeof each === "string" && each !== "");
		};
		const identifiersIn = (value) => Array.isArray(value) ? value.flatMap((one) => typeof one === "string" ? [one.replace(/\(\)$/, "")] : []) : undefined;
		const plannedIn = (bundle, plans) => {
			const lists = plans.flatMap(({ targets }) => targets).filter(({ names }) => names.includes(bundle));
			if (lists.length === 0) return undefined;
			const entries = lists.flatMap(({ only = [] }) => only.map((entry) => entry.split("/")));
			const tests = entries.flatMap(([className = "", name]) => name === undefined ? [] : [{
				className,
				name
			}]);
			const isComplete = lists.every(({ only }) => only !== undefined) && entries.every((parts) => parts.length === 2);
			return {
				tests,
				isComplete
			};
		};
	}),
	58972: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => spend });
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55667);
		const spend = (workBudget, steps) => {
			workBudget.left -= steps;
			if (workBudget.left < 0) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_0__.IF("parts that repeat more often than in any real build");
		};
	}),
	64377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p6: () => date,
			w$: () => datetime
		});
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
		function datetime(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
		}
		function date(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Brp, params);
		}
		function time(params) {
			return core._isoTime(ZodISOTime, params);
		}
		function duration(params) {
			return core._isoDuration(ZodISODuration, params);
		}
	})
};
;
