"use strict";
exports.id = 960;
exports.ids = [960];
exports.modules = {

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

/***/ 64960:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderWithoutResult: () => (/* binding */ renderWithoutResult)
/* harmony export */ });
/* harmony import */ var _lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78091);
/* harmony import */ var _lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64598);
/* harmony import */ var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71113);
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96804);
/* harmony import */ var _markdown_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84945);





const maxTextLength = 800;
/** The log has more. */
const maxMistakes = 50;
/** The job summary of a step that ended before it had anything to report. */
const renderWithoutResult = (reason, mistakes, { code, hint }, { job, docsUrl }) => {
    const text = (line) => (0,_lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .messageText */ .Lo)((0,_lib_escape_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .cutText */ .IN)(line, maxTextLength));
    const more = mistakes.length - maxMistakes;
    const list = [
        ...mistakes.slice(0, maxMistakes).map((line) => `- ${text(line)}`),
        ...(more > 0 ? [`- and ${(0,_lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .digits */ .vm)(more)} more`] : []),
    ];
    const blocks = [text(reason), ...(list.length === 0 ? [] : [list.join('\n')])];
    const next = `**Next:** ${(0,_lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .messageText */ .Lo)(hint)} What is ${(0,_lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(code, (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .explanationUrl */ .$f)(code, docsUrl))}?`;
    return `## ❌ Error: job ${(0,_lib_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(job)}\n\n${(0,_markdown_format_js__WEBPACK_IMPORTED_MODULE_3__/* .alert */ .xE)('CAUTION', [...blocks, next])}\n`;
};


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


/***/ })

};
;