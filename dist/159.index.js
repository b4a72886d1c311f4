"use strict";
exports.id = 159;
exports.ids = [159];
exports.modules = { 2555: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		blobSchema: () => blobSchema,
		commitSchema: () => commitSchema,
		listingSchema: () => listingSchema,
		refSchema: () => refSchema,
		shaSchema: () => shaSchema,
		treeSchema: () => treeSchema
	});
	var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
	const refSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }) });
	const shaSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() });
	const commitSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ tree: shaSchema });
	const treeSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
		sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
		tree: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			path: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			sha: zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}))
	});
	const blobSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
		content: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
		encoding: zod__WEBPACK_IMPORTED_MODULE_0__.euz("base64")
	});
	const listingSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ actions_caches: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
		key: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
		ref: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
		version: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().default(""),
		created_at: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().default("")
	})) });
}) };
;
