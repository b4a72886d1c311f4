"use strict";
exports.id = 991;
exports.ids = [991];
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
	13414: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
		const deviceTimeUsed = ({ started, starting, records, sessions }, nowMs, predictor) => {
			const predictedMs = (build) => predictor?.buildMs(build) ?? 0;
			const times = started.map((build) => {
				const record = records.get(build.id);
				const own = (0, _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_4__.MR)(build, record);
				const untimed = own.filter((session) => isUntimed(session, sessions)).length;
				const ownMs = own.reduce((all, each) => all + usedBy(each, sessions, nowMs), 0);
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
			Kj: () => BuildMayBeRunningError,
			Wi: () => namePlanned,
			f2: () => inVersionOf,
			pU: () => startOrFind
		});
		var _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77699);
		var _cloud_start_response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27073);
		var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25890);
		var _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5436);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8882);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25918);
		var _results_describe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18665);
		var _run_deadline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13849);
		const namePlanned = ({ shard, attempt, devices }) => {
			const of = shard.total === 1 ? "" : ` of ${(0, _results_describe_js__WEBPACK_IMPORTED_MODULE_6__.y0)(shard)}`;
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
				const limit = (0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_7__.rP)(stop, lastResponseMs, clock);
				try {
					return await cloud.boundTo(limit.signal).builds(inputs.framework, inputs.system).start(request);
				} catch (error) {
					if (!(error instanceof _cloud_start_response_js__WEBPACK_IMPORTED_MODULE_1__.w1)) throw error;
					log.info(`The response to the start of ${name} was lost (${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error)}); looking for the build.`);
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
		class BuildMayBeRunningError extends Error {
			code = "build-may-be-running";
			constructor(why, cause) {
				super(`the response to the start was lost, so a build may be running: ${why}. No second build was started`, { cause });
				this.name = "BuildMayBeRunningError";
			}
		}
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
			const { title, listsBuilds } = (0, _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Fg)(lost.inputs.framework);
			if (!listsBuilds) throw new BuildMayBeRunningError(`the service cannot list ${title} builds`, lost.cause);
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
					throw new BuildMayBeRunningError("the project does not list it yet", lost.cause);
				});
				const found = await look(lost, context);
				if (found !== undefined) return found;
			}
			const { status = 0, serviceMessage } = lost.cause;
			if (status >= 200 && status < 300 && serviceMessage !== undefined) throw new BuildMayBeRunningError(`the service responded ${JSON.stringify(serviceMessage)}, and the project does not list the build`, lost.cause);
			if (lost.inputs.service.apiVersion === "v2") throw new BuildMayBeRunningError("the listing is not complete", lost.cause);
			return undefined;
		};
		const look = async (lost, context) => {
			const { framework, project } = lost.inputs;
			const builds = await (0, _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__.YF)(framework, project, context).catch((error) => {
				throw new BuildMayBeRunningError(`the project cannot be listed (${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error)})`, lost.cause);
			});
			const found = builds.find(({ tag }) => tag?.nonce === lost.planned.tag.nonce);
			if (found !== undefined) return found.record.id;
			const suspect = builds.find((build) => !lost.known.has(build.record.id) && mayBeOurs(build, lost));
			if (suspect !== undefined) throw new BuildMayBeRunningError(`build ${suspect.record.id} of the project may be the one`, lost.cause);
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
		const shardsIn = (build) => Math.max(build.isSplit === true ? 2 : 1, (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_8__.uc)(build));
	}),
	45906: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sd: () => startAll,
			Wr: () => startBuilds,
			ac: () => noMoreThan,
			yb: () => withStarted
		});
		var _builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83541);
		var _cloud_start_response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27073);
		var _lib_cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8976);
		var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81220);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71698);
		var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8882);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96804);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25918);
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
		class RepeatedBuildError extends Error {
			code = "response-foreign";
			constructor(id) {
				super(`the service returned the id of build ${id}, which this run already has; another build may be running`);
				this.name = "RepeatedBuildError";
			}
		}
		const mayHaveStarted = (error) => error instanceof _start_build_js__WEBPACK_IMPORTED_MODULE_9__.Kj || error instanceof RepeatedBuildError;
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
			const oneByOne = (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_10__.z)(1);
			const admits = (planned, stop) => oneByOne(async () => {
				refusal ??= stop.aborted ? undefined : await gate.refuses(planned);
				if (refusal === undefined) events.onStarting(planned);
				return refusal === undefined;
			});
			const startWithin = (lasting, stop) => async (planned, wait) => {
				if (!await admits(planned, stop)) return "refused";
				const request = (0, _builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__.mK)(inputs, refs, planned);
				try {
					const known = () => new Set(events.facts().started.map((build) => build.id));
					const id = await (0, _start_build_js__WEBPACK_IMPORTED_MODULE_9__.pU)(planned, request, inputs, lasting, stop, known());
					if (known().has(id)) throw new RepeatedBuildError(id);
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
						requestedSplit: (0, _results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_6__.t0)(request),
						...times
					};
					events.onStarted(started);
					fresh.push(started);
					context.log.info(`Started ${(0, _start_build_js__WEBPACK_IMPORTED_MODULE_9__.Wi)(planned)}: ${id}`);
				} catch (error) {
					const mayRun = mayHaveStarted(error);
					if (!mayRun) events.onStartFailed(planned);
					if (error instanceof _cloud_start_response_js__WEBPACK_IMPORTED_MODULE_1__.bG || stop.aborted && !mayRun) return "no-slot";
					events.onProblem((0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__.Zw)(error, `${(0, _start_build_js__WEBPACK_IMPORTED_MODULE_9__.Wi)(planned)} could not be started: `));
				}
				return "started";
			};
			const room = await roomFor(remaining, context);
			const waiting = new Set(remaining.slice(room));
			await withGrace(context, (lasting, stop) => (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_10__.X)(remaining.slice(0, room), maxStartsAtOnce, async (planned) => {
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
			const timer = setTimeout(() => over.abort(new _run_deadline_js__WEBPACK_IMPORTED_MODULE_7__.JT("queue-timeout")), Math.max(0, leftMs) + lateResponseMs);
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
				const room = builds.findIndex((_, nth) => (0, _model_device_shard_js__WEBPACK_IMPORTED_MODULE_11__.jJ)(builds.slice(0, nth + 1)) > left);
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
	38542: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { CW: () => openWatch });
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
		var collect_session = __webpack_require__(56556);
		var explain_failures = __webpack_require__(32813);
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
				await (0, concurrency.X)(due, maxRequestsAtOnce, (build) => poll(build, limits, limited, events));
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
				if (latest.id !== id) throw new list_builds.B6(id, latest.id);
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
		const isFinal = (error, build) => build.failuresInARow > maxRefusedPolls && (error instanceof errors.D_ || error instanceof errors.qQ || error instanceof errors.m_ || error instanceof list_builds.B6);
		const sessionsOf = ({ started, record }) => record === undefined ? [] : (0, expected_sessions.MR)(started, record);
		const isOver = ({ summary }) => summary !== undefined && (0, model_status.pl)(summary.status);
		const isSettled = (build) => sessionsOf(build).every((session) => isOver(session) && (session.summary?.counters?.pending ?? 0) === 0 || session.deviceError !== undefined);
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
			await (0, concurrency.X)(builds, maxRequestsAtOnce, async (build) => {
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
			naming: (0, known_tests.bJ)(inputs.suite)
		});
		const maxSessionsAtOnce = 12;
		const collectionGraceMs = 1e4;
		const createCollector = (settings, context, deadline, { onCollected, onProblem }) => {
			const { clock, log, signal } = context;
			const limit = (0, concurrency.z)(maxSessionsAtOnce);
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
