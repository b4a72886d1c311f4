"use strict";
exports.id = 522;
exports.ids = [522];
exports.modules = {

/***/ 52575:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ openGitHubApi),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   gB: () => (/* binding */ NotPermittedError),
/* harmony export */   wo: () => (/* binding */ isNotPermitted)
/* harmony export */ });
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61640);
/* harmony import */ var _stall_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84073);



/** The token may not do what was asked: a fork's or Dependabot's is read-only, or the workflow grants no permission. */
class NotPermittedError extends Error {
    code = 'github-not-permitted';
    constructor(what, permission, cause) {
        super(`${what} was left out: the token lacks "${permission}: write". Tokens of pull requests from forks and of Dependabot never have it; elsewhere grant it in the job's permissions`, { cause });
        this.name = 'NotPermittedError';
    }
}
const maxTries = 3;
/** Longer pauses are not worth a job's minutes: the report is in the summary already. */
const maxPauseMs = 60_000;
/**
 * Opens the API of the server that runs the workflow, GitHub Enterprise Server among them. Its limits are obeyed; calls that it never
 * responds to end with a `StalledError`.
 */
const openGitHubApi = async (token, { environment, github, log, clock, signal }, guard = (0,_stall_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .createStallGuard */ .GD)(clock)) => {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
    const baseUrl = environment.GITHUB_API_URL;
    const octokit = getOctokit(token, {
        ...(baseUrl ? { baseUrl } : {}),
        log: { debug: log.debug, info: log.debug, warn: log.debug, error: log.debug },
    });
    const [owner = '', repo = ''] = github.repository.split('/');
    const send = async (route, parameters) => {
        const { data, headers } = await guard.run((stalled) => octokit.request(route, { owner, repo, ...parameters, request: { signal: AbortSignal.any([signal, stalled]) } }));
        return { data, headers: { ...headers } };
    };
    const pause = async (error, tries) => {
        // The client gives a request that was aborted the status 500.
        signal.throwIfAborted();
        const pauseMs = pauseAfter(error, tries, clock.nowMs());
        if (pauseMs === undefined)
            throw error;
        const duration = (0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(pauseMs);
        if (asksForPause(error))
            log.info(`GitHub asked to wait for ${duration}.`);
        else
            log.info(`GitHub ${whatHappened(error)}; trying again in ${duration}.`);
        await clock.sleep(pauseMs, signal);
    };
    return (route, parameters, findCreated) => repeat(() => send(route, parameters), pause, findCreated);
};
/** @param pause throws the error itself where no other attempt is worth it */
const repeat = async (send, pause, findCreated) => {
    for (let tries = 1;; tries++) {
        try {
            return await send();
        }
        catch (error) {
            const find = isUncertain(error) ? findCreated : undefined;
            if (tries >= maxTries && find === undefined)
                throw error;
            await pause(error, tries);
            const created = await find?.();
            if (created !== undefined)
                return created;
            if (tries >= maxTries)
                throw error;
        }
    }
};
const statusOf = (error) => error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
/** The client gives a lost connection the status 500, without a response. */
const whatHappened = (error) => error instanceof Error && 'response' in error && error.response !== undefined
    ? `responded with status ${statusOf(error)}`
    : `did not respond (${(0,_lib_first_line_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLineOf */ .Q)(error)})`;
/** It is unknown whether the request took effect; a lost connection has the status 500, too. */
const isUncertain = (error) => (statusOf(error) ?? 0) >= 500;
/** 403 and 429 may mean a limit, which says when to come back, or a lack of permission, which does not. */
const isNotPermitted = (error) => {
    const status = statusOf(error);
    return status === 401 || status === 404 || (status === 403 && limitPauseMs(error, 0) === undefined);
};
const pauseAfter = (error, tries, nowMs) => {
    const limitMs = limitPauseMs(error, nowMs);
    if (limitMs !== undefined)
        return limitMs <= maxPauseMs ? limitMs : undefined;
    return isUncertain(error) ? 1_000 * tries : undefined;
};
const limitPauseMs = (error, nowMs) => {
    const status = statusOf(error);
    if (status !== 403 && status !== 429)
        return undefined;
    const headers = headersOf(error);
    const seconds = Number(headers['retry-after']);
    if (Number.isFinite(seconds) && headers['retry-after'] !== undefined)
        return seconds * 1_000;
    if (headers['x-ratelimit-remaining'] === '0')
        return Math.max(0, Number(headers['x-ratelimit-reset']) * 1_000 - nowMs);
    return status === 429 ? maxPauseMs : undefined;
};
/** A limit that says when to come back; after other failures the pause is our own. */
const asksForPause = (error) => {
    const headers = headersOf(error);
    return (statusOf(error) ?? 0) < 500 && (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0');
};
const headersOf = (error) => {
    if (!(error instanceof Error) || !('response' in error))
        return {};
    const { response } = error;
    if (typeof response !== 'object' || response === null || !('headers' in response))
        return {};
    const { headers } = response;
    return typeof headers === 'object' && headers !== null
        ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
        : {};
};


/***/ }),

/***/ 62463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ memberOf),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);

