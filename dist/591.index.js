"use strict";
exports.id = 591;
exports.ids = [
	591,
	288,
	907
];
exports.modules = {
	87566: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => AreaError });
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25918);
		class AreaError extends Error {
			code;
			hint;
			constructor(cause, hint, address) {
				super((0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_0__.pQ)(cause), { cause });
				this.name = "AreaError";
				this.code = cause.code;
				this.hint = hint.replaceAll("`base-url`", `\`${address}\``);
			}
		}
	}),
	21345: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => readPages });
		const maxPages = 1e3;
		const maxRepeatedPages = 2;
		async function* readPages(reader) {
			let cursor = {
				number: 1,
				pages: 1,
				read: 0,
				count: undefined,
				repeated: 0,
				before: new Set()
			};
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
			const following = next === undefined || pages === maxPages ? undefined : {
				number: next,
				pages: pages + 1,
				read,
				count,
				repeated,
				before
			};
			const isCut = next !== undefined && following === undefined;
			const remarks = [
				...remarksOnRepetition(number, page.items.length - items.length, isRepeated),
				...remarksOnFrame(page, cursor),
				...isCut ? [tooManyPages] : [],
				...following === undefined ? remarksOnEnd(count, read) : []
			];
			const missing = following === undefined ? Math.max(isCut ? 1 : 0, (count ?? 0) - read) : 0;
			return {
				taken: {
					number,
					items,
					remarks,
					missing
				},
				following
			};
		};
		const newItems = (items, keyOf, before) => {
			const seen = new Set();
			return items.filter((item) => {
				const key = keyOf(item);
				if (before.has(key) || seen.has(key)) return false;
				seen.add(key);
				return true;
			});
		};
		const isStuck = ({ next }, number) => typeof next === "number" && next <= number;
		const isEndInDoubt = (page, number, read, count) => isStuck(page, number) && count !== undefined && read >= count;
		const nextNumber = ({ items, next }, number, fullPage) => {
			if (next === null) return undefined;
			if (next === undefined) return items.length >= fullPage ? number + 1 : undefined;
			return next > number ? next : number + 1;
		};
		const remarksOnRepetition = (number, again, isRepeated) => {
			if (isRepeated) return [{
				kind: "repeated-page",
				message: `page ${number} repeats the previous page`
			}];
			if (again === 0) return [];
			return [{
				kind: "repeated-items",
				message: `page ${number} repeats ${again} of its entries`
			}];
		};
		const remarksOnFrame = (page, { number, count }) => {
			const remarks = [];
			if (page.count !== undefined && count !== undefined && page.count !== count) {
				const message = `the count changed from ${count} to ${page.count} before page ${number} was read`;
				remarks.push({
					kind: "count-changed",
					message
				});
			}
			if (isStuck(page, number)) remarks.push({
				kind: "stuck-next",
				message: `page ${number} says that page ${page.next} is the next`
			});
			return remarks;
		};
		const tooManyPages = {
			kind: "too-many-pages",
			message: `reading ended after ${maxPages} pages`
		};
		const remarksOnEnd = (count, read) => count === undefined || count === read ? [] : [{
			kind: "count-differs",
			message: `the service counts ${count} entries but listed ${read}`
		}];
	}),
	7591: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { testCases: () => testCases });
		var area_service = __webpack_require__(22575);
		var api = __webpack_require__(52575);
		var pull_request = __webpack_require__(24312);
		;
		const standard = /^(?:UTF-(?:7|8|16|32)|SHA-(?:1|2|3|224|256|384|512)|MD-?5|AES-(?:128|192|256)|RSA-\d{4}|ISO-\d{3,5}|RFC-\d+|CVE-\d{4}|CWE-\d+|IPV-[46]|HTTP-[123]|COVID-19|BASE-64)$/;
		const jiraKey = /(?<![A-Za-z0-9_-])[A-Z][A-Z0-9_]{1,30}-[1-9]\d{0,9}(?![0-9A-Za-z])/g;
		const azureKey = /(?<![A-Za-z0-9])AB#([1-9]\d{0,9})(?!\d)/gi;
		const clickupKey = /(?<![A-Za-z0-9])CU-[a-z0-9]{5,15}(?![A-Za-z0-9])/gi;
		const asanaAddress = /app\.asana\.com\/[\w/-]{1,200}/g;
		const finders = {
			jira: (text) => (text.match(jiraKey) ?? []).filter((key) => !standard.test(key)),
			azure: (text) => [...text.matchAll(azureKey)].map(([, number = ""]) => number),
			clickup: (text) => text.match(clickupKey) ?? [],
			asana: (text) => (text.match(asanaAddress) ?? []).flatMap((address) => address.match(/\d{10,20}/g)?.at(-1) ?? [])
		};
		const maxKeys = 100;
		const maxTextLength = 1e5;
		const issueKeysIn = (texts, tracker = "jira") => {
			const keys = new Set(texts.flatMap((text) => finders[tracker](text.slice(0, maxTextLength))));
			return [...keys].slice(0, maxKeys);
		};
		const findIssues = async ({ query, issuesFromPullRequest, githubToken }, context) => {
			if (!issuesFromPullRequest) return query.issueIds;
			const { log } = context;
			const call = githubToken === undefined ? undefined : await (0, api.II)(githubToken, context);
			const pull = await (0, pull_request.b)(call, context);
			if (pull === undefined) {
				log.notice("No issues, so no test cases: this workflow does not run for a pull request.");
				return [];
			}
			for (const note of pull.notes) log.notice(note);
			const keys = issueKeysIn(pull.texts, query.issueType);
			if (keys.length === 0) log.notice(`No issues, so no test cases: title, branch and commits of pull request ${pull.number} contain no issue key.`);
			else log.info(`Pull request ${pull.number} names ${keys.join(", ")}.`);
			return keys;
		};
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var area_error = __webpack_require__(87566);
		var errors = __webpack_require__(97430);
		;
		const issueTrackers = [
			"jira",
			"asana",
			"clickup",
			"azure"
		];
		const minPageSize = 30;
		const maxPageSize = 300;
		const listingTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
		const isListingTime = (text) => {
			if (!listingTime.test(text)) return false;
			const time = new Date(text);
			return !Number.isNaN(time.getTime()) && time.toISOString() === text;
		};
		const isIssueId = (text) => text.length <= 200 && /^[^\s,\p{Cc}]+$/u.test(text);
		var addresses = __webpack_require__(96373);
		var calls = __webpack_require__(98868);
		var cloud_connection = __webpack_require__(83107);
		var pages = __webpack_require__(21345);
		var redaction = __webpack_require__(45096);
		var is_record = __webpack_require__(75977);
		var values = __webpack_require__(57713);
		;
		const test_case_maxTextLength = 2e3;
		const maxEntries = 500;
		const readTestCasePage = (body) => {
			if ((0, is_record.u)(body) && (0, values.ZZ)(body, "success") === false) throw new values.lf("a page of test cases", body);
			const items = (0, values.LD)(body, "test cases", ["test_cases"], readTestCase);
			const info = (0, is_record.u)(body) ? (0, values.ZZ)(body, "info") : undefined;
			return (0, is_record.u)(info) ? {
				items,
				next: readNext((0, values.ZZ)(info, "next")),
				count: (0, values.pq)((0, values.ZZ)(info, "count"))
			} : {
				items,
				next: undefined
			};
		};
		const readNext = (value) => value === null ? null : (0, values.pq)(value);
		const readTestCase = (raw) => {
			if (!(0, is_record.u)(raw)) throw new values.lf("a test case", raw);
			const identifier = boundedText(raw, "identifier", "test_case_id", "id");
			if (identifier === undefined) throw new values.lf("a test case with its identifier", raw);
			const urls = (0, values.ZZ)(raw, "urls");
			const record = {
				identifier,
				title: boundedText(raw, "title", "name") ?? "",
				status: boundedText(raw, "status"),
				priority: boundedText(raw, "priority"),
				caseType: boundedText(raw, "case_type"),
				automationStatus: boundedText(raw, "automation_status"),
				owner: boundedText(raw, "owner", "created_by"),
				folderId: boundedText(raw, "folder_id") ?? lastOf((0, values.ZZ)(raw, "folder_path")),
				tags: entriesOf((0, values.ZZ)(raw, "tags"), tagKeys),
				issues: entriesOf((0, values.ZZ)(raw, "issues"), issueKeys),
				createdAt: (0, values.aQ)((0, values.ZZ)(raw, "created_at")),
				updatedAt: (0, values.aQ)((0, values.ZZ)(raw, "last_updated_at") ?? (0, values.ZZ)(raw, "updated_at")),
				url: (0, is_record.u)(urls) ? boundedText(urls, "self") : undefined
			};
			return {
				record,
				raw
			};
		};
		const tagKeys = ["name", "tag"];
		const issueKeys = [
			"jira_id",
			"asana_id",
			"clickup_id",
			"azure_id",
			"issue_id",
			"key",
			"id"
		];
		const entriesOf = (value, keys) => {
			if (!Array.isArray(value)) return [];
			return value.slice(0, maxEntries).flatMap((entry) => {
				const text = (0, is_record.u)(entry) ? (0, values.M8)(entry, ...keys) : entry;
				return typeof text === "string" && text.trim() !== "" || typeof text === "number" ? [cut(String(text).trim())] : [];
			});
		};
		const lastOf = (value) => {
			const last = Array.isArray(value) ? value.at(-1) : undefined;
			return typeof last === "number" || typeof last === "string" ? cut(String(last)) : undefined;
		};
		const boundedText = (record, ...keys) => {
			const text = (0, values.M8)(record, ...keys);
			return text === undefined ? undefined : cut(text);
		};
		const cut = (text) => text.length <= test_case_maxTextLength ? text : `${text.slice(0, test_case_maxTextLength - 1).toWellFormed()}…`;
		;
		const createTestCases = (calls) => ({ pages: async function* (projectId, query = {}) {
			const parameters = testCaseParameters(query);
			const listing = (0, addresses.Ae)`/api/v2/projects/${{ projectId }}/test-cases`;
			yield* (0, pages.n)({
				fetchPage: (p) => calls.get((0, addresses.VL)(listing, {
					...parameters,
					p
				}), readTestCasePage),
				keyOf: ({ record }) => record.identifier,
				fullPage: minPageSize
			});
		} });
		const pace = {
			requests: 300,
			windowMs: 6e4,
			pauseMs: 6e4
		};
		const createTestManagementClient = (options) => {
			const { username, accessKey } = options;
			const redact = (0, redaction.$I)([(0, redaction.ay)(username, accessKey)]);
			const authorization = (0, redaction.aR)(username, accessKey);
			const connection = (0, cloud_connection.J)(options, {
				authorization,
				redact,
				pace
			});
			return {
				testCases: createTestCases((0, calls.o)(connection)),
				close: () => connection.close()
			};
		};
		class InvalidQueryError extends errors.K2 {
			parameter;
			constructor(parameter, expected) {
				super({
					code: "cloud-invalid-query",
					failure: "final",
					what: `${parameter}: expected ${expected}`
				}, { route: "GET /api/v2/projects/<projectId>/test-cases" });
				this.parameter = parameter;
			}
		}
		const testCaseParameters = (query) => {
			for (const { parameter, holds, expected } of rules) if (!holds(query)) throw new InvalidQueryError(parameter, expected);
			const { testCaseId, updatedAfter, updatedBefore, issueIds = [], issueType, archived, pageSize } = query;
			return {
				page_size: pageSize,
				"test-case-identifier": testCaseId,
				test_case_id: testCaseId,
				updated_after: updatedAfter,
				updated_before: updatedBefore,
				issue_ids: issueIds.length === 0 ? undefined : issueIds.join(","),
				issue_type: issueType,
				archived: archived === undefined ? undefined : String(archived)
			};
		};
		const time = "a time as YYYY-MM-DDTHH:MM:SS.SSSZ";
		const rules = [
			{
				parameter: "page_size",
				expected: `a whole number from ${minPageSize} to ${maxPageSize}`,
				holds: ({ pageSize = minPageSize }) => Number.isInteger(pageSize) && pageSize >= minPageSize && pageSize <= maxPageSize
			},
			{
				parameter: "test-case-identifier",
				expected: "an identifier",
				holds: ({ testCaseId }) => testCaseId === undefined || isIssueId(testCaseId)
			},
			{
				parameter: "updated_after",
				expected: time,
				holds: ({ updatedAfter }) => isTimeOrAbsent(updatedAfter)
			},
			{
				parameter: "updated_before",
				expected: time,
				holds: ({ updatedBefore }) => isTimeOrAbsent(updatedBefore)
			},
			{
				parameter: "issue_ids",
				expected: "identifiers without spaces or commas",
				holds: ({ issueIds = [] }) => issueIds.every(isIssueId)
			},
			{
				parameter: "issue_type",
				expected: `one of ${issueTrackers.join(", ")}`,
				holds: ({ issueType }) => issueType === undefined || issueTrackers.includes(issueType)
			}
		];
		const isTimeOrAbsent = (text) => text === undefined || isListingTime(text);
		var durations = __webpack_require__(71698);
		var run_deadline = __webpack_require__(13849);
		var promises_ = __webpack_require__(51455);
		;
		const blockChars = 65536;
		const openCaseFile = async (file, format) => {
			const part = `${file}.part`;
			await (0, promises_.mkdir)(external_node_path_default().dirname(file), { recursive: true });
			await (0, promises_.rm)(part, { force: true });
			const handle = await (0, promises_.open)(part, "wx");
			let block = format.head;
			let isFirst = true;
			const flush = async () => {
				const text = block;
				block = "";
				await handle.writeFile(text);
			};
			return {
				path: file,
				write: async (traced) => {
					block += format.row(traced, isFirst);
					isFirst = false;
					if (block.length >= blockChars) await flush();
				},
				finish: async () => {
					block += format.tail;
					await flush();
					await handle.close();
					await (0, promises_.rename)(part, file);
				},
				discard: async () => {
					await handle.close();
					await (0, promises_.rm)(part, { force: true });
				}
			};
		};
		var invisible = __webpack_require__(83780);
		;
		const formulaStart = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/;
		const needsQuotes = /[",\r\n]|^\s|\s$/;
		const csvCell = (text) => {
			const shown = (0, invisible.zY)(text);
			const harmless = formulaStart.test(shown) ? `'${shown}` : shown;
			return needsQuotes.test(harmless) ? `"${harmless.replaceAll("\"", "\"\"")}"` : harmless;
		};
		const csvLine = (cells) => `${cells.map(csvCell).join(",")}\r\n`;
		var escape_cut = __webpack_require__(78091);
		var markdown = __webpack_require__(64598);
		var trace_case = __webpack_require__(55122);
		var words = __webpack_require__(49489);
		;
		const maxTestsInText = 100;
		const maxTestsInData = 1e3;
		const maxCellLength = 300;
		const caseFormats = (traced) => ({
			json: {
				head: "[",
				row: (item, isFirst) => `${isFirst ? "\n" : ",\n"}${JSON.stringify(dataOf(item, traced))}`,
				tail: "\n]\n"
			},
			jsonl: {
				head: "",
				row: (item) => `${JSON.stringify(dataOf(item, traced))}\n`,
				tail: ""
			},
			csv: {
				head: csvLine(headings(traced)),
				row: (item) => csvLine(cellsOf(item, traced)),
				tail: ""
			},
			md: {
				head: `${tableRow(headings(traced))}${tableRow(headings(traced).map(() => "---"))}`,
				row: (item) => tableRow(cellsOf(item, traced).map((cell) => (0, markdown.ln)((0, escape_cut.IN)(cell, maxCellLength)))),
				tail: ""
			}
		});
		const tableRow = (cells) => `| ${cells.join(" | ")} |\n`;
		const dataOf = ({ record, raw, result, tests }, traced) => ({
			...record,
			...traced ? {
				result,
				tests: tests.slice(0, maxTestsInData).map(testData)
			} : {},
			record: raw
		});
		const testData = ({ label, passed, failed, notRun, failedOn, missingOn }) => ({
			name: label,
			passed,
			failed,
			notRun,
			failedOn: [...failedOn],
			missingOn: [...missingOn]
		});
		const headings = (traced) => [
			"identifier",
			"title",
			...traced ? [
				"result",
				"remark",
				"tests"
			] : [],
			"issues",
			"status",
			"priority",
			"type",
			"automation",
			"owner",
			"folder",
			"tags",
			"updated"
		];
		const cellsOf = (item, traced) => {
			const { record } = item;
			return [
				record.identifier,
				record.title,
				...traced ? [
					words.X[item.result],
					(0, trace_case.y)(item),
					testNames(item.tests)
				] : [],
				record.issues.join(", "),
				record.status ?? "",
				record.priority ?? "",
				record.caseType ?? "",
				record.automationStatus ?? "",
				record.owner ?? "",
				record.folderId ?? "",
				record.tags.join(", "),
				record.updatedAt?.toISOString() ?? ""
			];
		};
		const testNames = (tests) => {
			const names = tests.slice(0, maxTestsInText).map(({ label }) => label);
			const more = tests.length - names.length;
			return [...names, ...more > 0 ? [`${more} more`] : []].join("; ");
		};
		var wildcard = __webpack_require__(54317);
		;
		const identifierKey = (identifier) => {
			const parts = /^([A-Za-z]+)[-_ ]?(\d{1,15})$/.exec(identifier.trim());
			return parts === null ? identifier.trim().toUpperCase() : keyOf(parts[1] ?? "", parts[2] ?? "");
		};
		const candidate = /([A-Za-z]{1,40})([-_ ]?)(\d{1,15})(?!\d)/g;
		const case_identifier_maxTextLength = 1e5;
		const identifiersIn = (text) => {
			const keys = new Set();
			for (const match of text.slice(0, case_identifier_maxTextLength).matchAll(candidate)) {
				const [found, letters = "", separator = "", digits = ""] = match;
				if (!isToken(text, match.index, match.index + found.length, separator)) continue;
				keys.add(keyOf(letters, digits));
				const capitals = /(?<=[a-z])[A-Z]+$/.exec(letters)?.[0];
				if (capitals !== undefined) keys.add(keyOf(capitals, digits));
			}
			return keys;
		};
		const isToken = (text, start, end, separator) => {
			const after = text.slice(end, end + 3);
			const isInName = separator === "" || separator === "_";
			if (isInName) return !/^(?:[-.]\d|\p{L})/u.test(after) || /^\p{Lu}\p{Ll}/u.test(after);
			return !/^(?:[-.]\d|\p{L})/u.test(after) && !/\d/.test(text.charAt(start - 1));
		};
		const keyOf = (letters, digits) => `${letters.toUpperCase()}-${digits.replace(/^0+(?=\d)/, "")}`;
		const prefixOf = (key) => /^([A-Z]+)-\d+$/.exec(key)?.[1];
		const annotation = /@[A-Za-z_][\w.]*\(([^()\n]{1,500})\)|\[\[PROPERTY\|([^\]\n]{1,500})\]\]/g;
		const maxOutputLength = 64e3;
		const annotationTexts = (output) => output.slice(0, maxOutputLength).matchAll(annotation).map(([, inBrackets, property]) => inBrackets ?? property ?? "").toArray();
		;
		const maxTold = 20;
		const createMatcher = (rule, tests) => {
			switch (rule.kind) {
				case "id": return matchById(tests);
				case "title": return matchByTitle(tests);
				case "mapping": return matchByMapping(rule.entries, tests);
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
					if (prefix !== undefined) prefixes.add(prefix);
					const found = byKey.get(key) ?? [];
					if (found.length > 0) seen.add(key);
					return found;
				},
				leftovers: () => {
					const unknown = [...byKey.keys()].filter((key) => prefixes.has(prefixOf(key) ?? "") && !seen.has(key));
					return told("Tests name test cases that were not listed", unknown);
				}
			};
		};
		const matchByTitle = (tests) => {
			const byKey = groupBy(tests, ({ name }) => titleKeysOfTest(name));
			return {
				testsOf: ({ title }) => byKey.get(titleKey(title)) ?? [],
				leftovers: () => []
			};
		};
		const matchByMapping = (entries, tests) => {
			const byLabel = new Map(tests.map((test) => [test.label, test]));
			const testsFor = (pattern) => {
				if (pattern.includes("*")) return tests.filter(({ label }) => (0, wildcard._W)(pattern, label));
				const exact = byLabel.get(pattern);
				return exact === undefined ? [] : [exact];
			};
			const byKey = new Map();
			const unmatched = [];
			for (const { identifier, tests: patterns } of entries) {
				const found = patterns.flatMap((pattern) => {
					const matches = testsFor(pattern);
					if (matches.length === 0) unmatched.push(`${pattern} (of ${identifier})`);
					return matches;
				});
				const key = identifierKey(identifier);
				byKey.set(key, [...new Set([...byKey.get(key) ?? [], ...found])]);
			}
			const seen = new Set();
			return {
				testsOf: ({ identifier }) => {
					const key = identifierKey(identifier);
					const found = byKey.get(key);
					if (found !== undefined) seen.add(key);
					return found ?? [];
				},
				leftovers: () => [...told("The mapping names test cases that were not listed", entries.map(({ identifier }) => identifier).filter((identifier) => !seen.has(identifierKey(identifier)))), ...told("The mapping names tests without a result", unmatched)]
			};
		};
		const groupBy = (tests, keysOf) => {
			const groups = new Map();
			for (const test of tests) {
				for (const key of keysOf(test)) {
					const group = groups.get(key);
					if (group === undefined) groups.set(key, [test]);
					else group.push(test);
				}
			}
			return groups;
		};
		const told = (what, names) => {
			if (names.length === 0) return [];
			const more = names.length > maxTold ? ` and ${names.length - maxTold} more` : "";
			return [`${what}: ${names.slice(0, maxTold).join(", ")}${more}.`];
		};
		const maxTitleLength = 1e3;
		const titleKey = (title) => title.slice(0, maxTitleLength).normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
		const parameters = /(?:\[[^[\]]*\]|\([^()]*\))$/;
		const titleKeysOfTest = (name) => {
			const bare = name.slice(0, maxTitleLength).replace(parameters, "");
			const names = [
				name,
				bare,
				bare.replace(/^test(?=[\P{Ll}])/u, ""),
				bare.replace(/^test[\s_-]+/i, "")
			];
			return new Set(names.map(titleKey).filter((key) => key !== ""));
		};
		const maxProblems = 50;
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
						if (reported.device !== undefined) devices.add(reported.device);
					}
					for (const [test, devices] of devicesByTest) if (devices.size > 0) {
						for (const device of run.devices) if (!devices.has(device)) test.missingOn.add(device);
					}
					problems.push(...run.problems.slice(0, maxProblems - problems.length));
					simulated ||= run.simulated;
					complete &&= run.complete;
				},
				finish: () => ({
					tests: [...tests.values()],
					problems,
					complete,
					simulated
				})
			};
		};
		const labelOf = ({ className, name }) => className === "" ? name : `${className}#${name}`;
		const openTest = (tests, reported) => {
			const label = labelOf(reported);
			const known = tests.get(label);
			if (known !== undefined) return known;
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
				missingOn: new Set()
			};
			tests.set(label, opened);
			return opened;
		};
		const addResult = (test, { status, device, texts }) => {
			for (const text of texts) for (const key of identifiersIn(text)) test.identifiers.add(key);
			if (status === "passed") test.passed += 1;
			else if (status === "not-run") test.notRun += 1;
			else {
				test.failed += 1;
				if (device !== undefined) test.failedOn.add(device);
			}
		};
		;
		const maxLinkedCases = 50;
		const accountForRequirements = (keys) => {
			const open = new Map(keys.map((key) => [key.toUpperCase(), openRequirement(key)]));
			const only = open.size === 1 ? [...open.keys()] : [];
			return {
				add: (traced) => {
					for (const key of keysOf(traced.record, only)) {
						const requirement = open.get(key);
						if (requirement === undefined) continue;
						requirement.results.add(traced.result);
						requirement.caseCount += 1;
						const { identifier, title } = traced.record;
						if (requirement.cases.length < maxLinkedCases) requirement.cases.push({
							identifier,
							title,
							result: traced.result
						});
					}
				},
				finish: () => [...open.values()].map(({ key, results, cases, caseCount }) => ({
					key,
					result: resultOf(results),
					cases,
					caseCount
				}))
			};
		};
		const openRequirement = (key) => ({
			key,
			results: new Set(),
			cases: [],
			caseCount: 0
		});
		const keysOf = ({ issues }, only) => new Set(issues.length === 0 ? only : issues.map((issue) => issue.toUpperCase()));
		const resultOf = (results) => {
			if (results.has("failed")) return "failed";
			if (!results.has("passed") && !results.has("partial")) return "untested";
			return results.size === 1 && results.has("passed") ? "passed" : "partial";
		};
		var test_cases_tally = __webpack_require__(81570);
		;
		const maxSamples = 200;
		const maxRemarks = 50;
		const traceListing = async (listing) => {
			const { pages, index, match, issueKeys, files } = listing;
			const matcher = createMatcher(match, index.tests);
			const account = issueKeys === undefined ? undefined : accountForRequirements(issueKeys);
			const samples = {
				failed: [],
				partial: [],
				"not-run": [],
				passed: []
			};
			const remarks = [];
			let tally = test_cases_tally.CK;
			for await (const page of pages) {
				for (const { record, raw } of page.items) {
					const tests = matcher.testsOf(record);
					const traced = {
						record,
						raw,
						result: (0, trace_case.B)(tests, index.complete),
						tests
					};
					tally = (0, test_cases_tally.JQ)(tally, traced.result);
					account?.add(traced);
					const kind = samples[traced.result];
					if (traced.result !== "passed" && kind.length < maxSamples) kind.push({
						...traced,
						raw: undefined
					});
					for (const file of files) await file.write(traced);
				}
				remarks.push(...page.remarks.slice(0, maxRemarks - remarks.length).map(({ message }) => `The listing is inconsistent: ${message}.`));
				tally = {
					...tally,
					unread: page.missing
				};
			}
			return {
				tally,
				requirements: account?.finish(),
				failed: samples.failed,
				partial: samples.partial,
				notRun: samples["not-run"],
				remarks,
				leftovers: matcher.leftovers()
			};
		};
		;
		var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
				if (inner) dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				};
				env.stack.push({
					value,
					dispose,
					async
				});
			} else if (async) {
				env.stack.push({ async: true });
			}
			return value;
		};
		var __disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
			return function(env) {
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
								if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
									fail(e);
									return next();
								});
							} else s |= 1;
						} catch (e) {
							fail(e);
						}
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
			var e = new Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		const longestListingMs = 120 * durations.J2;
		class UnfinishedListingError extends Error {
			code = "cloud-deadline";
			constructor() {
				super(`the service did not list all test cases within ${(0, durations.a3)(longestListingMs)}`);
				this.name = "UnfinishedListingError";
			}
		}
		const noResults = {
			tests: [],
			problems: [],
			complete: true,
			simulated: false
		};
		const listCases = async (inputs, issueKeys, results, area) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const { username, accessKey } = area.embedded ?? inputs;
				const limit = __addDisposableResource(env_1, (0, run_deadline.zc)(longestListingMs, area.context.clock), false);
				const signal = AbortSignal.any([area.context.signal, limit.signal]);
				const client = createTestManagementClient({
					...area.options,
					signal,
					username,
					accessKey
				});
				const formats = caseFormats(results !== undefined);
				const outputPath = inputs.output?.path ?? external_node_path_default().join(area.tempDir, "test-cases.csv");
				const csvPath = inputs.output?.kind === "csv" ? outputPath : external_node_path_default().join(area.tempDir, "test-cases.csv");
				const files = [];
				try {
					if (inputs.output !== undefined) files.push(await openCaseFile(outputPath, formats[inputs.output.kind]));
					if (inputs.output?.kind !== "csv") files.push(await openCaseFile(csvPath, formats.csv));
					const query = {
						...inputs.query,
						...issueKeys === undefined ? {} : { issueIds: issueKeys }
					};
					const pages = issueKeys?.length === 0 ? nothing() : client.testCases.pages(inputs.projectId, query);
					const listing = await traceListing({
						pages,
						index: results ?? noResults,
						match: inputs.match,
						issueKeys,
						files
					});
					for (const file of files) await file.finish();
					return {
						...listing,
						outputPath,
						csvPath
					};
				} catch (error) {
					for (const file of files) await file.discard();
					if (error === limit.signal.reason) throw new UnfinishedListingError();
					throw error instanceof errors.K2 ? new area_error.I(error, hintFor(error), "test-management-url") : error;
				} finally {
					await client.close();
				}
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				__disposeResources(env_1);
			}
		};
		const hintFor = (error) => error instanceof errors.m_ ? "Check `project-id` and `test-management-url`." : error.hint;
		const nothing = async function* () {};
		var publish_cases = __webpack_require__(95347);
		var read_result_bundle = __webpack_require__(28714);
		var binary_error = __webpack_require__(55667);
		var problems = __webpack_require__(20525);
		var numbers = __webpack_require__(71113);
		var regular_file = __webpack_require__(48734);
		var read_junit = __webpack_require__(41070);
		var bundle_cases = __webpack_require__(67765);
		;
		const resultsName = "results.json";
		const maxDocumentBytes = 4e8;
		const readTestResults = async (place, log) => {
			const index = createTestIndex();
			const files = await findReports(place);
			if (files.length === 0) throw refusal(place, "expected a results.json or JUnit files in this folder; there are none");
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
			if (read === 0) throw refusal(place, "expected JUnit files in this folder; its XML files are something else");
			const found = index.finish();
			log.info(`Read the results of ${(0, numbers.hS)(found.tests.length, "test")} from ${(0, numbers.hS)(read, "file")}.`);
			return found;
		};
		const readReport = async (file, name) => {
			if (file.endsWith(".xml")) return readJUnitRun(file, name);
			if (!isBundle(file)) return readDocument(file);
			try {
				return await readBundleRun(file);
			} catch (error) {
				if (!(error instanceof binary_error.kM)) throw error;
				throw refusal(file, `expected ${error.expected}; found ${error.found}`);
			}
		};
		const isBundle = (file) => /\.(?:xcresult|zip)$/i.test(file);
		const refusal = (value, accepted) => new problems.dz([{
			input: "results",
			value,
			accepted,
			code: "input-file-unusable"
		}]);
		const readDocument = async (file) => {
			try {
				return readCtrf(JSON.parse(await (0, regular_file.eu)(file, maxDocumentBytes)));
			} catch (error) {
				if (error instanceof regular_file.yq) throw refusal(file, `expected at most ${(0, durations.z3)(maxDocumentBytes)}; use the JUnit files instead`);
				if (error instanceof NotCtrfError || error instanceof SyntaxError) throw refusal(file, new NotCtrfError().message);
				throw error;
			}
		};
		const findReports = async (place) => {
			if (isBundle(place) || !(await (0, promises_.stat)(place)).isDirectory()) return [place];
			const entries = await (0, promises_.readdir)(place, {
				recursive: true,
				withFileTypes: true
			});
			const files = entries.filter((entry) => entry.isFile()).map((entry) => external_node_path_default().join(entry.parentPath, entry.name));
			const documents = files.filter((file) => external_node_path_default().basename(file) === resultsName);
			const told = documents.map((file) => `${external_node_path_default().dirname(file)}${external_node_path_default().sep}`);
			const reports = files.filter((file) => file.endsWith(".xml") && !told.some((folder) => file.startsWith(folder)));
			return [...documents, ...reports].sort();
		};
		const readBundleRun = (file) => (0, read_result_bundle.w)(file, async ({ runs }) => {
			const found = runs.map((run) => ({
				device: deviceOf(run),
				cases: (0, bundle_cases.mb)([run], false)
			}));
			const names = (0, bundle_cases.DU)(found.flatMap(({ cases }) => cases));
			return {
				tests: found.flatMap(({ device, cases }) => cases.map((one) => ({
					className: one.test.className,
					name: names(one, one.test.name),
					status: bundleStatusOf(one),
					device,
					texts: [one.bundled.target]
				}))),
				devices: [...new Set(found.map(({ device }) => device))],
				problems: runs.flatMap(({ targetFailures, errors }) => [...targetFailures.map(({ message }) => message), ...errors]),
				complete: runs.every(({ targetFailures, errors }) => targetFailures.length === 0 && errors.length === 0),
				simulated: false
			};
		});
		const deviceOf = ({ device: { model, name = "unknown device", osVersion } }) => [model ?? name, ...osVersion === undefined ? [] : [osVersion]].join("-");
		const bundleStatusOf = ({ status }) => {
			if (status === "passed") return "passed";
			return status === "skipped" ? "not-run" : "failed";
		};
		const options = {
			limits: {
				traceChars: 200,
				keptChars: 33554432
			},
			keepsPassedOutput: true
		};
		const ownClass = "Mobile Test Cloud";
		const readJUnitRun = async (file, name) => {
			const reading = await (0, read_junit.d)((0, regular_file.Zw)(file), options);
			if (reading.problems.some(({ code }) => code === "not-junit")) return undefined;
			const devices = devicesOf(reading);
			const ownProblems = reading.tests.filter(({ className }) => className === ownClass);
			return {
				tests: reading.tests.filter(({ className }) => className !== ownClass).map((test) => reportJunitTest(test, devices)),
				devices,
				problems: [...reading.complete ? [] : reading.problems.map(({ message }) => `${name}: ${message}`), ...ownProblems.flatMap(({ failures }) => failures.flatMap(({ message }) => message ?? []))],
				complete: reading.complete,
				simulated: reading.suites.some(({ properties }) => properties.simulated === "true")
			};
		};
		const devicesOf = ({ suites }) => [...new Set(suites.flatMap(({ properties }) => deviceIn(new Map(Object.entries(properties)))))];
		const deviceIn = (properties) => {
			const name = properties.get("device") ?? properties.get("devicename");
			const version = properties.get("os version") ?? properties.get("version");
			if (name === undefined || name === "") return [];
			return [version === undefined || version === "" ? name : `${name}-${version}`];
		};
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
					...annotationTexts(test.systemOut ?? ""),
					...annotationTexts(test.systemErr ?? "")
				]
			};
		};
		const junitStatusOf = ({ status }) => {
			if (status === "passed") return "passed";
			return status === "skipped" || status === "pending" ? "not-run" : "failed";
		};
		class NotCtrfError extends Error {
			code = "results-not-ctrf";
			constructor() {
				super("expected a CTRF document, such as the results.json of the run action");
				this.name = "NotCtrfError";
			}
		}
		const readCtrf = (document) => {
			const results = member(document, "results");
			const tests = member(results, "tests");
			if (!Array.isArray(tests)) throw new NotCtrfError();
			const entries = tests.filter(is_record.u);
			const extra = member(results, "extra");
			const sessions = member(extra, "sessions");
			const devices = [...Array.isArray(sessions) ? sessions : [], ...entries].flatMap((entry) => textOf(entry, "device"));
			return {
				tests: entries.filter(isTest).map(reportCtrfTest),
				devices: [...new Set(devices)],
				problems: entries.filter((entry) => !isTest(entry)).flatMap((entry) => textOf(entry, "message")),
				complete: true,
				simulated: member(extra, "simulated") === true
			};
		};
		const isTest = (entry) => {
			const kind = member(member(entry, "extra"), "kind");
			return kind === undefined || kind === "test";
		};
		const reportCtrfTest = (entry) => {
			const [device] = textOf(entry, "device");
			return {
				className: classOf(member(entry, "suite")),
				name: textOf(entry, "name")[0] ?? "",
				status: ctrfStatusOf(member(entry, "status")),
				device,
				texts: [
					...listOf(member(entry, "tags")),
					...read_results_entriesOf(member(entry, "labels")),
					...read_results_entriesOf(member(member(entry, "extra"), "properties"))
				]
			};
		};
		const ctrfStatusOf = (status) => {
			if (status === "passed") return "passed";
			return status === "skipped" || status === "pending" ? "not-run" : "failed";
		};
		const classOf = (suite) => {
			if (typeof suite === "string") return suite;
			const last = Array.isArray(suite) ? suite.at(-1) : undefined;
			return typeof last === "string" ? last : "";
		};
		const listOf = (value) => Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
		const read_results_entriesOf = (value) => (0, is_record.u)(value) ? Object.entries(value).flatMap(([key, entry]) => [key, ...typeof entry === "string" ? [entry] : listOf(entry)]) : [];
		const member = (value, key) => (0, is_record.u)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
		const textOf = (value, key) => {
			const text = member(value, key);
			return typeof text === "string" && text !== "" ? [text] : [];
		};
		var folder = __webpack_require__(66613);
		var inputs_reader = __webpack_require__(77642);
		var service = __webpack_require__(92782);
		var workspace_files = __webpack_require__(30970);
		var schemas = __webpack_require__(92857);
		var yaml_document = __webpack_require__(1288);
		;
		const patternSchema = schemas.YjP("expected a test, class#method").min(1, "expected a test, class#method").max(2e3, "expected at most 2000 characters");
		const mappingSchema = schemas.g1P(schemas.YjP().min(1).describe("Identifier of a test case, for instance TC-12."), schemas.KCZ([patternSchema, schemas.YOg(patternSchema).min(1, "expected at least one test")], "expected a test, class#method, or a list of them").describe("Tests as class#method; * matches any characters.")).describe("Which tests match which test cases. A test can match several test cases, and several tests can match one test case.");
		const parseMapping = (text) => {
			const reading = (0, yaml_document.readYaml)(text);
			if (reading.kind === "broken") return {
				entries: [],
				mistakes: reading.mistakes.map((mistake) => ({
					...mistake,
					key: ""
				}))
			};
			const { value, placeOf } = reading;
			if (typeof value !== "object" || value === null || Array.isArray(value)) {
				const message = "expected a mapping of identifiers to tests";
				return {
					entries: [],
					mistakes: [{
						...placeOf([]),
						key: "",
						message
					}]
				};
			}
			const entries = [];
			const mistakes = [];
			for (const [identifier, tests] of Object.entries(value)) {
				const parsed = mappingSchema.safeParse(Object.fromEntries([[identifier, tests]]));
				if (parsed.success) {
					const list = Object.values(parsed.data).flat();
					entries.push({
						identifier,
						tests: list,
						line: placeOf([identifier]).line
					});
				} else for (const { path, message } of parsed.error.issues) mistakes.push({
					...placeOf(path),
					key: (0, yaml_document.j)(path),
					message
				});
			}
			return {
				entries,
				mistakes
			};
		};
		;
		const caseFileKinds = [
			"json",
			"jsonl",
			"csv",
			"md"
		];
		const defaultAddress = "https://test-management.browserstack.com";
		const fromPullRequest = "from-pull-request";
		const readTestCasesInputs = async (environment, context) => {
			const reader = new inputs_reader.i_(environment);
			const area = await (0, service.Ad)(reader, context, "test-management-url", defaultAddress);
			const githubToken = reader.optional("github-token");
			const issues = readIssues(reader);
			const results = await readResultsPath(reader, context);
			const output = await readOutput(reader, context);
			const requireCoverage = readRequiredCoverage(reader, results);
			const inputs = {
				area,
				username: (0, service.Yz)(reader, "username", (0, service.nq)(area)),
				accessKey: (0, service.Yz)(reader, "access-key", (0, service.nq)(area)),
				githubToken,
				projectId: readProject(reader),
				query: {
					...readIdentifier(reader),
					...readTimes(reader),
					issueIds: issues.ids.length === 0 ? undefined : issues.ids,
					...readTracker(reader),
					archived: reader.text("archived") === "" ? undefined : reader.boolean("archived", false),
					pageSize: readPageSize(reader)
				},
				issuesFromPullRequest: issues.fromPullRequest,
				results,
				match: await readMatch(reader, context),
				output,
				requireCoverage,
				summary: reader.boolean("summary", true)
			};
			reader.finish();
			return inputs;
		};
		const readProject = (reader) => {
			const accepted = "expected the id of a project of test management, for instance PR-1";
			const id = reader.required("project-id", accepted);
			if (/[\p{Cc}\s]/u.test(id) || id === "." || id === "..") reader.problem({
				input: "project-id",
				value: id,
				accepted
			});
			return id;
		};
		const readIdentifier = (reader) => {
			const input = "test-case-id";
			const testCaseId = reader.optional(input);
			if (testCaseId === undefined) return {};
			if (!isIssueId(testCaseId)) reader.problem({
				input,
				value: testCaseId,
				accepted: "expected the identifier of one test case, for instance TC-12"
			});
			return { testCaseId };
		};
		const readTimes = (reader) => {
			const read = (input) => {
				const text = reader.optional(input);
				if (text !== undefined && !isListingTime(text)) reader.problem({
					input,
					value: text,
					accepted: "expected a time as YYYY-MM-DDTHH:MM:SS.SSSZ, for instance 2026-01-31T08:00:00.000Z"
				});
				return text;
			};
			const updatedAfter = read("updated-after");
			const updatedBefore = read("updated-before");
			return {
				updatedAfter,
				updatedBefore
			};
		};
		const readIssues = (reader) => {
			const input = "issue-ids";
			const entries = reader.list(input).flatMap((entry) => entry.split(",").map((id) => id.trim()).filter((id) => id !== ""));
			if (entries.includes(fromPullRequest)) {
				if (entries.length > 1) reader.problem({
					input,
					value: entries.join(","),
					accepted: `expected ${fromPullRequest} alone, or issue ids`
				});
				return {
					ids: [],
					fromPullRequest: true
				};
			}
			for (const id of entries) if (!isIssueId(id)) reader.problem({
				input,
				value: id,
				accepted: `expected issue ids without spaces, or ${fromPullRequest}`
			});
			return {
				ids: [...new Set(entries)],
				fromPullRequest: false
			};
		};
		const readTracker = (reader) => reader.text("issue-type") === "" ? {} : { issueType: reader.choice("issue-type", issueTrackers) };
		const readPageSize = (reader) => reader.number("page-size", {
			fallback: maxPageSize,
			min: minPageSize,
			max: maxPageSize,
			whole: true,
			accepted: `expected a whole number from ${minPageSize} to ${maxPageSize}`
		});
		const readResultsPath = async (reader, context) => {
			const input = "results";
			const given = reader.optional(input);
			if (given === undefined) return undefined;
			const accepted = "expected a results.json, a folder with JUnit files, or an .xcresult folder or its zip";
			const results = external_node_path_default().resolve(context.workspace, given);
			if (await (0, folder.lQ)(results)) return results;
			try {
				await (0, regular_file.T1)(results);
				if (!/\.(?:json|xml|zip)$/i.test(results)) reader.problem({
					input,
					value: given,
					accepted
				});
			} catch (error) {
				const code = error instanceof regular_file.ZJ ? "input-file-unusable" : "input-file-missing";
				reader.problem({
					input,
					value: given,
					accepted: `${accepted}, but ${(0, workspace_files.D2)(error)}`,
					code
				});
			}
			return results;
		};
		const readMatch = async (reader, context) => {
			const input = "match";
			const given = reader.optional(input) ?? "id";
			if (given === "id" || given === "title") return { kind: given };
			const file = await (0, workspace_files.Gu)(reader, context, input, given, "id, title, or a YAML mapping file");
			if (file === undefined) return { kind: "id" };
			const { entries, mistakes } = parseMapping(file.text);
			(0, workspace_files.uV)(reader, input, given, mistakes);
			return {
				kind: "mapping",
				entries
			};
		};
		const readOutput = async (reader, context) => {
			const input = "output";
			const given = reader.optional(input);
			if (given === undefined) return undefined;
			const ending = external_node_path_default().extname(given).slice(1).toLowerCase();
			const kind = caseFileKinds.find((known) => known === ending);
			if (kind === undefined) {
				const accepted = `expected a path ending in ${(0, inputs_reader.KE)(caseFileKinds.map((word) => `.${word}`))}`;
				reader.problem({
					input,
					value: given,
					accepted
				});
				return undefined;
			}
			const file = external_node_path_default().resolve(context.workspace, given);
			const mistake = await (0, workspace_files.Lc)(external_node_path_default().dirname(file), context, true);
			if (mistake !== undefined) reader.problem({
				input,
				value: given,
				accepted: `expected a file in a folder inside the workspace${mistake}`
			});
			else if (await (0, folder.lQ)(file)) reader.problem({
				input,
				value: given,
				accepted: "expected a file, but this path is a folder"
			});
			return {
				path: file,
				kind
			};
		};
		const readRequiredCoverage = (reader, results) => {
			const input = "require-coverage";
			const given = reader.optional(input);
			if (given === undefined) return undefined;
			const number = given.endsWith("%") ? given.slice(0, -1).trimEnd() : given;
			const percent = /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
			if (!(percent >= 0 && percent <= 100)) reader.problem({
				input,
				value: given,
				accepted: "expected a percentage from 0 to 100"
			});
			if (results === undefined) reader.problem({
				input,
				value: given,
				accepted: "expected only together with results: coverage is computed from them",
				code: "input-conflict"
			});
			return percent;
		};
		var start_embedded = __webpack_require__(11129);
		;
		var test_cases_addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
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
				if (inner) dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				};
				env.stack.push({
					value,
					dispose,
					async
				});
			} else if (async) {
				env.stack.push({ async: true });
			}
			return value;
		};
		var test_cases_disposeResources = undefined && undefined.__disposeResources || (function(SuppressedError) {
			return function(env) {
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
								if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
									fail(e);
									return next();
								});
							} else s |= 1;
						} catch (e) {
							fail(e);
						}
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
			var e = new Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		const testCases = async (context) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const inputs = await readTestCasesInputs(context.environment, context.github);
				const results = inputs.results === undefined ? undefined : await readTestResults(inputs.results, context.log);
				const area = test_cases_addDisposableResource(env_1, await (0, area_service.G)(inputs.area, context, start_embedded.H), true);
				const issueKeys = await findIssues(inputs, context);
				const listing = await listCases(inputs, issueKeys, results, area);
				await (0, publish_cases.B_)(listing, inputs, results, area.context.isSimulated(), context);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = test_cases_disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
	}),
	1288: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readYamlDocuments,
			j: () => yamlKey,
			readYaml: () => readYaml
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		const maxAliases = 100;
		const readYaml = (text) => guarded((lineCounter) => readDocument((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
			...parseOptions,
			lineCounter
		}), lineCounter));
		const readYamlDocuments = (text) => {
			const readings = [];
			const whole = guarded((lineCounter) => {
				const documents = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.hR)(text, {
					...parseOptions,
					lineCounter
				});
				if ("empty" in documents) return emptyReading;
				readings.push(...documents.map((document) => readDocument(document, lineCounter)));
				return emptyReading;
			});
			return whole.kind === "broken" ? [whole] : readings;
		};
		const parseOptions = {
			prettyErrors: false,
			uniqueKeys: false
		};
		const emptyReading = {
			kind: "read",
			value: undefined,
			placeOf: () => ({
				line: 1,
				column: 1
			}),
			textOf: () => undefined
		};
		const guarded = (read) => {
			try {
				return read(new yaml__WEBPACK_IMPORTED_MODULE_0__.HN());
			} catch (error) {
				if (!(error instanceof RangeError)) throw error;
				return {
					kind: "broken",
					mistakes: [{
						line: 1,
						column: 1,
						message: "The document is nested too deeply"
					}]
				};
			}
		};
		const readDocument = (document, lineCounter) => {
			const placeAt = (offset) => {
				const { line, col } = lineCounter.linePos(offset);
				return {
					line: Math.max(1, line),
					column: Math.max(1, col)
				};
			};
			const mistakes = [...document.errors.map(({ pos, message }) => ({
				...placeAt(pos[0]),
				message
			})), ...keyMistakes(document).map(({ offset, message }) => ({
				...placeAt(offset),
				message
			}))];
			if (mistakes.length > 0) return {
				kind: "broken",
				mistakes
			};
			try {
				const value = document.toJS({ maxAliasCount: maxAliases });
				const { childOf, offsetOf } = createOffsets(document);
				const textOf = (path) => {
					const node = path.reduce(childOf, document.contents);
					return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.source : undefined;
				};
				return {
					kind: "read",
					value,
					placeOf: (path) => placeAt(offsetOf(path)),
					textOf
				};
			} catch (error) {
				return {
					kind: "broken",
					mistakes: [{
						line: 1,
						column: 1,
						message: error instanceof Error ? error.message : String(error)
					}]
				};
			}
		};
		const keyMistakes = (document) => {
			const mistakes = [];
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, { Map: (_key, { items }) => {
				const seen = new Set();
				for (const { key } of items) {
					const offset = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(key) ? key.range?.[0] ?? 0 : 0;
					if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key)) {
						mistakes.push({
							offset,
							message: "Map keys must be single values, neither lists nor mappings nor aliases"
						});
						continue;
					}
					const name = String(key.value);
					if (seen.has(name)) mistakes.push({
						offset,
						message: "Map keys must be unique"
					});
					if (name === "__proto__") mistakes.push({
						offset,
						message: "The key __proto__ is not allowed"
					});
					seen.add(name);
				}
			} });
			return mistakes;
		};
		const createOffsets = (document) => {
			const pairsOf = new Map();
			const pairIn = (map, key) => {
				const pairs = pairsOf.get(map) ?? new Map(map.items.map((pair) => [String(pair.key), pair]));
				pairsOf.set(map, pairs);
				return pairs.get(String(key));
			};
			const childOf = (node, key) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) ? pairIn(node, key)?.value : (0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node) ? node.items[Number(key)] : undefined;
			const offsetOf = (path) => {
				let node = document.contents;
				let offset = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] ?? 0 : 0;
				for (const part of path) {
					const key = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) ? pairIn(node, part)?.key : undefined;
					node = childOf(node, part);
					const shown = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(key) ? key : node;
					if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(shown) || !shown.range) break;
					offset = shown.range[0];
				}
				return offset;
			};
			return {
				childOf,
				offsetOf
			};
		};
		const yamlKey = (path) => path.map((part, index) => typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`).join("");
	})
};
;
