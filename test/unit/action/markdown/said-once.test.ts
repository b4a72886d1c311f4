import { describe, expect, it } from 'vitest';
import { renderComment, renderSummary, renderTriage } from '../../../../src/action/markdown/reports.ts';
import { renderCause } from '../../../../src/action/markdown/triage.ts';
import type { RunAnalysis } from '../../../../src/core/model/run-analysis.ts';
import { describeCategory } from '../../../../src/core/model/triage.ts';
import { noFacts, triageRun } from '../../../../src/core/results/triage/triage.ts';
import { situations } from '../../../browser/sample/situations.ts';

const reportDir = 'mobile-test-results';
const shown = { links: {}, reportDir };
const all = situations();
const runOf = (name: string): RunAnalysis => {
  const run = all[name];
  if (run === undefined) throw new Error(`no situation ${name}`);
  return run;
};
const texts = (run: RunAnalysis): string[] => [renderSummary(run, shown), renderComment(run, '', shown)];
const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe('what to do', () => {
  it.each(['failed', 'infrastructure', 'large'])('about each failed test of the situation "%s" stands once', (name) => {
    const run = runOf(name);
    const { entries } = triageRun(run, noFacts);
    for (const { tests, nextStep, category, certainty, reproduce, outcome } of entries) {
      if (tests.length === 0 || outcome !== 'failed') continue;
      const same = entries.filter((each) => each.nextStep === nextStep).length;
      for (const text of texts(run)) {
        expect(countOf(text, `**Next:** ${nextStep}\n`)).toBe(same);
        expect(text).toContain(`Category: ${describeCategory(category, certainty)}, cause \``);
        expect(text).toContain(
          `To reproduce:\n\n\`\`\`text\n${reproduce?.command}\n\`\`\`\n\nOr set the inputs \`tests: ${reproduce?.tests}\``,
        );
      }
    }
  });

  it('about a cause can be copied, without HTML', () => {
    const [entry] = triageRun(runOf('failed'), noFacts).entries;
    if (entry === undefined) throw new Error('no entry');
    const text = renderCause(entry);
    expect(text).toMatch(/^\*\*`com\.shop\.checkout\.CheckoutTest#showsPayment` fails on `Google Pixel 8-14\.0`\*\*\n/);
    expect(text).toContain(`- **Next:** ${entry.nextStep}`);
    expect(text).not.toMatch(/<\/?(?:details|summary|code)/);
  });
});

describe('each thing stands once', () => {
  it('a refused credential has one reason and one next step', () => {
    for (const text of texts(runOf('credentials'))) {
      expect(countOf(text, 'does not accept the credentials')).toBe(1);
      expect(countOf(text, '**Next:**')).toBe(1);
    }
  });

  it('a green run does not count its tests in a sentence, too', () => {
    for (const text of texts(runOf('green'))) {
      expect(countOf(text, '200 tests passed')).toBe(0);
      expect(text).toContain('Every session reported.');
    }
  });

  it('failures on one device are in no table, and on several devices they are', () => {
    for (const text of texts(runOf('failed'))) expect(text).not.toContain('### Failed tests');
    for (const text of texts(runOf('large'))) expect(text).toContain('### Failed and flaky tests');
  });

  it('builds have short ids, and causes no names of rules', () => {
    const run = runOf('failed');
    for (const text of [...texts(run), renderTriage(run, triageRun(run, noFacts), reportDir)]) {
      expect(text.replaceAll(/\(https:[^)]*\)/g, '')).not.toMatch(/[\da-f]{40}/);
      expect(text).not.toMatch(/rule `/);
    }
  });

  it('a new failure was first seen in this run, which needs no words', () => {
    const run = runOf('failed');
    const { entries, ...document } = triageRun(run, noFacts);
    const firstSeen = { run: '1', commit: '', date: '2026-01-02T10:20:30.000Z' };
    const shownAs = (label: 'new' | 'known'): string =>
      renderComment(run, '', {
        ...shown,
        triage: { ...document, entries: entries.map((each) => ({ ...each, label, firstSeen })) },
      });
    expect(shownAs('new')).not.toContain('First seen');
    expect(shownAs('known')).toContain('First seen: 2026-01-02');
  });

  it('a first run whose commit is unknown is named by its day', () => {
    const run = runOf('failed');
    const { entries, ...document } = triageRun(run, noFacts);
    const [entry, ...others] = entries.map((each) => ({
      ...each,
      firstSeen: { run: '1', commit: '', date: '2026-01-02T10:20:30.000Z' },
    }));
    if (entry === undefined) throw new Error('no entry');
    const text = renderComment(run, '', { ...shown, triage: { ...document, entries: [entry, ...others] } });
    expect(text).toContain('- First seen: 2026-01-02\n');
    expect(text).not.toContain('commit ``');
  });

  it('the heading of a run without usable results leads with the reason, which is not repeated below it', () => {
    for (const text of texts(runOf('infrastructure'))) {
      expect(text).toMatch(
        /^\n?## ❌ Error: 2 of 3 devices gave no usable result: Samsung Galaxy S22-12\.0: the session reports 6 tests/,
      );
      expect(countOf(text, 'the session reports 6 tests')).toBe(1);
    }
  });
});
