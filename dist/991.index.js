"use strict";
exports.id = 991;
exports.ids = [991];
exports.modules = {

/***/ 14248:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H2: () => (/* binding */ traceLineage),
/* harmony export */   fK: () => (/* binding */ retryTag),
/* harmony export */   xw: () => (/* binding */ numberBuilds)
/* harmony export */ });
/* harmony import */ var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99988);
/* harmony import */ var _model_device_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39707);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8882);
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96804);
/* harmony import */ var _results_describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18665);





/**
 * Decides which builds and documents of one project and workflow run count.
 *
 * A job is known by its identity (`BuildTag.job`), which stays over run attempts. For each device and shard the first build of the job's
 * newest run attempt counts. A retry counts with the build that it continues: same job, same selection, same content of app and suite. Run
 * attempts order everything, never a clock. Two jobs on one device and shard are never attempts of each other, in whichever run attempts
 * they ran, and also where one of them started no build: to drop either could hide its failures.
 *
 * @param listed builds as the service lists them: the newest first
 * @param jobs documents of all run attempts
 */
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
        problems: [...conflictsOf([...first.flatMap(claimsOfBuild), ...jobs.flatMap(claimsOfJob)]), ...problems],
    };
};
/**
 * The tag of a retry: it continues what ran the shard first.
 *
 * @param insteadOf the requested device, where another one starts its session again
 */
const retryTag = (base, shard, attempt, insteadOf) => ({
    ...base,
    shard,
    attempt,
    insteadOf: insteadOf === undefined ? undefined : deviceHash(insteadOf),
    nonce: (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .newNonce */ .Yd)(),
});
const deviceHash = (device) => (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .hashOf */ .qQ)((0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_3__/* .deviceKey */ .cY)(device));
/** Without a tag the run attempt is unknown, so that such builds conflict with each other. */
const runAttemptOf = ({ tag }) => tag?.runAttempt ?? 0;
const attemptOf = ({ tag }) => tag?.attempt ?? 0;
/** Without a tag, tests by name are a retry where an older build ran the shard without naming any. */
const isUntaggedRetry = (build, ordered) => build.tag === undefined &&
    build.filters.length > 0 &&
    ordered
        .slice(0, ordered.indexOf(build))
        .some((older) => older.tag === undefined &&
        older.filters.length === 0 &&
        build.devices.some((device) => older.devices.some((other) => placeKey(build, device) === placeKey(older, other))));
const placeKey = ({ shard }, device) => (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .deviceShardKey */ .Gc)({ shard, device: (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_3__/* .deviceKey */ .cY)(device) });
/** First builds of the newest split of each job: one that split the suite in another way when it ran again replaced all of the old one. */
const withoutOldSplits = (first) => {
    const newest = new Map(first.map((build) => [build.tag?.job, build]));
    return first.filter((build) => {
        const last = newest.get(build.tag?.job);
        if (build.tag === undefined || last === undefined)
            return true;
        const isSameSplit = (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .totalShards */ .uc)(build) === (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .totalShards */ .uc)(last) && build.tag.plan === last.tag?.plan;
        return isSameSplit || runAttemptOf(build) === runAttemptOf(last);
    });
};
const countBuilds = (standing, retries) => {
    const bases = new Map();
    for (const build of standing)
        for (const shard of (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .shardsOf */ .$b)(build))
            for (const device of build.devices)
                bases.set(placeKey({ shard }, device), { build, device, attempts: 0 });
    const counted = new Map();
    for (const build of standing) {
        const isBase = (device) => (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .shardsOf */ .$b)(build).some((shard) => bases.get(placeKey({ shard }, device))?.build === build);
        const devices = build.devices.filter(isBase);
        if (devices.length > 0)
            counted.set(build, { build, devices, attempt: 0, partial: false });
    }
    const lost = [];
    for (const build of retries) {
        const reached = build.devices.flatMap((device) => {
            const base = bases.get(placeKey(build, requestedDevice(build, device, bases)));
            return base !== undefined && continues(build, base.build) ? [{ device, base }] : [];
        });
        if (reached.length < build.devices.length && !isReplaced(build, standing))
            lost.push(build);
        if (reached.length === 0)
            continue;
        const attempt = 1 + Math.max(...reached.map(({ base }) => base.attempts));
        for (const { base } of reached)
            base.attempts = attempt;
        const ranLess = ({ base }) => build.filters.length > 0 && String(build.filters) !== String(testsOf(base.build, build.shard));
        const insteadOf = build.tag?.insteadOf === undefined ? undefined : reached[0]?.base.device;
        const devices = reached.map(({ device }) => device);
        counted.set(build, { build, devices, attempt, partial: reached.some(ranLess), insteadOf });
    }
    return {
        counted: [...counted.values()].toSorted((a, b) => a.attempt - b.attempt || a.build.shard.index - b.build.shard.index),
        problems: lost.map(lostRetry),
    };
};
/** The device that the retry's base was asked for. */
const requestedDevice = ({ tag }, device, bases) => {
    if (tag?.insteadOf === undefined)
        return device;
    return [...bases.values()].find((base) => deviceHash(base.device) === tag.insteadOf)?.device ?? device;
};
const continues = (retry, base) => runAttemptOf(retry) >= runAttemptOf(base) &&
    retry.tag?.job === base.tag?.job &&
    retry.tag?.selection === base.tag?.selection &&
    retry.tag?.content === base.tag?.content;
