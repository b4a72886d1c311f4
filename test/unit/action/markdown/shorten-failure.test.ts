import { describe, expect, it } from 'vitest';
import { shortenFailure } from '../../../../src/action/markdown/shorten-failure.ts';
import { assertionTrace, espressoTrace } from './sample-runs.ts';

describe('shortenFailure', () => {
  it('folds framework frames', () => {
    expect(shortenFailure({ kind: 'failure', type: 'java.lang.AssertionError', trace: assertionTrace }, 20)).toBe(
      [
        'java.lang.AssertionError: expected:<3> but was:<4>',
        '    … 3 framework frames',
        '    at com.shop.checkout.CheckoutTest.totalsAddUp(CheckoutTest.kt:31)',
        '    … 3 framework frames',
      ].join('\n'),
    );
  });

  it('leaves the view hierarchy to the full report', () => {
    const text = shortenFailure({ kind: 'failure', trace: espressoTrace }, 20);
    expect(text).toContain('… view hierarchy (6 lines): see the full report');
    expect(text).not.toContain('DecorView');
    expect(text).toContain('Caused by: java.lang.IllegalStateException: no price for article 4711');
  });

  it.each([
    [{ kind: 'failure', message: 'no user' }, 'no user'],
    [{ kind: 'failure', type: 'AssertionError', message: 'no user' }, 'AssertionError: no user'],
    [{ kind: 'failure', type: 'AssertionError', message: 'AssertionError: no user' }, 'AssertionError: no user'],
    [
      { kind: 'failure', message: 'no user', trace: 'AssertionError: no user\n\tat a.b.C.d(C.kt:1)' },
      'AssertionError: no user\n    at a.b.C.d(C.kt:1)',
    ],
    [{ kind: 'failure', message: 'no user', trace: 'ShopTests/LoginTests.swift:17' }, 'no user\nShopTests/LoginTests.swift:17'],
    [{ kind: 'error', type: 'Crash' }, 'Crash'],
    [{ kind: 'failure' }, ''],
    [{ kind: 'failure', message: ' \r\n ', trace: '\n' }, ''],
  ] as const)('tells %j once', (failure, text) => {
    expect(shortenFailure(failure, 20)).toBe(text);
  });

  it('counts what it leaves out, folded frames included', () => {
    const trace = ['Boom', 'one', ...Array.from({ length: 5 }, () => '\tat java.a.B.c(B.java:1)'), 'two'].join('\n');
    expect(shortenFailure({ kind: 'failure', trace }, 3)).toBe('Boom\none\n… 6 more lines');
  });

  it('cuts endless lines', () => {
    expect(shortenFailure({ kind: 'failure', message: 'x'.repeat(3_000_000) }, 20).length).toBeLessThanOrEqual(400);
  });
});
