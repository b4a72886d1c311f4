"use strict";
exports.id = 538;
exports.ids = [538];
exports.modules = {

/***/ 85538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   packDirectory: () => (/* binding */ packDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var yazl__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93044);
/* harmony import */ var _binary_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55667);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66613);









/** Zip stores local time without a zone: built from local parts, it gives the same bytes in every zone. */
const fixedTime = new Date(1980, 0, 1, 0, 0, 0);
const modeBits = 0o7777;
const fileMode = 0o100000;
const folderMode = 0o040000;
const linkMode = 0o120000;
/**
 * Packs a folder into the archive that the service takes.
 *
 * Equal folders give equal bytes: names sorted, times fixed, whatever the machine's clock and zone. Links stay links and
 * permissions stay as they are. Streams, so memory does not grow with the folder. The file appears under its name only
 * when it is complete. Throws `BinaryError` for what cannot be packed.
 */
const packDirectory = async (folder, outFile, layout) => {
    refuseWrongFolder(folder, outFile, layout);
    const tree = await (0,_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .readFolder */ .j1)(folder);
    const paths = [...tree.entries.keys()].sort();
    const zip = new yazl__WEBPACK_IMPORTED_MODULE_6__/* .ZipFile */ .u();
    const failed = Promise.withResolvers();
    zip.on('error', failed.reject);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let sizeBytes = 0;
    const counter = new node_stream__WEBPACK_IMPORTED_MODULE_4__.Transform({
        transform: (chunk, _encoding, done) => {
            hash.update(chunk);
            sizeBytes += chunk.length;
            done(null, chunk);
        },
    });
    const partFile = `${outFile}.part`;
    const writing = (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_5__.pipeline)(zip.outputStream, counter, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(partFile));
    try {
        const adding = addAll({ zip, root: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder), prefix: layout === 'ipa' ? 'Payload/' : '', onError: failed.reject }, paths);
        await Promise.race([Promise.all([adding, writing]), failed.promise]);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(partFile, outFile);
    }
    catch (cause) {
        counter.destroy();
        await writing.catch(() => { });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(partFile, { force: true });
        throw cause instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_7__/* .BinaryError */ .kM
            ? cause
            : cannotPack(folder, cause instanceof Error ? cause.message : String(cause), cause);
    }
    return { file: outFile, sizeBytes, sha256: hash.digest('hex'), entries: paths.length };
};
const refuseWrongFolder = (folder, outFile, layout) => {
    if (layout === 'ipa' && !(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)).endsWith('.app')) {
        throw cannotPack(folder, 'a folder that is no .app, which an IPA is made of');
    }
    if (isInside((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(outFile), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(folder)))
        throw cannotPack(folder, 'an output file inside of the folder to be packed');
};
const addAll = async ({ zip, root, prefix, onError }, paths) => {
    // Bundles have their own name in front of every path; see `readFolder`.
    const base = (0,_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .isBundleName */ .aR)(root) ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, '..') : root;
    for (const path of paths) {
        const from = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(base, path);
        const name = prefix + path;
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(from);
        const permissions = stats.mode & modeBits;
        const options = { mtime: fixedTime, forceDosTimestamp: true };
        if (stats.isDirectory()) {
            zip.addEmptyDirectory(name, { ...options, mode: folderMode | permissions });
        }
        else if (stats.isSymbolicLink()) {
            const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(from);
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(target) || !isInside((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(from, '..', target), root)) {
                throw cannotPack(root, `${path}, a link that leads out of the folder`);
            }
            // Permissions of a link mean nothing, and differ from system to system.
            zip.addBuffer(Buffer.from(target), name, { ...options, mode: linkMode | 0o777, compress: false });
        }
        else {
            zip.addReadStreamLazy(name, { ...options, mode: fileMode | permissions, size: stats.size }, (use) => {
                use(null, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(from).on('error', onError));
            });
        }
    }
    zip.end();
};
const isInside = (path, folder) => {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith('../') && !way.startsWith('..\\') && !(0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(way);
};
const cannotPack = (folder, found, cause) => new _binary_error_js__WEBPACK_IMPORTED_MODULE_7__/* .BinaryError */ .kM('cannot-pack', folder, {
    found,
    expected: 'a folder of files, folders and links among them',
    remedy: 'Give the folder as the build made it, and an output path outside of it.',
}, { cause });


/***/ })

};
;