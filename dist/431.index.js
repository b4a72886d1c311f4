"use strict";
exports.id = 431;
exports.ids = [431];
exports.modules = {

/***/ 69344:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ deriveArtifactName),
/* harmony export */   m: () => (/* binding */ uploadArtifact)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _lib_durations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71698);
/* harmony import */ var _lib_escape_artifact_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62149);
/* harmony import */ var _lib_first_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61640);
/* harmony import */ var _stall_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84073);





/** Names tried before giving up: `name`, `name-2`, … */
const maxNames = 20;
/**
 * Stores files as a workflow artifact.
 *
 * Never fails the step: without an artifact service (or with one that refuses, or falls silent) it says so once and answers undefined; the files stay.
 */
const uploadArtifact = async (request, services, guard = (0,_stall_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .createStallGuard */ .GD)(services.clock)) => {
    const { environment, log } = services;
    if (!environment.ACTIONS_RUNTIME_TOKEN || !environment.ACTIONS_RESULTS_URL) {
        log.notice(`This runner has no artifact service: the report stays in ${request.rootDir} and is not stored as an artifact.`);
        return undefined;
    }
    // The client is by far the largest dependency, so it loads only once there is something to store.
    const { DefaultArtifactClient, GHESNotSupportedError } = await Promise.all(/* import() */[__webpack_require__.e(92), __webpack_require__.e(351), __webpack_require__.e(935)]).then(__webpack_require__.bind(__webpack_require__, 77935));
    try {
        return await guard.run(() => uploadUnderFreeName(new DefaultArtifactClient(), request, services));
    }
    catch (error) {
        const why = (0,_lib_first_line_js__WEBPACK_IMPORTED_MODULE_4__/* .firstLineOf */ .Q)(error);
        if (error instanceof GHESNotSupportedError)
            log.notice(`The action does not support the artifact service of this GitHub server: the report stays in ${request.rootDir}.`);
        else
            log.warning(`The artifact ${request.name} could not be stored (${why}): the report stays in ${request.rootDir}.`);
        return undefined;
    }
};
const uploadUnderFreeName = async (client, request, { context, log }) => {
    const base = request.name;
    const options = {
        ...(request.retentionDays === 0 ? {} : { retentionDays: request.retentionDays }),
        ...(request.unarchived === true ? { skipArchive: true } : {}),
    };
    for (let nth = 1;; nth++) {
        const name = nth === 1 ? base : `${base}-${nth}`;
        try {
            const { id, size } = await client.uploadArtifact(name, [...request.files], request.rootDir, options);
            if (id === undefined)
                throw new Error('the artifact service returned no id');
            const url = `${context.serverUrl}/${context.repository}/actions/runs/${context.runId}/artifacts/${id}`;
            log.info(`Stored the artifact ${name} (${(0,_lib_durations_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(size ?? 0)}): ${url}`);
            return { id: String(id), url, name };
        }
        catch (error) {
            // An unarchived artifact is named by its file, so no other name can be tried.
            if (!isNameTaken(error) || nth === maxNames || request.unarchived === true)
                throw error;
            log.info(`An artifact ${name} exists already in this run; trying ${base}-${nth + 1}.`);
        }
    }
};
const isNameTaken = (error) => error instanceof Error && /\b409\b|already exists/i.test(error.message);
/**
 * The derived artifact name: framework, job, shard, run attempt, and a short hash of the step and its inputs, so that the jobs of a
 * matrix over devices and two steps of one job differ.
 */
const deriveArtifactName = (parts, context) => {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(context.step).update('\0').update(parts.identity).digest('hex').slice(0, 8);
    const shard = parts.shard === '' ? '' : `-${parts.shard}`;
    return (0,_lib_escape_artifact_name_js__WEBPACK_IMPORTED_MODULE_2__/* .safeArtifactName */ .$)(`mobile-test-results-${parts.framework}-${context.job}${shard}-attempt-${context.runAttempt}-${hash}`);
};


/***/ }),

/***/ 62149:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ safeArtifactName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83780);


/** The service allows more; names are shown in lists, and one of a single file is its file name. */
const maxLength = 150;
const hashLength = 8;
/**
 * The name of a workflow artifact: whatever the artifact service forbids (`" : < > | * ? \ /` and line ends) becomes `-`, and so does
 * what file systems cannot hold, since people download artifacts under their names.
 *
 * A name that had to be cut ends in a hash of the whole, so that two long names stay apart.
 */
const safeArtifactName = (text) => {
    const plain = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .showInvisible */ .j)(text)
        .replace(/[":<>|*?\\/\s]+/g, '-')
        .replace(/^[.-]+|(?<![.-])[.-]+$/g, '');
    if (plain === '')
        return 'artifact';
    if (plain.length <= maxLength)
        return plain;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, hashLength);
    return `${plain.slice(0, maxLength - hashLength - 1).toWellFormed()}-${hash}`;
};


/***/ }),

/***/ 86487:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ writeTextFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_2__);



const blockChars = 65_536;
/**
 * Writes a text that is made piece by piece; no more than a block of it is in memory.
 *
 * @throws the file system's error where the file cannot be written
 */
const writeTextFile = (path, pieces) => (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(inBlocks(pieces), { objectMode: true }), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path));
function* inBlocks(pieces) {
    let block = [];
    let chars = 0;
    for (const piece of pieces) {
        block.push(piece);
        chars += piece.length;
        if (chars < blockChars)
            continue;
        yield block.join('');
        block = [];
        chars = 0;
    }
    if (chars > 0)
        yield block.join('');
}


/***/ }),

/***/ 36794:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ cleanXml),
/* harmony export */   IR: () => (/* binding */ escapeXmlText),
/* harmony export */   K_: () => (/* binding */ createXmlCleaner),
/* harmony export */   MA: () => (/* binding */ xmlTag)
/* harmony export */ });
/* unused harmony exports findIllegalXml, escapeXmlAttribute */
/** Control characters that XML 1.0 forbids, and two code points that are no characters. Lone surrogates are seen to apart: far quicker. */
const illegalRanges = [
    [0x0, 0x8],
    [0xb, 0xc],
    [0xe, 0x1f],
    [0xfffe, 0xffff],
];
const escaped = (codeUnit) => `\\u${codeUnit.toString(16).padStart(4, '0')}`;
const illegalSet = illegalRanges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('');
const illegal = new RegExp(`[${illegalSet}]`);
const illegalAnywhere = new RegExp(illegal, 'g');
/** Colours and cursor movements of terminals, without the escape character that begins them. */
const terminalSequence = /^\[[0-9;?]*[A-Za-z]/;
const escapeCode = 0x1b;
const replacement = '\uFFFD';
/** @returns where the first character is that XML 1.0 forbids, or -1. Lone surrogates are not looked for. */
const findIllegalXml = (text) => text.search(illegal);
/**
 * Text that XML 1.0 can hold. Terminal colours go, every other illegal character becomes U+FFFD, so that a reader sees that
 * something was there.
 */
const cleanXml = (text) => {
    const whole = text.isWellFormed() ? text : text.toWellFormed();
    return illegal.test(whole) ? withoutTerminalSequences(whole).replace(illegalAnywhere, replacement) : whole;
};
/** Longer ones are no colours. */
const longestSequence = 64;
/** @returns where a terminal sequence begins that the end of the text may have cut in two, or the text's length */
const cutTerminalSequence = (text) => {
    const end = text.slice(-longestSequence);
    const start = end.lastIndexOf(String.fromCharCode(escapeCode));
    const isCut = start !== -1 && /^(?:\[[0-9;?]*)?$/.test(end.slice(start + 1));
    return isCut ? text.length - end.length + start : text.length;
};
/**
 * `cleanXml` for a text that comes in pieces. Lone surrogates are not looked for: decoders make none.
 *
 * @param take gets the clean text
 * @param onIllegal called once, when all before the first illegal character is taken
 */
const createXmlCleaner = (take, onIllegal) => {
    let cut = '';
    let isClean = true;
    const takeWhole = (text) => {
        const start = findIllegalXml(text);
        if (start === -1) {
            take(text);
            return;
        }
        if (isClean) {
            isClean = false;
            take(text.slice(0, start));
            onIllegal();
            take(cleanXml(text.slice(start)));
        }
        else
            take(cleanXml(text));
    };
    return {
        write: (piece) => {
            const text = cut + piece;
            const end = cutTerminalSequence(text);
            cut = text.slice(end);
            takeWhole(text.slice(0, end));
        },
        end: () => takeWhole(cut),
    };
};
const withoutTerminalSequences = (text) => {
    const [first = '', ...pieces] = text.split(String.fromCharCode(escapeCode));
    return first + pieces.map((piece) => afterEscape(piece)).join('');
};
const afterEscape = (piece) => terminalSequence.test(piece) ? piece.replace(terminalSequence, '') : replacement + piece;
const textEscapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
const attributeEscapes = {
    ...textEscapes,
    '"': '&quot;',
    '\n': '&#10;',
    '\t': '&#9;',
};
/** Character data. `>` is escaped as well, which makes `]]>` harmless. */
const escapeXmlText = (text) => cleanXml(text).replace(/[&<>\r]/g, (sign) => textEscapes[sign] ?? sign);
/** Everything that an attribute cannot hold as it is; most names and numbers have nothing of it. */
const unplain = new RegExp(`[&<>"\\ud800-\\udfff\\r\\n\\t${illegalSet}]`);
/** The value of an attribute between double quotes; line ends and tabs survive a reader's normalisation. */
const escapeXmlAttribute = (text) => unplain.test(text) ? cleanXml(text).replace(/[&<>"\r\n\t]/g, (sign) => attributeEscapes[sign] ?? sign) : text;
/** `<name key="value"…`, still open; attributes without a value are left out. */
const xmlTag = (name, attributes) => {
    let tag = `<${name}`;
    for (const [key, value] of Object.entries(attributes))
        if (value !== undefined)
            tag += ` ${key}="${escapeXmlAttribute(String(value))}"`;
    return tag;
};


/***/ }),

/***/ 28267:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ sourceHints)
/* harmony export */ });
/* harmony import */ var _stack_frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32624);

/** What is read of a text; an Espresso failure with its view hierarchy can be megabytes. */
const maxRead = 200_000;
const maxLineLength = 1_000;
const maxHints = 40;
/** The extension and line of a place; what comes before is read backwards from here, once it is known to be one. */
const place = /\.(?:swift|mm?|cpp|cc|c|h|kts?|java|groovy|scala)(?::(\d{1,7})\b|#[^\s)]{0,300}?StartingLineNumber=(\d{1,7}))/g;
const pathCharacter = /[^\s()#"'<>|,;=]/;
/**
 * Every place outside of test frameworks that a failure names, in its own order, then the one that the report gives for the test.
 * Found one at a time, since most readers want the first.
 *
 * Reads Java and Kotlin frames with and without `at`, and what Xcode tools write: `File.swift:12: message`, `message (File.swift:12)`,
 * `path/File.swift:12`, and `path/File.swift#…StartingLineNumber=11` (which counts from 0).
 */
function* sourceHints(test, failure) {
    const told = new Set();
    for (const hint of allHints(test, failure)) {
        const key = `${hint.packagePath ?? ''} ${hint.file}:${hint.line}`;
        if (hint.line < 1 || told.has(key))
            continue;
        told.add(key);
        yield hint;
        if (told.size === maxHints)
            return;
    }
}
function* allHints({ file, line }, failure) {
    for (const text of [failure?.message, failure?.trace])
        if (text !== undefined)
            yield* hintsIn(text.slice(0, maxRead));
    if (file !== undefined && line !== undefined)
        yield { file, line };
}
function* hintsIn(text) {
    for (const found of text.matchAll(place)) {
        const frame = (0,_stack_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFrame */ .y)(lineAround(text, found.index));
        if (frame === undefined) {
            const file = pathEndingAt(text, found.index);
            // Xcode counts lines from 0 in the addresses that it writes.
            const line = found[1] === undefined ? Number(found[2]) + 1 : Number(found[1]);
            if (!file.startsWith('.'))
                yield { file, line };
        }
        else if (frame.file !== undefined && frame.line !== undefined && !(0,_stack_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .isFrameworkClass */ .f)(frame.className)) {
            yield { file: frame.file, line: frame.line, packagePath: packagePathOf(frame.className) };
        }
    }
}
const lineAround = (text, at) => {
    const before = text.slice(Math.max(0, at - maxLineLength), at);
    const after = text.slice(at, at + maxLineLength);
    const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
    const end = after.search(/[\r\n]/);
    return before.slice(start) + (end === -1 ? after : after.slice(0, end));
};
const packagePathOf = (className) => className.split('.').slice(0, -1).join('/');
/** The path whose extension starts at `dot`. Walked by hand: a pattern would try every start of a long line. */
const pathEndingAt = (text, dot) => {
    let start = dot;
    while (start > Math.max(0, dot - maxLineLength) && pathCharacter.test(text.charAt(start - 1)))
        start -= 1;
    const extension = /^\.\w+/.exec(text.slice(dot, dot + 8))?.[0] ?? '';
    return text.slice(start, dot) + extension;
};


/***/ }),

/***/ 32624:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isFrameworkClass),
/* harmony export */   y: () => (/* binding */ parseFrame)
/* harmony export */ });
/** Longer lines are never frames; the bound keeps hostile text cheap. */
const maxLineLength = 1_000;
const place = /\(([^()]{0,300})\)\s*$/;
const fileAndLine = /^([\w$-]+\.(?:kt|kts|java|groovy|scala)):(\d{1,7})$/;
const qualifiedName = /^[\w$<>/.-]+$/;
/** Packages whose frames say how a failure was reported, not where it is. */
const frameworkPackages = [
    'android.',
    'androidx.',
    'com.android.',
    'com.google.android.apps.common.testing.',
    'com.google.common.truth.',
    'com.kaspersky.',
    'dalvik.',
    'io.github.kakaocup.',
    'io.mockk.',
    'io.qameta.',
    'java.',
    'javax.',
    'jdk.',
    'junit.',
    'kotlin.',
    'kotlinx.',
    'leakcanary.',
    'libcore.',
    'org.assertj.',
    'org.hamcrest.',
    'org.junit.',
    'org.mockito.',
    'org.robolectric.',
    'sun.',
];
/** Reads `at com.shop.CartTest.addsItem(CartTest.kt:31)`, with or without `at`; anything else is no frame. */
const parseFrame = (line) => {
    if (line.length > maxLineLength)
        return undefined;
    const found = place.exec(line);
    if (found === null)
        return undefined;
    const head = line.slice(0, found.index).trim();
    // A method may hold spaces (Kotlin), but then only the `at` tells a frame from prose.
    const call = head.startsWith('at ') ? head.slice('at '.length) : head;
    if (call === head && !qualifiedName.test(call))
        return undefined;
    const withoutModule = call.slice(call.lastIndexOf('/') + 1);
    const lastDot = withoutModule.lastIndexOf('.');
    if (lastDot <= 0)
        return undefined;
    const [, file, number] = fileAndLine.exec(found[1] ?? '') ?? [];
    const className = withoutModule.slice(0, lastDot);
    return file === undefined ? { className } : { className, file, line: Number(number) };
};
const isFrameworkClass = (className) => frameworkPackages.some((prefix) => className.startsWith(prefix));


