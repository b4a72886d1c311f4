"use strict";
exports.id = 205;
exports.ids = [205];
exports.modules = { 14205: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { describeRoutes: () => describeRoutes });
	var json_schema_processors = __webpack_require__(98439);
	var is_record = __webpack_require__(75977);
	var registries = __webpack_require__(29396);
	var schemas = __webpack_require__(26921);
	;
	const requestSchemas = registries.u5();
	const responseSchemas = registries.u5();
	const request = (id, schema) => {
		requestSchemas.add(schema, { id });
		return schema;
	};
	const response = (id, schema) => {
		responseSchemas.add(schema, { id });
		return schema;
	};
	const json = (schema) => ({ "application/json": schema });
	const bytes = schemas.YjP().meta({ contentEncoding: "binary" });
	const idSchema = schemas.YjP().regex(/^[0-9a-f]{40}$/).describe("40 lowercase hexadecimal digits");
	const referenceSchema = schemas.YjP().regex(/^bs:\/\/[0-9a-f]{40}$/).describe("Names an upload in a build request");
	const timeSchema = schemas.KCZ([schemas.YjP(), schemas.aig()]).describe("As \"2026-01-02 10:11:12 UTC\" or \"2026-01-02 10:11:12 +0000\", or seconds since 1970; a scenario may choose the form");
	const durationSchema = schemas.KCZ([schemas.YjP(), schemas.aig()]).describe("Seconds as a number, as \"20\", \"1.784\" or \"127 seconds\"; a scenario may choose the form");
	const noResults = response("NoResults", schemas.Ikc({ message: schemas.euz("No results found") }).describe("A listing without entries"));
	const listSchema = (key, entry) => schemas.KCZ([
		schemas.YOg(entry),
		schemas.Ikc({ [key]: schemas.YOg(entry) }),
		noResults
	]);
	const errorSchema = response("Error", schemas.KCZ([
		schemas.Ikc({
			message: schemas.YjP(),
			error: schemas.YjP().optional()
		}),
		schemas.Ikc({ error: schemas.YjP() }),
		schemas.Ikc({ error: schemas.Ikc({ message: schemas.YjP() }) })
	]).describe("The service has several forms of an error; a code, where there is one, begins the text: \"[BROWSERSTACK_…] …\""));
	var iso = __webpack_require__(64377);
	var alert_input = __webpack_require__(70391);
	;
	const device = response("Device", schemas.Ikc({
		os: schemas.k5n(["android", "ios"]),
		os_version: schemas.YjP(),
		device: schemas.YjP(),
		realMobile: schemas.zMY().optional(),
		real_mobile: schemas.zMY().optional().describe("In place of `realMobile`, where a scenario says so")
	}));
	const deviceLimit = response("DeviceLimit", schemas.Ikc({
		os: schemas.k5n(["android", "ios"]),
		os_version: schemas.YjP(),
		device: schemas.YjP(),
		group_usage: schemas.Whr(),
		device_limit: schemas.Whr()
	}));
	const plan = response("Plan", schemas.Ikc({
		automate_plan: schemas.YjP(),
		parallel_sessions_running: schemas.Whr(),
		team_parallel_sessions_max_allowed: schemas.Whr(),
		parallel_sessions_max_allowed: schemas.Whr(),
		queued_sessions: schemas.Whr(),
		queued_sessions_max_allowed: schemas.Whr()
	}));
	const usage = response("QueueUsage", schemas.Ikc({ meta: schemas.Ikc({
		generatedAt: schemas.YjP(),
		persona: schemas.YjP(),
		summary: schemas.Ikc({
			totalParallelsUsed: schemas.Whr(),
			maximumParallelsAllowed: schemas.Whr(),
			totalQueuedSessions: schemas.Whr(),
			maximumQueueAllowed: schemas.Whr()
		})
	}) }));
	const caseFields = {
		identifier: schemas.YjP(),
		case_type: schemas.YjP(),
		priority: schemas.YjP(),
		status: schemas.YjP(),
		tags: schemas.YOg(schemas.YjP()),
		automation_status: schemas.YjP(),
		owner: schemas.YjP()
	};
	const documentedCase = response("TestCase", schemas.Ikc({
		...caseFields,
		title: schemas.YjP(),
		folder_id: schemas.Whr(),
		issues: schemas.YOg(schemas.YjP()),
		template: schemas.YjP(),
		description: schemas.YjP(),
		preconditions: schemas.YjP(),
		attachments: schemas.YOg(schemas.L5J()),
		steps: schemas.YOg(schemas.Ikc({
			step: schemas.YjP(),
			result: schemas.YjP()
		})),
		custom_fields: schemas.YOg(schemas.L5J())
	}));
	const recentCase = response("RecentTestCase", schemas.Ikc({
		...caseFields,
		name: schemas.YjP(),
		folder_path: schemas.YOg(schemas.Whr()),
		issues: schemas.YOg(schemas.Ikc({
			jira_id: schemas.YjP(),
			issue_type: schemas.YjP()
		})),
		is_shared: schemas.zMY(),
		created_at: schemas.YjP(),
		created_by: schemas.YjP(),
		last_updated_at: schemas.YjP(),
		updated_by: schemas.YjP(),
		urls: schemas.Ikc({ self: schemas.YjP() })
	}).describe("The newer form, where a scenario asks for it"));
	const testCases = response("TestCases", schemas.Ikc({
		success: schemas.euz(true).optional(),
		test_cases: schemas.YOg(schemas.KCZ([documentedCase, recentCase])),
		info: schemas.Ikc({
			page: schemas.Whr(),
			page_size: schemas.Whr(),
			count: schemas.Whr(),
			prev: schemas.Whr().nullable(),
			next: schemas.Whr().nullable().describe("Null on the last page")
		}).optional()
	}));
	const timestamp = iso.w$({ precision: 3 });
	const account_operations_alert = response("Alert", schemas.Ikc({
		id: schemas.YjP(),
		...alert_input.is.shape,
		status: schemas.k5n(["active", "paused"]),
		createdAt: schemas.YjP(),
		updatedAt: schemas.YjP()
	}));
	const alerts = response("Alerts", schemas.Ikc({
		data: schemas.YOg(account_operations_alert),
		meta: schemas.Ikc({
			page: schemas.Whr(),
			limit: schemas.Whr(),
			totalItems: schemas.Whr().optional(),
			totalPages: schemas.Whr().optional(),
			total_items: schemas.Whr().optional(),
			total_pages: schemas.Whr().optional()
		}).describe("In snake case where a scenario says so")
	}));
	const account = (summary, schema) => ({
		summary,
		tag: "Account",
		responses: json(schema)
	});
	const accountOperations = {
		listDevices: account("List the devices", response("Devices", schemas.YOg(device))),
		listDeviceLimits: {
			...account("List how many of each device are in use", response("DeviceLimits", schemas.YOg(deviceLimit))),
			refusals: [404]
		},
		getPlan: account("Get the plan and its use", plan),
		getQueueUsage: account("Get the use of parallel slots and queue", usage),
		listTestCases: {
			summary: "List the test cases of a project",
			tag: "Test management",
			query: {
				p: schemas.Whr().min(1).describe("The page, from 1"),
				page_size: schemas.Whr().min(30).max(300).describe("Default 30"),
				"test-case-identifier": schemas.YjP(),
				test_case_id: schemas.YjP(),
				updated_after: timestamp,
				updated_before: timestamp,
				issue_ids: schemas.YjP().describe("Separated by commas"),
				issue_type: schemas.k5n([
					"jira",
					"asana",
					"clickup",
					"azure"
				]),
				archived: schemas.zMY()
			},
			responses: json(testCases),
			refusals: [422]
		},
		createAlert: {
			summary: "Create an alert rule",
			tag: "Alerts",
			body: json(request("AlertInput", alert_input.is)),
			status: 201,
			responses: json(account_operations_alert),
			refusals: [413, 422]
		},
		listAlerts: {
			summary: "List alert rules",
			tag: "Alerts",
			query: {
				page: schemas.Whr().min(1).describe("From 1"),
				limit: schemas.Whr().min(1).max(100).describe("Default 50"),
				search: schemas.YjP().describe("A part of the name"),
				status: schemas.k5n(["active", "paused"]),
				scope: schemas.k5n(["TRACE", "SESSION"]),
				metric: schemas.YjP()
			},
			responses: json(alerts),
			refusals: [422]
		},
		toggleAlert: {
			summary: "Pause or resume an alert rule",
			tag: "Alerts",
			body: json(request("AlertToggle", schemas.Ikc({ active: schemas.zMY() }))),
			responses: json(account_operations_alert),
			refusals: [413, 422]
		}
	};
	;
	const flag = schemas.KCZ([schemas.zMY(), schemas.k5n(["true", "false"])]);
	const whole = schemas.KCZ([schemas.Whr(), schemas.YjP().regex(/^\d{1,9}$/)]);
	const list = schemas.KCZ([schemas.YOg(schemas.YjP()), schemas.YjP()]);
	const parameters = {
		devices: schemas.YOg(schemas.YjP()).min(1).describe("`<device>-<os version>` each"),
		project: schemas.YjP().min(1).max(255).optional().describe("Groups builds"),
		projectNotifyURL: schemas.YjP().optional().describe("Gets a POST when the builds of the project have ended; needs `project`"),
		callbackURL: schemas.YjP().optional().describe("Gets the build as a POST when it has ended"),
		deviceLogs: flag.optional(),
		networkLogs: flag.optional(),
		video: flag.optional().describe("Default true"),
		uploadMedia: list.optional().describe("At most 5 references `media://…`"),
		idleTimeout: whole.optional().describe("60 to 900 seconds"),
		retryTestsOnFailure: flag.optional(),
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
	const app = schemas.YjP().describe("`bs://…`, a custom id, or a shareable id");
	const testSuite = schemas.YjP().describe("`bs://…`, a custom id, or a shareable id");
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
	const espressoBuild = request("EspressoBuild", schemas._H3({
		app,
		testSuite,
		...parameters,
		...instrumentationFilters,
		numShards: whole.optional().describe("With `shardIndex`"),
		shardIndex: whole.optional().describe("From 0 to `numShards` - 1"),
		coverage: flag.optional()
	}));
	const xcuitestBuild = request("XcuitestBuild", schemas._H3({
		app,
		testSuite,
		...parameters,
		...xcodeFilters,
		enableResultBundle: flag.optional()
	}));
	const testPlanBuild = request("TestPlanBuild", schemas._H3({
		app: app.optional(),
		testSuite,
		...parameters,
		...xcodeFilters,
		enableResultBundle: flag.optional()
	}).describe("The suite is a zip with the runner app and one `.xctestrun` file at its top. `app` may be absent with `--lenient` only"));
	const earlgreyBuild = request("EarlgreyBuild", schemas._H3({
		appDir: app,
		...parameters,
		...xcodeFilters
	}));
	const maestroBuild = request("MaestroBuild", schemas._H3({
		app,
		testSuite,
		...parameters,
		execute: list.optional().describe("Files and folders below the parent folder"),
		tags: schemas._H3({
			includeTags: list.optional(),
			excludeTags: list.optional()
		}).optional()
	}));
	const flutterAndroidBuild = request("FlutterAndroidBuild", schemas._H3({
		app,
		testSuite,
		...parameters
	}));
	const flutterIosBuild = request("FlutterIosBuild", schemas._H3({
		testPackage: app,
		...parameters
	}));
	const started = response("StartedBuild", schemas.Ikc({
		message: schemas.euz("Success"),
		build_id: idSchema
	}));
	const binary = response("BinaryDetails", schemas.Ikc({
		url: schemas.YjP(),
		bundle_id: schemas.YjP(),
		custom_id: schemas.YjP().nullable(),
		version: schemas.YjP(),
		name: schemas.YjP(),
		instrumentation: schemas.YjP().optional()
	}));
	const details = {
		app_details: binary,
		test_suite_details: binary
	};
	const capabilities = schemas.g1P(schemas.YjP(), schemas.L5J()).describe("The build request as it was sent");
	const counters = schemas.g1P(schemas.YjP(), schemas.Whr()).describe("`SUCCESS`, `FAILED`, `IGNORED`, `TIMEDOUT`, and where there are any `ERROR`; a scenario may choose other words");
	const countersV2 = response("CountersV2", schemas.g1P(schemas.YjP(), schemas.Whr()).describe("`passed`, `failed`, `skipped`, `timedout`, `error`, `running`, `queued`; a scenario may show other words"));
	const deviceV1 = response("BuildDeviceV1", schemas.Ikc({
		session_id: idSchema.optional().describe("Absent for a session that never started"),
		status: schemas.YjP().describe("`queued`, `running`, `done`, `error`, `timeout`; failed tests do not change it"),
		session_details: schemas.YjP(),
		test_report: schemas.YjP(),
		test_status: counters
	}));
	const buildV1 = response("BuildV1", schemas.Ikc({
		build_id: idSchema,
		framework: schemas.YjP(),
		status: schemas.YjP().describe("`running`, `done`, `failed`, `error`, `timeout`"),
		input_capabilities: capabilities,
		start_time: timeSchema,
		device_statuses: schemas.Ikc({
			success: schemas.g1P(schemas.YjP(), schemas.YjP()).describe("By `<device>,<os version>`"),
			error: schemas.g1P(schemas.YjP(), schemas.YjP())
		}),
		...details,
		duration: durationSchema,
		devices: schemas.g1P(schemas.YjP(), deviceV1).describe("By `<device>-<os version>` as in the request; only one session each")
	}));
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
	const testV1 = response("TestV1", schemas.Ikc({
		test_id: testId,
		status: schemas.YjP().describe("`QUEUED`, `RUNNING`, `SUCCESS`, `FAILED`, `ERROR`, `IGNORED`, `TIMEDOUT`"),
		start_time: timeSchema.optional(),
		duration: durationSchema,
		...links
	}));
	const sessionV1 = response("SessionV1", schemas.Ikc({
		session_id: idSchema,
		build_id: idSchema,
		device: schemas.YjP(),
		start_time: timeSchema.optional(),
		duration: durationSchema,
		acceptInsecureCerts: schemas.YjP(),
		deviceLogs: schemas.YjP(),
		networkLogs: schemas.YjP(),
		video: schemas.YjP(),
		idle_timeout: schemas.YjP(),
		coverage: schemas.chJ(),
		screenshots: schemas.chJ(),
		...details,
		test_count: schemas.Whr(),
		test_status: counters,
		test_details: schemas.g1P(schemas.YjP(), schemas.g1P(schemas.YjP(), testV1)).describe("By class, then by name")
	}));
	const sessionHead = {
		id: idSchema,
		status: schemas.YjP().describe("`queued`, `running`, `passed`, `failed`, `error`, `timedout`, `skipped`, `stopped`"),
		start_time: timeSchema.optional(),
		duration: durationSchema,
		error: schemas.Ikc({ message: schemas.YjP() }).optional().describe("Of a session that could not run"),
		shard: schemas.Ikc({
			name: schemas.YjP(),
			index: schemas.Whr().optional(),
			strategy: schemas.YjP().optional(),
			values: schemas.L5J().optional()
		}).optional()
	};
	const sessionEntry = response("SessionEntryV2", schemas.Ikc({
		...sessionHead,
		testcases: schemas.Ikc({
			count: schemas.Whr(),
			status: countersV2
		})
	}));
	const deviceV2 = response("BuildDeviceV2", schemas.Ikc({
		device: schemas.YjP(),
		os: schemas.k5n(["android", "ios"]),
		os_version: schemas.YjP(),
		sharding: schemas.zMY(),
		sessions: schemas.YOg(sessionEntry)
	}));
	const buildV2 = response("BuildV2", schemas.Ikc({
		id: idSchema,
		framework: schemas.YjP(),
		duration: durationSchema,
		status: schemas.YjP().describe("`running`, `passed`, `failed`, `error`, `timedout`, `skipped`, `stopped`"),
		input_capabilities: capabilities,
		start_time: timeSchema,
		...details,
		devices: schemas.YOg(deviceV2)
	}));
	const testV2 = response("TestV2", schemas.Ikc({
		id: testId,
		name: schemas.YjP(),
		status: schemas.YjP(),
		start_time: timeSchema.optional(),
		duration: durationSchema,
		...links
	}));
	const sessionV2 = response("SessionV2", schemas.Ikc({
		...sessionHead,
		testcases: schemas.Ikc({
			count: schemas.Whr(),
			status: countersV2,
			data: schemas.YOg(schemas.Ikc({
				class: schemas.YjP(),
				testcases: schemas.YOg(testV2)
			}))
		})
	}));
	const listed = schemas.Ikc({
		build_id: idSchema,
		start_time: timeSchema
	});
	const buildList = response("BuildListV2", schemas.KCZ([schemas.Ikc({ builds: schemas.YOg(listed) }), schemas.YOg(listed)]).describe("The last 20, the newest first; a scenario may unwrap them"));
	const plainListed = schemas.Ikc({
		id: idSchema,
		start_time: timeSchema
	});
	const flutterList = response("FlutterBuildList", schemas.YOg(plainListed));
	const maestroList = response("MaestroBuildList", schemas.Ikc({ builds: schemas.YOg(plainListed.extend({ status: schemas.YjP() })) }).describe("The newest first"));
	const project = response("ProjectBuilds", schemas.KCZ([schemas.Ikc({ builds: schemas.YOg(buildV1) }), schemas.Ikc({ message: schemas.YjP() })]).describe("A message for an unknown project, where a scenario says so"));
	const stopped = response("StoppedBuild", schemas.Ikc({
		message: schemas.YjP(),
		stopped_session_count: schemas.YjP()
	}));
	const start = (schema, summary = "Start a build") => ({
		summary,
		tag: "Builds",
		body: json(schema),
		responses: json(started),
		refusals: [413, 422]
	});
	const get = (summary, schema) => ({
		summary,
		tag: "Builds",
		responses: json(schema)
	});
	const projectQuery = { project: schemas.YjP().describe("Only builds of this project") };
	const buildOperations = {
		startEspressoBuild: start(espressoBuild),
		startXcuitestBuild: start(xcuitestBuild),
		startTestPlanBuild: start(testPlanBuild, "Start a build of a test plan"),
		startEarlgreyBuild: start(earlgreyBuild),
		startMaestroBuild: start(maestroBuild),
		startFlutterAndroidBuild: start(flutterAndroidBuild),
		startFlutterIosBuild: start(flutterIosBuild),
		getBuild: get("Get the status of a build", buildV1),
		getSession: get("Get a session with its tests", sessionV1),
		getBuildV2: get("Get the status of a build", buildV2),
		getSessionV2: get("Get a session with its tests", sessionV2),
		listProjectBuilds: get("List the builds of a project", project),
		listBuilds: {
			...get("List recent builds", buildList),
			query: projectQuery
		},
		listFlutterBuilds: {
			...get("List recent builds", flutterList),
			query: projectQuery
		},
		listMaestroBuilds: {
			...get("List recent builds, with `--lenient` only", maestroList),
			query: { limit: schemas.Whr().min(1).describe("Default 10, at most 100") },
			refusals: [404, 422]
		},
		stopBuild: {
			...get("Stop a build", stopped),
			body: json(request("StopBuild", schemas._H3({})))
		}
	};
	;
	const har = response("Har", schemas.Ikc({ log: schemas.Ikc({
		version: schemas.YjP(),
		creator: schemas.Ikc({
			name: schemas.YjP(),
			version: schemas.YjP(),
			comment: schemas.YjP()
		}),
		entries: schemas.YOg(schemas.g1P(schemas.YjP(), schemas.L5J()))
	}) }).describe("An HTTP archive"));
	const profile = response("AppProfile", schemas.YOg(schemas.Ikc({
		ts: schemas.Whr().describe("Seconds since 1970"),
		cpu: schemas.aig(),
		mem: schemas.aig(),
		mema: schemas.aig(),
		batt: schemas.aig(),
		temp: schemas.aig(),
		simulated: schemas.euz(true)
	}).catchall(schemas.aig().nullable())).describe("One sample per second. The bundle id without dots begins the keys of the app: `comexampleshop_cpu`"));
	const commands = response("MaestroCommands", schemas.YOg(schemas.Ikc({
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
	const automationSession = response("AutomationSession", schemas.Ikc({ automation_session: schemas.Ikc({
		name: schemas.YjP(),
		duration: schemas.Whr(),
		os: schemas.YjP(),
		os_version: schemas.YjP(),
		browser_version: schemas.YjP(),
		browser: schemas.chJ(),
		device: schemas.YjP(),
		status: schemas.YjP(),
		hashed_id: idSchema,
		reason: schemas.YjP().nullable(),
		build_name: schemas.YjP(),
		project_name: schemas.YjP(),
		logs: schemas.YjP(),
		browser_url: schemas.YjP(),
		public_url: schemas.YjP(),
		video_url: schemas.YjP(),
		app_details: schemas.Ikc({
			app_url: schemas.YjP(),
			app_name: schemas.YjP(),
			app_version: schemas.YjP(),
			app_custom_id: schemas.YjP().nullable(),
			uploaded_at: schemas.KCZ([schemas.YjP(), schemas.aig()])
		})
	}) }));
	const data_operations_text = schemas.YjP();
	const data = (summary, responses) => ({
		summary,
		tag: "Session data",
		responses
	});
	const dataOperations = {
		getDeviceLog: data("Get the device log of a test", { "text/plain": data_operations_text }),
		getInstrumentationLog: data("Get the log of the test runner for a test", { "text/plain": data_operations_text }),
		getMaestroLog: data("Get the log of a flow", { "text/plain": data_operations_text }),
		getCommandLog: data("Get the commands of a flow", {
			"text/plain": data_operations_text,
			...json(commands)
		}),
		getNetworkLog: data("Get the network log of a test", json(har)),
		getAppProfile: data("Get the app profile of a test", json(profile)),
		getTestVideo: data("Get the video of a test", { "video/mp4": bytes }),
		getScreenshot: data("Get a screenshot of a test", { "image/png": bytes }),
		getReport: data("Get the JUnit report of a session, once its build has ended", {
			"application/xml": data_operations_text,
			"text/html": data_operations_text.describe("Where a scenario asks for it")
		}),
		getCoverage: data("Get the coverage data of a session", { "application/octet-stream": bytes }),
		getResultBundle: data("Get the result bundle of a session", { "application/zip": bytes }),
		getSessionLog: data("Get the device log of a session", { "text/plain": data_operations_text }),
		getAutomationSession: data("Get a session of any framework; its id may end in `.json`", json(automationSession)),
		getSessionVideo: data("Get the video of a session", { "video/mp4": bytes })
	};
	var metric_samples = __webpack_require__(49108);
	var advance = __webpack_require__(15798);
	var scenario = __webpack_require__(69910);
	;
	const now = response("Now", schemas.Ikc({ now: iso.w$().describe("The simulated time") }));
	const journal = response("Journal", schemas.YOg(schemas.Ikc({
		time: iso.w$().describe("Simulated"),
		method: schemas.YjP(),
		path: schemas.YjP().describe("Without the query"),
		query: schemas.YjP(),
		body: schemas.L5J().describe("JSON as it was sent; for a form its fields, with name, size and SHA-256 of its file"),
		status: schemas.Whr().nullable().describe("Null where no response was sent"),
		fault: schemas.YjP().optional().describe("The fault that was applied")
	})));
	const simulation_operations_event = response("AlertEvent", schemas.Ikc({
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
	}));
	const simulation_operations_scenario = request("Scenario", scenario.m);
	const faults = request("Faults", schemas.KCZ([schemas.YOg(scenario.I), schemas.Ikc({ faults: schemas.YOg(scenario.I) })]));
	const yamlOr = (schema) => ({
		...json(schema),
		"application/yaml": schemas.YjP()
	});
	const simulation = (summary, schema) => ({
		summary,
		tag: "Simulation",
		responses: json(schema)
	});
	const simulationOperations = {
		listRequests: {
			...simulation("List the requests so far", journal),
			query: {
				method: schemas.YjP(),
				path: schemas.YjP().describe("`*` matches within a segment, `**` any number of segments")
			}
		},
		deleteRequests: simulation("Empty the list of requests", response("DeletedRequests", schemas.Ikc({ deleted: schemas.Whr() }))),
		replaceScenario: {
			...simulation("Replace the scenario", now),
			body: yamlOr(simulation_operations_scenario),
			refusals: [413, 422]
		},
		replaceFaults: {
			...simulation("Replace the faults", response("FaultCount", schemas.Ikc({ faults: schemas.Whr() }))),
			body: yamlOr(faults),
			refusals: [413, 422]
		},
		advanceTime: {
			...simulation("Move the clock", now),
			body: json(request("Advance", advance.g)),
			refusals: [413, 422]
		},
		reset: simulation("Make everything as it was at the start", now),
		describe: simulation("Get this document", response("OpenApi", schemas.g1P(schemas.YjP(), schemas.L5J()))),
		postMetrics: {
			...simulation("Post samples of metrics, and evaluate the alert rules", response("TakenSamples", schemas.Ikc({ taken: schemas.Whr() }))),
			body: json(request("Samples", metric_samples.$)),
			status: 202,
			refusals: [413, 422]
		},
		listAlertEvents: simulation("List the events of alert rules", response("AlertEvents", schemas.Ikc({ data: schemas.YOg(simulation_operations_event) }))),
		acknowledgeAlertEvent: {
			...simulation("Acknowledge an event", simulation_operations_event),
			refusals: [422]
		}
	};
	;
	const mediaReference = schemas.YjP().regex(/^media:\/\/[0-9a-f]{40}$/);
	const names = {
		custom_id: schemas.YjP().max(100).optional().describe("Absent where none was given"),
		shareable_id: schemas.YjP().optional().describe("`<user>/<custom id>`, for everyone of the group")
	};
	const uploadForm = request("UploadForm", schemas.Ikc({
		file: bytes.optional(),
		data: schemas.YjP().optional().describe("v1: a JSON text with `custom_id`, or with `url` in place of the file"),
		custom_id: schemas.YjP().optional(),
		url: schemas.YjP().optional().describe("In place of the file. Only addresses on this machine are fetched")
	}).describe("Either a file or a url"));
	const urlForm = request("UrlForm", schemas.Ikc({
		url: schemas.YjP(),
		custom_id: schemas.YjP().optional()
	}));
	const uploadBody = {
		"multipart/form-data": uploadForm,
		"application/x-www-form-urlencoded": urlForm
	};
	const uploadedApp = response("UploadedApp", schemas.Ikc({
		app_url: referenceSchema,
		...names
	}));
	const uploadedMedia = response("UploadedMedia", schemas.Ikc({
		media_url: mediaReference,
		...names
	}));
	const uploadedSuite = response("UploadedSuite", schemas.KCZ([
		schemas.Ikc({
			test_url: referenceSchema,
			...names
		}),
		schemas.Ikc({
			test_suite_url: referenceSchema,
			...names
		}),
		schemas.Ikc({
			module_url: referenceSchema,
			...names
		})
	]).describe("`test_url`, unless a scenario chooses another key"));
	const appFields = {
		app_name: schemas.YjP(),
		app_version: schemas.YjP(),
		app_url: referenceSchema,
		app_id: idSchema,
		uploaded_at: timeSchema,
		...names
	};
	const upload_operations_app = response("App", schemas.Ikc(appFields));
	const appV2 = response("AppV2", schemas.Ikc({
		...appFields,
		expiry: timeSchema
	}));
	const suite = response("TestSuite", schemas.Ikc({
		custom_id: schemas.YjP().nullable(),
		framework: schemas.YjP(),
		test_suite_id: idSchema,
		test_suite_name: schemas.YjP(),
		test_suite_url: referenceSchema,
		uploaded_at: timeSchema
	}));
	const suiteV2 = response("TestSuiteV2", schemas.Ikc({
		test_suite_name: schemas.YjP(),
		test_suite_url: referenceSchema,
		test_suite_id: idSchema,
		uploaded_at: timeSchema,
		framework: schemas.YjP(),
		...names,
		expiry: timeSchema
	}));
	const testPackage = response("TestPackage", schemas.Ikc({
		test_package_name: schemas.YjP(),
		test_package_url: referenceSchema,
		test_package_id: idSchema,
		uploaded_at: timeSchema,
		framework: schemas.YjP(),
		...names,
		expiry: timeSchema
	}));
	const appDirectory = response("AppDirectory", schemas.Ikc({
		app_dir_name: schemas.YjP(),
		app_dir_id: idSchema,
		app_dir_url: referenceSchema,
		custom_id: schemas.YjP().nullable(),
		uploaded_at: timeSchema
	}));
	const media = response("Media", schemas.Ikc({
		media_name: schemas.YjP(),
		media_url: mediaReference,
		media_id: idSchema,
		uploaded_at: timeSchema,
		...names
	}));
	const deleted = response("Deleted", schemas.Ikc({ success: schemas.euz(true) }));
	const deletedV2 = response("DeletedV2", schemas.Ikc({ success: schemas.Ikc({ message: schemas.YjP() }) }));
	const limit = schemas.Whr().min(1).describe("Default 10, at most 100");
	const scope = schemas.k5n(["user", "group"]).describe("Default `user`");
	const upload = (summary, uploaded) => ({
		summary,
		tag: "Uploads",
		body: uploadBody,
		responses: json(uploaded),
		refusals: [413, 422]
	});
	const upload_operations_list = (summary, entries) => ({
		summary,
		tag: "Uploads",
		query: { limit },
		responses: json(entries),
		refusals: [422]
	});
	const listV2 = (summary, entries) => ({
		summary,
		tag: "Uploads",
		query: {
			limit,
			scope,
			custom_id: schemas.YjP()
		},
		responses: json(entries),
		refusals: [422]
	});
	const one = (summary, shape) => ({
		summary,
		tag: "Uploads",
		responses: json(shape)
	});
	const apps = response("Apps", listSchema("apps", upload_operations_app));
	const suites = response("TestSuites", listSchema("test_suites", suite));
	const appDirectories = response("AppDirectories", listSchema("app_dirs", appDirectory));
	const mediaFiles = response("MediaFiles", listSchema("media", media));
	const uploadOperations = {
		uploadApp: upload("Upload an app", uploadedApp),
		listApps: upload_operations_list("List recent apps", apps),
		listAppsByCustomId: upload_operations_list("List recent apps with a custom id", apps),
		listGroupApps: upload_operations_list("List recent apps of the group", apps),
		deleteApp: one("Delete an app", deleted),
		uploadSuite: upload("Upload a test suite", uploadedSuite),
		listSuites: upload_operations_list("List recent test suites", suites),
		getSuite: one("Get a test suite", suite),
		deleteSuite: one("Delete a test suite", deleted),
		uploadAppDirectory: upload("Upload an app directory", uploadedSuite),
		listAppDirectories: upload_operations_list("List recent app directories", appDirectories),
		getAppDirectory: one("Get an app directory", appDirectory),
		deleteAppDirectory: one("Delete an app directory", deleted),
		uploadMedia: upload("Upload a media file", uploadedMedia),
		listMedia: upload_operations_list("List recent media files", mediaFiles),
		listMediaByCustomId: upload_operations_list("List recent media files with a custom id", mediaFiles),
		listGroupMedia: upload_operations_list("List recent media files of the group", mediaFiles),
		deleteMedia: one("Delete a media file", deleted),
		uploadAppV2: upload("Upload an app for one framework", appV2),
		listAppsV2: listV2("List recent apps for one framework", response("AppsV2", schemas.Ikc({ apps: schemas.YOg(appV2) }))),
		getAppV2: one("Get an app", response("AppDetailV2", schemas.Ikc({ app: appV2 }))),
		deleteAppV2: one("Delete an app", deletedV2),
		uploadSuiteV2: upload("Upload a test suite", suiteV2),
		listSuitesV2: listV2("List recent test suites", response("TestSuitesV2", schemas.Ikc({ test_suites: schemas.YOg(suiteV2) }))),
		getSuiteV2: one("Get a test suite", response("TestSuiteDetailV2", schemas.Ikc({ test_suite: suiteV2 }))),
		deleteSuiteV2: one("Delete a test suite", deletedV2),
		uploadPackage: upload("Upload a test package", testPackage)
	};
	;
	const operations = {
		...uploadOperations,
		...buildOperations,
		...dataOperations,
		...accountOperations,
		...simulationOperations
	};
	;
	const reference = (name) => ({ $ref: `#/components/schemas/${name}` });
	const schemaFor = (schema) => {
		const id = (responseSchemas.get(schema) ?? requestSchemas.get(schema))?.id;
		if (id !== undefined) return reference(id);
		const { $schema: _, ...written } = json_schema_processors.bl(schema, { target: "draft-2020-12" });
		return written;
	};
	const document_open = ({ jsonSchema }) => {
		if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
	};
	const withoutShared = (_key, value) => (0, is_record.u)(value) && String(value.$ref).startsWith("#/components/schemas/__shared") ? {} : value;
	const components = (registry, io) => {
		const uri = (id) => `#/components/schemas/${id}`;
		const { schemas } = json_schema_processors.bl(registry, {
			uri,
			target: "draft-2020-12",
			io,
			...io === "output" && { override: document_open }
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
		id: "Id of what is meant"
	};
	const variablesIn = (path) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
	const document_parameters = (path, { query = {} }) => [...variablesIn(path).map((name) => ({
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
	const isSimulation = (path) => path.startsWith("/simulation/");
	const refusalTexts = {
		401: "Without the credentials",
		403: "From another machine",
		404: "There is no such thing, or not yet",
		413: "The body is too large",
		422: "Not acceptable; the text says why",
		429: "Above the limits of a scenario",
		500: "The built-in cloud itself failed"
	};
	const refusals = (path, { refusals: own = [] }) => {
		const statuses = new Set([
			...isSimulation(path) ? [403] : [401, 429],
			...variablesIn(path).length > 0 ? [404] : [],
			...own,
			500
		]);
		const entries = [...statuses].map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]);
		return Object.fromEntries(entries);
	};
	const word = (segment) => segment.replace("-integration-tests", "").replaceAll(/(?:^|[-_.])([a-z0-9])/g, (_match, letter) => letter.toUpperCase());
	const operationIds = (routes) => {
		const sharing = Map.groupBy(routes, ({ operation }) => operation);
		return new Map(routes.map((route) => {
			const others = (sharing.get(route.operation) ?? []).map(({ path }) => path.split("/"));
			const apart = route.path.split("/").filter((segment) => !segment.startsWith(":") && !others.every((path) => path.includes(segment)));
			return [route, `${route.operation}${apart.map(word).join("")}`];
		}));
	};
	const securityOf = (path) => {
		if (isSimulation(path)) return { security: [] };
		return path.startsWith("/alerts") ? { security: [{ basic: [] }, { bearer: [] }] } : {};
	};
	const describeRoute = ({ path, operation: name }, operationId) => {
		const operation = operations[name];
		const { summary, tag, body, status = 200, responses } = operation;
		const given = document_parameters(path, operation);
		return {
			operationId,
			summary,
			description: `${summary}. ${tagTexts[tag]}.`,
			tags: [tag],
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
				...refusals(path, operation)
			}
		};
	};
	const tagTexts = {
		Uploads: "Apps, test suites, app directories, test packages and media files",
		Builds: "Builds and their sessions",
		"Session data": "Logs, reports, profiles, pictures and videos",
		Account: "Devices, plan and queue",
		"Test management": "Test cases",
		Alerts: "Alert rules. The service does not document their paths: these are the defaults of the action",
		Simulation: "Not a part of the service: they steer the built-in cloud, without credentials, from the same machine only"
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
			tags: Object.entries(tagTexts).map(([name, description]) => ({
				name,
				description
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
					...components(requestSchemas, "input"),
					...components(responseSchemas, "output")
				}
			}
		};
	};
}) };
;