const unknown = { isUnknown: true };
/** Reads the runner's event file; anything unexpected in it counts as absent. */
const readEvent = async (environment) => {
    const file = environment.GITHUB_EVENT_PATH;
    if (!file)
        return unknown;
    try {
        const payload = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'));
        return {
            ...pullRequestOf(memberOf(payload, 'pull_request')),
            ...earlierRunOf(memberOf(payload, 'workflow_run')),
            ...mergeGroupOf(memberOf(payload, 'merge_group')),
            ...repositoriesOf(payload),
        };
    }
    catch {
        return unknown;
    }
};
const pullRequestOf = (pull) => {
    const number = memberOf(pull, 'number');
    const head = memberOf(pull, 'head');
    const sha = memberOf(head, 'sha');
    if (typeof number !== 'number' || typeof sha !== 'string')
        return {};
    const title = memberOf(pull, 'title');
    const branch = memberOf(head, 'ref');
    const baseBranch = memberOf(memberOf(pull, 'base'), 'ref');
    return {
        pullRequest: {
            number,
            headSha: sha,
            title: typeof title === 'string' ? title : undefined,
            branch: typeof branch === 'string' ? branch : undefined,
            baseBranch: typeof baseBranch === 'string' ? baseBranch : undefined,
        },
    };
};
const earlierRunOf = (run) => {
    const [headSha, branch, pulls] = [memberOf(run, 'head_sha'), memberOf(run, 'head_branch'), memberOf(run, 'pull_requests')];
    if (typeof headSha !== 'string' || typeof branch !== 'string')
        return {};
    const [pull] = memberOf(run, 'event') === 'pull_request' && Array.isArray(pulls) ? pulls : [];
    const number = memberOf(pull, 'number');
    if (typeof number !== 'number')
        return { earlierRun: { headSha, branch } };
    const baseBranch = memberOf(memberOf(pull, 'base'), 'ref');
    const pullRequest = { number, baseBranch: typeof baseBranch === 'string' ? baseBranch : undefined };
    return { earlierRun: { headSha, branch, pullRequest } };
};
const mergeGroupOf = (group) => {
    const [baseSha, headSha] = [memberOf(group, 'base_sha'), memberOf(group, 'head_sha')];
    if (typeof baseSha !== 'string' || typeof headSha !== 'string')
        return {};
    const baseRef = memberOf(group, 'base_ref');
    const base = typeof baseRef === 'string' ? { baseBranch: baseRef.replace(/^refs\/heads\//, '') } : {};
    return { mergeGroup: { baseSha, headSha, ...base } };
};
const repositoriesOf = (payload) => {
    const head = memberOf(memberOf(memberOf(payload, 'pull_request'), 'head'), 'repo');
    const headRepository = head === undefined ? memberOf(memberOf(payload, 'workflow_run'), 'head_repository') : head;
    const name = headRepository === null ? null : memberOf(headRepository, 'full_name');
    const defaultBranch = memberOf(memberOf(payload, 'repository'), 'default_branch');
    return {
        ...(name === null || typeof name === 'string' ? { headRepository: name } : {}),
        defaultBranch: typeof defaultBranch === 'string' ? defaultBranch : undefined,
    };
};
/** An own property of an object from outside; undefined for anything else. */
const memberOf = (value, key) => typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;


/***/ }),

/***/ 84073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ createStallGuard)
/* harmony export */ });
/* unused harmony exports countTraffic, StalledError */
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53053);
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_1__);


/** What this process opened or sent a request over, in that order. */
const used = [];
const known = new WeakMap();
const note = (socket) => {
    if (socket instanceof node_net__WEBPACK_IMPORTED_MODULE_1__.Socket)
        used.push(known.get(socket) ?? meet(socket));
};
const meet = (socket) => {
    const connection = { socket, movedBytes: 0 };
    known.set(socket, connection);
    // A socket that is closed need not be kept for its figures.
    socket.once('close', () => {
        connection.movedBytes = movedBytes(connection);
        delete connection.socket;
    });
    return connection;
};
const movedBytes = ({ socket, movedBytes: atClose }) => socket === undefined ? atClose : socket.bytesRead + socket.bytesWritten;
/**
 * Counts what moves. The clients of GitHub's services report no progress of their own, or only once a block of 8 MB is through; Node
 * announces every connection that it opens, whichever client asked for it.
 */
const countTraffic = () => {
    const first = used.length;
    return () => new Set(used.slice(first)).values().reduce((sum, connection) => sum + movedBytes(connection), 0);
};
const memberOf = (value, key) => typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;
// Once for the process, since a count never ends: each subscription of its own would see all connections from then on.
(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)('net.client.socket', (message) => note(memberOf(message, 'socket')));
// Older versions of Node announce no TLS connections, but the requests over them.
(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)('http.client.request.start', (message) => note(memberOf(memberOf(message, 'request'), 'socket')));
/** A service of GitHub accepted a request and then sent nothing more. */
class StalledError extends Error {
    code = 'github-stalled';
    limitMs;
    constructor(limitMs) {
        super(`GitHub made no progress for ${limitMs / 1_000} s`);
        this.name = 'StalledError';
        this.limitMs = limitMs;
    }
}
const patienceMs = 60_000;
/** Once one service is silent, the others get less, so that a step does not wait a minute for each. */
const laterPatienceMs = 10_000;
const lookEveryMs = 1_000;
/** One guard serves all that a step publishes. */
const createStallGuard = (clock, traffic = countTraffic()) => {
    let limitMs = patienceMs;
    const untilStalled = async (ended) => {
        let seen = traffic();
        // Pauses are counted, not time: while this process is busy or its machine suspended, nothing can move.
        for (let silentMs = 0; silentMs < limitMs;) {
            await clock.sleep(lookEveryMs, ended);
            const moved = traffic();
            silentMs = moved === seen ? silentMs + lookEveryMs : 0;
            seen = moved;
        }
        throw new StalledError(limitMs);
    };
    return {
        run: async (work) => {
            const ended = new AbortController();
            const stalled = new AbortController();
            const limit = untilStalled(ended.signal).catch((error) => {
                if (error instanceof StalledError)
                    limitMs = laterPatienceMs;
                stalled.abort(error);
                throw error;
            });
            try {
                return await Promise.race([work(stalled.signal), limit]);
            }
            finally {
                ended.abort();
            }
        },
    };
};


/***/ }),

