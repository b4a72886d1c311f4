import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeoutCode } from '../../src/model/error-codes.ts';
import {
  type ListingFault,
  listingFaults,
  type Neighbor,
  nonceOf,
  type StartFault,
  type StartTrial,
  type StartWorld,
  startFaults,
  tryStarts,
} from '../helpers/start-model.ts';

/** How many random worlds are tried; `STARTS=2000 npx vitest run test/contract/start-once.test.ts` for more. */
const runs = Number(process.env.STARTS ?? 25);

const namesOf = <Name extends string>(faults: Readonly<Record<Name, unknown>>): readonly Name[] => Object.keys(faults) as Name[];

const worlds: fc.Arbitrary<StartWorld> = fc.record({
  framework: fc.constantFrom('espresso', 'espresso', 'espresso', 'xcuitest', 'earlgrey'),
  shards: fc.integer({ min: 1, max: 3 }),
  onStart: fc.array(fc.constantFrom(...namesOf<StartFault>(startFaults)), { maxLength: 5 }),
  onListing: fc.array(fc.constantFrom('none' as const, 'none' as const, ...namesOf<ListingFault>(listingFaults)), {
    maxLength: 6,
  }),
  listedAfterSeconds: fc.constantFrom(0, 0, 3, 20, 50),
  neighbors: fc.array(
    fc.constantFrom<Neighbor>('with a tag', 'without a tag, of another app', 'without a tag, of the same app'),
    { maxLength: 2 },
  ),
  parallel: fc.constantFrom(1, 2, 25),
});

/** What the service has for each planned build decides: the responses may have said anything. */
const violations = ({ planned, reported, facts, atService }: StartTrial): string[] => {
  const errors = facts.problems.filter(({ code }) => !isTimeoutCode(code)).map(({ clause }) => clause);
  const inDoubt = errors.filter((error) => error.includes('a build may be running')).length;
  const found: string[] = [];
  let unreported = 0;
  for (const { tag } of planned) {
    const running = atService.filter((build) => nonceOf(build) === tag.nonce);
    const said = reported.filter((build) => build.tag.nonce === tag.nonce);
    if (running.length > 1) found.push(`${running.length} builds were started for one plan`);
    if (said.length > 1) found.push('one plan is reported twice');
    if (said.some(({ id }) => !running.some((build) => build.id === id))) found.push('an id of another build is reported');
    if (running.length === 1 && said.length === 0) unreported += 1;
  }
  if (unreported > inDoubt) found.push(`${unreported} builds run that no message names (${errors.join('; ')})`);
  if (atService.some((build) => !planned.some(({ tag }) => tag.nonce === nonceOf(build)))) found.push('a build without a plan');
  const settled = reported.length + errors.length;
  if (facts.starting.length !== inDoubt)
    found.push(`${facts.starting.length} starts are unsettled, ${inDoubt} are said to be in doubt`);
  if (settled < planned.length && !facts.problems.some(({ code }) => isTimeoutCode(code)))
    found.push('a planned build is neither reported nor an error');
  return found;
};

const acts = (fault: StartFault): boolean => {
  const what = startFaults[fault];
  return what !== undefined && (fault.includes('after acting') || what.action === 'truncate' || what.action === 'invalid-json');
};

describe('starting builds over a service that loses responses', () => {
  test('starts each at most once, reports what is its own, and says what is in doubt', { timeout: runs * 10_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        expect(violations(await tryStarts(world))).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  const lossy = namesOf<StartFault>(startFaults).filter((name) => name !== 'none');
  const calm: StartWorld = {
    framework: 'espresso',
    shards: 1,
    onStart: [],
    onListing: [],
    listedAfterSeconds: 0,
    neighbors: ['with a tag', 'without a tag, of another app'],
    parallel: 25,
  };

  test.each(lossy)('brings the build home after %s, where the project can be listed', async (fault) => {
    const trial = await tryStarts({ ...calm, onStart: [fault], listedAfterSeconds: acts(fault) ? 50 : 0 });
    expect(violations(trial)).toEqual([]);
    expect([trial.reported.length, trial.atService.length, trial.facts.problems]).toEqual([1, 1, []]);
    const isSentAgain = trial.lines.some((line) => line.includes('starting it again'));
    expect(isSentAgain).toBe(!acts(fault) && fault !== 'too many requests');
  });

  test.each<readonly StartFault[]>([
    ['reset before acting', 'reset after acting'],
    ['502 before acting', '502 before acting', '502 before acting', '500 after acting'],
    ['reset before acting', 'silence before acting', 'none'],
  ])('looks every time before it sends again: %s', async (...onStart) => {
    const trial = await tryStarts({ ...calm, onStart });
    expect(violations(trial)).toEqual([]);
    expect([trial.reported.length, trial.atService.length, trial.facts.problems]).toEqual([1, 1, []]);
  });

  test('gives up on a start that the service never responds to, and says so', async () => {
    const trial = await tryStarts({ ...calm, onStart: Array.from({ length: 9 }, () => '502 before acting' as const) });
    expect(violations(trial)).toEqual([]);
    expect(trial.atService).toEqual([]);
    expect(trial.facts.problems).toMatchObject([{ code: expect.stringMatching(/^cloud-/) }]);
    expect(trial.facts.starting).toEqual([]);
  });

  test.each<[string, Partial<StartWorld>, number]>([
    ['the listing fails', { onListing: ['503 for long'] }, 1],
    ['the listing has another shape', { onListing: ['another shape for long'] }, 1],
    ['a build without a tag may be it', { onStart: ['reset before acting'], neighbors: ['without a tag, of the same app'] }, 0],
    ['its builds cannot be listed', { framework: 'earlgrey' }, 1],
  ])('says that a build may be running where %s', async (_what, change, running) => {
    const trial = await tryStarts({ ...calm, onStart: ['reset after acting'], listedAfterSeconds: 3, ...change });
    expect(violations(trial)).toEqual([]);
    expect(trial.atService).toHaveLength(running);
    expect(trial.facts.problems).toMatchObject([{ clause: expect.stringContaining('a build may be running') }]);
  });
});
