"use strict";
exports.id = 220;
exports.ids = [220];
exports.modules = {

/***/ 23220:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  alerts: () => (/* binding */ alerts)
});

// EXTERNAL MODULE: ./build/javascript/alerts/alerts-area.js + 3 modules
var alerts_area = __webpack_require__(41237);
// EXTERNAL MODULE: ./build/javascript/alerts/alerts-inputs.js + 1 modules
var alerts_inputs = __webpack_require__(53645);
// EXTERNAL MODULE: ./build/javascript/alerts/outcome.js
var alerts_outcome = __webpack_require__(48403);
// EXTERNAL MODULE: ./build/javascript/cloud/errors.js
var errors = __webpack_require__(97430);
// EXTERNAL MODULE: ./build/javascript/lib/wildcard.js
var wildcard = __webpack_require__(54317);
// EXTERNAL MODULE: ./build/javascript/model/run-problem.js
var run_problem = __webpack_require__(25918);
// EXTERNAL MODULE: ./build/javascript/alerts/resume-alerts.js
var resume_alerts = __webpack_require__(21554);
;// CONCATENATED MODULE: ./build/javascript/alerts/pause-alerts.js






/**
 * Pauses the selected alerts that are active. What was paused before stays as it is, now and in the post step. Where one cannot be
 * paused, or the workflow is cancelled meanwhile, those before it are resumed at once.
 *
 * @throws {AreaError} for the call that stopped it
 */
const pauseSelected = async (selections, area, outcome, remember) => {
    const chosen = await chooseAlerts(selections, area, outcome);
    const active = chosen.filter(({ status }) => status === 'active');
    const before = chosen.length - active.length;
    if (before > 0)
        area.context.log.info(`${before} of the selected alerts ${before === 1 ? 'is' : 'are'} already paused and will stay paused.`);
    const paused = [];
    try {
        for (const { id, name } of active) {
            area.context.signal.throwIfAborted();
            // Saved before the call: if this process is killed meanwhile, the post step resumes the alert.
            paused.push({ id, name });
            remember(paused);
            await area.alerts.pause(id);
            outcome.paused.push(name);
            area.context.log.info(`Paused the alert "${name}".`);
        }
    }
    catch (error) {
        if (wasSurelyNotPaused(error))
            paused.pop();
        await undo(paused, area, outcome, remember);
        throw (0,alerts_area/* explainAlertError */.CS)(error);
    }
};
const wasSurelyNotPaused = (error) => error instanceof errors/* CloudError */.K2 && (error.failure === 'final' || error.failure === 'unsent');
const undo = async (paused, { uncancellable, context }, outcome, remember) => {
    if (paused.length > 0)
        context.log.info('Pausing was interrupted: the alerts that were paused are resumed.');
    const left = await (0,resume_alerts/* resumeAll */.tW)(paused, uncancellable, context);
    remember(left);
    outcome.paused = left.map(({ name }) => name);
    (0,resume_alerts/* logStillPaused */.Xm)(left, context);
};
/** Resumes the selected alerts that are paused. Each failure is recorded separately, and the others continue. */
const resumeSelected = async (selections, area, outcome) => {
    const chosen = await chooseAlerts(selections, area, outcome);
    for (const { id, name } of chosen.filter(({ status }) => status === 'paused')) {
        area.context.signal.throwIfAborted();
        try {
            await area.alerts.resume(id);
            outcome.resumed.push(name);
            area.context.log.info(`Resumed the alert "${name}".`);
        }
        catch (error) {
            area.context.signal.throwIfAborted();
            outcome.failures.push((0,alerts_outcome/* failureOf */.g5)((0,run_problem/* problemOf */.Zw)((0,alerts_area/* explainAlertError */.CS)(error), `The alert "${name}" is still paused: `)));
        }
    }
};
const chooseAlerts = async (selections, area, outcome) => {
    const chosen = new Map();
    for (const selection of selections) {
        const { alerts, missing, remarks } = await (0,alerts_area/* listAlerts */._J)(queryFor(selection), area);
        outcome.remarks.push(...remarks);
        if (missing > 0)
            outcome.remarks.push(`The service counts ${missing} more alerts than it lists: some may not be selected.`);
        const matching = alerts.filter((alert) => isSelected(selection, alert));
        if (matching.length === 0)
            outcome.remarks.push(`No alert is selected by ${describeSelection(selection)}.`);
        for (const alert of matching)
            chosen.set(alert.id, alert);
    }
    return [...chosen.values()];
};
const describeSelection = (selection) => Object.entries(selection)
    .map(([key, value]) => `${key} "${value}"`)
    .join(' and ');
