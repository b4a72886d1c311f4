"use strict";
exports.id = 283;
exports.ids = [283];
exports.modules = {

/***/ 93283:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   testsInFile: () => (/* binding */ testsInFile)
/* harmony export */ });
/* harmony import */ var _binaries_discover_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11993);
/* harmony import */ var _binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46678);


/** Lists the tests of an uploaded suite; undefined if they cannot be determined, as in a bundle without symbols. */
const testsInFile = async (_framework, file, app) => {
    const suite = await (0,_binaries_discover_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .discoverSuite */ .o)(file, app);
    return suite === undefined || (suite.tests.length === 0 && !(0,_binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullyKnown */ .A)(suite)) ? undefined : suite.tests;
};


/***/ })

};
;