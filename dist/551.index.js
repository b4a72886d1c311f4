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
	})
};
;