/** What the service can narrow down itself; {@link isSelected} decides. */
const queryFor = ({ name, scope, metric, status }) => {
    const search = name === undefined ? '' : longest(name.split('*'));
    return {
        search: search === '' ? undefined : search,
        scope,
        metric,
        status,
    };
};
const longest = (pieces) => pieces.reduce((best, piece) => (piece.trim().length > best.length ? piece.trim() : best), '');
/** A field that is missing in the response was filtered by the service. */
const isSelected = (selection, { name, status, fields }) => (selection.name === undefined || (0,wildcard/* matchesWildcard */._W)(selection.name, name)) &&
    (selection.status === undefined || status === 'unknown' || status === selection.status) &&
    agrees(selection.scope, fields.scope) &&
    agrees(selection.metric, fields.metric);
const agrees = (wanted, stored) => wanted === undefined || typeof stored !== 'string' || stored === wanted;

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./build/javascript/lib/escape/cut.js
var cut = __webpack_require__(78091);
// EXTERNAL MODULE: ./build/javascript/lib/escape/invisible.js
var invisible = __webpack_require__(83780);
// EXTERNAL MODULE: ./build/javascript/lib/escape/markdown.js
var markdown = __webpack_require__(64598);
// EXTERNAL MODULE: ./build/javascript/lib/numbers.js
var numbers = __webpack_require__(71113);
// EXTERNAL MODULE: ./build/javascript/model/error-codes.js
var error_codes = __webpack_require__(96804);
;// CONCATENATED MODULE: ./build/javascript/alerts/publish-alerts.js







