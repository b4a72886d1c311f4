"use strict";
exports.id = 117;
exports.ids = [117, 333];
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
	}),
	40258: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => isFullyKnown,
			TS: () => ordinaryTest,
			b0: () => mostTests,
			u5: () => sortTests
		});
		const ordinaryTest = {
			ignored: false,
			parameterized: false,
			conditional: false
		};
		const isFullyKnown = ({ unknown, unseen }) => unknown.length === 0 && unseen === undefined;
		const mostTests = 1e5;
		const sortTests = (tests) => tests.toSorted((a, b) => compareText(a.className, b.className) || compareText(a.name, b.name));
		const compareText = (a, b) => a < b ? -1 : a > b ? 1 : 0;
	}),
	28008: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => present });
		const present = (record) => {
			const kept = {};
			for (const key in record) if (record[key] !== undefined) kept[key] = record[key];
			return kept;
		};
	}),
	36794: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => cleanXml,
			IR: () => escapeXmlText,
			K_: () => createXmlCleaner,
			MA: () => xmlTag
		});
		const illegalSet = "\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff";
		const illegal = new RegExp(`[${illegalSet}]`);
		const illegalAnywhere = new RegExp(illegal, "g");
		const terminalSequence = /^\[[0-9;?]*[A-Za-z]/;
		const escapeCode = 27;
		const replacement = "\uFFFD";
		const findIllegalXml = (text) => text.search(illegal);
		const cleanXml = (text) => {
			const whole = text.isWellFormed() ? text : text.toWellFormed();
			return illegal.test(whole) ? withoutTerminalSequences(whole).replace(illegalAnywhere, replacement) : whole;
		};
		const longestSequence = 64;
		const cutTerminalSequence = (text) => {
			const end = text.slice(-longestSequence);
			const start = end.lastIndexOf(String.fromCharCode(escapeCode));
			const isCut = start !== -1 && /^(?:\[[0-9;?]*)?$/.test(end.slice(start + 1));
			return isCut ? text.length - end.length + start : text.length;
		};
		const createXmlCleaner = (take, onIllegal) => {
			let cut = "";
			let isClean = true;
			const takeWhole = (text) => {
				const start = findIllegalXml(text);
				if (start === -1) {
					take(text);
					return;
				}
				if (isClean) {
					isClean = false;
					take(text.slice(0, start));
					onIllegal();
					take(cleanXml(text.slice(start)));
				} else take(cleanXml(text));
			};
			return {
				write: (piece) => {
					const text = cut + piece;
					const end = cutTerminalSequence(text);
					cut = text.slice(end);
					takeWhole(text.slice(0, end));
				},
				end: () => takeWhole(cut)
			};
		};
		const withoutTerminalSequences = (text) => {
			const [first = "", ...pieces] = text.split(String.fromCharCode(escapeCode));
			return first + pieces.map((piece) => afterEscape(piece)).join("");
		};
		const afterEscape = (piece) => terminalSequence.test(piece) ? piece.replace(terminalSequence, "") : replacement + piece;
		const textEscapes = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\r": "&#13;"
		};
		const attributeEscapes = {
			...textEscapes,
			"\"": "&quot;",
			"\n": "&#10;",
			"	": "&#9;"
		};
		const escapeXmlText = (text) => cleanXml(text).replace(/[&<>\r]/g, (sign) => textEscapes[sign] ?? sign);
		const unplain = new RegExp(`[&<>"\\ud800-\\udfff\\r\\n\\t${illegalSet}]`);
		const escapeXmlAttribute = (text) => unplain.test(text) ? cleanXml(text).replace(/[&<>"\r\n\t]/g, (sign) => attributeEscapes[sign] ?? sign) : text;
		const xmlTag = (name, attributes) => {
			let tag = `<${name}`;
			for (const [key, value] of Object.entries(attributes)) if (value !== undefined) tag += ` ${key}="${escapeXmlAttribute(String(value))}"`;
			return tag;
		};
	}),
	22905: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => basicChallenge,
			q: () => createGate
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const digest = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest();
		const basicChallenge = "Basic realm=\"Mobile Test Cloud\", charset=\"UTF-8\"";
		const createGate = ({ username, accessKey }) => {
			const expected = digest(accessKey);
			const isKey = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(digest(text), expected);
			const isBasic = (header) => {
				const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1];
				const pair = Buffer.from(encoded ?? "", "base64").toString("utf8");
				const colon = pair.indexOf(":");
				const user = pair.slice(0, Math.max(0, colon));
				const isUser = user === username || user.startsWith(`${username}-`) && user.length > username.length + 1;
				return isKey(pair.slice(colon + 1)) && isUser;
			};
			const isBearer = (header) => isKey(/^Bearer (\S+)$/i.exec(header)?.[1] ?? "");
			return (header = "", path) => isBasic(header) || /^\/(?:alerts|simulation)(?:\/|$)/.test(path) && isBearer(header);
		};
	}),
	14091: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Em: () => request,
			P$: () => strings,
			Pq: () => json,
			Rl: () => timeSchema,
			cW: () => shape,
			ee: () => bytes,
			fY: () => idSchema,
			gw: () => response,
			oQ: () => responseSchemas,
			s6: () => requestSchemas
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29396);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
		const requestSchemas = zod__WEBPACK_IMPORTED_MODULE_0__.u5();
		const responseSchemas = zod__WEBPACK_IMPORTED_MODULE_0__.u5();
		const request = (id, schema) => {
			requestSchemas.add(schema, { id });
			return schema;
		};
		const response = (id, schema) => {
			responseSchemas.add(schema, { id });
			return schema;
		};
		const shape = (id, fields, description = "") => {
			const schema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc(fields);
			return response(id, description === "" ? schema : schema.describe(description));
		};
		const strings = (...names) => Object.fromEntries(names.map((name) => [name, zod__WEBPACK_IMPORTED_MODULE_1__.YjP()]));
		const json = (schema) => ({ "application/json": schema });
		const bytes = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().meta({ contentEncoding: "binary" });
		const idSchema = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(/^[0-9a-f]{40}$/).describe("40 lowercase hexadecimal digits");
		const timeSchema = zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.aig()]).describe("As \"2026-01-02 10:11:12 UTC\" or \"2026-01-02 10:11:12 +0000\", or seconds since 1970; a scenario may choose the form");
	}),
	40030: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gq: () => invalid,
			P_: () => Refusal,
			Yf: () => jsonResponse,
			rR: () => textResponse,
			tN: () => send,
			u: () => refusalResponse,
			yl: () => writeHead
		});
		var _authentication_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22905);
		const jsonResponse = (value, status = 200) => ({
			status,
			type: "application/json; charset=utf-8",
			body: JSON.stringify(value)
		});
		const textResponse = (body, type = "text/plain; charset=utf-8", status = 200) => ({
			status,
			type,
			body
		});
		class Refusal extends Error {
			name = "Refusal";
			status;
			form;
			constructor(status, message, form = "message") {
				super(message);
				this.status = status;
				this.form = form;
			}
		}
		const invalid = (code, text, form = "message") => new Refusal(422, `[BROWSERSTACK_${code}] ${text}`, form);
		const errorBodies = {
			message: (message) => ({ message }),
			error: (error) => ({ error }),
			both: (message) => ({
				message,
				error: message
			}),
			nested: (message) => ({ error: { message } })
		};
		const refusalResponse = ({ status, message }, form) => ({
			...form === "text" ? textResponse(message, undefined, status) : jsonResponse(errorBodies[form](message), status),
			...status === 401 && { headers: { "WWW-Authenticate": _authentication_js__WEBPACK_IMPORTED_MODULE_0__.S } }
		});
		const writeHead = (serverResponse, { status, type, headers, body }) => {
			serverResponse.writeHead(status, {
				"X-Mobile-Test-Cloud": "simulated",
				"Content-Type": type,
				"Content-Length": Buffer.byteLength(body),
				...headers
			});
		};
		const send = (serverResponse, response) => {
			if (serverResponse.destroyed || serverResponse.headersSent) return;
			writeHead(serverResponse, response);
			serverResponse.end(response.body);
		};
	}),
	63256: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RA: () => isSimulationPath,
			_L: () => tidyPath,
			be: () => simulationArea,
			eV: () => routesOf,
			sk: () => createRouteFinder,
			uR: () => param
		});
		var find_my_way__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85017);
		var find_my_way__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(find_my_way__WEBPACK_IMPORTED_MODULE_0__);
		var _message_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14091);
		var _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40030);
		const routesOf = (area) => {
			const routeBy = (method) => (path, { response, handle, ...description }) => ({
				...description,
				responses: (0, _message_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Pq)(response),
				handle: async (exchange) => (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.Yf)(await handle(exchange)),
				area,
				method,
				path
			});
			return {
				get: routeBy("GET"),
				post: routeBy("POST"),
				put: routeBy("PUT"),
				delete: routeBy("DELETE"),
				getContent: (path, call) => ({
					...call,
					area,
					method: "GET",
					path
				})
			};
		};
		const tidyPath = (path) => {
			const tidy = path.replaceAll(/\/{2,}/g, "/");
			return tidy.length > 1 && tidy.endsWith("/") ? tidy.slice(0, -1) : tidy;
		};
		const simulationArea = {
			name: "Simulation",
			text: "Not a part of the service: they steer the built-in cloud, without credentials, from the same machine only"
		};
		const isSimulationPath = (path) => /^\/simulation(?:\/|$)/.test(path);
		const routers = new Map();
		const routerOf = (routes) => {
			const shape = routes.map(({ method, path }) => `${method} ${path}`).join("\n");
			const known = routers.get(shape);
			if (known !== undefined) return known;
			const router = find_my_way__WEBPACK_IMPORTED_MODULE_0___default()({ maxParamLength: 1e5 });
			for (const [place, { method, path }] of routes.entries()) router.on(method, path, () => {}, { place });
			routers.set(shape, router);
			return router;
		};
		const createRouteFinder = (routes) => {
			const router = routerOf(routes);
			return (method, path) => {
				const found = router.find(method, path.replaceAll("#", "%23"));
				const matched = found === null ? undefined : routes[found.store.place];
				if (found === null || matched === undefined) return undefined;
				return {
					route: matched,
					params: found.params
				};
			};
		};
		const param = (exchange, name) => exchange.params[name] ?? "";
	}),
	48576: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ScenarioError: () => ScenarioError,
			readScenarioFile: () => readScenarioFile,
			startEmbeddedCloud: () => startEmbeddedCloud,
			testsInFile: () => testsInFile
		});
		var regular_file = __webpack_require__(48734);
		var yaml_document = __webpack_require__(29372);
		var schemas = __webpack_require__(26921);
		var iso = __webpack_require__(64377);
		;
		const frameworks = [
			"espresso",
			"xcuitest",
			"earlgrey",
			"maestro",
			"flutter-android",
			"flutter-ios"
		];
		const usual = {
			uploads: "app-and-suite",
			suiteEndings: ["zip"],
			listsUploads: false,
			hasReport: false
		};
		const flutter = {
			...usual,
			label: "flutter integration tests",
			untitledProject: "Untitled Flutter Project"
		};
		const traits = {
			espresso: {
				...usual,
				platforms: ["android"],
				label: "espresso",
				untitledProject: "Untitled Espresso Project",
				suiteEndings: ["apk", "zip"],
				listsUploads: true,
				v1: "espresso",
				v2: "espresso/v2",
				logs: "espresso",
				runner: "instrumentation",
				hasReport: true,
				buildList: "as-set"
			},
			xcuitest: {
				...usual,
				platforms: ["ios"],
				label: "xcuitest",
				untitledProject: "Untitled XCUI Project",
				listsUploads: true,
				v1: "xcuitest",
				v2: "xcuitest/v2",
				planStart: "xctestrun-build",
				logs: "xcuitest",
				runner: "xcode",
				buildList: "as-set"
			},
			earlgrey: {
				...usual,
				platforms: ["ios"],
				label: "earlgrey",
				untitledProject: "Untitled EarlGrey Project",
				uploads: "app-dir",
				v1: "earlgrey",
				logs: "earlgrey",
				runner: "xcode"
			},
			maestro: {
				...usual,
				platforms: ["android", "ios"],
				label: "maestro",
				untitledProject: "Untitled Maestro Project",
				v2: "maestro/v2",
				logs: "maestro",
				runner: "maestro",
				buildList: "suspected"
			},
			"flutter-android": {
				...flutter,
				platforms: ["android"],
				suiteEndings: ["apk"],
				v2: "flutter-integration-tests/v2/android",
				logs: "flutter-integration-tests/v2/android",
				runner: "instrumentation",
				hasReport: true
			},
			"flutter-ios": {
				...flutter,
				platforms: ["ios"],
				uploads: "test-package",
				v2: "flutter-integration-tests/v2/ios",
				logs: "flutter-integration-tests/v2/ios",
				runner: "xcode",
				buildList: "bare"
			}
		};
		const traitsOf = (framework) => traits[framework];
		const frameworksOf = (version) => frameworks.flatMap((framework) => {
			const path = traits[framework][version];
			return path === undefined ? [] : [{
				framework,
				root: `/app-automate/${path}`
			}];
		});
		;
		const secondsSchema = schemas.aig().min(0).max(86400);
		const globSchema = schemas.YjP().min(1).max(500);
		const frameworkSchema = schemas.k5n(frameworks);
		const messageSchema = schemas.YjP().max(4e3);
		const countersSchema = schemas.g1P(schemas.YjP().max(100), schemas.Whr().min(0));
		const crashKinds = schemas.k5n([
			"java",
			"native",
			"not-responding",
			"killed"
		]);
		const crashFields = schemas.rej({
			kind: crashKinds,
			process: schemas.YjP().min(1).max(300).optional(),
			thread: schemas.YjP().min(1).max(100).optional(),
			message: schemas.YjP().min(1).max(4e3).optional(),
			trace: schemas.YjP().max(64e3).optional(),
			log: schemas.k5n([
				"own",
				"before",
				"after"
			]).default("own")
		});
		const crashSchema = schemas.KCZ([crashKinds.transform((kind) => crashFields.parse({ kind })), crashFields]);
		const showsSchema = schemas.rej({
			"device-status": schemas.YjP().max(100).optional(),
			"device-statuses": schemas.k5n([
				"success",
				"error",
				"none"
			]).optional(),
			"build-counters": countersSchema.optional(),
			"session-counters": countersSchema.optional(),
			"test-count": schemas.Whr().min(0).optional(),
			"report-counts": countersSchema.optional(),
			"lag-seconds": secondsSchema.optional()
		});
		const reportSchema = schemas.rej({
			"delay-seconds": secondsSchema.optional(),
			form: schemas.k5n([
				"complete",
				"missing",
				"truncated",
				"html",
				"empty"
			]).optional(),
			"output-kilobytes": schemas.Whr().min(0).max(65536).optional()
		});
		const resultBundleSchema = schemas.rej({
			"delay-seconds": secondsSchema.optional(),
			form: schemas.k5n([
				"complete",
				"missing",
				"truncated"
			]).optional(),
			"failed-tests": schemas.YOg(globSchema).max(1e3).optional(),
			"lost-tests": schemas.YOg(globSchema).max(1e3).optional()
		});
		const sessionRuleSchema = schemas.rej({
			device: globSchema.default("*"),
			framework: frameworkSchema.optional(),
			shard: schemas.Whr().min(0).optional(),
			times: schemas.Whr().min(1).optional(),
			fate: schemas.k5n([
				"runs",
				"errors",
				"never-starts",
				"crashes",
				"hangs",
				"times-out",
				"vanishes"
			]).optional(),
			"after-tests": schemas.Whr().min(0).optional(),
			message: messageSchema.optional(),
			crash: crashSchema.optional(),
			"queue-seconds": secondsSchema.optional(),
			"startup-seconds": secondsSchema.optional(),
			"lost-tests": schemas.YOg(globSchema).max(1e3).optional(),
			report: reportSchema.optional(),
			"result-bundle": resultBundleSchema.optional(),
			shows: showsSchema.optional()
		});
		const buildRuleSchema = schemas.rej({
			framework: frameworkSchema.optional(),
			project: globSchema.optional(),
			shard: schemas.Whr().min(0).optional(),
			times: schemas.Whr().min(1).optional(),
			"status-word": schemas.YjP().max(100).optional(),
			"listed-after-seconds": secondsSchema.optional()
		});
		const result = {
			outcome: schemas.k5n([
				"pass",
				"fail",
				"error",
				"skip",
				"timeout"
			]).optional(),
			"duration-seconds": secondsSchema.optional(),
			message: messageSchema.optional(),
			trace: schemas.YjP().max(64e3).optional(),
			crash: crashSchema.optional(),
			command: schemas.YjP().min(1).max(1e3).optional(),
			flaky: schemas.Whr().min(0).max(100).optional(),
			"failing-runs": schemas.YOg(schemas.Whr().min(1).max(1e4)).max(100).optional(),
			"flake-rate": schemas.aig().min(0).max(1).optional()
		};
		const sizeSchema = schemas.k5n([
			"small",
			"medium",
			"large"
		]);
		const testSchema = schemas.rej({
			class: schemas.YjP().min(1).max(1e3),
			name: schemas.YjP().min(1).max(1e3),
			target: schemas.YjP().min(1).max(500).optional(),
			annotations: schemas.YOg(schemas.YjP().min(1).max(1e3)).max(100).optional(),
			size: sizeSchema.optional(),
			tags: schemas.YOg(schemas.YjP().min(1).max(200)).max(100).optional(),
			...result
		});
		const suiteSchema = schemas.YOg(testSchema).max(2e4);
		const testsSchema = schemas.rej({
			espresso: suiteSchema.optional(),
			xcuitest: suiteSchema.optional(),
			earlgrey: suiteSchema.optional(),
			maestro: suiteSchema.optional(),
			"flutter-android": suiteSchema.optional(),
			"flutter-ios": suiteSchema.optional()
		});
		const overrideSchema = schemas.rej({
			test: globSchema.default("*"),
			device: globSchema.default("*"),
			framework: frameworkSchema.optional(),
			app: globSchema.optional(),
			...result,
			absent: schemas.zMY().optional()
		});
		;
		const appSchema = schemas.rej({
			"bundle-id": schemas.YjP().min(1).max(200).default("com.example.shop"),
			version: schemas.YjP().max(50).default("1.0")
		});
		const callbacksSchema = schemas.rej({ "quiet-minutes": schemas.aig().min(0).max(1440).default(5) });
		const planSchema = schemas.rej({
			name: schemas.YjP().max(100).default("Simulated plan"),
			parallel: schemas.Whr().min(1).max(1e4).default(25),
			queue: schemas.Whr().min(0).max(1e4).optional(),
			"used-elsewhere": schemas.Whr().min(0).max(2e4).default(0),
			"used-elsewhere-seconds": secondsSchema.default(600),
			"queue-limit-seconds": secondsSchema.default(900)
		});
		const limitsSchema = schemas.rej({
			"requests-per-second": schemas.Whr().min(1).optional(),
			"uploads-per-minute": schemas.Whr().min(1).optional(),
			"upload-bytes": schemas.Whr().min(1).default(4 * 1024 ** 3),
			"keep-alive": schemas.zMY().default(true),
			"retention-days": schemas.aig().min(0).max(36500).default(30)
		});
		const deviceSchema = schemas.rej({
			device: schemas.YjP().min(1).max(200),
			"os-version": schemas.YjP().min(1).max(50),
			os: schemas.k5n(["android", "ios"])
		});
		const deviceUseSchema = schemas.rej({
			device: schemas.YjP().min(1).max(200),
			"os-version": schemas.YjP().min(1).max(50),
			used: schemas.Whr().min(0),
			limit: schemas.Whr().min(0)
		});
		const devicesSchema = schemas.rej({
			known: schemas.YOg(deviceSchema).max(1e4).optional(),
			"accept-unknown": schemas.zMY().default(false),
			use: schemas.KCZ([schemas.euz("unavailable"), schemas.YOg(deviceUseSchema).max(1e4)]).default([])
		});
		const earlierUploadSchema = schemas.rej({
			kind: schemas.k5n([
				"app",
				"espresso-suite",
				"xcuitest-suite",
				"earlgrey-app-dir",
				"maestro-suite",
				"flutter-android-suite",
				"flutter-ios-package",
				"media"
			]),
			name: schemas.YjP().min(1).max(500),
			id: schemas.YjP().regex(/^[0-9a-f]{40}$/).optional(),
			"custom-id": schemas.YjP().min(1).max(100).optional(),
			"age-days": schemas.aig().min(0).max(36500).default(0),
			owner: schemas.k5n(["user", "group"]).default("user")
		});
		const namesSchema = schemas.YOg(schemas.YjP().min(1).max(100)).max(1e3);
		const alertsSchema = schemas.rej({
			metrics: namesSchema.default([
				"latency",
				"cost",
				"tokens",
				"error_count"
			]),
			aggregations: namesSchema.default([
				"avg",
				"sum",
				"min",
				"max",
				"count",
				"p50",
				"p90",
				"p95",
				"p99"
			]),
			operators: namesSchema.default([
				">",
				">=",
				"<",
				"<=",
				"==",
				"!="
			]),
			"window-minutes": schemas.YOg(schemas.aig().min(.001)).max(1e3).default([
				1,
				5,
				10,
				15,
				30,
				60,
				120,
				360,
				720,
				1440
			]),
			environments: namesSchema.optional(),
			"filter-columns": namesSchema.default([
				"name",
				"user",
				"model",
				"status",
				"tag"
			]),
			meta: schemas.k5n(["camel", "snake"]).default("camel"),
			existing: schemas.YOg(schemas.g1P(schemas.YjP(), schemas.Pq9())).max(1e4).default([])
		});
		const leakPlaces = [
			"device-log",
			"instrumentation-log",
			"network-log",
			"report"
		];
		const leakSchema = schemas.rej({
			text: schemas.YjP().min(1).max(1e5),
			in: schemas.YOg(schemas.k5n(leakPlaces)).min(1).max(10).default([...leakPlaces])
		});
		const shapesSchema = schemas.rej({
			timestamps: schemas.k5n([
				"observed",
				"utc",
				"offset",
				"unix",
				"iso"
			]).default("observed"),
			durations: schemas.k5n([
				"observed",
				"words",
				"short",
				"text",
				"number"
			]).default("observed"),
			lists: schemas.k5n(["bare", "wrapped"]).default("bare"),
			"empty-lists": schemas.k5n([
				"message",
				"array",
				"refused"
			]).default("message"),
			"unknown-project": schemas.k5n([
				"empty",
				"message",
				"not-found"
			]).default("empty"),
			"v2-builds": schemas.k5n(["wrapped", "bare"]).default("wrapped"),
			"session-errors": schemas.k5n(["message", "coded"]).default("message"),
			"session-tests": schemas.k5n(["by-class", "flat"]).default("by-class"),
			"repeated-tests": schemas.k5n(["last", "listed"]).default("last"),
			"session-shard": schemas.k5n(["present", "absent"]).default("present"),
			"suite-url-key": schemas.k5n([
				"test_url",
				"test_suite_url",
				"module_url"
			]).default("test_url"),
			"device-status-separator": schemas.k5n(["comma", "hyphen"]).default("comma"),
			counters: schemas.k5n([
				"upper",
				"lower",
				"v2"
			]).default("upper"),
			"test-words": schemas.k5n(["v1", "v2"]).default("v1"),
			"timeout-word": schemas.YjP().min(1).max(50).optional(),
			"abort-word": schemas.YjP().min(1).max(50).optional(),
			"left-out-word": schemas.YjP().min(1).max(50).optional(),
			"queued-build-word": schemas.YjP().min(1).max(50).default("running"),
			"v2-queued-build-word": schemas.YjP().min(1).max(50).default("running"),
			errors: schemas.k5n([
				"observed",
				"message",
				"error",
				"nested",
				"text"
			]).default("observed"),
			"busy-response": schemas.k5n(["coded", "sentence"]).default("coded"),
			"real-mobile-key": schemas.k5n(["realMobile", "real_mobile"]).default("realMobile"),
			"xcuitest-class-keys": schemas.k5n(["plain", "slashed"]).default("plain"),
			"maestro-commands": schemas.k5n(["text", "json"]).default("text"),
			"maestro-screenshots": schemas.k5n(["listed", "log"]).default("listed"),
			"disabled-log-keys": schemas.k5n([
				"present",
				"absent",
				"null"
			]).default("present")
		});
		const testCaseSchema = schemas.rej({
			identifier: schemas.YjP().min(1).max(200),
			title: schemas.YjP().max(2e3),
			status: schemas.YjP().max(100).default("Active"),
			priority: schemas.YjP().max(100).default("Medium"),
			"case-type": schemas.YjP().max(100).default("Functional"),
			"automation-status": schemas.YjP().max(100).default("not_automated"),
			owner: schemas.YjP().max(200).default("ann@example.com"),
			tags: schemas.YOg(schemas.YjP().max(200)).max(100).default([]),
			issues: schemas.YOg(schemas.YjP().min(1).max(200)).max(100).default([]),
			"issue-type": schemas.k5n([
				"jira",
				"asana",
				"clickup",
				"azure"
			]).default("jira"),
			"updated-at": iso.w$({ precision: 3 }).optional(),
			archived: schemas.zMY().default(false)
		});
		const projectSchema = schemas.rej({
			id: schemas.YjP().min(1).max(200),
			cases: schemas.YOg(testCaseSchema).max(2e4).default([]),
			"generated-cases": schemas.Whr().min(0).max(1e7).default(0)
		});
		const testManagementSchema = schemas.rej({
			projects: schemas.YOg(projectSchema).max(1e3).optional(),
			records: schemas.k5n(["documented", "recent"]).default("documented"),
			pages: schemas.k5n([
				"good",
				"repeated",
				"stuck-next",
				"moving-count",
				"without-info"
			]).default("good")
		});
		const matching = {
			method: schemas.k5n([
				"GET",
				"POST",
				"DELETE"
			]).optional(),
			path: schemas.YjP().min(1).max(1e3).default("**"),
			nth: schemas.Whr().min(1).default(1),
			times: schemas.KCZ([schemas.Whr().min(1), schemas.euz("always")]).default(1),
			probability: schemas.aig().min(0).max(1).default(1)
		};
		const acting = { "after-acting": schemas.zMY().default(false) };
		const headersSchema = schemas.g1P(schemas.YjP().regex(/^[A-Za-z0-9-]{1,100}$/), schemas.YjP().regex(/^[\t\x20-\x7e]{0,2000}$/));
		const retryAfterSchema = schemas.rej({
			seconds: schemas.Whr().min(0).max(86400),
			as: schemas.k5n(["seconds", "date"]).default("seconds")
		});
		const statusSchema = schemas.rej({
			...matching,
			...acting,
			action: schemas.euz("status"),
			status: schemas.Whr().min(200).max(599),
			headers: headersSchema.default({}),
			"retry-after": retryAfterSchema.optional(),
			body: schemas.YjP().max(1e6).optional(),
			json: schemas.Pq9().optional()
		});
		const faultSchema = schemas.gMt("action", [
			statusSchema,
			schemas.rej({
				...matching,
				...acting,
				action: schemas.euz("html"),
				status: schemas.Whr().min(200).max(599).default(502)
			}),
			schemas.rej({
				...matching,
				action: schemas.euz("reset-before")
			}),
			schemas.rej({
				...matching,
				action: schemas.euz("reset-after-acting")
			}),
			schemas.rej({
				...matching,
				action: schemas.euz("reset-while-receiving"),
				"after-bytes": schemas.Whr().min(0).default(0)
			}),
			schemas.rej({
				...matching,
				action: schemas.euz("truncate"),
				"after-bytes": schemas.Whr().min(0).optional()
			}),
			schemas.rej({
				...matching,
				action: schemas.euz("invalid-json")
			}),
			schemas.rej({
				...matching,
				action: schemas.euz("slow-bytes"),
				"bytes-per-second": schemas.aig().min(.1).max(1e6).default(1)
			}),
			schemas.rej({
				...matching,
				...acting,
				action: schemas.euz("hang"),
				"after-headers": schemas.zMY().default(false)
			}),
			schemas.rej({
				...matching,
				action: schemas.euz("delay"),
				"delay-ms": schemas.Whr().min(0).max(36e5)
			}),
			schemas.rej({
				...matching,
				...acting,
				action: schemas.euz("redirect"),
				status: schemas.euz([
					301,
					302,
					303,
					307,
					308
				]).default(302),
				to: schemas.OZ5({ protocol: /^https?$/ })
			})
		]);
		const recordedMethods = [
			"GET",
			"POST",
			"PUT",
			"PATCH",
			"DELETE"
		];
		const recordedSchema = schemas.rej({
			method: schemas.k5n(recordedMethods),
			path: schemas.YjP().min(1).max(1e3),
			status: schemas.Whr().min(200).max(599),
			type: schemas.YjP().regex(/^[\x20-\x7e]{1,200}$/).optional(),
			json: schemas.Pq9().optional(),
			body: schemas.YjP().max(11e5).optional()
		});
		const scenarioSchema = schemas.rej({
			"time-scale": schemas.aig().min(.001).max(1e6).optional(),
			"poll-seconds": schemas.aig().min(.001).max(86400).optional(),
			seed: schemas.Whr().optional(),
			lenient: schemas.zMY().default(false),
			"url-host": schemas.OZ5({ protocol: /^https?$/ }).optional(),
			app: appSchema.prefault({}),
			tests: testsSchema.default({}),
			overrides: schemas.YOg(overrideSchema).max(2e3).default([]),
			"shard-split": schemas.k5n(["floor-mod", "absolute"]).default("floor-mod"),
			"test-plan-filters": schemas.k5n(["obeyed", "ignored"]).default("obeyed"),
			"empty-session": schemas.k5n([
				"ends",
				"errors",
				"skipped"
			]).default("ends"),
			sessions: schemas.YOg(sessionRuleSchema).max(2e3).default([]),
			leaks: schemas.YOg(leakSchema).max(1e3).default([]),
			builds: schemas.YOg(buildRuleSchema).max(2e3).default([]),
			devices: devicesSchema.prefault({}),
			plan: planSchema.prefault({}),
			limits: limitsSchema.prefault({}),
			uploads: schemas.YOg(earlierUploadSchema).max(1e4).default([]),
			shapes: shapesSchema.prefault({}),
			"test-management": testManagementSchema.prefault({}),
			alerts: alertsSchema.prefault({}),
			callbacks: callbacksSchema.prefault({}),
			faults: schemas.YOg(faultSchema).max(2e3).default([]),
			recorded: schemas.YOg(recordedSchema).max(5e3).default([])
		}).refine((scenario) => scenario["time-scale"] === undefined || scenario["poll-seconds"] === undefined, {
			error: "time-scale and poll-seconds exclude each other",
			path: ["poll-seconds"]
		});
		;
		const maxScenarioBytes = 4 * 1024 * 1024;
		const recordingStart = "# Recorded by the built-in cloud.";
		class ScenarioError extends Error {
			name = "ScenarioError";
			source;
			problems;
			constructor(source, problems) {
				const lines = problems.map(({ line, column, key, message }) => {
					const place = line === undefined ? source : `${source}:${line}:${column ?? 1}`;
					return `${place}: ${key === "" ? "" : `${key}: `}${message}`;
				});
				super(`The scenario cannot be used. docs/embedded-cloud.md lists its keys.\n${lines.join("\n")}`);
				this.source = source;
				this.problems = problems;
			}
		}
		const problemsOf = (error) => error.issues.flatMap((issue) => issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({
			path: [...issue.path, key],
			message: "unknown key"
		})) : [{
			path: issue.path,
			message: issue.message
		}]);
		const checkScenario = (value, source, placeOf) => {
			const parsed = scenarioSchema.safeParse(value);
			if (parsed.success) return parsed.data;
			const problems = problemsOf(parsed.error).map(({ path, message }) => ({
				...placeOf(path),
				key: (0, yaml_document.j5)(path),
				message
			}));
			throw new ScenarioError(source, problems.toSorted(({ line = 0, column = 0 }, { line: otherLine = 0, column: otherColumn = 0 }) => line - otherLine || column - otherColumn));
		};
		const parseScenario = (text, source = "scenario") => {
			if (!text.startsWith(recordingStart) && Buffer.byteLength(text) > regular_file.fq) throw new ScenarioError(source, [{
				key: "",
				message: `it has more than ${regular_file.fq} bytes`
			}]);
			const reading = (0, yaml_document.gM)(text);
			if (reading.kind === "broken") {
				const problems = reading.mistakes.map((mistake) => ({
					...mistake,
					key: ""
				}));
				throw new ScenarioError(source, problems);
			}
			return checkScenario(reading.value ?? {}, source, reading.placeOf);
		};
		const completeScenario = (input) => checkScenario(input, "scenario", () => ({}));
		const readScenarioFile = async (path) => {
			try {
				return parseScenario(await (0, regular_file.eu)(path, maxScenarioBytes), path);
			} catch (error) {
				if (!(error instanceof regular_file.o2 && error.isTooLarge)) throw error;
				throw new ScenarioError(path, [{
					key: "",
					message: `the file is larger than ${maxScenarioBytes} bytes`
				}]);
			}
		};
		var external_node_crypto_ = __webpack_require__(77598);
		var external_node_events_ = __webpack_require__(78474);
		var external_node_http_ = __webpack_require__(37067);
		var lib_clock = __webpack_require__(92969);
		var authentication = __webpack_require__(22905);
		var promises_ = __webpack_require__(46466);
		var addresses = __webpack_require__(64707);
		var wildcard = __webpack_require__(54317);
		var http_response = __webpack_require__(40030);
		;
		const page = (status) => `<!DOCTYPE html>\n<html><head><title>${status}</title></head><body><h1>${status}</h1><p>Simulated gateway page.</p></body></html>\n`;
		const untilGone = async (signal) => {
			if (!signal.aborted) await (0, external_node_events_.once)(signal, "abort");
		};
		const perform_reset = (request) => {
			request.socket.resetAndDestroy();
		};
		const resetWhileReceiving = ({ request, signal }, afterBytes) => {
			let received = 0;
			request.on("data", (chunk) => {
				received += chunk.length;
				if (received >= afterBytes) perform_reset(request);
			});
			request.once("end", () => perform_reset(request));
			return untilGone(signal);
		};
		const begin = ({ serverResponse, note }, response) => {
			note(response.status);
			(0, http_response.yl)(serverResponse, response);
		};
		const truncate = async (stage, afterBytes) => {
			const { request, serverResponse } = stage;
			const response = await stage.act();
			const body = Buffer.from(response.body);
			begin(stage, response);
			serverResponse.write(body.subarray(0, Math.min(afterBytes ?? Math.floor(body.length / 2), Math.max(0, body.length - 1))));
			request.socket.destroySoon();
		};
		const slowBytes = async (stage, bytesPerSecond) => {
			const { serverResponse, clock, signal } = stage;
			const response = await stage.act();
			const body = Buffer.from(response.body);
			const step = Math.max(1, Math.round(bytesPerSecond / 100));
			begin(stage, response);
			for (let at = 0; at < body.length && !signal.aborted; at += step) {
				serverResponse.write(body.subarray(at, at + step));
				await clock.sleep(1e3 * step / bytesPerSecond, signal);
			}
			serverResponse.end();
		};
		const redirectTarget = (to, requestUrl) => {
			const target = new URL(to);
			return target.pathname === "/" ? `${target.origin}${requestUrl}` : target.href;
		};
		const retryAfterHeaders = ({ "retry-after": pause }, nowMs) => {
			if (pause === undefined) return {};
			if (pause.as === "seconds") return { "Retry-After": String(pause.seconds) };
			const httpDate = (ms) => new Date(ms).toUTCString();
			return {
				Date: httpDate(nowMs),
				"Retry-After": httpDate(nowMs + pause.seconds * 1e3)
			};
		};
		const statusResponse = (fault, nowMs) => {
			const response = fault.json === undefined ? (0, http_response.rR)(fault.body ?? "", undefined, fault.status) : (0, http_response.Yf)(fault.json, fault.status);
			return {
				...response,
				headers: {
					...fault.headers,
					...retryAfterHeaders(fault, nowMs)
				}
			};
		};
		const substitute = (fault, { request, dateMs }) => {
			switch (fault.action) {
				case "status": return statusResponse(fault, dateMs());
				case "html": return (0, http_response.rR)(page(fault.status), "text/html; charset=utf-8", fault.status);
				case "redirect": return {
					...(0, http_response.rR)("", undefined, fault.status),
					headers: { Location: redirectTarget(fault.to, request.url ?? "/") }
				};
			}
		};
		const hang = async (fault, stage) => {
			const response = fault["after-acting"] ? await stage.act() : (0, http_response.Yf)({});
			if (fault["after-headers"]) {
				begin(stage, response);
				stage.serverResponse.flushHeaders();
			}
			await untilGone(stage.signal);
		};
		const cutJson = (response) => {
			const body = response.body.toString();
			return {
				...response,
				body: body.slice(0, Math.ceil(body.length / 2))
			};
		};
		const performFault = async (fault, stage) => {
			switch (fault.action) {
				case "reset-before": return perform_reset(stage.request);
				case "reset-after-acting":
					await stage.act();
					return perform_reset(stage.request);
				case "reset-while-receiving": return resetWhileReceiving(stage, fault["after-bytes"]);
				case "truncate": return truncate(stage, fault["after-bytes"]);
				case "invalid-json": return stage.respond(cutJson(await stage.act()));
				case "slow-bytes": return slowBytes(stage, fault["bytes-per-second"]);
				case "hang": return hang(fault, stage);
				case "delay":
					await stage.clock.sleep(fault["delay-ms"], stage.signal);
					return stage.respond(await stage.act());
				case "status":
				case "html":
				case "redirect":
					if (fault["after-acting"]) await stage.act();
					return stage.respond(substitute(fault, stage));
			}
		};
		const createFaultSelector = (faults, random) => {
			const states = faults.map((fault) => ({
				fault,
				seen: 0,
				struck: 0
			}));
			const isStruck = (state) => {
				const { nth, times, probability } = state.fault;
				const isDue = state.seen >= nth && (times === "always" || state.struck < times);
				return isDue && (probability === 1 || random() < probability);
			};
			return (method, path) => {
				const matching = states.filter(({ fault }) => (fault.method === undefined || fault.method === method) && (0, wildcard.$h)(fault.path, path));
				for (const state of matching) state.seen++;
				const chosen = matching.find(isStruck);
				if (chosen === undefined) return undefined;
				chosen.struck++;
				return chosen.fault;
			};
		};
		;
		const maxJsonBytes = 1024 * 1024;
		const chunksOf = (request) => request.iterator({ destroyOnReturn: false });
		const readBodyText = async (body, maxBytes, tooLarge = () => new http_response.P_(413, `The body is larger than ${maxBytes} bytes`)) => {
			const chunks = [];
			let bytes = 0;
			for await (const chunk of body) {
				bytes += chunk.length;
				if (bytes > maxBytes) throw tooLarge();
				chunks.push(chunk);
			}
			return Buffer.concat(chunks).toString("utf8");
		};
		const readJsonBody = async (request) => {
			const text = await readBodyText(chunksOf(request), maxJsonBytes);
			try {
				return {
					value: JSON.parse(text),
					bytes: Buffer.byteLength(text)
				};
			} catch {
				throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "The body is not JSON");
			}
		};
		var route = __webpack_require__(63256);
		;
		const readTarget = ({ findRoute }, request) => {
			const [rawPath = "/", ...query] = (request.url ?? "/").split("?");
			const method = request.method === "HEAD" ? "GET" : request.method ?? "GET";
			const path = (0, route._L)(rawPath);
			return {
				method,
				path,
				query: query.join("?"),
				isControl: (0, route.RA)(path),
				found: findRoute(method, path)
			};
		};
		const checkSteering = ({ headers, socket }) => {
			if (!(0, addresses.U9)(socket.remoteAddress ?? "")) throw new http_response.P_(403, "Only this machine may steer the simulation");
			const own = URL.parse(`http://${headers.host ?? ""}`);
			if (own === null || !(0, addresses.U9)(own.hostname)) throw new http_response.P_(403, "Host: expected a loopback address or localhost, since only this machine may steer the simulation");
			if (headers.origin !== undefined && headers.origin !== own.origin) throw new http_response.P_(403, "Origin: a web page of another origin may not steer the simulation");
		};
		const checkCaller = ({ isAuthentic, simulation }, request, target) => {
			const { method, path, isControl } = target;
			if (isControl) {
				checkSteering(request);
				return;
			}
			if (!isAuthentic(request.headers.authorization, path)) throw new http_response.P_(401, "Unauthorized", "both");
			if (!simulation.live().admits(method, path)) throw new http_response.P_(429, "Too many requests");
			simulation.noteRequest(method, request.url ?? path);
		};
		const methodsOf = ({ findRoute }, path) => [
			"GET",
			"POST",
			"PUT",
			"DELETE"
		].filter((method) => findRoute(method, path) !== undefined);
		const handle = async (options, request, target, record, signal) => {
			const { method, path, query, isControl, found } = target;
			checkCaller(options, request, target);
			const noteBody = (body, bytes) => options.log.setBody(record, body, bytes);
			const readJson = async () => {
				const { value, bytes } = await readJsonBody(request);
				noteBody(value, bytes);
				return value;
			};
			const recorded = isControl ? undefined : options.simulation.live().replay(method, path);
			if (recorded !== undefined) {
				if (/^application\/json\b/i.test(request.headers["content-type"] ?? "")) await readJson();
				return recorded;
			}
			if (found === undefined) {
				const unserved = findUnserved(method, path);
				const allowed = unserved === undefined ? methodsOf(options, path) : [];
				if (allowed.length > 0) return {
					...(0, http_response.Yf)({ message: `${method} is not allowed here` }, 405),
					headers: { Allow: allowed.join(", ") }
				};
				if (unserved === undefined) throw new http_response.P_(404, "Not found");
				const { operation, area } = unserved;
				throw new http_response.P_(501, `The built-in cloud does not serve "${operation}" (${area}), which the service has`);
			}
			const { route, params } = found;
			const exchange = {
				params,
				query: new URLSearchParams(query),
				request,
				signal,
				noteBody,
				readJson
			};
			return {
				...await route.handle(exchange),
				status: route.status ?? 200
			};
		};
		const errorResponse = (error, simulation) => {
			const { errors } = simulation.live().cloud.scenario.shapes;
			if (error instanceof http_response.P_) return (0, http_response.u)(error, errors === "observed" ? error.form : errors);
			const why = error instanceof Error ? error.message.replace(/, \w+ '.*$/s, "") : "unknown error";
			return (0, http_response.Yf)({ message: `The built-in cloud failed: ${why}` }, 500);
		};
		const drain = async (request, signal) => {
			if (request.readableEnded) return;
			request.resume();
			await (0, promises_.finished)(request, {
				signal,
				writable: false
			});
		};
		const connectionClosed = new Error("the connection is closed");
		const createListener = (options) => async (request, serverResponse) => {
			const { simulation, log, clock, rewrite, onRequest } = options;
			const target = readTarget(options, request);
			const { headers } = request;
			const record = {
				atMs: simulation.time().nowMs(),
				method: request.method ?? "GET",
				path: request.url?.split("?")[0] ?? "/",
				query: target.query,
				headers: headers.authorization === undefined ? headers : {
					...headers,
					authorization: "<redacted>"
				},
				route: target.found?.route.path
			};
			if (!target.isControl) log.add(record);
			const gone = new AbortController();
			serverResponse.once("close", () => gone.abort(connectionClosed));
			const { signal } = gone;
			if (!simulation.live().cloud.scenario.limits["keep-alive"]) serverResponse.shouldKeepAlive = false;
			const time = simulation.time();
			if (time.standsStill()) serverResponse.setHeader("Date", new Date(time.nowMs()).toUTCString());
			const act = async () => {
				const work = handle(options, request, target, record, signal);
				const response = await work.catch((error) => errorResponse(error, simulation));
				return rewrite?.(record, response) ?? response;
			};
			const note = (status) => {
				record.status = status;
			};
			const respond = async (response) => {
				await drain(request, signal);
				note(response.status);
				(0, http_response.tN)(serverResponse, response);
			};
			try {
				const fault = target.isControl ? undefined : simulation.live().selectFault(target.method, target.path);
				if (fault === undefined) await respond(await act());
				else {
					record.fault = fault.action;
					const dateMs = () => (time.standsStill() ? time : clock).nowMs();
					await performFault(fault, {
						request,
						serverResponse,
						act,
						respond,
						note,
						clock,
						dateMs,
						signal
					});
				}
			} catch {
				serverResponse.destroy();
			}
			if (!request.complete) request.resume();
			onRequest?.(record);
		};
		const unserved = {
			"builds, projects and sessions of Appium": [
				"GET /app-automate/builds.json",
				"GET PUT DELETE /app-automate/builds/*.json",
				"GET /app-automate/builds/*/sessions.json",
				"POST /app-automate/builds/*/terminallogs",
				"GET /app-automate/builds/*/sessions/*/appiumlogs",
				"GET /app-automate/builds/*/sessions/*/devicelogs",
				"GET /app-automate/builds/*/sessions/*/networklogs",
				"GET /app-automate/builds/*/sessions/*/appprofiling",
				"GET /app-automate/builds/*/sessions/*/appprofiling/v2",
				"GET /app-automate/projects.json",
				"GET PUT DELETE /app-automate/projects/*.json",
				"GET /app-automate/projects/*/badge_key",
				"PUT DELETE /app-automate/sessions/*.json",
				"POST /app-automate/sessions/*/terminallogs",
				"GET /ext/v1/builds"
			],
			"modules of Espresso": [
				"POST /app-automate/espresso/v2/module-app",
				"POST /app-automate/espresso/v2/module-build",
				"GET /app-automate/espresso/builds/*/sessions/*/assets",
				"GET /app-automate/espresso/v2/builds/*/sessions/*/assets"
			],
			"listings of Flutter uploads": [
				"GET /app-automate/flutter-integration-tests/v2/android/apps",
				"GET DELETE /app-automate/flutter-integration-tests/v2/android/apps/*",
				"GET /app-automate/flutter-integration-tests/v2/ios/test-packages",
				"GET DELETE /app-automate/flutter-integration-tests/v2/ios/test-package/*"
			],
			Detox: ["POST /app-automate/detox/v2/android/app", "POST /app-automate/detox/v2/android/app-client"],
			"test management beyond the listing of test cases": [
				"GET POST /api/v2/projects",
				"GET PATCH DELETE /api/v2/projects/*",
				"GET POST /api/v2/projects/*/folders",
				"GET PATCH DELETE /api/v2/projects/*/folders/*",
				"POST /api/v2/projects/*/folders/*/move",
				"POST /api/v2/projects/*/folders/*/test-cases",
				"PATCH DELETE /api/v2/projects/*/test-cases",
				"POST /api/v2/projects/*/test-cases/archive",
				"POST /api/v2/projects/*/test-cases/unarchive",
				"PATCH /api/v2/projects/*/test-cases/with-operations",
				"PATCH DELETE /api/v2/projects/*/test-cases/*",
				"POST /api/v2/projects/*/test-cases/*/archive",
				"POST /api/v2/projects/*/test-cases/*/unarchive",
				"POST /api/v2/projects/*/test-cases/*/move",
				"GET POST /api/v2/projects/*/test-cases/*/attachments",
				"DELETE /api/v2/projects/*/test-cases/*/attachments/*",
				"GET /api/v2/projects/*/test-cases/*/results",
				"GET POST /api/v2/projects/*/test-runs",
				"GET /api/v2/projects/*/test-runs/*",
				"GET /api/v2/projects/*/test-runs/*/test-cases",
				"PATCH POST /api/v2/projects/*/test-runs/*/update",
				"POST /api/v2/projects/*/test-runs/*/assign",
				"POST /api/v2/projects/*/test-runs/*/close",
				"POST /api/v2/projects/*/test-runs/*/delete",
				"GET POST /api/v2/projects/*/test-runs/*/results",
				"GET /api/v2/projects/*/test-runs/*/test-cases/*/results",
				"GET POST /api/v2/projects/*/test-results/*/attachments",
				"DELETE /api/v2/projects/*/test-results/*/attachments/*",
				"GET POST /api/v2/projects/*/test-plans",
				"GET /api/v2/projects/*/test-plans/*",
				"POST /api/v2/projects/*/test-plans/*/update",
				"GET /api/v2/projects/*/test-plans/*/test-runs",
				"GET POST /api/v2/configurations",
				"GET /api/v2/configurations/*",
				"GET POST /api/v2/custom-fields",
				"PATCH DELETE /api/v2/custom-fields/*"
			]
		};
		const known = Object.entries(unserved).flatMap(([area, rows]) => rows.flatMap((row) => {
			const methods = row.split(" ");
			const path = methods.pop() ?? "";
			return methods.map((method) => ({
				method,
				path,
				operation: `${method} ${path}`,
				area
			}));
		}));
		const findUnserved = (method, path) => known.find((entry) => entry.method === method && (0, wildcard.$h)(entry.path, path));
		;
		const isPlainLoopback = ({ hostname, protocol }) => protocol === "http:" && (0, addresses.U9)(hostname);
		const deliveryTimeoutMs = 5e3;
		const postToLoopback = async (address, body, signal) => {
			const url = URL.parse(address);
			if (url === null || !isPlainLoopback(url)) return "skipped";
			const headers = {
				"Content-Type": "application/json",
				"X-Mobile-Test-Cloud": "simulated"
			};
			const until = AbortSignal.any([signal, AbortSignal.timeout(deliveryTimeoutMs)]);
			const sent = (0, external_node_http_.request)(url, {
				method: "POST",
				headers,
				signal: until,
				agent: false
			});
			sent.on("error", () => {}).end(JSON.stringify(body));
			try {
				const [response] = await (0, external_node_events_.once)(sent, "response");
				response.resume();
				return response.statusCode ?? 0;
			} catch {
				return "failed";
			}
		};
		const listenOnLoopback = async (server, port) => {
			server.listen(port, "127.0.0.1");
			await (0, external_node_events_.once)(server, "listening");
			const address = server.address();
			if (address === null || typeof address === "string") throw new Error("The built-in cloud could not open a port on 127.0.0.1.");
			return `http://127.0.0.1:${address.port}`;
		};
		;
		const maxEntries = 5e3;
		const maxBodyBytes = 64 * 1024;
		const maxTotalBodyBytes = 8 * 1024 * 1024;
		const createRequestLog = () => {
			const requests = [];
			const bodyBytes = new WeakMap();
			let totalBodyBytes = 0;
			const forgetOldest = () => {
				const oldest = requests.shift();
				if (oldest !== undefined) totalBodyBytes -= bodyBytes.get(oldest) ?? 0;
			};
			return {
				requests,
				add: (request) => {
					requests.push(request);
					if (requests.length > maxEntries) forgetOldest();
				},
				setBody: (request, body, bytes) => {
					if (bytes > maxBodyBytes || !requests.includes(request)) return;
					request.body = body;
					bodyBytes.set(request, bytes);
					totalBodyBytes += bytes;
					while (totalBodyBytes > maxTotalBodyBytes) forgetOldest();
				},
				clear: () => {
					requests.length = 0;
					totalBodyBytes = 0;
				}
			};
		};
		var message_schemas = __webpack_require__(14091);
		;
		const account_routes_deviceSchema = (0, message_schemas.cW)("Device", {
			os: schemas.k5n(["android", "ios"]),
			os_version: schemas.YjP(),
			device: schemas.YjP(),
			realMobile: schemas.zMY().optional(),
			real_mobile: schemas.zMY().optional().describe("In place of `realMobile`, where a scenario says so")
		});
		const account_routes_devicesSchema = (0, message_schemas.gw)("Devices", schemas.YOg(account_routes_deviceSchema));
		const deviceLimitSchema = (0, message_schemas.cW)("DeviceLimit", {
			os: schemas.k5n(["android", "ios"]),
			os_version: schemas.YjP(),
			device: schemas.YjP(),
			group_usage: schemas.Whr(),
			device_limit: schemas.Whr()
		});
		const deviceLimitsSchema = (0, message_schemas.gw)("DeviceLimits", schemas.YOg(deviceLimitSchema));
		const account_routes_planSchema = (0, message_schemas.cW)("Plan", {
			automate_plan: schemas.YjP(),
			parallel_sessions_running: schemas.Whr(),
			team_parallel_sessions_max_allowed: schemas.Whr(),
			parallel_sessions_max_allowed: schemas.Whr(),
			queued_sessions: schemas.Whr(),
			queued_sessions_max_allowed: schemas.Whr()
		});
		const queueUsageSchema = (0, message_schemas.cW)("QueueUsage", { meta: schemas.Ikc({
			generatedAt: schemas.YjP(),
			persona: schemas.YjP(),
			summary: schemas.Ikc({
				totalParallelsUsed: schemas.Whr(),
				maximumParallelsAllowed: schemas.Whr(),
				totalQueuedSessions: schemas.Whr(),
				maximumQueueAllowed: schemas.Whr()
			})
		}) });
		const account_routes_route = (0, route.eV)({
			name: "Account",
			text: "Devices, plan and queue"
		});
		const accountRoutes = (cloud) => {
			const devices = (framework) => cloud.devices.devices.filter(({ os }) => framework === undefined || traitsOf(framework).platforms.includes(os)).map(({ name, osVersion, os }) => ({
				os,
				os_version: osVersion,
				device: name,
				[cloud.spelling.shapes["real-mobile-key"]]: true
			}));
			const devicesRoute = (path, framework) => account_routes_route.get(path, {
				name: "listDevices",
				summary: "List the devices",
				response: account_routes_devicesSchema,
				handle: () => devices(framework)
			});
			const { plan } = cloud;
			const { use } = cloud.scenario.devices;
			return [
				devicesRoute("/app-automate/devices.json"),
				devicesRoute("/app-automate/devices"),
				...frameworksOf("v1").map(({ framework, root }) => devicesRoute(`${root}/devices.json`, framework)),
				...frameworksOf("v1").filter(({ framework }) => traitsOf(framework).v2 !== undefined).map(({ framework, root }) => devicesRoute(`${root}/v2/devices`, framework)),
				account_routes_route.get("/app-automate/device_tier_limits.json", {
					name: "listDeviceLimits",
					summary: "List how many of each device are in use",
					response: deviceLimitsSchema,
					refusals: [404],
					handle: () => {
						if (use === "unavailable") throw new http_response.P_(404, "There is no such page");
						return cloud.devices.devices.map((device) => limitRow(device, use, plan.parallelMax));
					}
				}),
				account_routes_route.get("/app-automate/plan.json", {
					name: "getPlan",
					summary: "Get the plan and its use",
					response: account_routes_planSchema,
					handle: () => ({
						automate_plan: cloud.scenario.plan.name,
						parallel_sessions_running: plan.running(),
						team_parallel_sessions_max_allowed: plan.parallelMax,
						parallel_sessions_max_allowed: plan.parallelMax,
						queued_sessions: plan.queued(),
						queued_sessions_max_allowed: plan.queueMax
					})
				}),
				account_routes_route.get("/app-automate/current_parallel_queue_usage", {
					name: "getQueueUsage",
					summary: "Get the use of parallel slots and queue",
					response: queueUsageSchema,
					handle: () => {
						const summary = {
							totalParallelsUsed: plan.running(),
							maximumParallelsAllowed: plan.parallelMax,
							totalQueuedSessions: plan.queued(),
							maximumQueueAllowed: plan.queueMax
						};
						return { meta: {
							generatedAt: new Date(cloud.time.nowMs()).toISOString(),
							persona: "user",
							summary
						} };
					}
				})
			];
		};
		const limitRow = ({ name, osVersion, os }, use, parallelMax) => {
			const row = use.find((each) => each.device === name && each["os-version"] === osVersion);
			return {
				os,
				os_version: osVersion,
				device: name,
				group_usage: row?.used ?? 0,
				device_limit: row?.limit ?? parallelMax
			};
		};
		var is_record = __webpack_require__(75977);
		;
		const numberParameter = (query, name, { minValue: min, maxValue: max }, fallback, refuse) => {
			const text = query.get(name);
			if (text === null) return fallback;
			const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
			if (!(number >= (min ?? 0) && number <= (max ?? 0))) throw refuse(name, `a whole number from ${min} to ${max}`);
			return number;
		};
		const choiceParameter = (query, name, choices, refuse, separator = ", ") => {
			const text = query.get(name);
			if (text !== null && !choices.includes(text)) throw refuse(name, choices.join(separator));
			return text ?? undefined;
		};
		const refuseQuery = (name, expected) => (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", `${name}: expected ${expected}`, "error");
		const defaultLimit = 10;
		const limitSchema = schemas.Whr().min(1).max(100).describe(`Default ${defaultLimit}`);
		const readLimit = (query) => numberParameter(query, "limit", limitSchema, defaultLimit, refuseQuery);
		;
		const targetSchema = schemas.Ikc({
			channel: schemas.k5n([
				"webhook",
				"email",
				"slack"
			]),
			enabled: schemas.zMY().default(true),
			config: schemas.g1P(schemas.YjP(), schemas.Pq9())
		}).refine(({ channel, config }) => channel !== "webhook" || typeof config.url === "string" && URL.canParse(config.url), {
			error: "a webhook needs a url",
			path: ["config", "url"]
		});
		const filterSchema = schemas._H3({
			mode: schemas.k5n(["conditions", "sql"]),
			conditions: schemas.YOg(schemas._H3({
				column: schemas.YjP(),
				operator: schemas.YjP().default("equals"),
				value: schemas.Pq9()
			})).optional()
		}).nullable();
		const inputSchema = schemas.Ikc({
			name: schemas.YjP().min(1).max(255),
			description: schemas.YjP().max(500).nullable().default(null),
			scope: schemas.k5n(["TRACE", "SESSION"]).default("TRACE"),
			metric: schemas.YjP().min(1).max(200),
			aggregation: schemas.YjP().min(1).max(100),
			operator: schemas.YjP().min(1).max(100),
			threshold: schemas.aig(),
			windowMinutes: schemas.aig(),
			cooldownMinutes: schemas.Whr().min(0).default(15),
			environments: schemas.YOg(schemas.YjP().min(1).max(200)).max(1e3).default([]),
			notifications: schemas.YOg(targetSchema).min(1).max(100),
			filter: filterSchema.default(null)
		});
		const refuseField = (field, problem) => new http_response.P_(422, `${field}: ${problem}`);
		const checkChoice = (field, value, known) => {
			if (!known.some((candidate) => candidate.toLowerCase() === value.toLowerCase())) throw refuseField(field, `"${value}" is not one of ${known.join(", ")}`);
		};
		const signs = new Map(Object.entries({
			gt: ">",
			gte: ">=",
			lt: "<",
			lte: "<=",
			eq: "==",
			"=": "==",
			ne: "!=",
			neq: "!="
		}));
		const signOf = (operator) => signs.get(operator.toLowerCase()) ?? operator;
		const readAlertInput = (body, orders) => {
			const parsed = inputSchema.safeParse(body);
			if (!parsed.success) {
				const [issue] = parsed.error.issues;
				throw refuseField(issue?.path.join(".") || "body", issue?.message ?? "not an alert");
			}
			const input = parsed.data;
			if (!/^score:\S/.test(input.metric)) checkChoice("metric", input.metric, orders.metrics);
			checkChoice("aggregation", input.aggregation, orders.aggregations);
			checkChoice("operator", signOf(input.operator), orders.operators);
			const windows = orders["window-minutes"];
			if (!windows.includes(input.windowMinutes)) throw refuseField("windowMinutes", `${input.windowMinutes} is not one of ${windows.join(", ")}`);
			for (const environment of input.environments) if (orders.environments !== undefined) checkChoice("environments", environment, orders.environments);
			for (const { column } of input.filter?.conditions ?? []) checkChoice("filter", column, orders["filter-columns"]);
			return input;
		};
		const alertSchema = schemas.Ikc({
			id: schemas.YjP(),
			...inputSchema.shape,
			status: schemas.k5n(["active", "paused"]),
			createdAt: schemas.YjP(),
			updatedAt: schemas.YjP()
		});
		const maxAlerts = 2e4;
		const createAlertRegistry = (time, newId) => {
			const alerts = new Map();
			const now = () => new Date(time.nowMs()).toISOString();
			return {
				add: (input, status = "active") => {
					if (alerts.size >= maxAlerts) throw new http_response.P_(422, `There are ${maxAlerts} alerts already`);
					const id = newId("alert", input.name).slice(0, 24);
					const alert = {
						id,
						...input,
						status,
						createdAt: now(),
						updatedAt: now()
					};
					alerts.set(alert.id, alert);
					return alert;
				},
				setStatus: (id, status) => {
					const alert = alerts.get(id);
					if (alert === undefined) throw new http_response.P_(404, "Alert not found");
					const updated = alert.status === status ? alert : {
						...alert,
						status,
						updatedAt: now()
					};
					alerts.set(id, updated);
					return updated;
				},
				all: () => [...alerts.values()]
			};
		};
		const addExistingAlerts = (alerts, orders) => {
			for (const [index, { status, ...input }] of orders.existing.entries()) {
				try {
					alerts.add(readAlertInput(input, orders), status === "paused" ? "paused" : "active");
				} catch (error) {
					if (!(error instanceof http_response.P_)) throw error;
					throw new ScenarioError("scenario", [{
						key: `alerts.existing[${index}]`,
						message: error.message
					}]);
				}
			}
		};
		var durations = __webpack_require__(71698);
		var numbers = __webpack_require__(71113);
		;
		const percentile = (values, percent) => {
			const sorted = values.toSorted((one, other) => one - other);
			return sorted[Math.max(0, Math.ceil(percent / 100 * sorted.length) - 1)];
		};
		const aggregate = (aggregation, values) => {
			const name = aggregation.toLowerCase();
			if (name === "count") return values.length;
			if (name === "sum") return (0, numbers.cz)(values);
			if (values.length === 0) return undefined;
			if (name === "min") return Math.min(...values);
			if (name === "max") return Math.max(...values);
			const percent = /^p(\d{1,2}(?:\.\d+)?)$/.exec(name)?.[1];
			return percent === undefined ? (0, numbers.cz)(values) / values.length : percentile(values, Number(percent));
		};
		const isCrossed = (value, operator, threshold) => {
			switch (signOf(operator)) {
				case ">=": return value >= threshold;
				case "<": return value < threshold;
				case "<=": return value <= threshold;
				case "==": return value === threshold;
				case "!=": return value !== threshold;
				default: return value > threshold;
			}
		};
		const passesFilter = ({ filter }, { attributes }) => (filter?.mode === "conditions" ? filter.conditions ?? [] : []).every(({ column, operator, value }) => {
			const found = Object.hasOwn(attributes, column) ? attributes[column] : undefined;
			if (operator === "not_equals") return found !== value;
			if (operator === "contains") return typeof found === "string" && typeof value === "string" && found.includes(value);
			return found === value;
		});
		const concerns = (alert, sample) => sample.scope === alert.scope && sample.metric === alert.metric && (alert.environments.length === 0 || sample.environment !== undefined && alert.environments.includes(sample.environment)) && passesFilter(alert, sample);
		const evaluate = (alert, samples, nowMs) => {
			const sinceMs = nowMs - Number(alert.windowMinutes) * durations.J2;
			const inWindow = samples.filter(({ atMs }) => atMs > sinceMs && atMs <= nowMs);
			const values = inWindow.flatMap((sample) => concerns(alert, sample) ? [sample.value] : []);
			const value = aggregate(alert.aggregation, values);
			return {
				value,
				crossed: value !== undefined && isCrossed(value, alert.operator, alert.threshold)
			};
		};
		const sampleSchema = schemas.rej({
			scope: schemas.k5n(["TRACE", "SESSION"]).default("TRACE"),
			metric: schemas.YjP().min(1).max(200),
			value: schemas.aig(),
			environment: schemas.YjP().min(1).max(200).optional(),
			attributes: schemas.g1P(schemas.YjP().max(200), schemas.Pq9()).default({}),
			at: iso.w$().optional()
		});
		const samplesSchema = schemas.KCZ([schemas.YOg(sampleSchema).max(1e4), sampleSchema]);
		const eventSchema = schemas.Ikc({
			id: schemas.YjP(),
			alertId: schemas.YjP(),
			alertName: schemas.YjP(),
			state: schemas.k5n([
				"FIRING",
				"ACKNOWLEDGED",
				"RESOLVED"
			]),
			value: schemas.aig().nullable(),
			firedAt: schemas.YjP(),
			fires: schemas.Whr(),
			acknowledgedAt: schemas.YjP().nullable(),
			resolvedAt: schemas.YjP().nullable(),
			deliveries: schemas.YOg(schemas.Ikc({
				channel: schemas.YjP(),
				outcome: schemas.KCZ([schemas.Whr(), schemas.YjP()])
			}))
		});
		const maxSamples = 5e4;
		const maxEvents = 5e3;
		const createAlertWatch = (alerts, time, newId) => {
			const events = new Map();
			const openEvents = new Map();
			const firedAtMs = new Map();
			let samples = [];
			const now = () => new Date(time.nowMs()).toISOString();
			const keep = (event) => {
				events.set(event.id, event);
				const oldest = events.keys().next();
				if (events.size > maxEvents && oldest.done !== true) events.delete(oldest.value);
				return event;
			};
			const fire = async (alert, open, value, signal) => {
				firedAtMs.set(alert.id, time.nowMs());
				const event = keep({
					id: open?.id ?? newId("alert event", alert.id).slice(0, 24),
					alertId: alert.id,
					alertName: alert.name,
					state: "FIRING",
					value,
					firedAt: open?.firedAt ?? now(),
					fires: (open?.fires ?? 0) + 1,
					acknowledgedAt: null,
					resolvedAt: null,
					deliveries: open?.deliveries ?? []
				});
				openEvents.set(alert.id, event.id);
				const deliveries = await notify(alert, event, signal);
				const latest = events.get(event.id) ?? event;
				keep({
					...latest,
					deliveries: [...latest.deliveries, ...deliveries]
				});
			};
			const evaluateOne = async (alert, signal) => {
				const { value, crossed } = evaluate(alert, samples, time.nowMs());
				const open = events.get(openEvents.get(alert.id) ?? "");
				if (!crossed) {
					openEvents.delete(alert.id);
					if (open !== undefined) keep({
						...open,
						state: "RESOLVED",
						value: value ?? null,
						resolvedAt: now()
					});
					return;
				}
				if (open?.state === "ACKNOWLEDGED") return;
				const cooledAtMs = (firedAtMs.get(alert.id) ?? Number.NEGATIVE_INFINITY) + alert.cooldownMinutes * durations.J2;
				if (time.nowMs() >= cooledAtMs) await fire(alert, open, value ?? null, signal);
			};
			const evaluateAll = async (signal) => {
				for (const alert of alerts.all()) if (alert.status === "active") await evaluateOne(alert, signal);
			};
			return {
				take: async (taken, signal) => {
					samples = [...samples, ...taken].slice(-maxSamples);
					await evaluateAll(signal);
				},
				events: async (signal) => {
					await evaluateAll(signal);
					return [...events.values()].reverse();
				},
				acknowledge: (eventId) => {
					const event = events.get(eventId);
					if (event === undefined) throw new http_response.P_(404, "Alert event not found");
					if (event.state === "RESOLVED") throw new http_response.P_(422, "The alert event is resolved");
					return keep({
						...event,
						state: "ACKNOWLEDGED",
						acknowledgedAt: now()
					});
				}
			};
		};
		const notify = async (alert, event, signal) => {
			const { id, state, value, firedAt, fires } = event;
			const payload = {
				simulated: true,
				alert: {
					id: alert.id,
					name: alert.name,
					scope: alert.scope,
					metric: alert.metric
				},
				event: {
					id,
					state,
					value,
					threshold: alert.threshold,
					firedAt,
					fires
				}
			};
			const deliveries = [];
			for (const { channel, enabled, config } of alert.notifications) {
				if (!enabled) continue;
				const url = typeof config.url === "string" ? config.url : "";
				const outcome = channel === "webhook" ? await postToLoopback(url, payload, signal) : "noted";
				deliveries.push({
					channel,
					outcome
				});
			}
			return deliveries;
		};
		;
		const alert_routes_alert = (0, message_schemas.gw)("Alert", alertSchema);
		const alert_routes_event = (0, message_schemas.gw)("AlertEvent", eventSchema);
		const alerts = (0, message_schemas.cW)("Alerts", {
			data: schemas.YOg(alert_routes_alert),
			meta: schemas.Ikc({
				page: schemas.Whr(),
				limit: schemas.Whr(),
				totalItems: schemas.Whr().optional(),
				totalPages: schemas.Whr().optional(),
				total_items: schemas.Whr().optional(),
				total_pages: schemas.Whr().optional()
			}).describe("In snake case where a scenario says so")
		});
		const events = (0, message_schemas.cW)("AlertEvents", { data: schemas.YOg(alert_routes_event) });
		const takenSamples = (0, message_schemas.cW)("TakenSamples", { taken: schemas.Whr() });
		const alertInput = (0, message_schemas.Em)("AlertInput", inputSchema);
		const alertToggle = (0, message_schemas.Em)("AlertToggle", schemas.Ikc({ active: schemas.zMY() }));
		const samplesInput = (0, message_schemas.Em)("Samples", samplesSchema);
		const alert_routes_defaultLimit = 50;
		const alertsQuery = {
			page: schemas.Whr().min(1).max(999999999).describe("From 1"),
			limit: schemas.Whr().min(1).max(100).describe(`Default ${alert_routes_defaultLimit}`),
			search: schemas.YjP().describe("A part of the name"),
			status: schemas.k5n(["active", "paused"]),
			scope: schemas.k5n(["TRACE", "SESSION"]),
			metric: schemas.YjP()
		};
		const refuseAlertQuery = (name, expected) => new http_response.P_(422, `${name}: expected ${expected}`);
		const filterOf = (query) => {
			const search = query.get("search")?.toLowerCase();
			const status = choiceParameter(query, "status", alertsQuery.status.options, refuseAlertQuery, " or ");
			const scope = choiceParameter(query, "scope", alertsQuery.scope.options, refuseAlertQuery, " or ");
			const metric = query.get("metric");
			return (alert) => (search === undefined || alert.name.toLowerCase().includes(search)) && (status === undefined || alert.status === status) && (scope === undefined || alert.scope === scope) && (metric === null || alert.metric === metric);
		};
		const alertPage = ({ alerts, scenario }, { query }) => {
			const page = numberParameter(query, "page", alertsQuery.page, 1, refuseAlertQuery);
			const limit = numberParameter(query, "limit", alertsQuery.limit, alert_routes_defaultLimit, refuseAlertQuery);
			const found = alerts.all().filter(filterOf(query));
			const total = found.length;
			const pages = Math.ceil(total / limit);
			const totals = scenario.alerts.meta === "camel" ? {
				totalItems: total,
				totalPages: pages
			} : {
				total_items: total,
				total_pages: pages
			};
			return {
				data: found.slice((page - 1) * limit, page * limit),
				meta: {
					page,
					limit,
					...totals
				}
			};
		};
		const toggle = async (cloud, exchange) => {
			const body = await exchange.readJson();
			const active = (0, is_record.u4)(body) ? body.active : undefined;
			if (typeof active !== "boolean") throw new http_response.P_(422, "active: expected true or false");
			return cloud.alerts.setStatus((0, route.uR)(exchange, "id"), active ? "active" : "paused");
		};
		const readSamples = (body, nowMs) => {
			const parsed = samplesSchema.safeParse(body);
			if (!parsed.success) throw new http_response.P_(422, "Expected a sample or a list of them: scope, metric, value, environment, attributes, at");
			return [parsed.data].flat().map(({ at, ...sample }) => ({
				...sample,
				atMs: at === undefined ? nowMs : Date.parse(at)
			}));
		};
		const alert_routes_route = (0, route.eV)({
			name: "Alerts",
			text: "Alert rules. The service does not document their paths: these are the defaults of the action"
		});
		const simulation = (0, route.eV)(route.be);
		const alertRoutes = (cloud) => [
			alert_routes_route.post("/alerts", {
				name: "createAlert",
				summary: "Create an alert rule",
				body: (0, message_schemas.Pq)(alertInput),
				status: 201,
				response: alert_routes_alert,
				handle: async (exchange) => cloud.alerts.add(readAlertInput(await exchange.readJson(), cloud.scenario.alerts))
			}),
			alert_routes_route.get("/alerts", {
				name: "listAlerts",
				summary: "List alert rules",
				query: alertsQuery,
				response: alerts,
				refusals: [422],
				handle: (exchange) => alertPage(cloud, exchange)
			}),
			alert_routes_route.post("/alerts/:id/toggle", {
				name: "toggleAlert",
				summary: "Pause or resume an alert rule",
				body: (0, message_schemas.Pq)(alertToggle),
				response: alert_routes_alert,
				handle: (exchange) => toggle(cloud, exchange)
			}),
			simulation.post("/simulation/metrics", {
				name: "postMetrics",
				summary: "Post samples of metrics, and evaluate the alert rules",
				body: (0, message_schemas.Pq)(samplesInput),
				status: 202,
				response: takenSamples,
				handle: async (exchange) => {
					const samples = readSamples(await exchange.readJson(), cloud.time.nowMs());
					await cloud.alertWatch.take(samples, exchange.signal);
					return { taken: samples.length };
				}
			}),
			simulation.get("/simulation/alert-events", {
				name: "listAlertEvents",
				summary: "List the events of alert rules",
				response: events,
				handle: async ({ signal }) => ({ data: await cloud.alertWatch.events(signal) })
			}),
			simulation.post("/simulation/alert-events/:id/acknowledge", {
				name: "acknowledgeAlertEvent",
				summary: "Acknowledge an event",
				response: alert_routes_event,
				refusals: [422],
				handle: (exchange) => cloud.alertWatch.acknowledge((0, route.uR)(exchange, "id"))
			})
		];
		;
		const sessionState = ({ startsAtMs, endsAtMs }, atMs) => {
			if (atMs >= endsAtMs) return "ended";
			return atMs >= startsAtMs ? "running" : "queued";
		};
		const testState = (session, test, atMs) => {
			const sinceStartMs = Math.min(atMs, session.endsAtMs) - session.startsAtMs;
			if (session.end === "abort" && test.outcome === "left-out" && atMs >= session.endsAtMs) return "left-out";
			if (!(sinceStartMs >= test.startsAtMs)) return "queued";
			if (test.outcome === "never" || sinceStartMs < test.endsAtMs) return "running";
			return test.outcome;
		};
		const countStates = (session, atMs) => {
			const counts = {
				queued: 0,
				running: 0,
				pass: 0,
				fail: 0,
				error: 0,
				skip: 0,
				timeout: 0,
				aborted: 0,
				"left-out": 0,
				"passed-before": 0
			};
			for (const test of session.tests) counts[testState(session, test, atMs)]++;
			return counts;
		};
		const worstResult = (results) => [
			"stop",
			"abort",
			"fail",
			"error",
			"timeout",
			"pass"
		].find((result) => results.has(result)) ?? "skip";
		const sessionVerdict = ({ tests, end }) => worstResult(new Set([...tests.map(({ outcome }) => outcome), ...end === "complete" ? [] : [end]]));
		const buildEndsAtMs = ({ sessions }) => Math.max(...sessions.map(({ endsAtMs }) => endsAtMs));
		const buildState = (build, atMs) => {
			if (atMs >= buildEndsAtMs(build)) return "ended";
			return build.sessions.some((session) => sessionState(session, atMs) !== "queued") ? "running" : "queued";
		};
		const buildVerdict = ({ sessions, request }) => {
			const hidesFailure = traitsOf(request.framework).runner === "instrumentation" && sessions.some(({ tests }) => tests.some((test) => test.failedBefore));
			return worstResult(new Set([...sessions.map(sessionVerdict), ...hidesFailure ? ["fail"] : []]));
		};
		const knownSessions = ({ sessions }, atMs) => sessions.filter(({ vanishesAtMs }) => atMs < vanishesAtMs);
		const sessionDurationMs = ({ startsAtMs, endsAtMs }, atMs) => Math.max(0, Math.min(atMs, endsAtMs) - Math.min(startsAtMs, atMs));
		const buildDurationMs = (build, atMs) => Math.max(0, Math.min(atMs, buildEndsAtMs(build)) - build.createdAtMs);
		;
		const maxRecords = 2e4;
		const createUploadRegistry = (username, time, newId, contents, retentionDays) => {
			const records = [];
			const deleted = new Set();
			const isKept = (record) => !deleted.has(record) && time.nowMs() < record.uploadedAtMs + retentionDays() * durations.LP;
			const fits = (record, { kind, framework }) => record.kind === kind && (framework === undefined || record.framework === framework);
			const newestFirst = (uploads) => uploads.toReversed().toSorted((left, right) => right.uploadedAtMs - left.uploadedAtMs);
			const find = (query, id) => records.find((record) => record.id === id && fits(record, query) && isKept(record));
			return {
				add: (record) => {
					const { kind, framework = "", name, content } = record;
					const id = record.id ?? newId(kind, framework, name, content?.sha256 ?? "");
					const added = {
						...record,
						id,
						uploadedAtMs: record.uploadedAtMs ?? time.nowMs()
					};
					records.push(added);
					if (records.length > maxRecords) records.shift();
					return added;
				},
				list: (query) => newestFirst(records).filter((record) => fits(record, query) && isKept(record)).filter((record) => query.scope === "group" || record.owner === "user").filter((record) => query.customId === undefined || record.customId === query.customId).slice(0, query.limit),
				find,
				resolve: (query, reference) => {
					const named = newestFirst(records).filter((record) => fits(record, query));
					const byId = named.find((record) => referenceTo(record) === reference);
					if (byId !== undefined) return isKept(byId) ? byId : "deleted";
					const uploads = named.filter((record) => [record.customId, shareableIdOf(record, username)].includes(reference));
					return uploads.find(isKept) ?? (uploads.length > 0 ? "deleted" : undefined);
				},
				remove: async (query, id) => {
					const record = find(query, id);
					if (record === undefined) return false;
					deleted.add(record);
					const { content } = record;
					const isShared = records.some((other) => other.content?.sha256 === content?.sha256 && !deleted.has(other));
					if (content !== undefined && !isShared) await contents.remove(content);
					return true;
				}
			};
		};
		const referenceTo = ({ kind, id }) => `${kind === "media" ? "media" : "bs"}://${id}`;
		const shareableIdOf = ({ customId, owner }, username) => customId === undefined ? undefined : `${owner === "user" ? username : "colleague"}/${customId}`;
		const platformIn = (name) => {
			if (/\.(apk|aab|apks)$/i.test(name)) return "android";
			return /\.ipa$/i.test(name) ? "ios" : undefined;
		};
		;
		const statuses = {
			queued: {
				test: "QUEUED",
				v2: "queued"
			},
			running: {
				test: "RUNNING",
				v2: "running"
			},
			pass: {
				test: "SUCCESS",
				ended: "done",
				v2: "passed"
			},
			fail: {
				test: "FAILED",
				ended: "failed",
				v2: "failed"
			},
			error: {
				test: "ERROR",
				ended: "error",
				v2: "error"
			},
			skip: {
				test: "IGNORED",
				ended: "done",
				v2: "skipped"
			},
			timeout: {
				test: "TIMEDOUT",
				ended: "timeout",
				v2: "timedout"
			},
			stop: {
				ended: "stopped",
				v2: "stopped"
			},
			abort: { v2: "aborted" },
			aborted: {
				test: "ABORTED",
				v2: "aborted"
			},
			"left-out": {
				test: "NOT-RUN (FAIL-FAST)",
				v2: "not-run (fail-fast)"
			},
			"passed-before": {
				test: "NOT-RUN (RETRY-FAILURES)",
				v2: "not-run (retry-failures)"
			}
		};
		const statusV2 = (shapes, state) => scenarioStatus(shapes, state) ?? statuses[state].v2;
		const reportStatus = (outcome) => statuses[outcome === "never" ? "queued" : outcome].v2;
		const scenarioStatus = (shapes, state) => {
			if (state === "timeout") return shapes["timeout-word"];
			if (state === "abort" || state === "aborted") return shapes["abort-word"];
			return state === "left-out" ? shapes["left-out-word"] : undefined;
		};
		const testStatusV1 = (shapes, state) => {
			const own = shapes["test-words"] === "v2" ? undefined : scenarioStatus(shapes, state) ?? statuses[state].test;
			return own ?? statusV2(shapes, state);
		};
		const buildStatus = (version) => ({ cloud: { spelling }, build, nowMs }) => {
			const { shapes } = spelling;
			const state = buildState(build, nowMs);
			if (state === "queued") return shapes[version === "v1" ? "queued-build-word" : "v2-queued-build-word"];
			if (state === "running") return state;
			const verdict = buildVerdict(build);
			const ended = version === "v1" ? statuses[verdict].ended : undefined;
			return build.orders["status-word"] ?? ended ?? statusV2(shapes, verdict);
		};
		const buildStatusV1 = buildStatus("v1");
		const buildStatusV2 = buildStatus("v2");
		const endedStatusV1 = (shapes, state, end) => {
			if (state !== "ended") return state;
			const verdict = end === "complete" ? "pass" : end;
			return statuses[verdict].ended ?? statusV2(shapes, verdict);
		};
		const countersV1 = (shapes, counts, pending) => {
			if (shapes.counters === "v2") return countersV2(counts);
			const counters = {
				SUCCESS: counts.pass,
				FAILED: counts.fail,
				IGNORED: counts.skip,
				...pending && { QUEUED: counts.queued + counts.running },
				TIMEDOUT: counts.timeout,
				...counts.error > 0 && { ERROR: counts.error },
				...leftOutIn(counts) > 0 && { NOT_RUN: leftOutIn(counts) }
			};
			if (shapes.counters === "upper") return counters;
			return Object.fromEntries(Object.entries(counters).map(([status, count]) => [status.toLowerCase(), count]));
		};
		const countersV2 = (counts) => ({
			passed: counts.pass,
			failed: counts.fail,
			skipped: counts.skip,
			timedout: counts.timeout,
			error: counts.error,
			running: counts.running,
			queued: counts.queued,
			...leftOutIn(counts) > 0 && { "not-run": leftOutIn(counts) }
		});
		const leftOutIn = (counts) => counts.aborted + counts["left-out"] + counts["passed-before"];
		const logAddress = (spelling, { id, request }, test, kind) => spelling.address(`/app-automate/${traitsOf(request.framework).logs}/builds/${id}/sessions/tests/${test.id}/${kind}`);
		const videoAddress = (spelling, build, test) => {
			const seconds = (ms) => Number.isFinite(ms) ? Math.floor(ms / 1e3) : 0;
			return `${logAddress(spelling, build, test, "video")}#t=${seconds(test.startsAtMs)},${seconds(test.endsAtMs)}`;
		};
		const details = (record, bundleId, version) => ({
			url: referenceTo(record),
			bundle_id: bundleId,
			custom_id: record.customId ?? null,
			version,
			name: record.name
		});
		const appDetails = ({ cloud: { scenario }, build }) => details(build.request.app, scenario.app["bundle-id"], scenario.app.version);
		const suiteDetails = ({ cloud: { scenario }, build }) => details(build.request.suite, `${scenario.app["bundle-id"]}.test`, "");
		;
		const invalidValue = (text) => (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", text);
		const readRequestBody = (body) => {
			if (!(0, is_record.u4)(body)) throw invalidValue("The build request is not a JSON object");
			return body;
		};
		const flags = [
			"acceptInsecureCerts",
			"allowDeviceMockServer",
			"appProfiling",
			"clearPackageData",
			"coverage",
			"debugscreenshots",
			"deviceLogs",
			"disableAnimations",
			"dynamicTests",
			"enableResultBundle",
			"enableSpoonFramework",
			"instrumentationLogs",
			"local",
			"networkLogs",
			"resignApp",
			"retryTestsOnFailure",
			"screenshots",
			"singleRunnerInvocation",
			"useOrchestrator",
			"video"
		];
		const checkFlags = (capabilities) => {
			const wrong = flags.find((key) => ![
				undefined,
				null,
				true,
				false,
				"true",
				"false"
			].includes(capabilities[key]));
			if (wrong !== undefined) throw invalidValue(`${wrong} is neither true nor false`);
		};
		const readFlag = (capabilities, key) => capabilities[key] === true || capabilities[key] === "true";
		const isSwitchedOff = (capabilities, key) => capabilities[key] === false || capabilities[key] === "false";
		const readNames = (capabilities, key) => {
			const value = capabilities[key] ?? [];
			const names = typeof value === "string" ? [value] : value;
			if (!Array.isArray(names) || !names.every((name) => typeof name === "string")) throw invalidValue(`${key} is not a list of names`);
			return names;
		};
		const readTextValue = (capabilities, key) => {
			const value = capabilities[key] ?? undefined;
			if (value === undefined) return undefined;
			if (typeof value !== "string" || value === "" || value.length > 255) throw invalidValue(`${key} is not a text of 1 to 255 characters`);
			return value;
		};
		const readInteger = (capabilities, key, min, max) => {
			const value = capabilities[key];
			if (value === undefined || value === null) return undefined;
			const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
			const number = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
			if (!(number >= min && number <= max)) throw invalidValue(`${key} is not a whole number from ${min} to ${max}`);
			return number;
		};
		const readMapping = (capabilities, key) => {
			const value = capabilities[key];
			if (value === undefined || value === null) return undefined;
			if (!(0, is_record.u4)(value)) throw invalidValue(`${key} is not a mapping`);
			return value;
		};
		;
		const write = (fields, version, view) => {
			const response = {};
			for (const [v1, v2, valueInV1, valueInV2 = valueInV1] of fields) {
				const [path, value] = version === "v1" ? [v1, valueInV1] : [v2, valueInV2];
				if (path === null) continue;
				const [key = "", inner] = path.split(".");
				response[key] = inner === undefined ? value(view) : {
					...response[key],
					[inner]: value(view)
				};
			}
			return response;
		};
		const startTime = (form) => ({ spelling, startedAtMs }) => startedAtMs === undefined ? undefined : spelling.time(startedAtMs, form);
		const duration = (form) => ({ spelling, durationMs }) => spelling.duration(durationMs, form);
		const log = (kind, flag) => ({ spelling, shapes, build, test }) => {
			const address = logAddress(spelling, build, test, kind);
			if (flag === undefined || readFlag(build.request.capabilities, flag)) return address;
			return {
				present: address,
				absent: undefined,
				null: null
			}[shapes["disabled-log-keys"]];
		};
		const isMaestro = ({ traits }) => traits.runner === "maestro";
		const screenshots = (view) => {
			const { capabilities } = view.build.request;
			const isOnlyLog = isMaestro(view) && view.shapes["maestro-screenshots"] === "log";
			const isOn = readFlag(capabilities, "screenshots") || readFlag(capabilities, "debugscreenshots");
			return isOn && !isOnlyLog ? [log("screenshot.png")(view)] : [];
		};
		const testDurationV2 = (view) => duration(view.traits.runner === "instrumentation" ? "decimals" : "number")(view);
		const testFields = [
			[
				"test_id",
				"id",
				({ test }) => test.id
			],
			[
				null,
				"name",
				({ test }) => test.name
			],
			[
				"status",
				"status",
				(view) => testStatusV1(view.shapes, view.testState),
				(view) => statusV2(view.shapes, view.testState)
			],
			[
				"start_time",
				"start_time",
				startTime("offset")
			],
			[
				"duration",
				"duration",
				duration("decimals"),
				testDurationV2
			],
			[
				"video",
				"video",
				({ spelling, build, test }) => videoAddress(spelling, build, test)
			],
			[
				"device_log",
				"device_log",
				log("devicelogs", "deviceLogs")
			],
			[
				"maestro_log",
				"maestro_log",
				(view) => isMaestro(view) ? log("maestrologs")(view) : undefined
			],
			[
				"maestro_commands",
				"maestro_commands",
				(view) => isMaestro(view) ? log("commandlogs")(view) : undefined
			],
			[
				"instrumentation_log",
				"instrumentation_log",
				(view) => isMaestro(view) ? undefined : log("instrumentationlogs")(view)
			],
			[
				"network_log",
				"network_log",
				log("networklogs", "networkLogs")
			],
			[
				"screenshots",
				"screenshots",
				screenshots
			]
		];
		const testsByClass = (tests, classKey) => [...Map.groupBy(tests, classKey)];
		const testShape = (version, view, test) => {
			const { session, nowMs } = view;
			const startsAtMs = session.startsAtMs + test.startsAtMs;
			const isStarted = startsAtMs <= nowMs;
			return write(testFields, version, {
				...view,
				test,
				testState: testState(session, test, nowMs),
				startedAtMs: isStarted ? startsAtMs : undefined,
				durationMs: isStarted ? Math.min(nowMs - startsAtMs, test.endsAtMs - test.startsAtMs) : 0
			});
		};
		const testsV1 = (view) => {
			const isSlashed = view.build.request.framework !== "espresso" && view.shapes["xcuitest-class-keys"] === "slashed";
			const classes = testsByClass(view.session.tests, ({ className, name }) => isSlashed ? `${className}/${name}` : className);
			const entries = (tests) => tests.map((test) => [test.name, testShape("v1", view, test)]);
			return Object.fromEntries(classes.map(([key, tests]) => [key, Object.fromEntries(entries(tests))]));
		};
		const simpleName = ({ className, flow }) => className.split(flow === undefined ? "." : "/").at(-1) ?? className;
		const testsV2 = (view) => testsByClass(view.session.tests, simpleName).map(([name, tests]) => ({
			class: name,
			testcases: tests.flatMap((test) => attemptShapes(view, test))
		}));
		const attemptShapes = (view, test) => {
			const shape = testShape("v2", view, test);
			const isListed = view.shapes["repeated-tests"] === "listed" && test.failedBefore && view.state === "ended";
			return isListed ? [{
				...shape,
				status: statusV2(view.shapes, "fail")
			}, shape] : [shape];
		};
		const sessionStatusV2 = ({ cloud, shapes, session, state }) => {
			if (state !== "ended") return statusV2(shapes, state);
			const isSkipped = session.tests.length === 0 && session.end === "complete" && cloud.scenario["empty-session"] === "skipped";
			return statusV2(shapes, isSkipped ? "skip" : sessionVerdict(session));
		};
		const shard = ({ shapes, session: { part } }) => {
			if (part === undefined || shapes["session-shard"] === "absent") return undefined;
			const { name, index, mapping } = part;
			return mapping === undefined ? {
				name,
				index
			} : {
				name,
				...mapping
			};
		};
		const sessionError = ({ shapes, session, state }) => {
			if (session.end !== "error" || state !== "ended") return undefined;
			const { message } = session;
			if (shapes["session-errors"] === "message") return { message };
			const [, code = "BROWSERSTACK_SESSION_ERROR", text = message] = /^\[(\w+)\] (.*)$/s.exec(message) ?? [];
			return {
				message: text,
				code,
				short_error_message: text.split(/[:.]/, 1)[0]
			};
		};
		const counters = (version, key) => ({ shapes, session, nowMs, shows }) => {
			const counts = countStates(session, nowMs);
			return shows[key] ?? (version === "v2" ? countersV2(counts) : countersV1(shapes, counts, key === "session-counters"));
		};
		const flag = (key) => ({ build }) => String(readFlag(build.request.capabilities, key));
		const instrumentation = ({ build }) => build.request.framework === "espresso" ? "androidx.test.runner.AndroidJUnitRunner" : undefined;
		const sessionFields = [
			[
				"session_id",
				"id",
				({ session }) => session.id
			],
			[
				"build_id",
				null,
				({ build }) => build.id
			],
			[
				"device",
				null,
				({ session }) => session.device.key
			],
			[
				null,
				"status",
				sessionStatusV2
			],
			[
				"start_time",
				"start_time",
				startTime("offset")
			],
			[
				"duration",
				"duration",
				duration("text"),
				duration("integer")
			],
			[
				null,
				"shard",
				shard
			],
			[
				null,
				"error",
				sessionError
			],
			[
				"acceptInsecureCerts",
				null,
				flag("acceptInsecureCerts")
			],
			[
				"deviceLogs",
				null,
				flag("deviceLogs")
			],
			[
				"networkLogs",
				null,
				flag("networkLogs")
			],
			[
				"video",
				null,
				({ build }) => String(!isSwitchedOff(build.request.capabilities, "video"))
			],
			[
				"idle_timeout",
				null,
				({ build }) => String(build.request.idleTimeoutMs / 1e3)
			],
			[
				"coverage",
				null,
				() => null
			],
			[
				"screenshots",
				null,
				() => null
			],
			[
				"app_details",
				null,
				appDetails
			],
			[
				"test_suite_details",
				null,
				suiteDetails
			],
			[
				"test_suite_details.instrumentation",
				null,
				instrumentation
			],
			[
				"test_count",
				"testcases.count",
				({ session, shows }) => shows["test-count"] ?? session.tests.length
			],
			[
				"test_status",
				"testcases.status",
				counters("v1", "session-counters"),
				counters("v2", "session-counters")
			],
			[
				"test_details",
				"testcases.data",
				testsV1,
				testsV2
			]
		];
		const startedId = ({ session, state }) => state === "ended" && session.startsAtMs === Number.POSITIVE_INFINITY ? undefined : session.id;
		const deviceStatusV1 = ({ shapes, session, state, shows }) => shows["device-status"] ?? endedStatusV1(shapes, state, session.end);
		const deviceStatusV2 = (view) => view.shows["device-status"] ?? sessionStatusV2(view);
		const sessionAddress = ({ spelling, build, session }) => spelling.address(`/app-automate/${build.request.framework}/builds/${build.id}/sessions/${session.id}`);
		const reportAddress = ({ spelling, build, session }) => spelling.address(`/dashboard/v2/builds/${build.id}/sessions/${session.id}`);
		const deviceFields = [
			[
				"session_id",
				"id",
				startedId,
				({ session }) => session.id
			],
			[
				"status",
				"status",
				deviceStatusV1,
				deviceStatusV2
			],
			[
				null,
				"start_time",
				startTime("offset")
			],
			[
				null,
				"duration",
				duration("integer")
			],
			[
				null,
				"shard",
				shard
			],
			[
				null,
				"error",
				sessionError
			],
			[
				"session_details",
				null,
				sessionAddress
			],
			[
				"test_report",
				null,
				reportAddress
			],
			[
				null,
				"testcases.count",
				({ session }) => session.tests.length
			],
			[
				"test_status",
				"testcases.status",
				counters("v1", "build-counters"),
				counters("v2", "build-counters")
			]
		];
		const viewSession = (view, session, nowMs) => {
			const state = sessionState(session, nowMs);
			return {
				...view,
				nowMs,
				startedAtMs: nowMs >= session.startsAtMs ? session.startsAtMs : undefined,
				durationMs: sessionDurationMs(session, nowMs),
				session,
				state,
				shows: (state === "ended" ? session.orders.shows : undefined) ?? {}
			};
		};
		const sessionsOf = (view) => knownSessions(view.build, view.nowMs).map((session) => {
			const lagMs = (session.orders.shows?.["lag-seconds"] ?? 0) * 1e3;
			const isLate = view.nowMs < buildEndsAtMs(view.build) + lagMs;
			return viewSession(view, session, isLate ? Math.min(view.nowMs, session.endsAtMs - Math.min(1, lagMs)) : view.nowMs);
		});
		const deviceStatuses = (view) => {
			const separator = view.shapes["device-status-separator"] === "comma" ? "," : "-";
			const groups = {
				success: {},
				error: {}
			};
			for (const { session, state, shows } of sessionsOf(view)) {
				const group = shows["device-statuses"] ?? (session.end === "error" ? "error" : "success");
				const key = `${session.device.name}${separator}${session.device.osVersion}`;
				if (state === "ended" && group !== "none") groups[group][key] = group === "success" ? "Success" : session.message;
			}
			return groups;
		};
		const sessionsByDevice = (view) => Map.groupBy(sessionsOf(view), ({ session }) => session.device.key);
		const devicesV1 = (view) => Object.fromEntries([...sessionsByDevice(view)].map(([key, [first]]) => [key, first && write(deviceFields, "v1", first)]));
		const devicesV2 = (view) => [...sessionsByDevice(view).values()].map((sessions) => ({
			device: sessions[0]?.session.device.name,
			os: view.build.request.platform,
			os_version: sessions[0]?.session.device.osVersion,
			sharding: view.build.request.parts.length > 0,
			sessions: sessions.map((session) => write(deviceFields, "v2", session))
		}));
		const buildFields = [
			[
				"build_id",
				"id",
				({ build }) => build.id
			],
			[
				"framework",
				"framework",
				({ build }) => build.request.framework,
				({ traits }) => traits.label
			],
			[
				null,
				"duration",
				duration("integer")
			],
			[
				"status",
				"status",
				buildStatusV1,
				buildStatusV2
			],
			[
				"input_capabilities",
				"input_capabilities",
				({ build }) => build.request.capabilities
			],
			[
				"start_time",
				"start_time",
				startTime("utc")
			],
			[
				"device_statuses",
				null,
				deviceStatuses
			],
			[
				"app_details",
				"app_details",
				appDetails
			],
			[
				"test_suite_details",
				"test_suite_details",
				suiteDetails
			],
			[
				"duration",
				null,
				duration("words")
			],
			[
				"devices",
				"devices",
				devicesV1,
				devicesV2
			]
		];
		const viewBuild = (cloud, build) => {
			const nowMs = cloud.time.nowMs();
			const { spelling } = cloud;
			const traits = traitsOf(build.request.framework);
			const durationMs = buildDurationMs(build, nowMs);
			return {
				cloud,
				spelling,
				shapes: spelling.shapes,
				build,
				traits,
				nowMs,
				startedAtMs: build.createdAtMs,
				durationMs
			};
		};
		const buildShape = (version, cloud, build) => write(buildFields, version, viewBuild(cloud, build));
		const sessionShape = (version, cloud, build, session) => {
			const view = viewBuild(cloud, build);
			const own = viewSession(view, session, view.nowMs);
			const shape = write(sessionFields, version, own);
			if (version === "v1" || view.shapes["session-tests"] === "by-class") return shape;
			return {
				...shape,
				testcases: session.tests.map((test) => flatTest(own, test))
			};
		};
		const flatTest = (view, test) => {
			const shape = testShape("v2", view, test);
			return test.flow === undefined ? {
				class: simpleName(test),
				...shape
			} : {
				...shape,
				name: `flows/${test.flow.file}`
			};
		};
		;
		const build_schemas_flag = schemas.KCZ([schemas.zMY(), schemas.k5n(["true", "false"])]);
		const whole = schemas.KCZ([schemas.Whr(), schemas.YjP().regex(/^\d{1,9}$/)]);
		const list = schemas.KCZ([schemas.YOg(schemas.YjP()), schemas.YjP()]);
		const parameters = {
			devices: schemas.YOg(schemas.YjP().regex(/^[^-].*-[^-]+$/)).min(1).describe("`<device>-<os version>` each"),
			project: schemas.YjP().min(1).max(255).optional().describe("Groups builds"),
			projectNotifyURL: schemas.YjP().optional().describe("Gets a POST when the builds of the project have ended; needs `project`"),
			callbackURL: schemas.YjP().optional().describe("Gets the build as a POST when it has ended"),
			deviceLogs: build_schemas_flag.optional(),
			networkLogs: build_schemas_flag.optional(),
			video: build_schemas_flag.optional().describe("Default true"),
			uploadMedia: list.optional().describe("At most 5 references `media://\u2026`"),
			idleTimeout: whole.optional().describe("60 to 900 seconds"),
			retryTestsOnFailure: build_schemas_flag.optional(),
			testIterations: whole.optional(),
			shards: schemas._H3({
				numberOfShards: whole.optional(),
				deviceSelection: schemas.k5n(["any", "all"]).optional(),
				mapping: schemas.YOg(schemas._H3({
					name: schemas.YjP().optional(),
					strategy: schemas.YjP(),
					values: schemas.L5J()
				})).optional()
			}).optional().describe("Splits the run into several sessions")
		};
		const app = schemas.YjP().describe("`bs://\u2026`, a custom id, or a shareable id");
		const testSuite = app;
		const durationSchema = schemas.KCZ([schemas.YjP(), schemas.aig()]).describe("Seconds as a number, as \"20\", \"1.784\" or \"127 seconds\"; a scenario may choose the form");
		const build = (id, fields) => (0, message_schemas.Em)(id, schemas._H3(fields));
		const xcodeFilters = {
			"only-testing": list.optional(),
			"skip-testing": list.optional()
		};
		const instrumentationFilters = {
			class: list.optional(),
			package: list.optional(),
			annotation: list.optional(),
			size: list.optional()
		};
		const espressoBuild = build("EspressoBuild", {
			app,
			testSuite,
			...parameters,
			...instrumentationFilters,
			numShards: whole.optional().describe("With `shardIndex`"),
			shardIndex: whole.optional().describe("From 0 to `numShards` - 1"),
			coverage: build_schemas_flag.optional()
		});
		const xcuitest = {
			testSuite,
			...parameters,
			...xcodeFilters,
			enableResultBundle: build_schemas_flag.optional()
		};
		const xcuitestBuild = build("XcuitestBuild", {
			app,
			...xcuitest
		});
		const testPlanBuild = (0, message_schemas.Em)("TestPlanBuild", schemas._H3({
			app: app.optional(),
			...xcuitest
		}).describe("The suite is a zip with the runner app and one `.xctestrun` file at its top. `app` may be absent with `--lenient` only"));
		const earlgreyBuild = build("EarlgreyBuild", {
			appDir: app,
			...parameters,
			...xcodeFilters
		});
		const flutterAndroidBuild = build("FlutterAndroidBuild", {
			app,
			testSuite,
			...parameters
		});
		const flutterIosBuild = build("FlutterIosBuild", {
			testPackage: app,
			...parameters
		});
		const maestroBuild = build("MaestroBuild", {
			app,
			testSuite,
			...parameters,
			execute: list.optional().describe("Files and folders below the parent folder"),
			tags: schemas._H3({
				includeTags: list.optional(),
				excludeTags: list.optional()
			}).optional()
		});
		const startedBuild = (0, message_schemas.cW)("StartedBuild", {
			message: schemas.euz("Success"),
			build_id: message_schemas.fY
		});
		const binary = (0, message_schemas.cW)("BinaryDetails", {
			url: schemas.YjP(),
			bundle_id: schemas.YjP(),
			custom_id: schemas.YjP().nullable(),
			version: schemas.YjP(),
			name: schemas.YjP(),
			instrumentation: schemas.YjP().optional()
		});
		const build_schemas_details = {
			app_details: binary,
			test_suite_details: binary
		};
		const capabilities = schemas.g1P(schemas.YjP(), schemas.L5J()).describe("The build request as it was sent");
		const build_schemas_counters = schemas.g1P(schemas.YjP(), schemas.Whr()).describe("`SUCCESS`, `FAILED`, `IGNORED`, `TIMEDOUT`, and where there are any `ERROR`; a scenario may choose other words");
		const build_schemas_countersV2 = (0, message_schemas.gw)("CountersV2", schemas.g1P(schemas.YjP(), schemas.Whr()).describe("`passed`, `failed`, `skipped`, `timedout`, `error`, `running`, `queued`; a scenario may show other words"));
		const deviceV1 = (0, message_schemas.cW)("BuildDeviceV1", {
			session_id: message_schemas.fY.optional().describe("Absent for a session that never started"),
			status: schemas.YjP().describe("`queued`, `running`, `done`, `error`, `timeout`; failed tests do not change it"),
			session_details: schemas.YjP(),
			test_report: schemas.YjP(),
			test_status: build_schemas_counters
		});
		const buildV1 = (0, message_schemas.cW)("BuildV1", {
			build_id: message_schemas.fY,
			framework: schemas.YjP(),
			status: schemas.YjP().describe("`running`, `done`, `failed`, `error`, `timeout`"),
			input_capabilities: capabilities,
			start_time: message_schemas.Rl,
			device_statuses: schemas.Ikc({
				success: schemas.g1P(schemas.YjP(), schemas.YjP()).describe("By `<device>,<os version>`"),
				error: schemas.g1P(schemas.YjP(), schemas.YjP())
			}),
			...build_schemas_details,
			duration: durationSchema,
			devices: schemas.g1P(schemas.YjP(), deviceV1).describe("By `<device>-<os version>` as in the request; only one session each")
		});
		const links = {
			video: schemas.YjP(),
			device_log: schemas.YjP().nullish(),
			instrumentation_log: schemas.YjP().optional(),
			maestro_log: schemas.YjP().optional(),
			maestro_commands: schemas.YjP().optional(),
			network_log: schemas.YjP().nullish(),
			screenshots: schemas.YOg(schemas.YjP())
		};
		const testId = schemas.YjP().regex(/^[0-9a-f]{48}$/).describe("The id of the session and 8 more digits");
		const testV1 = (0, message_schemas.cW)("TestV1", {
			test_id: testId,
			status: schemas.YjP().describe("`QUEUED`, `RUNNING`, `SUCCESS`, `FAILED`, `ERROR`, `IGNORED`, `TIMEDOUT`"),
			start_time: message_schemas.Rl.optional(),
			duration: durationSchema,
			...links
		});
		const sessionV1 = (0, message_schemas.cW)("SessionV1", {
			session_id: message_schemas.fY,
			build_id: message_schemas.fY,
			device: schemas.YjP(),
			start_time: message_schemas.Rl.optional(),
			duration: durationSchema,
			...(0, message_schemas.P$)("acceptInsecureCerts", "deviceLogs", "networkLogs", "video", "idle_timeout"),
			coverage: schemas.chJ(),
			screenshots: schemas.chJ(),
			...build_schemas_details,
			test_count: schemas.Whr(),
			test_status: build_schemas_counters,
			test_details: schemas.g1P(schemas.YjP(), schemas.g1P(schemas.YjP(), testV1)).describe("By class, then by name")
		});
		const sessionHead = {
			id: message_schemas.fY,
			status: schemas.YjP().describe("`queued`, `running`, `passed`, `failed`, `error`, `timedout`, `skipped`, `stopped`"),
			start_time: message_schemas.Rl.optional(),
			duration: durationSchema,
			error: schemas.Ikc({ message: schemas.YjP() }).optional().describe("Of a session that could not run"),
			shard: schemas.Ikc({
				name: schemas.YjP(),
				index: schemas.Whr().optional(),
				strategy: schemas.YjP().optional(),
				values: schemas.L5J().optional()
			}).optional()
		};
		const sessionEntry = (0, message_schemas.cW)("SessionEntryV2", {
			...sessionHead,
			testcases: schemas.Ikc({
				count: schemas.Whr(),
				status: build_schemas_countersV2
			})
		});
		const deviceV2 = (0, message_schemas.cW)("BuildDeviceV2", {
			device: schemas.YjP(),
			os: schemas.k5n(["android", "ios"]),
			os_version: schemas.YjP(),
			sharding: schemas.zMY(),
			sessions: schemas.YOg(sessionEntry)
		});
		const buildV2 = (0, message_schemas.cW)("BuildV2", {
			id: message_schemas.fY,
			framework: schemas.YjP(),
			duration: durationSchema,
			status: schemas.YjP().describe("`running`, `passed`, `failed`, `error`, `timedout`, `skipped`, `stopped`"),
			input_capabilities: capabilities,
			start_time: message_schemas.Rl,
			...build_schemas_details,
			devices: schemas.YOg(deviceV2)
		});
		const testV2 = (0, message_schemas.cW)("TestV2", {
			id: testId,
			name: schemas.YjP(),
			status: schemas.YjP(),
			start_time: message_schemas.Rl.optional(),
			duration: durationSchema,
			...links
		});
		const sessionV2 = (0, message_schemas.cW)("SessionV2", {
			...sessionHead,
			testcases: schemas.Ikc({
				count: schemas.Whr(),
				status: build_schemas_countersV2,
				data: schemas.YOg(schemas.Ikc({
					class: schemas.YjP(),
					testcases: schemas.YOg(testV2)
				}))
			})
		});
		const listed = schemas.Ikc({
			build_id: message_schemas.fY,
			start_time: message_schemas.Rl
		});
		const buildList = (0, message_schemas.gw)("BuildListV2", schemas.KCZ([schemas.Ikc({ builds: schemas.YOg(listed) }), schemas.YOg(listed)]).describe("The last 20, the newest first; a scenario may unwrap them"));
		const plainListed = schemas.Ikc({
			id: message_schemas.fY,
			start_time: message_schemas.Rl
		});
		const flutterList = (0, message_schemas.gw)("FlutterBuildList", schemas.YOg(plainListed));
		const maestroEntry = plainListed.extend({ status: schemas.YjP() });
		const maestroList = (0, message_schemas.cW)("MaestroBuildList", { builds: schemas.YOg(maestroEntry) }, "The newest first");
		const projectBuilds = (0, message_schemas.gw)("ProjectBuilds", schemas.KCZ([schemas.Ikc({ builds: schemas.YOg(buildV1) }), schemas.Ikc({ message: schemas.YjP() })]).describe("A message for an unknown project, where a scenario says so"));
		const stopInput = (0, message_schemas.Em)("StopBuild", schemas._H3({}));
		const stoppedBuild = (0, message_schemas.cW)("StoppedBuild", {
			message: schemas.YjP(),
			stopped_session_count: schemas.YjP()
		});
		;
		const findBuild = (cloud, framework, exchange, form = "message") => {
			const build = cloud.builds.find(framework, (0, route.uR)(exchange, "build"));
			if (build === undefined) throw new http_response.P_(404, "Build not found", form);
			return build;
		};
		const findSession = (cloud, framework, exchange) => {
			const build = findBuild(cloud, framework, exchange);
			const session = knownSessions(build, cloud.time.nowMs()).find(({ id }) => id === (0, route.uR)(exchange, "session"));
			if (session === undefined) throw new http_response.P_(404, "Session not found");
			return {
				build,
				session
			};
		};
		const findTest = (cloud, framework, exchange) => {
			const build = findBuild(cloud, framework, exchange);
			const nowMs = cloud.time.nowMs();
			const testId = (0, route.uR)(exchange, "test");
			const session = knownSessions(build, nowMs).find(({ id }) => testId.startsWith(id));
			const test = session?.tests.find(({ id, startsAtMs }) => id === testId && session.startsAtMs + startsAtMs <= nowMs);
			if (session === undefined || test === undefined) throw new http_response.P_(404, "Test not found");
			return {
				build,
				session,
				test
			};
		};
		;
		const build_routes_route = (0, route.eV)({
			name: "Builds",
			text: "Builds and their sessions"
		});
		const listedBuilds = (cloud, framework, project) => cloud.builds.list(framework, project).filter(({ createdAtMs, orders }) => cloud.time.nowMs() >= createdAtMs + (orders["listed-after-seconds"] ?? 0) * 1e3);
		const projectRoute = (cloud, framework) => build_routes_route.get(`/app-automate/${framework}/projects/:project`, {
			name: "listProjectBuilds",
			summary: "List the builds of a project",
			response: projectBuilds,
			handle: (exchange) => {
				const builds = listedBuilds(cloud, framework, (0, route.uR)(exchange, "project"));
				const form = cloud.spelling.shapes["unknown-project"];
				if (builds.length === 0 && form === "not-found") throw new http_response.P_(404, "Project not found");
				if (builds.length === 0 && form === "message") return { message: "No results found" };
				return { builds: builds.map((build) => buildShape("v1", cloud, build)) };
			}
		});
		const starts = {
			espresso: {
				name: "startEspressoBuild",
				request: espressoBuild
			},
			xcuitest: {
				name: "startXcuitestBuild",
				request: xcuitestBuild
			},
			"test-plan": {
				name: "startTestPlanBuild",
				request: testPlanBuild
			},
			earlgrey: {
				name: "startEarlgreyBuild",
				request: earlgreyBuild
			},
			maestro: {
				name: "startMaestroBuild",
				request: maestroBuild
			},
			"flutter-android": {
				name: "startFlutterAndroidBuild",
				request: flutterAndroidBuild
			},
			"flutter-ios": {
				name: "startFlutterIosBuild",
				request: flutterIosBuild
			}
		};
		const startRoute = (path, startBuild, framework, platform, byPlan = false) => {
			const { name, request } = starts[byPlan ? "test-plan" : framework];
			return build_routes_route.post(path, {
				name,
				summary: byPlan ? "Start a build of a test plan" : "Start a build",
				body: (0, message_schemas.Pq)(request),
				response: startedBuild,
				handle: async (exchange) => {
					const build = await startBuild(framework, await exchange.readJson(), platform, byPlan);
					return {
						message: "Success",
						build_id: build.id
					};
				}
			});
		};
		const sessionHandler = (version, cloud, framework) => (exchange) => {
			const { build, session } = findSession(cloud, framework, exchange);
			return sessionShape(version, cloud, build, session);
		};
		const buildRoutesV1 = (cloud, startBuild) => [
			...frameworksOf("v1").flatMap(({ framework, root }) => [
				startRoute(`${root}/build`, startBuild, framework),
				build_routes_route.get(`${root}/builds/:build`, {
					name: "getBuild",
					summary: "Get the status of a build",
					response: buildV1,
					handle: (exchange) => buildShape("v1", cloud, findBuild(cloud, framework, exchange))
				}),
				build_routes_route.get(`${root}/builds/:build/sessions/:session`, {
					name: "getSession",
					summary: "Get a session with its tests",
					response: sessionV1,
					handle: sessionHandler("v1", cloud, framework)
				})
			]),
			projectRoute(cloud, "espresso"),
			projectRoute(cloud, "xcuitest")
		];
		const startRoutes = (startBuild, framework, root) => {
			const { platforms, planStart } = traitsOf(framework);
			const routes = platforms.map((platform) => {
				const path = platforms.length === 1 ? `${root}/build` : `${root}/${platform}/build`;
				return startRoute(path, startBuild, framework, platform);
			});
			if (planStart === undefined) return routes;
			return [...routes, startRoute(`${root}/${planStart}`, startBuild, framework, platforms[0], true)];
		};
		const projectQuery = { project: schemas.YjP().describe("Only builds of this project") };
		const listRoutes = (cloud, framework, root) => {
			const path = `${root}/builds`;
			const summary = "List recent builds";
			const startTime = ({ createdAtMs }) => cloud.spelling.time(createdAtMs, "utc");
			const recentOf = ({ query }, limit = 20) => listedBuilds(cloud, framework, query.get("project") ?? undefined).slice(0, limit);
			switch (traitsOf(framework).buildList) {
				case undefined: return [];
				case "bare": return [build_routes_route.get(path, {
					name: "listFlutterBuilds",
					summary,
					query: projectQuery,
					response: flutterList,
					handle: (exchange) => recentOf(exchange).map((build) => ({
						id: build.id,
						start_time: startTime(build)
					}))
				})];
				case "suspected": return [build_routes_route.get(path, {
					name: "listMaestroBuilds",
					summary: `${summary}, with \`--lenient\` only`,
					query: { limit: limitSchema },
					response: maestroList,
					refusals: [404, 422],
					handle: (exchange) => {
						if (!cloud.scenario.lenient) throw new http_response.P_(404, "Not found");
						const builds = recentOf(exchange, readLimit(exchange.query)).map((build) => ({
							id: build.id,
							status: buildStatusV2({
								cloud,
								build,
								nowMs: cloud.time.nowMs()
							}),
							start_time: startTime(build)
						}));
						return { builds };
					}
				})];
				case "as-set": return [build_routes_route.get(path, {
					name: "listBuilds",
					summary,
					query: projectQuery,
					response: buildList,
					handle: (exchange) => {
						const builds = recentOf(exchange).map((build) => ({
							build_id: build.id,
							start_time: startTime(build)
						}));
						return cloud.spelling.shapes["v2-builds"] === "bare" ? builds : { builds };
					}
				})];
			}
		};
		const buildRoutesV2 = (cloud, startBuild) => [...frameworksOf("v2").flatMap(({ framework, root }) => [
			...startRoutes(startBuild, framework, root),
			...listRoutes(cloud, framework, root),
			build_routes_route.get(`${root}/builds/:build`, {
				name: "getBuildV2",
				summary: "Get the status of a build",
				response: buildV2,
				handle: (exchange) => buildShape("v2", cloud, findBuild(cloud, framework, exchange, "nested"))
			}),
			build_routes_route.get(`${root}/builds/:build/sessions/:session`, {
				name: "getSessionV2",
				summary: "Get a session with its tests",
				response: sessionV2,
				handle: sessionHandler("v2", cloud, framework)
			})
		]), build_routes_route.post("/app-automate/maestro/builds/:build/stop", {
			name: "stopBuild",
			summary: "Stop a build",
			body: (0, message_schemas.Pq)(stopInput),
			response: stoppedBuild,
			refusals: [],
			handle: (exchange) => {
				const stopped = stopBuild(cloud, findBuild(cloud, "maestro", exchange));
				return {
					message: `stopped ${stopped} sessions`,
					stopped_session_count: String(stopped)
				};
			}
		})];
		const message = "The build was stopped";
		const stopTest = (test, atMs) => {
			if (test.outcome !== "never" && test.endsAtMs <= atMs) return test;
			if (test.startsAtMs <= atMs) return {
				...test,
				outcome: "error",
				endsAtMs: atMs,
				message
			};
			return {
				...test,
				outcome: "skip",
				startsAtMs: atMs,
				endsAtMs: atMs
			};
		};
		const stopSession = (session, nowMs) => {
			const stopped = {
				...session,
				end: "stop",
				endsAtMs: nowMs,
				message
			};
			if (sessionState(session, nowMs) === "queued") return {
				...stopped,
				startsAtMs: Number.POSITIVE_INFINITY,
				tests: []
			};
			return {
				...stopped,
				tests: session.tests.map((test) => stopTest(test, nowMs - session.startsAtMs))
			};
		};
		const stopBuild = ({ builds, plan, time }, build) => {
			const nowMs = time.nowMs();
			const open = build.sessions.filter((session) => sessionState(session, nowMs) !== "ended");
			if (open.length === 0) return 0;
			for (const session of open.toReversed()) plan.shorten(session, nowMs);
			builds.replace({
				...build,
				sessions: build.sessions.map((session) => open.includes(session) ? stopSession(session, nowMs) : session)
			});
			return open.length;
		};
		var test_plan = __webpack_require__(25790);
		var archive = __webpack_require__(72735);
		var suite_layout = __webpack_require__(97490);
		var discover_suite = __webpack_require__(20513);
		var discovered_suite = __webpack_require__(40258);
		var suite = __webpack_require__(63333);
		;
		const steps = {
			Login: [
				["signsInWithPassword", 6.4],
				["rejectsWrongPassword", 4.1],
				["staysSignedInAfterRestart", 9.8]
			],
			Search: [
				["findsProductByName", 3.6],
				["showsHintForNoResult", 2.9],
				["remembersRecentSearches", 4.4]
			],
			Cart: [
				["addsItem", 3.2],
				["removesItem", 3.5],
				["keepsItemsAfterRotation", 5.7],
				[
					"sharesCart",
					4,
					true
				]
			],
			Checkout: [["paysWithSavedCard", 11.3], ["refusesEmptyAddress", 4.8]]
		};
		const capitalizedName = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
		const inKebabCase = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
		const sentenceOf = (name) => capitalizedName(name.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
		const default_suites_suite = (nameOf) => Object.entries(steps).flatMap(([area, tests]) => tests.map(([name, seconds, ignored]) => ({
			...nameOf(area, name),
			outcome: ignored === true ? "skip" : "pass",
			durationMs: seconds * 1e3,
			flaky: 0
		})));
		const defaultSuites = {
			espresso: default_suites_suite((area, name) => ({
				className: `com.example.shop.${area}Test`,
				name
			})),
			xcuitest: default_suites_suite((area, name) => ({
				className: `${area}Tests`,
				name: `test${capitalizedName(name)}`,
				target: "ShopUITests"
			})),
			earlgrey: default_suites_suite((area, name) => ({
				className: `${area}EarlGreyTests`,
				name: `test${capitalizedName(name)}`,
				target: "ShopEarlGreyTests"
			})),
			maestro: default_suites_suite((area, name) => {
				const className = `${area.toLowerCase()}/${inKebabCase(name)}`;
				const flow = {
					file: `${className}.yaml`,
					tags: [area.toLowerCase()],
					runsByDefault: true,
					commands: []
				};
				return {
					className,
					name: sentenceOf(name),
					flow
				};
			}),
			"flutter-android": default_suites_suite((_area, name) => ({
				className: "com.example.shop.MainActivityTest",
				name: sentenceOf(name)
			})),
			"flutter-ios": default_suites_suite((_area, name) => ({
				className: "RunnerTests",
				name: `test${capitalizedName(name)}`,
				target: "RunnerTests"
			}))
		};
		;
		const unreadableSuite = (error, uploads, form) => {
			const why = error instanceof Error ? error.message : "The suite cannot be read";
			const named = uploads.reduce((text, { name, content }) => content ? text.replaceAll(content.path, name) : text, why);
			return (0, http_response.Gq)("INVALID_TESTSUITE", named.slice(0, 500), form);
		};
		const checkSuiteFile = async ({ framework, name, content }, takesFlat) => {
			if (framework === undefined || content === undefined) return;
			const mistake = await (0, archive.x)(content.path, async (tree) => framework !== "maestro" || takesFlat ? undefined : layoutMistake(tree)).catch((error) => Promise.reject(unreadableSuite(error, [{
				name,
				content
			}], "error")));
			if (mistake !== undefined) throw mistake;
		};
		const layoutMistake = (tree) => {
			if (!(0, suite_layout.PN)(tree)) {
				const text = "A suite of Maestro flows has exactly one visible folder at the top of its archive";
				return (0, http_response.Gq)("INVALID_TESTSUITE", text, "error");
			}
			const hidden = [...tree.entries.keys()].find((path) => path.split("/").some((part) => part.startsWith(".")));
			if (hidden === undefined) return undefined;
			return new http_response.P_(422, `[HIDDEN_DIRECTORY] The archive has a name that begins with a period: ${hidden.slice(0, 200)}`, "error");
		};
		const testsInFile = async (framework, file, app) => {
			if (traitsOf(framework).runner === "maestro") return flowsInFile(file);
			const suite = await (0, discover_suite.o)(file, app);
			return suite === undefined || suite.tests.length === 0 && !(0, discovered_suite.A)(suite) ? undefined : suite.tests;
		};
		const withoutYamlEnding = (path) => path.replace(/\.ya?ml$/, "");
		const phrases = {
			launchApp: (app) => `Launch app "${app}"`,
			tapOn: (element) => `Tap on "${element}"`,
			assertVisible: (element) => `Assert that "${element}" is visible`,
			assertNotVisible: (element) => `Assert that "${element}" is not visible`,
			inputText: (text) => `Input text ${text}`,
			runFlow: (file) => `Run ${file}`
		};
		const describeCommand = ({ name, argument }) => {
			if (argument === undefined) return sentenceOf(name);
			return phrases[name]?.(argument) ?? `${sentenceOf(name)} ${argument}`;
		};
		const inOrder = (flows, order) => {
			const places = new Map(order.map((entry, index) => [withoutYamlEnding(entry), index]));
			const placeOf = ({ name, path }) => places.get(name) ?? places.get(withoutYamlEnding(path)) ?? places.get(withoutYamlEnding(path.split("/").at(-1) ?? "")) ?? places.size;
			return flows.toSorted((left, right) => placeOf(left) - placeOf(right));
		};
		const flowsInFile = async (file) => {
			const { flows, config, files } = await (0, archive.H)(file, suite.readFlows);
			if (flows.some(({ problems }) => problems.some(({ kind }) => kind === "equal-keys"))) throw new Error("Invalid YAML syntax");
			const present = new Set(files);
			const workspace = {
				includeTags: config.includeTags,
				excludeTags: config.excludeTags
			};
			return inOrder(flows, config.flowsOrder).map(({ path, name, tags, commands, runs, uses }) => ({
				className: withoutYamlEnding(path),
				name,
				flow: {
					file: path,
					tags,
					runsByDefault: config.selects(path),
					commands: commands.map(describeCommand),
					workspace,
					lacks: [...runs, ...uses].find((target) => !present.has(target))
				}
			}));
		};
		;
		const fullName = ({ className, name }) => `${className}#${name}`;
		;
		const readLeaveOut = (capabilities, framework) => {
			const options = readMapping(capabilities, "testOrchestrationOptions") ?? {};
			const rerun = readMapping(options, "rerunPreviouslyFailed") ?? readMapping(capabilities, "rerunPreviouslyFailed");
			return {
				maxFailures: readMaxFailures(options, capabilities, framework),
				failuresOf: sourceBuild(rerun, framework)
			};
		};
		const stopping = [
			"espresso",
			"xcuitest",
			"maestro"
		];
		const rerunning = ["xcuitest", "maestro"];
		const readMaxFailures = (options, capabilities, framework) => {
			const abort = readMapping(options, "abortBuildOnFailure");
			if (abort === undefined || !readFlag(abort, "enabled") || !stopping.includes(framework)) return undefined;
			if (readFlag(capabilities, "singleRunnerInvocation")) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "abortBuildOnFailure does not work with singleRunnerInvocation");
			const maxFailures = readInteger(abort, "maxFailures", 1, 1e3);
			if (maxFailures === undefined) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "abortBuildOnFailure needs maxFailures");
			return maxFailures;
		};
		const sourceBuild = (rerun, framework) => {
			if (rerun === undefined || !readFlag(rerun, "enabled") || !rerunning.includes(framework)) return undefined;
			return readTextValue(rerun, "sourceBuildId") ?? "";
		};
		const createPassedBefore = ({ failuresOf }, find) => {
			if (failuresOf === undefined) return () => () => false;
			const source = find(failuresOf);
			if (source === undefined) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "rerunPreviouslyFailed names no build that is known");
			return (device) => {
				const ran = source.filter((session) => session.device.key === device).flatMap(({ tests }) => tests);
				const failed = new Set(ran.filter(({ outcome }) => outcome !== "pass" && outcome !== "skip").map(fullName));
				return (test) => !failed.has(fullName(test));
			};
		};
		const stopAtFailures = (sessions, { maxFailures } = {}, plan) => {
			if (maxFailures === undefined) return sessions;
			const failuresAtMs = sessions.flatMap(({ startsAtMs, tests }) => tests.filter(({ outcome }) => outcome === "fail").map(({ endsAtMs }) => startsAtMs + endsAtMs)).toSorted((a, b) => a - b);
			const endsAtMs = failuresAtMs[maxFailures - 1];
			if (endsAtMs === undefined || !sessions.some((session) => isAborted(session, endsAtMs))) return sessions;
			const aborted = sessions.toReversed().map((session) => {
				if (!isAborted(session, endsAtMs)) return session;
				plan.shorten(session, endsAtMs);
				return abortSession(session, endsAtMs);
			});
			return aborted.toReversed();
		};
		const isAborted = ({ startsAtMs, endsAtMs, tests }, atMs) => endsAtMs > atMs && (startsAtMs > atMs || tests.some((test) => !(startsAtMs + test.endsAtMs <= atMs)));
		const leave_out_message = "The build was aborted after failures";
		const abortSession = (session, atMs) => {
			const aborted = {
				...session,
				end: "abort",
				endsAtMs: atMs,
				message: leave_out_message
			};
			const sinceStartMs = atMs - session.startsAtMs;
			if (sinceStartMs < 0) return {
				...aborted,
				startsAtMs: Number.POSITIVE_INFINITY,
				tests: session.tests.map((test) => leaveOut(test, atMs))
			};
			return {
				...aborted,
				tests: session.tests.map((test) => abortTest(test, sinceStartMs))
			};
		};
		const abortTest = (test, atMs) => {
			if (test.outcome !== "never" && test.endsAtMs <= atMs) return test;
			return test.startsAtMs < atMs ? {
				...test,
				outcome: "aborted",
				endsAtMs: atMs,
				message: leave_out_message
			} : leaveOut(test, atMs);
		};
		const leaveOut = (test, atMs) => ({
			...test,
			outcome: "left-out",
			startsAtMs: atMs,
			endsAtMs: atMs
		});
		var without_ending = __webpack_require__(59247);
		;
		const methodOf = (name) => name.endsWith("]") ? name.split("[", 1)[0] ?? name : name;
		const isInClass = (entry) => {
			const [wantedClass = "", wantedName] = entry.split("#");
			return ({ className, name }) => wantedName === undefined ? className === wantedClass || className.startsWith(`${wantedClass}$`) : className === wantedClass && methodOf(name) === wantedName;
		};
		const isIdentifiedBy = (entry) => ({ target, className, name }) => {
			const parts = entry.split("/").map((part) => part.replace(/\(\)$/, ""));
			const [first = "", second, third] = parts;
			if (second === undefined) return className === first || target === first;
			if (third !== undefined) return (target ?? first) === first && className === second && name.startsWith(third);
			return (target ?? first) === first && className === second || className === first && name.startsWith(second);
		};
		const anyOf = (entries, filter) => {
			const filters = entries.map(filter);
			return (test) => filters.some((matches) => matches(test));
		};
		const anyOfWanted = (entries, filter) => entries.length === 0 ? () => true : anyOf(entries, filter);
		const isInPackage = (name) => ({ className }) => className.startsWith(`${name}.`);
		const hasAnnotation = (wanted) => ({ annotations = [] }) => annotations.includes(wanted);
		const hasSize = (wanted) => ({ sizes = [] }) => sizes.some((size) => size === wanted.toLowerCase());
		const instrumentationFilter = (capabilities) => {
			const entriesOf = (key) => readNames(capabilities, key).flatMap((entry) => entry.split(",").map((name) => name.trim()));
			const filters = [
				anyOfWanted(entriesOf("class"), isInClass),
				anyOfWanted(entriesOf("package"), isInPackage),
				anyOfWanted(entriesOf("size"), hasSize),
				...entriesOf("annotation").map(hasAnnotation)
			];
			return (test) => filters.every((matches) => matches(test));
		};
		const xcodeFilter = (capabilities) => {
			const isWanted = anyOfWanted(readNames(capabilities, "only-testing"), isIdentifiedBy);
			const isSkipped = anyOf(readNames(capabilities, "skip-testing"), isIdentifiedBy);
			return (test) => isWanted(test) && !isSkipped(test);
		};
		const tidyEntry = (entry) => (0, without_ending.s)(entry.replace(/^(?:\.\/)+/, ""), "/");
		const isExecutedBy = (entry) => {
			const wanted = tidyEntry(entry);
			return ({ flow }) => flow !== undefined && (wanted === "" || wanted === "." || flow.file === wanted || flow.file.startsWith(`${wanted}/`));
		};
		const readExecute = (capabilities, entries) => {
			if (entries.length > 0) return anyOf(entries, isExecutedBy);
			const mapping = readMapping(capabilities, "shards")?.mapping;
			if (Array.isArray(mapping) && mapping.length > 0) return () => true;
			return ({ flow }) => flow?.runsByDefault === true;
		};
		const readTags = (capabilities, usesWorkspace) => {
			const tags = readMapping(capabilities, "tags") ?? {};
			const included = readNames(tags, "includeTags");
			const excluded = readNames(tags, "excludeTags");
			const contradiction = included.find((tag) => excluded.includes(tag));
			if (contradiction !== undefined) {
				throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", `The tag "${contradiction.slice(0, 200)}" is in includeTags and in excludeTags`);
			}
			return ({ flow }) => {
				if (flow === undefined) return false;
				const workspace = usesWorkspace ? flow.workspace : undefined;
				const wanted = [...included, ...workspace?.includeTags ?? []];
				const unwanted = [...excluded, ...workspace?.excludeTags ?? []];
				return (wanted.length === 0 || flow.tags.some((tag) => wanted.includes(tag))) && !flow.tags.some((tag) => unwanted.includes(tag));
			};
		};
		const mostExecuteCharacters = 1e3;
		const checkExecute = (entries) => {
			if (JSON.stringify(entries).length >= mostExecuteCharacters) throw (0, http_response.Gq)("INVALID_SYNTAX", `'[execute]' length must be less than ${mostExecuteCharacters} characters`);
		};
		const readFlowFilter = (capabilities) => {
			const entries = readNames(capabilities, "execute");
			checkExecute(entries);
			const isExecuted = readExecute(capabilities, entries);
			const hasTags = readTags(capabilities, entries.length === 0);
			return (test) => isExecuted(test) && hasTags(test);
		};
		const filters = {
			instrumentation: instrumentationFilter,
			xcode: xcodeFilter,
			maestro: readFlowFilter
		};
		const readTestFilter = (capabilities, framework) => filters[traitsOf(framework).runner](capabilities);
		;
		const readShard = (capabilities, framework) => {
			const total = readInteger(capabilities, "numShards", 1, 1e4);
			const index = readInteger(capabilities, "shardIndex", 0, 1e4);
			if (total === undefined && index === undefined) return undefined;
			if (framework !== "espresso") throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "numShards and shardIndex are for Espresso only");
			if (total === undefined || index === undefined) {
				throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "numShards and shardIndex are only valid together");
			}
			if (index >= total) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "shardIndex is not between 0 and numShards-1");
			return {
				index,
				total
			};
		};
		const hashCode = (text) => {
			let hash = 0;
			for (let index = 0; index < text.length; index++) hash = Math.imul(31, hash) + text.charCodeAt(index) | 0;
			return hash;
		};
		const shardOf = ({ className, name }, total, rule) => {
			const hash = hashCode(`${name}(${className})`);
			return rule === "absolute" ? Math.abs(hash) % total : (hash % total + total) % total;
		};
		const maxParts = 100;
		const strategies = {
			instrumentation: [
				"class",
				"package",
				"annotation",
				"size"
			],
			xcode: ["only-testing", "skip-testing"],
			maestro: ["execute", "tags"]
		};
		const parts_filterOf = (strategy, mapping) => {
			if (strategy !== "tags") return { [strategy]: readNames(mapping, "values") };
			return { tags: Array.isArray(mapping.values) ? { includeTags: mapping.values } : mapping.values };
		};
		const mappedPart = (value, index, framework) => {
			const mapping = readRequestBody(value);
			const strategy = readTextValue(mapping, "strategy") ?? "";
			const known = strategies[traitsOf(framework).runner];
			if (!known.includes(strategy)) {
				throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", `The built-in cloud knows the shard strategies ${known.join(", ")}`);
			}
			return {
				name: readTextValue(mapping, "name") ?? `Shard ${index + 1}`,
				index,
				mapping: {
					strategy,
					values: mapping.values
				},
				includes: readTestFilter(parts_filterOf(strategy, mapping), framework)
			};
		};
		const readParts = (capabilities, framework, rule) => {
			const shards = readMapping(capabilities, "shards");
			if (shards === undefined) return [];
			readSelection(shards);
			const total = readInteger(shards, "numberOfShards", 1, maxParts) ?? 1;
			const mapping = shards.mapping;
			if (Array.isArray(mapping) && mapping.length > 0) {
				if (shards.numberOfShards !== undefined && total !== mapping.length) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "numberOfShards is not the number of entries in mapping");
				if (mapping.length > maxParts) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", `mapping has more than ${maxParts} entries`);
				return mapping.map((value, index) => mappedPart(value, index, framework));
			}
			return Array.from({ length: total }, (_, index) => ({
				name: `Shard ${index + 1}`,
				index,
				includes: (test) => shardOf(test, total, rule) === index
			}));
		};
		const readSelection = (shards) => {
			const selection = shards.deviceSelection ?? "all";
			if (selection === "all" || selection === "any") return selection;
			throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "deviceSelection is neither any nor all");
		};
		const partsOfDevice = ({ parts, capabilities }, nth, devices) => {
			const shards = readMapping(capabilities, "shards");
			if (shards === undefined) return [undefined];
			return readSelection(shards) === "all" ? parts : parts.filter(({ index }) => index % devices === nth);
		};
		;
		const requestedDevices = (capabilities, platform, list) => {
			const entries = capabilities.devices;
			if (entries === undefined || entries === null) throw (0, http_response.Gq)("NO_DEVICE_SPECIFIED", "The build request names no devices");
			if (!Array.isArray(entries) || !entries.every((entry) => typeof entry === "string")) {
				throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "devices is not a list of names");
			}
			if (entries.length === 0) throw (0, http_response.Gq)("NO_DEVICE_SPECIFIED", "The list of devices is empty");
			if (new Set(entries).size < entries.length) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "devices names one device twice");
			return entries.map((entry) => list.resolve(entry, platform));
		};
		const checkNotifyUrl = (capabilities) => {
			const url = capabilities.projectNotifyURL;
			if (url === undefined || url === null) return;
			if (typeof url !== "string" || !/^https?:$/.test(URL.parse(url)?.protocol ?? "")) throw (0, http_response.Gq)("INCORRECT_URL", "projectNotifyURL is not an http or https address");
			if (capabilities.project === undefined) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "projectNotifyURL needs project");
		};
		const readBuildRequest = (cloud, body, framework, platform, byPlan) => {
			const capabilities = readRequestBody(body);
			checkFlags(capabilities);
			const devices = requestedDevices(capabilities, platform, cloud.devices);
			const mayLackApp = byPlan && cloud.scenario.lenient;
			const binaries = readBinaries(cloud.uploads, capabilities, framework, platform, mayLackApp);
			checkNotifyUrl(capabilities);
			return {
				...binaries,
				framework,
				platform,
				capabilities,
				devices,
				project: readTextValue(capabilities, "project") ?? traitsOf(framework).untitledProject,
				shard: readShard(capabilities, framework),
				parts: readParts(capabilities, framework, cloud.scenario["shard-split"]),
				filter: byPlan && cloud.scenario["test-plan-filters"] === "ignored" ? () => true : readTestFilter(capabilities, framework),
				tries: readFlag(capabilities, "retryTestsOnFailure") ? readInteger(capabilities, "testIterations", 1, 100) ?? 5 : 1,
				idleTimeoutMs: (readInteger(capabilities, "idleTimeout", 60, 900) ?? 900) * 1e3,
				leaveOut: readLeaveOut(capabilities, framework),
				byPlan
			};
		};
		const appCodes = {
			absent: "INVALID_APP_CAP",
			unknown: "INVALID_APP_URL",
			deleted: "APP_DELETED"
		};
		const suiteCodes = {
			absent: "INVALID_TESTSUITE",
			unknown: "INVALID_TESTSUITE",
			deleted: "TEST_NOT_FOUND"
		};
		const maxMedia = 5;
		const resolve = (uploads, query, capabilities, key) => {
			const codes = query.kind === "suite" ? suiteCodes : appCodes;
			const reference = capabilities[key];
			if (typeof reference !== "string" || reference === "") throw (0, http_response.Gq)(codes.absent, `The build request names no ${key}`);
			const record = uploads.resolve(query, reference);
			const shown = reference.slice(0, 200);
			if (record === undefined) throw (0, http_response.Gq)(codes.unknown, `There is no upload "${shown}" for ${key}`);
			if (record === "deleted") throw (0, http_response.Gq)(codes.deleted, `The upload "${shown}" for ${key} was deleted`);
			return record;
		};
		const checkMedia = (uploads, capabilities) => {
			const references = readNames(capabilities, "uploadMedia");
			if (references.length > maxMedia) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", `uploadMedia has more than ${maxMedia} files`);
			const missing = references.find((reference) => typeof uploads.resolve({ kind: "media" }, reference) !== "object");
			if (missing !== undefined) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", `There is no media file "${missing.slice(0, 200)}"`);
		};
		const readBinaries = (uploads, capabilities, framework, wantedPlatform, mayLackApp) => {
			checkMedia(uploads, capabilities);
			const find = (kind, key) => resolve(uploads, kind === "app" ? { kind } : {
				kind,
				framework
			}, capabilities, key);
			const { uploads: kinds } = traitsOf(framework);
			if (kinds === "app-dir") {
				const appDir = find("app-dir", "appDir");
				return {
					app: appDir,
					suite: appDir
				};
			}
			if (kinds === "test-package") {
				if (capabilities.app !== undefined) throw (0, http_response.Gq)("INVALID_APP_CAP", "A build of a test package does not use an app");
				const testPackage = find("suite", "testPackage");
				return {
					app: testPackage,
					suite: testPackage
				};
			}
			if (mayLackApp && capabilities.app === undefined) return {
				app: find("suite", "testSuite"),
				suite: find("suite", "testSuite")
			};
			const app = find("app", "app");
			const platform = platformIn(app.name);
			if (platform !== undefined && platform !== wantedPlatform) {
				const shown = wantedPlatform === "android" ? "Android" : "iOS";
				throw (0, http_response.Gq)("INVALID_APP_CAP", `"${app.name.slice(0, 200)}" is not an app for ${shown}`);
			}
			return {
				app,
				suite: find("suite", "testSuite")
			};
		};
		;
		const never = Number.POSITIVE_INFINITY;
		const failureDelayMs = 5e3;
		const shutdownMs = 2e3;
		const defaultStartupSeconds = 15;
		const endMessages = {
			complete: "",
			error: "The session ended unexpectedly",
			timeout: "The session was idle for too long"
		};
		const fateOf = ({ fate, crash }) => crash === undefined ? fate : "crashes";
		const cuts = {
			crashes: {
				end: "error",
				outcome: "error",
				lastsMs: ({ durationMs }) => durationMs / 2,
				left: "never"
			},
			hangs: {
				end: "complete",
				outcome: "never",
				lastsMs: () => never,
				left: "never"
			},
			"times-out": {
				end: "timeout",
				outcome: "timeout",
				lastsMs: (_test, { idleTimeoutMs }) => idleTimeoutMs,
				left: "skip"
			}
		};
		const vanishingAtMs = ({ fate, "after-tests": testsBefore }, startsAtMs, tests) => {
			if (fate !== "vanishes") return never;
			return testsBefore === undefined ? -never : startsAtMs + (tests[testsBefore]?.startsAtMs ?? 0);
		};
		const createSessionPlanner = ({ plan, newId, scenario }, rules, build, nowMs, passedBefore) => {
			const { request } = build;
			const { framework } = request;
			const runTest = (device, test) => {
				if (test.outcome === "skip") return {
					outcome: test.outcome,
					durationMs: 0,
					failedBefore: false
				};
				for (let run = 1;; run++) {
					const isFlakyFailure = rules.failsThisTime(device.key, framework, test);
					const outcome = isFlakyFailure ? "fail" : test.outcome;
					if (outcome !== "pass" && run < request.tries) continue;
					const ended = {
						outcome,
						durationMs: run * test.durationMs,
						failedBefore: run > 1
					};
					const message = test.message ?? (isFlakyFailure ? "Fails before it passes: flaky by scenario" : undefined);
					return outcome === "pass" || message === undefined ? ended : {
						...ended,
						message
					};
				}
			};
			const planTests = (sessionId, device, orders, suite) => {
				const cut = cuts[fateOf(orders) ?? "runs"];
				const lost = orders["lost-tests"] ?? [];
				const entries = suite.filter((test) => !lost.some((pattern) => (0, wildcard._W)(pattern, fullName(test)))).flatMap((entry) => rules.testOn(device.key, framework, request.app, entry) ?? []);
				const firstCut = entries.findIndex(({ outcome }, index) => index >= (orders["after-tests"] ?? 0) && outcome !== "skip");
				const cutAt = firstCut === -1 ? entries.length : firstCut;
				const hasPassed = passedBefore(device.key);
				let atMs = (orders["startup-seconds"] ?? defaultStartupSeconds) * 1e3;
				const run = (test, index) => {
					if (cut === undefined || index < cutAt) return runTest(device, test);
					const message = orders.message ?? "The session ended in this test";
					return {
						outcome: cut.outcome,
						durationMs: cut.lastsMs(test, request),
						failedBefore: false,
						message
					};
				};
				const tests = entries.map((test, index) => {
					const { className, name, target, trace, flow, command } = test;
					const id = `${sessionId}${(index + 1).toString(16).padStart(8, "0")}`;
					const crash = cut !== undefined && index === cutAt ? orders.crash : test.crash;
					const named = {
						id,
						className,
						name,
						target,
						trace,
						crash,
						flow,
						command
					};
					if (hasPassed(test)) return {
						...named,
						outcome: "passed-before",
						startsAtMs: atMs,
						endsAtMs: atMs,
						failedBefore: false
					};
					if (cut !== undefined && index > cutAt) {
						const whenMs = cut.left === "never" ? never : atMs;
						return {
							...named,
							outcome: cut.left,
							startsAtMs: whenMs,
							endsAtMs: whenMs,
							failedBefore: false
						};
					}
					const { durationMs, ...result } = run(test, index);
					const startsAtMs = atMs;
					atMs += durationMs;
					return {
						...named,
						...result,
						startsAtMs,
						endsAtMs: atMs
					};
				});
				if (orders.fate === "hangs") return {
					tests,
					durationMs: never
				};
				return {
					tests,
					durationMs: atMs + (cut === undefined ? shutdownMs : 0)
				};
			};
			const neverRuns = (endsAtMs, message) => ({
				queuedAtMs: nowMs,
				startsAtMs: never,
				endsAtMs,
				end: "error",
				vanishesAtMs: never,
				tests: [],
				message
			});
			const waits = (endsAtMs, message) => {
				const waiting = neverRuns(endsAtMs, message);
				plan.wait(waiting);
				return waiting;
			};
			const planRun = (id, device, orders, suite) => {
				const fails = (reason) => neverRuns(nowMs + failureDelayMs, orders.message ?? reason);
				if (build.parseError !== undefined) return fails(build.parseError);
				if (orders.fate === "errors") return fails("The device could not be started");
				if (orders.fate === "never-starts") return waits(never, "");
				if (suite.length === 0 && scenario["empty-session"] === "errors") return fails("No tests found");
				const slot = plan.nextSlot(nowMs + (orders["queue-seconds"] ?? 0) * 1e3);
				if (slot.freeAtMs - nowMs > plan.queueLimitMs) {
					return waits(nowMs + plan.queueLimitMs, "The session waited too long in the queue");
				}
				const { tests, durationMs } = planTests(id, device, orders, suite);
				const stay = {
					queuedAtMs: nowMs,
					startsAtMs: slot.freeAtMs,
					endsAtMs: slot.freeAtMs + durationMs
				};
				slot.book(stay);
				const end = cuts[fateOf(orders) ?? "runs"]?.end ?? "complete";
				const vanishesAtMs = vanishingAtMs(orders, slot.freeAtMs, tests);
				return {
					...stay,
					end,
					tests,
					vanishesAtMs,
					message: orders.message ?? endMessages[end]
				};
			};
			return (device, suite, part) => {
				const id = newId("session", build.id, device.key, String(part?.index));
				const orders = rules.ordersForSession(device.key, framework, part?.index ?? request.shard?.index);
				return {
					id,
					device,
					...part && { part },
					orders,
					...planRun(id, device, orders, suite)
				};
			};
		};
		var present = __webpack_require__(28008);
		;
		const seededRandom = (seed) => {
			let state = seed | 0;
			return () => {
				state = state + 0x6d2b79f5 | 0;
				let mixed = Math.imul(state ^ state >>> 15, 1 | state);
				mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
				return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
			};
		};
		const maxKnown = 1e5;
		const createIds = (random) => {
			let salt = String(random());
			const counts = new Map();
			return (...what) => {
				const key = (0, external_node_crypto_.createHash)("sha1").update(JSON.stringify(what)).digest("base64");
				const count = (counts.get(key) ?? 0) + 1;
				counts.set(key, count);
				const id = (0, external_node_crypto_.createHash)("sha1").update(`${salt} ${key} ${count}`).digest("hex");
				if (counts.size >= maxKnown) {
					counts.clear();
					salt = id;
				}
				return id;
			};
		};
		;
		const overlay = (test, entry) => {
			const { message, trace, crash, command, flaky, absent, "duration-seconds": seconds } = entry;
			const outcome = crash === undefined ? entry.outcome : "error";
			const durationMs = seconds === undefined ? undefined : seconds * 1e3;
			const failures = {
				flaky,
				failingRuns: entry["failing-runs"],
				flakeRate: entry["flake-rate"]
			};
			return {
				...test,
				...(0, present.E)({
					outcome,
					durationMs,
					message,
					trace,
					crash,
					command,
					absent,
					...failures
				})
			};
		};
		const namesUpload = (app, pattern) => [
			referenceTo(app),
			app.customId,
			app.name
		].some((name) => name !== undefined && (0, wildcard._W)(pattern, name));
		const createCounter = (rules) => {
			const used = new Map();
			return (framework, shard, fits) => rules.filter((rule) => {
				if (rule.framework !== undefined && rule.framework !== framework) return false;
				if (rule.shard !== undefined && rule.shard !== shard || !fits(rule)) return false;
				const uses = (used.get(rule) ?? 0) + 1;
				used.set(rule, uses);
				return rule.times === undefined || uses <= rule.times;
			});
		};
		const mergeSession = (left, right) => {
			const { device: _device, framework: _framework, shard: _shard, times: _times, ...orders } = right;
			return {
				...left,
				...orders,
				report: {
					...left.report,
					...orders.report
				},
				shows: {
					...left.shows,
					...orders.shows
				}
			};
		};
		const createRuleBook = (scenario, newSalt) => {
			const sessionRules = createCounter(scenario.sessions);
			const buildRules = createCounter(scenario.builds);
			const flakyRuns = new Map();
			let salt;
			const chance = (key) => {
				salt ??= newSalt();
				return seededRandom((0, external_node_crypto_.createHash)("sha256").update(`${salt}\n${key}`).digest().readInt32LE())();
			};
			return {
				ordersForSession: (device, framework, shard) => sessionRules(framework, shard, (rule) => (0, wildcard._W)(rule.device, device)).reduce(mergeSession, {}),
				ordersForBuild: (framework, project, shard) => Object.assign({}, ...buildRules(framework, shard, (rule) => (0, wildcard._W)(rule.project ?? "*", project))),
				testOn: (device, framework, app, test) => {
					const changed = scenario.overrides.filter((entry) => entry.framework === undefined || entry.framework === framework).filter((entry) => (0, wildcard._W)(entry.device, device) && (0, wildcard._W)(entry.test, fullName(test))).filter((entry) => entry.app === undefined || namesUpload(app, entry.app)).reduce(overlay, test);
					return changed.absent === true ? undefined : changed;
				},
				failsThisTime: (device, framework, test) => {
					const { flaky, failingRuns = [], flakeRate = 0 } = test;
					if (flaky === 0 && failingRuns.length === 0 && flakeRate === 0) return false;
					const key = `${framework}\n${device}\n${fullName(test)}`;
					const run = (flakyRuns.get(key) ?? 0) + 1;
					flakyRuns.set(key, run);
					return run <= flaky || failingRuns.includes(run) || flakeRate > 0 && chance(`${key}\n${run}`) < flakeRate;
				}
			};
		};
		;
		const busySentence = "All parallel tests are currently in use, including the queued tests. Wait for one to end.";
		const checkRoom = ({ plan, spelling, time }, sessions) => {
			if (plan.hasRoomFor(sessions)) return;
			time.passWait();
			if (spelling.shapes["busy-response"] === "sentence") throw new http_response.P_(422, busySentence);
			throw (0, http_response.Gq)("ALL_PARALLELS_IN_USE", busySentence);
		};
		const requestedTests = ({ scenario }, { filter, shard, byPlan }, suite) => {
			const filtered = suite.filter((test) => !(byPlan && test.leftOutByPlan === true) && filter(test));
			if (shard === undefined) return filtered;
			return filtered.filter((test) => shardOf(test, shard.total, scenario["shard-split"]) === shard.index);
		};
		const names = [
			"project",
			"projectNotifyURL",
			"buildTag",
			"customBuildName",
			"customBuildNotifyURL",
			"callbackURL"
		];
		const workOf = (capabilities) => JSON.stringify(Object.entries(capabilities).filter(([key]) => !names.includes(key)));
		const createBuildStarter = (cloud) => {
			const rules = createRuleBook(cloud.scenario, () => cloud.newId("chance"));
			const readSuite = createSuiteReader(cloud);
			return async (framework, body, platform = traitsOf(framework).platforms[0] ?? "android", byPlan = false) => {
				const request = readBuildRequest(cloud, body, framework, platform, byPlan);
				if (byPlan) await checkPlan(cloud, request.suite);
				const suite = await readSuite(framework, request.suite, request.app);
				const tests = requestedTests(cloud, request, suite);
				const sessions = request.devices.flatMap((device, nth) => partsOfDevice(request, nth, request.devices.length).map((part) => ({
					device,
					part
				})));
				checkRoom(cloud, sessions.length);
				const createdAtMs = cloud.time.nowMs();
				const { leaveOut = {} } = request;
				const passedBefore = createPassedBefore(leaveOut, (each) => cloud.builds.find(framework, each)?.sessions);
				const id = cloud.newId("build", framework, workOf(request.capabilities));
				const planSession = createSessionPlanner(cloud, rules, {
					id,
					request,
					parseError: parseErrorOf(suite)
				}, createdAtMs, passedBefore);
				const planned = sessions.map(({ device, part }) => planSession(device, part === undefined ? tests : tests.filter(part.includes), part));
				const build = {
					id,
					request,
					createdAtMs,
					sessions: stopAtFailures(planned, leaveOut, cloud.plan),
					orders: rules.ordersForBuild(framework, request.project, request.shard?.index)
				};
				cloud.builds.add(build);
				const version = traitsOf(framework).v1 === undefined ? "v2" : "v1";
				cloud.callbacks.started(build, () => buildShape(version, cloud, build));
				return build;
			};
		};
		const parseErrorOf = (suite) => {
			const lacking = suite.find(({ flow }) => flow?.lacks !== undefined)?.flow;
			if (lacking === undefined) return undefined;
			return `[BROWSERSTACK_TESTSUITE_PARSE_ERROR] No Tests Ran: ${lacking.file} needs ${lacking.lacks}`;
		};
		const checkPlan = async ({ discoverTests }, { name, content }) => {
			if (discoverTests === undefined || content === undefined || await (0, test_plan.UM)(content.path)) return;
			throw (0, http_response.Gq)("INVALID_TESTSUITE", `"${name.slice(0, 200)}" has no .xctestrun file at its top`);
		};
		const maxDiscoveredTests = 1e5;
		const maxKnownSuites = 10;
		const fromScenario = (framework, { class: className, size, tags = [], ...entry }) => ({
			...entry,
			className,
			sizes: size === undefined ? undefined : [size],
			...traitsOf(framework).runner === "maestro" && { flow: {
				file: `${className}.yaml`,
				tags,
				runsByDefault: true,
				commands: []
			} },
			outcome: entry.outcome ?? (entry.crash === undefined ? "pass" : "error"),
			durationMs: (entry["duration-seconds"] ?? 4) * 1e3,
			flaky: entry.flaky ?? 0,
			failingRuns: entry["failing-runs"],
			flakeRate: entry["flake-rate"]
		});
		const fromDiscovery = ({ conditional, ignored, ...test }) => ({
			...test,
			leftOutByPlan: conditional === true,
			outcome: ignored === true ? "skip" : "pass",
			durationMs: 1e3 + shardOf(test, 7e3, "floor-mod"),
			flaky: 0
		});
		const createSuiteReader = ({ scenario, discoverTests }) => {
			const discovered = new Map();
			const discover = async (framework, path, suite, app) => {
				const tests = await discoverTests?.(framework, path, app.content?.path).catch((error) => Promise.reject(unreadableSuite(error, [suite, app])));
				return tests?.slice(0, maxDiscoveredTests).map(fromDiscovery);
			};
			const fromFile = (framework, suite, app) => {
				const { content } = suite;
				if (content === undefined) return undefined;
				const key = `${framework} ${content.sha256} ${app.content?.sha256 ?? ""}`;
				const tests = discovered.get(key) ?? discover(framework, content.path, suite, app);
				if (discovered.size >= maxKnownSuites) discovered.clear();
				discovered.set(key, tests);
				return tests;
			};
			return async (framework, suite, app) => scenario.tests[framework]?.map((entry) => fromScenario(framework, entry)) ?? await fromFile(framework, suite, app) ?? defaultSuites[framework];
		};
		;
		const units = {
			W: 168 * durations.$0,
			D: 24 * durations.$0,
			H: durations.$0,
			M: durations.$0 / 60,
			S: 1e3
		};
		const isoDurationMs = (text) => {
			const match = /^P(?:(\d{1,9})W)?(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d{1,3})?)S)?)?$/.exec(text);
			if (match === null || /[PT]$/.test(text)) return undefined;
			const [, weeks, days, hours, minutes, seconds] = match.map((amount) => Number(amount ?? 0));
			return (weeks ?? 0) * units.W + (days ?? 0) * units.D + (hours ?? 0) * units.H + (minutes ?? 0) * units.M + (seconds ?? 0) * units.S;
		};
		const maxAdvanceMs = 100 * 366 * 24 * durations.$0;
		const advanceSchema = schemas.rej({ advance: schemas.YjP().describe("An ISO 8601 duration without years and months, such as \"PT5M\"").refine((text) => (isoDurationMs(text) ?? Number.POSITIVE_INFINITY) <= maxAdvanceMs) });
		;
		const nowSchema = (0, message_schemas.cW)("Now", { now: iso.w$().describe("The simulated time") });
		const journalSchema = (0, message_schemas.gw)("Journal", schemas.YOg(schemas.Ikc({
			time: iso.w$().describe("Simulated"),
			method: schemas.YjP(),
			path: schemas.YjP().describe("Without the query"),
			query: schemas.YjP(),
			body: schemas.L5J().describe("JSON as it was sent; for a form its fields, with name, size and SHA-256 of its file"),
			status: schemas.Whr().nullable().describe("Null where no response was sent"),
			fault: schemas.YjP().optional().describe("The fault that was applied")
		})));
		const deletedSchema = (0, message_schemas.cW)("DeletedRequests", { deleted: schemas.Whr() });
		const faultCountSchema = (0, message_schemas.cW)("FaultCount", { faults: schemas.Whr() });
		const documentSchema = (0, message_schemas.gw)("OpenApi", schemas.g1P(schemas.YjP(), schemas.L5J()));
		const scenarioInput = (0, message_schemas.Em)("Scenario", scenarioSchema);
		const faultsInput = (0, message_schemas.Em)("Faults", schemas.KCZ([schemas.YOg(faultSchema), schemas.Ikc({ faults: schemas.YOg(faultSchema) })]));
		const advanceInput = (0, message_schemas.Em)("Advance", advanceSchema);
		const yamlOr = (schema, inYaml) => ({
			...(0, message_schemas.Pq)(schema),
			"application/yaml": inYaml
		});
		const mapping = schemas._H3({});
		const journalEntry = ({ atMs, method, path, query, body, status, fault }) => ({
			time: new Date(atMs).toISOString(),
			method,
			path,
			query,
			body: body ?? null,
			status: status ?? null,
			...fault !== undefined && { fault }
		});
		const journal = ({ requests }, query) => {
			const method = query.get("method")?.toUpperCase();
			const path = query.get("path");
			return requests.filter((request) => method === undefined || request.method === method).filter((request) => path === null || (0, wildcard.$h)(path, request.path)).map(journalEntry);
		};
		const refusingMistakes = (change) => {
			try {
				return change();
			} catch (error) {
				if (error instanceof ScenarioError) throw new http_response.P_(422, error.message);
				throw error;
			}
		};
		const readFaults = (text) => {
			const reading = (0, yaml_document.gM)(text);
			if (reading.kind === "broken") throw new http_response.P_(422, reading.mistakes.map(({ message }) => message).join("\n"));
			const { value } = reading;
			if ((0, is_record.u4)(value) && Object.keys(value).join() === "faults") return value.faults;
			if (Array.isArray(value)) return value;
			throw new http_response.P_(422, "Expected a list of faults as in a scenario, or a mapping with the key \"faults\"");
		};
		const lastTimeMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
		const control_routes_route = (0, route.eV)(route.be);
		const controlRoutes = (simulation, log, allRoutes) => {
			const now = () => ({ now: new Date(simulation.time().nowMs()).toISOString() });
			const scenarioText = ({ request }) => readBodyText(chunksOf(request), maxScenarioBytes);
			return [
				control_routes_route.get("/simulation/requests", {
					name: "listRequests",
					summary: "List the requests so far",
					query: {
						method: schemas.YjP(),
						path: schemas.YjP().describe("`*` matches within a segment, `**` any number of segments")
					},
					response: journalSchema,
					handle: ({ query }) => journal(log, query)
				}),
				control_routes_route.delete("/simulation/requests", {
					name: "deleteRequests",
					summary: "Empty the list of requests",
					response: deletedSchema,
					handle: () => {
						const deleted = log.requests.length;
						log.clear();
						return { deleted };
					}
				}),
				control_routes_route.put("/simulation/scenario", {
					name: "replaceScenario",
					summary: "Replace the scenario",
					body: yamlOr(scenarioInput, mapping),
					response: nowSchema,
					handle: async (exchange) => {
						const text = await scenarioText(exchange);
						const reading = (0, yaml_document.gM)(text);
						if (reading.kind === "read" && (reading.value ?? undefined) === undefined) throw new http_response.P_(422, "Expected a scenario; {} is a service without failures");
						refusingMistakes(() => simulation.setScenario(parseScenario(text)));
						return now();
					}
				}),
				control_routes_route.put("/simulation/faults", {
					name: "replaceFaults",
					summary: "Replace the faults",
					body: yamlOr(faultsInput, schemas.KCZ([schemas.YOg(mapping), mapping])),
					response: faultCountSchema,
					handle: async (exchange) => {
						const text = await scenarioText(exchange);
						return { faults: refusingMistakes(() => simulation.setFaults(readFaults(text))) };
					}
				}),
				control_routes_route.post("/simulation/time", {
					name: "advanceTime",
					summary: "Move the clock",
					body: (0, message_schemas.Pq)(advanceInput),
					response: nowSchema,
					handle: async (exchange) => {
						const parsed = advanceSchema.safeParse(await exchange.readJson());
						const byMs = parsed.success ? isoDurationMs(parsed.data.advance) : undefined;
						if (byMs === undefined) throw new http_response.P_(422, "advance: expected an ISO 8601 duration such as \"PT5M\", without years and months");
						if (simulation.time().nowMs() + byMs > lastTimeMs) throw new http_response.P_(422, "advance: the time would be after the year 9999, for which the service has no dates");
						simulation.advance(byMs);
						return now();
					}
				}),
				control_routes_route.post("/simulation/reset", {
					name: "reset",
					summary: "Make everything as it was at the start",
					response: nowSchema,
					handle: async () => {
						await simulation.reset();
						log.clear();
						return now();
					}
				}),
				control_routes_route.get("/simulation/openapi.json", {
					name: "describe",
					summary: "Get this document",
					response: documentSchema,
					handle: async () => {
						const { describeRoutes } = await Promise.all([
							__webpack_require__.e(921),
							__webpack_require__.e(668),
							__webpack_require__.e(815),
							__webpack_require__.e(44),
							__webpack_require__.e(897),
							__webpack_require__.e(144),
							__webpack_require__.e(372),
							__webpack_require__.e(513),
							__webpack_require__.e(117)
						]).then(__webpack_require__.bind(__webpack_require__, 48202));
						return describeRoutes(allRoutes());
					}
				})
			];
		};
		;
		const referenceSchema = schemas.YjP().regex(/^bs:\/\/[0-9a-f]{40}$/).describe("Names an upload in a build request");
		const mediaReferenceSchema = schemas.YjP().regex(/^media:\/\/[0-9a-f]{40}$/);
		const shareableFields = {
			custom_id: schemas.YjP().max(100).optional().describe("Absent where none was given"),
			shareable_id: schemas.YjP().optional().describe("`<user>/<custom id>`, for everyone of the group")
		};
		const shareable = ({ username }, record) => ({
			custom_id: record.customId,
			shareable_id: shareableIdOf(record, username)
		});
		const uploadedAppView = {
			schema: (0, message_schemas.cW)("UploadedApp", {
				app_url: referenceSchema,
				...shareableFields
			}),
			show: (cloud, record) => ({
				app_url: referenceTo(record),
				...shareable(cloud, record)
			})
		};
		const uploadedMediaView = {
			schema: (0, message_schemas.cW)("UploadedMedia", {
				media_url: mediaReferenceSchema,
				...shareableFields
			}),
			show: (cloud, record) => ({
				media_url: referenceTo(record),
				...shareable(cloud, record)
			})
		};
		const uploadedSuiteView = {
			schema: (0, message_schemas.gw)("UploadedSuite", schemas.KCZ([
				"test_url",
				"test_suite_url",
				"module_url"
			].map((key) => schemas.Ikc({
				[key]: referenceSchema,
				...shareableFields
			}))).describe("`test_url`, unless a scenario chooses another key")),
			show: (cloud, record) => ({
				[cloud.spelling.shapes["suite-url-key"]]: referenceTo(record),
				...shareable(cloud, record)
			})
		};
		const appFields = {
			app_name: schemas.YjP(),
			app_version: schemas.YjP(),
			app_url: referenceSchema,
			app_id: message_schemas.fY,
			uploaded_at: message_schemas.Rl,
			...shareableFields
		};
		const appFieldsOf = (cloud, record) => ({
			app_name: record.name,
			app_version: cloud.scenario.app.version,
			app_url: referenceTo(record),
			app_id: record.id,
			uploaded_at: cloud.spelling.time(record.uploadedAtMs, "utc"),
			...shareable(cloud, record)
		});
		const appView = {
			schema: (0, message_schemas.cW)("App", appFields),
			show: appFieldsOf
		};
		const suiteView = {
			schema: (0, message_schemas.cW)("TestSuite", {
				custom_id: schemas.YjP().nullable(),
				framework: schemas.YjP(),
				test_suite_id: message_schemas.fY,
				test_suite_name: schemas.YjP(),
				test_suite_url: referenceSchema,
				uploaded_at: message_schemas.Rl
			}),
			show: (cloud, record) => ({
				custom_id: record.customId ?? null,
				framework: record.framework,
				test_suite_id: record.id,
				test_suite_name: record.name,
				test_suite_url: referenceTo(record),
				uploaded_at: cloud.spelling.time(record.uploadedAtMs, "unix")
			})
		};
		const appDirectoryView = {
			schema: (0, message_schemas.cW)("AppDirectory", {
				app_dir_name: schemas.YjP(),
				app_dir_id: message_schemas.fY,
				app_dir_url: referenceSchema,
				custom_id: schemas.YjP().nullable(),
				uploaded_at: message_schemas.Rl
			}),
			show: (cloud, record) => ({
				app_dir_name: record.name,
				app_dir_id: record.id,
				app_dir_url: referenceTo(record),
				custom_id: record.customId ?? null,
				uploaded_at: cloud.spelling.time(record.uploadedAtMs, "unix")
			})
		};
		const mediaView = {
			schema: (0, message_schemas.cW)("Media", {
				media_name: schemas.YjP(),
				media_url: mediaReferenceSchema,
				media_id: message_schemas.fY,
				uploaded_at: message_schemas.Rl,
				...shareableFields
			}),
			show: (cloud, record) => ({
				media_name: record.name,
				media_url: referenceTo(record),
				media_id: record.id,
				uploaded_at: cloud.spelling.time(record.uploadedAtMs, "utc"),
				...shareable(cloud, record)
			})
		};
		const expiry = (cloud, { uploadedAtMs }) => cloud.spelling.time(uploadedAtMs + cloud.scenario.limits["retention-days"] * durations.LP, "utc");
		const appViewV2 = {
			schema: (0, message_schemas.cW)("AppV2", {
				...appFields,
				expiry: message_schemas.Rl
			}),
			show: (cloud, record) => ({
				...appFieldsOf(cloud, record),
				expiry: expiry(cloud, record)
			})
		};
		const v2ViewOf = (id, prefix) => ({
			schema: (0, message_schemas.cW)(id, {
				[`${prefix}_name`]: schemas.YjP(),
				[`${prefix}_url`]: referenceSchema,
				[`${prefix}_id`]: message_schemas.fY,
				uploaded_at: message_schemas.Rl,
				framework: schemas.YjP(),
				...shareableFields,
				expiry: message_schemas.Rl
			}),
			show: (cloud, record) => ({
				[`${prefix}_name`]: record.name,
				[`${prefix}_url`]: referenceTo(record),
				[`${prefix}_id`]: record.id,
				uploaded_at: cloud.spelling.time(record.uploadedAtMs, "utc"),
				framework: record.framework && traitsOf(record.framework).label,
				...shareable(cloud, record),
				expiry: expiry(cloud, record)
			})
		});
		const suiteViewV2 = v2ViewOf("TestSuiteV2", "test_suite");
		const packageViewV2 = v2ViewOf("TestPackage", "test_package");
		;
		const profileSchema = (0, message_schemas.gw)("AppProfile", schemas.YOg(schemas.Ikc({
			ts: schemas.Whr().describe("Seconds since 1970"),
			cpu: schemas.aig(),
			mem: schemas.aig(),
			mema: schemas.aig(),
			batt: schemas.aig(),
			temp: schemas.aig(),
			simulated: schemas.euz(true)
		}).catchall(schemas.aig().nullable())).describe("One sample per second. The bundle id without dots begins the keys of the app: `comexampleshop_cpu`"));
		const app_profile_maxSamples = 3600;
		const wave = (index, low, high) => Math.round((low + (high - low) * (1 + Math.sin(index / 3)) / 2) * 100) / 100;
		const appProfile = ({ session, test }, bundleId) => {
			const durationMs = Number.isFinite(test.endsAtMs) ? test.endsAtMs - test.startsAtMs : 0;
			const samples = Math.min(app_profile_maxSamples, Math.floor(durationMs / 1e3) + 1);
			const app = bundleId.replaceAll(".", "");
			return Array.from({ length: samples }, (_, index) => ({
				ts: Math.floor((session.startsAtMs + test.startsAtMs) / 1e3) + index,
				cpu: Math.round(wave(index, 20, 70)),
				mem: 3396.71,
				mema: wave(index + 5, 1400, 1700),
				batt: 100,
				temp: 29,
				[`${app}_cpu`]: index === 0 ? null : wave(index, 5, 40),
				[`${app}_mem`]: index === 0 ? null : wave(index, 120, 180),
				[`${app}_netr`]: index === 0 ? null : index * 2048,
				[`${app}_nets`]: index === 0 ? null : index * 512,
				simulated: true
			}));
		};
		var xml = __webpack_require__(36794);
		;
		const simulatedLine = "Simulated by the built-in cloud of Mobile Test Cloud: no device was involved.";
		const templates = {
			androidDeviceLog: `
${simulatedLine}
{crashBefore}
{start}  4711  4732 I TestRunner: started: {test}({class})
{end}  4711  4732 I TestRunner: {failure}
{end}  4711  4732 I TestRunner: {outcome}: {test}({class})
{crash}
{startAfter}  4711  4732 I TestRunner: started: {testAfter}({classAfter})
{crashAfter}
`,
			androidCrash: `
{time}  3302  3302 E AndroidRuntime: FATAL EXCEPTION: Thread-9
{time}  3302  3302 E AndroidRuntime: Process: com.example.weather, PID: 3302
{time}  3302  3302 E AndroidRuntime: java.lang.IllegalStateException: the forecast of another app is late
{time}  3302  3302 E AndroidRuntime: \tat com.example.weather.Forecast.load(Forecast.kt:12)
{crash}
{time}  1423  1440 I ActivityManager: Process {process} (pid {pid}) has died: fg  TOP
{time}  1423  1440 I ActivityManager: Crash of app {package} running instrumentation ComponentInfo{{package}.test/androidx.test.runner.AndroidJUnitRunner}`,
			javaCrash: `
{time}  {pid}  {pid} E AndroidRuntime: FATAL EXCEPTION: {thread}
{time}  {pid}  {pid} E AndroidRuntime: Process: {process}, PID: {pid}
{time}  {pid}  {pid} E AndroidRuntime: {trace}`,
			javaTrace: `
{exception}
\tat {package}.Cart.total(Cart.kt:42)
\tat {package}.CartActivity.onResume(CartActivity.kt:17)
\tat android.app.Activity.performResume(Activity.java:8329)`,
			nativeCrash: `
{time}  {pid}  4732 F libc: Fatal signal {signal} in tid 4732 ({shortThread}), pid {pid} ({shortProcess})
{time}  5102  5102 I crash_dump64: performing dump of process {pid} (target tid = 4732)
{time}  5102  5102 F DEBUG: *** *** *** *** *** *** *** *** *** *** *** *** *** *** *** ***
{time}  5102  5102 F DEBUG: ABI: 'arm64'
{time}  5102  5102 F DEBUG: pid: {pid}, tid: 4732, name: {thread}  >>> {process} <<<
{time}  5102  5102 F DEBUG: signal {signal}
{time}  5102  5102 F DEBUG: Cause: {cause}
{time}  5102  5102 F DEBUG: Abort message: '{abortMessage}'
{time}  5102  5102 F DEBUG: backtrace:
{time}  5102  5102 F DEBUG:       {frame}`,
			nativeTrace: `
#00 pc 000000000004f6dc  /apex/com.android.runtime/lib64/bionic/libc.so (abort+164) (BuildId: 3f2a)
#01 pc 0000000000012340  /data/app/~~ab==/{package}-cd==/lib/arm64/libcart.so (Java_com_example_shop_Cart_total+24) (BuildId: 77aa)`,
			notResponding: `
{time}  1423  1440 E ActivityManager: ANR in {process} ({package}/.CartActivity)
{time}  1423  1440 E ActivityManager: PID: {pid}
{time}  1423  1440 E ActivityManager: Reason: {reason}
{time}  1423  1440 E ActivityManager: Load: 4.1 / 3.2 / 1.1
{time}  1423  1440 E ActivityManager: CPU usage from 0ms to 5003ms later:
{time}  1423  1440 E ActivityManager:   98% {pid}/{package}: 97% user + 1% kernel`,
			killed: `
{time}   311   311 I lowmemorykiller: Kill '{process}' ({pid}), uid 10123, oom_score_adj 0 to free 512000kB rss, 0kB swap; reason: {reason}`,
			appleDeviceLog: `
${simulatedLine}
{start} {device} XCTRunner[471] <Notice>: started: {test}({class})
{end} {device} XCTRunner[471] <Notice>: {failure}
{end} {device} XCTRunner[471] <Notice>: {outcome}: {test}({class})
`,
			instrumentationLog: `
${simulatedLine}
INSTRUMENTATION_STATUS: class={class}
INSTRUMENTATION_STATUS: test={test}
INSTRUMENTATION_STATUS_CODE: 1
INSTRUMENTATION_STATUS: class={class}
INSTRUMENTATION_STATUS: test={test}
INSTRUMENTATION_STATUS: stack={stack}
INSTRUMENTATION_STATUS_CODE: {code}
`,
			crashedInstrumentationLog: `
${simulatedLine}
INSTRUMENTATION_STATUS: class={class}
INSTRUMENTATION_STATUS: test={test}
INSTRUMENTATION_STATUS_CODE: 1
INSTRUMENTATION_RESULT: shortMsg={short}
INSTRUMENTATION_RESULT: longMsg={long}
INSTRUMENTATION_CODE: 0
`,
			xcodebuildLog: `
${simulatedLine}
Test Case '-[{target}.{class} {test}]' started.
{failure}
Test Case '-[{target}.{class} {test}]' {outcome} ({seconds} seconds).
`,
			maestroLog: `
${simulatedLine}
{start} [INFO ] Running flow {test} ({file}) on {device}
{commands}
`,
			maestroCommand: `
{time} [INFO ] {command} {status}
{failure}`,
			junitFailure: `
java.lang.AssertionError: {message}
\tat org.junit.Assert.fail(Assert.java:89)
\tat {class}.{test}({simpleName}.kt:{line})
\tat java.lang.reflect.Method.invoke(Native Method)
\tat androidx.test.runner.AndroidJUnitRunner.onStart(AndroidJUnitRunner.java:463)`,
			swiftFailure: `
{file}:{line}: error: -[{target}.{class} {test}] : {message}`,
			dartFailure: `
The following TestFailure was thrown running a test:
{message}
When the exception was thrown, this was the stack:
#0      fail (package:matcher/src/expect/expect.dart:149:31)
#1      main.<anonymous closure> (integration_test/app_test.dart:{line}:5)`
		};
		const fillIn = (template, values) => template.slice(1).split("\n").flatMap((line) => fillInLine(line, values)).join("\n");
		const fillInLine = (line, values) => {
			let lines = [""];
			for (const [index, part] of line.split(/\{(\w+)\}/).entries()) {
				const value = index % 2 === 0 ? part : values[part];
				if (value === undefined) return [];
				lines = typeof value === "object" ? lines.flatMap((text) => value.map((next) => text + next)) : lines.map((text) => `${text}${value}`);
			}
			return lines;
		};
		;
		const sourceLine = ({ id }) => 20 + Number.parseInt(id.slice(-8), 16) % 60;
		const swiftPlace = (test) => ({
			file: `/Users/builder/${bundleName(test)}/${simpleClassName(test.className)}.swift`,
			line: sourceLine(test)
		});
		const bundleName = ({ target }) => target ?? "UITests";
		const simpleClassName = (className) => className.split(".").at(-1)?.split("$")[0] ?? className;
		const defaultMessages = {
			fail: "expected:<1> but was:<0>",
			error: "Process crashed.",
			timeout: "Test timed out"
		};
		const failureMessage = (test) => test.message ?? defaultMessages[test.outcome] ?? "failed";
		const failedCommand = ({ command, flow, name }) => command ?? flow?.commands.findLast((each) => each.startsWith("Assert")) ?? flow?.commands.at(-1) ?? `Tap on "${name}"`;
		const maestroMessage = (test) => {
			const command = failedCommand(test);
			const [, assertion] = /^Assert that (.+)$/.exec(command) ?? [];
			return assertion === undefined ? `Element not found: ${command}` : `Assertion is false: ${assertion}`;
		};
		const failureText = (framework, test) => {
			if (test.trace !== undefined) return test.trace;
			if (test.crash !== undefined) return "Instrumentation run failed due to Process crashed.";
			const message = failureMessage(test);
			const { runner } = traitsOf(framework);
			if (runner === "maestro") return test.message ?? (test.outcome === "fail" ? maestroMessage(test) : message);
			const values = {
				...swiftPlace(test),
				target: bundleName(test),
				class: test.className,
				simpleName: simpleClassName(test.className),
				test: test.name,
				message
			};
			if (framework === "flutter-android") return fillIn(templates.dartFailure, values);
			return fillIn(runner === "instrumentation" ? templates.junitFailure : templates.swiftFailure, values);
		};
		;
		const secondsText = (durationMs) => (durationMs / 1e3).toFixed(3);
		const failures = {
			fail: "failure",
			error: "error",
			pass: "flakyFailure"
		};
		const content = (build, test) => {
			if (test.outcome === "skip") return "<skipped/>";
			const element = failures[test.outcome];
			if (element === undefined || test.outcome === "pass" && !test.failedBefore) return "";
			return `<${element}>${(0, xml.IR)(failureText(build.request.framework, test))}</${element}>`;
		};
		const testCase = (spelling, build, test) => {
			const tag = (0, xml.MA)("testcase", {
				name: test.name,
				classname: test.className,
				result: reportStatus(test.outcome),
				test_id: test.id,
				time: secondsText(test.endsAtMs - test.startsAtMs),
				video_url: videoAddress(spelling, build, test)
			});
			return `    ${tag}>${content(build, test)}</testcase>\n`;
		};
		const properties = ({ id, device }) => [
			`      ${(0, xml.MA)("property", { session_id: id })}/>${(0, xml.MA)("property", { devicename: device.name })}/>\n`,
			`      ${(0, xml.MA)("property", { os: device.os === "android" ? "Android" : "iOS" })}/>`,
			`${(0, xml.MA)("property", { version: device.osVersion })}/>\n`,
			`      ${(0, xml.MA)("property", {
				name: "simulated",
				value: "true"
			})}/>\n`
		].join("");
		const filler = (kilobytes) => kilobytes === 0 ? "" : `    <system-out>${`${simulatedLine}\n`.repeat(Math.ceil(kilobytes * 1024 / (simulatedLine.length + 1)))}</system-out>\n`;
		const junitReport = (spelling, build, session, leaked) => {
			const { shows, report } = session.orders;
			const suites = testsByClass(session.tests, ({ className }) => className).map(([className, tests], index) => {
				const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
				const startsAtMs = session.startsAtMs + (tests[0]?.startsAtMs ?? 0);
				const tag = (0, xml.MA)("testsuite", {
					name: className,
					tests: tests.length,
					failures: count("fail"),
					skipped: count("skip"),
					timedout: count("timeout"),
					errors: count("error"),
					...index === 0 && shows?.["report-counts"],
					time: secondsText((0, numbers.cz)(tests.map((test) => test.endsAtMs - test.startsAtMs))),
					timestamp: spelling.time(startsAtMs, "offset")
				});
				const body = tests.map((test) => testCase(spelling, build, test)).join("");
				const output = index === 0 ? filler(report?.["output-kilobytes"] ?? 0) + leaked : "";
				return `  ${tag}>\n    <properties>\n${properties(session)}    </properties>\n${body}${output}  </testsuite>\n`;
			});
			return `<?xml version="1.0"?>\n<testsuites>\n${suites.join("")}</testsuites>\n`;
		};
		;
		const of = (leaks, place) => leaks.filter((leak) => leak.in.includes(place)).map(({ text }) => text);
		const leakedLog = (leaks, place) => of(leaks, place).flatMap((text) => text.trimEnd().split("\n")).map((line) => `${place === "device-log" ? "I/Leak    ( 4711): " : ""}${line}\n`).join("");
		const header = /^([\w-]{1,100}):[ \t]*(\S.*)$/;
		const leakedRequests = (leaks) => of(leaks, "network-log").map((text) => {
			const [, name, value] = header.exec(text) ?? [];
			return name === undefined ? { postData: {
				mimeType: "text/plain",
				text
			} } : { headers: [{
				name,
				value
			}] };
		});
		const leakedOutput = (leaks) => {
			const texts = of(leaks, "report");
			return texts.length === 0 ? "" : `    <system-out>${(0, xml.IR)(texts.join("\n"))}</system-out>\n`;
		};
		;
		const isLeftOut = (outcome) => outcome === "left-out" || outcome === "passed-before";
		;
		const stamp = (atMs) => new Date(atMs).toISOString().slice(5, 23).replace("T", " ");
		const logged = {
			pass: {
				end: "finished",
				code: 0,
				xcode: "passed",
				status: "COMPLETED"
			},
			fail: {
				end: "failed",
				code: -2,
				xcode: "failed",
				status: "FAILED"
			},
			error: {
				end: "crashed",
				code: -1,
				xcode: "failed",
				status: "FAILED"
			},
			skip: {
				end: "ignored",
				code: -3,
				xcode: "skipped",
				status: "COMPLETED"
			},
			timeout: {
				end: "timed out",
				code: -2,
				xcode: "failed",
				status: "RUNNING"
			},
			never: {
				end: "did not end",
				code: -1,
				xcode: "did not end",
				status: "RUNNING"
			},
			aborted: {
				end: "aborted",
				code: -1,
				xcode: "failed",
				status: "RUNNING"
			},
			"left-out": {
				end: "not run",
				code: -3,
				xcode: "failed",
				status: "RUNNING"
			},
			"passed-before": {
				end: "not run",
				code: -3,
				xcode: "failed",
				status: "RUNNING"
			}
		};
		const isFailure = ({ outcome }) => outcome !== "pass" && outcome !== "skip" && !isLeftOut(outcome);
		const failureLines = (build, test) => isFailure(test) ? failureText(build.request.framework, test).split("\n") : [];
		const testEndsAtMs = (session, test) => session.startsAtMs + (Number.isFinite(test.endsAtMs) ? test.endsAtMs : test.startsAtMs);
		const durationOf = ({ startsAtMs, endsAtMs }) => Number.isFinite(endsAtMs) ? endsAtMs - startsAtMs : 0;
		const deviceLog = ({ build, session, test }, packageName) => {
			const values = {
				start: stamp(session.startsAtMs + test.startsAtMs),
				end: stamp(testEndsAtMs(session, test)),
				device: session.device.name,
				class: test.className,
				test: test.name,
				failure: failureLines(build, test),
				outcome: logged[test.outcome].end
			};
			if (session.device.os === "ios") return fillIn(templates.appleDeviceLog, values);
			const at = session.tests.indexOf(test);
			const [before, after] = [session.tests[at - 1], session.tests[at + 1]];
			const crashOf = (each, log) => each?.crash?.log === log && each.outcome === "error" ? crashText(session, each, each.crash, packageName) : undefined;
			const crashAfter = crashOf(after, "before");
			return fillIn(templates.androidDeviceLog, {
				...values,
				...test.crash !== undefined && {
					failure: undefined,
					outcome: undefined
				},
				crashBefore: crashOf(before, "after"),
				crash: crashOf(test, "own"),
				startAfter: after && crashAfter && stamp(session.startsAtMs + after.startsAtMs),
				testAfter: after?.name,
				classAfter: after?.className,
				crashAfter
			});
		};
		const sessionDeviceLog = (build, session, nowMs, packageName) => session.tests.filter(({ startsAtMs }) => session.startsAtMs + startsAtMs <= nowMs).map((test) => deviceLog({
			build,
			session,
			test
		}, packageName)).join("");
		const instrumentationLog = ({ build, test }, packageName) => {
			const { className, name, crash, outcome } = test;
			const named = {
				class: className,
				test: name
			};
			if (traitsOf(build.request.framework).runner !== "instrumentation") return fillIn(templates.xcodebuildLog, {
				...named,
				target: bundleName(test),
				failure: failureLines(build, test),
				outcome: logged[outcome].xcode,
				seconds: (durationOf(test) / 1e3).toFixed(3)
			});
			if (crash !== undefined) return fillIn(templates.crashedInstrumentationLog, {
				...named,
				...crashMessages(crash, packageName)
			});
			const stack = isFailure(test) ? failureText(build.request.framework, test) : undefined;
			return fillIn(templates.instrumentationLog, {
				...named,
				stack,
				code: logged[outcome].code
			});
		};
		const commandsRun = (test) => {
			const own = test.flow?.commands ?? [];
			const commands = own.length === 0 ? ["Launch app", `Assert that "${test.name}" is visible`] : own;
			if (test.outcome === "pass") return commands;
			const failed = failedCommand(test);
			const at = commands.lastIndexOf(failed);
			return at === -1 ? [...commands.slice(0, -1), failed] : commands.slice(0, at + 1);
		};
		const stepsOf = ({ build, session, test }) => {
			if (test.outcome === "skip" || isLeftOut(test.outcome)) return [];
			const texts = commandsRun(test);
			const startedAtMs = session.startsAtMs + test.startsAtMs;
			return texts.map((text, index) => {
				const status = index === texts.length - 1 ? logged[test.outcome].status : "COMPLETED";
				const failure = status === "FAILED" ? failureText(build.request.framework, test) : undefined;
				return {
					text,
					status,
					failure,
					atMs: startedAtMs + Math.round(durationOf(test) * (index + 1) / texts.length)
				};
			});
		};
		const clockTime = (atMs) => new Date(atMs).toISOString().slice(11, 23);
		const commandLog = (found, startTime) => {
			const { session, test } = found;
			const commands = stepsOf(found).map(({ text, status, failure, atMs }) => fillIn(templates.maestroCommand, {
				time: clockTime(atMs),
				command: text,
				status,
				failure
			}));
			const file = test.flow?.file ?? test.className;
			return fillIn(templates.maestroLog, {
				start: startTime,
				test: test.name,
				file,
				device: session.device.key,
				commands
			});
		};
		const maestroLog = (found) => commandLog(found, clockTime(found.session.startsAtMs + found.test.startsAtMs));
		const sampleHierarchy = {
			attributes: {},
			children: [{
				attributes: {
					"resource-id": "com.example.shop:id/total",
					text: "3 items",
					class: "android.widget.TextView"
				},
				children: []
			}, { attributes: {
				"resource-id": "com.example.shop:id/checkout",
				text: "Check out",
				class: "android.widget.Button"
			} }]
		};
		const commandsSchema = (0, message_schemas.gw)("MaestroCommands", schemas.YOg(schemas.Ikc({
			command: schemas.Ikc({ description: schemas.YjP() }),
			metadata: schemas.Ikc({
				status: schemas.YjP(),
				timestamp: schemas.aig(),
				error: schemas.Ikc({
					message: schemas.YjP(),
					hierarchyRoot: schemas.L5J().optional()
				}).optional()
			})
		})).describe("Where a scenario asks for JSON"));
		const commandRecords = (found) => stepsOf(found).map(({ text, status, failure, atMs }) => ({
			command: { description: text },
			metadata: {
				status,
				timestamp: atMs,
				...failure !== undefined && { error: {
					message: failure,
					hierarchyRoot: sampleHierarchy
				} }
			}
		}));
		const javaTrace = ({ trace, message }, packageName) => {
			const exception = message ?? "java.lang.IllegalStateException: no items in the cart";
			return (trace ?? fillIn(templates.javaTrace, {
				exception,
				package: packageName
			})).trimEnd().split("\n");
		};
		const nativeFrames = ({ trace }, packageName) => (trace ?? fillIn(templates.nativeTrace, { package: packageName })).trimEnd().split("\n").map((frame) => frame.trim());
		const ownCrashText = (crash, packageName, values) => {
			const { kind, message, thread } = crash;
			switch (kind) {
				case "java": return fillIn(templates.javaCrash, {
					...values,
					thread: thread ?? "main",
					trace: javaTrace(crash, packageName)
				});
				case "native": return fillIn(templates.nativeCrash, {
					...values,
					thread: thread ?? "RenderThread",
					shortThread: (thread ?? "RenderThread").slice(0, 15),
					shortProcess: String(values.process).slice(-15),
					signal: message === undefined ? "11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0" : "6 (SIGABRT), code -1 (SI_QUEUE), fault addr --------",
					cause: message === undefined ? "null pointer dereference" : undefined,
					abortMessage: message,
					frame: nativeFrames(crash, packageName)
				});
				case "not-responding": {
					const activity = `${packageName}/${packageName}.CartActivity`;
					const timeout = `Input dispatching timed out (${activity} is not responding. Waited 5003ms for MotionEvent)`;
					return fillIn(templates.notResponding, {
						...values,
						reason: message ?? timeout
					});
				}
				case "killed": return fillIn(templates.killed, {
					...values,
					reason: message ?? "low watermark is breached and swap is low"
				});
			}
		};
		const crashText = (session, test, crash, packageName) => {
			const values = {
				time: stamp(testEndsAtMs(session, test)),
				process: crash.process ?? packageName,
				pid: crash.process === undefined ? 4711 : 4799,
				package: packageName
			};
			return fillIn(templates.androidCrash, {
				...values,
				crash: ownCrashText(crash, packageName, values)
			});
		};
		const crashMessages = (crash, packageName) => {
			const [exception = ""] = javaTrace(crash, packageName);
			return {
				java: {
					short: exception.split(":")[0] ?? exception,
					long: exception
				},
				native: {
					short: "Native crash",
					long: "Native crash: Segmentation fault"
				},
				"not-responding": {
					short: "keyDispatchingTimedOut",
					long: "Timed out while dispatching key event"
				},
				killed: {
					short: "Process crashed.",
					long: undefined
				}
			}[crash.kind];
		};
		;
		const creator = schemas.Ikc((0, message_schemas.P$)("name", "version", "comment"));
		const entries = schemas.YOg(schemas.g1P(schemas.YjP(), schemas.L5J()));
		const harSchema = (0, message_schemas.cW)("Har", { log: schemas.Ikc({
			version: schemas.YjP(),
			creator,
			entries
		}) }, "An HTTP archive");
		const calls = [
			{
				path: "/api/session",
				status: 200,
				bytes: 412,
				waitMs: 84
			},
			{
				path: "/api/products?page=1",
				status: 200,
				bytes: 8204,
				waitMs: 131
			},
			{
				path: "/images/logo.png",
				status: 304,
				bytes: 0,
				waitMs: 22
			}
		];
		const entry = (call, startedAtMs) => ({
			startedDateTime: new Date(startedAtMs).toISOString(),
			time: call.waitMs + 6,
			request: {
				method: "GET",
				url: `https://shop.example${call.path}`,
				httpVersion: "HTTP/1.1",
				cookies: [],
				headers: [{
					name: "Accept",
					value: "application/json"
				}],
				queryString: [],
				headersSize: 120,
				bodySize: 0,
				...call.leaked
			},
			response: {
				status: call.status,
				statusText: call.status === 200 ? "OK" : "Not Modified",
				httpVersion: "HTTP/1.1",
				cookies: [],
				headers: [{
					name: "Content-Type",
					value: "application/json"
				}],
				content: {
					size: call.bytes,
					mimeType: "application/json"
				},
				redirectURL: "",
				headersSize: 180,
				bodySize: call.bytes
			},
			cache: {},
			timings: {
				blocked: 0,
				dns: 1,
				connect: 2,
				send: 1,
				wait: call.waitMs,
				receive: 2
			}
		});
		const networkLog = ({ session, test }, leaks) => ({ log: {
			version: "1.2",
			creator: {
				name: "mitmproxy har_dump",
				version: "0.1",
				comment: simulatedLine
			},
			entries: [...calls, ...leakedRequests(leaks).map((leaked) => ({
				path: "/api/leak",
				status: 200,
				bytes: 0,
				waitMs: 10,
				leaked
			}))].map((call, index) => entry(call, session.startsAtMs + test.startsAtMs + index * 400))
		} });
		var external_node_zlib_ = __webpack_require__(38522);
		;
		const width = 180;
		const height = 360;
		const white = [
			255,
			255,
			255
		];
		const ground = [
			246,
			247,
			250
		];
		const ink = [
			52,
			58,
			64
		];
		const faint = [
			206,
			212,
			218
		];
		const cardHeight = 62;
		const cards = 8;
		const screenPicture = ({ accent, scrolled = 0 }) => {
			const boxes = [
				[
					0,
					0,
					width,
					height,
					ground
				],
				...Array.from({ length: cards }, (_none, index) => cardAt(62 + index * (cardHeight + 8) - scrolled, index, accent)).flat(),
				[
					0,
					0,
					width,
					54,
					accent
				],
				[
					12,
					7,
					24,
					6,
					white
				],
				[
					140,
					7,
					10,
					6,
					white
				],
				[
					154,
					7,
					14,
					6,
					white
				],
				[
					14,
					28,
					84,
					12,
					white
				],
				[
					0,
					306,
					width,
					54,
					white
				],
				[
					14,
					312,
					152,
					28,
					accent
				],
				[
					62,
					323,
					56,
					6,
					white
				],
				[
					66,
					350,
					48,
					4,
					ink
				]
			];
			const rows = Array.from({ length: height }, (_none, y) => pixelRow(boxes, y));
			const header = Buffer.alloc(13);
			header.writeUInt32BE(width, 0);
			header.writeUInt32BE(height, 4);
			header.set([
				8,
				2,
				0,
				0,
				0
			], 8);
			return Buffer.concat([
				Buffer.from("\u0089PNG\r\n\n", "latin1"),
				chunk("IHDR", header),
				chunk("IDAT", (0, external_node_zlib_.deflateSync)(Buffer.concat(rows))),
				chunk("IEND", Buffer.alloc(0))
			]);
		};
		const cardAt = (top, index, accent) => [
			[
				10,
				top,
				160,
				cardHeight,
				white
			],
			[
				18,
				top + 9,
				44,
				44,
				index % 3 === 0 ? accent : faint
			],
			[
				72,
				top + 16,
				86 - index * 37 % 34,
				9,
				ink
			],
			[
				72,
				top + 34,
				70 - index * 23 % 30,
				7,
				faint
			]
		];
		const pixelRow = (boxes, y) => {
			const row = Buffer.alloc(1 + 3 * width);
			for (const [left, top, length, rows, color] of boxes) if (y >= top && y < top + rows) row.fill(Buffer.from(color), 1 + 3 * left, 1 + 3 * (left + length));
			return row;
		};
		const chunk = (type, data) => {
			const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
			const length = Buffer.alloc(4);
			length.writeUInt32BE(data.length);
			const sum = Buffer.alloc(4);
			sum.writeUInt32BE((0, external_node_zlib_.crc32)(named));
			return Buffer.concat([
				length,
				named,
				sum
			]);
		};
		const encoded = [
			"AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAMpbW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAF3AAAQAAAQAAAAAAAAAAAAAAAAEAAAAA",
			"AAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAnh0cmFrAAAAXHRraGQAAAADAAAAAAAAAAAAAAAB",
			"AAAAAAAAF3AAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAALQAAAFoAAAAAAAkZWR0cwAAABxlbHN0AAAAAAAA",
			"AAEAABdwAACAAAABAAAAAAHwbWRpYQAAACBtZGhkAAAAAAAAAAAAAAAAAABAAAABgABVxAAAAAAALWhkbHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRl",
			"b0hhbmRsZXIAAAABm21pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAAVtzdGJsAAAAs3N0c2QA",
			"AAAAAAAAAQAAAKNhdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAALQBaABIAAAASAAAAAAAAAABDExhdmMgbGlieDI2NAAAAAAAAAAAAAAAAAAAAAAAAAAA",
			"GP//AAAAOWF2Y0MBZAAV/+EAG2dkABWscgRDAv55YQAAAwABAAADAAIPFi2EYAEAB2joQ4ISyLD9+PgAAAAAFGJ0cnQAAAAAAAANOgAAAAAAAAAYc3R0cwAA",
			"AAAAAAABAAAABgAAQAAAAAAUc3RzcwAAAAAAAAABAAAAAQAAABhjdHRzAAAAAAAAAAEAAAAGAACAAAAAABxzdHNjAAAAAAAAAAEAAAABAAAABgAAAAEAAAAs",
			"c3RzegAAAAAAAAAAAAAABgAABNgAAAHgAAABHQAAALAAAACxAAAAtgAAABRzdGNvAAAAAAAAAAEAAANZAAAAPXVkdGEAAAA1bWV0YQAAAAAAAAAhaGRscgAA",
			"AAAAAAAAbWRpcmFwcGwAAAAAAAAAAAAAAAAIaWxzdAAAAAhmcmVlAAAJ9G1kYXQAAATUZYiBAA//44xvmb+/6/sc9LwcgtVp0ocApWPal1OI4oeYh+WGy4gS",
			"johFTIX8si98SOZptQquxDaExuntXm7ADSgjD7ONWseAs4sFTr5qmA/Io+SLE6kqa+cMCCpHHI+aeiH5RALBWCfIKeAACNhqH4Z96KcfQiCEFIocMv/kPiC5",
			"hG9gUT+LhZxebhpexYfptX55NbiFgbiNmCHFuTC8fA6ZL5v8JDWwncXOx66Vh1UycTy02A8NjskWpcvCY33y2FCJ8OaM7KNLOJ/TzdJga0pw4hywd1sSVia8",
			"zgaLFGi/QXYHatHiEV2cNxkAO+UlNuGoFSviC/iFcwtIHSBEbxuYGAej0Xw63JFredKnVBxAHdCt278GEtOX0kJymLwZGx8A2KSzU1NmkQZM9K1cxXfiOWAu",
			"oVgGOoPpo33QnkNjP20npTqWhhKPYCv8AnL1LfA3valDih4GVYaCWAjPDCdrVazijsVAgym4Ye40aCSEI8khebRhhFz8zEb4Q6nhLJRa6vxLzIB8kWGMNdef",
			"upF3ZllRQ5Ul4cZGkUHJhRRe3sEfaofmaT8Sd+rji8c0TJRimvNhNCwmCBTPIv3mQYgXuc/fA31EkuLMCpKeeiayp1UWOEEIxv1kYmjNOhLQwNBQvjgimkZU",
			"anJiShOj1bUXuheHKVYJM7TMNIwSMTOFWtfuNC7ZqrCAGOfPtHV/3BZb7DoekAeIM+GDUAcwFcpgbitzwFBZBetDyEzlVqn3m9Nk87i8X0DX3CX6zzGWXpFk",
			"qL8Gd4yeI3bTd/uez0HJj165pzV5HGB9Eq9tOTaP2diW4k4p8p90MQ4BzUj4BPfcZCUfgjqK/NyQHewn0DBWkTv5kc+FwWD6Iojfs95wWMegl8qn9/Jpt5pq",
			"P9AA5n6yqBZfaayzcuXwY4XCVh8SalPZU3U72XSqXgimxMFWSmrX4KAtcXvYyE9j83Jt9NnuyKrAAVLsXQCf/8hSHBuLW1QQHStrwOrywRVgTpFKCy7INeii",
			"SqqgtnBSNjoBEYhVDjuVOWDTHzJy8bRRGOAKR0HNKe91irCsjsVxmAiMCigTvBz0CnAKELsz+48cy7lx1Eh/c9rbPfcrFFRMSI7vzDzowh5nr/zb6yeF8l90",
			"RglzFpzVUZzqDlTdbcIhJMV2Zojg6E21GoRo8NtUsP2uOuv9mJVW+PqQLd/fmvfRyAY3CtJ0d7Wi4RB9mMYcofDcZagjfqxd+Lcogz+STct0xC4DcjcJuD4H",
			"L8QZpTedgaZ1nYdM723Kd8GjOck+TFyaaldXNvrX1rAUZgW6CWdj0cY5AbnFJ33jEY/PlKX8PhTF8ZCo5cIyMTveZHlmoFmtM8HPel+Ce6A0nx6GZ3XpyuXQ",
			"6nu6OvAsvEzIpvmkt9rPjZMOEv81LzuOaLtpxEgRfElMOCk2mddouRWJO+zbniCC4+HObwKdEAlThtx33T5bLbmheRJiggaOTBBxE7mi4tLYSId3f1PtHcad",
			"JY9rr2hbQb/im+f6IismwvWR4cC8IyD22/RGcA0bWBml4IKai3uydQpu0cs6n7gPQEZI5xd86qzGMIpzFssnsQ1s37PSwsrxMy3PAnpWnpIWVCNVwfrX0daR",
			"fkwtYFoKFj0MZ6FygpvuJizA89Hl9VF0FbAhAAAB3EGaCC2I373HeNVwSg6RDHYSv2clmBdozwUX9nTMTgrkjEXDb0mDb+sS7EH7vyHjUsT3TFA0UTZ9krIs",
			"Zt7eonhQd+q+QCaxLXJ7xa+Bj3QHYg8Auha/soiLl3Q/L33temxftrPntBTPvQtby0OJh232dRFZCos0B/7J16kIr776D+3LdrlmwBbjcVJIwPE9gbXykEc6",
			"K9Xk5LxcCRLguhhXsGdoGSwkOTe7+ugAO4VQaIXc07vj1EFdUtTQzGKtmbZTKyIXXoUO5gxYRxw8CMbxoiAnG0lkxWod5/cmcigJ5RqzJhsH2rp2nOjtJpP5",
			"P0ncTgulQNtB+k6sUzCU3x2cxuXLC62VMtwzgT5YVHCkBRscgtgVPcPX5nGTj4qMhRUQEXm7niYS/YQ8GJab4CKbV9v/MBt5shxvlbqImh1s9nemqYa/FycT",
			"PQTkrLaTdVokNVrv7lSGBGCUxIW6wTdi5mt6+N/8657jG2XW8OaQN/0PFAFRQBjnqxLtLqPeIAeO1mIYZyCspBp2e30VKi+o6zUrwp0Nae8lZrt+OkvSExbW",
			"BtSjTTWph32dbbuSM7jkMn3yaWYnuOhDZe7n9X3vG5gpz/nT9VHBYxh96FMQqJ//o9scoWx800fsAAABGUGaEEvwIGTKYRf/tYgSoaic5ZwAfnwdhWnxrIAq",
			"NGyil9ccNBXFMHzVNmk+4xHrpTH5r8lzv/7UaPim5o5rC0mfDk2/MH3o7F1ZrP4UJjHb0R7qz3CmL4g2L45RyWEFyKKIa9TrSiO0sdFDHrJ+a9PG8xY1VrYl",
			"jDMcaoJZ/ZiOnpcQ42HbBcZIZu8QcxERwkZZ+3YnLaBh9GULpnEH0rhLc4QYS/Nw2EAnIUixayB4hYc4uauE8I4NaWzJGgS0bMsbnNqeDV4nayK8mK4XsJGm",
			"Z7ldDSkj9Rxag8O7+M3MfWpGwc88yQD8BJbWPHG1xAfrbetoYKx96+gcDatcdaYq4anHX9oPQkAxnwAuEQEDZpvSW+qO0afFAAAArEGaGGk8CB5MpgRftYgZ",
			"2ifaCpmlgtgCcgRcGEeczNgiv9itLBkQcSMFhvsSK+LPmei/+DtRjy9V0o+viradQlb/xxjQ0DkGIz6gSoHzI9BTcZtp0ELJ9zUeOGG2ufmEBjlDbHtIrsOC",
			"OQkIzMZ5W3YvftWMlk8jHg2LizB3nFOxCb6IvsDalGqTp7CIlBP+4ij2r0ATACmW0HEaucz8u85bMB5PJrVFAw0s50wAAACtQZogiXwIH5MpgE//v4jkPXXj",
			"4IJjsAAqyBPhh2JYoL7Vz03q37TRYq6SQMWzeFkiX5MqDsCAjlgm8NnRdnurmgwk3UAAc5PLzMDuylS1I98nMOsPGwuwEHWxvB2UtgpdIkU8L5bjeQFMaz5p",
			"i59eWNAAlE0GmXJ8VuwdQR2zUhDPOQ3K1joZg9qeFt6XweV3SYPlg4ZXOckLFFPaOvqrUHxq7JzCKUdsT3xpkIEAAACyQZooqbwIH+TKYAX/yOc9dJLtg+4V",
			"6YAOthm5AdFD3YaZNiTe3FRm/hWziYQmesY8WW0wDMk7O50jZpUg6RLPLq3QHJE6wBi9+LgHEPFlx16LZcL4YjUYvYKzr5iVkMxVaQF+fR1AfyiYeLnPs1fR",
			"DSm4Ife0Chh7Vs3xcu3JbioDI+bCRktiWbOgnNuSExdKLYXGqwWHR2BkiGljDDxuXXMkaB4zyn5E5uM5agkeq+aEJQ=="
		].join("");
		const sampleVideo = Buffer.from(encoded, "base64");
		const sampleScreenshot = screenPicture({ accent: [
			31,
			111,
			235
		] });
		var consumers_ = __webpack_require__(38321);
		var yazl = __webpack_require__(93044);
		;
		const secondsNode = (durationMs) => ({
			type: "Double",
			value: String(durationMs / 1e3)
		});
		const object = (type, fields) => ({
			type,
			fields
		});
		const reference = (id, targetType) => object("Reference", {
			id,
			targetType: targetType === undefined ? undefined : object("TypeDefinition", { name: targetType })
		});
		const supertypes = {
			ActionTestPlanRunSummary: "ActionAbstractTestSummary",
			ActionTestableSummary: "ActionAbstractTestSummary",
			ActionTestSummaryIdentifiableObject: "ActionAbstractTestSummary",
			ActionTestSummaryGroup: "ActionTestSummaryIdentifiableObject",
			ActionTestMetadata: "ActionTestSummaryIdentifiableObject",
			ActionTestSummary: "ActionTestSummaryIdentifiableObject",
			TestFailureIssueSummary: "IssueSummary"
		};
		const withLength = (sign, text) => `${sign}${Buffer.byteLength(text)}:${text}`;
		const typeMetadata = (type) => {
			const supertype = supertypes[type];
			const rest = supertype === undefined ? "" : `${withLength("K", "_s")}${typeMetadata(supertype)}`;
			return `[${withLength("K", "_n")}${withLength("V", type)}${rest}]`;
		};
		const isArray = (value) => Array.isArray(value);
		const nodeOf = (value) => {
			if (isArray(value)) return {
				type: "Array",
				items: value
			};
			if (typeof value === "string") return {
				type: "String",
				value
			};
			if (typeof value === "number") return {
				type: "Int",
				value: String(value)
			};
			return value instanceof Date ? {
				type: "Date",
				value: value.toISOString().replace("Z", "+0000")
			} : value;
		};
		const encodeObject = (root) => {
			const known = new Set();
			const pieces = [];
			const write = (written, name) => {
				if (written === undefined || isArray(written) && written.length === 0) return;
				if (name !== undefined) pieces.push(withLength("K", name));
				const { type, value, fields = {}, items = [] } = nodeOf(written);
				pieces.push("[", known.has(type) ? withLength("S", type) : `T${typeMetadata(type)}`);
				known.add(type);
				if (value !== undefined) pieces.push(withLength("K", "_v"), withLength("V", value));
				for (const field of Object.keys(fields).sort()) write(fields[field], field);
				for (const item of items) write(item);
				pieces.push("]");
			};
			write(root);
			return Buffer.from(pieces.join(""));
		};
		;
		const result_bundle_statuses = {
			pass: "Success",
			fail: "Failure",
			error: "Failure",
			timeout: "Failure",
			skip: "Skipped"
		};
		const sessionBundle = (session) => {
			const { "failed-tests": failed = [], "lost-tests": lost = [] } = session.orders["result-bundle"] ?? {};
			const isOneOf = (patterns, test) => patterns.some((pattern) => (0, wildcard._W)(pattern, fullName(test)));
			const tests = session.tests.flatMap((test) => {
				const { outcome } = test;
				if (outcome === "never" || outcome === "aborted" || isLeftOut(outcome) || isOneOf(lost, test)) return [];
				return [{
					target: bundleName(test),
					rows: rowsOf(session, test, isOneOf(failed, test) ? "fail" : outcome)
				}];
			});
			const files = writeBundle({
				device: session.device,
				startedAtMs: session.startsAtMs,
				finishedAtMs: session.endsAtMs,
				targets: [...Map.groupBy(tests, ({ target }) => target)].map(([name, own]) => ({
					name,
					rows: own.flatMap(({ rows }) => rows)
				}))
			});
			const zip = new yazl.u();
			for (const [path, bytes] of files) zip.addBuffer(bytes, `resultbundle.xcresult/${path}`, {
				mtime: new Date(session.endsAtMs),
				compress: false
			});
			zip.end();
			return (0, consumers_.buffer)(zip.outputStream);
		};
		const rowsOf = (session, test, outcome) => {
			const attempts = test.failedBefore ? ["fail", outcome] : [outcome];
			const startMs = session.startsAtMs + test.startsAtMs;
			const durationMs = (test.endsAtMs - test.startsAtMs) / attempts.length;
			return attempts.map((own, index) => ({
				className: test.className,
				name: test.name,
				status: result_bundle_statuses[own],
				durationMs,
				iteration: attempts.length > 1 ? index + 1 : undefined,
				skipReason: own === "skip" ? test.message ?? "Skipped by the scenario" : undefined,
				...result_bundle_statuses[own] === "Failure" && failing(test, startMs + index * durationMs, durationMs)
			}));
		};
		const failing = (test, startMs, durationMs) => {
			const atMs = startMs + durationMs * .9;
			const message = failureMessage(test);
			const failure = {
				message,
				type: "Assertion Failure",
				...swiftPlace(test),
				atMs,
				symbol: `${test.className}.${test.name}()`
			};
			const step = (title, from, to, more = {}) => ({
				title,
				startedAtMs: startMs + durationMs * from,
				finishedAtMs: startMs + durationMs * to,
				...more
			});
			const attachment = (name, fileName, uniformType, bytes) => ({
				name,
				fileName,
				uniformType,
				bytes,
				atMs
			});
			const attachments = [attachment("Screenshot", "Screenshot.png", "public.png", sampleScreenshot)];
			if (message.includes("No matches found")) {
				const tree = Buffer.from(sampleTree);
				attachments.unshift(attachment("App UI hierarchy for com.example.shop", "Hierarchy.txt", "public.plain-text", tree));
			}
			if (test.crash !== undefined) {
				const fileName = `Shop-${new Date(atMs).toISOString().slice(0, 10)}.ips`;
				attachments.push(attachment("Crash report", fileName, "public.data", Buffer.from(crashReport(test.crash))));
			}
			const find = step("Find the \"Add\" Button", .4, .5);
			const steps = [
				step(`Start Test at ${new Date(startMs).toISOString()}`, 0, .1),
				step("Tap \"Add\" Button", .3, .6, { steps: [find] }),
				step(message, .9, .9, {
					failed: true,
					attachments
				})
			];
			return {
				failures: [failure],
				steps
			};
		};
		const sampleTree = `Element subtree:
 \u2192Application, 0x105d1c0f0, pid: 412, label: 'Shop'
    Window (Main), 0x105d1c210, {{0.0, 0.0}, {390.0, 844.0}}
      NavigationBar, 0x105d1c330, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Cart'
        StaticText, 0x105d1c450, {{170.0, 58.0}, {50.0, 21.0}}, label: 'Cart'
      Table, 0x105d1c570, {{0.0, 91.0}, {390.0, 640.0}}
        Button, 0x105d1c690, {{16.0, 700.0}, {358.0, 50.0}}, identifier: 'checkout', label: 'Check out', Disabled
      TextField, 0x105d1c7b0, {{16.0, 640.0}, {358.0, 34.0}}, identifier: 'coupon', placeholderValue: 'Coupon', value: SAVE10
Path to element:
 \u2192Application, 0x105d1c0f0, pid: 412, label: 'Shop'
`;
		const writeBundle = (spec) => {
			const files = new Map();
			const store = (bytes) => {
				const id = `0~${(0, external_node_crypto_.createHash)("sha512").update(bytes).digest("base64").replaceAll("+", "-").replaceAll("/", "_")}`;
				files.set(`Data/data.${id}`, (0, external_node_zlib_.zstdCompressSync)(bytes));
				return id;
			};
			const storeObject = (node) => store(encodeObject(node));
			const plan = object("ActionTestPlanRunSummaries", { summaries: [object("ActionTestPlanRunSummary", {
				name: "Test Scheme Action",
				testableSummaries: spec.targets.map((target) => targetNode(target, (row) => storeObject(summaryNode(row, store))))
			})] });
			const rootId = storeObject(recordNode(spec, storeObject(plan)));
			files.set("Info.plist", Buffer.from(infoPlist(spec, rootId)));
			return files;
		};
		const targetNode = ({ name, rows, failures = [] }, storeSummary) => {
			const group = (title, durationMs, subtests) => object("ActionTestSummaryGroup", {
				duration: secondsNode(durationMs),
				identifier: title,
				name: title,
				subtests
			});
			const durationOf = (some) => (0, numbers.cz)(some.map(({ durationMs }) => durationMs));
			const rowNode = (row) => object("ActionTestMetadata", {
				duration: secondsNode(row.durationMs),
				identifier: identifierOf(row),
				name: `${row.name}()`,
				summaryRef: reference(storeSummary(row), "ActionTestSummary"),
				testStatus: row.status
			});
			const classes = [...Map.groupBy(rows, ({ className }) => className)].flatMap(([className, own]) => className === "" ? own.map(rowNode) : [group(className, durationOf(own), own.map(rowNode))]);
			return object("ActionTestableSummary", {
				failureSummaries: failures.map(failureNode),
				name,
				targetName: name,
				testKind: "UI",
				tests: [group("Selected tests", durationOf(rows), [group(`${name}.xctest`, durationOf(rows), classes)])]
			});
		};
		const recordNode = ({ device, startedAtMs, finishedAtMs, targets }, planId) => {
			const last = new Map(targets.flatMap(({ name, rows }) => rows.map((row) => [JSON.stringify([
				name,
				identifierOf(row),
				row.arguments
			]), row.status])));
			const count = (status) => {
				const found = last.values().filter((other) => other === status);
				return found.toArray().length || undefined;
			};
			const isFailed = count("Failure") !== undefined || targets.some(({ failures = [] }) => failures.length > 0);
			const metrics = {
				testsCount: last.size,
				testsFailedCount: count("Failure"),
				testsSkippedCount: count("Skipped")
			};
			const action = object("ActionRecord", {
				actionResult: object("ActionResult", {
					metrics: object("ResultMetrics", metrics),
					resultName: "action",
					status: isFailed ? "failed" : "succeeded",
					testsRef: reference(planId, "ActionTestPlanRunSummaries")
				}),
				buildResult: object("ActionResult", {
					resultName: "build",
					status: "notRequested"
				}),
				endedTime: new Date(finishedAtMs),
				runDestination: object("ActionRunDestinationRecord", {
					displayName: device.name,
					targetDeviceRecord: object("ActionDeviceRecord", {
						identifier: "00008101-000000000000001E",
						modelName: device.name,
						name: device.name,
						operatingSystemVersion: device.osVersion
					})
				}),
				schemeCommandName: "Test",
				startedTime: new Date(startedAtMs)
			});
			return object("ActionsInvocationRecord", {
				actions: [action],
				metrics: object("ResultMetrics", metrics)
			});
		};
		const infoPlist = ({ finishedAtMs }, rootId) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>dateCreated</key>
	<date>${new Date(finishedAtMs).toISOString().replace(/\.\d+Z$/, "Z")}</date>
	<key>externalLocations</key>
	<array/>
	<key>rootId</key>
	<dict>
		<key>hash</key>
		<string>${rootId}</string>
	</dict>
	<key>storage</key>
	<dict>
		<key>backend</key>
		<string>fileBacked2</string>
		<key>compression</key>
		<string>standard</string>
	</dict>
	<key>version</key>
	<dict>
		<key>major</key>
		<integer>3</integer>
		<key>minor</key>
		<integer>53</integer>
	</dict>
