"use strict";
exports.id = 826;
exports.ids = [826];
exports.modules = {
	46536: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { findInJson: () => findInJson });
		var _finder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94454);
		var _secret_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96059);
		var _views_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27522);
		const mostLayers = 4;
		const mostDepth = 1e3;
		const [quote, backslash, comma, minus] = [
			34,
			92,
			44,
			45
		];
		const [openBrace, closeBrace, openBracket, closeBracket] = [
			123,
			125,
			91,
			93
		];
		const describing = new Set([
			"name",
			"key",
			"header",
			"value",
			"text",
			"encoding",
			"mimeType"
		]);
		const bodyKeys = new Set([
			"content",
			"postData",
			"params"
		]);
		const findInJson = (finder, bytes, rules, layer = 0) => new JsonSecrets(finder, bytes, rules, layer).find();
		class JsonSecrets {
			#found = [];
			#stack = [];
			#hasValue = false;
			#finder;
			#bytes;
			#rules;
			#layer;
			constructor(finder, bytes, rules, layer) {
				this.#finder = finder;
				this.#bytes = bytes;
				this.#rules = rules;
				this.#layer = layer;
			}
			find() {
				for (let at = 0; at < this.#bytes.length;) {
					const next = this.#readAt(at);
					if (next === undefined) return undefined;
					at = next;
				}
				return this.#stack.length > 0 || !this.#hasValue ? undefined : (0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.RR)(this.#found);
			}
			#readAt(at) {
				const byte = this.#bytes[at] ?? 0;
				if (byte === quote) return this.#readString(at);
				if (byte === openBrace || byte === openBracket) return this.#open(byte === openBrace) ? at + 1 : undefined;
				if (byte === closeBrace || byte === closeBracket) return this.#close(byte === closeBrace) ? at + 1 : undefined;
				if (byte >= 48 && byte <= 57 || byte === minus) return this.#readNumber(at);
				const frame = this.#stack.at(-1);
				if (byte === comma && frame?.isObject) frame.key = undefined;
				return isExpected(byte) ? at + 1 : undefined;
			}
			#readString(at) {
				const token = tokenAt(this.#bytes, at);
				if (token === undefined) return undefined;
				const frame = this.#stack.at(-1);
				if (frame?.isObject && frame.key === undefined) {
					frame.key = contentOf(this.#bytes, token);
					this.#found.push(...keySecrets(this.#finder, this.#bytes, token));
					return token.end + 1;
				}
				this.#hasValue = true;
				this.#found.push(...stringSecrets(this.#finder, this.#bytes, token, frame, this.#rules, this.#layer));
				if (frame?.key !== undefined && describing.has(frame.key)) frame.members.set(frame.key, token);
				return token.end + 1;
			}
			#readNumber(at) {
				const end = endOfNumber(this.#bytes, at);
				this.#hasValue = true;
				this.#found.push(...numberSecrets(this.#finder, this.#bytes, at, end));
				return end;
			}
			#open(isObject) {
				const frame = this.#stack.at(-1);
				const parentKey = frame === undefined ? "" : frame.key ?? frame.parentKey;
				this.#stack.push({
					isObject,
					parentKey,
					key: undefined,
					members: new Map()
				});
				return this.#stack.length <= mostDepth;
			}
			#close(isObject) {
				const frame = this.#stack.pop();
				if (frame?.isObject !== isObject) return false;
				this.#found.push(...memberSecrets(this.#finder, this.#bytes, frame));
				this.#hasValue = true;
				return true;
			}
		}
		const isExpected = (byte) => byte <= 32 || byte === 44 || byte === 58 || byte >= 97 && byte <= 122;
		const tokenAt = (bytes, at) => {
			for (let end = bytes.indexOf(quote, at + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
				let backslashes = 0;
				while (bytes[end - 1 - backslashes] === backslash) backslashes += 1;
				if (backslashes % 2 === 0) return {
					start: at + 1,
					end
				};
			}
			return undefined;
		};
		const endOfNumber = (bytes, at) => {
			let end = at + 1;
			while (/[\d.eE+-]/.test(String.fromCharCode(bytes[end] ?? 0))) end += 1;
			return end;
		};
		const contentOf = (bytes, { start, end }) => (0, _views_js__WEBPACK_IMPORTED_MODULE_1__.c)(bytes.subarray(start, end)).bytes.toString();
		const shifted = (found, by) => found.map((each) => ({
			...each,
			start: each.start + by,
			end: each.end + by,
			from: each.from + by
		}));
		const keySecrets = (finder, bytes, token) => {
			const content = bytes.subarray(token.start, token.end);
			if (finder.nextHint(content, 0) >= content.length) return [];
			const named = finder.find(content).map((each) => ({
				...each,
				mask: `[redacted: ${each.kind} #${each.hash()}]`
			}));
			return shifted(named.filter(({ start, end }) => end - start < content.length), token.start);
		};
		const numberSecrets = (finder, bytes, start, end) => {
			const number = bytes.subarray(start, end);
			if (number.length < 6 || finder.nextHint(number, 0) >= number.length) return [];
			const [known] = finder.find(number).filter((each) => each.isKnown);
			return known === undefined ? [] : [{
				...known,
				start,
				end,
				from: start,
				mask: `"${known.mask}"`
			}];
		};
		const stringSecrets = (finder, bytes, token, frame, rules, layer) => {
			const { start, end } = token;
			const content = bytes.subarray(start, end);
			if (content.length === 0) return [];
			const key = frame?.key;
			if (key !== undefined && rules.masksBodies && isBody(key, frame)) return [wholeOf(token, "body", content)];
			if (key !== undefined && (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.eh)(key) && isSecret(content)) return [wholeOf(token, (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.f$)(key), content)];
			const nested = layer < mostLayers ? nestedSecrets(finder, content, rules, layer) : [];
			const found = finder.nextHint(content, 0) < content.length ? finder.find(content) : [];
			return shifted((0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.RR)([...nested, ...found]), start);
		};
		const isBody = (key, frame) => (key === "text" || key === "value") && bodyKeys.has(frame?.parentKey ?? "");
		const isSecret = (content) => {
			const text = (0, _views_js__WEBPACK_IMPORTED_MODULE_1__.c)(content).bytes.toString();
			return !(0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.$b)(text) && (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.w2)(text);
		};
		const wholeOf = ({ start, end }, kind, content) => {
			return {
				start,
				end,
				from: start,
				kind,
				mask: `[redacted: ${kind}]`,
				hash: () => (0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.qQ)(content),
				isKnown: false
			};
		};
		const nestedSecrets = (finder, content, rules, layer) => {
			if (content.length < 8 || !/^\s{0,100}(?:\\[nrt]){0,100}\s{0,100}(?:[{[]|\\u00[57]b)/i.test(content.toString("latin1", 0, 400))) return [];
			const { bytes, starts } = (0, _views_js__WEBPACK_IMPORTED_MODULE_1__.c)(content);
			const found = findInJson(finder, bytes, rules, layer + 1) ?? [];
			const placeOf = (at) => starts === undefined ? at : starts[at] ?? 0;
			return found.map((each) => ({
				...each,
				start: placeOf(each.start),
				end: placeOf(each.end),
				from: placeOf(each.from),
				mask: each.mask.replaceAll("\"", "\\\"")
			}));
		};
		const memberSecrets = (finder, bytes, { members, parentKey }) => {
			const [name, value] = [members.get("name") ?? members.get("key") ?? members.get("header"), members.get("value")];
			const [text, encoding] = [members.get("text"), members.get("encoding")];
			if (name !== undefined && value !== undefined) {
				const of = contentOf(bytes, name);
				const content = bytes.subarray(value.start, value.end);
				const isCookie = parentKey === "cookies" && content.length > 0;
				if (isCookie || (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.eh)(of) && isSecret(content)) return [wholeOf(value, isCookie ? "cookie" : (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.f$)(of), content)];
			}
			if (text === undefined || encoding === undefined || contentOf(bytes, encoding) !== "base64") return [];
			const body = Buffer.from(contentOf(bytes, text), "base64");
			if (body.includes(0)) return [];
			const found = (0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.RR)(findInJson(finder, body, { masksBodies: false }) ?? finder.find(body));
			const [first] = found;
			if (first === undefined) return [];
			return [{
				...first,
				...text,
				from: text.start,
				mask: (0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.$3)(body, found).toString("base64")
			}];
		};
	}),
	35397: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			maskXml: () => maskXml,
			utf8Xml: () => utf8Xml
		});
		var _finder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94454);
		var _line_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76392);
		var _secret_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96059);
		var _views_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27522);
		const mostHeldBytes = 262144;
		const overlapBytes = 16384;
		const namingElements = /^<(?:testcase|testsuite|testsuites)\b/;
		const naming = new Set([
			"name",
			"classname",
			"class",
			"file"
		]);
		const [lessThan, greaterThan, doubleQuote, singleQuote] = [
			60,
			62,
			34,
			39
		];
		const [cdataStart, cdataEnd] = ["<![CDATA[", "]]>"];
		const sections = [{
			start: "<!--",
			end: "-->"
		}, {
			start: "<?",
			end: "?>"
		}];
		const maskXml = async function* (finder, chunks, onFound) {
			const reader = new XmlSecrets(finder);
			let held = Buffer.alloc(0);
			const emit = (isWhole) => {
				const { found, safe } = reader.read(held, isWhole);
				onFound(found);
				const masked = (0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.$3)(held.subarray(0, safe), found);
				held = Buffer.from(held.subarray(safe));
				return masked;
			};
			for await (const chunk of chunks) {
				held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
				const out = emit(false);
				if (out.length > 0) yield out;
			}
			const out = emit(true);
			if (out.length > 0) yield out;
		};
		class XmlSecrets {
			#finder;
			#state;
			#inCdata = false;
			constructor(finder) {
				this.#finder = finder;
				this.#state = new _line_state_js__WEBPACK_IMPORTED_MODULE_1__.E(finder);
			}
			read(bytes, isWhole) {
				const scan = {
					bytes,
					isWhole,
					at: 0,
					safe: 0,
					run: [],
					found: [],
					cdataFrom: this.#inCdata ? 0 : undefined
				};
				while (scan.at < bytes.length && this.#step(scan)) {}
				if (scan.cdataFrom !== undefined) scan.run.push({
					start: Math.max(scan.cdataFrom, scan.at),
					end: bytes.length
				});
				if (isWhole) {
					this.#flush(scan);
					return {
						found: sorted(scan.found),
						safe: bytes.length
					};
				}
				if (bytes.length - scan.safe >= mostHeldBytes) return this.#readPart(scan);
				if (scan.safe > 0) this.#inCdata = false;
				return {
					found: sorted(scan.found.filter(({ end }) => end <= scan.safe)),
					safe: scan.safe
				};
			}
			#step(scan) {
				const { bytes, run } = scan;
				if (scan.cdataFrom !== undefined) {
					const end = bytes.indexOf(cdataEnd, scan.at);
					if (end === -1) return false;
					run.push({
						start: scan.at,
						end
					});
					scan.at = end + cdataEnd.length;
					scan.cdataFrom = undefined;
					return true;
				}
				const next = bytes.indexOf(lessThan, scan.at);
				const textEnd = next === -1 ? bytes.length : next;
				if (textEnd > scan.at) run.push({
					start: scan.at,
					end: textEnd
				});
				scan.at = textEnd;
				return next !== -1 && this.#markup(scan);
			}
			#markup(scan) {
				const { bytes, isWhole, at } = scan;
				if (!isWhole && bytes.length - at < cdataStart.length) return false;
				if (startsWith(bytes, at, cdataStart)) {
					scan.at = at + cdataStart.length;
					scan.cdataFrom = scan.at;
					return true;
				}
				const section = sections.find(({ start }) => startsWith(bytes, at, start));
				const end = section === undefined ? endOfTag(bytes, at) : endOfSection(bytes, at, section.end);
				if (end === undefined) return this.#unended(scan);
				if (section === undefined) {
					this.#flush(scan);
					scan.found.push(...this.#tagSecrets(bytes, at, end));
					scan.safe = end;
				} else scan.found.push(...this.#blockSecrets(bytes, at, end));
				scan.at = end;
				return true;
			}
			#unended(scan) {
				const { bytes, isWhole, at, run } = scan;
				if (!isWhole && bytes.length - at < mostHeldBytes) return false;
				run.push({
					start: at,
					end: bytes.length
				});
				scan.at = bytes.length;
				return false;
			}
			#flush(scan) {
				scan.found.push(...this.#textSecrets(scan.bytes, scan.run));
				scan.run = [];
				this.#state = new _line_state_js__WEBPACK_IMPORTED_MODULE_1__.E(this.#finder);
			}
			#readPart({ bytes, run, found, at, cdataFrom }) {
				const last = run.at(-1) ?? {
					start: at,
					end: at
				};
				const limit = Math.max(last.start, last.end - overlapBytes);
				const feed = bytes.lastIndexOf(10, limit) + 1;
				let cut = feed > last.start ? feed : limit;
				for (const each of this.#peek(bytes, run)) if (each.from < cut && each.end > cut) cut = Math.max(last.start, each.from);
				if (cut <= last.start) cut = limit > last.start ? limit : last.end;
				const cutRun = run.map((piece) => piece === last ? {
					start: piece.start,
					end: cut
				} : piece);
				const inText = this.#textSecrets(bytes, cutRun);
				this.#inCdata = cdataFrom !== undefined;
				return {
					found: sorted([...found, ...inText]),
					safe: cut
				};
			}
			#peek(bytes, run) {
				return inPieces(run, (0, _line_state_js__WEBPACK_IMPORTED_MODULE_1__.e)(this.#finder, new _line_state_js__WEBPACK_IMPORTED_MODULE_1__.E(this.#finder), joined(bytes, run)));
			}
			#textSecrets(bytes, run) {
				if (run.length === 0) return [];
				return inPieces(run, (0, _line_state_js__WEBPACK_IMPORTED_MODULE_1__.e)(this.#finder, this.#state, joined(bytes, run)));
			}
			#blockSecrets(bytes, start, end) {
				return inPieces([{
					start,
					end
				}], (0, _line_state_js__WEBPACK_IMPORTED_MODULE_1__.e)(this.#finder, new _line_state_js__WEBPACK_IMPORTED_MODULE_1__.E(this.#finder), bytes.subarray(start, end)));
			}
			#tagSecrets(bytes, start, end) {
				const raw = bytes.subarray(start, end);
				if (raw[1] === 47 || this.#finder.nextHint(raw, 0) >= raw.length) return [];
				const tag = raw.toString("latin1");
				if (tag.startsWith("<!")) return this.#blockSecrets(bytes, start, end);
				const isNaming = namingElements.test(tag);
				const attributes = [...tag.matchAll(/([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/dg)].map((match) => {
					const [from = 0, to = 0] = match.indices?.[2] ?? match.indices?.[3] ?? [];
					return {
						name: match[1] ?? "",
						start: start + from,
						end: start + to
					};
				});
				const nameAttribute = attributes.find(({ name }) => name === "name");
				const ofName = nameAttribute === undefined ? "" : bytes.toString("latin1", nameAttribute.start, nameAttribute.end);
				return attributes.flatMap(({ name, start: from, end: to }) => {
					const isValue = (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.eh)(name) || name === "value" && (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.eh)(ofName);
					const content = bytes.subarray(from, to);
					if (isValue && isSecret(content)) return [wholeOf(content, from, (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.f$)(name === "value" ? ofName : name))];
					const found = (0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.RR)((0, _line_state_js__WEBPACK_IMPORTED_MODULE_1__.e)(this.#finder, new _line_state_js__WEBPACK_IMPORTED_MODULE_1__.E(this.#finder), content));
					const shown = isNaming && naming.has(name) ? found.map(_finder_js__WEBPACK_IMPORTED_MODULE_0__.uP) : found;
					return inPieces([{
						start: from,
						end: to
					}], shown);
				});
			}
		}
		const isSecret = (content) => {
			const text = ((0, _views_js__WEBPACK_IMPORTED_MODULE_3__.W)(content).at(-1)?.bytes ?? content).toString();
			return !(0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.$b)(text) && (0, _secret_names_js__WEBPACK_IMPORTED_MODULE_2__.w2)(text);
		};
		const wholeOf = (content, start, kind) => ({
			start,
			end: start + content.length,
			from: start,
			kind,
			mask: `[redacted: ${kind}]`,
			hash: () => (0, _finder_js__WEBPACK_IMPORTED_MODULE_0__.qQ)(content),
			isKnown: false
		});
		const sorted = (found) => found.toSorted((one, other) => one.start - other.start);
		const joined = (bytes, run) => {
			const [only, ...others] = run;
			if (only !== undefined && others.length === 0) return bytes.subarray(only.start, only.end);
			return Buffer.concat(run.map(({ start, end }) => bytes.subarray(start, end)));
		};
		const inPieces = (run, found) => found.flatMap((each) => {
			const parts = [];
			let offset = 0;
			for (const { start, end } of run) {
				const [from, to] = [Math.max(each.start, offset), Math.min(each.end, offset + end - start)];
				if (from < to) parts.push({
					...each,
					start: start + from - offset,
					end: start + to - offset,
					from: start + Math.max(0, Math.min(each.from - offset, from - offset)),
					mask: parts.length === 0 ? each.mask : ""
				});
				offset += end - start;
			}
			return parts;
		});
		const startsWith = (bytes, at, text) => bytes.toString("latin1", at, at + text.length) === text;
		const endOfTag = (bytes, from) => {
			let quote = 0;
			for (let at = from + 1; at < bytes.length; at++) {
				const byte = bytes[at] ?? 0;
				if (quote !== 0) {
					if (byte === quote) quote = 0;
				} else if (byte === greaterThan) return at + 1;
				else if (byte === doubleQuote || byte === singleQuote) quote = byte;
			}
			return undefined;
		};
		const endOfSection = (bytes, from, end) => {
			const found = bytes.indexOf(end, from + 2);
			return found === -1 ? undefined : found + end.length;
		};
		const headBytes = 1024;
		const utf8Xml = async function* (chunks) {
			let head = Buffer.alloc(0);
			let decoder;
			const begin = function* () {
				const encoding = utf16Of(head);
				decoder = encoding === undefined ? "none" : new TextDecoder(encoding);
				yield decoder === "none" ? head : Buffer.from(declaredUtf8(decoder.decode(head, { stream: true })));
			};
			for await (const chunk of chunks) {
				if (decoder === "none") yield chunk;
				else if (decoder !== undefined) yield Buffer.from(decoder.decode(chunk, { stream: true }));
				else {
					head = Buffer.concat([head, chunk]);
					if (head.length >= headBytes) yield* begin();
				}
			}
			if (decoder === undefined) yield* begin();
		};
		const utf16Of = ([first, second]) => {
			if (first === 255 && second === 254 || first !== 0 && second === 0) return "utf-16le";
			return first === 254 && second === 255 || first === 0 && second !== 0 ? "utf-16be" : undefined;
		};
		const declaredUtf8 = (head) => {
			const end = head.startsWith("<?xml") ? head.indexOf("?>") : 0;
			return head.slice(0, Math.max(0, end)).replace(/utf-16(?:le|be)?/i, "utf-8") + head.slice(Math.max(0, end));
		};
	})
};
;
