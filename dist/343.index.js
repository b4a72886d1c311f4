"use strict";
exports.id = 343;
exports.ids = [343];
exports.modules = {

/***/ 83541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ commonRefs),
/* harmony export */   eN: () => (/* binding */ usedRefs),
/* harmony export */   lI: () => (/* binding */ asksForServiceRetries),
/* harmony export */   mK: () => (/* binding */ buildRequest)
/* harmony export */ });
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25890);
/* harmony import */ var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99988);


/** The parameter that names media files. */
const mediaParameter = 'uploadMedia';
/** Parameters without which the service keeps nothing to download. */
const switches = {
    'instrumentation-logs': 'instrumentationLogs',
    'network-logs': 'networkLogs',
    'app-profiling': 'appProfiling',
    video: 'video',
    screenshots: 'screenshots',
    coverage: 'coverage',
    'result-bundle': 'enableResultBundle',
};
/** The body of one build request. */
const buildRequest = (inputs, refs, planned) => ({
    ...downloadSwitches(inputs),
    ...ownCapabilities(inputs, planned),
    devices: planned.devices,
    ...binaryParameters(inputs, refs),
    deviceLogs: inputs.deviceLogs || inputs.download.has('device-logs'),
    project: inputs.project,
    projectNotifyURL: inputs.projectNotifyUrl,
    ...(refs.media.length === 0 ? {} : { [mediaParameter]: refs.media }),
    ...splitOf(inputs, planned),
    [_model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .buildTagKey */ .KM]: tagText(inputs, refs, planned),
});
/**
 * Where the request names the tests of each shard, these are what the user's filters select. Failed tests are not split again: they belong
 * to the shard in which they failed.
 */
const ownCapabilities = ({ framework, capabilities }, { serviceShards, partial }) => {
    const { shards } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    const { shards: _ownSplit, ...others } = capabilities;
    if (partial)
        return others;
    if (serviceShards === undefined || shards?.splitBy !== 'service')
        return capabilities;
    return Object.fromEntries(Object.entries(capabilities).filter(([key]) => !shards.replaces.includes(key)));
};
/** Tests by name stand in for the runner's split: both together would split the named ones again. */
const splitOf = ({ framework }, { shard, tests, serviceShards, filters = {} }) => {
    const { testFilter, shards } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    if (shards?.splitBy === 'service' && serviceShards !== undefined)
        return shards.write(serviceShards);
    if (tests !== undefined && testFilter !== undefined)
        return { ...leavingOut(testFilter, filters), [testFilter.parameter]: tests };
    return { ...filters, ...(shard.total === 1 || shards?.splitBy !== 'runner' ? {} : shards.write(shard)) };
};
const leavingOut = ({ leavesOut }, filters) => leavesOut === undefined || filters[leavesOut] === undefined ? {} : { [leavesOut]: filters[leavesOut] };
const binaryParameters = ({ framework }, refs) => {
    const { app, testSuite } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    return { ...(app && { [app.parameter]: refs.app }), ...(testSuite && { [testSuite.parameter]: refs.testSuite }) };
};
const downloadSwitches = ({ framework, download }) => {
    const { screenshotParameter = switches.screenshots } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    const on = {};
    for (const kind of download) {
        const key = kind === 'screenshots' ? screenshotParameter : switches[kind];
        if (key !== undefined)
            on[key] = true;
    }
    return on;
};
/** A tag of the user's own stays in front, where the service's dashboard shows it. */
const tagText = (inputs, { content }, planned) => {
    const own = inputs.capabilities[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .buildTagKey */ .KM];
    const tag = (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBuildTag */ .O9)({ ...planned.tag, content: content ?? planned.tag.content });
    return typeof own === 'string' ? `${own} ${tag}` : tag;
};
/** The request asks the service to run failed tests again itself. */
const asksForServiceRetries = (request) => ['true', true].includes(request.retryTestsOnFailure);
/** What all builds used alike, by their requests as the service keeps them. */
const usedRefs = (framework, requests) => {
    const { app, testSuite } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    const textOf = (value) => (typeof value === 'string' ? value : undefined);
    const refs = requests.map((request) => ({
        app: app === undefined ? undefined : textOf(request[app.parameter]),
        testSuite: testSuite === undefined ? undefined : textOf(request[testSuite.parameter]),
        media: [request[mediaParameter]].flat().filter((each) => typeof each === 'string'),
    }));
    return commonRefs(refs);
};
/** What is the same in all of them. */
const commonRefs = (all) => {
    const common = (key) => {
        const texts = new Set(all.map((refs) => JSON.stringify(refs[key])));
        return texts.size === 1 ? all[0]?.[key] : undefined;
    };
    return { app: common('app'), testSuite: common('testSuite'), media: common('media') ?? [] };
};


/***/ }),

/***/ 77699:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ ForeignBuildError),
/* harmony export */   Fj: () => (/* binding */ watchedBuild),
/* harmony export */   OW: () => (/* binding */ readListedBuild),
/* harmony export */   YF: () => (/* binding */ listBuilds)
/* harmony export */ });
/* harmony import */ var _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97430);
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25890);
/* harmony import */ var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99988);
/* harmony import */ var _results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32231);
/* harmony import */ var _build_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83541);





/**
 * All builds of a project, each once: listings that repeat builds were seen after a job ran again. A project without
 * builds does not exist for the service.
 */
const listBuilds = async (framework, project, { cloud }) => {
    try {
        const listed = await cloud.projects(framework).builds(project);
        const once = new Map(listed.toReversed().map((build) => [build.id, build])).values();
        return [...once].toReversed().map((record) => readListedBuild(record, framework));
    }
    catch (error) {
        if (error instanceof _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFoundError */ .m_)
            return [];
        throw error;
    }
};
/**
 * A listed build as this step watches it. Times of waiting count from now: how long it has waited before is not known.
 *
 * @param part what of it counts
 */
const watchedBuild = ({ record, tag, shard, serviceShards, isSplit }, part, nowMs) => ({
    id: record.id,
    shard,
    serviceShards,
    ...(isSplit === true ? { isSplit } : {}),
    tag: tag ?? { runId: '', runAttempt: 0, job: '', shard, attempt: part.attempt, nonce: '' },
    serviceRetries: (0,_build_request_js__WEBPACK_IMPORTED_MODULE_4__/* .asksForServiceRetries */ .lI)(record.capabilities),
    requestedSplit: (0,_results_selection_capability_filters_js__WEBPACK_IMPORTED_MODULE_3__/* .requestedSplit */ .t0)(record.capabilities),
    queuedSinceMs: nowMs,
    queueLimitSinceMs: nowMs,
    ...part,
});
const readListedBuild = (record, framework) => {
    const { testFilter, shards } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionOf */ .Fg)(framework);
    const { capabilities, devices } = record;
    const tag = (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBuildTag */ .MX)(capabilities[_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .buildTagKey */ .KM]);
    const split = shards?.splitBy === 'service' ? shards.read(capabilities) : [];
    const isSplit = shards?.splitBy === 'service' && capabilities[shards.parameter] !== undefined;
    const requested = textsOf(capabilities.devices);
    return {
        record,
        tag,
        shard: shardOf(shards?.splitBy === 'runner' ? shards.read(capabilities) : undefined, tag?.shard),
        serviceShards: split.length === 0 ? undefined : split,
        ...(isSplit ? { isSplit } : {}),
        devices: requested.length > 0 ? requested : devices.map(({ device }) => device),
        namesDevices: requested.length > 0,
        filters: testFilter === undefined ? [] : textsOf(capabilities[testFilter.parameter]),
    };
};
const maxShards = 10_000;
/** What was sent decides; builds of named tests carry no shard but in the tag. */
const shardOf = (...given) => given.find((one) => one !== undefined && one.index < one.total && one.total <= maxShards) ?? { index: 0, total: 1 };
const textsOf = (value) => {
    if (typeof value === 'string')
        return [value];
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
};
/** The service returned another build than the one that it was asked for. */
class ForeignBuildError extends Error {
    code = 'response-foreign';
    constructor(wanted, returned) {
        super(`the service returned build ${returned} when asked for build ${wanted}`);
        this.name = 'ForeignBuildError';
    }
}


/***/ }),

/***/ 61721:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ commitBranchFile),
/* harmony export */   H7: () => (/* binding */ branchAdvice),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   O: () => (/* binding */ trackedFiles),
/* harmony export */   TQ: () => (/* binding */ readBranchFile),
/* harmony export */   Xg: () => (/* binding */ checkedOutCommit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61640);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52575);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11754);






/** The branch holds something else, so nothing is written to it. */
class ForeignBranchError extends Error {
    code = 'history-branch-in-use';
    constructor(branch, path) {
        super(`the branch "${branch}" has other files, for instance ${path}`);
        this.name = 'ForeignBranchError';
    }
}
const refSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ object: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) });
const shaSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const commitSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ tree: shaSchema });
const treeSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    tree: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })),
});
const blobSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), encoding: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('base64') });
/**
 * Reads a file of a branch by the Git data API, without a checkout.
 *
 * @throws ForeignBranchError
 */
const readBranchFile = async (call, { branch, path }) => {
    const head = await headOf(call, branch);
    if (head === undefined)
        return {};
    const { data } = await call('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { tree_sha: head.tree, recursive: '1' });
    const files = treeSchema.parse(data).tree.filter(({ type }) => type === 'blob');
    const folder = path.slice(0, path.indexOf('/') + 1);
    const foreign = files.find((file) => !file.path.startsWith(folder));
    if (foreign !== undefined)
        throw new ForeignBranchError(branch, foreign.path);
    const file = files.find((each) => each.path === path);
    if (file === undefined)
        return { head };
    const blob = await call('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: file.sha });
    return { head, text: Buffer.from(blobSchema.parse(blob.data).content, 'base64').toString('utf8') };
};
const headOf = async (call, branch) => {
    try {
        const { data } = await call('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${branch}` });
        const commit = refSchema.parse(data).object.sha;
        const response = await call('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { commit_sha: commit });
        return { commit, tree: commitSchema.parse(response.data).tree.sha };
    }
    catch (error) {
        if ((0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === 404)
            return undefined;
        throw error;
    }
};
/**
 * Adds one commit with the file's new text. A branch that does not exist is made, without a parent.
 *
 * @param state as `readBranchFile` returned it
 * @returns false where the branch has moved since it was read: read it and try again
 */
const commitBranchFile = async (call, { branch, path }, { head }, text, message) => {
    const post = async (what, parameters) => shaSchema.parse((await call(`POST /repos/{owner}/{repo}/git/${what}`, parameters)).data).sha;
    const blob = await post('blobs', { content: text, encoding: 'utf-8' });
    const tree = await post('trees', {
        base_tree: head?.tree,
        tree: [{ path, mode: '100644', type: 'blob', sha: blob }],
    });
    const sha = await post('commits', { message, tree, parents: head === undefined ? [] : [head.commit] });
    try {
        if (head === undefined)
            await call('POST /repos/{owner}/{repo}/git/refs', { ref: `refs/heads/${branch}`, sha });
        else
            await call('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ref: `heads/${branch}`, sha, force: false });
        return true;
    }
    catch (error) {
        // 422: not a fast-forward, or the branch exists by now.
        if ((0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === 409 || (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === 422)
            return false;
        throw error;
    }
};
/** Why a branch could not be read or written, with what to do about it. */
const branchAdvice = (error, permission) => (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotPermitted */ .wo)(error) ? `the token lacks "contents: ${permission}"; grant it in the job's permissions` : undefined;
const maxListBytes = 64 * 1024 * 1024;
const timeoutMs = 10_000;
/** What git needs to start and to find its settings. Tokens and inputs are not among it. */
const passedOn = /^(?:PATH|PATHEXT|SYSTEMROOT|COMSPEC|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|XDG_CONFIG_HOME|TMPDIR|TEMP|TMP|GIT_\w+)$/i;
/**
 * Paths of the files that git knows in a folder, from its root, with `/`. Empty where there is no repository, or no git.
 *
 * @param environment the step's own, of which git is given little
 */
const trackedFiles = async (folder, environment) => {
    const list = await git(['ls-files', '-z'], folder, environment);
    return (list ?? '').split('\0').filter((path) => path !== '');
};
/** The commit whose files are in a folder; undefined where there is no repository, or no git. */
const checkedOutCommit = async (folder, environment) => (await git(['rev-parse', '--verify', 'HEAD'], folder, environment))?.trim();
const git = async (args, folder, environment) => {
    try {
        const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', args, {
            cwd: folder,
            env: Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name))),
            maxBuffer: maxListBytes,
            timeout: timeoutMs,
        });
        return stdout;
    }
    catch {
        return undefined;
    }
};
const pageSize = 100;
/** GitHub lists no more files of a pull request, and of a comparison. */
const mostOfPullRequest = 3_000;
const mostOfComparison = 300;
const unreadable = (why) => ({ kind: 'unreadable', why });
const noList = unreadable('GitHub returned no list of files');
/**
 * Reads the list for the event that started the workflow.
 *
 * @param call undefined where there is no token
 */
const readChangedFiles = async (call, { pullRequest, mergeGroup }, signal) => {
    if (pullRequest === undefined && mergeGroup === undefined)
        return { kind: 'other-event' };
    if (call === undefined)
        return unreadable('the input github-token is empty');
    try {
        if (pullRequest !== undefined)
            return await ofPullRequest(call, pullRequest);
        if (mergeGroup !== undefined)
            return await ofMergeGroup(call, mergeGroup);
    }
    catch (error) {
        signal.throwIfAborted();
        return unreadable(whyNot(error, pullRequest === undefined ? 'contents' : 'pull-requests'));
    }
    return { kind: 'other-event' };
};
/** GitHub hides what a token may not read as if it did not exist. */
const whyNot = (error, permission) => {
    if (!(0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotPermitted */ .wo)(error))
        return (0,_lib_first_line_js__WEBPACK_IMPORTED_MODULE_5__/* .firstLineOf */ .Q)(error);
    const lacks = `the token lacks "${permission}: read"`;
    return (0,_api_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === 404 ? `GitHub does not find it, or ${lacks}` : lacks;
};
const ofPullRequest = async (call, { number, headSha }) => {
    const listed = [];
    for (let page = 1;; page++) {
        const { data } = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
            pull_number: number,
            per_page: pageSize,
            page,
        });
        if (!Array.isArray(data))
            return noList;
        listed.push(...data);
        if (data.length < pageSize)
            break;
        if (listed.length >= mostOfPullRequest)
            return unreadable(`GitHub lists only ${mostOfPullRequest} files`);
    }
    // Afterwards, since a push may come between two pages.
    const { data: pull } = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number });
    if ((0,_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)((0,_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(pull, 'head'), 'sha') !== headSha)
        return unreadable('the pull request has newer commits than this workflow run');
    const changed = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(pull, 'changed_files');
    if (typeof changed === 'number' && changed !== listed.length)
        return unreadable(`GitHub lists ${listed.length} of ${changed} changed files`);
    return readFrom(listed, `pull request ${number}`);
};
const ofMergeGroup = async (call, { baseSha, headSha }) => {
    const { data } = await call('GET /repos/{owner}/{repo}/compare/{basehead}', {
        basehead: `${baseSha}...${headSha}`,
        per_page: 1,
    });
    const files = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(data, 'files');
    if (!Array.isArray(files))
        return noList;
    if (files.length >= mostOfComparison)
        return unreadable(`GitHub lists only ${mostOfComparison} files`);
    return readFrom(files, 'the merge group');
};
const readFrom = (listed, source) => {
    const paths = listed.map((file) => [(0,_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(file, 'filename'), (0,_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(file, 'previous_filename')]);
    if (paths.some(([path]) => typeof path !== 'string'))
        return noList;
    return { kind: 'read', files: paths.flat().filter((path) => typeof path === 'string'), source };
};


/***/ }),

/***/ 82213:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ hasCacheService),
/* harmony export */   pM: () => (/* binding */ listCacheKeys),
/* harmony export */   qb: () => (/* binding */ openCacheStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71698);
/* harmony import */ var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61640);