</dict>
</plist>
`;
		const identifierOf = ({ className, name }) => className === "" ? `${name}()` : `${className}/${name}()`;
		const failureNode = ({ message, type, file, line: lineNumber, atMs, symbol }) => {
			const location = file === undefined ? undefined : object("SourceCodeLocation", {
				filePath: file,
				lineNumber
			});
			const symbolInfo = symbol === undefined ? undefined : object("SourceCodeSymbolInfo", {
				symbolName: symbol,
				location
			});
			return object("ActionTestFailureSummary", {
				fileName: file,
				issueType: type,
				lineNumber,
				message,
				sourceCodeContext: object("SourceCodeContext", {
					callStack: [object("SourceCodeFrame", {
						addressString: "4381681060",
						symbolInfo
					})],
					location
				}),
				timestamp: new Date(atMs)
			});
		};
		const attachmentNode = ({ name, fileName, uniformType, bytes, atMs }, store) => object("ActionTestAttachment", {
			filename: fileName,
			lifetime: "keepAlways",
			name,
			payloadRef: reference(store(bytes)),
			payloadSize: bytes.length,
			timestamp: new Date(atMs),
			uniformTypeIdentifier: uniformType
		});
		const stepNode = (step, store) => object("ActionTestActivitySummary", {
			activityType: "com.apple.dt.xctest.activity-type.internal",
			attachments: (step.attachments ?? []).map((attachment) => attachmentNode(attachment, store)),
			failureSummaryIDs: step.failed === true ? ["00000000-0000-4000-8000-000000000001"] : undefined,
			finish: new Date(step.finishedAtMs),
			start: new Date(step.startedAtMs),
			subactivities: (step.steps ?? []).map((inner) => stepNode(inner, store)),
			title: step.title
		});
		const summaryNode = (row, store) => object("ActionTestSummary", {
			activitySummaries: (row.steps ?? []).map((step) => stepNode(step, store)),
			arguments: (row.arguments ?? []).map(({ label, value }) => object("TestArgument", {
				parameter: object("TestParameter", { label }),
				value: object("TestValue", {
					debugDescription: value,
					description: value
				})
			})),
			duration: secondsNode(row.durationMs),
			expectedFailures: (row.expectedFailures ?? []).map((failure) => object("ActionTestExpectedFailure", {
				failureReason: failure.reason,
				failureSummary: failureNode(failure)
			})),
			failureSummaries: (row.failures ?? []).map(failureNode),
			identifier: identifierOf(row),
			name: `${row.name}()`,
			repetitionPolicySummary: row.iteration === undefined ? undefined : object("ActionTestRepetitionPolicySummary", {
				iteration: row.iteration,
				repetitionMode: "RunRetryOnFailure"
			}),
			skipNoticeSummary: row.skipReason === undefined ? undefined : object("ActionTestNoticeSummary", { message: row.skipReason }),
			testStatus: row.status
		});
		const crashReport = ({ kind, process = "Shop", thread, message, trace }) => {
			const head = {
				app_name: process,
				bundleID: "com.example.shop",
				app_version: "1.4.2",
				bug_type: "309",
				name: process
			};
			const images = [
				{ name: "libsystem_kernel.dylib" },
				{ name: "libswiftCore.dylib" },
				{ name: process }
			];
			const own = trace?.trimEnd().split("\n").map((symbol) => ({
				imageIndex: 2,
				imageOffset: 16384,
				symbol: symbol.trim()
			}));
			const frames = own ?? [
				{
					imageIndex: 0,
					imageOffset: 40960,
					symbol: "__pthread_kill",
					symbolLocation: 8
				},
				{
					imageIndex: 1,
					imageOffset: 81920,
					symbol: "_assertionFailure(_:_:file:line:flags:)",
					symbolLocation: 248
				},
				{
					imageIndex: 2,
					imageOffset: 20480,
					symbol: "Cart.total()",
					symbolLocation: 120,
					sourceFile: "Cart.swift",
					sourceLine: 42
				}
			];
			const reason = message ?? "Cart.swift:42: Fatal error: no items in the cart";
			const ends = {
				java: {
					exception: {
						type: "EXC_CRASH",
						signal: "SIGABRT"
					},
					asi: { "libswiftCore.dylib": [reason] }
				},
				native: {
					exception: {
						type: "EXC_BREAKPOINT",
						signal: "SIGTRAP"
					},
					asi: { "libswiftCore.dylib": [reason] }
				},
				"not-responding": {
					exception: {
						type: "EXC_CRASH",
						signal: "SIGKILL"
					},
					termination: {
						namespace: "FRONTBOARD",
						reasons: [`<RBSTerminateContext| code:0x8BADF00D explanation:scene-update watchdog transgression: ${message ?? "exhausted real time allowance of 10.00 seconds"}>`]
					}
				},
				killed: { exception: {
					type: "EXC_RESOURCE",
					signal: "SIGKILL",
					subtype: message ?? "MEMORY (Limit 1450 MB)"
				} }
			}[kind];
			const crashed = {
				triggered: true,
				id: 1,
				queue: thread ?? "com.apple.main-thread",
				frames
			};
			const body = {
				procName: process,
				bundleInfo: { CFBundleIdentifier: "com.example.shop" },
				faultingThread: 0,
				...ends,
				threads: [crashed],
				usedImages: images
			};
			return `${JSON.stringify(head)}\n${JSON.stringify(body, null, 2)}\n`;
		};
		;
		const debug_routes_route = (0, route.eV)({
			name: "Session data",
			text: "Logs, reports, profiles, pictures and videos"
		});
		const debug_routes_text = schemas.YjP();
		const plainText = { "text/plain": debug_routes_text };
		const debug_routes_xml = "application/xml; charset=utf-8";
		const signInPage = "<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><form>Sign in</form></body></html>\n";
		const reportResponse = (cloud, build, session) => {
			const { "delay-seconds": delaySeconds = 0, form } = session.orders.report ?? {};
			const readyAtMs = buildEndsAtMs(build) + delaySeconds * 1e3;
			if (cloud.time.nowMs() < readyAtMs || session.end === "error" || form === "missing") throw new http_response.P_(404, "Report not found");
			if (form === "empty") return (0, http_response.rR)("", debug_routes_xml);
			if (form === "html") return (0, http_response.rR)(signInPage, "text/html; charset=utf-8");
			const report = junitReport(cloud.spelling, build, session, leakedOutput(cloud.scenario.leaks));
			return (0, http_response.rR)(form === "truncated" ? report.slice(0, Math.floor(report.length * .6)) : report, debug_routes_xml);
		};
		const binaryResponse = (body, type) => ({
			status: 200,
			type,
			body
		});
		const screenshotCall = {
			name: "getScreenshot",
			summary: "Get a screenshot of a test",
			responses: { "image/png": message_schemas.ee },
			respond: () => binaryResponse(sampleScreenshot, "image/png")
		};
		const logCalls = (cloud) => {
			const { app, leaks } = cloud.scenario;
			const bundleId = app["bundle-id"];
			return {
				devicelogs: {
					name: "getDeviceLog",
					summary: "Get the device log of a test",
					responses: plainText,
					flag: "deviceLogs",
					respond: (found) => (0, http_response.rR)(deviceLog(found, bundleId) + leakedLog(leaks, "device-log"))
				},
				instrumentationlogs: {
					name: "getInstrumentationLog",
					summary: "Get the log of the test runner for a test",
					responses: plainText,
					respond: (found) => (0, http_response.rR)(instrumentationLog(found, bundleId) + leakedLog(leaks, "instrumentation-log"))
				},
				maestrologs: {
					name: "getMaestroLog",
					summary: "Get the log of a flow",
					responses: plainText,
					respond: (found) => (0, http_response.rR)(maestroLog(found))
				},
				commandlogs: {
					name: "getCommandLog",
					summary: "Get the commands of a flow",
					responses: {
						...plainText,
						...(0, message_schemas.Pq)(commandsSchema)
					},
					respond: (found) => {
						const asJson = cloud.spelling.shapes["maestro-commands"] === "json";
						return asJson ? (0, http_response.Yf)(commandRecords(found)) : (0, http_response.rR)(commandLog(found));
					}
				},
				maestroScreenshot: {
					...screenshotCall,
					flag: "debugscreenshots"
				},
				networklogs: {
					name: "getNetworkLog",
					summary: "Get the network log of a test",
					responses: (0, message_schemas.Pq)(harSchema),
					flag: "networkLogs",
					respond: (found) => (0, http_response.Yf)(networkLog(found, leaks))
				},
				appprofiling: {
					name: "getAppProfile",
					summary: "Get the app profile of a test",
					responses: (0, message_schemas.Pq)(profileSchema),
					flag: "appProfiling",
					respond: (found) => (0, http_response.Yf)(appProfile(found, bundleId))
				},
				video: {
					name: "getTestVideo",
					summary: "Get the video of a test",
					responses: { "video/mp4": message_schemas.ee },
					respond: () => binaryResponse(sampleVideo, "video/mp4")
				},
				"screenshot.png": screenshotCall
			};
		};
		const isServed = (framework, kind) => {
			const isMaestro = traitsOf(framework).runner === "maestro";
			const ofMaestro = [
				"maestrologs",
				"commandlogs",
				"maestroScreenshot"
			];
			return isMaestro ? kind !== "instrumentationlogs" : !ofMaestro.includes(kind);
		};
		const logRoutes = (cloud, framework) => Object.entries(logCalls(cloud)).filter(([kind]) => isServed(framework, kind)).map(([kind, { respond, flag, ...call }]) => debug_routes_route.getContent(`/app-automate/${traitsOf(framework).logs}/builds/:build/sessions/tests/:test/${kind}`, {
			...call,
			handle: (exchange) => {
				const found = findTest(cloud, framework, exchange);
				const { capabilities } = found.build.request;
				const isOff = flag !== undefined && !readFlag(capabilities, flag) || kind === "video" && isSwitchedOff(capabilities, "video");
				if (isOff) throw new http_response.P_(404, `The session was run without ${kind}`);
				return respond(found);
			}
		}));
		const sessionLog = {
			name: "getSessionLog",
			summary: "Get the device log of a session",
			responses: plainText
		};
		const sessionDataCalls = ({ time, scenario }) => [
			...["/app-automate/espresso", "/app-automate/espresso/v2"].map((root) => ({
				name: "getCoverage",
				summary: "Get the coverage data of a session",
				responses: { "application/octet-stream": message_schemas.ee },
				framework: "espresso",
				path: `${root}/builds/:build/sessions/:session/coverage`,
				flag: "coverage",
				what: "coverage",
				respond: (session) => {
					if (time.nowMs() < session.endsAtMs || session.end !== "complete") throw new http_response.P_(404, "Coverage not found");
					return binaryResponse(coverageData(session), "application/octet-stream");
				}
			})),
			{
				name: "getResultBundle",
				summary: "Get the result bundle of a session",
				responses: { "application/zip": message_schemas.ee },
				framework: "xcuitest",
				path: "/app-automate/xcuitest/v2/builds/:build/sessions/:session/resultbundle",
				flag: "enableResultBundle",
				what: "a result bundle",
				respond: async (session) => {
					const { form, "delay-seconds": delaySeconds = 0 } = session.orders["result-bundle"] ?? {};
					if (form === "missing" || session.end === "error" || time.nowMs() < session.endsAtMs + delaySeconds * 1e3) throw new http_response.P_(404, "Result bundle not found");
					const zip = await sessionBundle(session);
					return binaryResponse(form === "truncated" ? zip.subarray(0, Math.floor(zip.length * .6)) : zip, "application/zip");
				}
			},
			...["espresso", "xcuitest"].map((framework) => ({
				...sessionLog,
				framework,
				path: `/app-automate/${framework}/v2/builds/:build/sessions/:session/devicelogs`,
				flag: "deviceLogs",
				what: "devicelogs",
				respond: (session, build) => (0, http_response.rR)(sessionDeviceLog(build, session, time.nowMs(), scenario.app["bundle-id"]))
			}))
		];
		const findAnySession = (cloud, id) => {
			const found = cloud.builds.findSession(id);
			if (found === undefined || cloud.time.nowMs() >= found.session.vanishesAtMs) throw new http_response.P_(404, "Session not found");
			return found;
		};
		const reasonFor = ({ session }, nowMs) => {
			if (sessionState(session, nowMs) !== "ended") return null;
			if (session.end === "complete") return "CLIENT_STOPPED_SESSION";
			return session.end === "timeout" ? "SESSION_LIMIT_REACHED" : session.message;
		};
		const automationSessionSchema = (0, message_schemas.cW)("AutomationSession", { automation_session: schemas.Ikc({
			name: schemas.YjP(),
			duration: schemas.Whr(),
			...(0, message_schemas.P$)("os", "os_version", "browser_version"),
			browser: schemas.chJ(),
			device: schemas.YjP(),
			status: schemas.YjP(),
			hashed_id: message_schemas.fY,
			reason: schemas.YjP().nullable(),
			...(0, message_schemas.P$)("build_name", "project_name", "logs", "browser_url", "public_url", "video_url"),
			app_details: schemas.Ikc({
				...(0, message_schemas.P$)("app_url", "app_name", "app_version"),
				app_custom_id: schemas.YjP().nullable(),
				uploaded_at: schemas.KCZ([schemas.YjP(), schemas.aig()])
			})
		}) });
		const automationShape = (cloud, found) => {
			const { build, session } = found;
			const nowMs = cloud.time.nowMs();
			const state = sessionState(session, nowMs);
			const { address } = cloud.spelling;
			const { app, suite, project } = build.request;
			const { app_url, app_name, app_version, uploaded_at } = appFieldsOf(cloud, app);
			const inBuild = `/builds/${build.id}/sessions/${session.id}`;
			return {
				name: suite.name,
				duration: Math.round(sessionDurationMs(session, nowMs) / 1e3),
				os: session.device.os,
				os_version: session.device.osVersion,
				browser_version: "app",
				browser: null,
				device: session.device.name,
				status: statusV2(cloud.spelling.shapes, state === "ended" ? sessionVerdict(session) : state),
				hashed_id: session.id,
				reason: reasonFor(found, nowMs),
				build_name: app.name,
				project_name: project,
				logs: address(`/app-automate${inBuild}/logs`),
				browser_url: address(`/dashboard/v2${inBuild}`),
				public_url: address(`/dashboard/v2${inBuild}`),
				video_url: address(`/app-automate/sessions/${session.id}/video`),
				app_details: {
					app_url,
					app_name,
					app_version,
					app_custom_id: app.customId ?? null,
					uploaded_at
				}
			};
		};
		const automationRoutes = (cloud) => {
			const find = (exchange) => findAnySession(cloud, (0, route.uR)(exchange, "session").replace(/\.json$/, ""));
			return [
				debug_routes_route.get("/app-automate/sessions/:session", {
					name: "getAutomationSession",
					summary: "Get a session of any framework; its id may end in `.json`",
					response: automationSessionSchema,
					handle: (exchange) => ({ automation_session: automationShape(cloud, find(exchange)) })
				}),
				debug_routes_route.getContent("/app-automate/sessions/:session/video", {
					name: "getSessionVideo",
					summary: "Get the video of a session",
					responses: { "video/mp4": message_schemas.ee },
					handle: (exchange) => {
						find(exchange);
						return binaryResponse(sampleVideo, "video/mp4");
					}
				}),
				debug_routes_route.getContent("/app-automate/builds/:build/sessions/:session/logs", {
					...sessionLog,
					handle: (exchange) => {
						const { build, session } = find(exchange);
						return (0, http_response.rR)(sessionDeviceLog(build, session, cloud.time.nowMs(), cloud.scenario.app["bundle-id"]));
					}
				})
			];
		};
		const debugRoutes = (cloud) => [
			...frameworks.flatMap((framework) => logRoutes(cloud, framework)),
			...[...frameworksOf("v1"), ...frameworksOf("v2")].filter(({ framework }) => traitsOf(framework).hasReport).map(({ framework, root }) => debug_routes_route.getContent(`${root}/builds/:build/sessions/:session/report`, {
				name: "getReport",
				summary: "Get the JUnit report of a session, once its build has ended",
				responses: {
					"application/xml": debug_routes_text,
					"text/html": debug_routes_text.describe("Where a scenario asks for it")
				},
				handle: (exchange) => {
					const { build, session } = findSession(cloud, framework, exchange);
					return reportResponse(cloud, build, session);
				}
			})),
			...sessionDataCalls(cloud).map(({ framework, path, flag, what, respond, ...call }) => debug_routes_route.getContent(path, {
				...call,
				handle: (exchange) => {
					const { build, session } = findSession(cloud, framework, exchange);
					if (!readFlag(build.request.capabilities, flag)) throw new http_response.P_(404, `The session was run without ${what}`);
					return respond(session, build);
				}
			})),
			...automationRoutes(cloud)
		];
		const coverageData = ({ id, startsAtMs, endsAtMs }) => {
			const name = Buffer.from(`simulated-${id}`, "utf8");
			const times = Buffer.alloc(16);
			times.writeBigInt64BE(BigInt(Math.round(startsAtMs)), 0);
			times.writeBigInt64BE(BigInt(Math.round(endsAtMs)), 8);
			return Buffer.concat([
				Buffer.from([
					1,
					192,
					192,
					16,
					7,
					16,
					0,
					name.length
				]),
				name,
				times
			]);
		};
		;
		const caseFields = {
			...(0, message_schemas.P$)("identifier", "case_type", "priority", "status"),
			tags: schemas.YOg(schemas.YjP()),
			automation_status: schemas.YjP(),
			owner: schemas.YjP()
		};
		const documentedCaseSchema = (0, message_schemas.cW)("TestCase", {
			...caseFields,
			title: schemas.YjP(),
			folder_id: schemas.Whr(),
			issues: schemas.YOg(schemas.YjP()),
			...(0, message_schemas.P$)("template", "description", "preconditions"),
			attachments: schemas.YOg(schemas.L5J()),
			steps: schemas.YOg(schemas.Ikc({
				step: schemas.YjP(),
				result: schemas.YjP()
			})),
			custom_fields: schemas.YOg(schemas.L5J())
		});
		const recentCaseSchema = (0, message_schemas.cW)("RecentTestCase", {
			...caseFields,
			name: schemas.YjP(),
			folder_path: schemas.YOg(schemas.Whr()),
			issues: schemas.YOg(schemas.Ikc({
				jira_id: schemas.YjP(),
				issue_type: schemas.YjP()
			})),
			is_shared: schemas.zMY(),
			...(0, message_schemas.P$)("created_at", "created_by", "last_updated_at", "updated_by"),
			urls: schemas.Ikc({ self: schemas.YjP() })
		}, "The newer form, where a scenario asks for it");
		const casesSchema = (0, message_schemas.cW)("TestCases", {
			success: schemas.euz(true).optional(),
			test_cases: schemas.YOg(schemas.KCZ([documentedCaseSchema, recentCaseSchema])),
			info: schemas.Ikc({
				page: schemas.Whr(),
				page_size: schemas.Whr(),
				count: schemas.Whr(),
				prev: schemas.Whr().min(1).describe("1 on the first page, since the specification allows no null here"),
				next: schemas.Whr().nullable().describe("Null on the last page")
			}).optional()
		});
		const defaultPageSize = 30;
		const timestampSchema = iso.w$({ precision: 3 });
		const casesQuery = {
			p: schemas.Whr().min(1).max(999999999).describe("The page, from 1"),
			page_size: schemas.Whr().min(30).max(300).describe(`Default ${defaultPageSize}`),
			"test-case-identifier": schemas.YjP(),
			test_case_id: schemas.YjP(),
			updated_after: timestampSchema,
			updated_before: timestampSchema,
			issue_ids: schemas.YjP().regex(/^[^,]+(,[^,]+)*$/).describe("Separated by commas"),
			issue_type: schemas.k5n([
				"jira",
				"asana",
				"clickup",
				"azure"
			]),
			archived: schemas.zMY()
		};
		const commonFields = (testCase) => ({
			identifier: testCase.identifier,
			case_type: testCase["case-type"],
			priority: testCase.priority,
			status: testCase.status,
			tags: testCase.tags,
			automation_status: testCase["automation-status"],
			owner: testCase.owner
		});
		const documentedCase = (testCase) => ({
			...commonFields(testCase),
			title: testCase.title,
			folder_id: 7,
			issues: testCase.issues,
			template: "test_case_steps",
			description: "<p></p>",
			preconditions: "<p></p>",
			attachments: [],
			steps: [{
				step: testCase.title,
				result: "It works"
			}],
			custom_fields: []
		});
		const recentCase = (testCase, spelling, projectId) => {
			const time = new Date(testCase.updatedAtMs).toISOString();
			return {
				...commonFields(testCase),
				name: testCase.title,
				folder_path: [1, 7],
				issues: testCase.issues.map((issue) => ({
					jira_id: issue,
					issue_type: testCase["issue-type"]
				})),
				is_shared: false,
				created_at: time,
				created_by: testCase.owner,
				last_updated_at: time,
				updated_by: testCase.owner,
				urls: { self: spelling.address(`/api/v2/projects/${projectId}/test-cases/${testCase.identifier}`) }
			};
		};
		const casesResponse = ({ scenario, spelling, testCases }, exchange) => {
			const projectId = (0, route.uR)(exchange, "project");
			const select = testCases.find(projectId);
			if (select === undefined) throw new http_response.P_(404, "Project not found");
			const query = readListingQuery(exchange.query);
			const { pages, records } = scenario["test-management"];
			const { count, slice } = select(query.filter);
			const shownPage = pages === "repeated" && query.page > 1 ? query.page - 1 : query.page;
			const shown = slice((shownPage - 1) * query.pageSize, query.pageSize).map((testCase) => records === "documented" ? documentedCase(testCase) : recentCase(testCase, spelling, projectId));
			const isLast = query.page * query.pageSize >= count;
			if (pages === "without-info") return { test_cases: shown };
			return {
				success: true,
				test_cases: shown,
				info: {
					page: query.page,
					page_size: query.pageSize,
					count: pages === "moving-count" && query.page > 1 ? count - 1 : count,
					prev: Math.max(1, query.page - 1),
					next: isLast ? null : query.page + (pages === "stuck-next" ? 0 : 1)
				}
			};
		};
		const testCaseRoute = (cloud) => (0, route.eV)({
			name: "Test management",
			text: "Test cases"
		}).get("/api/v2/projects/:project/test-cases", {
			name: "listTestCases",
			summary: "List the test cases of a project",
			query: casesQuery,
			response: casesSchema,
			refusals: [422],
			handle: (exchange) => casesResponse(cloud, exchange)
		});
		const refuseParameter = (parameter, expected) => new http_response.P_(422, `${parameter} is not valid: expected ${expected}`);
		const timeParameter = (query, name) => {
			const text = query.get(name);
			if (text === null) return undefined;
			const atMs = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? Date.parse(text) : Number.NaN;
			if (Number.isNaN(atMs) || new Date(atMs).toISOString() !== text) throw refuseParameter(name, "a time as YYYY-MM-DDTHH:MM:SS.SSSZ");
			return atMs;
		};
		const readListingQuery = (query) => {
			const identifier = query.get("test-case-identifier") ?? query.get("test_case_id") ?? undefined;
			const after = timeParameter(query, "updated_after");
			const before = timeParameter(query, "updated_before");
			const issues = query.get("issue_ids")?.split(",");
			const tracker = choiceParameter(query, "issue_type", casesQuery.issue_type.options, refuseParameter);
			const archived = choiceParameter(query, "archived", ["true", "false"], refuseParameter) === "true";
			if (issues?.some((issue) => issue === "")) throw refuseParameter("issue_ids", "identifiers separated by commas");
			const isFiltered = [
				identifier,
				after,
				before,
				issues
			].some((value) => value !== undefined) || archived;
			const filter = (testCase) => testCase.archived === archived && (identifier === undefined || testCase.identifier === identifier) && (after === undefined || testCase.updatedAtMs > after) && (before === undefined || testCase.updatedAtMs < before) && (issues === undefined || testCase.issues.some((issue) => issues.includes(issue))) && (issues === undefined || tracker === undefined || testCase["issue-type"] === tracker);
			return {
				page: numberParameter(query, "p", casesQuery.p, 1, refuseParameter),
				pageSize: numberParameter(query, "page_size", casesQuery.page_size, defaultPageSize, refuseParameter),
				filter: isFiltered ? filter : undefined
			};
		};
		;
		class MultipartError extends Error {
			name = "MultipartError";
		}
		const maxHeadBytes = 16 * 1024;
		const blankLine = Buffer.from("\r\n\r\n");
		const lineEnd = Buffer.from("\r\n");
		const readBoundary = (contentType) => {
			const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i.exec(contentType ?? "");
			return match?.[1] ?? match?.[2];
		};
		const possibleStart = (bytes, delimiter) => {
			for (let length = Math.min(delimiter.length - 1, bytes.length); length > 0; length--) {
				if (bytes.subarray(bytes.length - length).equals(delimiter.subarray(0, length))) return length;
			}
			return 0;
		};
		const readDisposition = (head) => {
			const header = head.split("\r\n").find((line) => /^content-disposition[ \t]*:/i.test(line));
			const names = readPartNames(header?.slice(header.indexOf(":") + 1) ?? "");
			if (names === undefined) throw new MultipartError("A part of the form has no name");
			return names;
		};
		async function* multipart_parser_readParts(chunks, boundary) {
			const delimiter = Buffer.from(`\r\n--${boundary}`);
			const input = chunks[Symbol.asyncIterator]();
			let rest = lineEnd;
			const receive = async () => {
				const next = await input.next();
				if (next.done === true) throw new MultipartError("The form ends before its last boundary");
				rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
			};
			async function* untilDelimiter() {
				for (;;) {
					const at = rest.indexOf(delimiter);
					const known = at === -1 ? rest.length - possibleStart(rest, delimiter) : at;
					if (known > 0) yield rest.subarray(0, known);
					rest = rest.subarray(known);
					if (at !== -1) break;
					await receive();
				}
				rest = rest.subarray(delimiter.length);
			}
			const textBefore = async (end, refusal) => {
				while (!rest.includes(end) && rest.length <= maxHeadBytes) await receive();
				const at = rest.indexOf(end);
				if (at === -1 || at > maxHeadBytes) throw new MultipartError(refusal);
				const text = rest.toString("utf8", 0, at);
				rest = rest.subarray(at);
				return text;
			};
			try {
				for await (const _preamble of untilDelimiter());
				for (;;) {
					while (rest.length < 2) await receive();
					if (rest.toString("latin1", 0, 2) === "--") return;
					const refusal = "A boundary is followed by text";
					if ((await textBefore(lineEnd, refusal)).trim() !== "") throw new MultipartError(refusal);
					const head = await textBefore(blankLine, "The header of a part is too long");
					rest = rest.subarray(blankLine.length);
					yield {
						...readDisposition(head),
						data: untilDelimiter()
					};
				}
			} finally {
				await input.return?.();
			}
		}
		const maxNameLength = 500;
		const unquote = (value) => value.replaceAll(/\\(["\\])/g, "$1").replaceAll(/%22/g, "\"");
		const parameter = (header, name) => {
			const match = new RegExp(`;[ \\t]*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^";\\s]+))`, "i").exec(header);
			const value = match?.[1] ?? match?.[2];
			return value === undefined ? undefined : unquote(value).slice(0, maxNameLength);
		};
		const extendedFileName = (header) => {
			const encoded = /;[ \t]*filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1];
			if (encoded === undefined) return undefined;
			try {
				return decodeURIComponent(encoded).slice(0, maxNameLength);
			} catch {
				return undefined;
			}
		};
		const readPartNames = (header) => {
			if (!/^form-data\b/i.test(header.trim())) return undefined;
			const name = parameter(header, "name");
			if (name === undefined) return undefined;
			const fileName = extendedFileName(header) ?? parameter(header, "filename");
			return fileName === undefined ? { name } : {
				name,
				fileName: fileName.split(/[\\/]/).at(-1) ?? ""
			};
		};
		;
		const parseData = (text) => {
			try {
				const value = JSON.parse(text);
				if ((0, is_record.u4)(value)) return new Map(Object.entries(value));
			} catch {}
			throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "The part \"data\" is not a JSON object", "error");
		};
		const readCustomId = (value) => {
			if (value === undefined || value === null) return undefined;
			const customId = typeof value === "string" ? value.replaceAll(/[^A-Za-z0-9._-]/g, "") : undefined;
			if (customId !== undefined && customId.length <= 100) return customId === "" ? undefined : customId;
			throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "custom_id takes up to 100 letters, digits, \".\", \"-\" and \"_\"", "error");
		};
		const readUrl = (value) => {
			if (value === undefined || value === null || value === "") return undefined;
			const url = typeof value === "string" && value.length <= 4e3 ? URL.parse(value) : null;
			if (url === null || !/^https?:$/.test(url.protocol)) throw (0, http_response.Gq)("INCORRECT_URL", "url is not an http or https address", "error");
			return url;
		};
		const readUploadFields = ({ fields }, version) => {
			const data = version === "v1" ? fields.get("data") : undefined;
			const values = data === undefined ? fields : parseData(data);
			const customId = readCustomId(values.get("custom_id") ?? fields.get("custom_id"));
			const url = readUrl(values.get("url") ?? fields.get("url"));
			return {
				customId,
				url
			};
		};
		const nameIn = (url) => {
			const last = url.pathname.split("/").at(-1) ?? "";
			return last === "" ? url.hostname : last.slice(0, 500);
		};
		const checkFileType = (name, framework) => {
			const ending = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase();
			if (framework === undefined || ending === undefined) return;
			const { suiteEndings } = traitsOf(framework);
			if (suiteEndings.includes(ending)) return;
			const accepted = suiteEndings.map((known) => `.${known}`).join(" or ");
			throw (0, http_response.Gq)("INVALID_TESTSUITE", `.${ending} is no file type for the tests of ${framework}: expected ${accepted}`, "error");
		};
		const acceptUpload = async (cloud, { request, signal, noteBody }, { kind, framework }, version = "v1") => {
			const maxBytes = cloud.scenario.limits["upload-bytes"];
			const form = await receiveForm(request, cloud.contents, maxBytes);
			const { customId, url } = readUploadFields(form, version);
			const { file } = form;
			const shownFile = file && {
				name: file.name,
				bytes: file.content.sizeBytes,
				sha256: file.content.sha256
			};
			noteBody({
				...Object.fromEntries(form.fields),
				...shownFile && { file: shownFile }
			}, shownBytes(form));
			if (file !== undefined && url !== undefined) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "The form contains both a file and a url", "error");
			const add = async (name, content) => {
				if (framework === "maestro" || cloud.discoverTests !== undefined) await checkSuiteFile({
					framework,
					name,
					content
				}, cloud.scenario.lenient);
				return cloud.uploads.add({
					kind,
					framework,
					name,
					owner: "user",
					customId,
					content
				});
			};
			if (file !== undefined) {
				checkFileType(file.name, framework);
				if (file.content.sizeBytes === 0) throw (0, http_response.Gq)("APP_UNZIP_FAILED", "The file is empty", "error");
				return add(file.name, file.content);
			}
			if (url === undefined) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "The form contains neither a file nor a url", "error");
			const content = await fetchFromLoopback(url, cloud.contents, maxBytes, signal);
			checkFileType(nameIn(url), framework);
			return add(nameIn(url), content);
		};
		const storeFile = async (data, contents, maxBytes, tooLarge) => {
			const incoming = await contents.receive();
			try {
				let bytes = 0;
				for await (const chunk of data) {
					bytes += chunk.length;
					if (bytes > maxBytes) throw tooLarge();
					await incoming.write(chunk);
				}
			} catch (error) {
				await incoming.discard();
				throw error;
			}
			return incoming.commit();
		};
		const fetchFromLoopback = async (url, contents, maxBytes, signal) => {
			if (!isPlainLoopback(url)) return undefined;
			const sent = (0, external_node_http_.get)(url, {
				signal,
				agent: false
			});
			sent.on("error", () => {});
			const [response] = await (0, external_node_events_.once)(sent, "response").catch(() => {
				throw (0, http_response.Gq)("INCORRECT_URL", "The url does not respond", "error");
			});
			if (response.statusCode !== 200) {
				response.destroy();
				throw (0, http_response.Gq)("INCORRECT_URL", `The url responds with status ${response.statusCode ?? "unknown"}`, "error");
			}
			return storeFile(response, contents, maxBytes, () => (0, http_response.Gq)("INCORRECT_URL", "The file behind the url is too large", "error"));
		};
		const shownBytes = ({ fields }) => [...fields].reduce((sum, [name, value]) => sum + name.length + value.length, 200);
		const maxFieldBytes = 64 * 1024;
		const maxFields = 20;
		const tooLarge = (what) => new http_response.P_(413, `${what} is too large`, "error");
		const receiveForm = async (request, store, maxFileBytes) => {
			const type = request.headers["content-type"];
			if (/^application\/x-www-form-urlencoded\b/i.test(type ?? "")) return { fields: new Map(new URLSearchParams(await readBodyText(chunksOf(request), maxFieldBytes, () => tooLarge("The form")))) };
			const boundary = readBoundary(type);
			if (boundary === undefined) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "The body is not a multipart form", "error");
			const fields = new Map();
			let file;
			try {
				for await (const { name, fileName = "file", data } of multipart_parser_readParts(chunksOf(request), boundary)) {
					if (name === "file") {
						if (file !== undefined) throw (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", "The form contains more than one file", "error");
						file = {
							name: fileName,
							content: await storeFile(data, store, maxFileBytes, () => tooLarge("The file"))
						};
					} else {
						if (fields.size >= maxFields) throw tooLarge("The number of parts");
						fields.set(name, await readBodyText(data, maxFieldBytes, () => tooLarge("A part of the form")));
					}
				}
			} catch (error) {
				throw error instanceof MultipartError ? (0, http_response.Gq)("INVALID_VALUES_IN_INPUT", error.message, "error") : error;
			}
			return {
				fields,
				...file !== undefined && { file }
			};
		};
		;
		const uploadForm = (0, message_schemas.Em)("UploadForm", schemas.Ikc({
			file: message_schemas.ee.optional(),
			data: schemas.YjP().optional().describe("v1: a JSON text with `custom_id`, or with `url` in place of the file"),
			custom_id: schemas.YjP().optional(),
			url: schemas.YjP().optional().describe("In place of the file. Only addresses on this machine are fetched")
		}).describe("Either a file or a url"));
		const urlForm = (0, message_schemas.Em)("UrlForm", schemas.Ikc({
			url: schemas.YjP().regex(/^https?:\/\/[^\s/]+/),
			custom_id: schemas.YjP().optional()
		}));
		const uploadBody = {
			"multipart/form-data": uploadForm,
			"application/x-www-form-urlencoded": urlForm
		};
		const deleted = (0, message_schemas.cW)("Deleted", { success: schemas.euz(true) });
		const deletedV2 = (0, message_schemas.cW)("DeletedV2", { success: schemas.Ikc({ message: schemas.YjP() }) });
		const storeOf = ({ uploads }, area, form) => {
			const refusal = () => new http_response.P_(404, area.missing, form);
			return {
				find: (exchange) => {
					const record = uploads.find(area, (0, route.uR)(exchange, "id"));
					if (record === undefined) throw refusal();
					return record;
				},
				remove: async (exchange) => {
					if (!await uploads.remove(area, (0, route.uR)(exchange, "id"))) throw refusal();
				}
			};
		};
		const noResults = (0, message_schemas.cW)("NoResults", { message: schemas.euz("No results found") }, "A listing without entries");
		const listingOf = (id, key, { schema: entry }) => ({
			listKey: key,
			listing: (0, message_schemas.gw)(id, schemas.KCZ([
				schemas.YOg(entry),
				schemas.Ikc({ [key]: schemas.YOg(entry) }),
				noResults
			]))
		});
		const callsV1 = (cloud, area) => {
			const { find, remove } = storeOf(cloud, area, "error");
			const list = {
				query: { limit: limitSchema },
				response: area.listing,
				refusals: [422]
			};
			const listOf = (scope) => ({ query, params: { customId } }) => {
				const { shapes } = cloud.spelling;
				const found = cloud.uploads.list({
					...area,
					scope,
					customId,
					limit: readLimit(query)
				});
				if (found.length === 0 && shapes["empty-lists"] === "message") return { message: "No results found" };
				if (found.length === 0 && shapes["empty-lists"] === "refused") throw new http_response.P_(422, "No results found");
				const entries = found.map((record) => area.view.show(cloud, record));
				return shapes.lists === "wrapped" ? { [area.listKey]: entries } : entries;
			};
			return {
				upload: {
					body: uploadBody,
					response: area.uploaded.schema,
					handle: async (exchange) => area.uploaded.show(cloud, await acceptUpload(cloud, exchange, area))
				},
				list: {
					...list,
					handle: listOf("user")
				},
				listGroup: {
					...list,
					handle: listOf("group")
				},
				get: {
					response: area.view.schema,
					handle: (exchange) => area.view.show(cloud, find(exchange))
				},
				remove: {
					response: deleted,
					handle: async (exchange) => {
						await remove(exchange);
						return { success: true };
					}
				}
			};
		};
		const upload_routes_route = (0, route.eV)({
			name: "Uploads",
			text: "Apps, test suites, app directories, test packages and media files"
		});
		const missingApp = "[BROWSERSTACK_APP_NOT_FOUND] There is no such app";
		const missingUpload = "[BROWSERSTACK_TEST_NOT_FOUND] There is no such upload";
		const appArea = {
			kind: "app",
			view: appView,
			missing: missingApp,
			uploaded: uploadedAppView,
			...listingOf("Apps", "apps", appView)
		};
		const suiteArea = {
			kind: "suite",
			view: suiteView,
			missing: missingUpload,
			uploaded: uploadedSuiteView,
			...listingOf("TestSuites", "test_suites", suiteView)
		};
		const appDirArea = {
			kind: "app-dir",
			framework: "earlgrey",
			view: appDirectoryView,
			missing: missingUpload,
			uploaded: uploadedSuiteView,
			...listingOf("AppDirectories", "app_dirs", appDirectoryView)
		};
		const mediaArea = {
			kind: "media",
			view: mediaView,
			missing: "There is no such media file",
			uploaded: uploadedMediaView,
			...listingOf("MediaFiles", "media", mediaView)
		};
		const uploadRoutesV1 = (cloud) => {
			const apps = callsV1(cloud, appArea);
			const suiteRoutes = ["espresso", "xcuitest"].flatMap((framework) => {
				const suites = callsV1(cloud, {
					...suiteArea,
					framework
				});
				const root = `/app-automate/${framework}`;
				return [
					upload_routes_route.post(`${root}/test-suite`, {
						name: "uploadSuite",
						summary: "Upload a test suite",
						...suites.upload
					}),
					upload_routes_route.get(`${root}/test-suites`, {
						name: "listSuites",
						summary: "List recent test suites",
						...suites.list
					}),
					upload_routes_route.get(`${root}/test-suites/:id`, {
						name: "getSuite",
						summary: "Get a test suite",
						...suites.get
					}),
					upload_routes_route.delete(`${root}/test-suites/:id`, {
						name: "deleteSuite",
						summary: "Delete a test suite",
						...suites.remove
					})
				];
			});
			const appDirs = callsV1(cloud, appDirArea);
			const earlgrey = "/app-automate/earlgrey";
			const media = callsV1(cloud, mediaArea);
			return [
				upload_routes_route.post("/app-automate/upload", {
					name: "uploadApp",
					summary: "Upload an app",
					...apps.upload
				}),
				upload_routes_route.get("/app-automate/recent_apps", {
					name: "listApps",
					summary: "List recent apps",
					...apps.list
				}),
				upload_routes_route.get("/app-automate/recent_apps/:customId", {
					name: "listAppsByCustomId",
					summary: "List recent apps with a custom id",
					...apps.list
				}),
				upload_routes_route.get("/app-automate/recent_group_apps", {
					name: "listGroupApps",
					summary: "List recent apps of the group",
					...apps.listGroup
				}),
				upload_routes_route.delete("/app-automate/app/delete/:id", {
					name: "deleteApp",
					summary: "Delete an app",
					...apps.remove
				}),
				...suiteRoutes,
				upload_routes_route.post(`${earlgrey}/app-dir`, {
					name: "uploadAppDirectory",
					summary: "Upload an app directory",
					...appDirs.upload
				}),
				upload_routes_route.get(`${earlgrey}/app-dirs`, {
					name: "listAppDirectories",
					summary: "List recent app directories",
					...appDirs.list
				}),
				upload_routes_route.get(`${earlgrey}/app-dirs/:id`, {
					name: "getAppDirectory",
					summary: "Get an app directory",
					...appDirs.get
				}),
				upload_routes_route.delete(`${earlgrey}/app-dirs/:id`, {
					name: "deleteAppDirectory",
					summary: "Delete an app directory",
					...appDirs.remove
				}),
				upload_routes_route.post("/app-automate/upload-media", {
					name: "uploadMedia",
					summary: "Upload a media file",
					...media.upload
				}),
				upload_routes_route.get("/app-automate/recent_media_files", {
					name: "listMedia",
					summary: "List recent media files",
					...media.list
				}),
				upload_routes_route.get("/app-automate/recent_media_files/:customId", {
					name: "listMediaByCustomId",
					summary: "List recent media files with a custom id",
					...media.list
				}),
				upload_routes_route.get("/app-automate/recent_group_media", {
					name: "listGroupMedia",
					summary: "List recent media files of the group",
					...media.listGroup
				}),
				upload_routes_route.delete("/app-automate/custom_media/delete/:id", {
					name: "deleteMedia",
					summary: "Delete a media file",
					...media.remove
				})
			];
		};
		const queryV2 = {
			limit: limitSchema,
			scope: schemas.k5n(["user", "group"]).describe("Default `user`"),
			custom_id: schemas.YjP()
		};
		const uploadV2 = (cloud, area) => ({
			body: uploadBody,
			response: area.view.schema,
			handle: async (exchange) => area.view.show(cloud, await acceptUpload(cloud, exchange, area, "v2"))
		});
		const callsV2 = (cloud, area) => {
			const { find, remove } = storeOf(cloud, area, "nested");
			return {
				upload: uploadV2(cloud, area),
				list: {
					query: queryV2,
					response: area.listing,
					refusals: [422],
					handle: ({ query }) => {
						const scope = choiceParameter(query, "scope", queryV2.scope.options, refuseQuery) === "group" ? "group" : "user";
						const customId = query.get("custom_id") ?? undefined;
						const found = cloud.uploads.list({
							...area,
							scope,
							customId,
							limit: readLimit(query)
						});
						return { [area.listKey]: found.map((record) => area.view.show(cloud, record)) };
					}
				},
				get: {
					response: area.detail,
					handle: (exchange) => ({ [area.detailKey]: area.view.show(cloud, find(exchange)) })
				},
				remove: {
					response: deletedV2,
					handle: async (exchange) => {
						await remove(exchange);
						return { success: { message: "Deleted" } };
					}
				}
			};
		};
		const appAreaV2 = {
			kind: "app",
			view: appViewV2,
			missing: missingApp,
			listKey: "apps",
			listing: (0, message_schemas.cW)("AppsV2", { apps: schemas.YOg(appViewV2.schema) }),
			detailKey: "app",
			detail: (0, message_schemas.cW)("AppDetailV2", { app: appViewV2.schema })
		};
		const suiteAreaV2 = {
			kind: "suite",
			view: suiteViewV2,
			missing: "[BROWSERSTACK_TEST_NOT_FOUND] There is no such test suite",
			listKey: "test_suites",
			listing: (0, message_schemas.cW)("TestSuitesV2", { test_suites: schemas.YOg(suiteViewV2.schema) }),
			detailKey: "test_suite",
			detail: (0, message_schemas.cW)("TestSuiteDetailV2", { test_suite: suiteViewV2.schema })
		};
		const frameworkRoutes = (cloud, framework, root) => {
			const { uploads, listsUploads } = traitsOf(framework);
			if (uploads === "test-package") {
				const packages = {
					...suiteAreaV2,
					framework,
					view: packageViewV2
				};
				const name = {
					name: "uploadPackage",
					summary: "Upload a test package"
				};
				return [upload_routes_route.post(`${root}/test-package`, {
					...name,
					...uploadV2(cloud, packages)
				})];
			}
			const apps = callsV2(cloud, appAreaV2);
			const suites = callsV2(cloud, {
				...suiteAreaV2,
				framework
			});
			const all = [
				upload_routes_route.post(`${root}/app`, {
					name: "uploadAppV2",
					summary: "Upload an app for one framework",
					...apps.upload
				}),
				upload_routes_route.get(`${root}/apps`, {
					name: "listAppsV2",
					summary: "List recent apps for one framework",
					...apps.list
				}),
				upload_routes_route.get(`${root}/apps/:id`, {
					name: "getAppV2",
					summary: "Get an app",
					...apps.get
				}),
				upload_routes_route.delete(`${root}/apps/:id`, {
					name: "deleteAppV2",
					summary: "Delete an app",
					...apps.remove
				}),
				upload_routes_route.post(`${root}/test-suite`, {
					name: "uploadSuiteV2",
					summary: "Upload a test suite",
					...suites.upload
				}),
				upload_routes_route.get(`${root}/test-suites`, {
					name: "listSuitesV2",
					summary: "List recent test suites",
					...suites.list
				}),
				upload_routes_route.get(`${root}/test-suites/:id`, {
					name: "getSuiteV2",
					summary: "Get a test suite",
					...suites.get
				}),
				upload_routes_route.delete(`${root}/test-suites/:id`, {
					name: "deleteSuiteV2",
					summary: "Delete a test suite",
					...suites.remove
				})
			];
			return listsUploads ? all : all.filter(({ method }) => method === "POST");
		};
		const uploadRoutesV2 = (cloud) => frameworksOf("v2").flatMap(({ framework, root }) => frameworkRoutes(cloud, framework, root));
		;
		const serviceRoutes = (cloud) => {
			const startBuild = createBuildStarter(cloud);
			return [
				...uploadRoutesV1(cloud),
				...buildRoutesV1(cloud, startBuild),
				...debugRoutes(cloud),
				...accountRoutes(cloud),
				...uploadRoutesV2(cloud),
				...buildRoutesV2(cloud, startBuild),
				testCaseRoute(cloud),
				...alertRoutes(cloud)
			];
		};
		const createRouteTable = (simulation, log) => {
			const tableOf = (cloud) => {
				const routes = [...serviceRoutes(cloud), ...control];
				return {
					cloud,
					routes,
					find: (0, route.sk)(routes)
				};
			};
			const current = () => {
				const { cloud } = simulation.live();
				if (table.cloud !== cloud) table = tableOf(cloud);
				return table;
			};
			const control = controlRoutes(simulation, log, () => current().routes);
			let table = tableOf(simulation.live().cloud);
			return (method, path) => current().find(method, path);
		};
		;
		const android = {
			"Google Pixel 3": ["9.0", "10.0"],
			"Google Pixel 4": ["10.0", "11.0"],
			"Google Pixel 5": ["11.0", "12.0"],
			"Google Pixel 6": ["12.0"],
			"Google Pixel 6 Pro": [
				"12.0",
				"13.0",
				"15.0"
			],
			"Google Pixel 7": ["13.0"],
			"Google Pixel 7 Pro": ["13.0"],
			"Google Pixel 8": ["14.0"],
			"Google Pixel 8 Pro": ["14.0"],
			"Google Pixel 9": ["15.0", "16.0"],
			"Samsung Galaxy S10": ["9.0"],
			"Samsung Galaxy S21": ["11.0", "12.0"],
			"Samsung Galaxy S22": ["12.0"],
			"Samsung Galaxy S23": ["13.0"],
			"Samsung Galaxy S24": ["14.0"],
			"Samsung Galaxy S25": ["15.0"],
			"Samsung Galaxy Tab S8": ["12.0"],
			"OnePlus 11R": ["13.0"],
			"Motorola Moto G71 5G": ["11.0"],
			"Xiaomi Redmi Note 11": ["11.0"],
			"Google Nexus 6": ["6.0"],
			"Google Pixel": ["7.1", "8.0"],
			"Google Pixel 2": ["8.0", "9.0"],
			"Google Pixel 3a": ["9.0"],
			"OnePlus 6T": ["9.0"],
			"Samsung Galaxy S8": ["7.0"],
			"Samsung Galaxy S9": ["8.0"],
			"Samsung Galaxy S9 Plus": ["8.0", "9.0"],
			"Samsung Galaxy S10 Plus": ["9.0", "10.0"],
			"Samsung Galaxy S20": ["10.0"]
		};
		const ios = {
			"iPhone 8 Plus": ["11", "12"],
			"iPhone XS": [
				"12",
				"13",
				"14",
				"15"
			],
			"iPhone 11": [
				"13",
				"14",
				"15"
			],
			"iPhone 12": [
				"14",
				"16",
				"17"
			],
			"iPhone 13": [
				"15",
				"16",
				"17"
			],
			"iPhone 14": [
				"16",
				"17",
				"18"
			],
			"iPhone 14 Pro": ["16"],
			"iPhone 15": ["17", "26"],
			"iPhone 15 Pro": ["17"],
			"iPhone 16": ["18"],
			"iPhone SE 2022": ["15"],
			"iPad Air 5": ["15", "26"],
			"iPad Pro 12.9 2022": ["16"],
			"iPhone 8": [
				"11",
				"12",
				"13"
			],
			"iPhone X": ["11"]
		};
		const deviceCatalog = Object.entries({
			android,
			ios
		}).flatMap(([os, versions]) => Object.entries(versions).flatMap(([name, osVersions]) => osVersions.map((osVersion) => ({
			name,
			osVersion,
			os
		}))));
		const hasVersion = ({ osVersion, os }, wanted) => osVersion === wanted || os === "ios" && (wanted.startsWith(`${osVersion}.`) || osVersion.startsWith(`${wanted}.`));
		const check = (devices, name, osVersion, platform) => {
			const sameName = devices.filter((device) => device.name === name);
			if (sameName.length === 0) throw (0, http_response.Gq)("INVALID_DEVICE", `There is no device "${name}"`);
			if (!sameName.some((device) => device.os === platform)) {
				throw (0, http_response.Gq)("INVALID_DEVICE", `"${name}" does not run tests of this framework`);
			}
			if (!sameName.some((device) => hasVersion(device, osVersion))) {
				throw (0, http_response.Gq)("INVALID_OS_VERSION", `"${name}" is not offered with version "${osVersion}"`);
			}
		};
		const createDeviceList = (orders) => {
			const devices = orders.known?.map(({ device, "os-version": osVersion, os }) => ({
				name: device,
				osVersion,
				os
			})) ?? deviceCatalog;
			return {
				devices,
				resolve: (key, os) => {
					const hyphen = key.lastIndexOf("-");
					const name = key.slice(0, Math.max(0, hyphen));
					const osVersion = key.slice(hyphen + 1);
					if (name === "" || osVersion === "" || key.length > 250) {
						throw (0, http_response.Gq)("INVALID_DEVICE", `"${key.slice(0, 250)}" is not of the form <device>-<os version>`);
					}
					if (/[*|]/.test(key)) throw (0, http_response.Gq)("INVALID_DEVICE", `"${key}" is a pattern; builds name their devices one by one`);
					if (!orders["accept-unknown"]) check(devices, name, osVersion, os);
					return {
						key,
						name,
						osVersion,
						os
					};
				}
			};
		};
		;
		const smallestQueue = 5;
		const createQuotaUse = (plan, time, booked) => {
			const queueMax = plan.queue ?? Math.max(smallestQueue, plan.parallel);
			const startMs = time.nowMs();
			const elsewhereEndsAtMs = startMs + plan["used-elsewhere-seconds"] * 1e3;
			const usedElsewhere = plan["used-elsewhere"];
			const freeAtMs = Array.from({ length: plan.parallel }, (_, index) => index < usedElsewhere ? elsewhereEndsAtMs : startMs);
			let stays = [...booked];
			for (const { startsAtMs, endsAtMs } of booked) {
				const slot = freeAtMs.indexOf(Math.min(...freeAtMs));
				if (Number.isFinite(startsAtMs)) freeAtMs[slot] = endsAtMs;
			}
			const current = () => {
				const nowMs = time.nowMs();
				stays = stays.filter(({ endsAtMs }) => endsAtMs > nowMs);
				return stays;
			};
			const elsewhere = () => time.nowMs() < elsewhereEndsAtMs ? usedElsewhere : 0;
			const startedNow = () => {
				const nowMs = time.nowMs();
				return current().filter(({ startsAtMs }) => startsAtMs <= nowMs).length;
			};
			const running = () => startedNow() + Math.min(elsewhere(), plan.parallel);
			const queued = () => current().length - startedNow() + Math.max(0, elsewhere() - plan.parallel);
			return {
				parallelMax: plan.parallel,
				queueMax,
				queueLimitMs: plan["queue-limit-seconds"] * 1e3,
				running,
				queued,
				hasRoomFor: (sessions) => running() + queued() + sessions <= plan.parallel + queueMax,
				nextSlot: (fromMs) => {
					const slot = freeAtMs.indexOf(Math.min(...freeAtMs));
					return {
						freeAtMs: Math.max(fromMs, freeAtMs[slot] ?? fromMs),
						book: (stay) => {
							freeAtMs[slot] = stay.endsAtMs;
							stays.push(stay);
						}
					};
				},
				shorten: ({ queuedAtMs, startsAtMs, endsAtMs: bookedMs }, endsAtMs) => {
					const index = stays.findIndex((each) => each.startsAtMs === startsAtMs && each.endsAtMs === bookedMs);
					if (index !== -1) stays[index] = {
						queuedAtMs,
						startsAtMs: Math.min(startsAtMs, endsAtMs),
						endsAtMs
					};
					const slot = freeAtMs.indexOf(bookedMs);
					if (slot !== -1 && Number.isFinite(startsAtMs)) freeAtMs[slot] = Math.max(endsAtMs, Math.min(startsAtMs, bookedMs));
				},
				wait: (stay) => {
					stays.push(stay);
				}
			};
		};
		;
		const maxBuilds = 5e3;
		const maxWeight = 128 * 1024 * 1024;
		const testWeight = 200;
		const weigh = ({ request, sessions }) => JSON.stringify(request.capabilities).length + sessions.reduce((sum, { tests }) => sum + tests.length, 0) * testWeight;
		const createBuildRegistry = () => {
			const builds = new Map();
			const weights = new Map();
			let totalWeight = 0;
			const forget = (id) => {
				totalWeight -= weights.get(id) ?? 0;
				weights.delete(id);
				builds.delete(id);
			};
			return {
				add: (build) => {
					const weight = weigh(build);
					builds.set(build.id, build);
					weights.set(build.id, weight);
					totalWeight += weight;
					for (const id of builds.keys()) {
						if (builds.size <= maxBuilds && (totalWeight <= maxWeight || builds.size === 1)) return;
						forget(id);
					}
				},
				replace: (build) => {
					if (builds.has(build.id)) builds.set(build.id, build);
				},
				find: (framework, id) => {
					const build = builds.get(id);
					return build?.request.framework === framework ? build : undefined;
				},
				findSession: (sessionId) => {
					for (const build of builds.values()) {
						const session = build.sessions.find(({ id }) => id === sessionId);
						if (session !== undefined) return {
							build,
							session
						};
					}
					return undefined;
				},
				all: () => [...builds.values()],
				list: (framework, project) => [...builds.values()].filter(({ request }) => request.framework === framework).filter(({ request }) => project === undefined || request.project === project).reverse()
			};
		};
		;
		const seconds = (durationMs) => Math.round(durationMs / 1e3);
		const times = {
			utc: (iso) => `${iso.slice(0, 19).replace("T", " ")} UTC`,
			offset: (iso) => `${iso.slice(0, 19).replace("T", " ")} +0000`,
			unix: (iso) => Math.floor(Date.parse(iso) / 1e3),
			iso: (iso) => iso
		};
		const spelling_durations = {
			words: (durationMs) => `${seconds(durationMs)} seconds`,
			short: (durationMs) => durationMs < 12e4 ? `${seconds(durationMs)} sec` : `${Math.round(durationMs / 6e4)} mins`,
			text: (durationMs) => String(seconds(durationMs)),
			decimals: (durationMs) => (durationMs / 1e3).toFixed(3),
			integer: seconds,
			number: (durationMs) => Number((durationMs / 1e3).toFixed(3))
		};
		const spellDuration = (durationMs, form) => spelling_durations[form](durationMs);
		const createSpelling = (shapes, address) => ({
			shapes,
			time: (atMs, observed) => times[shapes.timestamps === "observed" ? observed : shapes.timestamps](new Date(atMs).toISOString()),
			duration: (durationMs, observed) => spellDuration(durationMs, shapes.durations === "observed" ? observed : shapes.durations),
			address
		});
		;
		const projectStatuses = {
			stop: "Stopped",
			abort: "Aborted",
			pass: "Done",
			skip: "Done",
			fail: "Failed",
			error: "Error",
			timeout: "Timeout"
		};
		const rootOf = ({ request }) => {
			const { v1, v2, logs } = traitsOf(request.framework);
			return v1 ?? v2 ?? logs;
		};
		const projectShape = (address, project, builds) => ({
			custom_build_name: project,
			project,
			Status: "Completed",
			builds: builds.map((build) => ({
				build_id: build.id,
				build_name: build.request.app.name,
				status: projectStatuses[buildVerdict(build)],
				duration: spellDuration(buildDurationMs(build, buildEndsAtMs(build)), "short"),
				dashboard_url: address(`/dashboard/v2/builds/${build.id}`),
				api_endpoint: address(`/app-automate/${rootOf(build)}/builds/${build.id}`)
			}))
		});
		const createCallbacks = (builds, time, quietMs, address) => {
			const closed = new AbortController();
			const waitingProjects = new Set();
			const waiting = new Set();
			const sent = new WeakSet();
			const inBackground = (wait) => {
				const settled = wait.catch(() => {}).finally(() => waiting.delete(settled));
				waiting.add(settled);
			};
			const waitUntil = (dueAtMs) => time.waitUntil(dueAtMs, closed.signal);
			const unsentBuilds = (project) => builds.all().filter((build) => build.request.project === project && !sent.has(build));
			const dueAtMs = (of) => Math.max(...of.map(buildEndsAtMs)) + quietMs();
			const callBackProject = async (project) => {
				while (await waitUntil(() => dueAtMs(unsentBuilds(project)))) {
					const completed = unsentBuilds(project);
					for (const build of completed) sent.add(build);
					const addresses = new Set(completed.map(({ request }) => request.capabilities.projectNotifyURL).filter((url) => typeof url === "string"));
					const body = projectShape(address, project, completed);
					for (const target of addresses) await postToLoopback(target, body, closed.signal);
				}
			};
			const callBackBuild = async (build, target, shapeOf) => {
				if (await waitUntil(() => buildEndsAtMs(build))) await postToLoopback(target, shapeOf(), closed.signal);
			};
			return {
				started: (build, shapeOf) => {
					const { project, capabilities } = build.request;
					const { callbackURL, projectNotifyURL } = capabilities;
					if (typeof callbackURL === "string") inBackground(callBackBuild(build, callbackURL, shapeOf));
					if (typeof projectNotifyURL !== "string" || waitingProjects.has(project)) return;
					waitingProjects.add(project);
					inBackground(callBackProject(project).finally(() => waitingProjects.delete(project)));
				},
				close: async () => {
					closed.abort();
					await Promise.all(waiting);
				}
			};
		};
		;
		const plain = testCaseSchema.parse({
			identifier: "TC-0",
			title: ""
		});
		const defaultCases = [...defaultSuites.espresso.map(({ name }, index) => ({
			...plain,
			identifier: `TC-${index + 1}`,
			title: sentenceOf(name),
			issues: [`SHOP-${index % 3 + 1}`],
			tags: ["smoke"]
		})), {
			...plain,
			identifier: `TC-${defaultSuites.espresso.length + 1}`,
			title: "Prints the receipt",
			issues: ["SHOP-1"]
		}];
		const defaultProjects = [{
			id: "PR-1",
			cases: [...defaultCases],
			"generated-cases": 0
		}];
		const createCaseStore = ({ projects = defaultProjects }, startedAtMs) => {
			const byId = new Map(projects.map((project) => [project.id, project]));
			const complete = ({ "updated-at": updatedAt, ...entry }) => ({
				...entry,
				updatedAtMs: updatedAt === undefined ? startedAtMs : Date.parse(updatedAt)
			});
			return { find: (projectId) => {
				const project = byId.get(projectId);
				if (project === undefined) return undefined;
				const written = project.cases.map(complete);
				const generated = project["generated-cases"];
				const taken = numbersAfter(written.length, written);
				const generate = (start, length) => {
					let number = [...taken].reduce((free, each) => each <= free ? free + 1 : free, written.length + start + 1);
					return Array.from({ length }, () => {
						while (taken.has(number)) number++;
						const title = `Generated case ${number}`;
						return complete({
							...plain,
							identifier: `TC-${number++}`,
							title
						});
					});
				};
				return (filter) => {
					if (filter !== undefined) {
						const chosen = [...written, ...generate(0, generated)].filter(filter);
						return {
							count: chosen.length,
							slice: (start, length) => chosen.slice(start, start + length)
						};
					}
					const kept = written.filter(({ archived }) => !archived);
					return {
						count: kept.length + generated,
						slice: (start, length) => {
							const first = kept.slice(start, start + length);
							const from = Math.max(0, start - kept.length);
							return [...first, ...generate(from, Math.max(0, Math.min(length - first.length, generated - from)))];
						}
					};
				};
			} };
		};
		const numbersAfter = (least, cases) => new Set(cases.map(({ identifier }) => Number(/^TC-([1-9]\d*)$/.exec(identifier)?.[1])).filter((number) => number > least).sort((one, other) => one - other));
		;
		const kinds = {
			app: { kind: "app" },
			"espresso-suite": {
				kind: "suite",
				framework: "espresso"
			},
			"xcuitest-suite": {
				kind: "suite",
				framework: "xcuitest"
			},
			"earlgrey-app-dir": {
				kind: "app-dir",
				framework: "earlgrey"
			},
			"maestro-suite": {
				kind: "suite",
				framework: "maestro"
			},
			"flutter-android-suite": {
				kind: "suite",
				framework: "flutter-android"
			},
			"flutter-ios-package": {
				kind: "suite",
				framework: "flutter-ios"
			},
			media: { kind: "media" }
		};
		const createAccount = (given, scenario, address) => {
			const { username, time, newId, contents } = given;
			const builds = createBuildRegistry();
			const alerts = createAlertRegistry(time, newId);
			const quietMs = () => scenario().callbacks["quiet-minutes"] * durations.J2;
			return {
				...given,
				uploads: createUploadRegistry(username, time, newId, contents, () => scenario().limits["retention-days"]),
				builds,
				callbacks: createCallbacks(builds, time, quietMs, address),
				alerts,
				alertWatch: createAlertWatch(alerts, time, newId)
			};
		};
		const withScenario = (account, scenario, address) => {
			const { time, uploads, builds, alerts } = account;
			for (const { kind, name, id, "custom-id": customId, "age-days": ageDays, owner } of scenario.uploads) uploads.add({
				...kinds[kind],
				name,
				owner,
				uploadedAtMs: time.nowMs() - ageDays * durations.LP,
				id,
				customId
			});
			addExistingAlerts(alerts, scenario.alerts);
			const open = builds.all().flatMap(({ sessions }) => sessions.filter(({ endsAtMs }) => endsAtMs > time.nowMs()));
			return {
				...account,
				scenario,
				spelling: createSpelling(scenario.shapes, address),
				devices: createDeviceList(scenario.devices),
				plan: createQuotaUse(scenario.plan, time, open),
				testCases: createCaseStore(scenario["test-management"], time.nowMs())
			};
		};
		;
		const originMark = "{{origin}}";
		const responseOf = ({ status, type, json, body = "" }, origin) => ({
			status,
			type: type ?? (json === undefined ? "text/plain; charset=utf-8" : "application/json; charset=utf-8"),
			body: (json === undefined ? body : JSON.stringify(json)).replaceAll(originMark, origin)
		});
		const createReplay = (recorded, origin) => {
			const series = [...Map.groupBy(recorded, ({ method, path }) => `${method} ${path}`).values()].map((responses) => ({
				method: responses[0]?.method,
				path: responses[0]?.path ?? "",
				responses,
				next: 0
			}));
			const ordered = [...series.filter(({ path }) => !path.includes("*")), ...series.filter(({ path }) => path.includes("*"))];
			return (method, path) => {
				const found = ordered.find((each) => each.method === method && (0, wildcard.$h)(each.path, path));
				const response = found?.responses[Math.min(found.next, found.responses.length - 1)];
				if (found === undefined || response === undefined) return undefined;
				found.next++;
				return responseOf(response, origin());
			};
		};
		;
		const maxDelayMs = 2 ** 31 - 1;
		const createSimulatedTime = (clock, initialPace, startsAtMs = clock.nowMs()) => {
			const moves = new external_node_events_.EventEmitter();
			moves.setMaxListeners(0);
			let pace = initialPace;
			let baseMs = startsAtMs;
			let zeroMs = clock.monotonicMs();
			const nowMs = () => "scale" in pace ? baseMs + (clock.monotonicMs() - zeroMs) * pace.scale : baseMs;
			const rebase = (atMs) => {
				baseMs = atMs;
				zeroMs = clock.monotonicMs();
				moves.emit("move");
			};
			const nextMove = async (missingMs, signal) => {
				const settled = new AbortController();
				const ends = AbortSignal.any([signal, settled.signal]);
				const passes = "scale" in pace ? [clock.sleep(Math.min(missingMs / pace.scale, maxDelayMs), ends)] : [];
				try {
					await Promise.race([(0, external_node_events_.once)(moves, "move", { signal: ends }), ...passes]);
				} finally {
					settled.abort();
				}
			};
			return {
				nowMs,
				standsStill: () => !("scale" in pace),
				scale: () => "scale" in pace ? pace.scale : 1,
				advance: (byMs) => rebase(nowMs() + byMs),
				passWait: () => {
					if ("waitMs" in pace) rebase(baseMs + pace.waitMs);
				},
				setPace: (next) => {
					const atMs = nowMs();
					pace = next;
					rebase(atMs);
				},
				waitUntil: async (dueAtMs, signal) => {
					for (;;) {
						const missingMs = dueAtMs() - nowMs();
						if (!Number.isFinite(missingMs)) return false;
						if (missingMs <= 0) return true;
						await nextMove(missingMs, signal);
					}
				}
			};
		};
		var external_node_fs_promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		;
		const createContentStore = async (storageDir) => {
			const contentDir = (0, external_node_path_.join)(storageDir, "content");
			const incomingDir = (0, external_node_path_.join)(storageDir, "incoming");
			await (0, external_node_fs_promises_.mkdir)(contentDir, { recursive: true });
			await (0, external_node_fs_promises_.mkdir)(incomingDir, { recursive: true });
			return {
				receive: async () => {
					const incomingPath = (0, external_node_path_.join)(incomingDir, (0, external_node_crypto_.randomUUID)());
					const file = await (0, external_node_fs_promises_.open)(incomingPath, "wx", 384);
					const hash = (0, external_node_crypto_.createHash)("sha256");
					let sizeBytes = 0;
					return {
						write: async (chunk) => {
							hash.update(chunk);
							sizeBytes += chunk.length;
							await file.writeFile(chunk);
						},
						commit: async () => {
							await file.close();
							const sha256 = hash.digest("hex");
							const path = (0, external_node_path_.join)(contentDir, sha256);
							await (0, external_node_fs_promises_.rename)(incomingPath, path);
							return {
								sha256,
								sizeBytes,
								path
							};
						},
						discard: async () => {
							await file.close();
							await (0, external_node_fs_promises_.rm)(incomingPath, { force: true });
						}
					};
				},
				remove: async ({ path }) => {
					await (0, external_node_fs_promises_.rm)(path, { force: true });
				},
				clear: async () => {
					await (0, external_node_fs_promises_.rm)(contentDir, {
						recursive: true,
						force: true
					});
					await (0, external_node_fs_promises_.mkdir)(contentDir, { recursive: true });
				}
			};
		};
		;
		const createRateLimit = (limit, windowMs, clock) => {
			if (limit === undefined) return () => true;
			let windowEndsAtMs = Number.NEGATIVE_INFINITY;
			let used = 0;
			return () => {
				if (clock.monotonicMs() >= windowEndsAtMs) {
					windowEndsAtMs = clock.monotonicMs() + windowMs;
					used = 0;
				}
				used++;
				return used <= limit;
			};
		};
		const createAdmission = ({ limits }, clock) => {
			const admitsRequest = createRateLimit(limits["requests-per-second"], 1e3, clock);
			const admitsUpload = createRateLimit(limits["uploads-per-minute"], 6e4, clock);
			const uploadPath = /\/(upload|upload-media|test-suite|test-package|app-dir|v2\/app|v2\/android\/app)$/;
			return (method, path) => admitsRequest() && (method !== "POST" || !uploadPath.test(path) || admitsUpload());
		};
		const choosePace = ({ timeScale, pollSeconds }, scenario) => {
			if (timeScale !== undefined) return { scale: timeScale };
			if (scenario["time-scale"] !== undefined) return { scale: scenario["time-scale"] };
			const seconds = scenario["poll-seconds"] ?? pollSeconds;
			return seconds === undefined ? { scale: 60 } : { waitMs: seconds * 1e3 };
		};
		const maxRemembered = 1e4;
		const createSimulation = async (options, username, ownOrigin) => {
			const { storageDir, clock = lib_clock.m, startsAtMs, discoverTests } = options;
			const initial = completeScenario(options.scenario ?? {});
			const contents = await createContentStore(storageDir);
			const requested = new Set();
			let scenario = initial;
			let random = Math.random;
			const origin = () => {
				const host = scenario["url-host"];
				return host === undefined ? ownOrigin() : new URL(host).origin;
			};
			const address = (path) => `${origin()}${path}`;
			const under = (cloud) => ({
				cloud,
				replay: createReplay(scenario.recorded, origin),
				selectFault: createFaultSelector(scenario.faults, random),
				admits: createAdmission(scenario, clock)
			});
			const start = () => {
				scenario = initial;
				random = options.random ?? (scenario.seed === undefined ? Math.random : seededRandom(scenario.seed));
				requested.clear();
				const time = createSimulatedTime(clock, choosePace(options, scenario), startsAtMs);
				const given = {
					username,
					time,
					newId: createIds(random),
					contents,
					discoverTests
				};
				return under(withScenario(createAccount(given, () => scenario, address), scenario, address));
			};
			let live = start();
			const time = () => live.cloud.time;
			return {
				live: () => live,
				time,
				noteRequest: (method, url) => {
					if (method !== "GET" || !time().standsStill()) return;
					if (requested.has(url)) time().passWait();
					if (requested.size >= maxRemembered) requested.clear();
					requested.add(url);
				},
				setFaults: (faults) => {
					const checked = completeScenario({ faults }).faults;
					live = {
						...live,
						selectFault: createFaultSelector(checked, random)
					};
					return checked.length;
				},
				setScenario: (input) => {
					scenario = completeScenario(input);
					live = under(withScenario(live.cloud, scenario, address));
					time().setPace(choosePace(options, scenario));
				},
				advance: (byMs) => {
					requested.clear();
					time().advance(byMs);
				},
				reset: async () => {
					await live.cloud.callbacks.close();
					await contents.clear();
					live = start();
				},
				close: () => live.cloud.callbacks.close()
			};
		};
		;
		const startEmbeddedCloud = async (options) => {
			const { port = 0, clock = lib_clock.m, onRequest, rewrite } = options;
			const credentials = {
				username: options.username ?? "embedded",
				accessKey: options.accessKey ?? (0, external_node_crypto_.randomBytes)(16).toString("hex")
			};
			let ownOrigin = "";
			const simulation = await createSimulation(options, credentials.username, () => ownOrigin);
			const log = createRequestLog();
			const listener = createListener({
				simulation,
				findRoute: createRouteTable(simulation, log),
				isAuthentic: (0, authentication.q)(credentials),
				log,
				clock,
				onRequest,
				rewrite
			});
			const underway = new Set();
			const server = (0, external_node_http_.createServer)({
				requestTimeout: 0,
				keepAliveTimeout: 6e4
			}, (request, response) => {
				const work = listener(request, response).finally(() => underway.delete(work));
				underway.add(work);
			});
			server.on("clientError", (_error, socket) => socket.destroy());
			ownOrigin = await listenOnLoopback(server, port);
			return {
				...credentials,
				timeScale: simulation.time().scale(),
				origin: ownOrigin,
				requests: log.requests,
				startedBuilds: () => simulation.live().cloud.builds.all().map(({ id, request: { framework, capabilities } }) => ({
					id,
					framework,
					capabilities
				})),
				setFaults: (faults) => {
					simulation.setFaults(faults);
				},
				close: async () => {
					const closed = server.listening ? (0, external_node_events_.once)(server, "close") : Promise.resolve();
					server.close();
					server.closeAllConnections();
					await closed;
					await Promise.allSettled(underway);
					await simulation.close();
				}
			};
		};
		;
	}),
	48202: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { describeRoutes: () => describeRoutes });
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98439);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26921);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75977);
		var _http_message_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14091);
		var _http_route_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63256);
		const reference = (name) => ({ $ref: `#/components/schemas/${name}` });
		const schemaFor = (schema) => {
			const id = (_http_message_schemas_js__WEBPACK_IMPORTED_MODULE_0__.oQ.get(schema) ?? _http_message_schemas_js__WEBPACK_IMPORTED_MODULE_0__.s6.get(schema))?.id;
			if (id !== undefined) return reference(id);
			const { $schema: _, ...written } = zod__WEBPACK_IMPORTED_MODULE_1__.bl(schema, { target: "draft-2020-12" });
			return written;
		};
		const allowMoreKeys = ({ jsonSchema }) => {
			if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
		};
		const withoutShared = (_key, value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.u4)(value) && String(value.$ref).startsWith("#/components/schemas/__shared") ? {} : value;
		const components = (registry, io) => {
			const uri = (id) => `#/components/schemas/${id}`;
			const { schemas } = zod__WEBPACK_IMPORTED_MODULE_1__.bl(registry, {
				uri,
				target: "draft-2020-12",
				io,
				...io === "output" && { override: allowMoreKeys }
			});
			const { __shared, ...named } = JSON.parse(JSON.stringify(schemas), withoutShared);
			return Object.fromEntries(Object.entries(named).toSorted(([left], [right]) => left < right ? -1 : 1).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]));
		};
		const content = (types) => Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, { schema: schemaFor(schema) }]));
		const variables = {
			build: "Id of a build",
			session: "Id of a session",
			test: "Id of a test",
			project: "Name of a project, or its id in test management",
			customId: "Custom id of uploads",
			id: "Id of the upload, alert or alert event"
		};
		const variablesIn = (path) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
		const parameters = ({ path, query = {} }) => [...variablesIn(path).map((name) => ({
			name,
			in: "path",
			required: true,
			description: variables[name] ?? name,
			schema: { type: "string" }
		})), ...Object.entries(query).map(([name, schema]) => {
			const { description, ...written } = schemaFor(schema);
			return {
				name,
				in: "query",
				...description !== undefined && { description },
				schema: written
			};
		})];
		const errorSchema = (0, _http_message_schemas_js__WEBPACK_IMPORTED_MODULE_0__.gw)("Error", zod__WEBPACK_IMPORTED_MODULE_3__.KCZ([
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				message: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				error: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional()
			}),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_3__.YjP() }),
			zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_3__.YjP() }) })
		]).describe("The service has several forms of an error; a code, where there is one, begins the text: \"[BROWSERSTACK_\u2026] \u2026\""));
		const refusalTexts = {
			401: "Without the credentials",
			403: "From another machine",
			404: "There is no such thing, or not yet",
			413: "The body is too large",
			422: "Not acceptable; the text says why",
			429: "Above the limits of a scenario",
			500: "The built-in cloud itself failed"
		};
		const refusals = ({ path, body, refusals: own = body === undefined ? [] : [413, 422] }) => {
			const statuses = new Set([
				...(0, _http_route_js__WEBPACK_IMPORTED_MODULE_4__.RA)(path) ? [403] : [401, 429],
				...variablesIn(path).length > 0 ? [404] : [],
				...own,
				500
			]);
			const entries = [...statuses].map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]);
			return Object.fromEntries(entries);
		};
		const pathTerm = (segment) => segment.replace("-integration-tests", "").replaceAll(/(?:^|[-_.])([a-z0-9])/g, (_match, letter) => letter.toUpperCase());
		const operationIds = (routes) => {
			const sharing = Map.groupBy(routes, ({ name }) => name);
			return new Map(routes.map((route) => {
				const others = (sharing.get(route.name) ?? []).map(({ path }) => path.split("/"));
				const apart = route.path.split("/").filter((segment) => !segment.startsWith(":") && !others.every((path) => path.includes(segment)));
				return [route, `${route.name}${apart.map(pathTerm).join("")}`];
			}));
		};
		const securityOf = (path) => {
			if ((0, _http_route_js__WEBPACK_IMPORTED_MODULE_4__.RA)(path)) return { security: [] };
			return path.startsWith("/alerts") ? { security: [{ basic: [] }, { bearer: [] }] } : {};
		};
		const describeRoute = (route, operationId) => {
			const { path, area, summary, body, status = 200, responses } = route;
			const given = parameters(route);
			return {
				operationId,
				summary,
				description: `${summary}. ${area.text}.`,
				tags: [area.name],
				...securityOf(path),
				...given.length > 0 && { parameters: given },
				...body !== undefined && { requestBody: {
					required: true,
					content: content(body)
				} },
				responses: {
					[status]: {
						description: "Done",
						content: content(responses)
					},
					...refusals(route)
				}
			};
		};
		const refusedResponses = Object.fromEntries(Object.entries(refusalTexts).map(([status, description]) => [`Refused${status}`, {
			description,
			content: {
				...content({ "application/json": errorSchema }),
				"text/plain": { schema: { type: "string" } }
			}
		}]));
		const introduction = `\
Every operation that the built-in cloud of Mobile Test Cloud serves. It stands in for the service, whose own description it is not: where the service \
is known to have several forms of the same data, all of them are described. Every response has the header \`X-Mobile-Test-Cloud: simulated\`.`;
		const describeRoutes = (routes) => {
			const ids = operationIds(routes);
			const areas = [...new Set(routes.map(({ area }) => area))];
			const paths = {};
			for (const route of routes) {
				const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
				paths[path] = {
					...paths[path],
					[route.method.toLowerCase()]: describeRoute(route, ids.get(route) ?? "")
				};
			}
			return {
				openapi: "3.1.0",
				info: {
					title: "The built-in cloud of Mobile Test Cloud",
					version: "1.0.0",
					description: introduction,
					contact: {
						name: "Mobile Test Cloud",
						url: "https://github.com/mobile-test-cloud/mobile-test-cloud"
					},
					license: {
						name: "MIT",
						identifier: "MIT"
					}
				},
				servers: [{
					url: "http://127.0.0.1:{port}",
					variables: { port: { default: "8080" } }
				}],
				security: [{ basic: [] }],
				tags: areas.map(({ name, text }) => ({
					name,
					description: text
				})),
				paths,
				components: {
					securitySchemes: {
						basic: {
							type: "http",
							scheme: "basic"
						},
						bearer: {
							type: "http",
							scheme: "bearer",
							description: "The access key as the token"
						}
					},
					responses: refusedResponses,
					schemas: {
						...components(_http_message_schemas_js__WEBPACK_IMPORTED_MODULE_0__.s6, "input"),
						...components(_http_message_schemas_js__WEBPACK_IMPORTED_MODULE_0__.oQ, "output")
					}
				}
			};
		};
	})
};
;
