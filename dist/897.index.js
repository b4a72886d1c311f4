exports.id = 897;
exports.ids = [897];
exports.modules = {
	28998: ((module) => {
		"use strict";
		var UTF8_ACCEPT = 12;
		var UTF8_REJECT = 0;
		var UTF8_DATA = [
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			2,
			2,
			2,
			2,
			2,
			2,
			2,
			2,
			2,
			2,
			2,
			2,
			2,
			2,
			2,
			2,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			3,
			4,
			4,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			5,
			6,
			7,
			7,
			7,
			7,
			7,
			7,
			7,
			7,
			7,
			7,
			7,
			7,
			8,
			7,
			7,
			10,
			9,
			9,
			9,
			11,
			4,
			4,
			4,
			4,
			4,
			4,
			4,
			4,
			4,
			4,
			4,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			12,
			0,
			0,
			0,
			0,
			24,
			36,
			48,
			60,
			72,
			84,
			96,
			0,
			12,
			12,
			12,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			24,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			24,
			24,
			24,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			24,
			24,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			48,
			48,
			48,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			48,
			48,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			48,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			127,
			63,
			63,
			63,
			0,
			31,
			15,
			15,
			15,
			7,
			7,
			7
		];
		function decodeURIComponent(uri) {
			var percentPosition = uri.indexOf("%");
			if (percentPosition === -1) return uri;
			var length = uri.length;
			var decoded = "";
			var last = 0;
			var codepoint = 0;
			var startOfOctets = percentPosition;
			var state = UTF8_ACCEPT;
			while (percentPosition > -1 && percentPosition < length) {
				var high = hexCodeToInt(uri[percentPosition + 1], 4);
				var low = hexCodeToInt(uri[percentPosition + 2], 0);
				var byte = high | low;
				var type = UTF8_DATA[byte];
				state = UTF8_DATA[256 + state + type];
				codepoint = codepoint << 6 | byte & UTF8_DATA[364 + type];
				if (state === UTF8_ACCEPT) {
					decoded += uri.slice(last, startOfOctets);
					decoded += codepoint <= 65535 ? String.fromCharCode(codepoint) : String.fromCharCode(55232 + (codepoint >> 10), 56320 + (codepoint & 1023));
					codepoint = 0;
					last = percentPosition + 3;
					percentPosition = startOfOctets = uri.indexOf("%", last);
				} else if (state === UTF8_REJECT) {
					return null;
				} else {
					percentPosition += 3;
					if (percentPosition < length && uri.charCodeAt(percentPosition) === 37) continue;
					return null;
				}
			}
			return decoded + uri.slice(last);
		}
		var HEX = {
			"0": 0,
			"1": 1,
			"2": 2,
			"3": 3,
			"4": 4,
			"5": 5,
			"6": 6,
			"7": 7,
			"8": 8,
			"9": 9,
			"a": 10,
			"A": 10,
			"b": 11,
			"B": 11,
			"c": 12,
			"C": 12,
			"d": 13,
			"D": 13,
			"e": 14,
			"E": 14,
			"f": 15,
			"F": 15
		};
		function hexCodeToInt(c, shift) {
			var i = HEX[c];
			return i === undefined ? 255 : i << shift;
		}
		module.exports = decodeURIComponent;
	}),
	23430: ((module) => {
		"use strict";
		module.exports = function equal(a, b) {
			if (a === b) return true;
			if (a && b && typeof a == "object" && typeof b == "object") {
				if (a.constructor !== b.constructor) return false;
				var length, i, keys;
				if (Array.isArray(a)) {
					length = a.length;
					if (length != b.length) return false;
					for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
					return true;
				}
				if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
				if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
				if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
				keys = Object.keys(a);
				length = keys.length;
				if (length !== Object.keys(b).length) return false;
				for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
				for (i = length; i-- !== 0;) {
					var key = keys[i];
					if (!equal(a[key], b[key])) return false;
				}
				return true;
			}
			return a !== a && b !== b;
		};
	}),
	19510: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const parse = __webpack_require__(79669);
		const stringify = __webpack_require__(62059);
		const fastQuerystring = {
			parse,
			stringify
		};
		module.exports = fastQuerystring;
		module.exports["default"] = fastQuerystring;
		module.exports.parse = parse;
		module.exports.stringify = stringify;
	}),
	46662: ((module) => {
		const hexTable = Array.from({ length: 256 }, (_, i) => "%" + ((i < 16 ? "0" : "") + i.toString(16)).toUpperCase());
		const noEscape = new Int8Array([
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			0,
			0,
			0,
			0,
			0,
			1,
			1,
			1,
			1,
			0,
			0,
			1,
			1,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			0,
			0,
			0,
			0,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			0,
			0,
			1,
			0,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			0,
			0,
			0,
			1,
			0
		]);
		function encodeString(str) {
			const len = str.length;
			if (len === 0) return "";
			let out = "";
			let lastPos = 0;
			let i = 0;
			outer: for (; i < len; i++) {
				let c = str.charCodeAt(i);
				while (c < 128) {
					if (noEscape[c] !== 1) {
						if (lastPos < i) out += str.slice(lastPos, i);
						lastPos = i + 1;
						out += hexTable[c];
					}
					if (++i === len) break outer;
					c = str.charCodeAt(i);
				}
				if (lastPos < i) out += str.slice(lastPos, i);
				if (c < 2048) {
					lastPos = i + 1;
					out += hexTable[192 | c >> 6] + hexTable[128 | c & 63];
					continue;
				}
				if (c < 55296 || c >= 57344) {
					lastPos = i + 1;
					out += hexTable[224 | c >> 12] + hexTable[128 | c >> 6 & 63] + hexTable[128 | c & 63];
					continue;
				}
				++i;
				if (i >= len) {
					throw new Error("URI malformed");
				}
				const c2 = str.charCodeAt(i) & 1023;
				lastPos = i + 1;
				c = 65536 + ((c & 1023) << 10 | c2);
				out += hexTable[240 | c >> 18] + hexTable[128 | c >> 12 & 63] + hexTable[128 | c >> 6 & 63] + hexTable[128 | c & 63];
			}
			if (lastPos === 0) return str;
			if (lastPos < len) return out + str.slice(lastPos);
			return out;
		}
		module.exports = { encodeString };
	}),
	79669: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const fastDecode = __webpack_require__(28998);
		const plusRegex = /\+/g;
		const Empty = function() {};
		Empty.prototype = Object.create(null);
		function parse(input) {
			const result = new Empty();
			if (typeof input !== "string") {
				return result;
			}
			let inputLength = input.length;
			let key = "";
			let value = "";
			let startingIndex = -1;
			let equalityIndex = -1;
			let shouldDecodeKey = false;
			let shouldDecodeValue = false;
			let keyHasPlus = false;
			let valueHasPlus = false;
			let hasBothKeyValuePair = false;
			let c = 0;
			for (let i = 0; i < inputLength + 1; i++) {
				c = i !== inputLength ? input.charCodeAt(i) : 38;
				if (c === 38) {
					hasBothKeyValuePair = equalityIndex > startingIndex;
					if (!hasBothKeyValuePair) {
						equalityIndex = i;
					}
					key = input.slice(startingIndex + 1, equalityIndex);
					if (hasBothKeyValuePair || key.length > 0) {
						if (keyHasPlus) {
							key = key.replace(plusRegex, " ");
						}
						if (shouldDecodeKey) {
							key = fastDecode(key) || key;
						}
						if (hasBothKeyValuePair) {
							value = input.slice(equalityIndex + 1, i);
							if (valueHasPlus) {
								value = value.replace(plusRegex, " ");
							}
							if (shouldDecodeValue) {
								value = fastDecode(value) || value;
							}
						}
						const currentValue = result[key];
						if (currentValue === undefined) {
							result[key] = value;
						} else {
							if (currentValue.pop) {
								currentValue.push(value);
							} else {
								result[key] = [currentValue, value];
							}
						}
					}
					value = "";
					startingIndex = i;
					equalityIndex = i;
					shouldDecodeKey = false;
					shouldDecodeValue = false;
					keyHasPlus = false;
					valueHasPlus = false;
				} else if (c === 61) {
					if (equalityIndex <= startingIndex) {
						equalityIndex = i;
					} else {
						shouldDecodeValue = true;
					}
				} else if (c === 43) {
					if (equalityIndex > startingIndex) {
						valueHasPlus = true;
					} else {
						keyHasPlus = true;
					}
				} else if (c === 37) {
					if (equalityIndex > startingIndex) {
						shouldDecodeValue = true;
					} else {
						shouldDecodeKey = true;
					}
				}
			}
			return result;
		}
		module.exports = parse;
	}),
	62059: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { encodeString } = __webpack_require__(46662);
		function getAsPrimitive(value) {
			const type = typeof value;
			if (type === "string") {
				return encodeString(value);
			} else if (type === "bigint") {
				return value.toString();
			} else if (type === "boolean") {
				return value ? "true" : "false";
			} else if (type === "number" && Number.isFinite(value)) {
				return value < 1e21 ? "" + value : encodeString("" + value);
			}
			return "";
		}
		function stringify(input) {
			let result = "";
			if (input === null || typeof input !== "object") {
				return result;
			}
			const separator = "&";
			const keys = Object.keys(input);
			const keyLength = keys.length;
			let valueLength = 0;
			for (let i = 0; i < keyLength; i++) {
				const key = keys[i];
				const value = input[key];
				const encodedKey = encodeString(key) + "=";
				if (i) {
					result += separator;
				}
				if (Array.isArray(value)) {
					valueLength = value.length;
					for (let j = 0; j < valueLength; j++) {
						if (j) {
							result += separator;
						}
						result += encodedKey;
						result += getAsPrimitive(value[j]);
					}
				} else {
					result += encodedKey;
					result += getAsPrimitive(value);
				}
			}
			return result;
		}
		module.exports = stringify;
	}),
	44028: (function(module, exports, __webpack_require__) {
		"use strict";
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			var desc = Object.getOwnPropertyDescriptor(m, k);
			if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
				desc = {
					enumerable: true,
					get: function() {
						return m[k];
					}
				};
			}
			Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			o[k2] = m[k];
		}));
		var __exportStar = this && this.__exportStar || function(m, exports) {
			for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
		};
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.types = void 0;
		const types_1 = __webpack_require__(19282);
		Object.defineProperty(exports, "types", {
			enumerable: true,
			get: function() {
				return types_1.types;
			}
		});
		__exportStar(__webpack_require__(80697), exports);
		__exportStar(__webpack_require__(50306), exports);
		const tokenizer_1 = __webpack_require__(80697);
		const reconstruct_1 = __webpack_require__(50306);
		__exportStar(__webpack_require__(19282), exports);
		exports["default"] = tokenizer_1.tokenizer;
		module.exports = tokenizer_1.tokenizer;
		module.exports.types = types_1.types;
		module.exports.reconstruct = reconstruct_1.reconstruct;
	}),
	50306: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.reconstruct = void 0;
		const types_1 = __webpack_require__(19282);
		const write_set_tokens_1 = __webpack_require__(36349);
		const reduceStack = (stack) => stack.map(exports.reconstruct).join("");
		const createAlternate = (token) => {
			if ("options" in token) {
				return token.options.map(reduceStack).join("|");
			} else if ("stack" in token) {
				return reduceStack(token.stack);
			} else {
				throw new Error(`options or stack must be Root or Group token`);
			}
		};
		const reconstruct = (token) => {
			switch (token.type) {
				case types_1.types.ROOT: return createAlternate(token);
				case types_1.types.CHAR: {
					const c = String.fromCharCode(token.value);
					return (/[[\\{}$^.|?*+()]/.test(c) ? "\\" : "") + c;
				}
				case types_1.types.POSITION: if (token.value === "^" || token.value === "$") {
					return token.value;
				} else {
					return `\\${token.value}`;
				}
				case types_1.types.REFERENCE: return `\\${token.value}`;
				case types_1.types.SET: return (0, write_set_tokens_1.writeSetTokens)(token);
				case types_1.types.GROUP: {
					const prefix = token.name ? `?<${token.name}>` : token.remember ? "" : token.followedBy ? "?=" : token.notFollowedBy ? "?!" : "?:";
					return `(${prefix}${createAlternate(token)})`;
				}
				case types_1.types.REPETITION: {
					const { min, max } = token;
					let endWith;
					if (min === 0 && max === 1) {
						endWith = "?";
					} else if (min === 1 && max === Infinity) {
						endWith = "+";
					} else if (min === 0 && max === Infinity) {
						endWith = "*";
					} else if (max === Infinity) {
						endWith = `{${min},}`;
					} else if (min === max) {
						endWith = `{${min}}`;
					} else {
						endWith = `{${min},${max}}`;
					}
					return `${(0, exports.reconstruct)(token.value)}${endWith}`;
				}
				case types_1.types.RANGE: return `${(0, write_set_tokens_1.setChar)(token.from)}-${(0, write_set_tokens_1.setChar)(token.to)}`;
				default: throw new Error(`Invalid token type ${token}`);
			}
		};
		exports.reconstruct = reconstruct;
	}),
	23494: (function(__unused_webpack_module, exports, __webpack_require__) {
		"use strict";
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			var desc = Object.getOwnPropertyDescriptor(m, k);
			if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
				desc = {
					enumerable: true,
					get: function() {
						return m[k];
					}
				};
			}
			Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			o[k2] = m[k];
		}));
		var __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
			Object.defineProperty(o, "default", {
				enumerable: true,
				value: v
			});
		}) : function(o, v) {
			o["default"] = v;
		});
		var __importStar = this && this.__importStar || (function() {
			var ownKeys = function(o) {
				ownKeys = Object.getOwnPropertyNames || function(o) {
					var ar = [];
					for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
					return ar;
				};
				return ownKeys(o);
			};
			return function(mod) {
				if (mod && mod.__esModule) return mod;
				var result = {};
				if (mod != null) {
					for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
				}
				__setModuleDefault(result, mod);
				return result;
			};
		})();
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.NOTANYCHAR = exports.WHITESPACE = exports.WORDS = exports.INTS = void 0;
		const Sets = __importStar(__webpack_require__(91227));
		const types_1 = __webpack_require__(19282);
		function setToLookup(tokens) {
			let lookup = {};
			let len = 0;
			for (const token of tokens) {
				if (token.type === types_1.types.CHAR) {
					lookup[token.value] = true;
				}
				if (token.type === types_1.types.RANGE) {
					lookup[`${token.from}-${token.to}`] = true;
				}
				len += 1;
			}
			return {
				lookup: () => Object.assign({}, lookup),
				len
			};
		}
		exports.INTS = setToLookup(Sets.ints().set);
		exports.WORDS = setToLookup(Sets.words().set);
		exports.WHITESPACE = setToLookup(Sets.whitespace().set);
		exports.NOTANYCHAR = setToLookup(Sets.anyChar().set);
	}),
	91227: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.anyChar = exports.notWhitespace = exports.whitespace = exports.notInts = exports.ints = exports.notWords = exports.words = void 0;
		const types_1 = __webpack_require__(19282);
		const INTS = () => [{
			type: types_1.types.RANGE,
			from: 48,
			to: 57
		}];
		const WORDS = () => [
			{
				type: types_1.types.CHAR,
				value: 95
			},
			{
				type: types_1.types.RANGE,
				from: 97,
				to: 122
			},
			{
				type: types_1.types.RANGE,
				from: 65,
				to: 90
			},
			{
				type: types_1.types.RANGE,
				from: 48,
				to: 57
			}
		];
		const WHITESPACE = () => [
			{
				type: types_1.types.CHAR,
				value: 9
			},
			{
				type: types_1.types.CHAR,
				value: 10
			},
			{
				type: types_1.types.CHAR,
				value: 11
			},
			{
				type: types_1.types.CHAR,
				value: 12
			},
			{
				type: types_1.types.CHAR,
				value: 13
			},
			{
				type: types_1.types.CHAR,
				value: 32
			},
			{
				type: types_1.types.CHAR,
				value: 160
			},
			{
				type: types_1.types.CHAR,
				value: 5760
			},
			{
				type: types_1.types.RANGE,
				from: 8192,
				to: 8202
			},
			{
				type: types_1.types.CHAR,
				value: 8232
			},
			{
				type: types_1.types.CHAR,
				value: 8233
			},
			{
				type: types_1.types.CHAR,
				value: 8239
			},
			{
				type: types_1.types.CHAR,
				value: 8287
			},
			{
				type: types_1.types.CHAR,
				value: 12288
			},
			{
				type: types_1.types.CHAR,
				value: 65279
			}
		];
		const NOTANYCHAR = () => [
			{
				type: types_1.types.CHAR,
				value: 10
			},
			{
				type: types_1.types.CHAR,
				value: 13
			},
			{
				type: types_1.types.CHAR,
				value: 8232
			},
			{
				type: types_1.types.CHAR,
				value: 8233
			}
		];
		const words = () => ({
			type: types_1.types.SET,
			set: WORDS(),
			not: false
		});
		exports.words = words;
		const notWords = () => ({
			type: types_1.types.SET,
			set: WORDS(),
			not: true
		});
		exports.notWords = notWords;
		const ints = () => ({
			type: types_1.types.SET,
			set: INTS(),
			not: false
		});
		exports.ints = ints;
		const notInts = () => ({
			type: types_1.types.SET,
			set: INTS(),
			not: true
		});
		exports.notInts = notInts;
		const whitespace = () => ({
			type: types_1.types.SET,
			set: WHITESPACE(),
			not: false
		});
		exports.whitespace = whitespace;
		const notWhitespace = () => ({
			type: types_1.types.SET,
			set: WHITESPACE(),
			not: true
		});
		exports.notWhitespace = notWhitespace;
		const anyChar = () => ({
			type: types_1.types.SET,
			set: NOTANYCHAR(),
			not: true
		});
		exports.anyChar = anyChar;
	}),
	80697: (function(__unused_webpack_module, exports, __webpack_require__) {
		"use strict";
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			var desc = Object.getOwnPropertyDescriptor(m, k);
			if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
				desc = {
					enumerable: true,
					get: function() {
						return m[k];
					}
				};
			}
			Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			o[k2] = m[k];
		}));
		var __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
			Object.defineProperty(o, "default", {
				enumerable: true,
				value: v
			});
		}) : function(o, v) {
			o["default"] = v;
		});
		var __importStar = this && this.__importStar || (function() {
			var ownKeys = function(o) {
				ownKeys = Object.getOwnPropertyNames || function(o) {
					var ar = [];
					for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
					return ar;
				};
				return ownKeys(o);
			};
			return function(mod) {
				if (mod && mod.__esModule) return mod;
				var result = {};
				if (mod != null) {
					for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
				}
				__setModuleDefault(result, mod);
				return result;
			};
		})();
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.tokenizer = void 0;
		const util = __importStar(__webpack_require__(83678));
		const types_1 = __webpack_require__(19282);
		const sets = __importStar(__webpack_require__(91227));
		const captureGroupFirstChar = /^[a-zA-Z_$]$/i;
		const captureGroupChars = /^[a-zA-Z0-9_$]$/i;
		const digit = /\d/;
		const tokenizer = (regexpStr) => {
			let i = 0, c;
			let start = {
				type: types_1.types.ROOT,
				stack: []
			};
			let lastGroup = start;
			let last = start.stack;
			let groupStack = [];
			let referenceQueue = [];
			let groupCount = 0;
			const repeatErr = (col) => {
				throw new SyntaxError(`Invalid regular expression: /${regexpStr}/: Nothing to repeat at column ${col - 1}`);
			};
			let str = util.strToChars(regexpStr);
			while (i < str.length) {
				switch (c = str[i++]) {
					case "\\":
						if (i === str.length) {
							throw new SyntaxError(`Invalid regular expression: /${regexpStr}/: \\ at end of pattern`);
						}
						switch (c = str[i++]) {
							case "b":
								last.push({
									type: types_1.types.POSITION,
									value: "b"
								});
								break;
							case "B":
								last.push({
									type: types_1.types.POSITION,
									value: "B"
								});
								break;
							case "w":
								last.push(sets.words());
								break;
							case "W":
								last.push(sets.notWords());
								break;
							case "d":
								last.push(sets.ints());
								break;
							case "D":
								last.push(sets.notInts());
								break;
							case "s":
								last.push(sets.whitespace());
								break;
							case "S":
								last.push(sets.notWhitespace());
								break;
							default: if (digit.test(c)) {
								let digits = c;
								while (i < str.length && digit.test(str[i])) {
									digits += str[i++];
								}
								let value = parseInt(digits, 10);
								const reference = {
									type: types_1.types.REFERENCE,
									value
								};
								last.push(reference);
								referenceQueue.push({
									reference,
									stack: last,
									index: last.length - 1
								});
							} else {
								last.push({
									type: types_1.types.CHAR,
									value: c.charCodeAt(0)
								});
							}
						}
						break;
					case "^":
						last.push({
							type: types_1.types.POSITION,
							value: "^"
						});
						break;
					case "$":
						last.push({
							type: types_1.types.POSITION,
							value: "$"
						});
						break;
					case "[": {
						let not;
						if (str[i] === "^") {
							not = true;
							i++;
						} else {
							not = false;
						}
						let classTokens = util.tokenizeClass(str.slice(i), regexpStr);
						i += classTokens[1];
						last.push({
							type: types_1.types.SET,
							set: classTokens[0],
							not
						});
						break;
					}
					case ".":
						last.push(sets.anyChar());
						break;
					case "(": {
						let group = {
							type: types_1.types.GROUP,
							stack: [],
							remember: true
						};
						if (str[i] === "?") {
							c = str[i + 1];
							i += 2;
							if (c === "=") {
								group.followedBy = true;
								group.remember = false;
							} else if (c === "!") {
								group.notFollowedBy = true;
								group.remember = false;
							} else if (c === "<") {
								let name = "";
								if (captureGroupFirstChar.test(str[i])) {
									name += str[i];
									i++;
								} else {
									throw new SyntaxError(`Invalid regular expression: /${regexpStr}/: Invalid capture group name, character '${str[i]}'` + ` after '<' at column ${i + 1}`);
								}
								while (i < str.length && captureGroupChars.test(str[i])) {
									name += str[i];
									i++;
								}
								if (str[i] !== ">") {
									throw new SyntaxError(`Invalid regular expression: /${regexpStr}/: Unclosed capture group name, expected '>', found` + ` '${str[i]}' at column ${i + 1}`);
								}
								group.name = name;
								i++;
							} else if (c === ":") {
								group.remember = false;
							} else {
								throw new SyntaxError(`Invalid regular expression: /${regexpStr}/: Invalid group, character '${c}'` + ` after '?' at column ${i - 1}`);
							}
						} else {
							groupCount += 1;
						}
						last.push(group);
						groupStack.push(lastGroup);
						lastGroup = group;
						last = group.stack;
						break;
					}
					case ")":
						if (groupStack.length === 0) {
							throw new SyntaxError(`Invalid regular expression: /${regexpStr}/: Unmatched ) at column ${i - 1}`);
						}
						lastGroup = groupStack.pop();
						last = lastGroup.options ? lastGroup.options[lastGroup.options.length - 1] : lastGroup.stack;
						break;
					case "|": {
						if (!lastGroup.options) {
							lastGroup.options = [lastGroup.stack];
							delete lastGroup.stack;
						}
						let stack = [];
						lastGroup.options.push(stack);
						last = stack;
						break;
					}
					case "{": {
						let rs = /^(\d+)(,(\d+)?)?\}/.exec(str.slice(i)), min, max;
						if (rs !== null) {
							if (last.length === 0) {
								repeatErr(i);
							}
							min = parseInt(rs[1], 10);
							max = rs[2] ? rs[3] ? parseInt(rs[3], 10) : Infinity : min;
							i += rs[0].length;
							last.push({
								type: types_1.types.REPETITION,
								min,
								max,
								value: last.pop()
							});
						} else {
							last.push({
								type: types_1.types.CHAR,
								value: 123
							});
						}
						break;
					}
					case "?":
						if (last.length === 0) {
							repeatErr(i);
						}
						last.push({
							type: types_1.types.REPETITION,
							min: 0,
							max: 1,
							value: last.pop()
						});
						break;
					case "+":
						if (last.length === 0) {
							repeatErr(i);
						}
						last.push({
							type: types_1.types.REPETITION,
							min: 1,
							max: Infinity,
							value: last.pop()
						});
						break;
					case "*":
						if (last.length === 0) {
							repeatErr(i);
						}
						last.push({
							type: types_1.types.REPETITION,
							min: 0,
							max: Infinity,
							value: last.pop()
						});
						break;
					default: last.push({
						type: types_1.types.CHAR,
						value: c.charCodeAt(0)
					});
				}
			}
			if (groupStack.length !== 0) {
				throw new SyntaxError(`Invalid regular expression: /${regexpStr}/: Unterminated group`);
			}
			updateReferences(referenceQueue, groupCount);
			return start;
		};
		exports.tokenizer = tokenizer;
		function updateReferences(referenceQueue, groupCount) {
			for (const elem of referenceQueue.reverse()) {
				if (groupCount < elem.reference.value) {
					elem.reference.type = types_1.types.CHAR;
					const valueString = elem.reference.value.toString();
					elem.reference.value = parseInt(valueString, 8);
					if (!/^[0-7]+$/.test(valueString)) {
						let i = 0;
						while (valueString[i] !== "8" && valueString[i] !== "9") {
							i += 1;
						}
						if (i === 0) {
							elem.reference.value = valueString.charCodeAt(0);
							i += 1;
						} else {
							elem.reference.value = parseInt(valueString.slice(0, i), 8);
						}
						if (valueString.length > i) {
							const tail = elem.stack.splice(elem.index + 1);
							for (const char of valueString.slice(i)) {
								elem.stack.push({
									type: types_1.types.CHAR,
									value: char.charCodeAt(0)
								});
							}
							elem.stack.push(...tail);
						}
					}
				}
			}
		}
	}),
	19282: (function(__unused_webpack_module, exports, __webpack_require__) {
		"use strict";
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			var desc = Object.getOwnPropertyDescriptor(m, k);
			if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
				desc = {
					enumerable: true,
					get: function() {
						return m[k];
					}
				};
			}
			Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			o[k2] = m[k];
		}));
		var __exportStar = this && this.__exportStar || function(m, exports) {
			for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
		};
		Object.defineProperty(exports, "__esModule", { value: true });
		__exportStar(__webpack_require__(45426), exports);
		__exportStar(__webpack_require__(27759), exports);
		__exportStar(__webpack_require__(69797), exports);
	}),
	69797: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
	}),
	45426: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
	}),
	27759: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.types = void 0;
		var types;
		(function(types) {
			types[types["ROOT"] = 0] = "ROOT";
			types[types["GROUP"] = 1] = "GROUP";
			types[types["POSITION"] = 2] = "POSITION";
			types[types["SET"] = 3] = "SET";
			types[types["RANGE"] = 4] = "RANGE";
			types[types["REPETITION"] = 5] = "REPETITION";
			types[types["REFERENCE"] = 6] = "REFERENCE";
			types[types["CHAR"] = 7] = "CHAR";
		})(types || (exports.types = types = {}));
	}),
	83678: (function(__unused_webpack_module, exports, __webpack_require__) {
		"use strict";
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			var desc = Object.getOwnPropertyDescriptor(m, k);
			if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
				desc = {
					enumerable: true,
					get: function() {
						return m[k];
					}
				};
			}
			Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			o[k2] = m[k];
		}));
		var __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
			Object.defineProperty(o, "default", {
				enumerable: true,
				value: v
			});
		}) : function(o, v) {
			o["default"] = v;
		});
		var __importStar = this && this.__importStar || (function() {
			var ownKeys = function(o) {
				ownKeys = Object.getOwnPropertyNames || function(o) {
					var ar = [];
					for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
					return ar;
				};
				return ownKeys(o);
			};
			return function(mod) {
				if (mod && mod.__esModule) return mod;
				var result = {};
				if (mod != null) {
					for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
				}
				__setModuleDefault(result, mod);
				return result;
			};
		})();
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.tokenizeClass = exports.strToChars = void 0;
		const types_1 = __webpack_require__(19282);
		const sets = __importStar(__webpack_require__(91227));
		const CTRL = "@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^ ?";
		const strToChars = (str) => {
			const charsRegex = /(\[\\b\])|(\\)?\\(?:u([A-F0-9]{4})|x([A-F0-9]{2})|c([@A-Z[\\\]^?])|([0tnvfr]))/g;
			return str.replace(charsRegex, (s, b, lbs, a16, b16, dctrl, eslsh) => {
				if (lbs) {
					return s;
				}
				let code = b ? 8 : a16 ? parseInt(a16, 16) : b16 ? parseInt(b16, 16) : dctrl ? CTRL.indexOf(dctrl) : {
					0: 0,
					t: 9,
					n: 10,
					v: 11,
					f: 12,
					r: 13
				}[eslsh];
				let c = String.fromCharCode(code);
				return /[[\]{}^$.|?*+()]/.test(c) ? `\\${c}` : c;
			});
		};
		exports.strToChars = strToChars;
		const tokenizeClass = (str, regexpStr = "") => {
			var _a, _b, _c, _d, _e, _f, _g;
			let tokens = [], rs, c;
			const regexp = /\\(?:(w)|(d)|(s)|(W)|(D)|(S))|((?:(?:\\)(.)|([^\]\\]))-(((?:\\)])|(((?:\\)?([^\]])))))|(\])|(?:\\)?([^])/g;
			while ((rs = regexp.exec(str)) !== null) {
				const p = (_g = (_f = (_e = (_d = (_c = (_b = (_a = rs[1] && sets.words()) !== null && _a !== void 0 ? _a : rs[2] && sets.ints()) !== null && _b !== void 0 ? _b : rs[3] && sets.whitespace()) !== null && _c !== void 0 ? _c : rs[4] && sets.notWords()) !== null && _d !== void 0 ? _d : rs[5] && sets.notInts()) !== null && _e !== void 0 ? _e : rs[6] && sets.notWhitespace()) !== null && _f !== void 0 ? _f : rs[7] && {
					type: types_1.types.RANGE,
					from: (rs[8] || rs[9]).charCodeAt(0),
					to: (c = rs[10]).charCodeAt(c.length - 1)
				}) !== null && _g !== void 0 ? _g : (c = rs[16]) && {
					type: types_1.types.CHAR,
					value: c.charCodeAt(0)
				};
				if (p) {
					tokens.push(p);
				} else {
					return [tokens, regexp.lastIndex];
				}
			}
			throw new SyntaxError(`Invalid regular expression: /${regexpStr}/: Unterminated character class`);
		};
		exports.tokenizeClass = tokenizeClass;
	}),
	36349: (function(__unused_webpack_module, exports, __webpack_require__) {
		"use strict";
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			var desc = Object.getOwnPropertyDescriptor(m, k);
			if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
				desc = {
					enumerable: true,
					get: function() {
						return m[k];
					}
				};
			}
			Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			if (k2 === undefined) k2 = k;
			o[k2] = m[k];
		}));
		var __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
			Object.defineProperty(o, "default", {
				enumerable: true,
				value: v
			});
		}) : function(o, v) {
			o["default"] = v;
		});
		var __importStar = this && this.__importStar || (function() {
			var ownKeys = function(o) {
				ownKeys = Object.getOwnPropertyNames || function(o) {
					var ar = [];
					for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
					return ar;
				};
				return ownKeys(o);
			};
			return function(mod) {
				if (mod && mod.__esModule) return mod;
				var result = {};
				if (mod != null) {
					for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
				}
				__setModuleDefault(result, mod);
				return result;
			};
		})();
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.setChar = setChar;
		exports.writeSetTokens = writeSetTokens;
		const types_1 = __webpack_require__(19282);
		const sets = __importStar(__webpack_require__(23494));
		function setChar(charCode) {
			return charCode === 94 ? "\\^" : charCode === 92 ? "\\\\" : charCode === 93 ? "\\]" : charCode === 45 ? "\\-" : String.fromCharCode(charCode);
		}
		function isSameSet(set, { lookup, len }) {
			if (len !== set.length) {
				return false;
			}
			const map = lookup();
			for (const elem of set) {
				if (elem.type === types_1.types.SET) {
					return false;
				}
				const key = elem.type === types_1.types.CHAR ? elem.value : `${elem.from}-${elem.to}`;
				if (map[key]) {
					map[key] = false;
				} else {
					return false;
				}
			}
			return true;
		}
		function writeSetTokens(set, isNested = false) {
			if (isSameSet(set.set, sets.INTS)) {
				return set.not ? "\\D" : "\\d";
			}
			if (isSameSet(set.set, sets.WORDS)) {
				return set.not ? "\\W" : "\\w";
			}
			if (set.not && isSameSet(set.set, sets.NOTANYCHAR)) {
				return ".";
			}
			if (isSameSet(set.set, sets.WHITESPACE)) {
				return set.not ? "\\S" : "\\s";
			}
			let tokenString = "";
			for (let i = 0; i < set.set.length; i++) {
				const subset = set.set[i];
				tokenString += writeSetToken(subset);
			}
			const contents = `${set.not ? "^" : ""}${tokenString}`;
			return isNested ? contents : `[${contents}]`;
		}
		function writeSetToken(set) {
			if (set.type === types_1.types.CHAR) {
				return setChar(set.value);
			} else if (set.type === types_1.types.RANGE) {
				return `${setChar(set.from)}-${setChar(set.to)}`;
			}
			return writeSetTokens(set, true);
		}
	}),
	85017: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const assert = __webpack_require__(34589);
		const querystring = __webpack_require__(19510);
		const isRegexSafe = __webpack_require__(38700);
		const deepEqual = __webpack_require__(23430);
		const { prettyPrintTree } = __webpack_require__(71379);
		const { createStaticNode, NODE_TYPES } = __webpack_require__(71913);
		const { compileTree } = __webpack_require__(81776);
		const Constrainer = __webpack_require__(10155);
		const httpMethods = __webpack_require__(55442);
		const httpMethodStrategy = __webpack_require__(95285);
		const { safeDecodeURI, safeDecodeURIComponent, safeDecodeURINativeScan, safeDecodeURICharScan, MIN_NATIVE_SCAN_LENGTH } = __webpack_require__(54582);
		const OPTIONAL_PARAM_REGEXP = /(\/:[^/()]*?)\?(\/?)/;
		const ESCAPE_REGEXP = /[.*+?^${}()|[\]\\]/g;
		const REMOVE_DUPLICATE_SLASHES_REGEXP = /\/\/+/g;
		const parseUrl = typeof URL.parse === "function" ? URL.parse : (url) => URL.canParse(url) ? new URL(url) : null;
		if (!isRegexSafe(OPTIONAL_PARAM_REGEXP)) {
			throw new Error("the OPTIONAL_PARAM_REGEXP is not safe, update this module");
		}
		if (!isRegexSafe(ESCAPE_REGEXP)) {
			throw new Error("the ESCAPE_REGEXP is not safe, update this module");
		}
		if (!isRegexSafe(REMOVE_DUPLICATE_SLASHES_REGEXP)) {
			throw new Error("the REMOVE_DUPLICATE_SLASHES_REGEXP is not safe, update this module");
		}
		function Router(opts) {
			if (!(this instanceof Router)) {
				return new Router(opts);
			}
			opts = opts || {};
			this._opts = opts;
			if (opts.defaultRoute) {
				assert(typeof opts.defaultRoute === "function", "The default route must be a function");
				this.defaultRoute = opts.defaultRoute;
			} else {
				this.defaultRoute = null;
			}
			if (opts.onBadUrl) {
				assert(typeof opts.onBadUrl === "function", "The bad url handler must be a function");
				this.onBadUrl = opts.onBadUrl;
			} else {
				this.onBadUrl = null;
			}
			if (opts.buildPrettyMeta) {
				assert(typeof opts.buildPrettyMeta === "function", "buildPrettyMeta must be a function");
				this.buildPrettyMeta = opts.buildPrettyMeta;
			} else {
				this.buildPrettyMeta = defaultBuildPrettyMeta;
			}
			if (opts.querystringParser) {
				assert(typeof opts.querystringParser === "function", "querystringParser must be a function");
				this.querystringParser = opts.querystringParser;
			} else {
				this.querystringParser = (query) => query.length === 0 ? {} : querystring.parse(query);
			}
			this.caseSensitive = opts.caseSensitive === undefined ? true : opts.caseSensitive;
			this.ignoreTrailingSlash = opts.ignoreTrailingSlash || false;
			this.ignoreDuplicateSlashes = opts.ignoreDuplicateSlashes || false;
			this.maxParamLength = opts.maxParamLength || 100;
			this.onMaxParamLength = opts.onMaxParamLength || null;
			this.allowUnsafeRegex = opts.allowUnsafeRegex || false;
			this.constrainer = new Constrainer(opts.constraints);
			this.useSemicolonDelimiter = opts.useSemicolonDelimiter || false;
			this.routes = [];
			this._routesByMethodAndPattern = new Map();
			this.trees = Object.create(null);
			this._treeGET = null;
			this._compiledGET = null;
			this._compiledTrees = Object.create(null);
		}
		function routesWithMethodAndPattern(router, method, pattern) {
			const byPattern = router._routesByMethodAndPattern.get(method);
			return byPattern === undefined ? undefined : byPattern.get(pattern);
		}
		Router.prototype.on = function on(method, path, opts, handler, store) {
			if (typeof opts === "function") {
				if (handler !== undefined) {
					store = handler;
				}
				handler = opts;
				opts = {};
			}
			assert(typeof path === "string", "Path should be a string");
			assert(path.length > 0, "The path could not be empty");
			assert(path[0] === "/" || path[0] === "*", "The first character of a path should be `/` or `*`");
			assert(typeof handler === "function", "Handler should be a function");
			const optionalParamMatch = path.match(OPTIONAL_PARAM_REGEXP);
			if (optionalParamMatch) {
				assert(path.length === optionalParamMatch.index + optionalParamMatch[0].length, "Optional Parameter needs to be the last parameter of the path");
				const pathFull = path.replace(OPTIONAL_PARAM_REGEXP, "$1$2");
				const pathOptional = path.replace(OPTIONAL_PARAM_REGEXP, "$2") || "/";
				this.on(method, pathFull, opts, handler, store);
				this.on(method, pathOptional, opts, handler, store);
				return;
			}
			const route = path;
			if (this.ignoreDuplicateSlashes) {
				path = removeDuplicateSlashes(path);
			}
			if (this.ignoreTrailingSlash) {
				path = trimLastSlash(path);
			}
			const methods = Array.isArray(method) ? method : [method];
			for (const method of methods) {
				assert(typeof method === "string", "Method should be a string");
				assert(httpMethods.includes(method), `Method '${method}' is not an http method.`);
				this._on(method, path, opts, handler, store, route);
			}
		};
		Router.prototype._on = function _on(method, path, opts, handler, store) {
			let constraints = {};
			if (opts.constraints !== undefined) {
				assert(typeof opts.constraints === "object" && opts.constraints !== null, "Constraints should be an object");
				if (Object.keys(opts.constraints).length !== 0) {
					constraints = opts.constraints;
				}
			}
			this.constrainer.validateConstraints(constraints);
			this.constrainer.noteUsage(constraints);
			this._compiledGET = null;
			this._compiledTrees = Object.create(null);
			if (this.trees[method] === undefined) {
				this.trees[method] = createStaticNode("/");
			}
			let pattern = path;
			if (pattern === "*" && this.trees[method].prefix.length !== 0) {
				const currentRoot = this.trees[method];
				this.trees[method] = createStaticNode("");
				this.trees[method].setStaticChild("/", currentRoot);
			}
			let currentNode = this.trees[method];
			if (method === "GET") {
				this._treeGET = currentNode;
			}
			let parentNodePathIndex = currentNode.prefix.length;
			const params = [];
			for (let i = 0; i <= pattern.length; i++) {
				if (pattern.charCodeAt(i) === 58 && pattern.charCodeAt(i + 1) === 58) {
					i++;
					continue;
				}
				const isParametricNode = pattern.charCodeAt(i) === 58 && pattern.charCodeAt(i + 1) !== 58;
				const isWildcardNode = pattern.charCodeAt(i) === 42;
				if (isParametricNode || isWildcardNode || i === pattern.length && i !== parentNodePathIndex) {
					let staticNodePath = pattern.slice(parentNodePathIndex, i);
					if (!this.caseSensitive) {
						staticNodePath = staticNodePath.toLowerCase();
					}
					staticNodePath = staticNodePath.replaceAll("::", ":");
					staticNodePath = staticNodePath.replaceAll("%", "%25");
					currentNode = currentNode.createStaticChild(staticNodePath);
				}
				if (isParametricNode) {
					let isRegexNode = false;
					let isParamSafe = true;
					let backtrack = "";
					const regexps = [];
					let nodePatternParts = "";
					let nodeParamCount = 0;
					let nodeStaticLength = 0;
					let lastParamStartIndex = i + 1;
					for (let j = lastParamStartIndex;; j++) {
						const charCode = pattern.charCodeAt(j);
						const isRegexParam = charCode === 40;
						const isStaticPart = charCode === 45 || charCode === 46;
						const isEndOfNode = charCode === 47 || j === pattern.length;
						if (isRegexParam || isStaticPart || isEndOfNode) {
							const paramName = pattern.slice(lastParamStartIndex, j);
							params.push(paramName);
							nodeParamCount++;
							isRegexNode = isRegexNode || isRegexParam || isStaticPart;
							if (isRegexParam) {
								const endOfRegexIndex = getClosingParenthensePosition(pattern, j);
								const regexString = pattern.slice(j, endOfRegexIndex + 1);
								if (!this.allowUnsafeRegex) {
									assert(isRegexSafe(new RegExp(regexString)), `The regex '${regexString}' is not safe!`);
								}
								regexps.push(trimRegExpStartAndEnd(regexString));
								j = endOfRegexIndex + 1;
								isParamSafe = true;
							} else {
								regexps.push(isParamSafe ? "(.*?)" : `(${backtrack}|(?:(?!${backtrack}).)*)`);
								isParamSafe = false;
							}
							const staticPartStartIndex = j;
							for (; j < pattern.length; j++) {
								const charCode = pattern.charCodeAt(j);
								if (charCode === 47) break;
								if (charCode === 58) {
									const nextCharCode = pattern.charCodeAt(j + 1);
									if (nextCharCode === 58) j++;
									else break;
								}
							}
							let staticPart = pattern.slice(staticPartStartIndex, j);
							if (staticPart) {
								staticPart = staticPart.replaceAll("::", ":");
								staticPart = staticPart.replaceAll("%", "%25");
								regexps.push(backtrack = escapeRegExp(staticPart));
								nodeStaticLength += staticPart.length;
							}
							lastParamStartIndex = j + 1;
							nodePatternParts += "()" + staticPart;
							if (isEndOfNode || pattern.charCodeAt(j) === 47 || j === pattern.length) {
								const nodePattern = isRegexNode ? nodePatternParts : staticPart;
								const nodePath = pattern.slice(i, j);
								pattern = pattern.slice(0, i + 1) + nodePattern + pattern.slice(j);
								i += nodePattern.length;
								const regex = isRegexNode ? new RegExp("^" + regexps.join("") + "$") : null;
								currentNode = currentNode.createParametricChild(regex, staticPart || null, nodePath, nodeParamCount, nodeStaticLength);
								parentNodePathIndex = i + 1;
								break;
							}
						}
					}
				} else if (isWildcardNode) {
					params.push("*");
					currentNode = currentNode.createWildcardChild();
					parentNodePathIndex = i + 1;
					if (i !== pattern.length - 1) {
						throw new Error("Wildcard must be the last character in the route");
					}
				}
			}
			if (!this.caseSensitive) {
				pattern = pattern.toLowerCase();
			}
			if (pattern === "*") {
				pattern = "/*";
			}
			const sameRoutes = routesWithMethodAndPattern(this, method, pattern);
			if (sameRoutes !== undefined) {
				for (const existRoute of sameRoutes) {
					const routeConstraints = existRoute.opts.constraints || {};
					if (deepEqual(routeConstraints, constraints)) {
						throw new Error(`Method '${method}' already declared for route '${pattern}' with constraints '${JSON.stringify(constraints)}'`);
					}
				}
			}
			const route = {
				method,
				path,
				pattern,
				params,
				opts,
				handler,
				store
			};
			this.routes.push(route);
			if (sameRoutes !== undefined) {
				sameRoutes.push(route);
			} else {
				let byPattern = this._routesByMethodAndPattern.get(method);
				if (byPattern === undefined) {
					byPattern = new Map();
					this._routesByMethodAndPattern.set(method, byPattern);
				}
				byPattern.set(pattern, [route]);
			}
			currentNode.addRoute(route, this.constrainer);
		};
		Router.prototype.hasRoute = function hasRoute(method, path, constraints) {
			const route = this.findRoute(method, path, constraints);
			return route !== null;
		};
		Router.prototype.findRoute = function findNode(method, path, constraints = {}) {
			if (this.trees[method] === undefined) {
				return null;
			}
			if (this.ignoreDuplicateSlashes) {
				path = removeDuplicateSlashes(path);
			}
			if (this.ignoreTrailingSlash) {
				path = trimLastSlash(path);
			}
			let pattern = path;
			let currentNode = this.trees[method];
			let parentNodePathIndex = currentNode.prefix.length;
			const params = [];
			for (let i = 0; i <= pattern.length; i++) {
				if (pattern.charCodeAt(i) === 58 && pattern.charCodeAt(i + 1) === 58) {
					i++;
					continue;
				}
				const isParametricNode = pattern.charCodeAt(i) === 58 && pattern.charCodeAt(i + 1) !== 58;
				const isWildcardNode = pattern.charCodeAt(i) === 42;
				if (isParametricNode || isWildcardNode || i === pattern.length && i !== parentNodePathIndex) {
					let staticNodePath = pattern.slice(parentNodePathIndex, i);
					if (!this.caseSensitive) {
						staticNodePath = staticNodePath.toLowerCase();
					}
					staticNodePath = staticNodePath.replaceAll("::", ":");
					staticNodePath = staticNodePath.replaceAll("%", "%25");
					currentNode = currentNode.getStaticChild(staticNodePath);
					if (currentNode === null) {
						return null;
					}
				}
				if (isParametricNode) {
					let isRegexNode = false;
					let isParamSafe = true;
					let backtrack = "";
					const regexps = [];
					let nodePatternParts = "";
					let lastParamStartIndex = i + 1;
					for (let j = lastParamStartIndex;; j++) {
						const charCode = pattern.charCodeAt(j);
						const isRegexParam = charCode === 40;
						const isStaticPart = charCode === 45 || charCode === 46;
						const isEndOfNode = charCode === 47 || j === pattern.length;
						if (isRegexParam || isStaticPart || isEndOfNode) {
							const paramName = pattern.slice(lastParamStartIndex, j);
							params.push(paramName);
							isRegexNode = isRegexNode || isRegexParam || isStaticPart;
							if (isRegexParam) {
								const endOfRegexIndex = getClosingParenthensePosition(pattern, j);
								const regexString = pattern.slice(j, endOfRegexIndex + 1);
								if (!this.allowUnsafeRegex) {
									assert(isRegexSafe(new RegExp(regexString)), `The regex '${regexString}' is not safe!`);
								}
								regexps.push(trimRegExpStartAndEnd(regexString));
								j = endOfRegexIndex + 1;
								isParamSafe = true;
							} else {
								regexps.push(isParamSafe ? "(.*?)" : `(${backtrack}|(?:(?!${backtrack}).)*)`);
								isParamSafe = false;
							}
							const staticPartStartIndex = j;
							for (; j < pattern.length; j++) {
								const charCode = pattern.charCodeAt(j);
								if (charCode === 47) break;
								if (charCode === 58) {
									const nextCharCode = pattern.charCodeAt(j + 1);
									if (nextCharCode === 58) j++;
									else break;
								}
							}
							let staticPart = pattern.slice(staticPartStartIndex, j);
							if (staticPart) {
								staticPart = staticPart.replaceAll("::", ":");
								staticPart = staticPart.replaceAll("%", "%25");
								regexps.push(backtrack = escapeRegExp(staticPart));
							}
							lastParamStartIndex = j + 1;
							nodePatternParts += "()" + staticPart;
							if (isEndOfNode || pattern.charCodeAt(j) === 47 || j === pattern.length) {
								const nodePattern = isRegexNode ? nodePatternParts : staticPart;
								const nodePath = pattern.slice(i, j);
								pattern = pattern.slice(0, i + 1) + nodePattern + pattern.slice(j);
								i += nodePattern.length;
								const regex = isRegexNode ? new RegExp("^" + regexps.join("") + "$") : null;
								currentNode = currentNode.getParametricChild(regex, staticPart || null, nodePath);
								if (currentNode === null) {
									return null;
								}
								parentNodePathIndex = i + 1;
								break;
							}
						}
					}
				} else if (isWildcardNode) {
					params.push("*");
					currentNode = currentNode.getWildcardChild();
					parentNodePathIndex = i + 1;
					if (i !== pattern.length - 1) {
						throw new Error("Wildcard must be the last character in the route");
					}
				}
			}
			if (!this.caseSensitive) {
				pattern = pattern.toLowerCase();
			}
			const sameRoutes = routesWithMethodAndPattern(this, method, pattern);
			if (sameRoutes === undefined) {
				return null;
			}
			for (const existRoute of sameRoutes) {
				const routeConstraints = existRoute.opts.constraints || {};
				if (deepEqual(routeConstraints, constraints)) {
					return {
						handler: existRoute.handler,
						store: existRoute.store,
						params: existRoute.params
					};
				}
			}
			return null;
		};
		Router.prototype.hasConstraintStrategy = function(strategyName) {
			return this.constrainer.hasConstraintStrategy(strategyName);
		};
		Router.prototype.addConstraintStrategy = function(constraints) {
			this.constrainer.addConstraintStrategy(constraints);
			this._rebuild(this.routes);
		};
		Router.prototype.reset = function reset() {
			this._compiledGET = null;
			this._compiledTrees = Object.create(null);
			this.trees = Object.create(null);
			this._treeGET = null;
			this.routes = [];
			this._routesByMethodAndPattern = new Map();
		};
		Router.prototype.off = function off(method, path, constraints) {
			assert(typeof path === "string", "Path should be a string");
			assert(path.length > 0, "The path could not be empty");
			assert(path[0] === "/" || path[0] === "*", "The first character of a path should be `/` or `*`");
			assert(typeof constraints === "undefined" || typeof constraints === "object" && !Array.isArray(constraints) && constraints !== null, "Constraints should be an object or undefined.");
			const optionalParamMatch = path.match(OPTIONAL_PARAM_REGEXP);
			if (optionalParamMatch) {
				assert(path.length === optionalParamMatch.index + optionalParamMatch[0].length, "Optional Parameter needs to be the last parameter of the path");
				const pathFull = path.replace(OPTIONAL_PARAM_REGEXP, "$1$2");
				const pathOptional = path.replace(OPTIONAL_PARAM_REGEXP, "$2") || "/";
				this.off(method, pathFull, constraints);
				this.off(method, pathOptional, constraints);
				return;
			}
			if (this.ignoreDuplicateSlashes) {
				path = removeDuplicateSlashes(path);
			}
			if (this.ignoreTrailingSlash) {
				path = trimLastSlash(path);
			}
			const methods = Array.isArray(method) ? method : [method];
			for (const method of methods) {
				this._off(method, path, constraints);
			}
		};
		Router.prototype._off = function _off(method, path, constraints) {
			assert(typeof method === "string", "Method should be a string");
			assert(httpMethods.includes(method), `Method '${method}' is not an http method.`);
			function matcherWithoutConstraints(route) {
				return method !== route.method || path !== route.path;
			}
			function matcherWithConstraints(route) {
				return matcherWithoutConstraints(route) || !deepEqual(constraints, route.opts.constraints || {});
			}
			const predicate = constraints ? matcherWithConstraints : matcherWithoutConstraints;
			const newRoutes = this.routes.filter(predicate);
			this._rebuild(newRoutes);
		};
		Router.prototype.lookup = function lookup(req, res, ctx, done) {
			if (typeof ctx === "function") {
				done = ctx;
				ctx = undefined;
			}
			if (done === undefined) {
				const constraints = this.constrainer.deriveConstraints(req, ctx);
				const handle = this.find(req.method, req.url, constraints);
				return this.callHandler(handle, req, res, ctx);
			}
			this.constrainer.deriveConstraints(req, ctx, (err, constraints) => {
				if (err !== null) {
					done(err);
					return;
				}
				try {
					const handle = this.find(req.method, req.url, constraints);
					const result = this.callHandler(handle, req, res, ctx);
					done(null, result);
				} catch (err) {
					done(err);
				}
			});
		};
		Router.prototype.callHandler = function callHandler(handle, req, res, ctx) {
			if (handle === null) return this._defaultRoute(req, res, ctx);
			return ctx === undefined ? handle.handler(req, res, handle.params, handle.store, handle.searchParams) : handle.handler.call(ctx, req, res, handle.params, handle.store, handle.searchParams);
		};
		Router.prototype.find = function find(method, path, derivedConstraints) {
			let currentNode = method === "GET" ? this._treeGET : this.trees[method];
			if (currentNode == null) return null;
			if (path.charCodeAt(0) !== 47) {
				const absolutePath = getPathFromAbsoluteUrl(path);
				if (absolutePath === null) {
					return this._onBadUrl(path);
				}
				path = absolutePath;
			}
			let sanitizedUrl;
			let querystring;
			let shouldDecodeParam;
			try {
				sanitizedUrl = path.length >= MIN_NATIVE_SCAN_LENGTH ? safeDecodeURINativeScan(path, this.useSemicolonDelimiter) : safeDecodeURICharScan(path, this.useSemicolonDelimiter, 1);
				path = sanitizedUrl.path;
				querystring = sanitizedUrl.querystring;
				shouldDecodeParam = sanitizedUrl.shouldDecodeParam;
			} catch (error) {
				return this._onBadUrl(path);
			}
			if (this.ignoreDuplicateSlashes) {
				path = removeDuplicateSlashes(path);
			}
			if (this.ignoreTrailingSlash) {
				path = trimLastSlash(path);
			}
			const originPath = path;
			if (this.caseSensitive === false) {
				path = path.toLowerCase();
			}
			const maxParamLength = this.maxParamLength;
			let pathIndex = currentNode.prefix.length;
			const pathLen = path.length;
			let paramsCount = 0;
			let param0, param1, param2, param3;
			let extraParams = null;
			const brothersNodesStack = [];
			let maxParamLengthExceeded = false;
			while (true) {
				if (pathIndex === pathLen && currentNode.isLeafNode) {
					const handle = currentNode.handlerStorage.getMatchingHandler(derivedConstraints);
					if (handle !== null) {
						return {
							handler: handle.handler,
							store: handle.store,
							params: handle._createParamsObject(param0, param1, param2, param3, extraParams),
							searchParams: this.querystringParser(querystring)
						};
					}
				}
				let node = currentNode.getNextNode(path, pathIndex, brothersNodesStack, paramsCount);
				if (node === null) {
					if (brothersNodesStack.length === 0) {
						if (maxParamLengthExceeded && this.onMaxParamLength) {
							return this._onMaxParamLength(originPath);
						}
						return null;
					}
					const stackLength = brothersNodesStack.length;
					paramsCount = brothersNodesStack[stackLength - 1];
					pathIndex = brothersNodesStack[stackLength - 2];
					node = brothersNodesStack[stackLength - 3];
					brothersNodesStack.length = stackLength - 3;
				}
				currentNode = node;
				while (true) {
					if (currentNode.kind === NODE_TYPES.STATIC) {
						pathIndex += currentNode.prefix.length;
						break;
					}
					let paramEndIndex = pathLen;
					if (currentNode.kind === NODE_TYPES.PARAMETRIC) {
						paramEndIndex = originPath.indexOf("/", pathIndex);
						if (paramEndIndex === -1) {
							paramEndIndex = pathLen;
						}
					}
					let param = originPath.slice(pathIndex, paramEndIndex);
					if (shouldDecodeParam) {
						param = safeDecodeURIComponent(param);
					}
					let matched = true;
					let regexMatches = null;
					if (currentNode.isRegex) {
						if (param.length > currentNode.regexParamCount * maxParamLength + currentNode.regexStaticLength) {
							maxParamLengthExceeded = true;
							matched = false;
						} else if ((regexMatches = currentNode.regex.exec(param)) === null) {
							matched = false;
						} else {
							for (let i = 1; i < regexMatches.length; i++) {
								const matchedParam = regexMatches[i] ?? "";
								if (matchedParam.length > maxParamLength) {
									maxParamLengthExceeded = true;
									matched = false;
									break;
								}
							}
						}
					} else if (currentNode.kind === NODE_TYPES.PARAMETRIC && param.length > maxParamLength) {
						maxParamLengthExceeded = true;
						matched = false;
					}
					if (matched) {
						if (regexMatches === null) {
							if (paramsCount === 0) param0 = param;
							else if (paramsCount === 1) param1 = param;
							else if (paramsCount === 2) param2 = param;
							else if (paramsCount === 3) param3 = param;
							else {
								if (extraParams === null) extraParams = [];
								extraParams[paramsCount - 4] = param;
							}
							paramsCount++;
						} else {
							for (let i = 1; i < regexMatches.length; i++) {
								const value = regexMatches[i] ?? "";
								if (paramsCount === 0) param0 = value;
								else if (paramsCount === 1) param1 = value;
								else if (paramsCount === 2) param2 = value;
								else if (paramsCount === 3) param3 = value;
								else {
									if (extraParams === null) extraParams = [];
									extraParams[paramsCount - 4] = value;
								}
								paramsCount++;
							}
						}
						pathIndex = paramEndIndex;
						break;
					}
					if (brothersNodesStack.length === 0) {
						if (maxParamLengthExceeded && this.onMaxParamLength) {
							return this._onMaxParamLength(originPath);
						}
						return null;
					}
					const stackLength = brothersNodesStack.length;
					paramsCount = brothersNodesStack[stackLength - 1];
					pathIndex = brothersNodesStack[stackLength - 2];
					currentNode = brothersNodesStack[stackLength - 3];
					brothersNodesStack.length = stackLength - 3;
				}
			}
		};
		Router.prototype.compile = function compile() {
			this.find = Router.prototype._findCompiled;
			this.lookup = Router.prototype._lookupCompiled;
			for (const method in this.trees) {
				this._compileTree(method);
			}
			return this;
		};
		Router.prototype._compileTree = function _compileTree(method) {
			const tree = this.trees[method];
			if (tree === undefined) return null;
			const compiled = compileTree(this, tree);
			if (method === "GET") {
				this._compiledGET = compiled;
			} else {
				this._compiledTrees[method] = compiled;
			}
			return compiled;
		};
		Router.prototype._findCompiled = function _findCompiled(method, path, derivedConstraints) {
			let compiled = method === "GET" ? this._compiledGET : this._compiledTrees[method];
			if (compiled == null) {
				compiled = this._compileTree(method);
				if (compiled === null) return null;
			}
			return compiled.find(path, derivedConstraints);
		};
		Router.prototype._lookupCompiled = function _lookupCompiled(req, res, ctx, done) {
			if (typeof ctx === "function" || done !== undefined) {
				return Router.prototype.lookup.call(this, req, res, ctx, done);
			}
			const derivedConstraints = this.constrainer.deriveConstraints(req, ctx);
			const method = req.method;
			let compiled = method === "GET" ? this._compiledGET : this._compiledTrees[method];
			if (compiled == null) {
				compiled = this._compileTree(method);
				if (compiled === null) return this._defaultRoute(req, res, ctx);
			}
			return compiled.lookup(req.url, derivedConstraints, req, res, ctx);
		};
		Router.prototype._findSanitized = function _findSanitized(matcher, path, derivedConstraints) {
			if (path.charCodeAt(0) !== 47) {
				const absolutePath = getPathFromAbsoluteUrl(path);
				if (absolutePath === null) {
					return this._onBadUrl(path);
				}
				path = absolutePath;
			}
			let sanitizedUrl;
			let querystring;
			let shouldDecodeParam;
			try {
				sanitizedUrl = path.length >= MIN_NATIVE_SCAN_LENGTH ? safeDecodeURINativeScan(path, this.useSemicolonDelimiter) : safeDecodeURICharScan(path, this.useSemicolonDelimiter, 1);
				path = sanitizedUrl.path;
				querystring = sanitizedUrl.querystring;
				shouldDecodeParam = sanitizedUrl.shouldDecodeParam;
			} catch (error) {
				return this._onBadUrl(path);
			}
			if (this.ignoreDuplicateSlashes) {
				path = removeDuplicateSlashes(path);
			}
			if (this.ignoreTrailingSlash) {
				path = trimLastSlash(path);
			}
			const originPath = path;
			if (this.caseSensitive === false) {
				path = path.toLowerCase();
			}
			return matcher(path, originPath, shouldDecodeParam, derivedConstraints, querystring);
		};
		Router.prototype._rebuild = function(routes) {
			this.reset();
			for (const route of routes) {
				const { method, path, opts, handler, store } = route;
				this._on(method, path, opts, handler, store);
			}
		};
		Router.prototype._defaultRoute = function(req, res, ctx) {
			if (this.defaultRoute !== null) {
				return ctx === undefined ? this.defaultRoute(req, res) : this.defaultRoute.call(ctx, req, res);
			} else {
				res.statusCode = 404;
				res.end();
			}
		};
		Router.prototype._onBadUrl = function(path) {
			if (this.onBadUrl === null) {
				return null;
			}
			const onBadUrl = this.onBadUrl;
			return {
				handler: (req, res, ctx) => onBadUrl(path, req, res),
				params: {},
				store: null
			};
		};
		Router.prototype._onMaxParamLength = function(path) {
			if (this.onMaxParamLength === null) {
				return null;
			}
			const onMaxParamLength = this.onMaxParamLength;
			return {
				handler: (req, res, ctx) => onMaxParamLength(path, req, res),
				params: {},
				store: null
			};
		};
		Router.prototype.prettyPrint = function(options = {}) {
			const method = options.method;
			options.buildPrettyMeta = this.buildPrettyMeta.bind(this);
			let tree = null;
			if (method === undefined) {
				const { version, host, ...constraints } = this.constrainer.strategies;
				constraints[httpMethodStrategy.name] = httpMethodStrategy;
				const mergedRouter = new Router({
					...this._opts,
					constraints
				});
				const mergedRoutes = this.routes.map((route) => {
					const constraints = {
						...route.opts.constraints,
						[httpMethodStrategy.name]: route.method
					};
					return {
						...route,
						method: "MERGED",
						opts: { constraints }
					};
				});
				mergedRouter._rebuild(mergedRoutes);
				tree = mergedRouter.trees.MERGED;
			} else {
				tree = this.trees[method];
			}
			if (tree == null) return "(empty tree)";
			return prettyPrintTree(tree, options);
		};
		for (const i in httpMethods) {
			if (!httpMethods.hasOwnProperty(i)) continue;
			const m = httpMethods[i];
			const methodName = m.toLowerCase();
			Router.prototype[methodName] = function(path, handler, store) {
				return this.on(m, path, handler, store);
			};
		}
		Router.prototype.all = function(path, handler, store) {
			this.on(httpMethods, path, handler, store);
		};
		Router.sanitizeUrlPath = function sanitizeUrlPath(url, useSemicolonDelimiter) {
			const decoded = safeDecodeURI(url, useSemicolonDelimiter);
			if (decoded.shouldDecodeParam) {
				return safeDecodeURIComponent(decoded.path);
			}
			return decoded.path;
		};
		Router.removeDuplicateSlashes = removeDuplicateSlashes;
		Router.trimLastSlash = trimLastSlash;
		module.exports = Router;
		function escapeRegExp(string) {
			return string.replace(ESCAPE_REGEXP, "\\$&");
		}
		function getPathFromAbsoluteUrl(url) {
			if (url === "*") {
				return url;
			}
			const schemeEnd = url.indexOf("://");
			if (schemeEnd === -1) {
				return null;
			}
			const scheme = url.slice(0, schemeEnd).toLowerCase();
			if (scheme !== "http" && scheme !== "https") {
				return null;
			}
			const authorityStart = schemeEnd + 3;
			let authorityEnd = url.length;
			const pathStart = url.indexOf("/", authorityStart);
			if (pathStart !== -1) {
				authorityEnd = pathStart;
			}
			const queryStart = url.indexOf("?", authorityStart);
			if (queryStart !== -1 && queryStart < authorityEnd) {
				authorityEnd = queryStart;
			}
			if (url.indexOf("#", authorityStart) !== -1 || authorityEnd === authorityStart) {
				return null;
			}
			const parsed = parseUrl(url);
			if (parsed === null || parsed.protocol !== `${scheme}:` || parsed.host.length === 0) {
				return null;
			}
			if (authorityEnd === url.length) {
				return "/";
			}
			if (authorityEnd === queryStart) {
				return "/" + url.slice(queryStart);
			}
			return url.slice(pathStart);
		}
		function removeDuplicateSlashes(path) {
			return path.indexOf("//") !== -1 ? path.replace(REMOVE_DUPLICATE_SLASHES_REGEXP, "/") : path;
		}
		function trimLastSlash(path) {
			if (path.length > 1 && path.charCodeAt(path.length - 1) === 47) {
				return path.slice(0, -1);
			}
			return path;
		}
		function trimRegExpStartAndEnd(regexString) {
			if (regexString.charCodeAt(1) === 94) {
				regexString = regexString.slice(0, 1) + regexString.slice(2);
			}
			if (regexString.charCodeAt(regexString.length - 2) === 36) {
				regexString = regexString.slice(0, regexString.length - 2) + regexString.slice(regexString.length - 1);
			}
			return regexString;
		}
		function getClosingParenthensePosition(path, idx) {
			let parentheses = 1;
			while (idx < path.length) {
				idx++;
				if (path.charCodeAt(idx) === 92) {
					idx++;
					continue;
				}
				if (path.charCodeAt(idx) === 41) {
					parentheses--;
				} else if (path.charCodeAt(idx) === 40) {
					parentheses++;
				}
				if (!parentheses) return idx;
			}
			throw new TypeError("Invalid regexp expression in \"" + path + "\"");
		}
		function defaultBuildPrettyMeta(route) {
			if (!route) return {};
			if (!route.store) return {};
			return Object.assign({}, route.store);
		}
	}),
	81776: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { NODE_TYPES } = __webpack_require__(71913);
		const { NullObject } = __webpack_require__(3698);
		const { safeDecodeURIComponent } = __webpack_require__(54582);
		const LONG_PREFIX_MIN_LENGTH = 16;
		const SCAN_LOOP_MAX_LENGTH = 12;
		const SPLIT_LINES = 250;
		const FUNCTION_LINES = 400;
		const FLAG = Symbol("find-my-way.compiled.flag");
		const NO_MATCH = Symbol("find-my-way.compiled.no-match");
		const POSITION_PLACEHOLDER = "POS";
		const RETRY_PLACEHOLDER = "RETRY";
		const POSITION_PATTERN = new RegExp(`${POSITION_PLACEHOLDER}(?: \\+ (\\d+))?`, "g");
		const SUM_PATTERN = /^(\S+) \+ (\d+)$/;
		function substitutePosition(line, position) {
			return line.replace(POSITION_PATTERN, (match, offset) => {
				if (offset === undefined) return position;
				const sum = SUM_PATTERN.exec(position);
				if (sum !== null) return `${sum[1]} + ${Number(sum[2]) + Number(offset)}`;
				if (/^\d+$/.test(position)) return String(Number(position) + Number(offset));
				return `${position} + ${offset}`;
			});
		}
		class TreeCompiler {
			constructor(router, raw, target = "find") {
				this.router = router;
				this.raw = raw;
				this.lookup = target === "lookup";
				this.constNames = [];
				this.constValues = [];
				this.functions = [];
				this.lines = [];
				this.indent = 1;
				this.maxParams = 0;
				this.uid = 0;
				this.tracksMaxParamLength = router.onMaxParamLength !== null;
				this.useSemicolonDelimiter = router.useSemicolonDelimiter;
				this.routerConst = this.addConst(router, "router");
			}
			addConst(value, hint) {
				const name = `${hint}_${this.constNames.length}`;
				this.constNames.push(name);
				this.constValues.push(value);
				return name;
			}
			emit(line) {
				this.lines.push("  ".repeat(this.indent) + line);
			}
			compile(root, slow) {
				if (this.raw) this.indent = 2;
				this.emitNodeBody(root, null, root.prefix.length, 0, root.prefix);
				if (this.raw) {
					if (this.tracksMaxParamLength) {
						this.emit("if (maxParamLengthExceeded) break raw");
					}
					this.emit(`if (path.indexOf('%', 1) === -1) return ${this.lookup ? `${this.routerConst}._defaultRoute(req, res, ctx)` : "null"}`);
				} else {
					if (this.tracksMaxParamLength) {
						this.emit(`if (maxParamLengthExceeded) return ${this.routerConst}._onMaxParamLength(originPath)`);
					}
					this.emit("return null");
				}
				const source = ["'use strict'"];
				for (const fn of this.functions) {
					source.push(`function ${fn.name} (${this.subtreeArguments(fn.paramsCount, "i")}) {`);
					source.push(`  let ${this.paramLocals(fn.paramsCount)}`);
					if (this.raw) {
						source.push("  let c");
					}
					if (this.tracksMaxParamLength) {
						source.push("  let maxParamLengthExceeded = false");
					}
					source.push(...fn.lines);
					if (this.tracksMaxParamLength) {
						source.push("  return maxParamLengthExceeded ? FLAG : NO_MATCH");
					} else {
						source.push("  return NO_MATCH");
					}
					source.push("}");
				}
				if (this.raw) {
					const delimiters = this.delimiterCharCodes();
					source.push(this.scanFunction("scanSegment", [47].concat(delimiters), false), this.scanFunction("scanRest", delimiters, true), this.lookup ? "return function compiledLookup (path, derivedConstraints, req, res, ctx) {" : "return function compiledFind (path, derivedConstraints) {", "  raw: {", "    if (path.charCodeAt(0) !== 47) break raw", "    const pathLen = path.length", "    let c", `    let ${this.paramLocals(0)}`);
					if (this.tracksMaxParamLength) {
						source.push("    let maxParamLengthExceeded = false");
					}
					source.push(...this.lines.map((line) => line.replaceAll(RETRY_PLACEHOLDER, "break raw")), "  }", this.lookup ? `  return ${this.routerConst}.callHandler(slow(path, derivedConstraints), req, res, ctx)` : "  return slow(path, derivedConstraints)", "}");
				} else {
					source.push("return function compiledFindSanitized (path, originPath, shouldDecodeParam, derivedConstraints, querystring) {", "  const pathLen = path.length", `  let ${this.paramLocals(0)}`);
					if (this.tracksMaxParamLength) {
						source.push("  let maxParamLengthExceeded = false");
					}
					source.push(...this.lines, "}");
				}
				const code = source.join("\n");
				const factory = new Function("NullObject", "decodeParam", "slow", "FLAG", "NO_MATCH", ...this.constNames, code);
				const fn = factory(NullObject, safeDecodeURIComponent, slow, FLAG, NO_MATCH, ...this.constValues);
				fn.source = code;
				return fn;
			}
			paramLocals(from) {
				const locals = [];
				for (let i = from; i < Math.max(this.maxParams, 4); i++) {
					locals.push(`p${i}`);
				}
				return locals.length === 0 ? "unused" : locals.join(", ");
			}
			subtreeArguments(paramsCount, position) {
				const args = this.raw ? [
					"path",
					"pathLen",
					position,
					"derivedConstraints"
				] : [
					"path",
					"originPath",
					"pathLen",
					"shouldDecodeParam",
					"derivedConstraints",
					"querystring",
					position
				];
				if (this.lookup) args.push("req", "res", "ctx");
				for (let i = 0; i < paramsCount; i++) args.push(`p${i}`);
				return args.join(", ");
			}
			delimiterCharCodes() {
				const delimiters = [63, 35];
				if (this.useSemicolonDelimiter) delimiters.push(59);
				return delimiters;
			}
			scanFunction(name, stops, knowsLength) {
				const checks = stops.concat(37).map((code) => `c === ${code}`).join(" || ");
				const charClass = stops.concat(37).map((code) => "\\x" + code.toString(16).padStart(2, "0")).join("");
				const lines = [
					`const ${name}Regex = /[${charClass}]/g`,
					`function ${name}Long (path, i, len) {`,
					`  ${name}Regex.lastIndex = i`,
					`  if (!${name}Regex.test(path)) return len`,
					`  i = ${name}Regex.lastIndex - 1`,
					"  return path.charCodeAt(i) === 37 ? -1 : i",
					"}",
					`function ${name} (path, i, len) {`
				];
				if (knowsLength) {
					lines.push(`  if (len - i > ${SCAN_LOOP_MAX_LENGTH}) return ${name}Long(path, i, len)`);
					lines.push("  for (; i < len; i++) {");
				} else {
					lines.push(`  const limit = len - i > ${SCAN_LOOP_MAX_LENGTH} ? i + ${SCAN_LOOP_MAX_LENGTH} : len`);
					lines.push("  for (; i < limit; i++) {");
				}
				lines.push("    const c = path.charCodeAt(i)", `    if (${checks}) return c === 37 ? -1 : i`, "  }");
				if (knowsLength) {
					lines.push("  return len");
				} else {
					lines.push(`  return i === len ? len : ${name}Long(path, i, len)`);
				}
				lines.push("}");
				return lines.join("\n");
			}
			position(base, offset) {
				if (base === null) return String(offset);
				if (offset === 0) return base;
				return `${base} + ${offset}`;
			}
			retry() {
				return RETRY_PLACEHOLDER;
			}
			endCondition(pos) {
				if (!this.raw) return `pathLen === ${pos}`;
				const delimiters = this.delimiterCharCodes();
				const checks = [`pathLen === ${pos}`, `(c = path.charCodeAt(${pos})) === ${delimiters[0]}`];
				for (let i = 1; i < delimiters.length; i++) checks.push(`c === ${delimiters[i]}`);
				return checks.join(" || ");
			}
			querystringExpression(pos) {
				if (!this.raw) return "querystring";
				return `pathLen === ${pos} ? '' : path.slice(${pos} + 1)`;
			}
			emitNodeBody(node, base, offset, paramsCount, staticPath) {
				if (node.isLeafNode) {
					const pos = this.position(base, offset);
					if (node.kind === NODE_TYPES.WILDCARD && !this.raw) {
						this.emitLeaf(node, paramsCount, pos);
					} else {
						this.emit(`if (${this.endCondition(pos)}) {`);
						this.indent++;
						this.emitLeaf(node, paramsCount, pos);
						this.indent--;
						this.emit("}");
					}
				}
				this.emitStaticChildren(node, base, offset, paramsCount, staticPath);
				this.emitParametricChildren(node, base, offset, paramsCount);
				this.emitWildcardChild(node, base, offset, paramsCount);
			}
			emitSubtree(node, base, offset, paramsCount, staticPath) {
				const outerLines = this.lines;
				const outerIndent = this.indent;
				this.lines = [];
				this.indent = 0;
				this.emitNodeBody(node, POSITION_PLACEHOLDER, 0, paramsCount, staticPath);
				const bodyLines = this.lines;
				this.lines = outerLines;
				this.indent = outerIndent;
				if (bodyLines.length <= SPLIT_LINES && this.lines.length + bodyLines.length <= FUNCTION_LINES) {
					const position = this.position(base, offset);
					const prefix = "  ".repeat(this.indent);
					for (const line of bodyLines) {
						this.lines.push(prefix + substitutePosition(line, position));
					}
					return;
				}
				const name = `subtree_${this.functions.length}`;
				this.functions.push({
					name,
					paramsCount,
					lines: bodyLines.map((line) => "  " + substitutePosition(line, "i").replaceAll(RETRY_PLACEHOLDER, "return FLAG"))
				});
				const result = `r${this.uid++}`;
				this.emit(`const ${result} = ${name}(${this.subtreeArguments(paramsCount, this.position(base, offset))})`);
				this.emit(`if (${result} !== NO_MATCH) {`);
				this.emit(`  if (${result} !== FLAG) return ${result}`);
				if (this.raw) {
					this.emit(`  ${this.retry()}`);
				} else if (this.tracksMaxParamLength) {
					this.emit("  maxParamLengthExceeded = true");
				}
				this.emit("}");
			}
			emitLeaf(node, paramsCount, pos) {
				const storage = node.handlerStorage;
				const storageConst = this.addConst(storage, "handlers");
				const handle = `h${this.uid++}`;
				this.emit(`const ${handle} = ${storageConst}.getMatchingHandler(derivedConstraints)`);
				this.emit(`if (${handle} !== null) {`);
				this.indent++;
				let paramsExpr;
				if (storage.handlers.length === 1) {
					const params = storage.handlers[0].params;
					this.maxParams = Math.max(this.maxParams, paramsCount, params.length);
					const paramsObject = `o${this.uid++}`;
					this.emit(`const ${paramsObject} = new NullObject()`);
					for (let i = 0; i < params.length; i++) {
						this.emit(`${paramsObject}[${JSON.stringify(params[i])}] = p${i}`);
					}
					paramsExpr = paramsObject;
				} else {
					this.maxParams = Math.max(this.maxParams, paramsCount);
					const extra = [];
					for (let i = 4; i < paramsCount; i++) extra.push(`p${i}`);
					const extraExpr = extra.length === 0 ? "null" : `[${extra.join(", ")}]`;
					paramsExpr = `${handle}._createParamsObject(p0, p1, p2, p3, ${extraExpr})`;
				}
				const searchParams = `${this.routerConst}.querystringParser(${this.querystringExpression(pos)})`;
				if (this.lookup) {
					this.emit(`const q${this.uid} = ${searchParams}`);
					this.emit("return ctx === undefined");
					this.emit(`  ? ${handle}.handler(req, res, ${paramsExpr}, ${handle}.store, q${this.uid})`);
					this.emit(`  : ${handle}.handler.call(ctx, req, res, ${paramsExpr}, ${handle}.store, q${this.uid})`);
					this.uid++;
				} else {
					this.emit("return {");
					this.emit(`  handler: ${handle}.handler,`);
					this.emit(`  store: ${handle}.store,`);
					this.emit(`  params: ${paramsExpr},`);
					this.emit(`  searchParams: ${searchParams}`);
					this.emit("}");
				}
				this.indent--;
				this.emit("}");
			}
			prefixCondition(child, base, offset, skipFirstChar) {
				const prefix = child.prefix;
				if (prefix.length >= LONG_PREFIX_MIN_LENGTH) {
					const pos = this.position(base, offset);
					return `path.indexOf(${JSON.stringify(prefix)}, ${pos}) === ${pos}`;
				}
				const checks = [];
				for (let i = skipFirstChar ? 1 : 0; i < prefix.length; i++) {
					checks.push(`path.charCodeAt(${this.position(base, offset + i)}) === ${prefix.charCodeAt(i)}`);
				}
				return checks.length === 0 ? null : checks.join(" && ");
			}
			emitStaticChildren(node, base, offset, paramsCount, staticPath) {
				const children = node.staticChildrenNodes;
				if (children.length === 0) return;
				if (children.length === 1) {
					this.emitStaticChild(children[0], base, offset, paramsCount, staticPath, false);
					return;
				}
				this.emit(`switch (path.charCodeAt(${this.position(base, offset)})) {`);
				this.indent++;
				for (let i = 0; i < children.length; i++) {
					this.emit(`case ${node.staticChildrenCharCodes[i]}: {`);
					this.indent++;
					this.emitStaticChild(children[i], base, offset, paramsCount, staticPath, true);
					this.emit("break");
					this.indent--;
					this.emit("}");
				}
				this.indent--;
				this.emit("}");
			}
			emitStaticChild(child, base, offset, paramsCount, staticPath, skipFirstChar) {
				const childStaticPath = staticPath === null ? null : staticPath + child.prefix;
				const condition = this.prefixCondition(child, base, offset, skipFirstChar);
				const end = offset + child.prefix.length;
				const isWholePathLeaf = this.raw && childStaticPath !== null && child.isLeafNode && child.staticChildrenNodes.length === 0 && child.parametricChildren.length === 0 && child.wildcardChild === null;
				if (isWholePathLeaf) {
					const pos = this.position(base, end);
					const suffix = condition === null ? this.endCondition(pos) : `${condition} && (${this.endCondition(pos)})`;
					this.emit(`if (path === ${JSON.stringify(childStaticPath)} || (${suffix})) {`);
					this.indent++;
					this.emitLeaf(child, paramsCount, pos);
					this.indent--;
					this.emit("}");
					return;
				}
				if (condition !== null) {
					this.emit(`if (${condition}) {`);
					this.indent++;
				}
				this.emitSubtree(child, base, end, paramsCount, childStaticPath);
				if (condition !== null) {
					this.indent--;
					this.emit("}");
				}
			}
			emitParametricChildren(node, base, offset, paramsCount) {
				const children = node.parametricChildren;
				if (children.length === 0) return;
				const pos = this.position(base, offset);
				const id = this.uid++;
				const end = `e${id}`;
				const value = `v${id}`;
				if (this.raw) {
					this.emit(`const ${end} = scanSegment(path, ${pos}, pathLen)`);
					this.emit(`if (${end} === -1) ${this.retry()}`);
					this.emit(`const ${value} = path.slice(${pos}, ${end})`);
				} else {
					this.emit(`let ${end} = originPath.indexOf('/', ${pos})`);
					this.emit(`if (${end} === -1) ${end} = pathLen`);
					this.emit(`let ${value} = originPath.slice(${pos}, ${end})`);
					this.emit(`if (shouldDecodeParam) ${value} = decodeParam(${value})`);
				}
				for (const child of children) {
					if (child.isRegex) {
						this.emitRegexChild(child, end, value, paramsCount);
					} else {
						this.emit(`if (${value}.length <= ${this.routerConst}.maxParamLength) {`);
						this.indent++;
						this.emit(`p${paramsCount} = ${value}`);
						this.emitSubtree(child, end, 0, paramsCount + 1, null);
						this.indent--;
						if (this.tracksMaxParamLength) {
							this.emit("} else {");
							this.emit("  maxParamLengthExceeded = true");
						}
						this.emit("}");
					}
				}
			}
			emitRegexChild(child, end, value, paramsCount) {
				const regexConst = this.addConst(child.regex, "regex");
				const groupCount = countCaptureGroups(child.regex);
				const match = `m${this.uid++}`;
				const maxLength = `${child.regexParamCount} * ${this.routerConst}.maxParamLength + ${child.regexStaticLength}`;
				this.emit(`if (${value}.length > ${maxLength}) {`);
				if (this.tracksMaxParamLength) {
					this.emit("  maxParamLengthExceeded = true");
				}
				this.emit("} else {");
				this.indent++;
				this.emit(`const ${match} = ${regexConst}.exec(${value})`);
				this.emit(`if (${match} !== null) {`);
				this.indent++;
				const groups = [];
				for (let i = 1; i <= groupCount; i++) {
					const group = `${match}g${i}`;
					groups.push(group);
					this.emit(`const ${group} = ${match}[${i}] ?? ''`);
				}
				const tooLong = groups.map((group) => `${group}.length > ${this.routerConst}.maxParamLength`).join(" || ");
				if (groups.length > 0) {
					this.emit(`if (${tooLong}) {`);
					if (this.tracksMaxParamLength) {
						this.emit("  maxParamLengthExceeded = true");
					}
					this.emit("} else {");
					this.indent++;
				}
				for (let i = 0; i < groups.length; i++) {
					this.emit(`p${paramsCount + i} = ${groups[i]}`);
				}
				this.emitSubtree(child, end, 0, paramsCount + groups.length, null);
				if (groups.length > 0) {
					this.indent--;
					this.emit("}");
				}
				this.indent--;
				this.emit("}");
				this.indent--;
				this.emit("}");
			}
			emitWildcardChild(node, base, offset, paramsCount) {
				const child = node.wildcardChild;
				if (child === null) return;
				const pos = this.position(base, offset);
				const id = this.uid++;
				const value = `w${id}`;
				this.emit("{");
				this.indent++;
				if (this.raw) {
					const end = `e${id}`;
					this.emit(`const ${end} = scanRest(path, ${pos}, pathLen)`);
					this.emit(`if (${end} === -1) ${this.retry()}`);
					this.emit(`const ${value} = path.slice(${pos}, ${end})`);
					this.emit(`p${paramsCount} = ${value}`);
					this.emitNodeBody(child, end, 0, paramsCount + 1, null);
				} else {
					this.emit(`let ${value} = originPath.slice(${pos})`);
					this.emit(`if (shouldDecodeParam) ${value} = decodeParam(${value})`);
					this.emit(`p${paramsCount} = ${value}`);
					this.emitNodeBody(child, "pathLen", 0, paramsCount + 1, null);
				}
				this.indent--;
				this.emit("}");
			}
		}
		function countCaptureGroups(regex) {
			return new RegExp(regex.source + "|").exec("").length - 1;
		}
		function supportsRawMatching(router, root) {
			if (router.ignoreTrailingSlash || router.ignoreDuplicateSlashes || router.caseSensitive === false) {
				return false;
			}
			const forbidden = router.useSemicolonDelimiter ? /[%?#;]/ : /[%?#]/;
			const stack = [root];
			while (stack.length > 0) {
				const node = stack.pop();
				if (forbidden.test(node.prefix)) return false;
				stack.push(...node.staticChildrenNodes, ...node.parametricChildren);
				if (node.wildcardChild !== null) stack.push(node.wildcardChild);
			}
			return true;
		}
		function compileTree(router, root) {
			const sanitized = new TreeCompiler(router, false).compile(root, null);
			const slow = function findSanitized(path, derivedConstraints) {
				return router._findSanitized(sanitized, path, derivedConstraints);
			};
			if (!supportsRawMatching(router, root)) {
				return {
					find: slow,
					lookup: function lookupSanitized(path, derivedConstraints, req, res, ctx) {
						return router.callHandler(slow(path, derivedConstraints), req, res, ctx);
					}
				};
			}
			return {
				find: new TreeCompiler(router, true, "find").compile(root, slow),
				lookup: new TreeCompiler(router, true, "lookup").compile(root, slow)
			};
		}
		module.exports = { compileTree };
	}),
	10155: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const acceptVersionStrategy = __webpack_require__(15766);
		const acceptHostStrategy = __webpack_require__(51038);
		const assert = __webpack_require__(34589);
		class Constrainer {
			constructor(customStrategies) {
				this.strategies = {
					version: acceptVersionStrategy,
					host: acceptHostStrategy
				};
				this.strategiesInUse = new Set();
				this.asyncStrategiesInUse = new Set();
				if (customStrategies) {
					for (const strategy of Object.values(customStrategies)) {
						this.addConstraintStrategy(strategy);
					}
				}
			}
			isStrategyUsed(strategyName) {
				return this.strategiesInUse.has(strategyName) || this.asyncStrategiesInUse.has(strategyName);
			}
			hasConstraintStrategy(strategyName) {
				if (!Object.hasOwn(this.strategies, strategyName)) return false;
				const customConstraintStrategy = this.strategies[strategyName];
				if (customConstraintStrategy !== undefined) {
					return customConstraintStrategy.isCustom || this.isStrategyUsed(strategyName);
				}
				return false;
			}
			addConstraintStrategy(strategy) {
				assert(typeof strategy.name === "string" && strategy.name !== "", "strategy.name is required.");
				assert(strategy.storage && typeof strategy.storage === "function", "strategy.storage function is required.");
				assert(strategy.deriveConstraint && typeof strategy.deriveConstraint === "function", "strategy.deriveConstraint function is required.");
				if (Object.hasOwn(this.strategies, strategy.name) && this.strategies[strategy.name].isCustom) {
					throw new Error(`There already exists a custom constraint with the name ${strategy.name}.`);
				}
				if (this.isStrategyUsed(strategy.name)) {
					throw new Error(`There already exists a route with ${strategy.name} constraint.`);
				}
				strategy.isCustom = true;
				strategy.isAsync = strategy.deriveConstraint.length === 3;
				this.strategies[strategy.name] = strategy;
				if (strategy.mustMatchWhenDerived) {
					this.noteUsage({ [strategy.name]: strategy });
				}
			}
			deriveConstraints(req, ctx, done) {
				const constraints = this.deriveSyncConstraints(req, ctx);
				if (done === undefined) {
					return constraints;
				}
				this.deriveAsyncConstraints(constraints, req, ctx, done);
			}
			deriveSyncConstraints(req, ctx) {
				return undefined;
			}
			noteUsage(constraints) {
				if (constraints) {
					const beforeSize = this.strategiesInUse.size;
					for (const key in constraints) {
						if (!Object.hasOwn(constraints, key) || !Object.hasOwn(this.strategies, key)) continue;
						const strategy = this.strategies[key];
						if (strategy.isAsync) {
							this.asyncStrategiesInUse.add(key);
						} else {
							this.strategiesInUse.add(key);
						}
					}
					if (beforeSize !== this.strategiesInUse.size) {
						this._buildDeriveConstraints();
					}
				}
			}
			newStoreForConstraint(constraint) {
				if (!Object.hasOwn(this.strategies, constraint) || !this.strategies[constraint]) {
					throw new Error(`No strategy registered for constraint key ${constraint}`);
				}
				return this.strategies[constraint].storage();
			}
			validateConstraints(constraints) {
				for (const key in constraints) {
					if (!Object.hasOwn(constraints, key)) continue;
					const value = constraints[key];
					if (typeof value === "undefined") {
						throw new Error("Can't pass an undefined constraint value, must pass null or no key at all");
					}
					const strategy = Object.hasOwn(this.strategies, key) ? this.strategies[key] : undefined;
					if (!strategy) {
						throw new Error(`No strategy registered for constraint key ${key}`);
					}
					if (strategy.validate) {
						strategy.validate(value);
					}
				}
			}
			deriveAsyncConstraints(constraints, req, ctx, done) {
				let asyncConstraintsCount = this.asyncStrategiesInUse.size;
				if (asyncConstraintsCount === 0) {
					done(null, constraints);
					return;
				}
				let errored = false;
				constraints = constraints || {};
				for (const key of this.asyncStrategiesInUse) {
					const strategy = this.strategies[key];
					strategy.deriveConstraint(req, ctx, (err, constraintValue) => {
						if (errored) return;
						if (err !== null) {
							errored = true;
							done(err);
							return;
						}
						constraints[key] = constraintValue;
						if (--asyncConstraintsCount === 0) {
							done(null, constraints);
						}
					});
				}
			}
			_buildDeriveConstraints() {
				if (this.strategiesInUse.size === 0) return;
				const lines = ["'use strict'", "return {"];
				for (const key of this.strategiesInUse) {
					const strategy = this.strategies[key];
					if (!strategy.isCustom) {
						if (key === "version") {
							lines.push("   version: req.headers['accept-version'],");
						} else {
							lines.push("   host: req.headers.host || req.headers[':authority'],");
						}
					} else {
						lines.push(`  ${strategy.name}: this.strategies.${key}.deriveConstraint(req, ctx),`);
					}
				}
				lines.push("}");
				this.deriveSyncConstraints = new Function("req", "ctx", lines.join("\n")).bind(this);
			}
		}
		module.exports = Constrainer;
	}),
	45665: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { NullObject } = __webpack_require__(3698);
		const httpMethodStrategy = __webpack_require__(95285);
		class HandlerStorage {
			constructor() {
				this.unconstrainedHandler = null;
				this.constraints = [];
				this.handlers = [];
				this.constrainedHandlerStores = null;
			}
			getMatchingHandler(derivedConstraints) {
				if (derivedConstraints === undefined) {
					return this.unconstrainedHandler;
				}
				return this._getHandlerMatchingConstraints(derivedConstraints);
			}
			addHandler(constrainer, route) {
				const params = route.params;
				const constraints = route.opts.constraints || {};
				const handlerObject = {
					params,
					constraints,
					handler: route.handler,
					store: route.store || null,
					_createParamsObject: this._compileCreateParamsObject(params)
				};
				const constraintsNames = Object.keys(constraints);
				if (constraintsNames.length === 0) {
					this.unconstrainedHandler = handlerObject;
				}
				for (const constraint of constraintsNames) {
					if (!this.constraints.includes(constraint)) {
						if (constraint === "version") {
							this.constraints.unshift(constraint);
						} else {
							this.constraints.push(constraint);
						}
					}
				}
				const isMergedTree = constraintsNames.includes(httpMethodStrategy.name);
				if (!isMergedTree && this.handlers.length >= 31) {
					throw new Error("find-my-way supports a maximum of 31 route handlers per node when there are constraints, limit reached");
				}
				this.handlers.push(handlerObject);
				this.handlers.sort((a, b) => Object.keys(a.constraints).length - Object.keys(b.constraints).length);
				if (!isMergedTree) {
					this._compileGetHandlerMatchingConstraints(constrainer, constraints);
				}
			}
			_compileCreateParamsObject(params) {
				const fnBody = ["'use strict'"];
				fnBody.push("const fn = function _createParamsObject (param0, param1, param2, param3, extraParams) {");
				fnBody.push("const params = new NullObject()");
				for (let i = 0; i < params.length; i++) {
					const value = i < 4 ? `param${i}` : `extraParams[${i - 4}]`;
					fnBody.push(`params[${JSON.stringify(params[i])}] = ${value}`);
				}
				fnBody.push("return params");
				fnBody.push("}");
				fnBody.push("return fn");
				return new Function("NullObject", fnBody.join("\n"))(NullObject);
			}
			_getHandlerMatchingConstraints() {
				return null;
			}
			_buildConstraintStore(store, constraint) {
				for (let i = 0; i < this.handlers.length; i++) {
					const handler = this.handlers[i];
					const constraintValue = handler.constraints[constraint];
					if (constraintValue !== undefined) {
						let indexes = store.get(constraintValue) || 0;
						indexes |= 1 << i;
						store.set(constraintValue, indexes);
					}
				}
			}
			_constrainedIndexBitmask(constraint) {
				let mask = 0;
				for (let i = 0; i < this.handlers.length; i++) {
					const handler = this.handlers[i];
					const constraintValue = handler.constraints[constraint];
					if (constraintValue !== undefined) {
						mask |= 1 << i;
					}
				}
				return ~mask;
			}
			_compileGetHandlerMatchingConstraints(constrainer) {
				this.constrainedHandlerStores = {};
				for (const constraint of this.constraints) {
					const store = constrainer.newStoreForConstraint(constraint);
					this.constrainedHandlerStores[constraint] = store;
					this._buildConstraintStore(store, constraint);
				}
				const lines = ["'use strict'"];
				lines.push(`
    let candidates = ${(1 << this.handlers.length) - 1}
    let mask, matches, value
    `);
				for (const constraint of this.constraints) {
					lines.push(`
      mask = ${this._constrainedIndexBitmask(constraint)}
      value = derivedConstraints.${constraint}
      `);
					const strategy = constrainer.strategies[constraint];
					const matchMask = strategy.mustMatchWhenDerived ? "matches" : "(matches | mask)";
					lines.push(`
      if (value === undefined) {
        candidates &= mask
      } else {
        matches = this.constrainedHandlerStores.${constraint}.get(value) || 0
        candidates &= ${matchMask}
      }
      if (candidates === 0) return null;
      `);
				}
				for (const constraint in constrainer.strategies) {
					if (!Object.hasOwn(constrainer.strategies, constraint)) continue;
					const strategy = constrainer.strategies[constraint];
					if (strategy.mustMatchWhenDerived && !this.constraints.includes(constraint)) {
						lines.push(`if (derivedConstraints.${constraint} !== undefined) return null`);
					}
				}
				lines.push("return this.handlers[31 - Math.clz32(candidates)]");
				this._getHandlerMatchingConstraints = new Function("derivedConstraints", lines.join("\n"));
			}
		}
		module.exports = HandlerStorage;
	}),
	55442: ((module) => {
		"use strict";
		const httpMethods = [
			"ACL",
			"BIND",
			"CHECKOUT",
			"CONNECT",
			"COPY",
			"DELETE",
			"GET",
			"HEAD",
			"LINK",
			"LOCK",
			"M-SEARCH",
			"MERGE",
			"MKACTIVITY",
			"MKCALENDAR",
			"MKCOL",
			"MOVE",
			"NOTIFY",
			"OPTIONS",
			"PATCH",
			"POST",
			"PROPFIND",
			"PROPPATCH",
			"PURGE",
			"PUT",
			"QUERY",
			"REBIND",
			"REPORT",
			"SEARCH",
			"SOURCE",
			"SUBSCRIBE",
			"TRACE",
			"UNBIND",
			"UNLINK",
			"UNLOCK",
			"UNSUBSCRIBE"
		];
		module.exports = httpMethods;
	}),
	71913: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const HandlerStorage = __webpack_require__(45665);
		const NODE_TYPES = {
			STATIC: 0,
			PARAMETRIC: 1,
			WILDCARD: 2
		};
		const LONG_PREFIX_MIN_LENGTH = 16;
		function matchSingleCharPrefix() {
			return true;
		}
		function compilePrefixMatch(prefix) {
			if (prefix.length === 1) {
				return matchSingleCharPrefix;
			}
			if (prefix.length >= LONG_PREFIX_MIN_LENGTH) {
				return function matchLongPrefix(path, i) {
					return path.indexOf(prefix, i) === i;
				};
			}
			const lines = [];
			for (let i = 1; i < prefix.length; i++) {
				const charCode = prefix.charCodeAt(i);
				lines.push(`path.charCodeAt(i + ${i}) === ${charCode}`);
			}
			return new Function("path", "i", `'use strict'\nreturn ${lines.join(" && ")}`);
		}
		class Node {
			constructor(kind, prefix, regex, staticSuffix, nodePath) {
				this.kind = kind;
				this.prefix = prefix;
				this.isLeafNode = false;
				this.routes = null;
				this.handlerStorage = null;
				this.staticChildrenCharCodes = [];
				this.staticChildrenNodes = [];
				this.parametricChildren = [];
				this.wildcardChild = null;
				this.matchPrefix = kind === NODE_TYPES.STATIC ? compilePrefixMatch(prefix) : null;
				this.isRegex = regex != null;
				this.regex = regex || null;
				this.staticSuffix = staticSuffix || null;
				this.nodePaths = kind === NODE_TYPES.PARAMETRIC ? new Set([nodePath]) : null;
				this.regexParamCount = 0;
				this.regexStaticLength = 0;
			}
			addRoute(route, constrainer) {
				if (this.routes === null) {
					this.routes = [];
				}
				if (this.handlerStorage === null) {
					this.handlerStorage = new HandlerStorage();
				}
				this.isLeafNode = true;
				this.routes.push(route);
				this.handlerStorage.addHandler(constrainer, route);
			}
			setStaticChild(label, node) {
				const charCode = label.charCodeAt(0);
				const index = this.staticChildrenCharCodes.indexOf(charCode);
				if (index === -1) {
					this.staticChildrenCharCodes.push(charCode);
					this.staticChildrenNodes.push(node);
				} else {
					this.staticChildrenNodes[index] = node;
				}
			}
			findStaticMatchingChild(path, pathIndex) {
				const charCode = path.charCodeAt(pathIndex);
				const charCodes = this.staticChildrenCharCodes;
				for (let i = 0; i < charCodes.length; i++) {
					if (charCodes[i] === charCode) {
						const staticChild = this.staticChildrenNodes[i];
						if (staticChild.matchPrefix(path, pathIndex)) {
							return staticChild;
						}
						return null;
					}
				}
				return null;
			}
			getStaticChild(path, pathIndex = 0) {
				if (path.length === pathIndex) {
					return this;
				}
				const staticChild = this.findStaticMatchingChild(path, pathIndex);
				if (staticChild) {
					return staticChild.getStaticChild(path, pathIndex + staticChild.prefix.length);
				}
				return null;
			}
			createStaticChild(path) {
				if (path.length === 0) {
					return this;
				}
				const childIndex = this.staticChildrenCharCodes.indexOf(path.charCodeAt(0));
				let staticChild = childIndex === -1 ? undefined : this.staticChildrenNodes[childIndex];
				if (staticChild) {
					let i = 1;
					for (; i < staticChild.prefix.length; i++) {
						if (path.charCodeAt(i) !== staticChild.prefix.charCodeAt(i)) {
							staticChild = staticChild.split(this, i);
							break;
						}
					}
					return staticChild.createStaticChild(path.slice(i));
				}
				const node = createStaticNode(path);
				this.setStaticChild(path.charAt(0), node);
				return node;
			}
			getParametricChild(regex) {
				const regexpSource = regex && regex.source;
				const parametricChild = this.parametricChildren.find((child) => {
					const childRegexSource = child.regex && child.regex.source;
					return childRegexSource === regexpSource;
				});
				if (parametricChild) {
					return parametricChild;
				}
				return null;
			}
			createParametricChild(regex, staticSuffix, nodePath, regexParamCount, regexStaticLength) {
				let parametricChild = this.getParametricChild(regex);
				if (parametricChild) {
					parametricChild.nodePaths.add(nodePath);
					parametricChild.regexParamCount = Math.max(parametricChild.regexParamCount, regexParamCount);
					parametricChild.regexStaticLength = Math.max(parametricChild.regexStaticLength, regexStaticLength);
					return parametricChild;
				}
				parametricChild = createParametricNode(regex, staticSuffix, nodePath);
				parametricChild.regexParamCount = regexParamCount;
				parametricChild.regexStaticLength = regexStaticLength;
				this.parametricChildren.push(parametricChild);
				this.parametricChildren.sort((child1, child2) => {
					if (!child1.isRegex) return 1;
					if (!child2.isRegex) return -1;
					if (child1.staticSuffix === null) return 1;
					if (child2.staticSuffix === null) return -1;
					if (child2.staticSuffix.endsWith(child1.staticSuffix)) return 1;
					if (child1.staticSuffix.endsWith(child2.staticSuffix)) return -1;
					return 0;
				});
				return parametricChild;
			}
			getWildcardChild() {
				return this.wildcardChild;
			}
			createWildcardChild() {
				this.wildcardChild = this.getWildcardChild() || createWildcardNode();
				return this.wildcardChild;
			}
			getNextNode(path, pathIndex, nodeStack, paramsCount) {
				let node = this.findStaticMatchingChild(path, pathIndex);
				let parametricBrotherNodeIndex = 0;
				if (node === null) {
					if (this.parametricChildren.length === 0) {
						return this.wildcardChild;
					}
					node = this.parametricChildren[0];
					parametricBrotherNodeIndex = 1;
				}
				if (this.wildcardChild !== null) {
					nodeStack.push(this.wildcardChild, pathIndex, paramsCount);
				}
				for (let i = this.parametricChildren.length - 1; i >= parametricBrotherNodeIndex; i--) {
					nodeStack.push(this.parametricChildren[i], pathIndex, paramsCount);
				}
				return node;
			}
			split(parentNode, length) {
				const parentPrefix = this.prefix.slice(0, length);
				const childPrefix = this.prefix.slice(length);
				this.prefix = childPrefix;
				this.matchPrefix = compilePrefixMatch(childPrefix);
				const staticNode = createStaticNode(parentPrefix);
				staticNode.setStaticChild(childPrefix.charAt(0), this);
				parentNode.setStaticChild(parentPrefix.charAt(0), staticNode);
				return staticNode;
			}
		}
		function createStaticNode(prefix) {
			return new Node(NODE_TYPES.STATIC, prefix, null, null, null);
		}
		function createParametricNode(regex, staticSuffix, nodePath) {
			return new Node(NODE_TYPES.PARAMETRIC, "", regex, staticSuffix, nodePath);
		}
		function createWildcardNode() {
			return new Node(NODE_TYPES.WILDCARD, "", null, null, null);
		}
		module.exports = {
			Node,
			createStaticNode,
			createParametricNode,
			createWildcardNode,
			NODE_TYPES
		};
	}),
	3698: ((module) => {
		"use strict";
		const NullObject = function() {};
		NullObject.prototype = Object.create(null);
		module.exports = { NullObject };
	}),
	71379: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const deepEqual = __webpack_require__(23430);
		const httpMethodStrategy = __webpack_require__(95285);
		const treeDataSymbol = Symbol("treeData");
		function printObjectTree(obj, parentPrefix = "") {
			let tree = "";
			const keys = Object.keys(obj);
			for (let i = 0; i < keys.length; i++) {
				const key = keys[i];
				const value = obj[key];
				const isLast = i === keys.length - 1;
				const nodePrefix = isLast ? "\u2514\u2500\u2500 " : "\u251C\u2500\u2500 ";
				const childPrefix = isLast ? "    " : "\u2502   ";
				const nodeData = value[treeDataSymbol] || "";
				const prefixedNodeData = nodeData.replaceAll("\n", "\n" + parentPrefix + childPrefix);
				tree += parentPrefix + nodePrefix + key + prefixedNodeData + "\n";
				tree += printObjectTree(value, parentPrefix + childPrefix);
			}
			return tree;
		}
		function parseFunctionName(fn) {
			let fName = fn.name || "";
			fName = fName.replace("bound", "").trim();
			fName = (fName || "anonymous") + "()";
			return fName;
		}
		function parseMeta(meta) {
			if (Array.isArray(meta)) return meta.map((m) => parseMeta(m));
			if (typeof meta === "symbol") return meta.toString();
			if (typeof meta === "function") return parseFunctionName(meta);
			if (meta instanceof RegExp) return meta.toString();
			return meta;
		}
		function getRouteMetaData(route, options) {
			if (!options.includeMeta) return {};
			const metaDataObject = options.buildPrettyMeta(route);
			const filteredMetaData = {};
			let includeMetaKeys = options.includeMeta;
			if (!Array.isArray(includeMetaKeys)) {
				includeMetaKeys = Reflect.ownKeys(metaDataObject);
			}
			for (const metaKey of includeMetaKeys) {
				if (!Object.prototype.hasOwnProperty.call(metaDataObject, metaKey)) continue;
				const serializedKey = metaKey.toString();
				const metaValue = metaDataObject[metaKey];
				if (metaValue !== undefined && metaValue !== null) {
					const serializedValue = JSON.stringify(parseMeta(metaValue));
					filteredMetaData[serializedKey] = serializedValue;
				}
			}
			return filteredMetaData;
		}
		function serializeMetaData(metaData) {
			let serializedMetaData = "";
			for (const [key, value] of Object.entries(metaData)) {
				serializedMetaData += `\n\u2022 (${key}) ${value}`;
			}
			return serializedMetaData;
		}
		function normalizeRoute(route) {
			const constraints = { ...route.opts.constraints };
			const method = constraints[httpMethodStrategy.name];
			delete constraints[httpMethodStrategy.name];
			return {
				...route,
				method,
				opts: { constraints }
			};
		}
		function serializeConstraints(constraints) {
			return JSON.stringify(constraints, (_key, value) => {
				if (value instanceof RegExp) return value.toString();
				return value;
			});
		}
		function serializeRoute(route) {
			let serializedRoute = ` (${route.method})`;
			const constraints = route.opts.constraints || {};
			if (Object.keys(constraints).length !== 0) {
				serializedRoute += " " + serializeConstraints(constraints);
			}
			serializedRoute += serializeMetaData(route.metaData);
			return serializedRoute;
		}
		function mergeSimilarRoutes(routes) {
			return routes.reduce((mergedRoutes, route) => {
				for (const nodeRoute of mergedRoutes) {
					if (deepEqual(route.opts.constraints, nodeRoute.opts.constraints) && deepEqual(route.metaData, nodeRoute.metaData)) {
						nodeRoute.method += ", " + route.method;
						return mergedRoutes;
					}
				}
				mergedRoutes.push(route);
				return mergedRoutes;
			}, []);
		}
		function serializeNode(node, prefix, options) {
			let routes = node.routes;
			if (options.method === undefined) {
				routes = routes.map(normalizeRoute);
			}
			routes = routes.map((route) => {
				route.metaData = getRouteMetaData(route, options);
				return route;
			});
			if (options.method === undefined) {
				routes = mergeSimilarRoutes(routes);
			}
			return routes.map(serializeRoute).join(`\n${prefix}`);
		}
		function buildObjectTree(node, tree, prefix, options) {
			if (node.isLeafNode || options.commonPrefix !== false) {
				prefix = prefix || "(empty root node)";
				tree = tree[prefix] = {};
				if (node.isLeafNode) {
					tree[treeDataSymbol] = serializeNode(node, prefix, options);
				}
				prefix = "";
			}
			if (node.staticChildrenNodes) {
				for (const child of node.staticChildrenNodes) {
					buildObjectTree(child, tree, prefix + child.prefix, options);
				}
			}
			if (node.parametricChildren) {
				for (const child of Object.values(node.parametricChildren)) {
					const childPrefix = Array.from(child.nodePaths).join("|");
					buildObjectTree(child, tree, prefix + childPrefix, options);
				}
			}
			if (node.wildcardChild) {
				buildObjectTree(node.wildcardChild, tree, "*", options);
			}
		}
		function prettyPrintTree(root, options) {
			const objectTree = {};
			buildObjectTree(root, objectTree, root.prefix, options);
			return printObjectTree(objectTree);
		}
		module.exports = { prettyPrintTree };
	}),
	51038: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const assert = __webpack_require__(34589);
		const REGEX_CACHE_MAX_SIZE = 1e3;
		const REGEX_CACHE_EVICTION_SIZE = REGEX_CACHE_MAX_SIZE / 2;
		function HostStorage() {
			const hosts = new Map();
			const regexHosts = [];
			const regexCache = new Map();
			function cacheRegexResult(host, value) {
				if (regexCache.size >= REGEX_CACHE_MAX_SIZE) {
					const keys = regexCache.keys();
					for (let i = 0; i < REGEX_CACHE_EVICTION_SIZE; i++) {
						regexCache.delete(keys.next().value);
					}
				}
				regexCache.set(host, value);
			}
			return {
				get: (host) => {
					const exact = hosts.get(host);
					if (exact) {
						return exact;
					}
					if (regexHosts.length === 0) return undefined;
					if (regexCache.has(host)) return regexCache.get(host);
					for (const regex of regexHosts) {
						if (regex.host.test(host)) {
							cacheRegexResult(host, regex.value);
							return regex.value;
						}
					}
					cacheRegexResult(host, undefined);
				},
				set: (host, value) => {
					if (host instanceof RegExp) {
						const safeRegex = new RegExp(host.source, host.flags.replace(/[gy]/g, ""));
						regexHosts.push({
							host: safeRegex,
							value
						});
						regexCache.clear();
					} else {
						hosts.set(host, value);
					}
				}
			};
		}
		module.exports = {
			name: "host",
			mustMatchWhenDerived: false,
			storage: HostStorage,
			validate(value) {
				assert(typeof value === "string" || Object.prototype.toString.call(value) === "[object RegExp]", "Host should be a string or a RegExp");
			}
		};
	}),
	15766: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const assert = __webpack_require__(34589);
		function SemVerStore() {
			if (!(this instanceof SemVerStore)) {
				return new SemVerStore();
			}
			this.store = new Map();
			this.maxMajor = 0;
			this.maxMinors = {};
			this.maxPatches = {};
		}
		SemVerStore.prototype.set = function(version, store) {
			if (typeof version !== "string") {
				throw new TypeError("Version should be a string");
			}
			let [major, minor, patch] = version.split(".", 3);
			if (isNaN(major)) {
				throw new TypeError("Major version must be a numeric value");
			}
			major = Number(major);
			minor = Number(minor) || 0;
			patch = Number(patch) || 0;
			if (major >= this.maxMajor) {
				this.maxMajor = major;
				this.store.set("x", store);
				this.store.set("*", store);
				this.store.set("x.x", store);
				this.store.set("x.x.x", store);
			}
			if (minor >= (this.maxMinors[major] || 0)) {
				this.maxMinors[major] = minor;
				this.store.set(`${major}.x`, store);
				this.store.set(`${major}.x.x`, store);
			}
			if (patch >= (this.maxPatches[`${major}.${minor}`] || 0)) {
				this.maxPatches[`${major}.${minor}`] = patch;
				this.store.set(`${major}.${minor}.x`, store);
			}
			this.store.set(`${major}.${minor}.${patch}`, store);
			return this;
		};
		SemVerStore.prototype.get = function(version) {
			return this.store.get(version);
		};
		module.exports = {
			name: "version",
			mustMatchWhenDerived: true,
			storage: SemVerStore,
			validate(value) {
				assert(typeof value === "string", "Version should be a string");
			}
		};
	}),
	95285: ((module) => {
		"use strict";
		module.exports = {
			name: "__fmw_internal_strategy_merged_tree_http_method__",
			storage: function() {
				const handlers = new Map();
				return {
					get: (type) => {
						return handlers.get(type) || null;
					},
					set: (type, store) => {
						handlers.set(type, store);
					}
				};
			},
			deriveConstraint: (req) => req.method,
			mustMatchWhenDerived: true
		};
	}),
	54582: ((module) => {
		"use strict";
		const DECODE_COMPONENT_TABLE = new Uint8Array(768);
		for (const [encoded, char] of [
			["%23", "#"],
			["%24", "$"],
			["%25", "%"],
			["%26", "&"],
			["%2B", "+"],
			["%2b", "+"],
			["%2C", ","],
			["%2c", ","],
			["%2F", "/"],
			["%2f", "/"],
			["%3A", ":"],
			["%3a", ":"],
			["%3B", ";"],
			["%3b", ";"],
			["%3D", "="],
			["%3d", "="],
			["%3F", "?"],
			["%3f", "?"],
			["%40", "@"]
		]) {
			DECODE_COMPONENT_TABLE[encoded.charCodeAt(1) - 50 << 8 | encoded.charCodeAt(2)] = char.charCodeAt(0);
		}
		function decodeComponentCharCode(highCharCode, lowCharCode) {
			if (highCharCode < 50 || highCharCode > 52 || lowCharCode > 255) {
				return 0;
			}
			return DECODE_COMPONENT_TABLE[highCharCode - 50 << 8 | lowCharCode];
		}
		function decodeComponentChar(highCharCode, lowCharCode) {
			const charCode = decodeComponentCharCode(highCharCode, lowCharCode);
			if (charCode === 0) {
				return null;
			}
			return String.fromCharCode(charCode);
		}
		const MIN_NATIVE_SCAN_LENGTH = 12;
		function safeDecodeURI(path, useSemicolonDelimiter) {
			if (path.length >= MIN_NATIVE_SCAN_LENGTH) {
				return safeDecodeURINativeScan(path, useSemicolonDelimiter);
			}
			return safeDecodeURICharScan(path, useSemicolonDelimiter, 1);
		}
		function safeDecodeURINativeScan(path, useSemicolonDelimiter) {
			const percentIndex = path.indexOf("%", 1);
			let delimIndex = path.indexOf("?", 1);
			const hashIndex = path.indexOf("#", 1);
			if (hashIndex !== -1 && (delimIndex === -1 || hashIndex < delimIndex)) {
				delimIndex = hashIndex;
			}
			if (useSemicolonDelimiter) {
				const semicolonIndex = path.indexOf(";", 1);
				if (semicolonIndex !== -1 && (delimIndex === -1 || semicolonIndex < delimIndex)) {
					delimIndex = semicolonIndex;
				}
			}
			if (percentIndex === -1 || delimIndex !== -1 && percentIndex > delimIndex) {
				if (delimIndex === -1) {
					return {
						path,
						querystring: "",
						shouldDecodeParam: false
					};
				}
				return {
					path: path.slice(0, delimIndex),
					querystring: path.slice(delimIndex + 1),
					shouldDecodeParam: false
				};
			}
			return safeDecodeURIPercentScan(path, useSemicolonDelimiter, percentIndex);
		}
		function safeDecodeURICharScan(path, useSemicolonDelimiter, startIndex) {
			for (let i = startIndex; i < path.length; i++) {
				const charCode = path.charCodeAt(i);
				if (charCode === 37) {
					return safeDecodeURIPercentScan(path, useSemicolonDelimiter, i);
				} else if (charCode === 63 || charCode === 35 || charCode === 59 && useSemicolonDelimiter) {
					return {
						path: path.slice(0, i),
						querystring: path.slice(i + 1),
						shouldDecodeParam: false
					};
				}
			}
			return {
				path,
				querystring: "",
				shouldDecodeParam: false
			};
		}
		function safeDecodeURIPercentScan(path, useSemicolonDelimiter, startIndex) {
			let shouldDecode = false;
			let shouldDecodeParam = false;
			let querystring = "";
			let percentIndexes = null;
			let pathEnd = -1;
			for (let i = startIndex; i < path.length; i++) {
				const charCode = path.charCodeAt(i);
				if (charCode === 37) {
					const componentCharCode = decodeComponentCharCode(path.charCodeAt(i + 1), path.charCodeAt(i + 2));
					if (componentCharCode === 0) {
						shouldDecode = true;
					} else {
						shouldDecodeParam = true;
						if (componentCharCode === 37) {
							shouldDecode = true;
							if (percentIndexes === null) percentIndexes = [];
							percentIndexes.push(i);
						}
						i += 2;
					}
				} else if (charCode === 63 || charCode === 35 || charCode === 59 && useSemicolonDelimiter) {
					querystring = path.slice(i + 1);
					pathEnd = i;
					break;
				}
			}
			let decodedPath;
			if (percentIndexes === null) {
				decodedPath = pathEnd === -1 ? path : path.slice(0, pathEnd);
			} else {
				const parts = [];
				let last = 0;
				for (const index of percentIndexes) {
					parts.push(path.slice(last, index), "%2525");
					last = index + 3;
				}
				parts.push(path.slice(last, pathEnd === -1 ? path.length : pathEnd));
				decodedPath = parts.join("");
			}
			if (shouldDecode) decodedPath = decodeURI(decodedPath);
			return {
				path: decodedPath,
				querystring,
				shouldDecodeParam
			};
		}
		function safeDecodeURIComponent(uriComponent) {
			const startIndex = uriComponent.indexOf("%");
			if (startIndex === -1) return uriComponent;
			let decoded = "";
			let lastIndex = startIndex;
			for (let i = startIndex; i < uriComponent.length; i++) {
				if (uriComponent.charCodeAt(i) === 37) {
					const highCharCode = uriComponent.charCodeAt(i + 1);
					const lowCharCode = uriComponent.charCodeAt(i + 2);
					const decodedChar = decodeComponentChar(highCharCode, lowCharCode);
					decoded += uriComponent.slice(lastIndex, i) + decodedChar;
					lastIndex = i + 3;
				}
			}
			return uriComponent.slice(0, startIndex) + decoded + uriComponent.slice(lastIndex);
		}
		module.exports = {
			safeDecodeURI,
			safeDecodeURIComponent,
			safeDecodeURINativeScan,
			safeDecodeURICharScan,
			MIN_NATIVE_SCAN_LENGTH
		};
	}),
	38700: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const parse = __webpack_require__(44028);
		const { types } = __webpack_require__(44028);
		function walk(node, opts, starHeight) {
			let i;
			let ok;
			let len;
			if (node.type === types.REPETITION) {
				starHeight++;
				opts.reps++;
				if (starHeight > 1) return false;
				if (opts.reps > opts.limit) return false;
			}
			const options = node.options || node.value?.options;
			if (options) {
				for (i = 0, len = options.length; i < len; i++) {
					ok = walk({ stack: options[i] }, opts, starHeight);
					if (!ok) return false;
				}
			}
			const stack = node.stack || node.value?.stack;
			if (!stack) return true;
			for (i = 0, len = stack.length; i < len; i++) {
				ok = walk(stack[i], opts, starHeight);
				if (!ok) return false;
			}
			return true;
		}
		function safeRegex(re, options) {
			const opts = {
				reps: 0,
				limit: options?.limit ?? 25
			};
			if (isRegExp(re)) re = re.source;
			else if (typeof re !== "string") re = String(re);
			try {
				return walk(parse(re), opts, 0);
			} catch {
				return false;
			}
		}
		function isRegExp(x) {
			return Object.prototype.toString.call(x) === "[object RegExp]";
		}
		module.exports = safeRegex;
		module.exports["default"] = safeRegex;
		module.exports.safeRegex = safeRegex;
	}),
	64377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		"use strict";
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