/** The client repeats failed calls for minutes; a history of durations is not worth so much waiting. */
const limitMs = 30_000;
/** Enough for the tests of the largest suite. */
const mostBytes = 64_000_000;
/**
 * Opens the cache of the repository.
 *
 * The client counts the text of the path to the identity of an entry. A folder in the workspace has the same text on every runner and
 * system, which no path to a temporary folder has. The folder ignores itself for git, and is there only while an entry is read or written.
 *
 * Never fails the step: without a cache service (or with one that does not respond) it says so once, nothing is found and nothing saved.
 * Only a cancellation is thrown.
 */
const openCacheStore = (kind, { environment, log, clock, signal }) => {
    let available = hasCacheService(environment);
    const name = `.mobile-test-cloud-${kind}`;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(environment.GITHUB_WORKSPACE || process.cwd(), name);
    const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, 'entry');
    const clear = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    if (!available)
        log.notice('This runner has no cache service: nothing from earlier runs is used, and nothing is stored for later runs.');
    const attempt = async (what, work) => {
        signal.throwIfAborted();
        if (!available)
            return undefined;
        try {
            // Loaded late, since most runs need no cache.
            const load = async () => {
                const cache = await Promise.all(/* import() */[__webpack_require__.e(92), __webpack_require__.e(91)]).then(__webpack_require__.bind(__webpack_require__, 18091));
                if (!cache.isFeatureAvailable())
                    throw new Error('this server has no cache service');
                // The repository may hold a link in its place.
                await clear();
                return work(cache);
            };
            return await withinLimit(load(), clock, signal);
        }
        catch (error) {
            signal.throwIfAborted();
            available = false;
            log.notice(`The cache could not ${what} (${(0,_lib_first_line_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLineOf */ .Q)(error)}); the run continues without it.`);
            return undefined;
        }
        finally {
            await clear().catch(() => { });
        }
    };
    return {
        available: () => available,
        restore: (key, restoreKeys) => attempt('be read', async ({ restoreCache }) => {
            const limits = { timeoutInMs: limitMs, segmentTimeoutInMs: limitMs };
            const found = await restoreCache([name], key, [...restoreKeys], limits, true);
            return found === undefined ? undefined : readEntry(file);
        }),
        save: async (key, text) => (await attempt('be written', async ({ saveCache }) => {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, '.gitignore'), '*\n');
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text);
            return (await saveCache([name], key, undefined, true)) !== -1;
        })) === true,
    };
};
/** Version 2 of the service, or version 1 on servers of one's own. */
const hasCacheService = (environment) => Boolean(environment.ACTIONS_RUNTIME_TOKEN && (environment.ACTIONS_RESULTS_URL || environment.ACTIONS_CACHE_URL));
const withinLimit = async (work, clock, signal) => {
    const ended = new AbortController();
    const limit = clock.sleep(limitMs, AbortSignal.any([signal, ended.signal])).then(() => {
        throw new Error(`no response within ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(limitMs)}`);
    });
    try {
        return await Promise.race([work, limit]);
    }
    finally {
        ended.abort();
    }
};
/** @returns undefined for an archive without the file, or with more than any entry holds */
const readEntry = async (file) => {
    const size = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).then((found) => (found.isFile() ? found.size : undefined), () => undefined);
    return size === undefined || size > mostBytes ? undefined : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8');
};
const pageSize = 100;
const listingSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ actions_caches: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ key: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })) });
/**
 * The keys of the newest entries of the repository's cache, newest first, at most 100. The token needs `actions: read`.
 *
 * @param prefix of the keys
 * @param refs the branches whose entries this run may restore; others are left out
 */
const listCacheKeys = async (call, prefix, refs) => {
    const { data } = await call('GET /repos/{owner}/{repo}/actions/caches', {
        key: prefix,
        sort: 'created_at',
        direction: 'desc',
        per_page: pageSize,
    });
    return listingSchema
        .parse(data)
        .actions_caches.flatMap(({ key, ref }) => (key.startsWith(prefix) && refs.includes(ref) ? [key] : []));
};


/***/ }),

/***/ 20661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ durationsOf),
/* harmony export */   Dk: () => (/* binding */ durationsOn),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   YG: () => (/* binding */ longestName),
/* harmony export */   _2: () => (/* binding */ overheadOf),
/* harmony export */   nb: () => (/* binding */ filledFrom),
/* harmony export */   p5: () => (/* binding */ longestSampleMs),
/* harmony export */   vK: () => (/* binding */ noDurations),
/* harmony export */   wV: () => (/* binding */ keptSamples)
/* harmony export */ });
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67351);



const noSamples = { seen: 0, durationsMs: [] };
const noDurations = { lastRun: '', sequence: 0, overheads: noSamples, classes: new Map() };
const keptSamples = 5;
const longestSampleMs = _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP;
const longestName = 500;
/** What a session takes besides its tests (installing, starting up) where no run has told yet. */
const usualOverheadMs = 30_000;
const overheadOf = ({ overheads }) => median(overheads.durationsMs) ?? usualOverheadMs;
/** Rounded to whole milliseconds; undefined for no values. */
const median = (values) => {
    const sorted = values.toSorted((one, other) => one - other);
    const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
    return lower === undefined || upper === undefined ? undefined : Math.round((lower + upper) / 2);
};
/**
 * What the passed tests of earlier runs took.
 *
 * Devices run side by side, and a shard is as long as its slowest device: of several devices, the longest time of a test counts. So it does
 * with the attempts of a run. A method of which one set of values did not pass, or was not measured, has no time: the rest of it would be
 * too short.
 */
const durationsOf = ({ runs, tests }) => {
    const numbers = numberRuns(runs);
    const classes = new Map();
    for (const [className, reported] of Map.groupBy(tests, ([name]) => (0,_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .classOf */ .Kl)(name))) {
        if (className === '')
            continue;
        const rows = reported.flatMap(([, byName]) => [...byName]);
        const methods = new Map();
        for (const [method, same] of Map.groupBy(rows, ([name]) => (0,_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .methodOf */ .NY)(name))) {
            const samples = lastSamples(longestByRun(same.map(([, byDevice]) => byDevice), numbers));
            if (samples !== undefined)
                methods.set(method, samples);
        }
        if (methods.size > 0)
            classes.set(className, methods);
    }
    const overheads = new Map();
    for (const [at, { overheadMs }] of runs.entries())
        noteLongest(overheads, numbers[at] ?? 0, overheadMs ?? 0);
    const sequence = Math.max(0, ...numbers);
    return { lastRun: runs.at(-1)?.id ?? '', sequence, overheads: lastSamples(overheads) ?? noSamples, classes };
};
/** The same for one device alone. */
const durationsOn = (history, device) => {
    const tests = new Map([...history.tests].map(([className, byName]) => [
        className,
        new Map([...byName].map(([name, byDevice]) => {
            const codes = byDevice.get(device);
            return [name, new Map(codes === undefined ? [] : [[device, codes]])];
        })),
    ]));
    return durationsOf({ ...history, tests });
};
/** With what others tell of the methods of which this one tells nothing. */
const filledFrom = (own, others) => {
    const classes = new Map(own.classes);
    for (const [name, methods] of others.classes)
        classes.set(name, new Map([...methods, ...(own.classes.get(name) ?? [])]));
    return { ...own, classes };
};
/** For each column the number of its run, from 1; attempts of a run share it. */
const numberRuns = (runs) => {
    const numbers = new Map();
    return runs.map(({ id }) => {
        const number = numbers.get(id) ?? numbers.size + 1;
        numbers.set(id, number);
        return number;
    });
};
const longestByRun = (rows, numbers) => {
    const longest = new Map();
    for (const device of new Set(rows.flatMap((byDevice) => [...byDevice.keys()]))) {
        const own = rows.flatMap((byDevice) => byDevice.get(device) ?? []);
        for (const [at, number] of numbers.entries())
            noteLongest(longest, number, sumOf(own.map((codes) => codes[at] ?? 0)));
    }
    return longest;
};
/** In milliseconds; 0 where one of the outcomes is no measured pass. */
const sumOf = (codes) => {
    let sumMs = 0;
    for (const code of codes) {
        if (code === 0)
            continue;
        const durationMs = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .isPass */ .YX)(code) ? (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .durationOf */ .cf)(code) : undefined;
        if (durationMs === undefined)
            return 0;
        sumMs += durationMs;
    }
    return sumMs;
};
const noteLongest = (longest, number, durationMs) => {
    if (durationMs > (longest.get(number) ?? 0))
        longest.set(number, durationMs);
};
const lastSamples = (byRun) => {
    const last = [...byRun].toSorted(([one], [other]) => one - other).slice(-keptSamples);
    const seen = last.at(-1)?.[0];
    return seen === undefined ? undefined : { seen, durationsMs: last.map(([, durationMs]) => durationMs) };
};


/***/ }),

/***/ 29516:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _0: () => (/* binding */ limitHistory),
/* harmony export */   dk: () => (/* binding */ mergeHistories),
/* harmony export */   r7: () => (/* binding */ runKey),
/* harmony export */   s4: () => (/* binding */ emptyHistory),
/* harmony export */   uC: () => (/* binding */ keptOutcomes),
/* harmony export */   yH: () => (/* binding */ keepRuns)
/* harmony export */ });
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67351);

const emptyHistory = { runs: [], tests: new Map(), sources: new Set() };
/** Of each test and device so many outcomes are kept. */
const keptOutcomes = 50;
/** A test that has not run for so long counts as removed from the suite. */
const keptDays = 90;
const keptSources = 300;
const dayMs = 86_400_000;
/** The same in every document that knows the run. */
const runKey = ({ id, attempt }) => `${id}/${attempt}`;
/**
 * Everything that either of two histories knows. The order does not matter, nor how often a history is added; what two of them say of one
 * test in one attempt of a run counts once, and the worse one wins.
 */
const mergeHistories = (one, other) => {
    const sources = new Set([...one.sources, ...other.sources]);
    if (other.runs.length === 0)
        return { ...one, sources };
    if (one.runs.length === 0)
        return { ...other, sources };
    const runs = mergeRuns([...one.runs, ...other.runs]);
    const tests = new Map();
    const makeRow = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .createRowMaker */ .ZC)(runs.length);
    addTests(tests, one, runs, makeRow);
    addTests(tests, other, runs, makeRow);
    return { runs, tests, sources };
};
const mergeRuns = (runs) => [...Map.groupBy(runs, runKey).values()]
    .map((same) => same.reduce(joinRuns))
    .toSorted((a, b) => a.startedAtMs - b.startedAtMs || compare(runKey(a), runKey(b)));
/** Each job of a run writes what it saw of it. */
const joinRuns = (one, other) => {
    const overheadMs = Math.max(one.overheadMs ?? 0, other.overheadMs ?? 0);
    // Names differ only in damaged documents; then as well the order must not matter.
    const base = compare(JSON.stringify(namesOf(one)), JSON.stringify(namesOf(other))) <= 0 ? one : other;
    return {
        ...base,
        startedAtMs: Math.min(one.startedAtMs, other.startedAtMs),
        finishedAtMs: Math.max(one.finishedAtMs, other.finishedAtMs),
        ...(overheadMs > 0 ? { overheadMs } : {}),
    };
};
const namesOf = ({ commit, branch, pullRequest = 0, url = '' }) => [commit, branch, pullRequest, url];
const addTests = (tests, history, runs, makeRow) => {
    const positions = new Map(runs.map((run, at) => [runKey(run), at]));
    const places = history.runs.map((run) => positions.get(runKey(run)) ?? 0);
    const isStart = places.every((place, at) => place === at);
    for (const [className, byName] of history.tests) {
        const names = entryOf(tests, className);
        for (const [name, byDevice] of byName) {
            const devices = entryOf(names, name);
            for (const [device, codes] of byDevice) {
                const known = devices.get(device);
                const target = known ?? makeRow();
                if (known === undefined)
                    devices.set(device, target);
                if (known === undefined && isStart)
                    target.set(codes);
                else
                    joinOutcomes(target, codes, places);
            }
        }
    }
};
const joinOutcomes = (target, codes, places) => {
    for (let at = 0; at < codes.length; at++) {
        const place = places[at] ?? 0;
        const code = codes[at] ?? 0;
        if (code > (target[place] ?? 0))
            target[place] = code;
    }
};
const entryOf = (map, key) => {
    const known = map.get(key);
    if (known !== undefined)
        return known;
    const made = new Map();
    map.set(key, made);
    return made;
};
/** The part that is worth keeping: the last outcomes of each test that still runs, and the runs that they name. */
const limitHistory = (history, kept = keptOutcomes) => {
    const { runs } = history;
    const oldestMs = Math.max(0, ...runs.map(({ startedAtMs }) => startedAtMs)) - keptDays * dayMs;
    const used = new Uint8Array(runs.length);
    const tests = mapOutcomes(history.tests, (codes) => {
        const limited = lastOutcomes(codes, kept);
        const last = limited.findLastIndex((code) => code > 0);
        if (last < 0 || (runs[last]?.startedAtMs ?? 0) < oldestMs)
            return undefined;
        for (let at = 0; at <= last; at++)
            if ((limited[at] ?? 0) > 0)
                used[at] = 1;
        return limited;
    });
    const sources = new Set([...history.sources].slice(-keptSources));
    return keepRuns({ runs, tests, sources }, (_run, at) => used[at] === 1);
};
/** The history as it would be without the other runs. */
const keepRuns = (history, keeps) => {
    const kept = history.runs.flatMap((run, at) => (keeps(run, at) ? [at] : []));
    if (kept.length === history.runs.length)
        return history;
    const makeRow = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .createRowMaker */ .ZC)(kept.length);
    const tests = mapOutcomes(history.tests, (codes) => {
        const row = makeRow();
        let hasOutcome = false;
        for (let at = 0; at < kept.length; at++) {
            const code = codes[kept[at] ?? 0] ?? 0;
            row[at] = code;
            hasOutcome ||= code > 0;
        }
        return hasOutcome ? row : undefined;
    });
    return { ...history, runs: history.runs.filter((run, at) => keeps(run, at)), tests };
};
/** @returns `codes` itself where nothing is dropped */
const lastOutcomes = (codes, kept) => {
    let left = kept;
    let at = codes.length - 1;
    for (; at >= 0 && left > 0; at--)
        if ((codes[at] ?? 0) > 0)
            left -= 1;
    while (at >= 0 && codes[at] === 0)
        at -= 1;
    if (at < 0)
        return codes;
    const limited = codes.slice();
    limited.fill(0, 0, at + 1);
    return limited;
};
const mapOutcomes = (tests, map) => {
    const mapped = new Map();
    for (const [className, byName] of tests) {
        const names = new Map();
        for (const [name, byDevice] of byName) {
            const devices = new Map();
            for (const [device, codes] of byDevice) {
                const kept = map(codes);
                if (kept !== undefined)
                    devices.set(device, kept);
            }
            if (devices.size > 0)
                names.set(name, devices);
        }
        if (names.size > 0)
            mapped.set(className, names);
    }
    return mapped;
};
/** By code unit, so that the order is the same on every machine. */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ }),

