"use strict";
exports.id = 551;
exports.ids = [551];
exports.modules = {
	97490: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I5: () => rootOf,
			M1: () => topNames,
			Om: () => mayHoldFlows,
			PN: () => hasOneParent,
			UK: () => yamlPaths,
			Vc: () => stemOf,
			ZP: () => linkPaths,
			gE: () => isClutter
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		const hasOneParent = (tree) => {
			const [only, ...others] = topNames(tree).filter((name) => !name.startsWith("."));
			return only !== undefined && others.length === 0 && isFolderIn(tree, only);
		};
		const isClutter = (path) => /(?:^|\/)(?:__MACOSX(?:\/|$)|\.DS_Store$|\._)/.test(path);
		const parentFolder = (tree) => {
			const names = topNames(tree).filter((name) => !isClutter(name));
			const visible = names.filter((name) => !name.startsWith("."));
			const [only, ...others] = visible.length === 0 ? names : visible;
			return only !== undefined && others.length === 0 && isFolderIn(tree, only) ? only : undefined;
		};
		const topNames = (tree) => [...new Set([...tree.entries.keys()].map((path) => path.split("/", 1)[0] ?? ""))].sort();
		const isFolderIn = ({ entries }, name) => {
			const entry = entries.get(name);
			return entry === undefined || entry.kind === "folder";
		};
		const mayHoldFlows = (tree) => yamlPaths(tree, rootOf(tree)).length > 0;
		const rootOf = (tree) => {
			const parent = tree.container === "archive" ? parentFolder(tree) : undefined;
			return parent === undefined ? "" : `${parent}/`;
		};
		const yamlPaths = (tree, root) => pathsOf(tree, root, "file", /^\.|^__MACOSX$|\.(?:app|xctest|framework)$/).filter((path) => /\.ya?ml$/.test(path));
		const linkPaths = (tree, root) => pathsOf(tree, root, "link", /^\.|^__MACOSX$|^node_modules$/);
		const pathsOf = ({ entries }, root, kind, outside) => [...entries].filter(([path, entry]) => entry.kind === kind && path.startsWith(root)).map(([path]) => path.slice(root.length)).filter((path) => !path.split("/").some((part) => outside.test(part))).sort();
		const stemOf = (path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path).replace(/\.ya?ml$/, "");
	}),
	24672: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			packFolderAs: () => packFolderAs,
			repackUnderOneFolder: () => repackUnderOneFolder
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
		var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57075);
		var node_stream__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_3__);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);
		var node_stream_promises__WEBPACK_IMPORTED_MODULE_4___default = __webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_4__);
		var yazl__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93044);
		var _archive_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72735);
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55667);
		var _folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66613);
		var _maestro_suite_layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97490);
		const packFolderAs = async (folder, target, packedAs) => {
			const path = `${target}.${packedAs === "ipa" ? "ipa" : "zip"}`;
			if (packedAs === "one-folder-zip") await (0, _archive_js__WEBPACK_IMPORTED_MODULE_6__.H)(folder, (tree) => packSuite(tree, path));
			else await packDirectory(folder, path, packedAs);
			return packedAt(path);
		};
		const repackUnderOneFolder = async (file, target) => (0, _archive_js__WEBPACK_IMPORTED_MODULE_6__.x)(file, async (tree) => {
			if ((0, _maestro_suite_layout_js__WEBPACK_IMPORTED_MODULE_7__.PN)(tree)) return undefined;
			await packSuite(tree, target);
			return packedAt(target);
		});
		const packedAt = async (path) => ({
			path,
			sizeBytes: (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).size
		});
		const fixedTime = {
			mtime: new Date(1980, 0, 1, 0, 0, 0),
			forceDosTimestamp: true
		};
		const modeBits = 4095;
		const fileMode = 32768;
		const folderMode = 16384;
		const linkMode = 40960;
		const packDirectory = async (folder, outFile, layout) => {
			const root = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder);
			if (layout === "ipa" && !root.endsWith(".app")) {
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_8__.k("cannot-pack", folder, {
					found: "the name of the folder does not end in .app",
					remedy: "Set the input to the .app folder that the build created."
				});
			}
			if (isInside((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(outFile), root)) throw cannotPack(folder, "the output file is inside the folder to be packed");
			const { entries } = await (0, _folder_js__WEBPACK_IMPORTED_MODULE_9__.j1)(folder);
			const prefix = layout === "ipa" ? "Payload/" : "";
			try {
				await writeZip(outFile, async (zip, onError) => {
					for (const path of [...entries.keys()].sort()) await addFromFolder(zip, root, path, prefix + path, onError);
				});
			} catch (cause) {
				if (cause instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_8__.k) throw cause;
				throw cannotPack(folder, `the folder cannot be packed: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
			}
		};
		const addFromFolder = async (zip, root, path, name, onError) => {
			const from = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0, _folder_js__WEBPACK_IMPORTED_MODULE_9__.aR)(root) ? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, "..") : root, path);
			const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(from);
			const permissions = stats.mode & modeBits;
			if (stats.isDirectory()) {
				zip.addEmptyDirectory(name, {
					...fixedTime,
					mode: folderMode | permissions
				});
			} else if (stats.isSymbolicLink()) {
				const target = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(from);
				if ((0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(target) || !isInside((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(from, "..", target), root)) {
					throw cannotPack(root, `the link ${path} leads out of the folder`);
				}
				zip.addBuffer(Buffer.from(target), name, {
					...fixedTime,
					mode: linkMode | 511,
					compress: false
				});
			} else {
				zip.addReadStreamLazy(name, {
					...fixedTime,
					mode: fileMode | permissions,
					size: stats.size
				}, (use) => {
					use(null, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(from).on("error", onError));
				});
			}
		};
		const isInside = (path, folder) => {
			const way = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
			return way !== "" && way !== ".." && !way.startsWith("../") && !way.startsWith("..\\") && !(0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
		};
		const cannotPack = (folder, found, cause) => new _binary_error_js__WEBPACK_IMPORTED_MODULE_8__.k("cannot-pack", folder, {
			found,
			remedy: "Use the folder as the build created it."
		}, { cause });
		const writeZip = async (outFile, fill) => {
			const zip = new yazl__WEBPACK_IMPORTED_MODULE_5__.u();
			const failed = Promise.withResolvers();
			zip.on("error", failed.reject);
			const partFile = `${outFile}.part`;
			const output = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(partFile);
			const writing = (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(zip.outputStream, output);
			const filling = fill(zip, failed.reject).then(() => zip.end());
			try {
				await Promise.race([Promise.all([filling, writing]), failed.promise]);
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partFile, outFile);
			} catch (cause) {
				output.destroy();
				await writing.catch(() => {});
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(partFile, { force: true });
				throw cause;
			}
		};
		const suiteLimits = {
			fileBytes: 1e8,
			allBytes: 5e8
		};
		const packSuite = async (tree, outFile) => {
			const root = (0, _maestro_suite_layout_js__WEBPACK_IMPORTED_MODULE_7__.I5)(tree);
			const files = [...tree.entries].filter(([name, { kind }]) => kind === "file" && name.startsWith(root) && !(0, _maestro_suite_layout_js__WEBPACK_IMPORTED_MODULE_7__.gE)(name)).toSorted(([one], [other]) => one < other ? -1 : 1);
			const large = files.find(([, { sizeBytes }]) => sizeBytes > suiteLimits.fileBytes);
			const allBytes = files.reduce((sum, [, { sizeBytes }]) => sum + sizeBytes, 0);
			if (large !== undefined || allBytes > suiteLimits.allBytes) throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_8__.k("too-large", tree.file, {
				found: large === undefined ? `the suite has ${Math.ceil(allBytes / 1e6)} MB, but at most ${suiteLimits.allBytes / 1e6} MB are packed` : `${large[0]} has ${Math.ceil(large[1].sizeBytes / 1e6)} MB, but a file of a suite may have at most ${suiteLimits.fileBytes / 1e6} MB`,
				remedy: "Use the folder with the flows, not a folder above it."
			});
			const parent = visibleName(root === "" ? tree.file : root);
			await writeZip(outFile, async (zip, onError) => {
				for (const [name, { sizeBytes }] of files) zip.addReadStreamLazy(`${parent}/${name.slice(root.length)}`, {
					...fixedTime,
					size: sizeBytes
				}, (use) => {
					tree.read(name, suiteLimits.fileBytes).then((bytes) => use(null, node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable.from([bytes])), onError);
				});
			});
		};
		const visibleName = (fileOrFolder) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(fileOrFolder).replace(/\.zip$/i, "").replace(/^\.+/, "").replaceAll(/[^\w.-]/g, "-") || "flows";
	}),
	60695: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
	})
};
;
