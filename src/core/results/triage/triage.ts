import { capitalized } from '../../../lib/capitalized.ts';
import { safeNames } from '../../../lib/escape/file-name.ts';
import { shownText } from '../../../lib/escape/invisible.ts';
import { counted } from '../../../lib/numbers.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import type { ComparedTest } from '../../model/base-comparison.ts';
import type { Crash } from '../../model/crash.ts';
import { deviceLabel } from '../../model/device-shard.ts';
import type { ErrorCode } from '../../model/error-codes.ts';
import { type NamedTest, testName } from '../../model/results.ts';
import type { LocatedTest, RunAnalysis } from '../../model/run-analysis.ts';
import type { Outcome } from '../../model/status.ts';
import { packagePathOf, sourceHints } from '../analysis/root-cause.ts';
import { describeOnBase, findOnBase } from '../base-comparison.ts';
import { simpleClass } from '../known-tests.ts';
import { failureLabels } from '../totals.ts';
import { type CategoryRule, ruleOfSession } from './category-rules.ts';
import { type CauseOfRun, causesWithUnstable, type FailureCauseOfRun, type SessionCauseOfRun } from './causes-of-run.ts';
import type { OwnersOf } from './code-owners.ts';
import { compareWithPast, type NamedRun } from './compare-with-past.ts';
import { countMore, fitted } from './fit-document.ts';
import { categoryOfCode, nextStepOf, nextStepOfCode } from './next-step.ts';
import { type Screen, screenOf } from './screen.ts';
import type { ListedDevices, TriageDocument, TriageEntry, TriageEvidence, TriageOutcome } from './triage-document.ts';

/** Facts that the analysis of a run does not contain. */
export interface TriageFacts {
  /** Finds a file of the repository by name and package. Undefined if several files fit. */
  readonly findSource: (file: string, packagePath?: string) => string | undefined;
  readonly ownersOf: OwnersOf;
  /** Changed files. Absent if they are unknown. */
  readonly changed?: RunAnalysis['changedFiles'];
  /** Evidence from the downloaded files of the session. */
  readonly evidenceOf: (failed: LocatedTest) => readonly TriageEvidence[];
  /** What the downloaded logs of a session say about its end. */
  readonly evidenceOfSession: (session: LocatedTest['session']) => readonly TriageEvidence[];
  readonly run?: NamedRun;
}

export const noFacts: TriageFacts = {
  findSource: () => undefined,
  ownersOf: () => [],
  evidenceOf: () => [],
  evidenceOfSession: () => [],
};

export const maxEntries = 50;
const maxTests = 20;
const maxDevices = 20;
const maxSuspects = 10;
const maxSessions = 3;
const maxCrashLines = 20;
const maxMessage = 1_000;
const maxName = 300;
const maxLabel = 200;

/** Creates a document with one entry per cause, worst first, in at most 256 KB. */
export const triageRun = (run: RunAnalysis, facts: TriageFacts): TriageDocument => {
  const causes = causesWithUnstable(run);
  const changed = new Set(facts.changed?.files);
  const entries = causes.slice(0, maxEntries).map((cause) => triageEntry(cause, run, facts, changed));
  const more = causes.length - entries.length;
  return fitted({
    version: 1,
    verdict: run.verdict.kind,
    reason: shownText(run.verdict.reason, 2 * maxMessage),
    simulated: run.simulated,
    changes: facts.changed?.source,
    entries,
    cut: more > 0 ? [`${counted(more, 'cause')} after the first ${maxEntries}.`] : [],
  });
};

const triageEntry = (cause: CauseOfRun, run: RunAnalysis, facts: TriageFacts, changed: ReadonlySet<string>): TriageEntry => {
  switch (cause.kind) {
    case 'failures':
      return failureEntry(cause, run, facts, changed);
    case 'sessions':
      return sessionEntry(cause, run, facts);
    case 'missing':
      return missingEntry(cause, run);
    case 'problem':
      return { ...codeEntry(cause, run), outcome: 'error', tests: [], devices: [] };
  }
};

