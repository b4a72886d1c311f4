"use strict";
exports.id = 735;
exports.ids = [735];
exports.modules = {
	72735: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => withTree,
			x: () => withArchive
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_2__);
		var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_3__);
		var yauzl__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20663);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71698);
		var _lib_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48734);
		var _lib_without_ending_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59247);
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55667);
		var _folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66613);
		var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
			if (value !== null && value !== void 0) {
				if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					if (async) inner = dispose;
				}
				if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
				if (inner) dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				};
				env.stack.push({
					value,
					dispose,
					async
				});
			} else if (async) {
				env.stack.push({ async: true });
			}
			return value;
		};
		var __disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = true;
				}
				var r, s = 0;
				function next() {
					while (r = env.stack.pop()) {
						try {
							if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
							if (r.dispose) {
								var result = r.dispose.call(r.value);
								if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
									fail(e);
									return next();
								});
							} else s |= 1;
						} catch (e) {
							fail(e);
						}
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
			var e = new Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		const linkMode = 40960;
		const formatMode = 61440;
		const withTree = async (fileOrFolder, use) => await (0, _folder_js__WEBPACK_IMPORTED_MODULE_5__.lQ)(fileOrFolder) ? use(await (0, _folder_js__WEBPACK_IMPORTED_MODULE_5__.j1)(fileOrFolder)) : withArchive(fileOrFolder, use);
		const withArchive = async (file, use) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const handle = __addDisposableResource(env_1, await openFile(file), true);
				const sizeBytes = (await handle.stat()).size;
				const entries = await listEntries({
					handle,
					file,
					fileBytes: sizeBytes
				});
				const entryAt = (path) => {
					const entry = entries.get(path);
					if (entry !== undefined) return entry;
					throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_6__.k("damaged", file, {
						found: `the archive has no ${path}`,
						remedy: "Build the file again."
					});
				};
				return await use({
					file,
					container: "archive",
					sizeBytes,
					entries,
					read: (path, maxBytes) => readArchiveData(entryAt(path), maxBytes),
					readStart: (path, bytes) => readArchiveStart(entryAt(path), bytes),
					readBlocks: (path, maxBytes) => readArchiveBlocks(entryAt(path), maxBytes)
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		const openFile = async (file) => {
			try {
				await (0, _lib_regular_file_js__WEBPACK_IMPORTED_MODULE_7__.T1)(file);
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, "r");
			} catch (cause) {
				const found = `the file cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`;
				const remedy = "Check the path, and that an earlier step created the file.";
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_6__.k("unreadable", file, {
					found,
					remedy
				}, { cause });
			}
		};
		const listEntries = async (archive) => {
			const { handle, file, fileBytes } = archive;
			const reader = new BlockReader(handle.fd, fileBytes);
			try {
				const zip = await yauzl__WEBPACK_IMPORTED_MODULE_4__.or(reader, fileBytes, {
					autoClose: false,
					decodeStrings: false
				});
				const entries = new Map();
				const spent = {
					entries: 0,
					nameBytes: 0
				};
				for await (const entry of zip.eachEntry()) {
					spent.entries += 1;
					spent.nameBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
					if (spent.entries > _folder_js__WEBPACK_IMPORTED_MODULE_5__.LN.entries || spent.nameBytes > _folder_js__WEBPACK_IMPORTED_MODULE_5__.LN.nameBytes) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_6__.k("too-large", file, {
						found: `the archive has more than ${_folder_js__WEBPACK_IMPORTED_MODULE_5__.LN.entries} entries, or names longer than those of any app`,
						remedy: "Check that this is the file that the build created."
					});
					const path = entryPath(entry, file);
					if (path !== "" && !entries.has(path)) entries.set(path, storedEntry(archive, path, entry));
				}
				return entries;
			} catch (error) {
				if (error instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_6__.k) throw error;
				throw await unreadableArchive(archive, error);
			}
		};
		const entryPath = (entry, file) => {
			const name = yauzl__WEBPACK_IMPORTED_MODULE_4__.ax(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
			const wrong = yauzl__WEBPACK_IMPORTED_MODULE_4__.U_(name) ?? (name.includes("\0") ? "a NUL in an entry name" : null);
			if (wrong === null) return (0, _lib_without_ending_js__WEBPACK_IMPORTED_MODULE_8__.s)(name, "/");
			throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_6__.k("unsafe-name", file, {
				found: `the archive has an entry that would be unpacked outside of its folder: ${wrong}`,
				remedy: "Create the archive again, with relative names that stay inside it."
			});
		};
		const storedEntry = (archive, path, entry) => {
			const unixMode = entry.versionMadeBy >>> 8 === 3 ? entry.externalFileAttributes >>> 16 : 0;
			const endsInSlash = entry.fileNameRaw.at(-1) === 47;
			return {
				archive,
				path,
				kind: endsInSlash ? "folder" : (unixMode & formatMode) === linkMode ? "link" : "file",
				sizeBytes: entry.uncompressedSize,
				compressedBytes: entry.compressedSize,
				method: entry.compressionMethod,
				encrypted: entry.isEncrypted(),
				checksum: entry.crc32,
				headerOffset: entry.relativeOffsetOfLocalHeader
			};
		};
		const unreadableArchive = async ({ handle, file, fileBytes }, cause) => {
			if (fileBytes === 0) {
				const empty = {
					found: "the file is empty",
					remedy: "Check the step that created or downloaded it."
				};
				return new _binary_error_js__WEBPACK_IMPORTED_MODULE_6__.k("empty", file, empty, { cause });
			}
			const start = Buffer.alloc(4);
			await handle.read(start, 0, start.length, 0);
			if (start.readUInt32LE(0) === localHeaderSignature) {
				const cut = {
					found: `the file (${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_9__.z3)(fileBytes)}) is an archive without its end, so it is probably truncated`,
					remedy: "Compare its size with the size in the build step, and download it again."
				};
				return new _binary_error_js__WEBPACK_IMPORTED_MODULE_6__.k("cut-short", file, cut, { cause });
			}
			const other = {
				found: "the file is not an APK, an IPA or a zip archive",
				remedy: "Use the file from the build, or set the input to a folder, which the action packs."
			};
			return new _binary_error_js__WEBPACK_IMPORTED_MODULE_6__.k("not-an-archive", file, other, { cause });
		};
		const blockBytes = 256 * 1024;
		class BlockReader extends yauzl__WEBPACK_IMPORTED_MODULE_4__.lJ {
			#fd;
			#fileBytes;
			#block = Buffer.alloc(0);
			#blockStart = 0;
			constructor(fd, fileBytes) {
				super();
				this.#fd = fd;
				this.#fileBytes = fileBytes;
			}
			read(target, offset, length, position, callback) {
				if (!(position >= 0 && position + length <= this.#fileBytes)) {
					callback(new RangeError("a position outside of the file"));
					return;
				}
				if (position < this.#blockStart || position + length > this.#blockStart + this.#block.length) this.#load(position, length);
				const from = position - this.#blockStart;
				callback(null, this.#block.copy(target, offset, from, from + length));
			}
			#load(position, length) {
				const wanted = Math.min(Math.max(length, blockBytes), this.#fileBytes - position);
				const block = Buffer.allocUnsafe(wanted);
				this.#block = block.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#fd, block, 0, wanted, position));
				this.#blockStart = position;
			}
		}
		const localHeaderSignature = 67324752;
		const localHeaderBytes = 30;
		const plausibleRatio = 100;
		const smallBytes = 1e6;
		const readArchiveData = async (entry, maxBytes) => {
			refuseTooLarge(entry, maxBytes);
			const data = Buffer.allocUnsafe(entry.sizeBytes);
			let length = 0;
			for await (const block of readArchiveBlocks(entry, maxBytes)) length += block.copy(data, length);
			return data;
		};
		async function* readArchiveBlocks(entry, maxBytes) {
			refuseTooLarge(entry, maxBytes);
			let length = 0;
			let checksum = 0;
			for await (const block of unpackedBlocks(entry)) {
				length += block.length;
				if (length > entry.sizeBytes) break;
				checksum = (0, node_zlib__WEBPACK_IMPORTED_MODULE_3__.crc32)(block, checksum);
				yield block;
			}
			if (length !== entry.sizeBytes || checksum !== entry.checksum) throw damagedEntry(entry);
		}
		const readArchiveStart = async (entry, bytes) => {
			const blocks = [];
			let length = 0;
			for await (const block of unpackedBlocks(entry)) {
				blocks.push(block);
				length += block.length;
				if (length >= bytes) break;
			}
			return Buffer.concat(blocks).subarray(0, bytes);
		};
		async function* unpackedBlocks(entry) {
			refuseUnreadable(entry);
			const packed = packedBlocks(entry, await startOfPacked(entry));
			try {
				yield* entry.method === 0 ? packed : inflated(packed);
			} catch (error) {
				throw damagedEntry(entry, error);
			}
		}
		async function* packedBlocks({ archive, compressedBytes }, start) {
			for (let position = 0; position < compressedBytes;) {
				const block = Buffer.allocUnsafe(Math.min(blockBytes, compressedBytes - position));
				const { bytesRead } = await archive.handle.read(block, 0, block.length, start + position);
				if (bytesRead === 0) return;
				position += bytesRead;
				yield block.subarray(0, bytesRead);
			}
		}
		const inflated = (packed) => {
			const unpacker = (0, node_zlib__WEBPACK_IMPORTED_MODULE_3__.createInflateRaw)({ chunkSize: blockBytes });
			(0, node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(packed, unpacker).catch(() => {});
			return unpacker;
		};
		const refuseTooLarge = ({ archive, path, sizeBytes, compressedBytes }, maxBytes) => {
			const isBomb = sizeBytes > smallBytes && sizeBytes > compressedBytes * plausibleRatio;
			if (sizeBytes <= maxBytes && !isBomb && compressedBytes <= sizeBytes * 1.1 + 1e3) return;
			throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_6__.k("too-large", archive.file, {
				found: `${path} unpacks from ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_9__.z3)(compressedBytes)} to ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_9__.z3)(sizeBytes)}, which is not plausible or more than ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_9__.z3)(maxBytes)}`,
				remedy: "Check that this is the file that the build created."
			});
		};
		const refuseUnreadable = ({ archive, path, encrypted, method }) => {
			if (!encrypted && (method === 0 || method === 8)) return;
			throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_6__.k("unsupported", archive.file, {
				found: encrypted ? `${path} is encrypted` : `${path} is packed by method ${method}, which is not supported`,
				remedy: "Create the archive with ordinary zip settings, without a password."
			});
		};
		const startOfPacked = async (entry) => {
			const { archive, headerOffset, compressedBytes } = entry;
			if (!Number.isSafeInteger(headerOffset)) throw damagedEntry(entry);
			const header = Buffer.alloc(localHeaderBytes);
			const { bytesRead } = await archive.handle.read(header, 0, localHeaderBytes, headerOffset);
			if (bytesRead < localHeaderBytes || header.readUInt32LE(0) !== localHeaderSignature) throw damagedEntry(entry);
			const start = headerOffset + localHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
			if (start + compressedBytes > archive.fileBytes) throw damagedEntry(entry);
			return start;
		};
		const damagedEntry = ({ archive, path }, cause) => {
			const problem = {
				found: `${path} does not match the size and checksum that the archive has for it`,
				remedy: "Download or build the file again."
			};
			return new _binary_error_js__WEBPACK_IMPORTED_MODULE_6__.k("damaged", archive.file, problem, { cause });
		};
	}),
	55667: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => BinaryError });
		class BinaryError extends Error {
			code;
			file;
			found;
			remedy;
			constructor(code, file, problem, options) {
				super(`${file}: ${problem.found}. ${problem.remedy}`, options);
				this.name = "BinaryError";
				this.code = code;
				this.file = file;
				this.found = problem.found;
				this.remedy = problem.remedy;
			}
		}
	}),
	66613: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ko: () => readFirstBytes,
			LN: () => treeLimits,
			aR: () => isBundleName,
			j1: () => readFolder,
			lQ: () => isFolder
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71698);
		var _lib_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48734);
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55667);
		var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
			if (value !== null && value !== void 0) {
				if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					if (async) inner = dispose;
				}
				if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
				if (inner) dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				};
				env.stack.push({
					value,
					dispose,
					async
				});
			} else if (async) {
				env.stack.push({ async: true });
			}
			return value;
		};
		var __disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = true;
				}
				var r, s = 0;
				function next() {
					while (r = env.stack.pop()) {
						try {
							if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
							if (r.dispose) {
								var result = r.dispose.call(r.value);
								if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
									fail(e);
									return next();
								});
							} else s |= 1;
						} catch (e) {
							fail(e);
						}
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
			var e = new Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		const readFolder = async (folder) => {
			const root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
			const prefix = isBundleName(root) ? `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root)}/` : "";
			const entries = new Map();
			let sizeBytes = 0;
			const walk = async (relative) => {
				for (const found of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, relative), { withFileTypes: true })) {
					if (entries.size >= treeLimits.entries) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_2__.k("too-large", folder, {
						found: `the folder has more than ${treeLimits.entries} files`,
						remedy: "Use the folder that the build created, not a folder above it."
					});
					const path = relative === "" ? found.name : `${relative}/${found.name}`;
					if (found.isDirectory()) {
						entries.set(prefix + path, {
							kind: "folder",
							sizeBytes: 0
						});
						await walk(path);
					} else if (found.isFile()) {
						const { size } = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
						sizeBytes += size;
						entries.set(prefix + path, {
							kind: "file",
							sizeBytes: size
						});
					} else if (found.isSymbolicLink()) {
						entries.set(prefix + path, {
							kind: "link",
							sizeBytes: 0
						});
					}
				}
			};
			try {
				await walk("");
			} catch (cause) {
				if (cause instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_2__.k) throw cause;
				const found = `the folder cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`;
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_2__.k("unreadable", folder, {
					found,
					remedy: "Check its permissions, and that the build has ended."
				}, { cause });
			}
			const fileAt = (path, maxBytes) => {
				const entry = entries.get(path);
				if (entry?.kind === "file" && entry.sizeBytes <= maxBytes) return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path.slice(prefix.length));
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_2__.k("too-large", folder, {
					found: `${path} is not a file of at most ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_3__.z3)(maxBytes)}`,
					remedy: "Check that this is the folder that the build created."
				});
			};
			return {
				file: folder,
				container: "folder",
				sizeBytes,
				entries,
				read: async (path, maxBytes) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(fileAt(path, maxBytes)),
				readStart: async (path, bytes) => readFirstBytes(fileAt(path, Number.POSITIVE_INFINITY), bytes),
				readBlocks: (path, maxBytes) => (0, _lib_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(fileAt(path, maxBytes))
			};
		};
		const isFolder = async (file) => {
			try {
				return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).isDirectory();
			} catch {
				return false;
			}
		};
		const isBundleName = (path) => /\.(?:app|xctest|framework)$/.test(path);
		const readFirstBytes = async (file, bytes) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const handle = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "r"), true);
				const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
				return buffer.subarray(0, bytesRead);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		const treeLimits = {
			entries: 1e5,
			nameBytes: 32e6
		};
	})
};
;
