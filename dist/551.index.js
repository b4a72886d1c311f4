"use strict";
exports.id = 551;
exports.ids = [551];
exports.modules = {
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
	23189: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			packFolderAs: () => packFolderAs,
			repackUnderOneFolder: () => repackUnderOneFolder
		});
		var promises_ = __webpack_require__(51455);
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var external_node_stream_ = __webpack_require__(57075);
		var external_node_stream_promises_ = __webpack_require__(46466);
		var yazl = __webpack_require__(93044);
		var archive = __webpack_require__(72735);
		var binary_error = __webpack_require__(55667);
		var binaries_folder = __webpack_require__(66613);
		var external_node_crypto_ = __webpack_require__(77598);
		;
		const fixedTime = new Date(1980, 0, 1, 0, 0, 0);
		const modeBits = 4095;
		const fileMode = 32768;
		const folderMode = 16384;
		const linkMode = 40960;
		const packDirectory = async (folder, outFile, layout) => {
			refuseWrongFolder(folder, outFile, layout);
			const tree = await (0, binaries_folder.j1)(folder);
			const paths = [...tree.entries.keys()].sort();
			const zip = new yazl.u();
			const failed = Promise.withResolvers();
			zip.on("error", failed.reject);
			const hash = (0, external_node_crypto_.createHash)("sha256");
			let sizeBytes = 0;
			const counter = new external_node_stream_.Transform({ transform: (chunk, _encoding, done) => {
				hash.update(chunk);
				sizeBytes += chunk.length;
				done(null, chunk);
			} });
			const partFile = `${outFile}.part`;
			const writing = (0, external_node_stream_promises_.pipeline)(zip.outputStream, counter, (0, external_node_fs_.createWriteStream)(partFile));
			try {
				const adding = addAll({
					zip,
					root: (0, external_node_path_.resolve)(folder),
					prefix: layout === "ipa" ? "Payload/" : "",
					onError: failed.reject
				}, paths);
				await Promise.race([Promise.all([adding, writing]), failed.promise]);
				await (0, promises_.rename)(partFile, outFile);
			} catch (cause) {
				counter.destroy();
				await writing.catch(() => {});
				await (0, promises_.rm)(partFile, { force: true });
				throw cause instanceof binary_error.kM ? cause : cannotPack(folder, cause instanceof Error ? cause.message : String(cause), cause);
			}
			return {
				file: outFile,
				sizeBytes,
				sha256: hash.digest("hex"),
				entries: paths.length
			};
		};
		const refuseWrongFolder = (folder, outFile, layout) => {
			if (layout === "ipa" && !(0, external_node_path_.basename)((0, external_node_path_.resolve)(folder)).endsWith(".app")) {
				throw new binary_error.kM("cannot-pack", folder, {
					found: "a folder whose name does not end in .app",
					expected: "an .app folder, or an archive with one",
					remedy: "Set the input to the .app folder that the build created."
				});
			}
			if (isInside((0, external_node_path_.resolve)(outFile), (0, external_node_path_.resolve)(folder))) throw cannotPack(folder, "an output file inside of the folder to be packed");
		};
		const addAll = async ({ zip, root, prefix, onError }, paths) => {
			const base = (0, binaries_folder.aR)(root) ? (0, external_node_path_.join)(root, "..") : root;
			for (const path of paths) {
				const from = (0, external_node_path_.join)(base, path);
				const name = prefix + path;
				const stats = await (0, promises_.lstat)(from);
				const permissions = stats.mode & modeBits;
				const options = {
					mtime: fixedTime,
					forceDosTimestamp: true
				};
				if (stats.isDirectory()) {
					zip.addEmptyDirectory(name, {
						...options,
						mode: folderMode | permissions
					});
				} else if (stats.isSymbolicLink()) {
					const target = await (0, promises_.readlink)(from);
					if ((0, external_node_path_.isAbsolute)(target) || !isInside((0, external_node_path_.resolve)(from, "..", target), root)) {
						throw cannotPack(root, `${path}, a link that leads out of the folder`);
					}
					zip.addBuffer(Buffer.from(target), name, {
						...options,
						mode: linkMode | 511,
						compress: false
					});
				} else {
					zip.addReadStreamLazy(name, {
						...options,
						mode: fileMode | permissions,
						size: stats.size
					}, (use) => {
						use(null, (0, external_node_fs_.createReadStream)(from).on("error", onError));
					});
				}
			}
			zip.end();
		};
		const isInside = (path, folder) => {
			const way = (0, external_node_path_.relative)(folder, path);
			return way !== "" && way !== ".." && !way.startsWith("../") && !way.startsWith("..\\") && !(0, external_node_path_.isAbsolute)(way);
		};
		const cannotPack = (folder, found, cause) => new binary_error.kM("cannot-pack", folder, {
			found,
			expected: "a folder that contains only files, folders and links between them",
			remedy: "Use the folder as the build created it, and an output path outside of it."
		}, { cause });
		var suite = __webpack_require__(63333);
		;
		const limits = {
			fileBytes: 1e8,
			allBytes: 5e8
		};
		const needsPacking = (file) => (0, archive.x)(file, async (tree) => !(0, suite.PN)(tree));
		const packSuite = async (fileOrFolder, isFolder, outFile) => {
			if (isFolder) return write(await (0, binaries_folder.j1)(fileOrFolder), "", outFile);
			await (0, archive.x)(fileOrFolder, (tree) => write(tree, (0, suite.I5)(tree), outFile));
		};
		const write = async (tree, root, outFile) => {
			const files = [...tree.entries].filter(([name, { kind }]) => kind === "file" && name.startsWith(root) && !(0, suite.gE)(name)).map(([name, { sizeBytes }]) => ({
				name,
				sizeBytes
			})).toSorted((one, other) => one.name < other.name ? -1 : 1);
			refuse(tree, files);
			const parent = visibleName(root === "" ? tree.file : root);
			const zip = new yazl.u();
			const failed = Promise.withResolvers();
			zip.on("error", failed.reject);
			for (const { name, sizeBytes } of files) zip.addReadStreamLazy(`${parent}/${name.slice(root.length)}`, {
				mtime: fixedTime,
				forceDosTimestamp: true,
				size: sizeBytes
			}, (use) => {
				tree.read(name, limits.fileBytes).then((bytes) => use(null, external_node_stream_.Readable.from([bytes])), failed.reject);
			});
			zip.end();
			const partFile = `${outFile}.part`;
			try {
				await Promise.race([(0, external_node_stream_promises_.pipeline)(zip.outputStream, (0, external_node_fs_.createWriteStream)(partFile)), failed.promise]);
				await (0, promises_.rename)(partFile, outFile);
			} catch (error) {
				await (0, promises_.rm)(partFile, { force: true });
				throw error;
			}
		};
		const visibleName = (fileOrFolder) => external_node_path_default().basename(fileOrFolder).replace(/\.zip$/i, "").replace(/^\.+/, "").replaceAll(/[^\w.-]/g, "-") || "flows";
		const refuse = (tree, files) => {
			const large = files.find(({ sizeBytes }) => sizeBytes > limits.fileBytes);
			const allBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
			if (large === undefined && allBytes <= limits.allBytes) return;
			throw new binary_error.kM("too-large", tree.file, {
				found: large === undefined ? `files of ${Math.ceil(allBytes / 1e6)} MB` : `${large.name}, of ${Math.ceil(large.sizeBytes / 1e6)} MB`,
				expected: `a suite of flows: at most ${limits.allBytes / 1e6} MB, and ${limits.fileBytes / 1e6} MB in one file`,
				remedy: "Use the folder with the flows, not a folder above it."
			});
		};
		;
		const packFolderAs = async (folder, target, packedAs) => {
			if (packedAs === "one-folder-zip") return writeSuite(folder, true, `${target}.zip`);
			const { file, sizeBytes } = await packDirectory(folder, `${target}.${packedAs}`, packedAs);
			return {
				path: file,
				sizeBytes
			};
		};
		const repackUnderOneFolder = async (file, target) => await needsPacking(file) ? writeSuite(file, false, target) : undefined;
		const writeSuite = async (fileOrFolder, isFolder, target) => {
			await packSuite(fileOrFolder, isFolder, target);
			return {
				path: target,
				sizeBytes: (await (0, promises_.stat)(target)).size
			};
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
	89625: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
		var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97430);
		var _transport_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5258);
		const openFileForm = async (file, style, route, clock) => {
			const { handle, size } = await openFile(file.path, route);
			const form = new (form_data__WEBPACK_IMPORTED_MODULE_5___default())();
			appendFields(form, { custom_id: file.customId }, style);
			const placeholder = Buffer.from((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
			form.append("file", placeholder, {
				filename: file.fileName ?? (0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(file.path),
				contentType: "application/octet-stream",
				knownLength: size
			});
			return {
				chunks: withFile(form.getBuffer(), placeholder, contentOf({
					handle,
					size
				}, file.path, route, clock)),
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
			return (0, _transport_js__WEBPACK_IMPORTED_MODULE_7__.EN)(form.getBuffer(), contentTypeOf(form));
		};
		const appendFields = (form, fields, style) => {
			const given = Object.entries(fields).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]);
			if (style === "parts") for (const [name, value] of given) form.append(name, value);
			else if (given.length > 0) form.append("data", JSON.stringify(Object.fromEntries(given)));
		};
		const contentTypeOf = (form) => String(form.getHeaders()["content-type"]);
		async function* withFile(form, placeholder, content) {
			const start = form.lastIndexOf(placeholder);
			yield form.subarray(0, start);
			yield* content;
			yield form.subarray(start + placeholder.length);
		}
		async function* contentOf({ handle, size }, path, route, clock) {
			let bytesRead = 0;
			try {
				for await (const chunk of readChunks(handle, size, clock)) {
					bytesRead += chunk.length;
					yield chunk;
				}
			} catch (error) {
				throw unreadable(path, route, "cannot be read", error);
			}
			if (bytesRead < size) throw unreadable(path, route, "became shorter while it was sent");
		}
		const openFile = async (path, route) => {
			let handle;
			try {
				handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, "r");
				const stats = await handle.stat();
				if (!stats.isFile()) throw unreadable(path, route, "is not a file");
				if (stats.size === 0) throw unreadable(path, route, "is empty");
				return {
					handle,
					size: stats.size
				};
			} catch (error) {
				await handle?.close();
				throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_6__.E)(error, "cloud-local-file") ? error : unreadable(path, route, "cannot be read", error);
			}
		};
		const unreadable = (file, route, problem, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_6__.K("cloud-local-file", {
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
	}),
	82213: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G9: () => hasCacheService,
			pM: () => listCacheKeys,
			qb: () => openCacheStore
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26921);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71698);
		var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61640);
		const limitMs = 3e4;
		const mostBytes = 64e6;
		const openCacheStore = (kind, { environment, log, clock, signal }) => {
			let available = hasCacheService(environment);
			const name = `.mobile-test-cloud-${kind}`;
			const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(environment.GITHUB_WORKSPACE || process.cwd(), name);
			const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, "entry");
			const clear = () => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, {
				recursive: true,
				force: true
			});
			if (!available) log.notice("This runner has no cache service: nothing from earlier runs is used, and nothing is stored for later runs.");
			const attempt = async (what, work) => {
				signal.throwIfAborted();
				if (!available) return undefined;
				try {
					const load = async () => {
						const cache = await Promise.all([__webpack_require__.e(671), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
						if (!cache.isFeatureAvailable()) throw new Error("this server has no cache service");
						await clear();
						return work(cache);
					};
					return await withinLimit(load(), clock, signal);
				} catch (error) {
					signal.throwIfAborted();
					available = false;
					log.notice(`The cache could not ${what} (${(0, _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__.Q)(error)}); the run continues without it.`);
					return undefined;
				} finally {
					await clear().catch(() => {});
				}
			};
			return {
				available: () => available,
				restore: (key, restoreKeys) => attempt("be read", async ({ restoreCache }) => {
					const limits = {
						timeoutInMs: limitMs,
						segmentTimeoutInMs: limitMs
					};
					const found = await restoreCache([name], key, [...restoreKeys], limits, true);
					const content = found === undefined ? undefined : await readEntry(file);
					return found === undefined || content === undefined ? undefined : {
						key: found,
						content
					};
				}),
				save: async (key, content) => await attempt("be written", async ({ saveCache }) => {
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, ".gitignore"), "*\n");
					await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, content);
					return await saveCache([name], key, undefined, true) !== -1;
				}) === true
			};
		};
		const hasCacheService = (environment) => Boolean(environment.ACTIONS_RUNTIME_TOKEN && (environment.ACTIONS_RESULTS_URL || environment.ACTIONS_CACHE_URL));
		const withinLimit = async (work, clock, signal) => {
			const ended = new AbortController();
			const limit = clock.sleep(limitMs, AbortSignal.any([signal, ended.signal])).then(() => {
				throw new Error(`no response within ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__.a3)(limitMs)}`);
			});
			try {
				return await Promise.race([work, limit]);
			} finally {
				ended.abort();
			}
		};
		const readEntry = async (file) => {
			const size = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).then((found) => found.isFile() ? found.size : undefined, () => undefined);
			return size === undefined || size > mostBytes ? undefined : (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file);
		};
		const pageSize = 100;
		const listingSchema = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({ actions_caches: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			key: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			ref: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
		})) });
		const listCacheKeys = async (call, prefix, refs) => {
			const { data } = await call("GET /repos/{owner}/{repo}/actions/caches", {
				key: prefix,
				sort: "created_at",
				direction: "desc",
				per_page: pageSize
			});
			return listingSchema.parse(data).actions_caches.flatMap(({ key, ref }) => key.startsWith(prefix) && refs.includes(ref) ? [key] : []);
		};
	}),
	13247: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MZ: () => knownTest,
			lJ: () => ctrfDocument,
			qG: () => knownSuite
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(0);
		const fromOne = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1).max(1e4);
		const maxInstant = 864e13;
		const ms = zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(maxInstant).meta({ description: "Milliseconds." });
		const instant = zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(maxInstant).meta({ description: "Milliseconds since 1970 in UTC." });
		const status = zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
			"passed",
			"failed",
			"skipped"
		]);
		const texts = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).readonly();
		const attempt = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			attempt: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1).meta({ description: "1 is the first attempt; the last one is the test itself." }),
			status,
			duration: ms.exactOptional(),
			message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			trace: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			extra: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ rawStatus: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }).readonly()
		});
		const context = {
			device: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "`<device name>-<os version>`; empty for an entry that belongs to no device." }),
			shard: fromOne,
			shards: fromOne,
			attempt: fromOne.meta({ description: "1, or more where `retries` or `session-retries` ran a session again." }),
			ranOn: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "The device that ran it, where another alternative of the line took the place of `device`." }),
			build: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "Id of the build at the service." }),
			session: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "Id of the session at the service." })
		};
		const pastRun = {
			commit: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			date: zod__WEBPACK_IMPORTED_MODULE_1__.w$().meta({ description: "Start of the run, RFC 3339." }),
			url: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "The page of the run." })
		};
		const testHistory = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			label: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"new",
				"known",
				"flaky"
			]).exactOptional().meta({ description: "How the failure compares with earlier runs." }),
			since: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc(pastRun).readonly().exactOptional().meta({ description: "With `known`: the first of the failures up to now." }),
			flakyRate: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				rate: zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(1),
				failures: count,
				outcomes: count
			}).readonly().exactOptional().meta({ description: "Failures among the stored outcomes; those on a commit with passes and failures count double." }),
			recent: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"passed",
					"flaky",
					"failed"
				]),
				...pastRun,
				duration: ms.exactOptional()
			}).readonly()).readonly().meta({ description: "Outcomes in earlier runs, newest last, at most 50." })
		});
		const testExtra = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			...context,
			simulated: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().meta({ description: "Whether the built-in cloud answered." }),
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"test",
				"session",
				"verdict"
			]).meta({ description: "`session` and `verdict` stand for a problem that no test reports." }),
			quarantined: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().meta({ description: "The failure does not count." }),
			quarantine: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				reason: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				issue: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				until: zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}).readonly().exactOptional().meta({ description: "The entry of the quarantine file because of which the failure does not count." }),
			history: testHistory.readonly().exactOptional().meta({ description: "Results of earlier runs; absent for a test that always passed." }),
			expectedFailures: texts.exactOptional().meta({ description: "Failures that the test expected; they do not count." }),
			testId: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			properties: zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).readonly().exactOptional(),
			attachments: texts.exactOptional(),
			links: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				video: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				deviceLog: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				instrumentationLog: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				networkLog: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				screenshots: texts.exactOptional()
			}).readonly().exactOptional()
		});
		const test = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "The method; `suite` holds the class." }),
			status,
			duration: ms,
			start: instant.exactOptional(),
			stop: zod__WEBPACK_IMPORTED_MODULE_0__.aig().exactOptional(),
			suite: texts.exactOptional(),
			message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			trace: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			line: count.exactOptional(),
			rawStatus: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "The status as the service reported it." }),
			filePath: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			retries: count,
			retryAttempts: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(attempt.readonly()).readonly().exactOptional(),
			flaky: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().meta({ description: "Whether it passed only in a retry." }),
			stdout: texts.exactOptional(),
			stderr: texts.exactOptional(),
			device: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			extra: testExtra.readonly()
		});
		const session = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			...context,
			tests: count,
			start: instant.exactOptional(),
			duration: ms.exactOptional(),
			queued: ms.exactOptional(),
			folder: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "Inside the report folder." }),
			dashboard: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			video: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional()
		});
		const job = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			hash: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "Differs between the jobs of a matrix; the same in all run attempts." }),
			run: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "Id of the workflow run." }),
			runAttempt: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1),
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ description: "Id of the job in the workflow file." }),
			devices: texts,
			resolvedDevices: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				line: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				device: zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}).readonly()).readonly().exactOptional().meta({ description: "Every line of the input `devices` with the device that it resolved to; absent where all lines are exact." }),
			shards: zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([fromOne, zod__WEBPACK_IMPORTED_MODULE_0__.euz("auto")]).meta({ description: "Of the whole run." }),
			shard: fromOne.exactOptional().meta({ description: "The only shard of this job." }),
			suiteId: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "Package or bundle id of the test suite." })
		});
		const knownTest = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			className: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			ignored: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			parameterized: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			conditional: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			naming: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["derived", "free"]).exactOptional()
		});
		const knownSuite = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			tests: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(knownTest.readonly()).readonly(),
			unknown: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ part: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }).readonly()).readonly(),
			unseen: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
			customRunner: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().exactOptional()
		});
		const unstartedReason = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["fail-fast", "budget"]);
		const runExtra = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			simulated: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			verdict: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"passed",
				"failed",
				"error",
				"timed-out",
				"cancelled",
				"started",
				"planned"
			]).meta({ description: "The output `verdict` of the step." }),
			reason: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			code: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional().meta({ description: "Stable name of the reason, as in docs/troubleshooting.md." }),
			framework: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			project: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			job: job.readonly().exactOptional().meta({ description: "The job that wrote the document; absent where a collector job did." }),
			failOnFlaky: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			deviceMs: ms,
			predicted: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				deviceMs: ms,
				durationMs: ms,
				runs: fromOne
			}).readonly().exactOptional().meta({ description: "Predicted cost, and the number of earlier runs that it is based on; absent if there were none." }),
			queueMs: ms,
			totals: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				tests: count,
				passed: count,
				failed: count,
				skipped: count,
				flaky: count,
				missing: count,
				quarantined: count.exactOptional()
			}).readonly().meta({ description: "Counts over (test, device) pairs, as in the outputs of the step." }),
			builds: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				shard: fromOne,
				shards: fromOne,
				attempt: fromOne
			}).readonly()).readonly(),
			refs: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				app: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				testSuite: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().exactOptional(),
				media: texts.exactOptional()
			}).readonly().exactOptional().meta({ description: "What all builds used, as build requests name it; each absent where there is none, or where they differ." }),
			sessions: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(session.readonly()).readonly(),
			quarantine: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				file: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				warnings: texts
			}).readonly().exactOptional().meta({ description: "The quarantine file, and its entries that expired or match no known test, as sentences." }),
			history: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				earlierRuns: count,
				new: count,
				known: count,
				flaky: count,
				knownSince: zod__WEBPACK_IMPORTED_MODULE_1__.w$().exactOptional()
			}).readonly().exactOptional().meta({ description: "Failures by how they compare with earlier runs; absent if there were none." }),
			missingTests: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				devices: texts,
				notStarted: unstartedReason.exactOptional().meta({ description: "Why its shard was not started." })
			}).readonly()).readonly(),
			unstarted: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				reason: unstartedReason,
				shards: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(fromOne).readonly(),
				clause: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				stopped: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().meta({ description: "They were started, and stopped at the first failed test." })
			}).readonly()).readonly().exactOptional().meta({ description: "Shards and retries that were not started, by `fail-fast` or `max-device-minutes`." }),
			emptySelection: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().meta({ description: "The changed files selected no test (input `select`), so that the job started no build." }),
			knownSuite: knownSuite.readonly().exactOptional().meta({ description: "The discovered tests that the run had to report; absent where they are unknown." }),
			notices: texts
		});
		const summary = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			tests: count,
			passed: count,
			failed: count,
			skipped: count,
			pending: count,
			other: count,
			flaky: count,
			start: instant,
			stop: instant,
			duration: ms
		});
		const ctrfDocument = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			reportFormat: zod__WEBPACK_IMPORTED_MODULE_0__.euz("CTRF"),
			specVersion: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			timestamp: zod__WEBPACK_IMPORTED_MODULE_1__.w$().meta({ description: "RFC 3339." }),
			generatedBy: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			results: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				tool: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }).readonly(),
				summary: summary.readonly(),
				tests: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(test.readonly()).readonly(),
				environment: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
					reportName: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
					testEnvironment: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
					healthy: zod__WEBPACK_IMPORTED_MODULE_0__.zMY()
				}).readonly(),
				extra: runExtra.readonly()
			}).readonly()
		});
	}),
	91283: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			keepSuite: () => keepSuite,
			readSuite: () => readSuite
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26921);
		var _github_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82213);
		var _model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47206);
		var _results_ctrf_ctrf_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13247);
		const text = zod__WEBPACK_IMPORTED_MODULE_4__.YjP().max(1e4);
		const suiteTest = _results_ctrf_ctrf_document_js__WEBPACK_IMPORTED_MODULE_3__.MZ.extend({
			target: text.exactOptional(),
			file: text.exactOptional(),
			tags: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(text).exactOptional(),
			annotations: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(text).exactOptional(),
			sizes: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.k5n(_model_run_plan_js__WEBPACK_IMPORTED_MODULE_2__.tw)).exactOptional()
		});
		const suiteSchema = _results_ctrf_ctrf_document_js__WEBPACK_IMPORTED_MODULE_3__.qG.extend({
			tests: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(suiteTest),
			onRequest: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(suiteTest).exactOptional(),
			sequence: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(text).exactOptional(),
			unknown: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				part: text,
				reason: text
			})),
			suiteId: text.optional(),
			target: text.optional(),
			runner: text.optional(),
			targetPackage: text.optional(),
			classesRead: zod__WEBPACK_IMPORTED_MODULE_4__.Whr().min(0)
		});
		const keepSuite = async (reference, suite, context) => {
			const { store, key } = openEntry(reference, context);
			if (await store.save(key, JSON.stringify(suite))) context.log.info(`Stored the ${suite.tests.length} discovered tests for jobs that use ${reference}.`);
		};
		const readSuite = async (reference, context) => {
			const { store, key } = openEntry(reference, context);
			const stored = await store.restore(key, []);
			if (stored === undefined) return undefined;
			const suite = parseSuite(stored.content.toString());
			if (suite === undefined) context.log.info(`Could not read the tests stored for ${reference}, so missing tests cannot be detected.`);
			else context.log.info(`Found ${suite.tests.length} tests in the suite, discovered when ${reference} was uploaded.`);
			return suite;
		};
		const openEntry = (reference, { environment, log, clock, signal }) => {
			const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(reference).digest("hex").slice(0, 40);
			const quietLog = {
				...log,
				notice: (line) => log.info(line)
			};
			const store = (0, _github_cache_js__WEBPACK_IMPORTED_MODULE_1__.qb)("suite", {
				environment,
				log: quietLog,
				clock,
				signal
			});
			return {
				store,
				key: `mobile-test-cloud-suite-2-${hash}`
			};
		};
		const parseSuite = (stored) => {
			try {
				const { suiteId, target, runner, targetPackage, ...suite } = suiteSchema.parse(JSON.parse(stored));
				return {
					...suite,
					suiteId,
					target,
					runner,
					targetPackage
				};
			} catch {
				return undefined;
			}
		};
	})
};
;
