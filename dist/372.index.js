"use strict";
exports.id = 372;
exports.ids = [372];
exports.modules = { 29372: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		gM: () => readYaml,
		Cw: () => readYamlDocuments,
		j5: () => yamlKey
	});
	var dist = __webpack_require__(38815);
	;
	const maxTokens = 1e6;
	const maxDepth = 500;
	const maxMistakes = 100;
	const findCostly = (text) => {
		const structure = new Structure();
		let [offset, tokens] = [0, 0];
		let isText = false;
		for (const token of new dist.JG().lex(text)) {
			tokens++;
			if (!isText) structure.add(dist.DB.tokenType(token), offset);
			isText = token === dist.DB.SCALAR;
			if (structure.isTooDeep) return costlyAt(text, offset, "The document is nested too deeply");
			if (structure.mistakes > maxMistakes) return costlyAt(text, structure.firstMistakeAt, `The document has more than ${maxMistakes} mistakes, of which this is the first`);
			if (tokens > maxTokens) return costlyAt(text, offset, `The document has more than ${maxTokens} words and signs`, true);
			if (!isSign(token)) offset += token.length;
		}
		return undefined;
	};
	const isSign = (token) => token === dist.DB.DOCUMENT || token === dist.DB.SCALAR || token === dist.DB.FLOW_END;
	const costlyAt = (text, offset, message, isLimit = false) => {
		const lines = text.slice(0, offset).split("\n");
		return {
			line: lines.length,
			column: (lines.at(-1) ?? "").length + 1,
			message,
			isLimit
		};
	};
	class Structure {
		mistakes = 0;
		firstMistakeAt = 0;
		#indicators = 0;
		#values = 0;
		#properties = 0;
		#sign;
		#brackets = [];
		get isTooDeep() {
			return this.#brackets.length > maxDepth || this.#indicators > maxDepth;
		}
		add(type, offset) {
			switch (type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar":
				case "alias":
					this.#count(++this.#values > 2, offset);
					this.#follow(undefined, this.#values);
					return;
				case "anchor":
				case "tag":
					this.#count(++this.#properties > 2, offset);
					return;
				case "flow-map-start":
				case "flow-seq-start":
					this.#count(++this.#values > 2, offset);
					this.#brackets.push(this.#values);
					this.#follow(type, 0);
					return;
				case "flow-map-end":
				case "flow-seq-end":
					this.#count(this.#brackets.length === 0, offset);
					this.#follow(undefined, this.#brackets.pop() ?? 1);
					return;
				case "comma":
					this.#count(this.#sign === "comma", offset);
					this.#follow(type, 0);
					return;
				case "seq-item-ind":
				case "explicit-key-ind":
				case "map-value-ind":
					if (this.#brackets.length === 0) this.#indicators++;
					else this.#count(this.#sign === type, offset);
					this.#follow(type, 0);
					return;
				case "doc-start":
				case "doc-end":
					this.#follow(type, 0);
					return;
				case "newline":
					this.#indicators = 0;
					return;
				default:
			}
		}
		#follow(sign, values) {
			[this.#sign, this.#values, this.#properties] = [
				sign,
				values,
				0
			];
		}
		#count(isMistake, offset) {
			if (!isMistake) return;
			if (this.mistakes === 0) this.firstMistakeAt = offset;
			this.mistakes++;
		}
	}
	;
	const maxAdded = 200;
	const blank = /[ \t]*/y;
	const property = /[&!][^\s,[\]{}]*(?=\s)/y;
	const entry = /[-?:](?=[ \t\n]|$)/y;
	const blockHeader = /[|>][-+\d]{0,2}[ \t]*(?:#[^\n]*)?(?=\n|$)/y;
	const plain = /(?:[^:#\n]|:(?=\S)|(?<=\S)#)+/y;
	const marker = /(?:---|\.\.\.)(?=\s|$)/y;
	const indentContinuations = (source) => new Indenter(source).read();
	class Indenter {
		#text;
		#at = 0;
		#indent = 0;
		#parent = -1;
		#added = [];
		constructor(text) {
			this.#text = text;
		}
		read() {
			while (this.#at < this.#text.length) {
				if (!this.#readLine()) return undefined;
				this.#at += 1;
			}
			let copied = 0;
			const parts = this.#added.map(({ at, count }) => {
				const part = this.#text.slice(copied, at) + " ".repeat(count);
				copied = at;
				return part;
			});
			return parts.join("") + this.#text.slice(copied);
		}
		#readLine() {
			const start = this.#at;
			this.#beginLine();
			for (;;) {
				this.#take(blank);
				const sign = this.#text.charAt(this.#at);
				if (sign === "" || sign === "\n" || sign === "#") return this.#endLine(sign);
				if (this.#takeEntry(start) || this.#take(property)) continue;
				if (/["'[{]/.test(sign)) {
					if (!(/[[{]/.test(sign) ? this.#readFlow() : this.#readQuoted(sign))) return false;
				} else if (this.#takeBlockHeader(start)) return this.#skipBlock();
				else if (!this.#take(plain)) this.#at += 1;
			}
		}
		#takeBlockHeader(start) {
			const column = this.#at - start;
			if (!this.#take(blockHeader)) return false;
			if (column === this.#indent) this.#added.push({
				at: start,
				count: 1
			});
			return true;
		}
		#beginLine() {
			const start = this.#at;
			this.#take(blank);
			if (this.#at === start && this.#take(marker)) this.#take(blank);
			this.#indent = this.#at - start;
			this.#parent = -1;
		}
		#takeEntry(start) {
			const column = this.#at - start;
			const isValue = this.#text.charAt(this.#at) === ":";
			if (!this.#take(entry)) return false;
			this.#parent = isValue ? this.#indent : column;
			this.#take(blank);
			if (!isValue) this.#indent = this.#at - start;
			return true;
		}
		#endLine(sign) {
			if (sign === "#" && /["'\]}]/.test(this.#text.charAt(this.#at - 1))) this.#added.push({
				at: this.#at,
				count: 1
			});
			return this.#toLineEnd();
		}
		#toLineEnd() {
			const end = this.#text.indexOf("\n", this.#at);
			this.#at = end === -1 ? this.#text.length : end;
			return true;
		}
		#skipBlock() {
			this.#toLineEnd();
			for (let end = this.#at; end < this.#text.length;) {
				blank.lastIndex = end + 1;
				blank.test(this.#text);
				const first = blank.lastIndex;
				const isBlank = first >= this.#text.length || /[\r\n]/.test(this.#text.charAt(first));
				if (!isBlank && first - end - 1 <= this.#parent) break;
				const next = this.#text.indexOf("\n", end + 1);
				this.#at = next === -1 ? this.#text.length : next;
				end = this.#at;
			}
			return true;
		}
		#readQuoted(quote) {
			this.#at += 1;
			for (; this.#at < this.#text.length; this.#at += 1) {
				const sign = this.#text.charAt(this.#at);
				if (sign === "\n" && !this.#goOn()) return false;
				if (sign === "\\" && quote === "\"") {
					this.#at += 1;
					if (this.#text.charAt(this.#at) === "\n" && !this.#goOn()) return false;
				} else if (sign === quote) {
					this.#at += 1;
					if (quote === "\"" || this.#text.charAt(this.#at) !== "'") return true;
				}
			}
			return false;
		}
		#readFlow() {
			let depth = 0;
			while (this.#at < this.#text.length) {
				const before = this.#text.charAt(this.#at - 1);
				const sign = this.#text.charAt(this.#at);
				if ((sign === "\"" || sign === "'") && /[\s,:[\]{}]/.test(before)) {
					if (!this.#readQuoted(sign)) return false;
					continue;
				}
				if (sign === "\n" && !this.#goOn()) return false;
				if (sign === "#" && this.#takeFlowComment(before)) continue;
				this.#at += 1;
				if (/[[{]/.test(sign)) depth += 1;
				else if (/[\]}]/.test(sign) && --depth === 0) return true;
			}
			return false;
		}
		#takeFlowComment(before) {
			if (!/[\s,[\]{}"']/.test(before)) return false;
			if (!/\s/.test(before)) this.#added.push({
				at: this.#at,
				count: 1
			});
			return this.#toLineEnd();
		}
		#goOn() {
			const at = this.#at + 1;
			marker.lastIndex = at;
			if (marker.test(this.#text)) return false;
			this.#added.push({
				at,
				count: Math.min(maxAdded, this.#indent + 1)
			});
			return true;
		}
		#take(pattern) {
			pattern.lastIndex = this.#at;
			if (!pattern.test(this.#text) || pattern.lastIndex === this.#at) return false;
			this.#at = pattern.lastIndex;
			return true;
		}
	}
	;
	const maxAliases = 100;
	const readYaml = (text, options = {}) => guarded(text, (source, lineCounter) => {
		const document = (0, dist.Tp)(source, {
			...parseOptions,
			lineCounter
		});
		return {
			isBroken: document.errors.some(({ code }) => code !== "MULTIPLE_DOCS"),
			finish: () => readYamlDocument(document, lineCounter, source, options)
		};
	});
	const readYamlDocuments = (text) => [guarded(text, (source, lineCounter) => {
		const parsed = (0, dist.hR)(source, {
			...parseOptions,
			lineCounter
		});
		const documents = "empty" in parsed ? [] : parsed;
		return {
			isBroken: documents.some(({ errors }) => errors.length > 0),
			finish: () => documents.map((document) => readYamlDocument(document, lineCounter, source))
		};
	})].flat();
	const parseOptions = {
		prettyErrors: false,
		uniqueKeys: false
	};
	const broken = (message, isLimit = false) => ({
		kind: "broken",
		mistakes: [{
			line: 1,
			column: 1,
			message
		}],
		isLimit
	});
	const guarded = (text, parse) => {
		const costly = findCostly(text);
		if (costly !== undefined) return {
			kind: "broken",
			mistakes: [costly],
			isLimit: costly.isLimit
		};
		try {
			const strict = parse(text, new dist.HN());
			const indented = strict.isBroken ? indentContinuations(text) : undefined;
			const lenient = indented === undefined || indented === text ? undefined : parse(indented, new dist.HN());
			return (lenient?.isBroken === false ? lenient : strict).finish();
		} catch (error) {
			if (!(error instanceof RangeError)) throw error;
			return broken("The document is nested too deeply");
		}
	};
	const readYamlDocument = (document, lineCounter, text, { isLenient = false } = {}) => {
		const placeAt = (offset) => {
			const { line, col } = lineCounter.linePos(offset);
			return {
				line: Math.max(1, line),
				column: Math.max(1, col)
			};
		};
		const next = isLenient ? document.errors.find(({ code }) => code === "MULTIPLE_DOCS") : undefined;
		const errors = document.errors.filter((error) => error !== next);
		const { mistakes: content, equal } = checkContent(document);
		const refused = isLenient ? [] : equal.map(({ key, keys }) => ({
			offset: offsetOf(key),
			message: "The mapping has this key twice",
			equalKey: keys.at(-1)
		}));
		const mistakes = [...firstOfEachLine(errors.map((error) => ({
			error,
			...placeAt(error.pos[0])
		}))).map(({ error, ...place }) => ({
			...place,
			message: describeSyntax(error, text)
		})), ...[...content, ...refused].sort((one, other) => one.offset - other.offset).map(({ offset, ...mistake }) => ({
			...placeAt(offset),
			...mistake
		}))];
		if (mistakes.length > 0) return {
			kind: "broken",
			mistakes,
			isLimit: errors.length === 0 && refused.length === 0
		};
		try {
			const value = document.toJS({ maxAliasCount: maxAliases });
			const { childOf, offsetOf: offsetAt } = createOffsets(document);
			const nodeAt = (path) => path.reduce(childOf, document.contents);
			const textOf = (path) => {
				const node = nodeAt(path);
				return (0, dist.jn)(node) ? node.source : undefined;
			};
			const scalarAt = (path) => {
				const node = nodeAt(path);
				if (!(0, dist.jn)(node) || !node.range) return undefined;
				const [start, end] = node.range;
				return {
					line: placeAt(start).line,
					style: styles[node.type ?? "PLAIN"] ?? "quoted",
					source: text.slice(start, end)
				};
			};
			const repeated = equal.map(({ first, key, keys }) => ({
				keys,
				value: (0, dist.Ll)(first.value) ? first.value.toJS(document, { maxAliasCount: maxAliases }) : undefined,
				line: placeAt(offsetOf(first.key)).line,
				lastLine: placeAt(offsetOf(key)).line
			}));
			return {
				kind: "read",
				value,
				placeOf: (path) => placeAt(offsetAt(path)),
				textOf,
				scalarAt,
				repeated,
				nextDocumentLine: next && placeAt(next.pos[0]).line
			};
		} catch (error) {
			return broken(error instanceof Error ? error.message : String(error), true);
		}
	};
	const any = /^/;
	const tabMistake = "The line is indented with a tab. Use spaces";
	const syntaxMistakes = [
		[
			"BAD_ALIAS",
			any,
			"A value that begins with * or & needs quotes"
		],
		[
			"BAD_DQ_ESCAPE",
			any,
			"A text in double quotes has an unknown character after a backslash. Use single quotes, or two backslashes"
		],
		[
			"BAD_INDENT",
			/end with/,
			"A bracket is not closed, or the line after it is not indented"
		],
		[
			"BAD_INDENT",
			any,
			"The indentation does not fit the lines above"
		],
		[
			"BAD_SCALAR_START",
			any,
			"A value that begins with this character needs quotes"
		],
		[
			"BLOCK_AS_IMPLICIT_KEY",
			any,
			"A value that contains a colon and a space needs quotes, and a nested key needs a line of its own"
		],
		[
			"BLOCK_IN_FLOW",
			any,
			"A bracket is not closed, or lines inside of it begin with a hyphen or a key"
		],
		[
			"MISSING_CHAR",
			/quote/,
			"A quote is not closed"
		],
		[
			"MISSING_CHAR",
			any,
			"A bracket, a comma, a colon or a space is missing"
		],
		[
			"MULTILINE_IMPLICIT_KEY",
			any,
			"The line has no colon after its key, or a quote is not closed"
		],
		[
			"MULTIPLE_DOCS",
			any,
			"A second document begins here (---), but only one is read"
		],
		[
			"TAB_AS_INDENT",
			any,
			tabMistake
		],
		[
			"TAG_RESOLVE_FAILED",
			any,
			"A value that begins with ! needs quotes"
		]
	];
	const describeSyntax = ({ code, message, pos: [offset] }, text) => {
		const start = text.lastIndexOf("\n", offset - 1) + 1;
		const end = text.indexOf("\n", start);
		const line = text.slice(start, end === -1 ? undefined : end);
		if (/^ *\t/.test(line)) return tabMistake;
		const [, , known] = syntaxMistakes.find(([each, word]) => each === code && word.test(message)) ?? [];
		return known ?? "This text does not belong here. Check the quotes, brackets and indentation";
	};
	const firstOfEachLine = (mistakes) => {
		const seen = new Set();
		return mistakes.filter(({ line }) => seen.size < seen.add(line).size);
	};
	const styles = {
		BLOCK_LITERAL: "literal",
		BLOCK_FOLDED: "folded",
		PLAIN: "plain"
	};
	const offsetOf = (node) => (0, dist.Ll)(node) ? node.range?.[0] ?? 0 : 0;
	const checkContent = (document) => {
		const mistakes = [];
		const equal = [];
		(0, dist.YR)(document, {
			Map: (_key, { items }, ancestors) => {
				const seen = new Map();
				const repeated = [];
				for (const pair of items) {
					const { key } = pair;
					if (!(0, dist.jn)(key)) {
						mistakes.push({
							offset: offsetOf(key),
							message: "A key must be a single value, not a list, a mapping or an alias"
						});
						continue;
					}
					const name = String(key.value);
					const first = seen.get(name);
					if (first !== undefined) repeated.push(first);
					if (name === "__proto__") mistakes.push({
						offset: offsetOf(key),
						message: "The key __proto__ is not allowed"
					});
					seen.set(name, pair);
				}
				if (repeated.length === 0) return;
				const path = ancestors.flatMap((node) => (0, dist.tO)(node) ? [keyText(node)] : []);
				for (const first of repeated) equal.push({
					first,
					key: seen.get(keyText(first))?.key,
					keys: [...path, keyText(first)]
				});
			},
			Alias: (_key, { source, range }, ancestors) => {
				const isCircular = ancestors.some((node) => ((0, dist.jh)(node) || (0, dist.oP)(node)) && node.anchor === source);
				if (isCircular) mistakes.push({
					offset: range?.[0] ?? 0,
					message: `The alias *${source} may not be inside of its own value`
				});
			}
		});
		return {
			mistakes,
			equal
		};
	};
	const keyText = ({ key }) => String((0, dist.jn)(key) ? key.value : key);
	const createOffsets = (document) => {
		const pairsOf = new Map();
		const pairIn = (map, key) => {
			const pairs = pairsOf.get(map) ?? new Map(map.items.map((pair) => [String(pair.key), pair]));
			pairsOf.set(map, pairs);
			return pairs.get(String(key));
		};
		const childOf = (node, key) => (0, dist.jh)(node) ? pairIn(node, key)?.value : (0, dist.oP)(node) ? node.items[Number(key)] : undefined;
		const offsetOf = (path) => {
			let node = document.contents;
			let offset = (0, dist.Ll)(node) ? node.range?.[0] ?? 0 : 0;
			for (const part of path) {
				const key = (0, dist.jh)(node) ? pairIn(node, part)?.key : undefined;
				node = childOf(node, part);
				const shown = (0, dist.Ll)(key) ? key : node;
				if (!(0, dist.Ll)(shown) || !shown.range) break;
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
