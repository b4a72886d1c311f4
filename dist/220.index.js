"use strict";
exports.id = 220;
exports.ids = [220];
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
		const wasSurelyNotPaused = (error) => error instanceof errors.K2 && (error.failure === "final" || error.failure === "unsent");
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
				if ((0, cancellation.i)(error) || error instanceof errors.D_) throw (0, alerts_area.CS)(error);
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
				if (!(error instanceof errors.K2) || !uncertain.has(error.failure)) throw error;
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
	69656: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => mapTexts });
		const mapTexts = (value, map) => mapAny(value, map);
		const mapAny = (value, map) => {
			if (typeof value === "string") return map(value);
			if (typeof value !== "object" || value === null || value instanceof Date) return value;
			if (Array.isArray(value)) {
				const mapped = value.map((entry) => mapAny(entry, map));
				return mapped.every((entry, index) => entry === value[index]) ? value : mapped;
			}
			if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, mapAny(entry, map)]));
			const entries = Object.entries(value);
			const mapped = entries.map(([key, entry]) => [key, mapAny(entry, map)]);
			const isSame = mapped.every(([, entry], index) => entry === entries[index]?.[1]);
			return isSame ? value : Object.fromEntries(mapped);
		};
	})
};
;
