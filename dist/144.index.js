"use strict";
exports.id = 144;
exports.ids = [144];
exports.modules = {
	61022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => parsePlist });
		var saxes__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59800);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61640);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75977);
		var _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44594);
		const parsePlist = (bytes) => {
			const isBinary = bytes.toString("latin1", 0, 8) === "bplist00";
			const value = isBinary ? readBinaryPlist(bytes) : readXmlPlist(bytes);
			return (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_1__.u4)(value) ? value : emptyDictionary();
		};
		const emptyDictionary = () => Object.create(null);
		const trailerBytes = 32;
		const readBinaryPlist = (bytes) => {
			const trailer = bytes.length - trailerBytes;
			if (trailer < 8) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("a truncated property list");
			const reader = {
				bytes,
				offsetBytes: bytes.readUInt8(trailer + 6),
				referenceBytes: bytes.readUInt8(trailer + 7),
				objects: readInteger(bytes, trailer + 8, 8),
				table: readInteger(bytes, trailer + 24, 8),
				workBudget: { left: 4 * bytes.length }
			};
			return readObject(reader, readInteger(bytes, trailer + 16, 8), 0);
		};
		const readObject = (reader, object, depth) => {
			(0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.Rf)(reader.workBudget, 1);
			if (object >= reader.objects || depth > deepestPlist) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("a property list with references outside of itself");
			const at = readInteger(reader.bytes, reader.table + object * reader.offsetBytes, reader.offsetBytes);
			const marker = reader.bytes.readUInt8(at);
			switch (marker >>> 4) {
				case 0: return marker === 8 || marker === 9 ? marker === 9 : undefined;
				case 1: return readSignedInteger(reader.bytes, at + 1, 2 ** (marker & 15));
				case 2: return (marker & 15) === 2 ? reader.bytes.readFloatBE(at + 1) : reader.bytes.readDoubleBE(at + 1);
				case 5: return readString(reader, at, 1);
				case 6: return readString(reader, at, 2);
				case 10: return readArray(reader, at, depth);
				case 13: return readDictionary(reader, at, depth);
				default: return undefined;
			}
		};
		const readCount = ({ bytes }, at) => {
			const count = bytes.readUInt8(at) & 15;
			if (count < 15) return {
				count,
				start: at + 1
			};
			const size = 2 ** (bytes.readUInt8(at + 1) & 15);
			return {
				count: readInteger(bytes, at + 2, size),
				start: at + 2 + size
			};
		};
		const readString = (reader, at, unitBytes) => {
			const { count, start } = readCount(reader, at);
			(0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.Rf)(reader.workBudget, count);
			const end = start + count * unitBytes;
			if (end > reader.bytes.length) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("a text that does not fit");
			if (unitBytes === 1) return reader.bytes.toString("latin1", start, end);
			return Buffer.from(reader.bytes.subarray(start, end)).swap16().toString("utf16le");
		};
		const readArray = (reader, at, depth) => {
			const { count, start } = readCount(reader, at);
			(0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.Rf)(reader.workBudget, count);
			return Array.from({ length: count }, (_, index) => readReference(reader, start, index, depth));
		};
		const readDictionary = (reader, at, depth) => {
			const { count, start } = readCount(reader, at);
			(0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.Rf)(reader.workBudget, count);
			const dictionary = emptyDictionary();
			for (let index = 0; index < count; index++) {
				const key = readReference(reader, start, index, depth);
				if (typeof key === "string") dictionary[key] = readReference(reader, start, count + index, depth);
			}
			return dictionary;
		};
		const readReference = (reader, start, index, depth) => {
			const { bytes, referenceBytes } = reader;
			return readObject(reader, readInteger(bytes, start + index * referenceBytes, referenceBytes), depth + 1);
		};
		const readSignedInteger = (bytes, at, size) => {
			if (size < 8) return readInteger(bytes, at, size);
			return Number(bytes.readBigInt64BE(at + size - 8));
		};
		const readInteger = (bytes, at, size) => {
			if (size >= 1 && size <= 6) return bytes.readUIntBE(at, size);
			if (size !== 8) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("an integer of unknown size");
			const value = Number(bytes.readBigUInt64BE(at));
			if (!Number.isSafeInteger(value)) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("an implausibly large integer");
			return value;
		};
		const readXmlPlist = (bytes) => {
			const containers = [];
			let result;
			let text = "";
			let depth = 0;
			const put = (value) => {
				const container = containers.at(-1);
				if (container === undefined) result = value;
				else if (Array.isArray(container.value)) container.value.push(value);
				else if (container.key !== undefined) {
					container.value[container.key] = value;
					container.key = undefined;
				}
			};
			const addText = (piece) => {
				text += piece;
			};
			const parser = new saxes__WEBPACK_IMPORTED_MODULE_0__.wT();
			parser.on("error", (error) => {
				throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF(`a property list that is neither binary nor XML (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__.Q)(error).slice(0, 100)})`, { cause: error });
			});
			parser.on("text", addText);
			parser.on("cdata", addText);
			parser.on("opentag", ({ name }) => {
				text = "";
				depth += 1;
				if (depth > deepestPlist) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.IF("a property list that nests too deeply");
				if (name === "array") containers.push({ value: [] });
				if (name === "dict") containers.push({ value: emptyDictionary() });
			});
			parser.on("closetag", ({ name }) => {
				depth -= 1;
				const container = containers.at(-1);
				if (name === "array" || name === "dict") {
					containers.pop();
					put(container?.value);
				} else if (name === "key") {
					if (container !== undefined) container.key = text;
				} else if (name !== "plist") put(elementValues.get(name)?.(text));
				text = "";
			});
			parser.write(bytes.toString("utf8")).close();
			return result;
		};
		const elementValues = new Map([
			["string", (text) => text],
			["integer", Number],
			["real", Number],
			["true", () => true],
			["false", () => false]
		]);
		const deepestPlist = 64;
	}),
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
	44594: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IF: () => FormatError,
			OW: () => readIfValid,
			Rf: () => spend,
			Zv: () => UnknownVersionError,
			_r: () => release,
			mz: () => readingPart,
			qc: () => isFormatError
		});
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55667);
		class FormatError extends Error {
			name = "FormatError";
		}
		class UnknownVersionError extends FormatError {}
		const isFormatError = (error) => error instanceof FormatError || error instanceof RangeError;
		const readingPart = (file, part, read) => {
			try {
				return read();
			} catch (cause) {
				if (!isFormatError(cause)) throw cause;
				const detail = cause instanceof FormatError ? cause.message : "a position outside of the file";
				const problem = {
					found: `${part} cannot be read: ${detail}`,
					remedy: "Build the file again, and check that no later step (download, cache, repackaging) changed it."
				};
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_0__.k(cause instanceof UnknownVersionError ? "unsupported" : "damaged", file, problem, { cause });
			}
		};
		const readIfValid = (read) => {
			try {
				return read();
			} catch (error) {
				if (isFormatError(error) || error instanceof SyntaxError) return undefined;
				throw error;
			}
		};
		const spend = (workBudget, steps) => {
			workBudget.left -= steps;
			if (workBudget.left < 0) throw new FormatError("parts that repeat more often than in any real build");
		};
		const smallBytes = 1e6;
		const release = (bytes) => {
			const { buffer } = bytes;
			if (buffer instanceof ArrayBuffer && buffer.byteLength > smallBytes) buffer.transfer(0);
		};
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
	}),
	61640: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => firstLineOf });
		const firstLineOf = (error) => (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";
	})
};
;