/** The runner keeps no more of each level. */
const maxAnnotations = 10;
/** Writes everything that a user sees: outputs, log, annotations, summary. The step fails only after that. */
const publishAlerts = async (outcome, inputs, simulated, context) => {
    const { log } = context;
    context.setOutputs((0,alerts_outcome/* alertOutputsOf */.st)(outcome));
    const fileName = 'file' in inputs ? inputs.file.name : '';
    const { plan, failures, remarks } = outcome;
    if (plan !== undefined) {
        const lines = diffOfPlan(outcome, fileName);
        if (lines.length === 0)
            log.info(`Nothing to do: ${(0,numbers/* counted */.hS)(plan.steps.length, 'rule')} ${plan.steps.length === 1 ? 'matches' : 'match'} the service.`);
        for (const line of lines)
            log.info(line);
        warnOfDrift(outcome, fileName, context);
    }
    for (const remark of remarks)
        log.warning(remark);
    if (inputs.summary)
        await context.writeSummary(renderAlertSummary({ ...outcome, mode: inputs.mode, simulated, fileName }));
    if (failures.length === 0)
        return;
    for (const [index, failure] of failures.entries())
        sayFailure(failure, fileName, index < maxAnnotations, context);
    for (const [code, [first]] of Map.groupBy(failures, (failure) => failure.code))
        if (first !== undefined)
            log.info((0,error_codes/* nextLine */.sE)({ code, hint: first.hint }, context.github.docsUrl));
    context.fail();
};
const warnOfDrift = ({ plan }, fileName, context) => {
    const drifted = (plan?.steps ?? []).filter((step) => step.kind === 'keep').filter(({ drift }) => drift.length > 0);
    for (const { rule, drift } of drifted.slice(0, maxAnnotations)) {
        const differences = drift.map(({ field, wanted, stored }) => `${field} is ${stored}, and ${wanted} in the file`).join('; ');
        context.annotate({
            level: 'warning',
            title: 'Alert rule drifted',
            message: (0,invisible/* showInvisibleInLines */.zY)(`The alert "${rule.input.name}" differs from its rule: ${differences}. The API cannot update alerts: change the alert at the service, or change the file.`),
            file: fileInWorkspace(fileName, context),
            line: rule.line,
        });
    }
};
const sayFailure = ({ message, line }, fileName, annotated, context) => {
    const { log } = context;
    if (line === undefined)
        log.error(message);
    else if (annotated)
        context.annotate({
            level: 'error',
            title: 'Alert rule',
            message: (0,invisible/* showInvisibleInLines */.zY)(`${fileName}:${line}: ${message}`),
            file: fileInWorkspace(fileName, context),
            line,
        });
    else
        log.info(`${fileName}:${line}: ${message}`);
};
/** Annotations name files from the root of the repository. */
const fileInWorkspace = (fileName, { github }) => external_node_path_default().relative(github.workspace, external_node_path_default().resolve(github.workspace, fileName)).replaceAll('\\', '/');
/** Well below the runner's limit for one step. */
const alertSummaryBudgetBytes = 400_000;
/** Lines of the diff, and names of each list. */
const detailLevels = [2_000, 500, 100, 20, 0];
/** The section of the job summary, with as much detail as fits. */
const renderAlertSummary = (summary, budgetBytes = alertSummaryBudgetBytes) => {
    for (const lines of detailLevels) {
        const text = render(summary, lines);
        if ((0,cut/* utf8Bytes */.dy)(text) <= budgetBytes)
            return text;
    }
    return (0,cut/* cutBytes */.Uw)(headline(summary), budgetBytes);
};
const render = (summary, lines) => `${[
    headline(summary),
    ...bullets(summary.failures.map(({ message, line }) => (line === undefined ? message : `${summary.fileName}:${line}: ${message}`)), lines, true),
    figures(summary),
    ...bullets(summary.remarks, lines, false),
    ...diff(summary, lines),
    ...names(summary, lines),
].join('\n\n')}\n`;
const headline = ({ mode, simulated }) => `## Alert rules: ${mode}${simulated ? ' (SIMULATED)' : ''}`;
const figures = ({ mode, plan, created, unchanged, drifted, paused, resumed, failures }) => {
    const changes = [
        [created, mode === 'plan' ? 'to create' : 'created'],
        [paused, mode === 'plan' ? 'to pause' : 'paused'],
        [resumed, mode === 'plan' ? 'to resume' : 'resumed'],
    ];
    const told = changes
        .filter(([list, word]) => list.length > 0 || word === modeWord[mode])
        .map(([list, word]) => `${(0,numbers/* digits */.vm)(list.length)} ${word}`);
    if (plan === undefined)
        return `${told.join(', ')}.`;
    const kept = [`${(0,numbers/* digits */.vm)(drifted.length)} drifted`, `${(0,numbers/* digits */.vm)(unchanged.length)} unchanged`];
    const failed = failures.length === 0 ? [] : [`${(0,numbers/* digits */.vm)(failures.length)} failed`];
    const others = plan.unmanaged.length === 0
        ? ''
        : ` ${(0,numbers/* counted */.hS)(plan.unmanaged.length, 'alert')} of the service ${plan.unmanaged.length === 1 ? 'is' : 'are'} not in the file.`;
    return `**${(0,numbers/* counted */.hS)(plan.steps.length, 'rule')}**: ${[...told, ...kept, ...failed].join(', ')}.${others}`;
};
/** Shown even if it is zero. */
const modeWord = {
    plan: 'to create',
    apply: 'created',
    pause: 'paused',
    resume: 'resumed',
};
const diff = (summary, limit) => {
    const all = diffOfPlan(summary, summary.fileName);
    if (all.length === 0 || limit === 0)
        return [];
    const shown = all.slice(0, limit);
    const more = all.length - shown.length;
    // GitHub colors a block of this kind by the first character of each line.
    const block = (0,markdown/* fencedBlock */.zW)(shown.join('\n')).replace('text\n', 'diff\n');
    return [block, ...(more > 0 ? [`${(0,numbers/* counted */.hS)(more, 'more line')} in the log.`] : [])];
};
/** Where there is a diff, it names them. */
const names = ({ plan, mode, paused, resumed }, limit) => {
    if (plan !== undefined)
        return [];
    return bullets(mode === 'pause' ? paused : resumed, limit, false, (name) => (0,markdown/* codeSpan */.SS)((0,cut/* cutText */.IN)(name, maxNameLength)));
};
const bullets = (texts, limit, bold, format = (text) => (0,markdown/* messageText */.Lo)((0,cut/* cutText */.IN)(text, maxTextLength))) => {
    if (texts.length === 0)
        return [];
    const shown = texts.slice(0, Math.max(5, limit)).map((text) => (bold ? `- **${format(text)}**` : `- ${format(text)}`));
    const more = texts.length - shown.length;
    return [[...shown, ...(more > 0 ? [`- ${(0,numbers/* digits */.vm)(more)} more in the log`] : [])].join('\n')];
};
const maxNameLength = 160;
const maxTextLength = 800;
const maxValueLength = 300;
/**
 * A plan as the lines of a diff: `+` is in the file and not at the service, `-` the other way round, `!` is a state that changes, or a
 * change that failed. An alert that matches its rule has no line.
 *
 * @param fileName of the rules, as users know it
 */
