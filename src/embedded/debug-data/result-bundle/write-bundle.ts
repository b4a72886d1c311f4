import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import type { BundleSpec, TargetSpec, TestRowSpec } from './bundle-spec.ts';
import { array, type BundleNode, date, encodeObject, integer, object, reference, seconds, string } from './encode-object.ts';
import { failureNode, identifierOf, summaryNode } from './test-nodes.ts';

/**
 * Writes a result bundle as Xcode does, see docs/internals/result-bundles.md.
 *
 * @returns the files of the `.xcresult` folder by their paths in it
 */
export const writeBundle = (spec: BundleSpec): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  // Xcode's ids are hashes of another kind, of the same length and spelling.
  const store = (bytes: Buffer): string => {
    const id = `0~${createHash('sha512').update(bytes).digest('base64').replaceAll('+', '-').replaceAll('/', '_')}`;
    files.set(`Data/data.${id}`, zstdCompressSync(bytes));
    return id;
  };
  const storeObject = (node: BundleNode): string => store(encodeObject(node));
  const plan = object('ActionTestPlanRunSummaries', {
    summaries: array([
      object('ActionTestPlanRunSummary', {
        name: string('Test Scheme Action'),
        testableSummaries: array(spec.targets.map((target) => targetNode(target, (row) => storeObject(summaryNode(row, store))))),
      }),
    ]),
  });
  const rootId = storeObject(recordNode(spec, storeObject(plan)));
  files.set('Info.plist', Buffer.from(infoPlist(spec, rootId)));
  return files;
};

const targetNode = ({ name, rows, failures = [] }: TargetSpec, storeSummary: (row: TestRowSpec) => string): BundleNode => {
  const group = (title: string, durationMs: number, subtests: readonly BundleNode[]): BundleNode =>
    object('ActionTestSummaryGroup', {
      duration: seconds(durationMs),
      identifier: string(title),
      name: string(title),
      subtests: array(subtests),
    });
  const durationOf = (some: readonly TestRowSpec[]): number => some.reduce((sum, row) => sum + row.durationMs, 0);
  const rowNode = (row: TestRowSpec): BundleNode =>
    object('ActionTestMetadata', {
      duration: seconds(row.durationMs),
      identifier: string(identifierOf(row)),
      name: string(`${row.name}()`),
      summaryRef: reference(storeSummary(row), 'ActionTestSummary'),
      testStatus: string(row.status),
    });
  const classes = [...Map.groupBy(rows, ({ className }) => className)].flatMap(([className, own]) =>
    className === '' ? own.map(rowNode) : [group(className, durationOf(own), own.map(rowNode))],
  );
  return object('ActionTestableSummary', {
    failureSummaries: array(failures.map(failureNode)),
    name: string(name),
    targetName: string(name),
    testKind: string('UI'),
    tests: array([group('Selected tests', durationOf(rows), [group(`${name}.xctest`, durationOf(rows), classes)])]),
  });
};

const recordNode = ({ device, startedAtMs, finishedAtMs, targets }: BundleSpec, planId: string): BundleNode => {
  // Of each test the last repetition counts.
  const last = new Map(
    targets.flatMap(({ name, rows }) =>
      rows.map((row) => [JSON.stringify([name, identifierOf(row), row.arguments]), row.status] as const),
    ),
  );
  const count = (status: string): BundleNode | undefined => {
    const found = [...last.values()].filter((other) => other === status).length;
    return found === 0 ? undefined : integer(found);
  };
  const isFailed = count('Failure') !== undefined || targets.some(({ failures = [] }) => failures.length > 0);
  const metrics = { testsCount: integer(last.size), testsFailedCount: count('Failure'), testsSkippedCount: count('Skipped') };
  const action = object('ActionRecord', {
    actionResult: object('ActionResult', {
      metrics: object('ResultMetrics', metrics),
      resultName: string('action'),
      status: string(isFailed ? 'failed' : 'succeeded'),
      testsRef: reference(planId, 'ActionTestPlanRunSummaries'),
    }),
    buildResult: object('ActionResult', { resultName: string('build'), status: string('notRequested') }),
    endedTime: date(finishedAtMs),
    runDestination: object('ActionRunDestinationRecord', {
      displayName: string(device.name),
      targetDeviceRecord: object('ActionDeviceRecord', {
        identifier: string('00008101-000000000000001E'),
        modelName: string(device.name),
        name: string(device.name),
        operatingSystemVersion: string(device.osVersion),
      }),
    }),
    schemeCommandName: string('Test'),
    startedTime: date(startedAtMs),
  });
  return object('ActionsInvocationRecord', { actions: array([action]), metrics: object('ResultMetrics', metrics) });
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
