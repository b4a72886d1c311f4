"use strict";
exports.id = 591;
exports.ids = [591,288,907];
exports.modules = {

/***/ 87566:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ AreaError)
/* harmony export */ });
/* harmony import */ var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25918);

/** A call of an area failed. Its hint names the inputs of the area's action, which the client does not know. */
class AreaError extends Error {
    code;
    hint;
    /** @param address the input with the address, which general hints call `base-url` */
    constructor(cause, hint, address) {
        super((0,_model_run_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .clauseOf */ .pQ)(cause), { cause });
        this.name = 'AreaError';
        this.code = cause.code;
        this.hint = hint.replaceAll('`base-url`', `\`${address}\``);
    }
}


/***/ }),

/***/ 21345:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readPages)
/* harmony export */ });
/** Ends a listing without an end. */
const maxPages = 1_000;
/** A page may repeat because the list changed while it was read; after two in a row no new page is expected. */
const maxRepeatedPages = 2;
/**
 * Reads a listing page by page, from page 1 on; memory holds one page and the keys of the one before.
 *
 * Ends with a `next` of null or an empty page. A repeated page, a `next` that does not grow and a count that changes neither end the
 * reading nor loop it: they become remarks of the page on which they occur.
 */
async function* readPages(reader) {
    let cursor = { number: 1, pages: 1, read: 0, count: undefined, repeated: 0, before: new Set() };
    while (cursor !== undefined) {
        const page = await reader.fetchPage(cursor.number);
        const step = advance(cursor, page, reader);
        yield step.taken;
        cursor = step.following;
    }
}
const advance = (cursor, page, { keyOf, fullPage }) => {
    const { number, pages } = cursor;
    const items = newItems(page.items, keyOf, cursor.before);
    const isRepeated = page.items.length > 0 && items.length === 0;
    const repeated = isRepeated ? cursor.repeated + 1 : 0;
    const before = isRepeated ? cursor.before : new Set(page.items.map(keyOf));
    const read = cursor.read + items.length;
    const count = page.count ?? cursor.count;
    const goesOn = page.items.length > 0 && repeated < maxRepeatedPages && !isEndInDoubt(page, number, read, count);
    const next = goesOn ? nextNumber(page, number, fullPage) : undefined;
    const following = next === undefined || pages === maxPages ? undefined : { number: next, pages: pages + 1, read, count, repeated, before };
    const isCut = next !== undefined && following === undefined;
    const remarks = [
        ...remarksOnRepetition(number, page.items.length - items.length, isRepeated),
        ...remarksOnFrame(page, cursor),
        ...(isCut ? [tooManyPages] : []),
        ...(following === undefined ? remarksOnEnd(count, read) : []),
    ];
    const missing = following === undefined ? Math.max(isCut ? 1 : 0, (count ?? 0) - read) : 0;
    return { taken: { number, items, remarks, missing }, following };
};
const newItems = (items, keyOf, before) => {
    const seen = new Set();
    return items.filter((item) => {
        const key = keyOf(item);
        if (before.has(key) || seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
};
const isStuck = ({ next }, number) => typeof next === 'number' && next <= number;
/** A `next` that does not grow is ignored: the count decides, or without one the pages themselves. */
const isEndInDoubt = (page, number, read, count) => isStuck(page, number) && count !== undefined && read >= count;
const nextNumber = ({ items, next }, number, fullPage) => {
    if (next === null)
        return undefined;
    if (next === undefined)
        return items.length >= fullPage ? number + 1 : undefined;
    return next > number ? next : number + 1;
};
const remarksOnRepetition = (number, again, isRepeated) => {
    if (isRepeated)
        return [{ kind: 'repeated-page', message: `page ${number} repeats the previous page` }];
    if (again === 0)
        return [];
    return [{ kind: 'repeated-items', message: `page ${number} repeats ${again} of its entries` }];
};
const remarksOnFrame = (page, { number, count }) => {
    const remarks = [];
    if (page.count !== undefined && count !== undefined && page.count !== count) {
        const message = `the count changed from ${count} to ${page.count} before page ${number} was read`;
        remarks.push({ kind: 'count-changed', message });
    }
    if (isStuck(page, number))
        remarks.push({ kind: 'stuck-next', message: `page ${number} says that page ${page.next} is the next` });
    return remarks;
};
const tooManyPages = { kind: 'too-many-pages', message: `reading ended after ${maxPages} pages` };
const remarksOnEnd = (count, read) => count === undefined || count === read
    ? []
    : [{ kind: 'count-differs', message: `the service counts ${count} entries but listed ${read}` }];


/***/ }),

/***/ 7591:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  testCases: () => (/* binding */ testCases)
});

// EXTERNAL MODULE: ./build/javascript/areas/area-service.js
var area_service = __webpack_require__(22575);
// EXTERNAL MODULE: ./build/javascript/github/api.js
var api = __webpack_require__(52575);
// EXTERNAL MODULE: ./build/javascript/github/pull-request.js
var pull_request = __webpack_require__(24312);
;// CONCATENATED MODULE: ./build/javascript/test-cases/find-issues.js


/** What looks like an issue key and names a standard. */
const standard = /^(?:UTF-(?:7|8|16|32)|SHA-(?:1|2|3|224|256|384|512)|MD-?5|AES-(?:128|192|256)|RSA-\d{4}|ISO-\d{3,5}|RFC-\d+|CVE-\d{4}|CWE-\d+|IPV-[46]|HTTP-[123]|COVID-19|BASE-64)$/;
const jiraKey = /(?<![A-Za-z0-9_-])[A-Z][A-Z0-9_]{1,30}-[1-9]\d{0,9}(?![0-9A-Za-z])/g;
const azureKey = /(?<![A-Za-z0-9])AB#([1-9]\d{0,9})(?!\d)/gi;
const clickupKey = /(?<![A-Za-z0-9])CU-[a-z0-9]{5,15}(?![A-Za-z0-9])/gi;
const asanaAddress = /app\.asana\.com\/[\w/-]{1,200}/g;
/** How each tracker's issues are named in texts. */
const finders = {
    jira: (text) => (text.match(jiraKey) ?? []).filter((key) => !standard.test(key)),
    azure: (text) => [...text.matchAll(azureKey)].map(([, number = '']) => number),
    clickup: (text) => text.match(clickupKey) ?? [],
    // The task is the last of the numbers; workspace and project stand before it.
    asana: (text) => (text.match(asanaAddress) ?? []).flatMap((address) => address.match(/\d{10,20}/g)?.at(-1) ?? []),
};
/** Further keys in one pull request are ignored. */
const maxKeys = 100;
const maxTextLength = 100_000;
/**
 * The issue keys in the texts of a change, each once, in the order in which they appear: `SHOP-9` for Jira, which is taken where the
 * tracker is not known, `AB#9` for Azure, `CU-86abc` for ClickUp, addresses of tasks for Asana.
 */
const issueKeysIn = (texts, tracker = 'jira') => {
    const keys = new Set(texts.flatMap((text) => finders[tracker](text.slice(0, maxTextLength))));
    return [...keys].slice(0, maxKeys);
};
/**
 * The issues whose test cases are requested: those of the inputs, or those that the pull request names in its title, branch and commits.
 *
 * @returns undefined if no issues were requested: then all test cases are listed
 */
