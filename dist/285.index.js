"use strict";
exports.id = 285;
exports.ids = [285];
exports.modules = {
	94338: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ij: () => frameworks,
			JC: () => traitsOf,
			x_: () => frameworksOf
		});
		const frameworks = [
			"espresso",
			"xcuitest",
			"earlgrey",
			"maestro",
			"flutter-android",
			"flutter-ios"
		];
		const flutter = {
			word: "flutter integration tests",
			untitledProject: "Untitled Flutter Project"
		};
		const traits = {
			espresso: {
				platforms: ["android"],
				word: "espresso",
				untitledProject: "Untitled Espresso Project",
				uploads: "app-and-suite",
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
				platforms: ["ios"],
				word: "xcuitest",
				untitledProject: "Untitled XCUI Project",
				uploads: "app-and-suite",
				suiteEndings: ["zip"],
				listsUploads: true,
				v1: "xcuitest",
				v2: "xcuitest/v2",
				logs: "xcuitest",
				runner: "xcode",
				hasReport: false,
				buildList: "as-set"
			},
			earlgrey: {
				platforms: ["ios"],
				word: "earlgrey",
				untitledProject: "Untitled EarlGrey Project",
				uploads: "app-dir",
				suiteEndings: ["zip"],
				listsUploads: false,
				v1: "earlgrey",
				logs: "earlgrey",
				runner: "xcode",
				hasReport: false
			},
			maestro: {
				platforms: ["android", "ios"],
				word: "maestro",
				untitledProject: "Untitled Maestro Project",
				uploads: "app-and-suite",
				suiteEndings: ["zip"],
				listsUploads: false,
				v2: "maestro/v2",
				logs: "maestro",
				runner: "maestro",
				hasReport: false
			},
			"flutter-android": {
				...flutter,
				platforms: ["android"],
				uploads: "app-and-suite",
				suiteEndings: ["apk"],
				listsUploads: false,
				v2: "flutter-integration-tests/v2/android",
				logs: "flutter-integration-tests/v2/android",
				runner: "instrumentation",
				hasReport: true
			},
			"flutter-ios": {
				...flutter,
				platforms: ["ios"],
				uploads: "test-package",
				suiteEndings: ["zip"],
				listsUploads: false,
				v2: "flutter-integration-tests/v2/ios",
				logs: "flutter-integration-tests/v2/ios",
				runner: "xcode",
				hasReport: false,
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
	}),
	16285: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ScenarioError: () => ScenarioError,
			O: () => completeScenario,
			M: () => parseScenario,
			readScenarioFile: () => readScenarioFile
		});
		var regular_file = __webpack_require__(48734);
		var yaml_document = __webpack_require__(1288);
		var schemas = __webpack_require__(92857);
		var iso = __webpack_require__(64377);
		var framework = __webpack_require__(94338);
		;
		const secondsSchema = schemas.aig().min(0).max(86400);
		const globSchema = schemas.YjP().min(1).max(500);
		const frameworkSchema = schemas.k5n(framework.Ij);
		const messageSchema = schemas.YjP().max(4e3);
		const countersSchema = schemas.g1P(schemas.YjP().max(100), schemas.Whr().min(0));
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
			command: schemas.YjP().min(1).max(1e3).optional(),
			flaky: schemas.Whr().min(0).max(100).optional()
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
			...result
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
		const wordsSchema = schemas.YOg(schemas.YjP().min(1).max(100)).max(1e3);
		const alertsSchema = schemas.rej({
			metrics: wordsSchema.default([
				"latency",
				"cost",
				"tokens",
				"error_count"
			]),
			aggregations: wordsSchema.default([
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
			operators: wordsSchema.default([
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
			environments: wordsSchema.optional(),
			"filter-columns": wordsSchema.default([
				"name",
				"user",
				"model",
				"status",
				"tag"
			]),
			meta: schemas.k5n(["camel", "snake"]).default("camel"),
			existing: schemas.YOg(schemas.g1P(schemas.YjP(), schemas.Pq9())).max(1e4).default([])
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
		const strikes = {
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
			...strikes,
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
				...strikes,
				...acting,
				action: schemas.euz("html"),
				status: schemas.Whr().min(200).max(599).default(502)
			}),
			schemas.rej({
				...strikes,
				action: schemas.euz("reset-before")
			}),
			schemas.rej({
				...strikes,
				action: schemas.euz("reset-after-acting")
			}),
			schemas.rej({
				...strikes,
				action: schemas.euz("reset-while-receiving"),
				"after-bytes": schemas.Whr().min(0).default(0)
			}),
			schemas.rej({
				...strikes,
				action: schemas.euz("truncate"),
				"after-bytes": schemas.Whr().min(0).optional()
			}),
			schemas.rej({
				...strikes,
				action: schemas.euz("invalid-json")
			}),
			schemas.rej({
				...strikes,
				action: schemas.euz("slow-bytes"),
				"bytes-per-second": schemas.aig().min(.1).max(1e6).default(1)
			}),
			schemas.rej({
				...strikes,
				...acting,
				action: schemas.euz("hang"),
				"after-headers": schemas.zMY().default(false)
			}),
			schemas.rej({
				...strikes,
				action: schemas.euz("delay"),
				"delay-ms": schemas.Whr().min(0).max(36e5)
			}),
			schemas.rej({
				...strikes,
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
			"empty-session": schemas.k5n(["ends", "errors"]).default("ends"),
			sessions: schemas.YOg(sessionRuleSchema).max(2e3).default([]),
			builds: schemas.YOg(buildRuleSchema).max(2e3).default([]),
			devices: devicesSchema.prefault({}),
			plan: planSchema.prefault({}),
			limits: limitsSchema.prefault({}),
			uploads: schemas.YOg(earlierUploadSchema).max(1e4).default([]),
			shapes: shapesSchema.prefault({}),
			"test-management": testManagementSchema.prefault({}),
			alerts: alertsSchema.prefault({}),
			callbacks: callbacksSchema.prefault({}),
			faults: schemas.YOg(faultSchema).max(2e3).default([])
		}).refine((scenario) => scenario["time-scale"] === undefined || scenario["poll-seconds"] === undefined, {
			error: "time-scale and poll-seconds exclude each other",
			path: ["poll-seconds"]
		});
		;
		const maxScenarioBytes = 4 * 1024 * 1024;
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
			message: "there is no such key"
		})) : [{
			path: issue.path,
			message: issue.message
		}]);
		const parseScenario = (text, source = "scenario") => {
			const reading = (0, yaml_document.readYaml)(text);
			if (reading.kind === "broken") throw new ScenarioError(source, reading.mistakes.map((mistake) => ({
				...mistake,
				key: ""
			})));
			const parsed = scenarioSchema.safeParse(reading.value ?? {});
			if (parsed.success) return parsed.data;
			const problems = problemsOf(parsed.error).map(({ path, message }) => ({
				...reading.placeOf(path),
				key: (0, yaml_document.j)(path),
				message
			}));
			throw new ScenarioError(source, problems.toSorted((left, right) => left.line - right.line || left.column - right.column));
		};
		const completeScenario = (input) => {
			const parsed = scenarioSchema.safeParse(input);
			if (parsed.success) return parsed.data;
			throw new ScenarioError("scenario", problemsOf(parsed.error).map(({ path, message }) => ({
				key: (0, yaml_document.j)(path),
				message
			})));
		};
		const readScenarioFile = async (path) => {
			try {
				return parseScenario(await (0, regular_file.eu)(path, maxScenarioBytes), path);
			} catch (error) {
				if (!(error instanceof regular_file.yq)) throw error;
				throw new ScenarioError(path, [{
					key: "",
					message: `the file is larger than ${maxScenarioBytes} bytes`
				}]);
			}
		};
	}),
	64377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p6: () => date,
			w$: () => datetime
		});
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
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