/***/ 67351:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   YX: () => (/* binding */ isPass),
/* harmony export */   ZC: () => (/* binding */ createRowMaker),
/* harmony export */   aD: () => (/* binding */ encodeOutcomes),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   cf: () => (/* binding */ durationOf),
/* harmony export */   iT: () => (/* binding */ decodeOutcomes),
/* harmony export */   z: () => (/* binding */ isFlakyCode)
/* harmony export */ });
const statuses = ['passed', 'flaky', 'failed'];
const letters = 'pkf';
const gap = '.';
const statusFactor = 128;
/** Durations are kept in steps of 15 %, from 10 ms to 55 minutes, so that one character holds each. Step 0: unknown. */
const shortestMs = 10;
const stepFactor = 1.15;
/** The printable ASCII characters that JSON need not escape. */
const stepCharacters = Array.from({ length: 95 }, (_, nth) => String.fromCharCode(32 + nth))
    .filter((character) => character !== '"' && character !== '\\')
    .join('');
const lastStep = stepCharacters.length - 1;
const msOfSteps = Array.from({ length: lastStep + 1 }, (_, step) => Math.round(shortestMs * stepFactor ** (step - 1)));
const stepsByCharCode = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, stepCharacters.indexOf(String.fromCharCode(code))));
/** @param durationMs unknown where it is absent or not positive */
const codeOf = (status, durationMs) => (statuses.indexOf(status) + 1) * statusFactor + stepOf(durationMs);
const stepOf = (durationMs) => {
    if (durationMs === undefined || !(durationMs > 0))
        return 0;
    const step = 1 + Math.round(Math.log(durationMs / shortestMs) / Math.log(stepFactor));
    return Math.min(lastStep, Math.max(1, step));
};
/** @param code not 0 */
const statusOf = (code) => statuses[Math.floor(code / statusFactor) - 1] ?? 'failed';
const durationOf = (code) => {
    const step = code % statusFactor;
    return step === 0 ? undefined : msOfSteps[step];
};
/** Failed and did not pass in the same run. */
const isFailure = (code) => code >= 3 * statusFactor;
/** Passed in the end. */
const isPass = (code) => code > 0 && code < 3 * statusFactor;
const isFlakyCode = (code) => code >= 2 * statusFactor && code < 3 * statusFactor;
/**
 * The outcomes of a test on a device as text: runs of equal status as `<count><letter>` (`p`, `k` flaky, `f`; `.` where it did not run),
 * and one character for the duration of each outcome.
 */
const encodeOutcomes = (codes) => {
    let text = '';
    let durations = '';
    for (let at = 0; at < codes.length;) {
        const letter = letterOf(codes[at] ?? 0);
        const start = at;
        for (; at < codes.length && letterOf(codes[at] ?? 0) === letter; at++) {
            if (letter !== gap)
                durations += stepCharacters[(codes[at] ?? 0) % statusFactor];
        }
        // Gaps at the end are left out: what follows the last outcome is no outcome.
        if (letter === gap && at === codes.length)
            break;
        text += at - start === 1 ? letter : `${at - start}${letter}`;
    }
    return [text, durations];
};
const letterOf = (code) => (code === 0 ? gap : (letters[Math.floor(code / statusFactor) - 1] ?? gap));
const rowsPerBlock = 1_000;
/** Makes rows of outcomes, all 0. Many share a block of memory, since thousands of small ones take longer to get than to fill. */
const createRowMaker = (length) => {
    let block = new Uint16Array();
    let at = 0;
    return () => {
        if (at + length > block.length) {
            block = new Uint16Array(length * rowsPerBlock);
            at = 0;
        }
        const start = at;
        at += length;
        return block.subarray(start, at);
    };
};
/**
 * Reads what `encodeOutcomes` wrote.
 *
 * @param codes one for each run, all 0
 * @returns whether the texts were of this form
 */
const decodeOutcomes = (text, durations, codes) => {
    const { length } = codes;
    let at = 0;
    let measured = 0;
    let count = 0;
    for (let index = 0; index < text.length; index++) {
        const character = text.charCodeAt(index);
        if (character >= 48 && character <= 57) {
            count = count * 10 + character - 48;
            if (count > length)
                return false;
            continue;
        }
        const end = at + (count === 0 ? 1 : count);
        count = 0;
        if (end > length)
            return false;
        if (character === 46) {
            at = end;
            continue;
        }
        const status = letters.indexOf(text[index] ?? '') + 1;
        if (status === 0)
            return false;
        for (; at < end; at++)
            codes[at] = status * statusFactor + (stepsByCharCode[durations.charCodeAt(measured++)] ?? 0);
    }
    return count === 0 && measured === durations.length;
};


/***/ }),

/***/ 58138:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ quarantineWarnings)
/* harmony export */ });
/* harmony import */ var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54317);
/* harmony import */ var _model_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91171);
/* harmony import */ var _quarantine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90362);



/** Entries that no longer apply, and entries that match no known test; each as a sentence that names its line. */
const quarantineWarnings = (quarantine, framework, at, known) => {
    const isUnmatched = createUnmatched(known);
    const unmatched = (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(quarantine, framework)
        .filter((entry) => !(0,_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpired */ ._d)(entry, at) && isUnmatched(entry))
        .map((entry) => `${nameOf(quarantine, entry)} matches no known test. Correct "test", or remove the entry.`);
    return [...expiryWarnings(quarantine, framework, at), ...unmatched];
};
/** Entries that no longer apply. */
const expiryWarnings = (quarantine, framework, at) => (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .entriesOf */ .Mc)(quarantine, framework)
    .filter((entry) => (0,_quarantine_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpired */ ._d)(entry, at))
    .map((entry) => {
    const advice = 'Fix the test and remove the entry, or extend "until"';
    return `${nameOf(quarantine, entry)} expired on ${entry.until} and no longer applies. ${advice}.`;
});
const nameOf = ({ file }, { line, test }) => `${file}:${line}: the quarantine of ${test}`;
const createUnmatched = ({ suite, shards, isPart }) => {
    const tests = suite?.tests ?? [];
    const reported = shards.flatMap((shard) => [...shard.tests, ...shard.neverRan]);
    const isComplete = suite !== undefined && suite.unknown.length === 0 && suite.unseen === undefined;
    if (!isComplete && (isPart || reported.length === 0))
        return () => false;
    const names = new Set([...reported, ...tests].map(_model_results_js__WEBPACK_IMPORTED_MODULE_1__/* .testName */ .U));
    const openClasses = new Set(tests.filter(isNamedFreely).map(({ className }) => className));
    return ({ test }) => {
        if (names.has(test))
            return false;
        const [className = ''] = test.split('#', 1);
        return !some(openClasses, className) && (!test.includes('*') || !some(names, test));
    };
};
/** Results may name such a test in ways that only a run shows. */
const isNamedFreely = ({ parameterized, naming }) => parameterized || naming !== undefined;
const some = (names, pattern) => names.has(pattern) || (pattern.includes('*') && names.values().some((0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_2__/* .compileWildcard */ .Wo)(pattern)));


/***/ }),

/***/ 90362:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Su: () => (/* binding */ quarantineShards),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   ei: () => (/* binding */ quarantinedFailures)
/* harmony export */ });
/* harmony import */ var _lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54317);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8882);
/* harmony import */ var _model_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91171);
/* harmony import */ var _results_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7330);
/* harmony import */ var _results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39188);
/* harmony import */ var _results_junit_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81561);






/**
 * Marks the failures that do not count: those of tests that ran and failed under an entry that still applies. Whatever else went wrong (a
 * timeout, a test in ERROR, a suite that failed outside of its tests, a session without a usable result) counts as without the file.
 *
 * @param at the start of the run, whose day decides which entries apply
 */
const quarantineShards = (shards, quarantine, framework, at) => {
    const find = createFinder(entriesOf(quarantine, framework).filter((entry) => !isExpired(entry, at)));
    return shards.map((shard) => {
        const failedOrFlaky = shard.tests.filter((test) => (0,_results_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .isFlaky */ .s8)(test) || (test.status === 'failed' && !(0,_results_junit_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuiteItself */ .CG)(test) && !countsErrors(shard.sessionOf(test))));
        const found = failedOrFlaky.flatMap((test) => {
            const entry = find((0,_model_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U)(test), shard.last.device);
            return entry === undefined ? [] : [[test, entry]];
        });
        return { ...shard, quarantined: new Map(found) };
    });
};
/** A source counts a test in ERROR, whatever the report calls it: then no failure of the session is known to be only that. */
const countsErrors = (session) => [...(0,_results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .claimedCounts */ .AM)(session), (0,_results_evidence_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredTotals */ .WW)(session)].some((each) => each !== undefined && each.error > 0);
/** The entries that speak of a framework. */
const entriesOf = ({ entries }, framework) => entries.filter(({ frameworks }) => frameworks.length === 0 || frameworks.includes(framework));
/** An entry applies through the day that it names, UTC. */
const isExpired = ({ until }, at) => until < at.toISOString().slice(0, 'YYYY-MM-DD'.length);
/** What was quarantined, by test and entry, in the order of the shards. */
const quarantinedFailures = (shards) => {
    const all = shards.flatMap(({ quarantined, last }) => [...quarantined].flatMap(([test, entry]) => (test.status === 'failed' ? [{ test, entry, device: (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .deviceLabel */ .hV)(last) }] : [])));
    return [...Map.groupBy(all, ({ test, entry }) => `${entry.line} ${(0,_model_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U)(test)}`).values()].flatMap((own) => {
        const [first] = own;
        if (first === undefined)
            return [];
        const { test, entry } = first;
        return [{ name: (0,_model_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U)(test), entry, failures: test.failures, devices: [...new Set(own.map(({ device }) => device))] }];
    });
};
/** Names repeat on every device, so each is compared with the patterns once. */
const createFinder = (entries) => {
    const exact = Map.groupBy(entries, ({ test }) => test);
    const patterns = entries
        .filter(({ test }) => test.includes('*'))
        .map((entry) => ({ entry, matches: (0,_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__/* .compileWildcard */ .Wo)(entry.test) }));
    const known = new Map();
    const entriesFor = (name) => {
        const before = known.get(name);
        if (before !== undefined)
            return before;
        const named = exact.get(name) ?? [];
        const matching = patterns.filter(({ entry, matches }) => entry.test !== name && matches(name)).map(({ entry }) => entry);
        const found = [...named, ...matching].toSorted((one, other) => one.line - other.line);
        known.set(name, found);
        return found;
    };
    const devicesOf = new Map(entries.map((entry) => [entry, entry.devices.map(_lib_wildcard_js__WEBPACK_IMPORTED_MODULE_5__/* .compileWildcard */ .Wo)]));
    const appliesTo = (entry, device) => entry.devices.length === 0 || devicesOf.get(entry)?.some((matches) => matches(device)) === true;
    return (name, device) => entriesFor(name).find((entry) => appliesTo(entry, device));
};


/***/ }),

/***/ 66508:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xh: () => (/* binding */ currentRun),
  Ch: () => (/* binding */ openStore),
  Kf: () => (/* binding */ readStoredHistory),
  PS: () => (/* binding */ storeOutcomes)
});

// UNUSED EXPORTS: thisRun, whyNotStored

// EXTERNAL MODULE: ./build/javascript/github/branch-files.js
var branch_files = __webpack_require__(61721);
// EXTERNAL MODULE: ./build/javascript/github/github-context.js
var github_context = __webpack_require__(11754);
// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
// EXTERNAL MODULE: ./build/javascript/model/build-tag.js
var build_tag = __webpack_require__(99988);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/history/history.js
var history_history = __webpack_require__(29516);
// EXTERNAL MODULE: ./build/javascript/github/api.js
var api = __webpack_require__(52575);
// EXTERNAL MODULE: ./build/javascript/github/cache.js
var cache = __webpack_require__(82213);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/javascript/lib/present.js
var present = __webpack_require__(28008);
// EXTERNAL MODULE: ./build/javascript/history/durations.js
var durations = __webpack_require__(20661);
// EXTERNAL MODULE: ./build/javascript/history/outcomes.js
var outcomes = __webpack_require__(67351);
;// CONCATENATED MODULE: ./build/javascript/history/history-document.js