const findIssues = async ({ query, issuesFromPullRequest, githubToken }, context) => {
    if (!issuesFromPullRequest)
        return query.issueIds;
    const { log } = context;
    const call = githubToken === undefined ? undefined : await (0,api/* openGitHubApi */.II)(githubToken, context);
    const pull = await (0,pull_request/* readPullRequestTexts */.b)(call, context);
    if (pull === undefined) {
        log.notice('No issues, so no test cases: this workflow does not run for a pull request.');
        return [];
    }
    for (const note of pull.notes)
        log.notice(note);
    const keys = issueKeysIn(pull.texts, query.issueType);
    if (keys.length === 0)
        log.notice(`No issues, so no test cases: title, branch and commits of pull request ${pull.number} contain no issue key.`);
    else
        log.info(`Pull request ${pull.number} names ${keys.join(', ')}.`);
    return keys;
};

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/areas/area-error.js
var area_error = __webpack_require__(87566);
// EXTERNAL MODULE: ./build/javascript/cloud/errors.js
var errors = __webpack_require__(97430);
;// CONCATENATED MODULE: ./build/javascript/model/test-case.js
/** Trackers whose issues test cases can be linked to. */
const issueTrackers = ['jira', 'asana', 'clickup', 'azure'];
const minPageSize = 30;
const maxPageSize = 300;
const listingTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Whether a text is a real moment in the one form that the listing takes. */
const isListingTime = (text) => {
    if (!listingTime.test(text))
        return false;
    const time = new Date(text);
    // Date turns 31 February into 3 March.
    return !Number.isNaN(time.getTime()) && time.toISOString() === text;
};
/** Whether an issue id can be one of several that are joined by commas. */
const isIssueId = (text) => text.length <= 200 && /^[^\s,\p{Cc}]+$/u.test(text);

// EXTERNAL MODULE: ./build/javascript/cloud/addresses.js
var addresses = __webpack_require__(96373);
// EXTERNAL MODULE: ./build/javascript/cloud/calls.js
var calls = __webpack_require__(98868);
// EXTERNAL MODULE: ./build/javascript/cloud/connection.js + 1 modules
var cloud_connection = __webpack_require__(83107);
// EXTERNAL MODULE: ./build/javascript/cloud/pages.js
var pages = __webpack_require__(21345);
// EXTERNAL MODULE: ./build/javascript/cloud/redaction.js
var redaction = __webpack_require__(45096);
// EXTERNAL MODULE: ./build/javascript/lib/is-record.js
var is_record = __webpack_require__(75977);
// EXTERNAL MODULE: ./build/javascript/cloud/wire/values.js
var values = __webpack_require__(57713);
;// CONCATENATED MODULE: ./build/javascript/cloud/wire/test-case.js


/** Longer names are cut: nothing that a person wrote as one is this long. */
const test_case_maxTextLength = 2_000;
const maxEntries = 500;
/**
 * Reads one page of the listing: `test_cases` with an `info` beside it, or the list without one.
 *
 * @throws {UnexpectedShapeError} for any other body, and for a case without an identifier.
 */
const readTestCasePage = (body) => {
    if ((0,is_record/* isRecord */.u)(body) && (0,values/* field */.ZZ)(body, 'success') === false)
        throw new values/* UnexpectedShapeError */.lf('a page of test cases', body);
    const items = (0,values/* readList */.LD)(body, 'test cases', ['test_cases'], readTestCase);
    const info = (0,is_record/* isRecord */.u)(body) ? (0,values/* field */.ZZ)(body, 'info') : undefined;
    return (0,is_record/* isRecord */.u)(info)
        ? { items, next: readNext((0,values/* field */.ZZ)(info, 'next')), count: (0,values/* countOf */.pq)((0,values/* field */.ZZ)(info, 'count')) }
        : { items, next: undefined };
};
/** null ends the listing; so does a number that counts no page. */
const readNext = (value) => (value === null ? null : (0,values/* countOf */.pq)(value));
const readTestCase = (raw) => {
    if (!(0,is_record/* isRecord */.u)(raw))
        throw new values/* UnexpectedShapeError */.lf('a test case', raw);
    const identifier = boundedText(raw, 'identifier', 'test_case_id', 'id');
    if (identifier === undefined)
        throw new values/* UnexpectedShapeError */.lf('a test case with its identifier', raw);
    const urls = (0,values/* field */.ZZ)(raw, 'urls');
    const record = {
        identifier,
        title: boundedText(raw, 'title', 'name') ?? '',
        status: boundedText(raw, 'status'),
        priority: boundedText(raw, 'priority'),
        caseType: boundedText(raw, 'case_type'),
        automationStatus: boundedText(raw, 'automation_status'),
        owner: boundedText(raw, 'owner', 'created_by'),
        folderId: boundedText(raw, 'folder_id') ?? lastOf((0,values/* field */.ZZ)(raw, 'folder_path')),
        tags: entriesOf((0,values/* field */.ZZ)(raw, 'tags'), tagKeys),
        issues: entriesOf((0,values/* field */.ZZ)(raw, 'issues'), issueKeys),
        createdAt: (0,values/* readTime */.aQ)((0,values/* field */.ZZ)(raw, 'created_at')),
        updatedAt: (0,values/* readTime */.aQ)((0,values/* field */.ZZ)(raw, 'last_updated_at') ?? (0,values/* field */.ZZ)(raw, 'updated_at')),
        url: (0,is_record/* isRecord */.u)(urls) ? boundedText(urls, 'self') : undefined,
    };
    return { record, raw };
};
const tagKeys = ['name', 'tag'];
/** An issue is a text, or an object whose key is named after its tracker. */
const issueKeys = ['jira_id', 'asana_id', 'clickup_id', 'azure_id', 'issue_id', 'key', 'id'];
const entriesOf = (value, keys) => {
    if (!Array.isArray(value))
        return [];
    return value.slice(0, maxEntries).flatMap((entry) => {
        const text = (0,is_record/* isRecord */.u)(entry) ? (0,values/* textField */.M8)(entry, ...keys) : entry;
        return (typeof text === 'string' && text.trim() !== '') || typeof text === 'number' ? [cut(String(text).trim())] : [];
    });
};
const lastOf = (value) => {
    const last = Array.isArray(value) ? value.at(-1) : undefined;
    return typeof last === 'number' || typeof last === 'string' ? cut(String(last)) : undefined;
};
const boundedText = (record, ...keys) => {
    const text = (0,values/* textField */.M8)(record, ...keys);
    return text === undefined ? undefined : cut(text);
};
const cut = (text) => text.length <= test_case_maxTextLength ? text : `${text.slice(0, test_case_maxTextLength - 1).toWellFormed()}…`;

;// CONCATENATED MODULE: ./build/javascript/cloud/test-management-client.js








const createTestCases = (calls) => ({
    pages: async function* (projectId, query = {}) {
        const parameters = testCaseParameters(query);
        const listing = (0,addresses/* path */.Ae) `/api/v2/projects/${{ projectId }}/test-cases`;
        yield* (0,pages/* readPages */.n)({
            fetchPage: (p) => calls.get((0,addresses/* withQuery */.VL)(listing, { ...parameters, p }), readTestCasePage),
            keyOf: ({ record }) => record.identifier,
            // The page may have another size than requested: the service documents pages of 30 and of 300 only.
            fullPage: minPageSize,
        });
    },
});
/** The API limits of a group of users. */
const pace = { requests: 300, windowMs: 60_000, pauseMs: 60_000 };
/**
 * Opens a client. Sends nothing yet.
 *
 * @throws {AddressRefusedError} for a base URL that is not https, nor http on loopback.
 */
const createTestManagementClient = (options) => {
    const { username, accessKey } = options;
    // Its values are never compared with values that may contain the account's name.
    const redact = (0,redaction/* redactAll */.$I)([(0,redaction/* createRedact */.ay)(username, accessKey)]);
    const authorization = (0,redaction/* basicAuthorization */.aR)(username, accessKey);
    const connection = (0,cloud_connection/* openConnection */.J)(options, { authorization, redact, pace });
    return { testCases: createTestCases((0,calls/* createCalls */.o)(connection)), close: () => connection.close() };
};
/** A parameter that the service would refuse; thrown before anything is sent. */
class InvalidQueryError extends errors/* CloudError */.K2 {
    parameter;
    constructor(parameter, expected) {
        super({
            code: 'cloud-invalid-query',
            failure: 'final',
            what: `${parameter}: expected ${expected}`,
        }, { route: 'GET /api/v2/projects/<projectId>/test-cases' });
        this.parameter = parameter;
    }
}
/**
 * The parameters as they are sent.
 *
 * @throws {InvalidQueryError} for a value that the service does not accept.
 */