const failureEntry = (
  failed: FailureCauseOfRun,
  run: RunAnalysis,
  facts: TriageFacts,
  changed: ReadonlySet<string>,
): TriageEntry => {
  const { id, cause, outcome, tests, devices } = failed;
  const [first] = tests.flatMap(({ groups }) => groups.flatMap(({ samples }) => samples));
  const [failure] = tests[0]?.groups[0]?.failures ?? [];
  const named = namedFiles(failed, facts);
  const frame = frameOf(cause.frame, facts);
  const suspects = [...named]
    .filter(([file]) => changed.has(file))
    .map(([file, why]) => ({ file: shownText(file, maxName), why }));
  const past = compareWithPast(failed, facts.run);
  const onBase = comparedTests(failed, run);
  const screen = failure === undefined || cause.category !== 'element-not-found' ? undefined : screenOf(failure, cause.message);
  const owned = frame?.inRepository === true ? frame.file : [...named.keys()].at(-1);
  const evidence = first === undefined ? [] : evidenceOf(first, facts);
  const labelsOf = (indexes: readonly number[]): readonly string[] => indexes.map((device) => run.devices[device] ?? '');
  return {
    id,
    category: cause.category,
    rule: cause.rule,
    certainty: cause.certainty,
    outcome: outcomeLabels[outcome],
    cause: {
      exception: cause.exception && shownText(cause.exception, maxName),
      message: shownText(cause.text, maxMessage),
      host: cause.host && shownText(cause.host, maxName),
      frame,
    },
    tests: tests.slice(0, maxTests).map(({ test, groups }) => ({
      name: shownText(testName(test), maxName),
      outcome: outcomeLabels[groups[0]?.outcome ?? outcome],
      ...firstDevices(labelsOf(groups.flatMap((group) => group.devices))),
      attempts: Math.max(1, ...groups.flatMap(({ samples }) => samples.map((sample) => sample.test.earlierAttempts.length + 1))),
    })),
    moreTests: countMore(tests.length, maxTests),
    ...firstDevices(labelsOf(devices)),
    ...past,
    onBase: onBase.length === 0 ? undefined : onBase.map((each) => shownOnBase(each, run)),
    suspects: suspects.slice(0, maxSuspects),
    owners: owned === undefined ? [] : facts.ownersOf(owned),
    evidence,
    screen: screen && shownScreen(screen),
    reproduce: first && createReproductions(run)(first.test, first.session.device),
    nextStep: nextStepOf({
      category: cause.category,
      rule: cause.rule,
      certainty: cause.certainty,
      label: past.label,
      onBase: onBase.map(({ result }) => result),
      isQuarantined: outcome === 'quarantined',
      hasSuspects: suspects.length > 0,
      hasScreen: screen !== undefined,
      hasFrame: cause.frame !== undefined,
      hasValues: comparedValues.test(cause.text),
      hasLog: evidence.some(({ kind }) => kind === 'log' || kind === 'crash'),
      hasHost: cause.host !== undefined,
    }),
  };
};

/** What the tests of a cause do on the base branch, on the devices where they fail for it. */
const comparedTests = ({ tests }: FailureCauseOfRun, { onBase, devices }: RunAnalysis): readonly ComparedTest[] => {
  if (onBase === undefined) return [];
  const find = findOnBase(onBase);
  return tests
    .flatMap(({ test, groups }) =>
      groups.flatMap((group) => group.devices.flatMap((device) => find(test, devices[device] ?? '') ?? [])),
    )
    .slice(0, maxTests);
};

const shownOnBase = (test: ComparedTest, run: RunAnalysis): NonNullable<TriageEntry['onBase']>[number] => ({
  test: shownText(testName(test), maxName),
  device: shownText(test.device, maxLabel),
  result: test.result,
  commit: test.commit && shownText(test.commit, maxLabel),
  text: shownText(describeOnBase(test, failureLabels(run)(test, test.device)?.flakyRate), maxMessage),
});