const format = 'mobile-test-cloud history';
/** Part of the place where documents are stored, so that an action of another version leaves them alone. */
const historyVersion = 1;
/** Larger documents are not read; fewer outcomes are kept to stay below it. */
const mostHistoryBytes = 4_000_000;
/** A text can stand for far more outcomes than it has characters: of each test on each device one for every run, two bytes each. */
const mostOutcomes = 100_000_000;
/** A stored document is damaged, or of something else. */
class HistoryDocumentError extends Error {
    code = 'history-unreadable';
    constructor(why) {
        super(`the stored history ${why}; this run starts a new one`);
        this.name = 'HistoryDocumentError';
    }
}
const count = schemas/* int */.Whr().min(0).max(8_640_000_000_000_000);
const history_document_name = schemas/* string */.YjP().min(1).max(durations/* longestName */.YG);
const history_document_text = schemas/* string */.YjP().max(durations/* longestName */.YG);
const run = schemas/* object */.Ikc({
    id: history_document_name,
    attempt: schemas/* int */.Whr().min(1).max(10_000),
    commit: history_document_text,
    branch: history_document_text,
    pullRequest: count.exactOptional(),
    startedAtMs: count,
    finishedAtMs: count,
    url: schemas/* url */.OZ5({ protocol: /^https?$/ })
        .max(durations/* longestName */.YG)
        .exactOptional(),
    overheadMs: count.exactOptional(),
});
const row = schemas/* tuple */.PVZ([schemas/* int */.Whr().min(0), schemas/* string */.YjP(), schemas/* string */.YjP()]);
const history_document_document = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(format),
    version: schemas/* literal */.euz(historyVersion),
    framework: schemas/* string */.YjP(),
    suite: schemas/* string */.YjP(),
    runs: schemas/* array */.YOg(run).max(10_000),
    devices: schemas/* array */.YOg(history_document_name).max(10_000),
    /** Class, name, then position of the device, statuses and durations as `encodeOutcomes` writes them. */
    tests: schemas/* array */.YOg(schemas/* tuple */.PVZ([history_document_text, schemas/* array */.YOg(schemas/* tuple */.PVZ([history_document_name, schemas/* array */.YOg(row)]))])),
    sources: schemas/* array */.YOg(history_document_text).max(1_000),
});
/**
 * A history as JSON text of at most 4 MB: the last 50 outcomes of each test and device, or fewer where they do not fit.
 *
 * Lists instead of objects, so that no name of a test can mean anything to JSON.
 */
const writeHistory = (history, { framework, suiteId = '' }) => {
    for (let kept = history_history/* keptOutcomes */.uC;; kept = Math.floor(kept / 2)) {
        const { runs, tests, sources } = (0,history_history/* limitHistory */._0)(history, kept);
        const devices = [
            ...new Set([...tests.values()].flatMap((byName) => [...byName.values()].flatMap((each) => [...each.keys()]))),
        ];
        const places = new Map(devices.map((device, at) => [device, at]));
        const rows = [...tests].map(([className, byName]) => [
            className,
            [...byName].map(([test, byDevice]) => [
                test,
                [...byDevice].map(([device, codes]) => [places.get(device) ?? 0, ...(0,outcomes/* encodeOutcomes */.aD)(codes)]),
            ]),
        ]);
        const head = { format, version: historyVersion, framework, suite: suiteId, runs: runs.map(present/* present */.E), devices };
        const json = JSON.stringify({ ...head, tests: rows, sources: [...sources] });
        if (Buffer.byteLength(json) <= mostHistoryBytes && rowsOf(rows) * runs.length <= mostOutcomes)
            return json;
        if (kept <= 1)
            throw new HistoryDocumentError(`would be larger than ${mostHistoryBytes / 1_000_000} MB`);
    }
};
/**
 * Reads what `writeHistory` wrote.
 *
 * @param source by what name the document is stored
 * @throws HistoryDocumentError for a text that is damaged, too long, or of another suite
 */
const readHistory = (json, suite, source) => {
    // Characters are never fewer than a quarter of the bytes.
    if (json.length > mostHistoryBytes)
        throw new HistoryDocumentError('is too large');
    const read = history_document_document.safeParse(parse(json));
    if (!read.success) {
        const [issue] = read.error.issues;
        throw new HistoryDocumentError(`is damaged (${issue?.path.join('.') || 'JSON'}: ${issue?.message})`);
    }
    const { framework, suite: suiteId, runs, devices, tests, sources } = read.data;
    if (framework !== suite.framework || suiteId !== (suite.suiteId ?? ''))
        throw new HistoryDocumentError(`is of the suite "${suiteId}" of ${framework}`);
    if (rowsOf(tests) * runs.length > mostOutcomes)
        throw new HistoryDocumentError('would take too much memory');
    return {
        runs,
        tests: testsOf(tests, runs, devices),
        sources: new Set(source === undefined ? sources : [...sources, source]),
    };
};
/** How many tests there are, on each device. */
const rowsOf = (tests) => tests.reduce((sum, [, names]) => sum + names.reduce((ofClass, [, byDevice]) => ofClass + byDevice.length, 0), 0);
const testsOf = (rows, runs, devices) => {
    const damaged = (className, test) => new HistoryDocumentError(`is damaged (outcomes of ${className}#${test})`);
    const makeRow = (0,outcomes/* createRowMaker */.ZC)(runs.length);
    return new Map(rows.map(([className, names]) => [
        className,
        new Map(names.map(([test, byDevice]) => [
            test,
            new Map(byDevice.map(([at, statuses, durations]) => {
                const device = devices[at];
                const codes = makeRow();
                if (device === undefined || !(0,outcomes/* decodeOutcomes */.iT)(statuses, durations, codes))
                    throw damaged(className, test);
                return [device, codes];
            })),
        ])),
    ]));
};
const parse = (json) => {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
};

// EXTERNAL MODULE: ./build/javascript/history/suite-key.js
var suite_key = __webpack_require__(42982);
;// CONCATENATED MODULE: ./build/javascript/history/branch-history.js





/** With ten jobs that write at once, the last one succeeds in the tenth try at the latest, as one of them succeeds in each. */
const mostTries = 25;
const shortestPauseMs = 250;
const longestPauseMs = 8_000;
/** Keeps the history in a branch of its own: one file for each suite, one commit for each update. */
const openBranchHistory = (branch, suite, simulated, services) => {
    const { call, clock, signal, random, notice } = services;
    const kind = simulated ? 'simulated' : 'results';
    const file = { branch, path: `mobile-test-cloud-history/v${historyVersion}/${kind}/${(0,suite_key/* suiteKey */.a)(suite)}.json` };
    let isSaid = false;
    const historyOf = (text) => {
        if (text === undefined)
            return history_history/* emptyHistory */.s4;
        try {
            return readHistory(text, suite);
        }
        catch (error) {
            if (!(error instanceof HistoryDocumentError))
                throw error;
            if (!isSaid)
                notice(`${file.path} on the branch "${branch}": ${(0,run_problem/* describeError */.Uc)(error)}.`);
            isSaid = true;
            return history_history/* emptyHistory */.s4;
        }
    };
    const advised = async (permission, work) => {
        try {
            return await work();
        }
        catch (error) {
            signal.throwIfAborted();
            throw new Error((0,branch_files/* branchAdvice */.H7)(error, permission) ?? (0,run_problem/* describeError */.Uc)(error), { cause: error });
        }
    };
    const tryWrite = async (history) => {
        const state = await (0,branch_files/* readBranchFile */.TQ)(call, file);
        const text = writeHistory((0,history_history/* mergeHistories */.dk)(historyOf(state.text), history), suite);
        return text === state.text || (await (0,branch_files/* commitBranchFile */.E8)(call, file, state, text, 'Update the test history\n\n[skip ci]'));
    };
    return {
        read: () => advised('read', async () => historyOf((await (0,branch_files/* readBranchFile */.TQ)(call, file)).text)),
        write: (history) => advised('write', async () => {
            for (let tries = 0; tries < mostTries; tries++) {
                if (await tryWrite(history))
                    return;
                const limitMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** tries);
                await clock.sleep(limitMs * random(), signal);
            }
            throw new Error(`other jobs wrote to the branch "${branch}" at the same time, ${mostTries} times in a row`);
        }),
    };
};

;// CONCATENATED MODULE: ./build/javascript/history/cache-history.js




/** Jobs that earlier documents name; more are not looked for where entries cannot be listed. */
const mostKnownJobs = 50;
/**
 * Keeps the history in the repository's cache.
 *
 * Entries are never replaced, so each job saves one of its own under `…-<job>-<run>-<attempt>`: all that it has read, with its own
 * outcomes. Readers merge. Where the token may list entries, they read all that they see; else the newest one of their own job, of any
 * job, of their siblings, and of each job that the documents name. A document names the entries that it holds, so each is read once.
 */
const openCacheHistory = (identity, services) => {
    const { suite, simulated, job, siblings, runId, runAttempt } = identity;
    const { store, list, notice } = services;
    const kind = simulated ? 'simulated-history' : 'history';
    const prefix = `mobile-test-cloud-${kind}-${historyVersion}-${(0,suite_key/* suiteKey */.a)(suite)}-`;
    const ownKey = `${prefix}${job}-${runId}-${runAttempt}`;
    const restore = async (key, starts) => {
        const text = await store.restore(key, starts);
        if (text === undefined)
            return history_history/* emptyHistory */.s4;
        try {
            return readHistory(text, suite);
        }
        catch (error) {
            if (!(error instanceof HistoryDocumentError))
                throw error;
            notice(`An entry of the cache (${key}): ${(0,run_problem/* describeError */.Uc)(error)}.`);
            return history_history/* emptyHistory */.s4;
        }
    };
    const readListed = async (keys) => {
        let history = history_history/* emptyHistory */.s4;
        for (const key of keys)
            if (!history.sources.has(key))
                history = (0,history_history/* mergeHistories */.dk)(history, await restore(key, []));
        return history;
    };
    const readNewest = async () => {
        let history = (0,history_history/* mergeHistories */.dk)(await restore(ownKey, [`${prefix}${job}-`]), await restore(prefix, [prefix]));
        const read = new Set([job]);
        const readJob = async (other) => {
            if (read.has(other) || read.size > mostKnownJobs)
                return;
            read.add(other);
            history = (0,history_history/* mergeHistories */.dk)(history, await restore(`${prefix}${other}-`, [`${prefix}${other}-`]));
        };
        for (const sibling of siblings)
            await readJob(sibling);
        // What is read may name more jobs.
        for (let known = 0; known !== history.sources.size;) {
            known = history.sources.size;
            for (const other of jobsOf(history.sources, prefix))
                await readJob(other);
        }
        return history;
    };
    return {
        read: async () => {
            if (!store.available())
                throw new Error('the cache service does not respond');
            const keys = await list(prefix);
            return keys === undefined ? readNewest() : readListed(keys);
        },
        write: async (history) => {
            const text = writeHistory({ ...history, sources: new Set([...history.sources, ownKey]) }, suite);
            if (!(await store.save(ownKey, text)))
                throw new Error(`the cache did not accept the entry ${ownKey}`);
        },
    };
};
const jobsOf = (sources, prefix) => [
    ...new Set([...sources].flatMap((source) => (source.startsWith(prefix) ? (source.slice(prefix.length).split('-', 1)[0] ?? []) : []))),
];

;// CONCATENATED MODULE: ./build/javascript/history/open-history.js





/** @returns undefined where nothing is to be kept, or there is no cache service */
const openHistory = (request, context, random) => {
    const { place, token, suite, simulated, job, siblings, event } = request;
    const { environment, github, log, clock, signal } = context;
    const notice = log.notice;
    if (place.kind === 'off')
        return undefined;
    if (place.kind === 'branch') {
        const call = async (...request) => {
            if (token === undefined)
                throw new Error('the input github-token is empty');
            return (await (0,api/* openGitHubApi */.II)(token, context))(...request);
        };
        return openBranchHistory(place.branch, suite, simulated, { call, clock, signal, random, notice });
    }
    if (!(0,cache/* hasCacheService */.G9)(environment))
        return undefined;
    const store = (0,cache/* openCacheStore */.qb)('history', context);
    const { runId, runAttempt } = github;
    return openCacheHistory({ suite, simulated, job, siblings, runId, runAttempt }, {
        store,
        list: (prefix) => (token === undefined ? Promise.resolve(undefined) : listKeys(prefix, token, event, context)),
        notice,
    });
};
/** Needs a permission that many workflows do not grant, so its lack is no news. */
const listKeys = async (prefix, token, { pullRequest, defaultBranch }, context) => {
    const { environment, log, signal } = context;
    const branches = [pullRequest?.baseBranch, defaultBranch].flatMap((branch) => branch === undefined ? [] : [`refs/heads/${branch}`]);
    try {
        const call = await (0,api/* openGitHubApi */.II)(token, context);
        return await (0,cache/* listCacheKeys */.pM)(call, prefix, [environment.GITHUB_REF ?? '', ...branches]);
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`The entries of the cache cannot be listed (${(0,run_problem/* describeError */.Uc)(error)}).`);
        return undefined;
    }
};

// EXTERNAL MODULE: ./build/javascript/history/run-outcomes.js
var run_outcomes = __webpack_require__(27583);
;// CONCATENATED MODULE: ./build/javascript/history/run-history.js








/** The store of a suite's history; undefined where there is none */
const openStore = async ({ place, token, suite, identity, siblings }, context) => {
    const { random, isSimulated } = context;
    const { job, step } = context.github;
    const keyOf = (each) => (0,build_tag/* hashOf */.qQ)(job, step, each);
    const event = await (0,github_context/* readEvent */.j_)(context.environment);
    const request = { place, token, suite, simulated: isSimulated(), job: keyOf(identity), siblings: siblings.map(keyOf), event };
    return openHistory(request, context, random);
};
/**
 * Reads what is known of earlier runs. A history that cannot be read is empty, and the log says so.
 *
 * @returns undefined with `history: off`
 */