const testCaseParameters = (query) => {
    for (const { parameter, holds, expected } of rules)
        if (!holds(query))
            throw new InvalidQueryError(parameter, expected);
    const { testCaseId, updatedAfter, updatedBefore, issueIds = [], issueType, archived, pageSize } = query;
    return {
        page_size: pageSize,
        // The service's documentation writes this name in both ways.
        'test-case-identifier': testCaseId,
        test_case_id: testCaseId,
        updated_after: updatedAfter,
        updated_before: updatedBefore,
        issue_ids: issueIds.length === 0 ? undefined : issueIds.join(','),
        issue_type: issueType,
        archived: archived === undefined ? undefined : String(archived),
    };
};
const time = 'a time as YYYY-MM-DDTHH:MM:SS.SSSZ';
const rules = [
    {
        parameter: 'page_size',
        expected: `a whole number from ${minPageSize} to ${maxPageSize}`,
        holds: ({ pageSize = minPageSize }) => Number.isInteger(pageSize) && pageSize >= minPageSize && pageSize <= maxPageSize,
    },
    {
        parameter: 'test-case-identifier',
        expected: 'an identifier',
        holds: ({ testCaseId }) => testCaseId === undefined || isIssueId(testCaseId),
    },
    { parameter: 'updated_after', expected: time, holds: ({ updatedAfter }) => isTimeOrAbsent(updatedAfter) },
    { parameter: 'updated_before', expected: time, holds: ({ updatedBefore }) => isTimeOrAbsent(updatedBefore) },
    {
        parameter: 'issue_ids',
        expected: 'identifiers without spaces or commas',
        holds: ({ issueIds = [] }) => issueIds.every(isIssueId),
    },
    {
        parameter: 'issue_type',
        expected: `one of ${issueTrackers.join(', ')}`,
        holds: ({ issueType }) => issueType === undefined || issueTrackers.includes(issueType),
    },
];
const isTimeOrAbsent = (text) => text === undefined || isListingTime(text);

// EXTERNAL MODULE: ./build/javascript/lib/durations.js
var durations = __webpack_require__(71698);
// EXTERNAL MODULE: ./build/javascript/run/run-deadline.js
var run_deadline = __webpack_require__(13849);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/javascript/test-cases/case-file.js


const blockChars = 65_536;
/**
 * Opens a file of test cases; no more than a block of it is in memory.
 *
 * @throws the file system's error where the file cannot be written
 */
const openCaseFile = async (file, format) => {
    const part = `${file}.part`;
    await (0,promises_.mkdir)(external_node_path_default().dirname(file), { recursive: true });
    // What is there may be a link to another place.
    await (0,promises_.rm)(part, { force: true });
    const handle = await (0,promises_.open)(part, 'wx');
    let block = format.head;
    let isFirst = true;
    const flush = async () => {
        const text = block;
        block = '';
        await handle.writeFile(text);
    };
    return {
        path: file,
        write: async (traced) => {
            block += format.row(traced, isFirst);
            isFirst = false;
            if (block.length >= blockChars)
                await flush();
        },
        finish: async () => {
            block += format.tail;
            await flush();
            await handle.close();
            await (0,promises_.rename)(part, file);
        },
        discard: async () => {
            await handle.close();
            await (0,promises_.rm)(part, { force: true });
        },
    };
};

// EXTERNAL MODULE: ./build/javascript/lib/escape/invisible.js
var invisible = __webpack_require__(83780);
;// CONCATENATED MODULE: ./build/javascript/lib/escape/csv.js

