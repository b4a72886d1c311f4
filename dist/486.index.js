"use strict";
exports.id = 486;
exports.ids = [486];
exports.modules = {

/***/ 32231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   DW: () => (/* binding */ readCapabilities),
/* harmony export */   br: () => (/* binding */ ownSplit),
/* harmony export */   t0: () => (/* binding */ requestedSplit)
/* harmony export */ });
/* harmony import */ var _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61376);
/* harmony import */ var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75977);
/* harmony import */ var _model_run_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47206);
/* harmony import */ var _known_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141);




/** Parameters that select tests by what only the device knows, or that end a session before all have run. */
const unclearKeys = ['cucumberOptions', 'failFast', 'fail-fast', 'fail_fast'];
/** @param style how the framework names tests */
const readCapabilities = (style, capabilities, tests) => {
    const { keys, read } = style === undefined ? { keys: [], read: () => [] } : styles[style];
    const filters = read(capabilities, tests).filter((filter) => filter.length > 0);
    // A target holds classes of any name, and the test runner knows one size.
    const targets = filters.flat().filter((entry) => entry.kind === 'identifier' && entry.className === undefined);
    const isClear = (key) => {
        const entries = readEntries(capabilities[key]);
        if (entries === undefined || targets.some(({ text }) => entries.includes(text)))
            return false;
        return key !== 'size' || entries.length < 2;
    };
    const key = unclearKeys.find((name) => isGiven(capabilities[name])) ??
        (0,_frameworks_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .choosingOption */ .y)(capabilities) ??
        keys.find((name) => !isClear(name));
    const unclear = key && `the tests that the capability ${key} selects are known only during the run`;
    return { filters, unclear };
};
/** Espresso: `class` (`Class` or `Class#method`), `package`, `size`, and all of the annotations; arguments for the test runner alike. */
const byClass = (capabilities) => [capabilities, Object(capabilities.instrumentationOptions)].flatMap(byArguments);
const byArguments = (values) => {
    const entriesOf = (key) => readEntries(values[key]) ?? [];
    const classes = entriesOf('class').map((text) => {
        const [className = '', method] = text.split('#');
        return { kind: 'class', className, method, text, excludes: false };
    });
    const [packages = [], annotations = []] = ['package', 'annotation'].map((kind) => entriesOf(kind).map((name) => ({ kind, name, text: `${kind}: ${name}`, excludes: false })));
    const sizes = entriesOf('size').flatMap((text) => {
        const size = _model_run_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .testSizes */ .tw.find((each) => each === text.toLowerCase());
        return size === undefined ? [] : [{ kind: 'size', size, text: `size: ${text}`, excludes: false }];
    });
    return [classes, packages, ...annotations.map((entry) => [entry]), sizes];
};
/**
 * XCUITest and EarlGrey: `only-testing` and `skip-testing`, each `Target`, `Target/Class`, `Class/test` or `Target/Class/test`.
 *
 * Names of tests may be matched by their beginning: what is to run must be named in full to be selected for sure, and what a beginning
 * could leave out is not. What is left out has to exist as well, so each entry of `skip-testing` is a filter of its own.
 */
