import { z } from 'zod';

/** Describes a call without its path, because several paths may share an operation. */
export interface Operation {
  readonly summary: string;
  /** Query parameters, which are all optional. */
  readonly query?: Readonly<Record<string, z.ZodType>>;
  /** Schemas of the request body by content type. */
  readonly body?: Readonly<Record<string, z.ZodType>>;
  /** Status of the response. Default: 200. */
  readonly status?: number;
  /** Schemas of the response body by content type. */
  readonly responses: Readonly<Record<string, z.ZodType>>;
  /** Additional error statuses. Default: 413 and 422 for a call with a body. */
  readonly refusals?: readonly (404 | 413 | 422)[];
}

/** Describes a call that responds with JSON. */
export const operation = (summary: string, schema: z.ZodType, more: Partial<Operation> = {}): Operation => ({
  summary,
  responses: json(schema),
  ...more,
});

export const requestSchemas = z.registry<{ id: string }>();
export const responseSchemas = z.registry<{ id: string }>();

export const request = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => {
  requestSchemas.add(schema, { id });
  return schema;
};

export const response = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => {
  responseSchemas.add(schema, { id });
  return schema;
};

export const shape = <Fields extends z.ZodRawShape>(id: string, fields: Fields, description = ''): z.ZodObject<Fields> => {
  const schema = z.object(fields);
  return response(id, description === '' ? schema : schema.describe(description));
};

/** Fields that are texts, in the order of `names`. */
export const strings = (...names: readonly string[]): Record<string, z.ZodString> =>
  Object.fromEntries(names.map((name) => [name, z.string()]));

export const json = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> => ({ 'application/json': schema });

/** Schema of content that is neither JSON nor text. */
export const bytes = z.string().meta({ contentEncoding: 'binary' });

export const idSchema = z
  .string()
  .regex(/^[0-9a-f]{40}$/)
  .describe('40 lowercase hexadecimal digits');

export const referenceSchema = z
  .string()
  .regex(/^bs:\/\/[0-9a-f]{40}$/)
  .describe('Names an upload in a build request');

/** The format of a time depends on the field. A scenario can set one format for all fields. */
export const timeSchema = z
  .union([z.string(), z.number()])
  .describe('As "2026-01-02 10:11:12 UTC" or "2026-01-02 10:11:12 +0000", or seconds since 1970; a scenario may choose the form');

export const durationSchema = z
  .union([z.string(), z.number()])
  .describe('Seconds as a number, as "20", "1.784" or "127 seconds"; a scenario may choose the form');

const noResults = shape('NoResults', { message: z.literal('No results found') }, 'A listing without entries');

/** A list, or a message if the list is empty. */
export const listSchema = (key: string, entry: z.ZodType): z.ZodType =>
  z.union([z.array(entry), z.object({ [key]: z.array(entry) }), noResults]);

export const errorSchema = response(
  'Error',
  z
    .union([
      z.object({ message: z.string(), error: z.string().optional() }),
      z.object({ error: z.string() }),
      z.object({ error: z.object({ message: z.string() }) }),
    ])
    .describe('The service has several forms of an error; a code, where there is one, begins the text: "[BROWSERSTACK_…] …"'),
);
