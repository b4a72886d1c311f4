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
		var discovered_suite = __webpack_require__(40258);
		var is_record = __webpack_require__(75977);
		var wildcard = __webpack_require__(54317);
		var yaml_document = __webpack_require__(1288);
		var binary_error = __webpack_require__(55667);
		var external_node_path_ = __webpack_require__(76760);
		var byte_readers = __webpack_require__(44594);
		var suite_layout = __webpack_require__(97490);
		;
		const readFlow = (path, text) => {
			const documents = (0, yaml_document.Cw)(text);
			const broken = documents.find((document) => document.kind === "broken");
			if (broken !== undefined) {
				const [first] = broken.mistakes;
				return brokenFlow(path, `YAML that cannot be read, line ${first?.line ?? 1}: ${first?.message ?? "an unspecified mistake"}`);
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
				if (!(error instanceof byte_readers.IF)) throw error;
				return brokenFlow(path, error.message);
			}
		};
		const brokenFlow = (path, found) => ({
			name: (0, suite_layout.Vc)(path),
			tags: [],
			commands: [],
			runs: [],
			problems: [{
				kind: "broken",
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
			const { commands, runs, unknown, launches } = readCommands(list, hooks);
			const hasApp = ["appId", "url"].some((key) => typeof settings[key] === "string" && settings[key] !== "");
			const isOfRun = (target) => target.includes("${");
			const opens = launches || (runs.some(isOfRun) ? undefined : false);
			return {
				commands,
				...opens !== undefined && { launches: opens },
				runs: runs.filter((target) => !isOfRun(target)).map((target) => external_node_path_.posix.join(external_node_path_.posix.dirname(path), target)),
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
			const unknown = new Set();
			let left = mostCommands;
			let launches = false;
			const readList = (list) => {
				if (!Array.isArray(list)) throw new byte_readers.IF("no list of commands");
				return list.map((entry) => {
					left -= 1;
					if (left < 0) throw new byte_readers.IF(`more than ${mostCommands} commands`);
					return readCommand(entry);
				});
			};
			const readCommand = (entry) => {
				const [name, value] = typeof entry === "string" ? [entry] : (0, is_record.u4)(entry) ? Object.entries(entry)[0] ?? [] : [];
				if (name === undefined) throw new byte_readers.IF("a command that is neither a name nor a mapping");
				if (name === "launchApp") launches = true;
				if (!known.has(name)) unknown.add(name);
				if (holders.includes(name)) readHolder(value);
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
				unknown: [...unknown],
				launches
			};
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
				for (const target of flow.runs) if (tree.entries.get(root + target)?.kind === "file") reached.add(target);
				if (reached.size > own.size) refuseTooMuch(tree, [...reached], root);
			}
			return {
				parent: root === "" ? undefined : root.slice(0, -1),
				flows,
				links: (0, suite_layout.ZP)(tree, root),
				config
			};
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
			return {
				selects: value.flows === undefined || value.flows === null ? defaultWorkspace.selects : selecting(scalarTexts(value.flows), file, path),
				includeTags: scalarTexts(value.includeTags),
				excludeTags: scalarTexts(value.excludeTags),
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
		const discoverFlows = ({ flows, config, parent }) => {
			const selected = flows.filter(({ runsByDefault }) => runsByDefault);
			const ordered = config.flowsOrder.flatMap((name) => selected.filter((flow) => [flow.name, (0, suite_layout.Vc)(flow.path)].includes(name)));
			const sequence = [...new Set(ordered)].map(flowTest);
			const inSequence = new Set(sequence.map(({ file }) => file));
			const tests = (0, discovered_suite.u5)(selected.map(flowTest)).filter(({ file }) => !inSequence.has(file));
			return {
				tests: [...sequence, ...tests],
				onRequest: (0, discovered_suite.u5)(flows.filter((flow) => !flow.runsByDefault).map(flowTest)),
				sequence: sequence.length === 0 ? undefined : sequence.map(({ className }) => className),
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
	1288: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cw: () => readYamlDocuments,
			gM: () => readYaml,
			j5: () => yamlKey
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		const maxAliases = 100;
		const readYaml = (text) => guarded((lineCounter) => readYamlDocument((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
			...parseOptions,
			lineCounter
		}), lineCounter, text));
		const readYamlDocuments = (text) => [guarded((lineCounter) => {
			const documents = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.hR)(text, {
				...parseOptions,
				lineCounter
			});
			return "empty" in documents ? [] : documents.map((document) => readYamlDocument(document, lineCounter, text));
		})].flat();
		const parseOptions = {
			prettyErrors: false,
			uniqueKeys: false
		};
		const broken = (message) => ({
			kind: "broken",
			mistakes: [{
				line: 1,
				column: 1,
				message
			}]
		});
		const guarded = (read) => {
			try {
				return read(new yaml__WEBPACK_IMPORTED_MODULE_0__.HN());
			} catch (error) {
				if (!(error instanceof RangeError)) throw error;
				return broken("The document is nested too deeply");
			}
		};
		const readYamlDocument = (document, lineCounter, text) => {
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
			})), ...contentMistakes(document).map(({ offset, message }) => ({
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
				const nodeAt = (path) => path.reduce(childOf, document.contents);
				const textOf = (path) => {
					const node = nodeAt(path);
					return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.source : undefined;
				};
				const scalarAt = (path) => {
					const node = nodeAt(path);
					if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) || !node.range) return undefined;
					const [start, end] = node.range;
					return {
						line: placeAt(start).line,
						style: styles[node.type ?? "PLAIN"] ?? "quoted",
						source: text.slice(start, end)
					};
				};
				return {
					kind: "read",
					value,
					placeOf: (path) => placeAt(offsetOf(path)),
					textOf,
					scalarAt
				};
			} catch (error) {
				return broken(error instanceof Error ? error.message : String(error));
			}
		};
		const styles = {
			BLOCK_LITERAL: "literal",
			BLOCK_FOLDED: "folded",
			PLAIN: "plain"
		};
		const contentMistakes = (document) => {
			const mistakes = [];
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
				Map: (_key, { items }) => {
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
				},
				Alias: (_key, { source, range }, ancestors) => {
					const isCircular = ancestors.some((node) => ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node)) && node.anchor === source);
					if (isCircular) mistakes.push({
						offset: range?.[0] ?? 0,
						message: `The alias *${source} may not be inside of its own value`
					});
				}
			});
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
