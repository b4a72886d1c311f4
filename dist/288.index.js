"use strict";
exports.id = 288;
exports.ids = [288, 907];
exports.modules = { 1288: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
}) };
;
