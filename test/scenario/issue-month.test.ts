import { expect, it } from 'vitest';
import { expectedMonth } from '../../scripts/studies/expected-month.ts';
import { simulateMonth } from '../../scripts/studies/simulated-month.ts';

/** `npm run study -- issues` simulates the whole month. */
const nights = 12;

it('issues of nightly runs are opened, updated, commented on and closed as the rules say', async () => {
  const seen = await simulateMonth(nights);
  const expected = expectedMonth(nights);
  expect(seen.map((events) => events.toSorted())).toEqual(expected.map((events) => events.toSorted()));
  // A short month has every kind of event.
  for (const kind of ['opened', 'edited', 'reopened', 'closed', 'commented'])
    expect(seen.flat().some((event) => event.endsWith(` ${kind}`))).toBe(true);
});
