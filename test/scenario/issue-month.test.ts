import { expect, it } from 'vitest';
import { expectedMonth } from '../helpers/issue-month/expected-month.ts';
import { simulateMonth } from '../helpers/issue-month/simulated-month.ts';

const nights = 30;

it('issues of nightly runs are opened, updated, commented on and closed as the rules say', async () => {
  const seen = await simulateMonth(nights);
  const expected = expectedMonth(nights);
  expect(seen.map((events) => events.toSorted())).toEqual(expected.map((events) => events.toSorted()));
  // The month has every kind of event.
  for (const kind of ['opened', 'edited', 'reopened', 'closed', 'commented'])
    expect(seen.flat().some((event) => event.endsWith(` ${kind}`))).toBe(true);
});
