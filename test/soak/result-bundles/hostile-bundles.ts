import { randomBytes } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { bundleLimits } from '../../../src/binaries/apple/xcresult/bundle-store.ts';

/** Files of a bundle by their paths, made to exhaust its reader. */
export type HostileBundle = () => Readonly<Record<string, Buffer>>;

const text = (value: string): string => `V${Buffer.byteLength(value)}:${value}`;
const field = (name: string, value: string): string => `K${name.length}:${name}${value}`;
const scalar = (value: string): string => `[${field('_v', text(value))}]`;
const array = (...items: readonly string[]): string => `[${items.join('')}]`;
const reference = (id: string): string => `[${field('id', scalar(id))}]`;

const info = Buffer.from(
  '<plist><dict><key>rootId</key><dict><key>hash</key><string>root</string></dict><key>storage</key><dict><key>backend</key>' +
    '<string>fileBacked2</string></dict><key>version</key><dict><key>major</key><integer>3</integer><key>minor</key><integer>53</integer></dict></dict></plist>',
);
const row = (id: string, name = 'A/a()', status = 'Failure'): string =>
  `[${field('identifier', scalar(name))}${field('testStatus', scalar(status))}${field('summaryRef', reference(id))}]`;

const withPlan = (plan: Buffer, others: Readonly<Record<string, Buffer>> = {}): Readonly<Record<string, Buffer>> => {
  const action = `[${field('actionResult', `[${field('testsRef', reference('plan'))}]`)}]`;
  const files = { root: Buffer.from(`[${field('actions', array(action))}]`), plan, ...others };
  const data = Object.entries(files).map(([id, bytes]) => [`a.xcresult/Data/data.${id}`, zstdCompressSync(bytes)]);
  return { 'a.xcresult/Info.plist': info, ...Object.fromEntries(data) };
};

const planOf = (rows: readonly string[]): Buffer => {
  const target = `[${field('targetName', scalar('T'))}${field('tests', array(...rows))}]`;
  return Buffer.from(`[${field('summaries', array(`[${field('testableSummaries', array(target))}]`))}]`);
};

const step = `[${field('title', scalar('x'))}${field('start', scalar('2025-02-26T00:07:38.784+0700'))}]`;
const failure = (message: string): string => `[${field('message', scalar(message))}${field('fileName', scalar('é.swift'))}]`;
const times = (count: number, item: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => item(index));
const summary = (name: string, items: readonly string[]): Buffer => Buffer.from(`[${field(name, array(...items))}]`);

/** Just below the limit of one object: a row has five values, a step three. */
const mostValues = bundleLimits.objectValues - 100;
const mostRows = Math.floor(mostValues / 5);
const mostSteps = Math.floor(mostValues / 3);

/** By what they try. Their numbers are just below the limits of one object, so that the limits of the whole bundle have to end them. */
export const hostileBundles: Readonly<Record<string, HostileBundle>> = {
  'an object that unpacks to 2 GB': () => withPlan(Buffer.alloc(2_000_000_000, '[')),
  'an object of 7,000,000 empty values': () => withPlan(planOf(['[]'.repeat(7_000_000)])),
  'a list of as many values as are allowed': () => withPlan(planOf([array(...times(mostRows, () => row('x', 'A/a()')))])),
  'values that nest 1,000,000 deep': () => withPlan(Buffer.from('['.repeat(1_000_000))),
  'groups that nest nearly as deep as is allowed': () =>
    withPlan(planOf([times(90, () => 'x').reduce((inner) => `[${field('subtests', array(inner))}]`, row('plan'))])),
  'tests that share one large summary': () =>
    withPlan(planOf(times(mostRows, (index) => row('big', `A/a${index}()`))), {
      big: summary(
        'activitySummaries',
        times(mostSteps, () => step),
      ),
    }),
  'as many steps, failures and texts as are allowed': () =>
    withPlan(planOf(times(2_000, (index) => row('big', `A/a${index}()`))), {
      big: Buffer.from(
        `[${field('activitySummaries', array(...times(mostSteps - 500, () => step)))}${field('failureSummaries', array(...times(70, (index) => failure(`é${index}${'x'.repeat(150)}`))))}]`,
      ),
    }),
  'texts that are cut': () =>
    withPlan(planOf(times(2_000, (index) => row('big', `A/a${index}()`))), {
      big: summary(
        'failureSummaries',
        times(100, (index) => failure(`é${index}`.padEnd(75_000, 'é'))),
      ),
    }),
  'as many tests as are allowed, all with one name': () =>
    withPlan(planOf(times(mostRows, () => row('once'))), {
      once: Buffer.from(`[${field('repetitionPolicySummary', `[${field('iteration', scalar('1'))}]`)}]`),
    }),
  'as many arguments as are allowed': () =>
    withPlan(planOf(times(mostRows, (index) => row('big', `A/a${index}()`, 'Success'))), {
      big: Buffer.from(`[${field('arguments', array('[]'.repeat(mostValues)))}]`),
    }),
  'as many expected failures as are allowed': () =>
    withPlan(planOf(times(mostRows, (index) => row('big', `A/a${index}()`, 'Success'))), {
      big: Buffer.from(`[${field('expectedFailures', array('[]'.repeat(mostValues)))}]`),
    }),
  'a plan that is its own summary': () => withPlan(planOf(times(mostRows, () => row('plan')))),
  'a frame with a window of 2 GB': () => {
    const files = withPlan(planOf([]));
    const frame = Buffer.from('28b52ffd00a8', 'hex');
    return { ...files, 'a.xcresult/Data/data.plan': Buffer.concat([frame, randomBytes(1_000)]) };
  },
  'an attachment that unpacks to 2 GB': () => {
    const attachment = `[${field('payloadRef', reference('bomb'))}${field('payloadSize', scalar('64000000'))}]`;
    const attached = `[${field('title', scalar('x'))}${field('attachments', array(attachment))}]`;
    return withPlan(planOf([row('one')]), { one: summary('activitySummaries', [attached]), bomb: Buffer.alloc(2_000_000_000) });
  },
};