/** Whether the retry belongs to an earlier run attempt of its job, which ran the suite again since. */
const isReplaced = (retry, standing) => standing.some((build) => build.tag?.job === retry.tag?.job && runAttemptOf(build) > runAttemptOf(retry));
/** Tests that a first build names for a shard. */
const testsOf = ({ serviceShards, filters }, { index }) => serviceShards === undefined ? filters : (serviceShards[index]?.tests ?? []);
/** A document that a newer run attempt of its job replaced, by a document or a build, counts no more. */
const currentJobs = (jobs, builds) => {
    const newest = new Map();
    const attempts = [
        ...jobs.map(({ facts: { job } }) => [job.hash, job.runAttempt]),
        ...builds.flatMap(({ tag }) => (tag === undefined ? [] : [[tag.job, tag.runAttempt]])),
    ];
    for (const [job, runAttempt] of attempts)
        newest.set(job, Math.max(runAttempt, newest.get(job) ?? 0));
    return jobs.filter(({ facts: { job } }) => newest.get(job.hash) === job.runAttempt);
};
const reportedShards = (current) => {
    const shards = new Map();
    for (const job of current) {
        for (const [key, sessions] of Map.groupBy(job.facts.sessions, storedPlace)) {
            const attempts = sessions.toSorted((a, b) => a.attempt - b.attempt);
            const last = attempts.at(-1);
            if (last === undefined)
                continue;
            shards.set(key, { key, device: last.device, shard: shardOf(last), job, attempts, last });
        }
    }
    return [...shards.values()];
};
/** Documents count shards from 1. */
const shardOf = ({ shard, shards }) => ({ index: shard - 1, total: shards });
const storedPlace = (session) => placeKey({ shard: shardOf(session) }, session.device);
const claimsOfBuild = (build) => build.devices.map((device) => ({
    job: build.tag?.job,
    runAttempt: runAttemptOf(build),
    name: `build ${build.record.id}`,
    device,
    shards: (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .shardsOf */ .$b)(build),
    builds: [build.record.id],
}));
/** A job that attaches to builds claims only what it reports. */
const claimsOfJob = ({ name, facts: { job, builds, sessions } }) => {
    const own = { job: job.hash, runAttempt: job.runAttempt, name: `the report ${name}` };
    const ofDevice = Map.groupBy(sessions, ({ device }) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_3__/* .deviceKey */ .cY)(device));
    const reported = [...ofDevice.values()].flatMap((each) => each.slice(0, 1).map(({ device }) => ({
        ...own,
        device,
        shards: each.map(shardOf),
        builds: each.map(({ build }) => build),
    })));
    const silent = job.devices.filter((device) => !ofDevice.has((0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_3__/* .deviceKey */ .cY)(device)));
    const started = { shards: plannedShards(job), builds: builds.map(({ id }) => id) };
    return [...reported, ...silent.map((device) => ({ ...own, ...started, device }))];
};
const plannedShards = ({ shard, shards }) => {
    const total = shards === 'auto' ? undefined : shards;
    if (shard !== undefined)
        return [{ index: shard - 1, total }];
    return total === undefined ? undefined : Array.from({ length: total }, (_, index) => ({ index, total }));
};
/** One problem for each pair of jobs: what a job started later does not show which of the two it replaces. */
const conflictsOf = (claims) => {
    const onOneDevice = [...Map.groupBy(claims, ({ device }) => (0,_model_device_name_js__WEBPACK_IMPORTED_MODULE_3__/* .deviceKey */ .cY)(device)).values()];
    const pairs = onOneDevice.flatMap((own) => own.flatMap((one, nth) => own.slice(nth + 1).map((other) => [one, other])));
    const conflicts = new Map();
    for (const pair of pairs) {
        const jobs = pair
            .map(({ job = '' }) => job)
            .toSorted()
            .join();
        const conflict = conflicts.has(jobs) ? undefined : conflictOf(...pair);
        if (conflict !== undefined)
            conflicts.set(jobs, conflict);
    }
    return [...conflicts.values()];
};
/** The problem of two claims that are not of one job, or not of different run attempts. */
const conflictOf = (one, other) => {
    const shard = isConflict(one, other) ? sharedShard(one, other) : undefined;
    if (shard === undefined)
        return undefined;
    const where = `${one.device}${(shard.total ?? 1) > 1 ? `, ${(0,_results_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .describeShard */ .y0)({ total: 'auto', ...shard })}` : ''}`;
    const names = [one.name, other.name].toSorted().join(' and ');
    return (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('matrix-conflicting-builds', `two jobs of the project claim ${where} (${names}), so it is unclear which one counts: give each variant a \`project\` of its own, shared by its shards`);
};
/** Builds of one job replace each other over its run attempts. Jobs that attach to one build both report it. */
const isConflict = (one, other) => {
    const mayReplace = one.runAttempt !== other.runAttempt || one.builds.length === 0 || other.builds.length === 0;
    return !(one.job === other.job && mayReplace) && !one.builds.some((id) => other.builds.includes(id));
};
/** A shard that both claim; a job whose number of shards was not decided may have claimed any. */
const sharedShard = (one, other) => {
    if (one.shards === undefined || other.shards === undefined)
        return one.shards?.[0] ?? other.shards?.[0] ?? { index: 0 };
    const isSame = (a, b) => a.index === b.index && (a.total === undefined || b.total === undefined || a.total === b.total);
    return one.shards.find((shard) => other.shards?.some((each) => isSame(shard, each)));
};
const lostRetry = ({ record, devices, shard }) => (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .problem */ .CC)('matrix-conflicting-builds', `build ${record.id} ran failed tests again on ${devices.join(', ')}${shard.total > 1 ? `, ${(0,_results_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .describeShard */ .y0)(shard)}` : ''}, but the build that it continues is not among those that count: give each variant a \`project\` of its own, shared by its shards`);
/** Builds that a step attaches to are independent: those that share a device and shard, or may show that they do, are numbered in order. */
const numberBuilds = (builds) => {
    const placesOf = ({ shard, devices }) => devices.map((device) => placeKey({ shard }, device));
    const sharing = (build, among) => {
        const places = new Set(placesOf(build));
        const mayShare = (other) => build.devicesAsShown === true || other.devicesAsShown === true || placesOf(other).some((place) => places.has(place));
        return among.filter((other) => other.id !== build.id && mayShare(other)).length;
    };
    return builds.map((build, nth) => sharing(build, builds) === 0 ? build : { ...build, buildNumber: 1 + sharing(build, builds.slice(0, nth)) });
};


/***/ }),

/***/ 50917:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ isRedForGood)
/* harmony export */ });
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7330);
/* harmony import */ var _expected_sessions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(592);


/**
 * Whether nothing that may still run can make the verdict green: a test failed for the last time, or a session ended without proof for the
 * last time. With `failOnFlaky`, any failure is one for good.
 *
 * @param shards with their quarantined tests; of sessions that have ended
 */
const isRedForGood = (shards, { failOnFlaky, isLastAttempt }) => shards.some((shard) => {
    const isLast = isLastAttempt(shard);
    const isRed = (test) => !shard.quarantined.has(test) && ((0,_attempts_js__WEBPACK_IMPORTED_MODULE_1__/* .isBad */ .e2)(test.status) ? isLast || failOnFlaky : failOnFlaky && (0,_attempts_js__WEBPACK_IMPORTED_MODULE_1__/* .isFlaky */ .s8)(test));
    return shard.tests.some(isRed) || (isLast && isWithoutProof(shard));
});
/** What is missing may still arrive. */
const isWithoutProof = ({ judgment: { kind }, last }) => (kind === 'error' || kind === 'timed-out') && !(0,_expected_sessions_js__WEBPACK_IMPORTED_MODULE_0__/* .mayStillSettle */ .j2)(last);


/***/ }),

/***/ 13414:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ budgetGate),
/* harmony export */   GN: () => (/* binding */ openGate),
/* harmony export */   fq: () => (/* binding */ joinGates),
/* harmony export */   qO: () => (/* binding */ failFastGate)
/* harmony export */ });
/* harmony import */ var _history_quarantine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90362);
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96804);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50191);
/* harmony import */ var _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(592);
/* harmony import */ var _results_foregone_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50917);
/* harmony import */ var _prepare_prediction_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2952);
/* harmony import */ var _start_build_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13379);








const openGate = { refuses: async () => undefined };
/** Refuses what any of them refuses; the first one that does says why. */
const joinGates = (...gates) => {
    let refused;
    return {
        refuses: async (planned) => {
            for (const gate of gates)
                refused ??= await gate.refuses(planned);
            return refused;
        },
    };
};
/**
 * With `fail-fast`, refuses builds once the verdict can no longer be green.
 *
 * @param isLastAttempt whether nothing runs again on this device and shard, whatever its result
 */
const failFastGate = ({ failFast, failOnFlaky, framework, quarantine }, isLastAttempt, { facts }, caughtUp) => {
    if (!failFast)
        return openGate;
    return {
        refuses: async () => {
            await caughtUp();
            const { sessions, problems, startedAt } = facts();
            const shards = (0,_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_4__/* .analyzeShards */ .uN)([...sessions.values()]);
            const judged = quarantine === undefined ? shards : (0,_history_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .quarantineShards */ .Su)(shards, quarantine, framework, startedAt);
            const isRed = problems.length > 0 || (0,_results_foregone_js__WEBPACK_IMPORTED_MODULE_5__/* .isRedForGood */ .y)(judged, { failOnFlaky, isLastAttempt });
            return isRed ? 'fail-fast' : undefined;
        },
    };
};
/**
 * Refuses builds that could exceed the budget: what was used up to now and the prediction of the build together. Without a prediction, what
 * was used counts alone. What it refuses is an error of the run.
 */
const budgetGate = ({ budget, predictor }, { facts, onProblem }, caughtUp, { clock, log }) => {
    if (budget === undefined)
        return openGate;
    let isSaid = false;
    return {
        refuses: async (planned) => {
            await caughtUp();
            const { usedMs, untimed } = deviceTimeUsed(facts(), clock.nowMs(), predictor);
            if (untimed > 0 && !isSaid)
                log.notice(`The service does not say how long ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(untimed, 'session')} took; the time of the tests counts against max-device-minutes instead.`);
            isSaid ||= untimed > 0;
            const nextMs = predictor?.buildMs(planned) ?? 0;
            if (usedMs + nextMs <= budget.ms)
                return undefined;
            onProblem((0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .problem */ .CC)('budget-exceeded', refusal(planned, usedMs, nextMs, budget)));
            return 'budget';
        },
    };
};
const refusal = (planned, usedMs, nextMs, budget) => {
    const minutes = (0,_prepare_prediction_js__WEBPACK_IMPORTED_MODULE_6__/* .formatBeside */ .oD)(budget, usedMs + nextMs);
    const used = `${minutes(usedMs)} of ${(0,_prepare_prediction_js__WEBPACK_IMPORTED_MODULE_6__/* .describeLimit */ .XW)(budget, minutes)} device minutes are used`;
    const next = nextMs > 0 ? `, and it is predicted to take ${minutes(nextMs)}` : '';
    return `${(0,_start_build_js__WEBPACK_IMPORTED_MODULE_7__/* .namePlanned */ .Wi)(planned)} was not started: ${used}${next}`;
};
/**
 * Device time of all sessions up to now: of those that have ended as the service tells it, of others since their start. Builds that have
 * not ended count with their prediction at least, also while they are being started; and so do those with `untimed` sessions, which have
 * ended and whose duration the service does not say.
 */
