"use strict";
exports.id = 12;
exports.ids = [12];
exports.modules = {
	8286: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { renderWithoutResult: () => renderWithoutResult });
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13732);
		var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78091);
		var _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64598);
		var _lib_first_items_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27856);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71113);
		var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64111);
		const maxTextLength = 800;
		const maxMistakes = 50;
		const renderWithoutResult = (reason, mistakes, { code, hint }, { job, docsUrl }) => {
			const text = (line) => (0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.Lo)((0, _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_1__.IN)(line, maxTextLength));
			const show = (line) => `- ${text(line)}`;
			const list = (0, _lib_first_items_js__WEBPACK_IMPORTED_MODULE_2__.J)(mistakes, maxMistakes, show, (more) => `- and ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_3__.vm)(more)} more`);
			const blocks = [text(reason), ...list.length === 0 ? [] : [list.join("\n")]];
			const next = `**Next:** ${(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.Lo)(hint)} More: ${(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)(code, (0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_4__.$f)(code, docsUrl))}.`;
			return `## \u274C Error: job ${(0, _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(job)}\n\n${(0, _format_js__WEBPACK_IMPORTED_MODULE_5__.xE)("CAUTION", [...blocks, next])}\n`;
		};
	}),
	80483: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => testName });
		const testName = (test) => test.className === "" ? test.name : `${test.className}#${test.name}`;
	})
};
;