const readStoredHistory = async (owner, context) => {
    if (owner.place.kind === 'off')
        return undefined;
    const { log } = context;
    const event = await (0,github_context/* readEvent */.j_)(context.environment);
    const { serverUrl, repository } = context.github;
    const known = { run: thisRun(event, context), newIssueUrl: `${serverUrl}/${repository}/issues/new` };
    try {
        const store = await openStore(owner, context);
        const stored = (await store?.read()) ?? history_history/* emptyHistory */.s4;
        if (store === undefined)
            log.info(noCache);
        else
            log.info(`Read the outcomes of ${(0,numbers/* counted */.hS)(new Set(stored.runs.map(({ id }) => id)).size, 'earlier run')}.`);
        const why = await whyNotStored(event, context);
        if (why !== undefined)
            log.info(`The outcomes of this run are not stored, since ${why}.`);
        return { ...known, stored, ...(store === undefined || why !== undefined ? {} : { store }) };
    }
    catch (error) {
        context.signal.throwIfAborted();
        log.notice(`Could not read the history of earlier runs: ${(0,run_problem/* describeError */.Uc)(error)}. All failures count as new.`);
        return { ...known, stored: history_history/* emptyHistory */.s4 };
    }
};
const noCache = 'This runner has no cache service: all failures count as new, and the outcomes of this run are not stored. `history: branch:<name>` keeps them on a branch.';
/** Events that run on the default branch and may test any other commit, which an input or the comment names. */
const startedByHand = ['issue_comment', 'workflow_dispatch'];
/** Why later runs must not trust the outcomes of this one, as a clause. Nothing where its code is of this repository. */
const whyNotStored = async (event, context) => {
    if (event.isUnknown)
        return 'the event file is missing or cannot be read, and its code may come from a fork';
    if (isOfFork(event, context))
        return 'its code comes from a fork';
    const { github, environment } = context;
    const { GITHUB_EVENT_NAME: name, GITHUB_REF_NAME: ref } = environment;
    if (!startedByHand.includes(name))
        return undefined;
    // A run by hand without a checkout tests what it was started on; a comment says nothing about that.
    const commit = (await (0,branch_files/* checkedOutCommit */.Xg)(github.workspace, environment)) ?? (name === 'workflow_dispatch' ? github.sha : undefined);
    if (ref === event.defaultBranch && commit === github.sha)
        return undefined;
    return 'its commit is not known to be the newest of the default branch';
};
/** Its code may be anyone's, whatever token the job has. */
const isOfFork = ({ headRepository }, { github }) => headRepository !== undefined && headRepository !== github.repository;
/** Whose code the run tests. Branches of forks have names of their own, which mean nothing here. */
const thisRun = (event, context) => {
    const { pullRequest, earlierRun, mergeGroup, defaultBranch } = event;
    const { github, environment } = context;
    const pull = pullRequest ?? earlierRun?.pullRequest;
    const branch = pullRequest?.branch ?? earlierRun?.branch ?? (environment.GITHUB_HEAD_REF || environment.GITHUB_REF_NAME || '');
    const ownBase = mergeGroup?.baseBranch ?? (isOfFork(event, context) ? undefined : branch);
    const base = pull === undefined ? ownBase : (pull.baseBranch ?? environment.GITHUB_BASE_REF);
    return {
        id: github.runId,
        attempt: github.runAttempt,
        commit: pullRequest?.headSha ?? earlierRun?.headSha ?? github.sha,
        branch,
        pullRequest: pull?.number,
        url: github.runUrl,
        baseBranches: [...new Set([base, defaultBranch].flatMap((each) => each || []))],
    };
};
const currentRun = (run, { startedAt, finishedAt }) => ({
    ...run,
    startedAtMs: startedAt.getTime(),
    finishedAtMs: finishedAt.getTime(),
});
/** Adds the outcomes of this run to what is stored. What goes wrong is a warning. */
const storeOutcomes = async ({ store, stored, run }, analysis, { log, signal }) => {
    if (store === undefined)
        return;
    const { baseBranches: _none, ...own } = currentRun(run, analysis);
    const outcomes = (0,run_outcomes/* outcomesOfRun */.u)(analysis, own);
    if (outcomes.runs.length === 0)
        return;
    try {
        await store.write((0,history_history/* mergeHistories */.dk)(stored, outcomes));
        log.info('Stored the outcomes of this run for later runs.');
    }
    catch (error) {
        if (signal.aborted)
            return;
        log.warning(`Could not store the outcomes of this run for later runs: ${(0,run_problem/* describeError */.Uc)(error)}.`);
    }
};


/***/ }),

/***/ 27583:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ outcomesOfRun)
/* harmony export */ });
/* harmony import */ var _results_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7330);
/* harmony import */ var _durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20661);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67351);



/** What a run adds to the history: each test that ran, with its worst result on each device. */
const outcomesOfRun = ({ shards, sessions }, run) => {
    const tests = new Map();
    for (const shard of shards) {
        const { device } = shard.last;
        for (const [className, names] of Map.groupBy(shard.tests, (test) => test.className)) {
            const byName = tests.get(className) ?? new Map();
            for (const [name, same] of Map.groupBy(names, (test) => test.name)) {
                const code = codeOfTests(same, hasEnded(shard));
                if (code === 0 || name === '' || name.length > _durations_js__WEBPACK_IMPORTED_MODULE_0__/* .longestName */ .YG || className.length > _durations_js__WEBPACK_IMPORTED_MODULE_0__/* .longestName */ .YG)
                    continue;
                const byDevice = byName.get(name) ?? new Map();
                byDevice.set(device, Uint16Array.of(Math.max(code, byDevice.get(device)?.[0] ?? 0)));
                byName.set(name, byDevice);
            }
            if (byName.size > 0)
                tests.set(className, byName);
        }
    }
    if (tests.size === 0)
        return { runs: [], tests, sources: new Set() };
    const overheadMs = (0,_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(sessions.flatMap(overheadOfSession));
    return { runs: [{ ...run, overheadMs }], tests, sources: new Set() };
};
/** A session that died says nothing about how long its tests take. */
const hasEnded = ({ judgment: { kind } }) => kind === 'passed' || kind === 'failed';
/** Of tests of one name, which differ in their values, the worst counts, and all their durations. */
const codeOfTests = (tests, isMeasured) => {
    const ran = tests.filter(({ status }) => status !== 'skipped' && status !== 'pending');
    if (ran.length === 0)
        return 0;
    const durationMs = isMeasured ? ran.reduce((sum, test) => sum + (test.durationMs ?? 0), 0) : undefined;
    if (ran.some(({ status }) => (0,_results_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .isBad */ .e2)(status)))
        return (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)('failed', durationMs);
    return (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(ran.some(_results_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .isFlaky */ .s8) ? 'flaky' : 'passed', durationMs);
};
/** Of a first attempt only: one that runs a few tests again may find the app installed already. */
const overheadOfSession = ({ attempt, durationMs, tests }) => {
    if (attempt > 0 || durationMs === undefined)
        return [];
    const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
    return testsMs > 0 && durationMs >= testsMs ? [Math.round(durationMs - testsMs)] : [];
};


/***/ }),

/***/ 42982:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ suiteKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** A name for files and keys: of equal suites the same in every release, of different ones different. */
const suiteKey = ({ framework, suiteId }) => {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(suiteId ?? '')
        .digest('hex')
        .slice(0, 8);
    const name = (suiteId ?? 'suite').replaceAll(/[^\w.-]/g, '_').slice(0, 100);
    return `${framework}-${name}-${hash}`;
};


/***/ }),

/***/ 69054:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ jobIdentity),
/* harmony export */   Nj: () => (/* binding */ reviewIdentity),
/* harmony export */   hx: () => (/* binding */ describeJob),
/* harmony export */   mb: () => (/* binding */ matrixIdentity),
/* harmony export */   nY: () => (/* binding */ planRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _builds_build_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83541);
/* harmony import */ var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99988);
/* harmony import */ var _model_device_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39707);
/* harmony import */ var _results_accounting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62181);





/**
 * One build for each shard, or one for all where the service splits it. With `shard-index` that shard alone, or none where no test is left
 * for it.
 */
const planRun = (inputs, identity, github, shardPlan, selection) => {
    const { shardIndex, devices } = inputs;
    const { filters } = selection;
    const shards = shardPlan.shards.filter(({ shard }) => shardIndex === undefined || shard.index === shardIndex);
    const tagOf = ({ shard, classFilter }) => ({
        runId: github.runId,
        runAttempt: github.runAttempt,
        job: identity,
        shard,
        attempt: 0,
        ...(classFilter === undefined ? {} : { plan: shardPlan.fingerprint }),
        emptyShards: emptyShards(shardPlan),
        selection: inputs.select && (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(...inputs.tests.map(written).sort()),
        lines: inputs.deviceLines.some(_model_device_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isSelector */ .cB) ? (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(...inputs.deviceLines) : undefined,
        matrix: matrixIdentity(inputs, github),
        nonce: (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .newNonce */ .Yd)(),
    });
    const common = { devices, attempt: 0, partial: false, ...(Object.keys(filters).length === 0 ? {} : { filters }) };
    const buildOf = (planned) => {
        const { shard, classFilter: tests, predictedMs, plannedTests } = planned;
        const knownTests = (0,_results_accounting_js__WEBPACK_IMPORTED_MODULE_3__/* .countKnownTests */ .Se)(selection, planned);
        return { ...common, shard, tag: tagOf(planned), tests, expected: { predictedMs, plannedTests }, knownTests };
    };
    const splitBuild = () => {
        const whole = { shard: { index: 0, total: 1 } };
        return {
            ...common,
            ...whole,
            tag: { ...tagOf(whole), plan: shardPlan.fingerprint },
            serviceShards: shards.map((planned) => ({
                name: serviceShardName(planned.shard),
                tests: planned.classFilter ?? [],
                knownTests: (0,_results_accounting_js__WEBPACK_IMPORTED_MODULE_3__/* .countKnownTests */ .Se)(selection, planned),
            })),
            expected: longest(shards),
        };
    };
    return { inputs, identity, shardPlan, shards, builds: shardPlan.splitBy === 'service' ? [splitBuild()] : shards.map(buildOf) };
};
const serviceShardName = ({ index, total }) => `Shard ${index + 1} of ${total}`;
/** The sessions of a build run side by side. */
const longest = (shards) => {
    const predicted = shards.flatMap(({ predictedMs }) => predictedMs ?? []);
    const planned = shards.flatMap(({ plannedTests }) => plannedTests ?? []);
    return {
        predictedMs: predicted.length < shards.length ? undefined : Math.max(...predicted),
        plannedTests: planned.length < shards.length ? undefined : Math.max(...planned),
    };
};
/** The collector must not miss the builds of shards that hold no test. */
const emptyShards = ({ shards, total }) => {
    const filled = new Set(shards.map(({ shard }) => shard.index));
    return filled.size === total
        ? undefined
        : Array.from({ length: total }, (_, index) => index).filter((index) => !filled.has(index));
};
/** Tells the jobs of a workflow run apart, those of a matrix too, which the runner names alike. The same in every attempt of the run. */
const jobIdentity = (inputs, github) => (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(github.job, github.step, github.matrix ?? '', askedFor(inputs, github));
/** What the jobs of a matrix have in common that run the shards of one suite; undefined for a job that runs them all. */
const matrixIdentity = ({ shardIndex, ...inputs }, github) => {
    if (shardIndex === undefined)
        return undefined;
    // One upload is shared by all of them.
    const references = [inputs.app, inputs.testSuite].map((ref) => (ref?.kind === 'reference' ? ref.reference : ''));
    return (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(github.job, github.step, askedFor(inputs, github), ...references);
};
/**
 * Like `jobIdentity`, and the same in every run of the workflow. Jobs that run one shard each are told apart by it, not by the values of
 * the matrix: each of them can derive the identities of the others.
 */
const reviewIdentity = (inputs, github) => {
    const matrix = inputs.shardIndex === undefined ? github.matrix : undefined;
    return (0,_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(github.job, github.step, matrix ?? '', askedFor({ ...inputs, project: '' }, github));
};
/** What the collector must know of the job, even if its builds are lost. */
const describeJob = (inputs, github, resolved, suiteId) => ({
    hash: jobIdentity(inputs, github),
    runId: github.runId,
    runAttempt: github.runAttempt,
    name: github.job,
    devices: resolved.length > 0 ? resolved.map(({ device }) => device) : inputs.deviceLines,
    resolvedDevices: resolved.length > 0 ? resolved : undefined,
    shards: inputs.shards,
    shardIndex: inputs.shardIndex,
    suiteId,
});
/**
 * The build request as the workflow writes it: selectors instead of devices, names of binaries instead of references, and neither tag nor
 * ids of runs and commits.
 */
const askedFor = (inputs, { workspace, runId, sha }) => {
    const { framework, service, app, testSuite, media, deviceLines, shards, shardBy, shardIndex = null, tests, select } = inputs;
    const named = (ref) => namedAs(ref, workspace);
    const refs = { app: app && named(app), testSuite: testSuite && named(testSuite), media: [...new Set(media.map(named))] };
    const shard = { index: 0, total: 1 };
    const tag = { runId, runAttempt: 0, job: '', shard, attempt: 0, nonce: '' };
    const { [_model_build_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .buildTagKey */ .KM]: _tag, ...request } = (0,_builds_build_request_js__WEBPACK_IMPORTED_MODULE_1__/* .buildRequest */ .mK)(inputs, refs, { shard, tag, devices: [], attempt: 0, partial: false });
    return JSON.stringify([
        framework,
        service.versionReason === undefined ? service.apiVersion : 'auto',
        deviceLines,
        [shards, shardBy, shardIndex, ...(shards === 'auto' ? [inputs.targetMs, inputs.maxShards] : [])],
        // Entries mean the same in any order. The tests that rules select may change from one run attempt to the next.
        select === undefined ? tests.map(written).sort() : [],
        (select ?? []).map(({ pattern, entries }) => [pattern, ...entries.map(written)].join('\n')).sort(),
        withoutIds(JSON.stringify(request), [runId, sha]),
    ]);
};
const written = ({ text, excludes }) => `${excludes ? '!' : ''}${text}`;
/** As the workflow names it, whatever its content and the reference of its upload are today. */
const namedAs = (ref, workspace) => {
    switch (ref.kind) {
        case 'file':
        case 'directory':
            return ref.glob ?? node_path__WEBPACK_IMPORTED_MODULE_0___default().relative(workspace, ref.path).replaceAll((node_path__WEBPACK_IMPORTED_MODULE_0___default().sep), '/');
        case 'url':
            return ref.url;
        case 'custom-id':
            return `custom-id:${ref.customId}`;
        case 'reference':
            return /^(?:bs|media):/.test(ref.reference) ? '' : ref.reference;
    }
};
const withoutIds = (text, ids) => ids
    .filter((id) => /^[\w-]+$/.test(id))
    .reduce((rest, id) => rest.replaceAll(new RegExp(`(?<![0-9a-z])${id}(?![0-9a-z])`, 'gi'), ''), text);


/***/ }),

/***/ 2952:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ budgetOfJob),
/* harmony export */   Or: () => (/* binding */ exceeds),
/* harmony export */   XW: () => (/* binding */ describeLimit),
/* harmony export */   oD: () => (/* binding */ formatBeside),
/* harmony export */   rY: () => (/* binding */ createPredictor),
/* harmony export */   vM: () => (/* binding */ pastDurationsOf)
/* harmony export */ });
/* harmony import */ var _history_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20661);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71698);
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71113);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8882);
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96804);
/* harmony import */ var _shards_class_shards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6117);
/* harmony import */ var _shards_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95043);