const deviceTimeUsed = ({ started, starting, records, sessions }, nowMs, predictor) => {
    const predictedMs = (build) => predictor?.buildMs(build) ?? 0;
    const times = started.map((build) => {
        const record = records.get(build.id);
        const own = (0,_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_4__/* .expectedSessions */ .MR)(build, record);
        const untimed = own.filter((session) => isUntimed(session, sessions)).length;
        const ownMs = own.reduce((all, each) => all + usedBy(each, sessions, nowMs), 0);
        if (record === undefined || !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnded */ .pl)(record.status))
            return { usedMs: Math.max(ownMs, predictedMs(build)), untimed };
        return { usedMs: untimed === 0 ? ownMs : Math.max(ownMs, predictedMs(build), record.durationMs ?? 0), untimed };
    });
    const startingMs = starting.reduce((sum, build) => sum + predictedMs(build), 0);
    return {
        usedMs: times.reduce((sum, { usedMs }) => sum + usedMs, startingMs),
        untimed: times.reduce((sum, { untimed }) => sum + untimed, 0),
    };
};
const isUntimed = ({ key, summary }, sessions) => summary?.id !== undefined &&
    (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnded */ .pl)(summary.status) &&
    summary.durationMs === undefined &&
    sessions.get(key)?.durationMs === undefined;
/** A session takes at least as long as its tests. */
const usedBy = ({ key, summary }, sessions, nowMs) => {
    if (summary === undefined)
        return 0;
    const { status, startedAt, durationMs = 0 } = summary;
    const { durationMs: collectedMs = 0, tests = [] } = sessions.get(key) ?? {};
    const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
    const reportedMs = Math.max(durationMs, collectedMs, testsMs);
    const isRunning = !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isEnded */ .pl)(status) && status !== 'queued' && startedAt !== undefined;
    return isRunning ? Math.max(reportedMs, nowMs - startedAt.getTime()) : reportedMs;
};


/***/ }),

/***/ 13379:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kj: () => (/* binding */ BuildMayBeRunningError),
/* harmony export */   Wi: () => (/* binding */ namePlanned),
/* harmony export */   f2: () => (/* binding */ inVersionOf),
/* harmony export */   pU: () => (/* binding */ startOrFind)
/* harmony export */ });
/* unused harmony export findStartedBuild */
/* harmony import */ var _builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77699);
/* harmony import */ var _cloud_start_response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27073);
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25890);
/* harmony import */ var _inputs_api_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5436);
/* harmony import */ var _inputs_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8882);
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25918);
/* harmony import */ var _results_describe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18665);
/* harmony import */ var _run_deadline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13849);









/** How a planned build is called before it has an id. */
const namePlanned = ({ shard, attempt, devices }) => {
    const of = shard.total === 1 ? '' : ` of ${(0,_results_describe_js__WEBPACK_IMPORTED_MODULE_6__/* .describeShard */ .y0)(shard)}`;
    return attempt === 0 ? `the build${of}` : `attempt ${attempt + 1}${of} on ${devices.join(', ')}`;
};
/** A start that the service refused without a word this often is not sent again. */
const maxSends = 5;
/** Once the run is to end, a response that is on its way may take so long; then the build is looked for. */
const lastResponseMs = 1_500;
/**
 * Sends the request. Where its response is lost, the build is looked for, every time; only one whose absence is proven is sent again.
 *
 * @param services outlive `stop` by some seconds
 * @param stop aborts when the run is to end: then nothing is sent any more, and what was sent is looked for
 * @returns the id of the build
 * @throws ParallelsInUseError where no parallel slot is free; BuildMayBeRunningError where it may be running
 */
const startOrFind = async (planned, request, inputs, context, stop, 
/** Ids of builds that this run knows already. */
known) => {
    const { cloud, clock, log } = context;
    const name = namePlanned(planned);
    for (let sends = 1;; sends++) {
        stop.throwIfAborted();
        const sentAt = new Date(clock.nowMs());
        const limit = (0,_run_deadline_js__WEBPACK_IMPORTED_MODULE_7__/* .signalAfter */ .rP)(stop, lastResponseMs, clock);
        try {
            return await cloud.boundTo(limit.signal).builds(inputs.framework, inputs.system).start(request);
        }
        catch (error) {
            if (!(error instanceof _cloud_start_response_js__WEBPACK_IMPORTED_MODULE_1__/* .StartUncertainError */ .w1))
                throw error;
            log.info(`The response to the start of ${name} was lost (${(0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .describeError */ .Uc)(error)}); looking for the build.`);
            const found = await findStartedBuild({ planned, request, inputs, sentAt, cause: error, known }, context, stop);
            if (found !== undefined) {
                log.info(`Found ${name}; nothing is started twice.`);
                return found;
            }
            // Its absence is proven, so what is left to tell is why the service did not respond.
            if (sends === maxSends)
                throw error.cause instanceof Error ? error.cause : error;
            log.info(`The service does not have ${name}; starting it again.`);
        }
        finally {
            limit[Symbol.dispose]();
        }
    }
};
/** The response to a start was lost, and nothing proves that the service has no such build. */
class BuildMayBeRunningError extends Error {
    code = 'build-may-be-running';
    constructor(why, cause) {
        super(`the response to the start was lost, so a build may be running: ${why}. No second build was started`, { cause });
        this.name = 'BuildMayBeRunningError';
    }
}
/** A build shows up in a listing with some delay: so many listings without it, over a minute, prove that it is absent. */
const lookPausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** Once the run is to end, it is looked for at these intervals for as long as the services last. */
const lastPauseMs = 1_000;
/** The service's clock and ours may differ by this much. */
const clockSkewMs = 5 * 60_000;
/**
 * Looks for the build in its project's listing, by the tag in its request.
 *
 * @param services outlive `stop` by some seconds, which are used to the last
 * @returns its id, or undefined where its absence is proven
 * @throws BuildMayBeRunningError where neither can be told
 */
const findStartedBuild = async (lost, context, stop) => {
    const { title, listsBuilds } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .definitionOf */ .Fg)(lost.inputs.framework);
    if (!listsBuilds)
        throw new BuildMayBeRunningError(`the service cannot list ${title} builds`, lost.cause);
    const { clock, service, signal } = context;
    const pauses = (0,_inputs_service_js__WEBPACK_IMPORTED_MODULE_4__/* .isEmbedded */ .nq)(service) ? lookPausesMs.map((pauseMs) => pauseMs / 10) : lookPausesMs;
    for (const pauseMs of pauses) {
        await clock.sleep(pauseMs, stop).catch(() => { });
        const found = await look(lost, context);
        if (found !== undefined)
            return found;
        if (stop.aborted)
            break;
    }
    while (stop.aborted) {
        await clock.sleep(lastPauseMs, signal).catch(() => {
            throw new BuildMayBeRunningError('the project does not list it yet', lost.cause);
        });
        const found = await look(lost, context);
        if (found !== undefined)
            return found;
    }
    const { status = 0, serviceMessage } = lost.cause;
    // The service took the request and may list the build late, so that sending it again could start a second one.
    if (status >= 200 && status < 300 && serviceMessage !== undefined)
        throw new BuildMayBeRunningError(`the service responded ${JSON.stringify(serviceMessage)}, and the project does not list the build`, lost.cause);
    // That version lists the newest builds only, so one that is not among them may still exist.
    if (lost.inputs.service.apiVersion === 'v2')
        throw new BuildMayBeRunningError('the listing is not complete', lost.cause);
    return undefined;
};
const look = async (lost, context) => {
    const { framework, project } = lost.inputs;
    const builds = await (0,_builds_list_builds_js__WEBPACK_IMPORTED_MODULE_0__/* .listBuilds */ .YF)(framework, project, context).catch((error) => {
        throw new BuildMayBeRunningError(`the project cannot be listed (${(0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .describeError */ .Uc)(error)})`, lost.cause);
    });
    const found = builds.find(({ tag }) => tag?.nonce === lost.planned.tag.nonce);
    if (found !== undefined)
        return found.record.id;
    const suspect = builds.find((build) => !lost.known.has(build.record.id) && mayBeOurs(build, lost));
    if (suspect !== undefined)
        throw new BuildMayBeRunningError(`build ${suspect.record.id} of the project may be the one`, lost.cause);
    return undefined;
};
/** A service that does not keep the tag could hide the build: one without any tag that fits in place and time is not ruled out. */
const mayBeOurs = ({ tag, record: { capabilities, startedAt } }, { request, sentAt }) => {
    if (tag !== undefined)
        return false;
    if (startedAt !== undefined && startedAt.getTime() < sentAt.getTime() - clockSkewMs)
        return false;
    const keys = ['app', 'testSuite', 'devices'];
    return keys.every((key) => capabilities[key] === undefined || JSON.stringify(capabilities[key]) === JSON.stringify(request[key]));
};
/** Services that read builds which others started: v1 shows only one session per device, so that split suites are read in v2. */
const inVersionOf = (builds, { service, framework, download, }, context) => {
    const chosen = (0,_inputs_api_version_js__WEBPACK_IMPORTED_MODULE_3__/* .versionForBuilds */ .T_)(service, framework, { shards: Math.max(1, ...builds.map(shardsIn)), download });
    if (chosen.apiVersion === service.apiVersion)
        return context;
    for (const line of (0,_inputs_api_version_js__WEBPACK_IMPORTED_MODULE_3__/* .describeVersionChoice */ .tV)(chosen))
        context.log.info(line);
    return { ...context, cloud: context.cloud.inVersion(chosen.apiVersion) };
};
/** How many shards a build that the service splits in a way of its own has is not known: more than one. */
const shardsIn = (build) => Math.max(build.isSplit === true ? 2 : 1, (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_8__/* .totalShards */ .uc)(build));


