"use strict";
exports.id = 240;
exports.ids = [240];
exports.modules = {
	71949: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => describeCrash });
		const words = {
			java: "Crash",
			native: "Native crash",
			"not-responding": "Not responding",
			killed: "Ended by the system"
		};
		const describeCrash = ({ kind, process, thread, at }) => [
			words[kind],
			...process === undefined ? [] : [`in ${process}`],
			...thread === undefined ? [] : [`(thread ${thread})`],
			...at === undefined ? [] : [`at ${at}`]
		].join(" ");
	}),
	44491: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$1: () => createFailurePlaces,
			QW: () => lineKey,
			VV: () => placeIn,
			co: () => noPlaces
		});
		var _results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
		const placeIn = (sources, test, failure) => {
			for (const { file: wanted, line, packagePath } of (0, _results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.kC)(test, failure)) {
				const file = sources.find(wanted, packagePath);
				if (file !== undefined) return {
					file,
					line
				};
			}
			return undefined;
		};
		const createFailurePlaces = (sources, fileUrl, excerpts) => ({ of: (test, failure) => {
			const place = placeIn(sources, test, failure);
			return place && {
				...place,
				url: fileUrl && `${fileUrl(place.file)}#L${place.line}`,
				excerpt: excerpts.get(lineKey(place))
			};
		} });
		const noPlaces = { of: () => undefined };
		const lineKey = ({ file, line }) => `${file}:${line}`;
	}),
	86282: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JE: () => readJsonFile,
			Of: () => listIn,
			Po: () => numberIn,
			_F: () => fieldOf,
			r7: () => textIn
		});
		const maxBytes = 24e6;
		const readJsonFile = async (file) => {
			if (file.bytes > maxBytes) return {
				state: "unread",
				why: "it is too large"
			};
			try {
				return {
					state: "read",
					value: JSON.parse(await textOf(file))
				};
			} catch {
				return {
					state: "unread",
					why: "it is not valid JSON"
				};
			}
		};
		const textOf = async (file) => {
			const chunks = [];
			for await (const chunk of file.chunks(file.bytes)) chunks.push(chunk);
			return Buffer.concat(chunks).toString("utf8");
		};
		const fieldOf = (value, name) => typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
		const listIn = (value) => Array.isArray(value) ? value : [];
		const textIn = (value) => typeof value === "string" ? value : "";
		const maxNumber = 0x9184e72a000;
		const numberIn = (value) => {
			const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
			return typeof number === "number" && Math.abs(number) <= maxNumber ? number : undefined;
		};
	})
};
;