const pastDurationsOf = (history) => {
    const all = (0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .durationsOf */ .DM)(history);
    const known = new Map();
    return {
        runs: new Set(history.runs.map(({ id }) => id)).size,
        all,
        on: (device) => {
            const own = known.get(device) ?? (0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .durationsOn */ .Dk)(history, device);
            known.set(device, own);
            return own.classes.size > 0 ? own : all;
        },
    };
};
/**
 * @param suite with the tests that are selected
 * @param shards of the whole plan, those of other jobs among them: their predicted lengths say how the tests are spread
 * @returns undefined where no test was ever measured
 */
const createPredictor = (inputs, suite, shards, past) => {
    const times = new Map();
    for (const device of inputs.devices) {
        const durations = past.on(device);
        // A device may have run only other tests so far. Where the suite is unknown, what it ran is all that is known of what it will run.
        const classes = suite === undefined ? (0,_shards_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .classesOfHistory */ .Gf)(durations) : (0,_shards_class_shards_js__WEBPACK_IMPORTED_MODULE_4__/* .timeClasses */ .q0)(suite, (0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .filledFrom */ .nb)(durations, past.all));
        if (!classes.some(({ measured }) => measured))
            return undefined;
        times.set(device, {
            overheadMs: (0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .overheadOf */ ._2)(durations),
            testsMs: sum(classes.map(({ weightMs }) => weightMs)),
            tests: suite === undefined ? countMethods(durations) : sum(classes.map(({ methods }) => methods.length)),
        });
    }
    const shareOf = createShares(shards);
    const sessionsMs = (build) => build.devices.flatMap((device) => {
        const { overheadMs = 0, testsMs = 0, tests = 0 } = times.get(device) ?? {};
        return (0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_6__/* .shardsOf */ .$b)(build).map(({ index }) => {
            const shardMs = testsMs * shareOf(index);
            const some = build.partial && build.tests !== undefined ? (build.tests.length * testsMs) / Math.max(1, tests) : shardMs;
            // Sums of whole numbers are the same in every order.
            return Math.round(overheadMs + Math.min(shardMs, some));
        });
    });
    return {
        buildMs: (build) => sum(sessionsMs(build)),
        run: (builds, slots) => {
            const sessions = builds.flatMap(sessionsMs);
            const atOnce = slots === Number.POSITIVE_INFINITY && sessions.length > 1 ? sessions.length : undefined;
            return { deviceMs: sum(sessions), durationMs: makespan(sessions, slots), atOnce, runs: past.runs };
        },
    };
};
const countMethods = ({ classes }) => sum([...classes.values()].map(({ size }) => size));
const sum = (values) => values.reduce((all, value) => all + value, 0);
/** The part of all tests that a shard runs. */
const createShares = (shards) => {
    const loads = new Map(shards.map(({ shard, loadMs = 0 }) => [shard.index, loadMs]));
    const all = sum([...loads.values()]);
    return (index) => (all > 0 ? (loads.get(index) ?? 0) / all : 1 / Math.max(1, shards.length));
};
/** Sessions start in their order, each on the slot that is free first. */
const makespan = (sessionsMs, slots) => {
    if (slots >= sessionsMs.length)
        return Math.max(0, ...sessionsMs);
    const busyUntil = Array.from({ length: Math.max(1, Math.floor(slots)) }, () => 0);
    for (const sessionMs of sessionsMs) {
        const first = busyUntil.indexOf(Math.min(...busyUntil));
        busyUntil[first] = (busyUntil[first] ?? 0) + sessionMs;
    }
    return Math.max(...busyUntil);
};
/** The part of this job: with `shard-index`, each of n jobs has 1/n. In whole milliseconds, as predictions are. */
const budgetOfJob = ({ maxDeviceMs, shardIndex }, shards) => {
    const jobs = shardIndex === undefined ? 1 : shards;
    return maxDeviceMs === undefined ? undefined : { ms: Math.round(maxDeviceMs / jobs), jobs };
};
/** Why nothing is uploaded; undefined where the prediction is within the budget, or one of the two is unknown. */
const exceeds = (prediction, budget) => {
    if (prediction === undefined || budget === undefined || prediction.deviceMs <= budget.ms)
        return undefined;
    const minutes = formatBeside(budget, prediction.deviceMs);
    const predicted = minutes(prediction.deviceMs);
    return (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .problem */ .CC)('budget-exceeded', `the predicted ${predicted} device minutes exceed the budget of ${describeLimit(budget, minutes)}`);
};
const describeLimit = ({ ms, jobs }, minutes) => `${minutes(ms)}${jobs === 1 ? '' : ` (1/${jobs} of max-device-minutes)`}`;
const mostDecimals = 5;
/** With as many decimals as show the budget as it was set, and as more than it. */
const formatBeside = ({ ms }, exceedingMs) => {
    const format = (decimals) => (durationMs) => (0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinutes */ .dp)(durationMs, decimals);
    const isClear = (decimals) => {
        const minutes = format(decimals);
        const isExact = Math.round(Number(minutes(ms)) * _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteMs */ .J2) === ms || decimals >= 3;
        return isExact && minutes(exceedingMs) !== minutes(ms);
    };
    const fewest = Array.from({ length: mostDecimals }, (_, nth) => nth + 1).find(isClear);
    return format(fewest ?? mostDecimals);
};


/***/ }),

/***/ 51047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jA: () => (/* binding */ chooseShardCount),
/* harmony export */   mJ: () => (/* binding */ findSplit)
/* harmony export */ });
/* unused harmony export balanceShards */
/**
 * Spreads items over shards: the longest first, each to the shard that has the least so far. The longest shard is never more than 4/3 of
 * the best that any split could do.
 *
 * Every item is in exactly one shard and no shard is empty: with fewer items than shards there are fewer shards. The same items give the
 * same shards whatever their order, so that jobs that know nothing of each other agree.
 */
const balanceShards = (items, shards) => assign(longestFirst(items), Math.min(shards, items.length))
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, sumMs, items: own }) => ({ index, names: own.map(({ name }) => name), predictedMs: sumMs }));
/**
 * The fewest shards that keep the slowest one within the target, never more than `maxShards`.
 *
 * Where one item alone is beyond the target, it sets the target: what cannot be reached is not paid for with more shards.
 */
const chooseShardCount = (items, { targetMs, maxShards, fixedMs }) => {
    const sorted = longestFirst(items);
    const most = Math.max(1, Math.min(maxShards, items.length));
    const roomMs = Math.max(targetMs - fixedMs, weightOf(sorted[0]));
    if (roomMs === 0)
        return 1;
    const sumMs = sorted.reduce((sum, item) => sum + weightOf(item), 0);
    // Rounded, so that errors of floating point do not ask for one shard more.
    const fewest = Math.max(1, Math.ceil(sumMs / roomMs - 1e-9));
    for (let count = fewest; count < most; count++)
        if (assign(sorted, count).every(({ sumMs: ms }) => ms <= roomMs))
            return count;
    return most;
};
/** A weight that is no number counts as none. */
const weightOf = (item) => item !== undefined && Number.isFinite(item.weightMs) && item.weightMs > 0 ? item.weightMs : 0;
const longestFirst = (items) => items.toSorted((one, other) => weightOf(other) - weightOf(one) || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
/** The loads form a heap with the next one to be filled at the top, so that many shards cost little. */
const assign = (sorted, shards) => {
    const heap = Array.from({ length: shards }, (_, index) => ({ index, sumMs: 0, items: [] }));
    for (const item of sorted) {
        const [least] = heap;
        if (least === undefined)
            break;
        least.sumMs += weightOf(item);
        least.items.push(item);
        sink(heap);
    }
    return heap;
};
const sink = (heap) => {
    let at = 0;
    for (;;) {
        const next = lesser(heap, 2 * at + 1, 2 * at + 2);
        const [parent, child] = [heap[at], heap[next]];
        if (parent === undefined || child === undefined || isLess(parent, child))
            return;
        heap[at] = child;
        heap[next] = parent;
        at = next;
    }
};
const lesser = (heap, left, right) => {
    const [one, other] = [heap[left], heap[right]];
    return one !== undefined && other !== undefined && isLess(other, one) ? right : left;
};
/** Of two equal loads the one with fewer items: items that weigh nothing must not leave a shard empty. */
const isLess = (one, other) => (one.sumMs - other.sumMs || one.items.length - other.items.length || one.index - other.index) < 0;
/** What is gained by less than this is not worth setting up a class twice. */
const worthwhile = 1.1;
/** Classes that are taken apart one by one, the longest first; all others follow at once. */
const mostSteps = 20;
/**
 * Of all splits into as many shards as can be filled, the one that takes the fewest classes apart and is not much longer than the
 * shortest; empty where there is nothing to spread.
 *
 * @param roomMs what the tests of a shard may take; as long as they stay within it, no class is taken apart
 */
const findSplit = ({ weightsMs, unitsWithin }, shards, roomMs) => {
    const splits = limitsFor(weightsMs, shards, roomMs).map((limitMs) => split(unitsWithin(limitMs), shards));
    const most = Math.max(...splits.map((each) => each.length));
    const full = splits.filter((each) => each.length === most);
    const bestMs = Math.min(...full.map(slowest));
    const acceptedMs = roomMs !== undefined && bestMs <= roomMs ? roomMs : bestMs * worthwhile;
    return full.find((each) => slowest(each) <= acceptedMs) ?? [];
};
/** Lengths beyond which classes are taken apart, from none of them to all that are longer than an even share. */
const limitsFor = (weightsMs, shards, roomMs) => {
    const idealMs = weightsMs.reduce((sum, weightMs) => sum + weightMs, 0) / shards;
    const longest = weightsMs.toSorted((one, other) => other - one);
    const steps = longest.slice(0, mostSteps).filter((weightMs) => weightMs > idealMs);
    return [...steps, ...(roomMs === undefined ? [] : [roomMs]), idealMs].sort((one, other) => other - one);
};
const split = (all, shards) => {
    const units = new Map(all.map((unit) => [unit.name, unit]));
    return balanceShards([...units.values()], shards).map(({ names, predictedMs }) => ({
        units: names.flatMap((name) => units.get(name) ?? []),
        predictedMs,
    }));
};
const slowest = (shards) => Math.max(0, ...shards.map(({ predictedMs }) => predictedMs));


/***/ }),

/***/ 6117:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ remainingClasses),
/* harmony export */   Nu: () => (/* binding */ usualTestMs),
/* harmony export */   PO: () => (/* binding */ predictHashShards),
/* harmony export */   PZ: () => (/* binding */ countHashTests),
/* harmony export */   US: () => (/* binding */ isClassPart),
/* harmony export */   bn: () => (/* binding */ countClassShards),
/* harmony export */   bt: () => (/* binding */ shardClasses),
/* harmony export */   j: () => (/* binding */ canBeFiltered),
/* harmony export */   q0: () => (/* binding */ timeClasses),
/* harmony export */   vJ: () => (/* binding */ countHashShards)
/* harmony export */ });
/* harmony import */ var _binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30828);
/* harmony import */ var _history_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20661);
/* harmony import */ var _results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141);
/* harmony import */ var _balance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51047);




/**
 * Spreads the classes of a suite over shards so that the longest is as short as can be.
 *
 * Every class, or every method of a class that is taken apart, is in exactly one shard, and no shard is without a test that runs: there
 * are fewer shards where there is less to spread, and none where nothing runs. Ignored tests go along for the report. Left out are inner
 * classes of which all tests are ignored: what ignores them may be the class around them, and a filter would have them run.
 *
 * @param roomMs what the tests of a shard may take; as long as they stay within it, no class is taken apart
 */
const shardClasses = (classes, shards, roomMs) => {
    const families = familiesOf(classes);
    const running = families.filter(isRunning);
    const splitting = {
        weightsMs: running.map(({ weightMs }) => weightMs),
        unitsWithin: (limitMs) => unitsOf(running, ({ weightMs }) => weightMs > limitMs),
    };
    const chosen = (0,_balance_js__WEBPACK_IMPORTED_MODULE_1__/* .findSplit */ .mJ)(splitting, shards, roomMs).map(({ units, predictedMs }) => ({
        filters: units.flatMap(({ filters }) => filters).sort(),
        predictedMs,
    }));
    return withResting(chosen, restingOf(families));
};
/**
 * The entries that are left for one shard of a split by `shardClasses`.
 *
 * @param taken entries of all other shards
 * @param isTaken whether the other shards run what an entry names
 */
const remainingClasses = (classes, taken, isTaken) => {
    const families = familiesOf(classes);
    const apart = new Set(taken.flatMap((entry) => (entry.includes('#') ? (entry.split('#', 1)[0] ?? '') : [])));
    const units = unitsOf(families.filter(isRunning), ({ className }) => apart.has(className));
    const filters = [...units.map((unit) => unit.filters), ...restingOf(families).map((className) => [className])];
    return filters
        .filter((own) => !own.every(isTaken))
        .flat()
        .sort();
};
/** The fewest shards for which `shardClasses` stays within the target; see `chooseShardCount`. */
const countClassShards = (classes, target) => {
    const running = familiesOf(classes).filter(isRunning);
    return (0,_balance_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseShardCount */ .jA)(unitsOf(running, ({ weightMs }) => weightMs > target.targetMs - target.fixedMs), target);
};
/**
 * Classes by the outermost one that has tests: where that is filtered for, those inside run with it. An inner class whose outer class
 * has no tests of its own (`Enclosed`) can be filtered for alone.
 */
const familiesOf = (classes) => {
    const names = new Set(classes.map(({ className }) => className));
    const families = Map.groupBy(classes, ({ className }) => (0,_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .enclosing */ .fD)(className).find((name) => names.has(name)) ?? className);
    return [...families].map(([className, members]) => ({
        className,
        members,
        weightMs: members.reduce((sum, { weightMs }) => sum + weightMs, 0),
    }));
};
const isRunning = ({ members }) => members.some(({ methods, complete }) => methods.length > 0 || !complete);
/** Classes of ignored tests alone, which go along for the report. */
const restingOf = (families) => families.filter((family) => !isRunning(family) && !(0,_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .isInner */ .xf)(family.className)).map(({ className }) => className);
const unitsOf = (families, isApart) => families.flatMap((family) => {
    const { className, weightMs } = family;
    if (isApart(family) && canBeTakenApart(family))
        return family.members.flatMap(methodUnits);
    return [{ name: className, filters: [className], weightMs }];
});
const canBeTakenApart = ({ members: [only, ...others] }) => only?.complete === true &&
    others.length === 0 &&
    only.methods.length > 1 &&
    only.methods.every(({ name, parameterized }) => !parameterized && isPlain(name));