/***/ 78091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   Uw: () => (/* binding */ cutBytes),
/* harmony export */   dy: () => (/* binding */ utf8Bytes)
/* harmony export */ });
const ellipsis = '…';
const utf8Bytes = (text) => Buffer.byteLength(text, 'utf8');
/** At most `maxLength` UTF-16 units, the last one `…` where something was cut; never half a character. */
const cutText = (text, maxLength) => {
    if (text.length <= maxLength)
        return text;
    return `${wholeCharacters(text.slice(0, Math.max(0, maxLength - ellipsis.length)))}${ellipsis}`.slice(0, maxLength);
};
/** At most `maxBytes` of UTF-8, ending in `…` where something was cut; never half a character. */
const cutBytes = (text, maxBytes) => {
    if (utf8Bytes(text) <= maxBytes)
        return text;
    const room = maxBytes - utf8Bytes(ellipsis);
    if (room < 0)
        return '';
    // A UTF-16 unit is at least one byte, so no more than `room` of them can fit; more would only cost time.
    let kept = text.slice(0, room);
    while (utf8Bytes(kept) > room)
        kept = kept.slice(0, kept.length - Math.ceil((utf8Bytes(kept) - room) / 3));
    return `${wholeCharacters(kept)}${ellipsis}`;
};
const wholeCharacters = (text) => (/[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text);


/***/ }),

/***/ 64598:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ codeElement),
/* harmony export */   Lo: () => (/* binding */ messageText),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   ln: () => (/* binding */ inlineText),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   zW: () => (/* binding */ fencedBlock)
/* harmony export */ });
/* unused harmony export linkAddress */
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83780);

/** Between `@` and a name, or `#` and a number, it keeps GitHub from linking and notifying; backslashes and entities do not. */
const breaker = '&#8203;';
const maxUrlLength = 4_096;
const maxAscii = 0x7f;
const entity = (character) => `&#${character.charCodeAt(0)};`;
/** First the places where GitHub would start a link or an emoji on its own, then the characters of markup. */
const active = /(@(?=[\w-])|#(?=\d)|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|\bGH-(?=\d))|[\\`*_{}[\]<>|~$&^@#]/gi;
/** A list, a rule or a heading underline, where the text comes first on its line. */
const lineStart = /^(?:[-+=]|\d(?=\d*[.)](?:\s|$)))/;
/**
 * Text from outside as one line of prose; also safe as a table cell. Markup, HTML, comments, mentions, issue references, web addresses,
 * emoji codes and formulas are shown as they were written.
 */
const inlineText = (text) => trimmed(prose(text));
/** The same for messages, in which what stands between backticks is code. */
const messageText = (text) => {
    const pieces = text.split(/`([^`]+)`/);
    return trimmed(pieces.map((piece, nth) => (nth % 2 === 1 ? codeSpan(piece) : prose(piece))).join(''));
};
const prose = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text).replace(/\s+/g, ' ').replace(active, neutral);
const trimmed = (line) => line.trim().replace(lineStart, entity);
const neutral = (found, linkStart) => linkStart === undefined ? entity(found) : `${linkStart.length > 1 ? linkStart : entity(linkStart)}${breaker}`;
/**
 * Text from outside in the code font; also safe as a table cell. GitHub links nothing within code.
 *
 * Backticks are used where they can be, since not every reader of a summary renders it.
 */
const codeSpan = (text) => {
    const shown = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text).replaceAll('\t', ' ');
    const plain = shown.trim() !== '' && shown === shown.trim() && !/[`|<&\\]/.test(shown);
    return plain ? `\`${shown}\`` : codeElement(text);
};
/** The same as an HTML element, for places where Markdown is not read, such as `<summary>`. */
const codeElement = (text) => {
    const shown = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text).replaceAll('\t', ' ');
    const neutralised = shown.replace(/[^\p{L}\p{N}\p{M}\s.,()/+-]|(?<=\bwww)\./giu, (character) => {
        if (character.charCodeAt(0) > maxAscii)
            return character;
        return character === '@' ? `${entity(character)}${breaker}` : entity(character);
    });
    return `<code>${neutralised}</code>`;
};
/** Text of several lines, as it is, between fences that nothing inside can close. */
const fencedBlock = (text, language = 'text') => {
    // Text must not contain this project's own hidden markers, not even where they would be shown as text.
    const body = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisibleInLines */ .zY)(text).replaceAll('<!--', '<\u200b!--');
    let longest = 2;
    for (const [run] of body.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${body}\n${fence}`;
};
/** A link, or the label alone where the address is not one of the web. */
const link = (label, url) => {
    const address = linkAddress(url);
    return address === undefined ? inlineText(label) : `[${inlineText(label)}](${address})`;
};
/** An absolute http(s) address without credentials, fit for a link's brackets; `undefined` for anything else. */
const linkAddress = (url) => {
    if (url === undefined || url.length > maxUrlLength)
        return undefined;
    const parsed = URL.parse(url);
    if (parsed === null || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:'))
        return undefined;
    parsed.username = '';
    parsed.password = '';
    return parsed.href
        .replace(/[()<>`|\\"'$*\s]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
        .replaceAll('&', '&amp;');
};


/***/ }),

/***/ 28008:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ present)
/* harmony export */ });
/** Drops the keys whose value is undefined, so that a record that is spread over another one replaces only with what is known. */
const present = (record) => {
    const kept = {};
    for (const key in record)
        if (record[key] !== undefined)
            kept[key] = record[key];
    return kept;
};


/***/ }),

/***/ 50191:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ countedTests),
/* harmony export */   pZ: () => (/* binding */ noCounters),
/* harmony export */   pl: () => (/* binding */ isEnded)
/* harmony export */ });
const noCounters = { passed: 0, failed: 0, skipped: 0, timedOut: 0, error: 0, pending: 0 };
const isEnded = (status) => status !== 'queued' && status !== 'running' && status !== 'unknown';
/** All tests that a set of counters speaks of. */
const countedTests = (counters) => counters.passed + counters.failed + counters.skipped + counters.timedOut + counters.error + counters.pending;


