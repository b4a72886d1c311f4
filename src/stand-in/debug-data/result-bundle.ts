import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { sum } from '../../lib/numbers.ts';
import { matchesWildcard } from '../../lib/wildcard.ts';
import { isLeftOut, type PlannedSession, type PlannedTest } from '../builds/session-plan.ts';
import { fullName, type NamedTest, type Outcome } from '../builds/suite-test.ts';
import type { CrashOrders } from '../schema/sessions.ts';
import { bundleName, failureMessage, swiftPlace } from './failure-text.ts';
import { sampleScreenshot } from './pictures.ts';
import type { AttachmentSpec, BundleSpec, FailureSpec, StepSpec, TargetSpec, TestRowSpec } from './result-bundle/bundle-spec.ts';
import { type BundleNode, encodeObject, object, reference, secondsNode } from './result-bundle/encode-object.ts';

const statuses: Readonly<Record<Outcome, string>> = {
  pass: 'Success',
  fail: 'Failure',
  error: 'Failure',
  timeout: 'Failure',
  skip: 'Skipped',
};

export const sessionBundle = (session: PlannedSession): Promise<Buffer> => {
  const { 'failed-tests': failed = [], 'lost-tests': lost = [] } = session.orders['result-bundle'] ?? {};
  const isOneOf = (patterns: readonly string[], test: PlannedTest): boolean =>
    patterns.some((pattern) => matchesWildcard(pattern, fullName(test)));
  const tests = session.tests.flatMap((test) => {
    const { outcome } = test;
    if (outcome === 'never' || outcome === 'aborted' || isLeftOut(outcome) || isOneOf(lost, test)) return [];
    return [{ target: bundleName(test), rows: rowsOf(session, test, isOneOf(failed, test) ? 'fail' : outcome) }];
  });
  const files = writeBundle({
    device: session.device,
    startedAtMs: session.startsAtMs,
    finishedAtMs: session.endsAtMs,
    targets: [...Map.groupBy(tests, ({ target }) => target)].map(([name, own]) => ({
      name,
      rows: own.flatMap(({ rows }) => rows),
    })),
  });
  // The archive does not compress the objects, because they are already compressed.
  const zip = new ZipFile();
  for (const [path, bytes] of files)
    zip.addBuffer(bytes, `resultbundle.xcresult/${path}`, { mtime: new Date(session.endsAtMs), compress: false });
  zip.end();
  return buffer(zip.outputStream);
};

/** Returns one row for each attempt of the test. */
const rowsOf = (session: PlannedSession, test: PlannedTest, outcome: Outcome): TestRowSpec[] => {
  const attempts = test.failedBefore ? (['fail', outcome] as const) : [outcome];
  const startMs = session.startsAtMs + test.startsAtMs;
  const durationMs = (test.endsAtMs - test.startsAtMs) / attempts.length;
  return attempts.map((own, index) => ({
    className: test.className,
    name: test.name,
    status: statuses[own],
    durationMs,
    iteration: attempts.length > 1 ? index + 1 : undefined,
    skipReason: own === 'skip' ? (test.message ?? 'Skipped by the scenario') : undefined,
    ...(statuses[own] === 'Failure' && failing(test, startMs + index * durationMs, durationMs)),
  }));
};

