"use strict";
exports.id = 425;
exports.ids = [425];
exports.modules = {
	23220: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { alerts: () => alerts });
		var alerts_area = __webpack_require__(41237);
		var alerts_inputs = __webpack_require__(53645);
		var alerts_outcome = __webpack_require__(48403);
		var errors = __webpack_require__(97430);
		var wildcard = __webpack_require__(54317);
		var run_problem = __webpack_require__(25918);
		var resume_alerts = __webpack_require__(21554);
		;
		const pauseSelected = async (selections, area, outcome, remember) => {
			const chosen = await chooseAlerts(selections, area, outcome);
			const active = chosen.filter(({ status }) => status === "active");
			const before = chosen.length - active.length;
			if (before > 0) area.context.log.info(`${before} of the selected alerts ${before === 1 ? "is" : "are"} already paused and will stay paused.`);
			const paused = [];
			try {
				for (const { id, name } of active) {
					area.context.signal.throwIfAborted();
					paused.push({
						id,
						name
					});
					remember(paused);
					await area.alerts.pause(id);
					outcome.paused.push(name);
					area.context.log.info(`Paused the alert "${name}".`);
				}
			} catch (error) {
				if (wasSurelyNotPaused(error)) paused.pop();
				await undo(paused, area, outcome, remember);
				throw (0, alerts_area.CS)(error);
			}
		};
		const wasSurelyNotPaused = (error) => error instanceof errors.K && (error.failure === "final" || error.failure === "unsent");
		const undo = async (paused, { uncancellable, context }, outcome, remember) => {
			if (paused.length > 0) context.log.info("Pausing was interrupted: the alerts that were paused are resumed.");
			const left = await (0, resume_alerts.tW)(paused, uncancellable, context);
			remember(left);
			outcome.paused = left.map(({ name }) => name);
			(0, resume_alerts.Xm)(left, context);
		};
		const resumeSelected = async (selections, area, outcome) => {
			const chosen = await chooseAlerts(selections, area, outcome);
			for (const { id, name } of chosen.filter(({ status }) => status === "paused")) {
				area.context.signal.throwIfAborted();
				try {
					await area.alerts.resume(id);
					outcome.resumed.push(name);
					area.context.log.info(`Resumed the alert "${name}".`);
				} catch (error) {
					area.context.signal.throwIfAborted();
					outcome.failures.push((0, alerts_outcome.g5)((0, run_problem.Zw)((0, alerts_area.CS)(error), `The alert "${name}" is still paused: `)));
				}
			}
		};
		const chooseAlerts = async (selections, area, outcome) => {
			const chosen = new Map();
			for (const selection of selections) {
				const { alerts, missing, remarks } = await (0, alerts_area._J)(queryFor(selection), area);
				outcome.remarks.push(...remarks);
				if (missing > 0) outcome.remarks.push(`The service counts ${missing} more alerts than it lists: some may not be selected.`);
				const matching = alerts.filter((alert) => isSelected(selection, alert));
				if (matching.length === 0) outcome.remarks.push(`No alert is selected by ${describeSelection(selection)}.`);
				for (const alert of matching) chosen.set(alert.id, alert);
			}
			return [...chosen.values()];
		};
		const describeSelection = (selection) => Object.entries(selection).map(([key, value]) => `${key} "${value}"`).join(" and ");
		const queryFor = ({ name, scope, metric, status }) => {
			const search = name === undefined ? "" : longest(name.split("*"));
			return {
				search: search === "" ? undefined : search,
				scope,
				metric,
				status
			};
		};
		const longest = (pieces) => pieces.reduce((best, piece) => piece.trim().length > best.length ? piece.trim() : best, "");
		const isSelected = (selection, { name, status, fields }) => (selection.name === undefined || (0, wildcard._W)(selection.name, name)) && (selection.status === undefined || status === "unknown" || status === selection.status) && agrees(selection.scope, fields.scope) && agrees(selection.metric, fields.metric);
		const agrees = (wanted, stored) => wanted === undefined || typeof stored !== "string" || stored === wanted;
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var cut = __webpack_require__(78091);
		var invisible = __webpack_require__(83780);
		var markdown = __webpack_require__(64598);
		var numbers = __webpack_require__(71113);
		var error_codes = __webpack_require__(96804);
		;
		const maxAnnotations = 10;
		const publishAlerts = async (outcome, inputs, simulated, context) => {
			const { log } = context;
			context.setOutputs((0, alerts_outcome.st)(outcome));
			const fileName = "file" in inputs ? inputs.file.name : "";
			const { plan, failures, remarks } = outcome;
			if (plan !== undefined) {
				const lines = diffOfPlan(outcome, fileName);
				if (lines.length === 0) log.info(`Nothing to do: ${(0, numbers.hS)(plan.steps.length, "rule")} ${plan.steps.length === 1 ? "matches" : "match"} the service.`);
				for (const line of lines) log.info(line);
				warnOfDrift(outcome, fileName, context);
			}
			for (const remark of remarks) log.warning(remark);
			if (inputs.summary) await context.writeSummary(renderAlertSummary({
				...outcome,
				mode: inputs.mode,
				simulated,
				fileName
			}));
			if (failures.length === 0) return;
			for (const [index, failure] of failures.entries()) sayFailure(failure, fileName, index < maxAnnotations, context);
			for (const [code, [first]] of Map.groupBy(failures, (failure) => failure.code)) if (first !== undefined) log.info((0, error_codes.sE)({
				code,
				hint: first.hint
			}, context.github.docsUrl));
			context.fail();
		};
		const warnOfDrift = ({ plan }, fileName, context) => {
			const drifted = (plan?.steps ?? []).filter((step) => step.kind === "keep").filter(({ drift }) => drift.length > 0);
			for (const { rule, drift } of drifted.slice(0, maxAnnotations)) {
				const differences = drift.map(({ field, wanted, stored }) => `${field} is ${stored}, and ${wanted} in the file`).join("; ");
				context.annotate({
					level: "warning",
					title: "Alert rule drifted",
					message: (0, invisible.zY)(`The alert "${rule.input.name}" differs from its rule: ${differences}. The API cannot update alerts: change the alert at the service, or change the file.`),
					file: fileInWorkspace(fileName, context),
					line: rule.line
				});
			}
		};
		const sayFailure = ({ message, line }, fileName, annotated, context) => {
			const { log } = context;
			if (line === undefined) log.error(message);
			else if (annotated) context.annotate({
				level: "error",
				title: "Alert rule",
				message: (0, invisible.zY)(`${fileName}:${line}: ${message}`),
				file: fileInWorkspace(fileName, context),
				line
			});
			else log.info(`${fileName}:${line}: ${message}`);
		};
		const fileInWorkspace = (fileName, { github }) => external_node_path_default().relative(github.workspace, external_node_path_default().resolve(github.workspace, fileName)).replaceAll("\\", "/");
		const alertSummaryBudgetBytes = 4e5;
		const detailLevels = [
			2e3,
			500,
			100,
			20,
			0
		];
		const renderAlertSummary = (summary, budgetBytes = alertSummaryBudgetBytes) => {
			for (const lines of detailLevels) {
				const text = render(summary, lines);
				if ((0, cut.dy)(text) <= budgetBytes) return text;
			}
			return (0, cut.Uw)(headline(summary), budgetBytes);
		};
		const render = (summary, lines) => `${[
			headline(summary),
			...bullets(summary.failures.map(({ message, line }) => line === undefined ? message : `${summary.fileName}:${line}: ${message}`), lines, true),
			figures(summary),
			...bullets(summary.remarks, lines, false),
			...diff(summary, lines),
			...names(summary, lines)
		].join("\n\n")}\n`;
		const headline = ({ mode, simulated }) => `## Alert rules: ${mode}${simulated ? " (SIMULATED)" : ""}`;
		const figures = ({ mode, plan, created, unchanged, drifted, paused, resumed, failures }) => {
			const changes = [
				[created, mode === "plan" ? "to create" : "created"],
				[paused, mode === "plan" ? "to pause" : "paused"],
				[resumed, mode === "plan" ? "to resume" : "resumed"]
			];
			const told = changes.filter(([list, word]) => list.length > 0 || word === modeWord[mode]).map(([list, word]) => `${(0, numbers.vm)(list.length)} ${word}`);
			if (plan === undefined) return `${told.join(", ")}.`;
			const kept = [`${(0, numbers.vm)(drifted.length)} drifted`, `${(0, numbers.vm)(unchanged.length)} unchanged`];
			const failed = failures.length === 0 ? [] : [`${(0, numbers.vm)(failures.length)} failed`];
			const others = plan.unmanaged.length === 0 ? "" : ` ${(0, numbers.hS)(plan.unmanaged.length, "alert")} of the service ${plan.unmanaged.length === 1 ? "is" : "are"} not in the file.`;
			return `**${(0, numbers.hS)(plan.steps.length, "rule")}**: ${[
				...told,
				...kept,
				...failed
			].join(", ")}.${others}`;
		};
		const modeWord = {
			plan: "to create",
			apply: "created",
			pause: "paused",
			resume: "resumed"
		};
		const diff = (summary, limit) => {
			const all = diffOfPlan(summary, summary.fileName);
			if (all.length === 0 || limit === 0) return [];
			const shown = all.slice(0, limit);
			const more = all.length - shown.length;
			const block = (0, markdown.zW)(shown.join("\n")).replace("text\n", "diff\n");
			return [block, ...more > 0 ? [`${(0, numbers.hS)(more, "more line")} in the log.`] : []];
		};
		const names = ({ plan, mode, paused, resumed }, limit) => {
			if (plan !== undefined) return [];
			return bullets(mode === "pause" ? paused : resumed, limit, false, (name) => (0, markdown.SS)((0, cut.IN)(name, maxNameLength)));
		};
		const bullets = (texts, limit, bold, format = (text) => (0, markdown.Lo)((0, cut.IN)(text, maxTextLength))) => {
			if (texts.length === 0) return [];
			const shown = texts.slice(0, Math.max(5, limit)).map((text) => bold ? `- **${format(text)}**` : `- ${format(text)}`);
			const more = texts.length - shown.length;
			return [[...shown, ...more > 0 ? [`- ${(0, numbers.vm)(more)} more in the log`] : []].join("\n")];
		};
		const maxNameLength = 160;
		const maxTextLength = 800;
		const maxValueLength = 300;
		const diffOfPlan = ({ plan, created, paused, resumed }, fileName) => {
			const done = {
				created: new Set(created),
				paused: new Set(paused),
				resumed: new Set(resumed)
			};
			return (plan?.steps ?? []).flatMap((step) => linesOf(step, fileName, done));
		};
		const linesOf = (step, fileName, done) => {
			const { rule } = step;
			const changeOf = (state) => {
				const [list, word] = state === "paused" ? ["paused", "pause"] : ["resumed", "resume"];
				return done[list].has(rule.input.name) ? word : `not ${list}:`;
			};
			const name = `"${onOneLine(rule.input.name, maxNameLength)}"`;
			const place = (line) => `(${fileName}:${line})`;
			switch (step.kind) {
				case "create":
					if (!done.created.has(rule.input.name)) return [`! not created: ${name} ${place(rule.line)}`];
					return [`+ create ${name}${rule.status === "paused" ? ", paused" : ""} ${place(rule.line)}`];
				case "ambiguous": return [`! ambiguous ${name}: ${step.ids.length} alerts have this name ${place(rule.line)}`];
				case "keep": return [
					...step.bringTo === undefined ? [] : [`! ${changeOf(step.bringTo)} ${name} ${place(rule.line)}`],
					...step.drift.length === 0 ? [] : [`  drift ${name}, left as it is ${place(rule.line)}`],
					...step.drift.flatMap(({ field, wanted, stored }) => [`-   ${field}: ${onOneLine(stored, maxValueLength)} (stored)`, `+   ${field}: ${onOneLine(wanted, maxValueLength)} ${place(rule.fieldLines[field] ?? rule.line)}`])
				];
			}
		};
		const onOneLine = (text, maxLength) => (0, cut.IN)(text.replace(/\s+/g, " "), maxLength);
		var alerts_secrets = __webpack_require__(84862);
		var cancellation = __webpack_require__(8976);
		;
		const planRules = (rules, alerts) => {
			const byName = Map.groupBy(alerts, ({ name }) => name);
			const steps = rules.map((rule) => {
				const [alert, ...others] = byName.get(rule.input.name) ?? [];
				if (alert === undefined) return {
					kind: "create",
					rule
				};
				if (others.length > 0) return {
					kind: "ambiguous",
					rule,
					ids: [alert, ...others].map(({ id }) => id)
				};
				const drift = compareFields(rule.input, alert);
				return {
					kind: "keep",
					rule,
					alert,
					drift,
					bringTo: alert.status === rule.status ? undefined : rule.status
				};
			});
			const wanted = new Set(rules.map(({ input }) => input.name));
			return {
				steps,
				unmanaged: [...byName.keys()].filter((name) => !wanted.has(name))
			};
		};
		const uncompared = new Set(["name"]);
		const compareFields = (input, { fields }) => entriesOf(input).flatMap(([field, wanted]) => {
			const stored = fields[field];
			if (uncompared.has(field) || wanted === undefined || stored === undefined || isSame(field, wanted, stored)) return [];
			return [describeDrift(field, wanted, stored)];
		});
		const entriesOf = (input) => Object.entries(input).map(([key, value]) => [key, value]);
		const isSame = (field, wanted, stored) => {
			if (field === "description") return (wanted ?? "") === (stored ?? "");
			if (field === "environments") return isSameSet(wanted, stored ?? []);
			if (field === "notifications") return isSameSelection(wanted, stored);
			if (field === "filter") return wanted === null ? stored === null : contains(stored, wanted);
			return isSameScalar(wanted, stored);
		};
		const isSameScalar = (wanted, stored) => wanted === stored || isScalar(wanted) && isScalar(stored) && String(wanted) === String(stored) || typeof wanted === "number" && typeof stored === "string" && stored.trim() !== "" && Number(stored) === wanted;
		const isScalar = (value) => typeof value === "string" || typeof value === "number";
		const isSameSet = (wanted, stored) => {
			if (!Array.isArray(wanted) || !Array.isArray(stored)) return false;
			const [one, other] = [new Set(wanted), new Set(stored)];
			return one.size === other.size && one.isSubsetOf(other);
		};
		const isSameSelection = (wanted, stored) => {
			if (!Array.isArray(wanted) || !Array.isArray(stored) || wanted.length !== stored.length) return false;
			const left = [...stored];
			return wanted.every((target) => {
				const place = left.findIndex((candidate) => contains(withEnabled(candidate), target));
				if (place === -1) return false;
				left.splice(place, 1);
				return true;
			});
		};
		const withEnabled = (target) => typeof target === "object" && target !== null ? {
			enabled: true,
			...target
		} : target;
		const contains = (stored, wanted) => {
			if (Array.isArray(wanted)) return Array.isArray(stored) && stored.length === wanted.length && wanted.every((entry, index) => contains(stored[index], entry));
			if (typeof wanted !== "object" || wanted === null) return isSameScalar(wanted, stored);
			if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return false;
			const kept = new Map(Object.entries(stored));
			return Object.entries(wanted).every(([key, value]) => kept.has(key) && contains(kept.get(key), value));
		};
		const maxShownLength = 200;
		const describeDrift = (field, wanted, stored) => {
			const describe = field === "notifications" ? describeTargets : describeValue;
			const drift = {
				field,
				wanted: describe(wanted),
				stored: describe(stored)
			};
			return drift.wanted === drift.stored ? {
				...drift,
				stored: `${drift.stored} (with another address or content)`
			} : drift;
		};
		const describeTargets = (targets) => Array.isArray(targets) ? targets.map(alerts_secrets.f).toSorted().join(", ") : "no list of targets";
		const describeValue = (value) => {
			const text = typeof value === "string" ? value : JSON.stringify(value) ?? "nothing";
			return text.length > maxShownLength ? `${text.slice(0, maxShownLength - 1).toWellFormed()}…` : text;
		};
		;
		const syncAlerts = async ({ mode, file }, area, outcome) => {
			const { alerts, missing, remarks } = await (0, alerts_area._J)({}, area);
			outcome.remarks.push(...remarks);
			const plan = planRules(file.rules, alerts);
			outcome.plan = plan;
			for (const step of plan.steps) if (step.kind === "ambiguous") outcome.failures.push(ambiguity(step));
			if (missing > 0 && plan.steps.some(({ kind }) => kind === "create")) outcome.failures.push((0, alerts_outcome.g5)((0, error_codes.CC)("alert-list-incomplete", `The service counts ${missing} more alerts than it lists: nothing is created`)));
			const mayChange = outcome.failures.length === 0;
			for (const step of plan.steps) {
				if (mode === "plan") noteStep(step, outcome);
				else if (mayChange) await applyStep(step, area, outcome);
				else if (step.kind === "keep") noteDrift(step, outcome);
			}
		};
		const ambiguity = ({ rule, ids }) => {
			const clause = `${ids.length} alerts of the service are named "${rule.input.name}" (${ids.join(", ")}): it is unclear which of them the rule means, so no rule of the file is applied`;
			return (0, alerts_outcome.g5)((0, error_codes.CC)("alert-ambiguous", clause), rule.line);
		};
		const noteStep = (step, outcome) => {
			const { name } = step.rule.input;
			if (step.kind === "create") {
				outcome.created.push(name);
				if (step.rule.status === "paused") outcome.paused.push(name);
			} else if (step.kind === "keep") {
				noteDrift(step, outcome);
				if (step.bringTo !== undefined) noteState(name, step.bringTo, outcome);
			}
		};
		const noteDrift = ({ rule, drift, bringTo }, outcome) => {
			if (drift.length > 0) outcome.drifted.push(rule.input.name);
			else if (bringTo === undefined) outcome.unchanged.push(rule.input.name);
		};
		const noteState = (name, status, outcome) => {
			(status === "paused" ? outcome.paused : outcome.resumed).push(name);
		};
		const applyStep = async (step, area, outcome) => {
			const { rule } = step;
			const { name } = rule.input;
			try {
				if (step.kind === "create") {
					const alert = await createOnce(rule, area);
					outcome.created.push(name);
					if (rule.status === "paused" && alert.status !== "paused") await bringTo(alert.id, name, "paused", area, outcome);
					else if (alert.status === "paused" && rule.status === "active") await bringTo(alert.id, name, "active", area, outcome);
				} else if (step.kind === "keep") {
					noteDrift(step, outcome);
					if (step.bringTo !== undefined) await bringTo(step.alert.id, name, step.bringTo, area, outcome);
				}
			} catch (error) {
				if ((0, cancellation.i)(error) || (0, errors.E)(error, "cloud-unauthorized")) throw (0, alerts_area.CS)(error);
				outcome.failures.push((0, alerts_outcome.g5)((0, run_problem.Zw)((0, alerts_area.CS)(error), `The rule "${name}": `), rule.line));
			}
		};
		const bringTo = async (id, name, status, { alerts }, outcome) => {
			await (status === "paused" ? alerts.pause(id) : alerts.resume(id));
			noteState(name, status, outcome);
		};
		const uncertain = new Set([
			"lost",
			"stalled",
			"overtime",
			"unavailable",
			"unreadable"
		]);
		const createOnce = async ({ input }, area) => {
			try {
				return await area.alerts.create(input);
			} catch (error) {
				if (!(error instanceof errors.K) || !uncertain.has(error.failure)) throw error;
				const { alerts } = await (0, alerts_area._J)({ search: input.name }, area);
				const found = alerts.find(({ name }) => name === input.name);
				if (found === undefined) throw error;
				area.context.log.info(`The alert "${input.name}" was created, though the response was lost.`);
				return found;
			}
		};
		var service = __webpack_require__(92782);
		var map_texts = __webpack_require__(69656);
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
		const alerts = async (context) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const inputs = await (0, alerts_inputs.x)(context.environment, context.github);
				const secrets = "file" in inputs ? (0, alerts_secrets.F)(inputs.file.rules.map(({ input }) => input.notifications)) : [];
				const area = __addDisposableResource(env_1, await (0, alerts_area.o4)(inputs, secrets, context, start_embedded.H), true);
				const outcome = (0, alerts_outcome.ld)();
				await (0, alerts_outcome.cR)(outcome, context.log, () => work(inputs, area, outcome, rememberFor(inputs, area)));
				await publishAlerts((0, map_texts.z)(outcome, area.redact), inputs, area.context.isSimulated(), context);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		const work = (inputs, area, outcome, remember) => {
			switch (inputs.mode) {
				case "plan":
				case "apply": return syncAlerts(inputs, area, outcome);
				case "pause": return pauseSelected(inputs.selections, area, outcome, remember);
				case "resume": return resumeSelected(inputs.selections, area, outcome);
			}
		};
		const rememberFor = ({ area }, { context, redact }) => (paused) => {
			if ((0, service.nq)(area)) return;
			const shown = paused.map(({ id, name }) => ({
				id,
				name: redact(name)
			}));
			context.saveState(resume_alerts.xM, (0, resume_alerts.Pu)(shown));
		};
	}),
	63431: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { cleanup: () => cleanup });
		var lookup = __webpack_require__(25890);
		var model_framework = __webpack_require__(88917);
		var inputs_reader = __webpack_require__(77642);
		var inputs_service = __webpack_require__(92782);
		;
		const readCleanupInputs = async (environment, context) => {
			const reader = new inputs_reader.i_(environment);
			const service = await (0, inputs_service.Dz)(reader, context);
			const kinds = readKinds(reader);
			const customId = reader.optional("custom-id");
			const olderThanDays = readAge(reader);
			const ids = readIds(reader);
			const dryRun = reader.boolean("dry-run", true);
			const scope = reader.choice("scope", ["user", "group"], "user");
			if (!dryRun && customId === undefined && olderThanDays === undefined && ids.length === 0) reader.problem({
				input: "dry-run",
				value: "false",
				accepted: "expected together with custom-id, older-than-days or ids; custom-id: '*' selects every upload"
			});
			reader.finish();
			return {
				service,
				kinds,
				customId,
				olderThanDays,
				ids: ids.length === 0 ? undefined : ids,
				scope,
				dryRun
			};
		};
		const readKinds = (reader) => {
			const input = "kinds";
			const accepted = `expected one or more of ${(0, inputs_reader.KE)(lookup.jQ)}`;
			const words = reader.list(input);
			if (words.length === 0) reader.problem({
				input,
				accepted
			});
			const kinds = new Set();
			for (const word of words) {
				const kind = lookup.jQ.find((known) => known === word);
				if (kind === undefined) reader.problem({
					input,
					value: word,
					accepted: accepted + whyNone(word)
				});
				else kinds.add(kind);
			}
			return [...kinds];
		};
		const whyNone = (word) => {
			const framework = model_framework.I.find((each) => word.startsWith(each) && !(0, lookup.ov)(each));
			return framework === undefined ? "" : `; the service has no known call that lists uploads of ${(0, lookup.Fg)(framework).title}`;
		};
		const readIds = (reader) => {
			const ids = reader.list("ids");
			for (const id of ids) if (!/^(?:(?:bs|media):\/\/)?[\w-]{1,200}$/.test(id)) reader.problem({
				input: "ids",
				value: id,
				accepted: "expected ids, or references such as bs://… or media://…"
			});
			return [...new Set(ids)];
		};
		const readAge = (reader) => {
			const input = "older-than-days";
			if (reader.text(input) === "") return undefined;
			return reader.number(input, {
				fallback: 0,
				min: 0,
				max: 36500,
				whole: false,
				accepted: "expected a number of days, 0 or more"
			});
		};
		var map_texts = __webpack_require__(69656);
		var numbers = __webpack_require__(71113);
		var error_codes = __webpack_require__(96804);
		var connect = __webpack_require__(27282);
		var errors = __webpack_require__(97430);
		var uploads = __webpack_require__(92279);
		var durations = __webpack_require__(71698);
		var wildcard = __webpack_require__(54317);
		var run_problem = __webpack_require__(25918);
		var reused_uploads = __webpack_require__(30608);
		;
		const openCleanup = () => ({
			deleted: [],
			kept: [],
			failures: []
		});
		const deleteUploads = async (inputs, context, outcome) => {
			for (const kind of inputs.kinds) {
				try {
					await cleanArea((0, reused_uploads.x4)(context.cloud, kind), inputs, context, outcome);
				} catch (error) {
					context.signal.throwIfAborted();
					outcome.failures.push((0, run_problem.Zw)(error, `Could not list ${kind}: `));
				}
			}
			warnOfUnknownIds(inputs, context, outcome);
		};
		const cleanArea = async (area, inputs, context, outcome) => {
			const { kind } = area;
			const { log } = context;
			const seen = new Set();
			for (;;) {
				const { records, mayHoldMore } = await findUploads(area, inputs);
				const fresh = records.filter(({ id }) => !seen.has(id));
				log.info(`${kind}: the service lists ${records.length}${seen.size === 0 ? "" : `, ${fresh.length} of them not seen before`}.`);
				const deletedBefore = outcome.deleted.length;
				for (const record of fresh) {
					seen.add(record.id);
					await settle(record, area, inputs, context, outcome);
				}
				const allFound = inputs.ids?.every((id) => seen.has(bareId(id))) ?? false;
				if (!mayHoldMore || allFound) return;
				if (inputs.dryRun || outcome.deleted.length === deletedBefore) break;
			}
			log.warning(`${kind}: an unknown number of older uploads may remain: the service lists at most ${uploads.QU} at once, and ${seen.size} were checked. To delete older apps and media, set an exact custom-id; to delete older suites and app directories, set ids.`);
		};
		const findUploads = async (area, { customId, ids = [], scope }) => {
			const named = await readDetails(area, ids);
			const listed = await area.list({ scope });
			const mayHoldMore = (0, uploads.ey)(listed.length);
			const ofCustomId = mayHoldMore && customId !== undefined && !customId.includes("*") ? await area.list({
				scope,
				customId
			}) : [];
			const known = new Map([...ofCustomId, ...listed].map((record) => [record.id, record]));
			for (const [id, record] of named) {
				if (record === undefined) known.delete(id);
				else known.set(record.id, record);
			}
			return {
				records: [...known.values()],
				mayHoldMore
			};
		};
		const readDetails = async ({ get }, ids) => {
			const details = new Map();
			if (get === undefined) return details;
			for (const id of ids.map(bareId)) {
				const record = get(id).catch((error) => {
					if (!(0, errors.E)(error, "cloud-not-found")) throw error;
				});
				details.set(id, await record ?? undefined);
			}
			return details;
		};
		const bareId = (idOrReference) => idOrReference.replace(/^[a-z]+:\/\//, "");
		const settle = async (record, area, inputs, { clock, log, signal }, { deleted, kept, failures }) => {
			const { kind } = area;
			const upload = {
				kind,
				id: record.id,
				name: record.name ?? record.customId ?? record.id
			};
			if (!isChosen(record, inputs, clock.nowMs())) {
				kept.push(upload);
				return;
			}
			try {
				if (!inputs.dryRun) await area.delete(record.id);
				log.info(`${inputs.dryRun ? "Would delete" : "Deleted"} ${kind} ${upload.name} (${record.id}).`);
				deleted.push(upload);
			} catch (error) {
				signal.throwIfAborted();
				failures.push((0, run_problem.Zw)(error, `Could not delete ${kind} ${upload.name} (${record.id}): `));
				kept.push(upload);
			}
		};
		const warnOfUnknownIds = ({ ids = [], kinds }, { log }, outcome) => {
			const known = new Set([...outcome.deleted, ...outcome.kept].map(({ id }) => id));
			const unknown = ids.filter((id) => !known.has(bareId(id)));
			if (unknown.length > 0) log.warning(`No upload of the kinds ${kinds.join(", ")} was found under ${unknown.join(", ")}.`);
		};
		const isChosen = (record, { customId, olderThanDays, ids }, nowMs) => {
			if (ids !== undefined && !ids.some((id) => id === record.id || id === record.url)) return false;
			if (customId !== undefined && !matches(customId, record.customId)) return false;
			if (olderThanDays === undefined) return true;
			return record.uploadedAt !== undefined && nowMs - record.uploadedAt.getTime() > olderThanDays * durations.LP;
		};
		const matches = (pattern, customId) => customId === undefined ? /^\*+$/.test(pattern) : (0, wildcard._W)(pattern, customId);
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
		const cleanup = async (step) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const inputs = await readCleanupInputs(step.environment, step.github);
				const context = __addDisposableResource(env_1, await (0, connect.Ng)(inputs.service, lookup.v2, step, start_embedded.H), true);
				const outcome = openCleanup();
				try {
					await deleteUploads(inputs, context, outcome);
				} finally {
					const shown = (0, map_texts.z)(outcome, context.cloud.redact);
					context.setOutputs({
						deleted: JSON.stringify(shown.deleted),
						kept: JSON.stringify(shown.kept)
					});
				}
				const { deleted, kept, failures } = (0, map_texts.z)(outcome, context.cloud.redact);
				const uploads = (0, numbers.hS)(deleted.length, "upload");
				context.log.info(inputs.dryRun ? `A dry run: would delete ${uploads} and keep ${kept.length}.` : `Deleted ${uploads} and kept ${kept.length}.`);
				if (failures.length === 0) return;
				for (const failure of failures) context.log.error((0, error_codes.D1)(failure));
				for (const failure of failures.slice(0, 1)) context.log.info((0, error_codes.sE)(failure, context.github.docsUrl));
				context.fail();
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
	}),
	79137: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { migrate: () => migrate });
		var problems = __webpack_require__(20525);
		var cut = __webpack_require__(78091);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var numbers = __webpack_require__(71113);
		var is_record = __webpack_require__(75977);
		var yaml_document = __webpack_require__(1288);
		;
		const tokenPattern = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""([\s\S]*?)"""|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|([A-Za-z_]\w*)|(-?\d+(?:\.\d+)?)|(\S)|\n/g;
		const tokensOf = (text) => {
			const tokens = [];
			let line = 1;
			for (const found of text.matchAll(tokenPattern)) {
				const [whole, block, double, single, name, number, sign] = found;
				const quoted = block ?? double ?? single;
				if (quoted !== undefined) tokens.push({
					kind: "text",
					text: quoted.replace(/\\(.)/g, "$1"),
					line
				});
				else if (name !== undefined) tokens.push({
					kind: "name",
					text: name,
					line
				});
				else if (number !== undefined) tokens.push({
					kind: "number",
					text: number,
					line
				});
				else if (sign !== undefined) tokens.push({
					kind: "sign",
					text: sign,
					line
				});
				line += whole.split("\n").length - 1;
			}
			return tokens;
		};
		const readFladleBlock = (text) => {
			const tokens = tokensOf(text);
			const start = tokens.findIndex((token, at) => token.text === "fladle" && token.kind === "name" && tokens[at + 1]?.text === "{");
			if (start === -1) return undefined;
			const lines = text.split("\n");
			return new BlockReader(tokens, start + 2, lines).read();
		};
		class NotLiteralError extends Error {}
		class BlockReader {
			#tokens;
			#lines;
			#at;
			#unread = [];
			constructor(tokens, at, lines) {
				this.#tokens = tokens;
				this.#at = at;
				this.#lines = lines;
			}
			read() {
				const configs = new Map();
				const assignments = this.#statements((name) => {
					if (name !== "configs") return false;
					for (const [config, own] of this.#configs()) configs.set(config, own);
					return true;
				});
				return {
					assignments,
					configs,
					unread: this.#unread
				};
			}
			#statements(block) {
				const assignments = [];
				while (this.#at < this.#tokens.length && this.#peek() !== "}") {
					const token = this.#tokens[this.#at];
					this.#at += 1;
					if (token?.kind !== "name") continue;
					if (this.#take("{")) {
						if (!block(token.text)) this.#skipBlock(token.line);
						continue;
					}
					const assignment = this.#assignment(token);
					if (assignment !== undefined) assignments.push(assignment);
				}
				this.#at += 1;
				return assignments;
			}
			#assignment({ text: name, line }) {
				try {
					if (this.#take(".")) {
						if (!this.#take("set") && !this.#take("addAll")) return this.#fail();
						this.#take("(");
					} else if (!this.#take("=")) this.#take("(");
					const value = this.#value();
					this.#take(")");
					const isLast = this.#tokens[this.#at]?.line !== line || [
						"}",
						";",
						","
					].includes(this.#peek());
					return isLast ? {
						name,
						value,
						line
					} : this.#fail();
				} catch (error) {
					if (!(error instanceof NotLiteralError)) throw error;
					this.#unread.push({
						line,
						text: (this.#lines[line - 1] ?? "").trim(),
						reason: "Gradle computes this value"
					});
					this.#skipLine(line);
					return undefined;
				}
			}
			#configs() {
				const configs = new Map();
				while (this.#at < this.#tokens.length && this.#peek() !== "}") {
					const token = this.#tokens[this.#at];
					this.#at += 1;
					if (token === undefined || token.kind === "sign") continue;
					const isCall = token.kind === "name" && ["create", "register"].includes(token.text) && this.#take("(");
					const name = isCall ? this.#tokens[this.#at++]?.text ?? "" : token.text;
					if (isCall) this.#take(")");
					if (!this.#take("{")) continue;
					configs.set(name, this.#statements(() => false));
				}
				this.#at += 1;
				return configs;
			}
			#value() {
				const token = this.#tokens[this.#at];
				this.#at += 1;
				if (token === undefined) throw new NotLiteralError();
				if (token.kind === "text") return token.text.includes("$") ? this.#fail() : token.text;
				if (token.kind === "number") return Number(token.text);
				if (token.text === "true" || token.text === "false") return token.text === "true";
				if (token.text === "[") return this.#list("]");
				if ([
					"listOf",
					"mutableListOf",
					"setOf",
					"mapOf",
					"mutableMapOf",
					"project",
					"file"
				].includes(token.text) && this.#take("(")) {
					if (token.text === "project" || token.text === "file") return this.#fail();
					return this.#list(")");
				}
				return this.#fail();
			}
			#fail() {
				throw new NotLiteralError();
			}
			#list(end) {
				const values = [];
				const entries = [];
				while (this.#peek() !== end) {
					const key = this.#tokens[this.#at];
					const next = this.#tokens[this.#at + 1]?.text;
					if (key !== undefined && key.kind !== "sign" && (next === ":" || next === "to")) {
						this.#at += 2;
						entries.push([key.text, this.#value()]);
					} else values.push(this.#value());
					if (!this.#take(",") && this.#peek() !== end) throw new NotLiteralError();
				}
				this.#at += 1;
				return entries.length > 0 ? Object.fromEntries(entries) : values;
			}
			#skipBlock(line) {
				this.#unread.push({
					line,
					text: (this.#lines[line - 1] ?? "").trim(),
					reason: "this block is not known"
				});
				let depth = 1;
				while (depth > 0 && this.#at < this.#tokens.length) {
					if (this.#peek() === "{") depth += 1;
					else if (this.#peek() === "}") depth -= 1;
					this.#at += 1;
				}
			}
			#skipLine(line) {
				let depth = 0;
				while (this.#at < this.#tokens.length) {
					const { text, line: own } = this.#tokens[this.#at] ?? {
						text: "",
						line
					};
					if (depth === 0 && (own !== line || text === "}")) return;
					if (/[([{]/.test(text)) depth += 1;
					else if (/[)\]}]/.test(text)) depth = Math.max(0, depth - 1);
					this.#at += 1;
				}
			}
			#peek() {
				const token = this.#tokens[this.#at];
				return token === undefined || token.kind === "text" ? "" : token.text;
			}
			#take(text) {
				if (this.#peek() !== text) return false;
				this.#at += 1;
				return true;
			}
		}
		;
		const openStep = (name, platform) => ({
			name,
			platform,
			inputs: new Map(),
			devices: [],
			tests: [],
			download: new Set(),
			capabilities: new Map(),
			remarks: []
		});
		const applyRules = (settings, table, step, prefix = "") => settings.map((setting) => {
			const name = setting.key.slice(prefix.length);
			const rule = Object.hasOwn(table, name) ? table[name] : undefined;
			if (rule === undefined) return {
				...setting,
				outcome: "unsupported",
				note: "this setting is not known"
			};
			const { outcome, to, note } = {
				...rule,
				...rule.apply?.(setting.value, step)
			};
			return {
				...setting,
				outcome,
				to,
				note
			};
		});
		const input = (name, note) => ({
			outcome: note === undefined ? "taken" : "changed",
			to: `\`${name}\``,
			note,
			apply: (value, step) => void step.inputs.set(name, textOf(value))
		});
		const capability = (name, note) => ({
			outcome: note === undefined ? "taken" : "changed",
			to: `\`capabilities\`: \`${name}\``,
			note,
			apply: (value, step) => void step.capabilities.set(name, isOn(value))
		});
		const none = (note) => ({
			outcome: "unsupported",
			note
		});
		const textOf = (value) => {
			if (Array.isArray(value)) return value.map(textOf).join(", ");
			if (typeof value === "object" && value !== null) return JSON.stringify(value);
			return value === undefined || value === null ? "" : `${value}`;
		};
		const textsOf = (value) => (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== "");
		const isOn = (value) => value === true || /^(?:true|yes|on|1|)$/i.test(textOf(value));
		const minutesOf = (value) => {
			const found = /^(\d{1,9})\s*(s|sec|m|min|h|)$/i.exec(textOf(value).trim());
			if (found === null) return undefined;
			const unitSeconds = {
				s: 1,
				m: 60,
				h: 3600
			}[(found[2] ?? "").charAt(0).toLowerCase() || "s"] ?? 1;
			return Math.max(1, Math.ceil(Number(found[1]) * unitSeconds / 60));
		};
		const timeLimit = (note) => ({
			outcome: "changed",
			to: "`timeout-minutes`",
			note,
			apply: (value, step) => {
				const minutes = minutesOf(value);
				if (minutes === undefined) return {
					outcome: "unsupported",
					note: "this is no duration"
				};
				step.inputs.set("timeout-minutes", String(minutes));
				return undefined;
			}
		});
		const runnerFilters = {
			outcome: "taken",
			to: "`tests`",
			apply: (value, step) => {
				const unknown = [];
				for (const text of textsOf(value)) {
					const found = /^(not)?\s*(class|package|annotation|size)\s+(.+)$/is.exec(text.trim());
					if (found === null) unknown.push(text);
					else for (const name of (found[3] ?? "").split(/[,;\s]+/).filter((each) => each !== "")) step.tests.push(`${found[1] === undefined ? "" : "!"}${prefixes[(found[2] ?? "").toLowerCase()] ?? ""}${name}`);
				}
				return unknown.length === 0 ? undefined : {
					outcome: "unsupported",
					note: `no entry of \`tests\` is the same as ${unknown.map((text) => `"${text}"`).join(", ")}`
				};
			}
		};
		const prefixes = {
			package: "package:",
			annotation: "annotation:",
			size: "size:"
		};
		;
		const notNeeded = none("not needed here");
		const filter = (prefix) => ({
			outcome: "taken",
			to: "`tests`",
			apply: (value, step) => void step.tests.push(...textsOf(value).map((name) => `${prefix}${step.platform === "ios" ? name.replaceAll(".", "/") : name}`))
		});
		const devices = {
			outcome: "changed",
			to: "`devices`",
			note: "another service has other devices: names are compared with its list, patterns become selectors",
			apply: (value, step) => {
				for (const each of Array.isArray(value) ? value : [value]) addDevice(each, step);
				return undefined;
			}
		};
		const addDevice = (value, step) => {
			const { name, id, platformVersion } = typeof value === "object" && value !== null ? value : {};
			const family = step.platform === "ios" ? "iPhone *" : "Google Pixel *";
			const [plainName = ""] = textOf(name).replaceAll("_", " ").split(/ real\b/i);
			const pattern = plainName.replace(/\.\*|\.\+/g, "*").trim();
			const isPlain = /^[\w *()+-]+$/.test(pattern) && pattern !== "" && pattern !== "*";
			const release = textOf(platformVersion).replaceAll(/[^\d.]/g, "");
			const version = release === "" ? "latest" : step.platform === "android" && !release.includes(".") ? `${release}.0` : release;
			const line = `${isPlain ? pattern : family}-${version}`;
			if (!step.devices.includes(line)) step.devices.push(line);
			if (!isPlain) step.remarks.push(`The device ${textOf(name ?? id) === "" ? "without a name" : `"${textOf(name ?? id)}"`} is not known: \`${line}\` takes a similar device.`);
		};
		const saucectlRules = {
			apiVersion: notNeeded,
			kind: {
				outcome: "taken",
				to: "`framework`"
			},
			$schema: notNeeded,
			rootDir: notNeeded,
			"defaults.timeout": timeLimit("the limit of the whole run, from its first session"),
			"sauce.region": none("`base-url` has one address"),
			"sauce.concurrency": none("builds wait for free slots"),
			"sauce.retries": input("retries", "only failed tests run again"),
			"sauce.metadata.build": input("project"),
			"sauce.metadata.name": none("builds are named after the project"),
			"sauce.metadata.tags": {
				outcome: "changed",
				to: "`capabilities`: `buildTag`",
				note: "one tag for each build",
				apply: (value, step) => void step.capabilities.set("buildTag", textsOf(value)[0] ?? "")
			},
			"sauce.tunnel": none("`capabilities`: `local: true`, with BrowserStack Local"),
			"sauce.visibility": none("the visibility of builds is a setting of the account"),
			"sauce.launchOrder": none("shards are ordered by duration"),
			"espresso.app": input("app"),
			"espresso.testApp": input("test-suite"),
			"xcuitest.app": input("app"),
			"xcuitest.testApp": input("test-suite"),
			"espresso.appDescription": notNeeded,
			"espresso.testAppDescription": notNeeded,
			"xcuitest.appDescription": notNeeded,
			"xcuitest.testAppDescription": notNeeded,
			"espresso.otherApps": none("upload them first, and name their references in `capabilities`: `otherApps` (at most 3)"),
			"xcuitest.otherApps": none("upload them first, and name their references in `capabilities`: `otherApps` (at most 3)"),
			"suites.name": {
				outcome: "taken",
				to: "the name of the job"
			},
			"suites.app": input("app"),
			"suites.testApp": input("test-suite"),
			"suites.otherApps": none("upload them first, and name their references in `capabilities`: `otherApps` (at most 3)"),
			"suites.devices": devices,
			"suites.emulators": {
				outcome: "changed",
				to: "`devices`",
				note: "this service has real devices only: a similar one is chosen",
				apply: (_value, step) => addSimilar(step)
			},
			"suites.simulators": {
				outcome: "changed",
				to: "`devices`",
				note: "this service has real devices only: a similar one is chosen",
				apply: (_value, step) => addSimilar(step)
			},
			"suites.timeout": timeLimit("the limit of the whole run, from its first session"),
			"suites.testOptions.class": filter(""),
			"suites.testOptions.notClass": filter("!"),
			"suites.testOptions.package": filter("package:"),
			"suites.testOptions.notPackage": filter("!package:"),
			"suites.testOptions.size": filter("size:"),
			"suites.testOptions.annotation": filter("annotation:"),
			"suites.testOptions.notAnnotation": filter("!annotation:"),
			"suites.testOptions.notTestIdentifiers": filter("!"),
			"suites.testOptions.numShards": input("shards"),
			"suites.testOptions.useTestOrchestrator": {
				outcome: "taken",
				to: "`capabilities`: `useOrchestrator`",
				apply: (value, step) => void step.capabilities.set("useOrchestrator", isOn(value))
			},
			"suites.testOptions.clearPackageData": {
				outcome: "taken",
				to: "`capabilities`: `clearPackageData`",
				apply: (value, step) => void step.capabilities.set("clearPackageData", isOn(value))
			},
			"suites.testOptions.testLanguage": {
				outcome: "taken",
				to: "`capabilities`: `language`",
				apply: (value, step) => void step.capabilities.set("language", textOf(value))
			},
			"suites.testOptions.testRegion": none("`capabilities`: `locale` has language and region"),
			"suites.testOptions.testTimeoutsEnabled": none("time limits of single tests are a setting of the tests"),
			"suites.testOptions.defaultTestExecutionTimeAllowance": none("time limits of single tests are a setting of the tests"),
			"suites.testOptions.maximumTestExecutionTimeAllowance": none("time limits of single tests are a setting of the tests"),
			"suites.testOptions.statusBarOverrideTime": none("the status bar cannot be set"),
			"suites.shard": none("`shards` splits by itself"),
			"suites.testListFile": none("name the tests in `tests`"),
			"suites.passThreshold": none("a test passes with its last attempt"),
			"suites.smartRetry": {
				outcome: "taken",
				to: "`retries`",
				note: "only failed tests run again"
			},
			"suites.appSettings": none("`capabilities` has settings such as `resignApp`, `networkProfile` and `appProfiling`"),
			"suites.env": {
				outcome: "taken",
				to: "`capabilities`: `setEnvVariables`",
				apply: (value, step) => void step.capabilities.set(step.platform === "ios" ? "setEnvVariables" : "instrumentationOptions", value)
			},
			env: {
				outcome: "taken",
				to: "`capabilities`: `setEnvVariables`",
				apply: (value, step) => void step.capabilities.set(step.platform === "ios" ? "setEnvVariables" : "instrumentationOptions", value)
			},
			"artifacts.download": {
				outcome: "changed",
				to: "`download`",
				note: "kinds of files, and no patterns of names",
				apply: (value, step) => {
					const patterns = textOf(typeof value === "object" && value !== null && "match" in value ? value.match : "");
					if (/video|mp4|\*(?:$|,)/.test(patterns)) step.download.add("video");
					if (/log|\*(?:$|,)/.test(patterns)) step.download.add("device-logs");
					return undefined;
				}
			},
			"artifacts.cleanup": notNeeded,
			"artifacts.retain": none("the service collects no folders of the device"),
			reporters: {
				outcome: "taken",
				to: "`junit.xml` and `results.json`, always"
			},
			notifications: none("a later step can post the output `reason`")
		};
		const addSimilar = (step) => {
			const line = step.platform === "ios" ? "ios-latest" : "android-latest";
			if (!step.devices.includes(line)) step.devices.push(line);
			step.remarks.push(`Emulators and simulators have no equivalent: \`${line}\` takes a real device.`);
		};
		const saucectlStep = (name, platform, shared, own) => {
			const step = openStep(name, platform);
			const findings = [...applyRules(shared, saucectlRules, step), ...applyRules(own, saucectlRules, step)];
			const minutes = minutesOf(step.inputs.get("timeout-minutes") ?? "");
			if (minutes === 0) step.inputs.delete("timeout-minutes");
			return {
				step,
				findings
			};
		};
		;
		const maxWords = 1e5;
		const readCommands = (script, given = new Map()) => {
			const variables = new Map(given);
			const commands = [];
			let words = [];
			let count = 0;
			const scanner = new Scanner(script);
			const end = () => {
				const command = shell_assign(words, variables);
				if (command.length > 0) commands.push(command);
				words = [];
			};
			while (!scanner.isAtEnd && count < maxWords) {
				if (scanner.skipSeparator()) end();
				else if (scanner.skipBlanks()) continue;
				else {
					count += 1;
					words.push(...scanner.readWord(variables));
				}
			}
			end();
			return commands;
		};
		const shell_assign = (words, variables) => {
			const rest = words[0]?.text === "export" || words[0]?.text === "local" || words[0]?.text === "readonly" ? words.slice(1) : [...words];
			while (rest[0] !== undefined) {
				const found = /^([A-Za-z_]\w*)(\+?)=(.*)$/s.exec(rest[0].text);
				if (found === null) break;
				const [, name = "", plus, text = ""] = found;
				const [first] = rest;
				rest.shift();
				const value = arrays.get(first) ?? [{
					...first,
					text
				}];
				variables.set(name, plus === "+" ? [...variables.get(name) ?? [], ...value] : value);
			}
			return rest;
		};
		const arrays = new WeakMap();
		class Scanner {
			#text;
			#at = 0;
			#line = 1;
			constructor(text) {
				this.#text = text.replaceAll("\r\n", "\n");
			}
			get isAtEnd() {
				return this.#at >= this.#text.length;
			}
			skipSeparator() {
				const sign = this.#peek();
				if (sign === "\n" || sign === ";" || sign === "&" || sign === "|" || sign === "(" || sign === ")") {
					this.#next();
					return true;
				}
				return false;
			}
			skipBlanks() {
				const sign = this.#peek();
				if (sign === " " || sign === "	") this.#next();
				else if (sign === "\\" && this.#peek(1) === "\n") {
					this.#next();
					this.#next();
				} else if (sign === "#") while (!this.isAtEnd && this.#peek() !== "\n") this.#next();
				else return false;
				return true;
			}
			readWord(variables) {
				const line = this.#line;
				const parts = [];
				while (!this.isAtEnd && !/[\s;&|()]/.test(this.#peek())) this.#readPart(variables, (part) => parts.push(part));
				const text = parts.map((part) => part.text).join("");
				if (text.endsWith("=") && this.#peek() === "(") return [this.#readArray(text, line, variables)];
				const spread = parts.find((part) => part.spread !== undefined)?.spread;
				if (spread !== undefined && text === "") return spread;
				return [{
					text,
					line,
					unknown: parts.find((part) => part.unknown !== undefined)?.unknown
				}];
			}
			#readPart(variables, add) {
				const sign = this.#next();
				if (sign === "\\") {
					const escaped = this.#next();
					if (escaped !== "\n") add({ text: escaped });
				} else if (sign === "'") add({ text: this.#until("'") });
				else if (sign === "\"") this.#readQuoted(variables, add);
				else if (sign === "$") add(this.#readExpansion(variables));
				else if (sign === "`") add({
					text: this.#until("`"),
					unknown: "a command in backticks"
				});
				else add({ text: sign });
			}
			#readQuoted(variables, add) {
				while (!this.isAtEnd && this.#peek() !== "\"") {
					const sign = this.#next();
					if (sign === "\\" && /["\\$`\n]/.test(this.#peek())) {
						const escaped = this.#next();
						if (escaped !== "\n") add({ text: escaped });
					} else if (sign === "$") add(this.#readExpansion(variables));
					else if (sign === "`") add({
						text: this.#until("`"),
						unknown: "a command in backticks"
					});
					else add({ text: sign });
				}
				this.#next();
			}
			#readExpansion(variables) {
				if (this.#text.startsWith("{{", this.#at)) return { text: this.#readExpression() };
				if (this.#peek() === "(") return {
					text: "",
					unknown: this.#readSubstitution()
				};
				const found = /^(?:\{([A-Za-z_]\w*)(\[[@*]\])?\}|([A-Za-z_]\w*))/.exec(this.#text.slice(this.#at, this.#at + 300));
				if (found !== null) {
					this.#skip(found[0].length);
					return expansionOf(found[1] ?? found[3] ?? "", found[2] !== undefined, variables);
				}
				if (this.#peek() === "{") return {
					text: "",
					unknown: `$${this.#until("}")}}`
				};
				return /[\d@*#?$!-]/.test(this.#peek()) ? {
					text: "",
					unknown: `$${this.#next()}`
				} : { text: "$" };
			}
			#readExpression() {
				const end = this.#text.indexOf("}}", this.#at);
				const stop = end === -1 ? this.#text.length : end + 2;
				const text = this.#text.slice(this.#at, stop);
				this.#skip(stop - this.#at);
				return `$${text}`;
			}
			#readSubstitution() {
				const start = this.#at;
				let depth = 0;
				do {
					const sign = this.#next();
					if (sign === "(") depth += 1;
					else if (sign === ")") depth -= 1;
				} while (depth > 0 && !this.isAtEnd);
				return `$${this.#text.slice(start, this.#at)}`;
			}
			#readArray(text, line, variables) {
				const words = [];
				this.#next();
				while (!this.isAtEnd && this.#peek() !== ")") {
					if (/\s/.test(this.#peek())) this.#next();
					else if (!this.skipBlanks()) {
						const before = this.#at;
						words.push(...this.readWord(variables));
						if (this.#at === before) this.#next();
					}
				}
				this.#next();
				const word = {
					text,
					line
				};
				arrays.set(word, words);
				return word;
			}
			#until(sign) {
				let text = "";
				while (!this.isAtEnd && this.#peek() !== sign) text += this.#next();
				this.#next();
				return text;
			}
			#peek(ahead = 0) {
				return this.#text.charAt(this.#at + ahead);
			}
			#next() {
				const sign = this.#text.charAt(this.#at);
				if (sign === "\n") this.#line += 1;
				this.#at += 1;
				return sign;
			}
			#skip(count) {
				for (let index = 0; index < count; index++) this.#next();
			}
		}
		const expansionOf = (name, isArray, variables) => {
			const value = variables.get(name);
			if (value === undefined) return {
				text: "",
				unknown: `$${name}`
			};
			if (isArray) return {
				text: "",
				spread: value
			};
			return {
				text: value.map((word) => word.text).join(" "),
				unknown: value.find((word) => word.unknown !== undefined)?.unknown
			};
		};
		;
		const device_names_namespaceObject = JSON.parse("{\"Nord\":\"OnePlus Nord\",\"OP5154L1\":\"OnePlus 9RT 5G\",\"OP5155L1\":\"OnePlus 9RT 5G\",\"OP5159L1\":\"OnePlus Nord N20 5G\",\"OP515AL1\":\"OnePlus Nord N20 5G\",\"OP515BL1\":\"OnePlus Nord2 5G\",\"OP516EL1\":\"OnePlus 10 Pro\",\"OP516FL1\":\"OnePlus 10 Pro 5G\",\"OP535DL1\":\"OnePlus Nord CE 2 Lite 5G\",\"OP5552L1\":\"OnePlus 10T 5G\",\"OP555BL1\":\"OnePlus Nord CE 2\",\"OP5566L1\":\"OnePlus 10R 5G\",\"OP5567L1\":\"OnePlus 10R 5G\",\"OP557AL1\":\"OnePlus Nord 2T 5G\",\"OP594DL1\":\"OnePlus 11 5G\",\"OP7ProNRSpr\":\"OnePlus 7 Pro\",\"OnePlus6\":\"OnePlus 6\",\"OnePlus6T\":\"OnePlus 6T\",\"OnePlus6TSingle\":\"OnePlus 6T\",\"OnePlus7\":\"OnePlus 7\",\"OnePlus7Pro\":\"OnePlus 7 Pro\",\"OnePlus7ProNR\":\"OnePlus 7 Pro 5G\",\"OnePlus7ProTMO\":\"OnePlus 7 Pro\",\"OnePlus7T\":\"OnePlus 7T\",\"OnePlus7TPro\":\"OnePlus 7T Pro\",\"OnePlus7TProNR\":\"OnePlus 7T Pro 5G\",\"OnePlus7TTMO\":\"OnePlus 7T\",\"OnePlus8\":\"OnePlus 8\",\"OnePlus8Pro\":\"OnePlus 8 Pro\",\"OnePlus8T\":\"OnePlus 8T\",\"OnePlus8TMO\":\"OnePlus 8 5G\",\"OnePlus8TTMO\":\"OnePlus 8T Plus 5G\",\"OnePlus8VZW\":\"OnePlus 8 5G UW\",\"OnePlus8Visible\":\"OnePlus 8\",\"OnePlus9\":\"OnePlus 9 5G\",\"OnePlus9Pro\":\"OnePlus 9Pro 5G\",\"OnePlus9ProTMO\":\"OnePlus 9 Pro 5G\",\"OnePlus9R\":\"OnePlus 9R\",\"OnePlus9TMO\":\"OnePlus 9 5G\",\"OnePlusN10\":\"OnePlus Nord N10 5G\",\"OnePlusN100\":\"OnePlus Nord N100\",\"OnePlusN100METRO\":\"OnePlus Nord N100\",\"OnePlusN100TMO\":\"OnePlus Nord N100\",\"OnePlusN10METRO\":\"OnePlus Nord N10 5G\",\"OnePlusN10TMO\":\"OnePlus Nord N10 5G\",\"OnePlusN200\":\"OnePlus Nord N200 5G\",\"OnePlusN200TMO\":\"OnePlus Nord N200 5G\",\"OnePlusNordCE\":\"OnePlus Nord CE 5G\",\"SC-01K\":\"Samsung Galaxy Note8\",\"SC-01L\":\"Samsung Galaxy Note9\",\"SC-01M\":\"Samsung Galaxy Note10 Plus\",\"SC-02J\":\"Samsung Galaxy S8\",\"SC-02K\":\"Samsung Galaxy S9\",\"SC-02M\":\"Samsung Galaxy A20\",\"SC-03J\":\"Samsung Galaxy S8 Plus\",\"SC-03K\":\"Samsung Galaxy S9 Plus\",\"SC-03L\":\"Samsung Galaxy S10\",\"SC-04L\":\"Samsung Galaxy S10 Plus\",\"SC-05L\":\"Samsung Galaxy S10 Plus Olympic Games Edition\",\"SC-41A\":\"Samsung Galaxy A41\",\"SC-42A\":\"Samsung Galaxy A21\",\"SC-51A\":\"Samsung Galaxy S20 5G\",\"SC-51B\":\"Samsung Galaxy S21 5G\",\"SC-51C\":\"Samsung Galaxy S22\",\"SC-52A\":\"Samsung Galaxy S20 Plus 5G\",\"SC-52B\":\"Samsung Galaxy S21 Ultra 5G\",\"SC-52C\":\"Samsung Galaxy S22 Ultra\",\"SC-53A\":\"Samsung Galaxy Note20 Ultra 5G\",\"SC-53B\":\"Samsung Galaxy A52 5G\",\"SC-53C\":\"Samsung Galaxy A53 5G\",\"SC-54A\":\"Samsung Galaxy A51 5G\",\"SC-54B\":\"Samsung Galaxy Z Flip3 5G\",\"SC-54C\":\"Samsung Galaxy Z Flip4\",\"SC-55B\":\"Samsung Galaxy Z Fold3 5G\",\"SC-55C\":\"Samsung Galaxy Z Fold4\",\"SC-56B\":\"Samsung Galaxy A22 5G\",\"SC-56C\":\"Samsung Galaxy A23 5G\",\"SC51Aa\":\"Samsung Galaxy S20 5G\",\"SCG01\":\"Samsung Galaxy S20 5G\",\"SCG02\":\"Samsung Galaxy S20 Plus 5G\",\"SCG03\":\"Samsung Galaxy S20 Ultra 5G\",\"SCG04\":\"Samsung Galaxy Z Flip 5G\",\"SCG06\":\"Samsung Galaxy Note20 Ultra 5G\",\"SCG07\":\"Samsung Galaxy A51 5G\",\"SCG08\":\"Samsung Galaxy A32 5G\",\"SCG09\":\"Samsung Galaxy S21 5G\",\"SCG10\":\"Samsung Galaxy S21 Plus 5G\",\"SCG11\":\"Samsung Galaxy Z Fold3 5G\",\"SCG12\":\"Samsung Galaxy Z Flip3 5G\",\"SCG13\":\"Samsung Galaxy S22\",\"SCG14\":\"Samsung Galaxy S22 Ultra\",\"SCG15\":\"Samsung Galaxy A53 5G\",\"SCG16\":\"Samsung Galaxy Z Fold4\",\"SCG17\":\"Samsung Galaxy Z Flip4\",\"SCG18\":\"Samsung Galaxy A23 5G\",\"SCV35\":\"Samsung Galaxy S8 Plus\",\"SCV36\":\"Samsung Galaxy S8\",\"SCV37\":\"Samsung Galaxy Note8\",\"SCV38\":\"Samsung Galaxy S9\",\"SCV39\":\"Samsung Galaxy S9 Plus\",\"SCV40\":\"Samsung Galaxy Note9\",\"SCV41\":\"Samsung Galaxy S10\",\"SCV42\":\"Samsung Galaxy S10 Plus\",\"SCV43\":\"Samsung Galaxy A30\",\"SCV43-j\":\"Samsung Galaxy A30\",\"SCV43-u\":\"Samsung Galaxy A30\",\"SCV45\":\"Samsung Galaxy Note10 Plus\",\"SCV46\":\"Samsung Galaxy A20\",\"SCV47\":\"Samsung Galaxy Z Flip\",\"SCV48\":\"Samsung Galaxy A41\",\"SCV49\":\"Samsung Galaxy A21\",\"a01core\":\"Samsung Galaxy A01 Core\",\"a01q\":\"Samsung Galaxy A01\",\"a02\":\"Samsung Galaxy A02\",\"a02q\":\"Samsung Galaxy A02s\",\"a03\":\"Samsung Galaxy A03\",\"a03s\":\"Samsung Galaxy A03s\",\"a03su\":\"Samsung Galaxy A03s\",\"a04\":\"Samsung Galaxy A04\",\"a04e\":\"Samsung Galaxy A04e\",\"a04s\":\"Samsung Galaxy A04s\",\"a10\":\"Samsung Galaxy A10\",\"a10e\":\"Samsung Galaxy A10e\",\"a10ekx\":\"Samsung Galaxy A10e\",\"a10s\":\"Samsung Galaxy A10s\",\"a11q\":\"Samsung Galaxy A11\",\"a12\":\"Samsung Galaxy A12\",\"a12s\":\"Samsung Galaxy A12\",\"a12u\":\"Samsung Galaxy A12\",\"a13\":\"Samsung Galaxy A13\",\"a13ve\":\"Samsung Galaxy A13\",\"a13x\":\"Samsung Galaxy A13 5G\",\"a14\":\"Samsung Galaxy A14\",\"a14m\":\"Samsung Galaxy A14\",\"a14x\":\"Samsung Galaxy A14 5G\",\"a14xm\":\"Samsung Galaxy A14 5G\",\"a20\":\"Samsung Galaxy A20\",\"a20e\":\"Samsung Galaxy A20e\",\"a20p\":\"Samsung Galaxy A20\",\"a20s\":\"Samsung Galaxy A20s\",\"a21\":\"Samsung Galaxy A21\",\"a21s\":\"Samsung Galaxy A21s\",\"a22\":\"Samsung Galaxy A22\",\"a22x\":\"Samsung Galaxy A22s 5G\",\"a23\":\"Samsung Galaxy A23\",\"a23ex\":\"Samsung Galaxy A23 5G\",\"a23xq\":\"Samsung Galaxy A23 5G UW\",\"a30\":\"Samsung Galaxy A30\",\"a30c\":\"Samsung Galaxy A40s\",\"a30s\":\"Samsung Galaxy A30s\",\"a31\":\"Samsung Galaxy A31\",\"a32\":\"Samsung Galaxy A32\",\"a32x\":\"Samsung Galaxy A32 5G\",\"a33x\":\"Samsung Galaxy A33 5G\",\"a34x\":\"Samsung Galaxy A34 5G\",\"a3core\":\"Samsung Galaxy A03 Core\",\"a40\":\"Samsung Galaxy A40\",\"a41\":\"Samsung Galaxy A41\",\"a42xq\":\"Samsung Galaxy A42 5G\",\"a42xuq\":\"Samsung Galaxy A42 5G\",\"a50\":\"Samsung Galaxy A50\",\"a50s\":\"Samsung Galaxy A50s\",\"a51\":\"Samsung Galaxy A51\",\"a51x\":\"Samsung Galaxy A51 5G\",\"a51xq\":\"Samsung Galaxy A51 5G\",\"a52q\":\"Samsung Galaxy A52\",\"a52sxq\":\"Samsung Galaxy A52s 5G\",\"a52xq\":\"Samsung Galaxy A52 5G\",\"a53x\":\"Samsung Galaxy A53 5G UW\",\"a54x\":\"Samsung Galaxy A54 5G\",\"a60q\":\"Samsung Galaxy A60\",\"a70q\":\"Samsung Galaxy A70\",\"a70s\":\"Samsung Galaxy A70s\",\"a71\":\"Samsung Galaxy A71\",\"a71x\":\"Samsung Galaxy A71 5G\",\"a71xq\":\"Samsung Galaxy A71 5G\",\"a72q\":\"Samsung Galaxy A72\",\"a73xq\":\"Samsung Galaxy A73 5G\",\"akita\":\"Google Pixel 8a\",\"atlas_cheets\":\"Google Pixelbook\",\"b0q\":\"Samsung Galaxy S22 Ultra\",\"b0s\":\"Samsung Galaxy S22 Ultra\",\"b2q\":\"Samsung Galaxy Z Flip3 5G\",\"b4q\":\"Samsung Galaxy Z Flip4\",\"barbet\":\"Google Pixel 5a 5G\",\"beyond0\":\"Samsung Galaxy S10e\",\"beyond0q\":\"Samsung Galaxy S10e\",\"beyond1\":\"Samsung Galaxy S10\",\"beyond1q\":\"Samsung Galaxy S10\",\"beyond2\":\"Samsung Galaxy S10 Plus\",\"beyond2q\":\"Samsung Galaxy S10 Plus\",\"beyondx\":\"Samsung Galaxy S10 5G\",\"beyondxq\":\"Samsung Galaxy S10 5G\",\"bloomq\":\"Samsung Galaxy Z Flip\",\"bloomxq\":\"Samsung Galaxy Z Flip 5G\",\"bluejay\":\"Google Pixel 6a\",\"blueline\":\"Google Pixel 3\",\"bonito\":\"Google Pixel 3a XL\",\"bramble\":\"Google Pixel 4a\",\"c1q\":\"Samsung Galaxy Note20 5G\",\"c1s\":\"Samsung Galaxy Note20 5G\",\"c2q\":\"Samsung Galaxy Note20 Ultra 5G\",\"c2s\":\"Samsung Galaxy Note20 Ultra 5G\",\"caiman\":\"Google Pixel 9 Pro\",\"cheetah\":\"Google Pixel 7 Pro\",\"comet\":\"Google Pixel 9 Pro Fold\",\"coral\":\"Google Pixel 4 XL\",\"crosshatch\":\"Google Pixel 3 XL\",\"crownlte\":\"Samsung Galaxy Note9\",\"crownlteks\":\"Samsung Galaxy Note9\",\"crownqltechn\":\"Samsung Galaxy Note9\",\"crownqltecs\":\"Samsung Galaxy Note9\",\"crownqltesq\":\"Samsung Galaxy Note9\",\"crownqlteue\":\"Samsung Galaxy Note9\",\"cruiserlteatt\":\"Samsung Galaxy S8 Active\",\"cruiserltesq\":\"Samsung Galaxy S8 Active\",\"d1\":\"Samsung Galaxy Note10\",\"d1q\":\"Samsung Galaxy Note10\",\"d1x\":\"Samsung Galaxy Note10 5G\",\"d2q\":\"Samsung Galaxy Note10 Plus\",\"d2s\":\"Samsung Galaxy Note10 Plus\",\"d2x\":\"Samsung Galaxy Note10 Plus 5G\",\"d2xq\":\"Samsung Galaxy Note10 Plus 5G\",\"d2xq2\":\"Samsung Galaxy Note10 Plus 5G\",\"dm1q\":\"Samsung Galaxy S23\",\"dm2q\":\"Samsung Galaxy S23 Plus\",\"dm3q\":\"Samsung Galaxy S23 Ultra\",\"dragon\":\"Google Pixel C\",\"dream2lte\":\"Samsung Galaxy S8 Plus\",\"dream2lteks\":\"Samsung Galaxy S8 Plus\",\"dream2qltecan\":\"Samsung Galaxy S8 Plus\",\"dream2qltechn\":\"Samsung Galaxy S8 Plus\",\"dream2qltesq\":\"Samsung Galaxy S8 Plus\",\"dream2qlteue\":\"Samsung Galaxy S8 Plus\",\"dreamlte\":\"Samsung Galaxy S8\",\"dreamlteks\":\"Samsung Galaxy S8\",\"dreamqltecan\":\"Samsung Galaxy S8\",\"dreamqltechn\":\"Samsung Galaxy S8\",\"dreamqltecmcc\":\"Samsung Galaxy S8\",\"dreamqltesq\":\"Samsung Galaxy S8\",\"dreamqlteue\":\"Samsung Galaxy S8\",\"eve_cheets\":\"Google Pixelbook\",\"f2q\":\"Samsung Galaxy Z Fold2 5G\",\"flame\":\"Google Pixel 4\",\"g0q\":\"Samsung Galaxy S22 Plus\",\"g0s\":\"Samsung Galaxy S22 Plus\",\"greatlte\":\"Samsung Galaxy Note8\",\"greatlteks\":\"Samsung Galaxy Note8\",\"greatqlte\":\"Samsung Galaxy Note8\",\"greatqltechn\":\"Samsung Galaxy Note8\",\"greatqltecmcc\":\"Samsung Galaxy Note8\",\"greatqltecs\":\"Samsung Galaxy Note8\",\"greatqlteue\":\"Samsung Galaxy Note8\",\"gta4l\":\"Samsung Galaxy Tab A7\",\"gta4lve\":\"Samsung Galaxy Tab A7\",\"gta4lvewifi\":\"Samsung Galaxy Tab A7\",\"gta4lwifi\":\"Samsung Galaxy Tab A7\",\"gta4xl\":\"Samsung Galaxy Tab S6 Lite\",\"gta4xlve\":\"Samsung Galaxy Tab S6 Lite\",\"gta4xlvewifi\":\"Samsung Galaxy Tab S6 Lite\",\"gta4xlwifi\":\"Samsung Galaxy Tab S6 Lite\",\"gta7lite\":\"Samsung Galaxy Tab A7 Lite\",\"gta7litewifi\":\"Samsung Galaxy Tab A7 Lite\",\"gta8\":\"Samsung Galaxy Tab A8\",\"gta8wifi\":\"Samsung Galaxy Tab A8\",\"gtexswifi\":\"Samsung Galaxy Tab A6\",\"gts210lte\":\"Samsung Galaxy Tab S2 9.7\",\"gts210lteatt\":\"Samsung Galaxy Tab S2 9.7\",\"gts210ltecan\":\"Samsung Galaxy Tab S2 9.7\",\"gts210ltekx\":\"Samsung Galaxy Tab S2 9.7\",\"gts210ltespr\":\"Samsung Galaxy Tab S2 9.7\",\"gts210ltetmo\":\"Samsung Galaxy Tab S2 9.7\",\"gts210lteusc\":\"Samsung Galaxy Tab S2 9.7\",\"gts210ltevzw\":\"Samsung Galaxy Tab S2 9.7\",\"gts210velte\":\"Samsung Galaxy Tab S2 9.7\",\"gts210velteatt\":\"Samsung Galaxy Tab S2 9.7\",\"gts210veltecan\":\"Samsung Galaxy Tab S2 9.7\",\"gts210veltechn\":\"Samsung Galaxy Tab S2\",\"gts210veltetmo\":\"Samsung Galaxy Tab S2 9.7\",\"gts210vewifi\":\"Samsung Galaxy Tab S2 9.7\",\"gts210vewifichn\":\"Samsung Galaxy Tab S2\",\"gts210wifi\":\"Samsung Galaxy Tab S2 9.7\",\"gts28lte\":\"Samsung Galaxy Tab S2 8.0\",\"gts28ltechn\":\"Samsung Galaxy Tab S2 8.0\",\"gts28ltekx\":\"Samsung Galaxy Tab S2 8.0\",\"gts28velte\":\"Samsung Galaxy Tab S2\",\"gts28veltechn\":\"Samsung Galaxy Tab S2\",\"gts28vewifi\":\"Samsung Galaxy Tab S2 8.0\",\"gts28vewifichn\":\"Samsung Galaxy Tab S2\",\"gts28wifi\":\"Samsung Galaxy Tab S2 8.0\",\"gts28wifichn\":\"Samsung Galaxy Tab S2 8.0\",\"gts3llte\":\"Samsung Galaxy Tab S3\",\"gts3lltekx\":\"Samsung Galaxy Tab S3\",\"gts3llteusc\":\"Samsung Galaxy Tab S3\",\"gts3lltevzw\":\"Samsung Galaxy Tab S3\",\"gts3lwifi\":\"Samsung Galaxy Tab S3\",\"gts3lwifichn\":\"Samsung Galaxy Tab S3\",\"gts4llte\":\"Samsung Galaxy Tab S4\",\"gts4llteatt\":\"Samsung Galaxy Tab S4\",\"gts4lltechn\":\"Samsung Galaxy Tab S4\",\"gts4lltekx\":\"Samsung Galaxy Tab S4\",\"gts4lltespr\":\"Samsung Galaxy Tab S4\",\"gts4lltetmo\":\"Samsung Galaxy Tab S4\",\"gts4llteusc\":\"Samsung Galaxy Tab S4\",\"gts4lltevzw\":\"Samsung Galaxy Tab S4\",\"gts4lv\":\"Samsung Galaxy Tab S5e\",\"gts4lvwifi\":\"Samsung Galaxy Tab S5e\",\"gts4lvwifichn\":\"Samsung Galaxy Tab S5e\",\"gts4lwifi\":\"Samsung Galaxy Tab S4\",\"gts4lwifichn\":\"Samsung Galaxy Tab S4\",\"gts6l\":\"Samsung Galaxy Tab S6\",\"gts6lwifi\":\"Samsung Galaxy Tab S6\",\"gts6x\":\"Samsung Galaxy Tab S6 5G\",\"gts7fewifi\":\"Samsung Galaxy Tab S7 FE\",\"gts7l\":\"Samsung Galaxy Tab S7 5G\",\"gts7lwifi\":\"Samsung Galaxy Tab S7\",\"gts7xl\":\"Samsung Galaxy Tab S7 Plus 5G\",\"gts7xllite\":\"Samsung Galaxy Tab S7 FE 5G\",\"gts7xllitewifi\":\"Samsung Galaxy Tab S7 FE\",\"gts7xlwifi\":\"Samsung Galaxy Tab S7 Plus\",\"gts8\":\"Samsung Galaxy Tab S8 5G\",\"gts8p\":\"Samsung Galaxy Tab S8 Plus 5G\",\"gts8pwifi\":\"Samsung Galaxy Tab S8 Plus\",\"gts8u\":\"Samsung Galaxy Tab S8 Ultra 5G\",\"gts8uwifi\":\"Samsung Galaxy Tab S8 Ultra\",\"gts8wifi\":\"Samsung Galaxy Tab S8\",\"husky\":\"Google Pixel 8 Pro\",\"komodo\":\"Google Pixel 9 Pro XL\",\"kona3g\":\"Samsung Galaxy Note 8.0\",\"konalte\":\"Samsung Galaxy Note 8.0\",\"konalteatt\":\"Samsung Galaxy Note 8.0\",\"konaltecan\":\"Samsung Galaxy Note 8.0\",\"konawifi\":\"Samsung Galaxy Note 8.0\",\"konawifiany\":\"Samsung Galaxy Note 8.0\",\"lt033g\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03lte\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03ltektt\":\"Samsung Galaxy Note 10.1\",\"lt03ltelgt\":\"Samsung Galaxy Note 10.1\",\"lt03lteskt\":\"Samsung Galaxy Note 10.1\",\"lt03ltetmo\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03ltevzw\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03wifi\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03wifikx\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03wifiue\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"marlin\":\"Google Pixel XL\",\"nocturne_cheets\":\"Google Pixel Slate\",\"o1q\":\"Samsung Galaxy S21 5G\",\"o1s\":\"Samsung Galaxy S21 5G\",\"oriole\":\"Google Pixel 6\",\"p3q\":\"Samsung Galaxy S21 Ultra 5G\",\"p3s\":\"Samsung Galaxy S21 Ultra 5G\",\"p4notelte\":\"Samsung Galaxy Note 10.1\",\"p4noteltektt\":\"Samsung Galaxy Note 10.1\",\"p4noteltelgt\":\"Samsung Galaxy Note 10.1\",\"p4notelteskt\":\"Samsung Galaxy Note 10.1\",\"p4noteltespr\":\"Samsung Galaxy Note 10.1\",\"p4notelteusc\":\"Samsung Galaxy Note 10.1\",\"p4noteltevzw\":\"Samsung Galaxy Note 10.1\",\"p4noterf\":\"Samsung Galaxy Note 10.1\",\"p4noterfktt\":\"Samsung Galaxy Note 10.1\",\"p4notewifi\":\"Samsung Galaxy Note 10.1\",\"p4notewifi43241any\":\"Samsung Galaxy Note 10.1\",\"p4notewifiany\":\"Samsung Galaxy Note 10.1\",\"p4notewifiktt\":\"Samsung Galaxy Note 10.1\",\"p4notewifiww\":\"Samsung Galaxy Note 10.1\",\"panther\":\"Google Pixel 7\",\"q2q\":\"Samsung Galaxy Z Fold3 5G\",\"q4q\":\"Samsung Galaxy Z Fold4\",\"r0q\":\"Samsung Galaxy S22\",\"r0s\":\"Samsung Galaxy S22\",\"r11\":\"Google Pixel Watch\",\"r11btwifi\":\"Google Pixel Watch\",\"r1q\":\"Samsung Galaxy A80\",\"r3q\":\"Samsung Galaxy A90 5G\",\"r5q\":\"Samsung Galaxy S10 Lite\",\"r7\":\"Samsung Galaxy Note10 Lite\",\"r8q\":\"Samsung Galaxy S20 FE 5G\",\"r8s\":\"Samsung Galaxy S20 FE\",\"r9q\":\"Samsung Galaxy S21 FE 5G\",\"r9s\":\"Samsung Galaxy S21 FE 5G\",\"raven\":\"Google Pixel 6 Pro\",\"redfin\":\"Google Pixel 5\",\"sailfish\":\"Google Pixel\",\"sargo\":\"Google Pixel 3a\",\"shiba\":\"Google Pixel 8\",\"star2lte\":\"Samsung Galaxy S9 Plus\",\"star2lteks\":\"Samsung Galaxy S9 Plus\",\"star2qltechn\":\"Samsung Galaxy S9 Plus\",\"star2qltecs\":\"Samsung Galaxy S9 Plus\",\"star2qltesq\":\"Samsung Galaxy S9 Plus\",\"star2qlteue\":\"Samsung Galaxy S9 Plus\",\"starlte\":\"Samsung Galaxy S9\",\"starlteks\":\"Samsung Galaxy S9\",\"starqltechn\":\"Samsung Galaxy S9\",\"starqltecmcc\":\"Samsung Galaxy S9\",\"starqltecs\":\"Samsung Galaxy S9\",\"starqltesq\":\"Samsung Galaxy S9\",\"starqlteue\":\"Samsung Galaxy S9\",\"sunfish\":\"Google Pixel 4a\",\"t2q\":\"Samsung Galaxy S21 Plus 5G\",\"t2s\":\"Samsung Galaxy S21 Plus 5G\",\"taimen\":\"Google Pixel 2 XL\",\"tegu\":\"Google Pixel 9a\",\"tokay\":\"Google Pixel 9\",\"walleye\":\"Google Pixel 2\",\"x1q\":\"Samsung Galaxy S20 5G\",\"x1s\":\"Samsung Galaxy S20 5G\",\"y2q\":\"Samsung Galaxy S20 Plus 5G\",\"y2s\":\"Samsung Galaxy S20 Plus 5G\",\"z3q\":\"Samsung Galaxy S20 Ultra 5G\",\"z3s\":\"Samsung Galaxy S20 Ultra 5G\"}");
		;
		const releases = {
			21: "5.0",
			22: "5.1",
			23: "6.0",
			24: "7.0",
			25: "7.1",
			26: "8.0",
			27: "8.1",
			28: "9.0",
			29: "10.0",
			30: "11.0",
			31: "12.0",
			32: "12.0",
			33: "13.0",
			34: "14.0",
			35: "15.0",
			36: "16.0"
		};
		const knownNames = new Map(Object.entries(device_names_namespaceObject));
		const isVirtual = (model) => /\.arm$|^Nexus|^Pixel\d?$|^(?:Small|Medium)(?:Phone|Tablet)|emulator|simulator|gpu/i.test(model);
		const device_names_addDevice = (model, version, step) => {
			const { line, remark } = deviceLine(model, version, step.platform);
			if (!step.devices.includes(line)) step.devices.push(line);
			if (remark !== undefined && !step.remarks.includes(remark)) step.remarks.push(remark);
			return remark;
		};
		const deviceLine = (model, version, platform) => {
			if (platform === "ios") return iosLine(model, version);
			const release = version === "" ? "latest" : releases[version];
			const name = knownNames.get(model);
			if (name !== undefined && release !== undefined) return { line: `${name}-${release}` };
			const line = `${name ?? "Google Pixel *"}-${release ?? "latest"}`;
			if (name !== undefined) return {
				line,
				remark: `The API level "${version}" of ${model} is not known: \`${line}\` takes the newest release.`
			};
			const what = isVirtual(model) ? `${model} is an emulator, and the service has real devices` : `The device "${model}" is not known`;
			return {
				line,
				remark: `${what}: \`${line}\` takes a similar device. Replace it with the one you want.`
			};
		};
		const iosModel = /^(iphone|ipad|ipod)(.*)$/i;
		const iosLine = (model, version) => {
			const found = iosModel.exec(model);
			const release = version === "" ? "latest" : version.split(".")[0] ?? version;
			if (found === null) {
				const line = `iPhone *-${release}`;
				return {
					line,
					remark: `The device "${model}" is not known: \`${line}\` takes a similar device. Replace it with the one you want.`
				};
			}
			const family = {
				iphone: "iPhone",
				ipad: "iPad",
				ipod: "iPod"
			}[(found[1] ?? "").toLowerCase()] ?? "iPhone";
			const rest = (found[2] ?? "").replace(/(\d+)/g, " $1 ").replace(/(promax|proplus|plus|pro|max|mini|air|se|xs|xr|x)/gi, (word) => ` ${iosWords[word.toLowerCase()] ?? word} `).replace(/ {2,}/g, " ").trim();
			return { line: `${family}${rest === "" ? " *" : ` ${rest}`}-${release}` };
		};
		const iosWords = {
			promax: "Pro Max",
			proplus: "Pro Plus",
			plus: "Plus",
			pro: "Pro",
			max: "Max",
			mini: "Mini",
			air: "Air",
			se: "SE",
			xs: "XS",
			xr: "XR",
			x: "X"
		};
		const readDevice = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, textOf(each)])) : Object.fromEntries(textOf(value).split(",").map((part) => part.split("=")).map(([key = "", ...rest]) => [key.trim(), rest.join("=").trim()]));
		;
		const test_lab_notNeeded = none("not needed here");
		const inBucket = none("results are in the report folder and its artifact");
		const onlyRobo = none("Robo tests and game loops have no equivalent");
		const test_lab_devices = {
			outcome: "changed",
			to: "`devices`",
			note: "code names and API levels become marketing names and releases",
			apply: (value, step) => {
				const remarks = (Array.isArray(value) ? value : [value]).map((each) => {
					const { model = "", version = "", locale = "", orientation = "" } = readDevice(each);
					if (orientation === "landscape") step.capabilities.set("deviceOrientation", "landscape");
					if (locale !== "" && !/^en(?:_US)?$/.test(locale)) step.capabilities.set("locale", locale.replace("-", "_"));
					return device_names_addDevice(model, version, step);
				});
				const note = remarks.find((remark) => remark !== undefined);
				return note === undefined ? undefined : { note: note.replaceAll("`", "") };
			}
		};
		const testType = {
			outcome: "taken",
			to: "`framework`",
			apply: (value, step) => {
				const type = textOf(value);
				if (/^(?:instrumentation|xctest)$/.test(type)) return undefined;
				step.remarks.push(`Tests of the type "${type}" have no equivalent: only instrumentation tests and XCTest run here.`);
				return {
					outcome: "unsupported",
					to: undefined,
					note: "only instrumentation tests and XCTest run here"
				};
			}
		};
		const variables = {
			outcome: "taken",
			to: "`capabilities`: `instrumentationOptions`",
			apply: (value, step) => {
				const options = {};
				for (const [name, text] of pairsOf(value)) {
					if (name === "clearPackageData") step.capabilities.set("clearPackageData", isOn(text));
					else if (name === "coverage") step.download.add("coverage");
					else if (!name.startsWith("coverageFile")) options[name] = text;
				}
				if (Object.keys(options).length > 0) step.capabilities.set("instrumentationOptions", options);
				return undefined;
			}
		};
		const pairsOf = (value) => {
			if (typeof value === "object" && value !== null && !Array.isArray(value)) return Object.entries(value).map(([key, each]) => [key, textOf(each)]);
			return textsOf(value).flatMap((text) => {
				const [, separator = ",", list = text] = /^\^(.+?)\^(.*)$/s.exec(text) ?? [];
				return list.split(separator).filter((each) => each !== "").map((pair) => [pair.split("=")[0] ?? "", pair.split("=").slice(1).join("=")]);
			});
		};
		const shardTime = {
			outcome: "changed",
			to: "`shards: auto`, `target-minutes`",
			note: "shards are balanced by the durations of earlier runs",
			apply: (value, step) => {
				const minutes = minutesOf(value);
				if (minutes === undefined || textOf(value) === "-1") return {
					outcome: "unsupported",
					note: "this is no duration"
				};
				step.inputs.set("shards", "auto");
				step.inputs.set("target-minutes", String(minutes));
				return undefined;
			}
		};
		const gcloudRules = {
			type: testType,
			app: input("app"),
			test: input("test-suite"),
			device: test_lab_devices,
			"test-targets": runnerFilters,
			"num-uniform-shards": input("shards"),
			"num-flaky-test-attempts": input("retries", "only failed tests run again, on the device where they failed"),
			timeout: timeLimit("the limit of the whole run, from its first session; there it is the limit of each execution"),
			async: {
				outcome: "taken",
				to: "`wait: false`",
				apply: (value, step) => void (isOn(value) ? step.inputs.set("wait", "false") : undefined)
			},
			"record-video": capability("video"),
			"use-orchestrator": capability("useOrchestrator"),
			"environment-variables": variables,
			"performance-metrics": capability("appProfiling", "profiles of the service have other contents"),
			"fail-fast": {
				outcome: "changed",
				to: "`fail-fast`",
				note: "starts nothing more once the verdict cannot be green",
				apply: (value, step) => void step.inputs.set("fail-fast", String(isOn(value)))
			},
			"additional-apks": none("upload them first, and name their references in `capabilities`: `otherApps` (at most 3)"),
			"other-files": none("`media` puts files on the device, at a place that the service chooses"),
			"directories-to-pull": none("the service collects no folders of the device"),
			"test-targets-for-shard": none("`shards` with `shard-by: duration` balances shards by itself"),
			"test-runner-class": none("the service takes the runner from the manifest of the test APK"),
			"test-package": none("the service takes the package from the manifest of the test APK"),
			"app-package": none("the service takes the package from the manifest of the app"),
			"network-profile": none("`capabilities`: `networkProfile` has other names"),
			"auto-google-login": none("devices have no Google account"),
			"grant-permissions": none("the service grants permissions by itself"),
			"obb-files": none("expansion files are not supported"),
			"xctestrun-file": none("the archive of the suite contains it"),
			"xcode-version": none("the service chooses the version of Xcode"),
			"test-special-entitlements": none("`capabilities`: `resignApp` decides whether the app is signed again"),
			"additional-ipas": none("upload them first, and name their references in `capabilities`: `otherApps` (at most 3)"),
			"results-bucket": inBucket,
			"results-dir": inBucket,
			"results-history-name": none("`project` groups builds"),
			"client-details": test_lab_notNeeded,
			project: none("the account is named by `username` and `access-key`"),
			"robo-script": onlyRobo,
			"robo-directives": onlyRobo,
			roboscript: onlyRobo,
			"scenario-numbers": onlyRobo,
			"scenario-labels": onlyRobo,
			resign: none("`capabilities`: `resignApp` decides whether the app is signed again"),
			"device-ids": test_lab_devices,
			"os-version-ids": none("read together with `device-ids`"),
			locales: none("`capabilities`: `locale` is one for all devices"),
			orientations: none("`capabilities`: `deviceOrientation` is one for all devices"),
			argsfile: none("pass the file to `from` as well"),
			format: test_lab_notNeeded,
			verbosity: test_lab_notNeeded,
			quiet: test_lab_notNeeded,
			account: test_lab_notNeeded,
			"log-http": test_lab_notNeeded,
			"user-output-enabled": test_lab_notNeeded,
			"billing-project": test_lab_notNeeded,
			"impersonate-service-account": test_lab_notNeeded,
			"access-token-file": test_lab_notNeeded,
			configuration: test_lab_notNeeded,
			"flags-file": none("pass the file to `from` as well")
		};
		const flankRules = {
			"max-test-shards": {
				outcome: "taken",
				to: "`shards`, or `max-shards` with `shard-time`",
				apply: (value, step) => {
					const count = Number(textOf(value));
					if (step.inputs.get("shards") === "auto") step.inputs.set("max-shards", String(count));
					else if (count > 1) step.inputs.set("shards", String(count));
					else if (count < 1) return {
						outcome: "changed",
						note: "as many shards as needed become `shards: auto`"
					};
					return undefined;
				}
			},
			"shard-time": shardTime,
			"smart-flank-gcs-path": {
				outcome: "taken",
				to: "`history`",
				note: "durations are kept in the cache of the repository"
			},
			"smart-flank-disable-upload": none("the durations of a run of a fork are never stored"),
			"use-average-test-time-for-new-tests": test_lab_notNeeded,
			"default-test-time": test_lab_notNeeded,
			"default-class-test-time": test_lab_notNeeded,
			"run-timeout": timeLimit("the time in the queue has its own limit, `queue-timeout-minutes`"),
			"ignore-failed-tests": {
				outcome: "changed",
				to: "`fail-on: errors`",
				note: "failed tests leave the job green; errors of the run do not",
				apply: (value, step) => void (isOn(value) ? step.inputs.set("fail-on", "errors") : undefined)
			},
			"local-result-dir": input("report-dir"),
			"fail-fast": {
				outcome: "changed",
				to: "`fail-fast`",
				note: "starts nothing more once the verdict cannot be green",
				apply: (value, step) => void step.inputs.set("fail-fast", String(isOn(value)))
			},
			"num-test-runs": none("a run is one attempt of each test, besides `retries`"),
			"repeat-tests": none("a run is one attempt of each test, besides `retries`"),
			"disable-sharding": {
				outcome: "taken",
				to: "`shards: 1`",
				apply: (value, step) => void (isOn(value) ? step.inputs.set("shards", "1") : undefined)
			},
			"additional-app-test-apks": none("give each pair a step of its own"),
			"test-targets-always-run": none("entries of `tests` are spread over the shards"),
			"files-to-download": none("`download` names kinds of files"),
			"only-test-configuration": none("test plans are not chosen here"),
			"skip-test-configuration": none("test plans are not chosen here"),
			"custom-sharding-json": none("`shards` with `shard-by: duration` balances shards by itself"),
			"dump-shards": none("`dry-run: true` prints the plan"),
			project: none("the account is named by `username` and `access-key`"),
			"keep-file-path": test_lab_notNeeded,
			"output-style": test_lab_notNeeded,
			"output-report": test_lab_notNeeded,
			"disable-results-upload": test_lab_notNeeded,
			"full-junit-result": test_lab_notNeeded,
			"legacy-junit-result": test_lab_notNeeded,
			"skip-config-validation": test_lab_notNeeded,
			"disable-usage-statistics": test_lab_notNeeded,
			"ansi-output": test_lab_notNeeded,
			"results-history-name": none("`project` groups builds")
		};
		const testLabStep = (name, platform, gcloud, flank = []) => {
			const step = openStep(name, platform);
			const bare = (setting) => setting.key.split(".").at(-1) ?? setting.key;
			const versions = gcloud.filter((setting) => bare(setting) === "os-version-ids").flatMap(({ value }) => listOf(value));
			const joined = gcloud.map((setting) => bare(setting) === "device-ids" ? {
				...setting,
				value: listOf(setting.value).flatMap((model) => (versions.length === 0 ? [""] : versions).map((version) => ({
					model,
					version
				})))
			} : setting);
			const ordered = [...flank].sort((one, other) => Number(bare(other) === "shard-time") - Number(bare(one) === "shard-time"));
			const prefixOf = (settings) => /^.*\./.exec(settings[0]?.key ?? "")?.[0] ?? "";
			const findings = [...applyRules(joined, gcloudRules, step, prefixOf(joined)), ...applyRules(ordered, flankRules, step, prefixOf(ordered))];
			return {
				step,
				findings
			};
		};
		const listOf = (value) => textsOf(value).flatMap((text) => text.split(",").map((each) => each.trim()));
		var inputs_reader = __webpack_require__(77642);
		;
		const credentials = (name) => ({
			outcome: "taken",
			to: `\`${name}\``,
			apply: (value, step) => {
				const text = textOf(value);
				if (/^\$\{\{.*\}\}$/s.test(text)) step.inputs.set(name, text);
				return undefined;
			}
		});
		const deviceLines = {
			outcome: "taken",
			to: "`devices`",
			apply: (value, step) => {
				const text = textOf(value);
				const list = Array.isArray(value) ? value : (0, inputs_reader.qF)(text) ?? text.split(/\r?\n|,(?=\s*[A-Za-z"])/);
				for (const each of Array.isArray(list) ? list : [list]) {
					const line = textOf(each).trim().replace(/^"|"$/g, "");
					if (line !== "" && !step.devices.includes(line)) step.devices.push(line);
				}
				return undefined;
			}
		};
		const vendorActionRules = {
			username: credentials("username"),
			"access-key": credentials("access-key"),
			"app-path": input("app"),
			"app-url": input("app"),
			"test-suite-path": input("test-suite"),
			"test-suite-url": input("test-suite"),
			"app-upload-path": input("app"),
			"testsuite-upload-path": input("test-suite"),
			framework: {
				outcome: "taken",
				to: "`framework`",
				apply: (value, step) => void step.inputs.set("framework", textOf(value))
			},
			"config-path": none("a file with the build request: put its `devices` into `devices`, and other keys into `capabilities`"),
			async: {
				outcome: "taken",
				to: "`wait`",
				apply: (value, step) => void (isOn(value) ? step.inputs.set("wait", "false") : undefined)
			},
			"build-name": input("project", "groups the builds; jobs of a matrix share it"),
			"project-name": input("project"),
			"github-token": none("`github-token` has a default"),
			"github-app": none("results are shown by the step itself"),
			"rerun-attempt": none("\"Re-run failed jobs\" keeps what passed"),
			"custom-id": input("app-custom-id")
		};
		const bitriseRules = {
			browserstack_username: credentials("username"),
			browserstack_accesskey: credentials("access-key"),
			android_app_under_test: input("app"),
			espresso_test_suite: input("test-suite"),
			ios_app_under_test: input("app"),
			xcui_test_suite: input("test-suite"),
			app_ipa_path: input("app"),
			xcuitest_package: input("test-suite"),
			devices_list: deviceLines,
			project: input("project"),
			project_notify_url: input("project-notify-url"),
			use_test_sharding: {
				outcome: "changed",
				to: "`shards`",
				note: "shards are split by this action; a mapping is not taken over",
				apply: (value, step) => {
					const shards = (0, inputs_reader.qF)(textOf(value));
					const count = (0, is_record.u)(shards) ? shards.numberOfShards : undefined;
					if (typeof count !== "number") return {
						outcome: "unsupported",
						note: "it has no number of shards"
					};
					step.inputs.set("shards", String(count));
					return undefined;
				}
			},
			filter_test: {
				...runnerFilters,
				apply: (value, step) => runnerFilters.apply?.(textOf(value).split(/,(?=\s*(?:class|package|annotation|size)\s)/), step)
			},
			instrumentation_logs: capability("instrumentationLogs"),
			network_logs: capability("networkLogs"),
			device_logs: {
				outcome: "taken",
				to: "`device-logs`",
				apply: (value, step) => void step.inputs.set("device-logs", String(isOn(value)))
			},
			debug_screenshots: capability("screenshots"),
			video_recording: capability("video"),
			use_single_runner_invocation: capability("singleRunnerInvocation"),
			clear_app_data: capability("clearPackageData"),
			use_mock_server: capability("allowDeviceMockServer"),
			use_local: capability("local", "BrowserStack Local runs in a step of its own"),
			use_coverage: {
				outcome: "taken",
				to: "`download: coverage`",
				apply: (value, step) => void (isOn(value) ? step.download.add("coverage") : undefined)
			},
			api_params: none("put its keys into `capabilities`"),
			check_build_status: {
				outcome: "taken",
				to: "`wait`",
				apply: (value, step) => void (isOn(value) ? undefined : step.inputs.set("wait", "false"))
			}
		};
		const vendorStep = (name, platform, settings, rules) => {
			const step = openStep(name, platform);
			const findings = applyRules(settings, rules, step, /^.*\./.exec(settings[0]?.key ?? "")?.[0] ?? "");
			return {
				step,
				findings
			};
		};
		;
		const readSources = (files) => {
			const all = {
				steps: [],
				findings: [],
				unread: []
			};
			for (const file of files) readSource(file, all);
			return all;
		};
		const readSource = (file, all) => {
			const before = all.steps.length + all.findings.length + all.unread.length;
			const reading = /\.ya?ml$/i.test(file.name) ? (0, yaml_document.readYaml)(file.text) : undefined;
			if (reading?.kind === "broken") for (const { line, message } of reading.mistakes) all.unread.push({
				file: file.name,
				line,
				text: "",
				reason: message
			});
			else if (reading !== undefined) readYamlSource(file, reading, all);
			else if (/\.gradle(?:\.kts)?$/i.test(file.name)) readGradle(file, all);
			else readScript(file.text, new Map(), {
				file: file.name,
				firstLine: 1
			}, all);
			if (all.steps.length + all.findings.length + all.unread.length === before) all.unread.push({
				file: file.name,
				line: 1,
				text: "",
				reason: "nothing in this file is known: no configuration of a supported tool"
			});
		};
		const readYamlSource = (file, reading, all) => {
			const { value } = reading;
			if (!(0, is_record.u)(value)) return;
			if ((0, is_record.u)(value.gcloud) || (0, is_record.u)(value.flank)) readFlank(file, reading, value, all);
			else if ((0, is_record.u)(value.jobs)) readWorkflow(file, reading, value, all);
			else if ((0, is_record.u)(value.workflows) || (0, is_record.u)(value.step_bundles)) readBitrise(file, reading, value, all);
			else if (typeof value.kind === "string" || Array.isArray(value.suites)) readSaucectl(file, reading, value, all);
			else readArgsFile(file, reading, value, all);
		};
		const add = (all, { step, findings }) => {
			if (step.devices.length === 0) step.remarks.push(`No device is named for ${step.name}: \`devices\` takes the newest one. Name those you want.`);
			for (const [input, what] of [["app", "app"], ["test-suite", "test suite"]]) if (!step.inputs.has(input)) step.remarks.push(`No ${what} is named for ${step.name}: \`${input}\` has a usual path. Correct it.`);
			all.steps.push(step);
			all.findings.push(...findings);
		};
		const settingsAt = (file, reading, value, path, key) => (0, is_record.u)(value) ? Object.entries(value).map(([name, each]) => ({
			key: `${key}${name}`,
			value: each,
			file: file.name,
			line: reading.placeOf([...path, name]).line
		})) : [];
		const readFlank = (file, reading, value, all) => {
			const gcloud = settingsAt(file, reading, value.gcloud, ["gcloud"], "gcloud.");
			const flank = settingsAt(file, reading, value.flank, ["flank"], "flank.");
			const isIos = gcloud.some(({ key }) => key === "gcloud.xctestrun-file") || /ios/i.test(file.name) && !gcloud.some(({ key }) => key === "gcloud.app");
			add(all, testLabStep("device-tests", isIos ? "ios" : "android", gcloud, flank));
			for (const name of Object.keys(value).filter((key) => key !== "gcloud" && key !== "flank")) all.findings.push({
				key: name,
				value: value[name],
				file: file.name,
				line: reading.placeOf([name]).line,
				outcome: "unsupported",
				note: "Flank does not read this"
			});
		};
		const readArgsFile = (file, reading, value, all) => {
			for (const [name, group] of Object.entries(value)) {
				if (!(0, is_record.u)(group) || !Object.keys(group).some((key) => Object.hasOwn(gcloudRules, key))) continue;
				const own = settingsAt(file, reading, group, [name], `${name}.`).filter(({ key }) => !key.endsWith(".include"));
				add(all, testLabStep(name, "xctestrun-file" in group ? "ios" : "android", own));
			}
		};
		const platformOf = (kind) => ({
			espresso: "android",
			xcuitest: "ios"
		})[kind];
		const readSaucectl = (file, reading, value, all) => {
			const kind = textOf(value.kind);
			const platform = platformOf(kind);
			if (platform === undefined) {
				all.unread.push({
					file: file.name,
					line: reading.placeOf(["kind"]).line,
					text: `kind: ${kind}`,
					reason: "only espresso and xcuitest run here"
				});
				return;
			}
			const nested = [
				"sauce",
				"espresso",
				"xcuitest",
				"artifacts",
				"defaults"
			];
			const shared = Object.entries(value).flatMap(([name, each]) => {
				if (name === "suites") return [];
				if (name === "sauce" && (0, is_record.u)(each)) return settingsAt(file, reading, each, ["sauce"], "sauce.").flatMap((setting) => setting.key === "sauce.metadata" ? settingsAt(file, reading, setting.value, ["sauce", "metadata"], "sauce.metadata.") : [setting]);
				if (nested.includes(name) && (0, is_record.u)(each)) return settingsAt(file, reading, each, [name], `${name}.`);
				return [{
					key: name,
					value: each,
					file: file.name,
					line: reading.placeOf([name]).line
				}];
			});
			const suites = Array.isArray(value.suites) ? value.suites : [];
			for (const [index, suite] of suites.entries()) {
				const own = settingsAt(file, reading, suite, ["suites", index], "suites.").flatMap((setting) => setting.key === "suites.testOptions" ? settingsAt(file, reading, setting.value, [
					"suites",
					index,
					"testOptions"
				], "suites.testOptions.") : [setting]);
				const name = (0, is_record.u)(suite) && typeof suite.name === "string" ? suite.name : `suite-${index + 1}`;
				const made = saucectlStep(name, platform, shared, own);
				add(all, index === 0 ? made : {
					...made,
					findings: made.findings.slice(shared.length)
				});
			}
			if (suites.length === 0) all.unread.push({
				file: file.name,
				line: 1,
				text: "",
				reason: "the configuration has no suites"
			});
		};
		const variablesOf = (env, line) => (0, is_record.u)(env) ? Object.entries(env).map(([name, value]) => [name, [{
			text: String(value),
			line
		}]]) : [];
		const readWorkflow = (file, reading, value, all) => {
			for (const [id, job] of recordsIn(value.jobs)) {
				if (!Array.isArray(job.steps)) continue;
				const vendor = [];
				for (const [index, step] of job.steps.entries()) {
					const path = [
						"jobs",
						id,
						"steps",
						index
					];
					if (!(0, is_record.u)(step)) continue;
					if (isVendorStep(step.uses)) vendor.push(...settingsAt(file, reading, step.with, [...path, "with"], "with."));
					if (typeof step.run !== "string") continue;
					const { line } = reading.placeOf([...path, "run"]);
					const variables = new Map([
						value.env,
						job.env,
						step.env
					].flatMap((env) => variablesOf(env, line)));
					readScript(step.run, variables, {
						file: file.name,
						firstLine: firstLineOf(step.run, line),
						name: id
					}, all);
				}
				const isIos = vendor.some(({ key, value: text }) => key === "with.framework" && String(text) === "xcuitest");
				if (vendor.length > 0) add(all, vendorStep(id, isIos ? "ios" : "android", vendor, vendorActionRules));
			}
		};
		const recordsIn = (value) => Object.entries((0, is_record.u)(value) ? value : {}).flatMap(([name, each]) => (0, is_record.u)(each) ? [[name, each]] : []);
		const isVendorStep = (uses) => typeof uses === "string" && /^browserstack\/github-actions(?:\/(?:upload-app|run-tests))?@/.test(uses);
		const firstLineOf = (script, line) => script.includes("\n") ? line + 1 : line;
		const readBitrise = (file, reading, value, all) => {
			for (const [id, workflow] of Object.entries((0, is_record.u)(value.workflows) ? value.workflows : {})) {
				const steps = (0, is_record.u)(workflow) && Array.isArray(workflow.steps) ? workflow.steps : [];
				for (const [index, entry] of steps.entries()) for (const [name, step] of Object.entries((0, is_record.u)(entry) ? entry : {})) {
					const inputs = (0, is_record.u)(step) && Array.isArray(step.inputs) ? step.inputs : [];
					const path = [
						"workflows",
						id,
						"steps",
						index,
						name,
						"inputs"
					];
					readBitriseStep(inputs, {
						id,
						name,
						path,
						file,
						reading
					}, all);
				}
			}
		};
		const readBitriseStep = (inputs, step, all) => {
			const { id, name, path, file, reading } = step;
			if (/browserstack-(?:espresso|xcuitest)/.test(name)) {
				const settings = inputs.flatMap((each, at) => settingsAt(file, reading, each, [...path, at], "inputs."));
				const own = settings.filter(({ key }) => key !== "inputs.opts");
				add(all, vendorStep(id, name.includes("xcuitest") ? "ios" : "android", own, bitriseRules));
			}
			for (const [at, each] of inputs.entries()) {
				if (!(0, is_record.u)(each) || typeof each.content !== "string") continue;
				const { line } = reading.placeOf([
					...path,
					at,
					"content"
				]);
				readScript(each.content, new Map(), {
					file: file.name,
					firstLine: firstLineOf(each.content, line),
					name: id
				}, all);
			}
		};
		const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
		const fladleNames = {
			debugApk: "app",
			instrumentationApk: "test",
			devices: "device",
			testTimeout: "timeout",
			flakyTestAttempts: "num-flaky-test-attempts",
			testShards: "max-test-shards",
			repeatTests: "num-test-runs",
			smartFlankGcsUploadPath: "smart-flank-gcs-path",
			projectId: "project",
			localResultsDir: "local-result-dir",
			directoriesToPull: "directories-to-pull",
			filesToDownload: "files-to-download",
			clientDetails: "client-details",
			performanceMetrics: "performance-metrics"
		};
		const onlyFladle = {
			serviceAccountCredentials: "the account is named by `username` and `access-key`",
			flankVersion: "not needed here",
			flankCoordinates: "not needed here",
			variant: "name the binaries in `app` and `test-suite`",
			dependOnAssemble: "build the binaries in a step before",
			sanityRobo: "Robo tests and game loops have no equivalent",
			abortIfNotTestsChanged: "`select` chooses tests by changed files",
			additionalGcloudOptions: "pass its options to `from` in a file of their own",
			additionalFlankOptions: "pass its options to `from` in a file of their own"
		};
		const readGradle = (file, all) => {
			const block = readFladleBlock(file.text);
			if (block === undefined) return;
			all.unread.push(...block.unread.map((each) => ({
				...each,
				file: file.name
			})));
			const configs = block.configs.size === 0 ? new Map([["device-tests", []]]) : block.configs;
			let isFirst = true;
			for (const [name, own] of configs) {
				const replaced = new Set(own.map((each) => each.name));
				const assignments = [...block.assignments.filter((each) => !replaced.has(each.name)), ...own];
				const settings = assignments.map(({ name: key, value, line }) => ({
					key: `fladle.${fladleNames[key] ?? kebab(key)}`,
					value,
					file: file.name,
					line
				}));
				const isFlank = ({ key }) => Object.hasOwn(flankRules, key.slice(7)) && !Object.hasOwn(gcloudRules, key.slice(7));
				const known = settings.filter((setting) => onlyFladleNote(setting) === undefined);
				const made = testLabStep(name, "android", known.filter((setting) => !isFlank(setting)), known.filter(isFlank));
				const only = settings.flatMap((setting) => {
					const note = onlyFladleNote(setting);
					return note === undefined ? [] : [{
						...setting,
						outcome: "unsupported",
						note
					}];
				});
				const ownLines = new Set(own.map(({ line }) => line));
				const findings = [...made.findings, ...only];
				add(all, {
					step: made.step,
					findings: isFirst ? findings : findings.filter(({ line }) => ownLines.has(line))
				});
				isFirst = false;
			}
		};
		const onlyFladleNote = ({ key }) => Object.entries(onlyFladle).find(([name]) => `fladle.${kebab(name)}` === key)?.[1];
		const readScript = (script, variables, place, all) => {
			for (const words of readCommands(script, variables)) {
				const at = words.findIndex(({ text }) => /(?:^|\/|@)gcloud$/.test(text));
				if (at === -1) continue;
				const rest = words.slice(at + 1).filter(({ text }) => text !== "beta" && text !== "alpha");
				const start = rest.findIndex(({ text }, index) => text === "firebase" && rest[index + 1]?.text === "test");
				const platform = rest[start + 2]?.text;
				if (start === -1 || platform !== "android" && platform !== "ios" || rest[start + 3]?.text !== "run") continue;
				readCommand([...rest.slice(0, start), ...rest.slice(start + 4)], platform, place, all);
			}
		};
		const switches = new Set([
			"async",
			"record-video",
			"use-orchestrator",
			"performance-metrics",
			"auto-google-login",
			"fail-fast",
			"quiet",
			"resign",
			"log-http",
			"test-special-entitlements"
		]);
		const readCommand = (words, platform, place, all) => {
			const settings = [];
			const rest = [...words];
			for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
				const line = place.firstLine + word.line - 1;
				const option = optionOf(word, rest);
				if (option === undefined) {
					const reason = reasonUnread(word, rest);
					if (reason !== undefined) all.unread.push({
						file: place.file,
						line,
						text: word.text,
						reason
					});
				} else if (option.unknown !== undefined) all.unread.push({
					file: place.file,
					line,
					text: `--${option.name}`,
					reason: `\`${option.unknown}\` is not set in this file`
				});
				else settings.push({
					key: `gcloud.${option.name}`,
					value: option.value,
					file: place.file,
					line
				});
			}
			add(all, testLabStep(place.name ?? "device-tests", platform, settings));
		};
		const optionOf = (word, rest) => {
			const option = /^--(no-)?([a-z][a-z0-9-]*)(?:=(.*))?$/s.exec(word.text);
			if (option === null) return undefined;
			const [, no, own = "", inline] = option;
			if (switches.has(own)) return {
				name: own,
				value: no === undefined,
				unknown: word.unknown
			};
			const next = inline === undefined && rest[0]?.text.startsWith("--") === false ? rest.shift() : undefined;
			return {
				name: `${no ?? ""}${own}`,
				value: inline ?? next?.text ?? "",
				unknown: word.unknown ?? next?.unknown
			};
		};
		const reasonUnread = (word, rest) => {
			if (word.unknown !== undefined) return `\`${word.unknown}\` is not set in this file`;
			if (!/^\d?[<>]/.test(word.text)) return "an argument without an option is a file of arguments: pass that file to `from` as well";
			if (/[<>]$/.test(word.text)) rest.shift();
			return undefined;
		};
		var dist = __webpack_require__(38815);
		var run_inputs = __webpack_require__(54721);
		var markdown = __webpack_require__(64598);
		;
		const maxValueChars = 120;
		const stepInputs = (step) => {
			const { platform, inputs, devices, tests, download, capabilities } = step;
			const own = Object.fromEntries(inputs);
			const { username, "access-key": accessKey, framework, app, "test-suite": suite, ...rest } = own;
			return {
				username: username ?? secret("DEVICE_CLOUD_USERNAME"),
				"access-key": accessKey ?? secret("DEVICE_CLOUD_ACCESS_KEY"),
				framework: framework ?? (platform === "ios" ? "xcuitest" : "espresso"),
				app: app ?? defaultBinaries[platform].app,
				"test-suite": suite ?? defaultBinaries[platform].suite,
				devices: (devices.length === 0 ? [`${platform}-latest`] : devices).join("\n"),
				...tests.length === 0 ? {} : { tests: tests.join("\n") },
				...rest,
				...capabilities.size === 0 ? {} : { capabilities: (0, dist.As)(Object.fromEntries(capabilities)).trimEnd() },
				...download.size === 0 ? {} : { download: ["junit", ...download].join("\n") }
			};
		};
		const secret = (name) => `\${{ secrets.${name} }}`;
		const defaultBinaries = {
			android: {
				app: "app/build/outputs/apk/debug/app-debug.apk",
				suite: "app/build/outputs/apk/androidTest/debug/app-debug-androidTest.apk"
			},
			ios: {
				app: "build/Build/Products/Debug-iphoneos/App.app",
				suite: "build/Build/Products/Debug-iphoneos/UITests-Runner.app"
			}
		};
		const renderWorkflow = (steps) => {
			const ids = new Set();
			const jobs = steps.map((step) => {
				const inputs = stepInputs(step);
				const isIos = step.platform === "ios";
				const build = isIos ? "xcodebuild build-for-testing -scheme App -sdk iphoneos -derivedDataPath build CODE_SIGNING_ALLOWED=NO" : "./gradlew assembleDebug assembleDebugAndroidTest";
				return [jobId(step.name, ids), {
					"runs-on": isIos ? "macos-latest" : "ubuntu-latest",
					steps: [
						{ uses: "actions/checkout@v7" },
						{
							name: "Build the app and the test suite",
							run: build
						},
						{
							uses: "mobile-test-cloud/mobile-test-cloud@v1",
							with: inputs
						}
					]
				}];
			});
			const workflow = {
				name: "Device tests",
				on: {
					pull_request: null,
					workflow_dispatch: null
				},
				permissions: { contents: "read" },
				jobs: Object.fromEntries(jobs)
			};
			return (0, dist.As)(workflow, {
				lineWidth: 0,
				nullStr: ""
			});
		};
		const jobId = (name, taken) => {
			const plain = name.toLowerCase().split(/[^a-z0-9_]+/).filter((part, index) => part !== "" && (index > 0 || /^[a-z_]/.test(part))).join("-").slice(0, 60) || "device-tests";
			let id = plain;
			for (let number = 2; taken.has(id); number++) id = `${plain}-${number}`;
			taken.add(id);
			return id;
		};
		const checkStep = async (step, context) => {
			const inputs = {
				...stepInputs(step),
				username: "user",
				"access-key": "access-key-of-the-check",
				history: "off"
			};
			const environment = Object.fromEntries(Object.entries(inputs).filter(([, value]) => !value.includes("${{")).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
			try {
				await (0, run_inputs.h)(environment, context);
				return [];
			} catch (error) {
				if (!(error instanceof problems.dz)) throw error;
				return error.problems.filter(({ code, input }) => code !== "input-file-missing" && inputs[input]?.includes("${{") !== true).map(({ input, value, accepted }) => `${input}${value === undefined ? "" : ` "${value}"`}: ${accepted}`);
			}
		};
		const headings = {
			taken: "Taken over",
			changed: "Taken over, with a changed meaning",
			unsupported: "Without an equivalent"
		};
		const renderReport = (migration, mistakes) => {
			const { steps, findings, unread } = migration;
			const remarks = [...new Set(steps.flatMap((step) => step.remarks))];
			const parts = [
				"# Migration",
				`${(0, numbers.hS)(steps.length, "job")} in \`workflow.yml\`. Each setting of the source is in exactly one of the three lists below.`,
				...list("To do", [...remarks.map((remark) => `- ${remark}`), ...mistakes.map((mistake) => `- The action refuses this input: ${(0, markdown.Lo)(mistake)}`)]),
				...list("Not read", unread.map(({ file, line, text, reason }) => `- ${(0, markdown.SS)(`${file}:${line}`)}${text === "" ? "" : `: ${(0, markdown.SS)(text.slice(0, maxValueChars))}`}: ${reason}`)),
				...[
					"taken",
					"changed",
					"unsupported"
				].flatMap((outcome) => {
					const own = findings.filter((finding) => finding.outcome === outcome);
					return own.length === 0 ? [`## ${headings[outcome]}`, "Nothing."] : [`## ${headings[outcome]}`, table(own)];
				})
			];
			return `${parts.join("\n\n")}\n`;
		};
		const list = (heading, lines) => lines.length === 0 ? [] : [`## ${heading}`, lines.join("\n")];
		const table = (findings) => [
			"| setting | value | at | here | note |",
			"|---|---|---|---|---|",
			...findings.map(({ key, value, file, line, to = "", note = "" }) => `| ${(0, markdown.SS)(key)} | ${shownValue(value)} | ${(0, markdown.SS)(`${file}:${line}`)} | ${to} | ${note} |`)
		].join("\n");
		const shownValue = (value) => {
			const text = typeof value === "string" ? value : JSON.stringify(value) ?? "";
			return text === "" ? "" : (0, markdown.SS)(text.replaceAll(/\s+/g, " ").slice(0, maxValueChars)).replaceAll("|", "\\|");
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
		const convertFiles = async (inputs, context) => {
			const { steps, findings, unread } = readSources(inputs.sources);
			const mistakes = new Set();
			for (const step of steps) for (const mistake of await checkStep(step, context)) mistakes.add(mistake);
			const report = renderReport({
				steps,
				findings,
				unread
			}, [...mistakes]);
			const workflowPath = steps.length === 0 ? "" : external_node_path_default().join(inputs.outputDir, "workflow.yml");
			const reportPath = external_node_path_default().join(inputs.outputDir, "migration.md");
			await (0, promises_.mkdir)(inputs.outputDir, { recursive: true });
			if (workflowPath !== "") await writeNew(workflowPath, renderWorkflow(steps));
			await writeNew(reportPath, report);
			const count = (outcome) => findings.filter((finding) => finding.outcome === outcome).length;
			const counts = {
				taken: count("taken"),
				changed: count("changed"),
				unsupported: count("unsupported")
			};
			const summary = `${(0, numbers.hS)(steps.length, "job")}: ${(0, numbers.hS)(counts.taken, "setting")} taken over, ${counts.changed} with a changed meaning, ${counts.unsupported} without an equivalent.`;
			return {
				workflowPath,
				reportPath,
				report,
				counts,
				unread,
				summary
			};
		};
		const writeNew = async (file, text) => {
			try {
				const env_1 = {
					stack: [],
					error: void 0,
					hasError: false
				};
				try {
					const handle = __addDisposableResource(env_1, await (0, promises_.open)(file, "wx"), true);
					await handle.writeFile(text);
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = true;
				} finally {
					const result_1 = __disposeResources(env_1);
					if (result_1) await result_1;
				}
			} catch (error) {
				if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
				throw new problems.dz([{
					input: "output",
					value: file,
					accepted: "expected a folder without this file: nothing is overwritten"
				}]);
			}
		};
		var external_node_fs_ = __webpack_require__(73024);
		var workspace_files = __webpack_require__(30970);
		;
		const maxSources = 200;
		const readMigrateInputs = async (environment, context) => {
			const reader = new inputs_reader.i_(environment);
			const sources = await readSourceFiles(reader, context);
			const given = reader.optional("output") ?? "migration";
			const outputDir = external_node_path_default().resolve(context.workspace, given);
			const mistake = await (0, workspace_files.Lc)(outputDir, context, true);
			if (mistake !== undefined) reader.problem({
				input: "output",
				value: given,
				accepted: `expected a folder inside the workspace${mistake}`
			});
			const summary = reader.boolean("summary", true);
			reader.finish();
			return {
				sources,
				outputDir,
				summary
			};
		};
		const readSourceFiles = async (reader, context) => {
			const input = "from";
			const what = "a configuration file, such as flank.yml, .sauce/config.yml, a Gradle file, a workflow or a script";
			const entries = reader.list(input);
			if (entries.length === 0) reader.problem({
				input,
				accepted: `expected ${what}`
			});
			const names = entries.flatMap((entry) => {
				const found = /[*?[\]{}]/.test(entry) ? (0, external_node_fs_.globSync)(entry, { cwd: context.workspace }).sort() : [entry];
				if (found.length === 0) reader.problem({
					input,
					value: entry,
					accepted: `expected ${what}, but no file matches`,
					code: "input-file-missing"
				});
				return found;
			});
			if (names.length > maxSources) reader.problem({
				input,
				value: `${names.length} files`,
				accepted: `expected at most ${maxSources}`
			});
			const sources = [];
			for (const name of [...new Set(names)].slice(0, maxSources)) {
				const file = await (0, workspace_files.Gu)(reader, context, input, name, what);
				if (file !== undefined) sources.push({
					name: name.replaceAll("\\", "/"),
					text: file.text
				});
			}
			return sources;
		};
		;
		const summaryBudgetBytes = 4e5;
		const migrate = async (context) => {
			const { environment, github, log } = context;
			const inputs = await readMigrateInputs(environment, github);
			const { workflowPath, reportPath, report, counts, unread, summary } = await convertFiles(inputs, github);
			context.setOutputs({
				"workflow-path": workflowPath,
				"report-path": reportPath,
				mapped: String(counts.taken),
				changed: String(counts.changed),
				unsupported: String(counts.unsupported)
			});
			log.info(summary);
			for (const { file, line, reason } of unread) log.warning(`${file}:${line} was not read: ${reason}.`);
			if (inputs.summary) await context.writeSummary((0, cut.Uw)(report, summaryBudgetBytes));
			if (workflowPath === "") throw new problems.dz([{
				input: "from",
				value: inputs.sources.map(({ name }) => name).join(", "),
				accepted: `expected a configuration that can be converted; ${reportPath} says why not`
			}]);
			log.info(`Wrote ${workflowPath} and ${reportPath}.`);
		};
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
		var calls = __webpack_require__(73746);
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
		const testCaseParameters = (query) => {
			for (const { parameter, holds, expected } of rules) if (!holds(query)) throw new errors.K("cloud-invalid-query", {
				route: "GET /api/v2/projects/<projectId>/test-cases",
				detail: `${parameter}: expected ${expected}`
			});
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
		var run_problem = __webpack_require__(25918);
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
					if (error === limit.signal.reason) throw new run_problem.AK("cloud-deadline", `the service did not list all test cases within ${(0, durations.a3)(longestListingMs)}`);
					throw error instanceof errors.K ? (0, area_error.e)(error, hintFor(error), "test-management-url") : error;
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
		const hintFor = (error) => (0, errors.E)(error, "cloud-not-found") ? "Check `project-id` and `test-management-url`." : error.hint;
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
		var schemas = __webpack_require__(26921);
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
	})
};
;
