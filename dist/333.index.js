"use strict";
exports.id = 333;
exports.ids = [333];
exports.modules = {
	63333: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			discoverFlows: () => discoverFlows,
			readFlows: () => readFlows,
			readWorkspace: () => readWorkspace
		});
		var external_node_path_ = __webpack_require__(76760);
		var discovered_suite = __webpack_require__(40258);
		var is_record = __webpack_require__(75977);
		var wildcard = __webpack_require__(54317);
		var yaml_document = __webpack_require__(2531);
		var binary_error = __webpack_require__(55667);
		var byte_readers = __webpack_require__(44594);
		var suite_layout = __webpack_require__(97490);
		;
		const readFlow = (path, text) => {
			const documents = (0, yaml_document.Cw)(text);
			const broken = documents.find((document) => document.kind === "broken");
			if (broken !== undefined) {
				const equal = broken.mistakes.find(({ equalKey }) => equalKey !== undefined);
				if (equal?.equalKey !== undefined) return unreadFlow(path, `the key "${equal.equalKey.slice(0, 100)}" twice in one mapping, line ${equal.line}`, "equal-keys");
				const [first] = broken.mistakes;
				const found = `YAML that cannot be read, line ${first?.line ?? 1}: ${first?.message ?? "an unspecified mistake"}`;
				return unreadFlow(path, found, broken.isLimit ? "unread" : "broken");
			}
			const values = documents.map((document) => document.kind === "read" ? document.value : undefined);
			const commands = values.findLast((value) => Array.isArray(value));
			if (commands === undefined) return undefined;
			const [first] = values;
			const settings = (0, is_record.u4)(first) ? first : {};
			try {
				return {
					...readSettings(path, settings),
					...readSteps(path, commands, settings)
				};
			} catch (error) {
				if (error instanceof FlowLimitError) return unreadFlow(path, error.message, "unread");
				if (!(error instanceof byte_readers.IF)) throw error;
				return unreadFlow(path, error.message, "broken");
			}
		};
		class FlowLimitError extends Error {}
		const unreadFlow = (path, found, kind) => ({
			name: (0, suite_layout.Vc)(path),
			tags: [],
			commands: [],
			runs: [],
			uses: [],
			problems: [{
				kind,
				found
			}]
		});
		const readSettings = (path, { name, tags, appId }) => ({
			name: typeof name === "string" && name.trim() !== "" ? name.trim() : (0, suite_layout.Vc)(path),
			tags: scalarTexts(tags),
			appId: typeof appId === "string" && appId.trim() !== "" ? appId.trim() : undefined
		});
		const readSteps = (path, list, settings) => {
			const hooks = [settings.onFlowStart, settings.onFlowComplete].filter((hook) => hook !== undefined && hook !== null);
			const { commands, runs, uses, unknown, launches } = readCommands(list, hooks);
			const hasApp = ["appId", "url"].some((key) => typeof settings[key] === "string" && settings[key] !== "");
			const isOfRun = (target) => target.includes("${");
			const fromRoot = (target) => external_node_path_.posix.join(external_node_path_.posix.dirname(path), target);
			const opens = launches || (runs.some(isOfRun) ? undefined : false);
			return {
				commands,
				...opens !== undefined && { launches: opens },
				runs: runs.filter((target) => !isOfRun(target)).map(fromRoot),
				uses: uses.filter((target) => !isOfRun(target)).map(fromRoot),
				problems: [...hasApp ? [] : [{
					kind: "no-app-id",
					found: "no appId"
				}], ...unknown.map((name) => ({
					kind: "unknown-command",
					found: `the command "${name.slice(0, 100)}"`
				}))]
			};
		};
		const scalarTexts = (value) => (Array.isArray(value) ? value : [value]).flatMap((each) => typeof each === "string" || typeof each === "number" ? [String(each)] : []);
		const mostCommands = 1e5;
		const mostArgumentChars = 200;
		const known = new Set(`action addMedia assertNoDefectsWithAI assertNotVisible assertScreenshot assertTrue assertVisible assertWithAI back clearKeychain
  clearState copyTextFrom doubleTapOn eraseText evalScript extendedWaitUntil extractTextWithAI hideKeyboard inputRandomCityName
  inputRandomColorName inputRandomCountryName inputRandomEmail inputRandomNumber inputRandomPersonName inputRandomText inputText killApp
  launchApp longPressOn openLink pasteText pressKey repeat retry runFlow runScript scroll scrollUntilVisible setAirplaneMode
  setClipboard setLocation setOrientation setPermissions startRecording stopApp stopRecording swipe takeScreenshot tapOn
  toggleAirplaneMode travel waitForAnimationToEnd`.split(/\s+/));
		const holders = [
			"runFlow",
			"repeat",
			"retry"
		];
		const readCommands = (own, hooks) => {
			const runs = new Set();
			const uses = new Set();
			const unknown = new Set();
			let left = mostCommands;
			let launches = false;
			const readList = (list) => {
				if (!Array.isArray(list)) throw new byte_readers.IF("no list of commands");
				return list.map((entry) => {
					left -= 1;
					if (left < 0) throw new FlowLimitError(`more than ${mostCommands} commands`);
					return readCommand(entry);
				});
			};
			const readCommand = (entry) => {
				const [name, value] = typeof entry === "string" ? [entry] : (0, is_record.u4)(entry) ? Object.entries(entry)[0] ?? [] : [];
				if (name === undefined) throw new byte_readers.IF("a command that is neither a name nor a mapping");
				if (name === "launchApp") launches = true;
				if (!known.has(name)) unknown.add(name);
				if (holders.includes(name)) readHolder(value);
				for (const target of filesOf(name, value)) uses.add(target);
				return {
					name,
					argument: argumentOf(value)
				};
			};
			const readHolder = (value) => {
				if (typeof value === "string") runs.add(value);
				if (!(0, is_record.u4)(value)) return;
				if (typeof value.file === "string") runs.add(value.file);
				if (Array.isArray(value.commands)) readList(value.commands);
			};
			for (const hook of hooks) readList(hook);
			const commands = readList(own);
			return {
				commands,
				runs: [...runs],
				uses: [...uses],
				unknown: [...unknown],
				launches
			};
		};
		const filesOf = (command, value) => {
			if (command === "runScript") return scalarTexts((0, is_record.u4)(value) ? value.file : value);
			return command === "addMedia" ? scalarTexts((0, is_record.u4)(value) ? value.files : value) : [];
		};
		const tellingKeys = [
			"text",
			"id",
			"visible",
			"notVisible",
			"file",
			"link",
			"appId",
			"condition",
			"label"
		];
		const argumentOf = (value) => {
			if ((0, is_record.u4)(value)) return argumentOf(tellingKeys.map((key) => value[key]).find((each) => each !== undefined && each !== value));
			return typeof value === "string" || typeof value === "number" ? String(value).slice(0, mostArgumentChars) : undefined;
		};
		;
		const limits = {
			flows: 1e4,
			flowBytes: 1e6,
			allBytes: 64e6
		};
		const readFlows = async (tree) => {
			const root = (0, suite_layout.I5)(tree);
			const paths = (0, suite_layout.UK)(tree, root);
			refuseTooMuch(tree, paths, root);
			const textOf = async (path) => (await tree.read(root + path, limits.flowBytes)).toString("utf8");
			const configPath = paths.find(isWorkspaceFile);
			const config = configPath === undefined ? defaultWorkspace : readWorkspace(tree.file, configPath, await textOf(configPath));
			const flows = [];
			const own = new Set(paths);
			const reached = new Set(paths);
			for (const path of reached) {
				if (isWorkspaceFile(path)) continue;
				const flow = readFlow(path, await textOf(path));
				if (flow === undefined) continue;
				flows.push({
					path,
					...flow,
					runsByDefault: own.has(path) && isSelected(config, path, flow)
				});
				for (const target of flow.runs) if (tree.entries.get(root + target)?.kind === "file" && !(0, suite_layout.dK)(target)) reached.add(target);
				if (reached.size > own.size) refuseTooMuch(tree, [...reached], root);
			}
			return {
				parent: root === "" ? undefined : root.slice(0, -1),
				flows,
				files: (0, suite_layout.bW)(tree, root),
				hidden: (0, suite_layout.v_)(tree, root),
				links: (0, suite_layout.ZP)(tree, root),
				config,
				wholeFolders: wholeFolders(paths, flows, config)
			};
		};
		const wholeFolders = (paths, flows, { decides }) => {
			const readable = new Set(flows.filter(({ problems, runsByDefault }) => (runsByDefault || !decides) && problems.every(({ kind }) => kind !== "broken" && kind !== "equal-keys")).map(({ path }) => path));
			const inFolder = Map.groupBy(paths.filter((path) => !isWorkspaceFile(path)), (path) => external_node_path_.posix.dirname(path));
			const hasFolderBelow = new Set([...inFolder.keys()].flatMap(foldersAbove));
			return [...inFolder].filter(([folder, own]) => !hasFolderBelow.has(folder) && own.every((path) => readable.has(path))).map(([folder]) => folder);
		};
		const foldersAbove = (folder) => {
			if (folder === ".") return [];
			const above = external_node_path_.posix.dirname(folder);
			return [above, ...foldersAbove(above)];
		};
		const refuseTooMuch = (tree, paths, root) => {
			const bytes = paths.reduce((sum, path) => sum + (tree.entries.get(root + path)?.sizeBytes ?? 0), 0);
			if (paths.length <= limits.flows && bytes <= limits.allBytes) return;
			throw new binary_error.k("too-large", tree.file, {
				found: `the suite has ${paths.length} YAML files with ${Math.ceil(bytes / 1e6)} MB, but at most ${limits.flows} with ${limits.allBytes / 1e6} MB are read`,
				remedy: "Use the folder with the flows, not a folder above it."
			});
		};
		const isSelected = ({ selects, includeTags, excludeTags }, path, { tags }) => selects(path) && (includeTags.length === 0 || tags.some((tag) => includeTags.includes(tag))) && !tags.some((tag) => excludeTags.includes(tag));
		const defaultWorkspace = {
			selects: (path) => !path.includes("/"),
			includeTags: [],
			excludeTags: [],
			decides: false,
			flowsOrder: []
		};
		const isWorkspaceFile = (path) => /^config\.ya?ml$/.test(path);
		const readWorkspace = (file, path, text) => {
			const reading = (0, yaml_document.gM)(text);
			if (reading.kind === "broken") {
				const [first] = reading.mistakes;
				throw unusable(file, `${path}, line ${first?.line ?? 1}: ${first?.message ?? "the YAML cannot be read"}`);
			}
			const { value } = reading;
			if (value === null || value === undefined) return defaultWorkspace;
			if (!(0, is_record.u4)(value)) throw unusable(file, `${path} is not a YAML mapping`);
			const order = (0, is_record.u4)(value.executionOrder) ? value.executionOrder.flowsOrder : undefined;
			const [includeTags, excludeTags] = [scalarTexts(value.includeTags), scalarTexts(value.excludeTags)];
			const hasPatterns = value.flows !== undefined && value.flows !== null;
			return {
				selects: hasPatterns ? selecting(scalarTexts(value.flows), file, path) : defaultWorkspace.selects,
				includeTags,
				excludeTags,
				decides: hasPatterns || includeTags.length + excludeTags.length > 0,
				flowsOrder: scalarTexts(order)
			};
		};
		const maxPatternCharacters = 1e4;
		const selecting = (patterns, file, path) => {
			const matchersOf = (isExclusion) => patterns.filter((text) => text.startsWith("!") === isExclusion).map((text) => {
				const pattern = (0, wildcard.CW)(isExclusion ? text.slice(1) : text, "java");
				if (pattern.kind === "pattern") return pattern.matches;
				throw unusable(file, `${path}: the pattern ${JSON.stringify(text)} of flows ${pattern.mistake}`);
			});
			if (patterns.join("").length > maxPatternCharacters) throw unusable(file, `${path}: the patterns of flows have more than ${maxPatternCharacters} characters together`);
			const included = matchersOf(false);
			const excluded = matchersOf(true);
			if (included.length === 0 && excluded.length > 0) throw unusable(file, `${path}: flows has only exclusions; a pattern that selects flows is missing, such as "*"`);
			return (flow) => included.some((matches) => matches(flow)) && !excluded.some((matches) => matches(flow));
		};
		const unusable = (file, found) => new binary_error.k("damaged", file, {
			found,
			remedy: "Correct the file; the documentation of Maestro lists its keys."
		});
		const discoverFlows = ({ flows, config, parent, wholeFolders: folders }) => {
			const selected = flows.filter(({ runsByDefault }) => runsByDefault);
			const ordered = config.flowsOrder.flatMap((name) => selected.filter((flow) => [flow.name, (0, suite_layout.Vc)(flow.path)].includes(name)));
			const sequence = [...new Set(ordered)].map(flowTest);
			const inSequence = new Set(sequence.map(({ file }) => file));
			const tests = (0, discovered_suite.u5)(selected.map(flowTest)).filter(({ file }) => !inSequence.has(file));
			return {
				tests: [...sequence, ...tests],
				onRequest: (0, discovered_suite.u5)(flows.filter((flow) => !flow.runsByDefault).map(flowTest)),
				sequence: sequence.length === 0 ? undefined : sequence.map(({ className }) => className),
				groups: {
					folders,
					byTag: config.includeTags.length + config.excludeTags.length === 0
				},
				suiteId: parent,
				classesRead: flows.length,
				unknown: []
			};
		};
		const flowTest = ({ path, name, tags }) => ({
			className: path.replace(/\.ya?ml$/, ""),
			name,
			...discovered_suite.TS,
			file: path,
			tags: tags.length === 0 ? undefined : tags
		});
	}),
	2531: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gM: () => readYaml,
			Cw: () => readYamlDocuments,
			j5: () => yamlKey
		});
		var dist = __webpack_require__(38815);
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
				message: "Map keys must be unique",
				equalKey: keys.at(-1)
			}));
			const mistakes = [...errors.map(({ pos, message }) => ({
				...placeAt(pos[0]),
				message
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
								message: "Map keys must be single values, neither lists nor mappings nor aliases"
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
	})
};
;
