"use strict";
exports.id = 526;
exports.ids = [526];
exports.modules = {
	64526: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { bisect: () => bisect });
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var lookup = __webpack_require__(25890);
		var problems = __webpack_require__(20525);
		var inputs_reader = __webpack_require__(77642);
		var run_inputs = __webpack_require__(76194);
		var model_framework = __webpack_require__(88917);
		;
		const shared = [
			"username",
			"access-key",
			"base-url",
			"api-version",
			"embedded-scenario",
			"github-token",
			"framework",
			"max-device-minutes",
			"history",
			"timeout-minutes",
			"queue-timeout-minutes",
			"dry-run",
			"summary"
		];
		const anyReference = "bs://bisect";
		const readBisectInputs = async (environment, context, clock) => {
			const reader = new inputs_reader.i_(environment);
			const framework = reader.choice("framework", model_framework.I);
			const [, className = "", name = ""] = /^([^#]+)#(.+)$/.exec(reader.text("test")) ?? [];
			if (name === "") reader.problem({
				input: "test",
				...given(reader, "test"),
				accepted: "expected one test as class#method, as the summary of a run names it"
			});
			reader.required("device", "expected one device as <device name>-<os version>, for instance \"Google Pixel 7-13.0\"");
			if (reader.list("device").length > 1) reader.problem({
				input: "device",
				value: reader.text("device"),
				accepted: "expected one device"
			});
			if (reader.text("history") === "off") reader.problem({
				input: "history",
				value: "off",
				accepted: "expected cache or branch:<name>: the history has the builds to run",
				code: "input-conflict"
			});
			const [good, bad] = [readCommit(reader, "good"), readCommit(reader, "bad")];
			if (good !== undefined && bad !== undefined && (good.startsWith(bad) || bad.startsWith(good))) reader.problem({
				input: "bad",
				value: bad,
				accepted: "expected another commit than `good`",
				code: "input-conflict"
			});
			const repeats = readRepeats(reader);
			const comment = reader.boolean("comment", false);
			const run = await readShared(reader, environment, framework, context, clock);
			reader.finish();
			if (run === undefined) throw new Error("unreachable: its mistakes are among those of the reader");
			return {
				run,
				className,
				name,
				good,
				bad,
				repeats,
				comment
			};
		};
		const given = (reader, input) => {
			const value = reader.optional(input);
			return value === undefined ? {} : { value };
		};
		const readCommit = (reader, input) => {
			const text = reader.optional(input);
			if (text !== undefined && !/^[0-9a-f]{7,40}$/i.test(text)) reader.problem({
				input,
				value: text,
				accepted: "expected a commit: at least the first 7 digits of its hash"
			});
			return text?.toLowerCase();
		};
		const readRepeats = (reader) => {
			const input = "repeats";
			if (["", "auto"].includes(reader.text(input))) return "auto";
			const accepted = "expected auto, or a whole number from 1 to 10";
			return reader.number(input, {
				fallback: 1,
				min: 1,
				max: 10,
				whole: true,
				accepted
			});
		};
		const readShared = async (reader, environment, framework, context, clock) => {
			const { app, testSuite } = (0, lookup.Fg)(framework);
			const inputs = {
				...Object.fromEntries(shared.map((input) => [input, reader.raw(input)])),
				framework,
				devices: reader.text("device"),
				app: app && anyReference,
				"test-suite": testSuite && anyReference,
				project: `${context.repositoryName}-bisect-${context.runId}`,
				"missing-tests": "ignore",
				"artifact-name": ""
			};
			const own = Object.fromEntries(Object.entries(inputs).map(([input, value]) => [`INPUT_${input.toUpperCase()}`, value]));
			const runner = Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("INPUT_")));
			try {
				return await (0, run_inputs.h)({
					...runner,
					...own
				}, context, clock);
			} catch (error) {
				if (!(error instanceof problems.dz)) throw error;
				const asked = reader.text("device") !== "";
				for (const problem of error.problems) {
					const input = problem.input === "devices" ? "device" : problem.input;
					if (input !== "framework" && (input !== "device" || asked)) reader.problem({
						...problem,
						input
					});
				}
				return undefined;
			}
		};
		var api = __webpack_require__(52575);
		var numbers = __webpack_require__(71113);
		var run_problem = __webpack_require__(25918);
		var schemas = __webpack_require__(26921);
		var history_durations = __webpack_require__(20661);
		var history_history = __webpack_require__(29516);
		var judge_outcomes = __webpack_require__(99049);
		var device_name = __webpack_require__(39707);
		var known_tests = __webpack_require__(7141);
		;
		class BisectError extends Error {
			code;
			constructor(code, clause) {
				super(clause);
				this.name = "BisectError";
				this.code = code;
			}
		}
		const knowsTest = ({ tests }, { className, name }) => tests.get(className)?.has(name) === true;
		const chooseBuilds = (history, asked, device, branch) => {
			const test = `${asked.className}#${asked.name}`;
			const past = outcomesOn(history, asked, device).filter(({ run }) => run.branch === branch && run.pullRequest === undefined);
			const order = orderOf(history, branch);
			const [goods, bads] = [goodCommits(past, asked, order, history), badCommits(past, asked, history)];
			const where = `${test} on ${device} and the branch "${branch}"`;
			if (goods.length === 0) throw new BisectError("bisect-no-history", `the history has no run of ${where} that passed; set \`good\``);
			if (bads.length === 0) throw new BisectError("bisect-no-history", `in the history, the last run of ${where} passed; set \`bad\``);
			const variants = [...Map.groupBy(history.uploads, ({ variant }) => variant).values()].map((entries) => new Map(entries.map((entry) => [entry.commit, entry]))).filter((uploads) => goods.some((commit) => uploads.has(commit)) && bads.some((commit) => uploads.has(commit))).toSorted((a, b) => b.size - a.size);
			const [uploads] = variants;
			if (uploads === undefined) throw new BisectError("bisect-no-history", whyNoVariant(history, goods, bads, where));
			const current = {
				id: "",
				attempt: 1,
				commit: "",
				branch,
				startedAtMs: 0,
				finishedAtMs: 0,
				baseBranches: [branch]
			};
			return {
				uploads,
				order,
				goods: goods.filter((commit) => uploads.has(commit)),
				bads: bads.filter((commit) => uploads.has(commit)),
				flaky: (0, judge_outcomes.B6)(past.slice(0, past.findLastIndex(history_history.YX) + 1), current),
				runMs: runMsOf(history, asked, device)
			};
		};
		const outcomesOn = ({ tests }, { className, name }, device) => {
			const byDevice = tests.get(className)?.get(name) ?? new Map();
			return [...byDevice].find(([each]) => (0, device_name.cY)(each) === (0, device_name.cY)(device))?.[1] ?? [];
		};
		const orderOf = ({ runs, uploads }, branch) => {
			const first = new Map();
			const note = (commit, atMs) => void first.set(commit, Math.min(atMs, first.get(commit) ?? Number.POSITIVE_INFINITY));
			for (const run of runs) if (run.branch === branch && run.pullRequest === undefined) note(run.commit, run.startedAtMs);
			for (const { commit, usedAtMs } of uploads) if (!first.has(commit)) note(commit, usedAtMs);
			return [...first].toSorted(([, a], [, b]) => a - b).map(([commit]) => commit);
		};
		const goodCommits = (past, { good, bad }, order, history) => {
			if (good !== undefined) return [findCommit(good, "good", history)];
			const end = bad === undefined ? undefined : order.indexOf(findCommit(bad, "bad", history));
			const failing = bad === undefined ? new Set(trailingFailures(past).map(({ run }) => run.commit)) : new Set();
			const passed = past.filter((outcome) => (0, history_history.YX)(outcome) && !failing.has(outcome.run.commit)).map(({ run }) => run.commit);
			return [...new Set(passed.toReversed())].filter((commit) => end === undefined || order.indexOf(commit) < end);
		};
		const badCommits = (past, { bad }, history) => bad === undefined ? [...new Set(trailingFailures(past).map(({ run }) => run.commit))] : [findCommit(bad, "bad", history)];
		const trailingFailures = (past) => past.slice(past.findLastIndex(history_history.YX) + 1);
		const findCommit = (start, input, { uploads }) => {
			const found = [...new Set(uploads.map(({ commit }) => commit).filter((commit) => commit.toLowerCase().startsWith(start)))];
			const [commit, ...others] = found;
			if (commit !== undefined && others.length === 0) return commit;
			const known = `the history has uploads of ${(0, numbers.hS)(new Set(uploads.map((each) => each.commit)).size, "commit")}`;
			const why = commit === undefined ? `${known}, and ${start} is none of them` : `${start} is the start of several commits`;
			throw new BisectError("bisect-no-history", `\`${input}\` cannot be run: ${why}`);
		};
		const whyNoVariant = ({ uploads }, goods, bads, where) => {
			const commits = new Set(uploads.map(({ commit }) => commit));
			if (commits.size === 0) return "the history has no uploads of any commit: runs of the action on the default branch store them, without `cleanup: true`";
			const lacking = [...goods.some((commit) => commits.has(commit)) ? [] : ["passed"], ...bads.some((commit) => commits.has(commit)) ? [] : ["failed"]];
			return lacking.length === 0 ? `the uploads of the commits on which ${where} passed and failed are of different variants of the app` : `the history has uploads of ${(0, numbers.hS)(commits.size, "commit")}, but of none on which ${where} ${lacking.join(" or ")}`;
		};
		const runMsOf = (history, { className, name, run }, device) => {
			const named = [...new Set([...history.tests.values()].flatMap((byName) => [...byName.values()].flatMap((each) => [...each.keys()])))];
			const durations = (0, history_durations.Dk)(history, named.find((each) => (0, device_name.cY)(each) === (0, device_name.cY)(device)) ?? device);
			const methods = (0, lookup.Fg)(run.framework).testFilter === undefined ? [...durations.classes.values()].flatMap((byMethod) => [...byMethod.values()]) : [durations.classes.get((0, known_tests.Kl)(className))?.get((0, known_tests.NY)(name)) ?? []];
			const measured = methods.flatMap((samples) => (0, history_durations.JZ)(samples) ?? []);
			return measured.length === 0 ? undefined : (0, history_durations._2)(durations) + measured.reduce((sum, ms) => sum + ms, 0);
		};
		;
		const comparison = schemas.Ikc({
			status: schemas.YjP(),
			total_commits: schemas.Whr(),
			commits: schemas.YOg(schemas.Ikc({
				sha: schemas.YjP(),
				parents: schemas.YOg(schemas.Ikc({ sha: schemas.YjP() }))
			}))
		});
		const pageSize = 100;
		const mostPages = 10;
		const commitsBetween = async (call, good, bad) => {
			const parents = new Map();
			for (let page = 1;; page++) {
				const { data } = await call("GET /repos/{owner}/{repo}/compare/{basehead}", {
					basehead: `${good}...${bad}`,
					per_page: pageSize,
					page
				});
				const { status, total_commits: total, commits } = comparison.parse(data);
				if (status === "behind" || status === "identical") throw new BisectError("bisect-no-difference", `\`good\` (${good}) is not older than \`bad\` (${bad})`);
				for (const { sha, parents: own } of commits) parents.set(sha, own[0]?.sha);
				if (commits.length === 0 || parents.size >= total) break;
				if (page === mostPages) return undefined;
			}
			const chain = [];
			for (let sha = bad; sha !== undefined && parents.has(sha); sha = parents.get(sha)) chain.push(sha);
			const first = chain.at(-1);
			return first !== undefined && parents.get(first) === good ? chain.toReversed() : undefined;
		};
		const pulls = schemas.YOg(schemas.Ikc({
			number: schemas.Whr(),
			merged_at: schemas.YjP().nullish()
		}));
		const mergedFrom = async (call, commit) => {
			const { data } = await call("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", { commit_sha: commit });
			return pulls.parse(data).find(({ merged_at }) => typeof merged_at === "string")?.number;
		};
		;
		const falsePass = .005;
		const leastGain = .006;
		const leastRepeatGain = .06;
		const leastProbability = .002;
		const noRuns = {
			passed: 0,
			failed: 0
		};
		const observe = (belief, at, { passed, failed }, rate) => {
			if (passed + failed === 0) return belief;
			const ifBroken = falsePass ** passed * (1 - falsePass) ** failed;
			const ifGood = (1 - rate) ** passed * rate ** failed;
			return normalized(belief.map((probability, cell) => probability * (cell <= at ? ifBroken : ifGood)));
		};
		const normalized = (weights) => {
			const sum = weights.reduce((all, weight) => all + weight, 0);
			return weights.map((weight) => weight / sum);
		};
		const chooseStops = (belief, open, slots, rate, mayRepeat) => {
			const spread = evenly(belief, open, slots);
			const greedy = greedily(belief, open, slots, rate, mayRepeat);
			return gainOf(belief, spread, rate) > gainOf(belief, greedy, rate) ? spread : greedy;
		};
		const evenly = (belief, open, slots) => {
			const chosen = new Set();
			for (let nth = 1; nth <= slots; nth++) {
				const part = nth / (slots + 1);
				const distance = (at) => Math.abs(brokenAt(belief, at) - part);
				const nearest = open.reduce((best, at) => distance(at) < distance(best) ? at : best, open[0] ?? 0);
				chosen.add(nearest);
			}
			return [...chosen].sort((a, b) => a - b);
		};
		const greedily = (belief, open, slots, rate, mayRepeat) => {
			const chosen = [];
			let branches = [{
				probability: 1,
				belief
			}];
			while (chosen.length < slots) {
				let best = {
					at: -1,
					gain: 0
				};
				for (const at of open) {
					if (!mayRepeat && chosen.includes(at)) continue;
					const gain = branches.reduce((sum, branch) => sum + branch.probability * gainAt(branch.belief, at, rate), 0);
					if (gain > best.gain) best = {
						at,
						gain
					};
				}
				if (best.at === -1 || chosen.length > 0 && best.gain < (chosen.includes(best.at) ? leastRepeatGain : leastGain)) break;
				chosen.push(best.at);
				branches = branchOut(branches, best.at, rate);
			}
			return chosen;
		};
		const gainOf = (belief, stops, rate) => {
			let branches = [{
				probability: 1,
				belief
			}];
			let gain = 0;
			for (const at of stops) {
				gain += branches.reduce((sum, branch) => sum + branch.probability * gainAt(branch.belief, at, rate), 0);
				branches = branchOut(branches, at, rate);
			}
			return gain;
		};
		const branchOut = (branches, at, rate) => {
			return branches.flatMap(({ probability, belief }) => {
				const fails = failsAt(belief, at, rate);
				return [{
					probability: probability * fails,
					belief: observe(belief, at, {
						passed: 0,
						failed: 1
					}, rate)
				}, {
					probability: probability * (1 - fails),
					belief: observe(belief, at, {
						passed: 1,
						failed: 0
					}, rate)
				}].filter((branch) => branch.probability > leastProbability);
			});
		};
		const brokenAt = (belief, at) => belief.slice(0, at + 1).reduce((sum, probability) => sum + probability, 0);
		const failsAt = (belief, at, rate) => {
			const broken = brokenAt(belief, at);
			return broken * (1 - falsePass) + (1 - broken) * rate;
		};
		const gainAt = (belief, at, rate) => {
			const broken = brokenAt(belief, at);
			return entropy(failsAt(belief, at, rate)) - broken * entropy(falsePass) - (1 - broken) * entropy(rate);
		};
		const entropy = (probability) => probability <= 0 || probability >= 1 ? 0 : -probability * Math.log2(probability) - (1 - probability) * Math.log2(1 - probability);
		;
		const certainty = .99;
		const endDoubt = .005;
		const endPrior = .05;
		const leastFlakyRate = .05;
		const mostFlakyRate = .9;
		const mostRepeats = 10;
		const noGain = .001;
		const reserve = 1.5;
		const affordableRuns = (budgetMs, usedMs, runMs) => {
			if (budgetMs === undefined) return Number.POSITIVE_INFINITY;
			if (runMs === undefined) return usedMs < budgetMs ? Number.POSITIVE_INFINITY : 0;
			return Math.max(0, Math.floor((budgetMs - usedMs) / (runMs * reserve)));
		};
		const planBisect = (facts) => {
			const stops = stopsOf(facts);
			if (stops.length < 2) return {
				kind: "none",
				why: "same-binaries"
			};
			const rate = Math.min(mostFlakyRate, Math.max(leastFlakyRate, facts.flakyRate));
			const belief = stops.reduce((before, { runs }, at) => observe(before, at, runs, rate), priorOf(stops));
			return checkEnds(stops, belief, rate, facts) ?? narrow(stops, belief, rate, facts);
		};
		const countRuns = ({ runs }) => runs.passed + runs.failed;
		const stopsOf = ({ commits, results }) => {
			const stops = [];
			let cell = [];
			for (const commit of commits) {
				const { content } = commit;
				cell.push(commit);
				if (content === undefined) continue;
				if (stops.at(-1)?.content !== content) stops.push({
					content,
					cell,
					runs: results.get(content) ?? noRuns
				});
				cell = [];
			}
			return stops;
		};
		const priorOf = (stops) => {
			const inner = stops.slice(1).map(({ cell }) => cell.length);
			const all = inner.reduce((sum, size) => sum + size, 0);
			return [
				endPrior,
				...inner.map((size) => size / all * (1 - 2 * endPrior)),
				endPrior
			];
		};
		const checkEnds = (stops, belief, rate, { repeats, slots, runsLeft }) => {
			const last = stops.length - 1;
			const [good, bad] = [stops[0], stops[last]];
			if (good === undefined || bad === undefined) return {
				kind: "none",
				why: "same-binaries"
			};
			const [goodFails = 0, badPasses = 0] = [belief[0], belief.at(-1)];
			if (goodFails >= certainty) return {
				kind: "none",
				why: "good-fails"
			};
			if (badPasses >= certainty) return {
				kind: "none",
				why: "bad-passes"
			};
			const most = repeats === "auto" ? mostRepeats : repeats;
			const wanted = (stop, doubt, expected, at, hypothesis) => {
				const left = most - countRuns(stop);
				if (left <= 0) return [];
				if (repeats !== "auto") return Array.from({ length: left }, () => stop.content);
				if (doubt <= endDoubt) return [];
				let after = belief;
				let runs = expected === "passed" ? Math.ceil(Math.log(leastFlakyRate) / Math.log(rate)) - 1 : 0;
				do {
					after = observe(after, at, {
						...noRuns,
						[expected]: 1
					}, rate);
					runs += 1;
				} while (runs < left && (after[hypothesis] ?? 0) > endDoubt);
				return Array.from({ length: Math.min(runs, left) }, () => stop.content);
			};
			const ofGood = wanted(good, goodFails, "passed", 0, 0);
			const ofBad = wanted(bad, badPasses, "failed", last, stops.length);
			const contents = [
				...ofGood.slice(0, 1),
				...ofBad.slice(0, 1),
				...ofGood.slice(1),
				...ofBad.slice(1)
			];
			if (contents.length > 0) {
				if (runsLeft < Math.min(contents.length, countRuns(good) + countRuns(bad) === 0 ? 2 : 1)) return {
					kind: "none",
					why: "budget"
				};
				return {
					kind: "run",
					contents: contents.slice(0, Math.max(1, Math.min(slots, runsLeft)))
				};
			}
			if (goodFails > .5) return {
				kind: "none",
				why: "good-fails"
			};
			if (badPasses > .5) return {
				kind: "none",
				why: "bad-passes"
			};
			if (repeats === "auto" && goodFails + badPasses > 1 - certainty) return {
				kind: "none",
				why: "unclear"
			};
			return undefined;
		};
		const narrow = (stops, belief, rate, facts) => {
			const { repeats, slots, runsLeft } = facts;
			const best = stops.reduce((at, _stop, stop) => stop > 0 && (belief[stop] ?? 0) > (belief[at] ?? 0) ? stop : at, 1);
			const confidence = belief[best] ?? 0;
			const cell = stops[best]?.cell ?? [];
			if (confidence >= certainty) return {
				kind: "found",
				commits: cell,
				confidence,
				isCertain: true
			};
			const begun = stops.find((stop) => repeats !== "auto" && countRuns(stop) > 0 && countRuns(stop) < repeats);
			const open = stops.flatMap((stop, at) => countRuns(stop) < (repeats === "auto" ? mostRepeats : 1) ? [at] : []);
			if (begun === undefined && open.length === 0) return {
				kind: "found",
				commits: cell,
				confidence,
				isCertain: false
			};
			const room = Math.min(slots, runsLeft);
			if (room < 1) return rangeOf(stops, belief, "budget");
			if (begun !== undefined) {
				const left = Number(repeats) - countRuns(begun);
				return {
					kind: "run",
					contents: Array.from({ length: Math.min(left, room) }, () => begun.content)
				};
			}
			const each = repeats === "auto" ? 1 : repeats;
			const stopsToRun = chooseStops(belief, open, Math.max(1, Math.floor(room / each)), rate, repeats === "auto");
			if (gainOf(belief, stopsToRun, rate) < noGain) return repeats === "auto" ? rangeOf(stops, belief, "unclear") : {
				kind: "found",
				commits: cell,
				confidence,
				isCertain: false
			};
			const contents = stopsToRun.flatMap((at) => Array.from({ length: each }, () => stops[at]?.content ?? ""));
			return {
				kind: "run",
				contents: contents.slice(0, room)
			};
		};
		const rangeOf = (stops, belief, why) => {
			let range;
			for (let from = 1; from < stops.length; from++) {
				let sum = 0;
				for (let to = from; to < stops.length; to++) {
					sum += belief[to] ?? 0;
					if (sum < certainty) continue;
					if (range === undefined || to - from < range.to - range.from) range = {
						from,
						to
					};
					break;
				}
			}
			if (range === undefined || range.to - range.from === stops.length - 2) return {
				kind: "none",
				why
			};
			const { from, to } = range;
			const within = stops.slice(from, to + 1);
			const confidence = belief.slice(from, to + 1).reduce((sum, each) => sum + each, 0);
			return {
				kind: "found",
				commits: within.flatMap(({ cell }) => cell),
				confidence,
				isCertain: true
			};
		};
		var list_builds = __webpack_require__(77699);
		var build_tag = __webpack_require__(99988);
		var attempts = __webpack_require__(7330);
		var expected_sessions = __webpack_require__(592);
		var run_deadline = __webpack_require__(13849);
		var start = __webpack_require__(45906);
		var watch_watch = __webpack_require__(38542);
		;
		const contentOf = ({ app, testSuite, media, appContent, testSuiteContent }) => (0, build_tag.qQ)(appContent ?? app ?? "", testSuiteContent ?? testSuite ?? "", ...media);
		const openRunner = (inputs, context, state) => {
			const { run, template, uploads } = inputs;
			const { clock, github, log } = context;
			const watch = (0, watch_watch.CW)(run, context, state);
			let builds = 0;
			const refsOf = (content) => {
				const { app, testSuite, media = [] } = uploads.get(content) ?? {};
				return {
					app,
					testSuite,
					media,
					content
				};
			};
			const planned = (content) => {
				builds += 1;
				const tests = entryOf(inputs, uploads.get(content));
				const tag = {
					...template.tag,
					content,
					nonce: (0, build_tag.Yd)()
				};
				return {
					shard: template.shard,
					devices: template.devices,
					attempt: 0,
					partial: false,
					tag,
					tests,
					buildNumber: builds
				};
			};
			const judge = (sessions) => {
				const contents = new Map(state.facts().started.map(({ id, tag }) => [id, tag.content ?? ""]));
				return [...Map.groupBy(sessions, ({ buildId }) => buildId)].map(([buildId, own]) => ({
					content: contents.get(buildId) ?? "",
					...resultOf(own, inputs),
					buildId,
					dashboard: own.flatMap(({ links }) => links.dashboard ?? [])[0],
					durationMs: own.reduce((sum, session) => sum + durationOf(session), 0)
				}));
			};
			return {
				adoptEarlier: async () => {
					const { framework, project } = run;
					if (github.runAttempt <= 1 || !(0, lookup.Fg)(framework).listsBuilds) return undefined;
					const listed = await (0, list_builds.YF)(framework, project, context);
					const own = listed.filter(({ tag }) => tag?.job === template.tag.job && (0, build_tag.ke)(tag, github.runId));
					const adopted = own.map((build) => {
						builds += 1;
						const part = {
							devices: template.devices,
							attempt: 0,
							partial: false,
							buildNumber: builds
						};
						return (0, list_builds.Fj)(build, part, clock.monotonicMs());
					});
					if (adopted.length === 0) return undefined;
					for (const build of adopted) state.onStarted(build);
					for (const { record } of own) state.onPolled(record);
					const title = `An earlier attempt of this job started ${(0, numbers.hS)(adopted.length, "run")}`;
					log.notice(`${title}: their results count, and none is repeated.`);
					const sessions = await log.group(title, () => watch.results((0, start.ac)(adopted), (_title, work) => work()));
					return {
						runs: judge(sessions),
						refused: new Map()
					};
				},
				run: async (title, contents) => {
					const counts = Map.groupBy(contents, (content) => content);
					const refused = new Map();
					const limited = (0, run_deadline.ux)(context, watch.deadline.signal);
					const sessions = await log.group(title, async () => {
						const starting = [...counts].map(async ([content, { length }]) => {
							const onProblem = (problem) => {
								if (isRefusal(problem)) refused.set(content, problem.clause.replace(/^the build could not be started: /, ""));
								else state.onProblem(problem);
							};
							const remaining = Array.from({ length }, () => planned(content));
							return (0, start.Wr)({
								inputs: run,
								adopted: [],
								remaining,
								refs: refsOf(content)
							}, limited, {
								...state,
								onProblem
							});
						});
						return watch.results(together(await Promise.all(starting)), (_title, work) => work());
					});
					return {
						runs: judge(sessions),
						refused
					};
				},
				[Symbol.dispose]: () => watch[Symbol.dispose]()
			};
		};
		const isRefusal = ({ code }) => code === "cloud-build-rejected" || code === "cloud-not-found";
		const entryOf = ({ run, className, name }, uploads) => {
			const { testFilter } = (0, lookup.Fg)(run.framework);
			const known = {
				className,
				name,
				ignored: false,
				parameterized: false,
				conditional: false,
				file: `${className}.yaml`
			};
			const entry = testFilter?.entryOf(className, name, {
				target: uploads?.target,
				known
			});
			return entry === undefined ? undefined : [entry];
		};
		const together = (all) => ({
			builds: all.flatMap(({ builds }) => builds),
			moreInMs: () => Math.min(Number.POSITIVE_INFINITY, ...all.map(({ moreInMs }) => moreInMs())),
			startMore: async (slotFreed, until) => {
				const started = [];
				for (const { moreInMs, startMore } of all) if (moreInMs() < Number.POSITIVE_INFINITY) started.push(...await startMore(slotFreed, until));
				return started;
			}
		});
		const durationOf = ({ durationMs, tests }) => durationMs ?? tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
		const resultOf = (sessions, { className, name }) => {
			const shards = (0, expected_sessions.uN)(sessions);
			const found = shards.flatMap(({ tests }) => tests).filter((test) => test.name === name && (test.className === className || className.endsWith(`/${test.className}`)));
			if (found.some(({ status }) => (0, attempts.e2)(status))) return { result: "failed" };
			const broken = shards.find(({ judgment: { kind } }) => kind === "error" || kind === "timed-out");
			if (broken !== undefined) return {
				result: "not-run",
				why: broken.judgment.reason
			};
			if (shards.length === 0) return {
				result: "not-run",
				why: "the build shows no session"
			};
			if (found.some(({ status }) => status === "passed")) return { result: "passed" };
			return {
				result: "lacks-test",
				why: found.length === 0 ? "its suite lacks the test" : "its suite ignores the test"
			};
		};
		;
		const mostSlots = 25;
		const mostLostRuns = 2;
		const openSearch = (inputs, builds, context, state) => {
			const { log } = context;
			const contents = new Map([...builds.uploads].map(([commit, uploads]) => [commit, contentOf(uploads)]));
			const unavailable = new Map();
			const runs = [];
			const ranges = new Map();
			let commits = [];
			let rounds = 0;
			let step;
			const isRunnable = (commit) => {
				const content = contents.get(commit);
				return content !== undefined && !unavailable.has(content);
			};
			const endOf = (candidates, what) => {
				const end = candidates.find(isRunnable);
				if (end !== undefined) return end;
				const [first = ""] = candidates;
				const why = unavailable.get(contents.get(first) ?? "") ?? "the history has no uploads of it";
				throw new BisectError("bisect-unavailable", `no build of a ${what} commit can be run: ${first.slice(0, 12)}: ${why}`);
			};
			const rangeOf = (good, bad) => {
				const key = `${good} ${bad}`;
				const range = ranges.get(key) ?? readRange(good, bad, builds, inputs, context);
				ranges.set(key, range);
				return range;
			};
			const plan = async () => {
				const range = await rangeOf(endOf(builds.goods, "good"), endOf(builds.bads, "bad"));
				commits = range.map((sha) => ({
					sha,
					content: isRunnable(sha) ? contents.get(sha) : undefined
				}));
				const usedMs = runs.reduce((sum, { durationMs }) => sum + durationMs, 0);
				const longestMs = Math.max(builds.runMs ?? 0, ...runs.map(({ durationMs }) => durationMs));
				const runsLeft = affordableRuns(inputs.run.maxDeviceMs, usedMs, longestMs > 0 ? longestMs : undefined);
				const facts = {
					commits,
					results: countResults(runs),
					flakyRate: builds.flaky?.rate ?? 0,
					repeats: inputs.repeats
				};
				step = planBisect({
					...facts,
					slots: await freeSlots(context),
					runsLeft
				});
				return step;
			};
			const learn = ({ runs: own, refused }) => {
				for (const [content, why] of refused) unavailable.set(content, why);
				for (const run of own) {
					runs.push(run);
					const shown = namesOf(run.content, commits).join(", ") || "another commit";
					log.info(`${shown}: ${describeResult(run)} (build ${run.buildId}).`);
					const lost = runs.filter((each) => each.content === run.content && each.result === "not-run").length;
					if (run.result === "lacks-test" || lost >= mostLostRuns) unavailable.set(run.content, run.why ?? "it could not be run");
				}
			};
			return {
				progress: () => ({
					commits,
					contents,
					runs: [...runs],
					rounds,
					unavailable: new Map(unavailable),
					step
				}),
				preview: plan,
				run: async (runner) => {
					const earlier = await runner.adoptEarlier();
					if (earlier !== undefined) learn(earlier);
					for (let next = await plan(); next.kind === "run"; next = await plan()) {
						if (state.facts().problems.length > 0) return;
						rounds += 1;
						learn(await runner.run(`Round ${rounds}: ${(0, numbers.hS)(next.contents.length, "run")}`, next.contents));
					}
				}
			};
		};
		const describeResult = ({ result, why }) => result === "passed" || result === "failed" ? result : `${result === "not-run" ? "not run" : "cannot be run"}: ${why}`;
		const namesOf = (content, commits) => commits.flatMap((commit) => commit.content === content ? [commit.sha.slice(0, 12)] : []);
		const countResults = (runs) => new Map([...Map.groupBy(runs, ({ content }) => content)].map(([content, own]) => [content, {
			passed: own.filter(({ result }) => result === "passed").length,
			failed: own.filter(({ result }) => result === "failed").length
		}]));
		const freeSlots = async ({ cloud, log, signal }) => {
			try {
				const { parallelMax, parallelRunning } = await cloud.plan.get();
				return Math.min(mostSlots, Math.max(1, parallelMax - parallelRunning));
			} catch (error) {
				signal.throwIfAborted();
				log.info(`Could not read the free parallel slots (${(0, run_problem.Uc)(error)}): one run at a time.`);
				return 1;
			}
		};
		const readRange = async (good, bad, { order }, { run }, context) => {
			const { log, signal } = context;
			const { githubToken } = run.service;
			const [from, to] = [order.indexOf(good), order.indexOf(bad)];
			try {
				const listed = githubToken && await commitsBetween(await (0, api.II)(githubToken, context), good, bad);
				if (listed) return [good, ...listed];
			} catch (error) {
				signal.throwIfAborted();
				if (error instanceof BisectError) throw error;
				log.notice(`Could not read the commits between the two from GitHub (${(0, run_problem.Uc)(error)}): those of earlier runs count.`);
			}
			if (from >= to) throw new BisectError("bisect-no-difference", `\`good\` (${good}) is not older than \`bad\` (${bad})`);
			return order.slice(from, to + 1);
		};
		var pull_request = __webpack_require__(24312);
		var cut = __webpack_require__(78091);
		var markdown = __webpack_require__(64598);
		var error_codes = __webpack_require__(96804);
		var format = __webpack_require__(84945);
		var verdict_words = __webpack_require__(55761);
		;
		const shortSha = (sha) => sha.slice(0, 12);
		const bisectOutputs = ({ verdict, reason, candidates = [], confidence = 0, deviceMs = 0 }) => {
			const [only, ...others] = candidates;
			return {
				verdict,
				reason,
				"first-bad": only !== undefined && others.length === 0 ? only.sha : "",
				candidates: JSON.stringify(candidates.map(({ sha }) => sha)),
				confidence: String(Math.round(confidence * 1e3) / 1e3),
				"device-minutes": (0, numbers.dp)(deviceMs)
			};
		};
		const concludeBisect = ({ className, name, run, repeats }, device, progress, { cancelled, problems }, simulated) => {
			const { step, runs = [], rounds = 0, commits = [] } = progress ?? {};
			const test = `${className}#${name}`;
			const found = step?.kind === "found" ? step : undefined;
			const known = {
				candidates: found?.commits ?? commits.slice(1),
				confidence: found?.confidence ?? 0,
				deviceMs: runs.reduce((sum, { durationMs }) => sum + durationMs, 0),
				test,
				device,
				progress,
				simulated
			};
			const [problem] = problems;
			if (cancelled) return {
				...known,
				verdict: "cancelled",
				reason: "The workflow was cancelled [cancelled]."
			};
			if (found !== undefined) {
				const effort = `${(0, numbers.hS)(runs.length, "run")} in ${(0, numbers.hS)(rounds, "round")}`;
				const certain = `${Math.floor(found.confidence * 1e3) / 10} % certain, ${effort}`;
				return {
					...known,
					verdict: "passed",
					reason: `${test} broke ${whereOf(found.commits, progress)} (${certain}).`
				};
			}
			if (problem !== undefined) return {
				...known,
				verdict: isTimeout(problem.code) ? "timed-out" : "error",
				reason: (0, error_codes.D1)(problem)
			};
			if (step?.kind === "none") return {
				...known,
				candidates: [],
				verdict: "error",
				reason: (0, error_codes.D1)(whyNone(step.why, test, commits, run.maxDeviceMs))
			};
			const planned = step?.kind === "run" ? step.contents.length : 0;
			const times = repeats === "auto" ? "as often as needed" : (0, numbers.hS)(repeats, "time");
			return {
				...known,
				verdict: "planned",
				reason: `A dry run: ${(0, numbers.hS)(Math.max(0, commits.length - 1), "commit")} would be searched, each run ${times}, beginning with ${(0, numbers.hS)(planned, "run")}; nothing was started.`
			};
		};
		const isTimeout = (code) => code === "run-timeout" || code === "queue-timeout";
		const whereOf = (commits, progress) => {
			const [first, ...others] = commits;
			const last = commits.at(-1);
			if (first === undefined || last === undefined) return "in an unknown commit";
			if (others.length > 0) return `in one of ${(0, numbers.hS)(commits.length, "commit")}, ${shortSha(first.sha)} to ${shortSha(last.sha)}: the builds between them cannot be run, or would exceed the budget`;
			const before = previousOf(first, progress);
			return `with ${shortSha(first.sha)}${before === undefined ? "" : `, after ${shortSha(before.sha)}`}`;
		};
		const previousOf = (commit, progress) => {
			const commits = progress?.commits ?? [];
			return commits[commits.findIndex(({ sha }) => sha === commit.sha) - 1];
		};
		const whyNone = (why, test, commits, budgetMs = 0) => {
			const [good, bad] = [shortSha(commits[0]?.sha ?? ""), shortSha(commits.at(-1)?.sha ?? "")];
			const clauses = {
				"same-binaries": ["bisect-no-difference", `the good commit ${good} and the bad commit ${bad} have the same binaries`],
				"good-fails": ["bisect-no-difference", `${test} fails on the good commit ${good}, too`],
				"bad-passes": ["bisect-no-difference", `${test} passes on the bad commit ${bad}, too`],
				unclear: ["bisect-unclear", `the runs of ${test} contradict each other`],
				budget: ["budget-exceeded", `${(0, numbers.dp)(budgetMs)} device minutes do not suffice for an answer`]
			};
			const [code, clause] = clauses[why];
			return {
				code,
				clause
			};
		};
		const marks = {
			passed: "✓",
			error: "✗",
			"timed-out": "✗",
			cancelled: "✗",
			planned: "–"
		};
		const mostRows = 300;
		const mostLinks = 10;
		const longestCell = 300;
		const renderBisect = (outcome, { serverUrl, repository }) => {
			const { verdict, reason, test, device, progress, deviceMs, simulated } = outcome;
			const { commits = [], runs = [] } = progress ?? {};
			const suspects = new Set(outcome.verdict === "passed" ? outcome.candidates.map(({ sha }) => sha) : []);
			const rows = commits.slice(-mostRows).map((commit) => {
				const own = runs.filter(({ content }) => content === commit.content || content === contentBefore(commit, progress));
				const sha = (0, format.uM)(shortSha(commit.sha), `${serverUrl}/${repository}/commit/${commit.sha}`)[0] ?? (0, format.Pg)(shortSha(commit.sha));
				const links = own.slice(0, mostLinks).map(({ buildId, dashboard }, nth) => (0, format.uM)(`run ${nth + 1}`, dashboard)[0] ?? (0, format.Pg)(buildId.slice(0, 12)));
				return [
					suspects.has(commit.sha) ? `**${sha}**` : sha,
					(0, markdown.Lo)((0, cut.IN)(describeCommit(commit, own, outcome), longestCell)),
					links.join(" ")
				];
			});
			const left = commits.length - rows.length;
			return `${[
				`## ${marks[verdict]} Bisect: ${verdict}`,
				...simulated ? [`> **SIMULATED** ${verdict_words.nk}`] : [],
				(0, markdown.Lo)((0, cut.IN)(reason, 2e3)),
				`${(0, format.Pg)(test)} on ${(0, format.fh)(device)}, ${(0, numbers.dp)(deviceMs)} device minutes.`,
				...rows.length === 0 ? [] : [(0, format.tp)([
					"Commit",
					"Result",
					"Runs"
				], rows)],
				...left > 0 ? [`${(0, numbers.hS)(left, "older commit")} not shown.`] : []
			].join("\n\n")}\n`;
		};
		const contentBefore = ({ sha, content }, progress) => content ?? progress?.contents.get(sha);
		const describeCommit = (commit, runs, { progress, candidates, verdict }) => {
			const content = contentBefore(commit, progress);
			const why = content === undefined ? "no uploads" : progress?.unavailable.get(content);
			const { passed, failed } = countResults(runs).get(content ?? "") ?? {
				passed: 0,
				failed: 0
			};
			const results = [...passed > 0 ? [`${passed} passed`] : [], ...failed > 0 ? [`${failed} failed`] : []];
			const isCandidate = verdict === "passed" && candidates.some(({ sha }) => sha === commit.sha);
			const answer = isCandidate ? [candidates.length === 1 ? "the first bad commit" : "may be the first bad commit"] : [];
			return [
				...results,
				...why === undefined ? [] : [why],
				...answer
			].join(", ") || "not run";
		};
		const commentOnPullRequest = async (outcome, token, context) => {
			const { log, signal } = context;
			const [only, ...others] = outcome.candidates;
			if (outcome.verdict !== "passed" || only === undefined || others.length > 0) return;
			try {
				if (token === undefined) throw new Error("the input github-token is empty");
				const call = await (0, api.II)(token, context);
				const number = await mergedFrom(call, only.sha);
				if (number === undefined) return log.info(`The commit ${only.sha} was merged from no pull request: no comment was written.`);
				const marker = `<!-- mobile-test-cloud bisect ${Buffer.from(outcome.test).toString("base64url")} -->`;
				const done = await (0, pull_request.X)(call, number, `${marker}\n${renderBisect(outcome, context.github)}`);
				log.info(`The comment on pull request ${number} was ${done}.`);
			} catch (error) {
				signal.throwIfAborted();
				log.warning(`The comment could not be written: ${(0, run_problem.Uc)(error)}.`);
			}
		};
		var github_context = __webpack_require__(11754);
		var run_history = __webpack_require__(65268);
		var step_history = __webpack_require__(72532);
		var connect = __webpack_require__(27282);
		var device_offers = __webpack_require__(49735);
		var resolve_devices = __webpack_require__(35855);
		var prepare = __webpack_require__(91515);
		var run_state = __webpack_require__(25992);
		var stop_builds = __webpack_require__(29211);
		var start_embedded = __webpack_require__(11129);
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
		const bisect = async (step) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const inputs = await readBisectInputs(step.environment, step.github, step.clock);
				const { run } = inputs;
				const context = __addDisposableResource(env_1, await (0, connect.Ng)(run.service, run.framework, step, start_embedded.H), true);
				const { log } = context;
				const state = (0, run_state.VR)(context.clock);
				let search;
				let [device = ""] = run.deviceLines;
				await state.record(log, async () => {
					const env_2 = {
						stack: [],
						error: void 0,
						hasError: false
					};
					try {
						const offers = Promise.resolve(await (0, device_offers.E)(run, context));
						const devices = await (0, resolve_devices.a3)(run, offers, context);
						[device = device] = devices.devices;
						const builds = await log.group("History", () => readBuilds(inputs, device, context));
						search = openSearch(inputs, builds, context, state);
						if (run.dryRun) return void await search.preview();
						const runner = __addDisposableResource(env_2, openRunner(await prepareRuns(inputs, builds, devices, context, state), context, state), false);
						await search.run(runner);
					} catch (e_2) {
						env_2.error = e_2;
						env_2.hasError = true;
					} finally {
						__disposeResources(env_2);
					}
				});
				await (0, stop_builds.s)(run, context, state);
				const facts = state.facts();
				const outcome = concludeBisect(inputs, device, search?.progress(), facts, context.isSimulated());
				const { redact } = context.cloud;
				context.setOutputs(bisectOutputs({
					...outcome,
					reason: redact(outcome.reason)
				}));
				const isRed = !["passed", "planned"].includes(outcome.verdict);
				const line = `${outcome.simulated ? "SIMULATED " : ""}Verdict: ${outcome.verdict}. ${outcome.reason}`;
				if (isRed) log.error(line);
				else log.info(line);
				for (const problem of facts.problems.slice(0, 1)) log.info((0, error_codes.sE)(problem, context.github.docsUrl));
				if (run.summary) await context.writeSummary(redact(renderBisect(outcome, context.github)));
				if (inputs.comment) await commentOnPullRequest(outcome, run.service.githubToken, context);
				if (isRed) context.fail();
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		const readBuilds = async (inputs, device, context) => {
			const { run } = inputs;
			const { log } = context;
			const owner = {
				place: run.history,
				token: run.service.githubToken,
				siblings: [],
				project: ""
			};
			const suites = await (0, step_history.f)({
				...owner,
				framework: run.framework
			}, context);
			let known;
			for (const suite of suites) {
				const history = await (await (0, step_history.j)({
					...owner,
					suite
				}, context))?.read();
				if (history !== undefined && knowsTest(history, inputs)) known ??= history;
			}
			if (known === undefined) throw new BisectError("bisect-no-history", `the history has no run of ${inputs.className}#${inputs.name} in ${(0, numbers.hS)(suites.length, "suite")} of ${run.framework}`);
			const event = await (0, github_context.j_)(context.environment);
			const branch = event.defaultBranch ?? (0, run_history.os)(event, context).branch;
			const builds = chooseBuilds(known, inputs, device, branch);
			const price = builds.runMs === undefined ? "unknown" : `${(0, numbers.dp)(builds.runMs)} device minutes`;
			const flaky = builds.flaky === undefined ? "" : `; the test is flaky: ${Math.round(builds.flaky.rate * 100)} % of its runs failed`;
			log.info(`The history has builds of ${(0, numbers.hS)(builds.uploads.size, "commit")}. Predicted for each run: ${price}${flaky}.`);
			return builds;
		};
		const prepareRuns = async (inputs, builds, devices, context, state) => {
			const { className, name, good = "", bad = "", repeats } = inputs;
			const { app, testSuite } = builds.uploads.get(builds.bads[0] ?? "") ?? {};
			const run = {
				...inputs.run,
				...app === undefined ? {} : { app: {
					kind: "reference",
					reference: app
				} },
				...testSuite === undefined ? {} : { testSuite: {
					kind: "reference",
					reference: testSuite
				} },
				reportDir: external_node_path_default().join(context.tempDir, "bisect")
			};
			const quiet = {
				...context,
				log: {
					...context.log,
					info: context.log.debug
				}
			};
			const prepared = await (0, prepare.iA)({
				inputs: run,
				notes: []
			}, quiet, state, {
				resolveDevices: async () => devices,
				openHistory: async () => undefined
			});
			const [template] = prepared.plan.builds;
			if (template === undefined) throw new Error("unreachable: a plan without shards has a build");
			const job = (0, build_tag.qQ)(prepared.identity, className, name, good, bad, String(repeats));
			const uploads = new Map([...builds.uploads.values()].map((each) => [contentOf(each), each]));
			return {
				run: prepared.inputs,
				template: {
					...template,
					tag: {
						...template.tag,
						job
					}
				},
				className,
				name,
				uploads
			};
		};
	}),
	29211: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => stopBuilds,
			s: () => stopUnwatched
		});
		var _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97430);
		var _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81220);
		var _model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96804);
		var _model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25918);
		var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50191);
		var _run_deadline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13849);
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
		const maxRequestsAtOnce = 8;
		const limitMs = 3e3;
		const stopBuilds = async (framework, ids, { cloud, clock, log }) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const limit = __addDisposableResource(env_1, (0, _run_deadline_js__WEBPACK_IMPORTED_MODULE_4__.rP)(AbortSignal.abort(new _model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__.AK("cloud-deadline", "the service did not respond in time")), limitMs, clock), false);
				const { stop } = cloud.boundTo(limit.signal).builds(framework);
				if (stop === undefined || ids.length === 0) return [];
				const stopped = await (0, _lib_concurrency_js__WEBPACK_IMPORTED_MODULE_5__.X2)(ids, maxRequestsAtOnce, async (id) => {
					try {
						await stop(id);
						log.info(`Stopped build ${id}.`);
						return [id];
					} catch (error) {
						if ((0, _cloud_errors_js__WEBPACK_IMPORTED_MODULE_0__.E)(error, "cloud-not-found")) log.info(`Build ${id} was not stopped: the service found no running build with this id, so it has probably ended.`);
						else log.warning(`Build ${id} could not be stopped, and may still be running: ${(0, _model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)}.`);
						return [];
					}
				});
				return stopped.flat();
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				__disposeResources(env_1);
			}
		};
		const stopUnwatched = async ({ framework, buildIds }, context, state) => {
			const { cancelled, problems, started, repeats, records } = state.facts();
			const isCutShort = cancelled || problems.some(({ code }) => (0, _model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__.Dh)(code));
			if (!isCutShort || buildIds.length > 0) return;
			const open = [...started, ...repeats].map(({ id }) => id).filter((id) => !(0, _model_status_js__WEBPACK_IMPORTED_MODULE_3__.pl)(records.get(id)?.status ?? "running"));
			for (const id of await stopBuilds(framework, open, context)) state.onBuildStopped(id);
		};
	})
};
;
