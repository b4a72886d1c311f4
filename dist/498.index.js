"use strict";
exports.id = 498;
exports.ids = [498];
exports.modules = {
	94338: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ij: () => frameworks,
			JC: () => traitsOf,
			x_: () => frameworksOf
		});
		const frameworks = [
			"espresso",
			"xcuitest",
			"earlgrey",
			"maestro",
			"flutter-android",
			"flutter-ios"
		];
		const flutter = {
			word: "flutter integration tests",
			untitledProject: "Untitled Flutter Project"
		};
		const traits = {
			espresso: {
				platforms: ["android"],
				word: "espresso",
				untitledProject: "Untitled Espresso Project",
				uploads: "app-and-suite",
				suiteEndings: ["apk", "zip"],
				listsUploads: true,
				v1: "espresso",
				v2: "espresso/v2",
				logs: "espresso",
				runner: "instrumentation",
				hasReport: true,
				buildList: "as-set"
			},
			xcuitest: {
				platforms: ["ios"],
				word: "xcuitest",
				untitledProject: "Untitled XCUI Project",
				uploads: "app-and-suite",
				suiteEndings: ["zip"],
				listsUploads: true,
				v1: "xcuitest",
				v2: "xcuitest/v2",
				logs: "xcuitest",
				runner: "xcode",
				hasReport: false,
				buildList: "as-set"
			},
			earlgrey: {
				platforms: ["ios"],
				word: "earlgrey",
				untitledProject: "Untitled EarlGrey Project",
				uploads: "app-dir",
				suiteEndings: ["zip"],
				listsUploads: false,
				v1: "earlgrey",
				logs: "earlgrey",
				runner: "xcode",
				hasReport: false
			},
			maestro: {
				platforms: ["android", "ios"],
				word: "maestro",
				untitledProject: "Untitled Maestro Project",
				uploads: "app-and-suite",
				suiteEndings: ["zip"],
				listsUploads: false,
				v2: "maestro/v2",
				logs: "maestro",
				runner: "maestro",
				hasReport: false
			},
			"flutter-android": {
				...flutter,
				platforms: ["android"],
				uploads: "app-and-suite",
				suiteEndings: ["apk"],
				listsUploads: false,
				v2: "flutter-integration-tests/v2/android",
				logs: "flutter-integration-tests/v2/android",
				runner: "instrumentation",
				hasReport: true
			},
			"flutter-ios": {
				...flutter,
				platforms: ["ios"],
				uploads: "test-package",
				suiteEndings: ["zip"],
				listsUploads: false,
				v2: "flutter-integration-tests/v2/ios",
				logs: "flutter-integration-tests/v2/ios",
				runner: "xcode",
				hasReport: false,
				buildList: "bare"
			}
		};
		const traitsOf = (framework) => traits[framework];
		const frameworksOf = (version) => frameworks.flatMap((framework) => {
			const path = traits[framework][version];
			return path === undefined ? [] : [{
				framework,
				root: `/app-automate/${path}`
			}];
		});
	}),
	59251: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SX: () => basicChallenge,
			us: () => createAuthenticator,
			vC: () => createBearerAuthenticator
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const digest = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest();
		const basicChallenge = "Basic realm=\"Mobile Test Cloud\", charset=\"UTF-8\"";
		const createAuthenticator = ({ username, accessKey }) => {
			const expected = digest(accessKey);
			return (header) => {
				const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? "")?.[1];
				const pair = Buffer.from(encoded ?? "", "base64").toString("utf8");
				const colon = pair.indexOf(":");
				const user = pair.slice(0, Math.max(0, colon));
				const isUser = user === username || user.startsWith(`${username}-`) && user.length > username.length + 1;
				return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(digest(pair.slice(colon + 1)), expected) && isUser;
			};
		};
		const createBearerAuthenticator = (accessKey) => {
			const expected = digest(accessKey);
			return (header) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(digest(/^Bearer (\S+)$/i.exec(header ?? "")?.[1] ?? ""), expected);
		};
	}),
	12212: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gq: () => invalid,
			P_: () => Refusal,
			Yf: () => jsonResponse,
			rR: () => textResponse,
			tN: () => send,
			u: () => refusalResponse,
			yl: () => writeHead
		});
		var _authentication_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59251);
		const jsonResponse = (value, status = 200) => ({
			status,
			type: "application/json; charset=utf-8",
			body: JSON.stringify(value)
		});
		const textResponse = (body, type = "text/plain; charset=utf-8", status = 200) => ({
			status,
			type,
			body
		});
		class Refusal extends Error {
			name = "Refusal";
			status;
			form;
			constructor(status, message, form = "message") {
				super(message);
				this.status = status;
				this.form = form;
			}
		}
		const invalid = (code, text, form = "message") => new Refusal(422, `[BROWSERSTACK_${code}] ${text}`, form);
		const refusalResponse = (refusal, form) => {
			const response = wordRefusal(refusal, form);
			return refusal.status === 401 ? {
				...response,
				headers: { "WWW-Authenticate": _authentication_js__WEBPACK_IMPORTED_MODULE_0__.SX }
			} : response;
		};
		const wordRefusal = ({ status, message }, form) => {
			switch (form) {
				case "message": return jsonResponse({ message }, status);
				case "error": return jsonResponse({ error: message }, status);
				case "both": return jsonResponse({
					message,
					error: message
				}, status);
				case "nested": return jsonResponse({ error: { message } }, status);
				case "text": return textResponse(message, "text/plain; charset=utf-8", status);
			}
		};
		const simulatedHeader = { "X-Mobile-Test-Cloud": "simulated" };
		const writeHead = (serverResponse, response) => {
			serverResponse.writeHead(response.status, {
				...simulatedHeader,
				"Content-Type": response.type,
				"Content-Length": Buffer.byteLength(response.body),
				...response.headers
			});
		};
		const send = (serverResponse, response) => {
			if (serverResponse.destroyed || serverResponse.headersSent) return;
			writeHead(serverResponse, response);
			serverResponse.end(response.body);
		};
	}),
	34498: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			s2: () => unreadableSuite,
			testsInFile: () => testsInFile,
			zo: () => checkSuiteFile
		});
		var _binaries_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72735);
		var _binaries_discover_suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56964);
		var _binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46678);
		var _binaries_maestro_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63333);
		var _framework_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94338);
		var _http_response_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12212);
		const unreadableSuite = (error, uploads, form) => {
			const why = error instanceof Error ? error.message : "The suite cannot be read";
			const named = uploads.reduce((text, { name, content }) => content ? text.replaceAll(content.path, name) : text, why);
			return (0, _http_response_js__WEBPACK_IMPORTED_MODULE_4__.Gq)("INVALID_TESTSUITE", named.slice(0, 500), form);
		};
		const checkSuiteFile = async ({ framework, name, content }, takesFlat) => {
			if (framework === undefined || content === undefined) return;
			const isAccepted = await (0, _binaries_archive_js__WEBPACK_IMPORTED_MODULE_0__.x)(content.path, async (tree) => framework !== "maestro" || takesFlat || (0, _binaries_maestro_suite_js__WEBPACK_IMPORTED_MODULE_2__.PN)(tree)).catch((error) => Promise.reject(unreadableSuite(error, [{
				name,
				content
			}], "error")));
			if (!isAccepted) {
				throw (0, _http_response_js__WEBPACK_IMPORTED_MODULE_4__.Gq)("INVALID_TESTSUITE", "A suite of Maestro flows has exactly one visible folder at the top of its archive", "error");
			}
		};
		const testsInFile = async (framework, file, app) => {
			if ((0, _framework_js__WEBPACK_IMPORTED_MODULE_3__.JC)(framework).runner === "maestro") return flowsInFile(file);
			const suite = await (0, _binaries_discover_suite_js__WEBPACK_IMPORTED_MODULE_1__.o)(file, app);
			return suite === undefined || suite.tests.length === 0 && !(0, _binaries_discovered_suite_js__WEBPACK_IMPORTED_MODULE_5__.A)(suite) ? undefined : suite.tests;
		};
		const withoutEnding = (path) => path.replace(/\.ya?ml$/, "");
		const phrases = {
			launchApp: (app) => `Launch app "${app}"`,
			tapOn: (element) => `Tap on "${element}"`,
			assertVisible: (element) => `Assert that "${element}" is visible`,
			assertNotVisible: (element) => `Assert that "${element}" is not visible`,
			inputText: (text) => `Input text ${text}`,
			runFlow: (file) => `Run ${file}`
		};
		const inWords = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
		const describeCommand = ({ name, argument }) => {
			if (argument === undefined) return inWords(name);
			return phrases[name]?.(argument) ?? `${inWords(name)} ${argument}`;
		};
		const inOrder = (flows, order) => {
			const places = new Map(order.map((entry, index) => [withoutEnding(entry), index]));
			const placeOf = ({ name, path }) => places.get(name) ?? places.get(withoutEnding(path)) ?? places.get(withoutEnding(path.split("/").at(-1) ?? "")) ?? places.size;
			return flows.toSorted((left, right) => placeOf(left) - placeOf(right));
		};
		const flowsInFile = async (file) => {
			const { flows, config } = await (0, _binaries_maestro_suite_js__WEBPACK_IMPORTED_MODULE_2__.Ig)(file);
			const workspace = {
				includeTags: config.includeTags,
				excludeTags: config.excludeTags
			};
			return inOrder(flows, config.flowsOrder).map(({ path, name, tags, commands }) => ({
				className: withoutEnding(path),
				name,
				flow: {
					file: path,
					tags,
					runsByDefault: config.selects(path),
					commands: commands.map(describeCommand),
					workspace
				}
			}));
		};
	})
};
;
