"use strict";
exports.id = 333;
exports.ids = [333];
exports.modules = { 63333: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	var yaml_document = __webpack_require__(29372);
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
}) };
;
