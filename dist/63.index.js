"use strict";
exports.id = 63;
exports.ids = [63];
exports.modules = {
	92616: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ND: () => capabilityKeys,
			Oq: () => isForFramework,
			Uk: () => inputFor
		});
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25890);
		var _model_run_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47206);
		const boolean = { kind: "boolean" };
		const text = { kind: "text" };
		const names = { kind: "names" };
		const mapping = { kind: "mapping" };
		const count = (min, max) => ({
			kind: "number",
			min,
			max
		});
		const android = ["espresso", "flutter-android"];
		const apple = ["xcuitest", "earlgrey"];
		const shards = {
			kind: "mapping",
			fields: {
				numberOfShards: count(1, 1e4),
				deviceSelection: {
					kind: "word",
					words: ["any", "all"]
				},
				mapping: { kind: "list" }
			}
		};
		const keys = {
			app: {
				type: text,
				input: "app",
				inputNeeds: "app"
			},
			appDir: {
				type: text,
				input: "app",
				inputNeeds: "app",
				frameworks: ["earlgrey"]
			},
			testSuite: {
				type: text,
				input: "test-suite",
				inputNeeds: "testSuite"
			},
			testPackage: {
				type: text,
				input: "test-suite",
				inputNeeds: "testSuite",
				frameworks: ["flutter-ios"]
			},
			devices: {
				type: names,
				input: "devices"
			},
			project: {
				type: text,
				input: "project"
			},
			projectNotifyURL: {
				type: text,
				input: "project-notify-url"
			},
			callbackURL: { type: text },
			buildTag: { type: text },
			customBuildName: { type: text },
			customBuildNotifyURL: { type: text },
			"browserstack.source": { type: text },
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
				type: {
					kind: "names",
					words: _model_run_plan_js__WEBPACK_IMPORTED_MODULE_1__.tw
				},
				frameworks: ["espresso"]
			},
			numShards: {
				type: count(1, 1e4),
				input: "shards",
				inputNeeds: "shards",
				frameworks: ["espresso"]
			},
			shardIndex: {
				type: count(0, 1e4),
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
				type: boolean,
				frameworks: apple
			},
			execute: {
				type: names,
				frameworks: ["maestro"]
			},
			tags: {
				type: {
					kind: "mapping",
					fields: {
						includeTags: names,
						excludeTags: names
					}
				},
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
				type: boolean,
				input: "device-logs"
			},
			instrumentationLogs: { type: boolean },
			networkLogs: { type: boolean },
			networkLogsOptions: { type: {
				kind: "mapping",
				fields: { captureContent: boolean }
			} },
			appProfiling: { type: boolean },
			video: { type: boolean },
			screenshots: { type: boolean },
			debugscreenshots: {
				type: boolean,
				frameworks: [...apple, "maestro"]
			},
			enableResultBundle: {
				type: boolean,
				frameworks: apple
			},
			enableSpoonFramework: {
				type: boolean,
				frameworks: ["espresso"]
			},
			coverage: {
				type: boolean,
				frameworks: ["espresso"]
			},
			local: { type: boolean },
			localIdentifier: { type: text },
			networkProfile: { type: text },
			customNetwork: { type: text },
			geoLocation: { type: text },
			acceptInsecureCerts: { type: boolean },
			allowDeviceMockServer: { type: boolean },
			language: { type: text },
			locale: { type: text },
			timezone: { type: text },
			gpsLocation: { type: text },
			deviceOrientation: { type: text },
			disableAnimations: { type: boolean },
			enableBiometric: { type: boolean },
			appStoreConfiguration: { type: {
				kind: "mapping",
				fields: {
					username: text,
					password: text
				}
			} },
			otherApps: { type: {
				kind: "names",
				most: 3
			} },
			uploadMedia: {
				type: {
					kind: "names",
					most: 5
				},
				input: "media"
			},
			idleTimeout: { type: count(60, 900) },
			setEnvVariables: {
				type: {
					kind: "variables",
					longestName: 30,
					longestValue: 100
				},
				frameworks: [...apple, "maestro"]
			},
			resignApp: {
				type: boolean,
				frameworks: apple
			},
			singleRunnerInvocation: {
				type: boolean,
				frameworks: ["espresso"]
			},
			useOrchestrator: {
				type: boolean,
				frameworks: android
			},
			clearPackageData: {
				type: boolean,
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
				type: text,
				frameworks: ["maestro"]
			},
			retryTestsOnFailure: {
				type: boolean,
				frameworks: ["espresso", "xcuitest"]
			},
			testIterations: {
				type: count(1, 100),
				frameworks: ["espresso", "xcuitest"]
			},
			runWholeSession: {
				type: boolean,
				frameworks: ["espresso"]
			},
			testRelaunchEnabled: {
				type: boolean,
				frameworks: ["xcuitest"]
			}
		};
		const capabilityKeys = new Map(Object.entries(keys));
		const isForFramework = ({ frameworks }, framework) => frameworks === undefined || frameworks.some((each) => each === framework);
		const inputFor = ({ input, inputNeeds }, framework) => inputNeeds === undefined || (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__.Fg)(framework)[inputNeeds] !== undefined ? input : undefined;
	}),
	48063: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			asWritten: () => asWritten,
			checkCapability: () => checkCapability
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75977);
		var _capability_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92616);
		var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77642);
		const describeType = (type) => {
			switch (type.kind) {
				case "boolean": return "true or false";
				case "text": return "a string";
				case "list": return "a list";
				case "number": return `a whole number from ${type.min} to ${type.max}`;
				case "names":
					if (type.words !== undefined) return (0, _reader_js__WEBPACK_IMPORTED_MODULE_1__.KE)(type.words);
					return type.most === undefined ? "a list of strings" : `a list of at most ${type.most} strings`;
				case "word": return (0, _reader_js__WEBPACK_IMPORTED_MODULE_1__.KE)(type.words);
				case "mapping": return type.fields === undefined ? "a mapping" : `a mapping, such as ${(0, _reader_js__WEBPACK_IMPORTED_MODULE_1__.KE)(Object.keys(type.fields), "and")}`;
				case "variables": return `a mapping of names (at most ${type.longestName} characters) to strings (at most ${type.longestValue} characters)`;
			}
		};
		const findTypeMistake = (key, type, value) => {
			if (type.kind === "mapping" && (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.u)(value)) {
				for (const [name, own] of Object.entries(type.fields ?? {})) {
					const mistake = Object.hasOwn(value, name) ? findTypeMistake(`${key}.${name}`, own, value[name]) : undefined;
					if (mistake !== undefined) return mistake;
				}
				return undefined;
			}
			return isOfType(type, value) ? undefined : {
				key,
				type,
				found: describeValue(type, value)
			};
		};
		const isOfType = (type, value) => {
			switch (type.kind) {
				case "boolean": return typeof value === "boolean" || value === "true" || value === "false";
				case "text": return typeof value === "string";
				case "list": return Array.isArray(value);
				case "number": return wholeNumber(value) >= type.min && wholeNumber(value) <= type.max;
				case "names": {
					const names = namesIn(value);
					const { most = Number.POSITIVE_INFINITY, words } = type;
					return names !== undefined && names.length <= most && names.every((name) => words?.includes(name.toLowerCase()) ?? true);
				}
				case "word": return typeof value === "string" && type.words.includes(value);
				case "mapping": return false;
				case "variables": return (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.u)(value) && Object.entries(value).every(([name, each]) => isVariable(type, name, each));
			}
		};
		const namesIn = (value) => {
			if (typeof value === "string") return value.split(",").flatMap((name) => name.trim() || []);
			return Array.isArray(value) && value.every((each) => typeof each === "string") ? value : undefined;
		};
		const wholeNumber = (value) => {
			const number = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
			return typeof number === "number" && Number.isSafeInteger(number) ? number : Number.NaN;
		};
		const isVariable = ({ longestName, longestValue }, name, value) => typeof value === "string" && name.length <= longestName && value.length <= longestValue;
		const describeValue = (type, value) => {
			if (value === null || value === undefined) return "nothing";
			if (Array.isArray(value)) {
				if (type.kind !== "names") return "a list";
				if (namesIn(value) === undefined) return "a list with an entry that is not a string; write it in quotes";
				return type.words === undefined ? `${value.length}` : "a list with another entry";
			}
			if (typeof value === "number") return String(value);
			if ((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.u)(value)) {
				const wrong = type.kind === "variables" && Object.keys(value).find((name) => !isVariable(type, name, value[name]));
				return typeof wrong === "string" ? `another value for ${wrong.slice(0, 60)}` : "a mapping";
			}
			if (typeof value === "boolean") return String(value);
			return [
				"boolean",
				"number",
				"word",
				"names"
			].includes(type.kind) ? "another string" : "a string";
		};
		const asWritten = (key, value, textOf) => {
			if (_capability_keys_js__WEBPACK_IMPORTED_MODULE_0__.ND.get(key)?.type.kind !== "variables" || !(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.u)(value)) return value;
			const isOther = (each) => typeof each === "number" || typeof each === "boolean";
			return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, isOther(each) ? textOf([key, name]) ?? String(each) : each]));
		};
		const checkCapability = (reader, framework, key, value) => {
			const known = _capability_keys_js__WEBPACK_IMPORTED_MODULE_0__.ND.get(key);
			if (known === undefined) return;
			if (known.input !== undefined) {
				const input = (0, _capability_keys_js__WEBPACK_IMPORTED_MODULE_0__.Uk)(known, framework);
				const accepted = input === undefined ? `expected nothing with ${framework}: neither this key nor the input ${known.input} applies to it` : `expected no key that has an input; use the input ${input} instead`;
				reader.problem({
					input: "capabilities",
					value: key,
					accepted,
					code: "input-conflict"
				});
				return;
			}
			const mistake = findTypeMistake(key, known.type, value);
			if (mistake !== undefined) reader.problem({
				input: "capabilities",
				value: mistake.key,
				accepted: `expected ${describeType(mistake.type)}, found ${mistake.found}`
			});
			else if (key === "shards" && ![undefined, "1"].includes(reader.optional("shards"))) reader.problem({
				input: "capabilities",
				value: key,
				accepted: "expected no key shards together with the input shards: both would split the suite",
				code: "input-conflict"
			});
		};
	})
};
;