/***/ }),

/***/ 92407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ shortNames),
/* harmony export */   Lo: () => (/* binding */ describeReach),
/* harmony export */   UV: () => (/* binding */ describeMissing),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   fD: () => (/* binding */ withoutPackage),
/* harmony export */   me: () => (/* binding */ describeBalance),
/* harmony export */   r6: () => (/* binding */ missingTitle),
/* harmony export */   rM: () => (/* binding */ allDevices),
/* harmony export */   ws: () => (/* binding */ describeResults)
/* harmony export */ });
/* harmony import */ var _lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82285);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8882);
/* harmony import */ var _model_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91171);
/* harmony import */ var _results_describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18665);






/**
 * `12 tests on 1 device`, `36 results: 12 tests on 3 devices`, with missing results `30 of 36 results: …`. Says so where the numbers do not
 * multiply, since not every test belongs to every device.
 */
const describeResults = ({ totals, tests, devices, shards, missingTests }) => {
    const names = new Set([...tests.map(_model_results_js__WEBPACK_IMPORTED_MODULE_3__/* .testName */ .U), ...missingTests.map(({ name }) => name)]);
    const where = `${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(names.size, 'test')} on ${(0,_results_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .describeDevices */ .Jj)(shards)}`;
    const expected = totals.tests + totals.missing;
    if (totals.missing === 0 && expected === names.size && devices.length === 1)
        return where;
    const results = `${totals.missing > 0 ? `${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .digits */ .vm)(totals.tests)} of ` : ''}${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(expected, 'result')}: ${where}`;
    return expected === names.size * devices.length ? results : `${results}, not every test on every device`;
};
/** `fails on 2 of 3 devices`, `fails on all 8 devices`, `is flaky on 1 of the 6 devices that ran it`. */
const describeReach = ({ ranOn, failedOn, flakyOn }, devices) => {
    if (devices === 1)
        return failedOn > 0 ? 'fails' : 'is flaky';
    const flaky = `is flaky on ${share(flakyOn, ranOn, devices)}`;
    if (failedOn === 0)
        return flaky;
    return `fails on ${share(failedOn, ranOn, devices)}${flakyOn > 0 ? `, is flaky on ${flakyOn}` : ''}`;
};
const share = (count, ranOn, devices) => {
    if (ranOn === 1)
        return 'the only device that ran it';
    const which = ranOn === devices ? '' : ' that ran it';
    if (count === ranOn)
        return `${allDevices(ranOn)}${which}`;
    return `${count} of ${which === '' ? '' : 'the '}${ranOn} devices${which}`;
};
/** `both devices`, `all 3 devices`. */
const allDevices = (count) => `${count === 2 ? 'both' : `all ${count}`} devices`;
/** ` on all 3 devices`, ` on Google Pixel 3-10.0`; nothing where the run has one device. */
const describeMissing = ({ devices: missingOn }, devices, list) => {
    if (devices === 1 && missingOn.length === 1)
        return '';
    return missingOn.length === devices ? ` on ${allDevices(devices)}` : ` on ${list(missingOn)}`;
};
/** `A, B and 3 more`; never `and 1 more`, since the name takes no more room. */
const listNames = (names, limit, show = String) => {
    const shown = names.slice(0, names.length === limit + 1 ? names.length : limit).map(show);
    const more = names.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .digits */ .vm)(more)} more` : shown.join(', ');
};
/** `2 missing tests`; where a test is missing on several devices, also how many results that makes. */
const missingTitle = (tests) => {
    const results = tests.reduce((sum, { devices }) => sum + devices.length, 0);
    const title = (0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(tests.length, 'missing test');
    return results === tests.length ? title : `${title}, ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(results, 'result')} in total`;
};
/** Below this the longest shard is as good as the average one. */
const evenFactor = 1.1;
/** How evenly the work was split, as a sentence of plain text with names of devices in it. */
const describeBalance = (balance) => {
    if (balance.kind === 'devices') {
        const { devices, slowest, slowestMs, fastest, fastestMs } = balance;
        const [most, least] = [(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(slowestMs), (0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(fastestMs)];
        if (most === least)
            return `${(0,_lib_capitalized_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l)(allDevices(devices))} took ${most}.`;
        return `The slowest device, ${(0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .deviceLabel */ .hV)(slowest)}, took ${most}; the fastest, ${(0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .deviceLabel */ .hV)(fastest)}, ${least}.`;
    }
    const { longest, longestMs, evenMs } = balance;
    const name = `${(0,_results_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .describeShard */ .y0)(longest.shard)} on ${(0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .deviceLabel */ .hV)(longest)}`;
    const took = (0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(longestMs);
    const even = `an even split would take ${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(evenMs)}`;
    const factor = longestMs / evenMs;
    if (factor < evenFactor)
        return `Shards are balanced: the longest (${name}) took ${took}; ${even}.`;
    return `Shards are unbalanced: ${name} took ${took}; ${even}, ${formatPercent(1 - 1 / factor)} less.`;
};
const formatPercent = (part) => `${Math.round(part * 100)}%`;
/**
 * Short names for tests that are shown together: `CartTest#addsItem` without its package, unless two of them would look the same.
 */
const shortNames = (tests) => {
    const classesByShort = new Map();
    for (const { className } of tests) {
        const short = withoutPackage(className);
        const classes = classesByShort.get(short);
        if (classes === undefined)
            classesByShort.set(short, new Set([className]));
        else
            classes.add(className);
    }
    return ({ className, name }) => {
        const short = withoutPackage(className);
        const shown = classesByShort.get(short)?.size === 1 ? short : className;
        return shown === '' ? name : `${shown}#${name}`;
    };
};
const withoutPackage = (className) => className.slice(className.lastIndexOf('.') + 1) || className;