/** What spreadsheets take for a formula where a cell begins with it, also behind blanks. */
const formulaStart = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/;
const needsQuotes = /[",\r\n]|^\s|\s$/;
/** Text from outside as one cell: shown as it is written, and never run as a formula. */
const csvCell = (text) => {
    const shown = (0,invisible/* showInvisibleInLines */.zY)(text);
    const harmless = formulaStart.test(shown) ? `'${shown}` : shown;
    return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
/** One line of RFC 4180, with its line end. */
const csvLine = (cells) => `${cells.map(csvCell).join(',')}\r\n`;

// EXTERNAL MODULE: ./build/javascript/lib/escape/cut.js
var escape_cut = __webpack_require__(78091);
// EXTERNAL MODULE: ./build/javascript/lib/escape/markdown.js
var markdown = __webpack_require__(64598);
// EXTERNAL MODULE: ./build/javascript/test-cases/trace-case.js
var trace_case = __webpack_require__(55122);
// EXTERNAL MODULE: ./build/javascript/test-cases/words.js
var words = __webpack_require__(49489);
;// CONCATENATED MODULE: ./build/javascript/test-cases/case-formats.js





/** A pattern may match any number of tests. */
const maxTestsInText = 100;
const maxTestsInData = 1_000;
const maxCellLength = 300;
/**
 * The formats by the ending of the file.
 *
 * @param traced whether there are results; without them, columns on tests would say nothing
 */
const caseFormats = (traced) => ({
    json: {
        head: '[',
        row: (item, isFirst) => `${isFirst ? '\n' : ',\n'}${JSON.stringify(dataOf(item, traced))}`,
        tail: '\n]\n',
    },
    jsonl: { head: '', row: (item) => `${JSON.stringify(dataOf(item, traced))}\n`, tail: '' },
    csv: { head: csvLine(headings(traced)), row: (item) => csvLine(cellsOf(item, traced)), tail: '' },
    md: {
        head: `${tableRow(headings(traced))}${tableRow(headings(traced).map(() => '---'))}`,
        row: (item) => tableRow(cellsOf(item, traced).map((cell) => (0,markdown/* inlineText */.ln)((0,escape_cut/* cutText */.IN)(cell, maxCellLength)))),
        tail: '',
    },
});
const tableRow = (cells) => `| ${cells.join(' | ')} |\n`;
/** The fields in this action's terms, and the record as the service sent it. */
const dataOf = ({ record, raw, result, tests }, traced) => ({
    ...record,
    ...(traced ? { result, tests: tests.slice(0, maxTestsInData).map(testData) } : {}),
    record: raw,
});
const testData = ({ label, passed, failed, notRun, failedOn, missingOn }) => ({
    name: label,
    passed,
    failed,
    notRun,
    failedOn: [...failedOn],
    missingOn: [...missingOn],
});
const headings = (traced) => [
    'identifier',
    'title',
    ...(traced ? ['result', 'remark', 'tests'] : []),
    'issues',
    'status',
    'priority',
    'type',
    'automation',
    'owner',
    'folder',
    'tags',
    'updated',
];
const cellsOf = (item, traced) => {
    const { record } = item;
    return [
        record.identifier,
        record.title,
        ...(traced ? [words/* resultWords */.X[item.result], (0,trace_case/* remarkOn */.y)(item), testNames(item.tests)] : []),
        record.issues.join(', '),
        record.status ?? '',
        record.priority ?? '',
        record.caseType ?? '',
        record.automationStatus ?? '',
        record.owner ?? '',
        record.folderId ?? '',
        record.tags.join(', '),
        record.updatedAt?.toISOString() ?? '',
    ];
};
const testNames = (tests) => {
    const names = tests.slice(0, maxTestsInText).map(({ label }) => label);
    const more = tests.length - names.length;
    return [...names, ...(more > 0 ? [`${more} more`] : [])].join('; ');
};

// EXTERNAL MODULE: ./build/javascript/lib/wildcard.js
var wildcard = __webpack_require__(54317);
;// CONCATENATED MODULE: ./build/javascript/test-cases/case-identifier.js
/**
 * How an identifier is compared: `TC-12`, `tc_12`, `TC12` and `TC-012` are one. An identifier of another form is compared as it is,
 * without regard to case.
 */
const identifierKey = (identifier) => {
    const parts = /^([A-Za-z]+)[-_ ]?(\d{1,15})$/.exec(identifier.trim());
    return parts === null ? identifier.trim().toUpperCase() : keyOf(parts[1] ?? '', parts[2] ?? '');
};
/** Letters, a separator or none, digits: `TC-12`, `tc_12`, and in names of methods `checksTC12Again`. */
const candidate = /([A-Za-z]{1,40})([-_ ]?)(\d{1,15})(?!\d)/g;
/** Longer texts are not names, properties or annotations. */
const case_identifier_maxTextLength = 100_000;
/** The keys of everything in a text that looks like an identifier and is a whole token: `TC-1a` and `TC-1.5` are not `TC-1`. */
const identifiersIn = (text) => {
    const keys = new Set();
    for (const match of text.slice(0, case_identifier_maxTextLength).matchAll(candidate)) {
        const [found, letters = '', separator = '', digits = ''] = match;
        if (!isToken(text, match.index, match.index + found.length, separator))
            continue;
        keys.add(keyOf(letters, digits));
        // In `checksTC12` the words of the method's name run into the identifier.
        const capitals = /(?<=[a-z])[A-Z]+$/.exec(letters)?.[0];
        if (capitals !== undefined)
            keys.add(keyOf(capitals, digits));
    }
    return keys;
};
/** Names of methods have no hyphen, and their words begin with a capital: in `TC12Again` the identifier ends before `Again`. */
const isToken = (text, start, end, separator) => {
    const after = text.slice(end, end + 3);
    const isInName = separator === '' || separator === '_';
    if (isInName)
        return !/^(?:[-.]\d|\p{L})/u.test(after) || /^\p{Lu}\p{Ll}/u.test(after);
    return !/^(?:[-.]\d|\p{L})/u.test(after) && !/\d/.test(text.charAt(start - 1));
};
const keyOf = (letters, digits) => `${letters.toUpperCase()}-${digits.replace(/^0+(?=\d)/, '')}`;
/** The letters of an identifier's key; undefined for one of another form. */
const prefixOf = (key) => /^([A-Z]+)-\d+$/.exec(key)?.[1];
const annotation = /@[A-Za-z_][\w.]*\(([^()\n]{1,500})\)|\[\[PROPERTY\|([^\]\n]{1,500})\]\]/g;
/** Characters of a test's output that are searched. */
const maxOutputLength = 64_000;
/** Texts of annotations that a test runner printed: `@TestCase("TC-12")`, `[[PROPERTY|case=TC-12]]`. */
const annotationTexts = (output) => output
    .slice(0, maxOutputLength)
    .matchAll(annotation)
    .map(([, inBrackets, property]) => inBrackets ?? property ?? '')
    .toArray();

;// CONCATENATED MODULE: ./build/javascript/test-cases/match-tests.js


/** Names shown of each kind. */
const maxTold = 20;
const createMatcher = (rule, tests) => {
    switch (rule.kind) {
        case 'id':
            return matchById(tests);
        case 'title':
            return matchByTitle(tests);
        case 'mapping':
            return matchByMapping(rule.entries, tests);
    }
};
const matchById = (tests) => {
    const byKey = groupBy(tests, ({ identifiers }) => identifiers);
    const seen = new Set();
    const prefixes = new Set();
    return {
        testsOf: ({ identifier }) => {
            const key = identifierKey(identifier);
            const prefix = prefixOf(key);
            if (prefix !== undefined)
                prefixes.add(prefix);
            const found = byKey.get(key) ?? [];
            // Only what tests name is worth remembering: memory stays with the results, however many cases there are.
            if (found.length > 0)
                seen.add(key);
            return found;
        },
        leftovers: () => {
            // A name such as `Pixel7` looks like an identifier, too; the prefix of the cases decides.
            const unknown = [...byKey.keys()].filter((key) => prefixes.has(prefixOf(key) ?? '') && !seen.has(key));
            return told('Tests name test cases that were not listed', unknown);
        },
    };
};
const matchByTitle = (tests) => {
    const byKey = groupBy(tests, ({ name }) => titleKeysOfTest(name));
    return { testsOf: ({ title }) => byKey.get(titleKey(title)) ?? [], leftovers: () => [] };
};
const matchByMapping = (entries, tests) => {
    const byLabel = new Map(tests.map((test) => [test.label, test]));
    const testsFor = (pattern) => {
        if (pattern.includes('*'))
            return tests.filter(({ label }) => (0,wildcard/* matchesWildcard */._W)(pattern, label));
        const exact = byLabel.get(pattern);
        return exact === undefined ? [] : [exact];
    };
    const byKey = new Map();
    const unmatched = [];
    for (const { identifier, tests: patterns } of entries) {
        const found = patterns.flatMap((pattern) => {
            const matches = testsFor(pattern);
            if (matches.length === 0)
                unmatched.push(`${pattern} (of ${identifier})`);
            return matches;
        });
        const key = identifierKey(identifier);
        byKey.set(key, [...new Set([...(byKey.get(key) ?? []), ...found])]);
    }
    const seen = new Set();
    return {
        testsOf: ({ identifier }) => {
            const key = identifierKey(identifier);
            const found = byKey.get(key);
            if (found !== undefined)
                seen.add(key);
            return found ?? [];
        },
        leftovers: () => [
            ...told('The mapping names test cases that were not listed', entries.map(({ identifier }) => identifier).filter((identifier) => !seen.has(identifierKey(identifier)))),
            ...told('The mapping names tests without a result', unmatched),
        ],
    };
};
const groupBy = (tests, keysOf) => {
    const groups = new Map();
    for (const test of tests) {
        for (const key of keysOf(test)) {
            const group = groups.get(key);
            if (group === undefined)
                groups.set(key, [test]);
            else
                group.push(test);
        }
    }
    return groups;
};
const told = (what, names) => {
    if (names.length === 0)
        return [];
    const more = names.length > maxTold ? ` and ${names.length - maxTold} more` : '';
    return [`${what}: ${names.slice(0, maxTold).join(', ')}${more}.`];
};
/** Longer titles are compared by their beginning. */
const maxTitleLength = 1_000;
/**
 * How a title is compared: letters and digits alone, in small letters, without accents. `Adds an item to the cart`, `addsAnItemToTheCart`
 * and `adds_an_item_to_the_cart` are one.
 */
const titleKey = (title) => title
    .slice(0, maxTitleLength)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
/** The parameters of one run of a parameterized test, as runners append them. */
const parameters = /(?:\[[^[\]]*\]|\([^()]*\))$/;
/** The titles that match a test: its name, also without its parameters and without the prefix `test`. */
const titleKeysOfTest = (name) => {
    const bare = name.slice(0, maxTitleLength).replace(parameters, '');
    const names = [name, bare, bare.replace(/^test(?=[\P{Ll}])/u, ''), bare.replace(/^test[\s_-]+/i, '')];
    return new Set(names.map(titleKey).filter((key) => key !== ''));
};
/** Most problems are alike; the first tell what is wrong. */
const maxProblems = 50;
/** Gathers reports into one entry a test. Memory grows with the number of different tests, not of results. */
const createTestIndex = () => {
    const tests = new Map();
    const problems = [];
    let simulated = false;
    let complete = true;
    return {
        add: (run) => {
            const devicesByTest = new Map();
            for (const reported of run.tests) {
                const test = openTest(tests, reported);
                addResult(test, reported);
                const devices = devicesByTest.get(test) ?? new Set();
                devicesByTest.set(test, devices);
                if (reported.device !== undefined)
                    devices.add(reported.device);
            }
            // Without a report from a device, the test is inconclusive there, whatever the other devices report.
            for (const [test, devices] of devicesByTest)
                if (devices.size > 0)
                    for (const device of run.devices)
                        if (!devices.has(device))
                            test.missingOn.add(device);
            problems.push(...run.problems.slice(0, maxProblems - problems.length));
            simulated ||= run.simulated;
            complete &&= run.complete;
        },
        finish: () => ({ tests: [...tests.values()], problems, complete, simulated }),
    };
};
const labelOf = ({ className, name }) => className === '' ? name : `${className}#${name}`;
const openTest = (tests, reported) => {
    const label = labelOf(reported);
    const known = tests.get(label);
    if (known !== undefined)
        return known;
    const { className, name } = reported;
    const opened = {
        label,
        className,
        name,
        identifiers: new Set([...identifiersIn(className), ...identifiersIn(name)]),
        passed: 0,
        failed: 0,
        notRun: 0,
        failedOn: new Set(),
        missingOn: new Set(),
    };
    tests.set(label, opened);
    return opened;
};
const addResult = (test, { status, device, texts }) => {
    for (const text of texts)
        for (const key of identifiersIn(text))
            test.identifiers.add(key);
    if (status === 'passed')
        test.passed += 1;
    else if (status === 'not-run')
        test.notRun += 1;
    else {
        test.failed += 1;
        if (device !== undefined)
            test.failedOn.add(device);
    }
};

;// CONCATENATED MODULE: ./build/javascript/test-cases/requirements.js
/** More cases of one issue are counted and not named. */
const maxLinkedCases = 50;
/** Collects the cases of each requested issue, in the order of the keys. Memory grows only with the keys. */
const accountForRequirements = (keys) => {
    const open = new Map(keys.map((key) => [key.toUpperCase(), openRequirement(key)]));
    const only = open.size === 1 ? [...open.keys()] : [];
    return {
        add: (traced) => {
            for (const key of keysOf(traced.record, only)) {
                const requirement = open.get(key);
                if (requirement === undefined)
                    continue;
                requirement.results.add(traced.result);
                requirement.caseCount += 1;
                const { identifier, title } = traced.record;
                if (requirement.cases.length < maxLinkedCases)
                    requirement.cases.push({ identifier, title, result: traced.result });
            }
        },
        finish: () => [...open.values()].map(({ key, results, cases, caseCount }) => ({ key, result: resultOf(results), cases, caseCount })),
    };
};
const openRequirement = (key) => ({ key, results: new Set(), cases: [], caseCount: 0 });
/** A record that names no issue belongs to the requested one. */
const keysOf = ({ issues }, only) => new Set(issues.length === 0 ? only : issues.map((issue) => issue.toUpperCase()));
/** The worst of its cases, and passed only if all of them did. */
const resultOf = (results) => {
    if (results.has('failed'))
        return 'failed';
    if (!results.has('passed') && !results.has('partial'))
        return 'untested';
    return results.size === 1 && results.has('passed') ? 'passed' : 'partial';
};

// EXTERNAL MODULE: ./build/javascript/test-cases/tally.js
var test_cases_tally = __webpack_require__(81570);
;// CONCATENATED MODULE: ./build/javascript/test-cases/trace-listing.js




/** As many as a summary shows of each kind. */
const maxSamples = 200;
const maxRemarks = 50;
/**
 * Reads the listing page by page, traces each case to its tests, and writes it into the files. Memory holds one page, whatever the
 * length of the listing.
 */
const traceListing = async (listing) => {
    const { pages, index, match, issueKeys, files } = listing;
    const matcher = createMatcher(match, index.tests);
    const account = issueKeys === undefined ? undefined : accountForRequirements(issueKeys);
    const samples = { failed: [], partial: [], 'not-run': [], passed: [] };
    const remarks = [];
    let tally = test_cases_tally/* emptyTally */.CK;
    for await (const page of pages) {
        for (const { record, raw } of page.items) {
            const tests = matcher.testsOf(record);
            const traced = { record, raw, result: (0,trace_case/* resultOf */.B)(tests, index.complete), tests };
            tally = (0,test_cases_tally/* addToTally */.JQ)(tally, traced.result);
            account?.add(traced);
            const kind = samples[traced.result];
            // The raw record is for the files alone.
            if (traced.result !== 'passed' && kind.length < maxSamples)
                kind.push({ ...traced, raw: undefined });
            for (const file of files)
                await file.write(traced);
        }
        remarks.push(...page.remarks.slice(0, maxRemarks - remarks.length).map(({ message }) => `The listing is inconsistent: ${message}.`));
        tally = { ...tally, unread: page.missing };
    }
    return {
        tally,
        requirements: account?.finish(),
        failed: samples.failed,
        partial: samples.partial,
        notRun: samples['not-run'],
        remarks,
        leftovers: matcher.leftovers(),
    };
};

;// CONCATENATED MODULE: ./build/javascript/test-cases/list-cases.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
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
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});