const diffOfPlan = ({ plan, created, paused, resumed }, fileName) => {
    const done = { created: new Set(created), paused: new Set(paused), resumed: new Set(resumed) };
    return (plan?.steps ?? []).flatMap((step) => linesOf(step, fileName, done));
};
const linesOf = (step, fileName, done) => {
    const { rule } = step;
    const changeOf = (state) => {
        const [list, word] = state === 'paused' ? ['paused', 'pause'] : ['resumed', 'resume'];
        return done[list].has(rule.input.name) ? word : `not ${list}:`;
    };
    const name = `"${onOneLine(rule.input.name, maxNameLength)}"`;
    const place = (line) => `(${fileName}:${line})`;
    switch (step.kind) {
        case 'create':
            if (!done.created.has(rule.input.name))
                return [`! not created: ${name} ${place(rule.line)}`];
            return [`+ create ${name}${rule.status === 'paused' ? ', paused' : ''} ${place(rule.line)}`];
        case 'ambiguous':
            return [`! ambiguous ${name}: ${step.ids.length} alerts have this name ${place(rule.line)}`];
        case 'keep':
            return [
                ...(step.bringTo === undefined ? [] : [`! ${changeOf(step.bringTo)} ${name} ${place(rule.line)}`]),
                ...(step.drift.length === 0 ? [] : [`  drift ${name}, left as it is ${place(rule.line)}`]),
                ...step.drift.flatMap(({ field, wanted, stored }) => [
                    `-   ${field}: ${onOneLine(stored, maxValueLength)} (stored)`,
                    `+   ${field}: ${onOneLine(wanted, maxValueLength)} ${place(rule.fieldLines[field] ?? rule.line)}`,
                ]),
            ];
    }
};
const onOneLine = (text, maxLength) => (0,cut/* cutText */.IN)(text.replace(/\s+/g, ' '), maxLength);

// EXTERNAL MODULE: ./build/javascript/alerts/secrets.js
var alerts_secrets = __webpack_require__(84862);
// EXTERNAL MODULE: ./build/javascript/lib/cancellation.js
var cancellation = __webpack_require__(8976);
;// CONCATENATED MODULE: ./build/javascript/alerts/compare-rules.js

