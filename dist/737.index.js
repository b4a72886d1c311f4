"use strict";
exports.id = 737;
exports.ids = [
	737,
	288,
	907
];
exports.modules = {
	37737: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readSelectRules: () => readSelectRules });
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
		var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54317);
		var _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1288);
		var _test_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18940);
		var _workspace_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30970);
		const input = "select";
		const isInline = (text) => /\n|^\{|:(?:\s|$)/.test(text);
		const readSelectRules = async (reader, context, framework, value) => {
			const file = isInline(value) ? {
				name: input,
				text: value
			} : await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_2__.Gu)(reader, context, input, value, "a file with rules for changed files");
			if (file === undefined) return [];
			const { rules, mistakes } = parseSelect(file.text, framework);
			(0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_2__.uV)(reader, input, file.name, mistakes);
			return rules;
		};
		const parseSelect = (text, framework) => {
			const reading = (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__.readYaml)(text);
			if (reading.kind === "broken") {
				const quoting = withoutQuotes(text);
				return {
					rules: [],
					mistakes: quoting.length > 0 ? quoting : reading.mistakes.map((mistake) => ({
						...mistake,
						key: ""
					}))
				};
			}
			const { value, placeOf } = reading;
			const parsed = selectSchema.safeParse(value);
			if (!parsed.success) {
				const quoting = withoutQuotes(text);
				const others = parsed.error.issues.map((issue) => mistakeOf(issue, placeOf)).filter(({ line }) => quoting.every((mistake) => mistake.line !== line));
				return {
					rules: [],
					mistakes: [...quoting, ...others]
				};
			}
			const mistakes = [];
			const rules = Object.entries(parsed.data).flatMap(([pattern, given]) => {
				const glob = (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_3__.CW)(pattern, "shell");
				if (glob.kind === "mistake") mistakes.push({
					...placeOf([pattern]),
					key: (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__.j)([pattern]),
					message: `expected ${glob.expected}`
				});
				const texts = typeof given === "string" ? [given] : given;
				const entries = texts.flatMap((line, index) => {
					const read = (0, _test_entries_js__WEBPACK_IMPORTED_MODULE_1__.Ky)(line.trim(), framework);
					if (!("expected" in read)) return [read];
					const path = typeof given === "string" ? [pattern] : [pattern, index];
					mistakes.push({
						...placeOf(path),
						key: (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__.j)(path),
						message: `${JSON.stringify(line)}: expected ${read.expected}`
					});
					return [];
				});
				return glob.kind === "mistake" ? [] : [{
					pattern,
					matches: glob.matches,
					entries
				}];
			});
			return {
				rules: mistakes.length > 0 ? [] : rules,
				mistakes
			};
		};
		const unquoted = [{
			begins: /^(\s*)(?:\*|[{[][^}\]]*[}\]][^\s:,])/,
			message: "expected quotes around a pattern that begins with *, { or [, as in \"**/*.md\": []"
		}, {
			begins: /^(\s*-\s+|[^"'#:]*:\s(?:[^"'#]*[\s,[])?)![^!\s]/,
			message: "expected quotes around an entry that begins with !, as in \"!com.example.SlowTest\""
		}];
		const withoutQuotes = (text) => text.split("\n").flatMap((line, at) => unquoted.flatMap(({ begins, message }) => {
			const before = begins.exec(line)?.[1];
			return before === undefined ? [] : [{
				line: at + 1,
				column: before.length + 1,
				key: "",
				message
			}];
		}));
		const mistakeOf = (issue, placeOf) => {
			const message = issue.code === "invalid_key" ? issue.issues[0]?.message ?? issue.message : issue.message;
			return {
				...placeOf(issue.path),
				key: (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__.j)(issue.path),
				message
			};
		};
		const anEntry = "an entry as in the input tests, a list of them, or [] for no test";
		const mostRules = 1e3;
		const longestPattern = 500;
		const entry = zod__WEBPACK_IMPORTED_MODULE_4__.YjP(`expected ${anEntry}`).regex(/\S/, `expected ${anEntry}`);
		const pattern = zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1, "expected a path pattern").max(longestPattern, `expected a pattern of at most ${longestPattern} characters`).regex(/^(?![!/]|\.\.?\/).*[^/]$/, "expected a path pattern from the root of the repository, such as src/cart/** for a folder");
		const selectSchema = zod__WEBPACK_IMPORTED_MODULE_4__.g1P(pattern.describe("Path pattern from the root of the repository. * matches characters within a folder or file name, ** for any folders."), zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([entry, zod__WEBPACK_IMPORTED_MODULE_4__.YOg(entry)], `expected ${anEntry}`).describe("Which tests a change of these files needs: entries as in the input `tests`. An empty list: none."), "expected a mapping from path patterns to entries of tests").refine((rules) => Object.keys(rules).length > 0, "expected at least one rule").refine((rules) => Object.keys(rules).length <= mostRules, `expected at most ${mostRules} rules`);
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
	})
};
;
