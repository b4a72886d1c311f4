import { readFileSync } from 'node:fs';
import { type ErrorObject, type ValidateFunction, Ajv2020 as Validator } from 'ajv/dist/2020.js';
import { isRecord, memberOf } from '../../src/lib/is-record.ts';
import { parseJsonOrUndefined } from '../../src/lib/parse-json.ts';
import type { RewriteResponse } from '../../src/stand-in/http/listener.ts';

type Json = Readonly<Record<string, unknown>>;

interface ApiOperation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<Record<string, Json>>;
}

export const apiDocument: { readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>> } = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
);

/** Forbids keys that a schema does not describe. The published document allows them, as clients should. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (!isRecord(value)) return value;
  const entries = Object.fromEntries(Object.entries(value).map(([key, nested]) => [key, closed(nested)]));
  const isObject = isRecord(value.properties) && value.type === 'object';
  return isObject && !('additionalProperties' in value) ? { ...entries, additionalProperties: false } : entries;
};

const address = 'https://openapi.example/';

/** Returns a function that compares a value with the schema at a place in `document`, and describes the differences. */
const createComparison = (document: unknown) => {
  const validator = new Validator({ strict: false, validateFormats: false });
  validator.addSchema(document as object, address);
  return (place: readonly string[], value: unknown): string | undefined => {
    const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = validator.getSchema(`${address}#/${pointer}`) as ValidateFunction | undefined;
    if (validate === undefined) return `has no schema at ${pointer}`;
    return validate(value) ? undefined : shown(validate.errors ?? []);
  };
};

const shown = (errors: readonly ErrorObject[]): string =>
  errors
    .slice(0, 5)
    .map(({ instancePath, message, params }) => `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`)
    .join('; ');

const compareResponse = createComparison(closed(apiDocument));
const compareRequest = createComparison(apiDocument);

const problemOf = (place: readonly string[], { responses }: ApiOperation, status: number, type: string, body: string) => {
  const answer = responses[status];
  if (answer === undefined) return `the status ${status} is not described`;
  const { $ref } = answer;
  const within = typeof $ref === 'string' ? $ref.slice(2).split('/') : [...place, 'responses', String(status)];
  if ([...within, 'content', type].reduce<unknown>(memberOf, apiDocument) === undefined)
    return `${status} with the type ${type} is not described`;
  if (type !== 'application/json') return undefined;
  const problem = compareResponse([...within, 'content', type, 'schema'], parseJsonOrUndefined(body));
  return problem === undefined ? undefined : `${status} ${problem}`;
};

/** Compares each request and response of a built-in cloud with `docs/openapi.json`. */
export const createApiCheck = () => {
  const problems: string[] = [];
  /** Ids of operations that succeeded. */
  const succeeded = new Set<string>();
  /** Checks each response, and returns it unchanged. */
  const rewrite: RewriteResponse = ({ method, route, body }, response) => {
    if (route === undefined) return response;
    const path = route.replaceAll(/:(\w+)/g, '{$1}');
    const key = (method === 'HEAD' ? 'GET' : method).toLowerCase();
    const operation = apiDocument.paths[path]?.[key];
    if (operation === undefined) {
      problems.push(`${method} ${route} is not described`);
      return response;
    }
    const { operationId, requestBody } = operation;
    const place = ['paths', path, key];
    if (response.status < 300) {
      succeeded.add(operationId);
      const isJson = body !== undefined && requestBody?.content['application/json'] !== undefined;
      const schema = [...place, 'requestBody', 'content', 'application/json', 'schema'];
      const asked = isJson ? compareRequest(schema, body) : undefined;
      if (asked !== undefined) problems.push(`${operationId}: the request ${asked}`);
    }
    const type = response.type.split(';')[0] ?? '';
    const problem = problemOf(place, operation, response.status, type, response.body.toString());
    if (problem !== undefined) problems.push(`${operationId}: ${problem}`);
    return response;
  };
  return { rewrite, problems, succeeded };
};
