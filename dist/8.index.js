"use strict";
exports.id = 8;
exports.ids = [8];
exports.modules = { 18463: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { readHistory: () => readHistory });
	var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
	var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
	var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26921);
	var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75977);
	var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29516);
	var _history_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81432);
	const count = zod__WEBPACK_IMPORTED_MODULE_3__.Whr().min(0).max(864e13);
	const name = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1).max(_history_document_js__WEBPACK_IMPORTED_MODULE_2__.YG);
	const text = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().max(_history_document_js__WEBPACK_IMPORTED_MODULE_2__.YG);
	const run = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
		id: name,
		attempt: zod__WEBPACK_IMPORTED_MODULE_3__.Whr().min(1).max(1e4),
		commit: text,
		branch: text,
		pullRequest: count.exactOptional(),
		startedAtMs: count,
		finishedAtMs: count,
		url: zod__WEBPACK_IMPORTED_MODULE_3__.OZ5({ protocol: /^https?$/ }).max(_history_document_js__WEBPACK_IMPORTED_MODULE_2__.YG).exactOptional(),
		overheadMs: count.exactOptional()
	});
	const reference = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^bs:\/\/[\w.-]{1,200}$/);
	const hash = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^[0-9a-f]{1,64}$/);
	const commitUploads = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
		commit: name,
		variant: hash,
		app: reference.exactOptional(),
		testSuite: reference.exactOptional(),
		media: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(text).max(100),
		target: name.exactOptional(),
		appContent: hash.exactOptional(),
		testSuiteContent: hash.exactOptional(),
		uploadedAtMs: count,
		usedAtMs: count
	});
	const document = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
		format: zod__WEBPACK_IMPORTED_MODULE_3__.euz(_history_document_js__WEBPACK_IMPORTED_MODULE_2__.GP),
		version: zod__WEBPACK_IMPORTED_MODULE_3__.euz(_history_document_js__WEBPACK_IMPORTED_MODULE_2__.$1),
		framework: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
		suite: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
		runs: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(run).max(1e4),
		tests: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
		uploads: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(commitUploads).max(1e4),
		sources: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(text).max(1e3)
	});
	const readHistory = (bytes, suite) => {
		const read = document.safeParse(unpack(bytes));
		if (!read.success) {
			const [issue] = read.error.issues;
			throw (0, _history_document_js__WEBPACK_IMPORTED_MODULE_2__.O$)(`is damaged (${issue?.path.join(".") || "JSON"}: ${issue?.message})`);
		}
		const { framework, suite: suiteId, runs, tests, uploads, sources } = read.data;
		if (framework !== suite.framework || suiteId !== (suite.suiteId ?? "")) throw (0, _history_document_js__WEBPACK_IMPORTED_MODULE_2__.O$)(`is of the suite "${suiteId}" of ${framework}`);
		if (new Set(runs.map(_history_js__WEBPACK_IMPORTED_MODULE_1__.r7)).size < runs.length) throw damaged("a run twice");
		return {
			runs,
			tests: readTests(tests, runs),
			uploads,
			sources: new Set(sources)
		};
	};
	const unpack = (bytes) => {
		try {
			return JSON.parse((0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, { maxOutputLength: _history_document_js__WEBPACK_IMPORTED_MODULE_2__.RJ }).toString());
		} catch (error) {
			const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
			throw (0, _history_document_js__WEBPACK_IMPORTED_MODULE_2__.O$)(isTooLarge ? "is too large" : "is damaged (neither gzip nor JSON)");
		}
	};
	const readTests = (tests, runs) => readEntries(tests, (byName) => readEntries(byName, (byDevice, test) => readEntries(byDevice, (stored, device) => {
		if (test === "" || device === "") throw damaged(`tests without a name`);
		return readOutcomes(stored, runs) ?? fail(`outcomes of ${test} on ${device}`);
	})));
	const damaged = (what) => (0, _history_document_js__WEBPACK_IMPORTED_MODULE_2__.O$)(`is damaged (${what})`);
	const fail = (what) => {
		throw damaged(what);
	};
	const readEntries = (value, read) => {
		if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(value)) throw damaged("tests");
		return new Map(Object.entries(value).map(([key, entry]) => {
			if (key.length > _history_document_js__WEBPACK_IMPORTED_MODULE_2__.YG) throw damaged("a name is too long");
			return [key, read(entry, key)];
		}));
	};
	const statuses = new Set([
		"passed",
		"flaky",
		"failed"
	]);
	const isStatus = (value) => statuses.has(value);
	const readOutcomes = (value, all) => {
		if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(value)) return undefined;
		const { runs: positions, statuses: given, durationsMs } = value;
		if (!Array.isArray(positions) || !Array.isArray(given) || !Array.isArray(durationsMs)) return undefined;
		if (positions.length !== given.length || positions.length !== durationsMs.length) return undefined;
		const outcomes = [];
		let before = -1;
		for (let nth = 0; nth < positions.length; nth++) {
			const position = positions[nth];
			const status = given[nth];
			const durationMs = durationsMs[nth];
			if (typeof position !== "number" || position <= before || !isStatus(status)) return undefined;
			const past = all[position];
			if (past === undefined) return undefined;
			before = position;
			if (durationMs === null) outcomes.push({
				status,
				run: past
			});
			else if (typeof durationMs === "number" && durationMs >= 1 && durationMs <= _history_document_js__WEBPACK_IMPORTED_MODULE_2__.TD) outcomes.push({
				status,
				run: past,
				durationMs
			});
			else return undefined;
		}
		return outcomes;
	};
}) };
;
