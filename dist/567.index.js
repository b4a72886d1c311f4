"use strict";
exports.id = 567;
exports.ids = [567];
exports.modules = {
	15330: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J3: () => describeLabels,
			kb: () => dayOf,
			u0: () => describePast
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);
		const months = [
			"Jan",
			"Feb",
			"Mar",
			"Apr",
			"May",
			"Jun",
			"Jul",
			"Aug",
			"Sep",
			"Oct",
			"Nov",
			"Dec"
		];
		const dayOf = (timeMs, now) => {
			const date = new Date(timeMs);
			const day = `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
			return date.getUTCFullYear() === now.getUTCFullYear() ? day : `${day}, ${date.getUTCFullYear()}`;
		};
		const describeLabels = ({ history, totals, finishedAt }) => {
			if (history === undefined || history.earlierRuns === 0) return undefined;
			const { knownSinceMs, ...counts } = history.labels;
			const since = knownSinceMs === undefined ? "" : ` since ${dayOf(knownSinceMs, finishedAt)}`;
			const parts = [
				...counts.new > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.vm)(counts.new)} new`] : [],
				...counts.known > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.vm)(counts.known)} known${since}`] : [],
				...counts.flaky > 0 ? [`${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.vm)(counts.flaky)} flaky`] : []
			];
			const all = counts.new + counts.known + counts.flaky;
			return all === 0 ? undefined : `${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.vm)(all)} failed${inQuarantine(totals.quarantined, all)}: ${parts.join(", ")}`;
		};
		const inQuarantine = (quarantined, all) => {
			if (quarantined === 0) return "";
			if (quarantined < all) return `, ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.vm)(quarantined)} of them in quarantine`;
			return all === 1 ? " in quarantine" : ", all in quarantine";
		};
		const order = [
			"new",
			"known",
			"flaky"
		];
		const describePast = (history = [], now) => order.flatMap((label) => {
			const own = history.filter((each) => each.label === label);
			return own.length === 0 ? [] : [describeLabel(label, own, now)];
		}).join(", ");
		const describeLabel = (label, own, now) => {
			if (label === "known") {
				const since = Math.min(...own.flatMap((each) => each.since === undefined ? [] : [each.since.startedAtMs]));
				return Number.isFinite(since) ? `known since ${dayOf(since, now)}` : label;
			}
			const rate = Math.max(0, ...own.map(({ flakyRate }) => flakyRate?.rate ?? 0));
			return label === "flaky" && rate > 0 ? `flaky ${Math.max(1, Math.round(rate * 100))}%` : label;
		};
	}),
	44491: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$1: () => createFailurePlaces,
			QW: () => lineKey,
			VV: () => placeIn,
			co: () => noPlaces
		});
		var _results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
		const placeIn = (sources, test, failure) => {
			for (const { file: wanted, line, packagePath } of (0, _results_analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.kC)(test, failure)) {
				const file = sources.find(wanted, packagePath);
				if (file !== undefined) return {
					file,
					line
				};
			}
			return undefined;
		};
		const createFailurePlaces = (sources, fileUrl, excerpts) => ({ of: (test, failure) => {
			const place = placeIn(sources, test, failure);
			return place && {
				...place,
				url: fileUrl && `${fileUrl(place.file)}#L${place.line}`,
				excerpt: excerpts.get(lineKey(place))
			};
		} });
		const noPlaces = { of: () => undefined };
		const lineKey = ({ file, line }) => `${file}:${line}`;
	}),
	27566: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => nextStepOf });
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71113);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50191);
		var _describe_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92407);
		const nextStepOf = (run) => {
			const { kind, code } = run.verdict;
			return {
				words: adviceFor[kind](run),
				code: code === "tests-failed" ? undefined : code
			};
		};
		const adviceFor = {
			passed: ({ failedOrFlaky, missingTests }) => {
				if (failedOrFlaky.length > 0) return [`Look at ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_0__.hS)(failedOrFlaky.length, "flaky test")} below.`];
				return missingTests.length > 0 ? ["See the missing tests below."] : [];
			},
			failed: (run) => firstFailure(run, "Start with "),
			error: (run) => {
				const first = firstFailure(run, " For the failed tests, start with ");
				return [hintOf(run), ...run.failedOrFlaky.some(({ failedOn }) => failedOn > 0) ? first : []];
			},
			"timed-out": (run) => [hintOf(run)],
			cancelled: (run) => [hintOf(run)],
			started: ({ verdict }) => [verdict.hint ?? "The builds are still running; this step does not wait for their results."],
			planned: () => ["Set `dry-run` to `false` to run the tests."]
		};
		const hintOf = ({ verdict }) => verdict.hint ?? "Read the reason above.";
		const firstFailure = ({ failedOrFlaky, devices, deviceMatrix }, lead) => {
			const [widest] = failedOrFlaky;
			if (widest === undefined || widest.ranOn < 2) return [];
			const start = [lead, {
				name: (0, _describe_tests_js__WEBPACK_IMPORTED_MODULE_2__.DG)(failedOrFlaky)(widest),
				isCode: true
			}];
			if (widest.failedOn === widest.ranOn) return [...start, `: it ${(0, _describe_tests_js__WEBPACK_IMPORTED_MODULE_2__.Lo)(widest, devices.length)}, so suspect the app or the test before a device.`];
			if (widest.failedOn !== 1) return [];
			const only = devices.find((_name, device) => (0, _model_status_js__WEBPACK_IMPORTED_MODULE_1__.QV)(deviceMatrix.outcome(widest, device))) ?? "";
			return [
				...start,
				": it fails on ",
				{
					name: only,
					isCode: false
				},
				" only, so compare that device with the others."
			];
		};
	}),
	55271: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MC: () => causesIn,
			Ni: () => failureHeadline,
			SP: () => explainFailure,
			Ys: () => failuresBehind,
			fH: () => parseFrame,
			fZ: () => isFrameworkClass,
			kC: () => sourceHints
		});
		const marker = "\nCaused by: ";
		const maxCauses = 50;
		const maxLine = 300;
		const explainFailure = (failure) => {
			const outer = failureHeadline(failure);
			const cause = deepestCause(failure?.trace);
			if (cause === "") return { headline: outer };
			return outer === "" || outer.includes(cause) ? { headline: cause } : {
				headline: cause,
				outer
			};
		};
		const failureHeadline = (failure) => {
			if (failure === undefined) return "";
			const message = firstLine(failure.message);
			const text = message === "" ? firstLine(failure.trace) : message;
			const type = failure.type?.trim() ?? "";
			return type === "" || text.includes(type) ? text : `${type}${text === "" ? "" : `: ${text}`}`;
		};
		const deepestCause = (trace = "") => {
			const causes = causesIn(trace);
			return causes.findLast((line) => /: \S/.test(line)) ?? causes.at(-1) ?? "";
		};
		const causesIn = (trace) => {
			const causes = [];
			for (let at = trace.indexOf(marker); at !== -1 && causes.length < maxCauses; at = trace.indexOf(marker, at + 1)) {
				const [line = ""] = trace.slice(at + marker.length, at + marker.length + maxLine).split(/[\r\n]/, 1);
				causes.push(line.trim());
			}
			return causes;
		};
		const firstLine = (text) => {
			const line = (text ?? "").slice(0, 4 * maxLine).trimStart();
			const end = line.search(/[\r\n]/);
			return (end === -1 ? line : line.slice(0, end)).trimEnd().slice(0, maxLine);
		};
		const failuresBehind = (test, outcome) => outcome === "flaky" ? test.earlierAttempts.findLast(({ failures }) => failures.length > 0)?.failures ?? [] : test.failures;
		const maxLineLength = 1e3;
		const framePlace = /\(([^()]{0,300})\)\s*$/;
		const fileAndLine = /^([\p{L}\p{N}_$-]+\.(?:kt|kts|java|groovy|scala)):(\d{1,7})$/u;
		const qualifiedName = /^[\p{L}\p{N}_$<>/.-]+$/u;
		const frameworkPackages = [
			"android.",
			"androidx.",
			"com.android.",
			"com.google.android.apps.common.testing.",
			"com.google.common.truth.",
			"com.kaspersky.",
			"dalvik.",
			"io.github.kakaocup.",
			"io.mockk.",
			"io.qameta.",
			"java.",
			"javax.",
			"jdk.",
			"junit.",
			"kotlin.",
			"kotlinx.",
			"leakcanary.",
			"libcore.",
			"org.assertj.",
			"org.hamcrest.",
			"org.junit.",
			"org.mockito.",
			"org.robolectric.",
			"sun."
		];
		const parseFrame = (line) => {
			if (line.length > maxLineLength) return undefined;
			const found = framePlace.exec(line);
			if (found === null) return undefined;
			const head = line.slice(0, found.index).trim();
			const call = head.startsWith("at ") ? head.slice("at ".length) : head;
			if (call === head && !qualifiedName.test(call)) return undefined;
			const withoutModule = call.slice(call.lastIndexOf("/") + 1);
			const lastDot = withoutModule.lastIndexOf(".");
			if (lastDot <= 0) return undefined;
			const [, file, number] = fileAndLine.exec(found[1] ?? "") ?? [];
			const [className, method] = [withoutModule.slice(0, lastDot), withoutModule.slice(lastDot + 1)];
			return file === undefined ? {
				className,
				method
			} : {
				className,
				method,
				file,
				line: Number(number)
			};
		};
		const isFrameworkClass = (className) => frameworkPackages.some((prefix) => className.startsWith(prefix));
		const maxRead = 2e5;
		const maxHints = 40;
		const filePlace = /\.(?:swift|mm?|cpp|cc|c|h|kts?|java|groovy|scala|dart)(?::(\d{1,7})\b|#[^\s)]{0,300}?StartingLineNumber=(\d{1,7}))/g;
		const absolutePath = /^\/[^:"'<>|,;=#]*$/;
		const otherAddress = /^(?:https?|package|dart):/i;
		const pathCharacter = /[^\s()#"'<>|,;=]/;
		function* sourceHints(test, failure) {
			const told = new Set();
			for (const hint of allHints(test, failure)) {
				const key = `${hint.packagePath ?? ""} ${hint.file}:${hint.line}`;
				if (hint.line < 1 || told.has(key)) continue;
				told.add(key);
				yield hint;
				if (told.size === maxHints) return;
			}
		}
		function* allHints({ file, line }, failure) {
			for (const text of [failure?.message, failure?.trace]) if (text !== undefined) yield* hintsIn(text.slice(0, maxRead));
			if (file !== undefined && line !== undefined) yield {
				file,
				line
			};
		}
		function* hintsIn(text) {
			for (const found of text.matchAll(filePlace)) {
				const frame = parseFrame(lineAround(text, found.index));
				if (frame === undefined) {
					const file = pathEndingAt(text, found.index);
					const line = found[1] === undefined ? Number(found[2]) + 1 : Number(found[1]);
					if (!file.startsWith(".") && !otherAddress.test(file)) yield {
						file,
						line
					};
				} else if (frame.file !== undefined && frame.line !== undefined && !isFrameworkClass(frame.className)) {
					yield {
						file: frame.file,
						line: frame.line,
						packagePath: packagePathOf(frame.className)
					};
				}
			}
		}
		const lineAround = (text, at) => {
			const before = text.slice(Math.max(0, at - maxLineLength), at);
			const after = text.slice(at, at + maxLineLength);
			const start = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
			const end = after.search(/[\r\n]/);
			return before.slice(start) + (end === -1 ? after : after.slice(0, end));
		};
		const packagePathOf = (className) => className.split(".").slice(0, -1).join("/");
		const pathEndingAt = (text, dot) => {
			const extension = /^\.\w+/.exec(text.slice(dot, dot + 8))?.[0] ?? "";
			const before = text.slice(Math.max(0, dot - maxLineLength), dot);
			const opened = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r"), before.lastIndexOf("(")) + 1);
			if (absolutePath.test(opened)) return opened + extension;
			let start = before.length;
			while (start > 0 && pathCharacter.test(before.charAt(start - 1))) start -= 1;
			return before.slice(start) + extension;
		};
	}),
	41707: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => createCauses,
			T: () => idOf
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var root_cause = __webpack_require__(55271);
		var known_tests = __webpack_require__(7141);
		;
		const thrown = (...names) => ({ exceptions }) => exceptions.some((name) => names.includes(name));
		const says = (words) => ({ said }) => words.test(said);
		const either = (...conditions) => (failure) => conditions.some((condition) => condition(failure));
		const isOfTest = ({ testClass }, call) => testClass !== "" && call.split(".").at(-2) === testClass;
		const setupFunction = /^(?:(?:(?:oneTime|class)?[sS]etUp|before)(?:[A-Z]\w{0,40})?|setup|set_up|<clinit>)$/;
		const isInSetup = (failure) => failure.frames.some(({ call = "" }) => {
			const name = call.slice(call.lastIndexOf(".") + 1);
			return isOfTest(failure, call) && name !== failure.testName && setupFunction.test(name);
		});
		const isAssertion = thrown("AssertionError", "AssertionFailedError", "AssertionFailedWithCauseError", "ComparisonFailure", "MultipleFailuresError", "TestFailure", "ExpectationFailedException", "PhptAssertionFailedError", "AssertionException", "TrueException", "EqualException");
		const isGeneric = (exception) => exception === "Error" || exception === "Exception";
		const categoryRules = [
			{
				name: "not-responding",
				category: "app-not-responding",
				identity: "message",
				matches: says(/\bANR in\b|\bApplication Not Responding\b|\bisn[’']t responding\b|[Ii]nput dispatching timed out/)
			},
			{
				name: "process-crashed",
				category: "app-crash",
				identity: "call",
				matches: says(/\bProcess crashed\b|\bFatal signal \d|\bFATAL EXCEPTION\b|\bSIG(?:SEGV|ABRT|BUS|ILL|TRAP)\b|\bEXC_[A-Z_]{3,30}|\b(?:app|application|process|runner|xctest) (?:has )?crashed\b|\bcrashed in\b|\bTest crashed\b|Terminating app due to uncaught exception|Lost connection to the application|Restarting after unexpected exit|\bis not running\b.{0,80}\bapplication\b|Application [^\n]{0,200} is not running|Instrumentation run failed due to/i)
			},
			{
				name: "device-lost",
				category: "device-or-service",
				identity: "message",
				matches: says(/\bdevice (?:is |was )?(?:offline|disconnected|not found|unavailable|unauthorized)\b|\bSession\b[^\n]{0,80}\bnot available\b|session (?:is )?(?:terminated|deleted|not created)|invalid session id|INSTALL_FAILED_\w+|Failed to (?:install|launch|background) (?:the )?(?:app|test runner|application|apk)|never finished bootstrapping|hung before establishing connection|establish(?:ing)? (?:a )?connection (?:with|to) the test runner|initialize for UI testing|before (?:starting|finishing) (?:test execution|running tests)|No space left on device|INSUFFICIENT_STORAGE/i)
			},
			{
				name: "accessibility-check",
				category: "accessibility",
				identity: "words",
				matches: either(thrown("AccessibilityViewCheckException", "AccessibilityException"), says(/accessibility (?:audit|check|result|issue|error)s?\b|\bGTXError|\bGTXChecks?\b|\bContrast (?:failed|nearly passed)\b|\bHit area is too small|\bDynamic Type font sizes are|\bText clipped\b|\bElement has no description|\bPotentially inaccessible text/i))
			},
			{
				name: "no-connection",
				category: "network",
				identity: "message",
				matches: either(thrown("UnknownHostException", "ConnectException", "NoRouteToHostException", "SocketException", "SocketTimeoutException", "ConnectTimeoutException", "HttpRequestTimeoutException", "UnresolvedAddressException", "SSLException", "SSLHandshakeException", "SSLPeerUnverifiedException", "CertPathValidatorException"), says(/NSURLErrorDomain|kCFErrorDomainCFNetwork|Internet connection appears to be offline|Could not connect to the server|network connection was lost|Unable to resolve host|Failed host lookup|\bConnection (?:refused|reset|closed)\b|net::ERR_(?!ABORTED)|\bE(?:CONNREFUSED|NOTFOUND|CONNRESET|HOSTUNREACH)\b|unexpected end of stream/i))
			},
			{
				name: "http-status",
				category: "network",
				identity: "call",
				matches: either(thrown("HttpException", "ClientRequestException", "ServerResponseException", "HttpRequestException"), says(/\bHTTP (?:status (?:code )?)?[45]\d\d\b|\b(?:status|response) code:? [45]\d\d\b/i))
			},
			{
				name: "element-missing",
				category: "element-not-found",
				identity: "words",
				matches: either(thrown("NoMatchingViewException", "NoMatchingRootException", "NoMatchingElementException", "NoMatchingWebViewException", "UiObjectNotFoundException", "StaleObjectException", "StaleElementReferenceException", "ElementNotFoundException"), says(/No views in hierarchy found matching|No (?:matches|element|elements|view|views|node|nodes) found\b|no such element|Unable to (?:locate|find) (?:an? |the )?(?:element|view|node|widget|object)|could not find any (?:node|element|view)|\bElement not found\b|Found (?:0|no|zero) widgets|Bad state: No element|Failed to (?:get matching snapshots?|find (?:element|view|object))|NoMatchingElement|\bis visible\s*$/im))
			},
			{
				name: "element-ambiguous",
				category: "element-not-found",
				identity: "words",
				matches: either(thrown("AmbiguousViewMatcherException", "AmbiguousElementMatcherException", "MultipleMatchingElementsException"), says(/Multiple matching elements found|matches multiple views in the hierarchy|but found [’'“”\d#]+ nodes? that satisf|Bad state: Too many elements/i))
			},
			{
				name: "element-unusable",
				category: "element-not-found",
				identity: "words",
				matches: either(thrown("PerformException", "ElementNotInteractableException", "ElementClickInterceptedException"), says(/target view does not match one or more of the following constraints|\bnot (?:clickable|hittable|interactable|foreground)\b|Failed to (?:tap|scroll|swipe|press|type|synthesize event|double tap|long press)|does not allow background interaction|neither element nor any descendant has keyboard focus/i))
			},
			{
				name: "condition-timeout",
				category: "timeout",
				identity: "call",
				matches: either(thrown("TestTimedOutException", "TimeoutException", "TimeoutCancellationException", "AppNotIdleException", "IdlingResourceTimeoutException", "ComposeTimeoutException", "ConditionTimeoutException", "WebDriverTimeoutException", "ComposeNotIdleException"), says(/\btimed[- ]?out (?:after|waiting|while)\b|\btest timed out\b|\b(?:test )?timeout of\b|\btimeout - |Exceeded timeout|Asynchronous wait failed|execution time allowance|\bexceeded (?:the )?(?:time ?out|time limit)|still not (?:fulfilled|satisfied|idle) after|\bTimeout (?:exceeded|expired|reached)\b/i))
			},
			{
				name: "status-timed-out",
				category: "timeout",
				identity: "call",
				matches: ({ status }) => status === "timed-out"
			},
			{
				name: "setup-failed",
				category: "test-setup",
				identity: "call",
				matches: either(says(/\b(?:one ?time ?set ?up|set ?up|before ?(?:all|each|class)) ?(?::|hook|failed|error)|Test suite failed to run|Failed to instantiate test|initializationError|No runnable methods/i), (failure) => !isAssertion(failure) && isInSetup(failure))
			},
			{
				name: "class-missing",
				category: "test-setup",
				identity: "message",
				matches: thrown("ClassNotFoundException", "NoClassDefFoundError", "ExceptionInInitializerError", "NoSuchMethodError", "NoSuchFieldError", "UnsatisfiedLinkError", "AbstractMethodError", "MissingMethodException", "InitializationError", "InvalidTestClassError")
			},
			{
				name: "file-or-permission",
				category: "test-setup",
				identity: "call",
				matches: either(thrown("FileNotFoundException", "NoSuchFileException", "DirectoryNotFoundException", "AccessDeniedException", "SecurityException"), says(/\bPermission Denial\b|\bENOENT\b|\bEACCES\b|No such file or directory/i))
			},
			{
				name: "assertion-thrown",
				category: "assertion",
				identity: "test",
				matches: isAssertion
			},
			{
				name: "assertion-text",
				category: "assertion",
				identity: "test",
				matches: (failure) => failure.exceptions.every(isGeneric) && says(/\bXCTAssert\w*|\bXCTUnwrap\b|\bXCTFail\b|Expectation failed|\bexpected\b[^\n]{0,200}\b(?:but|was|to be|found|got|equal|actual)\b|^\s*expected:? |\bis (?:not )?equal to\b|\bAssert(?:ion)?(?: is false|\.\w{1,40}\(\)| failed|:)|^\s*E? *assert |Failed asserting|\bexpect\([^\n)]{0,100}\)|\bREQUIRE\(|\bcheck(?:_\w{1,20})?\(|condition was false|\) failed\s*$|Snapshot (?:does not match|comparison failed)|\bdoes(?:n[’']t| not) match\b|\bdiffers? from\b|\bshould (?:match|be|equal)\b|^failed - /im)(failure)
			},
			{
				name: "thrown-in-app",
				category: "app-crash",
				identity: "call",
				matches: (failure) => {
					const [{ call } = {}] = failure.frames;
					return failure.exception !== undefined && call !== undefined && failure.testClass !== "" && !isOfTest(failure, call);
				}
			},
			{
				name: "thrown-in-test",
				category: "unknown",
				identity: "test",
				matches: ({ exception }) => exception !== undefined
			},
			{
				name: "no-message",
				category: "unknown",
				identity: "message",
				matches: ({ isSilent }) => isSilent
			}
		];
		const noRule = {
			name: "no-rule",
			category: "unknown",
			identity: "test",
			matches: () => true
		};
		var read_failure = __webpack_require__(13840);
		;
		const maxRemembered = 5e3;
		const idLength = 12;
		const createCauses = () => {
			const numbers = new Map();
			const readings = remembered();
			const causes = remembered();
			const numberOf = (text) => {
				const known = numbers.get(text);
				if (known !== undefined) return known;
				if (numbers.size >= maxRemembered) return Number.NaN;
				numbers.set(text, numbers.size);
				return numbers.size - 1;
			};
			return (test, outcome) => {
				const [failure] = (0, root_cause.Ys)(test, outcome);
				const { type = "", message = "", trace = "" } = failure ?? {};
				const texts = [
					type,
					message,
					trace,
					`${test.className} ${test.file}:${test.line}`
				].map(numberOf);
				const key = texts.some(Number.isNaN) ? undefined : texts.join(" ");
				return causes(key && `${key} ${test.status} ${test.name}`, () => causeOf(test, readings(key, () => (0, read_failure.f1)(test, failure))));
			};
		};
		const remembered = () => {
			const known = new Map();
			return (key, compute) => {
				const value = (key === undefined ? undefined : known.get(key)) ?? compute();
				if (key !== undefined && known.size < maxRemembered) known.set(key, value);
				return value;
			};
		};
		const causeOf = (test, reading) => {
			const { exception, message, frames } = reading;
			const ruled = {
				...reading,
				status: test.status,
				testClass: testClassOf(test),
				testName: test.name
			};
			const rule = categoryRules.find(({ matches }) => matches(ruled)) ?? noRule;
			return {
				id: idOf([
					exception === undefined ? "" : (0, read_failure.ct)(exception),
					rule.identity === "words" ? (0, read_failure.cS)(message) : (0, read_failure.lO)(message),
					...placeOf(rule, reading, test)
				]),
				category: rule.category,
				rule: rule.name,
				exception,
				message,
				frame: frames.find(({ file }) => file !== undefined) ?? frames[0]
			};
		};
		const idOf = (parts) => (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, idLength);
		const placeOf = ({ identity, name }, { frames, message }, test) => {
			if (name === "no-message") return [name, test.status];
			const calls = frames.flatMap(({ call }) => call === undefined ? [] : [call]);
			const [deepest] = calls;
			if (identity === "message" || identity === "words") return /\p{L}/u.test(message) ? [] : [deepest ?? testNameOf(test)];
			if (identity === "call") return [deepest ?? fileOf(frames[0])];
			if (deepest === undefined) return [fileOf(frames[0]), testNameOf(test)];
			const testClass = testClassOf(test);
			const ofTest = calls.find((call) => call.split(".").at(-2) === testClass);
			return ofTest === undefined || ofTest === deepest ? [deepest] : [deepest, ofTest];
		};
		const testClassOf = ({ className }) => (0, known_tests.TH)(className).split("$", 1)[0] ?? "";
		const testNameOf = ({ className, name }) => `${(0, known_tests.TH)(className)}#${(0, known_tests.NY)(name)}`;
		const fileOf = (frame) => frame?.file?.split(/[\\/]/).at(-1) ?? "";
	}),
	13840: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cS: () => withWords,
			ct: () => simpleName,
			f1: () => readFailure,
			lO: () => withoutValues
		});
		var _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55271);
		const maxLine = 300;
		const maxSaid = 4e3;
		const maxSaidLines = 20;
		const maxFrames = 20;
		const maxFrameLines = 200;
		const maxFrameChars = 4e4;
		const readFailure = (test, failure) => {
			const headline = (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.Ni)(failure);
			const { message = "", trace = "", type = "" } = failure ?? {};
			const causes = (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.MC)(trace);
			const chain = [headline, ...causes].map(splitException);
			const deepest = chain.slice(1).findLast((each) => each.message !== "") ?? chain.at(-1) ?? { message: "" };
			const own = deepest.message === "" ? secondLine(message, trace) : deepest.message;
			const frames = framesOf(test, failure);
			const said = [
				type,
				...causes,
				...headLines(message),
				...headLines(trace)
			].join("\n");
			return {
				exceptions: [type, ...chain.map(({ exception }) => exception ?? "")].filter(isExceptionName).map(simpleName),
				exception: deepest.exception ?? chain[0]?.exception,
				message: withoutPlace(own),
				said: withoutQuotes(said.slice(0, maxSaid)),
				frames,
				isSilent: headline === "" && trace.trim() === ""
			};
		};
		const exceptionEnd = /(?:Error|Exception|Throwable|\w(?:Failure|Failed|Crash))$/;
		const splitException = (line) => {
			const text = line.replace(/^Exception in thread "[^"]{0,100}" /, "");
			const colon = text.search(/\s?:(?:\s|$)/);
			const name = (colon === -1 ? text : text.slice(0, colon)).trim();
			if (!isExceptionName(name)) return { message: text.trim() };
			return {
				exception: name,
				message: colon === -1 ? "" : text.slice(text.indexOf(":", colon) + 1).trim()
			};
		};
		const isExceptionName = (name) => /^[\p{L}_][\p{L}\p{N}_.$\\]{2,200}$/u.test(name) && (exceptionEnd.test(name) || /^(?:[a-z]\w{0,50}\.){1,10}[A-Z][\w$]{0,100}$/.test(name));
		const simpleName = (exception) => exception.slice(Math.max(...[
			".",
			"$",
			"\\"
		].map((at) => exception.lastIndexOf(at))) + 1);
		const secondLine = (message, trace) => {
			for (const text of [message, trace]) for (const line of headLines(text)) {
				const split = splitException(line.trim());
				if (split.exception === undefined && split.message !== "") return split.message.slice(0, maxLine);
			}
			return "";
		};
		const headLines = (text) => {
			const lines = text.slice(0, maxSaid).split(/\r\n?|\n/, maxSaidLines);
			const end = lines.findIndex((line) => isFrameLine(line) || /^\s*View Hierarchy:/i.test(line));
			return end === -1 ? lines : lines.slice(0, end);
		};
		const isFrameLine = (line) => (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.fH)(withoutSource(line)) !== undefined;
		const withoutSource = (line) => !line.includes(":line ") ? line : line.replace(/\) in .{1,300}:line \d{1,7}\.?\s*$/, ")");
		const withoutPlace = (line) => line.replace(/^[^\s:]{1,300}\.(?:swift|mm?|cpp|cc|c|h|dart):\d{1,7}(?::\d{1,7})?: (?:error: )?/, "");
		const libraries = /^(?:okhttp3|okio|retrofit2|dagger|rx|io\.reactivex|io\.ktor|org\.koin|com\.google\.(?:android\.(?:gms|material)|common|firebase|gson|protobuf)|com\.squareup|com\.bumptech|com\.facebook|com\.agoda\.kakao|com\.fasterxml|io\.realm|io\.appium|io\.kotest|org\.(?:apache|gradle|json|openqa|spockframework|testng)|scala|groovy|System|Microsoft|NUnit|Xunit|OpenQA|Castle|Moq)\./;
		const framesOf = (test, failure) => {
			const calls = callsIn(failure?.trace ?? "", test.className);
			const found = calls.length > 0 ? calls : callsIn(failure?.message ?? "", test.className);
			if (found.length > 0) return found;
			const places = [];
			for (const { file, line, packagePath } of (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.kC)(test, failure)) {
				places.push({
					file,
					line,
					packagePath
				});
				if (places.length === maxFrames) break;
			}
			return places;
		};
		const causeMark = "\nCaused by: ";
		const callsIn = (trace, className) => {
			const found = [];
			let end = trace.length;
			while (end > 0 && found.length < maxFrames) {
				const start = Math.max(0, trace.lastIndexOf(causeMark, end - 1));
				found.push(...callsOfSection(trace.slice(start, end)));
				end = start;
			}
			const own = found.filter(({ call = "" }) => !libraries.test(call) || vendorOf(call) === vendorOf(className));
			return (own.length === 0 ? found : own).slice(0, maxFrames);
		};
		const vendorOf = (name) => name.split(".", 2).join(".");
		const callsOfSection = (section) => {
			const first = /\n[ \t]*at \S/.exec(section)?.index ?? 0;
			const calls = [];
			for (const line of section.slice(first, first + maxFrameChars).split(/\r\n?|\n/, maxFrameLines)) {
				const frame = (0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.fH)(withoutSource(line));
				if (frame === undefined || frame.file === undefined && !/^\s*at /.test(line) || frame.method.startsWith("<anonymous")) continue;
				const { className, method, file, line: number } = frame;
				if ((0, _analysis_root_cause_js__WEBPACK_IMPORTED_MODULE_0__.fZ)(className)) continue;
				const packagePath = className.split(".").slice(0, -1).join("/");
				calls.push({
					call: callName(className, method),
					file,
					line: number,
					packagePath
				});
				if (calls.length === maxFrames) break;
			}
			return calls;
		};
		const madeByCompiler = /^(?:invoke|invokeSuspend|call|run|apply|accept|onClick|access\$\d+)$/;
		const callName = (className, method) => {
			const [outer = "", ...inner] = className.split("$");
			const named = method.split("$").filter((part) => part !== "" && part !== "lambda" && !/^(?:\d+|default)$/.test(part));
			const function_ = inner.find((part) => /^[a-z]/.test(part) && part !== "lambda");
			const ownName = madeByCompiler.test(method) && function_ !== undefined ? function_ : named[0] ?? method;
			return `${outer}.${ownName}`;
		};
		const withoutQuotes = (text) => text.replace(/"[^"\n]{0,400}"/g, "“”").replace(/“[^”\n]{0,400}”/g, "“”").replace(/`[^`\n]{0,400}`/g, "“”").replace(/(?<![\p{L}\p{N}])'[^'\n]{0,400}'(?![\p{L}\p{N}])/gu, "“”");
		const withoutNumbers = (text) => text.replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, "#").replace(/0x[\da-f]+|@[\da-f]{4,}/gi, "#").replace(/(?:[A-Za-z]:)?(?:[\\/][\w.%@+~-]+){1,50}[\\/]/g, "").replace(/\b(?=\D{0,40}\d)[\da-f]{7,40}\b/gi, "#").replace(/\d+(?:[.,]\d+)*/g, "#").replace(/\s+/g, " ").trim();
		const withoutValues = (message) => withoutNumbers(withoutQuotes(message).replace(/<[^<>\n]{0,400}>/g, "<>").replace(/\[[^[\]\n]{0,400}\]/g, "[]"));
		const withWords = (message) => withoutNumbers(message);
	})
};
;
