"use strict";
exports.id = 809;
exports.ids = [809];
exports.modules = {
	14243: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CS: () => explainAlertError,
			_J: () => listAlerts,
			o4: () => openAlerts
		});
		var log = __webpack_require__(44469);
		var calls = __webpack_require__(86247);
		var redaction = __webpack_require__(75354);
		var model_alert = __webpack_require__(36731);
		var addresses = __webpack_require__(14103);
		var pages = __webpack_require__(61891);
		var service_response = __webpack_require__(45704);
		var service_message = __webpack_require__(44966);
		var is_record = __webpack_require__(75977);
		var values = __webpack_require__(57319);
		;
		const readAlert = (body) => {
			const record = ["alert", "data"].map((key) => (0, is_record.C5)(body, key)).find(is_record.u4) ?? body;
			const id = (0, values.ei)(record, "id", "alertId", "alert_id");
			const name = (0, is_record.C5)(record, "name");
			if (id === undefined || typeof name !== "string") throw new values.lf("an alert with id and name", body);
			const present = fieldNames.flatMap((key) => {
				const values = [key, snakeCase(key)].map((name) => (0, is_record.C5)(record, name)).filter((value) => value !== undefined);
				return values.length === 0 ? [] : [[key, values.find((value) => value !== null) ?? null]];
			});
			return {
				id,
				name,
				status: readStatus(record),
				fields: Object.fromEntries(present)
			};
		};
		const readAlertPage = (body, requested) => {
			const [data, meta] = [(0, is_record.C5)(body, "data"), (0, is_record.C5)(body, "meta")];
			if (!Array.isArray(data)) throw new values.lf("a page of alerts", body);
			const number = (...keys) => keys.map((key) => (0, values.pq)((0, is_record.C5)(meta, key))).find((value) => value !== undefined);
			const count = number("totalItems", "total_items");
			const limit = number("limit") || requested.limit;
			const lastPage = number("totalPages", "total_pages") ?? (count === undefined ? undefined : Math.ceil(count / limit));
			const next = lastPage !== undefined && requested.page >= lastPage ? null : requested.page + 1;
			return {
				items: data.map(readAlert),
				next: lastPage === undefined ? undefined : next,
				count
			};
		};
		const fieldNames = [
			"name",
			"description",
			"scope",
			"metric",
			"aggregation",
			"operator",
			"threshold",
			"windowMinutes",
			"cooldownMinutes",
			"environments",
			"notifications",
			"filter"
		];
		const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
		const readStatus = (record) => {
			const status = (0, is_record.C5)(record, "status");
			if (typeof status === "string") {
				const known = status.trim().toLowerCase();
				return known === "active" || known === "paused" ? known : "unknown";
			}
			const active = [
				"active",
				"isActive",
				"is_active"
			].map((key) => (0, is_record.C5)(record, key)).find((value) => typeof value === "boolean");
			return active === undefined ? "unknown" : active ? "active" : "paused";
		};
		;
		const createAlerts = (calls, routes) => {
			const toggle = (id, requested) => calls.send(routes.toggle.method, routePath(routes.toggle, id), {
				kind: "delete",
				body: { [routes.toggle.field]: requested === "active" },
				consume: (response) => readToggle(response, requested)
			});
			const fetchPage = (query, page, limit) => {
				const parameters = {
					...query,
					page,
					limit
				};
				const inQuery = routes.list.method === "GET";
				const to = routePath(routes.list);
				return calls.send(routes.list.method, inQuery ? withParameters(to, parameters) : to, {
					kind: "read",
					body: inQuery ? undefined : parameters,
					consume: (response) => (0, service_response.Vh)(response, (body) => readAlertPage(body, {
						page,
						limit
					}))
				});
			};
			return {
				create: (input) => calls.send(routes.create.method, routePath(routes.create), {
					kind: "start",
					body: input,
					consume: (response) => (0, service_response.Vh)(response, readAlert)
				}),
				pages: (query = {}) => {
					const { limit = model_alert.TV } = query;
					return (0, pages.n)({
						fetchPage: (page) => fetchPage(query, page, limit),
						keyOf: ({ id }) => id,
						fullPage: 1
					});
				},
				pause: (id) => toggle(id, "paused"),
				resume: (id) => toggle(id, "active")
			};
		};
		const routePath = ({ path: template }, id) => ({
			path: id === undefined ? template : template.replaceAll("{id}", () => (0, addresses.Ae)`${{ id }}`.path),
			template: template.replace(/\?.*/s, "")
		});
		const withParameters = (to, parameters) => {
			const [start = "", own] = to.path.split("?", 2);
			const target = (0, addresses.VL)({
				...to,
				path: start
			}, { ...parameters });
			return own === undefined ? target : {
				...target,
				path: target.path.replace("?", () => `?${own}&`)
			};
		};
		const readToggle = async (response, requested) => {
			const text = await (0, service_response.BQ)(response, service_response.Cd.jsonBytes);
			const body = (0, values.rx)(text);
			if ((0, service_message.lO)(body)) throw (0, service_response.cz)(response, text);
			const status = readAlertOrNothing(body)?.status ?? "unknown";
			if (status !== "unknown" && status !== requested) throw (0, service_response.U3)(response, "cloud-alert-unchanged", { detail: requested });
		};
		const readAlertOrNothing = (body) => {
			try {
				return readAlert(body);
			} catch (error) {
				if (error instanceof values.lf) return undefined;
				throw error;
			}
		};
		;
		const createAlertsClient = (options) => {
			const { credentials, routes, secrets = [] } = options;
			const { authorization, redact: ofCredentials } = accessOf(credentials);
			const ofSecrets = secrets.map((secret) => (0, redaction.ay)("", secret));
			const ofMessages = (0, redaction.$I)([ofCredentials, ...ofSecrets]);
			const connection = (0, calls.JY)(options, {
				authorization,
				redact: Object.assign((text) => ofMessages(text), {
					inText: ofMessages.inText,
					needles: []
				})
			});
			const addresses = ofSecrets.filter((_, index) => secrets[index]?.includes("://"));
			const ofData = (0, redaction.$I)([ofCredentials, ...addresses]);
			return {
				alerts: createAlerts((0, calls.oM)(connection), routes),
				redact: (text) => (0, redaction.Ed)(ofData, text),
				close: connection.close
			};
		};
		const accessOf = (credentials) => {
			if (credentials.kind === "token") return {
				authorization: `Bearer ${credentials.token}`,
				redact: (0, redaction.ay)("", credentials.token)
			};
			const { username, accessKey } = credentials;
			return {
				authorization: (0, redaction.aR)(username, accessKey),
				redact: (0, redaction.ay)(username, accessKey)
			};
		};
		var errors = __webpack_require__(13016);
		var area_service = __webpack_require__(49600);
		var secrets = __webpack_require__(76665);
		;
		const openAlerts = async (access, secrets, context, startEmbedded) => {
			const area = await (0, area_service.GO)(access.area, context, startEmbedded);
			const { options, embedded } = area;
			const credentials = embedded === undefined ? access.credentials : {
				kind: "basic",
				...embedded
			};
			for (const secret of secrets) context.mask(secret);
			const { signal: _, ...withoutSignal } = options;
			const open = (own) => createAlertsClient({
				...own,
				credentials,
				routes: access.routes,
				secrets
			});
			const clients = [open(options), open(withoutSignal)];
			return {
				context: {
					...area.context,
					log: (0, log.y)(context.log, clients[0].redact)
				},
				alerts: clients[0].alerts,
				uncancellable: clients[1].alerts,
				redact: clients[0].redact,
				[Symbol.asyncDispose]: async () => {
					for (const client of clients) await client.close();
					await area[Symbol.asyncDispose]();
				}
			};
		};
		const explainAlertError = (error) => error instanceof errors.K ? (0, area_service.eJ)(error, hintFor(error), "alerts-url") : error;
		const hintFor = (error) => {
			if ((0, errors.E)(error, "cloud-unauthorized", "cloud-forbidden")) return "Check `alerts-token`, or `username` and `access-key`; workflows started from forks and by Dependabot get no secrets by default.";
			if ((0, errors.E)(error, "cloud-not-found")) return "Check `alerts-url` and `paths`: the service has nothing at this address.";
			return error.hint;
		};
		const listAlerts = async (query, area) => {
			try {
				const listed = await readAll(query, area.alerts);
				for (const secret of (0, secrets.F)(listed.alerts.map(({ fields }) => fields.notifications))) area.context.mask(secret);
				return listed.alerts.some(({ status }) => status === "unknown") ? {
					...listed,
					alerts: await withStates(listed.alerts, query, area.alerts)
				} : listed;
			} catch (error) {
				throw explainAlertError(error);
			}
		};
		const readAll = async (query, source) => {
			const alerts = new Map();
			const remarks = [];
			let missing = 0;
			for await (const page of source.pages(query)) {
				for (const alert of page.items) alerts.set(alert.id, alert);
				remarks.push(...page.remarks.map(({ message }) => `The list of alerts is inconsistent: ${message}.`));
				missing = page.missing;
			}
			return {
				alerts: [...alerts.values()],
				missing,
				remarks
			};
		};
		const withStates = async (alerts, query, source) => {
			const paused = await readAll({
				...query,
				status: "paused"
			}, source);
			const pausedIds = new Set(paused.alerts.map(({ id }) => id));
			return alerts.map((alert) => alert.status === "unknown" ? {
				...alert,
				status: pausedIds.has(alert.id) ? "paused" : "active"
			} : alert);
		};
	}),
	5394: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			alertsTable: () => alertsTable,
			readAlertsAccess: () => readAlertsAccess,
			readAlertsInputs: () => readAlertsInputs
		});
		var model_alert = __webpack_require__(36731);
		var is_record = __webpack_require__(75977);
		var numbers = __webpack_require__(71113);
		var yaml_document = __webpack_require__(29372);
		var inputs_reader = __webpack_require__(56007);
		var service = __webpack_require__(88005);
		var table = __webpack_require__(51578);
		var workspace_files = __webpack_require__(96165);
		var schemas = __webpack_require__(26921);
		;
		const boundedText = (minLength, maxLength) => {
			const expected = minLength === 0 ? `a string of up to ${maxLength} characters` : `a string of ${minLength} to ${maxLength} characters`;
			const fits = (text) => {
				const { length } = Array.from(text);
				return length >= minLength && length <= maxLength;
			};
			return schemas.YjP(`must be ${expected}`).refine(fits, `must be ${expected}`).meta(minLength === 0 ? { maxLength } : {
				minLength,
				maxLength
			});
		};
		const requiredText = (what) => schemas.YjP(`must be ${what}`).min(1, `must be ${what}`);
		const enabledSchema = schemas.zMY("must be true or false").default(true).describe("A disabled target is kept, and skipped when the alert fires.");
		const webhookSchema = schemas.rej({
			channel: schemas.euz("webhook"),
			enabled: enabledSchema,
			config: schemas._H3({ url: schemas.YjP("must be the address of the webhook").regex(/^https?:\/\/\S+$/, "must be an http(s):// address") }, "must be a mapping with url").describe("Holds the url of the webhook; further keys are passed on.")
		});
		const otherTargetSchema = schemas.rej({
			channel: schemas.k5n(["email", "slack"], "must be webhook, email or slack"),
			enabled: enabledSchema,
			config: schemas._H3({}, "must be a mapping").describe("The service's own keys for this channel; passed on as they are.")
		});
		const targetSchema = schemas.gMt("channel", [webhookSchema, otherTargetSchema], {
			unionFallback: true,
			error: "must be a mapping with channel and config"
		});
		const ruleSchema = schemas.rej({
			name: boundedText(1, 255).describe("Identifies the rule: names are unique."),
			description: boundedText(0, 500).nullable().optional(),
			scope: schemas.k5n(model_alert.kh, "must be TRACE or SESSION").optional().describe("Whether the rule watches traces or sessions."),
			metric: requiredText("a metric, for instance latency or score:<name>").describe("A plain key, or score:<name>."),
			aggregation: requiredText("one of the service's words").describe("How the values of a window are combined. Sent unchanged."),
			operator: requiredText("one of the service's words").describe("How that value is compared with the threshold. Sent unchanged."),
			threshold: schemas.aig("must be a number").describe("The value that the metric is compared with."),
			windowMinutes: schemas.KCZ([schemas.aig(), schemas.YjP().min(1)], "must be one of the service's window sizes").describe("Size of the window. Sent unchanged; the service checks it."),
			cooldownMinutes: schemas.Whr("must be a whole number of minutes").min(0, "must be 0 or more minutes").default(15).describe("Minimum time between two notifications."),
			environments: schemas.YOg(requiredText("the name of an environment"), "must be a list").default([]).describe("Empty: every environment."),
			notifications: schemas.YOg(targetSchema, "must be a list with at least one target").min(1, "must have at least one target").describe("Who is told when the alert fires."),
			filter: schemas._H3({ mode: schemas.k5n(["conditions", "sql"], "must be conditions or sql") }, "must be null or a mapping with mode").nullable().default(null).describe("Null: everything in scope. The content of a mode is sent unchanged."),
			status: schemas.k5n(model_alert.tL, "must be active or paused").default("active").describe("The state that `apply` sets.")
		}, "must be a mapping with the fields of an alert rule");
		const rulesFileSchema = schemas.KCZ([schemas.YOg(ruleSchema), schemas.rej({
			$schema: schemas.YjP().optional(),
			rules: schemas.YOg(ruleSchema)
		})]);
		const maxRules = 5e3;
		const parseRules = (text) => {
			const reading = (0, yaml_document.gM)(text);
			if (reading.kind === "broken") return {
				rules: [],
				mistakes: reading.mistakes.map((mistake) => ({
					...mistake,
					key: ""
				}))
			};
			const list = readRuleList(reading);
			if ("mistakes" in list) return {
				rules: [],
				mistakes: list.mistakes
			};
			const rules = [];
			const mistakes = [];
			for (const [index, entry] of list.entries.entries()) {
				const path = [...list.path, index];
				const parsed = ruleSchema.safeParse(entry);
				if (parsed.success) {
					const { status, description, scope, ...rest } = parsed.data;
					rules.push({
						input: {
							...rest,
							description,
							scope
						},
						status,
						line: reading.placeOf(path).line,
						fieldLines: Object.fromEntries(Object.keys(Object(entry)).map((key) => [key, reading.placeOf([...path, key]).line]))
					});
				} else for (const mistake of mistakesOf(parsed.error.issues, path, reading.placeOf)) mistakes.push({
					...mistake,
					entry: nameOf(entry),
					message: orMissing(mistake, path, entry)
				});
			}
			mistakes.push(...repeatedNames(list, reading.placeOf));
			return {
				rules,
				mistakes: mistakes.toSorted((one, other) => one.line - other.line || one.column - other.column)
			};
		};
		const fileKeys = new Set(["rules", "$schema"]);
		const readRuleList = ({ value, placeOf }) => {
			const mistake = (path, message) => ({ mistakes: [{
				...placeOf(path),
				key: (0, yaml_document.j5)(path),
				message
			}] });
			const unknown = (0, is_record.u4)(value) ? Object.keys(value).find((key) => !fileKeys.has(key)) : undefined;
			if (unknown !== undefined) return mistake([unknown], "is not known. The file must be a list of rules, or a mapping with the key rules");
			const path = (0, is_record.u4)(value) ? ["rules"] : [];
			const entries = (0, is_record.u4)(value) && "rules" in value ? value.rules : value;
			if (!Array.isArray(entries)) return mistake(path, "must be a list of rules, or a mapping with the key rules");
			return entries.length > maxRules ? mistake(path, `has more than ${maxRules} rules`) : {
				path,
				entries
			};
		};
		const mistakesOf = (issues, path, placeOf) => issues.flatMap((issue) => {
			const within = issue.code === "invalid_union" ? issue.errors.at(-1) ?? [] : [];
			if (within.some((each) => each.path.length > 0)) return mistakesOf(within, [...path, ...issue.path], placeOf);
			const found = issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({
				at: [
					...path,
					...issue.path,
					key
				],
				message: "unknown key"
			})) : [{
				at: [...path, ...issue.path],
				message: issue.message
			}];
			return found.map(({ at, message }) => ({
				...placeOf(at),
				key: (0, yaml_document.j5)(at),
				message
			}));
		});
		const longestName = 120;
		const nameOf = (rule) => (0, is_record.u4)(rule) && typeof rule.name === "string" && rule.name !== "" ? rule.name.slice(0, longestName) : undefined;
		const orMissing = ({ key, message }, path, rule) => {
			const field = key.slice((0, yaml_document.j5)(path).length + 1);
			return (0, is_record.u4)(rule) && Object.hasOwn(ruleSchema.shape, field) && rule[field] === undefined && message.startsWith("must ") ? `is missing; it ${message}` : message;
		};
		const repeatedNames = ({ path, entries }, placeOf) => {
			const named = entries.flatMap((entry, index) => {
				const at = [
					...path,
					index,
					"name"
				];
				return (0, is_record.u4)(entry) && typeof entry.name === "string" ? [{
					name: entry.name,
					key: (0, yaml_document.j5)(at),
					...placeOf(at)
				}] : [];
			});
			return [...Map.groupBy(named, ({ name }) => name).values()].flatMap(([first, ...others]) => others.map(({ line, column, key }) => ({
				line,
				column,
				key,
				message: `repeats the name of the rule in line ${first?.line}; names must be unique`
			})));
		};
		;
		const alertsTable = {
			username: (0, table.bu)(),
			"access-key": (0, table.bu)(),
			"base-url": (0, table.bu)(),
			"embedded-scenario": (0, table.bu)(),
			"alerts-url": (0, table.bu)(),
			"alerts-token": (0, table.bu)(),
			paths: (0, table.bu)(),
			rules: (0, table.bu)(),
			mode: (0, table.Yq)([
				"list",
				"plan",
				"apply",
				"pause",
				"resume"
			], "plan"),
			select: (0, table.Ie)("string", (reader, input) => readSelection(reader, input), { conflict: (_, { text }) => [
				"list",
				"pause",
				"resume"
			].includes(text("mode")) ? undefined : "applies only to mode: list, pause and resume" }),
			summary: (0, table.Jt)(true)
		};
		const readAlertsInputs = async (environment, context) => {
			const reader = new inputs_reader.i_(environment);
			const { mode, summary, select: selection } = (0, table.N$)(reader, alertsTable);
			const access = await readAccess(reader, context);
			const file = await readRules(reader, context);
			const changesRules = mode === "plan" || mode === "apply";
			if (changesRules && file === undefined && reader.text("rules") === "") reader.problem({
				input: "rules",
				accepted: `must be a YAML file with alert rules, which mode: ${mode} needs`
			});
			const selectsAll = mode === "list" && selection === undefined && reader.text("select") === "" && file === undefined;
			if (!changesRules && !selectsAll && selection === undefined && reader.text("select") === "" && file === undefined) reader.problem({
				input: "select",
				accepted: "must be the name of an alert, a mapping, or '*' for every alert"
			});
			reader.finish();
			if (changesRules) return {
				...access,
				mode,
				summary,
				file: file ?? {
					name: "",
					rules: []
				}
			};
			const named = file?.rules.map(({ input }) => ({ name: input.name })) ?? [];
			return {
				...access,
				mode,
				summary,
				selections: selection === undefined ? selectsAll ? [{}] : named : [selection]
			};
		};
		const readAlertsAccess = async (environment, context) => {
			const reader = new inputs_reader.i_(environment);
			const access = await readAccess(reader, context);
			reader.finish();
			return access;
		};
		const readAccess = async (reader, context) => {
			const area = await (0, service.Ad)(reader, context, "alerts-url");
			return {
				area,
				credentials: readCredentials(reader, (0, service.nq)(area)),
				routes: readAlertRoutes(reader)
			};
		};
		const readCredentials = (reader, embedded) => {
			const input = "alerts-token";
			const token = reader.optional(input);
			if (token !== undefined) {
				if (!/^[\x21-\x7e]+$/.test(token)) reader.problem({
					input,
					value: "***",
					accepted: "must have only visible ASCII characters and no spaces"
				});
				return {
					kind: "token",
					token
				};
			}
			if (!embedded && reader.text("username") === "" && reader.text("access-key") === "") {
				reader.problem({
					input,
					accepted: "must be set, unless username and access-key are set. Workflows triggered from forks and by Dependabot get no secrets",
					code: "credentials-missing"
				});
				return {
					kind: "basic",
					username: "",
					accessKey: ""
				};
			}
			return {
				kind: "basic",
				username: (0, service.Yz)(reader, "username", embedded),
				accessKey: (0, service.Yz)(reader, "access-key", embedded)
			};
		};
		const readRules = async (reader, context) => {
			const input = "rules";
			const name = reader.optional(input);
			if (name === undefined) return undefined;
			const file = await (0, workspace_files.Gu)(reader, context, input, name, "a YAML file of alert rules");
			if (file === undefined) return undefined;
			const { rules, mistakes } = parseRules(file.text);
			(0, workspace_files.uV)(reader, input, name, mistakes);
			return {
				name,
				rules
			};
		};
		const criteria = new Map([
			["name", undefined],
			["scope", model_alert.kh],
			["metric", undefined],
			["status", model_alert.tL]
		]);
		const readSelection = (reader, input) => {
			const text = reader.optional(input);
			if (text === undefined) return undefined;
			const reading = (0, yaml_document.gM)(text);
			const value = reading.kind === "read" ? reading.value : undefined;
			if (!(0, is_record.u4)(value) || !Object.keys(value).some((key) => criteria.has(key))) return { name: text };
			const selection = {};
			for (const [key, wanted] of Object.entries(value)) {
				const accepted = acceptedOf(key, wanted);
				if (accepted !== undefined) reader.problem({
					input,
					value: `${key}: ${String(wanted)}`,
					accepted
				});
				else selection[key] = String(wanted);
			}
			return selection;
		};
		const acceptedOf = (key, wanted) => {
			if (!criteria.has(key)) return `the keys of select are ${(0, numbers.KE)([...criteria.keys()], "and")}`;
			if (typeof wanted !== "string" || wanted === "") return "must be a string";
			const values = criteria.get(key);
			return values === undefined || values.includes(wanted) ? undefined : `must be ${(0, numbers.KE)(values)}`;
		};
		const input = "paths";
		const operations = [
			"create",
			"list",
			"toggle"
		];
		const readAlertRoutes = (reader) => {
			const text = reader.optional(input);
			if (text === undefined) return model_alert.uL;
			const reading = (0, yaml_document.gM)(text);
			const value = reading.kind === "read" ? reading.value : undefined;
			if (!(0, is_record.u4)(value)) {
				reader.problem({
					input,
					value: text,
					accepted: "must be a YAML mapping with the keys create, list and toggle"
				});
				return model_alert.uL;
			}
			refuseOtherKeys(reader, value, operations, "");
			const create = readRoute(reader, value, "create");
			const list = readRoute(reader, value, "list");
			const toggle = readRoute(reader, value, "toggle", ["field"]);
			if (!toggle.path.includes("{id}")) reader.problem({
				input,
				value: toggle.path,
				accepted: "the path of toggle must contain {id}, where the id of the alert goes"
			});
			return {
				create,
				list,
				toggle: {
					...toggle,
					field: readField(reader, value)
				}
			};
		};
		const readRoute = (reader, value, operation, moreKeys = []) => {
			const fallback = model_alert.uL[operation];
			const given = own(value, operation) ?? {};
			if (!(0, is_record.u4)(given)) {
				reader.problem({
					input,
					value: operation,
					accepted: "must be a mapping with method and path"
				});
				return fallback;
			}
			refuseOtherKeys(reader, given, [
				"method",
				"path",
				...moreKeys
			], `${operation}.`);
			const methods = model_alert.Ld.filter((known) => operation === "list" || known !== "GET");
			const [method = fallback.method, path = fallback.path] = [own(given, "method"), own(given, "path")];
			const known = methods.find((each) => typeof method === "string" && each === method.toUpperCase());
			if (known === undefined) reader.problem({
				input,
				value: fieldText(`${operation}.method`, method),
				accepted: `must be ${(0, numbers.KE)(methods)}`
			});
			if (typeof path === "string" && isPath(path, operation === "toggle")) return {
				method: known ?? fallback.method,
				path
			};
			const accepted = "must be a path that begins with / and has only characters that are allowed in URLs";
			reader.problem({
				input,
				value: fieldText(`${operation}.path`, path),
				accepted
			});
			return {
				method: known ?? fallback.method,
				path: fallback.path
			};
		};
		const isPath = (path, hasId) => {
			const fixed = hasId ? path.replaceAll("{id}", "id") : path;
			const isPlain = /^\/(?!\/)[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*(?:\?[A-Za-z0-9\-._~!$&'()*+,;=:@%/?]*)?$/.test(fixed);
			return isPlain && !/\/\.{1,2}(?:[/?]|$)/.test(fixed);
		};
		const readField = (reader, value) => {
			const fallback = model_alert.uL.toggle.field;
			const field = (0, is_record.C5)((0, is_record.C5)(value, "toggle"), "field") ?? fallback;
			if (typeof field === "string" && /^[\w.-]{1,100}$/.test(field) && field !== "__proto__") return field;
			reader.problem({
				input,
				value: fieldText("toggle.field", field),
				accepted: "must be the name of the boolean key in the request"
			});
			return fallback;
		};
		const refuseOtherKeys = (reader, value, keys, before) => {
			for (const key of Object.keys(value)) if (!keys.includes(key)) reader.problem({
				input,
				value: `${before}${key}`,
				accepted: `only ${(0, numbers.KE)(keys, "and")} are known here`
			});
		};
		const fieldText = (key, value) => `${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
		const own = (value, key) => (0, is_record.C5)(value, key) ?? undefined;
	}),
	92809: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pu: () => writePausedState,
			Xm: () => logStillPaused,
			resumeAfterJob: () => resumeAfterJob,
			tW: () => resumeAll,
			xM: () => pausedAlertsState
		});
		var _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13732);
		var _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5182);
		var _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71698);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75977);
		var _service_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13016);
		var _alerts_area_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14243);
		var _alerts_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5394);
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
		const pausesBetweenRoundsMs = [
			2e3,
			1e4,
			3e4
		];
		const resumeAll = async (alerts, source, { clock, log }) => {
			let left = await resumeRound(alerts, source, log);
			for (const [round, pauseMs] of pausesBetweenRoundsMs.entries()) {
				if (left.every(({ refused }) => refused === true && round > 0)) break;
				log.info(`Still paused: ${left.map(({ name }) => name).join(", ")}. Trying again in ${(0, _lib_durations_js__WEBPACK_IMPORTED_MODULE_0__.a3)(pauseMs)}.`);
				await clock.sleep(pauseMs);
				left = await resumeRound(left, source, log);
			}
			return left;
		};
		const resumeRound = async (alerts, source, log) => {
			const left = [];
			for (const { id, name } of alerts) {
				try {
					await source.resume(id);
					log.info(`Resumed the alert "${name}".`);
				} catch (error) {
					if ((0, _service_index_js__WEBPACK_IMPORTED_MODULE_1__.E)(error, "cloud-not-found")) log.warning(`The alert "${name}" (${id}) no longer exists, so it does not need to be resumed.`);
					else left.push({
						id,
						name,
						reason: (0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__.pQ)(error),
						refused: error instanceof _service_index_js__WEBPACK_IMPORTED_MODULE_1__.K && !error.transient
					});
				}
			}
			return left;
		};
		const stillPaused = "alert-still-paused";
		const logStillPaused = (left, { log, github }) => {
			for (const { id, name, reason } of left) log.error(`The alert "${name}" (${id}) is still paused: ${reason} ${(0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__.rr)(stillPaused)}. Resume it at the service, or with mode: resume and select: ${name}`);
			if (left.length > 0) log.info((0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__.sE)({
				code: stillPaused,
				hint: (0, _core_model_error_codes_js__WEBPACK_IMPORTED_MODULE_3__.Lz)(stillPaused)
			}, github.docsUrl));
		};
		const pausedAlertsState = "alerts-to-resume";
		const writePausedState = (alerts) => JSON.stringify(alerts.map(({ id, name }) => ({
			id,
			name
		})));
		const readPausedState = (text) => {
			try {
				const list = JSON.parse(text);
				return Array.isArray(list) ? list.filter(isPausedAlert) : [];
			} catch {
				return [];
			}
		};
		const isPausedAlert = (value) => (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_4__.u4)(value) && typeof value.id === "string" && typeof value.name === "string";
		const resumeAfterJob = async (context, startEmbedded) => {
			const paused = readPausedState(context.getState(pausedAlertsState));
			if (paused.length === 0) return;
			let left;
			try {
				const env_1 = {
					stack: [],
					error: void 0,
					hasError: false
				};
				try {
					const access = await (0, _alerts_inputs_js__WEBPACK_IMPORTED_MODULE_5__.readAlertsAccess)(context.environment, context.github);
					const area = __addDisposableResource(env_1, await (0, _alerts_area_js__WEBPACK_IMPORTED_MODULE_6__.o4)(access, [], context, startEmbedded), true);
					left = await resumeAll(paused, area.uncancellable, area.context);
				} catch (e_1) {
					env_1.error = e_1;
					env_1.hasError = true;
				} finally {
					const result_1 = __disposeResources(env_1);
					if (result_1) await result_1;
				}
			} catch (error) {
				left = paused.map((alert) => ({
					...alert,
					reason: (0, _core_model_run_problem_js__WEBPACK_IMPORTED_MODULE_2__.pQ)(error)
				}));
			}
			if (left.length === 0) return;
			logStillPaused(left, context);
			context.fail();
		};
	}),
	76665: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => secretsOf,
			f: () => describeTarget
		});
		var _lib_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64707);
		var _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75977);
		var _lib_masking_secret_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96059);
		const address = /^[a-z][a-z0-9+.-]*:\/\/\S+$/i;
		const minPieceLength = 8;
		const maxDepth = 20;
		const secretsOf = (targets) => {
			const found = new Set();
			for (const target of targets) collect(target, "", found, 0);
			return [...found].toSorted((one, other) => other.length - one.length);
		};
		const collect = (value, key, found, depth) => {
			if (depth > maxDepth) return;
			if (typeof value === "string") {
				if ((0, _lib_masking_secret_names_js__WEBPACK_IMPORTED_MODULE_0__.eh)(key) && value.trim() !== "") found.add(value);
				if (address.test(value.trim())) for (const secret of secretsOfAddress(value.trim())) found.add(secret);
			} else if (Array.isArray(value)) for (const entry of value) collect(entry, key, found, depth + 1);
			else if (typeof value === "object" && value !== null) for (const [name, entry] of Object.entries(value)) collect(entry, (0, _lib_masking_secret_names_js__WEBPACK_IMPORTED_MODULE_0__.eh)(key) ? key : name, found, depth + 1);
		};
		const secretsOfAddress = (text) => {
			const url = URL.parse(text);
			if (url === null) return [text];
			const behindHost = `${url.pathname}${url.search}`;
			const pieces = [
				behindHost,
				url.password,
				(0, _lib_addresses_js__WEBPACK_IMPORTED_MODULE_1__.oF)(url.password),
				...url.pathname.split("/").filter(isToken),
				...url.searchParams.values()
			];
			return [
				text,
				url.href,
				...pieces.filter((piece) => piece.length >= minPieceLength)
			];
		};
		const isToken = (segment) => segment.length >= 20 || segment.length >= minPieceLength && /\d/.test(segment) && /[a-z]/i.test(segment);
		const describeTarget = (target) => {
			if (typeof target !== "object" || target === null) return "a target";
			const [channel, url] = [(0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.C5)(target, "channel"), (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.C5)((0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.C5)(target, "config"), "url")];
			const host = typeof url === "string" ? URL.parse(url)?.host : undefined;
			const isDisabled = (0, _lib_is_record_js__WEBPACK_IMPORTED_MODULE_2__.C5)(target, "enabled") === false;
			return `${typeof channel === "string" ? channel : "target"}${host ? ` ${host}` : ""}${isDisabled ? " (disabled)" : ""}`;
		};
	}),
	36731: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ld: () => alertMethods,
			TV: () => maxAlertLimit,
			kh: () => alertScopes,
			tL: () => alertStatuses,
			uL: () => defaultAlertRoutes
		});
		const alertStatuses = ["active", "paused"];
		const alertScopes = ["TRACE", "SESSION"];
		const maxAlertLimit = 100;
		const alertMethods = [
			"GET",
			"POST",
			"PUT",
			"PATCH"
		];
		const defaultAlertRoutes = {
			create: {
				method: "POST",
				path: "/alerts"
			},
			list: {
				method: "GET",
				path: "/alerts"
			},
			toggle: {
				method: "POST",
				path: "/alerts/{id}/toggle",
				field: "active"
			}
		};
	}),
	61891: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => readPages });
		const maxPages = 1e3;
		const maxRepeatedPages = 2;
		async function* readPages({ fetchPage, keyOf, fullPage }) {
			let before = new Set();
			let count;
			let read = 0;
			let repeated = 0;
			let number = 1;
			for (let pages = 1;; pages++) {
				const page = await fetchPage(number);
				const items = newItems(page.items, keyOf, before);
				const isRepeated = page.items.length > 0 && items.length === 0;
				repeated = isRepeated ? repeated + 1 : 0;
				if (!isRepeated) before = new Set(page.items.map(keyOf));
				read += items.length;
				const remarks = [...remarksOnItems(number, page.items.length - items.length, isRepeated), ...remarksOnFrame(page, number, count)];
				count = page.count ?? count;
				const isEnd = repeated === maxRepeatedPages || isEndInDoubt(page, number, read, count);
				const following = isEnd ? undefined : nextNumber(page, number, fullPage);
				const isCut = following !== undefined && pages === maxPages;
				if (isCut) remarks.push({
					kind: "too-many-pages",
					message: `reading ended after ${maxPages} pages`
				});
				if (following !== undefined && !isCut) {
					yield {
						number,
						items,
						remarks,
						missing: 0
					};
					number = following;
					continue;
				}
				remarks.push(...remarksOnEnd(count, read));
				yield {
					number,
					items,
					remarks,
					missing: Math.max(isCut ? 1 : 0, (count ?? 0) - read)
				};
				return;
			}
		}
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
			if (next === null || items.length === 0) return undefined;
			if (next === undefined) return items.length >= fullPage ? number + 1 : undefined;
			return next > number ? next : number + 1;
		};
		const remarksOnItems = (number, again, isRepeated) => {
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
		const remarksOnFrame = (page, number, count) => {
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
		const remarksOnEnd = (count, read) => count === undefined || count === read ? [] : [{
			kind: "count-differs",
			message: `the service counts ${count} entries but listed ${read}`
		}];
	})
};
;
