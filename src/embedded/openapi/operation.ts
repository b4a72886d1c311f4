import { z } from 'zod';

type Tag = 'Uploads' | 'Builds' | 'Session data' | 'Account' | 'Test management' | 'Alerts' | 'Simulation';

/** What a call does, apart from its path: several paths may share it. */
export interface Operation {
  /** One line in the imperative. */
  readonly summary: string;
  readonly tag: Tag;
  /** Parameters of the query; none is required. */
  readonly query?: Readonly<Record<string, z.ZodType>>;
  /** By content type. */
  readonly body?: Readonly<Record<string, z.ZodType>>;
  /** Default 200. */
  readonly status?: number;
  /** By content type. */
  readonly responses: Readonly<Record<string, z.ZodType>>;
  /** Statuses with an error, besides those that every call may have. */
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

/** The content of a JSON response. */
export const json = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> => ({ 'application/json': schema });

/** Bytes of any other type. */
export const bytes = z.string().meta({ contentEncoding: 'binary' });

export const idSchema = z
  .string()
  .regex(/^[0-9a-f]{40}$/)
  .describe('40 lowercase hexadecimal digits');

export const referenceSchema = z
  .string()
  .regex(/^bs:\/\/[0-9a-f]{40}$/)
  .describe('Names an upload in a build request');

/** A form of the service for each field; a scenario can change all of them. */
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

/** A listing in v1: usually an array, a message where it is empty. */
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