const byIdentifier = (capabilities, tests) => {
    const classes = new Set(tests.map(({ className }) => (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .simpleClass */ .TH)(className)));
    const read = (key, excludes) => (readEntries(capabilities[key]) ?? []).map((text) => {
        const [first = '', second, third] = text.split('/').map((part) => part.replace(/\(\)$/, ''));
        const isWhole = third !== undefined || (second !== undefined && classes.has(second)) || !classes.has(first);
        const [target, className, name] = isWhole ? [first, second, third] : ['*', first, second];
        const method = name !== undefined && excludes ? `${name}*` : name;
        return { kind: 'identifier', target, className, method, text, excludes };
    });
    return [read('only-testing', false), ...read('skip-testing', true).map((entry) => [entry])];
};
/** Maestro: `execute` names files and folders; `tags` has a list of what is to run, and one of what is not. */
const byFlow = ({ execute, tags }) => {
    const { includeTags, excludeTags } = (0,_lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u)(tags) ? tags : {};
    const tagsOf = (value, excludes) => (readEntries(value) ?? []).map((name) => ({ kind: 'tag', name, text: `tag:${name}`, excludes }));
    const files = (readEntries(execute) ?? []).map((text) => {
        const path = (0,_model_run_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .normalFlowPath */ .P5)(text);
        // Unlike `tests`, the service takes no file without its ending.
        return { kind: 'flow', path: path === '.' || /\.ya?ml$/.test(path) ? path : `${path}/*`, text, excludes: false };
    });
    return [files, tagsOf(includeTags, false), ...tagsOf(excludeTags, true).map((entry) => [entry])];
};
const styles = {
    class: { keys: ['class', 'package', 'annotation', 'size'], read: byClass },
    identifier: { keys: ['only-testing', 'skip-testing'], read: byIdentifier },
    flow: { keys: [], read: byFlow },
};
/** Whether a parameter is there and not empty or switched off. */
const isGiven = (value) => {
    if (value === undefined || value === null || value === false || value === '')
        return false;
    return typeof value !== 'object' || Object.keys(value).length > 0;
};
/** Entries of a filter: a list, or text with commas. Undefined for what is neither. */
const readEntries = (value) => {
    if (!isGiven(value))
        return [];
    const entries = Array.isArray(value) ? value : [value];
    if (!entries.every((entry) => typeof entry === 'string'))
        return undefined;
    return entries.flatMap((entry) => entry.split(',').map((name) => name.trim())).filter((name) => name !== '');
};
const limit = 10_000;
/** Into how many sessions a request asks the service to split its build; undefined where it does not tell, as one that was not kept. */
const requestedSplit = (request) => {
    if (Object.keys(request).length === 0)
        return undefined;
    const { shards = { numberOfShards: 1 } } = request;
    if (!(0,_lib_is_record_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u)(shards))
        return undefined;
    const { numberOfShards, mapping, deviceSelection } = shards;
    const sessions = Number(numberOfShards ?? (Array.isArray(mapping) ? mapping.length : undefined));
    return Number.isInteger(sessions) && sessions > 0 && sessions <= limit
        ? { sessions, onEachDevice: deviceSelection !== 'any' }
        : undefined;
};
/** The same of the user's own parameters, in which most requests have no split. */
const ownSplit = ({ shards }) => requestedSplit({ shards });


/***/ }),

/***/ 27204:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GT: () => (/* binding */ listExtras),
/* harmony export */   NA: () => (/* binding */ filterStyles),
/* harmony export */   l$: () => (/* binding */ describeExtras),
/* harmony export */   lH: () => (/* binding */ beginningLike),
/* harmony export */   vx: () => (/* binding */ classEntries)
/* harmony export */ });
/* unused harmony exports allFlows, openFlowFilters */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _frameworks_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61376);
/* harmony import */ var _known_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7141);
/* harmony import */ var _match_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22503);




const exactly = (parameters, extra = []) => ({
    kind: 'exact',
    parameters,
    extra,
});
const refused = (reason) => ({ kind: 'refused', reason });
const mostNamed = 10;
/** Tests that run as well. */
const listExtras = (names) => `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''}`;
/** @param why they should not run, as a clause that begins with its verb */
const describeExtras = (why, names) => `The service matches names of tests by prefix, so tests that ${why} run as well: ${listExtras(names)}.`;
/** The parameter `execute` with the files of these flows, in the order in which they are to run. */
const flowFilters = (_entries, _suite, tests) => exactly({ execute: filesOf(tests) });
/**
 * Every flow of a suite by its file: without files in the request, the service decides by its own rules which flows run.
 *
 * @param capabilities where they choose the flows, by `execute` or in shards of their own, nothing is added
 */
