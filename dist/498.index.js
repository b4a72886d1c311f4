"use strict";
exports.id = 498;
exports.ids = [498];
exports.modules = {

/***/ 94338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ frameworks),
/* harmony export */   JC: () => (/* binding */ traitsOf),
/* harmony export */   x_: () => (/* binding */ frameworksOf)
/* harmony export */ });
/** The test frameworks that the service runs. */
const frameworks = ['espresso', 'xcuitest', 'earlgrey', 'maestro', 'flutter-android', 'flutter-ios'];
const flutter = {
    word: 'flutter integration tests',
    untitledProject: 'Untitled Flutter Project',
};
const traits = {
    espresso: {
        platforms: ['android'],
        word: 'espresso',
        untitledProject: 'Untitled Espresso Project',
        uploads: 'app-and-suite',
        suiteEndings: ['apk', 'zip'],
        listsUploads: true,
        v1: 'espresso',
        v2: 'espresso/v2',
        logs: 'espresso',
        runner: 'instrumentation',
        hasReport: true,
        buildList: 'as-set',
    },
    xcuitest: {
        platforms: ['ios'],
        word: 'xcuitest',
        untitledProject: 'Untitled XCUI Project',
        uploads: 'app-and-suite',
        suiteEndings: ['zip'],
        listsUploads: true,
        v1: 'xcuitest',
        v2: 'xcuitest/v2',
        logs: 'xcuitest',
        runner: 'xcode',
        hasReport: false,
        buildList: 'as-set',
    },
    earlgrey: {
        platforms: ['ios'],
        word: 'earlgrey',
        untitledProject: 'Untitled EarlGrey Project',
        uploads: 'app-dir',
        suiteEndings: ['zip'],
        listsUploads: false,
        v1: 'earlgrey',
        logs: 'earlgrey',
        runner: 'xcode',
        hasReport: false,
    },
    maestro: {
        platforms: ['android', 'ios'],
        word: 'maestro',
        untitledProject: 'Untitled Maestro Project',
        uploads: 'app-and-suite',
        suiteEndings: ['zip'],
        listsUploads: false,
        v2: 'maestro/v2',
        logs: 'maestro',
        runner: 'maestro',
        hasReport: false,
    },
    'flutter-android': {
        ...flutter,
        platforms: ['android'],
        uploads: 'app-and-suite',
        suiteEndings: ['apk'],
        listsUploads: false,
        v2: 'flutter-integration-tests/v2/android',
        logs: 'flutter-integration-tests/v2/android',
        runner: 'instrumentation',
        hasReport: true,
    },
    'flutter-ios': {
        ...flutter,
        platforms: ['ios'],
        uploads: 'test-package',
        suiteEndings: ['zip'],
        listsUploads: false,
        v2: 'flutter-integration-tests/v2/ios',
        logs: 'flutter-integration-tests/v2/ios',
        runner: 'xcode',
        hasReport: false,
        buildList: 'bare',
    },
};
const traitsOf = (framework) => traits[framework];
/** The frameworks of one interface, each with the start of its paths. */
const frameworksOf = (version) => frameworks.flatMap((framework) => {
    const path = traits[framework][version];
    return path === undefined ? [] : [{ framework, root: `/app-automate/${path}` }];
});


/***/ }),

/***/ 59251:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SX: () => (/* binding */ basicChallenge),
/* harmony export */   us: () => (/* binding */ createAuthenticator),
/* harmony export */   vC: () => (/* binding */ createBearerAuthenticator)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const digest = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest();
/** The challenge of a 401. Many clients send no credentials before they receive it (RFC 7617). */
const basicChallenge = 'Basic realm="Mobile Test Cloud", charset="UTF-8"';
/**
 * HTTP Basic. Takes the same time for every wrong key. A tool may append its name to the user name: `<user>-<tool>`.
 */
const createAuthenticator = ({ username, accessKey }) => {
    const expected = digest(accessKey);
    return (header) => {
        const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? '')?.[1];
        const pair = Buffer.from(encoded ?? '', 'base64').toString('utf8');
        const colon = pair.indexOf(':');
        const user = pair.slice(0, Math.max(0, colon));
        const isUser = user === username || (user.startsWith(`${username}-`) && user.length > username.length + 1);
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(digest(pair.slice(colon + 1)), expected) && isUser;
    };
};
/** `Authorization: Bearer <token>`, with the access key as the token. Takes the same time for every wrong one. */
const createBearerAuthenticator = (accessKey) => {
    const expected = digest(accessKey);
    return (header) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(digest(/^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? ''), expected);
};


/***/ }),

/***/ 12212:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   P_: () => (/* binding */ Refusal),
/* harmony export */   Yf: () => (/* binding */ jsonResponse),
/* harmony export */   rR: () => (/* binding */ textResponse),
/* harmony export */   tN: () => (/* binding */ send),
/* harmony export */   u: () => (/* binding */ refusalResponse),
/* harmony export */   yl: () => (/* binding */ writeHead)
/* harmony export */ });
/* harmony import */ var _authentication_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59251);