/***/ }),

/***/ 84945:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Pg: () => (/* binding */ codeName),
/* harmony export */   SK: () => (/* binding */ utcTime),
/* harmony export */   aG: () => (/* binding */ sessionText),
/* harmony export */   fh: () => (/* binding */ nameText),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   uS: () => (/* binding */ kindText),
/* harmony export */   vN: () => (/* binding */ sessionLine),
/* harmony export */   wg: () => (/* binding */ foldable),
/* harmony export */   xE: () => (/* binding */ alert)
/* harmony export */ });
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
/* harmony import */ var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78091);
/* harmony import */ var _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64598);
/* harmony import */ var _describe_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92407);
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68859);





/** Names of devices and tests are rarely this long; longer ones are cut. */
const maxNameLength = 160;
const maxCodeLength = 300;
/** `3 m 12 s`; a dash where the duration is unknown. */
const duration = (durationMs) => durationMs === undefined || !Number.isFinite(durationMs) || durationMs < 0 ? '–' : (0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs);
/** `2026-01-02 10:20:30 UTC`; a dash where the time is unknown. */
const utcTime = (time) => time === undefined || Number.isNaN(time.getTime()) ? '–' : `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
/** A name from outside as Markdown prose, cut to what a table can hold. */
const nameText = (name) => (0,_lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineText */ .ln)((0,_lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutText */ .IN)(name, maxNameLength));
/** The same in the code font, for names with packages and folders. */
const codeName = (name) => (0,_lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)((0,_lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutText */ .IN)(name, maxCodeLength));
/** `A, B and 3 more`, as Markdown. */
const listed = (names, limit) => (0,_describe_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(names, limit, nameText);
/** A link to a page of the service; nothing where readers cannot open it. */
const linkTo = (label, url) => {
    const address = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .webAddress */ .D)(url);
    return address === undefined ? [] : [(0,_lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(label, address)];
};
/** A GitHub table. Header and cells are Markdown without bars and line ends, as the escaping functions give it. */
const table = (header, rows) => [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
const row = (cells) => `| ${cells.join(' | ')} |`;
/** A part that opens on a click. The blank lines make GitHub read Markdown inside; `summary` must be HTML. */
const foldable = (summary, blocks, open = false) => [`<details${open ? ' open' : ''}><summary>${summary}</summary>`, ...blocks, '</details>'].join('\n\n');
/** A colored box: blue, orange or red on GitHub, an ordinary quotation elsewhere. It cannot stand inside a foldable part. */
const alert = (kind, blocks) => [`[!${kind}]`, ...blocks.join('\n\n').split('\n')].map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
const kindWords = {
    passed: ['✅', 'passed'],
    failed: ['❌', 'failed'],
    'timed-out': ['❌', 'timed out'],
    error: ['❌', 'error'],
    empty: ['⚠️', 'no tests'],
};
/** `❌ error`: a session's result in a table. */
const kindText = (kind) => kindWords[kind].join(' ');
/** The same, with the number of failed tests where these are the problem. */
const sessionText = (shard) => {
    if (shard.judgment.kind !== 'failed')
        return kindText(shard.judgment.kind);
    const { failed, quarantined } = countFailures(shard);
    if (failed + quarantined === 0)
        return `${kindText('passed')} after a retry`;
    return [...(failed > 0 ? [`❌ ${failed} failed`] : []), ...(quarantined > 0 ? [`⚠️ ${quarantined} quarantined`] : [])].join(', ');
};
/** A shard's attempt in the timeline; of several attempts each stands for itself. */
const sessionLine = (shard, kind) => {
    if (kind === 'passed')
        return { sign: '+', problem: '' };
    if (kind === 'empty')
        return { sign: '!', problem: kindWords.empty[1] };
    if (kind !== 'failed' || shard.attempts.length > 1)
        return { sign: '-', problem: kindWords[kind][1] };
    const { failed, quarantined } = countFailures(shard);
    return failed > 0 ? { sign: '-', problem: `${failed} failed` } : { sign: '!', problem: `${quarantined} quarantined` };
};
/** How many tests failed, and how many of all failures do not count. */
const countFailures = ({ failed, quarantined }) => {
    const notCounted = quarantined.keys().reduce((sum, { status }) => sum + (status === 'failed' ? 1 : 0), 0);
    return { failed: failed - notCounted, quarantined: notCounted };
};


/***/ }),

/***/ 68859:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
const maxLength = 2_000;
/**
 * The address of a page of the service that readers can open: https, without credentials. Plain http is the built-in cloud on the machine
 * that ran the job and may have ended.
 */
const webAddress = (text) => {
    const url = text === undefined || text.length > maxLength ? null : URL.parse(text);
    if (url?.protocol !== 'https:')
        return undefined;
    url.username = '';
    url.password = '';
    return url.href;
};


/***/ }),

/***/ 14289:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zy: () => (/* binding */ addCounters),
/* harmony export */   mG: () => (/* binding */ subtractCounters),
/* harmony export */   r4: () => (/* binding */ failedIn),
/* harmony export */   x$: () => (/* binding */ executedIn),
/* harmony export */   x7: () => (/* binding */ countByStatus)
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50191);

/** Tests by status; an unrecognized status counts as an error, since it does not show that the test passed. */
const countByStatus = (tests) => {
    const counts = { ..._model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .noCounters */ .pZ };
    for (const { status } of tests) {
        if (status === 'timed-out')
            counts.timedOut += 1;
        else if (status === 'unknown')
            counts.error += 1;
        else
            counts[status] += 1;
    }
    return counts;
};
/** Tests that ran and did not pass. */
const failedIn = ({ failed, error, timedOut }) => failed + error + timedOut;
/** Tests that ran, whatever their result. */
const executedIn = (counters) => counters.passed + failedIn(counters);
const addCounters = (one, other) => combine(one, other, 1);
const subtractCounters = (one, other) => combine(one, other, -1);
const combine = (one, other, sign) => ({
    passed: one.passed + sign * other.passed,
    failed: one.failed + sign * other.failed,
    skipped: one.skipped + sign * other.skipped,
    timedOut: one.timedOut + sign * other.timedOut,
    error: one.error + sign * other.error,
    pending: one.pending + sign * other.pending,
});


/***/ }),

/***/ 18665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   Jj: () => (/* binding */ describeDevices),
/* harmony export */   Mr: () => (/* binding */ describeQuarantined),
/* harmony export */   Rh: () => (/* binding */ countDevices),
/* harmony export */   _0: () => (/* binding */ describeSession),
/* harmony export */   b5: () => (/* binding */ describeFlaky),
/* harmony export */   y0: () => (/* binding */ describeShard)
/* harmony export */ });
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);
/* harmony import */ var _model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8882);


/** `Google Pixel 3-10.0`, with `, shard 2 of 3` where there are several. Numbered from 1, as people count. */
const describeSession = (session) => {
    const { shard, attempt } = session;
    const part = shard.total > 1 ? `, ${describeShard(shard)}` : '';
    return `${(0,_model_device_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .deviceLabel */ .hV)(session)}${part}${attempt > 0 ? `, attempt ${attempt + 1}` : ''}`;
};
/** Devices once, whatever runs on them. */
const countDevices = (shards) => new Set(shards.map(({ last }) => last.device)).size;
const describeDevices = (shards) => (0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(countDevices(shards), 'device');
/** With `shards: auto`, a job knows its own shard before it knows how many there are. */
const describeShard = ({ index, total }) => `shard ${index + 1}${total === 'auto' ? '' : ` of ${total}`}`;
/** The message of a failure, else the first line of its trace. */
const describeFailure = ({ message, trace }) => message ?? trace?.trimStart().split('\n', 1)[0];
const describeFlaky = ({ earlierAttempts }) => `Passed only on attempt ${earlierAttempts.length + 1}; flaky tests count as failed in this run.`;
/** Why a failure does not count, and what it was. */
const describeQuarantined = ({ failures }, { reason, issue, until }) => {
    const [failure] = failures;
    const message = failure === undefined ? undefined : describeFailure(failure);
    return `Quarantined until ${until}: ${reason} (${issue})${message === undefined ? '' : `. ${message}`}`;
};


/***/ }),

/***/ 29127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LX: () => (/* binding */ toTestAttempt),
/* harmony export */   f1: () => (/* binding */ readFailure),
/* harmony export */   f2: () => (/* binding */ isFailureElement),
/* harmony export */   iK: () => (/* binding */ statusOfFailure),
/* harmony export */   oS: () => (/* binding */ isLastAttempt),
/* harmony export */   tc: () => (/* binding */ isRerun)
/* harmony export */ });
/* harmony import */ var _lib_present_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28008);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44291);
/* harmony import */ var _text_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45910);



const elements = {
    failure: { kind: 'failure', attempt: 'last' },
    error: { kind: 'error', attempt: 'last' },
    flakyFailure: { kind: 'failure', attempt: 'before-pass' },
    flakyError: { kind: 'error', attempt: 'before-pass' },
    rerunFailure: { kind: 'failure', attempt: 'rerun' },
    rerunError: { kind: 'error', attempt: 'rerun' },
};
const isFailureElement = (name) => Object.hasOwn(elements, name);
/** @param trace the text inside the element */
const readFailure = (element, { type, message, time, file, line, lineno }, trace, { limits, nameOf }) => ({
    element,
    failure: {
        kind: elements[element].kind,
        ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .E)({
            type: type ? nameOf(type) : undefined,
            message: message ? (0,_text_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .m)(message, limits.messageChars) : undefined,
            trace,
        }),
    },
    ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .E)({ durationMs: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .readSeconds */ .UW)(time), file: file ? nameOf(file) : undefined, line: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .readLine */ .Xw)(line ?? lineno) }),
});
const isLastAttempt = ({ element }) => elements[element].attempt === 'last';
const isRerun = ({ element }) => elements[element].attempt === 'rerun';
const statusOfFailure = ({ kind }) => (kind === 'error' ? 'error' : 'failed');
const toTestAttempt = ({ failure, durationMs }) => ({
    status: statusOfFailure(failure),
    failures: [failure],
    ...(0,_lib_present_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .E)({ durationMs }),
});


/***/ }),

/***/ 44291:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ readTimestamp),
/* harmony export */   UW: () => (/* binding */ readSeconds),
/* harmony export */   Xw: () => (/* binding */ readLine),
/* harmony export */   kz: () => (/* binding */ readNumber)
/* harmony export */ });
/**
 * A number as JUnit writers spell it: `12`, `4.5e-05`, `1,234.5`, `1.234,5`, `0,005`, `a99,999`, `1.5 s`.
 *
 * @returns nothing where no digit is to be found, or the number is negative or not finite
 */
const readNumber = (text = '') => {
    const plain = Number(text.trim() === '' ? Number.NaN : text);
    const value = Number.isNaN(plain) ? Number(withPoint(text.slice(0, 60).replace(/[^\d.,eE+-]|[eE](?![+-]?\d)/g, ''))) : plain;
    return Number.isFinite(value) && value >= 0 && /\d/.test(text) ? value : undefined;
};
/** Makes the last of two kinds of signs the decimal point; a lone comma before three digits groups thousands, unless a zero leads. */
const withPoint = (digits) => {
    const comma = digits.lastIndexOf(',');
    const point = digits.lastIndexOf('.');
    if (comma === -1)
        return digits.indexOf('.') === point ? digits : digits.replaceAll('.', '');
    if (point > comma)
        return digits.replaceAll(',', '');
    if (point !== -1)
        return digits.replaceAll('.', '').replace(',', '.');
    return /^[1-9]\d{0,2}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
};
const millisecondsPerSecond = 1_000;
/** Seconds in milliseconds, rounded to a microsecond. */
const readSeconds = (text) => {
    const seconds = readNumber(text);
    return seconds === undefined ? undefined : Math.round(seconds * millisecondsPerSecond * 1_000) / 1_000;
};
/** The number of a line in a file, from 1. */
const readLine = (text) => {
    const line = readNumber(text);
    return line !== undefined && Number.isInteger(line) && line > 0 ? line : undefined;
};
/** A time without a zone is taken as UTC, which is what the service and most writers mean. */
const readTimestamp = (text = '') => {
    const trimmed = text.trim().slice(0, 60);
    if (trimmed === '')
        return undefined;
    const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(trimmed);
    const date = new Date(hasZone ? trimmed : `${trimmed.replace(' ', 'T')}Z`);
    return Number.isNaN(date.getTime()) ? undefined : date;
};


/***/ }),

/***/ 43254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tk: () => (/* binding */ closeSuite),
  CG: () => (/* binding */ isSuiteItself),
  Hu: () => (/* binding */ openSuite),
  r9: () => (/* binding */ testsOfSuite)
});

// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js + 1 modules
var results_attempts = __webpack_require__(3117);
// EXTERNAL MODULE: ./build/javascript/results/counting.js
var counting = __webpack_require__(14289);
// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
// EXTERNAL MODULE: ./build/javascript/lib/present.js
var present = __webpack_require__(28008);
// EXTERNAL MODULE: ./build/javascript/results/junit/numbers.js
var junit_numbers = __webpack_require__(44291);
;// CONCATENATED MODULE: ./build/javascript/results/junit/declared-counts.js





const readDeclaredCounts = (attributes, problems) => {
    /** Several spellings of one count are added: writers tell `skipped` from `disabled`. */
    const count = (...names) => {
        const values = names.flatMap((name) => {
            const text = attributes[name]?.trim() ?? '';
            const value = (0,junit_numbers/* readNumber */.kz)(text);
            if (value === undefined && text !== '')
                problems.add({ code: 'bad-count', message: `${name}="${text.slice(0, 40)}" is not a count.` });
            return value === undefined ? [] : [Math.trunc(value)];
        });
        return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value);
    };
    return (0,present/* present */.E)({
        tests: count('tests', 'total'),
        failures: count('failures', 'failed'),
        errors: count('errors'),
        skipped: count('skipped', 'skips', 'skip', 'ignored', 'disabled', 'notrun'),
        timedOut: count('timedout'),
    });
};
/**
 * @param held tests of a suite that does not say how many it has
 * @returns nothing where the suite claims nothing
 */
const toCounters = (declared, held) => {
    const { tests = held, failures = 0, errors = 0, skipped = 0, timedOut = 0 } = declared;
    if (Object.keys(declared).length === 0)
        return undefined;
    const passed = Math.max(0, tests - failures - errors - skipped - timedOut);
    return { passed, failed: failures, error: errors, skipped, timedOut, pending: 0 };
};
/**
 * Compares claim and finding. Writers differ in what they count (with or without nested suites, each attempt or each test, failures with
 * or without errors), so a claim stands if any of these ways agrees.
 *
 * @returns what differs, as a sentence, or nothing
 */
const describeDifference = (name, { tests, failures, errors, skipped, timedOut = 0 }, found) => {
    const failed = failures === undefined && errors === undefined ? undefined : (failures ?? 0) + (errors ?? 0) + timedOut;
    const fits = (claim, ...ways) => claim === undefined || found.some((counters) => ways.some((count) => count(counters) === claim));
    const agrees = fits(tests, model_status/* countedTests */.IU, (counters) => (0,model_status/* countedTests */.IU)(counters) - counters.skipped) &&
        (fits(failed, notPassed) || (failures !== undefined && fits(failures, notPassed))) &&
        fits(skipped, (counters) => counters.skipped);
    if (agrees)
        return undefined;
    const claims = [claim(tests, 'tests'), claim(failed, 'failed'), claim(skipped, 'skipped')].filter((text) => text !== '');
    const [first] = found;
    return `${name} declares ${claims.join(', ')}; it contains ${(0,numbers/* counted */.hS)((0,model_status/* countedTests */.IU)(first), 'test')}, ${notPassed(first)} failed, ${first.skipped} skipped.`;
};
const notPassed = (counters) => (0,counting/* failedIn */.r4)(counters) + counters.pending;
const claim = (count, word) => (count === undefined ? '' : `${count} ${word}`);

// EXTERNAL MODULE: ./build/javascript/results/junit/failure.js
var junit_failure = __webpack_require__(29127);
// EXTERNAL MODULE: ./build/javascript/results/junit/text-budget.js
var text_budget = __webpack_require__(45910);
;// CONCATENATED MODULE: ./build/javascript/results/junit/suite.js






const openSuite = (attributes, { nameOf, problems }) => ({
    name: nameOf(attributes.name ?? attributes.id ?? ''),
    declared: readDeclaredCounts(attributes, problems),
    properties: new Map(),
    cases: [],
    failures: [],
    inner: [],
});
const suiteItself = '(suite)';
/** Whether it is no test, but stands for a suite that failed outside of its tests. */
const isSuiteItself = ({ name }) => name === suiteItself;
/** A failure of the suite itself becomes a test of its own. */
const testsOfSuite = ({ name, failures }) => {
    if (failures.length === 0)
        return [];
    const isError = failures.some(({ failure }) => (0,junit_failure/* statusOfFailure */.iK)(failure) === 'error');
    return [
        {
            className: name,
            name: suiteItself,
            status: isError ? 'error' : 'failed',
            failures: failures.map(({ failure }) => failure),
            earlierAttempts: [],
        },
    ];
};
/** Sums a suite up, and notes where its attributes claim something else. */
const closeSuite = (suite, isWhole, { problems, repeatedCases }) => {
    const { name, declared, cases, inner } = suite;
    const ofCases = (0,counting/* countByStatus */.x7)(cases);
    const found = (0,counting/* addCounters */.Zy)(ofCases, (0,counting/* countByStatus */.x7)(testsOfSuite(suite)));
    const attempts = (0,counting/* addCounters */.Zy)(found, (0,counting/* countByStatus */.x7)(cases.flatMap(({ earlierAttempts }) => earlierAttempts)));
    const totals = {
        found: inner.reduce((sum, each) => (0,counting/* addCounters */.Zy)(sum, each.found), found),
        attempts: inner.reduce((sum, each) => (0,counting/* addCounters */.Zy)(sum, each.attempts), attempts),
    };
    const eachOnce = repeatedCases === 'attempts' ? [(0,counting/* countByStatus */.x7)((0,results_attempts/* mergeRepeated */.TX)(cases))] : [];
    const difference = describeDifference(name === '' ? 'A suite without a name' : `The suite "${(0,text_budget/* shorten */.m)(name, 100)}"`, declared, [
        totals.found,
        totals.attempts,
        found,
        ofCases,
        attempts,
        ...eachOnce,
    ]);
    if (difference !== undefined && isWhole)
        problems.add({ code: 'counts-differ', message: difference });
    return { ...totals, declared: declaredTotal(declared, found, totals.found, inner) };
};
/**
 * What a suite and the suites inside it claim, or hold where that is worse: two wrong claims must not balance each other. A claim usually
 * includes the suites inside. Of their claims only failures count then, since some writers count tests in several ways.
 */
const declaredTotal = (declared, own, all, inner) => {
    const isOwnAlone = declared.tests === (0,model_status/* countedTests */.IU)(own) && (0,model_status/* countedTests */.IU)(all) !== (0,model_status/* countedTests */.IU)(own);
    const covered = (0,model_status/* countedTests */.IU)(isOwnAlone ? own : all);
    const claim = toCounters(declared, covered);
    const claims = inner.flatMap((each) => each.declared ?? []);
    if (claim === undefined && claims.length === 0)
        return undefined;
    const ofInner = inner.reduce((sum, each) => (0,counting/* addCounters */.Zy)(sum, each.declared ?? each.found), model_status/* noCounters */.pZ);
    const held = (0,counting/* addCounters */.Zy)(own, ofInner);
    if (claim === undefined)
        return held;
    return isOwnAlone ? (0,counting/* addCounters */.Zy)(worseOf(own, claim, covered), ofInner) : worseOf(held, claim, covered);
};
/** @param covered tests that the claim is about, of which it may name fewer */
const worseOf = (held, claim, covered) => {
    const { failed, error } = claim.failed + claim.error >= held.failed + held.error ? claim : held;
    const timedOut = Math.max(held.timedOut, claim.timedOut);
    const others = Math.max(0, Math.max(covered, (0,model_status/* countedTests */.IU)(claim)) - failed - error - timedOut);
    const skipped = Math.min(others, Math.max(held.skipped, claim.skipped));
    return { passed: others - skipped, failed, error, skipped, timedOut, pending: 0 };
};


/***/ }),

/***/ 45910:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shorten),
/* harmony export */   r: () => (/* binding */ createTextBudget)
/* harmony export */ });
const spentChars = 300;
const headShare = 0.75;
const createTextBudget = (keptChars) => {
    let left = keptChars;
    return {
        collect: (mostChars) => {
            const limitChars = left > 0 ? mostChars : Math.min(mostChars, spentChars);
            const headChars = Math.ceil(limitChars * headShare);
            const tailChars = limitChars - headChars;
            let head = '';
            let tail = '';
            let totalChars = 0;
            return {
                push: (piece) => {
                    totalChars += piece.length;
                    const room = headChars - head.length;
                    if (room > 0)
                        head += room >= piece.length ? piece : piece.slice(0, room);
                    if (room >= piece.length)
                        return;
                    tail += room > 0 ? piece.slice(room) : piece;
                    // Twice the room, so that not every piece costs a copy.
                    if (tail.length > 2 * tailChars + 1_000)
                        tail = lastChars(tail, tailChars);
                },
                take: () => {
                    const end = lastChars(tail, tailChars);
                    const cutChars = totalChars - head.length - end.length;
                    const kept = trim(cutChars === 0 ? head + end : `${head}\n[${cutChars} characters cut]\n${end}`);
                    left -= kept.length;
                    return kept === '' ? undefined : detach(kept);
                },
            };
        },
    };
};
const lastChars = (text, count) => (count === 0 ? '' : text.slice(-count));
/** No blank lines around, no halves of a character where the text was cut. */
const trim = (text) => text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .toWellFormed();
/** A short text, cut at its end. */
const shorten = (text, limitChars) => detach(text.length <= limitChars ? text : `${text.slice(0, limitChars)}[${text.length - limitChars} characters cut]`.toWellFormed());
/** Slices of a string keep the whole of it alive; a chunk of the file must not live as long as a name in it. */
const longestInline = 12;
const detach = (text) => (text.length <= longestInline ? text : Buffer.from(text, 'utf8').toString('utf8'));


/***/ })

};
;