/** As long as a run may take by default. */
const longestListingMs = 120 * durations/* minuteMs */.J2;
class UnfinishedListingError extends Error {
    code = 'cloud-deadline';
    constructor() {
        super(`the service did not list all test cases within ${(0,durations/* formatDuration */.a3)(longestListingMs)}`);
        this.name = 'UnfinishedListingError';
    }
}
const noResults = { tests: [], problems: [], complete: true, simulated: false };
/**
 * Lists the test cases, traces each to its tests, and writes the files.
 *
 * @param issueKeys as `findIssues` gives them: without any key, nothing is listed
 * @throws {AreaError} where the service does not respond or refuses; no half-written file is left
 */
const listCases = async (inputs, issueKeys, results, area) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { username, accessKey } = area.embedded ?? inputs;
        const limit = __addDisposableResource(env_1, (0,run_deadline/* timeLimit */.zc)(longestListingMs, area.context.clock), false);
        const signal = AbortSignal.any([area.context.signal, limit.signal]);
        const client = createTestManagementClient({ ...area.options, signal, username, accessKey });
        const formats = caseFormats(results !== undefined);
        const outputPath = inputs.output?.path ?? external_node_path_default().join(area.tempDir, 'test-cases.csv');
        const csvPath = inputs.output?.kind === 'csv' ? outputPath : external_node_path_default().join(area.tempDir, 'test-cases.csv');
        const files = [];
        try {
            if (inputs.output !== undefined)
                files.push(await openCaseFile(outputPath, formats[inputs.output.kind]));
            if (inputs.output?.kind !== 'csv')
                files.push(await openCaseFile(csvPath, formats.csv));
            const query = { ...inputs.query, ...(issueKeys === undefined ? {} : { issueIds: issueKeys }) };
            const pages = issueKeys?.length === 0 ? nothing() : client.testCases.pages(inputs.projectId, query);
            const listing = await traceListing({ pages, index: results ?? noResults, match: inputs.match, issueKeys, files });
            for (const file of files)
                await file.finish();
            return { ...listing, outputPath, csvPath };
        }
        catch (error) {
            for (const file of files)
                await file.discard();
            if (error === limit.signal.reason)
                throw new UnfinishedListingError();
            throw error instanceof errors/* CloudError */.K2 ? new area_error/* AreaError */.I(error, hintFor(error), 'test-management-url') : error;
        }
        finally {
            await client.close();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
};
const hintFor = (error) => error instanceof errors/* NotFoundError */.m_ ? 'Check `project-id` and `test-management-url`.' : error.hint;
const nothing = async function* () { };

// EXTERNAL MODULE: ./build/javascript/test-cases/publish-cases.js
var publish_cases = __webpack_require__(95347);
// EXTERNAL MODULE: ./build/javascript/binaries/apple/xcresult/read-result-bundle.js + 1 modules
var read_result_bundle = __webpack_require__(28714);
// EXTERNAL MODULE: ./build/javascript/binaries/binary-error.js
var binary_error = __webpack_require__(55667);
// EXTERNAL MODULE: ./build/javascript/inputs/problems.js
var problems = __webpack_require__(20525);
// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
// EXTERNAL MODULE: ./build/javascript/lib/regular-file.js
var regular_file = __webpack_require__(48734);
// EXTERNAL MODULE: ./build/javascript/results/junit/read-junit.js + 2 modules
var read_junit = __webpack_require__(41070);
// EXTERNAL MODULE: ./build/javascript/results/result-bundle/bundle-cases.js
var bundle_cases = __webpack_require__(67765);
;// CONCATENATED MODULE: ./build/javascript/test-cases/read-results.js













const resultsName = 'results.json';
/** Larger documents do not fit into one text of the runtime. */
const maxDocumentBytes = 400_000_000;
/**
 * Reads all results below a path: a `results.json`, a JUnit file, a folder of them, or an Xcode result bundle. Where a folder holds a `results.json`, the JUnit
 * files beside and below it tell the same and are left out.
 *
 * @throws InputError where there is no report, or one that is not what its name says
 */