/***/ }),

/***/ 24865:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ decideVerdict),
/* harmony export */   z: () => (/* binding */ withLateProblems)
/* harmony export */ });
/* harmony import */ var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96804);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18665);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58983);



/**
 * The one place that decides. Green needs proof: every session that was asked for ended, reported, and agrees with what the service counts.
 *
 * The order is fixed: cancelled, out of time, errors, time-outs at the service, failed tests, passed.
 */
const decideVerdict = (facts) => {
    const { shards } = facts;
    const builds = decidingBuilds(facts);
    const { errors: emptyErrors, notices } = judgeEmptyShards(shards);
    const verdict = (kind, ...problems) => ({
        verdict: verdictOf(kind, ...problems),
        notices,
    });
    const [lost] = facts.problems.filter(({ code }) => code === 'build-may-be-running');
    const andLost = lost === undefined ? '' : `; ${lost.clause}`;
    if (facts.cancelled === true)
        return verdict('cancelled', (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('cancelled', `the workflow was cancelled before every session ended${andLost}`));
    const outOfTime = facts.problems.find(({ code }) => (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .isTimeoutCode */ .Dh)(code));
    if (outOfTime !== undefined)
        return verdict('timed-out', { ...outOfTime, clause: `${outOfTime.clause}${andLost}` });
    // The empty ones last, since what went wrong before explains why nothing was executed.
    const errors = [
        ...facts.problems,
        ...problemsOf(shards, 'error'),
        ...buildErrors(builds, shards),
        ...missingProblems(facts.missingTests ?? [], shards),
    ];
    const [error, ...otherErrors] = errors.length > 0 ? errors : emptyErrors;
    if (error !== undefined)
        return verdict('error', error, ...otherErrors);
    const [timeout, ...otherTimeouts] = [...problemsOf(shards, 'timed-out'), ...buildTimeouts(builds)];
    if (timeout !== undefined)
        return verdict('timed-out', timeout, ...otherTimeouts);
    if (facts.totals.failed > facts.totals.quarantined)
        return verdict('failed', (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('tests-failed', failedClause(facts)));
    return { verdict: { kind: 'passed', reason: passedSentence(facts) }, notices };
};
/** What went wrong after the run was judged: a verdict that is worse already stays, and a notice names the rest. */
const withLateProblems = (run, ...problems) => {
    const { kind } = run.verdict;
    if (kind !== 'cancelled' && kind !== 'timed-out' && kind !== 'error')
        return { ...run, verdict: verdictOf('error', ...problems) };
    const notices = problems.map(({ code, clause }) => `${oneLine(clause)} ${(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMark */ .rr)(code)}.`);
    return { ...run, notices: [...run.notices, ...notices] };
};
const problemsOf = (shards, kind) => shards.flatMap(({ judgement: { kind: own, code, reason } }) => own === kind && code !== undefined ? [(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)(code, reason)] : []);
const buildErrors = (builds, shards) => builds.flatMap((build) => {
    const name = `build ${build.id}${build.shard.total > 1 ? ` (${(0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describeShard */ .y0)(build.shard)})` : ''}`;
    if (build.status === 'error')
        return [(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('build-error', `${name} ended in error`)];
    if (build.status === 'unknown')
        return [(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('word-unknown', `the service gives ${name} the unrecognized status "${build.statusWord}"`)];
    if (build.status === 'failed' && !build.serviceRetries && !explainsFailure(build, shards))
        return [(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('failed-without-test', `the service reports ${name} as "${build.statusWord}", but no test in it failed`)];
    return [];
});
/** Builds with a session that still speaks, and those without any: where every session was run again whole, the build is history. */
const decidingBuilds = ({ builds, shards }) => {
    const decidingIds = new Set(shards.flatMap(({ deciding }) => deciding.map(({ session }) => session.buildId)));
    const replaced = shards.flatMap(({ attempts }) => attempts.map(({ buildId }) => buildId)).filter((id) => !decidingIds.has(id));
    const history = new Set(replaced);
    const healed = new Set(healedBuilds(shards));
    return builds.filter(({ id, status }) => !history.has(id) && (status === 'unknown' || !healed.has(id)));
};
/** Builds of which a bad session was run again whole: that is what their status is about, and their other sessions speak for themselves. */
const healedBuilds = (shards) => shards.flatMap(({ judged, deciding }) => judged
    .filter((each) => !deciding.includes(each) && each.judgement.kind !== 'passed' && each.judgement.kind !== 'empty')
    .map(({ session }) => session.buildId));
const explainsFailure = ({ id }, shards) => shards
    .flatMap(({ deciding }) => deciding)
    .some(({ session, judgement }) => session.buildId === id && judgement.kind !== 'passed' && judgement.kind !== 'empty');
const buildTimeouts = (builds) => builds
    .filter((build) => build.status === 'timed-out')
    .map((build) => (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('session-timed-out', `build ${build.id} timed out at the service`));
/** A session that died or was timed out explains its missing tests itself. */
const missingProblems = (missing, shards) => {
    const explained = new Set(shards.filter(({ judgement: { kind } }) => kind === 'error' || kind === 'timed-out').map(({ last }) => last.device));
    const names = missing.filter(({ devices }) => devices.some((device) => !explained.has(device))).map(({ name }) => name);
    const [first] = names;
    if (first === undefined)
        return [];
    const [more, them] = names.length === 1 ? ['', 'it'] : [` and ${names.length - 1} more`, 'them'];
    return [(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('tests-missing', `no session reported ${first}${more}, but the suite has ${them}`)];
};
/** An empty shard is a notice where others of its device (and of its attached build or project) ran tests, or where the split is known to leave it empty. */
const judgeEmptyShards = (shards) => {
    const isKnown = ({ last }) => last.evidence.knownTests === 0;
    const isEmpty = ({ judgement }) => judgement.kind === 'empty';
    if (shards.every((shard) => isEmpty(shard) && !isKnown(shard)))
        return { errors: [nothingRan('no test was executed')], notices: [] };
    const errors = [];
    const notices = [];
    for (const [, own] of Map.groupBy(shards, ({ last }) => `${last.buildNumber ?? 0} ${last.device}`)) {
        const othersRan = own.some((shard) => !isEmpty(shard));
        for (const shard of own.filter(isEmpty)) {
            if (othersRan || isKnown(shard))
                notices.push(`${shard.judgement.reason}: the split gives it no tests.`);
            else
                errors.push(nothingRan(shard.judgement.reason));
        }
    }
    return { errors, notices };
};
const nothingRan = (clause) => (0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .problem */ .CC)('no-tests-ran', clause);
const failedClause = ({ totals, shards, failOnFlaky }) => {
    const counted = totals.failed - totals.quarantined;
    const [first] = (0,_totals_js__WEBPACK_IMPORTED_MODULE_2__/* .failedTests */ .T9)(shards, failOnFlaky, 1, 'counted');
    const others = counted > 1 ? ` and ${counted - 1} more` : '';
    const failedFlaky = totals.flaky > 0 ? (0,_totals_js__WEBPACK_IMPORTED_MODULE_2__/* .countFailedFlaky */ .AE)(shards, failOnFlaky) : 0;
    const flaky = failedFlaky > 0 ? ` (${failedFlaky} flaky, counted as failed)` : '';
    const quarantined = totals.quarantined > 0 ? ` (and ${totals.quarantined} quarantined)` : '';
    const bundled = countFailedInBundle(shards);
    const source = bundled > 0 ? ` (${bundled} according to the result bundle alone)` : '';
    return `${counted} of ${totals.tests} ${severalDevices(shards) ? 'test results failed' : 'tests failed'}${flaky}${quarantined}${source}: ${first}${others}`;
};
const countFailedInBundle = (shards) => {
    const names = shards.flatMap(({ last: { evidence } }) => (evidence.bundle?.state === 'read' ? evidence.bundle.failed : []));
    return names.length;
};
const passedSentence = ({ totals, shards }) => {
    const devices = devicesOf(shards);
    const unit = severalDevices(shards) ? 'test result' : 'test';
    const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
    const flaky = totals.flaky > 0 ? `, ${totals.flaky} of them flaky` : '';
    const quarantined = totals.quarantined > 0 ? `, ${totals.quarantined} failed in quarantine` : '';
    return `${totals.passed} ${unit}${totals.passed === 1 ? '' : 's'} passed${flaky}${quarantined}${skipped} on ${devices} ${devices === 1 ? 'device' : 'devices'}; every session reported.`;
};
const devicesOf = (shards) => new Set(shards.map(({ last }) => last.device)).size;
/** A test has a result on each device; the counts are of these. */
const severalDevices = (shards) => devicesOf(shards) > 1;
/** The first problem is the reason, and the others are counted. On one line, whatever the service's words hold. */
const verdictOf = (kind, { code, clause, hint }, ...others) => {
    const more = others.length > 0 ? ` (and ${others.length} more ${others.length === 1 ? 'problem' : 'problems'})` : '';
    const reason = `${(0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(clause)}${more} ${(0,_model_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMark */ .rr)(code)}.`;
    return { kind, reason: oneLine(reason), code, hint };
};
const oneLine = (text) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();


/***/ }),

/***/ 4139:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ secondsText),
/* harmony export */   k_: () => (/* binding */ caseXml),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _lib_xml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36794);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18665);


/**
 * A test that passed after a failed attempt is a failure only where the run counts it so. Whatever is not known to be good is an error. A
 * quarantined failure is skipped: no reporter knows another word for what does not count.
 */
const outcomeOf = (test, failOnFlaky, isQuarantined = false) => {
    if (isQuarantined)
        return test.status === 'passed' ? 'passed' : 'skipped';
    if (test.status === 'passed')
        return failOnFlaky && failedAttempts(test).length > 0 ? 'failure' : 'passed';
    if (test.status === 'skipped')
        return 'skipped';
    return test.status === 'failed' ? 'failure' : 'error';
};
/**
 * One `<testcase>`. It holds at most one `<failure>`, `<error>` or `<skipped>`, with the texts of all failures, because reporters differ
 * in whether they count failures or tests. Earlier attempts are `flakyFailure` where the test passed in the end, else `rerunFailure`.
 */
const caseXml = ({ test, name, className, outcome, attributes = {} }) => {
    const open = (0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('testcase', {
        name,
        classname: className,
        time: secondsText(test.durationMs ?? 0),
        ...(isPlainPath(test.file) ? { file: test.file, line: test.line } : {}),
        ...attributes,
    });
    const inside = [resultXml(test, outcome), ...attemptsXml(test, outcome), ...outputXml(test, outcome)].join('');
    return inside === '' ? `    ${open}/>\n` : `    ${open}>\n${inside}    </testcase>\n`;
};
/** Three decimals and a point, whatever the locale. */
const secondsText = (durationMs) => (durationMs / 1_000).toFixed(3);
const resultXml = (test, outcome) => {
    switch (outcome) {
        case 'passed':
            return '';
        case 'skipped':
            return `${indent}${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('skipped', { message: test.skipMessage })}/>\n`;
        case 'failure':
            return test.status === 'passed' ? flakyAsFailure(test) : failureXml('failure', test.failures, 'failed');
        default:
            return failureXml('error', test.failures, test.statusWord ?? test.status);
    }
};
const indent = '      ';
const flakyAsFailure = (test) => `${indent}${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('failure', { type: 'flaky', message: (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFlaky */ .b5)(test) })}/>\n`;
const failureXml = (element, failures, type) => {
    const [first] = failures;
    const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : '';
    const open = (0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)(element, {
        type: element === 'error' ? type : (first?.type ?? type),
        message: first === undefined ? `The result of this test is "${type}"; no failure text is known.` : `${headlineOf(first)}${more}`,
    });
    const text = failures.map((failure, place) => numbered(textOf(failure), place, failures.length)).join('\n\n');
    return text === '' ? `${indent}${open}/>\n` : `${indent}${open}>${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXmlText */ .IR)(text)}</${element}>\n`;
};
const headlineOf = (failure) => (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .Ic)(failure) ?? failure.type ?? 'failed';
/** A trace usually begins with its message. */
const textOf = ({ message = '', trace = '' }) => trace.includes(message) ? trace : [message, trace].filter((text) => text !== '').join('\n');
const numbered = (text, place, total) => total > 1 ? `[${place + 1} of ${total}] ${text}` : text;
const failedAttempts = ({ earlierTries }) => earlierTries.filter(({ status }) => status !== 'passed' && status !== 'skipped');
const attemptsXml = (test, outcome) => {
    if (outcome === 'skipped')
        return [];
    const element = outcome === 'passed' ? 'flakyFailure' : 'rerunFailure';
    return failedAttempts(test).map(({ status, failures }) => {
        const [first] = failures;
        const open = (0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)(element, { type: first?.type ?? status, message: first === undefined ? status : headlineOf(first) });
        const text = failures.map(textOf).join('\n\n');
        return text === ''
            ? `${indent}${open}/>\n`
            : `${indent}${open}><stackTrace>${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXmlText */ .IR)(text)}</stackTrace></${element}>\n`;
    });
};
const outputXml = (test, outcome) => {
    if (outcome === 'passed' || outcome === 'skipped')
        return [];
    const out = test.systemOut === undefined ? [] : [`${indent}<system-out>${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXmlText */ .IR)(test.systemOut)}</system-out>\n`];
    const err = test.systemErr === undefined ? [] : [`${indent}<system-err>${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXmlText */ .IR)(test.systemErr)}</system-err>\n`];
    return [...out, ...err];
};
/**
 * Some reporters print the path as it is to a log that the runner reads for commands, and open it: only what cannot be a command and
 * stays inside the workspace is written.
 */
const isPlainPath = (file) => file !== undefined &&
    /^[\p{L}\p{N}_.@+ -]+(?:[/\\][\p{L}\p{N}_.@+ -]+)*$/u.test((0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanXml */ .$2)(file)) &&
    !file.split(/[/\\]/).includes('..');


/***/ }),

/***/ 54187:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ documentXml)
/* harmony export */ });
/* unused harmony export countWritten */
/* harmony import */ var _lib_xml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36794);
/* harmony import */ var _write_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4139);