const failing = (test: PlannedTest, startMs: number, durationMs: number) => {
  const atMs = startMs + durationMs * 0.9;
  const message = failureMessage(test);
  const failure: FailureSpec = {
    message,
    type: 'Assertion Failure',
    ...swiftPlace(test),
    atMs,
    symbol: `${test.className}.${test.name}()`,
  };
  const step = (title: string, from: number, to: number, more: Partial<StepSpec> = {}): StepSpec => ({
    title,
    startedAtMs: startMs + durationMs * from,
    finishedAtMs: startMs + durationMs * to,
    ...more,
  });
  const attachment = (name: string, fileName: string, uniformType: string, bytes: Buffer): AttachmentSpec => ({
    name,
    fileName,
    uniformType,
    bytes,
    atMs,
  });
  const attachments = [attachment('Screenshot', 'Screenshot.png', 'public.png', sampleScreenshot)];
  // Xcode attaches the tree of UI elements if a query finds no element.
  if (message.includes('No matches found')) {
    const tree = Buffer.from(sampleTree);
    attachments.unshift(attachment('App UI hierarchy for com.example.shop', 'Hierarchy.txt', 'public.plain-text', tree));
  }
  if (test.crash !== undefined) {
    const fileName = `Shop-${new Date(atMs).toISOString().slice(0, 10)}.ips`;
    attachments.push(attachment('Crash report', fileName, 'public.data', Buffer.from(crashReport(test.crash))));
  }
  const find = step('Find the "Add" Button', 0.4, 0.5);
  const steps = [
    step(`Start Test at ${new Date(startMs).toISOString()}`, 0, 0.1),
    step('Tap "Add" Button', 0.3, 0.6, { steps: [find] }),
    step(message, 0.9, 0.9, { failed: true, attachments }),
  ];
  return { failures: [failure], steps };
};

const sampleTree = `Element subtree:
 →Application, 0x105d1c0f0, pid: 412, label: 'Shop'
    Window (Main), 0x105d1c210, {{0.0, 0.0}, {390.0, 844.0}}
      NavigationBar, 0x105d1c330, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Cart'
        StaticText, 0x105d1c450, {{170.0, 58.0}, {50.0, 21.0}}, label: 'Cart'
      Table, 0x105d1c570, {{0.0, 91.0}, {390.0, 640.0}}
        Button, 0x105d1c690, {{16.0, 700.0}, {358.0, 50.0}}, identifier: 'checkout', label: 'Check out', Disabled
      TextField, 0x105d1c7b0, {{16.0, 640.0}, {358.0, 34.0}}, identifier: 'coupon', placeholderValue: 'Coupon', value: SAVE10
Path to element:
 →Application, 0x105d1c0f0, pid: 412, label: 'Shop'
`;

/** Returns the files of a result bundle by their path in the `.xcresult` folder (docs/internals/result-bundles.md). */
export const writeBundle = (spec: BundleSpec): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  // Xcode uses another hash function for ids, but these ids have the same length and alphabet.
  const store = (bytes: Buffer): string => {
    const id = `0~${createHash('sha512').update(bytes).digest('base64').replaceAll('+', '-').replaceAll('/', '_')}`;
    files.set(`Data/data.${id}`, zstdCompressSync(bytes));
    return id;
  };
  const storeObject = (node: BundleNode): string => store(encodeObject(node));
  const plan = object('ActionTestPlanRunSummaries', {
    summaries: [
      object('ActionTestPlanRunSummary', {
        name: 'Test Scheme Action',
        testableSummaries: spec.targets.map((target) => targetNode(target, (row) => storeObject(summaryNode(row, store)))),
      }),
    ],
  });
  const rootId = storeObject(recordNode(spec, storeObject(plan)));
  files.set('Info.plist', Buffer.from(infoPlist(spec, rootId)));
  return files;
};

const targetNode = ({ name, rows, failures = [] }: TargetSpec, storeSummary: (row: TestRowSpec) => string): BundleNode => {
  const group = (title: string, durationMs: number, subtests: readonly BundleNode[]): BundleNode =>
    object('ActionTestSummaryGroup', {
      duration: secondsNode(durationMs),
      identifier: title,
      name: title,
      subtests,
    });
  const durationOf = (some: readonly TestRowSpec[]): number => sum(some.map(({ durationMs }) => durationMs));
  const rowNode = (row: TestRowSpec): BundleNode =>
    object('ActionTestMetadata', {
      duration: secondsNode(row.durationMs),
      identifier: identifierOf(row),
      name: `${row.name}()`,
      summaryRef: reference(storeSummary(row), 'ActionTestSummary'),
      testStatus: row.status,
    });
  const classes = [...Map.groupBy(rows, ({ className }) => className)].flatMap(([className, own]) =>
    className === '' ? own.map(rowNode) : [group(className, durationOf(own), own.map(rowNode))],
  );
  return object('ActionTestableSummary', {
    failureSummaries: failures.map(failureNode),
    name,
    targetName: name,
    testKind: 'UI',
    tests: [group('Selected tests', durationOf(rows), [group(`${name}.xctest`, durationOf(rows), classes)])],
  });
};

