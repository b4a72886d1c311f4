import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withResultBundle } from '../../../../src/binaries/apple/xcresult/read-result-bundle.ts';
import type { BundleAttempt, BundleFailure, BundleTest } from '../../../../src/core/model/result-bundle.ts';
import type {
  AttachmentSpec,
  BundleSpec,
  FailureSpec,
  StepSpec,
  TestRowSpec,
} from '../../../../src/stand-in/debug-data/result-bundle/bundle-spec.ts';
import { bundleZip, emptySpec } from './bundle-files.ts';

const statusOf = {
  Success: 'passed',
  Failure: 'failed',
  Skipped: 'skipped',
  'Expected Failure': 'expected-failure',
  Melted: 'unknown',
} as const;

const words = Object.keys(statusOf) as readonly (keyof typeof statusOf)[];

/** Texts with brackets, letters of the format and characters of several bytes. */
const text = fc.string({
  minLength: 1,
  maxLength: 12,
  unit: fc.constantFrom('a', '[', ']', 'K', 'V', 'S', 'T', ':', '1', ' ', 'é', '😀', '\n'),
});
const name = fc.string({ minLength: 1, maxLength: 5, unit: fc.constantFrom('a', 'B', '_', 'é') });
const atMs = fc.nat(1_000_000).map((ms) => emptySpec.startedAtMs + ms);

const failure: fc.Arbitrary<FailureSpec> = fc.record(
  { message: text, type: text, atMs, file: name, line: fc.integer({ min: 1, max: 9_999 }), symbol: text },
  { requiredKeys: ['message', 'type', 'atMs'] },
);

const attachment: fc.Arbitrary<AttachmentSpec> = fc.record({
  name: text,
  fileName: text,
  uniformType: text,
  atMs,
  bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
});

const stepAround = (steps: fc.Arbitrary<StepSpec[]>): fc.Arbitrary<StepSpec> =>
  fc.record({ title: text, startedAtMs: atMs, finishedAtMs: atMs, attachments: fc.array(attachment, { maxLength: 2 }), steps });

const leaf = stepAround(fc.constant([]));
const step = stepAround(fc.array(stepAround(fc.array(leaf, { maxLength: 2 })), { maxLength: 2 }));

const row: fc.Arbitrary<TestRowSpec> = fc.record(
  {
    className: fc.oneof(
      fc.constant(''),
      name,
      fc.tuple(name, name).map((names) => names.join('/')),
    ),
    name,
    status: fc.constantFrom(...words),
    durationMs: fc.nat(1_000_000),
    arguments: fc.array(fc.record({ label: name, value: text }), { maxLength: 2 }),
    failures: fc.array(failure, { maxLength: 2 }),
    expectedFailures: fc.array(
      failure.chain((given) => text.map((reason) => ({ ...given, reason }))),
      { maxLength: 1 },
    ),
    skipReason: text,
    steps: fc.array(step, { maxLength: 2 }),
  },
  { requiredKeys: ['className', 'name', 'status', 'durationMs'] },
);

/** Rows of tests, one row for each of one to three attempts. */
const testRows = fc
  .uniqueArray(fc.tuple(row, fc.array(row, { maxLength: 2 })), {
    maxLength: 4,
    selector: ([one]) => `${one.className}/${one.name}`,
  })
  .map((tests) =>
    tests.map(([first, later]): TestRowSpec[] =>
      [first, ...later].map(({ arguments: _other, ...given }, index) => ({
        ...given,
        className: first.className,
        name: first.name,
        ...(first.arguments !== undefined && { arguments: first.arguments }),
        ...(later.length > 0 && { iteration: index + 1 }),
      })),
    ),
  );

const failureOf = ({ message, type, file, line, symbol }: FailureSpec): BundleFailure => ({
  message,
  type,
  ...(file !== undefined && { file, ...(line !== undefined && { line }) }),
  calls: symbol === undefined ? [] : [{ symbol, ...(file !== undefined && { file, ...(line !== undefined && { line }) }) }],
});