const allFlows = (suite, capabilities) => {
    const files = filesOf(suite.tests);
    const isChosen = capabilities.execute !== undefined || (0,_frameworks_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .choosingOption */ .y)(capabilities) !== undefined;
    return exactly(files.length === 0 || isChosen ? {} : { execute: files });
};
const filesOf = (tests) => tests.flatMap(({ file }) => file ?? []);
/** Where the flows are not known, entries are sent as they are. Files and tags together would mean flows that fit both. */
const openFlowFilters = (entries) => {
    const unclear = entries.find(({ text, ...entry }) => text.includes('*') || !isOpen(entry));
    if (unclear !== undefined)
        return refused(`it is unknown which flows "${unclear.excludes ? '!' : ''}${unclear.text}" selects`);
    const files = entries.flatMap((entry) => (entry.kind === 'flow' ? entry.path : []));
    const tagsOf = (excluded) => entries.flatMap((entry) => (entry.kind === 'tag' && entry.excludes === excluded ? entry.name : []));
    const [includeTags, excludeTags] = [tagsOf(false), tagsOf(true)];
    if (files.length > 0 && includeTags.length > 0)
        return refused('files and tags add up only where the flows are known');
    const both = includeTags.find((tag) => excludeTags.includes(tag));
    if (both !== undefined)
        return refused(`the tag "${both}" is both selected and excluded`);
    const tags = withoutEmpty({ includeTags, excludeTags });
    return exactly({ ...withoutEmpty({ execute: files }), ...(Object.keys(tags).length === 0 ? {} : { tags }) });
};
/** Tags, and files to run: those not to run, and flows by their name, only known flows tell. */
const isOpen = (entry) => entry.kind === 'tag' || (entry.kind === 'flow' && !entry.excludes && entry.name === undefined);
const withoutEmpty = (lists) => Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
/**
 * The parameters `class`, `package`, `annotation` or `size` that select these tests.
 *
 * Several of these parameters together mean tests that fit all of them, and the test runner takes several annotations in the same way:
 * only entries of one kind can be sent as they are. Everything else is expanded to classes and methods.
 *
 * @param tests those of the suite that the entries mean
 */
const classFilters = (entries, suite, tests) => {
    const direct = directFilters(entries);
    if (direct !== undefined)
        return direct;
    const filters = (0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .filtersOf */ .$l)(entries);
    const obstacle = unknownTests(filters, suite);
    if (obstacle !== undefined)
        return refused(obstacle);
    const whole = classParts(suite).filter((part) => (0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsAll */ .mA)(filters, part));
    const named = entries.flatMap((entry) => (isPlainMethod(entry) && isUnknownClass(suite, entry.className) ? [entry.text] : []));
    const expanded = [...new Set([...classEntries(tests, suite, whole), ...whole, ...named])].sort();
    if (tests.length === suite.tests.length && isWhollyKnown(suite))
        return exactly({});
    if (expanded.length === 0)
        return refused('the tests that they select belong to ignored classes');
    const unnameable = expanded.find((entry) => !canBeSent(entry));
    return unnameable === undefined ? exactly({ class: expanded }) : refused(`no filter can name "${unnameable}"`);
};
/** Without exclusions, `*` and other kinds beside them, entries mean the same to the service. */
const directFilters = (entries) => {
    const [first] = entries;
    if (first === undefined)
        return undefined;
    const { kind } = first;
    if (entries.some((entry) => entry.excludes || entry.kind !== kind || entry.text.includes('*')))
        return undefined;
    const values = entries.flatMap((entry) => {
        if (entry.kind === 'class')
            return isWithin(entry, entries) ? [] : [entry.text];
        if (entry.kind === 'size')
            return [entry.size];
        return entry.kind === 'package' || entry.kind === 'annotation' ? [entry.name] : [];
    });
    return kind === 'class' || kind === 'package' || values.length === 1 ? exactly({ [kind]: [...new Set(values)] }) : undefined;
};
/** A method of a class that is meant as a whole: the service may run it twice, or alone. */
const isWithin = (entry, entries) => entry.kind === 'class' && entry.method !== undefined && entries.some((other) => (0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesClass */ .Us)(other, entry.className));
const isPlainMethod = (entry) => entry.kind === 'class' && entry.method !== undefined && !entry.excludes && !entry.text.includes('*');
/** Why entries cannot be expanded, as a clause. */
const unknownTests = (filters, suite) => {
    const isOpen = !filters.some(_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .namesClasses */ .d_);
    if (isOpen && suite.unseen !== undefined)
        return suite.unseen;
    const file = suite.unknown.find(({ part }) => (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .isFilePart */ .EQ)(part));
    if (isOpen && file !== undefined)
        return `the contents of ${file.part} are unknown`;
    const unclear = classParts(suite).find((part) => isPartly(filters, part));
    return unclear === undefined ? undefined : `the tests of ${unclear} are not all known`;
};
/** Whether only some of the tests of a class may be meant. A method that is named in full can be sent, whether it is known or not. */
const isPartly = (filters, part) => (0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHold */ .BV)(filters, part) &&
    !(0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsAll */ .mA)(filters, part) &&
    filters.flat().some((entry) => (0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .mayMatchIn */ .Gc)(entry, part) && !isPlainMethod(entry));
