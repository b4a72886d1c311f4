"use strict";
exports.id = 513;
exports.ids = [513];
exports.modules = {
	76282: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$V: () => manifestOf,
			L0: () => abisOf,
			cU: () => manifestLimitBytes,
			d_: () => isApk,
			hO: () => testInstrumentation,
			wv: () => readApkManifest
		});
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55667);
		var _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44594);
		const attribute = {
			name: 16842755,
			debuggable: 16842767,
			targetPackage: 16842785,
			value: 16842788,
			minSdkVersion: 16843276,
			versionName: 16843292,
			targetSdkVersion: 16843376
		};
		const readAndroidManifest = (bytes) => manifestOf(readBinaryXml(bytes));
		const manifestOf = (elements) => {
			let root;
			const parts = [];
			const filters = [];
			for (const element of elements) {
				if (element.name === "intent-filter") filters.push(new Set());
				if (element.name === "action" || element.name === "category") filters.at(-1)?.add(textOf(element, attribute.name) ?? "");
				if (element.depth === 1) root ??= element;
				if (element.depth === 2) parts.push({
					element,
					children: []
				});
				if (element.depth === 3) parts.at(-1)?.children.push(element);
			}
			const sdk = parts.find(({ element }) => element.name === "uses-sdk")?.element;
			const application = parts.find(({ element }) => element.name === "application")?.element;
			const packageName = root?.attributes.find(({ name }) => name === "package")?.value;
			if (root === undefined || typeof packageName !== "string" || packageName === "") {
				throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("a manifest without a package");
			}
			return {
				packageName,
				versionName: textOf(root, attribute.versionName),
				minSdk: numberOf(sdk, attribute.minSdkVersion),
				targetSdk: numberOf(sdk, attribute.targetSdkVersion),
				debuggable: attributeOf(application, attribute.debuggable) === true,
				split: root.attributes.flatMap(({ name, value }) => name === "split" && typeof value === "string" ? [value] : [])[0],
				instrumentations: parts.flatMap((part) => instrumentationOf(part, packageName)),
				launchable: filters.some((filter) => filter.has("android.intent.action.MAIN") && filter.has("android.intent.category.LAUNCHER"))
			};
		};
		const instrumentationOf = ({ element, children }, packageName) => {
			const runner = textOf(element, attribute.name);
			const targetPackage = textOf(element, attribute.targetPackage);
			if (element.name !== "instrumentation" || runner === undefined || targetPackage === undefined) return [];
			const builder = children.find((child) => textOf(child, attribute.name) === "runnerBuilder");
			const runnerBuilder = builder && textOf(builder, attribute.value);
			return [{
				runner: runner.startsWith(".") ? packageName + runner : runner,
				targetPackage,
				runnerBuilder
			}];
		};
		const attributeOf = (element, resource) => element?.attributes.find((candidate) => candidate.resource === resource)?.value;
		const textOf = (element, resource) => {
			const value = attributeOf(element, resource);
			return value === undefined || value === "" ? undefined : String(value);
		};
		const numberOf = (element, resource) => {
			const value = attributeOf(element, resource);
			return typeof value === "number" ? value : undefined;
		};
		const manifestName = "AndroidManifest.xml";
		const manifestLimitBytes = 4e6;
		const library = /^(?:base\/)?lib\/([^/]+)\/[^/]+\.so$/;
		const isApk = (tree) => tree.entries.has(manifestName);
		const readApkManifest = async (tree) => {
			if (!isApk(tree)) {
				throw new _binary_error_js__WEBPACK_IMPORTED_MODULE_1__.k("damaged", tree.file, {
					found: `the archive has no ${manifestName}, so it is no APK`,
					remedy: "Use the .apk file that the Android build creates."
				});
			}
			const bytes = await tree.read(manifestName, manifestLimitBytes);
			return (0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.mz)(tree.file, manifestName, () => readAndroidManifest(bytes));
		};
		const abisOf = (tree) => {
			const abis = new Set();
			for (const path of tree.entries.keys()) {
				const abi = library.exec(path)?.[1];
				if (abi !== undefined) abis.add(abi);
			}
			return [...abis].sort();
		};
		const testInstrumentation = ({ packageName, instrumentations, launchable }) => instrumentations.find(({ runner, targetPackage }) => targetPackage !== packageName || !launchable || isNamedLikeRunner(runner));
		const isNamedLikeRunner = (runner) => runner.endsWith("Runner") && /Test|JUnit/.test(runner.slice(runner.lastIndexOf(".") + 1));
		const chunk = {
			xml: 3,
			strings: 1,
			resources: 384,
			startElement: 258,
			endElement: 259
		};
		const valueKind = {
			string: 3,
			decimal: 16,
			hexadecimal: 17,
			boolean: 18
		};
		const noString = 0xffffffff;
		const attributeBytes = 20;
		const readBinaryXml = function* (bytes) {
			const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			if (view.getUint16(0, true) !== chunk.xml) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("no compiled XML");
			let strings;
			let resources = [];
			let depth = 0;
			let at = view.getUint16(2, true);
			while (at < bytes.length) {
				const type = view.getUint16(at, true);
				const headerBytes = view.getUint16(at + 2, true);
				const chunkBytes = view.getUint32(at + 4, true);
				if (headerBytes < 8 || chunkBytes < headerBytes || at + chunkBytes > bytes.length) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("a part of wrong size");
				if (type === chunk.strings) strings ??= openStringPool(bytes.subarray(at, at + chunkBytes));
				if (type === chunk.resources) resources = readResources(view, at + headerBytes, chunkBytes - headerBytes >>> 2);
				if (type === chunk.endElement) depth -= 1;
				if (type === chunk.startElement) {
					if (strings === undefined) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("an element before the strings");
					depth += 1;
					yield readElement({
						view,
						strings,
						resources
					}, at + headerBytes, at + chunkBytes, depth);
				}
				at += chunkBytes;
			}
		};
		const readResources = (view, at, count) => Array.from({ length: count }, (_, index) => view.getUint32(at + 4 * index, true));
		const readElement = (document, at, end, depth) => {
			const { view, strings } = document;
			const first = at + view.getUint16(at + 8, true);
			const step = view.getUint16(at + 10, true);
			const count = view.getUint16(at + 12, true);
			if (count > 0 && (step < attributeBytes || first + count * step > end)) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("attributes of wrong size");
			return {
				name: strings(view.getUint32(at + 4, true)),
				depth,
				attributes: Array.from({ length: count }, (_, index) => readAttribute(document, first + index * step))
			};
		};
		const readAttribute = ({ view, strings, resources }, at) => {
			const name = view.getUint32(at + 4, true);
			const raw = view.getUint32(at + 8, true);
			const kind = view.getUint8(at + 15);
			const data = view.getUint32(at + 16, true);
			return {
				resource: resources[name] ?? 0,
				name: strings(name),
				value: plainValue(strings, kind, data, raw)
			};
		};
		const plainValue = (strings, kind, data, raw) => {
			if (kind === valueKind.string) return strings(data);
			if (kind === valueKind.decimal || kind === valueKind.hexadecimal) return data | 0;
			if (kind === valueKind.boolean) return data !== 0;
			return raw === noString ? undefined : strings(raw);
		};
		const utf8Flag = 256;
		const longestString = 1e5;
		const openStringPool = (bytes) => {
			const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			const headerBytes = view.getUint16(2, true);
			const count = view.getUint32(8, true);
			const isUtf8 = (view.getUint32(16, true) & utf8Flag) !== 0;
			const start = view.getUint32(20, true);
			const decoded = new Map();
			const workBudget = { left: 2 * bytes.length };
			return (index) => {
				if (index >= count) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("a reference to a missing string");
				const known = decoded.get(index);
				if (known !== undefined) return known;
				const at = start + view.getUint32(headerBytes + 4 * index, true);
				const text = isUtf8 ? readUtf8(bytes, view, at) : readUtf16(bytes, view, at);
				(0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.Rf)(workBudget, text.length);
				decoded.set(index, text);
				return text;
			};
		};
		const readUtf8 = (bytes, view, at) => {
			const afterCharacters = at + (view.getUint8(at) < 128 ? 1 : 2);
			const first = view.getUint8(afterCharacters);
			const isShort = first < 128;
			const length = isShort ? first : (first & 127) << 8 | view.getUint8(afterCharacters + 1);
			const from = afterCharacters + (isShort ? 1 : 2);
			return readPoolString(bytes, from, length, "utf8");
		};
		const readUtf16 = (bytes, view, at) => {
			const first = view.getUint16(at, true);
			const isShort = first < 32768;
			const units = isShort ? first : (first & 32767) * 65536 + view.getUint16(at + 2, true);
			return readPoolString(bytes, at + (isShort ? 2 : 4), units * 2, "utf16le");
		};
		const readPoolString = (bytes, from, length, encoding) => {
			if (length > longestString || from + length > bytes.length) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("a string that does not fit");
			return bytes.toString(encoding, from, from + length);
		};
	}),
	86835: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => readBundleManifest,
			y: () => isAppBundle
		});
		var _byte_readers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44594);
		var _android_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76282);
		const bundleManifest = "base/manifest/AndroidManifest.xml";
		const isAppBundle = (tree) => tree.entries.has(bundleManifest);
		const readBundleManifest = async (tree) => {
			const bytes = await tree.read(bundleManifest, _android_manifest_js__WEBPACK_IMPORTED_MODULE_0__.cU);
			return (0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_1__.OW)(() => (0, _android_manifest_js__WEBPACK_IMPORTED_MODULE_0__.$V)(readProtoXml(bytes)));
		};
		const field = {
			node: { element: 1 },
			element: {
				name: 3,
				attribute: 4,
				child: 5
			},
			attribute: {
				name: 2,
				value: 3,
				resource: 5
			}
		};
		const deepest = 100;
		const readProtoXml = function* (node, depth = 1) {
			if (depth > deepest) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_1__.IF("elements that are nested too deeply");
			const [element] = partsOf(readMessage(node), field.node.element);
			if (element === undefined) return;
			const fields = readMessage(element);
			const attributes = partsOf(fields, field.element.attribute).map((part) => {
				const own = readMessage(part);
				const resource = own.find(({ number, value }) => number === field.attribute.resource && typeof value === "number")?.value;
				return {
					name: textIn(own, field.attribute.name),
					resource: typeof resource === "number" ? resource : 0,
					value: plainValue(textIn(own, field.attribute.value))
				};
			});
			yield {
				name: textIn(fields, field.element.name),
				depth,
				attributes
			};
			for (const child of partsOf(fields, field.element.child)) yield* readProtoXml(child, depth + 1);
		};
		const plainValue = (text) => {
			if (text.startsWith("@")) return undefined;
			if (text === "true" || text === "false") return text === "true";
			return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text;
		};
		const partsOf = (fields, number) => fields.flatMap((each) => each.number === number && Buffer.isBuffer(each.value) ? [each.value] : []);
		const textIn = (fields, number) => partsOf(fields, number)[0]?.toString("utf8") ?? "";
		const wireType = {
			varint: 0,
			fixed64: 1,
			bytes: 2,
			fixed32: 5
		};
		const readMessage = (bytes) => {
			const fields = [];
			let at = 0;
			const readVarint = () => {
				let value = 0;
				for (let scale = 1; scale <= 2 ** 63; scale *= 128) {
					const byte = bytes.readUInt8(at);
					at += 1;
					value += (byte & 127) * scale;
					if (byte < 128) return value;
				}
				throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_1__.IF("a number that does not end");
			};
			const skip = (length) => {
				if (length > bytes.length - at) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_1__.IF("a part that does not fit");
				at += length;
				return bytes.subarray(at - length, at);
			};
			while (at < bytes.length) {
				const key = readVarint();
				const number = Math.floor(key / 8);
				const type = key % 8;
				if (type === wireType.varint) fields.push({
					number,
					value: readVarint()
				});
				else if (type === wireType.bytes) fields.push({
					number,
					value: skip(readVarint())
				});
				else if (type === wireType.fixed64 || type === wireType.fixed32) {
					skip(type === wireType.fixed64 ? 8 : 4);
					fields.push({
						number,
						value: undefined
					});
				} else throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_1__.IF("a part of an unknown type");
			}
			return fields;
		};
	}),
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
	10967: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BC: () => inspectTestPackage,
			Zv: () => isTestPackage,
			nV: () => inspectAppleTree
		});
		var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1138);
		var _app_bundle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42450);
		var _test_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25790);
		const mostTestBundles = 50;
		const appPath = /^((?:[^/]+\/)*?[^/]+\.app)\//;
		const testPath = /^((?:[^/]+\/)*[^/]+\.xctest)\//;
		const findBundles = (tree) => {
			const apps = new Set();
			const tests = new Set();
			for (const path of tree.entries.keys()) {
				if (path.startsWith("__MACOSX/")) continue;
				const app = appPath.exec(path)?.[1];
				const test = testPath.exec(path)?.[1];
				if (app !== undefined) apps.add(app);
				if (test !== undefined) tests.add(test);
			}
			const all = [...apps].sort();
			const isRunner = (path) => path.endsWith("-Runner.app");
			return {
				apps: all.filter((path) => !isRunner(path)),
				runners: all.filter(isRunner),
				tests: [...tests].sort().slice(0, mostTestBundles)
			};
		};
		const inspectAppleTree = async (tree) => {
			const { apps, runners, tests } = findBundles(tree);
			const testsIn = (app) => Promise.all(tests.filter((path) => path.startsWith(`${app}/`)).map((path) => (0, _app_bundle_js__WEBPACK_IMPORTED_MODULE_0__.p)(tree, path)));
			const [runner] = runners;
			const [app] = apps;
			const path = runner ?? app;
			if (path === undefined) return undefined;
			const about = {
				...(0, _facts_js__WEBPACK_IMPORTED_MODULE_1__.hD)(tree),
				above: parentPath(path)
			};
			const bundle = await (0, _app_bundle_js__WEBPACK_IMPORTED_MODULE_0__.p)(tree, path);
			if (runner !== undefined) {
				const plans = await (0, _test_plan_js__WEBPACK_IMPORTED_MODULE_2__.t5)(tree);
				return {
					kind: "xcuitest-archive",
					...about,
					runner: bundle,
					tests: await testsIn(runner),
					apps: apps.map(_app_bundle_js__WEBPACK_IMPORTED_MODULE_0__.F),
					plans
				};
			}
			if (about.above === "Payload") return {
				kind: "ipa",
				...(0, _facts_js__WEBPACK_IMPORTED_MODULE_1__.hD)(tree),
				app: bundle
			};
			const own = await testsIn(path);
			return own.length === 0 ? {
				kind: "app-directory",
				...about,
				app: bundle
			} : {
				kind: "earlgrey-directory",
				...about,
				app: bundle,
				tests: own
			};
		};
		const parentPath = (path) => path.slice(0, Math.max(path.lastIndexOf("/"), 0));
		const mostApps = 20;
		const isTestPackage = (tree) => (0, _test_plan_js__WEBPACK_IMPORTED_MODULE_2__.mT)(tree).length > 0 && [...tree.entries.keys()].some((path) => /^(?:[^/]+\/)?[^/]+-iphone(?:os|simulator)\//.test(path));
		const inspectTestPackage = async (tree) => {
			const { apps, runners } = findBundles(tree);
			const paths = [...apps, ...runners].slice(0, mostApps);
			const read = await Promise.all(paths.map((path) => (0, _app_bundle_js__WEBPACK_IMPORTED_MODULE_0__.p)(tree, path)));
			return {
				kind: "test-package",
				...(0, _facts_js__WEBPACK_IMPORTED_MODULE_1__.hD)(tree),
				runFiles: (0, _test_plan_js__WEBPACK_IMPORTED_MODULE_2__.mT)(tree),
				apps: read
			};
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
	16541: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Po: () => stringsWithStart,
			QK: () => methodNameAt,
			WI: () => typeListAt,
			p: () => descriptorAt,
			sk: () => openDex,
			u: () => readUleb128,
			up: () => findType,
			ux: () => classAt,
			wB: () => methodShapeAt,
			yT: () => accessFlags
		});
		var _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44594);
		const accessFlags = {
			public: 1,
			static: 8,
			interface: 512,
			abstract: 1024,
			annotation: 8192
		};
		const noIndex = 0xffffffff;
		const longestName = 8192;
		const mostIndexes = 65536;
		const openDex = (bytes) => {
			const version = bytes.toString("latin1", 4, 7);
			if (bytes.toString("latin1", 0, 4) !== "dex\n") throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("no DEX header");
			if (!/^0(?:3[5-9]|[4-9]\d)$/.test(version)) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF(`DEX version ${JSON.stringify(version)}`);
			if (version > "040") throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.Zv(`DEX version ${version}`);
			const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			const declaredBytes = view.getUint32(32, true);
			if (declaredBytes > bytes.length) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF(`${bytes.length} of ${declaredBytes} bytes`);
			if (view.getUint32(40, true) !== 305419896) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("an unknown byte order");
			const table = (at, recordBytes) => {
				const count = view.getUint32(at, true);
				const offset = view.getUint32(at + 4, true);
				if (offset + count * recordBytes > bytes.length) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("a table that does not fit");
				return {
					count,
					offset,
					recordBytes
				};
			};
			const types = table(64, 4);
			const methods = table(88, 8);
			const classes = table(96, 32);
			if (types.count > mostIndexes || methods.count > mostIndexes || classes.count > types.count) {
				throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("more types, methods or classes than a DEX file can hold");
			}
			return {
				bytes,
				view,
				strings: table(56, 4),
				types,
				protos: table(72, 12),
				methods,
				classes,
				descriptors: [],
				workBudget: { left: 2 * bytes.length + 1e5 }
			};
		};
		const recordAt = ({ count, offset, recordBytes }, index) => {
			if (index >= count) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("an index outside of its table");
			return offset + index * recordBytes;
		};
		const classAt = (dex, index) => {
			const at = recordAt(dex.classes, index);
			const superType = dex.view.getUint32(at + 8, true);
			return {
				type: dex.view.getUint32(at, true),
				flags: dex.view.getUint32(at + 4, true),
				superType: superType === noIndex ? undefined : superType,
				interfacesOffset: dex.view.getUint32(at + 12, true),
				annotationsOffset: dex.view.getUint32(at + 20, true),
				dataOffset: dex.view.getUint32(at + 24, true)
			};
		};
		const descriptorAt = (dex, type) => {
			const known = dex.descriptors[type];
			if (known !== undefined) return known;
			const descriptor = stringAt(dex, dex.view.getUint32(recordAt(dex.types, type), true));
			dex.descriptors[type] = descriptor;
			return descriptor;
		};
		const typeListAt = (dex, offset) => {
			if (offset === 0) return [];
			const count = dex.view.getUint32(offset, true);
			(0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.Rf)(dex.workBudget, 4 + 2 * count);
			return Array.from({ length: count }, (_, index) => descriptorAt(dex, dex.view.getUint16(offset + 4 + 2 * index, true)));
		};
		const methodNameAt = (dex, method) => stringAt(dex, dex.view.getUint32(recordAt(dex.methods, method) + 4, true));
		const methodShapeAt = (dex, method) => {
			const proto = dex.view.getUint16(recordAt(dex.methods, method) + 2, true);
			return stringAt(dex, dex.view.getUint32(recordAt(dex.protos, proto), true));
		};
		const findType = (dex, descriptor) => {
			const wanted = Buffer.from(descriptor, "latin1");
			let low = 0;
			let high = dex.types.count - 1;
			while (low <= high) {
				const middle = low + high >>> 1;
				const { start } = stringStart(dex, dex.view.getUint32(recordAt(dex.types, middle), true));
				const order = compareAt(dex.bytes, start, wanted);
				if (order === 0) return middle;
				if (order < 0) low = middle + 1;
				else high = middle - 1;
			}
			return undefined;
		};
		const stringsWithStart = (dex, start, most) => {
			const wanted = Buffer.from(start, "latin1");
			const orderAt = (index) => compareStart(dex.bytes, stringStart(dex, index).start, wanted);
			let low = 0;
			let high = dex.strings.count;
			while (low < high) {
				const middle = low + high >>> 1;
				if (orderAt(middle) < 0) low = middle + 1;
				else high = middle;
			}
			const found = [];
			for (let index = low; index < dex.strings.count && found.length < most && orderAt(index) === 0; index++) found.push(stringAt(dex, index));
			return found;
		};
		const compareStart = (bytes, start, wanted) => {
			for (let index = 0; index < wanted.length; index++) {
				const difference = (bytes[start + index] ?? 0) - (wanted[index] ?? 0);
				if (difference !== 0) return difference;
			}
			return 0;
		};
		const compareAt = (bytes, start, wanted) => compareStart(bytes, start, wanted) || (bytes[start + wanted.length] ?? 0);
		const stringStart = (dex, index) => {
			const at = dex.view.getUint32(recordAt(dex.strings, index), true);
			const cursor = { at };
			const length = readUleb128(dex.view, cursor);
			return {
				start: cursor.at,
				length
			};
		};
		const stringAt = (dex, index) => {
			const { start, length } = stringStart(dex, index);
			if (length > longestName) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF(`a name of ${length} characters`);
			(0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.Rf)(dex.workBudget, length);
			if (dex.view.getUint8(start + length) === 0) return dex.bytes.toString("latin1", start, start + length);
			return decodeMutf8(dex.view, start, length);
		};
		const readUleb128 = (view, cursor) => {
			let value = 0;
			for (let shift = 0; shift < 35; shift += 7) {
				const byte = view.getUint8(cursor.at++);
				value += (byte & 127) * 2 ** shift;
				if (byte < 128) return value;
			}
			throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("a number of more than 32 bits");
		};
		const decodeMutf8 = (view, start, length) => {
			const units = new Uint16Array(length);
			let at = start;
			for (let index = 0; index < length; index++) {
				const first = view.getUint8(at++);
				if (first < 128) {
					units[index] = first;
				} else if (first >>> 5 === 6) {
					units[index] = (first & 31) << 6 | continuation(view.getUint8(at++));
				} else if (first >>> 4 === 14) {
					const second = continuation(view.getUint8(at++));
					units[index] = (first & 15) << 12 | second << 6 | continuation(view.getUint8(at++));
				} else {
					throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("a name that is not in modified UTF-8");
				}
			}
			return String.fromCharCode(...units);
		};
		const continuation = (byte) => {
			if (byte >>> 6 !== 2) throw new _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.IF("a name that is not in modified UTF-8");
			return byte & 63;
		};
	}),
	5403: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K2: () => isTestless,
			K7: () => isUnscanned,
			Lt: () => readIfKnown,
			Xi: () => joinDexSets,
			aH: () => isPlatform,
			qd: () => dexSet
		});
		var _binary_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55667);
		var _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44594);
		var _dex_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16541);
		const limits = {
			file: 32e6,
			all: 256e6,
			kept: 32e6
		};
		const dexName = /^(?:base\/dex\/)?classes([2-9]|[1-9]\d+)?\.dex$/;
		const dexSet = (tree) => {
			const names = [];
			const leftOut = [];
			let allBytes = 0;
			for (const name of [...tree.entries.keys()].filter((path) => dexName.test(path)).sort((a, b) => numberOf(a) - numberOf(b))) {
				const bytes = tree.entries.get(name)?.sizeBytes ?? 0;
				if (bytes > limits.file || allBytes + bytes > limits.all) {
					leftOut.push({
						part: name,
						reason: `it is too large to read (${bytes} bytes)`
					});
					continue;
				}
				allBytes += bytes;
				names.push(name);
			}
			const kept = new Map();
			let keptBytes = 0;
			const read = async (number, work) => {
				const name = names[number] ?? "";
				const known = kept.get(number);
				if (known !== undefined) return (0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.mz)(tree.file, name, () => work(known));
				const bytes = await tree.read(name, limits.file);
				const isKept = keptBytes + bytes.length <= limits.kept;
				try {
					return (0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__.mz)(tree.file, name, () => {
						const dex = (0, _dex_file_js__WEBPACK_IMPORTED_MODULE_1__.sk)(bytes);
						if (isKept) kept.set(number, dex);
						return work(dex);
					});
				} finally {
					if (isKept) keptBytes += bytes.length;
					else (0, _byte_readers_js__WEBPACK_IMPORTED_MODULE_0__._r)(bytes);
				}
			};
			return {
				names,
				leftOut,
				read
			};
		};
		const readIfKnown = async (set, number, work) => {
			try {
				return {
					isKnown: true,
					result: await set.read(number, work)
				};
			} catch (error) {
				if (error instanceof _binary_error_js__WEBPACK_IMPORTED_MODULE_2__.k && error.code === "unsupported") return {
					isKnown: false,
					reason: error.found
				};
				throw error;
			}
		};
		const joinDexSets = (first, second) => ({
			names: [...first.names, ...second.names],
			leftOut: [...first.leftOut, ...second.leftOut],
			read: (number, work) => number < first.names.length ? first.read(number, work) : second.read(number - first.names.length, work)
		});
		const numberOf = (name) => Number(dexName.exec(name)?.[1] ?? 1);
		const isPlatform = (descriptor) => /^L(?:java|javax|android|dalvik|libcore|sun|junit|kotlin|com\/android\/internal|org\/(?:apache\/http|junit|w3c|xml|xmlpull|json))\//.test(descriptor);
		const isUnscanned = (descriptor) => /^L(?:junit|org\/junit|org\/hamcrest|org\/mockito|org\/jacoco|net\/bytebuddy|androidx\/test\/(?:internal\/runner\/junit3|runner\/suites)|android\/support\/test\/internal\/runner\/junit3)\//.test(descriptor);
		const isTestless = (descriptor) => /^L(?:androidx|kotlinx|com\/google\/android|dagger)\//.test(descriptor);
	}),
	20513: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => discoverSuite });
		var android_manifest = __webpack_require__(76282);
		var discovered_suite = __webpack_require__(40258);
		var byte_readers = __webpack_require__(44594);
		var mach_o = __webpack_require__(31425);
		;
		const segmentCommand = 25;
		const segmentBytes = 72;
		const sectionBytes = 80;
		const mostSections = 1e3;
		const loadImage = (image) => {
			const { view } = image;
			const segments = [];
			const sections = [];
			for (const { kind, at } of image.commands) {
				if (kind !== segmentCommand) continue;
				segments.push({
					address: readUint64(view, at + 24),
					offset: readUint64(view, at + 40),
					bytes: readUint64(view, at + 48)
				});
				const count = view.getUint32(at + 64, true);
				if (sections.length + count > mostSections) throw new byte_readers.IF("implausibly many sections");
				for (let index = 0; index < count; index++) sections.push(readSection(view, at + segmentBytes + index * sectionBytes));
			}
			const offsetOf = (address) => {
				const segment = segments.find((one) => address >= one.address && address < one.address + one.bytes);
				if (segment === undefined) throw new RangeError("an address outside of the image");
				return segment.offset + (address - segment.address);
			};
			const fixups = readChainedFixups(image, segments[0]?.address ?? 0);
			if (fixups === "unknown") return undefined;
			const bound = fixups === "none" ? readBoundNames(image, segments) : new Map();
			return {
				sections,
				uint32: (address) => view.getUint32(offsetOf(address), true),
				int32: (address) => view.getInt32(offsetOf(address), true),
				text: (address) => readName(view, offsetOf(address)),
				pointer: (address) => {
					const offset = offsetOf(address);
					if (fixups !== "none") return fixups(view.getUint32(offset, true), view.getUint32(offset + 4, true));
					const name = bound.get(address);
					if (name !== undefined) return {
						kind: "import",
						name
					};
					return addressPointer(readUint64(view, offset));
				}
			};
		};
		const readSection = (view, at) => {
			let name = "";
			for (let index = 0; index < 16; index++) {
				const byte = view.getUint8(at + index);
				if (byte === 0) break;
				name += String.fromCharCode(byte);
			}
			return {
				name,
				address: readUint64(view, at + 32),
				bytes: readUint64(view, at + 40)
			};
		};
		const dyldInfo = new Set([34, 0x80000022]);
		const opcode = {
			done: 0,
			ordinal: 16,
			ordinalUleb: 32,
			ordinalSpecial: 48,
			symbol: 64,
			type: 80,
			addend: 96,
			segment: 112,
			addAddress: 128,
			bind: 144,
			bindAddUleb: 160,
			bindAddScaled: 176,
			bindRepeated: 192
		};
		const pointerBytes = 8n;
		const mostNames = 1e5;
		const readBoundNames = ({ view, commands }, segments) => {
			const names = new Map();
			const command = commands.find(({ kind }) => dyldInfo.has(kind));
			if (command === undefined) return names;
			const cursor = { at: view.getUint32(command.at + 16, true) };
			const end = cursor.at + view.getUint32(command.at + 20, true);
			const workBudget = { left: view.byteLength };
			const kept = { left: mostNames };
			let name = "";
			let address = 0n;
			const step = (distance) => {
				address = BigInt.asUintN(64, address + distance);
			};
			const bind = (advance) => {
				(0, byte_readers.Rf)(workBudget, Number(pointerBytes));
				if (isClassSymbol(name)) {
					(0, byte_readers.Rf)(kept, 1);
					names.set(Number(address), name);
				}
				step(pointerBytes + advance);
			};
			while (cursor.at < end) {
				const byte = view.getUint8(cursor.at++);
				const low = byte & 15;
				switch (byte & 240) {
					case opcode.done:
					case opcode.ordinal:
					case opcode.ordinalSpecial:
					case opcode.type: break;
					case opcode.ordinalUleb:
					case opcode.addend:
						readUleb(view, cursor);
						break;
					case opcode.symbol:
						name = readName(view, cursor.at);
						cursor.at += Buffer.byteLength(name) + 1;
						(0, byte_readers.Rf)(workBudget, name.length);
						break;
					case opcode.segment:
						address = BigInt(segments[low]?.address ?? 0);
						step(readUleb(view, cursor));
						break;
					case opcode.addAddress:
						step(readUleb(view, cursor));
						break;
					case opcode.bind:
						bind(0n);
						break;
					case opcode.bindAddUleb:
						bind(readUleb(view, cursor));
						break;
					case opcode.bindAddScaled:
						bind(BigInt(low) * pointerBytes);
						break;
					case opcode.bindRepeated: {
						const times = readUleb(view, cursor);
						const skip = readUleb(view, cursor);
						for (let index = 0n; index < times; index++) bind(skip);
						break;
					}
					default: throw new byte_readers.IF("an unknown command to bind names");
				}
			}
			return names;
		};
		const readUleb = (view, cursor) => {
			let value = 0n;
			for (let shift = 0n; shift < 70n; shift += 7n) {
				const byte = view.getUint8(cursor.at++);
				value |= BigInt(byte & 127) << shift;
				if (byte < 128) return value;
			}
			throw new byte_readers.IF("a number of more than 64 bits");
		};
		const chainedFixups = 0x80000034;
		const format = {
			address: 2,
			offset: 6
		};
		const plainImports = 1;
		const readChainedFixups = ({ view, commands }, baseAddress) => {
			const command = commands.find(({ kind }) => kind === chainedFixups);
			if (command === undefined) return "none";
			const at = view.getUint32(command.at + 8, true);
			const importsAt = at + view.getUint32(at + 8, true);
			const symbolsAt = at + view.getUint32(at + 12, true);
			const importCount = view.getUint32(at + 16, true);
			const pointerFormat = readPointerFormat(view, at + view.getUint32(at + 4, true));
			const isKnown = pointerFormat === format.address || pointerFormat === format.offset;
			if (!isKnown || view.getUint32(at + 20, true) !== plainImports || view.getUint32(at + 24, true) !== 0) return "unknown";
			const base = pointerFormat === format.offset ? baseAddress : 0;
			return (low, high) => {
				if (high >>> 31 === 0) {
					const target = low + (high & 15) * 2 ** 32;
					return addressPointer(target === 0 ? 0 : base + target);
				}
				const ordinal = low & 0xffffff;
				if (ordinal >= importCount) throw new byte_readers.IF("a missing import");
				return {
					kind: "import",
					name: readName(view, symbolsAt + (view.getUint32(importsAt + 4 * ordinal, true) >>> 9))
				};
			};
		};
		const readPointerFormat = (view, at) => {
			const count = view.getUint32(at, true);
			for (let index = 0; index < count; index++) {
				const offset = view.getUint32(at + 4 + 4 * index, true);
				if (offset !== 0) return view.getUint16(at + offset + 6, true);
			}
			return undefined;
		};
		const longestText = 2e3;
		const addressPointer = (address) => address === 0 ? { kind: "none" } : {
			kind: "address",
			address
		};
		const readUint64 = (view, at) => {
			const value = view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
			if (!Number.isSafeInteger(value)) throw new byte_readers.IF("an implausibly large number");
			return value;
		};
		const readName = (view, start) => {
			let end = start;
			while (view.getUint8(end) !== 0) {
				end += 1;
				if (end - start > longestText) throw new byte_readers.IF("a name that has no end");
			}
			return Buffer.from(view.buffer, view.byteOffset + start, end - start).toString("utf8");
		};
		const objcPrefix = "_OBJC_CLASS_$_";
		const swiftPrefix = "_$s";
		const typeBits = {
			kind: 14,
			section: 14,
			external: 1
		};
		const isClassSymbol = (name) => name.startsWith(objcPrefix) || name.startsWith(swiftPrefix) && name.endsWith("CN");
		const classOfSymbol = (symbol) => symbol.startsWith(objcPrefix) ? symbol.slice(objcPrefix.length) : symbol;
		const symbolOf = (className) => objcPrefix + className;
		const readClassSymbols = (image) => {
			const { view } = image;
			const symbols = new Map();
			const workBudget = { left: 2 * view.byteLength };
			const kept = { left: mostNames };
			for (const { at, nameAt } of (0, mach_o.nv)(image)) {
				const type = view.getUint8(at + 4);
				if ((type & typeBits.kind) !== typeBits.section || (type & typeBits.external) === 0) continue;
				const name = readName(view, nameAt);
				(0, byte_readers.Rf)(workBudget, name.length);
				if (!isClassSymbol(name)) continue;
				(0, byte_readers.Rf)(kept, 1);
				symbols.set(name, readUint64(view, at + 8));
			}
			return symbols;
		};
		;
		const testCase = "_OBJC_CLASS_$_XCTestCase";
		const object = "_OBJC_CLASS_$_NSObject";
		const plainSelector = /^test[^:]*$/;
		const swiftSelector = /^(test[^:]*)(?:AndReturnError|WithCompletionHandler):$/;
		const namedLikeTests = /Test|Spec/;
		const deepest = 50;
		const inheritsFromLibraries = (image) => [...image.classes.values()].some(({ superclass }) => superclass.kind === "import" && !isFinal(superclass.name));
		const isFinal = (symbol) => symbol === testCase || symbol === object;
		const listTestCases = (image, libraries, workBudget) => {
			const tests = [];
			const unknown = [];
			for (const objcClass of image.classes.values()) {
				const { lineage, root } = lineageOf(image, libraries, objcClass);
				(0, byte_readers.Rf)(workBudget, lineage.reduce((steps, { methods }) => steps + methods.length, 1));
				const names = new Set(lineage.flatMap(({ methods }) => methods.flatMap(testName)));
				if (root === undefined || names.size === 0 && (root === testCase || !namedLikeTests.test(root))) continue;
				const className = readableName(objcClass.name);
				if (root !== testCase || className === undefined) {
					const reason = className === undefined ? "its name is encoded" : `it extends ${classOfSymbol(root)}, which is in another library`;
					if (root !== object) unknown.push({
						part: objcClass.name,
						reason
					});
					continue;
				}
				const conditional = lineage.some(({ choosesTests }) => choosesTests);
				for (const name of names) tests.push({
					...discovered_suite.TS,
					className,
					name,
					conditional
				});
			}
			return {
				tests,
				unknown
			};
		};
		const lineageOf = (image, libraries, objcClass) => {
			const lineage = [];
			let next = {
				objcClass,
				holder: image
			};
			while (next !== undefined && lineage.length < deepest) {
				lineage.push(next.objcClass);
				const { holder } = next;
				const { superclass } = next.objcClass;
				if (superclass.kind === "import") {
					next = isFinal(superclass.name) ? undefined : findClass(libraries, superclass.name);
					if (next === undefined) return {
						lineage,
						root: superclass.name
					};
				} else {
					const found = superclass.kind === "address" ? holder.classes.get(superclass.address) : undefined;
					next = found && {
						objcClass: found,
						holder
					};
				}
			}
			return {
				lineage,
				root: undefined
			};
		};
		const findClass = (libraries, symbol) => {
			for (const holder of libraries) {
				const objcClass = holder.classes.get(holder.symbols.get(symbol) ?? 0);
				if (objcClass !== undefined) return {
					objcClass,
					holder
				};
			}
			return undefined;
		};
		const testName = ({ selector, types }) => {
			if (plainSelector.test(selector)) return types.startsWith("v") ? [selector] : [];
			const swift = swiftSelector.exec(selector)?.[1];
			return swift === undefined ? [] : [swift];
		};
		const readableName = (name) => {
			if (!name.startsWith("_Tt")) return name;
			const nesting = /^_Tt(C+)/.exec(name)?.[1]?.length ?? 0;
			const parts = [];
			let at = 3 + nesting;
			while (at < name.length) {
				const digits = /^\d{1,3}/.exec(name.slice(at))?.[0];
				if (digits === undefined) return undefined;
				at += digits.length + Number(digits);
				parts.push(name.slice(at - Number(digits), at));
			}
			return parts.length === nesting + 1 && at === name.length ? parts.slice(1).join(".") : undefined;
		};
		const test_cases_pointerBytes = 8;
		const relativeMethods = 0x80000000;
		const choosing = new Set(["defaultTestSuite", "testInvocations"]);
		const classSteps = 200;
		const methodSteps = 40;
		const readObjcClasses = (memory, workBudget) => {
			const classes = new Map();
			const isTest = (selector) => selector.startsWith("test");
			const isChoice = (selector) => choosing.has(selector);
			for (const address of listedAddresses(memory, "__objc_classlist", workBudget)) {
				const data = descriptionOf(memory, address);
				const nameAddress = addressOf(memory.pointer(data + 24));
				const name = nameAddress === undefined ? "" : memory.text(nameAddress);
				(0, byte_readers.Rf)(workBudget, name.length);
				const meta = addressOf(memory.pointer(address));
				const chosen = meta === undefined ? [] : readMethodList(memory, memory.pointer(descriptionOf(memory, meta) + 32), isChoice, workBudget);
				classes.set(address, {
					name,
					superclass: memory.pointer(address + test_cases_pointerBytes),
					methods: readMethodList(memory, memory.pointer(data + 32), isTest, workBudget),
					choosesTests: chosen.length > 0
				});
			}
			for (const address of listedAddresses(memory, "__objc_catlist", workBudget)) {
				const extended = addressOf(memory.pointer(address + 8));
				const owner = extended === undefined ? undefined : classes.get(extended);
				if (owner === undefined) continue;
				owner.methods.push(...readMethodList(memory, memory.pointer(address + 16), isTest, workBudget));
				owner.choosesTests ||= readMethodList(memory, memory.pointer(address + 24), isChoice, workBudget).length > 0;
			}
			return classes;
		};
		const descriptionOf = (memory, address) => {
			const description = addressOf(memory.pointer(address + 32));
			if (description === undefined) throw new byte_readers.IF("a class without a description");
			return description - description % test_cases_pointerBytes;
		};
		const addressOf = (pointer) => pointer.kind === "address" ? pointer.address : undefined;
		const listedAddresses = function* (memory, name, workBudget) {
			for (const section of memory.sections.filter((one) => one.name === name)) {
				const count = Math.floor(section.bytes / test_cases_pointerBytes);
				for (let index = 0; index < count; index++) {
					(0, byte_readers.Rf)(workBudget, classSteps);
					const address = addressOf(memory.pointer(section.address + index * test_cases_pointerBytes));
					if (address !== undefined) yield address;
				}
			}
		};
		const readMethodList = (memory, list, isWanted, workBudget) => {
			if (list.kind !== "address") return [];
			const found = [];
			const head = memory.uint32(list.address);
			const count = memory.uint32(list.address + 4);
			const isRelative = head >= relativeMethods;
			const entryBytes = isRelative ? 12 : 24;
			(0, byte_readers.Rf)(workBudget, count);
			for (let index = 0; index < count; index++) {
				const at = list.address + 8 + index * entryBytes;
				const selector = isRelative ? addressOf(memory.pointer(at + memory.int32(at))) : addressOf(memory.pointer(at));
				const types = isRelative ? at + 4 + memory.int32(at + 4) : addressOf(memory.pointer(at + 8));
				if (selector === undefined || types === undefined) throw new byte_readers.IF("a method without a name");
				const method = {
					selector: memory.text(selector),
					types: memory.text(types)
				};
				(0, byte_readers.Rf)(workBudget, methodSteps + method.selector.length + method.types.length);
				if (isWanted(method.selector)) found.push(method);
			}
			return found;
		};
		var test_plan = __webpack_require__(25790);
		;
		const executableLimitBytes = 64e6;
		const objcSteps = 8e6;
		const discoverUiTests = async (tree, bundles) => {
			const found = [];
			const plans = await (0, test_plan.t5)(tree);
			for (const bundle of bundles) {
				const target = targetOf(bundle) ?? "";
				const read = withPlanned(await readBundle(tree, bundle), (0, test_plan.Y0)(target, plans));
				found.push({
					...read,
					tests: read.tests.map((test) => ({
						...test,
						target
					}))
				});
			}
			return {
				tests: await (0, test_plan.Tb)(tree, (0, discovered_suite.u5)(found.flatMap(({ tests }) => tests))),
				suiteId: bundles[0]?.bundleId,
				target: bundles.length === 1 ? targetOf(bundles[0]) : undefined,
				classesRead: found.reduce((sum, { classesRead }) => sum + classesRead, 0),
				unknown: found.flatMap(({ unknown }) => unknown),
				testPlan: plans[0]?.path
			};
		};
		const withPlanned = (read, planned) => {
			if (planned === undefined) return read;
			const known = new Set(read.tests.map(({ className, name }) => `${className}/${name}`));
			const added = new Map(planned.tests.filter(({ className, name }) => !known.has(`${className}/${name}`)).map((test) => [`${test.className}/${test.name}`, {
				...discovered_suite.TS,
				...test
			}]));
			return {
				...read,
				tests: [...read.tests, ...added.values()],
				unknown: planned.isComplete ? [] : read.unknown
			};
		};
		const targetOf = (bundle) => bundle?.name.replace(/\.xctest$/, "");
		const readBundle = async (tree, bundle) => {
			const { name, executable } = bundle;
			if (executable === undefined) return unknownBundle(name, "it has no executable");
			const bytes = tree.entries.get(executable)?.sizeBytes ?? 0;
			if (bytes > executableLimitBytes) return unknownBundle(name, `its executable is too large to read (${bytes} bytes)`);
			const content = await tree.read(executable, executableLimitBytes);
			try {
				const executableImage = (0, mach_o.DT)(content);
				const memory = loadImage(executableImage);
				if (memory === undefined) return unknownBundle(name, "its pointers have an unknown encoding");
				const sections = new Set(memory.sections.map((section) => section.name));
				const unknown = [];
				if (sections.has("__swift5_tests")) unknown.push({
					part: name,
					reason: "it also holds tests of Swift Testing, which are created only when they run"
				});
				if (!sections.has("__objc_classlist")) {
					const tests = listSymbolTests(executableImage);
					if (tests.length === 0) unknown.push({
						part: name,
						reason: "it contains no list of its classes"
					});
					return {
						tests,
						classesRead: new Set(tests.map(({ className }) => className)).size,
						unknown
					};
				}
				const image = {
					classes: readObjcClasses(memory, { left: objcSteps }),
					symbols: new Map()
				};
				const libraries = inheritsFromLibraries(image) ? await readBundleLibraries(tree, bundle) : [];
				const listed = listTestCases(image, libraries, { left: discovered_suite.b0 * 10 });
				return {
					tests: listed.tests,
					classesRead: image.classes.size,
					unknown: [...unknown, ...listed.unknown]
				};
			} catch (error) {
				if (!(0, byte_readers.qc)(error)) throw error;
				return unknownBundle(name, `the description of its classes is not understood (${error.message})`);
			}
		};
		const unknownBundle = (part, reason) => ({
			tests: [],
			classesRead: 0,
			unknown: [{
				part,
				reason
			}]
		});
		const instanceMethodStart = 23341;
		const testMethod = /^-\[(\w+)(?:\([^)]*\))? (test\w*)\]$/;
		const listSymbolTests = (image) => {
			const { view } = image;
			const tests = new Map();
			const workBudget = { left: view.byteLength };
			for (const { nameAt } of (0, mach_o.nv)(image)) {
				if (nameAt + 2 > view.byteLength || view.getUint16(nameAt, true) !== instanceMethodStart) continue;
				const symbol = readName(view, nameAt);
				(0, byte_readers.Rf)(workBudget, symbol.length);
				const [, className, name] = testMethod.exec(symbol) ?? [];
				if (className !== undefined && name !== undefined) tests.set(symbol, {
					...discovered_suite.TS,
					className,
					name
				});
			}
			return [...tests.values()];
		};
		const libraryLimitBytes = 64e6;
		const allLimitBytes = 256e6;
		const mostLibraries = 100;
		const readBundleLibraries = async (tree, { path }) => {
			const images = [];
			let allBytes = 0;
			const files = [...librariesIn(tree, `${path}/Frameworks/`), ...librariesIn(tree, `${appOf(path)}/Frameworks/`)];
			for (const file of files.slice(0, mostLibraries)) {
				const bytes = tree.entries.get(file)?.sizeBytes ?? 0;
				allBytes += bytes;
				if (bytes > libraryLimitBytes || allBytes > allLimitBytes) continue;
				const content = await tree.read(file, libraryLimitBytes);
				const image = (0, byte_readers.OW)(() => readLibrary(content));
				if (image !== undefined) images.push(image);
				(0, byte_readers._r)(content);
			}
			return images;
		};
		const librariesIn = (tree, folder) => [...tree.entries.keys()].filter((path) => path.startsWith(folder) && isLibrary(path.slice(folder.length).split("/"))).sort();
		const isLibrary = ([first = "", second, ...deeper]) => deeper.length === 0 && (second === undefined ? first.endsWith(".dylib") : first === `${second}.framework`);
		const appOf = (path) => path.slice(0, Math.max(path.lastIndexOf("/PlugIns/"), 0));
		const readLibrary = (content) => {
			const image = (0, mach_o.DT)(content);
			const memory = loadImage(image);
			if (memory === undefined) return undefined;
			const classes = readObjcClasses(memory, { left: objcSteps });
			const named = [...classes].map(([address, { name }]) => [symbolOf(name), address]);
			return {
				classes,
				symbols: new Map([...named, ...readClassSymbols(image)])
			};
		};
		var inspect_apple = __webpack_require__(10967);
		var archive = __webpack_require__(72735);
		var runner_builders = __webpack_require__(43080);
		var run_plan = __webpack_require__(3782);
		var bundle_manifest = __webpack_require__(86835);
		var binary_error = __webpack_require__(55667);
		;
		const annotationFlag = {
			junit4: 1,
			jupiter: 2,
			parameterized: 4,
			ignored: 8,
			suppressed: 16,
			conditional: 32,
			runWith: 64,
			suiteClasses: 128,
			nested: 256,
			freelyNamed: 512
		};
		const anyTest = annotationFlag.junit4 | annotationFlag.jupiter;
		const jupiterTemplate = annotationFlag.jupiter | annotationFlag.parameterized | annotationFlag.freelyNamed;
		const flagsByAnnotation = new Map([
			["Lorg/junit/Test;", annotationFlag.junit4],
			["Lorg/junit/experimental/theories/Theory;", annotationFlag.junit4 | annotationFlag.parameterized],
			["Lorg/junit/Ignore;", annotationFlag.ignored],
			["Lorg/junit/runner/RunWith;", annotationFlag.runWith],
			["Lorg/junit/runners/Suite$SuiteClasses;", annotationFlag.suiteClasses],
			["Lorg/junit/jupiter/api/Test;", annotationFlag.jupiter],
			["Lorg/junit/jupiter/api/RepeatedTest;", jupiterTemplate],
			["Lorg/junit/jupiter/api/TestFactory;", jupiterTemplate],
			["Lorg/junit/jupiter/api/TestTemplate;", jupiterTemplate],
			["Lorg/junit/jupiter/params/ParameterizedTest;", jupiterTemplate],
			["Lorg/junit/jupiter/api/DisplayName;", annotationFlag.freelyNamed],
			["Lorg/junit/jupiter/api/DisplayNameGeneration;", annotationFlag.freelyNamed],
			["Lorg/junit/jupiter/api/IndicativeSentencesGeneration;", annotationFlag.freelyNamed],
			["Lorg/junit/jupiter/api/Disabled;", annotationFlag.ignored],
			["Lorg/junit/jupiter/api/Nested;", annotationFlag.nested],
			["Landroidx/test/filters/Suppress;", annotationFlag.suppressed],
			["Landroid/support/test/filters/Suppress;", annotationFlag.suppressed],
			["Landroid/test/suitebuilder/annotation/Suppress;", annotationFlag.suppressed],
			["Landroidx/test/filters/SdkSuppress;", annotationFlag.conditional],
			["Landroidx/test/filters/RequiresDevice;", annotationFlag.conditional],
			["Landroid/support/test/filters/SdkSuppress;", annotationFlag.conditional],
			["Landroid/support/test/filters/RequiresDevice;", annotationFlag.conditional],
			["Landroidx/test/espresso/device/filter/RequiresDeviceMode;", annotationFlag.conditional],
			["Landroidx/test/espresso/device/filter/RequiresDisplay;", annotationFlag.conditional]
		]);
		const flagsByMetaAnnotation = new Map([
			...[...flagsByAnnotation].filter(([descriptor]) => descriptor.startsWith("Lorg/junit/jupiter/")),
			["Landroidx/test/filters/CustomFilter;", annotationFlag.conditional],
			["Lorg/junit/jupiter/api/extension/ExtendWith;", annotationFlag.conditional]
		]);
		const parameterizedRunners = new Set([
			"Lorg/junit/runners/Parameterized;",
			"Lorg/junit/experimental/theories/Theories;",
			"Ljunitparams/JUnitParamsRunner;",
			"Lcom/squareup/burst/BurstJUnit4;",
			"Lcom/google/testing/junit/testparameterinjector/TestParameterInjector;",
			"Lcom/tngtech/java/junit/dataprovider/DataProviderRunner;"
		]);
		const plainRunners = new Set([
			"Landroidx/test/ext/junit/runners/AndroidJUnit4;",
			"Landroidx/test/internal/runner/junit4/AndroidJUnit4ClassRunner;",
			"Landroidx/test/runner/AndroidJUnit4;",
			"Landroid/support/test/internal/runner/junit4/AndroidJUnit4ClassRunner;",
			"Landroid/support/test/runner/AndroidJUnit4;",
			"Lorg/junit/runners/BlockJUnit4ClassRunner;",
			"Lorg/junit/runners/JUnit4;",
			"Lorg/junit/runners/Parameterized;",
			"Lorg/junit/experimental/theories/Theories;"
		]);
		const suiteRunner = "Lorg/junit/runners/Suite;";
		const enclosedRunner = "Lorg/junit/experimental/runners/Enclosed;";
		const packageSuiteRunner = "Landroidx/test/runner/suites/PackagePrefixClasspathSuite;";
		const holdsNoTests = (runner) => runner === suiteRunner || runner === enclosedRunner || runner === packageSuiteRunner;
		const runsAnnotatedOnly = (runner) => runner === undefined || plainRunners.has(runner);
		var dex_file = __webpack_require__(16541);
		var dex_set = __webpack_require__(5403);
		;
		const notAnnotated = {
			annotationFlags: 0,
			annotations: [],
			runner: undefined,
			suiteClasses: [],
			methods: []
		};
		const noAnnotations = {
			annotationFlags: 0,
			annotations: []
		};
		const seenAtRunTime = 1;
		const kotlinMetadata = "Lkotlin/Metadata;";
		const valueType = {
			type: 24,
			array: 28
		};
		const readClassFlags = (reader, offset) => {
			const { view } = reader.dex;
			const classSet = view.getUint32(offset, true);
			const fields = view.getUint32(offset + 4, true);
			const methodCount = view.getUint32(offset + 8, true);
			(0, byte_readers.Rf)(reader.dex.workBudget, 16 + 8 * (fields + methodCount));
			const methods = [];
			let at = offset + 16 + 8 * fields;
			for (let index = 0; index < methodCount; index++, at += 8) {
				const set = readSet(reader, view.getUint32(at + 4, true));
				if (set === noAnnotations) continue;
				const method = view.getUint32(at, true);
				const name = (0, dex_file.QK)(reader.dex, method);
				if (set.annotationFlags === 0 && !name.startsWith("test")) continue;
				(0, byte_readers.Rf)(reader.methodsLeft, 1);
				methods.push({
					name,
					shape: (0, dex_file.wB)(reader.dex, method),
					...set
				});
			}
			const { annotationFlags, annotations } = classSet === 0 ? noAnnotations : readSet(reader, classSet);
			if (annotationFlags === 0 && methods.length === 0 && annotations.length === 0) return notAnnotated;
			return {
				annotationFlags,
				annotations,
				runner: (annotationFlags & annotationFlag.runWith) === 0 ? undefined : readTypes(reader, classSet, annotationFlag.runWith)[0],
				suiteClasses: (annotationFlags & annotationFlag.suiteClasses) === 0 ? [] : readTypes(reader, classSet, annotationFlag.suiteClasses),
				methods
			};
		};
		const readSet = (reader, offset) => {
			const known = reader.knownSets.get(offset);
			if (known !== undefined) return known;
			let annotationFlags = 0;
			const annotations = [];
			for (const { type, visibility } of annotationsOf(reader.dex, offset)) {
				annotationFlags |= reader.flagsByType.get(type) ?? 0;
				if (visibility !== seenAtRunTime) continue;
				const descriptor = (0, dex_file.p)(reader.dex, type);
				if (descriptor !== kotlinMetadata) annotations.push(descriptor);
			}
			const set = annotationFlags === 0 && annotations.length === 0 ? noAnnotations : {
				annotationFlags,
				annotations
			};
			reader.knownSets.set(offset, set);
			return set;
		};
		const readTypes = (reader, setOffset, wanted) => {
			for (const { type, at } of annotationsOf(reader.dex, setOffset)) {
				if (reader.flagsByType.get(type) !== wanted) continue;
				const cursor = { at };
				const elements = (0, dex_file.u)(reader.dex.view, cursor);
				if (elements === 0) return [];
				(0, dex_file.u)(reader.dex.view, cursor);
				return readTypeValues(reader.dex, cursor);
			}
			return [];
		};
		const annotationsOf = function* (dex, offset) {
			const count = dex.view.getUint32(offset, true);
			(0, byte_readers.Rf)(dex.workBudget, 4 + 4 * count);
			for (let index = 0; index < count; index++) {
				const at = dex.view.getUint32(offset + 4 + 4 * index, true);
				const cursor = { at: at + 1 };
				const type = (0, dex_file.u)(dex.view, cursor);
				yield {
					type,
					visibility: dex.view.getUint8(at),
					at: cursor.at
				};
			}
		};
		const readTypeValues = (dex, cursor) => {
			const first = dex.view.getUint8(cursor.at);
			if ((first & 31) !== valueType.array) return [readTypeValue(dex, cursor)];
			cursor.at += 1;
			const count = (0, dex_file.u)(dex.view, cursor);
			(0, byte_readers.Rf)(dex.workBudget, count);
			return Array.from({ length: count }, () => readTypeValue(dex, cursor));
		};
		const readTypeValue = (dex, cursor) => {
			const head = dex.view.getUint8(cursor.at++);
			if ((head & 31) !== valueType.type) throw new byte_readers.IF("an annotation that names something other than a class");
			const size = (head >>> 5) + 1;
			let type = 0;
			for (let index = 0; index < size; index++) type += dex.view.getUint8(cursor.at++) * 2 ** (8 * index);
			return (0, dex_file.p)(dex, type);
		};
		const readAnnotationTypes = async (set) => {
			const declared = new Map();
			let hasJupiter = false;
			for (const number of set.names.keys()) {
				await (0, dex_set.Lt)(set, number, (dex) => {
					hasJupiter ||= jupiterTypes.some((descriptor) => (0, dex_file.up)(dex, descriptor) !== undefined);
					for (const [descriptor, carried] of annotationTypes(dex)) if (!declared.has(descriptor)) declared.set(descriptor, carried);
				});
			}
			const inherited = [...declared].filter(([, carried]) => carried.includes(inheritedMark)).map(([descriptor]) => descriptor);
			return {
				annotationFlags: new Map([...flagsOf(declared), ...flagsByAnnotation]),
				hasJupiter,
				inherited: new Set(inherited)
			};
		};
		const inheritedMark = "Ljava/lang/annotation/Inherited;";
		const jupiterTypes = [...flagsByAnnotation].filter(([, annotationFlags]) => (annotationFlags & annotationFlag.jupiter) !== 0).map(([descriptor]) => descriptor);
		const annotationTypes = function* (dex) {
			for (let number = 0; number < dex.classes.count; number++) {
				const { type, flags, annotationsOffset } = (0, dex_file.ux)(dex, number);
				if ((flags & dex_file.yT.annotation) === 0 || annotationsOffset === 0) continue;
				const set = dex.view.getUint32(annotationsOffset, true);
				if (set === 0) continue;
				yield [(0, dex_file.p)(dex, type), Array.from(annotationsOf(dex, set), (annotation) => (0, dex_file.p)(dex, annotation.type))];
			}
		};
		const flagsOf = (declared) => {
			const annotationFlags = new Map();
			const waiting = [];
			const give = (descriptor, given) => {
				const before = annotationFlags.get(descriptor) ?? 0;
				if ((before | given) === before) return;
				annotationFlags.set(descriptor, before | given);
				waiting.push(descriptor);
			};
			const pairs = [...declared].flatMap(([descriptor, carried]) => carried.map((each) => ({
				descriptor,
				each
			})));
			const carriers = Map.groupBy(pairs, ({ each }) => each);
			for (const { descriptor, each } of pairs) give(descriptor, flagsByMetaAnnotation.get(each) ?? 0);
			for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
				const given = annotationFlags.get(next) ?? 0;
				for (const { descriptor } of carriers.get(next) ?? []) give(descriptor, given);
			}
			return annotationFlags;
		};
		;
		const limits = {
			classes: 2e5,
			characters: 2e7,
			methods: 2e5
		};
		const emptyIndex = (annotations) => ({
			classes: new Map(),
			annotations,
			charactersLeft: { left: limits.characters },
			methodsLeft: { left: limits.methods }
		});
		const objectDescriptor = "Ljava/lang/Object;";
		const plainClass = {
			descriptor: objectDescriptor,
			superDescriptor: undefined,
			interfaces: [],
			flags: dex_file.yT.abstract,
			dexNumber: 0,
			dataOffset: 0,
			...notAnnotated
		};
		const indexClasses = (index, dex, dexNumber) => {
			const { classes } = index;
			if (classes.size + dex.classes.count > limits.classes) return undefined;
			const reader = annotationReader(dex, index);
			for (let number = 0; number < dex.classes.count; number++) {
				const definition = (0, dex_file.ux)(dex, number);
				const annotationFlags = definition.annotationsOffset === 0 ? notAnnotated : readClassFlags(reader, definition.annotationsOffset);
				const superDescriptor = definition.superType === undefined ? undefined : (0, dex_file.p)(dex, definition.superType);
				const descriptor = (0, dex_file.p)(dex, definition.type);
				if (classes.has(descriptor)) continue;
				(0, byte_readers.Rf)(index.charactersLeft, descriptor.length);
				const interfaces = index.annotations.hasJupiter ? (0, dex_file.WI)(dex, definition.interfacesOffset).filter((name) => !(0, dex_set.aH)(name)) : [];
				(0, byte_readers.Rf)(index.methodsLeft, interfaces.length);
				if (saysNothing(annotationFlags, index.annotations) && interfaces.length === 0 && (superDescriptor === undefined || superDescriptor === objectDescriptor)) {
					classes.set(descriptor, plainClass);
					continue;
				}
				classes.set(descriptor, {
					descriptor,
					superDescriptor,
					interfaces,
					flags: definition.flags,
					dexNumber,
					dataOffset: definition.dataOffset,
					...annotationFlags
				});
			}
			return dex.classes.count;
		};
		const saysNothing = ({ annotationFlags, methods, annotations }, { inherited }) => annotationFlags === 0 && methods.length === 0 && !annotations.some((descriptor) => inherited.has(descriptor));
		const annotationReader = (dex, { annotations, methodsLeft }) => {
			const flagsByType = new Map();
			for (const [descriptor, annotationFlags] of annotations.annotationFlags) {
				const type = (0, dex_file.up)(dex, descriptor);
				if (type !== undefined) flagsByType.set(type, annotationFlags);
			}
			return {
				dex,
				flagsByType,
				knownSets: new Map(),
				methodsLeft
			};
		};
		const readVirtualMethods = (dex, dataOffset, wanted) => {
			if (dataOffset === 0) return [];
			const cursor = { at: dataOffset };
			const next = () => (0, dex_file.u)(dex.view, cursor);
			const fields = next() + next();
			const direct = next();
			const virtual = next();
			if (direct > dex.methods.count || virtual > dex.methods.count) throw new byte_readers.IF("a method number out of range");
			(0, byte_readers.Rf)(dex.workBudget, 2 * fields + 3 * (direct + virtual));
			for (let index = 0; index < fields; index++) {
				next();
				next();
			}
			readMethods(next, direct, () => {});
			const methods = [];
			readMethods(next, virtual, (method, flags) => {
				const name = (0, dex_file.QK)(dex, method);
				if (wanted(name)) methods.push({
					name,
					shape: (0, dex_file.wB)(dex, method),
					flags
				});
			});
			return methods;
		};
		const readMethods = (next, count, use) => {
			let method = 0;
			for (let index = 0; index < count; index++) {
				method += next();
				const flags = next();
				next();
				use(method, flags);
			}
		};
		const junit3Base = "Ljunit/framework/TestCase;";
		const androidTestCase = /^Landroid\/test\/\w*TestCase2?;$/;
		const class_index_deepest = 100;
		const class_index_lineageOf = (index, record) => {
			const { classes, last } = ancestorsOf(index, record);
			const { interfaces, absent } = interfacesOf(index, classes);
			const testCase = last !== undefined && (last === junit3Base || androidTestCase.test(last));
			return {
				classes,
				interfaces,
				testCase,
				missing: last === undefined || (0, dex_set.aH)(last) ? absent : last
			};
		};
		const ancestorsOf = (index, record) => {
			const classes = [record];
			let next = record.superDescriptor;
			while (next !== undefined && classes.length < class_index_deepest) {
				const found = next === junit3Base || androidTestCase.test(next) ? undefined : index.get(next);
				if (found === undefined) return {
					classes,
					last: next
				};
				if (found === plainClass) break;
				classes.push(found);
				next = found.superDescriptor;
			}
			return {
				classes,
				last: undefined
			};
		};
		const interfacesOf = (index, classes) => {
			const names = new Set(classes.flatMap((one) => one.interfaces));
			const interfaces = [];
			let absent;
			for (const name of names) {
				const found = index.get(name);
				if (found === undefined) absent ??= name;
				else if (found !== plainClass) {
					interfaces.push(found);
					for (const above of found.interfaces) names.add(above);
				}
			}
			return {
				interfaces,
				absent
			};
		};
		const classNameOf = (descriptor) => descriptor.slice(1, -1).replaceAll("/", ".");
		;
		const stockRunners = new Set([
			"Landroidx/test/runner/AndroidJUnitRunner;",
			"Landroidx/benchmark/junit4/AndroidBenchmarkRunner;",
			"Landroid/support/test/runner/AndroidJUnitRunner;",
			"Landroid/test/InstrumentationTestRunner;",
			"Lcom/google/android/apps/common/testing/testrunner/GoogleInstrumentationTestRunner;"
		]);
		const harmlessMethods = new Set([
			"newApplication",
			"newActivity",
			"callApplicationOnCreate",
			"finish"
		]);
		const builderBases = new Set(["Lorg/junit/runners/model/RunnerBuilder;", "Lorg/junit/internal/builders/AllDefaultPossibilitiesBuilder;"]);
		const isStockRunner = (runner) => stockRunners.has((0, runner_builders.nb)(runner));
		const ownRunnerClasses = (index, runner) => {
			const record = index.get((0, runner_builders.nb)(runner));
			if (record === undefined || record === plainClass) return undefined;
			const { classes, missing } = class_index_lineageOf(index, record);
			const stock = classes.findIndex(({ descriptor }) => stockRunners.has(descriptor));
			if (stock !== -1) return classes.slice(0, stock);
			return missing !== undefined && stockRunners.has(missing) ? classes : undefined;
		};
		const mayChangeTests = (methods) => methods.some(({ name }) => !harmlessMethods.has(name));
		const findOwnBuilder = (index, own) => {
			for (const record of own) {
				if (record.superDescriptor === undefined || (0, runner_builders.jk)(record.descriptor)) continue;
				const bases = ancestorsOf(index, record).classes.flatMap(({ superDescriptor, descriptor }) => [superDescriptor ?? "", descriptor]);
				if (bases.some((base) => builderBases.has(base) || base.endsWith("/AndroidRunnerBuilder;"))) {
					return classNameOf(record.descriptor);
				}
			}
			return undefined;
		};
		;
		const testClassSteps = 500;
		const handedOn = annotationFlag.ignored | annotationFlag.conditional | annotationFlag.freelyNamed;
		const findTestClasses = (index, own, workBudget) => {
			const found = new Map();
			let unexplained;
			const inner = Map.groupBy(own, ({ descriptor }) => outerOf(descriptor));
			const waiting = own.filter((record) => !(0, dex_set.K7)(record.descriptor) && startsByItself(index, record)).map((record) => ({
				record,
				holderFlags: 0
			}));
			for (const { record, holderFlags } of waiting) {
				if ((record.flags & (dex_file.yT.abstract | dex_file.yT.interface)) !== 0 || found.has(record.descriptor)) continue;
				const lineage = class_index_lineageOf(index, record);
				(0, byte_readers.Rf)(workBudget, lineageSteps(lineage));
				const runner = lineage.classes.find((ancestor) => ancestor.runner !== undefined)?.runner;
				const members = membersOf(index, inner, lineage, runner);
				(0, byte_readers.Rf)(workBudget, members.length);
				const mayInherit = lineage.missing !== undefined && !(0, dex_set.K2)(lineage.missing);
				const isEmpty = runsAnnotatedOnly(runner) && members.length === 0 && !lineage.testCase && !hasTests(lineage);
				if (isEmpty && !(mayInherit && (runner !== undefined || isNamedLikeTest(record)))) {
					if (mayInherit) unexplained ??= lineage;
					continue;
				}
				const annotationFlags = holderFlags & handedOn | record.annotationFlags;
				(0, byte_readers.Rf)(workBudget, testClassSteps);
				found.set(record.descriptor, {
					lineage,
					runner,
					annotationFlags
				});
				for (const member of members) waiting.push({
					record: member,
					holderFlags: annotationFlags
				});
			}
			return {
				classes: [...found.values()],
				unexplained
			};
		};
		const startsByItself = (index, { descriptor, annotationFlags }) => {
			const outer = outerOf(descriptor);
			return outer === undefined || (annotationFlags & annotationFlag.nested) !== 0 && index.get(outer) === plainClass;
		};
		const lineageSteps = ({ classes, interfaces }) => [...classes, ...interfaces].reduce((steps, { methods, suiteClasses, interfaces: named }) => steps + methods.length + suiteClasses.length + named.length, classes.length + interfaces.length);
		const hasTests = ({ classes, interfaces }) => [...classes, ...interfaces].some(holdsTests);
		const holdsTests = ({ methods }) => methods.some((method) => (method.annotationFlags & anyTest) !== 0);
		const namedLikeTest = /^Test[A-Z0-9_]|(?:Tests?|TestCase|IT)$/;
		const isNamedLikeTest = ({ descriptor }) => namedLikeTest.test(descriptor.slice(descriptor.lastIndexOf("/") + 1, -1).split("$", 1)[0] ?? "");
		const outerOf = (descriptor) => {
			const dollar = descriptor.lastIndexOf("$");
			return dollar === -1 ? undefined : `${descriptor.slice(0, dollar)};`;
		};
		const membersOf = (index, inner, lineage, runner) => {
			if (runner === suiteRunner) {
				const named = lineage.classes.find(({ suiteClasses }) => suiteClasses.length > 0)?.suiteClasses ?? [];
				return named.flatMap((descriptor) => index.get(descriptor) ?? []);
			}
			const own = inner.get(lineage.classes[0].descriptor) ?? [];
			if (runner === enclosedRunner) return own.filter(({ flags }) => (flags & dex_file.yT.public) !== 0);
			return own.filter(({ annotationFlags }) => (annotationFlags & annotationFlag.nested) !== 0);
		};
		const needsDeclaredMethods = ({ classes, interfaces, testCase }) => testCase || classes.slice(1).some(holdsTests) || interfaces.some(holdsTests);
		const junit3Methods = ({ classes }, declared) => {
			const tests = new Map();
			for (const { descriptor, methods } of classes) {
				for (const { name, shape, flags } of declared.get(descriptor) ?? []) {
					if (!name.startsWith("test") || shape !== "V" || (flags & dex_file.yT.public) === 0 || tests.has(name)) continue;
					const marked = methods.find((method) => method.name === name);
					const annotationFlags = (marked?.annotationFlags ?? 0) & ~annotationFlag.ignored;
					tests.set(name, {
						name,
						annotationFlags,
						annotations: marked?.annotations ?? []
					});
				}
			}
			return [...tests.values()];
		};
		const annotatedMethods = (lineage, declared, hasRunner) => {
			const tests = new Map();
			const declaredBelow = new Set();
			let taken = hasRunner;
			for (const { descriptor, methods } of lineage.classes) {
				for (const method of methods) {
					if ((method.annotationFlags & anyTest) === 0 || tests.has(signatureOf(method))) continue;
					const overridden = declaredBelow.has(signatureOf(method));
					if (overridden && (method.annotationFlags & annotationFlag.jupiter) !== 0) continue;
					taken ||= !overridden;
					tests.set(signatureOf(method), method);
				}
				for (const method of declared.get(descriptor) ?? []) declaredBelow.add(signatureOf(method));
			}
			for (const method of defaultMethods(lineage, declared)) {
				const signature = signatureOf(method);
				if (declaredBelow.has(signature) || tests.has(signature)) continue;
				taken = true;
				tests.set(signature, method);
			}
			return taken ? [...tests.values()] : [];
		};
		const defaultMethods = ({ interfaces }, declared) => interfaces.flatMap(({ descriptor, methods }) => {
			const withCode = new Set((declared.get(descriptor) ?? []).filter(({ flags }) => (flags & dex_file.yT.abstract) === 0).map(signatureOf));
			return methods.filter((method) => (method.annotationFlags & annotationFlag.jupiter) !== 0 && withCode.has(signatureOf(method)));
		});
		const signatureOf = ({ name, shape }) => `${name} ${shape}`;
		;
		const inheritanceSteps = 1e7;
		const discoverTests = (file, appFile) => (0, archive.x)(file, async (tree) => {
			const manifest = await (0, android_manifest.wv)(tree);
			const find = (read) => (0, byte_readers.mz)(file, "the DEX files", () => findTestClasses(read.index.classes, read.own, { left: inheritanceSteps }));
			const suite = await readSuiteClasses((0, dex_set.qd)(tree));
			const found = find(suite);
			if (appFile === undefined || !inheritsFromElsewhere(found)) return describeSuite(file, manifest, suite, found);
			return withApp(appFile, async (app) => {
				if (app === undefined) return describeSuite(file, manifest, suite, found);
				const both = await addAppClasses(suite, app);
				return describeSuite(file, manifest, both, find(both));
			});
		});
		const inheritsFromElsewhere = ({ classes, unexplained }) => unexplained !== undefined || classes.some(({ lineage }) => lineage.missing !== undefined);
		const withApp = async (file, use) => {
			let isOpen = false;
			try {
				return await (0, archive.x)(file, (tree) => {
					isOpen = true;
					return use((0, android_manifest.d_)(tree) || (0, bundle_manifest.y)(tree) ? (0, dex_set.qd)(tree) : undefined);
				});
			} catch (error) {
				if (isOpen || !(error instanceof binary_error.k)) throw error;
				return use(undefined);
			}
		};
		const describeSuite = async (file, manifest, read, found) => {
			const { runner, targetPackage, runnerBuilder } = (0, android_manifest.hO)(manifest) ?? manifest.instrumentations[0] ?? {};
			const records = found.classes.filter(({ lineage }) => needsDeclaredMethods(lineage)).flatMap(({ lineage }) => [...lineage.classes, ...lineage.interfaces]);
			const testNames = new Set(records.flatMap(({ methods }) => methods.map(({ name }) => name)));
			const declared = await readMethodsOf(read, records, (name) => testNames.has(name) || name.startsWith("test"));
			const listed = (0, byte_readers.mz)(file, "the DEX files", () => listTests(found.classes, declared, seenAnnotations(read.index.annotations), { left: inheritanceSteps }));
			const unseen = await whatRunnerHides(read, runner, runnerBuilder) ?? whatIsUnexplained(found, read.withApp);
			return {
				tests: (0, discovered_suite.u5)(listed.tests),
				suiteId: manifest.packageName,
				runner,
				targetPackage,
				classesRead: read.classesRead,
				unknown: [...read.leftOut, ...listed.unknown],
				customRunner: runner !== undefined && !isStockRunner(runner),
				unseen
			};
		};
		const whatRunnerHides = async (read, runner, namedBuilders = "") => {
			const { classes } = read.index;
			const hidden = (0, runner_builders.hz)(findOwnBuilder(classes, read.own) ?? namedBuilders);
			if (hidden !== undefined) return hidden;
			if (runner === undefined || isStockRunner(runner)) return undefined;
			const own = ownRunnerClasses(classes, runner);
			const declared = own && await readMethodsOf(read, own, () => true);
			const isHarmless = declared !== undefined && !mayChangeTests([...declared.values()].flat());
			return isHarmless ? undefined : `the test runner ${runner} may add or leave out tests`;
		};
		const whatIsUnexplained = ({ unexplained }, withApp) => unexplained?.missing === undefined ? undefined : `${classNameOf(unexplained.classes[0].descriptor)} may inherit tests from ${classNameOf(unexplained.missing)}, which is not in the test APK${withApp ? " or the app" : ""}`;
		const listTests = (classes, declared, seen, workBudget) => {
			const tests = [];
			const unknown = [];
			for (const testClass of classes) {
				const className = classNameOf(testClass.lineage.classes[0].descriptor);
				for (const { descriptor } of testClass.lineage.classes) (0, byte_readers.Rf)(workBudget, declared.get(descriptor)?.length ?? 0);
				const methods = methodsOf(testClass, declared);
				(0, byte_readers.Rf)({ left: discovered_suite.b0 }, tests.length + methods.length);
				for (const method of methods) tests.push({
					...discoveredTest(className, testClass, method),
					...seen(testClass.lineage, method)
				});
				const reason = whatIsUnknown(testClass, methods.length);
				if (reason !== undefined) unknown.push({
					part: className,
					reason
				});
			}
			return {
				tests,
				unknown
			};
		};
		const methodsOf = ({ lineage, runner, annotationFlags }, declared) => {
			if (holdsNoTests(runner)) return [];
			const isJunit3 = runner === undefined && lineage.testCase;
			const methods = isJunit3 ? junit3Methods(lineage, declared) : annotatedMethods(lineage, declared, runner !== undefined);
			const suppressed = (annotationFlags & annotationFlag.suppressed) !== 0;
			const byName = new Map();
			for (const method of methods) {
				if (!suppressed && (method.annotationFlags & annotationFlag.suppressed) === 0 && !byName.has(method.name)) byName.set(method.name, method);
			}
			return [...byName.values()];
		};
		const discoveredTest = (className, { lineage, runner, annotationFlags }, method) => {
			const all = annotationFlags | method.annotationFlags;
			const parameterized = (method.annotationFlags & annotationFlag.parameterized) !== 0 || runner !== undefined && parameterizedRunners.has(runner);
			const inherited = lineage.classes.reduce((sum, each) => sum | each.annotationFlags, all);
			const naming = namingOf((method.annotationFlags & annotationFlag.jupiter) !== 0, (inherited & annotationFlag.freelyNamed) !== 0, parameterized);
			return {
				className,
				name: method.name,
				ignored: (all & annotationFlag.ignored) !== 0,
				parameterized,
				conditional: (all & annotationFlag.conditional) !== 0,
				naming
			};
		};
		const namingOf = (isJupiter, isFree, parameterized) => {
			if (isJupiter) return isFree ? "free" : "derived";
			return parameterized ? "derived" : undefined;
		};
		const whatIsUnknown = ({ lineage, runner }, tests) => {
			if (lineage.missing !== undefined) {
				return `it inherits from ${classNameOf(lineage.missing)}, which was not found and may add tests`;
			}
			if (runner === undefined || runsAnnotatedOnly(runner) || holdsNoTests(runner) || tests > 0) return undefined;
			return `its runner ${classNameOf(runner)} finds the tests by itself`;
		};
		const readSuiteClasses = async (set) => {
			const index = emptyIndex(await readAnnotationTypes(set));
			const leftOut = [...set.leftOut];
			let classesRead = 0;
			for (const [number, name] of set.names.entries()) {
				const added = await addToIndex(set, number, index);
				if (typeof added === "number") classesRead += added;
				else leftOut.push({
					part: name,
					reason: added.reason
				});
			}
			return {
				set,
				index,
				own: [...index.classes.values()],
				classesRead,
				leftOut,
				withApp: false
			};
		};
		const addAppClasses = async (suite, app) => {
			const set = (0, dex_set.Xi)(suite.set, app);
			let withApp = app.leftOut.length === 0;
			for (const number of app.names.keys()) {
				try {
					const added = await addToIndex(set, suite.set.names.length + number, suite.index);
					withApp &&= typeof added === "number";
				} catch (error) {
					if (!(error instanceof binary_error.k)) throw error;
					withApp = false;
				}
			}
			return {
				...suite,
				set,
				withApp
			};
		};
		const addToIndex = async (set, number, index) => {
			const read = await (0, dex_set.Lt)(set, number, (dex) => indexClasses(index, dex, number));
			if (!read.isKnown) return read;
			return read.result ?? { reason: "it has more classes than can be read" };
		};
		const readMethodsOf = async ({ set }, classes, isWanted) => {
			const declared = new Map();
			for (const [dexNumber, records] of Map.groupBy(new Set(classes), (record) => record.dexNumber)) {
				await set.read(dexNumber, (dex) => {
					for (const { descriptor, dataOffset } of records) declared.set(descriptor, readVirtualMethods(dex, dataOffset, isWanted));
				});
			}
			return declared;
		};
		const seenAnnotations = ({ inherited }) => {
			const names = new Map();
			const nameOf = (descriptor) => {
				const name = names.get(descriptor) ?? classNameOf(descriptor);
				names.set(descriptor, name);
				return name;
			};
			return ({ classes: [own, ...bases] }, method) => {
				const handedOn = bases.flatMap(({ annotations }) => annotations.filter((descriptor) => inherited.has(descriptor)));
				const ofClass = [...own.annotations, ...handedOn];
				const annotations = [...new Set([...method.annotations, ...ofClass].map(nameOf))];
				const ofMethod = sizesOf(method.annotations);
				const sizes = ofMethod.length > 0 ? ofMethod : sizesOf(ofClass);
				return {
					annotations: annotations.length === 0 ? undefined : annotations,
					sizes: sizes.length === 0 ? undefined : sizes
				};
			};
		};
		const sizeAnnotation = /^L(?:androidx\/test\/filters|android\/support\/test\/filters|android\/test\/suitebuilder\/annotation)\/(\w+)Test;$/;
		const sizesOf = (descriptors) => run_plan.tw.filter((size) => descriptors.some((descriptor) => sizeAnnotation.exec(descriptor)?.[1]?.toLowerCase() === size));
		var inspect_binary = __webpack_require__(41582);
		;
		const discoverSuite = (file, appFile) => (0, archive.H)(file, (tree) => tree.container === "archive" && (0, android_manifest.d_)(tree) ? discoverTests(file, appFile) : discoverInTree(tree));
		const discoverInTree = async (tree) => {
			const flows = await (0, inspect_binary.F)(tree);
			if (flows !== undefined) return (await Promise.all([
				__webpack_require__.e(815),
				__webpack_require__.e(372),
				__webpack_require__.e(333)
			]).then(__webpack_require__.bind(__webpack_require__, 63333))).discoverFlows(flows);
			if ((0, inspect_apple.Zv)(tree)) return undefined;
			const facts = await (0, inspect_apple.nV)(tree);
			if (facts?.kind !== "xcuitest-archive" && facts?.kind !== "earlgrey-directory") return undefined;
			return discoverUiTests(tree, facts.tests);
		};
	}),
	1138: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lm: () => describeFacts,
			Ls: () => isAndroidFacts,
			VS: () => isIosApp,
			hD: () => locationOf,
			t5: () => kindTitle
		});
		const locationOf = ({ file, container, sizeBytes }) => ({
			file,
			container,
			sizeBytes
		});
		const isAndroidFacts = (facts) => facts.kind === "apk" || facts.kind === "test-apk";
		const isIosApp = (facts) => facts.kind === "ipa" || facts.kind === "app-directory" || facts.kind === "earlgrey-directory";
		const kindTitle = {
			apk: "an Android app (APK)",
			"test-apk": "an Android test APK",
			"app-bundle": "an Android App Bundle (.aab), which no device installs",
			ipa: "an iOS app (IPA)",
			"app-directory": "an iOS .app folder",
			"xcuitest-archive": "an XCUITest archive",
			"earlgrey-directory": "an iOS .app folder with tests inside",
			"maestro-suite": "Maestro flows",
			"test-package": "an archive of Xcode products with an .xctestrun file",
			zip: "a zip archive with no app in it",
			other: "a file that is not an archive"
		};
		const describeFacts = (facts) => {
			const known = facts.kind === "zip" || facts.kind === "other" ? facts.looksLike : undefined;
			if (facts.kind === "zip" && facts.container === "folder" && known === undefined) return `${facts.file} is a folder with no app in it`;
			return `${facts.file} is ${known ?? kindTitle[facts.kind]}`;
		};
	}),
	41582: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => flowsIn,
			w: () => inspectBinary
		});
		var promises_ = __webpack_require__(51455);
		var android_manifest = __webpack_require__(76282);
		var bundle_manifest = __webpack_require__(86835);
		var binary_error = __webpack_require__(55667);
		;
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
		const schemeOfId = new Map([
			[0x7109871a, "v2"],
			[0xf05368c0, "v3"],
			[462663009, "v3.1"]
		]);
		const blockMagic = "APK Sig Block 42";
		const footerBytes = 24;
		const directoryEndSignature = 0x6054b50;
		const directoryEndBytes = 22;
		const longestComment = 65535;
		const mostParts = 100;
		const manifestOfJar = "META-INF/MANIFEST.MF";
		const signatureFile = /^META-INF\/([^/]+)\.SF$/i;
		const signedTo = /^X-Android-APK-Signed: *([\d, ]+)/m;
		const readApkSignature = async (tree) => {
			const inBlock = await readBlockSchemes(tree.file);
			const { isSigned, promised } = await readJarSignature(tree);
			const schemes = isSigned ? ["v1", ...inBlock] : inBlock;
			return {
				schemes,
				dropped: promised.filter((scheme) => !inBlock.includes(scheme))
			};
		};
		const readJarSignature = async (tree) => {
			const file = [...tree.entries.keys()].find((path) => {
				const name = signatureFile.exec(path)?.[1];
				return name !== undefined && [
					"RSA",
					"DSA",
					"EC"
				].some((ending) => tree.entries.has(`META-INF/${name}.${ending}`));
			});
			if (file === undefined || !tree.entries.has(manifestOfJar)) return {
				isSigned: false,
				promised: []
			};
			const head = (await tree.readStart(file, 1024)).toString("latin1");
			const numbers = (signedTo.exec(head)?.[1] ?? "").split(",").map((part) => part.trim());
			return {
				isSigned: true,
				promised: ["v2", "v3"].filter((scheme) => numbers.includes(scheme.slice(1)))
			};
		};
		const readBlockSchemes = async (file) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const handle = __addDisposableResource(env_1, await (0, promises_.open)(file, "r"), true);
				const directoryAt = await findDirectory(handle);
				return directoryAt === undefined ? [] : await schemesBefore(handle, file, directoryAt);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		const findDirectory = async (handle) => {
			const { size } = await handle.stat();
			const tail = await readAt(handle, Math.max(0, size - directoryEndBytes - longestComment), size);
			for (let at = tail.length - directoryEndBytes; at >= 0; at--) {
				if (tail.readUInt32LE(at) !== directoryEndSignature) continue;
				if (at + directoryEndBytes + tail.readUInt16LE(at + 20) === tail.length) return tail.readUInt32LE(at + 16);
			}
			return undefined;
		};
		const schemesBefore = async (handle, file, end) => {
			const footer = await readAt(handle, end - footerBytes, end);
			if (footer.length < footerBytes || footer.toString("latin1", 8) !== blockMagic) return [];
			const start = end - Number(footer.readBigUInt64LE(0));
			const schemes = new Set();
			let at = start;
			for (let part = 0; part < mostParts && at < end - footerBytes; part++) {
				const head = await readAt(handle, at, at + 12);
				if (at < 0 || head.length < 12) throw damagedBlock(file);
				const bytes = Number(head.readBigUInt64LE(0));
				const scheme = schemeOfId.get(head.readUInt32LE(8));
				if (scheme !== undefined && bytes > 4) schemes.add(scheme);
				at += 8 + bytes;
			}
			if (at !== end - footerBytes) throw damagedBlock(file);
			return [...schemes].sort();
		};
		const readAt = async (handle, from, to) => {
			if (from < 0 || to <= from) return Buffer.alloc(0);
			const bytes = Buffer.alloc(to - from);
			const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
			return bytes.subarray(0, bytesRead);
		};
		const damagedBlock = (file) => new binary_error.k("damaged", file, {
			found: "the signature of the APK is damaged",
			remedy: "Sign the APK again with apksigner, and check that no later step changes it."
		});
		var inspect_apple = __webpack_require__(10967);
		var archive = __webpack_require__(72735);
		var binaries_facts = __webpack_require__(1138);
		var folder = __webpack_require__(66613);
		var suite_layout = __webpack_require__(97490);
		;
		const inspectBinary = async (file) => {
			try {
				return await (0, archive.H)(file, inspectTree);
			} catch (error) {
				if (!(error instanceof binary_error.k) || error.code !== "not-an-archive") throw error;
				const { size } = await (0, promises_.stat)(file);
				const isRunFile = file.endsWith(".xctestrun");
				const looksLike = isRunFile ? "a test plan (.xctestrun) without its apps" : describeStart(await (0, folder.Ko)(file, 512));
				return {
					kind: "other",
					file,
					container: "archive",
					sizeBytes: size,
					looksLike
				};
			}
		};
		const inspectTree = async (tree) => {
			if ((0, android_manifest.d_)(tree)) return inspectApk(tree);
			if ((0, bundle_manifest.y)(tree)) return inspectAppBundle(tree);
			const suite = await flowsIn(tree);
			if (suite !== undefined) {
				const { flows, files, hidden, links } = suite;
				return {
					kind: "maestro-suite",
					...(0, binaries_facts.hD)(tree),
					flows,
					files,
					hidden,
					links
				};
			}
			if ((0, inspect_apple.Zv)(tree)) return (0, inspect_apple.BC)(tree);
			const apple = await (0, inspect_apple.nV)(tree);
			if (apple !== undefined) return apple;
			return {
				kind: "zip",
				...(0, binaries_facts.hD)(tree),
				looksLike: knownLayout(tree)
			};
		};
		const flowsIn = async (tree) => {
			if (!(0, suite_layout.Om)(tree)) return undefined;
			const { readFlows } = await Promise.all([
				__webpack_require__.e(815),
				__webpack_require__.e(372),
				__webpack_require__.e(333)
			]).then(__webpack_require__.bind(__webpack_require__, 63333));
			const suite = await readFlows(tree);
			return suite.flows.length === 0 ? undefined : suite;
		};
		const inspectApk = async (tree) => {
			const manifest = await (0, android_manifest.wv)(tree);
			const instrumentation = (0, android_manifest.hO)(manifest);
			const signature = tree.container === "archive" ? { signature: await readApkSignature(tree) } : {};
			const facts = {
				...(0, binaries_facts.hD)(tree),
				manifest,
				abis: (0, android_manifest.L0)(tree),
				...signature
			};
			return instrumentation === undefined ? {
				kind: "apk",
				...facts
			} : {
				kind: "test-apk",
				...facts,
				instrumentation
			};
		};
		const inspectAppBundle = async (tree) => ({
			kind: "app-bundle",
			...(0, binaries_facts.hD)(tree),
			appManifest: await (0, bundle_manifest.Q)(tree),
			abis: (0, android_manifest.L0)(tree),
			isSigned: [...tree.entries.keys()].some((path) => /^META-INF\/[^/]+\.(?:RSA|DSA|EC)$/.test(path))
		});
		const knownLayout = (tree) => {
			const names = (0, suite_layout.M1)(tree).filter((name) => !(0, suite_layout.gE)(name));
			if (names.length === 0) return "empty";
			if (tree.container === "folder") {
				const inside = [...tree.entries.keys()].find((path) => /\.(?:apk|aab|ipa)$/i.test(path));
				return inside === undefined ? undefined : `a folder (${inside} is in it)`;
			}
			if (names.some((name) => name.endsWith(".apk"))) return "an archive of APKs";
			if (names.some((name) => name.endsWith(".ipa"))) return "an archive of IPAs";
			if ([...tree.entries.keys()].some((path) => /\.xctest(?:\/|$)/.test(path))) return "a test bundle without its runner app";
			return undefined;
		};
		const signatures = [
			{
				start: Buffer.from("version https://git-lfs"),
				title: "a Git LFS pointer"
			},
			{
				start: Buffer.from([31, 139]),
				title: "a gzip file"
			},
			{
				start: Buffer.from("BZh"),
				title: "a bzip2 file"
			},
			{
				start: Buffer.from([
					253,
					55,
					122,
					88,
					90
				]),
				title: "an xz file"
			},
			{
				start: Buffer.from("7z\u00BC\u00AF", "latin1"),
				title: "a 7-Zip archive"
			},
			{
				start: Buffer.from("Rar!"),
				title: "a RAR archive"
			},
			{
				start: Buffer.from("dex\n"),
				title: "a bare DEX file"
			},
			{
				start: Buffer.from([
					207,
					250,
					237,
					254
				]),
				title: "a bare iOS executable"
			},
			{
				start: Buffer.from([
					127,
					69,
					76,
					70
				]),
				title: "a bare Linux or Android executable"
			},
			{
				start: Buffer.from("bplist"),
				title: "a property list"
			}
		];
		const documents = [
			[/^(?:<!doctype html|<html)/i, "a web page, perhaps the response to a failed download"],
			[/^(?:<\?xml|<error)/i, "an XML document, perhaps the response to a failed download"],
			[/^[{[]/, "a JSON document, perhaps the response to a failed download"]
		];
		const describeStart = (start) => {
			const known = signatures.find(({ start: wanted }) => start.subarray(0, wanted.length).equals(wanted));
			const text = start.toString("latin1").trimStart();
			return known?.title ?? documents.find(([pattern]) => pattern.test(text))?.[1] ?? "a file of an unknown kind";
		};
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
	}),
	43080: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hz: () => whatBuildersHide,
			jk: () => isLibraryBuilder,
			nb: () => descriptorOf
		});
		const isLibraryBuilder = (descriptor) => /^L(?:androidx\/test|android\/support\/test|org\/junit|de\/mannodermaus)\//.test(descriptor);
		const whatBuildersHide = (names) => {
			const own = names.split(",").find((name) => name.trim() !== "" && !isLibraryBuilder(descriptorOf(name.trim())));
			return own && `the runner builder ${own.trim()} may find tests that are not in the class files`;
		};
		const descriptorOf = (className) => `L${className.replaceAll(".", "/")};`;
	})
};
;