/***/ }),

/***/ 45906:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ startAll),
/* harmony export */   Wr: () => (/* binding */ startBuilds),
/* harmony export */   ac: () => (/* binding */ noMoreThan),
/* harmony export */   yb: () => (/* binding */ withStarted)
/* harmony export */ });
/* unused harmony export createSlotQueue */
/* harmony import */ var _builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83541);
/* harmony import */ var _cloud_start_response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27073);
/* harmony import */ var _lib_cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8976);
/* harmony import */ var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81220);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71698);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8882);
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96804);
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25918);
/* harmony import */ var _results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32231);
/* harmony import */ var _run_deadline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13849);
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13414);
/* harmony import */ var _start_build_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13379);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
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
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});












/** Builds that were started elsewhere: no more follow. */
const noMoreThan = (builds) => ({
    builds,
    moreInMs: () => Number.POSITIVE_INFINITY,
    startMore: async () => [],
});
/** In shard order, once more builds have started. */
const withStarted = (builds, more) => more.length === 0 ? builds : [...builds, ...more].toSorted((a, b) => a.shard.index - b.shard.index);
/**
 * Waits until the last build has started, or the limit of the queue is over.
 *
 * @param learn what a gate has to know of the builds that run, before it is asked again
 * @returns all that have started
 */
const startAll = async ({ builds, moreInMs, startMore }, { clock, signal }, learn = async () => { }) => {
    let running = builds;
    for (let pauseMs = moreInMs(); pauseMs < Number.POSITIVE_INFINITY; pauseMs = moreInMs()) {
        await clock.sleep(pauseMs, signal);
        await learn(running);
        running = withStarted(running, await startMore());
    }
    return running;
};
/** Two builds of one id would be polled and judged as one, and the other would be lost. */
class RepeatedBuildError extends Error {
    code = 'response-foreign';
    constructor(id) {
        super(`the service returned the id of build ${id}, which this run already has; another build may be running`);
        this.name = 'RepeatedBuildError';
    }
}
const mayHaveStarted = (error) => error instanceof _start_build_js__WEBPACK_IMPORTED_MODULE_9__/* .BuildMayBeRunningError */ .Kj || error instanceof RepeatedBuildError;
/** How long a start that is under way is looked for once the run is to end: a build without an id cannot be stopped. */
const graceMs = 5_000;
const maxStartsAtOnce = 8;
/**
 * Starts the planned builds: as many at once as parallel slots are free, the others one by one. No build is ever started
 * twice: after a lost response it is looked for, never sent again blindly.
 *
 * A build that cannot be started becomes an error of the run; those that run are watched all the same.
 */
const startBuilds = async ({ inputs, adopted, remaining, refs, gate = _gates_js__WEBPACK_IMPORTED_MODULE_8__/* .openGate */ .GN }, context, events) => {
    const fresh = [];
    let refusal;
    const onRefused = (refused) => {
        if (refusal !== undefined && refused.length > 0)
            events.onUnstarted({ reason: refusal, builds: refused });
    };
    const oneByOne = (0,_lib_concurrency_js__WEBPACK_IMPORTED_MODULE_10__/* .createLimiter */ .z)(1);
    // What is about to start counts when the next build is judged.
    const admits = (planned, stop) => oneByOne(async () => {
        refusal ??= stop.aborted ? undefined : await gate.refuses(planned);
        if (refusal === undefined)
            events.onStarting(planned);
        return refusal === undefined;
    });
    const startWithin = (lasting, stop) => async (planned, wait) => {
        if (!(await admits(planned, stop)))
            return 'refused';
        const request = (0,_builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRequest */ .mK)(inputs, refs, planned);
        try {
            const known = () => new Set(events.facts().started.map((build) => build.id));
            const id = await (0,_start_build_js__WEBPACK_IMPORTED_MODULE_9__/* .startOrFind */ .pU)(planned, request, inputs, lasting, stop, known());
            if (known().has(id))
                throw new RepeatedBuildError(id);
            const nowMs = context.clock.monotonicMs();
            const { sinceMs = nowMs, limitSinceMs = nowMs } = wait ?? {};
            const times = { queuedSinceMs: sinceMs, queueLimitSinceMs: limitSinceMs };
            const started = {
                ...planned,
                id,
                serviceRetries: (0,_builds_build_request_js__WEBPACK_IMPORTED_MODULE_0__/* .asksForServiceRetries */ .lI)(request),
                requestedSplit: (0,_results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_6__/* .requestedSplit */ .t0)(request),
                ...times,
            };
            events.onStarted(started);
            fresh.push(started);
            context.log.info(`Started ${(0,_start_build_js__WEBPACK_IMPORTED_MODULE_9__/* .namePlanned */ .Wi)(planned)}: ${id}`);
        }
        catch (error) {
            const mayRun = mayHaveStarted(error);
            if (!mayRun)
                events.onStartFailed(planned);
            // What was not sent when the run was to end has nothing to say: it still waits.
            if (error instanceof _cloud_start_response_js__WEBPACK_IMPORTED_MODULE_1__/* .ParallelsInUseError */ .bG || (stop.aborted && !mayRun))
                return 'no-slot';
            events.onProblem((0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .problemOf */ .Zw)(error, `${(0,_start_build_js__WEBPACK_IMPORTED_MODULE_9__/* .namePlanned */ .Wi)(planned)} could not be started: `));
        }
        return 'started';
    };
    const room = await roomFor(remaining, context);
    const waiting = new Set(remaining.slice(room));
    await withGrace(context, (lasting, stop) => (0,_lib_concurrency_js__WEBPACK_IMPORTED_MODULE_10__/* .mapConcurrently */ .X)(remaining.slice(0, room), maxStartsAtOnce, async (planned) => {
        // Once one is refused no slot is free for those behind it either.
        const outcome = waiting.size === remaining.length - room ? await startWithin(lasting, stop)(planned) : 'no-slot';
        if (outcome !== 'started')
            waiting.add(planned);
    }));
    // The limit of what was to be waited for is over: what has started is paid for, and is watched.
    if (context.signal.aborted)
        events.onProblem((0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .problemOf */ .Zw)(context.signal.reason));
    const inOrder = context.signal.aborted ? [] : remaining.filter((planned) => waiting.has(planned));
    if (refusal !== undefined)
        onRefused(inOrder);
    const queue = createSlotQueue(refusal === undefined ? inOrder : [], inputs.queueTimeoutMs, context, events, onRefused);
    return {
        builds: withStarted(adopted, fresh.splice(0)),
        moreInMs: queue.dueInMs,
        startMore: async (slotFreed = false, until) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (slotFreed)
                    queue.slotFreed();
                if (queue.dueInMs() > 0)
                    return [];
                const limit = __addDisposableResource(env_1, responseLimit(queue.leftMs()), false);
                const limited = (0,_run_deadline_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .ux)(context, AbortSignal.any(until === undefined ? [limit.signal] : [limit.signal, until]));
                await withGrace(limited, (lasting, stop) => queue.advance(startWithin(lasting, stop)));
                return fresh.splice(0);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        },
    };
};
/** So late a response still counts, since the last request comes at the limit itself. */
const lateResponseMs = 5_000;
/** Of real time, as the deadlines of requests are: it ends one that never gets a response. */
const responseLimit = (leftMs) => {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(new _run_deadline_js__WEBPACK_IMPORTED_MODULE_7__/* .OutOfTimeError */ .JT('queue-timeout')), Math.max(0, leftMs) + lateResponseMs);
    return { signal: over.signal, [Symbol.dispose]: () => clearTimeout(timer) };
};
/** Where the run is to end meanwhile, what was sent may still get a response or be found for a while; a cancellation is passed on then. */
const withGrace = async (context, work) => {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { signal, cloud, clock } = context;
        const late = __addDisposableResource(env_2, (0,_run_deadline_js__WEBPACK_IMPORTED_MODULE_7__/* .signalAfter */ .rP)(signal, graceMs, clock), false);
        await work({ ...context, cloud: cloud.boundTo(late.signal), signal: late.signal }, signal);
        if ((0,_lib_cancellation_js__WEBPACK_IMPORTED_MODULE_2__/* .isCancellation */ .i)(signal.reason))
            throw signal.reason;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
};
/** How many of the builds the account has parallel slots and places in its queue for; all of them where it does not say. */
const roomFor = async (builds, { cloud, log, signal }) => {
    if (builds.length < 2)
        return builds.length;
    try {
        const { parallelMax, parallelRunning, queuedMax, queued } = await cloud.plan.get();
        const left = parallelMax - parallelRunning + queuedMax - queued;
        const room = builds.findIndex((_, nth) => (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_11__/* .countSessions */ .jJ)(builds.slice(0, nth + 1)) > left);
        if (room === -1)
            return builds.length;
        log.info(`Slots are free for ${room} of ${builds.length} builds now; the others start as slots become free.`);
        return room;
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`Could not read the plan's parallel limit: ${(0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .describeError */ .Uc)(error)}`);
        return builds.length;
    }
};
const firstPauseMs = 15_000;
const longestPauseMs = 60_000;
/** @param queueTimeoutMs how long the queue may stand still; what still waits then is given up, and the run is out of time */
const createSlotQueue = (builds, queueTimeoutMs, { clock, log, random }, { onProblem, onQueued }, 
/** Builds of the queue that will not be started, since a gate refused the first of them. */
onRefused) => {
    const waiting = [...builds];
    const sinceMs = clock.monotonicMs();
    let movedMs = sinceMs;
    let dueMs = sinceMs;
    let refusals = 0;
    const leftMs = () => movedMs + queueTimeoutMs - clock.monotonicMs();
    const wait = () => {
        const pauseMs = Math.min(leftMs(), longestPauseMs, firstPauseMs * 2 ** refusals * (0.8 + 0.4 * random()));
        refusals += 1;
        dueMs = clock.monotonicMs() + pauseMs;
        log.info(`All parallel slots are in use; trying to start ${describeNames(waiting)} again in at most ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(pauseMs)}.`);
    };
    const giveUp = () => {
        const limit = (0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(queueTimeoutMs);
        onProblem((0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .problem */ .CC)('queue-timeout', `no parallel slot became free for ${describeNames(waiting)} within ${limit}`));
        onQueued(clock.monotonicMs() - sinceMs);
        waiting.length = 0;
    };
    if (waiting.length > 0)
        wait();
    return {
        leftMs,
        dueInMs: () => (waiting.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, dueMs - clock.monotonicMs())),
        slotFreed: () => {
            movedMs = clock.monotonicMs();
            dueMs = movedMs;
            refusals = 0;
        },
        advance: async (start) => {
            for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
                const outcome = await start(first, { sinceMs, limitSinceMs: movedMs });
                if (outcome === 'refused')
                    return onRefused(waiting.splice(0));
                if (outcome === 'no-slot') {
                    if (leftMs() <= 0)
                        giveUp();
                    else
                        wait();
                    return;
                }
                waiting.shift();
                movedMs = clock.monotonicMs();
                refusals = 0;
            }
        },
    };
};
const describeNames = ([first, ...others]) => {
    const name = first === undefined ? 'a build' : (0,_start_build_js__WEBPACK_IMPORTED_MODULE_9__/* .namePlanned */ .Wi)(first);
    return others.length === 0 ? name : `${name} and ${others.length} more`;
};