const countWritten = (suites) => {
    const counts = { tests: 0, failures: 0, errors: 0, skipped: 0, durationMs: 0 };
    for (const { cases } of suites) {
        counts.tests += cases.length;
        for (const { outcome, test } of cases) {
            counts.durationMs += test.durationMs ?? 0;
            if (outcome === 'failure')
                counts.failures += 1;
            else if (outcome === 'error')
                counts.errors += 1;
            else if (outcome === 'skipped')
                counts.skipped += 1;
        }
    }
    return counts;
};
/** A flat document, in pieces. The suites are walked twice: counts come first. */
function* documentXml(name, suites) {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('testsuites', { name, ...countAttributes(countWritten(suites())) })}>\n`;
    for (const suite of suites())
        yield* suiteXml(suite);
    yield '</testsuites>\n';
}
function* suiteXml(suite) {
    const timestamp = suite.startedAt?.toISOString().slice(0, secondsPrecision);
    const attributes = { name: suite.name, ...countAttributes(countWritten([suite])), timestamp };
    yield `  ${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('testsuite', attributes)}>\n    <properties>\n`;
    for (const [key, value] of Object.entries(suite.properties))
        yield `      ${(0,_lib_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlTag */ .MA)('property', { name: key, value })}/>\n`;
    yield '    </properties>\n';
    for (const item of suite.cases)
        yield (0,_write_case_js__WEBPACK_IMPORTED_MODULE_1__/* .caseXml */ .k_)(item);
    yield '  </testsuite>\n';
}
/** `2026-01-02T10:20:50`: the schema of JUnit knows neither fractions nor zones. */
const secondsPrecision = 19;
const countAttributes = ({ durationMs, ...counts }) => ({
    ...counts,
    time: (0,_write_case_js__WEBPACK_IMPORTED_MODULE_1__/* .secondsText */ .Hd)(durationMs),
});


/***/ }),

/***/ 88289:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ asksForServiceRetries),
/* harmony export */   m: () => (/* binding */ buildRequest)
/* harmony export */ });
/* harmony import */ var _frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64070);
/* harmony import */ var _model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99988);


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
    ...downloadSwitches(inputs.download),
    ...ownCapabilities(inputs, planned),
    devices: planned.devices,
    ...binaryParameters(inputs, refs),
    deviceLogs: inputs.deviceLogs || inputs.download.has('device-logs'),
    project: inputs.project,
    ...(inputs.projectNotifyUrl === undefined ? {} : { projectNotifyURL: inputs.projectNotifyUrl }),
    ...(refs.media.length === 0 ? {} : { uploadMedia: refs.media }),
    ...splitOf(inputs, planned),
    [_model_build_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .buildTagKey */ .KM]: tagText(inputs, refs, planned),
});
/** Where the request names the tests of each shard, these are what the user's filters select. */
const ownCapabilities = ({ framework, capabilities }, { serviceShards }) => {
    const { shards } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    if (serviceShards === undefined || shards?.splitBy !== 'service')
        return capabilities;
    return Object.fromEntries(Object.entries(capabilities).filter(([key]) => !shards.replaces.includes(key)));
};
/** Tests by name stand in for the runner's split: both together would split the named ones again. */
const splitOf = ({ framework }, { shard, tests, serviceShards, filters = {} }) => {
    const { testFilter, shards } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    if (shards?.splitBy === 'service' && serviceShards !== undefined)
        return shards.write(serviceShards);
    if (tests !== undefined)
        return { ...leavingOut(testFilter, filters), [testFilter.parameter]: tests };
    return { ...filters, ...(shard.total === 1 || shards?.splitBy !== 'runner' ? {} : shards.write(shard)) };
};
const leavingOut = ({ leavesOut }, filters) => leavesOut === undefined || filters[leavesOut] === undefined ? {} : { [leavesOut]: filters[leavesOut] };
const binaryParameters = ({ framework }, refs) => {
    const { app, testSuite } = (0,_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(framework);
    return { [app.parameter]: refs.app, ...(testSuite && { [testSuite.parameter]: refs.testSuite }) };
};
const downloadSwitches = (download) => {
    const on = {};
    for (const kind of download) {
        const key = switches[kind];
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


/***/ }),

/***/ 96479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ reportPlan),
  G: () => (/* binding */ reportRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/github/stall-guard.js
var stall_guard = __webpack_require__(84073);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/javascript/github/tracked-files.js


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
    try {
        const { stdout } = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('git', ['ls-files', '-z'], {
            cwd: folder,
            env: Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name))),
            maxBuffer: maxListBytes,
            timeout: timeoutMs,
        });
        return stdout.split('\0').filter((path) => path !== '');
    }
    catch {
        return [];
    }
};

// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var service = __webpack_require__(92782);
// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/model/status.js
var model_status = __webpack_require__(50191);
;// CONCATENATED MODULE: ./build/javascript/lib/escape/basic-plane.js
/** `\u{1F600}` for characters that the checks service refuses (all beyond U+FFFF), and U+FFFD for half ones. */
const basicPlane = (text) => text
    .toWellFormed()
    .replace(/[\u{10000}-\u{10ffff}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`);

// EXTERNAL MODULE: ./build/javascript/lib/escape/cut.js
var cut = __webpack_require__(78091);
// EXTERNAL MODULE: ./build/javascript/lib/escape/invisible.js
var invisible = __webpack_require__(83780);
// EXTERNAL MODULE: ./build/javascript/results/analysis/source-hints.js
var source_hints = __webpack_require__(28267);
// EXTERNAL MODULE: ./build/javascript/results/describe.js
var describe = __webpack_require__(18665);
;// CONCATENATED MODULE: ./build/javascript/results/problem-cases.js


/** The class under which a result appears that no test stands for. */
const ownClass = 'Mobile Test Cloud';
/**
 * What is wrong with a device and shard as a whole (no session, a missing report, counters that contradict it), as a test in error, so
 * that no file is greener than the verdict.
 *
 * @returns nothing where all is in order, or a test shows the same
 */
const problemCaseOf = ({ judgement, tests, last }) => {
    if ((judgement.kind !== 'error' && judgement.kind !== 'timed-out') || isShown(judgement, tests))
        return undefined;
    const { kind, code, reason } = judgement;
    return problemCase(kind, `session [${shardLabel(last)}]`, code === undefined ? reason : `${reason} ${(0,error_codes/* codeMark */.rr)(code)}`);
};
const isShown = ({ kind }, tests) => tests.some(({ status }) => (kind === 'timed-out' ? status === 'timed-out' : status === 'error' || status === 'unknown'));
/** `Google Pixel 3-10.0, shard 1 of 2`: a device and shard, whatever the attempt. */
const shardLabel = (session) => (0,describe/* describeSession */._0)({ ...session, attempt: 0 });
/** The verdict itself, for a run that is red though no test and no session of it is. */
const verdictCaseOf = ({ verdict: { kind, reason } }) => kind === 'failed' || kind === 'error' || kind === 'timed-out' || kind === 'cancelled'
    ? problemCase(kind, 'verdict', reason)
    : undefined;
const problemCase = (word, name, message) => ({
    className: ownClass,
    name,
    status: 'error',
    statusWord: word,
    failures: [{ kind: 'error', message }],
    earlierTries: [],
});

// EXTERNAL MODULE: ./build/javascript/rendering/describe-tests.js
var describe_tests = __webpack_require__(92407);
// EXTERNAL MODULE: ./build/javascript/results/analysis/stack-frames.js
var stack_frames = __webpack_require__(32624);
;// CONCATENATED MODULE: ./build/javascript/rendering/shorten-failure.js


/** Shown for a failure without text. */
const noMessage = 'The service reported no message for this failure.';
/** What is read of a text; traces with view hierarchies can be megabytes. */
const maxRead = 200_000;
const maxLineLength = 400;
const frameIndent = '    ';
/**
 * What a failure says, message first, in at most `maxLines` lines.
 *
 * Runs of framework frames and Espresso's dump of the view hierarchy become one line each with their length: readers look for
 * the frames of the app and of the test.
 */
