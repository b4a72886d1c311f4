"use strict";
exports.id = 546;
exports.ids = [546];
exports.modules = { 89546: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		readReportInputs: () => readReportInputs,
		reportTable: () => reportTable
	});
	var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26921);
	var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65953);
	var _lib_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92969);
	var _lib_parse_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72383);
	var _api_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42923);
	var _binary_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18047);
	var _masks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89911);
	var _reader_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56007);
	var _result_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27915);
	var _service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88005);
	var _shard_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53994);
	var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51578);
	const reportTable = {
		..._service_js__WEBPACK_IMPORTED_MODULE_0__.wF,
		"api-version": _service_js__WEBPACK_IMPORTED_MODULE_0__.oV["api-version"],
		"github-token": _service_js__WEBPACK_IMPORTED_MODULE_0__.bU,
		framework: _binary_inputs_js__WEBPACK_IMPORTED_MODULE_1__.binaryTable.framework,
		project: (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.Mg)(),
		needs: (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.bu)(),
		"expected-shards": (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.ai)("integer", {
			min: 1,
			max: 1e3
		}, undefined, { conflict: (shards = 1, { framework }) => shards > 1 && (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(framework).shards === undefined ? `must be 1: ${(0, _shard_inputs_js__WEBPACK_IMPORTED_MODULE_4__.an)(framework)}` : undefined }),
		"artifact-pattern": (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(),
		..._result_inputs_js__WEBPACK_IMPORTED_MODULE_5__.KV,
		..._result_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Xw,
		..._masks_js__WEBPACK_IMPORTED_MODULE_6__.lT,
		..._result_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Er
	};
	const neededResults = [
		"success",
		"failure",
		"cancelled",
		"skipped"
	];
	const readReportInputs = async (environment, context, clock = _lib_clock_js__WEBPACK_IMPORTED_MODULE_7__.m) => {
		const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_8__.i_(environment);
		const values = (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.N$)(reader, reportTable);
		const { framework } = values;
		const service = await (0, _service_js__WEBPACK_IMPORTED_MODULE_0__.Dz)(reader, context);
		if ((0, _service_js__WEBPACK_IMPORTED_MODULE_0__.nq)(service) && (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_3__.Fg)(framework).listsBuilds) reader.problem({
			input: "base-url",
			value: _service_js__WEBPACK_IMPORTED_MODULE_0__.Dg,
			accepted: `must be the address of a cloud that is still running: ${_service_js__WEBPACK_IMPORTED_MODULE_0__.fs}`,
			code: "input-conflict"
		});
		const ownProject = `${context.repositoryName}-${context.runId}`;
		const files = await (0, _result_inputs_js__WEBPACK_IMPORTED_MODULE_5__.fE)(reader, context, {
			framework,
			service
		}, clock.nowMs());
		const inputs = {
			...values,
			...files,
			service: (0, _api_version_js__WEBPACK_IMPORTED_MODULE_9__.Cm)(reader, service, framework, service.versionReason === undefined ? files : {}),
			project: (0, _result_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Wh)(reader, ownProject),
			ownProject,
			needs: readNeeds(reader),
			artifactPattern: values.artifactPattern ?? `mobile-test-results-${framework}-*`
		};
		reader.finish();
		return inputs;
	};
	const needsSchema = zod__WEBPACK_IMPORTED_MODULE_10__.g1P(zod__WEBPACK_IMPORTED_MODULE_10__.YjP(), zod__WEBPACK_IMPORTED_MODULE_10__.Ikc({ result: zod__WEBPACK_IMPORTED_MODULE_10__.k5n(neededResults) }));
	const readNeeds = (reader) => {
		const given = reader.optional("needs");
		if (given === undefined) return [];
		const parsed = needsSchema.safeParse((0, _lib_parse_json_js__WEBPACK_IMPORTED_MODULE_11__.r)(given));
		if (parsed.success) return Object.entries(parsed.data).map(([name, { result }]) => ({
			name,
			result
		}));
		reader.problem({
			input: "needs",
			value: "***",
			accepted: "must be the JSON of the expression toJSON(needs)"
		});
		return [];
	};
}) };
;
