"use strict";
exports.id = 122;
exports.ids = [122, 240];
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
	59390: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => textLines });
		async function* textLines(chunks, maxChars) {
			const decoder = new TextDecoder();
			let rest = "";
			for await (const chunk of chunks) {
				const lines = decoder.decode(chunk, { stream: true }).split("\n");
				lines[0] = rest + (lines[0] ?? "").slice(0, maxChars);
				rest = (lines.pop() ?? "").slice(0, maxChars);
				yield lines.map((line) => cut(line, maxChars));
			}
			rest += decoder.decode();
			if (rest !== "") yield [cut(rest, maxChars)];
		}
		const cut = (line, maxChars) => {
			const kept = line.length > maxChars ? line.slice(0, maxChars) : line;
			return kept.endsWith("\r") ? kept.slice(0, -1) : kept;
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
	50917: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => isRedForGood });
		var _attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7330);
		var _expected_sessions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(592);
		const isRedForGood = (shards, { failOnFlaky, isLastAttempt }) => shards.some((shard) => {
			const isLast = isLastAttempt(shard);
			const isRed = (test) => !shard.quarantined.has(test) && ((0, _attempts_js__WEBPACK_IMPORTED_MODULE_1__.e2)(test.status) ? isLast || failOnFlaky : failOnFlaky && (0, _attempts_js__WEBPACK_IMPORTED_MODULE_1__.s8)(test));
			return shard.tests.some(isRed) || isLast && isWithoutProof(shard);
		});
		const isWithoutProof = ({ judgment: { kind }, last }) => (kind === "error" || kind === "timed-out") && !(0, _expected_sessions_js__WEBPACK_IMPORTED_MODULE_0__.j2)(last);
	}),
	23080: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => accountRun,
			JB: () => judgeJob,
			bz: () => knownOf,
			vZ: () => shownFacts
		});
		var _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69656);
		var _lib_present_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28008);
		var _results_accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62181);
		var _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(592);
		var _results_left_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68420);
		var _prepare_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69054);
		var _judge_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10644);
		const knownOf = ({ selection, notice, nothingToRun, repeats: prepared }, { repeats, notices } = { notices: [] }) => ({
			nothingToRun,
			knownSuite: (0, _results_accounting_js__WEBPACK_IMPORTED_MODULE_0__.EF)(selection),
			suite: selection.whole,
			repeats,
			notices: [...[notice, prepared?.notice].filter((each) => each !== undefined), ...notices]
		});
		const accountRun = ({ plan, selection }, sessions, state) => {
			const { started, unstarted } = state.facts();
			const stopped = (0, _results_left_out_js__WEBPACK_IMPORTED_MODULE_4__.fK)(started, (0, _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_1__.uN)(sessions)).filter(({ attempt }) => attempt === 0);
			return (0, _results_accounting_js__WEBPACK_IMPORTED_MODULE_0__.PF)(selection, plan.shards, sessions, [...unstarted, ...(0, _results_left_out_js__WEBPACK_IMPORTED_MODULE_4__.NF)(stopped)]);
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
				facts: (0, _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_5__.z)(facts, show),
				outcome: {
					...(0, _lib_map_texts_js__WEBPACK_IMPORTED_MODULE_5__.z)(rest, show),
					...(0, _lib_present_js__WEBPACK_IMPORTED_MODULE_6__.E)({
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
		var analyze_history = __webpack_require__(19089);
		var history_quarantine = __webpack_require__(90362);
		var run_history = __webpack_require__(3166);
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
		var numbers = __webpack_require__(71113);
		var detail = __webpack_require__(30391);
		var markdown = __webpack_require__(64598);
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
			const past = (0, describe_history.u0)(pastsOf(tests), run.finishedAt);
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
		;
		const openBuilds = 3;
		const shortCommit = 7;
		const footer = ({ run, links, reportDir, detail }) => {
			const items = [
				`${(0, format.SK)(run.startedAt)} to ${(0, format.SK)(run.finishedAt)}`,
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
				...quarantined > 0 ? [`### Quarantined failures (${quarantined})`, ...failureTable(failures, detail.quarantined)] : [],
				...shownWarnings.length === 0 ? [] : [(0, format.xE)("WARNING", [shownWarnings.map((warning) => `- ${(0, markdown.Lo)((0, cut.IN)(warning, maxWarning))}`).join("\n")])],
				...warnings.length > shownWarnings.length ? [`${(0, numbers.hS)(warnings.length - shownWarnings.length, "more warning")} about the quarantine file: see the log.`] : []
			];
		};
		const failureTable = (failures, limit) => {
			const shown = failures.slice(0, limit);
			const more = failures.length - shown.length;
			const note = more > 0 ? [`${(0, numbers.hS)(more, shown.length === 0 ? "test" : "more test")}: see the full report.`] : [];
			if (shown.length === 0) return note;
			const header = [
				"Test",
				"Failure",
				"Devices",
				"Why it does not count"
			];
			return [
				"These tests failed, and their failures do not count.",
				(0, format.tp)(header, shown.map(rowOf)),
				...note
			];
		};
		const rowOf = ({ name, devices, failures: [failure], entry }) => {
			const message = failure === undefined ? undefined : (0, describe.Ic)(failure);
			const reason = (0, markdown.ln)((0, cut.IN)(entry.reason, maxText));
			return [
				(0, format.Pg)(quarantine_shortName(name)),
				message === undefined ? "–" : (0, markdown.ln)((0, cut.IN)(message, maxText)),
				(0, format.KE)(devices, quarantine_maxDevices),
				`${reason} (${(0, markdown.nf)("issue", entry.issue)}, until ${entry.until})`
			];
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
				], shown.map(repeats_rowOf))],
				...more > 0 ? [`${(0, numbers.hS)(more, shown.length === 0 ? "unstable test" : "more unstable test")}: see the full report.`] : [],
				...shownOf(others, detail.repeats)
			];
		};
		const repeats_rowOf = (test) => {
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
		const maxName = 50;
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
				name: (0, cut.IN)((0, invisible.jQ)((0, describe._0)(session)).replace(/\s+/g, " "), maxName),
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
		var verdict_words = __webpack_require__(55761);
		;
		const budgetBytes = 65535;
		const check_maxTitle = 255;
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
				title: (0, invisible.LB)((0, cut.IN)(checkTitle(run), check_maxTitle)),
				summary: (0, render_parts.R)(summaryParts, run, checkDetail, options),
				text: (0, render_parts.R)(textParts, run, checkDetail, options),
				annotationBatches: inBatches(annotations.filter(hasPlace))
			};
		};
		const checkTitle = (run) => {
			const { tests, failed, quarantined } = run.totals;
			const all = (0, numbers.hS)(tests, run.devices.length > 1 ? "test result" : "test");
			const ofThem = failed > quarantined ? `${failed - quarantined} of ${all} failed` : all;
			const figures = [
				ofThem,
				...quarantined > 0 ? [`${quarantined} quarantined`] : [],
				...failed > 0 && isCompared(run) ? [`${run.history.labels.new} new`] : []
			].join(", ");
			return tests === 0 ? (0, verdict_words.Sw)(run) : `${(0, verdict_words.Sw)(run)}, ${figures}`;
		};
		const isCompared = (run) => run.history !== undefined && run.history.earlierRuns > 0;
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
			if (checkName === undefined && !comment) return;
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
			if (comment) await attempt("The comment", () => writeComment(call, run, options, context));
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
		const writeComment = async (call, run, { links, reportDir, triage, reviewKey = "" }, context) => {
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
			const done = await (0, pull_request.X)(call, pullRequest.number, renderComment(run, {
				marker,
				links: about,
				reportDir,
				triage
			}));
			context.log.info(`The comment on pull request ${pullRequest.number} was ${done === "unchanged" ? "left as it is" : done}.`);
		};
	}),
	13414: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bj: () => deviceTimeUsed,
			DG: () => budgetGate,
			GN: () => openGate,
			fq: () => joinGates,
			qO: () => failFastGate
		});
		var _history_quarantine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90362);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96804);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50191);
		var _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(592);
		var _results_foregone_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50917);
		var _prepare_prediction_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2952);
		var _start_build_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13379);
		const openGate = { refuses: async () => undefined };
		const joinGates = (...gates) => {
			let refused;
			return { refuses: async (planned) => {
				for (const gate of gates) refused ??= await gate.refuses(planned);
				return refused;
			} };
		};
		const failFastGate = ({ failFast, failOnFlaky, framework, quarantine }, isLastAttempt, { facts }, caughtUp) => {
			if (!failFast) return openGate;
			return { refuses: async () => {
				await caughtUp();
				const { sessions, problems, startedAt } = facts();
				const shards = (0, _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_4__.uN)([...sessions.values()]);
				const judged = quarantine === undefined ? shards : (0, _history_quarantine_js__WEBPACK_IMPORTED_MODULE_0__.Su)(shards, quarantine, framework, startedAt);
				const isRed = problems.length > 0 || (0, _results_foregone_js__WEBPACK_IMPORTED_MODULE_5__.y)(judged, {
					failOnFlaky,
					isLastAttempt
				});
				return isRed ? "fail-fast" : undefined;
			} };
		};
		const budgetGate = ({ budget, predictor }, { facts, onProblem }, caughtUp, { clock, log }) => {
			if (budget === undefined) return openGate;
			let isSaid = false;
			return { refuses: async (planned) => {
				await caughtUp();
				const { usedMs, untimed } = deviceTimeUsed(facts(), clock.nowMs(), predictor);
				if (untimed > 0 && !isSaid) log.notice(`The service does not say how long ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.hS)(untimed, "session")} took; the time of the tests counts against max-device-minutes instead.`);
				isSaid ||= untimed > 0;
				const nextMs = predictor?.buildMs(planned) ?? 0;
				if (usedMs + nextMs <= budget.ms) return undefined;
				onProblem((0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_2__.CC)("budget-exceeded", refusal(planned, usedMs, nextMs, budget)));
				return "budget";
			} };
		};
		const refusal = (planned, usedMs, nextMs, budget) => {
			const minutes = (0, _prepare_prediction_js__WEBPACK_IMPORTED_MODULE_6__.oD)(budget, usedMs + nextMs);
			const used = `${minutes(usedMs)} of ${(0, _prepare_prediction_js__WEBPACK_IMPORTED_MODULE_6__.XW)(budget, minutes)} device minutes are used`;
			const next = nextMs > 0 ? `, and it is predicted to take ${minutes(nextMs)}` : "";
			return `${(0, _start_build_js__WEBPACK_IMPORTED_MODULE_7__.Wi)(planned)} was not started: ${used}${next}`;
		};
		const deviceTimeUsed = ({ started, repeats, starting, records, sessions, repeatSessions }, nowMs, predictor) => {
			const predictedMs = (build) => predictor?.buildMs(build) ?? 0;
			const collected = new Map([...sessions, ...repeatSessions]);
			const times = [...started, ...repeats].map((build) => {
				const record = records.get(build.id);
				const own = (0, _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_4__.MR)(build, record);
				const untimed = own.filter((session) => isUntimed(session, collected)).length;
				const ownMs = own.reduce((all, each) => all + usedBy(each, collected, nowMs), 0);
				if (record === undefined || !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_3__.pl)(record.status)) return {
					usedMs: Math.max(ownMs, predictedMs(build)),
					untimed
				};
				return {
					usedMs: untimed === 0 ? ownMs : Math.max(ownMs, predictedMs(build), record.durationMs ?? 0),
					untimed
				};
			});
			const startingMs = starting.reduce((sum, build) => sum + predictedMs(build), 0);
			return {
				usedMs: times.reduce((sum, { usedMs }) => sum + usedMs, startingMs),
				untimed: times.reduce((sum, { untimed }) => sum + untimed, 0)
			};
		};
		const isUntimed = ({ key, summary }, sessions) => summary?.id !== undefined && (0, _model_status_js__WEBPACK_IMPORTED_MODULE_3__.pl)(summary.status) && summary.durationMs === undefined && sessions.get(key)?.durationMs === undefined;
		const usedBy = ({ key, summary }, sessions, nowMs) => {
			if (summary === undefined) return 0;
			const { status, startedAt, durationMs = 0 } = summary;
			const { durationMs: collectedMs = 0, tests = [] } = sessions.get(key) ?? {};
			const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
			const reportedMs = Math.max(durationMs, collectedMs, testsMs);
			const isRunning = !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_3__.pl)(status) && status !== "queued" && startedAt !== undefined;
			return isRunning ? Math.max(reportedMs, nowMs - startedAt.getTime()) : reportedMs;
		};
	}),
	13379: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Wi: () => namePlanned,
			f2: () => inVersionOf,
			pU: () => startOrFind
		});
		var _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77699);
		var _cloud_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97430);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25890);
		var _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5436);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782);
		var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81220);
		var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99988);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8882);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25918);
		var _results_describe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18665);
		var _run_deadline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13849);
		const namePlanned = ({ shard, attempt, devices, repeat }) => {
			if (repeat !== undefined) return `repeat ${repeat} on ${devices.join(", ")}`;
			const of = shard.total === 1 ? "" : ` of ${(0, _results_describe_js__WEBPACK_IMPORTED_MODULE_7__.y0)(shard)}`;
			return attempt === 0 ? `the build${of}` : `attempt ${attempt + 1}${of} on ${devices.join(", ")}`;
		};
		const maxSends = 5;
		const lastResponseMs = 1500;
		const startOrFind = async (planned, request, inputs, context, stop, known) => {
			const { cloud, clock, log } = context;
			const name = namePlanned(planned);
			for (let sends = 1;; sends++) {
				stop.throwIfAborted();
				const sentAt = new Date(clock.nowMs());
				const limit = (0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_8__.rP)(stop, lastResponseMs, clock);
				try {
					return await cloud.boundTo(limit.signal).builds(inputs.framework, inputs.system, inputs.testPlan).start(request);
				} catch (error) {
					if (!(0, _cloud_errors_js__WEBPACK_IMPORTED_MODULE_1__.E)(error, "cloud-start-uncertain")) throw error;
					log.info(`The response to the start of ${name} was lost (${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__.Uc)(error)}); looking for the build.`);
					const found = await findStartedBuild({
						planned,
						request,
						inputs,
						sentAt,
						cause: error,
						known
					}, context, stop);
					if (found !== undefined) {
						log.info(`Found ${name}; nothing is started twice.`);
						return found;
					}
					if (sends === maxSends) throw error.cause instanceof Error ? error.cause : error;
					log.info(`The service does not have ${name}; starting it again.`);
				} finally {
					limit[Symbol.dispose]();
				}
			}
		};
		const lookPausesMs = [
			1e3,
			2e3,
			4e3,
			8e3,
			15e3,
			3e4
		];
		const lastPauseMs = 1e3;
		const clockSkewMs = 5 * 6e4;
		const findStartedBuild = async (lost, context, stop) => {
			const { title, listsBuilds, mayListBuilds } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Fg)(lost.inputs.framework);
			if (!listsBuilds) {
				const found = mayListBuilds === true ? await lookAmongNewest(lost, context, stop) : undefined;
				if (found !== undefined) return found;
				throw buildMayBeRunning(`the service cannot list ${title} builds`, lost.cause);
			}
			const { clock, service, signal } = context;
			const pauses = (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__.nq)(service) ? lookPausesMs.map((pauseMs) => pauseMs / 10) : lookPausesMs;
			for (const pauseMs of pauses) {
				await clock.sleep(pauseMs, stop).catch(() => {});
				const found = await look(lost, context);
				if (found !== undefined) return found;
				if (stop.aborted) break;
			}
			while (stop.aborted) {
				await clock.sleep(lastPauseMs, signal).catch(() => {
					throw buildMayBeRunning("the project does not list it yet", lost.cause);
				});
				const found = await look(lost, context);
				if (found !== undefined) return found;
			}
			const { status = 0, serviceMessage } = lost.cause;
			if (status >= 200 && status < 300 && serviceMessage !== undefined) throw buildMayBeRunning(`the service responded ${JSON.stringify(serviceMessage)}, and the project does not list the build`, lost.cause);
			if (lost.inputs.service.apiVersion === "v2") throw buildMayBeRunning("the listing is not complete", lost.cause);
			return undefined;
		};
		const newestBuilds = 20;
		const concurrentDetails = 4;
		const newestPauseMs = 4e3;
		const lookAmongNewest = async (lost, context, stop) => {
			const { cloud, clock, service, log } = context;
			const { framework, system } = lost.inputs;
			const builds = cloud.builds(framework, system);
			await clock.sleep((0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__.nq)(service) ? newestPauseMs / 10 : newestPauseMs, stop).catch(() => {});
			try {
				const ids = (await builds.newest(newestBuilds)).filter((id) => !lost.known.has(id));
				const found = await (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_9__.X2)(ids.slice(0, newestBuilds), concurrentDetails, async (id) => (await builds.get(id)).record);
				return found.find(({ capabilities }) => (0, _model_build_tag_js__WEBPACK_IMPORTED_MODULE_5__.MX)(capabilities[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_5__.KM])?.nonce === lost.planned.tag.nonce)?.id;
			} catch (error) {
				context.signal.throwIfAborted();
				log.info(`Could not look for the build among the newest ones (${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__.Uc)(error)}).`);
				return undefined;
			}
		};
		const look = async (lost, context) => {
			const { framework, project } = lost.inputs;
			const builds = await (0, _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__.ZO)(framework, project, context).catch((error) => {
				throw buildMayBeRunning(`the project cannot be listed (${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__.Uc)(error)})`, lost.cause);
			});
			const found = builds.find(({ tag }) => tag?.nonce === lost.planned.tag.nonce);
			if (found !== undefined) return found.record.id;
			const suspect = builds.find((build) => !lost.known.has(build.record.id) && mayBeOurs(build, lost));
			if (suspect !== undefined) throw buildMayBeRunning(`build ${suspect.record.id} of the project may be the one`, lost.cause);
			return undefined;
		};
		const mayBeOurs = ({ tag, record: { capabilities, startedAt } }, { request, sentAt }) => {
			if (tag !== undefined) return false;
			if (startedAt !== undefined && startedAt.getTime() < sentAt.getTime() - clockSkewMs) return false;
			const keys = [
				"app",
				"testSuite",
				"devices"
			];
			return keys.every((key) => capabilities[key] === undefined || JSON.stringify(capabilities[key]) === JSON.stringify(request[key]));
		};
		const inVersionOf = (builds, { service, framework, download }, context) => {
			const chosen = (0, _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_3__.T_)(service, framework, {
				shards: Math.max(1, ...builds.map(shardsIn)),
				download
			});
			if (chosen.apiVersion === service.apiVersion) return context;
			for (const line of (0, _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_3__.tV)(chosen)) context.log.info(line);
			return {
				...context,
				cloud: context.cloud.inVersion(chosen.apiVersion)
			};
		};
		const shardsIn = (build) => Math.max(build.isSplit === true ? 2 : 1, (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_10__.uc)(build));
		const buildMayBeRunning = (why, cause) => new _model_run_problem_js__WEBPACK_IMPORTED_MODULE_6__.AK("build-may-be-running", `the response to the start was lost, so a build may be running: ${why}. No second build was started`, { cause });
	}),
	45906: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sd: () => startAll,
			Wr: () => startBuilds,
			ac: () => noMoreThan,
			yb: () => withStarted
		});
		var _builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83541);
		var _cloud_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97430);
		var _lib_cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8976);
		var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81220);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71698);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8882);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96804);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25918);
		var _results_left_out_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(68420);
		var _results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32231);
		var _run_deadline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13849);
		var _gates_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13414);
		var _start_build_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13379);
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
		const noMoreThan = (builds) => ({
			builds,
			moreInMs: () => Number.POSITIVE_INFINITY,
			startMore: async () => []
		});
		const withStarted = (builds, more) => more.length === 0 ? builds : [...builds, ...more].toSorted((a, b) => a.shard.index - b.shard.index);
		const startAll = async ({ builds, moreInMs, startMore }, { clock, signal }, learn = async () => {}) => {
			let running = builds;
			for (let pauseMs = moreInMs(); pauseMs < Number.POSITIVE_INFINITY; pauseMs = moreInMs()) {
				await clock.sleep(pauseMs, signal);
				await learn(running);
				running = withStarted(running, await startMore());
			}
			return running;
		};
		const repeatedBuild = (id) => new _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.AK("response-foreign", `the service returned the id of build ${id}, which this run already has; another build may be running`);
		const mayHaveStarted = (error) => (0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.up)(error, "build-may-be-running", "response-foreign");
		const graceMs = 5e3;
		const maxStartsAtOnce = 8;
		const startBuilds = async ({ inputs, adopted, remaining, refs, gate = _gates_js__WEBPACK_IMPORTED_MODULE_8__.GN }, context, events) => {
			const fresh = [];
			let refusal;
			const onRefused = (refused) => {
				if (refusal !== undefined && refused.length > 0) events.onUnstarted({
					reason: refusal,
					builds: refused
				});
			};
			const oneByOne = (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_10__.zm)(1);
			const admits = (planned, stop) => oneByOne(async () => {
				refusal ??= stop.aborted ? undefined : await gate.refuses(planned);
				if (refusal === undefined) events.onStarting(planned);
				return refusal === undefined;
			});
			const startWithin = (lasting, stop) => async (planned, wait) => {
				if (!await admits(planned, stop)) return "refused";
				const request = (0, _builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__.mK)(inputs, refs, planned);
				try {
					const known = () => new Set([...events.facts().started, ...events.facts().repeats].map((build) => build.id));
					const id = await (0, _start_build_js__WEBPACK_IMPORTED_MODULE_9__.pU)(planned, request, inputs, lasting, stop, known());
					if (known().has(id)) throw repeatedBuild(id);
					const nowMs = context.clock.monotonicMs();
					const { sinceMs = nowMs, limitSinceMs = nowMs } = wait ?? {};
					const times = {
						queuedSinceMs: sinceMs,
						queueLimitSinceMs: limitSinceMs
					};
					const started = {
						...planned,
						id,
						serviceRetries: (0, _builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__.lI)(request),
						leftOut: (0, _results_left_out_js__WEBPACK_IMPORTED_MODULE_11__.xc)(request),
						requestedSplit: (0, _results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_6__.t0)(request),
						...times
					};
					events.onStarted(started);
					fresh.push(started);
					context.log.info(`Started ${(0, _start_build_js__WEBPACK_IMPORTED_MODULE_9__.Wi)(planned)}: ${id}`);
				} catch (error) {
					const mayRun = mayHaveStarted(error);
					if (!mayRun) events.onStartFailed(planned);
					if ((0, _cloud_errors_js__WEBPACK_IMPORTED_MODULE_1__.E)(error, "cloud-parallels-in-use") || stop.aborted && !mayRun) return "no-slot";
					events.onProblem((0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.Zw)(error, `${(0, _start_build_js__WEBPACK_IMPORTED_MODULE_9__.Wi)(planned)} could not be started: `));
				}
				return "started";
			};
			const room = await roomFor(remaining, context);
			const waiting = new Set(remaining.slice(room));
			await withGrace(context, (lasting, stop) => (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_10__.X2)(remaining.slice(0, room), maxStartsAtOnce, async (planned) => {
				const outcome = waiting.size === remaining.length - room ? await startWithin(lasting, stop)(planned) : "no-slot";
				if (outcome !== "started") waiting.add(planned);
			}));
			if (context.signal.aborted) events.onProblem((0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.Zw)(context.signal.reason));
			const inOrder = context.signal.aborted ? [] : remaining.filter((planned) => waiting.has(planned));
			if (refusal !== undefined) onRefused(inOrder);
			const queue = createSlotQueue(refusal === undefined ? inOrder : [], inputs.queueTimeoutMs, context, events, onRefused);
			return {
				builds: withStarted(adopted, fresh.splice(0)),
				moreInMs: queue.dueInMs,
				startMore: async (slotFreed = false, until) => {
					const env_1 = {
						stack: [],
						error: void 0,
						hasError: false
					};
					try {
						if (slotFreed) queue.slotFreed();
						if (queue.dueInMs() > 0) return [];
						const limit = __addDisposableResource(env_1, responseLimit(queue.leftMs()), false);
						const limited = (0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_7__.ux)(context, AbortSignal.any(until === undefined ? [limit.signal] : [limit.signal, until]));
						await withGrace(limited, (lasting, stop) => queue.advance(startWithin(lasting, stop)));
						return fresh.splice(0);
					} catch (e_1) {
						env_1.error = e_1;
						env_1.hasError = true;
					} finally {
						__disposeResources(env_1);
					}
				}
			};
		};
		const lateResponseMs = 5e3;
		const responseLimit = (leftMs) => {
			const over = new AbortController();
			const timer = setTimeout(() => over.abort((0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_7__.p3)("queue-timeout")), Math.max(0, leftMs) + lateResponseMs);
			return {
				signal: over.signal,
				[Symbol.dispose]: () => clearTimeout(timer)
			};
		};
		const withGrace = async (context, work) => {
			const env_2 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const { signal, cloud, clock } = context;
				const late = __addDisposableResource(env_2, (0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_7__.rP)(signal, graceMs, clock), false);
				await work({
					...context,
					cloud: cloud.boundTo(late.signal),
					signal: late.signal
				}, signal);
				if ((0, _lib_cancellation_js__WEBPACK_IMPORTED_MODULE_2__.i)(signal.reason)) throw signal.reason;
			} catch (e_2) {
				env_2.error = e_2;
				env_2.hasError = true;
			} finally {
				__disposeResources(env_2);
			}
		};
		const roomFor = async (builds, { cloud, log, signal }) => {
			if (builds.length < 2) return builds.length;
			try {
				const { parallelMax, parallelRunning, queuedMax, queued } = await cloud.plan.get();
				const left = parallelMax - parallelRunning + queuedMax - queued;
				const room = builds.findIndex((_, nth) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_12__.jJ)(builds.slice(0, nth + 1)) > left);
				if (room === -1) return builds.length;
				log.info(`Slots are free for ${room} of ${builds.length} builds now; the others start as slots become free.`);
				return room;
			} catch (error) {
				signal.throwIfAborted();
				log.debug(`Could not read the plan's parallel limit: ${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error)}`);
				return builds.length;
			}
		};
		const firstPauseMs = 15e3;
		const longestPauseMs = 6e4;
		const createSlotQueue = (builds, queueTimeoutMs, { clock, log, random }, { onProblem, onQueued }, onRefused) => {
			const waiting = [...builds];
			const sinceMs = clock.monotonicMs();
			let movedMs = sinceMs;
			let dueMs = sinceMs;
			let refusals = 0;
			const leftMs = () => movedMs + queueTimeoutMs - clock.monotonicMs();
			const wait = () => {
				const pauseMs = Math.min(leftMs(), longestPauseMs, firstPauseMs * 2 ** refusals * (.8 + .4 * random()));
				refusals += 1;
				dueMs = clock.monotonicMs() + pauseMs;
				log.info(`All parallel slots are in use; trying to start ${describeNames(waiting)} again in at most ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__.a3)(pauseMs)}.`);
			};
			const giveUp = () => {
				const limit = (0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__.a3)(queueTimeoutMs);
				onProblem((0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__.CC)("queue-timeout", `no parallel slot became free for ${describeNames(waiting)} within ${limit}`));
				onQueued(clock.monotonicMs() - sinceMs);
				waiting.length = 0;
			};
			if (waiting.length > 0) wait();
			return {
				leftMs,
				dueInMs: () => waiting.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, dueMs - clock.monotonicMs()),
				slotFreed: () => {
					movedMs = clock.monotonicMs();
					dueMs = movedMs;
					refusals = 0;
				},
				advance: async (start) => {
					for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
						const outcome = await start(first, {
							sinceMs,
							limitSinceMs: movedMs
						});
						if (outcome === "refused") return onRefused(waiting.splice(0));
						if (outcome === "no-slot") {
							if (leftMs() <= 0) giveUp();
							else wait();
							return;
						}
						waiting.shift();
						movedMs = clock.monotonicMs();
						refusals = 0;
					}
				}
			};
		};
		const describeNames = ([first, ...others]) => {
			const name = first === undefined ? "a build" : (0, _start_build_js__WEBPACK_IMPORTED_MODULE_9__.Wi)(first);
			return others.length === 0 ? name : `${name} and ${others.length} more`;
		};
	}),
	91797: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hu: () => collectSession,
			WN: () => hasFailed,
			gg: () => missingFilesNotice,
			hX: () => uncollectedSession,
			tl: () => unreadableBundlesNotice
		});
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var errors = __webpack_require__(97430);
		var lookup = __webpack_require__(25890);
		var map_texts = __webpack_require__(69656);
		var regular_file = __webpack_require__(48734);
		var device_name = __webpack_require__(39707);
		var run_problem = __webpack_require__(25918);
		var accounting = __webpack_require__(62181);
		var attempts = __webpack_require__(7330);
		var expected_sessions = __webpack_require__(592);
		var problem = __webpack_require__(92466);
		var read_junit = __webpack_require__(41070);
		var write_merged = __webpack_require__(72959);
		var left_out = __webpack_require__(68420);
		var connect = __webpack_require__(27282);
		var explain_failures = __webpack_require__(33011);
		var join_result_bundle = __webpack_require__(41928);
		var describe_crash = __webpack_require__(36731);
		;
		const maxCrashes = 50;
		const maxPids = 1e4;
		const maxLogLines = 200;
		const maxLineChars = 1e3;
		const createCrashNotes = () => {
			const crashes = [];
			const processes = new Map();
			let running;
			return {
				crashes,
				processes,
				instrumented: new Set(),
				instrumentedNames: new Set(),
				stopped: new Set(),
				setRunning: (test) => {
					running = test;
				},
				name: (pid, process) => {
					if (pid === undefined || process === undefined) return;
					if (processes.size < maxPids || processes.has(pid)) processes.set(pid, process);
				},
				open: (kind, line, raw, pid = line.pid) => {
					const crash = {
						kind,
						pid,
						logger: line.pid,
						log: [],
						trace: [],
						running,
						process: line.process
					};
					noteLine(crash, raw);
					if (crashes.length < maxCrashes) crashes.push(crash);
					return crash;
				}
			};
		};
		const noteLine = (crash, raw) => {
			if (crash.log.length < maxLogLines) crash.log.push(raw.slice(0, maxLineChars).trimEnd());
		};
		;
		const addSystemLine = (notes, line, raw) => {
			noteProcesses(notes, line.message);
			const hung = /^ANR in (\S{1,300})/.exec(line.message)?.[1];
			if (hung !== undefined) {
				const crash = notes.open("not-responding", line, raw, undefined);
				crash.process = hung;
				crash.thread = "main";
				return crash;
			}
			addDeath(notes, line, raw);
			const crash = notes.crashes.findLast((each) => each.kind === "not-responding" && each.logger === line.pid);
			if (crash !== undefined) continueHang(crash, line.message, raw);
			return crash?.isComplete === true ? undefined : crash;
		};
		const noteProcesses = (notes, message) => {
			const now = /Start proc (\d{1,9}):([^/\s]{1,300})\//.exec(message);
			if (now !== null) notes.name(Number(now[1]), now[2]);
			const before = /Start proc ([^\s]{1,300}) for .{0,300}: pid=(\d{1,9})/.exec(message);
			if (before !== null) notes.name(Number(before[2]), before[1]);
			const ended = /Crash of app (\S{1,300}) running instrumentation ComponentInfo\{([^/}]{1,300})\//.exec(message);
			for (const name of ended?.slice(1) ?? []) notes.instrumentedNames.add(name);
			const stopped = /^Force stopping (\S{1,300}) .{0,300}: (?:start|finished) inst/.exec(message)?.[1];
			if (stopped !== undefined) notes.instrumentedNames.add(stopped);
		};
		const ofHang = /^(?:PID|Reason|Parent|ErrorId|Frozen|Load|Package|Foreground|Process-Runtime|Subject|Tag|some|full|-{3,}|\/proc\/|CPU usage|\s*\+?\d|\s*$)/;
		const continueHang = (crash, message, raw) => {
			if (crash.isComplete) return;
			if (!ofHang.test(message)) {
				crash.isComplete = true;
				return;
			}
			noteLine(crash, raw);
			const reason = /^Reason: (.{1,1000})/.exec(message)?.[1];
			if (reason !== undefined) crash.headline ??= reason.trim();
		};
		const isKill = (reason) => /memory|excessive|signal/i.test(reason);
		const died = "the process died";
		const addDeath = (notes, line, raw) => {
			const killing = /^Killing (\d{1,9}):([^/\s]{1,300})\/\S{1,100} \(adj -?\d{1,5}\): (.{1,300})/.exec(line.message);
			if (killing !== null) {
				const [, pid = "", process = "", reason = ""] = killing;
				notes.name(Number(pid), process);
				if (isKill(reason)) addKill(notes, line, raw, {
					pid: Number(pid),
					process,
					headline: reason.trim()
				});
				else notes.stopped.add(Number(pid));
			}
			const death = /^Process (\S{1,300}) \(pid (\d{1,9})\) has died/.exec(line.message);
			if (death === null) return;
			const [, process = "", pid = ""] = death;
			notes.name(Number(pid), process);
			addKill(notes, line, raw, {
				pid: Number(pid),
				process,
				headline: died
			});
		};
		const addKill = (notes, line, raw, { pid, process, headline }) => {
			const before = notes.crashes.find((each) => each.pid === pid || each.kind === "not-responding" && each.process === process);
			if (before?.kind === "killed") noteLine(before, raw);
			if (before !== undefined || headline === died && notes.stopped.has(pid)) return;
			const crash = notes.open("killed", line, raw, pid);
			crash.process = process;
			crash.headline = headline;
		};
		const addKillerLine = (notes, line, raw) => {
			const kill = /Kill(?:ing)? '([^']{1,300})' \((\d{1,9})\)(.{0,500})/.exec(line.message);
			if (kill === null) return;
			const [, name = "", pid = "", rest = ""] = kill;
			const reason = /reason: (.{1,200})/.exec(rest)?.[1];
			const headline = `low memory${reason === undefined ? "" : ` (${reason.trim()})`}`;
			addKill(notes, line, raw, {
				pid: Number(pid),
				process: notes.processes.get(Number(pid)) ?? name,
				headline
			});
		};
		const addExitLine = (notes, line, raw) => {
			const exit = /^Process (\d{1,9}) exited (?:due to (signal \d{1,3}(?: \(.{1,50}?\))?)|cleanly \((\d{1,3})\))/.exec(line.message);
			if (exit === null) return;
			const [, id = "", signal, status] = exit;
			const pid = Number(id);
			const headline = signal ?? `the process exited with status ${status}`;
			const known = notes.crashes.find((each) => each.pid === pid);
			if (known?.kind === "killed" && known.headline === died) {
				known.headline = headline;
				noteLine(known, raw);
			} else if (known === undefined && !notes.stopped.has(pid) && notes.processes.has(pid)) addKill(notes, line, raw, {
				pid,
				process: notes.processes.get(pid) ?? "",
				headline
			});
		};
		const addEventLine = (notes, { tag, message }) => {
			const fields = message.startsWith("[") ? message.slice(1).split(",", 6) : [];
			const pid = Number(fields[1]);
			if (!Number.isSafeInteger(pid)) return;
			if (tag === "am_proc_start") notes.name(pid, fields[3]);
			else if (tag === "am_kill") {
				notes.name(pid, fields[2]);
				if (!isKill(fields[4] ?? "")) notes.stopped.add(pid);
			}
		};
		;
		const maxTraceLines = 200;
		const maxTraceChars = 1e3;
		const addJavaLine = (notes, line, raw) => {
			const thread = /^FATAL EXCEPTION: (.{1,200})/.exec(line.message)?.[1];
			if (thread !== undefined) {
				const crash = notes.open("java", line, raw);
				crash.thread = thread.trim();
				return crash;
			}
			const crash = notes.crashes.findLast((each) => each.kind === "java" && each.logger === line.pid);
			if (crash === undefined || line.level !== "E") return undefined;
			continueJava(crash, line.message, raw);
			return crash;
		};
		const continueJava = (crash, message, raw) => {
			noteLine(crash, raw);
			const text = message.trim();
			if (crash.trace.length === 0) {
				const process = /^Process: (\S{1,300}?)(?:, PID: \d{1,9})?$/.exec(text)?.[1];
				if (process !== undefined) crash.process = process;
				if (process !== undefined || text === "" || /^PID: \d{1,9}$/.test(text)) return;
			}
			if (crash.trace.length === maxTraceLines) return;
			const isFrame = /^(?:at |\.\.\. \d|Suppressed: )/.test(text);
			crash.trace.push((isFrame ? `\t${text}` : text).slice(0, maxTraceChars));
		};
		const addNativeLine = (notes, line, raw) => {
			if (line.tag === "libc") return addSignal(notes, line, raw);
			const head = /^pid: (\d{1,9}), tid: \d{1,9}, name: (.{0,100}?) {1,3}>>> (.{1,300}?) <<</.exec(line.message);
			if (head !== null) {
				const pid = Number(head[1]);
				const begun = notes.crashes.findLast((each) => each.kind === "native" && each.pid === pid);
				if (begun !== undefined) noteLine(begun, raw);
				const crash = begun ?? notes.open("native", line, raw, pid);
				crash.logger = line.pid;
				crash.thread = head[2];
				crash.process = head[3];
				return crash;
			}
			const crash = notes.crashes.findLast((each) => each.kind === "native" && each.logger === line.pid);
			if (crash !== undefined) continueNative(crash, line.message, raw);
			return crash;
		};
		const addSignal = (notes, line, raw) => {
			const fatal = /^Fatal signal \d{1,3} \((SIG\w{1,10})\)(.{0,500})/.exec(line.message);
			if (fatal === null) return undefined;
			const [, signal = "", rest = ""] = fatal;
			const crash = notes.open("native", line, raw);
			crash.headline = `${signal}${codeIn(rest)}`;
			crash.thread = /in tid \d{1,9} \(([^)]{1,100})\)/.exec(rest)?.[1];
			crash.process ??= /pid \d{1,9} \(([^)]{1,100})\)/.exec(rest)?.[1];
			return crash;
		};
		const continueNative = (crash, message, raw) => {
			if (crash.isComplete) return;
			const text = message.trim();
			if (/^#\d\d {1,4}pc /.test(text)) {
				if (crash.trace.length < maxTraceLines) crash.trace.push(`  ${text}`.slice(0, maxTraceChars));
			} else if (crash.trace.length > 0 && text !== "") {
				crash.isComplete = true;
				return;
			} else crash.headline = nativeHeadline(crash.headline, text);
			noteLine(crash, raw);
		};
		const nativeHeadline = (before, text) => {
			const signal = /^signal \d{1,3} \((SIG\w{1,10})\)(.{0,500})/.exec(text);
			if (signal !== null) return `${signal[1]}${codeIn(signal[2] ?? "")}`;
			const said = /^Abort message: (.{1,1000})$/.exec(text)?.[1]?.replace(/^'(.*)'$/, "$1");
			if (said !== undefined) return `${before?.split(" ")[0] ?? "SIGABRT"}: ${said}`;
			const cause = /^Cause: (.{1,500})$/.exec(text)?.[1];
			return cause === undefined || before === undefined ? before : `${before}: ${cause}`;
		};
		const codeIn = (text) => {
			const code = /code -?\d{1,5} \((\w{1,50})/.exec(text)?.[1];
			const address = /fault addr (0x[\da-f]{1,16})/i.exec(text)?.[1];
			return `${code === undefined ? "" : ` (${code})`}${address === undefined ? "" : ` at ${address}`}`;
		};
		;
		const formats = [
			/^(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?:[+-]\d{4} {1,9})?(?:[a-z]\w{0,20} {1,9})?(?<pid>\d{1,9}) {1,9}\d{1,9} (?<level>[VDIWEFA]) (?<tag>[^:]{0,100}?) {0,99}: (?<text>.*)$/,
			/^ {0,20}\d{1,12}\.\d{1,9} {1,9}(?<pid>\d{1,9}) {1,9}\d{1,9} (?<level>[VDIWEFA]) (?<tag>[^:]{0,100}?) {0,99}: (?<text>.*)$/,
			/^(?:(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9}:? {1,9})?(?<level>[VDIWEFA])\/(?<tag>[^(:]{0,100}?) {0,99}\( {0,9}(?<pid>\d{1,9})\): (?<text>.*)$/,
			/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,9} {1,9}(?<pid>\d{1,9})-\d{1,9} {1,9}(?<tag>\S{1,100}) {1,99}(?<process>\S{1,300}) {1,99}(?<level>[VDIWEFA]) {2}(?<text>.*)$/,
			/^(?:\d{4}-)?(?:\d\d-\d\d )?\d\d:\d\d:\d\d\.\d{1,9} {1,9}(?<pid>\d{1,9})-\d{1,9}\/(?<process>\S{1,300}) (?<level>[VDIWEFA])\/(?<tag>[^:]{0,100}): (?<text>.*)$/,
			/^ {0,9}(?<level>[VDIWEFA])[/ ](?<tag>[^(:]{1,100}): (?<text>.*)$/
		];
		const readDeviceLogLine = (line) => {
			for (const format of formats) {
				const found = format.exec(line)?.groups;
				if (found === undefined) continue;
				const { pid, process, level = "", tag = "", text = "" } = found;
				return {
					pid: pid === undefined ? undefined : Number(pid),
					process: process === "?" || process === "pid-unknown" ? undefined : process,
					level: level === "F" ? "A" : level,
					tag: tag.trim(),
					message: text
				};
			}
			return undefined;
		};
		;
		const cutNameChars = 15;
		const ownership = ({ packages, testClasses }, instrumented) => {
			const known = packages.length > 0 ? packages : [...instrumented];
			return (process) => {
				const [name = ""] = process.split(":");
				if (known.some((each) => each === name || name.length === cutNameChars && each.endsWith(name))) return true;
				if (packages.length > 0 || !name.includes(".")) return false;
				const app = name.endsWith(".test") ? name.slice(0, -".test".length) : name;
				return testClasses.some((each) => each.startsWith(`${app}.`));
			};
		};
		;
		const interesting = /AndroidRuntime|DEBUG|libc|ActivityManager|am_|lowmemorykiller|lmkd|TestRunner|Zygote/;
		const maxHeadChars = 300;
		const readDeviceLog = async (lines, own) => {
			const notes = createCrashNotes();
			let last;
			const add = (raw) => {
				const line = interesting.test(raw.slice(0, maxHeadChars)) ? readDeviceLogLine(raw) : undefined;
				if (line !== undefined) last = route(notes, line, raw);
				else if (/^\s/.test(raw)) continueLast(last, raw);
				else last = undefined;
			};
			for await (const some of lines) for (const line of some) add(line);
			return ownCrashes(notes, own);
		};
		const route = (notes, line, raw) => {
			notes.name(line.pid, line.process);
			switch (line.tag) {
				case "AndroidRuntime": return addJavaLine(notes, line, raw);
				case "libc":
				case "DEBUG": return addNativeLine(notes, line, raw);
				case "ActivityManager": return addSystemLine(notes, line, raw);
				case "lowmemorykiller":
				case "lmkd":
					addKillerLine(notes, line, raw);
					return undefined;
				case "Zygote":
					addExitLine(notes, line, raw);
					return undefined;
				case "TestRunner":
					addRunnerLine(notes, line);
					return undefined;
				default:
					addEventLine(notes, line);
					return undefined;
			}
		};
		const continueLast = (crash, raw) => {
			if (crash?.kind === "java") continueJava(crash, raw, raw);
			else if (crash?.kind === "native") continueNative(crash, raw, raw);
			else if (crash?.kind === "not-responding") continueHang(crash, raw.trim(), raw);
		};
		const addRunnerLine = (notes, { pid, message }) => {
			const test = /^(started|finished): (.{1,500})\(([\w.$]{1,500})\)\s*$/.exec(message);
			if (test === null) return;
			const [, word, name = "", className = ""] = test;
			if (pid !== undefined) notes.instrumented.add(pid);
			notes.setRunning(word === "started" ? {
				className,
				name
			} : undefined);
		};
		const ownCrashes = ({ crashes, processes, instrumented, instrumentedNames }, own) => {
			const isOwn = ownership(own, instrumentedNames);
			return crashes.flatMap(({ kind, pid, process, thread, headline, trace, log, running }) => {
				const named = pid === undefined ? undefined : processes.get(pid);
				const whole = named?.endsWith(process ?? "") ? named : process ?? named;
				const hasTests = pid !== undefined && instrumented.has(pid);
				if (!hasTests && (whole === undefined || !isOwn(whole))) return [];
				return [{
					kind,
					process: whole,
					thread,
					headline,
					trace,
					log,
					running
				}];
			});
		};
		;
		const maxMessageChars = 4e3;
		const instrumentation_log_maxLogLines = 50;
		const readInstrumentationLog = async (lines) => {
			const reader = createReader();
			for await (const some of lines) for (const line of some) reader.add(line);
			return reader.end();
		};
		const entry = /^INSTRUMENTATION_(STATUS|RESULT|STATUS_CODE|CODE|FAILED|ABORTED): ?(.*)$/s;
		const createReader = () => {
			const status = new Map();
			const result = new Map();
			const log = [];
			let running;
			let open;
			const keep = (key, value, line) => {
				if (log.length < instrumentation_log_maxLogLines) log.push(line);
				result.set(key, value.slice(0, maxMessageChars));
			};
			const addResult = (key, value, line) => {
				if (key !== "shortMsg" && key !== "longMsg") return;
				open = key;
				keep(key, value, line);
			};
			const addStatusCode = (code) => {
				const className = status.get("class");
				const name = status.get("test");
				running = code.trim() === "1" && className !== undefined && name !== undefined ? {
					className,
					name
				} : undefined;
				status.clear();
			};
			return {
				add: (line) => {
					const [, kind, text = ""] = entry.exec(line) ?? [];
					if (kind === undefined) {
						if (open !== undefined) keep(open, `${result.get(open)}\n${line}`, line);
						return;
					}
					open = undefined;
					const [key = "", ...values] = text.split("=");
					if (kind === "STATUS") status.set(key, values.join("=").slice(0, maxMessageChars));
					else if (kind === "RESULT") addResult(key, values.join("="), line);
					else if (kind === "STATUS_CODE") addStatusCode(text);
					else if (kind === "FAILED") keep("shortMsg", `Instrumentation failed: ${text}`, line);
					else if (kind === "ABORTED") keep("shortMsg", text, line);
				},
				end: () => {
					const shortMessage = result.get("shortMsg")?.trim();
					return shortMessage === undefined ? undefined : {
						shortMessage,
						longMessage: result.get("longMsg")?.trim(),
						running,
						log
					};
				}
			};
		};
		var scan_logs = __webpack_require__(27362);
		;
		const withCrashes = async (session, { framework, packages, details }, context, limits = scan_logs.W) => {
			const concerned = session.tests.filter(mayHaveCrashed);
			const read = testsToRead(session, concerned).slice(0, limits.tests);
			if (read.length === 0) return session;
			const { device, buildId } = session;
			const scanner = (0, scan_logs.F)({
				framework,
				device,
				buildId
			}, context, limits);
			const detailsById = new Map(details.map((each) => [each.id, each]));
			const own = {
				packages,
				testClasses: session.tests.map(({ className }) => className)
			};
			const claims = createClaims(session.tests, concerned);
			for (const test of read) {
				const detail = test.testId === undefined ? undefined : detailsById.get(test.testId);
				if (detail === undefined || !concerned.includes(test) && claims.isComplete()) continue;
				const ended = await scanner.scan(detail, "instrumentationlogs", readInstrumentationLog);
				const crashes = await scanner.scan(detail, "devicelogs", (lines) => readDeviceLog(lines, own));
				if (ended !== undefined) claims.end(test, ended);
				for (const crash of byWeight(crashes ?? [])) claims.crash(test, crash);
			}
			const found = claims.all();
			if (found.crashes.size + found.ends.size === 0 && found.loose === undefined) return session;
			const isUnrecorded = scanner.isAbsent("devicelogs") || details.every(({ deviceLogUrl }) => deviceLogUrl === undefined);
			const without = found.crashes.size === 0 && found.loose === undefined && isUnrecorded;
			if (without) context.log.notice(`${device}: the instrumentation ended, and the device log was not recorded. ${switchOn}`);
			return {
				...session,
				crash: found.loose === undefined ? undefined : (0, describe_crash.r$)(found.loose),
				tests: session.tests.map((test) => {
					const crash = found.crashes.get(test);
					const ended = found.ends.get(test);
					if (crash !== undefined) return withCrash(test, crash);
					return ended === undefined ? test : withEnd(test, ended, isUnrecorded);
				})
			};
		};
		const switchOn = "Set the input `device-logs` to `true` to see why.";
		const endWords = /process crashed|instrumentation run failed|instrumentation (?:process )?(?:has )?(?:crashed|ended)/i;
		const mayHaveCrashed = ({ status, failures }) => status === "error" || status === "timed-out" || status === "failed" && failures.some(isEnd);
		const isEnd = ({ message = "", trace = "" }) => endWords.test(message) || endWords.test(trace.slice(0, 1e3));
		const testsToRead = (session, concerned) => {
			const { tests } = session;
			if (concerned.length > 0) {
				const next = concerned.flatMap((test) => {
					const at = tests.indexOf(test);
					return [tests[at + 1], tests[at - 1]].filter((each) => each !== undefined).filter(attempts.gb);
				});
				return [...new Set([...concerned, ...next])];
			}
			if (!hasBrokenOff(session)) return [];
			const lastRun = tests.findLast(attempts.gb);
			const firstLeft = tests.find((test) => !(0, attempts.gb)(test));
			return [lastRun, firstLeft].filter((test) => test !== undefined);
		};
		const hasBrokenOff = ({ tests, evidence: { summary, details, report } }) => summary?.status === "error" || details.state === "read" && details.status === "error" || report.state === "read" && report.crash !== undefined || tests.some((test) => !(0, attempts.gb)(test)) && !tests.some(({ status }) => status === "failed");
		const byWeight = (crashes) => crashes.toSorted((one, other) => weightOf(one) - weightOf(other));
		const weightOf = ({ kind, process = "" }) => (process.includes(":") ? 2 : 0) + (kind === "java" || kind === "native" ? 0 : 1);
		const createClaims = (tests, concerned) => {
			const crashes = new Map();
			const ends = new Map();
			let loose;
			const ownerOf = (running, logOf) => {
				const named = running === undefined ? undefined : tests.find((test) => isSame(test, running));
				if (named !== undefined) return (0, attempts.gb)(named) ? named : undefined;
				return concerned.includes(logOf) ? logOf : concerned.find((test) => !crashes.has(test));
			};
			return {
				crash: (logOf, crash) => {
					const owner = ownerOf(crash.running, logOf);
					if (owner === undefined) loose ??= crash;
					else if (!crashes.has(owner)) crashes.set(owner, crash);
				},
				end: (logOf, ended) => {
					const owner = ownerOf(ended.running, logOf);
					if (owner !== undefined && !ends.has(owner)) ends.set(owner, ended);
				},
				isComplete: () => concerned.length > 0 && concerned.every((test) => crashes.has(test)),
				all: () => ({
					crashes,
					ends,
					loose
				})
			};
		};
		const isSame = ({ className, name }, running) => name === running.name && (className === running.className || className === running.className.slice(running.className.lastIndexOf(".") + 1));
		const withCrash = (test, logged) => {
			const crash = (0, describe_crash.r$)(logged);
			return {
				...test,
				crash,
				failures: [(0, describe_crash.Bd)(crash, (0, describe_crash.fC)(logged)), ...ownFailures(test)]
			};
		};
		const withEnd = (test, ended, isUnrecorded) => {
			const failure = (0, describe_crash._T)(ended);
			const trace = isUnrecorded ? `${failure.message}\nThe device log was not recorded. ${switchOn}` : undefined;
			return {
				...test,
				crash: (0, describe_crash.R)(ended),
				failures: [{
					...failure,
					trace
				}, ...ownFailures(test)]
			};
		};
		const ownFailures = ({ failures }) => failures.filter((failure) => !isEnd(failure) && !(failure.trace === undefined && failure.message?.endsWith("see its logs.") === true));
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_stream_promises_ = __webpack_require__(46466);
		var file_name = __webpack_require__(48905);
		;
		const downloadSessionFiles = async (kinds, download, context) => {
			const fetched = {};
			for (const kind of kinds) {
				const fetch = fetches[kind];
				if (fetch === undefined) continue;
				try {
					const files = await fetch(download, context);
					if (files.length > 0) fetched[kind] = files;
					else context.log.info(`${download.session.device}: no ${kind} available.`);
				} catch (error) {
					context.signal.throwIfAborted();
					context.log.info(`${download.session.device}: no ${kind}: ${(0, run_problem.Uc)(error)}`);
				}
			}
			return fetched;
		};
		const textLog = (log, file) => async (download, context) => {
			const whole = external_node_path_default().join(download.target, file);
			const part = `${whole}.of-test`;
			let found = 0;
			for await (const { test } of ofTests(download, context, (cloud, build, id) => cloud.downloadTestLog(build, id, log, part))) {
				const heading = `${found === 0 ? "" : "\n"}===== ${context.cloud.redact(nameOf(test))} =====\n`;
				await (0, promises_.writeFile)(whole, heading, { flag: found === 0 ? "w" : "a" });
				await (0, external_node_stream_promises_.pipeline)((0, external_node_fs_.createReadStream)(part), (0, external_node_fs_.createWriteStream)(whole, { flags: "a" }));
				await (0, promises_.rm)(part);
				found += 1;
			}
			return found === 0 ? [] : [file];
		};
		const networkLog = async (download, context) => {
			const entries = [];
			let head;
			for await (const { test, result } of ofTests(download, context, (cloud, build, id) => cloud.networkLogs(build, id))) {
				head ??= {
					version: result.log.version,
					creator: result.log.creator
				};
				for (const entry of result.log.entries) entries.push(Object.assign({}, entry, { _test: nameOf(test) }));
			}
			return head === undefined ? [] : writeJson({ log: {
				...head,
				entries
			} }, "network.har", download, context);
		};
		const profiling = async (download, context) => {
			const rows = [];
			for await (const { result } of ofTests(download, context, (cloud, build, id) => cloud.appProfiling(build, id))) for (const row of result) rows.push(row);
			return rows.length === 0 ? [] : writeJson(rows, "profiling.json", download, context);
		};
		const writeJson = async (value, file, { target }, { cloud }) => {
			await (0, promises_.writeFile)(external_node_path_default().join(target, file), cloud.redact(JSON.stringify(value)));
			return [file];
		};
		const videoOf = ({ tests }) => tests.find(({ videoUrl }) => videoUrl !== undefined)?.videoUrl?.split("#")[0];
		const video = async ({ details, target, settings }, { cloud }) => {
			const url = videoOf(details);
			if (url === undefined) return [];
			await cloud.sessions(settings.framework).downloadUrl(url, external_node_path_default().join(target, "video.mp4"), "video");
			return ["video.mp4"];
		};
		const screenshots = async (download, context) => {
			const shots = download.details.tests.flatMap((test) => test.screenshotUrls.map((url, nth) => ({
				test,
				url,
				title: context.cloud.redact(`${nameOf(test)}-${nth + 1}`)
			})));
			const names = (0, file_name.KU)(shots.map(({ title }) => title));
			const files = await loggedScreenshots(download, context);
			for (const { test, url, title } of shots) {
				const file = `screenshots/${names.get(title)}.png`;
				const came = await ofTest(test, download, context, (cloud) => cloud.downloadUrl(url, external_node_path_default().join(download.target, file), "screenshot"));
				if (came !== undefined) files.push(file);
			}
			return files;
		};
		const loggedScreenshots = async (download, context) => {
			const { screenshotLog } = (0, lookup.Fg)(download.settings.framework);
			if (screenshotLog === undefined) return [];
			const tests = download.details.tests.filter(({ screenshotUrls }) => screenshotUrls.length === 0);
			const names = (0, file_name.KU)(tests.map((test) => context.cloud.redact(nameOf(test))));
			const part = external_node_path_default().join(download.target, "screenshots/of-test");
			const files = [];
			const some = {
				...download,
				details: {
					...download.details,
					tests
				}
			};
			for await (const { test } of ofTests(some, context, (cloud, build, id) => cloud.downloadTestLog(build, id, screenshotLog, part))) {
				const file = `screenshots/${names.get(context.cloud.redact(nameOf(test)))}.${await pictureEnding(part)}`;
				await (0, promises_.rename)(part, external_node_path_default().join(download.target, file));
				files.push(file);
			}
			return files;
		};
		const endings = {
			"89504e47": "png",
			ffd8ffe0: "jpg",
			ffd8ffe1: "jpg",
			"504b0304": "zip"
		};
		const pictureEnding = async (file) => {
			const handle = await (0, promises_.open)(file);
			try {
				const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
				return endings[buffer.toString("hex")] ?? "bin";
			} finally {
				await handle.close();
			}
		};
		const coverage = async ({ session, details, target, settings }, { cloud }) => {
			await cloud.sessions(settings.framework).downloadCoverage(session.build.id, details.id, external_node_path_default().join(target, "coverage.ec"));
			return ["coverage.ec"];
		};
		const fetches = {
			"device-logs": textLog("devicelogs", "device.log"),
			"instrumentation-logs": textLog("instrumentationlogs", "instrumentation.log"),
			"network-logs": networkLog,
			"app-profiling": profiling,
			video,
			screenshots,
			coverage
		};
		async function* ofTests(download, context, ask) {
			for (const test of download.details.tests) {
				const { id, status } = test;
				if (id === undefined || status === "skipped" || status === "pending") continue;
				const result = await ofTest(test, download, context, (cloud) => ask(cloud, download.session.build.id, id));
				if (result !== undefined) yield {
					test,
					result
				};
			}
		}
		const nameOf = ({ className, name }) => `${className}#${name}`;
		const ofTest = async (test, { settings, session }, { cloud, log, signal }, ask) => {
			try {
				return await ask(cloud.sessions(settings.framework));
			} catch (error) {
				signal.throwIfAborted();
				const say = (0, errors.E)(error, "cloud-not-found") ? log.debug : log.info;
				say(`${session.device}, ${nameOf(test)}: ${(0, run_problem.Uc)(error)}`);
				return undefined;
			}
		};
		;
		const collectSession = async (session, settings, context, onUnstored, isLast = false) => {
			const folder = folderOf(session, settings);
			const sessionId = session.summary?.id;
			if (sessionId === undefined) return resultOf(session, settings.baseUrl, folder, nothingFetched("the session never started"));
			if (session.foreign !== undefined) return resultOf(session, settings.baseUrl, "", nothingFetched("they were not fetched"));
			const target = external_node_path_default().join(settings.reportDir, folder);
			let isUnstored = false;
			const onFailure = (error) => {
				const cause = (0, errors.E)(error, "cloud-local-file") ? error.cause : error;
				if (!(0, run_problem.Or)(cause)) throw error;
				isUnstored = true;
				onUnstored(cause);
			};
			const store = async (name, write) => {
				const file = external_node_path_default().join(target, name);
				try {
					await write(file);
					return true;
				} catch (error) {
					onFailure(error);
					await (0, promises_.rm)(file, { force: true }).catch(() => {});
					return false;
				}
			};
			await (0, promises_.mkdir)(target, { recursive: true }).catch(onFailure);
			const fetch = {
				session,
				sessionId,
				target,
				settings,
				store
			};
			const fetched = await fetchSession(fetch, context, isLast);
			const result = resultOf(session, settings.baseUrl, folder, fetched);
			const { details } = fetched;
			const isSettled = isLast || !((0, expected_sessions.j2)(result) || (0, expected_sessions.PB)(result));
			if (details.state !== "read" || !isSettled) return result;
			const whole = await explainedSession(result, details.record, settings, context);
			if (isUnstored) return whole;
			const kinds = [...settings.download].filter((kind) => !settings.downloadIfFailed.has(kind) || hasFailed(whole));
			const files = await downloadSessionFiles(kinds, {
				...fetch,
				details: details.record
			}, context);
			return {
				...whole,
				files: {
					...whole.files,
					...files
				}
			};
		};
		const explainedSession = (result, { tests: details }, { framework, packages, system }, context) => system === "android" ? withCrashes(result, {
			framework,
			packages,
			details
		}, context) : result;
		const uncollectedSession = (session, why) => resultOf(session, "", "", nothingFetched(why, "uncollected"));
		const nothingFetched = (message, state = "missing") => ({
			details: {
				state,
				message
			},
			report: { state: "none" },
			tests: [],
			files: {}
		});
		const fetchSession = async (fetch, context, isLast) => {
			const [details, { report, isStored, ...reported }] = await Promise.all([fetchDetails(fetch, context), fetchReport(fetch, context)]);
			const junit = isStored ? { junit: ["junit.xml"] } : {};
			if (details.state !== "read") return {
				details,
				report,
				tests: reported.tests,
				files: junit
			};
			const { record } = details;
			const files = {
				...details.isStored ? { session: ["session.json"] } : {},
				...junit
			};
			if (report.state !== "none") return {
				details,
				report,
				tests: (0, join_result_bundle.Bm)(reported.tests, record.tests, report.state === "read"),
				files
			};
			const listed = {
				details,
				report,
				tests: (0, join_result_bundle.vM)(record.tests),
				files
			};
			const joined = wantsBundle(listed, fetch) ? await withBundle(listed, fetch, context) : listed;
			const isWaiting = !isLast && joined.bundle?.state === "missing" && joined.bundle.mayArrive;
			const tests = isWaiting ? joined.tests : await explained(joined.tests, record, fetch, context);
			const isWritten = await fetch.store("junit.xml", (file) => writeReport(file, tests, fetch, context));
			return {
				...joined,
				tests,
				files: {
					...joined.files,
					...isWritten ? { junit: ["junit.xml"] } : {}
				}
			};
		};
		const wantsBundle = (fetched, { session, settings: { download, downloadIfFailed } }) => download.has("result-bundle") && (!downloadIfFailed.has("result-bundle") || hasFailed(resultOf(session, "", "", fetched)));
		const withBundle = async (fetched, fetch, context) => {
			const { build, device } = fetch.session;
			const place = {
				...fetch,
				build,
				device,
				framework: fetch.settings.framework
			};
			const { tests, bundle, files } = await (0, join_result_bundle.Mh)(fetched.tests, place, context);
			return {
				...fetched,
				tests,
				bundle,
				files: files.length === 0 ? fetched.files : {
					...fetched.files,
					"result-bundle": files
				}
			};
		};
		const folderOf = ({ device, shard, build }, { deviceFolder }) => {
			if (build.repeat !== undefined) return `sessions/${deviceFolder(device)}/repeat-${build.repeat}`;
			const attempt = build.attempt === 0 ? "" : `/attempt-${build.attempt + 1}`;
			const number = build.buildNumber === undefined ? "" : `/build-${build.buildNumber}`;
			return `sessions/${deviceFolder(device)}/shard-${shard.index + 1}-of-${shard.total}${number}${attempt}`;
		};
		const fetchDetails = async ({ session, sessionId, settings, store }, { cloud, signal }) => {
			try {
				const { record: told, body } = await cloud.sessions(settings.framework).get(session.build.id, sessionId);
				const isStored = await store("session.json", (file) => (0, promises_.writeFile)(file, body));
				const foreign = foreignIn(told, session);
				const record = {
					...told,
					tests: told.tests.map(settings.naming).map((0, left_out.s4)(session.build))
				};
				return foreign === undefined ? {
					state: "read",
					record,
					isStored
				} : {
					state: "foreign",
					message: foreign
				};
			} catch (error) {
				signal.throwIfAborted();
				return {
					state: "missing",
					message: (0, run_problem.pQ)(error)
				};
			}
		};
		const fetchReport = async ({ session, sessionId, settings: { framework, names }, store }, { cloud, signal }) => {
			if (!(0, lookup.Fg)(framework).hasReports) return {
				report: { state: "none" },
				isStored: false,
				tests: []
			};
			const { device, build } = session;
			let reader = (0, read_junit.c)();
			let isStored;
			try {
				isStored = await store("junit.xml", (file) => cloud.sessions(framework).downloadReport(build.id, sessionId, file, () => {
					const mayLeaveOut = build.leftOut?.abortAsked === true;
					reader = (0, read_junit.c)({
						repeatedCases: build.serviceRetries ? "attempts" : "separate",
						mayLeaveOut,
						names
					});
					return reader.write;
				}));
			} catch (error) {
				signal.throwIfAborted();
				const state = (0, errors.E)(error, "cloud-malformed-response") ? "unreadable" : "missing";
				return {
					report: {
						state,
						message: (0, run_problem.pQ)(error)
					},
					isStored: false,
					tests: []
				};
			}
			const reading = reader.end();
			const foreign = foreignSuiteIn(reading, sessionId, session.ranOn ?? device);
			if (foreign !== undefined) return {
				report: {
					state: "foreign",
					message: foreign
				},
				isStored,
				tests: []
			};
			return {
				report: reportEvidence(reading),
				isStored,
				tests: reading.tests
			};
		};
		const reportEvidence = ({ complete, found, attempts, declared, crash, problems }) => {
			if (!complete) return {
				state: "unreadable",
				message: (0, run_problem.pQ)(problems.find(problem.BG)?.message ?? "it is not complete")
			};
			const badCount = problems.find(({ code }) => code === "bad-count")?.message;
			const messages = problems.map(({ message }) => message);
			return {
				state: "read",
				tests: found,
				attempts,
				declared,
				declaredProblem: badCount && (0, run_problem.pQ)(badCount),
				crash,
				problems: messages
			};
		};
		const explained = (tests, { tests: details }, { session: { device, build }, settings: { framework } }, context) => (0, explain_failures.vS)(tests, {
			framework,
			device,
			buildId: build.id,
			details
		}, context);
		const writeReport = async (file, tests, { session: { device, shard }, sessionId }, { cloud, isSimulated }) => {
			const shown = (0, map_texts.z)(tests, cloud.redact);
			await (0, regular_file.Tl)(file, (0, write_merged.T)({
				device,
				shard,
				sessionId,
				tests: shown,
				simulated: isSimulated()
			}));
		};
		const resultOf = (session, baseUrl, folder, { details, report, tests, bundle, files }) => {
			const { summary, build, buildStartedAt } = session;
			const record = details.state === "read" ? details.record : undefined;
			const startedAt = record?.startedAt ?? summary?.startedAt;
			const durationMs = record?.durationMs ?? summary?.durationMs;
			const queuedMs = (startedAt?.getTime() ?? Number.NaN) - (buildStartedAt?.getTime() ?? Number.NaN);
			const dashboard = (0, connect.aU)(baseUrl, build.id, summary?.id);
			const video = record && videoOf(record);
			return {
				device: session.device,
				ranOn: session.ranOn,
				shard: session.shard,
				attempt: build.attempt,
				partial: build.partial,
				repeat: build.repeat,
				buildNumber: build.buildNumber,
				buildId: build.id,
				sessionId: summary?.id,
				startedAt,
				durationMs,
				queuedMs: queuedMs >= 0 ? queuedMs : undefined,
				tests,
				evidence: {
					...(0, explain_failures.y7)(session),
					passedBefore: record && (0, left_out.D4)(record.tests),
					details: detailsEvidence(details),
					report,
					bundle
				},
				folder,
				links: {
					dashboard,
					video
				},
				files
			};
		};
		const detailsEvidence = (details) => details.state === "read" ? {
			state: "read",
			tests: (0, accounting.x7)(details.record.tests),
			...(0, explain_failures.Uu)(details.record)
		} : details;
		const foreignIn = (record, { summary, device, ranOn, build }) => {
			if (record.buildId !== undefined && record.buildId !== build.id) return `the details of session ${record.id} belong to build ${record.buildId}, not to build ${build.id}`;
			if (record.id !== summary?.id) return `the service returned session ${record.id} when asked for session ${summary?.id}`;
			if (record.device === undefined) return undefined;
			const match = (0, device_name.WU)([ranOn ?? device], record.device);
			if (typeof match === "object") return undefined;
			return `the details of session ${record.id} of build ${build.id} are for "${record.device}"`;
		};
		const foreignSuiteIn = ({ suites }, sessionId, device) => {
			for (const { properties } of suites) {
				const { session_id: id, devicename: name, version } = properties;
				if (id && id !== sessionId) return `the JUnit report of session ${sessionId} is of session ${id}`;
				const reported = version ? `${name}-${version}` : name;
				if (name && reported && typeof (0, device_name.WU)([device], reported) !== "object") return `the JUnit report of session ${sessionId} is about "${reported}"`;
			}
			return undefined;
		};
		const hasFailed = (session) => [
			"failed",
			"timed-out",
			"error"
		].includes((0, expected_sessions.s9)(session).kind) || session.tests.some(({ status, earlierAttempts }) => (0, attempts.e2)(status) || earlierAttempts.some((each) => (0, attempts.e2)(each.status)));
		const missingFilesNotice = (sessions, { download, downloadIfFailed }) => {
			const ran = sessions.filter(({ tests }) => (0, accounting.x$)((0, accounting.x7)(tests)) > 0);
			const missing = [...download].flatMap((kind) => {
				const wanted = downloadIfFailed.has(kind) ? ran.filter(hasFailed) : ran;
				const [first, ...more] = wanted.filter(({ files }) => kind !== "junit" && (files[kind] ?? []).length === 0);
				if (first === undefined) return [];
				return [`${kind} (${first.device}${more.length === 0 ? "" : ` and ${more.length} more`})`];
			});
			if (missing.length === 0) return undefined;
			return `Some files of \`download\` are not available: ${missing.join(", ")}. The verdict does not depend on them.`;
		};
		const unreadableBundlesNotice = (sessions) => {
			const unreadable = sessions.flatMap(({ device, evidence: { bundle } }) => bundle?.state === "unreadable" ? [`${device}: ${bundle.message}`] : []);
			const [first] = unreadable;
			if (first === undefined) return undefined;
			const more = unreadable.length === 1 ? "" : ` (and ${unreadable.length - 1} more)`;
			return `A result bundle cannot be read: ${first}${more}. The verdict uses the other evidence.`;
		};
	}),
	33011: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			y7: () => entryEvidence,
			vS: () => explainFailures,
			Uu: () => statedOutcome,
			kk: () => withLatestEntry
		});
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var lookup = __webpack_require__(25890);
		var external_node_util_ = __webpack_require__(57975);
		var is_record = __webpack_require__(75977);
		var screen = __webpack_require__(62235);
		;
		const maxMessageChars = 2e3;
		const maxMoreLines = 30;
		const maxJsonChars = 32e6;
		const readCommandLog = async (lines) => {
			const kept = [];
			let chars = 0;
			for await (const some of lines) for (const line of some) {
				chars += line.length + 1;
				if (chars <= maxJsonChars) kept.push((0, external_node_util_.stripVTControlCharacters)(line));
			}
			const failed = /^\s*[[{]\s*(?:[[{"]|$)/.test(kept[0] ?? "") ? readJson(kept) ?? readText(kept) : readText(kept);
			return failed === undefined ? [] : [failureOf(failed)];
		};
		const head = /^(?:[\d:.,TZ+-]+ ){0,3}\[ {0,5}[A-Z]{3,8} {0,5}\] {0,5}(?:[\w.$]{1,200}: )?/;
		const state = / (FAILED|COMPLETED|SKIPPED|WARNED|RUNNING|PENDING)\s{0,5}$/;
		const readText = (lines) => {
			const chain = createChain();
			let open;
			for (const line of lines) {
				const text = line.replace(head, "");
				const end = state.exec(text.slice(-100))?.[1];
				if (end !== undefined) open = chain.add(text.slice(0, text.lastIndexOf(end)).trim(), end === "FAILED");
				else if (text.length === line.length && open !== undefined && open.said.length < maxMoreLines && line.trim() !== "") open.said.push(line.trimEnd());
				else if (text.length < line.length) open = undefined;
			}
			return chain.last();
		};
		const readJson = (lines) => {
			const chain = createChain();
			try {
				const entries = JSON.parse(lines.join("\n"));
				for (const entry of Array.isArray(entries) ? entries : []) {
					const { command, metadata } = (0, is_record.u)(entry) ? entry : {};
					const { status, error } = (0, is_record.u)(metadata) ? metadata : {};
					const added = chain.add(nameOf(command), status === "FAILED");
					const { message, hierarchyRoot } = (0, is_record.u)(error) ? error : {};
					if (added !== undefined) added.screen = (0, screen.tg)(hierarchyRoot);
					if (typeof message === "string") added?.said.push(...message.split("\n").slice(0, maxMoreLines));
				}
			} catch {
				return undefined;
			}
			return chain.last();
		};
		const nameOf = (command) => {
			const [name, value] = ((0, is_record.u)(command) ? Object.entries(command)[0] : undefined) ?? ["A command"];
			const { description, label } = (0, is_record.u)(value) ? value : {};
			const said = [label, description].find((each) => typeof each === "string");
			return typeof said === "string" ? said : name;
		};
		const createChain = () => {
			let first;
			let isOpen = false;
			return {
				add: (command, isFailed) => {
					if (!isFailed) {
						isOpen = false;
						return undefined;
					}
					if (isOpen) return undefined;
					isOpen = true;
					first = {
						command,
						said: [],
						screen: []
					};
					return first;
				},
				last: () => first
			};
		};
		const failureOf = ({ command, said, screen }) => {
			const [reason, ...more] = said;
			const message = reason === undefined ? `${command} failed` : `${command}: ${reason.trim()}`;
			return {
				message: message.slice(0, maxMessageChars),
				more,
				...screen.length === 0 ? {} : { screen }
			};
		};
		;
		const colorStart = "\x1B";
		const maxFailures = 10;
		const read_failure_log_maxMoreLines = 30;
		const read_failure_log_maxMessageChars = 2e3;
		const maxLineChars = 500;
		const readFailureLog = async (lines, wanted) => {
			const named = createTries();
			const nameless = createTries();
			const unknownNames = new Set();
			let current;
			let hasOthers = false;
			let open;
			const triesFor = (test) => {
				if (test === undefined) return nameless;
				if (isSame(test, wanted)) return named;
				if (test.isDisplayName !== true) hasOthers = true;
				else unknownNames.add(test.name);
				return test.isDisplayName === true ? nameless : undefined;
			};
			const read = (text) => {
				const line = readLogLine(text.includes(colorStart) ? (0, external_node_util_.stripVTControlCharacters)(text) : text);
				if (line.kind === "text") {
					addTo(open, text);
					return;
				}
				open = undefined;
				if (line.kind === "started") {
					current = line.test;
					triesFor(line.test)?.begin();
				} else if (line.kind === "failure") open = triesFor(line.test ?? current)?.add(line);
			};
			for await (const some of lines) for (const text of some) read(text);
			const own = named.last();
			if (own.length > 0) return own;
			return hasOthers || unknownNames.size > 1 ? [] : nameless.last();
		};
		const createTries = () => {
			let before = [];
			let failures = [];
			return {
				begin: () => {
					if (failures.length > 0) before = failures;
					failures = [];
				},
				add: ({ message, file, line }) => {
					const text = message.trim().slice(0, read_failure_log_maxMessageChars);
					const twin = failures.find((each) => each.message === text && each.line === line);
					if (twin !== undefined) {
						if (file !== undefined && file.length > (twin.file?.length ?? 0)) twin.file = file;
						return twin.more.length === 0 ? twin : undefined;
					}
					if (failures.length === maxFailures) return undefined;
					const failure = {
						message: text,
						more: [],
						file
					};
					if (line !== undefined) failure.line = line;
					failures.push(failure);
					return failure;
				},
				last: () => (failures.length > 0 ? failures : before).map((each) => ({
					...each,
					more: withoutBlankEnd(each.more)
				}))
			};
		};
		const addTo = (failure, text) => {
			if (failure === undefined || failure.more.length === read_failure_log_maxMoreLines) return;
			failure.more.push(text.trimEnd().slice(0, maxLineChars));
		};
		const withoutBlankEnd = (lines) => lines.slice(0, lines.findLastIndex((line) => line !== "") + 1);
		const isSame = ({ className, name }, wanted) => plainName(name) === plainName(wanted.name) && (className === undefined || wanted.className === "" || lastPart(className) === lastPart(wanted.className));
		const plainName = (name) => (name.endsWith(")") ? name.slice(0, name.indexOf("(")) : name).replace(/(?:AndReturnError|WithCompletionHandler)?:$/, "").replaceAll("`", "");
		const lastPart = (className) => className.split(/[./]/).at(-1) ?? className;
		const readLogLine = (line) => {
			for (const read of [
				readError,
				readAssertion,
				readIssue,
				readStart
			]) {
				const found = read(line);
				if (found !== undefined) return found;
			}
			return beginsSomethingNew.test(line) ? { kind: "other" } : { kind: "text" };
		};
		const beginsSomethingNew = /^(?:\s*t =\s|\s*Test (?:Case|Suite) |\s*Executed \d|Restarting after|\*\* |Testing |\s*[◇✔✘✗×◆➜⚠]|\d{4}-\d\d-\d\d |\d\d-\d\d \d\d:|[A-Z][a-z]{2} +\d+ \d\d:)/u;
		const errorMark = ": error: ";
		const objectiveTest = /^-\[(\S{1,500}) ([^\]]{1,500})\] : ?/;
		const swiftTest = /^([\w.]{1,500})\.(\w{1,500})(?:\(\))? : /;
		const readError = (text) => {
			const at = text.indexOf(errorMark);
			if (at === -1) return undefined;
			const tail = text.slice(at + errorMark.length);
			const named = objectiveTest.exec(tail) ?? swiftTest.exec(tail);
			if (named === null) return undefined;
			const [whole, className = "", name = ""] = named;
			return {
				kind: "failure",
				test: {
					className,
					name
				},
				...placeAtEnd(text.slice(0, at)),
				message: tail.slice(whole.length)
			};
		};
		const assertionMark = "Assertion Failure: ";
		const readAssertion = (text) => {
			const at = text.indexOf(assertionMark);
			if (at === -1) return undefined;
			const tail = text.slice(at + assertionMark.length);
			const place = /^([^:]{1,1000}:\d{1,7}): /.exec(tail);
			if (place === null) return {
				kind: "failure",
				message: tail
			};
			return {
				kind: "failure",
				...placeAtEnd(place[1] ?? ""),
				message: tail.slice(place[0].length)
			};
		};
		const issueMark = " recorded an issue";
		const readIssue = (text) => {
			const at = text.indexOf(issueMark);
			const test = at === -1 ? undefined : subjectOf(text.slice(0, at));
			if (test === undefined) return undefined;
			const tail = text.slice(at + issueMark.length);
			const place = /(?:^| )at ([^\s:]{1,1000}:\d{1,7}):\d{1,7}: /.exec(tail);
			if (place === null) return {
				kind: "failure",
				test,
				message: tail.replace(/^.*?: /, "").trim()
			};
			const values = tail.slice(0, place.index).trim();
			const message = tail.slice(place.index + place[0].length);
			return {
				kind: "failure",
				test,
				...placeAtEnd(place[1] ?? ""),
				message: values === "" ? message : `${message} (${values})`
			};
		};
		const readStart = (text) => {
			if (!text.includes(" started")) return undefined;
			const named = /Test Case '-\[(\S{1,500}) ([^\]]{1,500})\]' started/.exec(text) ?? /Test Case '([\w.]{1,500})\.(\w{1,500})' started/.exec(text);
			if (named !== null) return {
				kind: "started",
				test: {
					className: named[1] ?? "",
					name: named[2] ?? ""
				}
			};
			const at = text.indexOf(" started.");
			const test = at === -1 || !/^\s*[^\w\s'"]\s+Test /u.test(text) ? undefined : subjectOf(text.slice(0, at));
			return test === undefined || test.name.startsWith("run") ? undefined : {
				kind: "started",
				test
			};
		};
		const subjectOf = (head) => {
			const named = /(?:^|\s)Test (?:case passing .{0,500} to )?("(.{1,1000})"|\S.{0,999})$/u.exec(head);
			if (named === null) return undefined;
			const [, name = "", displayName] = named;
			return displayName === undefined ? { name } : {
				name: displayName,
				isDisplayName: true
			};
		};
		const placeAtEnd = (head) => {
			const number = /:(\d{1,7})(?::\d{1,7})?$/.exec(head);
			if (number === null) return {};
			const line = Number(number[1]);
			const file = withoutPrefix(head.slice(0, number.index));
			return line === 0 || file === "" || file.startsWith("<") ? {} : {
				file,
				line
			};
		};
		const withoutPrefix = (path) => {
			const behindColon = path.slice(Math.max(0, path.lastIndexOf(": ") + 1)).trimStart();
			if (behindColon.startsWith("/")) return behindColon;
			const slash = behindColon.indexOf(" /");
			return slash === -1 ? behindColon.slice(behindColon.lastIndexOf(" ") + 1) : behindColon.slice(slash + 1);
		};
		var join_result_bundle = __webpack_require__(41928);
		var scan_logs = __webpack_require__(27362);
		;
		const explainFailures = async (tests, session, context, limits = scan_logs.W) => {
			const silent = tests.filter(join_result_bundle.hX).slice(0, limits.tests);
			if (silent.length === 0) return tests;
			const scanner = (0, scan_logs.F)(session, context, limits);
			const detailsById = new Map(session.details.map((each) => [each.id, each]));
			const failuresIn = async (detail, test) => {
				for (const kind of (0, lookup.Fg)(session.framework).failureLogs) {
					const failures = kind === "commandlogs" ? await scanner.scan(detail, kind, readCommandLog, limits.logBytes) : await scanner.scan(detail, kind, (lines) => readFailureLog(lines, test));
					if (failures !== undefined && failures.length > 0) return failures;
				}
				return [];
			};
			const explained = new Map();
			for (const test of silent) {
				if (scanner.isOver()) break;
				const detail = detailsById.get(test.testId);
				const failures = detail === undefined ? [] : await failuresIn(detail, test);
				if (failures.length > 0) explained.set(test, withFailures(test, failures));
			}
			context.log.debug(`${session.device}: found messages in the logs for ${explained.size} of ${silent.length} failures.`);
			return explained.size === 0 ? tests : tests.map((test) => explained.get(test) ?? test);
		};
		const withFailures = (test, failures) => {
			const placed = failures.find(({ file }) => file !== undefined);
			const kind = test.failures[0]?.kind ?? "failure";
			return {
				...test,
				failures: failures.map((failure) => explain_failures_failureOf(failure, kind)),
				...placed?.file === undefined ? {} : { file: external_node_path_default().posix.basename(placed.file) },
				...placed?.line === undefined ? {} : { line: placed.line }
			};
		};
		const explain_failures_failureOf = ({ message, more, file, line, screen }, kind) => {
			const place = file === undefined ? [] : [`at ${file}:${line}`];
			const trace = [
				message,
				...more,
				...place
			];
			return {
				kind,
				message,
				trace: trace.length === 1 ? undefined : trace.join("\n"),
				...screen === undefined ? {} : { screen }
			};
		};
		const entryEvidence = ({ summary, deviceError, foreign, hidden, isUnsplit, knownTests, build, buildAborted }) => ({
			summary: summary && {
				...statedOutcome(summary),
				error: summary.error
			},
			deviceStatus: deviceError && {
				status: deviceError.status,
				message: deviceError.message
			},
			foreign,
			hidden,
			isUnsplit,
			...build.serviceRetries ? { serviceRetries: true } : {},
			abortAsked: build.leftOut?.abortAsked || undefined,
			buildAborted,
			knownTests: knownTests ?? build.knownTests
		});
		const withLatestEntry = (result, session) => {
			const said = Object.entries(entryEvidence(session)).filter(([, value]) => value !== undefined);
			return {
				...result,
				evidence: {
					...result.evidence,
					...Object.fromEntries(said)
				}
			};
		};
		const statedOutcome = ({ status, statusWord, counters, countersProblem, announcedTests }) => ({
			status,
			word: statusWord ?? status,
			counters,
			countersProblem,
			announcedTests
		});
	}),
	41928: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hX: () => hasNoMessage,
			Bm: () => joinDetails,
			Mh: () => joinResultBundle,
			vM: () => testsOfDetails
		});
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var read_result_bundle = __webpack_require__(28714);
		var binary_error = __webpack_require__(55667);
		var errors = __webpack_require__(97430);
		var file_name = __webpack_require__(48905);
		var present = __webpack_require__(28008);
		var model_results = __webpack_require__(91171);
		var run_problem = __webpack_require__(25918);
		var attempts = __webpack_require__(7330);
		var bundle_cases = __webpack_require__(67765);
		;
		const joinBundle = (listed, runs, retried) => {
			const cases = (0, bundle_cases.mb)(runs, retried);
			const casesByKey = Map.groupBy(cases, ({ key }) => key);
			const listedByKey = Map.groupBy(listed, bundle_cases.u2);
			const joined = new Map();
			for (const [key, own] of listedByKey) for (const [test, results] of pair(own, casesByKey.get(key) ?? [])) joined.set(test, results);
			const unlisted = cases.filter(({ key, status }) => !listedByKey.has(key) && status !== "unknown");
			const names = (0, bundle_cases.DU)(cases);
			const named = ({ test, from }) => from === undefined ? test : {
				...test,
				name: names(from, test.name)
			};
			const results = [...listed.flatMap((test) => joined.get(test) ?? []), ...unlisted.map((from) => ({
				test: from.test,
				from
			}))];
			const tests = new Map(results.map((each) => [named(each), each.from?.failedAttempt]));
			const paired = [...joined].flatMap(([test, own]) => own.filter(({ isPaired }) => isPaired === true).map((each) => ({
				test,
				each
			})));
			const turned = (to) => paired.filter(({ test, each }) => test.status === "passed" && each.test.status === to).map(({ each }) => (0, model_results.U)(named(each)));
			return {
				tests: [...tests.keys()],
				evidence: {
					state: "read",
					unlisted: unlisted.filter(({ isMethod, status }) => isMethod && status !== "skipped").map(({ key }) => key),
					lacking: [...listedByKey].filter(([key, own]) => !casesByKey.has(key) && (0, bundle_cases.rK)(key) && own.some(({ status }) => status === "passed")).map(([key]) => key),
					failed: turned("failed"),
					skipped: turned("skipped").length,
					hiddenFailures: runs.reduce((sum, one) => sum + hiddenFailures(one), 0),
					failures: runs.flatMap(({ targetFailures, errors }) => [...targetFailures.map(({ message }) => message), ...errors])
				},
				failedAttempts: new Map([...tests].flatMap(([test, attempt]) => attempt === undefined ? [] : [[test, attempt]]))
			};
		};
		const hiddenFailures = ({ announced, tests }) => {
			const held = tests.filter(({ attempts }) => attempts.some(({ status }) => status === "failed")).length;
			return Math.max(0, (announced.failed ?? 0) - held);
		};
		const pair = (listed, all) => {
			const results = new Map(listed.map((test) => [test, []]));
			const known = all.filter(({ status }) => status !== "unknown");
			const [good, bad] = [false, true].map((isFailed) => listed.filter(({ status }) => (0, attempts.e2)(status) === isFailed).toReversed());
			const paired = new Map();
			const take = (cases, nextOf) => cases.filter((from) => {
				const test = nextOf(from);
				if (test === undefined) return true;
				paired.set(test, from);
				return false;
			});
			const unequal = take(known, ({ status }) => ((0, attempts.e2)(status) ? bad : good)?.pop());
			const left = take(unequal, () => bad?.pop() ?? good?.pop());
			for (const test of listed) {
				const from = paired.get(test);
				results.get(test)?.push(from === undefined ? { test } : {
					test: worse(test, from),
					from,
					isPaired: true
				});
			}
			const [first] = listed;
			if (first !== undefined) for (const from of left) results.get(first)?.push({
				test: {
					...first,
					...from.test,
					...namesOf(first)
				},
				from
			});
			return results;
		};
		const namesOf = ({ className, name }) => ({
			className,
			name
		});
		const worse = (test, { test: bundled }) => {
			const isFailure = (0, attempts.e2)(bundled.status) && !(0, attempts.e2)(test.status);
			const status = isFailure || bundled.status === "skipped" && test.status === "passed" ? bundled.status : test.status;
			const kind = test.failures[0]?.kind ?? "failure";
			const failures = bundled.failures.length > 0 ? bundled.failures.map((failure) => ({
				...failure,
				kind
			})) : test.failures;
			const { durationMs = bundled.durationMs } = test;
			return {
				...test,
				...bundled,
				...namesOf(test),
				status,
				...durationMs === undefined ? {} : { durationMs },
				failures: (0, attempts.e2)(status) ? failures : []
			};
		};
		var screen = __webpack_require__(62235);
		;
		const limits = {
			tests: 50,
			bytes: 2e6
		};
		const treeNames = [/^App UI hierarchy for /i, /^Debug description/i];
		const withScreens = async (joined, bundle) => {
			const seen = new Map();
			for (const [test, { attachments }] of joined.failedAttempts) {
				const [failure, ...others] = test.failures;
				if (failure === undefined || seen.size === limits.tests) continue;
				const screen = await readTree(attachments, bundle);
				if (screen.length > 0) seen.set(test, {
					...test,
					failures: [{
						...failure,
						screen
					}, ...others]
				});
			}
			const current = (test) => seen.get(test) ?? test;
			return {
				...joined,
				tests: joined.tests.map(current),
				failedAttempts: new Map([...joined.failedAttempts].map(([test, attempt]) => [current(test), attempt]))
			};
		};
		const readTree = async (attachments, bundle) => {
			const trees = treeNames.flatMap((pattern) => attachments.filter(({ name }) => pattern.test(name)).toReversed());
			for (const tree of trees.filter(({ sizeBytes }) => sizeBytes <= limits.bytes)) {
				const elements = (0, screen.px)(await textOf(tree, bundle));
				if (elements.length > 0) return elements;
			}
			return [];
		};
		const textOf = async (attachment, bundle) => {
			const decoder = new TextDecoder();
			let text = "";
			try {
				for await (const chunk of bundle.readAttachment(attachment)) text += decoder.decode(chunk, { stream: true });
			} catch (error) {
				if (!(error instanceof binary_error.kM)) throw error;
				return "";
			}
			return text + decoder.decode();
		};
		;
		const zipName = "result-bundle.zip";
		const joinResultBundle = async (tests, { framework, build, sessionId, device, target }, { cloud, log, signal }) => {
			const file = external_node_path_default().join(target, zipName);
			try {
				await cloud.sessions(framework).downloadResultBundle(build.id, sessionId, file);
			} catch (error) {
				signal.throwIfAborted();
				return {
					tests,
					bundle: {
						state: "missing",
						message: (0, run_problem.pQ)(error),
						mayArrive: (0, errors.E)(error, "cloud-not-found")
					},
					files: []
				};
			}
			try {
				return await (0, read_result_bundle.w)(file, async (bundle) => {
					if (bundle.runs.length === 0) return {
						tests,
						bundle: {
							state: "unreadable",
							message: "found no test run"
						},
						files: [zipName]
					};
					const joined = await withScreens(joinBundle(tests, bundle.runs, build.serviceRetries), bundle);
					const { tests: shown, pictures } = await storePictures(joined, bundle, target, {
						redact: cloud.redact,
						onSkip: (why) => log.debug(`${device}: ${why}`)
					});
					return {
						tests: shown,
						bundle: joined.evidence,
						files: [zipName, ...pictures]
					};
				});
			} catch (error) {
				if (!(error instanceof binary_error.kM)) throw error;
				return {
					tests,
					bundle: {
						state: "unreadable",
						message: `found ${error.found}`
					},
					files: [zipName]
				};
			}
		};
		const join_result_bundle_limits = {
			pictures: 500,
			bytes: 5e8
		};
		const extensions = {
			"image/png": "png",
			"image/jpeg": "jpg",
			"image/heic": "heic"
		};
		const pictureType = /\b(?:png|jpe?g|hei[cf]|image)$/i;
		const storePictures = async ({ tests, failedAttempts }, bundle, target, { redact, onSkip }) => {
			const wanted = picturesOf(failedAttempts);
			const names = (0, file_name.KU)([...wanted.values()].map(({ title }) => redact(title)));
			const stored = new Map();
			let leftBytes = join_result_bundle_limits.bytes;
			for (const [payloadId, { attachment, title }] of wanted) {
				leftBytes -= attachment.sizeBytes;
				if (leftBytes < 0 || stored.size >= join_result_bundle_limits.pictures) break;
				try {
					const file = await storePicture(bundle.readAttachment(attachment), target, `screenshots/${names.get(redact(title))}`);
					if (file !== undefined) stored.set(payloadId, file);
				} catch (error) {
					if (!(error instanceof binary_error.kM) && !(0, run_problem.Or)(error)) throw error;
					onSkip((0, run_problem.Uc)(error));
				}
			}
			const withSteps = tests.map((test) => {
				const attempt = failedAttempts.get(test);
				return attempt === undefined || attempt.steps.length === 0 ? test : {
					...test,
					steps: stepsOf(attempt, stored),
					...omittedIn(attempt)
				};
			});
			return {
				tests: withSteps,
				pictures: [...stored.values()]
			};
		};
		const picturesOf = (failedAttempts) => {
			const wanted = new Map();
			for (const [test, { attachments, steps }] of failedAttempts) {
				for (const [nth, attachment] of attachments.entries()) {
					const { payloadId, uniformType, step = steps.length } = attachment;
					if (wanted.has(payloadId) || uniformType !== undefined && !pictureType.test(uniformType)) continue;
					wanted.set(payloadId, {
						attachment,
						title: `${(0, model_results.U)(test)}-step-${step + 1}-${nth + 1}`
					});
				}
			}
			return wanted;
		};
		const storePicture = async (bytes, target, name) => {
			const part = external_node_path_default().join(target, `${name}.part`);
			await (0, promises_.mkdir)(external_node_path_default().dirname(part), { recursive: true });
			let extension;
			const picture = async function* () {
				for await (const chunk of bytes) {
					extension ??= extensions[sniffMediaType(chunk) ?? "video/mp4"];
					if (extension === undefined) return;
					yield chunk;
				}
			};
			try {
				await (0, promises_.writeFile)(part, picture());
				if (extension === undefined) return undefined;
				const file = `${name}.${extension}`;
				await (0, promises_.rename)(part, external_node_path_default().join(target, file));
				return file;
			} finally {
				await (0, promises_.rm)(part, { force: true });
			}
		};
		const omittedIn = ({ omittedSteps }) => omittedSteps === 0 ? {} : { omittedSteps };
		const stepsOf = ({ steps, attachments }, stored) => {
			const startMs = steps.find(({ startedAt }) => startedAt !== undefined)?.startedAt?.getTime() ?? 0;
			const byStep = Map.groupBy(attachments, ({ step = steps.length - 1 }) => step);
			return steps.map(({ title, depth, startedAt, finishedAt, failed }, index) => ({
				title,
				depth,
				failed,
				startMs: startedAt && startedAt.getTime() - startMs,
				durationMs: startedAt && finishedAt && Math.max(0, finishedAt.getTime() - startedAt.getTime()),
				pictures: [...new Set(byStep.get(index)?.flatMap(({ payloadId }) => stored.get(payloadId) ?? []))]
			}));
		};
		const ascii = (bytes, start, end) => Buffer.from(bytes.subarray(start, end)).toString("latin1");
		const brands = {
			heic: "image/heic",
			heix: "image/heic",
			mif1: "image/heic",
			"qt  ": "video/quicktime",
			isom: "video/mp4",
			mp41: "video/mp4",
			mp42: "video/mp4"
		};
		const sniffMediaType = (start) => {
			if (ascii(start, 0, 8) === "PNG\r\n\n") return "image/png";
			if (ascii(start, 0, 3) === "ÿØÿ") return "image/jpeg";
			const brand = ascii(start, 8, 12);
			return ascii(start, 4, 8) === "ftyp" && Object.hasOwn(brands, brand) ? brands[brand] : undefined;
		};
		const testsOfDetails = (tests) => tests.map(testOf);
		const joinDetails = (reported, details, complete) => {
			const keyed = details.flatMap((test) => [...new Set(keysOf(test.id, test.className, test.name))].map((key) => ({
				key,
				test
			})));
			const byKey = Map.groupBy(keyed, ({ key }) => key);
			const joined = new Set();
			const take = (test) => {
				for (const key of keysOf(test.testId, test.className, test.name)) {
					const left = byKey.get(key)?.filter((candidate) => !joined.has(candidate.test));
					const { test: found } = left?.find((candidate) => (0, attempts.e2)(candidate.test.status) === (0, attempts.e2)(test.status)) ?? left?.[0] ?? {};
					if (found === undefined) continue;
					joined.add(found);
					return found;
				}
				return undefined;
			};
			const badFirst = reported.toSorted((one, other) => Number((0, attempts.e2)(other.status)) - Number((0, attempts.e2)(one.status)));
			const pairs = new Map(badFirst.map((test) => [test, take(test)]));
			for (const [{ earlierAttempts }, last] of pairs) {
				const others = last === undefined ? [] : (byKey.get(`${last.className}#${last.name}`) ?? []).map(({ test }) => test);
				const failed = others.filter((test) => !joined.has(test) && (0, attempts.e2)(test.status));
				for (const test of failed.slice(0, earlierAttempts.filter(({ status }) => (0, attempts.e2)(status)).length)) joined.add(test);
			}
			const result = reported.map((test) => {
				const found = pairs.get(test);
				if (found === undefined) return test;
				return {
					...knownFromDetails(found),
					...test,
					worseInDetails: isWorse(found, test) ? found.statusWord : undefined,
					links: {
						...linksOf(found),
						...test.links
					}
				};
			});
			for (const test of details) if (!joined.has(test) && !(complete && isHarmless(test))) result.push(testOf(test));
			return result;
		};
		const isWorse = ({ status: inDetails }, { status }) => inDetails === "unknown" ? status !== "unknown" : inDetails !== "timed-out" && (0, attempts.e2)(inDetails) && !(0, attempts.e2)(status);
		const isHarmless = ({ status }) => status === "passed" || status === "skipped";
		const keysOf = (id, className, name) => {
			const simple = className.split(/[./]/).at(-1) ?? className;
			return [
				...id === undefined ? [] : [`id ${id}`],
				`${className}#${name}`,
				`simple ${simple}#${name}`
			];
		};
		const messageEnd = "; see its logs.";
		const hasNoMessage = ({ failures }) => failures.length === 1 && failures[0]?.trace === undefined && failures[0]?.message?.endsWith(messageEnd) === true;
		const testOf = (test) => ({
			className: test.className,
			name: test.name,
			status: test.status,
			...test.status === "unknown" ? { statusWord: test.statusWord } : {},
			...knownFromDetails(test),
			failures: test.status === "passed" || test.status === "skipped" || test.status === "pending" ? nothing : [{
				kind: test.status === "failed" ? "failure" : "error",
				message: `The service reports ${test.statusWord}${messageEnd}`
			}],
			earlierAttempts: nothing,
			links: linksOf(test)
		});
		const knownFromDetails = ({ id, durationMs, startedAt }) => (0, present.E)({
			durationMs,
			startedAt,
			testId: id
		});
		const nothing = [];
		const linksOf = (test) => (0, present.E)({
			video: test.videoUrl,
			deviceLog: test.deviceLogUrl,
			instrumentationLog: test.instrumentationLogUrl,
			networkLog: test.networkLogUrl,
			screenshots: test.screenshotUrls.length === 0 ? undefined : test.screenshotUrls
		});
	}),
	3712: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UR: () => reportPauses,
			z1: () => createPollSchedule
		});
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92782);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50191);
		var _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(592);
		const simulatedMs = 250;
		const fastestMs = 2e3;
		const slowestMs = 3e4;
		const pausePart = .2;
		const jitter = .2;
		const maxPollsPerSecond = 30;
		const createPollSchedule = (interval, options) => {
			if (interval !== "auto") return () => interval;
			return (0, _inputs_service_js__WEBPACK_IMPORTED_MODULE_0__.nq)(options.service) ? () => simulatedMs : autoSchedule(options);
		};
		const autoSchedule = ({ random, jobs }) => {
			const builds = new Map();
			return ({ started, record, polledMs, openBuilds }) => {
				const { tracks: before, idlePolls } = builds.get(started.id) ?? {
					tracks: new Map(),
					idlePolls: 0
				};
				const sessions = record === undefined ? [] : (0, _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_2__.MR)(started, record);
				const seen = sessions.map((session) => [session.key, trackSession(before.get(session.key) ?? {}, session, polledMs)]);
				const isIdle = record === undefined || (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.pl)(record.status);
				const tracks = record === undefined ? before : new Map(seen);
				const build = {
					started,
					tracks,
					idlePolls: isIdle ? idlePolls + 1 : 0
				};
				builds.set(started.id, build);
				const pauseMs = isIdle ? fastestMs * 2 ** idlePolls : pausePart * leftOf(build, [...builds.values()], polledMs);
				const shareMs = jobs * openBuilds * 1e3 / maxPollsPerSecond;
				const jitteredMs = Math.round(pauseMs * (1 - jitter * random()));
				return Math.min(Math.max(slowestMs, 2 * shareMs), Math.max(fastestMs, shareMs, jitteredMs));
			};
		};
		const leftOf = ({ started, tracks }, builds, nowMs) => {
			const all = [...tracks.values()];
			const open = all.filter(({ endedMs }) => endedMs === undefined);
			if (open.length === 0) return closingLeftMs(nowMs - Math.max(...all.map(({ endedMs = nowMs }) => endedMs)));
			const length = lengthOf(started, builds);
			return Math.max(...open.map((track) => sessionLeftMs(track, length, started.queuedSinceMs, nowMs)));
		};
		const lengthOf = ({ partial, tests, expected }, builds) => {
			if (partial) return { plannedTests: tests?.length };
			const whole = builds.filter(({ started }) => !started.partial).flatMap(({ tracks }) => [...tracks.values()]);
			const tookMs = whole.flatMap((track) => track.tookMs ?? []).toSorted((one, other) => one - other);
			return {
				predictedMs: expected?.predictedMs ?? tookMs[tookMs.length >> 1],
				plannedTests: expected?.plannedTests
			};
		};
		const autoReportPauseMs = 5e3;
		const longestReportPauseMs = 3e4;
		const reportRequests = 6;
		const reportPauses = (interval, simulated) => {
			const firstMs = interval === "auto" ? simulated ? simulatedMs : autoReportPauseMs : interval;
			return Array.from({ length: reportRequests - 1 }, (_, nth) => Math.min(longestReportPauseMs, firstMs * 2 ** nth));
		};
		const trackSession = (before, { summary, deviceError }, polledMs) => {
			if (before.endedMs !== undefined) return before;
			if (summary === undefined || summary.status === "queued") return deviceError === undefined ? before : {
				...before,
				endedMs: polledMs
			};
			const { startedMs = polledMs } = before;
			const track = {
				...before,
				startedMs,
				...countTests(before, summary, polledMs)
			};
			if (!(0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.pl)(summary.status)) return track;
			const ranAll = summary.status === "passed" || summary.status === "failed" || summary.status === "done";
			const tookMs = summary.durationMs ?? polledMs - startedMs;
			return {
				...track,
				endedMs: polledMs,
				...ranAll && tookMs > 0 ? { tookMs } : {}
			};
		};
		const countTests = ({ done, total }, { counters }, polledMs) => {
			if (counters === undefined) return {};
			const sum = (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.IU)(counters);
			const tests = sum - counters.pending;
			return {
				...tests === 0 || tests === done?.tests ? {} : { done: {
					tests,
					atMs: polledMs
				} },
				...total === undefined && counters.pending > 0 ? { total: sum } : {},
				...total !== undefined && sum > total ? { total: 0 } : {}
			};
		};
		const closingMs = 4e3;
		const [fewerTests, moreTests] = [.97, 1.1];
		const maxOverdueMs = 7e4;
		const leftMs = (expectedMs, elapsedMs) => elapsedMs < expectedMs ? expectedMs - elapsedMs : Math.min(maxOverdueMs, elapsedMs - expectedMs);
		const closingLeftMs = (elapsedMs) => leftMs(closingMs, elapsedMs);
		const sessionLeftMs = ({ startedMs, done, total }, { predictedMs = 0, plannedTests = 0 }, queuedMs, nowMs) => {
			if (startedMs === undefined) return leftMs(0, nowMs - queuedMs);
			const tests = total || plannedTests * fewerTests;
			if (done === undefined || done.tests > (total || plannedTests * moreTests)) return leftMs(predictedMs, nowMs - startedMs);
			const meanMs = (done.atMs - startedMs) / done.tests;
			const testsLeft = Math.max(0, tests - done.tests);
			const running = Math.min(1, testsLeft);
			return (testsLeft - running) * meanMs + leftMs(running * meanMs + closingMs, nowMs - done.atMs);
		};
	}),
	27362: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => createLogScanner,
			W: () => defaultLogLimits
		});
		var _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97430);
		var _lib_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59390);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25918);
		const defaultLogLimits = {
			tests: 50,
			logBytes: 32e6,
			allBytes: 256e6,
			lineChars: 16e3,
			ms: 6e4,
			absentLogs: 3
		};
		const linkTo = {
			commandlogs: ({ commandLogUrl }) => commandLogUrl,
			instrumentationlogs: ({ instrumentationLogUrl }) => instrumentationLogUrl,
			devicelogs: ({ deviceLogUrl }) => deviceLogUrl
		};
		const createLogScanner = ({ framework, device, buildId }, context, limits) => {
			const { log, signal } = context;
			const over = AbortSignal.timeout(limits.ms);
			const sessions = context.cloud.within(over).sessions(framework);
			const absent = new Map();
			let leftBytes = limits.allBytes;
			const counted = async function* (chunks) {
				for await (const chunk of chunks) {
					leftBytes -= chunk.length;
					yield chunk;
				}
			};
			return {
				isOver: () => over.aborted,
				isAbsent: (kind) => absent.has(kind),
				scan: async (test, kind, read, lineChars = limits.lineChars) => {
					const limitBytes = Math.min(limits.logBytes, leftBytes);
					const { id } = test;
					if (id === undefined || linkTo[kind](test) === undefined) return undefined;
					if (limitBytes <= 0 || over.aborted || (absent.get(kind) ?? 0) >= limits.absentLogs) return undefined;
					try {
						return await sessions.scanTestLog(buildId, id, kind, limitBytes, (chunks) => read((0, _lib_text_lines_js__WEBPACK_IMPORTED_MODULE_2__.F)(counted(chunks), lineChars)));
					} catch (error) {
						signal.throwIfAborted();
						if ((0, _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__.E)(error, "cloud-not-found")) absent.set(kind, (absent.get(kind) ?? 0) + 1);
						log.debug(`${device}, ${test.className}#${test.name}: ${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(error)}`);
						return undefined;
					}
				}
			};
		};
	}),
	38542: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { CW: () => openWatch });
		var lookup = __webpack_require__(25890);
		var inputs_service = __webpack_require__(92782);
		var concurrency = __webpack_require__(81220);
		var durations = __webpack_require__(71698);
		var file_name = __webpack_require__(48905);
		var error_codes = __webpack_require__(96804);
		var run_problem = __webpack_require__(25918);
		var expected_sessions = __webpack_require__(592);
		var reading_context = __webpack_require__(87679);
		var known_tests = __webpack_require__(7141);
		var run_deadline = __webpack_require__(13849);
		var collect_session = __webpack_require__(91797);
		var explain_failures = __webpack_require__(33011);
		var list_builds = __webpack_require__(77699);
		var errors = __webpack_require__(97430);
		var device_name = __webpack_require__(39707);
		var model_status = __webpack_require__(50191);
		var describe = __webpack_require__(18665);
		var start = __webpack_require__(45906);
		var poll_schedule = __webpack_require__(3712);
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
		const maxSettlePolls = 5;
		const maxRefusedPolls = 6;
		const maxRequestsAtOnce = 8;
		const pollBuilds = async (started, limits, context, deadline, events) => {
			const { clock, signal } = context;
			const schedule = (0, poll_schedule.z1)(limits.pollIntervalMs, context);
			let running = started.builds;
			const builds = new Map(running.map(toPoll));
			const progress = createProgress(context);
			const reported = new Set();
			for (;;) {
				const open = [...builds.values()].filter((build) => !build.ended);
				const polledMs = clock.monotonicMs();
				const due = open.filter(({ dueMs }) => dueMs <= polledMs);
				await pollRound(due, limits, context, deadline, events);
				for (const build of due) {
					const record = build.failuresInARow > 0 ? undefined : build.record;
					build.dueMs = polledMs + schedule({
						started: build.started,
						record,
						polledMs,
						openBuilds: open.length
					});
				}
				const ended = due.flatMap(sessionsOf).filter(progress.sessionSeen);
				for (const session of ended) events.onSessionEnded(session);
				progress.buildsSeen(due);
				events.onQueued(progress.longestQueueMs());
				const more = await started.startMore(ended.length > 0, deadline.signal);
				running = (0, start.yb)(running, more);
				for (const [id, build] of more.map(toPoll)) builds.set(id, build);
				const left = [...builds.values()].filter((build) => !build.ended);
				const isOver = left.length === 0 && started.moreInMs() === Number.POSITIVE_INFINITY;
				const firstStartMs = progress.firstSessionStartMs() ?? (isOver ? clock.monotonicMs() : undefined);
				if (firstStartMs !== undefined) deadline.sessionStarted(firstStartMs);
				if (isOver) break;
				const over = limitOver(limits, deadline, progress, clock.monotonicMs(), open);
				if (endsPolling(over, progress, reported, events)) break;
				progress.roundEnded();
				const untilPollMs = Math.max(0, Math.min(...left.map(({ dueMs }) => dueMs)) - clock.monotonicMs());
				await clock.sleep(Math.min(untilPollMs, started.moreInMs(), Math.max(1, deadline.leftMs() + 1)), signal);
			}
			return running.map((build) => polledBuild(build, builds.get(build.id)));
		};
		const polledBuild = (asStarted, open = {}) => {
			const { started = asStarted, record, ended = false } = open;
			return {
				started,
				ended,
				record
			};
		};
		const toPoll = (started) => [started.id, {
			started,
			ended: false,
			settlePolls: 0,
			failuresInARow: 0,
			dueMs: 0
		}];
		const pollRound = async (due, limits, context, deadline, events) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				if (due.length === 0) return;
				const { clock, cloud } = context;
				const endMs = Math.min(...due.map(({ started }) => started.queueLimitSinceMs)) + limits.queueTimeoutMs;
				const queue = __addDisposableResource(env_1, Number.isFinite(deadline.leftMs()) ? undefined : (0, run_deadline.zc)(Math.max(0, endMs - clock.monotonicMs()) + 1, clock), false);
				const limited = {
					...context,
					cloud: cloud.within(queue?.signal ?? deadline.signal)
				};
				await (0, concurrency.X2)(due, maxRequestsAtOnce, (build) => poll(build, limits, limited, events));
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				__disposeResources(env_1);
			}
		};
		const poll = async (build, { framework }, { cloud, log, signal }, { onPolled, onProblem, facts }) => {
			const { id } = build.started;
			try {
				const { record: latest } = await cloud.builds(framework).get(id);
				if (latest.id !== id) throw (0, list_builds.lG)(id, latest.id);
				const record = withReplacedSessions(build.record ?? facts().records.get(id), latest);
				build.record = record;
				build.started = (0, expected_sessions.R6)(build.started, record);
				build.failuresInARow = 0;
				onPolled(record);
				if (!(0, model_status.pl)(record.status)) return;
				build.settlePolls += 1;
				build.ended = isSettled(build) || build.settlePolls > maxSettlePolls;
			} catch (error) {
				if (signal.aborted) throw error;
				build.failuresInARow += 1;
				if (isFinal(error, build)) {
					build.ended = true;
					onProblem((0, run_problem.Zw)(error, `build ${id} can no longer be polled: `));
					return;
				}
				log.info(`Could not poll build ${id}: ${(0, run_problem.Uc)(error)}; polling again.`);
			}
		};
		const isFinal = (error, build) => build.failuresInARow > maxRefusedPolls && ((0, errors.E)(error, "cloud-unauthorized", "cloud-forbidden", "cloud-not-found") || (0, run_problem.up)(error, "response-foreign"));
		const sessionsOf = ({ started, record }) => record === undefined ? [] : (0, expected_sessions.MR)(started, record);
		const isOver = ({ summary }) => summary !== undefined && (0, model_status.pl)(summary.status);
		const isSettled = (build) => sessionsOf(build).every((session) => isOver(session) && ((session.summary?.counters?.pending ?? 0) === 0 || leavesTestsOut(build)) || session.deviceError !== undefined || build.record?.status === "aborted" && session.summary?.status !== "running");
		const leavesTestsOut = ({ started, record }) => record?.status === "aborted" || started.leftOut?.failuresOnlyAsked === true;
		const endsPolling = (over, progress, reported, { onProblem }) => {
			if (over === undefined) return false;
			if (!reported.has(over.code)) onProblem(over);
			reported.add(over.code);
			return over.code === "run-timeout" || !progress.isAnyRunning();
		};
		const limitOver = ({ timeoutMs, queueTimeoutMs }, deadline, progress, nowMs, open) => {
			if (deadline.leftMs() <= 0) {
				const clause = `the builds did not end within ${(0, durations.a3)(timeoutMs)} of the first session's start${progress.unknownWords()}`;
				return (0, error_codes.CC)("run-timeout", clause);
			}
			const silent = open.find((build) => nowMs - build.started.queueLimitSinceMs > queueTimeoutMs && sessionsOf(build).length === 0);
			if (silent !== undefined) {
				const { record, started } = silent;
				const limit = (0, durations.a3)(queueTimeoutMs);
				if (record !== undefined) return (0, error_codes.CC)("queue-timeout", `build ${started.id} showed no device within ${limit}`);
				return (0, error_codes.CC)("queue-timeout", `the service did not return the status of build ${started.id} within ${limit}`);
			}
			const waiting = progress.queuedLongerThan(queueTimeoutMs);
			if (waiting === undefined) return undefined;
			return (0, error_codes.CC)("queue-timeout", `no device became available for ${waiting} within ${(0, durations.a3)(queueTimeoutMs)}`);
		};
		const lookBack = async (builds, { framework }, { cloud, log, signal }, { onPolled, onSessionEnded, facts }) => {
			await (0, concurrency.X2)(builds, maxRequestsAtOnce, async (build) => {
				try {
					const { record: latest } = await cloud.builds(framework).get(build.id);
					if (latest.id !== build.id) return;
					const record = withReplacedSessions(facts().records.get(build.id), latest);
					onPolled(record);
					for (const session of (0, expected_sessions.MR)(build, record)) if (session.summary !== undefined && (0, model_status.pl)(session.summary.status)) onSessionEnded(session);
				} catch (error) {
					signal.throwIfAborted();
					log.info(`Could not read what build ${build.id} used: ${(0, run_problem.Uc)(error)}.`);
				}
			});
		};
		const withReplacedSessions = (before, record) => {
			if (before === undefined) return record;
			const ids = idsOf(record.devices);
			const listed = new Set(record.devices.filter((entry) => idsOf([entry]).size > 0).map(({ device }) => (0, device_name.cY)(device)));
			const isReplaced = ({ id, status }) => id !== undefined && !ids.has(id) && (0, model_status.pl)(status);
			const replaced = before.devices.filter(({ device }) => listed.has((0, device_name.cY)(device))).map(({ device, sessions }) => ({
				device,
				sessions: sessions.filter(isReplaced)
			})).filter(({ sessions }) => sessions.length > 0);
			return replaced.length === 0 ? record : {
				...record,
				devices: [...record.devices, ...replaced]
			};
		};
		const idsOf = (devices) => new Set(devices.flatMap(({ sessions }) => sessions.flatMap(({ id }) => id ?? [])));
		const silenceMs = 6e4;
		const createProgress = ({ clock, log }) => {
			const seen = new Map();
			const buildWords = new Map();
			let saidMs = clock.monotonicMs();
			const say = (line) => {
				saidMs = clock.monotonicMs();
				log.info(line);
			};
			return {
				sessionSeen: (session) => {
					const nowMs = clock.monotonicMs();
					const known = seen.get(session.key) ?? {
						session,
						status: "absent"
					};
					seen.set(session.key, known);
					const status = session.summary?.status ?? "absent";
					if (!isWaiting(status)) known.startedMs ??= nowMs;
					const hasJustEnded = known.endedMs === undefined && status !== "absent" && (0, model_status.pl)(status);
					if (hasJustEnded) known.endedMs = nowMs;
					if (status !== known.status) {
						known.status = status;
						say(`${poll_builds_describe(session)}: ${describeStatus(session, known)}`);
					}
					return hasJustEnded;
				},
				buildsSeen: (builds) => {
					for (const { started, record } of builds) {
						if (record === undefined) continue;
						const before = buildWords.get(started.id)?.status;
						buildWords.set(started.id, record);
						if (before !== record.status && ((0, model_status.pl)(record.status) || record.status === "unknown")) say(`Build ${started.id}: ${wordOf(record.status, record.statusWord)}`);
					}
				},
				roundEnded: () => {
					if (clock.monotonicMs() - saidMs >= silenceMs) say(`Still waiting: ${tally([...seen.values()])}.`);
				},
				firstSessionStartMs: () => minimum([...seen.values()].map(({ startedMs }) => startedMs)),
				longestQueueMs: () => Math.max(0, ...[...seen.values()].map(({ startedMs = clock.monotonicMs(), session }) => startedMs - session.build.queuedSinceMs)),
				queuedLongerThan: (limitMs) => {
					const waiting = [...seen.values()].find(({ startedMs, session }) => startedMs === undefined && clock.monotonicMs() - session.build.queueLimitSinceMs > limitMs);
					return waiting === undefined ? undefined : poll_builds_describe(waiting.session);
				},
				isAnyRunning: () => [...seen.values()].some(isRunning),
				unknownWords: () => {
					const words = [...buildWords.values()].filter(({ status }) => status === "unknown").map(({ statusWord }) => `"${statusWord}"`);
					return words.length === 0 ? "" : `, and the service calls a build ${words.join(", ")} (unrecognized)`;
				}
			};
		};
		const poll_builds_describe = ({ device, shard, build }) => (0, describe._0)({
			...build,
			device,
			shard
		});
		const isRunning = ({ status }) => status !== "absent" && status !== "queued" && !(0, model_status.pl)(status);
		const isWaiting = (status) => status === "absent" || status === "queued";
		const describeStatus = ({ summary, build }, { startedMs, endedMs }) => {
			if (summary === undefined) return "no longer listed";
			if (summary.status === "queued") return "waiting for a device";
			if (summary.status === "running") return `running${summary.id === undefined ? "" : ` (session ${summary.id})`}, after ${(0, durations.a3)((startedMs ?? build.queuedSinceMs) - build.queuedSinceMs)} in the queue`;
			const tookMs = summary.durationMs ?? (startedMs === undefined || endedMs === undefined ? undefined : endedMs - startedMs);
			const took = tookMs === undefined ? "" : ` after ${(0, durations.a3)(tookMs)}`;
			const counters = summary.counters === undefined ? "" : `: ${describeCounters(summary.counters)}`;
			return `${wordOf(summary.status, summary.statusWord)}${took}${counters}`;
		};
		const wordOf = (status, word) => status === "unknown" ? `"${word}" (unrecognized)` : status;
		const describeCounters = ({ passed, failed, skipped, timedOut, error, pending }) => {
			const parts = [
				[passed, "passed"],
				[failed, "failed"],
				[error, "in error"],
				[timedOut, "timed out"],
				[skipped, "skipped"],
				[pending, "pending"]
			];
			const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
			return said.length === 0 ? "no tests" : said.join(", ");
		};
		const tally = (sessions) => {
			const ended = sessions.filter(({ status }) => status !== "absent" && (0, model_status.pl)(status)).length;
			const waiting = sessions.filter(({ status }) => isWaiting(status)).length;
			return `${ended} of ${sessions.length} sessions ended, ${sessions.length - ended - waiting} running, ${waiting} waiting for a device`;
		};
		const minimum = (values) => values.reduce((least, value) => value !== undefined && (least === undefined || value < least) ? value : least, undefined);
		;
		var watch_addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
		var watch_disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
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
		const openWatch = (inputs, context, state, builds = []) => {
			const deadline = (0, run_deadline.Ue)(inputs.timeoutMs, context.clock);
			const collector = createCollector(collectionSettings(inputs, context, builds), context, deadline, state);
			const events = {
				...state,
				onSessionEnded: collector.sessionEnded
			};
			return {
				deadline,
				caughtUp: collector.caughtUp,
				lookBack: (earlier, within) => lookBack(earlier, inputs, within, events),
				results: async (started, group = context.log.group) => {
					const polled = await group("Wait", () => pollBuilds(started, inputs, context, deadline, events));
					return group("Collect", () => collector.finish(polled));
				},
				[Symbol.dispose]: () => deadline[Symbol.dispose]()
			};
		};
		const collectionSettings = (inputs, { baseUrl }, builds = []) => ({
			framework: inputs.framework,
			download: inputs.download,
			downloadIfFailed: inputs.downloadIfFailed,
			reportDir: inputs.reportDir,
			pollIntervalMs: inputs.pollIntervalMs,
			baseUrl,
			deviceFolder: (0, file_name.kj)([...inputs.devices, ...builds.flatMap(({ devices }) => devices)]),
			names: (0, reading_context.Mv)(),
			naming: (0, known_tests.bJ)(inputs.suite),
			system: inputs.system ?? (0, lookup.Fg)(inputs.framework).systems[0],
			packages: inputs.packages ?? []
		});
		const maxSessionsAtOnce = 12;
		const collectionGraceMs = 1e4;
		const createCollector = (settings, context, deadline, { onCollected, onProblem }) => {
			const { clock, log, signal } = context;
			const limit = (0, concurrency.zm)(maxSessionsAtOnce);
			const early = new Map();
			const over = new AbortController();
			const limited = {
				...context,
				cloud: context.cloud.within(over.signal)
			};
			let isUnstored = false;
			const onUnstored = ({ device }, error) => {
				if (!isUnstored) onProblem((0, error_codes.CC)("runner-file", `the results of ${device} could not be stored: ${(0, run_problem.pQ)(error)}`));
				isUnstored = true;
			};
			const once = async (session, isLast = false) => {
				const result = await limit(() => (0, collect_session.Hu)(session, settings, limited, (error) => onUnstored(session, error), isLast));
				onCollected(session.key, result);
				return result;
			};
			const completed = async (early, session) => {
				const result = (0, explain_failures.kk)(early, session);
				if (settings.downloadIfFailed.size > 0 && (0, collect_session.WN)(result) && !(0, collect_session.WN)(early)) return once(session, true);
				onCollected(session.key, result);
				return result;
			};
			const earlyResult = async ({ key, summary }) => {
				const fetched = await early.get(key);
				return summary?.id !== undefined && fetched?.sessionId !== summary.id ? undefined : fetched;
			};
			const patiently = async (session) => {
				const first = await earlyResult(session);
				if (first !== undefined && !isIncomplete(first)) return {
					result: await completed(first, session),
					outOfTime: false
				};
				if (first !== undefined) sayWhyAgain(first, session, "now", context);
				const pauses = pausesFor(session, settings, context);
				let result = await once(session, pauses.length === 0);
				for (const [nth, pauseMs] of pauses.entries()) {
					if (!isIncomplete(result)) break;
					if (pauseMs > deadline.leftMs()) {
						const outOfTime = (0, expected_sessions.j2)(result);
						if (settings.download.size > 1) result = await once(session, true);
						return {
							result,
							outOfTime
						};
					}
					sayWhyAgain(result, session, `in ${(0, durations.a3)(pauseMs)}`, context);
					await clock.sleep(pauseMs, signal);
					result = await once(session, nth === pauses.length - 1);
				}
				return {
					result,
					outOfTime: over.signal.aborted && (0, expected_sessions.j2)(result)
				};
			};
			return {
				sessionEnded: (session) => {
					if (early.has(session.key)) return;
					early.set(session.key, once(session).catch(() => undefined));
				},
				caughtUp: async () => void await Promise.all(early.values()),
				finish: async (polled) => {
					const env_1 = {
						stack: [],
						error: void 0,
						hasError: false
					};
					try {
						const sessions = (0, expected_sessions.kZ)(polled.flatMap(({ started, record }) => (0, expected_sessions.MR)(started, record)));
						const late = watch_addDisposableResource(env_1, (0, run_deadline.rP)(deadline.signal, collectionGraceMs, clock), false);
						late.signal.addEventListener("abort", () => over.abort(late.signal.reason));
						const collected = await Promise.all(sessions.map(async (session) => {
							const each = await patiently(session);
							log.info(`${(0, expected_sessions.s9)(each.result).reason}.`);
							return each;
						}));
						if (collected.some(({ outOfTime }) => outOfTime)) onProblem((0, error_codes.CC)("run-timeout", "the run timed out before every report arrived"));
						const results = collected.map(({ result }) => result);
						for (const notice of [(0, collect_session.gg)(results, settings), (0, collect_session.tl)(results)]) if (notice !== undefined) log.notice(notice);
						return results;
					} catch (e_1) {
						env_1.error = e_1;
						env_1.hasError = true;
					} finally {
						watch_disposeResources(env_1);
					}
				}
			};
		};
		const isIncomplete = (result) => (0, expected_sessions.j2)(result) || (0, expected_sessions.PB)(result);
		const sayWhyAgain = ({ evidence }, { device, build }, when, { log }) => {
			if (evidence.report.state === "unreadable") log.info(`${device}, build ${build.id}: its JUnit report cannot be read (${evidence.report.message}); requesting it again ${when}.`);
			else log.debug(`${device}, build ${build.id}: its results are not complete; requesting them again ${when}.`);
		};
		const pausesFor = (session, settings, { service }) => {
			const { id, status } = session.summary ?? {};
			const hopeless = id === undefined || status === "error" || status === "queued";
			return hopeless ? [] : (0, poll_schedule.UR)(settings.pollIntervalMs, (0, inputs_service.nq)(service));
		};
	})
};
;