const shortenFailure = (failure, maxLines) => {
    const message = failure.message?.trim() ?? '';
    const trace = failure.trace?.trim() ?? '';
    const type = failure.type?.trim() ?? '';
    const ownMessage = trace.includes(message) ? '' : message;
    const head = type !== '' && !trace.includes(type) && !message.includes(type) ? `${type}${ownMessage === '' ? '' : ': '}` : '';
    const text = [`${head}${ownMessage}`, trace].filter((part) => part !== '').join('\n');
    return shortenLines(text.slice(0, maxRead).split(/\r\n?|\n/), maxLines);
};
const shortenLines = (lines, maxLines) => {
    const folded = foldFrames(dropHierarchy(lines));
    const kept = folded.slice(0, folded.length > maxLines ? Math.max(1, maxLines - 1) : maxLines);
    const left = folded.slice(kept.length).reduce((sum, line) => sum + 1 + line.folded, 0);
    const texts = kept.map(({ text }) => (0,cut/* cutText */.IN)(text, maxLineLength));
    return (left > 0 ? [...texts, `… ${left} more ${left === 1 ? 'line' : 'lines'}`] : texts).join('\n');
};
/** From `View Hierarchy:` to the first frame or cause after it. */
const dropHierarchy = (lines) => {
    const start = lines.findIndex((line) => /^\s*View Hierarchy:/i.test(line));
    if (start === -1)
        return [...lines];
    const length = lines.slice(start).findIndex((line) => (0,stack_frames/* parseFrame */.y)(line) !== undefined || /^\s*Caused by:/.test(line));
    const end = length === -1 ? lines.length : start + length;
    return [...lines.slice(0, start), `… view hierarchy (${end - start} lines): see the full report`, ...lines.slice(end)];
};
const foldFrames = (lines) => {
    const folded = [];
    let run = [];
    const endRun = () => {
        const [only] = run;
        if (only !== undefined && run.length === 1)
            folded.push({ text: frameIndent + only.trim(), folded: 0 });
        if (run.length > 1)
            folded.push({ text: `${frameIndent}… ${run.length} framework frames`, folded: run.length - 1 });
        run = [];
    };
    for (const line of lines) {
        const frame = (0,stack_frames/* parseFrame */.y)(line);
        if (frame !== undefined && (0,stack_frames/* isFrameworkClass */.f)(frame.className)) {
            run.push(line);
            continue;
        }
        endRun();
        if (line.trim() !== '')
            folded.push({ text: frame === undefined ? line : frameIndent + line.trim(), folded: 0 });
    }
    endRun();
    return folded;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/annotations.js








/** The runner shows no more for one step. */
const runnerLimit = 10;
const maxTitle = 255;
const maxMessageBytes = 4_096;
const maxTraceLines = 25;
const maxDevices = 10;
const maxDeviceName = 100;
/**
 * One for each distinct failure (the same test failing in the same way, on however many devices), most devices first; then one for each
 * session without a usable result, which also stands for its tests in error. Tests that never ran and quarantined failures have none.
 */
const annotationsFor = (run, sources, limit = runnerLimit) => {
    const all = [
        ...distinctFailures(run).map((failure) => () => failureAnnotation(run, sources, failure)),
        ...run.shards.filter(isDead).map((shard) => () => sessionAnnotation(run, sources, shard)),
    ];
    return { annotations: all.slice(0, limit).map((make) => make()), more: Math.max(0, all.length - limit) };
};
/** What tests do that failed by themselves; of a test in error its session tells more. */
const verbs = { failed: 'failed', 'timed-out': 'timed out', flaky: 'is flaky' };
const distinctFailures = ({ failOnFlaky, failedOrFlaky }) => failedOrFlaky
    .flatMap((test) => test.failureGroups.map((group) => ({ test, group })))
    .filter(({ group: { outcome, isQuarantined } }) => !isQuarantined && verbs[outcome] !== undefined && (outcome !== 'flaky' || failOnFlaky))
    .toSorted((a, b) => b.group.devices.length - a.group.devices.length);
const failureAnnotation = (run, sources, { test, group }) => {
    const { devices, outcome, failures, samples } = group;
    const names = devices.map((device) => run.devices[device] ?? '');
    const text = textOf(failures);
    return {
        ...titled(shortName(test), `${verbs[outcome]} ${describeDevices(names, run.devices.length)}`, run),
        message: shown(`${text === '' ? noMessage : text}\n\nOn ${(0,describe_tests/* listNames */.Zv)(names, maxDevices)}`),
        ...placeOf(samples[0]?.test, failures, sources),
    };
};
const describeDevices = (names, all) => {
    if (names.length === 1)
        return `on ${plainName(names[0] ?? '', maxDeviceName)}`;
    return `on ${names.length === all ? `all ${all}` : `${names.length} of ${all}`} devices`;
};
/** In error, or timed out as a whole. */
const isDead = ({ judgement: { kind }, tests }) => kind === 'error' || (kind === 'timed-out' && !tests.some(({ status }) => status === 'timed-out'));
const sessionAnnotation = (run, sources, shard) => {
    const { judgement, tests, last } = shard;
    const running = tests.find(({ status }) => status === 'error' || status === 'unknown');
    const text = running === undefined ? '' : textOf(running.failures);
    const reason = judgement.code === undefined ? judgement.reason : `${judgement.reason} ${(0,error_codes/* codeMark */.rr)(judgement.code)}`;
    return {
        ...titled(shardLabel(last), judgement.kind === 'timed-out' ? 'session timed out' : 'session has no complete result', run, ': '),
        message: shown([reason, ...(running === undefined ? [] : [`In ${shortName(running)}`]), ...(text === '' ? [] : [text])].join('\n\n')),
        ...placeOf(running, running?.failures ?? [], sources),
    };
};
const shortName = ({ className, name }) => className === '' ? name : `${(0,describe_tests/* withoutPackage */.fD)(className)}#${name}`;
/** Cuts the name, which can be long, and never what is said of it. */
const titled = (name, what, { simulated }, joint = ' ') => {
    const suffix = `${joint}${what}${simulated ? ' (SIMULATED)' : ''}`;
    return { level: 'error', title: `${plainName(name, maxTitle - suffix.length)}${suffix}` };
};
const plainName = (name, maxLength) => (0,cut/* cutText */.IN)(basicPlane((0,invisible/* showInvisible */.j)(name)), maxLength);
const shown = (message) => (0,cut/* cutBytes */.Uw)(basicPlane((0,invisible/* showInvisibleInLines */.z)(message)), maxMessageBytes);
const textOf = ([failure]) => failure === undefined ? '' : shortenFailure(failure, maxTraceLines).trim();
/** The first place that the failure names and the repository has. */
const placeOf = (test, [failure], sources) => {
    if (test === undefined)
        return {};
    for (const { file: wanted, line, packagePath } of (0,source_hints/* sourceHints */.k)(test, failure)) {
        const file = sources.find(wanted, packagePath);
        if (file !== undefined)
            return { file, line };
    }
    return {};
};

;// CONCATENATED MODULE: ./build/javascript/rendering/source-index.js
/** @param paths as `git ls-files` lists them: relative, with forward slashes */
const createSourceIndex = (paths) => {
    const byName = new Map();
    for (const path of paths) {
        const name = lastSegment(path);
        const same = byName.get(name);
        if (same === undefined)
            byName.set(name, [path]);
        else
            same.push(path);
    }
    return {
        find: (fileNameOrPath, packageHint) => {
            const wanted = fileNameOrPath.replaceAll('\\', '/');
            const candidates = byName.get(lastSegment(wanted)) ?? [];
            const hinted = packageHint === undefined || packageHint === '' ? wanted : `${packageHint}/${lastSegment(wanted)}`;
            return onlyBest(candidates, hinted);
        },
    };
};
/** For tests and for runs outside of a repository: knows no file. */
const noSources = { find: () => undefined };
const lastSegment = (path) => path.slice(path.lastIndexOf('/') + 1);
/** The candidate that shares most trailing folders with the wanted path. A tie would be a guess. */
const onlyBest = (candidates, wanted) => {
    const scored = candidates.map((path) => ({ path, shared: sharedEnd(path, wanted) })).toSorted((a, b) => b.shared - a.shared);
    const [best, second] = scored;
    return best !== undefined && best.shared !== second?.shared ? best.path : undefined;
};
const sharedEnd = (one, other) => {
    const ones = one.split('/').toReversed();
    const others = other.split('/').toReversed();
    const differs = ones.findIndex((segment, index) => segment !== others[index]);
    return differs === -1 ? ones.length : differs;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/detail.js

const fullDetail = {
    matrixRows: 100,
    matrixColumns: 12,
    failures: 100,
    failureGroups: 4,
    occurrences: 5,
    traceLines: 20,
    problems: 100,
    timelineRows: 60,
    sessionRows: 200,
    slowest: 10,
    missing: 200,
    quarantined: 100,
    builds: 100,
    notices: 20,
};
/** What is left out first when there is no room; steps add up. Which tests fail on which devices is kept longest. */
const dropOrder = [
    { drops: 'long traces', limits: { traceLines: 8, failureGroups: 3 } },
    { drops: 'the timeline', limits: { timelineRows: 0 } },
    { drops: 'most sessions that passed', limits: { sessionRows: 40 } },
    { drops: 'the slowest tests', limits: { slowest: 0 } },
    { drops: 'failures after the first 40', limits: { failures: 40, occurrences: 3, missing: 50, quarantined: 40, builds: 20 } },
    { drops: 'traces', limits: { traceLines: 2, failureGroups: 2 } },
    { drops: 'matrix rows after the first 40', limits: { matrixRows: 40, problems: 40, notices: 5 } },
    { drops: 'the table of sessions', limits: { sessionRows: 0 } },
    { drops: 'failures after the first 10', limits: { failures: 10, occurrences: 2, missing: 10, quarantined: 10, builds: 5 } },
    { drops: 'matrix rows after the first 10', limits: { matrixRows: 10, matrixColumns: 6, problems: 10 } },
    { drops: 'all failures', limits: { failures: 0, missing: 0, quarantined: 0, builds: 1, notices: 0 } },
    { drops: 'the matrix', limits: { matrixRows: 0, problems: 3 } },
    { drops: 'sessions with problems', limits: { problems: 0 } },
];
/**
 * The most detailed text that fits, going down `dropOrder` one step after the other.
 *
 * @param render gives shorter text for less detail; `dropped` names the steps that left something out
 * @returns `undefined` where even the last step is too long
 */
const fitBudget = (render, full, budgetBytes) => {
    let detail = full;
    let dropped = [];
    let text = render(detail, dropped);
    for (const step of dropOrder) {
        if ((0,cut/* utf8Bytes */.dy)(text) <= budgetBytes)
            return text;
        detail = lessDetail(detail, step.limits);
        const shorter = render(detail, dropped);
        // A step that found nothing to leave out is not named.
        if (shorter === text)
            continue;
        dropped = [...dropped, step.drops];
        text = render(detail, dropped);
    }
    return (0,cut/* utf8Bytes */.dy)(text) <= budgetBytes ? text : undefined;
};
const lessDetail = (detail, limits) => {
    const lower = (key) => Math.min(detail[key], limits[key] ?? detail[key]);
    return {
        matrixRows: lower('matrixRows'),
        matrixColumns: lower('matrixColumns'),
        failures: lower('failures'),
        failureGroups: lower('failureGroups'),
        occurrences: lower('occurrences'),
        traceLines: lower('traceLines'),
        problems: lower('problems'),
        timelineRows: lower('timelineRows'),
        sessionRows: lower('sessionRows'),
        slowest: lower('slowest'),
        missing: lower('missing'),
        quarantined: lower('quarantined'),
        builds: lower('builds'),
        notices: lower('notices'),
    };
};

// EXTERNAL MODULE: ./build/javascript/lib/escape/markdown.js
var markdown = __webpack_require__(64598);
// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
// EXTERNAL MODULE: ./build/javascript/model/results.js
var results = __webpack_require__(91171);
// EXTERNAL MODULE: ./build/javascript/rendering/web-address.js
var web_address = __webpack_require__(68859);
// EXTERNAL MODULE: ./build/javascript/rendering/markdown/format.js
var format = __webpack_require__(84945);
;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/failures.js









/** The first ones are open: most failed runs have one or two causes. */
const openFailures = 3;
const maxFailuresOfAttempt = 3;
const maxTestName = 300;
/** The failures of each test and on which devices, with links to session, video and logs. */
const failures = (view) => {
    const { run, detail } = view;
    const { failedOrFlaky } = run;
    if (failedOrFlaky.length === 0)
        return [];
    if (detail.failures === 0)
        return [`${(0,numbers/* counted */.hS)(failedOrFlaky.length, 'test')} failed or flaky: see the full report.`];
    const shown = failedOrFlaky.slice(0, detail.failures);
    const more = failedOrFlaky.length - shown.length;
    return [
        '### Failures',
        ...shown.map((test, index) => testBlock(view, test, index < openFailures)),
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more failed or flaky test')}: see the full report.`] : []),
    ];
};
const testBlock = (view, test, open) => {
    const groups = test.failureGroups.filter(({ outcome }) => outcome !== 'quarantined');
    const shown = groups.slice(0, view.detail.failureGroups);
    const more = groups.length - shown.length;
    const summary = `${(0,markdown/* codeElement */.Gg)((0,cut/* cutText */.IN)((0,results/* testName */.U)(test), maxTestName))} ${(0,describe_tests/* describeReach */.Lo)(test, view.run.devices.length)}`;
    return (0,format/* foldable */.wg)(summary, [
        ...shown.flatMap((group) => groupBlocks(view, group)),
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'other failure')} of this test: see the full report.`] : []),
    ], open);
};
const groupBlocks = ({ detail }, group) => {
    const [sample] = group.samples;
    const [hint] = (0,source_hints/* sourceHints */.k)(sample?.test ?? {}, group.failures[0]);
    const shown = group.samples.slice(0, detail.occurrences);
    const more = group.devices.length - shown.length;
    const places = [...shown.map(occurrence), ...(more > 0 ? [`And ${(0,numbers/* counted */.hS)(more, 'more device')}`] : [])];
    return [
        failureText(group, detail.traceLines),
        `${wordFor[group.outcome] ?? 'Failed'}${hint === undefined ? '' : ` at ${(0,markdown/* codeSpan */.SS)(`${failures_lastSegment(hint.file)}:${hint.line}`)}`} on:`,
        places.map((text) => `- ${text}`).join('\n'),
    ];
};
const wordFor = {
    flaky: 'Failed, then passed in a retry,',
    'timed-out': 'Timed out',
    error: 'Ended with status ERROR',
    pending: 'Did not run',
    unknown: 'Ended with an unrecognized status',
};
const failureText = ({ failures: all, samples }, traceLines) => {
    const texts = all.slice(0, maxFailuresOfAttempt).map((failure) => shortenFailure(failure, traceLines));
    const text = texts.filter((one) => one.trim() !== '').join('\n\n');
    if (text === '') {
        const log = (0,web_address/* webAddress */.D)(samples[0]?.test.links?.instrumentationLog);
        return log === undefined ? noMessage : `${noMessage} See ${(0,markdown/* link */.nf)('the instrumentation log', log)}.`;
    }
    const more = all.length - texts.length;
    return (0,markdown/* fencedBlock */.zW)(more > 0 ? `${text}\n\n… ${(0,numbers/* digits */.vm)(more)} more failures of the same attempt` : text);
};
/** A device with everything that shows what happened on it. */
const occurrence = ({ test, session }) => {
    const shard = session.shard.total > 1 ? ` (shard ${session.shard.index + 1})` : '';
    const places = [
        ['session', session.links.dashboard],
        ['video', test.links?.video ?? session.links.video],
        ['device log', test.links?.deviceLog],
        ['instrumentation log', test.links?.instrumentationLog],
        ['network log', test.links?.networkLog],
    ];
    const links = places.flatMap(([label, url]) => (0,format/* linkTo */.uM)(label, url));
    return `**${(0,format/* nameText */.fh)(session.device)}**${shard}: ${[...links, `files in ${(0,markdown/* codeSpan */.SS)(session.folder)}`].join(' · ')}`;
};
const failures_lastSegment = (path) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/footer.js




/** More are folded. */
const openBuilds = 3;
/** When and where the run was, and its builds. */
const footer = ({ run, links, reportDir, detail }) => {
    const items = [
        `${(0,format/* utcTime */.SK)(run.startedAt)} to ${(0,format/* utcTime */.SK)(run.finishedAt)}`,
        ...(links.runUrl === undefined ? [] : [(0,markdown/* link */.nf)('Workflow run', links.runUrl)]),
        // The links to the artifacts are above.
        ...(links.artifactUrl === undefined ? [`Files: folder ${(0,markdown/* codeSpan */.SS)(reportDir)} in the workspace`] : []),
    ];
    return [items.join(' · '), ...buildLines(run.builds, detail.builds)];
};
const buildLines = (builds, limit) => {
    if (builds.length === 0)
        return [];
    const shown = builds.slice(0, limit).map((build) => `- ${buildText(build)}`);
    const more = builds.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`- And ${(0,numbers/* digits */.vm)(more)} more`] : [])].join('\n');
    const title = (0,numbers/* counted */.hS)(builds.length, 'build');
    return builds.length > openBuilds ? [(0,format/* foldable */.wg)(title, [list])] : [`${title}:`, list];
};
const buildText = (build) => {
    const shard = build.shard.total > 1 ? ` (${(0,describe/* describeShard */.y0)(build.shard)}${build.attempt > 0 ? `, attempt ${build.attempt + 1}` : ''})` : '';
    return [`${(0,markdown/* codeSpan */.SS)(build.id)}${shard}: ${(0,markdown/* inlineText */.ln)(build.statusWord)}`, ...(0,format/* linkTo */.uM)('dashboard', build.dashboardUrl)].join(' · ');
};

// EXTERNAL MODULE: ./build/javascript/frameworks/lookup.js + 3 modules
var lookup = __webpack_require__(64070);
// EXTERNAL MODULE: ./build/javascript/model/outcome.js
var outcome = __webpack_require__(26621);
// EXTERNAL MODULE: ./build/javascript/results/totals.js
var results_totals = __webpack_require__(58983);
// EXTERNAL MODULE: ./build/javascript/rendering/verdict-words.js
var verdict_words = __webpack_require__(55761);
;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/headline.js










const maxReason = 1_000;
const maxName = 160;
/** The verdict as a heading that tells this step from others, why, and what to do. */
const headline = ({ run, links }) => {
    const { kind } = run.verdict;
    const blocks = [reasonOf(run.verdict), ...nextStep(run, links)];
    return [
        `## ${title(run)}`,
        ...(run.simulated ? [(0,format/* alert */.xE)('NOTE', [`**SIMULATED** ${verdict_words/* simulatedWarning */.nk}`])] : []),
        ...(isRed[kind] ? [(0,format/* alert */.xE)('CAUTION', blocks)] : kind === 'cancelled' ? [(0,format/* alert */.xE)('WARNING', blocks)] : blocks),
    ];
};
const isRed = { failed: true, error: true, 'timed-out': true };
/** `❌ Failed: Espresso, project shop-4711, job tests, shard 1 of 2 (SIMULATED)`. */
const title = ({ verdict, framework, project, job, simulated }) => {
    const { emoji, word } = verdict_words/* verdictWords */.L2[verdict.kind];
    const parts = [
        (0,lookup/* definitionOf */.Fg)(framework).title,
        `project ${(0,markdown/* codeSpan */.SS)((0,cut/* cutText */.IN)(project, maxName))}`,
        job === undefined ? 'all jobs' : `job ${(0,markdown/* codeSpan */.SS)((0,cut/* cutText */.IN)(job.name, maxName))}`,
        ...(job?.shardIndex === undefined ? [] : [`shard ${job.shardIndex + 1} of ${job.shards}`]),
    ];
    return `${emoji} ${word}: ${parts.join(', ')}${simulated ? ' (SIMULATED)' : ''}`;
};
/** Without the code, which is a link below. */
const reasonOf = ({ reason, code }) => (0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)(code === undefined ? reason : reason.replace(` ${(0,error_codes/* codeMark */.rr)(code)}`, ''), maxReason));
/** Counts, then sessions and times, for a run that has results. */
const figures = ({ run }) => {
    if (run.verdict.kind === 'planned' || run.verdict.kind === 'started')
        return [];
    const sessions = run.sessions.filter((session) => session.sessionId !== undefined).length;
    return [
        `**${(0,describe_tests/* describeResults */.ws)(run)}**: ${countsOf(run).join(' · ')}`,
        [
            `${(0,numbers/* counted */.hS)(sessions, 'session')} on ${(0,numbers/* counted */.hS)(run.devices.length, 'device')}`,
            `${(0,numbers/* formatMinutes */.dp)(run.deviceMs)} device minutes`,
            ...(run.queueMs > 0 ? [`${(0,format/* duration */.p0)(run.queueMs)} queued`] : []),
            `${(0,format/* duration */.p0)(run.finishedAt.getTime() - run.startedAt.getTime())} in total`,
        ].join(' · '),
    ];
};
/** What the results add up to; missing ones stand apart. */
const countsOf = ({ totals, shards, failOnFlaky }) => {
    const { passed, failed, flaky, skipped, missing, quarantined } = totals;
    const failedFlaky = flaky > 0 ? (0,results_totals/* countFailedFlaky */.AE)(shards, failOnFlaky) : 0;
    const ofThem = (count) => (count > 0 ? ` (${(0,numbers/* digits */.vm)(count)} flaky)` : '');
    return [
        `${passed > 0 ? '✅ ' : ''}${(0,numbers/* digits */.vm)(passed)} passed${ofThem(flaky - failedFlaky)}`,
        ...(failed > quarantined ? [`❌ **${(0,numbers/* digits */.vm)(failed - quarantined)} failed**${ofThem(failedFlaky)}`] : []),
        ...(quarantined > 0 ? [`⚠️ ${(0,numbers/* digits */.vm)(quarantined)} failed in quarantine`] : []),
        ...(skipped > 0 ? [`${(0,numbers/* digits */.vm)(skipped)} skipped`] : []),
        ...(missing > 0 ? [`⚠️ **${(0,numbers/* digits */.vm)(missing)} missing**`] : []),
    ];
};
/** One line with everything that opens in the browser. */
const reportLinks = ({ links }) => {
    const items = [
        ...(links.htmlUrl === undefined ? [] : [(0,markdown/* link */.nf)('Full report', links.htmlUrl)]),
        ...(links.artifactUrl === undefined ? [] : [(0,markdown/* link */.nf)('All files', links.artifactUrl)]),
    ];
    return items.length === 0 ? [] : [items.join(' · ')];
};
const nextStep = (run, links) => {
    const advice = adviceFor[run.verdict.kind](run);
    const { code } = run.verdict;
    const items = [
        ...(advice === undefined ? [] : [`**Next:** ${advice}`]),
        // A failed test needs no explanation.
        ...(code === undefined || code === 'tests-failed' ? [] : [`What is ${(0,markdown/* link */.nf)(code, (0,error_codes/* explanationUrl */.$f)(code, links.docsUrl))}?`]),
    ];
    return items.length === 0 ? [] : [items.join(' ')];
};
const adviceFor = {
    passed: ({ failedOrFlaky, missingTests }) => {
        if (failedOrFlaky.length > 0)
            return `Look at ${(0,numbers/* counted */.hS)(failedOrFlaky.length, 'flaky test')} below.`;
        return missingTests.length > 0 ? 'See the missing tests below.' : undefined;
    },
    failed: (run) => firstFailure(run),
    error: (run) => run.failedOrFlaky.some(({ failedOn }) => failedOn > 0)
        ? `${hintOf(run)} ${firstFailure(run, 'For the failed tests, start')}`
        : hintOf(run),
    'timed-out': (run) => hintOf(run),
    cancelled: (run) => hintOf(run),
    started: () => 'The builds are still running; this step does not wait for their results.',
    planned: () => 'Nothing was sent. Set `dry-run` to `false` to run the tests.',
};
const hintOf = ({ verdict }) => verdict.hint ?? 'Read the reason above.';
/** The test that fails on most devices says most about the cause. */
const firstFailure = ({ failedOrFlaky, devices, deviceMatrix }, lead = 'Start') => {
    const [widest] = failedOrFlaky;
    if (widest === undefined)
        return 'See the failures below.';
    const start = `${lead} with ${(0,markdown/* codeSpan */.SS)((0,describe_tests/* shortNames */.DG)(failedOrFlaky)(widest))}`;
    if (devices.length === 1)
        return `${start}.`;
    if (widest.failedOn === widest.ranOn && widest.ranOn > 1)
        return `${start}: it ${(0,describe_tests/* describeReach */.Lo)(widest, devices.length)}, so suspect the app or the test before a device.`;
    if (widest.failedOn === 1) {
        const only = devices.findIndex((_name, device) => (0,outcome/* isBadOutcome */.QV)(deviceMatrix.outcome(widest, device)));
        return `${start}: it fails on ${(0,format/* nameText */.fh)(devices[only] ?? '')} only, so compare that device with the others.`;
    }
    return `${start}, which ${(0,describe_tests/* describeReach */.Lo)(widest, devices.length)}.`;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/columns.js


const maxNamesOfGroup = 12;
/**
 * Devices side by side, or, where there are more than `limit`, those with equal cells as one column; those with most problems come first.
 *
 * @param isProblem whether a cell shows a failed or flaky result
 */
const deviceColumns = (devices, cellsOf, isProblem, limit) => {
    if (devices.length <= limit)
        return { columns: devices.map((name, device) => ({ heading: (0,format/* nameText */.fh)(name), cells: cellsOf(device) })), notes: [] };
    const groups = groupEqual(devices, cellsOf, isProblem).toSorted((a, b) => b.problems - a.problems);
    const shown = groups.slice(0, limit);
    const notes = [];
    const columns = shown.map(({ cells, names }) => {
        if (names.length === 1)
            return { heading: (0,format/* nameText */.fh)(names[0] ?? ''), cells };
        const letter = letterOf(notes.length);
        notes.push(`${letter}: ${(0,format/* listed */.KE)(names, maxNamesOfGroup)}`);
        return { heading: `${letter} (${(0,numbers/* digits */.vm)(names.length)} devices)`, cells };
    });
    const hidden = groups.slice(limit).reduce((sum, { names }) => sum + names.length, 0);
    if (hidden > 0)
        notes.push(`${(0,numbers/* digits */.vm)(hidden)} more devices with other results are not shown`);
    return { columns, notes };
};
const groupEqual = (devices, cellsOf, isProblem) => {
    const groups = new Map();
    for (const [device, name] of devices.entries()) {
        const cells = cellsOf(device);
        const key = cells.join('|');
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { cells, names: [name], problems: cells.filter(isProblem).length });
        else
            group.names.push(name);
    }
    return [...groups.values()];
};
/** A … Z, then AA, AB and so on. */
const letterOf = (index) => (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode('A'.charCodeAt(0) + (index % 26));

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/matrix.js






const cellText = {
    'no result': 'no result',
    skipped: 'skipped',
    passed: '✅',
    flaky: '⚠️ flaky',
    quarantined: '⚠️ quarantined',
    unknown: '❌ unknown status',
    pending: '❌ not run',
    'timed-out': '❌ timed out',
    failed: '❌ failed',
    error: '❌ error',
};
/** Test × device for failed and flaky tests; suite × device where there are none. */
const matrix = (view) => {
    const { run, detail } = view;
    const { failedOrFlaky, devices } = run;
    if (detail.matrixRows === 0 || run.tests.length === 0)
        return [];
    if (failedOrFlaky.length === 0)
        return suites(view);
    const shown = failedOrFlaky.slice(0, detail.matrixRows);
    const nameOf = (0,describe_tests/* shortNames */.DG)(shown);
    const { columns, notes } = deviceColumns(devices, (device) => shown.map((test) => cellText[run.deviceMatrix.outcome(test, device)]), (cell) => cell !== cellText.passed && cell !== cellText.skipped, detail.matrixColumns);
    const several = devices.length > 1;
    const more = failedOrFlaky.length - shown.length;
    return [
        `### ${titleOf(failedOrFlaky)}`,
        (0,format/* table */.tp)(['Test', ...(several ? ['Result'] : []), ...columns.map((column) => column.heading)], shown.map((test, row) => [
            (0,markdown/* codeSpan */.SS)(nameOf(test)),
            ...(several ? [(0,describe/* capitalized */.l2)((0,describe_tests/* describeReach */.Lo)(test, devices.length))] : []),
            ...columns.map((column) => column.cells[row] ?? ''),
        ])),
        ...notes,
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more test is', 'more tests are')} not in this table.`] : []),
    ];
};
const titleOf = (tests) => {
    if (!tests.some(({ failedOn }) => failedOn > 0))
        return 'Flaky tests';
    return tests.some(({ flakyOn }) => flakyOn > 0) ? 'Failed and flaky tests' : 'Failed tests';
};
/** How many tests of each class passed on each device. */
const suites = ({ run, detail }) => {
    const all = [...Map.groupBy(run.tests, (test) => test.className)];
    const shown = all.slice(0, detail.matrixRows);
    const { columns, notes } = deviceColumns(run.devices, (device) => shown.map(([, tests]) => suiteCell(run, tests, device)), (cell) => !cell.startsWith('✅'), detail.matrixColumns);
    const more = all.length - shown.length;
    return [
        '### Suites',
        (0,format/* table */.tp)(['Suite', 'Tests', ...columns.map((column) => column.heading)], shown.map(([className, tests], row) => [
            className === '' ? '(no class)' : (0,markdown/* codeSpan */.SS)(className),
            String(tests.length),
            ...columns.map((column) => column.cells[row] ?? ''),
        ])),
        ...notes,
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more suite is', 'more suites are')} not in this table.`] : []),
    ];
};
const suiteCell = ({ deviceMatrix }, tests, device) => {
    let passed = 0;
    let skipped = 0;
    let quarantined = 0;
    for (const test of tests) {
        const outcome = deviceMatrix.outcome(test, device);
        if (outcome === 'passed')
            passed += 1;
        if (outcome === 'skipped')
            skipped += 1;
        if (outcome === 'quarantined')
            quarantined += 1;
    }
    const results = passed + skipped + quarantined;
    if (results === 0)
        return 'no result';
    const without = tests.length - results;
    return [
        ...(passed > 0 ? [`✅ ${passed}`] : []),
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
        ...(quarantined > 0 ? [`⚠️ ${quarantined} quarantined`] : []),
        ...(without > 0 ? [`${without} without result`] : []),
    ].join(', ');
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/session-words.js
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
    if (shard.judgement.kind !== 'failed')
        return kindText(shard.judgement.kind);
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

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/problems.js







const problems_maxReason = 500;
/** Sessions without a usable result: missing, in error, timed out, without a test. */
const problems = ({ run, detail, links }) => {
    const all = run.shards.filter(({ judgement }) => judgement.kind !== 'passed' && judgement.kind !== 'failed');
    if (all.length === 0)
        return [];
    const title = `### Sessions with problems (${all.length} of ${run.shards.length})`;
    if (detail.problems === 0)
        return [title];
    const shown = all.slice(0, detail.problems);
    const more = all.length - shown.length;
    return [
        title,
        (0,format/* table */.tp)(['Session', 'Result', 'What happened', 'Links'], shown.map((shard) => [
            (0,format/* nameText */.fh)((0,describe/* describeSession */._0)(shard.last)),
            kindText(shard.judgement.kind),
            whatHappened(shard, links.docsUrl),
            placesOf(shard),
        ])),
        ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more session')} with problems: see the full report.`] : []),
    ];
};
/** The reason without the session's name, which has a column of its own. */
const whatHappened = ({ last, judgement }, docsUrl) => {
    const name = (0,describe/* describeSession */._0)(last);
    const reason = judgement.reason.startsWith(name)
        ? judgement.reason.slice(name.length).replace(/^[:\s]+/, '')
        : judgement.reason;
    const { code } = judgement;
    const mark = code === undefined ? '' : ` (${(0,markdown/* link */.nf)(code, (0,error_codes/* explanationUrl */.$f)(code, docsUrl))})`;
    return `${(0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)((0,describe/* capitalized */.l2)(reason), problems_maxReason))}${mark}`;
};
const placesOf = ({ last }) => {
    const links = [
        ...(0,format/* linkTo */.uM)(last.sessionId === undefined ? 'build' : 'session', last.links.dashboard),
        ...(0,format/* linkTo */.uM)('video', last.links.video),
    ];
    const files = Object.keys(last.files).length > 0 ? [`files in ${(0,markdown/* codeSpan */.SS)(last.folder)}`] : [];
    return [...links, ...files].join(' · ') || '–';
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/quarantine.js





const quarantine_maxName = 300;
const maxText = 300;
const quarantine_maxDevices = 5;
/** Failures that do not count, each with its entry, and entries that someone should look at. */
const quarantine = ({ run, detail }) => {
    const { failures = [], warnings = [] } = run.quarantine ?? {};
    const { quarantined } = run.totals;
    const shownWarnings = warnings.slice(0, detail.quarantined);
    return [
        ...(quarantined > 0 ? [`### Quarantined failures (${quarantined})`, ...failureTable(failures, detail.quarantined)] : []),
        ...(shownWarnings.length === 0
            ? []
            : [(0,format/* alert */.xE)('WARNING', [shownWarnings.map((warning) => `- ${(0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)(warning, maxText + quarantine_maxName))}`).join('\n')])]),
        ...(warnings.length > shownWarnings.length
            ? [`${(0,numbers/* counted */.hS)(warnings.length - shownWarnings.length, 'more warning')} about the quarantine file: see the log.`]
            : []),
    ];
};
const failureTable = (failures, limit) => {
    const shown = failures.slice(0, limit);
    const more = failures.length - shown.length;
    const note = more > 0 ? [`${(0,numbers/* counted */.hS)(more, shown.length === 0 ? 'test' : 'more test')}: see the full report.`] : [];
    if (shown.length === 0)
        return note;
    const header = ['Test', 'Failure', 'Devices', 'Why it does not count'];
    return ['These tests failed, and their failures do not count.', (0,format/* table */.tp)(header, shown.map(rowOf)), ...note];
};
const rowOf = ({ name, devices, failures: [failure], entry }) => {
    const message = failure === undefined ? undefined : (0,describe/* describeFailure */.Ic)(failure);
    const reason = (0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)(entry.reason, maxText));
    return [
        (0,markdown/* codeSpan */.SS)((0,cut/* cutText */.IN)(quarantine_shortName(name), quarantine_maxName)),
        message === undefined ? '–' : (0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)(message, maxText)),
        (0,format/* listed */.KE)(devices, quarantine_maxDevices),
        `${reason} (${(0,markdown/* link */.nf)('issue', entry.issue)}, until ${entry.until})`,
    ];
};
/** `CartTest#addsItem`; the package would make the table wider than the page. */
const quarantine_shortName = (name) => {
    const method = name.indexOf('#');
    return name.slice(name.lastIndexOf('.', method < 0 ? name.length : method) + 1);
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/remarks.js






const maxNotice = 500;
const remarks_maxName = 300;
const remarks_maxDevices = 5;
/** More are folded. */
const openTests = 10;
/** Tests that did not run or did not report, with the devices that did not report them. */
const missing = ({ run, detail }) => {
    const all = run.missingTests;
    if (all.length === 0)
        return [];
    const title = `### Missing tests (${(0,numbers/* digits */.vm)(all.length)})`;
    const about = `${(0,describe/* capitalized */.l2)((0,describe_tests/* missingTitle */.r6)(all))}: expected, but not run or not reported.`;
    if (detail.missing === 0)
        return [title, about];
    const shown = all.slice(0, detail.missing);
    const more = all.length - shown.length;
    const list = shown
        .map((test) => {
        const on = (0,describe_tests/* describeMissing */.UV)(test, run.devices.length, (names) => (0,format/* listed */.KE)(names, remarks_maxDevices));
        return `- ${(0,markdown/* codeSpan */.SS)((0,cut/* cutText */.IN)(test.name, remarks_maxName))}${on}`;
    })
        .join('\n');
    const names = [list, ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more test')}: see the full report.`] : [])];
    return [title, about, ...(shown.length > openTests ? [(0,format/* foldable */.wg)((0,numbers/* counted */.hS)(shown.length, 'test'), names)] : names)];
};
/** Facts that change nothing in the verdict. */
const notices = ({ run, detail }) => {
    if (run.notices.length === 0)
        return [];
    const shown = run.notices.slice(0, detail.notices);
    const more = run.notices.length - shown.length;
    return [
        (0,format/* alert */.xE)('NOTE', [
            [
                ...shown.map((notice) => `- ${(0,markdown/* inlineText */.ln)((0,cut/* cutText */.IN)(notice, maxNotice))}`),
                ...(more > 0 ? [`- ${(0,numbers/* counted */.hS)(more, 'more note')}: see the full report.`] : []),
            ].join('\n'),
        ]),
    ];
};

// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/render-parts.js





/**
 * The parts one after the other, with as much detail as fits. The end says what was left out; where not even the least fits, only the
 * verdict and the figures are left.
 */
const renderParts = (parts, run, full, options) => {
    const { budgetBytes, links, reportDir, finish = unchanged } = options;
    const render = (chosen, detail, dropped) => {
        const blocks = chosen.flatMap((part) => part({ run, links, reportDir, detail }));
        return finish(`${[...blocks, ...shortened(dropped, budgetBytes)].join('\n\n')}\n`);
    };
    return (fitBudget((detail, dropped) => render(parts, detail, dropped), full, budgetBytes) ??
        fitBudget(() => render([headline, figures], full, []), full, budgetBytes) ??
        (0,cut/* cutBytes */.Uw)((0,verdict_words/* verdictTitle */.Sw)(run), budgetBytes));
};
const unchanged = (text) => text;
const shortened = (dropped, budgetBytes) => {
    if (dropped.length === 0)
        return [];
    const limit = (0,durations/* formatBytes */.z3)(budgetBytes);
    return [`Shortened to stay under ${limit}. Left out: ${dropped.join('; ')}. The report files are complete.`];
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/timeline.js






const barWidth = 40;
const timeline_maxName = 50;
/** Times beyond this are errors of the service. */
const maxOffsetMs = 30 * 24 * 3_600_000;
/** Sessions over time, a bar for each, colored by result. Undefined where fewer than two have times. */
const timeline = (shards, startedAt) => {
    const rows = shards.flatMap((shard) => shard.judged.flatMap((judged) => timeline_rowOf(shard, judged, startedAt)));
    if (rows.length < 2)
        return undefined;
    const endMs = Math.max(...rows.map((row) => row.startMs + row.durationMs));
    const nameWidth = Math.max(...rows.map(({ name }) => name.length));
    const scale = `${'0 s'.padEnd(barWidth)}${(0,durations/* formatDuration */.a3)(endMs)}`;
    const lines = rows.map((row) => `${row.sign} ${row.name.padEnd(nameWidth)}  ${bar(row, endMs).padEnd(barWidth)}${[(0,durations/* formatDuration */.a3)(row.durationMs), row.problem].filter((word) => word !== '').join(', ')}`.trimEnd());
    return (0,markdown/* fencedBlock */.zW)([`  ${' '.repeat(nameWidth)}  ${scale}`, ...lines].join('\n'), 'diff');
};
const timeline_rowOf = (shard, { session, judgement }, startedAt) => {
    const offsetMs = (session.startedAt?.getTime() ?? Number.NaN) - startedAt.getTime();
    if (!(offsetMs <= maxOffsetMs))
        return [];
    return [
        {
            ...sessionLine(shard, judgement.kind),
            name: (0,cut/* cutText */.IN)((0,invisible/* showInvisible */.j)((0,describe/* describeSession */._0)(session)).replace(/\s+/g, ' '), timeline_maxName),
            // Never before the start: the clocks of the service and of the runner differ.
            startMs: Math.max(0, offsetMs),
            durationMs: Math.min(session.durationMs ?? 0, maxOffsetMs),
        },
    ];
};
const bar = ({ startMs, durationMs }, endMs) => {
    const cell = Math.max(endMs, 1) / (barWidth - 1);
    const start = Math.min(barWidth - 2, Math.round(startMs / cell));
    const length = Math.max(1, Math.min(barWidth - 1 - start, Math.round(durationMs / cell)));
    return `${' '.repeat(start)}${'█'.repeat(length)}`;
};

;// CONCATENATED MODULE: ./build/javascript/rendering/markdown/timing.js







/** Sessions over time: how balanced the work was, a timeline, and a table. */
const sessions = (view) => {
    const { run, detail } = view;
    if (run.shards.length === 0)
        return [];
    const { shown, more } = mostUrgent(run.shards, detail.timelineRows);
    const bars = timeline(shown, run.startedAt);
    const blocks = [
        ...(run.balance === undefined ? [] : [(0,markdown/* inlineText */.ln)((0,describe_tests/* describeBalance */.me)(run.balance))]),
        ...(bars === undefined ? [] : [bars]),
        ...(bars !== undefined && more > 0 ? [`The timeline leaves out ${(0,numbers/* counted */.hS)(more, 'session')}. ${urgencyNote}`] : []),
        ...sessionTable(view),
    ];
    return blocks.length === 0 ? [] : ['### Sessions', ...blocks];
};
/** All in their own order or, where there are more than `limit`, those that say most. */
const mostUrgent = (shards, limit) => {
    const shown = shards.length <= limit ? shards : shards.toSorted(byUrgency).slice(0, limit);
    return { shown, more: shards.length - shown.length };
};
const urgencyNote = 'It shows those with problems first, then the slowest.';
const sessionTable = ({ run: { shards }, detail }) => {
    if (detail.sessionRows === 0)
        return [];
    const { shown, more } = mostUrgent(shards, detail.sessionRows);
    const columns = [
        ['Device', ({ last }) => (0,format/* nameText */.fh)(last.device)],
        ...(shards.some(({ last }) => last.shard.total > 1)
            ? [['Shard', ({ last: { shard } }) => `${shard.index + 1} of ${shard.total}`]]
            : []),
        ['Result', (shard) => sessionText(shard) + (shard.attempts.length > 1 ? ` (attempt ${shard.attempts.length})` : '')],
        ['Tests', ({ tests }) => (0,numbers/* digits */.vm)(tests.length)],
        ['Started', ({ attempts }) => (0,format/* utcTime */.SK)(attempts[0]?.startedAt)],
        ...(shards.some(({ attempts }) => attempts[0]?.queuedMs !== undefined)
            ? [['Queued', ({ attempts }) => (0,format/* duration */.p0)(attempts[0]?.queuedMs)]]
            : []),
        ['Duration', (shard) => (0,format/* duration */.p0)(isTimed(shard) ? totalMs(shard) : undefined)],
        ['Links', placesOf],
    ];
    return [
        (0,format/* foldable */.wg)((0,numbers/* counted */.hS)(shown.length, 'session'), [
            (0,format/* table */.tp)(columns.map(([title]) => title), shown.map((shard) => columns.map(([, cellOf]) => cellOf(shard)))),
            ...(more > 0 ? [`The table leaves out ${(0,numbers/* counted */.hS)(more, 'session')}. ${urgencyNote} See the full report.`] : []),
        ]),
    ];
};
const totalMs = ({ attempts }) => attempts.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0);
const isTimed = ({ attempts }) => attempts.some(({ durationMs }) => durationMs !== undefined);
const byUrgency = (a, b) => Number(b.judgement.kind !== 'passed') - Number(a.judgement.kind !== 'passed') || totalMs(b) - totalMs(a);
const slowest = ({ run, detail }) => {
    const tests = slowestOf(run.tests, detail.slowest);
    if (tests.length === 0)
        return [];
    const nameOf = (0,describe_tests/* shortNames */.DG)(tests);
    const several = run.devices.length > 1;
    const rows = tests.map((test) => [
        (0,markdown/* codeSpan */.SS)(nameOf(test)),
        (0,format/* duration */.p0)(test.slowestMs),
        ...(several ? [(0,format/* nameText */.fh)(run.devices[test.slowestOn] ?? ''), (0,format/* duration */.p0)(test.averageMs)] : []),
    ]);
    const header = several ? ['Test', 'Slowest', 'Device', 'Average'] : ['Test', 'Duration'];
    return [(0,format/* foldable */.wg)('Slowest tests', [(0,format/* table */.tp)(header, rows)])];
};
/** Kept short on the way, since sorting every test for ten of them would take longer than all the rest. */
const slowestOf = (tests, limit) => {
    if (limit === 0)
        return [];
    let kept = [];
    let threshold = 0;
    for (const test of tests) {
        if (test.slowestMs <= threshold)
            continue;
        kept.push(test);
        if (kept.length < 20 * limit)
            continue;
        kept = longestFirst(kept).slice(0, limit);
        threshold = kept.at(-1)?.slowestMs ?? 0;
    }
    return longestFirst(kept).slice(0, limit);
};
const longestFirst = (tests) => tests.toSorted((a, b) => b.slowestMs - a.slowestMs);

;// CONCATENATED MODULE: ./build/javascript/rendering/summary.js










/** The runner drops the whole summary of a step that is larger than 1 MiB; the rest is left for other output of this step. */
const summaryBudgetBytes = 1_000_000;
/** In the order of importance. */
const parts = [
    headline,
    figures,
    reportLinks,
    matrix,
    problems,
    failures,
    quarantine,
    missing,
    notices,
    sessions,
    slowest,
    footer,
];
/**
 * The job summary: the verdict and why, figures, failed tests by device, failures, sessions over time, and links to the rest.
 *
 * Never longer than the budget: it leaves out detail level by level, keeps tags and fences balanced, and says what it left out.
 */
const renderSummary = (run, options) => renderParts(parts, run, fullDetail, options);

// EXTERNAL MODULE: ./build/javascript/run/report/outputs.js
var outputs = __webpack_require__(46834);
// EXTERNAL MODULE: ./build/javascript/github/api.js
var api = __webpack_require__(52575);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/javascript/github/check-run.js


/**
 * Creates a finished check run of this name on the commit, with its annotations in batches of 50.
 *
 * @returns its page
 * @throws NotPermittedError where the token may not write checks
 */
const createCheckRun = async (call, name, headSha, content, conclusion) => {
    const { title, summary, text, annotationBatches } = content;
    const [first = [], ...others] = annotationBatches;
    const output = { title, summary, text };
    try {
        // Other jobs and earlier runs may have checks of this name on the commit.
        const ownId = (0,external_node_crypto_.randomUUID)();
        const { data } = await call('POST /repos/{owner}/{repo}/check-runs', {
            name,
            head_sha: headSha,
            external_id: ownId,
            status: 'completed',
            conclusion,
            output: { ...output, annotations: first.map(annotationBody) },
        }, () => findCheck(call, name, headSha, ownId));
        const { id, url } = readCheck(data);
        for (const batch of others) {
            await call('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
                check_run_id: id,
                output: { ...output, annotations: batch.map(annotationBody) },
            });
        }
        return url;
    }
    catch (error) {
        if ((0,api/* isNotPermitted */.wo)(error))
            throw new api/* NotPermittedError */.gB(`The check run "${name}"`, 'checks', error);
        throw error;
    }
};
const pageSize = 100;
const findCheck = async (call, name, headSha, ownId) => {
    for (let page = 1;; page++) {
        const { data, headers } = await call('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
            ref: headSha,
            check_name: name,
            filter: 'all',
            per_page: pageSize,
            page,
        });
        const checks = typeof data === 'object' && data !== null && 'check_runs' in data ? data.check_runs : [];
        if (!Array.isArray(checks))
            return undefined;
        const found = checks.find((check) => check?.external_id === ownId);
        if (found !== undefined)
            return { data: found, headers };
        if (checks.length < pageSize)
            return undefined;
    }
};
const annotationBody = ({ file, line, title, message }) => ({
    path: file,
    start_line: line,
    end_line: line,
    annotation_level: 'failure',
    title,
    message,
});
const readCheck = (data) => {
    if (typeof data !== 'object' || data === null || !('id' in data) || typeof data.id !== 'number')
        throw new Error('GitHub gave the check run no id');
    return { id: data.id, url: 'html_url' in data && typeof data.html_url === 'string' ? data.html_url : undefined };
};

;// CONCATENATED MODULE: ./build/javascript/github/comment.js

const comment_pageSize = 100;
/**
 * Keeps one comment on a pull request up to date: found by its first line and its author through all pages, left alone when unchanged.
 *
 * @param body its first line is the marker
 * @throws NotPermittedError where the token may not write comments
 */
const keepComment = async (call, pullNumber, body) => {
    const marker = body.split('\n', 1)[0] ?? '';
    try {
        const own = await findComment(call, pullNumber, marker);
        if (own === undefined) {
            await call('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: pullNumber, body }, async () => {
                const created = await findComment(call, pullNumber, marker);
                return created === undefined ? undefined : { data: created, headers: {} };
            });
            return 'created';
        }
        // The service may keep line ends of its own.
        if (own.body.replaceAll('\r\n', '\n').trimEnd() === body.trimEnd())
            return 'unchanged';
        await call('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: own.id, body });
        return 'updated';
    }
    catch (error) {
        if ((0,api/* isNotPermitted */.wo)(error))
            throw new api/* NotPermittedError */.gB('The comment', 'pull-requests', error);
        throw error;
    }
};
const findComment = async (call, pullNumber, marker) => {
    const author = await authorOf(call);
    for (let page = 1;; page++) {
        const { data } = await call('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            issue_number: pullNumber,
            per_page: comment_pageSize,
            page,
        });
        const comments = Array.isArray(data) ? data.flatMap(readComment) : [];
        // Another user's comment could contain a copy of the marker.
        const isOwn = (comment) => (author === undefined ? comment.isByApp : comment.author === author);
        const found = comments.find((comment) => isOwn(comment) && comment.body.split(/\r?\n/, 1)[0] === marker);
        if (found !== undefined || !Array.isArray(data) || data.length < comment_pageSize)
            return found;
    }
};
/** A person's token knows its owner. The token of an app, such as the workflow's own, may not ask. */
const authorOf = async (call) => {
    try {
        const { data } = await call('GET /user', {});
        return typeof data === 'object' && data !== null && 'login' in data && typeof data.login === 'string'
            ? data.login
            : undefined;
    }
    catch (error) {
        if ((0,api/* statusOf */.c2)(error) === undefined)
            throw error;
        return undefined;
    }
};
const readComment = (value) => {
    if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'number')
        return [];
    const body = 'body' in value && typeof value.body === 'string' ? value.body : '';
    const user = 'user' in value ? value.user : undefined;
    if (typeof user !== 'object' || user === null)
        return [];
    const author = 'login' in user && typeof user.login === 'string' ? user.login : '';
    return [{ id: value.id, body, author, isByApp: 'type' in user && user.type === 'Bot' }];
};

