"use strict";
exports.id = 144;
exports.ids = [144];
exports.modules = {
	61022: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tn: () => plistTexts,
			W_: () => parsePlist,
			_y: () => plainValue,
			a: () => plistText
		});
		var saxes__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59800);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61640);
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55667);
		var _work_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58972);
		const parsePlist = (bytes) => {
			const isBinary = bytes.toString("latin1", 0, 8) === "bplist00";
			const value = isBinary ? readBinaryPlist(bytes) : readXmlPlist(bytes);
			return value instanceof Map ? value : new Map();
		};
		const trailerBytes = 32;
		const readBinaryPlist = (bytes) => {
			const trailer = bytes.length - trailerBytes;
			if (trailer < 8) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("a truncated property list");
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
			(0, _work_budget_js__WEBPACK_IMPORTED_MODULE_2__.R)(reader.workBudget, 1);
			if (object >= reader.objects || depth > deepestPlist) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("a property list with references outside of itself");
			const at = readInteger(reader.bytes, reader.table + object * reader.offsetBytes, reader.offsetBytes);
			const marker = reader.bytes.readUInt8(at);
			switch (marker >>> 4) {
				case 0: return marker === 8 || marker === 9 ? marker === 9 : undefined;
				case 1: return readNumber(reader.bytes, at + 1, 2 ** (marker & 15));
				case 2: return (marker & 15) === 2 ? reader.bytes.readFloatBE(at + 1) : reader.bytes.readDoubleBE(at + 1);
				case 5: return readText(reader, at, 1);
				case 6: return readText(reader, at, 2);
				case 10: return readList(reader, at, depth);
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
		const readText = (reader, at, unitBytes) => {
			const { count, start } = readCount(reader, at);
			(0, _work_budget_js__WEBPACK_IMPORTED_MODULE_2__.R)(reader.workBudget, count);
			const end = start + count * unitBytes;
			if (end > reader.bytes.length) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("a text that does not fit");
			if (unitBytes === 1) return reader.bytes.toString("latin1", start, end);
			return Buffer.from(reader.bytes.subarray(start, end)).swap16().toString("utf16le");
		};
		const readList = (reader, at, depth) => {
			const { count, start } = readCount(reader, at);
			(0, _work_budget_js__WEBPACK_IMPORTED_MODULE_2__.R)(reader.workBudget, count);
			return Array.from({ length: count }, (_, index) => readReference(reader, start, index, depth));
		};
		const readDictionary = (reader, at, depth) => {
			const { count, start } = readCount(reader, at);
			(0, _work_budget_js__WEBPACK_IMPORTED_MODULE_2__.R)(reader.workBudget, count);
			const dictionary = new Map();
			for (let index = 0; index < count; index++) {
				const key = readReference(reader, start, index, depth);
				if (typeof key === "string") dictionary.set(key, readReference(reader, start, count + index, depth));
			}
			return dictionary;
		};
		const readReference = (reader, start, index, depth) => {
			const { bytes, referenceBytes } = reader;
			return readObject(reader, readInteger(bytes, start + index * referenceBytes, referenceBytes), depth + 1);
		};
		const readNumber = (bytes, at, size) => {
			if (size < 8) return readInteger(bytes, at, size);
			return Number(bytes.readBigInt64BE(at + size - 8));
		};
		const readInteger = (bytes, at, size) => {
			if (size >= 1 && size <= 6) return bytes.readUIntBE(at, size);
			if (size !== 8) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("an integer of unknown size");
			const value = Number(bytes.readBigUInt64BE(at));
			if (!Number.isSafeInteger(value)) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("an implausibly large integer");
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
				else if (container.kind === "array") container.value.push(value);
				else if (container.key !== undefined) {
					container.value.set(container.key, value);
					container.key = undefined;
				}
			};
			const parser = new saxes__WEBPACK_IMPORTED_MODULE_0__.wT();
			parser.on("error", (error) => {
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF(`a property list that is neither binary nor XML (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__.Q)(error).slice(0, 100)})`, { cause: error });
			});
			parser.on("text", (piece) => {
				text += piece;
			});
			parser.on("cdata", (piece) => {
				text += piece;
			});
			parser.on("opentag", ({ name }) => {
				text = "";
				depth += 1;
				if (depth > deepestPlist) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.IF("a property list that nests too deeply");
				if (name === "array") containers.push({
					kind: "array",
					value: []
				});
				if (name === "dict") containers.push({
					kind: "dict",
					value: new Map(),
					key: undefined
				});
			});
			parser.on("closetag", ({ name }) => {
				depth -= 1;
				const container = containers.at(-1);
				if (name === "array" || name === "dict") {
					containers.pop();
					put(container?.value);
				} else if (name === "key") {
					if (container?.kind === "dict") container.key = text;
				} else if (name !== "plist") {
					put(elementValue(name, text));
				}
				text = "";
			});
			parser.write(bytes.toString("utf8")).close();
			return result;
		};
		const elementValue = (element, text) => {
			switch (element) {
				case "string": return text;
				case "integer":
				case "real": return Number(text);
				case "true": return true;
				case "false": return false;
				default: return undefined;
			}
		};
		const deepestPlist = 64;
		const plistText = (plist, key) => {
			const value = plist.get(key);
			return typeof value === "string" && value !== "" ? value : undefined;
		};
		const plistTexts = (plist, key) => {
			const value = plist.get(key);
			return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
		};
		const plainValue = (value) => {
			if (value instanceof Map) return Object.fromEntries([...value].map(([key, inner]) => [key, plainValue(inner)]));
			return Array.isArray(value) ? value.map(plainValue) : value;
		};
	}),
	72735: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => withArchive });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
		var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
		var node_util__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_2__);
		var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_3__);
		var yauzl__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20663);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71698);
		var _lib_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48734);
		var _lib_without_ending_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59247);
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55667);
		var _folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66613);
		var _release_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42624);
		const linkMode = 40960;
		const formatMode = 61440;
		const withArchive = async (file, use) => {
			const handle = await openFile(file);
			try {
				const sizeBytes = (await handle.stat()).size;
				const archive = {
					handle,
					file,
					fileBytes: sizeBytes
				};
				const stored = await listEntries(archive);
				const entryAt = (path) => {
					const entry = stored.get(path);
					if (entry !== undefined) return entry;
					throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_7__.kM("damaged", file, {
						found: `no ${path}`,
						expected: "an archive that holds it",
						remedy: "Build it again."
					});
				};
				return await use({
					file,
					container: "archive",
					sizeBytes,
					entries: stored,
					read: (path, maxBytes) => readArchiveData(archive, path, entryAt(path), maxBytes),
					readStart: (path, bytes) => readArchiveStart(archive, path, entryAt(path), bytes)
				});
			} finally {
				await handle.close();
			}
		};
		const openFile = async (file) => {
			const problem = {
				expected: "a file that can be read",
				remedy: "Check the path, and that the step before this one made the file."
			};
			try {
				await (0, _lib_regular_file_js__WEBPACK_IMPORTED_MODULE_6__.T1)(file);
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, "r");
			} catch (cause) {
				const found = cause instanceof Error ? cause.message : String(cause);
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_7__.kM("unreadable", file, {
					...problem,
					found
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
					if (spent.entries > _folder_js__WEBPACK_IMPORTED_MODULE_8__.LN.entries || spent.nameBytes > _folder_js__WEBPACK_IMPORTED_MODULE_8__.LN.nameBytes) throw tooManyEntries(file);
					const path = pathOf(entry, file);
					if (path !== "" && !entries.has(path)) entries.set(path, storedEntry(entry));
				}
				return entries;
			} catch (error) {
				if (error instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_7__.kM) throw error;
				throw await unreadableArchive(archive, error);
			}
		};
		const pathOf = (entry, file) => {
			const name = yauzl__WEBPACK_IMPORTED_MODULE_4__.ax(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
			const wrong = yauzl__WEBPACK_IMPORTED_MODULE_4__.U_(name) ?? (name.includes("\0") ? "a NUL in an entry name" : null);
			if (wrong === null) return (0, _lib_without_ending_js__WEBPACK_IMPORTED_MODULE_9__.s)(name, "/");
			throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_7__.kM("unsafe-name", file, {
				found: wrong,
				expected: "entries that stay inside of the archive",
				remedy: "Pack the folder itself, with relative names; do not use an archive from a source that you do not trust."
			});
		};
		const storedEntry = (entry) => {
			const unixMode = entry.versionMadeBy >>> 8 === 3 ? entry.externalFileAttributes >>> 16 : 0;
			const isFolder = entry.fileNameRaw.at(-1) === 47;
			return {
				kind: isFolder ? "folder" : (unixMode & formatMode) === linkMode ? "link" : "file",
				sizeBytes: entry.uncompressedSize,
				compressedBytes: entry.compressedSize,
				method: entry.compressionMethod,
				encrypted: entry.isEncrypted(),
				checksum: entry.crc32,
				headerOffset: entry.relativeOffsetOfLocalHeader
			};
		};
		const tooManyEntries = (file) => new _binary_error_js__WEBPACK_IMPORTED_MODULE_7__.kM("too-large", file, {
			found: `more than ${_folder_js__WEBPACK_IMPORTED_MODULE_8__.LN.entries} entries, or names longer than those of any app`,
			expected: "an app or a test suite",
			remedy: "Check that this is the file that the build created."
		});
		const unreadableArchive = async ({ handle, file, fileBytes }, cause) => {
			if (fileBytes === 0) {
				const problem = {
					found: "an empty file",
					expected: "an archive",
					remedy: "Check the step that made or downloaded it."
				};
				return new _binary_error_js__WEBPACK_IMPORTED_MODULE_7__.kM("empty", file, problem, { cause });
			}
			const start = Buffer.alloc(4);
			await handle.read(start, 0, start.length, 0);
			if (start.readUInt32LE(0) === localHeaderSignature) {
				const problem = {
					found: `an archive of ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__.z3)(fileBytes)} whose directory, at its end, is missing or damaged`,
					expected: "a complete archive",
					remedy: "The file is probably truncated: compare its size with that in the build step, and download it again."
				};
				return new _binary_error_js__WEBPACK_IMPORTED_MODULE_7__.kM("cut-short", file, problem, { cause });
			}
			const problem = {
				found: "a file that is not a zip archive",
				expected: "an APK, an IPA or a zip archive",
				remedy: "Use the file from the build, or set the input to the folder; the action packs it."
			};
			return new _binary_error_js__WEBPACK_IMPORTED_MODULE_7__.kM("not-an-archive", file, problem, { cause });
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
		const spareBytes = 64;
		const headRoomBytes = 1024;
		const inflate = (0, node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_3__.inflateRaw);
		const readArchiveData = async (archive, path, entry, maxBytes) => {
			refuseUnreadable(archive.file, path, entry);
			if (entry.sizeBytes > maxBytes || isBomb(entry)) {
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_7__.kM("too-large", archive.file, {
					found: `${path}, which unpacks from ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__.z3)(entry.compressedBytes)} to ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__.z3)(entry.sizeBytes)}`,
					expected: `at most ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_5__.z3)(maxBytes)}, and a plausible compression ratio`,
					remedy: "Check that this is the file that the build created."
				});
			}
			const packed = await readPacked(archive, path, entry, entry.compressedBytes);
			const data = entry.method === 0 ? packed : await unpack(archive.file, path, entry, packed);
			if (data.length !== entry.sizeBytes || (0, node_zlib__WEBPACK_IMPORTED_MODULE_3__.crc32)(data) !== entry.checksum) throw damagedEntry(archive.file, path);
			return data;
		};
		const readArchiveStart = async (archive, path, entry, bytes) => {
			refuseUnreadable(archive.file, path, entry);
			const packed = await readPacked(archive, path, entry, Math.min(entry.compressedBytes, bytes + headRoomBytes));
			if (entry.method === 0) return packed.subarray(0, bytes);
			const unpacker = (0, node_zlib__WEBPACK_IMPORTED_MODULE_3__.createInflateRaw)({ finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_3__.constants.Z_SYNC_FLUSH });
			unpacker.end(packed);
			const chunks = [];
			let length = 0;
			try {
				for await (const chunk of unpacker) {
					chunks.push(chunk);
					length += chunk.length;
					if (length >= bytes) break;
				}
			} catch (error) {
				throw damagedEntry(archive.file, path, error);
			}
			return Buffer.concat(chunks).subarray(0, bytes);
		};
		const isBomb = ({ sizeBytes, compressedBytes }) => sizeBytes > smallBytes && sizeBytes > compressedBytes * plausibleRatio || compressedBytes > sizeBytes * 1.1 + 1e3;
		const refuseUnreadable = (file, path, entry) => {
			if (!entry.encrypted && (entry.method === 0 || entry.method === 8)) return;
			throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_7__.kM("unsupported", file, {
				found: entry.encrypted ? `${path}, which is encrypted` : `${path}, packed by method ${entry.method}`,
				expected: "entries that are stored or deflated, without a password",
				remedy: "Pack it with ordinary zip settings."
			});
		};
		const readPacked = async (archive, path, entry, bytes) => {
			const header = Buffer.alloc(localHeaderBytes);
			const headerRead = await readAt(archive, header, entry.headerOffset);
			if (headerRead < localHeaderBytes || header.readUInt32LE(0) !== localHeaderSignature) throw damagedEntry(archive.file, path);
			const start = entry.headerOffset + localHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
			if (start + bytes > archive.fileBytes) throw damagedEntry(archive.file, path);
			const packed = Buffer.allocUnsafe(bytes);
			if (await readAt(archive, packed, start) < bytes) throw damagedEntry(archive.file, path);
			return packed;
		};
		const readAt = async ({ handle }, target, position) => {
			if (!Number.isSafeInteger(position)) return 0;
			const { bytesRead } = await handle.read(target, 0, target.length, position);
			return bytesRead;
		};
		const unpack = async (file, path, entry, packed) => {
			const bytes = entry.sizeBytes + spareBytes;
			try {
				return await inflate(packed, {
					chunkSize: bytes,
					maxOutputLength: bytes
				});
			} catch (error) {
				throw damagedEntry(file, path, error);
			} finally {
				(0, _release_js__WEBPACK_IMPORTED_MODULE_10__._)(packed);
			}
		};
		const damagedEntry = (file, path, cause) => new _binary_error_js__WEBPACK_IMPORTED_MODULE_7__.kM("damaged", file, {
			found: `${path}, which does not unpack to the size and checksum that the archive gives for it`,
			expected: "a complete archive",
			remedy: "Download it again, or build it again."
		}, { cause });
	}),
	55667: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IF: () => FormatError,
			Zv: () => UnknownVersionError,
			kM: () => BinaryError,
			mz: () => readingPart
		});
		class BinaryError extends Error {
			code;
			file;
			found;
			expected;
			remedy;
			constructor(code, file, problem, options) {
				super(`${file}: found ${problem.found}, expected ${problem.expected}. ${problem.remedy}`, options);
				this.name = "BinaryError";
				this.code = code;
				this.file = file;
				this.found = problem.found;
				this.expected = problem.expected;
				this.remedy = problem.remedy;
			}
		}
		class FormatError extends Error {
			name = "FormatError";
		}
		class UnknownVersionError extends FormatError {
			name = "UnknownVersionError";
		}
		const readingPart = (file, part, read) => {
			try {
				return read();
			} catch (error) {
				if (!(error instanceof FormatError) && !(error instanceof RangeError)) throw error;
				const detail = error instanceof FormatError ? error.message : "a position outside of the file";
				throw new BinaryError(error instanceof UnknownVersionError ? "unsupported" : "damaged", file, {
					found: `${detail} in ${part}`,
					expected: "a file as the build tools write it",
					remedy: "Build it again, and check that no later step (download, cache, repackaging) changed it."
				}, { cause: error });
			}
		};
	}),
	66613: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LN: () => treeLimits,
			M1: () => topNames,
			aR: () => isBundleName,
			j1: () => readFolder,
			lQ: () => isFolder
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71698);
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55667);
		const readFolder = async (folder) => {
			const root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
			const prefix = isBundleName(root) ? `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root)}/` : "";
			const entries = new Map();
			let sizeBytes = 0;
			const walk = async (relative) => {
				for (const found of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, relative), { withFileTypes: true })) {
					if (entries.size >= treeLimits.entries) throw tooMany(folder);
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
				if (cause instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_3__.kM) throw cause;
				throw unreadableFolder(folder, cause);
			}
			const fileAt = (path, maxBytes) => {
				const entry = entries.get(path);
				if (entry?.kind === "file" && entry.sizeBytes <= maxBytes) return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path.slice(prefix.length));
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_3__.kM("too-large", folder, {
					found: `${path}, which is not a file of at most ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.z3)(maxBytes)}`,
					expected: "a folder as the build made it",
					remedy: "Check that this is the folder that the build made."
				});
			};
			return {
				file: folder,
				container: "folder",
				sizeBytes,
				entries,
				read: async (path, maxBytes) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(fileAt(path, maxBytes)),
				readStart: async (path, bytes) => readStart(fileAt(path, Number.POSITIVE_INFINITY), bytes)
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
		const readStart = async (file, bytes) => {
			const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "r");
			try {
				const start = Buffer.alloc(bytes);
				const { bytesRead } = await handle.read(start, 0, bytes, 0);
				return start.subarray(0, bytesRead);
			} finally {
				await handle.close();
			}
		};
		const unreadableFolder = (folder, cause) => new _binary_error_js__WEBPACK_IMPORTED_MODULE_3__.kM("unreadable", folder, {
			found: cause instanceof Error ? cause.message : String(cause),
			expected: "a folder that can be read",
			remedy: "Check its permissions, and that the build has ended."
		}, { cause });
		const tooMany = (folder) => new _binary_error_js__WEBPACK_IMPORTED_MODULE_3__.kM("too-large", folder, {
			found: `more than ${treeLimits.entries} files`,
			expected: "the folder of one app",
			remedy: "Use the folder that the build created, not a folder above it."
		});
		const treeLimits = {
			entries: 1e5,
			nameBytes: 32e6
		};
		const topNames = (tree) => {
			const names = new Set();
			for (const path of tree.entries.keys()) {
				const slash = path.indexOf("/");
				names.add(slash === -1 ? path : path.slice(0, slash));
			}
			names.delete("__MACOSX");
			names.delete(".DS_Store");
			return [...names].sort();
		};
	}),
	42624: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => release });
		const smallBytes = 1e6;
		const release = (bytes) => {
			const { buffer } = bytes;
			if (buffer instanceof ArrayBuffer && buffer.byteLength > smallBytes) buffer.transfer(0);
		};
	}),
	58972: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => spend });
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55667);
		const spend = (workBudget, steps) => {
			workBudget.left -= steps;
			if (workBudget.left < 0) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_0__.IF("parts that repeat more often than in any real build");
		};
	})
};
;
