"use strict";
exports.id = 298;
exports.ids = [298];
exports.modules = {

/***/ 77298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/javascript/run/plan/plan.js
var plan = __webpack_require__(59710);
// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
// EXTERNAL MODULE: ./build/javascript/run/preflight/preflight.js + 15 modules
var preflight = __webpack_require__(306);
// EXTERNAL MODULE: ./build/javascript/run/plan/build-request.js
var build_request = __webpack_require__(88289);
// EXTERNAL MODULE: ./build/javascript/run/plan/shard-plan.js + 3 modules
var shard_plan = __webpack_require__(4950);
;// CONCATENATED MODULE: ./build/javascript/run/plan/print-plan.js






/** Says what a run would do, with the exact build requests. Nothing is sent. */
const printPlan = async (inputs, identity, { context, log }) => {
    const { suite } = await log.group('Inspect', () => (0,preflight/* checkBinaries */.E)(inputs, log));
    // Durations of earlier runs are with the cache service, and a dry run sends nothing.
    const shardPlan = (0,shard_plan/* planShards */.tF)(inputs, suite, undefined);
    const { builds } = (0,plan/* planRun */.nY)(inputs, identity, context, shardPlan);
    await log.group('Plan', async () => {
        for (const note of [...shardPlan.notes, ...shardPlan.notices])
            log.info(note);
        log.info(`Would upload: ${[`app ${describeBinary(inputs.app)}`, ...others(inputs)].join(', ')}.`);
        log.info(`Would start ${builds.length === 1 ? 'one build' : `${builds.length} builds`} on ${inputs.devices.join(', ')}.`);
        for (const planned of builds) {
            log.info(`Request of ${(0,describe/* describeShard */.y0)(planned.shard)}:`);
            log.info(JSON.stringify((0,build_request/* buildRequest */.m)(inputs, placeholders(inputs), planned), undefined, 2));
        }
    });
    const sessions = builds.reduce((sum, planned) => sum + planned.devices.length, 0);
    const reason = `A dry run: ${builds.length === 1 ? '1 build' : `${builds.length} builds`} with ${sessions === 1 ? '1 session' : `${sessions} sessions`} would be started; nothing was sent.`;
    return { kind: 'planned', reason };
};
const others = ({ testSuite, media }) => [
    ...(testSuite === undefined ? [] : [`test suite ${describeBinary(testSuite)}`]),
    ...media.map((ref) => `media file ${describeBinary(ref)}`),
];
const describeBinary = (ref) => {
    switch (ref.kind) {
        case 'file':
            return `${ref.path} (${(0,durations/* formatBytes */.z)(ref.sizeBytes)})`;
        case 'directory':
            return `${ref.path} (a folder, packed)`;
        case 'url':
            return `${ref.url} (fetched by the service)`;
        case 'reference':
            return `${ref.reference} (at the service already)`;
        case 'custom-id':
            return `${ref.customId} (a custom id, at the service already)`;
    }
};
/** References that only an upload can give are named by what they will be. */
const placeholders = ({ app, testSuite, media }) => ({
    app: referenceOf(app, 'app'),
    ...(testSuite === undefined ? {} : { testSuite: referenceOf(testSuite, 'test suite') }),
    media: media.map((ref) => referenceOf(ref, 'media file')),
});
const referenceOf = (ref, what) => {
    if (ref.kind === 'reference')
        return ref.reference;
    if (ref.kind === 'custom-id')
        return ref.customId;
    return `<reference of the uploaded ${what}>`;
};

// EXTERNAL MODULE: ./build/javascript/run/report/report.js + 28 modules
var report = __webpack_require__(79308);
;// CONCATENATED MODULE: ./build/javascript/commands/dry-run.js



/** Says what a run would do, and sends nothing. */
const dryRun = async (inputs, runner) => (0,report/* reportPlan */._)(await printPlan(inputs, (0,plan/* jobIdentity */.Kv)(inputs, runner.context), runner), runner);


/***/ })

};
;