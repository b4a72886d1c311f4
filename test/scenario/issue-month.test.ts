import { expect, it } from 'vitest';
import { expectedMonth } from '../helpers/issue-month/expected-month.ts';
import { simulateMonth } from '../helpers/issue-month/simulated-month.ts';

/** `ISSUE_NIGHTS=30` plays a whole month. 12 nights have every kind of event, too. */
const { ISSUE_NIGHTS = '12' } = process.env;
const nights = Number(ISSUE_NIGHTS);

it('issues of nightly runs are opened, updated, commented on and closed as the rules say', async () => {
  const seen = await simulateMonth(nights);
  const expected = expectedMonth(nights);
  expect(seen.map((events) => events.toSorted())).toEqual(expected.map((events) => events.toSorted()));
  for (const kind of ['opened', 'edited', 'reopened', 'closed', 'commented'])
    expect(seen.flat().some((event) => event.endsWith(` ${kind}`))).toBe(true);
});
