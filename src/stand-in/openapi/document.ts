import { z } from 'zod';
import { isRecord } from '../../lib/is-record.ts';
import type { Route } from '../http/route.ts';
import { errorSchema, type Operation, requestSchemas, responseSchemas } from './operation.ts';
import { areas, type OperationName } from './operations.ts';

type Json = Readonly<Record<string, unknown>>;

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Returns a reference if the schema is a named component. */
const schemaFor = (schema: z.ZodType): Json => {
  const id = (responseSchemas.get(schema) ?? requestSchemas.get(schema))?.id;
  if (id !== undefined) return reference(id);
  const { $schema: _, ...written } = z.toJSONSchema(schema, { target: 'draft-2020-12' });
  return written;
};

/** Clients must accept unknown keys, because the service sometimes adds keys. */
const allowMoreKeys = ({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
};

/** The definition of arbitrary JSON refers to itself, so it is replaced by the schema `{}`, which accepts any value. */
const withoutShared = (_key: string, value: unknown): unknown =>
  isRecord(value) && String(value.$ref).startsWith('#/components/schemas/__shared') ? {} : value;

const components = (registry: typeof responseSchemas, io: 'input' | 'output'): Json => {
  const uri = (id: string): string => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(registry, {
    uri,
    target: 'draft-2020-12',
    io,
    ...(io === 'output' && { override: allowMoreKeys }),
  });
  const { __shared, ...named } = JSON.parse(JSON.stringify(schemas), withoutShared) as typeof schemas;
  return Object.fromEntries(
    Object.entries(named)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]),
  );
};

const content = (types: Readonly<Record<string, z.ZodType>>): Json =>
  Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, { schema: schemaFor(schema) }]));

const variables: Readonly<Record<string, string>> = {
  build: 'Id of a build',
  session: 'Id of a session',
  test: 'Id of a test',
  project: 'Name of a project, or its id in test management',
  customId: 'Custom id of uploads',
  id: 'Id of what is meant',
};

const variablesIn = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const parameters = (path: string, { query = {} }: Operation): readonly Json[] => [
  ...variablesIn(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    description: variables[name] ?? name,
    schema: { type: 'string' },
  })),
  ...Object.entries(query).map(([name, schema]) => {
    const { description, ...written } = schemaFor(schema);
    return { name, in: 'query', ...(description !== undefined && { description }), schema: written };
  }),
];

const isSimulation = (path: string): boolean => path.startsWith('/simulation/');

const refusalTexts: Readonly<Record<number, string>> = {
  401: 'Without the credentials',
  403: 'From another machine',
  404: 'There is no such thing, or not yet',
  413: 'The body is too large',
  422: 'Not acceptable; the text says why',
  429: 'Above the limits of a scenario',
  500: 'The built-in cloud itself failed',
};

const refusals = (path: string, { body, refusals: own = body === undefined ? [] : [413, 422] }: Operation): Json => {
  const statuses = new Set<number>([
    ...(isSimulation(path) ? [403] : [401, 429]),
    ...(variablesIn(path).length > 0 ? [404] : []),
    ...own,
    500,
  ]);
  const entries = [...statuses].map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]);
  return Object.fromEntries(entries);
};

const pathTerm = (segment: string): string =>
  segment
    .replace('-integration-tests', '')
    .replaceAll(/(?:^|[-_.])([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/** Routes with the same operation get different ids, which contain the part of the path that differs. */
const operationIds = (routes: readonly Route[]): ReadonlyMap<Route, string> => {
  const sharing = Map.groupBy(routes, ({ operation }) => operation);
  return new Map(
    routes.map((route) => {
      const others = (sharing.get(route.operation) ?? []).map(({ path }) => path.split('/'));
      const apart = route.path
        .split('/')
        .filter((segment) => !segment.startsWith(':') && !others.every((path) => path.includes(segment)));
      return [route, `${route.operation}${apart.map(pathTerm).join('')}`];
    }),
  );
};

const securityOf = (path: string): Json => {
  if (isSimulation(path)) return { security: [] };
  return path.startsWith('/alerts') ? { security: [{ basic: [] }, { bearer: [] }] } : {};
};

interface TaggedOperation extends Operation {
  readonly tag: string;
  readonly text: string;
}

const operations = Object.fromEntries(
  Object.entries(areas).flatMap(([tag, { text, operations }]) =>
    Object.entries<Operation>(operations).map(([name, operation]) => [name, { ...operation, tag, text }]),
  ),
) as Readonly<Record<OperationName, TaggedOperation>>;

const describeRoute = ({ path, operation: name }: Route, operationId: string): Json => {
  const operation = operations[name];
  const { summary, tag, text, body, status = 200, responses } = operation;
  const given = parameters(path, operation);
  return {
    operationId,
    summary,
    description: `${summary}. ${text}.`,
    tags: [tag],
    ...securityOf(path),
    ...(given.length > 0 && { parameters: given }),
    ...(body !== undefined && { requestBody: { required: true, content: content(body) } }),
    responses: { [status]: { description: 'Done', content: content(responses) }, ...refusals(path, operation) },
  };
};

const refusedResponses = Object.fromEntries(
  Object.entries(refusalTexts).map(([status, description]) => [
    `Refused${status}`,
    { description, content: { ...content({ 'application/json': errorSchema }), 'text/plain': { schema: { type: 'string' } } } },
  ]),
);

const introduction = `\
Every operation that the built-in cloud of Mobile Test Cloud serves. It stands in for the service, whose own description it is not: where the service \
is known to have several forms of the same data, all of them are described. Every response has the header \`X-Mobile-Test-Cloud: simulated\`.`;

export const describeRoutes = (routes: readonly Route[]): Json => {
  const ids = operationIds(routes);
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route, ids.get(route) ?? '') };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The built-in cloud of Mobile Test Cloud',
      version: '1.0.0',
      description: introduction,
      contact: { name: 'Mobile Test Cloud', url: 'https://github.com/mobile-test-cloud/mobile-test-cloud' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:{port}', variables: { port: { default: '8080' } } }],
    security: [{ basic: [] }],
    tags: Object.entries(areas).map(([name, { text }]) => ({ name, description: text })),
    paths,
    components: {
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The access key as the token' },
      },
      responses: refusedResponses,
      schemas: { ...components(requestSchemas, 'input'), ...components(responseSchemas, 'output') },
    },
  };
};