/** Compares the file with all alerts of the service. Names are the identity. */
const planRules = (rules, alerts) => {
    const byName = Map.groupBy(alerts, ({ name }) => name);
    const steps = rules.map((rule) => {
        const [alert, ...others] = byName.get(rule.input.name) ?? [];
        if (alert === undefined)
            return { kind: 'create', rule };
        if (others.length > 0)
            return { kind: 'ambiguous', rule, ids: [alert, ...others].map(({ id }) => id) };
        const drift = compareFields(rule.input, alert);
        return { kind: 'keep', rule, alert, drift, bringTo: alert.status === rule.status ? undefined : rule.status };
    });
    const wanted = new Set(rules.map(({ input }) => input.name));
    return { steps, unmanaged: [...byName.keys()].filter((name) => !wanted.has(name)) };
};
/** The identity, and what the file may leave open. */
const uncompared = new Set(['name']);
/**
 * Fields of a rule that differ from the stored alert. A field that the response does not hold cannot be compared; `scope` and
 * `description` that the file leaves out have no default and are left alone.
 */
const compareFields = (input, { fields }) => entriesOf(input).flatMap(([field, wanted]) => {
    const stored = fields[field];
    if (uncompared.has(field) || wanted === undefined || stored === undefined || isSame(field, wanted, stored))
        return [];
    return [describeDrift(field, wanted, stored)];
});
const entriesOf = (input) => Object.entries(input).map(([key, value]) => [key, value]);
const isSame = (field, wanted, stored) => {
    if (field === 'description')
        return (wanted ?? '') === (stored ?? '');
    if (field === 'environments')
        return isSameSet(wanted, stored ?? []);
    if (field === 'notifications')
        return isSameSelection(wanted, stored);
    if (field === 'filter')
        return wanted === null ? stored === null : contains(stored, wanted);
    return isSameScalar(wanted, stored);
};
/** The service may store `5` as `"5"`: it does not document the types. */
const isSameScalar = (wanted, stored) => wanted === stored ||
    (isScalar(wanted) && isScalar(stored) && String(wanted) === String(stored)) ||
    (typeof wanted === 'number' && typeof stored === 'string' && stored.trim() !== '' && Number(stored) === wanted);
const isScalar = (value) => typeof value === 'string' || typeof value === 'number';
const isSameSet = (wanted, stored) => {
    if (!Array.isArray(wanted) || !Array.isArray(stored))
        return false;
    const [one, other] = [new Set(wanted), new Set(stored)];
    return one.size === other.size && one.isSubsetOf(other);
};
/** Targets in any order; the service may add ids and the like to each. */
const isSameSelection = (wanted, stored) => {
    if (!Array.isArray(wanted) || !Array.isArray(stored) || wanted.length !== stored.length)
        return false;
    const left = [...stored];
    return wanted.every((target) => {
        const place = left.findIndex((candidate) => contains(withEnabled(candidate), target));
        if (place === -1)
            return false;
        left.splice(place, 1);
        return true;
    });
};
const withEnabled = (target) => typeof target === 'object' && target !== null ? { enabled: true, ...target } : target;
/** Everything that is wanted is there; lists are compared entry by entry. */
const contains = (stored, wanted) => {
    if (Array.isArray(wanted))
        return (Array.isArray(stored) && stored.length === wanted.length && wanted.every((entry, index) => contains(stored[index], entry)));
    if (typeof wanted !== 'object' || wanted === null)
        return isSameScalar(wanted, stored);
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
        return false;
    const kept = new Map(Object.entries(stored));
    return Object.entries(wanted).every(([key, value]) => kept.has(key) && contains(kept.get(key), value));
};
const maxShownLength = 200;
const describeDrift = (field, wanted, stored) => {
    const describe = field === 'notifications' ? describeTargets : describeValue;
    const drift = { field, wanted: describe(wanted), stored: describe(stored) };
    // Equal texts for different targets: the difference is in a secret.
    return drift.wanted === drift.stored ? { ...drift, stored: `${drift.stored} (with another address or content)` } : drift;
};
const describeTargets = (targets) => Array.isArray(targets) ? targets.map(alerts_secrets/* describeTarget */.f).toSorted().join(', ') : 'no list of targets';
const describeValue = (value) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
    return text.length > maxShownLength ? `${text.slice(0, maxShownLength - 1).toWellFormed()}…` : text;
};

