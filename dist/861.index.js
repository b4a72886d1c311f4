"use strict";
exports.id = 861;
exports.ids = [
	861,
	288,
	907
];
exports.modules = {
	57861: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readQuarantineFile: () => readQuarantineFile });
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
		var _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1288);
		var _model_framework_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88917);
		var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77642);
		var _workspace_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30970);
		const input = "quarantine";
		const dayMs = 864e5;
		const maxDaysAhead = 180;
		const readQuarantineFile = async (reader, context, name, nowMs) => {
			const file = await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_2__.Gu)(reader, context, input, name, "a quarantine file");
			if (file === undefined) return undefined;
			const { entries, mistakes } = parseQuarantine(file.text, nowMs);
			(0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_2__.uV)(reader, input, name, mistakes);
			return {
				file: name,
				entries
			};
		};
		const parseQuarantine = (text, nowMs) => {
			const reading = (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__.readYaml)(text);
			if (reading.kind === "broken") return {
				entries: [],
				mistakes: reading.mistakes.map((mistake) => ({
					...mistake,
					key: ""
				}))
			};
			const { value, placeOf } = reading;
			const list = value ?? [];
			const parsed = quarantineSchema.safeParse(list);
			const mistakes = [...parsed.success ? [] : mistakesOf(parsed.error, placeOf), ...Array.isArray(list) ? list.flatMap((entry, index) => tooFarAhead(entry, [index, "until"], nowMs, placeOf)) : []];
			if (!parsed.success || mistakes.length > 0) return {
				entries: [],
				mistakes: mistakes.toSorted(byPlace)
			};
			const entries = parsed.data.map(({ devices = [], frameworks = [], ...entry }, index) => ({
				...entry,
				devices,
				frameworks,
				line: placeOf([index]).line
			}));
			return {
				entries,
				mistakes
			};
		};
		const mistakesOf = (error, placeOf) => error.issues.flatMap((issue) => {
			const found = issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({
				at: [...issue.path, key],
				message: "there is no such key"
			})) : [{
				at: issue.path,
				message: issue.message
			}];
			return found.map(({ at, message }) => ({
				...placeOf(at),
				key: (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__.j)(at),
				message
			}));
		});
		const tooFarAhead = (entry, path, nowMs, placeOf) => {
			const until = typeof entry === "object" && entry !== null && "until" in entry ? entry.until : undefined;
			if (typeof until !== "string" || !/^\d{4}-\d\d-\d\d$/.test(until)) return [];
			const last = Math.floor(nowMs / dayMs) + maxDaysAhead;
			const day = Date.parse(`${until}T00:00:00Z`) / dayMs;
			if (Number.isNaN(day) || day <= last) return [];
			const latest = new Date(last * dayMs).toISOString().slice(0, 10);
			const message = `expected a date at most ${maxDaysAhead} days ahead, so ${latest} or earlier`;
			return [{
				...placeOf(path),
				key: (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__.j)(path),
				message
			}];
		};
		const byPlace = (one, other) => one.line - other.line || one.column - other.column;
		const expected = (what) => ({ error: ({ input }) => input === undefined ? `is missing; expected ${what}` : `expected ${what}` });
		const aTest = "class#method, in which * matches any characters";
		const aText = "a string that is not empty";
		const aUrl = "an http(s):// address";
		const aDate = "a date, for instance 2026-03-31";
		const aDevice = "the name of a device, for instance Google Pixel 7-13.0 or Google Pixel *";
		const aFramework = (0, _reader_js__WEBPACK_IMPORTED_MODULE_1__.KE)(_model_framework_js__WEBPACK_IMPORTED_MODULE_3__.I);
		const entrySchema = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			test: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(expected(aTest)).regex(/[#*]/, expected(aTest)).describe("class#method; * matches any characters, also for dots."),
			reason: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(expected(aText)).regex(/\S/, expected(aText)).describe("Why the failures of the test do not count."),
			issue: zod__WEBPACK_IMPORTED_MODULE_4__.OZ5({
				protocol: /^https?$/,
				...expected(aUrl)
			}).describe("Address of the issue about the test."),
			until: zod__WEBPACK_IMPORTED_MODULE_5__.p6(expected(aDate)).describe("The last day on which the entry applies, UTC; at most 180 days ahead of the run."),
			devices: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(expected(aDevice)).min(1, expected(aDevice)), expected("a list of devices")).min(1, "expected at least one device").optional().describe("Device name and OS version as in the results; * matches any characters. Absent: every device."),
			frameworks: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.k5n(_model_framework_js__WEBPACK_IMPORTED_MODULE_3__.I, expected(aFramework)), expected("a list of frameworks")).min(1, "expected at least one framework").optional().describe("Absent: every framework.")
		}, "expected a mapping: one quarantined test");
		const mostEntries = 1e3;
		const quarantineSchema = zod__WEBPACK_IMPORTED_MODULE_4__.YOg(entrySchema, "expected a list of quarantined tests").max(mostEntries, `expected at most ${mostEntries} entries; * in "test" covers several tests`);
	}),
	1288: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readYamlDocuments,
			j: () => yamlKey,
			readYaml: () => readYaml
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		const maxAliases = 100;
		const readYaml = (text) => guarded((lineCounter) => readDocument((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
			...parseOptions,
			lineCounter
		}), lineCounter));
		const readYamlDocuments = (text) => {
			const readings = [];
			const whole = guarded((lineCounter) => {
				const documents = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.hR)(text, {
					...parseOptions,
					lineCounter
				});
				if ("empty" in documents) return emptyReading;
				readings.push(...documents.map((document) => readDocument(document, lineCounter)));
				return emptyReading;
			});
			return whole.kind === "broken" ? [whole] : readings;
		};
		const parseOptions = {
			prettyErrors: false,
			uniqueKeys: false
		};
		const emptyReading = {
			kind: "read",
			value: undefined,
			placeOf: () => ({
				line: 1,
				column: 1
			}),
			textOf: () => undefined
		};
		const guarded = (read) => {
			try {
				return read(new yaml__WEBPACK_IMPORTED_MODULE_0__.HN());
			} catch (error) {
				if (!(error instanceof RangeError)) throw error;
				return {
					kind: "broken",
					mistakes: [{
						line: 1,
						column: 1,
						message: "The document is nested too deeply"
					}]
				};
			}
		};
		const readDocument = (document, lineCounter) => {
			const placeAt = (offset) => {
				const { line, col } = lineCounter.linePos(offset);
				return {
					line: Math.max(1, line),
					column: Math.max(1, col)
				};
			};
			const mistakes = [...document.errors.map(({ pos, message }) => ({
				...placeAt(pos[0]),
				message
			})), ...keyMistakes(document).map(({ offset, message }) => ({
				...placeAt(offset),
				message
			}))];
			if (mistakes.length > 0) return {
				kind: "broken",
				mistakes
			};
			try {
				const value = document.toJS({ maxAliasCount: maxAliases });
				const { childOf, offsetOf } = createOffsets(document);
				const textOf = (path) => {
					const node = path.reduce(childOf, document.contents);
					return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.source : undefined;
				};
				return {
					kind: "read",
					value,
					placeOf: (path) => placeAt(offsetOf(path)),
					textOf
				};
			} catch (error) {
				return {
					kind: "broken",
					mistakes: [{
						line: 1,
						column: 1,
						message: error instanceof Error ? error.message : String(error)
					}]
				};
			}
		};
		const keyMistakes = (document) => {
			const mistakes = [];
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, { Map: (_key, { items }) => {
				const seen = new Set();
				for (const { key } of items) {
					const offset = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(key) ? key.range?.[0] ?? 0 : 0;
					if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key)) {
						mistakes.push({
							offset,
							message: "Map keys must be single values, neither lists nor mappings nor aliases"
						});
						continue;
					}
					const name = String(key.value);
					if (seen.has(name)) mistakes.push({
						offset,
						message: "Map keys must be unique"
					});
					if (name === "__proto__") mistakes.push({
						offset,
						message: "The key __proto__ is not allowed"
					});
					seen.add(name);
				}
			} });
			return mistakes;
		};
		const createOffsets = (document) => {
			const pairsOf = new Map();
			const pairIn = (map, key) => {
				const pairs = pairsOf.get(map) ?? new Map(map.items.map((pair) => [String(pair.key), pair]));
				pairsOf.set(map, pairs);
				return pairs.get(String(key));
			};
			const childOf = (node, key) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) ? pairIn(node, key)?.value : (0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node) ? node.items[Number(key)] : undefined;
			const offsetOf = (path) => {
				let node = document.contents;
				let offset = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] ?? 0 : 0;
				for (const part of path) {
					const key = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) ? pairIn(node, part)?.key : undefined;
					node = childOf(node, part);
					const shown = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(key) ? key : node;
					if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(shown) || !shown.range) break;
					offset = shown.range[0];
				}
				return offset;
			};
			return {
				childOf,
				offsetOf
			};
		};
		const yamlKey = (path) => path.map((part, index) => typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`).join("");
	}),
	64377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p6: () => date,
			w$: () => datetime
		});
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
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
