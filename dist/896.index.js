"use strict";
exports.id = 896;
exports.ids = [896];
exports.modules = {
	91534: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readCapabilities: () => readCapabilities });
		var _core_builds_capability_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43148);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75977);
		var _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29372);
		const input = "capabilities";
		const hidden = "***";
		const readCapabilities = (reader, framework) => {
			const reading = (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__.gM)(reader.text(input));
			if (reading.kind === "broken") {
				const [{ line, column, message } = {
					line: 1,
					column: 1,
					message: ""
				}] = reading.mistakes;
				const [mistake = ""] = message.split(/:\s|\n/, 1);
				reader.problem({
					input,
					value: hidden,
					accepted: `cannot be read as YAML: line ${line}, column ${column}: ${mistake}`,
					sentence: `capabilities, line ${line}, column ${column}: ${mistake}`
				});
				return {};
			}
			const { value } = reading;
			if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value)) {
				const wrong = `must be a YAML or JSON mapping of build parameters, not ${Array.isArray(value) ? "a list" : "a single value"}`;
				reader.problem({
					input,
					value: hidden,
					accepted: wrong,
					sentence: `capabilities ${wrong}`
				});
				return {};
			}
			const written = Object.entries(value).map(([key, own]) => [key, asWritten(key, own, reading)]);
			for (const [key, own] of written) checkCapability(reader, framework, key, own, reading);
			checkOrchestration(reader, value);
			return Object.fromEntries(written);
		};
		const asWritten = (key, value, { textOf }) => {
			if (_core_builds_capability_keys_js__WEBPACK_IMPORTED_MODULE_2__.ND.get(key)?.type !== _core_builds_capability_keys_js__WEBPACK_IMPORTED_MODULE_2__.ro || !(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value)) return value;
			const isOther = (each) => typeof each === "number" || typeof each === "boolean";
			return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, isOther(each) ? textOf([key, name]) ?? String(each) : each]));
		};
		const checkCapability = (reader, framework, key, value, { placeOf, textOf }) => {
			const known = _core_builds_capability_keys_js__WEBPACK_IMPORTED_MODULE_2__.ND.get(key);
			if (known === undefined) return;
			if (known.input !== undefined) {
				const owner = (0, _core_builds_capability_keys_js__WEBPACK_IMPORTED_MODULE_2__.Uk)(known, framework);
				const accepted = owner === undefined ? `does not apply to ${framework}, and neither does the input \`${known.input}\`. Remove it` : `cannot be set here. Use the input \`${owner}\` instead`;
				refuseKey(reader, key, accepted, "input-conflict");
				return;
			}
			const mistake = findTypeMistake([key], known.otherTypes?.[framework] ?? known.type, value);
			if (mistake !== undefined) {
				const { path, wanted, found } = mistake;
				const name = path.join(".");
				const what = `capabilities, line ${placeOf(path).line}: ${name} must be ${wanted}`;
				const next = swallowedKey(textOf(path));
				reader.problem({
					input,
					value: name,
					accepted: `must be ${wanted}, but it is ${found}`,
					sentence: next === undefined ? `${what}, but it is ${found}` : `${what}, but its value continues on line ${placeOf(path).line + 1}. Is a colon missing after "${next}"?`
				});
			} else if (key === "shards" && ![undefined, "1"].includes(reader.optional("shards"))) refuseKey(reader, key, "and the input shards would both split the suite. Remove one of them", "input-conflict");
		};
		const refuseKey = (reader, key, accepted, code) => reader.problem({
			input,
			value: key,
			accepted,
			sentence: `capabilities: ${key} ${accepted}`,
			code
		});
		const swallowedKey = (text = "") => text.slice(0, 1e3).split(/\s+/).slice(1).find((word) => _core_builds_capability_keys_js__WEBPACK_IMPORTED_MODULE_2__.ND.has(word));
		const findTypeMistake = (path, type, value) => {
			if (!type.accepts(value)) return {
				path,
				wanted: type.wanted,
				found: type.describe?.(value) ?? describeKind(value)
			};
			if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value)) return undefined;
			for (const [name, own] of Object.entries(type.fields ?? {})) {
				const mistake = Object.hasOwn(value, name) ? findTypeMistake([...path, name], own, value[name]) : undefined;
				if (mistake !== undefined) return mistake;
			}
			return undefined;
		};
		const describeKind = (value) => {
			if (value === null || value === undefined) return "nothing";
			if (Array.isArray(value)) return "a list";
			if (typeof value === "number" || typeof value === "boolean") return String(value);
			return (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value) ? "a mapping" : "a string";
		};
		const checkOrchestration = (reader, capabilities) => {
			const { testOrchestrationOptions: options, singleRunnerInvocation } = capabilities;
			const { abortBuildOnFailure: abort, rerunPreviouslyFailed: rerun } = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.u4)(options) ? options : {};
			const lacks = (value, key) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value) && (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(value.enabled) && value[key] === undefined;
			const abortKey = "testOrchestrationOptions.abortBuildOnFailure";
			if (lacks(abort, "maxFailures")) refuseKey(reader, abortKey, "needs maxFailures beside enabled: true");
			if (lacks(rerun, "sourceBuildId") || lacks(capabilities.rerunPreviouslyFailed, "sourceBuildId")) refuseKey(reader, "rerunPreviouslyFailed", "needs sourceBuildId, the id of a build, beside enabled: true");
			if ((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.u4)(abort) && (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(abort.enabled) && (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.Hn)(singleRunnerInvocation)) {
				const why = "the service cannot stop tests that run in one process. Remove one of them";
				refuseKey(reader, abortKey, `excludes singleRunnerInvocation: ${why}`, "input-conflict");
			}
		};
	}),
	90340: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readQuarantineFile: () => readQuarantineFile });
		var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26921);
		var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64377);
		var _core_model_framework_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57525);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75977);
		var _lib_nearest_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64572);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71113);
		var _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29372);
		var _reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56007);
		var _workspace_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96165);
		const input = "quarantine";
		const dayMs = 864e5;
		const maxDaysAhead = 180;
		const readQuarantineFile = async (reader, context, name, nowMs) => {
			const file = await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_0__.Gu)(reader, context, input, name, "a quarantine file");
			if (file === undefined) return undefined;
			const { entries, mistakes } = parseQuarantine(file.text, nowMs);
			(0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_0__.uV)(reader, input, name, mistakes);
			return {
				file: name,
				entries
			};
		};
		const parseQuarantine = (text, nowMs) => {
			const reading = (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__.gM)(text);
			if (reading.kind === "broken") return {
				entries: [],
				mistakes: reading.mistakes.map((mistake) => ({
					...mistake,
					key: ""
				}))
			};
			const { value, placeOf } = reading;
			const list = value ?? [];
			const parsed = quarantineSchema(nowMs).safeParse(list);
			if (!parsed.success) return {
				entries: [],
				mistakes: mistakesOf(parsed.error, list, placeOf).toSorted(byPlace)
			};
			const entries = parsed.data.map(({ devices = [], frameworks = [], ...entry }, index) => ({
				...entry,
				devices,
				frameworks,
				line: placeOf([index]).line
			}));
			return {
				entries,
				mistakes: []
			};
		};
		const mistakesOf = (error, list, placeOf) => error.issues.flatMap((issue) => {
			const found = issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({
				at: [...issue.path, key],
				message: (0, _reader_js__WEBPACK_IMPORTED_MODULE_2__.mu)("unknown key", (0, _lib_nearest_names_js__WEBPACK_IMPORTED_MODULE_3__.a)(key, keys) || ` The keys are ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.KE)(keys, "and")}`)
			})) : [{
				at: issue.path,
				message: issue.message
			}];
			return found.map(({ at, message }) => ({
				...placeOf(at),
				...keyWithin(list, at),
				message
			}));
		});
		const keyWithin = (list, [index, ...within]) => {
			if (typeof index !== "number") return { key: (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__.j5)(index === undefined ? [] : [index, ...within]) };
			const entry = Array.isArray(list) ? list[index] : undefined;
			const test = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_5__.u4)(entry) && typeof entry.test === "string" ? entry.test : `entry ${index + 1}`;
			return {
				key: (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__.j5)(within),
				entry: test.length > 120 ? `${test.slice(0, 120)}\u2026` : test
			};
		};
		const isWithin = (until, lastDay) => !(Date.parse(`${until}T00:00:00Z`) / dayMs > lastDay);
		const byPlace = (one, other) => one.line - other.line || one.column - other.column;
		const expected = (noun, remedy) => ({ error: ({ input }) => {
			if (input === undefined) return `is missing. ${remedy}`;
			const shown = [
				"string",
				"number",
				"boolean"
			].includes(typeof input) ? `${JSON.stringify(typeof input === "string" ? input.slice(0, 120) : input)}, which is` : "a value that is";
			return `is ${shown} no ${noun}. ${remedy}`;
		} });
		const keys = [
			"test",
			"reason",
			"issue",
			"until",
			"devices",
			"frameworks"
		];
		const aTest = expected("class#method", "Name the test as class#method; * matches any characters");
		const aText = expected("text", "Say why its failures do not count");
		const aUrl = expected("web address", "Write the address of the issue about the test");
		const aDate = expected("date", "Name the last day on which it applies, such as 2026-03-31");
		const aDevice = expected("name of a device", "Name one as in the results, such as Google Pixel 7-13.0 or Google Pixel *");
		const aDeviceList = expected("list of devices", "Write one per line, each after a hyphen");
		const aFrameworkList = expected("list of frameworks", `Write one per line, each after a hyphen: ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.KE)(_core_model_framework_js__WEBPACK_IMPORTED_MODULE_6__.I)}`);
		const aFramework = expected("framework", `Write ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.KE)(_core_model_framework_js__WEBPACK_IMPORTED_MODULE_6__.I)}`);
		const tooLate = (until, lastDay) => {
			const latest = new Date(lastDay * dayMs).toISOString().slice(0, 10);
			return `is ${until}, more than ${maxDaysAhead} days ahead: name ${latest} or an earlier day`;
		};
		const entrySchema = (lastDay) => zod__WEBPACK_IMPORTED_MODULE_7__.rej({
			test: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(aTest).regex(/[#*]/, aTest).describe("class#method; * matches any characters, also for dots."),
			reason: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(aText).regex(/\S/, aText).describe("Why the failures of the test do not count."),
			issue: zod__WEBPACK_IMPORTED_MODULE_7__.OZ5({
				protocol: /^https?$/,
				...aUrl
			}).describe("Address of the issue about the test."),
			until: zod__WEBPACK_IMPORTED_MODULE_8__.p6(aDate).refine((until) => isWithin(until, lastDay), { error: ({ input }) => tooLate(String(input), lastDay) }).describe("The last day on which the entry applies, UTC; at most 180 days ahead of the run."),
			devices: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.YjP(aDevice).min(1, aDevice), aDeviceList).min(1, "names no device. Remove the key, or name at least one").optional().describe("Device name and OS version as in the results; * matches any characters. Absent: every device."),
			frameworks: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.k5n(_core_model_framework_js__WEBPACK_IMPORTED_MODULE_6__.I, aFramework), aFrameworkList).min(1, "names no framework. Remove the key, or name at least one").optional().describe("Absent: every framework.")
		}, "must be a mapping with test, reason, issue and until");
		const mostEntries = 1e3;
		const quarantineSchema = (nowMs) => zod__WEBPACK_IMPORTED_MODULE_7__.YOg(entrySchema(Math.floor(nowMs / dayMs) + maxDaysAhead), "must be a list of quarantined tests").max(mostEntries, `must have at most ${mostEntries} entries. Use * in test to cover several tests`);
	}),
	16108: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readSelectRules: () => readSelectRules });
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26921);
		var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54317);
		var _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29372);
		var _test_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43789);
		var _workspace_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96165);
		const input = "select";
		const isInline = (text) => /\n|^\{|:(?:\s|$)/.test(text);
		const readSelectRules = async (reader, context, framework, value) => {
			const file = isInline(value) ? {
				name: input,
				text: value
			} : await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_0__.Gu)(reader, context, input, value, "a file with rules for changed files");
			if (file === undefined) return [];
			const { rules, mistakes } = parseSelect(file.text, framework);
			(0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_0__.uV)(reader, input, file.name, mistakes);
			return rules;
		};
		const parseSelect = (text, framework) => {
			const reading = (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__.gM)(text);
			if (reading.kind === "broken") {
				const quoting = withoutQuotes(text);
				return {
					rules: [],
					mistakes: quoting.length > 0 ? quoting : reading.mistakes.map((mistake) => ({
						...mistake,
						key: ""
					}))
				};
			}
			const { value, placeOf } = reading;
			const parsed = selectSchema.safeParse(value);
			if (!parsed.success) {
				const quoting = withoutQuotes(text);
				const others = parsed.error.issues.map((issue) => mistakeOf(issue, placeOf)).filter(({ line }) => quoting.every((mistake) => mistake.line !== line));
				return {
					rules: [],
					mistakes: [...quoting, ...others]
				};
			}
			const mistakes = [];
			const rules = Object.entries(parsed.data).flatMap(([pattern, given]) => {
				const glob = (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_2__.CW)(pattern, "shell");
				if (glob.kind === "mistake") mistakes.push({
					...placeOf([pattern]),
					key: (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__.j5)([pattern]),
					message: `the pattern ${glob.mistake}`
				});
				const texts = typeof given === "string" ? [given] : given;
				const entries = texts.flatMap((line, index) => {
					const read = (0, _test_entries_js__WEBPACK_IMPORTED_MODULE_3__.Ky)(line.trim(), framework);
					if (!("mistake" in read)) return [read];
					const path = typeof given === "string" ? [pattern] : [pattern, index];
					mistakes.push({
						...placeOf(path),
						key: (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__.j5)(path),
						message: `has the entry ${JSON.stringify(line)}, which ${read.mistake}`
					});
					return [];
				});
				return glob.kind === "mistake" ? [] : [{
					pattern,
					matches: glob.matches,
					entries
				}];
			});
			return {
				rules: mistakes.length > 0 ? [] : rules,
				mistakes
			};
		};
		const unquoted = [{
			begins: /^(\s*)(?:\*|[{[][^}\]]*[}\]][^\s:,])/,
			message: "a pattern that begins with *, { or [ needs quotes"
		}, {
			begins: /^(\s*-\s+|[^"'#:]*:\s(?:[^"'#]*[\s,[])?)![^!\s]/,
			message: "an entry that begins with ! needs quotes, as in \"!com.example.SlowTest\""
		}];
		const withoutQuotes = (text) => text.split("\n").flatMap((line, at) => unquoted.flatMap(({ begins, message }) => {
			const before = begins.exec(line)?.[1];
			return before === undefined ? [] : [{
				line: at + 1,
				column: before.length + 1,
				key: "",
				message
			}];
		}));
		const mistakeOf = (issue, placeOf) => {
			const message = issue.code === "invalid_key" ? issue.issues[0]?.message ?? issue.message : issue.message;
			return {
				...placeOf(issue.path),
				key: (0, _lib_yaml_document_js__WEBPACK_IMPORTED_MODULE_1__.j5)(issue.path),
				message
			};
		};
		const anEntry = "an entry as in the input tests, a list of them, or [] for no test";
		const mostRules = 1e3;
		const longestPattern = 500;
		const entry = zod__WEBPACK_IMPORTED_MODULE_4__.YjP(`must be ${anEntry}`).regex(/\S/, `must be ${anEntry}`);
		const pattern = zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1, "must be a path pattern").max(longestPattern, `must be a pattern of at most ${longestPattern} characters`).regex(/^(?![!/]|\.\.?\/).*[^/]$/, "must be a path pattern from the root of the repository, such as src/cart/** for a folder");
		const selectSchema = zod__WEBPACK_IMPORTED_MODULE_4__.g1P(pattern.describe("Path pattern from the root of the repository. * matches characters within a folder or file name, ** for any folders."), zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([entry, zod__WEBPACK_IMPORTED_MODULE_4__.YOg(entry)], `must be ${anEntry}`).describe("Which tests a change of these files needs: entries as in the input `tests`. An empty list: none."), "must be a mapping from path patterns to entries of tests").refine((rules) => Object.keys(rules).length > 0, "must have at least one rule").refine((rules) => Object.keys(rules).length <= mostRules, `must have at most ${mostRules} rules`);
	}),
	43148: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HE: () => booleanType,
			ND: () => capabilityKeys,
			Oq: () => isForFramework,
			Uk: () => inputFor,
			ov: () => longVariables,
			ro: () => environmentVariables,
			w_: () => textType
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75977);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65953);
		var _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3782);
		const otherString = (value) => {
			if (typeof value !== "string") return undefined;
			return /^[\w .+-]{1,12}$/.test(value) ? JSON.stringify(value) : "another string";
		};
		const booleanType = {
			wanted: "true or false",
			accepts: (value) => typeof value === "boolean" || value === "true" || value === "false",
			describe: otherString
		};
		const textType = {
			wanted: "a string",
			accepts: (value) => typeof value === "string"
		};
		const mapping = {
			wanted: "a mapping",
			accepts: _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4
		};
		const mappingOf = (fields) => ({
			wanted: `a mapping, such as ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.KE)(Object.keys(fields), "and")}`,
			accepts: _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4,
			fields
		});
		const numberType = (min, max) => ({
			wanted: `a whole number from ${min} to ${max}`,
			accepts: (value) => {
				const number = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
				return typeof number === "number" && Number.isSafeInteger(number) && number >= min && number <= max;
			},
			describe: otherString
		});
		const namesType = (wanted, acceptsNames, describeNames) => ({
			wanted,
			accepts: (value) => {
				const names = namesIn(value);
				return names !== undefined && acceptsNames(names);
			},
			describe: (value) => {
				if (!Array.isArray(value)) return otherString(value);
				const names = namesIn(value);
				return names === undefined ? "a list with an entry that is not a string; write it in quotes" : describeNames(names);
			}
		});
		const namesIn = (value) => {
			if (typeof value === "string") return value.split(",").flatMap((name) => name.trim() || []);
			return Array.isArray(value) && value.every((each) => typeof each === "string") ? value : undefined;
		};
		const countOf = (names) => String(names.length);
		const names = namesType("a list of strings", () => true, countOf);
		const namesUpTo = (most) => namesType(`a list of at most ${most} strings`, ({ length }) => length <= most, countOf);
		const sizes = namesType((0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.KE)(_model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__.tw), (given) => given.every((name) => _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__.tw.some((size) => size === name.toLowerCase())), () => "a list with another entry");
		const longVariables = (variables) => Object.entries(variables).filter(([name, value]) => name.length > 30 || String(value).length > 100).map(([name]) => name);
		const wrongVariable = (variables) => Object.entries(variables).find(([, value]) => typeof value !== "string")?.[0] ?? longVariables(variables)[0];
		const environmentVariables = {
			wanted: "a mapping of names (at most 30 characters) to strings (at most 100 characters)",
			accepts: (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) && wrongVariable(value) === undefined,
			describe: (value) => {
				const wrong = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) ? wrongVariable(value) : undefined;
				return wrong === undefined ? undefined : `another value for ${wrong.slice(0, 60)}`;
			}
		};
		const anyVariables = {
			wanted: "a mapping of names to strings",
			accepts: (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) && Object.values(value).every((each) => typeof each === "string"),
			describe: (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.u4)(value) ? "a mapping with a value that is no string" : undefined
		};
		const android = ["espresso", "flutter-android"];
		const apple = ["xcuitest", "earlgrey"];
		const shards = mappingOf({
			numberOfShards: numberType(1, 1e4),
			deviceSelection: {
				wanted: "any or all",
				accepts: (value) => value === "any" || value === "all",
				describe: otherString
			},
			mapping: {
				wanted: "a list",
				accepts: Array.isArray
			}
		});
		const abortBuildOnFailure = mappingOf({
			enabled: booleanType,
			maxFailures: numberType(1, 1e3)
		});
		const rerunPreviouslyFailed = mappingOf({
			enabled: booleanType,
			sourceBuildId: textType
		});
		const keys = {
			app: {
				type: textType,
				input: "app",
				inputNeeds: "app"
			},
			appDir: {
				type: textType,
				input: "app",
				inputNeeds: "app",
				frameworks: ["earlgrey"]
			},
			testSuite: {
				type: textType,
				input: "test-suite",
				inputNeeds: "testSuite"
			},
			testPackage: {
				type: textType,
				input: "test-suite",
				inputNeeds: "testSuite",
				frameworks: ["flutter-ios"]
			},
			devices: {
				type: names,
				input: "devices"
			},
			project: {
				type: textType,
				input: "project"
			},
			projectNotifyURL: {
				type: textType,
				input: "project-notify-url"
			},
			callbackURL: { type: textType },
			buildTag: { type: textType },
			customBuildName: { type: textType },
			customBuildNotifyURL: { type: textType },
			"browserstack.source": { type: textType },
			class: {
				type: names,
				frameworks: ["espresso"]
			},
			package: {
				type: names,
				frameworks: ["espresso"]
			},
			annotation: {
				type: names,
				frameworks: ["espresso"]
			},
			size: {
				type: sizes,
				frameworks: ["espresso"]
			},
			numShards: {
				type: numberType(1, 1e4),
				input: "shards",
				inputNeeds: "shards",
				frameworks: ["espresso"]
			},
			shardIndex: {
				type: numberType(0, 1e4),
				input: "shard-index",
				inputNeeds: "shards",
				frameworks: ["espresso"]
			},
			"only-testing": {
				type: names,
				frameworks: apple
			},
			"skip-testing": {
				type: names,
				frameworks: apple
			},
			dynamicTests: {
				type: booleanType,
				frameworks: apple
			},
			execute: {
				type: names,
				frameworks: ["maestro"]
			},
			tags: {
				type: mappingOf({
					includeTags: names,
					excludeTags: names
				}),
				frameworks: ["maestro"]
			},
			shards: {
				type: shards,
				frameworks: [
					"espresso",
					"xcuitest",
					"maestro"
				]
			},
			deviceLogs: {
				type: booleanType,
				input: "device-logs"
			},
			instrumentationLogs: { type: booleanType },
			networkLogs: { type: booleanType },
			networkLogsOptions: { type: mappingOf({ captureContent: booleanType }) },
			appProfiling: { type: booleanType },
			video: { type: booleanType },
			screenshots: { type: booleanType },
			debugscreenshots: {
				type: booleanType,
				frameworks: [...apple, "maestro"]
			},
			enableResultBundle: {
				type: booleanType,
				frameworks: apple
			},
			enableSpoonFramework: {
				type: booleanType,
				frameworks: ["espresso"]
			},
			coverage: {
				type: booleanType,
				frameworks: ["espresso"]
			},
			local: { type: booleanType },
			localIdentifier: { type: textType },
			networkProfile: { type: textType },
			customNetwork: { type: textType },
			geoLocation: { type: textType },
			acceptInsecureCerts: { type: booleanType },
			allowDeviceMockServer: { type: booleanType },
			language: { type: textType },
			locale: { type: textType },
			timezone: { type: textType },
			gpsLocation: { type: textType },
			deviceOrientation: { type: textType },
			disableAnimations: { type: booleanType },
			enableBiometric: { type: booleanType },
			appStoreConfiguration: { type: mappingOf({
				username: textType,
				password: textType
			}) },
			otherApps: { type: namesUpTo(3) },
			uploadMedia: {
				type: namesUpTo(5),
				input: "media"
			},
			idleTimeout: { type: numberType(60, 900) },
			setEnvVariables: {
				type: environmentVariables,
				otherTypes: { maestro: anyVariables },
				frameworks: [...apple, "maestro"]
			},
			resignApp: {
				type: booleanType,
				frameworks: apple
			},
			singleRunnerInvocation: {
				type: booleanType,
				frameworks: ["espresso", "xcuitest"]
			},
			useOrchestrator: {
				type: booleanType,
				frameworks: android
			},
			clearPackageData: {
				type: booleanType,
				frameworks: android
			},
			instrumentationOptions: {
				type: mapping,
				frameworks: android
			},
			cucumberOptions: {
				type: mapping,
				frameworks: ["espresso"]
			},
			maestroVersion: {
				type: textType,
				frameworks: ["maestro"]
			},
			retryTestsOnFailure: {
				type: booleanType,
				frameworks: [
					"espresso",
					"xcuitest",
					"maestro"
				]
			},
			testIterations: {
				type: numberType(1, 100),
				frameworks: [
					"espresso",
					"xcuitest",
					"maestro"
				]
			},
			runWholeSession: {
				type: booleanType,
				frameworks: ["espresso"]
			},
			testRelaunchEnabled: {
				type: booleanType,
				frameworks: ["xcuitest"]
			},
			testOrchestrationOptions: {
				type: mappingOf({
					abortBuildOnFailure,
					rerunPreviouslyFailed
				}),
				frameworks: [
					"espresso",
					"xcuitest",
					"maestro"
				]
			},
			rerunPreviouslyFailed: {
				type: rerunPreviouslyFailed,
				frameworks: ["xcuitest", "maestro"]
			}
		};
		const capabilityKeys = new Map(Object.entries(keys));
		const isForFramework = ({ frameworks }, framework) => frameworks === undefined || frameworks.some((each) => each === framework);
		const inputFor = ({ input, inputNeeds }, framework) => inputNeeds === undefined || (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(framework)[inputNeeds] !== undefined ? input : undefined;
	}),
	64377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
