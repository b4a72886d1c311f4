"use strict";
exports.id = 699;
exports.ids = [699];
exports.modules = {

/***/ 74699:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepSuite: () => (/* binding */ keepSuite),
/* harmony export */   readSuite: () => (/* binding */ readSuite)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92857);
/* harmony import */ var _binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46678);
/* harmony import */ var _github_cache_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82213);







/** Enough for the most tests that a suite may have. */
const mostBytes = 64_000_000;
const text = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().max(10_000);
const suiteSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    tests: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        className: text,
        name: text,
        ignored: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        parameterised: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        conditional: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        naming: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['derived', 'free']).exactOptional(),
    }))
        .max(_binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .mostTests */ .b0),
    suiteId: text.optional(),
    runner: text.optional(),
    targetPackage: text.optional(),
    classesRead: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0),
    unknown: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ part: text, reason: text })),
    unseen: text.exactOptional(),
    customRunner: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().exactOptional(),
});
/**
 * Keeps the tests of an uploaded suite in the Actions cache, under the reference that the upload got, for jobs that are given only the
 * reference. Never fails the step.
 *
 * @param reference of the upload: `bs://…`
 */
const keepSuite = async (reference, suite, runner) => {
    const { store, key, file } = await openEntry(reference, runner);
    if (!store.available())
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, JSON.stringify(suite));
    if (await store.save(key, file))
        runner.log.info(`Stored the ${suite.tests.length} discovered tests for jobs that use ${reference}.`);
};
/** The tests that were discovered when the suite was uploaded; undefined where nothing is stored, or nothing readable. */
const readSuite = async (reference, runner) => {
    const { store, key, file } = await openEntry(reference, runner);
    if (!(await store.restore(key, [], file)))
        return undefined;
    const suite = await parseSuite(file);
    if (suite === undefined)
        runner.log.info(`The tests stored for ${reference} cannot be read.`);
    else
        runner.log.info(`Found ${suite.tests.length} tests in the suite, discovered when ${reference} was uploaded.`);
    return suite;
};
const openEntry = async (reference, { environment, log, clock, signal }) => {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(reference).digest('hex').slice(0, 40);
    // The path is a part of an entry's identity: the same in every job.
    const folder = node_path__WEBPACK_IMPORTED_MODULE_3___default().join(environment.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'mobile-test-cloud');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    // What a missing cache means for the verdict is said with the verdict.
    const quietLog = { ...log, notice: (line) => log.info(line) };
    const store = (0,_github_cache_js__WEBPACK_IMPORTED_MODULE_4__/* .openCacheStore */ .q)({ environment, log: quietLog, clock, signal });
    return { store, key: `mobile-test-cloud-suite-1-${hash}`, file: node_path__WEBPACK_IMPORTED_MODULE_3___default().join(folder, `suite-${hash}.json`) };
};
const parseSuite = async (file) => {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(file)).size > mostBytes)
        return undefined;
    try {
        const { suiteId, runner, targetPackage, ...suite } = suiteSchema.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8')));
        return { ...suite, suiteId, runner, targetPackage };
    }
    catch {
        return undefined;
    }
};


/***/ })

};
;