"use strict";
exports.id = 551;
exports.ids = [551];
exports.modules = { 60695: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		chunkBytes: () => chunkBytes,
		chunksAfterSlowRead: () => chunksAfterSlowRead,
		openFileForm: () => openFileForm,
		openUrlForm: () => openUrlForm,
		readChunks: () => readChunks,
		slowReadMs: () => slowReadMs
	});
	var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
	var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
	var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
	var node_fs__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
	var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
	var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
	var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
	var node_path__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_4___default = __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_4__);
	var form_data__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96454);
	var form_data__WEBPACK_IMPORTED_MODULE_5___default = __webpack_require__.n(form_data__WEBPACK_IMPORTED_MODULE_5__);
	var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13016);
	var _transport_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81122);
	const openFileForm = async (file, style, route, clock) => {
		const { path, customId, fileName = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path) } = file;
		const { handle, size } = await openFile(path, route);
		const form = new (form_data__WEBPACK_IMPORTED_MODULE_5___default())();
		appendFields(form, { custom_id: customId }, style);
		const placeholder = Buffer.from((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
		form.append("file", placeholder, {
			filename: fileName,
			contentType: "application/octet-stream",
			knownLength: size
		});
		const chunks = async function* () {
			const parts = form.getBuffer();
			const start = parts.lastIndexOf(placeholder);
			yield parts.subarray(0, start);
			yield* readWhole(handle, size, path, route, clock);
			yield parts.subarray(start + placeholder.length);
		};
		return {
			chunks: chunks(),
			contentLength: form.getLengthSync(),
			contentType: contentTypeOf(form),
			close: () => handle.close()
		};
	};
	const openUrlForm = (link, style) => {
		const form = new (form_data__WEBPACK_IMPORTED_MODULE_5___default())();
		appendFields(form, {
			url: link.url,
			custom_id: link.customId
		}, style);
		return (0, _transport_js__WEBPACK_IMPORTED_MODULE_6__.EN)(form.getBuffer(), contentTypeOf(form));
	};
	const appendFields = (form, fields, style) => {
		const given = Object.entries(fields).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]);
		if (style === "parts") for (const [name, value] of given) form.append(name, value);
		else if (given.length > 0) form.append("data", JSON.stringify(Object.fromEntries(given)));
	};
	const contentTypeOf = (form) => String(form.getHeaders()["content-type"]);
	async function* readWhole(file, size, path, route, clock) {
		let bytesRead = 0;
		try {
			for await (const chunk of readChunks(file, size, clock)) {
				bytesRead += chunk.length;
				yield chunk;
			}
		} catch (error) {
			throw fileError(path, route, "cannot be read", error);
		}
		if (bytesRead < size) throw fileError(path, route, "became shorter while it was sent");
	}
	const openFile = async (path, route) => {
		let handle;
		try {
			handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, "r");
			const stats = await handle.stat();
			if (!stats.isFile()) throw fileError(path, route, "is not a file");
			if (stats.size === 0) throw fileError(path, route, "is empty");
			return {
				handle,
				size: stats.size
			};
		} catch (error) {
			await handle?.close();
			throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_7__.E)(error, "cloud-local-file") ? error : fileError(path, route, "cannot be read", error);
		}
	};
	const fileError = (file, route, problem, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_7__.K("cloud-local-file", {
		route,
		detail: `${file} ${problem}`,
		cause
	});
	const chunkBytes = 512 * 1024;
	const slowReadMs = 5;
	const chunksAfterSlowRead = 64;
	async function* readChunks(file, sizeBytes, clock) {
		const buffer = Buffer.allocUnsafeSlow(chunkBytes);
		let leftToPool = 0;
		for (let position = 0; position < sizeBytes;) {
			const wanted = Math.min(chunkBytes, sizeBytes - position);
			let bytesRead;
			if (leftToPool > 0) {
				leftToPool -= 1;
				({bytesRead} = await file.read(buffer, 0, wanted, position));
			} else {
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
				const startMs = clock.monotonicMs();
				bytesRead = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file.fd, buffer, 0, wanted, position);
				if (clock.monotonicMs() - startMs >= slowReadMs) leftToPool = chunksAfterSlowRead;
			}
			if (bytesRead === 0) return;
			position += bytesRead;
			const chunk = buffer.subarray(0, bytesRead);
			yield bytesRead === chunkBytes ? chunk : Uint8Array.from(chunk);
		}
	}
}) };
;
