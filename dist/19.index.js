"use strict";
exports.id = 19;
exports.ids = [19];
exports.modules = {

/***/ 80019:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readFlows: () => (/* binding */ readFlows),
  I: () => (/* binding */ readMaestroSuite)
});

// EXTERNAL MODULE: ./build/javascript/binaries/archive.js + 1 modules
var archive = __webpack_require__(79669);
// EXTERNAL MODULE: ./build/javascript/binaries/binary-error.js
var binary_error = __webpack_require__(55667);
// EXTERNAL MODULE: ./build/javascript/binaries/folder.js
var folder = __webpack_require__(66613);
// EXTERNAL MODULE: ./build/javascript/binaries/maestro/flow.js + 1 modules
var maestro_flow = __webpack_require__(55018);
// EXTERNAL MODULE: ./build/javascript/binaries/maestro/layout.js
var layout = __webpack_require__(68937);
// EXTERNAL MODULE: ./build/javascript/lib/is-record.js
var is_record = __webpack_require__(75977);
// EXTERNAL MODULE: ./build/javascript/lib/path-pattern.js
var path_pattern = __webpack_require__(6179);
// EXTERNAL MODULE: ./build/javascript/lib/yaml-document.js
var yaml_document = __webpack_require__(1288);
;// CONCATENATED MODULE: ./build/javascript/binaries/maestro/workspace.js





/** Without a `config.yaml`, the flows at the top of the suite run. */
const defaultWorkspace = {
    selects: (path) => !path.includes('/'),
    includeTags: [],
    excludeTags: [],
    flowsOrder: [],
};
const isWorkspaceFile = (path) => /^config\.ya?ml$/.test(path);
/** @throws BinaryError for text that is no mapping in YAML, and for patterns that Maestro refuses */
const readWorkspace = (file, path, text) => {
    const reading = (0,yaml_document.readYaml)(text);
    if (reading.kind === 'broken') {
        const [first] = reading.mistakes;
        throw unusable(file, `${path}, line ${first?.line ?? 1}: ${first?.message ?? 'YAML that cannot be read'}`);
    }
    const { value } = reading;
    if (value === null || value === undefined)
        return defaultWorkspace;
    if (!(0,is_record/* isRecord */.u)(value))
        throw unusable(file, `${path}, which is not a mapping`);
    const order = (0,is_record/* isRecord */.u)(value.executionOrder) ? value.executionOrder.flowsOrder : undefined;
    return {
        selects: value.flows === undefined || value.flows === null ? defaultWorkspace.selects : selecting((0,maestro_flow/* textsOf */.CB)(value.flows), file, path),
        includeTags: (0,maestro_flow/* textsOf */.CB)(value.includeTags),
        excludeTags: (0,maestro_flow/* textsOf */.CB)(value.excludeTags),
        flowsOrder: (0,maestro_flow/* textsOf */.CB)(order),
    };
};
/** More than any workspace has; it bounds the time for comparing all flows. */
const maxPatternCharacters = 10_000;
/** Compares paths with patterns as Maestro does: as the `glob:` matcher of `java.nio`; a leading `!` excludes what others select. */
const selecting = (patterns, file, path) => {
    const matchersOf = (isExclusion) => patterns
        .filter((text) => text.startsWith('!') === isExclusion)
        .map((text) => {
        const pattern = (0,path_pattern/* readPathPattern */.C)(isExclusion ? text.slice(1) : text, 'java');
        if (pattern.kind === 'pattern')
            return pattern.matches;
        throw unusable(file, `the flows ${JSON.stringify(text)} in ${path}`, pattern.expected);
    });
    if (patterns.join('').length > maxPatternCharacters)
        throw unusable(file, `flows in ${path} that are longer`, `patterns of at most ${maxPatternCharacters} characters together`);
    const included = matchersOf(false);
    const excluded = matchersOf(true);
    if (included.length === 0 && excluded.length > 0)
        throw unusable(file, `only exclusions under flows in ${path}`, 'also a pattern that selects flows, such as "*"');
    return (flow) => included.some((matches) => matches(flow)) && !excluded.some((matches) => matches(flow));
};
const unusable = (file, found, expected = 'the settings of a Maestro workspace in YAML') => new binary_error/* BinaryError */.kM('damaged', file, {
    found,
    expected,
    remedy: 'Correct the file; the documentation of Maestro lists its keys.',
});

;// CONCATENATED MODULE: ./build/javascript/binaries/maestro/suite.js






/** More than any suite has, each and together. */
const limits = { flows: 10_000, flowBytes: 1_000_000, allBytes: 64_000_000 };
/** Reads a folder or a zip archive of flows. Throws `BinaryError` as `readFlows` does. */
const readMaestroSuite = async (fileOrFolder) => (await (0,folder/* isFolder */.lQ)(fileOrFolder)) ? readFlows(await (0,folder/* readFolder */.j1)(fileOrFolder)) : (0,archive/* withArchive */.x)(fileOrFolder, readFlows);
/** Throws `BinaryError` for a damaged archive, an unreadable `config.yaml`, and more flows than any suite has. */
const readFlows = async (tree) => {
    const root = (0,layout/* rootOf */.I5)(tree);
    const paths = (0,layout/* yamlPaths */.UK)(tree, root);
    refuseTooMuch(tree, paths, root);
    const textOf = async (path) => (await tree.read(root + path, limits.flowBytes)).toString('utf8');
    const configPath = paths.find(isWorkspaceFile);
    const config = configPath === undefined ? defaultWorkspace : readWorkspace(tree.file, configPath, await textOf(configPath));
    const flows = [];
    const own = new Set(paths);
    const reached = new Set(paths);
    for (const path of reached) {
        if (isWorkspaceFile(path))
            continue;
        const flow = (0,maestro_flow/* readFlow */.he)(path, await textOf(path));
        if (flow === undefined)
            continue;
        flows.push({ path, ...flow, runsByDefault: own.has(path) && isSelected(config, path, flow) });
        for (const target of flow.runs)
            if (tree.entries.get(root + target)?.kind === 'file')
                reached.add(target);
        if (reached.size > own.size)
            refuseTooMuch(tree, [...reached], root);
    }
    return { parent: root === '' ? undefined : root.slice(0, -1), flows, links: (0,layout/* linkPaths */.ZP)(tree, root), config };
};
const refuseTooMuch = (tree, paths, root) => {
    const bytes = paths.reduce((sum, path) => sum + (tree.entries.get(root + path)?.sizeBytes ?? 0), 0);
    if (paths.length <= limits.flows && bytes <= limits.allBytes)
        return;
    throw new binary_error/* BinaryError */.kM('too-large', tree.file, {
        found: `${paths.length} YAML files of ${Math.ceil(bytes / 1e6)} MB`,
        expected: `at most ${limits.flows} of ${limits.allBytes / 1e6} MB, as a suite of Maestro flows`,
        remedy: 'Use the folder with the flows, not a folder above it.',
    });
};
const isSelected = ({ selects, includeTags, excludeTags }, path, { tags }) => selects(path) &&
    (includeTags.length === 0 || tags.some((tag) => includeTags.includes(tag))) &&
    !tags.some((tag) => excludeTags.includes(tag));


/***/ })

};
;