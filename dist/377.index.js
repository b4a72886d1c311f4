"use strict";
exports.id = 377;
exports.ids = [377];
exports.modules = { 64377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}) };
;
