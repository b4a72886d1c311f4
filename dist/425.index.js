"use strict";
exports.id = 425;
exports.ids = [425];
exports.modules = {
	8648: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => alertFailure,
			alertOutputsOf: () => alertOutputsOf,
			c: () => keepOutcome,
			openOutcome: () => openOutcome
		});
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13732);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5182);
		var _lib_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8976);
		const openOutcome = () => ({
			created: [],
			unchanged: [],
			drifted: [],
			paused: [],
			resumed: [],
			failures: [],
			remarks: [],
			plan: undefined,
			listed: undefined
		});
		const alertOutputsOf = (outcome) => ({
			...Object.fromEntries([
				"created",
				"unchanged",
				"drifted",
				"paused",
				"resumed"
			].map((name) => [name, JSON.stringify(outcome[name])])),
			alerts: JSON.stringify((outcome.listed ?? []).map(({ id, name, status, fields }) => ({
				id,
				...fields,
				name,
				status
			})))
		});
		const keepOutcome = async (outcome, log, work) => {
			try {
				await work();
			} catch (error) {
				log.debug(error instanceof Error ? error.stack ?? error.message : String(error));
				outcome.failures.push(alertFailure((0, _lib_cancellation_js__WEBPACK_IMPORTED_MODULE_0__.i)(error) ? (0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__.CC)("cancelled", "The workflow was cancelled") : (0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(error)));
			}
		};
		const alertFailure = (failure, line) => ({
			message: (0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__.D1)(failure),
			code: failure.code,
			hint: failure.hint,
			line
		});
	}),
	36593: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			bisectTable: () => bisectTable,
			readBisectInputs: () => readBisectInputs
		});
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65953);
		var _core_model_input_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14811);
		var _inputs_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56007);
		var _inputs_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22727);
		var _inputs_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88005);
		var _inputs_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51578);
		const ofRun = (name) => (0, _inputs_table_js__WEBPACK_IMPORTED_MODULE_0__.bu)(_inputs_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__.cS[name].type, { default: _inputs_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__.cS[name].default });
		const bisectTable = {
			..._inputs_service_js__WEBPACK_IMPORTED_MODULE_2__.oV,
			"api-version": _inputs_service_js__WEBPACK_IMPORTED_MODULE_2__.oV["api-version"],
			"github-token": _inputs_service_js__WEBPACK_IMPORTED_MODULE_2__.bU,
			framework: _inputs_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__.cS.framework,
			test: (0, _inputs_table_js__WEBPACK_IMPORTED_MODULE_0__.Ie)("string", (reader, input) => readTest(reader, input), { required: true }),
			device: (0, _inputs_table_js__WEBPACK_IMPORTED_MODULE_0__.bu)("string", { required: true }),
			good: (0, _inputs_table_js__WEBPACK_IMPORTED_MODULE_0__.Ie)("string", (reader, input) => readCommit(reader, input)),
			bad: (0, _inputs_table_js__WEBPACK_IMPORTED_MODULE_0__.Ie)("string", (reader, input) => readCommit(reader, input), { conflict: (bad = "", { text }) => {
				const good = text("good").toLowerCase();
				return good !== "" && (good.startsWith(bad) || bad.startsWith(good)) ? "must be another commit than `good`" : undefined;
			} }),
			repeats: (0, _inputs_table_js__WEBPACK_IMPORTED_MODULE_0__.Ie)("string", (reader, input) => readRepeats(reader, input), { default: "auto" }),
			"max-device-minutes": ofRun("max-device-minutes"),
			history: {
				...ofRun("history"),
				conflict: (history) => history === "off" ? "must be cache or branch:<name>: the history has the builds to run" : undefined
			},
			"timeout-minutes": ofRun("timeout-minutes"),
			"queue-timeout-minutes": ofRun("queue-timeout-minutes"),
			"dry-run": ofRun("dry-run"),
			summary: ofRun("summary"),
			comment: (0, _inputs_table_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(false)
		};
		const shared = Object.keys(bisectTable).filter((input) => input in _inputs_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__.cS && input !== "comment");
		const anyReference = "bs://bisect";
		const readBisectInputs = async (environment, context, clock) => {
			const reader = new _inputs_reader_js__WEBPACK_IMPORTED_MODULE_3__.i_(environment);
			const { framework, test, good, bad, repeats, comment } = (0, _inputs_table_js__WEBPACK_IMPORTED_MODULE_0__.N$)(reader, bisectTable);
			reader.required("device", "must be one device as <device name>-<os version>, for instance \"Google Pixel 7-13.0\"");
			if (reader.list("device").length > 1) reader.problem({
				input: "device",
				value: reader.text("device"),
				accepted: "must be one device"
			});
			const run = await readShared(reader, environment, framework, context, clock);
			reader.finish();
			if (run === undefined) throw new Error("unreachable: its mistakes are among those of the reader");
			return {
				run,
				...test,
				good,
				bad,
				repeats,
				comment
			};
		};
		const readTest = (reader, input) => {
			const [, className = "", name = ""] = /^([^#]+)#(.+)$/.exec(reader.text(input)) ?? [];
			const accepted = "must be one test as class#method, as in the summary of a run";
			if (name === "") reader.problem({
				input,
				value: reader.optional(input),
				accepted
			});
			return {
				className,
				name
			};
		};
		const readCommit = (reader, input) => {
			const text = reader.optional(input);
			if (text !== undefined && !/^[0-9a-f]{7,40}$/i.test(text)) reader.problem({
				input,
				value: text,
				accepted: "must be at least the first 7 digits of a commit hash"
			});
			return text?.toLowerCase();
		};
		const readRepeats = (reader, input) => {
			if (["", "auto"].includes(reader.text(input))) return "auto";
			const accepted = "must be auto, or a whole number from 1 to 10";
			return reader.number(input, {
				fallback: 1,
				min: 1,
				max: 10,
				whole: true,
				accepted
			});
		};
		const readShared = async (reader, environment, framework, context, clock) => {
			const { app, testSuite } = (0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_4__.Fg)(framework);
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
				return await (0, _inputs_run_inputs_js__WEBPACK_IMPORTED_MODULE_1__.hT)({
					...runner,
					...own
				}, context, clock);
			} catch (error) {
				if (!(error instanceof _core_model_input_problem_js__WEBPACK_IMPORTED_MODULE_5__.dz)) throw error;
				const hasDevice = reader.text("device") !== "";
				for (const problem of error.problems) {
					const input = problem.input === "devices" ? "device" : problem.input;
					if (input !== "framework" && (input !== "device" || hasDevice)) reader.problem({
						...problem,
						input
					});
				}
				return undefined;
			}
		};
	}),
	87625: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { alerts: () => alerts });
		var map_texts = __webpack_require__(69656);
		var alerts_area = __webpack_require__(14243);
		var alerts_inputs = __webpack_require__(5394);
		var run_problem = __webpack_require__(5182);
		var wildcard = __webpack_require__(54317);
		var errors = __webpack_require__(13016);
		var alerts_outcome = __webpack_require__(8648);
		var resume_alerts = __webpack_require__(92809);
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
					outcome.failures.push((0, alerts_outcome.X)((0, run_problem.Zw)((0, alerts_area.CS)(error), `The alert "${name}" is still paused: `)));
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
				if (matching.length === 0 && Object.keys(selection).length > 0) outcome.remarks.push(`No alert is selected by ${describeSelection(selection)}.`);
				for (const alert of matching) chosen.set(alert.id, alert);
			}
			return [...chosen.values()];
		};
		const describeSelection = (selection) => Object.entries(selection).map(([key, value]) => `${key} "${value}"`).join(" and ");
		const queryFor = ({ name = "", ...filters }) => ({
			...filters,
			search: longest(name.split("*")) || undefined
		});
		const longest = (pieces) => pieces.reduce((best, piece) => piece.trim().length > best.length ? piece.trim() : best, "");
		const isSelected = (selection, { name, status, fields }) => (selection.name === undefined || (0, wildcard._W)(selection.name, name)) && (selection.status === undefined || status === "unknown" || status === selection.status) && agrees(selection.scope, fields.scope) && agrees(selection.metric, fields.metric);
		const agrees = (wanted, stored) => wanted === undefined || typeof stored !== "string" || stored === wanted;
		var alerts_secrets = __webpack_require__(76665);
		;
		const listSelected = async (selections, area, outcome) => {
			const alerts = await chooseAlerts(selections, area, outcome);
			const secrets = (0, alerts_secrets.F)(alerts.map(({ fields }) => fields.notifications));
			const withoutSecrets = (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, mask), text);
			outcome.listed = alerts.map((alert) => (0, map_texts.z)(listedAlert(alert), withoutSecrets));
			for (const { name, status, about } of outcome.listed) area.context.log.info(`"${name}" (${status}): ${about}`);
		};
		const listedAlert = ({ id, name, status, fields }) => {
			const { notifications } = fields;
			return {
				id,
				name,
				status,
				fields: {
					...fields,
					notifications: Array.isArray(notifications) ? notifications.map(maskTarget) : notifications
				},
				about: describeAlert(fields)
			};
		};
		const mask = "***";
		const maskTarget = (target) => {
			if (typeof target !== "object" || target === null || !("config" in target)) return target;
			return {
				...target,
				config: maskAll(target.config)
			};
		};
		const maskAll = (value) => {
			if (Array.isArray(value)) return value.map(maskAll);
			if (typeof value !== "object" || value === null) return value === null ? null : mask;
			return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, maskAll(each)]));
		};
		const describeAlert = ({ aggregation, metric, operator, threshold, windowMinutes, scope, notifications }) => {
			const condition = [
				aggregation,
				metric,
				operator,
				threshold
			].flatMap(plainText).join(" ");
			const [minutes] = plainText(windowMinutes);
			const window = minutes === undefined ? "" : ` within ${minutes} minutes`;
			const targets = Array.isArray(notifications) ? notifications.map(alerts_secrets.f) : [];
			return [
				`${condition || "no condition"}${window}`,
				...typeof scope === "string" ? [scope] : [],
				targets.length === 0 ? "no targets" : targets.join(", ")
			].join("; ");
		};
		const plainText = (value) => typeof value === "string" || typeof value === "number" ? [String(value)] : [];
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var error_codes = __webpack_require__(13732);
		var cut = __webpack_require__(78091);
		var invisible = __webpack_require__(83780);
		var markdown = __webpack_require__(64598);
		var first_items = __webpack_require__(27856);
		var numbers = __webpack_require__(71113);
		;
		const maxAnnotations = 10;
		const publishAlerts = async (outcome, inputs, simulated, context) => {
			const { log } = context;
			context.setOutputs((0, alerts_outcome.alertOutputsOf)(outcome));
			const fileName = "file" in inputs ? inputs.file.name : "";
			const { plan, failures, remarks } = outcome;
			if (plan !== undefined) {
				const lines = diffOfPlan(outcome, fileName);
				if (lines.length === 0) log.info(`Nothing to do: ${(0, numbers.hS)(plan.steps.length, "rule")} ${plan.steps.length === 1 ? "matches" : "match"} the service.`);
				for (const line of lines) log.info(line);
				warnOfDrift(outcome, fileName, context);
			}
			if (outcome.listed !== undefined) log.info(countListed(outcome.listed).replaceAll("*", ""));
			for (const remark of remarks) log.warning(remark);
			if (inputs.summary) await context.writeSummary(renderAlertSummary({
				...outcome,
				mode: inputs.mode,
				simulated,
				fileName
			}));
			if (failures.length === 0) return;
			for (const [index, failure] of failures.entries()) logFailure(failure, fileName, index < maxAnnotations, context);
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
		const logFailure = ({ message, line }, fileName, annotated, context) => {
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
		const renderAlertSummary = (summary, budgetBytes = alertSummaryBudgetBytes) => detailLevels.values().map((lines) => render(summary, lines)).find((text) => (0, cut.dy)(text) <= budgetBytes) ?? (0, cut.Uw)(headline(summary), budgetBytes);
		const render = (summary, lines) => {
			const { mode, plan, paused, resumed, failures, fileName } = summary;
			const failed = failures.map(({ message, line }) => line === undefined ? message : `${fileName}:${line}: ${message}`);
			return `${[
				headline(summary),
				...bullets(failed, lines, (message) => `**${showText(message)}**`),
				figures(summary),
				...bullets(summary.remarks, lines, showText),
				...diff(summary, lines),
				...plan === undefined ? bullets(mode === "pause" ? paused : resumed, lines, showName) : [],
				...bullets(summary.listed ?? [], lines, ({ name, status, about }) => `${showName(name)} (${status}): ${showText(about)}`)
			].join("\n\n")}\n`;
		};
		const headline = ({ mode, simulated }) => `## Alert rules: ${mode}${simulated ? " (SIMULATED)" : ""}`;
		const countListed = (listed) => {
			const countIn = (status) => listed.filter((alert) => alert.status === status).length;
			return `**${(0, numbers.hS)(listed.length, "alert")}**: ${(0, numbers.vm)(countIn("active"))} active, ${(0, numbers.vm)(countIn("paused"))} paused.`;
		};
		const figures = ({ mode, plan, listed, created, unchanged, drifted, paused, resumed, failures }) => {
			if (listed !== undefined) return countListed(listed);
			const isPlan = mode === "plan";
			const changes = [
				{
					list: created,
					label: isPlan ? "to create" : "created",
					isExpected: isPlan || mode === "apply"
				},
				{
					list: paused,
					label: isPlan ? "to pause" : "paused",
					isExpected: mode === "pause"
				},
				{
					list: resumed,
					label: isPlan ? "to resume" : "resumed",
					isExpected: mode === "resume"
				}
			];
			const clauses = changes.filter(({ list, isExpected }) => list.length > 0 || isExpected).map(({ list, label }) => `${(0, numbers.vm)(list.length)} ${label}`);
			if (plan === undefined) return `${clauses.join(", ")}.`;
			const kept = [`${(0, numbers.vm)(drifted.length)} drifted`, `${(0, numbers.vm)(unchanged.length)} unchanged`];
			const failed = failures.length === 0 ? [] : [`${(0, numbers.vm)(failures.length)} failed`];
			const others = plan.unmanaged.length === 0 ? "" : ` ${(0, numbers.hS)(plan.unmanaged.length, "alert")} of the service ${plan.unmanaged.length === 1 ? "is" : "are"} not in the file.`;
			return `**${(0, numbers.hS)(plan.steps.length, "rule")}**: ${[
				...clauses,
				...kept,
				...failed
			].join(", ")}.${others}`;
		};
		const diff = (summary, limit) => {
			const all = diffOfPlan(summary, summary.fileName);
			if (all.length === 0 || limit === 0) return [];
			const shown = all.slice(0, limit);
			const more = all.length - shown.length;
			return [(0, markdown.zW)(shown.join("\n"), "diff"), ...more > 0 ? [`${(0, numbers.hS)(more, "more line")} in the log.`] : []];
		};
		const bullets = (texts, limit, show) => {
			const countMore = (more) => `- ${(0, numbers.vm)(more)} more in the log`;
			const items = (0, first_items.J)(texts, Math.max(5, limit), (text) => `- ${show(text)}`, countMore);
			return items.length === 0 ? [] : [items.join("\n")];
		};
		const showText = (text) => (0, markdown.Lo)((0, cut.IN)(text, maxTextLength));
		const showName = (name) => (0, markdown.SS)((0, cut.IN)(name, maxNameLength));
		const maxNameLength = 160;
		const maxTextLength = 800;
		const maxValueLength = 300;
		const diffOfPlan = ({ plan, ...outcome }, fileName) => {
			const done = {
				created: new Set(outcome.created),
				paused: new Set(outcome.paused),
				resumed: new Set(outcome.resumed)
			};
			return (plan?.steps ?? []).flatMap((step) => stepLines(step, fileName, done));
		};
		const stepLines = (step, fileName, done) => {
			const { rule } = step;
			const name = `"${onOneLine(rule.input.name, maxNameLength)}"`;
			const placeAt = (line) => `(${fileName}:${line})`;
			const place = placeAt(rule.line);
			switch (step.kind) {
				case "create":
					if (!done.created.has(rule.input.name)) return [`! not created: ${name} ${place}`];
					return [`+ create ${name}${rule.status === "paused" ? ", paused" : ""} ${place}`];
				case "ambiguous": return [`! ambiguous ${name}: ${step.ids.length} alerts have this name ${place}`];
				case "keep": {
					const [list, verb] = step.bringTo === "paused" ? ["paused", "pause"] : ["resumed", "resume"];
					const change = done[list].has(rule.input.name) ? verb : `not ${list}:`;
					return [
						...step.bringTo === undefined ? [] : [`! ${change} ${name} ${place}`],
						...step.drift.length === 0 ? [] : [`  drift ${name}, left as it is ${place}`],
						...step.drift.flatMap(({ field, wanted, stored }) => [`-   ${field}: ${onOneLine(stored, maxValueLength)} (stored)`, `+   ${field}: ${onOneLine(wanted, maxValueLength)} ${placeAt(rule.fieldLines[field] ?? rule.line)}`])
					];
				}
			}
		};
		const onOneLine = (text, maxLength) => (0, cut.IN)(text.replace(/\s+/g, " "), maxLength);
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
		const compareFields = (input, { fields }) => Object.keys(input).flatMap((field) => {
			const [wanted, stored] = [input[field], fields[field]];
			const isSame = wanted === undefined || stored === undefined || isSameField(field, wanted, stored);
			return isSame ? [] : [describeDrift(field, wanted, stored)];
		});
		const isSameField = (field, wanted, stored) => {
			if (field === "name") return true;
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
			const text = typeof value === "string" ? value : JSON.stringify(value);
			return text.length > maxShownLength ? `${text.slice(0, maxShownLength - 1).toWellFormed()}\u2026` : text;
		};
		;
		const syncAlerts = async ({ mode, file }, area, outcome) => {
			const { alerts, missing, remarks } = await (0, alerts_area._J)({}, area);
			outcome.remarks.push(...remarks);
			const plan = planRules(file.rules, alerts);
			outcome.plan = plan;
			for (const step of plan.steps) if (step.kind === "ambiguous") outcome.failures.push(ambiguity(step));
			if (missing > 0 && plan.steps.some(({ kind }) => kind === "create")) outcome.failures.push((0, alerts_outcome.X)((0, error_codes.CC)("alert-list-incomplete", `The service counts ${missing} more alerts than it lists: nothing is created`)));
			const mayChange = outcome.failures.length === 0;
			for (const step of plan.steps) {
				if (mode === "plan") noteStep(step, outcome);
				else if (mayChange) await applyStep(step, area, outcome);
				else if (step.kind === "keep") noteDrift(step, outcome);
			}
		};
		const ambiguity = ({ rule, ids }) => {
			const clause = `${ids.length} alerts of the service are named "${rule.input.name}" (${ids.join(", ")}): it is unclear which of them the rule means, so no rule of the file is applied`;
			return (0, alerts_outcome.X)((0, error_codes.CC)("alert-ambiguous", clause), rule.line);
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
				outcome.failures.push((0, alerts_outcome.X)((0, run_problem.Zw)((0, alerts_area.CS)(error), `The rule "${name}": `), rule.line));
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
		var service = __webpack_require__(88005);
		var start_embedded = __webpack_require__(22824);
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
				const inputs = await (0, alerts_inputs.readAlertsInputs)(context.environment, context.github);
				const secrets = "file" in inputs ? (0, alerts_secrets.F)(inputs.file.rules.map(({ input }) => input.notifications)) : [];
				const area = __addDisposableResource(env_1, await (0, alerts_area.o4)(inputs, secrets, context, start_embedded.H), true);
				const outcome = (0, alerts_outcome.openOutcome)();
				await (0, alerts_outcome.c)(outcome, context.log, () => work(inputs, area, outcome, rememberFor(inputs, area)));
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
				case "list": return listSelected(inputs.selections, area, outcome);
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
	10691: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { bisect: () => bisect });
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var error_codes = __webpack_require__(13732);
		var run_problem = __webpack_require__(5182);
		var numbers = __webpack_require__(71113);
		var short_hash = __webpack_require__(99594);
		var bisect_inputs = __webpack_require__(36593);
		var schemas = __webpack_require__(26921);
		var first_line = __webpack_require__(61640);
		var api = __webpack_require__(79152);
		var branch_files = __webpack_require__(17360);
		var stored_runs = __webpack_require__(95642);
		;
		const noRuns = {
			passed: 0,
			failed: 0
		};
		const addRuns = (one, other) => ({
			passed: one.passed + other.passed,
			failed: one.failed + other.failed
		});
		const grid = Array.from({ length: 40 }, (_, nth) => (nth + .5) / 40);
		const passLogs = grid.map((rate) => Math.log(1 - rate));
		const failLogs = grid.map((rate) => Math.log(rate));
		const logsOf = ({ passed, failed }) => grid.map((_, at) => passed * (passLogs[at] ?? 0) + failed * (failLogs[at] ?? 0));
		const logEvidence = (good, bad) => {
			const [ofGood, ofBad] = [logsOf(good), logsOf(bad)];
			const [mostGood, mostBad] = [Math.max(...ofGood), Math.max(...ofBad)];
			let above = 0;
			let all = 0;
			for (let at = grid.length - 1; at >= 0; at--) {
				all += Math.exp((ofGood[at] ?? 0) - mostGood) * above;
				above += Math.exp((ofBad[at] ?? 0) - mostBad);
			}
			return Math.log(all) + mostGood + mostBad;
		};
		const normalize = (logs) => {
			const most = Math.max(...logs);
			const weights = logs.map((log) => Math.exp(log - most));
			const all = (0, numbers.cz)(weights);
			return weights.map((weight) => weight / all);
		};
		const believe = (prior, runs, past) => {
			let good = past;
			let bad = runs.reduce(addRuns, noRuns);
			return normalize(prior.map((probability, cell) => {
				const log = Math.log(probability) + logEvidence(good, bad);
				const { passed, failed } = runs[cell] ?? noRuns;
				good = addRuns(good, {
					passed,
					failed
				});
				bad = addRuns(bad, {
					passed: -passed,
					failed: -failed
				});
				return log;
			}));
		};
		const compareRuns = (older, newer, past) => {
			const both = addRuns(older, newer);
			const [differ = 0, bothGood = 0, bothBad = 0] = normalize([
				logEvidence(addRuns(past, older), newer),
				logEvidence(addRuns(past, both), noRuns),
				logEvidence(past, both)
			]);
			return {
				differ,
				bothGood,
				bothBad
			};
		};
		const expectRates = (good, bad) => {
			const all = logEvidence(good, bad);
			const oneMore = {
				passed: 0,
				failed: 1
			};
			return {
				good: Math.exp(logEvidence(addRuns(good, oneMore), bad) - all),
				bad: Math.exp(logEvidence(good, addRuns(bad, oneMore)) - all)
			};
		};
		;
		const leastGain = .006;
		const leastRepeatGain = .06;
		const leastProbability = .002;
		const chooseStops = (belief, open, slots, rates, mayRepeat) => {
			const spread = evenly(belief, open, slots);
			const greedy = greedily(belief, open, slots, rates, mayRepeat);
			return gainOf(belief, spread, rates) > gainOf(belief, greedy, rates) ? spread : greedy;
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
		const greedily = (belief, open, slots, rates, mayRepeat) => {
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
					const gain = gainIn(branches, at, rates);
					if (gain > best.gain) best = {
						at,
						gain
					};
				}
				if (best.at === -1 || chosen.length > 0 && best.gain < (chosen.includes(best.at) ? leastRepeatGain : leastGain)) break;
				chosen.push(best.at);
				branches = branchOut(branches, best.at, rates);
			}
			return chosen;
		};
		const gainOf = (belief, stops, rates) => {
			let branches = [{
				probability: 1,
				belief
			}];
			let gain = 0;
			for (const at of stops) {
				gain += gainIn(branches, at, rates);
				branches = branchOut(branches, at, rates);
			}
			return gain;
		};
		const gainIn = (branches, at, rates) => (0, numbers.cz)(branches.map(({ probability, belief }) => probability * gainAt(belief, at, rates)));
		const branchOut = (branches, at, rates) => branches.flatMap(({ probability, belief }) => {
			const fails = failsAt(belief, at, rates);
			return [{
				probability: probability * fails,
				belief: observe(belief, at, rates.bad, rates.good)
			}, {
				probability: probability * (1 - fails),
				belief: observe(belief, at, 1 - rates.bad, 1 - rates.good)
			}].filter((branch) => branch.probability > leastProbability);
		});
		const observe = (belief, at, ifBroken, ifGood) => {
			const weights = belief.map((probability, cell) => probability * (cell <= at ? ifBroken : ifGood));
			const all = (0, numbers.cz)(weights);
			return weights.map((weight) => weight / all);
		};
		const brokenAt = (belief, at) => (0, numbers.cz)(belief.slice(0, at + 1));
		const failsAt = (belief, at, { good, bad }) => {
			const broken = brokenAt(belief, at);
			return broken * bad + (1 - broken) * good;
		};
		const gainAt = (belief, at, rates) => {
			const broken = brokenAt(belief, at);
			return entropy(failsAt(belief, at, rates)) - broken * entropy(rates.bad) - (1 - broken) * entropy(rates.good);
		};
		const entropy = (probability) => probability <= 0 || probability >= 1 ? 0 : -probability * Math.log2(probability) - (1 - probability) * Math.log2(1 - probability);
		const sides = ["older", "newer"];
		const expected = {
			differ: {
				older: {
					passed: 1,
					failed: 0
				},
				newer: {
					passed: 0,
					failed: 1
				}
			},
			bothGood: {
				older: {
					passed: 1,
					failed: 0
				},
				newer: {
					passed: 1,
					failed: 0
				}
			},
			bothBad: {
				older: {
					passed: 0,
					failed: 1
				},
				newer: {
					passed: 0,
					failed: 1
				}
			}
		};
		const likeliest = ({ differ, bothGood, bothBad }) => {
			if (differ >= bothGood && differ >= bothBad) return "differ";
			return bothGood >= bothBad ? "bothGood" : "bothBad";
		};
		const choosePairRuns = (pair, left, past, isEnough) => {
			const chosen = [];
			let current = pair;
			for (;;) {
				const now = compareRuns(current.older, current.newer, past);
				const open = sides.filter((side) => chosen.filter((each) => each === side).length < left[side]);
				if (isEnough(now) || open.length === 0) return chosen;
				const what = likeliest(now);
				const after = open.map((side) => {
					const next = {
						...current,
						[side]: addRuns(current[side], expected[what][side])
					};
					return {
						side,
						next,
						probability: compareRuns(next.older, next.newer, past)[what]
					};
				});
				const best = after.reduce((one, other) => other.probability > one.probability ? other : one);
				chosen.push(best.side);
				current = best.next;
			}
		};
		;
		const certainty = .99;
		const enough = .995;
		const enoughDifference = .9;
		const noDifference = .1;
		const endPrior = .05;
		const mostRepeats = 20;
		const mostRuns = 300;
		const planner_leastGain = .001;
		const reserve = 1.5;
		const affordableRuns = (budgetMs, usedMs, runMs) => {
			if (budgetMs === undefined) return Number.POSITIVE_INFINITY;
			if (runMs === undefined) return usedMs < budgetMs ? Number.POSITIVE_INFINITY : 0;
			return Math.max(0, Math.floor((budgetMs - usedMs) / (runMs * reserve)));
		};
		const planBisect = (facts) => {
			const stops = stopsOf(facts);
			const [good, bad] = [stops[0], stops.at(-1)];
			if (good === undefined || bad === undefined || good === bad) return {
				kind: "none",
				why: "same-binaries"
			};
			return checkEnds(good, bad, facts) ?? narrow(stops, facts);
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
			const all = (0, numbers.cz)(inner);
			return [
				endPrior,
				...inner.map((size) => size / all * (1 - 2 * endPrior)),
				endPrior
			];
		};
		const checkEnds = (good, bad, { past, repeats, slots, runsLeft }) => {
			const { differ, bothGood, bothBad } = compareRuns(good.runs, bad.runs, past);
			const left = runsOfPair(good, bad, repeats);
			const hasRun = countRuns(good) > 0 && countRuns(bad) > 0;
			const ends = {
				kind: "none",
				why: bothBad > bothGood ? "good-fails" : "bad-passes"
			};
			if (repeats === "auto" && hasRun && differ <= noDifference) return ends;
			if (repeats === "auto" && hasRun && differ >= enoughDifference) return undefined;
			if (left.older + left.newer === 0) {
				if (repeats === "auto") return {
					kind: "none",
					why: "unclear"
				};
				return differ < Math.max(bothGood, bothBad) ? ends : undefined;
			}
			const runs = hasRun ? choosePairRuns({
				older: good.runs,
				newer: bad.runs
			}, left, past, (shown) => repeats === "auto" && (shown.differ >= enoughDifference || shown.differ <= noDifference)).map((side) => side === "older" ? good.content : bad.content) : [good, bad].filter((stop) => countRuns(stop) === 0).map(({ content }) => content);
			if (runsLeft < (hasRun ? 1 : runs.length)) return {
				kind: "none",
				why: "budget"
			};
			return {
				kind: "run",
				contents: runs.slice(0, Math.max(1, Math.min(slots, runsLeft)))
			};
		};
		const runsOfPair = (older, newer, repeats) => {
			const most = repeats === "auto" ? mostRepeats : repeats;
			return {
				older: Math.max(0, most - countRuns(older)),
				newer: Math.max(0, most - countRuns(newer))
			};
		};
		const narrow = (stops, facts) => {
			const { repeats, slots, runsLeft, past } = facts;
			const runs = stops.map((stop) => stop.runs);
			const belief = believe(priorOf(stops), runs, past);
			if ((belief[0] ?? 0) >= certainty) return {
				kind: "none",
				why: "good-fails"
			};
			if ((belief.at(-1) ?? 0) >= certainty) return {
				kind: "none",
				why: "bad-passes"
			};
			const best = stops.reduce((at, _stop, stop) => stop > 0 && (belief[stop] ?? 0) > (belief[at] ?? 0) ? stop : at, 1);
			const [older, newer] = [stops[best - 1], stops[best]];
			if (older === undefined || newer === undefined) throw new Error("unreachable: there are two stops");
			const most = repeats === "auto" ? mostRuns - (0, numbers.cz)(stops.map(countRuns)) : Number.POSITIVE_INFINITY;
			const findings = {
				belief,
				best,
				newer,
				older,
				room: Math.min(slots, runsLeft, most),
				limit: runsLeft < 1 ? "budget" : "unclear"
			};
			return repeats === "auto" ? searchUntilCertain(stops, findings, past) : searchWithRepeats(stops, findings, repeats, past);
		};
		const searchUntilCertain = (stops, findings, past) => {
			const { belief, best, newer, older, room, limit } = findings;
			if ((belief[best] ?? 0) < enough) return searchWhere(stops, findings, mostRepeats, 1, past);
			const result = resultOf(stops, findings, past);
			if (result.confidence >= certainty) return result;
			const left = runsOfPair(older, newer, "auto");
			const chosen = choosePairRuns({
				older: older.runs,
				newer: newer.runs
			}, left, past, ({ differ }) => differ >= certainty);
			if (chosen.length === 0) return rangeOf(stops, belief, "unclear");
			if (room < 1) return rangeOf(stops, belief, limit);
			return {
				kind: "run",
				contents: chosen.slice(0, room).map((side) => (side === "older" ? older : newer).content)
			};
		};
		const searchWithRepeats = (stops, findings, repeats, past) => {
			const { belief, newer, older, room, limit } = findings;
			const begun = [
				older,
				newer,
				...stops
			].find((stop) => countRuns(stop) > 0 && countRuns(stop) < repeats);
			if (begun === undefined && countRuns(older) > 0 && countRuns(newer) > 0) return resultOf(stops, findings, past);
			if (begun === undefined) return searchWhere(stops, findings, 1, repeats, past);
			if (room < 1) return rangeOf(stops, belief, limit);
			const more = Math.min(repeats - countRuns(begun), room);
			return {
				kind: "run",
				contents: Array.from({ length: more }, () => begun.content)
			};
		};
		const searchWhere = (stops, findings, most, each, past) => {
			const { belief, best, room, limit } = findings;
			if (room < 1) return rangeOf(stops, belief, limit);
			const open = stops.flatMap((stop, at) => countRuns(stop) < most ? [at] : []);
			const rates = expectRates(...pooled(stops, best, past));
			const chosen = chooseStops(belief, open, Math.max(1, Math.floor(room / each)), rates, each === 1 && most > 1);
			if (gainOf(belief, chosen, rates) < planner_leastGain) return rangeOf(stops, belief, "unclear");
			const contents = chosen.flatMap((at) => Array.from({ length: each }, () => stops[at]?.content ?? ""));
			return {
				kind: "run",
				contents: contents.slice(0, room)
			};
		};
		const pooled = (stops, broken, past) => {
			const all = (part) => part.map(({ runs }) => runs).reduce(addRuns, noRuns);
			return [addRuns(past, all(stops.slice(0, broken))), all(stops.slice(broken))];
		};
		const resultOf = (stops, { belief, best, older, newer }, past) => {
			const { differ } = compareRuns(older.runs, newer.runs, past);
			return {
				kind: "found",
				commits: stops[best]?.cell ?? [],
				confidence: Math.min(differ, belief[best] ?? 0)
			};
		};
		const rangeOf = (stops, belief, limit) => {
			let range;
			for (let size = 2; size < stops.length - 1 && range === undefined; size++) for (let from = 1; from + size <= stops.length; from++) {
				const confidence = (0, numbers.cz)(belief.slice(from, from + size));
				if (confidence < (range?.confidence ?? enough)) continue;
				range = {
					kind: "found",
					commits: stops.slice(from, from + size).flatMap(({ cell }) => cell),
					confidence,
					limit
				};
			}
			return range ?? {
				kind: "none",
				why: limit
			};
		};
		;
		const mostSlots = 25;
		const mostLostRuns = 2;
		const openSearch = (inputs, builds, context, state) => {
			const { log } = context;
			const contents = new Map([...builds.uploads].map(([commit, uploads]) => [commit, (0, stored_runs.$)(uploads)]));
			const unavailable = new Map();
			const runs = [];
			const ranges = new Map();
			let commits = [];
			let titles = new Map();
			let replacement;
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
				throw new run_problem.AK("bisect-unavailable", `no build of a ${what} commit can be run: ${first.slice(0, 12)}: ${why}`);
			};
			const rangeOf = (good, bad) => {
				const key = `${good} ${bad}`;
				const range = ranges.get(key) ?? readRange(good, bad, builds, inputs, context);
				ranges.set(key, range);
				return range;
			};
			const plan = async () => {
				const [good, bad] = [endOf(builds.goods, "good"), endOf(builds.bads, "bad")];
				const [first = good] = builds.goods;
				if (good !== first && good !== replacement) {
					const why = unavailable.get(contents.get(first) ?? "") ?? "the history has no uploads of it";
					log.notice(`The good commit ${first.slice(0, 12)} cannot be run: ${why}. The older commit ${good.slice(0, 12)} takes its place.`);
					replacement = good;
				}
				const range = await rangeOf(good, bad);
				commits = range.map(({ sha }) => ({
					sha,
					content: isRunnable(sha) ? contents.get(sha) : undefined
				}));
				titles = new Map(range.flatMap(({ sha, title }) => title === undefined ? [] : [[sha, title]]));
				const usedMs = (0, numbers.cz)(runs.map(({ durationMs }) => durationMs));
				const longestMs = Math.max(builds.runMs ?? 0, ...runs.map(({ durationMs }) => durationMs));
				const runsLeft = affordableRuns(inputs.run.maxDeviceMs, usedMs, longestMs > 0 ? longestMs : undefined);
				const facts = {
					commits,
					results: countResults(runs),
					past: builds.past,
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
				for (const { resultOf, ...stored } of own) {
					const run = {
						...stored,
						...resultOf(inputs)
					};
					runs.push(run);
					const shown = shortShas(run.content, contents).join(", ") || "another commit";
					log.info(`${shown}: ${describeResult(run)} (build ${run.buildId}).`);
					const lost = runs.filter((each) => each.content === run.content && each.result === "not-run").length;
					if (run.result === "lacks-test" || lost >= mostLostRuns) unavailable.set(run.content, run.why ?? "it could not be run");
				}
			};
			return {
				progress: () => {
					const { runMs } = builds;
					return {
						commits,
						titles,
						contents,
						runs: [...runs],
						rounds,
						unavailable: new Map(unavailable),
						step,
						runMs
					};
				},
				preview: plan,
				run: async (runner) => {
					const earlier = await runner.adoptEarlier();
					if (earlier !== undefined) learn(earlier);
					for (let next = await plan(); next.kind === "run"; next = await plan()) {
						if (state.facts().problems.length > 0) return;
						rounds += 1;
						const requests = next.contents.map((content) => ({
							content,
							tests: [inputs]
						}));
						learn(await runner.run(`Round ${rounds}: ${(0, numbers.hS)(requests.length, "run")}`, requests));
					}
				}
			};
		};
		const describeResult = ({ result, why }) => result === "passed" || result === "failed" ? result : `${result === "not-run" ? "not run" : "cannot be run"}: ${why}`;
		const shortShas = (content, contents) => [...contents].flatMap(([sha, own]) => own === content ? [sha.slice(0, 12)] : []);
		const countResults = (runs) => new Map([...Map.groupBy(runs, ({ content }) => content)].map(([content, own]) => [content, {
			passed: own.filter(({ result }) => result === "passed").length,
			failed: own.filter(({ result }) => result === "failed").length
		}]));
		const freeSlots = async ({ cloud, log, signal }) => {
			try {
				const { parallelMax, parallelRunning } = await cloud.quota.get();
				return Math.min(mostSlots, Math.max(1, parallelMax - parallelRunning));
			} catch (error) {
				signal.throwIfAborted();
				log.info(`Could not read the free parallel slots (${(0, run_problem.Uc)(error)}): one run at a time.`);
				return 1;
			}
		};
		const readRange = async (good, bad, { order }, { run }, context) => {
			const range = await listRange(good, bad, order, run.service.githubToken, context);
			const { environment, github } = context;
			const untitled = range.flatMap(({ sha, title }) => title === undefined ? [sha] : []);
			const titles = await (0, branch_files.Zv)(untitled, github.workspace, environment);
			return range.map(({ sha, title = titles.get(sha) }) => ({
				sha,
				title
			}));
		};
		const listRange = async (good, bad, order, githubToken, context) => {
			const { log, signal } = context;
			const [from, to] = [order.indexOf(good), order.indexOf(bad)];
			try {
				const listed = githubToken && await commitsBetween(await (0, api.II)(githubToken, context), good, bad);
				if (listed) return [{
					sha: good,
					title: undefined
				}, ...listed];
			} catch (error) {
				signal.throwIfAborted();
				if ((0, run_problem.up)(error, "bisect-no-difference")) throw error;
				log.notice(`Could not read the commits between the two from GitHub (${(0, run_problem.Uc)(error)}): those of earlier runs count.`);
			}
			if (from >= to) throw new run_problem.AK("bisect-no-difference", `\`good\` (${good}) is not older than \`bad\` (${bad})`);
			return order.slice(from, to + 1).map((sha) => ({
				sha,
				title: undefined
			}));
		};
		const comparison = schemas.Ikc({
			status: schemas.YjP(),
			total_commits: schemas.Whr(),
			commits: schemas.YOg(schemas.Ikc({
				sha: schemas.YjP(),
				parents: schemas.YOg(schemas.Ikc({ sha: schemas.YjP() })),
				commit: schemas.Ikc({
					message: schemas.YjP(),
					author: schemas.Ikc({ name: schemas.YjP() }).nullish()
				}).optional(),
				author: schemas.Ikc({ login: schemas.YjP().optional() }).nullish()
			}))
		});
		const pageSize = 100;
		const mostPages = 10;
		const commitsBetween = async (call, good, bad) => {
			const parents = new Map();
			const titles = new Map();
			for (let page = 1;; page++) {
				const { data } = await call("GET /repos/{owner}/{repo}/compare/{basehead}", {
					basehead: `${good}...${bad}`,
					per_page: pageSize,
					page
				});
				const { status, total_commits: total, commits } = comparison.parse(data);
				if (status === "behind" || status === "identical") throw new run_problem.AK("bisect-no-difference", `\`good\` (${good}) is not older than \`bad\` (${bad})`);
				for (const { sha, parents: own, commit, author } of commits) {
					parents.set(sha, own[0]?.sha);
					const name = commit?.author?.name ?? author?.login;
					if (commit !== undefined && name !== undefined) titles.set(sha, {
						subject: (0, first_line.Q)(commit.message),
						author: name
					});
				}
				if (commits.length === 0 || parents.size >= total) break;
				if (page === mostPages) return undefined;
			}
			const chain = [];
			for (let sha = bad; sha !== undefined && parents.has(sha); sha = parents.get(sha)) chain.push(sha);
			const first = chain.at(-1);
			if (first === undefined || parents.get(first) !== good) return undefined;
			return chain.toReversed().map((sha) => ({
				sha,
				title: titles.get(sha)
			}));
		};
		var wording_verdict = __webpack_require__(5705);
		var cut = __webpack_require__(78091);
		var markdown = __webpack_require__(64598);
		var pull_request = __webpack_require__(72229);
		var format = __webpack_require__(64111);
		;
		const shortSha = (sha) => sha.slice(0, 12);
		const bisectOutputs = ({ verdict, reason, candidates, confidence, deviceMs }) => {
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
		const concludeBisect = (inputs, device, progress, facts, simulated) => {
			const { step, runs = [], commits = [] } = progress ?? {};
			const found = step?.kind === "found" ? step : undefined;
			return {
				candidates: found?.commits ?? commits.slice(1),
				confidence: found?.confidence ?? 0,
				deviceMs: (0, numbers.cz)(runs.map(({ durationMs }) => durationMs)),
				test: `${inputs.className}#${inputs.name}`,
				device,
				progress,
				simulated,
				...conclusionOf(inputs, progress, facts)
			};
		};
		const conclusionOf = ({ className, name, run, repeats }, progress, { cancelled, problems: [problem] }) => {
			const { step, runs = [], rounds = 0, commits = [], runMs } = progress ?? {};
			const test = `${className}#${name}`;
			if (cancelled) return {
				verdict: "cancelled",
				reason: "The workflow was cancelled [cancelled]."
			};
			if (step?.kind === "found") {
				const effort = rounds === 0 ? (0, numbers.hS)(runs.length, "run") : `${(0, numbers.hS)(runs.length, "run")} in ${(0, numbers.hS)(rounds, "round")}`;
				const certain = `${Math.floor(step.confidence * 1e3) / 10} % certain, ${effort}`;
				const reason = `${test} broke ${whereOf(step.commits, progress)} (${certain}).${whyNoLess(step, run.maxDeviceMs)}`;
				return {
					verdict: "passed",
					reason
				};
			}
			if (problem !== undefined) return {
				verdict: /^(?:run|queue)-timeout$/.test(problem.code) ? "timed-out" : "error",
				reason: (0, error_codes.D1)(problem)
			};
			if (step?.kind === "none") {
				const reason = (0, error_codes.D1)(whyNone(step.why, test, commits, runs, run.maxDeviceMs));
				return {
					candidates: [],
					verdict: "error",
					reason
				};
			}
			const planned = step?.kind === "run" ? step.contents.length : 0;
			const price = runMs === undefined ? "an unknown number of" : (0, numbers.dp)(runMs);
			const times = repeats === "auto" ? "as often as needed" : (0, numbers.hS)(repeats, "time");
			return {
				verdict: "planned",
				reason: `A dry run: the bisect would search ${(0, numbers.hS)(Math.max(0, commits.length - 1), "commit")}, and run the test on each ${times}. It would begin with ${(0, numbers.hS)(planned, "run")} of ${price} device minutes each. Nothing was started.`
			};
		};
		const whereOf = (commits, progress) => {
			const [first, ...others] = commits;
			const last = commits.at(-1);
			if (first === undefined || last === undefined) return "in an unknown commit";
			if (others.length > 0) return `in one of the ${commits.length} commits from ${shortSha(first.sha)} to ${shortSha(last.sha)}`;
			const known = progress?.commits ?? [];
			const before = known[known.findIndex(({ sha }) => sha === first.sha) - 1];
			return `in the commit ${shortSha(first.sha)}${before === undefined ? "" : `; the commit before is ${shortSha(before.sha)}`}`;
		};
		const whyNoLess = ({ commits, confidence, limit }, budgetMs = 0) => {
			if (confidence < certainty) return " That is below 99 %: more `repeats`, or `auto`, make it more certain.";
			if (commits.length < 2) return "";
			if (limit === "budget") return ` The budget of ${(0, numbers.dp)(budgetMs)} device minutes does not pay the runs that would tell these commits apart.`;
			if (limit === "unclear") return " The test fails by chance too often to tell these commits apart with 99 % certainty.";
			return " No more of these commits were tried, because their builds cannot be run.";
		};
		const whyNone = (why, test, commits, runs, budgetMs = 0) => {
			const results = countResults(runs);
			const resultsOf = (commit) => {
				const { passed, failed } = results.get(commit?.content ?? "") ?? noRuns;
				return {
					sha: shortSha(commit?.sha ?? ""),
					passed,
					failed,
					all: (0, numbers.hS)(passed + failed, "run")
				};
			};
			const [good, bad] = [resultsOf(commits[0]), resultsOf(commits.at(-1))];
			const failures = `${good.failed} of ${good.all} of the good commit ${good.sha} failed, ${bad.failed} of ${bad.all} of the bad commit ${bad.sha}`;
			const clauses = {
				"same-binaries": ["bisect-no-difference", `the good commit ${good.sha} and the bad commit ${bad.sha} have the same binaries`],
				"good-fails": ["bisect-no-difference", `${test} fails on the commit ${good.sha} (${good.failed} of ${good.all}), so that commit is not good`],
				"bad-passes": ["bisect-no-difference", `${test} passes on the commit ${bad.sha} (${bad.passed} of ${bad.all}), so that commit is not bad`],
				unclear: ["bisect-unclear", `the runs of ${test} do not show with 99 % certainty where it broke: ${failures}`],
				budget: ["budget-exceeded", `the budget of ${(0, numbers.dp)(budgetMs)} device minutes is too small for a result${runs.length === 0 ? "" : `: ${failures}`}`]
			};
			const [code, clause] = clauses[why];
			return {
				code,
				clause
			};
		};
		const mostRows = 300;
		const mostLinks = 10;
		const longestCell = 300;
		const longestTitle = 100;
		const titleOf = ({ verdict, candidates: [only, ...others] }) => {
			if (verdict !== "passed" || only === undefined) return verdict;
			return others.length === 0 ? `found ${shortSha(only.sha)}` : `narrowed down to ${others.length + 1} commits`;
		};
		const renderBisect = (outcome, { serverUrl, repository }) => {
			const { verdict, reason, test, device, progress, deviceMs, simulated } = outcome;
			const { commits = [], runs = [], titles } = progress ?? {};
			const hasTitles = commits.some(({ sha }) => titles?.has(sha) === true);
			const suspects = new Set(outcome.verdict === "passed" ? outcome.candidates.map(({ sha }) => sha) : []);
			const rows = commits.slice(-mostRows).map((commit) => {
				const own = runs.filter(({ content }) => content === commit.content || content === contentBefore(commit, progress));
				const sha = (0, format.uM)(shortSha(commit.sha), `${serverUrl}/${repository}/commit/${commit.sha}`)[0] ?? (0, format.Pg)(shortSha(commit.sha));
				const links = own.slice(0, mostLinks).map(({ buildId, dashboard }, nth) => (0, format.uM)(`run ${nth + 1}`, dashboard)[0] ?? (0, format.Pg)(buildId.slice(0, 12)));
				const { subject = "", author = "" } = titles?.get(commit.sha) ?? {};
				return [
					suspects.has(commit.sha) ? `**${sha}**` : sha,
					...hasTitles ? [subject, author].map((text) => (0, markdown.ln)((0, cut.IN)(text, longestTitle))) : [],
					(0, markdown.Lo)((0, cut.IN)(describeCommit(commit, own, outcome), longestCell)),
					links.join(" ")
				];
			});
			const left = commits.length - rows.length;
			return `${[
				`## ${verdict === "passed" ? "\u2713" : verdict === "planned" ? "\u2013" : "\u2717"} Bisect: ${titleOf(outcome)}`,
				...simulated ? [`> **SIMULATED** ${wording_verdict.nk}`] : [],
				(0, markdown.Lo)((0, cut.IN)(reason, 2e3)),
				`${(0, format.Pg)(test)} on ${(0, format.fh)(device)}, ${(0, numbers.dp)(deviceMs)} device minutes.`,
				...rows.length === 0 ? [] : [(0, format.tp)([
					"Commit",
					...hasTitles ? ["Subject", "Author"] : [],
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
			const { passed, failed } = countResults(runs).get(content ?? "") ?? noRuns;
			const results = [...passed > 0 ? [`${passed} passed`] : [], ...failed > 0 ? [`${failed} failed`] : []];
			const isCandidate = verdict === "passed" && candidates.some(({ sha }) => sha === commit.sha);
			const suspicion = isCandidate ? [candidates.length === 1 ? "the first bad commit" : "may be the first bad commit"] : [];
			return [
				...results,
				...why === undefined ? [] : [why],
				...suspicion
			].join(", ") || "not run";
		};
		const commentOnPullRequest = async (outcome, text, token, context) => {
			const { log, signal } = context;
			const [only, ...others] = outcome.candidates;
			if (outcome.verdict !== "passed" || only === undefined) return;
			if (others.length > 0 || outcome.confidence < certainty) return log.info("No commit was found with 99 % certainty: no comment was written.");
			try {
				if (token === undefined) throw new Error("the input github-token is empty");
				const call = await (0, api.II)(token, context);
				const number = await mergedFrom(call, only.sha);
				if (number === undefined) return log.info(`The commit ${only.sha} was merged from no pull request: no comment was written.`);
				const marker = `<!-- mobile-test-cloud bisect ${Buffer.from(outcome.test).toString("base64url")} -->`;
				const done = await (0, pull_request.X)(call, number, `${marker}\n${text}`);
				log.info(`The comment on pull request ${number} was ${done}.`);
			} catch (error) {
				signal.throwIfAborted();
				log.warning(`The comment could not be written: ${(0, run_problem.Uc)(error)}.`);
			}
		};
		const pulls = schemas.YOg(schemas.Ikc({
			number: schemas.Whr(),
			merged_at: schemas.YjP().nullish()
		}));
		const mergedFrom = async (call, commit) => {
			const { data } = await call("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", { commit_sha: commit });
			return pulls.parse(data).find(({ merged_at }) => typeof merged_at === "string")?.number;
		};
		var lookup = __webpack_require__(65953);
		var device_name = __webpack_require__(99899);
		var known_tests = __webpack_require__(11301);
		var history_durations = __webpack_require__(9244);
		var history_history = __webpack_require__(79557);
		var judge_outcomes = __webpack_require__(86630);
		;
		const knowsTest = ({ tests }, { className, name }) => tests.get(className)?.has(name) === true;
		const chooseBuilds = (history, inputs, device, branch) => {
			const test = `${inputs.className}#${inputs.name}`;
			const past = outcomesOn(history, inputs, device).filter(({ run }) => run.branch === branch && run.pullRequest === undefined);
			const order = orderOf(history, branch);
			const [goods, bads] = [goodCommits(past, inputs, order, history), badCommits(past, inputs, history)];
			const place = `on ${device}, branch "${branch}"`;
			if (goods.length === 0) throw noHistory(`the history has no run in which ${test} passed (${place}). Set \`good\` to a commit on which the test passes`);
			if (bads.length === 0) throw noHistory(`${test} passed in its newest run (${place}), so the history has no bad commit; set \`bad\` to a commit on which it fails`);
			const variants = [...Map.groupBy(history.uploads, ({ variant }) => variant).values()].map((entries) => new Map(entries.map((entry) => [entry.commit, entry]))).filter((uploads) => goods.some((commit) => uploads.has(commit)) && bads.some((commit) => uploads.has(commit))).toSorted((a, b) => b.size - a.size);
			const [uploads] = variants;
			if (uploads === undefined) throw noHistory(whyNoVariant(history, goods, bads, `${test} on ${device} and the branch "${branch}"`));
			const stored = goods.filter((commit) => uploads.has(commit));
			const [good = ""] = stored;
			const upTo = order.indexOf(good);
			return {
				uploads,
				order,
				goods: [...new Set([...stored, ...order.slice(0, upTo).toReversed()])].filter((commit) => uploads.has(commit)),
				bads: bads.filter((commit) => uploads.has(commit)),
				past: (0, judge_outcomes.vb)(past.filter(({ run }) => order.indexOf(run.commit) <= upTo)),
				runMs: runMsOf(history, inputs, device)
			};
		};
		const noHistory = (message) => new run_problem.AK("bisect-no-history", message);
		const outcomesOn = ({ tests }, { className, name }, device) => {
			const byDevice = [...tests.get(className)?.get(name) ?? []];
			return byDevice.find(([each]) => (0, device_name.yS)(each, device))?.[1] ?? [];
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
			const commits = new Set(uploads.map((each) => each.commit));
			const [commit, ...others] = commits.values().filter((each) => each.toLowerCase().startsWith(start));
			if (commit !== undefined && others.length === 0) return commit;
			const known = (0, numbers.hS)(commits.size, "commit");
			const why = commit === undefined ? `the history has no uploads of ${start}, only of ${known}` : `${start} is the start of several commits`;
			throw noHistory(`the commit in \`${input}\` cannot be run: ${why}`);
		};
		const whyNoVariant = ({ uploads }, goods, bads, where) => {
			const commits = new Set(uploads.map(({ commit }) => commit));
			if (commits.size === 0) return "the history has no uploads of any commit: runs of the action on the default branch store them, without `cleanup: true`";
			const lacking = [...goods.some((commit) => commits.has(commit)) ? [] : ["passed"], ...bads.some((commit) => commits.has(commit)) ? [] : ["failed"]];
			return lacking.length === 0 ? `the uploads of the commits on which ${where} passed and failed are of different variants of the app` : `the history has uploads of ${(0, numbers.hS)(commits.size, "commit")}, but of none on which ${where} ${lacking.join(" or ")}`;
		};
		const runMsOf = (history, { className, name, run }, device) => {
			const row = (0, history_history.Nn)(history.tests).find((each) => (0, device_name.yS)(each.device, device));
			const durations = (0, history_durations.Dk)(history, row?.device ?? device);
			const methods = (0, lookup.Fg)(run.framework).testFilter === undefined ? [...durations.classes.values()].flatMap((byMethod) => [...byMethod.values()]) : [durations.classes.get((0, known_tests.Kl)(className))?.get((0, known_tests.NY)(name)) ?? []];
			const measured = methods.flatMap((samples) => (0, history_durations.JZ)(samples) ?? []);
			return measured.length === 0 ? undefined : (0, history_durations._2)(durations) + (0, numbers.cz)(measured);
		};
		var github_context = __webpack_require__(9527);
		var run_history = __webpack_require__(53173);
		var step_history = __webpack_require__(22190);
		var connect = __webpack_require__(46694);
		var resolve_devices = __webpack_require__(94698);
		var prepare = __webpack_require__(75072);
		var run_state = __webpack_require__(82889);
		var stop_builds = __webpack_require__(3730);
		var start_embedded = __webpack_require__(22824);
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
				const inputs = await (0, bisect_inputs.readBisectInputs)(step.environment, step.github, step.clock);
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
						const offers = Promise.resolve(await (0, connect.Rg)(run, context));
						const devices = await (0, resolve_devices.a3)(run, offers, context);
						[device = device] = devices.devices;
						const builds = await log.group("History", () => readBuilds(inputs, device, context));
						search = openSearch(inputs, builds, context, state);
						if (run.dryRun) return void await search.preview();
						const runner = __addDisposableResource(env_2, (0, stored_runs.A)(await prepareRuns(inputs, builds, devices, context), context, state), false);
						await search.run(runner);
					} catch (e_2) {
						env_2.error = e_2;
						env_2.hasError = true;
					} finally {
						__disposeResources(env_2);
					}
				});
				await (0, stop_builds.sj)(run, context, state);
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
				const text = redact(renderBisect(outcome, context.github));
				if (run.summary) await context.writeSummary(text);
				if (inputs.comment) await commentOnPullRequest(outcome, text, run.service.githubToken, context);
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
			const suites = await (0, step_history.f)(run.framework, owner, context);
			let known;
			for (const suite of suites) {
				const history = await (await (0, step_history.j)({
					...owner,
					suite
				}, context))?.read();
				if (history !== undefined && knowsTest(history, inputs)) known ??= history;
			}
			if (known === undefined) throw new run_problem.AK("bisect-no-history", suites.length === 0 ? `the test history that earlier workflow runs stored has no runs of ${run.framework} suites` : `the history has no run of the test ${inputs.className}#${inputs.name}, but runs of ${(0, numbers.hS)(suites.length, `${run.framework} suite`)}`);
			const event = await (0, github_context.j_)(context.environment);
			const branch = event.defaultBranch ?? (0, run_history.os)(event, context).branch;
			const builds = chooseBuilds(known, inputs, device, branch);
			const price = builds.runMs === undefined ? "unknown" : `${(0, numbers.dp)(builds.runMs)} device minutes`;
			const { passed, failed } = builds.past;
			const outcomes = passed + failed === 0 ? "" : ` Up to the good commit, the test failed in ${failed} of ${(0, numbers.hS)(passed + failed, "run")}.`;
			log.info(`The history has builds of ${(0, numbers.hS)(builds.uploads.size, "commit")}. Predicted for each run: ${price}.${outcomes}`);
			return builds;
		};
		const prepareRuns = async (inputs, builds, devices, context) => {
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
			const examined = await (0, prepare.Nn)({
				inputs: run,
				notes: []
			}, devices, quiet);
			const prepared = await (0, prepare.Jb)((0, prepare.Fj)(examined, undefined, quiet), quiet.log);
			const [template] = prepared.plan.builds;
			if (template === undefined) throw new Error("unreachable: a plan without shards has a build");
			const job = (0, short_hash.q)(prepared.plan.identity, className, name, good, bad, String(repeats));
			const uploads = new Map([...builds.uploads.values()].map((each) => [(0, stored_runs.$)(each), each]));
			return {
				run: prepared.inputs,
				template: {
					...template,
					tag: {
						...template.tag,
						job
					}
				},
				uploads
			};
		};
	}),
	11495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { cleanup: () => cleanup });
		var lookup = __webpack_require__(65953);
		var error_codes = __webpack_require__(13732);
		var map_texts = __webpack_require__(69656);
		var numbers = __webpack_require__(71113);
		var cleanup_inputs = __webpack_require__(2562);
		var connect = __webpack_require__(46694);
		var run_problem = __webpack_require__(5182);
		var durations = __webpack_require__(71698);
		var wildcard = __webpack_require__(54317);
		var uploads = __webpack_require__(56957);
		var errors = __webpack_require__(13016);
		var reused_uploads = __webpack_require__(15573);
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
			for (const id of get === undefined ? [] : ids.map(bareId)) {
				try {
					details.set(id, await get?.(id));
				} catch (error) {
					if (!(0, errors.E)(error, "cloud-not-found")) throw error;
					details.set(id, undefined);
				}
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
			if (customId !== undefined && !matchesCustomId(customId, record.customId)) return false;
			if (olderThanDays === undefined) return true;
			return record.uploadedAt !== undefined && nowMs - record.uploadedAt.getTime() > olderThanDays * durations.LP;
		};
		const matchesCustomId = (pattern, customId) => customId === undefined ? /^\*+$/.test(pattern) : (0, wildcard._W)(pattern, customId);
		var start_embedded = __webpack_require__(22824);
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
				const inputs = await (0, cleanup_inputs.readCleanupInputs)(step.environment, step.github);
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
	72971: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { doctor: () => doctor });
		var input_problem = __webpack_require__(14811);
		var run_problem = __webpack_require__(5182);
		var durations = __webpack_require__(71698);
		var check = __webpack_require__(77032);
		var binary_error = __webpack_require__(55667);
		var binaries_facts = __webpack_require__(1138);
		var lookup = __webpack_require__(65953);
		var device_name = __webpack_require__(99899);
		var device_shard = __webpack_require__(91154);
		var discovered_suite = __webpack_require__(40258);
		var error_codes = __webpack_require__(13732);
		var model_finding = __webpack_require__(588);
		var addresses = __webpack_require__(64707);
		var log = __webpack_require__(44469);
		var numbers = __webpack_require__(71113);
		var api = __webpack_require__(79152);
		var github_context = __webpack_require__(9527);
		var history_quarantine = __webpack_require__(67673);
		var binary_ref = __webpack_require__(12349);
		var resolve_devices = __webpack_require__(94698);
		var prepare_preflight = __webpack_require__(1673);
		var prepare = __webpack_require__(75072);
		var select_by_changes = __webpack_require__(13518);
		var slots = __webpack_require__(16276);
		var cancellation = __webpack_require__(8976);
		var first_line = __webpack_require__(61640);
		var service_errors = __webpack_require__(13016);
		var artifacts = __webpack_require__(85515);
		var cache = __webpack_require__(16370);
		var history_history = __webpack_require__(79557);
		;
		const planRow = "plan and free slots";
		const orError = async (work) => {
			try {
				return await work;
			} catch (error) {
				return error instanceof Error ? error : new Error(String(error));
			}
		};
		const readService = async ({ cloud, signal }) => {
			const [plan, devices] = await Promise.all([orError(cloud.quota.get()), orError(cloud.devices.list())]);
			if ((0, cancellation.i)(signal.reason)) throw signal.reason;
			return {
				plan,
				devices
			};
		};
		const checkService = (address, { plan, devices }, demand) => {
			const errors = [plan, devices].filter((result) => result instanceof Error);
			const reached = (0, check.bF)("address", `${address} responds`);
			if (errors.length < 2) return [
				reached,
				(0, check.bF)("credentials", "accepted by the service"),
				checkPlan(plan, demand)
			];
			const refused = errors.find((error) => (0, service_errors.E)(error, "cloud-unauthorized")) ?? errors.find((error) => (0, service_errors.E)(error, "cloud-forbidden"));
			const noPlan = (why) => (0, check.hT)(planRow, `not checked, since ${why}`);
			if (refused !== undefined) return [
				reached,
				(0, check.gz)("credentials", (0, run_problem.Uc)(refused), remedyOf(refused)),
				noPlan("the credentials are refused")
			];
			const [error = new Error("no response")] = errors;
			return [
				(0, check.gz)("address", `${address}: ${(0, run_problem.Uc)(error)}`, remedyOf(error)),
				(0, check.hT)("credentials", "not checked, since this address gave no usable response"),
				noPlan("this address gave no usable response")
			];
		};
		const remedyOf = (error) => error instanceof service_errors.K ? error.hint : (0, run_problem.Zw)(error).hint;
		const checkPlan = (plan, demand) => {
			if (plan instanceof Error) return (0, check.$e)(planRow, (0, run_problem.Uc)(plan), "No action is needed: a run also starts builds if it cannot read the free slots.");
			const { parallelRunning, parallelMax, queued, queuedMax } = plan;
			const free = Math.max(0, parallelMax - parallelRunning);
			const state = `${free} of ${(0, numbers.hS)(parallelMax, "parallel slot")} free, ${queued} of ${queuedMax} queued`;
			const never = (0, slots.YH)(plan);
			if (never !== undefined) return (0, check.gz)(planRow, never, (0, error_codes.Lz)("no-parallel-slots"));
			if (demand === undefined) return (0, check.bF)(planRow, state);
			const { split, queued: waiting, sessions, builds } = demand;
			const starts = builds === 0 ? "nothing" : `${(0, numbers.hS)(sessions, "session")} in ${(0, numbers.hS)(builds, "build")}`;
			const wanted = `${state}; this run starts ${starts}`;
			if (waiting !== undefined) return (0, check.$e)(planRow, wanted, split === undefined ? waiting : `${split} ${waiting}`);
			if (split !== undefined) return (0, check.$e)(planRow, wanted, `No action is needed. ${split}`);
			if (sessions > free + queuedMax - queued) return (0, check.$e)(planRow, wanted, "Some sessions wait until others end, for up to `queue-timeout-minutes`.");
			return (0, check.bF)(planRow, wanted);
		};
		const checkHistory = async ({ history: place }, history, { environment }) => {
			const name = "history";
			if (place.kind === "off" || history === undefined) return (0, check.hT)(name, "`history` is `off`");
			const runs = (0, history_history.oo)((await history.read()).runs);
			if (place.kind === "cache" && !(0, cache.HB)(environment)) {
				const { found, remedy } = (0, cache.wb)(environment);
				return (0, check.$e)(name, found, remedy);
			}
			const problem = place.kind === "cache" && !(0, cache.G9)(environment) ? "this runner has no cache service" : history.problem();
			if (problem !== undefined) return (0, check.$e)(name, problem, "A run works without it, but has no results of earlier runs and no prediction.");
			const where = place.kind === "branch" ? `the branch "${place.branch}"` : "the cache";
			return (0, check.bF)(name, runs === 0 ? `nothing is stored in ${where} yet` : `${where} has ${(0, numbers.hS)(runs, "earlier run")}`);
		};
		const checkArtifactService = async ({ artifactName }, context) => {
			const name = "artifact service";
			if (artifactName === "") return (0, check.hT)(name, "`artifact-name` is empty, so nothing is stored");
			try {
				await (0, artifacts.wn)(context);
				return (0, check.bF)(name, "responds");
			} catch (error) {
				context.signal.throwIfAborted();
				const remedy = "To keep the report, upload `report-dir` in a later step; the verdict does not depend on it.";
				return (0, check.$e)(name, (0, run_problem.Uc)(error), remedy);
			}
		};
		const service_checks_name = "token permissions";
		const contents = {
			permission: "contents",
			route: "GET /repos/{owner}/{repo}/branches",
			parameters: { per_page: 1 }
		};
		const pulls = {
			permission: "pull-requests",
			route: "GET /repos/{owner}/{repo}/pulls",
			parameters: { per_page: 1 }
		};
		const issueList = {
			permission: "issues",
			route: "GET /repos/{owner}/{repo}/issues",
			parameters: { per_page: 1 }
		};
		const featuresOf = ({ checkName, comment, issues, select, history }, { ref, isMergeGroup }) => {
			const checks = {
				permission: "checks",
				route: "GET /repos/{owner}/{repo}/commits/{ref}/check-runs"
			};
			const features = [
				checkName !== undefined && {
					input: "check-name",
					level: "write",
					...checks,
					parameters: {
						ref,
						per_page: 1
					}
				},
				comment !== false && {
					input: "comment",
					level: "write",
					...pulls
				},
				issues && {
					input: "issues",
					level: "write",
					...issueList
				},
				select !== undefined && {
					input: "select",
					level: "read",
					...isMergeGroup ? contents : pulls
				},
				history.kind === "branch" && {
					input: "history",
					level: "write",
					...contents
				}
			];
			return features.filter((each) => each !== false);
		};
		const checkToken = async (call, repository, inputs, tested) => {
			const features = featuresOf(inputs, tested);
			if (features.length === 0) return [(0, check.hT)(service_checks_name, "no input needs a permission of the token")];
			if (call === undefined) return [(0, check.$e)(service_checks_name, `no token for ${features.map(({ input }) => `\`${input}\``).join(" and ")}`, "Set `github-token`.")];
			try {
				await call("GET /repos/{owner}/{repo}", {});
			} catch (error) {
				if ((0, api.s_)(error) === 401) return [(0, check.gz)(service_checks_name, "GitHub does not accept the token", "Set `github-token` to a valid token, or remove the input.")];
				if (!(0, api.wo)(error)) return [notReached(error)];
				return [(0, check.gz)(service_checks_name, `the token cannot see ${repository}`, "Set `github-token` to a token of this repository.")];
			}
			return Promise.all(features.map((feature) => checkFeature(feature, call)));
		};
		const checkFeature = async (feature, call) => {
			const { input, permission, level, route, parameters } = feature;
			try {
				await call(route, parameters);
				const unknown = level === "write" ? `; only a run shows whether it has write access, which \`${input}\` needs` : "";
				return (0, check.bF)(service_checks_name, `the token may read ${permission}${unknown}`);
			} catch (error) {
				if (!(0, api.wo)(error)) return notReached(error);
				return (0, check.$e)(service_checks_name, `the token may not read ${permission}, so \`${input}\` has no effect`, `Grant "${permission}: ${level}" in the job's permissions; tokens of pull requests from forks and of Dependabot are limited.`);
			}
		};
		const notReached = (error) => (0, check.$e)(service_checks_name, `GitHub did not respond (${(0, first_line.Q)(error)})`, "Check that this runner can reach the GitHub API.");
		;
		const examineRun = async (inputs, context) => {
			const [responses, token, artifacts] = await Promise.all([
				readService(context),
				examineToken(inputs, context),
				checkArtifactService(inputs, context)
			]);
			const isReached = [responses.plan, responses.devices].some((response) => !(response instanceof Error));
			const offers = {
				list: responses.devices,
				isReached
			};
			const quota = responses.plan instanceof Error ? undefined : responses.plan;
			const suite = await (inputs.buildIds.length > 0 ? attached(inputs, context) : examineSuite(inputs, offers, quota, context));
			const history = await checkHistory(inputs, suite.history, context);
			return [
				...checkService(context.baseUrl, responses, suite.demand),
				...suite.checks,
				history,
				...token,
				artifacts
			];
		};
		const examineSuiteAlone = async (inputs, workspace) => {
			const examined = await (0, prepare_preflight.zx)({
				...inputs,
				devices: [],
				reuseUploads: false
			}, workspace);
			const { binaries, findings, warnings, notices } = examined;
			const checked = ["test suite", "tests"];
			return [
				...check.LN.filter((name) => !checked.includes(name)).map((name) => (0, check.hT)(name, "not checked, since `test-suite` is the only input with something to check")),
				describeBinary("test suite", inputs.testSuite, binaries.testSuite),
				describeTests(inputs, examined),
				...findings.map((finding) => checkOfFinding(finding, inputs.preflight)),
				...warnings.map((text) => (0, check.$e)("tests", text, "Correct `capabilities`.")),
				...notices.map((notice) => (0, check.bF)("test suite", notice.replace(/\.$/, "")))
			];
		};
		const examineToken = async (inputs, context) => {
			const { githubToken } = inputs.service;
			const call = githubToken === undefined ? undefined : await (0, api.II)(githubToken, context);
			const { mergeGroup } = await (0, github_context.j_)(context.environment);
			const tested = {
				ref: context.github.sha || "HEAD",
				isMergeGroup: mergeGroup !== undefined
			};
			return checkToken(call, context.github.repository, inputs, tested);
		};
		const attached = async (inputs, context) => {
			const why = `not used: the step waits for the builds ${inputs.buildIds.join(", ")}`;
			const names = [
				"devices",
				"app",
				"test suite",
				"tests"
			];
			return {
				checks: [...names.map((name) => (0, check.hT)(name, why)), checkQuarantine(inputs, undefined, new Date(context.clock.nowMs()))],
				history: await (0, prepare.cH)(inputs, undefined, {
					...context,
					log: log.a
				})
			};
		};
		const examineSuite = async (given, offered, quota, context) => {
			const { list } = offered;
			const offers = Promise.resolve(list instanceof Error ? undefined : list);
			const requested = await (0, select_by_changes.B)(given, context);
			let devices = (0, resolve_devices.Zp)(given.deviceLines);
			let devicesError;
			try {
				if (!(list instanceof Error)) devices = await (0, resolve_devices.a3)(given, offers, context);
			} catch (error) {
				if (!(0, run_problem.up)(error, "device-list-unavailable")) throw error;
				devicesError = error;
			}
			const examined = await (0, prepare.sb)(requested, devices, context);
			const { inputs, notice, notes } = examined;
			const selected = [
				examined.nothing,
				notice,
				notes.at(-1)
			].filter((each) => each !== undefined).slice(0, 1);
			const quiet = {
				...context,
				cloud: undefined,
				log: log.a
			};
			const history = await (0, prepare.cH)(inputs, examined.selection.suite?.suiteId, quiet);
			const planned = await orError((0, prepare.Fj)(examined, history, quiet, quota));
			if (planned instanceof Error) context.signal.throwIfAborted();
			const prepared = planned instanceof Error ? undefined : planned;
			const suite = examined.selection.whole;
			const { app, testSuite } = (0, lookup.Fg)(inputs.framework);
			return {
				history,
				demand: prepared && demandOf(prepared),
				checks: [
					...devicesError === undefined ? [] : [failedBy("devices", devicesError)],
					checkDevices(inputs.devices, offered),
					app === undefined ? (0, check.hT)("app", `${inputs.framework} needs none: the test package contains the app`) : describeBinary("app", inputs.app, examined.binaries.app),
					testSuite === undefined ? (0, check.hT)("test suite", `${inputs.framework} has no test suite: the app contains the tests`) : describeBinary("test suite", inputs.testSuite, examined.binaries.testSuite),
					describeTests(inputs, examined),
					...examined.findings.map((finding) => checkOfFinding(finding, inputs.preflight)),
					...examined.warnings.map((text) => (0, check.$e)("tests", text, "Correct `capabilities`.")),
					...planned instanceof Error ? [failedBy("tests", planned)] : [],
					...(prepared?.plan.shardPlan.notices ?? []).map((notice) => (0, check.$e)("tests", notice, "Correct `shards`.")),
					...[
						...prepared?.repeats?.notes ?? [],
						...prepared?.comparison?.notes ?? [],
						...selected
					].map((note) => (0, check.bF)("tests", note.replace(/\.$/, ""))),
					checkQuarantine(inputs, suite, new Date(context.clock.nowMs()))
				]
			};
		};
		const demandOf = ({ plan, nothingToRun, queuedNote }) => {
			if (nothingToRun !== undefined) return {
				sessions: 0,
				builds: 0
			};
			return {
				split: plan.splitNote,
				queued: queuedNote,
				sessions: (0, device_shard.jJ)(plan.builds),
				builds: plan.builds.length
			};
		};
		const failedBy = (name, error) => (0, check.gz)(name, (0, run_problem.Uc)(error), (0, run_problem.Zw)(error).hint);
		const checkQuarantine = (inputs, suite, at) => {
			const { quarantine, framework } = inputs;
			if (quarantine === undefined) return (0, check.hT)("quarantine", "no file is set");
			const found = `${quarantine.file}: ${(0, numbers.hS)((0, history_quarantine.uB)(inputs).length, "entry", "entries")} for ${framework}`;
			const warnings = (0, history_quarantine.Oe)(inputs, at, {
				suite,
				shards: [],
				isPart: true
			});
			if (warnings.length === 0) return (0, check.bF)("quarantine", found);
			return (0, check.$e)("quarantine", `${found}, ${warnings.length} of them ${warnings.length === 1 ? "has" : "have"} no effect`, warnings.join(" "));
		};
		const rows = {
			app: "app",
			"test-suite": "test suite",
			media: "app",
			mapping: "app",
			tests: "tests",
			select: "tests",
			capabilities: "tests",
			devices: "devices"
		};
		const checkOfFinding = (finding, preflight) => {
			const { input, found, remedy, code } = finding;
			const name = rows[input];
			const subject = name === input || input === "test-suite" ? "" : `${input}: `;
			const what = `${subject}${found} ${(0, error_codes.rr)((0, model_finding.Hy)(code))}`;
			return (0, prepare_preflight.PW)(finding, preflight) ? (0, check.gz)(name, what, remedy) : (0, check.$e)(name, what, remedy);
		};
		const checkDevices = (devices, { list, isReached }) => {
			if (!(list instanceof Error)) return (0, check.bF)("devices", `${devices.join(", ")}: offered by the service`);
			const found = `${(0, numbers.hS)(devices.length, "device")} not compared with the service's list`;
			if (!isReached) return (0, check.$e)("devices", found, "Correct the address and the credentials first.");
			const why = (0, run_problem.Uc)(list);
			const selectors = devices.filter(device_name.cB);
			if (selectors.length === 0) return (0, check.$e)("devices", `${found}: ${why}`, "No action is needed: a run also starts builds if it cannot read the list.");
			const error = (0, resolve_devices.ht)(selectors, why);
			return (0, check.gz)("devices", (0, run_problem.Uc)(error), error.hint);
		};
		const describeBinary = (name, ref, facts) => {
			if (ref === undefined || facts instanceof binary_error.k) return (0, check.hT)(name, "");
			if (facts === undefined) return (0, check.bF)(name, describeRef(ref));
			return (0, check.bF)(name, [
				binaries_facts.t5[facts.kind],
				identityOf(facts),
				(0, durations.z3)(facts.sizeBytes)
			].filter(Boolean).join(", "));
		};
		const identityOf = (facts) => {
			if (facts.kind === "app-bundle") return [facts.appManifest?.packageName, facts.appManifest?.versionName].filter(Boolean).join(" ");
			if ("manifest" in facts) return [facts.manifest.packageName, facts.manifest.versionName].filter(Boolean).join(" ");
			if ("app" in facts) return [facts.app.bundleId, facts.app.version].filter(Boolean).join(" ");
			if ("runner" in facts) return [facts.runner.bundleId, ...facts.plans.map(({ path }) => `test plan ${path}`)].filter(Boolean).join(", ");
			if ("flows" in facts) return (0, numbers.hS)(facts.flows.length, "flow");
			if ("runFiles" in facts) return facts.apps[0]?.bundleId ?? "";
			return "looksLike" in facts ? facts.looksLike ?? "" : "";
		};
		const describeRef = (ref) => {
			switch (ref.kind) {
				case "file":
				case "directory": return ref.path;
				case "url": return `${(0, addresses.et)(ref.url)}, which the service fetches; not inspected`;
				case "reference": return `${ref.reference}, uploaded before; not inspected`;
				case "custom-id": return `the newest upload with the custom id ${ref.customId}; not inspected`;
			}
		};
		const describeTests = (inputs, { selection, binaries }) => {
			if (binaries.tests instanceof binary_error.k) return (0, check.hT)("tests", "");
			const suite = selection.whole;
			if (suite === undefined || suite.tests.length === 0 && !(0, discovered_suite.A)(suite)) {
				const isLocal = (0, binary_ref.$S)(inputs[(0, lookup.$0)(inputs.framework)]) !== undefined;
				const why = isLocal ? "they cannot be discovered" : "the suite is not a local file";
				const found = `the tests of the suite are unknown, since ${why}`;
				return (0, check.$e)("tests", found, "No action is needed, but missing tests cannot be detected.");
			}
			const selected = selection.note ?? (inputs.select === undefined ? "All run." : "");
			return (0, check.bF)("tests", `${(0, numbers.hS)(suite.tests.length, "test")} in the suite. ${selected}`.replace(/\.? ?$/, ""));
		};
		var wording_verdict = __webpack_require__(5705);
		var capitalized = __webpack_require__(82285);
		var cut = __webpack_require__(78091);
		var markdown = __webpack_require__(64598);
		var format = __webpack_require__(64111);
		;
		const publishChecks = async (checks, { simulated, summary, isRed }, context) => {
			const { log } = context;
			const rows = (0, check.RO)(checks);
			const verdict = doctorVerdict(rows);
			context.setOutputs((0, check.doctorOutputs)(verdict, simulated));
			for (const line of tableLines(rows)) log.info(line);
			const line = `${simulated ? "SIMULATED " : ""}Verdict: ${verdict.verdict}. ${verdict.reason}`;
			const red = verdict.verdict === "error" && isRed;
			if (red) log.error(line);
			else log.info(line);
			if (summary) await context.writeSummary(renderChecks(rows, verdict, simulated));
			if (red) context.fail();
		};
		const nothingStarted = "nothing was uploaded or started";
		const doctorVerdict = (rows) => {
			const [first, ...others] = rows.filter(({ outcome }) => outcome === "failed");
			const warnings = rows.filter(({ outcome }) => outcome === "warning").length;
			if (first === undefined) return {
				verdict: "passed",
				reason: `No check failed${warnings === 0 ? "" : `, ${(0, numbers.hS)(warnings, "warning")}`}; ${nothingStarted}.`
			};
			const names = [first, ...others].map(({ name }) => name).join(", ");
			const start = others.length === 0 ? `The check "${first.name}" failed` : `${1 + others.length} checks failed: ${names}. The first, "${first.name}"`;
			const reason = `${start}: ${first.found}. ${(0, capitalized.l)(nothingStarted)}.`;
			return {
				verdict: "error",
				reason: reason.replaceAll(/\s+/g, " ")
			};
		};
		const tableLines = (rows) => {
			const widthOf = (column) => Math.max(...rows.map((row) => row[column].length));
			const [names, outcomes] = [widthOf("name"), widthOf("outcome")];
			return rows.flatMap(({ name, outcome, found, remedy }) => [`${name.padEnd(names)}  ${outcome.padEnd(outcomes)}  ${found}`, ...remedy === "" ? [] : [`${" ".repeat(names + outcomes + 4)}Next: ${remedy}`]]);
		};
		const signs = {
			passed: "\u2713",
			warning: "!",
			failed: "\u2717",
			skipped: "\u2013"
		};
		const longestCell = 2e3;
		const renderChecks = (rows, { verdict, reason }, simulated) => {
			const cell = (text) => (0, markdown.Lo)((0, cut.IN)(text, longestCell));
			return `${[
				`## ${signs[verdict === "passed" ? "passed" : "failed"]} Doctor: ${verdict}`,
				...simulated ? [`> **SIMULATED** ${wording_verdict.nk}`] : [],
				cell(reason),
				(0, format.tp)([
					"Check",
					"Result",
					"Found",
					"Next"
				], rows.map(({ name, outcome, found, remedy }) => [
					name,
					`${signs[outcome]} ${outcome}`,
					cell(found),
					cell(remedy)
				]))
			].join("\n\n")}\n`;
		};
		var reader = __webpack_require__(56007);
		var run_inputs = __webpack_require__(22727);
		var connect = __webpack_require__(46694);
		var test_plan = __webpack_require__(92980);
		var run_deadline = __webpack_require__(9150);
		var start_embedded = __webpack_require__(22824);
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
		const limitMs = 6e4;
		const doctor = async (step) => {
			const env_1 = {
				stack: [],
				error: void 0,
				hasError: false
			};
			try {
				const opened = await doctor_open(step);
				if (opened instanceof input_problem.dz) {
					step.log.info(opened.message);
					const summary = new reader.i_(step.environment).boolean("summary", true);
					return publishChecks((0, check.K_)(opened.problems), {
						simulated: false,
						summary,
						isRed: true
					}, step);
				}
				if (opened.suite !== undefined) {
					const { suite } = opened;
					const checks = await examineSuiteAlone(suite, step.github.workspace);
					return publishChecks(checks, {
						simulated: false,
						summary: suite.summary,
						isRed: suite.failOn !== "never"
					}, step);
				}
				const { inputs } = opened;
				const { summary, failOn } = inputs;
				const context = __addDisposableResource(env_1, opened.context, true);
				const late = new run_problem.AK("cloud-deadline", `the service did not respond within ${(0, durations.a3)(limitMs)}`);
				const limit = __addDisposableResource(env_1, (0, run_deadline.zc)(limitMs, context.clock, late), false);
				const checks = await examineRun(inputs, (0, run_deadline.ux)(context, limit.signal));
				const { redact } = context.cloud;
				const shown = checks.map((check) => ({
					...check,
					found: redact(check.found),
					remedy: redact(check.remedy)
				}));
				await publishChecks(shown, {
					simulated: context.isSimulated(),
					summary,
					isRed: failOn !== "never"
				}, context);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = __disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
		const doctor_open = async (step) => {
			try {
				const suite = await (0, run_inputs.Gn)(step.environment, step.github);
				if (suite !== undefined) return { suite };
				const inputs = await (0, run_inputs.hT)(step.environment, step.github, step.clock, (0, test_plan.M5)(step));
				return {
					inputs,
					context: await (0, connect.Ng)(inputs.service, inputs.framework, step, start_embedded.H)
				};
			} catch (error) {
				if (error instanceof input_problem.dz) return error;
				throw error;
			}
		};
	}),
	57791: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			checkRunInputs: () => checkRunInputs,
			convertTexts: () => convertTexts,
			migrate: () => migrate,
			writeFiles: () => writeFiles
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var input_problem = __webpack_require__(14811);
		var run_problem = __webpack_require__(5182);
		var cut = __webpack_require__(78091);
		var file_name = __webpack_require__(48905);
		var log = __webpack_require__(44469);
		var numbers = __webpack_require__(71113);
		var markdown = __webpack_require__(64598);
		var is_record = __webpack_require__(75977);
		var posix_ = __webpack_require__(53916);
		var posix_default = __webpack_require__.n(posix_);
		;
		const maxTokens = 3e5;
		const wordPattern = /[A-Za-z_]\w*|\d\w*(?:\.\d\w*)?/y;
		const gradleTokens = (text) => {
			const tokens = [];
			let line = 1;
			let at = 0;
			while (at < text.length && tokens.length < maxTokens) {
				const { end, token } = nextToken(text, at);
				if (token !== undefined) tokens.push({
					...token,
					line,
					start: at,
					end
				});
				for (; at < end; at++) if (text.charAt(at) === "\n") line += 1;
			}
			return tokens;
		};
		const nextToken = (text, at) => {
			if (text.startsWith("//", at)) return { end: indexOrEnd(text, "\n", at) };
			if (text.startsWith("/*", at)) return { end: indexOrEnd(text, "*/", at) + 2 };
			const sign = text.charAt(at);
			if (/\s/.test(sign)) return { end: at + 1 };
			if (sign === "\"" || sign === "'") return textToken(text, at, sign);
			wordPattern.lastIndex = at;
			const [word] = wordPattern.exec(text) ?? [];
			if (word === undefined) return {
				end: at + 1,
				token: {
					kind: "sign",
					text: sign
				}
			};
			return {
				end: at + word.length,
				token: {
					kind: /^\d/.test(word) ? "number" : "name",
					text: word
				}
			};
		};
		const textToken = (text, at, sign) => {
			const triple = sign.repeat(3);
			if (text.startsWith(triple, at)) {
				const end = indexOrEnd(text, triple, at + 3);
				return {
					end: end + 3,
					token: {
						kind: "text",
						text: withLiteralSigns(text.slice(at + 3, end), sign)
					}
				};
			}
			let end = at + 1;
			while (end < text.length && text.charAt(end) !== sign && text.charAt(end) !== "\n") end += text.charAt(end) === "\\" ? 2 : 1;
			return {
				end: Math.min(end + 1, text.length),
				token: {
					kind: "text",
					text: withLiteralSigns(unescaped(text.slice(at + 1, end)), sign)
				}
			};
		};
		const unescaped = (text) => text.replaceAll(/\\(?:u([\dA-Fa-f]{4})|([^$]))/g, (_whole, code, sign = "") => code === undefined ? {
			n: "\n",
			r: "\r",
			t: "	"
		}[sign] ?? sign : String.fromCharCode(Number.parseInt(code, 16)));
		const withLiteralSigns = (text, quote) => quote === "'" ? text.replaceAll(/\\?\$/g, "\\$") : text;
		const indexOrEnd = (text, end, from) => {
			const stop = text.indexOf(end, from);
			return stop === -1 ? text.length : stop;
		};
		;
		const replaceExpressions = (text, replace) => {
			let result = "";
			let at = 0;
			for (;;) {
				const start = text.indexOf("${{", at);
				const end = start === -1 ? -1 : text.indexOf("}}", start);
				if (end === -1) return result + text.slice(at);
				result += text.slice(at, start) + replace(text.slice(start + "${{".length, end).trim(), text.slice(start, end + "}}".length));
				at = end + "}}".length;
			}
		};
		const expressionIn = (text, fits = () => true) => {
			let found;
			replaceExpressions(text, (expression, whole) => {
				if (found === undefined && fits(expression)) found = whole;
				return whole;
			});
			return found;
		};
		const kept = /^(?:secrets\.\w[\w-]*|vars\.\w[\w-]*|github\.(?:workspace|sha|ref|ref_name|run_id|run_number|run_attempt|repository|repository_owner|actor|workflow|head_ref|base_ref|event_name))$/;
		const isKeptExpression = (expression) => kept.test(expression.trim());
		const portableName = /^(?:github\.(?:event(?:\.[\w-]+)*|event_name|ref|ref_name|ref_type|head_ref|base_ref|repository|repository_owner|actor|workflow|sha)|vars\.\w+|true|false|null|contains|startsWith|endsWith|format|join|toJSON|fromJSON|always|success|cancelled)$/;
		const portableCondition = (condition) => {
			const plain = condition.trim();
			const expression = plain.startsWith("${{") && plain.endsWith("}}") ? plain.slice("${{".length, -"}}".length).trim() : plain;
			if (/[{}]/.test(expression)) return undefined;
			const names = expression.replaceAll(/'[^']*'/g, " ").match(/[A-Za-z_][\w.-]*/g) ?? [];
			return expression !== "" && names.every((name) => portableName.test(name)) ? expression : undefined;
		};
		const foreignExpression = (text) => expressionIn(text, (expression) => !isKeptExpression(expression)) ?? /\$\{\{.*/s.exec(replaceExpressions(text, () => ""))?.[0];
		const resolveExpressions = (text, contexts) => replaceExpressions(text, (expression, whole) => contexts.get(expression) ?? whole);
		const plainText = (value) => typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
		const environmentOf = (levels, contexts) => {
			const values = new Map();
			for (const { env } of levels) {
				const known = new Map([...contexts, ...[...values].map(([name, value]) => [`env.${name}`, value])]);
				for (const [name, value] of Object.entries((0, is_record.u4)(env) ? env : {})) {
					const text = plainText(value);
					if (text !== undefined) values.set(name, resolveExpressions(text, known));
				}
			}
			return values;
		};
		const maxCombinations = 20;
		const combinationsOf = (strategy) => {
			const matrix = (0, is_record.u4)(strategy) ? strategy.matrix : undefined;
			if (!(0, is_record.u4)(matrix)) return undefined;
			const { include = [], exclude = [], ...lists } = matrix;
			if (!Array.isArray(include) || !Array.isArray(exclude) || !Object.values(lists).every(Array.isArray)) return undefined;
			const all = Object.entries(lists).reduce((combinations, [name, values]) => combine(combinations, name, values), Object.keys(lists).length === 0 ? [] : [{}]);
			const kept = all.filter((each) => !exclude.filter(is_record.u4).some((other) => includesPart(each, other)));
			const combinations = include.filter(is_record.u4).reduce((each, extra) => withExtra(each, extra, lists), kept);
			return combinations.length > maxCombinations ? undefined : combinations;
		};
		const combine = (combinations, name, values) => combinations.flatMap((each) => values.slice(0, maxCombinations + 1).map((value) => ({
			...each,
			[name]: value
		}))).slice(0, maxCombinations + 1);
		const withExtra = (combinations, extra, lists) => {
			const shared = Object.fromEntries(Object.entries(extra).filter(([name]) => Object.hasOwn(lists, name)));
			if (!combinations.some((each) => includesPart(each, shared)) || Object.keys(lists).length === 0) return [...combinations, extra];
			return combinations.map((each) => includesPart(each, shared) ? {
				...each,
				...extra
			} : each);
		};
		const includesPart = (combination, part) => Object.entries(part).every(([name, value]) => JSON.stringify(combination[name]) === JSON.stringify(value));
		const matrixContexts = (combination) => {
			const values = Object.entries(combination).flatMap(([name, value]) => (0, is_record.u4)(value) ? Object.entries(value).map(([field, each]) => [`${name}.${field}`, each]) : [[name, value]]);
			return new Map(values.flatMap(([name, value]) => {
				const text = plainText(value);
				return text === undefined ? [] : [[`matrix.${name}`, text]];
			}));
		};
		;
		const notRead = (file, line, text, reason) => ({
			findings: [],
			unread: [{
				file,
				line,
				text,
				reason
			}]
		});
		const remark = (text, ...values) => ({
			text,
			values
		});
		const refused = (note) => ({
			outcome: "unsupported",
			to: undefined,
			note
		});
		const isDefault = {
			outcome: "taken",
			to: "the default",
			note: undefined
		};
		const openStep = (name, platform) => ({
			name,
			platform,
			inputs: new Map(),
			devices: [],
			tests: [],
			download: new Set(),
			capabilities: new Map(),
			minutes: {},
			remarks: [],
			around: {}
		});
		const ruleFor = (table, name) => Object.hasOwn(table, name) ? table[name] : undefined;
		const underCondition = "a condition";
		const unreadNote = "its value only exists when the source runs";
		const applyRules = (settings, table, step) => settings.map((setting) => {
			const rule = ruleFor(table, setting.name);
			if (rule === undefined) return unsupported(setting, "this setting is not known");
			const { outcome, to, note, input, secret } = rule;
			if (outcome === "unsupported") return {
				...setting,
				outcome,
				note,
				secret
			};
			if (setting.unknown === undefined && formatValue(setting.value) === "") return {
				...setting,
				...isDefault,
				outcome: "taken",
				note: "it is empty",
				secret
			};
			const unknown = setting.unknown ?? (rule.isText === true ? undefined : expressionIn(formatValue(setting.value)));
			if (unknown !== undefined) {
				const place = `${setting.file}:${setting.line}`;
				step.remarks.push(unknown === underCondition ? remark(`Decide about ${to ?? "this"}: {} sets it under a condition.`, place) : remark(`Set ${to ?? "this"} yourself: {} has {}, which only exists when the source runs.`, place, quoteOf(setting, unknown)));
				return {
					...setting,
					unknown,
					outcome: "unsupported",
					note: `${unreadNote}: ${to ?? "not kept"}`,
					secret
				};
			}
			return {
				...setting,
				outcome,
				to,
				note,
				input,
				secret,
				...rule.apply?.(setting.value, step)
			};
		});
		const quoteOf = ({ value }, unknown) => {
			const text = formatValue(value);
			return text === "" || text.includes(unknown) ? unknown : text;
		};
		const unsupported = (setting, note) => ({
			...setting,
			outcome: "unsupported",
			note
		});
		const formatValue = (value) => {
			if (Array.isArray(value)) return value.map(formatValue).join(", ");
			if (typeof value === "object" && value !== null) return JSON.stringify(value);
			return value === undefined || value === null ? "" : `${value}`;
		};
		const formatValues = (value) => (Array.isArray(value) ? value : [value]).map(formatValue).filter((text) => text !== "");
		const stepFindings = (findings, step) => {
			const kept = withReplaced(findings);
			if (!needAll(step)) return kept;
			step.remarks.push(remark("A test had to fit all of {} there; here the entries of `tests` add up. Choose what is to run.", step.tests.join(", ")));
			const note = "entries add up; there, a test had to fit all of them";
			return kept.map((finding) => finding.input === "tests" && finding.outcome !== "unsupported" ? {
				...finding,
				outcome: "changed",
				note
			} : finding);
		};
		const needAll = ({ tests, platform }) => {
			const kinds = tests.filter((entry) => !entry.startsWith("!")).map((entry) => /^(?:annotation|size):/.exec(entry)?.[0] ?? "");
			return platform === "android" && (new Set(kinds).size > 1 || kinds.filter((kind) => kind === "annotation:").length > 1);
		};
		const sharedInputs = new Set([
			"devices",
			"tests",
			"download",
			"shards"
		]);
		const withReplaced = (findings) => {
			const targetOf = ({ outcome, input, to }) => {
				if (outcome === "unsupported" || input === undefined || sharedInputs.has(input) || to === "the default") return undefined;
				return input === "capabilities" ? to : input;
			};
			const last = new Map(findings.map((finding, index) => [targetOf(finding), index]));
			return findings.map((finding, index) => {
				const target = targetOf(finding);
				const winner = target === undefined ? undefined : findings[last.get(target) ?? index];
				return winner === undefined || winner === finding ? finding : replacedBy(finding, winner);
			});
		};
		const replacedBy = (setting, { file, line }) => ({
			...unsupported(setting, `${setting.file === file ? "" : `${file}, `}line ${line} replaces it`),
			to: undefined,
			input: undefined,
			isReplaced: true
		});
		const replacedIn = (settings, isAddition, later = new Map()) => {
			const replacing = new Map();
			for (const setting of settings.toReversed()) {
				const other = later.get(setting.name);
				if (other !== undefined) replacing.set(setting, other);
				else if (!isAddition(setting) && setting.unknown !== underCondition) later.set(setting.name, setting);
			}
			return replacing;
		};
		;
		const maxDepth = 100;
		const maxSource = 200;
		const readFladleBlock = (text, folders = new Map()) => {
			const tokens = gradleTokens(text);
			const start = tokens.findIndex(({ text: name, kind }, at) => name === "fladle" && kind === "name" && tokens[at + 1]?.text === "{");
			if (start === -1) return undefined;
			return new BlockReader(tokens, text, folders).read(start + 2);
		};
		const collections = new Set("listOf mutableListOf setOf mutableSetOf mapOf mutableMapOf".split(" "));
		class NotLiteralError extends Error {}
		class BlockReader {
			#tokens;
			#text;
			#lines;
			#constants;
			#configs = new Map();
			#calls = [];
			#at = 0;
			#depth = 0;
			constructor(tokens, text, folders) {
				this.#tokens = tokens;
				this.#text = text;
				this.#lines = text.split("\n");
				this.#constants = new Map(folders);
			}
			read(start) {
				this.#readConstants();
				this.#at = start;
				const assignments = this.#statements(false);
				const isClosed = this.#at <= this.#tokens.length;
				const openLine = isClosed ? undefined : this.#tokens[start - 1]?.line;
				return {
					assignments,
					configs: this.#configs,
					calls: this.#calls,
					openLine,
					isInner: this.#isInner(start)
				};
			}
			#isInner(start) {
				const braces = this.#tokens.slice(0, start - 1).filter(({ kind }) => kind === "sign");
				return braces.filter(({ text }) => text === "{").length > braces.filter(({ text }) => text === "}").length;
			}
			#readConstants() {
				for (const [index, token] of this.#tokens.entries()) {
					if (!["val", "def"].includes(token.text) || token.kind !== "name") continue;
					const name = this.#tokens[index + 1];
					if (name?.kind !== "name" || this.#tokens[index + 2]?.text !== "=") continue;
					this.#at = index + 3;
					const { value } = this.#attempt(() => this.#wholeValue());
					this.#constants.set(name.text, this.#constants.has(name.text) ? undefined : value);
				}
			}
			#statements(isConditional) {
				const assignments = [];
				this.#depth += 1;
				for (let token = this.#next(); token !== undefined && !isSign(token, "}"); token = this.#next()) {
					if (token.text === "@") this.#skipAnnotation();
					else if (token.kind === "name") assignments.push(...this.#statement(token, isConditional));
				}
				this.#depth -= 1;
				return withPutEntries(assignments);
			}
			#statement(token, isConditional) {
				const { text: name, line } = token;
				if (this.#depth > maxDepth) {
					this.#skipStatement(line);
					return [];
				}
				if (name === "configs" && this.#take("{")) return this.#readConfigs();
				if (name === "if" || name === "else") {
					if (this.#peek() === "(") this.#skipBrackets();
					return this.#conditional();
				}
				if ([
					"val",
					"var",
					"def",
					"final"
				].includes(name)) {
					this.#skipStatement(line);
					return [];
				}
				const assignment = this.#assignment(token);
				if (assignment === undefined) {
					this.#calls.push({
						line,
						text: this.#source(line)
					});
					this.#skipStatement(line);
					return [];
				}
				return [isConditional ? {
					...assignment,
					unknown: assignment.unknown ?? underCondition
				} : assignment];
			}
			#conditional() {
				if (this.#take("{")) return this.#statements(true);
				const next = this.#tokens[this.#at];
				if (next?.kind !== "name") return [];
				this.#at += 1;
				this.#depth += 1;
				const assignments = this.#statement(next, true);
				this.#depth -= 1;
				return assignments;
			}
			#assignment(token) {
				const start = this.#at;
				const read = this.#take(".") ? this.#methodCall() : this.#plainValue(token);
				if (read === undefined) {
					this.#at = start;
					return undefined;
				}
				const end = this.#at;
				this.#at = start;
				this.#skipStatement(token.line);
				this.#at = Math.max(this.#at, end);
				return {
					name: token.text,
					line: token.line,
					...read
				};
			}
			#methodCall() {
				const method = this.#next()?.text ?? "";
				if (![
					"set",
					"value",
					"add",
					"addAll",
					"put",
					"putAll"
				].includes(method) || !this.#take("(")) return undefined;
				const read = this.#attempt(() => this.#list(")"));
				if (!Array.isArray(read.value)) return read;
				const entries = read.value;
				const [first = "", second = ""] = entries;
				if (method === "put") return typeof first === "object" ? undefined : {
					value: { [`${first}`]: second },
					adds: true
				};
				if (method === "add") return {
					value: [first],
					adds: true
				};
				if (method === "putAll") return {
					value: first,
					adds: true
				};
				if (method !== "addAll") return { value: first };
				return {
					value: entries.length === 1 && Array.isArray(first) ? first : entries,
					adds: true
				};
			}
			#plainValue({ line }) {
				const next = this.#tokens[this.#at];
				const isAssigned = this.#take("=");
				const isCall = !isAssigned && this.#take("(");
				const isCommand = next?.line === line && (next.kind !== "sign" || next.text === "[");
				if (!isAssigned && !isCall && !isCommand || isCall && this.#peek() === ")") return undefined;
				const read = this.#attempt(() => this.#wholeValue());
				if (isCall && (read.unknown !== undefined || !this.#take(")"))) return undefined;
				return isCommand && this.#peek() === "," ? undefined : read;
			}
			#wholeValue() {
				const value = this.#value();
				const token = this.#tokens[this.#at];
				const last = this.#tokens[this.#at - 1];
				const isOnLine = token?.line === last?.line;
				const goesOn = token?.kind === "sign" ? /^[.?+*/[%&|<>=!-]$/.test(token.text) || isOnLine && token.text === "{" : token?.kind === "name" && isOnLine;
				if (goesOn) throw new NotLiteralError();
				return value;
			}
			#attempt(read) {
				const start = this.#at;
				const depth = this.#depth;
				try {
					return { value: read() };
				} catch (error) {
					if (!(error instanceof NotLiteralError)) throw error;
					this.#depth = depth;
					return {
						value: undefined,
						unknown: this.#valueSource(start)
					};
				}
			}
			#readConfigs() {
				const others = [];
				for (let token = this.#next(); token !== undefined && !isSign(token, "}"); token = this.#next()) {
					if (token.kind === "sign") continue;
					const isCall = [
						"create",
						"register",
						"maybeCreate",
						"named"
					].includes(token.text) && this.#take("(");
					const name = (isCall ? this.#next() : token)?.text ?? "";
					if (isCall) this.#take(")");
					if (this.#take("{")) this.#configs.set(name, this.#statements(false));
					else if (token.kind === "name" && !isCall) others.push(...this.#statement(token, false));
				}
				return others;
			}
			#value() {
				const token = this.#next();
				if (token === undefined || this.#depth > maxDepth) throw new NotLiteralError();
				const { kind, text } = token;
				if (kind === "text") return this.#interpolated(text);
				if (kind === "number") return numberOf(text);
				if (text === "[") return this.#list("]");
				if (text === "-") return -this.#number();
				if (text === "true" || text === "false") return text === "true";
				if (collections.has(text) && this.#take("(")) return this.#list(")");
				if (text === "project" && this.#take(".") && this.#take("provider")) return this.#provided();
				if (text === "provider") return this.#provided();
				const constant = kind === "name" ? this.#constants.get(text) : undefined;
				if (constant === undefined) throw new NotLiteralError();
				return constant;
			}
			#number() {
				const value = this.#value();
				if (typeof value !== "number") throw new NotLiteralError();
				return value;
			}
			#provided() {
				if (!this.#take("{")) throw new NotLiteralError();
				const value = this.#wholeValue();
				if (!this.#take("}")) throw new NotLiteralError();
				return value;
			}
			#interpolated(text) {
				const pattern = /\\\$|\$(?:\{(?:project\.)?(\w+)\}|([A-Za-z_]\w*)|\{)/g;
				return text.replaceAll(pattern, (source, braced, plain) => {
					if (source === "\\$") return "$";
					const value = this.#constants.get(braced ?? plain ?? "");
					if (value === undefined || typeof value === "object") throw new NotLiteralError();
					return String(value);
				});
			}
			#list(end) {
				const values = [];
				const entries = [];
				this.#depth += 1;
				while (this.#peek() !== end) {
					const key = this.#tokens[this.#at];
					const next = this.#tokens[this.#at + 1];
					if (key === undefined) throw new NotLiteralError();
					if (key.kind !== "sign" && next !== undefined && next.kind !== "text" && (next.text === ":" || next.text === "to")) {
						this.#at += 2;
						const name = key.kind === "text" ? this.#interpolated(key.text) : key.text;
						if (name !== "__proto__") entries.push([name, this.#wholeValue()]);
					} else values.push(this.#wholeValue());
					if (!this.#take(",") && this.#peek() !== end) throw new NotLiteralError();
				}
				this.#at += 1;
				this.#depth -= 1;
				return entries.length > 0 ? Object.fromEntries(entries) : values;
			}
			#skipAnnotation() {
				this.#at += 1;
				if (this.#peek() === "(") this.#skipBrackets();
			}
			#skipBrackets() {
				let depth = 0;
				do {
					const text = this.#peek();
					if (/^[([{]$/.test(text)) depth += 1;
					else if (/^[)\]}]$/.test(text)) depth -= 1;
					this.#at += 1;
				} while (depth > 0 && this.#at < this.#tokens.length);
			}
			#skipStatement(line) {
				let own = line;
				while (this.#at < this.#tokens.length) {
					const token = this.#tokens[this.#at];
					const before = this.#tokens[this.#at - 1];
					if (token === undefined || token.text === "}" || token.text === ";") return;
					const goesOn = token.text === "." || token.text === "?" || before?.kind === "sign" && /^[+=.,*/&|?:-]$/.test(before.text);
					if (token.line !== own && !goesOn) return;
					if (/^[([{]$/.test(this.#peek())) this.#skipBrackets();
					else this.#at += 1;
					own = this.#tokens[this.#at - 1]?.line ?? own;
				}
			}
			#valueSource(start) {
				let depth = 0;
				let at = start;
				const end = Math.min(this.#tokens.length, start + maxSource + 1);
				for (; at < end; at += 1) {
					const token = this.#tokens[at];
					const before = this.#tokens[at - 1];
					if (token === undefined) break;
					const isSignToken = token.kind === "sign";
					if (isSignToken && /^[)\]}]$/.test(token.text)) {
						depth -= 1;
						if (depth < 0) break;
					} else if (isSignToken && /^[([{]$/.test(token.text)) depth += 1;
					else if (depth === 0 && at > start && token.line !== before?.line && token.text !== "." && before?.text !== ",") break;
				}
				const source = this.#text.slice(this.#tokens[start]?.start, this.#tokens[Math.max(start, at - 1)]?.end);
				return source.length > maxSource ? `${source.slice(0, maxSource)}\u2026` : source;
			}
			#source(line) {
				const start = (this.#lines[line - 1] ?? "").slice(0, 2 * maxSource);
				return start.trim().slice(0, maxSource);
			}
			#next() {
				this.#at += 1;
				return this.#tokens[this.#at - 1];
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
		const isSign = (token, text) => token.kind !== "text" && token.text === text;
		const withPutEntries = (assignments) => {
			const joined = [];
			const last = new Map();
			for (const each of assignments) {
				const at = last.get(each.name) ?? -1;
				const before = joined[at];
				const isCertain = each.unknown === undefined && before?.unknown === undefined;
				if (each.adds === true && isCertain && (0, is_record.u4)(before?.value) && (0, is_record.u4)(each.value)) joined[at] = {
					...before,
					value: {
						...before.value,
						...each.value
					}
				};
				else last.set(each.name, joined.push(each) - 1);
			}
			return joined;
		};
		const numberOf = (text) => {
			const [, digits] = /^(0x[\da-f_]+|[\d_]+(?:\.[\d_]+)?(?:e\d+)?)[dfgil]?$/i.exec(text) ?? [];
			const number = Number(digits?.replaceAll("_", ""));
			if (Number.isNaN(number)) throw new NotLiteralError();
			return number;
		};
		;
		const mapped = (to, note) => ({
			outcome: note === undefined ? "taken" : "changed",
			to,
			note
		});
		const none = (note) => ({
			outcome: "unsupported",
			note
		});
		const notNeeded = none("not needed here");
		const sameRule = (rule, names) => Object.fromEntries(names.split(" ").map((name) => [name, rule]));
		const always = (to, note) => ({
			...mapped(to, note),
			isText: true
		});
		const input = (name, note) => ({
			...always(`\`${name}\``, note),
			input: name,
			apply: (value, step) => void step.inputs.set(name, formatValue(value))
		});
		const binary = (name) => ({
			...input(name),
			apply: (value, step) => setBinary(name, value, step)
		});
		const setBinary = (name, value, step) => {
			const text = formatValue(value);
			if (/^(?:gs:\/\/|storage:)/.test(text)) {
				step.remarks.push(remark(`\`${name}\` reads no storage of another service: download {} in a step before, and name that file.`, text));
				return refused("download it in a step before");
			}
			const path = text.replace(/^\$\{\{ ?github\.workspace ?\}\}\//, "").replace(/^(?:\.\/)+/, "");
			if (/^\/(?!\/)|^[A-Za-z]:\\|^~/.test(path)) step.remarks.push(remark(`The path {} in \`${name}\` exists on one machine only. Correct it.`, path));
			step.inputs.set(name, path);
			return undefined;
		};
		const capability = (name, note) => ({
			...mapped(`\`capabilities\`: \`${name}\``, note),
			input: "capabilities",
			apply: (value, step) => {
				const isOn = switchOf(value);
				if (isOn === undefined) return noSwitch;
				step.capabilities.set(name, isOn);
				return undefined;
			}
		});
		const textCapability = (name, note) => ({
			...capability(name, note),
			isText: true,
			apply: (value, step) => void step.capabilities.set(name, formatValue(value))
		});
		const switchInput = (name, to, values, note) => ({
			...mapped(to, note),
			input: name,
			apply: (value, step) => {
				const isOn = switchOf(value);
				if (isOn === undefined) return noSwitch;
				const text = isOn ? values.on : values.off;
				if (text === undefined) return isDefault;
				step.inputs.set(name, text);
				return undefined;
			}
		});
		const deviceLogs = switchInput("device-logs", "`device-logs`", {
			on: "true",
			off: "false"
		});
		const noSwitch = refused("it is neither true nor false");
		const switchOf = (value) => {
			const text = formatValue(value).trim().toLowerCase();
			if ([
				"true",
				"yes",
				"on",
				"1"
			].includes(text)) return true;
			return [
				"false",
				"no",
				"off",
				"0"
			].includes(text) ? false : undefined;
		};
		const isOn = (value) => switchOf(value) === true;
		const duration = /(\d{1,9}(?:\.\d{1,9})?)\s*(seconds?|sec|s|minutes?|min|m|hours?|h|$)\s*/gi;
		const unitMinutes = {
			m: 1,
			h: 60
		};
		const minutesOf = (value) => {
			const text = formatValue(value).trim();
			if (text === "" || text.replaceAll(duration, "") !== "") return undefined;
			const sum = [...text.matchAll(duration)].reduce((minutes, [, count, unit = ""]) => minutes + Number(count) * (unitMinutes[unit.charAt(0).toLowerCase()] ?? 1 / 60), 0);
			return Math.max(1, Math.ceil(Number(sum.toFixed(6))));
		};
		const timeLimit = (scope) => ({
			...mapped("`timeout-minutes`", scope === "run" ? "the time in the queue has its own limit, `queue-timeout-minutes`" : "the limit of the whole run, so that of an execution is multiplied by devices, shards and attempts"),
			input: "timeout-minutes",
			apply: (value, step) => {
				const minutes = /^0\w*$/.test(formatValue(value)) ? undefined : minutesOf(value);
				if (minutes === undefined) return refused("it is no duration");
				step.minutes[scope] = minutes;
				return undefined;
			}
		});
		const count = (name, least, note) => ({
			...mapped(`\`${name}\``, note),
			input: name,
			apply: (value, step) => {
				const text = formatValue(value).trim();
				if (!/^\d{1,9}$/.test(text) || Number(text) < least) return refused(`it is no number from ${least}`);
				step.inputs.set(name, String(Number(text)));
				return undefined;
			}
		});
		const testList = (toEntries, note) => ({
			...mapped("`tests`", note),
			input: "tests",
			apply: (value, step) => void step.tests.push(...toEntries(value, step))
		});
		const kinds = {
			class: "",
			package: "package:",
			annotation: "annotation:",
			size: "size:"
		};
		const runnerFilters = (text) => {
			let kind = "";
			return text.split(/[,;]/).flatMap((part) => {
				const filter = part.trim();
				const [, word, name = filter] = /^([A-Za-z]+)\s+(\S.*)$/s.exec(filter) ?? [];
				kind = word ?? kind;
				const excludes = /^not[A-Z]/.test(kind);
				const own = (excludes ? kind.slice("not".length) : kind).toLowerCase();
				const prefix = Object.hasOwn(kinds, own) ? kinds[own] : undefined;
				if (name === "") return [];
				return [{
					filter,
					entry: prefix === undefined ? undefined : `${excludes ? "!" : ""}${prefix}${name}`
				}];
			});
		};
		const testFilters = {
			...mapped("`tests`"),
			input: "tests",
			apply: (value, step) => {
				const filters = formatValues(value).flatMap(runnerFilters);
				const tests = filters.flatMap(({ entry }) => entry ?? []);
				const others = filters.flatMap(({ filter, entry }) => entry === undefined ? filter : []).join(", ");
				step.tests.push(...tests);
				if (tests.length === filters.length) return undefined;
				step.remarks.push(remark("No entry of `tests` is the same as {}: without it, other tests run.", others));
				return tests.length > 0 ? {
					outcome: "changed",
					note: `without ${others}`
				} : refused("no entry of `tests` is the same");
			}
		};
		const oneForAll = (name, defaults) => ({
			...capability(name, "one for all devices of a step"),
			apply: (value, step) => {
				const values = formatValues(value);
				const [first, ...others] = new Set(values);
				if (others.length > 0) {
					const text = `\`capabilities\`: \`${name}\` is one for all devices of a step, and the source has {}. Use a step for each.`;
					step.remarks.push(remark(text, values.join(", ")));
					return refused("the source has several");
				}
				if (first === undefined || defaults.test(first)) return isDefault;
				step.capabilities.set(name, first.replace("-", "_"));
				return undefined;
			}
		});
		const locale = oneForAll("locale", /^(?:en(?:[-_]US)?|default)$/i);
		const orientation = oneForAll("deviceOrientation", /^(?:portrait|default)$/i);
		var device_name = __webpack_require__(99899);
		var capitalized = __webpack_require__(82285);
		;
		const device_names_namespaceObject = JSON.parse("{\"D\":{\"Nord\":\"OnePlus Nord\",\"OP5154L1\":\"OnePlus 9RT 5G\",\"OP5155L1\":\"OnePlus 9RT 5G\",\"OP5159L1\":\"OnePlus Nord N20 5G\",\"OP515AL1\":\"OnePlus Nord N20 5G\",\"OP515BL1\":\"OnePlus Nord2 5G\",\"OP516EL1\":\"OnePlus 10 Pro\",\"OP516FL1\":\"OnePlus 10 Pro 5G\",\"OP535DL1\":\"OnePlus Nord CE 2 Lite 5G\",\"OP5552L1\":\"OnePlus 10T 5G\",\"OP555BL1\":\"OnePlus Nord CE 2\",\"OP5566L1\":\"OnePlus 10R 5G\",\"OP5567L1\":\"OnePlus 10R 5G\",\"OP557AL1\":\"OnePlus Nord 2T 5G\",\"OP594DL1\":\"OnePlus 11 5G\",\"OP7ProNRSpr\":\"OnePlus 7 Pro\",\"OnePlus6\":\"OnePlus 6\",\"OnePlus6T\":\"OnePlus 6T\",\"OnePlus6TSingle\":\"OnePlus 6T\",\"OnePlus7\":\"OnePlus 7\",\"OnePlus7Pro\":\"OnePlus 7 Pro\",\"OnePlus7ProNR\":\"OnePlus 7 Pro 5G\",\"OnePlus7ProTMO\":\"OnePlus 7 Pro\",\"OnePlus7T\":\"OnePlus 7T\",\"OnePlus7TPro\":\"OnePlus 7T Pro\",\"OnePlus7TProNR\":\"OnePlus 7T Pro 5G\",\"OnePlus7TTMO\":\"OnePlus 7T\",\"OnePlus8\":\"OnePlus 8\",\"OnePlus8Pro\":\"OnePlus 8 Pro\",\"OnePlus8T\":\"OnePlus 8T\",\"OnePlus8TMO\":\"OnePlus 8 5G\",\"OnePlus8TTMO\":\"OnePlus 8T Plus 5G\",\"OnePlus8VZW\":\"OnePlus 8 5G UW\",\"OnePlus8Visible\":\"OnePlus 8\",\"OnePlus9\":\"OnePlus 9 5G\",\"OnePlus9Pro\":\"OnePlus 9Pro 5G\",\"OnePlus9ProTMO\":\"OnePlus 9 Pro 5G\",\"OnePlus9R\":\"OnePlus 9R\",\"OnePlus9TMO\":\"OnePlus 9 5G\",\"OnePlusN10\":\"OnePlus Nord N10 5G\",\"OnePlusN100\":\"OnePlus Nord N100\",\"OnePlusN100METRO\":\"OnePlus Nord N100\",\"OnePlusN100TMO\":\"OnePlus Nord N100\",\"OnePlusN10METRO\":\"OnePlus Nord N10 5G\",\"OnePlusN10TMO\":\"OnePlus Nord N10 5G\",\"OnePlusN200\":\"OnePlus Nord N200 5G\",\"OnePlusN200TMO\":\"OnePlus Nord N200 5G\",\"OnePlusNordCE\":\"OnePlus Nord CE 5G\",\"SC-01K\":\"Samsung Galaxy Note8\",\"SC-01L\":\"Samsung Galaxy Note9\",\"SC-01M\":\"Samsung Galaxy Note10 Plus\",\"SC-02J\":\"Samsung Galaxy S8\",\"SC-02K\":\"Samsung Galaxy S9\",\"SC-02M\":\"Samsung Galaxy A20\",\"SC-03J\":\"Samsung Galaxy S8 Plus\",\"SC-03K\":\"Samsung Galaxy S9 Plus\",\"SC-03L\":\"Samsung Galaxy S10\",\"SC-04L\":\"Samsung Galaxy S10 Plus\",\"SC-05L\":\"Samsung Galaxy S10 Plus Olympic Games Edition\",\"SC-41A\":\"Samsung Galaxy A41\",\"SC-42A\":\"Samsung Galaxy A21\",\"SC-51A\":\"Samsung Galaxy S20 5G\",\"SC-51B\":\"Samsung Galaxy S21 5G\",\"SC-51C\":\"Samsung Galaxy S22\",\"SC-52A\":\"Samsung Galaxy S20 Plus 5G\",\"SC-52B\":\"Samsung Galaxy S21 Ultra 5G\",\"SC-52C\":\"Samsung Galaxy S22 Ultra\",\"SC-53A\":\"Samsung Galaxy Note20 Ultra 5G\",\"SC-53B\":\"Samsung Galaxy A52 5G\",\"SC-53C\":\"Samsung Galaxy A53 5G\",\"SC-54A\":\"Samsung Galaxy A51 5G\",\"SC-54B\":\"Samsung Galaxy Z Flip3 5G\",\"SC-54C\":\"Samsung Galaxy Z Flip4\",\"SC-55B\":\"Samsung Galaxy Z Fold3 5G\",\"SC-55C\":\"Samsung Galaxy Z Fold4\",\"SC-56B\":\"Samsung Galaxy A22 5G\",\"SC-56C\":\"Samsung Galaxy A23 5G\",\"SC51Aa\":\"Samsung Galaxy S20 5G\",\"SCG01\":\"Samsung Galaxy S20 5G\",\"SCG02\":\"Samsung Galaxy S20 Plus 5G\",\"SCG03\":\"Samsung Galaxy S20 Ultra 5G\",\"SCG04\":\"Samsung Galaxy Z Flip 5G\",\"SCG06\":\"Samsung Galaxy Note20 Ultra 5G\",\"SCG07\":\"Samsung Galaxy A51 5G\",\"SCG08\":\"Samsung Galaxy A32 5G\",\"SCG09\":\"Samsung Galaxy S21 5G\",\"SCG10\":\"Samsung Galaxy S21 Plus 5G\",\"SCG11\":\"Samsung Galaxy Z Fold3 5G\",\"SCG12\":\"Samsung Galaxy Z Flip3 5G\",\"SCG13\":\"Samsung Galaxy S22\",\"SCG14\":\"Samsung Galaxy S22 Ultra\",\"SCG15\":\"Samsung Galaxy A53 5G\",\"SCG16\":\"Samsung Galaxy Z Fold4\",\"SCG17\":\"Samsung Galaxy Z Flip4\",\"SCG18\":\"Samsung Galaxy A23 5G\",\"SCV35\":\"Samsung Galaxy S8 Plus\",\"SCV36\":\"Samsung Galaxy S8\",\"SCV37\":\"Samsung Galaxy Note8\",\"SCV38\":\"Samsung Galaxy S9\",\"SCV39\":\"Samsung Galaxy S9 Plus\",\"SCV40\":\"Samsung Galaxy Note9\",\"SCV41\":\"Samsung Galaxy S10\",\"SCV42\":\"Samsung Galaxy S10 Plus\",\"SCV43\":\"Samsung Galaxy A30\",\"SCV43-j\":\"Samsung Galaxy A30\",\"SCV43-u\":\"Samsung Galaxy A30\",\"SCV45\":\"Samsung Galaxy Note10 Plus\",\"SCV46\":\"Samsung Galaxy A20\",\"SCV47\":\"Samsung Galaxy Z Flip\",\"SCV48\":\"Samsung Galaxy A41\",\"SCV49\":\"Samsung Galaxy A21\",\"a01core\":\"Samsung Galaxy A01 Core\",\"a01q\":\"Samsung Galaxy A01\",\"a02\":\"Samsung Galaxy A02\",\"a02q\":\"Samsung Galaxy A02s\",\"a03\":\"Samsung Galaxy A03\",\"a03s\":\"Samsung Galaxy A03s\",\"a03su\":\"Samsung Galaxy A03s\",\"a04\":\"Samsung Galaxy A04\",\"a04e\":\"Samsung Galaxy A04e\",\"a04s\":\"Samsung Galaxy A04s\",\"a10\":\"Samsung Galaxy A10\",\"a10e\":\"Samsung Galaxy A10e\",\"a10ekx\":\"Samsung Galaxy A10e\",\"a10s\":\"Samsung Galaxy A10s\",\"a11q\":\"Samsung Galaxy A11\",\"a12\":\"Samsung Galaxy A12\",\"a12s\":\"Samsung Galaxy A12\",\"a12u\":\"Samsung Galaxy A12\",\"a13\":\"Samsung Galaxy A13\",\"a13ve\":\"Samsung Galaxy A13\",\"a13x\":\"Samsung Galaxy A13 5G\",\"a14\":\"Samsung Galaxy A14\",\"a14m\":\"Samsung Galaxy A14\",\"a14x\":\"Samsung Galaxy A14 5G\",\"a14xm\":\"Samsung Galaxy A14 5G\",\"a20\":\"Samsung Galaxy A20\",\"a20e\":\"Samsung Galaxy A20e\",\"a20p\":\"Samsung Galaxy A20\",\"a20s\":\"Samsung Galaxy A20s\",\"a21\":\"Samsung Galaxy A21\",\"a21s\":\"Samsung Galaxy A21s\",\"a22\":\"Samsung Galaxy A22\",\"a22x\":\"Samsung Galaxy A22s 5G\",\"a23\":\"Samsung Galaxy A23\",\"a23ex\":\"Samsung Galaxy A23 5G\",\"a23xq\":\"Samsung Galaxy A23 5G UW\",\"a30\":\"Samsung Galaxy A30\",\"a30c\":\"Samsung Galaxy A40s\",\"a30s\":\"Samsung Galaxy A30s\",\"a31\":\"Samsung Galaxy A31\",\"a32\":\"Samsung Galaxy A32\",\"a32x\":\"Samsung Galaxy A32 5G\",\"a33x\":\"Samsung Galaxy A33 5G\",\"a34x\":\"Samsung Galaxy A34 5G\",\"a3core\":\"Samsung Galaxy A03 Core\",\"a40\":\"Samsung Galaxy A40\",\"a41\":\"Samsung Galaxy A41\",\"a42xq\":\"Samsung Galaxy A42 5G\",\"a42xuq\":\"Samsung Galaxy A42 5G\",\"a50\":\"Samsung Galaxy A50\",\"a50s\":\"Samsung Galaxy A50s\",\"a51\":\"Samsung Galaxy A51\",\"a51x\":\"Samsung Galaxy A51 5G\",\"a51xq\":\"Samsung Galaxy A51 5G\",\"a52q\":\"Samsung Galaxy A52\",\"a52sxq\":\"Samsung Galaxy A52s 5G\",\"a52xq\":\"Samsung Galaxy A52 5G\",\"a53x\":\"Samsung Galaxy A53 5G UW\",\"a54x\":\"Samsung Galaxy A54 5G\",\"a60q\":\"Samsung Galaxy A60\",\"a70q\":\"Samsung Galaxy A70\",\"a70s\":\"Samsung Galaxy A70s\",\"a71\":\"Samsung Galaxy A71\",\"a71x\":\"Samsung Galaxy A71 5G\",\"a71xq\":\"Samsung Galaxy A71 5G\",\"a72q\":\"Samsung Galaxy A72\",\"a73xq\":\"Samsung Galaxy A73 5G\",\"akita\":\"Google Pixel 8a\",\"atlas_cheets\":\"Google Pixelbook\",\"b0q\":\"Samsung Galaxy S22 Ultra\",\"b0s\":\"Samsung Galaxy S22 Ultra\",\"b2q\":\"Samsung Galaxy Z Flip3 5G\",\"b4q\":\"Samsung Galaxy Z Flip4\",\"barbet\":\"Google Pixel 5a 5G\",\"beyond0\":\"Samsung Galaxy S10e\",\"beyond0q\":\"Samsung Galaxy S10e\",\"beyond1\":\"Samsung Galaxy S10\",\"beyond1q\":\"Samsung Galaxy S10\",\"beyond2\":\"Samsung Galaxy S10 Plus\",\"beyond2q\":\"Samsung Galaxy S10 Plus\",\"beyondx\":\"Samsung Galaxy S10 5G\",\"beyondxq\":\"Samsung Galaxy S10 5G\",\"blazer\":\"Google Pixel 10 Pro\",\"bloomq\":\"Samsung Galaxy Z Flip\",\"bloomxq\":\"Samsung Galaxy Z Flip 5G\",\"bluejay\":\"Google Pixel 6a\",\"blueline\":\"Google Pixel 3\",\"bonito\":\"Google Pixel 3a XL\",\"bramble\":\"Google Pixel 4a\",\"c1q\":\"Samsung Galaxy Note20 5G\",\"c1s\":\"Samsung Galaxy Note20 5G\",\"c2q\":\"Samsung Galaxy Note20 Ultra 5G\",\"c2s\":\"Samsung Galaxy Note20 Ultra 5G\",\"caiman\":\"Google Pixel 9 Pro\",\"cheetah\":\"Google Pixel 7 Pro\",\"comet\":\"Google Pixel 9 Pro Fold\",\"coral\":\"Google Pixel 4 XL\",\"crosshatch\":\"Google Pixel 3 XL\",\"crownlte\":\"Samsung Galaxy Note9\",\"crownlteks\":\"Samsung Galaxy Note9\",\"crownqltechn\":\"Samsung Galaxy Note9\",\"crownqltecs\":\"Samsung Galaxy Note9\",\"crownqltesq\":\"Samsung Galaxy Note9\",\"crownqlteue\":\"Samsung Galaxy Note9\",\"cruiserlteatt\":\"Samsung Galaxy S8 Active\",\"cruiserltesq\":\"Samsung Galaxy S8 Active\",\"d1\":\"Samsung Galaxy Note10\",\"d1q\":\"Samsung Galaxy Note10\",\"d1x\":\"Samsung Galaxy Note10 5G\",\"d2q\":\"Samsung Galaxy Note10 Plus\",\"d2s\":\"Samsung Galaxy Note10 Plus\",\"d2x\":\"Samsung Galaxy Note10 Plus 5G\",\"d2xq\":\"Samsung Galaxy Note10 Plus 5G\",\"d2xq2\":\"Samsung Galaxy Note10 Plus 5G\",\"dm1q\":\"Samsung Galaxy S23\",\"dm2q\":\"Samsung Galaxy S23 Plus\",\"dm3q\":\"Samsung Galaxy S23 Ultra\",\"dragon\":\"Google Pixel C\",\"dream2lte\":\"Samsung Galaxy S8 Plus\",\"dream2lteks\":\"Samsung Galaxy S8 Plus\",\"dream2qltecan\":\"Samsung Galaxy S8 Plus\",\"dream2qltechn\":\"Samsung Galaxy S8 Plus\",\"dream2qltesq\":\"Samsung Galaxy S8 Plus\",\"dream2qlteue\":\"Samsung Galaxy S8 Plus\",\"dreamlte\":\"Samsung Galaxy S8\",\"dreamlteks\":\"Samsung Galaxy S8\",\"dreamqltecan\":\"Samsung Galaxy S8\",\"dreamqltechn\":\"Samsung Galaxy S8\",\"dreamqltecmcc\":\"Samsung Galaxy S8\",\"dreamqltesq\":\"Samsung Galaxy S8\",\"dreamqlteue\":\"Samsung Galaxy S8\",\"e1q\":\"Samsung Galaxy S24\",\"e1s\":\"Samsung Galaxy S24\",\"e2q\":\"Samsung Galaxy S24 Plus\",\"e2s\":\"Samsung Galaxy S24 Plus\",\"e3q\":\"Samsung Galaxy S24 Ultra\",\"eve_cheets\":\"Google Pixelbook\",\"f2q\":\"Samsung Galaxy Z Fold2 5G\",\"felix\":\"Google Pixel Fold\",\"flame\":\"Google Pixel 4\",\"frankel\":\"Google Pixel 10\",\"g0q\":\"Samsung Galaxy S22 Plus\",\"g0s\":\"Samsung Galaxy S22 Plus\",\"greatlte\":\"Samsung Galaxy Note8\",\"greatlteks\":\"Samsung Galaxy Note8\",\"greatqlte\":\"Samsung Galaxy Note8\",\"greatqltechn\":\"Samsung Galaxy Note8\",\"greatqltecmcc\":\"Samsung Galaxy Note8\",\"greatqltecs\":\"Samsung Galaxy Note8\",\"greatqlteue\":\"Samsung Galaxy Note8\",\"gta4l\":\"Samsung Galaxy Tab A7\",\"gta4lve\":\"Samsung Galaxy Tab A7\",\"gta4lvewifi\":\"Samsung Galaxy Tab A7\",\"gta4lwifi\":\"Samsung Galaxy Tab A7\",\"gta4xl\":\"Samsung Galaxy Tab S6 Lite\",\"gta4xlve\":\"Samsung Galaxy Tab S6 Lite\",\"gta4xlvewifi\":\"Samsung Galaxy Tab S6 Lite\",\"gta4xlwifi\":\"Samsung Galaxy Tab S6 Lite\",\"gta7lite\":\"Samsung Galaxy Tab A7 Lite\",\"gta7litewifi\":\"Samsung Galaxy Tab A7 Lite\",\"gta8\":\"Samsung Galaxy Tab A8\",\"gta8wifi\":\"Samsung Galaxy Tab A8\",\"gtexswifi\":\"Samsung Galaxy Tab A6\",\"gts210lte\":\"Samsung Galaxy Tab S2 9.7\",\"gts210lteatt\":\"Samsung Galaxy Tab S2 9.7\",\"gts210ltecan\":\"Samsung Galaxy Tab S2 9.7\",\"gts210ltekx\":\"Samsung Galaxy Tab S2 9.7\",\"gts210ltespr\":\"Samsung Galaxy Tab S2 9.7\",\"gts210ltetmo\":\"Samsung Galaxy Tab S2 9.7\",\"gts210lteusc\":\"Samsung Galaxy Tab S2 9.7\",\"gts210ltevzw\":\"Samsung Galaxy Tab S2 9.7\",\"gts210velte\":\"Samsung Galaxy Tab S2 9.7\",\"gts210velteatt\":\"Samsung Galaxy Tab S2 9.7\",\"gts210veltecan\":\"Samsung Galaxy Tab S2 9.7\",\"gts210veltechn\":\"Samsung Galaxy Tab S2\",\"gts210veltetmo\":\"Samsung Galaxy Tab S2 9.7\",\"gts210vewifi\":\"Samsung Galaxy Tab S2 9.7\",\"gts210vewifichn\":\"Samsung Galaxy Tab S2\",\"gts210wifi\":\"Samsung Galaxy Tab S2 9.7\",\"gts28lte\":\"Samsung Galaxy Tab S2 8.0\",\"gts28ltechn\":\"Samsung Galaxy Tab S2 8.0\",\"gts28ltekx\":\"Samsung Galaxy Tab S2 8.0\",\"gts28velte\":\"Samsung Galaxy Tab S2\",\"gts28veltechn\":\"Samsung Galaxy Tab S2\",\"gts28vewifi\":\"Samsung Galaxy Tab S2 8.0\",\"gts28vewifichn\":\"Samsung Galaxy Tab S2\",\"gts28wifi\":\"Samsung Galaxy Tab S2 8.0\",\"gts28wifichn\":\"Samsung Galaxy Tab S2 8.0\",\"gts3llte\":\"Samsung Galaxy Tab S3\",\"gts3lltekx\":\"Samsung Galaxy Tab S3\",\"gts3llteusc\":\"Samsung Galaxy Tab S3\",\"gts3lltevzw\":\"Samsung Galaxy Tab S3\",\"gts3lwifi\":\"Samsung Galaxy Tab S3\",\"gts3lwifichn\":\"Samsung Galaxy Tab S3\",\"gts4llte\":\"Samsung Galaxy Tab S4\",\"gts4llteatt\":\"Samsung Galaxy Tab S4\",\"gts4lltechn\":\"Samsung Galaxy Tab S4\",\"gts4lltekx\":\"Samsung Galaxy Tab S4\",\"gts4lltespr\":\"Samsung Galaxy Tab S4\",\"gts4lltetmo\":\"Samsung Galaxy Tab S4\",\"gts4llteusc\":\"Samsung Galaxy Tab S4\",\"gts4lltevzw\":\"Samsung Galaxy Tab S4\",\"gts4lv\":\"Samsung Galaxy Tab S5e\",\"gts4lvwifi\":\"Samsung Galaxy Tab S5e\",\"gts4lvwifichn\":\"Samsung Galaxy Tab S5e\",\"gts4lwifi\":\"Samsung Galaxy Tab S4\",\"gts4lwifichn\":\"Samsung Galaxy Tab S4\",\"gts6l\":\"Samsung Galaxy Tab S6\",\"gts6lwifi\":\"Samsung Galaxy Tab S6\",\"gts6x\":\"Samsung Galaxy Tab S6 5G\",\"gts7fewifi\":\"Samsung Galaxy Tab S7 FE\",\"gts7l\":\"Samsung Galaxy Tab S7 5G\",\"gts7lwifi\":\"Samsung Galaxy Tab S7\",\"gts7xl\":\"Samsung Galaxy Tab S7 Plus 5G\",\"gts7xllite\":\"Samsung Galaxy Tab S7 FE 5G\",\"gts7xllitewifi\":\"Samsung Galaxy Tab S7 FE\",\"gts7xlwifi\":\"Samsung Galaxy Tab S7 Plus\",\"gts8\":\"Samsung Galaxy Tab S8 5G\",\"gts8p\":\"Samsung Galaxy Tab S8 Plus 5G\",\"gts8pwifi\":\"Samsung Galaxy Tab S8 Plus\",\"gts8u\":\"Samsung Galaxy Tab S8 Ultra 5G\",\"gts8uwifi\":\"Samsung Galaxy Tab S8 Ultra\",\"gts8wifi\":\"Samsung Galaxy Tab S8\",\"husky\":\"Google Pixel 8 Pro\",\"komodo\":\"Google Pixel 9 Pro XL\",\"kona3g\":\"Samsung Galaxy Note 8.0\",\"konalte\":\"Samsung Galaxy Note 8.0\",\"konalteatt\":\"Samsung Galaxy Note 8.0\",\"konaltecan\":\"Samsung Galaxy Note 8.0\",\"konawifi\":\"Samsung Galaxy Note 8.0\",\"konawifiany\":\"Samsung Galaxy Note 8.0\",\"lt033g\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03lte\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03ltektt\":\"Samsung Galaxy Note 10.1\",\"lt03ltelgt\":\"Samsung Galaxy Note 10.1\",\"lt03lteskt\":\"Samsung Galaxy Note 10.1\",\"lt03ltetmo\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03ltevzw\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03wifi\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03wifikx\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lt03wifiue\":\"Samsung Galaxy Note 10.1 2014 Edition\",\"lynx\":\"Google Pixel 7a\",\"marlin\":\"Google Pixel XL\",\"mustang\":\"Google Pixel 10 Pro XL\",\"nocturne_cheets\":\"Google Pixel Slate\",\"o1q\":\"Samsung Galaxy S21 5G\",\"o1s\":\"Samsung Galaxy S21 5G\",\"oriole\":\"Google Pixel 6\",\"p3q\":\"Samsung Galaxy S21 Ultra 5G\",\"p3s\":\"Samsung Galaxy S21 Ultra 5G\",\"p4notelte\":\"Samsung Galaxy Note 10.1\",\"p4noteltektt\":\"Samsung Galaxy Note 10.1\",\"p4noteltelgt\":\"Samsung Galaxy Note 10.1\",\"p4notelteskt\":\"Samsung Galaxy Note 10.1\",\"p4noteltespr\":\"Samsung Galaxy Note 10.1\",\"p4notelteusc\":\"Samsung Galaxy Note 10.1\",\"p4noteltevzw\":\"Samsung Galaxy Note 10.1\",\"p4noterf\":\"Samsung Galaxy Note 10.1\",\"p4noterfktt\":\"Samsung Galaxy Note 10.1\",\"p4notewifi\":\"Samsung Galaxy Note 10.1\",\"p4notewifi43241any\":\"Samsung Galaxy Note 10.1\",\"p4notewifiany\":\"Samsung Galaxy Note 10.1\",\"p4notewifiktt\":\"Samsung Galaxy Note 10.1\",\"p4notewifiww\":\"Samsung Galaxy Note 10.1\",\"pa1q\":\"Samsung Galaxy S25\",\"pa2q\":\"Samsung Galaxy S25 Plus\",\"pa3q\":\"Samsung Galaxy S25 Ultra\",\"panther\":\"Google Pixel 7\",\"q2q\":\"Samsung Galaxy Z Fold3 5G\",\"q4q\":\"Samsung Galaxy Z Fold4\",\"r0q\":\"Samsung Galaxy S22\",\"r0s\":\"Samsung Galaxy S22\",\"r11\":\"Google Pixel Watch\",\"r11btwifi\":\"Google Pixel Watch\",\"r1q\":\"Samsung Galaxy A80\",\"r3q\":\"Samsung Galaxy A90 5G\",\"r5q\":\"Samsung Galaxy S10 Lite\",\"r7\":\"Samsung Galaxy Note10 Lite\",\"r8q\":\"Samsung Galaxy S20 FE 5G\",\"r8s\":\"Samsung Galaxy S20 FE\",\"r9q\":\"Samsung Galaxy S21 FE 5G\",\"r9s\":\"Samsung Galaxy S21 FE 5G\",\"rango\":\"Google Pixel 10 Pro Fold\",\"raven\":\"Google Pixel 6 Pro\",\"redfin\":\"Google Pixel 5\",\"sailfish\":\"Google Pixel\",\"sargo\":\"Google Pixel 3a\",\"shiba\":\"Google Pixel 8\",\"star2lte\":\"Samsung Galaxy S9 Plus\",\"star2lteks\":\"Samsung Galaxy S9 Plus\",\"star2qltechn\":\"Samsung Galaxy S9 Plus\",\"star2qltecs\":\"Samsung Galaxy S9 Plus\",\"star2qltesq\":\"Samsung Galaxy S9 Plus\",\"star2qlteue\":\"Samsung Galaxy S9 Plus\",\"starlte\":\"Samsung Galaxy S9\",\"starlteks\":\"Samsung Galaxy S9\",\"starqltechn\":\"Samsung Galaxy S9\",\"starqltecmcc\":\"Samsung Galaxy S9\",\"starqltecs\":\"Samsung Galaxy S9\",\"starqltesq\":\"Samsung Galaxy S9\",\"starqlteue\":\"Samsung Galaxy S9\",\"sunfish\":\"Google Pixel 4a\",\"t2q\":\"Samsung Galaxy S21 Plus 5G\",\"t2s\":\"Samsung Galaxy S21 Plus 5G\",\"taimen\":\"Google Pixel 2 XL\",\"tangorpro\":\"Google Pixel Tablet\",\"tegu\":\"Google Pixel 9a\",\"tokay\":\"Google Pixel 9\",\"walleye\":\"Google Pixel 2\",\"x1q\":\"Samsung Galaxy S20 5G\",\"x1s\":\"Samsung Galaxy S20 5G\",\"y2q\":\"Samsung Galaxy S20 Plus 5G\",\"y2s\":\"Samsung Galaxy S20 Plus 5G\",\"z3q\":\"Samsung Galaxy S20 Ultra 5G\",\"z3s\":\"Samsung Galaxy S20 Ultra 5G\"}}");
		;
		const knownNames = new Map(Object.entries(device_names_namespaceObject.D));
		const isVirtual = (model) => /\.arm$|^Nexus(?:\d|LowRes)|^Pixel\d?$|^(?:Small|Medium)(?:Phone|Tablet)|^AndroidTablet|^GoogleTv/i.test(model);
		const family = {
			android: "Google Pixel *",
			ios: "iPhone *"
		};
		const similar = (name, release) => release === undefined ? `${name}-latest` : `${name}-${release} | ${name}-latest`;
		const addLine = (line, step) => {
			if (!step.devices.includes(line)) step.devices.push(line);
		};
		const addTestLabDevice = (model, version, step) => {
			const { name, release } = step.platform === "ios" ? iosDevice(model, version) : {
				name: knownNames.get(model),
				release: device_name.bh.get(version)
			};
			const line = name === undefined ? similar(family[step.platform], release) : `${name}-${release ?? "latest"}`;
			addLine(line, step);
			if (name === undefined && model === "") step.remarks.push(remark("The source names no model: {} takes any. Name the one you want.", line));
			else if (name === undefined && isVirtual(model)) step.remarks.push(remark("{} is a virtual device, and the service has real ones: {} takes a similar one.", model, line));
			else if (name === undefined) step.remarks.push(remark("The device {} is not known: {} takes a similar one. Replace it with the one you want.", model, line));
			if (release === undefined && version !== "") step.remarks.push(remark("The version {} of {} is not known: {} takes the newest.", version, model, line));
		};
		const iosModel = /^(iphone|ipad|ipod)(.*)$/i;
		const appleNames = {
			iphonese: "iPhone SE",
			iphonese2: "iPhone SE 2020",
			iphonese3: "iPhone SE 2022"
		};
		const iosDevice = (model, version) => {
			const major = /^(\d{1,3})(?:\.[\d.]*)?$/.exec(version.trim())?.[1];
			const found = iosModel.exec(model);
			if (found === null) return {
				name: undefined,
				release: major
			};
			const key = model.toLowerCase();
			if (Object.hasOwn(appleNames, key)) return {
				name: appleNames[key],
				release: major
			};
			const [, kind = "", rest = ""] = found;
			if (/^ipad(?:[5-9]|10)$/.test(key)) return {
				name: `iPad ${rest}th`,
				release: major
			};
			const start = `i${kind.charAt(1).toUpperCase()}${kind.slice(2).toLowerCase()}`;
			const words = rest.replace(/plus|pro|max|mini|air|se|xs|xr|x|\d+/gi, (word) => ` ${appleWord(word)} `).trim().split(/\s+/).join(" ");
			return {
				name: `${start} ${words === "" ? "*" : words}`,
				release: major
			};
		};
		const appleWord = (word) => word.length <= 2 ? word.toUpperCase() : (0, capitalized.l)(word.toLowerCase());
		const readDevices = (value) => (Array.isArray(value) ? value : [value]).map((device) => Object.fromEntries((0, is_record.u4)(device) ? Object.entries(device).map(([key, each]) => [key, formatValue(each)]) : formatValue(device).split(",").map((part) => part.split("=")).map(([key = "", ...rest]) => [key.trim(), rest.join("=").trim()])));
		const addSauceDevice = (name, version, step) => {
			const [plain = ""] = name.replaceAll("_", " ").split(/ real\b/i);
			const pattern = plain.replace(/^\^|\$$/g, "").replace(/\.[*+]/g, "*").trim();
			const isName = /^[\w *()+.-]+$/.test(pattern) && /\w/.test(pattern);
			const release = releaseOf(version, step.platform);
			const line = isName ? `${pattern}-${release ?? "latest"}` : similar(family[step.platform], release);
			addLine(line, step);
			if (!isName && name !== "") step.remarks.push(remark("The device {} is no plain name: {} takes a similar one. Replace it with the one you want.", name, line));
			if (release === undefined && version !== "") step.remarks.push(remark("The version {} is no plain version: {} takes the newest.", version, line));
		};
		const addRealDevice = (name, version, step) => {
			const line = similar(/ipad/i.test(name) ? "iPad *" : family[step.platform], releaseOf(version, step.platform));
			addLine(line, step);
			step.remarks.push(remark("{} is a virtual device, and the service has real ones: {} takes a similar one.", name, line));
		};
		const releaseOf = (version, platform) => {
			const [, major, minor] = /^(\d{1,3})(?:\.(\d{1,3}))?(?:\.\d{1,3})*$/.exec(version.trim()) ?? [];
			if (major === undefined) return undefined;
			return platform === "ios" ? major : `${major}.${minor ?? "0"}`;
		};
		;
		const onlyRobo = "Robo tests and game loops have no equivalent";
		const otherBinaries = none("upload them first, and name their references in `capabilities`: `otherApps` (at most 3)");
		const balancedShards = none("`shards` with `shard-by: duration` balances shards by itself");
		const maxDevices = 200;
		const devices = {
			outcome: "changed",
			to: "`devices`",
			note: "code names and API levels become marketing names and releases",
			input: "devices",
			apply: (value, step) => {
				const all = readDevices(value);
				if (all.length > maxDevices) return refused(`it has more than ${maxDevices} devices: choose some`);
				for (const { model = "", version = "" } of all) addTestLabDevice(model, version, step);
				return undefined;
			}
		};
		const variables = {
			outcome: "taken",
			to: "`capabilities`: `instrumentationOptions`, `clearPackageData`; `download: coverage`",
			input: "capabilities",
			apply: (value, step) => {
				const options = {};
				for (const [name, text] of readPairs(value)) {
					if (name === "clearPackageData") step.capabilities.set("clearPackageData", isOn(text));
					else if (name === "coverage") {
						if (isOn(text)) step.download.add("coverage");
					} else if (!name.startsWith("coverageFile")) options[name] = text;
				}
				if (Object.keys(options).length > 0) step.capabilities.set("instrumentationOptions", options);
			}
		};
		const readPairs = (value) => (0, is_record.u4)(value) ? Object.entries(value).map(([key, each]) => [key, formatValue(each)]) : (Array.isArray(value) ? formatValues(value) : formatValue(value).split(",")).map((pair) => [pair.replace(/=.*$/s, "").trim(), pair.split("=").slice(1).join("=")]).filter(([name]) => name !== "" && name !== "__proto__");
		const failFast = switchInput("fail-fast", "`fail-fast`", {
			on: "true",
			off: "false"
		}, "starts nothing more once the verdict cannot be green");
		const gcloudRules = {
			type: always("`framework`"),
			app: binary("app"),
			test: binary("test-suite"),
			device: devices,
			"device.locale": locale,
			"device.orientation": orientation,
			"device-ids": devices,
			"os-version-ids": {
				...devices,
				note: "every model with every version",
				apply: (value, step) => Array.isArray(value) && value.every(is_record.u4) ? devices.apply?.(value, step) : undefined
			},
			locales: locale,
			orientations: orientation,
			"test-targets": testFilters,
			"num-uniform-shards": count("shards", 1),
			"num-flaky-test-attempts": count("retries", 0, "only failed tests run again, on the device where they failed"),
			timeout: timeLimit("execution"),
			async: switchInput("wait", "`wait: false`", { on: "false" }),
			"record-video": capability("video"),
			"use-orchestrator": capability("useOrchestrator"),
			"environment-variables": variables,
			"performance-metrics": capability("appProfiling", "profiles of the service have other contents"),
			"fail-fast": failFast,
			...sameRule(otherBinaries, "additional-apks additional-ipas"),
			"other-files": none("`media` puts files on the device, at a place that the service chooses"),
			"directories-to-pull": none("the service collects no folders of the device"),
			"test-targets-for-shard": balancedShards,
			"parameterized-tests": none("all values of a parameterized test run together"),
			"test-runner-class": none("the service takes the runner from the manifest of the test APK"),
			"test-package": none("the service takes the package from the manifest of the test APK"),
			"app-package": none("the service takes the package from the manifest of the app"),
			"network-profile": none("`capabilities`: `networkProfile` has other names"),
			"auto-google-login": none("devices have no Google account"),
			"grant-permissions": none("the service grants permissions by itself"),
			...sameRule(none("expansion files are not supported"), "obb-files obb-names"),
			"xctestrun-file": none("the archive of the suite contains it"),
			"xcode-version": none("the service chooses the version of Xcode"),
			"test-special-entitlements": none("`capabilities`: `resignApp` decides whether the app is signed again"),
			resign: none("the service signs the binaries again by itself"),
			...sameRule(none("results are in the report folder and its artifact"), "results-bucket results-dir"),
			"results-history-name": none("`history` keeps the results of a suite together"),
			"client-details": notNeeded,
			project: none("the account is named by `username` and `access-key`"),
			...sameRule(none(onlyRobo), "robo-script robo-directives roboscript scenario-numbers scenario-labels"),
			"flags-file": none("write its options into the command, and convert that"),
			...sameRule(notNeeded, "include access-token-file account billing-project configuration flatten format help impersonate-service-account log-http quiet trace-token user-output-enabled verbosity")
		};
		const shardCount = {
			outcome: "taken",
			to: "`shards`, or `max-shards` with `shard-time`",
			input: "shards",
			apply: (value, step) => {
				const number = Number(formatValue(value));
				if (!Number.isSafeInteger(number)) return refused("it is no number");
				if (step.inputs.get("shards") === "auto") {
					if (number > 0) step.inputs.set("max-shards", String(number));
					return undefined;
				}
				step.inputs.set("shards", number > 0 ? String(number) : "auto");
				return number > 0 ? undefined : {
					outcome: "changed",
					to: "`shards: auto`",
					note: "as few as keep the slowest below `target-minutes`"
				};
			}
		};
		const shardTime = {
			outcome: "changed",
			to: "`shards: auto`, `target-minutes`",
			note: "shards are balanced by the durations of earlier runs",
			input: "shards",
			apply: (value, step) => {
				if (formatValue(value) === "-1") return {
					outcome: "taken",
					to: "the default",
					note: "no limit"
				};
				const minutes = minutesOf(value);
				if (minutes === undefined) return refused("it is no duration");
				step.inputs.set("shards", "auto");
				step.inputs.set("target-minutes", String(minutes));
				return undefined;
			}
		};
		const flankRules = {
			"shard-time": shardTime,
			"max-test-shards": shardCount,
			testShards: shardCount,
			"smart-flank-gcs-path": always("`history`", "durations are kept in the cache of the repository"),
			"smart-flank-disable-upload": none("the durations of a run of a fork are never stored"),
			"run-timeout": timeLimit("run"),
			"ignore-failed-tests": switchInput("fail-on", "`fail-on: errors`", { on: "errors" }, "failed tests leave the job green; errors of the run do not"),
			"local-result-dir": input("report-dir"),
			"fail-fast": failFast,
			...sameRule(none("a run is one attempt of each test, besides `retries`"), "num-test-runs testRuns repeat-tests"),
			"disable-sharding": switchInput("shards", "`shards: 1`", { on: "1" }),
			"additional-app-test-apks": {
				outcome: "taken",
				to: "a job for each pair",
				isText: true
			},
			"test-targets": testList((value) => formatValues(value).map((name) => /^[^/]+\/[^/]+$/.test(name) ? `*/${name}` : name), "names of iOS tests without their target"),
			"test-targets-always-run": none("entries of `tests` are spread over the shards"),
			"test-targets-for-shard": balancedShards,
			"files-to-download": none("`download` names kinds of files"),
			...sameRule(none("test plans are not chosen here"), "only-test-configuration skip-test-configuration"),
			"custom-sharding-json": balancedShards,
			"dump-shards": none("`dry-run: true` prints the plan"),
			project: none("the account is named by `username` and `access-key`"),
			...sameRule(notNeeded, "use-average-test-time-for-new-tests default-test-time default-class-test-time ignore-non-global-tests keep-file-path output-style output-report disable-results-upload full-junit-result legacy-junit-result skip-config-validation disable-usage-statistics ansi-output"),
			"results-history-name": none("`history` keeps the results of a suite together")
		};
		const platformOf = (settings) => settings.some(({ name, value }) => [
			"xctestrun-file",
			"xcode-version",
			"only-test-configuration"
		].includes(name) || (name === "device" || name === "device-ids") && /\b(?:iphone|ipad)/i.test(formatValue(value))) ? "ios" : "android";
		const testLabSteps = ({ name, platform, gcloud, flank = [], hasSuite = false }) => {
			const find = (wanted) => gcloud.find((setting) => setting.name === wanted);
			const pairs = pairsOfApks(flank.find((setting) => setting.name === "additional-app-test-apks")?.value);
			const type = formatValue(find("type")?.value);
			const isSuite = hasSuite || find("test") !== undefined;
			const isRobo = type === "" ? platform === "android" && !isSuite && pairs.length === 0 : !/^(?:instrumentation|xctest)$/.test(type);
			if (isRobo) return [roboRun(gcloud, flank)];
			const step = openStep(name, platform);
			const ordered = [...flank].sort((one, other) => Number(other.name === "shard-time") - Number(one.name === "shard-time"));
			const findings = stepFindings([...applyRules(withDimensions(gcloud), gcloudRules, step), ...applyRules(ordered, flankRules, step)], step);
			const copies = pairs.map(({ app, test }, index) => {
				const copy = {
					...structuredClone(step),
					name: `${name}-${index + 2}`
				};
				if (app !== undefined) setBinary("app", app, copy);
				if (test !== undefined) setBinary("test-suite", test, copy);
				return {
					step: copy,
					findings
				};
			});
			return [{
				step: isSuite || copies.length === 0 ? step : undefined,
				findings
			}, ...copies];
		};
		const pairsOfApks = (value) => {
			const pairs = [];
			let app;
			for (const each of Array.isArray(value) ? value : []) {
				if ((0, is_record.u4)(each)) pairs.push({
					app: formatValue(each.app) || undefined,
					test: formatValue(each.test) || undefined
				});
				else {
					const [, kind, path] = /^-?\s*(app|test):\s*(.+)$/s.exec(formatValue(each).trim()) ?? [];
					if (kind === "app") app = path;
					else if (kind === "test") pairs.push({
						app,
						test: path
					});
				}
			}
			return pairs;
		};
		const roboRun = (gcloud, flank) => {
			const findingsOf = (settings, table) => settings.map((setting) => {
				const rule = ruleFor(table, setting.name);
				return unsupported(setting, rule?.outcome === "unsupported" ? rule.note ?? "" : onlyRobo);
			});
			const findings = [...findingsOf(gcloud, gcloudRules), ...findingsOf(flank, flankRules)];
			const [first] = findings;
			return first === undefined ? { findings } : {
				...notRead(first.file, first.line, "", onlyRobo),
				findings
			};
		};
		const withDimensions = (settings) => {
			const listOf = (wanted) => settings.filter(({ name }) => name === wanted).flatMap(({ value }) => formatValues(value).flatMap((text) => text.split(",")));
			const models = listOf("device-ids");
			const versions = listOf("os-version-ids");
			const combined = models.slice(0, maxDevices + 1).flatMap((model) => (versions.length === 0 ? [""] : versions.slice(0, maxDevices + 1)).map((version) => ({
				model,
				version
			}))).slice(0, maxDevices + 1);
			const all = settings.filter(({ name, unknown }) => name === "device" && unknown === undefined).flatMap(({ value }) => readDevices(value));
			return settings.flatMap((setting) => {
				const { key, name, value, unknown } = setting;
				if (unknown !== undefined) return [setting];
				if (name === "device-ids") return [{
					...setting,
					value: combined
				}];
				if (name === "os-version-ids") return [models.length > 0 ? setting : {
					...setting,
					value: versions.map((version) => ({ version }))
				}];
				if (name !== "device") return [setting];
				const own = readDevices(value);
				const dimensions = ["locale", "orientation"].flatMap((dimension) => {
					const values = [...new Set(all.flatMap((device) => device[dimension] ?? []))];
					const isGiven = own.some((device) => device[dimension] !== undefined);
					return isGiven ? [{
						...setting,
						key: `${key}.${dimension}`,
						name: `device.${dimension}`,
						value: values
					}] : [];
				});
				return [setting, ...dimensions];
			});
		};
		;
		const otherNames = new Map([
			["debugApk", "app"],
			["instrumentationApk", "test"],
			["devices", "device"],
			["testTimeout", "timeout"],
			["flakyTestAttempts", "num-flaky-test-attempts"],
			["testShards", "max-test-shards"],
			["repeatTests", "num-test-runs"],
			["additionalTestApks", "additional-app-test-apks"],
			["projectId", "project"],
			["localResultsDir", "local-result-dir"]
		]);
		const sameNames = "useOrchestrator autoGoogleLogin testTargets maxTestShards shardTime smartFlankGcsPath resultsHistoryName directoriesToPull filesToDownload environmentVariables recordVideo performanceMetrics resultsBucket keepFilePath resultsDir runTimeout ignoreFailedTests disableSharding smartFlankDisableUpload testRunnerClass numUniformShards clientDetails testTargetsAlwaysRun otherFiles networkProfile roboScript roboDirectives outputStyle legacyJunitResult fullJunitResult additionalApks useAverageTestTimeForNewTests defaultTestTime defaultClassTestTime disableResultsUpload testTargetsForShard grantPermissions type scenarioLabels scenarioNumbers obbFiles obbNames failFast async".split(" ");
		const optionOf = (property) => otherNames.get(property) ?? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
		const ownRules = {
			variant: {
				outcome: "changed",
				to: "`app`, `test-suite`",
				note: "the paths at which Gradle puts this variant"
			},
			abi: none("name the binaries in `app` and `test-suite`"),
			serviceAccountCredentials: none("the account is named by `username` and `access-key`"),
			flankVersion: notNeeded,
			flankCoordinates: notNeeded,
			dependOnAssemble: none("build the binaries in a step before"),
			sanityRobo: none(onlyRobo),
			additionalFlankOptions: none("write its options as properties, and convert those"),
			additionalGcloudOptions: none("write its options as properties, and convert those")
		};
		const fladleRules = {
			...Object.fromEntries([...otherNames.keys(), ...sameNames].flatMap((name) => {
				const rule = ruleFor(gcloudRules, optionOf(name)) ?? ruleFor(flankRules, optionOf(name));
				return rule === undefined ? [] : [[name, rule]];
			})),
			...ownRules
		};
		const readFladle = (file) => {
			const folder = posix_default().dirname(file.name) === "." ? "" : posix_default().dirname(file.name);
			const folders = new Map([
				["buildDir", posix_default().join(folder, "build")],
				["projectDir", folder === "" ? "." : folder],
				["rootDir", "."]
			]);
			const block = readFladleBlock(file.text, folders);
			if (block === undefined) return undefined;
			const { assignments, calls, configs, isInner } = block;
			const settingsOf = (block) => block.map((each) => ({
				...each,
				key: `fladle.${each.name}`,
				file: file.name
			}));
			const shared = settingsOf(assignments);
			const steps = [...configs.size === 0 ? new Map([["device-tests", []]]) : configs].flatMap(([name, own]) => readConfig(name, shared, settingsOf(own), folder));
			if (configs.size > 0 && assignments.length > 0) steps.find(({ step }) => step !== undefined)?.step?.remarks.push(remark("{} has a job for each of its configurations. Add one for the block itself if you use `runFlank`.", file.name));
			for (const { step } of steps) if (step !== undefined && isInner === true) step.remarks.push(remark("{} has the block inside of another one, such as a condition: here {} always runs.", file.name, step.name));
			return [...calls.map(({ line, text }) => notRead(file.name, line, text, "Gradle would have to run this")), ...steps];
		};
		const readConfig = (name, shared, own, folder) => {
			const isAddition = ({ adds }) => adds === true;
			const inner = new Map(own.map((property) => [property.name, property]));
			const replacing = new Map([...replacedIn(shared, isAddition, inner), ...replacedIn(own, isAddition)]);
			const settings = [...shared, ...own].filter((property) => !replacing.has(property));
			const replaced = [...replacing].map(([property, other]) => replacedBy(property, other));
			const [only, translated] = [settings.filter(isOwn), settings.filter((setting) => !isOwn(setting)).map(translate)];
			const isFlank = (setting) => ruleFor(gcloudRules, setting.name) === undefined && ruleFor(flankRules, setting.name) !== undefined;
			const gcloud = translated.filter((setting) => !isFlank(setting));
			const hasSuite = !gcloud.some((setting) => setting.name === "robo-script" || setting.name === "robo-directives");
			const [first, ...others] = testLabSteps({
				name,
				platform: "android",
				gcloud,
				flank: translated.filter(isFlank),
				hasSuite
			});
			const step = first?.step ?? openStep(name, "android");
			const findings = [
				...first?.findings ?? [],
				...applyRules(only, ownRules, step),
				...replaced
			];
			nameBinaries(step, formatValue(only.find((setting) => setting.name === "variant")?.value), folder);
			return [{
				...first,
				findings
			}, ...others];
		};
		const isSanity = ({ name, value }) => name === "sanityRobo" && value === true;
		const isOwn = (setting) => Object.hasOwn(ownRules, setting.name) && !isSanity(setting);
		const translate = (setting) => isSanity(setting) ? {
			...setting,
			name: "type",
			value: "robo"
		} : {
			...setting,
			name: optionOf(setting.name)
		};
		const nameBinaries = ({ name, inputs, remarks }, variant, folder) => {
			const [, flavor = "", type = ""] = /^(?:([a-z]\w*[a-z\d])(?=[A-Z]))?(\w+)$/.exec(variant) ?? [];
			if (type === "" || inputs.has("app") && inputs.has("test-suite")) return;
			const build = type.charAt(0).toLowerCase() + type.slice(1);
			const module = folder === "" ? "app" : folder;
			const file = [
				posix_default().basename(module),
				flavor,
				build
			].filter((part) => part !== "").join("-");
			const outputs = posix_default().join(module, "build/outputs/apk");
			if (!inputs.has("app")) inputs.set("app", posix_default().join(outputs, flavor, build, `${file}.apk`));
			if (!inputs.has("test-suite")) inputs.set("test-suite", posix_default().join(outputs, "androidTest", flavor, build, `${file}-androidTest.apk`));
			remarks.push(remark("Check the paths of {}: they are where Gradle usually puts the variant {}.", name, variant));
		};
		var yaml_document = __webpack_require__(29372);
		;
		const readSourceYaml = (file) => (0, yaml_document.gM)(file.text, { isLenient: true });
		const readYamlSource = (file) => {
			const reading = readSourceYaml(file);
			return reading.kind === "read" && (0, is_record.u4)(reading.value) ? {
				file,
				reading,
				value: reading.value
			} : undefined;
		};
		const lineOf = ({ reading }, path) => reading.placeOf(path).line;
		const settingAt = (source, key, name, value, path) => ({
			key,
			name,
			value,
			file: source.file.name,
			line: lineOf(source, path),
			unknown: variableIn(value)
		});
		const settingsIn = (source, value, path, table, prefix, keyPrefix = prefix) => Object.entries((0, is_record.u4)(value) ? value : {}).flatMap(([key, each]) => {
			const [name, shown] = [`${prefix}${key}`, `${keyPrefix}${key}`];
			const isKnown = Object.hasOwn(table, name) || !(0, is_record.u4)(each) || Object.keys(each).length === 0;
			return isKnown ? [settingAt(source, shown, name, each, [...path, key])] : settingsIn(source, each, [...path, key], table, `${name}.`, `${shown}.`);
		});
		const variableIn = (value) => {
			const text = replaceExpressions(formatValue(value), () => "");
			const found = /(?<![\w.\\])\$(?:\{[^}]{0,100}\}?|[A-Za-z_]\w{0,100}|\()|\$\{[A-Za-z_][^}]{0,100}\}|\$[A-Z][A-Z0-9]*_[A-Z0-9_]*/.exec(text);
			return found?.[0];
		};
		const mayRunTestLab = (text) => /\bfirebase\s+test\b|\bfirebase\b[\s\S]{0,2000}\brun\b/.test(text);
		const scriptsIn = (source) => {
			const scripts = [];
			const add = (parts, path, variables) => {
				const text = parts.map((part) => part.text).join("\n");
				if (mayRunTestLab(text)) scripts.push({
					text,
					lineOf: lineFinder(parts),
					path,
					variables
				});
			};
			const walk = (value, path, variables) => {
				if (typeof value === "string") add([partAt(source, value, path)], path, variables);
				else if (Array.isArray(value)) {
					const texts = value.flatMap((each, index) => typeof each === "string" ? [partAt(source, each, [...path, index])] : []);
					if (texts.length > 0) add(texts, path, variables);
					for (const [index, each] of value.entries()) if (typeof each !== "string") walk(each, [...path, index], variables);
				} else if ((0, is_record.u4)(value)) {
					const own = new Map([...variables, ...variablesOf(value)]);
					for (const [key, each] of Object.entries(value)) walk(each, [...path, key], own);
				}
			};
			const { value } = source;
			const ofApp = (0, is_record.u4)(value.app) ? variablesOf(value.app) : [];
			walk(value, [], new Map(ofApp));
			return scripts;
		};
		const variablesOf = (value) => [
			"env",
			"environment",
			"variables",
			"envs"
		].flatMap((key) => {
			const own = value[key];
			return (Array.isArray(own) ? own : [own]).flatMap((each) => Object.entries((0, is_record.u4)(each) ? each : {}).flatMap(([name, text]) => text !== null && typeof text !== "object" && variableIn(text) === undefined ? [[name, formatValue(text)]] : []));
		});
		const lineFinder = (parts) => {
			const lines = parts.flatMap((part) => part.lines);
			return (line) => lines[line - 1] ?? lines.at(-1) ?? 1;
		};
		const scriptAt = (source, text, path) => {
			const part = partAt(source, text, path);
			return {
				text: part.text,
				lineOf: lineFinder([part])
			};
		};
		const partAt = ({ reading }, text, path) => {
			const scalar = reading.scalarAt(path);
			const { line, style, source } = scalar ?? {
				line: reading.placeOf(path).line,
				style: "quoted",
				source: ""
			};
			const rows = (style === "folded" || style === "plain") && source.includes("\n") ? source.split(/\r?\n/) : [];
			if (style === "folded") return {
				text: unfold(rows.slice(1)),
				lines: rows.slice(1).map((_row, index) => line + 1 + index)
			};
			if (rows.length > 0) return {
				text: unfold(rows.map((row) => row.trim())),
				lines: rows.map((_row, index) => line + index)
			};
			const first = style === "literal" ? line + 1 : line;
			return {
				text,
				lines: text.split("\n").map((_row, index) => style === "literal" ? first + index : line)
			};
		};
		const unfold = (rows) => {
			const indent = Math.min(...rows.filter((row) => row.trim() !== "").map((row) => row.length - row.trimStart().length));
			const lines = rows.map((row) => row.slice(Number.isFinite(indent) ? indent : 0).trimEnd());
			return lines.map((row, index) => {
				const next = lines[index + 1];
				const isJoined = row !== "" && next !== undefined && next !== "" && !/^\s/.test(row) && !/^\s/.test(next);
				return isJoined ? `${row} \\` : row;
			}).join("\n");
		};
		;
		const filter = (prefix) => testList((value, { platform }) => formatValues(value).map((name) => `${prefix}${platform === "ios" ? name.replaceAll(".", "/") : name}`));
		const testTimes = none("time limits of single tests are a setting of the tests");
		const resignApp = capability("resignApp");
		const wholeLimit = timeLimit("execution");
		const recordsOf = (value) => (Array.isArray(value) ? value : [value]).filter(is_record.u4);
		const saucectl_devices = {
			outcome: "changed",
			to: "`devices`",
			note: "another service has other devices: patterns become selectors",
			input: "devices",
			apply: (value, step) => {
				for (const { name, id, platformVersion } of recordsOf(value)) addSauceDevice(formatValue(name) || formatValue(id), formatValue(platformVersion), step);
			}
		};
		const virtualDevices = {
			outcome: "changed",
			to: "`devices`",
			note: "this service has real devices only: a similar one is chosen",
			input: "devices",
			apply: (value, step) => {
				for (const { name, platformVersions } of recordsOf(value)) {
					const versions = formatValues(platformVersions);
					for (const version of versions.length === 0 ? [""] : versions) addRealDevice(formatValue(name), version, step);
				}
			}
		};
		const deviceLists = {
			devices: [
				"id",
				"name",
				"platformVersion",
				"platformName"
			],
			emulators: [
				"name",
				"platformVersions",
				"platformName"
			],
			simulators: [
				"name",
				"platformVersions",
				"platformName"
			]
		};
		const environment = {
			outcome: "taken",
			to: "`capabilities`: `setEnvVariables`",
			input: "capabilities",
			apply: (value, step) => {
				const variables = Object.entries((0, is_record.u4)(value) ? value : {}).map(([name, text]) => [name, formatValue(text)]);
				if (variables.length > 0) step.capabilities.set("setEnvVariables", Object.fromEntries(variables));
			}
		};
		const downloads = [
			[/video|mp4/i, "video"],
			[/log|txt/i, "device-logs"],
			[/screenshot|png/i, "screenshots"],
			[/har\b|network/i, "network-logs"],
			[/^\*{1,2}(?:\/\*)?$/, "all"]
		];
		const binariesOf = (place) => ({
			[`${place}.app`]: binary("app"),
			[`${place}.testApp`]: binary("test-suite"),
			...sameRule(notNeeded, `${place}.appDescription ${place}.testAppDescription`),
			[`${place}.otherApps`]: none("upload them first, and name their references in `capabilities`: `otherApps` (at most 3)")
		});
		const saucectlRules = {
			...sameRule(notNeeded, "apiVersion $schema showConsoleLog rootDir version sauce.sauceignore sauce.experiments"),
			kind: always("`framework`"),
			"defaults.timeout": wholeLimit,
			"defaults.mode": notNeeded,
			"sauce.region": none("`base-url` has one address"),
			"sauce.concurrency": none("builds wait for free slots"),
			"sauce.retries": count("retries", 0, "only failed tests run again"),
			"sauce.metadata.build": textCapability("customBuildName"),
			"sauce.metadata.name": textCapability("customBuildName"),
			"sauce.metadata.tags": {
				...textCapability("buildTag", "one tag for each build"),
				apply: (value, step) => void step.capabilities.set("buildTag", formatValues(value).join(", "))
			},
			"sauce.tunnel": none("`capabilities`: `local: true`, with BrowserStack Local"),
			"sauce.visibility": none("the visibility of builds is a setting of the account"),
			"sauce.launchOrder": none("shards are ordered by duration"),
			...binariesOf("espresso"),
			...binariesOf("xcuitest"),
			"suites.name": always("the name of the job"),
			...binariesOf("suites"),
			"suites.devices": saucectl_devices,
			...sameRule(none("the service chooses one of its devices by name and version"), "suites.devices.options.carrierConnectivity suites.devices.options.deviceType suites.devices.options.private"),
			"suites.emulators": virtualDevices,
			"suites.emulators.orientation": orientation,
			"suites.simulators": virtualDevices,
			"suites.simulators.orientation": orientation,
			"suites.simulators.armRequired": notNeeded,
			"suites.timeout": wholeLimit,
			"suites.testOptions.class": filter(""),
			"suites.testOptions.notClass": filter("!"),
			"suites.testOptions.package": filter("package:"),
			"suites.testOptions.notPackage": filter("!package:"),
			"suites.testOptions.size": filter("size:"),
			"suites.testOptions.annotation": filter("annotation:"),
			"suites.testOptions.notAnnotation": filter("!annotation:"),
			"suites.testOptions.func": none("functional tests are not told apart"),
			"suites.testOptions.unit": none("unit tests are not told apart"),
			"suites.testOptions.perf": none("performance tests are not told apart"),
			"suites.testOptions.filter": none("no filters of the test runner but those of `tests`"),
			...sameRule(none("no options of the test runner but those of `capabilities`: `instrumentationOptions`"), "suites.testOptions.runnerBuilder suites.testOptions.listener suites.testOptions.newRunListenerMode"),
			"suites.testOptions.numShards": count("shards", 1),
			"suites.testOptions.shardIndex": count("shard-index", 0),
			"suites.testOptions.useTestOrchestrator": capability("useOrchestrator"),
			"suites.testOptions.clearPackageData": capability("clearPackageData"),
			"suites.testOptions.testLanguage": textCapability("language"),
			"suites.testOptions.testRegion": none("`capabilities`: `locale` has language and region"),
			"suites.testOptions.testTimeoutsEnabled": testTimes,
			"suites.testOptions.defaultTestExecutionTimeAllowance": testTimes,
			"suites.testOptions.maximumTestExecutionTimeAllowance": testTimes,
			"suites.testOptions.statusBarOverrideTime": none("the status bar cannot be set"),
			"suites.shard": none("`shards` splits by itself"),
			"suites.testListFile": none("name the tests in `tests`"),
			"suites.passThreshold": none("a test passes with its last attempt"),
			"suites.smartRetry": always("`retries`", "only failed tests run again"),
			"suites.appSettings.resigningEnabled": {
				...resignApp,
				apply: (value, step) => step.platform === "ios" ? resignApp.apply?.(value, step) : refused("Android apps are not signed again")
			},
			"suites.appSettings.audioCapture": none("sound is not recorded"),
			"suites.appSettings.instrumentation.networkCapture": capability("networkLogs", "as HAR files"),
			"suites.appSettings.instrumentation.vitals": capability("appProfiling", "profiles of the service have other contents"),
			"suites.appSettings.instrumentation.biometrics": capability("enableBiometric", "tests send commands of this service"),
			"suites.appSettings.instrumentation.imageInjection": none("pictures for the camera are not supported"),
			"suites.appSettings.instrumentation.bypassScreenshotRestriction": none("the app decides whether its screen is recorded"),
			"suites.appSettings.instrumentation.sysAlertsDelay": none("alerts of the system are not delayed"),
			"suites.appSettings.instrumentation.groupDirectory": none("the app is signed again without its groups"),
			"suites.networkProfile": none("`capabilities`: `networkProfile` has other names"),
			"suites.networkConditions": {
				outcome: "changed",
				to: "`capabilities`: `customNetwork`",
				note: "one text for all four values",
				input: "capabilities",
				apply: (value, step) => {
					const [{ downloadSpeed, uploadSpeed, latency, loss } = {}] = recordsOf(value);
					step.capabilities.set("customNetwork", [
						downloadSpeed,
						uploadSpeed,
						latency,
						loss
					].map((each) => formatValue(each) || "0").join(","));
				}
			},
			"suites.env": environment,
			env: environment,
			"artifacts.download.match": {
				outcome: "changed",
				to: "`download`",
				note: "kinds of files, and no patterns of names",
				input: "download",
				apply: (value, step) => {
					for (const pattern of formatValues(value)) for (const [words, kind] of downloads) if (words.test(pattern) && !/junit|xml$/i.test(pattern)) step.download.add(kind);
				}
			},
			"artifacts.download.when": {
				outcome: "changed",
				to: "`download: \u2026@failed`",
				note: "each kind of file says when it is fetched",
				input: "download",
				apply: (value, step) => {
					const when = formatValue(value);
					const kinds = [...step.download];
					if (when === "always") return {
						outcome: "taken",
						to: "`download`",
						note: undefined
					};
					if (when === "fail") for (const kind of kinds) {
						step.download.delete(kind);
						step.download.add(`${kind}@failed`);
					}
					else if (when === "never") step.download.clear();
					else return refused("files are fetched always, or of failed sessions");
					return undefined;
				}
			},
			"artifacts.download.directory": {
				...input("report-dir", "the folder has the whole report"),
				apply: (value, step) => {
					const folder = formatValue(value).replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
					step.inputs.set("report-dir", folder);
				}
			},
			"artifacts.download.allAttempts": none("each attempt has a folder"),
			...sameRule(notNeeded, "artifacts.download.retryCount artifacts.download.retryInterval artifacts.download.retryMaxInterval artifacts.download.retryExp artifacts.cleanup"),
			"artifacts.retain": none("the service collects no folders of the device"),
			"reporters.junit.enabled": always("`junit.xml`, always"),
			"reporters.junit.filename": always("`junit-path`", "`junit.xml` in `report-dir`"),
			"reporters.json.enabled": always("`results.json`, always"),
			"reporters.json.filename": always("`results-path`", "`results.json` in `report-dir`, in the CTRF format"),
			"reporters.json.webhookURL": none("a later step can send `results.json`"),
			...sameRule(notNeeded, "reporters.spotlight.enabled reporters.spotlight"),
			notifications: none("a later step can post the output `reason`")
		};
		const saucectl_kinds = ["espresso", "xcuitest"];
		const kindOf = (value) => formatValue(value.kind) || (saucectl_kinds.find((each) => (0, is_record.u4)(value[each])) ?? "");
		const isSaucectl = (value) => typeof value.kind === "string" && [
			"suites",
			"sauce",
			value.kind
		].some((key) => key in value) || Array.isArray(value.suites) && ((0, is_record.u4)(value.sauce) || saucectl_kinds.some((each) => (0, is_record.u4)(value[each])));
		const readSaucectl = (source) => {
			const { suites, ...rest } = source.value;
			const kind = kindOf(rest);
			const platform = kind === "espresso" ? "android" : kind === "xcuitest" ? "ios" : undefined;
			const file = source.file.name;
			if (platform === undefined) return [notRead(file, lineOf(source, ["kind"]), kind === "" ? "" : `kind: ${kind}`, "only espresso and xcuitest run here")];
			const shared = settingsIn(source, rest, [], saucectlRules, "").sort((one, other) => Number(one.name.endsWith(".when")) - Number(other.name.endsWith(".when")));
			const read = (0, is_record.Of)(suites).flatMap((suite, index) => {
				if (!(0, is_record.u4)(suite)) return [];
				const step = openStep(typeof suite.name === "string" ? suite.name : `suite-${index + 1}`, platform);
				const own = suiteSettings(source, suite, ["suites", index]);
				return [{
					step,
					findings: stepFindings(applyRules([...shared, ...own], saucectlRules, step), step)
				}];
			});
			if (read.length > 0) return read;
			const reason = "the configuration has no suites";
			const findings = shared.map((setting) => unsupported(setting, reason));
			return [{
				...notRead(file, lineOf(source, []), "", reason),
				findings
			}];
		};
		const suiteSettings = (source, suite, path) => {
			const { devices: _devices, emulators: _emulators, simulators: _simulators, ...rest } = suite;
			const lists = Object.entries(deviceLists).flatMap(([name, own]) => {
				const list = suite[name];
				if (list === undefined) return [];
				const others = (0, is_record.Of)(list).flatMap((each, index) => {
					const more = Object.fromEntries(Object.entries((0, is_record.u4)(each) ? each : {}).filter(([key]) => !own.includes(key)));
					return settingsIn(source, more, [
						...path,
						name,
						index
					], saucectlRules, `suites.${name}.`);
				});
				return [settingAt(source, `suites.${name}`, `suites.${name}`, list, [...path, name]), ...others];
			});
			return [...settingsIn(source, rest, path, saucectlRules, "suites."), ...lists];
		};
		;
		const maxEntries = 1e3;
		const shell_variables_maxDepth = 100;
		class ShellVariables {
			assignments = new Map();
			#counts;
			#values = new Map();
			#blocks = [];
			constructor(counts) {
				this.#counts = counts;
			}
			get(name) {
				const value = this.#values.get(name);
				const around = this.#blocks.findLastIndex(({ kind }) => kind === "loop" || kind === "function");
				if (around === -1 || (this.#counts.get(name) ?? 0) <= 1) return value;
				return this.#blocks.slice(around).some(({ before }) => before.has(name)) ? value : undefined;
			}
			isSet(name) {
				return this.#values.has(name) || this.#counts.has(name);
			}
			appendWords(name, words) {
				const before = this.#values.has(name) ? this.#values.get(name) ?? [unknownValue(name)] : [];
				this.set(name, [...before, ...words].slice(0, maxEntries));
			}
			appendText(name, word, join) {
				this.set(name, [join([...this.#values.get(name) ?? [unknownValue(name)], word])]);
			}
			set(name, value) {
				this.assignments.set(name, (this.assignments.get(name) ?? 0) + 1);
				const block = this.#blocks.at(-1);
				if (block !== undefined && !block.before.has(name)) block.before.set(name, this.#values.get(name));
				block?.part.add(name);
				this.#values.set(name, value);
			}
			keepLocal(name) {
				this.#blocks.findLast(({ kind }) => kind === "function")?.locals.add(name);
			}
			texts() {
				return new Map([...this.#values].flatMap(([name, value = []]) => {
					const [only, ...others] = value;
					return only === undefined || only.unknown !== undefined || others.length > 0 ? [] : [[name, only.text]];
				}));
			}
			get innermost() {
				return this.#blocks.at(-1)?.kind;
			}
			get openLine() {
				return this.#blocks.at(-1)?.line;
			}
			get conditionLine() {
				return this.#blocks.find(({ kind, isCertain }) => !isCertain && conditional.has(kind))?.line;
			}
			beginThen() {
				const block = this.#blocks.findLast(({ kind }) => kind === "branch");
				if (block !== undefined) block.isCertain = false;
			}
			open(kind, line, isCertain = false) {
				if (this.#blocks.length < shell_variables_maxDepth) this.#blocks.push({
					kind,
					line,
					isCertain,
					before: new Map(),
					ends: new Map(),
					locals: new Set(),
					part: new Set()
				});
			}
			nextPart() {
				const block = this.#blocks.findLast(({ kind }) => kind === "branch" || kind === "case");
				if (block === undefined) return;
				for (const name of block.part) {
					const ends = block.ends.get(name) ?? [];
					ends.push(this.#values.get(name));
					block.ends.set(name, ends);
					this.#values.set(name, block.before.get(name));
				}
				block.part.clear();
			}
			close(...kinds) {
				const at = this.#blocks.findLastIndex(({ kind }) => kinds.includes(kind));
				if (at === -1) return;
				for (const block of this.#blocks.slice(at).reverse()) {
					this.#blocks.pop();
					this.#leave(block);
				}
			}
			#leave({ kind, before, ends, locals }) {
				const outer = this.#blocks.at(-1);
				for (const [name, old] of before) {
					const isRestored = kind === "subshell" || locals.has(name);
					const now = this.#values.get(name);
					this.#values.set(name, isRestored ? old : kind === "group" ? now : afterParts(old, [...ends.get(name) ?? [], now]));
					if (outer === undefined || isRestored) continue;
					if (!outer.before.has(name)) outer.before.set(name, old);
					outer.part.add(name);
				}
			}
		}
		const conditional = new Set([
			"branch",
			"case",
			"loop",
			"dependent"
		]);
		const unknownValue = (name) => ({
			text: "",
			line: 1,
			unknown: `$${name}`
		});
		const afterParts = (old, ends) => {
			if (old === undefined) return undefined;
			const added = [];
			for (const end of ends) {
				const isKept = old.every(({ text, unknown }, index) => text === end?.[index]?.text && unknown === end[index]?.unknown);
				if (end === undefined || !isKept) return undefined;
				added.push(...end.slice(old.length).map((word) => ({
					...word,
					unknown: word.unknown ?? underCondition
				})));
			}
			return [...old, ...added].slice(0, maxEntries);
		};
		;
		const calculationPattern = /\(\((?:[^()\n]|\([^()\n]{0,200}\)){0,500}\)\)/y;
		const circleParameter = /<<\s*\w+\.[\w.]+\s*>>/y;
		const scriptFolderPattern = /^\((?:cd (?:-- )?\$\()?dirname (?:-- )?\$(?:0|\{0\}|BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?(?::-\$0)?\}) ?\) ?(?:((?:\/\.\.)*) ?(?:>\/dev\/null 2>&1 )?&& pwd(?: -P)?\))?$/;
		const shell_words_maxSource = 100;
		class ShellScanner {
			#text;
			#scriptFolder;
			#at = 0;
			#line = 1;
			#documents = [];
			#unfinished;
			constructor(script, scriptFolder) {
				this.#text = script.replaceAll("\r\n", "\n");
				this.#scriptFolder = scriptFolder;
			}
			next() {
				while (!this.#isAtEnd) {
					if (this.#take(/\n/y) !== undefined) {
						this.#skipDocuments();
						return {
							kind: "sign",
							sign: "\n"
						};
					}
					if (this.#skipBlank() || this.#skipRedirection()) continue;
					const line = this.#line;
					const calculation = this.#take(calculationPattern);
					if (calculation !== undefined) return {
						kind: "word",
						word: {
							line,
							parts: [{
								kind: "text",
								text: calculation
							}]
						}
					};
					const sign = this.#take(/;;|&&|\|\||[;|&()]/y);
					return sign === undefined ? {
						kind: "word",
						word: this.#readWord()
					} : {
						kind: "sign",
						sign
					};
				}
				return { kind: "end" };
			}
			get line() {
				return this.#line;
			}
			get unfinished() {
				return this.#unfinished;
			}
			#isOpen(line, text) {
				this.#unfinished ??= {
					line,
					text
				};
			}
			get #isAtEnd() {
				return this.#at >= this.#text.length;
			}
			#skipBlank() {
				return this.#take(/[ \t]|\\\n|#[^\n]*/y) !== undefined;
			}
			#skipRedirection() {
				const sign = this.#matches(circleParameter) ? undefined : this.#take(/(?:\d{0,3}(?:<<<|<<-?|>>|>\||[<>]&?)|&>>?)(?!\()/y);
				if (sign === undefined) return false;
				if (sign.endsWith("&") && this.#take(/\d+|-/y) !== undefined) return true;
				while (!this.#isAtEnd && this.#skipBlank());
				const target = /[\n;&|()]/.test(this.#peek()) ? undefined : this.#readWord();
				const end = target?.parts.map((part) => part.kind === "text" ? part.text : part.source).join("") ?? "";
				if (/^\d*<<-?$/.test(sign) && end !== "") this.#documents.push({
					end,
					isIndented: sign.endsWith("-")
				});
				return true;
			}
			#skipDocuments() {
				for (const { end, isIndented } of this.#documents.splice(0)) {
					while (!this.#isAtEnd) {
						const stop = this.#text.indexOf("\n", this.#at);
						const line = this.#text.slice(this.#at, stop === -1 ? this.#text.length : stop);
						this.#skip(line.length + 1);
						if ((isIndented ? line.replace(/^\t+/, "") : line) === end) break;
					}
				}
			}
			#readWord(inArray = false) {
				const line = this.#line;
				const parts = [];
				let text = "";
				const add = (part) => {
					if (part.kind === "text") {
						text += part.text;
						return;
					}
					if (text !== "") parts.push({
						kind: "text",
						text
					});
					text = "";
					parts.push(part);
				};
				while (!this.#isAtEnd && !/[ \t\n;&|()]/.test(this.#peek())) {
					const parameter = this.#take(circleParameter);
					if (parameter !== undefined) add(unknown(parameter));
					else if (!inArray && this.#matches(/[<>](?!\()/y)) break;
					else this.#readPart(add);
				}
				const isArray = !inArray && text.endsWith("=") && parts.length === 0 && this.#peek() === "(";
				if (text !== "") parts.push({
					kind: "text",
					text
				});
				return {
					line,
					parts,
					array: isArray ? this.#readArray() : undefined
				};
			}
			#readPart(add) {
				const sign = this.#next();
				const isDollar = sign === "$";
				if (isDollar && this.#peek() === "\"") return;
				if (sign === "\\") this.#readEscaped(add);
				else if (sign === "'") add({
					kind: "text",
					text: this.#untilQuote()
				});
				else if (sign === "\"") this.#readQuoted(add);
				else if (isDollar && this.#peek() === "'") add({
					kind: "text",
					text: this.#readEscapes()
				});
				else if (isDollar) add(this.#readExpansion(false));
				else if (sign === "`") add(this.#readBackticks());
				else if ((sign === "<" || sign === ">") && this.#peek() === "(") add(unknown(`${sign}${this.#readBalanced()}`));
				else add({
					kind: "text",
					text: sign
				});
			}
			#readEscaped(add) {
				const escaped = this.#next();
				if (escaped !== "\n") add({
					kind: "text",
					text: escaped
				});
			}
			#readQuoted(add) {
				const line = this.#line;
				for (let sign = this.#next(); sign !== "\""; sign = this.#next()) {
					if (sign === "") {
						this.#isOpen(line, "a double quote");
						return;
					}
					if (sign === "\\" && /["\\$`\n]/.test(this.#peek())) this.#readEscaped(add);
					else if (sign === "$") add(this.#readExpansion(true));
					else if (sign === "`") add(this.#readBackticks());
					else add({
						kind: "text",
						text: sign
					});
				}
			}
			#readBackticks() {
				const line = this.#line;
				const source = this.#take(/(?:[^`\\]|\\[\s\S])*/y) ?? "";
				if (this.#next() === "") this.#isOpen(line, "a backtick");
				return {
					...unknown(`\`${source}\``),
					script: {
						text: source.replaceAll(/\\([`\\$])/g, "$1"),
						line
					}
				};
			}
			#readEscapes() {
				this.#next();
				let text = "";
				for (let sign = this.#next(); sign !== "'" && sign !== ""; sign = this.#next()) {
					const escaped = sign === "\\" ? this.#next() : undefined;
					text += escaped === undefined ? sign : {
						n: "\n",
						r: "\r",
						t: "	"
					}[escaped] ?? escaped;
				}
				return text;
			}
			#readExpansion(isQuoted) {
				const line = this.#line;
				const expression = this.#take(/\{\{(?:[^}]|\}(?!\}))*\}\}/y);
				if (expression !== undefined) return isKeptExpression(expression.slice(2, -2)) ? {
					kind: "text",
					text: `$${expression}`
				} : unknown(`$${expression}`);
				if (this.#peek() === "(") return this.#substitution(this.#readBalanced(), line);
				if (this.#peek() === "{") {
					const source = `$${this.#readBalanced()}`;
					const [, name, index] = /^\$\{([A-Za-z_]\w*|\d{1,3})(?:\[([@*]|\d{1,6})\])?(?:\}|:?[-=?])/.exec(source) ?? [];
					if (name === undefined) return unknown(source);
					const fallback = index === undefined ? fallbackIn(source) : undefined;
					return {
						kind: "variable",
						name,
						index,
						source: shortSource(source),
						isQuoted,
						fallback
					};
				}
				const name = this.#take(/[A-Za-z_]\w*/y);
				if (name !== undefined) return {
					kind: "variable",
					name,
					source: shortSource(`$${name}`),
					isQuoted
				};
				const special = this.#take(/[\d@*#?$!-]/y);
				return special === undefined ? {
					kind: "text",
					text: "$"
				} : unknown(`$${special}`);
			}
			#substitution(source, line) {
				const found = this.#scriptFolder === undefined ? null : scriptFolderPattern.exec(source.replaceAll("\"", "").replaceAll(/\s+/g, " "));
				if (found === null) return {
					...unknown(`$${source}`),
					script: {
						text: source.slice(1, -1),
						line
					}
				};
				return {
					kind: "text",
					text: `${this.#scriptFolder || "."}${found[1] ?? ""}`
				};
			}
			#readArray() {
				const words = [];
				const line = this.#line;
				this.#next();
				while (!this.#isAtEnd && this.#peek() !== ")") if (this.#take(/[\n;&|(]/y) === undefined && !this.#skipBlank()) words.push(this.#readWord(true));
				if (this.#isAtEnd) this.#isOpen(line, "a list in brackets");
				this.#next();
				return words;
			}
			#readBalanced() {
				const start = this.#at;
				const line = this.#line;
				const open = this.#peek();
				const opened = [];
				do {
					if (opened.at(-1) === "\"") this.#readInQuotes(opened, open);
					else this.#readInBrackets(opened, open);
				} while (opened.length > 0 && !this.#isAtEnd);
				if (opened.length > 0) this.#isOpen(line, `\`$${open}\``);
				return this.#text.slice(start, this.#at);
			}
			#readInBrackets(opened, open) {
				const before = this.#text.charAt(this.#at - 1);
				const sign = this.#next();
				if (sign === "\\") this.#next();
				else if (sign === open) opened.push(sign);
				else if (sign === (open === "(" ? ")" : "}")) opened.pop();
				else if (open !== "(") return;
				else if (sign === "\"") opened.push(sign);
				else if (sign === "'") this.#untilQuote();
				else if (sign === "#" && /\s/.test(before)) this.#take(/[^\n]*/y);
			}
			#readInQuotes(opened, open) {
				const sign = this.#next();
				if (sign === "\\") this.#next();
				else if (sign === "\"") opened.pop();
				else if (sign === "$" && this.#peek() === open) opened.push(this.#next());
			}
			#untilQuote() {
				const stop = this.#text.indexOf("'", this.#at);
				const text = this.#text.slice(this.#at, stop === -1 ? this.#text.length : stop);
				if (stop === -1) this.#isOpen(this.#line, "a single quote");
				this.#skip(text.length + 1);
				return text;
			}
			#matches(pattern) {
				pattern.lastIndex = this.#at;
				return pattern.test(this.#text);
			}
			#take(pattern) {
				const start = this.#at;
				if (!this.#matches(pattern)) return undefined;
				this.#skip(pattern.lastIndex - start);
				return this.#text.slice(start, this.#at);
			}
			#peek() {
				return this.#text.charAt(this.#at);
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
		const fallbackIn = (source) => {
			const [, text = ""] = /^\$\{\w+:?[-=]([^$`\\{}]*)\}$/.exec(source) ?? [];
			const [, quoted] = /^(?:"([^"]*)"|'([^']*)')$/.exec(text)?.filter((part) => part !== undefined) ?? [];
			const plain = quoted ?? text;
			return plain === "" || /["']/.test(plain) ? undefined : plain;
		};
		const shortSource = (source) => source.length > shell_words_maxSource ? `${source.slice(0, shell_words_maxSource)}\u2026` : source;
		const unknown = (source) => ({
			kind: "unknown",
			source: shortSource(source)
		});
		;
		var _a;
		const maxWords = 1e5;
		const maxChars = 2e4;
		const maxAllChars = 4e6;
		const maxFolderChars = 1e3;
		const maxNesting = 3;
		const tooLong = "a text that is too long";
		const readCommands = (script, place = {}) => {
			const counting = new ScriptReader(script, place, new Map(), maxNesting);
			counting.read();
			return new ScriptReader(script, place, counting.variables.assignments, 0).read();
		};
		const unfinishedCommand = (script) => {
			const reader = new ScriptReader(script, {}, new Map(), maxNesting);
			reader.read();
			return reader.unfinished;
		};
		const folderName = " folder";
		class ScriptReader {
			variables;
			#scanner;
			#place;
			#nesting;
			#folders = [];
			#previousFolder = "";
			#chars = 0;
			#expandedWords = 0;
			#commands = [];
			#words = [];
			#isFunction = false;
			#isPattern = false;
			#condition;
			#previousName = "";
			constructor(script, place, counts, nesting) {
				const { variables = new Map(), folder = "", scriptFolder } = place;
				this.#scanner = new ShellScanner(script, scriptFolder);
				this.variables = new ShellVariables(counts);
				this.#place = place;
				this.#nesting = nesting;
				for (const [name, value] of variables) this.variables.set(name, [literal(value, 1)]);
				this.variables.set(folderName, [literal(folder, 1)]);
			}
			get unfinished() {
				const line = this.variables.openLine;
				return this.#scanner.unfinished ?? (line === undefined ? undefined : {
					line,
					text: "a block"
				});
			}
			read() {
				for (let count = 0; count < maxWords; count++) {
					const token = this.#scanner.next();
					if (token.kind === "end") break;
					if (token.kind === "word") this.#words.push(token.word);
					else this.#endAt(token.sign);
				}
				this.#endCommand();
				return this.#commands;
			}
			#endAt(sign) {
				if (sign === "(") this.#openBracket();
				else if (sign === ")") this.#closeBracket();
				else if (sign === ";;") {
					this.#endCommand();
					this.variables.nextPart();
					this.#isPattern = this.variables.innermost === "case";
				} else if (!this.#isPattern || sign !== "|") {
					const goesOn = sign === "\n" && this.#words.length === 0;
					this.#endCommand();
					if (!goesOn) this.#condition = sign === "&&" || sign === "||" ? sign : undefined;
				}
			}
			#openBracket() {
				if (this.#isPattern) return;
				const [only, ...others] = this.#words;
				if (only !== undefined && others.length === 0 && !keywords.has(shell_plainText(only) ?? "")) {
					this.#isFunction = true;
					this.#words = [];
					return;
				}
				this.#endCommand();
				this.variables.open("subshell", this.#scanner.line);
			}
			#closeBracket() {
				const isPattern = this.#isPattern;
				if (isPattern) this.#words = [];
				else this.#endCommand();
				if (isPattern || this.#isPattern) this.#isPattern = false;
				else if (this.variables.innermost === "subshell") this.variables.close("subshell");
			}
			#endCommand() {
				const words = this.#words;
				this.#words = [];
				let at = 0;
				while (at < words.length && this.#keyword(words, at)) at += 1;
				const rest = words.slice(at);
				if (rest.length === 0 || this.#isPattern) return;
				const isCertain = this.#condition === undefined || this.#condition === "&&" && shell_plainText(rest[0]) === "cd";
				const isChained = this.#condition === "&&" && !/^(?:\[\[?|test)$/.test(this.#previousName);
				if (!isCertain) this.variables.open("branch", rest[0]?.line ?? 1, isChained);
				this.#runCommand(rest);
				if (!isCertain) this.variables.close("branch");
				this.#condition = undefined;
				this.#previousName = shell_plainText(rest[0]) ?? "";
			}
			#keyword(words, at) {
				const word = shell_plainText(words[at]) ?? "";
				const opened = openingKeywords.get(word);
				const line = words[at]?.line ?? 1;
				if (opened !== undefined) this.variables.open(opened, line, word === "if");
				if (word === "then") this.variables.beginThen();
				this.variables.close(...closingKeywords.get(word) ?? []);
				switch (word) {
					case "for":
					case "select": {
						const name = shell_plainText(words[at + 1]) ?? "";
						this.#forget(isName(name) ? [name] : calculatedNames(name));
						words.length = at + 1;
						break;
					}
					case "case":
						this.#isPattern = true;
						words.length = at + 1;
						break;
					case "esac":
						this.#isPattern = false;
						break;
					case "function":
						this.#isFunction = true;
						words.splice(at + 1, 1);
						break;
					case "{":
						this.variables.open(this.#isFunction ? "function" : this.#condition === undefined ? "group" : "dependent", line);
						this.#isFunction = false;
						break;
					case "else":
					case "elif":
						this.variables.nextPart();
						break;
					default:
				}
				return keywords.has(word);
			}
			#runCommand(words) {
				for (const word of words) this.#runInside(word);
				const declaration = shell_plainText(words[0]) ?? "";
				if ([
					"export",
					"local",
					"readonly",
					"declare",
					"typeset"
				].includes(declaration)) {
					for (const word of words) if (isAssignment(word)) this.#assign(word, declaration === "local");
					return;
				}
				const start = words.findIndex((word) => !isAssignment(word));
				if (start === -1) for (const word of words) this.#assign(word, false);
				else this.#run(shell_plainText(words[start]) ?? "", this.#expandAll(words.slice(start), maxWords));
			}
			#run(name, words) {
				const [, ...given] = words.map(({ text }) => text);
				if ([
					"read",
					"mapfile",
					"readarray",
					"unset",
					"getopts"
				].includes(name)) this.#forget(given.filter(isName));
				else if (name === "printf" && given[0] === "-v") this.#forget(given.slice(1, 2));
				else if (name === "let") this.#forget(given.flatMap(calculatedNames));
				else if (name.startsWith("((")) this.#forget(calculatedNames(name));
				if (name === "cd" || name === "pushd" || name === "popd") this.#changeFolder(name, words[1]);
				else this.#commands.push({
					words,
					folder: this.#folder(),
					conditionLine: this.variables.conditionLine
				});
			}
			#forget(names) {
				for (const name of names) this.variables.set(name, undefined);
			}
			#runInside(word) {
				for (const part of word.parts) {
					if (part.kind !== "unknown" || part.script === undefined || this.#nesting >= maxNesting) continue;
					const { text, line } = part.script;
					if (!text.includes("gcloud")) continue;
					const variables = this.variables.texts();
					const place = {
						...this.#place,
						variables,
						folder: variables.get(folderName)
					};
					for (const command of new _a(text, place, new Map(), this.#nesting + 1).read()) this.#commands.push({
						...command,
						words: command.words.map((each) => ({
							...each,
							line: each.line + line - 1
						})),
						conditionLine: this.variables.conditionLine ?? (command.conditionLine && command.conditionLine + line - 1)
					});
				}
			}
			#folder() {
				return this.variables.get(folderName)?.[0]?.text;
			}
			#changeFolder(command, target) {
				const before = this.#folder();
				const isKnown = target !== undefined && target.unknown === undefined && before !== undefined && !/^[/~]/.test(target.text);
				if (command === "popd") this.#goTo(this.#folders.length === 0 ? before : this.#folders.pop());
				else if (command === "cd" && target?.text === "-") this.#goTo(this.#previousFolder);
				else this.#goTo(isKnown ? posix_default().join(before, target.text) : undefined);
				if (command === "pushd") this.#folders.push(before);
				this.#previousFolder = before;
			}
			#goTo(folder) {
				const normal = folder === undefined ? undefined : posix_default().normalize(folder).replace(/\/$/, "");
				const isKnown = normal !== undefined && normal.length <= maxFolderChars;
				this.variables.set(folderName, isKnown ? [literal(normal === "." ? "" : normal, 1)] : undefined);
			}
			#assign(word, isLocal) {
				const [first, ...others] = word.parts;
				const [, name = "", plus, start = ""] = first?.kind === "text" && assignment.exec(first.text) || [];
				const array = changedArray(word);
				if (array !== undefined) {
					this.variables.set(array, undefined);
					return;
				}
				const parts = [{
					kind: "text",
					text: start
				}, ...others];
				const text = this.#join({
					line: word.line,
					parts
				});
				const words = word.array === undefined ? undefined : this.#expandAll(word.array, maxEntries);
				if (isLocal) this.variables.keepLocal(name);
				if (plus !== "+") this.variables.set(name, words ?? [text]);
				else if (words !== undefined) this.variables.appendWords(name, words);
				else this.variables.appendText(name, text, (all) => this.#bounded(joinWords(all, word.line, "")));
			}
			#expandAll(words, limit) {
				const expanded = [];
				for (const word of words) {
					if (expanded.length >= limit || this.#expandedWords >= maxWords) break;
					const own = this.#expand(word);
					this.#expandedWords += own.length;
					expanded.push(...own);
				}
				return expanded.slice(0, limit);
			}
			#expand(word) {
				const [only] = word.parts;
				if (word.parts.length === 1 && only?.kind === "variable" && (only.index === "@" || only.index === "*")) return this.variables.get(only.name) ?? [{
					text: "",
					line: word.line,
					unknown: only.source
				}];
				const joined = this.#join(word);
				const isSplit = joined.unknown === undefined && word.parts.some((part) => part.kind === "variable" && !part.isQuoted) && !joined.text.includes("${{");
				return isSplit ? this.#split(word) : [joined];
			}
			#split({ line, parts }) {
				const texts = [];
				let last;
				for (const part of parts) {
					const { text } = this.#valueOf(part, line);
					const isWhole = part.kind !== "variable" || part.isQuoted;
					for (const [index, piece] of (isWhole ? [text] : text.split(/[ \t\n]+/)).entries()) {
						if (index > 0 && last !== undefined) texts.push(last);
						if (index > 0) last = undefined;
						if (piece !== "" || isWhole) last = `${last ?? ""}${piece}`;
					}
				}
				if (last !== undefined) texts.push(last);
				return texts.map((text) => literal(text, line));
			}
			#join({ line, parts }) {
				let text = "";
				let unknown;
				for (const part of parts) {
					const value = this.#valueOf(part, line);
					text += value.text;
					unknown ??= value.unknown;
					if (text.length > maxChars) break;
				}
				const source = unknown === undefined ? undefined : parts.map((part) => part.kind === "text" ? part.text : part.source).join("");
				return this.#bounded({
					text,
					line,
					unknown,
					source
				});
			}
			#valueOf(part, line) {
				if (part.kind === "text") return literal(part.text, line);
				const unknown = {
					text: "",
					line,
					unknown: part.source
				};
				if (part.kind === "unknown") return unknown;
				const { name, index, source, fallback } = part;
				if (fallback !== undefined && !this.variables.isSet(name)) return literal(fallback, line);
				const value = this.variables.get(name);
				const first = Number(index ?? 0);
				const entries = Number.isNaN(first) ? value : value?.slice(first, first + 1);
				if (entries === undefined || entries.length === 0) return unknown;
				const isEmpty = source.includes(":") && entries.every((word) => word.text === "" && word.unknown === undefined);
				if (isEmpty) return fallback === undefined ? unknown : literal(fallback, line);
				return joinWords(entries, line, " ");
			}
			#bounded(word) {
				this.#chars += word.text.length;
				return word.text.length > maxChars || this.#chars > maxAllChars ? {
					text: "",
					line: word.line,
					unknown: tooLong
				} : word;
			}
		}
		_a = ScriptReader;
		const literal = (text, line) => ({
			text,
			line
		});
		const joinWords = (words, line, between) => ({
			text: words.map(({ text }) => text).join(between),
			line,
			unknown: words.find(({ unknown }) => unknown !== undefined)?.unknown
		});
		const keywords = new Set("if then else elif fi while until do done for select case esac in ! { } time function".split(" "));
		const openingKeywords = new Map([
			["if", "branch"],
			["while", "loop"],
			["until", "loop"],
			["for", "loop"],
			["select", "loop"],
			["case", "case"]
		]);
		const closingKeywords = new Map([
			["fi", ["branch"]],
			["done", ["loop"]],
			["esac", ["case"]],
			["}", [
				"function",
				"group",
				"dependent"
			]]
		]);
		const shell_plainText = (word) => {
			const [only, ...others] = word?.parts ?? [];
			return only?.kind === "text" && others.length === 0 ? only.text : undefined;
		};
		const assignment = /^([A-Za-z_]\w*)(\+?)=(.*)$/s;
		const isAssignment = (word) => {
			const [first] = word.parts;
			return changedArray(word) !== undefined || first?.kind === "text" && assignment.test(first.text);
		};
		const changedArray = ({ parts }) => {
			const texts = parts.map((part) => part.kind === "text" ? part.text : "");
			return /^([A-Za-z_]\w*)\[[^\]=]*\]\+?=/.exec(texts.join(""))?.[1];
		};
		const isName = (text) => /^[A-Za-z_]\w*$/.test(text);
		const calculatedNames = (text) => text.match(/(?<=\+\+|--)[A-Za-z_]\w*|(?<!\w)[A-Za-z_]\w*(?!\w)(?=\s*(?:\+\+|--|(?:[-+*/%&|^]|<<|>>)?=(?!=)))/g) ?? [];
		;
		class Sources {
			#files;
			#used = new Set();
			constructor(files) {
				this.#files = files;
			}
			find(name) {
				const wanted = posix_default().normalize(name).replace(/^(?:\.\.?\/)+/, "");
				return this.#files.find(({ name: own }) => posix_default().normalize(own) === wanted || own.endsWith(`/${wanted}`));
			}
			markUsed({ name }, part = "") {
				this.#used.add(`${name}\n${part}`);
			}
			isUsed({ name }, part = "") {
				return this.#used.has(`${name}\n${part}`);
			}
		}
		const readScript = (text, script, sources) => {
			const { file, name, lineOf = (line) => line } = script;
			const place = (line) => `${file}:${lineOf(line)}`;
			const isFlutter = isFlutterScript(text);
			const commands = readCommands(text, script).map((command) => ({
				...command,
				words: command.words.map((word) => ({
					...word,
					line: lineOf(word.line)
				}))
			}));
			return commands.flatMap((command, index) => {
				const run = runOf(command, file);
				if (run === undefined) return [];
				const { platform, settings, argumentFile } = run;
				const group = argumentFile === undefined ? noSettings : readGroup(argumentFile, sources);
				const unread = [...run.unread, ...lostOptions(commands[index + 1]?.words ?? [], file)];
				if (group === undefined && argumentFile !== undefined) {
					const reason = "this file of arguments has the other options: pass it to `from` as well";
					unread.push({
						file,
						line: argumentFile.line,
						text: `${argumentFile.file}:${argumentFile.group}`,
						reason
					});
				}
				const merged = merge(withoutRepeated(settings), group ?? noSettings);
				const steps = testLabSteps({
					name,
					platform,
					gcloud: merged.settings,
					hasSuite: group === undefined
				});
				for (const { step } of steps) {
					if (step === undefined) continue;
					step.around.isFlutter = isFlutter;
					if (command.conditionLine !== undefined) step.remarks.push(remark("{} runs {} under a condition or in a loop: here it runs always, and once.", place(command.conditionLine), name));
				}
				return [...steps, {
					findings: merged.replaced,
					unread
				}];
			});
		};
		const isFlutterScript = (text) => {
			if (/(?:^|[\s;&|(])patrol\s+build\b/m.test(text)) return false;
			const targets = text.matchAll(/-P\s?target=(\S{1,1000})/g);
			const buildsDart = targets.some(([, target = ""]) => /\.dart\b/.test(target));
			return buildsDart || /(?:^|[\s;&|(])flutter\s+(?:build|drive)\b/m.test(text) ? true : undefined;
		};
		const lostOptions = (next, file) => {
			const [first] = next;
			if (first?.text.startsWith("--") !== true) return [];
			const text = next.map((word) => word.text).join(" ");
			return [{
				file,
				line: first.line,
				text,
				reason: "the command ends before this line, at a comment"
			}];
		};
		const noSettings = {
			settings: [],
			replaced: []
		};
		const merge = (first, second) => {
			const own = new Map(first.settings.map((setting) => [setting.name, setting]));
			const added = second.settings.filter((setting) => !own.has(setting.name) || setting.name === "include");
			const replaced = second.settings.flatMap((setting) => {
				const other = own.get(setting.name);
				return other === undefined || setting.name === "include" ? [] : [replacedBy(setting, other)];
			});
			return {
				settings: [...first.settings, ...added],
				replaced: [
					...first.replaced,
					...second.replaced,
					...replaced
				]
			};
		};
		const withoutRepeated = (settings) => {
			const replacing = replacedIn(settings, ({ name }) => name === "device");
			return {
				settings: settings.filter((setting) => !replacing.has(setting)),
				replaced: [...replacing].map(([setting, other]) => replacedBy(setting, other))
			};
		};
		const readGroup = ({ file, group }, sources) => {
			const found = sources.find(file);
			const source = found && readYamlSource(found);
			if (source === undefined || !(0, is_record.u4)(source.value[group])) return undefined;
			const seen = new Set();
			const options = mergeGroups(source, group, seen);
			for (const name of seen) sources.markUsed(source.file, name);
			return options;
		};
		const maxGroups = 100;
		const mergeGroups = (source, name, seen) => {
			const group = source.value[name];
			if (seen.has(name) || seen.size >= maxGroups || !(0, is_record.u4)(group)) return noSettings;
			seen.add(name);
			const own = {
				settings: settingsIn(source, group, [name], gcloudRules, "", `${name}.`),
				replaced: []
			};
			return (0, is_record.Ej)(group.include).reduce((all, included) => merge(all, mergeGroups(source, included, seen)), own);
		};
		const hasOptions = (group) => (0, is_record.u4)(group) && Object.keys(group).some((key) => Object.hasOwn(gcloudRules, key));
		const isArgumentFile = (value) => Object.values(value).some(hasOptions);
		const readArgumentFile = (source, sources) => {
			const included = new Set(Object.values(source.value).flatMap((group) => (0, is_record.u4)(group) ? (0, is_record.Ej)(group.include) : []));
			return Object.entries(source.value).flatMap(([name, group]) => {
				if (!hasOptions(group)) {
					const settings = settingsIn(source, { [name]: group }, [], {}, "");
					return [{ findings: settings.map((setting) => unsupported(setting, "this setting is not known")) }];
				}
				if (included.has(name) || sources.isUsed(source.file, name)) return [];
				const { settings, replaced } = mergeGroups(source, name, new Set());
				return [...testLabSteps({
					name,
					platform: platformOf(settings),
					gcloud: settings
				}), { findings: replaced }];
			});
		};
		const printing = /^(?:echo|printf|cat|grep|sed|awk|test|\[{1,2}|:|die|fail|usage|error|warn|info|debug|(?:log|print|say|show)[\w-]*)$/i;
		const switches = new Set("async auto-google-login fail-fast help log-http performance-metrics quiet record-video resign test-special-entitlements use-orchestrator user-output-enabled".split(" "));
		const lists = new Set("additional-apks additional-ipas device-ids directories-to-pull environment-variables locales obb-files orientations os-version-ids robo-directives scenario-labels scenario-numbers".split(" "));
		const runOf = ({ words, folder }, file) => {
			const [first] = words;
			const at = words.findIndex(({ text }) => /(?:^|[/@])gcloud(?:\.cmd)?$/.test(text));
			if (first === undefined || at === -1 || at > 0 && printing.test(first.text)) return undefined;
			const rest = words.slice(at + 1).filter(({ text }) => text !== "beta" && text !== "alpha");
			const start = rest.findIndex(({ text }, index) => text === "firebase" && rest[index + 1]?.text === "test");
			const platform = rest[start + 2]?.text;
			if (start === -1 || platform !== "android" && platform !== "ios" || rest[start + 3]?.text !== "run") return undefined;
			return {
				platform,
				...readOptions([...rest.slice(0, start), ...rest.slice(start + 4)], file, folder)
			};
		};
		const readOptions = (words, file, folder) => {
			const settings = [];
			const unread = [];
			let argumentFile;
			for (let index = 0; index < words.length; index += 1) {
				const [word, next] = words.slice(index, index + 2);
				if (word === undefined) break;
				const { line, text, unknown } = word;
				const { setting, usesNext } = test_lab_scripts_optionOf(word, next, folder);
				if (usesNext) index += 1;
				const [, argument, group] = /^(.+):([\w.-]+)$/s.exec(text) ?? [];
				if (setting !== undefined) settings.push({
					...setting,
					key: `gcloud.${setting.name}`,
					file,
					line
				});
				else if (unknown !== undefined) unread.push({
					file,
					line,
					text: word.source ?? unknown,
					reason: "it may hold options, and only exists when the script runs"
				});
				else if (argument !== undefined && group !== undefined) argumentFile = {
					file: argument,
					group,
					line
				};
				else if (text !== "") unread.push({
					file,
					line,
					text,
					reason: "it is no option of this command"
				});
			}
			return {
				settings,
				argumentFile,
				unread
			};
		};
		const test_lab_scripts_optionOf = (word, following, folder) => {
			const option = /^--(no-)?([a-z][a-z0-9-]*)(?:=(.*))?$/s.exec(word.text);
			if (option === null) return { usesNext: false };
			const [, no = "", own = "", inline] = option;
			if (switches.has(own)) return {
				setting: {
					name: own,
					value: inline || no === "",
					unknown: word.unknown
				},
				usesNext: false
			};
			const next = inline === undefined && following?.text.startsWith("--") === false ? following : undefined;
			const name = `${no}${own}`;
			const text = inline ?? next?.text ?? "";
			const unknown = word.unknown ?? next?.unknown;
			if (unknown !== undefined) {
				const source = inline === undefined ? next?.source : word.source?.replace(/^[^=]*=/, "");
				return {
					setting: {
						name,
						value: source ?? text,
						unknown
					},
					usesNext: next !== undefined
				};
			}
			const isBinary = name === "app" || name === "test";
			const value = lists.has(name) || text.startsWith("^") ? splitList(text) : isBinary ? inFolder(text, folder) : text;
			return {
				setting: {
					name,
					value
				},
				usesNext: next !== undefined
			};
		};
		const splitList = (text) => {
			const [, separator = ",", list = text] = /^\^([^^]+)\^(.*)$/s.exec(text) ?? [];
			return list.split(separator).map((each) => each.trim()).filter((each) => each !== "");
		};
		const inFolder = (text, folder) => {
			if (folder === undefined || folder === "" || text === "" || /^(?:\/|~|\$|[a-z]+:\/\/)/.test(text)) return text;
			const joined = posix_default().join(folder, text);
			return joined.startsWith("..") ? text : joined;
		};
		;
		const hostedRunners = /^(?:ubuntu-(?:latest|22\.04|24\.04)|macos-(?:latest|14|15))$/;
		const values = none("settings have the values that they use; add what the build needs");
		const workflowRules = {
			name: notNeeded,
			"run-name": notNeeded,
			env: values,
			permissions: none("the tests need `contents: read` only"),
			defaults: values,
			concurrency: none("add it to the workflow if you want one run at a time")
		};
		const jobRules = {
			name: notNeeded,
			env: values,
			defaults: values,
			permissions: none("the tests need `contents: read` only"),
			concurrency: none("add it to the job if you want one run at a time"),
			"timeout-minutes": none("`timeout-minutes` of the step limits the run"),
			"continue-on-error": none("add it to the job if a failed run is to leave the workflow green"),
			environment: none("add it to the job if the secrets belong to it"),
			container: none("the job runs on the runner itself"),
			services: none("the tests run on devices of the service"),
			outputs: none("the step has outputs of its own")
		};
		const stepRules = {
			...Object.fromEntries([
				"id",
				"name",
				"shell",
				"uses",
				"run",
				"with"
			].map((name) => [name, notNeeded])),
			env: values,
			"working-directory": none("paths have it in their place"),
			"timeout-minutes": none("`timeout-minutes` of the step limits the run"),
			"continue-on-error": none("add it to the step if a failed run is to leave the job green")
		};
		const otherStep = none("a step of the job: add it if the build needs it");
		const other = none("a setting of the job, which is written anew");
		const readSurroundings = (each) => {
			const { source, id, job } = each;
			const find = finderIn(source);
			const { jobs: _jobs, on, ...top } = source.value;
			const { steps: _steps, needs, if: condition, strategy, "runs-on": runner, ...own } = job;
			const path = ["jobs", id];
			const entries = (value, at, rules) => Object.entries(value).map(([key, inner]) => find([...at, key], inner, ruleFor(rules, key) ?? other));
			return [
				...on === undefined ? [] : [find(["on"], on, takeTriggers(each, on))],
				...entries(top, [], workflowRules),
				...needs === undefined ? [] : [find([...path, "needs"], needs, takeNeeds(each, needs))],
				...condition === undefined ? [] : [find([...path, "if"], condition, takeCondition(stepsOf(each), formatValue(condition)))],
				...runner === undefined ? [] : [find([...path, "runs-on"], runner, takeRunner(each, runner))],
				...strategy === undefined ? [] : readStrategy(each, strategy, find),
				...entries(own, path, jobRules),
				...readStepKeys(each)
			];
		};
		const finderIn = (source) => (keys, value, { outcome, to, note, input }) => {
			const key = keys.map(String).join(".");
			return {
				...settingAt(source, key, key, value, keys),
				unknown: undefined,
				outcome,
				to,
				note,
				input
			};
		};
		const stepsOf = ({ reads }) => reads.flatMap(({ step }) => step ?? []);
		const events = new Set(`branch_protection_rule check_run check_suite create delete deployment deployment_status discussion discussion_comment fork gollum
  image_version issue_comment issues label merge_group milestone page_build public pull_request pull_request_review
  pull_request_review_comment pull_request_target push registry_package release repository_dispatch schedule status watch
  workflow_dispatch workflow_run`.split(/\s+/));
		const takeTriggers = (job, on) => {
			const names = (0, is_record.u4)(on) ? Object.keys(on) : [on].flat().map(formatValue);
			if (names.length === 0 || !names.every((name) => events.has(name)) || JSON.stringify(on).includes("${{")) return none("other workflows call this one: choose triggers");
			for (const { around } of stepsOf(job)) around.triggers = on;
			return {
				outcome: "taken",
				to: "`on`"
			};
		};
		const takeNeeds = (job, needs) => {
			for (const { remarks, name } of stepsOf(job)) remarks.push(remark("{} ran after {}: add `needs`, or build what the tests need in the job.", name, formatValue(needs)));
			return none("those jobs are not in the new workflow");
		};
		const takeCondition = (steps, condition) => {
			const portable = portableCondition(condition);
			if (steps.length === 0) return none("its step has no equivalent");
			for (const { around, remarks, name } of steps) {
				if (portable === undefined) remarks.push(remark("{} ran only if {}: add a condition if you need one.", name, condition));
				else around.condition = around.condition === undefined ? portable : `(${around.condition}) && (${portable})`;
			}
			return portable === undefined ? none("its values exist only in that workflow") : {
				outcome: "taken",
				to: "`if` of the job"
			};
		};
		const takeRunner = (job, runner) => {
			const name = formatValue(runner);
			if (!hostedRunners.test(name)) return none("the job runs on a hosted runner: name yours");
			for (const { around } of stepsOf(job)) around.runner = name;
			return {
				outcome: "taken",
				to: "`runs-on`"
			};
		};
		const readStrategy = (job, strategy, find) => {
			const { matrix, ...others } = (0, is_record.u4)(strategy) ? strategy : {};
			const path = [
				"jobs",
				job.id,
				"strategy"
			];
			const count = stepsOf(job).length;
			const rule = !job.isMatrixKnown ? none("an expression makes it, or it has more than 20 combinations") : count > job.running.size ? {
				outcome: "taken",
				to: "a job for each combination that differs"
			} : {
				outcome: "changed",
				to: "one job",
				note: "the tests are the same in each combination"
			};
			return [...matrix === undefined ? [] : [find([...path, "matrix"], matrix, rule)], ...Object.entries(others).map(([key, value]) => find([...path, key], value, none("each job runs by itself")))];
		};
		const readStepKeys = ({ source, steps, path: listPath, running }) => {
			const find = finderIn(source);
			return steps.flatMap((step, index) => {
				if (!(0, is_record.u4)(step)) return [];
				const path = [...listPath, index];
				const { name, uses, run } = step;
				const own = running.get(index);
				if (own === undefined) {
					const isCheckout = formatValue(uses).startsWith("actions/checkout@");
					const rule = isCheckout ? {
						outcome: "taken",
						to: "`actions/checkout`"
					} : otherStep;
					return [find(path, formatValue(name ?? uses ?? run), rule)];
				}
				const { uses: _uses, run: _run, with: _with, if: condition, ...others } = step;
				return [...condition === undefined ? [] : [find([...path, "if"], condition, takeCondition(own, formatValue(condition)))], ...Object.entries(others).map(([key, value]) => find([...path, key], value, ruleFor(stepRules, key) ?? other))];
			});
		};
		var capability_keys = __webpack_require__(43148);
		var parse_json = __webpack_require__(72383);
		;
		const credentials = (name) => ({
			...input(name),
			secret: true,
			apply: (value, step) => {
				const text = formatValue(value);
				if (/^\$\{\{ *secrets\.[\w-]+ *\}\}$/.test(text)) step.inputs.set(name, text);
				else step.remarks.push(remark(`\`${name}\` was no secret of the repository: store it as one, and name that in the workflow.`));
			}
		});
		const deviceLines = {
			outcome: "taken",
			to: "`devices`",
			input: "devices",
			apply: (value, step) => {
				const lines = formatValues(Array.isArray(value) ? value : (0, parse_json.r)(formatValue(value)) ?? formatValue(value).split(/\r?\n|,/));
				for (const each of lines) {
					const line = each.trim().replace(/^"|"$/g, "");
					if (line !== "" && !step.devices.includes(line)) step.devices.push(line);
				}
			}
		};
		const filterList = (prefix) => testList((value) => formatValues(value).flatMap((text) => text.split(",")).map((name) => name.trim().replace(/^"|"$/g, "")).filter((name) => name !== "").map((name) => `${prefix}${name}`));
		const sharding = {
			outcome: "changed",
			to: "`shards`",
			note: "the action splits the suite by itself",
			input: "shards",
			apply: (value, step) => {
				const shards = (0, is_record.u4)(value) ? value : (0, parse_json.r)(formatValue(value));
				const count = (0, is_record.u4)(shards) ? Number(formatValue(shards.numberOfShards) || Number.NaN) : Number.NaN;
				if (!Number.isSafeInteger(count) || count < 1) return refused("it has no number of shards");
				step.inputs.set("shards", String(count));
				return undefined;
			}
		};
		const vendorActionRules = {
			username: credentials("username"),
			"access-key": credentials("access-key"),
			"build-name": textCapability("customBuildName"),
			"project-name": input("project"),
			"github-token": none("`github-token` has a default"),
			"github-app": notNeeded,
			"local-testing": {
				...capability("local", "BrowserStack Local runs in a step of its own"),
				apply: (value, step) => {
					if (formatValue(value) === "false") return isDefault;
					if (formatValue(value) !== "start") return refused("BrowserStack Local stops in a step of its own");
					step.capabilities.set("local", true);
					return undefined;
				}
			},
			"local-logging-level": none("a setting of the step that starts BrowserStack Local"),
			"local-identifier": {
				...textCapability("localIdentifier", "the step that starts BrowserStack Local needs the same"),
				apply: (value, step) => formatValue(value) === "random" ? refused("choose one, for the step that starts BrowserStack Local, too") : void step.capabilities.set("localIdentifier", formatValue(value))
			},
			"local-args": none("a setting of the step that starts BrowserStack Local"),
			"app-path": binary("app"),
			"app-url": binary("app"),
			"app-custom-id": input("app-custom-id"),
			framework: input("framework"),
			"test-suite-path": binary("test-suite"),
			"test-suite-url": binary("test-suite"),
			"test-suite-custom-id": input("test-suite-custom-id"),
			"config-path": {
				outcome: "taken",
				to: "the inputs below",
				note: "its keys are settings of their own",
				isText: true
			},
			async: switchInput("wait", "`wait: false`", { on: "false" })
		};
		const buildRequestRules = {
			...Object.fromEntries([...capability_keys.ND].filter(([, { input }]) => input === undefined).map(([name, { type }]) => [name, type === capability_keys.HE ? capability(name) : {
				...textCapability(name),
				isText: type === capability_keys.w_,
				apply: (value, step) => void step.capabilities.set(name, type === capability_keys.w_ ? formatValue(value) : value)
			}])),
			app: binary("app"),
			appDir: none("EarlGrey: name the folder in `app`"),
			testSuite: binary("test-suite"),
			testPackage: binary("test-suite"),
			devices: deviceLines,
			project: input("project"),
			projectNotifyURL: input("project-notify-url"),
			deviceLogs,
			uploadMedia: {
				...input("media"),
				apply: (value, step) => void step.inputs.set("media", formatValues(value).join("\n"))
			},
			class: filterList(""),
			package: filterList("package:"),
			annotation: filterList("annotation:"),
			size: filterList("size:"),
			"only-testing": filterList(""),
			"skip-testing": filterList("!"),
			shards: sharding,
			numShards: sharding,
			shardIndex: none("each job of a matrix has its `shard-index`"),
			coverage: switchDownload("coverage"),
			enableResultBundle: switchDownload("result-bundle")
		};
		const bitriseRules = {
			browserstack_username: credentials("username"),
			browserstack_accesskey: credentials("access-key"),
			android_app_under_test: binary("app"),
			espresso_test_suite: binary("test-suite"),
			app_ipa_path: binary("app"),
			xcui_test_suite: binary("test-suite"),
			devices_list: deviceLines,
			instrumentation_logs: capability("instrumentationLogs"),
			network_logs: capability("networkLogs"),
			device_logs: deviceLogs,
			debug_screenshots: capability("screenshots"),
			video_recording: capability("video"),
			project: input("project"),
			project_notify_url: input("project-notify-url"),
			filter_test: {
				...testFilters,
				apply: (value, step) => {
					if (step.platform === "android") return testFilters.apply?.(value, step);
					let prefix = "";
					for (const part of formatValue(value).split(",")) {
						const [, kind, name = ""] = /^(only-testing|skip-testing)?\s*(\S.*)?$/.exec(part.trim()) ?? [];
						if (kind !== undefined) prefix = kind === "skip-testing" ? "!" : "";
						if (name !== "") step.tests.push(`${prefix}${name.trim()}`);
					}
					return undefined;
				}
			},
			use_test_sharding: sharding,
			use_dynamic_tests: capability("dynamicTests"),
			clear_app_data: capability("clearPackageData"),
			use_single_runner_invocation: capability("singleRunnerInvocation"),
			use_mock_server: capability("allowDeviceMockServer"),
			use_local: capability("local", "BrowserStack Local runs in a step of its own"),
			api_params: {
				outcome: "taken",
				to: "the inputs below",
				note: "its keys are settings of their own",
				isText: true
			},
			check_build_status: switchInput("wait", "`wait`", { off: "false" }),
			app_apk_path: binary("app"),
			test_apk_path: binary("test-suite"),
			browserstack_access_key: credentials("access-key"),
			browserstack_device_list: deviceLines,
			browserstack_package: filterList("package:"),
			browserstack_class: filterList(""),
			browserstack_annotation: filterList("annotation:"),
			browserstack_size: filterList("size:"),
			browserstack_device_logs: deviceLogs,
			browserstack_video: capability("video"),
			browserstack_local: capability("local", "BrowserStack Local runs in a step of its own"),
			browserstack_local_identifier: textCapability("localIdentifier"),
			browserstack_gps_location: textCapability("gpsLocation"),
			browserstack_language: textCapability("language"),
			browserstack_locale: textCapability("locale"),
			callback_url: textCapability("callbackURL")
		};
		function switchDownload(kind) {
			return {
				outcome: "taken",
				to: `\`download: ${kind}\``,
				input: "download",
				apply: (value, step) => void (isOn(value) ? step.download.add(kind) : undefined)
			};
		}
		const parameterLines = (setting) => formatValue(setting.value).split(/\r?\n/).flatMap((line) => {
			const [, name, value = ""] = /^\s*([\w.-]+)\s*=(.*)$/.exec(line) ?? [];
			return name === undefined ? [] : [{
				...setting,
				key: `${setting.key}.${name}`,
				name,
				value: value.trim()
			}];
		});
		const vendorStep = (name, platform, parts) => {
			const step = openStep(name, platform);
			const findings = parts.flatMap(([settings, rules]) => applyRules(settings, rules, step));
			return {
				step,
				findings: stepFindings(findings, step)
			};
		};
		var dist = __webpack_require__(38815);
		var model_framework = __webpack_require__(57525);
		;
		const stepInputs = (step) => {
			const { inputs, devices, tests, download, capabilities } = step;
			const { username, "access-key": accessKey, framework: _framework, app, "test-suite": suite, ...rest } = Object.fromEntries(inputs);
			const lines = (entries) => [...entries].join("\n");
			return {
				username: username ?? secret("DEVICE_CLOUD_USERNAME"),
				"access-key": accessKey ?? secret("DEVICE_CLOUD_ACCESS_KEY"),
				framework: frameworkOf(step),
				...needsApp(frameworkOf(step)) ? { app: app ?? placeholders.app } : {},
				"test-suite": suite ?? placeholders.suite,
				devices: devices.length === 0 ? `${step.platform}-latest` : lines(devices),
				...tests.length === 0 ? {} : { tests: lines(new Set(tests)) },
				...rest,
				...timeLimitOf(step),
				...capabilities.size === 0 ? {} : { capabilities: (0, dist.As)(Object.fromEntries(capabilities), { blockQuote: false }).trimEnd() },
				...download.size === 0 ? {} : { download: lines(["junit", ...download]) }
			};
		};
		const maxMinutes = 330;
		const defaultMaxShards = 10;
		const timeLimitOf = ({ minutes, inputs, devices }) => {
			const { run, execution } = minutes;
			if (run !== undefined) return { "timeout-minutes": String(run) };
			if (execution === undefined) return {};
			const given = inputs.get("shards") ?? "1";
			const shards = Number(given === "auto" ? inputs.get("max-shards") ?? defaultMaxShards : given);
			const executions = Math.max(1, devices.length) * shards * (1 + Number(inputs.get("retries") ?? 0));
			return { "timeout-minutes": String(Math.min(maxMinutes, execution * executions)) };
		};
		const secret = (name) => `\${{ secrets.${name} }}`;
		const placeholders = {
			app: "<path of the app>",
			suite: "<path of the test suite>",
			build: "<commands that build the app and the test suite>"
		};
		const placeholderLines = (workflow) => workflow.split("\n").flatMap((text, index) => Object.values(placeholders).flatMap((placeholder) => text.endsWith(`: ${placeholder}`) ? [{
			line: index + 1,
			placeholder
		}] : []));
		const flutterPath = /(?:^|\/)build\/(?:app\/outputs\/|ios_integ)/;
		const frameworkOf = ({ platform, inputs, around }) => {
			const given = inputs.get("framework");
			if (given !== undefined) return given;
			const isFlutter = around.isFlutter ?? ["app", "test-suite"].some((name) => flutterPath.test(inputs.get(name) ?? ""));
			if (isFlutter) return `flutter-${platform}`;
			return platform === "ios" ? "xcuitest" : "espresso";
		};
		const appKey = capability_keys.ND.get("app");
		const needsApp = (framework) => {
			const known = model_framework.I.find((each) => each === framework);
			return known === undefined || appKey === undefined || (0, capability_keys.Uk)(appKey, known) !== undefined;
		};
		const gradleOutput = /^(?:[\w-]+\/)?build\/outputs\/apk\/(?:androidTest\/)?(?:(\w+)\/)?(\w+)\/[^/]+\.apk$/;
		const buildCommand = ({ inputs }) => {
			const variants = ["app", "test-suite"].map((name) => {
				const [found, flavor = "", type = ""] = gradleOutput.exec(inputs.get(name) ?? "") ?? [];
				return found === undefined ? undefined : `${(0, capitalized.l)(flavor)}${(0, capitalized.l)(type)}`;
			});
			const [app, suite] = variants;
			if (app === undefined || suite === undefined) return placeholders.build;
			return `./gradlew assemble${app} assemble${suite}AndroidTest`;
		};
		const renderWorkflow = (steps) => {
			const ids = new Set();
			const jobs = steps.map((step) => [jobId(step.name, ids), {
				...step.around.condition === undefined ? {} : { if: step.around.condition },
				"runs-on": step.around.runner ?? (step.platform === "ios" ? "macos-latest" : "ubuntu-latest"),
				steps: [
					{ uses: "actions/checkout@v7" },
					{
						name: "Build the app and the test suite",
						run: buildCommand(step)
					},
					{
						uses: "mobile-test-cloud/mobile-test-cloud@v1",
						with: stepInputs(step)
					}
				]
			}]);
			const triggers = steps.find(({ around }) => around.triggers !== undefined)?.around.triggers;
			const workflow = {
				name: "Device tests",
				on: triggers ?? {
					pull_request: null,
					workflow_dispatch: null
				},
				permissions: { contents: "read" },
				jobs: Object.fromEntries(jobs)
			};
			return (0, dist.As)(workflow, {
				lineWidth: 0,
				nullStr: "",
				aliasDuplicateObjects: false
			});
		};
		const maxJobIdLength = 60;
		const jobId = (name, taken) => {
			const plain = name.replace(/([a-z\d])(?=[A-Z])/g, "$1-").toLowerCase().split(/[^a-z0-9_]+/).filter((part) => part !== "").join("-").slice(0, maxJobIdLength).replace(/-$/, "");
			const start = /^[a-z]/.test(plain) ? plain : plain === "" ? "device-tests" : `job-${plain}`;
			let id = start;
			for (let number = 2; taken.has(id); number++) id = `${start}-${number}`;
			taken.add(id);
			return id;
		};
		const stepEnvironment = (step) => {
			const inputs = {
				...stepInputs(step),
				username: "user",
				"access-key": "access-key-of-the-check",
				history: "off"
			};
			return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, replaceExpressions(value, (expression) => expression === "github.workspace" ? "." : "value")]));
		};
		const expressionProblems = (step) => {
			const { capabilities: _capabilities, ...inputs } = stepInputs(step);
			const texts = [...Object.entries(inputs).flatMap(([input, text]) => text.split("\n").map((value) => ({
				input,
				value,
				text: value
			}))), ...[...step.capabilities].map(([value, each]) => ({
				input: "capabilities",
				value,
				text: `${value} ${formatValue(each)}`
			}))];
			return texts.filter(({ text }) => foreignExpression(text) !== undefined).map(({ input, value }) => ({
				input,
				value,
				accepted: "the expression has a value only in the workflow from which it comes"
			}));
		};
		const problemsOfStep = async (step, check) => {
			const problems = expressionProblems(step);
			if (problems.length > 0) return problems;
			return (await check(stepEnvironment(step))).filter(({ code }) => code !== "input-file-missing");
		};
		const maxRounds = 5;
		const withValidInputs = async (read, check) => {
			const { step, findings } = read;
			const mistakes = new Map();
			for (let round = 0; step !== undefined && round < maxRounds; round++) {
				const problems = await problemsOfStep(step, check);
				if (problems.length === 0) break;
				for (const problem of problems) {
					const mistake = takeOut(step, problem);
					mistakes.set(`${mistake.input} ${mistake.value}`, mistake);
				}
			}
			const withMistake = (finding) => {
				const mistake = finding.outcome === "unsupported" ? undefined : mistakes.values().find((each) => isOf(finding, each));
				if (mistake === undefined) return finding;
				const note = `the input ${mistake.input} refuses it: ${mistake.accepted}`;
				return {
					...unsupported(finding, note),
					to: undefined,
					input: undefined
				};
			};
			return {
				...read,
				findings: findings.map(withMistake)
			};
		};
		const isOf = ({ input, value, to = "" }, problem) => {
			if (input !== problem.input) return false;
			if (problem.value === undefined) return true;
			if (input === "capabilities") return to.includes(`\`${capabilityOf(problem.value)}\``);
			if (input === "download") return to.includes(problem.value);
			if (input !== "tests" && input !== "devices") return true;
			const bare = problem.value.replace(/^!?(?:package|annotation|size):|^!|-[^-]*$/g, "");
			return JSON.stringify(value).includes(JSON.stringify(bare).slice(1, -1));
		};
		const capabilityOf = (key) => key.replace(/\..*$/s, "");
		const takeOut = (step, problem) => {
			const { value = "", ...whole } = problem;
			const { input, accepted } = problem;
			step.remarks.push(remark(`The action refuses {} in \`${input}\`: {}. It is left out.`, value || "the value", accepted));
			if (input === "timeout-minutes") {
				delete step.minutes.run;
				delete step.minutes.execution;
			} else if (input !== "devices" && input !== "tests" && input !== "download" && input !== "capabilities") step.inputs.delete(input);
			else if (!takeOutEntry(step[input], input === "capabilities" ? capabilityOf(value) : value)) return whole;
			return problem;
		};
		const takeOutEntry = (list, value) => {
			const isEntry = Array.isArray(list) ? list.includes(value) : list.has(value);
			if (Array.isArray(list)) list.splice(0, list.length, ...isEntry ? list.filter((entry) => entry !== value) : []);
			else if (isEntry) list.delete(value);
			else list.clear();
			return isEntry;
		};
		;
		const readWorkflow = (source, sources) => Object.entries((0, is_record.u4)(source.value.jobs) ? source.value.jobs : {}).flatMap(([id, job]) => {
			if (!(0, is_record.u4)(job) || !Array.isArray(job.steps)) return [];
			const levels = [source.value, job];
			const running = new Map();
			const steps = {
				source,
				sources,
				levels,
				steps: job.steps,
				path: [
					"jobs",
					id,
					"steps"
				],
				running
			};
			const combinations = combinationsOf(job.strategy);
			const reads = readJob(steps, id, combinations ?? []);
			if (!reads.some(({ step }) => step !== undefined)) return reads;
			const isFlutter = isFlutterJob(job.steps);
			for (const { step } of reads) if (step !== undefined) step.around.isFlutter ??= isFlutter;
			const isMatrixKnown = combinations !== undefined;
			return [...reads, { findings: readSurroundings({
				...steps,
				id,
				job,
				isMatrixKnown,
				reads
			}) }];
		});
		const isFlutterJob = (steps) => {
			const own = steps.filter(is_record.u4);
			const isShown = isFlutterScript(own.map(({ run }) => formatValue(run)).join("\n"));
			return isShown ?? (own.some(({ uses }) => formatValue(uses).startsWith("subosito/flutter-action@")) ? true : undefined);
		};
		const unfinishedScripts = (source) => Object.entries((0, is_record.u4)(source.value.jobs) ? source.value.jobs : {}).flatMap(([id, job]) => (0, is_record.Of)((0, is_record.u4)(job) ? job.steps : undefined).flatMap((step, index) => {
			if (!(0, is_record.u4)(step) || !/^(?:bash|sh)?$/.test(formatValue(step.shell))) return [];
			return scriptsOf(step, [
				"jobs",
				id,
				"steps",
				index
			]).flatMap(({ text, path }) => {
				const script = scriptAt(source, text, path);
				const open = unfinishedCommand(script.text);
				return open === undefined ? [] : {
					...open,
					line: script.lineOf(open.line)
				};
			});
		}));
		const readCompositeAction = (source, runs, sources) => {
			const steps = {
				source,
				sources,
				levels: [],
				steps: (0, is_record.Of)(runs.steps),
				path: ["runs", "steps"],
				running: new Map()
			};
			const reads = readSteps(steps, "device-tests", new Map());
			return reads.some(({ step }) => step !== undefined) ? [...reads, { findings: readStepKeys(steps) }] : reads;
		};
		const readJob = (job, id, combinations) => {
			const known = new Map();
			for (const combination of combinations.length === 0 ? [{}] : combinations) {
				const contexts = matrixContexts(combination);
				const suffix = [...contexts.values()].join("-");
				for (const read of readSteps(job, suffix === "" ? id : `${id}-${suffix}`, contexts)) {
					const findings = read.findings.map(({ file, line, key, outcome }) => [
						file,
						line,
						key,
						outcome
					]);
					const content = JSON.stringify([
						read.step && stepInputs(read.step),
						findings,
						read.unread
					]);
					if (!known.has(content)) known.set(content, read);
				}
			}
			const reads = [...known.values()];
			const isSingle = reads.filter(({ step }) => step !== undefined).length === 1;
			return reads.map((read) => read.step !== undefined && isSingle ? {
				...read,
				step: {
					...read.step,
					name: id
				}
			} : read);
		};
		const readSteps = ({ source, sources, levels, steps, path, running }, name, contexts) => {
			const file = source.file.name;
			const vendor = [];
			const reads = steps.flatMap((step, index) => {
				if (!(0, is_record.u4)(step)) return [];
				const at = [...path, index];
				const environment = environmentOf([...levels, step], contexts);
				const known = new Map([...contexts, ...[...environment].map(([own, value]) => [`env.${own}`, value])]);
				const uses = formatValue(step.uses);
				const action = /^browserstack\/github-actions(?:\/([\w-]+))?@/.exec(uses);
				if (action !== null) {
					const settings = inputsOf(source, (0, is_record.u4)(step.with) ? step.with : {}, [...at, "with"], known);
					vendor.push({
						action: action[1] ?? "setup-env",
						settings,
						line: lineOf(source, at),
						index
					});
				}
				const folder = resolveExpressions(workingDirectory(step, ...levels.toReversed()), known);
				const scripts = scriptsOf(step, at).flatMap(({ text, path: own, start }) => {
					const script = scriptAt(source, text, own);
					const place = {
						file,
						name,
						variables: environment,
						folder,
						lineOf: script.lineOf
					};
					return readScript(resolveExpressions(`${start}${script.text}`, known), place, sources);
				});
				if (scripts.length > 0) addRunning(running, index, scripts);
				const reason = hints.find(([pattern]) => pattern.test(uses))?.[1];
				return reason === undefined ? scripts : [...scripts, notRead(file, lineOf(source, [...at, "uses"]), uses, reason)];
			});
			const own = readVendor(vendor, name, file, sources);
			for (const { index } of vendor) addRunning(running, index, own);
			return [...reads, ...own];
		};
		const addRunning = (running, index, reads) => {
			running.set(index, [...running.get(index) ?? [], ...reads.flatMap(({ step }) => step ?? [])]);
		};
		const scriptsOf = (step, path) => {
			const { run, uses, with: inputs } = step;
			const args = (0, is_record.u4)(inputs) ? inputs.args : undefined;
			const runsGcloud = /(?:^|\/)gcloud@|^docker:\/\/.*cloud-sdk/.test(formatValue(uses)) && typeof args === "string";
			const scripts = [...typeof run === "string" ? [{
				text: run,
				path: [...path, "run"],
				start: ""
			}] : [], ...runsGcloud ? [{
				text: args,
				path: [
					...path,
					"with",
					"args"
				],
				start: /^\s*gcloud\b/.test(args) ? "" : "gcloud "
			}] : []];
			return scripts.filter(({ text }) => text.includes("firebase"));
		};
		const workingDirectory = (...levels) => {
			for (const level of levels) {
				if (typeof level["working-directory"] === "string") return level["working-directory"];
				const { defaults } = level;
				const run = (0, is_record.u4)(defaults) ? defaults.run : undefined;
				if ((0, is_record.u4)(run) && typeof run["working-directory"] === "string") return run["working-directory"];
			}
			return "";
		};
		const inputsOf = (source, inputs, path, known) => settingsIn(source, inputs, path, vendorActionRules, "", "with.").map((setting) => {
			const value = typeof setting.value === "string" ? resolveExpressions(setting.value, known) : setting.value;
			return {
				...setting,
				value,
				unknown: foreignExpression(formatValue(value))
			};
		});
		const hints = [
			[/^flank\/flank@/i, "pass the configuration of Flank to `from`"],
			[/Firebase-Test-Lab-Action@/i, "pass the file of its `arg-spec` to `from`"],
			[/^saucelabs\/saucectl-run-action@/, "pass `.sauce/config.yml` to `from`"],
			[/^emulator-wtf\/run-tests@/, "emulators of this service are not converted; set the inputs by hand"],
			[/^mobile-dev-inc\/action-maestro-cloud@/, "Maestro Cloud is not converted; set the inputs by hand"]
		];
		const readVendor = (uses, name, file, sources) => {
			const [first] = uses;
			if (first === undefined) return [];
			if (!uses.some(({ action }) => action === "upload-app" || action === "run-tests")) {
				const reason = "only upload-app and run-tests start builds of App Automate";
				return [notRead(file, first.line, `browserstack/github-actions/${first.action}`, reason)];
			}
			const settings = uses.flatMap((use) => use.settings);
			const config = settings.find((setting) => setting.name === "config-path");
			const path = formatValue(config?.value);
			const request = config === undefined || config.unknown !== undefined ? undefined : sources.find(path);
			if (request !== undefined) sources.markUsed(request);
			const read = request && readYamlSource(request);
			const framework = formatValue(settings.find((setting) => setting.name === "framework")?.value);
			const platform = framework === "xcuitest" || /\.ipa\b/.test(JSON.stringify(settings)) ? "ios" : "android";
			const step = vendorStep(name, platform, [[settings, vendorActionRules], [read === undefined ? [] : requestSettings(read), buildRequestRules]]);
			if (config === undefined || read !== undefined) return [step];
			const findings = step.findings.map((finding) => finding.name === "config-path" ? {
				...unsupported(finding, "this file was not read"),
				to: undefined
			} : finding);
			const reason = "this file has the devices and other settings: pass it to `from` as well";
			return [{
				...step,
				findings
			}, notRead(file, config.line, path, reason)];
		};
		const requestSettings = (source) => settingsIn(source, source.value, [], buildRequestRules, "");
		const readRequestFile = (source) => {
			const platform = /"(?:iPhone|iPad)[^"]*"/.test(JSON.stringify(source.value.devices) ?? "") ? "ios" : "android";
			return [vendorStep("device-tests", platform, [[requestSettings(source), buildRequestRules]])];
		};
		const readBitrise = (source) => ["workflows", "step_bundles"].flatMap((kind) => {
			const groups = source.value[kind];
			return Object.entries((0, is_record.u4)(groups) ? groups : {}).flatMap(([id, workflow]) => (0, is_record.Of)((0, is_record.u4)(workflow) ? workflow.steps : undefined).flatMap((entry, index) => Object.entries((0, is_record.u4)(entry) ? entry : {}).flatMap(([name, step]) => readBitriseStep(source, name, id, step, [
				kind,
				id,
				"steps",
				index,
				name
			]))));
		});
		const readBitriseStep = (source, step, id, value, path) => {
			if (/virtual-device-testing-for-|(?:^|[:/])flank@|saucelabs-espresso/.test(step)) {
				const reason = "of Bitrise, only the steps of BrowserStack and scripts are converted";
				return [notRead(source.file.name, lineOf(source, path), step, reason)];
			}
			const framework = /browserstack-(?:bitrise-)?(xcui|espresso)/.exec(step)?.[1];
			if (framework === undefined) {
				const reason = "this step of BrowserStack is not known: set the inputs by hand";
				return /browserstack/i.test(step) ? [notRead(source.file.name, lineOf(source, path), step, reason)] : [];
			}
			const { inputs, title: _title, ...others } = (0, is_record.u4)(value) ? value : {};
			const settings = (0, is_record.Of)(inputs).flatMap((each, index) => {
				const { opts: _opts, ...own } = (0, is_record.u4)(each) ? each : {};
				return settingsIn(source, own, [
					...path,
					"inputs",
					index
				], bitriseRules, "", "inputs.");
			});
			const parameters = settings.filter((setting) => setting.name === "api_params").flatMap(parameterLines);
			const note = "a setting of Bitrise, such as a condition: add one to the job if you need it";
			const keys = settingsIn(source, others, path, {}, "").map((setting) => unsupported(setting, note));
			return [vendorStep(id, framework === "xcui" ? "ios" : "android", [[settings, bitriseRules], [parameters, buildRequestRules]]), { findings: keys }];
		};
		;
		const maxJobs = 500;
		const refuseInput = (input, value, accepted) => new input_problem.dz([{
			input,
			value,
			accepted
		}]);
		const maxShownChars = 120;
		const headings = {
			taken: "Taken over",
			changed: "Taken over, with a changed meaning",
			unsupported: "Without an equivalent"
		};
		const renderReport = ({ steps, findings, unread }, trials) => {
			const parts = [
				"# Migration",
				`${(0, numbers.hS)(steps.length, "job")} in \`workflow.yml\`. Each setting of the source is in exactly one of the three lists below.`,
				...section("To do", todo(steps).map((line) => `- ${line}`)),
				...section("Not read", unread.map(({ file, line, text, reason }) => `- ${(0, markdown.SS)(`${file}:${line}`)}${text === "" ? "" : `: ${(0, markdown.SS)(shortLine(text))}`}: ${(0, markdown.Lo)(reason)}`)),
				...section("Dry run", trials.flatMap(({ job, lines }) => lines.map((line) => `- ${(0, markdown.SS)(job)}: ${(0, markdown.Lo)(line)}`))),
				...[
					"taken",
					"changed",
					"unsupported"
				].flatMap((outcome) => {
					const own = findings.filter((finding) => finding.outcome === outcome);
					return [`## ${headings[outcome]}`, own.length === 0 ? "Nothing." : table(own, outcome)];
				})
			];
			return `${parts.join("\n\n")}\n`;
		};
		const todo = (steps) => {
			const open = placeholderLines(renderWorkflow(steps)).map(({ line, placeholder }) => remark("Replace {} in {}: the source does not determine it.", placeholder, `workflow.yml:${line}`));
			const isDerived = open.filter(({ values }) => values[0] === placeholders.build).length < steps.length;
			const build = isDerived ? ["Check the commands that build the app and the test suite."] : [];
			return [...new Set([
				...open.map(remarkText),
				...build,
				...steps.flatMap((step) => [...step.remarks, ...anyDevice(step)].map(remarkText))
			])];
		};
		const anyDevice = ({ name, devices, remarks }) => devices.length > 0 || remarks.some(({ text }) => text.startsWith("Set `devices` yourself")) ? [] : [remark("The source names no devices for {}: `devices` takes the newest one. Name those you want.", name)];
		const remarkText = ({ text, values }) => {
			let at = 0;
			return text.replaceAll("{}", () => (0, markdown.SS)(shortLine(values[at++] ?? "")));
		};
		const section = (heading, lines) => lines.length === 0 ? [] : [`## ${heading}`, lines.join("\n")];
		const table = (findings, outcome) => {
			const isKept = outcome !== "unsupported";
			const head = [
				"setting",
				"value",
				"at",
				...isKept ? ["here"] : [],
				"note"
			];
			const rows = findings.map(({ key, value, secret, unknown, file, line, to = "", note = "" }) => [
				(0, markdown.SS)(key),
				secret === true ? "***" : shownValue(unknown !== undefined && (value === undefined || value === "") ? unknown : value),
				(0, markdown.SS)(`${file}:${line}`),
				...isKept ? [to] : [],
				(0, markdown.Lo)(note)
			]);
			return [
				head,
				head.map(() => "---"),
				...rows
			].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
		};
		const shownValue = (value) => {
			const text = typeof value === "string" ? value : JSON.stringify(value) ?? "";
			return text === "" ? "" : (0, markdown.SS)(shortLine(text));
		};
		const shortLine = (text) => {
			const line = text.replaceAll(/\s+/g, " ").trim();
			return line.length > maxShownChars ? `${line.slice(0, maxShownChars)}\u2026` : line || (0, markdown.ln)(" ");
		};
		const convertSources = async (files, check) => {
			const read = readSources(files);
			const jobs = read.filter(({ step }) => step !== undefined).length;
			if (jobs > maxJobs) throw refuseInput("from", `${jobs} jobs`, `at most ${maxJobs} are converted at once. Name fewer files`);
			const reads = [];
			for (const each of read) reads.push(await withValidInputs(each, check));
			const order = new Map(files.map(({ name }, index) => [name, index]));
			const inOrder = (items) => items.toSorted((one, other) => (order.get(one.file) ?? 0) - (order.get(other.file) ?? 0) || one.line - other.line);
			const unread = reads.flatMap((each) => each.unread ?? []);
			const steps = reads.flatMap(({ step }) => step ?? []);
			const findings = withTriggers(joinFindings(reads.flatMap((each) => each.findings)), steps);
			return {
				steps,
				findings: inOrder(findings),
				unread: inOrder([...new Map(unread.map((each) => [JSON.stringify(each), each])).values()])
			};
		};
		const withTriggers = (findings, steps) => {
			const kinds = new Set(steps.flatMap(({ around }) => around.triggers === undefined ? [] : JSON.stringify(around.triggers)));
			if (kinds.size <= 1) return findings;
			for (const { around } of steps) around.triggers = undefined;
			return findings.map((finding) => finding.name === "on" && finding.to === "`on`" ? {
				...unsupported(finding, "the jobs come from workflows with other triggers: choose some"),
				to: undefined
			} : finding);
		};
		const readSources = (files) => {
			const sources = new Sources(files);
			const problems = files.flatMap(endsEarly);
			const reads = [];
			const argumentFiles = new Set(files.filter(isArgumentSource));
			const isPart = (file) => /\.json$/i.test(file.name) || argumentFiles.has(file);
			for (const file of [...files.filter((each) => !isPart(each)), ...files.filter(isPart)]) {
				if (sources.isUsed(file) || problems.some(({ value }) => value === file.name)) continue;
				const read = readSource(file, sources);
				if (!isEmpty(read) || argumentFiles.has(file)) reads.push(...read);
				else problems.push({
					input: "from",
					value: file.name,
					accepted: "no configuration of a supported tool is in it"
				});
			}
			if (problems.length > 0) throw new input_problem.dz(problems);
			return reads;
		};
		const isArgumentSource = (file) => {
			const source = /\.ya?ml$/i.test(file.name) ? readYamlSource(file) : undefined;
			return source !== undefined && isArgumentGroups(source.value);
		};
		const isArgumentGroups = (value) => ![
			"gcloud",
			"flank",
			"jobs",
			"workflows"
		].some((key) => (0, is_record.u4)(value[key])) && isArgumentFile(value);
		const isEmpty = (reads) => reads.every(({ step, findings, unread = [] }) => step === undefined && findings.length + unread.length === 0);
		const isYaml = ({ name }) => /\.(?:ya?ml|json)$/i.test(name);
		const endsEarly = (file) => {
			const problem = (line, what) => [{
				input: "from",
				value: file.name,
				accepted: `line ${line} cannot be read: ${what}. Correct the file, or leave it out`
			}];
			if (isYaml(file)) {
				const reading = readSourceYaml(file);
				const [first] = reading.kind === "broken" ? reading.mistakes : [];
				if (first !== undefined) return problem(first.line, lowerFirst(first.message));
				const source = readYamlSource(file);
				const [open] = source === undefined ? [] : unfinishedScripts(source);
				return open === undefined ? [] : problem(open.line, `${open.text} has no end`);
			}
			if (isGradle(file)) {
				const line = readFladleBlock(file.text)?.openLine;
				return line === undefined ? [] : problem(line, "the block fladle has no end");
			}
			const open = isShell(file) ? unfinishedCommand(file.text) : undefined;
			return open === undefined ? [] : problem(open.line, `${open.text} has no end`);
		};
		const lowerFirst = (text) => text.charAt(0).toLowerCase() + text.slice(1);
		const isShell = ({ name, text }) => /\.(?:ba)?sh$/.test(name) || /^#!.*\b(?:ba|da)?sh\b/.test(text);
		const isGradle = ({ name }) => /\.gradle(?:\.kts)?$/i.test(name);
		const readSource = (file, sources) => {
			if (isYaml(file)) {
				const source = readYamlSource(file);
				const read = source === undefined ? [] : readConfiguration(source, sources);
				return source === undefined || isEmpty(read) ? [] : [...read, ...restOf(source)];
			}
			const fladle = isGradle(file) ? readFladle(file) : undefined;
			if (fladle !== undefined) return fladle;
			const folder = external_node_path_.posix.dirname(file.name);
			return readScript(file.text, {
				file: file.name,
				name: "device-tests",
				scriptFolder: folder === "." ? "" : folder
			}, sources);
		};
		const restOf = ({ file, reading }) => {
			const { repeated, nextDocumentLine } = reading;
			const findings = repeated.map(({ keys, value, line, lastLine }) => {
				const key = keys.join(".");
				return replacedBy({
					key,
					name: key,
					value,
					file: file.name,
					line
				}, {
					file: file.name,
					line: lastLine
				});
			});
			if (nextDocumentLine === undefined) return [{ findings }];
			return [{ findings }, notRead(file.name, nextDocumentLine, "", "only the first document of a file is read")];
		};
		const readConfiguration = (source, sources) => {
			const { file, value } = source;
			if ((0, is_record.u4)(value.gcloud) || (0, is_record.u4)(value.flank)) return readFlank(source);
			const jobs = (0, is_record.u4)(value.jobs) ? Object.values(value.jobs) : [];
			if (jobs.some((job) => (0, is_record.u4)(job) && ("runs-on" in job || "uses" in job))) return readWorkflow(source, sources);
			if ((0, is_record.u4)(value.runs)) return readCompositeAction(source, value.runs, sources);
			if (isSaucectl(value)) return readSaucectl(source);
			if ("devices" in value ? "app" in value || "testSuite" in value : "app" in value && "testSuite" in value) return readRequestFile(source);
			if (isArgumentGroups(value)) return readArgumentFile(source, sources);
			const scripts = scriptsIn(source).flatMap((script) => readScript(script.text, {
				...script,
				file: file.name,
				name: nameOfJob(script.path)
			}, sources));
			return [...readBitrise(source), ...scripts];
		};
		const nameOfJob = (keys) => {
			const at = keys.findIndex((key) => key === "jobs" || key === "workflows" || key === "step_bundles" || key === "commands");
			const name = keys[at + 1];
			return typeof name === "string" ? name : "device-tests";
		};
		const readFlank = (source) => {
			const { gcloud: gcloudValue, flank: flankValue, ...others } = source.value;
			const gcloud = settingsIn(source, gcloudValue, ["gcloud"], gcloudRules, "", "gcloud.");
			const flank = settingsIn(source, flankValue, ["flank"], flankRules, "", "flank.");
			const base = external_node_path_.posix.basename(source.file.name).replace(/\.ya?ml$/i, "");
			const name = /^flank$/i.test(base) ? "device-tests" : base;
			const unknown = Object.entries(others).map(([key, each]) => unsupported(settingAt(source, key, key, each, [key]), "Flank does not read this"));
			return [...testLabSteps({
				name,
				platform: platformOf([...gcloud, ...flank]),
				gcloud,
				flank
			}), { findings: unknown }];
		};
		const joinFindings = (findings) => {
			const joined = new Map();
			for (const finding of findings) {
				const key = JSON.stringify([
					finding.file,
					finding.line,
					finding.key
				]);
				const before = joined.get(key);
				joined.set(key, before === undefined ? finding : joinTwo(before, finding));
			}
			return [...joined.values()];
		};
		const maxValueChars = 300;
		const weight = ({ outcome, isReplaced = false }) => isReplaced ? 0 : {
			taken: 1,
			changed: 2,
			unsupported: 3
		}[outcome];
		const joinTwo = (one, other) => {
			const stronger = weight(other) > weight(one) ? other : one;
			const [first, second] = [formatValue(one.value), formatValue(other.value)];
			const isListed = first === second || first.endsWith(`, ${second}`) || first.length > maxValueChars;
			return {
				...stronger,
				value: isListed ? one.value : `${first}, ${second}`
			};
		};
		var artifacts = __webpack_require__(85515);
		var binary_ref = __webpack_require__(12349);
		var migrate_inputs = __webpack_require__(76449);
		var run_inputs = __webpack_require__(22727);
		var workspace_files = __webpack_require__(96165);
		var describe_plan = __webpack_require__(15659);
		var resolve_devices = __webpack_require__(94698);
		var prepare = __webpack_require__(75072);
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
		const summaryBudgetBytes = 4e5;
		const maxWarnings = 50;
		const migrate = async (context) => {
			const { environment, github, log } = context;
			const inputs = await (0, migrate_inputs.readMigrateInputs)(environment, github);
			const { workflow, report, counts, unread, summary } = await convertTexts(inputs, github, (step) => tryStep(step, context));
			const totals = {
				mapped: String(counts.taken),
				changed: String(counts.changed),
				unsupported: String(counts.unsupported)
			};
			context.setOutputs({
				"workflow-path": "",
				"report-path": "",
				...totals
			});
			log.info(summary);
			for (const { file, line, reason } of unread.slice(0, maxWarnings)) log.warning(`${file}:${line} was not read: ${reason}.`);
			if (unread.length > maxWarnings) log.warning(`${unread.length - maxWarnings} more places were not read: the report lists them.`);
			if (inputs.summary) await context.writeSummary((0, cut.Uw)(report, summaryBudgetBytes));
			if (workflow === undefined) throw refuseInput("from", inputs.sources.map(({ name }) => name).join(", "), reasonOf(unread));
			const { workflowPath, reportPath } = await writeFiles(workflow, report, inputs.outputDir, github);
			context.setOutputs({
				"workflow-path": workflowPath,
				"report-path": reportPath,
				...totals
			});
			await storeFiles([workflowPath, reportPath], context);
			log.info(`Wrote ${workflowPath} and ${reportPath}.`);
		};
		const reasonOf = ([first]) => `nothing in it can be converted${first === undefined ? "" : `. ${first.file}:${first.line}: ${first.reason}`}`;
		const storeFiles = async (files, context) => {
			const { github } = context;
			const hash = (0, external_node_crypto_.hash)("sha256", JSON.stringify([github.step, files])).slice(0, 8);
			const name = (0, file_name.$v)(`migration-${github.job}-attempt-${github.runAttempt}-${hash}`);
			await (0, artifacts.mz)({
				name,
				files,
				rootDir: external_node_path_default().dirname(files[0] ?? ""),
				retentionDays: 0
			}, context);
		};
		const tryStep = async (step, context) => {
			try {
				const inputs = await (0, run_inputs.hT)(stepEnvironment(step), context.github, context.clock);
				if (((0, binary_ref.$S)(inputs.app) ?? (0, binary_ref.$S)(inputs.testSuite)) === undefined) return undefined;
				const quiet = {
					...context,
					log: log.a
				};
				const examined = await (0, prepare.Nn)({
					inputs,
					notes: []
				}, (0, resolve_devices.Zp)(inputs.deviceLines), quiet);
				const plan = (0, describe_plan.df)(await (0, prepare.Fj)(examined, undefined, quiet));
				return [`${(0, describe_plan.Wn)(plan)} would be started.`, ...plan.notes];
			} catch (error) {
				context.signal.throwIfAborted();
				return error instanceof input_problem.dz ? undefined : [`The step would fail: ${(0, run_problem.Uc)(error)}.`];
			}
		};
		const checkRunInputs = (context) => async (environment) => {
			try {
				await (0, run_inputs.hT)(environment, context);
				return [];
			} catch (error) {
				if (!(error instanceof input_problem.dz)) throw error;
				return error.problems;
			}
		};
		const convertTexts = async ({ sources }, context, tryStep) => {
			const migration = await convertSources(sources, checkRunInputs(context));
			const { steps, findings, unread } = migration;
			const trials = [];
			for (const step of steps) {
				const lines = await tryStep(step);
				if (lines !== undefined) trials.push({
					job: step.name,
					lines
				});
			}
			const count = (outcome) => findings.filter((finding) => finding.outcome === outcome).length;
			const counts = {
				taken: count("taken"),
				changed: count("changed"),
				unsupported: count("unsupported")
			};
			const summary = `${(0, numbers.hS)(steps.length, "job")}: ${(0, numbers.hS)(counts.taken, "setting")} taken over, ${counts.changed} with a changed meaning, ${counts.unsupported} without an equivalent.`;
			const workflow = steps.length === 0 ? undefined : renderWorkflow(steps);
			return {
				workflow,
				report: renderReport(migration, trials),
				counts,
				unread,
				summary
			};
		};
		const writeFiles = async (workflow, report, folder, context) => {
			const workflowPath = external_node_path_default().join(folder, "workflow.yml");
			const reportPath = external_node_path_default().join(folder, "migration.md");
			for (const file of [workflowPath, reportPath]) if (await exists(file)) throw refuseInput("output", file, existing);
			const created = await (0, promises_.mkdir)(folder, { recursive: true });
			const written = [];
			try {
				const mistake = (0, workspace_files.Lc)(folder, context, true);
				if (mistake !== undefined) throw refuseInput("output", folder, `must be a folder inside the workspace${mistake}`);
				await writeNew(workflowPath, workflow, written);
				await writeNew(reportPath, report, written);
			} catch (error) {
				for (const file of written) await (0, promises_.rm)(file, { force: true });
				if (created !== undefined) await removeEmpty(folder, created);
				throw error;
			}
			return {
				workflowPath,
				reportPath
			};
		};
		const writeNew = async (file, text, written) => {
			try {
				const env_1 = {
					stack: [],
					error: void 0,
					hasError: false
				};
				try {
					const handle = __addDisposableResource(env_1, await (0, promises_.open)(file, "wx"), true);
					written.push(file);
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
				throw refuseInput("output", file, existing);
			}
		};
		const removeEmpty = async (folder, first) => {
			for (let each = folder; each.length >= first.length; each = external_node_path_default().dirname(each)) {
				try {
					await (0, promises_.rmdir)(each);
				} catch {
					return;
				}
			}
		};
		const existing = "this file exists already, and nothing is overwritten. Choose another folder";
		const exists = (file) => (0, promises_.lstat)(file).then(() => true, () => false);
	}),
	16824: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { testCases: () => testCases });
		var area_service = __webpack_require__(49600);
		var api = __webpack_require__(79152);
		var pull_request = __webpack_require__(72229);
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
		var run_problem = __webpack_require__(5182);
		var durations = __webpack_require__(71698);
		var map_texts = __webpack_require__(69656);
		var test_case = __webpack_require__(39870);
		var addresses = __webpack_require__(14103);
		var service_calls = __webpack_require__(86247);
		var pages = __webpack_require__(61891);
		var redaction = __webpack_require__(75354);
		var cut = __webpack_require__(78091);
		var is_record = __webpack_require__(75977);
		var values = __webpack_require__(57319);
		;
		const test_case_maxTextLength = 2e3;
		const maxEntries = 500;
		const readTestCasePage = (body) => {
			if ((0, is_record.C5)(body, "success") === false) throw new values.lf("a page of test cases", body);
			const items = (0, values.LD)(body, "test cases", ["test_cases"], readTestCase);
			const info = (0, is_record.C5)(body, "info");
			const next = (0, is_record.C5)(info, "next");
			return {
				items,
				next: next === null ? null : (0, values.pq)(next),
				count: (0, values.pq)((0, is_record.C5)(info, "count"))
			};
		};
		const readTestCase = (raw) => {
			if (!(0, is_record.u4)(raw)) throw new values.lf("a test case", raw);
			const identifier = readCutText(raw, "identifier", "test_case_id", "id");
			if (identifier === undefined) throw new values.lf("a test case with its identifier", raw);
			const record = {
				identifier,
				title: readCutText(raw, "title", "name") ?? "",
				status: readCutText(raw, "status"),
				priority: readCutText(raw, "priority"),
				caseType: readCutText(raw, "case_type"),
				automationStatus: readCutText(raw, "automation_status"),
				owner: readCutText(raw, "owner", "created_by"),
				folderId: readCutText(raw, "folder_id") ?? (0, values.b6)((0, is_record.Of)((0, is_record.C5)(raw, "folder_path")).at(-1)),
				tags: readTexts((0, is_record.C5)(raw, "tags"), tagKeys),
				issues: readTexts((0, is_record.C5)(raw, "issues"), issueKeys),
				createdAt: (0, values.aQ)((0, is_record.C5)(raw, "created_at")),
				updatedAt: (0, values.aQ)((0, is_record.C5)(raw, "last_updated_at") ?? (0, is_record.C5)(raw, "updated_at")),
				url: readCutText((0, is_record.C5)(raw, "urls"), "self")
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
		const readTexts = (value, keys) => (0, is_record.Of)(value).slice(0, maxEntries).map((entry) => (0, is_record.u4)(entry) ? (0, values.M8)(entry, ...keys) : (0, values.b6)(entry)).filter((text) => text !== undefined).map((text) => (0, cut.IN)(text.trim(), test_case_maxTextLength));
		const readCutText = (record, ...keys) => {
			const text = (0, values.M8)(record, ...keys);
			return text === undefined ? undefined : (0, cut.IN)(text, test_case_maxTextLength);
		};
		;
		const pace = {
			requests: 300,
			windowMs: 6e4,
			pauseMs: 6e4
		};
		const createTestManagementClient = (options) => {
			const { username, accessKey } = options;
			const redact = (0, redaction.$I)([(0, redaction.ay)(username, accessKey)]);
			const connection = (0, service_calls.JY)(options, {
				authorization: (0, redaction.aR)(username, accessKey),
				redact,
				pace
			});
			const calls = (0, service_calls.oM)(connection);
			return {
				testCases: async function* (projectId, query = {}) {
					const parameters = testCaseParameters(query);
					const listing = (0, addresses.Ae)`/api/v2/projects/${{ projectId }}/test-cases`;
					yield* (0, pages.n)({
						fetchPage: (p) => calls.get((0, addresses.VL)(listing, {
							...parameters,
							p
						}), readTestCasePage),
						keyOf: ({ record }) => record.identifier,
						fullPage: test_case.PX
					});
				},
				close: connection.close
			};
		};
		const testCaseParameters = (query) => {
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
		var errors = __webpack_require__(13016);
		var run_deadline = __webpack_require__(9150);
		var promises_ = __webpack_require__(51455);
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
		var markdown = __webpack_require__(64598);
		var trace_case = __webpack_require__(95719);
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
				row: (item) => tableRow(cellsOf(item, traced).map((cell) => (0, markdown.ln)((0, cut.IN)(cell, maxCellLength)))),
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
		const columns = [
			["identifier", ({ record }) => record.identifier],
			["title", ({ record }) => record.title],
			["result", ({ result }) => trace_case.resultLabels[result]],
			["remark", trace_case.remarkOn],
			["tests", ({ tests }) => testNames(tests)],
			["issues", ({ record }) => record.issues.join(", ")],
			["status", ({ record }) => record.status],
			["priority", ({ record }) => record.priority],
			["type", ({ record }) => record.caseType],
			["automation", ({ record }) => record.automationStatus],
			["owner", ({ record }) => record.owner],
			["folder", ({ record }) => record.folderId],
			["tags", ({ record }) => record.tags.join(", ")],
			["updated", ({ record }) => record.updatedAt?.toISOString()]
		];
		const testColumns = new Set([
			"result",
			"remark",
			"tests"
		]);
		const columnsOf = (traced) => columns.filter(([heading]) => traced || !testColumns.has(heading));
		const headings = (traced) => columnsOf(traced).map(([heading]) => heading);
		const cellsOf = (item, traced) => columnsOf(traced).map(([, cellOf]) => cellOf(item) ?? "");
		const testNames = (tests) => {
			const names = tests.slice(0, maxTestsInText).map(({ label }) => label);
			const more = tests.length - names.length;
			return [...names, ...more > 0 ? [`${more} more`] : []].join("; ");
		};
		var results = __webpack_require__(80483);
		var numbers = __webpack_require__(71113);
		var wildcard = __webpack_require__(54317);
		;
		const identifierKey = (identifier) => {
			const parts = /^([A-Za-z]+)[-_ ]?(\d{1,15})$/.exec(identifier.trim());
			return parts === null ? identifier.trim().toUpperCase() : formatKey(parts[1] ?? "", parts[2] ?? "");
		};
		const candidate = /([A-Za-z]{1,40})([-_ ]?)(\d{1,15})(?!\d)/g;
		const case_identifier_maxTextLength = 1e5;
		const identifiersIn = (text) => {
			const keys = new Set();
			for (const match of text.slice(0, case_identifier_maxTextLength).matchAll(candidate)) {
				const [found, letters = "", separator = "", digits = ""] = match;
				if (!isToken(text, match.index, match.index + found.length, separator)) continue;
				keys.add(formatKey(letters, digits));
				const capitals = /(?<=[a-z])[A-Z]+$/.exec(letters)?.[0];
				if (capitals !== undefined) keys.add(formatKey(capitals, digits));
			}
			return keys;
		};
		const isToken = (text, start, end, separator) => {
			const after = text.slice(end, end + 3);
			const isInName = separator === "" || separator === "_";
			if (isInName) return !/^(?:[-.]\d|\p{L})/u.test(after) || /^\p{Lu}\p{Ll}/u.test(after);
			return !/^(?:[-.]\d|\p{L})/u.test(after) && !/\d/.test(text.charAt(start - 1));
		};
		const formatKey = (letters, digits) => `${letters.toUpperCase()}-${digits.replace(/^0+(?=\d)/, "")}`;
		const prefixOf = (key) => /^([A-Z]+)-\d+$/.exec(key)?.[1];
		const annotation = /@[A-Za-z_][\w.]*\(([^()\n]{1,500})\)|\[\[PROPERTY\|([^\]\n]{1,500})\]\]/g;
		const maxOutputLength = 64e3;
		const annotationTexts = (output) => output.slice(0, maxOutputLength).matchAll(annotation).map(([, inBrackets, property]) => inBrackets ?? property ?? "").toArray();
		;
		const maxShownNames = 20;
		const createMatcher = (rule, tests) => {
			if (rule.kind === "mapping") return matchByMapping(rule.entries, tests);
			return rule.kind === "id" ? matchById(tests) : matchByTitle(tests);
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
					return remarkOnNames("Tests name test cases that were not listed", unknown);
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
				leftovers: () => [...remarkOnNames("The mapping names test cases that were not listed", entries.map(({ identifier }) => identifier).filter((identifier) => !seen.has(identifierKey(identifier)))), ...remarkOnNames("The mapping names tests without a result", unmatched)]
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
		const remarkOnNames = (what, names) => names.length === 0 ? [] : [`${what}: ${(0, numbers.rL)(names, maxShownNames)}.`];
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
		const openTest = (tests, reported) => {
			const label = (0, results.U)(reported);
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
		const maxSamples = 200;
		const maxRemarks = 50;
		const traceListing = async (listing) => {
			const { pages, index, match, issueKeys, files } = listing;
			const matcher = createMatcher(match, index.tests);
			const account = issueKeys === undefined ? undefined : (0, trace_case.accountForRequirements)(issueKeys);
			const samples = {
				failed: [],
				partial: [],
				"not-run": [],
				passed: []
			};
			const remarks = [];
			let tally = trace_case.emptyTally;
			for await (const page of pages) {
				for (const { record, raw } of page.items) {
					const tests = matcher.testsOf(record);
					const traced = {
						record,
						raw,
						result: (0, trace_case.caseResult)(tests, index.complete),
						tests
					};
					tally = (0, trace_case.addToTally)(tally, traced.result);
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
				const mask = (text) => area.context.masker.text(text);
				const open = async (file, format) => {
					const opened = await openCaseFile(file, format);
					return {
						...opened,
						write: (traced) => opened.write((0, map_texts.z)(traced, mask))
					};
				};
				try {
					if (inputs.output !== undefined) files.push(await open(outputPath, formats[inputs.output.kind]));
					if (inputs.output?.kind !== "csv") files.push(await open(csvPath, formats.csv));
					const query = {
						...inputs.query,
						issueIds: issueKeys ?? inputs.query.issueIds
					};
					const pages = issueKeys?.length === 0 ? nothing() : client.testCases(inputs.projectId, query);
					const index = results ?? createTestIndex().finish();
					const listing = await traceListing({
						pages,
						index,
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
					throw error instanceof errors.K ? (0, area_service.eJ)(error, hintFor(error), "test-management-url") : error;
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
		var external_node_crypto_ = __webpack_require__(77598);
		var error_codes = __webpack_require__(13732);
		var file_name = __webpack_require__(48905);
		var first_items = __webpack_require__(27856);
		var artifacts = __webpack_require__(85515);
		var format = __webpack_require__(64111);
		;
		const reasonToFail = ({ tally, requirements }, requireCoverage) => {
			if (requireCoverage === undefined || requirements?.length === 0) return undefined;
			const percent = (0, trace_case.coveragePercent)(tally);
			if (percent === undefined) return requireCoverage === 0 ? undefined : tooLow(`No test case was listed, but ${requireCoverage} % must be covered`);
			if (percent >= requireCoverage) return undefined;
			const { covered, count, unread } = tally;
			const doubt = unread === 0 ? "" : `; ${unread} more could not be read and count as not covered`;
			return tooLow(`${covered} of ${count} test cases are covered (${percentText(percent)}), but ${requireCoverage} % are required${doubt}`);
		};
		const tooLow = (clause) => (0, error_codes.CC)("coverage-too-low", clause);
		const publishCases = async (listing, inputs, results, simulated, context) => {
			const { log } = context;
			const { tally, outputPath, csvPath } = listing;
			context.setOutputs((0, trace_case.testCaseOutputsOf)(tally, outputPath));
			const failure = reasonToFail(listing, inputs.requireCoverage);
			const reason = failure && (0, error_codes.D1)(failure);
			const remarks = [
				...listing.remarks,
				...results?.problems ?? [],
				...leftoversOf(listing, inputs)
			];
			const artifact = await (0, artifacts.mz)({
				name: artifactNameOf(inputs, context),
				files: [csvPath],
				rootDir: external_node_path_default().dirname(csvPath),
				retentionDays: 0
			}, context);
			const summary = {
				...listing,
				projectId: inputs.projectId,
				simulated: simulated || results?.simulated === true,
				traced: results !== undefined,
				remarks,
				reason,
				artifactUrl: artifact?.url
			};
			if (inputs.summary) await context.writeSummary(renderCaseSummary(summary));
			for (const remark of remarks) log.warning(remark);
			const traced = results === undefined ? "" : `: ${tally.covered} covered, ${tally.passed} passed, ${tally.failed} failed, ${tally.notRun} not run`;
			log.info(`Listed ${(0, numbers.hS)(tally.count, "test case")}${traced}. Written to ${outputPath}`);
			if (failure === undefined || reason === undefined) return;
			log.error(reason);
			log.info((0, error_codes.sE)(failure, context.github.docsUrl));
			context.fail();
		};
		const leftoversOf = ({ leftovers }, { query, issuesFromPullRequest }) => {
			const { pageSize: _, ...filters } = query;
			return issuesFromPullRequest || Object.values(filters).some((filter) => filter !== undefined) ? [] : leftovers;
		};
		const artifactNameOf = ({ projectId, query, match }, { github }) => {
			const identity = JSON.stringify([
				github.step,
				projectId,
				query,
				match.kind
			]);
			const hash = (0, external_node_crypto_.createHash)("sha256").update(identity).digest("hex").slice(0, 8);
			return (0, file_name.$v)(`test-cases-${github.job}-attempt-${github.runAttempt}-${hash}`);
		};
		const caseSummaryBudgetBytes = 4e5;
		const detailLevels = [
			200,
			50,
			20,
			5,
			0
		];
		const renderCaseSummary = (summary, budgetBytes = caseSummaryBudgetBytes) => detailLevels.values().map((rows) => render(summary, rows)).find((text) => (0, cut.dy)(text) <= budgetBytes) ?? (0, cut.Uw)(headline(summary), budgetBytes);
		const render = (summary, rows) => `${[
			headline(summary),
			...summary.reason === undefined ? [] : [`**${(0, markdown.Lo)(summary.reason)}**`],
			figures(summary),
			...remarks(summary.remarks, rows),
			...requirements(summary, rows),
			...cases("Failed", summary.failed, summary.tally.failed, rows),
			...cases("Partly passed", summary.partial, summary.tally.partial, rows),
			...summary.traced ? cases("Not run", summary.notRun, summary.tally.notRun, rows) : [],
			...summary.artifactUrl === undefined ? [] : [`All test cases as CSV: [artifact](${summary.artifactUrl})`]
		].join("\n\n")}\n`;
		const headline = ({ projectId, simulated }) => `## Test cases of ${(0, markdown.ln)((0, cut.IN)(projectId, maxNameLength))}${simulated ? " (SIMULATED)" : ""}`;
		const figures = ({ tally, traced }) => {
			const { count, covered, passed, failed, partial, notRun } = tally;
			const total = `**${(0, numbers.hS)(count, "test case")}**`;
			if (!traced) return `${total}, not compared with results.`;
			const percent = (0, trace_case.coveragePercent)(tally);
			const share = percent === undefined ? "" : ` (${percentText(percent)})`;
			const failures = failed > 0 ? `**${(0, numbers.vm)(failed)} failed**` : "0 failed";
			return `${total}: ${(0, numbers.vm)(covered)} covered${share}, ${(0, numbers.vm)(passed)} passed, ${failures}, ${(0, numbers.vm)(partial)} partly passed, ${(0, numbers.vm)(notRun)} not run`;
		};
		const percentText = (percent) => `${(Math.floor(percent * 10) / 10).toString()} %`;
		const remarks = (sentences, rows) => {
			const show = (sentence) => `- ${(0, markdown.Lo)((0, cut.IN)(sentence, maxRemarkLength))}`;
			const countMore = (more) => `- ${(0, numbers.hS)(more, "more remark")} in the log`;
			const lines = (0, first_items.J)(sentences, Math.max(5, rows), show, countMore);
			return lines.length === 0 ? [] : [lines.join("\n")];
		};
		const requirements = ({ requirements: all, traced }, rows) => {
			if (all === undefined) return [];
			const heading = "### Requirements";
			if (all.length === 0) return [heading, "The title, branch and commits of the pull request contain no issue key, so no test cases were listed."];
			const shown = all.slice(0, Math.max(10, rows));
			const more = all.length - shown.length;
			return [
				heading,
				(0, format.tp)([
					"Issue",
					...traced ? ["Result"] : [],
					"Test cases"
				], shown.map(({ key, result, ...requirement }) => [
					(0, markdown.SS)((0, cut.IN)(key, maxNameLength)),
					...traced ? [result === "passed" ? trace_case.resultLabels[result] : `**${trace_case.resultLabels[result]}**`] : [],
					linkedCases(requirement, traced, rows)
				])),
				...more > 0 ? [`${(0, numbers.hS)(more, "more issue")}.`] : []
			];
		};
		const linkedCases = ({ cases: linked, caseCount }, traced, rows) => {
			if (caseCount === 0) return "none";
			const shown = linked.slice(0, Math.max(3, Math.floor(rows / 10))).map(({ identifier, title, result }) => {
				const name = `${(0, markdown.SS)((0, cut.IN)(identifier, maxNameLength))} ${(0, markdown.ln)((0, cut.IN)(title, maxNameLength))}`.trim();
				return traced ? `${name} (${trace_case.resultLabels[result]})` : name;
			});
			const more = caseCount - shown.length;
			return [...shown, ...more > 0 ? [`${(0, numbers.vm)(more)} more`] : []].join("<br>");
		};
		const cases = (title, shownCases, total, rows) => {
			if (total === 0) return [];
			const shown = shownCases.slice(0, rows);
			const more = total - shown.length;
			return [
				`### ${title}: ${(0, numbers.hS)(total, "test case")}`,
				...shown.length === 0 ? [] : [(0, format.tp)([
					"Test case",
					"Title",
					"Why"
				], shown.map(caseRow))],
				...more > 0 ? [`${(0, numbers.vm)(more)} more in the file.`] : []
			];
		};
		const caseRow = (traced) => [
			(0, markdown.SS)((0, cut.IN)(traced.record.identifier, maxNameLength)),
			(0, markdown.ln)((0, cut.IN)(traced.record.title, maxNameLength)),
			(0, markdown.ln)((0, cut.IN)((0, trace_case.remarkOn)(traced), maxNameLength))
		];
		const maxNameLength = 160;
		const maxRemarkLength = 600;
		var binary_error = __webpack_require__(55667);
		var read_result_bundle = __webpack_require__(28714);
		var input_problem = __webpack_require__(14811);
		var ctrf_document = __webpack_require__(13599);
		var read_junit = __webpack_require__(54315);
		var join_bundle = __webpack_require__(84654);
		var totals = __webpack_require__(77095);
		var parse_json = __webpack_require__(72383);
		var regular_file = __webpack_require__(48734);
		;
		const resultsName = "results.json";
		const readTestResults = async (place, log) => {
			const index = createTestIndex();
			const files = await findReports(place);
			if (files.length === 0) throw unusableResults(place, "the folder has no results.json and no JUnit files");
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
			if (read === 0) throw unusableResults(place, "none of the XML files in the folder is a JUnit report");
			const found = index.finish();
			log.info(`Read the results of ${(0, numbers.hS)(found.tests.length, "test")} from ${(0, numbers.hS)(read, "file")}.`);
			return found;
		};
		const readReport = async (file, name) => {
			if (file.endsWith(".xml")) return readJUnitRun(file, name);
			if (!isBundle(file)) return readCtrfRun(file);
			try {
				return await readBundleRun(file);
			} catch (error) {
				if (!(error instanceof binary_error.k)) throw error;
				throw unusableResults(file, error.found);
			}
		};
		const isBundle = (file) => /\.(?:xcresult|zip)$/i.test(file);
		const unusableResults = (value, accepted) => new input_problem.dz([{
			input: "results",
			value,
			accepted,
			code: "input-file-unusable"
		}]);
		const notCtrf = "the file is no CTRF document, such as the results.json of a run";
		const readCtrfRun = async (file) => {
			try {
				const run = parseCtrf(await (0, regular_file.eu)(file, ctrf_document.RY));
				if (run === undefined) throw unusableResults(file, notCtrf);
				return run;
			} catch (error) {
				if (error instanceof regular_file.o2 && error.isTooLarge) throw unusableResults(file, `the file has more than ${(0, durations.z3)(ctrf_document.RY)}. Use the JUnit files instead`);
				if (error instanceof regular_file.o2) throw unusableResults(file, error.message);
				if (error instanceof SyntaxError) throw unusableResults(file, notCtrf);
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
			const documentFolders = documents.map((file) => `${external_node_path_default().dirname(file)}${external_node_path_default().sep}`);
			const reports = files.filter((file) => file.endsWith(".xml") && !documentFolders.some((folder) => file.startsWith(folder)));
			return [...documents, ...reports].sort();
		};
		const readBundleRun = (file) => (0, read_result_bundle.w)(file, async ({ runs }) => {
			const found = runs.map((run) => ({
				device: deviceOf(run),
				cases: (0, join_bundle.mb)([run], false)
			}));
			const names = (0, join_bundle.DU)(found.flatMap(({ cases }) => cases));
			return {
				tests: found.flatMap(({ device, cases }) => cases.map((one) => ({
					className: one.test.className,
					name: names(one, one.test.name),
					status: statusOf(one.test.status),
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
		const options = {
			limits: {
				traceChars: 200,
				keptChars: 33554432
			},
			keepsPassedOutput: true
		};
		const readJUnitRun = async (file, name) => {
			const reading = await (0, read_junit.d)((0, regular_file.Zw)(file), options);
			if (reading.problems.some(({ code }) => code === "not-junit")) return undefined;
			const devices = junitDevices(reading);
			const ownProblems = reading.tests.filter(({ className }) => className === totals.le);
			return {
				tests: reading.tests.filter(({ className }) => className !== totals.le).map((test) => reportJunitTest(test, devices)),
				devices,
				problems: [...reading.complete ? [] : reading.problems.map(({ message }) => `${name}: ${message}`), ...ownProblems.flatMap(({ failures }) => failures.flatMap(({ message }) => message ?? []))],
				complete: reading.complete,
				simulated: reading.suites.some(({ simulated }) => simulated === "true")
			};
		};
		const junitDevices = ({ suites }) => {
			const devices = suites.flatMap((properties) => {
				const name = properties.device ?? properties.devicename;
				const version = properties["os version"] ?? properties.version;
				return name ? [version ? `${name}-${version}` : name] : [];
			});
			return [...new Set(devices)];
		};
		const reportJunitTest = (test, devices) => {
			const named = devices.find((device) => test.name.endsWith(` [${device}]`));
			const device = named ?? (devices.length === 1 ? devices[0] : undefined);
			return {
				className: test.className,
				name: named === undefined ? test.name : test.name.slice(0, -` [${named}]`.length),
				status: statusOf(test.status),
				device,
				texts: [
					...Object.entries(test.properties ?? {}).flat(),
					...annotationTexts(test.systemOut ?? ""),
					...annotationTexts(test.systemErr ?? "")
				]
			};
		};
		const statusOf = (status) => {
			if (status === "passed") return "passed";
			return status === "skipped" || status === "pending" ? "not-run" : "failed";
		};
		const read_results_maxProblems = 50;
		const parseCtrf = (text) => {
			const results = (0, is_record.C5)((0, parse_json.f)(text), "results");
			const entries = (0, is_record.C5)(results, "tests");
			if (!Array.isArray(entries)) return undefined;
			const tests = [];
			const devices = new Set();
			const problems = [];
			const noteDevice = (entry) => {
				for (const device of textsAt(entry, "device")) devices.add(device);
			};
			for (const entry of entries) {
				if (!(0, is_record.u4)(entry)) continue;
				noteDevice(entry);
				if (isTest(entry)) tests.push(reportCtrfTest(entry));
				else if (problems.length < read_results_maxProblems) problems.push(...textsAt(entry, "message"));
			}
			const extra = (0, is_record.C5)(results, "extra");
			(0, is_record.Of)((0, is_record.C5)(extra, "sessions")).forEach(noteDevice);
			return {
				tests,
				devices: [...devices],
				problems,
				complete: true,
				simulated: (0, is_record.C5)(extra, "simulated") === true
			};
		};
		const isTest = (entry) => {
			const kind = (0, is_record.C5)((0, is_record.C5)(entry, "extra"), "kind");
			return kind === undefined || kind === "test";
		};
		const reportCtrfTest = (entry) => {
			const [device] = textsAt(entry, "device");
			return {
				className: suiteName((0, is_record.C5)(entry, "suite")),
				name: textsAt(entry, "name")[0] ?? "",
				status: statusOf((0, is_record.C5)(entry, "status")),
				device,
				texts: [
					...(0, is_record.Ej)((0, is_record.Of)((0, is_record.C5)(entry, "tags"))),
					...keysAndTexts((0, is_record.C5)(entry, "labels")),
					...keysAndTexts((0, is_record.C5)((0, is_record.C5)(entry, "extra"), "properties"))
				]
			};
		};
		const suiteName = (suite) => {
			if (typeof suite === "string") return suite;
			const last = Array.isArray(suite) ? suite.at(-1) : undefined;
			return typeof last === "string" ? last : "";
		};
		const keysAndTexts = (value) => (0, is_record.u4)(value) ? Object.entries(value).flatMap(([key, entry]) => [key, ...(0, is_record.Ej)(entry)]) : [];
		const textsAt = (value, key) => {
			const text = (0, is_record.C5)(value, key);
			return typeof text === "string" && text !== "" ? [text] : [];
		};
		var test_cases_inputs = __webpack_require__(83126);
		var start_embedded = __webpack_require__(22824);
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
				const inputs = await (0, test_cases_inputs.readTestCasesInputs)(context.environment, context.github);
				const results = inputs.results === undefined ? undefined : await readTestResults(inputs.results, context.log);
				const area = test_cases_addDisposableResource(env_1, await (0, area_service.GO)(inputs.area, context, start_embedded.H), true);
				const issueKeys = await findIssues(inputs, context);
				const listing = await listCases(inputs, issueKeys, results, area);
				await publishCases(listing, inputs, results, area.context.isSimulated(), context);
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = true;
			} finally {
				const result_1 = test_cases_disposeResources(env_1);
				if (result_1) await result_1;
			}
		};
	}),
	77032: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$e: () => warning,
			K_: () => checksOfMistakes,
			LN: () => checkNames,
			RO: () => rowsOf,
			bF: () => passed,
			doctorOutputs: () => doctorOutputs,
			gz: () => failed,
			hT: () => skipped
		});
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13732);
		var _core_model_input_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14811);
		const checkNames = [
			"address",
			"credentials",
			"plan and free slots",
			"devices",
			"app",
			"test suite",
			"tests",
			"quarantine",
			"history",
			"token permissions",
			"artifact service"
		];
		const passed = (name, found) => ({
			name,
			outcome: "passed",
			found,
			remedy: ""
		});
		const skipped = (name, found) => ({
			name,
			outcome: "skipped",
			found,
			remedy: ""
		});
		const warning = (name, found, remedy) => ({
			name,
			outcome: "warning",
			found,
			remedy
		});
		const failed = (name, found, remedy) => ({
			name,
			outcome: "failed",
			found,
			remedy
		});
		const worstFirst = [
			"failed",
			"warning",
			"passed",
			"skipped"
		];
		const rowsOf = (checks) => ["inputs", ...checkNames].flatMap((name) => {
			const own = checks.filter((check) => check.name === name);
			const sorted = own.toSorted((a, b) => worstFirst.indexOf(a.outcome) - worstFirst.indexOf(b.outcome));
			const bad = sorted.filter(({ outcome }) => outcome === "failed" || outcome === "warning");
			const shown = bad.length > 0 ? bad : sorted;
			const join = (column, separator) => [...new Set(shown.map((check) => check[column]).filter((text) => text !== ""))].join(separator);
			return shown.slice(0, 1).map(({ outcome }) => ({
				name,
				outcome,
				found: join("found", "; "),
				remedy: join("remedy", " ")
			}));
		});
		const doctorOutputs = ({ verdict, reason }, simulated = false) => ({
			verdict: String(verdict),
			reason,
			simulated: String(simulated)
		});
		const rowsOfInputs = {
			"base-url": "address",
			username: "credentials",
			"access-key": "credentials",
			devices: "devices",
			app: "app",
			media: "app",
			"test-suite": "test suite",
			tests: "tests",
			select: "tests",
			quarantine: "quarantine",
			history: "history",
			"github-token": "token permissions",
			"check-name": "token permissions",
			"artifact-name": "artifact service"
		};
		const checksOfMistakes = (mistakes) => {
			const wrong = mistakes.map((mistake) => {
				const name = rowsOfInputs[mistake.input] ?? "inputs";
				return failed(name, (0, _core_model_input_problem_js__WEBPACK_IMPORTED_MODULE_0__.BJ)(mistake), (0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_1__.Lz)((0, _core_model_input_problem_js__WEBPACK_IMPORTED_MODULE_0__.A$)(mistake)));
			});
			const named = new Set(wrong.map(({ name }) => name));
			const others = checkNames.filter((name) => !named.has(name));
			return [...wrong, ...others.map((name) => skipped(name, "not checked, since inputs are invalid"))];
		};
	}),
	2562: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			cleanupTable: () => cleanupTable,
			readCleanupInputs: () => readCleanupInputs
		});
		var _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65953);
		var _core_model_framework_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57525);
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71113);
		var _reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56007);
		var _service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88005);
		var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51578);
		const cleanupTable = {
			..._service_js__WEBPACK_IMPORTED_MODULE_0__.oV,
			"api-version": _service_js__WEBPACK_IMPORTED_MODULE_0__.oV["api-version"],
			kinds: (0, _table_js__WEBPACK_IMPORTED_MODULE_1__.Ie)(_core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__.jQ, (reader, input) => readKinds(reader, input), {
				required: true,
				isList: true
			}),
			"custom-id": (0, _table_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(),
			"older-than-days": (0, _table_js__WEBPACK_IMPORTED_MODULE_1__.ai)("float", {
				min: 0,
				max: 36500,
				accepted: "must be a number of days, 0 or more"
			}),
			ids: (0, _table_js__WEBPACK_IMPORTED_MODULE_1__.Ie)("string", (reader, input) => readIds(reader, input), { isList: true }),
			scope: (0, _table_js__WEBPACK_IMPORTED_MODULE_1__.Yq)(["user", "group"], "user"),
			"dry-run": (0, _table_js__WEBPACK_IMPORTED_MODULE_1__.Jt)(true)
		};
		const readCleanupInputs = async (environment, context) => {
			const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_3__.i_(environment);
			const values = (0, _table_js__WEBPACK_IMPORTED_MODULE_1__.N$)(reader, cleanupTable);
			const { dryRun, customId, olderThanDays, ids } = values;
			const service = await (0, _service_js__WEBPACK_IMPORTED_MODULE_0__.Dz)(reader, context);
			if (!dryRun && customId === undefined && olderThanDays === undefined && ids === undefined) reader.problem({
				input: "dry-run",
				value: "false",
				accepted: "custom-id, older-than-days and ids are not set. Set one of them; custom-id: '*' selects every upload"
			});
			reader.finish();
			return {
				...values,
				service
			};
		};
		const readKinds = (reader, input) => {
			const accepted = `must be one or more of ${(0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_4__.KE)(_core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__.jQ)}`;
			const entries = reader.list(input);
			if (entries.length === 0) reader.problem({
				input,
				accepted
			});
			const kinds = new Set();
			for (const entry of entries) {
				const kind = _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__.jQ.find((known) => known === entry);
				if (kind === undefined) reader.problem({
					input,
					value: entry,
					accepted: accepted + whyNone(entry)
				});
				else kinds.add(kind);
			}
			return [...kinds];
		};
		const whyNone = (entry) => {
			const framework = _core_model_framework_js__WEBPACK_IMPORTED_MODULE_5__.I.find((each) => entry.startsWith(each) && !(0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__.ov)(each));
			return framework === undefined ? "" : `; the service has no known call that lists uploads of ${(0, _core_frameworks_lookup_js__WEBPACK_IMPORTED_MODULE_2__.Fg)(framework).title}`;
		};
		const readIds = (reader, input) => {
			const ids = reader.list(input);
			for (const id of ids) if (!/^(?:(?:bs|media):\/\/)?[\w-]{1,200}$/.test(id)) reader.problem({
				input,
				value: id,
				accepted: "must be an id, or a reference such as bs://\u2026 or media://\u2026"
			});
			return ids.length === 0 ? undefined : [...new Set(ids)];
		};
	}),
	76449: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			migrateTable: () => migrateTable,
			readMigrateInputs: () => readMigrateInputs
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56007);
		var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51578);
		var _workspace_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96165);
		const defaultOutput = "migration";
		const migrateTable = {
			from: (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.Mg)("string", { required: true }),
			output: (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.bu)("string", { default: defaultOutput }),
			summary: (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.Jt)(true)
		};
		const maxSources = 200;
		const readMigrateInputs = async (environment, context) => {
			const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_3__.i_(environment);
			const { summary } = (0, _table_js__WEBPACK_IMPORTED_MODULE_2__.N$)(reader, migrateTable);
			const sources = await readSourceFiles(reader, context);
			const given = reader.optional("output") ?? defaultOutput;
			const outputDir = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(context.workspace, given);
			const mistake = (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_4__.Lc)(outputDir, context, true);
			if (mistake !== undefined) reader.problem({
				input: "output",
				value: given,
				accepted: `must be a folder inside the workspace${mistake}`
			});
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
				accepted: `must be ${what}`
			});
			const names = entries.flatMap((entry) => {
				const found = /[*?[\]{}]/.test(entry) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.globSync)(entry, { cwd: context.workspace }).sort() : [entry];
				if (found.length === 0) reader.problem({
					input,
					value: entry,
					accepted: "no file matches",
					code: "input-file-missing"
				});
				return found;
			});
			if (names.length > maxSources) reader.problem({
				input,
				value: `${names.length} files`,
				accepted: `at most ${maxSources} are converted at once`
			});
			const sources = new Map();
			for (const name of [...new Set(names)].slice(0, maxSources)) {
				if ((0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_4__.Re)(name, context)) {
					reader.problem({
						input,
						value: name,
						accepted: "a symbolic link leads outside of the workspace"
					});
					continue;
				}
				const file = await (0, _workspace_files_js__WEBPACK_IMPORTED_MODULE_4__.Gu)(reader, context, input, name, what, _workspace_files_js__WEBPACK_IMPORTED_MODULE_4__.fd);
				if (file !== undefined) sources.set(file.path, {
					name: nameInRepository(file.path, context.workspace),
					text: file.text
				});
			}
			return [...sources.values()];
		};
		const nameInRepository = (file, workspace) => {
			const within = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(workspace, file);
			const isInside = within !== ".." && !within.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1___default().sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(within);
			return (isInside ? within : node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(repositoryOf(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file)), file)).replaceAll("\\", "/");
		};
		const repositoryOf = (folder) => {
			for (let each = folder; each !== node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(each); each = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(each)) if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(each, ".git"))) return each;
			return folder;
		};
	}),
	83126: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			readTestCasesInputs: () => readTestCasesInputs,
			testCasesTable: () => testCasesTable
		});
		var external_node_path_ = __webpack_require__(76760);
		var external_node_path_default = __webpack_require__.n(external_node_path_);
		var folder = __webpack_require__(66613);
		var test_case = __webpack_require__(39870);
		var numbers = __webpack_require__(71113);
		var regular_file = __webpack_require__(48734);
		var inputs_reader = __webpack_require__(56007);
		var service = __webpack_require__(88005);
		var table = __webpack_require__(51578);
		var workspace_files = __webpack_require__(96165);
		var schemas = __webpack_require__(26921);
		var is_record = __webpack_require__(75977);
		var yaml_document = __webpack_require__(29372);
		;
		const patternSchema = schemas.YjP("must be a test, class#method").min(1, "must be a test, class#method").max(2e3, "must have at most 2000 characters");
		const mappingSchema = schemas.g1P(schemas.YjP().min(1).describe("Identifier of a test case, for instance TC-12."), schemas.KCZ([patternSchema, schemas.YOg(patternSchema).min(1, "must have at least one test")], "must be a test, class#method, or a list of them").describe("Tests as class#method; * matches any characters.")).describe("Which tests match which test cases. A test can match several test cases, and several tests can match one test case.");
		const parseMapping = (text) => {
			const reading = (0, yaml_document.gM)(text);
			if (reading.kind === "broken") return {
				entries: [],
				mistakes: reading.mistakes.map((mistake) => ({
					...mistake,
					key: ""
				}))
			};
			const { value, placeOf } = reading;
			if (!(0, is_record.u4)(value)) {
				const message = "must be a mapping of identifiers to tests";
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
					key: (0, yaml_document.j5)(path),
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
		const testCasesTable = {
			username: (0, table.bu)(),
			"access-key": (0, table.bu)(),
			"base-url": (0, table.bu)(),
			"embedded-scenario": (0, table.bu)(),
			"github-token": service.bU,
			"test-management-url": (0, table.bu)("string", { default: defaultAddress }),
			"project-id": (0, table.Ie)("string", (reader, input) => readProject(reader, input), { required: true }),
			"test-case-id": (0, table.Ie)("string", (reader, input) => readIdentifier(reader, input)),
			"updated-after": (0, table.Ie)("string", (reader, input) => readListingTime(reader, input)),
			"updated-before": (0, table.Ie)("string", (reader, input) => readListingTime(reader, input)),
			"issue-ids": (0, table.Ie)("string", (reader, input) => readIssues(reader, input), { isList: true }),
			"issue-type": (0, table.Ie)(test_case.fB, (reader, input) => reader.text(input) === "" ? undefined : reader.choice(input, test_case.fB)),
			archived: (0, table.Ie)("boolean", (reader, input) => reader.text(input) === "" ? undefined : reader.boolean(input, false)),
			"page-size": (0, table.ai)("integer", {
				min: test_case.PX,
				max: test_case.Nt
			}, test_case.Nt),
			results: (0, table.bu)(),
			match: (0, table.bu)("string", { default: "id" }),
			output: (0, table.bu)(),
			"require-coverage": (0, table.Ie)("float", (reader, input) => readPercentage(reader, input), { conflict: (_, given) => given.text("results") === "" ? "results is not set. Set both, since coverage is computed from results" : undefined }),
			summary: (0, table.Jt)(true)
		};
		const readTestCasesInputs = async (environment, context) => {
			const reader = new inputs_reader.i_(environment);
			const { projectId, issueIds, requireCoverage, summary, ...filters } = (0, table.N$)(reader, testCasesTable);
			const area = await (0, service.Ad)(reader, context, "test-management-url", defaultAddress);
			const inputs = {
				area,
				username: (0, service.Yz)(reader, "username", (0, service.nq)(area)),
				accessKey: (0, service.Yz)(reader, "access-key", (0, service.nq)(area)),
				githubToken: reader.optional("github-token"),
				projectId,
				query: {
					...filters,
					issueIds: issueIds.ids.length === 0 ? undefined : issueIds.ids
				},
				issuesFromPullRequest: issueIds.fromPullRequest,
				results: await readResultsPath(reader, context),
				match: await readMatch(reader, context),
				output: await readOutput(reader, context),
				requireCoverage,
				summary
			};
			reader.finish();
			return inputs;
		};
		const readProject = (reader, input) => {
			const accepted = "must be the id of a project of test management, for instance PR-1";
			const id = reader.required(input, accepted);
			if (/[\p{Cc}\s]/u.test(id) || id === "." || id === "..") reader.problem({
				input,
				value: id,
				accepted
			});
			return id;
		};
		const readIdentifier = (reader, input) => {
			const id = reader.optional(input);
			if (id !== undefined && !(0, test_case.VK)(id)) reader.problem({
				input,
				value: id,
				accepted: "must be the identifier of one test case, for instance TC-12"
			});
			return id;
		};
		const readListingTime = (reader, input) => {
			const time = reader.optional(input);
			const accepted = "must be a time as YYYY-MM-DDTHH:MM:SS.SSSZ, for instance 2026-01-31T08:00:00.000Z";
			if (time !== undefined && !(0, test_case.aF)(time)) reader.problem({
				input,
				value: time,
				accepted
			});
			return time;
		};
		const readIssues = (reader, input) => {
			const entries = reader.list(input).flatMap((entry) => entry.split(",").map((id) => id.trim()).filter((id) => id !== ""));
			if (entries.includes(fromPullRequest)) {
				if (entries.length > 1) reader.problem({
					input,
					value: entries.join(","),
					accepted: `must be ${fromPullRequest} alone, or issue ids`
				});
				return {
					ids: [],
					fromPullRequest: true
				};
			}
			for (const id of entries) if (!(0, test_case.VK)(id)) reader.problem({
				input,
				value: id,
				accepted: `must be an issue id without spaces, or ${fromPullRequest}`
			});
			return {
				ids: [...new Set(entries)],
				fromPullRequest: false
			};
		};
		const readResultsPath = async (reader, context) => {
			const input = "results";
			const given = reader.optional(input);
			if (given === undefined) return undefined;
			const accepted = "must be a results.json, a folder with JUnit files, or an .xcresult folder or its zip";
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
				const code = error instanceof regular_file.o2 && !error.isTooLarge ? "input-file-unusable" : "input-file-missing";
				reader.problem({
					input,
					value: given,
					accepted: (0, workspace_files.D2)(error),
					code
				});
			}
			return results;
		};
		const readMatch = async (reader, context) => {
			const input = "match";
			const given = reader.optional(input) ?? "id";
			if (given === "id" || given === "title") return { kind: given };
			const file = await (0, workspace_files.Gu)(reader, context, input, given, "id, title, or a YAML mapping file", workspace_files.fd);
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
				const accepted = `must be a path ending in ${(0, numbers.KE)(caseFileKinds.map((kind) => `.${kind}`))}`;
				reader.problem({
					input,
					value: given,
					accepted
				});
				return undefined;
			}
			const file = external_node_path_default().resolve(context.workspace, given);
			const mistake = (0, workspace_files.Lc)(external_node_path_default().dirname(file), context, true);
			if (mistake !== undefined) reader.problem({
				input,
				value: given,
				accepted: `must be a file in a folder inside the workspace${mistake}`
			});
			else if (await (0, folder.lQ)(file)) reader.problem({
				input,
				value: given,
				accepted: "this path is a folder"
			});
			return {
				path: file,
				kind
			};
		};
		const readPercentage = (reader, input) => {
			const given = reader.optional(input);
			if (given === undefined) return undefined;
			const digits = given.endsWith("%") ? given.slice(0, -1).trimEnd() : given;
			const percent = /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
			if (!(percent >= 0 && percent <= 100)) reader.problem({
				input,
				value: given,
				accepted: "must be a percentage from 0 to 100"
			});
			return percent;
		};
	}),
	95719: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			accountForRequirements: () => accountForRequirements,
			addToTally: () => addToTally,
			caseResult: () => caseResult,
			coveragePercent: () => coveragePercent,
			emptyTally: () => emptyTally,
			noTestCaseOutputs: () => noTestCaseOutputs,
			remarkOn: () => remarkOn,
			resultLabels: () => resultLabels,
			testCaseOutputsOf: () => testCaseOutputsOf
		});
		const caseResult = (tests, complete) => {
			if (tests.some(({ failed }) => failed > 0)) return "failed";
			if (!tests.some(({ passed }) => passed > 0)) return "not-run";
			return complete && tests.every(passedEverywhere) ? "passed" : "partial";
		};
		const passedEverywhere = ({ passed, failed, notRun, missingOn }) => passed > 0 && failed === 0 && notRun === 0 && missingOn.size === 0;
		const remarkOn = ({ result, tests }) => {
			switch (result) {
				case "passed": return "";
				case "failed": {
					const devices = new Set(tests.flatMap(({ failedOn }) => [...failedOn]));
					const failed = tests.filter(({ failed: count }) => count > 0).length;
					return `${failed} of ${tests.length} ${tests.length === 1 ? "test" : "tests"} failed${devices.size === 0 ? "" : ` on ${[...devices].join(", ")}`}`;
				}
				case "partial": {
					const missing = new Set(tests.flatMap(({ missingOn }) => [...missingOn]));
					if (missing.size > 0) return `no result on ${[...missing].join(", ")}`;
					return tests.every(passedEverywhere) ? "the reports are not complete" : "not all of its tests ran";
				}
				case "not-run": return tests.length === 0 ? "no test" : "its tests did not run";
			}
		};
		const emptyTally = {
			count: 0,
			covered: 0,
			passed: 0,
			failed: 0,
			partial: 0,
			notRun: 0,
			unread: 0
		};
		const addToTally = (tally, result) => {
			const counter = result === "not-run" ? "notRun" : result;
			const covered = tally.covered + (result === "not-run" ? 0 : 1);
			return {
				...tally,
				count: tally.count + 1,
				covered,
				[counter]: tally[counter] + 1
			};
		};
		const coveragePercent = ({ count, covered, unread }) => count + unread === 0 ? undefined : covered * 100 / (count + unread);
		const testCaseOutputsOf = ({ count, covered, passed, failed, notRun }, outputPath) => ({
			count: String(count),
			covered: String(covered),
			passed: String(passed),
			failed: String(failed),
			"not-run": String(notRun),
			"output-path": outputPath
		});
		const noTestCaseOutputs = testCaseOutputsOf(emptyTally, "");
		const maxLinkedCases = 50;
		const accountForRequirements = (keys) => {
			const open = new Map(keys.map((key) => [key.toUpperCase(), {
				key,
				results: new Set(),
				cases: [],
				caseCount: 0
			}]));
			const only = open.size === 1 ? [...open.keys()] : [];
			return {
				add: ({ record, result }) => {
					for (const key of keysOf(record, only)) {
						const requirement = open.get(key);
						if (requirement === undefined) continue;
						requirement.results.add(result);
						requirement.caseCount += 1;
						const { identifier, title } = record;
						if (requirement.cases.length < maxLinkedCases) requirement.cases.push({
							identifier,
							title,
							result
						});
					}
				},
				finish: () => open.values().map(({ results, ...requirement }) => ({
					...requirement,
					result: issueResult(results)
				})).toArray()
			};
		};
		const keysOf = ({ issues }, only) => new Set(issues.length === 0 ? only : issues.map((issue) => issue.toUpperCase()));
		const issueResult = (results) => {
			if (results.has("failed")) return "failed";
			if (!results.has("passed") && !results.has("partial")) return "untested";
			return results.size === 1 && results.has("passed") ? "passed" : "partial";
		};
		const resultLabels = {
			passed: "passed",
			failed: "failed",
			partial: "partly passed",
			"not-run": "not run",
			untested: "not tested"
		};
	}),
	39870: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nt: () => maxPageSize,
			PX: () => minPageSize,
			VK: () => isIssueId,
			aF: () => isListingTime,
			fB: () => issueTrackers
		});
		const issueTrackers = [
			"jira",
			"asana",
			"clickup",
			"azure"
		];
		const minPageSize = 30;
		const maxPageSize = 300;
		const isListingTime = (text) => {
			const time = new Date(text);
			return !Number.isNaN(time.getTime()) && time.toISOString() === text && text.length === 24;
		};
		const isIssueId = (text) => text.length <= 200 && /^[^\s,\p{Cc}]+$/u.test(text);
	}),
	13599: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MZ: () => knownTest,
			RY: () => maxCtrfBytes,
			WX: () => ctrfTest,
			lJ: () => ctrfDocument,
			qG: () => knownSuite
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
		const record = (shape) => zod__WEBPACK_IMPORTED_MODULE_0__.Ikc(shape).readonly();
		const list = (item) => zod__WEBPACK_IMPORTED_MODULE_0__.YOg(item).readonly();
		const count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(0);
		const fromOne = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1).max(1e4);
		const maxInstant = 864e13;
		const ms = zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(maxInstant).describe("Milliseconds.");
		const instant = zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(maxInstant).describe("Milliseconds since 1970 in UTC.");
		const status = zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
			"passed",
			"failed",
			"skipped"
		]);
		const otherStatus = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["pending", "other"]);
		const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP();
		const texts = list(text);
		const attempt = record({
			attempt: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1).describe("1 is the first attempt; the last one is the test itself."),
			status,
			duration: ms.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional(),
			extra: record({ rawStatus: text })
		});
		const context = {
			device: text.describe("`<device name>-<os version>`; empty for an entry that belongs to no device."),
			shard: fromOne,
			shards: fromOne,
			attempt: fromOne.describe("1, or more where `retries` or `session-retries` ran a session again."),
			ranOn: text.exactOptional().describe("The device that ran it, if that was not `device` but another alternative of its line in the input `devices`."),
			build: text.describe("Id of the build at the service."),
			session: text.exactOptional().describe("Id of the session at the service.")
		};
		const pastRun = {
			commit: text,
			date: zod__WEBPACK_IMPORTED_MODULE_1__.w$().describe("Start of the run, RFC 3339."),
			url: text.exactOptional().describe("The page of the run.")
		};
		const testHistory = record({
			label: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"new",
				"known",
				"flaky"
			]).exactOptional().describe("How the failure compares with earlier runs."),
			since: record(pastRun).exactOptional().describe("With `known`: the first of the failures up to now."),
			flakyRate: record({
				rate: zod__WEBPACK_IMPORTED_MODULE_0__.aig().min(0).max(1),
				failures: count,
				outcomes: count
			}).exactOptional().describe("Failures among the stored outcomes; those on a commit with passes and failures count double."),
			recent: list(record({
				status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"passed",
					"flaky",
					"failed"
				]),
				...pastRun,
				duration: ms.exactOptional()
			})).describe("Outcomes in earlier runs, newest last, at most 50.")
		});
		const repeat = record({
			repeat: fromOne.describe("From 1, in the order of their starts."),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"passed",
				"failed",
				"timed-out",
				"error"
			]),
			duration: ms.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional(),
			build: text,
			session: text.exactOptional(),
			folder: text.describe("Inside the report folder; empty in the report of a collector, which has no files of repeats.")
		});
		const onBase = record({
			result: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"fails-on-base",
				"unstable-on-base",
				"passes-on-base",
				"unknown"
			]).describe("`fails-on-base`: all its runs on the app of the base branch failed, too."),
			why: text.exactOptional().describe("With `unknown`: the reason."),
			branch: text,
			commit: text.exactOptional().describe("Commit of the app and the suite; absent where none could be run."),
			sessions: list(record({
				status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["passed", "failed"]),
				build: text,
				session: text.exactOptional(),
				dashboard: text.exactOptional()
			})).describe("Runs with a result.")
		});
		const crash = record({
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"java",
				"native",
				"not-responding",
				"killed"
			]),
			process: text.exactOptional(),
			thread: text.exactOptional(),
			cause: text.describe("The exception or the signal, with its message."),
			at: text.exactOptional().describe("The deepest frame of the app: file and line, or the frame."),
			log: texts.describe("Lines of the log of the device or of the instrumentation.")
		});
		const links = record({
			video: text.exactOptional(),
			deviceLog: text.exactOptional(),
			instrumentationLog: text.exactOptional(),
			networkLog: text.exactOptional(),
			screenshots: texts.exactOptional()
		});
		const otherResult = record({
			...context,
			status,
			rawStatus: text,
			duration: ms.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional()
		});
		const testExtra = record({
			...context,
			build: context.build.exactOptional().describe("Id of the build at the service. Absent for a test that just passed: its session has it."),
			simulated: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().describe("Whether the built-in cloud answered."),
			kind: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"test",
				"session",
				"verdict"
			]).exactOptional().describe("`session` and `verdict` stand for a problem that no test reports. They are no tests: their status is `other`, or `pending` while the session waits for a device. Absent for a test that just passed."),
			otherResults: list(otherResult).exactOptional().describe("Results of the same test in other sessions of the device. The entry itself has the result that counts."),
			quarantined: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("The failure does not count."),
			quarantine: record({
				reason: text,
				issue: text,
				until: text
			}).exactOptional().describe("The entry of the quarantine file because of which the failure does not count."),
			history: testHistory.exactOptional().describe("Results of earlier runs; absent for a test that always passed."),
			repeats: list(repeat).exactOptional().describe("Further runs of a new or changed test (`repeat-new`). They change neither its status nor any count."),
			onBase: onBase.exactOptional().describe("What the failed test does on the app of the base branch (`compare-base`). It changes neither its status nor any count."),
			crash: crash.exactOptional().describe("Why the app or its tests ended while the test was running, as the logs tell."),
			rawTrace: text.exactOptional().describe("The trace as the device wrote it, where `mapping` restored it."),
			ambiguousFrames: list(record({
				frame: text,
				alternatives: texts
			})).exactOptional().describe("Frames that stay as they are, since `mapping` has several calls for them."),
			expectedFailures: texts.exactOptional().describe("Failures that the test expected; they do not count."),
			testId: text.exactOptional(),
			properties: zod__WEBPACK_IMPORTED_MODULE_0__.g1P(text, text).readonly().exactOptional(),
			attachments: texts.exactOptional(),
			links: links.exactOptional()
		});
		const ctrfEntry = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			name: text.describe("The method; `suite` holds the class."),
			status: zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([status, otherStatus]),
			duration: ms,
			start: instant.exactOptional(),
			stop: zod__WEBPACK_IMPORTED_MODULE_0__.aig().exactOptional(),
			suite: texts.exactOptional(),
			message: text.exactOptional(),
			trace: text.exactOptional(),
			line: count.exactOptional(),
			rawStatus: text.describe("The status as the service reported it."),
			filePath: text.exactOptional(),
			retries: count,
			retryAttempts: list(attempt).exactOptional(),
			flaky: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().describe("Whether it passed only in a retry."),
			stdout: texts.exactOptional(),
			stderr: texts.exactOptional(),
			device: text,
			extra: testExtra
		});
		const isOther = ({ status: own }) => own === "pending" || own === "other";
		const ctrfTest = ctrfEntry.refine((entry) => isOther(entry) === ((entry.extra.kind ?? "test") !== "test"), {
			path: ["status"],
			message: "the status does not fit the kind of the entry"
		});
		const session = record({
			...context,
			tests: count,
			start: instant.exactOptional(),
			duration: ms.exactOptional(),
			queued: ms.exactOptional(),
			folder: text.describe("Inside the report folder."),
			dashboard: text.exactOptional(),
			video: text.exactOptional()
		});
		const job = record({
			hash: text.describe("Differs between the jobs of a matrix; the same in all run attempts."),
			run: text.describe("Id of the workflow run."),
			runAttempt: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().min(1),
			name: text.describe("Id of the job in the workflow file."),
			devices: texts,
			resolvedDevices: list(record({
				line: text,
				device: text
			})).exactOptional().describe("Every line of the input `devices` with the device that it resolved to; absent where all lines are exact."),
			shards: zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([fromOne, zod__WEBPACK_IMPORTED_MODULE_0__.euz("auto")]).describe("Of the whole run."),
			shard: fromOne.exactOptional().describe("The only shard of this job."),
			suiteId: text.exactOptional().describe("Package or bundle id of the test suite.")
		});
		const knownTest = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			className: text,
			name: text,
			ignored: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			parameterized: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			conditional: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			naming: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["derived", "free"]).exactOptional()
		});
		const knownSuite = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			tests: list(knownTest.readonly()),
			unknown: list(record({ part: text })),
			unseen: text.exactOptional(),
			isPart: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("Set where the suite has more than these tests: those that were not selected."),
			customRunner: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().exactOptional()
		});
		const totals = record({
			tests: count,
			passed: count,
			failed: count,
			skipped: count,
			flaky: count,
			missing: count,
			quarantined: count.exactOptional()
		});
		const unstartedReason = zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
			"fail-fast",
			"budget",
			"canary"
		]);
		const missingTest = record({
			name: text,
			devices: texts,
			notStarted: unstartedReason.exactOptional().describe("Why its shard was not started.")
		});
		const unstartedShards = record({
			reason: unstartedReason,
			shards: list(fromOne),
			clause: text,
			stopped: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("They were started, and stopped at the first failed test.")
		});
		const repeatedTest = record({
			className: text,
			name: text,
			device: text,
			why: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["new", "changed"]),
			passed: count.describe("Runs that passed, the one of the results among them."),
			failed: count.describe("Runs that did not pass."),
			broken: count.exactOptional().describe("Repeats among them that timed out or ended in error. No quarantine covers them.")
		});
		const repeatReport = record({
			times: count.describe("How often each new or changed test was to run again."),
			planned: count.describe("Sessions that were to repeat tests."),
			ran: count.describe("Those of them in which a test ran."),
			deviceMs: ms,
			tests: list(repeatedTest)
		});
		const baseReport = record({
			tests: list(record({
				className: text,
				name: text,
				device: text,
				...onBase.unwrap().shape
			})),
			more: count.describe("Failed tests that were not compared."),
			deviceMs: ms
		});
		const runExtra = record({
			simulated: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			verdict: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"passed",
				"failed",
				"error",
				"timed-out",
				"cancelled",
				"started",
				"planned"
			]).describe("The output `verdict` of the step."),
			reason: text,
			code: text.exactOptional().describe("Stable name of the reason, as in docs/troubleshooting.md."),
			framework: text,
			project: text,
			job: job.exactOptional().describe("The job that wrote the document; absent where a collector job did."),
			failOnFlaky: zod__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			deviceMs: ms,
			predicted: record({
				deviceMs: ms,
				durationMs: ms,
				runs: fromOne
			}).exactOptional().describe("Predicted cost, and the number of earlier runs that it is based on; absent if there were none."),
			queueMs: ms,
			totals: totals.describe("Counts over (test, device) pairs, as in the outputs of the step."),
			builds: list(record({
				id: text,
				shard: fromOne,
				shards: fromOne,
				attempt: fromOne
			})),
			refs: record({
				app: text.exactOptional(),
				testSuite: text.exactOptional(),
				media: texts.exactOptional()
			}).exactOptional().describe("What all builds used, as build requests name it; each absent where there is none, or where they differ."),
			sessions: list(session),
			quarantine: record({
				file: text,
				warnings: texts
			}).exactOptional().describe("The quarantine file, and its entries that expired or match no known test, as sentences."),
			history: record({
				earlierRuns: count,
				new: count,
				known: count,
				flaky: count,
				knownSince: zod__WEBPACK_IMPORTED_MODULE_1__.w$().exactOptional()
			}).exactOptional().describe("Failures by how they compare with earlier runs; absent if there were none."),
			missingTests: list(missingTest),
			unstarted: list(unstartedShards).exactOptional().describe("Shards and retries that were not started, by `fail-fast`, `max-device-minutes` or `canary-devices`."),
			repeats: repeatReport.exactOptional().describe("What `repeat-new` showed. A test with passed and failed runs is unstable."),
			onBase: baseReport.exactOptional().describe("What `compare-base` showed; absent where it compared nothing."),
			emptySelection: zod__WEBPACK_IMPORTED_MODULE_0__.euz(true).exactOptional().describe("The changed files selected no test (input `select`), so that the job started no build."),
			knownSuite: knownSuite.readonly().exactOptional().describe("The discovered tests that the run had to report; absent where they are unknown."),
			notices: texts
		});
		const summary = record({
			tests: count.describe("Results of tests, as in the outputs of the step: the sum of `passed`, `failed` and `skipped`."),
			passed: count,
			failed: count,
			skipped: count,
			pending: count.describe("Entries that are no test: sessions that wait for a device."),
			other: count.describe("Entries that are no test: sessions with a problem, and a red verdict that no other entry shows."),
			flaky: count,
			start: instant,
			stop: instant,
			duration: ms
		});
		const maxCtrfBytes = 2e8;
		const ctrfDocument = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			reportFormat: zod__WEBPACK_IMPORTED_MODULE_0__.euz("CTRF"),
			specVersion: text,
			timestamp: zod__WEBPACK_IMPORTED_MODULE_1__.w$().describe("RFC 3339."),
			generatedBy: text,
			results: record({
				tool: record({ name: text }),
				summary,
				tests: list(ctrfTest.readonly()),
				environment: record({
					reportName: text,
					testEnvironment: text,
					healthy: zod__WEBPACK_IMPORTED_MODULE_0__.zMY()
				}),
				extra: runExtra
			})
		});
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
