"use strict";
exports.id = 851;
exports.ids = [851];
exports.modules = {
	7100: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			keepIssues: () => keepIssues,
			logIssuePlan: () => logIssuePlan
		});
		var discovered_suite = __webpack_require__(40258);
		var project = __webpack_require__(81204);
		var run_problem = __webpack_require__(5182);
		var external_node_crypto_ = __webpack_require__(77598);
		var schemas = __webpack_require__(26921);
		var iso = __webpack_require__(64377);
		var framework = __webpack_require__(57525);
		;
		const restId = "rest";
		const mostTests = 50;
		const mostDevices = 20;
		const mostTestCharacters = 12e3;
		const mostDeviceCharacters = 6e3;
		const longestText = 1100;
		const issue_mark_text = schemas.YjP().max(longestText);
		const timeMs = schemas.Whr().min(0).max(864e13);
		const seenRun = schemas.Ikc({
			id: issue_mark_text,
			commit: issue_mark_text,
			atMs: timeMs,
			url: issue_mark_text.exactOptional()
		}).readonly();
		const state = schemas.Ikc({
			scope: schemas.Ikc({
				framework: schemas.k5n(framework.I),
				project: issue_mark_text,
				suite: issue_mark_text
			}).readonly(),
			first: seenRun,
			last: seenRun,
			runs: schemas.Whr().min(1),
			tests: schemas.YOg(schemas.Ikc({
				className: issue_mark_text,
				name: issue_mark_text,
				inSuite: schemas.zMY()
			}).readonly()).max(mostTests).readonly(),
			devices: schemas.YOg(issue_mark_text).max(mostDevices).readonly(),
			commentedOn: iso.p6().exactOptional()
		});
		const digestOf = (repository, id, encoded) => (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([
			repository,
			id,
			encoded
		])).digest("hex").slice(0, 16);
		const encoded = (value) => encodeURIComponent(JSON.stringify(value).toWellFormed()).replaceAll("-", "%2D");
		const writeMark = ({ id, state: known }, repository) => {
			const kept = encoded(known);
			return `<!-- mobile-test-cloud issue ${id} ${digestOf(repository, id, kept)} ${kept} -->`;
		};
		const markLine = /^<!-- mobile-test-cloud issue ([\da-f]{12}|rest) ([\da-f]{16}) ([\w.!~*'()%]{1,60000}) -->$/;
		const readMark = (body, repository) => {
			const [first = ""] = body.split(/\r?\n/, 1);
			const [, id = "", digest, kept = ""] = markLine.exec(first) ?? [];
			if (digest === undefined || digest !== digestOf(repository, id, kept)) return undefined;
			try {
				const { data } = state.safeParse(JSON.parse(decodeURIComponent(kept)));
				return data && {
					id,
					state: data
				};
			} catch {
				return undefined;
			}
		};
		const limitTests = (tests) => firstThatFit(tests.filter(({ className, name }) => className.length <= longestText && name.length <= longestText), mostTests, mostTestCharacters);
		const limitDevices = (devices) => firstThatFit(devices.filter(({ length }) => length <= longestText), mostDevices, mostDeviceCharacters);
		const firstThatFit = (items, most, mostCharacters) => {
			let characters = 0;
			return items.slice(0, most).filter((item) => {
				characters += encoded(item).length;
				return characters <= mostCharacters;
			});
		};
		;
		const mostIssues = 10;
		const greenRunsToClose = 3;
		const planIssues = (facts) => {
			const own = facts.issues.filter(({ state }) => isSameScope(state.scope, facts.scope));
			const causes = joinEqualIds(facts.causes);
			const reported = facts.isRed ? causes.filter(({ entry }) => hasIssue(entry)) : [];
			const { single, rest } = chooseSingle(reported, own);
			const groups = [...single.map((cause) => ({
				id: cause.entry.id,
				causes: [cause]
			})), ...rest.length === 0 ? [] : [{
				id: restId,
				causes: rest
			}]];
			const kept = groups.map(({ id, causes: group }) => keepIssue(id, group, own, facts));
			const commented = new Set(kept.flatMap((action) => action.kind === "comment" ? [action.number] : []));
			const seen = new Set([...causes.map(({ entry }) => entry.id), ...groups.map(({ id }) => id)]);
			return [
				...kept,
				...[...new Set(facts.quarantined)].filter((number) => !commented.has(number)).map((number) => ({
					kind: "comment",
					number,
					causes: []
				})),
				...own.flatMap((issue) => seen.has(issue.id) ? [] : closeIssue(issue, facts))
			];
		};
		const isSameScope = (one, other) => one.framework === other.framework && one.project === other.project && one.suite === other.suite;
		const hasIssue = ({ category, outcome }) => category !== "configuration" && outcome !== "quarantined";
		const joinEqualIds = (causes) => [...Map.groupBy(causes, ({ entry }) => entry.id).values()].flatMap((same) => {
			const [first] = same;
			if (first === undefined) return [];
			const tests = same.flatMap((cause) => cause.tests);
			return [{
				entry: first.entry,
				tests: uniqueTests(tests),
				devices: [...new Set(same.flatMap(({ devices }) => devices))]
			}];
		});
		const testKey = ({ className, name }) => `${className}\n${name}`;
		const uniqueTests = (tests) => {
			const seen = new Set();
			return tests.filter((test) => {
				const isNew = !seen.has(testKey(test));
				seen.add(testKey(test));
				return isNew;
			});
		};
		const chooseSingle = (reported, own) => {
			const open = new Set(own.flatMap(({ id, isOpen }) => isOpen ? [id] : []));
			const known = reported.filter(({ entry }) => open.has(entry.id));
			const others = reported.filter(({ entry }) => !open.has(entry.id));
			const room = Math.max(0, mostIssues - known.length);
			const rest = others.slice(room);
			return {
				single: reported.filter((cause) => !rest.includes(cause)),
				rest
			};
		};
		const keepIssue = (id, causes, own, facts) => {
			const same = own.filter((issue) => issue.id === id).toSorted((one, other) => one.number - other.number);
			const named = same.find(({ number }) => facts.named.has(number));
			if (named !== undefined) return {
				kind: "comment",
				number: named.number,
				causes
			};
			const issue = same.find(({ isOpen }) => isOpen) ?? same.at(-1);
			if (issue === undefined) return {
				kind: "create",
				mark: {
					id,
					state: nextState(undefined, causes, facts)
				},
				causes
			};
			const news = newsOf(issue, causes, facts);
			const state = {
				...nextState(issue.state, causes, facts),
				...news && { commentedOn: facts.day }
			};
			return {
				kind: "update",
				number: issue.number,
				mark: {
					id,
					state
				},
				causes,
				reopens: !issue.isOpen,
				news
			};
		};
		const newsOf = ({ id, isOpen, state }, causes, { day }) => {
			if (state.commentedOn === day) return undefined;
			const knownTests = new Set(state.tests.map(testKey));
			const knownDevices = new Set(state.devices);
			const isOpenList = id === restId;
			const tests = isOpenList ? [] : testsOf(causes).filter((test) => !knownTests.has(testKey(test)));
			const devices = isOpenList ? [] : devicesOf(causes).filter((device) => !knownDevices.has(device));
			const knowsAll = state.tests.length < mostTests && state.devices.length < mostDevices;
			const isNews = !isOpen || knowsAll && tests.length + devices.length > 0;
			return isNews ? {
				reopened: !isOpen,
				tests,
				devices
			} : undefined;
		};
		const testsOf = (causes) => uniqueTests(causes.flatMap(({ tests }) => tests));
		const devicesOf = (causes) => [...new Set(causes.flatMap(({ devices }) => devices))];
		const nextState = (known, causes, { scope, run, isInSuite }) => {
			const seen = testsOf(causes).map((test) => ({
				...test,
				inSuite: isInSuite?.(test) === true
			}));
			return {
				scope,
				first: known?.first ?? firstSeen(causes, run),
				last: run,
				runs: (known?.runs ?? 0) + (known?.last.id === run.id ? 0 : 1),
				tests: limitTests(uniqueTests([...seen, ...known?.tests ?? []])),
				devices: limitDevices([...new Set([...devicesOf(causes), ...known?.devices ?? []])]),
				...known?.commentedOn !== undefined && { commentedOn: known.commentedOn }
			};
		};
		const firstSeen = (causes, run) => causes.flatMap(({ entry: { firstSeen: first } }) => first === undefined ? [] : [{
			id: first.run,
			commit: first.commit,
			atMs: Date.parse(first.date),
			...first.url !== undefined && { url: first.url }
		}]).reduce((oldest, first) => first.atMs < oldest.atMs ? first : oldest, run);
		const closeIssue = (issue, { past, isInSuite, named }) => {
			if (!issue.isOpen || past === undefined || named.has(issue.number)) return [];
			const reason = closingReason(issue.state, past, isInSuite);
			return reason === undefined ? [] : [{
				kind: "close",
				number: issue.number,
				mark: issue,
				reason
			}];
		};
		const closingReason = ({ tests, devices, last }, past, isInSuite) => {
			if (tests.length === 0) return past.runsOn(devices, last) >= greenRunsToClose ? "green" : undefined;
			const stayed = tests.filter((test) => !test.inSuite || isInSuite?.(test) !== false);
			if (stayed.length === 0) return "left-suite";
			return stayed.every((test) => past.greenRuns(test, last) >= greenRunsToClose) ? "green" : undefined;
		};
		var known_tests = __webpack_require__(11301);
		var causes_of_run = __webpack_require__(23525);
		var is_record = __webpack_require__(75977);
		var numbers = __webpack_require__(71113);
		var api = __webpack_require__(79152);
		;
		const issueLabel = "mobile-tests";
		const mostPages = 50;
		const writePauseMs = 1e3;
		const openIssueStore = async (call, repository, clock, signal) => {
			const author = await readAuthor(call);
			let hasWritten = false;
			const write = async (...[route, parameters, find]) => {
				if (hasWritten) await clock.sleep(writePauseMs, signal);
				hasWritten = true;
				return (await call(route, parameters, find)).data;
			};
			const findOwn = async (accepts) => {
				for await (const page of (0, api.pN)(call, listRoute, listingOf(author))) for (const item of (0, is_record.Of)(page)) if (author.isAuthorOf(item) && accepts((0, is_record.$6)(item, "body") ?? "")) return item;
				return undefined;
			};
			const hasComment = async (number, line, since) => {
				for await (const page of (0, api.pN)(call, commentsRoute, {
					issue_number: number,
					since
				})) for (const item of (0, is_record.Of)(page)) if (author.isAuthorOf(item) && firstLine((0, is_record.$6)(item, "body") ?? "") === line) return true;
				return false;
			};
			return {
				list: async () => {
					const issues = [];
					let pages = 0;
					for await (const page of (0, api.pN)(call, listRoute, listingOf(author))) {
						issues.push(...(0, is_record.Of)(page).flatMap((item) => ownIssue(item, author, repository)));
						pages += 1;
						if (pages === mostPages) return {
							issues,
							isCut: true
						};
					}
					return {
						issues,
						isCut: false
					};
				},
				create: async ({ title, body }) => {
					const find = async () => {
						const found = await findOwn((text) => firstLine(text) === firstLine(body));
						return found === undefined ? undefined : { data: found };
					};
					return storedIssue(await write("POST /repos/{owner}/{repo}/issues", {
						title,
						body,
						labels: [issueLabel]
					}, find));
				},
				update: async (number, changes) => {
					await write(issueRoute, {
						issue_number: number,
						...changes
					});
				},
				close: async (number, reason) => {
					await write(issueRoute, {
						issue_number: number,
						state: "closed",
						state_reason: reason
					});
				},
				comment: async (number, body, sinceMs) => {
					const line = firstLine(body);
					const since = sinceMs === undefined ? undefined : new Date(sinceMs).toISOString();
					if (await hasComment(number, line, since)) return false;
					const find = async () => await hasComment(number, line, since) ? { data: undefined } : undefined;
					await write(`POST ${commentsPath}`, {
						issue_number: number,
						body
					}, find);
					return true;
				}
			};
		};
		const listRoute = "GET /repos/{owner}/{repo}/issues";
		const issueRoute = "PATCH /repos/{owner}/{repo}/issues/{issue_number}";
		const commentsPath = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
		const commentsRoute = `GET ${commentsPath}`;
		const listingOf = ({ login }) => ({
			creator: login,
			state: "all",
			sort: "created",
			direction: "desc"
		});
		const firstLine = (body) => body.split(/\r?\n/, 1)[0] ?? "";
		const readAuthor = async (call) => {
			const { data } = await call(api.vY, { query: "query { viewer { login databaseId id } }" });
			const viewer = (0, is_record.C5)(data, "viewer");
			const [login, databaseId, nodeId] = [
				(0, is_record.$6)(viewer, "login"),
				(0, is_record.C5)(viewer, "databaseId"),
				(0, is_record.C5)(viewer, "id")
			];
			if (login === undefined || typeof databaseId !== "number" && typeof nodeId !== "string") throw new Error("GitHub did not say whose token this is");
			return {
				login,
				isAuthorOf: (item) => {
					const user = (0, is_record.C5)(item, "user");
					return typeof databaseId === "number" ? (0, is_record.C5)(user, "id") === databaseId : (0, is_record.C5)(user, "node_id") === nodeId;
				}
			};
		};
		const ownIssue = (item, author, repository) => {
			const mark = author.isAuthorOf(item) ? readMark((0, is_record.$6)(item, "body") ?? "", repository) : undefined;
			if (mark === undefined || (0, is_record.C5)(item, "pull_request") !== undefined) return [];
			return [{
				...mark,
				...storedIssue(item),
				isOpen: (0, is_record.$6)(item, "state") === "open"
			}];
		};
		const storedIssue = (item) => {
			const number = (0, is_record.C5)(item, "number");
			if (typeof number !== "number") throw new Error("GitHub gave the issue no number");
			return {
				number,
				url: (0, is_record.$6)(item, "html_url") ?? ""
			};
		};
		var history_history = __webpack_require__(79557);
		;
		const pastOfTests = (history, counts) => {
			const { tests } = (0, history_history.yH)(history, counts);
			return {
				greenRuns: ({ className, name }, last) => {
					const outcomes = [...tests.get(className)?.get(name)?.values() ?? []].flat();
					const runs = runsAfter(outcomes, last);
					const red = runs.findIndex((own) => own.some(({ status }) => status !== "passed"));
					return red === -1 ? runs.length : red;
				},
				runsOn: (devices, last) => {
					const wanted = new Set(devices);
					const rows = (0, history_history.Nn)(tests).filter(({ device }) => wanted.size === 0 || wanted.has(device));
					return runsAfter(rows.flatMap(({ outcomes }) => outcomes).toArray(), last).length;
				}
			};
		};
		const runsAfter = (outcomes, last) => [...Map.groupBy(outcomes.filter(({ run }) => run.id !== last.id && run.startedAtMs > last.atMs), ({ run }) => run.id).values()].toSorted((one, other) => startOf(other) - startOf(one));
		const startOf = (outcomes) => Math.max(...outcomes.map(({ run }) => run.startedAtMs));
		var quarantine = __webpack_require__(67673);
		var run_history = __webpack_require__(53173);
		var lookup = __webpack_require__(65953);
		var results = __webpack_require__(80483);
		var verdict = __webpack_require__(5705);
		var cut = __webpack_require__(78091);
		var markdown = __webpack_require__(64598);
		var first_items = __webpack_require__(27856);
		var without_ending = __webpack_require__(59247);
		var format = __webpack_require__(64111);
		var reports = __webpack_require__(96375);
		var triage = __webpack_require__(96624);
		;
		const issueBudgetBytes = 65536;
		const maxTitle = 120;
		const maxName = 80;
		const maxListed = 20;
		const shownCommit = 7;
		const outcomeVerbs = {
			error: ["ends with an error", "end with an error"],
			failed: ["fails", "fail"],
			"timed-out": ["times out", "time out"],
			missing: ["is missing", "are missing"],
			flaky: ["is flaky", "are flaky"],
			quarantined: ["fails in quarantine", "fail in quarantine"]
		};
		const issueTitle = ({ id }, causes) => {
			const [first] = causes;
			if (id === restId || first === undefined) return `More causes of failures than ${mostIssues}`;
			const { tests, moreTests = 0, devices, outcome, cause } = first.entry;
			const [one, several] = outcomeVerbs[outcome];
			const [test] = tests;
			const others = tests.length + moreTests - 1;
			const what = simpleException(cause.exception) ?? cause.code ?? first.entry.category;
			if (test !== undefined) {
				const name = (0, cut.IN)((0, known_tests.RI)(test.name), maxName);
				const subject = others > 0 ? `${name} and ${(0, numbers.hS)(others, "more test")} ${several}` : `${name} ${one}`;
				return (0, cut.IN)((0, markdown.Qw)(`${subject}: ${what}`), maxTitle);
			}
			const subject = devices.length === 0 ? "The run" : devices.length === 1 ? `The session on ${devices[0]}` : "Sessions";
			return (0, cut.IN)((0, markdown.Qw)(`${subject} ${devices.length > 1 ? several : one}: ${what}`), maxTitle);
		};
		const simpleException = (exception) => exception?.split(".").at(-1);
		const issueBody = (mark, causes, view) => {
			const head = [writeMark(mark, view.repository), historyOf(mark, view)];
			const foot = [
				reports.tN,
				...view.simulated ? [`SIMULATED: ${verdict.nk}`] : [],
				`${(0, markdown.nf)("Mobile Test Cloud", view.docsUrl)} keeps this text up to date, so notes belong in comments. ${closingRule(mark)}`
			];
			const render = (traceLines) => [
				...head,
				...causesOf(mark, causes, traceLines),
				...foot
			].join("\n\n");
			const texts = [
				reports.x2,
				20,
				8
			].map(render);
			return texts.find((text) => (0, cut.dy)(text) <= issueBudgetBytes) ?? render(2);
		};
		const closingRule = ({ state: { tests } }) => {
			const when = tests.length > 0 ? "in which its tests ran and passed" : "without it";
			return `It closes the issue after ${greenRunsToClose} runs in a row ${when}, and opens it again if the cause comes back.`;
		};
		const causesOf = ({ id }, causes, traceLines) => {
			if (id !== restId) return causes.map(({ entry }) => (0, triage.Wg)(entry, { traceLines }, true));
			const line = ({ entry }) => `- ${(0, markdown.SS)(entry.id)} ${entry.category}: ${nameOf(entry)}. **Next:** ${entry.nextStep}`;
			return [`The run has more than ${mostIssues} causes. These have no issue of their own:`, causes.map(line).join("\n")];
		};
		const nameOf = ({ tests: [first], moreTests = 0, tests, cause: { exception, code } }) => {
			const others = tests.length + moreTests - 1;
			if (first === undefined) return code === undefined ? "the whole run" : (0, markdown.SS)(code);
			const what = exception === undefined ? "" : `, ${(0, format.Pg)(exception)}`;
			return `${(0, format.Pg)(first.name)}${others > 0 ? ` and ${(0, numbers.hS)(others, "more test")}` : ""}${what}`;
		};
		const historyOf = ({ state }, { artifactUrl }) => {
			const { first, last, runs, devices, scope } = state;
			const more = devices.length === mostDevices ? ["\u2026"] : [];
			const about = [
				(0, lookup.Fg)(scope.framework).title,
				...scope.project === "" ? [] : [`project ${(0, format.Pg)((0, without_ending.s)(scope.project, "-_. "))}`],
				...scope.suite === "" ? [] : [`suite ${(0, format.Pg)(scope.suite)}`]
			];
			return [
				`- **First seen:** ${runText(first)}`,
				`- **Last seen:** ${[runText(last), ...(0, format.uM)("report", artifactUrl)].join(", ")}`,
				`- **Runs:** ${runs} since this issue was opened`,
				...devices.length === 0 ? [] : [`- **Devices:** ${[...devices.map(format.Pg), ...more].join(", ")}`],
				`- **Where:** ${about.join(", ")}`
			].join("\n");
		};
		const runText = ({ atMs, commit, url }) => [
			new Date(atMs).toISOString().slice(0, 10),
			...commit === "" ? [] : [`commit ${(0, format.Pg)(commit.slice(0, shownCommit))}`],
			...(0, format.uM)("run", url)
		].join(", ");
		const dailyMark = (day) => `<!-- mobile-test-cloud issue-comment ${day} -->`;
		const thisRun = (run) => (0, format.uM)("this run", run.url)[0] ?? "this run";
		const newsComment = ({ reopened, tests, devices }, run, day) => {
			const names = tests.map(results.U);
			const what = [...names.length === 0 ? [] : [`tests ${listOf(names)}`], ...devices.length === 0 ? [] : [`devices ${listOf(devices)}`]].join(", and ");
			const back = reopened ? `The cause is back in ${thisRun(run)}, so this issue is open again.` : "";
			const reach = what === "" ? "" : `${reopened ? "New" : `New in ${thisRun(run)}`}: ${what}.`;
			return [dailyMark(day), [back, reach].filter((text) => text !== "").join(" ")].join("\n");
		};
		const listOf = (names) => (0, first_items.J)(names, maxListed, format.Pg, (more) => `${more} more`).join(", ");
		const closingComment = (reason, { state: { tests } }, run) => {
			const one = tests.length === 1;
			const texts = {
				green: tests.length === 0 ? `The last ${greenRunsToClose} runs did not have this cause, up to ${thisRun(run)}.` : `${one ? "Its test" : "Its tests"} passed in the last ${greenRunsToClose} runs in which ${one ? "it" : "they"} ran, up to ${thisRun(run)}.`,
				"left-suite": `${one ? "Its test is" : "Its tests are"} no longer in the test suite of ${thisRun(run)}.`
			};
			return [`<!-- mobile-test-cloud issue-closed ${encodeURIComponent(run.id)} -->`, `Closed: ${texts[reason]}`].join("\n");
		};
		const namedIssueComment = (failures, causes, run, day) => {
			const quarantined = failures.map(({ name, devices, entry }) => `- ${(0, format.Pg)(name)} failed on ${listOf(devices)}, in quarantine until ${(0, markdown.ln)(entry.until)}`);
			const counting = causes.map(({ entry }) => `- ${nameOf(entry)}: seen again, and not in quarantine (cause ${(0, markdown.SS)(entry.id)})`);
			const all = (0, first_items.J)([...counting, ...quarantined], maxListed, String, (more) => `- ${more} more`);
			return [
				dailyMark(day),
				`In ${thisRun(run)}:`,
				"",
				...all
			].join("\n");
		};
		const issuesSection = (kept, notes) => {
			const line = ({ done, number, url, title }) => `- ${(0, markdown.nf)(number === undefined ? "Issue" : `Issue ${number}`, url)} ${done}${title === undefined ? "" : `: ${(0, markdown.Gg)(title)}`}`;
			return [
				"### Issues",
				...kept.length === 0 ? [] : [kept.map(line).join("\n")],
				...notes.map(markdown.ln)
			].join("\n\n").concat("\n");
		};
		var durations = __webpack_require__(71698);
		;
		const mostFailures = 3;
		const applyIssueActions = async (actions, work, { log, clock, signal }) => {
			const kept = [];
			let failed = 0;
			for (const [nth, action] of actions.entries()) {
				try {
					const done = await apply(action, work, clock.nowMs());
					log.info(`Issue ${done.number}: ${done.done}.`);
					kept.push(done);
				} catch (error) {
					if (signal.aborted) break;
					const what = describeAction(action);
					if (hasRefusedToken(error, action)) {
						log.warning(`${(0, api.go)(what, "issues", error).message}.`);
						break;
					}
					failed += 1;
					log.warning(`${what} could not be written: ${(0, run_problem.Uc)(error)}.`);
					const left = actions.length - nth - 1;
					if (failed < mostFailures || left === 0) continue;
					log.warning(`${(0, numbers.hS)(left, "more issue")} left as before, since ${failed} requests failed.`);
					break;
				}
			}
			return kept;
		};
		const apply = async (action, work, nowMs) => {
			const { store, run, day, view, failuresOf, urlOf } = work;
			const sinceMs = nowMs - 2 * durations.LP;
			switch (action.kind) {
				case "create": {
					const title = issueTitle(action.mark, action.causes);
					const { number, url } = await store.create({
						title,
						body: issueBody(action.mark, action.causes, view)
					});
					return {
						done: "opened",
						number,
						url,
						title
					};
				}
				case "update": {
					const { number, mark, causes, reopens, news } = action;
					await store.update(number, {
						body: issueBody(mark, causes, view),
						...reopens && { state: "open" }
					});
					if (news !== undefined) await store.comment(number, newsComment(news, run, day), sinceMs);
					return {
						done: reopens ? "opened again" : "updated",
						number,
						url: urlOf(number),
						title: issueTitle(mark, causes)
					};
				}
				case "comment": {
					const { number, causes } = action;
					const isNew = await store.comment(number, namedIssueComment(failuresOf(number), causes, run, day), sinceMs);
					const done = isNew ? "commented, as the quarantine file names it" : "has a comment of this day";
					return {
						done,
						number,
						url: urlOf(number)
					};
				}
				case "close": {
					const { number, mark, reason } = action;
					await store.close(number, reason === "green" ? "completed" : "not_planned");
					await store.comment(number, closingComment(reason, mark, run), sinceMs);
					const why = reason === "green" ? "it is green again" : "its tests left the suite";
					return {
						done: `closed, since ${why}`,
						number,
						url: urlOf(number)
					};
				}
			}
		};
		const hasRefusedToken = (error, { kind }) => (0, api.wo)(error) && !/\blocked\b/i.test((0, is_record.$6)(error, "message") ?? "") && ((0, api.s_)(error) !== 404 || kind === "create");
		const describeAction = (action) => {
			switch (action.kind) {
				case "create": return `An issue for the cause ${action.mark.id}`;
				case "comment": return `A comment on issue ${action.number}`;
				default: return `Issue ${action.number}`;
			}
		};
		;
		const longestSuite = 500;
		const leastWaitMs = 6e4;
		const keepIssues = async (source, context, guard) => {
			const { run, inputs } = source;
			const { log, github, clock, signal } = context;
			const { kind } = run.verdict;
			if (kind === "cancelled" || kind === "started" || kind === "planned") return undefined;
			const token = inputs.service.githubToken;
			if (token === undefined) {
				log.notice("No issues were written: the input github-token is empty.");
				return undefined;
			}
			const endMs = run.startedAt.getTime() + run.queueMs + inputs.timeoutMs;
			try {
				const call = await (0, api.II)(token, context, guard, Math.max(endMs, clock.nowMs() + leastWaitMs));
				const why = await (0, run_history.Pe)(context, () => readDefaultBranch(call));
				if (why !== undefined) {
					log.info(`Issues were left alone, since ${why}.`);
					return undefined;
				}
				const store = await openIssueStore(call, github.repository, clock, signal);
				return await keepAll(source, store, context);
			} catch (error) {
				if (signal.aborted) return undefined;
				const { message } = (0, api.wo)(error) ? (0, api.go)("The update of issues", "issues", error) : { message: (0, run_problem.Uc)(error) };
				log.warning((0, api.wo)(error) ? `${message}.` : `Issues could not be read: ${message}.`);
				return undefined;
			}
		};
		const readDefaultBranch = async (call) => (0, is_record.$6)((await call("GET /repos/{owner}/{repo}", {})).data, "default_branch");
		const keepAll = async (source, store, context) => {
			const { run } = source;
			const { log, github, clock } = context;
			const seenRun = keep_issues_thisRun(run, context);
			const day = new Date(clock.nowMs()).toISOString().slice(0, "YYYY-MM-DD".length);
			const { issues, isCut } = await store.list();
			const { entries, others } = namedIssues(source, context);
			const failures = run.quarantine?.failures ?? [];
			const actions = planIssues({
				scope: {
					framework: run.framework,
					project: (0, project.c)(run.project, github.runId),
					suite: (source.suiteId ?? "").slice(0, longestSuite)
				},
				run: seenRun,
				day,
				isRed: run.verdict.kind !== "passed",
				causes: seenCauses(source),
				issues,
				named: new Set(entries.values()),
				quarantined: failures.flatMap(({ entry }) => entries.get(entry.issue) ?? []),
				isInSuite: knownSuiteOf(run),
				past: pastOf(source)
			});
			const urls = new Map(issues.map(({ number, url }) => [number, url]));
			const kept = await applyIssueActions(actions, {
				store,
				run: seenRun,
				day,
				view: {
					repository: github.repository,
					simulated: run.simulated,
					docsUrl: github.docsUrl,
					artifactUrl: source.artifactUrl
				},
				failuresOf: (number) => failures.filter(({ entry }) => entries.get(entry.issue) === number),
				urlOf: (number) => urls.get(number) ?? `${github.serverUrl}/${github.repository}/issues/${number}`
			}, context);
			const notes = isCut ? ["Only the newest issues of this token were read; a cause may get a second issue."] : [];
			for (const note of notes) log.notice(note);
			const linked = others.map((url) => ({
				done: "is in another repository, and only linked",
				url
			}));
			return kept.length + linked.length + notes.length === 0 ? undefined : issuesSection([...kept, ...linked], notes);
		};
		const keep_issues_thisRun = (run, { github }) => ({
			id: github.runId,
			commit: github.sha,
			atMs: run.startedAt.getTime(),
			...github.runUrl !== undefined && { url: github.runUrl }
		});
		const pastOf = ({ run, history }) => history && pastOfTests((0, run_history["if"])(history, run), (0, run_history.BR)(history.run, run.project));
		const knownSuiteOf = ({ suite }) => suite !== undefined && (0, discovered_suite.A)(suite) && suite.isPart !== true ? (0, known_tests.Fv)(suite) : undefined;
		const seenCauses = ({ run, triage }) => {
			const causes = new Map((0, causes_of_run.N)(run).map((cause) => [cause.id, cause]));
			return triage.entries.map((entry) => ({
				entry,
				...namesOf(causes.get(entry.id), run)
			}));
		};
		const namesOf = (cause, run) => {
			switch (cause?.kind) {
				case "failures": return {
					tests: cause.tests.map(({ test: { className, name } }) => ({
						className,
						name
					})),
					devices: cause.devices.map((device) => run.devices[device] ?? "")
				};
				case "sessions": return {
					tests: [],
					devices: [...new Set(cause.shards.map(({ last }) => last.device))]
				};
				case "missing": return {
					tests: cause.tests.map(({ name }) => testOf(name)),
					devices: [...new Set(cause.tests.flatMap(({ devices }) => devices))]
				};
				default: return {
					tests: [],
					devices: []
				};
			}
		};
		const testOf = (name) => {
			const hash = name.indexOf("#");
			return {
				className: name.slice(0, Math.max(0, hash)),
				name: name.slice(hash + 1)
			};
		};
		const namedIssues = ({ run, inputs }, { github }) => {
			const all = (0, quarantine.ud)(inputs, run.startedAt).map(({ issue }) => issue);
			const prefix = `${github.serverUrl}/${github.repository}/issues/`.toLowerCase();
			const entries = new Map(all.flatMap((issue) => {
				const number = issue.toLowerCase().startsWith(prefix) ? /^[1-9]\d{0,15}(?=$|[/?#])/.exec(issue.slice(prefix.length))?.[0] : undefined;
				return number === undefined ? [] : [[issue, Number(number)]];
			}));
			const failing = (run.quarantine?.failures ?? []).map(({ entry }) => entry.issue);
			return {
				entries,
				others: [...new Set(failing.filter((issue) => !entries.has(issue)))]
			};
		};
		const logIssuePlan = async ({ history, quarantine }, context) => {
			const { log, github } = context;
			const why = await (0, run_history.Pe)(context, async () => undefined);
			if (why !== undefined) {
				log.info(`Issues: a run would leave the issues of ${github.repository} alone, since ${why}.`);
				return;
			}
			const closing = history.kind === "off" ? "close none, because `history` is off" : "close those whose tests passed in 3 runs in a row";
			const does = [
				"open or update one issue per cause",
				`label new ones \`${issueLabel}\``,
				closing
			];
			const named = quarantine === undefined ? "" : " On issues that the quarantine file names it would only comment, at most once a day.";
			log.info(`Issues: a run would ${(0, numbers.KE)(does, "and")}, in ${github.repository}. If a red run has more than ${mostIssues} causes, one issue has the rest.${named}`);
		};
	}),
	64377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p6: () => date,
			w$: () => datetime
		});
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
		function datetime(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
		}
		function date(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Brp, params);
		}
		function time(params) {
			return core._isoTime(ZodISOTime, params);
		}
		function duration(params) {
			return core._isoDuration(ZodISODuration, params);
		}
	})
};
;
