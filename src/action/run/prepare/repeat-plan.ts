import path from 'node:path';
import type { TestFilter } from '../../../core/frameworks/definition.ts';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import { testName } from '../../../core/model/results.ts';
import type { RunAnalysis } from '../../../core/model/run-analysis.ts';
import type { RepeatPlan } from '../../../core/model/run-plan.ts';
import { classOf, simpleClass } from '../../../core/results/known-tests.ts';
import { type FindReason, isTooMany } from '../../../core/results/repeats.ts';
import type { Selection } from '../../../core/results/selection/selection.ts';
import { mapConcurrently } from '../../../lib/concurrency.ts';
import { counted, formatMinutes, listFirst } from '../../../lib/numbers.ts';
import { present } from '../../../lib/present.ts';
import { readFileText } from '../../../lib/regular-file.ts';
import type { StepContext } from '../../context.ts';
import { openGitHubApi } from '../../github/api.ts';
import { readChangedFiles } from '../../github/branch-files.ts';
import { readEvent } from '../../github/github-context.ts';
import type { History } from '../../history/history.ts';
import { testsKnownOn } from '../../history/judge-outcomes.ts';
import { thisRun } from '../../history/run-history.ts';
import type { StepHistory } from '../../history/step-history.ts';
import type { ResolvedInputs } from '../../inputs/run-inputs.ts';

export interface PreparedRepeats {
  /** Absent if no test will be repeated. */
  readonly plan?: RepeatPlan;
  readonly reasonOf: FindReason;
  /** Sentences for the plan that say which tests are repeated at what cost, or why no test is repeated. */
  readonly notes: readonly string[];
  readonly changedFiles?: RunAnalysis['changedFiles'];
  /** Sentence for users that says why no test is repeated. */
  readonly notice?: string;
}

const nothing = (notice: string): PreparedRepeats => ({
  reasonOf: () => undefined,
  notes: [`Nothing is repeated: ${notice}.`],
  notice: `Nothing is repeated: ${notice}.`,
});

interface RepeatFacts {
  readonly inputs: ResolvedInputs;
  readonly selection: Selection;
  readonly changedFiles?: RunAnalysis['changedFiles'];
}

/** Device time of a session with these tests; undefined if no duration is known. */
type PredictMs = (device: string, tests: readonly string[]) => number | undefined;

/** Returns undefined without `repeat-new` or without devices. */
export const planRepeats = async (
  { inputs, selection, changedFiles: known }: RepeatFacts,
  earlier: History,
  history: StepHistory | undefined,
  predictMs: PredictMs,
  context: StepContext,
): Promise<PreparedRepeats | undefined> => {
  const { framework, repeatNew: times, wait, service, history: place } = inputs;
  const { environment, github, signal } = context;
  const [device] = inputs.devices;
  if (times === 0 || device === undefined) return undefined;
  const event = await readEvent(environment);
  if (event.pullRequest === undefined && event.mergeGroup === undefined)
    return { reasonOf: () => undefined, notes: ['`repeat-new` applies only to pull requests and merge groups.'] };
  const { title, repeatsTests, testFilter } = definitionOf(framework);
  if (repeatsTests !== true) return nothing(`single tests of ${title} cannot be run again in sessions of their own`);
  if (!wait) return nothing('this step does not wait for the results');
  if (place.kind === 'off') return nothing('without a history (`history: off`), it is unknown which tests are new');
  const { baseBranches } = thisRun(event, context);
  const isKnown = testsKnownOn(earlier, baseBranches);
  if (isKnown === undefined) return nothing(`it is unknown which tests are new, since ${whyUnknown(history, baseBranches)}`);

  const call = service.githubToken === undefined ? undefined : await openGitHubApi(service.githubToken, context);
  const changed = known === undefined ? await readChangedFiles(call, event, signal) : ({ kind: 'read', ...known } as const);
  const changedFiles = changed.kind === 'read' ? { files: changed.files, source: changed.source } : undefined;
  const isChanged = await readChangedSources(changedFiles?.files ?? [], testFilter?.style ?? 'class', github.workspace);
  const reasonOf: FindReason = (test) => (!isKnown(test) ? 'new' : isChanged(test) ? 'changed' : undefined);
  const unread =
    changed.kind === 'unreadable'
      ? [`Only tests that are new run again: the list of changed files could not be read (${changed.why}).`]
      : [];
  const planned = planKnown(selection, { times, device }, predictMs, reasonOf);
  return { ...planned, notes: [...unread, ...planned.notes], ...present({ changedFiles }) };
};

const whyUnknown = (history: StepHistory | undefined, baseBranches: readonly string[]): string => {
  const problem = history?.problem();
  if (problem !== undefined) return `the history could not be read (${problem})`;
  return history?.store() === undefined
    ? 'this runner has no cache service for the history'
    : `the history has no run of ${baseBranches.join(' or ')}`;
};