const classParts = ({ unknown }) => unknown.map(({ part }) => part).filter((part) => !(0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .isFilePart */ .EQ)(part));
const isUnknownClass = (suite, className) => classParts(suite).includes(className);
const isWhollyKnown = ({ unknown, unseen }) => unknown.length === 0 && unseen === undefined;
/**
 * Entries of the parameter `class` that select exactly these tests: a class where all its tests are among them, with those of the classes
 * inside of it, which run along; else its methods.
 *
 * @param whole classes with unknown tests that are meant as a whole
 */
const classEntries = (tests, suite, whole = []) => {
    const isIn = new Set(tests);
    // Every class stands for itself and for those around it, since a filter for these runs it too.
    const lacking = new Set(suite.tests.flatMap((test) => (isIn.has(test) ? [] : (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .enclosing */ .fD)(test.className))));
    for (const part of classParts(suite))
        if (!whole.includes(part))
            for (const name of (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .enclosing */ .fD)(part))
                lacking.add(name);
    const entries = [];
    const whollyNamed = new Set();
    const byClass = [...Map.groupBy(tests, ({ className }) => className)];
    // Outer classes first: those inside of one that is named run with it.
    for (const [className, own] of byClass.toSorted(([one], [other]) => one.length - other.length)) {
        if ((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .enclosing */ .fD)(className).some((name) => whollyNamed.has(name)))
            continue;
        // What ignores all tests of an inner class may be the class around it: named alone, it would run.
        if ((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .isInner */ .xf)(className) && own.every(({ ignored }) => ignored))
            continue;
        if (lacking.has(className)) {
            entries.push(...own.map(({ name }) => `${className}#${name}`));
        }
        else {
            entries.push(className);
            whollyNamed.add(className);
        }
    }
    return entries;
};
/** What separates entries, or ends one, on the way to the device. */
const canBeSent = (entry) => !/[,"'\\\n]/.test(entry);
/**
 * The parameters `only-testing` and `skip-testing` that select these tests.
 *
 * The service matches the names of tests by their beginning: `testAdd` also selects `testAddAll`. So what must not run and begins like a
 * test that must is skipped by its full name. Where that would skip a selected test in turn, it runs as well, and is named as extra. All
 * names are written in full, so that a service that matches them exactly selects the same.
 *
 * @param tests those of the suite that the entries mean
 */
const identifierFilters = (entries, suite, tests) => {
    if (suite.unknown.length > 0 || suite.unseen !== undefined)
        return openFilters(entries, suite);
    if (tests.length === suite.tests.length)
        return exactly({});
    const isIn = new Set(tests);
    const classes = [...Map.groupBy(suite.tests, classPath)].map(([path, all]) => {
        const wanted = all.filter((test) => isIn.has(test)).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .methodName */ .Lo);
        return { path, wanted, others: all.filter((test) => !isIn.has(test)).map(_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .methodName */ .Lo) };
    });
    if (!entries.some(({ excludes }) => !excludes)) {
        const skipped = skipOnly(classes);
        if (skipped !== undefined)
            return exactly({ 'skip-testing': skipped });
    }
    const parts = classes.filter(({ wanted }) => wanted.length > 0).map(selectIn);
    const skip = parts.flatMap((part) => part.skip);
    return exactly({ 'only-testing': parts.flatMap(({ only }) => only), ...(skip.length === 0 ? {} : { 'skip-testing': skip }) }, parts.flatMap(({ extra }) => extra));
};
/** Without a target where none is known. */
const classPath = (test) => {
    const [target] = (0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .targetsOf */ .QR)(test);
    const name = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .simpleClass */ .TH)(test.className);
    return target === undefined ? name : `${target}/${name}`;
};
/** What is left out, by name; undefined where a name is also the beginning of a test that is to run. */
const skipOnly = (classes) => {
    const skipped = [];
    for (const { path, wanted, others } of classes) {
        if (wanted.length === 0)
            skipped.push(path);
        else if (others.some((name) => wanted.some((each) => each.startsWith(name))))
            return undefined;
        else
            skipped.push(...others.map((name) => `${path}/${name}`));
    }
    return skipped;
};
const selectIn = (own) => own.others.length === 0
    ? { only: [own.path], skip: [], extra: [] }
    : { only: own.wanted.map((name) => `${own.path}/${name}`), ...prefixMatchesIn(own) };
