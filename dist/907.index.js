"use strict";
exports.id = 907;
exports.ids = [907,288];
exports.modules = {

/***/ 1288:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readYamlDocuments),
/* harmony export */   j: () => (/* binding */ yamlKey),
/* harmony export */   readYaml: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/** Repeated so often, aliases would turn a small text into a large value. */
const maxAliases = 100;
/**
 * Reads one YAML 1.2 document (or JSON, which is a part of it). A key that stands twice in one mapping is a mistake, and so is
 * a key that is no single value, and `__proto__`.
 *
 * Takes time in proportion to the text, also where a mapping has very many keys.
 */
const readYaml = (text) => guarded((lineCounter) => readDocument((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { ...parseOptions, lineCounter }), lineCounter));
/** The same for a text of several documents with `---` between them: one reading for each, or one for all that cannot be told apart. */
const readYamlDocuments = (text) => {
    const readings = [];
    const whole = guarded((lineCounter) => {
        const documents = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseAllDocuments */ .hR)(text, { ...parseOptions, lineCounter });
        if ('empty' in documents)
            return emptyReading;
        readings.push(...documents.map((document) => readDocument(document, lineCounter)));
        return emptyReading;
    });
    return whole.kind === 'broken' ? [whole] : readings;
};
/** The library compares every key of a mapping with every other, unless it is told not to. */
const parseOptions = { prettyErrors: false, uniqueKeys: false };
const emptyReading = {
    kind: 'read',
    value: undefined,
    placeOf: () => ({ line: 1, column: 1 }),
    textOf: () => undefined,
};
/** The library parses nested values by recursion. */
const guarded = (read) => {
    try {
        return read(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN());
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'broken', mistakes: [{ line: 1, column: 1, message: 'The document is nested too deeply' }] };
    }
};
const readDocument = (document, lineCounter) => {
    const placeAt = (offset) => {
        const { line, col } = lineCounter.linePos(offset);
        return { line: Math.max(1, line), column: Math.max(1, col) };
    };
    const mistakes = [
        ...document.errors.map(({ pos, message }) => ({ ...placeAt(pos[0]), message })),
        ...keyMistakes(document).map(({ offset, message }) => ({ ...placeAt(offset), message })),
    ];
    if (mistakes.length > 0)
        return { kind: 'broken', mistakes };
    try {
        const value = document.toJS({ maxAliasCount: maxAliases });
        const { childOf, offsetOf } = createOffsets(document);
        const textOf = (path) => {
            const node = path.reduce(childOf, document.contents);
            return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? node.source : undefined;
        };
        return { kind: 'read', value, placeOf: (path) => placeAt(offsetOf(path)), textOf };
    }
    catch (error) {
        return {
            kind: 'broken',
            mistakes: [{ line: 1, column: 1, message: error instanceof Error ? error.message : String(error) }],
        };
    }
};
/**
 * Keys that stand twice in one mapping; keys that are no single value: written as texts, nested ones grow beyond all memory; and the one
 * that would change the prototype of a copy.
 */
const keyMistakes = (document) => {
    const mistakes = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map: (_key, { items }) => {
            const seen = new Set();
            for (const { key } of items) {
                const offset = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(key) ? (key.range?.[0] ?? 0) : 0;
                if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key)) {
                    mistakes.push({ offset, message: 'Map keys must be single values, neither lists nor mappings nor aliases' });
                    continue;
                }
                const name = String(key.value);
                if (seen.has(name))
                    mistakes.push({ offset, message: 'Map keys must be unique' });
                if (name === '__proto__')
                    mistakes.push({ offset, message: 'The key __proto__ is not allowed' });
                seen.add(name);
            }
        },
    });
    return mistakes;
};
/** Each mapping is gone through once, however many of its keys are asked for. */
const createOffsets = (document) => {
    const pairsOf = new Map();
    const pairIn = (map, key) => {
        const pairs = pairsOf.get(map) ?? new Map(map.items.map((pair) => [String(pair.key), pair]));
        pairsOf.set(map, pairs);
        return pairs.get(String(key));
    };
    const childOf = (node, key) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? pairIn(node, key)?.value : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) ? node.items[Number(key)] : undefined;
    const offsetOf = (path) => {
        let node = document.contents;
        let offset = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? (node.range?.[0] ?? 0) : 0;
        for (const part of path) {
            const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? pairIn(node, part)?.key : undefined;
            node = childOf(node, part);
            const shown = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(key) ? key : node;
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(shown) || !shown.range)
                break;
            offset = shown.range[0];
        }
        return offset;
    };
    return { childOf, offsetOf };
};
/** `rules[2].name`, as people name a place in a document. */
const yamlKey = (path) => path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`)).join('');


/***/ })

};
;