const recordNode = ({ device, startedAtMs, finishedAtMs, targets }: BundleSpec, planId: string): BundleNode => {
  // Only the last repetition of a test counts.
  const last = new Map(
    targets.flatMap(({ name, rows }) =>
      rows.map((row) => [JSON.stringify([name, identifierOf(row), row.arguments]), row.status] as const),
    ),
  );
  const count = (status: string): number | undefined => {
    const found = last.values().filter((other) => other === status);
    return found.toArray().length || undefined;
  };
  const isFailed = count('Failure') !== undefined || targets.some(({ failures = [] }) => failures.length > 0);
  const metrics = { testsCount: last.size, testsFailedCount: count('Failure'), testsSkippedCount: count('Skipped') };
  const action = object('ActionRecord', {
    actionResult: object('ActionResult', {
      metrics: object('ResultMetrics', metrics),
      resultName: 'action',
      status: isFailed ? 'failed' : 'succeeded',
      testsRef: reference(planId, 'ActionTestPlanRunSummaries'),
    }),
    buildResult: object('ActionResult', { resultName: 'build', status: 'notRequested' }),
    endedTime: new Date(finishedAtMs),
    runDestination: object('ActionRunDestinationRecord', {
      displayName: device.name,
      targetDeviceRecord: object('ActionDeviceRecord', {
        identifier: '00008101-000000000000001E',
        modelName: device.name,
        name: device.name,
        operatingSystemVersion: device.osVersion,
      }),
    }),
    schemeCommandName: 'Test',
    startedTime: new Date(startedAtMs),
  });
  return object('ActionsInvocationRecord', { actions: [action], metrics: object('ResultMetrics', metrics) });
};