/** The service matches names of tests by prefix. */
const beginningLike = (wanted, others) => others.filter((name) => wanted.some((each) => name.startsWith(each)));
const prefixMatchesIn = ({ path, wanted, others }) => {
    const alikes = beginningLike(wanted, others);
    const [extra = [], skip = []] = [true, false].map((is) => alikes.filter((name) => wanted.some((each) => each.startsWith(name)) === is).map((name) => `${path}/${name}`));
    return { skip, extra };
};
/** Those of tests that are named in full, `Target/Class/test` or `Class/test`. */
const prefixMatchesOf = (names, { tests }) => {
    const parts = [...Map.groupBy(names, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname)].map(([path, named]) => {
        const [className, target] = path.split('/').reverse();
        const wanted = named.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(name));
        const own = tests.filter((test) => (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .simpleClass */ .TH)(test.className) === className &&
            (target === undefined || (0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .targetsOf */ .QR)(test).some((each) => each === undefined || each === target)));
        return prefixMatchesIn({ path, wanted, others: own.map(_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .methodName */ .Lo).filter((name) => !wanted.includes(name)) });
    });
    return { skip: parts.flatMap(({ skip }) => skip), extra: parts.flatMap(({ extra }) => extra) };
};
/** Where not all tests are known, entries are sent as they are. */
const openFilters = (entries, suite) => {
    const pattern = entries.find(({ text }) => text.includes('*'));
    if (pattern !== undefined)
        return refused(`the tests that match "${pattern.text}" are not all known`);
    const lost = entries.filter(({ excludes }) => excludes).flatMap((entry) => alike(entry, suite, entries))[0];
    if (lost !== undefined)
        return refused(`leaving a test out by its name would leave out ${lost} as well, and not all tests are known`);
    const only = entries.filter(({ excludes }) => !excludes).map(({ text }) => text);
    const skip = entries.filter(({ excludes }) => excludes).map(({ text }) => text);
    return exactly({ ...(only.length === 0 ? {} : { 'only-testing': only }), ...(skip.length === 0 ? {} : { 'skip-testing': skip }) }, entries.flatMap((entry) => alsoMeant(entry, suite)));
};
const alsoMeant = (entry, suite) => entry.excludes || entry.kind !== 'identifier' || entry.method === undefined
    ? []
    : [...alike(entry, suite, []), `any other test that begins with ${entry.text}`];
/** Known tests that only begin like the one that an entry names, and that no other entry names. */
const alike = (entry, suite, entries) => {
    if (entry.kind !== 'identifier' || entry.method === undefined)
        return [];
    const { method } = entry;
    return (suite?.tests ?? [])
        .filter((test) => (0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesTest */ .mj)((0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .byPrefix */ .i0)(entry), test) &&
        (0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .methodName */ .Lo)(test) !== method &&
        !entries.some((other) => other.excludes && (0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesTest */ .mj)(other, test)))
        .map((test) => `${classPath(test)}/${(0,_match_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .methodName */ .Lo)(test)}`);
};
const nothing = () => exactly({});
const filterStyles = {
    class: {
        select: classFilters,
        selectBlindly: (entries) => directFilters(entries) ??
            refused('exclusions, * and entries of different kinds work only if the tests of the suite are known'),
        selectAll: nothing,
    },
    identifier: {
        select: identifierFilters,
        selectBlindly: openFilters,
        selectAll: nothing,
        prefixMatches: prefixMatchesOf,
    },
    flow: { select: flowFilters, selectBlindly: openFlowFilters, selectAll: allFlows },
};


/***/ }),

/***/ 22503:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ filtersOf),
/* harmony export */   BV: () => (/* binding */ mayHold),
/* harmony export */   DT: () => (/* binding */ packagesOf),
/* harmony export */   Gc: () => (/* binding */ mayMatchIn),
/* harmony export */   Lo: () => (/* binding */ methodName),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   Us: () => (/* binding */ matchesClass),
/* harmony export */   d_: () => (/* binding */ namesClasses),
/* harmony export */   i0: () => (/* binding */ byPrefix),
/* harmony export */   lA: () => (/* binding */ fits),
/* harmony export */   mA: () => (/* binding */ holdsAll),
/* harmony export */   mj: () => (/* binding */ matchesTest),
/* harmony export */   nU: () => (/* binding */ meansSomething)
/* harmony export */ });
/* harmony import */ var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54317);
/* harmony import */ var _known_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7141);