/***/ }),

/***/ 3712:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UR: () => (/* binding */ reportPauses),
/* harmony export */   z1: () => (/* binding */ createPollSchedule)
/* harmony export */ });
/* unused harmony exports trackSession, closingLeftMs, sessionLeftMs */
/* harmony import */ var _inputs_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92782);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50191);
/* harmony import */ var _results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(592);



/** In the built-in cloud minutes pass in seconds. */
const simulatedMs = 250;
const fastestMs = 2_000;
const slowestMs = 30_000;
/** A build is polled again after this part of the time that is expected to be left of it. */
const pausePart = 0.2;
/** Pauses are shortened by up to this part, so that the jobs of a matrix drift apart. */
const jitter = 0.2;
/** For all jobs together; the service allows 90 requests per second, and other requests need their share. */
const maxPollsPerSecond = 30;
/** @param interval a number fixes it; `auto` follows the time that is expected to be left of each build */
const createPollSchedule = (interval, options) => {
    if (interval !== 'auto')
        return () => interval;
    return (0,_inputs_service_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmbedded */ .nq)(options.service) ? () => simulatedMs : autoSchedule(options);
};
const autoSchedule = ({ random, jobs }) => {
    const builds = new Map();
    return ({ started, record, polledMs, openBuilds }) => {
        const { tracks: before, idlePolls } = builds.get(started.id) ?? { tracks: new Map(), idlePolls: 0 };
        const sessions = record === undefined ? [] : (0,_results_expected_sessions_js__WEBPACK_IMPORTED_MODULE_2__/* .expectedSessions */ .MR)(started, record);
        const seen = sessions.map((session) => [session.key, trackSession(before.get(session.key) ?? {}, session, polledMs)]);
        const isIdle = record === undefined || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnded */ .pl)(record.status);
        const tracks = record === undefined ? before : new Map(seen);
        const build = { started, tracks, idlePolls: isIdle ? idlePolls + 1 : 0 };
        builds.set(started.id, build);
        const pauseMs = isIdle ? fastestMs * 2 ** idlePolls : pausePart * leftOf(build, [...builds.values()], polledMs);
        const shareMs = (jobs * openBuilds * 1_000) / maxPollsPerSecond;
        const jitteredMs = Math.round(pauseMs * (1 - jitter * random()));
        return Math.min(Math.max(slowestMs, 2 * shareMs), Math.max(fastestMs, shareMs, jitteredMs));
    };
};
/** What is left of the session that is expected to end last. */
const leftOf = ({ started, tracks }, builds, nowMs) => {
    const all = [...tracks.values()];
    const open = all.filter(({ endedMs }) => endedMs === undefined);
    if (open.length === 0)
        return closingLeftMs(nowMs - Math.max(...all.map(({ endedMs = nowMs }) => endedMs)));
    const length = lengthOf(started, builds);
    return Math.max(...open.map((track) => sessionLeftMs(track, length, started.queuedSinceMs, nowMs)));
};
/** The duration comes from earlier runs, else from the sessions of this run that have ended. Runs of a few failed tests are no measure. */
const lengthOf = ({ partial, tests, expected }, builds) => {
    if (partial)
        return { plannedTests: tests?.length };
    const whole = builds.filter(({ started }) => !started.partial).flatMap(({ tracks }) => [...tracks.values()]);
    const tookMs = whole.flatMap((track) => track.tookMs ?? []).toSorted((one, other) => one - other);
    return { predictedMs: expected?.predictedMs ?? tookMs[tookMs.length >> 1], plannedTests: expected?.plannedTests };
};
const autoReportPauseMs = 5_000;
const longestReportPauseMs = 30_000;
const reportRequests = 6;
/** The pauses between requests for a late report: from the poll interval (5 s for `auto`), doubling, at most 30 s. */
const reportPauses = (interval, simulated) => {
    const firstMs = interval === 'auto' ? (simulated ? simulatedMs : autoReportPauseMs) : interval;
    return Array.from({ length: reportRequests - 1 }, (_, nth) => Math.min(longestReportPauseMs, firstMs * 2 ** nth));
};
const trackSession = (before, { summary, deviceError }, polledMs) => {
    if (before.endedMs !== undefined)
        return before;
    if (summary === undefined || summary.status === 'queued')
        return deviceError === undefined ? before : { ...before, endedMs: polledMs };
    const { startedMs = polledMs } = before;
    const track = { ...before, startedMs, ...countTests(before, summary, polledMs) };
    if (!(0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnded */ .pl)(summary.status))
        return track;
    const ranAll = summary.status === 'passed' || summary.status === 'failed' || summary.status === 'done';
    const tookMs = summary.durationMs ?? polledMs - startedMs;
    return { ...track, endedMs: polledMs, ...(ranAll && tookMs > 0 ? { tookMs } : {}) };
};
const countTests = ({ done, total }, { counters }, polledMs) => {
    if (counters === undefined)
        return {};
    const sum = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .countedTests */ .IU)(counters);
    const tests = sum - counters.pending;
    return {
        ...(tests === 0 || tests === done?.tests ? {} : { done: { tests, atMs: polledMs } }),
        ...(total === undefined && counters.pending > 0 ? { total: sum } : {}),
        ...(total !== undefined && sum > total ? { total: 0 } : {}),
    };
};
/** From the last test to the end of the session, and from the last session's end to the end of the build. */
const closingMs = 4_000;
/** Parameterized and ignored tests are counted differently: the suite may have fewer tests than were found, or more. */
const [fewerTests, moreTests] = [0.97, 1.1];
const maxOverdueMs = 70_000;
/** Something overdue is expected to take as long again as it is overdue, but it may end at any moment. */
const leftMs = (expectedMs, elapsedMs) => elapsedMs < expectedMs ? expectedMs - elapsedMs : Math.min(maxOverdueMs, elapsedMs - expectedMs);
/** What is left of a build whose sessions have all ended. */
const closingLeftMs = (elapsedMs) => leftMs(closingMs, elapsedMs);
/**
 * What is left of one session: by its counters, else by its predicted duration. With neither, it is expected to wait or run as long again
 * as it already has.
 *
 * @param queuedMs since when the session waits for a device
 */
