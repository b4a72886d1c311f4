"use strict";
exports.id = 996;
exports.ids = [996];
exports.modules = {
	24996: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GT: () => listExtras,
			NA: () => filterStyles,
			l$: () => describeExtras,
			lH: () => beginningLike,
			vx: () => classEntries
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
		var _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2944);
		var _model_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40258);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11301);
		var _flow_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57050);
		var _match_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46535);
		const exactly = (parameters, extra = []) => ({
			kind: "exact",
			parameters,
			extra
		});
		const refused = (reason) => ({
			kind: "refused",
			reason
		});
		const listExtras = (names) => (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.rL)(names, 10);
		const describeExtras = (why, names) => `The service matches names of tests by prefix, so tests that ${why} run as well: ${listExtras(names)}.`;
		const allFlows = (suite, limit, capabilities) => {
			const isChosen = capabilities.execute !== undefined || (0, _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_2__.y)(capabilities) !== undefined;
			return exactly(suite.tests.length === 0 || isChosen ? {} : flowParameters(suite.tests, suite, limit, capabilities));
		};
		const flowParameters = (flows, suite, limit, { tags } = {}) => {
			const files = flowFiles(flows);
			const entries = (0, _flow_requests_js__WEBPACK_IMPORTED_MODULE_3__.T5)(files, suite, limit);
			if (entries !== undefined) return { execute: entries };
			const tag = tags === undefined ? (0, _flow_requests_js__WEBPACK_IMPORTED_MODULE_3__.$U)(flows, suite) : undefined;
			return tag === undefined ? { execute: files } : { tags: { includeTags: [tag] } };
		};
		const flowFiles = (tests) => tests.flatMap(({ file }) => file ?? []);
		const openFlowFilters = (entries, _suite, limit) => {
			const unclear = entries.find((entry) => entry.text.includes("*") || !isOpen(entry));
			if (unclear !== undefined) return refused(`it is unknown which flows "${(0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.kN)(unclear)}" selects`);
			const files = entries.flatMap((entry) => entry.kind === "flow" ? entry.path : []);
			const tagsOf = (excluded) => entries.flatMap((entry) => entry.kind === "tag" && entry.excludes === excluded ? entry.name : []);
			const [includeTags, excludeTags] = [tagsOf(false), tagsOf(true)];
			if (!(0, _flow_requests_js__WEBPACK_IMPORTED_MODULE_3__.oW)(files, limit)) return refused(`they are longer than a request may be (${limit.mostBytes} bytes), and only a known suite can be divided`);
			if (files.length > 0 && includeTags.length > 0) return refused("files and tags add up only where the flows are known");
			const both = includeTags.find((tag) => excludeTags.includes(tag));
			if (both !== undefined) return refused(`the tag "${both}" is both selected and excluded`);
			const tags = withoutEmpty({
				includeTags,
				excludeTags
			});
			return exactly({
				...withoutEmpty({ execute: files }),
				...Object.keys(tags).length === 0 ? {} : { tags }
			});
		};
		const isOpen = (entry) => entry.kind === "tag" || entry.kind === "flow" && !entry.excludes && entry.name === undefined;
		const withoutEmpty = (lists) => Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
		const classFilters = (entries, found, tests) => {
			const direct = directFilters(entries);
			if (direct !== undefined) return direct;
			const suite = withNamedClasses(found, entries);
			const filters = (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.$l)(entries);
			const obstacle = unknownTests(filters, suite);
			if (obstacle !== undefined) return refused(obstacle);
			const parts = classParts(suite);
			const whole = parts.filter((part) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.mA)(filters, part));
			const named = entries.flatMap((entry) => isPlainMethod(entry) && parts.includes(entry.className) ? [entry.text] : []);
			const expanded = [...new Set([
				...classEntries(tests, suite, whole),
				...whole,
				...named
			])].sort();
			if (tests.length === suite.tests.length && (0, _model_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__.A)(suite)) return exactly({});
			if (expanded.length === 0) return refused("the tests that they select belong to ignored classes");
			const unnameable = expanded.find((entry) => !canBeSent(entry));
			return unnameable === undefined ? exactly({ class: expanded }) : refused(`no filter can name "${unnameable}"`);
		};
		const directFilters = (entries) => {
			const [first] = entries;
			if (first === undefined) return undefined;
			const { kind } = first;
			if (entries.some((entry) => entry.excludes || entry.kind !== kind || entry.text.includes("*"))) return undefined;
			const values = entries.flatMap((entry) => {
				if (entry.kind === "class") return isWithin(entry, entries) ? [] : [entry.text];
				if (entry.kind === "size") return [entry.size];
				return entry.kind === "package" || entry.kind === "annotation" ? [entry.name] : [];
			});
			return kind === "class" || kind === "package" || values.length === 1 ? exactly({ [kind]: [...new Set(values)] }) : undefined;
		};
		const isWithin = (entry, entries) => entry.kind === "class" && entry.method !== undefined && entries.some((other) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Us)(other, entry.className));
		const isPlainMethod = (entry) => entry.kind === "class" && entry.method !== undefined && !entry.excludes && !entry.text.includes("*");
		const withNamedClasses = (suite, entries) => {
			const known = new Set([...suite.tests.map(({ className }) => className), ...classParts(suite)].flatMap(_known_tests_js__WEBPACK_IMPORTED_MODULE_6__.fD));
			const named = entries.flatMap((entry) => entry.kind === "class" && (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.d_)([entry]) ? entry.className : []);
			const parts = named.filter((className) => !known.has(className)).map((part) => ({ part }));
			return {
				...suite,
				unknown: [...suite.unknown, ...parts]
			};
		};
		const unknownTests = (filters, suite) => {
			const isOpen = !filters.some(_match_entry_js__WEBPACK_IMPORTED_MODULE_4__.d_);
			if (isOpen && suite.unseen !== undefined) return suite.unseen;
			const file = suite.unknown.find(({ part }) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.EQ)(part));
			if (isOpen && file !== undefined) return `the contents of ${file.part} are unknown`;
			const unclear = classParts(suite).find((part) => isPartly(filters, part));
			return unclear === undefined ? undefined : `the tests of ${unclear} are not all known`;
		};
		const isPartly = (filters, part) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.BV)(filters, part) && !(0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.mA)(filters, part) && filters.flat().some((entry) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Gc)(entry, part) && !isPlainMethod(entry));
		const classParts = ({ unknown }) => unknown.map(({ part }) => part).filter((part) => !(0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.EQ)(part));
		const classEntries = (tests, suite, whole = []) => {
			const isIn = new Set(tests);
			const lacking = new Set(suite.tests.flatMap((test) => isIn.has(test) ? [] : (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.fD)(test.className)));
			for (const part of classParts(suite)) if (!whole.includes(part)) for (const name of (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.fD)(part)) lacking.add(name);
			const entries = [];
			const whollyNamed = new Set();
			const byClass = [...Map.groupBy(tests, ({ className }) => className)];
			for (const [className, own] of byClass.toSorted(([one], [other]) => one.length - other.length)) {
				if ((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.fD)(className).some((name) => whollyNamed.has(name))) continue;
				if ((0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.xf)(className) && own.every(({ ignored }) => ignored)) continue;
				if (lacking.has(className)) {
					entries.push(...own.map(({ name }) => `${className}#${name}`));
				} else {
					entries.push(className);
					whollyNamed.add(className);
				}
			}
			return entries;
		};
		const canBeSent = (entry) => !/[,"'\\\n]/.test(entry);
		const identifierFilters = (entries, suite, tests) => {
			if (!(0, _model_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__.A)(suite)) return openFilters(entries, suite);
			if (tests.length === suite.tests.length) return exactly({});
			const isIn = new Set(tests);
			const classes = [...Map.groupBy(suite.tests, classPath)].map(([path, all]) => ({
				path,
				wanted: all.filter((test) => isIn.has(test)).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo),
				others: all.filter((test) => !isIn.has(test)).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo)
			}));
			const skipped = entries.every(({ excludes }) => excludes) ? skipOnly(classes) : undefined;
			if (skipped !== undefined) return exactly({ "skip-testing": skipped });
			const parts = classes.flatMap((own) => {
				if (own.wanted.length === 0) return [];
				return own.others.length === 0 ? [{
					only: [own.path],
					skip: [],
					extra: []
				}] : [namedIn(own)];
			});
			return requestOf(joinNames(parts));
		};
		const requestOf = ({ only, skip, extra }) => exactly(withoutEmpty({
			"only-testing": only,
			"skip-testing": skip
		}), extra);
		const classPath = (test) => {
			const [target] = (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.QR)(test);
			const name = (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.TH)(test.className);
			return target === undefined ? name : `${target}/${name}`;
		};
		const skipOnly = (classes) => {
			const skipped = [];
			for (const { path, wanted, others } of classes) {
				if (wanted.length === 0) skipped.push(path);
				else if (others.some((name) => wanted.some((each) => each.startsWith(name)))) return undefined;
				else skipped.push(...others.map((name) => `${path}/${name}`));
			}
			return skipped;
		};
		const joinNames = (parts) => ({
			only: parts.flatMap(({ only }) => only),
			skip: parts.flatMap(({ skip }) => skip),
			extra: parts.flatMap(({ extra }) => extra)
		});
		const beginningLike = (wanted, others) => others.filter((name) => wanted.some((each) => name.startsWith(each)));
		const namedIn = ({ path, wanted, others }) => {
			const inClass = (names) => names.map((name) => `${path}/${name}`);
			const alikes = beginningLike(wanted, others);
			const isExtra = (name) => wanted.some((each) => each.startsWith(name));
			return {
				only: inClass(wanted),
				skip: inClass(alikes.filter((name) => !isExtra(name))),
				extra: inClass(alikes.filter(isExtra))
			};
		};
		const prefixMatchesOf = (names, { tests }) => joinNames([...Map.groupBy(names, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname)].map(([path, named]) => {
			const [className, target] = path.split("/").reverse();
			const wanted = named.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(name));
			const isIn = (test) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_6__.TH)(test.className) === className && (target === undefined || (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.QR)(test).some((each) => each === undefined || each === target));
			const others = tests.filter((test) => isIn(test) && !wanted.includes((0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo)(test))).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo);
			return namedIn({
				path,
				wanted,
				others
			});
		}));
		const openFilters = (entries, suite) => {
			const pattern = entries.find(({ text }) => text.includes("*"));
			if (pattern !== undefined) return refused(`the tests that match "${pattern.text}" are not all known`);
			const [included, excluded] = [entries.filter(({ excludes }) => !excludes), entries.filter(({ excludes }) => excludes)];
			const [lost] = excluded.flatMap((entry) => alike(entry, suite, excluded));
			if (lost !== undefined) return refused(`leaving a test out by its name would leave out ${lost} as well, and not all tests are known`);
			return requestOf({
				only: included.map(({ text }) => text),
				skip: excluded.map(({ text }) => text),
				extra: included.filter(isIosTest).flatMap((entry) => [...alike(entry, suite), `any other test that begins with ${entry.text}`])
			});
		};
		const isIosTest = (entry) => entry.kind === "identifier" && entry.method !== undefined;
		const alike = (entry, suite, exclusions = []) => {
			if (suite === undefined || !isIosTest(entry)) return [];
			const isAlike = (test) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.mj)((0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.i0)(entry), test) && (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo)(test) !== entry.method;
			return suite.tests.filter((test) => isAlike(test) && !exclusions.some((other) => (0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.mj)(other, test))).map((test) => `${classPath(test)}/${(0, _match_entry_js__WEBPACK_IMPORTED_MODULE_4__.Lo)(test)}`);
		};
		const nothing = () => exactly({});
		const needsList = "the tests of the suite are unknown. They are needed for exclusions with `!`, for wildcards, and for a mix of classes, packages and annotations";
		const filterStyles = {
			class: {
				select: classFilters,
				selectBlindly: (entries) => directFilters(entries) ?? refused(needsList),
				selectAll: nothing
			},
			identifier: {
				select: identifierFilters,
				selectBlindly: openFilters,
				selectAll: nothing,
				prefixMatches: prefixMatchesOf
			},
			flow: {
				select: (_entries, suite, tests, limit) => exactly(flowParameters(tests, suite, limit)),
				selectBlindly: openFlowFilters,
				selectAll: allFlows
			}
		};
	}),
	57050: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$U: () => tagOfFlows,
			P3: () => packFlows,
			T5: () => nameFlowsTogether,
			oW: () => fitsRequest
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		const fitsRequest = (entries, { mostBytes = Number.POSITIVE_INFINITY }) => Buffer.byteLength(JSON.stringify(entries)) <= mostBytes;
		const nameFlows = (files, suite, limit) => fitsRequest(files, limit) ? files.map((file) => ({
			entry: file,
			files: [file]
		})) : foldFolders(files, suite);
		const foldFolders = (files, { tests, onRequest = [], sequence = [], groups }) => {
			const known = [...tests, ...onRequest];
			const ordered = new Set(known.flatMap(({ className, file }) => sequence.includes(className) ? file ?? [] : []));
			const inFolder = Map.groupBy(new Set(known.flatMap(({ file }) => file ?? [])), (file) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file));
			const chosen = new Set(files);
			const folders = new Map((groups?.folders ?? []).flatMap((folder) => {
				const own = inFolder.get(folder) ?? [];
				const isWhole = own.length > 1 && own.every((file) => chosen.has(file) && !ordered.has(file));
				return isWhole ? [[folder, own]] : [];
			}));
			const named = new Map();
			for (const file of files) {
				const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file);
				const own = folders.get(folder);
				const entry = own === undefined ? file : folder;
				named.set(entry, {
					entry,
					files: own ?? [file]
				});
			}
			return [...named.values()];
		};
		const nameFlowsTogether = (files, suite, limit) => {
			const entries = nameFlows(files, suite, limit).map(({ entry }) => entry);
			return fitsRequest(entries, limit) ? entries : undefined;
		};
		const tagOfFlows = (flows, { tests, onRequest = [], groups }) => {
			if (groups?.byTag !== true) return undefined;
			const chosen = new Set(flows.map(({ file }) => file));
			const byDefault = new Set(tests.map(({ file }) => file));
			const [first] = flows;
			return first?.tags?.find((tag) => {
				const tagged = [...tests, ...onRequest].filter(({ tags = [] }) => tags.includes(tag));
				return tagged.length === chosen.size && tagged.every(({ file }) => chosen.has(file) && byDefault.has(file));
			});
		};
		const packFlows = (files, suite, limit) => {
			const groups = [];
			for (const { entry, files: own } of nameFlows(files, suite, limit)) {
				const last = groups.at(-1);
				if (last !== undefined && fitsRequest([...last.entries, entry], limit)) {
					last.entries.push(entry);
					last.files.push(...own);
				} else groups.push({
					entries: [entry],
					files: [...own]
				});
			}
			return groups;
		};
	}),
	46535: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$l: () => filtersOf,
			BV: () => mayHold,
			DT: () => packagesOf,
			Gc: () => mayMatchIn,
			Lo: () => methodName,
			QR: () => targetsOf,
			Us: () => matchesClass,
			d_: () => namesClasses,
			i0: () => byPrefix,
			kN: () => withMark,
			lA: () => fits,
			mA: () => holdsAll,
			mj: () => matchesTest,
			nU: () => meansSomething
		});
		var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54317);
		var _known_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11301);
		const filtersOf = (entries) => [entries.filter(({ excludes }) => !excludes), ...entries.filter(({ excludes }) => excludes).map((entry) => [entry])].filter((filter) => filter.length > 0);
		const fits = (filters, test) => filters.every((filter) => filter.some((entry) => matchesTest(entry, test) !== entry.excludes));
		const mayHold = (filters, part) => (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_0__.EQ)(part) ? !filters.some(namesClasses) : filters.every((filter) => filter.some((entry) => entry.excludes ? !matchesClass(entry, part) : entry.kind === "identifier" || matchesClass(entry, part) || mayMatchIn(entry, part)));
		const holdsAll = (filters, part) => filters.every((filter) => filter.some((entry) => entry.excludes ? !matchesClass(entry, part) && !mayMatchIn(entry, part) : matchesClass(entry, part)));
		const withMark = ({ excludes, text }) => `${excludes ? "!" : ""}${text}`;
		const namesClasses = (entries) => entries.every(({ kind, excludes, text }) => kind === "class" && !excludes && !text.includes("*"));
		const meansSomething = (entry, { tests, unknown, onRequest = [] }) => tests.some((test) => matchesTest(entry, test)) || entry.kind === "flow" && onRequest.some((test) => matchesTest(entry, test)) || unknown.some(({ part }) => matchesClass(entry, part) || entry.kind !== "annotation" && entry.kind !== "size" && mayMatchIn(entry, part));
		const matchesTest = (pattern, test) => {
			switch (pattern.kind) {
				case "class": return pattern.method === undefined ? matchesClass(pattern, test.className) : (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, test.className) && (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.method, test.name);
				case "package": return matchesClass(pattern, test.className);
				case "annotation": return (test.annotations ?? []).some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, name));
				case "size": return (test.sizes ?? []).includes(pattern.size);
				case "flow": return matchesFile(pattern.path, test) && (pattern.name === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, test.name));
				case "tag": return (test.tags ?? []).some((tag) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, tag));
				case "identifier": return targetsOf(test).some((target) => target === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.target, target)) && (pattern.className === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_0__.TH)(test.className))) && (pattern.method === undefined || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.method, methodName(test)));
			}
		};
		const matchesFile = (path, { className, file = className }) => path === "." || [file, className].some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(path, name)) || (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(`${path}/*`, file);
		const matchesClass = (pattern, className) => {
			switch (pattern.kind) {
				case "class": return pattern.method === undefined && (0, _known_tests_js__WEBPACK_IMPORTED_MODULE_0__.fD)(className).some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, name));
				case "package": return packagesOf(className).some((name) => (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.name, name));
				default: return false;
			}
		};
		const mayMatchIn = (pattern, className) => pattern.kind === "annotation" || pattern.kind === "size" || pattern.kind === "class" && pattern.method !== undefined && (0, _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__._W)(pattern.className, className);
		const byPrefix = (entry) => entry.kind === "identifier" && entry.method !== undefined ? {
			...entry,
			method: `${entry.method}*`
		} : entry;
		const methodName = ({ name }) => name.replace(/\(\)$/, "");
		const targetsOf = ({ target, className }) => {
			const module = className.includes(".") ? className.slice(0, className.indexOf(".")) : undefined;
			return target !== undefined && module !== undefined ? [target, module] : [target ?? module];
		};
		const packagesOf = (className) => {
			const parts = className.split(".").slice(0, -1);
			return parts.map((_, nth) => parts.slice(0, nth + 1).join("."));
		};
	})
};
;
