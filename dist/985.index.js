"use strict";
exports.id = 985;
exports.ids = [985];
exports.modules = {
	25790: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y0: () => plannedIn,
			holdsTestPlan: () => holdsTestPlan,
			mT: () => planFilesIn,
			t5: () => readTestPlans
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75977);
		var _archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72735);
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55667);
		var _folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66613);
		var _plist_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61022);
		const limitBytes = 4e6;
		const mostPlans = 20;
		const planFilesIn = ({ entries }) => [...entries.keys()].filter((path) => /^(?!__MACOSX)(?:[^/]+\/)?[^/]+\.xctestrun$/.test(path)).sort();
		const holdsTestPlan = async (fileOrFolder) => {
			const holds = async (tree) => planFilesIn(tree).length > 0;
			try {
				return await (0, _folder_js__WEBPACK_IMPORTED_MODULE_2__.lQ)(fileOrFolder) ? await holds(await (0, _folder_js__WEBPACK_IMPORTED_MODULE_2__.j1)(fileOrFolder)) : await (0, _archive_js__WEBPACK_IMPORTED_MODULE_0__.x)(fileOrFolder, holds);
			} catch (error) {
				if (error instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.kM) return false;
				throw error;
			}
		};
		const readTestPlans = async (tree) => {
			const plans = [];
			for (const path of planFilesIn(tree).slice(0, mostPlans)) plans.push(parseTestPlan(path, await tree.read(path, limitBytes)));
			return plans;
		};
		const refusedKey = "DiagnosticCollectionPolicy";
		const parseTestPlan = (path, bytes) => {
			const run = readRun(bytes);
			const targets = targetsOf(run);
			return {
				path,
				targets: targets.map(([name, target]) => ({
					names: namesOf(name, target),
					only: identifiersIn(target.OnlyTestIdentifiers)
				})),
				refusedKeys: targets.some(([, target]) => refusedKey in target) ? [refusedKey] : []
			};
		};
		const readRun = (bytes) => {
			try {
				return (0, _plist_js__WEBPACK_IMPORTED_MODULE_3__._y)((0, _plist_js__WEBPACK_IMPORTED_MODULE_3__.W_)(bytes));
			} catch (error) {
				if (error instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF || error instanceof RangeError) return undefined;
				throw error;
			}
		};
		const targetsOf = (run) => {
			if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(run)) return [];
			const { TestConfigurations: configurations, ...others } = run;
			if (Array.isArray(configurations)) return configurations.flatMap((configuration) => {
				const targets = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(configuration) ? configuration.TestTargets : undefined;
				return Array.isArray(targets) ? targets.filter(_lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u).map((target) => ["", target]) : [];
			});
			return Object.entries(others).flatMap(([name, target]) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u)(target) && typeof target.TestBundlePath === "string" ? [[name, target]] : []);
		};
		const namesOf = (name, { BlueprintName: blueprint, TestBundlePath: bundle }) => {
			const file = typeof bundle === "string" ? bundle.split("/").at(-1)?.replace(/\.xctest$/, "") : undefined;
			return [
				name,
				blueprint,
				file
			].filter((each) => typeof each === "string" && each !== "");
		};
		const identifiersIn = (value) => Array.isArray(value) ? value.flatMap((one) => typeof one === "string" ? [one.replace(/\(\)$/, "")] : []) : undefined;
		const plannedIn = (bundle, plans) => {
			const lists = plans.flatMap(({ targets }) => targets).filter(({ names }) => names.includes(bundle));
			if (lists.length === 0) return undefined;
			const entries = lists.flatMap(({ only = [] }) => only.map((entry) => entry.split("/")));
			const tests = entries.flatMap(([className = "", name]) => name === undefined ? [] : [{
				className,
				name
			}]);
			const isComplete = lists.every(({ only }) => only !== undefined) && entries.every((parts) => parts.length === 2);
			return {
				tests,
				isComplete
			};
		};
	}),
	64377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	})
};
;
