exports.id = 142;
exports.ids = [142];
exports.modules = {
	89379: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const ANY = Symbol("SemVer ANY");
		class Comparator {
			static get ANY() {
				return ANY;
			}
			constructor(comp, options) {
				options = parseOptions(options);
				if (comp instanceof Comparator) {
					if (comp.loose === !!options.loose) {
						return comp;
					} else {
						comp = comp.value;
					}
				}
				comp = comp.trim().split(/\s+/).join(" ");
				debug("comparator", comp, options);
				this.options = options;
				this.loose = !!options.loose;
				this.parse(comp);
				if (this.semver === ANY) {
					this.value = "";
				} else {
					this.value = this.operator + this.semver.version;
				}
				debug("comp", this);
			}
			parse(comp) {
				const r = this.options.loose ? re[t.COMPARATORLOOSE] : re[t.COMPARATOR];
				const m = comp.match(r);
				if (!m) {
					throw new TypeError(`Invalid comparator: ${comp}`);
				}
				this.operator = m[1] !== undefined ? m[1] : "";
				if (this.operator === "=") {
					this.operator = "";
				}
				if (!m[2]) {
					this.semver = ANY;
				} else {
					this.semver = new SemVer(m[2], this.options.loose);
				}
			}
			toString() {
				return this.value;
			}
			test(version) {
				debug("Comparator.test", version, this.options.loose);
				if (this.semver === ANY || version === ANY) {
					return true;
				}
				if (typeof version === "string") {
					try {
						version = new SemVer(version, this.options);
					} catch (er) {
						return false;
					}
				}
				return cmp(version, this.operator, this.semver, this.options);
			}
			intersects(comp, options) {
				if (!(comp instanceof Comparator)) {
					throw new TypeError("a Comparator is required");
				}
				if (this.operator === "") {
					if (this.value === "") {
						return true;
					}
					return new Range(comp.value, options).test(this.value);
				} else if (comp.operator === "") {
					if (comp.value === "") {
						return true;
					}
					return new Range(this.value, options).test(comp.semver);
				}
				options = parseOptions(options);
				if (options.includePrerelease && (this.value === "<0.0.0-0" || comp.value === "<0.0.0-0")) {
					return false;
				}
				if (!options.includePrerelease && (this.value.startsWith("<0.0.0") || comp.value.startsWith("<0.0.0"))) {
					return false;
				}
				if (this.operator.startsWith(">") && comp.operator.startsWith(">")) {
					return true;
				}
				if (this.operator.startsWith("<") && comp.operator.startsWith("<")) {
					return true;
				}
				if (this.semver.version === comp.semver.version && this.operator.includes("=") && comp.operator.includes("=")) {
					return true;
				}
				if (cmp(this.semver, "<", comp.semver, options) && this.operator.startsWith(">") && comp.operator.startsWith("<")) {
					return true;
				}
				if (cmp(this.semver, ">", comp.semver, options) && this.operator.startsWith("<") && comp.operator.startsWith(">")) {
					return true;
				}
				return false;
			}
		}
		module.exports = Comparator;
		const parseOptions = __webpack_require__(70356);
		const { safeRe: re, t } = __webpack_require__(95471);
		const cmp = __webpack_require__(28646);
		const debug = __webpack_require__(1159);
		const SemVer = __webpack_require__(7163);
		const Range = __webpack_require__(96782);
	}),
	96782: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SPACE_CHARACTERS = /\s+/g;
		class Range {
			constructor(range, options) {
				options = parseOptions(options);
				if (range instanceof Range) {
					if (range.loose === !!options.loose && range.includePrerelease === !!options.includePrerelease) {
						return range;
					} else {
						return new Range(range.raw, options);
					}
				}
				if (range instanceof Comparator) {
					this.raw = range.value;
					this.set = [[range]];
					this.formatted = undefined;
					return this;
				}
				this.options = options;
				this.loose = !!options.loose;
				this.includePrerelease = !!options.includePrerelease;
				this.raw = range.trim().replace(SPACE_CHARACTERS, " ");
				this.set = this.raw.split("||").map((r) => this.parseRange(r.trim())).filter((c) => c.length);
				if (!this.set.length) {
					throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
				}
				if (this.set.length > 1) {
					const first = this.set[0];
					this.set = this.set.filter((c) => !isNullSet(c[0]));
					if (this.set.length === 0) {
						this.set = [first];
					} else if (this.set.length > 1) {
						for (const c of this.set) {
							if (c.length === 1 && isAny(c[0])) {
								this.set = [c];
								break;
							}
						}
					}
				}
				this.formatted = undefined;
			}
			get range() {
				if (this.formatted === undefined) {
					this.formatted = "";
					for (let i = 0; i < this.set.length; i++) {
						if (i > 0) {
							this.formatted += "||";
						}
						const comps = this.set[i];
						for (let k = 0; k < comps.length; k++) {
							if (k > 0) {
								this.formatted += " ";
							}
							this.formatted += comps[k].toString().trim();
						}
					}
				}
				return this.formatted;
			}
			format() {
				return this.range;
			}
			toString() {
				return this.range;
			}
			parseRange(range) {
				range = range.replace(BUILDSTRIPRE, "");
				const memoOpts = (this.options.includePrerelease && FLAG_INCLUDE_PRERELEASE) | (this.options.loose && FLAG_LOOSE);
				const memoKey = memoOpts + ":" + range;
				const cached = cache.get(memoKey);
				if (cached) {
					return cached;
				}
				const loose = this.options.loose;
				const hr = loose ? re[t.HYPHENRANGELOOSE] : re[t.HYPHENRANGE];
				range = range.replace(hr, hyphenReplace(this.options.includePrerelease));
				debug("hyphen replace", range);
				range = trimComparatorWhitespace(range);
				debug("comparator trim", range);
				range = range.replace(re[t.TILDETRIM], tildeTrimReplace);
				debug("tilde trim", range);
				range = range.replace(re[t.CARETTRIM], caretTrimReplace);
				debug("caret trim", range);
				let rangeList = range.split(" ").map((comp) => parseComparator(comp, this.options)).join(" ").split(/\s+/).map((comp) => replaceGTE0(comp, this.options));
				if (loose) {
					rangeList = rangeList.filter((comp) => {
						debug("loose invalid filter", comp, this.options);
						return !!comp.match(re[t.COMPARATORLOOSE]);
					});
				}
				debug("range list", rangeList);
				const rangeMap = new Map();
				const comparators = rangeList.map((comp) => new Comparator(comp, this.options));
				for (const comp of comparators) {
					if (isNullSet(comp)) {
						return [comp];
					}
					rangeMap.set(comp.value, comp);
				}
				if (rangeMap.size > 1 && rangeMap.has("")) {
					rangeMap.delete("");
				}
				const result = [...rangeMap.values()];
				cache.set(memoKey, result);
				return result;
			}
			intersects(range, options) {
				if (!(range instanceof Range)) {
					throw new TypeError("a Range is required");
				}
				return this.set.some((thisComparators) => {
					return isSatisfiable(thisComparators, options) && range.set.some((rangeComparators) => {
						return isSatisfiable(rangeComparators, options) && thisComparators.every((thisComparator) => {
							return rangeComparators.every((rangeComparator) => {
								return thisComparator.intersects(rangeComparator, options);
							});
						});
					});
				});
			}
			test(version) {
				if (!version) {
					return false;
				}
				if (typeof version === "string") {
					try {
						version = new SemVer(version, this.options);
					} catch (er) {
						return false;
					}
				}
				for (let i = 0; i < this.set.length; i++) {
					if (testSet(this.set[i], version, this.options)) {
						return true;
					}
				}
				return false;
			}
		}
		module.exports = Range;
		const LRU = __webpack_require__(61383);
		const cache = new LRU();
		const parseOptions = __webpack_require__(70356);
		const Comparator = __webpack_require__(89379);
		const debug = __webpack_require__(1159);
		const SemVer = __webpack_require__(7163);
		const trimComparatorWhitespace = __webpack_require__(69737);
		const { safeRe: re, src, t, tildeTrimReplace, caretTrimReplace } = __webpack_require__(95471);
		const { FLAG_INCLUDE_PRERELEASE, FLAG_LOOSE } = __webpack_require__(45101);
		const BUILDSTRIPRE = new RegExp(src[t.BUILD], "g");
		const isNullSet = (c) => c.value === "<0.0.0-0";
		const isAny = (c) => c.value === "";
		const isSatisfiable = (comparators, options) => {
			let result = true;
			const remainingComparators = comparators.slice();
			let testComparator = remainingComparators.pop();
			while (result && remainingComparators.length) {
				result = remainingComparators.every((otherComparator) => {
					return testComparator.intersects(otherComparator, options);
				});
				testComparator = remainingComparators.pop();
			}
			return result;
		};
		const parseComparator = (comp, options) => {
			comp = comp.replace(re[t.BUILD], "");
			debug("comp", comp, options);
			comp = replaceCarets(comp, options);
			debug("caret", comp);
			comp = replaceTildes(comp, options);
			debug("tildes", comp);
			comp = replaceXRanges(comp, options);
			debug("xrange", comp);
			comp = replaceStars(comp, options);
			debug("stars", comp);
			return comp;
		};
		const isX = (id) => !id || id.toLowerCase() === "x" || id === "*";
		const invalidXRangeOrder = (M, m, p) => isX(M) && !isX(m) || isX(m) && p && !isX(p);
		const replaceTildes = (comp, options) => {
			return comp.trim().split(/\s+/).map((c) => replaceTilde(c, options)).join(" ");
		};
		const replaceTilde = (comp, options) => {
			const r = options.loose ? re[t.TILDELOOSE] : re[t.TILDE];
			const z = options.includePrerelease ? "-0" : "";
			return comp.replace(r, (_, M, m, p, pr) => {
				debug("tilde", comp, _, M, m, p, pr);
				let ret;
				if (isX(M)) {
					ret = "";
				} else if (isX(m)) {
					ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
				} else if (isX(p)) {
					ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
				} else if (pr) {
					debug("replaceTilde pr", pr);
					ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
				} else {
					ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
				}
				debug("tilde return", ret);
				return ret;
			});
		};
		const replaceCarets = (comp, options) => {
			return comp.trim().split(/\s+/).map((c) => replaceCaret(c, options)).join(" ");
		};
		const replaceCaret = (comp, options) => {
			debug("caret", comp, options);
			const r = options.loose ? re[t.CARETLOOSE] : re[t.CARET];
			const z = options.includePrerelease ? "-0" : "";
			return comp.replace(r, (_, M, m, p, pr) => {
				debug("caret", comp, _, M, m, p, pr);
				let ret;
				if (isX(M)) {
					ret = "";
				} else if (isX(m)) {
					ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
				} else if (isX(p)) {
					if (M === "0") {
						ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
					} else {
						ret = `>=${M}.${m}.0${z} <${+M + 1}.0.0-0`;
					}
				} else if (pr) {
					debug("replaceCaret pr", pr);
					if (M === "0") {
						if (m === "0") {
							ret = `>=${M}.${m}.${p}-${pr} <${M}.${m}.${+p + 1}-0`;
						} else {
							ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
						}
					} else {
						ret = `>=${M}.${m}.${p}-${pr} <${+M + 1}.0.0-0`;
					}
				} else {
					debug("no pr");
					if (M === "0") {
						if (m === "0") {
							ret = `>=${M}.${m}.${p} <${M}.${m}.${+p + 1}-0`;
						} else {
							ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
						}
					} else {
						ret = `>=${M}.${m}.${p} <${+M + 1}.0.0-0`;
					}
				}
				debug("caret return", ret);
				return ret;
			});
		};
		const replaceXRanges = (comp, options) => {
			debug("replaceXRanges", comp, options);
			return comp.split(/\s+/).map((c) => replaceXRange(c, options)).join(" ");
		};
		const replaceXRange = (comp, options) => {
			comp = comp.trim();
			const r = options.loose ? re[t.XRANGELOOSE] : re[t.XRANGE];
			return comp.replace(r, (ret, gtlt, M, m, p, pr) => {
				debug("xRange", comp, ret, gtlt, M, m, p, pr);
				if (invalidXRangeOrder(M, m, p)) {
					return comp;
				}
				const xM = isX(M);
				const xm = xM || isX(m);
				const xp = xm || isX(p);
				const anyX = xp;
				if (gtlt === "=" && anyX) {
					gtlt = "";
				}
				pr = options.includePrerelease ? "-0" : "";
				if (xM) {
					if (gtlt === ">" || gtlt === "<") {
						ret = "<0.0.0-0";
					} else {
						ret = "*";
					}
				} else if (gtlt && anyX) {
					if (xm) {
						m = 0;
					}
					p = 0;
					if (gtlt === ">") {
						gtlt = ">=";
						if (xm) {
							M = +M + 1;
							m = 0;
							p = 0;
						} else {
							m = +m + 1;
							p = 0;
						}
					} else if (gtlt === "<=") {
						gtlt = "<";
						if (xm) {
							M = +M + 1;
						} else {
							m = +m + 1;
						}
					}
					if (gtlt === "<") {
						pr = "-0";
					}
					ret = `${gtlt + M}.${m}.${p}${pr}`;
				} else if (xm) {
					ret = `>=${M}.0.0${pr} <${+M + 1}.0.0-0`;
				} else if (xp) {
					ret = `>=${M}.${m}.0${pr} <${M}.${+m + 1}.0-0`;
				}
				debug("xRange return", ret);
				return ret;
			});
		};
		const replaceStars = (comp, options) => {
			debug("replaceStars", comp, options);
			return comp.trim().replace(re[t.STAR], "");
		};
		const replaceGTE0 = (comp, options) => {
			debug("replaceGTE0", comp, options);
			return comp.trim().replace(re[options.includePrerelease ? t.GTE0PRE : t.GTE0], "");
		};
		const hyphenReplace = (incPr) => ($0, from, fM, fm, fp, fpr, fb, to, tM, tm, tp, tpr) => {
			if (isX(fM)) {
				from = "";
			} else if (isX(fm)) {
				from = `>=${fM}.0.0${incPr ? "-0" : ""}`;
			} else if (isX(fp)) {
				from = `>=${fM}.${fm}.0${incPr ? "-0" : ""}`;
			} else if (fpr) {
				from = `>=${from}`;
			} else {
				from = `>=${from}${incPr ? "-0" : ""}`;
			}
			if (isX(tM)) {
				to = "";
			} else if (isX(tm)) {
				to = `<${+tM + 1}.0.0-0`;
			} else if (isX(tp)) {
				to = `<${tM}.${+tm + 1}.0-0`;
			} else if (tpr) {
				to = `<=${tM}.${tm}.${tp}-${tpr}`;
			} else if (incPr) {
				to = `<${tM}.${tm}.${+tp + 1}-0`;
			} else {
				to = `<=${to}`;
			}
			return `${from} ${to}`.trim();
		};
		const testSet = (set, version, options) => {
			for (let i = 0; i < set.length; i++) {
				if (!set[i].test(version)) {
					return false;
				}
			}
			if (version.prerelease.length && !options.includePrerelease) {
				for (let i = 0; i < set.length; i++) {
					debug(set[i].semver);
					if (set[i].semver === Comparator.ANY) {
						continue;
					}
					if (set[i].semver.prerelease.length > 0) {
						const allowed = set[i].semver;
						if (allowed.major === version.major && allowed.minor === version.minor && allowed.patch === version.patch) {
							return true;
						}
					}
				}
				return false;
			}
			return true;
		};
	}),
	7163: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const debug = __webpack_require__(1159);
		const { MAX_LENGTH, MAX_SAFE_INTEGER } = __webpack_require__(45101);
		const { safeRe: re, t } = __webpack_require__(95471);
		const parseOptions = __webpack_require__(70356);
		const { compareIdentifiers } = __webpack_require__(73348);
		const isPrereleaseIdentifier = (prerelease, identifier) => {
			const identifiers = identifier.split(".");
			if (identifiers.length > prerelease.length) {
				return false;
			}
			for (let i = 0; i < identifiers.length; i++) {
				if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) {
					return false;
				}
			}
			return true;
		};
		class SemVer {
			constructor(version, options) {
				options = parseOptions(options);
				if (version instanceof SemVer) {
					if (version.loose === !!options.loose && version.includePrerelease === !!options.includePrerelease) {
						return version;
					} else {
						version = version.version;
					}
				} else if (typeof version !== "string") {
					throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
				}
				if (version.length > MAX_LENGTH) {
					throw new TypeError(`version is longer than ${MAX_LENGTH} characters`);
				}
				debug("SemVer", version, options);
				this.options = options;
				this.loose = !!options.loose;
				this.includePrerelease = !!options.includePrerelease;
				const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
				if (!m) {
					throw new TypeError(`Invalid Version: ${version}`);
				}
				this.raw = version;
				this.major = +m[1];
				this.minor = +m[2];
				this.patch = +m[3];
				if (this.major > MAX_SAFE_INTEGER || this.major < 0) {
					throw new TypeError("Invalid major version");
				}
				if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) {
					throw new TypeError("Invalid minor version");
				}
				if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) {
					throw new TypeError("Invalid patch version");
				}
				if (!m[4]) {
					this.prerelease = [];
				} else {
					this.prerelease = m[4].split(".").map((id) => {
						if (/^[0-9]+$/.test(id)) {
							const num = +id;
							if (num >= 0 && num < MAX_SAFE_INTEGER) {
								return num;
							}
						}
						return id;
					});
				}
				this.build = m[5] ? m[5].split(".") : [];
				this.format();
			}
			format() {
				this.version = `${this.major}.${this.minor}.${this.patch}`;
				if (this.prerelease.length) {
					this.version += `-${this.prerelease.join(".")}`;
				}
				return this.version;
			}
			toString() {
				return this.version;
			}
			compare(other) {
				debug("SemVer.compare", this.version, this.options, other);
				if (!(other instanceof SemVer)) {
					if (typeof other === "string" && other === this.version) {
						return 0;
					}
					other = new SemVer(other, this.options);
				}
				if (other.version === this.version) {
					return 0;
				}
				return this.compareMain(other) || this.comparePre(other);
			}
			compareMain(other) {
				if (!(other instanceof SemVer)) {
					other = new SemVer(other, this.options);
				}
				if (this.major < other.major) {
					return -1;
				}
				if (this.major > other.major) {
					return 1;
				}
				if (this.minor < other.minor) {
					return -1;
				}
				if (this.minor > other.minor) {
					return 1;
				}
				if (this.patch < other.patch) {
					return -1;
				}
				if (this.patch > other.patch) {
					return 1;
				}
				return 0;
			}
			comparePre(other) {
				if (!(other instanceof SemVer)) {
					other = new SemVer(other, this.options);
				}
				if (this.prerelease.length && !other.prerelease.length) {
					return -1;
				} else if (!this.prerelease.length && other.prerelease.length) {
					return 1;
				} else if (!this.prerelease.length && !other.prerelease.length) {
					return 0;
				}
				let i = 0;
				do {
					const a = this.prerelease[i];
					const b = other.prerelease[i];
					debug("prerelease compare", i, a, b);
					if (a === undefined && b === undefined) {
						return 0;
					} else if (b === undefined) {
						return 1;
					} else if (a === undefined) {
						return -1;
					} else if (a === b) {
						continue;
					} else {
						return compareIdentifiers(a, b);
					}
				} while (++i);
			}
			compareBuild(other) {
				if (!(other instanceof SemVer)) {
					other = new SemVer(other, this.options);
				}
				let i = 0;
				do {
					const a = this.build[i];
					const b = other.build[i];
					debug("build compare", i, a, b);
					if (a === undefined && b === undefined) {
						return 0;
					} else if (b === undefined) {
						return 1;
					} else if (a === undefined) {
						return -1;
					} else if (a === b) {
						continue;
					} else {
						return compareIdentifiers(a, b);
					}
				} while (++i);
			}
			inc(release, identifier, identifierBase) {
				if (release.startsWith("pre")) {
					if (!identifier && identifierBase === false) {
						throw new Error("invalid increment argument: identifier is empty");
					}
					if (identifier) {
						const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
						if (!match || match[1] !== identifier) {
							throw new Error(`invalid identifier: ${identifier}`);
						}
					}
				}
				switch (release) {
					case "premajor":
						this.prerelease.length = 0;
						this.patch = 0;
						this.minor = 0;
						this.major++;
						this.inc("pre", identifier, identifierBase);
						break;
					case "preminor":
						this.prerelease.length = 0;
						this.patch = 0;
						this.minor++;
						this.inc("pre", identifier, identifierBase);
						break;
					case "prepatch":
						this.prerelease.length = 0;
						this.inc("patch", identifier, identifierBase);
						this.inc("pre", identifier, identifierBase);
						break;
					case "prerelease":
						if (this.prerelease.length === 0) {
							this.inc("patch", identifier, identifierBase);
						}
						this.inc("pre", identifier, identifierBase);
						break;
					case "release":
						if (this.prerelease.length === 0) {
							throw new Error(`version ${this.raw} is not a prerelease`);
						}
						this.prerelease.length = 0;
						break;
					case "major":
						if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) {
							this.major++;
						}
						this.minor = 0;
						this.patch = 0;
						this.prerelease = [];
						break;
					case "minor":
						if (this.patch !== 0 || this.prerelease.length === 0) {
							this.minor++;
						}
						this.patch = 0;
						this.prerelease = [];
						break;
					case "patch":
						if (this.prerelease.length === 0) {
							this.patch++;
						}
						this.prerelease = [];
						break;
					case "pre": {
						const base = Number(identifierBase) ? 1 : 0;
						if (this.prerelease.length === 0) {
							this.prerelease = [base];
						} else {
							let i = this.prerelease.length;
							while (--i >= 0) {
								if (typeof this.prerelease[i] === "number") {
									this.prerelease[i]++;
									i = -2;
								}
							}
							if (i === -1) {
								if (identifier === this.prerelease.join(".") && identifierBase === false) {
									throw new Error("invalid increment argument: identifier already exists");
								}
								this.prerelease.push(base);
							}
						}
						if (identifier) {
							let prerelease = [identifier, base];
							if (identifierBase === false) {
								prerelease = [identifier];
							}
							if (isPrereleaseIdentifier(this.prerelease, identifier)) {
								const prereleaseBase = this.prerelease[identifier.split(".").length];
								if (isNaN(prereleaseBase)) {
									this.prerelease = prerelease;
								}
							} else {
								this.prerelease = prerelease;
							}
						}
						break;
					}
					default: throw new Error(`invalid increment argument: ${release}`);
				}
				this.raw = this.format();
				if (this.build.length) {
					this.raw += `+${this.build.join(".")}`;
				}
				return this;
			}
		}
		module.exports = SemVer;
	}),
	1799: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const parse = __webpack_require__(16353);
		const clean = (version, options) => {
			const s = parse(version.trim().replace(/^[=v]+/, ""), options);
			return s ? s.version : null;
		};
		module.exports = clean;
	}),
	28646: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const eq = __webpack_require__(55082);
		const neq = __webpack_require__(4974);
		const gt = __webpack_require__(16599);
		const gte = __webpack_require__(41236);
		const lt = __webpack_require__(3872);
		const lte = __webpack_require__(56717);
		const cmp = (a, op, b, loose) => {
			switch (op) {
				case "===":
					if (typeof a === "object") {
						a = a.version;
					}
					if (typeof b === "object") {
						b = b.version;
					}
					return a === b;
				case "!==":
					if (typeof a === "object") {
						a = a.version;
					}
					if (typeof b === "object") {
						b = b.version;
					}
					return a !== b;
				case "":
				case "=":
				case "==": return eq(a, b, loose);
				case "!=": return neq(a, b, loose);
				case ">": return gt(a, b, loose);
				case ">=": return gte(a, b, loose);
				case "<": return lt(a, b, loose);
				case "<=": return lte(a, b, loose);
				default: throw new TypeError(`Invalid operator: ${op}`);
			}
		};
		module.exports = cmp;
	}),
	35385: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const parse = __webpack_require__(16353);
		const { safeRe: re, t } = __webpack_require__(95471);
		const coerce = (version, options) => {
			if (version instanceof SemVer) {
				return version;
			}
			if (typeof version === "number") {
				version = String(version);
			}
			if (typeof version !== "string") {
				return null;
			}
			options = options || {};
			let match = null;
			if (!options.rtl) {
				match = version.match(options.includePrerelease ? re[t.COERCEFULL] : re[t.COERCE]);
			} else {
				const coerceRtlRegex = options.includePrerelease ? re[t.COERCERTLFULL] : re[t.COERCERTL];
				let next;
				while ((next = coerceRtlRegex.exec(version)) && (!match || match.index + match[0].length !== version.length)) {
					if (!match || next.index + next[0].length !== match.index + match[0].length) {
						match = next;
					}
					coerceRtlRegex.lastIndex = next.index + next[1].length + next[2].length;
				}
				coerceRtlRegex.lastIndex = -1;
			}
			if (match === null) {
				return null;
			}
			const major = match[2];
			const minor = match[3] || "0";
			const patch = match[4] || "0";
			const prerelease = options.includePrerelease && match[5] ? `-${match[5]}` : "";
			const build = options.includePrerelease && match[6] ? `+${match[6]}` : "";
			return parse(`${major}.${minor}.${patch}${prerelease}${build}`, options);
		};
		module.exports = coerce;
	}),
	37648: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const compareBuild = (a, b, loose) => {
			const versionA = new SemVer(a, loose);
			const versionB = new SemVer(b, loose);
			return versionA.compare(versionB) || versionA.compareBuild(versionB);
		};
		module.exports = compareBuild;
	}),
	56874: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const compare = __webpack_require__(78469);
		const compareLoose = (a, b) => compare(a, b, true);
		module.exports = compareLoose;
	}),
	78469: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const compare = (a, b, loose) => new SemVer(a, loose).compare(new SemVer(b, loose));
		module.exports = compare;
	}),
	70711: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const parse = __webpack_require__(16353);
		const diff = (version1, version2) => {
			const v1 = parse(version1, null, true);
			const v2 = parse(version2, null, true);
			const comparison = v1.compare(v2);
			if (comparison === 0) {
				return null;
			}
			const v1Higher = comparison > 0;
			const highVersion = v1Higher ? v1 : v2;
			const lowVersion = v1Higher ? v2 : v1;
			const highHasPre = !!highVersion.prerelease.length;
			const lowHasPre = !!lowVersion.prerelease.length;
			if (lowHasPre && !highHasPre) {
				if (!lowVersion.patch && !lowVersion.minor) {
					return "major";
				}
				if (lowVersion.compareMain(highVersion) === 0) {
					if (lowVersion.minor && !lowVersion.patch) {
						return "minor";
					}
					return "patch";
				}
			}
			const prefix = highHasPre ? "pre" : "";
			if (v1.major !== v2.major) {
				return prefix + "major";
			}
			if (v1.minor !== v2.minor) {
				return prefix + "minor";
			}
			if (v1.patch !== v2.patch) {
				return prefix + "patch";
			}
			return "prerelease";
		};
		module.exports = diff;
	}),
	55082: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const compare = __webpack_require__(78469);
		const eq = (a, b, loose) => compare(a, b, loose) === 0;
		module.exports = eq;
	}),
	16599: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const compare = __webpack_require__(78469);
		const gt = (a, b, loose) => compare(a, b, loose) > 0;
		module.exports = gt;
	}),
	41236: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const compare = __webpack_require__(78469);
		const gte = (a, b, loose) => compare(a, b, loose) >= 0;
		module.exports = gte;
	}),
	62338: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const inc = (version, release, options, identifier, identifierBase) => {
			if (typeof options === "string") {
				identifierBase = identifier;
				identifier = options;
				options = undefined;
			}
			try {
				return new SemVer(version instanceof SemVer ? version.version : version, options).inc(release, identifier, identifierBase).version;
			} catch (er) {
				return null;
			}
		};
		module.exports = inc;
	}),
	3872: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const compare = __webpack_require__(78469);
		const lt = (a, b, loose) => compare(a, b, loose) < 0;
		module.exports = lt;
	}),
	56717: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const compare = __webpack_require__(78469);
		const lte = (a, b, loose) => compare(a, b, loose) <= 0;
		module.exports = lte;
	}),
	68511: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const major = (a, loose) => new SemVer(a, loose).major;
		module.exports = major;
	}),
	32603: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const minor = (a, loose) => new SemVer(a, loose).minor;
		module.exports = minor;
	}),
	4974: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const compare = __webpack_require__(78469);
		const neq = (a, b, loose) => compare(a, b, loose) !== 0;
		module.exports = neq;
	}),
	16353: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const parse = (version, options, throwErrors = false) => {
			if (version instanceof SemVer) {
				return version;
			}
			try {
				return new SemVer(version, options);
			} catch (er) {
				if (!throwErrors) {
					return null;
				}
				throw er;
			}
		};
		module.exports = parse;
	}),
	48756: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const patch = (a, loose) => new SemVer(a, loose).patch;
		module.exports = patch;
	}),
	15714: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const parse = __webpack_require__(16353);
		const prerelease = (version, options) => {
			const parsed = parse(version, options);
			return parsed && parsed.prerelease.length ? parsed.prerelease : null;
		};
		module.exports = prerelease;
	}),
	32173: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const compare = __webpack_require__(78469);
		const rcompare = (a, b, loose) => compare(b, a, loose);
		module.exports = rcompare;
	}),
	87192: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const compareBuild = __webpack_require__(37648);
		const rsort = (list, loose) => list.sort((a, b) => compareBuild(b, a, loose));
		module.exports = rsort;
	}),
	68011: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const Range = __webpack_require__(96782);
		const satisfies = (version, range, options) => {
			try {
				range = new Range(range, options);
			} catch (er) {
				return false;
			}
			return range.test(version);
		};
		module.exports = satisfies;
	}),
	29872: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const compareBuild = __webpack_require__(37648);
		const sort = (list, loose) => list.sort((a, b) => compareBuild(a, b, loose));
		module.exports = sort;
	}),
	16114: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const parse = __webpack_require__(16353);
		const constants = __webpack_require__(45101);
		const SemVer = __webpack_require__(7163);
		const truncate = (version, truncation, options) => {
			if (!constants.RELEASE_TYPES.includes(truncation)) {
				return null;
			}
			const clonedVersion = cloneInputVersion(version, options);
			return clonedVersion && doTruncation(clonedVersion, truncation);
		};
		const cloneInputVersion = (version, options) => {
			const versionStringToParse = version instanceof SemVer ? version.version : version;
			return parse(versionStringToParse, options);
		};
		const doTruncation = (version, truncation) => {
			if (isPrerelease(truncation)) {
				return version.version;
			}
			version.prerelease = [];
			switch (truncation) {
				case "major":
					version.minor = 0;
					version.patch = 0;
					break;
				case "minor":
					version.patch = 0;
					break;
			}
			return version.format();
		};
		const isPrerelease = (type) => {
			return type.startsWith("pre");
		};
		module.exports = truncate;
	}),
	58780: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const parse = __webpack_require__(16353);
		const valid = (version, options) => {
			const v = parse(version, options);
			return v ? v.version : null;
		};
		module.exports = valid;
	}),
	62088: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const internalRe = __webpack_require__(95471);
		const constants = __webpack_require__(45101);
		const SemVer = __webpack_require__(7163);
		const identifiers = __webpack_require__(73348);
		const parse = __webpack_require__(16353);
		const valid = __webpack_require__(58780);
		const clean = __webpack_require__(1799);
		const inc = __webpack_require__(62338);
		const diff = __webpack_require__(70711);
		const major = __webpack_require__(68511);
		const minor = __webpack_require__(32603);
		const patch = __webpack_require__(48756);
		const prerelease = __webpack_require__(15714);
		const compare = __webpack_require__(78469);
		const rcompare = __webpack_require__(32173);
		const compareLoose = __webpack_require__(56874);
		const compareBuild = __webpack_require__(37648);
		const sort = __webpack_require__(29872);
		const rsort = __webpack_require__(87192);
		const gt = __webpack_require__(16599);
		const lt = __webpack_require__(3872);
		const eq = __webpack_require__(55082);
		const neq = __webpack_require__(4974);
		const gte = __webpack_require__(41236);
		const lte = __webpack_require__(56717);
		const cmp = __webpack_require__(28646);
		const coerce = __webpack_require__(35385);
		const truncate = __webpack_require__(16114);
		const Comparator = __webpack_require__(89379);
		const Range = __webpack_require__(96782);
		const satisfies = __webpack_require__(68011);
		const toComparators = __webpack_require__(54750);
		const maxSatisfying = __webpack_require__(73193);
		const minSatisfying = __webpack_require__(68595);
		const minVersion = __webpack_require__(51866);
		const validRange = __webpack_require__(64737);
		const outside = __webpack_require__(10280);
		const gtr = __webpack_require__(12276);
		const ltr = __webpack_require__(15213);
		const intersects = __webpack_require__(23465);
		const simplifyRange = __webpack_require__(82028);
		const subset = __webpack_require__(61489);
		module.exports = {
			parse,
			valid,
			clean,
			inc,
			diff,
			major,
			minor,
			patch,
			prerelease,
			compare,
			rcompare,
			compareLoose,
			compareBuild,
			sort,
			rsort,
			gt,
			lt,
			eq,
			neq,
			gte,
			lte,
			cmp,
			coerce,
			truncate,
			Comparator,
			Range,
			satisfies,
			toComparators,
			maxSatisfying,
			minSatisfying,
			minVersion,
			validRange,
			outside,
			gtr,
			ltr,
			intersects,
			simplifyRange,
			subset,
			SemVer,
			re: internalRe.re,
			src: internalRe.src,
			tokens: internalRe.t,
			SEMVER_SPEC_VERSION: constants.SEMVER_SPEC_VERSION,
			RELEASE_TYPES: constants.RELEASE_TYPES,
			compareIdentifiers: identifiers.compareIdentifiers,
			rcompareIdentifiers: identifiers.rcompareIdentifiers
		};
	}),
	45101: ((module) => {
		"use strict";
		const SEMVER_SPEC_VERSION = "2.0.0";
		const MAX_LENGTH = 256;
		const MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER || 0x1fffffffffffff;
		const MAX_SAFE_COMPONENT_LENGTH = 16;
		const MAX_SAFE_BUILD_LENGTH = MAX_LENGTH - 6;
		const WHITESPACE_CHARACTERS = [
			"	",
			"\n",
			"\v",
			"\f",
			"\r",
			" ",
			"\u00A0",
			"\u1680",
			"\u2000",
			"\u2001",
			"\u2002",
			"\u2003",
			"\u2004",
			"\u2005",
			"\u2006",
			"\u2007",
			"\u2008",
			"\u2009",
			"\u200A",
			"\u2028",
			"\u2029",
			"\u202F",
			"\u205F",
			"\u3000",
			"\uFEFF"
		];
		const RELEASE_TYPES = [
			"major",
			"premajor",
			"minor",
			"preminor",
			"patch",
			"prepatch",
			"prerelease"
		];
		module.exports = {
			MAX_LENGTH,
			MAX_SAFE_COMPONENT_LENGTH,
			MAX_SAFE_BUILD_LENGTH,
			MAX_SAFE_INTEGER,
			WHITESPACE_CHARACTERS,
			RELEASE_TYPES,
			SEMVER_SPEC_VERSION,
			FLAG_INCLUDE_PRERELEASE: 1,
			FLAG_LOOSE: 2
		};
	}),
	1159: ((module) => {
		"use strict";
		const debug = typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...args) => console.error("SEMVER", ...args) : () => {};
		module.exports = debug;
	}),
	73348: ((module) => {
		"use strict";
		const numeric = /^[0-9]+$/;
		const compareIdentifiers = (a, b) => {
			if (typeof a === "number" && typeof b === "number") {
				return a === b ? 0 : a < b ? -1 : 1;
			}
			const anum = numeric.test(a);
			const bnum = numeric.test(b);
			if (anum && bnum) {
				a = +a;
				b = +b;
			}
			return a === b ? 0 : anum && !bnum ? -1 : bnum && !anum ? 1 : a < b ? -1 : 1;
		};
		const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
		module.exports = {
			compareIdentifiers,
			rcompareIdentifiers
		};
	}),
	61383: ((module) => {
		"use strict";
		class LRUCache {
			constructor() {
				this.max = 1e3;
				this.map = new Map();
			}
			get(key) {
				const value = this.map.get(key);
				if (value === undefined) {
					return undefined;
				} else {
					this.map.delete(key);
					this.map.set(key, value);
					return value;
				}
			}
			delete(key) {
				return this.map.delete(key);
			}
			set(key, value) {
				const deleted = this.delete(key);
				if (!deleted && value !== undefined) {
					if (this.map.size >= this.max) {
						const firstKey = this.map.keys().next().value;
						this.delete(firstKey);
					}
					this.map.set(key, value);
				}
				return this;
			}
		}
		module.exports = LRUCache;
	}),
	70356: ((module) => {
		"use strict";
		const looseOption = Object.freeze({ loose: true });
		const emptyOpts = Object.freeze({});
		const parseOptions = (options) => {
			if (!options) {
				return emptyOpts;
			}
			if (typeof options !== "object") {
				return looseOption;
			}
			return options;
		};
		module.exports = parseOptions;
	}),
	95471: ((module, exports, __webpack_require__) => {
		"use strict";
		const { MAX_SAFE_COMPONENT_LENGTH, MAX_SAFE_BUILD_LENGTH, MAX_LENGTH } = __webpack_require__(45101);
		const debug = __webpack_require__(1159);
		exports = module.exports = {};
		const re = exports.re = [];
		const safeRe = exports.safeRe = [];
		const src = exports.src = [];
		const safeSrc = exports.safeSrc = [];
		const t = exports.t = {};
		let R = 0;
		const LETTERDASHNUMBER = "[a-zA-Z0-9-]";
		const safeRegexReplacements = [
			["\\s", 1],
			["\\d", MAX_LENGTH],
			[LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH]
		];
		const makeSafeRegex = (value) => {
			for (const [token, max] of safeRegexReplacements) {
				value = value.split(`${token}*`).join(`${token}{0,${max}}`).split(`${token}+`).join(`${token}{1,${max}}`);
			}
			return value;
		};
		const createToken = (name, value, isGlobal) => {
			const safe = makeSafeRegex(value);
			const index = R++;
			debug(name, index, value);
			t[name] = index;
			src[index] = value;
			safeSrc[index] = safe;
			re[index] = new RegExp(value, isGlobal ? "g" : undefined);
			safeRe[index] = new RegExp(safe, isGlobal ? "g" : undefined);
		};
		createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*");
		createToken("NUMERICIDENTIFIERLOOSE", "\\d+");
		createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
		createToken("MAINVERSION", `(${src[t.NUMERICIDENTIFIER]})\\.` + `(${src[t.NUMERICIDENTIFIER]})\\.` + `(${src[t.NUMERICIDENTIFIER]})`);
		createToken("MAINVERSIONLOOSE", `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` + `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` + `(${src[t.NUMERICIDENTIFIERLOOSE]})`);
		createToken("PRERELEASEIDENTIFIER", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
		createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
		createToken("PRERELEASE", `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
		createToken("PRERELEASELOOSE", `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
		createToken("BUILDIDENTIFIER", `${LETTERDASHNUMBER}+`);
		createToken("BUILD", `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
		createToken("FULLPLAIN", `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
		createToken("FULL", `^${src[t.FULLPLAIN]}$`);
		createToken("LOOSEPLAIN", `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
		createToken("LOOSE", `^${src[t.LOOSEPLAIN]}$`);
		createToken("GTLT", "((?:<|>)?=?)");
		createToken("XRANGEIDENTIFIERLOOSE", `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
		createToken("XRANGEIDENTIFIER", `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
		createToken("XRANGEPLAIN", `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})` + `(?:\\.(${src[t.XRANGEIDENTIFIER]})` + `(?:\\.(${src[t.XRANGEIDENTIFIER]})` + `(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?` + `)?)?`);
		createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})` + `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` + `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` + `(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?` + `)?)?`);
		createToken("XRANGE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
		createToken("XRANGELOOSE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
		createToken("COERCEPLAIN", `${"(^|[^\\d])" + "(\\d{1,"}${MAX_SAFE_COMPONENT_LENGTH}})` + `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?` + `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
		createToken("COERCE", `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
		createToken("COERCEFULL", src[t.COERCEPLAIN] + `(?:${src[t.PRERELEASE]})?` + `(?:${src[t.BUILD]})?` + `(?:$|[^\\d])`);
		createToken("COERCERTL", src[t.COERCE], true);
		createToken("COERCERTLFULL", src[t.COERCEFULL], true);
		createToken("LONETILDE", "(?:~>?)");
		createToken("TILDETRIM", `(\\s*)${src[t.LONETILDE]}\\s+`, true);
		exports.tildeTrimReplace = "$1~";
		createToken("TILDE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
		createToken("TILDELOOSE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
		createToken("LONECARET", "(?:\\^)");
		createToken("CARETTRIM", `(\\s*)${src[t.LONECARET]}\\s+`, true);
		exports.caretTrimReplace = "$1^";
		createToken("CARET", `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
		createToken("CARETLOOSE", `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
		createToken("COMPARATORLOOSE", `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
		createToken("COMPARATOR", `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
		createToken("COMPARATORTRIM", `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
		exports.comparatorTrimReplace = "$1$2$3";
		createToken("HYPHENRANGE", `^\\s*(${src[t.XRANGEPLAIN]})` + `\\s+-\\s+` + `(${src[t.XRANGEPLAIN]})` + `\\s*$`);
		createToken("HYPHENRANGELOOSE", `^\\s*(${src[t.XRANGEPLAINLOOSE]})` + `\\s+-\\s+` + `(${src[t.XRANGEPLAINLOOSE]})` + `\\s*$`);
		createToken("STAR", "(<|>)?=?\\s*\\*");
		createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
		createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
	}),
	69737: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const { MAX_LENGTH, MAX_SAFE_BUILD_LENGTH, WHITESPACE_CHARACTERS } = __webpack_require__(45101);
		const whitespace = new Uint8Array(65536);
		for (const char of WHITESPACE_CHARACTERS) {
			whitespace[char.charCodeAt(0)] = 1;
		}
		const isWhitespace = (char) => char !== undefined && whitespace[char.charCodeAt(0)] === 1;
		const isVersionPrefix = (char) => char === "v" || char === "=" || isWhitespace(char);
		const isDigit = (char) => char !== undefined && char >= "0" && char <= "9";
		const isLetter = (char) => char !== undefined && (char >= "a" && char <= "z" || char >= "A" && char <= "Z");
		const isIdentifierCharacter = (char) => isDigit(char) || isLetter(char) || char === "-";
		const isVersionStart = (char) => isDigit(char) || char === "x" || char === "X" || char === "*";
		const findDigitsEndIndex = (range, start, limit, digitRuns) => {
			if (!isDigit(range[start])) {
				return start;
			}
			if (start >= digitRuns.start && start < digitRuns.end) {
				return Math.min(start + limit, digitRuns.end);
			}
			if (start >= digitRuns.previousStart && start < digitRuns.previousEnd) {
				return Math.min(start + limit, digitRuns.previousEnd);
			}
			let end = start + 1;
			while (isDigit(range[end])) {
				end++;
			}
			digitRuns.previousStart = digitRuns.start;
			digitRuns.previousEnd = digitRuns.end;
			digitRuns.start = start;
			digitRuns.end = end;
			return Math.min(start + limit, end);
		};
		const findVersionNumberEndIndex = (range, start, loose, digitRuns) => {
			if (!loose && range[start] === "0") {
				return start + 1;
			}
			return findDigitsEndIndex(range, start, loose ? MAX_LENGTH : MAX_LENGTH + 1, digitRuns);
		};
		const findPrereleaseIdentifierEndIndex = (range, start, loose, digitRuns) => {
			const digitsEnd = findDigitsEndIndex(range, start, MAX_LENGTH, digitRuns);
			if (isLetter(range[digitsEnd]) || range[digitsEnd] === "-") {
				let end = digitsEnd + 1;
				const limit = end + MAX_SAFE_BUILD_LENGTH;
				while (end < limit && isIdentifierCharacter(range[end])) {
					end++;
				}
				return end;
			}
			return findVersionNumberEndIndex(range, start, loose, digitRuns);
		};
		const findPrereleaseEndIndex = (range, start, loose, digitRuns) => {
			const hyphen = range[start] === "-";
			if (!loose && !hyphen) {
				return start;
			}
			const identifierStart = start + (hyphen ? 1 : 0);
			let end = findPrereleaseIdentifierEndIndex(range, identifierStart, loose, digitRuns);
			if (end === identifierStart) {
				if (!loose || !hyphen) {
					return start;
				}
				end = findPrereleaseIdentifierEndIndex(range, start, loose, digitRuns);
			}
			while (range[end] === ".") {
				const next = findPrereleaseIdentifierEndIndex(range, end + 1, loose, digitRuns);
				if (next === end + 1) {
					break;
				}
				end = next;
			}
			return end;
		};
		const findBuildIdentifierEndIndex = (range, start) => {
			let end = start;
			while (end - start < MAX_SAFE_BUILD_LENGTH && isIdentifierCharacter(range[end])) {
				end++;
			}
			return end;
		};
		const findBuildEndIndex = (range, start) => {
			if (range[start] !== "+") {
				return start;
			}
			let end = findBuildIdentifierEndIndex(range, start + 1);
			if (end === start + 1) {
				return start;
			}
			while (range[end] === ".") {
				const next = findBuildIdentifierEndIndex(range, end + 1);
				if (next === end + 1) {
					break;
				}
				end = next;
			}
			return end;
		};
		const findLooseFullVersionEndIndex = (range, start, digitRuns) => {
			let end = start;
			for (let component = 0; component < 3; component++) {
				const next = findVersionNumberEndIndex(range, end, true, digitRuns);
				if (next === end) {
					return start;
				}
				end = next;
				if (component < 2) {
					if (range[end] !== ".") {
						return start;
					}
					end++;
				}
			}
			const prereleaseEnd = findPrereleaseEndIndex(range, end, true, digitRuns);
			return findBuildEndIndex(range, prereleaseEnd);
		};
		const findPartialVersionComponentEndIndex = (range, start, digitRuns) => {
			if (isDigit(range[start])) {
				return findVersionNumberEndIndex(range, start, false, digitRuns);
			}
			return isVersionStart(range[start]) ? start + 1 : start;
		};
		const findPartialVersionEndIndex = (range, start, digitRuns) => {
			let end = findPartialVersionComponentEndIndex(range, start, digitRuns);
			for (let component = 0; component < 2; component++) {
				if (range[end] !== ".") {
					return end;
				}
				const next = findPartialVersionComponentEndIndex(range, end + 1, digitRuns);
				if (next === end + 1) {
					return end;
				}
				end = next;
			}
			const prereleaseEnd = findPrereleaseEndIndex(range, end, false, digitRuns);
			return findBuildEndIndex(range, prereleaseEnd);
		};
		const findVersionEndIndex = (range, start, digitRuns) => {
			const fullVersionEnd = findLooseFullVersionEndIndex(range, start, digitRuns);
			return fullVersionEnd !== start ? fullVersionEnd : findPartialVersionEndIndex(range, start, digitRuns);
		};
		const findRemovableWhitespaceIndex = (range, matchStart) => {
			let position = matchStart;
			if (isWhitespace(range[position])) {
				position++;
			}
			if (range[position] === "<" || range[position] === ">") {
				position++;
			}
			if (range[position] === "=") {
				position++;
			}
			return isWhitespace(range[position]) ? position : -1;
		};
		const trimComparatorWhitespace = (range) => {
			let result = "";
			let copyFrom = 0;
			let cursor = 0;
			const digitRuns = {
				start: -1,
				end: -1,
				previousStart: -1,
				previousEnd: -1
			};
			while (cursor < range.length) {
				const matchStart = cursor;
				if (range[cursor] === "<" || range[cursor] === ">") {
					cursor++;
				} else if (!isVersionPrefix(range[cursor]) && !isVersionStart(range[cursor])) {
					cursor++;
					continue;
				}
				while (cursor < range.length && isVersionPrefix(range[cursor])) {
					cursor++;
				}
				if (!isVersionStart(range[cursor])) {
					continue;
				}
				const whitespacePosition = findRemovableWhitespaceIndex(range, matchStart);
				if (whitespacePosition !== -1) {
					result += range.slice(copyFrom, whitespacePosition);
					copyFrom = whitespacePosition + 1;
				}
				cursor = findVersionEndIndex(range, cursor, digitRuns);
			}
			return result + range.slice(copyFrom);
		};
		module.exports = trimComparatorWhitespace;
	}),
	12276: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const outside = __webpack_require__(10280);
		const gtr = (version, range, options) => outside(version, range, ">", options);
		module.exports = gtr;
	}),
	23465: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const Range = __webpack_require__(96782);
		const intersects = (r1, r2, options) => {
			r1 = new Range(r1, options);
			r2 = new Range(r2, options);
			return r1.intersects(r2, options);
		};
		module.exports = intersects;
	}),
	15213: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const outside = __webpack_require__(10280);
		const ltr = (version, range, options) => outside(version, range, "<", options);
		module.exports = ltr;
	}),
	73193: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const Range = __webpack_require__(96782);
		const maxSatisfying = (versions, range, options) => {
			let max = null;
			let maxSV = null;
			let rangeObj = null;
			try {
				rangeObj = new Range(range, options);
			} catch (er) {
				return null;
			}
			versions.forEach((v) => {
				if (rangeObj.test(v)) {
					if (!max || maxSV.compare(v) === -1) {
						max = v;
						maxSV = new SemVer(max, options);
					}
				}
			});
			return max;
		};
		module.exports = maxSatisfying;
	}),
	68595: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const Range = __webpack_require__(96782);
		const minSatisfying = (versions, range, options) => {
			let min = null;
			let minSV = null;
			let rangeObj = null;
			try {
				rangeObj = new Range(range, options);
			} catch (er) {
				return null;
			}
			versions.forEach((v) => {
				if (rangeObj.test(v)) {
					if (!min || minSV.compare(v) === 1) {
						min = v;
						minSV = new SemVer(min, options);
					}
				}
			});
			return min;
		};
		module.exports = minSatisfying;
	}),
	51866: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const Range = __webpack_require__(96782);
		const gt = __webpack_require__(16599);
		const minVersion = (range, loose) => {
			range = new Range(range, loose);
			let minver = new SemVer("0.0.0");
			if (range.test(minver)) {
				return minver;
			}
			minver = new SemVer("0.0.0-0");
			if (range.test(minver)) {
				return minver;
			}
			minver = null;
			for (let i = 0; i < range.set.length; ++i) {
				const comparators = range.set[i];
				let setMin = null;
				comparators.forEach((comparator) => {
					const compver = new SemVer(comparator.semver.version);
					switch (comparator.operator) {
						case ">":
							if (compver.prerelease.length === 0) {
								compver.patch++;
							} else {
								compver.prerelease.push(0);
							}
							compver.raw = compver.format();
						case "":
						case ">=":
							if (!setMin || gt(compver, setMin)) {
								setMin = compver;
							}
							break;
						case "<":
						case "<=": break;
						default: throw new Error(`Unexpected operation: ${comparator.operator}`);
					}
				});
				if (setMin && (!minver || gt(minver, setMin))) {
					minver = setMin;
				}
			}
			if (minver && range.test(minver)) {
				return minver;
			}
			return null;
		};
		module.exports = minVersion;
	}),
	10280: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const SemVer = __webpack_require__(7163);
		const Comparator = __webpack_require__(89379);
		const { ANY } = Comparator;
		const Range = __webpack_require__(96782);
		const satisfies = __webpack_require__(68011);
		const gt = __webpack_require__(16599);
		const lt = __webpack_require__(3872);
		const lte = __webpack_require__(56717);
		const gte = __webpack_require__(41236);
		const outside = (version, range, hilo, options) => {
			version = new SemVer(version, options);
			range = new Range(range, options);
			let gtfn, ltefn, ltfn, comp, ecomp;
			switch (hilo) {
				case ">":
					gtfn = gt;
					ltefn = lte;
					ltfn = lt;
					comp = ">";
					ecomp = ">=";
					break;
				case "<":
					gtfn = lt;
					ltefn = gte;
					ltfn = gt;
					comp = "<";
					ecomp = "<=";
					break;
				default: throw new TypeError("Must provide a hilo val of \"<\" or \">\"");
			}
			if (satisfies(version, range, options)) {
				return false;
			}
			for (let i = 0; i < range.set.length; ++i) {
				const comparators = range.set[i];
				let high = null;
				let low = null;
				comparators.forEach((comparator) => {
					if (comparator.semver === ANY) {
						comparator = new Comparator(">=0.0.0");
					}
					high = high || comparator;
					low = low || comparator;
					if (gtfn(comparator.semver, high.semver, options)) {
						high = comparator;
					} else if (ltfn(comparator.semver, low.semver, options)) {
						low = comparator;
					}
				});
				if (high.operator === comp || high.operator === ecomp) {
					return false;
				}
				if ((!low.operator || low.operator === comp) && ltefn(version, low.semver)) {
					return false;
				} else if (low.operator === ecomp && ltfn(version, low.semver)) {
					return false;
				}
			}
			return true;
		};
		module.exports = outside;
	}),
	82028: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const satisfies = __webpack_require__(68011);
		const compare = __webpack_require__(78469);
		module.exports = (versions, range, options) => {
			const set = [];
			let first = null;
			let prev = null;
			const v = versions.sort((a, b) => compare(a, b, options));
			for (const version of v) {
				const included = satisfies(version, range, options);
				if (included) {
					prev = version;
					if (!first) {
						first = version;
					}
				} else {
					if (prev) {
						set.push([first, prev]);
					}
					prev = null;
					first = null;
				}
			}
			if (first) {
				set.push([first, null]);
			}
			const ranges = [];
			for (const [min, max] of set) {
				if (min === max) {
					ranges.push(min);
				} else if (!max && min === v[0]) {
					ranges.push("*");
				} else if (!max) {
					ranges.push(`>=${min}`);
				} else if (min === v[0]) {
					ranges.push(`<=${max}`);
				} else {
					ranges.push(`${min} - ${max}`);
				}
			}
			const simplified = ranges.join(" || ");
			const original = typeof range.raw === "string" ? range.raw : String(range);
			return simplified.length < original.length ? simplified : range;
		};
	}),
	61489: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const Range = __webpack_require__(96782);
		const Comparator = __webpack_require__(89379);
		const { ANY } = Comparator;
		const satisfies = __webpack_require__(68011);
		const compare = __webpack_require__(78469);
		const subset = (sub, dom, options = {}) => {
			if (sub === dom) {
				return true;
			}
			sub = new Range(sub, options);
			dom = new Range(dom, options);
			let sawNonNull = false;
			OUTER: for (const simpleSub of sub.set) {
				for (const simpleDom of dom.set) {
					const isSub = simpleSubset(simpleSub, simpleDom, options);
					sawNonNull = sawNonNull || isSub !== null;
					if (isSub) {
						continue OUTER;
					}
				}
				if (sawNonNull) {
					return false;
				}
			}
			return true;
		};
		const minimumVersionWithPreRelease = [new Comparator(">=0.0.0-0")];
		const minimumVersion = [new Comparator(">=0.0.0")];
		const simpleSubset = (sub, dom, options) => {
			if (sub === dom) {
				return true;
			}
			if (sub.length === 1 && sub[0].semver === ANY) {
				if (dom.length === 1 && dom[0].semver === ANY) {
					return true;
				} else if (options.includePrerelease) {
					sub = minimumVersionWithPreRelease;
				} else {
					sub = minimumVersion;
				}
			}
			if (dom.length === 1 && dom[0].semver === ANY) {
				if (options.includePrerelease) {
					return true;
				} else {
					dom = minimumVersion;
				}
			}
			const eqSet = new Set();
			let gt, lt;
			for (const c of sub) {
				if (c.operator === ">" || c.operator === ">=") {
					gt = higherGT(gt, c, options);
				} else if (c.operator === "<" || c.operator === "<=") {
					lt = lowerLT(lt, c, options);
				} else {
					eqSet.add(c.semver);
				}
			}
			if (eqSet.size > 1) {
				return null;
			}
			let gtltComp;
			if (gt && lt) {
				gtltComp = compare(gt.semver, lt.semver, options);
				if (gtltComp > 0) {
					return null;
				} else if (gtltComp === 0 && (gt.operator !== ">=" || lt.operator !== "<=")) {
					return null;
				}
			}
			for (const eq of eqSet) {
				if (gt && !satisfies(eq, String(gt), options)) {
					return null;
				}
				if (lt && !satisfies(eq, String(lt), options)) {
					return null;
				}
				for (const c of dom) {
					if (!satisfies(eq, String(c), options)) {
						return false;
					}
				}
				return true;
			}
			let higher, lower;
			let hasDomLT, hasDomGT;
			let needDomLTPre = lt && !options.includePrerelease && lt.semver.prerelease.length ? lt.semver : false;
			let needDomGTPre = gt && !options.includePrerelease && gt.semver.prerelease.length ? gt.semver : false;
			if (needDomLTPre && needDomLTPre.prerelease.length === 1 && lt.operator === "<" && needDomLTPre.prerelease[0] === 0) {
				needDomLTPre = false;
			}
			for (const c of dom) {
				hasDomGT = hasDomGT || c.operator === ">" || c.operator === ">=";
				hasDomLT = hasDomLT || c.operator === "<" || c.operator === "<=";
				if (gt) {
					if (needDomGTPre) {
						if (c.semver.prerelease && c.semver.prerelease.length && c.semver.major === needDomGTPre.major && c.semver.minor === needDomGTPre.minor && c.semver.patch === needDomGTPre.patch) {
							needDomGTPre = false;
						}
					}
					if (c.operator === ">" || c.operator === ">=") {
						higher = higherGT(gt, c, options);
						if (higher === c && higher !== gt) {
							return false;
						}
					} else if (gt.operator === ">=" && !c.test(gt.semver)) {
						return false;
					}
				}
				if (lt) {
					if (needDomLTPre) {
						if (c.semver.prerelease && c.semver.prerelease.length && c.semver.major === needDomLTPre.major && c.semver.minor === needDomLTPre.minor && c.semver.patch === needDomLTPre.patch) {
							needDomLTPre = false;
						}
					}
					if (c.operator === "<" || c.operator === "<=") {
						lower = lowerLT(lt, c, options);
						if (lower === c && lower !== lt) {
							return false;
						}
					} else if (lt.operator === "<=" && !c.test(lt.semver)) {
						return false;
					}
				}
				if (!c.operator && (lt || gt) && gtltComp !== 0) {
					return false;
				}
			}
			if (gt && hasDomLT && !lt && gtltComp !== 0) {
				return false;
			}
			if (lt && hasDomGT && !gt && gtltComp !== 0) {
				return false;
			}
			if (needDomGTPre || needDomLTPre) {
				return false;
			}
			return true;
		};
		const higherGT = (a, b, options) => {
			if (!a) {
				return b;
			}
			const comp = compare(a.semver, b.semver, options);
			return comp > 0 ? a : comp < 0 ? b : b.operator === ">" && a.operator === ">=" ? b : a;
		};
		const lowerLT = (a, b, options) => {
			if (!a) {
				return b;
			}
			const comp = compare(a.semver, b.semver, options);
			return comp < 0 ? a : comp > 0 ? b : b.operator === "<" && a.operator === "<=" ? b : a;
		};
		module.exports = subset;
	}),
	54750: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const Range = __webpack_require__(96782);
		const toComparators = (range, options) => new Range(range, options).set.map((comp) => comp.map((c) => c.value).join(" ").trim().split(" "));
		module.exports = toComparators;
	}),
	64737: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		const Range = __webpack_require__(96782);
		const validRange = (range, options) => {
			try {
				return new Range(range, options).range || "*";
			} catch (er) {
				return null;
			}
		};
		module.exports = validRange;
	}),
	38658: ((module, __unused_webpack_exports, __webpack_require__) => {
		const packageJson = __webpack_require__(64012);
		module.exports = { version: packageJson.version };
	}),
	60142: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		"use strict";
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			CACHE_READ_DENIED_PREFIX: () => CACHE_READ_DENIED_PREFIX,
			CACHE_WRITE_DENIED_PREFIX: () => CACHE_WRITE_DENIED_PREFIX,
			CacheReadDeniedError: () => CacheReadDeniedError,
			CacheWriteDeniedError: () => CacheWriteDeniedError,
			FinalizeCacheError: () => FinalizeCacheError,
			ReserveCacheError: () => ReserveCacheError,
			ValidationError: () => ValidationError,
			isFeatureAvailable: () => isFeatureAvailable,
			restoreCache: () => restoreCache,
			saveCache: () => cache_saveCache
		});
		var lib_core = __webpack_require__(33838);
		var external_path_ = __webpack_require__(16928);
		var exec = __webpack_require__(65334);
		var external_fs_ = __webpack_require__(79896);
		;
		function getOptions(copy) {
			const result = {
				followSymbolicLinks: true,
				implicitDescendants: true,
				matchDirectories: true,
				omitBrokenSymbolicLinks: true,
				excludeHiddenFiles: false
			};
			if (copy) {
				if (typeof copy.followSymbolicLinks === "boolean") {
					result.followSymbolicLinks = copy.followSymbolicLinks;
					lib_core.Yz(`followSymbolicLinks '${result.followSymbolicLinks}'`);
				}
				if (typeof copy.implicitDescendants === "boolean") {
					result.implicitDescendants = copy.implicitDescendants;
					lib_core.Yz(`implicitDescendants '${result.implicitDescendants}'`);
				}
				if (typeof copy.matchDirectories === "boolean") {
					result.matchDirectories = copy.matchDirectories;
					lib_core.Yz(`matchDirectories '${result.matchDirectories}'`);
				}
				if (typeof copy.omitBrokenSymbolicLinks === "boolean") {
					result.omitBrokenSymbolicLinks = copy.omitBrokenSymbolicLinks;
					lib_core.Yz(`omitBrokenSymbolicLinks '${result.omitBrokenSymbolicLinks}'`);
				}
				if (typeof copy.excludeHiddenFiles === "boolean") {
					result.excludeHiddenFiles = copy.excludeHiddenFiles;
					lib_core.Yz(`excludeHiddenFiles '${result.excludeHiddenFiles}'`);
				}
			}
			return result;
		}
		var external_assert_ = __webpack_require__(42613);
		;
		const IS_WINDOWS = process.platform === "win32";
		function dirname(p) {
			p = safeTrimTrailingSeparator(p);
			if (IS_WINDOWS && /^\\\\[^\\]+(\\[^\\]+)?$/.test(p)) {
				return p;
			}
			let result = external_path_.dirname(p);
			if (IS_WINDOWS && /^\\\\[^\\]+\\[^\\]+\\$/.test(result)) {
				result = safeTrimTrailingSeparator(result);
			}
			return result;
		}
		function ensureAbsoluteRoot(root, itemPath) {
			external_assert_(root, `ensureAbsoluteRoot parameter 'root' must not be empty`);
			external_assert_(itemPath, `ensureAbsoluteRoot parameter 'itemPath' must not be empty`);
			if (hasAbsoluteRoot(itemPath)) {
				return itemPath;
			}
			if (IS_WINDOWS) {
				if (itemPath.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
					let cwd = process.cwd();
					external_assert_(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
					if (itemPath[0].toUpperCase() === cwd[0].toUpperCase()) {
						if (itemPath.length === 2) {
							return `${itemPath[0]}:\\${cwd.substr(3)}`;
						} else {
							if (!cwd.endsWith("\\")) {
								cwd += "\\";
							}
							return `${itemPath[0]}:\\${cwd.substr(3)}${itemPath.substr(2)}`;
						}
					} else {
						return `${itemPath[0]}:\\${itemPath.substr(2)}`;
					}
				} else if (normalizeSeparators(itemPath).match(/^\\$|^\\[^\\]/)) {
					const cwd = process.cwd();
					external_assert_(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
					return `${cwd[0]}:\\${itemPath.substr(1)}`;
				}
			}
			external_assert_(hasAbsoluteRoot(root), `ensureAbsoluteRoot parameter 'root' must have an absolute root`);
			if (root.endsWith("/") || IS_WINDOWS && root.endsWith("\\")) {} else {
				root += external_path_.sep;
			}
			return root + itemPath;
		}
		function hasAbsoluteRoot(itemPath) {
			external_assert_(itemPath, `hasAbsoluteRoot parameter 'itemPath' must not be empty`);
			itemPath = normalizeSeparators(itemPath);
			if (IS_WINDOWS) {
				return itemPath.startsWith("\\\\") || /^[A-Z]:\\/i.test(itemPath);
			}
			return itemPath.startsWith("/");
		}
		function hasRoot(itemPath) {
			external_assert_(itemPath, `isRooted parameter 'itemPath' must not be empty`);
			itemPath = normalizeSeparators(itemPath);
			if (IS_WINDOWS) {
				return itemPath.startsWith("\\") || /^[A-Z]:/i.test(itemPath);
			}
			return itemPath.startsWith("/");
		}
		function normalizeSeparators(p) {
			p = p || "";
			if (IS_WINDOWS) {
				p = p.replace(/\//g, "\\");
				const isUnc = /^\\\\+[^\\]/.test(p);
				return (isUnc ? "\\" : "") + p.replace(/\\\\+/g, "\\");
			}
			return p.replace(/\/\/+/g, "/");
		}
		function safeTrimTrailingSeparator(p) {
			if (!p) {
				return "";
			}
			p = normalizeSeparators(p);
			if (!p.endsWith(external_path_.sep)) {
				return p;
			}
			if (p === external_path_.sep) {
				return p;
			}
			if (IS_WINDOWS && /^[A-Z]:\\$/i.test(p)) {
				return p;
			}
			return p.substr(0, p.length - 1);
		}
		;
		var MatchKind;
		(function(MatchKind) {
			MatchKind[MatchKind["None"] = 0] = "None";
			MatchKind[MatchKind["Directory"] = 1] = "Directory";
			MatchKind[MatchKind["File"] = 2] = "File";
			MatchKind[MatchKind["All"] = 3] = "All";
		})(MatchKind || (MatchKind = {}));
		;
		const internal_pattern_helper_IS_WINDOWS = process.platform === "win32";
		function getSearchPaths(patterns) {
			patterns = patterns.filter((x) => !x.negate);
			const searchPathMap = {};
			for (const pattern of patterns) {
				const key = internal_pattern_helper_IS_WINDOWS ? pattern.searchPath.toUpperCase() : pattern.searchPath;
				searchPathMap[key] = "candidate";
			}
			const result = [];
			for (const pattern of patterns) {
				const key = internal_pattern_helper_IS_WINDOWS ? pattern.searchPath.toUpperCase() : pattern.searchPath;
				if (searchPathMap[key] === "included") {
					continue;
				}
				let foundAncestor = false;
				let tempKey = key;
				let parent = dirname(tempKey);
				while (parent !== tempKey) {
					if (searchPathMap[parent]) {
						foundAncestor = true;
						break;
					}
					tempKey = parent;
					parent = dirname(tempKey);
				}
				if (!foundAncestor) {
					result.push(pattern.searchPath);
					searchPathMap[key] = "included";
				}
			}
			return result;
		}
		function internal_pattern_helper_match(patterns, itemPath) {
			let result = MatchKind.None;
			for (const pattern of patterns) {
				if (pattern.negate) {
					result &= ~pattern.match(itemPath);
				} else {
					result |= pattern.match(itemPath);
				}
			}
			return result;
		}
		function internal_pattern_helper_partialMatch(patterns, itemPath) {
			return patterns.some((x) => !x.negate && x.partialMatch(itemPath));
		}
		var external_os_ = __webpack_require__(70857);
		;
		const balanced = (a, b, str) => {
			const ma = a instanceof RegExp ? maybeMatch(a, str) : a;
			const mb = b instanceof RegExp ? maybeMatch(b, str) : b;
			const r = ma !== null && mb != null && range(ma, mb, str);
			return r && {
				start: r[0],
				end: r[1],
				pre: str.slice(0, r[0]),
				body: str.slice(r[0] + ma.length, r[1]),
				post: str.slice(r[1] + mb.length)
			};
		};
		const maybeMatch = (reg, str) => {
			const m = str.match(reg);
			return m ? m[0] : null;
		};
		const range = (a, b, str) => {
			let begs, beg, left, right = undefined, result;
			let ai = str.indexOf(a);
			let bi = str.indexOf(b, ai + 1);
			let i = ai;
			if (ai >= 0 && bi > 0) {
				if (a === b) {
					return [ai, bi];
				}
				begs = [];
				left = str.length;
				while (i >= 0 && !result) {
					if (i === ai) {
						begs.push(i);
						ai = str.indexOf(a, i + 1);
					} else if (begs.length === 1) {
						const r = begs.pop();
						if (r !== undefined) result = [r, bi];
					} else {
						beg = begs.pop();
						if (beg !== undefined && beg < left) {
							left = beg;
							right = bi;
						}
						bi = str.indexOf(b, i + 1);
					}
					i = ai < bi && ai >= 0 ? ai : bi;
				}
				if (begs.length && right !== undefined) {
					result = [left, right];
				}
			}
			return result;
		};
		;
		const escSlash = "\0SLASH" + Math.random().toFixed(16) + "\0";
		const escOpen = "\0OPEN" + Math.random().toFixed(16) + "\0";
		const escClose = "\0CLOSE" + Math.random().toFixed(16) + "\0";
		const escComma = "\0COMMA" + Math.random().toFixed(16) + "\0";
		const escPeriod = "\0PERIOD" + Math.random().toFixed(16) + "\0";
		const escSlashPattern = new RegExp(escSlash, "g");
		const escOpenPattern = new RegExp(escOpen, "g");
		const escClosePattern = new RegExp(escClose, "g");
		const escCommaPattern = new RegExp(escComma, "g");
		const escPeriodPattern = new RegExp(escPeriod, "g");
		const slashPattern = /\\\\/g;
		const openPattern = /\\{/g;
		const closePattern = /\\}/g;
		const commaPattern = /\\,/g;
		const periodPattern = /\\\./g;
		const EXPANSION_MAX = 1e5;
		const EXPANSION_MAX_LENGTH = 4e6;
		const EXPANSION_MAX_DEPTH = 1e3;
		const EXPANSION_MAX_REWRITES = 1e3;
		const EXPANSION_MAX_STEPS = 2e7;
		const CALL_STEPS = 16;
		function numeric(str) {
			return !isNaN(str) ? parseInt(str, 10) : str.charCodeAt(0);
		}
		function escapeBraces(str) {
			return str.replace(slashPattern, escSlash).replace(openPattern, escOpen).replace(closePattern, escClose).replace(commaPattern, escComma).replace(periodPattern, escPeriod);
		}
		function unescapeBraces(str) {
			return str.replace(escSlashPattern, "\\").replace(escOpenPattern, "{").replace(escClosePattern, "}").replace(escCommaPattern, ",").replace(escPeriodPattern, ".");
		}
		function pushAll(target, items) {
			for (let i = 0; i < items.length; i++) {
				target.push(items[i]);
			}
		}
		function balancedWithBudget(str, masked, budget) {
			if (budget.remaining < 0) {
				return undefined;
			}
			const r = range("{", "}", masked);
			const unmatched = r !== undefined && masked.indexOf("{") < r[0];
			budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
			if (!r || budget.remaining < 0) {
				return undefined;
			}
			return {
				end: r[1],
				pre: str.slice(0, r[0]),
				body: str.slice(r[0] + 1, r[1]),
				post: str.slice(r[1] + 1),
				unmatched
			};
		}
		function maskUnmatchedOpens(masked, budget) {
			budget.remaining -= masked.length;
			const open = [];
			for (let i = 0; i < masked.length; i++) {
				const c = masked.charCodeAt(i);
				if (c === 123) {
					open.push(i);
				} else if (c === 125 && open.length) {
					open.pop();
				}
			}
			let out = "";
			let last = 0;
			for (let i = 0; i < open.length; i++) {
				const at = open[i];
				out += masked.slice(last, at) + "\0";
				last = at + 1;
			}
			return out + masked.slice(last);
		}
		function commaSetFollows(str, budget) {
			budget.remaining -= str.length;
			if (budget.remaining < 0) {
				return false;
			}
			let close = false;
			for (let i = str.length - 1; i >= 0; i--) {
				const c = str.charCodeAt(i);
				if (c === 125) {
					close = true;
				} else if (c === 10 || c === 13 || c === 8232 || c === 8233) {
					close = false;
				} else if (c === 44 && close && str.charCodeAt(i + 1) !== 44) {
					return true;
				}
			}
			return false;
		}
		function parseCommaParts(str, budget) {
			const parts = [];
			let carry = "";
			for (;;) {
				const m = balancedWithBudget(str, str, budget);
				if (budget.remaining < 0) {
					return undefined;
				}
				if (!m) {
					const tail = str.split(",");
					tail[0] = carry + tail[0];
					pushAll(parts, tail);
					return parts;
				}
				const { pre, body, post } = m;
				const p = pre.split(",");
				p[0] = carry + p[0];
				p[p.length - 1] += "{" + body + "}";
				if (!post.length) {
					pushAll(parts, p);
					return parts;
				}
				carry = p.pop();
				pushAll(parts, p);
				str = post;
			}
		}
		function bound(value, fallback) {
			return value === undefined || isNaN(value) ? fallback : value;
		}
		function expand(str, options = {}) {
			if (!str) {
				return [];
			}
			const max = bound(options.max, EXPANSION_MAX);
			const maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH);
			const maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH);
			const maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES);
			const maxSteps = bound(options.maxSteps, EXPANSION_MAX_STEPS);
			if (str.slice(0, 2) === "{}") {
				str = "\\{\\}" + str.slice(2);
			}
			return expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
		}
		function embrace(str) {
			return "{" + str + "}";
		}
		function isPadded(el) {
			return /^-?0\d/.test(el);
		}
		function lte(i, y) {
			return i <= y;
		}
		function gte(i, y) {
			return i >= y;
		}
		function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
			const out = [];
			let length = 0;
			let nonEmpty;
			outer: for (let a = 0; a < acc.length; a++) {
				const prefix = acc[a] + pre;
				let vs = values;
				if (dropEmpties && !prefix) {
					if (!nonEmpty) nonEmpty = values.filter((v) => v);
					vs = nonEmpty;
				}
				for (let v = 0; v < vs.length; v++) {
					if (out.length >= max) break outer;
					const expansion = prefix + vs[v];
					if (length + expansion.length > maxLength) break outer;
					out.push(expansion);
					length += expansion.length;
				}
			}
			budget.remaining -= out.length;
			return out;
		}
		function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
			const n = body.split(/\.\./);
			const N = [];
			if (n[0] === undefined || n[1] === undefined) {
				return N;
			}
			const x = numeric(n[0]);
			const y = numeric(n[1]);
			const width = Math.max(n[0].length, n[1].length);
			let incr = n.length === 3 && n[2] !== undefined ? Math.max(Math.abs(numeric(n[2])), 1) : 1;
			let test = lte;
			const reverse = y < x;
			if (reverse) {
				incr *= -1;
				test = gte;
			}
			const pad = n.some(isPadded);
			const cost = pad ? width : 1;
			let length = 0;
			for (let i = x; test(i, y) && N.length < max; i += incr) {
				budget.remaining -= cost;
				if (budget.remaining < 0) {
					return undefined;
				}
				let c;
				if (isAlphaSequence) {
					c = String.fromCharCode(i);
					if (c === "\\") {
						c = "";
					}
				} else {
					c = String(i);
					if (pad) {
						const need = width - c.length;
						if (need > 0) {
							const z = new Array(need + 1).join("0");
							if (i < 0) {
								c = "-" + z + c.slice(1);
							} else {
								c = z + c;
							}
						}
					}
				}
				if (length + c.length > maxLength) break;
				N.push(c);
				length += c.length;
			}
			return N;
		}
		function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
			budget.remaining -= CALL_STEPS;
			if (depth > maxDepth) {
				return [str];
			}
			let acc = [""];
			let rewrites = 0;
			let dropEmpties = false;
			let firstGroup = true;
			let masked = str;
			for (;;) {
				const m = balancedWithBudget(str, masked, budget);
				if (!m) {
					return combine(acc, str, [""], max, maxLength, dropEmpties, budget);
				}
				if (m.unmatched) {
					masked = maskUnmatchedOpens(masked, budget);
				}
				const pre = m.pre;
				const literal = () => combine(acc, pre + "{" + m.body + "}" + m.post, [""], max, maxLength, dropEmpties, budget);
				if (/\$$/.test(pre)) {
					acc = combine(acc, pre + "{" + m.body + "}", [""], max, maxLength, dropEmpties && !m.post.length, budget);
					firstGroup = false;
					if (!m.post.length) break;
					str = m.post;
					masked = masked.slice(m.end + 1);
					continue;
				}
				const isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
				const isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
				const isSequence = isNumericSequence || isAlphaSequence;
				const isOptions = m.body.indexOf(",") >= 0;
				if (!isSequence && !isOptions) {
					if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
						rewrites++;
						str = m.pre + "{" + m.body + escClose + m.post;
						masked = masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
						isTop = true;
						continue;
					}
					return literal();
				}
				if (firstGroup) {
					dropEmpties = isTop && !isSequence;
					firstGroup = false;
				}
				let values;
				if (isSequence) {
					values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
					if (!values) {
						return literal();
					}
				} else {
					let n = parseCommaParts(m.body, budget);
					if (!n) {
						return literal();
					}
					if (n.length === 1 && n[0] !== undefined) {
						n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
						if (budget.remaining < 0) {
							return literal();
						}
						if (n.length === 1) {
							const next = combine(acc, pre + n[0], [""], max, maxLength, dropEmpties && !m.post.length, budget);
							if (budget.remaining < 0) {
								return literal();
							}
							acc = next;
							if (!m.post.length) break;
							str = m.post;
							masked = masked.slice(m.end + 1);
							continue;
						}
					}
					let dropsEmpties = dropEmpties && !m.post.length && !pre;
					for (let d = 0; dropsEmpties && d < acc.length; d++) {
						if (acc[d]) {
							dropsEmpties = false;
						}
					}
					values = [];
					let valuesLength = 0;
					outer: for (let j = 0; j < n.length; j++) {
						const expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
						if (budget.remaining < 0) {
							return literal();
						}
						for (let k = 0; k < expanded.length; k++) {
							const v = expanded[k];
							if (dropsEmpties && !v) continue;
							if (values.length >= max || valuesLength + v.length > maxLength) {
								break outer;
							}
							values.push(v);
							valuesLength += v.length;
						}
					}
				}
				const next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
				if (budget.remaining < 0) {
					return literal();
				}
				acc = next;
				if (!m.post.length) break;
				str = m.post;
				masked = masked.slice(m.end + 1);
			}
			return acc;
		}
		;
		const MAX_PATTERN_LENGTH = 1024 * 64;
		const assertValidPattern = (pattern) => {
			if (typeof pattern !== "string") {
				throw new TypeError("invalid pattern");
			}
			if (pattern.length > MAX_PATTERN_LENGTH) {
				throw new TypeError("pattern is too long");
			}
		};
		;
		const posixClasses = {
			"[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}", true],
			"[:alpha:]": ["\\p{L}\\p{Nl}", true],
			"[:ascii:]": ["\\x" + "00-\\x" + "7f", false],
			"[:blank:]": ["\\p{Zs}\\t", true],
			"[:cntrl:]": ["\\p{Cc}", true],
			"[:digit:]": ["\\p{Nd}", true],
			"[:graph:]": [
				"\\p{Z}\\p{C}",
				true,
				true
			],
			"[:lower:]": ["\\p{Ll}", true],
			"[:print:]": ["\\p{C}", true],
			"[:punct:]": ["\\p{P}", true],
			"[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f", true],
			"[:upper:]": ["\\p{Lu}", true],
			"[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}", true],
			"[:xdigit:]": ["A-Fa-f0-9", false]
		};
		const braceEscape = (s) => s.replace(/[[\]\\-]/g, "\\$&");
		const regexpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
		const rangesToString = (ranges) => ranges.join("");
		const parseClass = (glob, position) => {
			const pos = position;
			if (glob.charAt(pos) !== "[") {
				throw new Error("not in a brace expression");
			}
			const ranges = [];
			const negs = [];
			let i = pos + 1;
			let sawStart = false;
			let uflag = false;
			let escaping = false;
			let negate = false;
			let endPos = pos;
			let rangeStart = "";
			WHILE: while (i < glob.length) {
				const c = glob.charAt(i);
				if ((c === "!" || c === "^") && i === pos + 1) {
					negate = true;
					i++;
					continue;
				}
				if (c === "]" && sawStart && !escaping) {
					endPos = i + 1;
					break;
				}
				sawStart = true;
				if (c === "\\") {
					if (!escaping) {
						escaping = true;
						i++;
						continue;
					}
				}
				if (c === "[" && !escaping) {
					for (const [cls, [unip, u, neg]] of Object.entries(posixClasses)) {
						if (glob.startsWith(cls, i)) {
							if (rangeStart) {
								return [
									"$.",
									false,
									glob.length - pos,
									true
								];
							}
							i += cls.length;
							if (neg) negs.push(unip);
							else ranges.push(unip);
							uflag = uflag || u;
							continue WHILE;
						}
					}
				}
				escaping = false;
				if (rangeStart) {
					if (c > rangeStart) {
						ranges.push(braceEscape(rangeStart) + "-" + braceEscape(c));
					} else if (c === rangeStart) {
						ranges.push(braceEscape(c));
					}
					rangeStart = "";
					i++;
					continue;
				}
				if (glob.startsWith("-]", i + 1)) {
					ranges.push(braceEscape(c + "-"));
					i += 2;
					continue;
				}
				if (glob.startsWith("-", i + 1)) {
					rangeStart = c;
					i += 2;
					continue;
				}
				ranges.push(braceEscape(c));
				i++;
			}
			if (endPos < i) {
				return [
					"",
					false,
					0,
					false
				];
			}
			if (!ranges.length && !negs.length) {
				return [
					"$.",
					false,
					glob.length - pos,
					true
				];
			}
			if (negs.length === 0 && ranges.length === 1 && /^\\?.$/.test(ranges[0]) && !negate) {
				const r = ranges[0].length === 2 ? ranges[0].slice(-1) : ranges[0];
				return [
					regexpEscape(r),
					false,
					endPos - pos,
					false
				];
			}
			const sranges = "[" + (negate ? "^" : "") + rangesToString(ranges) + "]";
			const snegs = "[" + (negate ? "" : "^") + rangesToString(negs) + "]";
			const comb = ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs;
			return [
				comb,
				uflag,
				endPos - pos,
				true
			];
		};
		;
		const unescape_unescape = (s, { windowsPathsNoEscape = false, magicalBraces = true } = {}) => {
			if (magicalBraces) {
				return windowsPathsNoEscape ? s.replace(/\[([^/\\])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1");
			}
			return windowsPathsNoEscape ? s.replace(/\[([^/\\{}])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
		};
		;
		var _a;
		const types = new Set([
			"!",
			"?",
			"+",
			"*",
			"@"
		]);
		const isExtglobType = (c) => types.has(c);
		const isExtglobAST = (c) => isExtglobType(c.type);
		const adoptionMap = new Map([
			["!", ["@"]],
			["?", ["?", "@"]],
			["@", ["@"]],
			["*", [
				"*",
				"+",
				"?",
				"@"
			]],
			["+", ["+", "@"]]
		]);
		const adoptionWithSpaceMap = new Map([
			["!", ["?"]],
			["@", ["?"]],
			["+", ["?", "*"]]
		]);
		const adoptionAnyMap = new Map([
			["!", ["?", "@"]],
			["?", ["?", "@"]],
			["@", ["?", "@"]],
			["*", [
				"*",
				"+",
				"?",
				"@"
			]],
			["+", [
				"+",
				"@",
				"?",
				"*"
			]]
		]);
		const usurpMap = new Map([
			["!", new Map([["!", "@"]])],
			["?", new Map([["*", "*"], ["+", "*"]])],
			["@", new Map([
				["!", "!"],
				["?", "?"],
				["@", "@"],
				["*", "*"],
				["+", "+"]
			])],
			["+", new Map([["?", "*"], ["*", "*"]])]
		]);
		const startNoTraversal = "(?!(?:^|/)\\.\\.?(?:$|/))";
		const startNoDot = "(?!\\.)";
		const addPatternStart = new Set(["[", "."]);
		const justDots = new Set(["..", "."]);
		const reSpecials = new Set("().*{}+?[]^$\\!");
		const regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
		const qmark = "[^/]";
		const star = qmark + "*?";
		const starNoEmpty = qmark + "+?";
		let ID = 0;
		class AST {
			type;
			#root;
			#hasMagic;
			#uflag = false;
			#parts = [];
			#parent;
			#parentIndex;
			#negs;
			#filledNegs = false;
			#options;
			#toString;
			#emptyExt = false;
			id = ++ID;
			get depth() {
				return (this.#parent?.depth ?? -1) + 1;
			}
			[Symbol.for("nodejs.util.inspect.custom")]() {
				return {
					"@@type": "AST",
					id: this.id,
					type: this.type,
					root: this.#root.id,
					parent: this.#parent?.id,
					depth: this.depth,
					partsLength: this.#parts.length,
					parts: this.#parts
				};
			}
			constructor(type, parent, options = {}) {
				this.type = type;
				if (type) this.#hasMagic = true;
				this.#parent = parent;
				this.#root = this.#parent ? this.#parent.#root : this;
				this.#options = this.#root === this ? options : this.#root.#options;
				this.#negs = this.#root === this ? [] : this.#root.#negs;
				if (type === "!" && !this.#root.#filledNegs) this.#negs.push(this);
				this.#parentIndex = this.#parent ? this.#parent.#parts.length : 0;
			}
			get hasMagic() {
				if (this.#hasMagic !== undefined) return this.#hasMagic;
				for (const p of this.#parts) {
					if (typeof p === "string") continue;
					if (p.type || p.hasMagic) return this.#hasMagic = true;
				}
				return this.#hasMagic;
			}
			toString() {
				return this.#toString !== undefined ? this.#toString : !this.type ? this.#toString = this.#parts.map((p) => String(p)).join("") : this.#toString = this.type + "(" + this.#parts.map((p) => String(p)).join("|") + ")";
			}
			#fillNegs() {
				if (this !== this.#root) throw new Error("should only call on root");
				if (this.#filledNegs) return this;
				this.toString();
				this.#filledNegs = true;
				let n;
				while (n = this.#negs.pop()) {
					if (n.type !== "!") continue;
					let p = n;
					let pp = p.#parent;
					while (pp) {
						for (let i = p.#parentIndex + 1; !pp.type && i < pp.#parts.length; i++) {
							for (const part of n.#parts) {
								if (typeof part === "string") {
									throw new Error("string part in extglob AST??");
								}
								part.copyIn(pp.#parts[i]);
							}
						}
						p = pp;
						pp = p.#parent;
					}
				}
				return this;
			}
			push(...parts) {
				for (const p of parts) {
					if (p === "") continue;
					if (typeof p !== "string" && !(p instanceof _a && p.#parent === this)) {
						throw new Error("invalid part: " + p);
					}
					this.#parts.push(p);
				}
			}
			toJSON() {
				const ret = this.type === null ? this.#parts.slice().map((p) => typeof p === "string" ? p : p.toJSON()) : [this.type, ...this.#parts.map((p) => p.toJSON())];
				if (this.isStart() && !this.type) ret.unshift([]);
				if (this.isEnd() && (this === this.#root || this.#root.#filledNegs && this.#parent?.type === "!")) {
					ret.push({});
				}
				return ret;
			}
			isStart() {
				if (this.#root === this) return true;
				if (!this.#parent?.isStart()) return false;
				if (this.#parentIndex === 0) return true;
				const p = this.#parent;
				for (let i = 0; i < this.#parentIndex; i++) {
					const pp = p.#parts[i];
					if (!(pp instanceof _a && pp.type === "!")) {
						return false;
					}
				}
				return true;
			}
			isEnd() {
				if (this.#root === this) return true;
				if (this.#parent?.type === "!") return true;
				if (!this.#parent?.isEnd()) return false;
				if (!this.type) return this.#parent?.isEnd();
				const pl = this.#parent ? this.#parent.#parts.length : 0;
				return this.#parentIndex === pl - 1;
			}
			copyIn(part) {
				if (typeof part === "string") this.push(part);
				else this.push(part.clone(this));
			}
			clone(parent) {
				const c = new _a(this.type, parent);
				for (const p of this.#parts) {
					c.copyIn(p);
				}
				return c;
			}
			static #parseAST(str, ast, pos, opt, extDepth) {
				const maxDepth = opt.maxExtglobRecursion ?? 2;
				let escaping = false;
				let inBrace = false;
				let braceStart = -1;
				let braceNeg = false;
				if (ast.type === null) {
					let i = pos;
					let acc = "";
					while (i < str.length) {
						const c = str.charAt(i++);
						if (escaping || c === "\\") {
							escaping = !escaping;
							acc += c;
							continue;
						}
						if (inBrace) {
							if (i === braceStart + 1) {
								if (c === "^" || c === "!") {
									braceNeg = true;
								}
							} else if (c === "]" && !(i === braceStart + 2 && braceNeg)) {
								inBrace = false;
							}
							acc += c;
							continue;
						} else if (c === "[") {
							inBrace = true;
							braceStart = i;
							braceNeg = false;
							acc += c;
							continue;
						}
						const doRecurse = !opt.noext && isExtglobType(c) && str.charAt(i) === "(" && extDepth <= maxDepth;
						if (doRecurse) {
							ast.push(acc);
							acc = "";
							const ext = new _a(c, ast);
							i = _a.#parseAST(str, ext, i, opt, extDepth + 1);
							ast.push(ext);
							continue;
						}
						acc += c;
					}
					ast.push(acc);
					return i;
				}
				let i = pos + 1;
				let part = new _a(null, ast);
				const parts = [];
				let acc = "";
				while (i < str.length) {
					const c = str.charAt(i++);
					if (escaping || c === "\\") {
						escaping = !escaping;
						acc += c;
						continue;
					}
					if (inBrace) {
						if (i === braceStart + 1) {
							if (c === "^" || c === "!") {
								braceNeg = true;
							}
						} else if (c === "]" && !(i === braceStart + 2 && braceNeg)) {
							inBrace = false;
						}
						acc += c;
						continue;
					} else if (c === "[") {
						inBrace = true;
						braceStart = i;
						braceNeg = false;
						acc += c;
						continue;
					}
					const doRecurse = !opt.noext && isExtglobType(c) && str.charAt(i) === "(" && (extDepth <= maxDepth || ast && ast.#canAdoptType(c));
					if (doRecurse) {
						const depthAdd = ast && ast.#canAdoptType(c) ? 0 : 1;
						part.push(acc);
						acc = "";
						const ext = new _a(c, part);
						part.push(ext);
						i = _a.#parseAST(str, ext, i, opt, extDepth + depthAdd);
						continue;
					}
					if (c === "|") {
						part.push(acc);
						acc = "";
						parts.push(part);
						part = new _a(null, ast);
						continue;
					}
					if (c === ")") {
						if (acc === "" && ast.#parts.length === 0) {
							ast.#emptyExt = true;
						}
						part.push(acc);
						acc = "";
						ast.push(...parts, part);
						return i;
					}
					acc += c;
				}
				ast.type = null;
				ast.#hasMagic = undefined;
				ast.#parts = [str.substring(pos - 1)];
				return i;
			}
			#canAdoptWithSpace(child) {
				return this.#canAdopt(child, adoptionWithSpaceMap);
			}
			#canAdopt(child, map = adoptionMap) {
				if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null) {
					return false;
				}
				const gc = child.#parts[0];
				if (!gc || typeof gc !== "object" || gc.type === null) {
					return false;
				}
				return this.#canAdoptType(gc.type, map);
			}
			#canAdoptType(c, map = adoptionAnyMap) {
				return !!map.get(this.type)?.includes(c);
			}
			#adoptWithSpace(child, index) {
				const gc = child.#parts[0];
				const blank = new _a(null, gc, this.options);
				blank.#parts.push("");
				gc.push(blank);
				this.#adopt(child, index);
			}
			#adopt(child, index) {
				const gc = child.#parts[0];
				this.#parts.splice(index, 1, ...gc.#parts);
				for (const p of gc.#parts) {
					if (typeof p === "object") p.#parent = this;
				}
				this.#toString = undefined;
			}
			#canUsurpType(c) {
				const m = usurpMap.get(this.type);
				return !!m?.has(c);
			}
			#canUsurp(child) {
				if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null || this.#parts.length !== 1) {
					return false;
				}
				const gc = child.#parts[0];
				if (!gc || typeof gc !== "object" || gc.type === null) {
					return false;
				}
				return this.#canUsurpType(gc.type);
			}
			#usurp(child) {
				const m = usurpMap.get(this.type);
				const gc = child.#parts[0];
				const nt = m?.get(gc.type);
				if (!nt) return false;
				this.#parts = gc.#parts;
				for (const p of this.#parts) {
					if (typeof p === "object") {
						p.#parent = this;
					}
				}
				this.type = nt;
				this.#toString = undefined;
				this.#emptyExt = false;
			}
			static fromGlob(pattern, options = {}) {
				const ast = new _a(null, undefined, options);
				_a.#parseAST(pattern, ast, 0, options, 0);
				return ast;
			}
			toMMPattern() {
				if (this !== this.#root) return this.#root.toMMPattern();
				const glob = this.toString();
				const [re, body, hasMagic, uflag] = this.toRegExpSource();
				const anyMagic = hasMagic || this.#hasMagic || this.#options.nocase && !this.#options.nocaseMagicOnly && glob.toUpperCase() !== glob.toLowerCase();
				if (!anyMagic) {
					return body;
				}
				const flags = (this.#options.nocase ? "i" : "") + (uflag ? "u" : "");
				return Object.assign(new RegExp(`^${re}$`, flags), {
					_src: re,
					_glob: glob
				});
			}
			get options() {
				return this.#options;
			}
			toRegExpSource(allowDot) {
				const dot = allowDot ?? !!this.#options.dot;
				if (this.#root === this) {
					this.#flatten();
					this.#fillNegs();
				}
				if (!isExtglobAST(this)) {
					const noEmpty = this.isStart() && this.isEnd() && !this.#parts.some((s) => typeof s !== "string");
					const src = this.#parts.map((p) => {
						const [re, _, hasMagic, uflag] = typeof p === "string" ? _a.#parseGlob(p, this.#hasMagic, noEmpty) : p.toRegExpSource(allowDot);
						this.#hasMagic = this.#hasMagic || hasMagic;
						this.#uflag = this.#uflag || uflag;
						return re;
					}).join("");
					let start = "";
					if (this.isStart()) {
						if (typeof this.#parts[0] === "string") {
							const dotTravAllowed = this.#parts.length === 1 && justDots.has(this.#parts[0]);
							if (!dotTravAllowed) {
								const aps = addPatternStart;
								const needNoTrav = dot && aps.has(src.charAt(0)) || src.startsWith("\\.") && aps.has(src.charAt(2)) || src.startsWith("\\.\\.") && aps.has(src.charAt(4));
								const needNoDot = !dot && !allowDot && aps.has(src.charAt(0));
								start = needNoTrav ? startNoTraversal : needNoDot ? startNoDot : "";
							}
						}
					}
					let end = "";
					if (this.isEnd() && this.#root.#filledNegs && this.#parent?.type === "!") {
						end = "(?:$|\\/)";
					}
					const final = start + src + end;
					return [
						final,
						unescape_unescape(src),
						this.#hasMagic = !!this.#hasMagic,
						this.#uflag
					];
				}
				const repeated = this.type === "*" || this.type === "+";
				const start = this.type === "!" ? "(?:(?!(?:" : "(?:";
				let body = this.#partsToRegExp(dot);
				if (this.isStart() && this.isEnd() && !body && this.type !== "!") {
					const s = this.toString();
					const me = this;
					me.#parts = [s];
					me.type = null;
					me.#hasMagic = undefined;
					return [
						s,
						unescape_unescape(this.toString()),
						false,
						false
					];
				}
				let bodyDotAllowed = !repeated || allowDot || dot || !startNoDot ? "" : this.#partsToRegExp(true);
				if (bodyDotAllowed === body) {
					bodyDotAllowed = "";
				}
				if (bodyDotAllowed) {
					body = `(?:${body})(?:${bodyDotAllowed})*?`;
				}
				let final = "";
				if (this.type === "!" && this.#emptyExt) {
					final = (this.isStart() && !dot ? startNoDot : "") + starNoEmpty;
				} else {
					const close = this.type === "!" ? "))" + (this.isStart() && !dot && !allowDot ? startNoDot : "") + star + ")" : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && bodyDotAllowed ? ")" : this.type === "*" && bodyDotAllowed ? `)?` : `)${this.type}`;
					final = start + body + close;
				}
				return [
					final,
					unescape_unescape(body),
					this.#hasMagic = !!this.#hasMagic,
					this.#uflag
				];
			}
			#flatten() {
				if (!isExtglobAST(this)) {
					for (const p of this.#parts) {
						if (typeof p === "object") {
							p.#flatten();
						}
					}
				} else {
					let iterations = 0;
					let done = false;
					do {
						done = true;
						for (let i = 0; i < this.#parts.length; i++) {
							const c = this.#parts[i];
							if (typeof c === "object") {
								c.#flatten();
								if (this.#canAdopt(c)) {
									done = false;
									this.#adopt(c, i);
								} else if (this.#canAdoptWithSpace(c)) {
									done = false;
									this.#adoptWithSpace(c, i);
								} else if (this.#canUsurp(c)) {
									done = false;
									this.#usurp(c);
								}
							}
						}
					} while (!done && ++iterations < 10);
				}
				this.#toString = undefined;
			}
			#partsToRegExp(dot) {
				return this.#parts.map((p) => {
					if (typeof p === "string") {
						throw new Error("string type in extglob ast??");
					}
					const [re, _, _hasMagic, uflag] = p.toRegExpSource(dot);
					this.#uflag = this.#uflag || uflag;
					return re;
				}).filter((p) => !(this.isStart() && this.isEnd()) || !!p).join("|");
			}
			static #parseGlob(glob, hasMagic, noEmpty = false) {
				let escaping = false;
				let re = "";
				let uflag = false;
				let inStar = false;
				for (let i = 0; i < glob.length; i++) {
					const c = glob.charAt(i);
					if (escaping) {
						escaping = false;
						re += (reSpecials.has(c) ? "\\" : "") + c;
						continue;
					}
					if (c === "*") {
						if (inStar) continue;
						inStar = true;
						re += noEmpty && /^[*]+$/.test(glob) ? starNoEmpty : star;
						hasMagic = true;
						continue;
					} else {
						inStar = false;
					}
					if (c === "\\") {
						if (i === glob.length - 1) {
							re += "\\\\";
						} else {
							escaping = true;
						}
						continue;
					}
					if (c === "[") {
						const [src, needUflag, consumed, magic] = parseClass(glob, i);
						if (consumed) {
							re += src;
							uflag = uflag || needUflag;
							i += consumed - 1;
							hasMagic = hasMagic || magic;
							continue;
						}
					}
					if (c === "?") {
						re += qmark;
						hasMagic = true;
						continue;
					}
					re += regExpEscape(c);
				}
				return [
					re,
					unescape_unescape(glob),
					!!hasMagic,
					uflag
				];
			}
		}
		_a = AST;
		;
		const escape_escape = (s, { windowsPathsNoEscape = false, magicalBraces = false } = {}) => {
			if (magicalBraces) {
				return windowsPathsNoEscape ? s.replace(/[?*()[\]{}]/g, "[$&]") : s.replace(/[?*()[\]\\{}]/g, "\\$&");
			}
			return windowsPathsNoEscape ? s.replace(/[?*()[\]]/g, "[$&]") : s.replace(/[?*()[\]\\]/g, "\\$&");
		};
		;
		const minimatch = (p, pattern, options = {}) => {
			assertValidPattern(pattern);
			if (!options.nocomment && pattern.charAt(0) === "#") {
				return false;
			}
			return new Minimatch(pattern, options).match(p);
		};
		const starDotExtRE = /^\*+([^+@!?*[(]*)$/;
		const starDotExtTest = (ext) => (f) => !f.startsWith(".") && f.endsWith(ext);
		const starDotExtTestDot = (ext) => (f) => f.endsWith(ext);
		const starDotExtTestNocase = (ext) => {
			ext = ext.toLowerCase();
			return (f) => !f.startsWith(".") && f.toLowerCase().endsWith(ext);
		};
		const starDotExtTestNocaseDot = (ext) => {
			ext = ext.toLowerCase();
			return (f) => f.toLowerCase().endsWith(ext);
		};
		const starDotStarRE = /^\*+\.\*+$/;
		const starDotStarTest = (f) => !f.startsWith(".") && f.includes(".");
		const starDotStarTestDot = (f) => f !== "." && f !== ".." && f.includes(".");
		const dotStarRE = /^\.\*+$/;
		const dotStarTest = (f) => f !== "." && f !== ".." && f.startsWith(".");
		const starRE = /^\*+$/;
		const starTest = (f) => f.length !== 0 && !f.startsWith(".");
		const starTestDot = (f) => f.length !== 0 && f !== "." && f !== "..";
		const qmarksRE = /^\?+([^+@!?*[(]*)?$/;
		const qmarksTestNocase = ([$0, ext = ""]) => {
			const noext = qmarksTestNoExt([$0]);
			if (!ext) return noext;
			ext = ext.toLowerCase();
			return (f) => noext(f) && f.toLowerCase().endsWith(ext);
		};
		const qmarksTestNocaseDot = ([$0, ext = ""]) => {
			const noext = qmarksTestNoExtDot([$0]);
			if (!ext) return noext;
			ext = ext.toLowerCase();
			return (f) => noext(f) && f.toLowerCase().endsWith(ext);
		};
		const qmarksTestDot = ([$0, ext = ""]) => {
			const noext = qmarksTestNoExtDot([$0]);
			return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
		};
		const qmarksTest = ([$0, ext = ""]) => {
			const noext = qmarksTestNoExt([$0]);
			return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
		};
		const qmarksTestNoExt = ([$0]) => {
			const len = $0.length;
			return (f) => f.length === len && !f.startsWith(".");
		};
		const qmarksTestNoExtDot = ([$0]) => {
			const len = $0.length;
			return (f) => f.length === len && f !== "." && f !== "..";
		};
		const defaultPlatform = typeof process === "object" && process ? typeof process.env === "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix";
		const esm_path = {
			win32: { sep: "\\" },
			posix: { sep: "/" }
		};
		const sep = defaultPlatform === "win32" ? esm_path.win32.sep : esm_path.posix.sep;
		minimatch.sep = sep;
		const GLOBSTAR = Symbol("globstar **");
		minimatch.GLOBSTAR = GLOBSTAR;
		const esm_qmark = "[^/]";
		const esm_star = esm_qmark + "*?";
		const twoStarDot = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?";
		const twoStarNoDot = "(?:(?!(?:\\/|^)\\.).)*?";
		const filter = (pattern, options = {}) => (p) => minimatch(p, pattern, options);
		minimatch.filter = filter;
		const ext = (a, b = {}) => Object.assign({}, a, b);
		const defaults = (def) => {
			if (!def || typeof def !== "object" || !Object.keys(def).length) {
				return minimatch;
			}
			const orig = minimatch;
			const m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
			return Object.assign(m, {
				Minimatch: class Minimatch extends orig.Minimatch {
					constructor(pattern, options = {}) {
						super(pattern, ext(def, options));
					}
					static defaults(options) {
						return orig.defaults(ext(def, options)).Minimatch;
					}
				},
				AST: class AST extends orig.AST {
					constructor(type, parent, options = {}) {
						super(type, parent, ext(def, options));
					}
					static fromGlob(pattern, options = {}) {
						return orig.AST.fromGlob(pattern, ext(def, options));
					}
				},
				unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
				escape: (s, options = {}) => orig.escape(s, ext(def, options)),
				filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
				defaults: (options) => orig.defaults(ext(def, options)),
				makeRe: (pattern, options = {}) => orig.makeRe(pattern, ext(def, options)),
				braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
				match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
				sep: orig.sep,
				GLOBSTAR
			});
		};
		minimatch.defaults = defaults;
		const braceExpand = (pattern, options = {}) => {
			assertValidPattern(pattern);
			if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) {
				return [pattern];
			}
			return expand(pattern, { max: options.braceExpandMax });
		};
		minimatch.braceExpand = braceExpand;
		const makeRe = (pattern, options = {}) => new Minimatch(pattern, options).makeRe();
		minimatch.makeRe = makeRe;
		const match = (list, pattern, options = {}) => {
			const mm = new Minimatch(pattern, options);
			list = list.filter((f) => mm.match(f));
			if (mm.options.nonull && !list.length) {
				list.push(pattern);
			}
			return list;
		};
		minimatch.match = match;
		const globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
		const esm_regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
		class Minimatch {
			options;
			set;
			pattern;
			windowsPathsNoEscape;
			nonegate;
			negate;
			comment;
			empty;
			preserveMultipleSlashes;
			partial;
			globSet;
			globParts;
			nocase;
			isWindows;
			platform;
			windowsNoMagicRoot;
			maxGlobstarRecursion;
			regexp;
			constructor(pattern, options = {}) {
				assertValidPattern(pattern);
				options = options || {};
				this.options = options;
				this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? 200;
				this.pattern = pattern;
				this.platform = options.platform || defaultPlatform;
				this.isWindows = this.platform === "win32";
				const awe = "allowWindow" + "sEscape";
				this.windowsPathsNoEscape = !!options.windowsPathsNoEscape || options[awe] === false;
				if (this.windowsPathsNoEscape) {
					this.pattern = this.pattern.replace(/\\/g, "/");
				}
				this.preserveMultipleSlashes = !!options.preserveMultipleSlashes;
				this.regexp = null;
				this.negate = false;
				this.nonegate = !!options.nonegate;
				this.comment = false;
				this.empty = false;
				this.partial = !!options.partial;
				this.nocase = !!this.options.nocase;
				this.windowsNoMagicRoot = options.windowsNoMagicRoot !== undefined ? options.windowsNoMagicRoot : !!(this.isWindows && this.nocase);
				this.globSet = [];
				this.globParts = [];
				this.set = [];
				this.make();
			}
			hasMagic() {
				if (this.options.magicalBraces && this.set.length > 1) {
					return true;
				}
				for (const pattern of this.set) {
					for (const part of pattern) {
						if (typeof part !== "string") return true;
					}
				}
				return false;
			}
			debug(..._) {}
			make() {
				const pattern = this.pattern;
				const options = this.options;
				if (!options.nocomment && pattern.charAt(0) === "#") {
					this.comment = true;
					return;
				}
				if (!pattern) {
					this.empty = true;
					return;
				}
				this.parseNegate();
				this.globSet = [...new Set(this.braceExpand())];
				if (options.debug) {
					this.debug = (...args) => console.error(...args);
				}
				this.debug(this.pattern, this.globSet);
				const rawGlobParts = this.globSet.map((s) => this.slashSplit(s));
				this.globParts = this.preprocess(rawGlobParts);
				this.debug(this.pattern, this.globParts);
				let set = this.globParts.map((s, _, __) => {
					if (this.isWindows && this.windowsNoMagicRoot) {
						const isUNC = s[0] === "" && s[1] === "" && (s[2] === "?" || !globMagic.test(s[2])) && !globMagic.test(s[3]);
						const isDrive = /^[a-z]:/i.test(s[0]);
						if (isUNC) {
							return [...s.slice(0, 4), ...s.slice(4).map((ss) => this.parse(ss))];
						} else if (isDrive) {
							return [s[0], ...s.slice(1).map((ss) => this.parse(ss))];
						}
					}
					return s.map((ss) => this.parse(ss));
				});
				this.debug(this.pattern, set);
				this.set = set.filter((s) => s.indexOf(false) === -1);
				if (this.isWindows) {
					for (let i = 0; i < this.set.length; i++) {
						const p = this.set[i];
						if (p[0] === "" && p[1] === "" && this.globParts[i][2] === "?" && typeof p[3] === "string" && /^[a-z]:$/i.test(p[3])) {
							p[2] = "?";
						}
					}
				}
				this.debug(this.pattern, this.set);
			}
			preprocess(globParts) {
				if (this.options.noglobstar) {
					for (const partset of globParts) {
						for (let j = 0; j < partset.length; j++) {
							if (partset[j] === "**") {
								partset[j] = "*";
							}
						}
					}
				}
				const { optimizationLevel = 1 } = this.options;
				if (optimizationLevel >= 2) {
					globParts = this.firstPhasePreProcess(globParts);
					globParts = this.secondPhasePreProcess(globParts);
				} else if (optimizationLevel >= 1) {
					globParts = this.levelOneOptimize(globParts);
				} else {
					globParts = this.adjascentGlobstarOptimize(globParts);
				}
				return globParts;
			}
			adjascentGlobstarOptimize(globParts) {
				return globParts.map((parts) => {
					let gs = -1;
					while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
						let i = gs;
						while (parts[i + 1] === "**") {
							i++;
						}
						if (i !== gs) {
							parts.splice(gs, i - gs);
						}
					}
					return parts;
				});
			}
			levelOneOptimize(globParts) {
				return globParts.map((parts) => {
					parts = parts.reduce((set, part) => {
						const prev = set[set.length - 1];
						if (part === "**" && prev === "**") {
							return set;
						}
						if (part === "..") {
							if (prev && prev !== ".." && prev !== "." && prev !== "**") {
								set.pop();
								return set;
							}
						}
						set.push(part);
						return set;
					}, []);
					return parts.length === 0 ? [""] : parts;
				});
			}
			levelTwoFileOptimize(parts) {
				if (!Array.isArray(parts)) {
					parts = this.slashSplit(parts);
				}
				let didSomething = false;
				do {
					didSomething = false;
					if (!this.preserveMultipleSlashes) {
						for (let i = 1; i < parts.length - 1; i++) {
							const p = parts[i];
							if (i === 1 && p === "" && parts[0] === "") continue;
							if (p === "." || p === "") {
								didSomething = true;
								parts.splice(i, 1);
								i--;
							}
						}
						if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
							didSomething = true;
							parts.pop();
						}
					}
					let dd = 0;
					while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
						const p = parts[dd - 1];
						if (p && p !== "." && p !== ".." && p !== "**" && !(this.isWindows && /^[a-z]:$/i.test(p))) {
							didSomething = true;
							parts.splice(dd - 1, 2);
							dd -= 2;
						}
					}
				} while (didSomething);
				return parts.length === 0 ? [""] : parts;
			}
			firstPhasePreProcess(globParts) {
				let didSomething = false;
				do {
					didSomething = false;
					for (let parts of globParts) {
						let gs = -1;
						while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
							let gss = gs;
							while (parts[gss + 1] === "**") {
								gss++;
							}
							if (gss > gs) {
								parts.splice(gs + 1, gss - gs);
							}
							let next = parts[gs + 1];
							const p = parts[gs + 2];
							const p2 = parts[gs + 3];
							if (next !== "..") continue;
							if (!p || p === "." || p === ".." || !p2 || p2 === "." || p2 === "..") {
								continue;
							}
							didSomething = true;
							parts.splice(gs, 1);
							const other = parts.slice(0);
							other[gs] = "**";
							globParts.push(other);
							gs--;
						}
						if (!this.preserveMultipleSlashes) {
							for (let i = 1; i < parts.length - 1; i++) {
								const p = parts[i];
								if (i === 1 && p === "" && parts[0] === "") continue;
								if (p === "." || p === "") {
									didSomething = true;
									parts.splice(i, 1);
									i--;
								}
							}
							if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
								didSomething = true;
								parts.pop();
							}
						}
						let dd = 0;
						while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
							const p = parts[dd - 1];
							if (p && p !== "." && p !== ".." && p !== "**") {
								didSomething = true;
								const needDot = dd === 1 && parts[dd + 1] === "**";
								const splin = needDot ? ["."] : [];
								parts.splice(dd - 1, 2, ...splin);
								if (parts.length === 0) parts.push("");
								dd -= 2;
							}
						}
					}
				} while (didSomething);
				return globParts;
			}
			secondPhasePreProcess(globParts) {
				for (let i = 0; i < globParts.length - 1; i++) {
					for (let j = i + 1; j < globParts.length; j++) {
						const matched = this.partsMatch(globParts[i], globParts[j], !this.preserveMultipleSlashes);
						if (matched) {
							globParts[i] = [];
							globParts[j] = matched;
							break;
						}
					}
				}
				return globParts.filter((gs) => gs.length);
			}
			partsMatch(a, b, emptyGSMatch = false) {
				let ai = 0;
				let bi = 0;
				let result = [];
				let which = "";
				while (ai < a.length && bi < b.length) {
					if (a[ai] === b[bi]) {
						result.push(which === "b" ? b[bi] : a[ai]);
						ai++;
						bi++;
					} else if (emptyGSMatch && a[ai] === "**" && b[bi] === a[ai + 1]) {
						result.push(a[ai]);
						ai++;
					} else if (emptyGSMatch && b[bi] === "**" && a[ai] === b[bi + 1]) {
						result.push(b[bi]);
						bi++;
					} else if (a[ai] === "*" && b[bi] && (this.options.dot || !b[bi].startsWith(".")) && b[bi] !== "**") {
						if (which === "b") return false;
						which = "a";
						result.push(a[ai]);
						ai++;
						bi++;
					} else if (b[bi] === "*" && a[ai] && (this.options.dot || !a[ai].startsWith(".")) && a[ai] !== "**") {
						if (which === "a") return false;
						which = "b";
						result.push(b[bi]);
						ai++;
						bi++;
					} else {
						return false;
					}
				}
				return a.length === b.length && result;
			}
			parseNegate() {
				if (this.nonegate) return;
				const pattern = this.pattern;
				let negate = false;
				let negateOffset = 0;
				for (let i = 0; i < pattern.length && pattern.charAt(i) === "!"; i++) {
					negate = !negate;
					negateOffset++;
				}
				if (negateOffset) this.pattern = pattern.slice(negateOffset);
				this.negate = negate;
			}
			matchOne(file, pattern, partial = false) {
				let fileStartIndex = 0;
				let patternStartIndex = 0;
				if (this.isWindows) {
					const fileDrive = typeof file[0] === "string" && /^[a-z]:$/i.test(file[0]);
					const fileUNC = !fileDrive && file[0] === "" && file[1] === "" && file[2] === "?" && /^[a-z]:$/i.test(file[3]);
					const patternDrive = typeof pattern[0] === "string" && /^[a-z]:$/i.test(pattern[0]);
					const patternUNC = !patternDrive && pattern[0] === "" && pattern[1] === "" && pattern[2] === "?" && typeof pattern[3] === "string" && /^[a-z]:$/i.test(pattern[3]);
					const fdi = fileUNC ? 3 : fileDrive ? 0 : undefined;
					const pdi = patternUNC ? 3 : patternDrive ? 0 : undefined;
					if (typeof fdi === "number" && typeof pdi === "number") {
						const [fd, pd] = [file[fdi], pattern[pdi]];
						if (fd.toLowerCase() === pd.toLowerCase()) {
							pattern[pdi] = fd;
							patternStartIndex = pdi;
							fileStartIndex = fdi;
						}
					}
				}
				const { optimizationLevel = 1 } = this.options;
				if (optimizationLevel >= 2) {
					file = this.levelTwoFileOptimize(file);
				}
				if (pattern.includes(GLOBSTAR)) {
					return this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex);
				}
				return this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
			}
			#matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
				const firstgs = pattern.indexOf(GLOBSTAR, patternIndex);
				const lastgs = pattern.lastIndexOf(GLOBSTAR);
				const [head, body, tail] = partial ? [
					pattern.slice(patternIndex, firstgs),
					pattern.slice(firstgs + 1),
					[]
				] : [
					pattern.slice(patternIndex, firstgs),
					pattern.slice(firstgs + 1, lastgs),
					pattern.slice(lastgs + 1)
				];
				if (head.length) {
					const fileHead = file.slice(fileIndex, fileIndex + head.length);
					if (!this.#matchOne(fileHead, head, partial, 0, 0)) {
						return false;
					}
					fileIndex += head.length;
					patternIndex += head.length;
				}
				let fileTailMatch = 0;
				if (tail.length) {
					if (tail.length + fileIndex > file.length) return false;
					let tailStart = file.length - tail.length;
					if (this.#matchOne(file, tail, partial, tailStart, 0)) {
						fileTailMatch = tail.length;
					} else {
						if (file[file.length - 1] !== "" || fileIndex + tail.length === file.length) {
							return false;
						}
						tailStart--;
						if (!this.#matchOne(file, tail, partial, tailStart, 0)) {
							return false;
						}
						fileTailMatch = tail.length + 1;
					}
				}
				if (!body.length) {
					let sawSome = !!fileTailMatch;
					for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
						const f = String(file[i]);
						sawSome = true;
						if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) {
							return false;
						}
					}
					return partial || sawSome;
				}
				const bodySegments = [[[], 0]];
				let currentBody = bodySegments[0];
				let nonGsParts = 0;
				const nonGsPartsSums = [0];
				for (const b of body) {
					if (b === GLOBSTAR) {
						nonGsPartsSums.push(nonGsParts);
						currentBody = [[], 0];
						bodySegments.push(currentBody);
					} else {
						currentBody[0].push(b);
						nonGsParts++;
					}
				}
				let i = bodySegments.length - 1;
				const fileLength = file.length - fileTailMatch;
				for (const b of bodySegments) {
					b[1] = fileLength - (nonGsPartsSums[i--] + b[0].length);
				}
				return !!this.#matchGlobStarBodySections(file, bodySegments, fileIndex, 0, partial, 0, !!fileTailMatch);
			}
			#matchGlobStarBodySections(file, bodySegments, fileIndex, bodyIndex, partial, globStarDepth, sawTail) {
				const bs = bodySegments[bodyIndex];
				if (!bs) {
					for (let i = fileIndex; i < file.length; i++) {
						sawTail = true;
						const f = file[i];
						if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) {
							return false;
						}
					}
					return sawTail;
				}
				const [body, after] = bs;
				while (fileIndex <= after) {
					const m = this.#matchOne(file.slice(0, fileIndex + body.length), body, partial, fileIndex, 0);
					if (m && globStarDepth < this.maxGlobstarRecursion) {
						const sub = this.#matchGlobStarBodySections(file, bodySegments, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail);
						if (sub !== false) {
							return sub;
						}
					}
					const f = file[fileIndex];
					if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) {
						return false;
					}
					fileIndex++;
				}
				return partial || null;
			}
			#matchOne(file, pattern, partial, fileIndex, patternIndex) {
				let fi;
				let pi;
				let pl;
				let fl;
				for (fi = fileIndex, pi = patternIndex, fl = file.length, pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
					this.debug("matchOne loop");
					let p = pattern[pi];
					let f = file[fi];
					this.debug(pattern, p, f);
					if (p === false || p === GLOBSTAR) {
						return false;
					}
					let hit;
					if (typeof p === "string") {
						hit = f === p;
						this.debug("string match", p, f, hit);
					} else {
						hit = p.test(f);
						this.debug("pattern match", p, f, hit);
					}
					if (!hit) return false;
				}
				if (fi === fl && pi === pl) {
					return true;
				} else if (fi === fl) {
					return partial;
				} else if (pi === pl) {
					return fi === fl - 1 && file[fi] === "";
				} else {
					throw new Error("wtf?");
				}
			}
			braceExpand() {
				return braceExpand(this.pattern, this.options);
			}
			parse(pattern) {
				assertValidPattern(pattern);
				const options = this.options;
				if (pattern === "**") return GLOBSTAR;
				if (pattern === "") return "";
				let m;
				let fastTest = null;
				if (m = pattern.match(starRE)) {
					fastTest = options.dot ? starTestDot : starTest;
				} else if (m = pattern.match(starDotExtRE)) {
					fastTest = (options.nocase ? options.dot ? starDotExtTestNocaseDot : starDotExtTestNocase : options.dot ? starDotExtTestDot : starDotExtTest)(m[1]);
				} else if (m = pattern.match(qmarksRE)) {
					fastTest = (options.nocase ? options.dot ? qmarksTestNocaseDot : qmarksTestNocase : options.dot ? qmarksTestDot : qmarksTest)(m);
				} else if (m = pattern.match(starDotStarRE)) {
					fastTest = options.dot ? starDotStarTestDot : starDotStarTest;
				} else if (m = pattern.match(dotStarRE)) {
					fastTest = dotStarTest;
				}
				const re = AST.fromGlob(pattern, this.options).toMMPattern();
				if (fastTest && typeof re === "object") {
					Reflect.defineProperty(re, "test", { value: fastTest });
				}
				return re;
			}
			makeRe() {
				if (this.regexp || this.regexp === false) return this.regexp;
				const set = this.set;
				if (!set.length) {
					this.regexp = false;
					return this.regexp;
				}
				const options = this.options;
				const twoStar = options.noglobstar ? esm_star : options.dot ? twoStarDot : twoStarNoDot;
				const flags = new Set(options.nocase ? ["i"] : []);
				let re = set.map((pattern) => {
					const pp = pattern.map((p) => {
						if (p instanceof RegExp) {
							for (const f of p.flags.split("")) flags.add(f);
						}
						return typeof p === "string" ? esm_regExpEscape(p) : p === GLOBSTAR ? GLOBSTAR : p._src;
					});
					pp.forEach((p, i) => {
						const next = pp[i + 1];
						const prev = pp[i - 1];
						if (p !== GLOBSTAR || prev === GLOBSTAR) {
							return;
						}
						if (prev === undefined) {
							if (next !== undefined && next !== GLOBSTAR) {
								pp[i + 1] = "(?:\\/|" + twoStar + "\\/)?" + next;
							} else {
								pp[i] = twoStar;
							}
						} else if (next === undefined) {
							pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + ")?";
						} else if (next !== GLOBSTAR) {
							pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + "\\/)" + next;
							pp[i + 1] = GLOBSTAR;
						}
					});
					const filtered = pp.filter((p) => p !== GLOBSTAR);
					if (this.partial && filtered.length >= 1) {
						const prefixes = [];
						for (let i = 1; i <= filtered.length; i++) {
							prefixes.push(filtered.slice(0, i).join("/"));
						}
						return "(?:" + prefixes.join("|") + ")";
					}
					return filtered.join("/");
				}).join("|");
				const [open, close] = set.length > 1 ? ["(?:", ")"] : ["", ""];
				re = "^" + open + re + close + "$";
				if (this.partial) {
					re = "^(?:\\/|" + open + re.slice(1, -1) + close + ")$";
				}
				if (this.negate) re = "^(?!" + re + ").+$";
				try {
					this.regexp = new RegExp(re, [...flags].join(""));
				} catch {
					this.regexp = false;
				}
				return this.regexp;
			}
			slashSplit(p) {
				if (this.preserveMultipleSlashes) {
					return p.split("/");
				} else if (this.isWindows && /^\/\/[^/]+/.test(p)) {
					return ["", ...p.split(/\/+/)];
				} else {
					return p.split(/\/+/);
				}
			}
			match(f, partial = this.partial) {
				this.debug("match", f, this.pattern);
				if (this.comment) {
					return false;
				}
				if (this.empty) {
					return f === "";
				}
				if (f === "/" && partial) {
					return true;
				}
				const options = this.options;
				if (this.isWindows) {
					f = f.split("\\").join("/");
				}
				const ff = this.slashSplit(f);
				this.debug(this.pattern, "split", ff);
				const set = this.set;
				this.debug(this.pattern, "set", set);
				let filename = ff[ff.length - 1];
				if (!filename) {
					for (let i = ff.length - 2; !filename && i >= 0; i--) {
						filename = ff[i];
					}
				}
				for (const pattern of set) {
					let file = ff;
					if (options.matchBase && pattern.length === 1) {
						file = [filename];
					}
					const hit = this.matchOne(file, pattern, partial);
					if (hit) {
						if (options.flipNegate) {
							return true;
						}
						return !this.negate;
					}
				}
				if (options.flipNegate) {
					return false;
				}
				return this.negate;
			}
			static defaults(def) {
				return minimatch.defaults(def).Minimatch;
			}
		}
		minimatch.AST = AST;
		minimatch.Minimatch = Minimatch;
		minimatch.escape = escape_escape;
		minimatch.unescape = unescape_unescape;
		;
		const internal_path_IS_WINDOWS = process.platform === "win32";
		class Path {
			constructor(itemPath) {
				this.segments = [];
				if (typeof itemPath === "string") {
					external_assert_(itemPath, `Parameter 'itemPath' must not be empty`);
					itemPath = safeTrimTrailingSeparator(itemPath);
					if (!hasRoot(itemPath)) {
						this.segments = itemPath.split(external_path_.sep);
					} else {
						let remaining = itemPath;
						let dir = dirname(remaining);
						while (dir !== remaining) {
							const basename = external_path_.basename(remaining);
							this.segments.unshift(basename);
							remaining = dir;
							dir = dirname(remaining);
						}
						this.segments.unshift(remaining);
					}
				} else {
					external_assert_(itemPath.length > 0, `Parameter 'itemPath' must not be an empty array`);
					for (let i = 0; i < itemPath.length; i++) {
						let segment = itemPath[i];
						external_assert_(segment, `Parameter 'itemPath' must not contain any empty segments`);
						segment = normalizeSeparators(itemPath[i]);
						if (i === 0 && hasRoot(segment)) {
							segment = safeTrimTrailingSeparator(segment);
							external_assert_(segment === dirname(segment), `Parameter 'itemPath' root segment contains information for multiple segments`);
							this.segments.push(segment);
						} else {
							external_assert_(!segment.includes(external_path_.sep), `Parameter 'itemPath' contains unexpected path separators`);
							this.segments.push(segment);
						}
					}
				}
			}
			toString() {
				let result = this.segments[0];
				let skipSlash = result.endsWith(external_path_.sep) || internal_path_IS_WINDOWS && /^[A-Z]:$/i.test(result);
				for (let i = 1; i < this.segments.length; i++) {
					if (skipSlash) {
						skipSlash = false;
					} else {
						result += external_path_.sep;
					}
					result += this.segments[i];
				}
				return result;
			}
		}
		;
		const internal_pattern_IS_WINDOWS = process.platform === "win32";
		class Pattern {
			constructor(patternOrNegate, isImplicitPattern = false, segments, homedir) {
				this.negate = false;
				let pattern;
				if (typeof patternOrNegate === "string") {
					pattern = patternOrNegate.trim();
				} else {
					segments = segments || [];
					external_assert_(segments.length, `Parameter 'segments' must not empty`);
					const root = Pattern.getLiteral(segments[0]);
					external_assert_(root && hasAbsoluteRoot(root), `Parameter 'segments' first element must be a root path`);
					pattern = new Path(segments).toString().trim();
					if (patternOrNegate) {
						pattern = `!${pattern}`;
					}
				}
				while (pattern.startsWith("!")) {
					this.negate = !this.negate;
					pattern = pattern.substr(1).trim();
				}
				pattern = Pattern.fixupPattern(pattern, homedir);
				this.segments = new Path(pattern).segments;
				this.trailingSeparator = normalizeSeparators(pattern).endsWith(external_path_.sep);
				pattern = safeTrimTrailingSeparator(pattern);
				let foundGlob = false;
				const searchSegments = this.segments.map((x) => Pattern.getLiteral(x)).filter((x) => !foundGlob && !(foundGlob = x === ""));
				this.searchPath = new Path(searchSegments).toString();
				this.rootRegExp = new RegExp(Pattern.regExpEscape(searchSegments[0]), internal_pattern_IS_WINDOWS ? "i" : "");
				this.isImplicitPattern = isImplicitPattern;
				const minimatchOptions = {
					dot: true,
					nobrace: true,
					nocase: internal_pattern_IS_WINDOWS,
					nocomment: true,
					noext: true,
					nonegate: true
				};
				pattern = internal_pattern_IS_WINDOWS ? pattern.replace(/\\/g, "/") : pattern;
				this.minimatch = new Minimatch(pattern, minimatchOptions);
			}
			match(itemPath) {
				if (this.segments[this.segments.length - 1] === "**") {
					itemPath = normalizeSeparators(itemPath);
					if (!itemPath.endsWith(external_path_.sep) && this.isImplicitPattern === false) {
						itemPath = `${itemPath}${external_path_.sep}`;
					}
				} else {
					itemPath = safeTrimTrailingSeparator(itemPath);
				}
				if (this.minimatch.match(itemPath)) {
					return this.trailingSeparator ? MatchKind.Directory : MatchKind.All;
				}
				return MatchKind.None;
			}
			partialMatch(itemPath) {
				itemPath = safeTrimTrailingSeparator(itemPath);
				if (dirname(itemPath) === itemPath) {
					return this.rootRegExp.test(itemPath);
				}
				return this.minimatch.matchOne(itemPath.split(internal_pattern_IS_WINDOWS ? /\\+/ : /\/+/), this.minimatch.set[0], true);
			}
			static globEscape(s) {
				return (internal_pattern_IS_WINDOWS ? s : s.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
			}
			static fixupPattern(pattern, homedir) {
				external_assert_(pattern, "pattern cannot be empty");
				const literalSegments = new Path(pattern).segments.map((x) => Pattern.getLiteral(x));
				external_assert_(literalSegments.every((x, i) => (x !== "." || i === 0) && x !== ".."), `Invalid pattern '${pattern}'. Relative pathing '.' and '..' is not allowed.`);
				external_assert_(!hasRoot(pattern) || literalSegments[0], `Invalid pattern '${pattern}'. Root segment must not contain globs.`);
				pattern = normalizeSeparators(pattern);
				if (pattern === "." || pattern.startsWith(`.${external_path_.sep}`)) {
					pattern = Pattern.globEscape(process.cwd()) + pattern.substr(1);
				} else if (pattern === "~" || pattern.startsWith(`~${external_path_.sep}`)) {
					homedir = homedir || external_os_.homedir();
					external_assert_(homedir, "Unable to determine HOME directory");
					external_assert_(hasAbsoluteRoot(homedir), `Expected HOME directory to be a rooted path. Actual '${homedir}'`);
					pattern = Pattern.globEscape(homedir) + pattern.substr(1);
				} else if (internal_pattern_IS_WINDOWS && (pattern.match(/^[A-Z]:$/i) || pattern.match(/^[A-Z]:[^\\]/i))) {
					let root = ensureAbsoluteRoot("C:\\dummy-root", pattern.substr(0, 2));
					if (pattern.length > 2 && !root.endsWith("\\")) {
						root += "\\";
					}
					pattern = Pattern.globEscape(root) + pattern.substr(2);
				} else if (internal_pattern_IS_WINDOWS && (pattern === "\\" || pattern.match(/^\\[^\\]/))) {
					let root = ensureAbsoluteRoot("C:\\dummy-root", "\\");
					if (!root.endsWith("\\")) {
						root += "\\";
					}
					pattern = Pattern.globEscape(root) + pattern.substr(1);
				} else {
					pattern = ensureAbsoluteRoot(Pattern.globEscape(process.cwd()), pattern);
				}
				return normalizeSeparators(pattern);
			}
			static getLiteral(segment) {
				let literal = "";
				for (let i = 0; i < segment.length; i++) {
					const c = segment[i];
					if (c === "\\" && !internal_pattern_IS_WINDOWS && i + 1 < segment.length) {
						literal += segment[++i];
						continue;
					} else if (c === "*" || c === "?") {
						return "";
					} else if (c === "[" && i + 1 < segment.length) {
						let set = "";
						let closed = -1;
						for (let i2 = i + 1; i2 < segment.length; i2++) {
							const c2 = segment[i2];
							if (c2 === "\\" && !internal_pattern_IS_WINDOWS && i2 + 1 < segment.length) {
								set += segment[++i2];
								continue;
							} else if (c2 === "]") {
								closed = i2;
								break;
							} else {
								set += c2;
							}
						}
						if (closed >= 0) {
							if (set.length > 1) {
								return "";
							}
							if (set) {
								literal += set;
								i = closed;
								continue;
							}
						}
					}
					literal += c;
				}
				return literal;
			}
			static regExpEscape(s) {
				return s.replace(/[[\\^$.|?*+()]/g, "\\$&");
			}
		}
		;
		class SearchState {
			constructor(path, level) {
				this.path = path;
				this.level = level;
			}
		}
		;
		var __awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		var __asyncValues = undefined && undefined.__asyncValues || function(o) {
			if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
			var m = o[Symbol.asyncIterator], i;
			return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
				return this;
			}, i);
			function verb(n) {
				i[n] = o[n] && function(v) {
					return new Promise(function(resolve, reject) {
						v = o[n](v), settle(resolve, reject, v.done, v.value);
					});
				};
			}
			function settle(resolve, reject, d, v) {
				Promise.resolve(v).then(function(v) {
					resolve({
						value: v,
						done: d
					});
				}, reject);
			}
		};
		var __await = undefined && undefined.__await || function(v) {
			return this instanceof __await ? (this.v = v, this) : new __await(v);
		};
		var __asyncGenerator = undefined && undefined.__asyncGenerator || function(thisArg, _arguments, generator) {
			if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
			var g = generator.apply(thisArg, _arguments || []), i, q = [];
			return i = Object.create((typeof AsyncIterator === "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
				return this;
			}, i;
			function awaitReturn(f) {
				return function(v) {
					return Promise.resolve(v).then(f, reject);
				};
			}
			function verb(n, f) {
				if (g[n]) {
					i[n] = function(v) {
						return new Promise(function(a, b) {
							q.push([
								n,
								v,
								a,
								b
							]) > 1 || resume(n, v);
						});
					};
					if (f) i[n] = f(i[n]);
				}
			}
			function resume(n, v) {
				try {
					step(g[n](v));
				} catch (e) {
					settle(q[0][3], e);
				}
			}
			function step(r) {
				r.value instanceof __await ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r);
			}
			function fulfill(value) {
				resume("next", value);
			}
			function reject(value) {
				resume("throw", value);
			}
			function settle(f, v) {
				if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]);
			}
		};
		const internal_globber_IS_WINDOWS = process.platform === "win32";
		class DefaultGlobber {
			constructor(options) {
				this.patterns = [];
				this.searchPaths = [];
				this.options = getOptions(options);
			}
			getSearchPaths() {
				return this.searchPaths.slice();
			}
			glob() {
				return __awaiter(this, void 0, void 0, function* () {
					var _a, e_1, _b, _c;
					const result = [];
					try {
						for (var _d = true, _e = __asyncValues(this.globGenerator()), _f; _f = yield _e.next(), _a = _f.done, !_a; _d = true) {
							_c = _f.value;
							_d = false;
							const itemPath = _c;
							result.push(itemPath);
						}
					} catch (e_1_1) {
						e_1 = { error: e_1_1 };
					} finally {
						try {
							if (!_d && !_a && (_b = _e.return)) yield _b.call(_e);
						} finally {
							if (e_1) throw e_1.error;
						}
					}
					return result;
				});
			}
			globGenerator() {
				return __asyncGenerator(this, arguments, function* globGenerator_1() {
					const options = getOptions(this.options);
					const patterns = [];
					for (const pattern of this.patterns) {
						patterns.push(pattern);
						if (options.implicitDescendants && (pattern.trailingSeparator || pattern.segments[pattern.segments.length - 1] !== "**")) {
							patterns.push(new Pattern(pattern.negate, true, pattern.segments.concat("**")));
						}
					}
					const stack = [];
					for (const searchPath of getSearchPaths(patterns)) {
						lib_core.Yz(`Search path '${searchPath}'`);
						try {
							yield __await(external_fs_.promises.lstat(searchPath));
						} catch (err) {
							if (err.code === "ENOENT") {
								continue;
							}
							throw err;
						}
						stack.unshift(new SearchState(searchPath, 1));
					}
					const traversalChain = [];
					while (stack.length) {
						const item = stack.pop();
						const match = internal_pattern_helper_match(patterns, item.path);
						const partialMatch = !!match || internal_pattern_helper_partialMatch(patterns, item.path);
						if (!match && !partialMatch) {
							continue;
						}
						const stats = yield __await(DefaultGlobber.stat(item, options, traversalChain));
						if (!stats) {
							continue;
						}
						if (options.excludeHiddenFiles && external_path_.basename(item.path).match(/^\./)) {
							continue;
						}
						if (stats.isDirectory()) {
							if (match & MatchKind.Directory && options.matchDirectories) {
								yield yield __await(item.path);
							} else if (!partialMatch) {
								continue;
							}
							const childLevel = item.level + 1;
							const childItems = (yield __await(external_fs_.promises.readdir(item.path))).map((x) => new SearchState(external_path_.join(item.path, x), childLevel));
							stack.push(...childItems.reverse());
						} else if (match & MatchKind.File) {
							yield yield __await(item.path);
						}
					}
				});
			}
			static create(patterns, options) {
				return __awaiter(this, void 0, void 0, function* () {
					const result = new DefaultGlobber(options);
					if (internal_globber_IS_WINDOWS) {
						patterns = patterns.replace(/\r\n/g, "\n");
						patterns = patterns.replace(/\r/g, "\n");
					}
					const lines = patterns.split("\n").map((x) => x.trim());
					for (const line of lines) {
						if (!line || line.startsWith("#")) {
							continue;
						} else {
							result.patterns.push(new Pattern(line));
						}
					}
					result.searchPaths.push(...getSearchPaths(result.patterns));
					return result;
				});
			}
			static stat(item, options, traversalChain) {
				return __awaiter(this, void 0, void 0, function* () {
					let stats;
					if (options.followSymbolicLinks) {
						try {
							stats = yield external_fs_.promises.stat(item.path);
						} catch (err) {
							if (err.code === "ENOENT") {
								if (options.omitBrokenSymbolicLinks) {
									lib_core.Yz(`Broken symlink '${item.path}'`);
									return undefined;
								}
								throw new Error(`No information found for the path '${item.path}'. This may indicate a broken symbolic link.`);
							}
							throw err;
						}
					} else {
						stats = yield external_fs_.promises.lstat(item.path);
					}
					if (stats.isDirectory() && options.followSymbolicLinks) {
						const realPath = yield external_fs_.promises.realpath(item.path);
						while (traversalChain.length >= item.level) {
							traversalChain.pop();
						}
						if (traversalChain.some((x) => x === realPath)) {
							lib_core.Yz(`Symlink cycle detected for path '${item.path}' and realpath '${realPath}'`);
							return undefined;
						}
						traversalChain.push(realPath);
					}
					return stats;
				});
			}
		}
		var external_crypto_ = __webpack_require__(76982);
		var external_stream_ = __webpack_require__(2203);
		var external_util_ = __webpack_require__(39023);
		;
		var internal_hash_files_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		var internal_hash_files_asyncValues = undefined && undefined.__asyncValues || function(o) {
			if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
			var m = o[Symbol.asyncIterator], i;
			return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
				return this;
			}, i);
			function verb(n) {
				i[n] = o[n] && function(v) {
					return new Promise(function(resolve, reject) {
						v = o[n](v), settle(resolve, reject, v.done, v.value);
					});
				};
			}
			function settle(resolve, reject, d, v) {
				Promise.resolve(v).then(function(v) {
					resolve({
						value: v,
						done: d
					});
				}, reject);
			}
		};
		function hashFiles(globber_1, currentWorkspace_1) {
			return internal_hash_files_awaiter(this, arguments, void 0, function* (globber, currentWorkspace, verbose = false) {
				var _a, e_1, _b, _c;
				var _d;
				const writeDelegate = verbose ? core.info : core.debug;
				let hasMatch = false;
				const githubWorkspace = currentWorkspace ? currentWorkspace : (_d = process.env["GITHUB_WORKSPACE"]) !== null && _d !== void 0 ? _d : process.cwd();
				const result = crypto.createHash("sha256");
				let count = 0;
				try {
					for (var _e = true, _f = internal_hash_files_asyncValues(globber.globGenerator()), _g; _g = yield _f.next(), _a = _g.done, !_a; _e = true) {
						_c = _g.value;
						_e = false;
						const file = _c;
						writeDelegate(file);
						if (!file.startsWith(`${githubWorkspace}${path.sep}`)) {
							writeDelegate(`Ignore '${file}' since it is not under GITHUB_WORKSPACE.`);
							continue;
						}
						if (fs.statSync(file).isDirectory()) {
							writeDelegate(`Skip directory '${file}'.`);
							continue;
						}
						const hash = crypto.createHash("sha256");
						const pipeline = util.promisify(stream.pipeline);
						yield pipeline(fs.createReadStream(file), hash);
						result.write(hash.digest());
						count++;
						if (!hasMatch) {
							hasMatch = true;
						}
					}
				} catch (e_1_1) {
					e_1 = { error: e_1_1 };
				} finally {
					try {
						if (!_e && !_a && (_b = _f.return)) yield _b.call(_f);
					} finally {
						if (e_1) throw e_1.error;
					}
				}
				result.end();
				if (hasMatch) {
					writeDelegate(`Found ${count} files to hash.`);
					return result.digest("hex");
				} else {
					writeDelegate(`No matches found for glob`);
					return "";
				}
			});
		}
		;
		var glob_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function create(patterns, options) {
			return glob_awaiter(this, void 0, void 0, function* () {
				return yield DefaultGlobber.create(patterns, options);
			});
		}
		function glob_hashFiles(patterns_1) {
			return glob_awaiter(this, arguments, void 0, function* (patterns, currentWorkspace = "", options, verbose = false) {
				let followSymbolicLinks = true;
				if (options && typeof options.followSymbolicLinks === "boolean") {
					followSymbolicLinks = options.followSymbolicLinks;
				}
				const globber = yield create(patterns, { followSymbolicLinks });
				return _hashFiles(globber, currentWorkspace, verbose);
			});
		}
		var io = __webpack_require__(88701);
		var semver = __webpack_require__(62088);
		;
		var CacheFilename;
		(function(CacheFilename) {
			CacheFilename["Gzip"] = "cache.tgz";
			CacheFilename["Zstd"] = "cache.tzst";
		})(CacheFilename || (CacheFilename = {}));
		var CompressionMethod;
		(function(CompressionMethod) {
			CompressionMethod["Gzip"] = "gzip";
			CompressionMethod["ZstdWithoutLong"] = "zstd-without-long";
			CompressionMethod["Zstd"] = "zstd";
		})(CompressionMethod || (CompressionMethod = {}));
		var ArchiveToolType;
		(function(ArchiveToolType) {
			ArchiveToolType["GNU"] = "gnu";
			ArchiveToolType["BSD"] = "bsd";
		})(ArchiveToolType || (ArchiveToolType = {}));
		const DefaultRetryAttempts = 2;
		const DefaultRetryDelay = 5e3;
		const SocketTimeout = 5e3;
		const GnuTarPathOnWindows = `${process.env["PROGRAMFILES"]}\\Git\\usr\\bin\\tar.exe`;
		const SystemTarPathOnWindows = `${process.env["SYSTEMDRIVE"]}\\Windows\\System32\\tar.exe`;
		const TarFilename = "cache.tar";
		const ManifestFilename = "manifest.txt";
		const CacheFileSizeLimit = 10 * Math.pow(1024, 3);
		const CacheReadDeniedMessagePrefix = "cache read denied:";
		;
		var cacheUtils_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		var cacheUtils_asyncValues = undefined && undefined.__asyncValues || function(o) {
			if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
			var m = o[Symbol.asyncIterator], i;
			return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
				return this;
			}, i);
			function verb(n) {
				i[n] = o[n] && function(v) {
					return new Promise(function(resolve, reject) {
						v = o[n](v), settle(resolve, reject, v.done, v.value);
					});
				};
			}
			function settle(resolve, reject, d, v) {
				Promise.resolve(v).then(function(v) {
					resolve({
						value: v,
						done: d
					});
				}, reject);
			}
		};
		const versionSalt = "1.0";
		function createTempDirectory() {
			return cacheUtils_awaiter(this, void 0, void 0, function* () {
				const IS_WINDOWS = process.platform === "win32";
				let tempDirectory = process.env["RUNNER_TEMP"] || "";
				if (!tempDirectory) {
					let baseLocation;
					if (IS_WINDOWS) {
						baseLocation = process.env["USERPROFILE"] || "C:\\";
					} else {
						if (process.platform === "darwin") {
							baseLocation = "/Users";
						} else {
							baseLocation = "/home";
						}
					}
					tempDirectory = external_path_.join(baseLocation, "actions", "temp");
				}
				const dest = external_path_.join(tempDirectory, external_crypto_.randomUUID());
				yield io.U$(dest);
				return dest;
			});
		}
		function getArchiveFileSizeInBytes(filePath) {
			return external_fs_.statSync(filePath).size;
		}
		function resolvePaths(patterns) {
			return cacheUtils_awaiter(this, void 0, void 0, function* () {
				var _a, e_1, _b, _c;
				var _d;
				const paths = [];
				const workspace = (_d = process.env["GITHUB_WORKSPACE"]) !== null && _d !== void 0 ? _d : process.cwd();
				const globber = yield create(patterns.join("\n"), { implicitDescendants: false });
				try {
					for (var _e = true, _f = cacheUtils_asyncValues(globber.globGenerator()), _g; _g = yield _f.next(), _a = _g.done, !_a; _e = true) {
						_c = _g.value;
						_e = false;
						const file = _c;
						const relativeFile = external_path_.relative(workspace, file).replace(new RegExp(`\\${external_path_.sep}`, "g"), "/");
						lib_core.Yz(`Matched: ${relativeFile}`);
						if (relativeFile === "") {
							paths.push(".");
						} else {
							paths.push(`${relativeFile}`);
						}
					}
				} catch (e_1_1) {
					e_1 = { error: e_1_1 };
				} finally {
					try {
						if (!_e && !_a && (_b = _f.return)) yield _b.call(_f);
					} finally {
						if (e_1) throw e_1.error;
					}
				}
				return paths;
			});
		}
		function unlinkFile(filePath) {
			return cacheUtils_awaiter(this, void 0, void 0, function* () {
				return external_util_.promisify(external_fs_.unlink)(filePath);
			});
		}
		function getVersion(app_1) {
			return cacheUtils_awaiter(this, arguments, void 0, function* (app, additionalArgs = []) {
				let versionOutput = "";
				additionalArgs.push("--version");
				lib_core.Yz(`Checking ${app} ${additionalArgs.join(" ")}`);
				try {
					yield exec.m(`${app}`, additionalArgs, {
						ignoreReturnCode: true,
						silent: true,
						listeners: {
							stdout: (data) => versionOutput += data.toString(),
							stderr: (data) => versionOutput += data.toString()
						}
					});
				} catch (err) {
					lib_core.Yz(err.message);
				}
				versionOutput = versionOutput.trim();
				lib_core.Yz(versionOutput);
				return versionOutput;
			});
		}
		function getCompressionMethod() {
			return cacheUtils_awaiter(this, void 0, void 0, function* () {
				const versionOutput = yield getVersion("zstd", ["--quiet"]);
				const version = semver.clean(versionOutput);
				lib_core.Yz(`zstd version: ${version}`);
				if (versionOutput === "") {
					return CompressionMethod.Gzip;
				} else {
					return CompressionMethod.ZstdWithoutLong;
				}
			});
		}
		function getCacheFileName(compressionMethod) {
			return compressionMethod === CompressionMethod.Gzip ? CacheFilename.Gzip : CacheFilename.Zstd;
		}
		function getGnuTarPathOnWindows() {
			return cacheUtils_awaiter(this, void 0, void 0, function* () {
				if (external_fs_.existsSync(GnuTarPathOnWindows)) {
					return GnuTarPathOnWindows;
				}
				const versionOutput = yield getVersion("tar");
				return versionOutput.toLowerCase().includes("gnu tar") ? io.K7("tar") : "";
			});
		}
		function assertDefined(name, value) {
			if (value === undefined) {
				throw Error(`Expected ${name} but value was undefiend`);
			}
			return value;
		}
		function getCacheVersion(paths, compressionMethod, enableCrossOsArchive = false) {
			const components = paths.slice();
			if (compressionMethod) {
				components.push(compressionMethod);
			}
			if (process.platform === "win32" && !enableCrossOsArchive) {
				components.push("windows-only");
			}
			components.push(versionSalt);
			return external_crypto_.createHash("sha256").update(components.join("|")).digest("hex");
		}
		function getRuntimeToken() {
			const token = process.env["ACTIONS_RUNTIME_TOKEN"];
			if (!token) {
				throw new Error("Unable to get the ACTIONS_RUNTIME_TOKEN env variable");
			}
			return token;
		}
		var lib = __webpack_require__(44942);
		var auth = __webpack_require__(92145);
		var external_url_ = __webpack_require__(87016);
		var esm = __webpack_require__(34574);
		;
		class FilesNotFoundError extends Error {
			constructor(files = []) {
				let message = "No files were found to upload";
				if (files.length > 0) {
					message += `: ${files.join(", ")}`;
				}
				super(message);
				this.files = files;
				this.name = "FilesNotFoundError";
			}
		}
		class InvalidResponseError extends Error {
			constructor(message) {
				super(message);
				this.name = "InvalidResponseError";
			}
		}
		class CacheNotFoundError extends Error {
			constructor(message = "Cache not found") {
				super(message);
				this.name = "CacheNotFoundError";
			}
		}
		class GHESNotSupportedError extends Error {
			constructor(message = "@actions/cache v4.1.4+, actions/cache/save@v4+ and actions/cache/restore@v4+ are not currently supported on GHES.") {
				super(message);
				this.name = "GHESNotSupportedError";
			}
		}
		class NetworkError extends Error {
			constructor(code) {
				const message = `Unable to make request: ${code}\nIf you are using self-hosted runners, please make sure your runner has access to all GitHub endpoints: https://docs.github.com/en/actions/hosting-your-own-runners/managing-self-hosted-runners/about-self-hosted-runners#communication-between-self-hosted-runners-and-github`;
				super(message);
				this.code = code;
				this.name = "NetworkError";
			}
		}
		NetworkError.isNetworkErrorCode = (code) => {
			if (!code) return false;
			return [
				"ECONNRESET",
				"ENOTFOUND",
				"ETIMEDOUT",
				"ECONNREFUSED",
				"EHOSTUNREACH"
			].includes(code);
		};
		class UsageError extends Error {
			constructor() {
				const message = `Cache storage quota has been hit. Unable to upload any new cache entries.\nMore info on storage limits: https://docs.github.com/en/billing/managing-billing-for-github-actions/about-billing-for-github-actions#calculating-minute-and-storage-spending`;
				super(message);
				this.name = "UsageError";
			}
		}
		UsageError.isUsageErrorMessage = (msg) => {
			if (!msg) return false;
			return msg.includes("insufficient usage");
		};
		class RateLimitError extends Error {
			constructor(message) {
				super(message);
				this.name = "RateLimitError";
			}
		}
		;
		var uploadUtils_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		class UploadProgress {
			constructor(contentLength) {
				this.contentLength = contentLength;
				this.sentBytes = 0;
				this.displayedComplete = false;
				this.startTime = Date.now();
			}
			setSentBytes(sentBytes) {
				this.sentBytes = sentBytes;
			}
			getTransferredBytes() {
				return this.sentBytes;
			}
			isDone() {
				return this.getTransferredBytes() === this.contentLength;
			}
			display() {
				if (this.displayedComplete) {
					return;
				}
				const transferredBytes = this.sentBytes;
				const percentage = (100 * (transferredBytes / this.contentLength)).toFixed(1);
				const elapsedTime = Date.now() - this.startTime;
				const uploadSpeed = (transferredBytes / (1024 * 1024) / (elapsedTime / 1e3)).toFixed(1);
				lib_core.pq(`Sent ${transferredBytes} of ${this.contentLength} (${percentage}%), ${uploadSpeed} MBs/sec`);
				if (this.isDone()) {
					this.displayedComplete = true;
				}
			}
			onProgress() {
				return (progress) => {
					this.setSentBytes(progress.loadedBytes);
				};
			}
			startDisplayTimer(delayInMs = 1e3) {
				const displayCallback = () => {
					this.display();
					if (!this.isDone()) {
						this.timeoutHandle = setTimeout(displayCallback, delayInMs);
					}
				};
				this.timeoutHandle = setTimeout(displayCallback, delayInMs);
			}
			stopDisplayTimer() {
				if (this.timeoutHandle) {
					clearTimeout(this.timeoutHandle);
					this.timeoutHandle = undefined;
				}
				this.display();
			}
		}
		function uploadCacheArchiveSDK(signedUploadURL, archivePath, options) {
			return uploadUtils_awaiter(this, void 0, void 0, function* () {
				var _a;
				const blobClient = new esm.jl(signedUploadURL);
				const blockBlobClient = blobClient.getBlockBlobClient();
				const uploadProgress = new UploadProgress((_a = options === null || options === void 0 ? void 0 : options.archiveSizeBytes) !== null && _a !== void 0 ? _a : 0);
				const uploadOptions = {
					blockSize: options === null || options === void 0 ? void 0 : options.uploadChunkSize,
					concurrency: options === null || options === void 0 ? void 0 : options.uploadConcurrency,
					maxSingleShotSize: 128 * 1024 * 1024,
					onProgress: uploadProgress.onProgress()
				};
				try {
					uploadProgress.startDisplayTimer();
					lib_core.Yz(`BlobClient: ${blobClient.name}:${blobClient.accountName}:${blobClient.containerName}`);
					const response = yield blockBlobClient.uploadFile(archivePath, uploadOptions);
					if (response._response.status >= 400) {
						throw new InvalidResponseError(`uploadCacheArchiveSDK: upload failed with status code ${response._response.status}`);
					}
					return response;
				} catch (error) {
					lib_core.$e(`uploadCacheArchiveSDK: internal error uploading cache archive: ${error.message}`);
					throw error;
				} finally {
					uploadProgress.stopDisplayTimer();
				}
			});
		}
		var external_buffer_ = __webpack_require__(20181);
		;
		var requestUtils_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function isSuccessStatusCode(statusCode) {
			if (!statusCode) {
				return false;
			}
			return statusCode >= 200 && statusCode < 300;
		}
		function isServerErrorStatusCode(statusCode) {
			if (!statusCode) {
				return true;
			}
			return statusCode >= 500;
		}
		function isRetryableStatusCode(statusCode) {
			if (!statusCode) {
				return false;
			}
			const retryableStatusCodes = [
				lib.Hv.BadGateway,
				lib.Hv.ServiceUnavailable,
				lib.Hv.GatewayTimeout
			];
			return retryableStatusCodes.includes(statusCode);
		}
		function sleep(milliseconds) {
			return requestUtils_awaiter(this, void 0, void 0, function* () {
				return new Promise((resolve) => setTimeout(resolve, milliseconds));
			});
		}
		function retry(name_1, method_1, getStatusCode_1) {
			return requestUtils_awaiter(this, arguments, void 0, function* (name, method, getStatusCode, maxAttempts = DefaultRetryAttempts, delay = DefaultRetryDelay, onError = undefined) {
				let errorMessage = "";
				let attempt = 1;
				while (attempt <= maxAttempts) {
					let response = undefined;
					let statusCode = undefined;
					let isRetryable = false;
					try {
						response = yield method();
					} catch (error) {
						if (onError) {
							response = onError(error);
						}
						isRetryable = true;
						errorMessage = error.message;
					}
					if (response) {
						statusCode = getStatusCode(response);
						if (!isServerErrorStatusCode(statusCode)) {
							return response;
						}
					}
					if (statusCode) {
						isRetryable = isRetryableStatusCode(statusCode);
						errorMessage = `Cache service responded with ${statusCode}`;
					}
					lib_core.Yz(`${name} - Attempt ${attempt} of ${maxAttempts} failed with error: ${errorMessage}`);
					if (!isRetryable) {
						lib_core.Yz(`${name} - Error is not retryable`);
						break;
					}
					yield sleep(delay);
					attempt++;
				}
				throw Error(`${name} failed: ${errorMessage}`);
			});
		}
		function retryTypedResponse(name_1, method_1) {
			return requestUtils_awaiter(this, arguments, void 0, function* (name, method, maxAttempts = DefaultRetryAttempts, delay = DefaultRetryDelay) {
				return yield retry(name, method, (response) => response.statusCode, maxAttempts, delay, (error) => {
					if (error instanceof lib.Kg) {
						return {
							statusCode: error.statusCode,
							result: null,
							headers: {},
							error
						};
					} else {
						return undefined;
					}
				});
			});
		}
		function retryHttpClientResponse(name_1, method_1) {
			return requestUtils_awaiter(this, arguments, void 0, function* (name, method, maxAttempts = DefaultRetryAttempts, delay = DefaultRetryDelay) {
				return yield retry(name, method, (response) => response.message.statusCode, maxAttempts, delay);
			});
		}
		;
		var downloadUtils_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function pipeResponseToStream(response, output) {
			return downloadUtils_awaiter(this, void 0, void 0, function* () {
				const pipeline = external_util_.promisify(external_stream_.pipeline);
				yield pipeline(response.message, output);
			});
		}
		class DownloadProgress {
			constructor(contentLength) {
				this.contentLength = contentLength;
				this.segmentIndex = 0;
				this.segmentSize = 0;
				this.segmentOffset = 0;
				this.receivedBytes = 0;
				this.displayedComplete = false;
				this.startTime = Date.now();
			}
			nextSegment(segmentSize) {
				this.segmentOffset = this.segmentOffset + this.segmentSize;
				this.segmentIndex = this.segmentIndex + 1;
				this.segmentSize = segmentSize;
				this.receivedBytes = 0;
				lib_core.Yz(`Downloading segment at offset ${this.segmentOffset} with length ${this.segmentSize}...`);
			}
			setReceivedBytes(receivedBytes) {
				this.receivedBytes = receivedBytes;
			}
			getTransferredBytes() {
				return this.segmentOffset + this.receivedBytes;
			}
			isDone() {
				return this.getTransferredBytes() === this.contentLength;
			}
			display() {
				if (this.displayedComplete) {
					return;
				}
				const transferredBytes = this.segmentOffset + this.receivedBytes;
				const percentage = (100 * (transferredBytes / this.contentLength)).toFixed(1);
				const elapsedTime = Date.now() - this.startTime;
				const downloadSpeed = (transferredBytes / (1024 * 1024) / (elapsedTime / 1e3)).toFixed(1);
				lib_core.pq(`Received ${transferredBytes} of ${this.contentLength} (${percentage}%), ${downloadSpeed} MBs/sec`);
				if (this.isDone()) {
					this.displayedComplete = true;
				}
			}
			onProgress() {
				return (progress) => {
					this.setReceivedBytes(progress.loadedBytes);
				};
			}
			startDisplayTimer(delayInMs = 1e3) {
				const displayCallback = () => {
					this.display();
					if (!this.isDone()) {
						this.timeoutHandle = setTimeout(displayCallback, delayInMs);
					}
				};
				this.timeoutHandle = setTimeout(displayCallback, delayInMs);
			}
			stopDisplayTimer() {
				if (this.timeoutHandle) {
					clearTimeout(this.timeoutHandle);
					this.timeoutHandle = undefined;
				}
				this.display();
			}
		}
		function downloadCacheHttpClient(archiveLocation, archivePath) {
			return downloadUtils_awaiter(this, void 0, void 0, function* () {
				const writeStream = external_fs_.createWriteStream(archivePath);
				const httpClient = new lib.Qq("actions/cache");
				const downloadResponse = yield retryHttpClientResponse("downloadCache", () => downloadUtils_awaiter(this, void 0, void 0, function* () {
					return httpClient.get(archiveLocation);
				}));
				downloadResponse.message.socket.setTimeout(SocketTimeout, () => {
					downloadResponse.message.destroy();
					lib_core.Yz(`Aborting download, socket timed out after ${SocketTimeout} ms`);
				});
				yield pipeResponseToStream(downloadResponse, writeStream);
				const contentLengthHeader = downloadResponse.message.headers["content-length"];
				if (contentLengthHeader) {
					const expectedLength = parseInt(contentLengthHeader);
					const actualLength = getArchiveFileSizeInBytes(archivePath);
					if (actualLength !== expectedLength) {
						throw new Error(`Incomplete download. Expected file size: ${expectedLength}, actual file size: ${actualLength}`);
					}
				} else {
					lib_core.Yz("Unable to validate download, no Content-Length header");
				}
			});
		}
		function downloadCacheHttpClientConcurrent(archiveLocation, archivePath, options) {
			return downloadUtils_awaiter(this, void 0, void 0, function* () {
				var _a;
				const archiveDescriptor = yield external_fs_.promises.open(archivePath, "w");
				const httpClient = new lib.Qq("actions/cache", undefined, {
					socketTimeout: options.timeoutInMs,
					keepAlive: true
				});
				try {
					const res = yield retryHttpClientResponse("downloadCacheMetadata", () => downloadUtils_awaiter(this, void 0, void 0, function* () {
						return yield httpClient.request("HEAD", archiveLocation, null, {});
					}));
					const lengthHeader = res.message.headers["content-length"];
					if (lengthHeader === undefined || lengthHeader === null) {
						throw new Error("Content-Length not found on blob response");
					}
					const length = parseInt(lengthHeader);
					if (Number.isNaN(length)) {
						throw new Error(`Could not interpret Content-Length: ${length}`);
					}
					const downloads = [];
					const blockSize = 4 * 1024 * 1024;
					for (let offset = 0; offset < length; offset += blockSize) {
						const count = Math.min(blockSize, length - offset);
						downloads.push({
							offset,
							promiseGetter: () => downloadUtils_awaiter(this, void 0, void 0, function* () {
								return yield downloadSegmentRetry(httpClient, archiveLocation, offset, count);
							})
						});
					}
					downloads.reverse();
					let actives = 0;
					let bytesDownloaded = 0;
					const progress = new DownloadProgress(length);
					progress.startDisplayTimer();
					const progressFn = progress.onProgress();
					const activeDownloads = [];
					let nextDownload;
					const waitAndWrite = () => downloadUtils_awaiter(this, void 0, void 0, function* () {
						const segment = yield Promise.race(Object.values(activeDownloads));
						yield archiveDescriptor.write(segment.buffer, 0, segment.count, segment.offset);
						actives--;
						delete activeDownloads[segment.offset];
						bytesDownloaded += segment.count;
						progressFn({ loadedBytes: bytesDownloaded });
					});
					while (nextDownload = downloads.pop()) {
						activeDownloads[nextDownload.offset] = nextDownload.promiseGetter();
						actives++;
						if (actives >= ((_a = options.downloadConcurrency) !== null && _a !== void 0 ? _a : 10)) {
							yield waitAndWrite();
						}
					}
					while (actives > 0) {
						yield waitAndWrite();
					}
				} finally {
					httpClient.dispose();
					yield archiveDescriptor.close();
				}
			});
		}
		function downloadSegmentRetry(httpClient, archiveLocation, offset, count) {
			return downloadUtils_awaiter(this, void 0, void 0, function* () {
				const retries = 5;
				let failures = 0;
				while (true) {
					try {
						const timeout = 3e4;
						const result = yield promiseWithTimeout(timeout, downloadSegment(httpClient, archiveLocation, offset, count));
						if (typeof result === "string") {
							throw new Error("downloadSegmentRetry failed due to timeout");
						}
						return result;
					} catch (err) {
						if (failures >= retries) {
							throw err;
						}
						failures++;
					}
				}
			});
		}
		function downloadSegment(httpClient, archiveLocation, offset, count) {
			return downloadUtils_awaiter(this, void 0, void 0, function* () {
				const partRes = yield retryHttpClientResponse("downloadCachePart", () => downloadUtils_awaiter(this, void 0, void 0, function* () {
					return yield httpClient.get(archiveLocation, { Range: `bytes=${offset}-${offset + count - 1}` });
				}));
				if (!partRes.readBodyBuffer) {
					throw new Error("Expected HttpClientResponse to implement readBodyBuffer");
				}
				return {
					offset,
					count,
					buffer: yield partRes.readBodyBuffer()
				};
			});
		}
		function downloadCacheStorageSDK(archiveLocation, archivePath, options) {
			return downloadUtils_awaiter(this, void 0, void 0, function* () {
				var _a;
				const client = new esm.wG(archiveLocation, undefined, { retryOptions: { tryTimeoutInMs: options.timeoutInMs } });
				const properties = yield client.getProperties();
				const contentLength = (_a = properties.contentLength) !== null && _a !== void 0 ? _a : -1;
				if (contentLength < 0) {
					lib_core.Yz("Unable to determine content length, downloading file with http-client...");
					yield downloadCacheHttpClient(archiveLocation, archivePath);
				} else {
					const maxSegmentSize = Math.min(0x8000000, external_buffer_.constants.MAX_LENGTH);
					const downloadProgress = new DownloadProgress(contentLength);
					const fd = external_fs_.openSync(archivePath, "w");
					try {
						downloadProgress.startDisplayTimer();
						const controller = new AbortController();
						const abortSignal = controller.signal;
						while (!downloadProgress.isDone()) {
							const segmentStart = downloadProgress.segmentOffset + downloadProgress.segmentSize;
							const segmentSize = Math.min(maxSegmentSize, contentLength - segmentStart);
							downloadProgress.nextSegment(segmentSize);
							const result = yield promiseWithTimeout(options.segmentTimeoutInMs || 36e5, client.downloadToBuffer(segmentStart, segmentSize, {
								abortSignal,
								concurrency: options.downloadConcurrency,
								onProgress: downloadProgress.onProgress()
							}));
							if (result === "timeout") {
								controller.abort();
								throw new Error("Aborting cache download as the download time exceeded the timeout.");
							} else if (Buffer.isBuffer(result)) {
								external_fs_.writeFileSync(fd, result);
							}
						}
					} finally {
						downloadProgress.stopDisplayTimer();
						external_fs_.closeSync(fd);
					}
				}
			});
		}
		const promiseWithTimeout = (timeoutMs, promise) => downloadUtils_awaiter(void 0, void 0, void 0, function* () {
			let timeoutHandle;
			const timeoutPromise = new Promise((resolve) => {
				timeoutHandle = setTimeout(() => resolve("timeout"), timeoutMs);
			});
			return Promise.race([promise, timeoutPromise]).then((result) => {
				clearTimeout(timeoutHandle);
				return result;
			});
		});
		;
		function getUploadOptions(copy) {
			const result = {
				useAzureSdk: false,
				uploadConcurrency: 4,
				uploadChunkSize: 32 * 1024 * 1024
			};
			if (copy) {
				if (typeof copy.useAzureSdk === "boolean") {
					result.useAzureSdk = copy.useAzureSdk;
				}
				if (typeof copy.uploadConcurrency === "number") {
					result.uploadConcurrency = copy.uploadConcurrency;
				}
				if (typeof copy.uploadChunkSize === "number") {
					result.uploadChunkSize = copy.uploadChunkSize;
				}
			}
			result.uploadConcurrency = !isNaN(Number(process.env["CACHE_UPLOAD_CONCURRENCY"])) ? Math.min(32, Number(process.env["CACHE_UPLOAD_CONCURRENCY"])) : result.uploadConcurrency;
			result.uploadChunkSize = !isNaN(Number(process.env["CACHE_UPLOAD_CHUNK_SIZE"])) ? Math.min(128 * 1024 * 1024, Number(process.env["CACHE_UPLOAD_CHUNK_SIZE"]) * 1024 * 1024) : result.uploadChunkSize;
			lib_core.Yz(`Use Azure SDK: ${result.useAzureSdk}`);
			lib_core.Yz(`Upload concurrency: ${result.uploadConcurrency}`);
			lib_core.Yz(`Upload chunk size: ${result.uploadChunkSize}`);
			return result;
		}
		function getDownloadOptions(copy) {
			const result = {
				useAzureSdk: false,
				concurrentBlobDownloads: true,
				downloadConcurrency: 8,
				timeoutInMs: 3e4,
				segmentTimeoutInMs: 6e5,
				lookupOnly: false
			};
			if (copy) {
				if (typeof copy.useAzureSdk === "boolean") {
					result.useAzureSdk = copy.useAzureSdk;
				}
				if (typeof copy.concurrentBlobDownloads === "boolean") {
					result.concurrentBlobDownloads = copy.concurrentBlobDownloads;
				}
				if (typeof copy.downloadConcurrency === "number") {
					result.downloadConcurrency = copy.downloadConcurrency;
				}
				if (typeof copy.timeoutInMs === "number") {
					result.timeoutInMs = copy.timeoutInMs;
				}
				if (typeof copy.segmentTimeoutInMs === "number") {
					result.segmentTimeoutInMs = copy.segmentTimeoutInMs;
				}
				if (typeof copy.lookupOnly === "boolean") {
					result.lookupOnly = copy.lookupOnly;
				}
			}
			const segmentDownloadTimeoutMins = process.env["SEGMENT_DOWNLOAD_TIMEOUT_MINS"];
			if (segmentDownloadTimeoutMins && !isNaN(Number(segmentDownloadTimeoutMins)) && isFinite(Number(segmentDownloadTimeoutMins))) {
				result.segmentTimeoutInMs = Number(segmentDownloadTimeoutMins) * 60 * 1e3;
			}
			lib_core.Yz(`Use Azure SDK: ${result.useAzureSdk}`);
			lib_core.Yz(`Download concurrency: ${result.downloadConcurrency}`);
			lib_core.Yz(`Request timeout (ms): ${result.timeoutInMs}`);
			lib_core.Yz(`Cache segment download timeout mins env var: ${process.env["SEGMENT_DOWNLOAD_TIMEOUT_MINS"]}`);
			lib_core.Yz(`Segment download timeout (ms): ${result.segmentTimeoutInMs}`);
			lib_core.Yz(`Lookup only: ${result.lookupOnly}`);
			return result;
		}
		;
		function isGhes() {
			const ghUrl = new URL(process.env["GITHUB_SERVER_URL"] || "https://github.com");
			const hostname = ghUrl.hostname.trimEnd().toUpperCase();
			const isGitHubHost = hostname === "GITHUB.COM";
			const isGheHost = hostname.endsWith(".GHE.COM");
			const isLocalHost = hostname.endsWith(".LOCALHOST");
			return !isGitHubHost && !isGheHost && !isLocalHost;
		}
		function getCacheServiceVersion() {
			if (isGhes()) return "v1";
			return process.env["ACTIONS_CACHE_SERVICE_V2"] ? "v2" : "v1";
		}
		const KNOWN_CACHE_MODES = [
			"none",
			"read",
			"write",
			"write-only"
		];
		function getCacheMode() {
			return (process.env["ACTIONS_CACHE_MODE"] || "").trim().toLowerCase();
		}
		function isCacheReadable(mode) {
			if (!KNOWN_CACHE_MODES.includes(mode)) return true;
			return mode === "read" || mode === "write";
		}
		function isCacheWritable(mode) {
			if (!KNOWN_CACHE_MODES.includes(mode)) return true;
			return mode === "write" || mode === "write-only";
		}
		function getCacheServiceURL() {
			const version = getCacheServiceVersion();
			switch (version) {
				case "v1": return process.env["ACTIONS_CACHE_URL"] || process.env["ACTIONS_RESULTS_URL"] || "";
				case "v2": return process.env["ACTIONS_RESULTS_URL"] || "";
				default: throw new Error(`Unsupported cache service version: ${version}`);
			}
		}
		var package_version = __webpack_require__(38658);
		;
		function getUserAgentString() {
			return `@actions/cache-${package_version.version}`;
		}
		;
		var cacheHttpClient_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function getCacheApiUrl(resource) {
			const baseUrl = getCacheServiceURL();
			if (!baseUrl) {
				throw new Error("Cache Service Url not found, unable to restore cache.");
			}
			const url = `${baseUrl}_apis/artifactcache/${resource}`;
			lib_core.Yz(`Resource Url: ${url}`);
			return url;
		}
		function createAcceptHeader(type, apiVersion) {
			return `${type};api-version=${apiVersion}`;
		}
		function getRequestOptions() {
			const requestOptions = { headers: { Accept: createAcceptHeader("application/json", "6.0-preview.1") } };
			return requestOptions;
		}
		function createHttpClient() {
			const token = process.env["ACTIONS_RUNTIME_TOKEN"] || "";
			const bearerCredentialHandler = new auth.tZ(token);
			return new lib.Qq(getUserAgentString(), [bearerCredentialHandler], getRequestOptions());
		}
		function getCacheEntry(keys, paths, options) {
			return cacheHttpClient_awaiter(this, void 0, void 0, function* () {
				var _a;
				const httpClient = createHttpClient();
				const version = getCacheVersion(paths, options === null || options === void 0 ? void 0 : options.compressionMethod, options === null || options === void 0 ? void 0 : options.enableCrossOsArchive);
				const resource = `cache?keys=${encodeURIComponent(keys.join(","))}&version=${version}`;
				const response = yield retryTypedResponse("getCacheEntry", () => cacheHttpClient_awaiter(this, void 0, void 0, function* () {
					return httpClient.getJson(getCacheApiUrl(resource));
				}));
				if (response.statusCode === 204) {
					if (lib_core._o()) {
						yield printCachesListForDiagnostics(keys[0], httpClient, version);
					}
					return null;
				}
				if (!isSuccessStatusCode(response.statusCode)) {
					const errorMessage = (_a = response.error) === null || _a === void 0 ? void 0 : _a.message;
					if (errorMessage === null || errorMessage === void 0 ? void 0 : errorMessage.includes(CacheReadDeniedMessagePrefix)) {
						throw new Error(errorMessage);
					}
					throw new Error(`Cache service responded with ${response.statusCode}`);
				}
				const cacheResult = response.result;
				const cacheDownloadUrl = cacheResult === null || cacheResult === void 0 ? void 0 : cacheResult.archiveLocation;
				if (!cacheDownloadUrl) {
					throw new Error("Cache not found.");
				}
				lib_core.Pq(cacheDownloadUrl);
				lib_core.Yz(`Cache Result:`);
				lib_core.Yz(JSON.stringify(cacheResult));
				return cacheResult;
			});
		}
		function printCachesListForDiagnostics(key, httpClient, version) {
			return cacheHttpClient_awaiter(this, void 0, void 0, function* () {
				const resource = `caches?key=${encodeURIComponent(key)}`;
				const response = yield retryTypedResponse("listCache", () => cacheHttpClient_awaiter(this, void 0, void 0, function* () {
					return httpClient.getJson(getCacheApiUrl(resource));
				}));
				if (response.statusCode === 200) {
					const cacheListResult = response.result;
					const totalCount = cacheListResult === null || cacheListResult === void 0 ? void 0 : cacheListResult.totalCount;
					if (totalCount && totalCount > 0) {
						lib_core.Yz(`No matching cache found for cache key '${key}', version '${version} and scope ${process.env["GITHUB_REF"]}. There exist one or more cache(s) with similar key but they have different version or scope. See more info on cache matching here: https://docs.github.com/en/actions/using-workflows/caching-dependencies-to-speed-up-workflows#matching-a-cache-key \nOther caches with similar key:`);
						for (const cacheEntry of (cacheListResult === null || cacheListResult === void 0 ? void 0 : cacheListResult.artifactCaches) || []) {
							lib_core.Yz(`Cache Key: ${cacheEntry === null || cacheEntry === void 0 ? void 0 : cacheEntry.cacheKey}, Cache Version: ${cacheEntry === null || cacheEntry === void 0 ? void 0 : cacheEntry.cacheVersion}, Cache Scope: ${cacheEntry === null || cacheEntry === void 0 ? void 0 : cacheEntry.scope}, Cache Created: ${cacheEntry === null || cacheEntry === void 0 ? void 0 : cacheEntry.creationTime}`);
						}
					}
				}
			});
		}
		function downloadCache(archiveLocation, archivePath, options) {
			return cacheHttpClient_awaiter(this, void 0, void 0, function* () {
				const archiveUrl = new external_url_.URL(archiveLocation);
				const downloadOptions = getDownloadOptions(options);
				if (archiveUrl.hostname.endsWith(".blob.core.windows.net")) {
					if (downloadOptions.useAzureSdk) {
						yield downloadCacheStorageSDK(archiveLocation, archivePath, downloadOptions);
					} else if (downloadOptions.concurrentBlobDownloads) {
						yield downloadCacheHttpClientConcurrent(archiveLocation, archivePath, downloadOptions);
					} else {
						yield downloadCacheHttpClient(archiveLocation, archivePath);
					}
				} else {
					yield downloadCacheHttpClient(archiveLocation, archivePath);
				}
			});
		}
		function reserveCache(key, paths, options) {
			return cacheHttpClient_awaiter(this, void 0, void 0, function* () {
				const httpClient = createHttpClient();
				const version = getCacheVersion(paths, options === null || options === void 0 ? void 0 : options.compressionMethod, options === null || options === void 0 ? void 0 : options.enableCrossOsArchive);
				const reserveCacheRequest = {
					key,
					version,
					cacheSize: options === null || options === void 0 ? void 0 : options.cacheSize
				};
				const response = yield retryTypedResponse("reserveCache", () => cacheHttpClient_awaiter(this, void 0, void 0, function* () {
					return httpClient.postJson(getCacheApiUrl("caches"), reserveCacheRequest);
				}));
				return response;
			});
		}
		function getContentRange(start, end) {
			return `bytes ${start}-${end}/*`;
		}
		function uploadChunk(httpClient, resourceUrl, openStream, start, end) {
			return cacheHttpClient_awaiter(this, void 0, void 0, function* () {
				lib_core.Yz(`Uploading chunk of size ${end - start + 1} bytes at offset ${start} with content range: ${getContentRange(start, end)}`);
				const additionalHeaders = {
					"Content-Type": "application/octet-stream",
					"Content-Range": getContentRange(start, end)
				};
				const uploadChunkResponse = yield retryHttpClientResponse(`uploadChunk (start: ${start}, end: ${end})`, () => cacheHttpClient_awaiter(this, void 0, void 0, function* () {
					return httpClient.sendStream("PATCH", resourceUrl, openStream(), additionalHeaders);
				}));
				if (!isSuccessStatusCode(uploadChunkResponse.message.statusCode)) {
					throw new Error(`Cache service responded with ${uploadChunkResponse.message.statusCode} during upload chunk.`);
				}
			});
		}
		function uploadFile(httpClient, cacheId, archivePath, options) {
			return cacheHttpClient_awaiter(this, void 0, void 0, function* () {
				const fileSize = getArchiveFileSizeInBytes(archivePath);
				const resourceUrl = getCacheApiUrl(`caches/${cacheId.toString()}`);
				const fd = external_fs_.openSync(archivePath, "r");
				const uploadOptions = getUploadOptions(options);
				const concurrency = assertDefined("uploadConcurrency", uploadOptions.uploadConcurrency);
				const maxChunkSize = assertDefined("uploadChunkSize", uploadOptions.uploadChunkSize);
				const parallelUploads = [...new Array(concurrency).keys()];
				lib_core.Yz("Awaiting all uploads");
				let offset = 0;
				try {
					yield Promise.all(parallelUploads.map(() => cacheHttpClient_awaiter(this, void 0, void 0, function* () {
						while (offset < fileSize) {
							const chunkSize = Math.min(fileSize - offset, maxChunkSize);
							const start = offset;
							const end = offset + chunkSize - 1;
							offset += maxChunkSize;
							yield uploadChunk(httpClient, resourceUrl, () => external_fs_.createReadStream(archivePath, {
								fd,
								start,
								end,
								autoClose: false
							}).on("error", (error) => {
								throw new Error(`Cache upload failed because file read failed with ${error.message}`);
							}), start, end);
						}
					})));
				} finally {
					external_fs_.closeSync(fd);
				}
				return;
			});
		}
		function commitCache(httpClient, cacheId, filesize) {
			return cacheHttpClient_awaiter(this, void 0, void 0, function* () {
				const commitCacheRequest = { size: filesize };
				return yield retryTypedResponse("commitCache", () => cacheHttpClient_awaiter(this, void 0, void 0, function* () {
					return httpClient.postJson(getCacheApiUrl(`caches/${cacheId.toString()}`), commitCacheRequest);
				}));
			});
		}
		function saveCache(cacheId, archivePath, signedUploadURL, options) {
			return cacheHttpClient_awaiter(this, void 0, void 0, function* () {
				const uploadOptions = getUploadOptions(options);
				if (uploadOptions.useAzureSdk) {
					if (!signedUploadURL) {
						throw new Error("Azure Storage SDK can only be used when a signed URL is provided.");
					}
					yield uploadCacheArchiveSDK(signedUploadURL, archivePath, options);
				} else {
					const httpClient = createHttpClient();
					lib_core.Yz("Upload cache");
					yield uploadFile(httpClient, cacheId, archivePath, options);
					lib_core.Yz("Commiting cache");
					const cacheSize = getArchiveFileSizeInBytes(archivePath);
					lib_core.pq(`Cache Size: ~${Math.round(cacheSize / (1024 * 1024))} MB (${cacheSize} B)`);
					const commitCacheResponse = yield commitCache(httpClient, cacheId, cacheSize);
					if (!isSuccessStatusCode(commitCacheResponse.statusCode)) {
						throw new Error(`Cache service responded with ${commitCacheResponse.statusCode} during commit cache.`);
					}
					lib_core.pq("Cache saved successfully");
				}
			});
		}
		var commonjs = __webpack_require__(44420);
		var build_commonjs = __webpack_require__(68886);
		;
		class CacheScope$Type extends build_commonjs.MessageType {
			constructor() {
				super("github.actions.results.entities.v1.CacheScope", [{
					no: 1,
					name: "scope",
					kind: "scalar",
					T: 9
				}, {
					no: 2,
					name: "permission",
					kind: "scalar",
					T: 3
				}]);
			}
			create(value) {
				const message = {
					scope: "",
					permission: "0"
				};
				globalThis.Object.defineProperty(message, build_commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, build_commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.scope = reader.string();
							break;
						case 2:
							message.permission = reader.int64().toString();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? build_commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.scope !== "") writer.tag(1, build_commonjs.WireType.LengthDelimited).string(message.scope);
				if (message.permission !== "0") writer.tag(2, build_commonjs.WireType.Varint).int64(message.permission);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? build_commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const CacheScope = new CacheScope$Type();
		;
		class CacheMetadata$Type extends build_commonjs.MessageType {
			constructor() {
				super("github.actions.results.entities.v1.CacheMetadata", [{
					no: 1,
					name: "repository_id",
					kind: "scalar",
					T: 3
				}, {
					no: 2,
					name: "scope",
					kind: "message",
					repeat: 1,
					T: () => CacheScope
				}]);
			}
			create(value) {
				const message = {
					repositoryId: "0",
					scope: []
				};
				globalThis.Object.defineProperty(message, build_commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, build_commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.repositoryId = reader.int64().toString();
							break;
						case 2:
							message.scope.push(CacheScope.internalBinaryRead(reader, reader.uint32(), options));
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? build_commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.repositoryId !== "0") writer.tag(1, build_commonjs.WireType.Varint).int64(message.repositoryId);
				for (let i = 0; i < message.scope.length; i++) CacheScope.internalBinaryWrite(message.scope[i], writer.tag(2, build_commonjs.WireType.LengthDelimited).fork(), options).join();
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? build_commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const CacheMetadata = new CacheMetadata$Type();
		;
		class CreateCacheEntryRequest$Type extends build_commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.CreateCacheEntryRequest", [
					{
						no: 1,
						name: "metadata",
						kind: "message",
						T: () => CacheMetadata
					},
					{
						no: 2,
						name: "key",
						kind: "scalar",
						T: 9
					},
					{
						no: 3,
						name: "version",
						kind: "scalar",
						T: 9
					}
				]);
			}
			create(value) {
				const message = {
					key: "",
					version: ""
				};
				globalThis.Object.defineProperty(message, build_commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, build_commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.metadata = CacheMetadata.internalBinaryRead(reader, reader.uint32(), options, message.metadata);
							break;
						case 2:
							message.key = reader.string();
							break;
						case 3:
							message.version = reader.string();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? build_commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.metadata) CacheMetadata.internalBinaryWrite(message.metadata, writer.tag(1, build_commonjs.WireType.LengthDelimited).fork(), options).join();
				if (message.key !== "") writer.tag(2, build_commonjs.WireType.LengthDelimited).string(message.key);
				if (message.version !== "") writer.tag(3, build_commonjs.WireType.LengthDelimited).string(message.version);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? build_commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const cache_CreateCacheEntryRequest = new CreateCacheEntryRequest$Type();
		class CreateCacheEntryResponse$Type extends build_commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.CreateCacheEntryResponse", [
					{
						no: 1,
						name: "ok",
						kind: "scalar",
						T: 8
					},
					{
						no: 2,
						name: "signed_upload_url",
						kind: "scalar",
						T: 9
					},
					{
						no: 3,
						name: "message",
						kind: "scalar",
						T: 9
					}
				]);
			}
			create(value) {
				const message = {
					ok: false,
					signedUploadUrl: "",
					message: ""
				};
				globalThis.Object.defineProperty(message, build_commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, build_commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.ok = reader.bool();
							break;
						case 2:
							message.signedUploadUrl = reader.string();
							break;
						case 3:
							message.message = reader.string();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? build_commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.ok !== false) writer.tag(1, build_commonjs.WireType.Varint).bool(message.ok);
				if (message.signedUploadUrl !== "") writer.tag(2, build_commonjs.WireType.LengthDelimited).string(message.signedUploadUrl);
				if (message.message !== "") writer.tag(3, build_commonjs.WireType.LengthDelimited).string(message.message);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? build_commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const cache_CreateCacheEntryResponse = new CreateCacheEntryResponse$Type();
		class FinalizeCacheEntryUploadRequest$Type extends build_commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.FinalizeCacheEntryUploadRequest", [
					{
						no: 1,
						name: "metadata",
						kind: "message",
						T: () => CacheMetadata
					},
					{
						no: 2,
						name: "key",
						kind: "scalar",
						T: 9
					},
					{
						no: 3,
						name: "size_bytes",
						kind: "scalar",
						T: 3
					},
					{
						no: 4,
						name: "version",
						kind: "scalar",
						T: 9
					}
				]);
			}
			create(value) {
				const message = {
					key: "",
					sizeBytes: "0",
					version: ""
				};
				globalThis.Object.defineProperty(message, build_commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, build_commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.metadata = CacheMetadata.internalBinaryRead(reader, reader.uint32(), options, message.metadata);
							break;
						case 2:
							message.key = reader.string();
							break;
						case 3:
							message.sizeBytes = reader.int64().toString();
							break;
						case 4:
							message.version = reader.string();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? build_commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.metadata) CacheMetadata.internalBinaryWrite(message.metadata, writer.tag(1, build_commonjs.WireType.LengthDelimited).fork(), options).join();
				if (message.key !== "") writer.tag(2, build_commonjs.WireType.LengthDelimited).string(message.key);
				if (message.sizeBytes !== "0") writer.tag(3, build_commonjs.WireType.Varint).int64(message.sizeBytes);
				if (message.version !== "") writer.tag(4, build_commonjs.WireType.LengthDelimited).string(message.version);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? build_commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const cache_FinalizeCacheEntryUploadRequest = new FinalizeCacheEntryUploadRequest$Type();
		class FinalizeCacheEntryUploadResponse$Type extends build_commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.FinalizeCacheEntryUploadResponse", [
					{
						no: 1,
						name: "ok",
						kind: "scalar",
						T: 8
					},
					{
						no: 2,
						name: "entry_id",
						kind: "scalar",
						T: 3
					},
					{
						no: 3,
						name: "message",
						kind: "scalar",
						T: 9
					}
				]);
			}
			create(value) {
				const message = {
					ok: false,
					entryId: "0",
					message: ""
				};
				globalThis.Object.defineProperty(message, build_commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, build_commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.ok = reader.bool();
							break;
						case 2:
							message.entryId = reader.int64().toString();
							break;
						case 3:
							message.message = reader.string();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? build_commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.ok !== false) writer.tag(1, build_commonjs.WireType.Varint).bool(message.ok);
				if (message.entryId !== "0") writer.tag(2, build_commonjs.WireType.Varint).int64(message.entryId);
				if (message.message !== "") writer.tag(3, build_commonjs.WireType.LengthDelimited).string(message.message);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? build_commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const cache_FinalizeCacheEntryUploadResponse = new FinalizeCacheEntryUploadResponse$Type();
		class GetCacheEntryDownloadURLRequest$Type extends build_commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.GetCacheEntryDownloadURLRequest", [
					{
						no: 1,
						name: "metadata",
						kind: "message",
						T: () => CacheMetadata
					},
					{
						no: 2,
						name: "key",
						kind: "scalar",
						T: 9
					},
					{
						no: 3,
						name: "restore_keys",
						kind: "scalar",
						repeat: 2,
						T: 9
					},
					{
						no: 4,
						name: "version",
						kind: "scalar",
						T: 9
					}
				]);
			}
			create(value) {
				const message = {
					key: "",
					restoreKeys: [],
					version: ""
				};
				globalThis.Object.defineProperty(message, build_commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, build_commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.metadata = CacheMetadata.internalBinaryRead(reader, reader.uint32(), options, message.metadata);
							break;
						case 2:
							message.key = reader.string();
							break;
						case 3:
							message.restoreKeys.push(reader.string());
							break;
						case 4:
							message.version = reader.string();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? build_commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.metadata) CacheMetadata.internalBinaryWrite(message.metadata, writer.tag(1, build_commonjs.WireType.LengthDelimited).fork(), options).join();
				if (message.key !== "") writer.tag(2, build_commonjs.WireType.LengthDelimited).string(message.key);
				for (let i = 0; i < message.restoreKeys.length; i++) writer.tag(3, build_commonjs.WireType.LengthDelimited).string(message.restoreKeys[i]);
				if (message.version !== "") writer.tag(4, build_commonjs.WireType.LengthDelimited).string(message.version);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? build_commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const cache_GetCacheEntryDownloadURLRequest = new GetCacheEntryDownloadURLRequest$Type();
		class GetCacheEntryDownloadURLResponse$Type extends build_commonjs.MessageType {
			constructor() {
				super("github.actions.results.api.v1.GetCacheEntryDownloadURLResponse", [
					{
						no: 1,
						name: "ok",
						kind: "scalar",
						T: 8
					},
					{
						no: 2,
						name: "signed_download_url",
						kind: "scalar",
						T: 9
					},
					{
						no: 3,
						name: "matched_key",
						kind: "scalar",
						T: 9
					}
				]);
			}
			create(value) {
				const message = {
					ok: false,
					signedDownloadUrl: "",
					matchedKey: ""
				};
				globalThis.Object.defineProperty(message, build_commonjs.MESSAGE_TYPE, {
					enumerable: false,
					value: this
				});
				if (value !== undefined) (0, build_commonjs.reflectionMergePartial)(this, message, value);
				return message;
			}
			internalBinaryRead(reader, length, options, target) {
				let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
				while (reader.pos < end) {
					let [fieldNo, wireType] = reader.tag();
					switch (fieldNo) {
						case 1:
							message.ok = reader.bool();
							break;
						case 2:
							message.signedDownloadUrl = reader.string();
							break;
						case 3:
							message.matchedKey = reader.string();
							break;
						default:
							let u = options.readUnknownField;
							if (u === "throw") throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
							let d = reader.skip(wireType);
							if (u !== false) (u === true ? build_commonjs.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
					}
				}
				return message;
			}
			internalBinaryWrite(message, writer, options) {
				if (message.ok !== false) writer.tag(1, build_commonjs.WireType.Varint).bool(message.ok);
				if (message.signedDownloadUrl !== "") writer.tag(2, build_commonjs.WireType.LengthDelimited).string(message.signedDownloadUrl);
				if (message.matchedKey !== "") writer.tag(3, build_commonjs.WireType.LengthDelimited).string(message.matchedKey);
				let u = options.writeUnknownFields;
				if (u !== false) (u == true ? build_commonjs.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
				return writer;
			}
		}
		const cache_GetCacheEntryDownloadURLResponse = new GetCacheEntryDownloadURLResponse$Type();
		const CacheService = new commonjs.C0("github.actions.results.api.v1.CacheService", [
			{
				name: "CreateCacheEntry",
				options: {},
				I: cache_CreateCacheEntryRequest,
				O: cache_CreateCacheEntryResponse
			},
			{
				name: "FinalizeCacheEntryUpload",
				options: {},
				I: cache_FinalizeCacheEntryUploadRequest,
				O: cache_FinalizeCacheEntryUploadResponse
			},
			{
				name: "GetCacheEntryDownloadURL",
				options: {},
				I: cache_GetCacheEntryDownloadURLRequest,
				O: cache_GetCacheEntryDownloadURLResponse
			}
		]);
		;
		class CacheServiceClientJSON {
			constructor(rpc) {
				this.rpc = rpc;
				this.CreateCacheEntry.bind(this);
				this.FinalizeCacheEntryUpload.bind(this);
				this.GetCacheEntryDownloadURL.bind(this);
			}
			CreateCacheEntry(request) {
				const data = cache_CreateCacheEntryRequest.toJson(request, {
					useProtoFieldName: true,
					emitDefaultValues: false
				});
				const promise = this.rpc.request("github.actions.results.api.v1.CacheService", "CreateCacheEntry", "application/json", data);
				return promise.then((data) => cache_CreateCacheEntryResponse.fromJson(data, { ignoreUnknownFields: true }));
			}
			FinalizeCacheEntryUpload(request) {
				const data = cache_FinalizeCacheEntryUploadRequest.toJson(request, {
					useProtoFieldName: true,
					emitDefaultValues: false
				});
				const promise = this.rpc.request("github.actions.results.api.v1.CacheService", "FinalizeCacheEntryUpload", "application/json", data);
				return promise.then((data) => cache_FinalizeCacheEntryUploadResponse.fromJson(data, { ignoreUnknownFields: true }));
			}
			GetCacheEntryDownloadURL(request) {
				const data = cache_GetCacheEntryDownloadURLRequest.toJson(request, {
					useProtoFieldName: true,
					emitDefaultValues: false
				});
				const promise = this.rpc.request("github.actions.results.api.v1.CacheService", "GetCacheEntryDownloadURL", "application/json", data);
				return promise.then((data) => cache_GetCacheEntryDownloadURLResponse.fromJson(data, { ignoreUnknownFields: true }));
			}
		}
		class CacheServiceClientProtobuf {
			constructor(rpc) {
				this.rpc = rpc;
				this.CreateCacheEntry.bind(this);
				this.FinalizeCacheEntryUpload.bind(this);
				this.GetCacheEntryDownloadURL.bind(this);
			}
			CreateCacheEntry(request) {
				const data = CreateCacheEntryRequest.toBinary(request);
				const promise = this.rpc.request("github.actions.results.api.v1.CacheService", "CreateCacheEntry", "application/protobuf", data);
				return promise.then((data) => CreateCacheEntryResponse.fromBinary(data));
			}
			FinalizeCacheEntryUpload(request) {
				const data = FinalizeCacheEntryUploadRequest.toBinary(request);
				const promise = this.rpc.request("github.actions.results.api.v1.CacheService", "FinalizeCacheEntryUpload", "application/protobuf", data);
				return promise.then((data) => FinalizeCacheEntryUploadResponse.fromBinary(data));
			}
			GetCacheEntryDownloadURL(request) {
				const data = GetCacheEntryDownloadURLRequest.toBinary(request);
				const promise = this.rpc.request("github.actions.results.api.v1.CacheService", "GetCacheEntryDownloadURL", "application/protobuf", data);
				return promise.then((data) => GetCacheEntryDownloadURLResponse.fromBinary(data));
			}
		}
		;
		function maskSigUrl(url) {
			if (!url) return;
			try {
				const parsedUrl = new URL(url);
				const signature = parsedUrl.searchParams.get("sig");
				if (signature) {
					(0, lib_core.Pq)(signature);
					(0, lib_core.Pq)(encodeURIComponent(signature));
				}
			} catch (error) {
				(0, lib_core.Yz)(`Failed to parse URL: ${url} ${error instanceof Error ? error.message : String(error)}`);
			}
		}
		function maskSecretUrls(body) {
			if (typeof body !== "object" || body === null) {
				(0, lib_core.Yz)("body is not an object or is null");
				return;
			}
			if ("signed_upload_url" in body && typeof body.signed_upload_url === "string") {
				maskSigUrl(body.signed_upload_url);
			}
			if ("signed_download_url" in body && typeof body.signed_download_url === "string") {
				maskSigUrl(body.signed_download_url);
			}
		}
		;
		var cacheTwirpClient_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		class CacheServiceClient {
			constructor(userAgent, maxAttempts, baseRetryIntervalMilliseconds, retryMultiplier) {
				this.maxAttempts = 5;
				this.baseRetryIntervalMilliseconds = 3e3;
				this.retryMultiplier = 1.5;
				const token = getRuntimeToken();
				this.baseUrl = getCacheServiceURL();
				if (maxAttempts) {
					this.maxAttempts = maxAttempts;
				}
				if (baseRetryIntervalMilliseconds) {
					this.baseRetryIntervalMilliseconds = baseRetryIntervalMilliseconds;
				}
				if (retryMultiplier) {
					this.retryMultiplier = retryMultiplier;
				}
				this.httpClient = new lib.Qq(userAgent, [new auth.tZ(token)]);
			}
			request(service, method, contentType, data) {
				return cacheTwirpClient_awaiter(this, void 0, void 0, function* () {
					const url = new URL(`/twirp/${service}/${method}`, this.baseUrl).href;
					(0, lib_core.Yz)(`[Request] ${method} ${url}`);
					const headers = { "Content-Type": contentType };
					try {
						const { body } = yield this.retryableRequest(() => cacheTwirpClient_awaiter(this, void 0, void 0, function* () {
							return this.httpClient.post(url, JSON.stringify(data), headers);
						}));
						return body;
					} catch (error) {
						throw new Error(`Failed to ${method}: ${error.message}`);
					}
				});
			}
			retryableRequest(operation) {
				return cacheTwirpClient_awaiter(this, void 0, void 0, function* () {
					let attempt = 0;
					let errorMessage = "";
					let rawBody = "";
					while (attempt < this.maxAttempts) {
						let isRetryable = false;
						try {
							const response = yield operation();
							const statusCode = response.message.statusCode;
							rawBody = yield response.readBody();
							(0, lib_core.Yz)(`[Response] - ${response.message.statusCode}`);
							(0, lib_core.Yz)(`Headers: ${JSON.stringify(response.message.headers, null, 2)}`);
							const body = JSON.parse(rawBody);
							maskSecretUrls(body);
							(0, lib_core.Yz)(`Body: ${JSON.stringify(body, null, 2)}`);
							if (this.isSuccessStatusCode(statusCode)) {
								return {
									response,
									body
								};
							}
							isRetryable = this.isRetryableHttpStatusCode(statusCode);
							errorMessage = `Failed request: (${statusCode}) ${response.message.statusMessage}`;
							if (body.msg) {
								if (UsageError.isUsageErrorMessage(body.msg)) {
									throw new UsageError();
								}
								errorMessage = `${errorMessage}: ${body.msg}`;
							}
							if (statusCode === lib.Hv.TooManyRequests) {
								const retryAfterHeader = response.message.headers["retry-after"];
								if (retryAfterHeader) {
									const parsedSeconds = parseInt(retryAfterHeader, 10);
									if (!isNaN(parsedSeconds) && parsedSeconds > 0) {
										(0, lib_core.$e)(`You've hit a rate limit, your rate limit will reset in ${parsedSeconds} seconds`);
									}
								}
								throw new RateLimitError(`Rate limited: ${errorMessage}`);
							}
						} catch (error) {
							if (error instanceof SyntaxError) {
								(0, lib_core.Yz)(`Raw Body: ${rawBody}`);
							}
							if (error instanceof UsageError) {
								throw error;
							}
							if (error instanceof RateLimitError) {
								throw error;
							}
							if (NetworkError.isNetworkErrorCode(error === null || error === void 0 ? void 0 : error.code)) {
								throw new NetworkError(error === null || error === void 0 ? void 0 : error.code);
							}
							isRetryable = true;
							errorMessage = error.message;
						}
						if (!isRetryable) {
							throw new Error(`Received non-retryable error: ${errorMessage}`);
						}
						if (attempt + 1 === this.maxAttempts) {
							throw new Error(`Failed to make request after ${this.maxAttempts} attempts: ${errorMessage}`);
						}
						const retryTimeMilliseconds = this.getExponentialRetryTimeMilliseconds(attempt);
						(0, lib_core.pq)(`Attempt ${attempt + 1} of ${this.maxAttempts} failed with error: ${errorMessage}. Retrying request in ${retryTimeMilliseconds} ms...`);
						yield this.sleep(retryTimeMilliseconds);
						attempt++;
					}
					throw new Error(`Request failed`);
				});
			}
			isSuccessStatusCode(statusCode) {
				if (!statusCode) return false;
				return statusCode >= 200 && statusCode < 300;
			}
			isRetryableHttpStatusCode(statusCode) {
				if (!statusCode) return false;
				const retryableStatusCodes = [
					lib.Hv.BadGateway,
					lib.Hv.GatewayTimeout,
					lib.Hv.InternalServerError,
					lib.Hv.ServiceUnavailable
				];
				return retryableStatusCodes.includes(statusCode);
			}
			sleep(milliseconds) {
				return cacheTwirpClient_awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve) => setTimeout(resolve, milliseconds));
				});
			}
			getExponentialRetryTimeMilliseconds(attempt) {
				if (attempt < 0) {
					throw new Error("attempt should be a positive integer");
				}
				if (attempt === 0) {
					return this.baseRetryIntervalMilliseconds;
				}
				const minTime = this.baseRetryIntervalMilliseconds * Math.pow(this.retryMultiplier, attempt);
				const maxTime = minTime * this.retryMultiplier;
				return Math.trunc(Math.random() * (maxTime - minTime) + minTime);
			}
		}
		function internalCacheTwirpClient(options) {
			const client = new CacheServiceClient(getUserAgentString(), options === null || options === void 0 ? void 0 : options.maxAttempts, options === null || options === void 0 ? void 0 : options.retryIntervalMs, options === null || options === void 0 ? void 0 : options.retryMultiplier);
			return new CacheServiceClientJSON(client);
		}
		;
		var tar_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		const tar_IS_WINDOWS = process.platform === "win32";
		function getTarPath() {
			return tar_awaiter(this, void 0, void 0, function* () {
				switch (process.platform) {
					case "win32": {
						const gnuTar = yield getGnuTarPathOnWindows();
						const systemTar = SystemTarPathOnWindows;
						if (gnuTar) {
							return {
								path: gnuTar,
								type: ArchiveToolType.GNU
							};
						} else if ((0, external_fs_.existsSync)(systemTar)) {
							return {
								path: systemTar,
								type: ArchiveToolType.BSD
							};
						}
						break;
					}
					case "darwin": {
						const gnuTar = yield io.K7("gtar", false);
						if (gnuTar) {
							return {
								path: gnuTar,
								type: ArchiveToolType.GNU
							};
						} else {
							return {
								path: yield io.K7("tar", true),
								type: ArchiveToolType.BSD
							};
						}
					}
					default: break;
				}
				return {
					path: yield io.K7("tar", true),
					type: ArchiveToolType.GNU
				};
			});
		}
		function getTarArgs(tarPath_1, compressionMethod_1, type_1) {
			return tar_awaiter(this, arguments, void 0, function* (tarPath, compressionMethod, type, archivePath = "") {
				const args = [`"${tarPath.path}"`];
				const cacheFileName = getCacheFileName(compressionMethod);
				const tarFile = "cache.tar";
				const workingDirectory = getWorkingDirectory();
				const BSD_TAR_ZSTD = tarPath.type === ArchiveToolType.BSD && compressionMethod !== CompressionMethod.Gzip && tar_IS_WINDOWS;
				switch (type) {
					case "create":
						args.push("--posix", "-cf", BSD_TAR_ZSTD ? tarFile : cacheFileName.replace(new RegExp(`\\${external_path_.sep}`, "g"), "/"), "--exclude", BSD_TAR_ZSTD ? tarFile : cacheFileName.replace(new RegExp(`\\${external_path_.sep}`, "g"), "/"), "-P", "-C", workingDirectory.replace(new RegExp(`\\${external_path_.sep}`, "g"), "/"), "--files-from", ManifestFilename);
						break;
					case "extract":
						args.push("-xf", BSD_TAR_ZSTD ? tarFile : archivePath.replace(new RegExp(`\\${external_path_.sep}`, "g"), "/"), "-P", "-C", BSD_TAR_ZSTD ? quoteAbsolutePath(workingDirectory) : workingDirectory.replace(new RegExp(`\\${external_path_.sep}`, "g"), "/"));
						break;
					case "list":
						args.push("-tf", BSD_TAR_ZSTD ? tarFile : archivePath.replace(new RegExp(`\\${external_path_.sep}`, "g"), "/"), "-P");
						break;
				}
				if (tarPath.type === ArchiveToolType.GNU) {
					switch (process.platform) {
						case "win32":
							args.push("--force-local");
							break;
						case "darwin":
							args.push("--delay-directory-restore");
							break;
					}
				}
				return args;
			});
		}
		function getCommands(compressionMethod_1, type_1) {
			return tar_awaiter(this, arguments, void 0, function* (compressionMethod, type, archivePath = "") {
				let args;
				const tarPath = yield getTarPath();
				const tarArgs = yield getTarArgs(tarPath, compressionMethod, type, archivePath);
				const compressionArgs = type !== "create" ? yield getDecompressionProgram(tarPath, compressionMethod, archivePath) : yield getCompressionProgram(tarPath, compressionMethod);
				const BSD_TAR_ZSTD = tarPath.type === ArchiveToolType.BSD && compressionMethod !== CompressionMethod.Gzip && tar_IS_WINDOWS;
				if (BSD_TAR_ZSTD && type !== "create") {
					args = [[...compressionArgs].join(" "), [...tarArgs].join(" ")];
				} else {
					args = [[...tarArgs].join(" "), [...compressionArgs].join(" ")];
				}
				return {
					commands: BSD_TAR_ZSTD ? args : [args.join(" ")],
					requiresTempDirectory: BSD_TAR_ZSTD && type !== "create"
				};
			});
		}
		function getWorkingDirectory() {
			var _a;
			return (_a = process.env["GITHUB_WORKSPACE"]) !== null && _a !== void 0 ? _a : process.cwd();
		}
		function quoteAbsolutePath(filePath) {
			return `"${external_path_.resolve(filePath).replace(new RegExp(`\\${external_path_.sep}`, "g"), "/")}"`;
		}
		function getDecompressionProgram(tarPath, compressionMethod, archivePath) {
			return tar_awaiter(this, void 0, void 0, function* () {
				const BSD_TAR_ZSTD = tarPath.type === ArchiveToolType.BSD && compressionMethod !== CompressionMethod.Gzip && tar_IS_WINDOWS;
				switch (compressionMethod) {
					case CompressionMethod.Zstd: return BSD_TAR_ZSTD ? [
						"zstd -d --long=30 --force -o",
						TarFilename,
						quoteAbsolutePath(archivePath)
					] : ["--use-compress-program", tar_IS_WINDOWS ? "\"zstd -d --long=30\"" : "unzstd --long=30"];
					case CompressionMethod.ZstdWithoutLong: return BSD_TAR_ZSTD ? [
						"zstd -d --force -o",
						TarFilename,
						quoteAbsolutePath(archivePath)
					] : ["--use-compress-program", tar_IS_WINDOWS ? "\"zstd -d\"" : "unzstd"];
					default: return ["-z"];
				}
			});
		}
		function getCompressionProgram(tarPath, compressionMethod) {
			return tar_awaiter(this, void 0, void 0, function* () {
				const cacheFileName = getCacheFileName(compressionMethod);
				const BSD_TAR_ZSTD = tarPath.type === ArchiveToolType.BSD && compressionMethod !== CompressionMethod.Gzip && tar_IS_WINDOWS;
				switch (compressionMethod) {
					case CompressionMethod.Zstd: return BSD_TAR_ZSTD ? [
						"zstd -T0 --long=30 --force -o",
						cacheFileName.replace(new RegExp(`\\${external_path_.sep}`, "g"), "/"),
						TarFilename
					] : ["--use-compress-program", tar_IS_WINDOWS ? "\"zstd -T0 --long=30\"" : "zstdmt --long=30"];
					case CompressionMethod.ZstdWithoutLong: return BSD_TAR_ZSTD ? [
						"zstd -T0 --force -o",
						cacheFileName.replace(new RegExp(`\\${external_path_.sep}`, "g"), "/"),
						TarFilename
					] : ["--use-compress-program", tar_IS_WINDOWS ? "\"zstd -T0\"" : "zstdmt"];
					default: return ["-z"];
				}
			});
		}
		function execCommands(commands, cwd) {
			return tar_awaiter(this, void 0, void 0, function* () {
				for (const command of commands) {
					try {
						yield (0, exec.m)(command, undefined, {
							cwd,
							env: Object.assign(Object.assign({}, process.env), { MSYS: "winsymlinks:nativestrict" })
						});
					} catch (error) {
						throw new Error(`${command.split(" ")[0]} failed with error: ${error === null || error === void 0 ? void 0 : error.message}`);
					}
				}
			});
		}
		function execReadCommands(archivePath, compressionMethod, type) {
			return tar_awaiter(this, void 0, void 0, function* () {
				const { commands, requiresTempDirectory } = yield getCommands(compressionMethod, type, archivePath);
				const tempDirectory = requiresTempDirectory ? yield createTempDirectory() : undefined;
				try {
					yield execCommands(commands, tempDirectory);
				} finally {
					if (tempDirectory) {
						try {
							yield io.Yz(tempDirectory);
						} catch (error) {
							lib_core.Yz(`Failed to delete temporary tar directory: ${error}`);
						}
					}
				}
			});
		}
		function listTar(archivePath, compressionMethod) {
			return tar_awaiter(this, void 0, void 0, function* () {
				yield execReadCommands(archivePath, compressionMethod, "list");
			});
		}
		function extractTar(archivePath, compressionMethod) {
			return tar_awaiter(this, void 0, void 0, function* () {
				const workingDirectory = getWorkingDirectory();
				yield io.U$(workingDirectory);
				yield execReadCommands(archivePath, compressionMethod, "extract");
			});
		}
		function createTar(archiveFolder, sourceDirectories, compressionMethod) {
			return tar_awaiter(this, void 0, void 0, function* () {
				(0, external_fs_.writeFileSync)(external_path_.join(archiveFolder, ManifestFilename), sourceDirectories.join("\n"));
				const { commands } = yield getCommands(compressionMethod, "create");
				yield execCommands(commands, archiveFolder);
			});
		}
		;
		var cache_awaiter = undefined && undefined.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P || (P = Promise))(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator["throw"](value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		class ValidationError extends Error {
			constructor(message) {
				super(message);
				this.name = "ValidationError";
				Object.setPrototypeOf(this, ValidationError.prototype);
			}
		}
		class ReserveCacheError extends Error {
			constructor(message) {
				super(message);
				this.name = "ReserveCacheError";
				Object.setPrototypeOf(this, ReserveCacheError.prototype);
			}
		}
		const CACHE_WRITE_DENIED_PREFIX = "cache write denied:";
		class CacheWriteDeniedError extends ReserveCacheError {
			constructor(message) {
				super(message);
				this.name = "CacheWriteDeniedError";
				Object.setPrototypeOf(this, CacheWriteDeniedError.prototype);
			}
		}
		const CACHE_READ_DENIED_PREFIX = CacheReadDeniedMessagePrefix;
		class CacheReadDeniedError extends Error {
			constructor(message) {
				super(message);
				this.name = "CacheReadDeniedError";
				Object.setPrototypeOf(this, CacheReadDeniedError.prototype);
			}
		}
		class FinalizeCacheError extends Error {
			constructor(message) {
				super(message);
				this.name = "FinalizeCacheError";
				Object.setPrototypeOf(this, FinalizeCacheError.prototype);
			}
		}
		function checkPaths(paths) {
			if (!paths || paths.length === 0) {
				throw new ValidationError(`Path Validation Error: At least one directory or file path is required`);
			}
		}
		function checkKey(key) {
			if (key.length > 512) {
				throw new ValidationError(`Key Validation Error: ${key} cannot be larger than 512 characters.`);
			}
			const regex = /^[^,]*$/;
			if (!regex.test(key)) {
				throw new ValidationError(`Key Validation Error: ${key} cannot contain commas.`);
			}
		}
		function isFeatureAvailable() {
			const cacheServiceVersion = getCacheServiceVersion();
			switch (cacheServiceVersion) {
				case "v2": return !!process.env["ACTIONS_RESULTS_URL"];
				case "v1":
				default: return !!process.env["ACTIONS_CACHE_URL"];
			}
		}
		function restoreCache(paths_1, primaryKey_1, restoreKeys_1, options_1) {
			return cache_awaiter(this, arguments, void 0, function* (paths, primaryKey, restoreKeys, options, enableCrossOsArchive = false) {
				const cacheServiceVersion = getCacheServiceVersion();
				lib_core.Yz(`Cache service version: ${cacheServiceVersion}`);
				checkPaths(paths);
				const cacheMode = getCacheMode();
				if (!isCacheReadable(cacheMode)) {
					lib_core.pq(`Cache restore skipped: the effective cache-mode '${cacheMode}' does not permit reads.`);
					lib_core.Yz(`Skipped restore for paths [${paths.join(", ")}] with primary key '${primaryKey}'.`);
					return undefined;
				}
				switch (cacheServiceVersion) {
					case "v2": return yield restoreCacheV2(paths, primaryKey, restoreKeys, options, enableCrossOsArchive);
					case "v1":
					default: return yield restoreCacheV1(paths, primaryKey, restoreKeys, options, enableCrossOsArchive);
				}
			});
		}
		function restoreCacheV1(paths_1, primaryKey_1, restoreKeys_1, options_1) {
			return cache_awaiter(this, arguments, void 0, function* (paths, primaryKey, restoreKeys, options, enableCrossOsArchive = false) {
				var _a;
				restoreKeys = restoreKeys || [];
				const keys = [primaryKey, ...restoreKeys];
				lib_core.Yz("Resolved Keys:");
				lib_core.Yz(JSON.stringify(keys));
				if (keys.length > 10) {
					throw new ValidationError(`Key Validation Error: Keys are limited to a maximum of 10.`);
				}
				for (const key of keys) {
					checkKey(key);
				}
				const compressionMethod = yield getCompressionMethod();
				let archivePath = "";
				try {
					let cacheEntry;
					try {
						cacheEntry = yield getCacheEntry(keys, paths, {
							compressionMethod,
							enableCrossOsArchive
						});
					} catch (error) {
						const errorMessage = (_a = error === null || error === void 0 ? void 0 : error.message) !== null && _a !== void 0 ? _a : "";
						if (errorMessage.includes(CACHE_READ_DENIED_PREFIX)) {
							throw new CacheReadDeniedError(errorMessage);
						}
						throw error;
					}
					if (!(cacheEntry === null || cacheEntry === void 0 ? void 0 : cacheEntry.archiveLocation)) {
						return undefined;
					}
					if (options === null || options === void 0 ? void 0 : options.lookupOnly) {
						lib_core.pq("Lookup only - skipping download");
						return cacheEntry.cacheKey;
					}
					archivePath = external_path_.join(yield createTempDirectory(), getCacheFileName(compressionMethod));
					lib_core.Yz(`Archive Path: ${archivePath}`);
					yield downloadCache(cacheEntry.archiveLocation, archivePath, options);
					if (lib_core._o()) {
						yield listTar(archivePath, compressionMethod);
					}
					const archiveFileSize = getArchiveFileSizeInBytes(archivePath);
					lib_core.pq(`Cache Size: ~${Math.round(archiveFileSize / (1024 * 1024))} MB (${archiveFileSize} B)`);
					yield extractTar(archivePath, compressionMethod);
					lib_core.pq("Cache restored successfully");
					return cacheEntry.cacheKey;
				} catch (error) {
					const typedError = error;
					if (typedError.name === ValidationError.name) {
						throw error;
					} else {
						if (typedError instanceof lib.Kg && typeof typedError.statusCode === "number" && typedError.statusCode >= 500) {
							lib_core.z3(`Failed to restore: ${error.message}`);
						} else {
							lib_core.$e(`Failed to restore: ${error.message}`);
						}
					}
				} finally {
					try {
						yield unlinkFile(archivePath);
					} catch (error) {
						lib_core.Yz(`Failed to delete archive: ${error}`);
					}
				}
				return undefined;
			});
		}
		function restoreCacheV2(paths_1, primaryKey_1, restoreKeys_1, options_1) {
			return cache_awaiter(this, arguments, void 0, function* (paths, primaryKey, restoreKeys, options, enableCrossOsArchive = false) {
				var _a;
				options = Object.assign(Object.assign({}, options), { useAzureSdk: true });
				restoreKeys = restoreKeys || [];
				const keys = [primaryKey, ...restoreKeys];
				lib_core.Yz("Resolved Keys:");
				lib_core.Yz(JSON.stringify(keys));
				if (keys.length > 10) {
					throw new ValidationError(`Key Validation Error: Keys are limited to a maximum of 10.`);
				}
				for (const key of keys) {
					checkKey(key);
				}
				let archivePath = "";
				try {
					const twirpClient = internalCacheTwirpClient();
					const compressionMethod = yield getCompressionMethod();
					const request = {
						key: primaryKey,
						restoreKeys,
						version: getCacheVersion(paths, compressionMethod, enableCrossOsArchive)
					};
					let response;
					try {
						response = yield twirpClient.GetCacheEntryDownloadURL(request);
					} catch (error) {
						const errorMessage = (_a = error === null || error === void 0 ? void 0 : error.message) !== null && _a !== void 0 ? _a : "";
						if (errorMessage.includes(CACHE_READ_DENIED_PREFIX)) {
							throw new CacheReadDeniedError(errorMessage);
						}
						throw error;
					}
					if (!response.ok) {
						lib_core.Yz(`Cache not found for version ${request.version} of keys: ${keys.join(", ")}`);
						return undefined;
					}
					const isRestoreKeyMatch = request.key !== response.matchedKey;
					if (isRestoreKeyMatch) {
						lib_core.pq(`Cache hit for restore-key: ${response.matchedKey}`);
					} else {
						lib_core.pq(`Cache hit for: ${response.matchedKey}`);
					}
					if (options === null || options === void 0 ? void 0 : options.lookupOnly) {
						lib_core.pq("Lookup only - skipping download");
						return response.matchedKey;
					}
					archivePath = external_path_.join(yield createTempDirectory(), getCacheFileName(compressionMethod));
					lib_core.Yz(`Archive path: ${archivePath}`);
					lib_core.Yz(`Starting download of archive to: ${archivePath}`);
					yield downloadCache(response.signedDownloadUrl, archivePath, options);
					const archiveFileSize = getArchiveFileSizeInBytes(archivePath);
					lib_core.pq(`Cache Size: ~${Math.round(archiveFileSize / (1024 * 1024))} MB (${archiveFileSize} B)`);
					if (lib_core._o()) {
						yield listTar(archivePath, compressionMethod);
					}
					yield extractTar(archivePath, compressionMethod);
					lib_core.pq("Cache restored successfully");
					return response.matchedKey;
				} catch (error) {
					const typedError = error;
					if (typedError.name === ValidationError.name) {
						throw error;
					} else {
						if (typedError instanceof lib.Kg && typeof typedError.statusCode === "number" && typedError.statusCode >= 500) {
							lib_core.z3(`Failed to restore: ${error.message}`);
						} else {
							lib_core.$e(`Failed to restore: ${error.message}`);
						}
					}
				} finally {
					try {
						if (archivePath) {
							yield unlinkFile(archivePath);
						}
					} catch (error) {
						lib_core.Yz(`Failed to delete archive: ${error}`);
					}
				}
				return undefined;
			});
		}
		function cache_saveCache(paths_1, key_1, options_1) {
			return cache_awaiter(this, arguments, void 0, function* (paths, key, options, enableCrossOsArchive = false) {
				const cacheServiceVersion = getCacheServiceVersion();
				lib_core.Yz(`Cache service version: ${cacheServiceVersion}`);
				checkPaths(paths);
				checkKey(key);
				const cacheMode = getCacheMode();
				if (!isCacheWritable(cacheMode)) {
					lib_core.pq(`Cache save skipped: the effective cache-mode '${cacheMode}' does not permit writes.`);
					lib_core.Yz(`Skipped save for paths [${paths.join(", ")}] with key '${key}'.`);
					return -1;
				}
				switch (cacheServiceVersion) {
					case "v2": return yield saveCacheV2(paths, key, options, enableCrossOsArchive);
					case "v1":
					default: return yield saveCacheV1(paths, key, options, enableCrossOsArchive);
				}
			});
		}
		function saveCacheV1(paths_1, key_1, options_1) {
			return cache_awaiter(this, arguments, void 0, function* (paths, key, options, enableCrossOsArchive = false) {
				var _a, _b, _c, _d, _e, _f;
				const compressionMethod = yield getCompressionMethod();
				let cacheId = -1;
				const cachePaths = yield resolvePaths(paths);
				lib_core.Yz("Cache Paths:");
				lib_core.Yz(`${JSON.stringify(cachePaths)}`);
				if (cachePaths.length === 0) {
					throw new Error(`Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.`);
				}
				const archiveFolder = yield createTempDirectory();
				const archivePath = external_path_.join(archiveFolder, getCacheFileName(compressionMethod));
				lib_core.Yz(`Archive Path: ${archivePath}`);
				try {
					yield createTar(archiveFolder, cachePaths, compressionMethod);
					if (lib_core._o()) {
						yield listTar(archivePath, compressionMethod);
					}
					const fileSizeLimit = 10 * 1024 * 1024 * 1024;
					const archiveFileSize = getArchiveFileSizeInBytes(archivePath);
					lib_core.Yz(`File Size: ${archiveFileSize}`);
					if (archiveFileSize > fileSizeLimit && !isGhes()) {
						throw new Error(`Cache size of ~${Math.round(archiveFileSize / (1024 * 1024))} MB (${archiveFileSize} B) is over the 10GB limit, not saving cache.`);
					}
					lib_core.Yz("Reserving Cache");
					const reserveCacheResponse = yield reserveCache(key, paths, {
						compressionMethod,
						enableCrossOsArchive,
						cacheSize: archiveFileSize
					});
					if ((_a = reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.result) === null || _a === void 0 ? void 0 : _a.cacheId) {
						cacheId = (_b = reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.result) === null || _b === void 0 ? void 0 : _b.cacheId;
					} else if ((reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.statusCode) === 400) {
						throw new Error((_d = (_c = reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.error) === null || _c === void 0 ? void 0 : _c.message) !== null && _d !== void 0 ? _d : `Cache size of ~${Math.round(archiveFileSize / (1024 * 1024))} MB (${archiveFileSize} B) is over the data cap limit, not saving cache.`);
					} else {
						const detailMessage = (_e = reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.error) === null || _e === void 0 ? void 0 : _e.message;
						if (detailMessage === null || detailMessage === void 0 ? void 0 : detailMessage.startsWith(CACHE_WRITE_DENIED_PREFIX)) {
							throw new CacheWriteDeniedError(`Unable to reserve cache with key ${key}. More details: ${detailMessage}`);
						}
						throw new ReserveCacheError(`Unable to reserve cache with key ${key}, another job may be creating this cache. More details: ${(_f = reserveCacheResponse === null || reserveCacheResponse === void 0 ? void 0 : reserveCacheResponse.error) === null || _f === void 0 ? void 0 : _f.message}`);
					}
					lib_core.Yz(`Saving Cache (ID: ${cacheId})`);
					yield saveCache(cacheId, archivePath, "", options);
				} catch (error) {
					const typedError = error;
					if (typedError.name === ValidationError.name) {
						throw error;
					} else if (typedError.name === ReserveCacheError.name) {
						lib_core.pq(`Failed to save: ${typedError.message}`);
					} else {
						if (typedError instanceof lib.Kg && typeof typedError.statusCode === "number" && typedError.statusCode >= 500) {
							lib_core.z3(`Failed to save: ${typedError.message}`);
						} else {
							lib_core.$e(`Failed to save: ${typedError.message}`);
						}
					}
				} finally {
					try {
						yield unlinkFile(archivePath);
					} catch (error) {
						lib_core.Yz(`Failed to delete archive: ${error}`);
					}
				}
				return cacheId;
			});
		}
		function saveCacheV2(paths_1, key_1, options_1) {
			return cache_awaiter(this, arguments, void 0, function* (paths, key, options, enableCrossOsArchive = false) {
				var _a;
				options = Object.assign(Object.assign({}, options), {
					uploadChunkSize: 64 * 1024 * 1024,
					uploadConcurrency: 8,
					useAzureSdk: true
				});
				const compressionMethod = yield getCompressionMethod();
				const twirpClient = internalCacheTwirpClient();
				let cacheId = -1;
				const cachePaths = yield resolvePaths(paths);
				lib_core.Yz("Cache Paths:");
				lib_core.Yz(`${JSON.stringify(cachePaths)}`);
				if (cachePaths.length === 0) {
					throw new Error(`Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.`);
				}
				const archiveFolder = yield createTempDirectory();
				const archivePath = external_path_.join(archiveFolder, getCacheFileName(compressionMethod));
				lib_core.Yz(`Archive Path: ${archivePath}`);
				try {
					yield createTar(archiveFolder, cachePaths, compressionMethod);
					if (lib_core._o()) {
						yield listTar(archivePath, compressionMethod);
					}
					const archiveFileSize = getArchiveFileSizeInBytes(archivePath);
					lib_core.Yz(`File Size: ${archiveFileSize}`);
					options.archiveSizeBytes = archiveFileSize;
					lib_core.Yz("Reserving Cache");
					const version = getCacheVersion(paths, compressionMethod, enableCrossOsArchive);
					const request = {
						key,
						version
					};
					let signedUploadUrl;
					try {
						const response = yield twirpClient.CreateCacheEntry(request);
						if (!response.ok) {
							if (response.message && !response.message.startsWith(CACHE_WRITE_DENIED_PREFIX)) {
								lib_core.$e(`Cache reservation failed: ${response.message}`);
							}
							throw new Error(response.message || "Response was not ok");
						}
						signedUploadUrl = response.signedUploadUrl;
					} catch (error) {
						lib_core.Yz(`Failed to reserve cache: ${error}`);
						const errorMessage = (_a = error === null || error === void 0 ? void 0 : error.message) !== null && _a !== void 0 ? _a : "";
						if (errorMessage.startsWith(CACHE_WRITE_DENIED_PREFIX)) {
							throw new CacheWriteDeniedError(`Unable to reserve cache with key ${key}. More details: ${errorMessage}`);
						}
						throw new ReserveCacheError(`Unable to reserve cache with key ${key}, another job may be creating this cache.`);
					}
					lib_core.Yz(`Attempting to upload cache located at: ${archivePath}`);
					yield saveCache(cacheId, archivePath, signedUploadUrl, options);
					const finalizeRequest = {
						key,
						version,
						sizeBytes: `${archiveFileSize}`
					};
					const finalizeResponse = yield twirpClient.FinalizeCacheEntryUpload(finalizeRequest);
					lib_core.Yz(`FinalizeCacheEntryUploadResponse: ${finalizeResponse.ok}`);
					if (!finalizeResponse.ok) {
						if (finalizeResponse.message) {
							throw new FinalizeCacheError(finalizeResponse.message);
						}
						throw new Error(`Unable to finalize cache with key ${key}, another job may be finalizing this cache.`);
					}
					cacheId = parseInt(finalizeResponse.entryId);
				} catch (error) {
					const typedError = error;
					if (typedError.name === ValidationError.name) {
						throw error;
					} else if (typedError.name === ReserveCacheError.name) {
						lib_core.pq(`Failed to save: ${typedError.message}`);
					} else if (typedError.name === FinalizeCacheError.name) {
						lib_core.$e(typedError.message);
					} else {
						if (typedError instanceof lib.Kg && typeof typedError.statusCode === "number" && typedError.statusCode >= 500) {
							lib_core.z3(`Failed to save: ${typedError.message}`);
						} else {
							lib_core.$e(`Failed to save: ${typedError.message}`);
						}
					}
				} finally {
					try {
						yield unlinkFile(archivePath);
					} catch (error) {
						lib_core.Yz(`Failed to delete archive: ${error}`);
					}
				}
				return cacheId;
			});
		}
	}),
	64012: ((module) => {
		"use strict";
		module.exports = JSON.parse("{\"name\":\"@actions/cache\",\"version\":\"6.3.0\",\"description\":\"Actions cache lib\",\"keywords\":[\"github\",\"actions\",\"cache\"],\"homepage\":\"https://github.com/actions/toolkit/tree/main/packages/cache\",\"license\":\"MIT\",\"type\":\"module\",\"main\":\"lib/cache.js\",\"types\":\"lib/cache.d.ts\",\"exports\":{\".\":{\"types\":\"./lib/cache.d.ts\",\"import\":\"./lib/cache.js\"}},\"directories\":{\"lib\":\"lib\",\"test\":\"__tests__\"},\"files\":[\"lib\",\"!.DS_Store\"],\"publishConfig\":{\"access\":\"public\"},\"repository\":{\"type\":\"git\",\"url\":\"git+https://github.com/actions/toolkit.git\",\"directory\":\"packages/cache\"},\"scripts\":{\"audit-moderate\":\"npm install && npm audit --json --audit-level=moderate > audit.json\",\"test\":\"echo \\\"Error: run tests from root\\\" && exit 1\",\"tsc\":\"tsc && cp src/internal/shared/package-version.cjs lib/internal/shared/\"},\"bugs\":{\"url\":\"https://github.com/actions/toolkit/issues\"},\"dependencies\":{\"@actions/core\":\"^3.0.1\",\"@actions/exec\":\"^3.0.0\",\"@actions/glob\":\"^0.7.0\",\"@actions/http-client\":\"^4.0.1\",\"@actions/io\":\"^3.0.2\",\"@azure/core-rest-pipeline\":\"~1.23.0\",\"@azure/storage-blob\":\"~12.31.0\",\"@protobuf-ts/runtime-rpc\":\"^2.11.1\",\"semver\":\"^7.8.5\"},\"devDependencies\":{\"@protobuf-ts/plugin\":\"^2.11.1\",\"@types/node\":\"^25.9.8\",\"@types/semver\":\"^7.8.0\",\"typescript\":\"^5.9.3\"},\"overrides\":{\"uri-js\":\"npm:uri-js-replace@^1.0.1\",\"node-fetch\":\"^3.3.2\"}}");
	})
};
;
