"use strict";
exports.id = 241;
exports.ids = [241, 546];
exports.modules = {
	65241: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { report: () => report_report });
		var lookup = __webpack_require__(65953);
		var present = __webpack_require__(28008);
		var short_hash = __webpack_require__(99594);
		var build_request = __webpack_require__(16053);
		var builds_lineage = __webpack_require__(93672);
		var listed_build = __webpack_require__(44177);
		var build_tag = __webpack_require__(62708);
		var device_name = __webpack_require__(99899);
		var error_codes = __webpack_require__(13732);
		var model_results = __webpack_require__(80483);
		var run_problem = __webpack_require__(5182);
		var results_attempts = __webpack_require__(52130);
		var describe = __webpack_require__(57353);
		var expected_sessions = __webpack_require__(68852);
		var known_tests = __webpack_require__(11301);
		var capitalized = __webpack_require__(82285);
		var durations = __webpack_require__(71698);
		var numbers = __webpack_require__(71113);
		var inputs_service = __webpack_require__(88005);
		var list_builds = __webpack_require__(63790);
		var run_deadline = __webpack_require__(9150);
		var start = __webpack_require__(1299);
		var start_build = __webpack_require__(34002);
		var poll_schedule = __webpack_require__(6353);
		var watch_watch = __webpack_require__(1711);
		var results_repeats = __webpack_require__(72862);
		;
		const matrixProblems = (inputs, { current, others, problems, absent, ids }, shards) => [
			...problems,
			...jobProblems(current, inputs, shards),
			...absent,
			...ids === undefined ? [] : unlistedBuilds(current, new Set(ids)),
			...lostFailures(current, shards),
			...problemsOfNeeds(inputs.needs, {
				jobs: current,
				others
			}, absent.length > 0)
		];
		const nameJob = ({ name, devices, shard, shards }) => {
			const part = shard === undefined ? "" : (0, describe.y0)({
				index: shard - 1,
				total: shards
			});
			const parts = [(0, numbers.rL)(devices, 1), part].filter((each) => each !== "").join(", ");
			return `the job "${name}"${parts === "" ? "" : ` (${parts})`}`;
		};
		const jobProblems = (jobs, inputs, shards) => jobs.filter((job) => !isReportedBySession(job, shards)).flatMap((job) => problemsOfJob(job, inputs));
		const isReportedBySession = ({ facts: { code, builds } }, shards) => {
			const ids = new Set(builds.map(({ id }) => id));
			return shards.some(({ judgment, deciding }) => (judgment.kind === "error" || judgment.kind === "timed-out") && judgment.code === code && deciding.some(({ session }) => ids.has(session.buildId)));
		};
		const endings = {
			error: "ended with an error",
			failed: "failed",
			"timed-out": "timed out",
			cancelled: "was cancelled"
		};
		const problemsOfJob = ({ name, facts, hasFailedTest, sessionProblems }, { framework, missingTests }) => {
			const { verdict, reason, code } = facts;
			if (facts.framework !== framework) return [(0, error_codes.CC)("matrix-artifact-unusable", `the artifact ${name} is for ${facts.framework}, not for ${framework}`)];
			if (facts.sessions.some((session) => session.shard > session.shards)) return [(0, error_codes.CC)("matrix-artifact-unusable", `the artifact ${name} has a shard number above its number of shards`)];
			const ending = (ended) => [(0, error_codes.CC)(ended, `${nameJob(facts.job)} ${endings[verdict] ?? verdict}: ${withoutCode(reason)}`)];
			switch (verdict) {
				case "passed": return [];
				case "timed-out": return ending((0, error_codes.We)(code) && (0, error_codes.yB)(code) ? code : "matrix-job-timed-out");
				case "started":
				case "planned": return (0, lookup.Fg)(framework).listsBuilds ? [] : [notWaited(facts.job, framework)];
				case "failed": return hasFailedTest || hasUnstable(facts) ? [] : ending("matrix-job-red");
				default: return code === "tests-missing" && missingTests !== "fail" ? sessionProblems.map((session) => problemOfSession(facts.job, session)) : ending("matrix-job-red");
			}
		};
		const hasUnstable = ({ repeats }) => repeats?.tests.some(results_repeats.fl) === true;
		const problemOfSession = (job, { isTimeout, reason }) => (0, error_codes.CC)(isTimeout ? "session-timed-out" : "matrix-job-red", `in ${nameJob(job)}, ${withoutCode(reason)}`);
		const withoutCode = (reason) => (0, run_problem.pQ)(reason).replace(/ \[[a-z-]+\]$/, "").replace(/ \(and \d+ more problems?\)$/, "");
		const notWaited = (job, framework) => (0, error_codes.CC)("matrix-job-not-waited", `the results of ${nameJob(job)} are unknown, because the job did not wait for its builds, and the service cannot list builds of ${(0, lookup.Fg)(framework).title}. Set \`wait: true\` in this job`);
		const unlistedBuilds = (jobs, ids) => jobs.flatMap((job) => {
			const unlisted = startedBuilds([job]).filter((id) => !ids.has(id));
			if (unlisted.length === 0) return [];
			const clause = `the project ${job.facts.project} does not list build ${(0, numbers.rL)(unlisted, 1)}, which ${nameJob(job.facts.job)} started`;
			return [(0, error_codes.CC)("matrix-no-build", clause)];
		});
		const startedBuilds = (jobs) => jobs.flatMap(({ facts: { builds, job } }) => job.devices.length === 0 ? [] : builds.map(({ id }) => id));
		const lostFailures = (jobs, shards) => {
			const failed = failuresIn(shards);
			return jobs.flatMap(({ facts, failures }) => {
				const lost = failures.filter(({ test, device }) => !failed(test, device));
				if (lost.length === 0) return [];
				const listed = (0, numbers.rL)(lost.map(({ test, device }) => `${(0, model_results.U)(test)} failed on ${device}`), 1);
				const clause = `${nameJob(facts.job)} reported that ${listed}, but the builds that count do not show it`;
				return [(0, error_codes.CC)("matrix-result-lost", clause)];
			});
		};
		const failuresIn = (shards) => {
			const testKey = (test, device) => `${(0, known_tests.IT)(test)} @ ${String((0, device_name.cY)(device))}`;
			const failed = new Set();
			const everFailed = new Set();
			for (const { tests, attempts, last } of shards) {
				for (const test of tests) if ((0, results_attempts.e2)(test.status)) failed.add(testKey(test, last.device));
				for (const test of attempts.flatMap((session) => session.tests)) if ((0, results_attempts.RX)(test)) everFailed.add(testKey(test, last.device));
			}
			return (test, device) => ((0, results_attempts.e2)(test.status) ? failed : everFailed).has(testKey(test, device));
		};
		const problemsOfNeeds = (needs, { jobs, others }, isAbsent) => needs.flatMap(({ name, result }) => {
			if (result === "success") return [];
			if (result === "skipped") return isAbsent ? [(0, error_codes.CC)("matrix-needed-job", `the needed job ${name} was skipped, and builds are missing`)] : [];
			if (jobs.some((job) => job.facts.job.name === name && explainsRed(job))) return [];
			const elsewhere = others.find((job) => job.name === name && job.isRed);
			const ended = result === "failure" ? "failed" : "was cancelled";
			const clause = elsewhere === undefined ? `the job "${name}", listed in \`needs\`, ${ended}, but its results contain no failure. Look at its log` : `the job "${name}" ${ended}. See its report in the project ${elsewhere.project}`;
			return [(0, error_codes.CC)("matrix-needed-job", clause)];
		});
		const explainsRed = ({ facts, facts: { verdict }, hasFailedTest }) => verdict === "failed" ? hasFailedTest || hasUnstable(facts) : verdict === "error" || verdict === "timed-out" || verdict === "cancelled";
		var device_shard = __webpack_require__(91154);
		var accounting = __webpack_require__(89925);
		var judge_run = __webpack_require__(72702);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var binaries_archive = __webpack_require__(72735);
		var binary_error = __webpack_require__(55667);
		var ctrf_document = __webpack_require__(13599);
		var is_record = __webpack_require__(75977);
		var parse_json = __webpack_require__(72383);
		var artifacts = __webpack_require__(85515);
		;
		const resultsName = "results.json";
		const repeatKey = (test, device) => `${(0, model_results.U)(test)} @ ${device}`;
		const storedShardKey = ({ device, shard, shards }) => `${shard}/${shards}/${device}`;
		const readJobs = async ({ artifactPattern, project }, context, keep) => {
			const { github, log } = context;
			const folder = external_node_path_default().join(context.tempDir, "artifacts");
			const openJob = createJobs(keep === "all");
			const jobs = [];
			const others = [];
			try {
				for (const artifact of await (0, artifacts.UL)(artifactPattern, folder, context)) {
					const { onTest, stored } = openJob();
					const { extra, tests } = (await readArtifact(artifact)).results;
					tests.forEach(onTest);
					const { job, project: own, verdict, reason } = extra;
					const skipped = (whose) => log.info(`Skipped ${artifact.name}: it belongs to ${whose}.`);
					if (job === undefined) skipped("a collector job");
					else if (job.run !== github.runId) skipped(`the workflow run ${job.run}`);
					else if (own !== project) {
						skipped(`the project ${own}`);
						others.push({
							name: job.name,
							project: own,
							isRed: ![
								"passed",
								"started",
								"planned"
							].includes(verdict)
						});
					} else {
						log.info(`Read ${artifact.name}: ${verdict}. ${reason}`);
						jobs.push({
							...artifact,
							...stored,
							facts: {
								...extra,
								job
							}
						});
					}
				}
				return {
					jobs,
					others
				};
			} finally {
				if (keep === "facts") await (0, promises_.rm)(folder, {
					recursive: true,
					force: true
				});
			}
		};
		const readArtifact = async ({ name, archive }) => {
			const unusable = (why, options) => new run_problem.AK("matrix-artifact-unusable", `the artifact ${name} cannot be read: ${why}`, options);
			try {
				return await (0, binaries_archive.x)(archive, async (tree) => {
					if ((tree.entries.get(resultsName)?.sizeBytes ?? 0) > ctrf_document.RY) throw unusable(`its ${resultsName} is larger than ${(0, durations.z3)(ctrf_document.RY)}`, { hint: "Give each job of the matrix fewer devices or shards, so that its report has fewer results." });
					return parseJobDocument(new TextDecoder().decode(await tree.read(resultsName, ctrf_document.RY)));
				});
			} catch (cause) {
				if (cause instanceof run_problem.AK) throw cause;
				throw unusable(cause instanceof binary_error.k ? cause.found : (0, run_problem.pQ)(cause), { cause });
			}
		};
		const createJobs = (keepsTests) => {
			const names = new Map();
			const sharedName = (text) => {
				const known = names.get(text);
				if (known === undefined) names.set(text, text);
				return known ?? text;
			};
			return () => {
				const tests = new Map();
				const failures = [];
				const sessionProblems = [];
				const repeats = new Map();
				const stored = {
					tests,
					failures,
					sessionProblems,
					repeats,
					hasFailedTest: false
				};
				const add = (place, result) => {
					const key = storedShardKey(place);
					const shard = tests.get(key) ?? [];
					if (shard.length === 0) tests.set(key, shard);
					shard.push({
						...result,
						className: sharedName(result.className),
						name: sharedName(result.name)
					});
				};
				const keep = (test, result) => {
					add(test.extra, result);
					for (const other of test.extra.otherResults ?? []) add(other, otherResult(test, other));
				};
				const keepRepeats = (test) => {
					const { repeats: own, device } = test.extra;
					if (own !== undefined) repeats.set(repeatKey(namesOf(test), device), own.map(repeatResult));
				};
				const onTest = (test) => {
					const { kind = "test", device, build = "", session } = test.extra;
					if (kind === "session") sessionProblems.push({
						isTimeout: test.rawStatus === "timed-out",
						reason: test.message ?? ""
					});
					if (kind !== "test") return;
					stored.hasFailedTest ||= test.status === "failed";
					keepRepeats(test);
					const mayHaveFailed = test.status === "failed" || test.flaky;
					if (!keepsTests && !mayHaveFailed) return;
					const result = testFromCtrf(test);
					if (keepsTests) keep(test, result);
					if (mayHaveFailed && (0, results_attempts.RX)(result)) failures.push({
						test: result,
						device,
						build,
						session
					});
				};
				return {
					onTest,
					stored
				};
			};
		};
		const parseJobDocument = (text) => {
			const written = (0, parse_json.f)(text);
			const results = (0, is_record.C5)(written, "results");
			const entries = (0, is_record.C5)(results, "tests");
			const rest = (0, is_record.u4)(written) && (0, is_record.u4)(results) && Array.isArray(entries) ? {
				...written,
				results: {
					...results,
					tests: []
				}
			} : written;
			const document = checked(ctrf_document.lJ.safeParse(rest), []);
			const tests = (0, is_record.Of)(entries).map((entry, index) => checked(ctrf_document.WX.safeParse(entry), [
				"results",
				"tests",
				index
			]));
			const { summary } = document.results;
			const declared = summary.tests + summary.pending + summary.other;
			if (declared !== tests.length) throw new Error(`its results.json declares ${declared} entries but contains ${tests.length}`);
			return {
				...document,
				results: {
					...document.results,
					tests
				}
			};
		};
		const checked = ({ data, error }, place) => {
			if (error === undefined) return data;
			const [issue] = error.issues;
			const where = [...place, ...issue?.path ?? []].join(".");
			throw new Error(`its results.json was not written by this action (${where}: ${issue?.message})`);
		};
		const statuses = [
			"passed",
			"failed",
			"skipped",
			"timed-out",
			"error",
			"pending",
			"unknown"
		];
		const parseStatus = (rawStatus) => statuses.find((status) => status === rawStatus) ?? "unknown";
		const testStatus = ({ status, rawStatus, flaky }) => {
			const raw = parseStatus(rawStatus);
			if (status === "skipped" && raw === "skipped") return raw;
			if (raw === "passed") return status === "passed" || flaky ? raw : "failed";
			return raw === "skipped" ? "failed" : raw;
		};
		const testFromCtrf = (test) => {
			const status = testStatus(test);
			const isBad = status !== "passed" && status !== "skipped";
			return {
				...namesOf(test),
				status,
				rawStatus: status === "unknown" ? test.rawStatus : undefined,
				durationMs: test.duration,
				startedAt: test.start === undefined ? undefined : new Date(test.start),
				failures: isBad ? [{
					...ctrfFailure(status, test),
					rawTrace: test.extra.rawTrace,
					ambiguousFrames: test.extra.ambiguousFrames
				}] : nothing,
				crash: test.extra.crash,
				skipMessage: status === "skipped" ? test.message : undefined,
				earlierAttempts: test.retryAttempts?.map(testAttempt) ?? nothing,
				testId: test.extra.testId,
				file: test.filePath,
				line: test.line,
				links: test.extra.links
			};
		};
		const otherResult = (test, { rawStatus, duration, ...texts }) => {
			const status = parseStatus(rawStatus);
			const isBad = status !== "passed" && status !== "skipped";
			return {
				...namesOf(test),
				status,
				rawStatus: status === "unknown" ? rawStatus : undefined,
				durationMs: duration,
				failures: isBad ? [ctrfFailure(status, texts)] : nothing,
				earlierAttempts: nothing
			};
		};
		const namesOf = ({ suite, name }) => ({
			className: suite?.join(".") ?? "",
			name
		});
		const repeatResult = ({ repeat, status, duration, build, session, ...texts }) => ({
			repeat,
			status,
			failures: status === "passed" ? nothing : [ctrfFailure(status, texts)],
			durationMs: duration,
			buildId: build,
			sessionId: session,
			folder: ""
		});
		const nothing = [];
		const testAttempt = ({ duration, extra, ...texts }) => {
			const status = parseStatus(extra.rawStatus);
			return {
				status,
				failures: status === "passed" || status === "skipped" ? [] : [ctrfFailure(status, texts)],
				durationMs: duration
			};
		};
		const ctrfFailure = (status, { message, trace }) => ({
			kind: status === "failed" ? "failure" : "error",
			message,
			trace
		});
		;
		const joinJobs = (jobs) => {
			const suiteIds = new Set(jobs.map(({ facts }) => facts.job.suiteId));
			const [suiteId] = suiteIds;
			return {
				suite: joinSuites(jobs),
				suiteId: suiteIds.size === 1 ? suiteId : undefined,
				prediction: joinPredictions(jobs),
				unstarted: jobs.flatMap(unstartedShards),
				repeats: joinRepeats(jobs),
				onBase: joinComparisons(jobs)
			};
		};
		const joinSuites = (jobs) => {
			const suites = jobs.flatMap(({ facts }) => facts.knownSuite ?? []);
			if (suites.length < jobs.length || suites.length === 0) return undefined;
			return {
				tests: suites.flatMap(({ tests }) => tests),
				unknown: suites.flatMap(({ unknown }) => unknown),
				unseen: suites.find(({ unseen }) => unseen !== undefined)?.unseen,
				isPart: suites.find(({ isPart }) => isPart)?.isPart
			};
		};
		const joinPredictions = (jobs) => {
			const costly = jobs.filter(({ facts }) => facts.emptySelection !== true);
			const predictions = costly.flatMap(({ facts }) => facts.predicted ?? []);
			if (predictions.length === 0 || predictions.length < costly.length) return undefined;
			return {
				deviceMs: (0, numbers.cz)(predictions.map(({ deviceMs }) => deviceMs)),
				durationMs: Math.max(...predictions.map(({ durationMs }) => durationMs)),
				runs: Math.min(...predictions.map(({ runs }) => runs))
			};
		};
		const joinRepeats = (jobs) => {
			const reports = jobs.flatMap(({ facts }) => facts.repeats ?? []);
			if (reports.length === 0) return undefined;
			const tests = jobs.flatMap(({ facts, repeats }) => (facts.repeats?.tests ?? []).map((test) => ({
				...test,
				results: repeats.get(repeatKey(test, test.device)) ?? []
			})));
			return {
				times: Math.max(...reports.map(({ times }) => times)),
				planned: (0, numbers.cz)(reports.map(({ planned }) => planned)),
				ran: (0, numbers.cz)(reports.map(({ ran }) => ran)),
				deviceMs: (0, numbers.cz)(reports.map(({ deviceMs }) => deviceMs)),
				tests
			};
		};
		const joinComparisons = (jobs) => {
			const reports = jobs.flatMap(({ facts }) => facts.onBase ?? []);
			if (reports.length === 0) return undefined;
			return {
				tests: reports.flatMap(({ tests }) => tests.map(({ sessions, ...test }) => ({
					...test,
					sessions: sessions.map(({ build, session, ...rest }) => ({
						...rest,
						buildId: build,
						sessionId: session
					}))
				}))),
				more: (0, numbers.cz)(reports.map(({ more }) => more)),
				deviceMs: (0, numbers.cz)(reports.map(({ deviceMs }) => deviceMs))
			};
		};
		const unstartedShards = ({ facts: { unstarted = [] } }) => unstarted.map((each) => ({
			...each,
			shards: each.shards.map((number) => number - 1)
		}));
		const isUnstarted = ({ place }, jobs) => {
			if (place === undefined) return false;
			const isExplainedBy = (job, key) => job.facts.job.devices.some((device) => (0, device_name.cY)(device) === key) && unstartedShards(job).some(({ shards }) => shards.includes(place.shard));
			return place.devices.every((key) => jobs.some((job) => isExplainedBy(job, key)));
		};
		const nothingSelectedBy = (jobs, builds) => {
			const [first] = jobs;
			const isEmpty = builds.length === 0 && first !== undefined && jobs.every(({ facts }) => facts.emptySelection === true);
			return isEmpty ? (0, judge_run.P)(first.facts.reason) : undefined;
		};
		const missingTests = (jobs, builds, sessions) => {
			const anyOf = commonKeys(builds);
			const comparedKey = (device) => anyOf.get((0, device_name.cY)(device)) ?? (0, device_name.cY)(device);
			const keysOf = new Map(builds.map(({ id, devices }) => [id, devices.map(comparedKey)]));
			const suites = new Map();
			const unknown = new Set();
			const customRunner = jobs.some(({ facts }) => facts.knownSuite?.customRunner === true);
			for (const { builds: own, knownSuite } of jobs.map(({ facts }) => facts)) {
				if (knownSuite === undefined || !own.every(({ id }) => keysOf.has(id))) continue;
				for (const { part } of knownSuite.unknown) unknown.add(part);
				for (const key of new Set(own.flatMap(({ id }) => keysOf.get(id) ?? []))) {
					const tests = suites.get(key) ?? new Map();
					suites.set(key, tests);
					for (const test of knownSuite.tests) tests.set((0, model_results.U)(test), test);
				}
			}
			const ofDevice = Map.groupBy(sessions, ({ device }) => comparedKey(device));
			const missing = [...suites].flatMap(([key, byName]) => {
				const tests = [...byName.values()];
				const parts = unknown.intersection(new Set(tests.map(({ className }) => className)));
				const suite = {
					tests,
					unknown: [...parts].map((part) => ({ part })),
					customRunner
				};
				const { missing: own } = (0, accounting.fS)(suite, ofDevice.get(key) ?? [], () => true, { onAnyDevice: anyOf.has(key) });
				return own.map((test) => withReason(test, key, jobs));
			});
			const results = new Set(sessions.flatMap(({ device, tests }) => tests.map((test) => `${(0, known_tests.IT)(test)} @ ${String(comparedKey(device))}`)));
			const listed = jobs.flatMap(({ facts: { missingTests: own } }) => own.flatMap((test) => {
				const name = (0, known_tests.RI)(test.name);
				const isSeen = (key) => test.notStarted === undefined ? results.has(`${name} @ ${String(key)}`) : suites.has(key);
				const devices = test.devices.filter((device) => !isSeen(comparedKey(device)));
				return devices.length === 0 ? [] : [{
					...test,
					devices
				}];
			}));
			const [reported, unstarted] = [listed.filter(isUnexplained), listed.filter((test) => !isUnexplained(test))];
			const isKnown = [...keysOf.values()].flat().every((key) => suites.has(key));
			return {
				missing: joinMissing([
					...missing,
					...unstarted,
					...reported
				]),
				...isKnown ? {} : { knownSuite: "unknown" }
			};
		};
		const isUnexplained = ({ notStarted }) => notStarted === undefined;
		const withReason = (test, key, jobs) => {
			const isOn = (devices) => devices.some((device) => (0, device_name.cY)(device) === key);
			const reported = jobs.flatMap(({ facts }) => facts.missingTests.filter(({ name }) => name === test.name));
			const notStarted = reported.find(({ devices }) => isOn(devices))?.notStarted ?? jobs.find(({ facts }) => ignoresMissing(facts) && isOn(facts.job.devices))?.facts.unstarted?.[0]?.reason;
			return notStarted === undefined ? test : {
				...test,
				notStarted
			};
		};
		const ignoresMissing = ({ missingTests: listed, unstarted = [] }) => listed.length === 0 && unstarted.some(({ shards }) => shards.length > 0);
		const joinMissing = (missing) => [...Map.groupBy(missing, ({ name }) => name)].map(([name, all]) => ({
			name,
			devices: [...new Set(all.flatMap(({ devices }) => devices))],
			notStarted: all.some(isUnexplained) ? undefined : all[0]?.notStarted
		}));
		const commonKeys = (builds) => {
			const common = new Map();
			for (const { devices, requestedSplit } of builds) {
				if (requestedSplit?.onEachDevice !== false) continue;
				const keys = devices.map(device_name.cY);
				const known = keys.find((key) => common.has(key)) ?? keys[0];
				for (const key of keys) common.set(key, common.get(known ?? key) ?? known ?? key);
			}
			return common;
		};
		const ofNoShard = (code, clause) => [{ problem: (0, error_codes.CC)(code, clause) }];
		const partsOfBuilds = (builds) => builds.filter(({ attempt }) => attempt === 0).map(({ build, devices }) => ({
			total: (0, device_shard.uc)(build),
			shards: (0, device_shard.$b)(build).map(({ index }) => index),
			devices,
			plan: build.tag?.plan,
			emptyShards: build.tag?.emptyShards
		}));
		const partOfJob = ({ facts: { job, sessions } }) => {
			const { devices, shard, shards } = job;
			const planned = sessions.length === 0 ? undefined : Math.max(...sessions.map((each) => each.shards));
			const isInput = shards !== "auto" && (shards === 1 || shard !== undefined);
			return {
				devices,
				total: isInput ? shards : planned,
				shards: shard === undefined ? undefined : [shard - 1]
			};
		};
		const namedParts = (jobs, ids) => jobs.filter(({ facts }) => facts.emptySelection !== true).map((job) => explainsAbsence(job, ids) ? partOfJob(job) : {
			...partOfJob(job),
			shards: []
		});
		const explainsAbsence = ({ facts: { verdict, builds } }, ids) => ![
			"passed",
			"started",
			"planned"
		].includes(verdict) || builds.some(({ id }) => !ids.has(id));
		const absentParts = (parts, expectedShards, named = []) => {
			const totals = [...new Set(parts.flatMap(({ total }) => total ?? []))].toSorted((a, b) => a - b);
			const [total] = totals;
			if (total === undefined) return [];
			if (totals.length > 1) return ofNoShard("matrix-shards-differ", `the builds were started with different numShards (${totals.join(", ")}), so some tests may not have run`);
			if (expectedShards !== undefined && total !== expectedShards) return ofNoShard("matrix-shards-differ", `the builds were started with ${(0, numbers.hS)(total, "shard")}, but \`expected-shards\` is ${expectedShards}`);
			if (new Set(parts.map(({ plan }) => plan)).size > 1) return ofNoShard("matrix-plans-differ", "the jobs split the suite differently because they used different durations, so some tests may not have run");
			const keysOf = (own) => new Map(own.flatMap(({ devices: names }) => names.map((device) => [(0, device_name.cY)(device), device])));
			const built = keysOf(parts);
			const devices = new Map([...built, ...keysOf(named).entries().filter(([key]) => !built.has(key))]);
			const withoutBuild = named.map((part) => ({
				...part,
				devices: part.devices.filter((each) => !built.has((0, device_name.cY)(each)))
			}));
			const [known = new Set(), ...others] = parts.map(({ emptyShards }) => new Set(emptyShards));
			const empty = others.reduce((both, each) => both.intersection(each), known);
			return Array.from({ length: total }, (_, index) => {
				if (empty.has(index)) return [];
				const covered = [...parts, ...withoutBuild].filter(({ shards }) => shards === undefined || shards.includes(index)).flatMap(({ devices: own }) => own.map(device_name.cY));
				const shard = total === 1 ? "the run" : (0, describe.y0)({
					index,
					total
				});
				const missing = (clause, keys) => ({
					problem: (0, error_codes.CC)("matrix-shard-missing", `${clause}: its job crashed, was skipped or never started`),
					place: {
						shard: index,
						devices: keys
					}
				});
				if (covered.length === 0) return [missing(`${shard} has no build`, [...devices.keys()])];
				return [...devices].flatMap(([key, device]) => covered.includes(key) ? [] : [missing(`${shard} has no build on ${device}`, [key])]);
			}).flat();
		};
		;
		const findLeftOut = (jobs, parts, sessions) => {
			const found = jobs.values().map(({ facts: { knownSuite, builds } }) => {
				const ids = new Set(builds.map(({ id }) => id));
				const own = sessions.filter(({ buildId }) => ids.has(buildId));
				return knownSuite && (0, known_tests.Qh)(knownSuite, own);
			}).find((each) => each !== undefined);
			if (found === undefined) return { problems: [] };
			const byRunner = parts.filter(({ plan }) => plan === undefined);
			const covered = new Set(byRunner.flatMap(({ shards = [] }) => shards));
			const empty = new Set(byRunner.flatMap(({ emptyShards = [] }) => emptyShards));
			const lacking = [...empty.difference(covered)].toSorted((a, b) => a - b);
			const [total = 1] = byRunner.flatMap((part) => part.total ?? []);
			if (lacking.length === 0 || jobs.some(({ facts }) => facts.code === "split-unknown")) return {
				problems: [],
				splitUnknown: true
			};
			const shards = lacking.map((index) => ({ shard: {
				index,
				total
			} }));
			return {
				problems: [(0, error_codes.CC)("split-unknown", `${(0, known_tests.wq)(found, shards)}. Re-run all jobs`)],
				splitUnknown: true
			};
		};
		;
		var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
			if (value !== null && value !== void 0) {
				if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					if (async) inner = dispose;
				}
				if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
				if (inner) dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				};
				env.stack.push({
					value,
					dispose,
					async
				});
			} else if (async) {
				env.stack.push({ async: true });
			}
			return value;
		};
		var __disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = true;
				}
				var r, s = 0;
				function next() {
					while (r = env.stack.pop()) {
						try {
							if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
							if (r.dispose) {
								var result = r.dispose.call(r.value);
								if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
									fail(e);
									return next();
								});
							} else s |= 1;
						} catch (e) {
							fail(e);
						}
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
			var e = new Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		const collectBuilds = async (inputs, listing, state) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const { log, clock } = listing;
				const reading = readStoredJobs(inputs, listing);
				const stored = await reading.catch(() => ({
					jobs: [],
					others: []
				}));
				const found = await log.group("Find", async () => {
					const env_2 = {
						stack: [],
						error: void 0,
						hasError: false
					};
					try {
						const limit = __addDisposableResource(env_2, (0, run_deadline.IU)(inputs.queueTimeoutMs, clock), false);
						return await findBuilds(inputs, stored.jobs, (0, run_deadline.ux)(listing, limit.signal));
					} catch (e_2) {
						env_2.error = e_2;
						env_2.hasError = true;
					} finally {
						__disposeResources(env_2);
					}
				});
				const { current, builds, records } = found;
				const context = (0, start_build.f2)(builds, inputs, listing);
				for (const build of builds) state.onStarted(build);
				for (const record of records) state.onPolled(record);
				const requests = records.map(({ capabilities }) => capabilities);
				state.onUploaded((0, build_request.eN)(inputs.framework, requests));
				const watch = __addDisposableResource(env_1, (0, watch_watch.CW)({
					...inputs,
					devices: []
				}, context, state, builds), false);
				const sessions = await watch.results((0, start.ac)(builds));
				await reading;
				const nothing = nothingSelectedBy(current, builds);
				const notices = takeStoredFailures(current.flatMap((job) => job.failures), state);
				const shards = (0, expected_sessions.uN)([...state.facts().sessions.values()]);
				const unexplained = nothing === undefined ? found.absent.filter((each) => !isUnstarted(each, current)) : [];
				const absent = unexplained.map((each) => each.problem);
				for (const each of matrixProblems(inputs, {
					...found,
					others: stored.others,
					absent
				}, shards)) state.onProblem(each);
				const leftOut = findLeftOut(current, found.parts, sessions);
				for (const each of leftOut.problems) state.onProblem(each);
				const { splitUnknown } = leftOut;
				return nothing ?? {
					...missingTests(current, builds, sessions),
					...joinJobs(current),
					notices,
					splitUnknown
				};
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				__disposeResources(env_1);
			}
		};
		const readStoredJobs = async (inputs, context) => {
			const { log, signal } = context;
			try {
				return await readJobs(inputs, context, "facts");
			} catch (error) {
				signal.throwIfAborted();
				if (!(0, run_problem.up)(error, "artifacts-unavailable")) throw error;
				const describe = inputs.missingTests === "fail" ? log.warning : log.info;
				describe(`Missing tests, and jobs that ended before their build started, cannot be detected: ${error.message}.`);
				return {
					jobs: [],
					others: []
				};
			}
		};
		const repeatedListings = 3;
		const findBuilds = async ({ framework, project, ownProject, expectedShards, pollIntervalMs }, jobs, context) => {
			const { clock, log, signal, service } = context;
			const pauses = (0, poll_schedule.UR)(pollIntervalMs, (0, inputs_service.nq)(service)).slice(0, repeatedListings);
			for (let listings = 0;; listings++) {
				const listed = await (0, list_builds.Y)(framework, project, context.cloud);
				const own = listed.filter((build) => isOwnBuild(build, context.github.runId, project === ownProject));
				const { builds, current, problems } = (0, builds_lineage.H2)(own, jobs);
				const others = listed.length - own.length;
				const parts = partsOfBuilds(builds);
				const ids = own.map(({ record }) => record.id);
				const absent = builds.length === 0 ? [{ problem: noBuild(project, others) }] : absentParts(parts, expectedShards, namedParts(current, new Set(ids)));
				const pauseMs = pauses[listings];
				const late = startedBuilds(current).find((id) => !ids.includes(id));
				if (absent.length === 0 && late === undefined || pauseMs === undefined) {
					if (others > 0) log.info(`Ignored builds of other workflow runs in the project ${project}: ${others}.`);
					const nowMs = clock.monotonicMs();
					const started = builds.map(({ build, ...part }) => (0, listed_build.Fj)(build, {
						...part,
						replacedDevices: devicesOfOthers(part.devices, builds)
					}, nowMs));
					return {
						current,
						problems,
						builds: started,
						records: builds.map(({ build }) => build.record),
						ids,
						absent,
						parts
					};
				}
				const what = absent[0]?.problem.clause ?? `the project ${project} does not list build ${late}`;
				log.info(`${(0, capitalized.l)(what)}; listing the builds again in ${(0, durations.a3)(pauseMs)}.`);
				await clock.sleep(pauseMs, signal);
			}
		};
		const isOwnBuild = ({ tag }, runId, isOwnProject) => tag === undefined ? isOwnProject : (0, build_tag.ke)(tag, runId);
		const noBuild = (project, others) => (0, error_codes.CC)("matrix-no-build", `the project ${project} has no build of this workflow run: every job crashed, was skipped or never started${others === 0 ? "" : `. It has only ${(0, numbers.hS)(others, "build")} of other runs or without a tag`}`);
		const devicesOfOthers = (devices, builds) => {
			const own = new Set(devices.map(device_name.cY));
			return builds.flatMap((other) => other.devices).filter((device) => !own.has((0, device_name.cY)(device)));
		};
		const takeStoredFailures = (failures, { facts, onCollected }) => {
			const sessions = [...facts().sessions];
			const polled = new Set(sessions.map(([, { buildId, sessionId }]) => sessionKey(buildId, sessionId)));
			const stored = Map.groupBy(failures, ({ build, session, device }) => polled.has(sessionKey(build, session)) ? sessionKey(build, session) : placeKey(build, device));
			const keyOn = (device, test) => `${String((0, device_name.cY)(device))} ${(0, known_tests.IT)(test)}`;
			const everFailed = new Set(sessions.flatMap(([, { device, tests }]) => tests.filter(results_attempts.RX).map((test) => keyOn(device, test))));
			const added = [];
			for (const [key, session] of sessions) {
				const place = placeKey(session.buildId, session.device);
				const ofSession = (stored.get(sessionKey(session.buildId, session.sessionId)) ?? []).map(({ test }) => test);
				const own = [...ofSession, ...(stored.get(place) ?? []).map(({ test }) => test)];
				stored.delete(place);
				const failed = new Set(session.tests.filter(({ status }) => (0, results_attempts.e2)(status)).map(known_tests.IT));
				const isSeen = (test) => (0, results_attempts.e2)(test.status) ? failed.has((0, known_tests.IT)(test)) : everFailed.has(keyOn(session.device, test));
				const unseen = own.filter((test) => !isSeen(test));
				const told = new Map(ofSession.filter(hasText).map((test) => [(0, known_tests.IT)(test), test]));
				if (unseen.length + told.size === 0) continue;
				added.push(...unseen.map((test) => `${(0, model_results.U)(test)} @ ${session.device}`));
				const tests = withFailures(session, unseen).map((test) => {
					const from = (0, results_attempts.e2)(test.status) ? told.get((0, known_tests.IT)(test)) : undefined;
					return from === undefined || !tellsMore(from, test) ? test : {
						...test,
						failures: from.failures,
						crash: from.crash
					};
				});
				onCollected(key, {
					...session,
					tests
				});
			}
			return added.length === 0 ? [] : [`Failed according to the report of its job alone: ${(0, numbers.rL)(added, 1)}.`];
		};
		const hasText = ({ crash, failures, status }) => (0, results_attempts.e2)(status) && (crash !== undefined || failures.some((failure) => (0, describe.Ic)(failure) !== undefined));
		const tellsMore = (stored, own) => stored.crash !== undefined || stored.failures.some(({ rawTrace }) => rawTrace !== undefined) || !own.failures.some((failure) => (0, describe.Ic)(failure) !== undefined);
		const sessionKey = (build, session) => `${build}/${session ?? ""}`;
		const placeKey = (build, device) => `${build} ${String((0, device_name.cY)(device))}`;
		const withFailures = ({ tests }, failures) => {
			const open = new Map(failures.map((test) => [(0, known_tests.IT)(test), test]));
			const replaced = tests.map((test) => {
				const failure = open.get((0, known_tests.IT)(test));
				if (failure === undefined) return test;
				open.delete((0, known_tests.IT)(test));
				if (!(0, results_attempts.e2)(failure.status)) return {
					...test,
					earlierAttempts: failure.earlierAttempts
				};
				return {
					...test,
					status: failure.status,
					failures: failure.failures,
					...(0, present.E)({ rawStatus: failure.rawStatus })
				};
			});
			return [...replaced, ...open.values()];
		};
		var external_node_stream_ = __webpack_require__(57075);
		var file_name = __webpack_require__(48905);
		;
		const maxFileBytes = 64e6;
		const sessionFiles = [["junit", "junit.xml"], ["session", "session.json"]];
		const collectDocuments = async (inputs, context, state) => {
			try {
				const stored = await readJobs(inputs, context, "all");
				const lineage = (0, builds_lineage.H2)([], stored.jobs);
				const { current, shards } = lineage;
				const folders = (0, file_name.KU)([...new Set(shards.map(({ device }) => device))]);
				for (const shard of shards) await addSession(shard, folders, inputs.reportDir, state, context);
				const sessions = [...state.facts().sessions.values()];
				const parts = absentParts(current.map(partOfJob), inputs.expectedShards).map((each) => each.problem);
				const found = {
					...lineage,
					others: stored.others,
					absent: current.length === 0 ? [noReport(inputs)] : parts
				};
				for (const each of matrixProblems(inputs, found, (0, expected_sessions.uN)(sessions))) state.onProblem(each);
				for (const { facts } of current) state.onQueued(facts.queueMs);
				const builds = current.flatMap(({ facts }) => facts.builds);
				const ran = current.filter(({ facts }) => facts.builds.length > 0);
				state.onUploaded((0, build_request.a3)(ran.map(({ facts }) => facts.refs ?? {})));
				const simulated = stored.jobs.some(({ facts }) => facts.simulated);
				const nothing = nothingSelectedBy(current, builds);
				if (nothing !== undefined) return {
					simulated,
					...nothing
				};
				return {
					simulated,
					...missingIn(current, shards, sessions),
					...joinJobs(current),
					documentedBuilds: builds.map(({ id, shard, shards: total, attempt }) => ({
						id,
						shard: {
							index: shard - 1,
							total
						},
						attempt: attempt - 1
					}))
				};
			} finally {
				await (0, promises_.rm)(external_node_path_default().join(context.tempDir, "artifacts"), {
					recursive: true,
					force: true
				});
			}
		};
		const noReport = ({ artifactPattern, project }) => (0, error_codes.CC)("matrix-no-build", `this workflow run has no artifact ${artifactPattern} with results of the project ${project}: every job crashed, was skipped or never started`);
		const missingIn = (current, shards, sessions) => {
			const runs = shards.flatMap(({ device, attempts }) => attempts.map(({ build }) => ({
				id: build,
				device
			})));
			const builds = [...Map.groupBy(runs, ({ id }) => id)].map(([id, own]) => ({
				id,
				devices: own.map(({ device }) => device)
			}));
			const comparable = current.map((job) => job.facts.knownSuite?.customRunner === true ? {
				...job,
				facts: {
					...job.facts,
					knownSuite: undefined
				}
			} : job);
			const { missing } = missingTests(comparable, builds, sessions);
			const isUnknown = current.some(({ facts }) => facts.knownSuite === undefined);
			return {
				missing,
				...isUnknown ? { knownSuite: "unknown" } : {}
			};
		};
		const addSession = async (reported, folders, reportDir, state, { masker }) => {
			const { device, shard, job, key } = reported;
			const folder = `sessions/${folders.get(device) ?? "unknown-device"}/shard-${shard.index + 1}-of-${shard.total}`;
			const files = await (0, binaries_archive.x)(job.archive, (tree) => copyFiles(tree, reported, external_node_path_default().join(reportDir, folder), masker));
			state.onCollected(key, {
				...reportedSession(reported),
				folder,
				files
			});
		};
		const reportedSession = ({ device, shard, job, attempts, last }) => {
			const [first] = attempts;
			return {
				device,
				shard,
				attempt: 0,
				partial: false,
				buildId: last.build,
				sessionId: last.session,
				startedAt: first?.start === undefined ? undefined : new Date(first.start),
				queuedMs: first?.queued,
				durationMs: (0, numbers.cz)(attempts.map(({ duration = 0 }) => duration)),
				tests: job.tests.get(storedShardKey(last)) ?? [],
				evidence: {
					details: {
						state: "document",
						job: nameJob(job.facts.job)
					},
					report: { state: "none" }
				},
				links: {
					dashboard: last.dashboard,
					video: last.video
				}
			};
		};
		const masked = {
			junit: (bytes, masker) => masker.stream(external_node_stream_.Readable.from([bytes]), "xml", "junit.xml"),
			session: (bytes, masker) => masker.json(bytes.toString(), "session.json")
		};
		const copyFiles = async (tree, { last }, target, masker) => {
			const copied = {};
			for (const [kind, name] of sessionFiles) {
				const source = `${last.folder}/${name}`;
				if (tree.entries.get(source)?.kind !== "file") continue;
				await (0, promises_.mkdir)(target, { recursive: true });
				await (0, promises_.writeFile)(external_node_path_default().join(target, name), await masked[kind](await tree.read(source, maxFileBytes), masker));
				copied[kind] = [name];
			}
			return copied;
		};
		var run_history = __webpack_require__(53173);
		var step_history = __webpack_require__(22190);
		var report_inputs = __webpack_require__(89546);
		var connect = __webpack_require__(46694);
		var judge_job = __webpack_require__(29153);
		var prepare_report_folder = __webpack_require__(38212);
		var report = __webpack_require__(38263);
		var run_state = __webpack_require__(82889);
		var start_embedded = __webpack_require__(22824);
		;
		var report_addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
			if (value !== null && value !== void 0) {
				if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					if (async) inner = dispose;
				}
				if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
				if (inner) dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				};
				env.stack.push({
					value,
					dispose,
					async
				});
			} else if (async) {
				env.stack.push({ async: true });
			}
			return value;
		};
		var report_disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = true;
				}
				var r, s = 0;
				function next() {
					while (r = env.stack.pop()) {
						try {
							if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
							if (r.dispose) {
								var result = r.dispose.call(r.value);
								if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
									fail(e);
									return next();
								});
							} else s |= 1;
						} catch (e) {
							fail(e);
						}
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
			var e = new Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		const report_report = async (step) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const inputs = await (0, report_inputs.readReportInputs)(step.environment, step.github, step.clock);
				const { framework } = inputs;
				step.masker.learn([], inputs.redact);
				const context = report_addDisposableResource(env_1, await (0, connect.Ng)(inputs.service, framework, step, start_embedded.H), true);
				const { log, clock, baseUrl } = context;
				const state = (0, run_state.VR)(clock);
				let outcome = {};
				await state.record(log, async () => {
					await (0, prepare_report_folder.O)(inputs.reportDir);
					if ((0, lookup.Fg)(framework).listsBuilds) outcome = await collectBuilds(inputs, context, state);
					else outcome = await log.group("Collect", () => collectDocuments(inputs, context, state));
					const earlier = await (0, step_history.j)(historyOwner(inputs, outcome.suiteId), context);
					const history = await (0, run_history.Kf)(earlier, context);
					outcome = {
						...outcome,
						...(0, present.E)({ history })
					};
				});
				const simulated = context.isSimulated() || outcome.simulated === true;
				const shown = (0, judge_job.vZ)(state.facts(), outcome, context.masker);
				const analysis = (0, judge_run.Z)((0, judge_job.oH)(inputs, context.masker), shown.facts, shown.outcome, {
					baseUrl,
					simulated,
					job: undefined,
					masked: context.masker.counts()
				});
				const artifactName = inputs.artifactName ?? ownArtifactName(inputs, context.github);
				await (0, report.Go)(analysis, {
					...inputs,
					artifactName,
					artifactRetentionDays: 0
				}, context, outcome);
				if (outcome.history !== undefined) await (0, run_history.Pc)(outcome.history, analysis, undefined, context);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = report_disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		const historyOwner = ({ history: place, service, framework, project }, suiteId) => ({
			place,
			token: service.githubToken,
			suite: {
				framework,
				suiteId
			},
			siblings: [],
			project
		});
		const ownArtifactName = ({ framework, project }, github) => (0, artifacts.f0)({
			framework,
			shard: "",
			identity: (0, short_hash.q)(project)
		}, github).replace("mobile-test-results", "mobile-test-report");
	}),
	89546: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			readReportInputs: () => readReportInputs,
			reportTable: () => reportTable
		});
		var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26921);
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65953);
		var _lib_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92969);
		var _lib_parse_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72383);
		var _api_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42923);
		var _binary_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18047);
		var _masks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89911);
		var _reader_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56007);
		var _result_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27915);
		var _service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88005);
		var _shard_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53994);
		var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51578);
		const reportTable = {
			..._service_js__WEBPACK_IMPORTED_MODULE_0__.wF,
			"api-version": _service_js__WEBPACK_IMPORTED_MODULE_0__.oV["api-version"],
			"github-token": _service_js__WEBPACK_IMPORTED_MODULE_0__.bU,
			framework: _binary_inputs_js__WEBPACK_IMPORTED_MODULE_1__.binaryTable.framework,
			project: (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.Mg)(),
			needs: (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.bu)(),
			"expected-shards": (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.ai)("integer", {
				min: 1,
				max: 1e3
			}, undefined, { conflict: (shards = 1, { framework }) => shards > 1 && (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(framework).shards === undefined ? `must be 1: ${(0, _shard_inputs_js__WEBPACK_IMPORTED_MODULE_4__.an)(framework)}` : undefined }),
			"artifact-pattern": (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(),
			..._result_inputs_js__WEBPACK_IMPORTED_MODULE_5__.KV,
			..._result_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Xw,
			..._masks_js__WEBPACK_IMPORTED_MODULE_6__.lT,
			..._result_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Er
		};
		const neededResults = [
			"success",
			"failure",
			"cancelled",
			"skipped"
		];
		const readReportInputs = async (environment, context, clock = _lib_clock_js__WEBPACK_IMPORTED_MODULE_7__.m) => {
			const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_8__.i_(environment);
			const values = (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.N$)(reader, reportTable);
			const { framework } = values;
			const service = await (0, _service_js__WEBPACK_IMPORTED_MODULE_0__.Dz)(reader, context);
			if ((0, _service_js__WEBPACK_IMPORTED_MODULE_0__.nq)(service) && (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(framework).listsBuilds) reader.problem({
				input: "base-url",
				value: _service_js__WEBPACK_IMPORTED_MODULE_0__.Dg,
				accepted: `must be the address of a cloud that is still running: ${_service_js__WEBPACK_IMPORTED_MODULE_0__.fs}`,
				code: "input-conflict"
			});
			const ownProject = `${context.repositoryName}-${context.runId}`;
			const files = await (0, _result_inputs_js__WEBPACK_IMPORTED_MODULE_5__.fE)(reader, context, {
				framework,
				service
			}, clock.nowMs());
			const inputs = {
				...values,
				...files,
				service: (0, _api_version_js__WEBPACK_IMPORTED_MODULE_9__.Cm)(reader, service, framework, service.versionReason === undefined ? files : {}),
				project: (0, _result_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Wh)(reader, ownProject),
				ownProject,
				needs: readNeeds(reader),
				artifactPattern: values.artifactPattern ?? `mobile-test-results-${framework}-*`
			};
			reader.finish();
			return inputs;
		};
		const needsSchema = zod__WEBPACK_IMPORTED_MODULE_10__.g1P(zod__WEBPACK_IMPORTED_MODULE_10__.YjP(), zod__WEBPACK_IMPORTED_MODULE_10__.Ikc({ result: zod__WEBPACK_IMPORTED_MODULE_10__.k5n(neededResults) }));
		const readNeeds = (reader) => {
			const given = reader.optional("needs");
			if (given === undefined) return [];
			const parsed = needsSchema.safeParse((0, _lib_parse_json_js__WEBPACK_IMPORTED_MODULE_11__.r)(given));
			if (parsed.success) return Object.entries(parsed.data).map(([name, { result }]) => ({
				name,
				result
			}));
			reader.problem({
				input: "needs",
				value: "***",
				accepted: "must be the JSON of the expression toJSON(needs)"
			});
			return [];
		};
	}),
	13599: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MZ: () => knownTest,
			RY: () => maxCtrfBytes,
			WX: () => ctrfTest,
			lJ: () => ctrfDocument,
			qG: () => knownSuite
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const record = (shape) => zod__WEBPACK_IMPORTED_MODULE_0__.Ikc(shape).readonly();
		const list = (item) => zod__WEBPACK_IMPORTED_MODULE_0__.YOg(item).readonly();
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(0);
		const fromOne = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1).max(1e4);
		const maxInstant = 864e13;
		const ms = zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(maxInstant).describe("Milliseconds.");
		const instant = zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(maxInstant).describe("Milliseconds since 1970 in UTC.");
		const status = zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
			"passed",
			"failed",
			"skipped"
		]);
		const otherStatus = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["pending", "other"]);
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP();
		const texts = list(text);
		const attempt = record({
			attempt: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1).describe("1 is the first attempt; the last one is the test itself."),
			status,
			duration: ms.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional(),
			extra: record({ rawStatus: text })
		});
		const context = {
			device: text.describe("`<device name>-<os version>`; empty for an entry that belongs to no device."),
			shard: fromOne,
			shards: fromOne,
			attempt: fromOne.describe("1, or more where `retries` or `session-retries` ran a session again."),
			ranOn: text.exactOptional().describe("The device that ran it, if that was not `device` but another alternative of its line in the input `devices`."),
			build: text.describe("Id of the build at the service."),
			session: text.exactOptional().describe("Id of the session at the service.")
		};
		const pastRun = {
			commit: text,
			date: zod__WEBPACK_IMPORTED_MODULE_1__.w$().describe("Start of the run, RFC 3339."),
			url: text.exactOptional().describe("The page of the run.")
		};
		const testHistory = record({
			label: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"new",
				"known",
				"flaky"
			]).exactOptional().describe("How the failure compares with earlier runs."),
			since: record(pastRun).exactOptional().describe("With `known`: the first of the failures up to now."),
			flakyRate: record({
				rate: zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(1),
				failures: count,
				outcomes: count
			}).exactOptional().describe("Failures among the stored outcomes; those on a commit with passes and failures count double."),
			recent: list(record({
				status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"passed",
					"flaky",
					"failed"
				]),
				...pastRun,
				duration: ms.exactOptional()
			})).describe("Outcomes in earlier runs, newest last, at most 50.")
		});
		const repeat = record({
			repeat: fromOne.describe("From 1, in the order of their starts."),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"passed",
				"failed",
				"timed-out",
				"error"
			]),
			duration: ms.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional(),
			build: text,
			session: text.exactOptional(),
			folder: text.describe("Inside the report folder; empty in the report of a collector, which has no files of repeats.")
		});
		const onBase = record({
			result: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"fails-on-base",
				"unstable-on-base",
				"passes-on-base",
				"unknown"
			]).describe("`fails-on-base`: all its runs on the app of the base branch failed, too."),
			why: text.exactOptional().describe("With `unknown`: the reason."),
			branch: text,
			commit: text.exactOptional().describe("Commit of the app and the suite; absent where none could be run."),
			sessions: list(record({
				status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["passed", "failed"]),
				build: text,
				session: text.exactOptional(),
				dashboard: text.exactOptional()
			})).describe("Runs with a result.")
		});
		const crash = record({
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"java",
				"native",
				"not-responding",
				"killed"
			]),
			process: text.exactOptional(),
			thread: text.exactOptional(),
			cause: text.describe("The exception or the signal, with its message."),
			at: text.exactOptional().describe("The deepest frame of the app: file and line, or the frame."),
			log: texts.describe("Lines of the log of the device or of the instrumentation.")
		});
		const links = record({
			video: text.exactOptional(),
			deviceLog: text.exactOptional(),
			instrumentationLog: text.exactOptional(),
			networkLog: text.exactOptional(),
			screenshots: texts.exactOptional()
		});
		const otherResult = record({
			...context,
			status,
			rawStatus: text,
			duration: ms.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional()
		});
		const testExtra = record({
			...context,
			build: context.build.exactOptional().describe("Id of the build at the service. Absent for a test that just passed: its session has it."),
			simulated: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().describe("Whether the built-in cloud answered."),
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"test",
				"session",
				"verdict"
			]).exactOptional().describe("`session` and `verdict` stand for a problem that no test reports. They are no tests: their status is `other`, or `pending` while the session waits for a device. Absent for a test that just passed."),
			otherResults: list(otherResult).exactOptional().describe("Results of the same test in other sessions of the device. The entry itself has the result that counts."),
			quarantined: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("The failure does not count."),
			quarantine: record({
				reason: text,
				issue: text,
				until: text
			}).exactOptional().describe("The entry of the quarantine file because of which the failure does not count."),
			history: testHistory.exactOptional().describe("Results of earlier runs; absent for a test that always passed."),
			repeats: list(repeat).exactOptional().describe("Further runs of a new or changed test (`repeat-new`). They change neither its status nor any count."),
			onBase: onBase.exactOptional().describe("What the failed test does on the app of the base branch (`compare-base`). It changes neither its status nor any count."),
			crash: crash.exactOptional().describe("Why the app or its tests ended while the test was running, as the logs tell."),
			rawTrace: text.exactOptional().describe("The trace as the device wrote it, where `mapping` restored it."),
			ambiguousFrames: list(record({
				frame: text,
				alternatives: texts
			})).exactOptional().describe("Frames that stay as they are, since `mapping` has several calls for them."),
			expectedFailures: texts.exactOptional().describe("Failures that the test expected; they do not count."),
			testId: text.exactOptional(),
			properties: zod__WEBPACK_IMPORTED_MODULE_0__.g1P(text, text).readonly().exactOptional(),
			attachments: texts.exactOptional(),
			links: links.exactOptional()
		});
		const ctrfEntry = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			name: text.describe("The method; `suite` holds the class."),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([status, otherStatus]),
			duration: ms,
			start: instant.exactOptional(),
			stop: zod__WEBPACK_IMPORTED_MODULE_0__.aig().exactOptional(),
			suite: texts.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional(),
			line: count.exactOptional(),
			rawStatus: text.describe("The status as the service reported it."),
			filePath: text.exactOptional(),
			retries: count,
			retryAttempts: list(attempt).exactOptional(),
			flaky: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().describe("Whether it passed only in a retry."),
			stdout: texts.exactOptional(),
			stderr: texts.exactOptional(),
			device: text,
			extra: testExtra
		});
		const isOther = ({ status: own }) => own === "pending" || own === "other";
		const ctrfTest = ctrfEntry.refine((entry) => isOther(entry) === ((entry.extra.kind ?? "test") !== "test"), {
			path: ["status"],
			message: "the status does not fit the kind of the entry"
		});
		const session = record({
			...context,
			tests: count,
			start: instant.exactOptional(),
			duration: ms.exactOptional(),
			queued: ms.exactOptional(),
			folder: text.describe("Inside the report folder."),
			dashboard: text.exactOptional(),
			video: text.exactOptional()
		});
		const job = record({
			hash: text.describe("Differs between the jobs of a matrix; the same in all run attempts."),
			run: text.describe("Id of the workflow run."),
			runAttempt: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1),
			name: text.describe("Id of the job in the workflow file."),
			devices: texts,
			resolvedDevices: list(record({
				line: text,
				device: text
			})).exactOptional().describe("Every line of the input `devices` with the device that it resolved to; absent where all lines are exact."),
			shards: zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([fromOne, zod__WEBPACK_IMPORTED_MODULE_0__.euz("auto")]).describe("Of the whole run."),
			shard: fromOne.exactOptional().describe("The only shard of this job."),
			suiteId: text.exactOptional().describe("Package or bundle id of the test suite.")
		});
		const knownTest = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			className: text,
			name: text,
			ignored: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			parameterized: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			conditional: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			naming: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["derived", "free"]).exactOptional()
		});
		const knownSuite = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			tests: list(knownTest.readonly()),
			unknown: list(record({ part: text })),
			unseen: text.exactOptional(),
			isPart: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("Set where the suite has more than these tests: those that were not selected."),
			customRunner: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().exactOptional()
		});
		const totals = record({
			tests: count,
			passed: count,
			failed: count,
			skipped: count,
			flaky: count,
			missing: count,
			quarantined: count.exactOptional()
		});
		const unstartedReason = zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
			"fail-fast",
			"budget",
			"canary"
		]);
		const missingTest = record({
			name: text,
			devices: texts,
			notStarted: unstartedReason.exactOptional().describe("Why its shard was not started.")
		});
		const unstartedShards = record({
			reason: unstartedReason,
			shards: list(fromOne),
			clause: text,
			stopped: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("They were started, and stopped at the first failed test.")
		});
		const repeatedTest = record({
			className: text,
			name: text,
			device: text,
			why: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["new", "changed"]),
			passed: count.describe("Runs that passed, the one of the results among them."),
			failed: count.describe("Runs that did not pass."),
			broken: count.exactOptional().describe("Repeats among them that timed out or ended in error. No quarantine covers them.")
		});
		const repeatReport = record({
			times: count.describe("How often each new or changed test was to run again."),
			planned: count.describe("Sessions that were to repeat tests."),
			ran: count.describe("Those of them in which a test ran."),
			deviceMs: ms,
			tests: list(repeatedTest)
		});
		const baseReport = record({
			tests: list(record({
				className: text,
				name: text,
				device: text,
				...onBase.unwrap().shape
			})),
			more: count.describe("Failed tests that were not compared."),
			deviceMs: ms
		});
		const runExtra = record({
			simulated: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			verdict: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"passed",
				"failed",
				"error",
				"timed-out",
				"cancelled",
				"started",
				"planned"
			]).describe("The output `verdict` of the step."),
			reason: text,
			code: text.exactOptional().describe("Stable name of the reason, as in docs/troubleshooting.md."),
			framework: text,
			project: text,
			job: job.exactOptional().describe("The job that wrote the document; absent where a collector job did."),
			failOnFlaky: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			deviceMs: ms,
			predicted: record({
				deviceMs: ms,
				durationMs: ms,
				runs: fromOne
			}).exactOptional().describe("Predicted cost, and the number of earlier runs that it is based on; absent if there were none."),
			queueMs: ms,
			totals: totals.describe("Counts over (test, device) pairs, as in the outputs of the step."),
			builds: list(record({
				id: text,
				shard: fromOne,
				shards: fromOne,
				attempt: fromOne
			})),
			refs: record({
				app: text.exactOptional(),
				testSuite: text.exactOptional(),
				media: texts.exactOptional()
			}).exactOptional().describe("What all builds used, as build requests name it; each absent where there is none, or where they differ."),
			sessions: list(session),
			quarantine: record({
				file: text,
				warnings: texts
			}).exactOptional().describe("The quarantine file, and its entries that expired or match no known test, as sentences."),
			history: record({
				earlierRuns: count,
				new: count,
				known: count,
				flaky: count,
				knownSince: zod__WEBPACK_IMPORTED_MODULE_1__.w$().exactOptional()
			}).exactOptional().describe("Failures by how they compare with earlier runs; absent if there were none."),
			missingTests: list(missingTest),
			unstarted: list(unstartedShards).exactOptional().describe("Shards and retries that were not started, by `fail-fast`, `max-device-minutes` or `canary-devices`."),
			repeats: repeatReport.exactOptional().describe("What `repeat-new` showed. A test with passed and failed runs is unstable."),
			onBase: baseReport.exactOptional().describe("What `compare-base` showed; absent where it compared nothing."),
			emptySelection: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("The changed files selected no test (input `select`), so that the job started no build."),
			knownSuite: knownSuite.readonly().exactOptional().describe("The discovered tests that the run had to report; absent where they are unknown."),
			notices: texts
		});
		const summary = record({
			tests: count.describe("Results of tests, as in the outputs of the step: the sum of `passed`, `failed` and `skipped`."),
			passed: count,
			failed: count,
			skipped: count,
			pending: count.describe("Entries that are no test: sessions that wait for a device."),
			other: count.describe("Entries that are no test: sessions with a problem, and a red verdict that no other entry shows."),
			flaky: count,
			start: instant,
			stop: instant,
			duration: ms
		});
		const maxCtrfBytes = 2e8;
		const ctrfDocument = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			reportFormat: zod__WEBPACK_IMPORTED_MODULE_0__.euz("CTRF"),
			specVersion: text,
			timestamp: zod__WEBPACK_IMPORTED_MODULE_1__.w$().describe("RFC 3339."),
			generatedBy: text,
			results: record({
				tool: record({ name: text }),
				summary,
				tests: list(ctrfTest.readonly()),
				environment: record({
					reportName: text,
					testEnvironment: text,
					healthy: zod__WEBPACK_IMPORTED_MODULE_0__.zMY()
				}),
				extra: runExtra
			})
		});
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
