"use strict";
exports.id = 679;
exports.ids = [679];
exports.modules = {
	42450: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => baseName,
			p: () => readAppleBundle
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75977);
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55667);
		var _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44594);
		var _mach_o_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31425);
		var _plist_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61022);
		const plistLimitBytes = 1e6;
		const headBytes = 256 * 1024;
		const baseName = (path) => path.slice(path.lastIndexOf("/") + 1);
		const readAppleBundle = async (tree, path) => {
			const plist = await readInfoPlist(tree, path);
			const name = baseName(path);
			const named = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.$6)(plist, "CFBundleExecutable") || name.slice(0, name.lastIndexOf("."));
			const executable = tree.entries.has(`${path}/${named}`) ? `${path}/${named}` : undefined;
			return {
				path,
				name,
				bundleId: (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.$6)(plist, "CFBundleIdentifier") || undefined,
				version: (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.$6)(plist, "CFBundleShortVersionString") || undefined,
				minimumOs: (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.$6)(plist, "MinimumOSVersion") || undefined,
				target: await builtTarget(tree, executable) ?? declaredTarget(plist) ?? "unknown",
				executable
			};
		};
		const readInfoPlist = async (tree, path) => {
			const at = `${path}/Info.plist`;
			if (!tree.entries.has(at)) {
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.k("damaged", tree.file, {
					found: `${path} has no Info.plist`,
					remedy: "Pack the complete folder that Xcode created."
				});
			}
			const bytes = await tree.read(at, plistLimitBytes);
			return (0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.mz)(tree.file, at, () => (0, _plist_js__WEBPACK_IMPORTED_MODULE_3__.W)(bytes));
		};
		const declaredTarget = (plist) => {
			const platforms = [...(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.Ej)(plist.DTPlatformName), ...(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_0__.Ej)(plist.CFBundleSupportedPlatforms)];
			if (platforms.some((platform) => /^iphonesimulator$/i.test(platform))) return "simulator";
			if (platforms.some((platform) => /^iphoneos$/i.test(platform))) return "device";
			return undefined;
		};
		const builtTarget = async (tree, executable) => {
			if (executable === undefined) return undefined;
			const bytes = await tree.readStart(executable, headBytes);
			const platform = (0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.OW)(() => (0, _mach_o_js__WEBPACK_IMPORTED_MODULE_4__.tj)((0, _mach_o_js__WEBPACK_IMPORTED_MODULE_4__.DT)(bytes)));
			if (platform === undefined || platform === "other") return undefined;
			return platform === "ios" ? "device" : "simulator";
		};
	}),
	31425: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DT: () => openMachO,
			nv: () => symbolsIn,
			tj: () => platformOf
		});
		var _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44594);
		const magic = {
			image64: 0xfeedfacf,
			image32: 0xfeedface,
			fat: 0xcafebabe
		};
		const processors = {
			x86_64: 16777223,
			i386: 7
		};
		const commands = {
			symbolTable: 2,
			buildVersion: 50,
			minimumIos: 37
		};
		const symbolBytes = 16;
		const mostCommands = 1e4;
		const platforms = new Map([[2, "ios"], [7, "ios-simulator"]]);
		const openMachO = (bytes) => {
			const whole = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			const start = whole.getUint32(0) === magic.fat ? whole.getUint32(16) : 0;
			const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start);
			const found = view.getUint32(0, true);
			if (found !== magic.image64 && found !== magic.image32) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("no Mach-O file");
			const count = view.getUint32(16, true);
			if (count > mostCommands) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("implausibly many load commands");
			const list = [];
			let at = found === magic.image64 ? 32 : 28;
			for (let index = 0; index < count; index++) {
				const commandBytes = view.getUint32(at + 4, true);
				if (commandBytes < 8) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("a load command of the wrong size");
				list.push({
					kind: view.getUint32(at, true),
					at,
					bytes: commandBytes
				});
				at += commandBytes;
			}
			return {
				view,
				commands: list,
				processor: view.getUint32(4, true)
			};
		};
		const symbolsIn = function* ({ view, commands: list }) {
			const command = list.find(({ kind }) => kind === commands.symbolTable);
			if (command === undefined) return;
			const symbolsAt = view.getUint32(command.at + 8, true);
			const count = view.getUint32(command.at + 12, true);
			const namesAt = view.getUint32(command.at + 16, true);
			for (let index = 0; index < count; index++) {
				const at = symbolsAt + index * symbolBytes;
				yield {
					at,
					nameAt: namesAt + view.getUint32(at, true)
				};
			}
		};
		const platformOf = ({ view, commands: list, processor }) => {
			const built = list.find(({ kind }) => kind === commands.buildVersion);
			if (built !== undefined) return platforms.get(view.getUint32(built.at + 8, true)) ?? "other";
			if (!list.some(({ kind }) => kind === commands.minimumIos)) return "other";
			return processor === processors.x86_64 || processor === processors.i386 ? "ios-simulator" : "ios";
		};
	}),
	25790: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tb: () => applyTestPlans,
			UM: () => holdsTestPlan,
			Y0: () => plannedIn,
			mT: () => planFilesIn,
			t5: () => readTestPlans
		});
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75977);
		var _archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72735);
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55667);
		var _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44594);
		var _app_bundle_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42450);
		var _plist_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61022);
		const limitBytes = 4e6;
		const mostPlans = 20;
		const planFilesIn = ({ entries }) => [...entries.keys()].filter((path) => /^(?!__MACOSX)(?:[^/]+\/)?[^/]+\.xctestrun$/.test(path)).sort();
		const holdsTestPlan = async (fileOrFolder) => {
			try {
				return await (0, _archive_js__WEBPACK_IMPORTED_MODULE_0__.H)(fileOrFolder, async (tree) => planFilesIn(tree).length > 0);
			} catch (error) {
				if (error instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.k) return false;
				throw error;
			}
		};
		const readTestPlans = async (tree) => {
			const plans = [];
			for (const path of planFilesIn(tree).slice(0, mostPlans)) plans.push(parseTestPlan(path, await tree.read(path, limitBytes)));
			return plans;
		};
		const refusedKey = "DiagnosticCollectionPolicy";
		const parseTestPlan = (path, bytes) => {
			const targets = targetsOf(parsePlan(path, bytes));
			return {
				path,
				targets: targets.map(([name, { OnlyTestIdentifiers: only, ...target }]) => ({
					names: targetNames(name, target),
					only: Array.isArray(only) ? identifiersIn(only) : undefined
				})),
				refusedKeys: targets.some(([, target]) => refusedKey in target) ? [refusedKey] : []
			};
		};
		const parsePlan = (path, bytes) => (0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_2__.OW)(() => path.endsWith(".xctestplan") ? JSON.parse(bytes.toString("utf8")) : (0, _plist_js__WEBPACK_IMPORTED_MODULE_3__.W)(bytes));
		const targetsOf = (run) => {
			if (!(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u4)(run)) return [];
			const { TestConfigurations: configurations, ...others } = run;
			if (Array.isArray(configurations)) return configurations.flatMap((configuration) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.Of)((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.C5)(configuration, "TestTargets"))).filter(_lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u4).map((target) => ["", target]);
			return Object.entries(others).flatMap(([name, target]) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u4)(target) && typeof target.TestBundlePath === "string" ? [[name, target]] : []);
		};
		const targetNames = (name, { BlueprintName: blueprint, TestBundlePath: bundle }) => {
			const files = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.Ej)(bundle).map((path) => (0, _app_bundle_js__WEBPACK_IMPORTED_MODULE_5__.F)(path).replace(/\.xctest$/, ""));
			return [
				name,
				...(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.Ej)(blueprint),
				...files
			].filter((each) => each !== "");
		};
		const identifiersIn = (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.Ej)(value).map((one) => one.replace(/\(\)$/, ""));
		const plannedIn = (bundle, plans) => {
			const lists = plans.flatMap(({ targets }) => targets).filter(({ names }) => names.includes(bundle));
			if (lists.length === 0) return undefined;
			const entries = lists.flatMap(({ only = [] }) => only.map((entry) => entry.split("/")));
			const tests = entries.flatMap(([className = "", name]) => name === undefined ? [] : [{
				className,
				name
			}]);
			const isComplete = lists.every(({ only }) => only !== undefined) && entries.every((parts) => parts.length === 2);
			return {
				tests,
				isComplete
			};
		};
		const planFile = /^(?!__MACOSX\/).*\.(?:xctestrun|xctestplan)$/s;
		const skipKeys = ["SkipTestIdentifiers", "skippedTests"];
		const onlyKeys = ["OnlyTestIdentifiers", "selectedTests"];
		const applyTestPlans = async (tree, tests) => {
			const choice = {
				skipped: new Set(),
				only: []
			};
			const plans = [...tree.entries.keys()].filter((path) => planFile.test(path)).sort();
			for (const path of plans.slice(0, mostPlans)) collect(parsePlan(path, await tree.read(path, limitBytes)), choice);
			return tests.map((test) => mayBeLeftOut(test, choice) ? {
				...test,
				conditional: true
			} : test);
		};
		const mayBeLeftOut = ({ className, name }, { skipped, only }) => {
			const isNamed = (list) => list.has(className) || list.has(`${className}/${name}`);
			return isNamed(skipped) || only.some((list) => !isNamed(list));
		};
		const collect = (value, choice) => {
			if (typeof value !== "object" || value === null) return;
			for (const [key, inner] of Object.entries(value)) {
				if (skipKeys.includes(key)) for (const test of identifiersIn(inner)) choice.skipped.add(test);
				else if (onlyKeys.includes(key)) choice.only.push(new Set(identifiersIn(inner)));
				else collect(inner, choice);
			}
		};
	}),
	4679: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			holdsTestPlan: () => test_plan.UM,
			packFolderAs: () => packFolderAs,
			repackUnderOneFolder: () => repackUnderOneFolder
		});
		var test_plan = __webpack_require__(25790);
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_stream_ = __webpack_require__(57075);
		var external_node_stream_promises_ = __webpack_require__(46466);
		var yazl = __webpack_require__(93044);
		var archive = __webpack_require__(72735);
		var binary_error = __webpack_require__(55667);
		var binaries_folder = __webpack_require__(66613);
		var suite_layout = __webpack_require__(97490);
		;
		const packFolderAs = async (folder, target, packedAs) => {
			const path = `${target}.${packedAs === "ipa" ? "ipa" : "zip"}`;
			if (packedAs === "one-folder-zip") await (0, archive.H)(folder, (tree) => packSuite(tree, path));
			else await packDirectory(folder, path, packedAs);
			return packedAt(path);
		};
		const repackUnderOneFolder = async (file, target) => (0, archive.x)(file, async (tree) => {
			if ((0, suite_layout.oB)(tree)) return undefined;
			await packSuite(tree, target);
			return packedAt(target);
		});
		const packedAt = async (path) => ({
			path,
			sizeBytes: (await (0, promises_.stat)(path)).size
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
			const root = (0, external_node_path_.resolve)(folder);
			if (layout === "ipa" && !root.endsWith(".app")) {
				throw new binary_error.k("cannot-pack", folder, {
					found: "the name of the folder does not end in .app",
					remedy: "Set the input to the .app folder that the build created."
				});
			}
			if (isInside((0, external_node_path_.resolve)(outFile), root)) throw cannotPack(folder, "the output file is inside the folder to be packed");
			const { entries } = await (0, binaries_folder.j1)(folder);
			const prefix = layout === "ipa" ? "Payload/" : "";
			try {
				await writeZip(outFile, async (zip, onError) => {
					for (const path of [...entries.keys()].sort()) await addFromFolder(zip, root, path, prefix + path, onError);
				});
			} catch (cause) {
				if (cause instanceof binary_error.k) throw cause;
				throw cannotPack(folder, `the folder cannot be packed: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
			}
		};
		const addFromFolder = async (zip, root, path, name, onError) => {
			const from = (0, external_node_path_.join)((0, binaries_folder.aR)(root) ? (0, external_node_path_.join)(root, "..") : root, path);
			const stats = await (0, promises_.lstat)(from);
			const permissions = stats.mode & modeBits;
			if (stats.isDirectory()) {
				zip.addEmptyDirectory(name, {
					...fixedTime,
					mode: folderMode | permissions
				});
			} else if (stats.isSymbolicLink()) {
				const target = await (0, promises_.readlink)(from);
				if ((0, external_node_path_.isAbsolute)(target) || !isInside((0, external_node_path_.resolve)(from, "..", target), root)) {
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
					use(null, (0, external_node_fs_.createReadStream)(from).on("error", onError));
				});
			}
		};
		const isInside = (path, folder) => {
			const way = (0, external_node_path_.relative)(folder, path);
			return way !== "" && way !== ".." && !way.startsWith("../") && !way.startsWith("..\\") && !(0, external_node_path_.isAbsolute)(way);
		};
		const cannotPack = (folder, found, cause) => new binary_error.k("cannot-pack", folder, {
			found,
			remedy: "Use the folder as the build created it."
		}, { cause });
		const writeZip = async (outFile, fill) => {
			const zip = new yazl.u();
			const failed = Promise.withResolvers();
			zip.on("error", failed.reject);
			const partFile = `${outFile}.part`;
			const output = (0, external_node_fs_.createWriteStream)(partFile);
			const writing = (0, external_node_stream_promises_.pipeline)(zip.outputStream, output);
			const filling = fill(zip, failed.reject).then(() => zip.end());
			try {
				await Promise.race([Promise.all([filling, writing]), failed.promise]);
				await (0, promises_.rename)(partFile, outFile);
			} catch (cause) {
				output.destroy();
				await writing.catch(() => {});
				await (0, promises_.rm)(partFile, { force: true });
				throw cause;
			}
		};
		const suiteLimits = {
			fileBytes: 1e8,
			allBytes: 5e8
		};
		const packSuite = async (tree, outFile) => {
			const root = (0, suite_layout.I5)(tree);
			const files = (0, suite_layout.bW)(tree, root).map((path) => ({
				path,
				sizeBytes: tree.entries.get(root + path)?.sizeBytes ?? 0
			}));
			const large = files.find(({ sizeBytes }) => sizeBytes > suiteLimits.fileBytes);
			const allBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
			if (large !== undefined || allBytes > suiteLimits.allBytes) throw new binary_error.k("too-large", tree.file, {
				found: large === undefined ? `the suite has ${Math.ceil(allBytes / 1e6)} MB, but at most ${suiteLimits.allBytes / 1e6} MB are packed` : `${large.path} has ${Math.ceil(large.sizeBytes / 1e6)} MB, but a file of a suite may have at most ${suiteLimits.fileBytes / 1e6} MB`,
				remedy: "Use the folder with the flows, not a folder above it."
			});
			const parent = visibleName(root === "" ? tree.file : root);
			await writeZip(outFile, async (zip, onError) => {
				for (const { path, sizeBytes } of files) zip.addReadStreamLazy(`${parent}/${path}`, {
					...fixedTime,
					size: sizeBytes
				}, (use) => {
					tree.read(root + path, suiteLimits.fileBytes).then((bytes) => use(null, external_node_stream_.Readable.from([bytes])), onError);
				});
			});
		};
		const visibleName = (fileOrFolder) => (0, external_node_path_.basename)(fileOrFolder).replace(/\.zip$/i, "").replace(/^\.+/, "").replaceAll(/[^\w.-]/g, "-") || "flows";
		;
	}),
	97490: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I5: () => rootOf,
			M1: () => topNames,
			Om: () => mayHoldFlows,
			PN: () => hasOneParent,
			UK: () => yamlPaths,
			Vc: () => stemOf,
			ZP: () => linkPaths,
			bW: () => packedPaths,
			dK: () => isHidden,
			gE: () => isClutter,
			oB: () => isAccepted,
			v_: () => hiddenPaths
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		const hasOneParent = (tree) => {
			const [only, ...others] = topNames(tree).filter((name) => !name.startsWith("."));
			return only !== undefined && others.length === 0 && isFolderIn(tree, only);
		};
		const isClutter = (path) => /(?:^|\/)(?:__MACOSX(?:\/|$)|\.DS_Store$|\._)/.test(path);
		const isHidden = (path) => path.split("/").some((part) => /^\.(?!\.?$)/.test(part));
		const packedPaths = (tree, root) => [...tree.entries].filter(([path, { kind }]) => kind === "file" && path.startsWith(root) && !isClutter(path)).map(([path]) => path.slice(root.length)).filter((path) => !isHidden(path)).sort();
		const hiddenPaths = (tree, root) => {
			const hidden = [...tree.entries.keys()].filter((path) => path.startsWith(root) && !isClutter(path)).map((path) => path.slice(root.length)).filter(isHidden).map((path) => {
				const parts = path.split("/");
				return parts.slice(0, parts.findIndex(isHidden) + 1).join("/");
			});
			return [...new Set(hidden)].sort();
		};
		const isAccepted = (tree) => hasOneParent(tree) && ![...tree.entries.keys()].some(isHidden);
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
	})
};
;