const jsonResponse = (value, status = 200) => ({
    status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(value),
});
const textResponse = (body, type = 'text/plain; charset=utf-8', status = 200) => ({
    status,
    type,
    body,
});
/** A request that the service rejects. The listener turns it into the response. */
class Refusal extends Error {
    name = 'Refusal';
    status;
    form;
    constructor(status, message, form = 'message') {
        super(message);
        this.status = status;
        this.form = form;
    }
}
/** A 422 with one of the service's codes. */
const invalid = (code, text, form = 'message') => new Refusal(422, `[BROWSERSTACK_${code}] ${text}`, form);
const refusalResponse = (refusal, form) => {
    const response = wordRefusal(refusal, form);
    return refusal.status === 401 ? { ...response, headers: { 'WWW-Authenticate': _authentication_js__WEBPACK_IMPORTED_MODULE_0__/* .basicChallenge */ .SX } } : response;
};
const wordRefusal = ({ status, message }, form) => {
    switch (form) {
        case 'message':
            return jsonResponse({ message }, status);
        case 'error':
            return jsonResponse({ error: message }, status);
        case 'both':
            return jsonResponse({ message, error: message }, status);
        case 'nested':
            return jsonResponse({ error: { message } }, status);
        case 'text':
            return textResponse(message, 'text/plain; charset=utf-8', status);
    }
};
/** Marks every response as simulated. */
const simulatedHeader = { 'X-Mobile-Test-Cloud': 'simulated' };
const writeHead = (serverResponse, response) => {
    serverResponse.writeHead(response.status, {
        ...simulatedHeader,
        'Content-Type': response.type,
        'Content-Length': Buffer.byteLength(response.body),
        ...response.headers,
    });
};
/** Sends a whole response; does nothing if the client has disconnected. */
const send = (serverResponse, response) => {
    if (serverResponse.destroyed || serverResponse.headersSent)
        return;
    writeHead(serverResponse, response);
    serverResponse.end(response.body);
};


/***/ }),

/***/ 34498:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s2: () => (/* binding */ unreadableSuite),
/* harmony export */   testsInFile: () => (/* binding */ testsInFile),
/* harmony export */   zo: () => (/* binding */ checkSuiteFile)
/* harmony export */ });
/* unused harmony export flowsInFile */
/* harmony import */ var _binaries_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72735);
/* harmony import */ var _binaries_discover_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56964);
/* harmony import */ var _binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46678);
/* harmony import */ var _binaries_maestro_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63333);
/* harmony import */ var _framework_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94338);
/* harmony import */ var _http_response_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12212);






/** The refusal of a suite that cannot be read; it names uploads, not the places where they are stored. */
const unreadableSuite = (error, uploads, form) => {
    const why = error instanceof Error ? error.message : 'The suite cannot be read';
    const named = uploads.reduce((text, { name, content }) => (content ? text.replaceAll(content.path, name) : text), why);
    return (0,_http_response_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)('INVALID_TESTSUITE', named.slice(0, 500), form);
};
/** Throws Refusal unless the file of a suite is an archive, for Maestro one in which one visible folder holds everything. */
const checkSuiteFile = async ({ framework, name, content, }) => {
    if (framework === undefined || content === undefined)
        return;
    const isAccepted = await (0,_binaries_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .withArchive */ .x)(content.path, async (tree) => framework !== 'maestro' || (0,_binaries_maestro_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .hasOneParent */ .PN)(tree)).catch((error) => Promise.reject(unreadableSuite(error, [{ name, content }], 'error')));
    if (!isAccepted) {
        throw (0,_http_response_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .Gq)('INVALID_TESTSUITE', 'A suite of Maestro flows has exactly one visible folder at the top of its archive', 'error');
    }
};
/** Lists the tests of an uploaded suite; undefined if they cannot be determined, as in a bundle without symbols. */
const testsInFile = async (framework, file, app) => {
    if ((0,_framework_js__WEBPACK_IMPORTED_MODULE_3__/* .traitsOf */ .JC)(framework).runner === 'maestro')
        return flowsInFile(file);
    const suite = await (0,_binaries_discover_suite_js__WEBPACK_IMPORTED_MODULE_1__/* .discoverSuite */ .o)(file, app);
    return suite === undefined || (suite.tests.length === 0 && !(0,_binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__/* .isFullyKnown */ .A)(suite)) ? undefined : suite.tests;
};
const withoutEnding = (path) => path.replace(/\.ya?ml$/, '');
const phrases = {
    launchApp: (app) => `Launch app "${app}"`,
    tapOn: (element) => `Tap on "${element}"`,
    assertVisible: (element) => `Assert that "${element}" is visible`,
    assertNotVisible: (element) => `Assert that "${element}" is not visible`,
    inputText: (text) => `Input text ${text}`,
    runFlow: (file) => `Run ${file}`,
};
const inWords = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
/** A command as Maestro's log has it. */
const describeCommand = ({ name, argument }) => {
    if (argument === undefined)
        return inWords(name);
    return phrases[name]?.(argument) ?? `${inWords(name)} ${argument}`;
};
/** The flows that the suite's configuration puts first, then the others by their path. */
const inOrder = (flows, order) => {
    const places = new Map(order.map((entry, index) => [withoutEnding(entry), index]));
    const placeOf = ({ name, path }) => places.get(name) ?? places.get(withoutEnding(path)) ?? places.get(withoutEnding(path.split('/').at(-1) ?? '')) ?? places.size;
    return flows.toSorted((left, right) => placeOf(left) - placeOf(right));
};
/** The flows of an uploaded Maestro suite, those included that only other flows run. Throws BinaryError for a file that is no suite. */
const flowsInFile = async (file) => {
    const { flows, config } = await (0,_binaries_maestro_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .readMaestroSuite */ .Ig)(file);
    const workspace = { includeTags: config.includeTags, excludeTags: config.excludeTags };
    return inOrder(flows, config.flowsOrder).map(({ path, name, tags, commands }) => ({
        className: withoutEnding(path),
        name,
        flow: {
            file: path,
            tags,
            runsByDefault: config.selects(path),
            commands: commands.map(describeCommand),
            workspace,
        },
    }));
};


/***/ })

};
;