const infoPlist = ({ finishedAtMs }: BundleSpec, rootId: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>dateCreated</key>
	<date>${new Date(finishedAtMs).toISOString().replace(/\.\d+Z$/, 'Z')}</date>
	<key>externalLocations</key>
	<array/>
	<key>rootId</key>
	<dict>
		<key>hash</key>
		<string>${rootId}</string>
	</dict>
	<key>storage</key>
	<dict>
		<key>backend</key>
		<string>fileBacked2</string>
		<key>compression</key>
		<string>standard</string>
	</dict>
	<key>version</key>
	<dict>
		<key>major</key>
		<integer>3</integer>
		<key>minor</key>
		<integer>53</integer>
	</dict>
</dict>
</plist>
`;

type Store = (bytes: Buffer) => string;

const identifierOf = ({ className, name }: NamedTest): string => (className === '' ? `${name}()` : `${className}/${name}()`);

const failureNode = ({ message, type, file, line: lineNumber, atMs, symbol }: FailureSpec): BundleNode => {
  const location = file === undefined ? undefined : object('SourceCodeLocation', { filePath: file, lineNumber });
  const symbolInfo = symbol === undefined ? undefined : object('SourceCodeSymbolInfo', { symbolName: symbol, location });
  return object('ActionTestFailureSummary', {
    fileName: file,
    issueType: type,
    lineNumber,
    message,
    sourceCodeContext: object('SourceCodeContext', {
      callStack: [object('SourceCodeFrame', { addressString: '4381681060', symbolInfo })],
      location,
    }),
    timestamp: new Date(atMs),
  });
};

const attachmentNode = ({ name, fileName, uniformType, bytes, atMs }: AttachmentSpec, store: Store): BundleNode =>
  object('ActionTestAttachment', {
    filename: fileName,
    lifetime: 'keepAlways',
    name,
    payloadRef: reference(store(bytes)),
    payloadSize: bytes.length,
    timestamp: new Date(atMs),
    uniformTypeIdentifier: uniformType,
  });

const stepNode = (step: StepSpec, store: Store): BundleNode =>
  object('ActionTestActivitySummary', {
    activityType: 'com.apple.dt.xctest.activity-type.internal',
    attachments: (step.attachments ?? []).map((attachment) => attachmentNode(attachment, store)),
    failureSummaryIDs: step.failed === true ? ['00000000-0000-4000-8000-000000000001'] : undefined,
    finish: new Date(step.finishedAtMs),
    start: new Date(step.startedAtMs),
    subactivities: (step.steps ?? []).map((inner) => stepNode(inner, store)),
    title: step.title,
  });

const summaryNode = (row: TestRowSpec, store: Store): BundleNode =>
  object('ActionTestSummary', {
    activitySummaries: (row.steps ?? []).map((step) => stepNode(step, store)),
    arguments: (row.arguments ?? []).map(({ label, value }) =>
      object('TestArgument', {
        parameter: object('TestParameter', { label }),
        value: object('TestValue', { debugDescription: value, description: value }),
      }),
    ),
    duration: secondsNode(row.durationMs),
    expectedFailures: (row.expectedFailures ?? []).map((failure) =>
      object('ActionTestExpectedFailure', { failureReason: failure.reason, failureSummary: failureNode(failure) }),
    ),
    failureSummaries: (row.failures ?? []).map(failureNode),
    identifier: identifierOf(row),
    name: `${row.name}()`,
    repetitionPolicySummary:
      row.iteration === undefined
        ? undefined
        : object('ActionTestRepetitionPolicySummary', {
            iteration: row.iteration,
            repetitionMode: 'RunRetryOnFailure',
          }),
    skipNoticeSummary: row.skipReason === undefined ? undefined : object('ActionTestNoticeSummary', { message: row.skipReason }),
    testStatus: row.status,
  });

/** Crash report of iOS as an `.ips` file, which contains one line of JSON and then a JSON document. */
export const crashReport = ({ kind, process = 'Shop', thread, message, trace }: CrashOrders): string => {
  const head = { app_name: process, bundleID: 'com.example.shop', app_version: '1.4.2', bug_type: '309', name: process };
  const images = [{ name: 'libsystem_kernel.dylib' }, { name: 'libswiftCore.dylib' }, { name: process }];
  const own = trace
    ?.trimEnd()
    .split('\n')
    .map((symbol) => ({ imageIndex: 2, imageOffset: 16_384, symbol: symbol.trim() }));
  const frames = own ?? [
    { imageIndex: 0, imageOffset: 40_960, symbol: '__pthread_kill', symbolLocation: 8 },
    { imageIndex: 1, imageOffset: 81_920, symbol: '_assertionFailure(_:_:file:line:flags:)', symbolLocation: 248 },
    { imageIndex: 2, imageOffset: 20_480, symbol: 'Cart.total()', symbolLocation: 120, sourceFile: 'Cart.swift', sourceLine: 42 },
  ];
  const reason = message ?? 'Cart.swift:42: Fatal error: no items in the cart';
  const ends = {
    java: { exception: { type: 'EXC_CRASH', signal: 'SIGABRT' }, asi: { 'libswiftCore.dylib': [reason] } },
    native: { exception: { type: 'EXC_BREAKPOINT', signal: 'SIGTRAP' }, asi: { 'libswiftCore.dylib': [reason] } },
    'not-responding': {
      exception: { type: 'EXC_CRASH', signal: 'SIGKILL' },
      termination: {
        namespace: 'FRONTBOARD',
        reasons: [
          `<RBSTerminateContext| code:0x8BADF00D explanation:scene-update watchdog transgression: ${message ?? 'exhausted real time allowance of 10.00 seconds'}>`,
        ],
      },
    },
    killed: { exception: { type: 'EXC_RESOURCE', signal: 'SIGKILL', subtype: message ?? 'MEMORY (Limit 1450 MB)' } },
  }[kind];
  const crashed = { triggered: true, id: 1, queue: thread ?? 'com.apple.main-thread', frames };
  const body = {
    procName: process,
    bundleInfo: { CFBundleIdentifier: 'com.example.shop' },
    faultingThread: 0,
    ...ends,
    threads: [crashed],
    usedImages: images,
  };
  return `${JSON.stringify(head)}\n${JSON.stringify(body, null, 2)}\n`;
};