const sessionLeftMs = ({ startedMs, done, total }, { predictedMs = 0, plannedTests = 0 }, queuedMs, nowMs) => {
    if (startedMs === undefined)
        return leftMs(0, nowMs - queuedMs);
    const tests = total || plannedTests * fewerTests;
    if (done === undefined || done.tests > (total || plannedTests * moreTests))
        return leftMs(predictedMs, nowMs - startedMs);
    const meanMs = (done.atMs - startedMs) / done.tests;
    const testsLeft = Math.max(0, tests - done.tests);
    // Only the test that runs now can be overdue; those behind it take their time in any case.
    const running = Math.min(1, testsLeft);
    return (testsLeft - running) * meanMs + leftMs(running * meanMs + closingMs, nowMs - done.atMs);
};


/***/ }),

/***/ 38542:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CW: () => (/* binding */ openWatch)
});

// UNUSED EXPORTS: collectionSettings, createCollector

// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var inputs_service = __webpack_require__(92782);
// EXTERNAL MODULE: ./build/javascript/lib/concurrency.js
var concurrency = __webpack_require__(81220);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/lib/escape/file-name.js
var file_name = __webpack_require__(48905);
// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/results/expected-sessions.js + 1 modules
var expected_sessions = __webpack_require__(592);
// EXTERNAL MODULE: ./build/javascript/results/junit/reading-context.js
var reading_context = __webpack_require__(87679);
// EXTERNAL MODULE: ./build/javascript/results/known-tests.js
var known_tests = __webpack_require__(7141);
// EXTERNAL MODULE: ./build/javascript/run/run-deadline.js
var run_deadline = __webpack_require__(13849);
// EXTERNAL MODULE: ./build/javascript/run/watch/collect-session.js + 1 modules
var collect_session = __webpack_require__(56556);
// EXTERNAL MODULE: ./build/javascript/run/watch/explain-failures.js + 3 modules
var explain_failures = __webpack_require__(32813);
// EXTERNAL MODULE: ./build/javascript/builds/list-builds.js
var list_builds = __webpack_require__(77699);
// EXTERNAL MODULE: ./build/javascript/cloud/errors.js
var errors = __webpack_require__(97430);
// EXTERNAL MODULE: ./build/javascript/model/device-name.js
var device_name = __webpack_require__(39707);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/run/start/start.js
var start = __webpack_require__(45906);
// EXTERNAL MODULE: ./build/javascript/run/watch/poll-schedule.js
var poll_schedule = __webpack_require__(3712);
;// CONCATENATED MODULE: ./build/javascript/run/watch/poll-builds.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
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
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});













/** A build that has ended may still show sessions that run: it is polled this often until they settle. */
const maxSettlePolls = 5;
/** A build that was just started may not be found for a moment, and credentials that were accepted before may be refused by mistake. */
const maxRefusedPolls = 6;
const maxRequestsAtOnce = 8;
/**
 * Polls all builds in one loop, each when the schedule says so, until each has ended or a limit is over. As sessions end, builds that wait
 * for a parallel slot are started.
 *
 * Failed requests do not end it: the client repeats them, and what still fails is polled again in the next round. Only a response that
 * will not change (credentials refused, build unknown, another build, again and again) gives a build up.
 */
const pollBuilds = async (started, limits, context, deadline, events) => {
    const { clock, signal } = context;
    const schedule = (0,poll_schedule/* createPollSchedule */.z1)(limits.pollIntervalMs, context);
    let running = started.builds;
    const builds = new Map(running.map(toPoll));
    const progress = createProgress(context);
    // A limit that is over stays over in later rounds, and is reported once.
    const reported = new Set();
    for (;;) {
        const open = [...builds.values()].filter((build) => !build.ended);
        const polledMs = clock.monotonicMs();
        const due = open.filter(({ dueMs }) => dueMs <= polledMs);
        await pollRound(due, limits, context, deadline, events);
        for (const build of due) {
            const record = build.failuresInARow > 0 ? undefined : build.record;
            build.dueMs = polledMs + schedule({ started: build.started, record, polledMs, openBuilds: open.length });
        }
        const ended = due.flatMap(sessionsOf).filter(progress.sessionSeen);
        for (const session of ended)
            events.onSessionEnded(session);
        progress.buildsSeen(due);
        events.onQueued(progress.longestQueueMs());
        const more = await started.startMore(ended.length > 0, deadline.signal);
        running = (0,start/* withStarted */.yb)(running, more);
        for (const [id, build] of more.map(toPoll))
            builds.set(id, build);
        const left = [...builds.values()].filter((build) => !build.ended);
        const isOver = left.length === 0 && started.moreInMs() === Number.POSITIVE_INFINITY;
        const firstStartMs = progress.firstSessionStartMs() ?? (isOver ? clock.monotonicMs() : undefined);
        if (firstStartMs !== undefined)
            deadline.sessionStarted(firstStartMs);
        if (isOver)
            break;
        const over = limitOver(limits, deadline, progress, clock.monotonicMs(), open);
        if (endsPolling(over, progress, reported, events))
            break;
        progress.roundEnded();
        const untilPollMs = Math.max(0, Math.min(...left.map(({ dueMs }) => dueMs)) - clock.monotonicMs());
        await clock.sleep(Math.min(untilPollMs, started.moreInMs(), Math.max(1, deadline.leftMs() + 1)), signal);
    }
    return running.map((build) => polledBuild(build, builds.get(build.id)));
};
const polledBuild = (asStarted, open = {}) => {
    const { started = asStarted, record, ended = false } = open;
    return { started, ended, record };
};
const toPoll = (started) => [
    started.id,
    { started, ended: false, settlePolls: 0, failuresInARow: 0, dueMs: 0 },
];
/** Every wait in a request, such as one that the service asks for, ends with the limit that applies. */
const pollRound = async (due, limits, context, deadline, events) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (due.length === 0)
            return;
        const { clock, cloud } = context;
        const endMs = Math.min(...due.map(({ started }) => started.queueLimitSinceMs)) + limits.queueTimeoutMs;
        const queue = __addDisposableResource(env_1, Number.isFinite(deadline.leftMs()) ? undefined : (0,run_deadline/* timeLimit */.zc)(Math.max(0, endMs - clock.monotonicMs()) + 1, clock), false);
        const limited = { ...context, cloud: cloud.within(queue?.signal ?? deadline.signal) };
        await (0,concurrency/* mapConcurrently */.X)(due, maxRequestsAtOnce, (build) => poll(build, limits, limited, events));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
};
const poll = async (build, { framework }, { cloud, log, signal }, { onPolled, onProblem, facts }) => {
    const { id } = build.started;
    try {
        const { record: latest } = await cloud.builds(framework).get(id);
        if (latest.id !== id)
            throw new list_builds/* ForeignBuildError */.B6(id, latest.id);
        // What another attempt or job started was seen before it was polled.
        const record = withReplacedSessions(build.record ?? facts().records.get(id), latest);
        build.record = record;
        build.started = (0,expected_sessions/* withShownDevices */.R6)(build.started, record);
        build.failuresInARow = 0;
        onPolled(record);
        if (!(0,model_status/* isEnded */.pl)(record.status))
            return;
        build.settlePolls += 1;
        build.ended = isSettled(build) || build.settlePolls > maxSettlePolls;
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        build.failuresInARow += 1;
        if (isFinal(error, build)) {
            build.ended = true;
            onProblem((0,run_problem/* problemOf */.Zw)(error, `build ${id} can no longer be polled: `));
            return;
        }
        log.info(`Could not poll build ${id}: ${(0,run_problem/* describeError */.Uc)(error)}; polling again.`);
    }
};
const isFinal = (error, build) => build.failuresInARow > maxRefusedPolls &&
    (error instanceof errors/* UnauthorizedError */.D_ ||
        error instanceof errors/* ForbiddenError */.qQ ||
        error instanceof errors/* NotFoundError */.m_ ||
        error instanceof list_builds/* ForeignBuildError */.B6);
