import { posix } from 'node:path';
import type { DiscoveredSuite } from '../../core/model/discovered-suite.ts';
import { errorFinding, type Finding, type Found, findingsOf, warningFinding } from '../../core/model/finding.ts';
import type { DeviceSystem } from '../../core/model/framework.ts';
import { counted, listFirst } from '../../lib/numbers.ts';
import {
  type BinaryFacts,
  describeFacts,
  type InspectedPair,
  isAndroidFacts,
  isIosApp,
  type MaestroSuiteFacts,
} from '../facts.ts';
import type { FlowProblem } from '../maestro/flow.ts';
import type { MaestroFlow } from '../maestro/suite.ts';
import { isHidden, stemOf } from '../maestro/suite-layout.ts';
import { checkAndroid } from './android-rules.ts';
import { checkXcuitest } from './apple-rules.ts';

/**
 * Checks whether an app and its Maestro flows fit together.
 *
 * @param tests tests of the suite that are to run
 * @param system system of the devices, if it is known
 */
export const checkMaestro = (
  { app, testSuite }: InspectedPair,
  tests: DiscoveredSuite | undefined,
  system: DeviceSystem | undefined,
): Finding[] => findingsOf(app && checkApp(app, system), testSuite && checkSuite(testSuite, tests));

const checkApp = (app: BinaryFacts, system: DeviceSystem | undefined): readonly Finding[] => {
  if (system === undefined ? isAndroidFacts(app) : system === 'android' && !isIosApp(app))
    return checkAndroid({ app, testSuite: undefined }, []);
  if (system === undefined ? isIosApp(app) : system === 'ios' && !isAndroidFacts(app))
    return checkXcuitest({ app, testSuite: undefined });
  const wanted = system === undefined ? 'the APK or the IPA of the app' : `an app for ${system === 'ios' ? 'iOS' : 'Android'}`;
  return [
    errorFinding('wrong-kind', 'app', {
      found: `${describeFacts(app)}, not ${wanted}`,
      remedy: 'Correct `app`, or use devices with its operating system.',
    }),
  ];
};

const checkSuite = (suite: BinaryFacts, tests: DiscoveredSuite | undefined): readonly Finding[] => {
  if (suite.kind !== 'maestro-suite')
    return [
      errorFinding('wrong-kind', 'test-suite', {
        found:
          suite.kind === 'zip' && suite.looksLike === undefined
            ? `"${suite.file}" contains no flow (.yaml)`
            : `${describeFacts(suite)}, not a folder of Maestro flows or a zip of it`,
        remedy: 'Use the folder with the flows, in most projects .maestro.',
      }),
    ];
  const names = new Set(tests?.tests.map(({ file }) => file) ?? []);
  const running = suite.flows.filter(({ path, runsByDefault }) => (tests === undefined ? runsByDefault : names.has(path)));
  if (running.length === 0)
    return [
      errorFinding('no-tests', 'test-suite', {
        found: `no flow of the suite would run (it has ${counted(suite.flows.length, 'flow')}): only flows at its top run, or those that config.yaml selects`,
        remedy: 'Add the folders to `flows` in config.yaml, or name flows in `tests`.',
      }),
    ];
  const byPath = new Map(suite.flows.map((flow) => [flow.path, flow]));
  return findingsOf(
    checkLinks(suite),
    checkFlows(byPath, new Set(suite.files), running),
    checkNames(running),
    checkLaunches(byPath, running),
    checkFiles(suite),
  );
};

type FlowsByPath = ReadonlyMap<string, MaestroFlow>;

const mostLinks = 5;

const checkLinks = ({ links }: MaestroSuiteFacts): Found => {
  if (links.length === 0) return undefined;
  return errorFinding('flow-link', 'test-suite', {
    found: `the suite has ${counted(links.length, 'link')}, and what a link leads to is not uploaded: ${links.slice(0, mostLinks).join(', ')}${links.length > mostLinks ? ' and more' : ''}`,
    remedy: 'Replace each link by the file or folder that it leads to.',
  });
};

/** Checks the flows that run, and all flows that these flows run. */
const checkFlows = (byPath: FlowsByPath, files: ReadonlySet<string>, running: readonly MaestroFlow[]): readonly Finding[] => {
  const reached = new Set(running);
  const findings: Finding[] = [];
  for (const flow of reached) {
    findings.push(...flow.problems.map((problem) => findingOf(flow, problem)));
    for (const target of flow.runs) {
      const next = byPath.get(target);
      if (next !== undefined) reached.add(next);
      else findings.push(missingFile(flow, `runs ${target}`, target));
    }
    for (const target of flow.uses) if (!files.has(target)) findings.push(missingFile(flow, `uses ${target}`, target));
  }
  return findings;
};