// EXTERNAL MODULE: ./build/javascript/github/event.js
var github_event = __webpack_require__(62463);
;// CONCATENATED MODULE: ./build/javascript/rendering/check.js















const budgetBytes = 65_535;
const check_maxTitle = 255;
const batchSize = 50;
/** Four requests. */
const maxAnnotations = 200;
const summaryParts = [headline, figures, reportLinks, matrix, problems];
const textParts = [failures, quarantine, missing, notices, sessions, slowest, footer];
/** A check run has little space. */
const checkDetail = { ...fullDetail, timelineRows: 20 };
const conclusions = {
    passed: 'success',
    failed: 'failure',
    error: 'failure',
    'timed-out': 'timed_out',
    cancelled: 'cancelled',
    started: 'neutral',
    planned: 'neutral',
};
/** The same report as the job summary, in the two texts of a check run, with annotations on the lines of the repository. */
const renderCheck = (run, { sources, links, reportDir }) => {
    const options = { budgetBytes, links, reportDir, finish: basicPlane };
    const { annotations } = annotationsFor(run, sources, maxAnnotations);
    return {
        conclusion: conclusions[run.verdict.kind],
        title: basicPlane((0,cut/* cutText */.IN)(checkTitle(run), check_maxTitle)),
        summary: renderParts(summaryParts, run, checkDetail, options),
        text: renderParts(textParts, run, checkDetail, options),
        annotationBatches: inBatches(annotations.filter(hasPlace)),
    };
};
const checkTitle = (run) => {
    const { tests, failed, quarantined } = run.totals;
    const all = (0,numbers/* counted */.hS)(tests, run.devices.length > 1 ? 'test result' : 'test');
    const ofThem = failed > quarantined ? `${failed - quarantined} of ${all} failed` : all;
    const figures = quarantined > 0 ? `${ofThem}, ${quarantined} quarantined` : ofThem;
    return tests === 0 ? (0,verdict_words/* verdictTitle */.Sw)(run) : `${(0,verdict_words/* verdictTitle */.Sw)(run)}, ${figures}`;
};
const hasPlace = (annotation) => annotation.file !== undefined && annotation.line !== undefined;
const inBatches = (items) => Array.from({ length: Math.ceil(items.length / batchSize) }, (_none, batch) => items.slice(batch * batchSize, (batch + 1) * batchSize));

