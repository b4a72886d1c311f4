import { z } from 'zod';
import { isRecord } from '../../lib/is-record.ts';
import { requestSchemas, response, responseSchemas } from '../http/message-schemas.ts';
import { isSimulationPath, type Route } from '../http/route.ts';

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
  id: 'Id of the upload, alert or alert event',
};

const variablesIn = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const parameters = ({ path, query = {} }: Route): readonly Json[] => [
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

const errorSchema = response(
  'Error',
  z
    .union([
      z.object({ message: z.string(), error: z.string().optional() }),
      z.object({ error: z.string() }),
      z.object({ error: z.object({ message: z.string() }) }),
    ])
    .describe('The service has several forms of an error; a code, where there is one, begins the text: "[BROWSERSTACK_…] …"'),
);

const refusalTexts: Readonly<Record<number, string>> = {
  401: 'Without the credentials',
  403: 'From another machine',
  404: 'There is no such thing, or not yet',
  413: 'The body is too large',
  422: 'Not acceptable; the text says why',
  429: 'Above the limits of a scenario',
  500: 'The built-in cloud itself failed',
};

const refusals = ({ path, body, refusals: own = body === undefined ? [] : [413, 422] }: Route): Json => {
  const statuses = new Set<number>([
    ...(isSimulationPath(path) ? [403] : [401, 429]),
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

/** Calls with several paths get different ids, which contain the part of the path that differs. */
const operationIds = (routes: readonly Route[]): ReadonlyMap<Route, string> => {
  const sharing = Map.groupBy(routes, ({ name }) => name);
  return new Map(
    routes.map((route) => {
      const others = (sharing.get(route.name) ?? []).map(({ path }) => path.split('/'));
      const apart = route.path
        .split('/')
        .filter((segment) => !segment.startsWith(':') && !others.every((path) => path.includes(segment)));
      return [route, `${route.name}${apart.map(pathTerm).join('')}`];
    }),
  );
};

const securityOf = (path: string): Json => {
  if (isSimulationPath(path)) return { security: [] };
  return path.startsWith('/alerts') ? { security: [{ basic: [] }, { bearer: [] }] } : {};
};

const describeRoute = (route: Route, operationId: string): Json => {
  const { path, area, summary, body, status = 200, responses } = route;
  const given = parameters(route);
  return {
    operationId,
    summary,
    description: `${summary}. ${area.text}.`,
    tags: [area.name],
    ...securityOf(path),
    ...(given.length > 0 && { parameters: given }),
    ...(body !== undefined && { requestBody: { required: true, content: content(body) } }),
    responses: { [status]: { description: 'Done', content: content(responses) }, ...refusals(route) },
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
  const areas = [...new Set(routes.map(({ area }) => area))];
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
    tags: areas.map(({ name, text }) => ({ name, description: text })),
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