/** Names with spaces or signs of the shell may not come through to the device as they are. */
const isPlain = (method) => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(method);
/** Ignored methods go with the first one that runs, so that no shard is made of them alone. */
const methodUnits = ({ className, methods, ignored }) => methods.map(({ name, weightMs }, nth) => ({
    name: `${className}#${name}`,
    filters: [name, ...(nth === 0 ? ignored.filter(isPlain) : [])].map((method) => `${className}#${method}`),
    weightMs,
}));
const withResting = (shards, resting) => {
    const leastMs = Math.min(...shards.map(({ predictedMs }) => predictedMs));
    const least = shards.findIndex(({ predictedMs }) => predictedMs === leastMs);
    return shards.map((shard, nth) => (nth === least ? { ...shard, filters: [...shard.filters, ...resting].sort() } : shard));
};
/**
 * What the tests of each shard take under the test runner's own split, in the form of its newer releases.
 *
 * The sets of values of a parameterized test have hashes of their own: they are taken to be spread evenly.
 */
const predictHashShards = (classes, shards) => loadsOf(hashTests(classes), shards, 'floor-mod');
/**
 * How many tests each shard runs, in the same form; undefined where that is not certain: sets of values of a parameterized test have
 * names of their own, and some classes only the device knows.
 */
const countHashTests = (classes, shards) => {
    if (classes.length === 0 || classes.some(({ complete, methods }) => !complete || methods.some((one) => one.parameterized)))
        return undefined;
    const counted = classes.map((one) => ({
        ...one,
        weightMs: one.methods.length,
        methods: one.methods.map((method) => ({ ...method, weightMs: 1 })),
    }));
    return predictHashShards(counted, shards);
};
/** More shards are taken only where the slowest gets shorter by as much. */
const worthwhile = 1.1;
/**
 * The fewest shards that keep the slowest one within the target under both forms of the split, never more than `maxShards`. Where none
 * does, the number that comes near the shortest there is: by hash, more shards are not always shorter ones.
 */
const countHashShards = (classes, { targetMs, maxShards, fixedMs }) => {
    const tests = hashTests(classes);
    let best = { count: 1, slowestMs: Number.POSITIVE_INFINITY };
    for (let count = 1; count <= maxShards; count++) {
        const slowestMs = Math.max(..._binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_3__/* .splitForms */ .iN.flatMap((form) => loadsOf(tests, count, form)));
        if (slowestMs <= targetMs - fixedMs)
            return count;
        if (slowestMs * worthwhile < best.slowestMs)
            best = { count, slowestMs };
    }
    return best.count;
};
const hashTests = (classes) => classes.flatMap(({ className, methods, weightMs }) => {
    const namedMs = methods.reduce((sum, method) => sum + method.weightMs, 0);
    return [
        ...methods.map(({ name, parameterized, weightMs: ms }) => ({
            hash: parameterized ? undefined : (0,_binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_3__/* .javaHash */ .vD)(`${name}(${className})`),
            weightMs: ms,
        })),
        // Tests that only the device knows.
        { hash: undefined, weightMs: Math.max(0, weightMs - namedMs) },
    ];
});
const loadsOf = (tests, shards, form) => {
    const loads = Array.from({ length: shards }, () => 0);
    let anywhereMs = 0;
    for (const { hash, weightMs } of tests) {
        const shard = hash === undefined ? undefined : (0,_binaries_shard_split_js__WEBPACK_IMPORTED_MODULE_3__/* .shardOfHash */ .ks)(hash, shards, form);
        if (shard !== undefined)
            loads[shard] = (loads[shard] ?? 0) + weightMs;
        else if (hash === undefined)
            anywhereMs += weightMs;
    }
    return loads.map((sumMs) => Math.round(sumMs + anywhereMs / shards));
};
/** A guess for a test of which nothing is known, where nothing at all is known. */
const usualTestMs = 10_000;
/**
 * What each class of a suite is expected to take: the sum over its methods of the median of their last runs.
 *
 * A method that is new takes the median of its class's other methods; a class that is new takes the median of the classes. Where
 * nothing has been measured yet, every test takes the same, so that classes count by their tests.
 *
 * @param history undefined: nothing is known
 * @returns sorted by name
 */
const timeClasses = (suite, history) => {
    const unknown = new Set(suite.unknown.map(({ part }) => part).filter(isClassPart));
    const tests = Map.groupBy(suite.tests, ({ className }) => className);
    const names = [...new Set([...tests.keys(), ...unknown])].sort();
    const measured = names.map((className) => measureClass(className, tests.get(className) ?? [], !unknown.has(className), history?.classes.get(className)));
    const usualMs = (0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(measured.flatMap((one) => (one.measured && one.weightMs !== undefined ? [one.weightMs] : [])));
    return measured.map((one) => (one.weightMs === undefined ? guessClass(one, usualMs) : { ...one, weightMs: one.weightMs }));
};
/** Unknown parts are classes or files of the suite. */
const isClassPart = (part) => !(0,_results_known_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .isFilePart */ .EQ)(part) && canBeFiltered(part);
/** What a `class` filter can name: no comma, space or quote, which something on the way to the device may take for its own. */
const canBeFiltered = (className) => /^[\p{L}\p{N}_$.-]+$/u.test(className);
const measureClass = (className, tests, complete, samples) => {
    const running = tests.filter(({ ignored }) => !ignored);
    const ignored = tests.filter((test) => test.ignored).map(({ name }) => name);
    const known = running.map((test) => (0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(samples?.get(test.name)?.durationsMs ?? []));
    const usualMs = (0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(known.filter((ms) => ms !== undefined));
    const extraMs = complete ? 0 : sumOfOthers(running, samples);
    const methods = running.map(({ name, parameterized, naming }, nth) => ({
        name,
        parameterized: parameterized || naming !== undefined,
        weightMs: known[nth] ?? usualMs ?? 0,
    }));
    const sumMs = methods.reduce((sum, { weightMs }) => sum + weightMs, extraMs);
    const one = { className, methods, ignored, complete, measured: sumMs > 0 };
    const rests = complete && running.length === 0;
    return rests || sumMs > 0 ? { ...one, weightMs: sumMs } : one;
};
/** Methods that only the reports of earlier runs know. */
const sumOfOthers = (running, samples) => {
    const names = new Set(running.map(({ name }) => name));
    const others = [...(samples ?? [])].filter(([name]) => !names.has(name));
    return others.reduce((sum, [, { durationsMs }]) => sum + ((0,_history_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(durationsMs) ?? 0), 0);
};
const guessClass = (one, usualMs) => {
    const weightMs = usualMs ?? Math.max(1, one.methods.length) * usualTestMs;
    const methods = one.methods.map((method) => ({ ...method, weightMs: Math.round(weightMs / one.methods.length) }));
    return { ...one, methods, weightMs };
};


/***/ }),

/***/ 43687:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   HQ: () => (/* binding */ describeEmptyShard),
/* harmony export */   QB: () => (/* binding */ describeEmptyShards),
/* harmony export */   be: () => (/* binding */ describeChoice),
/* harmony export */   df: () => (/* binding */ describePlan),
/* harmony export */   yJ: () => (/* binding */ describeImbalance)
/* harmony export */ });
/* harmony import */ var _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82285);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
/* harmony import */ var _results_describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18665);
/* harmony import */ var _class_shards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6117);





const mostListed = 20;
/** Where the predictions come from. */
const describeSource = (classes) => {
    const running = classes.filter(({ methods, complete }) => methods.length > 0 || !complete);
    const measured = running.filter((one) => one.measured).length;
    if (measured === 0)
        return `No durations of earlier runs are available: every test is assumed to take ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(_class_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .usualTestMs */ .Nu)}.`;
    return measured === running.length
        ? `The durations of all ${measured} classes are known from earlier runs.`
        : `The durations of ${measured} of ${running.length} classes are known from earlier runs; other classes are assumed to take the median of these.`;
};
const describeChoice = (total, target, slowestMs, isMeasured) => {
    const predictedMs = target.fixedMs + slowestMs;
    const begin = `shards: auto uses ${total} of at most ${target.maxShards}: the slowest is ${isMeasured ? 'predicted' : 'guessed'} to take ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(predictedMs)}`;
    const limit = (0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(target.targetMs);
    return predictedMs <= target.targetMs
        ? `${begin}, within the target of ${limit}.`
        : `${begin}. That is over the target of ${limit}, but more shards are not allowed or would not help.`;
};
/** One line for each shard. */
const describePlan = (shards) => {
    if (shards.length === 1)
        return [];
    const lines = shards.slice(0, mostListed).map(({ shard, predictedMs, classFilter, tests }) => {
        const predicted = predictedMs === undefined ? [] : [`predicted ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(predictedMs)}`];
        const filters = classFilter === undefined
            ? []
            : [
                `${classFilter.length} ${classFilter.length === 1 ? 'entry' : 'entries'} in its ${tests === undefined ? 'class filter' : 'filter'}`,
            ];
        return `${(0,_lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l)((0,_results_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .describeShard */ .y0)(shard))}: ${[...predicted, ...filters].join(', ')}`;
    });
    return shards.length > mostListed ? [...lines, `… and ${shards.length - mostListed} more shards`] : lines;
};
/**
 * How far the prediction was off: how long each shard took on its slowest device, and what the imbalance cost. One line; empty where no
 * session has a length.
 *
 * @param planned those that this job ran
 */
const describeImbalance = (planned, sessions) => {
    const timed = planned.flatMap(({ shard, predictedMs }) => {
        const tookMs = lengthOf(shard.index, sessions);
        return tookMs === 0 ? [] : [{ shard, predictedMs, tookMs }];
    });
    if (timed.length === 0)
        return '';
    const parts = timed.slice(0, mostListed).map(({ shard, predictedMs, tookMs }) => {
        const predicted = predictedMs === undefined ? '' : ` (predicted ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(predictedMs)})`;
        return `${(0,_results_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .describeShard */ .y0)(shard)} took ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(tookMs)}${predicted}`;
    });
    const more = timed.length > mostListed ? [`${timed.length - mostListed} more`] : [];
    return `${(0,_lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l)([...parts, ...more].join('; '))}.${describeSpread(timed.map(({ tookMs }) => tookMs))}`;
};
/** Runs of failed tests come after the shard and are no part of it. */
const lengthOf = (index, sessions) => sessions
    .filter(({ shard, attempt }) => shard.index === index && attempt === 0)
    .reduce((longest, { durationMs = 0 }) => Math.max(longest, durationMs), 0);
const describeSpread = (lengthsMs) => {
    if (lengthsMs.length < 2)
        return '';
    const evenMs = lengthsMs.reduce((sum, ms) => sum + ms, 0) / lengthsMs.length;
    const longer = Math.round((Math.max(...lengthsMs) / evenMs - 1) * 100);
    return longer === 0 ? ' They are even.' : ` The slowest took ${longer} % longer than an even split.`;
};
/** What to ask for instead of shards that would cost a session on every device and run no test. */
const describeEmptyShards = (total, filled) => `${total - filled} of ${total} shards have no test: use \`shards: ${filled}\` or \`auto\`. They are not started.`;
/** Why this job has nothing to start; with `shards: auto` its shard may not exist. */
const describeEmptyShard = (index = 0, { total }) => index < total
    ? `Shard ${index + 1} of ${total} has no tests.`
    : `Shard ${index + 1} has no tests: \`shards: auto\` needs only ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total, 'shard')}.`;


/***/ }),

/***/ 95043:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gf: () => (/* binding */ classesOfHistory),
  tF: () => (/* binding */ planShards),
  vB: () => (/* binding */ remainingShard)
});

// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 6 modules
var lookup = __webpack_require__(25890);
// EXTERNAL MODULE: ./build/javascript/history/durations.js
var durations = __webpack_require__(20661);
// EXTERNAL MODULE: ./build/javascript/model/build-tag.js
var build_tag = __webpack_require__(99988);
// EXTERNAL MODULE: ./build/javascript/model/run-plan.js
var run_plan = __webpack_require__(47206);
// EXTERNAL MODULE: ./build/javascript/results/accounting.js
var accounting = __webpack_require__(62181);
// EXTERNAL MODULE: ./build/javascript/results/selection/narrow-selection.js
var narrow_selection = __webpack_require__(399);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/class-shards.js
var class_shards = __webpack_require__(6117);
// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/results/selection/filter-styles.js
var filter_styles = __webpack_require__(27204);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/balance.js
var balance = __webpack_require__(51047);
// EXTERNAL MODULE: ./build/javascript/run/prepare/shards/shard-notes.js
var shard_notes = __webpack_require__(43687);
;// CONCATENATED MODULE: ./build/javascript/run/prepare/shards/identifier-shards.js








/** The service is told the tests of each shard, and they are not known. */
class UndiscoveredTestsError extends Error {
    code = 'shards-tests-unknown';
    constructor(framework, why) {
        super(`${(0,lookup/* definitionOf */.Fg)(framework).title} shards need a test suite whose tests can be discovered, but ${why}`);
        this.name = 'UndiscoveredTestsError';
    }
}
/**
 * Splits a suite whose shards are lists of `Target/Class` and `Target/Class/test`, or of files, by the durations of earlier runs, or by count.
 *
 * Every selected test is in exactly one shard. Only a class that is longer than a shard should be is taken apart into its tests. The same
 * arguments give the same plan, which jobs of a matrix rely on.
 *
 * @throws UndiscoveredTestsError where more than one shard is asked for, and the tests are not all known
 */
