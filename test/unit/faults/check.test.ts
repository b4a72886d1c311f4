import { describe, expect, it, test } from 'vitest';
import { type Call, type Cell, callsIn, cellsOf } from '../../faults/cells.ts';
import { linePattern, type Outcome, problemsOf } from '../../faults/check.ts';
import { faultKinds } from '../../faults/fault-kinds.ts';
import { type Setting, settings } from '../../faults/settings.ts';

const watching: Call = {
  method: 'GET',
  route: '/app-automate/espresso/builds/:build',
  role: 'build status',
  isFirst: false,
  count: 5,
};
const starting: Call = { method: 'POST', route: '/app-automate/espresso/build', role: 'start', isFirst: false, count: 2 };
const setting: Setting = settings[0]!;
const cellOf = (call: Call, fault: string, lasting = false): Cell => ({
  setting: setting.name,
  call,
  fault,
  lasting,
  nth: 1,
  isGreen: false,
});

const buildTag = (nonce: string): string => `mtc1 run=1 attempt=1 job=ab shard=0/1 try=0 id=${nonce}`;
const build = (id: string, nonce: string): Outcome['builds'][number] => ({
  id,
  framework: 'espresso',
  capabilities: { buildTag: buildTag(nonce) },
});

const baseline: Outcome = {
  outputs: { verdict: 'failed', tests: '4', passed: '2', failed: '1', skipped: '1', sessions: '1', 'build-ids': '["b1"]' },
  failed: true,
  lines: [],
  files: ['junit.xml', 'sessions/x/session.json'],
  elapsedMs: 20_000,
  ended: true,
  builds: [build('b1', 'a1')],
  struck: 0,
  leaks: [],
};
const line =
  'GET /app-automate/espresso/builds/<buildId>: the service is temporarily unavailable (HTTP 503); trying again in 1 s.';
const good: Outcome = { ...baseline, lines: [line], struck: 1 };

const problems = (change: Partial<Outcome>, cell = cellOf(watching, '503')): readonly string[] =>
  problemsOf({ cell, setting, outcome: { ...good, ...change }, baseline });

describe('a cell', () => {
  it('is right where the fault left no trace but its line', () => {
    expect(problems({})).toEqual([]);
  });

  it.each<[string, Partial<Outcome>, RegExp]>([
    ['was never struck', { struck: 0 }, /met no request/],
    ['ends in another verdict', { outputs: { ...good.outputs, verdict: 'error' } }, /verdict failed → error/],
    ['turns green', { outputs: { ...good.outputs, verdict: 'passed' }, failed: false }, /verdict failed → passed/],
    ['loses a count', { outputs: { ...good.outputs, skipped: '0' } }, /skipped 1 → 0/],
    ['is green in name only', { failed: false, outputs: { ...good.outputs } }, /the step is green with failed/],
    [
      'starts a build twice',
      { builds: [build('b1', 'a1'), build('b2', 'a1')], lines: [line, 'The build may be running'] },
      /2 builds/,
    ],
    [
      'starts a build that no output names',
      { builds: [build('b1', 'a1'), build('b2', 'a2')] },
      /b2 was started, and nothing says so/,
    ],
    ['names a build that was never started', { outputs: { ...good.outputs, 'build-ids': '["b1","b9"]' } }, /b9 .* never started/],
    ['loses a file', { files: ['junit.xml'] }, /lost sessions\/x\/session\.json/],
    ['takes too long', { elapsedMs: 3_600_000 }, /too long/],
    ['does not end', { ended: false }, /did not end/],
    ['sends credentials elsewhere', { leaks: ['another origin: GET /x'] }, /credentials were sent/],
    ['says nothing', { lines: [] }, /no line names the call/],
    ['names the call and not the fault', { lines: [line.replace('503', '500')] }, /no line names the call/],
    ['names the fault and not the call', { lines: [line.replace('/builds', '/projects')] }, /no line names the call/],
  ])('is wrong where the run %s', (_what, change, problem) => {
    expect(problems(change)).toContainEqual(expect.stringMatching(problem));
  });

  it('a cell of a fault that lasts has the verdict of the contract, and no other', () => {
    const lasting = cellOf(watching, '503', true);
    const of = (verdict: string): Partial<Outcome> => ({ outputs: { ...good.outputs, verdict } });
    expect(problems(of('timed-out'), lasting)).toEqual([]);
    for (const verdict of ['passed', 'failed', 'error']) expect(problems(of(verdict), lasting)).not.toEqual([]);
  });

  it('a cell of a start that is lost may say that a build may be running', () => {
    const builds = [build('b1', 'a1'), build('b2', 'a2')];
    const cell = cellOf(starting, '401');
    const outputs = { ...good.outputs, verdict: 'error' };
    const refused = 'POST /app-automate/espresso/build: the service does not accept the credentials (HTTP 401).';
    expect(problems({ builds, outputs, lines: [refused] }, cell)).toHaveLength(1);
    expect(problems({ builds, outputs, lines: [refused, 'x: The build may be running'] }, cell)).toEqual([]);
  });
});

test('calls are told apart by method and route, and a new one is in the matrix by itself', () => {
  const request = { atMs: 0, path: '', query: '', headers: {} };
  const calls = callsIn([
    { ...request, method: 'GET', route: '/app-automate/new.json' },
    { ...request, method: 'POST', route: '/app-automate/espresso/build' },
    { ...request, method: 'GET', route: '/app-automate/new.json' },
  ]);
  expect(calls).toEqual([
    { method: 'POST', route: '/app-automate/espresso/build', role: 'start', isFirst: false, count: 1 },
    { method: 'GET', route: '/app-automate/new.json', role: 'advice', isFirst: true, count: 2 },
  ]);
  const once = cellsOf(setting, calls).filter(({ call, lasting }) => call.role === 'start' && !lasting);
  expect(once.map(({ fault }) => fault)).toEqual(faultKinds.map(({ name }) => name));
});

test.each([
  ['/app-automate/espresso/builds/:build', 'GET /app-automate/espresso/builds/<buildId>: x', true],
  ['/app-automate/espresso/builds/:build', 'GET /app-automate/espresso/builds/<buildId> (redirected to http://x): x', true],
  ['/app-automate/espresso/builds/:build', 'GET /app-automate/espresso/builds/<buildId>/sessions/<sessionId>: x', false],
  ['/app-automate/espresso/builds/:b/sessions/tests/:t/video', 'GET <address of the video>: x', true],
  ['/app-automate/espresso/builds/:b/sessions/tests/:t/video', 'GET <address of the screenshot>: x', false],
])('%s in the line %s: %s', (route, text, expected) => {
  expect(linePattern({ method: 'GET', route }).test(text)).toBe(expected);
});
