import { z } from 'zod';
import { alertScopes, alertStatuses } from '../model/alert.ts';

/** Counted in characters as JSON Schema does, not in UTF-16 units. */
const textOf = (minLength: number, maxLength: number): z.ZodString => {
  const expected =
    minLength === 0 ? `a string of up to ${maxLength} characters` : `a string of ${minLength} to ${maxLength} characters`;
  const fits = (text: string): boolean => {
    const { length } = Array.from(text);
    return length >= minLength && length <= maxLength;
  };
  return z
    .string(`expected ${expected}`)
    .refine(fits, `expected ${expected}`)
    .meta(minLength === 0 ? { maxLength } : { minLength, maxLength });
};

const word = (what: string): z.ZodString => z.string(`expected ${what}`).min(1, `expected ${what}`);

const enabledSchema = z
  .boolean('expected true or false')
  .default(true)
  .describe('A disabled target is kept, and skipped when the alert fires.');

const webhookSchema = z.strictObject({
  channel: z.literal('webhook'),
  enabled: enabledSchema,
  config: z
    .looseObject(
      { url: z.string('expected the address of the webhook').regex(/^https?:\/\/\S+$/, 'expected an http(s):// address') },
      'expected a mapping with url',
    )
    .describe('Holds the url of the webhook; further keys are passed on.'),
});

const otherTargetSchema = z.strictObject({
  channel: z.enum(['email', 'slack'], 'expected webhook, email or slack'),
  enabled: enabledSchema,
  config: z.looseObject({}, 'expected a mapping').describe("The service's own keys for this channel; passed on as they are."),
});

/** The last one reads what has another channel, so that its other mistakes are found, too. */
const targetSchema = z.discriminatedUnion('channel', [webhookSchema, otherTargetSchema], {
  unionFallback: true,
  error: 'expected a mapping with channel and config',
});

/** One rule of the file: the fields that create an alert, and the status that it should have. */
export const ruleSchema = z.strictObject(
  {
    name: textOf(1, 255).describe('Identifies the rule: names are unique.'),
    description: textOf(0, 500).nullable().optional(),
    scope: z.enum(alertScopes, 'expected TRACE or SESSION').optional().describe('Whether the rule watches traces or sessions.'),
    metric: word('a metric, for instance latency or score:<name>').describe('A plain key, or score:<name>.'),
    aggregation: word("one of the service's words").describe('How the values of a window are combined. Sent unchanged.'),
    operator: word("one of the service's words").describe('How that value is compared with the threshold. Sent unchanged.'),
    threshold: z.number('expected a number').describe('The value that the metric is compared with.'),
    windowMinutes: z
      .union([z.number(), z.string().min(1)], "expected one of the service's window sizes")
      .describe('Size of the window. Sent unchanged; the service checks it.'),
    cooldownMinutes: z
      .int('expected a whole number of minutes')
      .min(0, 'expected 0 or more minutes')
      .default(15)
      .describe('Minimum time between two notifications.'),
    environments: z
      .array(word('the name of an environment'), 'expected a list')
      .default([])
      .describe('Empty: every environment.'),
    notifications: z
      .array(targetSchema, 'expected a list with at least one target')
      .min(1, 'expected at least one target')
      .describe('Who is told when the alert fires.'),
    filter: z
      .looseObject({ mode: z.enum(['conditions', 'sql'], 'expected conditions or sql') }, 'expected null or a mapping with mode')
      .nullable()
      .default(null)
      .describe('Null: everything in scope. The content of a mode is sent unchanged.'),
    status: z.enum(alertStatuses, 'expected active or paused').default('active').describe('The state that `apply` sets.'),
  },
  'expected a mapping with the fields of an alert rule',
);

/** The whole file, as editors check it: a list of rules, or a mapping with the key `rules`. */
export const rulesFileSchema = z.union([
  z.array(ruleSchema),
  z.strictObject({ $schema: z.string().optional(), rules: z.array(ruleSchema) }),
]);