const flatten = (steps: readonly StepSpec[], depth = 0): { readonly step: StepSpec; readonly depth: number }[] =>
  steps.flatMap((one) => [{ step: one, depth }, ...flatten(one.steps ?? [], depth + 1)]);

const attemptOf = (spec: TestRowSpec): Omit<BundleAttempt, 'attachments'> => {
  const status = statusOf[spec.status as keyof typeof statusOf];
  const steps = status === 'failed' ? flatten(spec.steps ?? []) : [];
  return {
    status,
    rawStatus: spec.status,
    ...(spec.iteration !== undefined && { iteration: spec.iteration }),
    durationMs: spec.durationMs,
    failures: (spec.failures ?? []).map(failureOf),
    expectedFailures: (spec.expectedFailures ?? []).map((one) => ({ ...failureOf(one), expectedReason: one.reason })),
    ...(spec.skipReason !== undefined && { skipReason: spec.skipReason }),
    steps: steps.map(({ step: one, depth }) => ({
      title: one.title,
      depth,
      startedAt: new Date(one.startedAtMs),
      finishedAt: new Date(one.finishedAtMs),
      failed: false,
    })),
    omittedSteps: 0,
  };
};

const attachedTo = ({ status, steps = [] }: TestRowSpec): readonly [string, number | undefined, Buffer][] =>
  status === 'Failure'
    ? flatten(steps).flatMap((one, index) =>
        (one.step.attachments ?? []).map((given): [string, number, Buffer] => [given.name, index, given.bytes]),
      )
    : [];

const withoutAttachments = (attempt: BundleAttempt): Omit<BundleAttempt, 'attachments'> => {
  const { attachments: _attachments, ...rest } = attempt;
  return rest;
};

const byName = (one: BundleTest, other: BundleTest): number =>
  `${one.className}/${one.name}` < `${other.className}/${other.name}` ? -1 : 1;

test('what is written into a bundle is read from it', async () => {
  await fc.assert(
    fc.asyncProperty(testRows, fc.array(failure, { maxLength: 1 }), fc.boolean(), async (tests, targetFailures, reversed) => {
      const rows = reversed ? tests.flat().reverse() : tests.flat();
      const spec: BundleSpec = { ...emptySpec, targets: [{ name: 'UITests', rows, failures: targetFailures }] };
      await withResultBundle(await bundleZip(spec), async ({ runs, readAttachment }) => {
        const [run] = runs;
        expect(runs).toHaveLength(1);
        expect(run).toMatchObject({
          device: { name: 'iPhone 16', osVersion: '18.2' },
          startedAt: new Date(spec.startedAtMs),
          announced: { tests: tests.length },
          errors: [],
        });
        expect(run?.targetFailures).toEqual(targetFailures.map((one) => ({ target: 'UITests', ...failureOf(one) })));
        const found = [...run!.tests].sort(byName);
        const wanted = tests.map((attempts): BundleTest => {
          const [first] = attempts;
          return {
            configuration: 'Test Scheme Action',
            target: 'UITests',
            className: first!.className,
            name: first!.name,
            arguments: (first!.arguments ?? []).map(({ label, value }) => `${label}: ${value}`),
            attempts: attempts.map(attemptOf) as unknown as BundleTest['attempts'],
          };
        });
        const bare = found.map((one) => ({ ...one, attempts: one.attempts.map(withoutAttachments) }));
        expect(bare).toEqual(wanted.sort(byName));
        for (const one of found) {
          const own = tests.find(([first]) => first!.className === one.className && first!.name === one.name)!;
          for (const [index, { attachments }] of one.attempts.entries()) {
            const bytes = await Promise.all(
              attachments.map(async (given) => [given.name, given.step, await buffer(readAttachment(given))]),
            );
            expect(bytes).toEqual(attachedTo(own[index]!));
          }
        }
      });
    }),
  );
});
