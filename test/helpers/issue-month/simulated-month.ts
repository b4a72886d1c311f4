import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { beginRun } from '../../../src/action/commands/command.ts';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import { startGitHubServices } from '../github-services.ts';
import { createMemoryRunner } from '../memory-runner.ts';
import { standingCloud } from '../standing-cloud.ts';
import { temporaryDirectory } from '../temp.ts';
import { virtualClock } from '../virtual-clock.ts';

const pixel = 'Google Pixel 7-13.0';
const galaxy = 'Samsung Galaxy S22-12.0';

/** The device whose session the service cannot run. */
export const sessionCause = 'session';

/**
 * What each cause does in each night: `F` fails, `f` fails and passes on a retry, `Q` fails in quarantine, `.` passes, `-` does not run. The
 * session passes or ends in error. In night 24 everything breaks.
 */
export const month: Readonly<Record<string, string>> = {
  // Broken and repaired, once or again.
  c01: 'FFFF...................F......',
  c02: '..FFFFFFFFFF...........FFFFFFF',
  c03: '.....F.................F......',
  c04: '...FF....FF............FFF....',
  c05: '............FFFFFFFFFFFFFFFFFF',
  // Flaky: some nights red, some green on a retry.
  c06: '.F..F...f..F.....ff....F..f...',
  c07: 'f.f.F..f..f...F...f....F.f....',
  c08: '...f......f............F....f.',
  // Does not run each night.
  c09: '..F--.-.--.-...........F-.-.-.',
  c10: '.......F..--..--.......F......',
  // Put into quarantine in the second week, repaired in the third.
  c11: '....FFFQQQQQQQQ........F......',
  [sessionCause]: '......F....F...........F......',
};

/** Nights in which the quarantine file has an entry for the cause in quarantine. */
const quarantineFrom = 7;
const quarantineUntil = 15;
export const isQuarantined = (cause: string, night: number): boolean =>
  cause === 'c11' && night >= quarantineFrom && night < quarantineUntil;

export const letterOf = (cause: string, night: number): string => month[cause]?.[night] ?? '.';

const words = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel', 'india', 'juliett', 'kilo'];
const tests = Object.keys(month).filter((cause) => cause !== sessionCause);
const stable = Array.from({ length: 24 }, (_none, nth) => `stable${nth}`);
const className = 'com.shop.NightTest';

const uploads: ScenarioInput['uploads'] = [
  { kind: 'app', name: 'app.apk', id: 'a'.repeat(40) },
  { kind: 'espresso-suite', name: 'test.apk', id: 'b'.repeat(40) },
];

const scenarioOf = (night: number): ScenarioInput => {
  const ran = tests.filter((cause) => letterOf(cause, night) !== '-');
  return {
    seed: 1,
    'time-scale': 200,
    uploads,
    tests: { espresso: [...ran, ...stable].map((name) => ({ class: className, name, 'duration-seconds': 1 })) },
    overrides: ran.flatMap((name) => {
      const message = `expected ${words[tests.indexOf(name)]} but was nothing`;
      const letter = letterOf(name, night);
      if (letter === '.') return [];
      return [{ test: `*#${name}`, message, ...(letter === 'f' ? { flaky: 1 } : { outcome: 'fail' as const }) }];
    }),
    ...(letterOf(sessionCause, night) === 'F' && { sessions: [{ device: galaxy, fate: 'errors' as const }] }),
  };
};

/** Event of a night: `c01 opened`. An issue for the rest is `rest`, the issue that the quarantine file names is `named`. */
export type IssueEventName = `${string} ${'opened' | 'edited' | 'closed' | 'reopened' | 'commented'}`;

const nightMs = 86_400_000;
const namedIssue = 7;

/** Runs the action in each night of the month, in this process and on the virtual clock. @returns the events of each night */
export const simulateMonth = async (nights: number): Promise<readonly (readonly IssueEventName[])[]> => {
  await using github = await startGitHubServices();
  await using folder = await temporaryDirectory();
  github.addIssue({ number: namedIssue, title: 'Kilo is broken', body: 'by a person', author: 'ann' });
  const event = path.join(folder.path, 'event.json');
  await writeFile(event, JSON.stringify({ schedule: '0 3 * * *', repository: { default_branch: 'main' } }));
  const nameOf = (number: number): string => {
    const title = github.issues.find((issue) => issue.number === number)?.title ?? '';
    if (number === namedIssue) return 'named';
    if (title.startsWith('More causes')) return 'rest';
    return /^NightTest#(c\d+) /.exec(title)?.[1] ?? sessionCause;
  };
  const all: IssueEventName[][] = [];
  for (let night = 0; night < nights; night += 1) {
    await using cloud = await standingCloud(stringify(scenarioOf(night)));
    const entry = {
      test: `${className}#c11`,
      reason: 'kilo',
      issue: `https://github.com/acme/shop/issues/${namedIssue}`,
      until: new Date(virtualClock.nowMs() + nightMs).toISOString().slice(0, 10),
    };
    await writeFile(path.join(folder.path, 'quarantine.yml'), stringify(isQuarantined('c11', night) ? [entry] : []));
    const before = github.issueEvents.length;
    const runner = createMemoryRunner(
      folder.path,
      {
        ...cloud.service,
        framework: 'espresso',
        app: `bs://${'a'.repeat(40)}`,
        'test-suite': `bs://${'b'.repeat(40)}`,
        devices: `${pixel}\n${galaxy}`,
        project: 'nightly',
        'github-token': github.token,
        history: 'branch:test-history',
        issues: 'true',
        retries: '1',
        'session-retries': '0',
        quarantine: 'quarantine.yml',
        'poll-interval-seconds': '0.05',
        preflight: 'off',
        'missing-tests': 'ignore',
        'report-dir': 'report',
        'artifact-name': '',
      },
      {
        ...github.env,
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_RUN_ID: String(1_000 + night),
        GITHUB_SHA: `${night}`.padStart(40, 'a'),
        GITHUB_REF_NAME: 'main',
        GITHUB_EVENT_NAME: 'schedule',
        GITHUB_EVENT_PATH: event,
      },
    );
    await beginRun({ ...runner, clock: virtualClock });
    all.push(github.issueEvents.slice(before).map(({ issue, kind }): IssueEventName => `${nameOf(issue)} ${kind}`));
    virtualClock.jumpWallClock(nightMs);
  }
  return all;
};
