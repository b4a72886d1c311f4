import { z } from 'zod';

/** Named schemas of request bodies. The document refers to each by its id. */
export const requestSchemas = z.registry<{ id: string }>();

/** Named schemas of response bodies and of their parts. */
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

/** The format of a time depends on the field. A scenario can set one format for all fields. */
export const timeSchema = z
  .union([z.string(), z.number()])
  .describe('As "2026-01-02 10:11:12 UTC" or "2026-01-02 10:11:12 +0000", or seconds since 1970; a scenario may choose the form');
