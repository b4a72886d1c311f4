"use strict";
exports.id = 290;
exports.ids = [290];
exports.modules = {
	29153: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => accountRun,
			JB: () => judgeJob,
			bz: () => knownOf,
			eU: () => outcomeWithoutBuilds,
			oH: () => withMaskedNames,
			vZ: () => shownFacts
		});
		var _core_results_accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89925);
		var _core_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68852);
		var _core_results_left_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49700);
		var _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69656);
		var _prepare_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15177);
		var _judge_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72702);
		const knownOf = ({ selection, notice, nothingToRun, target, changedFiles, repeats: prepared }, { repeats, notices } = { notices: [] }) => ({
			nothingToRun,
			knownSuite: (0, _core_results_accounting_js__WEBPACK_IMPORTED_MODULE_0__.EF)(selection),
			suite: selection.whole,
			suiteId: selection.suite?.suiteId,
			target,
			changedFiles: changedFiles ?? prepared?.changedFiles,
			repeats,
			notices: [...[notice, prepared?.notice].filter((each) => each !== undefined), ...notices]
		});
		const outcomeWithoutBuilds = (prepared, state) => {
			const { plan, nothingToRun, unaffordable } = prepared;
			if (nothingToRun !== undefined) return knownOf(prepared);
			if (unaffordable === undefined) return undefined;
			state.onProblem(unaffordable);
			if (unaffordable.code === "budget-exceeded") state.onUnstarted({
				reason: "budget",
				builds: plan.builds
			});
			return {
				...knownOf(prepared),
				missing: accountRun(prepared, [], state).missing
			};
		};
		const accountRun = ({ plan, selection }, sessions, state) => {
			const { started, unstarted } = state.facts();
			const stopped = (0, _core_results_left_out_js__WEBPACK_IMPORTED_MODULE_1__.fK)(started, (0, _core_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_2__.uN)(sessions)).filter(({ attempt }) => attempt === 0);
			return (0, _core_results_accounting_js__WEBPACK_IMPORTED_MODULE_0__.PF)(selection, plan.shards, sessions, [...unstarted, ...(0, _core_results_left_out_js__WEBPACK_IMPORTED_MODULE_1__.NF)(stopped)]);
		};
		const longestName = 300;
		const mostNames = 5e4;
		const nameFields = new Set([
			"name",
			"className",
			"test",
			"tests",
			"file"
		]);
		const place = "results.json";
		const shownFacts = (facts, outcome, masker, own = []) => {
			const cached = (mask) => {
				const known = new Map(own.map((ownText) => [ownText, ownText]));
				return (text) => {
					const before = known.get(text);
					if (before !== undefined) return before;
					const shown = mask(text);
					if (text.length <= longestName && known.size < mostNames) known.set(text, shown);
					return shown;
				};
			};
			const showText = cached((text) => masker.text(text, place));
			const showName = cached((text) => masker.name(text, place));
			const show = (text, field) => nameFields.has(field) ? showName(text) : showText(text);
			const { history, ...rest } = outcome;
			return {
				facts: (0, _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_3__.z)(facts, show),
				outcome: {
					...(0, _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_3__.z)(rest, show),
					history
				}
			};
		};
		const withMaskedNames = (inputs, masker) => {
			const { quarantine } = inputs;
			if (quarantine === undefined) return inputs;
			const entries = quarantine.entries.map((entry) => ({
				...entry,
				test: masker.name(entry.test)
			}));
			return {
				...inputs,
				quarantine: {
					...quarantine,
					entries
				}
			};
		};
		const judgeJob = (inputs, facts, outcome, context) => {
			const own = [...inputs.deviceLines, ...facts.devices.map(({ device }) => device)];
			const shown = shownFacts(facts, outcome, context.masker, own);
			const job = (0, _prepare_plan_js__WEBPACK_IMPORTED_MODULE_4__.hx)(inputs, context.github, facts.devices, outcome.suiteId);
			return (0, _judge_run_js__WEBPACK_IMPORTED_MODULE_5__.Z)(withMaskedNames(inputs, context.masker), shown.facts, shown.outcome, {
				baseUrl: context.baseUrl,
				simulated: context.isSimulated(),
				job,
				masked: context.masker.counts()
			});
		};
	}),
	72702: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => judgeRun,
			P: () => nothingSelected
		});
		var results = __webpack_require__(80483);
		var accounting = __webpack_require__(89925);
		var device_shard = __webpack_require__(91154);
		var model_status = __webpack_require__(99503);
		var attempts = __webpack_require__(52130);
		var describe = __webpack_require__(57353);
		var identify_cause = __webpack_require__(19109);
		var root_cause = __webpack_require__(79687);
		;
		const analyzeTests = (unordered) => {
			const byDevice = Map.groupBy(unordered, ({ last }) => (0, device_shard.hV)(last));
			const devices = [...byDevice.keys()];
			const shards = [...byDevice.values()].flat();
			const groups = createFailureGroups();
			const counted = [];
			const worstOn = devices.map(() => []);
			const countersOf = (0, describe.MG)((className, name) => {
				const counters = {
					className,
					name,
					index: counted.length,
					slowestMs: 0,
					slowestOn: 0,
					sumMs: 0,
					timed: 0
				};
				counted.push(counters);
				return counters;
			});
			for (const [device, ofDevice] of [...byDevice.values()].entries()) for (const shard of ofDevice) for (const test of shard.tests) {
				const counters = countersOf(test.className, test.name);
				const outcome = (0, attempts.sG)(test, shard);
				const worst = worstOn[device] ?? [];
				worst[counters.index] = Math.max(worst[counters.index] ?? 0, (0, model_status.b8)(outcome));
				addDuration(counters, test.durationMs, device);
				if ((0, model_status.wz)(outcome)) groups.add(counters.index, device, {
					test,
					session: shard.sessionOf(test)
				}, outcome, shard.quarantined.has(test));
			}
			const outcomeOn = ({ index }, device) => model_status.KI[worstOn[device]?.[index] ?? 0] ?? "no result";
			const tests = counted.map(({ sumMs, timed, ...test }) => ({
				...test,
				...countDevices(devices.map((_name, device) => outcomeOn(test, device))),
				averageMs: timed === 0 ? 0 : sumMs / timed,
				failureGroups: groups.of(test.index)
			}));
			return {
				devices,
				shards,
				tests,
				failedOrFlaky: tests.filter((test) => test.failedOn + test.flakyOn > 0).toSorted(byReach),
				deviceMatrix: { outcome: outcomeOn },
				balance: balanceOf(shards)
			};
		};
		const addDuration = (test, durationMs, device) => {
			if (durationMs === undefined || !(durationMs >= 0)) return;
			test.sumMs += durationMs;
			test.timed += 1;
			if (durationMs <= test.slowestMs) return;
			test.slowestMs = durationMs;
			test.slowestOn = device;
		};
		const countDevices = (onDevices) => {
			const counts = {
				ranOn: 0,
				failedOn: 0,
				flakyOn: 0
			};
			for (const outcome of onDevices) {
				if (outcome !== "no result") counts.ranOn += 1;
				if (outcome === "flaky") counts.flakyOn += 1;
				if ((0, model_status.QV)(outcome)) counts.failedOn += 1;
			}
			return counts;
		};
		const byReach = (a, b) => b.failedOn - a.failedOn || b.flakyOn - a.flakyOn;
		const maxGroupsOfTest = 10;
		const maxSamples = 6;
		const createFailureGroups = () => {
			const groupsOfTests = new Map();
			const causeOf = (0, identify_cause.P)();
			return {
				add: (test, device, located, outcome, isQuarantined) => {
					const failures = (0, root_cause.Ys)(located.test, outcome);
					const groups = groupsOfTests.get(test) ?? new Map();
					groupsOfTests.set(test, groups);
					const cause = causeOf(located.test, outcome);
					const key = `${isQuarantined} ${outcome === "flaky"} ${cause.id}`;
					const group = groups.get(key);
					if (group === undefined) {
						if (groups.size < maxGroupsOfTest) groups.set(key, {
							cause,
							outcome,
							isQuarantined,
							failures,
							devices: [device],
							samples: [located]
						});
						return;
					}
					if (group.devices.at(-1) === device) return;
					group.devices.push(device);
					if (group.samples.length < maxSamples) group.samples.push(located);
				},
				of: (test) => {
					const groups = groupsOfTests.get(test);
					return groups === undefined ? none : [...groups.values()].toSorted((a, b) => b.devices.length - a.devices.length);
				}
			};
		};
		const none = [];
		const balanceOf = (shards) => {
			const timed = shards.flatMap(({ attempts: [session] }) => session?.durationMs !== undefined && session.durationMs > 0 ? [{
				session,
				durationMs: session.durationMs
			}] : []);
			const splits = [...Map.groupBy(timed, ({ session }) => (0, device_shard.hV)(session)).values()].filter((ofDevice) => ofDevice.length > 1).map(balanceOfShards);
			const worst = splits.toSorted((a, b) => b.longestMs - b.evenMs - (a.longestMs - a.evenMs))[0];
			return worst ?? balanceOfDevices(timed);
		};
		const balanceOfShards = (shards) => {
			const longest = longestOf(shards);
			const evenMs = shards.reduce((sum, { durationMs }) => sum + durationMs, 0) / shards.length;
			return {
				kind: "shards",
				longest: longest.session,
				longestMs: longest.durationMs,
				evenMs
			};
		};
		const balanceOfDevices = (devices) => {
			const fastest = devices.toSorted((a, b) => a.durationMs - b.durationMs)[0];
			if (fastest === undefined || devices.length === 1) return undefined;
			const slowest = longestOf(devices);
			return {
				kind: "devices",
				devices: devices.length,
				slowest: slowest.session,
				slowestMs: slowest.durationMs,
				fastest: fastest.session,
				fastestMs: fastest.durationMs
			};
		};
		const longestOf = (sessions) => sessions.reduce((a, b) => b.durationMs > a.durationMs ? b : a);
		var count_once = __webpack_require__(71442);
		var expected_sessions = __webpack_require__(68852);
		var judge = __webpack_require__(70542);
		var left_out = __webpack_require__(49700);
		var results_repeats = __webpack_require__(72862);
		var join_bundle = __webpack_require__(84654);
		var results_totals = __webpack_require__(77095);
		var capitalized = __webpack_require__(82285);
		var numbers = __webpack_require__(71113);
		var analyze_history = __webpack_require__(20676);
		var quarantine = __webpack_require__(67673);
		var run_history = __webpack_require__(53173);
		var connect = __webpack_require__(46694);
		var collect_session = __webpack_require__(61547);
		;
		const nothingSelected = (why) => ({
			nothingToRun: why,
			emptySelection: true,
			knownSuite: {
				tests: [],
				unknown: []
			}
		});
		const judgeRun = (inputs, facts, outcome, origin) => {
			const leavesResults = outcome.plan !== undefined && !isCut(facts);
			const known = leavesResults ? [] : [...facts.sessions.values(), ...uncollected(facts)];
			const sessions = known.toSorted(byPlan(facts.started));
			const shards = (0, count_once.n)((0, quarantine.Su)((0, expected_sessions.uN)(sessions), inputs, facts.startedAt));
			const ignoresMissing = inputs.missingTests === "ignore";
			const accounted = ignoresMissing ? shards.filter(({ last }) => !(0, left_out.id)(last)) : shards;
			const missingTests = (0, accounting.Tw)(ignoresMissing ? [] : outcome.missing ?? [], accounted);
			const { failOnFlaky } = inputs;
			const totals = (0, results_totals.Hk)(shards, failOnFlaky, missingTests);
			const expected = (0, join_bundle.ko)(shards);
			const builds = [...facts.started.map((started) => buildResult(started, facts.records.get(started.id), origin.baseUrl)), ...(outcome.documentedBuilds ?? []).map((build) => documentedBuild(build, origin.baseUrl))];
			const stopped = (0, describe.p_)((0, left_out.fK)(facts.started, shards));
			const unstarted = [
				...facts.unstarted.map(describe.YD),
				...stopped === undefined ? [] : [stopped],
				...(outcome.unstarted ?? []).filter((each) => stopped === undefined || each.stopped !== true)
			];
			const repeats = outcome.repeats && withQuarantine(outcome.repeats, inputs, facts.startedAt);
			const decided = judge_run_judge(outcome, {
				builds,
				shards,
				totals,
				failOnFlaky,
				cancelled: facts.cancelled,
				problems: facts.problems,
				missingTests: inputs.missingTests === "fail" ? outcome.missing ?? [] : [],
				unstarted,
				unstable: repeats?.tests.filter(results_repeats.rL) ?? []
			});
			const isUnknown = outcome.knownSuite === "unknown" && outcome.plan === undefined && !ignoresMissing;
			const judged = isUnknown ? withUnknownTests(decided) : decided;
			const { app, testSuite, media } = facts.uploaded;
			return {
				framework: inputs.framework,
				simulated: origin.simulated,
				project: inputs.project,
				job: origin.job,
				builds,
				refs: {
					app,
					testSuite,
					media
				},
				...withHistory({
					...analyzeTests(shards),
					sessions,
					failOnFlaky
				}, inputs, facts, outcome),
				verdict: judged.verdict,
				notices: [
					...judged.notices,
					...unstarted.map(({ clause }) => `${(0, capitalized.l)(clause)}.`),
					...expected === undefined ? [] : [expected],
					...outcome.notices ?? []
				],
				masked: origin.masked,
				totals,
				startedAt: facts.startedAt,
				finishedAt: facts.finishedAt,
				queueMs: facts.queueMs,
				deviceMs: (0, numbers.cz)(sessions.map(({ durationMs = 0 }) => durationMs)),
				quarantine: quarantineReport(inputs, facts, outcome, shards),
				plan: outcome.plan,
				prediction: outcome.prediction ?? facts.prediction,
				missingTests,
				unstarted,
				repeats,
				onBase: outcome.onBase,
				emptySelection: outcome.emptySelection === true,
				suite: outcome.suite,
				changedFiles: outcome.changedFiles,
				splitUnknown: outcome.splitUnknown,
				knownSuite: outcome.knownSuite === "unknown" ? undefined : outcome.knownSuite
			};
		};
		const withHistory = (analyzed, { framework, quarantine }, facts, { history }) => {
			if (history === undefined) return {
				...analyzed,
				history
			};
			const { stored, run, newIssueUrl } = history;
			const context = {
				framework,
				quarantine,
				at: facts.startedAt,
				newIssueUrl
			};
			return {
				...analyzed,
				...(0, analyze_history.Xr)(analyzed, stored, (0, run_history.xh)(run, facts), context)
			};
		};
		const withQuarantine = (report, inputs, at) => {
			const find = (0, quarantine.GB)(inputs, at);
			const entryOf = (test) => test.broken === undefined ? find((0, results.U)(test), test.device) : undefined;
			return {
				...report,
				tests: report.tests.map((test) => ({
					...test,
					quarantined: entryOf(test)
				}))
			};
		};
		const quarantineReport = (inputs, { startedAt, cancelled, problems }, { suite }, shards) => {
			if (inputs.quarantine === undefined) return undefined;
			const known = {
				suite,
				shards,
				isPart: inputs.shardIndex !== undefined || cancelled || problems.length > 0
			};
			const warnings = (0, quarantine.Oe)(inputs, startedAt, known);
			return {
				file: inputs.quarantine.file,
				failures: (0, quarantine.ei)(shards),
				warnings
			};
		};
		const unknownTests = "The tests of the suite are unknown, so missing tests cannot be detected.";
		const withUnknownTests = ({ verdict, notices }) => {
			const reason = verdict.kind === "passed" ? `${verdict.reason} ${unknownTests}` : verdict.reason;
			return {
				verdict: {
					...verdict,
					reason
				},
				notices: [...notices, unknownTests]
			};
		};
		const byPlan = (started) => {
			const order = new Map(started.map(({ id, devices }, nth) => [id, {
				nth,
				places: new Map(devices.map((name, at) => [name, at]))
			}]));
			const startOrder = ({ buildId }) => order.get(buildId)?.nth ?? order.size;
			const place = ({ buildId, device }) => order.get(buildId)?.places.get(device) ?? -1;
			return (a, b) => startOrder(a) - startOrder(b) || place(a) - place(b) || a.shard.index - b.shard.index;
		};
		const judge_run_judge = ({ nothingToRun, dryRun, plan }, facts) => {
			if (dryRun !== undefined) return {
				verdict: {
					kind: "planned",
					reason: dryRun
				},
				notices: []
			};
			if (nothingToRun !== undefined && !isCut(facts)) return {
				verdict: {
					kind: "passed",
					reason: nothingToRun
				},
				notices: [nothingToRun]
			};
			if (plan === undefined || isCut(facts)) return (0, judge.AU)(facts);
			return {
				verdict: startedVerdict(facts.builds),
				notices: []
			};
		};
		const isCut = ({ cancelled = false, problems, unstarted = [] }) => cancelled || problems.length > 0 || unstarted.length > 0;
		const startedVerdict = (builds) => ({
			kind: "started",
			reason: `${builds.length === 1 ? "One build was" : `${builds.length} builds were`} started; this step does not wait for results.`
		});
		const uncollected = ({ started, records, sessions, cancelled, problems }) => {
			if (!cancelled && !problems.some(isCutShort)) return [];
			const expected = started.flatMap((build) => {
				const record = records.get(build.id);
				return record === undefined || record.devices.length === 0 ? [] : (0, expected_sessions.MR)(build, record);
			});
			const why = cancelled ? "the run was cancelled" : "an error ended the run";
			return expected.filter(({ key }) => !sessions.has(key)).map((session) => (0, collect_session.hX)(session, why));
		};
		const isCutShort = ({ code }) => code === "unexpected" || code === "runner-file";
		const documentedBuild = (build, baseUrl) => ({
			...build,
			status: "documented",
			rawStatus: "reported by its job",
			serviceRetries: false,
			dashboardUrl: (0, connect.aU)(baseUrl, build.id)
		});
		const buildResult = (started, record, baseUrl) => ({
			id: started.id,
			shard: started.shard,
			attempt: started.attempt,
			status: record?.status ?? "running",
			rawStatus: record?.rawStatus ?? "not polled yet",
			serviceRetries: started.serviceRetries,
			abortRequested: started.leftOut?.abortRequested,
			dashboardUrl: (0, connect.aU)(baseUrl, started.id)
		});
	}),
	38263: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_S: () => reportPlan,
			Go: () => reportRun
		});
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var lookup = __webpack_require__(65953);
		var error_codes = __webpack_require__(13732);
		var project = __webpack_require__(81204);
		var run_problem = __webpack_require__(5182);
		var model_status = __webpack_require__(99503);
		var base_comparison = __webpack_require__(35303);
		var judge = __webpack_require__(70542);
		var repeats = __webpack_require__(72862);
		var totals = __webpack_require__(77095);
		var triage_triage = __webpack_require__(23248);
		var describe_tests = __webpack_require__(53839);
		var failure_places = __webpack_require__(87875);
		var numbers = __webpack_require__(71113);
		var api = __webpack_require__(79152);
		var external_node_crypto_ = __webpack_require__(77598);
		var is_record = __webpack_require__(75977);
		;
		const createCheckRun = async (call, name, headSha, content, conclusion) => {
			const { title, summary, text, annotationBatches } = content;
			const [first = [], ...others] = annotationBatches;
			const output = {
				title,
				summary,
				text
			};
			try {
				const ownId = (0, external_node_crypto_.randomUUID)();
				const { data } = await call("POST /repos/{owner}/{repo}/check-runs", {
					name,
					head_sha: headSha,
					external_id: ownId,
					status: "completed",
					conclusion,
					output: {
						...output,
						annotations: first.map(annotationBody)
					}
				}, () => findCheck(call, name, headSha, ownId));
				const id = (0, is_record.C5)(data, "id");
				if (typeof id !== "number") throw new Error("GitHub gave the check run no id");
				for (const batch of others) {
					await call("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
						check_run_id: id,
						output: {
							...output,
							annotations: batch.map(annotationBody)
						}
					});
				}
				return (0, is_record.$6)(data, "html_url");
			} catch (error) {
				if ((0, api.wo)(error)) throw (0, api.go)(`The check run "${name}"`, "checks", error);
				throw error;
			}
		};
		const findCheck = async (call, name, headSha, ownId) => {
			const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
			for await (const checks of (0, api.pN)(call, route, {
				ref: headSha,
				check_name: name,
				filter: "all"
			}, "check_runs")) {
				const found = (0, is_record.Of)(checks).find((check) => (0, is_record.C5)(check, "external_id") === ownId);
				if (found !== undefined) return { data: found };
			}
			return undefined;
		};
		const annotationBody = ({ file, line, title, message }) => ({
			path: file,
			start_line: line,
			end_line: line,
			annotation_level: "failure",
			title,
			message
		});
		var github_context = __webpack_require__(9527);
		var pull_request = __webpack_require__(72229);
		var stall_guard = __webpack_require__(9654);
		var service = __webpack_require__(88005);
		var markdown_annotations = __webpack_require__(88212);
		var explain = __webpack_require__(77929);
		var problems = __webpack_require__(54580);
		var reports = __webpack_require__(96375);
		var results = __webpack_require__(80483);
		var causes_of_run = __webpack_require__(23525);
		var wildcard = __webpack_require__(54317);
		;
		const codeOwnersPaths = [
			".github/CODEOWNERS",
			"CODEOWNERS",
			"docs/CODEOWNERS"
		];
		const maxCodeOwnersBytes = 3e6;
		const maxLines = 5e3;
		const maxWork = 5e6;
		const maxPattern = 300;
		const maxOwners = 20;
		const readCodeOwners = (text) => {
			const lines = text.split(/\r\n?|\n/).slice(0, maxLines).flatMap(readLine).toReversed();
			const known = new Map();
			let work = 0;
			const find = (path) => {
				for (const { length, matches, owners } of lines) {
					work += length * path.length;
					if (work > maxWork) return [];
					if (matches(path)) return owners;
				}
				return [];
			};
			return (path) => {
				const owners = known.get(path) ?? find(path);
				known.set(path, owners);
				return owners;
			};
		};
		const readLine = (line) => {
			const [pattern = "", ...rest] = line.replaceAll("\\ ", "\0").trim().split(/\s+/);
			if (pattern === "" || pattern.length > maxPattern || unsupported.test(pattern)) return [];
			const comment = rest.findIndex((part) => part.startsWith("#"));
			const owners = (comment === -1 ? rest : rest.slice(0, comment)).filter(isOwner).slice(0, maxOwners);
			return [{
				length: pattern.length,
				matches: readOwnerPattern(pattern.replaceAll("\0", " ")),
				owners
			}];
		};
		const unsupported = /^\\?#|^!|^(?:[^\\]|\\.)*?[[\]]/;
		const isOwner = (part) => /^@[\w-]{1,100}(?:\/[\w.-]{1,100})?$/.test(part) || /^[\w.+-]{1,100}@[\w.-]{1,200}$/.test(part);
		const readOwnerPattern = (pattern) => {
			const isFolder = pattern.endsWith("/");
			const bare = pattern.replace(/^\/|\/$/g, "");
			const isAnchored = pattern.slice(0, -1).includes("/");
			const literal = bare.replace(/\\.|[{}()]/gs, (text) => text.startsWith("\\") ? text : `\\${text}`);
			const own = readGlob(isAnchored ? literal : `**/${literal}`);
			const below = readGlob(`${isAnchored ? "" : "**/"}${literal}/**`);
			if (isFolder) return below;
			return /(?:^|[^\\])(?:\\\\)*\*$/.test(bare) && isAnchored ? own : (path) => own(path) || below(path);
		};
		const readGlob = (pattern) => {
			const read = (0, wildcard.CW)(pattern, "shell");
			return read.kind === "pattern" ? read.matches : () => false;
		};
		var compare_with_past = __webpack_require__(90294);
		var external_node_util_ = __webpack_require__(57975);
		var cut = __webpack_require__(78091);
		var invisible = __webpack_require__(83780);
		var read_failure = __webpack_require__(82497);
		;
		const file_evidence_maxLines = 12;
		const maxLineChars = 300;
		const crash = /\bFATAL EXCEPTION\b|\bFatal signal \d|\bANR in\b|Terminating app due to uncaught exception|\bProcess \S{1,200} has died\b/;
		const goesOn = /^\s|^\S{0,3}at |Caused by:|:\s+at |\bE (?:AndroidRuntime|TestRunner)|\bF DEBUG|\bW System\.err/;
		const isError = /^(?:\d\d-\d\d \d\d:\d\d:\d\d\.\d+ +\d+ +\d+ )?E[ /]/;
		const findLogLines = async (lines, wanted) => {
			const byTest = new Map(wanted.map((each) => [each.test, each]));
			const best = new Map();
			let current;
			let open;
			let number = 0;
			const read = (raw) => {
				number += 1;
				const heading = /^===== (.{1,2000}) =====$/.exec(raw);
				if (heading !== null) {
					current = byTest.get(heading[1] ?? "");
					open = undefined;
					return;
				}
				if (current === undefined) return;
				const rank = rankOf(raw, current);
				if (open !== undefined && rank <= open.rank && open.lines.length < file_evidence_maxLines && goesOn.test(raw)) {
					open.lines.push(displayLine(raw));
					return;
				}
				open = undefined;
				const before = best.get(current.test);
				if (rank === 0 || before !== undefined && (before.rank > rank || before.rank === rank && rank > 1)) return;
				open = {
					rank,
					line: number,
					lines: [displayLine(raw)]
				};
				best.set(current.test, open);
			};
			for await (const some of lines) for (const line of some) read(line);
			return new Map([...best].map(([test, { line, lines: own }]) => [test, {
				line,
				lines: own
			}]));
		};
		const sessionEnd = /\bdevice\b[^\n]{0,60}\b(?:went |is |was |has )?(?:offline|disconnected|not found|unavailable|unauthorized|rebooted|locked)\b|\b(?:lost|closed) connection to (?:the )?device\b|\bconnection to (?:the )?device (?:was )?(?:lost|closed)\b|\bsession (?:was |is )?(?:terminated|deleted|lost|closed)\b|\bINSTRUMENTATION_(?:ABORTED|FAILED)\b|\bSystem has crashed\b|\b(?:system_server|zygote) (?:has )?died\b|\bNo space left on device\b|\bINSTALL_FAILED_\w{1,60}/i;
		const findSessionEnd = async (lines) => {
			let found;
			let number = 0;
			for await (const some of lines) for (const raw of some) {
				number += 1;
				if (!raw.startsWith("===== ") && sessionEnd.test(raw)) found = {
					line: number,
					lines: [displayLine(raw)]
				};
			}
			return found;
		};
		const rankOf = (line, { exception }) => {
			if (crash.test(line)) return 3;
			if (exception !== undefined && line.includes((0, read_failure.Lk)(exception))) return 2;
			return isError.test(line) ? 1 : 0;
		};
		const displayLine = (line) => (0, invisible.jQ)((0, cut.IN)((0, external_node_util_.stripVTControlCharacters)(line.slice(0, 4 * maxLineChars)), maxLineChars));
		const maxEntries = 5e4;
		const maxRequests = 5;
		const maxUrl = 300;
		const maxMethod = 20;
		const failedRequests = (har, test, file) => {
			const entries = (0, is_record.Of)((0, is_record.C5)((0, is_record.C5)(har, "log"), "entries")).slice(0, maxEntries);
			return entries.filter((entry) => (0, is_record.C5)(entry, "_test") === test).flatMap((entry) => {
				const status = (0, is_record.C5)((0, is_record.C5)(entry, "response"), "status");
				if (typeof status !== "number" || !Number.isInteger(status) || status > 0 && status < 400) return [];
				const { method, url } = methodAndUrl((0, is_record.C5)(entry, "request"));
				return url === undefined ? [] : [{
					kind: "request",
					method,
					url,
					status: Math.max(0, status),
					file
				}];
			}).slice(-maxRequests);
		};
		const methodAndUrl = (request) => {
			const [method, address] = [(0, is_record.C5)(request, "method"), (0, is_record.C5)(request, "url")];
			const url = typeof address === "string" ? URL.parse(address) : null;
			return {
				method: typeof method === "string" ? (0, invisible.jQ)(method.slice(0, maxMethod)) : "?",
				url: url === null ? undefined : (0, invisible.jQ)(`${url.protocol}//${url.host}${url.pathname}`.slice(0, maxUrl))
			};
		};
		var regular_file = __webpack_require__(48734);
		var text_lines = __webpack_require__(59390);
		var report_file = __webpack_require__(97448);
		var branch_files = __webpack_require__(17360);
		;
		const collectTriageFacts = async (run, { reportDir, service }, sources, context, guard) => {
			const causes = (0, causes_of_run.N)(run).slice(0, triage_triage.bI);
			const failures = causes.filter((cause) => cause.kind === "failures");
			const sessions = causes.filter((cause) => cause.kind === "sessions");
			const evidenceOfSession = await readSessionLogs(sessions, reportDir);
			if (failures.length === 0) return {
				...triage_triage.f5,
				evidenceOfSession
			};
			const { workspace, runId, runUrl, sha } = context.github;
			const { pullRequest } = await (0, github_context.j_)(context.environment);
			const commit = pullRequest?.headSha ?? sha;
			return {
				findSource: sources.find,
				ownersOf: await readOwners(workspace),
				changed: run.changedFiles ?? await askForChangedFiles(service.githubToken, context, guard) ?? await (0, branch_files.$A)(workspace, context.environment, lastPass(failures)),
				evidenceOf: await readEvidence(failures, reportDir),
				evidenceOfSession,
				run: {
					run: runId,
					commit,
					date: run.startedAt.toISOString(),
					url: runUrl
				}
			};
		};
		const askForChangedFiles = async (token, context, guard) => {
			const { environment, signal, log } = context;
			const event = await (0, github_context.j_)(environment);
			if (token === undefined || signal.aborted || event.pullRequest === undefined && event.mergeGroup === undefined) return undefined;
			try {
				const changed = await (0, branch_files.IM)(await (0, api.II)(token, context, guard), event, signal);
				if (changed.kind === "read") return {
					files: changed.files,
					source: changed.source
				};
				if (changed.kind === "unreadable") log.info(`GitHub gave no list of changed files: ${changed.why}.`);
			} catch (error) {
				if (!signal.aborted) throw error;
			}
			return undefined;
		};
		const lastPass = (failures) => failures.flatMap((failure) => (0, compare_with_past.g)(failure, undefined).lastPassed ?? []).toSorted((one, other) => one.date < other.date ? 1 : -1)[0]?.commit;
		const readOwners = async (workspace) => {
			for (const name of codeOwnersPaths) {
				try {
					return readCodeOwners(await (0, regular_file.eu)(external_node_path_default().join(workspace, name), maxCodeOwnersBytes));
				} catch {}
			}
			return () => [];
		};
		const readSessionLogs = async (causes, reportDir) => {
			const sessions = causes.flatMap(({ shards: [shard] }) => shard === undefined || !hasLogs(shard.last) ? [] : [shard.last]);
			if (sessions.length === 0) return () => [];
			const { reportFilesIn } = await __webpack_require__.e(936).then(__webpack_require__.bind(__webpack_require__, 89936));
			const find = withinBytes(reportFilesIn(reportDir), maxLogBytes);
			const found = new Map();
			for (const session of sessions) {
				const lines = await eachLog(session, find, async (log) => {
					const end = await findSessionEnd(log);
					return end === undefined ? [] : [end];
				});
				found.set(session.folder, lines);
			}
			return ({ folder }) => found.get(folder) ?? [];
		};
		const maxLogBytes = 64e6;
		const collect_triage_facts_maxLineChars = 2e3;
		const logKinds = ["device-logs", "instrumentation-logs"];
		const readEvidence = async (failures, reportDir) => {
			const samples = failures.flatMap(({ cause, tests }) => {
				const sample = tests[0]?.groups[0]?.samples[0];
				return sample === undefined ? [] : [{
					sample,
					exception: cause.exception
				}];
			});
			if (samples.every(({ sample }) => !hasLogs(sample.session))) return () => [];
			const { reportFilesIn } = await __webpack_require__.e(936).then(__webpack_require__.bind(__webpack_require__, 89936));
			const find = withinBytes(reportFilesIn(reportDir), maxLogBytes);
			const found = new Map();
			for (const [session, own] of Map.groupBy(samples, ({ sample }) => sample.session)) {
				const wanted = own.map(({ sample, exception }) => ({
					test: (0, results.U)(sample.test),
					exception
				}));
				const [lines, requests] = [await readLogs(session, wanted, find), await readRequests(session, wanted, find)];
				for (const { test } of wanted) found.set(evidenceKey(session, test), [...lines.get(test) ?? [], ...requests.get(test) ?? []]);
			}
			return ({ test, session }) => found.get(evidenceKey(session, (0, results.U)(test))) ?? [];
		};
		const withinBytes = (find, maxBytes) => {
			let leftBytes = maxBytes;
			return async (folder, name) => {
				const file = await find(folder, name);
				if (file === undefined || leftBytes <= 0) return undefined;
				leftBytes -= file.bytes;
				return file;
			};
		};
		const evidenceKey = ({ folder }, test) => `${folder}\n${test}`;
		const hasLogs = ({ files }) => [...logKinds, "network-logs"].some((kind) => (files[kind] ?? []).length > 0);
		const readLogs = async (session, wanted, find) => {
			const found = new Map();
			await eachLog(session, find, async (log, file) => {
				for (const [test, finding] of await findLogLines(log, wanted)) found.set(test, [...found.get(test) ?? [], {
					kind: "log",
					file,
					...finding
				}]);
				return [];
			});
			return found;
		};
		const eachLog = async (session, find, read) => {
			const found = [];
			for (const name of logKinds.flatMap((kind) => session.files[kind] ?? [])) {
				const file = await find(session.folder, name);
				if (file === undefined) continue;
				const bytes = Math.min(file.bytes, maxLogBytes);
				try {
					for (const finding of await read((0, text_lines.F)(file.chunks(bytes), collect_triage_facts_maxLineChars), file.shown)) found.push({
						kind: "log",
						file: file.shown,
						...finding
					});
				} catch (error) {
					if (!(0, run_problem.Or)(error)) throw error;
				}
			}
			return found;
		};
		const readRequests = async (session, wanted, find) => {
			const [name] = session.files["network-logs"] ?? [];
			const file = name === undefined ? undefined : await find(session.folder, name);
			if (file === undefined) return new Map();
			const reading = await (0, report_file.JE)(file);
			if (reading.state !== "read") return new Map();
			return new Map(wanted.map(({ test }) => [test, failedRequests(reading.value, test, file.shown)]));
		};
		var outputs = __webpack_require__(8681);
		var promises_ = __webpack_require__(51455);
		var device_shard = __webpack_require__(91154);
		var attempts = __webpack_require__(52130);
		var describe = __webpack_require__(57353);
		;
		function* ctrfJson(run) {
			const { results, ...document } = ctrfWithoutTests(run);
			const { tool, summary, ...after } = results;
			yield `${withoutEnd(JSON.stringify(document))},"results":${withoutEnd(JSON.stringify({
				tool,
				summary
			}))},"tests":[`;
			let separator = "\n";
			for (const item of testsOfRun(run)) {
				yield `${separator}${JSON.stringify(toCtrfTest(item, run))}`;
				separator = ",\n";
			}
			yield `\n],${JSON.stringify(after).slice(1)}}\n`;
		}
		const withoutEnd = (object) => object.slice(0, -1);
		const ctrfWithoutTests = (run) => ({
			reportFormat: "CTRF",
			specVersion: "0.0.0",
			timestamp: run.finishedAt.toISOString(),
			generatedBy: "Mobile Test Cloud",
			results: {
				tool: { name: (0, lookup.Fg)(run.framework).title },
				summary: summaryOf(run),
				environment: {
					reportName: run.project,
					testEnvironment: run.simulated ? "simulated" : "device cloud",
					healthy: run.verdict.kind === "passed"
				},
				extra: runExtra(run)
			}
		});
		function* testsOfRun(run) {
			const { simulated } = run;
			const pastOf = (0, totals.OJ)(run);
			const repeatsOf = findRepeats(run);
			const onBaseOf = (0, base_comparison.qx)(run.onBase);
			let isRed = false;
			for (const shard of run.shards) {
				for (const test of shard.tests) {
					const item = {
						test,
						context: {
							...placeOf(shard.sessionOf(test)),
							simulated,
							kind: "test"
						},
						quarantine: shard.quarantined.get(test),
						history: pastOf(test, (0, device_shard.hV)(shard.last)),
						repeats: repeatsOf(test, shard.last.device),
						onBase: onBaseOf(test, shard.last.device),
						others: shard.otherResults.get(test)
					};
					isRed ||= ctrfStatusOf(item, run) === "failed" && item.quarantine === undefined;
					yield item;
				}
				const problem = (0, totals.Tj)(shard);
				if (problem === undefined) continue;
				const test = isWaiting(shard) ? {
					...problem,
					status: "pending"
				} : problem;
				isRed ||= problem.status !== "pending";
				yield {
					test,
					context: {
						...placeOf(shard.last),
						simulated,
						kind: "session"
					}
				};
			}
			const problem = isRed ? undefined : (0, totals.RH)(run);
			const context = {
				device: "",
				shard: 1,
				shards: 1,
				attempt: 1,
				build: "",
				simulated,
				kind: "verdict"
			};
			if (problem !== undefined) yield {
				test: problem,
				context
			};
		}
		const isWaiting = ({ last: { evidence } }) => evidence.summary?.status === "queued";
		const summaryOf = (run) => {
			const { tests, passed, failed, skipped, flaky } = run.totals;
			const others = {
				pending: 0,
				other: 0
			};
			for (const item of testsOfRun(run)) {
				const status = ctrfStatusOf(item, run);
				if (status === "pending" || status === "other") others[status] += 1;
			}
			const start = run.startedAt.getTime();
			const stop = run.finishedAt.getTime();
			return {
				tests,
				passed,
				failed,
				skipped,
				...others,
				flaky,
				start,
				stop,
				duration: Math.max(0, stop - start)
			};
		};
		const runExtra = (run) => ({
			simulated: run.simulated,
			verdict: run.verdict.kind,
			reason: run.verdict.reason,
			framework: run.framework,
			project: run.project,
			failOnFlaky: run.failOnFlaky,
			deviceMs: Math.round(run.deviceMs),
			queueMs: Math.round(run.queueMs),
			totals: run.totals,
			builds: run.builds.map(({ id, shard, attempt }) => ({
				id,
				shard: shard.index + 1,
				shards: shard.total,
				attempt: attempt + 1
			})),
			refs: run.refs,
			sessions: run.sessions.map(toCtrfSession),
			missingTests: run.missingTests,
			notices: run.notices,
			code: run.verdict.code,
			job: run.job && toCtrfJob(run.job),
			predicted: run.prediction && {
				deviceMs: Math.round(run.prediction.deviceMs),
				durationMs: Math.round(run.prediction.durationMs),
				runs: run.prediction.runs
			},
			emptySelection: run.emptySelection || undefined,
			unstarted: run.unstarted.length === 0 ? undefined : run.unstarted.map(toCtrfUnstarted),
			repeats: run.repeats && toCtrfReport(run.repeats),
			onBase: run.onBase && toCtrfBaseReport(run.onBase),
			knownSuite: run.knownSuite,
			quarantine: run.quarantine && {
				file: run.quarantine.file,
				warnings: run.quarantine.warnings
			},
			history: run.history && toCtrfHistory(run.history)
		});
		const toCtrfUnstarted = ({ shards, ...rest }) => ({
			...rest,
			shards: shards.map((index) => index + 1)
		});
		const toCtrfHistory = ({ earlierRuns, labels: { knownSinceMs, ...labels } }) => ({
			earlierRuns,
			...labels,
			knownSince: knownSinceMs === undefined ? undefined : new Date(knownSinceMs).toISOString()
		});
		const toCtrfJob = ({ runId, shardIndex, ...job }) => ({
			...job,
			run: runId,
			shard: shardIndex === undefined ? undefined : shardIndex + 1
		});
		const toCtrfSession = (session) => ({
			...placeOf(session),
			tests: session.tests.filter(attempts.gb).length,
			folder: session.folder,
			...session.links,
			start: session.startedAt?.getTime(),
			duration: rounded(session.durationMs),
			queued: rounded(session.queuedMs)
		});
		const findRepeats = ({ repeats }) => {
			const known = new Map(repeats?.tests.map((test) => [`${test.device}\n${(0, results.U)(test)}`, test.results]));
			return (test, device) => known.size === 0 ? undefined : known.get(`${device}\n${(0, results.U)(test)}`);
		};
		const toCtrfReport = ({ tests, deviceMs, ...report }) => ({
			...report,
			deviceMs: Math.round(deviceMs),
			tests: tests.map(({ className, name, device, why, passed, failed, broken }) => {
				return {
					className,
					name,
					device,
					why,
					passed,
					failed,
					broken
				};
			})
		});
		const toCtrfBaseReport = ({ tests, more, deviceMs }) => ({
			tests: tests.map(({ className, name, device, ...test }) => ({
				className,
				name,
				device,
				...toCtrfOnBase(test)
			})),
			more,
			deviceMs: Math.round(deviceMs)
		});
		const toCtrfOnBase = ({ result, why, branch, commit, sessions }) => ({
			result,
			why,
			branch,
			commit,
			sessions: sessions.map(({ status, buildId, sessionId, dashboard }) => ({
				status,
				build: buildId,
				session: sessionId,
				dashboard
			}))
		});
		const ctrfStatusOf = (item, rules) => {
			const { test, context } = item;
			if (context.kind !== "test") return test.status === "pending" ? "pending" : "other";
			return isFailedFlaky(item, rules) ? "failed" : toCtrfStatus(test.status);
		};
		const isFailedFlaky = ({ test, quarantine }, { failOnFlaky }) => failOnFlaky && quarantine === undefined && (0, attempts.s8)(test);
		const toCtrfStatus = (status) => status === "passed" || status === "skipped" ? status : "failed";
		const rounded = (ms) => ms === undefined ? undefined : Math.round(ms);
		const toCtrfTest = (item, rules) => {
			const { test, context } = item;
			const { earlierAttempts, startedAt, durationMs } = test;
			const isShort = isPlainPass(item);
			const start = startedAt?.getTime();
			return {
				name: test.name === "" ? "(no name)" : test.name,
				status: ctrfStatusOf(item, rules),
				duration: Math.round(durationMs ?? 0),
				start,
				stop: isShort || start === undefined || durationMs === undefined ? undefined : start + Math.round(durationMs),
				suite: test.className === "" ? undefined : [test.className],
				...messageAndTrace(test.failures),
				...ctrfMessage(item, rules),
				line: test.line,
				filePath: test.file,
				stdout: test.systemOut?.split("\n"),
				stderr: test.systemErr?.split("\n"),
				retryAttempts: earlierAttempts.length === 0 ? undefined : earlierAttempts.map(toAttempt),
				rawStatus: test.rawStatus ?? test.status,
				retries: earlierAttempts.length,
				flaky: (0, attempts.s8)(test),
				device: context.device,
				extra: isShort ? {
					...context,
					build: undefined,
					kind: undefined
				} : extraOf(item)
			};
		};
		const isPlainPass = ({ test, context, history, repeats, others }) => (0, attempts.Dz)(test) && test.testId === undefined && test.links === undefined && context.session !== undefined && history === undefined && repeats === undefined && others === undefined;
		const extraOf = (item) => {
			const { testId, properties, attachments, links } = item.test;
			return {
				...item.context,
				...quarantineExtra(item),
				...historyExtra(item),
				...crashExtra(item.test),
				repeats: item.repeats?.map(toCtrfRepeat),
				onBase: item.onBase && toCtrfOnBase(item.onBase),
				otherResults: item.others?.map(toCtrfOther),
				expectedFailures: item.test.expectedFailures?.flatMap((failure) => (0, describe.Ic)(failure) ?? []),
				testId,
				properties,
				attachments,
				links
			};
		};
		const messageAndTrace = (failures) => {
			if (failures.length === 0) return {};
			const messages = failures.flatMap((failure) => (0, describe.Ic)(failure) ?? []);
			const traces = failures.flatMap(({ trace }) => trace ?? []);
			return {
				message: messages.length === 0 ? undefined : (0, invisible.Ul)(messages.join("\n")),
				trace: traces.length === 0 ? undefined : (0, invisible.Ul)(traces.join("\n\n"))
			};
		};
		const ctrfMessage = (item, rules) => {
			const { test } = item;
			if (test.skipMessage !== undefined && test.status === "skipped") return { message: (0, invisible.Ul)(test.skipMessage) };
			return isFailedFlaky(item, rules) ? { message: (0, describe.b5)(test) } : {};
		};
		const quarantineExtra = ({ test, quarantine }) => {
			if (quarantine === undefined || test.status !== "failed") return {};
			const { reason, issue, until } = quarantine;
			return {
				quarantined: true,
				quarantine: {
					reason,
					issue,
					until
				}
			};
		};
		const historyExtra = ({ test, history }) => {
			if (history === undefined) return {};
			const { flakyRate, recent } = history;
			const { label, since } = (0, attempts.RX)(test) ? history : {};
			return { history: {
				label,
				since: since && toPastRun(since),
				flakyRate,
				recent: recent.map(({ status, run, durationMs }) => ({
					status,
					...toPastRun(run),
					duration: durationMs
				}))
			} };
		};
		const toCtrfRepeat = ({ repeat, status, failures, durationMs, buildId, sessionId, folder }) => ({
			repeat,
			status,
			duration: rounded(durationMs),
			...messageAndTrace(failures),
			build: buildId,
			session: sessionId,
			folder
		});
		const toCtrfOther = ({ test, session }) => ({
			...placeOf(session),
			status: toCtrfStatus(test.status),
			rawStatus: test.rawStatus ?? test.status,
			duration: rounded(test.durationMs),
			...messageAndTrace(test.failures)
		});
		const crashExtra = ({ crash, failures }) => {
			if (failures.length === 0) return {};
			const traces = failures.flatMap(({ rawTrace }) => rawTrace ?? []);
			const ambiguous = failures.flatMap(({ ambiguousFrames }) => ambiguousFrames ?? []);
			return {
				crash,
				rawTrace: traces.length === 0 ? undefined : traces.join("\n\n"),
				ambiguousFrames: ambiguous.length === 0 ? undefined : ambiguous
			};
		};
		const toPastRun = ({ commit, startedAtMs, url }) => ({
			commit,
			date: new Date(startedAtMs).toISOString(),
			url
		});
		const toAttempt = ({ status, failures, durationMs }, index) => ({
			attempt: index + 1,
			status: toCtrfStatus(status),
			duration: rounded(durationMs),
			...messageAndTrace(failures),
			extra: { rawStatus: status }
		});
		const placeOf = ({ device, ranOn, shard, attempt, buildId, sessionId }) => ({
			device,
			shard: shard.index + 1,
			shards: shard.total,
			attempt: attempt + 1,
			build: buildId,
			session: sessionId,
			ranOn
		});
		var write_merged = __webpack_require__(15807);
		var fit_document = __webpack_require__(83016);
		var write_text_file = __webpack_require__(37785);
		var artifacts = __webpack_require__(85515);
		var durations = __webpack_require__(71698);
		var html = __webpack_require__(51474);
		;
		const width = 640;
		const height = 190;
		const margin = 16;
		const bars = {
			top: 62,
			height: 70,
			width: width - 2 * margin
		};
		const times = {
			top: 142,
			height: 22
		};
		const shownRuns = 50;
		const maxTitle = 60;
		const style = `
  .paper { fill: #ffffff; stroke: #d0d7de } .ink { fill: #1f2328 } .soft { fill: #59636e }
  .passed { fill: #2da44e } .flaky { fill: #bf8700 } .failed { fill: #cf222e } .time { fill: #8c959f }
  text { font: 12px system-ui, sans-serif } .title { font-size: 15px; font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117; stroke: #30363d } .ink { fill: #e6edf3 } .soft { fill: #9198a1 }
    .passed { fill: #3fb950 } .flaky { fill: #d29922 } .failed { fill: #f85149 } .time { fill: #6e7681 }
  }`;
		const historySvg = ({ runs }, title) => {
			const shown = runs.slice(-shownRuns);
			const sum = (part) => shown.reduce((total, run) => total + part(run), 0);
			const passed = sum((run) => run.passed);
			const all = passed + sum((run) => run.failed);
			const longestMs = Math.max(1, ...shown.map(({ durationMs }) => durationMs));
			const span = shown.length === 1 ? "in the last run" : `in the last ${(0, numbers.hS)(shown.length, "run")}`;
			const flaky = sum((run) => run.flaky);
			const summary = all === 0 ? `no results ${span}` : `${passRate(passed / all)} passed ${span}, ${passRate(flaky / all)} flaky`;
			const heading = (0, html.j)((0, cut.IN)(title, maxTitle));
			const slot = bars.width / Math.max(10, shown.length);
			return [
				`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${heading}: ${summary}">`,
				`<style>${style}</style>`,
				`<rect class="paper" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
				`<text class="title ink" x="${margin}" y="28">${heading}</text>`,
				`<text class="soft" x="${margin}" y="48">${summary}</text>`,
				...shown.flatMap((run, nth) => runBars(run, margin + nth * slot, Math.max(1, slot - 2), longestMs)),
				`<text class="soft" x="${margin}" y="${height - 10}">Duration of each run, at most ${(0, durations.a3)(longestMs)}</text>`,
				"</svg>",
				""
			].join("\n");
		};
		const runBars = ({ passed, failed, flaky, durationMs }, x, barWidth, longestMs) => {
			const all = Math.max(1, passed + failed);
			const flakyPasses = Math.min(flaky, passed);
			const parts = [
				["passed", passed - flakyPasses],
				["flaky", flakyPasses],
				["failed", failed]
			];
			let bottom = bars.top + bars.height;
			const stacked = parts.flatMap(([kind, count]) => {
				if (count === 0) return [];
				const size = Math.max(kind === "passed" ? 0 : 3, count / all * bars.height);
				bottom -= size;
				return [rect(kind, x, Math.max(bars.top - 6, bottom), barWidth, size)];
			});
			const time = Math.max(1, durationMs / longestMs * times.height);
			return [...stacked, rect("time", x, times.top + times.height - time, barWidth, time)];
		};
		const rect = (kind, x, y, barWidth, size) => `<rect class="${kind}" x="${round(x)}" y="${round(y)}" width="${round(barWidth)}" height="${round(size)}"/>`;
		const round = (value) => String(Math.round(value * 10) / 10);
		const passRate = (part) => `${(Math.floor(part * 1e3) / 10).toFixed(1)}%`;
		var prepare_report_folder = __webpack_require__(38212);
		;
		const writers = {
			results: (run, file) => (0, write_text_file.T)(file, ctrfJson(run)),
			junit: (run, file) => (0, write_text_file.T)(file, (0, write_merged.l)(run)),
			plan: (run, file) => (0, write_text_file.T)(file, planJson(run)),
			history: (run, file) => writeHistoryPicture(run, file).catch(() => (0, promises_.rm)(file, { force: true })),
			triage: (_run, file, _reportDir, { triage }) => (0, write_text_file.T)(file, [(0, fit_document.Zp)(triage)]),
			triageText: (run, file, reportDir, { triage }) => (0, write_text_file.T)(file, [(0, reports.zR)(run, triage, reportDir)]),
			html: async (run, file, reportDir, { page, triage }) => {
				const { writeHtmlReport } = await __webpack_require__.e(936).then(__webpack_require__.bind(__webpack_require__, 89936));
				await writeHtmlReport(run, {
					...page,
					triage,
					reportDir,
					file,
					generatedBy: "Mobile Test Cloud 1"
				});
			}
		};
		const triageKinds = ["triage", "triageText"];
		const filesFor = ({ verdict: { kind }, history }) => {
			if (kind === "planned") return ["plan", ...triageKinds];
			if (kind === "started") return [
				"results",
				"plan",
				...triageKinds
			];
			return [
				"results",
				"junit",
				...triageKinds,
				"html",
				...history === undefined ? [] : ["history"]
			];
		};
		const writeHistoryPicture = async (run, file) => {
			const { history, framework, simulated } = run;
			const project = run.job === undefined ? run.project : run.project.replace(`-${run.job.runId}`, "");
			const title = `${(0, lookup.Fg)(framework).title}, ${project}${simulated ? " (SIMULATED)" : ""}`;
			if (history !== undefined) await (0, write_text_file.T)(file, historySvg(history.trends, title));
		};
		const writeReportFolder = async (run, reportDir, page = {}, facts = triage_triage.f5) => {
			const triage = (0, triage_triage.yZ)(run, facts);
			const first = await writeFiles(filesFor(run), run, reportDir, {
				page,
				triage
			});
			const [problem, ...others] = first.problems;
			if (problem === undefined) return {
				files: reportFiles(first.written, reportDir),
				run,
				triage
			};
			const judged = (0, judge.zH)(run, problem, ...others);
			const judgedTriage = (0, triage_triage.yZ)(judged, facts);
			const { written } = await writeFiles(first.written, judged, reportDir, {
				page,
				triage: judgedTriage
			});
			return {
				files: reportFiles(written, reportDir),
				run: judged,
				triage: judgedTriage
			};
		};
		const reportPath = (kind, reportDir) => external_node_path_default().join(reportDir, prepare_report_folder.T[kind]);
		const reportFiles = (written, reportDir) => ({
			reportDir,
			...Object.fromEntries(written.map((kind) => [`${kind}Path`, reportPath(kind, reportDir)]))
		});
		const writeFiles = async (kinds, run, reportDir, beside) => {
			const written = [];
			const problems = [];
			for (const kind of kinds) {
				const file = reportPath(kind, reportDir);
				try {
					await (0, promises_.mkdir)(reportDir, { recursive: true });
					await writers[kind](run, file, reportDir, beside);
					written.push(kind);
				} catch (error) {
					problems.push((0, run_problem.Zw)(error, `the report file ${prepare_report_folder.T[kind]} cannot be written: `));
					await (0, promises_.rm)(file, { force: true }).catch(() => {});
				}
			}
			return {
				written,
				problems
			};
		};
		const storeReport = async ({ htmlPath }, inputs, identity, context, guard) => {
			if (inputs.artifactName === "") return {};
			const shard = inputs.shardIndex === undefined ? "" : `shard-${inputs.shardIndex + 1}-of-${inputs.shards}`;
			const name = inputs.artifactName ?? (0, artifacts.f0)({
				framework: inputs.framework,
				shard,
				identity
			}, context.github);
			const { reportDir, artifactRetentionDays: retentionDays } = inputs;
			const artifact = await storedOrWarned(`The artifact ${name}`, context, async () => (0, artifacts.mz)({
				name,
				files: await filesBelow(reportDir),
				rootDir: reportDir,
				retentionDays
			}, context, guard));
			if (artifact === undefined || htmlPath === undefined) return { artifact };
			const htmlArtifact = await storedOrWarned(`The artifact ${artifact.name}.html`, context, () => storePage(htmlPath, artifact.name, retentionDays, context, guard));
			return {
				artifact,
				htmlArtifact
			};
		};
		const storedOrWarned = async (what, { log }, store) => {
			try {
				return await store();
			} catch (error) {
				if (!(0, run_problem.Or)(error)) throw error;
				log.warning(`${what} could not be stored: ${(0, run_problem.Uc)(error)}.`);
				return undefined;
			}
		};
		const storePage = async (htmlPath, name, retentionDays, context, guard) => {
			const folder = await (0, promises_.mkdtemp)(external_node_path_default().join(external_node_path_default().dirname(htmlPath), ".page-"));
			try {
				const page = external_node_path_default().join(folder, `${name}.html`);
				await (0, promises_.copyFile)(htmlPath, page);
				return await (0, artifacts.mz)({
					name: `${name}.html`,
					files: [page],
					rootDir: folder,
					retentionDays,
					unarchived: true
				}, context, guard);
			} finally {
				await (0, promises_.rm)(folder, {
					recursive: true,
					force: true
				});
			}
		};
		const filesBelow = async (folder) => {
			const entries = await (0, promises_.readdir)(folder, {
				recursive: true,
				withFileTypes: true
			});
			return entries.filter((entry) => entry.isFile()).map((entry) => external_node_path_default().join(entry.parentPath, entry.name));
		};
		const planJson = ({ plan, verdict, framework, project, simulated, builds }) => {
			const { devices = [], binaries = [], notes = [], repeats, comparison } = plan ?? {};
			const written = plan?.builds.map(({ shard, ...build }) => {
				const started = builds.find((each) => each.shard.index === shard.index && each.attempt === 0);
				return {
					shard: shard.index + 1,
					shards: shard.total,
					...started === undefined ? {} : {
						id: started.id,
						dashboardUrl: started.dashboardUrl
					},
					...build
				};
			});
			const document = {
				verdict: verdict.kind,
				reason: verdict.reason,
				framework,
				project,
				simulated,
				devices,
				binaries,
				notes,
				repeats,
				comparison,
				builds: written ?? []
			};
			return `${JSON.stringify(document, undefined, 2)}\n`;
		};
		;
		const shownCommitLength = 7;
		const repository_maxTitle = 80;
		const pageLinks = async ({ github, environment }) => {
			const { runUrl, serverUrl, repository } = github;
			if (runUrl === undefined) return [];
			const { pullRequest, headRepository, earlierRun, mergeGroup } = await (0, github_context.j_)(environment);
			const base = `${serverUrl}/${repository}`;
			const commit = pullRequest?.headSha ?? github.sha;
			const head = pullRequest?.branch ?? earlierRun?.branch;
			const branch = head ?? (environment.GITHUB_REF_TYPE === "branch" && mergeGroup === undefined ? environment.GITHUB_REF_NAME : undefined);
			const branchBase = head === undefined || !headRepository ? base : `${serverUrl}/${headRepository}`;
			const title = pullRequest?.title === undefined ? "" : ` ${(0, cut.IN)(pullRequest.title, repository_maxTitle)}`;
			return [
				...pullRequest === undefined ? [] : [{
					title: `Pull request #${pullRequest.number}${title}`,
					url: `${base}/pull/${pullRequest.number}`
				}],
				...branch === undefined || branch.endsWith("/merge") ? [] : [{
					title: `Branch ${(0, cut.IN)(branch, repository_maxTitle)}`,
					url: `${branchBase}/tree/${encodedPath(branch)}`
				}],
				...commit === "" ? [] : [{
					title: `Commit ${commit.slice(0, shownCommitLength)}`,
					url: `${base}/commit/${commit}`
				}],
				{
					title: "Workflow run",
					url: runUrl
				}
			];
		};
		const encodedPath = (file) => file.split("/").map(encodeURIComponent).join("/");
		const locateFailures = async (run, context) => {
			const { workspace } = context.github;
			const groups = run.tests.flatMap(({ failureGroups }) => failureGroups);
			const sources = (0, failure_places.wf)(groups.length === 0 ? [] : await (0, branch_files.O)(workspace, context.environment));
			const lines = new Map();
			for (const { samples, failures } of groups.slice(0, maxGroups)) {
				const place = (0, failure_places.VV)(sources, samples[0]?.test ?? {}, failures[0]);
				if (place !== undefined) lines.set((0, failure_places.QW)(place), place);
			}
			if (lines.size === 0) return {
				sources,
				places: (0, failure_places.$1)(sources, undefined, new Map())
			};
			const url = await commitUrl(context);
			const urlOf = url === undefined ? undefined : (file) => `${url}/${encodedPath(file)}`;
			return {
				sources,
				places: (0, failure_places.$1)(sources, urlOf, await readExcerpts(workspace, [...lines.values()]))
			};
		};
		const commitUrl = async ({ github, environment }) => {
			const { runUrl, serverUrl, repository, workspace } = github;
			if (runUrl === undefined) return undefined;
			const { pullRequest } = await (0, github_context.j_)(environment);
			const commit = pullRequest?.headSha ?? await (0, branch_files.Xg)(workspace, environment) ?? github.sha;
			return commit === "" ? undefined : `${serverUrl}/${repository}/blob/${commit}`;
		};
		const maxGroups = 500;
		const linesAround = 3;
		const maxFileBytes = 1e6;
		const maxLine = 200;
		const readExcerpts = async (workspace, lines) => {
			const excerpts = new Map();
			for (const [file, ofFile] of Map.groupBy(lines, (each) => each.file)) {
				const text = (await readSource(workspace, file))?.split(/\r?\n/) ?? [];
				for (const place of ofFile) {
					if (place.line > text.length) continue;
					const first = Math.max(1, place.line - linesAround);
					const shown = text.slice(first - 1, place.line + linesAround).map((line) => (0, cut.IN)(line, maxLine));
					excerpts.set((0, failure_places.QW)(place), {
						first,
						lines: shown
					});
				}
			}
			return excerpts;
		};
		const readSource = async (workspace, file) => {
			try {
				const root = await (0, promises_.realpath)(workspace);
				const absolute = external_node_path_default().join(root, file);
				const status = await (0, promises_.lstat)(absolute);
				if (!status.isFile() || status.size > maxFileBytes || await (0, promises_.realpath)(absolute) !== absolute) return undefined;
				return await (0, promises_.readFile)(absolute, "utf8");
			} catch {
				return undefined;
			}
		};
		;
		const maxFailedTests = 100;
		const countNames = [
			"tests",
			"passed",
			"failed",
			"skipped",
			"flaky",
			"missing",
			"quarantined"
		];
		const outputsOf = (run, files, keepsHistory = true) => ({
			...(0, outputs.Uy)(run.verdict, run.simulated),
			...(0, outputs.w$)(run.refs),
			"build-ids": JSON.stringify(run.builds.map((build) => build.id)),
			...Object.fromEntries(countNames.map((name) => [name, String(run.totals[name])])),
			sessions: String(run.sessions.filter((session) => session.sessionId !== undefined).length),
			"device-minutes": (0, numbers.dp)(run.deviceMs + (run.repeats?.deviceMs ?? 0) + (run.onBase?.deviceMs ?? 0)),
			"predicted-device-minutes": run.prediction === undefined ? "" : (0, numbers.dp)(run.prediction.deviceMs),
			"queue-seconds": String(Math.round(run.queueMs / 1e3)),
			"duration-seconds": String(Math.round((run.finishedAt.getTime() - run.startedAt.getTime()) / 1e3)),
			"failed-tests": JSON.stringify((0, totals.T9)(run.shards, run.failOnFlaky, maxFailedTests)),
			"new-failures": JSON.stringify(keepsHistory ? (0, totals.gy)(run, maxFailedTests) : []),
			unstable: JSON.stringify((0, repeats.Aw)(run.repeats, maxFailedTests)),
			"failing-on-base": JSON.stringify((0, base_comparison.VV)(run.onBase, maxFailedTests)),
			"report-dir": external_node_path_default().resolve(files.reportDir),
			"results-path": files.resultsPath ?? "",
			"junit-path": files.junitPath ?? "",
			"html-path": files.htmlPath ?? "",
			"triage-path": files.triagePath ?? "",
			"artifact-id": files.artifact?.id ?? "",
			"artifact-url": files.artifact?.url ?? "",
			"html-url": files.htmlArtifact?.url ?? ""
		});
		const setOutputs = async ({ run, files, inputs, context, outputsUnset }) => {
			const problem = context.setOutputs(outputsOf(run, files, inputs.history.kind !== "off"));
			if (problem === undefined || outputsUnset) return undefined;
			context.fail();
			return {
				outputsUnset: true,
				run: (0, judge.zH)(run, problem)
			};
		};
		const collectFacts = async ({ run, inputs, sources, context, guard }) => ({ facts: await collectTriageFacts(run, inputs, sources, context, guard) });
		const writeFolder = async ({ run, written, inputs, context, places, facts }) => {
			if (written === run) return undefined;
			const page = {
				links: await pageLinks(context),
				docsUrl: context.github.docsUrl,
				places
			};
			const folder = await writeReportFolder(run, inputs.reportDir, page, facts);
			return {
				...folder,
				written: folder.run
			};
		};
		const locate = ({ run, context }) => locateFailures(run, context);
		const annotate = async ({ run, inputs, context, sources }) => {
			if (!inputs.annotations) return undefined;
			const { annotations, more } = (0, markdown_annotations.g)(run, sources);
			for (const annotation of annotations) context.annotate(annotation);
			if (more > 0) context.log.info(`${more} more distinct failures and sessions are in the summary and in the report.`);
			return { annotated: annotations.length > 0 };
		};
		const storeArtifacts = async ({ run, files, inputs, context, guard }) => ({ files: {
			...files,
			...await storeReport(files, inputs, run.job?.hash ?? "", context, guard)
		} });
		const writeSummary = async (report) => {
			const { run, inputs, context } = report;
			if (inputs.summary) await context.writeSummary((0, reports.Br)(run, shownWith(report)));
		};
		const review = async (report) => {
			const { run, inputs, context, sources, reviewKey, guard } = report;
			await publishReviews(run, failsStep(report), inputs, {
				...shownWith(report),
				sources,
				reviewKey
			}, context, guard);
		};
		const keepIssuesOfRun = async ({ run, triage, facts, inputs, context, outcome, files, guard }) => {
			if (!inputs.issues) return;
			const { keepIssues } = await Promise.all([
				__webpack_require__.e(921),
				__webpack_require__.e(668),
				__webpack_require__.e(44),
				__webpack_require__.e(144),
				__webpack_require__.e(962),
				__webpack_require__.e(773),
				__webpack_require__.e(375),
				__webpack_require__.e(679),
				__webpack_require__.e(919)
			]).then(__webpack_require__.bind(__webpack_require__, 7100));
			const { history, suiteId } = outcome;
			const known = {
				run,
				inputs,
				history,
				suiteId,
				triage: triage ?? (0, triage_triage.yZ)(run, facts),
				artifactUrl: files.artifact?.url
			};
			const section = await keepIssues(known, context, guard);
			if (inputs.summary && section !== undefined) await context.writeSummary(section);
		};
		const logIssues = async ({ inputs, context }) => {
			if (!inputs.issues) return;
			const { logIssuePlan } = await Promise.all([
				__webpack_require__.e(921),
				__webpack_require__.e(668),
				__webpack_require__.e(44),
				__webpack_require__.e(144),
				__webpack_require__.e(962),
				__webpack_require__.e(773),
				__webpack_require__.e(375),
				__webpack_require__.e(679),
				__webpack_require__.e(919)
			]).then(__webpack_require__.bind(__webpack_require__, 7100));
			await logIssuePlan(inputs, context);
		};
		const shownWith = ({ files, inputs, places, triage, context: { github } }) => ({
			triage,
			links: {
				artifactUrl: files.artifact?.url,
				htmlUrl: files.htmlArtifact?.url,
				runUrl: github.runUrl,
				docsUrl: github.docsUrl,
				places
			},
			reportDir: external_node_path_default().relative(github.workspace, inputs.reportDir)
		});
		const withEmbeddedHint = (run) => {
			const { kind, code } = run.verdict;
			const hint = kind === "started" ? `The builds ended: ${service.fs}.` : code && error_codes.Xr[code];
			return hint === undefined ? run : {
				...run,
				verdict: {
					...run.verdict,
					hint
				}
			};
		};
		const failsStep = ({ run, inputs: { failOn }, outputsUnset }) => {
			const { kind } = run.verdict;
			if (outputsUnset) return true;
			if (failOn === "never" || kind === "passed" || kind === "started" || kind === "planned") return false;
			return failOn === "any" || kind !== "failed";
		};
		const nameRunningBuilds = async ({ run: { verdict, builds, framework }, inputs, context }) => {
			const open = builds.filter(({ status }) => !(0, model_status.pl)(status));
			if ((0, service.nq)(inputs.service) || open.length === 0 || verdict.kind === "started") return;
			const named = open.map(({ id, dashboardUrl }) => dashboardUrl === undefined ? id : `${id} (${dashboardUrl})`).join(", ");
			const ids = JSON.stringify(open.map(({ id }) => id));
			context.log.warning(`These builds are still running: ${named}. To wait for them, set \`build-ids: '${ids}'\` in a later step. ${howToStop(framework)}`);
		};
		const howToStop = (framework) => {
			const { title, paths } = (0, lookup.Fg)(framework);
			const why = paths.stop === undefined ? `; the service has no known call that stops ${title} builds` : "";
			return `To stop them, use the dashboard of the service${why}.`;
		};
		const historyLines = (run) => {
			const { add = [], remove = [] } = run.history?.suggestions ?? {};
			const labels = (0, describe_tests.J3)(run);
			return [
				...labels === undefined ? [] : [labels],
				...add.length === 0 ? [] : ["Suggested for the quarantine file:", ...add.map(({ yaml }) => yaml)],
				...remove.map(({ test, line }) => `Line ${line} of the quarantine file can be removed: ${test} passed in the last 20 runs.`)
			];
		};
		const maxLoggedFailures = 20;
		const logVerdict = async (report) => {
			const { run, triage, annotated, context } = report;
			const { log, github } = context;
			const red = failsStep(report);
			const { verdict, simulated, notices, quarantine } = run;
			for (const notice of notices) log.notice(notice);
			for (const warning of quarantine?.warnings ?? []) log.warning(warning);
			for (const { name, devices, entry } of quarantine?.failures.slice(0, maxLoggedFailures) ?? []) log.info(`Quarantined until ${entry.until}: ${name} failed on ${devices.join(", ")}. ${entry.reason} (${entry.issue})`);
			for (const line of historyLines(run)) log.info(line);
			const masked = (0, problems.$z)(run);
			if (masked !== undefined) log.info(masked);
			const line = `${simulated ? "SIMULATED " : ""}Verdict: ${verdict.kind}. ${verdict.reason}`;
			if (red && !annotated) log.error((0, error_codes.s0)(line, verdict.others));
			else log.info(line);
			const { code, hint } = verdict;
			if (red && code !== undefined && hint !== undefined) log.info((0, error_codes.sE)({
				code,
				hint
			}, github.docsUrl));
			if (red) for (const each of (0, explain.WE)(triage)) log.info(each);
			if (red) context.fail();
		};
		const local = [
			setOutputs,
			locate,
			collectFacts,
			writeFolder,
			setOutputs,
			writeFolder,
			annotate,
			nameRunningBuilds,
			logVerdict
		];
		const reportRun = (run, inputs, context, outcome = {}, reviewKey = "") => report([
			...local,
			storeArtifacts,
			setOutputs,
			writeSummary,
			review,
			keepIssuesOfRun
		], run, inputs, context, {
			outcome,
			reviewKey
		});
		const reportPlan = (run, inputs, context) => report([
			setOutputs,
			writeFolder,
			setOutputs,
			writeFolder,
			logVerdict,
			logIssues,
			writeSummary
		], run, inputs, context, {
			outcome: {},
			reviewKey: ""
		});
		const report = async (reporters, given, inputs, context, about) => {
			const run = (0, service.nq)(inputs.service) ? withEmbeddedHint(given) : given;
			const files = { reportDir: inputs.reportDir };
			const guard = (0, stall_guard.GD)(context.clock);
			const unknown = {
				sources: failure_places.S0,
				places: failure_places.co,
				facts: triage_triage.f5,
				annotated: false,
				outputsUnset: false
			};
			let known = {
				run,
				inputs,
				context,
				...about,
				files,
				guard,
				...unknown
			};
			for (const reporter of reporters) known = {
				...known,
				...await reporter(known)
			};
		};
		const publishReviews = async (run, red, inputs, options, context, guard) => {
			const { checkName, comment, service } = inputs;
			if (checkName === undefined && comment === false) return;
			if (service.githubToken === undefined) {
				context.log.notice("No check run and no comment: the input github-token is empty.");
				return;
			}
			const call = await (0, api.II)(service.githubToken, context, guard);
			const denied = [];
			const attempt = async (what, work) => {
				try {
					await work();
				} catch (error) {
					if (context.signal.aborted) return;
					if ((0, run_problem.up)(error, "github-not-permitted")) denied.push(`${error.message} ${(0, error_codes.rr)(error.code)}`);
					else context.log.warning(`${what} could not be written: ${(0, run_problem.Uc)(error)}.`);
				}
			};
			if (checkName !== undefined) await attempt(`The check run "${checkName}"`, () => writeCheck(call, checkName, run, red, options, context));
			const mayCreate = comment !== "on-failure" || run.verdict.kind !== "passed";
			if (comment !== false) await attempt("The comment", () => writeComment(call, run, options, context, mayCreate));
			if (denied.length > 0) context.log.notice(`${denied.join(". ")}.`);
		};
		const writeCheck = async (call, name, run, red, options, context) => {
			const content = (0, reports.d3)(run, options);
			const { pullRequest } = await (0, github_context.j_)(context.environment);
			const headSha = pullRequest?.headSha ?? context.github.sha;
			const conclusion = red || run.verdict.kind === "passed" ? content.conclusion : "neutral";
			const url = await createCheckRun(call, name, headSha, content, conclusion);
			context.log.info(`Wrote the check run "${name}"${url === undefined ? "" : `: ${url}`}`);
		};
		const writeComment = async (call, run, { links, reportDir, triage, reviewKey = "" }, context, mayCreate) => {
			const { pullRequest } = await (0, github_context.j_)(context.environment);
			if (pullRequest === undefined) {
				context.log.notice("No comment: this workflow was not started by a pull request.");
				return;
			}
			const { environment, github } = context;
			const key = [
				environment.GITHUB_WORKFLOW ?? "",
				github.job,
				github.step,
				(0, project.c)(run.project, github.runId)
			];
			const marker = (0, reports.Ql)([...key, ...reviewKey === "" ? [] : [reviewKey]].join("/"));
			const about = {
				...links,
				commit: pullRequest.headSha,
				runAttempt: github.runAttempt
			};
			const text = (0, reports.wQ)(run, marker, {
				links: about,
				reportDir,
				triage
			});
			const done = await (0, pull_request.X)(call, pullRequest.number, text, mayCreate);
			context.log.info(`The comment on pull request ${pullRequest.number} was ${doneLabels[done]}.`);
		};
		const doneLabels = {
			created: "created",
			updated: "updated",
			unchanged: "left as it is",
			"not-wanted": "not created: all is green (`comment: on-failure`)"
		};
	}),
	93672: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H2: () => traceLineage,
			fK: () => retryTag,
			xw: () => numberBuilds
		});
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62708);
		var _model_device_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99899);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91154);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13732);
		var _results_describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57353);
		const traceLineage = (listed, jobs) => {
			const ordered = listed.toReversed().toSorted((a, b) => runAttemptOf(a) - runAttemptOf(b) || attemptOf(a) - attemptOf(b));
			const retries = new Set(ordered.filter((build) => attemptOf(build) > 0 || isUntaggedRetry(build, ordered)));
			const first = ordered.filter((build) => !retries.has(build));
			const standing = withoutOldSplits(first);
			const { counted, problems } = countBuilds(standing, retries);
			const starts = startsOf(ordered, jobs);
			const current = currentJobs(jobs, ordered, starts);
			const claims = [...first.flatMap(claimsOfBuild), ...jobs.flatMap((job) => claimsOfJob(job, starts))];
			return {
				builds: counted,
				current,
				shards: reportedShards(current, starts),
				problems: [
					...conflictsOf(claims),
					...problems,
					...current.flatMap((job) => outdatedBuilds(job, starts))
				]
			};
		};
		const startsOf = (listed, jobs) => {
			const all = [...listed.flatMap(({ record, tag }) => tag === undefined ? [] : [{
				id: record.id,
				job: tag.job,
				runAttempt: tag.runAttempt
			}]), ...jobs.flatMap(({ facts: { job, builds } }) => isAttached(job) ? [] : builds.map(({ id }) => ({
				id,
				job: job.hash,
				runAttempt: job.runAttempt
			})))];
			return new Map(all.toSorted((a, b) => a.runAttempt - b.runAttempt).map(({ id, ...start }) => [id, start]));
		};
		const isAttached = ({ devices }) => devices.length === 0;
		const outdatedBuilds = ({ name, facts: { job, sessions } }, starts) => {
			if (!isAttached(job)) return [];
			return [...Map.groupBy(sessions, storedPlace).values()].flatMap((own) => {
				const started = own.flatMap(({ build, device }) => {
					const start = starts.get(build);
					return start === undefined ? [] : [{
						build,
						device,
						...start
					}];
				});
				const older = started.find((one) => started.some((other) => isNewer(other, one)));
				const newer = older && started.find((other) => isNewer(other, older));
				if (older === undefined || newer === undefined) return [];
				return [(0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("matrix-conflicting-builds", `the report ${name} has results of build ${older.build}, which a newer run attempt of its job replaced by build ${newer.build}, on ${older.device}. Set \`build-ids\` to the output of the newest run attempt alone`)];
			});
		};
		const isNewer = (one, other) => one.job === other.job && one.runAttempt > other.runAttempt;
		const retryTag = (base, shard, attempt, insteadOf) => ({
			...base,
			shard,
			attempt,
			insteadOf: insteadOf === undefined ? undefined : (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_1__.BD)(insteadOf),
			nonce: (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__.Yd)()
		});
		const runAttemptOf = ({ tag }) => tag?.runAttempt ?? 0;
		const attemptOf = ({ tag }) => tag?.attempt ?? 0;
		const isUntaggedRetry = (build, ordered) => build.tag === undefined && build.filters.length > 0 && ordered.slice(0, ordered.indexOf(build)).some((older) => older.tag === undefined && older.filters.length === 0 && !new Set(placesOf(build)).isDisjointFrom(new Set(placesOf(older))));
		const placesOf = ({ shard, devices }) => devices.map((device) => placeKey(shard, device));
		const placeKey = ({ index, total }, device) => `${index}/${total}/${String((0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_1__.cY)(device))}`;
		const withoutOldSplits = (first) => {
			const newest = new Map(first.map((build) => [build.tag?.job, build]));
			return first.filter((build) => {
				const last = newest.get(build.tag?.job);
				if (build.tag === undefined || last === undefined) return true;
				const isSameSplit = (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__.uc)(build) === (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__.uc)(last) && build.tag.plan === last.tag?.plan;
				return isSameSplit || runAttemptOf(build) === runAttemptOf(last);
			});
		};
		const countBuilds = (standing, retries) => {
			const bases = new Map();
			for (const build of standing) for (const shard of (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__.$b)(build)) for (const device of build.devices) bases.set(placeKey(shard, device), {
				build,
				device,
				attempts: 0
			});
			const counted = new Map();
			for (const build of standing) {
				const isBase = (device) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__.$b)(build).some((shard) => bases.get(placeKey(shard, device))?.build === build);
				const devices = build.devices.filter(isBase);
				if (devices.length > 0) counted.set(build, {
					build,
					devices,
					attempt: 0,
					partial: false
				});
			}
			const lost = [];
			for (const build of retries) {
				const reached = build.devices.flatMap((device) => {
					const base = bases.get(placeKey(build.shard, requestedDevice(build, device, bases)));
					return base !== undefined && continues(build, base.build) ? [{
						device,
						base
					}] : [];
				});
				if (reached.length < build.devices.length && !isReplaced(build, standing)) lost.push(build);
				if (reached.length === 0) continue;
				const attempt = 1 + Math.max(...reached.map(({ base }) => base.attempts));
				for (const { base } of reached) base.attempts = attempt;
				const ranLess = ({ base }) => build.filters.length > 0 && String(build.filters) !== String(testsOf(base.build, build.shard));
				const insteadOf = build.tag?.insteadOf === undefined ? undefined : reached[0]?.base.device;
				const devices = reached.map(({ device }) => device);
				counted.set(build, {
					build,
					devices,
					attempt,
					partial: reached.some(ranLess),
					insteadOf
				});
			}
			return {
				counted: [...counted.values()].toSorted((a, b) => a.attempt - b.attempt || a.build.shard.index - b.build.shard.index),
				problems: lost.map(lostRetry)
			};
		};
		const requestedDevice = ({ tag }, device, bases) => {
			if (tag?.insteadOf === undefined) return device;
			return [...bases.values()].find((base) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_1__.BD)(base.device) === tag.insteadOf)?.device ?? device;
		};
		const continues = (retry, base) => runAttemptOf(retry) >= runAttemptOf(base) && retry.tag?.job === base.tag?.job && retry.tag?.selection === base.tag?.selection && retry.tag?.content === base.tag?.content;
		const isReplaced = (retry, standing) => standing.some((build) => build.tag?.job === retry.tag?.job && runAttemptOf(build) > runAttemptOf(retry));
		const testsOf = ({ serviceShards, filters }, { index }) => serviceShards === undefined ? filters : serviceShards[index]?.tests ?? [];
		const currentJobs = (jobs, builds, starts) => {
			const attempts = [...jobs.map(({ facts: { job } }) => ({
				job: job.hash,
				runAttempt: job.runAttempt
			})), ...builds.flatMap(({ tag }) => tag ?? [])];
			const newest = new Map(attempts.sort((a, b) => a.runAttempt - b.runAttempt).map(({ job, runAttempt }) => [job, runAttempt]));
			const isReplaced = ({ id }) => {
				const start = starts.get(id);
				return start !== undefined && (newest.get(start.job) ?? 0) > start.runAttempt;
			};
			const isCurrent = ({ facts: { job, builds: own } }) => newest.get(job.hash) === job.runAttempt && !(isAttached(job) && own.length > 0 && own.every(isReplaced));
			return jobs.filter(isCurrent);
		};
		const reportedShards = (current, starts) => {
			const all = current.flatMap((job) => [...Map.groupBy(job.facts.sessions, storedPlace)].flatMap(([key, sessions]) => {
				const attempts = sessions.toSorted((a, b) => a.attempt - b.attempt);
				const last = attempts.at(-1);
				return last === undefined ? [] : [{
					key,
					device: last.device,
					shard: storedShard(last),
					job,
					attempts,
					last
				}];
			}));
			const attemptOfStart = ({ last, job }) => starts.get(last.build)?.runAttempt ?? job.facts.job.runAttempt;
			const byKey = new Map();
			for (const shard of all) {
				const known = byKey.get(shard.key);
				if (known === undefined || attemptOfStart(shard) >= attemptOfStart(known)) byKey.set(shard.key, shard);
			}
			return [...byKey.values()];
		};
		const storedShard = ({ shard, shards }) => ({
			index: shard - 1,
			total: shards
		});
		const storedPlace = (session) => placeKey(storedShard(session), session.device);
		const claimsOfBuild = (build) => build.devices.map((device) => ({
			job: build.tag?.job,
			runAttempt: runAttemptOf(build),
			name: `build ${build.record.id}`,
			device,
			shards: (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_3__.$b)(build),
			builds: [build.record.id]
		}));
		const claimsOfJob = ({ name, facts: { job, builds, sessions } }, starts) => {
			const own = {
				job: job.hash,
				runAttempt: job.runAttempt,
				name: `the report ${name}`
			};
			const startOf = ({ build }) => isAttached(job) ? starts.get(build) : undefined;
			const ofDevice = Map.groupBy(sessions, ({ device }) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_1__.cY)(device));
			const ofStarts = [...ofDevice.values()].flatMap((each) => [...Map.groupBy(each, (session) => JSON.stringify(startOf(session) ?? own)).values()]);
			const reported = ofStarts.map((each) => ({
				...own,
				...each[0] && startOf(each[0]),
				device: each[0]?.device ?? "",
				shards: each.map(storedShard),
				builds: each.map(({ build }) => build)
			}));
			const silent = job.devices.filter((device) => !ofDevice.has((0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_1__.cY)(device)));
			const started = {
				shards: plannedShards(job),
				builds: builds.map(({ id }) => id)
			};
			return [...reported, ...silent.map((device) => ({
				...own,
				...started,
				device
			}))];
		};
		const plannedShards = ({ shard, shards }) => {
			const total = shards === "auto" ? undefined : shards;
			if (shard !== undefined) return [{
				index: shard - 1,
				total
			}];
			return total === undefined ? undefined : Array.from({ length: total }, (_, index) => ({
				index,
				total
			}));
		};
		const conflictsOf = (claims) => {
			const onOneDevice = [...Map.groupBy(claims, ({ device }) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_1__.cY)(device)).values()];
			const pairs = onOneDevice.flatMap((own) => own.flatMap((one, nth) => own.slice(nth + 1).map((other) => [one, other])));
			const conflicts = new Map();
			for (const pair of pairs) {
				const jobs = String(pair.map(({ job = "" }) => job).sort());
				const conflict = conflicts.has(jobs) ? undefined : conflictOf(...pair);
				if (conflict !== undefined) conflicts.set(jobs, conflict);
			}
			return [...conflicts.values()];
		};
		const separateProjects = "If the jobs test different variants of the app, such as debug and release, give each variant its own `project`";
		const conflictOf = (one, other) => {
			const shard = isConflict(one, other) ? sharedShard(one, other) : undefined;
			if (shard === undefined) return undefined;
			const where = `${one.device}${(shard.total ?? 1) > 1 ? `, ${(0, _results_describe_js__WEBPACK_IMPORTED_MODULE_4__.y0)({
				total: "auto",
				...shard
			})}` : ""}`;
			const names = [one.name, other.name].toSorted().join(" and ");
			return (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("matrix-conflicting-builds", `two jobs with the same project have results for ${where}: ${names}. It is unclear which of these results count. ${separateProjects}`);
		};
		const isConflict = (one, other) => {
			const mayReplace = one.runAttempt !== other.runAttempt || one.builds.length === 0 || other.builds.length === 0;
			return !(one.job === other.job && mayReplace) && !one.builds.some((id) => other.builds.includes(id));
		};
		const sharedShard = (one, other) => {
			if (one.shards === undefined || other.shards === undefined) return one.shards?.[0] ?? other.shards?.[0] ?? { index: 0 };
			const isSame = (a, b) => a.index === b.index && (a.total === undefined || b.total === undefined || a.total === b.total);
			return one.shards.find((shard) => other.shards?.some((each) => isSame(shard, each)));
		};
		const lostRetry = ({ record, devices, shard }) => (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__.CC)("matrix-conflicting-builds", `build ${record.id} ran failed tests again on ${devices.join(", ")}${shard.total > 1 ? `, ${(0, _results_describe_js__WEBPACK_IMPORTED_MODULE_4__.y0)(shard)}` : ""}, but the build that failed before does not count. ${separateProjects}`);
		const numberBuilds = (builds) => {
			const sharing = (build, among) => {
				const places = new Set(placesOf(build));
				const mayShare = (other) => build.devicesAsShown === true || other.devicesAsShown === true || placesOf(other).some((place) => places.has(place));
				return among.filter((other) => other.id !== build.id && mayShare(other)).length;
			};
			return builds.map((build, nth) => sharing(build, builds) === 0 ? build : {
				...build,
				buildNumber: 1 + sharing(build, builds.slice(0, nth))
			});
		};
	}),
	71442: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => countOnce });
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91154);
		var _model_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80483);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99503);
		var _attempts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52130);
		var _describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57353);
		const countOnce = (shards) => {
			const numbers = (0, _describe_js__WEBPACK_IMPORTED_MODULE_0__.XZ)();
			let list = 0;
			const counted = new Map();
			for (const own of Map.groupBy(shards, ({ last }) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__.hV)(last)).values()) {
				if (own.length === 1) continue;
				const first = new Map();
				const repeated = new Map();
				for (const shard of own) {
					list += 1;
					for (const [position, test] of shard.tests.entries()) {
						const number = numbers.next(test.className, test.name, list);
						const before = first.get(number);
						if (before === undefined) first.set(number, {
							shard,
							position,
							test
						});
						else repeated.set(number, [...repeated.get(number) ?? [before], {
							shard,
							position,
							test
						}]);
					}
				}
				const names = new Set(own.some(({ neverRan }) => neverRan.length > 0) ? own.flatMap(({ tests }) => tests.map(_model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)) : []);
				for (const shard of own) counted.set(shard, withoutRepeated(shard, repeated.values(), names));
			}
			return shards.map((shard) => counted.get(shard) ?? {
				...shard,
				otherResults: none
			});
		};
		const none = new Map();
		const withoutRepeated = (shard, repeated, names) => {
			const replaced = new Set();
			const otherResults = new Map();
			for (const all of repeated) {
				const worst = worstOf(all);
				for (const each of all) if (each.shard === shard && each !== worst) replaced.add(each.position);
				if (worst?.shard === shard) otherResults.set(worst.test, all.filter((each) => each !== worst).map(locate));
			}
			return {
				...shard,
				tests: replaced.size === 0 ? shard.tests : shard.tests.filter((_test, position) => !replaced.has(position)),
				neverRan: shard.neverRan.filter((test) => !names.has((0, _model_results_js__WEBPACK_IMPORTED_MODULE_2__.U)(test))),
				otherResults: otherResults.size === 0 ? none : otherResults
			};
		};
		const worstOf = ([first, ...others]) => first && others.reduce((worst, each) => badnessOf(each) > badnessOf(worst) ? each : worst, first);
		const badnessOf = ({ shard, test }) => (0, _model_status_js__WEBPACK_IMPORTED_MODULE_3__.b8)((0, _attempts_js__WEBPACK_IMPORTED_MODULE_4__.sG)(test, shard));
		const locate = ({ shard, test }) => ({
			test,
			session: shard.sessionOf(test)
		});
	}),
	51474: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => htmlAttribute,
			j: () => htmlText
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83780);
		const entities = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;",
			"`": "&#96;"
		};
		const withEntities = (text) => text.replace(/[&<>"'`]/g, (character) => entities[character] ?? character);
		const htmlText = (text) => withEntities((0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.zY)(text));
		const htmlAttribute = (text) => withEntities((0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(text));
	}),
	97448: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JE: () => readJsonFile,
			Po: () => numberIn,
			r7: () => textIn
		});
		const maxBytes = 24e6;
		const readJsonFile = async (file) => {
			if (file.bytes > maxBytes) return {
				state: "unread",
				why: "it is too large"
			};
			try {
				const chunks = [];
				for await (const chunk of file.chunks(file.bytes)) chunks.push(chunk);
				return {
					state: "read",
					value: JSON.parse(Buffer.concat(chunks).toString("utf8"))
				};
			} catch {
				return {
					state: "unread",
					why: "it is not valid JSON"
				};
			}
		};
		const textIn = (value) => typeof value === "string" ? value : "";
		const maxNumber = 1e13;
		const numberIn = (value) => {
			const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
			return typeof number === "number" && Math.abs(number) <= maxNumber ? number : undefined;
		};
	})
};
;
