import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Counters, noCounters } from '../../../../../src/core/model/status.ts';
import { readJUnit } from '../../../../../src/core/results/junit/read-junit.ts';
import { readFileBlocks } from '../../../../../src/lib/regular-file.ts';

const fixtures = fileURLToPath(new URL('../../../../fixtures/junit/', import.meta.url));

interface Expected {
  readonly found?: Partial<Counters>;
  readonly problems?: readonly string[];
  /** Default true. */
  readonly complete?: boolean;
}

const expectations: Readonly<Record<string, Expected>> = {
  'service-report.xml': { found: { passed: 1, failed: 1 } },
  'service-results.xml': {
    // An unknown word counts as an error, never as a pass.
    found: { passed: 1, failed: 1, skipped: 2, error: 2, timedOut: 2, pending: 1 },
    problems: ['counts-differ', 'unknown-result'],
  },
  'suite-root.xml': { found: { passed: 1, failed: 1, error: 1 } },
  'nested-suites.xml': { found: { passed: 4, failed: 2 } },
  'no-attributes.xml': { found: { passed: 1, skipped: 1, failed: 1, error: 1 } },
  'cases-in-root.xml': { found: { passed: 1, failed: 1 } },
  'odd-numbers.xml': { found: { passed: 4 }, problems: ['bad-number'] },
  'several-failures.xml': { found: { passed: 1, failed: 1 } },
  'worse-wins.xml': { found: { failed: 4, error: 2 } },
  'surefire-reruns.xml': { found: { passed: 2, failed: 1, error: 1 } },
  'repeated-numbered.xml': { found: { passed: 5, failed: 3 }, problems: ['counts-differ'] },
  'parameterized.xml': { found: { passed: 3, failed: 1 } },
  'flaky-attribute.xml': { found: { passed: 1, failed: 3 }, problems: ['counts-differ'] },
  'suite-error.xml': { found: { error: 1 } },
  'suite-failure-beside-cases.xml': { found: { passed: 1, failed: 1 } },
  'disabled.xml': { found: { passed: 1, skipped: 7 } },
  'properties.xml': { found: { passed: 1 } },
  'outputs.xml': { found: { passed: 1, failed: 1 } },
  'control-characters.xml': { found: { failed: 1 }, problems: ['illegal-characters'] },
  'references.xml': { found: { passed: 1, failed: 1 }, problems: ['bad-reference'] },
  'raw-less-than.xml': { found: { passed: 2 }, problems: ['bad-attribute', 'bad-number'] },
  'namespaces.xml': { found: { failed: 1 } },
  'comments.xml': { found: { passed: 1 } },
  'unknown-elements.xml': { found: { passed: 1, failed: 2 } },

  'truncated-in-case.xml': { found: { passed: 1, failed: 1, error: 1 }, problems: ['truncated'], complete: false },
  'truncated-in-failure.xml': { found: { passed: 1, failed: 1 }, problems: ['truncated'], complete: false },
  'entity-bomb.xml': { problems: ['doctype'], complete: false },
};

describe('dialects and broken forms', () => {
  it.each(Object.entries(expectations))(
    'the report %s is read as expected',
    async (name, { found = {}, problems = [], complete = true }) => {
      const reading = await readJUnit(readFileBlocks(`${fixtures}${name}`));
      expect([...new Set(reading.problems.map(({ code }) => code))].sort()).toEqual(problems);
      expect(reading.found).toEqual({ ...noCounters, ...found });
      expect(reading.complete).toBe(complete);
    },
  );

  it('covers every fixture', () => {
    expect(readdirSync(fixtures).sort()).toEqual(Object.keys(expectations).sort());
  });

  it('keeps the error of a missing file', async () => {
    await expect(readJUnit(readFileBlocks(`${fixtures}not-there.xml`))).rejects.toThrow(/ENOENT/);
  });
});