const readTestResults = async (place, log) => {
    const index = createTestIndex();
    const files = await findReports(place);
    if (files.length === 0)
        throw refusal(place, 'expected a results.json or JUnit files in this folder; there are none');
    let read = 0;
    for (const file of files) {
        const run = await readReport(file, external_node_path_default().relative(place, file) || external_node_path_default().basename(file));
        if (run === undefined) {
            log.info(`Skipped ${file}: it is not a JUnit report.`);
            continue;
        }
        read += 1;
        index.add(run);
    }
    if (read === 0)
        throw refusal(place, 'expected JUnit files in this folder; its XML files are something else');
    const found = index.finish();
    log.info(`Read the results of ${(0,numbers/* counted */.hS)(found.tests.length, 'test')} from ${(0,numbers/* counted */.hS)(read, 'file')}.`);
    return found;
};
/** @returns undefined for XML of another kind */
const readReport = async (file, name) => {
    if (file.endsWith('.xml'))
        return readJUnitRun(file, name);
    if (!isBundle(file))
        return readDocument(file);
    try {
        return await readBundleRun(file);
    }
    catch (error) {
        if (!(error instanceof binary_error/* BinaryError */.kM))
            throw error;
        throw refusal(file, `expected ${error.expected}; found ${error.found}`);
    }
};
const isBundle = (file) => /\.(?:xcresult|zip)$/i.test(file);
const refusal = (value, accepted) => new problems/* InputError */.dz([{ input: 'results', value, accepted, code: 'input-file-unusable' }]);
/** @throws InputError for what is not a CTRF document */
const readDocument = async (file) => {
    try {
        return readCtrf(JSON.parse(await (0,regular_file/* readFileText */.eu)(file, maxDocumentBytes)));
    }
    catch (error) {
        if (error instanceof regular_file/* FileTooLargeError */.yq)
            throw refusal(file, `expected at most ${(0,durations/* formatBytes */.z3)(maxDocumentBytes)}; use the JUnit files instead`);
        if (error instanceof NotCtrfError || error instanceof SyntaxError)
            throw refusal(file, new NotCtrfError().message);
        throw error;
    }
};
const findReports = async (place) => {
    if (isBundle(place) || !(await (0,promises_.stat)(place)).isDirectory())
        return [place];
    const entries = await (0,promises_.readdir)(place, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => external_node_path_default().join(entry.parentPath, entry.name));
    const documents = files.filter((file) => external_node_path_default().basename(file) === resultsName);
    const told = documents.map((file) => `${external_node_path_default().dirname(file)}${(external_node_path_default()).sep}`);
    const reports = files.filter((file) => file.endsWith('.xml') && !told.some((folder) => file.startsWith(folder)));
    return [...documents, ...reports].sort();
};
/**
 * Reads Apple's result bundle, a folder or its zip. A test with a failed repetition failed.
 *
 * Throws `BinaryError` where it cannot be read.
 */
const readBundleRun = (file) => (0,read_result_bundle/* withResultBundle */.w)(file, async ({ runs }) => {
    const found = runs.map((run) => ({ device: deviceOf(run), cases: (0,bundle_cases/* bundleCases */.mb)([run], false) }));
    const names = (0,bundle_cases/* nameCases */.DU)(found.flatMap(({ cases }) => cases));
    return {
        tests: found.flatMap(({ device, cases }) => cases.map((one) => ({
            className: one.test.className,
            name: names(one, one.test.name),
            status: bundleStatusOf(one),
            device,
            texts: [one.bundled.target],
        }))),
        devices: [...new Set(found.map(({ device }) => device))],
        problems: runs.flatMap(({ targetFailures, errors }) => [...targetFailures.map(({ message }) => message), ...errors]),
        // After a failure outside of them, tests may have no result.
        complete: runs.every(({ targetFailures, errors }) => targetFailures.length === 0 && errors.length === 0),
        simulated: false,
    };
});
const deviceOf = ({ device: { model, name = 'unknown device', osVersion } }) => [model ?? name, ...(osVersion === undefined ? [] : [osVersion])].join('-');
const bundleStatusOf = ({ status }) => {
    if (status === 'passed')
        return 'passed';
    return status === 'skipped' ? 'not-run' : 'failed';
};
/** Names, properties and annotations are wanted here; traces are not. */
const options = { limits: { traceChars: 200, keptChars: 33_554_432 }, keepsPassedOutput: true };
/** The class of entries in our own files for an inconclusive session. */
const ownClass = 'Mobile Test Cloud';
/**
 * Reads one JUnit file.
 *
 * @param name the file as messages name it
 * @returns undefined for XML of another kind
 */
const readJUnitRun = async (file, name) => {
    const reading = await (0,read_junit/* readJUnit */.d)((0,regular_file/* readFileBlocks */.Zw)(file), options);
    if (reading.problems.some(({ code }) => code === 'not-junit'))
        return undefined;
    const devices = devicesOf(reading);
    const ownProblems = reading.tests.filter(({ className }) => className === ownClass);
    return {
        tests: reading.tests.filter(({ className }) => className !== ownClass).map((test) => reportJunitTest(test, devices)),
        devices,
        problems: [
            ...(reading.complete ? [] : reading.problems.map(({ message }) => `${name}: ${message}`)),
            ...ownProblems.flatMap(({ failures }) => failures.flatMap(({ message }) => message ?? [])),
        ],
        complete: reading.complete,
        simulated: reading.suites.some(({ properties }) => properties.simulated === 'true'),
    };
};
const devicesOf = ({ suites }) => [
    ...new Set(suites.flatMap(({ properties }) => deviceIn(new Map(Object.entries(properties))))),
];
/** Our own files have `device` and `os version`, the service's have `devicename` and `version`. */
const deviceIn = (properties) => {
    const name = properties.get('device') ?? properties.get('devicename');
    const version = properties.get('os version') ?? properties.get('version');
    if (name === undefined || name === '')
        return [];
    return [version === undefined || version === '' ? name : `${name}-${version}`];
};
/** A file of one device need not say so at every test; one of several has the device at the end of each name. */
const reportJunitTest = (test, devices) => {
    const named = devices.find((device) => test.name.endsWith(` [${device}]`));
    const device = named ?? (devices.length === 1 ? devices[0] : undefined);
    return {
        className: test.className,
        name: named === undefined ? test.name : test.name.slice(0, -` [${named}]`.length),
        status: junitStatusOf(test),
        device,
        texts: [
            ...Object.entries(test.properties ?? {}).flat(),
            ...annotationTexts(test.systemOut ?? ''),
            ...annotationTexts(test.systemErr ?? ''),
        ],
    };
};
const junitStatusOf = ({ status }) => {
    if (status === 'passed')
        return 'passed';
    return status === 'skipped' || status === 'pending' ? 'not-run' : 'failed';
};
/** The file is not what it should be. */
class NotCtrfError extends Error {
    code = 'results-not-ctrf';
    constructor() {
        super('expected a CTRF document, such as the results.json of the run action');
        this.name = 'NotCtrfError';
    }
}
/**
 * Reads a CTRF document, ours or another tool's.
 *
 * @throws {NotCtrfError} for a document without a list of tests
 */
const readCtrf = (document) => {
    const results = member(document, 'results');
    const tests = member(results, 'tests');
    if (!Array.isArray(tests))
        throw new NotCtrfError();
    const entries = tests.filter(is_record/* isRecord */.u);
    const extra = member(results, 'extra');
    const sessions = member(extra, 'sessions');
    const devices = [...(Array.isArray(sessions) ? sessions : []), ...entries].flatMap((entry) => textOf(entry, 'device'));
    return {
        tests: entries.filter(isTest).map(reportCtrfTest),
        devices: [...new Set(devices)],
        problems: entries.filter((entry) => !isTest(entry)).flatMap((entry) => textOf(entry, 'message')),
        complete: true,
        simulated: member(extra, 'simulated') === true,
    };
};
/** Our own documents hold an entry for each inconclusive session, and for a verdict that no test explains. */
const isTest = (entry) => {
    const kind = member(member(entry, 'extra'), 'kind');
    return kind === undefined || kind === 'test';
};
const reportCtrfTest = (entry) => {
    const [device] = textOf(entry, 'device');
    return {
        className: classOf(member(entry, 'suite')),
        name: textOf(entry, 'name')[0] ?? '',
        status: ctrfStatusOf(member(entry, 'status')),
        device,
        texts: [
            ...listOf(member(entry, 'tags')),
            ...read_results_entriesOf(member(entry, 'labels')),
            ...read_results_entriesOf(member(member(entry, 'extra'), 'properties')),
        ],
    };
};
/** Any other status is not a pass. */
const ctrfStatusOf = (status) => {
    if (status === 'passed')
        return 'passed';
    return status === 'skipped' || status === 'pending' ? 'not-run' : 'failed';
};
/** Older documents have a text, newer ones a path. */
const classOf = (suite) => {
    if (typeof suite === 'string')
        return suite;
    const last = Array.isArray(suite) ? suite.at(-1) : undefined;
    return typeof last === 'string' ? last : '';
};
const listOf = (value) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []);
/** Keys count as well: `TC-12: true` is a way to tag a test. */
const read_results_entriesOf = (value) => (0,is_record/* isRecord */.u)(value)
    ? Object.entries(value).flatMap(([key, entry]) => [key, ...(typeof entry === 'string' ? [entry] : listOf(entry))])
    : [];