const sessionsOf = ({ started, record }) => record === undefined ? [] : (0,expected_sessions/* expectedSessions */.MR)(started, record);
const isOver = ({ summary }) => summary !== undefined && (0,model_status/* isEnded */.pl)(summary.status);
const isSettled = (build) => sessionsOf(build).every((session) => (isOver(session) && (session.summary?.counters?.pending ?? 0) === 0) || session.deviceError !== undefined);
/** Sessions that run are still waited for when others got no device, since they use device minutes in any case. */
const endsPolling = (over, progress, reported, { onProblem }) => {
    if (over === undefined)
        return false;
    if (!reported.has(over.code))
        onProblem(over);
    reported.add(over.code);
    return over.code === 'run-timeout' || !progress.isAnyRunning();
};
/** Waiting for devices has its own limit, and does not use up the time of the tests. */
const limitOver = ({ timeoutMs, queueTimeoutMs }, deadline, progress, nowMs, open) => {
    if (deadline.leftMs() <= 0) {
        const clause = `the builds did not end within ${(0,durations/* formatDuration */.a3)(timeoutMs)} of the first session's start${progress.unknownWords()}`;
        return (0,error_codes/* problem */.CC)('run-timeout', clause);
    }
    const silent = open.find((build) => nowMs - build.started.queueLimitSinceMs > queueTimeoutMs && sessionsOf(build).length === 0);
    if (silent !== undefined) {
        const { record, started } = silent;
        const limit = (0,durations/* formatDuration */.a3)(queueTimeoutMs);
        if (record !== undefined)
            return (0,error_codes/* problem */.CC)('queue-timeout', `build ${started.id} showed no device within ${limit}`);
        return (0,error_codes/* problem */.CC)('queue-timeout', `the service did not return the status of build ${started.id} within ${limit}`);
    }
    const waiting = progress.queuedLongerThan(queueTimeoutMs);
    if (waiting === undefined)
        return undefined;
    return (0,error_codes/* problem */.CC)('queue-timeout', `no device became available for ${waiting} within ${(0,durations/* formatDuration */.a3)(queueTimeoutMs)}`);
};
/** Polls builds once that are not watched yet, or never will be: what they used counts. */
const lookBack = async (builds, { framework }, { cloud, log, signal }, { onPolled, onSessionEnded, facts }) => {
    await (0,concurrency/* mapConcurrently */.X)(builds, maxRequestsAtOnce, async (build) => {
        try {
            const { record: latest } = await cloud.builds(framework).get(build.id);
            if (latest.id !== build.id)
                return;
            const record = withReplacedSessions(facts().records.get(build.id), latest);
            onPolled(record);
            for (const session of (0,expected_sessions/* expectedSessions */.MR)(build, record))
                if (session.summary !== undefined && (0,model_status/* isEnded */.pl)(session.summary.status))
                    onSessionEnded(session);
        }
        catch (error) {
            signal.throwIfAborted();
            log.info(`Could not read what build ${build.id} used: ${(0,run_problem/* describeError */.Uc)(error)}.`);
        }
    });
};
/**
 * Adds to the latest response about a build the sessions that had ended in the one before, and in whose place it lists others of their
 * device: their results still count. A device for which it lists no session is left as it is, since that session is missing.
 */
const withReplacedSessions = (before, record) => {
    if (before === undefined)
        return record;
    const ids = idsOf(record.devices);
    const listed = new Set(record.devices.filter((entry) => idsOf([entry]).size > 0).map(({ device }) => (0,device_name/* deviceKey */.cY)(device)));
    const isReplaced = ({ id, status }) => id !== undefined && !ids.has(id) && (0,model_status/* isEnded */.pl)(status);
    const replaced = before.devices
        .filter(({ device }) => listed.has((0,device_name/* deviceKey */.cY)(device)))
        .map(({ device, sessions }) => ({ device, sessions: sessions.filter(isReplaced) }))
        .filter(({ sessions }) => sessions.length > 0);
    return replaced.length === 0 ? record : { ...record, devices: [...record.devices, ...replaced] };
};
const idsOf = (devices) => new Set(devices.flatMap(({ sessions }) => sessions.flatMap(({ id }) => id ?? [])));
const silenceMs = 60_000;
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
            const known = seen.get(session.key) ?? { session, status: 'absent' };
            seen.set(session.key, known);
            const status = session.summary?.status ?? 'absent';
            if (!isWaiting(status))
                known.startedMs ??= nowMs;
            const hasJustEnded = known.endedMs === undefined && status !== 'absent' && (0,model_status/* isEnded */.pl)(status);
            if (hasJustEnded)
                known.endedMs = nowMs;
            if (status !== known.status) {
                known.status = status;
                say(`${poll_builds_describe(session)}: ${describeStatus(session, known)}`);
            }
            return hasJustEnded;
        },
        buildsSeen: (builds) => {
            for (const { started, record } of builds) {
                if (record === undefined)
                    continue;
                const before = buildWords.get(started.id)?.status;
                buildWords.set(started.id, record);
                if (before !== record.status && ((0,model_status/* isEnded */.pl)(record.status) || record.status === 'unknown'))
                    say(`Build ${started.id}: ${wordOf(record.status, record.statusWord)}`);
            }
        },
        roundEnded: () => {
            if (clock.monotonicMs() - saidMs >= silenceMs)
                say(`Still waiting: ${tally([...seen.values()])}.`);
        },
        firstSessionStartMs: () => minimum([...seen.values()].map(({ startedMs }) => startedMs)),
        longestQueueMs: () => Math.max(0, ...[...seen.values()].map(({ startedMs = clock.monotonicMs(), session }) => startedMs - session.build.queuedSinceMs)),
        queuedLongerThan: (limitMs) => {
            const waiting = [...seen.values()].find(({ startedMs, session }) => startedMs === undefined && clock.monotonicMs() - session.build.queueLimitSinceMs > limitMs);
            return waiting === undefined ? undefined : poll_builds_describe(waiting.session);
        },
        isAnyRunning: () => [...seen.values()].some(isRunning),
        unknownWords: () => {
            const words = [...buildWords.values()]
                .filter(({ status }) => status === 'unknown')
                .map(({ statusWord }) => `"${statusWord}"`);
            return words.length === 0 ? '' : `, and the service calls a build ${words.join(', ')} (unrecognized)`;
        },
    };
};
const poll_builds_describe = ({ device, shard, build }) => (0,describe/* describeSession */._0)({ ...build, device, shard });
const isRunning = ({ status }) => status !== 'absent' && status !== 'queued' && !(0,model_status/* isEnded */.pl)(status);
const isWaiting = (status) => status === 'absent' || status === 'queued';
const describeStatus = ({ summary, build }, { startedMs, endedMs }) => {
    if (summary === undefined)
        return 'no longer listed';
    if (summary.status === 'queued')
        return 'waiting for a device';
    if (summary.status === 'running')
        return `running${summary.id === undefined ? '' : ` (session ${summary.id})`}, after ${(0,durations/* formatDuration */.a3)((startedMs ?? build.queuedSinceMs) - build.queuedSinceMs)} in the queue`;
    const tookMs = summary.durationMs ?? (startedMs === undefined || endedMs === undefined ? undefined : endedMs - startedMs);
    const took = tookMs === undefined ? '' : ` after ${(0,durations/* formatDuration */.a3)(tookMs)}`;
    const counters = summary.counters === undefined ? '' : `: ${describeCounters(summary.counters)}`;
    return `${wordOf(summary.status, summary.statusWord)}${took}${counters}`;
};
const wordOf = (status, word) => (status === 'unknown' ? `"${word}" (unrecognized)` : status);
const describeCounters = ({ passed, failed, skipped, timedOut, error, pending }) => {
    const parts = [
        [passed, 'passed'],
        [failed, 'failed'],
        [error, 'in error'],
        [timedOut, 'timed out'],
        [skipped, 'skipped'],
        [pending, 'pending'],
    ];
    const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
    return said.length === 0 ? 'no tests' : said.join(', ');
};
const tally = (sessions) => {
    const ended = sessions.filter(({ status }) => status !== 'absent' && (0,model_status/* isEnded */.pl)(status)).length;
    const waiting = sessions.filter(({ status }) => isWaiting(status)).length;
    return `${ended} of ${sessions.length} sessions ended, ${sessions.length - ended - waiting} running, ${waiting} waiting for a device`;
};
const minimum = (values) => values.reduce((least, value) => (value !== undefined && (least === undefined || value < least) ? value : least), undefined);