;// CONCATENATED MODULE: ./build/javascript/alerts/sync-alerts.js







/**
 * Compares the file with the service; under `apply` creates what is missing and updates states. A rule that the service refuses
 * is a failure of its own, and the others go on.
 */
const syncAlerts = async ({ mode, file }, area, outcome) => {
    const { alerts, missing, remarks } = await (0,alerts_area/* listAlerts */._J)({}, area);
    outcome.remarks.push(...remarks);
    const plan = planRules(file.rules, alerts);
    outcome.plan = plan;
    for (const step of plan.steps)
        if (step.kind === 'ambiguous')
            outcome.failures.push(ambiguity(step));
    // A second alert of a name would be created where the first one only was not listed.
    if (missing > 0 && plan.steps.some(({ kind }) => kind === 'create'))
        outcome.failures.push((0,alerts_outcome/* failureOf */.g5)((0,error_codes/* problem */.CC)('alert-list-incomplete', `The service counts ${missing} more alerts than it lists: nothing is created`)));
    const mayChange = outcome.failures.length === 0;
    for (const step of plan.steps) {
        if (mode === 'plan')
            noteStep(step, outcome);
        else if (mayChange)
            await applyStep(step, area, outcome);
        else if (step.kind === 'keep')
            noteDrift(step, outcome);
    }
};
const ambiguity = ({ rule, ids }) => {
    const clause = `${ids.length} alerts of the service are named "${rule.input.name}" (${ids.join(', ')}): it is unclear which of them the rule means, so no rule of the file is applied`;
    return (0,alerts_outcome/* failureOf */.g5)((0,error_codes/* problem */.CC)('alert-ambiguous', clause), rule.line);
};
/** What would be done. */
const noteStep = (step, outcome) => {
    const { name } = step.rule.input;
    if (step.kind === 'create') {
        outcome.created.push(name);
        if (step.rule.status === 'paused')
            outcome.paused.push(name);
    }
    else if (step.kind === 'keep') {
        noteDrift(step, outcome);
        if (step.bringTo !== undefined)
            noteState(name, step.bringTo, outcome);
    }
};
const noteDrift = ({ rule, drift, bringTo }, outcome) => {
    if (drift.length > 0)
        outcome.drifted.push(rule.input.name);
    else if (bringTo === undefined)
        outcome.unchanged.push(rule.input.name);
};
const noteState = (name, status, outcome) => {
    (status === 'paused' ? outcome.paused : outcome.resumed).push(name);
};
const applyStep = async (step, area, outcome) => {
    const { rule } = step;
    const { name } = rule.input;
    try {
        if (step.kind === 'create') {
            const alert = await createOnce(rule, area);
            outcome.created.push(name);
            if (rule.status === 'paused' && alert.status !== 'paused')
                await bringTo(alert.id, name, 'paused', area, outcome);
            else if (alert.status === 'paused' && rule.status === 'active')
                await bringTo(alert.id, name, 'active', area, outcome);
        }
        else if (step.kind === 'keep') {
            noteDrift(step, outcome);
            if (step.bringTo !== undefined)
                await bringTo(step.alert.id, name, step.bringTo, area, outcome);
        }
    }
    catch (error) {
        // After a cancellation or a 401 every other rule would fail in the same way.
        if ((0,cancellation/* isCancellation */.i)(error) || error instanceof errors/* UnauthorizedError */.D_)
            throw (0,alerts_area/* explainAlertError */.CS)(error);
        outcome.failures.push((0,alerts_outcome/* failureOf */.g5)((0,run_problem/* problemOf */.Zw)((0,alerts_area/* explainAlertError */.CS)(error), `The rule "${name}": `), rule.line));
    }
};
const bringTo = async (id, name, status, { alerts }, outcome) => {
    await (status === 'paused' ? alerts.pause(id) : alerts.resume(id));
    noteState(name, status, outcome);
};
/** After these failures it is unknown whether the service created the alert. */
const uncertain = new Set(['lost', 'stalled', 'overtime', 'unavailable', 'unreadable']);
/** If the response is lost, finds the alert by its name instead of creating it again. */
const createOnce = async ({ input }, area) => {
    try {
        return await area.alerts.create(input);
    }
    catch (error) {
        if (!(error instanceof errors/* CloudError */.K2) || !uncertain.has(error.failure))
            throw error;
        const { alerts } = await (0,alerts_area/* listAlerts */._J)({ search: input.name }, area);
        const found = alerts.find(({ name }) => name === input.name);
        if (found === undefined)
            throw error;
        area.context.log.info(`The alert "${input.name}" was created, though the response was lost.`);
        return found;
    }
};