;// CONCATENATED MODULE: ./build/javascript/rendering/comment.js










/** GitHub's limit counts characters; text of this many bytes never exceeds it. */
const commentBudgetBytes = 65_536;
const comment_parts = [headline, figures, reportLinks, matrix, problems, failures, quarantine, missing, notices, footer];
/** Shorter than a summary, since people read comments in a conversation. */
const commentDetail = {
    ...fullDetail,
    matrixRows: 30,
    matrixColumns: 8,
    failures: 15,
    failureGroups: 2,
    occurrences: 3,
    traceLines: 12,
    problems: 20,
    missing: 50,
    quarantined: 20,
    builds: 10,
    notices: 5,
};
/**
 * The hidden line that marks a comment as the one of `key` (workflow, job, matrix entry).
 *
 * Text from outside cannot contain it: every part of a comment breaks `<!--`.
 */
const commentMarker = (key) => `<!-- mobile-test-cloud: ${encodeURIComponent(key.toWellFormed()).replaceAll('-', '%2D')} -->`;
/** The comment on a pull request. The same run gives the same text, so that an unchanged comment can be left alone. */
const renderComment = (run, options) => {
    const { marker, links, reportDir } = options;
    const budgetBytes = (options.budgetBytes ?? commentBudgetBytes) - (0,cut/* utf8Bytes */.dy)(marker) - 1;
    return `${marker}\n${renderParts(comment_parts, run, commentDetail, { budgetBytes, links, reportDir })}`;
};

