exports.id = 668;
exports.ids = [668];
exports.modules = {
	73313: ((module) => {
		module.exports = Pend;
		function Pend() {
			this.pending = 0;
			this.max = Infinity;
			this.listeners = [];
			this.waiting = [];
			this.error = null;
		}
		Pend.prototype.go = function(fn) {
			if (this.pending < this.max) {
				pendGo(this, fn);
			} else {
				this.waiting.push(fn);
			}
		};
		Pend.prototype.wait = function(cb) {
			if (this.pending === 0) {
				cb(this.error);
			} else {
				this.listeners.push(cb);
			}
		};
		Pend.prototype.hold = function() {
			return pendHold(this);
		};
		function pendHold(self) {
			self.pending += 1;
			var called = false;
			return onCb;
			function onCb(err) {
				if (called) throw new Error("callback called twice");
				called = true;
				self.error = self.error || err;
				self.pending -= 1;
				if (self.waiting.length > 0 && self.pending < self.max) {
					pendGo(self, self.waiting.shift());
				} else if (self.pending === 0) {
					var listeners = self.listeners;
					self.listeners = [];
					listeners.forEach(cbListener);
				}
			}
			function cbListener(listener) {
				listener(self.error);
			}
		}
		function pendGo(self, fn) {
			fn(pendHold(self));
		}
	}),
	59800: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		var __webpack_unused_export__;
		__webpack_unused_export__ = { value: true };
		exports.wT = __webpack_unused_export__ = void 0;
		const ed5 = __webpack_require__(96950);
		const ed2 = __webpack_require__(24488);
		const NSed3 = __webpack_require__(85699);
		var isS = ed5.isS;
		var isChar10 = ed5.isChar;
		var isNameStartChar = ed5.isNameStartChar;
		var isNameChar = ed5.isNameChar;
		var S_LIST = ed5.S_LIST;
		var NAME_RE = ed5.NAME_RE;
		var isChar11 = ed2.isChar;
		var isNCNameStartChar = NSed3.isNCNameStartChar;
		var isNCNameChar = NSed3.isNCNameChar;
		var NC_NAME_RE = NSed3.NC_NAME_RE;
		const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
		const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
		const rootNS = {
			__proto__: null,
			xml: XML_NAMESPACE,
			xmlns: XMLNS_NAMESPACE
		};
		const XML_ENTITIES = {
			__proto__: null,
			amp: "&",
			gt: ">",
			lt: "<",
			quot: "\"",
			apos: "'"
		};
		const EOC = -1;
		const NL_LIKE = -2;
		const S_BEGIN = 0;
		const S_BEGIN_WHITESPACE = 1;
		const S_DOCTYPE = 2;
		const S_DOCTYPE_QUOTE = 3;
		const S_DTD = 4;
		const S_DTD_QUOTED = 5;
		const S_DTD_OPEN_WAKA = 6;
		const S_DTD_OPEN_WAKA_BANG = 7;
		const S_DTD_COMMENT = 8;
		const S_DTD_COMMENT_ENDING = 9;
		const S_DTD_COMMENT_ENDED = 10;
		const S_DTD_PI = 11;
		const S_DTD_PI_ENDING = 12;
		const S_TEXT = 13;
		const S_ENTITY = 14;
		const S_OPEN_WAKA = 15;
		const S_OPEN_WAKA_BANG = 16;
		const S_COMMENT = 17;
		const S_COMMENT_ENDING = 18;
		const S_COMMENT_ENDED = 19;
		const S_CDATA = 20;
		const S_CDATA_ENDING = 21;
		const S_CDATA_ENDING_2 = 22;
		const S_PI_FIRST_CHAR = 23;
		const S_PI_REST = 24;
		const S_PI_BODY = 25;
		const S_PI_ENDING = 26;
		const S_XML_DECL_NAME_START = 27;
		const S_XML_DECL_NAME = 28;
		const S_XML_DECL_EQ = 29;
		const S_XML_DECL_VALUE_START = 30;
		const S_XML_DECL_VALUE = 31;
		const S_XML_DECL_SEPARATOR = 32;
		const S_XML_DECL_ENDING = 33;
		const S_OPEN_TAG = 34;
		const S_OPEN_TAG_SLASH = 35;
		const S_ATTRIB = 36;
		const S_ATTRIB_NAME = 37;
		const S_ATTRIB_NAME_SAW_WHITE = 38;
		const S_ATTRIB_VALUE = 39;
		const S_ATTRIB_VALUE_QUOTED = 40;
		const S_ATTRIB_VALUE_CLOSED = 41;
		const S_ATTRIB_VALUE_UNQUOTED = 42;
		const S_CLOSE_TAG = 43;
		const S_CLOSE_TAG_SAW_WHITE = 44;
		const TAB = 9;
		const NL = 10;
		const CR = 13;
		const SPACE = 32;
		const BANG = 33;
		const DQUOTE = 34;
		const AMP = 38;
		const SQUOTE = 39;
		const MINUS = 45;
		const FORWARD_SLASH = 47;
		const SEMICOLON = 59;
		const LESS = 60;
		const EQUAL = 61;
		const GREATER = 62;
		const QUESTION = 63;
		const OPEN_BRACKET = 91;
		const CLOSE_BRACKET = 93;
		const NEL = 133;
		const LS = 8232;
		const isQuote = (c) => c === DQUOTE || c === SQUOTE;
		const QUOTES = [DQUOTE, SQUOTE];
		const DOCTYPE_TERMINATOR = [
			...QUOTES,
			OPEN_BRACKET,
			GREATER
		];
		const DTD_TERMINATOR = [
			...QUOTES,
			LESS,
			CLOSE_BRACKET
		];
		const XML_DECL_NAME_TERMINATOR = [
			EQUAL,
			QUESTION,
			...S_LIST
		];
		const ATTRIB_VALUE_UNQUOTED_TERMINATOR = [
			...S_LIST,
			GREATER,
			AMP,
			LESS
		];
		function nsPairCheck(parser, prefix, uri) {
			switch (prefix) {
				case "xml":
					if (uri !== XML_NAMESPACE) {
						parser.fail(`xml prefix must be bound to ${XML_NAMESPACE}.`);
					}
					break;
				case "xmlns":
					if (uri !== XMLNS_NAMESPACE) {
						parser.fail(`xmlns prefix must be bound to ${XMLNS_NAMESPACE}.`);
					}
					break;
				default:
			}
			switch (uri) {
				case XMLNS_NAMESPACE:
					parser.fail(prefix === "" ? `the default namespace may not be set to ${uri}.` : `may not assign a prefix (even "xmlns") to the URI \
${XMLNS_NAMESPACE}.`);
					break;
				case XML_NAMESPACE:
					switch (prefix) {
						case "xml": break;
						case "":
							parser.fail(`the default namespace may not be set to ${uri}.`);
							break;
						default: parser.fail("may not assign the xml namespace to another prefix.");
					}
					break;
				default:
			}
		}
		function nsMappingCheck(parser, mapping) {
			for (const local of Object.keys(mapping)) {
				nsPairCheck(parser, local, mapping[local]);
			}
		}
		const isNCName = (name) => NC_NAME_RE.test(name);
		const isName = (name) => NAME_RE.test(name);
		const FORBIDDEN_START = 0;
		const FORBIDDEN_BRACKET = 1;
		const FORBIDDEN_BRACKET_BRACKET = 2;
		__webpack_unused_export__ = [
			"xmldecl",
			"text",
			"processinginstruction",
			"doctype",
			"comment",
			"opentagstart",
			"attribute",
			"opentag",
			"closetag",
			"cdata",
			"error",
			"end",
			"ready"
		];
		const EVENT_NAME_TO_HANDLER_NAME = {
			xmldecl: "xmldeclHandler",
			text: "textHandler",
			processinginstruction: "piHandler",
			doctype: "doctypeHandler",
			comment: "commentHandler",
			opentagstart: "openTagStartHandler",
			attribute: "attributeHandler",
			opentag: "openTagHandler",
			closetag: "closeTagHandler",
			cdata: "cdataHandler",
			error: "errorHandler",
			end: "endHandler",
			ready: "readyHandler"
		};
		class SaxesParser {
			constructor(opt) {
				this.opt = opt !== null && opt !== void 0 ? opt : {};
				this.fragmentOpt = !!this.opt.fragment;
				const xmlnsOpt = this.xmlnsOpt = !!this.opt.xmlns;
				this.trackPosition = this.opt.position !== false;
				this.fileName = this.opt.fileName;
				if (xmlnsOpt) {
					this.nameStartCheck = isNCNameStartChar;
					this.nameCheck = isNCNameChar;
					this.isName = isNCName;
					this.processAttribs = this.processAttribsNS;
					this.pushAttrib = this.pushAttribNS;
					this.ns = Object.assign({ __proto__: null }, rootNS);
					const additional = this.opt.additionalNamespaces;
					if (additional != null) {
						nsMappingCheck(this, additional);
						Object.assign(this.ns, additional);
					}
				} else {
					this.nameStartCheck = isNameStartChar;
					this.nameCheck = isNameChar;
					this.isName = isName;
					this.processAttribs = this.processAttribsPlain;
					this.pushAttrib = this.pushAttribPlain;
				}
				this.stateTable = [
					this.sBegin,
					this.sBeginWhitespace,
					this.sDoctype,
					this.sDoctypeQuote,
					this.sDTD,
					this.sDTDQuoted,
					this.sDTDOpenWaka,
					this.sDTDOpenWakaBang,
					this.sDTDComment,
					this.sDTDCommentEnding,
					this.sDTDCommentEnded,
					this.sDTDPI,
					this.sDTDPIEnding,
					this.sText,
					this.sEntity,
					this.sOpenWaka,
					this.sOpenWakaBang,
					this.sComment,
					this.sCommentEnding,
					this.sCommentEnded,
					this.sCData,
					this.sCDataEnding,
					this.sCDataEnding2,
					this.sPIFirstChar,
					this.sPIRest,
					this.sPIBody,
					this.sPIEnding,
					this.sXMLDeclNameStart,
					this.sXMLDeclName,
					this.sXMLDeclEq,
					this.sXMLDeclValueStart,
					this.sXMLDeclValue,
					this.sXMLDeclSeparator,
					this.sXMLDeclEnding,
					this.sOpenTag,
					this.sOpenTagSlash,
					this.sAttrib,
					this.sAttribName,
					this.sAttribNameSawWhite,
					this.sAttribValue,
					this.sAttribValueQuoted,
					this.sAttribValueClosed,
					this.sAttribValueUnquoted,
					this.sCloseTag,
					this.sCloseTagSawWhite
				];
				this._init();
			}
			get closed() {
				return this._closed;
			}
			_init() {
				var _a;
				this.openWakaBang = "";
				this.text = "";
				this.name = "";
				this.piTarget = "";
				this.entity = "";
				this.q = null;
				this.tags = [];
				this.tag = null;
				this.topNS = null;
				this.chunk = "";
				this.chunkPosition = 0;
				this.i = 0;
				this.prevI = 0;
				this.carriedFromPrevious = undefined;
				this.forbiddenState = FORBIDDEN_START;
				this.attribList = [];
				const { fragmentOpt } = this;
				this.state = fragmentOpt ? S_TEXT : S_BEGIN;
				this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = fragmentOpt;
				this.xmlDeclPossible = !fragmentOpt;
				this.xmlDeclExpects = ["version"];
				this.entityReturnState = undefined;
				let { defaultXMLVersion } = this.opt;
				if (defaultXMLVersion === undefined) {
					if (this.opt.forceXMLVersion === true) {
						throw new Error("forceXMLVersion set but defaultXMLVersion is not set");
					}
					defaultXMLVersion = "1.0";
				}
				this.setXMLVersion(defaultXMLVersion);
				this.positionAtNewLine = 0;
				this.doctype = false;
				this._closed = false;
				this.xmlDecl = {
					version: undefined,
					encoding: undefined,
					standalone: undefined
				};
				this.line = 1;
				this.column = 0;
				this.ENTITIES = Object.create(XML_ENTITIES);
				(_a = this.readyHandler) === null || _a === void 0 ? void 0 : _a.call(this);
			}
			get position() {
				return this.chunkPosition + this.i;
			}
			get columnIndex() {
				return this.position - this.positionAtNewLine;
			}
			on(name, handler) {
				this[EVENT_NAME_TO_HANDLER_NAME[name]] = handler;
			}
			off(name) {
				this[EVENT_NAME_TO_HANDLER_NAME[name]] = undefined;
			}
			makeError(message) {
				var _a;
				let msg = (_a = this.fileName) !== null && _a !== void 0 ? _a : "";
				if (this.trackPosition) {
					if (msg.length > 0) {
						msg += ":";
					}
					msg += `${this.line}:${this.column}`;
				}
				if (msg.length > 0) {
					msg += ": ";
				}
				return new Error(msg + message);
			}
			fail(message) {
				const err = this.makeError(message);
				const handler = this.errorHandler;
				if (handler === undefined) {
					throw err;
				} else {
					handler(err);
				}
				return this;
			}
			write(chunk) {
				if (this.closed) {
					return this.fail("cannot write after close; assign an onready handler.");
				}
				let end = false;
				if (chunk === null) {
					end = true;
					chunk = "";
				} else if (typeof chunk === "object") {
					chunk = chunk.toString();
				}
				if (this.carriedFromPrevious !== undefined) {
					chunk = `${this.carriedFromPrevious}${chunk}`;
					this.carriedFromPrevious = undefined;
				}
				let limit = chunk.length;
				const lastCode = chunk.charCodeAt(limit - 1);
				if (!end && (lastCode === CR || lastCode >= 55296 && lastCode <= 56319)) {
					this.carriedFromPrevious = chunk[limit - 1];
					limit--;
					chunk = chunk.slice(0, limit);
				}
				const { stateTable } = this;
				this.chunk = chunk;
				this.i = 0;
				while (this.i < limit) {
					stateTable[this.state].call(this);
				}
				this.chunkPosition += limit;
				return end ? this.end() : this;
			}
			close() {
				return this.write(null);
			}
			getCode10() {
				const { chunk, i } = this;
				this.prevI = i;
				this.i = i + 1;
				if (i >= chunk.length) {
					return EOC;
				}
				const code = chunk.charCodeAt(i);
				this.column++;
				if (code < 55296) {
					if (code >= SPACE || code === TAB) {
						return code;
					}
					switch (code) {
						case NL:
							this.line++;
							this.column = 0;
							this.positionAtNewLine = this.position;
							return NL;
						case CR:
							if (chunk.charCodeAt(i + 1) === NL) {
								this.i = i + 2;
							}
							this.line++;
							this.column = 0;
							this.positionAtNewLine = this.position;
							return NL_LIKE;
						default:
							this.fail("disallowed character.");
							return code;
					}
				}
				if (code > 56319) {
					if (!(code >= 57344 && code <= 65533)) {
						this.fail("disallowed character.");
					}
					return code;
				}
				const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
				this.i = i + 2;
				if (final > 1114111) {
					this.fail("disallowed character.");
				}
				return final;
			}
			getCode11() {
				const { chunk, i } = this;
				this.prevI = i;
				this.i = i + 1;
				if (i >= chunk.length) {
					return EOC;
				}
				const code = chunk.charCodeAt(i);
				this.column++;
				if (code < 55296) {
					if (code > 31 && code < 127 || code > 159 && code !== LS || code === TAB) {
						return code;
					}
					switch (code) {
						case NL:
							this.line++;
							this.column = 0;
							this.positionAtNewLine = this.position;
							return NL;
						case CR: {
							const next = chunk.charCodeAt(i + 1);
							if (next === NL || next === NEL) {
								this.i = i + 2;
							}
						}
						case NEL:
						case LS:
							this.line++;
							this.column = 0;
							this.positionAtNewLine = this.position;
							return NL_LIKE;
						default:
							this.fail("disallowed character.");
							return code;
					}
				}
				if (code > 56319) {
					if (!(code >= 57344 && code <= 65533)) {
						this.fail("disallowed character.");
					}
					return code;
				}
				const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
				this.i = i + 2;
				if (final > 1114111) {
					this.fail("disallowed character.");
				}
				return final;
			}
			getCodeNorm() {
				const c = this.getCode();
				return c === NL_LIKE ? NL : c;
			}
			unget() {
				this.i = this.prevI;
				this.column--;
			}
			captureTo(chars) {
				let { i: start } = this;
				const { chunk } = this;
				while (true) {
					const c = this.getCode();
					const isNLLike = c === NL_LIKE;
					const final = isNLLike ? NL : c;
					if (final === EOC || chars.includes(final)) {
						this.text += chunk.slice(start, this.prevI);
						return final;
					}
					if (isNLLike) {
						this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
					}
				}
			}
			captureToChar(char) {
				let { i: start } = this;
				const { chunk } = this;
				while (true) {
					let c = this.getCode();
					switch (c) {
						case NL_LIKE:
							this.text += `${chunk.slice(start, this.prevI)}\n`;
							start = this.i;
							c = NL;
							break;
						case EOC:
							this.text += chunk.slice(start);
							return false;
						default:
					}
					if (c === char) {
						this.text += chunk.slice(start, this.prevI);
						return true;
					}
				}
			}
			captureNameChars() {
				const { chunk, i: start } = this;
				while (true) {
					const c = this.getCode();
					if (c === EOC) {
						this.name += chunk.slice(start);
						return EOC;
					}
					if (!isNameChar(c)) {
						this.name += chunk.slice(start, this.prevI);
						return c === NL_LIKE ? NL : c;
					}
				}
			}
			skipSpaces() {
				while (true) {
					const c = this.getCodeNorm();
					if (c === EOC || !isS(c)) {
						return c;
					}
				}
			}
			setXMLVersion(version) {
				this.currentXMLVersion = version;
				if (version === "1.0") {
					this.isChar = isChar10;
					this.getCode = this.getCode10;
				} else {
					this.isChar = isChar11;
					this.getCode = this.getCode11;
				}
			}
			sBegin() {
				if (this.chunk.charCodeAt(0) === 65279) {
					this.i++;
					this.column++;
				}
				this.state = S_BEGIN_WHITESPACE;
			}
			sBeginWhitespace() {
				const iBefore = this.i;
				const c = this.skipSpaces();
				if (this.prevI !== iBefore) {
					this.xmlDeclPossible = false;
				}
				switch (c) {
					case LESS:
						this.state = S_OPEN_WAKA;
						if (this.text.length !== 0) {
							throw new Error("no-empty text at start");
						}
						break;
					case EOC: break;
					default:
						this.unget();
						this.state = S_TEXT;
						this.xmlDeclPossible = false;
				}
			}
			sDoctype() {
				var _a;
				const c = this.captureTo(DOCTYPE_TERMINATOR);
				switch (c) {
					case GREATER: {
						(_a = this.doctypeHandler) === null || _a === void 0 ? void 0 : _a.call(this, this.text);
						this.text = "";
						this.state = S_TEXT;
						this.doctype = true;
						break;
					}
					case EOC: break;
					default:
						this.text += String.fromCodePoint(c);
						if (c === OPEN_BRACKET) {
							this.state = S_DTD;
						} else if (isQuote(c)) {
							this.state = S_DOCTYPE_QUOTE;
							this.q = c;
						}
				}
			}
			sDoctypeQuote() {
				const q = this.q;
				if (this.captureToChar(q)) {
					this.text += String.fromCodePoint(q);
					this.q = null;
					this.state = S_DOCTYPE;
				}
			}
			sDTD() {
				const c = this.captureTo(DTD_TERMINATOR);
				if (c === EOC) {
					return;
				}
				this.text += String.fromCodePoint(c);
				if (c === CLOSE_BRACKET) {
					this.state = S_DOCTYPE;
				} else if (c === LESS) {
					this.state = S_DTD_OPEN_WAKA;
				} else if (isQuote(c)) {
					this.state = S_DTD_QUOTED;
					this.q = c;
				}
			}
			sDTDQuoted() {
				const q = this.q;
				if (this.captureToChar(q)) {
					this.text += String.fromCodePoint(q);
					this.state = S_DTD;
					this.q = null;
				}
			}
			sDTDOpenWaka() {
				const c = this.getCodeNorm();
				this.text += String.fromCodePoint(c);
				switch (c) {
					case BANG:
						this.state = S_DTD_OPEN_WAKA_BANG;
						this.openWakaBang = "";
						break;
					case QUESTION:
						this.state = S_DTD_PI;
						break;
					default: this.state = S_DTD;
				}
			}
			sDTDOpenWakaBang() {
				const char = String.fromCodePoint(this.getCodeNorm());
				const owb = this.openWakaBang += char;
				this.text += char;
				if (owb !== "-") {
					this.state = owb === "--" ? S_DTD_COMMENT : S_DTD;
					this.openWakaBang = "";
				}
			}
			sDTDComment() {
				if (this.captureToChar(MINUS)) {
					this.text += "-";
					this.state = S_DTD_COMMENT_ENDING;
				}
			}
			sDTDCommentEnding() {
				const c = this.getCodeNorm();
				this.text += String.fromCodePoint(c);
				this.state = c === MINUS ? S_DTD_COMMENT_ENDED : S_DTD_COMMENT;
			}
			sDTDCommentEnded() {
				const c = this.getCodeNorm();
				this.text += String.fromCodePoint(c);
				if (c === GREATER) {
					this.state = S_DTD;
				} else {
					this.fail("malformed comment.");
					this.state = S_DTD_COMMENT;
				}
			}
			sDTDPI() {
				if (this.captureToChar(QUESTION)) {
					this.text += "?";
					this.state = S_DTD_PI_ENDING;
				}
			}
			sDTDPIEnding() {
				const c = this.getCodeNorm();
				this.text += String.fromCodePoint(c);
				if (c === GREATER) {
					this.state = S_DTD;
				}
			}
			sText() {
				if (this.tags.length !== 0) {
					this.handleTextInRoot();
				} else {
					this.handleTextOutsideRoot();
				}
			}
			sEntity() {
				let { i: start } = this;
				const { chunk } = this;
				loop: while (true) {
					switch (this.getCode()) {
						case NL_LIKE:
							this.entity += `${chunk.slice(start, this.prevI)}\n`;
							start = this.i;
							break;
						case SEMICOLON: {
							const { entityReturnState } = this;
							const entity = this.entity + chunk.slice(start, this.prevI);
							this.state = entityReturnState;
							let parsed;
							if (entity === "") {
								this.fail("empty entity name.");
								parsed = "&;";
							} else {
								parsed = this.parseEntity(entity);
								this.entity = "";
							}
							if (entityReturnState !== S_TEXT || this.textHandler !== undefined) {
								this.text += parsed;
							}
							break loop;
						}
						case EOC:
							this.entity += chunk.slice(start);
							break loop;
						default:
					}
				}
			}
			sOpenWaka() {
				const c = this.getCode();
				if (isNameStartChar(c)) {
					this.state = S_OPEN_TAG;
					this.unget();
					this.xmlDeclPossible = false;
				} else {
					switch (c) {
						case FORWARD_SLASH:
							this.state = S_CLOSE_TAG;
							this.xmlDeclPossible = false;
							break;
						case BANG:
							this.state = S_OPEN_WAKA_BANG;
							this.openWakaBang = "";
							this.xmlDeclPossible = false;
							break;
						case QUESTION:
							this.state = S_PI_FIRST_CHAR;
							break;
						default:
							this.fail("disallowed character in tag name");
							this.state = S_TEXT;
							this.xmlDeclPossible = false;
					}
				}
			}
			sOpenWakaBang() {
				this.openWakaBang += String.fromCodePoint(this.getCodeNorm());
				switch (this.openWakaBang) {
					case "[CDATA[":
						if (!this.sawRoot && !this.reportedTextBeforeRoot) {
							this.fail("text data outside of root node.");
							this.reportedTextBeforeRoot = true;
						}
						if (this.closedRoot && !this.reportedTextAfterRoot) {
							this.fail("text data outside of root node.");
							this.reportedTextAfterRoot = true;
						}
						this.state = S_CDATA;
						this.openWakaBang = "";
						break;
					case "--":
						this.state = S_COMMENT;
						this.openWakaBang = "";
						break;
					case "DOCTYPE":
						this.state = S_DOCTYPE;
						if (this.doctype || this.sawRoot) {
							this.fail("inappropriately located doctype declaration.");
						}
						this.openWakaBang = "";
						break;
					default: if (this.openWakaBang.length >= 7) {
						this.fail("incorrect syntax.");
					}
				}
			}
			sComment() {
				if (this.captureToChar(MINUS)) {
					this.state = S_COMMENT_ENDING;
				}
			}
			sCommentEnding() {
				var _a;
				const c = this.getCodeNorm();
				if (c === MINUS) {
					this.state = S_COMMENT_ENDED;
					(_a = this.commentHandler) === null || _a === void 0 ? void 0 : _a.call(this, this.text);
					this.text = "";
				} else {
					this.text += `-${String.fromCodePoint(c)}`;
					this.state = S_COMMENT;
				}
			}
			sCommentEnded() {
				const c = this.getCodeNorm();
				if (c !== GREATER) {
					this.fail("malformed comment.");
					this.text += `--${String.fromCodePoint(c)}`;
					this.state = S_COMMENT;
				} else {
					this.state = S_TEXT;
				}
			}
			sCData() {
				if (this.captureToChar(CLOSE_BRACKET)) {
					this.state = S_CDATA_ENDING;
				}
			}
			sCDataEnding() {
				const c = this.getCodeNorm();
				if (c === CLOSE_BRACKET) {
					this.state = S_CDATA_ENDING_2;
				} else {
					this.text += `]${String.fromCodePoint(c)}`;
					this.state = S_CDATA;
				}
			}
			sCDataEnding2() {
				var _a;
				const c = this.getCodeNorm();
				switch (c) {
					case GREATER: {
						(_a = this.cdataHandler) === null || _a === void 0 ? void 0 : _a.call(this, this.text);
						this.text = "";
						this.state = S_TEXT;
						break;
					}
					case CLOSE_BRACKET:
						this.text += "]";
						break;
					default:
						this.text += `]]${String.fromCodePoint(c)}`;
						this.state = S_CDATA;
				}
			}
			sPIFirstChar() {
				const c = this.getCodeNorm();
				if (this.nameStartCheck(c)) {
					this.piTarget += String.fromCodePoint(c);
					this.state = S_PI_REST;
				} else if (c === QUESTION || isS(c)) {
					this.fail("processing instruction without a target.");
					this.state = c === QUESTION ? S_PI_ENDING : S_PI_BODY;
				} else {
					this.fail("disallowed character in processing instruction name.");
					this.piTarget += String.fromCodePoint(c);
					this.state = S_PI_REST;
				}
			}
			sPIRest() {
				const { chunk, i: start } = this;
				while (true) {
					const c = this.getCodeNorm();
					if (c === EOC) {
						this.piTarget += chunk.slice(start);
						return;
					}
					if (!this.nameCheck(c)) {
						this.piTarget += chunk.slice(start, this.prevI);
						const isQuestion = c === QUESTION;
						if (isQuestion || isS(c)) {
							if (this.piTarget === "xml") {
								if (!this.xmlDeclPossible) {
									this.fail("an XML declaration must be at the start of the document.");
								}
								this.state = isQuestion ? S_XML_DECL_ENDING : S_XML_DECL_NAME_START;
							} else {
								this.state = isQuestion ? S_PI_ENDING : S_PI_BODY;
							}
						} else {
							this.fail("disallowed character in processing instruction name.");
							this.piTarget += String.fromCodePoint(c);
						}
						break;
					}
				}
			}
			sPIBody() {
				if (this.text.length === 0) {
					const c = this.getCodeNorm();
					if (c === QUESTION) {
						this.state = S_PI_ENDING;
					} else if (!isS(c)) {
						this.text = String.fromCodePoint(c);
					}
				} else if (this.captureToChar(QUESTION)) {
					this.state = S_PI_ENDING;
				}
			}
			sPIEnding() {
				var _a;
				const c = this.getCodeNorm();
				if (c === GREATER) {
					const { piTarget } = this;
					if (piTarget.toLowerCase() === "xml") {
						this.fail("the XML declaration must appear at the start of the document.");
					}
					(_a = this.piHandler) === null || _a === void 0 ? void 0 : _a.call(this, {
						target: piTarget,
						body: this.text
					});
					this.piTarget = this.text = "";
					this.state = S_TEXT;
				} else if (c === QUESTION) {
					this.text += "?";
				} else {
					this.text += `?${String.fromCodePoint(c)}`;
					this.state = S_PI_BODY;
				}
				this.xmlDeclPossible = false;
			}
			sXMLDeclNameStart() {
				const c = this.skipSpaces();
				if (c === QUESTION) {
					this.state = S_XML_DECL_ENDING;
					return;
				}
				if (c !== EOC) {
					this.state = S_XML_DECL_NAME;
					this.name = String.fromCodePoint(c);
				}
			}
			sXMLDeclName() {
				const c = this.captureTo(XML_DECL_NAME_TERMINATOR);
				if (c === QUESTION) {
					this.state = S_XML_DECL_ENDING;
					this.name += this.text;
					this.text = "";
					this.fail("XML declaration is incomplete.");
					return;
				}
				if (!(isS(c) || c === EQUAL)) {
					return;
				}
				this.name += this.text;
				this.text = "";
				if (!this.xmlDeclExpects.includes(this.name)) {
					switch (this.name.length) {
						case 0:
							this.fail("did not expect any more name/value pairs.");
							break;
						case 1:
							this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
							break;
						default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
					}
				}
				this.state = c === EQUAL ? S_XML_DECL_VALUE_START : S_XML_DECL_EQ;
			}
			sXMLDeclEq() {
				const c = this.getCodeNorm();
				if (c === QUESTION) {
					this.state = S_XML_DECL_ENDING;
					this.fail("XML declaration is incomplete.");
					return;
				}
				if (isS(c)) {
					return;
				}
				if (c !== EQUAL) {
					this.fail("value required.");
				}
				this.state = S_XML_DECL_VALUE_START;
			}
			sXMLDeclValueStart() {
				const c = this.getCodeNorm();
				if (c === QUESTION) {
					this.state = S_XML_DECL_ENDING;
					this.fail("XML declaration is incomplete.");
					return;
				}
				if (isS(c)) {
					return;
				}
				if (!isQuote(c)) {
					this.fail("value must be quoted.");
					this.q = SPACE;
				} else {
					this.q = c;
				}
				this.state = S_XML_DECL_VALUE;
			}
			sXMLDeclValue() {
				const c = this.captureTo([this.q, QUESTION]);
				if (c === QUESTION) {
					this.state = S_XML_DECL_ENDING;
					this.text = "";
					this.fail("XML declaration is incomplete.");
					return;
				}
				if (c === EOC) {
					return;
				}
				const value = this.text;
				this.text = "";
				switch (this.name) {
					case "version": {
						this.xmlDeclExpects = ["encoding", "standalone"];
						const version = value;
						this.xmlDecl.version = version;
						if (!/^1\.[0-9]+$/.test(version)) {
							this.fail("version number must match /^1\\.[0-9]+$/.");
						} else if (!this.opt.forceXMLVersion) {
							this.setXMLVersion(version);
						}
						break;
					}
					case "encoding":
						if (!/^[A-Za-z][A-Za-z0-9._-]*$/.test(value)) {
							this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/.");
						}
						this.xmlDeclExpects = ["standalone"];
						this.xmlDecl.encoding = value;
						break;
					case "standalone":
						if (value !== "yes" && value !== "no") {
							this.fail("standalone value must match \"yes\" or \"no\".");
						}
						this.xmlDeclExpects = [];
						this.xmlDecl.standalone = value;
						break;
					default:
				}
				this.name = "";
				this.state = S_XML_DECL_SEPARATOR;
			}
			sXMLDeclSeparator() {
				const c = this.getCodeNorm();
				if (c === QUESTION) {
					this.state = S_XML_DECL_ENDING;
					return;
				}
				if (!isS(c)) {
					this.fail("whitespace required.");
					this.unget();
				}
				this.state = S_XML_DECL_NAME_START;
			}
			sXMLDeclEnding() {
				var _a;
				const c = this.getCodeNorm();
				if (c === GREATER) {
					if (this.piTarget !== "xml") {
						this.fail("processing instructions are not allowed before root.");
					} else if (this.name !== "version" && this.xmlDeclExpects.includes("version")) {
						this.fail("XML declaration must contain a version.");
					}
					(_a = this.xmldeclHandler) === null || _a === void 0 ? void 0 : _a.call(this, this.xmlDecl);
					this.name = "";
					this.piTarget = this.text = "";
					this.state = S_TEXT;
				} else {
					this.fail("The character ? is disallowed anywhere in XML declarations.");
				}
				this.xmlDeclPossible = false;
			}
			sOpenTag() {
				var _a;
				const c = this.captureNameChars();
				if (c === EOC) {
					return;
				}
				const tag = this.tag = {
					name: this.name,
					attributes: Object.create(null)
				};
				this.name = "";
				if (this.xmlnsOpt) {
					this.topNS = tag.ns = Object.create(null);
				}
				(_a = this.openTagStartHandler) === null || _a === void 0 ? void 0 : _a.call(this, tag);
				this.sawRoot = true;
				if (!this.fragmentOpt && this.closedRoot) {
					this.fail("documents may contain only one root.");
				}
				switch (c) {
					case GREATER:
						this.openTag();
						break;
					case FORWARD_SLASH:
						this.state = S_OPEN_TAG_SLASH;
						break;
					default:
						if (!isS(c)) {
							this.fail("disallowed character in tag name.");
						}
						this.state = S_ATTRIB;
				}
			}
			sOpenTagSlash() {
				if (this.getCode() === GREATER) {
					this.openSelfClosingTag();
				} else {
					this.fail("forward-slash in opening tag not followed by >.");
					this.state = S_ATTRIB;
				}
			}
			sAttrib() {
				const c = this.skipSpaces();
				if (c === EOC) {
					return;
				}
				if (isNameStartChar(c)) {
					this.unget();
					this.state = S_ATTRIB_NAME;
				} else if (c === GREATER) {
					this.openTag();
				} else if (c === FORWARD_SLASH) {
					this.state = S_OPEN_TAG_SLASH;
				} else {
					this.fail("disallowed character in attribute name.");
				}
			}
			sAttribName() {
				const c = this.captureNameChars();
				if (c === EQUAL) {
					this.state = S_ATTRIB_VALUE;
				} else if (isS(c)) {
					this.state = S_ATTRIB_NAME_SAW_WHITE;
				} else if (c === GREATER) {
					this.fail("attribute without value.");
					this.pushAttrib(this.name, this.name);
					this.name = this.text = "";
					this.openTag();
				} else if (c !== EOC) {
					this.fail("disallowed character in attribute name.");
				}
			}
			sAttribNameSawWhite() {
				const c = this.skipSpaces();
				switch (c) {
					case EOC: return;
					case EQUAL:
						this.state = S_ATTRIB_VALUE;
						break;
					default:
						this.fail("attribute without value.");
						this.text = "";
						this.name = "";
						if (c === GREATER) {
							this.openTag();
						} else if (isNameStartChar(c)) {
							this.unget();
							this.state = S_ATTRIB_NAME;
						} else {
							this.fail("disallowed character in attribute name.");
							this.state = S_ATTRIB;
						}
				}
			}
			sAttribValue() {
				const c = this.getCodeNorm();
				if (isQuote(c)) {
					this.q = c;
					this.state = S_ATTRIB_VALUE_QUOTED;
				} else if (!isS(c)) {
					this.fail("unquoted attribute value.");
					this.state = S_ATTRIB_VALUE_UNQUOTED;
					this.unget();
				}
			}
			sAttribValueQuoted() {
				const { q, chunk } = this;
				let { i: start } = this;
				while (true) {
					switch (this.getCode()) {
						case q:
							this.pushAttrib(this.name, this.text + chunk.slice(start, this.prevI));
							this.name = this.text = "";
							this.q = null;
							this.state = S_ATTRIB_VALUE_CLOSED;
							return;
						case AMP:
							this.text += chunk.slice(start, this.prevI);
							this.state = S_ENTITY;
							this.entityReturnState = S_ATTRIB_VALUE_QUOTED;
							return;
						case NL:
						case NL_LIKE:
						case TAB:
							this.text += `${chunk.slice(start, this.prevI)} `;
							start = this.i;
							break;
						case LESS:
							this.text += chunk.slice(start, this.prevI);
							this.fail("disallowed character.");
							return;
						case EOC:
							this.text += chunk.slice(start);
							return;
						default:
					}
				}
			}
			sAttribValueClosed() {
				const c = this.getCodeNorm();
				if (isS(c)) {
					this.state = S_ATTRIB;
				} else if (c === GREATER) {
					this.openTag();
				} else if (c === FORWARD_SLASH) {
					this.state = S_OPEN_TAG_SLASH;
				} else if (isNameStartChar(c)) {
					this.fail("no whitespace between attributes.");
					this.unget();
					this.state = S_ATTRIB_NAME;
				} else {
					this.fail("disallowed character in attribute name.");
				}
			}
			sAttribValueUnquoted() {
				const c = this.captureTo(ATTRIB_VALUE_UNQUOTED_TERMINATOR);
				switch (c) {
					case AMP:
						this.state = S_ENTITY;
						this.entityReturnState = S_ATTRIB_VALUE_UNQUOTED;
						break;
					case LESS:
						this.fail("disallowed character.");
						break;
					case EOC: break;
					default:
						if (this.text.includes("]]>")) {
							this.fail("the string \"]]>\" is disallowed in char data.");
						}
						this.pushAttrib(this.name, this.text);
						this.name = this.text = "";
						if (c === GREATER) {
							this.openTag();
						} else {
							this.state = S_ATTRIB;
						}
				}
			}
			sCloseTag() {
				const c = this.captureNameChars();
				if (c === GREATER) {
					this.closeTag();
				} else if (isS(c)) {
					this.state = S_CLOSE_TAG_SAW_WHITE;
				} else if (c !== EOC) {
					this.fail("disallowed character in closing tag.");
				}
			}
			sCloseTagSawWhite() {
				switch (this.skipSpaces()) {
					case GREATER:
						this.closeTag();
						break;
					case EOC: break;
					default: this.fail("disallowed character in closing tag.");
				}
			}
			handleTextInRoot() {
				let { i: start, forbiddenState } = this;
				const { chunk, textHandler: handler } = this;
				scanLoop: while (true) {
					switch (this.getCode()) {
						case LESS: {
							this.state = S_OPEN_WAKA;
							if (handler !== undefined) {
								const { text } = this;
								const slice = chunk.slice(start, this.prevI);
								if (text.length !== 0) {
									handler(text + slice);
									this.text = "";
								} else if (slice.length !== 0) {
									handler(slice);
								}
							}
							forbiddenState = FORBIDDEN_START;
							break scanLoop;
						}
						case AMP:
							this.state = S_ENTITY;
							this.entityReturnState = S_TEXT;
							if (handler !== undefined) {
								this.text += chunk.slice(start, this.prevI);
							}
							forbiddenState = FORBIDDEN_START;
							break scanLoop;
						case CLOSE_BRACKET:
							switch (forbiddenState) {
								case FORBIDDEN_START:
									forbiddenState = FORBIDDEN_BRACKET;
									break;
								case FORBIDDEN_BRACKET:
									forbiddenState = FORBIDDEN_BRACKET_BRACKET;
									break;
								case FORBIDDEN_BRACKET_BRACKET: break;
								default: throw new Error("impossible state");
							}
							break;
						case GREATER:
							if (forbiddenState === FORBIDDEN_BRACKET_BRACKET) {
								this.fail("the string \"]]>\" is disallowed in char data.");
							}
							forbiddenState = FORBIDDEN_START;
							break;
						case NL_LIKE:
							if (handler !== undefined) {
								this.text += `${chunk.slice(start, this.prevI)}\n`;
							}
							start = this.i;
							forbiddenState = FORBIDDEN_START;
							break;
						case EOC:
							if (handler !== undefined) {
								this.text += chunk.slice(start);
							}
							break scanLoop;
						default: forbiddenState = FORBIDDEN_START;
					}
				}
				this.forbiddenState = forbiddenState;
			}
			handleTextOutsideRoot() {
				let { i: start } = this;
				const { chunk, textHandler: handler } = this;
				let nonSpace = false;
				outRootLoop: while (true) {
					const code = this.getCode();
					switch (code) {
						case LESS: {
							this.state = S_OPEN_WAKA;
							if (handler !== undefined) {
								const { text } = this;
								const slice = chunk.slice(start, this.prevI);
								if (text.length !== 0) {
									handler(text + slice);
									this.text = "";
								} else if (slice.length !== 0) {
									handler(slice);
								}
							}
							break outRootLoop;
						}
						case AMP:
							this.state = S_ENTITY;
							this.entityReturnState = S_TEXT;
							if (handler !== undefined) {
								this.text += chunk.slice(start, this.prevI);
							}
							nonSpace = true;
							break outRootLoop;
						case NL_LIKE:
							if (handler !== undefined) {
								this.text += `${chunk.slice(start, this.prevI)}\n`;
							}
							start = this.i;
							break;
						case EOC:
							if (handler !== undefined) {
								this.text += chunk.slice(start);
							}
							break outRootLoop;
						default: if (!isS(code)) {
							nonSpace = true;
						}
					}
				}
				if (!nonSpace) {
					return;
				}
				if (!this.sawRoot && !this.reportedTextBeforeRoot) {
					this.fail("text data outside of root node.");
					this.reportedTextBeforeRoot = true;
				}
				if (this.closedRoot && !this.reportedTextAfterRoot) {
					this.fail("text data outside of root node.");
					this.reportedTextAfterRoot = true;
				}
			}
			pushAttribNS(name, value) {
				var _a;
				const { prefix, local } = this.qname(name);
				const attr = {
					name,
					prefix,
					local,
					value
				};
				this.attribList.push(attr);
				(_a = this.attributeHandler) === null || _a === void 0 ? void 0 : _a.call(this, attr);
				if (prefix === "xmlns") {
					const trimmed = value.trim();
					if (this.currentXMLVersion === "1.0" && trimmed === "") {
						this.fail("invalid attempt to undefine prefix in XML 1.0");
					}
					this.topNS[local] = trimmed;
					nsPairCheck(this, local, trimmed);
				} else if (name === "xmlns") {
					const trimmed = value.trim();
					this.topNS[""] = trimmed;
					nsPairCheck(this, "", trimmed);
				}
			}
			pushAttribPlain(name, value) {
				var _a;
				const attr = {
					name,
					value
				};
				this.attribList.push(attr);
				(_a = this.attributeHandler) === null || _a === void 0 ? void 0 : _a.call(this, attr);
			}
			end() {
				var _a, _b;
				if (!this.sawRoot) {
					this.fail("document must contain a root element.");
				}
				const { tags } = this;
				while (tags.length > 0) {
					const tag = tags.pop();
					this.fail(`unclosed tag: ${tag.name}`);
				}
				if (this.state !== S_BEGIN && this.state !== S_TEXT) {
					this.fail("unexpected end.");
				}
				const { text } = this;
				if (text.length !== 0) {
					(_a = this.textHandler) === null || _a === void 0 ? void 0 : _a.call(this, text);
					this.text = "";
				}
				this._closed = true;
				(_b = this.endHandler) === null || _b === void 0 ? void 0 : _b.call(this);
				this._init();
				return this;
			}
			resolve(prefix) {
				var _a, _b;
				let uri = this.topNS[prefix];
				if (uri !== undefined) {
					return uri;
				}
				const { tags } = this;
				for (let index = tags.length - 1; index >= 0; index--) {
					uri = tags[index].ns[prefix];
					if (uri !== undefined) {
						return uri;
					}
				}
				uri = this.ns[prefix];
				if (uri !== undefined) {
					return uri;
				}
				return (_b = (_a = this.opt).resolvePrefix) === null || _b === void 0 ? void 0 : _b.call(_a, prefix);
			}
			qname(name) {
				const colon = name.indexOf(":");
				if (colon === -1) {
					return {
						prefix: "",
						local: name
					};
				}
				const local = name.slice(colon + 1);
				const prefix = name.slice(0, colon);
				if (prefix === "" || local === "" || local.includes(":")) {
					this.fail(`malformed name: ${name}.`);
				}
				return {
					prefix,
					local
				};
			}
			processAttribsNS() {
				var _a;
				const { attribList } = this;
				const tag = this.tag;
				{
					const { prefix, local } = this.qname(tag.name);
					tag.prefix = prefix;
					tag.local = local;
					const uri = tag.uri = (_a = this.resolve(prefix)) !== null && _a !== void 0 ? _a : "";
					if (prefix !== "") {
						if (prefix === "xmlns") {
							this.fail("tags may not have \"xmlns\" as prefix.");
						}
						if (uri === "") {
							this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
							tag.uri = prefix;
						}
					}
				}
				if (attribList.length === 0) {
					return;
				}
				const { attributes } = tag;
				const seen = new Set();
				for (const attr of attribList) {
					const { name, prefix, local } = attr;
					let uri;
					let eqname;
					if (prefix === "") {
						uri = name === "xmlns" ? XMLNS_NAMESPACE : "";
						eqname = name;
					} else {
						uri = this.resolve(prefix);
						if (uri === undefined) {
							this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
							uri = prefix;
						}
						eqname = `{${uri}}${local}`;
					}
					if (seen.has(eqname)) {
						this.fail(`duplicate attribute: ${eqname}.`);
					}
					seen.add(eqname);
					attr.uri = uri;
					attributes[name] = attr;
				}
				this.attribList = [];
			}
			processAttribsPlain() {
				const { attribList } = this;
				const attributes = this.tag.attributes;
				for (const { name, value } of attribList) {
					if (attributes[name] !== undefined) {
						this.fail(`duplicate attribute: ${name}.`);
					}
					attributes[name] = value;
				}
				this.attribList = [];
			}
			openTag() {
				var _a;
				this.processAttribs();
				const { tags } = this;
				const tag = this.tag;
				tag.isSelfClosing = false;
				(_a = this.openTagHandler) === null || _a === void 0 ? void 0 : _a.call(this, tag);
				tags.push(tag);
				this.state = S_TEXT;
				this.name = "";
			}
			openSelfClosingTag() {
				var _a, _b, _c;
				this.processAttribs();
				const { tags } = this;
				const tag = this.tag;
				tag.isSelfClosing = true;
				(_a = this.openTagHandler) === null || _a === void 0 ? void 0 : _a.call(this, tag);
				(_b = this.closeTagHandler) === null || _b === void 0 ? void 0 : _b.call(this, tag);
				const top = this.tag = (_c = tags[tags.length - 1]) !== null && _c !== void 0 ? _c : null;
				if (top === null) {
					this.closedRoot = true;
				}
				this.state = S_TEXT;
				this.name = "";
			}
			closeTag() {
				const { tags, name } = this;
				this.state = S_TEXT;
				this.name = "";
				if (name === "") {
					this.fail("weird empty close tag.");
					this.text += "</>";
					return;
				}
				const handler = this.closeTagHandler;
				let l = tags.length;
				while (l-- > 0) {
					const tag = this.tag = tags.pop();
					this.topNS = tag.ns;
					handler === null || handler === void 0 ? void 0 : handler(tag);
					if (tag.name === name) {
						break;
					}
					this.fail("unexpected close tag.");
				}
				if (l === 0) {
					this.closedRoot = true;
				} else if (l < 0) {
					this.fail(`unmatched closing tag: ${name}.`);
					this.text += `</${name}>`;
				}
			}
			parseEntity(entity) {
				if (entity[0] !== "#") {
					const defined = this.ENTITIES[entity];
					if (defined !== undefined) {
						return defined;
					}
					this.fail(this.isName(entity) ? "undefined entity." : "disallowed character in entity name.");
					return `&${entity};`;
				}
				let num = NaN;
				if (entity[1] === "x" && /^#x[0-9a-f]+$/i.test(entity)) {
					num = parseInt(entity.slice(2), 16);
				} else if (/^#[0-9]+$/.test(entity)) {
					num = parseInt(entity.slice(1), 10);
				}
				if (!this.isChar(num)) {
					this.fail("malformed character entity.");
					return `&${entity};`;
				}
				return String.fromCodePoint(num);
			}
		}
		exports.wT = SaxesParser;
	}),
	96950: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.CHAR = "	\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}";
		exports.S = " 	\r\n";
		exports.NAME_START_CHAR = ":A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
		exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9\u00B7\u0300-\u036F\u203F-\u2040";
		exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
		exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
		exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
		exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
		exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
		exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
		var TAB = 9;
		var NL = 10;
		var CR = 13;
		var SPACE = 32;
		exports.S_LIST = [
			SPACE,
			NL,
			CR,
			TAB
		];
		function isChar(c) {
			return c >= SPACE && c <= 55295 || c === NL || c === CR || c === TAB || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
		}
		exports.isChar = isChar;
		function isS(c) {
			return c === SPACE || c === NL || c === CR || c === TAB;
		}
		exports.isS = isS;
		function isNameStartChar(c) {
			return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
		}
		exports.isNameStartChar = isNameStartChar;
		function isNameChar(c) {
			return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
		}
		exports.isNameChar = isNameChar;
	}),
	24488: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.CHAR = "-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}";
		exports.RESTRICTED_CHAR = "-\b\v\f--\u0084\u0086-\u009F";
		exports.S = " 	\r\n";
		exports.NAME_START_CHAR = ":A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
		exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9\u00B7\u0300-\u036F\u203F-\u2040";
		exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
		exports.RESTRICTED_CHAR_RE = new RegExp("^[" + exports.RESTRICTED_CHAR + "]$", "u");
		exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
		exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
		exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
		exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
		exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
		var TAB = 9;
		var NL = 10;
		var CR = 13;
		var SPACE = 32;
		exports.S_LIST = [
			SPACE,
			NL,
			CR,
			TAB
		];
		function isChar(c) {
			return c >= 1 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
		}
		exports.isChar = isChar;
		function isRestrictedChar(c) {
			return c >= 1 && c <= 8 || c === 11 || c === 12 || c >= 14 && c <= 31 || c >= 127 && c <= 132 || c >= 134 && c <= 159;
		}
		exports.isRestrictedChar = isRestrictedChar;
		function isCharAndNotRestricted(c) {
			return c === 9 || c === 10 || c === 13 || c > 31 && c < 127 || c === 133 || c > 159 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
		}
		exports.isCharAndNotRestricted = isCharAndNotRestricted;
		function isS(c) {
			return c === SPACE || c === NL || c === CR || c === TAB;
		}
		exports.isS = isS;
		function isNameStartChar(c) {
			return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
		}
		exports.isNameStartChar = isNameStartChar;
		function isNameChar(c) {
			return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
		}
		exports.isNameChar = isNameChar;
	}),
	85699: ((__unused_webpack_module, exports) => {
		"use strict";
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.NC_NAME_START_CHAR = "A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}";
		exports.NC_NAME_CHAR = "-" + exports.NC_NAME_START_CHAR + ".0-9\u00B7\u0300-\u036F\u203F-\u2040";
		exports.NC_NAME_START_CHAR_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "]$", "u");
		exports.NC_NAME_CHAR_RE = new RegExp("^[" + exports.NC_NAME_CHAR + "]$", "u");
		exports.NC_NAME_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "][" + exports.NC_NAME_CHAR + "]*$", "u");
		function isNCNameStartChar(c) {
			return c >= 65 && c <= 90 || c === 95 || c >= 97 && c <= 122 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8204 && c <= 8205 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
		}
		exports.isNCNameStartChar = isNCNameStartChar;
		function isNCNameChar(c) {
			return isNCNameStartChar(c) || c === 45 || c === 46 || c >= 48 && c <= 57 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
		}
		exports.isNCNameChar = isNCNameChar;
	}),
	44248: ((module) => {
		const CRC_TABLE = new Int32Array([
			0,
			0x77073096,
			0xee0e612c,
			0x990951ba,
			0x76dc419,
			0x706af48f,
			0xe963a535,
			0x9e6495a3,
			0xedb8832,
			0x79dcb8a4,
			0xe0d5e91e,
			0x97d2d988,
			0x9b64c2b,
			0x7eb17cbd,
			0xe7b82d07,
			0x90bf1d91,
			498536548,
			0x6ab020f2,
			0xf3b97148,
			0x84be41de,
			450548861,
			0x6ddde4eb,
			0xf4d4b551,
			0x83d385c7,
			325883990,
			0x646ba8c0,
			0xfd62f97a,
			0x8a65c9ec,
			335633487,
			0x63066cd9,
			0xfa0f3d63,
			0x8d080df5,
			997073096,
			0x4c69105e,
			0xd56041e4,
			0xa2677172,
			0x3c03e4d1,
			0x4b04d447,
			0xd20d85fd,
			0xa50ab56b,
			901097722,
			0x42b2986c,
			0xdbbbc9d6,
			0xacbcf940,
			853044451,
			0x45df5c75,
			0xdcd60dcf,
			0xabd13d59,
			651767980,
			0x51de003a,
			0xc8d75180,
			0xbfd06116,
			565507253,
			0x56b3c423,
			0xcfba9599,
			0xb8bda50f,
			671266974,
			0x5f058808,
			0xc60cd9b2,
			0xb10be924,
			795835527,
			0x58684c11,
			0xc1611dab,
			0xb6662d3d,
			0x76dc4190,
			31158534,
			0x98d220bc,
			0xefd5102a,
			0x71b18589,
			0x6b6b51f,
			0x9fbfe4a5,
			0xe8b8d433,
			0x7807c9a2,
			0xf00f934,
			0x9609a88e,
			0xe10e9818,
			0x7f6a0dbb,
			0x86d3d2d,
			0x91646c97,
			0xe6635c01,
			0x6b6b51f4,
			476864866,
			0x856530d8,
			0xf262004e,
			0x6c0695ed,
			453092731,
			0x8208f4c1,
			0xf50fc457,
			0x65b0d9c6,
			314042704,
			0x8bbeb8ea,
			0xfcb9887c,
			0x62dd1ddf,
			366619977,
			0x8cd37cf3,
			0xfbd44c65,
			0x4db26158,
			984961486,
			0xa3bc0074,
			0xd4bb30e2,
			0x4adfa541,
			0x3dd895d7,
			0xa4d1c46d,
			0xd3d6f4fb,
			0x4369e96a,
			879679996,
			0xad678846,
			0xda60b8d0,
			0x44042d73,
			855842277,
			0xaa0a4c5f,
			0xdd0d7cc9,
			0x5005713c,
			654459306,
			0xbe0b1010,
			0xc90c2086,
			0x5768b525,
			544179635,
			0xb966d409,
			0xce61e49f,
			0x5edef90e,
			702138776,
			0xb0d09822,
			0xc7d7a8b4,
			0x59b33d17,
			783551873,
			0xb7bd5c3b,
			0xc0ba6cad,
			0xedb88320,
			0x9abfb3b6,
			62317068,
			0x74b1d29a,
			0xead54739,
			0x9dd277af,
			81470997,
			0x73dc1683,
			0xe3630b12,
			0x94643b84,
			0xd6d6a3e,
			0x7a6a5aa8,
			0xe40ecf0b,
			0x9309ff9d,
			0xa00ae27,
			0x7d079eb1,
			0xf00f9344,
			0x8708a3d2,
			503444072,
			0x6906c2fe,
			0xf762575d,
			0x806567cb,
			426522225,
			0x6e6b06e7,
			0xfed41b76,
			0x89d32be0,
			282753626,
			0x67dd4acc,
			0xf9b9df6f,
			0x8ebeeff9,
			397917763,
			0x60b08ed5,
			0xd6d6a3e8,
			0xa1d1937e,
			953729732,
			0x4fdff252,
			0xd1bb67f1,
			0xa6bc5767,
			0x3fb506dd,
			0x48b2364b,
			0xd80d2bda,
			0xaf0a1b4c,
			906185462,
			0x41047a60,
			0xdf60efc3,
			0xa867df55,
			829329135,
			0x4669be79,
			0xcb61b38c,
			0xbc66831a,
			628085408,
			0x5268e236,
			0xcc0c7795,
			0xbb0b4703,
			570562233,
			0x5505262f,
			0xc5ba3bbe,
			0xb2bd0b28,
			733239954,
			0x5cb36a04,
			0xc2d7ffa7,
			0xb5d0cf31,
			752459403,
			0x5bdeae1d,
			0x9b64c2b0,
			0xec63f226,
			0x756aa39c,
			40735498,
			0x9c0906a9,
			0xeb0e363f,
			0x72076785,
			83908371,
			0x95bf4a82,
			0xe2b87a14,
			0x7bb12bae,
			0xcb61b38,
			0x92d28e9b,
			0xe5d5be0d,
			0x7cdcefb7,
			0xbdbdf21,
			0x86d3d2d4,
			0xf1d4e242,
			0x68ddb3f8,
			534414190,
			0x81be16cd,
			0xf6b9265b,
			0x6fb077e1,
			414664567,
			0x88085ae6,
			0xff0f6a70,
			0x66063bca,
			285281116,
			0x8f659eff,
			0xf862ae69,
			0x616bffd3,
			376229701,
			0xa00ae278,
			0xd70dd2ee,
			0x4e048354,
			956543938,
			0xa7672661,
			0xd06016f7,
			0x4969474d,
			0x3e6e77db,
			0xaed16a4a,
			0xd9d65adc,
			0x40df0b66,
			936918e3,
			0xa9bcae53,
			0xdebb9ec5,
			0x47b2cf7f,
			817233897,
			0xbdbdf21c,
			0xcabac28a,
			0x53b39330,
			615818150,
			0xbad03605,
			0xcdd70693,
			0x54de5729,
			601450431,
			0xb3667a2e,
			0xc4614ab8,
			0x5d681b02,
			711928724,
			0xb40bbe37,
			0xc30c8ea1,
			0x5a05df1b,
			755167117
		]);
		function crc32(buf) {
			let crc = -1;
			for (let x of buf) {
				crc = CRC_TABLE[(crc ^ x) & 255] ^ crc >>> 8;
			}
			return (crc ^ -1) >>> 0;
		}
		module.exports = crc32;
	}),
	33502: ((__unused_webpack_module, exports, __webpack_require__) => {
		var fs = __webpack_require__(79896);
		var util = __webpack_require__(39023);
		var stream = __webpack_require__(2203);
		var Readable = stream.Readable;
		var PassThrough = stream.PassThrough;
		var Pend = __webpack_require__(73313);
		var EventEmitter = __webpack_require__(24434).EventEmitter;
		exports.BufferSlicer = BufferSlicer;
		exports.FdSlicer = FdSlicer;
		util.inherits(FdSlicer, EventEmitter);
		function FdSlicer(fd) {
			EventEmitter.call(this);
			this.fd = fd;
			this.pend = new Pend();
			this.pend.max = 1;
			this.refCount = 0;
		}
		FdSlicer.prototype.read = function(buffer, offset, length, position, callback) {
			var self = this;
			self.pend.go(function(cb) {
				fs.read(self.fd, buffer, offset, length, position, function(err, bytesRead, buffer) {
					cb();
					callback(err, bytesRead, buffer);
				});
			});
		};
		FdSlicer.prototype.createReadStream = function(options) {
			return new ReadStream(this, options);
		};
		FdSlicer.prototype.ref = function() {
			this.refCount += 1;
		};
		FdSlicer.prototype.unref = function() {
			var self = this;
			self.refCount -= 1;
			if (self.refCount < 0) throw new Error("invalid unref");
			if (self.refCount > 0) return;
			fs.close(self.fd, onCloseDone);
			function onCloseDone(err) {
				if (err) {
					self.emit("error", err);
				} else {
					self.emit("close");
				}
			}
		};
		util.inherits(ReadStream, Readable);
		function ReadStream(context, options) {
			options = options || {};
			Readable.call(this, options);
			this.context = context;
			this.context.ref();
			this.start = options.start || 0;
			this.endOffset = options.end;
			this.pos = this.start;
		}
		ReadStream.prototype._read = function(n) {
			var self = this;
			var toRead = Math.min(self._readableState.highWaterMark, n);
			if (self.endOffset != null) {
				toRead = Math.min(toRead, self.endOffset - self.pos);
			}
			if (toRead <= 0) {
				self.push(null);
				this._cleanup();
				return;
			}
			self.context.pend.go(function(cb) {
				var buffer = Buffer.allocUnsafe(toRead);
				fs.read(self.context.fd, buffer, 0, toRead, self.pos, function(err, bytesRead) {
					if (err) {
						self.destroy(err);
					} else if (bytesRead === 0) {
						self.push(null);
						self._cleanup();
					} else {
						self.pos += bytesRead;
						self.push(buffer.slice(0, bytesRead));
					}
					cb();
				});
			});
		};
		ReadStream.prototype._destroy = function(err, cb) {
			this._cleanup();
			cb(err);
		};
		ReadStream.prototype._cleanup = function() {
			if (this.context != null) {
				this.context.unref();
				this.context = null;
			}
		};
		util.inherits(BufferSlicer, EventEmitter);
		function BufferSlicer(buffer) {
			EventEmitter.call(this);
			this.refCount = 0;
			this.buffer = buffer;
		}
		BufferSlicer.prototype.read = function(buffer, offset, length, position, callback) {
			if (!(0 <= offset && offset <= buffer.length)) throw new RangeError("offset outside buffer: 0 <= " + offset + " <= " + buffer.length);
			if (position < 0) throw new RangeError("position is negative: " + position);
			if (offset + length > buffer.length) {
				length = buffer.length - offset;
			}
			if (position + length > this.buffer.length) {
				length = this.buffer.length - position;
			}
			if (length <= 0) {
				setImmediate(function() {
					callback(null, 0);
				});
				return;
			}
			this.buffer.copy(buffer, offset, position, position + length);
			setImmediate(function() {
				callback(null, length);
			});
		};
		BufferSlicer.prototype.createReadStream = function(options) {
			options = options || {};
			var readStream = new PassThrough(options);
			readStream.start = options.start || 0;
			readStream.endOffset = options.end;
			readStream.pos = readStream.endOffset || this.buffer.length;
			var entireSlice = this.buffer.slice(readStream.start, readStream.pos);
			var maxChunkSize = 65536;
			var offset = 0;
			while (true) {
				var nextOffset = offset + maxChunkSize;
				if (nextOffset >= entireSlice.length) {
					if (offset < entireSlice.length) {
						readStream.write(entireSlice.slice(offset, entireSlice.length));
					}
					break;
				}
				readStream.write(entireSlice.slice(offset, nextOffset));
				offset = nextOffset;
			}
			readStream.end();
			return readStream;
		};
		BufferSlicer.prototype.ref = function() {
			this.refCount += 1;
		};
		BufferSlicer.prototype.unref = function() {
			this.refCount -= 1;
			if (this.refCount < 0) {
				throw new Error("invalid unref");
			}
		};
	}),
	20663: ((__unused_webpack_module, exports, __webpack_require__) => {
		var __webpack_unused_export__;
		var fs = __webpack_require__(79896);
		var zlib = __webpack_require__(43106);
		var fd_slicer = __webpack_require__(33502);
		var util = __webpack_require__(39023);
		var EventEmitter = __webpack_require__(24434).EventEmitter;
		var Transform = __webpack_require__(2203).Transform;
		var PassThrough = __webpack_require__(2203).PassThrough;
		var Writable = __webpack_require__(2203).Writable;
		const crc32 = typeof zlib.crc32 === "function" ? zlib.crc32 : __webpack_require__(44248);
		__webpack_unused_export__ = open;
		__webpack_unused_export__ = fromFd;
		__webpack_unused_export__ = fromBuffer;
		__webpack_unused_export__ = fromRandomAccessReader;
		__webpack_unused_export__ = openPromise;
		__webpack_unused_export__ = fromFdPromise;
		__webpack_unused_export__ = fromBufferPromise;
		exports.or = fromRandomAccessReaderPromise;
		__webpack_unused_export__ = dosDateTimeToDate;
		exports.ax = getFileNameLowLevel;
		exports.U_ = validateFileName;
		__webpack_unused_export__ = parseExtraFields;
		__webpack_unused_export__ = ZipFile;
		__webpack_unused_export__ = Entry;
		__webpack_unused_export__ = LocalFileHeader;
		exports.lJ = RandomAccessReader;
		function openPromise(path, options) {
			return new Promise((resolve, reject) => {
				open(path, {
					...options,
					lazyEntries: true
				}, function(err, zipfile) {
					if (err) return reject(err);
					resolve(zipfile);
				});
			});
		}
		function fromFdPromise(fd, options) {
			return new Promise((resolve, reject) => {
				fromFd(fd, {
					...options,
					lazyEntries: true
				}, function(err, zipfile) {
					if (err) return reject(err);
					resolve(zipfile);
				});
			});
		}
		function fromBufferPromise(buffer, options) {
			return new Promise((resolve, reject) => {
				fromBuffer(buffer, {
					...options,
					lazyEntries: true
				}, function(err, zipfile) {
					if (err) return reject(err);
					resolve(zipfile);
				});
			});
		}
		function fromRandomAccessReaderPromise(reader, totalSize, options) {
			return new Promise((resolve, reject) => {
				fromRandomAccessReader(reader, totalSize, {
					...options,
					lazyEntries: true
				}, function(err, zipfile) {
					if (err) return reject(err);
					resolve(zipfile);
				});
			});
		}
		function open(path, options, callback) {
			if (typeof options === "function") {
				callback = options;
				options = null;
			}
			if (options == null) options = {};
			if (options.autoClose == null) options.autoClose = true;
			if (options.lazyEntries == null) options.lazyEntries = false;
			if (options.decodeStrings == null) options.decodeStrings = true;
			if (options.validateEntrySizes == null) options.validateEntrySizes = true;
			if (options.strictFileNames == null) options.strictFileNames = false;
			if (callback == null) callback = defaultCallback;
			fs.open(path, "r", function(err, fd) {
				if (err) return callback(err);
				fromFd(fd, options, function(err, zipfile) {
					if (err) fs.close(fd, defaultCallback);
					callback(err, zipfile);
				});
			});
		}
		function fromFd(fd, options, callback) {
			if (typeof options === "function") {
				callback = options;
				options = null;
			}
			if (options == null) options = {};
			if (options.autoClose == null) options.autoClose = false;
			if (options.lazyEntries == null) options.lazyEntries = false;
			if (options.decodeStrings == null) options.decodeStrings = true;
			if (options.validateEntrySizes == null) options.validateEntrySizes = true;
			if (options.strictFileNames == null) options.strictFileNames = false;
			if (callback == null) callback = defaultCallback;
			fs.fstat(fd, function(err, stats) {
				if (err) return callback(err);
				var reader = new fd_slicer.FdSlicer(fd);
				fromRandomAccessReader(reader, stats.size, options, callback);
			});
		}
		function fromBuffer(buffer, options, callback) {
			if (typeof options === "function") {
				callback = options;
				options = null;
			}
			if (options == null) options = {};
			options.autoClose = false;
			if (options.lazyEntries == null) options.lazyEntries = false;
			if (options.decodeStrings == null) options.decodeStrings = true;
			if (options.validateEntrySizes == null) options.validateEntrySizes = true;
			if (options.strictFileNames == null) options.strictFileNames = false;
			var reader = new fd_slicer.BufferSlicer(buffer);
			fromRandomAccessReader(reader, buffer.length, options, callback);
		}
		function fromRandomAccessReader(reader, totalSize, options, callback) {
			if (typeof options === "function") {
				callback = options;
				options = null;
			}
			if (options == null) options = {};
			if (options.autoClose == null) options.autoClose = true;
			if (options.lazyEntries == null) options.lazyEntries = false;
			if (options.decodeStrings == null) options.decodeStrings = true;
			var decodeStrings = !!options.decodeStrings;
			if (options.validateEntrySizes == null) options.validateEntrySizes = true;
			if (options.strictFileNames == null) options.strictFileNames = false;
			if (callback == null) callback = defaultCallback;
			if (typeof totalSize !== "number") throw new Error("expected totalSize parameter to be a number");
			if (totalSize > Number.MAX_SAFE_INTEGER) {
				throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
			}
			reader.ref();
			var eocdrWithoutCommentSize = 22;
			var zip64EocdlSize = 20;
			var maxCommentSize = 65535;
			var bufferSize = Math.min(zip64EocdlSize + eocdrWithoutCommentSize + maxCommentSize, totalSize);
			var buffer = newBuffer(bufferSize);
			var bufferReadStart = totalSize - buffer.length;
			readAndAssertNoEof(reader, buffer, 0, bufferSize, bufferReadStart, function(err) {
				if (err) return callback(err);
				for (var i = bufferSize - eocdrWithoutCommentSize; i >= 0; i -= 1) {
					if (buffer.readUInt32LE(i) !== 0x6054b50) continue;
					var eocdrBuffer = buffer.subarray(i);
					var diskNumber = eocdrBuffer.readUInt16LE(4);
					var entryCount = eocdrBuffer.readUInt16LE(10);
					var centralDirectoryOffset = eocdrBuffer.readUInt32LE(16);
					var commentLength = eocdrBuffer.readUInt16LE(20);
					var expectedCommentLength = eocdrBuffer.length - eocdrWithoutCommentSize;
					if (commentLength !== expectedCommentLength) {
						return callback(new Error("Invalid comment length. Expected: " + expectedCommentLength + ". Found: " + commentLength + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK\u263A\u263B` in the comment?"));
					}
					var comment = decodeStrings ? decodeBuffer(eocdrBuffer.subarray(22), false) : eocdrBuffer.subarray(22);
					if (i - zip64EocdlSize >= 0 && buffer.readUInt32LE(i - zip64EocdlSize) === 0x7064b50) {
						var zip64EocdlBuffer = buffer.subarray(i - zip64EocdlSize, i - zip64EocdlSize + zip64EocdlSize);
						var zip64EocdrOffset = readUInt64LE(zip64EocdlBuffer, 8);
						var zip64EocdrBuffer = newBuffer(56);
						return readAndAssertNoEof(reader, zip64EocdrBuffer, 0, zip64EocdrBuffer.length, zip64EocdrOffset, function(err) {
							if (err) return callback(err);
							if (zip64EocdrBuffer.readUInt32LE(0) !== 0x6064b50) {
								return callback(new Error("invalid zip64 end of central directory record signature"));
							}
							diskNumber = zip64EocdrBuffer.readUInt32LE(16);
							if (diskNumber !== 0) {
								return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
							}
							entryCount = readUInt64LE(zip64EocdrBuffer, 32);
							centralDirectoryOffset = readUInt64LE(zip64EocdrBuffer, 48);
							return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));
						});
					}
					if (diskNumber !== 0) {
						return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
					}
					return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));
				}
				callback(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
			});
		}
		util.inherits(ZipFile, EventEmitter);
		function ZipFile(reader, centralDirectoryOffset, fileSize, entryCount, comment, autoClose, lazyEntries, decodeStrings, validateEntrySizes, strictFileNames) {
			var self = this;
			EventEmitter.call(self);
			self.reader = reader;
			self.reader.on("error", function(err) {
				emitError(self, err);
			});
			self.reader.once("close", function() {
				self.emit("close");
			});
			self.readEntryCursor = centralDirectoryOffset;
			self.fileSize = fileSize;
			self.entryCount = entryCount;
			self.comment = comment;
			self.entriesRead = 0;
			self.autoClose = !!autoClose;
			self.lazyEntries = !!lazyEntries;
			self.decodeStrings = !!decodeStrings;
			self.validateEntrySizes = !!validateEntrySizes;
			self.strictFileNames = !!strictFileNames;
			self.isOpen = true;
			self.emittedError = false;
			self.hasEachEntryBeenCalled = false;
			if (!self.lazyEntries) self._readEntry();
		}
		ZipFile.prototype.close = function() {
			if (!this.isOpen) return;
			this.isOpen = false;
			this.reader.unref();
		};
		function emitErrorAndAutoClose(self, err) {
			if (self.autoClose) self.close();
			emitError(self, err);
		}
		function emitError(self, err) {
			if (self.emittedError) return;
			self.emittedError = true;
			self.emit("error", err);
		}
		ZipFile.prototype.readEntry = function() {
			if (!this.lazyEntries) throw new Error("readEntry() called without lazyEntries:true");
			this._readEntry();
		};
		ZipFile.prototype._readEntry = function() {
			var self = this;
			if (self.entryCount === self.entriesRead) {
				setImmediate(function() {
					if (self.autoClose) self.close();
					if (self.emittedError) return;
					self.emit("end");
				});
				return;
			}
			if (self.emittedError) return;
			var buffer = newBuffer(46);
			readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
				if (err) return emitErrorAndAutoClose(self, err);
				if (self.emittedError) return;
				var entry = new Entry();
				var signature = buffer.readUInt32LE(0);
				if (signature !== 33639248) return emitErrorAndAutoClose(self, new Error("invalid central directory file header signature: 0x" + signature.toString(16)));
				entry.versionMadeBy = buffer.readUInt16LE(4);
				entry.versionNeededToExtract = buffer.readUInt16LE(6);
				entry.generalPurposeBitFlag = buffer.readUInt16LE(8);
				entry.compressionMethod = buffer.readUInt16LE(10);
				entry.lastModFileTime = buffer.readUInt16LE(12);
				entry.lastModFileDate = buffer.readUInt16LE(14);
				entry.crc32 = buffer.readUInt32LE(16);
				entry.compressedSize = buffer.readUInt32LE(20);
				entry.uncompressedSize = buffer.readUInt32LE(24);
				entry.fileNameLength = buffer.readUInt16LE(28);
				entry.extraFieldLength = buffer.readUInt16LE(30);
				entry.fileCommentLength = buffer.readUInt16LE(32);
				entry.internalFileAttributes = buffer.readUInt16LE(36);
				entry.externalFileAttributes = buffer.readUInt32LE(38);
				entry.relativeOffsetOfLocalHeader = buffer.readUInt32LE(42);
				if (entry.generalPurposeBitFlag & 64) return emitErrorAndAutoClose(self, new Error("strong encryption is not supported"));
				self.readEntryCursor += 46;
				buffer = newBuffer(entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength);
				readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
					if (err) return emitErrorAndAutoClose(self, err);
					if (self.emittedError) return;
					entry.fileNameRaw = buffer.subarray(0, entry.fileNameLength);
					var fileCommentStart = entry.fileNameLength + entry.extraFieldLength;
					entry.extraFieldRaw = buffer.subarray(entry.fileNameLength, fileCommentStart);
					entry.fileCommentRaw = buffer.subarray(fileCommentStart, fileCommentStart + entry.fileCommentLength);
					try {
						entry.extraFields = parseExtraFields(entry.extraFieldRaw);
					} catch (err) {
						return emitErrorAndAutoClose(self, err);
					}
					if (self.decodeStrings) {
						var isUtf8 = (entry.generalPurposeBitFlag & 2048) !== 0;
						entry.fileComment = decodeBuffer(entry.fileCommentRaw, isUtf8);
						entry.fileName = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, self.strictFileNames);
						var errorMessage = validateFileName(entry.fileName);
						if (errorMessage != null) return emitErrorAndAutoClose(self, new Error(errorMessage));
					} else {
						entry.fileComment = entry.fileCommentRaw;
						entry.fileName = entry.fileNameRaw;
					}
					entry.comment = entry.fileComment;
					self.readEntryCursor += buffer.length;
					self.entriesRead += 1;
					for (var i = 0; i < entry.extraFields.length; i++) {
						var extraField = entry.extraFields[i];
						if (extraField.id !== 1) continue;
						var zip64EiefBuffer = extraField.data;
						var index = 0;
						if (entry.uncompressedSize === 0xffffffff) {
							if (index + 8 > zip64EiefBuffer.length) {
								return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include uncompressed size"));
							}
							entry.uncompressedSize = readUInt64LE(zip64EiefBuffer, index);
							index += 8;
						}
						if (entry.compressedSize === 0xffffffff) {
							if (index + 8 > zip64EiefBuffer.length) {
								return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include compressed size"));
							}
							entry.compressedSize = readUInt64LE(zip64EiefBuffer, index);
							index += 8;
						}
						if (entry.relativeOffsetOfLocalHeader === 0xffffffff) {
							if (index + 8 > zip64EiefBuffer.length) {
								return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include relative header offset"));
							}
							entry.relativeOffsetOfLocalHeader = readUInt64LE(zip64EiefBuffer, index);
							index += 8;
						}
						break;
					}
					if (self.validateEntrySizes && entry.compressionMethod === 0) {
						var expectedCompressedSize = entry.uncompressedSize;
						if (entry.isEncrypted()) {
							expectedCompressedSize += 12;
						}
						if (entry.compressedSize !== expectedCompressedSize) {
							var msg = "compressed/uncompressed size mismatch for stored file: " + entry.compressedSize + " != " + entry.uncompressedSize;
							return emitErrorAndAutoClose(self, new Error(msg));
						}
					}
					self.emit("entry", entry);
					if (!self.lazyEntries) self._readEntry();
				});
			});
		};
		ZipFile.prototype.eachEntry = function() {
			const self = this;
			if (!self.lazyEntries) throw new Error("eachEntry() requires lazyEntries: true");
			if (self.hasEachEntryBeenCalled) throw new Error("eachEntry() must only be called once per ZipFile");
			self.hasEachEntryBeenCalled = true;
			let pendingResolveReject = null;
			self.on("entry", onEntry);
			self.on("end", onEnd);
			self.on("error", onError);
			function cleanup() {
				self.removeListener("entry", onEntry);
				self.removeListener("end", onEnd);
				self.removeListener("error", onError);
				if (self.autoClose) self.close();
			}
			function onEntry(entry) {
				let { resolve } = pendingResolveReject;
				pendingResolveReject = null;
				resolve({ value: entry });
			}
			function onEnd() {
				let { resolve } = pendingResolveReject;
				pendingResolveReject = null;
				cleanup();
				resolve({ done: true });
			}
			function onError(err) {
				let { reject } = pendingResolveReject;
				pendingResolveReject = null;
				cleanup();
				reject(err);
			}
			return {
				[Symbol.asyncIterator]() {
					return this;
				},
				next() {
					const promise = new Promise((resolve, reject) => {
						if (pendingResolveReject != null) throw new Error("next() called before previous Promise was resolved.");
						pendingResolveReject = {
							resolve,
							reject
						};
					});
					self.readEntry();
					return promise;
				},
				return(value) {
					cleanup();
					return Promise.resolve({
						done: true,
						value
					});
				},
				throw(value) {
					cleanup();
					return Promise.reject(value);
				}
			};
		};
		ZipFile.prototype.openReadStream = function(entry, options, callback) {
			var self = this;
			var relativeStart = 0;
			var relativeEnd = entry.compressedSize;
			if (callback == null) {
				callback = options;
				options = null;
			}
			if (options == null) {
				options = {};
			} else {
				if (options.decodeFileData === false) {
					if (options.decrypt != null) {
						throw new Error("cannot use options.decrypt when options.decodeFileData === false");
					}
					if (options.decompress != null) {
						throw new Error("cannot use options.decompress when options.decodeFileData === false");
					}
				} else {
					if (options.decrypt != null) {
						if (!entry.isEncrypted()) {
							throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");
						}
						if (options.decrypt !== false) throw new Error("invalid options.decrypt value: " + options.decrypt);
						if (entry.isCompressed()) {
							if (options.decompress !== false) throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.");
						}
					}
					if (options.decompress != null) {
						if (!entry.isCompressed()) {
							throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");
						}
						if (!(options.decompress === false || options.decompress === true)) {
							throw new Error("invalid options.decompress value: " + options.decompress);
						}
						decompress = options.decompress;
					}
				}
				if (options.start != null) {
					relativeStart = options.start;
					if (relativeStart < 0) throw new Error("options.start < 0");
					if (relativeStart > entry.compressedSize) throw new Error("options.start > entry.compressedSize");
				}
				if (options.end != null) {
					relativeEnd = options.end;
					if (relativeEnd < 0) throw new Error("options.end < 0");
					if (relativeEnd > entry.compressedSize) throw new Error("options.end > entry.compressedSize");
					if (relativeEnd < relativeStart) throw new Error("options.end < options.start");
				}
			}
			var rawMode = options.decodeFileData === false || (entry.compressionMethod === 0 || entry.compressionMethod === 8 && options.decompress === false) && (!entry.isEncrypted() || options.decrypt === false);
			if (options.start != null || options.end != null) {
				if (!rawMode) throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
			}
			if (!self.isOpen) return callback(new Error("closed"));
			if (entry.isEncrypted() && !rawMode) {
				if (options.decrypt !== false) return callback(new Error("entry is encrypted, and options.decodeFileData !== false"));
			}
			var decompress;
			if (rawMode) {
				decompress = false;
			} else if (entry.compressionMethod === 8) {
				decompress = options.decodeFileData !== true;
			} else {
				return callback(new Error("unsupported compression method: " + entry.compressionMethod));
			}
			self.readLocalFileHeader(entry, { minimal: true }, function(err, localFileHeader) {
				if (err) return callback(err);
				self.openReadStreamLowLevel(localFileHeader.fileDataStart, entry.compressedSize, relativeStart, relativeEnd, decompress, entry.uncompressedSize, callback);
			});
		};
		ZipFile.prototype.openReadStreamLowLevel = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, callback) {
			var self = this;
			var fileDataEnd = fileDataStart + compressedSize;
			var readStream = self.reader.createReadStream({
				start: fileDataStart + relativeStart,
				end: fileDataStart + relativeEnd
			});
			var endpointStream = readStream;
			if (decompress) {
				var destroyed = false;
				var inflateFilter = zlib.createInflateRaw();
				readStream.on("error", function(err) {
					setImmediate(function() {
						if (!destroyed) inflateFilter.emit("error", err);
					});
				});
				readStream.pipe(inflateFilter);
				if (self.validateEntrySizes) {
					endpointStream = new AssertByteCountStream(uncompressedSize);
					inflateFilter.on("error", function(err) {
						setImmediate(function() {
							if (!destroyed) endpointStream.emit("error", err);
						});
					});
					inflateFilter.pipe(endpointStream);
				} else {
					endpointStream = inflateFilter;
				}
				installDestroyFn(endpointStream, function() {
					destroyed = true;
					if (inflateFilter !== endpointStream) inflateFilter.unpipe(endpointStream);
					readStream.unpipe(inflateFilter);
					readStream.destroy();
				});
			}
			callback(null, endpointStream);
		};
		ZipFile.prototype.readLocalFileHeader = function(entry, options, callback) {
			var self = this;
			if (callback == null) {
				callback = options;
				options = null;
			}
			if (options == null) options = {};
			self.reader.ref();
			var buffer = newBuffer(30);
			readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader, function(err) {
				try {
					if (err) return callback(err);
					var signature = buffer.readUInt32LE(0);
					if (signature !== 67324752) {
						return callback(new Error("invalid local file header signature: 0x" + signature.toString(16)));
					}
					var fileNameLength = buffer.readUInt16LE(26);
					var extraFieldLength = buffer.readUInt16LE(28);
					var fileDataStart = entry.relativeOffsetOfLocalHeader + 30 + fileNameLength + extraFieldLength;
					if (fileDataStart + entry.compressedSize > self.fileSize) {
						return callback(new Error("file data overflows file bounds: " + fileDataStart + " + " + entry.compressedSize + " > " + self.fileSize));
					}
					if (options.minimal) {
						return callback(null, { fileDataStart });
					}
					var localFileHeader = new LocalFileHeader();
					localFileHeader.fileDataStart = fileDataStart;
					localFileHeader.versionNeededToExtract = buffer.readUInt16LE(4);
					localFileHeader.generalPurposeBitFlag = buffer.readUInt16LE(6);
					localFileHeader.compressionMethod = buffer.readUInt16LE(8);
					localFileHeader.lastModFileTime = buffer.readUInt16LE(10);
					localFileHeader.lastModFileDate = buffer.readUInt16LE(12);
					localFileHeader.crc32 = buffer.readUInt32LE(14);
					localFileHeader.compressedSize = buffer.readUInt32LE(18);
					localFileHeader.uncompressedSize = buffer.readUInt32LE(22);
					localFileHeader.fileNameLength = fileNameLength;
					localFileHeader.extraFieldLength = extraFieldLength;
					buffer = newBuffer(fileNameLength + extraFieldLength);
					self.reader.ref();
					readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader + 30, function(err) {
						try {
							if (err) return callback(err);
							localFileHeader.fileName = buffer.subarray(0, fileNameLength);
							localFileHeader.extraField = buffer.subarray(fileNameLength);
							return callback(null, localFileHeader);
						} finally {
							self.reader.unref();
						}
					});
				} finally {
					self.reader.unref();
				}
			});
		};
		ZipFile.prototype.openReadStreamPromise = function(entry, options) {
			return new Promise((resolve, reject) => {
				this.openReadStream(entry, options, function(err, readStream) {
					if (err) return reject(err);
					resolve(readStream);
				});
			});
		};
		ZipFile.prototype.openReadStreamLowLevelPromise = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize) {
			return new Promise((resolve, reject) => {
				this.openReadStream(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, function(err, readStream) {
					if (err) return reject(err);
					resolve(readStream);
				});
			});
		};
		ZipFile.prototype.readLocalFileHeaderPromise = function(entry, options) {
			return new Promise((resolve, reject) => {
				this.readLocalFileHeader(entry, options, function(err, localFileHeader) {
					if (err) return reject(err);
					resolve(localFileHeader);
				});
			});
		};
		function Entry() {}
		Entry.prototype.getLastModDate = function(options) {
			if (options == null) options = {};
			if (!options.forceDosFormat) {
				for (var i = 0; i < this.extraFields.length; i++) {
					var extraField = this.extraFields[i];
					if (extraField.id === 21589) {
						var data = extraField.data;
						if (data.length < 5) continue;
						var flags = data[0];
						var HAS_MTIME = 1;
						if (!(flags & HAS_MTIME)) continue;
						var posixTimestamp = data.readInt32LE(1);
						return new Date(posixTimestamp * 1e3);
					} else if (extraField.id === 10) {
						var data = extraField.data;
						if (data.length !== 32) continue;
						if (data.readUInt16LE(4) !== 1) continue;
						if (data.readUInt16LE(6) !== 24) continue;
						var hundredNanoSecondsSince1601 = data.readUInt32LE(8) + 4294967296 * data.readInt32LE(12);
						var millisecondsSince1970 = hundredNanoSecondsSince1601 / 1e4 - 116444736e5;
						return new Date(millisecondsSince1970);
					}
				}
			}
			return dosDateTimeToDate(this.lastModFileDate, this.lastModFileTime, options.timezone);
		};
		Entry.prototype.canDecodeFileData = function() {
			return !this.isEncrypted() && (this.compressionMethod === 0 || this.compressionMethod === 8);
		};
		Entry.prototype.isEncrypted = function() {
			return (this.generalPurposeBitFlag & 1) !== 0;
		};
		Entry.prototype.isCompressed = function() {
			return this.compressionMethod === 8;
		};
		function LocalFileHeader() {}
		function dosDateTimeToDate(date, time, timezone) {
			var day = date & 31;
			var month = (date >> 5 & 15) - 1;
			var year = (date >> 9 & 127) + 1980;
			var millisecond = 0;
			var second = (time & 31) * 2;
			var minute = time >> 5 & 63;
			var hour = time >> 11 & 31;
			if (timezone == null || timezone === "local") {
				return new Date(year, month, day, hour, minute, second, millisecond);
			} else if (timezone === "UTC") {
				return new Date(Date.UTC(year, month, day, hour, minute, second, millisecond));
			} else {
				throw new Error("unrecognized options.timezone: " + options.timezone);
			}
		}
		function getFileNameLowLevel(generalPurposeBitFlag, fileNameBuffer, extraFields, strictFileNames) {
			var fileName = null;
			for (var i = 0; i < extraFields.length; i++) {
				var extraField = extraFields[i];
				if (extraField.id === 28789) {
					if (extraField.data.length < 6) {
						continue;
					}
					if (extraField.data.readUInt8(0) !== 1) {
						continue;
					}
					var oldNameCrc32 = extraField.data.readUInt32LE(1);
					if (crc32(fileNameBuffer) !== oldNameCrc32) {
						continue;
					}
					fileName = decodeBuffer(extraField.data.subarray(5), true);
					break;
				}
			}
			if (fileName == null) {
				var isUtf8 = (generalPurposeBitFlag & 2048) !== 0;
				fileName = decodeBuffer(fileNameBuffer, isUtf8);
			}
			if (!strictFileNames) {
				fileName = fileName.replace(/\\/g, "/");
			}
			return fileName;
		}
		function validateFileName(fileName) {
			if (fileName.indexOf("\\") !== -1) {
				return "invalid characters in fileName: " + fileName;
			}
			if (/^[a-zA-Z]:/.test(fileName) || /^\//.test(fileName)) {
				return "absolute path: " + fileName;
			}
			if (fileName.split("/").indexOf("..") !== -1) {
				return "invalid relative path: " + fileName;
			}
			return null;
		}
		function parseExtraFields(extraFieldBuffer) {
			var extraFields = [];
			var i = 0;
			while (i < extraFieldBuffer.length - 3) {
				var headerId = extraFieldBuffer.readUInt16LE(i + 0);
				var dataSize = extraFieldBuffer.readUInt16LE(i + 2);
				var dataStart = i + 4;
				var dataEnd = dataStart + dataSize;
				if (dataEnd > extraFieldBuffer.length) throw new Error("extra field length exceeds extra field buffer size");
				var dataBuffer = extraFieldBuffer.subarray(dataStart, dataEnd);
				extraFields.push({
					id: headerId,
					data: dataBuffer
				});
				i = dataEnd;
			}
			return extraFields;
		}
		function readAndAssertNoEof(reader, buffer, offset, length, position, callback) {
			if (length === 0) {
				return setImmediate(function() {
					callback(null, newBuffer(0));
				});
			}
			reader.read(buffer, offset, length, position, function(err, bytesRead) {
				if (err) return callback(err);
				if (bytesRead < length) {
					return callback(new Error("unexpected EOF"));
				}
				callback();
			});
		}
		util.inherits(AssertByteCountStream, Transform);
		function AssertByteCountStream(byteCount) {
			Transform.call(this);
			this.actualByteCount = 0;
			this.expectedByteCount = byteCount;
		}
		AssertByteCountStream.prototype._transform = function(chunk, encoding, cb) {
			this.actualByteCount += chunk.length;
			if (this.actualByteCount > this.expectedByteCount) {
				var msg = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
				return cb(new Error(msg));
			}
			cb(null, chunk);
		};
		AssertByteCountStream.prototype._flush = function(cb) {
			if (this.actualByteCount < this.expectedByteCount) {
				var msg = "not enough bytes in the stream. expected " + this.expectedByteCount + ". got only " + this.actualByteCount;
				return cb(new Error(msg));
			}
			cb();
		};
		util.inherits(RandomAccessReader, EventEmitter);
		function RandomAccessReader() {
			EventEmitter.call(this);
			this.refCount = 0;
		}
		RandomAccessReader.prototype.ref = function() {
			this.refCount += 1;
		};
		RandomAccessReader.prototype.unref = function() {
			var self = this;
			self.refCount -= 1;
			if (self.refCount > 0) return;
			if (self.refCount < 0) throw new Error("invalid unref");
			self.close(onCloseDone);
			function onCloseDone(err) {
				if (err) return self.emit("error", err);
				self.emit("close");
			}
		};
		RandomAccessReader.prototype.createReadStream = function(options) {
			if (options == null) options = {};
			var start = options.start;
			var end = options.end;
			if (start === end) {
				var emptyStream = new PassThrough();
				setImmediate(function() {
					emptyStream.end();
				});
				return emptyStream;
			}
			var stream = this._readStreamForRange(start, end);
			var destroyed = false;
			var refUnrefFilter = new RefUnrefFilter(this);
			stream.on("error", function(err) {
				setImmediate(function() {
					if (!destroyed) refUnrefFilter.emit("error", err);
				});
			});
			installDestroyFn(refUnrefFilter, function() {
				stream.unpipe(refUnrefFilter);
				refUnrefFilter.unref();
				stream.destroy();
			});
			var byteCounter = new AssertByteCountStream(end - start);
			refUnrefFilter.on("error", function(err) {
				setImmediate(function() {
					if (!destroyed) byteCounter.emit("error", err);
				});
			});
			installDestroyFn(byteCounter, function() {
				destroyed = true;
				refUnrefFilter.unpipe(byteCounter);
				refUnrefFilter.destroy();
			});
			return stream.pipe(refUnrefFilter).pipe(byteCounter);
		};
		RandomAccessReader.prototype._readStreamForRange = function(start, end) {
			throw new Error("not implemented");
		};
		RandomAccessReader.prototype.read = function(buffer, offset, length, position, callback) {
			var readStream = this.createReadStream({
				start: position,
				end: position + length
			});
			var writeStream = new Writable();
			var written = 0;
			writeStream._write = function(chunk, encoding, cb) {
				chunk.copy(buffer, offset + written, 0, chunk.length);
				written += chunk.length;
				cb();
			};
			writeStream.on("finish", callback);
			readStream.on("error", function(error) {
				callback(error);
			});
			readStream.pipe(writeStream);
		};
		RandomAccessReader.prototype.close = function(callback) {
			setImmediate(callback);
		};
		util.inherits(RefUnrefFilter, PassThrough);
		function RefUnrefFilter(context) {
			PassThrough.call(this);
			this.context = context;
			this.context.ref();
			this.unreffedYet = false;
		}
		RefUnrefFilter.prototype._flush = function(cb) {
			this.unref();
			cb();
		};
		RefUnrefFilter.prototype.unref = function(cb) {
			if (this.unreffedYet) return;
			this.unreffedYet = true;
			this.context.unref();
		};
		var cp437 = "\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\u00B6\u00A7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\u00C7\u00FC\u00E9\u00E2\u00E4\u00E0\u00E5\u00E7\u00EA\u00EB\u00E8\u00EF\u00EE\u00EC\u00C4\u00C5\u00C9\u00E6\u00C6\u00F4\u00F6\u00F2\u00FB\u00F9\u00FF\u00D6\u00DC\u00A2\u00A3\u00A5\u20A7\u0192\u00E1\u00ED\u00F3\u00FA\u00F1\u00D1\u00AA\u00BA\u00BF\u2310\u00AC\u00BD\u00BC\u00A1\u00AB\u00BB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\u00DF\u0393\u03C0\u03A3\u03C3\u00B5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\u00B1\u2265\u2264\u2320\u2321\u00F7\u2248\u00B0\u2219\u00B7\u221A\u207F\u00B2\u25A0\u00A0";
		function decodeBuffer(buffer, isUtf8) {
			if (isUtf8) {
				return buffer.toString("utf8");
			} else {
				var result = "";
				for (var i = 0; i < buffer.length; i++) {
					result += cp437[buffer[i]];
				}
				return result;
			}
		}
		function readUInt64LE(buffer, offset) {
			var lower32 = buffer.readUInt32LE(offset);
			var upper32 = buffer.readUInt32LE(offset + 4);
			return upper32 * 4294967296 + lower32;
		}
		var newBuffer;
		if (typeof Buffer.allocUnsafe === "function") {
			newBuffer = function(len) {
				return Buffer.allocUnsafe(len);
			};
		} else {
			newBuffer = function(len) {
				return new Buffer(len);
			};
		}
		function installDestroyFn(stream, fn) {
			if (typeof stream.destroy === "function") {
				stream._destroy = function(err, cb) {
					fn();
					if (cb != null) cb(err);
				};
			} else {
				stream.destroy = fn;
			}
		}
		function defaultCallback(err) {
			if (err) throw err;
		}
	})
};
;
