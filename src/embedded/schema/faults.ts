import { z } from 'zod';

/** Which requests a fault applies to. Every fault counts the requests that match it from 1. */
const strikes = {
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** `*` within one segment, `**` for any number of segments. */
  path: z.string().min(1).max(1_000).default('**'),
  /** The first matching request that the fault applies to. */
  nth: z.int().min(1).default(1),
  /** How many requests the fault applies to from there on. */
  times: z.union([z.int().min(1), z.literal('always')]).default(1),
  /** The probability that the fault applies to such a request. */
  probability: z.number().min(0).max(1).default(1),
};

const acting = { 'after-acting': z.boolean().default(false) };

const headersSchema = z.record(z.string().regex(/^[A-Za-z0-9-]{1,100}$/), z.string().regex(/^[\t\x20-\x7e]{0,2000}$/));

/** Instead of `Retry-After` in `headers`: a date is computed when the response is sent, with a `Date` header of the same clock. */
const retryAfterSchema = z.strictObject({
  seconds: z.int().min(0).max(86_400),
  as: z.enum(['seconds', 'date']).default('seconds'),
});

const statusSchema = z.strictObject({
  ...strikes,
  ...acting,
  action: z.literal('status'),
  status: z.int().min(200).max(599),
  headers: headersSchema.default({}),
  'retry-after': retryAfterSchema.optional(),
  body: z.string().max(1_000_000).optional(),
  json: z.json().optional(),
});

/** What happens to the request, as real behavior of the socket. */
export const faultSchema = z.discriminatedUnion('action', [
  statusSchema,
  z.strictObject({ ...strikes, ...acting, action: z.literal('html'), status: z.int().min(200).max(599).default(502) }),
  z.strictObject({ ...strikes, action: z.literal('reset-before') }),
  z.strictObject({ ...strikes, action: z.literal('reset-after-acting') }),
  z.strictObject({ ...strikes, action: z.literal('reset-while-receiving'), 'after-bytes': z.int().min(0).default(0) }),
  z.strictObject({ ...strikes, action: z.literal('truncate'), 'after-bytes': z.int().min(0).optional() }),
  z.strictObject({ ...strikes, action: z.literal('invalid-json') }),
  z.strictObject({ ...strikes, action: z.literal('slow-bytes'), 'bytes-per-second': z.number().min(0.1).max(1e6).default(1) }),
  z.strictObject({ ...strikes, ...acting, action: z.literal('hang'), 'after-headers': z.boolean().default(false) }),
  z.strictObject({ ...strikes, action: z.literal('delay'), 'delay-ms': z.int().min(0).max(3_600_000) }),
  z.strictObject({
    ...strikes,
    ...acting,
    action: z.literal('redirect'),
    status: z.literal([301, 302, 303, 307, 308]).default(302),
    /** An origin, to which the request's own path is added, or a whole URL. */
    to: z.url({ protocol: /^https?$/ }),
  }),
]);

export type Fault = z.output<typeof faultSchema>;