const member = (value, key) => ((0,is_record/* isRecord */.u)(value) && Object.hasOwn(value, key) ? value[key] : undefined);
const textOf = (value, key) => {
    const text = member(value, key);
    return typeof text === 'string' && text !== '' ? [text] : [];
};

// EXTERNAL MODULE: ./build/javascript/binaries/folder.js
var folder = __webpack_require__(66613);
// EXTERNAL MODULE: ./build/javascript/inputs/reader.js
var inputs_reader = __webpack_require__(77642);
// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var service = __webpack_require__(92782);
// EXTERNAL MODULE: ./build/javascript/inputs/workspace-files.js
var workspace_files = __webpack_require__(30970);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/javascript/lib/yaml-document.js
var yaml_document = __webpack_require__(1288);
;// CONCATENATED MODULE: ./build/javascript/test-cases/case-mapping.js


const patternSchema = schemas/* string */.YjP('expected a test, class#method')
    .min(1, 'expected a test, class#method')
    .max(2_000, 'expected at most 2000 characters');
/** The file, as editors check it: identifiers of test cases, each with one test or a list of them. */
const mappingSchema = schemas/* record */.g1P(schemas/* string */.YjP().min(1).describe('Identifier of a test case, for instance TC-12.'), schemas/* union */.KCZ([patternSchema, schemas/* array */.YOg(patternSchema).min(1, 'expected at least one test')], 'expected a test, class#method, or a list of them')
    .describe('Tests as class#method; * matches any characters.'))
    .describe('Which tests match which test cases. A test can match several test cases, and several tests can match one test case.');
/** Reads a mapping file. Never throws: returns every mistake with its place. */
const parseMapping = (text) => {
    const reading = (0,yaml_document.readYaml)(text);
    if (reading.kind === 'broken')
        return { entries: [], mistakes: reading.mistakes.map((mistake) => ({ ...mistake, key: '' })) };
    const { value, placeOf } = reading;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        const message = 'expected a mapping of identifiers to tests';
        return { entries: [], mistakes: [{ ...placeOf([]), key: '', message }] };
    }
    const entries = [];
    const mistakes = [];
    for (const [identifier, tests] of Object.entries(value)) {
        const parsed = mappingSchema.safeParse(Object.fromEntries([[identifier, tests]]));
        if (parsed.success) {
            const list = Object.values(parsed.data).flat();
            entries.push({ identifier, tests: list, line: placeOf([identifier]).line });
        }
        else
            for (const { path, message } of parsed.error.issues)
                mistakes.push({ ...placeOf(path), key: (0,yaml_document/* yamlKey */.j)(path), message });
    }
    return { entries, mistakes };
};

;// CONCATENATED MODULE: ./build/javascript/test-cases/test-cases-inputs.js








const caseFileKinds = ['json', 'jsonl', 'csv', 'md'];
const defaultAddress = 'https://test-management.browserstack.com';
const fromPullRequest = 'from-pull-request';
/** @throws InputError with every mistake in every input, before anything was sent */
const readTestCasesInputs = async (environment, context) => {
    const reader = new inputs_reader/* InputReader */.i_(environment);
    const area = await (0,service/* readArea */.Ad)(reader, context, 'test-management-url', defaultAddress);
    const githubToken = reader.optional('github-token');
    const issues = readIssues(reader);
    const results = await readResultsPath(reader, context);
    const output = await readOutput(reader, context);
    const requireCoverage = readRequiredCoverage(reader, results);
    const inputs = {
        area,
        username: (0,service/* readCredential */.Yz)(reader, 'username', (0,service/* isEmbedded */.nq)(area)),
        accessKey: (0,service/* readCredential */.Yz)(reader, 'access-key', (0,service/* isEmbedded */.nq)(area)),
        githubToken,
        projectId: readProject(reader),
        query: {
            ...readIdentifier(reader),
            ...readTimes(reader),
            issueIds: issues.ids.length === 0 ? undefined : issues.ids,
            ...readTracker(reader),
            archived: reader.text('archived') === '' ? undefined : reader.boolean('archived', false),
            pageSize: readPageSize(reader),
        },
        issuesFromPullRequest: issues.fromPullRequest,
        results,
        match: await readMatch(reader, context),
        output,
        requireCoverage,
        summary: reader.boolean('summary', true),
    };
    reader.finish();
    return inputs;
};
const readProject = (reader) => {
    const accepted = 'expected the id of a project of test management, for instance PR-1';
    const id = reader.required('project-id', accepted);
    if (/[\p{Cc}\s]/u.test(id) || id === '.' || id === '..')
        reader.problem({ input: 'project-id', value: id, accepted });
    return id;
};
const readIdentifier = (reader) => {
    const input = 'test-case-id';
    const testCaseId = reader.optional(input);
    if (testCaseId === undefined)
        return {};
    if (!isIssueId(testCaseId))
        reader.problem({ input, value: testCaseId, accepted: 'expected the identifier of one test case, for instance TC-12' });
    return { testCaseId };
};
/** The service accepts only one form of time. */
const readTimes = (reader) => {
    const read = (input) => {
        const text = reader.optional(input);
        if (text !== undefined && !isListingTime(text))
            reader.problem({
                input,
                value: text,
                accepted: 'expected a time as YYYY-MM-DDTHH:MM:SS.SSSZ, for instance 2026-01-31T08:00:00.000Z',
            });
        return text;
    };
    const updatedAfter = read('updated-after');
    const updatedBefore = read('updated-before');
    return {
        updatedAfter,
        updatedBefore,
    };
};
const readIssues = (reader) => {
    const input = 'issue-ids';
    const entries = reader.list(input).flatMap((entry) => entry
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''));
    if (entries.includes(fromPullRequest)) {
        if (entries.length > 1)
            reader.problem({ input, value: entries.join(','), accepted: `expected ${fromPullRequest} alone, or issue ids` });
        return { ids: [], fromPullRequest: true };
    }
    for (const id of entries)
        if (!isIssueId(id))
            reader.problem({ input, value: id, accepted: `expected issue ids without spaces, or ${fromPullRequest}` });
    return { ids: [...new Set(entries)], fromPullRequest: false };
};
const readTracker = (reader) => reader.text('issue-type') === '' ? {} : { issueType: reader.choice('issue-type', issueTrackers) };
const readPageSize = (reader) => reader.number('page-size', {
    fallback: maxPageSize,
    min: minPageSize,
    max: maxPageSize,
    whole: true,
    accepted: `expected a whole number from ${minPageSize} to ${maxPageSize}`,
});
const readResultsPath = async (reader, context) => {
    const input = 'results';
    const given = reader.optional(input);
    if (given === undefined)
        return undefined;
    const accepted = 'expected a results.json, a folder with JUnit files, or an .xcresult folder or its zip';
    const results = external_node_path_default().resolve(context.workspace, given);
    if (await (0,folder/* isFolder */.lQ)(results))
        return results;
    try {
        await (0,regular_file/* statFile */.T1)(results);
        if (!/\.(?:json|xml|zip)$/i.test(results))
            reader.problem({ input, value: given, accepted });
    }
    catch (error) {
        const code = error instanceof regular_file/* NotAFileError */.ZJ ? 'input-file-unusable' : 'input-file-missing';
        reader.problem({ input, value: given, accepted: `${accepted}, but ${(0,workspace_files/* describeUnreadable */.D2)(error)}`, code });
    }
    return results;
};
const readMatch = async (reader, context) => {
    const input = 'match';
    const given = reader.optional(input) ?? 'id';
    if (given === 'id' || given === 'title')
        return { kind: given };
    const file = await (0,workspace_files/* readTextFile */.Gu)(reader, context, input, given, 'id, title, or a YAML mapping file');
    if (file === undefined)
        return { kind: 'id' };
    const { entries, mistakes } = parseMapping(file.text);
    (0,workspace_files/* noteFileMistakes */.uV)(reader, input, given, mistakes);
    return { kind: 'mapping', entries };
};
const readOutput = async (reader, context) => {
    const input = 'output';
    const given = reader.optional(input);
    if (given === undefined)
        return undefined;
    const ending = external_node_path_default().extname(given).slice(1).toLowerCase();
    const kind = caseFileKinds.find((known) => known === ending);
    if (kind === undefined) {
        const accepted = `expected a path ending in ${(0,inputs_reader/* listed */.KE)(caseFileKinds.map((word) => `.${word}`))}`;
        reader.problem({ input, value: given, accepted });
        return undefined;
    }
    const file = external_node_path_default().resolve(context.workspace, given);
    const mistake = await (0,workspace_files/* folderMistake */.Lc)(external_node_path_default().dirname(file), context, true);
    if (mistake !== undefined)
        reader.problem({ input, value: given, accepted: `expected a file in a folder inside the workspace${mistake}` });
    else if (await (0,folder/* isFolder */.lQ)(file))
        reader.problem({ input, value: given, accepted: 'expected a file, but this path is a folder' });
    return { path: file, kind };
};
const readRequiredCoverage = (reader, results) => {
    const input = 'require-coverage';
    const given = reader.optional(input);
    if (given === undefined)
        return undefined;
    const number = given.endsWith('%') ? given.slice(0, -1).trimEnd() : given;
    const percent = /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
    if (!(percent >= 0 && percent <= 100))
        reader.problem({ input, value: given, accepted: 'expected a percentage from 0 to 100' });
    if (results === undefined)
        reader.problem({
            input,
            value: given,
            accepted: 'expected only together with results: coverage is computed from them',
            code: 'input-conflict',
        });
    return percent;
};