/** Entries of `tests` add up; exclusions win in any order; with exclusions alone, everything else is meant. */
const filtersOf = (entries) => [entries.filter(({ excludes }) => !excludes), ...entries.filter(({ excludes }) => excludes).map((entry) => [entry])].filter((filter) => filter.length > 0);
const fits = (filters, test) => filters.every((filter) => filter.some((entry) => matchesTest(entry, test) !== entry.excludes));
/** Whether unknown tests of a class or file may fit. */
const mayHold = (filters, part) => (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .isFilePart */ .EQ)(part)
    ? !filters.some(namesClasses)
    : filters.every((filter) => filter.some((entry) => entry.excludes
        ? !matchesClass(entry, part)
        : entry.kind === 'identifier' || matchesClass(entry, part) || mayMatchIn(entry, part)));
/** Whether all tests of a class fit, also those that are not known. */
const holdsAll = (filters, part) => filters.every((filter) => filter.some((entry) => (entry.excludes ? !matchesClass(entry, part) && !mayMatchIn(entry, part) : matchesClass(entry, part))));
/** Whether entries name classes and methods in full, so that nothing else can be meant. */
const namesClasses = (entries) => entries.every(({ kind, excludes, text }) => kind === 'class' && !excludes && !text.includes('*'));
/** Whether an entry means a test, or a class of which tests may be unknown. */
const meansSomething = (entry, { tests, unknown, onRequest = [] }) => tests.some((test) => matchesTest(entry, test)) ||
    (entry.kind === 'flow' && onRequest.some((test) => matchesTest(entry, test))) ||
    unknown.some(({ part }) => matchesClass(entry, part) || (entry.kind !== 'annotation' && entry.kind !== 'size' && mayMatchIn(entry, part)));
/** Whether a pattern means a test. Inner classes run with the class around them, as for the service's own filter. */
const matchesTest = (pattern, test) => {
    switch (pattern.kind) {
        case 'class':
            return pattern.method === undefined
                ? matchesClass(pattern, test.className)
                : (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(pattern.className, test.className) && (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(pattern.method, test.name);
        case 'package':
            return matchesClass(pattern, test.className);
        case 'annotation':
            return (test.annotations ?? []).some((name) => (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(pattern.name, name));
        case 'size':
            return (test.sizes ?? []).includes(pattern.size);
        case 'flow':
            return matchesFile(pattern.path, test) && (pattern.name === undefined || (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(pattern.name, test.name));
        case 'tag':
            return (test.tags ?? []).some((tag) => (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(pattern.name, tag));
        case 'identifier':
            return (targetsOf(test).some((target) => target === undefined || (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(pattern.target, target)) &&
                (pattern.className === undefined || (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(pattern.className, (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .simpleClass */ .TH)(test.className))) &&
                (pattern.method === undefined || (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(pattern.method, methodName(test))));
    }
};
/** A file, with or without its ending, or everything below a folder. */
const matchesFile = (path, { className, file = className }) => path === '.' || [file, className].some((name) => (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(path, name)) || (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(`${path}/*`, file);
/** Whether a pattern means all tests of a class, also those that are not known. */
const matchesClass = (pattern, className) => {
    switch (pattern.kind) {
        case 'class':
            return pattern.method === undefined && (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .enclosing */ .fD)(className).some((name) => (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(pattern.className, name));
        case 'package':
            return packagesOf(className).some((name) => (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(pattern.name, name));
        default:
            return false;
    }
};
/** Whether a pattern may mean some tests of a class that are not known. */
const mayMatchIn = (pattern, className) => pattern.kind === 'annotation' ||
    pattern.kind === 'size' ||
    (pattern.kind === 'class' && pattern.method !== undefined && (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWildcard */ ._W)(pattern.className, className));
/** The service matches names of iOS tests by their beginning. */
const byPrefix = (entry) => entry.kind === 'identifier' && entry.method !== undefined ? { ...entry, method: `${entry.method}*` } : entry;
/** Swift tests that may throw or wait are listed with brackets. */
const methodName = ({ name }) => name.replace(/\(\)$/, '');
/** The bundle by its own name and by that of the Swift module, in which some signs are replaced; undefined: it is not known. */
const targetsOf = ({ target, className }) => {
    const module = className.includes('.') ? className.slice(0, className.indexOf('.')) : undefined;
    return target !== undefined && module !== undefined ? [target, module] : [target ?? module];
};
/** The package of a class and those above it. */
const packagesOf = (className) => {
    const parts = className.split('.').slice(0, -1);
    return parts.map((_, nth) => parts.slice(0, nth + 1).join('.'));
};


/***/ })

};
;