;// CONCATENATED MODULE: ./build/javascript/run/watch/watch.js
var watch_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var watch_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
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
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});














/** @param builds those that another step started, for the names of their devices */
const openWatch = (inputs, context, state, builds = []) => {
    const deadline = (0,run_deadline/* createRunDeadline */.Ue)(inputs.timeoutMs, context.clock);
    const collector = createCollector(collectionSettings(inputs, context, builds), context, deadline, state);
    const events = { ...state, onSessionEnded: collector.sessionEnded };
    return {
        deadline,
        caughtUp: collector.caughtUp,
        lookBack: (earlier, within) => lookBack(earlier, inputs, within, events),
        results: async (started, group = context.log.group) => {
            const polled = await group('Wait', () => pollBuilds(started, inputs, context, deadline, events));
            return group('Collect', () => collector.finish(polled));
        },
        [Symbol.dispose]: () => deadline[Symbol.dispose](),
    };
};
/** Folder names are made once for all devices, so that two never share one. */
const collectionSettings = (inputs, { baseUrl }, builds = []) => ({
    framework: inputs.framework,
    download: inputs.download,
    downloadIfFailed: inputs.downloadIfFailed,
    reportDir: inputs.reportDir,
    pollIntervalMs: inputs.pollIntervalMs,
    baseUrl,
    deviceFolder: (0,file_name/* createSafeNames */.kj)([...inputs.devices, ...builds.flatMap(({ devices }) => devices)]),
    names: (0,reading_context/* createSharedNames */.Mv)(),
    naming: (0,known_tests/* flowNaming */.bJ)(inputs.suite),
});
/** With two requests for each, enough to send 45 per second where responses take half a second; and while one is read, others are on their way. */
const maxSessionsAtOnce = 12;
/** What ended before the deadline may still be fetched for so long after it. */
const collectionGraceMs = 10_000;
const createCollector = (settings, context, deadline, { onCollected, onProblem }) => {
    const { clock, log, signal } = context;
    const limit = (0,concurrency/* createLimiter */.z)(maxSessionsAtOnce);
    const early = new Map();
    const over = new AbortController();
    const limited = { ...context, cloud: context.cloud.within(over.signal) };
    let isUnstored = false;
    /** The same is true of every session after the first. */
    const onUnstored = ({ device }, error) => {
        if (!isUnstored)
            onProblem((0,error_codes/* problem */.CC)('runner-file', `the results of ${device} could not be stored: ${(0,run_problem/* clauseOf */.pQ)(error)}`));
        isUnstored = true;
    };
    // Reported one by one, so that a cancellation keeps what was fetched.
    const once = async (session, isLast = false) => {
        const result = await limit(() => (0,collect_session/* collectSession */.Hu)(session, settings, limited, (error) => onUnstored(session, error), isLast));
        onCollected(session.key, result);
        return result;
    };
    /** What settled before its build ended; the build may say only now that the session failed. */
    const completed = async (early, session) => {
        const result = (0,explain_failures/* withLatestEntry */.kk)(early, session);
        if (settings.downloadIfFailed.size > 0 && (0,collect_session/* hasFailed */.WN)(result) && !(0,collect_session/* hasFailed */.WN)(early))
            return once(session, true);
        onCollected(session.key, result);
        return result;
    };
    /** Sessions that name no shard are told apart by their order alone, which later responses may change. */
    const earlyResult = async ({ key, summary }) => {
        const fetched = await early.get(key);
        return summary?.id !== undefined && fetched?.sessionId !== summary.id ? undefined : fetched;
    };
    /** @returns whether the time of the run was over before the results were complete */
    const patiently = async (session) => {
        const first = await earlyResult(session);
        if (first !== undefined && !isIncomplete(first))
            return { result: await completed(first, session), outOfTime: false };
        if (first !== undefined)
            sayWhyAgain(first, session, 'now', context);
        const pauses = pausesFor(session, settings, context);
        let result = await once(session, pauses.length === 0);
        for (const [nth, pauseMs] of pauses.entries()) {
            if (!isIncomplete(result))
                break;
            if (pauseMs > deadline.leftMs()) {
                const outOfTime = (0,expected_sessions/* mayStillSettle */.j2)(result);
                if (settings.download.size > 1)
                    result = await once(session, true);
                return { result, outOfTime };
            }
            sayWhyAgain(result, session, `in ${(0,durations/* formatDuration */.a3)(pauseMs)}`, context);
            await clock.sleep(pauseMs, signal);
            result = await once(session, nth === pauses.length - 1);
        }
        return { result, outOfTime: over.signal.aborted && (0,expected_sessions/* mayStillSettle */.j2)(result) };
    };
    return {
        sessionEnded: (session) => {
            if (early.has(session.key))
                return;
            // A report that is not there yet is no problem: everything is requested again when the builds have ended.
            early.set(session.key, once(session).catch(() => undefined));
        },
        caughtUp: async () => void (await Promise.all(early.values())),
        finish: async (polled) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const sessions = (0,expected_sessions/* markSharedSessions */.kZ)(polled.flatMap(({ started, record }) => (0,expected_sessions/* expectedSessions */.MR)(started, record)));
                const late = watch_addDisposableResource(env_1, (0,run_deadline/* signalAfter */.rP)(deadline.signal, collectionGraceMs, clock), false);
                late.signal.addEventListener('abort', () => over.abort(late.signal.reason));
                const collected = await Promise.all(sessions.map(async (session) => {
                    const each = await patiently(session);
                    log.info(`${(0,expected_sessions/* judgeSession */.s9)(each.result).reason}.`);
                    return each;
                }));
                if (collected.some(({ outOfTime }) => outOfTime))
                    onProblem((0,error_codes/* problem */.CC)('run-timeout', 'the run timed out before every report arrived'));
                const results = collected.map(({ result }) => result);
                for (const notice of [(0,collect_session/* missingFilesNotice */.gg)(results, settings), (0,collect_session/* unreadableBundlesNotice */.tl)(results)])
                    if (notice !== undefined)
                        log.notice(notice);
                return results;
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                watch_disposeResources(env_1);
            }
        },
    };
};
/** Without a result bundle, the run is not out of time: nothing depends on it. */
const isIncomplete = (result) => (0,expected_sessions/* mayStillSettle */.j2)(result) || (0,expected_sessions/* mayBundleArrive */.PB)(result);
/** That a report is not there yet is usual; one that arrived and is no good is not. */
const sayWhyAgain = ({ evidence }, { device, build }, when, { log }) => {
    if (evidence.report.state === 'unreadable')
        log.info(`${device}, build ${build.id}: its JUnit report cannot be read (${evidence.report.message}); requesting it again ${when}.`);
    else
        log.debug(`${device}, build ${build.id}: its results are not complete; requesting them again ${when}.`);
};
/** Late reports are requested a few times; for a session that died, or that never got a device, once is all. */
const pausesFor = (session, settings, { service }) => {
    const { id, status } = session.summary ?? {};
    const hopeless = id === undefined || status === 'error' || status === 'queued';
    return hopeless ? [] : (0,poll_schedule/* reportPauses */.UR)(settings.pollIntervalMs, (0,inputs_service/* isEmbedded */.nq)(service));
};


/***/ })

};
;