// EXTERNAL MODULE: ./build/javascript/commands/start-embedded.js
var start_embedded = __webpack_require__(11129);
;// CONCATENATED MODULE: ./build/javascript/commands/test-cases.js
var test_cases_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var test_cases_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
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
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/** Lists test cases of test management, and says which of them the results cover. */
const testCases = async (context) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = await readTestCasesInputs(context.environment, context.github);
        const results = inputs.results === undefined ? undefined : await readTestResults(inputs.results, context.log);
        const area = test_cases_addDisposableResource(env_1, await (0,area_service/* openArea */.G)(inputs.area, context, start_embedded/* startEmbedded */.H), true);
        const issueKeys = await findIssues(inputs, context);
        const listing = await listCases(inputs, issueKeys, results, area);
        await (0,publish_cases/* publishCases */.B_)(listing, inputs, results, area.context.isSimulated(), context);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = test_cases_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
};


/***/ }),

/***/ 1288:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readYamlDocuments),
/* harmony export */   j: () => (/* binding */ yamlKey),
/* harmony export */   readYaml: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/** Repeated so often, aliases would turn a small text into a large value. */
const maxAliases = 100;
/**
 * Reads one YAML 1.2 document (or JSON, which is a part of it). A key that stands twice in one mapping is a mistake, and so is
 * a key that is no single value, and `__proto__`.
 *
 * Takes time in proportion to the text, also where a mapping has very many keys.
 */
const readYaml = (text) => guarded((lineCounter) => readDocument((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { ...parseOptions, lineCounter }), lineCounter));
/** The same for a text of several documents with `---` between them: one reading for each, or one for all that cannot be told apart. */
const readYamlDocuments = (text) => {
    const readings = [];
    const whole = guarded((lineCounter) => {
        const documents = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseAllDocuments */ .hR)(text, { ...parseOptions, lineCounter });
        if ('empty' in documents)
            return emptyReading;
        readings.push(...documents.map((document) => readDocument(document, lineCounter)));
        return emptyReading;
    });
    return whole.kind === 'broken' ? [whole] : readings;
};
/** The library compares every key of a mapping with every other, unless it is told not to. */
const parseOptions = { prettyErrors: false, uniqueKeys: false };
const emptyReading = {
    kind: 'read',
    value: undefined,
    placeOf: () => ({ line: 1, column: 1 }),
    textOf: () => undefined,
};
/** The library parses nested values by recursion. */
const guarded = (read) => {
    try {
        return read(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN());
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'broken', mistakes: [{ line: 1, column: 1, message: 'The document is nested too deeply' }] };
    }
};
const readDocument = (document, lineCounter) => {
    const placeAt = (offset) => {
        const { line, col } = lineCounter.linePos(offset);
        return { line: Math.max(1, line), column: Math.max(1, col) };
    };
    const mistakes = [
        ...document.errors.map(({ pos, message }) => ({ ...placeAt(pos[0]), message })),
        ...keyMistakes(document).map(({ offset, message }) => ({ ...placeAt(offset), message })),
    ];
    if (mistakes.length > 0)
        return { kind: 'broken', mistakes };
    try {
        const value = document.toJS({ maxAliasCount: maxAliases });
        const { childOf, offsetOf } = createOffsets(document);
        const textOf = (path) => {
            const node = path.reduce(childOf, document.contents);
            return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? node.source : undefined;
        };
        return { kind: 'read', value, placeOf: (path) => placeAt(offsetOf(path)), textOf };
    }
    catch (error) {
        return {
            kind: 'broken',
            mistakes: [{ line: 1, column: 1, message: error instanceof Error ? error.message : String(error) }],
        };
    }
};
/**
 * Keys that stand twice in one mapping; keys that are no single value: written as texts, nested ones grow beyond all memory; and the one
 * that would change the prototype of a copy.
 */
const keyMistakes = (document) => {
    const mistakes = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map: (_key, { items }) => {
            const seen = new Set();
            for (const { key } of items) {
                const offset = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(key) ? (key.range?.[0] ?? 0) : 0;
                if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key)) {
                    mistakes.push({ offset, message: 'Map keys must be single values, neither lists nor mappings nor aliases' });
                    continue;
                }
                const name = String(key.value);
                if (seen.has(name))
                    mistakes.push({ offset, message: 'Map keys must be unique' });
                if (name === '__proto__')
                    mistakes.push({ offset, message: 'The key __proto__ is not allowed' });
                seen.add(name);
            }
        },
    });
    return mistakes;
};
/** Each mapping is gone through once, however many of its keys are asked for. */
const createOffsets = (document) => {
    const pairsOf = new Map();
    const pairIn = (map, key) => {
        const pairs = pairsOf.get(map) ?? new Map(map.items.map((pair) => [String(pair.key), pair]));
        pairsOf.set(map, pairs);
        return pairs.get(String(key));
    };
    const childOf = (node, key) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? pairIn(node, key)?.value : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) ? node.items[Number(key)] : undefined;
    const offsetOf = (path) => {
        let node = document.contents;
        let offset = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? (node.range?.[0] ?? 0) : 0;
        for (const part of path) {
            const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? pairIn(node, part)?.key : undefined;
            node = childOf(node, part);
            const shown = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(key) ? key : node;
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(shown) || !shown.range)
                break;
            offset = shown.range[0];
        }
        return offset;
    };
    return { childOf, offsetOf };
};
/** `rules[2].name`, as people name a place in a document. */
const yamlKey = (path) => path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`)).join('');


/***/ })

};
;