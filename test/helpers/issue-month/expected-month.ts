import { type IssueEventName, isQuarantined, letterOf, month, sessionCause } from './simulated-month.ts';

/** What is known of an issue between two nights. */
interface Tracked {
  isOpen: boolean;
  /** Devices that the issue has seen. */
  readonly devices: Set<string>;
  /** Green nights in a row of each cause of the issue since it was last seen. */
  readonly green: Map<string, number>;
}

const mostSingle = 10;
const greenToClose = 3;
const rest = 'rest';

const causes = [sessionCause, ...Object.keys(month).filter((cause) => cause !== sessionCause)];

/** Causes of a night that get an issue, worst first: the session, failed tests, and in a red night flaky ones. */
const reportedIn = (night: number): readonly string[] => {
  const failed = causes.filter((cause) => letterOf(cause, night) === 'F');
  return failed.length === 0 ? [] : [...failed, ...causes.filter((cause) => letterOf(cause, night) === 'f')];
};

/** Causes of a night by issue. Causes with an open issue keep it, and others fill the ten. */
const issuesIn = (night: number, known: ReadonlyMap<string, Tracked>): ReadonlyMap<string, readonly string[]> => {
  const reported = reportedIn(night);
  const others = reported.filter((cause) => known.get(cause)?.isOpen !== true);
  const left = others.slice(Math.max(0, mostSingle - (reported.length - others.length)));
  const single = reported
    .filter((cause) => !left.includes(cause))
    .map((cause): readonly [string, readonly string[]] => [cause, [cause]]);
  return new Map([...single, ...(left.length === 0 ? [] : [[rest, left] as const])]);
};

const devicesOf = (cause: string, night: number): readonly string[] => {
  if (cause === sessionCause) return ['galaxy'];
  return letterOf(sessionCause, night) === 'F' ? ['pixel'] : ['pixel', 'galaxy'];
};

/** The events of an issue whose causes are seen: it is opened, or brought up to date and perhaps opened again. */
const see = (name: string, seen: readonly string[], night: number, known: Map<string, Tracked>): readonly IssueEventName[] => {
  const on = seen.flatMap((cause) => devicesOf(cause, night));
  const issue = known.get(name);
  const tracked = issue ?? { isOpen: true, devices: new Set<string>(), green: new Map<string, number>() };
  const isReopened = !tracked.isOpen;
  const isNews = isReopened || (name !== rest && on.some((device) => !tracked.devices.has(device)));
  for (const device of on) tracked.devices.add(device);
  for (const cause of seen) tracked.green.set(cause, 0);
  tracked.isOpen = true;
  known.set(name, tracked);
  if (issue === undefined) return [`${name} opened`];
  return [
    `${name} edited`,
    ...(isReopened ? [`${name} reopened` as const] : []),
    ...(isNews ? [`${name} commented` as const] : []),
  ];
};

/** The events of an issue whose causes are not seen: it is closed after three green nights in which its tests ran. */
const passOver = (name: string, issue: Tracked, night: number): readonly IssueEventName[] => {
  for (const [cause, streak] of issue.green) {
    const letter = letterOf(cause, night);
    if (letter !== '-') issue.green.set(cause, letter === '.' ? streak + 1 : 0);
  }
  const isOver = [...issue.green.values()].every((streak) => streak >= greenToClose);
  if (!issue.isOpen || !isOver || isQuarantined(name, night)) return [];
  issue.isOpen = false;
  return [`${name} closed`, `${name} commented`];
};

/** The events of each night that follow from the rules of the documentation. Shares no code with the action. */
export const expectedMonth = (nights: number): readonly (readonly IssueEventName[])[] => {
  const known = new Map<string, Tracked>();
  return Array.from({ length: nights }, (_none, night): readonly IssueEventName[] => {
    const issues = issuesIn(night, known);
    const isNamed = causes.some((cause) => letterOf(cause, night) === 'Q');
    return [
      ...[...issues].flatMap(([name, seen]) => see(name, seen, night, known)),
      ...(isNamed ? ['named commented' as const] : []),
      ...[...known].flatMap(([name, issue]) => (issues.has(name) ? [] : passOver(name, issue, night))),
    ];
  });
};