/** Plans the repeats of known tests. If the tests of the suite are unknown, only the results show which tests are new. */
const planKnown = (
  { suite, unclear }: Selection,
  { times, device }: RepeatPlan,
  predictMs: PredictMs,
  reasonOf: FindReason,
): PreparedRepeats => {
  const again = `${times === 1 ? 'once more' : `${times} more times each`} on ${device} after they pass`;
  if (suite === undefined || unclear !== undefined)
    return { plan: { times, device }, reasonOf, notes: [`New and changed tests run ${again}.`] };
  // The results may give a test with `naming` any name, so it cannot be looked up in the history.
  const known = suite.tests.filter(({ ignored, naming }) => !ignored && naming === undefined);
  const tests = known.filter((test) => reasonOf(test) !== undefined).map(testName);
  if (isTooMany(tests.length, known.length)) return nothing(describeTooMany(tests.length, known.length));
  if (tests.length === 0) return { plan: { times, device, tests }, reasonOf, notes: ['No test is new or changed.'] };
  const onceMs = predictMs(device, tests);
  const predictedMs = onceMs === undefined ? undefined : onceMs * times;
  const price = predictedMs === undefined ? '' : `, predicted ${formatMinutes(predictedMs)} device minutes`;
  const which = counted(tests.length, 'new or changed test runs', 'new or changed tests run');
  return {
    plan: { times, device, tests, predictedMs },
    reasonOf,
    notes: [`${which} ${again} (${counted(times, 'session')}${price}): ${listFirst(tests, mostNamed)}.`],
  };
};

const mostNamed = 10;

export const describeTooMany = (count: number, all: number): string =>
  `${count} of ${all} tests seem to be new or changed, more than 30 %, which looks like a renamed suite or a lost history`;

const sourceFile = /\.(?:kt|java|swift|mm?)$/;
const flowFile = /\.ya?ml$/;
const mostBytes = 1_000_000;
const mostAtOnce = 8;

interface DeclaredClass {
  readonly name: string;
  /** Whether a class of this package may be the declared one. */
  readonly mayBeIn: (ownPackage: string) => boolean;
}

type IsChanged = (test: { readonly className: string }) => boolean;

/**
 * Returns a function that says whether a changed file declares the class of a test. The name of an unreadable file counts as
 * its class, and its folders as its package.
 *
 * @param files paths in the repository
 * @param style how the framework names tests
 */
export const readChangedSources = async (
  files: readonly string[],
  style: TestFilter['style'],
  workspace: string,
): Promise<IsChanged> => {
  if (style === 'flow') return changedFlows(files);
  const sources = files.filter((file) => sourceFile.test(file));
  const declared = await mapConcurrently(sources, mostAtOnce, (file) => declaredIn(file, workspace));
  const byName = Map.groupBy(declared.flat(), ({ name }) => name);
  return ({ className }) => {
    const outer = classOf(className).split('$', 1)[0] ?? '';
    const name = simpleClass(outer);
    const own = outer.slice(0, Math.max(0, outer.length - name.length - 1));
    // Some responses omit packages.
    return (byName.get(name) ?? []).some((each) => own === '' || each.mayBeIn(own));
  };
};

/** Compares only the ends of paths, because the suite of a flow may be in any folder of the repository. */
const changedFlows = (files: readonly string[]): IsChanged => {
  const flows = files.filter((file) => flowFile.test(file)).map((file) => `/${file.replace(flowFile, '')}`);
  return ({ className }) => flows.some((flow) => flow.endsWith(`/${className}`));
};

const declaredIn = async (file: string, workspace: string): Promise<readonly DeclaredClass[]> => {
  const isInside = !file.split('/').includes('..');
  const text = isInside ? await readFileText(path.join(workspace, file), mostBytes).catch(() => undefined) : undefined;
  const hasPackages = /\.(?:kt|java)$/.test(file);
  if (text === undefined)
    return [{ name: path.posix.basename(file).replace(sourceFile, ''), mayBeIn: hasPackages ? packagesOf(file) : () => true }];
  const own = hasPackages ? (/^[ \t]*package[ \t]+([\w.]+)/m.exec(text)?.[1] ?? '') : '';
  const mayBeIn = (ownPackage: string): boolean => own === '' || own === ownPackage;
  const declarations = text.matchAll(/(?:^|[^\w.])(?:class|object|struct|@implementation)\s+(\w+)/g);
  return [...declarations].map(([, name = '']) => ({ name, mayBeIn }));
};

const sourceRoots: readonly string[] = ['kotlin', 'java', 'src', '.'];

/** Compares folders with packages. Kotlin's folders may leave out the first parts of a package, or all of it. */
const packagesOf = (file: string): DeclaredClass['mayBeIn'] => {
  const folders = path.posix.dirname(file).split('/');
  const root = folders.findLastIndex((folder) => sourceRoots.includes(folder));
  const inRoot = root === -1 ? undefined : folders.slice(root + 1);
  const endsWith = (parts: readonly string[], end: readonly string[]): boolean =>
    `/${parts.join('/')}`.endsWith(end.map((part) => `/${part}`).join(''));
  return (ownPackage) => {
    const parts = ownPackage.split('.');
    return endsWith(folders, parts) || (inRoot !== undefined && endsWith(parts, inRoot));
  };
};