// EXTERNAL MODULE: ./build/javascript/inputs/service.js
var service = __webpack_require__(92782);
// EXTERNAL MODULE: ./build/javascript/lib/map-texts.js
var map_texts = __webpack_require__(69656);
// EXTERNAL MODULE: ./build/javascript/commands/start-embedded.js
var start_embedded = __webpack_require__(11129);
;// CONCATENATED MODULE: ./build/javascript/commands/alerts.js
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











/** Alert rules as code; or pauses alerts for the time of the job, whose post step resumes them. */
const alerts = async (context) => {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = await (0,alerts_inputs/* readAlertsInputs */.x)(context.environment, context.github);
        const secrets = 'file' in inputs ? (0,alerts_secrets/* secretsOf */.F)(inputs.file.rules.map(({ input }) => input.notifications)) : [];
        const area = __addDisposableResource(env_1, await (0,alerts_area/* openAlerts */.o4)(inputs, secrets, context, start_embedded/* startEmbedded */.H), true);
        const outcome = (0,alerts_outcome/* openOutcome */.ld)();
        await (0,alerts_outcome/* keepOutcome */.cR)(outcome, context.log, () => work(inputs, area, outcome, rememberFor(inputs, area)));
        await publishAlerts((0,map_texts/* mapTexts */.z)(outcome, area.redact), inputs, area.context.isSimulated(), context);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
};
const work = (inputs, area, outcome, remember) => {
    switch (inputs.mode) {
        case 'plan':
        case 'apply':
            return syncAlerts(inputs, area, outcome);
        case 'pause':
            return pauseSelected(inputs.selections, area, outcome, remember);
        case 'resume':
            return resumeSelected(inputs.selections, area, outcome);
    }
};
/** The built-in cloud inside ends with the step, and its alerts with it: nothing is left for the post step. */
const rememberFor = ({ area }, { context, redact }) => (paused) => {
    if ((0,service/* isEmbedded */.nq)(area))
        return;
    const shown = paused.map(({ id, name }) => ({ id, name: redact(name) }));
    context.saveState(resume_alerts/* pausedAlertsState */.xM, (0,resume_alerts/* writePausedState */.Pu)(shown));
};


/***/ }),

/***/ 69656:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ mapTexts)
/* harmony export */ });
/**
 * The same value with every text replaced, at any depth. Keys stay, since they are words of the code. What holds nothing to replace is not
 * copied.
 *
 * Knows arrays, maps, dates and plain objects.
 */
const mapTexts = (value, map) => mapAny(value, map);
const mapAny = (value, map) => {
    if (typeof value === 'string')
        return map(value);
    if (typeof value !== 'object' || value === null || value instanceof Date)
        return value;
    if (Array.isArray(value)) {
        const mapped = value.map((entry) => mapAny(entry, map));
        return mapped.every((entry, index) => entry === value[index]) ? value : mapped;
    }
    if (value instanceof Map)
        return new Map([...value].map(([key, entry]) => [key, mapAny(entry, map)]));
    const entries = Object.entries(value);
    const mapped = entries.map(([key, entry]) => [key, mapAny(entry, map)]);
    const isSame = mapped.every(([, entry], index) => entry === entries[index]?.[1]);
    return isSame ? value : Object.fromEntries(mapped);
};


/***/ })

};
;