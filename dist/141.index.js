"use strict";
exports.id = 141;
exports.ids = [141, 240];
exports.modules = {
	14248: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H2: () => traceLineage,
			fK: () => retryTag,
			xw: () => numberBuilds
		});
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99988);
		var _model_device_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39707);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8882);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96804);
		var _results_describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18665);
		const traceLineage = (listed, jobs) => {
			const ordered = listed.toReversed().toSorted((a, b) => runAttemptOf(a) - runAttemptOf(b) || attemptOf(a) - attemptOf(b));
			const retries = new Set(ordered.filter((build) => attemptOf(build) > 0 || isUntaggedRetry(build, ordered)));
			const first = ordered.filter((build) => !retries.has(build));
			const standing = withoutOldSplits(first);
			const { counted, problems } = countBuilds(standing, retries);
			const current = currentJobs(jobs, ordered);
			return {
				builds: counted,
				current,
				shards: reportedShards(current),
				problems: [...conflictsOf([...first.flatMap(claimsOfBuild), ...jobs.flatMap(claimsOfJob)]), ...problems]
			};
		};
		const retryTag = (base, shard, attempt, insteadOf) => ({
			...base,
			shard,
			attempt,
			insteadOf: insteadOf === undefined ? undefined : deviceHash(insteadOf),
			nonce: (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__.Yd)()
		});
		const deviceHash = (device) => (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__.qQ)((0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_3__.cY)(device));
		const runAttemptOf = ({ tag }) => tag?.runAttempt ?? 0;
		const attemptOf = ({ tag }) => tag?.attempt ?? 0;
		const isUntaggedRetry = (build, ordered) => build.tag === undefined && build.filters.length > 0 && ordered.slice(0, ordered.indexOf(build)).some((older) => older.tag === undefined && older.filters.length === 0 && build.devices.some((device) => older.devices.some((other) => placeKey(build, device) === placeKey(older, other))));
		const placeKey = ({ shard }, device) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__.Gc)({
			shard,
			device: (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_3__.cY)(device)
		});
		const withoutOldSplits = (first) => {
			const newest = new Map(first.map((build) => [build.tag?.job, build]));
			return first.filter((build) => {
				const last = newest.get(build.tag?.job);
				if (build.tag === undefined || last === undefined) return true;
				const isSameSplit = (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__.uc)(build) === (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__.uc)(last) && build.tag.plan === last.tag?.plan;
				return isSameSplit || runAttemptOf(build) === runAttemptOf(last);
			});
		};
		const countBuilds = (standing, retries) => {
			const bases = new Map();
			for (const build of standing) for (const shard of (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__.$b)(build)) for (const device of build.devices) bases.set(placeKey({ shard }, device), {
				build,
				device,
				attempts: 0
			});
			const counted = new Map();
			for (const build of standing) {
				const isBase = (device) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__.$b)(build).some((shard) => bases.get(placeKey({ shard }, device))?.build === build);
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
					const base = bases.get(placeKey(build, requestedDevice(build, device, bases)));
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
			return [...bases.values()].find((base) => deviceHash(base.device) === tag.insteadOf)?.device ?? device;
		};
		const continues = (retry, base) => runAttemptOf(retry) >= runAttemptOf(base) && retry.tag?.job === base.tag?.job && retry.tag?.selection === base.tag?.selection && retry.tag?.content === base.tag?.content;
		const isReplaced = (retry, standing) => standing.some((build) => build.tag?.job === retry.tag?.job && runAttemptOf(build) > runAttemptOf(retry));
		const testsOf = ({ serviceShards, filters }, { index }) => serviceShards === undefined ? filters : serviceShards[index]?.tests ?? [];
		const currentJobs = (jobs, builds) => {
			const newest = new Map();
			const attempts = [...jobs.map(({ facts: { job } }) => [job.hash, job.runAttempt]), ...builds.flatMap(({ tag }) => tag === undefined ? [] : [[tag.job, tag.runAttempt]])];
			for (const [job, runAttempt] of attempts) newest.set(job, Math.max(runAttempt, newest.get(job) ?? 0));
			return jobs.filter(({ facts: { job } }) => newest.get(job.hash) === job.runAttempt);
		};
		const reportedShards = (current) => {
			const shards = new Map();
			for (const job of current) {
				for (const [key, sessions] of Map.groupBy(job.facts.sessions, storedPlace)) {
					const attempts = sessions.toSorted((a, b) => a.attempt - b.attempt);
					const last = attempts.at(-1);
					if (last === undefined) continue;
					shards.set(key, {
						key,
						device: last.device,
						shard: shardOf(last),
						job,
						attempts,
						last
					});
				}
			}
			return [...shards.values()];
		};
		const shardOf = ({ shard, shards }) => ({
			index: shard - 1,
			total: shards
		});
		const storedPlace = (session) => placeKey({ shard: shardOf(session) }, session.device);
		const claimsOfBuild = (build) => build.devices.map((device) => ({
			job: build.tag?.job,
			runAttempt: runAttemptOf(build),
			name: `build ${build.record.id}`,
			device,
			shards: (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__.$b)(build),
			builds: [build.record.id]
		}));
		const claimsOfJob = ({ name, facts: { job, builds, sessions } }) => {
			const own = {
				job: job.hash,
				runAttempt: job.runAttempt,
				name: `the report ${name}`
			};
			const ofDevice = Map.groupBy(sessions, ({ device }) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_3__.cY)(device));
			const reported = [...ofDevice.values()].flatMap((each) => each.slice(0, 1).map(({ device }) => ({
				...own,
				device,
				shards: each.map(shardOf),
				builds: each.map(({ build }) => build)
			})));
			const silent = job.devices.filter((device) => !ofDevice.has((0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_3__.cY)(device)));
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
			const onOneDevice = [...Map.groupBy(claims, ({ device }) => (0, _model_device_name_js__WEBPACK_IMPORTED_MODULE_3__.cY)(device)).values()];
			const pairs = onOneDevice.flatMap((own) => own.flatMap((one, nth) => own.slice(nth + 1).map((other) => [one, other])));
			const conflicts = new Map();
			for (const pair of pairs) {
				const jobs = pair.map(({ job = "" }) => job).toSorted().join();
				const conflict = conflicts.has(jobs) ? undefined : conflictOf(...pair);
				if (conflict !== undefined) conflicts.set(jobs, conflict);
			}
			return [...conflicts.values()];
		};
		const conflictOf = (one, other) => {
			const shard = isConflict(one, other) ? sharedShard(one, other) : undefined;
			if (shard === undefined) return undefined;
			const where = `${one.device}${(shard.total ?? 1) > 1 ? `, ${(0, _results_describe_js__WEBPACK_IMPORTED_MODULE_2__.y0)({
				total: "auto",
				...shard
			})}` : ""}`;
			const names = [one.name, other.name].toSorted().join(" and ");
			return (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__.CC)("matrix-conflicting-builds", `two jobs of the project claim ${where} (${names}), so it is unclear which one counts: give each variant a \`project\` of its own, shared by its shards`);
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
		const lostRetry = ({ record, devices, shard }) => (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__.CC)("matrix-conflicting-builds", `build ${record.id} ran failed tests again on ${devices.join(", ")}${shard.total > 1 ? `, ${(0, _results_describe_js__WEBPACK_IMPORTED_MODULE_2__.y0)(shard)}` : ""}, but the build that it continues is not among those that count: give each variant a \`project\` of its own, shared by its shards`);
		const numberBuilds = (builds) => {
			const placesOf = ({ shard, devices }) => devices.map((device) => placeKey({ shard }, device));
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
	71949: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => describeCrash });
		const words = {
			java: "Crash",
			native: "Native crash",
			"not-responding": "Not responding",
			killed: "Ended by the system"
		};
		const describeCrash = ({ kind, process, thread, at }) => [
			words[kind],
			...process === undefined ? [] : [`in ${process}`],
			...thread === undefined ? [] : [`(thread ${thread})`],
			...at === undefined ? [] : [`at ${at}`]
		].join(" ");
	}),
	44491: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$1: () => createFailurePlaces,
			QW: () => lineKey,
			VV: () => placeIn,
			co: () => noPlaces
		});
		var _results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
		const placeIn = (sources, test, failure) => {
			for (const { file: wanted, line, packagePath } of (0, _results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.kC)(test, failure)) {
				const file = sources.find(wanted, packagePath);
				if (file !== undefined) return {
					file,
					line
				};
			}
			return undefined;
		};
		const createFailurePlaces = (sources, fileUrl, excerpts) => ({ of: (test, failure) => {
			const place = placeIn(sources, test, failure);
			return place && {
				...place,
				url: fileUrl && `${fileUrl(place.file)}#L${place.line}`,
				excerpt: excerpts.get(lineKey(place))
			};
		} });
		const noPlaces = { of: () => undefined };
		const lineKey = ({ file, line }) => `${file}:${line}`;
	}),
	86282: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JE: () => readJsonFile,
			Of: () => listIn,
			Po: () => numberIn,
			_F: () => fieldOf,
			r7: () => textIn
		});
		const maxBytes = 24e6;
		const readJsonFile = async (file) => {
			if (file.bytes > maxBytes) return {
				state: "unread",
				why: "it is too large"
			};
			try {
				return {
					state: "read",
					value: JSON.parse(await textOf(file))
				};
			} catch {
				return {
					state: "unread",
					why: "it is not valid JSON"
				};
			}
		};
		const textOf = async (file) => {
			const chunks = [];
			for await (const chunk of file.chunks(file.bytes)) chunks.push(chunk);
			return Buffer.concat(chunks).toString("utf8");
		};
		const fieldOf = (value, name) => typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
		const listIn = (value) => Array.isArray(value) ? value : [];
		const textIn = (value) => typeof value === "string" ? value : "";
		const maxNumber = 0x9184e72a000;
		const numberIn = (value) => {
			const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
			return typeof number === "number" && Math.abs(number) <= maxNumber ? number : undefined;
		};
	}),
	23080: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => accountRun,
			JB: () => judgeJob,
			bz: () => knownOf,
			vZ: () => shownFacts
		});
		var _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69656);
		var _lib_present_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28008);
		var _results_accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62181);
		var _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(592);
		var _results_left_out_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68420);
		var _prepare_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69054);
		var _judge_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10644);
		const knownOf = ({ selection, notice, nothingToRun, bundle, changedFiles, repeats: prepared }, { repeats, notices } = { notices: [] }) => ({
			nothingToRun,
			knownSuite: (0, _results_accounting_js__WEBPACK_IMPORTED_MODULE_0__.EF)(selection),
			suite: selection.whole,
			suiteId: selection.suite?.suiteId,
			target: bundle.target,
			...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_4__.E)({ changedFiles: changedFiles ?? prepared?.changedFiles }),
			repeats,
			notices: [...[notice, prepared?.notice].filter((each) => each !== undefined), ...notices]
		});
		const accountRun = ({ plan, selection }, sessions, state) => {
			const { started, unstarted } = state.facts();
			const stopped = (0, _results_left_out_js__WEBPACK_IMPORTED_MODULE_5__.fK)(started, (0, _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__.uN)(sessions)).filter(({ attempt }) => attempt === 0);
			return (0, _results_accounting_js__WEBPACK_IMPORTED_MODULE_0__.PF)(selection, plan.shards, sessions, [...unstarted, ...(0, _results_left_out_js__WEBPACK_IMPORTED_MODULE_5__.NF)(stopped)]);
		};
		const longestName = 300;
		const shownFacts = ({ facts, outcome }, redact, own = []) => {
			const known = new Map(own.map((word) => [word, word]));
			const show = (text) => {
				const before = known.get(text);
				if (before !== undefined) return before;
				const shown = redact(text);
				if (text.length <= longestName) known.set(text, shown);
				return shown;
			};
			const { knownSuite, suite, history, ...rest } = outcome;
			return {
				facts: (0, _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_6__.z)(facts, show),
				outcome: {
					...(0, _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_6__.z)(rest, show),
					...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_4__.E)({
						knownSuite,
						suite,
						history
					})
				}
			};
		};
		const judgeJob = (inputs, facts, outcome, context) => {
			const own = [...inputs.deviceLines, ...facts.devices.map(({ device }) => device)];
			const shown = shownFacts({
				facts,
				outcome
			}, context.redact, own);
			const job = (0, _prepare_plan_js__WEBPACK_IMPORTED_MODULE_2__.hx)(inputs, context.github, facts.devices, outcome.suiteId);
			return (0, _judge_run_js__WEBPACK_IMPORTED_MODULE_3__.Z)(inputs, shown.facts, shown.outcome, {
				baseUrl: context.baseUrl,
				simulated: context.isSimulated(),
				job
			});
		};
	}),
	10644: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => judgeRun,
			P: () => nothingSelected
		});
		var analyze_history = __webpack_require__(71905);
		var history_quarantine = __webpack_require__(90362);
		var run_history = __webpack_require__(65268);
		var capitalized = __webpack_require__(82285);
		var results = __webpack_require__(91171);
		var accounting = __webpack_require__(62181);
		var device_shard = __webpack_require__(8882);
		var model_status = __webpack_require__(50191);
		var attempts = __webpack_require__(7330);
		var describe = __webpack_require__(18665);
		var identify_cause = __webpack_require__(41707);
		var root_cause = __webpack_require__(55271);
		;
		const analyzeTests = (unordered) => {
			const byDevice = Map.groupBy(unordered, ({ last }) => (0, device_shard.hV)(last));
			const devices = [...byDevice.keys()];
			const shards = [...byDevice.values()].flat();
			const outcomes = createOutcomeGrid(devices.length);
			const groups = createFailureGroups();
			const counted = createTestCounters();
			const add = (test, device, shard) => {
				const counters = counted.of(test.className, test.name);
				const outcome = (0, attempts.sG)(test, shard);
				outcomes.worsen(counters.index, device, outcome);
				addDuration(counters, test.durationMs, device);
				if (!(0, model_status.wz)(outcome)) return;
				groups.add(counters.index, device, {
					test,
					session: shard.sessionOf(test)
				}, outcome, shard.quarantined.has(test));
			};
			for (const [device, ofDevice] of [...byDevice.values()].entries()) for (const shard of ofDevice) for (const test of shard.tests) add(test, device, shard);
			const tests = counted.all().map(({ sumMs, timed, ...test }) => ({
				...test,
				...countDevices(devices.length, (device) => outcomes.read(test.index, device)),
				averageMs: timed === 0 ? 0 : sumMs / timed,
				failureGroups: groups.of(test.index)
			}));
			return {
				devices,
				shards,
				tests,
				failedOrFlaky: tests.filter((test) => test.failedOn + test.flakyOn > 0).toSorted(byReach),
				deviceMatrix: { outcome: (test, device) => outcomes.read(test.index, device) },
				balance: balanceOf(shards)
			};
		};
		const createTestCounters = () => {
			const all = [];
			return {
				all: () => all,
				of: (0, describe.MG)((className, name) => {
					const counters = {
						className,
						name,
						index: all.length,
						slowestMs: 0,
						slowestOn: 0,
						sumMs: 0,
						timed: 0
					};
					all.push(counters);
					return counters;
				})
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
		const countDevices = (devices, outcomeOn) => {
			const counts = {
				ranOn: 0,
				failedOn: 0,
				flakyOn: 0
			};
			for (let device = 0; device < devices; device++) {
				const outcome = outcomeOn(device);
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
		const createOutcomeGrid = (devices) => {
			let cells = new Uint8Array(1024 * Math.max(1, devices));
			return {
				read: (test, device) => model_status.KI[cells[test * devices + device] ?? 0] ?? "no result",
				worsen: (test, device, outcome) => {
					const at = test * devices + device;
					if (at >= cells.length) {
						const larger = new Uint8Array(Math.max(at + devices, cells.length * 2));
						larger.set(cells);
						cells = larger;
					}
					cells[at] = Math.max(cells[at] ?? 0, (0, model_status.b8)(outcome));
				}
			};
		};
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
		var expected_sessions = __webpack_require__(592);
		var judge = __webpack_require__(24865);
		var left_out = __webpack_require__(68420);
		var results_repeats = __webpack_require__(30910);
		var bundle_cases = __webpack_require__(67765);
		var results_totals = __webpack_require__(58983);
		var connect = __webpack_require__(27282);
		var collect_session = __webpack_require__(91797);
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
			const shards = applyQuarantine((0, expected_sessions.uN)(sessions), inputs, facts.startedAt);
			const missingTests = inputs.missingTests === "ignore" ? (0, accounting.Tw)([], shards.filter(({ last }) => !(0, left_out.id)(last))) : (0, accounting.Tw)(outcome.missing ?? [], shards);
			const { failOnFlaky } = inputs;
			const totals = (0, results_totals.Hk)(shards, failOnFlaky, missingTests);
			const expected = (0, bundle_cases.ko)(shards);
			const builds = [...facts.started.map((started) => buildResult(started, facts.records.get(started.id), origin.baseUrl)), ...(outcome.documentedBuilds ?? []).map((build) => documentedBuild(build, origin.baseUrl))];
			const stopped = (0, describe.p_)((0, left_out.fK)(facts.started, shards));
			const unstarted = [
				...facts.unstarted.map(describe.YD),
				...stopped === undefined ? [] : [stopped],
				...(outcome.unstarted ?? []).filter((each) => stopped === undefined || each.stopped !== true)
			];
			const repeats = outcome.repeats && withQuarantine(outcome.repeats, inputs, facts.startedAt);
			const isUnknown = outcome.knownSuite === "unknown" && outcome.plan === undefined && inputs.missingTests !== "ignore";
			const judged = withUnknownTests(isUnknown, judge_run_judge(outcome, {
				builds,
				shards,
				totals,
				failOnFlaky,
				cancelled: facts.cancelled,
				problems: facts.problems,
				missingTests: inputs.missingTests === "fail" ? outcome.missing ?? [] : [],
				unstarted,
				unstable: repeats?.tests.filter(results_repeats.rL) ?? []
			}));
			return {
				framework: inputs.framework,
				simulated: origin.simulated,
				project: inputs.project,
				job: origin.job,
				builds,
				refs: usedOf(facts),
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
				totals,
				startedAt: facts.startedAt,
				finishedAt: facts.finishedAt,
				queueMs: facts.queueMs,
				deviceMs: sessions.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0),
				quarantine: quarantineReport(inputs, facts, outcome, shards),
				plan: outcome.plan,
				prediction: outcome.prediction ?? facts.prediction,
				missingTests,
				unstarted,
				repeats,
				emptySelection: outcome.emptySelection === true,
				...outcome.suite === undefined ? {} : { suite: outcome.suite },
				...outcome.changedFiles === undefined ? {} : { changedFiles: outcome.changedFiles },
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
				...(0, analyze_history.X)(analyzed, stored, (0, run_history.xh)(run, facts), context)
			};
		};
		const applyQuarantine = (shards, { quarantine, framework }, at) => quarantine === undefined ? shards : (0, history_quarantine.Su)(shards, quarantine, framework, at);
		const withQuarantine = (report, { quarantine, framework }, at) => {
			if (quarantine === undefined) return report;
			const find = (0, history_quarantine.GB)(quarantine, framework, at);
			return {
				...report,
				tests: report.tests.map((test) => ({
					...test,
					quarantined: find((0, results.U)(test), test.device)
				}))
			};
		};
		const quarantineReport = ({ quarantine, framework, shardIndex }, { startedAt, cancelled, problems }, { suite }, shards) => {
			if (quarantine === undefined) return undefined;
			const known = {
				suite,
				shards,
				isPart: shardIndex !== undefined || cancelled || problems.length > 0
			};
			const warnings = (0, history_quarantine.Oe)(quarantine, framework, startedAt, known);
			return {
				file: quarantine.file,
				failures: (0, history_quarantine.ei)(shards),
				warnings
			};
		};
		const unknownTests = "the suite's tests are unknown, so missing tests cannot be detected";
		const withUnknownTests = (isUnknown, judged) => {
			if (!isUnknown) return judged;
			const { verdict, notices } = judged;
			const reason = verdict.kind === "passed" ? verdict.reason.replace(/\.$/, `; ${unknownTests}.`) : verdict.reason;
			return {
				verdict: {
					...verdict,
					reason
				},
				notices: [...notices, `${unknownTests.replace("the", "The")}.`]
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
			if (plan === undefined || isCut(facts)) return (0, judge.A)(facts);
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
		const usedOf = ({ uploaded: { app, testSuite, media } }) => ({
			app,
			testSuite,
			media
		});
		const documentedBuild = (build, baseUrl) => ({
			...build,
			status: "documented",
			statusWord: "reported by its job",
			serviceRetries: false,
			dashboardUrl: (0, connect.aU)(baseUrl, build.id)
		});
		const buildResult = (started, record, baseUrl) => ({
			id: started.id,
			shard: started.shard,
			attempt: started.attempt,
			status: record?.status ?? "running",
			statusWord: record?.statusWord ?? "not polled yet",
			serviceRetries: started.serviceRetries,
			abortAsked: started.leftOut?.abortAsked,
			dashboardUrl: (0, connect.aU)(baseUrl, started.id)
		});
	}),
	45543: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_S: () => reportPlan,
			Go: () => reportRun
		});
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var lookup = __webpack_require__(25890);
		var api = __webpack_require__(52575);
		var external_node_crypto_ = __webpack_require__(77598);
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
				const { id, url } = readCheck(data);
				for (const batch of others) {
					await call("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
						check_run_id: id,
						output: {
							...output,
							annotations: batch.map(annotationBody)
						}
					});
				}
				return url;
			} catch (error) {
				if ((0, api.wo)(error)) throw (0, api.go)(`The check run "${name}"`, "checks", error);
				throw error;
			}
		};
		const pageSize = 100;
		const findCheck = async (call, name, headSha, ownId) => {
			for (let page = 1;; page++) {
				const { data, headers } = await call("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", {
					ref: headSha,
					check_name: name,
					filter: "all",
					per_page: pageSize,
					page
				});
				const checks = typeof data === "object" && data !== null && "check_runs" in data ? data.check_runs : [];
				if (!Array.isArray(checks)) return undefined;
				const found = checks.find((check) => check?.external_id === ownId);
				if (found !== undefined) return {
					data: found,
					headers
				};
				if (checks.length < pageSize) return undefined;
			}
		};
		const annotationBody = ({ file, line, title, message }) => ({
			path: file,
			start_line: line,
			end_line: line,
			annotation_level: "failure",
			title,
			message
		});
		const readCheck = (data) => {
			if (typeof data !== "object" || data === null || !("id" in data) || typeof data.id !== "number") throw new Error("GitHub gave the check run no id");
			return {
				id: data.id,
				url: "html_url" in data && typeof data.html_url === "string" ? data.html_url : undefined
			};
		};
		var github_context = __webpack_require__(11754);
		var pull_request = __webpack_require__(24312);
		var stall_guard = __webpack_require__(84073);
		var service = __webpack_require__(92782);
		var error_codes = __webpack_require__(96804);
		var run_problem = __webpack_require__(25918);
		var model_status = __webpack_require__(50191);
		var cut = __webpack_require__(78091);
		var invisible = __webpack_require__(83780);
		var describe_crash = __webpack_require__(36731);
		var repeats = __webpack_require__(30910);
		var totals = __webpack_require__(58983);
		var describe_tests = __webpack_require__(92407);
		var failure_places = __webpack_require__(44491);
		var root_cause = __webpack_require__(55271);
		;
		const noMessage = "The service reported no message for this failure.";
		const maxRead = 2e5;
		const maxLineLength = 400;
		const frameIndent = "    ";
		const shortenFailure = (failure, maxLines) => {
			const message = failure.message?.trim() ?? "";
			const trace = failure.trace?.trim() ?? "";
			const type = failure.type?.trim() ?? "";
			const ownMessage = trace.includes(message) ? "" : message;
			const head = type !== "" && !trace.includes(type) && !message.includes(type) ? `${type}${ownMessage === "" ? "" : ": "}` : "";
			const text = [`${head}${ownMessage}`, trace].filter((part) => part !== "").join("\n");
			return shortenLines(text.slice(0, maxRead).split(/\r\n?|\n/), maxLines);
		};
		const shortenLines = (lines, maxLines) => {
			const folded = foldFrames(dropHierarchy(lines));
			const kept = folded.slice(0, folded.length > maxLines ? Math.max(1, maxLines - 1) : maxLines);
			const left = folded.slice(kept.length).reduce((sum, line) => sum + 1 + line.folded, 0);
			const texts = kept.map(({ text }) => (0, cut.IN)(text, maxLineLength));
			return (left > 0 ? [...texts, `… ${left} more ${left === 1 ? "line" : "lines"}`] : texts).join("\n");
		};
		const dropHierarchy = (lines) => {
			const start = lines.findIndex((line) => /^\s*View Hierarchy:/i.test(line));
			if (start === -1) return [...lines];
			const length = lines.slice(start).findIndex((line) => (0, root_cause.fH)(line) !== undefined || /^\s*Caused by:/.test(line));
			const end = length === -1 ? lines.length : start + length;
			return [
				...lines.slice(0, start),
				`… view hierarchy (${end - start} lines): see the full report`,
				...lines.slice(end)
			];
		};
		const foldFrames = (lines) => {
			const folded = [];
			let run = [];
			const endRun = () => {
				const [only] = run;
				if (only !== undefined && run.length === 1) folded.push({
					text: frameIndent + only.trim(),
					folded: 0
				});
				if (run.length > 1) folded.push({
					text: `${frameIndent}… ${run.length} framework frames`,
					folded: run.length - 1
				});
				run = [];
			};
			for (const line of lines) {
				const frame = (0, root_cause.fH)(line);
				if (frame !== undefined && (0, root_cause.fZ)(frame.className)) {
					run.push(line);
					continue;
				}
				endRun();
				if (line.trim() !== "") folded.push({
					text: frame === undefined ? line : frameIndent + line.trim(),
					folded: 0
				});
			}
			endRun();
			return folded;
		};
		;
		const maxRunnerAnnotations = 10;
		const maxTitle = 255;
		const maxMessageBytes = 4096;
		const maxTraceLines = 25;
		const maxDevices = 10;
		const maxDeviceName = 100;
		const annotationsFor = (run, sources, limit = maxRunnerAnnotations) => {
			const all = [
				...distinctFailures(run).map((failure) => () => failureAnnotation(run, sources, failure)),
				...(run.repeats?.tests ?? []).filter(repeats.rL).map((test) => () => unstableAnnotation(run, sources, test)),
				...run.shards.filter(isDead).map((shard) => () => sessionAnnotation(run, sources, shard))
			];
			return {
				annotations: all.slice(0, limit).map((make) => make()),
				more: Math.max(0, all.length - limit)
			};
		};
		const verbs = {
			failed: "failed",
			"timed-out": "timed out",
			flaky: "is flaky"
		};
		const distinctFailures = ({ failOnFlaky, failedOrFlaky }) => failedOrFlaky.flatMap((test) => test.failureGroups.map((group) => ({
			test,
			group
		}))).filter(({ group: { outcome, isQuarantined } }) => !isQuarantined && verbs[outcome] !== undefined && (outcome !== "flaky" || failOnFlaky)).toSorted((a, b) => b.group.devices.length - a.group.devices.length);
		const failureAnnotation = (run, sources, { test, group }) => {
			const { devices, outcome, failures, samples } = group;
			const names = devices.map((device) => run.devices[device] ?? "");
			const text = textOf(failures);
			return {
				...titled(shortName(test), `${verbs[outcome]} ${describeDevices(names, run.devices.length)}`, run),
				message: shown(`${text === "" ? noMessage : text}\n\nOn ${(0, describe_tests.Zv)(names, maxDevices)}`),
				...placeOf(samples[0]?.test, failures, sources)
			};
		};
		const unstableAnnotation = (run, sources, repeated) => {
			const { className, name, device, passed, failed } = repeated;
			const failure = (0, repeats.a6)(repeated);
			const failures = failure === undefined ? [] : [failure];
			const test = {
				className,
				name,
				status: "failed",
				failures,
				earlierAttempts: []
			};
			const text = textOf(failures);
			return {
				...titled(shortName(repeated), `is ${repeated.why} and unstable`, run),
				message: shown(`${text === "" ? noMessage : text}\n\nPassed in ${passed} of ${passed + failed} runs on ${device}`),
				...placeOf(test, failures, sources)
			};
		};
		const describeDevices = (names, all) => {
			if (names.length === 1) return `on ${plainName(names[0] ?? "", maxDeviceName)}`;
			return `on ${names.length === all ? (0, describe_tests.rM)(all) : `${names.length} of ${all} devices`}`;
		};
		const isDead = ({ judgment: { kind, code }, tests }) => kind === "error" && code !== "session-uncollected" || kind === "timed-out" && !tests.some(({ status }) => status === "timed-out");
		const sessionAnnotation = (run, sources, shard) => {
			const { judgment, tests, last } = shard;
			const running = tests.find(({ status }) => status === "error" || status === "unknown");
			const crash = last.crash === undefined || running !== undefined ? [] : [(0, describe_crash.Bd)(last.crash, undefined)];
			const text = textOf(running?.failures ?? crash);
			const reason = judgment.code === undefined ? judgment.reason : `${judgment.reason} ${(0, error_codes.rr)(judgment.code)}`;
			return {
				...titled((0, totals.$_)(last), judgment.kind === "timed-out" ? "session timed out" : "session has no complete result", run, ": "),
				message: shown([
					reason,
					...running === undefined ? [] : [`In ${shortName(running)}`],
					...text === "" ? [] : [text]
				].join("\n\n")),
				...placeOf(running, running?.failures ?? [], sources)
			};
		};
		const shortName = ({ className, name }) => className === "" ? name : `${(0, describe_tests.fD)(className)}#${name}`;
		const titled = (name, what, { simulated }, joint = " ") => {
			const suffix = `${joint}${what}${simulated ? " (SIMULATED)" : ""}`;
			return {
				level: "error",
				title: `${plainName(name, maxTitle - suffix.length)}${suffix}`
			};
		};
		const plainName = (name, maxLength) => (0, cut.IN)((0, invisible.LB)((0, invisible.jQ)(name)), maxLength);
		const shown = (message) => (0, cut.Uw)((0, invisible.LB)((0, invisible.zY)(message)), maxMessageBytes);
		const textOf = ([failure]) => failure === undefined ? "" : shortenFailure(failure, maxTraceLines).trim();
		const placeOf = (test, [failure], sources) => test === undefined ? {} : (0, failure_places.VV)(sources, test, failure) ?? {};
		var detail = __webpack_require__(30391);
		var markdown = __webpack_require__(64598);
		var numbers = __webpack_require__(71113);
		var device_shard = __webpack_require__(8882);
		var results = __webpack_require__(91171);
		var causes_of_run = __webpack_require__(7173);
		var rendering_describe_crash = __webpack_require__(71949);
		var describe_history = __webpack_require__(15330);
		var web_address = __webpack_require__(68859);
		var format = __webpack_require__(84945);
		;
		const openFailures = 3;
		const maxFailuresOfAttempt = 3;
		const maxTestName = 300;
		const maxTests = 10;
		const failures = (view) => {
			const { run, detail } = view;
			const causes = (0, causes_of_run.D)(run).flatMap((cause) => cause.kind === "failures" ? withoutQuarantined(cause) : []);
			if (causes.length === 0) return [];
			if (detail.failures === 0) return [`${(0, numbers.hS)(run.failedOrFlaky.length, "test")} failed or flaky: see the full report.`];
			const shown = causes.slice(0, detail.failures);
			const more = causes.length - shown.length;
			return [
				"### Failures",
				...shown.map((cause, index) => causeBlock(view, cause, index < openFailures)),
				...more > 0 ? [`${(0, numbers.hS)(more, "more cause")} of failures: see the full report.`] : []
			];
		};
		const withoutQuarantined = (cause) => {
			const tests = cause.tests.flatMap(({ test, groups }) => {
				const counted = groups.filter(({ outcome }) => outcome !== "quarantined");
				return counted.length === 0 ? [] : [{
					test,
					groups: counted
				}];
			});
			return tests.length === 0 ? [] : [{
				...cause,
				tests
			}];
		};
		const causeBlock = (view, { tests, cause }, open) => {
			const [{ test, groups } = {}] = tests;
			if (test === undefined || groups === undefined) return "";
			const { run, detail } = view;
			const all = tests.flatMap((each) => each.groups);
			const devicesWith = (isWanted) => new Set(all.filter(isWanted).flatMap(({ devices }) => devices));
			const failedOn = devicesWith(({ outcome }) => outcome !== "flaky");
			const flakyOn = [...devicesWith(({ outcome }) => outcome === "flaky")].filter((device) => !failedOn.has(device));
			const ranOn = Math.max(...tests.map((each) => each.test.ranOn));
			const names = tests.slice(0, maxTests).map((each) => (0, format.Pg)((0, cut.IN)((0, results.U)(each.test), maxTestName)));
			const reach = (0, describe_tests.Lo)({
				...test,
				ranOn,
				failedOn: failedOn.size,
				flakyOn: flakyOn.length
			}, run.devices.length, tests.length);
			const past = (0, describe_history.u0)(run, pastsOf(tests));
			const others = tests.length > 1 ? ` and ${(0, numbers.hS)(tests.length - 1, "more test")}` : "";
			const shownGroups = groups.slice(0, detail.failureGroups);
			return (0, format.wg)(`${(0, markdown.Gg)((0, cut.IN)((0, results.U)(test), maxTestName))}${others} ${reach}${past === "" ? "" : ` (${past})`}`, [
				...shownGroups.flatMap((group, nth) => groupBlocks(view, group, nth === 0 ? all : [group])),
				...tests.length > 1 ? [`Tests: ${names.join(", ")}${tests.length > maxTests ? ` and ${tests.length - maxTests} more` : ""}`] : [],
				`Cause \`${cause.id}\`: ${cause.category}`
			], open);
		};
		const pastsOf = (tests) => tests.flatMap(({ test, groups }) => {
			const devices = new Set(groups.flatMap((group) => group.devices));
			return test.history?.filter(({ device }) => devices.has(device)) ?? [];
		});
		const groupBlocks = ({ detail, links }, group, all) => {
			const place = placeText(group, links);
			const samples = all.filter(({ outcome }) => outcome === group.outcome).flatMap((each) => each.samples);
			const devices = new Set(all.flatMap((each) => each.devices));
			const shown = [...new Map(samples.map((each) => [each.session, each])).values()].slice(0, detail.occurrences);
			const more = devices.size - shown.length;
			const places = [...shown.map(occurrence), ...more > 0 ? [`And ${(0, numbers.hS)(more, "more device")}`] : []];
			const crash = group.samples[0]?.test.crash;
			return [
				failureText(group, detail.traceLines),
				...crash === undefined ? [] : [`${(0, format.fh)((0, rendering_describe_crash.p)(crash))}.`],
				`${wordFor[group.outcome] ?? "Failed"}${place === "" ? "" : ` at ${place}`} on:`,
				places.map((text) => `- ${text}`).join("\n")
			];
		};
		const placeText = ({ samples: [sample], failures: [failure] }, { places }) => {
			const known = places?.of(sample?.test ?? {}, failure);
			const [hint] = known === undefined ? (0, root_cause.kC)(sample?.test ?? {}, failure) : [known];
			return hint === undefined ? "" : (0, format.U1)(`${lastSegment(hint.file)}:${hint.line}`, known?.url);
		};
		const wordFor = {
			flaky: "Failed, then passed in a retry,",
			"timed-out": "Timed out",
			error: "Ended with status ERROR",
			pending: "Did not run",
			unknown: "Ended with an unrecognized status"
		};
		const failureText = ({ failures: all, samples }, traceLines) => {
			const texts = all.slice(0, maxFailuresOfAttempt).map((failure) => shortenFailure(failure, traceLines));
			const text = texts.filter((one) => one.trim() !== "").join("\n\n");
			if (text === "") {
				const log = (0, web_address.D)(samples[0]?.test.links?.instrumentationLog);
				return log === undefined ? noMessage : `${noMessage} See ${(0, markdown.nf)("the instrumentation log", log)}.`;
			}
			const more = all.length - texts.length;
			return (0, markdown.zW)(more > 0 ? `${text}\n\n… ${(0, numbers.vm)(more)} more failures of the same attempt` : text);
		};
		const occurrence = ({ test, session }) => {
			const shard = session.shard.total > 1 ? ` (shard ${session.shard.index + 1})` : "";
			const places = [
				["session", session.links.dashboard],
				["video", test.links?.video ?? session.links.video],
				["device log", test.links?.deviceLog],
				["instrumentation log", test.links?.instrumentationLog],
				["network log", test.links?.networkLog]
			];
			const links = places.flatMap(([label, url]) => (0, format.uM)(label, url));
			return `**${(0, format.fh)((0, device_shard.hV)(session))}**${shard}: ${[...links, `files in ${(0, markdown.SS)(session.folder)}`].join(" · ")}`;
		};
		const lastSegment = (path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
		var describe = __webpack_require__(18665);
		var run_times = __webpack_require__(83878);
		;
		const openBuilds = 3;
		const maxName = 160;
		const shortCommit = 7;
		const footer = ({ run, links, reportDir, detail }) => {
			const items = [
				`Project ${(0, markdown.SS)((0, cut.IN)(run.project, maxName))}`,
				`${(0, format.SK)(run.startedAt)} to ${(0, format.SK)((0, run_times.Q)(run).finishedAt)}`,
				...links.runUrl === undefined ? [] : [(0, markdown.nf)("Workflow run", links.runUrl)],
				...links.runAttempt === undefined ? [] : [`Run attempt ${links.runAttempt}`],
				...links.commit === undefined ? [] : [`Commit ${(0, markdown.SS)(links.commit.slice(0, shortCommit))}`],
				...links.artifactUrl === undefined ? [`Files: folder ${(0, markdown.SS)(reportDir)} in the workspace`] : []
			];
			return [items.join(" · "), ...buildLines(run.builds, detail.builds)];
		};
		const buildLines = (builds, limit) => {
			if (builds.length === 0) return [];
			const shown = builds.slice(0, limit).map((build) => `- ${buildText(build)}`);
			const more = builds.length - shown.length;
			const list = [...shown, ...more > 0 ? [`- And ${(0, numbers.vm)(more)} more`] : []].join("\n");
			const title = (0, numbers.hS)(builds.length, "build");
			return builds.length > openBuilds ? [(0, format.wg)(title, [list])] : [`${title}:`, list];
		};
		const buildText = (build) => {
			const part = [...build.shard.total > 1 ? [(0, describe.y0)(build.shard)] : [], ...build.shard.total > 1 && build.attempt > 0 ? [`attempt ${build.attempt + 1}`] : []].join(", ");
			return [`${(0, format.Pg)(build.id)}${part === "" ? "" : ` (${part})`}: ${(0, markdown.ln)(build.statusWord)}`, ...(0, format.uM)("dashboard", build.dashboardUrl)].join(" · ");
		};
		var headline = __webpack_require__(89054);
		var capitalized = __webpack_require__(82285);
		;
		const cellText = {
			"no result": "no result",
			skipped: "skipped",
			passed: "✅",
			flaky: "⚠️ flaky",
			quarantined: "⚠️ quarantined",
			unknown: "❌ unknown status",
			pending: "❌ not run",
			"timed-out": "❌ timed out",
			failed: "❌ failed",
			error: "❌ error"
		};
		const matrix = (view) => {
			const { run, detail } = view;
			const { failedOrFlaky, devices } = run;
			if (detail.matrixRows === 0 || run.tests.length === 0) return [];
			if (failedOrFlaky.length === 0) return suites(view);
			const shown = failedOrFlaky.slice(0, detail.matrixRows);
			const nameOf = (0, describe_tests.DG)(shown);
			const { columns, notes } = foldColumns(devices.map((name, device) => ({
				heading: (0, format.fh)(name),
				cells: shown.map((test) => cellText[run.deviceMatrix.outcome(test, device)])
			})), (cell) => cell !== cellText.passed && cell !== cellText.skipped, detail.matrixColumns);
			const several = devices.length > 1;
			const more = failedOrFlaky.length - shown.length;
			return [
				`### ${titleOf(failedOrFlaky)}`,
				(0, format.tp)([
					"Test",
					...several ? ["Result"] : [],
					...columns.map((column) => column.heading)
				], shown.map((test, row) => [
					(0, format.Pg)(nameOf(test)),
					...several ? [(0, capitalized.l)((0, describe_tests.Lo)(test, devices.length))] : [],
					...columns.map((column) => column.cells[row] ?? "")
				])),
				...notes,
				...more > 0 ? [`${(0, numbers.hS)(more, "more test is", "more tests are")} not in this table.`] : []
			];
		};
		const titleOf = (tests) => {
			if (!tests.some(({ failedOn }) => failedOn > 0)) return "Flaky tests";
			return tests.some(({ flakyOn }) => flakyOn > 0) ? "Failed and flaky tests" : "Failed tests";
		};
		const suites = ({ run, detail }) => {
			const all = [...Map.groupBy(run.tests, (test) => test.className)];
			const shown = all.slice(0, detail.matrixRows);
			const { columns, notes } = foldColumns(run.devices.map((name, device) => ({
				heading: (0, format.fh)(name),
				cells: shown.map(([, tests]) => suiteCell(run, tests, device))
			})), (cell) => !cell.startsWith("✅"), detail.matrixColumns);
			const more = all.length - shown.length;
			return [
				"### Suites",
				(0, format.tp)([
					"Suite",
					"Tests",
					...columns.map((column) => column.heading)
				], shown.map(([className, tests], row) => [
					className === "" ? "(no class)" : (0, format.Pg)(className),
					(0, numbers.vm)(tests.length),
					...columns.map((column) => column.cells[row] ?? "")
				])),
				...notes,
				...more > 0 ? [`${(0, numbers.hS)(more, "more suite is", "more suites are")} not in this table.`] : []
			];
		};
		const suiteCell = ({ deviceMatrix }, tests, device) => {
			let passed = 0;
			let skipped = 0;
			let quarantined = 0;
			for (const test of tests) {
				const outcome = deviceMatrix.outcome(test, device);
				if (outcome === "passed") passed += 1;
				if (outcome === "skipped") skipped += 1;
				if (outcome === "quarantined") quarantined += 1;
			}
			const results = passed + skipped + quarantined;
			if (results === 0) return "no result";
			const without = tests.length - results;
			return [
				...passed > 0 ? [`✅ ${(0, numbers.vm)(passed)}`] : [],
				...skipped > 0 ? [`${(0, numbers.vm)(skipped)} skipped`] : [],
				...quarantined > 0 ? [`⚠️ ${(0, numbers.vm)(quarantined)} quarantined`] : [],
				...without > 0 ? [`${(0, numbers.vm)(without)} without result`] : []
			].join(", ");
		};
		const maxNamesOfGroup = 12;
		const foldColumns = (all, isProblem, limit) => {
			if (all.length <= limit) return {
				columns: all,
				notes: []
			};
			const problemsIn = ([first]) => first?.cells.filter(isProblem).length ?? 0;
			const groups = [...Map.groupBy(all, ({ cells }) => cells.join("|")).values()].toSorted((a, b) => problemsIn(b) - problemsIn(a));
			const notes = [];
			const columns = groups.slice(0, limit).flatMap(([first, ...others]) => {
				if (first === undefined) return [];
				if (others.length === 0) return [first];
				const headings = [first, ...others].map(({ heading }) => heading);
				const letter = letterOf(notes.length);
				notes.push(`${letter}: ${(0, describe_tests.Zv)(headings, maxNamesOfGroup)}`);
				return [{
					heading: `${letter} (${(0, numbers.vm)(headings.length)} devices)`,
					cells: first.cells
				}];
			});
			const hidden = groups.slice(limit).reduce((sum, { length }) => sum + length, 0);
			if (hidden > 0) notes.push(`${(0, numbers.vm)(hidden)} more devices with other results are not shown`);
			return {
				columns,
				notes
			};
		};
		const letterOf = (index) => (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : "") + String.fromCharCode("A".charCodeAt(0) + index % 26);
		;
		const maxReason = 500;
		const problems = ({ run, detail, links }) => {
			const all = run.shards.filter(({ judgment }) => judgment.kind !== "passed" && judgment.kind !== "failed");
			if (all.length === 0) return [];
			const title = `### Sessions with problems (${all.length} of ${run.shards.length})`;
			if (detail.problems === 0) return [title];
			const shown = all.slice(0, detail.problems);
			const more = all.length - shown.length;
			return [
				title,
				(0, format.tp)([
					"Session",
					"Result",
					"What happened",
					"Links"
				], shown.map((shard) => [
					(0, format.fh)((0, describe._0)(shard.last)),
					(0, format.uS)(shard.judgment.kind),
					whatHappened(shard, links.docsUrl),
					placesOf(shard)
				])),
				...more > 0 ? [`${(0, numbers.hS)(more, "more session")} with problems: see the full report.`] : []
			];
		};
		const whatHappened = ({ last, judgment }, docsUrl) => {
			const name = (0, describe._0)(last);
			const reason = judgment.reason.startsWith(name) ? judgment.reason.slice(name.length).replace(/^[:\s]+/, "") : judgment.reason;
			const { code } = judgment;
			const mark = code === undefined ? "" : ` (${(0, markdown.nf)(code, (0, error_codes.$f)(code, docsUrl))})`;
			return `${(0, markdown.Lo)((0, cut.IN)((0, capitalized.l)(reason), maxReason))}${mark}`;
		};
		const placesOf = ({ last }) => {
			const links = [...(0, format.uM)(last.sessionId === undefined ? "build" : "session", last.links.dashboard), ...(0, format.uM)("video", last.links.video)];
			const files = Object.keys(last.files).length > 0 ? [`files in ${(0, markdown.SS)(last.folder)}`] : [];
			return [...links, ...files].join(" · ") || "–";
		};
		const maxNotice = 500;
		const problems_maxDevices = 5;
		const openTests = 10;
		const missing = ({ run, detail }) => {
			const all = run.missingTests;
			if (all.length === 0) return [];
			const title = `### Missing tests (${(0, numbers.vm)(all.length)})`;
			const about = `${(0, capitalized.l)((0, describe_tests.r6)(all))}: expected, but not run or not reported.`;
			if (detail.missing === 0) return [title, about];
			const shown = all.slice(0, detail.missing);
			const more = all.length - shown.length;
			const list = shown.map((test) => {
				const on = (0, describe_tests.UV)(test, run.devices.length, (names) => (0, format.KE)(names, problems_maxDevices));
				const why = test.notStarted === undefined ? "" : ` (not started: ${test.notStarted})`;
				return `- ${(0, format.Pg)(test.name)}${on}${why}`;
			}).join("\n");
			const names = [list, ...more > 0 ? [`${(0, numbers.hS)(more, "more test")}: see the full report.`] : []];
			return [
				title,
				about,
				...shown.length > openTests ? [(0, format.wg)((0, numbers.hS)(shown.length, "test"), names)] : names
			];
		};
		const notices = ({ run, detail }) => {
			if (run.notices.length === 0) return [];
			const shown = run.notices.slice(0, detail.notices);
			const more = run.notices.length - shown.length;
			return [(0, format.xE)("NOTE", [[...shown.map((notice) => `- ${(0, markdown.Lo)((0, cut.IN)(notice, maxNotice))}`), ...more > 0 ? [`- ${(0, numbers.hS)(more, "more note")}: see the full report.`] : []].join("\n")])];
		};
		;
		const maxText = 300;
		const maxWarning = 600;
		const quarantine_maxDevices = 5;
		const quarantine = ({ run, detail }) => {
			const { failures = [], warnings = [] } = run.quarantine ?? {};
			const { quarantined } = run.totals;
			const shownWarnings = warnings.slice(0, detail.quarantined);
			return [
				...quarantined > 0 ? [`### Quarantined failures (${quarantined})`, ...failureList(failures, detail.quarantined)] : [],
				...shownWarnings.length === 0 ? [] : [(0, format.xE)("WARNING", [shownWarnings.map((warning) => `- ${(0, markdown.Lo)((0, cut.IN)(warning, maxWarning))}`).join("\n")])],
				...warnings.length > shownWarnings.length ? [`${(0, numbers.hS)(warnings.length - shownWarnings.length, "more warning")} about the quarantine file: see the log.`] : []
			];
		};
		const failureList = (failures, limit) => {
			const shown = failures.slice(0, limit);
			const more = failures.length - shown.length;
			const note = more > 0 ? [`${(0, numbers.hS)(more, shown.length === 0 ? "test" : "more test")}: see the full report.`] : [];
			if (shown.length === 0) return note;
			return [
				"These tests failed, and their failures do not count.",
				shown.map(itemOf).join("\n"),
				...note
			];
		};
		const itemOf = ({ name, devices, failures: [failure], entry }) => {
			const message = failure === undefined ? undefined : (0, describe.Ic)(failure);
			const failed = message === undefined ? "" : `: ${(0, markdown.ln)((0, cut.IN)(message, maxText))}`;
			const reason = (0, markdown.ln)((0, cut.IN)(entry.reason, maxText));
			return [`- ${(0, format.Pg)(quarantine_shortName(name))} on ${(0, format.KE)(devices, quarantine_maxDevices)}${failed}`, `  ${reason} · ${(0, markdown.nf)("issue", entry.issue)} · until ${entry.until}`].join("\\\n");
		};
		const quarantine_shortName = (name) => {
			const method = name.indexOf("#");
			return name.slice(name.lastIndexOf(".", method < 0 ? name.length : method) + 1);
		};
		const suggestions = ({ run, detail }) => {
			const { add = [], remove = [] } = run.history?.suggestions ?? {};
			if (detail.quarantined === 0 || add.length === 0 && remove.length === 0) return [];
			const toAdd = add.slice(0, detail.quarantined);
			const toRemove = remove.slice(0, detail.quarantined);
			return [(0, format.wg)("Suggestions for the quarantine file", [...toAdd.length === 0 ? [] : [`${(0, numbers.hS)(add.length, "test was", "tests were")} flaky in at least 3 of the last 20 runs. To stop ${add.length === 1 ? "it" : "them"} from failing the job, open an issue for each and add:`, (0, markdown.zW)(toAdd.map(({ yaml }) => yaml).join("\n\n"))], ...toRemove.length === 0 ? [] : ["These entries can be removed: their tests passed in each of the last 20 runs.", toRemove.map(({ test, line }) => `- Line ${line}: ${(0, format.Pg)(test)}`).join("\n")]])];
		};
		var render_parts = __webpack_require__(98513);
		;
		const repeats_maxText = 300;
		const repeats_repeats = ({ run: { repeats: report }, detail }) => {
			if (report === undefined) return [];
			const unstable = report.tests.filter(repeats.fl);
			const others = report.tests.filter((test) => !(0, repeats.fl)(test));
			const title = `### New and changed tests (${(0, numbers.vm)(report.tests.length)})`;
			const shown = unstable.slice(0, detail.repeats);
			const more = unstable.length - shown.length;
			return [
				title,
				...shown.length === 0 ? [] : [(0, format.tp)([
					"Test",
					"Device",
					"Result",
					"Failure"
				], shown.map(rowOf))],
				...more > 0 ? [`${(0, numbers.hS)(more, shown.length === 0 ? "unstable test" : "more unstable test")}: see the full report.`] : [],
				...shownOf(others, detail.repeats)
			];
		};
		const rowOf = (test) => {
			const { why, passed, failed, device, quarantined } = test;
			const failure = (0, repeats.a6)(test);
			const message = (0, root_cause.SP)(failure).headline;
			const result = `${quarantined === undefined ? "❌" : "⚠️"} passed in ${passed} of ${passed + failed} runs`;
			const entry = quarantined === undefined ? "" : `, ${(0, markdown.nf)("quarantined", quarantined.issue)} until ${quarantined.until}`;
			return [
				`${(0, format.Pg)((0, results.U)(test))} (${why})`,
				(0, format.fh)(device),
				`${result}${entry}`,
				message === "" ? "–" : (0, markdown.ln)((0, cut.IN)(message, repeats_maxText))
			];
		};
		const shownOf = (tests, limit) => [...Map.groupBy(tests, ({ passed }) => passed)].flatMap(([passed, own]) => {
			const names = own.slice(0, limit).map((test) => `- ${(0, format.Pg)((0, results.U)(test))} (${test.why})`);
			const more = own.length > names.length ? [`- ${(0, numbers.hS)(own.length - names.length, "more test")}`] : [];
			const summary = (0, numbers.hS)(own.length, "test");
			return [passed === 1 ? `${summary} did not run again.` : `${summary}: ${(0, repeats.VC)(passed)}`, ...names.length === 0 ? [] : [(0, format.wg)(summary, [[...names, ...more].join("\n")])]];
		});
		var durations = __webpack_require__(71698);
		;
		const sessions = (view) => {
			const { run, detail } = view;
			if (run.shards.length === 0) return [];
			const { shown, more } = mostUrgent(run.shards, detail.timelineRows);
			const bars = timeline(shown, run.startedAt);
			const blocks = [
				...run.balance === undefined ? [] : [(0, markdown.ln)((0, describe_tests.me)(run.balance))],
				...bars === undefined ? [] : [bars],
				...bars !== undefined && more.length > 0 ? [`The timeline leaves out ${(0, numbers.hS)(attemptsOf(more), "session")}. ${urgencyNote}`] : [],
				...sessionTable(view)
			];
			return blocks.length === 0 ? [] : ["### Sessions", ...blocks];
		};
		const mostUrgent = (shards, limit) => {
			if (shards.length <= limit) return {
				shown: shards,
				more: []
			};
			const ordered = shards.toSorted(byUrgency);
			return {
				shown: ordered.slice(0, limit),
				more: ordered.slice(limit)
			};
		};
		const attemptsOf = (shards) => shards.reduce((sum, { attempts }) => sum + attempts.length, 0);
		const urgencyNote = "Sessions with problems come first, then the slowest.";
		const sessionTable = ({ run: { shards }, detail }) => {
			if (detail.sessionRows === 0) return [];
			const { shown, more } = mostUrgent(shards, detail.sessionRows);
			const columns = [
				["Device", ({ last }) => (0, format.fh)(last.ranOn === undefined ? (0, device_shard.hV)(last) : `${last.ranOn} (instead of ${(0, device_shard.hV)(last)})`)],
				...shards.some(({ last }) => last.shard.total > 1) ? [["Shard", ({ last: { shard } }) => `${shard.index + 1} of ${shard.total}`]] : [],
				["Result", (shard) => (0, format.aG)(shard) + (shard.attempts.length > 1 ? ` (attempt ${shard.attempts.length})` : "")],
				["Tests", ({ tests }) => (0, numbers.vm)(tests.length)],
				["Started", ({ attempts }) => (0, format.SK)(attempts[0]?.startedAt)],
				...shards.some(({ attempts }) => attempts[0]?.queuedMs !== undefined) ? [["Queued", ({ attempts }) => (0, format.p0)(attempts[0]?.queuedMs)]] : [],
				["Duration", (shard) => (0, format.p0)(isTimed(shard) ? totalMs(shard) : undefined)],
				["Links", placesOf]
			];
			return [(0, format.wg)((0, numbers.hS)(attemptsOf(shown), "session"), [(0, format.tp)(columns.map(([title]) => title), shown.map((shard) => columns.map(([, cellOf]) => cellOf(shard)))), ...more.length > 0 ? [`The table leaves out ${(0, numbers.hS)(attemptsOf(more), "session")}. ${urgencyNote} See the full report.`] : []])];
		};
		const totalMs = ({ attempts }) => attempts.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);
		const isTimed = ({ attempts }) => attempts.some(({ durationMs }) => durationMs !== undefined);
		const byUrgency = (a, b) => Number(b.judgment.kind !== "passed") - Number(a.judgment.kind !== "passed") || totalMs(b) - totalMs(a);
		const slowest = ({ run, detail }) => {
			const tests = slowestOf(run.tests, detail.slowest);
			if (tests.length === 0) return [];
			const nameOf = (0, describe_tests.DG)(tests);
			const several = run.devices.length > 1;
			const rows = tests.map((test) => [
				(0, format.Pg)(nameOf(test)),
				(0, format.p0)(test.slowestMs),
				...several ? [(0, format.fh)(run.devices[test.slowestOn] ?? ""), (0, format.p0)(test.averageMs)] : []
			]);
			const header = several ? [
				"Test",
				"Slowest",
				"Device",
				"Average"
			] : ["Test", "Duration"];
			return [(0, format.wg)("Slowest tests", [(0, format.tp)(header, rows)])];
		};
		const slowestOf = (tests, limit) => {
			if (limit === 0) return [];
			let kept = [];
			let threshold = 0;
			for (const test of tests) {
				if (test.slowestMs <= threshold) continue;
				kept.push(test);
				if (kept.length < 20 * limit) continue;
				kept = longestFirst(kept).slice(0, limit);
				threshold = kept.at(-1)?.slowestMs ?? 0;
			}
			return longestFirst(kept).slice(0, limit);
		};
		const longestFirst = (tests) => tests.toSorted((a, b) => b.slowestMs - a.slowestMs);
		const barWidth = 40;
		const timing_maxName = 50;
		const maxOffsetMs = 30 * 24 * 36e5;
		const timeline = (shards, startedAt) => {
			const rows = shards.flatMap((shard) => shard.judged.flatMap((judged) => timing_rowOf(shard, judged, startedAt)));
			if (rows.length < 2) return undefined;
			const endMs = Math.max(...rows.map((row) => row.startMs + row.durationMs));
			const nameWidth = Math.max(...rows.map(({ name }) => name.length));
			const scale = `${"0 s".padEnd(barWidth)}${(0, durations.a3)(endMs)}`;
			const lines = rows.map((row) => `${row.sign} ${row.name.padEnd(nameWidth)}  ${bar(row, endMs).padEnd(barWidth)}${[(0, durations.a3)(row.durationMs), row.problem].filter((word) => word !== "").join(", ")}`.trimEnd());
			return (0, markdown.zW)([`  ${" ".repeat(nameWidth)}  ${scale}`, ...lines].join("\n"), "diff");
		};
		const timing_rowOf = (shard, { session, judgment }, startedAt) => {
			const offsetMs = (session.startedAt?.getTime() ?? Number.NaN) - startedAt.getTime();
			if (!(offsetMs <= maxOffsetMs)) return [];
			return [{
				...(0, format.vN)(shard, judgment.kind),
				name: (0, cut.IN)((0, invisible.jQ)((0, describe._0)(session)).replace(/\s+/g, " "), timing_maxName),
				startMs: Math.max(0, offsetMs),
				durationMs: Math.min(session.durationMs ?? 0, maxOffsetMs)
			}];
		};
		const bar = ({ startMs, durationMs }, endMs) => {
			const cell = Math.max(endMs, 1) / (barWidth - 1);
			const start = Math.min(barWidth - 2, Math.round(startMs / cell));
			const length = Math.max(1, Math.min(barWidth - 1 - start, Math.round(durationMs / cell)));
			return `${" ".repeat(start)}${"█".repeat(length)}`;
		};
		var titles = __webpack_require__(26273);
		;
		const budgetBytes = 65535;
		const batchSize = 50;
		const maxAnnotations = 200;
		const summaryParts = [
			headline.Pl,
			headline.u5,
			headline.A7,
			matrix,
			problems
		];
		const textParts = [
			failures,
			repeats_repeats,
			quarantine,
			suggestions,
			missing,
			notices,
			sessions,
			slowest,
			footer
		];
		const checkDetail = {
			...detail.p0,
			timelineRows: 20
		};
		const conclusions = {
			passed: "success",
			failed: "failure",
			error: "failure",
			"timed-out": "timed_out",
			cancelled: "cancelled",
			started: "neutral",
			planned: "neutral"
		};
		const renderCheck = (run, { sources, links, reportDir }) => {
			const options = {
				budgetBytes,
				links,
				reportDir,
				finish: invisible.LB
			};
			const { annotations } = annotationsFor(run, sources, maxAnnotations);
			return {
				conclusion: conclusions[run.verdict.kind],
				title: (0, invisible.LB)((0, titles.Tq)(run)),
				summary: (0, render_parts.R)(summaryParts, run, checkDetail, options),
				text: (0, render_parts.R)(textParts, run, checkDetail, options),
				annotationBatches: inBatches(annotations.filter(hasPlace))
			};
		};
		const hasPlace = (annotation) => annotation.file !== undefined && annotation.line !== undefined;
		const inBatches = (items) => Array.from({ length: Math.ceil(items.length / batchSize) }, (_none, batch) => items.slice(batch * batchSize, (batch + 1) * batchSize));
		var triage = __webpack_require__(47510);
		;
		const commentBudgetBytes = 65536;
		const parts = [
			headline.Pl,
			headline.u5,
			headline.A7,
			matrix,
			triage.nL,
			repeats_repeats,
			quarantine,
			suggestions,
			notices,
			footer
		];
		const commentDetail = {
			...detail.p0,
			matrixRows: 30,
			matrixColumns: 8,
			failures: 15,
			failureGroups: 2,
			occurrences: 3,
			traceLines: 12,
			problems: 20,
			missing: 50,
			quarantined: 20,
			repeats: 20,
			builds: 10,
			notices: 5
		};
		const commentMarker = (key) => `<!-- mobile-test-cloud: ${encodeURIComponent(key.toWellFormed()).replaceAll("-", "%2D")} -->`;
		const renderComment = (run, options) => {
			const { marker, links, reportDir, triage } = options;
			const budgetBytes = (options.budgetBytes ?? commentBudgetBytes) - (0, cut.dy)(marker) - 1;
			return `${marker}\n${(0, render_parts.R)(parts, run, commentDetail, {
				budgetBytes,
				links,
				reportDir,
				triage
			})}`;
		};
		;
		const maxCauses = 10;
		const explain_maxText = 300;
		const explain = (triage) => {
			const entries = (triage?.entries ?? []).filter(({ tests, devices }) => tests.length + devices.length > 0);
			const more = entries.length - maxCauses;
			return [...entries.slice(0, maxCauses).flatMap((entry, nth) => linesOf(entry, nth + 1)), ...more > 0 ? [`${(0, numbers.hS)(more, "more cause")} in triage.md.`] : []];
		};
		const linesOf = (entry, number) => {
			const { cause, tests, moreTests = 0, devices, moreDevices = 0, category, label, id, nextStep } = entry;
			const [first] = tests;
			const others = tests.length + moreTests - 1;
			const what = [
				...first === undefined ? [] : [`${(0, cut.IN)(first.name, explain_maxText)}${others > 0 ? ` and ${(0, numbers.hS)(others, "more test")}` : ""}`],
				...devices.length === 0 ? [] : [`on ${devices[0]}${devices.length + moreDevices > 1 ? ` and ${(0, numbers.hS)(devices.length + moreDevices - 1, "more device")}` : ""}`],
				...label === undefined ? [] : [`(${label})`]
			].join(" ");
			const said = [cause.exception ?? cause.code, cause.message].filter((part) => part !== undefined && part !== "").join(": ");
			const at = cause.frame === undefined ? "" : ` at ${cause.frame.file}${cause.frame.line === undefined ? "" : `:${cause.frame.line}`}`;
			return [
				`Cause ${number}, ${category} [${id}]${what === "" ? "" : `: ${what}`}`,
				...said === "" && at === "" ? [] : [`  Why: ${(0, cut.IN)(said, explain_maxText)}${at}`],
				`  Next: ${nextStep}`
			];
		};
		;
		const createSourceIndex = (paths) => {
			const byName = new Map();
			for (const path of paths) {
				const name = source_index_lastSegment(path);
				const same = byName.get(name);
				if (same === undefined) byName.set(name, [path]);
				else same.push(path);
			}
			return { find: (fileNameOrPath, packageHint) => {
				const wanted = fileNameOrPath.replaceAll("\\", "/");
				const candidates = byName.get(source_index_lastSegment(wanted)) ?? [];
				if (packageHint === undefined || packageHint === "") return onlyBest(candidates, wanted);
				const ofPackage = candidates.filter((path) => canHold(path, packageHint));
				return onlyBest(ofPackage, `${packageHint}/${source_index_lastSegment(wanted)}`);
			} };
		};
		const noSources = { find: () => undefined };
		const sourceFolder = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|groovy|scala)\/((?:[^/]+\/)*)/;
		const canHold = (path, packageHint) => {
			const [, folder] = sourceFolder.exec(path) ?? [];
			return folder === undefined || `/${packageHint}/`.endsWith(`/${folder}`);
		};
		const source_index_lastSegment = (path) => path.slice(path.lastIndexOf("/") + 1);
		const onlyBest = (candidates, wanted) => {
			const scored = candidates.map((path) => ({
				path,
				shared: sharedEnd(path, wanted)
			})).toSorted((a, b) => b.shared - a.shared);
			const [best, second] = scored;
			return best !== undefined && best.shared !== second?.shared ? best.path : undefined;
		};
		const sharedEnd = (one, other) => {
			const ones = one.split("/").toReversed();
			const others = other.split("/").toReversed();
			const differs = ones.findIndex((segment, index) => segment !== others[index]);
			return differs === -1 ? ones.length : differs;
		};
		;
		const run_plan_maxDevices = 20;
		const maxLine = 500;
		const maxNotes = 30;
		const maxRequests = 3;
		const maxRequestLength = 4e3;
		const runPlan = ({ run: { plan, verdict }, detail }) => {
			if (plan === undefined || plan.builds.length === 0) return [];
			const shown = plan.builds.slice(0, detail.builds);
			const more = plan.builds.length - shown.length;
			const lines = [
				`Devices: ${(0, format.KE)(plan.devices, run_plan_maxDevices)}`,
				...plan.binaries.map((text) => (0, markdown.Lo)((0, capitalized.l)((0, cut.IN)(text, maxLine)))),
				...plan.notes.slice(0, maxNotes).map((text) => (0, markdown.Lo)((0, cut.IN)(text, maxLine))),
				...plan.notes.length > maxNotes ? [`${(0, numbers.hS)(plan.notes.length - maxNotes, "more note")}: see \`plan.json\``] : []
			];
			return [
				"### Plan",
				lines.map((line) => `- ${line}`).join("\n"),
				(0, format.tp)([
					"Build",
					"Sessions",
					"Tests per session",
					"Predicted time per session"
				], shown.map((build) => [
					(0, capitalized.l)(nameOf(build)),
					(0, numbers.vm)(build.sessions),
					countOf(build),
					(0, format.p0)(build.predictedMs)
				])),
				...more > 0 ? [`${(0, numbers.hS)(more, "more build")}: see \`plan.json\` in the report folder.`] : [],
				...shown.slice(0, maxRequests).map((build) => (0, format.wg)(`${verdict.kind === "planned" ? "Request" : "Sent request"} of ${nameOf(build)}`, [(0, markdown.zW)((0, cut.IN)(JSON.stringify(build.request, undefined, 2), maxRequestLength))]))
			];
		};
		const nameOf = ({ shard }) => (0, describe.y0)(shard);
		const countOf = ({ tests }) => tests === undefined ? "unknown" : (0, numbers.vm)(tests);
		;
		const summaryBudgetBytes = 1e6;
		const summary_parts = [
			headline.Pl,
			headline.u5,
			headline.A7,
			runPlan,
			matrix,
			problems,
			failures,
			repeats_repeats,
			quarantine,
			suggestions,
			missing,
			notices,
			sessions,
			slowest,
			footer
		];
		const renderSummary = (run, options) => (0, render_parts.R)(summary_parts, run, detail.p0, options);
		var judge = __webpack_require__(24865);
		var triage_triage = __webpack_require__(65301);
		var branch_files = __webpack_require__(61721);
		var present = __webpack_require__(28008);
		var regular_file = __webpack_require__(48734);
		var text_lines = __webpack_require__(59390);
		var report_file = __webpack_require__(86282);
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
			if (pattern === "" || pattern.startsWith("#") || pattern.length > maxPattern) return [];
			const comment = rest.findIndex((word) => word.startsWith("#"));
			const owners = (comment === -1 ? rest : rest.slice(0, comment)).filter(isOwner).slice(0, maxOwners);
			const matches = readOwnerPattern(pattern.replaceAll("\0", " "));
			return matches === undefined ? [] : [{
				length: pattern.length,
				matches,
				owners
			}];
		};
		const isOwner = (word) => /^@[\w-]{1,100}(?:\/[\w.-]{1,100})?$/.test(word) || /^[\w.+-]{1,100}@[\w.-]{1,200}$/.test(word);
		const readOwnerPattern = (pattern) => {
			if (/^!|\[/.test(pattern)) return undefined;
			const isFolder = pattern.endsWith("/");
			const bare = pattern.replace(/^\/|\/$/g, "");
			const isAnchored = pattern.slice(0, -1).includes("/");
			const literal = bare.replace(/[{}()\\]/g, "\\$&");
			const own = readGlob(isAnchored ? literal : `**/${literal}`);
			const below = readGlob(`${isAnchored ? "" : "**/"}${literal}/**`);
			if (own === undefined || below === undefined) return undefined;
			if (isFolder) return below;
			return bare.endsWith("*") && isAnchored ? own : (path) => own(path) || below(path);
		};
		const readGlob = (pattern) => {
			const read = (0, wildcard.CW)(pattern, "shell");
			return read.kind === "pattern" ? read.matches : undefined;
		};
		var compare_with_past = __webpack_require__(30166);
		var external_node_util_ = __webpack_require__(57975);
		var mask_secrets = __webpack_require__(78499);
		var read_failure = __webpack_require__(13840);
		;
		const log_evidence_maxLines = 12;
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
				if (open !== undefined && rank <= open.rank && open.lines.length < log_evidence_maxLines && goesOn.test(raw)) {
					open.lines.push(log_evidence_shown(raw));
					return;
				}
				open = undefined;
				const before = best.get(current.test);
				if (rank === 0 || before !== undefined && (before.rank > rank || before.rank === rank && rank > 1)) return;
				open = {
					rank,
					line: number,
					lines: [log_evidence_shown(raw)]
				};
				best.set(current.test, open);
			};
			for await (const some of lines) for (const line of some) read(line);
			return new Map([...best].map(([test, { line, lines: own }]) => [test, {
				line,
				lines: own
			}]));
		};
		const rankOf = (line, { exception }) => {
			if (crash.test(line)) return 3;
			if (exception !== undefined && line.includes((0, read_failure.ct)(exception))) return 2;
			return isError.test(line) ? 1 : 0;
		};
		const log_evidence_shown = (line) => (0, invisible.jQ)((0, cut.IN)((0, mask_secrets.h)((0, external_node_util_.stripVTControlCharacters)(line.slice(0, 4 * maxLineChars))), maxLineChars));
		var is_record = __webpack_require__(75977);
		;
		const maxEntries = 5e4;
		const request_evidence_maxRequests = 5;
		const maxUrl = 300;
		const maxMethod = 20;
		const failedRequests = (har, test, file) => {
			const entries = listIn(fieldOf(fieldOf(har, "log"), "entries")).slice(0, maxEntries);
			return entries.filter((entry) => fieldOf(entry, "_test") === test).flatMap((entry) => {
				const status = fieldOf(fieldOf(entry, "response"), "status");
				if (typeof status !== "number" || !Number.isInteger(status) || status > 0 && status < 400) return [];
				const { method, url } = textsOf(fieldOf(entry, "request"));
				return url === undefined ? [] : [{
					kind: "request",
					method,
					url,
					status: Math.max(0, status),
					file
				}];
			}).slice(-request_evidence_maxRequests);
		};
		const textsOf = (request) => {
			const [method, address] = [fieldOf(request, "method"), fieldOf(request, "url")];
			const url = typeof address === "string" ? URL.parse(address) : null;
			return {
				method: typeof method === "string" ? (0, invisible.jQ)(method.slice(0, maxMethod)) : "?",
				url: url === null ? undefined : (0, invisible.jQ)(`${url.protocol}//${url.host}${url.pathname}`.slice(0, maxUrl))
			};
		};
		const fieldOf = (value, name) => (0, is_record.u)(value) && Object.hasOwn(value, name) ? value[name] : undefined;
		const listIn = (value) => Array.isArray(value) ? value : [];
		;
		const collectTriageFacts = async (run, reportDir, sources, context) => {
			const causes = (0, causes_of_run.D)(run).slice(0, triage_triage.bI);
			const failures = causes.filter((cause) => cause.kind === "failures");
			if (failures.length === 0) return triage_triage.f5;
			const { workspace, runId, runUrl, sha } = context.github;
			const { pullRequest } = await (0, github_context.j_)(context.environment);
			const commit = pullRequest?.headSha ?? sha;
			const thisRun = {
				run: runId,
				commit,
				date: run.startedAt.toISOString(),
				...(0, present.E)({ url: runUrl })
			};
			return {
				findSource: sources.find,
				ownersOf: await readOwners(workspace),
				changed: run.changedFiles ?? await (0, branch_files.$A)(workspace, context.environment, lastPass(failures)),
				evidenceOf: await readEvidence(failures, reportDir),
				run: thisRun
			};
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
			const { reportFilesIn } = await __webpack_require__.e(852).then(__webpack_require__.bind(__webpack_require__, 48852));
			const find = withinBytes(reportFilesIn(reportDir), maxLogBytes);
			const found = new Map();
			for (const [session, own] of Map.groupBy(samples, ({ sample }) => sample.session)) {
				const wanted = own.map(({ sample, exception }) => ({
					test: (0, results.U)(sample.test),
					exception
				}));
				const [lines, requests] = [await readLogs(session, wanted, find), await readRequests(session, wanted, find)];
				for (const { test } of wanted) found.set(keyOf(session, test), [...lines.get(test) ?? [], ...requests.get(test) ?? []]);
			}
			return ({ test, session }) => found.get(keyOf(session, (0, results.U)(test))) ?? [];
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
		const keyOf = ({ folder }, test) => `${folder}\n${test}`;
		const hasLogs = ({ files }) => [...logKinds, "network-logs"].some((kind) => (files[kind] ?? []).length > 0);
		const readLogs = async (session, wanted, find) => {
			const found = new Map();
			for (const name of logKinds.flatMap((kind) => session.files[kind] ?? [])) {
				const file = await find(session.folder, name);
				if (file === undefined) continue;
				const bytes = Math.min(file.bytes, maxLogBytes);
				const lines = await readOr(() => findLogLines((0, text_lines.F)(file.chunks(bytes), collect_triage_facts_maxLineChars), wanted), new Map());
				for (const [test, { line, lines: own }] of lines) found.set(test, [...found.get(test) ?? [], {
					kind: "log",
					file: file.shown,
					line,
					lines: own
				}]);
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
		const readOr = async (read, otherwise) => {
			try {
				return await read();
			} catch (error) {
				if (!(0, run_problem.Or)(error)) throw error;
				return otherwise;
			}
		};
		var outputs = __webpack_require__(46834);
		var report_folder = __webpack_require__(46107);
		var promises_ = __webpack_require__(51455);
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
			const sources = createSourceIndex(groups.length === 0 ? [] : await (0, branch_files.O)(workspace, context.environment));
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
			const excerpts = await readExcerpts(workspace, [...lines.values()]);
			return {
				sources,
				places: (0, failure_places.$1)(sources, url === undefined ? undefined : (file) => `${url}/${encodedPath(file)}`, excerpts)
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
		const repository_maxLine = 200;
		const readExcerpts = async (workspace, lines) => {
			const excerpts = new Map();
			for (const [file, ofFile] of Map.groupBy(lines, (each) => each.file)) {
				const text = (await readSource(workspace, file))?.split(/\r?\n/) ?? [];
				for (const place of ofFile) {
					if (place.line > text.length) continue;
					const first = Math.max(1, place.line - linesAround);
					const shown = text.slice(first - 1, place.line + linesAround).map((line) => (0, cut.IN)(line, repository_maxLine));
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
		const setOutputs = async ({ run, files, inputs, context, outputsUnset }) => {
			const problem = context.setOutputs((0, outputs.Yz)(run, files, inputs.history.kind !== "off"));
			if (problem === undefined || outputsUnset) return {};
			context.fail();
			return {
				outputsUnset: true,
				run: (0, judge.z)(run, problem)
			};
		};
		const collectFacts = async ({ run, inputs, sources, context }) => ({ facts: await collectTriageFacts(run, inputs.reportDir, sources, context) });
		const writeFolder = async ({ run, written, inputs, context, places, facts }) => {
			if (written === run) return {};
			const page = {
				links: await pageLinks(context),
				docsUrl: context.github.docsUrl,
				places
			};
			const folder = await (0, report_folder.aF)(run, inputs.reportDir, page, facts);
			return {
				...folder,
				written: folder.run
			};
		};
		const locate = ({ run, context }) => locateFailures(run, context);
		const annotate = async ({ run, inputs, context, sources }) => {
			if (!inputs.annotations) return {};
			const { annotations, more } = annotationsFor(run, sources);
			for (const annotation of annotations) context.annotate(annotation);
			if (more > 0) context.log.info(`${more} more distinct failures and sessions are in the summary and in the report.`);
			return { annotated: annotations.length > 0 };
		};
		const storeArtifacts = async ({ run, files, inputs, context, guard }) => ({ files: {
			...files,
			...await (0, report_folder.kx)(files, {
				...inputs,
				identity: run.job?.hash ?? ""
			}, context, guard)
		} });
		const writeSummary = async (report) => {
			const { run, inputs, context } = report;
			const options = {
				...shownWith(report),
				budgetBytes: summaryBudgetBytes
			};
			if (inputs.summary) await context.writeSummary(renderSummary(run, options));
			return {};
		};
		const review = async (report) => {
			const { run, inputs, context, sources, reviewKey, guard } = report;
			await publishReviews(run, isRed(report), inputs, {
				...shownWith(report),
				sources,
				reviewKey
			}, context, guard);
			return {};
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
			const hint = kind === "started" ? `The builds ended: ${service.fs}.` : code && (0, error_codes.ph)(code);
			return hint === undefined ? run : {
				...run,
				verdict: {
					...run.verdict,
					hint
				}
			};
		};
		const isRed = ({ run, inputs: { failOn }, outputsUnset }) => {
			const { kind } = run.verdict;
			if (outputsUnset) return true;
			if (failOn === "never" || kind === "passed" || kind === "started" || kind === "planned") return false;
			return failOn === "any" || kind !== "failed";
		};
		const nameRunningBuilds = async ({ run: { verdict, builds, framework }, inputs, context }) => {
			const open = builds.filter(({ status }) => !(0, model_status.pl)(status));
			if ((0, service.nq)(inputs.service) || open.length === 0 || verdict.kind === "started") return {};
			const named = open.map(({ id, dashboardUrl }) => dashboardUrl === undefined ? id : `${id} (${dashboardUrl})`).join(", ");
			const ids = JSON.stringify(open.map(({ id }) => id));
			context.log.warning(`These builds are still running: ${named}. To wait for them, set \`build-ids: '${ids}'\` in a later step. ${howToStop(framework)}`);
			return {};
		};
		const howToStop = (framework) => {
			const { title, paths } = (0, lookup.Fg)(framework);
			const why = paths.stop === undefined ? `; the service has no known call that stops ${title} builds` : "";
			return `To stop them, use the dashboard of the service${why}.`;
		};
		const historyLines = (run) => {
			const { add = [], remove = [] } = run.history?.suggestions ?? {};
			const labels = (0, describe_history.J3)(run);
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
			const red = isRed(report);
			const { verdict, simulated, notices, quarantine } = run;
			for (const notice of notices) log.notice(notice);
			for (const warning of quarantine?.warnings ?? []) log.warning(warning);
			for (const { name, devices, entry } of quarantine?.failures.slice(0, maxLoggedFailures) ?? []) log.info(`Quarantined until ${entry.until}: ${name} failed on ${devices.join(", ")}. ${entry.reason} (${entry.issue})`);
			for (const line of historyLines(run)) log.info(line);
			const line = `${simulated ? "SIMULATED " : ""}Verdict: ${verdict.kind}. ${verdict.reason}`;
			if (red && !annotated) log.error(line);
			else log.info(line);
			const { code, hint } = verdict;
			if (red && code !== undefined && hint !== undefined) log.info((0, error_codes.sE)({
				code,
				hint
			}, github.docsUrl));
			if (red) for (const each of explain(triage)) log.info(each);
			if (red) context.fail();
			return {};
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
		const reportRun = (run, inputs, context, reviewKey = "") => report([
			...local,
			storeArtifacts,
			setOutputs,
			writeSummary,
			review
		], run, inputs, context, reviewKey);
		const reportPlan = (run, inputs, context) => report([
			setOutputs,
			writeFolder,
			setOutputs,
			writeFolder,
			logVerdict,
			writeSummary
		], run, inputs, context, "");
		const report = async (reporters, given, inputs, context, reviewKey) => {
			const run = (0, service.nq)(inputs.service) ? withEmbeddedHint(given) : given;
			const files = { reportDir: inputs.reportDir };
			const guard = (0, stall_guard.GD)(context.clock);
			const unknown = {
				sources: noSources,
				places: failure_places.co,
				facts: triage_triage.f5,
				annotated: false,
				outputsUnset: false
			};
			let known = {
				run,
				inputs,
				context,
				reviewKey,
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
			const content = renderCheck(run, options);
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
				run.project.replace(github.runId, "")
			];
			const marker = commentMarker([...key, ...reviewKey === "" ? [] : [reviewKey]].join("/"));
			const about = {
				...links,
				commit: pullRequest.headSha,
				runAttempt: github.runAttempt
			};
			const text = renderComment(run, {
				marker,
				links: about,
				reportDir,
				triage
			});
			const done = await (0, pull_request.X)(call, pullRequest.number, text, mayCreate);
			context.log.info(`The comment on pull request ${pullRequest.number} was ${doneWords[done]}.`);
		};
		const doneWords = {
			created: "created",
			updated: "updated",
			unchanged: "left as it is",
			"not-wanted": "not created: all is green (`comment: on-failure`)"
		};
	})
};
;
