import { expect, it } from 'vitest';
import { explainFailure, failureHeadline } from '../../../../src/results/analysis/root-cause.ts';

const outer = 'java.lang.RuntimeException: Unable to start activity';
const traceOf = (...lines: readonly string[]): string => [outer, '\tat com.shop.Cart.open(Cart.kt:3)', ...lines].join('\n');

it.each<{ name: string; trace?: string; message?: string; headline: string; outer?: string }>([
  { name: 'a failure without causes is its own headline', trace: traceOf(), headline: outer },
  {
    name: 'the deepest cause comes first',
    trace: traceOf('Caused by: a.WrapperException: failed', '\tat a.B.c(B.kt:1)', 'Caused by: a.TimeoutException: took 5 s'),
    headline: 'a.TimeoutException: took 5 s',
    outer,
  },
  {
    name: 'a cause with a message says more than a deeper one without',
    trace: traceOf('Caused by: a.WrapperException: no cart', '\tat a.B.c(B.kt:1)', 'Caused by: java.lang.NullPointerException'),
    headline: 'a.WrapperException: no cart',
    outer,
  },
  {
    name: 'of causes without messages the deepest counts',
    trace: traceOf('Caused by: a.OneException', '\tat a.B.c(B.kt:1)', 'Caused by: a.TwoException'),
    headline: 'a.TwoException',
    outer,
  },
  {
    name: 'an outer line that repeats the cause is left out',
    message: `${outer}: a.TimeoutException: took 5 s`,
    trace: traceOf('Caused by: a.TimeoutException: took 5 s\r'),
    headline: 'a.TimeoutException: took 5 s',
  },
  { name: 'causes of suppressed exceptions do not count', trace: traceOf('\tCaused by: a.B: c'), headline: outer },
  { name: 'a message that mentions a cause is not one', message: 'Caused by: nothing', headline: 'Caused by: nothing' },
  { name: 'nothing is said of nothing', headline: '' },
])('the root cause is found: $name', ({ trace, message, headline, outer: expected }) => {
  const failure = {
    kind: 'failure' as const,
    ...(trace === undefined ? {} : { trace }),
    ...(message === undefined ? {} : { message }),
  };
  expect(explainFailure(failure)).toEqual({ headline, ...(expected === undefined ? {} : { outer: expected }) });
});

it.each([
  [{ kind: 'failure', message: '\n  no user\nmore' }, 'no user'],
  [{ kind: 'failure', trace: 'java.lang.Error: x\n\tat a' }, 'java.lang.Error: x'],
  [{ kind: 'failure', type: 'E', message: 'x' }, 'E: x'],
  [{ kind: 'failure', type: 'E' }, 'E'],
  [undefined, ''],
] as const)('the first line of %j is %j', (failure, headline) => {
  expect(failureHeadline(failure)).toBe(headline);
});
