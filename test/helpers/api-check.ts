import { readFileSync } from 'node:fs';
import { type ErrorObject, type ValidateFunction, Ajv2020 as Validator } from 'ajv/dist/2020.js';
import type { RewriteResponse } from '../../src/embedded/http/listener.ts';
import { isRecord } from '../../src/lib/is-record.ts';

type Json = Readonly<Record<string, unknown>>;

/** The parts of the OpenAPI document that the check reads. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: Json;
}

interface ApiOperation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<Record<string, Json>>;
}

export const apiDocument = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as ApiDocument;

/** The document leaves objects open, as clients should; what the built-in cloud sends has to be described to the last key. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (!isRecord(value)) return value;
  const entries = Object.fromEntries(Object.entries(value).map(([key, nested]) => [key, closed(nested)]));
  const isObject = isRecord(value.properties) && value.type === 'object';
  return isObject && !('additionalProperties' in value) ? { ...entries, additionalProperties: false } : entries;
};

const address = 'https://openapi.example/';

const createValidator = (document: unknown): Validator => {
  const validator = new Validator({ allowUnionTypes: true, validateFormats: false, strictTypes: false, strict: false });
  validator.addSchema(document as object, address);
  return validator;
};

const strict = createValidator(closed(apiDocument));
const lenient = createValidator(apiDocument);
const compiled = new Map<string, ValidateFunction | undefined>();

/** The validator for the schema at a place in the document; responses are compared strictly. */
const validatorAt = (place: readonly string[], validator: Validator): ValidateFunction | undefined => {
  const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const key = `${validator === strict} ${pointer}`;
  if (!compiled.has(key)) compiled.set(key, validator.compile({ $ref: `${address}#/${pointer}` }));
  return compiled.get(key);
};

const shown = (errors: readonly ErrorObject[] | null | undefined): string =>
  (errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message, params }) => `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`)
    .join('; ');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export interface ApiCheck {
  /** Passes every response on as it is. */
  readonly rewrite: RewriteResponse;
  /** What differs from the OpenAPI document. */
  readonly problems: string[];
  /** Operations with a successful response. */
  readonly succeeded: Set<string>;
}

/** Compares every request and response of a built-in cloud with `docs/openapi.json`. */
export const createApiCheck = (): ApiCheck => {
  const problems: string[] = [];
  const succeeded = new Set<string>();

  const checkRequest = (place: readonly string[], operation: ApiOperation, body: unknown): void => {
    if (body === undefined || operation.requestBody?.content['application/json'] === undefined) return;
    const validate = validatorAt([...place, 'requestBody', 'content', 'application/json', 'schema'], lenient);
    if (validate?.(body) === false) problems.push(`${operation.operationId}: the request ${shown(validate.errors)}`);
  };

  const checkResponse = (place: readonly string[], operation: ApiOperation, status: number, type: string, body: string): void => {
    const { operationId, responses } = operation;
    const answer = responses[status];
    if (answer === undefined) {
      problems.push(`${operationId}: the status ${status} is not described`);
      return;
    }
    const refusal = typeof answer.$ref === 'string' ? answer.$ref.slice(2).split('/') : undefined;
    const within = refusal ?? [...place, 'responses', String(status)];
    const described = refusal === undefined ? answer : (apiDocument.components.responses as Json)[refusal.at(-1) ?? ''];
    const content = isRecord(described) && isRecord(described.content) ? described.content : {};
    const plainType = type.split(';')[0] ?? '';
    if (content[plainType] === undefined) {
      problems.push(`${operationId}: ${status} with the type ${plainType} is not described`);
      return;
    }
    if (plainType !== 'application/json') return;
    const validate = validatorAt([...within, 'content', plainType, 'schema'], strict);
    if (validate?.(parse(body)) === false) problems.push(`${operationId}: ${status} ${shown(validate.errors)}`);
  };

  return {
    problems,
    succeeded,
    rewrite: ({ method, route, body }, response) => {
      if (route === undefined) return response;
      const path = route.replaceAll(/:(\w+)/g, '{$1}');
      const key = (method === 'HEAD' ? 'GET' : method).toLowerCase();
      const operation = apiDocument.paths[path]?.[key];
      if (operation === undefined) problems.push(`${method} ${route} is not described`);
      else {
        const place = ['paths', path, key];
        const isDone = response.status < 300;
        if (isDone) succeeded.add(operation.operationId);
        if (isDone) checkRequest(place, operation, body);
        checkResponse(place, operation, response.status, response.type, response.body.toString());
      }
      return response;
    },
  };
};
