"use strict";
exports.id = 625;
exports.ids = [625];
exports.modules = {

/***/ 89625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chunkBytes: () => (/* binding */ chunkBytes),
/* harmony export */   chunksAfterSlowRead: () => (/* binding */ chunksAfterSlowRead),
/* harmony export */   openFileForm: () => (/* binding */ openFileForm),
/* harmony export */   openUrlForm: () => (/* binding */ openUrlForm),
/* harmony export */   readChunks: () => (/* binding */ readChunks),
/* harmony export */   slowReadMs: () => (/* binding */ slowReadMs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var form_data__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96454);
/* harmony import */ var form_data__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(form_data__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5986);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80956);








/**
 * A form with the part `file`, read from disk while it is sent, and with the custom id if there is one.
 *
 * @throws {LocalFileError} for a file that cannot be read or is empty.
 */
const openFileForm = async (file, style, route, clock) => {
    const { handle, size } = await openFile(file.path, route);
    const form = new (form_data__WEBPACK_IMPORTED_MODULE_5___default())();
    appendFields(form, { custom_id: file.customId }, style);
    // form-data writes all but the file: piping the file through its streams would take three times as long.
    const placeholder = Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
    form.append('file', placeholder, {
        filename: file.fileName ?? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(file.path),
        contentType: 'application/octet-stream',
        knownLength: size,
    });
    return {
        chunks: withFile(form.getBuffer(), placeholder, contentOf({ handle, size }, file.path, route, clock)),
        contentLength: form.getLengthSync(),
        contentType: contentTypeOf(form),
        close: () => handle.close(),
    };
};
/** A form without a file. */
const openUrlForm = (link, style) => {
    const form = new (form_data__WEBPACK_IMPORTED_MODULE_5___default())();
    appendFields(form, { url: link.url, custom_id: link.customId }, style);
    return (0,_transport_js__WEBPACK_IMPORTED_MODULE_7__/* .bodyOf */ .EN)(form.getBuffer(), contentTypeOf(form));
};
const appendFields = (form, fields, style) => {
    const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    if (style === 'parts')
        for (const [name, value] of given)
            form.append(name, value);
    else if (given.length > 0)
        form.append('data', JSON.stringify(Object.fromEntries(given)));
};
const contentTypeOf = (form) => String(form.getHeaders()['content-type']);
/** The form with the file in the place that `placeholder` holds. */
async function* withFile(form, placeholder, content) {
    const start = form.lastIndexOf(placeholder);
    yield form.subarray(0, start);
    yield* content;
    yield form.subarray(start + placeholder.length);
}
/** All bytes that Content-Length announces, or an error that names the file. */
async function* contentOf({ handle, size }, path, route, clock) {
    let bytesRead = 0;
    try {
        for await (const chunk of readChunks(handle, size, clock)) {
            bytesRead += chunk.length;
            yield chunk;
        }
    }
    catch (error) {
        throw unreadable(path, route, 'cannot be read', error);
    }
    if (bytesRead < size)
        throw unreadable(path, route, 'became shorter while it was sent');
}
const openFile = async (path, route) => {
    let handle;
    try {
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, 'r');
        const stats = await handle.stat();
        if (!stats.isFile())
            throw unreadable(path, route, 'is not a file');
        if (stats.size === 0)
            throw unreadable(path, route, 'is empty');
        return { handle, size: stats.size };
    }
    catch (error) {
        await handle?.close();
        throw error instanceof _failures_js__WEBPACK_IMPORTED_MODULE_6__/* .LocalFileError */ .QD ? error : unreadable(path, route, 'cannot be read', error);
    }
};
const unreadable = (file, route, problem, cause) => new _failures_js__WEBPACK_IMPORTED_MODULE_6__/* .LocalFileError */ .QD({ route, file, problem, cause });
/** Large enough that the connection takes one chunk at a time, and that reading costs little. */
const chunkBytes = 512 * 1_024;
/** Reading a chunk from the page cache takes a tenth of a millisecond. A read this slow came from a disk or a network. */
const slowReadMs = 5;
/** After this many reads in the pool, the main thread reads again: a slow disk blocks it for one chunk in this many. */
const chunksAfterSlowRead = 64;
/**
 * The first `sizeBytes` bytes of a file, fewer if it became shorter. A chunk is valid until the next one is requested: all full chunks
 * share one buffer, since allocating a buffer for each would cost more than the reading.
 *
 * Reads on the main thread, since switching to a thread of the pool and back costs more than the reading. After a slow read
 * the pool does it, since the main thread must not wait for a disk.
 *
 * @throws the system's error if the file cannot be read.
 */
async function* readChunks(file, sizeBytes, clock) {
    const buffer = Buffer.allocUnsafeSlow(chunkBytes);
    let leftToPool = 0;
    for (let position = 0; position < sizeBytes;) {
        const wanted = Math.min(chunkBytes, sizeBytes - position);
        let bytesRead;
        if (leftToPool > 0) {
            leftToPool -= 1;
            ({ bytesRead } = await file.read(buffer, 0, wanted, position));
        }
        else {
            // A connection that takes every chunk at once would otherwise block timers, signals and other requests until the end.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
            const startMs = clock.monotonicMs();
            bytesRead = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file.fd, buffer, 0, wanted, position);
            if (clock.monotonicMs() - startMs >= slowReadMs)
                leftToPool = chunksAfterSlowRead;
        }
        if (bytesRead === 0)
            return;
        position += bytesRead;
        const chunk = buffer.subarray(0, bytesRead);
        // The connection keeps a small chunk until it is sent, so that one needs a buffer of its own.
        yield bytesRead === chunkBytes ? chunk : Uint8Array.from(chunk);
    }
}


/***/ })

};
;