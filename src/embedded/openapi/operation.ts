import { z } from 'zod';

type Tag = 'Uploads' | 'Builds' | 'Session data' | 'Account' | 'Test management' | 'Alerts' | 'Simulation';

/** Description of a call, apart from its path: several paths may share it. */
export interface Operation {
  /** Summary, one line in the imperative. */
  readonly summary: string;
  readonly tag: Tag;
  /** Query parameters; all are optional. */
  readonly query?: Readonly<Record<string, z.ZodType>>;
  readonly body?: Readonly<Record<string, z.ZodType>>;
  /** Status of the response; 200 by default. */
  readonly status?: number;
  readonly responses: Readonly<Record<string, z.ZodType>>;
  /** Error statuses, besides those of every call. */
  readonly refusals?: readonly (404 | 413 | 422)[];
}

/** Named schemas, which become components of the document. */
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

export const json = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> => ({ 'application/json': schema });

/** Content of any other type, as bytes. */
export const bytes = z.string().meta({ contentEncoding: 'binary' });

export const idSchema = z
  .string()
  .regex(/^[0-9a-f]{40}$/)
  .describe('40 lowercase hexadecimal digits');

export const referenceSchema = z
  .string()
  .regex(/^bs:\/\/[0-9a-f]{40}$/)
  .describe('Names an upload in a build request');

/** Time in a response. The service uses one form for each field; a scenario can change all of them. */
export const timeSchema = z
  .union([z.string(), z.number()])
  .describe('As "2026-01-02 10:11:12 UTC" or "2026-01-02 10:11:12 +0000", or seconds since 1970; a scenario may choose the form');

export const durationSchema = z
  .union([z.string(), z.number()])
  .describe('Seconds as a number, as "20", "1.784" or "127 seconds"; a scenario may choose the form');

const noResults = response(
  'NoResults',
  z.object({ message: z.literal('No results found') }).describe('A listing without entries'),
);

/** Listing in v1: an array, or a message if it is empty. */
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