/** Matches messages with an expected and an actual value, by the words of the usual assertion libraries. */
const comparedValues =
  /\bexpected\b[^\n]{0,500}\b(?:but|was|got|found|actual|received|to (?:be|equal|contain|have))\b|\bactual\b[^\n]{0,500}\bexpected\b|\bis (?:not )?(?:equal to|less than|greater than)\b|\bdoesn[’']t match\b|\breceived:|[≠→]|\bGot:/i;

const outcomeLabels: Readonly<Record<Outcome, TriageOutcome>> = {
  'no result': 'missing',
  skipped: 'missing',
  passed: 'flaky',
  flaky: 'flaky',
  quarantined: 'quarantined',
  unknown: 'error',
  pending: 'missing',
  'timed-out': 'timed-out',
  failed: 'failed',
  error: 'error',
};

const firstDevices = (all: readonly string[]): ListedDevices => {
  const devices = [...new Set(all)];
  return {
    devices: devices.slice(0, maxDevices).map((device) => shownText(device, maxLabel)),
    moreDevices: countMore(devices.length, maxDevices),
  };
};

type Why = TriageEntry['suspects'][number]['why'];

/** Finds the files that failures name: first the files in traces, then the files of the tests. */
const namedFiles = ({ tests }: FailureCauseOfRun, { findSource }: TriageFacts): ReadonlyMap<string, Why> => {
  const files = new Map<string, Why>();
  const add = (why: Why, file: string, packagePath?: string): void => {
    const found = findSource(file, packagePath);
    if (found !== undefined && !files.has(found)) files.set(found, why);
  };
  const firsts = tests.slice(0, maxSessions).flatMap(({ groups: [group] }) => group ?? []);
  const samples = firsts.flatMap(({ failures, samples: [sample] }) =>
    sample ? { test: sample.test, failure: failures[0] } : [],
  );
  for (const { test, failure } of samples)
    for (const { file, packagePath } of sourceHints(test, failure)) add('trace', file, packagePath);
  for (const { test } of samples) {
    if (test.file !== undefined) add('test', test.file);
    const [outer = ''] = simpleClass(test.className).split('$', 1);
    const hasPackage = test.className.includes('.') && !test.className.includes('/');
    const packagePath = hasPackage ? packagePathOf(test.className) : undefined;
    for (const ending of ['kt', 'java']) add('test', `${outer}.${ending}`, packagePath);
    // The class of a Maestro flow is the path of its file without extension.
    for (const ending of ['swift', 'm', 'mm', 'dart', 'yaml', 'yml']) add('test', `${outer}.${ending}`);
  }
  return files;
};

const frameOf = (frame: FailureCauseOfRun['cause']['frame'], { findSource }: TriageFacts): TriageEntry['cause']['frame'] => {
  const { call, file, line, packagePath } = frame ?? {};
  if (file === undefined) return undefined;
  const found = findSource(file, packagePath);
  return {
    call: call && shownText(call, maxName),
    file: shownText(found ?? file, maxName),
    line,
    inRepository: found !== undefined,
  };
};

const shownScreen = ({ missing, elements, more }: Screen): TriageEntry['screen'] => ({
  missing: missing && shownText(missing, maxLabel),
  elements: elements.map(({ type, id, text, description, hidden }) => ({
    type,
    id: id && shownText(id, maxLabel),
    text: text && shownText(text, maxLabel),
    description: description && shownText(description, maxLabel),
    hidden,
  })),
  more,
});

const evidenceOf = (failed: LocatedTest, facts: TriageFacts): readonly TriageEvidence[] => {
  const { test, session } = failed;
  const { links, folder, files } = session;
  const picture = pictureOf(failed);
  const [video] = files.video ?? [];
  const url = test.links?.video ?? links.video;
  const seconds = /#t=(\d{1,6})/.exec(url ?? '')?.[1];
  const ofVideo: TriageEvidence = {
    kind: 'video',
    file: video && `${folder}/${video}`,
    url: url && shownText(url, maxMessage),
    seconds: seconds === undefined ? undefined : Number(seconds),
  };
  return [
    ...crashEvidence(test.crash),
    ...facts.evidenceOf(failed),
    ...(picture === undefined ? [] : [{ kind: 'picture' as const, file: `${folder}/${picture}` }]),
    ...(video === undefined && url === undefined ? [] : [ofVideo]),
    sessionEvidence(session),
  ];
};

const crashEvidence = (crash: Crash | undefined): readonly TriageEvidence[] => {
  if (crash === undefined || crash.log.length === 0) return [];
  const { process, thread, log } = crash;
  return [
    {
      kind: 'crash',
      process: process && shownText(process, maxLabel),
      thread: thread && shownText(thread, maxLabel),
      lines: log.slice(0, maxCrashLines).map((line) => shownText(line, maxName)),
    },
  ];
};

const sessionEvidence = (session: LocatedTest['session']): TriageEvidence => ({
  kind: 'session',
  device: shownText(deviceLabel(session), maxLabel),
  folder: session.folder,
  url: session.links.dashboard && shownText(session.links.dashboard, maxMessage),
});

/** Returns the last picture of a failed step, or else the last picture with the name of the test. */
const pictureOf = ({ test, session }: LocatedTest): string | undefined => {
  const ofStep = test.steps?.findLast(({ failed, pictures }) => failed && pictures.length > 0)?.pictures.at(-1);
  if (ofStep !== undefined) return ofStep;
  const title = `${testName(test)}-1`;
  const name = safeNames([title]).get(title)?.replace(/-\d+$/, '');
  return session.files.screenshots?.findLast((file) => file.replace(/^.*\//, '').replace(/-\d+\.\w+$/, '') === name);
};

/** Matches text that is safe between single quotes in a shell, and that is not an option. */
const quotable = /^[\p{L}\p{N}_$][\p{L}\p{N} _.$#/:()[\],-]{0,500}$/u;

/** Creates a function that says how to run one test again, on a device of the service and on a local device. */
export const createReproductions = ({ framework, suite }: RunAnalysis) => {
  const { testFilter, localCommand } = definitionOf(framework);
  const known = new Map((suite?.tests ?? []).map((test) => [testName(test), test]));
  return (test: NamedTest, device: string): NonNullable<TriageEntry['reproduce']> => {
    const own = known.get(testName(test));
    const entry = testFilter?.entryOf(test.className, test.name, { target: own?.target, known: own });
    const wanted = testFilter === undefined ? test.name : entry;
    return {
      tests: entry && shownText(entry, maxName),
      device: shownText(device, maxLabel),
      command: wanted !== undefined && quotable.test(wanted) ? localCommand?.(wanted) : undefined,
    };
  };
};

interface CodedCause {
  readonly id: string;
  readonly code: ErrorCode | undefined;
  readonly reason: string;
  readonly notRun?: number;
}

const codeEntry = ({ id, code, reason, notRun = 0 }: CodedCause, run: RunAnalysis) => ({
  id,
  category: categoryOfCode(code),
  rule: code ?? 'no-code',
  certainty: code === undefined ? ('stated' as const) : ('proven' as const),
  cause: { code, message: shownText(capitalized(reason), maxMessage) },
  notRun: notRun || undefined,
  suspects: [],
  owners: [],
  evidence: [],
  nextStep: nextStepOfCode(code, run),
});

/** Logs, and the words of the service, explain why a session ended. */
const sessionEntry = (cause: SessionCauseOfRun, run: RunAnalysis, facts: TriageFacts): TriageEntry => {
  const { shards, isTimeout } = cause;
  const [first] = shards;
  const crash = first?.last.crash;
  const sessions = shards.slice(0, maxSessions).map(({ last }) => last);
  const logged = first === undefined ? [] : facts.evidenceOfSession(first.last);
  const lines = logged.flatMap((evidence) => (evidence.kind === 'log' ? evidence.lines : []));
  const entry = codeEntry(cause, run);
  const rule = crash === undefined ? ruleOfSession([cause.reason, ...lines]) : undefined;
  const [named] = lines;
  const message = named === undefined ? entry.cause.message : `${entry.cause.message}. The log names: ${named.trim()}`;
  return {
    ...entry,
    ...(rule !== undefined && { rule: rule.name, category: rule.category, nextStep: nextStepOf(factsOfSession(rule, lines)) }),
    ...(crash !== undefined && { category: crash.kind === 'not-responding' ? 'app-not-responding' : 'app-crash' }),
    cause: { ...entry.cause, message: shownText(message, maxMessage) },
    outcome: isTimeout ? 'timed-out' : 'error',
    tests: [],
    ...firstDevices(shards.map(({ last }) => deviceLabel(last))),
    evidence: sessions.flatMap((session) => [
      ...crashEvidence(session.crash),
      ...facts.evidenceOfSession(session),
      sessionEvidence(session),
    ]),
    reproduce: first && { device: shownText(first.last.device, maxLabel) },
  };
};

const factsOfSession = ({ name, category }: CategoryRule, lines: readonly string[]) => ({
  category,
  rule: name,
  certainty: 'proven' as const,
  isQuarantined: false,
  hasSuspects: false,
  hasScreen: false,
  hasFrame: false,
  hasValues: false,
  hasLog: lines.length > 0,
  hasHost: false,
});

const missingEntry = ({ id, notStarted, tests }: Extract<CauseOfRun, { kind: 'missing' }>, run: RunAnalysis): TriageEntry => {
  const why = notStarted === undefined ? 'is expected, but did not run or was not reported' : `was not started: ${notStarted}`;
  const what = tests.length === 1 ? 'This test' : 'Each of these tests';
  return {
    ...codeEntry({ id, code: 'tests-missing', reason: `${what} ${why}` }, run),
    rule: notStarted ?? 'tests-missing',
    outcome: 'missing',
    tests: tests.slice(0, maxTests).map(({ name, devices }) => ({
      name: shownText(name, maxName),
      outcome: 'missing',
      ...firstDevices(devices),
      attempts: 1,
    })),
    moreTests: countMore(tests.length, maxTests),
    ...firstDevices(tests.flatMap(({ devices }) => devices)),
  };
};