;// CONCATENATED MODULE: ./build/javascript/run/report/publish-reviews.js








/** What the reviewers of a pull request see; both need a token that may write, and neither decides the step. */
const publishReviews = async (run, red, inputs, options, runner, guard) => {
    const { checkName, comment, service } = inputs;
    if (checkName === undefined && !comment)
        return;
    if (service.githubToken === undefined) {
        runner.log.notice('No check run and no comment: the input github-token is empty.');
        return;
    }
    const call = await (0,api/* openGitHubApi */.II)(service.githubToken, runner, guard);
    const denied = [];
    const attempt = async (what, work) => {
        try {
            await work();
        }
        catch (error) {
            if (runner.signal.aborted)
                return;
            if (error instanceof api/* NotPermittedError */.gB)
                denied.push(`${error.message} ${(0,error_codes/* codeMark */.rr)(error.code)}`);
            else
                runner.log.warning(`${what} could not be written: ${(0,run_problem/* describeError */.Uc)(error)}.`);
        }
    };
    if (checkName !== undefined)
        await attempt(`The check run "${checkName}"`, () => writeCheck(call, checkName, run, red, options, runner));
    if (comment)
        await attempt('The comment', () => writeComment(call, run, options, runner));
    if (denied.length > 0)
        runner.log.notice(`${denied.join('. ')}.`);
};
const writeCheck = async (call, name, run, red, options, runner) => {
    const content = renderCheck(run, options);
    const { pullRequest } = await (0,github_event/* readEvent */.j)(runner.environment);
    // A pull request's own commit, not the merge that the workflow runs on: its page shows checks of the former.
    const headSha = pullRequest?.headSha ?? runner.context.sha;
    const conclusion = red || run.verdict.kind === 'passed' ? content.conclusion : 'neutral';
    const url = await createCheckRun(call, name, headSha, content, conclusion);
    runner.log.info(`Wrote the check run "${name}"${url === undefined ? '' : `: ${url}`}`);
};
const writeComment = async (call, run, { links, reportDir, reviewKey = '' }, runner) => {
    const { pullRequest } = await (0,github_event/* readEvent */.j)(runner.environment);
    if (pullRequest === undefined) {
        runner.log.notice('No comment: this workflow was not started by a pull request.');
        return;
    }
    const { environment, context } = runner;
    const key = [environment.GITHUB_WORKFLOW ?? '', context.job, context.step, run.project.replace(context.runId, '')];
    const marker = commentMarker([...key, ...(reviewKey === '' ? [] : [reviewKey])].join('/'));
    const done = await keepComment(call, pullRequest.number, renderComment(run, { marker, links, reportDir }));
    runner.log.info(`The comment on pull request ${pullRequest.number} was ${done === 'unchanged' ? 'left as it is' : done}.`);
};

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/javascript/github/artifacts.js
var artifacts = __webpack_require__(69344);
// EXTERNAL MODULE: ./build/javascript/lib/text-file.js
var text_file = __webpack_require__(86487);
// EXTERNAL MODULE: ./build/javascript/lib/present.js
var present = __webpack_require__(28008);
// EXTERNAL MODULE: ./build/javascript/results/attempts.js
var attempts = __webpack_require__(7330);
;// CONCATENATED MODULE: ./build/javascript/results/ctrf/ctrf-test.js


/**
 * CTRF's `pending` and `other` are never used: tools take them for harmless, and here whatever is neither passed nor skipped is a
 * failure. `rawStatus` is the status that the service reported.
 */
const ctrfStatusOf = (item, rules) => isFailedFlaky(item, rules) ? 'failed' : statusOf(item.test.status);
const isFailedFlaky = ({ flaky, quarantine }, { failOnFlaky }) => flaky && failOnFlaky && quarantine === undefined;
const statusOf = (status) => (status === 'passed' || status === 'skipped' ? status : 'failed');
/**
 * `start` and `stop` in milliseconds since 1970, `duration` in milliseconds.
 *
 * Spreads instead of `present`: with millions of tests, its objects double the memory of the process.
 */
const toCtrfTest = (item, rules) => {
    const { test, flaky, context } = item;
    const { earlierTries, startedAt, durationMs, testId, properties, attachments, links } = test;
    const start = startedAt?.getTime();
    return {
        name: test.name === '' ? '(no name)' : test.name,
        status: ctrfStatusOf(item, rules),
        duration: Math.round(durationMs ?? 0),
        ...(start === undefined ? {} : { start }),
        ...(start === undefined || durationMs === undefined ? {} : { stop: start + Math.round(durationMs) }),
        ...(test.className === '' ? {} : { suite: [test.className] }),
        ...textsOf(test.failures),
        ...messageOf(item, rules),
        ...(test.line === undefined ? {} : { line: test.line }),
        ...(test.file === undefined ? {} : { filePath: test.file }),
        ...(test.systemOut === undefined ? {} : { stdout: test.systemOut.split('\n') }),
        ...(test.systemErr === undefined ? {} : { stderr: test.systemErr.split('\n') }),
        /** Attempts before the last one; 1 is the first. */
        ...(earlierTries.length === 0 ? {} : { retryAttempts: earlierTries.map(toAttempt) }),
        rawStatus: test.statusWord ?? test.status,
        retries: earlierTries.length,
        flaky,
        device: context.device,
        extra: {
            ...context,
            ...quarantineExtra(item),
            ...historyExtra(item),
            ...(0,present/* present */.E)({ testId, properties, attachments, links }),
        },
    };
};
const textsOf = (failures) => {
    const messages = failures.flatMap((failure) => (0,describe/* describeFailure */.Ic)(failure) ?? []);
    const traces = failures.flatMap(({ trace }) => trace ?? []);
    return {
        ...(messages.length === 0 ? {} : { message: messages.join('\n') }),
        ...(traces.length === 0 ? {} : { trace: traces.join('\n\n') }),
    };
};
const messageOf = (item, rules) => {
    const { test } = item;
    if (test.skipMessage !== undefined && test.status === 'skipped')
        return { message: test.skipMessage };
    return isFailedFlaky(item, rules) ? { message: (0,describe/* describeFlaky */.b5)(test) } : {};
};
const quarantineExtra = ({ test, quarantine }) => {
    if (quarantine === undefined || test.status !== 'failed')
        return {};
    const { reason, issue, until } = quarantine;
    return { quarantined: true, quarantine: { reason, issue, until } };
};
const historyExtra = ({ history }) => {
    if (history === undefined)
        return {};
    const { label, since, flakyRate, recent } = history;
    return {
        history: {
            ...(0,present/* present */.E)({ label, since: since && toPastRun(since), flakyRate }),
            recent: recent.map(({ status, run, durationMs }) => ({ status, ...toPastRun(run), ...(0,present/* present */.E)({ duration: durationMs }) })),
        },
    };
};
const toPastRun = ({ commit, startedAtMs, url }) => ({
    commit,
    date: new Date(startedAtMs).toISOString(),
    ...(0,present/* present */.E)({ url }),
});
const toAttempt = ({ status, failures, durationMs }, index) => ({
    attempt: index + 1,
    status: statusOf(status),
    ...(0,present/* present */.E)({ duration: durationMs === undefined ? undefined : Math.round(durationMs) }),
    ...textsOf(failures),
    extra: { rawStatus: status },
});
const contextOf = ({ device, shard, attempt, buildId, sessionId }, simulated, kind) => ({
    device,
    shard: shard.index + 1,
    shards: shard.total,
    attempt: attempt + 1,
    build: buildId,
    ...(0,present/* present */.E)({ session: sessionId }),
    simulated,
    kind,
});

;// CONCATENATED MODULE: ./build/javascript/results/ctrf/write-ctrf.js






/**
 * `results.json` of the report folder: a CTRF 0.0.x document (https://ctrf.io), in pieces, one test per line. Times and durations are in
 * milliseconds.
 */
function* ctrfJson(run) {
    const { results, ...document } = ctrfWithoutTests(run);
    const { tool, summary, ...after } = results;
    yield `${withoutEnd(JSON.stringify(document))},"results":${withoutEnd(JSON.stringify({ tool, summary }))},"tests":[`;
    let separator = '\n';
    for (const item of testsOfRun(run)) {
        yield `${separator}${JSON.stringify(toCtrfTest(item, run))}`;
        separator = ',\n';
    }
    yield `\n],${JSON.stringify(after).slice(1)}}\n`;
}
const withoutEnd = (object) => object.slice(0, -1);
const ctrfWithoutTests = (run) => ({
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    timestamp: run.finishedAt.toISOString(),
    generatedBy: 'Mobile Test Cloud',
    results: {
        tool: { name: (0,lookup/* definitionOf */.Fg)(run.framework).title },
        summary: summaryOf(run),
        environment: {
            reportName: run.project,
            testEnvironment: run.simulated ? 'simulated' : 'device cloud',
            healthy: run.verdict.kind === 'passed',
        },
        extra: extraOf(run),
    },
});
/**
 * Every test on every device and shard, attempts merged, and an entry for each inconclusive session and for a verdict that
 * nothing else explains. One device and shard is in memory at a time.
 */
function* testsOfRun(run) {
    const { simulated } = run;
    const pastOf = historyFinder(run);
    let isRed = false;
    for (const shard of run.shards) {
        for (const test of shard.tests) {
            const context = contextOf(shard.sessionOf(test), simulated, 'test');
            const history = pastOf(test, shard.last.device);
            const item = { test, flaky: (0,attempts/* isFlaky */.s8)(test), context, quarantine: shard.quarantined.get(test), history };
            isRed ||= ctrfStatusOf(item, run) === 'failed' && item.quarantine === undefined;
            yield item;
        }
        const problem = problemCaseOf(shard);
        if (problem === undefined)
            continue;
        isRed = true;
        yield { test: problem, flaky: false, context: contextOf(shard.last, simulated, 'session') };
    }
    const problem = isRed ? undefined : verdictCaseOf(run);
    // The verdict belongs to no device.
    const context = { device: '', shard: 1, shards: 1, attempt: 1, build: '', simulated, kind: 'verdict' };
    if (problem !== undefined)
        yield { test: problem, flaky: false, context };
}
/** Of most tests nothing is known but that they passed. */
const historyFinder = ({ tests, devices }) => {
    const known = new Map(tests.flatMap((test) => (test.history === undefined ? [] : [[(0,results/* testName */.U)(test), test.history]])));
    return (test, device) => {
        const ofTest = known.size === 0 ? undefined : known.get((0,results/* testName */.U)(test));
        return ofTest?.find((past) => devices[past.device] === device);
    };
};
const summaryOf = (run) => {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    let flaky = 0;
    for (const item of testsOfRun(run)) {
        counts[ctrfStatusOf(item, run)] += 1;
        if (item.flaky)
            flaky += 1;
    }
    const start = run.startedAt.getTime();
    const stop = run.finishedAt.getTime();
    return {
        tests: counts.passed + counts.failed + counts.skipped,
        ...counts,
        pending: 0,
        other: 0,
        flaky,
        start,
        stop,
        duration: Math.max(0, stop - start),
    };
};
const extraOf = (run) => ({
    simulated: run.simulated,
    verdict: run.verdict.kind,
    reason: run.verdict.reason,
    framework: run.framework,
    project: run.project,
    failOnFlaky: run.failOnFlaky,
    deviceMs: Math.round(run.deviceMs),
    queueMs: Math.round(run.queueMs),
    totals: run.totals,
    builds: run.builds.map(({ id, shard, attempt }) => ({ id, shard: shard.index + 1, shards: shard.total, attempt: attempt + 1 })),
    sessions: run.sessions.map(toCtrfSession),
    missingTests: run.missingTests,
    notices: run.notices,
    ...(0,present/* present */.E)({
        code: run.verdict.code,
        job: run.job && toCtrfJob(run.job),
        emptySelection: run.emptySelection,
        knownSuite: run.knownSuite,
        quarantine: run.quarantine && { file: run.quarantine.file, warnings: run.quarantine.warnings },
        history: run.history && toCtrfHistory(run.history),
    }),
});
const toCtrfHistory = ({ earlierRuns, labels: { knownSinceMs, ...labels } }) => ({
    earlierRuns,
    ...labels,
    ...(0,present/* present */.E)({ knownSince: knownSinceMs === undefined ? undefined : new Date(knownSinceMs).toISOString() }),
});
const toCtrfJob = ({ runId, shardIndex, ...job }) => ({
    ...job,
    run: runId,
    ...(0,present/* present */.E)({ shard: shardIndex === undefined ? undefined : shardIndex + 1 }),
});
const toCtrfSession = ({ device, shard, attempt, buildId, sessionId, tests, folder, links, ...session }) => ({
    device,
    shard: shard.index + 1,
    shards: shard.total,
    attempt: attempt + 1,
    build: buildId,
    tests: tests.length,
    folder,
    ...links,
    ...(0,present/* present */.E)({
        session: sessionId,
        start: session.startedAt?.getTime(),
        duration: session.durationMs === undefined ? undefined : Math.round(session.durationMs),
        queued: session.queuedMs === undefined ? undefined : Math.round(session.queuedMs),
    }),
});