const planIdentifierShards = (request, selection, history) => {
    if (request.shards === 1)
        return wholeSuite(request);
    const { suite } = selection;
    const classes = selectedClasses(request, selection, history);
    const timed = classes.map((each) => each.timed);
    const isOfFiles = suite?.tests.some(({ file }) => file !== undefined) === true;
    const unitsWithin = (limitMs) => isOfFiles ? unitsOfFlows(classes, suite.sequence) : classes.flatMap((each) => unitsOfClass(each, limitMs));
    const limits = { targetMs: request.targetMs, maxShards: request.maxShards, fixedMs: (0,durations/* overheadOf */._2)(history ?? durations/* noDurations */.vK) };
    const roomMs = request.shards === 'auto' ? Math.max(0, limits.targetMs - limits.fixedMs) : undefined;
    const wanted = request.shards === 'auto' ? (0,balance/* chooseShardCount */.jA)(unitsWithin(roomMs ?? 0), limits) : request.shards;
    const split = (0,balance/* findSplit */.mJ)({ weightsMs: timed.map(({ weightMs }) => weightMs), unitsWithin }, wanted, roomMs);
    // The number of shards is fixed where other jobs count on it.
    const total = request.shardIndex === undefined ? split.length : wanted;
    const isMeasured = timed.some(({ measured }) => measured);
    const shards = split.map(({ units, predictedMs }, index) => {
        const tests = units.flatMap((unit) => unit.tests);
        return {
            shard: { index, total },
            ...(total === 1
                ? {}
                : {
                    classFilter: isOfFiles ? inOrder(units, suite) : units.flatMap(({ filters }) => filters).sort(),
                    tests: new Set(tests),
                }),
            plannedTests: tests.length,
            loadMs: predictedMs,
            predictedMs: isMeasured ? limits.fixedMs + predictedMs : undefined,
        };
    });
    const slowestMs = Math.max(0, ...split.map(({ predictedMs }) => predictedMs));
    const extras = isOfFiles ? [] : classes.flatMap(extraTests);
    // In a build of its own, a shard leaves out by name what the input `tests` does not select.
    const isLeftOut = request.shardIndex !== undefined && Object.keys(selection.filters).length > 0;
    return {
        shardBy: 'duration',
        total,
        shards,
        splitBy: request.shardIndex === undefined && total > 1 ? 'service' : undefined,
        fingerprint: (0,run_plan/* fingerprintOf */.ax)(shards),
        notes: [
            (0,shard_notes/* describeSource */.B6)(timed),
            ...(request.shards === 'auto' ? [(0,shard_notes/* describeChoice */.be)(total, limits, slowestMs, isMeasured)] : []),
            ...(0,shard_notes/* describePlan */.df)(shards),
        ],
        notices: split.length < wanted ? [`Only ${split.length} of ${wanted} shards have tests: the suite has no more tests.`] : [],
        warning: extras.length === 0 || total === 1 || isLeftOut ? undefined : (0,filter_styles/* describeExtras */.l$)('were not selected', extras),
    };
};
/**
 * The tests that are left for one shard of a split by `planIdentifierShards`.
 *
 * @param taken entries of all other shards
 * @param isTaken whether the other shards run what an entry names
 * @throws UndiscoveredTestsError where the tests are not all known
 */
const remainingIdentifiers = (request, selection, taken, isTaken) => {
    const apart = new Set(taken.map((entry) => entry.slice(0, entry.lastIndexOf('/'))));
    const units = selectedClasses(request, selection, undefined)
        .flatMap((each) => {
        const isApart = apart.has(classIdentifier(each.timed.className, each.target));
        return unitsOfClass(each, isApart ? -1 : Number.POSITIVE_INFINITY);
    })
        .filter(({ filters }) => !filters.every(isTaken));
    return {
        classFilter: units.flatMap(({ filters }) => filters).sort(),
        tests: new Set(units.flatMap(({ tests }) => tests)),
    };
};
const wholeSuite = ({ shardBy }) => ({
    shardBy,
    total: 1,
    shards: [{ shard: { index: 0, total: 1 } }],
    fingerprint: (0,run_plan/* fingerprintOf */.ax)([]),
    notes: [],
    notices: [],
});
const selectedClasses = ({ framework }, { suite, whole, unclear }, history) => {
    const refuse = (why) => {
        throw new UndiscoveredTestsError(framework, why);
    };
    if (suite === undefined)
        return refuse('its tests are unknown');
    const [unknown] = suite.unknown;
    if (unknown !== undefined)
        return refuse(`the tests of ${unknown.part} are not all known (${unknown.reason})`);
    if (suite.unseen !== undefined)
        return refuse(suite.unseen);
    if (unclear !== undefined)
        return refuse(unclear);
    const selected = (0,class_shards/* timeClasses */.q0)(suite, history);
    if (selected.length === 0)
        return refuse(whole?.tests.length === 0 ? 'this one has none' : 'the filters select none of them');
    const [ownTests, allTests] = [suite, whole ?? suite].map(({ tests }) => Map.groupBy(tests, ({ className }) => className));
    return selected.map((timed) => {
        const own = ownTests?.get(timed.className) ?? [];
        // Test bundles may have classes of one name.
        const [target = suite.target, ...others] = new Set(own.flatMap((test) => test.target ?? []));
        return {
            timed,
            all: allTests?.get(timed.className)?.map(({ name }) => name) ?? [],
            target: others.length > 0 ? undefined : target,
            files: own.flatMap(({ file }) => file ?? []),
        };
    });
};
/** As the suite orders its flows. */
const inOrder = (units, { tests }) => {
    const own = new Set(units.flatMap(({ filters }) => filters));
    return tests.flatMap(({ file }) => (file !== undefined && own.has(file) ? [file] : []));
};
/** `Target/Class`, as Xcode names it; without the target where that is not known. */
const classIdentifier = (className, target) => target === undefined ? className : `${target}/${className}`;
/**
 * A class as a whole, or in parts where it is longer than the limit.
 *
 * The service matches names of tests by prefix: `testAdd` also selects `testAddAll`. Tests of which one name begins with another are
 * therefore never separated, so that no entry selects a test of another shard. A class of which only some tests are selected is named by
 * its tests.
 */
const unitsOfClass = (selected, limitMs) => {
    const { target } = selected;
    const { className, weightMs, methods } = selected.timed;
    const groups = groupByPrefix(methods);
    const isWhole = methods.length === selected.all.length;
    const unit = (name, own, filters, ownMs) => ({
        name,
        filters,
        weightMs: ownMs,
        tests: own.map((method) => (0,results/* testName */.U)({ className, name: method.name })),
    });
    const entries = (own) => own.map(({ name }) => `${classIdentifier(className, target)}/${name}`);
    if (weightMs > limitMs && groups.length > 1)
        return groups.map((own) => unit(`${className}/${own[0]?.name}`, own, entries(own), own.reduce((sum, method) => sum + method.weightMs, 0)));
    return [unit(className, methods, isWhole ? [classIdentifier(className, target)] : entries(methods), weightMs)];
};
/** Each test with those whose names begin with its own; a test without such is alone. */
const groupByPrefix = (methods) => {
    const groups = [];
    let prefix;
    // Sorted by code units, names that begin with another one follow it without a gap.
    for (const method of methods.toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))) {
        const last = groups.at(-1);
        if (last !== undefined && prefix !== undefined && method.name.startsWith(prefix))
            last.push(method);
        else {
            groups.push([method]);
            prefix = method.name;
        }
    }
    return groups;
};
/** Tests that were not selected, and that run because their names begin with that of a selected one. */
const extraTests = ({ timed: { className, methods }, all }) => {
    const wanted = methods.map(({ name }) => name);
    const others = all.filter((name) => !wanted.includes(name));
    return (0,filter_styles/* beginningLike */.lH)(wanted, others).map((name) => (0,results/* testName */.U)({ className, name }));
};
/**
 * Flows as a whole, each by its file. Those that run one after the other stay together.
 *
 * @param sequence classes in the order in which they run
 */
const unitsOfFlows = (selected, sequence = []) => {
    const units = selected.map(({ timed: { className, weightMs, methods }, files = [] }) => ({
        name: className,
        filters: files,
        weightMs,
        tests: methods.map(({ name }) => (0,results/* testName */.U)({ className, name })),
    }));
    const ordered = sequence.flatMap((className) => units.find(({ name }) => name === className) ?? []);
    const [first, ...rest] = ordered;
    if (first === undefined)
        return units;
    const joined = rest.reduce((sum, unit) => ({
        name: sum.name,
        filters: [...sum.filters, ...unit.filters],
        weightMs: sum.weightMs + unit.weightMs,
        tests: [...sum.tests, ...unit.tests],
    }), first);
    return [joined, ...units.filter((unit) => !ordered.includes(unit))];
};

;// CONCATENATED MODULE: ./build/javascript/run/prepare/shards/shard-plan.js









/**
 * Decides how many shards there are and which tests each one runs, before anything is sent.
 *
 * A suite is split by duration only where it is certain which classes it runs; else the test runner splits it by hash, and a notice says
 * so. One shard is the whole suite in any case. The same arguments give the same plan, which jobs of a matrix rely on.
 *
 * @param history undefined: nothing is known of earlier runs
 */
const planShards = (request, selection, history) => {
    if ((0,lookup/* definitionOf */.Fg)(request.framework).shards?.splitBy === 'service')
        return planIdentifierShards(request, selection, history);
    const { suite } = selection;
    const classes = suite && (0,class_shards/* timeClasses */.q0)(suite, history);
    const target = { targetMs: request.targetMs, maxShards: request.maxShards, fixedMs: (0,durations/* overheadOf */._2)(history ?? durations/* noDurations */.vK) };
    if (request.shardBy === 'hash' || request.shards === 1)
        return planByHash(request, target, classes, history, selection);
    const obstacle = obstacleIn(selection, classes);
    if (classes !== undefined && obstacle === undefined)
        return planByDuration(request, target, classes, selection);
    const plan = planByHash(request, target, classes, history, selection);
    return { ...plan, notices: [`The suite is split by hash, not by duration: ${obstacle}.`, ...plan.notices] };
};
/** The tests that are left for one shard where the split is known by the entries of all others; undefined where the suite is not known. */
const remainingShard = (request, selection, taken) => {
    const known = new Set(taken);
    const entriesOf = (0,narrow_selection/* selectedEntries */.YZ)(selection);
    const isTaken = (filter) => entriesOf(filter).every((entry) => known.has(entry));
    if ((0,lookup/* definitionOf */.Fg)(request.framework).shards?.splitBy === 'service')
        return remainingIdentifiers(request, selection, taken, (entry) => known.has(entry));
    const classes = selection.suite && (0,class_shards/* timeClasses */.q0)(selection.suite, undefined);
    if (classes === undefined || obstacleIn(selection, classes) !== undefined)
        return undefined;
    return { classFilter: (0,class_shards/* remainingClasses */.DL)(classes, taken, isTaken).flatMap(entriesOf) };
};
const planByDuration = (request, target, classes, selection) => {
    const isAuto = request.shards === 'auto';
    const wanted = request.shards === 'auto' ? (0,class_shards/* countClassShards */.bn)(classes, target) : request.shards;
    const split = (0,class_shards/* shardClasses */.bt)(classes, wanted, isAuto ? target.targetMs - target.fixedMs : undefined);
    // The number of shards is fixed where other jobs count on it.
    const total = request.shardIndex === undefined ? split.length : wanted;
    const isMeasured = classes.some(({ measured }) => measured);
    const entriesOf = (0,narrow_selection/* selectedEntries */.YZ)(selection);
    const shards = split.map(({ filters, predictedMs }, index) => ({
        shard: { index, total },
        classFilter: total === 1 ? undefined : filters.flatMap(entriesOf),
        loadMs: predictedMs,
        predictedMs: isMeasured ? target.fixedMs + predictedMs : undefined,
    }));
    return {
        shardBy: 'duration',
        total,
        shards,
        fingerprint: (0,run_plan/* fingerprintOf */.ax)(shards),
        notes: [
            (0,shard_notes/* describeSource */.B6)(classes),
            ...(isAuto ? [(0,shard_notes/* describeChoice */.be)(total, target, slowestOf(split.map((shard) => shard.predictedMs)), isMeasured)] : []),
            ...(0,shard_notes/* describePlan */.df)(shards),
        ],
        notices: split.length < wanted ? [`Only ${split.length} of ${wanted} shards have tests: the suite has no more test classes.`] : [],
    };
};
const planByHash = (request, target, classes, history, selection) => {
    const known = classes ?? classesOfHistory(history);
    const isAuto = request.shards === 'auto';
    const total = request.shards === 'auto' ? (0,class_shards/* countHashShards */.vJ)(known, target) : request.shards;
    const loads = (0,class_shards/* predictHashShards */.PO)(known, total);
    const isMeasured = known.some(({ measured }) => measured);
    const tests = classes && selection.suite?.unseen === undefined ? (0,class_shards/* countHashTests */.PZ)(classes, total) : undefined;
    const all = loads.map((loadMs, index) => ({
        shard: { index, total },
        plannedTests: tests?.[index],
        loadMs,
        predictedMs: isMeasured ? target.fixedMs + loadMs : undefined,
    }));
    // Of none it is known where the suite may have a test that runs anywhere.
    const shards = total === 1 ? all : all.filter((planned) => (0,accounting/* countKnownTests */.Se)(selection, planned) !== 0);
    const isBlind = isAuto && known.length === 0;
    return {
        shardBy: 'hash',
        total,
        shards,
        fingerprint: (0,build_tag/* hashOf */.qQ)('hash', String(total)),
        notes: [
            ...(isAuto && !isBlind ? [(0,shard_notes/* describeSource */.B6)(known), (0,shard_notes/* describeChoice */.be)(total, target, slowestOf(loads), isMeasured)] : []),
            ...(isMeasured ? (0,shard_notes/* describePlan */.df)(shards) : []),
        ],
        notices: [
            ...(isBlind ? ['Neither the tests nor their durations are known: shards: auto uses one shard.'] : []),
            ...(shards.length < total && !isAuto ? [(0,shard_notes/* describeEmptyShards */.QB)(total, shards.length)] : []),
        ],
    };
};
/** A suite that could not be inspected may have been measured all the same. */
const classesOfHistory = (history) => history === undefined
    ? []
    : (0,class_shards/* timeClasses */.q0)({ tests: [], unknown: [...history.classes.keys()].map((part) => ({ part })) }, history);
const slowestOf = (timesMs) => Math.max(0, ...timesMs);
/** Why a split by class could lose tests, as a clause. */
const obstacleIn = ({ suite, unclear, byClass }, classes) => {
    if (suite === undefined || classes === undefined)
        return 'its tests are unknown';
    if (unclear !== undefined)
        return unclear;
    if (!byClass)
        return 'the filters in capabilities select by something other than whole classes that were found in the suite';
    const file = suite.unknown.find(({ part }) => !(0,class_shards/* isClassPart */.US)(part));
    if (file !== undefined)
        return `the tests in ${file.part} are unknown`;
    if (suite.unseen !== undefined)
        return suite.unseen;
    const unnameable = classes.find(({ className }) => !(0,class_shards/* canBeFiltered */.j)(className));
    if (unnameable !== undefined)
        return `no filter can name the class "${unnameable.className}"`;
    return classes.some(({ methods, complete }) => methods.length > 0 || !complete) ? undefined : 'it has no test that runs';
};


/***/ })

};
;