const missingFile = ({ path }: MaestroFlow, what: string, target: string): Finding => {
  if (isHidden(target))
    return errorFinding('flow-missing', 'test-suite', {
      found: `${path} ${what}, and the service takes no file or folder whose name begins with a period`,
      remedy: 'Rename it, and correct the path in the flow.',
    });
  return errorFinding('flow-missing', 'test-suite', {
    found: `${path} ${what}, which is ${target.startsWith('../') ? 'outside of the suite' : 'not in the suite'}`,
    remedy: 'Correct the path, which is relative to the flow, or add the file to the suite.',
  });
};

/** Kinds of files that the service is known to take in a suite. */
const knownKinds = ['yaml', 'yml', 'js', 'png', 'jpeg', 'jpg', 'gif', 'mp4'];
const knownName = /^[A-Za-z0-9._\- [\]/,{}()@]{1,255}$/;

/** Warns of files with names and kinds that the service may refuse. */
const checkFiles = ({ files }: MaestroSuiteFacts): readonly Finding[] => {
  const strange = files.filter((path) => !path.split('/').every((name) => knownName.test(name)));
  const others = files.filter((path) => !knownKinds.includes(posix.extname(path).slice(1).toLowerCase()));
  return findingsOf(
    strange.length > 0 &&
      warningFinding('flow-file', 'test-suite', {
        found: `the service may refuse ${counted(strange.length, 'file')} because of the name: ${listFirst(strange, mostNamed)}`,
        remedy: 'Use names of at most 255 letters, digits, spaces, and the characters . _ - [ ] , { } ( ) @.',
      }),
    others.length > 0 &&
      warningFinding('flow-file', 'test-suite', {
        found: `the service may refuse ${counted(others.length, 'file')} because of the kind: ${listFirst(others, mostNamed)}`,
        remedy: `Keep only files of the kinds ${knownKinds.join(', ')} in the suite.`,
      }),
  );
};

const findingOf = ({ path }: MaestroFlow, { kind, found }: FlowProblem): Finding => {
  switch (kind) {
    case 'broken':
      return errorFinding('flow-broken', 'test-suite', {
        found: `${path} is no Maestro flow: ${found}`,
        remedy: 'A flow has settings, a line with ---, and a list of commands.',
      });
    case 'unread':
      return warningFinding('flow-broken', 'test-suite', {
        found: `${path} could not be read, so its tags and commands are unknown: ${found}`,
        remedy: 'The flow is uploaded as it is. If Maestro does not run it, simplify its YAML.',
      });
    case 'equal-keys':
      return errorFinding('flow-broken', 'test-suite', {
        found: `${path} has ${found}, and the service refuses a suite with such a flow`,
        remedy: 'Remove or rename one of the two keys.',
      });
    case 'no-app-id':
      return errorFinding('flow-app-id', 'test-suite', {
        found: `${path} has no appId`,
        remedy: 'Above the line with ---, add the appId of the app.',
      });
    case 'unknown-command':
      return warningFinding('flow-command', 'test-suite', {
        found: `${path} has ${found}, which is not known`,
        remedy: 'Correct its spelling, unless your version of Maestro has this command.',
      });
  }
};

const mostNamed = 5;

/** Checks that each flow opens the app, because the service does not open it. */
const checkLaunches = (byPath: FlowsByPath, running: readonly MaestroFlow[]): Found => {
  const mayLaunch = (flow: MaestroFlow): boolean => {
    const reached = new Set([flow]);
    for (const { runs, launches, problems } of reached) {
      if (launches !== false || problems.some(({ kind }) => kind === 'broken' || kind === 'equal-keys')) return true;
      for (const target of runs) {
        const next = byPath.get(target);
        // Another check reports a missing flow.
        if (next === undefined) return true;
        reached.add(next);
      }
    }
    return false;
  };
  const closed = running.filter((flow) => !mayLaunch(flow)).map(({ path }) => path);
  if (closed.length === 0) return undefined;
  return warningFinding('flow-launch', 'test-suite', {
    found: `no launchApp in ${listFirst(closed, mostNamed)}, and the service does not open the app by itself`,
    remedy: 'Begin the flow with - launchApp.',
  });
};

/** Checks that no two flows have the same name and file name, because the service's results do not contain folders. */
const checkNames = (running: readonly MaestroFlow[]): readonly Finding[] =>
  [...Map.groupBy(running, ({ path, name }) => `${stemOf(path)}#${name}`).values()]
    .filter((alike) => alike.length > 1)
    .map((alike) =>
      errorFinding('flow-names', 'test-suite', {
        found: `${alike.map(({ path }) => path).join(' and ')} have the same file name and the same name, so their results cannot be told apart`,
        remedy: 'Set a different `name` in each, above the line with ---.',
      }),
    );