// EXTERNAL MODULE: ./build/javascript/results/judge.js
var judge = __webpack_require__(24865);
// EXTERNAL MODULE: ./build/javascript/results/junit/write-case.js
var write_case = __webpack_require__(4139);
// EXTERNAL MODULE: ./build/javascript/results/junit/write-suite.js
var write_suite = __webpack_require__(54187);
;// CONCATENATED MODULE: ./build/javascript/results/junit/write-merged.js




/** `junit.xml` of the report folder, in pieces: every session, flat, counted alike by every reporter. */
const mergedJUnit = (run) => (0,write_suite/* documentXml */.z)(run.project, () => suitesOfRun(run));
/**
 * One suite for each class on each device and shard, attempts merged. Names are unique over the whole document, as reporters merge what
 * is named alike: with several devices the device is part of each test's name.
 *
 * An inconclusive session gets an error of its own, and so does a verdict that no test explains: a reader of the file never sees
 * more green than there is.
 */
function* suitesOfRun(run) {
    const severalDevices = new Set(run.shards.map(({ last }) => last.device)).size > 1;
    let isRed = false;
    for (const shard of run.shards) {
        const { last } = shard;
        const problem = problemCaseOf(shard);
        const ofSession = problem === undefined ? [] : [{ ...suiteOfProblem(problem, propertiesOf(last, run)), ...startOf(last) }];
        for (const suite of [...suitesOfShard(shard, run, severalDevices), ...ofSession]) {
            isRed ||= suite.cases.some(({ outcome }) => outcome === 'failure' || outcome === 'error');
            yield suite;
        }
    }
    const problem = isRed ? undefined : verdictCaseOf(run);
    if (problem !== undefined)
        yield suiteOfProblem(problem, commonProperties(run));
}
function* suitesOfShard(shard, run, severalDevices) {
    const { last } = shard;
    const label = shardLabel(last);
    if (shard.tests.length === 0 && last.sessionId !== undefined)
        yield { name: `(no tests) [${label}]`, properties: propertiesOf(last, run), ...startOf(last), cases: [] };
    for (const [className, tests] of Map.groupBy(shard.tests, (test) => test.className || noClass)) {
        const lastTest = tests.at(-1);
        const session = lastTest === undefined ? last : shard.sessionOf(lastTest);
        yield {
            name: `${className} [${label}]`,
            properties: propertiesOf(session, run),
            ...startOf(session),
            cases: casesOf(shard, className, tests, severalDevices ? ` [${last.device}]` : '', run.failOnFlaky),
        };
    }
}
const noClass = '(no class)';
/** The second test of a name (a parameterised one) gets a number. */
const casesOf = ({ quarantined }, className, tests, suffix, failOnFlaky) => {
    const taken = new Set();
    const counts = new Map();
    return tests.map((test) => {
        let nth = (counts.get(test.name) ?? 0) + 1;
        let name = nth === 1 ? test.name : `${test.name} (${nth})`;
        for (; taken.has(name); name = `${test.name} (${nth})`)
            nth += 1;
        counts.set(test.name, nth);
        taken.add(name);
        const entry = quarantined.get(test);
        return {
            test: entry === undefined ? test : { ...test, skipMessage: (0,describe/* describeQuarantined */.Mr)(test, entry) },
            name: `${name}${suffix}`,
            className,
            outcome: (0,write_case/* outcomeOf */.sG)(test, failOnFlaky, entry !== undefined),
        };
    });
};
const suiteOfProblem = (test, properties) => {
    const { className, name } = test;
    return { name: `${className}: ${name}`, properties, cases: [{ test, name, className, outcome: 'error' }] };
};
const startOf = ({ startedAt }) => (startedAt === undefined ? {} : { startedAt });
const commonProperties = (run) => ({
    framework: run.framework,
    project: run.project,
    simulated: String(run.simulated),
});
const propertiesOf = (session, run) => {
    const hyphen = session.device.lastIndexOf('-');
    return {
        ...commonProperties(run),
        device: hyphen === -1 ? session.device : session.device.slice(0, hyphen),
        'os version': hyphen === -1 ? '' : session.device.slice(hyphen + 1),
        shard: `${session.shard.index + 1} of ${session.shard.total}`,
        attempt: String(session.attempt + 1),
        build: session.buildId,
        ...(session.sessionId === undefined ? {} : { session: session.sessionId }),
    };
};

// EXTERNAL MODULE: ./build/javascript/run/report/prepare-report-folder.js
var prepare_report_folder = __webpack_require__(27383);
;// CONCATENATED MODULE: ./build/javascript/run/report/report-folder.js









/** In the footer of the page. */
const generatedBy = 'Mobile Test Cloud 1';
const writers = {
    results: (run, file) => (0,text_file/* writeTextFile */.T)(file, ctrfJson(run)),
    junit: (run, file) => (0,text_file/* writeTextFile */.T)(file, mergedJUnit(run)),
    html: async (run, file, reportDir) => {
        // Late, since script and style of the page are large and the way to the first request should be short.
        const { writeHtmlReport } = await __webpack_require__.e(/* import() */ 944).then(__webpack_require__.bind(__webpack_require__, 53944));
        await writeHtmlReport(run, { reportDir, file, generatedBy });
    },
};
/** Writes each file on its own. One that cannot be written, for instance on a full disk, costs that file alone. */
const writeReportFolder = async (run, reportDir) => {
    const first = await writeFiles(['results', 'junit', 'html'], run, reportDir);
    const [problem, ...others] = first.problems;
    if (problem === undefined)
        return { files: filesOf(first.written, reportDir), run };
    // The others are written once more, since they tell another verdict now.
    const judged = (0,judge/* withLateProblems */.z)(run, problem, ...others);
    const { written } = await writeFiles(first.written, judged, reportDir);
    return { files: filesOf(written, reportDir), run: judged };
};
const pathOf = (kind, reportDir) => external_node_path_default().join(reportDir, prepare_report_folder/* reportNames */.T[kind]);
const filesOf = (written, reportDir) => ({
    reportDir,
    ...Object.fromEntries(written.map((kind) => [`${kind}Path`, pathOf(kind, reportDir)])),
});
const writeFiles = async (kinds, run, reportDir) => {
    const written = [];
    const problems = [];
    for (const kind of kinds) {
        const file = pathOf(kind, reportDir);
        try {
            await (0,promises_.mkdir)(reportDir, { recursive: true });
            await writers[kind](run, file, reportDir);
            written.push(kind);
        }
        catch (error) {
            problems.push((0,run_problem/* problemOf */.Zw)(error, `the report file ${prepare_report_folder/* reportNames */.T[kind]} cannot be written: `));
            // Half of a file would be taken for the whole.
            await (0,promises_.rm)(file, { force: true }).catch(() => { });
        }
    }
    return { written, problems };
};
/** Stores the report folder as one artifact, and the page alone as another, which the browser opens from the run. */
const storeReport = async ({ htmlPath }, inputs, identity, runner, guard) => {
    if (inputs.artifactName === '')
        return {};
    const shard = inputs.shardIndex === undefined ? '' : `shard-${inputs.shardIndex + 1}-of-${inputs.shards}`;
    const name = inputs.artifactName ?? (0,artifacts/* deriveArtifactName */.f)({ framework: inputs.framework, shard, identity }, runner.context);
    const { reportDir, artifactRetentionDays: retentionDays } = inputs;
    const request = { name, files: await filesBelow(reportDir), rootDir: reportDir, retentionDays };
    const artifact = await (0,artifacts/* uploadArtifact */.m)(request, runner, guard);
    // Where the folder could not be stored, the reason has been said, and the page alone would meet the same.
    if (artifact === undefined || htmlPath === undefined)
        return { artifact };
    return { artifact, htmlArtifact: await storePage(htmlPath, artifact.name, retentionDays, runner, guard) };
};
/** Such an artifact takes its file's name, which has to be unique in the run like the other's. */
const storePage = async (htmlPath, name, retentionDays, runner, guard) => {
    const folder = await (0,promises_.mkdtemp)(external_node_path_default().join(external_node_path_default().dirname(htmlPath), '.page-'));
    try {
        const page = external_node_path_default().join(folder, `${name}.html`);
        await (0,promises_.copyFile)(htmlPath, page);
        return await (0,artifacts/* uploadArtifact */.m)({ name: `${name}.html`, files: [page], rootDir: folder, retentionDays, unarchived: true }, runner, guard);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
};
const filesBelow = async (folder) => {
    const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => external_node_path_default().join(entry.parentPath, entry.name));
};

;// CONCATENATED MODULE: ./build/javascript/run/report/report.js













/**
 * Writes everything that a user sees. Outputs come first, since they need least of the disk, then files, annotations and the verdict: all of
 * that needs no other machine. Artifacts, summary (which links to them) and reviews follow, and a service of GitHub that falls silent costs
 * the step a minute and no verdict. What cannot be written costs itself alone.
 *
 * @param identity tells the artifacts of jobs apart
 * @param reviewKey tells the comments of jobs apart; the same in every run of the workflow
 */
const reportRun = async (given, inputs, uploaded, identity, runner, reviewKey = '') => {
    const isEmbedded = inputs.service.baseUrl === service/* embeddedBaseUrl */.Dg;
    const judged = isEmbedded ? withEmbeddedHint(given) : given;
    setOutputs((0,outputs/* outputsOf */.Yz)(judged, uploaded, { reportDir: inputs.reportDir }), runner);
    const { files, run } = await writeReportFolder(judged, inputs.reportDir);
    const say = (more) => setOutputs((0,outputs/* outputsOf */.Yz)(run, uploaded, { ...files, ...more }), runner);
    await unlessDiskIsFull('The outputs', runner, () => say({}));
    const sources = createSourceIndex(await trackedFiles(runner.context.workspace, runner.environment));
    const annotated = inputs.annotations && annotate(run, sources, runner);
    const red = report_isRed(run.verdict.kind, inputs.failOn);
    if (!isEmbedded)
        sayStillRunning(run, runner);
    sayVerdict(run, red, annotated, runner);
    if (red)
        runner.fail();
    const guard = (0,stall_guard/* createStallGuard */.GD)(runner.clock);
    const stored = (await unlessDiskIsFull('The artifact', runner, () => storeReport(files, inputs, identity, runner, guard))) ?? {};
    await unlessDiskIsFull('The outputs', runner, () => say(stored));
    const options = {
        links: {
            artifactUrl: stored.artifact?.url,
            htmlUrl: stored.htmlArtifact?.url,
            runUrl: runner.context.runUrl,
            docsUrl: runner.context.docsUrl,
        },
        reportDir: external_node_path_default().relative(runner.context.workspace, inputs.reportDir),
    };
    if (inputs.summary)
        await unlessDiskIsFull('The summary', runner, () => runner.writeSummary(renderSummary(run, { ...options, budgetBytes: summaryBudgetBytes })));
    await publishReviews(run, red, inputs, { ...options, sources, reviewKey }, runner, guard);
};
const withEmbeddedHint = (run) => {
    const { code } = run.verdict;
    const hint = code === undefined ? undefined : (0,error_codes/* embeddedNextStepFor */.ph)(code);
    return hint === undefined ? run : { ...run, verdict: { ...run.verdict, hint } };
};
/** What the disk refuses is said, and what follows is written all the same. */
const unlessDiskIsFull = async (what, { log }, write) => {
    try {
        return await write();
    }
    catch (error) {
        if (!(0,run_problem/* isSystemError */.Or)(error))
            throw error;
        log.warning(`${what} could not be written: ${(0,run_problem/* describeError */.Uc)(error)}.`);
        return undefined;
    }
};
/** A dry run ends here: outputs and one log line, no files. */
const reportPlan = (verdict, runner) => {
    setOutputs((0,outputs/* outputsWithoutResult */.Uy)(verdict), runner);
    runner.log.info(`Verdict: ${verdict.kind}. ${verdict.reason}`);
};
const setOutputs = (outputs, runner) => {
    for (const [name, value] of Object.entries(outputs))
        runner.setOutput(name, value);
};
const report_maxAnnotations = 10;
/** @returns whether anything was annotated */
const annotate = (run, sources, runner) => {
    const { annotations, more } = annotationsFor(run, sources, report_maxAnnotations);
    for (const annotation of annotations)
        runner.annotate(annotation);
    if (more > 0)
        runner.log.info(`${more} more distinct failures and sessions are in the summary and in the report.`);
    return annotations.length > 0;
};
/** `any`: only proof is green; a run that was not to be waited for has done what it should. */
const report_isRed = (kind, failOn) => {
    if (failOn === 'never' || kind === 'passed' || kind === 'started' || kind === 'planned')
        return false;
    return failOn === 'any' || kind !== 'failed';
};
/** A run that ends early leaves builds behind; no call that stops one is known. */
const sayStillRunning = ({ verdict, builds }, { log }) => {
    const open = builds.filter(({ status }) => !(0,model_status/* isEnded */.pl)(status));
    if (open.length === 0 || verdict.kind === 'started')
        return;
    const named = open.map(({ id, dashboardUrl }) => (dashboardUrl === undefined ? id : `${id} (${dashboardUrl})`)).join(', ');
    const ids = JSON.stringify(open.map(({ id }) => id));
    log.warning(`These builds are still running: ${named}. To wait for them, set \`build-ids: '${ids}'\` in a later step.`);
};
/** The report has all of them. */
const maxLoggedFailures = 20;
const sayVerdict = ({ verdict, simulated, notices, quarantine }, red, annotated, { log, context }) => {
    for (const notice of notices)
        log.notice(notice);
    for (const warning of quarantine?.warnings ?? [])
        log.warning(warning);
    for (const { name, devices, entry } of quarantine?.failures.slice(0, maxLoggedFailures) ?? [])
        log.info(`Quarantined until ${entry.until}: ${name} failed on ${devices.join(', ')}. ${entry.reason} (${entry.issue})`);
    const line = `${simulated ? 'SIMULATED ' : ''}Verdict: ${verdict.kind}. ${verdict.reason}`;
    // The failures have annotations of their own, and the runner shows ten at most.
    if (red && !annotated)
        log.error(line);
    else
        log.info(line);
    const { code, hint } = verdict;
    if (red && code !== undefined && hint !== undefined)
        log.info((0,error_codes/* nextLine */.sE)({ code, hint }, context.docsUrl));
};


/***/ })

};
;